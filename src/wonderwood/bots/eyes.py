"""All a bot gets to see: one seat's eyes. There is no way from here to what the seat may not know."""

from collections.abc import Callable

from wonderwood.engine.fate import QuickFate
from wonderwood.engine.match import Match
from wonderwood.engine.table import Ask


class Eyes:
    """A question to one seat, that seat's view, and imagined tables that agree with what it knows."""

    def __init__(self, match: Match, seat: int, seed: int, age: int | None = None) -> None:
        fate = QuickFate(seed)
        view = match.view
        determinize = match.determinize
        self.seat = seat
        self.seats = match.seats
        self.game = match.game
        self.age = len(match.answers) if age is None else age  # choices made at this table so far
        self.fate = fate
        self._view: Callable[[], dict[str, object]] = lambda: view(seat)
        self._imagine: Callable[[int], Match] = lambda seed: determinize(seat, seed)
        ask = None if match.ask is None else match.ask.of(seat)
        assert ask is not None, "a bot is only asked when its seat must choose"
        self.ask: Ask = ask

    @property
    def options(self) -> list[int]:
        return self.ask.options

    def view(self) -> dict[str, object]:
        return self._view()

    def imagine(self, seed: int | None = None) -> Match:
        """A lean copy of the table in which everything unseen is dealt at random; the same for the same seed."""
        return self._imagine(self.fate.split() if seed is None else seed)
