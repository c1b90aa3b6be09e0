"""Chapter 8.7 to 8.13: the powers of the suits."""

from wonderwood.engine.table import EVERYONE, Ask, Flow
from wonderwood.games.wonderland.alice import walk
from wonderwood.games.wonderland.book import (
    ASK_EXCHANGE,
    ASK_GUIDE,
    ASK_PEEK,
    ASK_RECOVER,
    ASK_SPY,
    ASK_STEAL,
    ASK_SWAP,
    DISCARD,
    EXCHANGE_PHASE,
    EXCHANGED,
    FIND,
    GUIDE,
    GUIDE_PHASE,
    LEAVE,
    PEEK,
    PEEK_PHASE,
    PEEKED,
    POWER_USED,
    RECOVER,
    RECOVER_PHASE,
    RECOVERED,
    SPIED,
    SPIED_CARD,
    SPY,
    SPY_PHASE,
    STEAL,
    STEAL_PHASE,
    STOLE,
    STOP,
    SWAP,
    SWAP_PHASE,
    SWAPPED,
    USE,
    WAKE_PHASE,
)
from wonderwood.games.wonderland.box import EXCHANGE, MOVE_ALICE, SWAP_ARTIFACT
from wonderwood.games.wonderland.folly import lose_track
from wonderwood.games.wonderland.power_cost import settle_power
from wonderwood.games.wonderland.table import WonderlandTable
from wonderwood.games.wonderland.wake import anyone_struck


def add_powers(t: WonderlandTable, seat: int, options: list[int]) -> None:
    """8.2, 8.7, 8.13, 16.2: the cards whose power can be used now."""
    box = t.box
    if box.no_powers[t.folly]:
        return
    hand = t.hands[seat]
    open_suits = 0
    for suit in range(len(box.suit_power)):
        kind = box.suit_power[suit]
        if kind == MOVE_ALICE:
            usable = True
        elif kind == EXCHANGE:
            usable = len(t.discard) > 0 and len(hand) > 1
        else:
            usable = has_victim(t, seat, t.artifacts if kind == SWAP_ARTIFACT else t.hands)
        if usable:
            open_suits |= 1 << suit
    for card in hand:
        if box.strength[card] and open_suits >> box.suit[card] & 1:
            options.append(USE.base + card)


def has_victim(t: WonderlandTable, seat: int, things: list[list[int]]) -> bool:
    """8.13: whether an opponent not yet dealt with has any of these things."""
    return any(other != seat and things[other] and not t.met >> other & 1 for other in range(t.seats))


def use_power(t: WonderlandTable, seat: int, card: int) -> None:
    """8.7, 8.8: the card is discarded (it lies aside until its power is done) and its power begins."""
    t.hands[seat].remove(card)
    t.aside.append(card)
    t.power = card
    t.quota = t.box.strength[card]
    t.used = 0
    t.log(POWER_USED, seat, card)
    kind = t.box.suit_power[t.box.suit[card]]
    if kind == MOVE_ALICE:
        t.phase = GUIDE_PHASE
    elif kind == EXCHANGE:
        t.phase = EXCHANGE_PHASE
    elif kind == SWAP_ARTIFACT:
        t.phase = PEEK_PHASE
    else:
        t.phase = SPY_PHASE


def guide_alice(t: WonderlandTable) -> Flow:
    """8.9: move Alice in a straight line, any direction; the pursuit follows, and nobody is woken unless the option says so."""
    seat = t.turn
    options = [
        GUIDE.of(direction, steps)
        for direction in range(8)
        for steps in range(max(1, t.box.suit_least[t.box.suit[t.power]]), t.quota + 1)
    ]
    choice = yield Ask(seat, ASK_GUIDE, options, t.power)
    t.used = GUIDE.second(choice)
    walk(t, GUIDE.first(choice), t.used)
    if t.hearts_wake and anyone_struck(t):
        t.phase = WAKE_PHASE
    else:
        settle_power(t)


def exchange_cards(t: WonderlandTable) -> Flow:
    """8.10, 16.2: discard cards, as many as can be taken from the discard pile as it was."""
    seat = t.turn
    most = min(t.quota, len(t.discard), len(t.hands[seat]))
    rest = t.hands[seat][:]
    given: list[int] = []
    while len(given) < most:
        options = [DISCARD.base + card for card in rest]
        if given and len(given) >= t.box.suit_least[t.box.suit[t.power]]:
            options.append(STOP.base)
        choice = yield Ask(seat, ASK_EXCHANGE, options, t.power, most - len(given))
        if choice == STOP.base:
            break
        rest.remove(choice - DISCARD.base)
        given.append(choice - DISCARD.base)
    for card in given:
        t.hands[seat].remove(card)
        t.aside.append(card)
        t.log(EXCHANGED, seat, card)
    t.used = len(given)
    t.quota = t.used
    t.phase = RECOVER_PHASE


