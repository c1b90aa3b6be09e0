"""What others know of cards (G9): seen once, known until it may have moved unseen."""

from typing import Any

import pytest

from games.root.tools import at, go
from wonderwood.engine.match import Match


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
