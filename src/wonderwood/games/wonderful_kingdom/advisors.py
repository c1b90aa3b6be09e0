"""11: the Advisors module (11.2: Calamities as usual): who joins the Council, and when its powers are offered."""

from typing import Final

from wonderwood.engine.shared import changed, longer, renewed, replaced
from wonderwood.engine.table import EVERYONE, Ask, Flow, together
from wonderwood.games.wonderful_kingdom.book import (
    AID,
    ASK_ADVISOR,
    ASK_ENVOY,
    ASK_HONOUR,
    ASK_PEEK,
    CONVERT,
    DONE,
    DOUBLE,
    JOINED,
    KEEP,
    LIFT,
    PEEK,
    POWER,
    SHIFT,
)
from wonderwood.games.wonderful_kingdom.box import ADVISOR, PHASES, KingdomBox
from wonderwood.games.wonderful_kingdom.choice import next_of_kind, next_phase
from wonderwood.games.wonderful_kingdom.construction import may_fill, take_bonus
from wonderwood.games.wonderful_kingdom.planning import in_order, recycle
from wonderwood.games.wonderful_kingdom.powers import (
    CONVERT_STEP,
    DOUBLE_RECYCLE,
    DRAW_KEEP,
    FORCE_SUPREMACY,
    GAIN,
    GAIN_AT_STEP,
    GIVE_CALAMITY,
    MOVE_CUBES,
    PEEK_POWER,
    PLACE_ANY,
    POISON,
    RECOVER_TRAP,
    REMOVE_CALAMITY,
    ask_drawn,
    ask_shift,
    ask_wild,
    basic_space,
    begin_aid,
    begin_lift,
    blackmail,
    double_options,
    end_errand,
    find_calamity,
    keep_drawn,
    kind_with,
    number_of,
    pay_power,
    poison,
    ready_powers,
    shift_cube,
    shift_options,
    use_power,
    worth,
)
from wonderwood.games.wonderful_kingdom.production import supreme_seat
from wonderwood.games.wonderful_kingdom.questions import ADVISORS, Rules, install
from wonderwood.games.wonderful_kingdom.spying import face_down, peek
from wonderwood.games.wonderful_kingdom.table import ADVISOR_PHASE, HONOURS, LAST, PLAN, SETUP, START, KingdomTable

CHOICE: Final = PHASES.index("choice")
PLANNING: Final = PHASES.index("planning")
PRODUCTION: Final = PHASES.index("production")
END: Final = PHASES.index("end")


def candidates(box: KingdomBox, seats: int, deluxe: int) -> list[int]:
    """11.1, 11.9, 11.10: the Advisors of the box that take part."""
    cards: list[int] = []
    for card in range(box.cards):
        kind = box.kind[card]
        if box.family[kind] == ADVISOR and (deluxe or not box.deluxe[kind]) and (seats > 1 or not box.two_only[kind]):
            cards.append(card)
    return cards


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
        t.boxed = t.boxed + pool

    def new_round(self, t: KingdomTable) -> None:
        """11.8: every power once a round."""
        for seat in range(t.seats):
            t.used = renewed(t.used, seat, [])

    def claims(self, t: KingdomTable, seat: int, card: int) -> bool:
        """11.3, 11.4, 11.5, 11.6: a face-up Advisor goes straight to the Council and gives a Soldier."""
        kind = t.box.kind[card]
        if t.box.family[kind] != ADVISOR:
            return False
        t.council = longer(t.council, seat, card)
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
        """16.4a: the Envoy is asked after the totals, before the bonus; 16.17j: not if the bonus is won already."""
        for seat in in_order(t):
            for kind in ready_powers(t, seat, PRODUCTION):
                if t.box.power[kind] == FORCE_SUPREMACY and supreme_seat(t) != seat:
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
            t.peeks = replaced(t.peeks, seat, 0)
        if t.drawn[seat] and t.phase == PLAN:
            return ask_drawn(t, seat)
        if t.wild[seat][0]:
            ask = ask_wild(t, seat)
            if ask is not None:
                return ask
            t.wild = renewed(t.wild, seat, [0, -1])
        if t.shifting[seat][0]:
            ask = ask_shift(t, seat)
            if ask is not None:
                return ask
            t.shifting = renewed(t.shifting, seat, [0, -1, -1])
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
            t.peeks = changed(t.peeks, seat, -1)
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
        if t.wild[seat][0] == 0:
            return False
        t.wild = renewed(t.wild, seat, changed(t.wild[seat], 0, -1))
        return True

    def points(self, t: KingdomTable, seat: int, parts: dict[str, int]) -> None:
        parts["advisors"] = t.honours[seat]


def keep_advisor(t: KingdomTable) -> Flow:
    """11.1, 11.9, 11.10: each keeps 1 of 2; with two players the other goes to the box, solo back to the others."""
    flows: list[Flow] = [keep_one(t, seat) for seat in range(t.seats)]
    yield from together(t, flows)
    pool = t.boxed[:]
    t.boxed = []
    for seat in range(t.seats):
        kept, other = t.drawn[seat]
        t.drawn[seat] = []
        t.ready[seat] = 0
        t.council = longer(t.council, seat, kept)
        t.known[kept] = EVERYONE
        t.log(JOINED, seat, t.box.kind[kept])
        if t.seats == 1:
            pool.append(other)
        else:
            t.known[other] = 1 << seat
            t.boxed = [*t.boxed, other]
    t.reveal()
    for _ in range(t.box.council_size):
        t.deck.append(t.fate.take(pool))
    t.boxed = t.boxed + pool
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
            t.honours = changed(t.honours, seat, points)
    next_phase(t)


install(ADVISORS, Advisors())
