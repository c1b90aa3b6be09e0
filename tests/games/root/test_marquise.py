"""Chapter MA: wood, three actions, march, recruit, build, overwork, hospitals, the keep."""

import pytest

from games.root.tools import asked, at, cards, go, hand, made, offered, pieces, prompt, ruler, table, told, warriors


@pytest.mark.rule("root/MA1")
def test_every_sawmill_gives_a_wood_and_she_chooses_when_they_run_out() -> None:
    match = at("birdsong ruins= | *marquise c1:1+sawmill c12:1+sawmill*2 | eyrie c3:6+roost")
    assert (pieces(match, "wood", 1), pieces(match, "wood", 12)) == (1, 2)
    match = at("birdsong ruins= | *marquise c1:1+sawmill+wood*7 c12:1+sawmill*2 | eyrie c3:6+roost")
    assert offered(match) == ["wood_at c1", "wood_at c12"]
    go(match, "wood_at c12")
    assert (pieces(match, "wood", 12), prompt(match)) == (1, "marquise")


@pytest.mark.rule("root/MA2")
def test_three_actions_then_one_more_for_each_bird_card() -> None:
    match = at("daylight | *marquise c1:3+recruiter hand=bird_ambush,fox_anvil | eyrie c3:6+roost")
    assert match.pending[0].facts == {"actions": "3"}
    go(match, "recruit", "march", "move c1 c5", "take_along 1", "pass", "march", "move c1 c9", "take_along 1", "pass")
    assert offered(match) == ["hire bird_ambush", "done"]
    go(match, "hire bird_ambush")
    assert match.pending[0].facts == {"actions": "1"}
    assert "march" in offered(match)
    assert "recruit" not in offered(match)


@pytest.mark.rule("root/MA2", "root/MA6", "root/MA8", "root/Q20")
@pytest.mark.example("p. 11")
def test_booklet_daylight_of_the_marquise() -> None:
    # A mouse workshop and four warriors in c2, three sawmills, a wood in mouse clearing 9; the Eyrie rules rabbit clearing 5.
    marquise = (
        "*marquise c9:4+sawmill*2+wood c1:1 c2:4+workshop c8:1+sawmill"
        " hand=fox_gently_used_knapsack,mouse_sword,bird_ambush,bird_sappers"
    )
    match = at(f"daylight | {marquise} | eyrie c3:6+roost c5:2 c4:1")
    go(match, "craft fox_gently_used_knapsack")
    assert (table(match).scores[0], made(match, 0)) == (1, ["bag"])
    # First a march: two and two warriors from a mouse clearing she rules to the rabbit clearing she does not rule.
    go(match, "march", "move c2 c5", "take_along 2")
    assert ruler(match, 5) == 1
    go(match, "move c2 c5", "take_along 2")
    assert ruler(match, 5) == 0
    # Then overwork twice, with a mouse and with a bird.
    go(match, "overwork c9 mouse_sword", "overwork c9 bird_ambush")
    assert pieces(match, "wood", 9) == 3
    # A bird card for one more action; the fourth sawmill costs three wood and scores three points.
    go(match, "hire bird_sappers", "build sawmill c5")
    assert (pieces(match, "sawmill", 5), pieces(match, "wood", 9)) == (1, 0)
    assert table(match).scores[0] == 4
    assert offered(match) == ["done"]


@pytest.mark.rule("root/MA3", "root/B23")
def test_hospitals_bring_all_warriors_of_one_removal_to_the_keep() -> None:
    marquise = "marquise c1:keep c9:3 hand=mouse_sword,bird_ambush,fox_anvil"
    match = at(f"daylight | {marquise} | *eyrie c9:3 c3:1+roost leader=charismatic", 2, 0)
    go(match, "decree_recruit bird c3", "decree_battle bird c9 0", "pass")
    assert (asked(match), match.pending[0].facts) == (0, {"where": "c9", "count": "2"})
    assert offered(match) == ["hospital bird_ambush", "hospital mouse_sword", "pass"]
    go(match, "hospital mouse_sword")
    assert (warriors(match, 0, 1), warriors(match, 0, 9)) == (2, 1)
    assert hand(match, 0) == ["bird_ambush", "fox_anvil"]


@pytest.mark.rule("root/MA3")
def test_ambush_losses_and_battle_losses_are_two_removals() -> None:
    match = at("daylight | *marquise c1:keep c9:4 hand=mouse_sword | eyrie c9:2 c3:1+roost hand=mouse_ambush", 2, 2)
    go(match, "battle c9 1", "ambush mouse_ambush", "pass")
    assert (prompt(match), match.pending[0].facts["count"]) == ("hospital", "2")
    go(match, "pass")
    assert (prompt(match), match.pending[0].facts["count"]) == ("hospital", "2")


@pytest.mark.rule("root/MA3", "root/MA10", "root/M10")
def test_a_keep_lost_in_the_same_step_saves_nobody_and_is_gone_for_good() -> None:
    marquise = "marquise c1:1+keep hand=fox_anvil"
    match = at(f"daylight | {marquise} | *eyrie c1:3 c3:1+roost leader=charismatic hand=mouse_sword", 2, 0)
    go(match, "done", "decree_recruit bird c3", "decree_battle bird c1 0", "pass")
    t = table(match)
    assert (pieces(match, "keep", 1), t.gone[4], t.sealed[0]) == (0, 1, -1)
    assert told(match, "hospitals") == []
    assert t.scores == [0, 1]
    assert hand(match, 0)[0] == "fox_anvil"


