"""Placing, moving and losing units; building Castles (chapters 5, 10 and 15)."""

from collections.abc import Generator

from wonderwood.engine.shared import changed, renewed, replaced
from wonderwood.engine.table import Ask, Flow
from wonderwood.games.wonderlands_war.book import (
    ASK_BUILD,
    ASK_FIGURE,
    ASK_LOSE,
    ASK_PLACE,
    BUILD,
    BUILT,
    DEPLOY,
    LOSE,
    LOST,
    PASS,
    PLACE,
    PLACED,
    RAISED,
    SHIFT,
    SHIFTED,
)
from wonderwood.games.wonderlands_war.box import UNIT_FIGURE, UNIT_LEADER, UNIT_SUPPORTER
from wonderwood.games.wonderlands_war.lookup import figures_in, figures_waiting, regions
from wonderwood.games.wonderlands_war.table import NOWHERE, TILTED, UPRIGHT, WarTable


def place_units(t: WarTable, seat: int, count: int, free: bool) -> Flow:
    """R5.2, R5.3: place units, all in one Region unless they are free to go anywhere."""
    if not free and t.reserve[seat] >= count and (t.here >= 0 or not figures_waiting(t, seat)):
        choice = yield Ask(seat, ASK_PLACE, [DEPLOY.of(count, region) for region in regions(t)], count)
        put_supporters(t, seat, count, DEPLOY.second(choice))
        return
    target = -1
    for left in range(count, 0, -1):
        options = placing_options(t, seat, regions(t) if free or target < 0 else [target])
        if len(options) == 0:
            return
        choice = yield Ask(seat, ASK_PLACE, options, left)
        if choice == PASS.of():
            return
        target = carry_out_placing(t, seat, choice)


def placing_options(t: WarTable, seat: int, targets: list[int]) -> list[int]:
    """Supporters from the supply, in the Tea phase recruited figures too; only without Supporters a move on the board."""
    options: list[int] = []
    if t.reserve[seat]:
        options = [PLACE.of(UNIT_SUPPORTER, region) for region in targets]
    if t.here < 0:
        for figure in figures_waiting(t, seat):
            options += [PLACE.of(UNIT_FIGURE + figure, region) for region in targets]
    if t.reserve[seat] == 0:
        moves = moving_options(t, seat, targets)
        if moves:
            options += moves
        if options:
            options.append(PASS.of())
    return options


def moving_options(t: WarTable, seat: int, targets: list[int]) -> list[int]:
    options: list[int] = []
    for origin in regions(t):
        units: list[int] = [UNIT_SUPPORTER] if t.troops[seat][origin] else []
        units += [UNIT_FIGURE + figure for figure in figures_in(t, seat, origin)]
        for unit in units:
            options += [SHIFT.of(unit, origin, region) for region in targets if region != origin]
    return options


def carry_out_placing(t: WarTable, seat: int, choice: int) -> int:
    """Place or move the unit chosen; the Region it went to."""
    if PLACE.has(choice):
        unit, region = PLACE.first(choice), PLACE.second(choice)
        if unit == UNIT_SUPPORTER:
            put_supporters(t, seat, 1, region)
        else:
            t.figure_at = replaced(t.figure_at, unit - UNIT_FIGURE, region)
            t.log(PLACED, seat, unit, region, 1)
        return region
    unit, origin, region = SHIFT.first(choice), SHIFT.second(choice), SHIFT.third(choice)
    if unit == UNIT_SUPPORTER:
        t.troops[seat][origin] -= 1
        t.troops[seat][region] += 1
    else:
        t.figure_at = replaced(t.figure_at, unit - UNIT_FIGURE, region)
    t.log(SHIFTED, seat, unit, origin, region)
    return region


def put_supporters(t: WarTable, seat: int, count: int, region: int) -> None:
    t.reserve = changed(t.reserve, seat, -count)
    t.troops[seat][region] += count
    t.log(PLACED, seat, UNIT_SUPPORTER, region, count)


def place_figures(t: WarTable, seat: int, card: int) -> Flow:
    """R5.10, R18.24: the figures of a card just gained are placed at once, each in any Region."""
    for figure in t.box.card_figures[card]:
        t.figure_owner = replaced(t.figure_owner, figure, seat)
        unit = UNIT_FIGURE + figure
        choice = yield Ask(seat, ASK_FIGURE, [PLACE.of(unit, region) for region in regions(t)], unit)
        t.figure_at = replaced(t.figure_at, figure, PLACE.second(choice))
        t.log(PLACED, seat, unit, t.figure_at[figure], 1)


def losable(t: WarTable, seat: int, supporters_only: bool) -> list[int]:
    """R10.2: which units a player may lose here; the Leader only when nothing else is left, some figures before all others."""
    here = t.here
    figures = [] if supporters_only else figures_in(t, seat, here)
    first: list[int] = []
    for figure in figures:
        if t.box.lost_first[t.box.first_figure_card + t.box.figure_card[figure]]:
            first.append(UNIT_FIGURE + figure)
    if first:
        return first
    units: list[int] = [UNIT_SUPPORTER] if t.troops[seat][here] else []
    units += [UNIT_FIGURE + figure for figure in figures]
    if not units and not supporters_only and t.leader_at[seat] == here:
        units.append(UNIT_LEADER)
    return units


def lose_unit(t: WarTable, seat: int, supporters_only: bool, left: int) -> Generator[Ask, int, int]:
    """R10.2, R10.11: the loser chooses a unit; it returns to the supply, Strength stays. The unit, or -1 if there was none."""
    units = losable(t, seat, supporters_only)
    if not units:
        return -1
    unit = units[0]
    if len(units) > 1:
        unit = LOSE.first((yield Ask(seat, ASK_LOSE, [LOSE.of(unit) for unit in units], left)))
    if unit == UNIT_SUPPORTER:
        t.troops[seat][t.here] -= 1
        t.reserve = changed(t.reserve, seat, 1)
    elif unit == UNIT_LEADER:
        t.leader_at = replaced(t.leader_at, seat, NOWHERE)
    else:
        t.figure_at = replaced(t.figure_at, unit - UNIT_FIGURE, NOWHERE)
        t.fallen = replaced(t.fallen, unit - UNIT_FIGURE, 1)
    t.dead = changed(t.dead, seat, 1)
    t.log(LOST, seat, unit)
    return unit


def can_build(t: WarTable, seat: int, region: int) -> bool:
    """R11.5, R15.9, R18.30: one Castle per player and Region; with 2 players a tilted one can be raised."""
    if region == t.removed:
        return False
    return t.castles[seat][region] < UPRIGHT if t.seats == 2 else t.castles[seat][region] == 0


def build(t: WarTable, seat: int, region: int) -> None:
    """R5.14, R15.9: build a Castle; with 2 players tilted first, then upright."""
    if t.seats == 2 and t.castles[seat][region] == 0:
        t.castles = renewed(t.castles, seat, replaced(t.castles[seat], region, TILTED))
        t.log(BUILT, seat, region)
    elif t.seats == 2:
        t.castles = renewed(t.castles, seat, replaced(t.castles[seat], region, UPRIGHT))
        t.log(RAISED, seat, region)
    else:
        t.castles = renewed(t.castles, seat, replaced(t.castles[seat], region, UPRIGHT))
        t.log(BUILT, seat, region)


def build_anywhere(t: WarTable, seat: int) -> Flow:
    """R5.14: a Castle in a Region where you have none."""
    options = [BUILD.of(region) for region in regions(t) if can_build(t, seat, region)]
    if options:
        choice = yield Ask(seat, ASK_BUILD, options)
        build(t, seat, BUILD.first(choice))
