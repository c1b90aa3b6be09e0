"""A position in one line of text, for tests and the terminal.

        witzend I A marker=m_6_6_8; queen_of_hearts: leader@witzend leader=2 bag=red_rook_weak; mad_hatter: 2@witzend

The first part is the situation: a Region whose battle is about to begin (or `tea`, `tea_start`, `tea_end`, `war`, `end`), the
round, the pack (or one letter for each ally), and settings. Then one part per player: the faction, what stands where
(`2@witzend` Supporters, `leader@witzend`, `walrus@witzend` or `walrus@supply`, `castle@witzend`, `tilted@witzend`), and
settings. Chips of a bag come out in the order written when chance always answers 0.
"""

from wonderwood.games.wonderlands_war.book import CHAIRS, TRACKS
from wonderwood.games.wonderlands_war.box import ALLY, ITEM, MADNESS, WarBox
from wonderwood.games.wonderlands_war.fighting import is_poisoner
from wonderwood.games.wonderlands_war.lookup import chip_total
from wonderwood.games.wonderlands_war.setup import starting_bag
from wonderwood.games.wonderlands_war.table import (
    BATTLE,
    EARLIER_POISON,
    TEA_END,
    TEA_START,
    TEA_TURN,
    TILTED,
    UPRIGHT,
    WAR_END,
    WAR_START,
    WarTable,
)

ROUNDS = ["I", "II", "III"]
PACKS = "ABCD"
NOT_SAID = -1


def read(text: str, box: WarBox, house: int = 0) -> WarTable:
    """The table a line describes; what it does not mention is as at the start of a game."""
    situation, *players = [part.strip() for part in text.split(";")]
    t = WarTable(len(players), box)
    t.house = house
    t.stock = [NOT_SAID] * len(t.stock)
    t.allies = _allies(box, "A")
    words = situation.split()
    for word in words:
        if word in ROUNDS:
            t.round = ROUNDS.index(word)
        elif set(word) <= set(PACKS):
            t.allies = _allies(box, word)
    for seat, player in enumerate(players):
        _seat(t, seat, player)
    if t.seats == 2:
        t.removed = 3
        _take_region_out(t)
    for region in range(len(t.markers)):
        t.markers[region] = region
    for word in words:
        _situation(t, word)
    _fill_stock(t)
    return t


def _allies(box: WarBox, packs: str) -> list[int]:
    """The ally cards of a pack, or of one pack for each ally in the order of the data."""
    cards: list[int] = []
    for ally in range(len(box.ally_names)):
        pack = packs[min(ally, len(packs) - 1)]
        for card in range(len(box.ally_card_ally)):
            if box.ally_card_ally[card] == ally and box.ally_card_pack[card] in ("", pack):
                cards.append(box.first_ally_card + card)
    return cards


def _situation(t: WarTable, word: str) -> None:
    box = t.box
    name, _, value = word.partition("=")
    if word in box.words["region"]:
        t.here = t.first_battle = box.words["region"].index(word)
        t.phase = BATTLE
    elif word == "tea":
        t.phase = TEA_TURN
    elif word == "tea_start":
        t.phase = TEA_START
    elif word == "tea_end":
        t.phase = TEA_END
        t.chair = [-1] * t.seats
    elif word == "war":
        t.phase = WAR_START
    elif word == "end":
        t.phase = WAR_END
    elif word in ROUNDS or set(word) <= set(PACKS):
        return
    elif name == "marker":
        t.markers[t.here] = box.words["marker"].index(value)
    elif name == "out":
        t.removed = box.words["region"].index(value)
        _take_region_out(t)
    elif name == "first":
        t.first = t.turn = int(value)
    elif name == "fought":
        t.fought = int(value)
    elif name == "row":
        t.row = [box.card_names.index(card) for card in value.split(",") if card]
        t.deck = [card for card in t.deck if card not in t.row]
    elif name == "deck":
        t.deck = [box.card_names.index(card) for card in value.split(",") if card]
    elif name == "quest_deck":
        t.quest_deck = [box.quest_names.index(quest) for quest in value.split(",") if quest]
    elif name == "chairs":
        _lay_tea(t, value)
    elif name.startswith("stock."):
        t.stock[box.chip_names.index(name[6:])] = int(value)
    else:
        raise ValueError(f"cannot read {word!r}")