def recover_cards(t: WonderlandTable) -> Flow:
    """8.10: take as many cards from the discard pile; everybody sees which."""
    seat = t.turn
    while t.quota:
        choice = yield Ask(seat, ASK_RECOVER, [RECOVER.base + card for card in t.discard], t.quota)
        card = choice - RECOVER.base
        t.discard.remove(card)
        t.hands[seat].append(card)
        t.card_known[card] = EVERYONE
        t.quota -= 1
        t.log(RECOVERED, seat, card)
    settle_power(t)


def peek_artifact(t: WonderlandTable) -> Flow:
    """8.11, 8.13: point at a face-down artifact of an opponent not yet chosen, and look at it.

    Artifacts of one colour that the player does not know are alike: chance picks one. Those it knows can be named.
    """
    seat = t.turn
    box = t.box
    options: list[int] = []
    for other in range(t.seats):
        if other == seat or t.met >> other & 1:
            continue
        colors = 0
        for token in sorted(t.artifacts[other]):
            if t.token_known[token] >> seat & 1:
                options.append(FIND.base + token)
            else:
                colors |= 1 << box.token_color[token]
        for color in range(4):
            if colors >> color & 1:
                options.append(PEEK.of(other, color))
    options.append(STOP.base)
    choice = yield Ask(seat, ASK_PEEK, options, t.power, t.quota)
    if choice == STOP.base:
        settle_power(t)
        return
    if FIND.has(choice):
        token = choice - FIND.base
    else:
        other, color = PEEK.first(choice), PEEK.second(choice)
        alike = [
            token
            for token in sorted(t.artifacts[other])
            if box.token_color[token] == color and not t.token_known[token] >> seat & 1
        ]
        token = t.fate.take(alike)
    for other in range(t.seats):
        if other != seat and token in t.artifacts[other]:
            t.peer = other
    t.met |= 1 << t.peer
    t.quota -= 1
    t.artifacts[t.peer].remove(token)
    t.eyed[seat].append(token)
    t.token_known[token] |= 1 << seat | 1 << t.peer
    t.reveal()
    t.log(PEEKED, seat, t.peer, box.token_color[token], token)
    t.phase = SWAP_PHASE


def swap_artifact(t: WonderlandTable) -> Flow:
    """8.11, 16.10: swap the artifact looked at with one of yours, or not; both players know what changed hands."""
    seat = t.turn
    token = t.eyed[seat][0]
    options = [SWAP.base + own for own in t.artifacts[seat]]
    options.append(LEAVE.base)
    choice = yield Ask(seat, ASK_SWAP, options, token, t.peer)
    t.eyed[seat] = []
    if choice == LEAVE.base:
        t.artifacts[t.peer].append(token)
    else:
        own = choice - SWAP.base
        t.artifacts[seat].remove(own)
        t.artifacts[seat].append(token)
        t.artifacts[t.peer].append(own)
        t.token_known[own] |= 1 << seat | 1 << t.peer
        t.used += 1
        t.log(SWAPPED, seat, t.peer, own, token, t.box.token_color[own], t.box.token_color[token])
    t.peer = -1
    if t.quota and has_victim(t, seat, t.artifacts):
        t.phase = PEEK_PHASE
    else:
        settle_power(t)


def spy_hand(t: WonderlandTable) -> Flow:
    """8.12, 8.13: look at the hand of an opponent not yet chosen."""
    seat = t.turn
    options = [SPY.of(other) for other in range(t.seats) if other != seat and t.hands[other] and not t.met >> other & 1]
    options.append(STOP.base)
    choice = yield Ask(seat, ASK_SPY, options, t.power, t.quota)
    if choice == STOP.base:
        settle_power(t)
        return
    t.peer = SPY.first(choice)
    t.met |= 1 << t.peer
    t.quota -= 1
    t.reveal()
    t.log(SPIED, seat, t.peer)
    for card in t.hands[t.peer]:
        t.card_known[card] |= 1 << seat
        t.log(SPIED_CARD, seat, t.peer, card)
    t.phase = STEAL_PHASE


def steal_card(t: WonderlandTable) -> Flow:
    """8.12, 16.10: take one card of the hand looked at, or not."""
    seat = t.turn
    options = [STEAL.base + card for card in sorted(t.hands[t.peer])]
    options.append(LEAVE.base)
    choice = yield Ask(seat, ASK_STEAL, options, t.peer)
    if choice != LEAVE.base:
        card = choice - STEAL.base
        lose_track(t, t.hands[t.peer], 1 << seat | 1 << t.peer)
        t.hands[t.peer].remove(card)
        t.hands[seat].append(card)
        t.card_known[card] |= 1 << t.peer
        t.used += 1
        t.log(STOLE, seat, t.peer, card)
    t.peer = -1
    if t.quota and has_victim(t, seat, t.hands):
        t.phase = SPY_PHASE
    else:
        settle_power(t)
