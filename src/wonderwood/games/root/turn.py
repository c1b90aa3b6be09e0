"""Chapter G: the turn. Birdsong, Daylight, Evening, each run one action at a time; then the player to the left."""

from typing import Final

from wonderwood.engine.table import Ask, Flow, GameOver
from wonderwood.games.root.book import (
    ASK_BIRDSONG,
    DOMINATE,
    DONE,
    HIRED_OUT,
    PLAY_SPY,
    RETRIEVE,
    SPY_ON,
    STALEMATE,
    TURN,
)
from wonderwood.games.root.cards import discard_to, draw
from wonderwood.games.root.crafting import (
    birdsong_options,
    daylight_options,
    start_of_birdsong,
    start_of_daylight,
    start_of_evening,
    use_card,
)
from wonderwood.games.root.dominance import check_dominance, dominance_options, might_dominate, use_dominance
from wonderwood.games.root.roster import Choice, of
from wonderwood.games.root.spies import spy_options, use_spy
from wonderwood.games.root.table import NOBODY, RootTable
from wonderwood.games.root.woodland import dismiss, hire, next_side, win

SETUP: Final = 0
BIRDSONG: Final = 1
DAYLIGHT: Final = 2
EVENING: Final = 3
END: Final = 4
KEEPSAKES: Final = 5
ROUNDS_MOST: Final = 250  # far beyond any real game
PHASES: Final = ["setup", "birdsong", "daylight", "evening", "end", "keep"]


def birdsong(t: RootTable) -> Flow:
    """G1, G8, D3, RF2: first the dominance check, then services, then cards for the start, then the faction's own steps."""
    seat = t.turn
    begin_turn(t, seat)
    check_dominance(t, seat)
    t.step = 1
    if t.guild not in (NOBODY, seat):
        yield from of(t, t.guild).sells(t, t.guild, seat)
    if t.crafted[seat]:
        yield from start_of_birdsong(t, seat)
    if not t.used:
        yield from of(t, seat).birdsong(t, seat)


def begin_turn(t: RootTable, seat: int) -> None:
    t.used = []
    t.tapped = [0, 0, 0]
    t.actions = 0
    t.recruited = 0
    if seat == t.first:
        t.round += 1
        if t.round > ROUNDS_MOST:
            raise stalemate(t)
    t.log(TURN, seat)


def stalemate(t: RootTable) -> GameOver:
    """G2, house rule: when nobody can get any further the most points win, then who plays earlier."""
    t.log(STALEMATE, ROUNDS_MOST)
    best = t.turn
    side = next_side(t, best)
    while side != t.turn:
        if t.dominance[side] < 0 and (t.dominance[best] >= 0 or t.scores[side] > t.scores[best]):
            best = side
        side = next_side(t, side)
    return win(t, best)


def daylight(t: RootTable) -> Flow:
    """G8: cards for the start, then the faction's own steps."""
    seat = t.turn
    t.step = 1
    if t.contract == seat:
        t.log(HIRED_OUT, seat, t.guild)
        hire(t, seat)
    before = len(t.used)
    if t.crafted[seat]:
        yield from start_of_daylight(t, seat)
    if len(t.used) == before:
        yield from of(t, seat).daylight(t, seat)


def evening(t: RootTable) -> Flow:
    """G8: cards for the start, then the faction's own steps."""
    seat = t.turn
    t.step = 1
    before = len(t.used)
    if t.crafted[seat]:
        yield from start_of_evening(t, seat)
    if len(t.used) == before:
        yield from of(t, seat).evening(t, seat)


def go_on(t: RootTable, phase: int) -> None:
    """To the next part of the turn."""
    t.phase = phase
    t.step = 0


def birdsong_cards(t: RootTable, seat: int) -> Flow:
    """K9, K10: the last chance for cards of Birdsong, then Daylight."""
    options = birdsong_options(t, seat)
    if options:
        choice = yield Ask(seat, ASK_BIRDSONG, [*options, DONE.of()])
        if use_card(t, seat, choice):
            return
    go_on(t, DAYLIGHT)


def free_options(t: RootTable, seat: int) -> list[int]:
    """What everybody may do at any time of his Daylight."""
    options = dominance_options(t, seat)
    if t.machine != NOBODY:
        options = spy_options(t, seat) + options
    return daylight_options(t, seat) + options if t.crafted[seat] else options


def may_be_free(t: RootTable, seat: int) -> bool:
    """G9: by what lies open, might there be such a choice? So to be asked, or not, tells nothing of a hand."""
    if t.crafted[seat] and daylight_options(t, seat):
        return True
    if t.hands[seat]:
        return t.machine != NOBODY or bool(t.available) or might_dominate(t, seat)
    return t.machine != NOBODY and bool(spy_options(t, seat))


def use_free(t: RootTable, seat: int, choice: int) -> Choice:
    """Carry out one of these; 0 if the choice is another one."""
    if use_card(t, seat, choice):
        return 1
    if PLAY_SPY.has(choice) or SPY_ON.has(choice):
        yield from use_spy(t, seat, choice)
        return 1
    if DOMINATE.has(choice) or RETRIEVE.has(choice):
        yield from use_dominance(t, seat, choice)
        return 1
    return 0


def draw_up(t: RootTable, seat: int, count: int) -> None:
    """MA9, E11, WA12, VB25: the draw of the Evening; what is left of the turn follows it."""
    draw(t, seat, count)
    go_on(t, END)


def finish(t: RootTable) -> Flow:
    """G14: down to the hand limit, then what else the faction does last."""
    seat = t.turn
    yield from discard_to(t, seat, t.box.hand_limit)
    yield from of(t, seat).last_of_all(t, seat)
    end_turn(t)


def end_turn(t: RootTable) -> None:
    """G1: the player to the left."""
    dismiss(t)
    t.turn = next_side(t, t.turn)
    go_on(t, BIRDSONG)
