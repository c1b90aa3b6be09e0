"""The table of Liar's Dice, and what it can say."""

from typing import Final, final

from wonderwood.engine.game import AMOUNT, SEAT
from wonderwood.engine.table import OPEN, OWN, Field, Table
from wonderwood.engine.vocabulary import Domain, Vocabulary

FACE: Final = Domain("face", 7)
BID_COUNT: Final = Domain("amount", 26)

BOOK: Final = Vocabulary()
BID: Final = BOOK.verb("bid", BID_COUNT, FACE)
DOUBT: Final = BOOK.verb("doubt")
ASK_BID: Final = BOOK.prompt("bid", "2", count=AMOUNT, face=FACE)
ROLLED: Final = BOOK.event("rolled", "1", who=SEAT, face=FACE.seen_by("who"))
HAS_BID: Final = BOOK.event("bid", "2", who=SEAT, count=AMOUNT, face=FACE)
SHOWN: Final = BOOK.event("shown", "3", loser=SEAT, count=AMOUNT, face=FACE)

ROLL: Final = 0
BIDDING: Final = 1


@final
class DiceTable(Table):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.dice = [3] * seats  # dice each seat still has
        self.cups: list[list[int]] = [[] for _ in range(seats)]  # what lies under each cup
        self.turn = 0
        self.count = 0  # the last bid, 0 if there is none yet
        self.face = 0
        self.places = [0] * seats

    def fields(self) -> list[Field]:
        return FIELDS

    def blank(self) -> Table:
        return DiceTable(self.seats)


FIELDS: Final = [
    Field("dice", OPEN),
    Field("cups", OWN, FACE, pool="dice"),
    Field("turn", OPEN),
    Field("count", OPEN),
    Field("face", OPEN),
    Field("places", OPEN),
]
