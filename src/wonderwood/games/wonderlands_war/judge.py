"""Rules of thumb: what a position is worth to a seat, and a weight for every option of a question, in hundredths of a VP.

Everything here reads only what the asked seat may know: open fields and its own quests.
"""

from math import exp
from typing import Final

from wonderwood.engine.table import Ask
from wonderwood.games.wonderlands_war.book import (
    ASK_BET,
    ASK_BRING,
    ASK_BUILD,
    ASK_CHOOSE,
    ASK_COUNT,
    ASK_DISCARD_QUEST,
    ASK_DRAW,
    ASK_FIGURE,
    ASK_FORGE,
    ASK_FORGE_BAG,
    ASK_GAIN,
    ASK_GIVE,
    ASK_GUARD,
    ASK_INSTEAD,
    ASK_JUMP,
    ASK_KEEP,
    ASK_LEAD,
    ASK_LOSE,
    ASK_PARTY,
    ASK_PLACE,
    ASK_PLAY,
    ASK_RECRUIT,
    ASK_RESOLVE,
    ASK_SCRAP,
    ASK_SEAT,
    ASK_SPOILS,
    ASK_TARGET,
    ASK_TEA,
    ASK_TEMPT,
    BET,
    BRING,
    BUILD,
    CHOOSE,
    COUNT,
    DEPLOY,
    DISCARD_QUEST,
    DRAW,
    FORGE,
    GAIN,
    GIVE,
    GLORY,
    GUARD,
    JUMP,
    KEEP,
    LEAD,
    LOSE,
    PASS,
    PASS_HEAD,
    PLACE,
    PLAY,
    RECRUIT,
    RESOLVE,
    RETURN,
    SCRAP,
    SHIFT,
    TAKE,
    TARGET,
    TEMPT,
    TRACKS,
    USE,
)
from wonderwood.games.wonderlands_war.box import MADNESS, UNIT_FIGURE, UNIT_SUPPORTER
from wonderwood.games.wonderlands_war.clauses import (
    BUILD_CASTLE,
    CASTLE_VALUE,
    CHIP_MUL,
    CHIPS_OWNED_MIN,
    CORRUPTED_CARD,
    DISCARD_MADNESS,
    DISCARD_SHARDS,
    DRAW_QUEST,
    FORGE_FROM_BAG,
    GAIN_ANY_ALLY,
    GAIN_CHIP,
    GAIN_SUPPORTERS,
    GAIN_VP,
    GAIN_WONDERLAND,
    LEADER_STRENGTH,
    MADNESS_MAX,
    ON_FORGED,
    PLACE_UNITS,
    RESTORE_SHIELD,
    ROLL,
    SHARDS_MAX,
    SPLIT_CARD,
    UNLOCK_ABILITY,
    Effect,
)
from wonderwood.games.wonderlands_war.lookup import castle_count, chip_source, regions, units_in, units_on_board
from wonderwood.games.wonderlands_war.quests import is_feat_met, is_objective_met, objective_count
from wonderwood.games.wonderlands_war.scoring import quest_vp
from wonderwood.games.wonderlands_war.table import BUST, FIGHTING, HALTED, OUT, WarTable
from wonderwood.games.wonderlands_war.units import can_build

FORGING: Final = 2.5  # VP a forge action is worth
UNIT: Final = 0.7  # VP a unit that survives is worth


def judge(t: WarTable, seat: int) -> int:
    """R14.2: the score if the game ended now, and what pieces promise for the rounds to come."""
    ahead = float(t.box.rounds - 1 - t.round)
    value = float(t.vp[seat] - t.shards[seat])
    value += castle_count(t, seat) * (t.castle_vp[seat] + ahead)
    value += sum(1 for state in t.castles[seat] if state == 1) * 2.0
    for quest in t.feats[seat]:
        value += quest_vp(t, seat, quest, True)
    for quest in t.quests[seat]:
        value += 3.0 * promise(t, seat, quest)
    value += units_on_board(t, seat) * UNIT + t.leader[seat] * (0.5 + ahead)
    value += sum(1 for ability in t.unlocked[seat] if ability) * (0.3 + ahead)
    for chip in t.bag[seat] + t.active[seat] + t.exhausted[seat]:
        value += chip_value(t, chip) * (0.3 + 0.35 * ahead)
    for track in range(TRACKS):
        value += 0.4 * len(t.forged[seat * TRACKS + track])
    return int(value * 100)


