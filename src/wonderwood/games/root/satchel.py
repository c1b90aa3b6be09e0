"""Chapter VB, items: ready and exhausted, damaged and repaired, on tracks and in the satchel; and the relationships."""

from wonderwood.engine.shared import changed, replaced
from wonderwood.engine.table import Ask, Flow
from wonderwood.games.root.book import (
    ASK_DAMAGE,
    ASK_DROP,
    ASK_REFRESH,
    DAMAGE,
    DROP,
    DROPPED,
    EXHAUSTED,
    LOSE_ALLY,
    REFRESH,
    REFRESHED,
    RELATION,
    REPAIRED,
)
from wonderwood.games.root.book import DAMAGED as ITEM_DAMAGED
from wonderwood.games.root.box import ALLIED, BAG, BOOT, CLEARINGS, COIN, HOSTILE, ITEMS, SWORD, TEA, VAGABOND
from wonderwood.games.root.roster import Battle, Loss
from wonderwood.games.root.table import BY_AID, BY_INFAMY, DAMAGED, DAMAGED_SPENT, READY, SPENT, STATES, RootTable
from wonderwood.games.root.woodland import lose_warriors, score


def slot(seat: int, item: int, state: int) -> int:
    return (seat * ITEMS + item) * STATES + state


def ready(t: RootTable, seat: int, item: int) -> int:
    """VB4: undamaged and face up."""
    return t.items[(seat * ITEMS + item) * STATES]


def undamaged(t: RootTable, seat: int, item: int) -> int:
    """VB4: face up or exhausted."""
    index = (seat * ITEMS + item) * STATES
    return t.items[index] + t.items[index + SPENT]


def on_track(t: RootTable, seat: int, item: int) -> int:
    """VB5, Q6, V13: face-up tea, coins and bags lie on their tracks, three at most; it never helps to take one off."""
    return min(ready(t, seat, item), t.box.track_limit) if t.box.tracked[item] else 0


def swords(t: RootTable, seat: int) -> int:
    """B10: undamaged swords, exhausted or not."""
    return undamaged(t, seat, SWORD)


def exhaust(t: RootTable, seat: int, item: int) -> None:
    """VB4, VB5: a ready item is turned down, and leaves its track."""
    index = slot(seat, item, READY)
    t.items[index] -= 1
    t.items[index + SPENT] += 1
    t.log(EXHAUSTED, seat, item)


def gain(t: RootTable, seat: int, item: int) -> None:
    """VB14: a new item comes face up."""
    t.items[slot(seat, item, READY)] += 1


def damage(t: RootTable, seat: int, item: int, state: int) -> None:
    """VB22, Q3, V4: into the damaged box; by the booklet its side no longer matters."""
    t.items[slot(seat, item, state)] -= 1
    t.items[slot(seat, item, DAMAGED_SPENT if state == SPENT and t.repaired_keeps else DAMAGED)] += 1
    t.log(ITEM_DAMAGED, seat, item)


def repair(t: RootTable, seat: int, item: int, state: int) -> None:
    """VB15, V4: back to the satchel, face up."""
    t.items[slot(seat, item, state)] -= 1
    t.items[slot(seat, item, SPENT if state == DAMAGED_SPENT else READY)] += 1
    t.log(REPAIRED, seat, item)


def damage_options(t: RootTable, seat: int) -> list[int]:
    """VB22: every undamaged item, face up or exhausted."""
    return [DAMAGE.of(item, state) for item in range(ITEMS) for state in (READY, SPENT) if t.items[slot(seat, item, state)]]


def damaged_items(t: RootTable, seat: int) -> list[list[int]]:
    """Pairs of item and state of all that is damaged."""
    return [[item, state] for item in range(ITEMS) for state in (DAMAGED, DAMAGED_SPENT) if t.items[slot(seat, item, state)]]


def take_damage(t: RootTable, seat: int, hits: int, loss: Loss) -> Flow:
    """VB22, VB24: for each hit an item of his choice, or a warrior of the ally he attacks with; none left: ignored."""
    b = loss.battle
    chooser = seat if b is None or b.patron < 0 else b.patron
    for left in range(hits, 0, -1):
        options = damage_options(t, seat)
        if b is not None and b.ally >= 0 and seat == b.attacker and t.warriors[b.ally * CLEARINGS + b.where]:
            options.append(LOSE_ALLY.of())
        if not options:
            return
        choice = yield Ask(chooser, ASK_DAMAGE, options, left)
        if choice == LOSE_ALLY.of():
            assert b is not None
            b.ally_hits += 1
            if b.ally_loss is None:
                b.ally_loss = Loss(b.ally, loss.by, b.where, b)
            lose_warriors(t, b.ally_loss, 1)
        else:
            damage(t, seat, DAMAGE.first(choice), DAMAGE.second(choice))
            if b is not None:
                b.own_hits += 1


def refresh(t: RootTable, seat: int) -> Flow:
    """VB1, Q3: two exhausted items for each tea on the track, counted first, and three more."""
    left = t.box.refresh + t.box.refresh_tea * on_track(t, seat, TEA)
    while left:
        spent = [item for item in range(ITEMS) if t.items[slot(seat, item, SPENT)]]
        total = sum(t.items[slot(seat, item, SPENT)] for item in spent)
        if total <= left:
            for item in spent:
                for _ in range(t.items[slot(seat, item, SPENT)]):
                    turn_up(t, seat, item)
            return
        choice = yield Ask(seat, ASK_REFRESH, [REFRESH.of(item) for item in spent], left)
        turn_up(t, seat, REFRESH.first(choice))
        left -= 1


