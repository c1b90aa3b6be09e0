"""Chapter MM: the Mechanical Marquise. It is a side nobody sits at: five orders say what it does, and it is never asked."""

from typing import Final

from wonderwood.engine.shared import changed
from wonderwood.engine.table import EVERYONE, Flow
from wonderwood.games.root.battle import battle
from wonderwood.games.root.book import (
    DAWN,
    GIFT_SCRAPPED,
    HEAD_START,
    NO_COST,
    ORDER_TURNED,
    ORDERS_ADDED,
    PICKED_FOE,
    PICKED_WAY,
    RECRUITS_BY,
)
from wonderwood.games.root.box import BIRD, CLEARINGS, ITEMS, KEEP_TOKEN
from wonderwood.games.root.cards import lay_off, top_card
from wonderwood.games.root.marquise import keep_clearing, lose_keep, place_court
from wonderwood.games.root.removal import Warband
from wonderwood.games.root.roster import Battle, Loss, Trigger
from wonderwood.games.root.table import BY_CARDS, BY_ORDER, NOBODY, RootTable
from wonderwood.games.root.turn import DAYLIGHT, END, EVENING, go_on
from wonderwood.games.root.woodland import arrive, can_enter, can_place, muster, roads, score, shift, targets

# Its Daylight, step by step: turn an order, battle clearing by clearing, then move and recruit.
TURN_ORDER: Final = 1
BATTLES: Final = 2
MOVES: Final = 3


class MechanicalMarquise(Warband):
    def set_up(self, t: RootTable, seat: int) -> Flow:
        """MM1, MM12, MM15: a keep in a random corner, warriors as the Marquise has, no buildings; items for sale; orders."""
        corners = [where for where in range(CLEARINGS) if t.box.opposite[t.map][where] >= 0]
        place_court(t, seat, corners[t.fate.below(len(corners))])
        for item in range(ITEMS):
            if t.box.for_sale[item] and t.item_supply[item]:
                t.item_supply = changed(t.item_supply, item, -1)
                t.crafted_items = changed(t.crafted_items, seat * ITEMS + item, 1)
        fill_programme(t, seat)
        if t.machine_start:
            t.log(HEAD_START, seat, t.machine_start)
            score(t, seat, t.machine_start, BY_ORDER)
        return
        yield

    def birdsong(self, t: RootTable, seat: int) -> Flow:
        """MM2, MM13: points for clearings it holds in strength, and in a game played together for every human."""
        base = seat * CLEARINGS
        held = 0
        for where in range(CLEARINGS):
            if t.ruler[where] == seat and t.warriors[base + where] >= t.box.ruled_warriors:
                held += 1
        humans = t.seats if t.cooperative else 0
        go_on(t, DAYLIGHT)
        t.log(DAWN, seat, held, humans)
        score(t, seat, t.box.ruled_vp * held + t.box.coop_vp * humans, BY_ORDER)
        return
        yield

    def daylight(self, t: RootTable, seat: int) -> Flow:
        """MM3, MM6: turn the leftmost order, battle, move, recruit, discard it; without a cost the next one follows."""
        if t.step == TURN_ORDER:
            if not t.orders:
                go_on(t, EVENING)
                return
            turn_order(t, seat)
            t.step = BATTLES
            t.actions = 0
        if t.step == BATTLES:
            while t.actions < CLEARINGS:
                where = t.actions
                t.actions += 1
                if is_ordered(t, where) and t.warriors[seat * CLEARINGS + where] and targets(t, seat, where):
                    yield from pick_fight(t, seat, where)
                    return
            t.step = MOVES
        yield from march(t, seat)
        costly = recruit(t, seat)
        kind = t.box.kind[t.directive]
        card = t.directive
        t.directive = NOBODY
        lay_off(t, card)
        if costly:
            go_on(t, EVENING)
        else:
            t.log(NO_COST, seat, kind)
            t.step = TURN_ORDER

    def evening(self, t: RootTable, seat: int) -> Flow:
        """MM8: the programme is filled up at its right."""
        fill_programme(t, seat)
        go_on(t, END)
        return
        yield

    def decides(self) -> bool:
        return False

    def means(self, t: RootTable, seat: int) -> int:
        """Q8: it buys nothing."""
        return -1

    def can_be_ambushed(self) -> bool:
        """MM10: it hates surprises."""
        return False

    def has_hand(self) -> bool:
        """MM9."""
        return False

    def has_cards(self, t: RootTable, seat: int) -> bool:
        """MM9: who takes a card from it draws one of the deck."""
        return bool(t.deck)

    def refuses_card(self, t: RootTable, seat: int, card: int) -> bool:
        """MM9: a card given to it is discarded and scores."""
        t.log(GIFT_SCRAPPED, seat, t.box.kind[card])
        lay_off(t, card)
        score(t, seat, t.box.given_card_vp, BY_CARDS)
        return True

    def after_loss(self, t: RootTable, loss: Loss, triggers: list[Trigger]) -> None:
        """MM16, MM18: a removed keep is lost; there are no hospitals."""
        if KEEP_TOKEN in loss.pieces:
            lose_keep(t, loss)


