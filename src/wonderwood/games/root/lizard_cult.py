"""Chapter L: the Lizard Cult. Lost Souls and the Outcast, conspiracies of acolytes, rituals with revealed cards, gardens."""

from typing import Final

from wonderwood.engine.shared import replaced
from wonderwood.engine.table import EVERYONE, Ask, Flow
from wonderwood.games.root.battle import battle
from wonderwood.games.root.book import (
    ACOLYTES_PAID,
    ASK_CONSPIRE,
    ASK_CRUSADE,
    ASK_CULT_CRAFT,
    ASK_OFFER,
    ASK_OUTCAST,
    ASK_RITUAL,
    ASK_START,
    AVENGED,
    BATTLE,
    CONVERT,
    CONVERTED,
    CRAFT,
    CRUSADE,
    CRUSADE_MOVE,
    DONE,
    FAITH_SHAKEN,
    GARDEN,
    HATED,
    INITIATE,
    MOVE,
    NEW_ACOLYTE,
    OFFER,
    OUTCAST,
    OUTCAST_IS,
    PASS,
    PREACH,
    REVEALED,
    SACRIFICE,
    SANCTIFIED,
    SANCTIFY,
    SOULS_GONE,
    START,
    TOOK_BACK,
)
from wonderwood.games.root.box import BIRD, CLEARINGS, GARDEN_FOX, IS_BUILDING
from wonderwood.games.root.cards import kinds_in, lay_off, pull, put_away, spend
from wonderwood.games.root.crafting import birdsong_options, craft, craft_options, use_card
from wonderwood.games.root.removal import Warband, settle
from wonderwood.games.root.roster import Battle, Loss, Trigger, pieces_at
from wonderwood.games.root.table import BY_RITES, NOBODY, SCORCHED, RootTable
from wonderwood.games.root.turn import DAYLIGHT, EVENING, draw_up, free_options, go_on, use_free
from wonderwood.games.root.woodland import (
    are_enemies,
    can_place,
    lose_piece,
    lose_warriors,
    move,
    moves,
    muster,
    put,
    roads,
    score,
    targets,
    withdraw,
)

GARDEN_TRIGGER: Final = 3


