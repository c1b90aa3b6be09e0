"""Chapter 4: planning, and the order of Planning in chapter 16."""

import pytest

from games.wonderful_kingdom.tools import at, events, free, go, options, prompt, reserve, row, table
from wonderwood.engine.errors import Refusal


@pytest.mark.rule("wonderful_kingdom/4.1", "wonderful_kingdom/16.2")
def test_face_down_cards_are_turned_up_first() -> None:
    match = at("tutorial phase=reveal | sel=-farm,port | sel=-quarry,-guild")
    assert sorted(str(facts["card"]) for facts in events(match, "revealed")) == ["farm", "guild", "quarry"]
    view = match.view(1)["table"]
    assert isinstance(view, dict)
    assert view["selection"] == [["farm", "port"], ["guild", "quarry"]]


@pytest.mark.rule("wonderful_kingdom/4.2")
def test_each_card_is_built_or_recycled() -> None:
    match = at("tutorial phase=plan | sel=farm,port | ")
    assert options(match) == ["build farm", "recycle farm", "build port", "recycle port"]
    go(match, "build farm", "recycle port")
    assert (row(match, "sites"), row(match, "selection")) == (["farm"], [])
    assert table(match).box.ids[table(match).box.kind[table(match).discard[0]]] == "port"


@pytest.mark.rule("wonderful_kingdom/4.3", "wonderful_kingdom/4.8")
def test_recycled_cubes_go_on_a_card_that_needs_them_or_to_alchemy() -> None:
    match = go(at("tutorial phase=plan | sel=farm,quarry,market | "), "build farm", "recycle quarry")
    assert options(match, 0, "lay") == ["lay materials farm 1"]
    assert options(match, 0, "alchemy") == ["alchemy materials"]
    go(match, "lay materials farm 1")
    assert free(match, "farm") == [1, 0, 0, 0, 0, 0]
    go(match, "recycle market")  # Gold fits nowhere: it goes to Alchemy by itself
    assert table(match).alchemy[0] == [0, 0, 1, 0]


@pytest.mark.rule("wonderful_kingdom/4.4")
def test_treasures_are_recycled_for_two_cubes_placed_separately() -> None:
    match = at("tutorial phase=plan | sel=treasure_mat_pop,farm site=guild | ")
    assert "build treasure_mat_pop" not in options(match)
    go(match, "recycle treasure_mat_pop", "lay materials guild 1", "alchemy population")
    assert free(match, "guild") == [2, 1, 0, 0, 0, 0]
    assert table(match).alchemy[0] == [0, 1, 0, 0]


@pytest.mark.rule("wonderful_kingdom/4.5")
def test_calamities_go_to_the_duchy_at_the_end_of_planning() -> None:
    match = at("tutorial phase=plan | sel=farm,calamity | sel=port")
    assert options(match) == ["build farm", "recycle farm"]
    go(match, "build farm")
    assert row(match, "selection") == ["calamity"]  # the other player is still planning
    go(match, "1: build port")
    assert row(match, "duchy") == ["calamity"]


@pytest.mark.rule("wonderful_kingdom/4.6")
def test_a_card_completed_in_planning_produces_this_round() -> None:
    match = at("tutorial phase=plan | sel=quarry,hamlet,barracks | ")
    go(match, "build quarry", "recycle hamlet", "lay materials quarry 1", "recycle barracks", "lay materials quarry 1")
    assert row(match, "duchy") == ["quarry"]
    assert events(match, "produced")[0] == {"who": "0", "resource": "materials", "amount": str(2 + 2)}  # T9


@pytest.mark.rule("wonderful_kingdom/4.7", "wonderful_kingdom/16.3a")
def test_both_plan_side_by_side_until_nothing_is_undecided() -> None:
    match = at("tutorial phase=plan | sel=farm,port | sel=quarry")
    assert match.waiting == [0, 1]
    go(match, "1: build quarry")
    assert match.waiting == [0]
    go(match, "0: build farm")
    match.undo(1)  # the other player's choice does not stand in the way
    assert match.waiting == [0, 1]
    go(match, "1: recycle quarry", "0: recycle port")
    assert table(match).step == 0
    with pytest.raises(Refusal, match="cannot_undo"):
        match.undo(1)


@pytest.mark.rule("wonderful_kingdom/16.2")
def test_planning_is_not_over_while_something_can_still_be_used() -> None:
    match = at("tutorial phase=plan | K=1 site=port sel=farm | ")
    go(match, "recycle farm")
    assert prompt(match) == "plan"
    assert options(match, 0, "done") == ["done"]
    go(match, "krystal materials port 1")
    assert reserve(match) == (0, 0)
    assert table(match).step == 0
