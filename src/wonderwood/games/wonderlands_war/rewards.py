"""What tea cards and forge spaces give (chapter 5): chips, Shards, cards, quests, strength."""

from wonderwood.engine.shared import changed, longer, renewed, replaced
from wonderwood.engine.table import Ask, Flow
from wonderwood.games.wonderlands_war.book import (
    ABILITIES,
    ASK_GAIN,
    ASK_INSTEAD,
    ASK_POISON,
    ASK_RECRUIT,
    ASK_SHED,
    ASK_UNLOCK,
    CASTLES_UP,
    CHAIRS,
    GAIN,
    GAINED,
    LEADER_UP,
    MENDED,
    PASS,
    POISON,
    POISONED,
    QUEST_DRAWN,
    RECRUIT,
    RECRUITED,
    SANER,
    SCORED,
    SHARDS,
    SHARDS_GONE,
    SHED,
    SUMMONED,
    SUPPORTERS_UP,
    TURNED_UP,
    UNLOCK,
    UNLOCKED,
)
from wonderwood.games.wonderlands_war.table import EARLIER_LEADER_ICON, WarTable
from wonderwood.games.wonderlands_war.units import place_figures


def gain_chip(t: WarTable, seat: int, chip: int) -> None:
    """R1.4: from the common supply straight into the bag."""
    t.stock[chip] -= 1
    t.bag[seat].append(chip)
    t.log(GAINED, seat, chip)


def gain_ally(t: WarTable, seat: int, chip: int) -> Flow:
    """R5.5, R5.7: the Ally chip shown; if there is none left, any of the same level, if you like."""
    if t.stock[chip] > 0:
        gain_chip(t, seat, chip)
        return
    level = t.box.chip_level[chip]
    options = [GAIN.of(other) for other in t.box.ally_chips[level] if t.stock[other] > 0]
    if options:
        options.append(PASS.of())
        choice = yield Ask(seat, ASK_INSTEAD, options, chip)
        if choice != PASS.of():
            gain_chip(t, seat, GAIN.first(choice))


def gain_any_ally(t: WarTable, seat: int, level: int) -> Flow:
    """R5.6: an Ally chip of choice; Forge is one, but only weak."""
    options = [GAIN.of(chip) for chip in t.box.ally_chips[level] if t.stock[chip] > 0]
    if options:
        choice = yield Ask(seat, ASK_GAIN, options, level)
        gain_chip(t, seat, GAIN.first(choice))


def gain_shards(t: WarTable, seat: int, count: int) -> None:
    """R18.27: there are always enough Shards."""
    if count > 0:
        t.shards = changed(t.shards, seat, count)
        t.log(SHARDS, seat, count)


def discard_shards(t: WarTable, seat: int, count: int) -> int:
    """R5.13: that many, or as many as you have."""
    count = min(count, t.shards[seat])
    if count > 0:
        t.shards = changed(t.shards, seat, -count)
        t.log(SHARDS_GONE, seat, count)
    return count


def mend_shield(t: WarTable, seat: int) -> int:
    """R5.9, R10.8: turn a broken Shield to its intact side."""
    if t.shield[seat]:
        return 0
    t.shield = replaced(t.shield, seat, 1)
    t.log(MENDED, seat)
    return 1


def score(t: WarTable, seat: int, count: int) -> None:
    if count:
        t.vp = changed(t.vp, seat, count)
        t.log(SCORED, seat, count)


def recruit(t: WarTable, seat: int) -> Flow:
    """R5.10: a face-up Wonderland card; the row is refilled at once. A figure is placed, an item goes into the bag."""
    if not t.row:
        return
    choice = yield Ask(seat, ASK_RECRUIT, [RECRUIT.of(card) for card in t.row])
    card = RECRUIT.first(choice)
    t.row.remove(card)
    t.cards = longer(t.cards, seat, card)
    t.log(RECRUITED, seat, card)
    fill_row(t)
    if card < t.box.figure_cards:
        yield from place_figures(t, seat, card)
        return
    chip = t.box.card_chip[card]
    for _ in range(t.box.card_chips[card]):
        gain_chip(t, seat, chip)


def fill_row(t: WarTable) -> None:
    """R2.3, R18.24: turn Wonderland cards up until the row is full or the deck is empty."""
    while len(t.row) < t.box.face_up and t.deck:
        card = t.fate.take(t.deck)
        t.row.append(card)
        t.log(TURNED_UP, card)


