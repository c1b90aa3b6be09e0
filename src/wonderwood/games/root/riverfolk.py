"""Chapter RF: the Riverfolk Company. An open hand, services for other players' warriors, funds, trade posts, dividends."""

from typing import Final

from wonderwood.engine.shared import changed, replaced
from wonderwood.engine.table import Ask, Flow
from wonderwood.games.root.battle import battle, battles
from wonderwood.games.root.book import (
    ASK_COMPANY,
    ASK_FUND,
    ASK_LOSE_FUND,
    ASK_PRICE,
    ASK_RIVERBANK,
    ASK_SERVICES,
    BATTLE,
    BOUGHT,
    BUY,
    BUY_CARD,
    CARD_BOUGHT,
    COMMITTED,
    CRAFT,
    DONE,
    DRAW_CARD,
    EXPORT,
    EXPORTED,
    FUND,
    FUND_LOST,
    FUND_SPENT,
    FUNDS_ARE,
    MOVE,
    PASS,
    PRICE,
    PRICED,
    PROTECTED,
    RECRUIT_AT,
    TRADE_POST,
)
from wonderwood.games.root.box import CLEARINGS, HAND_CARD, MERCENARIES, POST_FOX, RIVERBOATS
from wonderwood.games.root.cards import draw, kinds_in, lay_off, pull, take_in
from wonderwood.games.root.crafting import cover_cost, craft, craft_options
from wonderwood.games.root.removal import Warband, lose_all_pieces, lose_everything
from wonderwood.games.root.roster import Battle, Choice, Loss, Trigger, of
from wonderwood.games.root.table import BY_DIVIDENDS, BY_TRADE, NOBODY, RootTable
from wonderwood.games.root.turn import END, EVENING, birdsong_cards, free_options, go_on, use_free
from wonderwood.games.root.woodland import can_place, move, moves, muster, put, score

TRADE_TRIGGER: Final = 4
SERVICES: Final = 3


