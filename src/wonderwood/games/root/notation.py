"""A position of Root in one line, so that the test of a rule is: position, choices, expectation.

    autumn daylight | *marquise 4 c1:2+keep+sawmill+wood*3 c5:1 hand=fox_anvil,bird_ambush | eyrie 7 c3:6+roost leader=despot

First what all share: the map and the part of the turn that begins (`daylight.3`: its third step), and if they matter
`suits=fox,rabbit,...` of the twelve clearings, `ruins=c6:boot,c10:bag` (else all stand, with items in a fixed order if there
is a Vagabond; `ruins=` for none), `scorched=c4`, `deck=` (then all cards not named lie in the discard pile, else in the deck),
`discard=`, `available=`, `supply=` (items left), `quests=`, `actions=`, `round=`.

Then each player, `*` before the one whose turn it is: faction, points, what he has in clearings (`c1:3+roost` is three
warriors and a roost), `hand=`, `crafted=`, `made=` (crafted items), `dominance=`, `partner=` (a seat). Eyrie: `leader=`,
`deposed=`, `decree=recruit:fox_anvil,move:bird_ambush`. Alliance: `supporters=`, `officers=`. Vagabond: the character, `at=` a
clearing or forest, `items=sword,sword:spent,tea:damaged` (else those of the character), `relations=0:hostile`, `done=` quests,
`unearthed=`. What is not named is where the rules put it at the start. For the other factions see `notation_expansion.py`.
"""

from wonderwood.engine.errors import Refusal
from wonderwood.engine.fate import SealedFate
from wonderwood.engine.match import Match
from wonderwood.games.root.audit import item_balance
from wonderwood.games.root.box import (
    ALLIANCE,
    CLEARINGS,
    COLUMN_IDS,
    EYRIE,
    FACTION_IDS,
    ITEM_IDS,
    ITEMS,
    KEEP_TOKEN,
    MECHANICAL_MARQUISE,
    PIECE_IDS,
    STATE_IDS,
    SUITS,
    VAGABOND,
    RootBox,
)
from wonderwood.games.root.cards import whole_deck
from wonderwood.games.root.eyrie import appoint
from wonderwood.games.root.notation_expansion import read_fact, read_shared, write_player, write_shared
from wonderwood.games.root.satchel import slot
from wonderwood.games.root.setup import seat_faction
from wonderwood.games.root.table import BY_CARDS, NOBODY, SCORCHED, SOURCES, STATES, RootTable
from wonderwood.games.root.turn import PHASES
from wonderwood.games.root.vagabond import item_of
from wonderwood.games.root.woodland import muster, put


def read(text: str, chances: tuple[int, ...] = (), **options: object) -> Match:
    """A match standing at a position. `chances` are the next outcomes of chance; after them a fixed seed goes on."""
    from wonderwood.games.root import GAME

    shared, *players = [part.split() for part in text.split("|")]
    seats = len(players)
    if players[-1][0].lstrip("*") == FACTION_IDS[MECHANICAL_MARQUISE]:
        seats -= 1
        options.setdefault("machine", "competitive" if seats > 1 else "cooperative")
    settled = GAME.settle(seats, {"map": shared[0], **options})
    box = GAME.open_box(None)
    assert isinstance(box, RootBox)
    t = GAME.deal(box, seats, settled)
    assert isinstance(t, RootTable)
    t.faction = [FACTION_IDS.index(words[0].lstrip("*")) for words in players]
    t.turn = next((seat for seat, words in enumerate(players) if words[0].startswith("*")), 0)
    t.first, t.round = t.turn, 1
    given = {name: value for name, _, value in (word.partition("=") for word in shared[2:])}
    _lay_out(t, given)
    for seat in range(t.sides):
        seat_faction(t, seat)
    for seat, words in enumerate(players):
        _read_player(t, seat, words)
    _read_cards(t, given)
    t.dropped = item_balance(t)  # what a position does not name is out of the game
    phase, _, step = shared[1].partition(".")
    t.phase, t.step = PHASES.index(phase), int(step or 0)
    t.actions = int(given.get("actions", "0"))
    t.round = int(given.get("round", "1"))
    read_shared(t, given)
    fate = SealedFate("notation")
    fate.script = list(chances)
    match = Match(GAME, box, settled, t, fate, False)
    match._run(-1)
    return match


