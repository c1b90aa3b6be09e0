"""11.7, 11.8, 16.17: the powers of Advisors, each once a round and paid with Soldiers."""

from typing import Final

from wonderwood.engine.shared import changed, longer, renewed, replaced, shorter
from wonderwood.engine.table import EVERYONE, Ask, Flow
from wonderwood.games.wonderful_kingdom.book import (
    ASK_AID,
    ASK_BLACKMAIL,
    ASK_DRAWN,
    ASK_POISON,
    ASK_SHIFT,
    BLACKMAILED,
    CALAMITY_FELL,
    DISCARD,
    DONE,
    DOUBLE,
    KEEP,
    LAY,
    MOVED_CUBE,
    POISONED,
    POWER,
    SHIFT,
    USED,
)
from wonderwood.games.wonderful_kingdom.box import CALAMITY, DEVELOPMENT, POWERS, TREASURE
from wonderwood.games.wonderful_kingdom.choice import draw, next_of_kind, receive
from wonderwood.games.wonderful_kingdom.construction import (
    build_if_complete,
    join_duchy,
    may_fill,
    may_lose_card,
    site_of,
    take_bonus,
)
from wonderwood.games.wonderful_kingdom.table import SPACES, KingdomTable

PEEK_POWER: Final = POWERS.index("peek")
DRAW_KEEP: Final = POWERS.index("draw_keep")
GAIN_AT_STEP: Final = POWERS.index("gain_at_step")
GAIN: Final = POWERS.index("gain")
PLACE_ANY: Final = POWERS.index("place_any")
DOUBLE_RECYCLE: Final = POWERS.index("double_recycle")
SCORE_POWER: Final = POWERS.index("score")
SCORE_BEST_TYPE: Final = POWERS.index("score_best_type")
POISON: Final = POWERS.index("discard_opponent_selection")
FORCE_SUPREMACY: Final = POWERS.index("force_supremacy")
GIVE_CALAMITY: Final = POWERS.index("give_calamity")
REMOVE_CALAMITY: Final = POWERS.index("remove_calamity")
CONVERT_STEP: Final = POWERS.index("convert_step")
MOVE_CUBES: Final = POWERS.index("move_cubes")
RECOVER_TRAP: Final = POWERS.index("recover_trap")


def ready_powers(t: KingdomTable, seat: int, phase: int) -> list[int]:
    """11.7, 11.8: kinds in the Council whose power works now, was not used this round and can be paid."""
    kinds: list[int] = []
    for card in t.council[seat]:
        kind = t.box.kind[card]
        if t.box.power_phase[kind] == phase and t.box.power_cost[kind] <= t.soldiers[seat] and kind not in t.used[seat]:
            kinds.append(kind)
    return kinds


def pay_power(t: KingdomTable, seat: int, kind: int) -> None:
    """11.7, 16.5a: Soldiers of the reserve."""
    t.soldiers[seat] -= t.box.power_cost[kind]
    t.used = longer(t.used, seat, kind)
    t.log(USED, seat, kind)


def number_of(t: KingdomTable, card: int) -> int:
    return card - t.box.first[t.box.kind[card]]


def kind_with(t: KingdomTable, seat: int, op: int) -> int:
    """The Advisor of a Council that has a power."""
    for card in t.council[seat]:
        if t.box.power[t.box.kind[card]] == op and t.box.kind[card] not in t.used[seat]:
            return t.box.kind[card]
    raise ValueError("nobody in the Council can do that")


def end_errand(t: KingdomTable, seat: int) -> bool:
    """Up to so many: the rest is given up."""
    if t.peeks[seat]:
        t.peeks = replaced(t.peeks, seat, 0)
    elif t.wild[seat][0]:
        t.wild = renewed(t.wild, seat, [0, -1])
    elif t.shifting[seat][0]:
        t.shifting = renewed(t.shifting, seat, [0, -1, -1])
    else:
        return False
    return True


