"""Chapter B: ambush, dice, extra hits, cards, losses and what they trigger."""

import pytest

from games.root.tools import asked, at, cards, go, hand, items, offered, pieces, prompt, table, told, warriors


@pytest.mark.rule("root/B1")
def test_any_piece_can_be_attacked_where_the_attacker_has_warriors() -> None:
    match = at(
        "daylight | *marquise c1:1 c5:1 c9:1 c12:workshop | eyrie c3:6+roost c12:2 | alliance c5:sympathy"
        " | vagabond thief at=c9"
    )
    assert offered(match, "battle") == ["battle c5 2", "battle c9 3"]


@pytest.mark.rule("root/B1", "root/V12", "root/D9")
def test_partners_cannot_battle_each_other() -> None:
    match = at(
        "daylight | *marquise 3 c9:1 | eyrie c3:6+roost | alliance c5:sympathy"
        " | vagabond 12 thief at=c9 dominance=fox_dominance partner=0"
    )
    assert offered(match, "battle") == []


@pytest.mark.rule("root/B2", "root/B9", "root/B10", "root/B20", "root/B21")
@pytest.mark.example("p. 8")
def test_booklet_battle_two_hits_at_most_and_a_point_for_the_token() -> None:
    # Two Eyrie warriors attack one Marquise warrior with a wood; the dice show 3 and 0.
    match = at("daylight | marquise c12:1+wood c1:1 | *eyrie c12:2 c3:2+roost leader=charismatic", 3, 0)
    go(match, "decree_recruit bird c3", "decree_battle bird c12 0")
    assert told(match, "rolled")[0]["attack"] == "3"
    assert told(match, "hits")[0]["count"] == "2"
    assert (warriors(match, 0, 12), pieces(match, "wood", 12)) == (0, 0)
    assert warriors(match, 1, 12) == 2
    assert table(match).scores == [0, 1]


@pytest.mark.rule("root/B3", "root/B7")
@pytest.mark.example("p. 9")
def test_booklet_ambush_a_bird_matches_and_ends_the_battle() -> None:
    # Two Eyrie warriors attack in a mouse clearing; the Marquise plays a bird ambush.
    match = at(
        "daylight | marquise c9:2 c1:1 hand=bird_ambush | *eyrie c9:2 c3:2+roost leader=charismatic hand=fox_anvil", 3, 3
    )
    go(match, "done", "decree_recruit bird c3", "decree_battle bird c9 0")
    assert asked(match) == 0
    go(match, "ambush bird_ambush", "pass")
    assert warriors(match, 1, 9) == 0
    assert warriors(match, 0, 9) == 2
    assert told(match, "rolled") == []
    assert table(match).supply[1] == 20 - 4


@pytest.mark.rule("root/B3")
def test_an_ambush_must_match_the_clearing_and_is_asked_even_without_one() -> None:
    match = at("daylight | *marquise c9:2 | eyrie c9:1 c3:1+roost hand=fox_ambush,mouse_ambush,fox_anvil", 0, 0)
    assert offered(go(match, "battle c9 1")) == ["ambush mouse_ambush", "pass"]
    match = at("daylight | *marquise c9:2 | eyrie c9:1 c3:1+roost hand=fox_anvil", 0, 0)
    assert offered(go(match, "battle c9 1")) == ["pass"]


@pytest.mark.rule("root/B3")
def test_the_defenseless_may_ambush_and_two_hits_are_not_capped() -> None:
    match = at("daylight | *marquise c9:3 | alliance c9:sympathy hand=mouse_ambush", 0, 0)
    go(match, "battle c9 1", "ambush mouse_ambush")
    assert told(match, "warriors_lost")[0]["count"] == "2"


@pytest.mark.rule("root/B4")
def test_a_matching_ambush_foils_and_both_cards_are_discarded() -> None:
    match = at("daylight | *marquise c9:2 hand=bird_ambush | eyrie c9:2 c3:1+roost hand=mouse_ambush", 0, 0)
    go(match, "battle c9 1", "ambush mouse_ambush")
    assert (asked(match), offered(match)) == (0, ["foil bird_ambush", "pass"])
    go(match, "foil bird_ambush")
    assert cards(match, table(match).discard) == ["bird_ambush", "mouse_ambush"]
    assert warriors(match, 0, 9) == 2
    assert len(told(match, "rolled")) == 1


