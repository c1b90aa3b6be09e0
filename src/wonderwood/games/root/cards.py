"""Chapter C, and G9, G10, G14: drawing, spending, discarding, and what a hand holds."""

from wonderwood.engine.shared import unshared
from wonderwood.engine.table import EVERYONE, Ask, Flow
from wonderwood.games.root.book import ASK_DISCARD, DISCARD, DISCARDED, DREW, DREW_OPENLY, MADE_AVAILABLE, SHUFFLED, SPENT
from wonderwood.games.root.box import BIRD, DOMINANCE, SPY
from wonderwood.games.root.roster import of
from wonderwood.games.root.table import NOBODY, RootTable


def whole_deck(t: RootTable) -> list[int]:
    """S1, S2, MM1, MM14: the cards this table plays with."""
    if t.machine != NOBODY:
        return t.box.solo_deck if t.seats == 1 else t.box.machine_deck
    return t.box.base_deck if t.seats > 2 else t.box.two_player_deck


def draw(t: RootTable, seat: int, count: int) -> None:
    """G10: from the deck to the hand."""
    for _ in range(count):
        card = top_card(t)
        if card < 0:
            return
        take_in(t, seat, card)
        t.log(DREW_OPENLY if seat == t.open_hand else DREW, seat, t.box.kind[card])


def take_in(t: RootTable, seat: int, card: int) -> None:
    """RF1: a card comes to a hand, for all to see if it lies open."""
    t.hands[seat].append(card)
    if seat == t.open_hand:
        t.card_known[card] = EVERYONE


def top_card(t: RootTable) -> int:
    """G10: the next card of the deck, -1 if deck and discard are both empty; an empty deck is made anew at once."""
    if not t.deck:
        return -1
    card = t.fate.take(t.deck)
    t.card_known[card] = 0
    if not t.deck and t.discard:
        renew_deck(t)
    return card


def renew_deck(t: RootTable) -> None:
    """G10: the discard pile becomes the deck; nothing else does."""
    t.log(SHUFFLED, len(t.discard))
    t.deck = t.discard
    t.discard = []
    for card in t.deck:
        t.card_known[card] = 0


def matches(suit: int, wanted: int) -> bool:
    """C1: birds stand for every suit."""
    return suit in (wanted, BIRD)


def kinds_in(t: RootTable, cards: list[int]) -> list[int]:
    """The different cards among some, in a fixed order: two copies are one choice."""
    found: list[int] = []
    for card in cards:
        kind = t.box.kind[card]
        if kind not in found:
            found.append(kind)
    if len(found) > 1:
        found.sort()
    return found


def matching_kinds(t: RootTable, cards: list[int], wanted: int) -> list[int]:
    """C1: the different cards that can be used as a suit."""
    found: list[int] = []
    for card in cards:
        suit = t.box.suit[card]
        if suit in (wanted, BIRD):
            kind = t.box.kind[card]
            if kind not in found:
                found.append(kind)
    if len(found) > 1:
        found.sort()
    return found


def pull(t: RootTable, cards: list[int], kind: int) -> int:
    """Take one copy of a card out of a hand or pile."""
    for index, card in enumerate(cards):
        if t.box.kind[card] == kind:
            cards.pop(index)
            return card
    raise AssertionError("the card is not there")


def lay_off(t: RootTable, card: int) -> None:
    """C6, L18: a card that is spent or discarded goes to the Lost Souls if somebody gathers them, else it is put away."""
    t.card_known[card] = EVERYONE
    if t.gatherer != NOBODY:
        t.souls.append(card)
    else:
        put_away(t, card)


def put_away(t: RootTable, card: int) -> None:
    """C4, G10, Q9: to the discard pile, a dominance card or a spy next to the map."""
    if t.box.card_type[t.box.kind[card]] in (DOMINANCE, SPY):
        t.available = [*t.available, card]
        t.log(MADE_AVAILABLE, t.box.kind[card])
        return
    t.discard.append(card)
    if not t.deck:
        renew_deck(t)


def spend(t: RootTable, seat: int, kind: int) -> None:
    """C3: a card of the hand used for its suit."""
    card = pull(t, t.hands[seat], kind)
    t.log(SPENT, seat, kind)
    lay_off(t, card)


def use_up(t: RootTable, seat: int, kind: int) -> None:
    """A card in play whose effect ends with its use is discarded."""
    t.crafted = unshared(t.crafted, seat)
    lay_off(t, pull(t, t.crafted[seat], kind))


def forget(t: RootTable, seat: int, card: int, insiders: int, wanted: int) -> None:
    """G9: a card has left a hand face down. Who did not see it can no longer place it, nor any card it might have been."""
    if seat == t.open_hand:
        return  # everybody sees which card is missing
    t.card_known[card] = insiders
    for other in t.hands[seat]:
        if wanted < 0 or matches(t.box.suit[other], wanted):
            t.card_known[other] &= insiders


def change_hands(t: RootTable, card: int, giver: int, taker: int, wanted: int) -> None:
    """G9, RF1: these two know the card; in an open hand everybody sees which one has come."""
    if taker != t.open_hand:
        forget(t, giver, card, 1 << giver | 1 << taker, wanted)
    take_in(t, taker, card)


def hand_over(t: RootTable, kind: int, giver: int, taker: int, wanted: int) -> int:
    """G9, G13, Q5: a card of a suit passes from one hand to another; these two know it."""
    card = pull(t, t.hands[giver], kind)
    if not of(t, taker).refuses_card(t, taker, card):
        change_hands(t, card, giver, taker, wanted)
    return card


def steal(t: RootTable, victim: int, thief: int) -> int:
    """C7: a random card out of another hand. MM9: from who has none, the top card of the deck (-1 if there is none)."""
    if not of(t, victim).has_hand():
        card = top_card(t)
        if card >= 0:
            take_in(t, thief, card)
        return card
    card = t.fate.take(t.hands[victim])
    t.reveal()
    change_hands(t, card, victim, thief, -1)
    return card


def discard_to(t: RootTable, seat: int, limit: int) -> Flow:
    """G14: choose the discards down to the limit."""
    while len(t.hands[seat]) > limit:
        options = [DISCARD.of(kind) for kind in kinds_in(t, t.hands[seat])]
        choice = yield Ask(seat, ASK_DISCARD, options, limit)
        kind = DISCARD.first(choice)
        t.log(DISCARDED, seat, kind)
        lay_off(t, pull(t, t.hands[seat], kind))