class LizardCult(Warband):
    def set_up(self, t: RootTable, seat: int) -> Flow:
        """S8: a corner, a garden and warriors there and next to it, then the first Outcast."""
        choice = yield Ask(seat, ASK_START, [START.of(where) for where in start_corners(t)])
        corner = START.first(choice)
        muster(t, seat, corner, t.box.cult_warriors)
        put(t, GARDEN_FOX + t.suits[corner], corner)
        for where in roads(t, seat)[corner]:
            if can_place(t, seat, where):
                muster(t, seat, where, t.box.cult_adjacent)
        choice = yield Ask(seat, ASK_OUTCAST, [OUTCAST.of(suit) for suit in range(3)])
        t.outcast = OUTCAST.first(choice)
        t.log(OUTCAST_IS, seat, t.outcast)

    def birdsong(self, t: RootTable, seat: int) -> Flow:
        """L1, L3, L4: the Outcast, the Lost Souls, then conspiracies, one at a time."""
        if t.step == 1:
            t.step = 2
            adjust_outcast(t, seat)
            empty_souls(t, seat)
        options = conspiracies(t, seat) + birdsong_options(t, seat)
        options.append(DONE.of())
        choice = yield Ask(seat, ASK_CONSPIRE, options, t.acolytes, t.outcast)
        if choice == DONE.of():
            go_on(t, DAYLIGHT)
            t.preached = [0, 0, 0]
        elif not use_card(t, seat, choice):
            yield from conspire(t, seat, choice)

    def daylight(self, t: RootTable, seat: int) -> Flow:
        """L13: a ritual for every card revealed, one at a time."""
        options = rituals(t, seat) + free_options(t, seat)
        options.append(DONE.of())
        choice = yield Ask(seat, ASK_RITUAL, options)
        if choice == DONE.of():
            go_on(t, EVENING)
        elif not (yield from use_free(t, seat, choice)):
            yield from perform(t, seat, choice)

    def evening(self, t: RootTable, seat: int) -> Flow:
        """L17, L19, K6: revealed cards come back, then crafting with gardens of the Outcast suit, then the draw."""
        if t.revealed:
            t.log(TOOK_BACK, seat, len(t.revealed))
            t.hands[seat] += t.revealed
            t.revealed = []
        if t.hands[seat] and sum(self.crafters(t, seat)):
            choice = yield Ask(seat, ASK_CULT_CRAFT, [*craft_options(t, seat), DONE.of()])
            if CRAFT.has(choice):
                yield from craft(t, seat, CRAFT.first(choice))
                return
        draw_up(t, seat, draws(t))

    def gathers_discards(self) -> bool:
        return True

    def rules_by_buildings(self) -> bool:
        return True

    def move_options(self, t: RootTable, seat: int) -> list[int]:
        return moves(t, seat)

    def move_by_card(self, t: RootTable, seat: int, choice: int) -> Flow:
        yield from move(t, seat, MOVE.first(choice), MOVE.second(choice))

    def attack(self, t: RootTable, seat: int, defender: int, where: int) -> Flow:
        yield from battle(t, Battle(seat, defender, where))

    def crafters(self, t: RootTable, seat: int) -> list[int]:
        """L17: gardens of the Outcast suit only."""
        found = [0, 0, 0]
        if t.outcast != NOBODY:
            found[t.outcast] = t.placed[GARDEN_FOX + t.outcast] - t.tapped[t.outcast]
        return found

    def elsewhere(self, t: RootTable, seat: int) -> int:
        return t.acolytes

    def warriors_fell(self, t: RootTable, loss: Loss, count: int) -> None:
        """B25, L21: who falls defending becomes an acolyte, whoever began the battle; attackers go to the supply."""
        if loss.battle is not None and loss.battle.defender == loss.owner:
            t.supply[loss.owner] -= count
            t.acolytes += count
            t.log(AVENGED, loss.owner, count)

    def after_loss(self, t: RootTable, loss: Loss, triggers: list[Trigger]) -> None:
        """L6: each garden is a loss of its own."""
        for _ in loss.pieces:
            triggers.append(Trigger(loss.owner, GARDEN_TRIGGER, loss.by, loss.where, 1))

    def resolve(self, t: RootTable, trigger: Trigger) -> Flow:
        """L6, B24: a random card of the hand is discarded."""
        hand = t.hands[trigger.owner]
        if hand:
            card = t.fate.take(hand)
            t.log(FAITH_SHAKEN, trigger.owner, t.box.kind[card])
            t.reveal()
            lay_off(t, card)
        return
        yield


def start_corners(t: RootTable) -> list[int]:
    """S8, S12: opposite the one who has a corner already; with two of them, or nobody, any corner that is left."""
    opposite = t.box.opposite[t.map]
    corners = [where for where in range(CLEARINGS) if opposite[where] >= 0]
    taken = [where for where in corners if any(t.cardboard[side * CLEARINGS + where] for side in range(t.sides))]
    return [opposite[taken[0]]] if len(taken) == 1 else [where for where in corners if where not in taken]


def draws(t: RootTable) -> int:
    """L17, V2: one card and one for each uncovered icon."""
    icons = t.box.piece_older_draw if t.older_icons else t.box.piece_draw
    total = t.box.cult_draw
    for suit in range(3):
        total += sum(icons[GARDEN_FOX + suit][: t.placed[GARDEN_FOX + suit]])
    return total


# -- birdsong --------------------------------------------------------------------------------------------------------------


def leading_suit(t: RootTable) -> int:
    """L1: the suit most common among the souls, birds left out; nobody where suits are tied."""
    counts = [0, 0, 0]
    for card in t.souls:
        if t.box.suit[card] != BIRD:
            counts[t.box.suit[card]] += 1
    leading = [suit for suit in range(3) if counts[suit] == max(counts)]
    return leading[0] if len(leading) == 1 else NOBODY


def becomes_hated(t: RootTable, leading: int) -> bool:
    """L2, V7: the same suit again, or a tie, makes the Outcast Hated."""
    return not t.hated and (leading == t.outcast or (leading == NOBODY and not t.outcast_waits))


