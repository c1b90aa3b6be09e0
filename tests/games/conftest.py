"""Shared by the tests of all games: a list that copies share is never changed in place, in whatever a test plays."""

from collections.abc import Callable, Iterator
from typing import Any, NoReturn

import pytest

from wonderwood.engine.match import Match
from wonderwood.engine.playouts import compiled
from wonderwood.engine.table import Table


class Frozen(list[Any]):
    """A list that can be read, copied and replaced, and nothing else."""

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise AssertionError("this list is shared by copies of the table: put a new one in its place (docs/decisions/0011)")

    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse
    append = extend = insert = remove = pop = clear = sort = reverse = _refuse


def frozen(value: list[Any]) -> Frozen:
    return Frozen(frozen(item) if isinstance(item, list) else item for item in value)


def thawed(value: list[Any]) -> list[Any]:
    return [thawed(item) if isinstance(item, list) else item for item in value]


def put_anew(table: Table, made: Callable[[list[Any]], list[Any]]) -> None:
    """Every shared list of the table, made again."""
    for field in table.fields():
        if field.shared:
            setattr(table, field.name, made(getattr(table, field.name)))


@pytest.fixture(autouse=True)
def shared_lists_are_frozen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Only on the source: compiled classes take no other method. There the conformance suite watches (check_shared)."""
    if compiled():
        yield
        return
    answer = Match._answer

    def watched(self: Match, *given: Any) -> None:
        put_anew(self.table, frozen)
        answer(self, *given)
        put_anew(self.table, thawed)  # a test lays out its table as it likes

    monkeypatch.setattr(Match, "_answer", watched)
    yield
