"""13: the Conquest module (13.21: Calamities as usual): territories, slots, bonuses, the Conquest phase and the Prison.

Pawns belong to a side: the seats of two players; solo, side 1 is the blue enemy, whose own rules are in conquest_solo.py.
"""

from typing import Final

from wonderwood.engine.shared import changed, renewed, replaced
from wonderwood.engine.table import Ask, Flow
from wonderwood.games.wonderful_kingdom.book import (
    ACTS_FIRST,
    ARRANGE,
    ASK_BRING,
    ASK_CAPTURE,
    ASK_CONQUEST,
    ASK_DESTROY,
    BATTLE,
    BRING,
    CAPTURE,
    CAPTURED,
    DESTROYED,
    DISCARD,
    DONE,
    FREED,
    LEAVE,
    MARCH,
    MARCHED,
    MOVE,
    PASS,
    PASSED,
    PEEK,
    RECRUIT,
    RECRUITED,
)
from wonderwood.games.wonderful_kingdom.box import SLOTS
from wonderwood.games.wonderful_kingdom.choice import next_of_kind, next_phase
from wonderwood.games.wonderful_kingdom.construction import (
    act,
    errand,
    scrap_matters,
    scrap_options,
    take_bonus,
    window_options,
)
from wonderwood.games.wonderful_kingdom.questions import CONQUEST, Rules, install
from wonderwood.games.wonderful_kingdom.spying import face_down, peek
from wonderwood.games.wonderful_kingdom.table import (
    CONQUEST_PHASE,
    HARVEST,
    PLAN,
    PRISON,
    START,
    KingdomTable,
)

SIDES: Final = 2
MOST_SLOTS: Final = 8
PRODUCE: Final = SLOTS.index("produce")
TRAP: Final = SLOTS.index("trap")
SPY_SLOT: Final = SLOTS.index("spy")
DESTROY: Final = SLOTS.index("destroy_card")
DOUBLE_MOVE: Final = SLOTS.index("double_move")
KRYSTALLIUM_SLOT: Final = SLOTS.index("krystallium")
NOT_BEGUN: Final = -1


# -- the map ----------------------------------------------------------------------------------------------------------


def colour(t: KingdomTable, side: int) -> int:
    """13.S1: alone you are red; else the colour of your duchy."""
    return side if t.seats == 1 else t.box.duchy_colour[t.duchies[side]]


def castle(t: KingdomTable, side: int) -> int:
    return t.box.castles[t.board][colour(t, side)]


def controls(t: KingdomTable, side: int, territory: int) -> bool:
    """13.3, 16.21c: who has standing pawns there; two players always control their own castle."""
    if t.pawns[side][territory]:
        return True
    return territory == castle(t, side) and (t.seats > 1 or side == 0)


def held_slots(t: KingdomTable, side: int, type: int) -> int:
    """How many slots of a type a side holds."""
    held = 0
    types = t.box.slot_type[t.board]
    for territory in t.box.on_board[t.board]:
        row = t.slots[territory]
        for spot in range(len(row)):
            if row[spot] == side and types[territory][spot] == type:
                held += 1
    return held


def spare(t: KingdomTable, side: int, territory: int) -> int:
    """Pawns of a side standing on no slot."""
    return t.pawns[side][territory] - t.slots[territory].count(side)


def set_pawns(t: KingdomTable, side: int, territory: int, pawns: int) -> None:
    t.pawns = renewed(t.pawns, side, replaced(t.pawns[side], territory, pawns))


def add_pawns(t: KingdomTable, side: int, territory: int, pawns: int) -> None:
    set_pawns(t, side, territory, t.pawns[side][territory] + pawns)


def set_slot(t: KingdomTable, territory: int, spot: int, side: int) -> None:
    t.slots = renewed(t.slots, territory, replaced(t.slots[territory], spot, side))


def fill_slots(t: KingdomTable, side: int, territory: int) -> None:
    """13.4, 16.20a: pawns without slot stand on free ones, in the order of the board."""
    for spot in range(len(t.slots[territory])):
        if t.slots[territory][spot] < 0 and spare(t, side, territory) > 0:
            set_slot(t, territory, spot, side)


def close_ranks(t: KingdomTable) -> None:
    """13.4: a pawn without slot takes the place of one that went to the Prison."""
    for seat in range(t.seats):
        for territory in t.box.on_board[t.board]:
            fill_slots(t, seat, territory)
    take_tokens(t)


def take_tokens(t: KingdomTable) -> None:
    """13.13, 13.14, 16.20e: Trap and Spy tokens come and go with their slots."""
    for seat in range(t.seats):
        t.traps = replaced(t.traps, seat, held_slots(t, seat, TRAP))
        t.spy_tokens = replaced(t.spy_tokens, seat, held_slots(t, seat, SPY_SLOT))
        t.spies = replaced(t.spies, seat, t.spy_tokens[seat])