# -- what things are worth -------------------------------------------------------------------------------------------------


def chip_value(t: WarTable, chip: int) -> float:
    """A chip in the bag; Madness and Poison are worth less than nothing."""
    if t.box.chip_kind[chip] >= MADNESS:
        return -1.0 * t.box.chip_losses[chip]
    return 0.35 * t.box.chip_strength[chip] + (0.9 if chip == t.box.forge_chip else 0.35)


def region_value(t: WarTable, seat: int, region: int) -> float:
    """What winning a Region is worth in this round."""
    value = float(t.box.markers[t.markers[region]][t.round])
    if can_build(t, seat, region):
        value += castle_worth(t, seat)
    return value


def castle_worth(t: WarTable, seat: int) -> float:
    value = t.castle_vp[seat] + 0.8 * (t.box.rounds - 1 - t.round)
    return value * 0.55 if t.seats == 2 else value


def rivals_in(t: WarTable, seat: int, region: int) -> int:
    return sum(1 for other in range(t.seats) if other != seat and units_in(t, other, region))


def place_value(t: WarTable, seat: int, region: int) -> float:
    """One more unit in a Region: enough to survive some Madness, not more, rather where few others stand."""
    mine = units_in(t, seat, region)
    need = (1.0, 1.25, 1.1, 0.8, 0.45, 0.25)[mine] if mine < 6 else 0.1
    return region_value(t, seat, region) * need / (1.0 + 0.22 * rivals_in(t, seat, region))


def effect_value(t: WarTable, seat: int, effect: Effect) -> float:
    """What an icon of a tea card or a forge space is worth."""
    op = effect.op
    n = effect.n.times
    ahead = t.box.rounds - 1 - t.round
    if op == PLACE_UNITS:
        return 1.0 * n if t.reserve[seat] >= n else 0.6 * n
    if op == GAIN_CHIP:
        return n * chip_value(t, t.box.level_of[effect.ally][effect.level]) * (0.8 + 0.3 * ahead)
    if op == GAIN_ANY_ALLY:
        return n * (1.3 + effect.level) * (0.8 + 0.3 * ahead)
    if op == ROLL:
        return -1.6
    if op == DISCARD_SHARDS:
        return 0.95 * min(n, t.shards[seat])
    if op == RESTORE_SHIELD:
        return 0.0 if t.shield[seat] else 1.6
    if op == GAIN_WONDERLAND:
        return 2.6 * n
    if op == UNLOCK_ABILITY:
        return (0.9 + 0.7 * ahead) * n if 0 in t.unlocked[seat] else 0.0
    if op == BUILD_CASTLE:
        return castle_worth(t, seat) if any(can_build(t, seat, region) for region in regions(t)) else 0.0
    if op == LEADER_STRENGTH:
        return (0.8 + 0.5 * ahead) * n if t.leader[seat] < t.box.leader_most else min(1, t.shards[seat])
    if op == DISCARD_MADNESS:
        return 1.4 * n if t.box.madness in t.bag[seat] else 0.0
    if op == DRAW_QUEST:
        return 2.2 * n - 1.4 * effect.more
    if op == GAIN_VP:
        return float(n)
    if op == GAIN_SUPPORTERS:
        return (0.2 + 0.25 * ahead) * n
    if op == CASTLE_VALUE:
        return n * (castle_count(t, seat) + 0.6 + 0.5 * ahead)
    if op == FORGE_FROM_BAG:
        return FORGING
    if op == SPLIT_CARD:
        return max(sum_of(t, seat, effect.first), sum_of(t, seat, effect.second))
    if op == CORRUPTED_CARD:
        return max(0.0, sum_of(t, seat, effect.first) - 1.6)
    return 0.5


