"""Single effects of a battle (chapter 17): on Strength, chips and troops. They trigger nothing else."""

from collections.abc import Generator

from wonderwood.engine.shared import longer, replaced, shorter
from wonderwood.engine.table import Ask, Flow
from wonderwood.games.wonderlands_war.book import (
    ASK_BRING,
    ASK_JUMP,
    ASK_MADNESS,
    ASK_RETURN,
    ASK_SCRAP,
    ASK_TARGET,
    BRING,
    BROUGHT,
    JUMP,
    JUMPED,
    LEADER_COMES,
    MADNESS_BACK,
    PASS,
    POISON_GIVEN,
    RETURN,
    RETURNED,
    SCRAP,
    SCRAPPED,
    STRONGER,
    SWAPPED,
    TARGET,
    WEAKER,
)
from wonderwood.games.wonderlands_war.box import ALLY, MADNESS, POISON, STRONG, WEAK
from wonderwood.games.wonderlands_war.clauses import FROM_ANYWHERE, FROM_ONE_NEIGHBOUR
from wonderwood.games.wonderlands_war.lookup import neighbours, regions
from wonderwood.games.wonderlands_war.table import EARLIER_SOLDIERS, WarTable


def gain_strength(t: WarTable, seat: int, count: int) -> None:
    """R1.5, R18.1, R18.5: the marker moves at once, never beyond the end of the track."""
    before = t.strength[seat]
    t.strength[seat] = min(t.box.track_end, before + count)
    if count:
        t.log(STRONGER, seat, t.strength[seat] - before, t.strength[seat])


def lose_strength(t: WarTable, seat: int, count: int) -> None:
    """R17.6: nobody drops below 0."""
    before = t.strength[seat]
    t.strength[seat] = max(0, before - count)
    if before != t.strength[seat]:
        t.log(WEAKER, seat, before - t.strength[seat], t.strength[seat])


def kinds(chips: list[int], mask: int) -> list[int]:
    """The different chips of a row that fit, in the order of their ids."""
    found: list[int] = []
    for chip in chips:
        if mask >> chip & 1 and chip not in found:
            found.append(chip)
    found.sort()
    return found


def return_exhausted(t: WarTable, seat: int, count: int, may: bool) -> Generator[Ask, int, int]:
    """R18.18: Exhausted chips of choice go back into the bag."""
    for left in range(count, 0, -1):
        options = [RETURN.of(chip) for chip in kinds(t.exhausted[seat], -1)]
        if not options:
            return int(left < count)
        if may:
            options.append(PASS.of())
        choice = yield Ask(seat, ASK_RETURN, options, left)
        if choice == PASS.of():
            return int(left < count)
        chip = RETURN.first(choice)
        t.exhausted = shorter(t.exhausted, seat, chip)
        t.bag[seat].append(chip)
        t.log(RETURNED, seat, chip)
    return 1


def return_active(t: WarTable, seat: int, mask: int, count: int, may: bool) -> Flow:
    """R18.12: at cleanup Active chips go to the bag instead of being exhausted: all that fit, or some of choice."""
    if count == 0:
        for chip in kinds(t.active[seat], mask):
            while chip in t.active[seat]:
                t.active[seat].remove(chip)
                t.bag[seat].append(chip)
                t.log(RETURNED, seat, chip)
        return
    for left in range(count, 0, -1):
        options = [RETURN.of(chip) for chip in kinds(t.active[seat], mask)]
        if not options:
            return
        if may:
            options.append(PASS.of())
        choice = yield Ask(seat, ASK_RETURN, options, left)
        if choice == PASS.of():
            return
        chip = RETURN.first(choice)
        t.active[seat].remove(chip)
        t.bag[seat].append(chip)
        t.log(RETURNED, seat, chip)


def swap_level(t: WarTable, seat: int, chip: int) -> None:
    """R18.17: an exhausted chip goes to the common supply, the other level of the same ally lies there instead."""
    levels = t.box.level_of[t.box.chip_ally[chip]]
    other = levels[STRONG] if t.box.chip_level[chip] == WEAK else levels[WEAK]
    if other >= 0 and t.stock[other] > 0:
        t.exhausted = shorter(t.exhausted, seat, chip)
        t.stock[chip] += 1
        t.stock[other] -= 1
        t.exhausted = longer(t.exhausted, seat, other)
        t.log(SWAPPED, seat, other)


def jump_to_icon(t: WarTable, seat: int, may: bool) -> Flow:
    """R17.20: the marker to the nearest Forge icon, forward or back; between two equally near ones the owner chooses."""
    at = t.strength[seat]
    nearest = min(abs(icon - at) for icon in t.box.icons)
    if nearest == 0:
        return
    options = [JUMP.of(icon) for icon in t.box.icons if abs(icon - at) == nearest]
    if may:
        options.append(PASS.of())
    choice = yield Ask(seat, ASK_JUMP, options, at)
    if choice != PASS.of():
        t.strength[seat] = JUMP.first(choice)
        t.log(JUMPED, seat, t.strength[seat])


