"""Liar's Dice: the tiny real game of docs/add-a-game.md. It lives in the test tree and passes the whole conformance suite."""

from typing import Final

from tiny.rules import bid, roll
from tiny.table import BID_COUNT, BOOK, FACE, ROLL, DiceTable
from wonderwood.engine.game import Game, Outcome, Variant, rank
from wonderwood.engine.table import Flow, Table
from wonderwood.engine.vocabulary import Box


class LiarsDice(Game):
    """Bid how many dice of a face lie under all cups together, or doubt the last bid. Who is wrong loses a die."""

    def __init__(self) -> None:
        self.name = "liars_dice"
        self.min_seats, self.max_seats = 2, 5
        self.variants = [Variant("dice", [3, 2, 5]), Variant("series", [False, True])]
        self.book = BOOK
        self.phases = ["roll", "bid"]

    def open_box(self, components: str | None) -> Box:
        return Box("liars-dice")

    def deal(self, box: Box, seats: int, options: dict[str, object]) -> Table:
        t = DiceTable(seats)
        t.dice = [int(str(options["dice"]))] * seats
        return t

    def begin(self, table: Table) -> Flow:
        assert isinstance(table, DiceTable)
        return roll(table) if table.phase == ROLL else bid(table)

    def outcome(self, table: Table) -> Outcome:
        assert isinstance(table, DiceTable)
        scores = table.places
        return rank([[score] for score in scores], ["places"], scores, [{"places": score} for score in scores])

    def sequel(self, table: Table, options: dict[str, object]) -> dict[str, object] | None:
        """In a series another game follows, with fewer dice, down to two."""
        fewer = {5: 3, 3: 2}.get(int(str(options["dice"])))
        return {**options, "dice": fewer} if options["series"] and fewer is not None else None

    def present(self, table: Table, seat: int | None) -> dict[str, object]:
        assert isinstance(table, DiceTable)
        return {"dice_left": sum(table.dice)}


GAME: Final = LiarsDice()

__all__ = ["BID_COUNT", "FACE", "GAME"]
