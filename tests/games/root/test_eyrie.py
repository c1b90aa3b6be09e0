"""Chapter E: decree, new roost, columns, turmoil, leaders, evening."""

import pytest

from games.root.tools import asked, at, cards, go, hand, offered, pieces, prompt, table, told, warriors

CATS = "marquise c1:1+keep c12:2"


@pytest.mark.rule("root/E1")
def test_emergency_orders_with_an_empty_hand() -> None:
    match = at(f"birdsong deck=fox_anvil | *eyrie c3:6+roost | {CATS}")
    assert hand(match, 0) == ["fox_anvil"]
    assert offered(match, "decree")[0] == "decree fox_anvil recruit"
    match = at(f"birdsong | *eyrie c3:6+roost hand=mouse_sword | {CATS}")
    assert hand(match, 0) == ["mouse_sword"]


@pytest.mark.rule("root/E2")
def test_one_or_two_cards_and_one_bird_at_most() -> None:
    match = at(f"birdsong | *eyrie c3:6+roost hand=bird_ambush,bird_sappers,fox_anvil | {CATS}")
    assert "done" not in offered(match)
    go(match, "decree bird_ambush move")
    assert [option for option in offered(match, "decree") if "bird" in option] == []
    assert "done" in offered(match)
    go(match, "decree fox_anvil build")
    assert prompt(match) != "decree"
    assert cards(match, table(match).decree[1]) == ["bird_ambush"]
    assert cards(match, table(match).decree[3]) == ["fox_anvil"]


@pytest.mark.rule("root/E2")
def test_the_second_card_may_be_left() -> None:
    match = at(f"birdsong | *eyrie c3:6+roost hand=bird_ambush,fox_anvil | {CATS}")
    go(match, "decree fox_anvil move", "done")
    assert hand(match, 0) == ["bird_ambush"]


@pytest.mark.rule("root/E3", "root/V5")
def test_a_new_roost_where_the_fewest_warriors_are() -> None:
    cats = "marquise c1:1+keep c2:1 c3:1 c4:1 c5:1+workshop*2 c6:1 c7:wood*3 c8:1 c10:1 c11:1 c12:1"
    match = at(f"birdsong | *eyrie hand=fox_anvil | {cats}")
    go(match, "decree fox_anvil move")
    assert offered(match) == ["roost c7", "roost c9"]
    go(match, "roost c7")
    assert (warriors(match, 0, 7), pieces(match, "roost", 7)) == (3, 1)
    match = at(f"birdsong | *eyrie hand=fox_anvil | {cats}", new_roost=True)
    go(match, "decree fox_anvil move")
    assert pieces(match, "roost", 9) == 1  # by pieces the wood in c7 counts


@pytest.mark.rule("root/E3", "root/M10")
def test_a_new_roost_needs_a_slot_and_not_the_keep() -> None:
    cats = "marquise c1:keep c2:2 c3:2 c4:2 c5:2 c6:2 c7:2 c8:2 c9:workshop*2 c10:2 c11:1 c12:2"
    match = at(f"birdsong | *eyrie hand=fox_anvil | {cats}")
    go(match, "decree fox_anvil move")
    assert pieces(match, "roost", 11) == 1


@pytest.mark.rule("root/E4", "root/E5", "root/E8", "root/E12", "root/B9")
@pytest.mark.example("p. 13")
def test_booklet_decree_ends_in_turmoil() -> None:
    decree = "decree=recruit:bird_ambush,recruit:fox_anvil,move:rabbit_bake_sale,battle:bird_sappers,build:bird_armorers"
    eyrie = f"*eyrie 5 c8:roost c4:3+roost c3:1+roost leader=commander hand=mouse_sword {decree}"
    match = at(f"daylight | {eyrie} | marquise c4:1 c1:2+keep", 1, 1)
    t = table(match)
    t.viziers = [0, 0, 0, 0]  # the booklet shows five cards and does not say which birds are viziers
    go(match, "done")
    # Two warriors in a fox clearing with a roost: the bird stands for a fox.
    go(match, "decree_recruit bird c8", "decree_recruit fox c8")
    assert warriors(match, 0, 8) == 2
    # At least one warrior leaves a rabbit clearing.
    assert {move.split()[2] for move in offered(match)} == {"c3", "c4"}
    go(match, "decree_move rabbit c4 c8", "take_along 1")
    # There is one target, in the rabbit clearing; both sides lose a warrior.
    assert offered(match) == ["decree_battle bird c4 1"]
    go(match, "decree_battle bird c4 1")
    assert (warriors(match, 0, 4), warriors(match, 1, 4)) == (1, 0)
    # Every clearing it rules has a roost already: turmoil, and three birds cost three points.
    assert [where + 1 for where in range(12) if t.ruler[where] == 0] == [3, 4, 8]
    assert (prompt(match), t.scores[0], len(t.discard)) == ("leader", 2, 5)


