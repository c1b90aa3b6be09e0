"""Chapter VB: items, moving, actions, relationships, quests, characters."""

import pytest

from games.root.tools import asked, at, cards, go, hand, items, made, offered, pieces, prompt, ruler, table, told, warriors

EYRIE = "eyrie c3:6+roost"


@pytest.mark.rule("root/VB1", "root/Q3")
def test_refresh_three_and_two_for_each_tea_on_the_track() -> None:
    spent = "boot:spent,torch:spent,sword:spent,coin:spent"
    match = at(f"birdsong | *vagabond thief at=c5 items={spent} | {EYRIE}")
    assert offered(match) == ["refresh boot", "refresh sword", "refresh coin", "refresh torch"]
    go(match, "refresh boot", "refresh sword", "refresh torch")
    assert items(match, 0)["coin"] == [0, 1, 0, 0]
    match = at(f"birdsong | *vagabond thief at=c5 items={spent},tea,tea:damaged | {EYRIE}")
    assert items(match, 0)["coin"] == [1, 0, 0, 0]  # five: all four, without asking
    assert items(match, 0)["tea"] == [1, 0, 1, 0]  # damaged items have no side to turn


@pytest.mark.rule("root/VB2")
def test_slipping_costs_no_boots_and_may_enter_hostile_clearings_and_forests() -> None:
    vagabond = "*vagabond thief at=c7 items=boot:damaged relations=1:hostile"
    match = at(f"birdsong.2 | {vagabond} | {EYRIE}")
    assert offered(match) == [
        "slip c3",
        "slip c8",
        "slip c12",
        "hide f_3_7_11_12",
        "hide f_4_7_8_12",
        "pass",
    ]
    go(match, "slip c3")
    assert table(match).pawn[0] == 2
    assert items(match, 0)["boot"] == [0, 0, 1, 0]
    match = go(at(f"birdsong.2 | {vagabond} | {EYRIE}"), "hide f_4_7_8_12")
    assert (table(match).pawn[0], prompt(match)) == (-1, "vagabond")


@pytest.mark.rule("root/VB3", "root/VB23")
def test_allied_warriors_come_along_between_clearings_and_pay_their_outrage() -> None:
    vagabond = "*vagabond thief at=c7 relations=1:allied"
    others = "eyrie c7:3 c3:1+roost hand=fox_anvil | alliance c12:sympathy"
    match = go(at(f"daylight | {vagabond} | {others}"), "travel c12")
    assert offered(match) == ["escort 1 1", "escort 1 2", "escort 1 3", "pass"]
    go(match, "escort 1 2")
    assert (prompt(match), asked(match)) == ("outrage", 1)
    go(match, "outrage fox_anvil")
    assert (warriors(match, 1, 12), table(match).pawn[0]) == (2, 11)
    match = go(at(f"birdsong.2 | {vagabond} | {others}"), "slip c8")
    assert prompt(match) == "escort"
    match = go(at(f"birdsong.2 | {vagabond} | {others}"), "hide f_4_7_8_12")
    assert prompt(match) == "vagabond"  # not into a forest


@pytest.mark.rule("root/VB4")
def test_only_ready_items_can_be_exhausted() -> None:
    match = at(f"daylight | *vagabond thief at=c3 items=boot:spent,sword:damaged,torch:spent | {EYRIE}")
    assert offered(match) == ["done"]


@pytest.mark.rule("root/VB5", "root/Q6", "root/V13")
def test_tracks_hold_three_and_an_exhausted_item_leaves_its_track() -> None:
    match = at(f"evening | *vagabond thief at=c5 items=coin,coin,coin,coin | {EYRIE}")
    assert len(table(match).hands[0]) == 4  # three coins on the track, one in the satchel
    match = at(f"evening | *vagabond thief at=c5 items=coin:spent,coin | {EYRIE}")
    assert len(table(match).hands[0]) == 2