def summon(t: WarTable, seat: int) -> Flow:
    """R17.10: reveal Wonderland cards until a figure appears, shuffle the others back; it serves until the War phase ends."""
    revealed: list[int] = []
    found = -1
    while t.deck and found < 0:
        card = t.fate.take(t.deck)
        if card < t.box.figure_cards:
            found = card
        else:
            revealed.append(card)
    t.deck += revealed
    if found >= 0:
        t.summoned = longer(t.summoned, seat, found)
        t.log(SUMMONED, seat, found)
        yield from place_figures(t, seat, found)


def unlock(t: WarTable, seat: int) -> Flow:
    """R5.12, R13.7: uncover an ability; what forging unlocks works from the next battle on."""
    abilities = t.box.boards[t.board[seat]].abilities
    options = [UNLOCK.of(abilities[index]) for index in range(ABILITIES) if t.unlocked[seat][index] == 0]
    if options:
        choice = yield Ask(seat, ASK_UNLOCK, options)
        source = UNLOCK.first(choice)
        state = 2 if t.here >= 0 else 1
        t.unlocked = renewed(t.unlocked, seat, replaced(t.unlocked[seat], abilities.index(source), state))
        t.log(UNLOCKED, seat, source)


def strengthen_leader(t: WarTable, seat: int, count: int) -> Flow:
    """R5.15, D8: up the leader track; at the end of it a Shard may be discarded instead (earlier printing: must)."""
    for _ in range(count):
        if t.leader[seat] < t.box.leader_most:
            t.leader = changed(t.leader, seat, 1)
            t.log(LEADER_UP, seat, t.leader[seat])
        elif t.shards[seat] and t.house & EARLIER_LEADER_ICON:
            discard_shards(t, seat, 1)
        elif t.shards[seat]:
            choice = yield Ask(seat, ASK_SHED, [SHED.of(), PASS.of()])
            discard_shards(t, seat, 1 if choice == SHED.of() else 0)


def discard_madness(t: WarTable, seat: int, count: int) -> int:
    """R5.16: single Madness chips leave the bag for good, never the double one."""
    done = 0
    for _ in range(count):
        if t.box.madness in t.bag[seat]:
            t.bag[seat].remove(t.box.madness)
            t.stock[t.box.madness] += 1
            t.log(SANER, seat)
            done += 1
    return done


def draw_quests(t: WarTable, seat: int, count: int, discards: int) -> None:
    """R5.17, R12.7, R18.23: draw quests, however many you hold; those to discard are chosen later."""
    for _ in range(count):
        if not t.quest_deck:
            t.quest_deck = t.quest_pile[:]
            t.quest_pile = []
            for quest in t.quest_deck:
                t.quest_known[quest] = 0
        if not t.quest_deck:
            break
        quest = t.fate.take(t.quest_deck)
        t.quests = longer(t.quests, seat, quest)
        t.log(QUEST_DRAWN, seat, quest)
    t.owed = changed(t.owed, seat, discards)


def free_supporters(t: WarTable, seat: int, count: int) -> None:
    """R13.6: Supporters from the third forge track join the supply."""
    count = min(count, t.camp[seat])
    t.camp = changed(t.camp, seat, -count)
    t.reserve = changed(t.reserve, seat, count)
    t.log(SUPPORTERS_UP, seat, count)


def raise_castles(t: WarTable, seat: int, count: int) -> None:
    """R13.6: every Castle is worth more at the end."""
    t.castle_vp = changed(t.castle_vp, seat, count)
    t.log(CASTLES_UP, seat, t.castle_vp[seat])


def place_poison(t: WarTable, seat: int, count: int) -> Flow:
    """R6.1, R17.16: Poison on tea cards, at most one each; you may always decline."""
    for left in range(count, 0, -1):
        options = [POISON.of(chair) for chair in range(1, CHAIRS + 1) if t.tea_on[chair] >= 0 and not t.poison_on[chair]]
        if not options or t.poison[seat] == 0:
            return
        options.append(PASS.of())
        choice = yield Ask(seat, ASK_POISON, options, left)
        if choice == PASS.of():
            return
        t.poison[seat] -= 1
        t.poison_on = replaced(t.poison_on, POISON.first(choice), 1)
        t.power_used = 1
        t.log(POISONED, seat, POISON.first(choice))
