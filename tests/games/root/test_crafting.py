"""Chapters C, K: suits, spending, crafting, and every card in play."""

import pytest

from games.root.tools import asked, at, cards, go, hand, items, made, offered, pieces, prompt, table, told, warriors


@pytest.mark.rule("root/C1")
@pytest.mark.example("p. 6")
def test_a_bird_stands_for_every_suit_but_nothing_stands_for_a_bird() -> None:
    match = at("daylight | *marquise c1:1+sawmill hand=fox_anvil,bird_ambush,mouse_sword | eyrie c3:6+roost")
    assert offered(match, "overwork") == ["overwork c1 bird_ambush", "overwork c1 fox_anvil"]
    match = at("daylight.3 | *marquise c1:1 hand=fox_anvil,bird_ambush | eyrie c3:6+roost")
    assert offered(match, "hire") == ["hire bird_ambush"]


@pytest.mark.rule("root/C1")
def test_several_cards_of_a_suit_may_all_be_birds() -> None:
    match = at("birdsong | *alliance c12:sympathy supporters=bird_ambush,bird_sappers | eyrie c3:6+roost")
    assert "revolt c12" in offered(match)


@pytest.mark.rule("root/C2", "root/WA3")
def test_who_holds_a_bird_pays_outrage_with_it() -> None:
    match = at("daylight | *marquise c1:1 hand=bird_ambush,mouse_sword | alliance c5:sympathy")
    go(match, "march", "move c1 c5")
    assert offered(match) == ["outrage bird_ambush"]


@pytest.mark.rule("root/C3")
def test_ambush_and_dominance_are_spent_for_their_suit_and_never_crafted() -> None:
    base = "daylight | *marquise 12 c1:1+sawmill c9:workshop*2 c12:workshop hand=fox_ambush,fox_dominance |"
    match = at(f"{base} eyrie c3:6+roost | alliance c5:1")
    assert offered(match, "overwork") == ["overwork c1 fox_ambush", "overwork c1 fox_dominance"]
    assert offered(match, "craft") == []


@pytest.mark.rule("root/C4", "root/C5")
def test_a_spent_dominance_card_becomes_available_and_can_be_fetched() -> None:
    hands = "hand=fox_dominance,fox_anvil,bird_ambush,mouse_sword"
    match = at(f"daylight | *marquise c1:1+sawmill {hands} | eyrie c3:6+roost | alliance c5:1")
    go(match, "overwork c1 fox_dominance")
    assert cards(match, table(match).available) == ["fox_dominance"]
    assert table(match).discard == []
    assert offered(match, "retrieve") == ["retrieve fox_dominance bird_ambush", "retrieve fox_dominance fox_anvil"]
    go(match, "retrieve fox_dominance fox_anvil")
    assert hand(match, 0) == ["bird_ambush", "fox_dominance", "mouse_sword"]


@pytest.mark.rule("root/C5")
def test_only_a_bird_fetches_the_bird_dominance() -> None:
    base = "daylight available=bird_dominance | *marquise c1:1 hand=fox_anvil,bird_ambush |"
    match = at(f"{base} eyrie c3:6+roost | alliance c5:1")
    assert offered(match, "retrieve") == ["retrieve bird_dominance bird_ambush"]


@pytest.mark.rule("root/K1", "root/K2")
@pytest.mark.example("p. 7")
def test_booklet_crafting_a_knapsack_with_a_mouse_workshop() -> None:
    base = "daylight | *marquise c1:1+workshop c6:1+workshop c9:1+workshop c7:1+workshop hand=fox_gently_used_knapsack |"
    match = go(at(f"{base} eyrie c3:6+roost"), "craft fox_gently_used_knapsack")
    assert made(match, 0) == ["bag"]
    assert table(match).scores[0] == 1
    assert cards(match, table(match).discard) == ["fox_gently_used_knapsack"]
    assert table(match).tapped == [0, 0, 1]


@pytest.mark.rule("root/K1")
def test_each_piece_is_used_once_a_turn_and_any_icons_take_every_suit() -> None:
    base = "daylight | *marquise c9:1+workshop c12:1+workshop hand=fox_root_tea,mouse_root_tea,fox_anvil |"
    match = at(f"{base} eyrie c3:6+roost")
    assert offered(match, "craft") == ["craft fox_root_tea", "craft fox_anvil", "craft mouse_root_tea"]
    go(match, "craft fox_root_tea")
    assert offered(match, "craft") == ["craft fox_anvil"]
    claim = "daylight | *marquise c9:1+workshop*2 c7:1+workshop c8:1+workshop*2 hand=bird_royal_claim | eyrie c3:6+roost"
    match = go(at(claim), "craft bird_royal_claim")
    assert offered(match) == ["activate fox", "activate mouse"]
    go(match, "activate fox", "activate mouse", "activate mouse", "activate mouse")
    assert cards(match, table(match).crafted[0]) == ["bird_royal_claim"]
    assert table(match).tapped == [1, 0, 3]


