"""11: the Advisors module (11.2: Calamities as usual): who joins the Council, and every power at its phase, once a round."""

from typing import Final

from wonderwood.engine.table import EVERYONE, Ask, Flow, together
from wonderwood.games.wonderful_kingdom.book import (
    AID,
    ASK_ADVISOR,
    ASK_AID,
    ASK_BLACKMAIL,
    ASK_DRAWN,
    ASK_ENVOY,
    ASK_HONOUR,
    ASK_PEEK,
    ASK_POISON,
    ASK_SHIFT,
    BLACKMAILED,
    CALAMITY_FELL,
    CONVERT,
    DISCARD,
    DONE,
    DOUBLE,
    JOINED,
    KEEP,
    LAY,
    LIFT,
    MOVED_CUBE,
    PEEK,
    POISONED,
    POWER,
    SHIFT,
    USED,
)
from wonderwood.games.wonderful_kingdom.box import (
    ADVISOR,
    CALAMITY,
    DEVELOPMENT,
    PHASES,
    POWERS,
    TREASURE,
    KingdomBox,
)
from wonderwood.games.wonderful_kingdom.choice import draw, next_of_kind, next_phase, receive
from wonderwood.games.wonderful_kingdom.construction import (
    build_if_complete,
    join_duchy,
    may_fill,
    may_lose_card,
    site_of,
    take_bonus,
)
from wonderwood.games.wonderful_kingdom.planning import in_order, recycle
from wonderwood.games.wonderful_kingdom.questions import ADVISORS, Rules, install
from wonderwood.games.wonderful_kingdom.spying import face_down, peek
from wonderwood.games.wonderful_kingdom.table import (
    ADVISOR_PHASE,
    HONOURS,
    LAST,
    PLAN,
    SETUP,
    SPACES,
    START,
    KingdomTable,
)

CHOICE: Final = PHASES.index("choice")
PLANNING: Final = PHASES.index("planning")
PRODUCTION: Final = PHASES.index("production")
END: Final = PHASES.index("end")

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


def candidates(box: KingdomBox, seats: int, deluxe: int) -> list[int]:
    """11.1, 11.9, 11.10: the Advisors of the box that take part."""
    cards: list[int] = []
    for card in range(box.cards):
        kind = box.kind[card]
        if box.family[kind] == ADVISOR and (deluxe or not box.deluxe[kind]) and (seats > 1 or not box.two_only[kind]):
            cards.append(card)
    return cards


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
    t.used[seat].append(kind)
    t.log(USED, seat, kind)


