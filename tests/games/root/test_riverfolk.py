"""Chapter RF: an open hand, services, payments and funds, trade posts, swimmers, riverboats and mercenaries."""

import pytest

from games.root.tools import asked, at, cards, go, hand, made, offered, pieces, prompt, ruler, table, told, warriors
from wonderwood.engine.match import Match
from wonderwood.games.root import GAME

COMPANY = "riverfolk prices=1,2,3"


@pytest.mark.rule("root/S9")
def test_the_company_sets_up_at_the_river() -> None:
    match = Match.new(GAME, seats=2, options={"factions": ["riverfolk", "marquise"]}, seed=3)
    while prompt(match) != "riverbank":
        go(match, offered(match)[0])
    keep = table(match).pieces[4 * 12 : 5 * 12].index(1) + 1
    banks = [f"recruit_at c{where}" for where in (4, 5, 7, 10, 11) if where != keep]
    assert offered(match) == banks
    go(match, banks[0], banks[0], banks[1], banks[1])
    assert table(match).payments[0] == 3
    go(match, "price hand_card 1", "price riverboats 4", "price mercenaries 2")
    assert (table(match).prices, table(match).supply[0]) == ([1, 4, 2], 15 - 4 - 3)


@pytest.mark.rule("root/RF1", "root/G9")
def test_the_hand_lies_open() -> None:
    match = at(f"birdsong | *eyrie c3:roost+6 | {COMPANY} c5:1 hand=fox_anvil,bird_ambush | marquise c1:1")
    for viewer in (0, 2, None):
        seen = match.view(viewer)["table"]
        assert isinstance(seen, dict)
        assert sorted(seen["hands"][1]) == ["bird_ambush", "fox_anvil"]
    match = go(at("daylight | *riverfolk c5:1 funds=0:1 prices=1,1,1 | marquise c1:1"), "draw_card")
    seen = match.view(1)["table"]
    assert isinstance(seen, dict)
    assert seen["hands"][0] == hand(match, 0)
    assert told(match, "drew_openly")[0]["card"] == hand(match, 0)[0]


@pytest.mark.rule("root/C7")
def test_a_card_taken_from_the_open_hand_is_a_random_one() -> None:
    thief = "daylight | *vagabond thief at=c5 | riverfolk c5:1 prices=1,1,1 hand=fox_anvil,bird_ambush"
    match = go(at(thief, 1), "steal 1")
    assert (hand(match, 0), hand(match, 1)) == (["bird_ambush"], ["fox_anvil"])


@pytest.mark.rule("root/RF2", "root/RF3", "root/RF16", "root/RF15")
@pytest.mark.example("p. 29")
def test_booklet_the_eyrie_buy_mercenaries_and_rule_with_them() -> None:
    """Two services for a piece beside a trade post; mercenaries at 3 give the rule of the rabbit clearing: a roost can rise."""
    eyrie = "*eyrie c5:1 c3:roost+2 leader=despot decree=build:rabbit_ambush hand=rabbit_cobbler"
    match = at(f"birdsong | {eyrie} | {COMPANY} c5:1+trade_post_rabbit | marquise c5:2")
    assert (prompt(match), asked(match), match.pending[0].facts["left"]) == ("services", 0, "2")
    supply = table(match).supply[0]
    go(match, "buy mercenaries")
    assert (table(match).payments[0], table(match).supply[0]) == (3, supply - 3)
    assert offered(match, "buy") == ["buy riverboats"]  # once a turn
    go(match, "pass")
    assert ruler(match, 5) == 2  # not before Daylight
    go(match, "decree rabbit_cobbler recruit")
    assert ruler(match, 5) == 0
    assert table(match).hirer == 0
    go(match, "decree_recruit rabbit c3", "decree_move bird c3 c7", "take_along 1", "decree_build rabbit c5")
    assert pieces(match, "roost", 5) == 1


@pytest.mark.rule("root/RF2")
def test_services_are_offered_first_and_after_the_dominance_check() -> None:
    company = f"{COMPANY} c5:1 hand=fox_anvil | alliance c9:1"
    match = at(f"birdsong | *marquise c1:1+sawmill crafted=rabbit_better_burrow_bank | {company}")
    assert prompt(match) == "services"
    go(match, "buy_card fox_anvil")
    assert (prompt(match), "fox_anvil" in hand(match, 0)) == ("bank", True)
    match = at(f"birdsong | *marquise 12 c1:1 c6:1 c8:1 dominance=fox_dominance | {company}")
    assert prompt(match) == "over"


