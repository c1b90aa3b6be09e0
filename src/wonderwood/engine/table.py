"""The table of a game: plain integers and lists of them, each field with who may see it."""

from collections.abc import Generator
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from wonderwood.engine.fate import Fate
from wonderwood.engine.vocabulary import NOTHING, Domain, Entry, Event, Prompt

OPEN: Final = 0  # everybody sees it
OWN: Final = 1  # a list with one entry per seat; each seat sees its own, of the others only how many
COUNTED: Final = 2  # nobody sees it, everybody sees how many there are
HIDDEN: Final = 3  # nobody sees anything of it

SPECTATOR: Final = 1 << 20  # the bit of people without a seat in a knowledge mask
EVERYONE: Final = (1 << 21) - 1


NO_FATE: Final = Fate()  # what a table has before a match takes it up


@final
class Field:
    """One field of a table and who may see it.

    `domain`: what its integers are. `pool`: pieces of one pool that a seat cannot place are interchangeable for it.
    `known`: name of a list that holds, for each piece id, the mask of seats that know where that piece is.
    `opens`: name of an integer field; when it is not 0 everybody sees this one. `shared`: a list that changes only by a whole
    new one, so that copies of the table share it; not for lists that say what is `known`. `most`: a list (or each of its
    lists) that grows and shrinks, whose order everybody sees and that never holds more: other lists may stand beside it,
    entry by entry.
    """

    def __init__(
        self,
        name: str,
        sight: int,
        domain: Domain | None = None,
        *,
        pool: str = "",
        known: str = "",
        opens: str = "",
        shared: bool = False,
        most: int = 0,
    ) -> None:
        self.name = name
        self.sight = sight
        self.domain = domain
        self.pool = pool
        self.known = known
        self.opens = opens
        self.shared = shared
        self.most = most


class GameOver(Exception):
    """Raised by a rule that ends the game in the middle of anything; `table.over` is set."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The state of one game. Subclasses add integers, lists of integers and lists of such lists, nothing else."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.phase = 0  # the phase that runs, or the next one
        self.over = 0
        # Below: wiring of the running match, not part of the state.
        self.fate = NO_FATE
        self.lean = True  # nobody watches: no log
        self.polite = False  # forced secret choices are asked all the same: silence would tell
        self.journal: list[Entry] = []
        self.answering = 0  # the seat whose answer is being carried out
        self.gatherings = 0  # `together` blocks begun in this phase
        self.reveals = 0  # times that something hidden was shown: what undo may not take back

    def fields(self) -> list[Field]:
        raise NotImplementedError

    def blank(self) -> "Table":
        """A fresh table of the same box and size."""
        raise NotImplementedError

    def copy(self) -> "Table":
        """An equal table that shares nothing that play changes."""
        new = self.blank()
        new.phase = self.phase
        new.over = self.over
        for field in self.fields():
            setattr(new, field.name, copy_value(getattr(self, field.name)))
        return new

    @final
    def log(
        self,
        event: Event,
        a: int = NOTHING,
        b: int = NOTHING,
        c: int = NOTHING,
        d: int = NOTHING,
        e: int = NOTHING,
        f: int = NOTHING,
    ) -> None:
        if not self.lean:
            self.journal.append(Entry(event, (a, b, c, d, e, f)[: len(event.names)]))

    @final
    def reveal(self) -> None:
        """Somebody has just seen something hidden: choices up to here cannot be undone freely."""
        self.reveals += 1

    @final
    def finish(self) -> GameOver:
        """`raise t.finish()` ends the game on the spot."""
        self.over = 1
        return GameOver()


def copy_value(value: Any) -> Any:
    if isinstance(value, list):
        if value and isinstance(value[0], list):
            return [copy_value(item) for item in value]
        return value[:]
    return value


@final
class Ask:
    """A question to one seat; `also` holds questions to other seats that are open at the same time."""

    def __init__(self, seat: int, prompt: Prompt, options: list[int], a: int = NOTHING, b: int = NOTHING) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.a = a
        self.b = b
        self.also = ALONE
        self.group = 0  # which `together` of the phase it belongs to

    def of(self, seat: int) -> "Ask | None":
        if self.seat == seat:
            return self
        for ask in self.also:
            if ask.seat == seat:
                return ask
        return None

    def forced(self, polite: bool) -> bool:
        return len(self.options) == 1 and not self.also and not (polite and self.prompt.secret)


ALONE: Final[list[Ask]] = []  # what `also` is of a question nobody else is asked with; never changed
Flow = Generator[Ask, int, None]


def together(t: Table, flows: list[Flow]) -> Flow:
    """Run flows side by side: each seat answers its own at its own pace. No two of them may ask the same seat."""
    t.gatherings += 1
    group = t.gatherings
    live: list[Flow] = []
    asks: list[Ask] = []
    for flow in flows:
        ask = _first(t, flow)
        if ask is not None:
            live.append(flow)
            asks.append(ask)
    while live:
        answer = yield _joint(asks, group)
        index = 0
        while asks[index].of(t.answering) is None:
            index += 1
        ask = _resume(t, live[index], answer)
        if ask is None:
            live.pop(index)
            asks.pop(index)
        else:
            asks[index] = ask


def _first(t: Table, flow: Flow) -> Ask | None:
    try:
        ask = next(flow)
    except StopIteration:
        return None
    return _resume(t, flow, ask.options[0]) if _answered(t, ask) else ask


def _resume(t: Table, flow: Flow, answer: int) -> Ask | None:
    try:
        ask = flow.send(answer)
        while _answered(t, ask):
            ask = flow.send(ask.options[0])
    except StopIteration:
        return None
    return ask


def _answered(t: Table, ask: Ask) -> bool:
    if ask.forced(t.polite):
        t.answering = ask.seat
        return True
    return False


def _joint(asks: list[Ask], group: int) -> Ask:
    flat: list[Ask] = []
    for ask in asks:
        for one in [ask, *ask.also]:
            copy = Ask(one.seat, one.prompt, one.options, one.a, one.b)
            copy.group = group
            flat.append(copy)
    head = flat[0]
    head.also = flat[1:]
    return head
