"""A battle draw by draw (chapters 7 to 10): drawing or halting, Madness, playing chips, adding Strength, the end check."""

from collections.abc import Generator
from typing import Final

from wonderwood.engine.shared import emptied, filled, longer, renewed, replaced
from wonderwood.engine.table import Ask, Flow, together
from wonderwood.games.wonderlands_war.abilities import (
    announce_busts,
    bust,
    carry_out,
    decide,
    is_spent,
    lose_units,
    refill_bag,
    refresh,
    run,
)
from wonderwood.games.wonderlands_war.book import (
    ASK_COUNT,
    ASK_DRAW,
    ASK_GUARD,
    ASK_ORDER,
    ASK_PLAY,
    COUNT,
    COUNTS,
    CROWNED,
    DREW,
    EMPTY_BAG,
    GUARD,
    GUARDED,
    HALT,
    PLAY,
    POISON_HOME,
    PUT_BACK,
    STOPPED,
    SUFFER,
    USE,
)
from wonderwood.games.wonderlands_war.book import DRAW as DRAW_VERB
from wonderwood.games.wonderlands_war.book import HALTED as HAS_HALTED
from wonderwood.games.wonderlands_war.box import ALLY, MADNESS, POISON
from wonderwood.games.wonderlands_war.clauses import (
    AFTER_PLACE,
    AFTER_STRENGTH,
    BY_MADNESS,
    BY_POISON,
    CHIP_ADD,
    CHIP_MUL,
    CHIP_SET,
    DRAFT_DRAW,
    DRAW,
    JUMP_TO_FORGE_ICON,
    ON_OPPONENT_UNIT_LOST,
    ON_PLAY,
    OWN_ALLY_CHIPS_ADD,
    STATIC,
    Clause,
    Effect,
)
from wonderwood.games.wonderlands_war.fighting import kinds, send_poison_home
from wonderwood.games.wonderlands_war.lookup import (
    active_sources,
    fighters,
    holds,
    in_order,
    is_immune,
    own_clauses,
    participants,
    played_clauses,
    units_in,
    value_of,
)
from wonderwood.games.wonderlands_war.table import (
    BUST,
    CHASE,
    CHOOSE,
    CONQUEST,
    DRAWS,
    EARLIER_RESISTANCE,
    FIGHTING,
    HALTED,
    HALTS,
    OUT,
    UNDECIDED,
    WarTable,
)
from wonderwood.games.wonderlands_war.table import DRAW as DRAW_PHASE

EARLY: Final = 0  # the steps in which chips are played
OWN: Final = 1
OUTWARD: Final = 2


# -- draw or halt ---------------------------------------------------------------------------------------------------------


def choose(t: WarTable) -> Flow:
    """R7.12, R9.1: everybody still fighting decides at once and in secret whether to draw or to halt for good."""
    undecided = [seat for seat in range(t.seats) if t.status[seat] == FIGHTING and t.choice[seat] == UNDECIDED]
    yield from together(t, [draw_or_halt(t, seat) for seat in undecided])
    for seat in range(t.seats):
        if t.status[seat] == FIGHTING and t.choice[seat] == HALTS:
            t.status[seat] = HALTED
            t.log(HAS_HALTED, seat, t.strength[seat])
        t.choice[seat] = UNDECIDED
    t.phase = DRAW_PHASE


def draw_or_halt(t: WarTable, seat: int) -> Flow:
    choice = yield Ask(seat, ASK_DRAW, [DRAW_VERB.of(), HALT.of()], t.strength[seat], units_in(t, seat, t.here))
    t.choice[seat] = HALTS if choice == HALT.of() else DRAWS


# -- one draw -------------------------------------------------------------------------------------------------------------