def turn_up(t: RootTable, seat: int, item: int) -> None:
    t.items[slot(seat, item, SPENT)] -= 1
    t.items[slot(seat, item, READY)] += 1
    t.log(REFRESHED, seat, item)


def burden(t: RootTable, seat: int) -> int:
    """VB25, V10: items in the satchel and the damaged box; tracks do not count."""
    total = sum(t.items[slot(seat, 0, 0) : slot(seat + 1, 0, 0)])
    return total - on_track(t, seat, TEA) - on_track(t, seat, COIN) - on_track(t, seat, BAG)


def drop_items(t: RootTable, seat: int) -> Flow:
    """VB25: above the limit items leave the game."""
    while True:
        over = burden(t, seat) - t.box.item_limit - t.box.limit_bag * on_track(t, seat, BAG)
        if over <= 0:
            return
        options: list[int] = []
        for item in range(ITEMS):
            for state in range(STATES):
                held = t.items[slot(seat, item, state)]
                if state == READY:
                    held -= on_track(t, seat, item)
                if held > 0:
                    options.append(DROP.of(item, state))
        choice = yield Ask(seat, ASK_DROP, options, over)
        t.items[slot(seat, DROP.first(choice), DROP.second(choice))] -= 1
        t.dropped = changed(t.dropped, DROP.first(choice), 1)
        t.log(DROPPED, seat, DROP.first(choice))


def can_pursue_items(t: RootTable, seat: int, quest: int) -> bool:
    """VB12: both items of a quest are ready."""
    one, other = t.box.quest_items[quest]
    if one == other:
        return ready(t, seat, one) > 1
    return ready(t, seat, one) > 0 and ready(t, seat, other) > 0


# -- relationships ---------------------------------------------------------------------------------------------------------


def relation(t: RootTable, seat: int, other: int) -> int:
    return t.relation[seat * t.sides + other]


def has_relation(t: RootTable, other: int) -> bool:
    """VB11: there is no marker for a second Vagabond."""
    return t.faction[other] != VAGABOND


def grow_hostile(t: RootTable, seat: int, other: int) -> bool:
    """VB19: from any space to Hostile; True if it was not before."""
    if not has_relation(t, other) or relation(t, seat, other) == HOSTILE:
        return False
    t.relation = replaced(t.relation, seat * t.sides + other, HOSTILE)
    t.log(RELATION, seat, other, HOSTILE)
    return True


def infamy(t: RootTable, seat: int, loss: Loss, turned: bool) -> None:
    """VB20, V9: on his turn a point for each piece of a hostile faction removed in battle, save the one that turned it."""
    if loss.battle is None or t.turn != seat or not has_relation(t, loss.owner) or relation(t, seat, loss.owner) != HOSTILE:
        return
    score(t, seat, t.box.infamy_vp * (loss.warriors + len(loss.pieces) - int(turned)), BY_INFAMY)


def befriend(t: RootTable, seat: int, other: int) -> None:
    """VB16, VB17, VB18, VB21: an aid counts towards the next step; with an ally it scores by itself."""
    if not has_relation(t, other):
        return
    index = seat * t.sides + other
    if t.relation[index] == HOSTILE:
        return
    if t.relation[index] == ALLIED:
        score(t, seat, t.box.allied_vp, BY_AID)
        return
    t.aids = changed(t.aids, index, 1)
    if t.aids[index] == t.box.relation_aids[t.relation[index] + 1]:
        t.aids = replaced(t.aids, index, 0)
        t.relation = changed(t.relation, index, 1)
        t.log(RELATION, seat, other, t.relation[index])
        score(t, seat, t.box.relation_vp[t.relation[index]], BY_AID)


def allies(t: RootTable, seat: int, where: int) -> list[int]:
    """VB23: allied factions with warriors in a clearing."""
    return [
        other
        for other in range(t.sides)
        if other != seat
        and has_relation(t, other)
        and relation(t, seat, other) == ALLIED
        and t.warriors[other * CLEARINGS + where]
    ]


def hostile_warriors(t: RootTable, seat: int, where: int) -> bool:
    """VB6: are warriors of any hostile faction there?"""
    for other in range(t.sides):
        if t.relation[seat * t.sides + other] == HOSTILE and t.warriors[other * CLEARINGS + where]:
            return True
    return False


def boots_needed(t: RootTable, seat: int, where: int) -> int:
    """VB6: one boot, one more in all where hostile warriors are."""
    return 1 + (t.box.hostile_boots if hostile_warriors(t, seat, where) else 0)


def spend_boots(t: RootTable, seat: int, count: int) -> None:
    for _ in range(count):
        exhaust(t, seat, BOOT)


def grudge(t: RootTable, seat: int, b: Battle) -> None:
    """VB24: more hits taken with the ally's warriors than with items turn the ally hostile."""
    if b.ally >= 0 and b.ally_hits > b.own_hits:
        grow_hostile(t, seat, b.ally)
