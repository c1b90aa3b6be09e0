"""Sealed Bids: a game for tests of the server. Both choose a suit and an amount side by side, in secret, then reveal."""

from typing import Final, final

from wonderwood.engine.game import AMOUNT, SEAT, Game, Outcome, Variant, rank
from wonderwood.engine.table import COUNTED, OPEN, OWN, Ask, Field, Flow, Table, together
from wonderwood.engine.vocabulary import Box, Domain, Vocabulary

CARD: Final = Domain("card", 40)

BOOK: Final = Vocabulary()
PICK: Final = BOOK.verb("pick", CARD)
PAY: Final = BOOK.verb("pay", Domain("amount", 4))
ASK_PICK: Final = BOOK.prompt("pick", "1", secret=True)
ASK_PAY: Final = BOOK.prompt("pay", "2", secret=True, card=CARD)
PICKED: Final = BOOK.event("picked", "1", only=("who",), who=SEAT, card=CARD)
SHOWN: Final = BOOK.event("shown", "3", who=SEAT, card=CARD, amount=AMOUNT)


@final
class SealedTable(Table):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.picks: list[list[int]] = [[] for _ in range(seats)]
        self.pays: list[list[int]] = [[] for _ in range(seats)]
        self.points = [0] * seats
        self.round = 0

    def fields(self) -> list[Field]:
        return FIELDS

    def blank(self) -> Table:
        return SealedTable(self.seats)


FIELDS: Final = [
    Field("deck", COUNTED, CARD, pool="cards"),
    Field("hands", OWN, CARD, pool="cards"),
    Field("picks", OWN, CARD),
    Field("pays", OWN),
    Field("points", OPEN),
    Field("round", OPEN),
]


def bidding(t: SealedTable) -> Flow:
    if not t.deck and not t.round:
        t.deck = list(range(40))
        for hand in t.hands:
            hand.extend(t.fate.take(t.deck) for _ in range(4))
    t.phase = 1
    return
    yield


def secret(t: SealedTable, seat: int) -> Flow:
    """Two answers in a row that nobody else may notice, then done."""
    choice = yield Ask(seat, ASK_PICK, [PICK.of(card) for card in t.hands[seat]])
    card = PICK.first(choice)
    t.log(PICKED, seat, card)
    choice = yield Ask(seat, ASK_PAY, [PAY.of(amount) for amount in range(3)], card)
    t.hands[seat].remove(card)
    t.picks[seat] = [card]
    t.pays[seat] = [PAY.first(choice)]


def bid(t: SealedTable) -> Flow:
    yield from together(t, [secret(t, seat) for seat in range(t.seats) if not t.picks[seat]])
    for seat in range(t.seats):
        t.log(SHOWN, seat, t.picks[seat][0], t.pays[seat][0])
        t.points[seat] += t.picks[seat][0] % 5 - t.pays[seat][0]
        t.picks[seat] = []
        t.pays[seat] = []
        t.hands[seat].append(t.fate.take(t.deck))
    t.reveal()
    t.round += 1
    if t.round == 3:
        t.over = 1


class SealedBids(Game):
    def __init__(self) -> None:
        self.name = "sealed"
        self.min_seats, self.max_seats = 2, 4
        self.variants: list[Variant] = []
        self.book = BOOK
        self.phases = ["deal", "bid"]

    def open_box(self, components: str | None) -> Box:
        return Box("sealed")

    def deal(self, box: Box, seats: int, options: dict[str, object]) -> Table:
        return SealedTable(seats)

    def begin(self, table: Table) -> Flow:
        assert isinstance(table, SealedTable)
        return bid(table) if table.phase else bidding(table)

    def outcome(self, table: Table) -> Outcome:
        assert isinstance(table, SealedTable)
        return rank([[one] for one in table.points], ["points"], table.points, [{"points": one} for one in table.points])


GAME: Final = SealedBids()