def adjust_outcast(t: RootTable, seat: int) -> None:
    """L1, L2: a new suit is Outcast, or the old one Hated."""
    leading = leading_suit(t)
    if leading != NOBODY and leading != t.outcast:
        t.outcast = leading
        t.hated = 0
        t.log(OUTCAST_IS, seat, t.outcast)
    elif becomes_hated(t, leading):
        t.hated = 1
        t.log(HATED, seat, t.outcast)


def empty_souls(t: RootTable, seat: int) -> None:
    """L3, C6: all Lost Souls are discarded; dominance cards among them become available."""
    souls = t.souls
    t.souls = []
    if souls:
        t.log(SOULS_GONE, seat, len(souls))
    for card in souls:
        put_away(t, card)


def price(t: RootTable, cost: int) -> int:
    """L4: one acolyte less when the Outcast is Hated."""
    return cost - t.box.hated_discount if t.hated else cost


def conspiracies(t: RootTable, seat: int) -> list[int]:
    """L4, L7 to L9: what the acolytes suffice for, in clearings of the Outcast suit."""
    options: list[int] = []
    box = t.box
    base = seat * CLEARINGS
    for where in range(CLEARINGS):
        if t.suits[where] != t.outcast:
            continue
        if t.acolytes >= price(t, box.crusade_cost) and t.warriors[base + where]:
            options += [CRUSADE.of(where, other) for other in targets(t, seat, where)]
            for end in roads(t, seat)[where]:
                if (t.ruler[where] == seat or t.ruler[end] == seat) and t.sealed[end] != SCORCHED:
                    options.append(CRUSADE_MOVE.of(where, end))
        if not can_place(t, seat, where):
            continue  # L11: the whole replacement must be possible
        if t.acolytes >= price(t, box.convert_cost) and t.supply[seat] + price(t, box.convert_cost) > 0:
            for other in range(t.sides):
                if are_enemies(t, seat, other) and t.warriors[other * CLEARINGS + where]:
                    options.append(CONVERT.of(where, other))
        garden = GARDEN_FOX + t.outcast
        if t.acolytes >= price(t, box.sanctify_cost) and t.placed[garden] < box.piece_count[garden]:
            for other in range(t.sides):
                if are_enemies(t, seat, other):
                    for piece in pieces_at(t, other, where):
                        if box.piece_kind[piece] == IS_BUILDING:
                            options.append(SANCTIFY.of(where, piece))
    return options


def spend_acolytes(t: RootTable, seat: int, cost: int) -> None:
    """L5, L10: spent acolytes are back in the supply before anything else."""
    t.acolytes -= price(t, cost)
    t.supply[seat] += price(t, cost)
    t.log(ACOLYTES_PAID, seat, price(t, cost))


def conspire(t: RootTable, seat: int, choice: int) -> Flow:
    if CRUSADE.has(choice):
        spend_acolytes(t, seat, t.box.crusade_cost)
        yield from battle(t, Battle(seat, CRUSADE.second(choice), CRUSADE.first(choice)))
    elif CRUSADE_MOVE.has(choice):
        spend_acolytes(t, seat, t.box.crusade_cost)
        yield from crusade(t, seat, CRUSADE_MOVE.first(choice), CRUSADE_MOVE.second(choice))
    elif CONVERT.has(choice):
        spend_acolytes(t, seat, t.box.convert_cost)
        yield from convert(t, seat, CONVERT.first(choice), CONVERT.second(choice))
    else:
        spend_acolytes(t, seat, t.box.sanctify_cost)
        yield from sanctify(t, seat, SANCTIFY.first(choice), SANCTIFY.second(choice))


def crusade(t: RootTable, seat: int, start: int, end: int) -> Flow:
    """L7, G7, Q19: a move, then if he likes a battle where it ends; nothing comes between them but outrage."""
    yield from move(t, seat, start, end)
    foes = targets(t, seat, end)
    if foes:
        choice = yield Ask(seat, ASK_CRUSADE, [*[BATTLE.of(end, other) for other in foes], PASS.of()], end)
        if choice != PASS.of():
            yield from battle(t, Battle(seat, BATTLE.second(choice), end))


