"""What must hold after every choice: nothing is lost, nothing is made, and what is kept beside it agrees."""

from wonderwood.games.root.box import CARDS, CLEARINGS, IS_BUILDING, ITEMS, PIECES, VAGABOND
from wonderwood.games.root.cards import whole_deck
from wonderwood.games.root.roster import of
from wonderwood.games.root.table import NOBODY, SOURCES, STATES, RootTable
from wonderwood.games.root.vagabond import item_of
from wonderwood.games.root.woodland import reckon


def audit(t: RootTable) -> list[str]:
    """Problems of a table once the game is set up; empty when all is well."""
    if t.phase == 0 and t.step == 0:
        return []
    return _cards(t) + _pieces(t) + _warriors(t) + _items(t) + _quests(t) + _scores(t)


def _cards(t: RootTable) -> list[str]:
    found = t.deck + t.discard + t.available + t.souls + t.revealed + t.orders
    if t.directive >= 0:
        found.append(t.directive)
    for seat in range(t.sides):
        found = found + t.hands[seat] + t.crafted[seat] + t.supporters[seat]
        if t.dominance[seat] >= 0:
            found.append(t.dominance[seat])
    for column in t.decree:
        found = found + column
    expected = whole_deck(t)
    if sorted(found) != expected:
        extra = sorted(card for card in range(CARDS) if found.count(card) != expected.count(card))
        return [f"cards lost or doubled: {extra}"]
    return [] if t.deck or not t.discard else ["the deck is empty though cards are discarded"]


def _pieces(t: RootTable) -> list[str]:
    problems: list[str] = []
    used = [t.ruin[where] for where in range(CLEARINGS)]
    might = t.warriors[:]
    if t.hirer != NOBODY:
        for where in range(CLEARINGS):
            might[t.hirer * CLEARINGS + where] += might[t.guild * CLEARINGS + where]
            might[t.guild * CLEARINGS + where] = 0
    cardboard = [0] * (t.sides * CLEARINGS)
    for piece in range(PIECES):
        row = t.pieces[piece * CLEARINGS : (piece + 1) * CLEARINGS]
        if sum(row) != t.placed[piece] or min(row) < 0 or t.placed[piece] + t.gone[piece] > t.box.piece_count[piece]:
            problems.append(f"piece {piece}: {row}, {t.placed[piece]} placed, {t.gone[piece]} gone")
        if t.keeper[piece] == NOBODY:
            if t.placed[piece]:
                problems.append(f"piece {piece} is on the map and nobody's")
            continue
        for where in range(CLEARINGS):
            cardboard[t.keeper[piece] * CLEARINGS + where] += row[where]
            if t.box.piece_kind[piece] == IS_BUILDING:
                used[where] += row[where]
                might[t.keeper[piece] * CLEARINGS + where] += row[where]
    if might != t.might or cardboard != t.cardboard:
        problems.append("might or cardboard do not agree with the map")
    rulers = t.ruler[:]
    for where in range(CLEARINGS):
        if used[where] + t.open_slots[where] != t.box.slots[t.map][where] or t.open_slots[where] < 0:
            problems.append(f"slots of clearing {where}: {used[where]} used, {t.open_slots[where]} open")
        reckon(t, where)
    if rulers != t.ruler:
        problems.append(f"rulers {rulers} should be {t.ruler}")
    return problems


def _warriors(t: RootTable) -> list[str]:
    problems: list[str] = []
    if t.warriors and min(t.warriors) < 0:
        problems.append("warriors below zero")
    for seat in range(t.sides):
        total = t.supply[seat] + sum(t.warriors[seat * CLEARINGS : (seat + 1) * CLEARINGS]) + of(t, seat).elsewhere(t, seat)
        total += t.payments[seat] + t.funds[seat] + t.commitments[seat] + sum(t.stalls[seat :: t.sides])
        if total != t.box.faction_warriors[t.faction[seat]]:
            problems.append(f"seat {seat} has {total} warriors")
    return problems


def _items(t: RootTable) -> list[str]:
    """Items only ever leave the game, by the item limit or for a scorched clearing."""
    problems: list[str] = []
    if min(t.items) < 0 or min(t.item_supply) < 0 or min(t.crafted_items) < 0:
        problems.append("items below zero")
    sets = t.faction.count(VAGABOND)
    if item_balance(t) != t.dropped:
        problems.append(f"items dropped {t.dropped} should be {item_balance(t)}")
    for where in range(CLEARINGS):
        if sets and (t.ruin[where] > 0) != bool(t.buried[where]):
            problems.append(f"ruin of clearing {where} and its items do not agree")
    return problems


def item_balance(t: RootTable) -> list[int]:
    """By item, how many of those brought to the table are nowhere on it."""
    sets = t.faction.count(VAGABOND)
    balance = [0] * ITEMS
    for item in range(ITEMS):
        total = t.item_supply[item] + sum(1 for row in t.buried for token in row if item_of(t, token) == item)
        brought = t.box.item_supply[item] + sets * t.box.ruin_items.count(item)
        for seat in range(t.sides):
            total += t.crafted_items[seat * ITEMS + item]
            total += sum(t.items[(seat * ITEMS + item) * STATES : (seat * ITEMS + item + 1) * STATES])
            if t.character[seat] >= 0:
                brought += t.box.character_items[t.character[seat]].count(item)
        balance[item] = brought - total
    return balance


def _quests(t: RootTable) -> list[str]:
    if VAGABOND not in t.faction:
        return []
    found = t.quest_deck + t.quests
    for done in t.quests_done:
        found = found + done
    return [] if sorted(found) == list(range(len(t.box.quest_suit))) else ["quests lost or doubled"]


def _scores(t: RootTable) -> list[str]:
    for seat in range(t.sides):
        if t.scores[seat] < 0 or sum(t.tally[seat * SOURCES : (seat + 1) * SOURCES]) != t.scores[seat]:
            return [f"the points of seat {seat} are not the sum of their parts"]
    return ["points are still on hold"] if t.holding and t.over else []
