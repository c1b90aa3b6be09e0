"""Setting up the game and the players (chapters 2, 3 and 15)."""

from wonderwood.engine.shared import changed, longer, renewed, replaced, shorter
from wonderwood.engine.table import EVERYONE, Ask, Flow, together
from wonderwood.games.wonderlands_war.book import (
    ALLY_CARD,
    ASK_DISCARD_QUEST,
    ASK_KEEP,
    CHIPS,
    DISCARD_QUEST,
    FEAT_GONE,
    FIRST_BATTLE,
    FIRST_PLAYER,
    KEEP,
    KEPT,
    MARKER_LAID,
    QUEST_GONE,
    REGION_OUT,
    REGIONS,
    SHARDS,
    TAKES_FACTION,
)
from wonderwood.games.wonderlands_war.box import ALLY, FACTION, ITEM, MADNESS, WarBox
from wonderwood.games.wonderlands_war.fighting import is_poisoner
from wonderwood.games.wonderlands_war.lookup import regions
from wonderwood.games.wonderlands_war.rewards import fill_row
from wonderwood.games.wonderlands_war.table import EARLIER_POISON, EARLIER_SHARDS, TEA_START, WarTable
from wonderwood.games.wonderlands_war.table import KEEP as KEEP_PHASE


def set_up(t: WarTable) -> Flow:
    """R2.7, R3.7, R3.10: everything in its place, a first player by lot, two quests for everybody to choose from."""
    choose_factions(t)
    choose_allies(t)
    lay_out_regions(t)
    fill_supplies(t)
    fill_row(t)
    t.first = t.fate.below(t.seats)
    t.log(FIRST_PLAYER, t.first)
    deal_shards(t)
    for seat in range(t.seats):
        for _ in range(t.box.quests_drawn):
            t.offer = longer(t.offer, seat, t.fate.take(t.quest_deck))
    t.phase = KEEP_PHASE
    return
    yield


def choose_factions(t: WarTable) -> None:
    """R3.1, R6.6: a faction for everybody (by lot where none was chosen), its board on the right side, its power."""
    free = [faction for faction in range(len(t.box.faction_names)) if faction not in t.faction]
    for seat in range(t.seats):
        if t.faction[seat] < 0:
            t.faction = replaced(t.faction, seat, t.fate.take(free))
        for index, board in enumerate(t.box.boards):
            if board.faction == t.faction[seat] and board.two == int(t.seats == 2):
                t.board = replaced(t.board, seat, index)
                t.power = replaced(t.power, seat, board.power_earlier if t.house & EARLIER_POISON else board.power)
        t.log(TAKES_FACTION, seat, t.faction[seat])


def choose_allies(t: WarTable) -> None:
    """R2.2: for each ally the card of the pack in play; the Forge card is always there."""
    names = ["A", "B", "C", "D"]
    one = t.fate.below(len(names)) if -2 in t.packs else 0
    for ally in range(len(t.box.ally_names)):
        cards = [card for card in range(len(t.box.ally_card_ally)) if t.box.ally_card_ally[card] == ally]
        if len(cards) > 1:
            pack = t.packs[ally]
            if pack == -2:
                pack = one
            elif pack == -1:
                pack = t.fate.below(len(names))
            cards = [card for card in cards if t.box.ally_card_pack[card] == names[pack]]
        t.allies = [*t.allies, t.box.first_ally_card + cards[0]]
        t.log(ALLY_CARD, t.allies[ally])


def lay_out_regions(t: WarTable) -> None:
    """R2.1, R2.8, R15.1, R15.2: score markers, with 2 players a Region out of play, and where the first battle will be."""
    if t.seats == 2:
        shown = t.fate.take(t.quest_deck)
        t.removed = t.box.quests[shown].region
        t.quest_deck.append(shown)
        t.out_quests = sorted([quest for quest in t.quest_deck if t.box.quests[quest].region == t.removed])
        t.quest_deck = [quest for quest in t.quest_deck if t.box.quests[quest].region != t.removed]
        t.quest_deck.sort()
        t.log(REGION_OUT, t.removed, shown)
    markers = list(range(len(t.box.markers)))
    for region in regions(t):
        t.markers = replaced(t.markers, region, t.fate.take(markers))
        t.log(MARKER_LAID, region, t.markers[region])
    t.first_battle = t.box.first_battle if t.removed < 0 else (t.removed + 1) % REGIONS
    move_first_battle(t)