def draw(t: WarTable) -> Flow:
    """R7.9, R18.1, R18.28: one draw, each line finished for all players before the next."""
    t.draws += 1
    for seat in range(t.seats):
        t.played[seat] = -1
    t.struck = filled(t.struck, 0)
    t.dead = filled(t.dead, 0)
    t.spent_draw = emptied(t.spent_draw)
    t.fallen = filled(t.fallen, 0)
    yield from take_chips(t)  # (a)
    yield from face_madness(t)  # (b)
    set_base_strength(t)  # (c)
    seats = players_of_chips(t)
    early = [seat for seat in seats if has_step(t, seat, EARLY)]
    outward = [seat for seat in seats if has_step(t, seat, OUTWARD)]
    for seat in early:  # (d)
        yield from play_chip(t, seat, EARLY)
    if t.busts:
        yield from announce_busts(t)
    for seat in seats:  # (e)
        if t.loose[seat]:
            yield from play_chip(t, seat, OWN)
    for seat in outward:  # (f)
        yield from play_chip(t, seat, OUTWARD)
    if t.busts:
        yield from announce_busts(t)
    placed = [seat for seat in seats if t.loose[seat]]
    for seat in placed:  # (g)
        t.loose[seat] = 0
        t.active[seat].append(t.played[seat])
    yield from run_placed(t, placed, AFTER_PLACE)
    for seat in placed:  # (h)
        add_strength(t, seat)
    yield from run_placed(t, placed, AFTER_STRENGTH)  # (i)
    yield from run_waiting(t)  # (j)
    check_end(t)


def players_of_chips(t: WarTable) -> list[int]:
    """Those who play a chip with Strength in this draw, in order."""
    return in_order(t, [seat for seat in range(t.seats) if t.status[seat] == FIGHTING and t.loose[seat]])


def has_step(t: WarTable, seat: int, step: int) -> bool:
    for clause in played_clauses(t, seat, ON_PLAY):
        if clause.early if step == EARLY else (clause.outward and not clause.early):
            return True
    return False


def take_chips(t: WarTable) -> Flow:
    """R7.6, R7.16, R18.7, R17.2: everybody draws; of several chips one is played, the others go back without effect."""
    chooser = -1
    count = 1
    for seat in fighters(t):
        for clause in own_clauses(t, seat, DRAW):
            if holds(t, seat, clause, -1, 0, 0) and clause.do[0].op == DRAFT_DRAW:
                chooser = seat
                count = clause.do[0].n.times
    picks: list[Flow] = []
    for seat in range(t.seats):
        if t.status[seat] == FIGHTING:
            fill_hand(t, seat, count + t.extra[seat])
            t.extra = replaced(t.extra, seat, 0)
    for seat in range(t.seats):
        if len(t.hand[seat]) == 1:
            play(t, seat, t.hand[seat][0])
        elif chooser >= 0 and t.hand[seat]:
            yield from pick(t, chooser, seat)
        elif t.hand[seat]:
            picks.append(pick(t, seat, seat))
    if picks:
        yield from together(t, picks)


def fill_hand(t: WarTable, seat: int, count: int) -> None:
    if not t.bag[seat]:
        refill_bag(t, seat)
        t.log(EMPTY_BAG, seat)
    if not t.bag[seat]:
        t.status[seat] = HALTED
        t.log(HAS_HALTED, seat, t.strength[seat])
        return
    for _ in range(min(count, len(t.bag[seat]))):
        t.hand[seat].append(t.fate.take(t.bag[seat]))


def pick(t: WarTable, chooser: int, seat: int) -> Flow:
    chips = kinds(t.hand[seat], -1)
    chip = chips[0]
    if len(chips) > 1:
        chip = PLAY.first((yield Ask(chooser, ASK_PLAY, [PLAY.of(chip) for chip in chips], seat)))
    play(t, seat, chip)


def play(t: WarTable, seat: int, chip: int) -> None:
    """R18.7: this chip is played, the others go back without effect."""
    t.hand[seat].remove(chip)
    for other in t.hand[seat]:
        t.log(PUT_BACK, seat, other)
    t.bag[seat] += t.hand[seat]
    t.hand[seat] = []
    t.played[seat] = chip
    t.loose[seat] = 1
    t.log(DREW, seat, chip)


# -- Madness --------------------------------------------------------------------------------------------------------------


def face_madness(t: WarTable) -> Flow:
    """R7.7, R10.3, R18.2: Shields at once and in secret, then losses, refreshes and busts, player by player."""
    mad = [seat for seat in fighters(t) if t.played[seat] >= 0 and t.box.chip_kind[t.played[seat]] >= MADNESS]
    if not mad:
        return
    yield from together(t, [raise_shield(t, seat) for seat in mad if t.shield[seat]])
    for seat in mad:
        chip = t.played[seat]
        t.loose[seat] = 0
        t.crown = replaced(t.crown, seat, -1)
        if t.guard[seat] == 1:
            t.shield = replaced(t.shield, seat, 0)
            t.bag[seat].append(chip)
            t.log(GUARDED, seat, chip)
        else:
            yield from suffer(t, seat, chip)
        t.guard = replaced(t.guard, seat, UNDECIDED)
    yield from announce_busts(t)


