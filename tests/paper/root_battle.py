"""Root: outrage inside a move inside a march, then a battle with ambush, foil, dice, hits and field hospitals."""

from collections.abc import Generator
from typing import Final, final

from wonderwood.engine.game import AMOUNT, SEAT, Game, Outcome, rank
from wonderwood.engine.table import OPEN, OWN, Ask, Field, Flow, Table
from wonderwood.engine.vocabulary import Box, Domain, Vocabulary

CLEARING: Final = Domain("clearing", 4)
CARD: Final = Domain("card", 16)  # suit = card % 4 (3 is the bird); cards below 4 are ambushes
BOOK: Final = Vocabulary()
MOVE: Final = BOOK.verb("move", CLEARING, CLEARING)
BATTLE: Final = BOOK.verb("battle", CLEARING)
PLAY: Final = BOOK.verb("play", CARD)
LOSE: Final = BOOK.verb("lose", Domain("piece", 2))  # 0 a warrior, 1 the sympathy token
PASS: Final = BOOK.verb("pass")
ACTION: Final = BOOK.prompt("action", "G1")
AMBUSH: Final = BOOK.prompt("ambush", "B3", secret=True)
FOIL: Final = BOOK.prompt("foil", "B4", secret=True)
OUTRAGE: Final = BOOK.prompt("outrage", "WA3", secret=True)
HITS: Final = BOOK.prompt("hits", "B20", left=AMOUNT)
HOSPITAL: Final = BOOK.prompt("hospital", "MA3", secret=True)
ROLLED: Final = BOOK.event("rolled", "B9", high=AMOUNT, low=AMOUNT)
PAID: Final = BOOK.event("paid", "WA3", who=SEAT, to=SEAT, card=CARD.seen_by("who", "to"))


@final
class Forest(Table):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.supporters: list[list[int]] = [[] for _ in range(seats)]
        self.warriors: list[list[int]] = [[0] * 4 for _ in range(seats)]
        self.sympathy = [0, 0, 0, 0]  # tokens of seat 1
        self.turns = 0
        self.points = [0] * seats

    def fields(self) -> list[Field]:
        return FIELDS

    def blank(self) -> Table:
        return Forest(self.seats)


FIELDS: Final = [
    Field("deck", 2, CARD, pool="cards"),
    Field("hands", OWN, CARD, pool="cards"),
    Field("supporters", OWN, CARD, pool="cards"),
    Field("warriors", OPEN),
    Field("sympathy", OPEN),
    Field("turns", OPEN),
    Field("points", OPEN),
]


def setup(t: Forest) -> Flow:
    t.deck = list(range(16))
    for seat in range(t.seats):
        t.hands[seat] = [t.fate.take(t.deck) for _ in range(5)]
    t.warriors = [[4, 1, 0, 0], [0, 2, 2, 0]]
    t.sympathy = [0, 1, 0, 1]
    t.phase = 1
    return
    yield


def turn(t: Forest) -> Flow:
    """A march (two moves), then one battle."""
    seat = t.turns % 2
    for _ in range(2):
        moves = [MOVE.of(a, b) for a in range(4) if t.warriors[seat][a] for b in ((a + 1) % 4, (a + 3) % 4)]
        choice = yield Ask(seat, ACTION, [*moves, PASS.of()])
        if choice == PASS.of():
            break
        yield from move(t, seat, MOVE.first(choice), MOVE.second(choice))
    fights = [BATTLE.of(c) for c in range(4) if t.warriors[seat][c] and t.warriors[1 - seat][c]]
    choice = yield Ask(seat, ACTION, [*fights, PASS.of()])
    if choice != PASS.of():
        yield from battle(t, seat, 1 - seat, BATTLE.first(choice))
    t.turns += 1
    if t.turns == 6:
        t.over = 1


def move(t: Forest, seat: int, start: int, end: int) -> Flow:
    t.warriors[seat][start] -= 1
    t.warriors[seat][end] += 1
    if seat == 0 and t.sympathy[end]:
        yield from outrage(t, seat, 1, end)