class Advisors(Rules):
    def opening(self, t: KingdomTable, phases: list[int]) -> None:
        """11.1: after the setup each keeps one of two Advisors."""
        if t.scenario < 0:
            phases.insert(phases.index(SETUP) + 1, ADVISOR_PHASE)

    def a_round(self, t: KingdomTable, phases: list[int]) -> None:
        phases.insert(phases.index(PLAN), START)

    def closing(self, t: KingdomTable, phases: list[int]) -> None:
        """16.1c: end-of-game powers are the last decision."""
        phases.insert(phases.index(LAST) + 1, HONOURS)

    def uses_treasures(self, t: KingdomTable) -> bool:
        """11.1: 10 Advisors replace the 10 Treasures."""
        return False

    def prepare(self, t: KingdomTable) -> None:
        """11.1, 11.9, 11.11: each starts with 2 Soldiers; solo the standard medals stay."""
        for seat in range(t.seats):
            t.soldiers[seat] += t.box.council_soldiers
        if t.scenario < 0:
            self.draw_two(t)

    def draw_two(self, t: KingdomTable) -> None:
        """11.1: two cards each to choose from; scenarios deal their own Council."""
        pool = candidates(t.box, t.seats, t.deluxe)
        for seat in range(t.seats):
            for _ in range(2):
                t.drawn[seat].append(t.fate.take(pool))
        t.boxed += pool

    def new_round(self, t: KingdomTable) -> None:
        """11.8: every power once a round."""
        for seat in range(t.seats):
            t.used[seat] = []

    def claims(self, t: KingdomTable, seat: int, card: int) -> bool:
        """11.3, 11.4, 11.5, 11.6: a face-up Advisor goes straight to the Council and gives a Soldier."""
        kind = t.box.kind[card]
        if t.box.family[kind] != ADVISOR:
            return False
        t.council[seat].append(card)
        t.log(JOINED, seat, kind)
        take_bonus(t, seat, t.box.welcome[kind * 2], t.box.welcome[kind * 2 + 1])
        return True

    def turn_options(self, t: KingdomTable, seat: int, options: list[int]) -> None:
        """16.17a, 16.17j: Choice powers, if they would do something."""
        for kind in ready_powers(t, seat, CHOICE):
            op = t.box.power[kind]
            if op == PEEK_POWER:
                hidden: list[int] = []
                face_down(t, seat, 2, hidden)
                if hidden:
                    options.append(POWER.of(kind))
            elif op == RECOVER_TRAP and t.traps_used[seat]:
                options.append(POWER.of(kind))

    def starts(self, t: KingdomTable, seat: int) -> Flow:
        """16.17b, 16.17c: Poisoner and Blackmailer, used or declined once."""
        for kind in ready_powers(t, seat, PLANNING):
            op = t.box.power[kind]
            if t.box.power_cost[kind] > t.soldiers[seat]:
                continue
            if op == POISON and t.selection[1 - seat]:
                yield from poison(t, seat, kind)
            elif op == GIVE_CALAMITY:
                yield from blackmail(t, seat, kind)

    def plan_options(self, t: KingdomTable, seat: int, options: list[int]) -> None:
        """16.17i, 16.17j: Planning powers in all of (d)."""
        for kind in ready_powers(t, seat, PLANNING):
            op = t.box.power[kind]
            if op == GAIN or (op == DRAW_KEEP and (t.deck or t.top >= 0)):
                options.append(POWER.of(kind))
            elif op == REMOVE_CALAMITY:
                if find_calamity(t, t.selection[seat]) >= 0 or find_calamity(t, t.duchy[seat]) >= 0:
                    options.append(POWER.of(kind))
            elif op == DOUBLE_RECYCLE:
                double_options(t, seat, options)
            elif op == PLACE_ANY:
                for site, card in enumerate(t.sites[seat]):
                    if basic_space(t, seat, site) and may_fill(t, seat, site):
                        options.append(AID.of(t.box.kind[card], number_of(t, card)))
            elif op == MOVE_CUBES:
                for site, card in enumerate(t.sites[seat]):
                    if shift_options(t, seat, site, -1):
                        options.append(LIFT.of(t.box.kind[card], number_of(t, card)))

    def contests(self, t: KingdomTable, step: int) -> Flow:
        """16.4a: the Envoy is asked after the totals, before the bonus."""
        for seat in in_order(t):
            for kind in ready_powers(t, seat, PRODUCTION):
                if t.box.power[kind] == FORCE_SUPREMACY:
                    choice = yield Ask(seat, ASK_ENVOY, [DONE.of(), POWER.of(kind)], step)
                    if POWER.has(choice):
                        pay_power(t, seat, kind)
                        t.bonus_to = seat

    def supreme(self, t: KingdomTable, winner: int) -> int:
        return t.bonus_to if t.bonus_to >= 0 else winner

    def place_options(self, t: KingdomTable, seat: int, options: list[int]) -> None:
        """16.4a, 16.17h: extra and changed cubes, declared before placing."""
        for kind in ready_powers(t, seat, PRODUCTION):
            op = t.box.power[kind]
            if op == GAIN_AT_STEP and t.box.power_more[kind] == t.step:
                options.append(POWER.of(kind))
            elif op == CONVERT_STEP:
                most = min(t.box.power_amount[kind], t.loose[seat][t.step])
                for resource in range(4):
                    if resource != t.step:
                        for amount in range(1, most + 1):
                            options.append(CONVERT.of(resource, amount))

    def errand(self, t: KingdomTable, seat: int) -> Ask | None:
        """What a power has begun."""
        if t.peeks[seat]:
            options: list[int] = []
            face_down(t, seat, 2, options)
            if options:
                options.append(DONE.of())
                return Ask(seat, ASK_PEEK, options, t.peeks[seat])
            t.peeks[seat] = 0
        if t.drawn[seat] and t.phase == PLAN:
            return ask_drawn(t, seat)
        if t.wild[seat][0]:
            ask = ask_wild(t, seat)
            if ask is not None:
                return ask
            t.wild[seat] = [0, -1]
        if t.shifting[seat][0]:
            ask = ask_shift(t, seat)
            if ask is not None:
                return ask
            t.shifting[seat] = [0, -1, -1]
        return None

    def act(self, t: KingdomTable, seat: int, choice: int) -> bool:
        if POWER.has(choice):
            use_power(t, seat, POWER.first(choice))
        elif AID.has(choice):
            begin_aid(t, seat, t.box.first[AID.first(choice)] + AID.second(choice))
        elif LIFT.has(choice):
            begin_lift(t, seat, t.box.first[LIFT.first(choice)] + LIFT.second(choice))
        elif DOUBLE.has(choice):
            pay_power(t, seat, kind_with(t, seat, DOUBLE_RECYCLE))
            recycle(t, seat, DOUBLE.first(choice), 2)
        elif SHIFT.has(choice):
            shift_cube(t, seat, SHIFT.first(choice), t.box.first[SHIFT.second(choice)] + SHIFT.third(choice))
        elif CONVERT.has(choice):
            pay_power(t, seat, kind_with(t, seat, CONVERT_STEP))
            t.loose[seat][t.step] -= CONVERT.second(choice)
            t.loose[seat][CONVERT.first(choice)] += CONVERT.second(choice)
        elif t.peeks[seat] and PEEK.has(choice):
            t.peeks[seat] -= 1
            peek(t, seat, choice)
        elif KEEP.has(choice):
            keep_drawn(t, seat, KEEP.first(choice))
        elif DONE.has(choice):
            return end_errand(t, seat)
        else:
            return False
        return True

    def gives_cube(self, t: KingdomTable, seat: int) -> bool:
        """16.17g: a cube of choice is used up."""
        wild = t.wild[seat]
        if wild[0] == 0:
            return False
        wild[0] -= 1
        return True

    def points(self, t: KingdomTable, seat: int, parts: dict[str, int]) -> None:
        parts["advisors"] = t.honours[seat]


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
        t.peeks[seat] = 0
    elif t.wild[seat][0]:
        t.wild[seat] = [0, -1]
    elif t.shifting[seat][0]:
        t.shifting[seat] = [0, -1, -1]
    else:
        return False
    return True


