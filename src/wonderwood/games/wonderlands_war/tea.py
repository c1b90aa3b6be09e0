"""The Tea phase (chapters 4, 5 and 6): dealing, moving around the table, resolving cards, the end of tea."""

from wonderwood.engine.shared import changed, longer, renewed, replaced
from wonderwood.engine.table import Ask, Flow
from wonderwood.games.wonderlands_war.abilities import reward, roll, run, run_all, spend
from wonderwood.games.wonderlands_war.book import (
    ASK_HALF,
    ASK_LEAD,
    ASK_PARTY,
    ASK_RESOLVE,
    ASK_SEAT,
    ASK_TEA,
    ASK_TEMPT,
    CHAIRS,
    DEALT,
    DEPLOY,
    FIRST_PLAYER,
    HALF,
    LEAD,
    LED,
    MADDER,
    MOVED,
    PARTIED,
    PASS,
    PASS_HEAD,
    PASSED_HEAD,
    POISON_BACK,
    POISON_TAKEN,
    RESOLVE,
    RICHEST,
    ROUND,
    TAKE,
    TEMPT,
    TOOK,
    USE,
)
from wonderwood.games.wonderlands_war.clauses import (
    CORRUPTED_CARD,
    DISCARD_SHARDS,
    DRAW_QUEST,
    GAIN_CHIP,
    LEADER_STRENGTH,
    PLACE_UNITS,
    RESTORE_SHIELD,
    ROLL,
    SPLIT_CARD,
    SPLIT_PLACEMENT,
    TAKE_WITHOUT_MOVING,
    TEA_CARD_TAKEN,
    TEA_END,
    TEA_MOVE,
    TEA_PASS_HEAD,
    TEA_START,
    TEA_TURN,
    TEA_TURN_END,
    TEA_TURN_START,
    Clause,
    Effect,
)
from wonderwood.games.wonderlands_war.fighting import is_poisoner
from wonderwood.games.wonderlands_war.lookup import figures_waiting, in_order, leader_clauses, regions, units_on_board
from wonderwood.games.wonderlands_war.rewards import discard_shards
from wonderwood.games.wonderlands_war.table import (
    DISCARD,
    EARLIER_FIRST_PLAYER,
    GONE,
    HEAD,
    NOWHERE,
    TEA_CARD,
    TEA_REST,
    WAR_START,
    WarTable,
)
from wonderwood.games.wonderlands_war.table import TEA_END as TEA_END_PHASE
from wonderwood.games.wonderlands_war.table import TEA_TURN as TEA_TURN_PHASE
from wonderwood.games.wonderlands_war.units import place_units, put_supporters

# -- the start ------------------------------------------------------------------------------------------------------------


def start_tea(t: WarTable) -> Flow:
    """R4.1, R2.6: clear the table, deal the round's cards, all Leaders to the Head; abilities of the start of tea."""
    t.log(ROUND, t.round + 1)
    for chair in range(1, CHAIRS + 1):
        if t.tea_on[chair] >= 0:
            t.tea_left = [*t.tea_left, t.tea_on[chair]]
        t.tea_on = replaced(t.tea_on, chair, -1)
    t.tea_left = sorted(t.tea_left + t.tea_deck)
    t.tea_deck = [card for card in range(len(t.box.teas)) if t.box.teas[card].round == t.round + 1]
    for seat in range(t.seats):
        t.chair = replaced(t.chair, seat, HEAD)
        t.leader_at = replaced(t.leader_at, seat, NOWHERE)
        t.sips = replaced(t.sips, seat, 0)
        t.spent_phase = renewed(t.spent_phase, seat, [])
    fill_chairs(t)
    if t.round > 0:
        t.first = first_player(t)
        t.log(FIRST_PLAYER, t.first)
    t.turn = t.first
    for seat in in_order(t, list(range(t.seats))):
        yield from run_all(t, seat, leader_clauses(t, seat, TEA_START), 0, 0)
    t.phase = TEA_TURN_PHASE


