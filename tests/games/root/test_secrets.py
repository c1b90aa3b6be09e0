"""What others know of cards (G9): seen once, known until it may have moved unseen."""

from typing import Any

import pytest

from games.root.tools import at, go
from wonderwood.engine.match import Match
from wonderwood.games.root.table import RootTable


def seen(match: Match, viewer: int, field: str, owner: int) -> list[str]:
    table: Any = match.view(viewer)["table"]
    return sorted(table[field][owner])


@pytest.mark.rule("root/G9", "root/K12")
def test_a_card_that_was_seen_stays_known_until_it_may_have_been_mobilized() -> None:
    line = "daylight | *marquise c1:1 crafted=mouse_codebreakers | alliance c5:1 hand=fox_anvil,mouse_sword"
    match = go(at(line), "peek 1", "done")
    assert seen(match, 0, "hands", 1) == ["fox_anvil", "mouse_sword"]
    go(match, "done", "mobilize fox_anvil")
    assert seen(match, 0, "hands", 1) == ["?"]
    assert seen(match, 0, "supporters", 1) == ["?"]
    assert seen(match, 1, "supporters", 1) == ["fox_anvil"]


@pytest.mark.rule("root/G9", "root/WA3")
def test_who_pays_outrage_knows_the_supporter_and_others_do_not() -> None:
    line = "daylight | *marquise c1:1 hand=rabbit_ambush,rabbit_cobbler | alliance c5:sympathy | eyrie c3:6+roost"
    match = go(at(line), "march", "move c1 c5", "outrage rabbit_ambush")
    assert seen(match, 0, "supporters", 1) == ["rabbit_ambush"]
    assert seen(match, 2, "supporters", 1) == ["?"]


@pytest.mark.rule("root/G9", "root/C5")
def test_a_fetched_card_is_known_to_all_and_an_outrage_of_another_suit_keeps_it_so() -> None:
    hand = "hand=bird_ambush,rabbit_ambush"
    line = f"daylight available=fox_dominance | *marquise c1:1 {hand} | alliance c5:sympathy | eyrie c3:6+roost"
    match = go(at(line), "retrieve fox_dominance bird_ambush")
    assert seen(match, 2, "hands", 0) == ["?", "fox_dominance"]
    go(match, "march", "move c1 c5", "outrage rabbit_ambush")
    assert seen(match, 2, "hands", 0) == ["fox_dominance"]  # a fox card cannot have paid in a rabbit clearing


@pytest.mark.rule("root/G9", "root/VB10")
def test_a_card_given_in_aid_is_known_to_the_two() -> None:
    line = "daylight | *vagabond thief at=c3 hand=rabbit_ambush | eyrie c3:6+roost | marquise c1:1"
    match = go(at(line), "aid 1 rabbit_ambush", "exhaust tea")
    assert seen(match, 0, "hands", 1) == ["rabbit_ambush"]
    assert seen(match, 2, "hands", 1) == ["?"]


@pytest.mark.rule("root/G9", "root/RF1")
def test_a_card_that_comes_to_an_open_hand_hides_none_of_the_others() -> None:
    company = "riverfolk c5:1 prices=4,4,4"
    line = f"daylight | *marquise c1:1 crafted=mouse_codebreakers | {{}} | {company}"
    vagabond = "vagabond thief at=c5 hand=rabbit_ambush,rabbit_cobbler"
    match = go(at(line.format(vagabond)), "peek 1", "done", "pass", "pass")
    go(match, "aid 2 rabbit_ambush", "exhaust boot")
    assert seen(match, 0, "hands", 2) == ["rabbit_ambush"]
    assert seen(match, 0, "hands", 1) == ["rabbit_cobbler"]  # everybody saw which of the two was given
    robber = f"birdsong | *{company} crafted=fox_stand_and_deliver | marquise c1:1 hand=fox_anvil,mouse_sword | alliance c9:1"
    match = at(robber, 0)
    t = match.table
    assert isinstance(t, RootTable)
    for card in t.hands[1]:
        t.card_known[card] |= 1 << 2
    go(match, "rob 1")
    assert seen(match, 2, "hands", 0) == ["fox_anvil"]
    assert seen(match, 2, "hands", 1) == ["mouse_sword"]
