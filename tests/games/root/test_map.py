"""Chapter M: adjacency, slots, rule, moving, forests, closed clearings."""

import pytest

from games.root.tools import asked, at, go, offered, pieces, prompt, ruler, table, warriors
from wonderwood.engine.errors import Refusal


@pytest.mark.rule("root/M1")
def test_only_paths_join_clearings() -> None:
    match = go(at("daylight | *marquise c5:3 | eyrie c3:6+roost"), "march")
    assert offered(match, "move") == ["move c5 c1", "move c5 c2"]  # the river to c10 is no path


@pytest.mark.rule("root/M1")
def test_the_river_divides_forests_in_winter_only() -> None:
    autumn = at("birdsong.2 | *vagabond thief at=f_2_6_10_11_12 | eyrie c3:6+roost")
    assert "hide f_3_7_11_12" in offered(autumn)  # across the path 11-12; the river runs through the forest itself
    winter = at("winter birdsong.2 | *vagabond thief at=f_1_10_11 | eyrie c3:6+roost")
    assert offered(winter, "hide") == ["hide f_1_2_5_6_11_12", "hide f_4_10_11"]  # the second lies across the river 10-11


@pytest.mark.rule("root/M2")
def test_buildings_need_an_open_slot_and_a_ruin_closes_one() -> None:
    match = at("daylight actions=3 | *marquise c10:3+wood*4 c1:2+sawmill | eyrie c3:6+roost")
    assert "build sawmill c10" in offered(match)
    match = at("daylight | *marquise c10:3+wood*4+workshop c1:2+sawmill | eyrie c3:6+roost")
    assert "build sawmill c10" not in offered(match)  # the second slot is the ruin's
    assert "build sawmill c1" not in offered(match)
    assert pieces(match, "wood", 10) == 4  # tokens need no slot


@pytest.mark.rule("root/M3")
def test_most_warriors_and_buildings_rule_and_a_tie_is_nobodys() -> None:
    match = at("daylight | *marquise c5:2 c7:1+workshop c2:1+wood*3 | alliance c5:2 c7:1 c2:2 | eyrie c3:6+roost")
    assert [ruler(match, clearing) for clearing in (5, 7, 2, 9)] == [-1, 0, 1, -1]


@pytest.mark.rule("root/M4")
def test_the_eyrie_rules_ties_with_something_there() -> None:
    match = at("daylight | *marquise c5:2 c7:1 | eyrie c5:2 c7:1 | alliance c7:1")
    assert [ruler(match, clearing) for clearing in (5, 7, 1)] == [1, 1, -1]


@pytest.mark.rule("root/M6", "root/VB32")
def test_a_pawn_neither_rules_nor_prevents_rule() -> None:
    match = at("birdsong | *vagabond thief at=c5 | marquise c5:1")
    assert ruler(match, 5) == 1
    match = at("birdsong | *vagabond thief at=c5 | marquise c1:1")
    assert ruler(match, 5) == -1


@pytest.mark.rule("root/M7")
def test_a_move_must_start_or_end_where_the_player_rules() -> None:
    match = go(at("daylight | *marquise c1:1 c9:3 | alliance c1:3 c12:5 c5:2 c10:2"), "march")
    assert offered(match, "move") == ["move c1 c9", "move c9 c1", "move c9 c4", "move c9 c12"]
    go(match, "move c9 c12")
    assert offered(match) == ["take_along 1", "take_along 2", "take_along 3"]
    go(match, "take_along 2")
    assert (warriors(match, 0, 9), warriors(match, 0, 12)) == (1, 2)


@pytest.mark.rule("root/M7")
@pytest.mark.example("p. 5")
def test_rule_of_the_destination_is_judged_before_moving() -> None:
    match = go(at("daylight | *marquise c1:2 | alliance c1:3 c5:1"), "done")
    assert prompt(match) != "march"  # two warriors would rule c5 once there: that does not count
    match = at("daylight | *marquise c1:2 | alliance c1:3 c5:1")
    assert "march" not in offered(match)


@pytest.mark.rule("root/M8", "root/MA5")
def test_a_warrior_may_move_twice_in_a_march() -> None:
    match = go(at("daylight | *marquise c1:1 | eyrie c3:6+roost"), "march", "move c1 c9")
    assert prompt(match) == "march"
    go(match, "move c9 c12")
    assert warriors(match, 0, 12) == 1
    assert table(match).actions == 2