def _list(text: str) -> list[str]:
    return [word for word in text.split(",") if word]


def _id(ids: list[str], word: str) -> int:
    if word not in ids:
        raise Refusal("bad_position", word=word, allowed=ids)
    return ids.index(word)


def _lay_out(t: RootTable, given: dict[str, str]) -> None:
    box = t.box
    t.suits = [max(suit, 0) for suit in box.printed_suits[t.map]]
    for where, word in enumerate(_list(given.get("suits", ""))):
        t.suits[where] = _id(SUITS, word)
    t.ruin = box.ruins[t.map][:]
    if "ruins" in given:
        t.ruin = [0] * CLEARINGS
        for word in _list(given["ruins"]):
            place, _, items = word.partition(":")
            where = _id(box.clearing_ids, place)
            t.ruin[where] = 1
            t.buried[where] = [_token(t, item) for item in items.split("+") if item]
    elif VAGABOND in t.faction:
        tokens = box.ruin_items[:]
        for where in range(CLEARINGS):
            if t.ruin[where]:
                t.buried[where] = [tokens.pop(0)]
    t.open_slots = [box.slots[t.map][where] - t.ruin[where] for where in range(CLEARINGS)]
    for word in _list(given.get("scorched", "")):
        t.sealed[_id(box.clearing_ids, word)] = SCORCHED
    t.item_supply = box.item_supply[:]
    if "supply" in given:
        t.item_supply = [_list(given["supply"]).count(item) for item in ITEM_IDS]
    if VAGABOND in t.faction:
        t.quests = [_id(box.quest_ids, word) for word in _list(given.get("quests", ""))]


def _token(t: RootTable, word: str) -> int:
    """The first token of an item that lies under no ruin yet."""
    item = _id(ITEM_IDS, word)
    lying = [token for row in t.buried for token in row]
    return item if item not in lying else ITEMS + t.box.ruin_items.index(item)


def _read_player(t: RootTable, seat: int, words: list[str]) -> None:
    for word in words[1:]:
        name, _, value = word.partition("=")
        if word.isdigit():
            t.scores[seat] = t.tally[seat * SOURCES + BY_CARDS] = int(word)
        elif word in t.box.character_ids:
            t.character[seat] = t.box.character_ids.index(word)
        elif ":" in word and not value:
            _read_clearing(t, seat, word)
        else:
            _read_fact(t, seat, name, value)
    if t.faction[seat] == EYRIE and t.leader == NOBODY:
        appoint(t, seat, 0)
    if t.faction[seat] == VAGABOND and not any(word.startswith("items=") for word in words):
        for item in t.box.character_items[t.character[seat]]:
            t.items[slot(seat, item, 0)] += 1


def _read_clearing(t: RootTable, seat: int, word: str) -> None:
    place, _, content = word.partition(":")
    where = _id(t.box.clearing_ids, place)
    for part in content.split("+"):
        if part.isdigit():
            muster(t, seat, where, int(part))
            continue
        kind, _, count = part.partition("*")
        piece = _id(list(PIECE_IDS), kind)
        for _ in range(int(count or 1)):
            put(t, piece, where)
        if piece == KEEP_TOKEN:
            t.sealed[where] = seat


