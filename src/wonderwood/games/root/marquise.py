"""Chapter MA: the Marquise de Cat. Wood in Birdsong, three actions in Daylight, buildings on slots she rules."""

from typing import Final

from wonderwood.engine.shared import changed, replaced
from wonderwood.engine.table import Ask, Flow
from wonderwood.games.root.battle import battle, battles
from wonderwood.games.root.book import (
    ASK_CATS,
    ASK_HOSPITAL,
    ASK_KEEP,
    ASK_MARCH,
    ASK_PAY_WOOD,
    ASK_PLACE,
    ASK_RECRUIT,
    ASK_WOOD,
    BATTLE,
    BUILD,
    CRAFT,
    DONE,
    HIRE,
    HIRED,
    HOSPITAL,
    HOSPITALS,
    KEEP,
    MARCH,
    MOVE,
    OVERWORK,
    PASS,
    PAY_WOOD,
    PLACE,
    RECRUIT,
    RECRUIT_AT,
    WOOD_AT,
    WOOD_PAID,
)
from wonderwood.games.root.box import BIRD, CLEARINGS, KEEP_TOKEN, RECRUITER, SAWMILL, WOOD, WORKSHOP
from wonderwood.games.root.cards import kinds_in, matching_kinds, spend
from wonderwood.games.root.crafting import craft, craft_options
from wonderwood.games.root.removal import Warband
from wonderwood.games.root.roster import Battle, Loss, Trigger
from wonderwood.games.root.table import BY_BUILDING, NOBODY, RootTable
from wonderwood.games.root.turn import EVENING, birdsong_cards, draw_up, free_options, go_on, use_free
from wonderwood.games.root.woodland import can_move, can_place, lift, move, moves, muster, put, roads, score

HOSPITALS_TRIGGER: Final = 0


class Marquise(Warband):
    def set_up(self, t: RootTable, seat: int) -> Flow:
        """S4, Q17: the keep in a corner, a warrior almost everywhere, three buildings at the keep or next to it.

        GU3, GU4, GU7, V17: in the guided game her guide says where, and hers alone.
        """
        if t.guided:
            place_court(t, seat, t.box.guide_corner)
            for piece, where in t.box.guide_buildings:
                put(t, piece, where)
            return
        corners = [where for where in range(CLEARINGS) if t.box.opposite[t.map][where] >= 0]
        choice = yield Ask(seat, ASK_KEEP, [KEEP.of(where) for where in corners])
        keep = KEEP.first(choice)
        place_court(t, seat, keep)
        for piece in (SAWMILL, WORKSHOP, RECRUITER):
            near = [
                where for where in range(CLEARINGS) if (where == keep or where in roads(t, seat)[keep]) and t.open_slots[where]
            ]
            choice = yield Ask(seat, ASK_PLACE, [PLACE.of(piece, where) for where in near])
            put(t, piece, PLACE.second(choice))

    def birdsong(self, t: RootTable, seat: int) -> Flow:
        """MA1: a wood for every sawmill, then cards."""
        if t.step == 1:
            t.step = 2
            yield from add_wood(t, seat)
        yield from birdsong_cards(t, seat)

    def daylight(self, t: RootTable, seat: int) -> Flow:
        """MA2: craft first, then three actions and one more for every bird card spent. One choice at a time."""
        if t.step == 1:
            t.step = 2
            t.actions = t.box.marquise_actions
        options = craft_options(t, seat) if t.step == 2 else []
        if t.actions:
            options += actions(t, seat)
        else:
            options += [HIRE.of(kind) for kind in kinds_in(t, t.hands[seat]) if t.box.suit[kind] == BIRD]
        options += free_options(t, seat)
        options.append(DONE.of())
        choice = yield Ask(seat, ASK_CATS, options, t.actions)
        if choice == DONE.of():
            go_on(t, EVENING)
        elif CRAFT.has(choice):
            yield from craft(t, seat, CRAFT.first(choice))
        elif HIRE.has(choice):
            spend(t, seat, HIRE.first(choice))
            t.log(HIRED, seat, HIRE.first(choice))
            t.actions += 1
        elif not (yield from use_free(t, seat, choice)):
            t.step = 3
            t.actions -= 1
            yield from act(t, seat, choice)

    def evening(self, t: RootTable, seat: int) -> Flow:
        """MA9: draw one and one for each uncovered icon."""
        icons = t.box.piece_draw[RECRUITER]
        draw_up(t, seat, t.box.marquise_draw + sum(icons[: t.placed[RECRUITER]]))
        return
        yield

    def move_options(self, t: RootTable, seat: int) -> list[int]:
        return moves(t, seat)

    def move_by_card(self, t: RootTable, seat: int, choice: int) -> Flow:
        yield from move(t, seat, MOVE.first(choice), MOVE.second(choice))

    def attack(self, t: RootTable, seat: int, defender: int, where: int) -> Flow:
        yield from battle(t, Battle(seat, defender, where))

    def after_loss(self, t: RootTable, loss: Loss, triggers: list[Trigger]) -> None:
        """MA3, MA4, MA10: warriors may be saved; a removed keep is out of the game."""
        if KEEP_TOKEN in loss.pieces:
            lose_keep(t, loss)
        if loss.warriors:
            triggers.append(Trigger(loss.owner, HOSPITALS_TRIGGER, loss.by, loss.where, loss.warriors))

    def resolve(self, t: RootTable, trigger: Trigger) -> Flow:
        """MA3, B23: one matching card brings all warriors of one removal to the keep."""
        seat = trigger.owner
        if not t.placed[KEEP_TOKEN] or not t.hands[seat] or not can_place(t, seat, keep_clearing(t)):
            return
        options = [HOSPITAL.of(kind) for kind in matching_kinds(t, t.hands[seat], t.suits[trigger.where])]
        choice = yield Ask(seat, ASK_HOSPITAL, [*options, PASS.of()], trigger.where, trigger.amount)
        if choice != PASS.of():
            spend(t, seat, HOSPITAL.first(choice))
            t.log(HOSPITALS, seat, trigger.amount, HOSPITAL.first(choice))
            muster(t, seat, keep_clearing(t), trigger.amount)