def keep_advisor(t: KingdomTable) -> Flow:
    """11.1, 11.9, 11.10: each keeps 1 of 2; with two players the other goes to the box, solo back to the others."""
    flows: list[Flow] = [keep_one(t, seat) for seat in range(t.seats)]
    yield from together(t, flows)
    pool = t.boxed
    t.boxed = []
    for seat in range(t.seats):
        kept, other = t.drawn[seat]
        t.drawn[seat] = []
        t.ready[seat] = 0
        t.council[seat].append(kept)
        t.known[kept] = EVERYONE
        t.log(JOINED, seat, t.box.kind[kept])
        if t.seats == 1:
            pool.append(other)
        else:
            t.known[other] = 1 << seat
            t.boxed.append(other)
    t.reveal()
    for _ in range(t.box.council_size):
        t.deck.append(t.fate.take(pool))
    t.boxed += pool
    next_phase(t)


def keep_one(t: KingdomTable, seat: int) -> Flow:
    """The kept one lies first among the two; it is shown when both have chosen."""
    if t.ready[seat]:
        return
    options = [KEEP.of(t.box.kind[card]) for card in t.drawn[seat]]
    choice = yield Ask(seat, ASK_ADVISOR, options)
    card = next_of_kind(t, t.drawn[seat], KEEP.first(choice))
    t.drawn[seat].remove(card)
    t.drawn[seat].insert(0, card)
    t.ready[seat] = 1


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
        t.peeks[seat] = box.power_amount[kind]
    elif op == RECOVER_TRAP:
        taken = min(box.power_amount[kind], t.traps_used[seat])
        t.traps_used[seat] -= taken
        t.traps[seat] += taken
    elif op == GAIN:
        take_bonus(t, seat, box.power_gain[kind * 6 + 4], box.power_gain[kind * 6 + 5])
    elif op == GAIN_AT_STEP:
        for resource in range(4):
            t.loose[seat][resource] += box.power_gain[kind * 6 + resource]
    elif op == REMOVE_CALAMITY:
        card = find_calamity(t, t.selection[seat])
        row = t.selection[seat] if card >= 0 else t.duchy[seat]
        card = card if card >= 0 else find_calamity(t, row)
        row.remove(card)
        t.discard.append(card)
    else:
        draw_cards(t, seat, kind)


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
    t.wild[seat] = [t.box.power_amount[kind], card]


def begin_lift(t: KingdomTable, seat: int, card: int) -> None:
    """The card from which the Builder takes cubes, then cube by cube."""
    kind = kind_with(t, seat, MOVE_CUBES)
    pay_power(t, seat, kind)
    t.shifting[seat] = [t.box.power_amount[kind], card, -1]


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
    t.shifting[seat] = [left - 1, source, to]
    spaces = t.spaces[seat]
    here = t.sites[seat].index(source) * SPACES
    there = t.sites[seat].index(to) * SPACES
    spaces[here + resource] += 1
    spaces[here + 6 + resource] -= 1
    spaces[there + resource] -= 1
    spaces[there + 6 + resource] += 1
    t.log(MOVED_CUBE, seat, resource, t.box.kind[to])
    build_if_complete(t, seat, site_of(t, seat, t.box.kind[to], number_of(t, to)))


def honours(t: KingdomTable) -> Flow:
    """16.17k: end-of-game powers, first player of round 4 first, once each."""
    for seat in in_order(t):
        while True:
            options = [POWER.of(kind) for kind in ready_powers(t, seat, END) if worth(t, seat, kind) > 0]
            if not options:
                break
            options.append(DONE.of())
            choice = yield Ask(seat, ASK_HONOUR, options)
            if DONE.has(choice):
                break
            kind = POWER.first(choice)
            points = worth(t, seat, kind)
            pay_power(t, seat, kind)
            t.honours[seat] += points
    next_phase(t)


def worth(t: KingdomTable, seat: int, kind: int) -> int:
    """VP of an end-of-game power; of the best type where a type is chosen."""
    amount = t.box.power_amount[kind]
    return amount * max(t.types[seat]) if t.box.power[kind] == SCORE_BEST_TYPE else amount


install(ADVISORS, Advisors())