@pytest.mark.rule("root/K2")
def test_without_the_item_the_card_cannot_be_crafted() -> None:
    match = at("daylight supply=boot | *marquise c12:1+workshop hand=fox_anvil | eyrie c3:6+roost")
    assert offered(match, "craft") == []


@pytest.mark.rule("root/K3")
def test_a_second_card_of_the_same_name_cannot_be_crafted() -> None:
    base = "daylight | *marquise c12:1+workshop c9:1+workshop hand=bird_armorers,bird_sappers crafted=bird_armorers |"
    match = at(f"{base} eyrie c3:6+roost")
    assert offered(match, "craft") == ["craft bird_sappers"]


@pytest.mark.rule("root/K4", "root/K8")
def test_a_favor_clears_all_clearings_of_the_suit() -> None:
    marquise = "*marquise c1:1+workshop c6:1+workshop c8:1+workshop hand=fox_favor_of_the_foxes"
    others = "eyrie c12:2+roost c3:1+roost | alliance c6:sympathy | vagabond ranger at=c12"
    match = at(f"daylight ruins=c10:bag,c11:sword | {marquise} | {others}")
    go(match, "craft fox_favor_of_the_foxes", "damage boot ready", "damage torch ready", "damage sword ready")
    assert (warriors(match, 1, 12), pieces(match, "roost", 12), pieces(match, "sympathy", 6)) == (0, 0, 0)
    assert pieces(match, "roost", 3) == 1
    assert table(match).scores == [2, 0, 0, 0]
    assert items(match, 3)["crossbow"] == [1, 0, 0, 0]
    assert cards(match, table(match).discard) == ["fox_favor_of_the_foxes"]
    assert len(table(match).supporters[2]) == 1  # outrage for the removed token
    assert warriors(match, 0, 6) == 1


@pytest.mark.rule("root/K8", "root/MA3", "root/MA4")
def test_hospitals_are_offered_once_for_each_clearing_of_a_favor() -> None:
    eyrie = "*eyrie c6:roost+1 c8:roost+1 c12:roost+1 c3:1 leader=builder hand=fox_favor_of_the_foxes"
    match = at(f"daylight ruins= | {eyrie} | marquise c9:keep c1:2 c12:3 hand=fox_anvil,fox_ambush,mouse_sword")
    go(match, "craft fox_favor_of_the_foxes")
    assert match.pending[0].facts == {"where": "c1", "count": "2"}
    go(match, "hospital fox_anvil")
    assert match.pending[0].facts == {"where": "c12", "count": "3"}
    assert offered(match) == ["hospital fox_ambush", "pass"]
    go(match, "pass")
    assert warriors(match, 1, 9) == 2


@pytest.mark.rule("root/K5")
def test_the_eyrie_scores_one_for_an_item_unless_the_builder_leads() -> None:
    for leader, points in (("despot", 1), ("builder", 2)):
        match = at(f"daylight ruins= | *eyrie c12:1+roost leader={leader} hand=fox_anvil | marquise c1:1")
        go(match, "craft fox_anvil")
        assert table(match).scores == [points, 0]


@pytest.mark.rule("root/K6")
def test_the_marquise_crafts_before_her_actions_only() -> None:
    match = at("daylight ruins= | *marquise c12:3+workshop hand=fox_anvil | eyrie c3:6+roost")
    assert "craft fox_anvil" in offered(match)
    go(match, "march", "move c12 c4", "take_along 1", "pass")
    assert offered(match, "craft") == []


@pytest.mark.rule("root/K6", "root/WA10")
def test_the_alliance_crafts_at_any_point_of_daylight_with_sympathy() -> None:
    match = at("daylight | *alliance c12:sympathy hand=fox_anvil,mouse_sword | eyrie c3:6+roost")
    go(match, "mobilize mouse_sword", "craft fox_anvil")
    assert table(match).scores[0] == 2


@pytest.mark.rule("root/K7")
def test_a_crafted_card_works_this_turn_if_its_time_has_not_passed() -> None:
    tax = "*marquise c12:1+workshop c5:1+workshop c9:1+workshop hand=fox_tax_collector"
    match = at(f"daylight ruins= | {tax} | eyrie c3:6+roost")
    go(match, "craft fox_tax_collector")
    assert offered(match, "tax") == ["tax c5", "tax c9", "tax c12"]
    warren = "*marquise c5:2+workshop*2 hand=rabbit_command_warren"
    match = at(f"daylight | {warren} | eyrie c3:6+roost c5:1")
    go(match, "craft rabbit_command_warren")
    assert prompt(match) == "marquise"  # the start of Daylight has passed
    cobbler = "*marquise c5:2+workshop*2 hand=rabbit_cobbler"
    match = go(at(f"daylight | {cobbler} | eyrie c3:6+roost"), "craft rabbit_cobbler", "done")
    assert prompt(match) == "cobbler"


