"""Carrying out what components say: clauses with their conditions and choices, then their effects one by one.

The abilities call each other (a lost unit may trigger one, forging may bring another), so they live together here.
"""

from collections.abc import Generator
from typing import Final

from wonderwood.engine.shared import changed, longer, renewed, replaced
from wonderwood.engine.table import Ask, Flow
from wonderwood.games.wonderlands_war.book import (
    ARTIFACT,
    ASK_CHOOSE,
    ASK_FORGE_BAG,
    ASK_GIVE,
    ASK_ORDER,
    ASK_READ,
    ASK_TARGET,
    ASK_USE,
    BUSTED,
    CHOOSE,
    COUNT,
    FORGE,
    FORGED,
    GAVE,
    GIVE,
    PASS,
    REFRESHED,
    RESOLVE,
    ROLLED,
    TARGET,
    TRACKS,
    USE,
    USED,
)
from wonderwood.games.wonderlands_war.box import MADNESS
from wonderwood.games.wonderlands_war.clauses import (
    BUILD_CASTLE,
    BY_EFFECT,
    CASTLE_ANYWHERE,
    CASTLE_VALUE,
    CHIP_ADD,
    CHIP_MUL,
    CHIP_SET,
    DISCARD_ACTIVE,
    DISCARD_MADNESS,
    DISCARD_SHARDS,
    DRAW_QUEST,
    EXTRA_DRAW,
    FORGE_FROM_BAG,
    GAIN_ANY_ALLY,
    GAIN_CHIP,
    GAIN_SHARDS,
    GAIN_STRENGTH,
    GAIN_SUPPORTERS,
    GAIN_VP,
    GAIN_WONDERLAND,
    GIVE_POISON,
    JUMP_TO_FORGE_ICON,
    LEADER_STRENGTH,
    LOSE_STRENGTH,
    LOSE_UNITS,
    MADNESS_TO_BAG,
    MOVE_LEADER_HERE,
    MOVE_SUPPORTERS_HERE,
    NEXT_CHIP_MUL,
    ON_FORGED,
    ON_OPPONENT_BUST,
    ON_OPPONENT_UNIT_LOST,
    ON_REFRESH,
    ON_UNIT_LOST,
    ONCE_PER_BATTLE,
    ONCE_PER_DRAW,
    ONCE_PER_PHASE,
    OPPONENT_NEXT_CHIP_SET,
    PLACE_POISON,
    PLACE_UNITS,
    RESTORE_SHIELD,
    RETURN_ACTIVE_TO_BAG,
    RETURN_EXHAUSTED,
    ROLL,
    SHARD_ROLL,
    SUMMON_FIGURE,
    SWAP_LEVEL,
    TRANSFER_SHARD,
    UNLOCK_ABILITY,
    Clause,
    Effect,
)
from wonderwood.games.wonderlands_war.fighting import (
    bring_supporters,
    discard_active,
    gain_strength,
    give_poison,
    jump_to_icon,
    lose_strength,
    madness_to_bag,
    move_leader_here,
    origins_of,
    return_active,
    return_exhausted,
    swap_level,
)
from wonderwood.games.wonderlands_war.lookup import (
    candidates,
    chip_source,
    fits,
    holds,
    in_order,
    kind_of,
    leader_clauses,
    own_clauses,
    units_in,
    value_of,
)
from wonderwood.games.wonderlands_war.rewards import (
    discard_madness,
    discard_shards,
    draw_quests,
    free_supporters,
    gain_ally,
    gain_any_ally,
    gain_shards,
    mend_shield,
    place_poison,
    raise_castles,
    recruit,
    score,
    strengthen_leader,
    summon,
    unlock,
)
from wonderwood.games.wonderlands_war.table import BUST, EARLIER_REFRESH, FIGHTING, HALTED, WarTable
from wonderwood.games.wonderlands_war.units import build_anywhere, lose_unit, place_units

NO: Final = -1  # a clause that is not carried out

# Effects that ask by themselves whether they are wanted.
MODEST: Final = [MOVE_SUPPORTERS_HERE, PLACE_POISON, TRANSFER_SHARD, RETURN_EXHAUSTED, JUMP_TO_FORGE_ICON, RETURN_ACTIVE_TO_BAG]


