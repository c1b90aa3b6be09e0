"""2: the setup, and the list of phases of the whole game."""

from wonderwood.engine.table import Flow
from wonderwood.games.wonderful_kingdom.box import CALAMITY, DEVELOPMENT, TREASURE
from wonderwood.games.wonderful_kingdom.choice import next_phase
from wonderwood.games.wonderful_kingdom.construction import add_lines, take_bonus
from wonderwood.games.wonderful_kingdom.questions import in_force
from wonderwood.games.wonderful_kingdom.table import (
    COUNT,
    DEAL,
    DECK,
    LAST,
    PLACE_CUBES,
    PLAN,
    REVEAL,
    ROUNDS,
    SCORE,
    SETTLE,
    SETUP,
    TURN,
    KingdomTable,
)


def set_up(t: KingdomTable) -> Flow:
    """2.1 to 2.8, 2.3: round marker, Calamity pile, duchy cards, module setup, then the deck of what is left."""
    t.calamities = cards_of(t, CALAMITY)
    for rules in in_force(t):
        rules.prepare(t)
    for seat in range(t.seats):
        place = t.duchies[seat] * 5 + t.face
        add_lines(t, seat, t.box.kinds + place)
        take_bonus(t, seat, t.box.face_start[place * 2], t.box.face_start[place * 2 + 1])
    make_deck(t)
    t.agenda = list_phases(t)
    next_phase(t)
    return
    yield


def cards_of(t: KingdomTable, family: int) -> list[int]:
    return [card for card in range(t.box.cards) if t.box.family[t.box.kind[card]] == family]


def make_deck(t: KingdomTable) -> None:
    """2.2, 2.7: Development cards (with the deluxe ones if wanted) and Treasures, without those that start elsewhere."""
    for card in cards_of(t, DEVELOPMENT):
        placed = any(card in t.sites[seat] or card in t.duchy[seat] for seat in range(t.seats))
        if not placed and (t.deluxe or not t.box.deluxe[t.box.kind[card]]):
            t.deck.append(card)
    if all(rules.uses_treasures(t) for rules in in_force(t)):
        t.deck += cards_of(t, TREASURE)


def list_phases(t: KingdomTable) -> list[int]:
    """1.1, 1.3, 5.1: four rounds of Choice, Planning and Production; modules change the lists."""
    opening = [SETUP, DECK]
    a_round = [DEAL, TURN, REVEAL, PLAN, SETTLE] + [COUNT, PLACE_CUBES] * 4
    closing = [LAST, SCORE]
    for rules in in_force(t):
        rules.opening(t, opening)
        rules.a_round(t, a_round)
        rules.closing(t, closing)
    return opening + a_round * ROUNDS + closing


def deck_ready(t: KingdomTable) -> Flow:
    """2.6: what modules do once the deck is complete."""
    for rules in in_force(t):
        rules.finish_setup(t)
    next_phase(t)
    return
    yield
