"""What the rules of thumb offer: two cards as a pair, by what they add to the plans of both."""

import pytest

from games.wonderful_kingdom.tools import at, options, table
from wonderwood.bots.eyes import Eyes
from wonderwood.bots.simple import choose_greedily
from wonderwood.engine.match import Match
from wonderwood.games.wonderful_kingdom import GAME
from wonderwood.games.wonderful_kingdom.book import OFFER
from wonderwood.games.wonderful_kingdom.offer_sense import Appraisal
from wonderwood.games.wonderful_kingdom.planner import Frame


def weights(match: Match) -> dict[int, int]:
    """The advice for the offers of the seat that is asked."""
    assert match.ask is not None
    found = zip(match.ask.options, GAME.advise(match.table, match.ask))
    return {option: weight for option, weight in found if OFFER.has(option)}


def advised(match: Match, seat: int = 0) -> str:
    found = weights(match)
    return dict(zip(found, options(match, seat, "offer")))[max(found, key=found.__getitem__)]


@pytest.mark.parametrize("options", [{"module": "threat"}, {"module": "tutorial"}, {"module": "advisors"}])
def test_a_first_card_is_worth_what_the_best_pair_with_it_is(options: dict[str, object]) -> None:
    match = Match.new(GAME, 2, options, seed=11)
    compared = 0
    while match.ask is not None and compared < 60:
        ask = match.ask
        if ask.prompt.name == "offer" and table(match).placed == 0:
            for option, weight in weights(match).items():
                after = match.clone()
                after.play(ask.seat, option)
                if table(after).placed == 1:
                    assert max(weights(after).values()) == weight
                    compared += 1
        seat = match.waiting[0]
        match.play(seat, choose_greedily(Eyes(match, seat, seed=compared)))
    assert compared >= 60


LAST_CARD = "phase=turn round=2 first=0 turn=12 placed=1"


def test_a_threat_is_hidden_where_it_will_be_taken() -> None:
    """Face up it would drive the other player to the empty area."""
    match = at(f"threat packs=thieves,illusionists {LAST_CARD} left=farm | hand=thief traps=1 | ")
    assert advised(match) == "offer thief left down"


def test_hiding_a_card_helps_only_beside_a_better_looking_area() -> None:
    """A card face down is wanted like a usual card, not like a bad one: else every good card would be hidden in vain."""
    alone = weights(at(f"tutorial {LAST_CARD} | hand=throne_room traps=1 | "))
    assert len(alone) == 4
    assert len(set(alone.values())) == 1
    beside = at(f"tutorial {LAST_CARD} left=shipwreck | hand=throne_room traps=1 | ")
    assert advised(beside) == "offer throne_room right down"


def test_the_last_trap_token_is_kept_for_the_threat() -> None:
    """With one token and the Threat still in hand nothing else is hidden; with two, one may be spent."""
    for tokens, hidden in ((1, False), (2, True)):
        threats = "threat packs=thieves,illusionists"
        start = f"{threats} phase=turn round=2 first=0 turn=0 left=farm | hand=throne_room,thief traps={tokens} | "
        found = dict(zip(options(at(start), 0, "offer"), weights(at(start)).values()))
        up, down = found["offer throne_room right up"], found["offer throne_room right down"]
        assert (down >= up) == hidden


@pytest.mark.parametrize(("turn", "first", "taken"), [(13, 1, "select right"), (15, 0, "select left")])
def test_what_the_other_player_needs_is_taken_away_while_there_is_more_to_come(turn: int, first: int, taken: str) -> None:
    """Only the other player can still build the Dragon Eggs; after the last selection nobody gets what is left."""
    areas = "left=elder_forest right=dragon_eggs"
    match = at(f"tutorial phase=turn round=4 first={first} turn={turn} {areas} | K=3 | K=5")
    assert match.ask is not None
    assert match.ask.seat == 0
    advice = dict(zip(options(match), GAME.advise(match.table, match.ask)))
    assert max(("select left", "select right"), key=advice.__getitem__) == taken


def test_a_card_is_worth_more_to_who_can_build_it() -> None:
    match = at("tutorial phase=turn round=3 left=arena right=port | built=merchants,market hand=throne_room,farm | hand=guild")
    t = table(match)
    card = t.box.first[t.box.kind_named("throne_room")]
    assert Appraisal(t, 0, 0).of(card) > Appraisal(t, 1, 0).of(card)


def test_appraising_leaves_the_plan_as_it_was() -> None:
    match = at("tutorial phase=turn round=3 left=arena right=port | sel=guild,shipwreck hand=throne_room,farm | hand=guild")
    t = table(match)
    appraisal = Appraisal(t, 0, 0)
    for name in ("throne_room", "farm", "arena", "calamity"):
        appraisal.of(t.box.first[t.box.kind_named(name)])
    fresh = Frame(t, 0)
    for field in ("kinds", "needs", "lack", "steps", "frozen", "later", "bag", "vp"):
        assert getattr(appraisal.frame, field) == getattr(fresh, field)
