"""What the other player probably put face down: a card of which it wants to be rid, or one it hopes to get. For bots.

`sight.imagine` deals evenly all that a seat holds possible; here some of it is made likelier. The numbers are what bots did.
"""

from typing import Final

from wonderwood.engine.fate import Fate
from wonderwood.games.wonderful_kingdom.choice import leaves_game
from wonderwood.games.wonderful_kingdom.offer_sense import profit
from wonderwood.games.wonderful_kingdom.planner import Frame
from wonderwood.games.wonderful_kingdom.sight import Places
from wonderwood.games.wonderful_kingdom.table import TURN, KingdomTable

# How likely the Calamity or Threat of the round is each of these cards, compared with each other
IN_HAND: Final = 3
OFFERED: Final = 12
TAKEN_BACK: Final = 1  # who hid it takes it itself only when nothing else is left
PICKED: Final = 4  # any other card face down is the best of so many


def suspect(t: KingdomTable, seat: int, fate: Fate) -> None:
    """Deal the cards hidden by the other player in the Choice phase as it probably hid them."""
    if t.seats == 1 or t.phase != TURN:
        return
    other = 1 - seat
    hidden = Places(t)
    hidden.add_rows(t.offers, 1 << seat)
    hidden.add_rows(t.selection, 1 << seat)
    if not hidden.rows:
        return
    pile = Places(t)
    pile.add_rows([t.deck, t.boxed], 1 << seat)
    move_brought(t, other, hidden, fate)
    pick_best(t, other, hidden, pile, fate)


def move_brought(t: KingdomTable, other: int, hidden: Places, fate: Fate) -> None:
    """The special card of the round changes places with one of all that it may be."""
    brought = t.brought[other]
    places = Places(t)
    places.add_rows([t.hands[other]], 0)
    weights: list[int] = [IN_HAND] * len(places.rows)
    weights += [TAKEN_BACK if row is t.selection[other] else OFFERED for row in hidden.rows]
    places.rows += hidden.rows
    places.spots += hidden.spots
    places.masks += hidden.masks
    cards = places.cards()
    if brought not in cards:
        return
    mark = fate.below(sum(weights))
    place = 0
    while mark >= weights[place]:
        mark -= weights[place]
        place += 1
    places.lay(cards.index(brought), cards[place])
    places.lay(place, brought)


def pick_best(t: KingdomTable, other: int, hidden: Places, pile: Places, fate: Fate) -> None:
    """Who puts a plain card face down hopes to get it: it is seldom a poor one."""
    if not pile.rows:
        return
    frame = Frame(t, other)
    for place, card in enumerate(hidden.cards()):
        if leaves_game(t, card):
            continue
        for _ in range(PICKED - 1):
            spot = fate.below(len(pile.rows))
            rival = pile.rows[spot][pile.spots[spot]]
            if not leaves_game(t, rival) and profit(t, frame, rival) > profit(t, frame, card):
                pile.lay(spot, card)
                hidden.lay(place, rival)
                card = rival