@pytest.mark.rule("root/RF3", "root/RF20")
def test_who_has_too_few_warriors_cannot_buy() -> None:
    match = at("birdsong | *alliance c9:9 supporters=fox_anvil | riverfolk c5:1 prices=2,1,4 hand=fox_ambush")
    assert offered(match) == ["buy riverboats", "pass"]
    match = at("birdsong | *alliance c9:10 supporters=fox_anvil | riverfolk c5:1 prices=2,1,4 hand=fox_ambush")
    assert prompt(match) == "rising"
    match = at("birdsong | *marquise c1:24 c9:recruiter*2 | riverfolk c5:1 prices=4,1,4 hand=fox_ambush")
    go(match, "buy riverboats")
    assert "recruit" not in offered(match)  # her last warrior is a payment


@pytest.mark.rule("root/RF4", "root/Q7")
def test_a_vagabond_pays_with_items_and_hires_nobody() -> None:
    match = at("birdsong | *vagabond thief at=c1 | riverfolk c5:14 prices=2,1,1 hand=fox_anvil")
    assert offered(match) == ["buy_card fox_anvil", "buy riverboats", "pass"]
    go(match, "buy_card fox_anvil", "exhaust boot", "exhaust torch")
    assert hand(match, 0) == ["fox_anvil"]
    assert [line["item"] for line in told(match, "exhausted")] == ["boot", "torch"]
    assert table(match).payments == [0, 1]  # one warrior was left; the card is given all the same


@pytest.mark.rule("root/RF5")
def test_cards_may_be_bought_several_times() -> None:
    company = "riverfolk c9:1+trade_post_mouse prices=1,1,1 hand=fox_anvil,fox_ambush"
    match = go(at(f"birdsong | *marquise c9:1 | {company}"), "buy_card fox_anvil", "buy_card fox_ambush")
    assert hand(match, 0) == ["fox_ambush", "fox_anvil"]
    assert prompt(match) != "services"


@pytest.mark.rule("root/RF6", "root/RF7", "root/G6")
def test_birdsong_of_the_company() -> None:
    match = at("birdsong | *riverfolk c9:1+trade_post_mouse funds=0:2,1:3 commitments=1:1 prices=1,1,1 | marquise c1:1")
    t = table(match)
    assert (t.scores[0], t.funds, t.payments, t.commitments) == (2, [4, 4], [0, 0], [0, 0])
    match = at("birdsong | *riverfolk c9:14 funds=1:4 prices=1,1,1 | marquise c1:1")
    assert (table(match).scores[0], table(match).funds) == (0, [1, 4])  # no post; one warrior was left for the Payments
    match = at("birdsong | *riverfolk c9:1 payments=1:1 prices=1,1,1 | marquise c1:1")
    assert table(match).funds == [0, 1]


@pytest.mark.rule("root/RF7", "root/RF14")
def test_committed_funds_stay_and_spent_ones_go_home() -> None:
    match = at("daylight | *riverfolk c5:2 funds=0:1,1:2 prices=1,1,1 | marquise c1:1")
    go(match, "draw_card", "fund 1")
    assert (table(match).commitments, table(match).funds) == ([0, 1], [1, 1])
    supply = table(match).supply[1]
    go(match, "recruit_at c7", "fund 1")
    assert (table(match).supply[1], warriors(match, 0, 7)) == (supply + 1, 1)


@pytest.mark.rule("root/RF8", "root/K6")
def test_crafting_with_funds_on_emptied_spaces() -> None:
    company = "*riverfolk c12:trade_post_fox lost=trade_post_fox funds=1:3 prices=1,1,1"
    match = at(f"daylight | {company} hand=mouse_sword,fox_anvil,fox_foxfolk_steel | marquise c1:1")
    assert offered(match, "craft") == ["craft fox_foxfolk_steel", "craft fox_anvil", "craft mouse_sword"]
    go(match, "craft mouse_sword")
    assert (table(match).funds, table(match).stalls[:2], made(match, 0)) == ([0, 1], [0, 2], ["sword"])
    assert offered(match, "craft") == []  # each space once a turn
    poor = at(
        "daylight | *riverfolk c12:trade_post_fox c8:trade_post_fox funds=1:1 prices=1,1,1 hand=mouse_sword | marquise c1:1"
    )
    assert offered(poor, "craft") == []