@pytest.mark.rule("root/E8", "root/E12", "root/E10")
def test_turmoil_when_there_is_nowhere_to_build_and_the_evening_after_it() -> None:
    eyrie = "*eyrie 5 c8:2+roost c3:1+roost c4:1+roost leader=charismatic decree=build:bird_sappers,move:rabbit_bake_sale"
    match = at(f"daylight | {eyrie} | marquise c9:1 c1:keep c7:5", 1, 1)
    go(match, "decree_recruit bird c8", "decree_move rabbit c4 c9", "decree_battle bird c9 1")
    # Charismatic recruits two; both sides lose a warrior; no ruled clearing is left without a roost.
    assert prompt(match) == "leader"
    t = table(match)
    assert t.scores[0] == 2  # three birds: two viziers and one card
    assert cards(match, t.discard) == ["bird_sappers", "rabbit_bake_sale"]
    assert offered(match) == ["lead builder", "lead commander", "lead despot"]
    go(match, "lead despot")
    assert (t.leader, t.viziers, t.decree) == (3, [0, 1, 0, 1], [[], [], [], []])
    assert t.scores[0] == 2 + 2  # the Evening is played: three roosts score two
    assert t.turn == 1


@pytest.mark.rule("root/E4", "root/E5")
def test_columns_go_from_left_to_right_and_cards_of_one_in_any_order() -> None:
    eyrie = "*eyrie c3:4+roost c12:2+roost leader=despot decree=move:rabbit_bake_sale,move:fox_anvil"
    match = at(f"daylight ruins= | {eyrie} | marquise c1:keep c9:1")
    moves = offered(match, "decree_move")
    assert {move.split()[1] for move in moves} == {"rabbit", "fox", "bird"}
    assert [move for move in moves if move.startswith("decree_move fox")] == [
        f"decree_move fox c12 c{end}" for end in (4, 7, 9, 10, 11)
    ]
    go(match, "decree_move bird c3 c6", "take_along 2", "decree_move fox c12 c4", "take_along 1")
    assert {move.split()[1] for move in offered(match)} == {"rabbit"}
    go(match, "decree_move rabbit c3 c7", "take_along 1")
    assert offered(match)[0].startswith("decree_build")


@pytest.mark.rule("root/E5")
def test_each_action_follows_its_column() -> None:
    build = at("daylight ruins= | *eyrie c3:1+roost c12:2 c9:2 leader=despot | marquise c1:keep c9:3+workshop")
    go(build, "decree_move bird c3 c6")
    # Built only where it rules, with a slot and without a roost: c12, and c6 where the moved warrior stands.
    assert offered(build, "decree_build") == ["decree_build bird c6", "decree_build bird c12"]
    go(build, "decree_build bird c12")
    assert pieces(build, "roost", 12) == 1


@pytest.mark.rule("root/E6")
def test_the_charismatic_recruits_two_or_not_at_all() -> None:
    match = at("daylight | *eyrie c3:4+roost leader=charismatic | marquise c3:1 c1:keep", 0, 0)
    go(match, "decree_recruit bird c3")
    assert warriors(match, 0, 3) == 6
    match = at("daylight | *eyrie c3:19+roost leader=charismatic | marquise c3:1 c1:keep")
    assert prompt(match) == "leader"


@pytest.mark.rule("root/E7")
def test_what_can_be_done_must_be_done() -> None:
    match = at("daylight | *eyrie c3:2+roost leader=commander hand=mouse_sword | marquise c3:1 c1:keep")
    go(match, "done")
    assert {option.split()[0] for option in offered(match)} == {"decree_move"}


@pytest.mark.rule("root/E8", "root/G11", "root/C4")
def test_turmoil_never_falls_below_zero_and_frees_dominance_cards() -> None:
    eyrie = "*eyrie 1 c3:roost+1 leader=despot decree=recruit:fox_dominance"
    match = at(f"daylight | {eyrie} | {CATS} | alliance c5:1")
    assert prompt(match) == "leader"
    assert table(match).scores[0] == 0
    assert cards(match, table(match).available) == ["fox_dominance"]