class Conquest(Rules):
    def a_round(self, t: KingdomTable, phases: list[int]) -> None:
        """1.3, 13.7, 13.18: after Production the Krystallium slots, then the Conquest phase, at last the Prison."""
        phases.insert(phases.index(PLAN), START)
        phases += [HARVEST, CONQUEST_PHASE, PRISON]

    def prepare(self, t: KingdomTable) -> None:
        """13.2: the pawns of the start slots; the rest is the reserve."""
        count = len(t.box.territories)
        t.pawns = [[0] * count for _ in range(SIDES)]
        t.slots = [[-1] * len(t.box.slot_type[t.board][territory]) for territory in range(count)]
        t.jailed = [0] * SIDES
        t.reserve = [t.box.armies] * SIDES
        for territory in t.box.on_board[t.board]:
            for spot, owner in enumerate(t.box.slot_start[t.board][territory]):
                for side in range(SIDES):
                    if owner == colour(t, side):
                        set_slot(t, territory, spot, side)
                        add_pawns(t, side, territory, 1)
                        t.reserve = changed(t.reserve, side, -1)
        t.passes = NOT_BEGUN
        take_tokens(t)

    def trap_tokens(self, t: KingdomTable, seat: int, tokens: int) -> int:
        """13.2, 13.15: only those of Trap slots."""
        return held_slots(t, seat, TRAP) if t.seats > 1 else 0

    def new_round(self, t: KingdomTable) -> None:
        """13.15, 16.21b: Spy tokens of slots are available again."""
        for seat in range(t.seats):
            t.spy_tokens = replaced(t.spy_tokens, seat, held_slots(t, seat, SPY_SLOT))
            t.spies = replaced(t.spies, seat, t.spy_tokens[seat])

    def turn_options(self, t: KingdomTable, seat: int, options: list[int]) -> None:
        """13.15."""
        if t.seats > 1 and t.spies[seat]:
            face_down(t, seat, 4, options)

    def act(self, t: KingdomTable, seat: int, choice: int) -> bool:
        if PEEK.has(choice) and t.seats > 1:
            t.spies = changed(t.spies, seat, -1)
            peek(t, seat, choice)
            return True
        return False

    def starts(self, t: KingdomTable, seat: int) -> Flow:
        """13.16, 16.20j: for each Card destruction slot, one card of the opponent's Selection area may be discarded."""
        if t.seats == 1:
            return
        for _ in range(held_slots(t, seat, DESTROY)):
            options: list[int] = [DONE.of()]
            for card in t.selection[1 - seat]:
                option = DISCARD.of(t.box.kind[card])
                if option not in options:
                    options.append(option)
            choice = yield Ask(seat, ASK_DESTROY, options)
            if DISCARD.has(choice):
                card = next_of_kind(t, t.selection[1 - seat], DISCARD.first(choice))
                t.selection[1 - seat].remove(card)
                t.discard.append(card)
                t.log(DESTROYED, seat, DISCARD.first(choice))

    def produces(self, t: KingdomTable, seat: int, step: int) -> int:
        """13.6: built cards, controlled slots and the own castle."""
        amount = t.box.castle_production[t.board][colour(t, seat) * 4 + step]
        types = t.box.slot_type[t.board]
        resources = t.box.slot_resource[t.board]
        for territory in t.box.on_board[t.board]:
            row = t.slots[territory]
            for spot in range(len(row)):
                if row[spot] == seat and types[territory][spot] == PRODUCE and resources[territory][spot] == step:
                    amount += 1
        return amount

    def points(self, t: KingdomTable, seat: int, parts: dict[str, int]) -> None:
        """13.20: territories score for the colour of who controls them; castles nothing with two players."""
        if t.seats > 1:
            parts["territories"] = territory_points(t, seat)


def territory_points(t: KingdomTable, side: int) -> int:
    points = 0
    castles = t.box.castles[t.board] if t.seats > 1 else [castle(t, 0)]
    for territory in t.box.on_board[t.board]:
        if t.pawns[side][territory] and territory not in castles:
            points += t.box.territory_vp[t.board][territory * 2 + colour(t, side)]
    return points


def harvest(t: KingdomTable) -> Flow:
    """13.18: 1 Krystallium for each Krystallium slot after the Exploration step."""
    for seat in range(t.seats):
        take_bonus(t, seat, held_slots(t, seat, KRYSTALLIUM_SLOT), 0)
    next_phase(t)
    return
    yield


# -- the Conquest phase -----------------------------------------------------------------------------------------------