def first_player(t: WarTable) -> int:
    """R4.2, D3, R18.26: fewest VP, then fewest units on the board, then most Shards, then by lot."""
    best: list[int] = []
    best_key = 0
    for seat in range(t.seats):
        shards = 0 if t.house & EARLIER_FIRST_PLAYER else 999 - min(t.shards[seat], 999)
        key = ((t.vp[seat] + 1000) * 100 + units_on_board(t, seat)) * 1000 + shards
        if not best or key < best_key:
            best, best_key = [seat], key
        elif key == best_key:
            best.append(seat)
    return best[t.fate.below(len(best))]


def fill_chairs(t: WarTable) -> None:
    """R1.7, R2.5, R2.6, R4.9: a card on every empty chair, clockwise from the first; blocked chairs do not exist."""
    for chair in range(1, CHAIRS + 1):
        if t.tea_on[chair] < 0 and chair not in t.box.blocked[t.seats] and chair not in t.chair and t.tea_deck:
            t.tea_on = replaced(t.tea_on, chair, t.fate.take(t.tea_deck))
            t.log(DEALT, chair, t.tea_on[chair])


# -- a turn ---------------------------------------------------------------------------------------------------------------


def take_turn(t: WarTable) -> Flow:
    """R4.3, R4.6, R4.7, R4.10, R15.4, R18.20: take a card, or with all cards taken lead into a Region.

    The Head can be passed once, always, and must be when no free chair lies before it.
    """
    seat = t.turn
    t.power_used = 0
    t.overtook = 0
    yield from run_all(t, seat, leader_clauses(t, seat, TEA_TURN_START), 0, 0)
    if t.sips[seat] >= t.box.tea_cards[t.seats]:
        choice = yield Ask(seat, ASK_LEAD, [LEAD.of(region) for region in regions(t)])
        t.leader_at = replaced(t.leader_at, seat, LEAD.first(choice))
        t.chair = replaced(t.chair, seat, GONE)
        t.log(LED, seat, t.leader_at[seat])
        finish_turn(t, seat)
        return
    parties = [clause for clause in leader_clauses(t, seat, TEA_TURN) if clause.source not in t.spent_phase[seat]]
    options = [TAKE.of(chair) for chair in way(t, seat, t.chair[seat]) if t.tea_on[chair] >= 0]
    options.append(PASS_HEAD.of())
    options += [USE.of(clause.source) for clause in parties]
    choice = yield Ask(seat, ASK_TEA, options, t.sips[seat], t.box.tea_cards[t.seats])
    if USE.has(choice):
        yield from take_instead(t, seat, next(clause for clause in parties if clause.source == USE.first(choice)))
        return
    if choice == PASS_HEAD.of():
        yield from pass_head(t, seat)
        choice = yield Ask(seat, ASK_SEAT, [TAKE.of(chair) for chair in way(t, seat, HEAD) if t.tea_on[chair] >= 0])
    move(t, seat, TAKE.first(choice))
    take_card(t, seat, TAKE.first(choice))


def direction(t: WarTable, seat: int) -> int:
    """R4.3, R6.4: clockwise, unless a power says otherwise."""
    for clause in leader_clauses(t, seat, TEA_MOVE):
        return clause.do[0].more
    return 1


def way(t: WarTable, seat: int, chair: int) -> list[int]:
    """The chairs from here to the Head, in the direction the player moves."""
    step = direction(t, seat)
    blocked = t.box.blocked[t.seats]
    ahead: list[int] = []
    chair = (chair + step) % (CHAIRS + 1)
    while chair != HEAD:
        if chair not in blocked:
            ahead.append(chair)
        chair = (chair + step) % (CHAIRS + 1)
    return ahead


def move(t: WarTable, seat: int, target: int) -> None:
    """R4.4, R18.21: Leaders on chairs may be passed; the table remembers if one was."""
    if t.chair[seat] != target:
        for chair in way(t, seat, t.chair[seat]):
            if chair == target:
                break
            if chair in t.chair:
                t.overtook = 1
    t.chair = replaced(t.chair, seat, target)
    t.log(MOVED, seat, target)


def pass_head(t: WarTable, seat: int) -> Flow:
    """R4.5, R4.8: stop at the Head, roll for Shards, deal cards on empty chairs, also the one just left."""
    for chair in way(t, seat, t.chair[seat]):
        if chair in t.chair:
            t.overtook = 1
    t.chair = replaced(t.chair, seat, HEAD)
    t.log(PASSED_HEAD, seat)
    yield from roll(t, seat)
    fill_chairs(t)
    yield from run_all(t, seat, leader_clauses(t, seat, TEA_PASS_HEAD), 0, 0)