def fill_programme(t: RootTable, seat: int) -> None:
    """MM1, MM8: up to five orders, seen by nobody."""
    added = 0
    while len(t.orders) < t.box.orders:
        card = top_card(t)
        if card < 0:
            break
        t.orders = [*t.orders, card]
        t.orders_up = [*t.orders_up, 0]
        added += 1
    t.log(ORDERS_ADDED, seat, added)


def turn_order(t: RootTable, seat: int) -> None:
    """MM3, MM7: battle and move go by the card's own suit."""
    card = t.orders[0]
    t.orders = t.orders[1:]
    t.orders_up = t.orders_up[1:]
    t.card_known[card] = EVERYONE
    t.directive = card
    t.reveal()
    t.log(ORDER_TURNED, seat, t.box.kind[card], t.box.suit[card])


def is_ordered(t: RootTable, where: int) -> bool:
    """MM4, MM5: clearings of the order's suit; a bird means every clearing."""
    suit = t.box.suit[t.directive]
    return suit == BIRD or t.suits[where] == suit


def enemy_pieces(t: RootTable, side: int, where: int) -> int:
    """MM4: warriors, buildings, tokens and the pawn of a player in a clearing."""
    place = side * CLEARINGS + where
    return t.warriors[place] + t.cardboard[place] + int(t.pawn[side] == where)


def pick_fight(t: RootTable, seat: int, where: int) -> Flow:
    """MM4: who has most pieces there, then most points, then the earlier letter; two of one letter by turn order."""
    foes = targets(t, seat, where)
    best = foes[0]
    for other in foes:
        if foe_key(t, seat, other, where) > foe_key(t, seat, best, where):
            best = other
    t.log(PICKED_FOE, seat, best, where, enemy_pieces(t, best, where))
    yield from battle(t, Battle(seat, best, where))


def foe_key(t: RootTable, seat: int, other: int, where: int) -> list[int]:
    later = (t.order.index(other) - t.order.index(seat)) % t.sides
    return [enemy_pieces(t, other, where), t.scores[other], -t.box.faction_letter[t.faction[other]], -later]


def march(t: RootTable, seat: int) -> Flow:
    """MM5: by rising number, from ruled clearings all but three, to where most enemy pieces are; moved ones may move on."""
    base = seat * CLEARINGS
    for start in range(CLEARINGS):
        spare = t.warriors[base + start] - t.box.machine_stay
        if spare <= 0 or t.ruler[start] != seat or not is_ordered(t, start):
            continue
        best, most = NOBODY, -1
        for end in roads(t, seat)[start]:
            pieces = sum(enemy_pieces(t, other, end) for other in range(t.sides) if other != seat)
            if can_enter(t, end) and pieces > most:
                best, most = end, pieces
        if best != NOBODY:
            t.log(PICKED_WAY, seat, start, best, most)
            shift(t, seat, start, best, spare)
            yield from arrive(t, seat, best)


def recruit(t: RootTable, seat: int) -> bool:
    """MM6, MM13: by the order's cost; played together, whoever rules. False if the order has no cost."""
    kind = t.box.kind[t.directive]
    cost = t.box.cost[kind]
    if sum(cost) == 0:
        return False
    t.log(RECRUITS_BY, seat, kind)
    if cost[BIRD]:
        keep = keep_clearing(t)
        if keep != NOBODY and can_place(t, seat, keep):
            muster(t, seat, keep, t.box.keep_recruits)
        return True
    every = cost[0] > 0 and cost[1] > 0 and cost[2] > 0
    for where in range(CLEARINGS):
        count = 1 if every else cost[t.suits[where]]
        if count and (t.cooperative or t.ruler[where] == seat) and can_place(t, seat, where):
            muster(t, seat, where, count)
    return True