def raise_shield(t: WarTable, seat: int) -> Flow:
    choice = yield Ask(seat, ASK_GUARD, [GUARD.of(), SUFFER.of()], t.played[seat])
    t.guard = replaced(t.guard, seat, 1 if choice == GUARD.of() else 0)


def suffer(t: WarTable, seat: int, chip: int) -> Flow:
    """R10.1, R10.5, R10.6, R10.10: onto the Madness track (Poison goes home), lose units, perhaps bust, perhaps refresh."""
    if t.box.chip_kind[chip] == POISON:
        t.log(POISON_HOME, send_poison_home(t))
        yield from lose_units(t, seat, t.box.chip_losses[chip], False, BY_POISON)
    else:
        t.madness = longer(t.madness, seat, chip)
        t.struck = replaced(t.struck, seat, 1)
        yield from lose_units(t, seat, t.box.chip_losses[chip], False, BY_MADNESS)
    if units_in(t, seat, t.here) == 0:
        yield from bust(t, seat)
    if len(t.madness[seat]) >= t.box.madness_spaces:
        yield from refresh(t, seat)


# -- playing a chip -------------------------------------------------------------------------------------------------------


def set_base_strength(t: WarTable) -> None:
    """R7.13, R17.8, R18.8: a chip starts from its printed Strength, or from what a crown has set before everything else."""
    t.changes = emptied(t.changes)
    for seat in range(t.seats):
        if t.loose[seat]:
            strength = t.box.chip_strength[t.played[seat]]
            if t.crown[seat] >= 0:
                strength = t.crown[seat]
                t.crown = replaced(t.crown, seat, -1)
                t.log(CROWNED, seat, strength)
            t.base[seat] = strength
            t.value[seat] = strength
            t.read[seat] = strength


def play_chip(t: WarTable, seat: int, step: int) -> Flow:
    """R7.8, R8.1, R8.3, R17.15: the abilities of a chip being played that belong to this step."""
    chip = t.played[seat]
    clauses = played_clauses(t, seat, ON_PLAY)
    if step != OWN:
        for clause in clauses:
            if t.loose[seat] and clause.early == int(step == EARLY) and (step == EARLY or clause.outward):
                yield from run(t, seat, clause, chip, False, 0, 0)
        return
    rest: list[Effect] = []
    origin: list[Clause] = []
    for clause in clauses:
        if clause.changes and not clause.early and not clause.outward:
            which = yield from decide(t, seat, clause, chip, False, 0, 0)
            if which >= 0:
                for effect in clause.either[which] if clause.either else clause.do:
                    if effect.op in (CHIP_ADD, CHIP_MUL, CHIP_SET):
                        t.changes = renewed(t.changes, seat, [*t.changes[seat], effect.op, value_of(t, seat, effect.n)])
                    else:
                        rest.append(effect)
                        origin.append(clause)
    yield from settle_strength(t, seat, chip)
    for index in range(len(rest)):
        yield from carry_out(t, seat, origin[index], [rest[index]], chip, origin[index].optional == 1, 0)
    for clause in clauses:
        if not clause.changes and not clause.early and not clause.outward:
            yield from run(t, seat, clause, chip, False, 0, 0)


def settle_strength(t: WarTable, seat: int, chip: int) -> Flow:
    """R18.3, R17.20, R17.22: all changes in the order the owner likes; asked only if the results differ."""
    changes = t.changes[seat]
    if not is_immune(t, chip):
        bonus = ally_bonus(t, seat, chip)
        if bonus:
            changes = [*changes, CHIP_ADD, bonus]
        if t.doubled[seat] != 1:
            changes = [*changes, CHIP_MUL, t.doubled[seat]]
    t.doubled = replaced(t.doubled, seat, 1)
    if changes:
        results = outcomes(t.base[seat], changes)
        t.value[seat] = results[0]
        if len(results) > 1:
            choice = yield Ask(seat, ASK_COUNT, [COUNT.of(result) for result in results], chip)
            t.value[seat] = COUNT.first(choice)
        t.read[seat] = t.value[seat]


