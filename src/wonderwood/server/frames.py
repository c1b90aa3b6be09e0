"""What each pair of eyes gets to see of a match, as bytes. The only place where a match becomes something that is sent."""

from typing import Any

import msgspec
from msgspec import Raw

from wonderwood.engine.match import Match
from wonderwood.engine.sight import entry_view

NULL = Raw(b"null")
EMPTY = Raw(b"[]")

Seats = tuple[int, ...]  # the seats one person looks through; none: a spectator
SPECTATOR = "spectator"  # the eyes of nobody at the table, among those of a screen with several seats

_encode = msgspec.json.Encoder().encode


class Picture:
    """The view of one person: of the seat that matters now and, at a screen with several seats, of each and of nobody."""

    __slots__ = ("main", "undos", "view", "views")

    def __init__(self, match: Match | None, seats: Seats, undos: list[int], shared: dict[str, object] | None = None) -> None:
        if match is None:
            self.main: int | None = None
            self.view = NULL
            self.views: dict[str, Raw] = {}
            self.undos: list[int] = []
            return
        asked = [seat for seat in seats if seat in match.waiting]
        self.main = asked[0] if asked else seats[0] if seats else None
        self.undos = undos
        if len(seats) < 2:
            self.view = Raw(_encode(match.view(self.main, shared)))
            self.views = {}
        else:
            self.views = {str(seat): Raw(_encode(match.view(seat, shared))) for seat in seats}
            self.views[SPECTATOR] = Raw(_encode(match.view(None, shared)))
            self.view = self.views[str(self.main)]

    def same_as(self, other: "Picture | None") -> bool:
        """True if these eyes would see no difference."""
        if other is None or self.undos != other.undos or self.main != other.main:
            return False
        return (
            bytes(self.view) == bytes(other.view)
            and self.views.keys() == other.views.keys()
            and all(bytes(view) == bytes(other.views[seat]) for seat, view in self.views.items())
        )


def read_log(match: Match, seats: Seats, start: int = 0) -> list[dict[str, Any]]:
    """The lines of the journal from `start` on, as any of the seats may read them."""
    eyes: list[int | None] = [*seats] if len(seats) < 2 else [*seats, None]
    lines: list[dict[str, Any]] = []
    for entry in match.table.journal[start:]:
        read = [entry_view(match.box, entry, seat, match.over) for seat in eyes or [None]]
        known = [line for line in read if line is not None]
        if known:
            lines.append(known[0] if len(read) == 1 else _merge(eyes, read, known))
    return lines


def _merge(eyes: list[int | None], read: list[dict[str, Any] | None], known: list[dict[str, Any]]) -> dict[str, Any]:
    """One line for several eyes: all they know together, and who reads what where they do not read the same."""
    facts = dict(known[0]["facts"])
    for line in known[1:]:
        facts = {name: line["facts"][name] if fact is None else fact for name, fact in facts.items()}
    merged = {**known[0], "facts": facts}
    if any(line is None or line["facts"] != facts for line in read):
        names = [SPECTATOR if seat is None else str(seat) for seat in eyes]
        merged["eyes"] = {name: None if line is None else line["facts"] for name, line in zip(names, read, strict=True)}
    return merged


def raw_log(lines: list[dict[str, Any]]) -> Raw:
    return Raw(_encode(lines)) if lines else EMPTY


def encode(frame: Any) -> bytes:
    return _encode(frame)
