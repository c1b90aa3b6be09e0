"""9: the solo mode. Only the Choice phase, Supremacy and the final score differ."""

from typing import Final

from wonderwood.engine.shared import changed, replaced
from wonderwood.engine.table import EVERYONE, Ask, Flow
from wonderwood.games.wonderful_kingdom.book import (
    ASK_FOUND,
    ASK_SEARCH,
    ASK_SELECT,
    DANGER,
    DISCARD,
    FOUND,
    KEEP,
    SEARCH,
    SEARCHED,
    SELECT,
    SPY,
    UNCOVERED,
)
from wonderwood.games.wonderful_kingdom.box import CALAMITY, THREAT
from wonderwood.games.wonderful_kingdom.choice import (
    begin_round,
    discard_offers,
    draw,
    next_of_kind,
    next_phase,
    put_on_offer,
    show_top,
    take_area,
    take_calamity,
    throw_away,
    turn_windows,
)
from wonderwood.games.wonderful_kingdom.construction import act, errand
from wonderwood.games.wonderful_kingdom.questions import SOLO, Rules, in_force, install
from wonderwood.games.wonderful_kingdom.table import DEAL, SOLO_DEAL, SOLO_TURN, TURN, KingdomTable

SELECTIONS: Final = 4
DANGER_CARDS: Final = 8
DANGER_SPECIALS: Final = 4
SPIES: Final = 2
SUPREME_FROM: Final = 5
SEARCH_PRICE: Final = 2
SEARCH_CARDS: Final = 3
LONER: Final = 0


class Solo(Rules):
    def a_round(self, t: KingdomTable, phases: list[int]) -> None:
        """9.4: another Choice phase, the rest as usual."""
        phases[phases.index(DEAL)] = SOLO_DEAL
        phases[phases.index(TURN)] = SOLO_TURN

    def prepare(self, t: KingdomTable) -> None:
        """9.3: 2 Spy tokens, one of them spent."""
        t.spy_tokens = replaced(t.spy_tokens, LONER, SPIES)
        t.spies = replaced(t.spies, LONER, SPIES - 1)
        t.medals = t.box.standard_medals[:]

    def finish_setup(self, t: KingdomTable) -> None:
        """9.1, 9.2: 8 unseen cards and 4 Calamities make the Danger deck; the Development deck shows its top card."""
        for _ in range(DANGER_CARDS):
            t.danger.append(t.fate.take(t.deck))
        if all(rules.uses_calamities(t) for rules in in_force(t)):
            for _ in range(DANGER_SPECIALS):
                card = take_calamity(t)
                t.known[card] = 0
                t.danger.append(card)
        t.open_deck = 1
        show_top(t)

    def trap_tokens(self, t: KingdomTable, seat: int, tokens: int) -> int:
        """9.3: no Trap tokens."""
        return 0

    def turn_options(self, t: KingdomTable, seat: int, options: list[int]) -> None:
        """9.7, 9.8, 16.19c: a Spy token reveals a face-down card, offered or selected."""
        if t.spies[seat] == 0:
            return
        for zone in range(3):
            cards = t.offers[zone] if zone < 2 else t.selection[seat]
            for place, card in enumerate(cards):
                if t.known[card] != EVERYONE:
                    options.append(SPY.of(zone, place))

    def act(self, t: KingdomTable, seat: int, choice: int) -> bool:
        if not SPY.has(choice):
            return False
        zone = SPY.first(choice)
        place = SPY.second(choice)
        t.spies = changed(t.spies, seat, -1)
        t.reveal()
        card = t.offers[zone][place] if zone < 2 else t.selection[seat][place]
        t.known[card] = EVERYONE
        t.log(UNCOVERED, seat, zone, t.box.kind[card])
        if zone == 2:
            for rules in in_force(t):
                if rules.claims(t, seat, card):
                    t.selection[seat].remove(card)
                    break
        return True

    def supreme(self, t: KingdomTable, winner: int) -> int:
        """9.14: the bonus from a production of 5."""
        return LONER if t.totals[LONER] >= SUPREME_FROM else -1

    def points(self, t: KingdomTable, seat: int, parts: dict[str, int]) -> None:
        """9.15: face A costs points."""
        loss = t.box.solo_vp[t.duchies[seat] * 5 + t.face]
        if loss:
            parts["face"] = loss


def solo_deal(t: KingdomTable) -> Flow:
    """9.5: two cards in each Offer area."""
    begin_round(t)
    t.searched = 0
    for zone in range(2):
        put_on_offer(t, zone)
        put_on_offer(t, zone)
    next_phase(t)
    return
    yield