def scrap(t: WarTable, seat: int, chip: int) -> None:
    """R18.15: for good: Ally and single Madness chips to the common supply, Faction and Item chips out of the game."""
    kind = t.box.chip_kind[chip]
    if kind in (ALLY, MADNESS):
        t.stock[chip] += 1
    elif kind == POISON:
        send_poison_home(t)
    else:
        t.scrapped = longer(t.scrapped, seat, chip)
    t.log(SCRAPPED, seat, chip)


def send_poison_home(t: WarTable) -> int:
    """R10.10: Poison returns to the player it came from."""
    for seat in range(t.seats):
        if is_poisoner(t, seat):
            t.poison[seat] += 1
            return seat
    raise ValueError("nobody owns the Poison")


def is_poisoner(t: WarTable, seat: int) -> bool:
    """R3.9: the faction whose power or abilities use Poison."""
    board = t.box.boards[t.board[seat]]
    if t.box.poisons[t.power[seat]]:
        return True
    return any(t.box.poisons[ability] for ability in board.abilities)


def discard_active(t: WarTable, seat: int, count: int) -> Flow:
    """R17.22, R18.14: own Active chips of choice leave for good."""
    for _ in range(count):
        options = [SCRAP.of(chip) for chip in kinds(t.active[seat], -1)]
        if not options:
            return
        chip = SCRAP.first((yield Ask(seat, ASK_SCRAP, options)))
        t.active[seat].remove(chip)
        scrap(t, seat, chip)


def bring_supporters(t: WarTable, seat: int, most: int, reach: int) -> Flow:
    """R17.18, D6: move up to that many Supporters here: from one neighbour, from both, or from anywhere."""
    if reach == FROM_ONE_NEIGHBOUR and t.house & EARLIER_SOLDIERS:
        reach += 1
    left = most
    while left > 0:
        options: list[int] = []
        for origin in origins_of(t, seat, reach):
            count = min(left, t.troops[seat][origin])
            options += [BRING.of(number, origin) for number in range(1, count + 1)]
        if not options:
            return
        options.append(PASS.of())
        choice = yield Ask(seat, ASK_BRING, options, left)
        if choice == PASS.of():
            return
        count, origin = BRING.first(choice), BRING.second(choice)
        t.troops[seat][origin] -= count
        t.troops[seat][t.here] += count
        t.log(BROUGHT, seat, count, origin, t.here)
        left -= count
        if reach == FROM_ONE_NEIGHBOUR:
            return


def origins_of(t: WarTable, seat: int, reach: int) -> list[int]:
    """Where own Supporters stand that may be moved here."""
    near = regions(t) if reach == FROM_ANYWHERE else neighbours(t, t.here)
    return [origin for origin in near if origin != t.here and t.troops[seat][origin]]


def move_leader_here(t: WarTable, seat: int) -> int:
    """R17.11: the own Leader, from any Region or the supply."""
    if t.leader_at[seat] == t.here:
        return 0
    t.leader_at = replaced(t.leader_at, seat, t.here)
    t.log(LEADER_COMES, seat, t.here)
    return 1


def give_poison(t: WarTable, seat: int, targets: list[int], count: int, source: int) -> Generator[Ask, int, int]:
    """R17.16, D19: Poison into the bags of the targets, one after the other; its owner may keep what is still to be given."""
    done = 0
    left = targets
    while left and t.poison[seat] > 0:
        target = left[0]
        if len(targets) > 1:
            options = [TARGET.of(other) for other in left]
            if done:
                options.append(PASS.of())
            choice = yield Ask(seat, ASK_TARGET, options, source)
            if choice == PASS.of():
                return done
            target = TARGET.first(choice)
        for _ in range(min(count, t.poison[seat])):
            t.poison[seat] -= 1
            t.bag[target].append(t.box.poison)
            t.log(POISON_GIVEN, seat, target)
        left = [other for other in left if other != target]
        done = 1
    return done


def madness_to_bag(t: WarTable, seat: int, target: int, count: int) -> Flow:
    """R17.7: chips from the target's Madness track back into the target's bag; nothing if it is empty."""
    for _ in range(count):
        options = [RETURN.of(chip) for chip in kinds(t.madness[target], -1)]
        if not options:
            return
        chip = RETURN.first((yield Ask(seat, ASK_MADNESS, options, target)))
        t.madness = shorter(t.madness, target, chip)
        t.bag[target].append(chip)
        t.log(MADNESS_BACK, seat, target, chip)