def sum_of(t: WarTable, seat: int, effects: list[Effect]) -> float:
    total = 0.0
    for effect in effects:
        total += effect_value(t, seat, effect)
    return total


def card_value(t: WarTable, seat: int, card: int) -> float:
    return sum_of(t, seat, t.box.teas[card].icons)


def promise(t: WarTable, seat: int, quest: int) -> float:
    """How likely the Objective of a quest is to be met, from how far it is met already."""
    rule = t.box.quests[quest]
    if is_objective_met(t, seat, rule):
        return 0.85
    wanted = rule.objective_two if t.seats == 2 else rule.objective_n
    have = objective_count(t, seat, rule) if rule.objective not in (SHARDS_MAX, MADNESS_MAX) else 0
    return min(0.6, 0.15 + 0.45 * have / max(1, wanted)) * (1.0 if t.round < 2 else 0.5)


# -- a battle -----------------------------------------------------------------------------------------------------------------


def chance_to_win(t: WarTable, seat: int, strength: float, drawing: bool) -> float:
    """Against everybody who has not bust; who still fights will grow."""
    chance = 1.0
    for other in range(t.seats):
        if other == seat or t.status[other] in (OUT, BUST):
            continue
        margin = strength - t.strength[other] - 0.5
        if t.status[other] == FIGHTING:
            margin -= 1.6 if drawing else 2.4
            chance *= 1.0 / (1.0 + exp(-margin / 1.6))
        else:
            chance *= 1.0 if margin > 0 else (0.25 if drawing else 0.0)
    if t.seats == 2 and strength < t.box.resistance[t.round]:
        chance *= 0.5 if drawing else 0.0
    return chance


def result_value(t: WarTable, seat: int, strength: int, drawing: bool) -> float:
    """What ending at this Strength promises: conquest, second place, forging, a Feat."""
    if strength <= 0:
        return 0.0
    strength = min(strength, t.box.track_end)
    vp = float(t.box.markers[t.markers[t.here]][t.round])
    win = chance_to_win(t, seat, float(strength), drawing)
    value = win * region_value(t, seat, t.here)
    rivals = sum(1 for other in range(t.seats) if other != seat and t.status[other] in (FIGHTING, HALTED))
    if rivals and (t.seats > 2 or strength >= t.box.resistance[t.round]):
        value += (1.0 - win) * vp / 2 * (0.9 if rivals == 1 else 0.5)
    actions = int(strength in t.box.icons)
    for chip in t.active[seat]:
        if chip == t.box.forge_chip:
            actions += 1
    value += FORGING * min(actions, len(t.active[seat]))
    return value + feat_value(t, seat, strength)


def feat_value(t: WarTable, seat: int, strength: int) -> float:
    best = 0.0
    kept = t.strength[seat]
    t.strength[seat] = strength
    for quest in t.quests[seat]:
        if t.box.quests[quest].region == t.here and is_feat_met(t, seat, t.box.quests[quest]):
            best = max(best, 3.0 + 2.0 * promise(t, seat, quest))
    t.strength[seat] = kept
    return best


def draw_value(t: WarTable, seat: int) -> float:
    """One more draw: the mean over the bag."""
    bag = t.bag[seat] if t.bag[seat] else t.madness[seat] + t.exhausted[seat]
    if not bag:
        return 0.0
    units = units_in(t, seat, t.here)
    total = 0.0
    seen: list[int] = []
    for chip in bag:
        if chip in seen:
            continue
        seen.append(chip)
        weight = bag.count(chip) / len(bag)
        if t.box.chip_kind[chip] >= MADNESS:
            losses = t.box.chip_losses[chip]
            if t.shield[seat]:
                total += weight * (result_value(t, seat, t.strength[seat], True) - 1.0)
            elif losses >= units:
                total += weight * (-UNIT * units)
            else:
                total += weight * (result_value(t, seat, t.strength[seat], True) - UNIT * losses)
        else:
            t.active[seat].append(chip)
            gain = t.box.chip_strength[chip] * t.doubled[seat]
            total += weight * result_value(t, seat, t.strength[seat] + gain, True)
            t.active[seat].pop()
    return total


