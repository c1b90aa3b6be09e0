"""Rules of thumb for the second half of the rulebook: the Lizard Cult, the Riverfolk, their customers, and spies."""

from typing import Final

from wonderwood.engine.table import Ask
from wonderwood.games.root.book import (
    BATTLE,
    BUY,
    BUY_CARD,
    CONVERT,
    CRAFT,
    CRUSADE,
    CRUSADE_MOVE,
    DRAW_CARD,
    EXPORT,
    FUND,
    GARDEN,
    INITIATE,
    KEEP_CARD,
    MOVE,
    OFFER,
    OUTCAST,
    PLAY_SPY,
    PREACH,
    PRICE,
    RECRUIT_AT,
    SACRIFICE,
    SANCTIFY,
    SPY_ON,
    TRADE_POST,
)
from wonderwood.games.root.box import CLEARINGS, GARDEN_FOX, RIVERFOLK
from wonderwood.games.root.lizard_cult import garden_points
from wonderwood.games.root.riverfolk import post_options, posts
from wonderwood.games.root.roster import Battle, of
from wonderwood.games.root.table import NOBODY, RootTable
from wonderwood.games.root.woodland import can_place
from wonderwood.games.root.worth import battle_worth, card_worth, craft_worth, move_worth, rules_with

# What the Company would like to be paid: a card, riverboats, mercenaries.
FAIR_PRICES: Final = [2, 1, 2]


def weigh_expansion(t: RootTable, ask: Ask, option: int) -> int:
    """The weight of a choice that only these factions, their customers or spies know."""
    seat = ask.seat
    if option < OUTCAST.base:
        return weigh_recruit(t, seat, option) if RECRUIT_AT.has(option) else 10
    if option < PRICE.base:
        return weigh_cult(t, seat, option)
    if BUY_CARD.has(option):
        return purchase_weight(t, seat, BUY_CARD.first(option))
    if BUY.has(option):
        return 6 - 10 * t.prices[BUY.first(option)]
    if FUND.has(option):
        return fund_weight(t, seat, FUND.first(option))
    if PRICE.has(option):
        off = abs(PRICE.second(option) - FAIR_PRICES[PRICE.first(option)])
        return 20 if off == 0 else 10 - 3 * off
    if TRADE_POST.has(option):
        return 260 + 5 * t.warriors[seat * CLEARINGS + TRADE_POST.first(option)]
    if option == DRAW_CARD.of():
        return 75 - 12 * len(t.hands[seat])
    if EXPORT.has(option):
        return 45 - card_worth(t, seat, EXPORT.first(option)) // 4
    if PLAY_SPY.has(option):
        return 40
    if SPY_ON.has(option):
        return 30 - SPY_ON.second(option)
    if KEEP_CARD.has(option):
        return 20 + craft_worth(t, seat, KEEP_CARD.first(option))
    return 5


def weigh_recruit(t: RootTable, seat: int, option: int) -> int:
    """The Company: a few warriors, where none is yet."""
    around = sum(t.warriors[seat * CLEARINGS : (seat + 1) * CLEARINGS])
    return 60 - 12 * around - 6 * t.warriors[seat * CLEARINGS + RECRUIT_AT.first(option)]


def fund_cost(t: RootTable, option: int) -> int:
    """Funds left over pay dividends, or the next trade post."""
    each = 45 if posts(t) else 20
    if MOVE.has(option) or BATTLE.has(option) or option == DRAW_CARD.of() or RECRUIT_AT.has(option):
        return each
    if CRAFT.has(option):
        return each * sum(t.box.cost[CRAFT.first(option)])
    return each * sum(t.box.cost[EXPORT.first(option)]) if EXPORT.has(option) else 0


def fund_weight(t: RootTable, seat: int, owner: int) -> int:
    """Keep pairs of those in whose clearings a trade post could stand."""
    weight = 40 + 6 * (t.funds[owner] % 2) + (10 if owner == seat else 0)
    for option in post_options(t, seat):
        if t.ruler[TRADE_POST.first(option)] == owner:
            weight -= 25
            break
    return weight


def purchase_weight(t: RootTable, seat: int, kind: int) -> int:
    """A customer: a card is worth its price while warriors are plenty; points at once are worth more."""
    weight = card_worth(t, seat, kind) - 24 * t.prices[0] + min(of(t, seat).means(t, seat), 10)
    cost = t.box.cost[kind]
    crafters = of(t, seat).crafters(t, seat)
    if t.box.craftable[kind] and all(cost[suit] <= crafters[suit] for suit in range(3)) and sum(cost) <= sum(crafters):
        weight += craft_worth(t, seat, kind) // 2
    return weight - (30 if t.scores[t.guild] >= 22 else 0)


# -- the Cult --------------------------------------------------------------------------------------------------------------


def weigh_cult(t: RootTable, seat: int, option: int) -> int:
    if GARDEN.has(option):
        where = GARDEN.second(option)
        return 210 + 20 * garden_points(t, t.suits[where]) + 3 * min(t.warriors[seat * CLEARINGS + where], 4)
    if PREACH.has(option):
        kind = PREACH.first(option)
        points = garden_points(t, t.box.suit[kind])
        return 100 * points - card_worth(t, seat, kind) // 2 if points else -30
    if INITIATE.has(option):
        return 25 + site_weight(t, seat, INITIATE.second(option))
    if SACRIFICE.has(option):
        return 40
    if SANCTIFY.has(option):
        return 260
    if CONVERT.has(option):
        return 45 + site_weight(t, seat, CONVERT.first(option))
    if CRUSADE.has(option):
        return battle_worth(t, Battle(seat, CRUSADE.second(option), CRUSADE.first(option)))
    if CRUSADE_MOVE.has(option):
        return move_worth(t, seat, CRUSADE_MOVE.first(option), CRUSADE_MOVE.second(option)) - 20
    if OUTCAST.has(option):
        return outcast_weight(t, seat, OUTCAST.first(option))
    return t.warriors[seat * CLEARINGS + OFFER.first(option)] if OFFER.has(option) else 0


def site_weight(t: RootTable, seat: int, where: int) -> int:
    """What one more warrior is worth: the rule of a clearing with room for a garden, or a guard for one."""
    place = seat * CLEARINGS + where
    weight = 12 * min(t.cardboard[place], 1) - 4 * t.warriors[place]
    if t.hallowed[where] == 0 and t.open_slots[where] and can_place(t, seat, where) and t.ruler[where] != seat:
        weight += 70 if rules_with(t, seat, where, t.warriors[place] + 1) else 25
    return weight


def outcast_weight(t: RootTable, seat: int, suit: int) -> int:
    """Where the Cult is, and where there is something to convert."""
    weight = 20 * t.placed[GARDEN_FOX + suit]
    for where in range(CLEARINGS):
        if t.suits[where] == suit:
            weight += 5 * t.warriors[seat * CLEARINGS + where]
            for other in range(t.sides):
                if other != seat:
                    weight += 3 * t.cardboard[other * CLEARINGS + where]
    return weight


def is_trading(t: RootTable, ask: Ask) -> bool:
    return t.guild != NOBODY and t.faction[ask.seat] == RIVERFOLK and ask.prompt.name == "company"