def poison(t: KingdomTable, seat: int, kind: int) -> Flow:
    """16.17c: any card of the opponent's Selection area is discarded."""
    options: list[int] = [DONE.of()]
    for card in t.selection[1 - seat]:
        option = DISCARD.of(t.box.kind[card])
        if option not in options:
            options.append(option)
    choice = yield Ask(seat, ASK_POISON, options)
    if DISCARD.has(choice):
        pay_power(t, seat, kind)
        card = next_of_kind(t, t.selection[1 - seat], DISCARD.first(choice))
        t.selection[1 - seat].remove(card)
        t.discard.append(card)
        t.log(POISONED, seat, DISCARD.first(choice))


def blackmail(t: KingdomTable, seat: int, kind: int) -> Flow:
    """A Calamity of the own Selection area goes to the opponent's Duchy."""
    card = find_calamity(t, t.selection[seat])
    if card < 0:
        return
    choice = yield Ask(seat, ASK_BLACKMAIL, [DONE.of(), POWER.of(kind)])
    if POWER.has(choice):
        pay_power(t, seat, kind)
        t.selection[seat].remove(card)
        join_duchy(t, 1 - seat, card)
        t.log(BLACKMAILED, seat)
        t.log(CALAMITY_FELL, 1 - seat)


def find_calamity(t: KingdomTable, cards: list[int]) -> int:
    for card in cards:
        if t.box.family[t.box.kind[card]] == CALAMITY:
            return card
    return -1


def use_power(t: KingdomTable, seat: int, kind: int) -> None:
    """11.7: pay, then what the power does."""
    pay_power(t, seat, kind)
    box = t.box
    op = box.power[kind]
    if op == PEEK_POWER:
        t.peeks = replaced(t.peeks, seat, box.power_amount[kind])
    elif op == RECOVER_TRAP:
        taken = min(box.power_amount[kind], t.traps_used[seat])
        t.traps_used = changed(t.traps_used, seat, -taken)
        t.traps = changed(t.traps, seat, taken)
    elif op == GAIN:
        take_bonus(t, seat, box.power_gain[kind * 6 + 4], box.power_gain[kind * 6 + 5])
    elif op == GAIN_AT_STEP:
        for resource in range(4):
            t.loose[seat][resource] += box.power_gain[kind * 6 + resource]
    elif op == REMOVE_CALAMITY:
        remove_calamity(t, seat)
    else:
        draw_cards(t, seat, kind)


def remove_calamity(t: KingdomTable, seat: int) -> None:
    """16.17i: one of the Selection area, else one of the Duchy, leaves the game."""
    card = find_calamity(t, t.selection[seat])
    if card >= 0:
        t.selection[seat].remove(card)
    else:
        card = find_calamity(t, t.duchy[seat])
        t.duchy = shorter(t.duchy, seat, card)
    t.discard.append(card)


def draw_cards(t: KingdomTable, seat: int, kind: int) -> None:
    """16.17e: cards from the top of the deck, to choose from."""
    t.reveal()
    while len(t.drawn[seat]) < t.box.power_amount[kind] and (t.deck or t.top >= 0):
        t.drawn[seat].append(draw(t))


def ask_drawn(t: KingdomTable, seat: int) -> Ask:
    options: list[int] = []
    for card in t.drawn[seat]:
        option = KEEP.of(t.box.kind[card])
        if option not in options:
            options.append(option)
    return Ask(seat, ASK_DRAWN, options)


def keep_drawn(t: KingdomTable, seat: int, kind: int) -> None:
    """16.17d: the kept card is selected; an Advisor goes to the Council with its Soldier; the others are discarded."""
    card = next_of_kind(t, t.drawn[seat], kind)
    t.drawn[seat].remove(card)
    for other in t.drawn[seat]:
        t.known[other] = EVERYONE
    t.discard += t.drawn[seat]
    t.drawn[seat] = []
    t.known[card] = EVERYONE
    t.reveal()
    receive(t, seat, card)
    t.selection[seat].sort()