class Riverfolk(Warband):
    def set_up(self, t: RootTable, seat: int) -> Flow:
        """S9: warriors at the river, the first payments, a price for every service."""
        for left in range(t.box.river_warriors, 0, -1):
            choice = yield Ask(seat, ASK_RIVERBANK, [RECRUIT_AT.of(where) for where in riverbanks(t, seat)], left)
            muster(t, seat, RECRUIT_AT.first(choice), 1)
        earn(t, seat, t.box.river_payments)
        for service in range(SERVICES):
            choice = yield Ask(seat, ASK_PRICE, price_options(t, service))
            set_price(t, seat, choice)

    def birdsong(self, t: RootTable, seat: int) -> Flow:
        """RF6: protectionism, dividends for what is left of the funds, then everything on the board becomes funds."""
        if t.step == 1:
            t.step = 2
            if sum(t.payments) == 0:
                t.log(PROTECTED, seat, earn(t, seat, t.box.protectionism))
            if posts(t):
                score(t, seat, sum(t.funds) // t.box.dividend_funds, BY_DIVIDENDS)
            gather_funds(t, seat)
        yield from birdsong_cards(t, seat)

    def daylight(self, t: RootTable, seat: int) -> Flow:
        """RF7 to RF14: commit or spend funds, in any order and number. One action at a time."""
        options: list[int] = []
        funds = sum(t.funds)
        if funds:
            options += moves(t, seat)
            options += battles(t, seat)
            options += craft_and_export(t, seat)
            options.append(DRAW_CARD.of())
            options += recruit_options(t, seat)
            options += post_options(t, seat)
        options += free_options(t, seat)
        options.append(DONE.of())
        choice = yield Ask(seat, ASK_COMPANY, options, funds)
        if choice == DONE.of():
            go_on(t, EVENING)
        elif not (yield from use_free(t, seat, choice)):
            yield from trade(t, seat, choice)

    def evening(self, t: RootTable, seat: int) -> Flow:
        """RF14: nothing is drawn."""
        go_on(t, END)
        return
        yield

    def last_of_all(self, t: RootTable, seat: int) -> Flow:
        """RF14: after the hand limit each price may be set anew."""
        left = list(range(SERVICES))
        while left:
            options = [
                option for service in left for option in price_options(t, service) if PRICE.second(option) != t.prices[service]
            ]
            choice = yield Ask(seat, ASK_PRICE, [*options, DONE.of()])
            if choice == DONE.of():
                return
            set_price(t, seat, choice)
            left.remove(PRICE.first(choice))

    def plays_open(self) -> bool:
        return True

    def swims(self) -> bool:
        return True

    def for_hire(self) -> bool:
        return True

    def move_options(self, t: RootTable, seat: int) -> list[int]:
        return moves(t, seat)

    def move_by_card(self, t: RootTable, seat: int, choice: int) -> Flow:
        yield from move(t, seat, MOVE.first(choice), MOVE.second(choice))

    def attack(self, t: RootTable, seat: int, defender: int, where: int) -> Flow:
        yield from battle(t, Battle(seat, defender, where))

    def sells(self, t: RootTable, seat: int, buyer: int) -> Flow:
        """RF2, RF5: one service, and one more for each clearing with a trade post and a piece of the buyer's."""
        left = purchases(t, buyer)
        while left:
            options = service_options(t, seat, buyer)
            if not options:
                return
            choice = yield Ask(buyer, ASK_SERVICES, [*options, PASS.of()], seat, left)
            if choice == PASS.of():
                return
            yield from sell(t, seat, buyer, choice)
            left -= 1

    def crafters(self, t: RootTable, seat: int) -> list[int]:
        """RF8: spaces that trade posts have left, on the map or for ever, each for one fund a turn."""
        found = [0, 0, 0]
        for suit in range(3):
            used = sum(t.stalls[suit * t.sides : (suit + 1) * t.sides])
            found[suit] = t.placed[POST_FOX + suit] + t.gone[POST_FOX + suit] - used
        return found

    def craft_limit(self, t: RootTable, seat: int) -> int:
        return sum(t.funds)

    def activate(self, t: RootTable, seat: int, suit: int) -> Flow:
        """RF8: a fund of choice on an emptied space of the suit."""
        owner = yield from choose_fund(t, seat)
        t.funds = changed(t.funds, owner, -1)
        t.stalls = changed(t.stalls, suit * t.sides + owner, 1)

    def wiped_out(self, t: RootTable, seat: int, damage: int, loss: Loss) -> Flow:
        """RF19: warriors that fight for somebody are no enemies of his."""
        if loss.by == t.hirer:
            lose_all_pieces(t, seat, loss)
        else:
            lose_everything(t, seat, loss)
        return
        yield

    def after_loss(self, t: RootTable, loss: Loss, triggers: list[Trigger]) -> None:
        """RF9: a removed trade post is out of the game, and each disrupts trade."""
        for piece in loss.pieces:
            t.gone = changed(t.gone, piece, 1)
            triggers.append(Trigger(loss.owner, TRADE_TRIGGER, loss.by, loss.where, 1))

    def resolve(self, t: RootTable, trigger: Trigger) -> Flow:
        """RF9, B24: half of the funds, rounded up, go back to their owners."""
        for left in range((sum(t.funds) + 1) // 2, 0, -1):
            owners = fund_owners(t)
            choice = FUND.of(owners[0])
            if len(owners) > 1:
                choice = yield Ask(trigger.owner, ASK_LOSE_FUND, [FUND.of(owner) for owner in owners], left)
            release(t, FUND.first(choice))
            t.log(FUND_LOST, trigger.owner, FUND.first(choice))


# -- prices and services ---------------------------------------------------------------------------------------------------


def price_options(t: RootTable, service: int) -> list[int]:
    return [PRICE.of(service, tag) for tag in t.box.service_prices[service]]


def set_price(t: RootTable, seat: int, choice: int) -> None:
    t.prices = replaced(t.prices, PRICE.first(choice), PRICE.second(choice))
    t.log(PRICED, seat, PRICE.first(choice), PRICE.second(choice))


def purchases(t: RootTable, buyer: int) -> int:
    """RF2: how many services a player may buy."""
    shops = sum(1 for where in range(CLEARINGS) if post_at(t, where) and of(t, buyer).present(t, buyer, where))
    return t.box.purchases + shops


def service_options(t: RootTable, seat: int, buyer: int) -> list[int]:
    """RF3 to RF5: what the buyer can pay for; riverboats and mercenaries once."""
    means = of(t, buyer).means(t, buyer)
    options: list[int] = []
    if means >= t.prices[HAND_CARD]:
        options += [BUY_CARD.of(kind) for kind in kinds_in(t, t.hands[seat])]
    if means >= t.prices[RIVERBOATS] and t.boats == NOBODY:
        options.append(BUY.of(RIVERBOATS))
    if means >= t.prices[MERCENARIES] and t.contract == NOBODY and of(t, buyer).can_hire():
        options.append(BUY.of(MERCENARIES))
    return options


def sell(t: RootTable, seat: int, buyer: int, choice: int) -> Flow:
    """RF3, RF15: pay, then the card at once, the boats for the turn, the mercenaries from Daylight on."""
    if BUY_CARD.has(choice):
        kind = BUY_CARD.first(choice)
        yield from of(t, buyer).pay(t, buyer, t.prices[HAND_CARD], seat)
        take_in(t, buyer, pull(t, t.hands[seat], kind))
        t.log(CARD_BOUGHT, buyer, seat, kind, t.prices[HAND_CARD])
        return
    service = BUY.first(choice)
    yield from of(t, buyer).pay(t, buyer, t.prices[service], seat)
    t.log(BOUGHT, buyer, seat, service, t.prices[service])
    if service == RIVERBOATS:
        t.boats = buyer
    else:
        t.contract = buyer


# -- payments and funds ------------------------------------------------------------------------------------------------------


def earn(t: RootTable, seat: int, count: int) -> int:
    """S9, RF6, RF13, G6: own warriors into the Payments, as many as there are."""
    count = min(count, t.supply[seat])
    t.supply[seat] -= count
    t.payments = changed(t.payments, seat, count)
    return count


def gather_funds(t: RootTable, seat: int) -> None:
    """RF6, RF7: payments, commitments and the warriors on the track become funds."""
    t.funds = [
        t.funds[owner] + t.payments[owner] + t.commitments[owner] + sum(t.stalls[owner :: t.sides]) for owner in range(t.sides)
    ]
    t.payments = [0] * t.sides
    t.commitments = [0] * t.sides
    t.stalls = [0] * (3 * t.sides)
    t.log(FUNDS_ARE, seat, sum(t.funds))


def fund_owners(t: RootTable) -> list[int]:
    return [owner for owner in range(t.sides) if t.funds[owner]]


def choose_fund(t: RootTable, seat: int) -> Choice:
    """Whose warrior of the funds is used."""
    owners = fund_owners(t)
    choice = FUND.of(owners[0])
    if len(owners) > 1:
        choice = yield Ask(seat, ASK_FUND, [FUND.of(owner) for owner in owners])
    return FUND.first(choice)


def commit(t: RootTable, seat: int) -> Flow:
    """RF7: into the Commitments, to come back next Birdsong."""
    owner = yield from choose_fund(t, seat)
    t.funds = changed(t.funds, owner, -1)
    t.commitments = changed(t.commitments, owner, 1)
    t.log(COMMITTED, seat, owner)


def release(t: RootTable, owner: int) -> None:
    """RF7: a fund goes back to its owner's supply."""
    t.funds = changed(t.funds, owner, -1)
    t.supply[owner] += 1


# -- daylight --------------------------------------------------------------------------------------------------------------


def riverbanks(t: RootTable, seat: int) -> list[int]:
    """S9, RF10: clearings at the river where warriors can be placed."""
    return [where for where in range(CLEARINGS) if t.box.rivers[t.map][where] and can_place(t, seat, where)]


def posts(t: RootTable) -> int:
    return t.placed[POST_FOX] + t.placed[POST_FOX + 1] + t.placed[POST_FOX + 2]


def post_at(t: RootTable, where: int) -> bool:
    return t.pieces[(POST_FOX + t.suits[where]) * CLEARINGS + where] > 0


def craft_and_export(t: RootTable, seat: int) -> list[int]:
    """RF8, RF13: what could be crafted can also be sold abroad."""
    crafts = craft_options(t, seat)
    return crafts + [EXPORT.of(CRAFT.first(option)) for option in crafts]


def recruit_options(t: RootTable, seat: int) -> list[int]:
    """RF10: anywhere at the river; an own fund that is spent may be the warrior placed."""
    return [RECRUIT_AT.of(where) for where in riverbanks(t, seat)] if t.supply[seat] or t.funds[seat] else []


def post_options(t: RootTable, seat: int) -> list[int]:
    """RF11, RF12, Q8: a clearing with a ruler, without a post, and enough funds of that ruler."""
    options: list[int] = []
    for where in range(CLEARINGS):
        piece = POST_FOX + t.suits[where]
        ruler = t.ruler[where]
        if (
            ruler != NOBODY
            and t.funds[ruler] >= t.box.post_cost
            and not post_at(t, where)
            and t.placed[piece] + t.gone[piece] < t.box.piece_count[piece]
            and can_place(t, seat, where)
        ):
            options.append(TRADE_POST.of(where))
    return options


def trade(t: RootTable, seat: int, choice: int) -> Flow:
    if MOVE.has(choice):
        yield from commit(t, seat)
        yield from move(t, seat, MOVE.first(choice), MOVE.second(choice))
    elif BATTLE.has(choice):
        yield from commit(t, seat)
        yield from battle(t, Battle(seat, BATTLE.second(choice), BATTLE.first(choice)))
    elif CRAFT.has(choice):
        yield from craft(t, seat, CRAFT.first(choice))
    elif EXPORT.has(choice):
        yield from export(t, seat, EXPORT.first(choice))
    elif choice == DRAW_CARD.of():
        yield from commit(t, seat)
        draw(t, seat, 1)
    elif RECRUIT_AT.has(choice):
        yield from recruit(t, seat, RECRUIT_AT.first(choice))
    else:
        found_post(t, seat, TRADE_POST.first(choice))


def export(t: RootTable, seat: int, kind: int) -> Flow:
    """RF13: the cost as for crafting, but the card does nothing and a warrior comes into the Payments."""
    yield from cover_cost(t, seat, kind)
    t.log(EXPORTED, seat, kind)
    lay_off(t, pull(t, t.hands[seat], kind))
    earn(t, seat, t.box.export_warriors)


def recruit(t: RootTable, seat: int, where: int) -> Flow:
    """RF10: spend a fund, place a warrior."""
    if t.supply[seat]:
        owner = yield from choose_fund(t, seat)
    else:
        owner = seat
    release(t, owner)
    t.log(FUND_SPENT, seat, owner)
    muster(t, seat, where, 1)


def found_post(t: RootTable, seat: int, where: int) -> None:
    """RF11: two funds of the ruler go back to him; a post, a warrior and points."""
    ruler = t.ruler[where]
    for _ in range(t.box.post_cost):
        release(t, ruler)
        t.log(FUND_SPENT, seat, ruler)
    piece = POST_FOX + t.suits[where]
    space = t.placed[piece] + t.gone[piece]
    put(t, piece, where)
    muster(t, seat, where, t.box.post_warriors)
    score(t, seat, t.box.piece_vp[piece][space], BY_TRADE)
