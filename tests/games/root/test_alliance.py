"""Chapter WA: supporters, outrage, revolt, sympathy, officers, operations, bases."""

import pytest

from games.root.tools import asked, at, cards, go, hand, items, offered, pieces, prompt, table, told, warriors


@pytest.mark.rule("root/WA1")
def test_supporters_pay_in_birdsong_and_hand_cards_in_daylight() -> None:
    match = at("birdsong | *alliance c12:sympathy supporters=fox_anvil,mouse_sword hand=fox_ambush | marquise c1:1")
    assert offered(match, "spread") == ["spread c7", "spread c9", "spread c11"]
    go(match, "spread c9", "supporter mouse_sword")
    assert hand(match, 0) == ["fox_ambush"]
    match = at("daylight | *alliance c12:1+base_fox supporters=fox_anvil | marquise c1:1")
    assert offered(match) == ["done"]  # no supporter trains an officer or is crafted


@pytest.mark.rule("root/WA2")
def test_without_a_base_a_sixth_supporter_is_discarded() -> None:
    five = "supporters=fox_anvil,fox_ambush,mouse_sword,mouse_ambush,bird_ambush hand=bird_sappers"
    match = go(at(f"daylight | *alliance {five} | marquise c1:1"), "mobilize bird_sappers")
    assert len(table(match).supporters[0]) == 5
    assert cards(match, table(match).discard) == ["bird_sappers"]
    match = go(at(f"daylight | *alliance c12:base_fox {five} | marquise c1:1"), "mobilize bird_sappers")
    assert len(table(match).supporters[0]) == 6


@pytest.mark.rule("root/WA3", "root/WA4", "root/WA5")
@pytest.mark.example("p. 14")
def test_booklet_outrage_for_moving_in_and_for_removing_the_token() -> None:
    eyrie = "*eyrie c7:3 c3:roost+1 leader=commander hand=fox_anvil,bird_ambush"
    match = at(f"daylight | {eyrie} | alliance c12:sympathy", 1, 1)
    go(match, "done", "decree_move bird c7 c12", "take_along 3")
    assert (prompt(match), asked(match)) == ("outrage", 0)
    go(match, "outrage fox_anvil")
    assert cards(match, table(match).supporters[1]) == ["fox_anvil"]
    go(match, "decree_battle bird c12 1")
    assert pieces(match, "sympathy", 12) == 0
    assert offered(match) == ["outrage bird_ambush"]
    go(match, "outrage bird_ambush")
    assert cards(match, table(match).supporters[1]) == ["bird_ambush", "fox_anvil"]


@pytest.mark.rule("root/WA3", "root/G9")
def test_without_a_matching_card_the_hand_is_shown_and_the_deck_gives() -> None:
    match = at("daylight deck=fox_anvil | *marquise c1:1 hand=mouse_sword | alliance c5:sympathy | eyrie c3:6+roost")
    go(match, "march", "move c1 c5")
    assert cards(match, table(match).supporters[1]) == ["fox_anvil"]
    seen, other = match.view(1)["table"], match.view(2)["table"]
    assert isinstance(seen, dict)
    assert isinstance(other, dict)
    assert seen["hands"][0] == ["mouse_sword"]
    assert other["hands"][0] == ["?"]
    assert other["supporters"][1] == ["?"]


@pytest.mark.rule("root/WA4")
def test_each_move_is_an_outrage_but_a_pawn_and_a_recruit_are_none() -> None:
    match = at("daylight | *marquise c1:1 c2:1 hand=rabbit_ambush,rabbit_cobbler | alliance c5:sympathy")
    go(match, "march", "move c1 c5", "outrage rabbit_ambush", "move c2 c5", "outrage rabbit_cobbler")
    assert len(table(match).supporters[1]) == 2
    match = go(at("daylight | *vagabond thief at=c1 | alliance c5:sympathy"), "travel c5")
    assert table(match).supporters[1] == []
    match = go(at("daylight | *marquise c5:recruiter c1:1 | alliance c5:sympathy"), "recruit")
    assert table(match).supporters[1] == []
    match = go(at("daylight | *vagabond ranger at=c5 hand=rabbit_ambush | alliance c5:sympathy"), "strike 1")
    assert offered(match) == ["outrage rabbit_ambush"]