def double_options(t: KingdomTable, seat: int, options: list[int]) -> None:
    """16.17f: a selected Development card or Treasure for twice its bonus."""
    free = may_lose_card(t, seat)
    before = -1
    for card in t.selection[seat]:
        kind = t.box.kind[card]
        family = t.box.family[kind]
        if kind != before and (family == TREASURE or (family == DEVELOPMENT and free)):
            options.append(DOUBLE.of(kind))
            before = kind


def basic_space(t: KingdomTable, seat: int, site: int) -> bool:
    spaces = t.spaces[seat]
    base = site * SPACES
    return spaces[base] + spaces[base + 1] + spaces[base + 2] + spaces[base + 3] > 0


def begin_aid(t: KingdomTable, seat: int, card: int) -> None:
    """16.17g: the Architect's card, then cube by cube."""
    kind = kind_with(t, seat, PLACE_ANY)
    pay_power(t, seat, kind)
    t.wild = renewed(t.wild, seat, [t.box.power_amount[kind], card])


def begin_lift(t: KingdomTable, seat: int, card: int) -> None:
    """The card from which the Builder takes cubes, then cube by cube."""
    kind = kind_with(t, seat, MOVE_CUBES)
    pay_power(t, seat, kind)
    t.shifting = renewed(t.shifting, seat, [t.box.power_amount[kind], card, -1])


def ask_wild(t: KingdomTable, seat: int) -> Ask | None:
    """16.17g: as many cubes as fit on that card."""
    card = t.wild[seat][1]
    if card not in t.sites[seat]:
        return None
    site = t.sites[seat].index(card)
    if not basic_space(t, seat, site) or not may_fill(t, seat, site):
        return None
    kind = t.box.kind[card]
    options: list[int] = []
    for resource in range(4):
        if t.spaces[seat][site * SPACES + resource]:
            options.append(LAY.of(resource, kind, number_of(t, card)))
    options.append(DONE.of())
    return Ask(seat, ASK_AID, options, kind, t.wild[seat][0])


def shift_options(t: KingdomTable, seat: int, site: int, to: int) -> list[int]:
    """16.7: basic cubes of one card that fit on another (on `to`, if that is already decided)."""
    options: list[int] = []
    spaces = t.spaces[seat]
    for resource in range(4):
        if spaces[site * SPACES + 6 + resource] == 0:
            continue
        for other, card in enumerate(t.sites[seat]):
            fits = other != site and spaces[other * SPACES + resource] > 0 and (to < 0 or card == to)
            if fits and may_fill(t, seat, other):
                options.append(SHIFT.of(resource, t.box.kind[card], number_of(t, card)))
    return options


def ask_shift(t: KingdomTable, seat: int) -> Ask | None:
    left, source, to = t.shifting[seat]
    if to >= 0 and to not in t.sites[seat]:
        return None
    options = shift_options(t, seat, t.sites[seat].index(source), to)
    if not options:
        return None
    options.append(DONE.of())
    return Ask(seat, ASK_SHIFT, options, t.box.kind[source], left)


def shift_cube(t: KingdomTable, seat: int, resource: int, to: int) -> None:
    """The Builder moves a cube from one card to one other."""
    left, source, _ = t.shifting[seat]
    t.shifting = renewed(t.shifting, seat, [left - 1, source, to])
    spaces = t.spaces[seat]
    here = t.sites[seat].index(source) * SPACES
    there = t.sites[seat].index(to) * SPACES
    spaces[here + resource] += 1
    spaces[here + 6 + resource] -= 1
    spaces[there + resource] -= 1
    spaces[there + 6 + resource] += 1
    t.log(MOVED_CUBE, seat, resource, t.box.kind[to])
    build_if_complete(t, seat, site_of(t, seat, t.box.kind[to], number_of(t, to)))


def worth(t: KingdomTable, seat: int, kind: int) -> int:
    """VP of an end-of-game power; of the best type where a type is chosen."""
    amount = t.box.power_amount[kind]
    return amount * max(t.types[seat]) if t.box.power[kind] == SCORE_BEST_TYPE else amount