@pytest.mark.rule("root/VB6")
def test_one_boot_and_one_more_in_all_for_hostile_warriors() -> None:
    relations = "relations=1:hostile,2:hostile"
    others = "eyrie c12:2 c3:1+roost | marquise c12:1 c9:1 c1:keep"
    match = at(f"daylight | *vagabond thief at=c4 items=boot {relations} | {others}")
    assert offered(match, "travel") == ["travel c8"]
    match = at(f"daylight | *vagabond thief at=c4 items=boot,boot {relations} | {others}")
    go(match, "travel c12")
    assert items(match, 0)["boot"] == [0, 2, 0, 0]


@pytest.mark.rule("root/VB7", "root/B10", "root/VB20", "root/VB22", "root/VB19", "root/V9")
@pytest.mark.example("p. 20")
def test_booklet_two_battles_of_the_vagabond() -> None:
    match = at("daylight | *vagabond thief at=c5 items=sword,sword relations=1:friendly | marquise c5:3", 1, 1, 2, 0)
    go(match, "fight 1")
    assert offered(match) == ["damage sword ready", "damage sword spent"]
    go(match, "damage sword spent")
    t = table(match)
    assert (warriors(match, 1, 5), t.relation[1], t.scores[0]) == (2, 4, 0)
    go(match, "fight 1")
    assert (warriors(match, 1, 5), t.scores[0]) == (1, 1)  # a 2, but one undamaged sword
    assert items(match, 0)["sword"] == [0, 1, 1, 0]


@pytest.mark.rule("root/VB8", "root/V11")
def test_a_strike_takes_a_warrior_or_what_stands_unguarded() -> None:
    match = go(at("daylight | *vagabond ranger at=c5 relations=1:hostile | marquise c5:2+workshop"), "strike 1")
    assert (warriors(match, 1, 5), table(match).scores[0]) == (1, 0)  # no infamy: not a battle
    match = go(at("daylight | *vagabond ranger at=c5 | marquise c5:workshop+wood c1:1 hand=rabbit_ambush"), "strike 1")
    assert offered(match) == ["hit workshop", "hit wood"]
    go(match, "hit workshop")
    assert (pieces(match, "workshop", 5), table(match).scores[0]) == (0, 1)
    assert told(match, "rolled") == []
    assert table(match).relation[1] == 0  # only warriors make hostile


@pytest.mark.rule("root/VB9")
def test_exploring_takes_the_item_scores_and_opens_the_slot() -> None:
    match = go(at(f"daylight | *vagabond thief at=c6 | {EYRIE}"), "explore")
    t = table(match)
    assert items(match, 0)["boot"] == [2, 0, 0, 0]
    assert items(match, 0)["torch"] == [0, 1, 0, 0]
    assert (t.scores[0], t.ruin[5], t.open_slots[5]) == (1, 0, 2)


@pytest.mark.rule("root/VB10", "root/Q4", "root/Q5")
def test_aid_gives_a_matching_card_for_any_item_and_may_take_one() -> None:
    match = at("daylight | *vagabond thief at=c3 hand=rabbit_ambush,mouse_sword | eyrie c3:6+roost made=hammer,boot")
    assert offered(match, "aid") == ["aid 1 rabbit_ambush"]
    go(match, "aid 1 rabbit_ambush")
    assert offered(match) == ["exhaust boot", "exhaust sword", "exhaust tea", "exhaust torch"]
    go(match, "exhaust torch")
    assert offered(match) == ["take boot", "take hammer", "pass"]
    go(match, "take hammer")
    assert items(match, 0)["hammer"] == [1, 0, 0, 0]
    assert made(match, 1) == ["boot"]
    assert hand(match, 1) == ["rabbit_ambush"]