# -- clauses ------------------------------------------------------------------------------------------------------------


def run(t: WarTable, seat: int, clause: Clause, chip: int, may: bool, first: int, second: int) -> Generator[Ask, int, int]:
    """One sentence of an ability: if it holds and is wanted, its effects in order. 1 if it was carried out."""
    which = yield from decide(t, seat, clause, chip, may, first, second)
    if which == NO:
        return 0
    effects = clause.either[which] if clause.either else clause.do
    yield from carry_out(t, seat, clause, effects, chip, may or clause.optional == 1, first)
    return 1


def run_all(t: WarTable, seat: int, clauses: list[Clause], first: int, second: int) -> Flow:
    for clause in clauses:
        yield from run(t, seat, clause, -1, False, first, second)


def decide(t: WarTable, seat: int, clause: Clause, chip: int, may: bool, first: int, second: int) -> Generator[Ask, int, int]:
    """Whether a clause is carried out, and which alternative of it; what was used counts against its limit."""
    if clause.limit and is_spent(t, seat, clause):
        return NO
    if clause.reads and t.base[seat] != t.value[seat]:
        yield from read_strength(t, seat, chip)
    if not holds(t, seat, clause, chip, first, second):
        return NO
    which = 0
    if clause.either:
        options = [index for index in range(len(clause.either)) if is_possible(t, seat, clause.either[index])]
        choices = [CHOOSE.of(clause.either[index][0].op) for index in options]
        if clause.optional or not choices:
            choices.append(PASS.of())
            options.append(NO)
        which = options[choices.index((yield Ask(seat, ASK_CHOOSE, choices, chip)))]
        if which == NO:
            return NO
    elif (clause.optional or may) and not (len(clause.do) == 1 and clause.do[0].op in MODEST):
        if not is_possible(t, seat, clause.do):
            return NO
        if (yield Ask(seat, ASK_USE, [USE.of(clause.source), PASS.of()], clause.source)) == PASS.of():
            return NO
    if clause.limit:
        spend(t, seat, clause)
    if clause.optional or may or clause.either:
        t.log(USED, seat, clause.source)
    return which


def carry_out(t: WarTable, seat: int, clause: Clause, effects: list[Effect], chip: int, may: bool, first: int) -> Flow:
    done = 1
    for effect in effects:
        if effect.chained and not done:
            continue
        done = yield from perform(t, seat, effect, clause.source, chip, may, first)


def is_spent(t: WarTable, seat: int, clause: Clause) -> bool:
    """Whether a limit is used up; `once_per_feat` needs no book-keeping, a card speaks once for each Feat."""
    if clause.limit == ONCE_PER_PHASE:
        return clause.source in t.spent_phase[seat]
    if clause.limit == ONCE_PER_DRAW:
        return clause.source in t.spent_draw[seat]
    return clause.limit == ONCE_PER_BATTLE and clause.source in t.spent_battle[seat]


def spend(t: WarTable, seat: int, clause: Clause) -> None:
    if clause.limit == ONCE_PER_PHASE:
        t.spent_phase = longer(t.spent_phase, seat, clause.source)
    elif clause.limit == ONCE_PER_DRAW:
        t.spent_draw = longer(t.spent_draw, seat, clause.source)
    elif clause.limit == ONCE_PER_BATTLE:
        t.spent_battle = longer(t.spent_battle, seat, clause.source)


def read_strength(t: WarTable, seat: int, chip: int) -> Flow:
    """R8.1: own effects come in the order their owner likes, so this one may read the chip before or after its changes."""
    options = [COUNT.of(t.value[seat]), COUNT.of(t.base[seat])]
    t.read[seat] = COUNT.first((yield Ask(seat, ASK_READ, options, chip)))
    t.base[seat] = t.value[seat]


def is_possible(t: WarTable, seat: int, effects: list[Effect]) -> bool:
    """False when the effects could change nothing, so that nobody is asked in vain."""
    effect = effects[0]
    if effect.op == RETURN_EXHAUSTED:
        return len(t.exhausted[seat]) > 0
    if effect.op == MOVE_SUPPORTERS_HERE:
        return len(origins_of(t, seat, effect.more)) > 0
    if effect.op == MOVE_LEADER_HERE:
        return t.leader_at[seat] != t.here
    if effect.op == DISCARD_SHARDS:
        return t.shards[seat] > 0
    if effect.op == GIVE_POISON:
        return t.poison[seat] > 0 and len(candidates(t, seat, effect.where)) > 0
    return True


