"""How good a position is, and which choices are sensible: for bots, analysis and hints. Only rules of thumb."""

from typing import Final

from wonderwood.engine.table import Ask
from wonderwood.games.wonderland.actions import can_complete
from wonderwood.games.wonderland.alice import ways_for
from wonderwood.games.wonderland.book import (
    ASK_DRAW,
    ASK_FLEE,
    ASK_GO,
    ASK_GUIDE,
    ASK_PEEK,
    ASK_PLAY,
    ASK_SPY,
    ASK_STEAL,
    ASK_SWAP,
    DISCARD,
    DIVE,
    DONE,
    DRAW,
    FIND,
    FLEE,
    FLIP,
    GIVE,
    GLIDE,
    GO,
    GUIDE,
    LAY,
    MOVE,
    PAY,
    PEEK,
    PLAY,
    RAISE,
    RECOVER,
    RETURN,
    STEAL,
    STEP,
    STOP,
    SWAP,
    TAKE,
    USE,
    VALIDATE,
    VISIT,
)
from wonderwood.games.wonderland.box import HOLE, IGNORE_OBSTACLES, MOVE_ALICE, SWAP_ARTIFACT
from wonderwood.games.wonderland.characters import color_with
from wonderwood.games.wonderland.encounters import free_people
from wonderwood.games.wonderland.movement import survey, ways_of
from wonderwood.games.wonderland.scoring import artifact_pf, final_pr, series_pf
from wonderwood.games.wonderland.squares import step_ways
from wonderwood.games.wonderland.table import WonderlandTable
from wonderwood.games.wonderland.worth import (
    LEVELS,
    PR,
    card_worth,
    danger,
    distance,
    goal_worth,
    hole_worth,
    missing,
    outlook,
    square_worths,
    token_worth,
    toll_worth,
    turns_left,
)

NEVER: Final = -1000


def judge(t: WonderlandTable, seat: int) -> int:
    """The points a player may hope for: what is sure, what is likely, and the penalty that threatens."""
    if t.over:
        return sure_points(t, seat) + penalty(t, seat, 0) // 10
    turns = turns_left(t, seat)
    people = free_people(t, seat)
    hopes = LEVELS[t.box.level[t.modes[seat]]] - t.box.level_pf[t.box.level[t.modes[seat]]] * 10
    hopes = hopes * turns // 10
    hopes += goal_hopes(t, seat, people, turns)
    hopes += min(10, len(t.hands[seat])) * 3
    for figure in t.figures[seat]:
        if not t.flipped[figure]:
            hopes += 5
    hopes += turns * 35 - danger(t, seat, t.pawns[seat], t.alice) * (1 - t.shields[seat])
    return sure_points(t, seat) + (hopes + penalty(t, seat, turns)) // 10