@pytest.mark.rule("root/WA6", "root/WA14", "root/B21", "root/V16")
def test_a_revolt_removes_all_and_places_base_warriors_and_officer() -> None:
    alliance = "*alliance c1:sympathy c12:sympathy c6:sympathy supporters=fox_anvil,bird_ambush,mouse_sword"
    others = "marquise c12:2+sawmill+wood | eyrie c3:6+roost | vagabond ranger at=c12"
    match = at(f"birdsong | {alliance} | {others}")
    go(match, "revolt c12", "supporter bird_ambush", "supporter fox_anvil")
    go(match, "damage sword ready", "damage boot ready", "damage torch ready")
    assert table(match).ruin[11] == 1  # the ruin stays
    assert (pieces(match, "sawmill", 12), pieces(match, "wood", 12), warriors(match, 1, 12)) == (0, 0, 0)
    assert (pieces(match, "base_fox", 12), warriors(match, 0, 12), table(match).officers) == (1, 3, 1)
    assert table(match).scores[0] == 2
    assert items(match, 3)["crossbow"] == [1, 0, 0, 0]
    assert offered(match, "revolt") == []


@pytest.mark.rule("root/WA6", "root/G6")
def test_a_revolt_takes_what_the_supply_has_map_first() -> None:
    alliance = "*alliance c1:sympathy c12:sympathy c9:8 officers=1 supporters=fox_anvil,fox_ambush"
    match = at(f"birdsong | {alliance} | eyrie c3:6+roost")
    go(match, "revolt c12", "supporter fox_ambush", "supporter fox_anvil")
    assert (warriors(match, 0, 12), table(match).officers) == (1, 1)


@pytest.mark.rule("root/WA7")
def test_a_lost_base_costs_supporters_officers_and_the_room_for_them() -> None:
    supporters = "supporters=fox_anvil,bird_ambush,mouse_sword,mouse_ambush,mouse_root_tea,mouse_crossbow,mouse_investments"
    match = at(f"daylight | *marquise c12:3 | alliance c12:base_fox {supporters},rabbit_ambush officers=3", 0, 0)
    go(match, "battle c12 1")
    assert (prompt(match), asked(match)) == ("supporter", 1)
    go(match, "supporter rabbit_ambush")
    t = table(match)
    assert cards(match, t.supporters[1]) == [
        "mouse_ambush",
        "mouse_crossbow",
        "mouse_investments",
        "mouse_root_tea",
        "mouse_sword",
    ]
    assert (t.officers, t.supply[1], t.placed[6]) == (1, 9, 0)
    assert t.scores[0] == 1


@pytest.mark.rule("root/WA8")
def test_spreading_costs_what_the_track_prints_and_more_under_martial_law() -> None:
    alliance = "*alliance c9:sympathy supporters=fox_anvil,fox_ambush"
    match = at(f"birdsong | {alliance} | marquise c1:2 | eyrie c3:6+roost c12:3")
    go(match, "spread c12", "supporter fox_ambush", "supporter fox_anvil")  # one, and one for the three warriors in c12
    assert (pieces(match, "sympathy", 12), table(match).scores[0]) == (1, 1)
    match = at(f"birdsong | {alliance} | marquise c1:2 | eyrie c3:6+roost c12:3")
    go(match, "spread c1", "supporter fox_anvil")
    assert "spread c12" not in offered(match)
    match = at("birdsong | *alliance supporters=fox_anvil | eyrie c3:6+roost")
    assert offered(match, "spread") == ["spread c1", "spread c6", "spread c8", "spread c12"]  # anywhere, if there is none


@pytest.mark.rule("root/WA8", "root/V1")
def test_the_sympathy_track_in_both_printings() -> None:
    places = " ".join(f"c{clearing}:sympathy" for clearing in (1, 2, 3, 4, 5))
    line = f"birdsong | *alliance {places} supporters=fox_anvil,fox_ambush | marquise c9:1"
    for printing, points in ((False, 2), (True, 3)):
        match = go(at(line, sympathy_track=printing), "spread c6", "supporter fox_ambush", "supporter fox_anvil")
        assert table(match).scores[0] == points
    for printing, points in ((False, 0), (True, 1)):
        match = at("birdsong | *alliance supporters=fox_anvil | marquise c9:1", sympathy_track=printing)
        assert table(go(match, "spread c6", "supporter fox_anvil")).scores[0] == points


