"""Chapter 12: the Quest module."""

import pytest

from games.wonderful_kingdom.tools import at, go, options, prompt, reserve, row, table
from wonderwood.engine.match import Match
from wonderwood.games.wonderful_kingdom import GAME
from wonderwood.games.wonderful_kingdom.data import load
from wonderwood.games.wonderful_kingdom.quest import board_steps
from wonderwood.games.wonderful_kingdom.scoring import is_defeated, medal, score_parts


def steps(match: Match) -> list[str]:
    return [table(match).box.steps[step] for step in board_steps(table(match))]


@pytest.mark.rule("wonderful_kingdom/12.1", "wonderful_kingdom/12.10", "wonderful_kingdom/12.11")
def test_a_board_with_a_face_for_two_and_one_for_solo() -> None:
    two = Match.new(GAME, 2, {"module": "quest", "quest": "usurper"}, "quest")
    assert steps(two) == ["us2_levies", "us2_bribe", "us2_palace", "us2_final"]
    assert row(two, "hands").count("calamity") == 1
    one = Match.new(GAME, 1, {"module": "quest", "quest": "usurper"}, "quest")
    assert steps(one) == ["us1_levies", "us1_bribe", "us1_palace", "us1_final"]
    assert table(one).medals == [70, 95, 115]


@pytest.mark.rule("wonderful_kingdom/12.2")
def test_steps_in_any_order_each_once() -> None:
    match = at("quest quest=usurper phase=plan | S=5 alchemy=3g1e sel=farm | S=4 sel=port")
    assert options(match, 0, "step") == ["step us2_bribe", "step us2_palace", "step us2_final"]
    go(match, "0: step us2_final")
    assert "step us2_final" not in options(match)
    go(match, "1: step us2_final")  # both may do the same step
    assert [len(done) for done in table(match).steps] == [1, 1]


@pytest.mark.rule("wonderful_kingdom/12.3")
def test_the_full_cost_at_once_and_the_gain_at_once() -> None:
    match = at("quest quest=northern_lands phase=plan | alchemy=1m2p sel=farm | ")
    assert options(match, 0, "step") == ["step nl2_fleet"]
    go(match, "step nl2_fleet")
    assert reserve(match) == (1, 1)
    assert options(at("quest quest=northern_lands phase=plan | alchemy=1m1p sel=farm | "), 0, "step") == []


@pytest.mark.rule("wonderful_kingdom/12.4")
def test_alchemy_cubes_need_not_be_exchanged() -> None:
    match = at("quest quest=usurper phase=place step=gold | alchemy=5p loose=1g | ")  # T27
    assert table(match).alchemy[0] == [0, 5, 1, 0]
    go(match, "step us2_levies")
    assert (table(match).alchemy[0], reserve(match)) == ([0, 2, 1, 1], (0, 2))  # and 1 of Exploration


@pytest.mark.rule("wonderful_kingdom/12.4", "wonderful_kingdom/16.6c")
def test_the_player_chooses_which_five_cubes_are_exchanged() -> None:
    match = at("quest quest=usurper phase=plan | alchemy=3g4m sel=farm | ")
    go(match, "exchange")
    assert options(match) == ["melt materials", "melt gold"]
    go(match, *["melt materials"] * 4)
    assert reserve(match) == (1, 0)  # the fifth could only be Gold
    assert table(match).alchemy[0] == [0, 0, 2, 0]
    end = at("quest quest=usurper phase=last round=4 | alchemy=5m | ")
    assert options(end) == ["exchange", "done"]  # before the score nothing is exchanged by itself


@pytest.mark.rule("wonderful_kingdom/12.5", "wonderful_kingdom/16.18d")
def test_krystallium_replaces_cubes_in_step_costs() -> None:
    match = at("quest quest=usurper phase=plan | alchemy=1p K=2 site=port:3m sel=farm | ")
    assert options(match, 0, "step") == ["step us2_levies"]  # cubes on cards cannot be used
    go(match, "step us2_levies")
    assert (table(match).alchemy[0], reserve(match)) == ([0, 0, 0, 0], (0, 2))
    plague = at("quest quest=plague_lord phase=plan | alchemy=9m9p K=0 S=9 sel=farm | ")
    assert "step pl2_final" not in options(plague)  # Krystallium spaces take Krystallium


@pytest.mark.rule(
    "wonderful_kingdom/12.6",
    "wonderful_kingdom/12.8",
    "wonderful_kingdom/16.18a",
    "wonderful_kingdom/16.18c",
)
def test_in_the_same_step_the_first_player_of_the_round_is_first() -> None:
    match = at("quest quest=usurper phase=place step=gold round=1 | S=4 site=arena loose=1g | S=4 site=arena loose=1g")  # T43
    go(match, "1: step us2_final", "0: step us2_final")
    assert [score_parts(table(match), seat)["quest"] for seat in (0, 1)] == [9, 5]
    even = at("quest quest=usurper phase=plan round=2 | S=4 sel=farm | S=4 sel=port")
    go(even, "0: step us2_final", "1: step us2_final")
    assert [score_parts(table(even), seat)["quest"] for seat in (0, 1)] == [5, 9]