@pytest.mark.rule("root/MA5")
def test_the_second_move_of_a_march_may_be_left() -> None:
    match = go(at("daylight | *marquise c1:1 | eyrie c3:6+roost"), "march", "move c1 c9", "pass")
    assert prompt(match) == "marquise"
    assert table(match).actions == 2


@pytest.mark.rule("root/M9", "root/VB6")
def test_forests_touch_their_clearings_and_forests_across_one_path() -> None:
    match = at("birdsong.2 | *vagabond thief at=f_4_9_12 | eyrie c3:6+roost")
    assert offered(match, "slip") == ["slip c4", "slip c9", "slip c12"]
    assert offered(match, "hide") == ["hide f_1_9_10_12", "hide f_4_7_8_12"]
    match = at("daylight | *vagabond thief at=f_4_9_12 | eyrie c3:6+roost")
    assert offered(match, "travel") == ["travel c4", "travel c9", "travel c12"]  # by boot never into a forest


@pytest.mark.rule("root/M10", "root/G3")
def test_the_keep_forbids_placing_even_what_must_be_done_and_allows_moving_in() -> None:
    match = at("daylight | *eyrie c5:3+roost leader=despot hand=fox_anvil | marquise c1:keep c12:1")
    go(match, "done", "decree_move bird c5 c1", "take_along 2")
    assert ruler(match, 1) == 0  # it moved in and rules, but cannot build there: turmoil, since c5 has its roost
    assert prompt(match) == "leader"


@pytest.mark.rule("root/M10", "root/E13")
def test_a_roost_at_the_keep_cannot_recruit() -> None:
    match = at("daylight | *eyrie c1:3+roost c3:1+roost leader=builder hand=fox_anvil | marquise c5:1+keep c12:1")
    go(match, "done")
    assert offered(match, "decree_recruit") == ["decree_recruit bird c1", "decree_recruit bird c3"]
    match = at("daylight | *eyrie c1:3+roost c3:1+roost leader=builder hand=fox_anvil | marquise c1:1+keep c12:1")
    go(match, "done")
    assert prompt(match) == "column"
    assert offered(match, "decree_recruit") == ["decree_recruit bird c3"]


@pytest.mark.rule("root/M10", "root/WA9")
def test_no_sympathy_at_the_keep_until_it_is_gone() -> None:
    base = "birdsong | *alliance c5:sympathy supporters=fox_anvil,fox_ambush,bird_ambush |"
    assert "spread c1" not in offered(at(f"{base} marquise c1:1+keep"))
    assert "spread c1" in offered(at(f"{base} marquise c1:1"))


@pytest.mark.rule("root/M10")
def test_a_battle_can_be_fought_at_the_keep() -> None:
    match = at("daylight | *eyrie c1:3 c3:1+roost leader=commander hand=fox_anvil | marquise c1:1+keep c12:1")
    go(match, "done", "decree_move bird c3 c7")
    assert "decree_battle bird c1 1" in offered(match)


@pytest.mark.rule("root/M13", "root/VB31")
def test_nothing_enters_a_scorched_clearing_but_pieces_may_leave() -> None:
    match = go(at("daylight scorched=c5 | *marquise c1:2 c5:1 | eyrie c3:6+roost"), "march")
    assert "move c1 c5" not in offered(match)
    assert "move c5 c1" in offered(match)
    match = at("birdsong.2 scorched=c5 | *vagabond thief at=c1 | eyrie c3:6+roost")
    assert "slip c5" not in offered(match)
    match = at("birdsong scorched=c5 | *alliance c1:sympathy supporters=rabbit_ambush | eyrie c3:6+roost")
    assert "spread c5" not in offered(match)
    assert "spread c10" in offered(match)


def test_a_position_must_make_sense() -> None:
    with pytest.raises(Refusal, match="bad_position"):
        at("daylight | *marquise c1:2 hand=no_such_card | eyrie c3:6+roost")


def test_who_is_asked_is_the_player_whose_turn_it_is() -> None:
    assert asked(at("daylight | marquise c1:2 | *eyrie c3:6+roost hand=fox_anvil")) == 1