@pytest.mark.rule("root/RF9", "root/B24")
def test_a_lost_trade_post_is_gone_and_costs_half_the_funds() -> None:
    match = at("daylight | *marquise c12:3 | riverfolk c12:trade_post_fox funds=0:2,1:3 payments=0:1 prices=1,1,1", 1, 0)
    go(match, "battle c12 1")
    assert (prompt(match), asked(match), match.pending[0].facts["left"]) == ("lose_fund", 1, "3")
    go(match, "fund 0", "fund 0")
    t = table(match)
    assert (t.funds, t.payments, t.gone[14], t.placed[14], t.scores[0]) == ([0, 2], [1, 0], 1, 0, 1)


@pytest.mark.rule("root/RF10")
def test_recruits_come_at_the_river_without_rule() -> None:
    match = at("daylight | *riverfolk funds=0:1 prices=1,1,1 | marquise c5:9 c4:keep")
    assert offered(match, "recruit_at") == ["recruit_at c5", "recruit_at c7", "recruit_at c10", "recruit_at c11"]
    last = at("daylight | *riverfolk c9:14 funds=0:1 prices=1,1,1 | marquise c5:9")
    assert warriors(go(last, "recruit_at c5"), 0, 5) == 1  # the fund itself is the warrior


@pytest.mark.rule("root/RF11", "root/RF12")
@pytest.mark.example("p. 29")
def test_booklet_a_trade_post_for_two_funds_of_the_ruler() -> None:
    match = at("daylight | *riverfolk funds=0:1,1:2 prices=1,1,1 | marquise c12:2 c8:1 c1:keep+1 | eyrie c8:1 c3:1+roost")
    assert offered(match, "trade_post") == ["trade_post c12"]  # c1 is closed, c8 and c3 are the Eyrie's, the rest nobody's
    supply = table(match).supply[1]
    go(match, "trade_post c12")
    assert (pieces(match, "trade_post_fox", 12), warriors(match, 0, 12), table(match).scores[0]) == (1, 1, 2)
    assert table(match).supply[1] == supply + 2
    own = at("daylight | *riverfolk c12:1 funds=0:2 prices=1,1,1 | marquise c1:1")
    assert offered(own, "trade_post") == ["trade_post c12"]


@pytest.mark.rule("root/RF12", "root/M5")
def test_a_garden_decides_whose_funds_are_due() -> None:
    match = at("daylight | *riverfolk c12:3 funds=1:2 prices=1,1,1 | lizard_cult c12:garden_fox outcast=fox")
    assert offered(match, "trade_post") == ["trade_post c12"]


@pytest.mark.rule("root/RF13")
def test_export_pays_the_cost_and_brings_a_warrior_into_the_payments() -> None:
    company = "*riverfolk c12:trade_post_fox funds=1:1 prices=1,1,1 hand=fox_anvil"
    match = go(at(f"daylight | {company} | marquise c1:1"), "export fox_anvil")
    t = table(match)
    assert (t.payments, t.scores[0], made(match, 0), cards(match, t.discard)) == ([1, 0], 0, [], ["fox_anvil"])
    assert t.stalls[:2] == [0, 1]
    none = at(f"daylight supply=sword | {company} | marquise c1:1")
    assert offered(none, "export") == []  # what could not be crafted cannot be exported


@pytest.mark.rule("root/RF14")
def test_the_evening_sets_prices_and_draws_nothing() -> None:
    match = at("evening | *riverfolk c5:1 prices=1,2,3 hand=fox_anvil | marquise c1:1")
    assert prompt(match) == "price"
    go(match, "price hand_card 4")
    assert [option for option in offered(match) if "hand_card" in option] == []
    go(match, "done")
    assert (table(match).prices, hand(match, 0)) == ([4, 2, 3], ["fox_anvil"])


@pytest.mark.rule("root/RF15", "root/M11", "root/M12", "root/M1")
def test_riverboats_make_paths_of_rivers_for_one_turn() -> None:
    match = at("birdsong | *marquise c10:2 | riverfolk c9:1 prices=4,1,4 | eyrie c3:1+roost")
    go(match, "buy riverboats")
    go(match, "march")
    assert "move c10 c5" in offered(match)
    assert "move c10 c11" in offered(match)
    wood = "*marquise c5:1+wood c10:1 c4:1"
    assert "build sawmill c10" in offered(at(f"daylight.3 boats=0 actions=1 ruins= | {wood} | riverfolk c9:1 prices=1,1,1"))
    rebels = "birdsong boats=0 | *alliance c5:sympathy supporters=rabbit_ambush | riverfolk c9:14 prices=4,4,4"
    assert "spread c10" in offered(at(rebels.replace("birdsong", "birdsong.1")))


