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
        game = match.game

        def imagine(seed: int) -> Match:
            imagined = determinize(seat, seed)
            game.suspect(imagined.table, seat, QuickFate(seed))
            return imagined

        self.seat = seat
        self.seats = match.seats
        self.game = game
        self.age = len(match.answers) if age is None else age  # choices made at this table so far
        self.fate = fate
        self._view: Callable[[], dict[str, object]] = lambda: view(seat)
        self._imagine: Callable[[int], Match] = imagine
        ask = None if match.ask is None else match.ask.of(seat)
        assert ask is not None, "a bot is only asked when its seat must choose"
        self.ask: Ask = ask

    @property
    def options(self) -> list[int]:
        return self.ask.options

    def view(self) -> dict[str, object]:
        return self._view()

    def imagine(self, seed: int | None = None) -> Match:
        """A lean copy of the table: everything unseen is dealt at random, as others may have hidden it; the same for a seed."""
        return self._imagine(self.fate.split() if seed is None else seed)