@pytest.mark.rule("root/VB11")
def test_aid_needs_pieces_of_the_receiver_and_no_forest() -> None:
    match = at(f"daylight | *vagabond thief at=c12 hand=fox_anvil | {EYRIE}")
    assert offered(match, "aid") == []
    match = at(f"daylight | *vagabond thief at=f_4_9_12 hand=fox_anvil | {EYRIE}")
    assert offered(match, "aid") == []
    two = f"daylight | *vagabond thief at=c12 hand=fox_anvil | {EYRIE} | vagabond ranger at=c12"
    match = go(at(two, second_vagabond=True), "aid 2 fox_anvil", "exhaust tea")
    assert (table(match).scores[0], table(match).relation[2]) == (0, 0)


@pytest.mark.rule("root/VB12")
def test_a_quest_takes_two_items_for_cards_or_growing_points() -> None:
    base = "*vagabond thief at=c12 items=torch,hammer,tea done=fox_errand"
    line = f"daylight quests=fox_repair_a_shed,mouse_guard_duty,fox_fundraising | {base} | {EYRIE}"
    match = at(line)
    assert offered(match, "quest") == ["quest fox_repair_a_shed"]
    go(match, "quest fox_repair_a_shed", "quest_points")
    assert table(match).scores[0] == 2  # the second of its suit
    assert items(match, 0)["hammer"] == [0, 1, 0, 0]
    assert len(table(match).quests) == 3
    match = go(at(line), "quest fox_repair_a_shed", "quest_cards")
    assert (len(table(match).hands[0]), table(match).scores[0]) == (2, 0)
    elsewhere = at(line.replace("at=c12", "at=c9"))
    assert offered(elsewhere, "quest") == []


@pytest.mark.rule("root/VB12")
def test_a_quest_for_two_swords_needs_two() -> None:
    line = f"daylight quests=mouse_expel_bandits | *vagabond thief at=c9 items=sword,sword:spent | {EYRIE}"
    assert offered(at(line), "quest") == []
    assert offered(at(line.replace(":spent", "")), "quest") == ["quest mouse_expel_bandits"]


@pytest.mark.rule("root/VB13", "root/VB14")
def test_hammers_craft_in_the_suit_of_the_clearing() -> None:
    vagabond = "*vagabond tinker items=hammer,hammer,hammer hand=fox_anvil,fox_tax_collector,mouse_root_tea"
    match = at(f"daylight | {vagabond} at=c12 | {EYRIE}")
    assert offered(match, "craft") == ["craft fox_anvil"]  # a mixed cost is impossible
    go(match, "craft fox_anvil")
    assert items(match, 0)["hammer"] == [3, 1, 0, 0]
    assert table(match).scores[0] == 2
    assert offered(at(f"daylight | {vagabond} at=f_4_9_12 | {EYRIE}"), "craft") == []
    claim = at(f"daylight | *vagabond tinker at=c9 items=hammer,hammer,hammer,hammer hand=bird_royal_claim | {EYRIE}")
    assert offered(claim, "craft") == ["craft bird_royal_claim"]


@pytest.mark.rule("root/VB15", "root/V4")
def test_a_repaired_item_comes_back_face_up_or_keeps_its_side() -> None:
    line = "daylight | *vagabond tinker at=c5 items=hammer,sword:spent | marquise c5:3+keep hand=fox_anvil"
    match = at(line.replace("sword:spent", "sword:damaged"))
    go(match, "repair sword damaged")
    assert items(match, 0) == {"hammer": [0, 1, 0, 0], "sword": [1, 0, 0, 0]}
    kept = at(line.replace("sword:spent", "sword:damaged_spent"), repaired_side=True)
    go(kept, "repair sword damaged_spent")
    assert items(kept, 0)["sword"] == [0, 1, 0, 0]


@pytest.mark.rule("root/V4", "root/VB22")
def test_a_damaged_item_remembers_its_side_only_by_option() -> None:
    line = "daylight | *marquise c5:3 | vagabond tinker at=c5 items=sword:spent,boot"
    for side, row in ((False, [0, 0, 1, 0]), (True, [0, 0, 0, 1])):
        match = at(line, 1, 0, repaired_side=side)
        go(match, "battle c5 1", "damage sword spent")
        assert items(match, 1)["sword"] == row