@pytest.mark.rule("root/K9")
def test_royal_claim_scores_ruled_clearings_in_birdsong_and_is_discarded() -> None:
    match = at("birdsong | *marquise c1:1 c5:1 c9:1 crafted=bird_royal_claim | eyrie c3:6+roost c9:1")
    go(match, "use bird_royal_claim")
    assert table(match).scores == [2, 0]
    assert cards(match, table(match).discard) == ["bird_royal_claim"]


@pytest.mark.rule("root/K10")
def test_stand_and_deliver_takes_a_random_card_and_its_owner_scores() -> None:
    match = at("birdsong | *marquise c1:1 crafted=fox_stand_and_deliver | eyrie c3:6+roost hand=fox_anvil,mouse_sword", 1)
    go(match, "rob 1")
    assert (hand(match, 0), hand(match, 1)) == (["mouse_sword"], ["fox_anvil"])
    assert table(match).scores == [0, 1]
    assert prompt(match) == "marquise"  # once only
    match = at("birdsong | *marquise c1:1 crafted=fox_stand_and_deliver | eyrie 29 c3:6+roost hand=fox_anvil")
    go(match, "rob 1")
    assert (match.over, table(match).winner) == (True, 1)


@pytest.mark.rule("root/K11", "root/V8", "root/G8")
def test_better_burrow_bank_lets_two_draw_before_anything_else() -> None:
    base = "birdsong | *marquise c1:1+sawmill crafted=rabbit_better_burrow_bank | eyrie c3:6+roost | alliance c5:1"
    match = at(base)
    assert offered(match) == ["share 1", "share 2"]
    assert pieces(match, "wood", 1) == 0
    go(match, "share 2")
    assert [len(cards) for cards in table(match).hands] == [1, 0, 1]
    assert pieces(match, "wood", 1) == 1
    assert "pass" in offered(at(base, burrow_bank=True))


@pytest.mark.rule("root/K12", "root/G9")
def test_codebreakers_look_at_one_hand_once() -> None:
    match = at("daylight | *marquise c1:1 crafted=mouse_codebreakers | eyrie c3:6+roost hand=fox_anvil,mouse_sword")
    before = match.view(0)["table"]
    assert isinstance(before, dict)
    assert before["hands"][1] == ["?", "?"]
    go(match, "peek 1")
    after, others = match.view(0)["table"], match.view(None)["table"]
    assert isinstance(after, dict)
    assert isinstance(others, dict)
    assert sorted(after["hands"][1]) == ["fox_anvil", "mouse_sword"]
    assert others["hands"][1] == ["?", "?"]
    assert offered(match, "peek") == []


@pytest.mark.rule("root/K13", "root/MA4")
def test_tax_collector_removes_an_own_warrior_for_a_card_and_no_hospital_opens() -> None:
    match = at("daylight | *marquise c1:2+keep hand=fox_anvil crafted=fox_tax_collector | eyrie c3:6+roost")
    go(match, "tax c1")
    assert warriors(match, 0, 1) == 1
    assert len(table(match).hands[0]) == 2
    assert prompt(match) == "marquise"
    assert offered(match, "tax") == []
    match = at("daylight | *vagabond thief at=c1 crafted=fox_tax_collector | eyrie c3:6+roost")
    assert offered(match, "tax") == []


@pytest.mark.rule("root/K14", "root/G8")
def test_cobbler_gives_a_move_at_the_start_of_evening() -> None:
    match = at("evening | *marquise c1:2 crafted=rabbit_cobbler | eyrie c3:6+roost")
    assert prompt(match) == "cobbler"
    go(match, "move c1 c5", "take_along 2")
    assert warriors(match, 0, 5) == 2
    assert len(table(match).hands[0]) == 1  # then she draws


@pytest.mark.rule("root/K14")
def test_a_vagabond_moves_by_cobbler_without_a_boot_but_pays_for_hostile_warriors() -> None:
    vagabond = "*vagabond thief at=c1 crafted=rabbit_cobbler relations=1:hostile"
    match = at(f"evening | {vagabond} items=sword | eyrie c3:1+roost c5:1")
    assert offered(match) == ["travel c9", "travel c10", "pass"]
    match = at(f"evening | {vagabond} items=boot | eyrie c3:1+roost c5:1")
    go(match, "travel c5")
    assert items(match, 0)["boot"] == [0, 1, 0, 0]


@pytest.mark.rule("root/K15", "root/G8")
def test_command_warren_gives_a_battle_at_the_start_of_daylight() -> None:
    match = at("daylight | *marquise c5:2 crafted=rabbit_command_warren | eyrie c3:1+roost c5:1", 1, 0)
    assert offered(match) == ["battle c5 1", "pass"]
    go(match, "battle c5 1")
    assert warriors(match, 1, 5) == 0
    assert table(match).actions == 3
    match = at("daylight | *vagabond thief at=c5 items=boot crafted=rabbit_command_warren | eyrie c3:1+roost c5:1", 1, 0)
    assert offered(match) == ["battle c5 1", "pass"]  # no sword needed
    assert asked(match) == 0
    assert told(match, "battled") == []
