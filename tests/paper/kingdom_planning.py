"""Wonderful Kingdom: two players plan side by side, each at its own pace, cube by cube, with undo inside."""

from typing import Final, final

from wonderwood.engine.game import SEAT, Game, Outcome, rank
from wonderwood.engine.table import OPEN, Ask, Field, Flow, Table, together
from wonderwood.engine.vocabulary import Box, Domain, Vocabulary

CARD: Final = Domain("card", 12)  # cost = 1 + card % 3, worth the same
BOOK: Final = Vocabulary()
BUILD: Final = BOOK.verb("build", CARD)
RECYCLE: Final = BOOK.verb("recycle", CARD)
PLACE: Final = BOOK.verb("place", CARD)
ALCHEMY: Final = BOOK.verb("alchemy")
PLAN: Final = BOOK.prompt("plan", "4.2")
CUBE: Final = BOOK.prompt("cube", "4.3")
BUILT: Final = BOOK.event("built", "6.1", who=SEAT, card=CARD)


@final
class Kingdom(Table):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.deck: list[int] = []
        self.selection: list[list[int]] = [[] for _ in range(seats)]
        self.sites: list[list[int]] = [[] for _ in range(seats)]
        self.cubes = [0] * 12  # on each card
        self.alchemy = [0] * seats
        self.points = [0] * seats

    def fields(self) -> list[Field]:
        return FIELDS

    def blank(self) -> Table:
        return Kingdom(self.seats)


FIELDS: Final = [
    Field("deck", 2, CARD, pool="cards"),
    Field("selection", OPEN, CARD),
    Field("sites", OPEN, CARD),
    Field("cubes", OPEN),
    Field("alchemy", OPEN),
    Field("points", OPEN),
]


def choose(t: Kingdom) -> Flow:
    t.deck = list(range(12))
    for seat in range(t.seats):
        t.selection[seat] = [t.fate.take(t.deck) for _ in range(5)]
    t.phase = 1
    return
    yield


def planning(t: Kingdom) -> Flow:
    yield from together(t, [plan(t, seat) for seat in range(t.seats)])
    t.over = 1


def plan(t: Kingdom, seat: int) -> Flow:
    while t.selection[seat]:
        cards = sorted(t.selection[seat])
        choice = yield Ask(seat, PLAN, [BUILD.of(card) for card in cards] + [RECYCLE.of(card) for card in cards])
        if BUILD.has(choice):
            t.selection[seat].remove(BUILD.first(choice))
            t.sites[seat].append(BUILD.first(choice))
            continue
        t.selection[seat].remove(RECYCLE.first(choice))
        choice = yield Ask(seat, CUBE, [*[PLACE.of(card) for card in t.sites[seat]], ALCHEMY.of()])
        if choice == ALCHEMY.of():
            t.alchemy[seat] += 1
        else:
            place(t, seat, PLACE.first(choice))


def place(t: Kingdom, seat: int, card: int) -> None:
    t.cubes[card] += 1
    if t.cubes[card] > card % 3:
        t.sites[seat].remove(card)
        t.points[seat] += 1 + card % 3
        t.log(BUILT, seat, card)


class KingdomPlanning(Game):
    def __init__(self) -> None:
        self.name = "paper_kingdom"
        self.min_seats = self.max_seats = 2
        self.variants = []
        self.book = BOOK
        self.phases = ["choose", "planning"]

    def open_box(self, components: str | None) -> Box:
        return Box("paper")

    def deal(self, box: Box, seats: int, options: dict[str, object]) -> Table:
        return Kingdom(seats)

    def begin(self, table: Table) -> Flow:
        assert isinstance(table, Kingdom)
        return choose(table) if table.phase == 0 else planning(table)

    def outcome(self, table: Table) -> Outcome:
        assert isinstance(table, Kingdom)
        return rank([[p] for p in table.points], ["points"], table.points, [{"points": p} for p in table.points])


GAME: Final = KingdomPlanning()