@pytest.mark.rule("root/MA4")
def test_hospitals_also_open_for_a_strike_and_a_revolt() -> None:
    cats = "marquise c1:keep c5:1 hand=rabbit_ambush"
    match = at(f"daylight | *vagabond ranger at=c5 | {cats}")
    go(match, "strike 1", "hospital rabbit_ambush")
    assert warriors(match, 1, 1) == 1
    match = at(f"birdsong | *alliance c5:sympathy supporters=rabbit_cobbler,rabbit_bake_sale | {cats}")
    go(match, "revolt c5", "supporter rabbit_bake_sale", "supporter rabbit_cobbler", "hospital rabbit_ambush")
    assert warriors(match, 1, 1) == 1


@pytest.mark.rule("root/MA5", "root/G6")
def test_recruit_once_at_every_recruiter_and_by_choice_when_short() -> None:
    match = at("daylight | *marquise c9:recruiter*2 c5:recruiter c1:1 | eyrie c3:6+roost")
    go(match, "recruit")
    assert (warriors(match, 0, 9), warriors(match, 0, 5)) == (2, 1)
    assert "recruit" not in offered(match)
    match = at("daylight | *marquise c9:recruiter*2 c5:recruiter c1:23 | eyrie c3:6+roost")
    go(match, "recruit", "recruit_at c9", "recruit_at c5")
    assert (warriors(match, 0, 9), warriors(match, 0, 5), table(match).supply[0]) == (1, 1, 0)


@pytest.mark.rule("root/MA6")
def test_wood_is_taken_through_ruled_clearings_from_where_she_likes() -> None:
    marquise = "*marquise c1:2+sawmill+wood c9:2+wood*2 c4:2 c12:1+wood c2:1"
    match = at(f"daylight | {marquise} | eyrie c3:6+roost c12:3")
    assert "build workshop c2" in offered(match)  # the first of its kind is free
    assert "build sawmill c4" in offered(match)
    assert "build sawmill c2" not in offered(match)
    go(match, "build sawmill c9", "pay_wood c9")
    assert (pieces(match, "wood", 1), pieces(match, "wood", 9), pieces(match, "wood", 12)) == (1, 1, 1)
    assert table(match).scores[0] == 1


@pytest.mark.rule("root/MA7")
def test_wood_she_does_not_rule_is_useless_and_tracks_go_back() -> None:
    match = at("daylight | *marquise c1:2 c12:1+wood*4 c9:1+sawmill | eyrie c3:6+roost c12:3")
    assert [option for option in offered(match, "build") if "sawmill" in option] == []
    # Of three workshops one is removed: the next one costs and scores as the third again.
    match = at("daylight | *marquise c9:2+workshop*2+wood*4 c1:1 | eyrie c3:6+roost")
    go(match, "build workshop c1", "done")
    assert (pieces(match, "wood", 9), table(match).scores[0]) == (2, 2)


@pytest.mark.rule("root/MA8")
def test_overwork_may_be_repeated_at_one_sawmill() -> None:
    match = at("daylight | *marquise c9:1+sawmill hand=mouse_sword,mouse_ambush,fox_anvil | eyrie c3:6+roost")
    go(match, "overwork c9 mouse_sword", "overwork c9 mouse_ambush")
    assert pieces(match, "wood", 9) == 2
    assert offered(match, "overwork") == []
    assert cards(match, table(match).discard) == ["mouse_ambush", "mouse_sword"]


@pytest.mark.rule("root/MA9", "root/G14", "root/G1")
def test_evening_draws_one_and_one_for_each_uncovered_icon() -> None:
    for recruiters, drawn in ((2, 1), (3, 2), (5, 3)):
        places = {2: "c9:recruiter*2", 3: "c9:recruiter*2 c5:recruiter", 5: "c9:recruiter*2 c5:recruiter*2 c1:recruiter"}
        match = at(f"evening | *marquise {places[recruiters]} | eyrie c3:6+roost hand=fox_anvil")
        assert len(table(match).hands[0]) == drawn
        assert asked(match) == 1
    match = at("evening | *marquise c1:1 hand=fox_anvil,mouse_sword,fox_ambush,mouse_ambush,bird_ambush | eyrie c3:6+roost")
    assert prompt(match) == "discard"
    go(match, "discard fox_anvil")
    assert len(table(match).hands[0]) == 5
    assert table(match).turn == 1


@pytest.mark.rule("root/MA10", "root/B21")
def test_removed_wood_scores_and_spent_wood_does_not() -> None:
    match = at("daylight | *vagabond ranger at=c9 | marquise c9:wood*2 c1:1")
    go(match, "strike 1")
    assert table(match).scores == [1, 0]
    match = at("daylight | *marquise c9:1+wood*2+workshop c1:1 | vagabond thief at=c4")
    go(match, "build workshop c1")
    assert table(match).scores == [2, 0]
    assert pieces(match, "wood", 9) == 1


@pytest.mark.rule("root/G7")
def test_a_march_is_not_interrupted() -> None:
    match = at("daylight | *marquise c1:2 hand=fox_anvil crafted=fox_tax_collector | eyrie c3:6+roost c5:1")
    go(match, "march", "move c1 c9", "take_along 1")
    assert {option.split()[0] for option in offered(match)} == {"move", "pass"}
