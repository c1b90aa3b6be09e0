"""What a seat imagines of cards it cannot see, and what a bot suspects of them."""

from statistics import mean

import pytest

from games.wonderful_kingdom.tools import at, table
from wonderwood.bots.eyes import Eyes
from wonderwood.bots.simple import choose_greedily
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.match import Match
from wonderwood.games.wonderful_kingdom import GAME
from wonderwood.games.wonderful_kingdom.checks import audit
from wonderwood.games.wonderful_kingdom.choice import leaves_game
from wonderwood.games.wonderful_kingdom.offer_sense import profit
from wonderwood.games.wonderful_kingdom.planner import Frame
from wonderwood.games.wonderful_kingdom.suspicion import IN_HAND, OFFERED, suspect
from wonderwood.games.wonderful_kingdom.table import KingdomTable


def masks(t: KingdomTable) -> list[list[int]]:
    """Which seats know what lies at every place of the Choice phase."""
    return [[t.known[card] for card in row] for row in [*t.offers, *t.selection, t.deck, t.boxed, t.discard]]


def cards(t: KingdomTable) -> list[int]:
    return sorted(card for row in [*t.offers, *t.selection, *t.hands, *t.stacks, t.deck, t.boxed, t.discard] for card in row)


@pytest.mark.parametrize("module", ["tutorial", "threat", "advisors"])
def test_who_knows_a_place_goes_on_knowing_it(module: str) -> None:
    """Who hid a card remembers it, whatever an imagined table puts there; and no true card is given away by who knows it."""
    match = Match.new(GAME, 2, {"module": module}, seed=5)
    hidden = 0
    while match.ask is not None and hidden < 40:
        t = table(match)
        for seat in (0, 1):
            theirs = [card for row in [*t.offers, *t.selection] for card in row if t.known[card] == 1 << (1 - seat)]
            if theirs:
                hidden += 1
                assert masks(table(match.determinize(seat, hidden))) == masks(t)
                suspected = table(match.determinize(seat, hidden))
                suspect(suspected, seat, QuickFate(hidden))
                assert masks(suspected) == masks(t)
                assert cards(suspected) == cards(t)
                assert not audit(suspected)
        seat = match.waiting[0]
        match.play(seat, choose_greedily(Eyes(match, seat, seed=hidden)))
    assert hidden >= 40


def hiding(seed: int) -> tuple[Match, int]:
    """A game in which a seat looks at cards the other has just put face down, and that seat."""
    match = Match.new(GAME, 2, {"module": "threat"}, seed=seed)
    while match.ask is not None:
        t = table(match)
        seat = match.waiting[0]
        if [card for row in t.offers for card in row if t.known[card] == 1 << (1 - seat)] and t.turn < 6:
            return match, seat
        match.play(seat, choose_greedily(Eyes(match, seat, seed=seed)))
    raise AssertionError("nobody hid a card")


def threat_face_down(tables: list[KingdomTable], seat: int) -> float:
    """How often the Threat of the other player lies in the Offer areas."""
    down = [t for t in tables if t.brought[1 - seat] in t.offers[0] + t.offers[1]]
    assert all(t.brought[1 - seat] in t.hands[1 - seat] + t.selection[0] + t.selection[1] for t in tables if t not in down)
    return len(down) / len(tables)


def test_a_bot_suspects_threats_face_down_but_imagined_tables_stay_even() -> None:
    match, seat = hiding(seed=3)
    t = table(match)
    places = len(t.hands[1 - seat])
    down = len([card for row in t.offers for card in row if t.known[card] == 1 << (1 - seat)])
    even = threat_face_down([table(match.determinize(seat, deal)) for deal in range(400)], seat)
    wary = threat_face_down([table(Eyes(match, seat, seed=1).imagine(deal)) for deal in range(400)], seat)
    assert even == pytest.approx(down / (places + down), abs=0.07)
    assert wary == pytest.approx(OFFERED * down / (IN_HAND * places + OFFERED * down), abs=0.07)


def test_a_bot_suspects_good_cards_face_down() -> None:
    match, seat = hiding(seed=3)
    plain: dict[bool, list[int]] = {False: [], True: []}
    for deal in range(300):
        for wary in (False, True):
            t = table(Eyes(match, seat, seed=1).imagine(deal) if wary else match.determinize(seat, deal))
            frame = Frame(t, 1 - seat)
            for card in t.offers[0] + t.offers[1]:
                if t.known[card] == 1 << (1 - seat) and not leaves_game(t, card):
                    plain[wary].append(profit(t, frame, card))
    assert mean(plain[True]) > mean(plain[False]) + 50


def test_nothing_is_suspected_when_all_cards_are_turned_up() -> None:
    match = at("threat packs=thieves,illusionists phase=plan round=2 | sel=farm,thief | sel=port")
    t = table(match.determinize(0, 1))
    before = masks(t), cards(t), t.deck[:]
    suspect(t, 0, QuickFate(1))
    assert (masks(t), cards(t), t.deck) == before