def place_court(t: RootTable, seat: int, keep: int) -> None:
    """S4, M10: the keep closes its clearing to others; a warrior everywhere but in the opposite corner."""
    put(t, KEEP_TOKEN, keep)
    t.sealed = replaced(t.sealed, keep, seat)
    for where in range(CLEARINGS):
        if where != t.box.opposite[t.map][keep]:
            muster(t, seat, where, t.box.marquise_warriors)


def lose_keep(t: RootTable, loss: Loss) -> None:
    """MA10, M10: out of the game, and its clearing is an ordinary one."""
    t.gone = changed(t.gone, KEEP_TOKEN, 1)
    if t.sealed[loss.where] == loss.owner:
        t.sealed = replaced(t.sealed, loss.where, NOBODY)


def keep_clearing(t: RootTable) -> int:
    for where in range(CLEARINGS):
        if t.pieces[KEEP_TOKEN * CLEARINGS + where]:
            return where
    return NOBODY


def places_of(t: RootTable, seat: int, piece: int) -> list[int]:
    """M13: by clearing, how many of her buildings of a kind can have something placed at them."""
    return [t.pieces[piece * CLEARINGS + where] if can_place(t, seat, where) else 0 for where in range(CLEARINGS)]


def wood_left(t: RootTable) -> int:
    return t.box.piece_count[WOOD] - t.placed[WOOD]


def add_wood(t: RootTable, seat: int) -> Flow:
    """MA1, G6: one wood at every sawmill; if they do not suffice, where she likes."""
    due = places_of(t, seat, SAWMILL)
    if sum(due) <= wood_left(t):
        for where in range(CLEARINGS):
            for _ in range(due[where]):
                put(t, WOOD, where)
        return
    while wood_left(t) and sum(due):
        options = [WOOD_AT.of(where) for where in range(CLEARINGS) if due[where]]
        choice = yield Ask(seat, ASK_WOOD, options, wood_left(t))
        due[WOOD_AT.first(choice)] -= 1
        put(t, WOOD, WOOD_AT.first(choice))


def actions(t: RootTable, seat: int) -> list[int]:
    """MA2, MA5, MA6, MA8, Q20: what she can do with an action."""
    options = battles(t, seat)
    if can_move(t, seat):
        options.append(MARCH.of())
    if not t.recruited and t.placed[RECRUITER] and t.supply[seat]:
        options.append(RECRUIT.of())
    options += build_options(t, seat)
    if wood_left(t):
        base = SAWMILL * CLEARINGS
        for where in range(CLEARINGS):
            if t.pieces[base + where] and can_place(t, seat, where):
                options += [OVERWORK.of(where, kind) for kind in matching_kinds(t, t.hands[seat], t.suits[where])]
    return options