@pytest.mark.rule("root/VB16", "root/VB17")
@pytest.mark.example("p. 19")
def test_booklet_three_aids_are_two_steps_and_three_points() -> None:
    vagabond = "*vagabond thief at=c12 items=boot,tea,torch hand=fox_anvil,fox_ambush,bird_ambush"
    match = at(f"daylight | {vagabond} | eyrie c12:1 c3:1+roost")
    go(match, "aid 1 fox_anvil", "exhaust boot")
    t = table(match)
    assert (t.relation[1], t.scores[0]) == (1, 1)
    go(match, "aid 1 fox_ambush", "exhaust tea")
    assert (t.relation[1], t.scores[0], t.aids[1]) == (1, 1, 1)
    go(match, "aid 1 bird_ambush")
    assert (t.relation[1], t.scores[0], t.aids[1]) == (2, 3, 0)


@pytest.mark.rule("root/VB17")
def test_aids_of_an_earlier_turn_do_not_count() -> None:
    vagabond = "*vagabond thief at=c12 items=boot,tea,torch hand=fox_anvil relations=1:amiable"
    match = at(f"daylight | {vagabond} | alliance c12:1")
    go(match, "aid 1 fox_anvil", "exhaust boot", "done", "done", "done")
    assert table(match).turn == 0
    assert table(match).aids == [0, 0, 0, 0]


@pytest.mark.rule("root/VB18")
def test_aiding_an_ally_scores_two_each_time() -> None:
    vagabond = "*vagabond thief at=c12 hand=fox_anvil,fox_ambush relations=1:allied"
    match = at(f"daylight | {vagabond} | eyrie c12:1 c3:1+roost")
    go(match, "aid 1 fox_anvil", "exhaust boot", "aid 1 fox_ambush", "exhaust tea")
    assert table(match).scores[0] == 4


@pytest.mark.rule("root/VB19", "root/VB20")
def test_also_a_defending_vagabond_makes_enemies_but_no_infamy() -> None:
    match = at("daylight | *marquise c5:3 | vagabond arbiter at=c5 relations=0:allied", 2, 2)
    go(match, "battle c5 1", "damage boot ready", "damage torch ready")
    assert warriors(match, 0, 5) == 1
    assert (table(match).relation[2], table(match).scores) == (4, [0, 0])


@pytest.mark.rule("root/VB20")
def test_infamy_counts_every_hostile_piece_removed_in_battle() -> None:
    vagabond = "*vagabond arbiter at=c5 items=sword,sword,sword relations=1:hostile"
    match = at(f"daylight | {vagabond} | marquise c5:1+workshop c1:1", 2, 0)
    go(match, "fight 1")
    assert table(match).scores[0] == 3  # two pieces of a hostile faction, and a point for the building


@pytest.mark.rule("root/VB21")
def test_the_hostile_can_be_aided_but_never_improve() -> None:
    vagabond = "*vagabond thief at=c12 hand=fox_anvil relations=1:hostile"
    match = at(f"daylight | {vagabond} | eyrie c12:1 c3:1+roost made=boot")
    go(match, "aid 1 fox_anvil", "exhaust tea", "take boot")
    assert (table(match).relation[1], table(match).scores[0]) == (4, 0)


@pytest.mark.rule("root/VB22")
def test_hits_beyond_the_undamaged_items_are_ignored() -> None:
    match = at("daylight | *marquise c5:3 | vagabond thief at=c5 items=boot", 3, 0)
    go(match, "battle c5 1")
    assert items(match, 1) == {"boot": [0, 0, 1, 0]}
    assert prompt(match) == "marquise"


@pytest.mark.rule("root/B12", "root/VB22")
def test_without_an_undamaged_sword_the_vagabond_is_defenseless() -> None:
    match = at("daylight | *marquise c5:3 | vagabond thief at=c5 items=boot,tea,sword:damaged", 0, 0)
    go(match, "battle c5 1", "damage boot ready")
    assert items(match, 1)["boot"] == [0, 0, 1, 0]