def forge_value(t: WarTable, seat: int, chip: int, track: int) -> float:
    """R13.2: the next space, half of what a full track brings, less the chip that is gone."""
    board = t.box.boards[t.board[seat]]
    column = len(t.forged[seat * TRACKS + track])
    value = sum_of(t, seat, board.tracks[track][column].rewards)
    for space in board.between:
        other = space.other if space.track == track else space.track
        if space.column == column and track in (space.track, space.other):
            done = len(t.forged[seat * TRACKS + other]) > column
            value += sum_of(t, seat, space.rewards) * (1.0 if done else 0.3)
    left = len(board.tracks[track]) - column
    ahead = t.box.rounds - 1 - t.round
    value += (1.0 + ahead) * 0.8 / left + 1.2 * (3.0 if left == 1 and ahead == 0 else 1.0) / (left + 2)
    source = chip_source(t, chip)
    if source >= 0 and t.box.clauses[ON_FORGED][source]:
        value += 0.8
    return value - chip_value(t, chip) * (0.15 + 0.45 * ahead)


# -- advice -------------------------------------------------------------------------------------------------------------------


def advise(t: WarTable, ask: Ask) -> list[int]:
    """A weight for every option of a question; higher is better."""
    return [int(weigh(t, ask, option) * 100) + 100_000 for option in ask.options]


def weigh(t: WarTable, ask: Ask, option: int) -> float:
    seat = ask.seat
    prompt = ask.prompt
    if prompt is ASK_DRAW:
        return draw_value(t, seat) if option == DRAW.of() else result_value(t, seat, t.strength[seat], False)
    if prompt in (ASK_TEA, ASK_SEAT, ASK_PARTY):
        return tea_value(t, seat, option)
    if prompt in (ASK_PLACE, ASK_RESOLVE, ASK_FIGURE):
        return placing_value(t, seat, option)
    if prompt is ASK_LEAD:
        region = LEAD.first(option)
        mine = min(units_in(t, seat, region), 4)
        return region_value(t, seat, region) * (0.6 + 0.3 * mine) / (1.0 + 0.15 * rivals_in(t, seat, region))
    if prompt in (ASK_FORGE, ASK_FORGE_BAG):
        return 0.0 if option == PASS.of() else forge_value(t, seat, FORGE.first(option), FORGE.second(option))
    if prompt in (ASK_KEEP, ASK_DISCARD_QUEST):
        keeping = KEEP.has(option)
        quest = KEEP.first(option) if keeping else DISCARD_QUEST.first(option)
        worth = promise(t, seat, quest) + 0.1 * units_in(t, seat, t.box.quests[quest].region)
        return worth if keeping else -worth
    if prompt in (ASK_GAIN, ASK_INSTEAD):
        return -0.1 if option == PASS.of() else gain_value(t, seat, GAIN.first(option))
    return weigh_rest(t, ask, option)