# -- effects ------------------------------------------------------------------------------------------------------------


def perform(t: WarTable, seat: int, effect: Effect, source: int, chip: int, may: bool, first: int) -> Generator[Ask, int, int]:
    """Carry out one effect for its owner or for the players it names; 1 if it did something."""
    op = effect.op
    if effect.targets and op != TRANSFER_SHARD:
        return (yield from reach_out(t, seat, effect, source))
    n = value_of(t, seat, effect.n)
    if op == GAIN_STRENGTH:
        gain_strength(t, seat, n)
    elif op in (CHIP_MUL, CHIP_ADD, CHIP_SET):
        t.changes = renewed(t.changes, seat, [*t.changes[seat], op, n])
    elif op == NEXT_CHIP_MUL:
        t.doubled = replaced(t.doubled, seat, n)
    elif op == EXTRA_DRAW:
        t.extra = changed(t.extra, seat, n)
    elif op == LOSE_STRENGTH:
        lose_strength(t, seat, n)
    elif op == RETURN_EXHAUSTED:
        return (yield from return_exhausted(t, seat, n, may))
    elif op == RETURN_ACTIVE_TO_BAG:
        yield from return_active(t, seat, effect.chips, n, may)
    elif op == SWAP_LEVEL:
        swap_level(t, seat, chip)
    elif op == JUMP_TO_FORGE_ICON:
        yield from jump_to_icon(t, seat, may)
    elif op == DISCARD_ACTIVE:
        yield from discard_active(t, seat, n)
    elif op == MOVE_SUPPORTERS_HERE:
        yield from bring_supporters(t, seat, n, effect.more)
    elif op == MOVE_LEADER_HERE:
        return move_leader_here(t, seat)
    elif op == TRANSFER_SHARD:
        yield from pass_shard_on(t, seat, n, effect.where, first)
    elif op == CASTLE_ANYWHERE:
        t.roaming = replaced(t.roaming, seat, 1)
    else:
        yield from reward(t, seat, effect, n)
    return 1


def reward(t: WarTable, seat: int, effect: Effect, n: int) -> Flow:
    """R5.1, R13.2: the icons of tea cards and forge spaces."""
    op = effect.op
    if op == PLACE_UNITS:
        yield from place_units(t, seat, n, effect.free == 1)
    elif op == GAIN_CHIP:
        for _ in range(n):
            yield from gain_ally(t, seat, t.box.level_of[effect.ally][effect.level])
    elif op == GAIN_ANY_ALLY:
        for _ in range(n):
            yield from gain_any_ally(t, seat, effect.level)
    elif op == ROLL:
        yield from roll(t, seat)
    elif op == GAIN_SHARDS:
        gain_shards(t, seat, n)
    elif op == DISCARD_SHARDS:
        discard_shards(t, seat, n)
    elif op == RESTORE_SHIELD:
        mend_shield(t, seat)
    elif op == GAIN_WONDERLAND:
        for _ in range(n):
            yield from recruit(t, seat)
    elif op == UNLOCK_ABILITY:
        for _ in range(n):
            yield from unlock(t, seat)
    elif op == BUILD_CASTLE:
        yield from build_anywhere(t, seat)
    elif op == LEADER_STRENGTH:
        yield from strengthen_leader(t, seat, n)
    elif op == DISCARD_MADNESS:
        discard_madness(t, seat, n)
    elif op == DRAW_QUEST:
        draw_quests(t, seat, n, effect.more)
    elif op == GAIN_VP:
        score(t, seat, n)
    elif op == GAIN_SUPPORTERS:
        free_supporters(t, seat, n)
    elif op == CASTLE_VALUE:
        raise_castles(t, seat, n)
    elif op == FORGE_FROM_BAG:
        for _ in range(n):
            yield from forge_from_bag(t, seat)
    elif op == PLACE_POISON:
        yield from place_poison(t, seat, n)
    elif op == SUMMON_FIGURE:
        yield from summon(t, seat)
    else:
        raise ValueError(f"effect {op} does not belong here")