def take_instead(t: WarTable, seat: int, clause: Clause) -> Flow:
    """R6.2, R17.12: a power used instead of a normal turn: refill, then take any card without moving."""
    spend(t, seat, clause)
    t.log(PARTIED, seat, clause.source)
    for effect in clause.do:
        if effect.op == TAKE_WITHOUT_MOVING:
            fill_chairs(t)
            options = [TAKE.of(chair) for chair in range(1, CHAIRS + 1) if t.tea_on[chair] >= 0]
            choice = yield Ask(seat, ASK_PARTY, options)
            take_card(t, seat, TAKE.first(choice))


def take_card(t: WarTable, seat: int, chair: int) -> None:
    """R4.3, R4.15, R6.1, R18.22: the card is yours; Poison on it goes into your bag, or back to its owner's supply."""
    t.card = t.tea_on[chair]
    t.tea_on = replaced(t.tea_on, chair, -1)
    t.taken = longer(t.taken, seat, t.card)
    t.sips = changed(t.sips, seat, 1)
    t.log(TOOK, seat, t.card, chair)
    if t.poison_on[chair]:
        t.poison_on = replaced(t.poison_on, chair, 0)
        if is_poisoner(t, seat):
            t.poison[seat] += 1
            t.log(POISON_BACK, seat, 1)
        else:
            t.bag[seat].append(t.box.poison)
            t.log(POISON_TAKEN, seat)
    t.icons = [icon.id for icon in t.box.teas[t.card].icons]
    t.phase = TEA_CARD


# -- resolving a card -------------------------------------------------------------------------------------------------------


def resolve_card(t: WarTable) -> Flow:
    """R5.1, R17.17: all icons as far as possible, in any order; where order cannot matter they resolve by themselves."""
    seat = t.turn
    while t.icons:
        plain = next_plain(t, seat)
        if plain >= 0:
            t.icons.remove(plain)
            yield from reward(t, seat, t.box.effects[plain], t.box.effects[plain].n.times)
            continue
        options: list[int] = []
        for icon in t.icons:
            for option in icon_options(t, seat, t.box.effects[icon]):
                if option not in options:
                    options.append(option)
        choice = yield Ask(seat, ASK_RESOLVE, options, t.card)
        if DEPLOY.has(choice):
            remove_icon(t, PLACE_UNITS, DEPLOY.first(choice))
            put_supporters(t, seat, DEPLOY.first(choice), DEPLOY.second(choice))
        else:
            effect = t.box.effects[remove_icon(t, RESOLVE.first(choice), 0)]
            yield from resolve_icon(t, seat, effect)
    for clause in leader_clauses(t, seat, TEA_CARD_TAKEN):
        if clause.do[0].op != SPLIT_PLACEMENT:
            yield from run(t, seat, clause, -1, False, 0, 0)
    t.card = -1
    finish_turn(t, seat)
    if t.owed[seat]:
        t.after = t.phase
        t.phase = DISCARD


def next_plain(t: WarTable, seat: int) -> int:
    """An icon that gains nothing by waiting: chips in stock, a Shield, strength below the maximum, quests to look at."""
    shards = False
    for icon in t.icons:
        effect = t.box.effects[icon]
        if effect.op in (ROLL, CORRUPTED_CARD, SPLIT_CARD) or (effect.op == LEADER_STRENGTH and not can_rise(t, seat, effect)):
            shards = True
    for icon in t.icons:
        effect = t.box.effects[icon]
        op = effect.op
        if op in (RESTORE_SHIELD, DRAW_QUEST):
            return icon
        if op == GAIN_CHIP and t.stock[t.box.level_of[effect.ally][effect.level]] >= effect.n.times:
            return icon
        if op == LEADER_STRENGTH and can_rise(t, seat, effect):
            return icon
        if op == DISCARD_SHARDS and not shards:
            return icon
    return -1


def can_rise(t: WarTable, seat: int, effect: Effect) -> bool:
    return t.leader[seat] + effect.n.times <= t.box.leader_most


