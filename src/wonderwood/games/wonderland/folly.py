"""Chapter 14: Folly cards. What a card changes for a round is looked up where the changed rule is applied."""

from typing import Final

from wonderwood.engine.table import EVERYONE, Ask, Flow, together
from wonderwood.games.wonderland.book import ASK_GIVE, FOLLY_SHOWN, GAVE, GIVE, PR_ADJUSTED, QUEEN_LEAVES
from wonderwood.games.wonderland.box import QUEEN
from wonderwood.games.wonderland.table import WonderlandTable

PUT_BY: Final = EVERYONE + 1  # above the masks of seats: who will know a card again when all have chosen


def reveal_folly(t: WonderlandTable) -> None:
    """3.3, 14.1, 14.2: a new card covers the old one; what happens at once happens now, in turn order."""
    t.folly = t.fate.take(t.folly_deck)
    t.log(FOLLY_SHOWN, t.folly)
    if t.box.removes_queen[t.folly]:
        remove_queen(t)
    change = t.box.pr_change[t.folly]
    if change:
        for offset in range(t.seats):
            seat = (t.first + offset) % t.seats
            changed = max(0, t.wake[seat] + change) - t.wake[seat]
            if changed:
                t.wake[seat] += changed
                t.log(PR_ADJUSTED, seat, changed)


def remove_queen(t: WonderlandTable) -> None:
    """14.2: the Queen of Hearts leaves the board and the game."""
    for square in range(64):
        if t.obstacles[square] & QUEEN:
            t.obstacles[square] -= QUEEN
            t.queens_gone += 1
            t.log(QUEEN_LEAVES, square)


def pass_cards(t: WonderlandTable) -> Flow:
    """14.2, 16.6: all choose cards for their left neighbours; then the cards change hands together."""
    yield from together(t, [choose_gift(t, (t.first + offset) % t.seats) for offset in range(t.seats)])
    for seat in range(t.seats):
        if t.passing[seat]:
            recall(t, t.hands[seat])
            lose_track(t, t.hands[seat], 1 << seat | 1 << (seat + 1) % t.seats)
            lose_track(t, t.passing[seat], 1 << seat)
    for seat in range(t.seats):
        to = (seat + 1) % t.seats
        for card in t.passing[seat]:
            t.hands[to].append(card)
            t.card_known[card] |= 1 << seat
            t.log(GAVE, seat, to, card)
        t.passing[seat] = []
    t.reveal()


def lose_track(t: WonderlandTable, cards: list[int], witnesses: int) -> None:
    """1.4: a card left a hand unseen: only the witnesses (a mask of seats) still know for sure what is where."""
    for card in cards:
        t.card_known[card] &= witnesses


def veil(t: WonderlandTable, cards: list[int], owner: int) -> None:
    """1.4, 14.2: which of these cards waits to be passed is secret; what others knew of them is put by."""
    for card in cards:
        others = t.card_known[card] & EVERYONE & ~owner
        t.card_known[card] += others * PUT_BY - others


def recall(t: WonderlandTable, cards: list[int]) -> None:
    """The others know of the cards that stayed what they knew before."""
    for card in cards:
        t.card_known[card] = t.card_known[card] & EVERYONE | t.card_known[card] // PUT_BY


def choose_gift(t: WonderlandTable, seat: int) -> Flow:
    """14.2: pick the cards to give away; they wait face down."""
    hand = t.hands[seat]
    while hand and len(t.passing[seat]) < t.box.pass_cards[t.folly]:
        choice = yield Ask(seat, ASK_GIVE, [GIVE.of(card) for card in hand], (seat + 1) % t.seats)
        card = GIVE.first(choice)
        hand.remove(card)
        t.passing[seat].append(card)
        veil(t, [*hand, *t.passing[seat]], 1 << seat)