def _read_fact(t: RootTable, seat: int, name: str, value: str) -> None:
    box = t.box
    if name == "leader":
        appoint(t, seat, _id(box.leader_ids, value))
    elif name == "deposed":
        t.deposed = [int(leader in _list(value)) for leader in box.leader_ids]
    elif name == "officers":
        t.officers = int(value)
        t.supply[seat] -= t.officers
    elif name == "partner":
        t.partner[seat] = int(value)
    elif name == "made":
        for item in _list(value):
            t.crafted_items[seat * ITEMS + _id(ITEM_IDS, item)] += 1
    elif name == "at":
        if value in box.clearing_ids:
            t.pawn[seat] = box.clearing_ids.index(value)
        else:
            t.camp[seat] = _id(box.forest_ids, value)
    elif name == "items":
        for word in _list(value):
            item, _, state = word.partition(":")
            t.items[slot(seat, _id(ITEM_IDS, item), _id(STATE_IDS, state or "ready"))] += 1
    elif name == "relations":
        for word in _list(value):
            other, _, relationship = word.partition(":")
            t.relation[seat * t.sides + int(other)] = _id(box.relationship_ids, relationship)
    elif name == "done":
        t.quests_done[seat] = [_id(box.quest_ids, word) for word in _list(value)]
    elif name == "unearthed":
        for item in _list(value):
            t.unearthed[seat * ITEMS + _id(ITEM_IDS, item)] = 1
    elif name in ("hand", "crafted", "supporters", "decree", "dominance", "revealed", "orders"):
        _deal(t, seat, name, value)
    elif not read_fact(t, seat, name, value):
        raise Refusal("bad_position", word=f"{name}={value}")


def _deal(t: RootTable, seat: int, name: str, value: str) -> None:
    """Cards are dealt by name at once; the deck is what is left."""
    for word in _list(value):
        column, _, card = word.rpartition(":")
        copy = _copy(t, card)
        if name == "hand":
            t.hands[seat].append(copy)
        elif name == "crafted":
            t.crafted[seat].append(copy)
        elif name == "supporters":
            t.supporters[seat].append(copy)
        elif name == "dominance":
            t.dominance[seat] = copy
        elif name == "revealed":
            t.revealed.append(copy)
        elif name == "orders":
            t.orders.append(copy)
        else:
            t.decree[_id(COLUMN_IDS, column)].append(copy)


def _dealt(t: RootTable) -> list[int]:
    found = t.deck + t.discard + t.available + t.souls + t.revealed + t.orders + [card for card in t.dominance if card >= 0]
    for row in t.hands + t.crafted + t.supporters + t.decree:
        found = found + row
    return found


def _copy(t: RootTable, word: str) -> int:
    kind = _id(t.box.card_ids, word)
    dealt = _dealt(t)
    for copy, its_kind in enumerate(t.box.kind):
        if its_kind == kind and copy not in dealt:
            return copy
    raise Refusal("bad_position", word=word, allowed="no more copies")


def _read_cards(t: RootTable, given: dict[str, str]) -> None:
    for word in _list(given.get("available", "")):
        t.available.append(_copy(t, word))
    for word in _list(given.get("souls", "")):
        t.souls.append(_copy(t, word))
    for word in _list(given.get("discard", "")):
        t.discard.append(_copy(t, word))
    for word in _list(given.get("deck", "")):
        t.deck.append(_copy(t, word))
    dealt = _dealt(t)
    rest = [card for card in whole_deck(t) if card not in dealt]
    if "deck" in given:
        t.discard = rest + t.discard
    else:
        t.deck = rest
    if VAGABOND in t.faction:
        taken = t.quests + [quest for row in t.quests_done for quest in row]
        t.quest_deck = [quest for quest in range(len(t.box.quest_suit)) if quest not in taken]


# -- writing -------------------------------------------------------------------------------------------------------------------


def write(t: RootTable) -> str:
    """The line of a table that stands at the beginning of a part of a turn."""
    box = t.box
    shared = [box.map_ids[t.map], PHASES[t.phase] + (f".{t.step}" if t.step else "")]
    if box.printed_suits[t.map][0] < 0:
        shared.append("suits=" + ",".join(SUITS[suit] for suit in t.suits))
    ruins = [
        ":".join([box.clearing_ids[where], "+".join(ITEM_IDS[item_of(t, token)] for token in t.buried[where])])
        for where in range(CLEARINGS)
        if t.ruin[where]
    ]
    shared.append("ruins=" + ",".join(ruins))
    scorched = [box.clearing_ids[where] for where in range(CLEARINGS) if t.sealed[where] == SCORCHED]
    shared += _fact("scorched", scorched)
    shared.append("deck=" + ",".join(_cards(t, t.deck)))
    shared += _fact("discard", _cards(t, t.discard)) + _fact("available", _cards(t, t.available))
    shared += _fact("souls", _cards(t, t.souls)) + write_shared(t)
    shared.append("supply=" + ",".join(item for index, item in enumerate(ITEM_IDS) for _ in range(t.item_supply[index])))
    shared += _fact("quests", [box.quest_ids[quest] for quest in t.quests])
    if t.actions:
        shared.append(f"actions={t.actions}")
    shared.append(f"round={t.round}")
    return " | ".join([" ".join(shared)] + [" ".join(_write_player(t, seat)) for seat in range(t.sides)])