def goal_hopes(t: WonderlandTable, seat: int, people: int, turns: int) -> int:
    """All encounter cards in hand: the nearest first, and what one takes is no longer there for the next."""
    hopes = 0
    spent = [0] * len(t.goals[seat])
    for index, goal in enumerate(t.goals[seat]):
        spent[index] = missing(t, seat, goal, people) * 1000 + index
    left = turns
    for entry in sorted(spent):
        goal = t.goals[seat][entry % 1000]
        hopes += goal_worth(t, seat, goal, people, left)
        left = max(0, left - entry // 1000)
    return hopes


def sure_points(t: WonderlandTable, seat: int) -> int:
    total = t.box.level_pf[t.box.level[t.modes[seat]]] + t.soldiers[seat] * t.box.soldier_pf
    total += artifact_pf(t, t.artifacts[seat]) + series_pf(t, t.artifacts[seat])
    for encounter in t.validated[seat]:
        total += t.box.encounter_pf[encounter]
    return total


def penalty(t: WonderlandTable, seat: int, turns: int) -> int:
    """15.7, in tenths: by how likely each opponent is to end with more PR; the fewer turns are left, the surer."""
    mine = t.wake[seat] if turns else final_pr(t, seat)
    above = 0  # hundredths of opponents above
    for other in range(t.seats):
        if other != seat:
            theirs = t.wake[other] if turns else final_pr(t, other)
            above += max(0, min(100, 50 + (theirs - mine) * 50 // (1 + turns)))
    if mine == 0 and turns == 0:
        return 0
    place, part = above // 100, above % 100
    table = t.box.penalty_pf
    following = table[min(place + 1, len(table) - 1)]
    return (table[place] * (100 - part) + following * part) // 10


def advise(t: WonderlandTable, ask: Ask) -> list[int]:
    """A weight for every option: the highest is what a sensible player would do."""
    seat = ask.seat
    prompt = ask.prompt
    if prompt is ASK_PLAY:
        return [weigh_lead(t, seat, option - PLAY.base) for option in ask.options]
    if prompt is ASK_GO:
        return [weigh_walk(t, seat, GO.first(option), GO.second(option)) for option in ask.options]
    if prompt is ASK_GUIDE:
        return [
            weigh_walk(t, seat, GUIDE.first(option), GUIDE.second(option)) - GUIDE.second(option) * PR for option in ask.options
        ]
    if prompt is ASK_DRAW:
        wanted = turns_left(t, seat) >= 3 and len(t.goals[seat]) < 3
        return [(10 if wanted else -10) if option == DRAW.base else 0 for option in ask.options]
    if prompt is ASK_PEEK:
        return [weigh_peek(t, seat, option) for option in ask.options]
    if prompt is ASK_SWAP:
        return [weigh_swap(t, seat, option) for option in ask.options]
    if prompt is ASK_SPY:
        return [0 if option == STOP.base else 5 for option in ask.options]
    if prompt is ASK_STEAL:
        return [weigh_steal(t, seat, option) for option in ask.options]
    worths = square_worths(t, seat)
    if prompt is ASK_FLEE:
        return [weigh_rest(t, seat, option - FLEE.base, worths) for option in ask.options]
    return [weigh(t, seat, option, worths) for option in ask.options]


def weigh(t: WonderlandTable, seat: int, option: int, worths: list[int]) -> int:
    """Everything a player chooses in its own turn, and cards to part with."""
    if MOVE.has(option):
        return 1000 + weigh_move(t, seat, option - MOVE.base, 0, worths)
    if GLIDE.has(option):
        ignored = t.box.color_amount[color_with(t, seat, IGNORE_OBSTACLES)]
        return 1000 + weigh_move(t, seat, option - GLIDE.base, ignored, worths) - 8
    if VALIDATE.has(option):
        return 9000
    if RAISE.has(option):
        return 8000
    if FLIP.has(option):
        return 7000
    if USE.has(option):
        return weigh_power(t, seat, option - USE.base)
    if option == DONE.base:
        return 100
    if VISIT.has(option):
        return 10
    if DIVE.has(option):
        square = option - DIVE.base
        toll = t.box.arrival[t.folly * 8 + t.obstacles[square]]
        stay = weigh_rest(t, seat, t.pawns[seat], worths)
        return hole_worth(t, seat, square, worths) - toll_worth(toll) + weigh_rest(t, seat, square, worths) - stay
    if STEP.has(option):
        return weigh_step(t, seat, option - STEP.base, worths)
    if TAKE.has(option):
        return token_worth(t, t.artifacts[seat], option - TAKE.base)
    if RETURN.has(option):
        return -goal_worth(t, seat, option - RETURN.base, free_people(t, seat), turns_left(t, seat) - 1)
    if LAY.has(option):
        return -t.box.pays[option - LAY.base] - (50 if t.box.value[option - LAY.base] == 0 else 0)
    if PAY.has(option):
        return -card_worth(t, seat, option - PAY.base)
    if DISCARD.has(option):
        return -card_worth(t, seat, option - DISCARD.base)
    if GIVE.has(option):
        return -card_worth(t, seat, option - GIVE.base)
    if RECOVER.has(option):
        return card_worth(t, seat, option - RECOVER.base)
    return 0


def weigh_move(t: WonderlandTable, seat: int, square: int, ignored: int, worths: list[int]) -> int:
    toll = 0
    for entry in survey(t, ways_of(t, seat), ignored):
        if entry % 64 == square:
            toll = entry // 64
    weight = worths[square] - toll_worth(toll)
    if t.squares[square] == HOLE and not t.dived:
        best = 0
        for exit in range(64):
            if t.squares[exit] == HOLE and exit != square and not t.obstacles[exit]:
                best = max(best, hole_worth(t, seat, exit, worths))
        weight += best * 3 // 4
    return weight + weigh_rest(t, seat, square, worths)


def weigh_rest(t: WonderlandTable, seat: int, square: int, worths: list[int]) -> int:
    """Standing there at the end of the turn: what comes next, and how near Alice is."""
    return outlook(t, seat, square, worths) - danger(t, seat, square, t.alice)


def weigh_step(t: WonderlandTable, seat: int, square: int, worths: list[int]) -> int:
    toll = 0
    for entry in survey(t, step_ways(t, seat), 0):
        if entry % 64 == square:
            toll = entry // 64
    here = weigh_rest(t, seat, t.pawns[seat], worths)
    return worths[square] - toll_worth(toll) + weigh_rest(t, seat, square, worths) - here


def weigh_power(t: WonderlandTable, seat: int, card: int) -> int:
    """Suit powers cost wake points: only looking for a better artifact or a missing card is worth it, with cards to spare."""
    kind = t.box.suit_power[t.box.suit[card]]
    spare = len(t.hands[seat]) > 4 and card_worth(t, seat, card) < 10
    if kind == SWAP_ARTIFACT and t.artifacts[seat] and spare:
        return 150
    if kind == MOVE_ALICE or not spare:
        return NEVER
    return 50


def weigh_lead(t: WonderlandTable, seat: int, card: int) -> int:
    """The best way a card could take Alice, less what the card is worth."""
    best = NEVER
    for way in ways_for(t, card):
        weight = weigh_walk(t, seat, GO.first(way), GO.second(way))
        if weight > best:
            best = weight
    return best - card_worth(t, seat, card)


def weigh_walk(t: WonderlandTable, seat: int, direction: int, steps: int) -> int:
    """Where Alice ends: beside opponents is good, beside oneself is not."""
    square = t.alice
    for _ in range(steps):
        square = t.box.beyond[square * 8 + direction]
    weight = -danger(t, seat, t.pawns[seat], square) if not t.shields[seat] else 0
    for other in range(t.seats):
        if other != seat and not t.shields[other]:
            far = distance(t.pawns[other], square)
            if far == 0:
                weight += t.box.wake_here[t.folly] * PR // (t.seats - 1) + 4
            elif far == 1:
                weight += t.box.wake_near[t.folly] * PR // (t.seats - 1) + 2
    return weight


def weigh_peek(t: WonderlandTable, seat: int, option: int) -> int:
    """Look where an artifact of a kind one has may be; stop otherwise."""
    if option == STOP.base:
        return 0
    if FIND.has(option):
        return best_swap(t, seat, option - FIND.base)
    other, color = PEEK.first(option), PEEK.second(option)
    weight = 1
    for token in t.artifacts[other]:
        if t.box.token_color[token] == color and not t.token_known[token] >> seat & 1:
            weight += 1
    for own in t.artifacts[seat]:
        for token in range(len(t.box.token_kind)):
            if t.box.token_color[token] == color and t.box.token_kind[token] == t.box.token_kind[own] and token != own:
                weight += 2
    return weight


def best_swap(t: WonderlandTable, seat: int, token: int) -> int:
    best = NEVER
    for own in t.artifacts[seat]:
        best = max(best, swap_gain(t, seat, own, token))
    return best


def swap_gain(t: WonderlandTable, seat: int, own: int, token: int) -> int:
    """Tenths of a point won by giving one artifact for another, the wake point counted."""
    before = artifact_pf(t, t.artifacts[seat]) + series_pf(t, t.artifacts[seat])
    after = [one for one in t.artifacts[seat] if one != own]
    after.append(token)
    return (artifact_pf(t, after) + series_pf(t, after) - before) * 10 - PR


def weigh_swap(t: WonderlandTable, seat: int, option: int) -> int:
    return swap_gain(t, seat, option - SWAP.base, t.eyed[seat][0]) if SWAP.has(option) else 0


def weigh_steal(t: WonderlandTable, seat: int, option: int) -> int:
    """A card that completes a combination is worth its wake point."""
    if not STEAL.has(option):
        return 0
    card = option - STEAL.base
    following = t.box.next_modes[t.modes[seat]]
    if following:
        level = t.box.level[following[0]]
        if not can_complete(t, level, [], t.hands[seat]) and can_complete(t, level, [], [*t.hands[seat], card]):
            return 30
    return card_worth(t, seat, card) - PR - 12