@pytest.mark.rule("root/B5")
def test_scouting_party_makes_ambush_pointless() -> None:
    match = at("daylight | *marquise c9:2 crafted=mouse_scouting_party | eyrie c9:2 c3:1+roost hand=mouse_ambush", 0, 0)
    go(match, "battle c9 1")
    assert told(match, "rolled") != []
    assert hand(match, 1) == ["mouse_ambush"]


@pytest.mark.rule("root/B6", "root/B21")
def test_ambush_hits_take_buildings_when_no_warrior_is_left() -> None:
    match = at("daylight | *marquise c9:1+workshop | eyrie c9:2 c3:1+roost hand=mouse_ambush")
    go(match, "battle c9 1", "ambush mouse_ambush")
    assert pieces(match, "workshop", 9) == 0
    assert table(match).scores == [0, 1]
    assert told(match, "rolled") == []


@pytest.mark.rule("root/B7")
def test_a_vagabond_fights_on_after_an_ambush() -> None:
    match = at("daylight | *vagabond ranger at=c9 | eyrie c9:1 c3:1+roost hand=mouse_ambush", 1, 0)
    go(match, "fight 1", "ambush mouse_ambush", "damage boot ready", "damage torch ready")
    assert len(told(match, "rolled")) == 1
    assert warriors(match, 1, 9) == 0


@pytest.mark.rule("root/B8", "root/VB30")
def test_the_arbiter_is_enlisted_before_the_dice() -> None:
    match = at("daylight | *marquise c9:4 | eyrie c9:1 c3:1+roost | vagabond arbiter at=c9", 3, 3)
    go(match, "battle c9 1")
    assert (asked(match), offered(match)) == (1, ["enlist 2", "pass"])
    go(match, "enlist 2")
    assert table(match).scores == [0, 0, 1]
    assert warriors(match, 0, 9) == 1  # one warrior and two swords: three hits


@pytest.mark.rule("root/VB30")
def test_without_the_arbiter_the_cap_is_the_warriors_and_alone_one_stays_defenseless() -> None:
    match = at("daylight | *marquise c9:4 | eyrie c9:1 c3:1+roost | vagabond arbiter at=c9", 3, 3)
    go(match, "battle c9 1", "pass")
    assert warriors(match, 0, 9) == 3
    match = at("daylight | *marquise c9:4 | alliance c9:sympathy | vagabond arbiter at=c9", 0, 0)
    go(match, "battle c9 1", "enlist 2")
    assert pieces(match, "sympathy", 9) == 0  # the extra hit against the defenseless is dealt all the same


@pytest.mark.rule("root/B9", "root/B19")
def test_the_higher_die_is_the_attackers_and_both_sides_lose_at_once() -> None:
    match = at("daylight | *marquise c9:3 | eyrie c9:3 c3:1+roost", 1, 2)
    go(match, "battle c9 1")
    assert (warriors(match, 0, 9), warriors(match, 1, 9)) == (2, 1)
    match = at("daylight | *marquise c9:1 | eyrie c9:1 c3:1+roost", 3, 3)
    go(match, "battle c9 1")
    assert (warriors(match, 0, 9), warriors(match, 1, 9)) == (0, 0)


@pytest.mark.rule("root/B11", "root/WA10")
def test_guerrillas_defend_with_the_higher_die_and_attack_as_others() -> None:
    match = at("daylight | *marquise c9:4 | alliance c9:4", 0, 3)
    go(match, "battle c9 1")
    assert (warriors(match, 0, 9), warriors(match, 1, 9)) == (1, 4)
    match = at("evening.1 actions=1 | *alliance c9:4 officers=1 | marquise c9:4", 0, 3)
    go(match, "battle c9 1")
    assert (warriors(match, 0, 9), warriors(match, 1, 9)) == (4, 1)


@pytest.mark.rule("root/B12", "root/B13")
def test_the_defenseless_take_an_extra_hit_beyond_the_cap() -> None:
    match = at("daylight | *marquise c9:1 | alliance c9:base_mouse+sympathy", 3, 1)
    # Guerrilla War: the attacker has the lower die, 1, and one warrior; with the extra hit both pieces fall.
    go(match, "battle c9 1")
    assert prompt(match) == "lose"
    go(match, "lose sympathy", "order base_lost")
    assert (pieces(match, "base_mouse", 9), pieces(match, "sympathy", 9)) == (0, 0)
    assert table(match).scores[0] == 2