def first_actor(t: KingdomTable) -> int:
    """13.7, 16.20f: more Soldiers; on a tie the first player of the round."""
    for seat in range(t.seats):
        if all(t.soldiers[seat] > t.soldiers[other] for other in range(t.seats) if other != seat):
            return seat
    return t.first


def conquest(t: KingdomTable) -> Flow:
    """13.8, 16.21a: one choice of the side whose turn it is; the phase ends when all pass in succession."""
    if t.passes == NOT_BEGUN:
        t.passes = 0
        t.actor = first_actor(t)
        t.moment += 1
        close_ranks(t)
        t.log(ACTS_FIRST, t.actor)
    seat = t.actor
    ask = errand(t, seat)
    if ask is not None:
        choice = yield ask
        act(t, seat, choice)
    elif t.target >= 0:
        yield from gather(t, seat)
    else:
        yield from take_turn(t, seat)
    if t.passes == t.seats:
        t.passes = NOT_BEGUN
        next_phase(t)


def take_turn(t: KingdomTable, seat: int) -> Flow:
    """13.8, 16.1a, 16.20b: Recruit, Move or Pass; before it anything possible at any time."""
    options: list[int] = []
    for pawns in range(1, min(t.soldiers[seat], t.reserve[seat]) + 1):
        options.append(RECRUIT.of(pawns))
    far = held_slots(t, seat, DOUBLE_MOVE) > 0
    if t.soldiers[seat]:
        for territory in t.box.on_board[t.board]:
            if may_move_to(t, seat, territory, far):
                options.append(MOVE.of(territory))
    arrange_options(t, seat, options)
    window_options(t, seat, options)
    if not options and not scrap_matters(t, seat):
        end_turn(t, seat, True)
        return
    options.append(PASS.of())
    scrap_options(t, seat, options)
    choice = yield Ask(seat, ASK_CONQUEST, options, t.soldiers[seat])
    if PASS.has(choice):
        end_turn(t, seat, True)
    elif RECRUIT.has(choice):
        recruit(t, seat, RECRUIT.first(choice))
    elif MOVE.has(choice):
        t.target = MOVE.first(choice)
        t.far = 1 if far else 0
        t.marching = 0
    elif ARRANGE.has(choice):
        arrange(t, seat, ARRANGE.first(choice), ARRANGE.second(choice), ARRANGE.third(choice))
    else:
        act(t, seat, choice)


def end_turn(t: KingdomTable, seat: int, passed: bool) -> None:
    if passed:
        t.passes += 1
        t.log(PASSED, seat)
    else:
        t.passes = 0
    t.vacated = []
    t.actor = (seat + 1) % t.seats


def recruit(t: KingdomTable, seat: int, pawns: int) -> None:
    """13.9: pay Soldiers, pawns go from the reserve to the castle."""
    t.soldiers[seat] -= pawns
    t.reserve = changed(t.reserve, seat, -pawns)
    add_pawns(t, seat, castle(t, seat), pawns)
    t.log(RECRUITED, seat, pawns)
    end_turn(t, seat, False)


def arrange_options(t: KingdomTable, seat: int, options: list[int]) -> None:
    """13.5: a pawn of one slot to a free slot of the same territory; not back again in the same turn."""
    for territory in t.box.on_board[t.board]:
        row = t.slots[territory]
        if seat not in row or -1 not in row:
            continue
        for source in range(len(row)):
            for spot in range(len(row)):
                if row[source] == seat and row[spot] < 0 and territory * MOST_SLOTS + spot not in t.vacated:
                    options.append(ARRANGE.of(territory, source, spot))


def arrange(t: KingdomTable, seat: int, territory: int, source: int, spot: int) -> None:
    set_slot(t, territory, source, -1)
    set_slot(t, territory, spot, seat)
    t.vacated = [*t.vacated, territory * MOST_SLOTS + source]
    take_tokens(t)


def enemies(t: KingdomTable, seat: int, territory: int) -> int:
    return t.pawns[1 - seat][territory]


def may_move_to(t: KingdomTable, seat: int, territory: int, far: bool) -> bool:
    """13.3, 13.10, 13.11, 13.12, 13.S5: enough pawns and Soldiers to arrive with strictly more than stand there."""
    if t.seats > 1 and territory == castle(t, 1 - seat):
        return False
    pawns = 0
    for source in sources(t, seat, territory, far):
        pawns += t.pawns[seat][source]
    return min(pawns, t.soldiers[seat]) > enemies(t, seat, territory)


def sources(t: KingdomTable, seat: int, territory: int, far: bool) -> list[int]:
    """13.10, 13.17, 16.20c, 16.20d: neighbours with own pawns; with a Double move also those behind a free or own one."""
    adjacent = t.box.adjacent[t.board]
    found: list[int] = []
    for middle in adjacent[territory]:
        if t.pawns[seat][middle] and middle not in found:
            found.append(middle)
        if far and not controls(t, 1 - seat, middle):
            for source in adjacent[middle]:
                if source != territory and t.pawns[seat][source] and source not in found:
                    found.append(source)
    return found