def move_first_battle(t: WarTable) -> None:
    """R2.8, R14.1, R15.2: roll the shard die and go clockwise that many Regions; one out of play is skipped."""
    roll = t.box.faces[t.fate.below(len(t.box.faces))]
    for _ in range(roll):
        t.first_battle = (t.first_battle + 1) % REGIONS
        if t.first_battle == t.removed:
            t.first_battle = (t.first_battle + 1) % REGIONS
    t.log(FIRST_BATTLE, t.first_battle, roll)


def fill_supplies(t: WarTable) -> None:
    """R2.4, R3.1, R3.5, R3.9, R15.3: common supply, starting bags, Poison; with 2 players some cards stay in the box."""
    for chip in range(CHIPS):
        if t.box.chip_kind[chip] in (ALLY, MADNESS):
            t.stock[chip] = t.box.chip_count[chip]
        elif t.box.chip_kind[chip] == ITEM:
            t.stock[chip] = 0 if t.seats == 2 and t.box.card_not_two[t.box.chip_card[chip]] else t.box.chip_count[chip]
    if t.seats == 2:
        t.out_cards = [card for card in t.deck if t.box.card_not_two[card]]
        t.deck = [card for card in t.deck if not t.box.card_not_two[card]]
    for seat in range(t.seats):
        t.bag[seat] = starting_bag(t.box, t.seats)
        for chip in t.bag[seat]:
            if t.box.chip_kind[chip] != FACTION:
                t.stock[chip] -= 1
        if is_poisoner(t, seat):
            t.poison[seat] = t.box.poison_chips[t.seats]


def starting_bag(box: WarBox, seats: int) -> list[int]:
    """R3.5, R15.3."""
    return (box.bag_two if seats == 2 else box.bag)[:]


def deal_shards(t: WarTable) -> None:
    """R3.11, D23: Shards by turn order."""
    counts = t.box.shards_earlier[t.seats] if t.house & EARLIER_SHARDS else t.box.shards[t.seats]
    for place in range(t.seats):
        seat = (t.first + place) % t.seats
        t.shards = replaced(t.shards, seat, counts[place])
        t.log(SHARDS, seat, counts[place])


def keep_quests(t: WarTable) -> Flow:
    """R3.7: everybody keeps one of two quests, in secret; the others go back into the deck."""
    yield from together(t, [keep_quest(t, seat) for seat in range(t.seats) if len(t.offer[seat]) > t.box.quests_kept])
    for seat in range(t.seats):
        t.quests = renewed(t.quests, seat, t.quests[seat] + t.offer[seat])
        t.log(KEPT, seat, t.offer[seat][0])
        t.offer = renewed(t.offer, seat, [])
    t.phase = TEA_START


def keep_quest(t: WarTable, seat: int) -> Flow:
    choice = yield Ask(seat, ASK_KEEP, [KEEP.of(quest) for quest in t.offer[seat]])
    kept = KEEP.first(choice)
    t.quest_deck += [quest for quest in t.offer[seat] if quest != kept]
    t.offer = renewed(t.offer, seat, [kept])


def discard_quests(t: WarTable) -> Flow:
    """R5.17, R18.23: discard the quests owed; one that lies face down stays secret."""
    yield from together(t, [discard_quest(t, seat) for seat in range(t.seats) if t.owed[seat]])
    t.phase = t.after


def discard_quest(t: WarTable, seat: int) -> Flow:
    while t.owed[seat]:
        held = t.quests[seat] + t.feats[seat]
        if held:
            choice = yield Ask(seat, ASK_DISCARD_QUEST, [DISCARD_QUEST.of(quest) for quest in held])
            quest = DISCARD_QUEST.first(choice)
            t.quest_pile = [*t.quest_pile, quest]
            if quest in t.feats[seat]:
                t.feats = shorter(t.feats, seat, quest)
                t.quest_known[quest] = EVERYONE
                t.log(FEAT_GONE, seat, quest)
            else:
                t.quests = shorter(t.quests, seat, quest)
                t.quest_known[quest] |= 1 << seat
                t.log(QUEST_GONE, seat, quest)
        t.owed = changed(t.owed, seat, -1)