@pytest.mark.rule("root/WA9")
def test_one_token_in_a_clearing() -> None:
    match = at("birdsong | *alliance c9:sympathy c12:sympathy supporters=mouse_sword,fox_anvil | marquise c1:1")
    assert "spread c9" not in offered(match)
    assert "spread c12" not in offered(match)


@pytest.mark.rule("root/WA10")
def test_training_needs_a_card_of_a_built_base() -> None:
    match = at("daylight | *alliance c12:base_fox hand=fox_anvil,mouse_sword,bird_ambush | marquise c1:1")
    assert offered(match, "train") == ["train bird_ambush", "train fox_anvil"]
    go(match, "train fox_anvil")
    assert (table(match).officers, table(match).supply[0]) == (1, 9)
    assert cards(match, table(match).discard) == ["fox_anvil"]
    assert offered(at("daylight | *alliance hand=bird_ambush | marquise c1:1"), "train") == []


@pytest.mark.rule("root/WA11", "root/WA12")
@pytest.mark.example("p. 16")
def test_booklet_three_operations_recruit_move_organize() -> None:
    match = at("evening actions=3 | *alliance c12:2+base_fox officers=3 | marquise c1:1 c9:2+workshop")
    go(match, "recruit_at c12")
    assert warriors(match, 0, 12) == 3
    go(match, "move c12 c9", "take_along 2")
    go(match, "organize c9")
    assert (warriors(match, 0, 9), pieces(match, "sympathy", 9)) == (1, 1)
    assert table(match).turn == 1
    assert len(table(match).hands[0]) == 2  # one and one for the base


@pytest.mark.rule("root/WA11")
def test_organize_needs_no_supporters_no_neighbour_and_ignores_martial_law() -> None:
    match = at("evening actions=1 | *alliance c9:1 c3:1+sympathy officers=1 | marquise c9:5")
    assert offered(match, "organize") == ["organize c9"]
    go(match, "organize c9")
    assert table(match).scores[0] == 1


@pytest.mark.rule("root/WA11")
def test_without_officers_nothing_moves() -> None:
    match = go(at("daylight | *alliance c9:5 | marquise c1:1"), "done")
    assert table(match).turn == 1


@pytest.mark.rule("root/WA12")
def test_each_base_draws_a_card() -> None:
    match = at("evening.1 | *alliance c12:base_fox c9:base_mouse c5:base_rabbit | marquise c1:1")
    assert len(table(match).hands[0]) == 4


@pytest.mark.rule("root/WA13")
def test_removed_sympathy_makes_the_next_cheaper_again() -> None:
    places = " ".join(f"c{clearing}:sympathy" for clearing in (1, 2, 3))
    supporters = "supporters=rabbit_ambush,rabbit_cobbler"
    match = at(f"birdsong | *alliance {places} {supporters} | marquise c9:1")
    assert match.pending[0].options
    go(match, "spread c5", "supporter rabbit_ambush", "supporter rabbit_cobbler")  # the fourth costs two
    match = at(f"daylight | *vagabond ranger at=c1 | alliance {places} {supporters}")
    go(match, "strike 1", "done")
    while table(match).turn == 0:
        go(match, offered(match)[0])
    go(match, "spread c5", "supporter rabbit_ambush")
    assert pieces(match, "sympathy", 5) == 1
    assert told(match, "scored")[-1]["points"] == "1"


@pytest.mark.rule("root/WA15")
def test_no_revolt_after_sympathy_was_spread() -> None:
    alliance = "*alliance c12:sympathy supporters=fox_anvil,fox_ambush,mouse_sword"
    match = at(f"birdsong | {alliance} | marquise c1:1")
    assert "revolt c12" in offered(match)
    go(match, "spread c9", "supporter mouse_sword")
    assert offered(match, "revolt") == []


@pytest.mark.rule("root/Q19")
def test_outrage_is_paid_right_after_the_move() -> None:
    match = at("daylight | *marquise c1:2 hand=rabbit_ambush | alliance c5:sympathy")
    go(match, "march", "move c1 c5", "take_along 1")
    assert prompt(match) == "outrage"  # before the second move of the march
    go(match, "outrage rabbit_ambush")
    assert prompt(match) == "march"