def _fact(name: str, words: list[str]) -> list[str]:
    return [f"{name}={','.join(words)}"] if words else []


def _cards(t: RootTable, cards: list[int]) -> list[str]:
    return [t.box.card_ids[t.box.kind[card]] for card in cards]


def _write_player(t: RootTable, seat: int) -> list[str]:
    box = t.box
    words = [("*" if t.turn == seat else "") + FACTION_IDS[t.faction[seat]], str(t.scores[seat])]
    if t.character[seat] >= 0:
        words.append(box.character_ids[t.character[seat]])
    for where in range(CLEARINGS):
        parts = [str(t.warriors[seat * CLEARINGS + where])] if t.warriors[seat * CLEARINGS + where] else []
        for piece, name in enumerate(PIECE_IDS):
            count = t.pieces[piece * CLEARINGS + where]
            if count and t.keeper[piece] == seat:
                parts.append(name if count == 1 else f"{name}*{count}")
        if parts:
            words.append(f"{box.clearing_ids[where]}:{'+'.join(parts)}")
    words += _fact("hand", _cards(t, t.hands[seat])) + _fact("crafted", _cards(t, t.crafted[seat]))
    words += _fact("supporters", _cards(t, t.supporters[seat]))
    words += _fact("made", [name for i, name in enumerate(ITEM_IDS) for _ in range(t.crafted_items[seat * ITEMS + i])])
    if t.dominance[seat] >= 0:
        words += _fact("dominance", _cards(t, [t.dominance[seat]]))
    if t.partner[seat] >= 0:
        words.append(f"partner={t.partner[seat]}")
    if t.faction[seat] == EYRIE:
        words.append(f"leader={box.leader_ids[t.leader]}")
        words += _fact("deposed", [box.leader_ids[i] for i in range(len(t.deposed)) if t.deposed[i]])
        decree = [f"{COLUMN_IDS[c]}:{card}" for c in range(len(t.decree)) for card in _cards(t, t.decree[c])]
        words += _fact("decree", decree)
    if t.officers and t.faction[seat] == ALLIANCE:
        words.append(f"officers={t.officers}")
    if t.faction[seat] == VAGABOND:
        words += _write_vagabond(t, seat)
    if seat == t.gatherer:
        words += _fact("revealed", _cards(t, t.revealed))
    if seat == t.machine:
        words += _fact("orders", _cards(t, t.orders))
    return words + write_player(t, seat)


def _write_vagabond(t: RootTable, seat: int) -> list[str]:
    box = t.box
    place = box.clearing_ids[t.pawn[seat]] if t.pawn[seat] >= 0 else box.forest_ids[t.camp[seat]]
    items = [
        name if state == 0 else f"{name}:{STATE_IDS[state]}"
        for item, name in enumerate(ITEM_IDS)
        for state in range(STATES)
        for _ in range(t.items[slot(seat, item, state)])
    ]
    relations = [
        f"{other}:{box.relationship_ids[t.relation[seat * t.sides + other]]}"
        for other in range(t.sides)
        if t.relation[seat * t.sides + other]
    ]
    words = [f"at={place}", "items=" + ",".join(items)]
    words += _fact("relations", relations) + _fact("done", [box.quest_ids[quest] for quest in t.quests_done[seat]])
    return words + _fact("unearthed", [name for item, name in enumerate(ITEM_IDS) if t.unearthed[seat * ITEMS + item]])
