"""Reading the table: who stands where, who is an opponent, what a value is, whether a condition holds. Changes nothing."""

from typing import Final

from wonderwood.games.wonderlands_war.book import FIGURES, REGIONS
from wonderwood.games.wonderlands_war.box import ALLY, ITEM, MADNESS, UNIT_FIGURE, UNIT_LEADER
from wonderwood.games.wonderlands_war.clauses import (
    ACTIVE_COUNT,
    ANY_PLAYER,
    BEHIND,
    BOTH_FIGURES_HERE,
    CASTLE_HERE,
    COUNT_ACTIVE,
    COUNT_OPPONENTS,
    DIE_RESULT,
    DISTINCT_ACTIVE_COLOURS,
    DRAW_NUMBER,
    DREW_MADNESS,
    FIGHTING_ONLY,
    FIGURE,
    FIGURE_NOT_LOST,
    IN_BATTLE,
    LEADER,
    LOST_KIND,
    LOST_TO,
    MADNESS_ON_TRACK,
    MOST_ACTIVE,
    MOST_UNITS_HERE,
    NO_OPPONENT,
    NO_POISON,
    NOT_SOLE_MOST_UNITS,
    NOT_WEAKER_THAN_ME,
    NTH_ACTIVE,
    NUMBER,
    PASSED_LEADER,
    PLACE,
    PLACE_NOT,
    POWER_USED,
    PREVIOUS_ACTIVE_PRINTED,
    PRINTED_BEATS,
    RIVAL_SHARDS,
    SHARDS_VS,
    STRONGER_THAN_ME,
    SUM_ACTIVE_PRINTED,
    SUPPORTER,
    TEA_CARD_HAS,
    THIS_LEVEL,
    THIS_STRENGTH,
    WON,
    Clause,
    Need,
    Value,
)
from wonderwood.games.wonderlands_war.table import BUST, FIGHTING, OUT, WarTable


def in_order(t: WarTable, seats: list[int]) -> list[int]:
    """R1.9, R8.2: fewest VP first, then most Shards, then clockwise from the first player of the round."""
    if len(seats) < 2:
        return seats
    keys: list[int] = []
    for seat in seats:
        rest = ((seat - t.first) % t.seats) * 8 + seat
        keys.append(((t.vp[seat] + 1000) * 1000 + 999 - t.shards[seat]) * 64 + rest)
    keys.sort()
    return [key & 7 for key in keys]


def participants(t: WarTable) -> list[int]:
    """R7.2: everybody who took part in this battle, in order."""
    return in_order(t, [seat for seat in range(t.seats) if t.status[seat] != OUT])


def fighters(t: WarTable) -> list[int]:
    """R1.3: who has neither halted nor bust, in order."""
    return in_order(t, [seat for seat in range(t.seats) if t.status[seat] == FIGHTING])


def neighbours(t: WarTable, region: int) -> list[int]:
    """R1.6, R15.10: the Regions next to this one in battle order; a Region out of play is skipped."""
    left = (region - 1) % REGIONS
    if left == t.removed:
        left = (left - 1) % REGIONS
    right = (region + 1) % REGIONS
    if right == t.removed:
        right = (right + 1) % REGIONS
    return [left, right]


def regions(t: WarTable) -> list[int]:
    """The Regions in play (R15.1)."""
    return [region for region in range(REGIONS) if region != t.removed]


# -- units ------------------------------------------------------------------------------------------------------------


def figures_in(t: WarTable, seat: int, region: int) -> list[int]:
    found: list[int] = []
    for figure in range(FIGURES):
        if t.figure_at[figure] == region and t.figure_owner[figure] == seat:
            found.append(figure)
    return found


def figures_waiting(t: WarTable, seat: int) -> list[int]:
    """Recruited figures in a player's supply."""
    found: list[int] = []
    for figure in range(FIGURES):
        if t.figure_owner[figure] == seat and t.figure_at[figure] < 0:
            found.append(figure)
    return found


def units_in(t: WarTable, seat: int, region: int) -> int:
    """R1.1: Supporters, figures and the Leader; a Castle is no unit."""
    count = t.troops[seat][region]
    if t.leader_at[seat] == region:
        count += 1
    for figure in range(FIGURES):
        if t.figure_at[figure] == region and t.figure_owner[figure] == seat:
            count += 1
    return count


