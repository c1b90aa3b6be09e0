"""Chapter D: dominance cards and the coalition."""

import pytest

from games.root.tools import at, cards, go, offered, pieces, prompt, table, told

THREE = "eyrie c3:6+roost | alliance c5:1"


@pytest.mark.rule("root/D1", "root/D4")
def test_ten_points_are_needed_and_the_marker_leaves_for_good() -> None:
    match = at(f"daylight | *marquise 9 c1:1 hand=fox_dominance | {THREE}")
    assert offered(match, "dominate") == []
    match = at(f"daylight | *marquise 10 c1:1 hand=fox_dominance,mouse_dominance | {THREE}")
    go(match, "dominate fox_dominance")
    assert cards(match, table(match).hands[0]) == ["mouse_dominance"]
    assert offered(match, "dominate") == []  # it cannot be replaced


@pytest.mark.rule("root/D1", "root/D5")
def test_with_dominance_no_points_are_won_or_lost_but_others_score_for_its_pieces() -> None:
    base = "c9:1+wood c1:1+sawmill dominance=fox_dominance"
    match = at(f"daylight | *marquise 10 {base} hand=fox_anvil | eyrie c9:2 c3:1+roost leader=builder | alliance c5:1", 1, 0)
    go(match, "battle c9 1")
    assert table(match).scores[0] == 10
    match = at(f"daylight | marquise 10 {base} | *eyrie c9:3 c3:1+roost leader=commander | alliance c5:1", 1, 0)
    go(match, "decree_move bird c3 c7", "decree_battle bird c9 0")
    assert table(match).scores[:2] == [10, 1]
    assert pieces(match, "wood", 9) == 0


@pytest.mark.rule("root/D2", "root/D3")
def test_three_ruled_clearings_of_the_suit_win_at_the_start_of_birdsong() -> None:
    marquise = "*marquise 10 c1:1 c6:1 c8:1 dominance=fox_dominance crafted=rabbit_better_burrow_bank"
    match = at(f"birdsong | {marquise} | {THREE}")
    assert match.over
    assert table(match).winner == 0
    assert told(match, "shared") == []
    match = at(f"birdsong | *marquise 10 c1:1 c6:1 c9:1 dominance=fox_dominance | {THREE}")
    assert not match.over


@pytest.mark.rule("root/D2")
def test_the_bird_needs_two_opposite_corners() -> None:
    match = at("birdsong | *marquise 10 c1:1 c2:1 dominance=bird_dominance | eyrie c3:6+roost | alliance c5:1")
    assert not match.over
    match = at("birdsong | *marquise 10 c4:1 c2:1 dominance=bird_dominance | eyrie c3:6+roost | alliance c5:1")
    assert match.over


@pytest.mark.rule("root/D4", "root/G14")
def test_dominance_and_crafted_cards_do_not_count_for_the_hand_limit() -> None:
    hands = "hand=fox_anvil,fox_ambush,mouse_sword,mouse_ambush crafted=bird_armorers dominance=fox_dominance"
    match = at(f"evening | *marquise 10 c1:1 {hands} | {THREE}")
    assert len(table(match).hands[0]) == 5
    assert prompt(match) != "discard"


FOUR = "| alliance 4 c5:sympathy | *vagabond 10 thief at=c7 hand=fox_dominance relations=1:hostile"


@pytest.mark.rule("root/D7", "root/D8", "root/D10")
def test_the_vagabond_joins_the_last_in_points_even_a_hostile_one() -> None:
    match = at(f"daylight | marquise 9 c1:1 | eyrie 3 c3:6+roost {FOUR}")
    go(match, "dominate fox_dominance")
    t = table(match)
    assert (t.partner[3], t.relation[3 * 4 + 1]) == (1, 0)
    match = at(f"daylight | marquise 4 c1:1 | eyrie 9 c3:6+roost {FOUR}")
    assert offered(go(match, "dominate fox_dominance")) == ["join 0", "join 2"]
    match = at(f"daylight | marquise 4 c1:1 dominance=mouse_dominance | eyrie 9 c3:6+roost {FOUR}")
    assert table(go(match, "dominate fox_dominance")).partner[3] == 2


@pytest.mark.rule("root/D7", "root/Q2", "root/V6")
def test_a_coalition_needs_four_players_unless_the_option_says_three() -> None:
    line = "daylight | marquise 9 c1:1 | eyrie 3 c3:6+roost | *vagabond 10 thief at=c7 hand=fox_dominance"
    assert offered(at(line), "dominate") == []
    assert offered(at(line, coalition_players=3), "dominate") == ["dominate fox_dominance"]
    poor = line.replace("vagabond 10", "vagabond 9")
    assert offered(at(poor, coalition_players=3), "dominate") == []


@pytest.mark.rule("root/D7")
def test_partners_win_together() -> None:
    vagabond = "vagabond 12 thief at=c7 dominance=mouse_dominance partner=0"
    match = at(f"birdsong | *marquise 10 c1:1 c6:1 c8:1 dominance=fox_dominance | {THREE} | {vagabond}")
    outcome = match.outcome
    assert outcome is not None
    assert outcome.winners == [0, 3]
    assert outcome.ranking[0] == [0, 3]


@pytest.mark.rule("root/D9", "root/G12")
def test_effects_on_enemies_spare_the_partner() -> None:
    marquise = "*marquise 3 c1:1+workshop c6:1+workshop c8:1+workshop hand=fox_favor_of_the_foxes"
    vagabond = "vagabond 12 thief at=c12 dominance=mouse_dominance partner=0"
    match = at(f"daylight | {marquise} | eyrie c3:6+roost | alliance c12:sympathy | {vagabond}")
    go(match, "craft fox_favor_of_the_foxes")
    assert prompt(match) == "marquise"  # no item to damage
    assert table(match).scores[0] == 4


@pytest.mark.rule("root/D6")
def test_dominance_counts_own_rule_only() -> None:
    match = at("birdsong | *marquise 10 c1:1 c6:1 c8:1 dominance=fox_dominance | eyrie c3:6+roost c8:1 | alliance c5:1")
    assert not match.over  # the tie in c8 is the Eyrie's


@pytest.mark.rule("root/S2")
def test_two_players_have_no_dominance_cards() -> None:
    match = at("daylight | *marquise 10 c1:1 | eyrie c3:6+roost")
    t = table(match)
    assert len(t.deck) == 50
    assert not any("dominance" in card for card in cards(match, t.deck))