@pytest.mark.rule("root/B14")
def test_the_commander_deals_an_extra_hit_as_attacker_only() -> None:
    match = at("daylight | *eyrie c9:1 c3:1+roost leader=commander | marquise c9:3", 0, 0)
    go(match, "decree_move bird c3 c7", "decree_battle bird c9 1")
    assert warriors(match, 1, 9) == 2
    match = at("daylight | *marquise c9:3 | eyrie c9:1 c3:1+roost leader=commander", 0, 0)
    go(match, "battle c9 1")
    assert warriors(match, 0, 9) == 3


@pytest.mark.rule("root/B15")
def test_brutal_tactics_are_a_choice_in_each_battle_and_the_defender_scores() -> None:
    match = at("daylight | *marquise c9:3 crafted=bird_brutal_tactics | eyrie c9:3 c3:1+roost", 0, 0, 0, 0)
    go(match, "battle c9 1", "use bird_brutal_tactics")
    assert warriors(match, 1, 9) == 2
    assert table(match).scores == [0, 1]
    go(match, "battle c9 1", "pass")
    assert warriors(match, 1, 9) == 2
    assert cards(match, table(match).crafted[0]) == ["bird_brutal_tactics"]


@pytest.mark.rule("root/B16")
def test_sappers_are_discarded_for_an_extra_hit_by_the_defender() -> None:
    match = at("daylight | *marquise c9:3 | eyrie c9:3 c3:1+roost crafted=bird_sappers", 0, 0)
    go(match, "battle c9 1")
    assert asked(match) == 1
    go(match, "use bird_sappers")
    assert warriors(match, 0, 9) == 2
    assert cards(match, table(match).discard) == ["bird_sappers"]
    match = at("daylight | *marquise c9:3 crafted=bird_sappers | eyrie c9:3 c3:1+roost", 0, 0)
    assert prompt(go(match, "battle c9 1")) == "marquise"  # no use to an attacker


@pytest.mark.rule("root/B17")
def test_armorers_stop_rolled_hits_but_not_extra_ones() -> None:
    match = at("daylight | *marquise c9:3 crafted=bird_brutal_tactics | eyrie c9:3 c3:1+roost crafted=bird_armorers", 3, 0)
    go(match, "battle c9 1", "first 0", "use bird_brutal_tactics", "use bird_armorers")
    assert warriors(match, 1, 9) == 2
    assert cards(match, table(match).discard) == ["bird_armorers"]


@pytest.mark.rule("root/B18", "root/Q18")
def test_the_attacker_says_who_uses_effects_first_and_both_know_the_roll() -> None:
    match = at("daylight | *marquise c9:3 crafted=bird_brutal_tactics | eyrie c9:3 c3:1+roost crafted=bird_armorers", 2, 1)
    go(match, "battle c9 1")
    assert (prompt(match), asked(match)) == ("first", 0)
    assert match.pending[0].facts == {"attack": "2", "defence": "1"}
    go(match, "first 1")
    assert asked(match) == 1
    go(match, "pass")
    assert asked(match) == 0
    go(match, "use bird_brutal_tactics")
    assert asked(match) == 1  # the answer to it: both go on until both pass
    go(match, "pass")
    assert warriors(match, 1, 9) == 0


@pytest.mark.rule("root/B20", "root/B13")
def test_warriors_fall_first_then_the_owner_chooses_and_spare_hits_are_lost() -> None:
    match = at("daylight | *eyrie c9:3 c3:1+roost leader=commander | marquise c9:1+workshop+wood", 2, 0)
    go(match, "decree_move bird c3 c7", "decree_battle bird c9 1")
    assert (asked(match), offered(match)) == (1, ["lose workshop", "lose wood"])
    go(match, "lose wood")
    assert pieces(match, "workshop", 9) == 0
    match = at("daylight | *eyrie c9:3 c3:1+roost leader=commander | marquise c9:1 c1:1", 3, 0)
    go(match, "decree_move bird c3 c7", "decree_battle bird c9 1")
    assert warriors(match, 1, 9) == 0
    assert table(match).scores == [0, 0]


