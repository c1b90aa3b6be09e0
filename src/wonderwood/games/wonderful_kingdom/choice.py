"""3: the Choice phase of two players. Hands are dealt; then offers and selections in turn."""

from typing import Final

from wonderwood.engine.shared import changed, replaced
from wonderwood.engine.table import EVERYONE, Ask, Flow
from wonderwood.games.wonderful_kingdom.book import (
    ASK_MARK,
    ASK_OFFER,
    ASK_SELECT,
    DONE,
    LEFT_OVER,
    OFFER,
    OFFERED,
    ON_OFFER,
    REVEALED,
    ROUND,
    SELECT,
    SELECTED,
    THREW,
    TRAPPED,
)
from wonderwood.games.wonderful_kingdom.box import CALAMITY, THREAT
from wonderwood.games.wonderful_kingdom.construction import act, errand, scrap_options, window_options
from wonderwood.games.wonderful_kingdom.questions import in_force
from wonderwood.games.wonderful_kingdom.table import KingdomTable

TURNS: Final = 16
HAND: Final = 7
CARDS_PER_OFFER: Final = 2
TRAPS: Final = 2


def next_phase(t: KingdomTable) -> None:
    """1.3: the phases follow each other as listed at setup."""
    t.at += 1
    t.phase = t.agenda[t.at]


def begin_round(t: KingdomTable) -> None:
    """2.9, 2.5, 3.12: the next round; its first player is fixed, all Trap tokens come back."""
    t.round += 1
    t.first = (t.round - 1) % t.seats
    t.turn = 0
    t.placed = 0
    t.step = -1
    for seat in range(t.seats):
        tokens = TRAPS
        for rules in in_force(t):
            tokens = rules.trap_tokens(t, seat, tokens)
        t.traps = replaced(t.traps, seat, tokens)
        t.traps_used = replaced(t.traps_used, seat, 0)
        t.brought = replaced(t.brought, seat, -1)
    t.log(ROUND, t.round, t.first)
    for rules in in_force(t):
        rules.new_round(t)


def draw(t: KingdomTable) -> int:
    """The next card of the Development deck; 3.13: the discard pile is shuffled into a new one when it runs out."""
    if t.top < 0 and not t.deck:
        refill(t)
        show_top(t)
    if t.top >= 0:
        card = t.top
        t.top = -1
        show_top(t)
        return card
    return t.fate.take(t.deck) if t.deck else -1


def show_top(t: KingdomTable) -> None:
    """9.2: a deck that lies face up always shows its top card."""
    if t.open_deck and t.deck:
        t.top = t.fate.take(t.deck)
        t.known[t.top] = EVERYONE


def refill(t: KingdomTable) -> None:
    """3.13, 16.8b: Calamities and Threats among the discards have left the game."""
    kept: list[int] = []
    for card in t.discard:
        if leaves_game(t, card):
            kept.append(card)
        else:
            t.known[card] = 0
            t.deck.append(card)
    t.discard = kept


def leaves_game(t: KingdomTable, card: int) -> bool:
    family = t.box.family[t.box.kind[card]]
    return family in (CALAMITY, THREAT)


def take_calamity(t: KingdomTable) -> int:
    """One of the pile of Calamities."""
    card = t.calamities[-1]
    t.calamities = t.calamities[:-1]
    return card


def deal(t: KingdomTable) -> Flow:
    """3.1, 3.2: hands of 7 and a Calamity; one card face up in each Offer area."""
    begin_round(t)
    calamity = all(rules.uses_calamities(t) for rules in in_force(t))
    for seat in range(t.seats):
        hand = [draw(t) for _ in range(HAND)]
        if calamity:
            t.brought = replaced(t.brought, seat, take_calamity(t))
            hand.append(t.brought[seat])
            t.known[t.brought[seat]] = 0
        hand.sort()
        t.hands[seat] = hand
    for zone in range(2):
        put_on_offer(t, zone)
    next_phase(t)
    return
    yield


def put_on_offer(t: KingdomTable, zone: int) -> None:
    """A card of the deck face up in an Offer area."""
    card = draw(t)
    if card >= 0:
        t.known[card] = EVERYONE
        t.offers[zone].append(card)
        t.marks[zone].append(-1)
        t.log(ON_OFFER, t.box.kind[card], zone)


def offers_now(t: KingdomTable) -> bool:
    """3.3: offers and selections alternate."""
    return t.turn % 2 == 0


