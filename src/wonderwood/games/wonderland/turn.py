"""Chapters 3 and 10: rounds, turns, drawing."""

from wonderwood.engine.table import Ask, Flow
from wonderwood.games.wonderland.book import (
    ACTIONS_PHASE,
    ALICE_CARD_PHASE,
    ASK_DRAW,
    ASK_LIMIT,
    CHOOSE_ENCOUNTERS_PHASE,
    DISCARD,
    DRAW,
    DRAWING_PHASE,
    DREW,
    DREW_CARD,
    GAME_ENDS,
    HAND_LIMIT_PHASE,
    MARKER_BACK,
    PASSING_PHASE,
    RESHUFFLED,
    ROUND_BEGINS,
    SKIP,
    THREW_AWAY,
    TURN_BEGINS,
)
from wonderwood.games.wonderland.encounters import choose_encounters, offer_encounters
from wonderwood.games.wonderland.folly import pass_cards, reveal_folly
from wonderwood.games.wonderland.table import WonderlandTable


def begin_round(t: WonderlandTable) -> None:
    """3.1, 3.3: from the third round on a Folly card is revealed before the first player's turn."""
    t.log(ROUND_BEGINS, t.round)
    t.turn = t.first
    if t.round >= t.box.first_folly and t.folly_deck:
        reveal_folly(t)
        if t.box.pass_cards[t.folly]:
            t.phase = PASSING_PHASE
            return
    begin_turn(t)


def pass_then_begin(t: WonderlandTable) -> Flow:
    """14.2: cards change hands before the first player's turn."""
    yield from pass_cards(t)
    begin_turn(t)


def begin_turn(t: WonderlandTable) -> None:
    """3.2: the player takes the protection marker back."""
    t.log(TURN_BEGINS, t.turn)
    if t.shields[t.turn]:
        t.shields[t.turn] = 0
        t.log(MARKER_BACK, t.turn)
    t.moved = 0
    t.faced = 0
    t.dived = 0
    t.phase = ACTIONS_PHASE


def draw_phase(t: WonderlandTable) -> None:
    """3.5, 10.1: draw 3 Action cards, then decide about Encounter cards, if any are left (10.3)."""
    count = deal_cards(t, t.turn, t.box.draw_cards + t.box.draw_more[t.folly])
    t.log(DREW, t.turn, count)
    t.phase = DRAWING_PHASE if t.encounter_deck else ALICE_CARD_PHASE


def decide_encounters(t: WonderlandTable) -> Flow:
    """10.2: the player may draw Encounter cards."""
    choice = yield Ask(t.turn, ASK_DRAW, [DRAW.base, SKIP.base])
    if choice == DRAW.base:
        offer_encounters(t, t.turn)
        t.phase = CHOOSE_ENCOUNTERS_PHASE
    else:
        t.phase = ALICE_CARD_PHASE


def keep_drawn(t: WonderlandTable) -> Flow:
    """10.2, 16.15: and must keep 1 to 3 of them; they can be validated from the next turn on."""
    yield from choose_encounters(t, t.turn)
    t.phase = ALICE_CARD_PHASE


def deal_cards(t: WonderlandTable, seat: int, count: int) -> int:
    """8.14: draw Action cards; an empty pile is refilled from the discard pile. How many there were to draw."""
    t.reveal()
    for number in range(count):
        if not t.deck:
            if not t.discard:
                return number
            t.log(RESHUFFLED, len(t.discard))
            t.deck, t.discard = t.discard, []
            for card in t.deck:
                t.card_known[card] = 0
        card = t.fate.take(t.deck)
        t.hands[seat].append(card)
        t.log(DREW_CARD, seat, card)
    return count


def finish_turn(t: WonderlandTable) -> None:
    """3.7: too many cards must go; else the turn passes on."""
    if t.hand_limit and len(t.hands[t.turn]) > t.hand_limit:
        t.phase = HAND_LIMIT_PHASE
    else:
        end_turn(t)


def discard_to_limit(t: WonderlandTable) -> Flow:
    """3.7: discard down to the hand limit."""
    hand = t.hands[t.turn]
    while len(hand) > t.hand_limit:
        choice = yield Ask(t.turn, ASK_LIMIT, [DISCARD.of(card) for card in hand], len(hand) - t.hand_limit)
        card = DISCARD.first(choice)
        hand.remove(card)
        t.discard.append(card)
        t.log(THREW_AWAY, t.turn, card)
    end_turn(t)


def end_turn(t: WonderlandTable) -> None:
    """3.1, 15.1: the next player clockwise; after the last one a new round, after the last round the end."""
    t.turn = (t.turn + 1) % t.seats
    if t.turn != t.first:
        begin_turn(t)
    elif t.round < t.box.last_round:
        t.round += 1
        begin_round(t)
    else:
        t.log(GAME_ENDS)
        t.over = 1