@pytest.mark.rule("root/E4", "root/E7", "root/E8", "root/K13")
def test_a_card_of_daylight_may_still_avert_turmoil() -> None:
    eyrie = "*eyrie c3:19+roost leader=builder decree=recruit:rabbit_bake_sale crafted=fox_tax_collector"
    match = go(at(f"daylight | {eyrie} | {CATS}"), "done", "decree_recruit bird c3")
    assert table(match).supply[0] == 0
    assert (prompt(match), offered(match)) == ("decree_stuck", ["tax c3", "done"])
    again = match.clone()
    go(match, "tax c3")
    assert offered(match) == ["decree_recruit rabbit c3"]  # the warrior taken off can be recruited, so it must be
    go(again, "done")
    assert prompt(again) == "leader"


@pytest.mark.rule("root/E4", "root/D1", "root/G9")
def test_dominance_may_be_activated_after_the_last_card_of_the_decree() -> None:
    others = "marquise c6:workshop c1:1+keep | alliance c5:1"
    line = "daylight | *eyrie 9 c6:3 c3:2+roost leader=commander hand={} | " + others
    match = at(line.format("fox_dominance"), 1, 0)
    go(match, "done", "decree_move bird c3 c7", "take_along 1")
    assert offered(match, "dominate") == []
    go(match, "decree_battle bird c6 1")
    assert (prompt(match), offered(match)) == ("decree_done", ["dominate fox_dominance", "done"])
    go(match, "dominate fox_dominance")
    assert table(match).dominance[0] >= 0
    # Whoever holds no such card is asked as well, so the question tells nothing; without ten points it would be idle.
    match = at(line.format("mouse_sword"), 1, 0)
    go(match, "done", "decree_move bird c3 c7", "take_along 1", "decree_battle bird c6 1")
    assert (prompt(match), offered(match)) == ("decree_done", ["done"])
    match = at(line.format("mouse_sword").replace("eyrie 9", "eyrie 8"), 1, 0)
    go(match, "done", "decree_move bird c3 c7", "take_along 1", "decree_battle bird c6 1")
    assert table(match).turn != 0


@pytest.mark.rule("root/E9")
def test_when_all_leaders_have_fallen_all_come_back() -> None:
    eyrie = "*eyrie c3:roost+1 leader=despot deposed=builder,charismatic,commander decree=recruit:fox_anvil"
    match = at(f"daylight | {eyrie} | {CATS}")
    assert offered(match) == ["lead builder", "lead charismatic", "lead commander", "lead despot"]
    go(match, "lead despot")
    assert table(match).deposed == [0, 0, 0, 0]


@pytest.mark.rule("root/E11")
def test_evening_scores_the_roosts_and_draws() -> None:
    scores = {1: 0, 2: 1, 3: 2, 4: 3, 5: 4, 6: 4, 7: 5}
    for roosts, points in scores.items():
        places = " ".join(f"c{clearing}:roost" for clearing in (3, 5, 2, 7, 9, 12, 4)[:roosts])
        match = at(f"evening | *eyrie {places} | {CATS}")
        assert table(match).scores[0] == points
        assert len(table(match).hands[0]) == 1 + (roosts >= 3) + (roosts >= 6)


@pytest.mark.rule("root/E12")
def test_every_column_can_bring_turmoil() -> None:
    for line in (
        "c3:roost+20 leader=builder",  # no warrior left to recruit
        "c3:roost leader=despot",  # nobody to move
        "c3:roost+1 leader=charismatic",  # nobody to battle
    ):
        match = at(f"daylight | *eyrie {line} | {CATS}")
        while prompt(match) == "column":
            go(match, offered(match)[0])
        assert prompt(match) == "leader"


@pytest.mark.rule("root/E14")
def test_a_lone_vagabond_can_be_attacked() -> None:
    match = at("daylight | *eyrie c3:4+roost leader=commander | vagabond thief at=c3", 1, 0)
    go(match, "decree_move bird c3 c6", "take_along 1", "decree_battle bird c3 1")
    assert (prompt(match), asked(match)) == ("damage", 1)


@pytest.mark.rule("root/E15")
def test_cards_of_the_decree_are_no_hand_cards() -> None:
    eyrie = "eyrie c9:1 c3:1+roost decree=recruit:mouse_ambush"
    match = at(f"daylight | *marquise c9:2 | {eyrie}", 0, 0)
    go(match, "battle c9 1")
    assert told(match, "rolled") != []  # an empty hand is not asked for an ambush


@pytest.mark.rule("root/K5", "root/E4")
def test_the_eyrie_crafts_before_the_decree() -> None:
    match = at(f"daylight ruins= | *eyrie c12:2+roost c3:2 leader=builder hand=fox_anvil | {CATS}")
    assert "craft fox_anvil" in offered(match)
    go(match, "done")
    assert offered(match, "craft") == []