def units_on_board(t: WarTable, seat: int) -> int:
    count = sum(t.troops[seat])
    if t.leader_at[seat] >= 0:
        count += 1
    for figure in range(FIGURES):
        if t.figure_at[figure] >= 0 and t.figure_owner[figure] == seat:
            count += 1
    return count


def kind_of(unit: int) -> int:
    if unit == UNIT_LEADER:
        return LEADER
    return FIGURE if unit >= UNIT_FIGURE else SUPPORTER


# -- chips --------------------------------------------------------------------------------------------------------------


def chip_source(t: WarTable, chip: int) -> int:
    """The card that says what a chip does; -1 for chips without one (R7.14)."""
    kind = t.box.chip_kind[chip]
    if kind == ALLY:
        return t.allies[t.box.chip_ally[chip]]
    if kind == ITEM:
        return t.box.first_figure_card + t.box.chip_card[chip]
    return -1


def count_chips(chips: list[int], mask: int) -> int:
    count = 0
    for chip in chips:
        count += mask >> chip & 1
    return count


def colours(t: WarTable, chips: list[int]) -> int:
    """R17.5: how many border colours; one for Faction chips, one per Ally type, one for all items."""
    mask = 0
    for chip in chips:
        colour = t.box.chip_colour[chip]
        if colour >= 0:
            mask |= 1 << colour
    count = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


def owned_chips(t: WarTable, seat: int) -> list[int]:
    """R12.5: bag, Active, Exhausted and forge tracks; the chip in the hand is one's own too."""
    chips = t.bag[seat] + t.active[seat] + t.exhausted[seat]
    for track in range(seat * 4, seat * 4 + 4):
        chips = chips + t.forged[track]
    return chips


# -- players in a battle --------------------------------------------------------------------------------------------------


def candidates(t: WarTable, seat: int, where: int) -> list[int]:
    """R1.3, R8.4: the players an effect of `seat` may reach; opponents who have halted count, those who have bust do not."""
    found: list[int] = []
    for other in range(t.seats):
        if other != seat and fits(t, seat, other, where):
            found.append(other)
    return in_order(t, found)


def fits(t: WarTable, seat: int, other: int, where: int) -> bool:
    if where & ANY_PLAYER:
        return True
    status = t.status[other]
    if status in (OUT, BUST):
        return False
    return not (
        (where & FIGHTING_ONLY and status != FIGHTING)
        or (where & STRONGER_THAN_ME and t.strength[other] <= t.strength[seat])
        or (where & NOT_WEAKER_THAN_ME and t.strength[other] < t.strength[seat])
        or (where & DREW_MADNESS and t.struck[other] == 0)
        or (where & MOST_UNITS_HERE and units_in(t, other, t.here) < most_units(t))
    )


def counted(t: WarTable, seat: int, where: int) -> int:
    """R17.9: how many opponents fit; those who have bust by Madness in this draw count as hit by it."""
    count = 0
    for other in range(t.seats):
        if other == seat:
            continue
        if fits(t, seat, other, where) or (where & DREW_MADNESS and t.struck[other] and t.status[other] == BUST):
            count += 1
    return count


def most_units(t: WarTable) -> int:
    most = 0
    for seat in range(t.seats):
        if t.status[seat] != OUT:
            most = max(most, units_in(t, seat, t.here))
    return most


def is_behind(t: WarTable, seat: int) -> bool:
    """Some opponent has strictly more Strength."""
    for other in range(t.seats):
        if other != seat and t.status[other] not in (OUT, BUST) and t.strength[other] > t.strength[seat]:
            return True
    return False


# -- values and conditions ------------------------------------------------------------------------------------------------


def value_of(t: WarTable, seat: int, value: Value) -> int:
    """A number as it stands when the effect resolves."""
    op = value.op
    if op == NUMBER:
        return value.times
    count = 0
    if op == THIS_STRENGTH:
        count = t.read[seat]
    elif op == PREVIOUS_ACTIVE_PRINTED:
        row = t.active[seat]
        count = t.box.chip_strength[row[-1]] if row else 0
    elif op == SUM_ACTIVE_PRINTED:
        for chip in t.active[seat]:
            count += t.box.chip_strength[chip]
    elif op == COUNT_ACTIVE:
        count = count_chips(t.active[seat], value.chips)
        if value.others and t.loose[seat] == 0 and value.chips >> t.played[seat] & 1:
            count -= 1
    elif op == DISTINCT_ACTIVE_COLOURS:
        count = colours(t, t.active[seat])
    elif op == MADNESS_ON_TRACK:
        count = len(t.madness[seat])
    elif op == COUNT_OPPONENTS:
        count = counted(t, seat, value.where)
    count *= value.times
    return min(count, value.most) if value.most else count


