"""What things are worth to a seat, in VP: chips, Regions, Castles, icons of tea cards, quests. For the judge and its advice."""

from typing import Final

from wonderwood.games.wonderlands_war.box import MADNESS
from wonderwood.games.wonderlands_war.clauses import (
    BUILD_CASTLE,
    CASTLE_VALUE,
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
    PLACE_UNITS,
    RESTORE_SHIELD,
    ROLL,
    SHARDS_MAX,
    SPLIT_CARD,
    UNLOCK_ABILITY,
    Effect,
)
from wonderwood.games.wonderlands_war.lookup import castle_count, regions, units_in
from wonderwood.games.wonderlands_war.quests import is_objective_met, objective_count
from wonderwood.games.wonderlands_war.table import WarTable
from wonderwood.games.wonderlands_war.units import can_build

FORGING: Final = 2.5  # VP a forge action is worth
UNIT: Final = 0.7  # VP a unit that survives is worth


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