@pytest.mark.rule("root/M11")
def test_the_company_swims_without_rule() -> None:
    match = at("daylight | *riverfolk c5:1 funds=0:1 prices=1,1,1 | marquise c5:3 c10:3 c1:3")
    assert offered(match, "move") == ["move c5 c10"]


@pytest.mark.rule("root/RF16", "root/B26")
def test_hits_are_shared_between_own_warriors_and_mercenaries() -> None:
    line = "daylight.2 mercenaries=0 actions=1 | *marquise c9:1+workshop | riverfolk c9:2 prices=1,1,1 | eyrie c9:3 c3:roost"
    match = at(line, 3, 2)
    assert table(match).might[8] == 4
    go(match, "battle c9 2")
    # Three fight for her: the roll of 3 stands. Two hits: the first on her warrior, the second on a mercenary.
    assert (warriors(match, 0, 9), warriors(match, 1, 9), warriors(match, 2, 9)) == (0, 1, 0)
    assert pieces(match, "workshop", 9) == 1


@pytest.mark.rule("root/RF16", "root/RF17")
def test_mercenaries_alone_attack_but_never_their_own() -> None:
    line = "daylight.2 mercenaries=0 actions=1 | *marquise c1:1 | riverfolk c9:2 prices=1,1,1 | eyrie c9:1 c3:roost"
    match = at(line, 1, 0)
    assert offered(match, "battle") == ["battle c9 2"]
    assert "move c9 c1" not in offered(match)
    go(match, "battle c9 2")
    assert warriors(match, 2, 9) == 0
    line = "daylight.2 mercenaries=0 actions=1 | *marquise c9:1 | riverfolk c9:3 prices=1,1,1"
    match = at(line, 3, 0)
    go(match, "battle c9 1")
    assert warriors(match, 1, 9) == 2  # only her own warrior counts against the Company


@pytest.mark.rule("root/RF16", "root/D6", "root/RF15")
def test_mercenaries_are_gone_when_the_turn_ends() -> None:
    match = at("evening mercenaries=0 | *marquise c1:1 | riverfolk c9:2 prices=1,1,1")
    assert (table(match).hirer, ruler(match, 9)) == (-1, 1)


@pytest.mark.rule("root/RF18", "root/VB19")
def test_a_mercenary_killed_by_the_vagabond_makes_an_enemy_of_its_hirer() -> None:
    line = "daylight.2 mercenaries=0 actions=1 | *marquise c1:1 | riverfolk c9:2 prices=1,1,1 | vagabond ranger at=c9"
    match = at(line, 1, 1)
    go(match, "battle c9 2", "damage boot ready")
    t = table(match)
    assert (t.relation[2 * 3 + 0], t.relation[2 * 3 + 1]) == (4, 0)
    assert warriors(match, 1, 9) == 1


@pytest.mark.rule("root/RF19")
def test_mercenaries_are_no_enemies_of_who_hired_them_and_no_patients() -> None:
    line = "daylight.2 mercenaries=0 actions=1 | *marquise c1:1+workshop c6:workshop c8:workshop hand=fox_favor_of_the_foxes"
    match = at(f"{line} | riverfolk c12:2+trade_post_fox prices=1,1,1")
    go(match, "craft fox_favor_of_the_foxes")
    assert (warriors(match, 1, 12), pieces(match, "trade_post_fox", 12), table(match).scores[0]) == (2, 0, 1)
    line = (
        "daylight.2 mercenaries=0 actions=1 | *marquise c4:keep+1 hand=mouse_sword | riverfolk c9:2 prices=1,1,1 | eyrie c9:2"
    )
    match = go(at(line, 1, 1), "battle c9 2")
    assert (prompt(match), warriors(match, 1, 9)) == ("marquise", 1)


@pytest.mark.rule("root/G2")
def test_a_game_that_cannot_go_on_ends_by_points() -> None:
    match = at("birdsong round=250 | *riverfolk 12 c5:15 prices=1,1,1 | marquise 9 c1:1")
    assert match.over
    assert (table(match).winner, told(match, "stalemate")) == (0, [{"rounds": "250"}])