@pytest.mark.rule("root/B22")
def test_the_despot_scores_once_more_in_a_battle_that_removes_cardboard() -> None:
    match = at("daylight | marquise c9:wood*2 c1:1 | *eyrie c9:3 c3:1+roost leader=despot decree=battle:mouse_sword", 2, 0)
    go(match, "decree_move bird c3 c7", "decree_battle mouse c9 0")
    assert pieces(match, "wood", 9) == 0
    assert table(match).scores == [0, 3]
    match = at("daylight | *marquise c9:1+workshop c1:1 | eyrie c9:3 c3:1+roost leader=despot", 2, 2)
    go(match, "battle c9 1")
    assert table(match).scores == [0, 2]  # also as defender


@pytest.mark.rule("root/B23", "root/B24", "root/G5a", "root/G5b")
def test_triggers_come_after_all_removals_and_the_owner_orders_his() -> None:
    match = at(
        "daylight | *marquise c12:4 hand=fox_anvil | alliance c12:base_fox+sympathy supporters=fox_ambush officers=3", 2, 2
    )
    go(match, "battle c12 1", "lose base_fox")
    assert (pieces(match, "base_fox", 12), pieces(match, "sympathy", 12)) == (0, 0)
    assert (prompt(match), asked(match)) == ("order", 1)
    go(match, "order base_lost")
    assert table(match).officers == 1
    go(match, "outrage fox_anvil")
    assert cards(match, table(match).supporters[1]) == ["fox_anvil"]  # added after the loss, so it is kept


@pytest.mark.rule("root/G4")
def test_the_player_whose_turn_it_is_says_whose_triggers_come_first() -> None:
    match = at("daylight | *marquise c1:keep c12:3 hand=fox_anvil | alliance c12:2+sympathy", 3, 3)
    go(match, "battle c12 1")
    # The Marquise lost warriors (hospitals) and removed the sympathy (outrage): one fox card for one of the two.
    assert (prompt(match), asked(match), offered(match)) == ("whose", 0, ["first 0", "first 1"])
    go(match, "first 0", "hospital fox_anvil")
    assert warriors(match, 0, 1) == 2
    assert told(match, "showed") == []  # her hand is empty: nothing to show
    assert len(table(match).supporters[1]) == 1


@pytest.mark.rule("root/B27")
def test_rule_changes_only_after_the_hits() -> None:
    match = at("daylight | *marquise c9:2 | eyrie c9:1 c3:1+roost", 1, 1)
    go(match, "battle c9 1")
    assert table(match).ruler[8] == 0
    assert [line["event"] for line in match.log].count("rolled") == 1


@pytest.mark.rule("root/G2", "root/B19")
def test_if_both_reach_thirty_in_one_battle_the_player_whose_turn_it_is_wins() -> None:
    match = at("daylight | marquise 29 c9:workshop+1 c1:1 | *eyrie 29 c9:2+roost c3:1+roost leader=commander", 3, 3)
    go(match, "decree_move bird c3 c7", "decree_battle bird c9 0")
    assert match.over
    assert table(match).winner == 1


@pytest.mark.rule("root/G2")
def test_thirty_points_win_in_the_turn_of_another() -> None:
    match = at("daylight | *marquise 5 c9:1+workshop | eyrie 29 c9:2 c3:1+roost leader=builder hand=mouse_ambush")
    go(match, "battle c9 1", "ambush mouse_ambush")
    assert match.over
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ([1], [5, 30])


@pytest.mark.rule("root/Q1")
def test_of_two_others_at_thirty_the_next_in_turn_order_wins() -> None:
    # The Vagrant lets the Marquise and the Eyrie fight; both of them already stand at 30 when points are compared.
    match = at("daylight | marquise 29 c9:1+workshop c1:1 | eyrie 29 c9:1+roost | *alliance c5:1", 1, 1)
    t = table(match)
    t.scores[0] = t.scores[1] = 30
    from wonderwood.games.root.woodland import victory

    victory(t)
    assert t.winner == 0
    t.turn = 1
    victory(t)
    assert t.winner == 1


def test_items_are_listed_by_state() -> None:
    match = at("daylight | *vagabond thief at=c9 items=sword,sword:spent,tea:damaged | eyrie c3:6+roost")
    assert items(match, 0) == {"sword": [1, 1, 0, 0], "tea": [0, 0, 1, 0]}