def icon_options(t: WarTable, seat: int, effect: Effect) -> list[int]:
    """Units that go to one Region are placed straight away; everything else is chosen first and asked for then."""
    if effect.op == PLACE_UNITS and not is_free(t, seat, effect):
        count = effect.n.times
        if t.reserve[seat] >= count and not figures_waiting(t, seat):
            return [DEPLOY.of(count, region) for region in regions(t)]
    return [RESOLVE.of(effect.op)]


def is_free(t: WarTable, seat: int, effect: Effect) -> bool:
    """R6.3: units may go to different Regions, by the icon or by a power."""
    if effect.free:
        return True
    return any(clause.do[0].op == SPLIT_PLACEMENT for clause in leader_clauses(t, seat, TEA_CARD_TAKEN))


def remove_icon(t: WarTable, op: int, count: int) -> int:
    for icon in t.icons:
        effect = t.box.effects[icon]
        if effect.op == op and (count == 0 or effect.n.times == count):
            t.icons.remove(icon)
            return icon
    raise ValueError(f"no icon {op}")


def resolve_icon(t: WarTable, seat: int, effect: Effect) -> Flow:
    """R5.4, R5.18, R5.19: one icon; a split or corrupted card adds the part chosen to what is still to come."""
    if effect.op == PLACE_UNITS:
        yield from place_units(t, seat, effect.n.times, is_free(t, seat, effect))
    elif effect.op == SPLIT_CARD:
        choice = yield Ask(seat, ASK_HALF, [HALF.of(0), HALF.of(1)], t.card)
        t.icons += [part.id for part in (effect.first if HALF.first(choice) == 0 else effect.second)]
    elif effect.op == CORRUPTED_CARD:
        choice = yield Ask(seat, ASK_TEMPT, [TEMPT.of(), PASS.of()], t.card)
        if choice == TEMPT.of():
            t.icons += [part.id for part in effect.first]
            yield from roll(t, seat)
    else:
        yield from reward(t, seat, effect, effect.n.times)


# -- the end --------------------------------------------------------------------------------------------------------------


def finish_turn(t: WarTable, seat: int) -> None:
    """On to the abilities of the end of a turn, if there are any."""
    if leader_clauses(t, seat, TEA_TURN_END):
        t.phase = TEA_REST
    else:
        pass_turn(t)


def end_turn(t: WarTable) -> Flow:
    """Abilities of the end of a turn."""
    yield from run_all(t, t.turn, leader_clauses(t, t.turn, TEA_TURN_END), 0, 0)
    pass_turn(t)


def pass_turn(t: WarTable) -> None:
    """R4.11, R4.12: the next player whose Leader is still at the table; after the last one tea is over."""
    for step in range(1, t.seats + 1):
        seat = (t.turn + step) % t.seats
        if t.chair[seat] != GONE:
            t.turn = seat
            t.phase = TEA_TURN_PHASE
            return
    t.phase = TEA_END_PHASE


def end_tea(t: WarTable) -> Flow:
    """R4.13, R4.14, R6.1, R2.4: Poison left on cards goes home; Madness for everybody, and once more for the most Shards."""
    for seat in in_order(t, list(range(t.seats))):
        yield from run_all(t, seat, leader_clauses(t, seat, TEA_END), 0, 0)
    left = sum(t.poison_on)
    for seat in range(t.seats):
        if left and is_poisoner(t, seat):
            t.poison[seat] += left
            t.log(POISON_BACK, seat, left)
    t.poison_on = [0] * (CHAIRS + 1)
    madness = t.box.madness
    if t.stock[madness] >= t.seats:
        for seat in range(t.seats):
            go_madder(t, seat)
    most = max(t.shards)
    richest = [seat for seat in range(t.seats) if t.shards[seat] == most]
    if most > 0 and t.stock[madness] >= len(richest):
        for seat in richest:
            go_madder(t, seat)
            t.log(RICHEST, seat, (most + 1) // 2)
            discard_shards(t, seat, (most + 1) // 2)
    t.phase = WAR_START


def go_madder(t: WarTable, seat: int) -> None:
    t.stock[t.box.madness] -= 1
    t.bag[seat].append(t.box.madness)
    t.log(MADDER, seat)