@pytest.mark.rule("wonderful_kingdom/16.18b")
def test_in_choice_the_real_order_counts() -> None:
    match = at("quest quest=usurper phase=turn turn=1 left=farm right=port | S=4 hand=arena,guild | S=4 hand=scouts,miners")
    go(match, "1: step us2_final", "1: select left", "1: offer scouts left up", "1: offer miners left up")
    go(match, "0: step us2_final")
    assert [score_parts(table(match), seat)["quest"] for seat in (0, 1)] == [5, 9]


@pytest.mark.rule("wonderful_kingdom/12.7")
def test_without_the_final_step_a_player_loses() -> None:
    line = "quest quest=usurper phase=score round=4 | built=throne_room,infernal_gate {} | built=market {}"
    outcome = at(line.format("", "steps=us2_final finished=3")).outcome  # T28
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ([1], [31, 1 + 9])
    nobody = at(line.format("", "")).outcome
    assert nobody is not None
    assert nobody.winners == []


@pytest.mark.rule("wonderful_kingdom/12.9", "wonderful_kingdom/16.19a", "wonderful_kingdom/16.19b")
def test_a_spy_token_looks_at_any_face_down_card() -> None:
    line = "quest quest=usurper phase=turn turn=3 left=-farm right=port | alchemy=1e S=1 sel=-arena | sel=-guild"
    match = go(at(line), "0: step us2_palace")
    assert options(match, 0, "peek") == ["peek left 1", "peek selection_1 1", "peek selection_2 1"]
    go(match, "peek selection_2 1")
    view, other = match.view(0)["table"], match.view(1)["table"]
    assert isinstance(view, dict)
    assert isinstance(other, dict)
    assert (view["selection"][1], other["selection"][1]) == (["guild"], ["?"])
    assert options(match, 0, "peek") == []  # the token is turned
    next_round = at("quest quest=usurper phase=deal round=0 | spies=0 tokens=1 | ")
    assert table(next_round).spies == [1, 0]


@pytest.mark.rule("wonderful_kingdom/12.10")
def test_solo_a_spy_step_turns_a_spent_token() -> None:
    for spies, after in ((0, 1), (1, 2), (2, 2)):
        match = at(f"quest quest=usurper phase=plan | spies={spies} tokens=2 alchemy=1e S=1 sel=farm")
        go(match, "step us1_palace")
        assert table(match).spies == [after]
    lost = at("quest quest=usurper phase=score round=4 | built=throne_room")
    assert is_defeated(table(lost), 0)
    assert medal(table(lost), 0) == 0


@pytest.mark.rule("wonderful_kingdom/12.1")
@pytest.mark.parametrize("quest", [quest.id for quest in load().quests])
@pytest.mark.parametrize("seats", [1, 2])
def test_every_board_can_be_finished(quest: str, seats: int) -> None:
    line = f"quest quest={quest} phase=plan | K=9 S=20 alchemy=9m9p9g9e sel=farm" + " | " * (seats - 1)
    match = at(line)
    for name in steps(match):
        go(match, f"step {name}")
    assert not is_defeated(table(match), 0)
    assert prompt(match) == "plan"


@pytest.mark.rule("wonderful_kingdom/7.4", "wonderful_kingdom/12.3", "wonderful_kingdom/12.10")
def test_several_cards_may_be_recycled_to_pay_a_step_before_the_score() -> None:
    sites = "site=quarry,farm,market,port steps=lh1_rumour,lh1_hideout"
    line = f"quest quest=lost_heir phase=last round=4 | alchemy=1m1p1g {sites} S="
    match = at(line + "1")
    assert prompt(match) == "last"
    go(match, "scrap quarry 1", "scrap farm 1", "scrap market 1", "scrap port 1", "step lh1_final")
    assert not is_defeated(table(match), 0)
    assert at(line + "0").over  # nothing to gain


@pytest.mark.rule("wonderful_kingdom/7.4", "wonderful_kingdom/12.6")
def test_several_cards_may_be_recycled_for_the_final_step_in_any_window() -> None:
    line = "quest quest=lost_heir face=C phase=place step=gold | K=0 alchemy=1m1p1g S=1 site=quarry,market,{} | K=0"
    match = at(line.format("farm"))
    assert prompt(match) == "window"
    go(match, "scrap quarry 1", "scrap market 1", "scrap farm 1", "step lh2_final")
    assert prompt(at(line.format("port"))) != "window"  # one of Population would be missing


@pytest.mark.rule("wonderful_kingdom/12.4", "wonderful_kingdom/12.5")
def test_cubes_left_over_are_exchanged_for_the_krystallium_of_a_step() -> None:
    match = at("quest quest=usurper phase=last round=4 | alchemy=3m S=4 site=quarry,port")
    go(match, "scrap quarry 1", "scrap port 1", "exchange", *["melt materials"] * 4, "step us1_final")
    assert not is_defeated(table(match), 0)