@pytest.mark.rule("root/VB24")
def test_an_ally_raises_the_cap_takes_hits_and_may_turn_hostile() -> None:
    vagabond = "*vagabond thief at=c5 items=sword relations=2:allied"
    others = "marquise c5:4 c1:1 | eyrie c5:2 c3:1+roost"
    match = go(at(f"daylight | {vagabond} | {others}", 3, 2), "fight 1")
    assert offered(match) == ["fight_with 2", "pass"]
    go(match, "fight_with 2")
    assert warriors(match, 1, 5) == 1  # two allied warriors and one sword: three hits
    assert offered(match) == ["damage sword spent", "lose_ally"]
    go(match, "lose_ally", "lose_ally")
    assert warriors(match, 2, 5) == 0
    assert table(match).relation[2] == 4
    match = go(at(f"daylight | {vagabond} | {others}", 3, 2), "fight 1", "fight_with 2", "lose_ally", "damage sword spent")
    assert table(match).relation[2] == 3  # not more with allied warriors than with items
    match = go(at(f"daylight | {vagabond} | {others}", 1, 0), "fight 2")
    assert prompt(match) == "vagabond"  # not against the ally itself, and with it nobody is left to ask


@pytest.mark.rule("root/VB25", "root/V14", "root/V10")
def test_rest_draw_discard_and_carry_no_more_than_the_limit() -> None:
    match = at(f"evening | *vagabond thief at=f_4_9_12 items=sword:damaged,boot:damaged,coin | {EYRIE}")
    assert items(match, 0) == {"boot": [1, 0, 0, 0], "sword": [1, 0, 0, 0], "coin": [1, 0, 0, 0]}
    assert len(table(match).hands[0]) == 2
    seven = "sword,sword,boot,boot,torch,hammer:damaged,crossbow"
    match = at(f"evening | *vagabond thief at=c5 items={seven} | {EYRIE}")
    assert prompt(match) == "drop"
    assert "drop hammer damaged" in offered(match)
    go(match, "drop torch ready")
    assert "torch" not in items(match, 0)
    assert table(match).turn == 1
    match = at(f"evening | *vagabond thief at=c5 items={seven},bag | {EYRIE} hand=fox_anvil")
    assert asked(match) == 1  # the bag on its track gives room for two more


@pytest.mark.rule("root/VB26")
def test_the_thief_steals_a_random_card_where_the_victim_is() -> None:
    others = "eyrie c3:6+roost hand=fox_anvil,mouse_sword | marquise c1:1 hand=bird_ambush"
    match = at(f"daylight | *vagabond thief at=c3 | {others}", 0)
    assert offered(match, "steal") == ["steal 1"]
    go(match, "steal 1")
    assert hand(match, 0) == ["fox_anvil"]
    assert items(match, 0)["torch"] == [0, 1, 0, 0]
    assert offered(at("daylight | *vagabond thief at=c3 | eyrie c3:6+roost"), "steal") == []


@pytest.mark.rule("root/VB27")
def test_the_tinker_takes_a_matching_card_from_the_discard_pile() -> None:
    match = at(f"daylight discard=fox_anvil,mouse_sword,bird_ambush | *vagabond tinker at=c12 | {EYRIE}")
    assert offered(match, "labor") == ["labor bird_ambush", "labor fox_anvil"]
    go(match, "labor fox_anvil")
    assert hand(match, 0) == ["fox_anvil"]
    assert cards(match, table(match).discard) == ["bird_ambush", "mouse_sword"]


@pytest.mark.rule("root/VB28")
def test_the_ranger_repairs_up_to_three_and_daylight_ends() -> None:
    vagabond = "*vagabond ranger at=c12 items=torch,boot,sword:damaged,tea:damaged"
    match = go(at(f"daylight | {vagabond} | {EYRIE} hand=fox_anvil"), "hideout")
    go(match, "repair sword damaged", "repair tea damaged")
    assert items(match, 0)["tea"] == [1, 0, 0, 0]
    assert table(match).turn == 1