def act(t: RootTable, seat: int, choice: int) -> Flow:
    if BATTLE.has(choice):
        yield from battle(t, Battle(seat, BATTLE.second(choice), BATTLE.first(choice)))
    elif choice == MARCH.of():
        yield from march(t, seat)
    elif choice == RECRUIT.of():
        yield from recruit(t, seat)
    elif BUILD.has(choice):
        yield from build(t, seat, BUILD.first(choice), BUILD.second(choice))
    else:
        spend(t, seat, OVERWORK.second(choice))
        put(t, WOOD, OVERWORK.first(choice))


def march(t: RootTable, seat: int) -> Flow:
    """MA5, M8: up to two moves, of the same warriors or of others."""
    for done in range(t.box.march_moves):
        options = moves(t, seat)
        if done:
            options.append(PASS.of())
        choice = yield Ask(seat, ASK_MARCH, options, t.box.march_moves - done)
        if choice == PASS.of():
            return
        yield from move(t, seat, MOVE.first(choice), MOVE.second(choice))


def recruit(t: RootTable, seat: int) -> Flow:
    """MA5, G6: once a turn, a warrior at every recruiter; if they do not suffice, where she likes."""
    t.recruited = 1
    due = places_of(t, seat, RECRUITER)
    if sum(due) <= t.supply[seat]:
        for where in range(CLEARINGS):
            if due[where]:
                muster(t, seat, where, due[where])
        return
    while t.supply[seat] and sum(due):
        options = [RECRUIT_AT.of(where) for where in range(CLEARINGS) if due[where]]
        choice = yield Ask(seat, ASK_RECRUIT, options, t.supply[seat])
        due[RECRUIT_AT.first(choice)] -= 1
        muster(t, seat, RECRUIT_AT.first(choice), 1)


def wood_regions(t: RootTable, seat: int) -> list[int]:
    """MA6, MA7: by clearing, the number of its region of connected ruled clearings; -1 where she does not rule."""
    region = [-1] * CLEARINGS
    ways = roads(t, seat)
    count = 0
    for start in range(CLEARINGS):
        if t.ruler[start] != seat or region[start] >= 0:
            continue
        region[start] = count
        border = [start]
        while border:
            for end in ways[border.pop()]:
                if t.ruler[end] == seat and region[end] < 0:
                    region[end] = count
                    border.append(end)
        count += 1
    return region


def build_options(t: RootTable, seat: int) -> list[int]:
    """MA6: a clearing she rules, an open slot, enough connected wood."""
    options: list[int] = []
    sites = [where for where in range(CLEARINGS) if t.ruler[where] == seat and t.open_slots[where] > 0]
    if not sites:
        return options
    wood = [0] * CLEARINGS
    if t.placed[WOOD]:
        region = wood_regions(t, seat)
        stock = [0] * CLEARINGS
        for where in range(CLEARINGS):
            if region[where] >= 0:
                stock[region[where]] += t.pieces[WOOD * CLEARINGS + where]
        for where in sites:
            wood[where] = stock[region[where]]
    for piece in (SAWMILL, WORKSHOP, RECRUITER):
        track = t.box.piece_cost[piece]
        if t.placed[piece] < len(track):
            cost = track[t.placed[piece]]
            for where in sites:
                if wood[where] >= cost and can_place(t, seat, where):
                    options.append(BUILD.of(piece, where))
    return options


def build(t: RootTable, seat: int, piece: int, where: int) -> Flow:
    """MA6, MA7: pay connected wood, place, score what the space shows."""
    space = t.placed[piece]
    yield from pay_wood(t, seat, where, t.box.piece_cost[piece][space])
    put(t, piece, where)
    score(t, seat, t.box.piece_vp[piece][space], BY_BUILDING)


def pay_wood(t: RootTable, seat: int, where: int, cost: int) -> Flow:
    """MA6, MA10: spent wood goes back to the supply; she chooses from where."""
    if cost == 0:
        return
    region = wood_regions(t, seat)
    base = WOOD * CLEARINGS
    while cost:
        sources = [place for place in range(CLEARINGS) if region[place] == region[where] and t.pieces[base + place]]
        left = sum(t.pieces[base + place] for place in sources)
        if len(sources) == 1 or left == cost:
            for place in sources:
                take = min(cost, t.pieces[base + place])
                cost -= take
                t.log(WOOD_PAID, seat, take, place)
                for _ in range(take):
                    lift(t, WOOD, place)
            return
        choice = yield Ask(seat, ASK_PAY_WOOD, [PAY_WOOD.of(place) for place in sources], cost)
        lift(t, WOOD, PAY_WOOD.first(choice))
        t.log(WOOD_PAID, seat, 1, PAY_WOOD.first(choice))
        cost -= 1
