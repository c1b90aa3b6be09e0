"""Rules of thumb for the Vagabond: what to do with which item, whom to aid, where to go."""

from typing import Final

from wonderwood.engine.table import Ask
from wonderwood.games.root.book import (
    AID,
    CAMP,
    DAMAGE,
    DROP,
    ESCORT,
    EXHAUST,
    EXPLORE,
    FIGHT,
    FIGHT_WITH,
    HIDE,
    HIDEOUT,
    INSTIGATE,
    LABOR,
    LOSE_ALLY,
    PLAY_AS,
    PURSUE,
    QUEST_POINTS,
    REFRESH,
    REPAIR,
    SCORCH,
    SLIP,
    STRIKE,
    TAKE,
    TRAVEL,
)
from wonderwood.games.root.box import ALLIED, CLEARINGS, HOSTILE, ITEMS, SWORD, TORCH, VAGABOND
from wonderwood.games.root.roster import Battle
from wonderwood.games.root.satchel import can_pursue_items, damaged_items, ready, slot
from wonderwood.games.root.table import SPENT, RootTable
from wonderwood.games.root.worth import battle_worth, card_worth

# How useful an item is to have ready, by kind: boot, bag, crossbow, hammer, sword, tea, coin, torch.
ITEM_USE: Final = [50, 15, 40, 45, 60, 30, 30, 55]


def weigh_vagabond(t: RootTable, ask: Ask, option: int) -> int:
    seat = ask.seat
    where = t.pawn[seat]
    if PURSUE.has(option):
        return 150 + 60 * len(t.quests_done[seat])
    if option == QUEST_POINTS.of():
        return 50 + 100 * int(len(t.quests_done[seat]) > 1)
    if option == EXPLORE.of():
        return 200
    if FIGHT.has(option):
        return battle_worth(t, Battle(seat, FIGHT.first(option), where)) + 10
    if STRIKE.has(option):
        return strike_weight(t, seat, STRIKE.first(option), where)
    if AID.has(option):
        return aid_weight(t, seat, AID.first(option), AID.second(option))
    if TRAVEL.has(option):
        return place_weight(t, seat, TRAVEL.first(option)) - here_weight(t, seat) - 15
    if SLIP.has(option):
        return 12 + place_weight(t, seat, SLIP.first(option)) - here_weight(t, seat)
    if HIDE.has(option):
        return 45 * count_damaged(t, seat) - 80
    if REPAIR.has(option):
        return 30 + ITEM_USE[REPAIR.first(option)]
    if REFRESH.has(option):
        return ITEM_USE[REFRESH.first(option)]
    if EXHAUST.has(option):
        return 100 - ITEM_USE[EXHAUST.first(option)]
    if TAKE.has(option):
        return 50 + ITEM_USE[TAKE.first(option)]
    if DAMAGE.has(option):
        state = DAMAGE.second(option)
        return 200 - ITEM_USE[DAMAGE.first(option)] + (20 if state == SPENT else 0)
    if DROP.has(option):
        return 200 - ITEM_USE[DROP.first(option)] + 10 * DROP.second(option)
    if option == LOSE_ALLY.of():
        return 150
    return weigh_special(t, seat, option)


def weigh_special(t: RootTable, seat: int, option: int) -> int:
    if option == HIDEOUT.of():
        return 40 * min(count_damaged(t, seat), 3) - 60
    if LABOR.has(option):
        return 60
    if INSTIGATE.has(option):
        return 20 if seat not in (INSTIGATE.first(option), INSTIGATE.second(option)) else -50
    if option == SCORCH.of():
        return scorch_weight(t, seat)
    if FIGHT_WITH.has(option):
        return 60
    if PLAY_AS.has(option):
        return 10 * (1 + int(SWORD in t.box.character_items[PLAY_AS.first(option)]))
    if CAMP.has(option):
        return 10 * sum(t.ruin[place] for place in t.box.forest_edge[CAMP.first(option)])
    if ESCORT.has(option):
        return -5
    return 0


def scorch_weight(t: RootTable, seat: int) -> int:
    gain = -150
    for other in range(t.sides):
        if other != seat:
            gain += 100 * t.cardboard[other * CLEARINGS + t.pawn[seat]]
    return gain


def strike_weight(t: RootTable, seat: int, victim: int, where: int) -> int:
    if t.warriors[victim * CLEARINGS + where] == 0:
        return 160
    return 25 if t.relation[seat * t.sides + victim] == HOSTILE else -10


def aid_weight(t: RootTable, seat: int, other: int, kind: int) -> int:
    """Points for the next step, and an item to take; not for the leader."""
    index = seat * t.sides + other
    gain = 0
    if t.faction[other] != VAGABOND and t.relation[index] != HOSTILE:
        if t.relation[index] == ALLIED:
            gain = 100 * t.box.allied_vp
        else:
            step = t.relation[index] + 1
            need = t.box.relation_aids[step] - t.aids[index]
            can = need <= len(t.hands[seat])
            gain = 100 * t.box.relation_vp[step] // max(need, 1) if can else 0
    for item in range(ITEMS):
        if t.crafted_items[other * ITEMS + item]:
            gain = gain + 90
            break
    return gain - card_worth(t, seat, kind) - (40 if t.scores[other] >= 22 else 0)


def here_weight(t: RootTable, seat: int) -> int:
    return place_weight(t, seat, t.pawn[seat]) if t.pawn[seat] >= 0 else 20


def place_weight(t: RootTable, seat: int, where: int) -> int:
    """What the pawn could do in a clearing."""
    weight = 0
    if t.ruin[where] and ready(t, seat, TORCH):
        weight += 90
    for quest in t.quests:
        if t.box.quest_suit[quest] == t.suits[where] and can_pursue_items(t, seat, quest):
            weight += 80
            break
    swords = ready(t, seat, SWORD)
    for other in range(t.sides):
        if other == seat:
            continue
        place = other * CLEARINGS + where
        if swords and (t.warriors[place] or t.cardboard[place]):
            weight = max(weight, battle_worth(t, Battle(seat, other, where)))
        if t.cardboard[place] and not t.warriors[place]:
            weight += 20
        if t.warriors[place] or t.cardboard[place]:
            weight += 8
    return weight


def count_damaged(t: RootTable, seat: int) -> int:
    return sum(t.items[slot(seat, item, state)] for item, state in damaged_items(t, seat))