@pytest.mark.rule("root/VB29")
def test_the_vagrant_lets_two_others_fight_chooses_losses_and_scores() -> None:
    vagabond = "*vagabond vagrant at=c12 relations=1:hostile"
    match = at(f"daylight ruins= | {vagabond} | marquise c12:1+sawmill+wood c1:1 | eyrie c12:3 c3:1+roost", 2, 1)
    assert "instigate 2 1" in offered(match)
    go(match, "instigate 2 1")
    assert (prompt(match), asked(match)) == ("lose", 0)  # he chooses for the Marquise
    go(match, "lose sawmill")
    t = table(match)
    assert (pieces(match, "sawmill", 12), warriors(match, 1, 12), warriors(match, 2, 12)) == (0, 0, 2)
    assert t.scores == [3, 0, 0]  # a building, and infamy for two pieces of the hostile Marquise
    assert t.relation[2] == 0  # who only instigates makes no enemy
    assert items(match, 0)["torch"] == [0, 1, 0, 0]


@pytest.mark.rule("root/VB29")
def test_the_vagrant_may_be_one_side_himself() -> None:
    match = at("daylight | *vagabond vagrant at=c12 items=torch,sword | marquise c12:2 c1:1")
    assert offered(match, "instigate") == ["instigate 0 1", "instigate 1 0"]


@pytest.mark.rule("root/VB31", "root/M13")
def test_the_scoundrel_burns_a_clearing_for_ever() -> None:
    vagabond = "*vagabond scoundrel at=c5 relations=1:hostile"
    match = go(at(f"daylight | {vagabond} | marquise c5:2+workshop c1:2"), "scorch")
    t = table(match)
    assert (warriors(match, 1, 5), pieces(match, "workshop", 5), t.scores[0]) == (0, 0, 1)  # no infamy
    assert "torch" not in items(match, 0)
    assert t.dropped[7] == 1
    go(match, "travel c1")
    assert "travel c5" not in offered(match)


@pytest.mark.rule("root/VB31", "root/VB19")
def test_burning_warriors_makes_hostile() -> None:
    match = go(at("daylight | *vagabond scoundrel at=c5 | marquise c5:2 c1:2"), "scorch")
    assert table(match).relation[1] == 4


@pytest.mark.rule("root/VB32", "root/M6")
def test_the_pawn_is_a_piece_and_never_removed() -> None:
    match = at("birdsong | *alliance c5:sympathy supporters=rabbit_ambush,rabbit_cobbler | vagabond thief at=c5 items=boot")
    go(match, "revolt c5", "supporter rabbit_ambush", "supporter rabbit_cobbler")
    assert table(match).pawn[1] == 4
    assert items(match, 1)["boot"] == [0, 0, 1, 0]
    assert ruler(match, 5) == 0


@pytest.mark.rule("root/VB33")
def test_with_two_vagabonds_a_sort_of_item_is_unearthed_once() -> None:
    others = f"{EYRIE} | vagabond ranger at=c9"
    line = f"daylight ruins=c12:boot+sword | *vagabond thief at=c12 items=torch unearthed=boot | {others}"
    match = go(at(line, second_vagabond=True), "explore")
    assert items(match, 0)["sword"] == [1, 0, 0, 0]
    assert (table(match).scores[0], table(match).ruin[11]) == (1, 1)  # an item is left, the ruin stays
    match = go(at(line.replace("unearthed=boot", "unearthed=boot,sword"), second_vagabond=True), "explore")
    assert (table(match).scores[0], items(match, 0)["torch"]) == (0, [0, 1, 0, 0])
    match = go(at(line.replace("unearthed=boot", ""), second_vagabond=True), "explore")
    assert offered(match) == ["take boot", "take sword"]