def compare(left: int, how: int, right: int) -> bool:
    if how == 0:
        return left > right
    if how == 1:
        return left >= right
    if how == 2:
        return left < right
    if how == 3:
        return left <= right
    return left == right


def holds(t: WarTable, seat: int, clause: Clause, chip: int, first: int, second: int) -> bool:
    """All conditions of a clause; `first` and `second` say what happened (die, or kind and cause of a loss)."""
    return all(need_holds(t, seat, need, clause.source, chip, first, second) for need in clause.needs)


def need_holds(t: WarTable, seat: int, need: Need, source: int, chip: int, first: int, second: int) -> bool:
    op = need.op
    if op == IN_BATTLE:
        return t.here >= 0
    if op == ACTIVE_COUNT:
        count = count_chips(t.active[seat], need.chips)
        if need.others and chip >= 0 and t.loose[seat] == 0 and need.chips >> chip & 1:
            count -= 1
        return compare(count, need.compare, need.n)
    if op == THIS_LEVEL:
        return t.box.chip_level[chip] == need.n
    if op == CASTLE_HERE:
        return (t.castles[seat][t.here] > 0) == (need.n == 1)
    if op == SHARDS_VS:
        assert need.value is not None
        return compare(t.shards[seat], need.compare, value_of(t, seat, need.value))
    if op == MOST_ACTIVE:
        return has_most_active(t, seat, need.chips)
    if op == NTH_ACTIVE:
        return len(t.active[seat]) == need.n
    if op == DRAW_NUMBER:
        return t.draws == need.n
    if op == WON:
        return t.place[seat] == 1 and t.place.count(1) == 1
    if op == PLACE:
        return t.place[seat] > 0 and need.values >> t.place[seat] & 1 == 1
    if op == PLACE_NOT:
        return t.place[seat] == 0 or need.values >> t.place[seat] & 1 == 0
    if op == PRINTED_BEATS:
        return printed_beats(t, seat)
    return other_need_holds(t, seat, need, source, first, second)


def other_need_holds(t: WarTable, seat: int, need: Need, source: int, first: int, second: int) -> bool:
    op = need.op
    if op == FIGURE_NOT_LOST:
        return figure_stands(t, seat, source) and not figure_fell(t, source)
    if op == BOTH_FIGURES_HERE:
        card = source - t.box.first_figure_card
        return all(not (t.figure_at[figure] != t.here or t.figure_owner[figure] != seat) for figure in t.box.card_figures[card])
    if op == NO_OPPONENT:
        return counted(t, seat, need.where) == 0
    if op == PASSED_LEADER:
        return t.overtook == 1
    if op == TEA_CARD_HAS:
        return t.card >= 0 and t.box.teas[t.card].allies >> need.n & 1 == 1
    if op == NO_POISON:
        return sum(t.poison_on) == 0
    if op == POWER_USED:
        return t.power_used == 1
    if op == DIE_RESULT:
        return need.values >> first & 1 == 1
    if op == BEHIND:
        return is_behind(t, seat)
    if op == LOST_KIND:
        return first == need.n
    if op == LOST_TO:
        return second == need.n
    if op == NOT_SOLE_MOST_UNITS:  # R17.13
        mine = units_in(t, seat, t.here)
        for other in range(t.seats):
            if other != seat and t.status[other] not in (OUT, BUST) and units_in(t, other, t.here) >= mine:
                return True
        return False
    if op == RIVAL_SHARDS:
        return any(other != seat and t.shards[other] >= t.shards[seat] for other in range(t.seats))
    raise ValueError(f"no condition {op}")


def has_most_active(t: WarTable, seat: int, chips: int) -> bool:
    """R17.19: at least 1 and strictly more than every opponent."""
    mine = count_chips(t.active[seat], chips)
    if mine == 0:
        return False
    for other in range(t.seats):
        if other != seat and t.status[other] not in (OUT, BUST) and count_chips(t.active[other], chips) >= mine:
            return False
    return True