def actor(t: KingdomTable) -> int:
    """3.3, 3.7: F offers, S selects, S offers, F selects, and so on; F makes the last selection."""
    second = (t.turn // 2 + t.turn) % 2
    return (t.first + second) % t.seats


def turn(t: KingdomTable) -> Flow:
    """3.3: one choice of the player whose turn it is."""
    seat = actor(t)
    ask = errand(t, seat)
    if ask is not None:
        choice = yield ask
        act(t, seat, choice)
    elif not offers_now(t):
        yield from select(t, seat)
    elif t.placed < CARDS_PER_OFFER:
        yield from offer(t, seat)
    else:
        yield from end_offer(t, seat)
    if t.turn == TURNS and errand(t, seat) is None:
        discard_offers(t)
        next_phase(t)


def offer(t: KingdomTable, seat: int) -> Flow:
    """3.4, 3.10: a card of the hand to one of the areas, face up or, for a Trap token, face down."""
    options: list[int] = []
    hand = t.hands[seat]
    before = -1
    for card in hand:
        kind = t.box.kind[card]
        if kind == before:
            continue
        before = kind
        for zone in range(2):
            options.append(OFFER.of(kind, zone, 0))
            if t.traps[seat]:
                options.append(OFFER.of(kind, zone, 1))
    options += more_to_offer(t, seat)
    if t.placed == 0:
        turn_windows(t, seat, options)
    choice = yield Ask(seat, ASK_OFFER, options, CARDS_PER_OFFER - t.placed, t.traps[seat])
    if OFFER.has(choice):
        place(t, seat, OFFER.first(choice), OFFER.second(choice), OFFER.third(choice))
    else:
        act(t, seat, choice)


def turn_windows(t: KingdomTable, seat: int, options: list[int]) -> None:
    """16.1a, 16.1b, 16.17a: on the own turn, before offering or selecting, never in the turn of the opponent."""
    window_options(t, seat, options)
    scrap_options(t, seat, options)
    for rules in in_force(t):
        rules.turn_options(t, seat, options)


def place(t: KingdomTable, seat: int, kind: int, zone: int, down: int) -> None:
    """3.10, 3.11: face down nobody may look at it any more; only who placed it remembers what it was."""
    hand = t.hands[seat]
    card = next_of_kind(t, hand, kind)
    hand.remove(card)
    t.offers[zone].append(card)
    t.marks[zone].append(-1)
    if down:
        t.traps = changed(t.traps, seat, -1)
        t.traps_used = changed(t.traps_used, seat, 1)
        t.known[card] = 1 << seat
        t.log(TRAPPED, seat, kind, zone)
    else:
        t.known[card] = EVERYONE
        t.log(OFFERED, seat, kind, zone)
    t.placed += 1
    if t.placed == CARDS_PER_OFFER and not more_to_offer(t, seat):
        end_turn(t)


def next_of_kind(t: KingdomTable, cards: list[int], kind: int) -> int:
    """Copies are interchangeable: the first of that kind."""
    for card in cards:
        if t.box.kind[card] == kind:
            return card
    raise ValueError(f"no card of kind {kind}")


def more_to_offer(t: KingdomTable, seat: int) -> list[int]:
    """What may still be done in an offer besides placing the two cards."""
    options: list[int] = []
    for rules in in_force(t):
        rules.offer_options(t, seat, options)
    return options


def end_offer(t: KingdomTable, seat: int) -> Flow:
    """10.I3: the cards are placed; a token may still be put on one of them."""
    options = more_to_offer(t, seat)
    options.append(DONE.of())
    choice = yield Ask(seat, ASK_MARK, options)
    if not DONE.has(choice):
        act(t, seat, choice)
    end_turn(t)


def end_turn(t: KingdomTable) -> None:
    t.turn += 1
    t.moment += 1
    t.placed = 0


def select(t: KingdomTable, seat: int) -> Flow:
    """3.5, 3.6, 3.9: take every card of one area, which may be empty; the other one piles up."""
    options = [SELECT.of(0), SELECT.of(1)]
    turn_windows(t, seat, options)
    choice = yield Ask(seat, ASK_SELECT, options, t.turn // 2 + 1)
    if SELECT.has(choice):
        take_area(t, seat, SELECT.first(choice))
        end_turn(t)
        for rules in in_force(t):
            rules.took(t, seat)
    else:
        act(t, seat, choice)


def take_area(t: KingdomTable, seat: int, zone: int) -> None:
    """3.5, 3.11, 9.12, 10.I5: the cards lie in the Selection area as they lay in the offer; tokens on them are gone."""
    cards = t.offers[zone]
    t.log(SELECTED, seat, zone, len(cards))
    t.offers[zone] = []
    t.marks[zone] = []
    for card in cards:
        receive(t, seat, card)


def receive(t: KingdomTable, seat: int, card: int) -> None:
    """A card comes to the Selection area, unless a module has another place for it."""
    if t.known[card] == EVERYONE:
        for rules in in_force(t):
            if rules.claims(t, seat, card):
                return
    t.selection[seat].append(card)


def discard_offers(t: KingdomTable) -> None:
    """3.8, 16.8c: what is left is discarded, face-down cards unseen."""
    left = len(t.offers[0]) + len(t.offers[1])
    if left:
        t.log(LEFT_OVER, left)
    for zone in range(2):
        t.discard += t.offers[zone]
        t.offers[zone] = []
        t.marks[zone] = []


def throw_away(t: KingdomTable, seat: int, card: int) -> None:
    """16.8: a selected or offered card is discarded without bonus."""
    t.discard.append(card)
    t.log(THREW, seat, t.box.kind[card])


def reveal(t: KingdomTable) -> Flow:
    """4.1, 16.2 (a), (b): all face-down selected cards are turned up."""
    for seat in range(t.seats):
        cards = t.selection[seat]
        t.selection[seat] = []
        for card in cards:
            if t.known[card] != EVERYONE:
                t.reveal()
                t.known[card] = EVERYONE
                t.log(REVEALED, seat, t.box.kind[card])
            receive(t, seat, card)
        t.selection[seat].sort()
        t.ready[seat] = 0
    t.moment += 1
    next_phase(t)
    return
    yield