def _lay_tea(t: WarTable, value: str) -> None:
    """`chairs=t1_01,,t1_05`: cards on chairs 1, 2, 3...; the rest of the round's cards is the deck."""
    names = value.split(",")
    for chair in range(1, CHAIRS + 1):
        name = names[chair - 1] if chair <= len(names) else ""
        t.tea_on[chair] = t.box.tea_names.index(name) if name else -1
    cards = [card for card in range(len(t.box.teas)) if t.box.teas[card].round == t.round + 1]
    t.tea_deck = [card for card in cards if card not in t.tea_on]


def _take_region_out(t: WarTable) -> None:
    t.quest_deck = [quest for quest in t.quest_deck if quest not in t.out_quests] + t.out_quests
    t.out_quests = sorted(quest for quest in t.quest_deck if t.box.quests[quest].region == t.removed)
    t.quest_deck = sorted(quest for quest in t.quest_deck if t.box.quests[quest].region != t.removed)
    t.out_cards = [card for card in range(len(t.box.card_names)) if t.box.card_not_two[card]]
    t.deck = [card for card in t.deck if not t.box.card_not_two[card]]


def _seat(t: WarTable, seat: int, text: str) -> None:
    box = t.box
    faction, _, rest = text.partition(":")
    t.faction[seat] = box.faction_names.index(faction.strip())
    for index, board in enumerate(box.boards):
        if board.faction == t.faction[seat] and board.two == int(t.seats == 2):
            t.board[seat] = index
            t.power[seat] = board.power_earlier if t.house & EARLIER_POISON else board.power
    t.bag[seat] = starting_bag(box, t.seats)
    if is_poisoner(t, seat):
        t.poison[seat] = box.poison_chips[t.seats]
    for word in rest.split():
        if "@" in word:
            _stand(t, seat, word)
        else:
            _setting(t, seat, word)


def _stand(t: WarTable, seat: int, word: str) -> None:
    box = t.box
    what, _, where = word.partition("@")
    region = -1 if where == "supply" else box.words["region"].index(where)
    if what.isdigit():
        t.troops[seat][region] += int(what)
        t.reserve[seat] -= int(what)
    elif what == "leader":
        t.leader_at[seat] = region
    elif what == "castle":
        t.castles[seat][region] = UPRIGHT
    elif what == "tilted":
        t.castles[seat][region] = TILTED
    else:
        figure = box.figure_names.index(what)
        t.figure_at[figure] = region
        t.figure_owner[figure] = seat
        _own_card(t, seat, box.figure_card[figure])


def _own_card(t: WarTable, seat: int, card: int) -> None:
    if card not in t.cards[seat]:
        t.cards[seat].append(card)
        t.deck.remove(card)


def _setting(t: WarTable, seat: int, word: str) -> None:
    box = t.box
    name, _, value = word.partition("=")
    values = [part for part in value.split(",") if part]
    if name == "bag":
        drawn = [box.chip_names.index(chip) for chip in values]
        t.bag[seat] = drawn[:1] + drawn[:0:-1]
    elif name in ("active", "exhausted", "madness"):
        getattr(t, name)[seat] = [box.chip_names.index(chip) for chip in values]
    elif name in ("quests", "feats"):
        getattr(t, name)[seat] = [box.quest_names.index(quest) for quest in values]
        t.quest_deck = [quest for quest in t.quest_deck if quest not in t.quests[seat] + t.feats[seat]]
    elif name in ("vp", "shards", "shield", "leader", "poison", "chair", "sips", "castle_vp"):
        getattr(t, name)[seat] = int(value)
    elif name == "reserve":
        t.camp[seat] += t.reserve[seat] - int(value)
        t.reserve[seat] = int(value)
    elif name == "abilities":
        for ability in values:
            t.unlocked[seat][box.boards[t.board[seat]].abilities.index(box.source_names.index(ability))] = 1
    elif name == "cards":
        for card in values:
            _own_card(t, seat, box.card_names.index(card))
    elif name == "taken":
        t.taken[seat] = [box.tea_names.index(card) for card in values]
    elif name.startswith("forged"):
        t.forged[seat * TRACKS + int(name[-1]) - 1] = [box.chip_names.index(chip) for chip in values]
    else:
        raise ValueError(f"cannot read {word!r}")


def _fill_stock(t: WarTable) -> None:
    """The common supply holds what nobody has, unless the line says how many there are."""
    for chip in range(len(t.stock)):
        if t.stock[chip] == NOT_SAID:
            t.stock[chip] = 0
            if t.box.chip_kind[chip] in (ALLY, MADNESS, ITEM):
                t.stock[chip] = max(0, t.box.chip_count[chip] - chip_total(t, chip))