def convert(t: RootTable, seat: int, where: int, victim: int) -> Flow:
    """L8, L12: an enemy warrior leaves, one of the Cult takes its place; then what the removal triggers."""
    loss = Loss(victim, seat, where)
    lose_warriors(t, loss, 1)
    muster(t, seat, where, 1)
    t.log(CONVERTED, seat, victim, where)
    yield from settle(t, [loss])


def sanctify(t: RootTable, seat: int, where: int, piece: int) -> Flow:
    """L9, L12: an enemy building leaves for a point, a garden takes its place; then what the removal triggers."""
    victim = t.keeper[piece]
    loss = Loss(victim, seat, where)
    t.holding = 1
    lose_piece(t, loss, piece)
    put(t, GARDEN_FOX + t.suits[where], where)
    t.log(SANCTIFIED, seat, victim, where)
    yield from settle(t, [loss])


# -- daylight --------------------------------------------------------------------------------------------------------------


def garden_points(t: RootTable, suit: int) -> int:
    """L15: what the rightmost empty space of a suit shows."""
    placed = t.placed[GARDEN_FOX + suit]
    return t.box.piece_vp[GARDEN_FOX + suit][placed - 1] if placed else 0


def can_sacrifice(t: RootTable, seat: int) -> bool:
    """L16, V3: is there a warrior in the supply (older boards: on the map)?"""
    if t.map_sacrifice:
        return sum(t.warriors[seat * CLEARINGS : (seat + 1) * CLEARINGS]) > 0
    return t.supply[seat] > 0


def rituals(t: RootTable, seat: int) -> list[int]:
    """L14, L15: what cards of the hand allow; birds are good for a sacrifice only."""
    options: list[int] = []
    box = t.box
    for kind in kinds_in(t, t.hands[seat]):
        suit = box.suit[kind]
        if suit == BIRD:
            if can_sacrifice(t, seat):
                options.append(SACRIFICE.of(kind))
            continue
        garden = GARDEN_FOX + suit
        left = t.placed[garden] < box.piece_count[garden]
        for where in range(CLEARINGS):
            if t.suits[where] == suit and can_place(t, seat, where):
                if left and t.ruler[where] == seat and t.open_slots[where]:
                    options.append(GARDEN.of(kind, where))
                if t.supply[seat]:
                    options.append(INITIATE.of(kind, where))
        if not t.preached[suit]:
            options.append(PREACH.of(kind))
    return options


def perform(t: RootTable, seat: int, choice: int) -> Flow:
    if GARDEN.has(choice):
        show(t, seat, GARDEN.first(choice))
        where = GARDEN.second(choice)
        put(t, GARDEN_FOX + t.suits[where], where)
    elif INITIATE.has(choice):
        show(t, seat, INITIATE.first(choice))
        muster(t, seat, INITIATE.second(choice), 1)
    elif PREACH.has(choice):
        preach(t, seat, PREACH.first(choice))
    else:
        yield from sacrifice(t, seat, SACRIFICE.first(choice))


def show(t: RootTable, seat: int, kind: int) -> None:
    """L13: a revealed card is set aside until Evening."""
    card = pull(t, t.hands[seat], kind)
    t.card_known[card] = EVERYONE
    t.revealed = [*t.revealed, card]
    t.log(REVEALED, seat, kind)


def preach(t: RootTable, seat: int, kind: int) -> None:
    """L15, V15: a card not revealed is spent; once a day for each suit."""
    suit = t.box.suit[kind]
    t.preached = replaced(t.preached, suit, 1)
    spend(t, seat, kind)
    score(t, seat, garden_points(t, suit), BY_RITES)


def sacrifice(t: RootTable, seat: int, kind: int) -> Flow:
    """L16, V3: a warrior of the supply becomes an acolyte (older boards: one of the map)."""
    show(t, seat, kind)
    if t.map_sacrifice:
        base = seat * CLEARINGS
        choice = yield Ask(seat, ASK_OFFER, [OFFER.of(where) for where in range(CLEARINGS) if t.warriors[base + where]])
        withdraw(t, seat, OFFER.first(choice), 1)
    t.supply[seat] -= 1
    t.acolytes += 1
    t.log(NEW_ACOLYTE, seat)