def outrage(t: Forest, payer: int, to: int, clearing: int) -> Flow:
    matching = [card for card in t.hands[payer] if card % 4 in (clearing, 3)]
    if not matching:
        if t.deck:
            t.supporters[to].append(t.fate.take(t.deck))
        return
    choice = yield Ask(payer, OUTRAGE, [PLAY.of(card) for card in matching])
    card = PLAY.first(choice)
    t.hands[payer].remove(card)
    t.supporters[to].append(card)
    t.log(PAID, payer, to, card)


def offer(t: Forest, seat: int, prompt: object, clearing: int) -> Generator[Ask, int, int]:
    assert prompt is AMBUSH or prompt is FOIL
    cards = [card for card in t.hands[seat] if card < 4 and card in (clearing, 3)]
    choice = yield Ask(seat, AMBUSH if prompt is AMBUSH else FOIL, [*[PLAY.of(card) for card in cards], PASS.of()])
    if choice == PASS.of():
        return 0
    t.hands[seat].remove(PLAY.first(choice))
    t.deck.append(PLAY.first(choice))
    return 1


def battle(t: Forest, attacker: int, defender: int, where: int) -> Flow:
    """B2: ambush, roll, hits dealt together."""
    if (yield from offer(t, defender, AMBUSH, where)) and not (yield from offer(t, attacker, FOIL, where)):
        yield from take_hits(t, attacker, where, 2, defender)
        if not t.warriors[attacker][where]:
            return
    one, two = t.fate.below(4), t.fate.below(4)
    t.log(ROLLED, max(one, two), min(one, two))
    strong = min(max(one, two), t.warriors[attacker][where])
    weak = min(min(one, two), t.warriors[defender][where])
    yield from take_hits(t, defender, where, strong, attacker)
    yield from take_hits(t, attacker, where, weak, defender)


def take_hits(t: Forest, seat: int, where: int, hits: int, by: int) -> Flow:
    lost = 0
    while hits and (t.warriors[seat][where] or (seat == 1 and t.sympathy[where])):
        pieces = [LOSE.of(0)] if t.warriors[seat][where] else [LOSE.of(1)]
        choice = yield Ask(seat, HITS, pieces, hits)
        if LOSE.first(choice) == 0:
            t.warriors[seat][where] -= 1
            lost += 1
        else:
            t.sympathy[where] = 0
            t.points[by] += 1
            yield from outrage(t, by, seat, where)
        hits -= 1
    if lost and seat == 0:
        matching = [card for card in t.hands[seat] if card % 4 in (where, 3)]
        choice = yield Ask(seat, HOSPITAL, [*[PLAY.of(card) for card in matching], PASS.of()])
        if choice != PASS.of():
            t.hands[seat].remove(PLAY.first(choice))
            t.deck.append(PLAY.first(choice))
            t.warriors[0][0] += lost


class RootBattle(Game):
    def __init__(self) -> None:
        self.name = "paper_root"
        self.min_seats = self.max_seats = 2
        self.variants = []
        self.book = BOOK
        self.phases = ["setup", "turn"]

    def open_box(self, components: str | None) -> Box:
        return Box("paper")

    def deal(self, box: Box, seats: int, options: dict[str, object]) -> Table:
        return Forest(seats)

    def begin(self, table: Table) -> Flow:
        assert isinstance(table, Forest)
        return setup(table) if table.phase == 0 else turn(table)

    def outcome(self, table: Table) -> Outcome:
        assert isinstance(table, Forest)
        return rank([[p] for p in table.points], ["points"], table.points, [{"points": p} for p in table.points])

    def audit(self, table: Table) -> list[str]:
        assert isinstance(table, Forest)
        piles = [table.deck, *table.hands, *table.supporters]
        cards = sorted(card for pile in piles for card in pile)
        return [] if cards in ([], list(range(16))) else [f"cards {cards}"]


GAME: Final = RootBattle()