def weigh_rest(t: WarTable, ask: Ask, option: int) -> float:
    seat = ask.seat
    prompt = ask.prompt
    if prompt is ASK_GUARD:
        return guard_value(t, seat) if option == GUARD.of() else 0.0
    if prompt is ASK_LOSE:
        unit = LOSE.first(option)
        return 3.0 if unit == UNIT_SUPPORTER else (-t.box.figure_strength[unit - UNIT_FIGURE] if unit >= UNIT_FIGURE else -9.0)
    if prompt is ASK_SPOILS:
        vp = float(t.box.markers[t.markers[t.here]][t.round])
        return vp if option == GLORY.of() else castle_worth(t, seat)
    if prompt is ASK_BUILD:
        if option == PASS.of():
            return 0.0
        region = BUILD.first(option)
        return 2.0 + units_in(t, seat, region) + 3.0 * t.castles[seat][region]
    if prompt is ASK_BET:
        return 0.0 if option == PASS.of() else bet_value(t, BET.first(option))
    if prompt is ASK_TEMPT:
        if option != TEMPT.of():
            return 0.0
        for icon in t.box.teas[t.card].icons:
            if icon.op == CORRUPTED_CARD:
                return sum_of(t, seat, icon.first) - 1.6
    if prompt is ASK_PLAY:
        chip = PLAY.first(option)
        kind = chip_value(t, chip) + t.box.chip_strength[chip]
        return kind if ask.a == seat else -kind
    if prompt is ASK_COUNT:
        return float(COUNT.first(option))
    if prompt is ASK_TARGET:
        return float(t.strength[TARGET.first(option)] + t.vp[TARGET.first(option)] // 4)
    if prompt is ASK_GIVE:
        return 0.0 if option == PASS.of() else 1.0 + 0.05 * t.vp[GIVE.first(option)]
    if prompt is ASK_RECRUIT:
        card = RECRUIT.first(option)
        return 3.0 if card < t.box.figure_cards else 2.0 * chip_value(t, t.box.card_chip[card])
    if prompt is ASK_CHOOSE:
        return 1.0 if option == CHOOSE.of(CHIP_MUL) else 0.6
    if prompt is ASK_BRING and BRING.has(option):
        return 0.5 + BRING.first(option) if units_in(t, seat, t.here) < 3 else -0.1
    if prompt is ASK_JUMP and JUMP.has(option):
        return FORGING + 0.8 * (JUMP.first(option) - t.strength[seat])
    if prompt is ASK_SCRAP:
        return -chip_value(t, SCRAP.first(option))
    if RETURN.has(option):
        return chip_value(t, RETURN.first(option))
    return 0.0 if option == PASS.of() else 0.5


def tea_value(t: WarTable, seat: int, option: int) -> float:
    """R4.3: the card, less Poison, and a little for every chair that is skipped; passing the Head costs a roll."""
    if TAKE.has(option):
        chair = TAKE.first(option)
        poison = 1.5 * t.poison_on[chair] if t.poison[seat] == 0 else 0.0
        skipped = (chair - t.chair[seat]) % 11
        return card_value(t, seat, t.tea_on[chair]) - poison - 0.07 * min(skipped, 11 - skipped)
    total = 0.0
    for card in t.tea_deck:
        total += card_value(t, seat, card)
    mean = total / len(t.tea_deck) if t.tea_deck else 0.0
    if option == PASS_HEAD.of():
        return mean + 1.3 - 1.7
    return mean + 0.9 if USE.has(option) else 0.0


def placing_value(t: WarTable, seat: int, option: int) -> float:
    if DEPLOY.has(option):
        return 20.0 + place_value(t, seat, DEPLOY.second(option))
    if PLACE.has(option):
        bonus = 0.3 if PLACE.first(option) != UNIT_SUPPORTER else 0.0
        return place_value(t, seat, PLACE.second(option)) * (1.0 + bonus)
    if SHIFT.has(option):
        origin, region = SHIFT.second(option), SHIFT.third(option)
        return place_value(t, seat, region) - 1.3 * place_value(t, seat, origin)
    if RESOLVE.has(option):
        return 60.0 if RESOLVE.first(option) in (ROLL, CORRUPTED_CARD, SPLIT_CARD) else 50.0
    return 0.0


def gain_value(t: WarTable, seat: int, chip: int) -> float:
    value = chip_value(t, chip)
    for quest in t.quests[seat]:
        rule = t.box.quests[quest]
        if rule.objective == CHIPS_OWNED_MIN and rule.objective_chips >> chip & 1:
            value += 0.5
    return value


def guard_value(t: WarTable, seat: int) -> float:
    """A Shield is for what would bust, or for double Madness."""
    losses = t.box.chip_losses[t.played[seat]]
    if losses >= units_in(t, seat, t.here):
        return 5.0 + result_value(t, seat, t.strength[seat], True)
    return UNIT * losses - 1.0


def bet_value(t: WarTable, backed: int) -> float:
    """R11.10: a chip if right, a Shard if wrong; so only on a clear favourite."""
    best = 0
    for other in range(t.seats):
        if other != backed and t.status[other] != OUT:
            best = max(best, 2 * t.strength[other] + units_in(t, other, t.here))
    return 0.25 * (2 * t.strength[backed] + units_in(t, backed, t.here) - best) - 0.6