def reach_out(t: WarTable, seat: int, effect: Effect, source: int) -> Generator[Ask, int, int]:
    """R8.4: an effect on other players: all who fit, or one of the owner's choice, who must be chosen if there is one."""
    targets = candidates(t, seat, effect.where)
    if not targets:
        return 0
    if effect.op == GIVE_POISON:
        return (yield from give_poison(t, seat, targets, value_of(t, seat, effect.n), source))
    if effect.targets == 1 and len(targets) > 1:
        choice = yield Ask(seat, ASK_TARGET, [TARGET.of(target) for target in targets], source)
        targets = [TARGET.first(choice)]
    for target in targets:
        n = value_of(t, seat, effect.n)
        if effect.op == LOSE_UNITS:
            yield from lose_units(t, target, n, effect.kind == 1, BY_EFFECT)
            if units_in(t, target, t.here) == 0:
                yield from bust(t, target)
        elif effect.op == LOSE_STRENGTH:
            lose_strength(t, target, n)
        elif effect.op == GAIN_STRENGTH:
            gain_strength(t, target, n)
        elif effect.op == GAIN_SHARDS:
            gain_shards(t, target, n)
        elif effect.op == OPPONENT_NEXT_CHIP_SET:
            t.crown = replaced(t.crown, target, n)
        elif effect.op == MADNESS_TO_BAG:
            yield from madness_to_bag(t, seat, target, n)
        else:
            raise ValueError(f"effect {effect.op} has no target")
    return 1


def roll(t: WarTable, seat: int) -> Flow:
    """R5.8, R6.5: roll the shard die, gain that many Shards; a power may look at the result."""
    result = t.box.faces[t.fate.below(len(t.box.faces))]
    t.log(ROLLED, seat, result)
    gain_shards(t, seat, result)
    yield from run_all(t, seat, leader_clauses(t, seat, SHARD_ROLL), result, 0)


def pass_shard_on(t: WarTable, seat: int, count: int, where: int, rolled: int) -> Flow:
    """R6.5: give away some of the Shards just rolled."""
    others = [other for other in range(t.seats) if other != seat and fits(t, seat, other, where)]
    choice = yield Ask(seat, ASK_GIVE, [GIVE.of(other) for other in others] + [PASS.of()], rolled)
    if choice != PASS.of():
        t.shards = changed(t.shards, seat, -count)
        t.shards = changed(t.shards, GIVE.first(choice), count)
        t.log(GAVE, seat, GIVE.first(choice))


# -- losing units, bust, refresh ------------------------------------------------------------------------------------------


def lose_units(t: WarTable, seat: int, count: int, supporters_only: bool, cause: int) -> Flow:
    """R10.2, R17.14, R18.2: lose units one by one; each may trigger abilities before a bust it leads to."""
    for left in range(count, 0, -1):
        unit = yield from lose_unit(t, seat, supporters_only, left)
        if unit < 0:
            return
        yield from run_all(t, seat, own_clauses(t, seat, ON_UNIT_LOST), kind_of(unit), cause)
        for other in candidates(t, seat, 0):
            for clause in own_clauses(t, other, ON_OPPONENT_UNIT_LOST):
                if clause.waits:
                    t.waiting = longer(t.waiting, other, clause.source)
                else:
                    yield from run(t, other, clause, -1, False, kind_of(unit), cause)


def bust(t: WarTable, seat: int) -> Flow:
    """R10.4, R18.4, D11: Strength 0, Active chips (and one being played) are exhausted, the Shield turns intact."""
    t.status[seat] = BUST
    t.strength[seat] = 0
    t.exhausted = renewed(t.exhausted, seat, t.exhausted[seat] + t.active[seat])
    t.active[seat] = []
    if t.loose[seat]:
        t.loose[seat] = 0
        t.exhausted = longer(t.exhausted, seat, t.played[seat])
    t.doubled = replaced(t.doubled, seat, 1)
    t.crown = replaced(t.crown, seat, -1)
    t.extra = replaced(t.extra, seat, 0)
    t.shield = replaced(t.shield, seat, 1)
    t.busts.append(seat)
    t.log(BUSTED, seat)
    if t.house & EARLIER_REFRESH and t.madness[seat]:
        yield from refresh(t, seat)