def ally_bonus(t: WarTable, seat: int, chip: int) -> int:
    """R17.20: what Active chips add to Ally chips played from now on; it does not add up."""
    most = 0
    if t.box.chip_kind[chip] == ALLY:
        for source in active_sources(t, seat):
            for clause in t.box.clauses[STATIC][source]:
                if clause.do[0].op == OWN_ALLY_CHIPS_ADD and holds(t, seat, clause, chip, 0, 0):
                    most = max(most, clause.do[0].n.times)
    return most


def outcomes(base: int, changes: list[int]) -> list[int]:
    """All results of carrying changes out in some order, highest first; a chip never falls below 0."""
    if not changes:
        return [base]
    found: list[int] = []
    for index in range(0, len(changes), 2):
        op, n = changes[index], changes[index + 1]
        value = n if op == CHIP_SET else (base * n if op == CHIP_MUL else max(0, base + n))
        for result in outcomes(value, changes[:index] + changes[index + 2 :]):
            if result not in found:
                found.append(result)
    found.sort(reverse=True)
    return found


def add_strength(t: WarTable, seat: int) -> None:
    """R7.10, R9.4, R18.5: the marker moves by the chip's Strength, at most to the end of the track."""
    t.strength[seat] = min(t.box.track_end, t.strength[seat] + t.value[seat])
    t.log(COUNTS, seat, t.played[seat], t.value[seat], t.strength[seat])


def run_placed(t: WarTable, placed: list[int], trigger: int) -> Flow:
    """R8.1: abilities of chips just placed: everybody's own first, in the order they like, then those on others."""
    outward = False
    for seat in placed:
        spoken = played_clauses(t, seat, trigger)
        if not spoken or t.status[seat] != FIGHTING:
            continue
        clauses = [clause for clause in spoken if not clause.outward]
        outward = outward or len(clauses) < len(spoken)
        while clauses:
            clause = clauses[0]
            if len(clauses) > 1 and any(one.do[0].op == JUMP_TO_FORGE_ICON for one in clauses):
                clause = yield from choose_next(t, seat, clauses)
            clauses.remove(clause)
            yield from run(t, seat, clause, t.played[seat], False, 0, 0)
    if outward:
        for seat in placed:
            for clause in played_clauses(t, seat, trigger):
                if clause.outward and t.status[seat] == FIGHTING:
                    yield from run(t, seat, clause, t.played[seat], False, 0, 0)


def choose_next(t: WarTable, seat: int, clauses: list[Clause]) -> Generator[Ask, int, Clause]:
    """A marker that may jump and abilities that move it: the order changes the result, so the owner chooses."""
    ready = [one for one in clauses if not is_spent(t, seat, one) and holds(t, seat, one, t.played[seat], 0, 0)]
    if len(ready) < 2:
        return clauses[0]
    choice = yield Ask(seat, ASK_ORDER, [USE.of(one.source) for one in ready], t.played[seat])
    return next(one for one in ready if one.source == USE.first(choice))


def run_waiting(t: WarTable) -> Flow:
    """R17.3, R18.9: what waited for the end of the draw, unless its figure was lost in it."""
    for seat in participants(t):
        waiting = t.waiting[seat]
        t.waiting = renewed(t.waiting, seat, [])
        if t.status[seat] != BUST:
            for source in waiting:
                for clause in t.box.clauses[ON_OPPONENT_UNIT_LOST][source]:
                    yield from run(t, seat, clause, -1, False, 0, 0)


# -- the end --------------------------------------------------------------------------------------------------------------


def check_end(t: WarTable) -> None:
    """R7.11, R9.2, R9.3, R9.5: all have halted or bust, somebody is at the end of the track, or the last one is ahead."""
    left = fighters(t)
    if left and max(t.strength) < t.box.track_end and not (len(left) == 1 and must_stop(t, left[0])):
        t.phase = CHOOSE
        return
    for seat in left:
        t.status[seat] = HALTED
        t.log(STOPPED, seat, t.strength[seat])
    t.phase = CONQUEST


def must_stop(t: WarTable, seat: int) -> bool:
    """R9.2, R15.7, R18.6, D28: the last fighter ahead of all others must halt; with 2 players the Resistance decides."""
    best = 0
    for other in range(t.seats):
        if other != seat and t.status[other] != OUT:
            best = max(best, t.strength[other])
    ahead = t.strength[seat] > best
    if t.seats > 2:
        return ahead
    needed = t.box.resistance[t.round] + (1 if t.house & EARLIER_RESISTANCE else 0)
    return t.strength[seat] >= needed and (ahead or t.house & CHASE == 0)