def gather(t: KingdomTable, seat: int) -> Flow:
    """13.10: pawn by pawn, a Soldier each; then the march begins."""
    options: list[int] = []
    if t.soldiers[seat]:
        for source in sources(t, seat, t.target, t.far == 1):
            pawn_options(t, seat, source, BRING.of(source), options)
    if t.marching > enemies(t, seat, t.target):
        options.append(MARCH.of())
    choice = yield Ask(seat, ASK_BRING, options, t.target, t.marching)
    if MARCH.has(choice):
        march(t, seat)
        return
    t.soldiers[seat] -= 1
    t.marching += 1
    lift_pawn(t, seat, choice)


def pawn_options(t: KingdomTable, side: int, territory: int, free: int, options: list[int]) -> None:
    """A pawn without slot, if there is one; else one of the slots."""
    if spare(t, side, territory) > 0:
        options.append(free)
        return
    row = t.slots[territory]
    for spot in range(len(row)):
        if row[spot] == side:
            options.append(LEAVE.of(territory, spot))


def lift_pawn(t: KingdomTable, side: int, choice: int) -> None:
    """13.13: leaving a slot ends its bonus at once."""
    if LEAVE.has(choice):
        territory = LEAVE.first(choice)
        set_slot(t, territory, LEAVE.second(choice), -1)
    else:
        territory = CAPTURE.first(choice) if CAPTURE.has(choice) else BRING.first(choice)
    add_pawns(t, side, territory, -1)
    take_tokens(t)


def march(t: KingdomTable, seat: int) -> None:
    """13.11, 16.21e: enemy pawns return to their castle, as many of the pawns brought return to yours, the rest stay."""
    territory = t.target
    pawns = t.marching
    t.target = -1
    t.marching = 0
    t.log(MARCHED, seat, territory, pawns)
    beaten = enemies(t, seat, territory)
    if beaten:
        t.log(BATTLE, seat, territory, beaten)
        pawns -= beaten
        add_pawns(t, seat, castle(t, seat), beaten)
        expel(t, 1 - seat, territory, beaten)
    add_pawns(t, seat, territory, pawns)
    fill_slots(t, seat, territory)
    free_prisoners(t, seat, territory)
    take_tokens(t)
    end_turn(t, seat, False)


def expel(t: KingdomTable, side: int, territory: int, pawns: int) -> None:
    """13.11, 13.S6: to the castle of their owner; the blue armies of a solo game leave the board."""
    set_pawns(t, side, territory, 0)
    for spot in range(len(t.slots[territory])):
        if t.slots[territory][spot] == side:
            set_slot(t, territory, spot, -1)
    if t.seats > 1:
        add_pawns(t, side, castle(t, side), pawns)


def free_prisoners(t: KingdomTable, side: int, territory: int) -> None:
    """13.19, 16.20h: who controls the Prison gets the own pawns back, to the castle."""
    if territory == t.box.prison[t.board] and t.jailed[side]:
        add_pawns(t, side, castle(t, side), t.jailed[side])
        t.log(FREED, side, t.jailed[side])
        t.jailed = replaced(t.jailed, side, 0)


def prison(t: KingdomTable) -> Flow:
    """13.19, 16.20i: at the end of the phase the controller of the Prison may lay an enemy pawn in it."""
    place = t.box.prison[t.board]
    for seat in range(t.seats):
        if place < 0 or t.seats == 1 or not t.pawns[seat][place]:
            continue
        options: list[int] = [DONE.of()]
        for territory in t.box.on_board[t.board]:
            capture_options(t, 1 - seat, territory, options)
        choice = yield Ask(seat, ASK_CAPTURE, options)
        if not DONE.has(choice):
            capture(t, 1 - seat, choice)
    next_phase(t)


def capture_options(t: KingdomTable, side: int, territory: int, options: list[int]) -> None:
    """16.20g: any standing pawn, with or without slot, castles included."""
    if spare(t, side, territory) > 0:
        options.append(CAPTURE.of(territory))
    row = t.slots[territory]
    for spot in range(len(row)):
        if row[spot] == side:
            options.append(LEAVE.of(territory, spot))


def capture(t: KingdomTable, side: int, choice: int) -> None:
    lift_pawn(t, side, choice)
    t.jailed = changed(t.jailed, side, 1)
    t.log(CAPTURED, side, LEAVE.first(choice) if LEAVE.has(choice) else CAPTURE.first(choice))


install(CONQUEST, Conquest())