def refresh(t: WarTable, seat: int) -> Flow:
    """R10.5, R10.6, R10.7: Madness and Exhausted chips return to the bag; Active ones stay, the Shield stays as it is."""
    refill_bag(t, seat)
    t.log(REFRESHED, seat)
    if t.status[seat] != BUST:
        yield from run_all(t, seat, own_clauses(t, seat, ON_REFRESH), 0, 0)


def refill_bag(t: WarTable, seat: int) -> None:
    t.bag[seat] += t.madness[seat] + t.exhausted[seat]
    t.madness = renewed(t.madness, seat, [])
    t.exhausted = renewed(t.exhausted, seat, [])


def announce_busts(t: WarTable) -> Flow:
    """R18.19: abilities of those who watch an opponent bust, unless they have bust in the same step."""
    busts = t.busts
    t.busts = []
    for _ in busts:
        watchers = [other for other in range(t.seats) if t.status[other] == FIGHTING or t.status[other] == HALTED]
        for other in in_order(t, watchers):
            yield from run_all(t, other, own_clauses(t, other, ON_OPPONENT_BUST), 0, 0)


# -- forging --------------------------------------------------------------------------------------------------------------


def open_tracks(t: WarTable, seat: int) -> list[int]:
    board = t.box.boards[t.board[seat]]
    return [track for track in range(TRACKS) if len(t.forged[seat * TRACKS + track]) < len(board.tracks[track])]


def forge_chip(t: WarTable, seat: int, chip: int, track: int) -> Flow:
    """R13.2, R13.3: cover the next space of a track: its reward, rewards between tracks, the artifact of a full track."""
    board = t.box.boards[t.board[seat]]
    column = len(t.forged[seat * TRACKS + track])
    t.forged = longer(t.forged, seat * TRACKS + track, chip)
    t.log(FORGED, seat, chip, track)
    if column + 1 == len(board.tracks[track]):
        t.bag[seat].append(t.box.artifact)
        t.log(ARTIFACT, seat, track)
    rewards = board.tracks[track][column].rewards[:]
    for space in board.between:
        other = space.other if space.track == track else space.track
        joined = space.column == column and track in (space.track, space.other)
        if joined and len(t.forged[seat * TRACKS + other]) > column:
            rewards += space.rewards
    source = chip_source(t, chip)
    spoken = t.box.clauses[ON_FORGED][source] if source >= 0 else []
    first = yield from supporters_first(t, seat, chip, spoken, rewards)
    for clause in [] if first else spoken:
        yield from run(t, seat, clause, chip, False, 0, 0)
    for effect in rewards:
        yield from reward(t, seat, effect, value_of(t, seat, effect.n))
    for clause in spoken if first else []:
        yield from run(t, seat, clause, chip, False, 0, 0)


def supporters_first(t: WarTable, seat: int, chip: int, own: list[Clause], gains: list[Effect]) -> Generator[Ask, int, bool]:
    """R8.1: a chip that places a unit, a space that brings Supporters, none in the supply: the owner says which comes first."""
    places = any(effect.op == PLACE_UNITS for clause in own for effect in clause.do)
    brings = any(effect.op == GAIN_SUPPORTERS for effect in gains)
    if not places or not brings or t.reserve[seat] or t.camp[seat] == 0:
        return False
    options = [RESOLVE.of(GAIN_SUPPORTERS), RESOLVE.of(PLACE_UNITS)]
    return (yield Ask(seat, ASK_ORDER, options, chip)) == options[0]


def forge_from_bag(t: WarTable, seat: int) -> Flow:
    """R18.16: a tea card's forging: a chip from the bag, never Madness or Poison; it may be declined."""
    chips: list[int] = []
    for chip in t.bag[seat]:
        if t.box.chip_kind[chip] < MADNESS and chip not in chips:
            chips.append(chip)
    chips.sort()
    options = [FORGE.of(chip, track) for chip in chips for track in open_tracks(t, seat)]
    if options:
        options.append(PASS.of())
        choice = yield Ask(seat, ASK_FORGE_BAG, options)
        if choice != PASS.of():
            t.bag[seat].remove(FORGE.first(choice))
            yield from forge_chip(t, seat, FORGE.first(choice), FORGE.second(choice))