def solo_turn(t: KingdomTable) -> Flow:
    """9.6: one choice: spy, search, or select an area."""
    ask = errand(t, LONER)
    if ask is not None:
        choice = yield ask
        act(t, LONER, choice)
    elif t.chosen >= 0:
        yield from search(t)
    else:
        options = [SELECT.of(0), SELECT.of(1)]
        for zone in range(2):
            if may_search(t, zone):
                options.append(SEARCH.of(zone))
        turn_windows(t, LONER, options)
        choice = yield Ask(LONER, ASK_SELECT, options, t.turn + 1)
        if SELECT.has(choice):
            select_area(t, SELECT.first(choice))
        elif SEARCH.has(choice):
            t.chosen = SEARCH.first(choice)
            t.searched += 1
            t.thrown = 0
            t.log(SEARCHED, LONER, t.chosen)
        else:
            act(t, LONER, choice)


def select_area(t: KingdomTable, zone: int) -> None:
    """9.6, 9.17: take the area; a Danger card joins the other one, two new cards the empty one; the fourth time only take."""
    take_area(t, LONER, zone)
    t.turn += 1
    t.moment += 1
    if t.turn < SELECTIONS:
        if t.danger:
            card = t.fate.take(t.danger)
            t.known[card] = 0
            t.offers[1 - zone].append(card)
            t.marks[1 - zone].append(-1)
            t.log(DANGER, 1 - zone)
        put_on_offer(t, zone)
        put_on_offer(t, zone)
        return
    discard_offers(t)
    end_choice(t)
    next_phase(t)


def end_choice(t: KingdomTable) -> None:
    """9.13: one spent Spy token comes back."""
    if t.spies[LONER] < t.spy_tokens[LONER]:
        t.spies = changed(t.spies, LONER, 1)


def throwable(t: KingdomTable, zone: int) -> list[int]:
    """9.9, 9.11, 10.11: face-up cards of an area that may be discarded for a Search; no Calamities, no Threats."""
    cards: list[int] = []
    for card in t.offers[zone]:
        family = t.box.family[t.box.kind[card]]
        if t.known[card] == EVERYONE and family not in (CALAMITY, THREAT):
            cards.append(card)
    return cards


def may_search(t: KingdomTable, zone: int) -> bool:
    """9.9, 9.10, 16.23b: once a round (or at every selection), not with an empty deck."""
    if t.searched and not t.free_search:
        return False
    return t.top >= 0 and len(throwable(t, zone)) >= SEARCH_PRICE


def search(t: KingdomTable) -> Flow:
    """9.9, 16.23a: discard two, look at three, put one of them in the area and take it all."""
    zone = t.chosen
    if t.thrown < SEARCH_PRICE:
        options: list[int] = []
        for card in throwable(t, zone):
            option = DISCARD.of(t.box.kind[card])
            if option not in options:
                options.append(option)
        for rules in in_force(t):
            rules.turn_options(t, LONER, options)
        choice = yield Ask(LONER, ASK_SEARCH, options, SEARCH_PRICE - t.thrown)
        if DISCARD.has(choice):
            card = next_of_kind(t, throwable(t, zone), DISCARD.first(choice))
            place = t.offers[zone].index(card)
            t.offers[zone].pop(place)
            t.marks[zone].pop(place)
            throw_away(t, LONER, card)
            t.thrown += 1
            if t.thrown == SEARCH_PRICE:
                look(t)
        else:
            act(t, LONER, choice)
        return
    options = []
    for card in t.drawn[LONER]:
        option = KEEP.of(t.box.kind[card])
        if option not in options:
            options.append(option)
    choice = yield Ask(LONER, ASK_FOUND, options)
    keep_found(t, KEEP.first(choice))


def look(t: KingdomTable) -> None:
    """16.23b: the next three cards, or what is left."""
    t.reveal()
    while len(t.drawn[LONER]) < SEARCH_CARDS and t.top >= 0:
        card = draw(t)
        t.known[card] = EVERYONE
        t.drawn[LONER].append(card)


def keep_found(t: KingdomTable, kind: int) -> None:
    """9.11: the others are discarded."""
    zone = t.chosen
    card = next_of_kind(t, t.drawn[LONER], kind)
    t.drawn[LONER].remove(card)
    t.log(FOUND, LONER, kind)
    for other in t.drawn[LONER]:
        throw_away(t, LONER, other)
    t.drawn[LONER] = []
    t.offers[zone].append(card)
    t.marks[zone].append(-1)
    t.chosen = -1
    select_area(t, zone)


install(SOLO, Solo())
