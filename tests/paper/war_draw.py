"""Wonderland's War: secret bets of those who watch, simultaneous draw-or-stop, busts before strength, fewest points first."""

from typing import Final, final

from wonderwood.engine.game import AMOUNT, SEAT, Game, Outcome, rank
from wonderwood.engine.table import COUNTED, OPEN, OWN, Ask, Field, Flow, Table, together
from wonderwood.engine.vocabulary import Box, Domain, Vocabulary

CHIP: Final = Domain("chip", 5)  # 0 madness, 1 to 4 strength
BOOK: Final = Vocabulary()
BET: Final = BOOK.verb("bet", SEAT)
DRAW: Final = BOOK.verb("draw")
STOP: Final = BOOK.verb("stop")
SHIELD: Final = BOOK.verb("shield", Domain("yes", 2))
ASK_BET: Final = BOOK.prompt("bet", "R7.5")
ASK_DRAW: Final = BOOK.prompt("draw", "R7.12")
ASK_SHIELD: Final = BOOK.prompt("shield", "R10.3")
HAS_BET: Final = BOOK.event("bet", "R7.5", who=SEAT, on=SEAT.seen_by("who"))
DREW: Final = BOOK.event("drew", "R7.6", who=SEAT, chip=CHIP)
SHOWN: Final = BOOK.event("shown", "R11.10", who=SEAT, on=SEAT, right=AMOUNT)

FIGHTING, STOPPED, BUST, WATCHING = 0, 1, 2, 3


@final
class War(Table):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.bags: list[list[int]] = [[] for _ in range(seats)]
        self.status = [WATCHING] * seats
        self.units = [2] * seats
        self.shields = [1] * seats
        self.strength = [0] * seats
        self.bets = [-1] * seats
        self.choices = [-1] * seats  # draw 1, stop 0: secret until all have chosen
        self.drawn = [-1] * seats
        self.shown = 0
        self.points = [0] * seats
        self.battles = 0

    def fields(self) -> list[Field]:
        return FIELDS

    def blank(self) -> Table:
        return War(self.seats)


FIELDS: Final = [
    Field("bags", COUNTED, CHIP),
    Field("status", OPEN),
    Field("units", OPEN),
    Field("shields", OPEN),
    Field("strength", OPEN),
    Field("bets", OWN, SEAT, opens="shown"),
    Field("choices", OWN),
    Field("drawn", OPEN, CHIP),
    Field("shown", OPEN),
    Field("points", OPEN),
    Field("battles", OPEN),
]


def prepare(t: War) -> Flow:
    """The next battle: one seat watches and bets."""
    for seat in range(t.seats):
        t.bags[seat] = [0, 0, 1, 2, 2, 3, 4]
    t.status = [WATCHING if seat == t.battles % t.seats else FIGHTING for seat in range(t.seats)]
    t.units = [2] * t.seats
    t.strength = [0] * t.seats
    t.bets = [-1] * t.seats
    t.drawn = [-1] * t.seats
    t.shown = 0
    t.phase = 1
    return
    yield


def bets(t: War) -> Flow:
    yield from together(t, [bet(t, seat) for seat in range(t.seats) if t.status[seat] == WATCHING and t.bets[seat] < 0])
    t.phase = 2


def bet(t: War, seat: int) -> Flow:
    options = [BET.of(other) for other in range(t.seats) if t.status[other] == FIGHTING]
    choice = yield Ask(seat, ASK_BET, options)
    t.bets[seat] = BET.first(choice)
    t.log(HAS_BET, seat, t.bets[seat])


def draw(t: War) -> Flow:
    """One draw: choose at once and in secret; reveal; madness and busts first; then strength for all."""
    t.choices = [-1] * t.seats
    fighters = [seat for seat in range(t.seats) if t.status[seat] == FIGHTING]
    yield from together(t, [draw_or_stop(t, seat) for seat in fighters])
    for seat in fighters:
        if t.choices[seat] and t.bags[seat]:
            t.drawn[seat] = t.fate.take(t.bags[seat])
            t.log(DREW, seat, t.drawn[seat])
        else:
            t.status[seat] = STOPPED
            t.drawn[seat] = -1
    for seat in sorted(fighters, key=lambda one: (t.points[one], one)):
        if t.drawn[seat] == 0:
            yield from madness(t, seat)
    for seat in fighters:
        if t.status[seat] == FIGHTING:
            t.strength[seat] += max(0, t.drawn[seat])
    if FIGHTING not in t.status:
        finish(t)


def draw_or_stop(t: War, seat: int) -> Flow:
    choice = yield Ask(seat, ASK_DRAW, [DRAW.of(), STOP.of()])
    t.choices[seat] = 1 if choice == DRAW.of() else 0


def madness(t: War, seat: int) -> Flow:
    if t.shields[seat]:
        choice = yield Ask(seat, ASK_SHIELD, [SHIELD.of(0), SHIELD.of(1)])
        if SHIELD.first(choice):
            t.shields[seat] = 0
            t.bags[seat].append(0)
            return
    t.units[seat] -= 1
    if not t.units[seat]:
        t.status[seat] = BUST
        t.strength[seat] = 0


def finish(t: War) -> None:
    best = max(t.strength)
    t.shown = 1
    for seat in range(t.seats):
        if best and t.strength[seat] == best:
            t.points[seat] += 4
        if t.bets[seat] >= 0:
            right = int(t.strength[t.bets[seat]] == best > 0)
            t.points[seat] += right
            t.log(SHOWN, seat, t.bets[seat], right)
    t.battles += 1
    t.phase = 0
    if t.battles == 3:
        t.over = 1


class WarDraw(Game):
    def __init__(self) -> None:
        self.name = "paper_war"
        self.min_seats, self.max_seats = 3, 4
        self.variants = []
        self.book = BOOK
        self.phases = ["prepare", "bets", "draw"]

    def open_box(self, components: str | None) -> Box:
        return Box("paper")

    def deal(self, box: Box, seats: int, options: dict[str, object]) -> Table:
        return War(seats)

    def begin(self, table: Table) -> Flow:
        assert isinstance(table, War)
        return [prepare, bets, draw][table.phase](table)

    def outcome(self, table: Table) -> Outcome:
        assert isinstance(table, War)
        return rank([[p] for p in table.points], ["points"], table.points, [{"points": p} for p in table.points])


GAME: Final = WarDraw()