def printed_beats(t: WarTable, seat: int) -> bool:
    """R17.1: printed Strength against the chip a fighting opponent plays in this draw; Madness and Poison count 0."""
    mine = t.box.chip_strength[t.played[seat]]
    for other in range(t.seats):
        if other != seat and t.status[other] == FIGHTING and t.played[other] >= 0:
            chip = t.played[other]
            if mine > (0 if t.box.chip_kind[chip] >= MADNESS else t.box.chip_strength[chip]):
                return True
    return False


# -- whose abilities work ---------------------------------------------------------------------------------------------------


SILENCE: Final[list[Clause]] = []  # shared by all who have nothing to say; never changed


def own_clauses(t: WarTable, seat: int, trigger: int) -> list[Clause]:
    """Clauses of the unlocked faction abilities and, in a battle, of the figures that stand there (R18.25)."""
    board = t.board[seat]
    speaking = t.box.speaking[board][trigger]
    if not speaking and (t.here < 0 or not t.box.figures_speak[trigger]):
        return SILENCE
    found: list[Clause] = []
    for index in speaking:
        if t.unlocked[seat][index] == 1:
            found += t.box.clauses[trigger][t.box.boards[board].abilities[index]]
    if t.here >= 0 and t.box.figures_speak[trigger]:
        last = -1
        for figure in range(FIGURES):
            if t.figure_at[figure] == t.here and t.figure_owner[figure] == seat:
                card = t.box.figure_card[figure]
                if card != last:
                    found += t.box.clauses[trigger][t.box.first_figure_card + card]
                    last = card
    return found


def leader_clauses(t: WarTable, seat: int, trigger: int) -> list[Clause]:
    """R6: clauses of the leader power, then of the unlocked abilities; for the Tea phase."""
    power = t.box.clauses[trigger][t.power[seat]]
    own = own_clauses(t, seat, trigger)
    if not own:
        return power
    return power + own if power else own


def played_clauses(t: WarTable, seat: int, trigger: int) -> list[Clause]:
    """Clauses that work for the chip a player plays: its own, and those of abilities and figures whose filter it fits."""
    chip = t.played[seat]
    source = chip_source(t, chip)
    of_chip = t.box.clauses[trigger][source] if source >= 0 else SILENCE
    own = own_clauses(t, seat, trigger)
    if not own:
        return of_chip
    found = of_chip[:]
    for clause in own:
        if clause.chips >> chip & 1:
            found.append(clause)
    return found


def active_sources(t: WarTable, seat: int) -> list[int]:
    """The cards of a player's Active chips, each once."""
    found: list[int] = []
    for chip in t.active[seat]:
        source = chip_source(t, chip)
        if source >= 0 and source not in found:
            found.append(source)
    return found


def figure_stands(t: WarTable, seat: int, source: int) -> bool:
    for figure in t.box.card_figures[source - t.box.first_figure_card]:
        if t.figure_at[figure] == t.here and t.figure_owner[figure] == seat:
            return True
    return False


def figure_fell(t: WarTable, source: int) -> bool:
    return any(t.fallen[figure] for figure in t.box.card_figures[source - t.box.first_figure_card])


def is_immune(t: WarTable, chip: int) -> bool:
    """R17.22: own other chips cannot touch it."""
    source = chip_source(t, chip)
    return source >= 0 and t.box.immune[source] == 1


def castle_count(t: WarTable, seat: int) -> int:
    """Castles that score: upright ones (R15.9); with 3 to 5 players all are."""
    count = 0
    for state in t.castles[seat]:
        if state == 2:
            count += 1
    return count


def chip_total(t: WarTable, chip: int) -> int:
    """All chips of a type that are somewhere on the table; for the audit."""
    count = t.stock[chip]
    for seat in range(t.seats):
        for row in (t.bag[seat], t.active[seat], t.exhausted[seat], t.madness[seat], t.scrapped[seat], t.hand[seat]):
            count += row.count(chip)
        for track in range(seat * 4, seat * 4 + 4):
            count += t.forged[track].count(chip)
        if t.loose[seat] and t.played[seat] == chip:
            count += 1
    return count
