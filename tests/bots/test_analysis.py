"""Values of options, positions and finished games, as data the web can draw."""

import json
from typing import Any

import pytest

from wonderwood.bots.analysis import analyse, retrace, value_options
from wonderwood.bots.calibration import Curve, Sample, calibrate, fit, sharpness
from wonderwood.bots.ismcts import Level
from wonderwood.bots.outlook import value_position
from wonderwood.conformance import play_randomly
from wonderwood.engine.errors import Refusal
from wonderwood.engine.game import find_game
from wonderwood.engine.match import Match

QUICK = Level(30, 0.0)


@pytest.mark.parametrize("name", ["liars_dice", "wonderland"])
def test_every_offered_option_is_valued(name: str) -> None:
    match = Match.new(name, seats=2, seed=3)
    found = value_options(match, match.waiting[0], QUICK)
    offered = {option.text for option in match.pending[0].options}
    assert {row["option"] for row in found["options"]} == offered
    assert found["best"] == found["options"][0]["option"]
    assert found["chance"] == found["options"][0]["chance"]
    assert sum(row["visits"] for row in found["options"]) == found["iterations"] <= QUICK.iterations
    assert all(row["chance"] is None or 0 <= row["chance"] <= 1 for row in found["options"])
    assert json.loads(json.dumps(found)) == found
    assert value_options(match, match.waiting[0], QUICK) == found


def test_a_hint_follows_the_plan_where_there_is_one() -> None:
    """As the bots do: they do not search what the advice has worked out."""
    match = Match.new("wonderful_kingdom", seats=2, seed=3)
    planned = 0
    while match.ask is not None and planned < 12:
        ask = match.ask
        if match.game.worked_out(ask, 2) and len(ask.options) > 1:
            advice = match.game.advise(match.table, ask)
            texts = [match.box.option(match.game.book, option).text for option in ask.options]
            hint = value_options(match, ask.seat, Level(8, 0.0))["best"]
            assert advice[texts.index(hint)] == max(advice)
            planned += 1
        match.play(ask.seat, ask.options[-1])
    assert planned == 12


def test_chances_of_a_position_sum_up() -> None:
    for number, match in enumerate(play_randomly(find_game("liars_dice"), 3, 4)):
        chances = value_position(match, samples=4, seed=number)
        assert sum(chances) == pytest.approx(1, abs=0.001)
    assert sorted(chances) == [0, 0, 1]


@pytest.mark.parametrize("machine", ["none", "competitive"])
def test_a_machine_that_may_win_leaves_less_to_the_players(machine: str) -> None:
    """MM17: when it is ahead, who plays against each other and against it has hardly a chance."""
    match = Match.new("root", seats=2, options={"machine": machine}, seed=3)
    table: Any = match.table
    before = value_position(match, samples=4, age=150)
    assert (sum(before) < 0.99) == (machine == "competitive")
    if machine == "competitive":
        table.scores[table.machine] = 25
        match.marks[-1].table.scores[table.machine] = 25  # type: ignore[attr-defined]
        after = value_position(match, samples=4, age=150)
        assert len(after) == 2
        assert sum(after) < sum(before) / 2
        found = value_options(match, match.ask.seat, QUICK, age=150)  # type: ignore[union-attr]
        assert found["chance"] < sum(before) / 2
        assert found["options"][0]["margin"] < 0, "the lead is told against the machine too"


def test_a_game_is_analysed_from_its_record() -> None:
    match = list(play_randomly(find_game("liars_dice"), 2, 4))[-1]
    data = analyse(match.save(), level=QUICK, samples=4, swings=3)
    assert len(data["curve"]) == len(match.answers) + 1 == len(data["leads"])
    assert len(data["choices"]) == len(match.answers)
    assert data["curve"][-1] == [float(seat in match.outcome.winners) for seat in range(2)]  # type: ignore[union-attr]
    assert 0 < len(data["swings"]) <= 3
    for swing in data["swings"]:
        number, seat = swing["choice"], swing["seat"]
        assert data["choices"][number] == {"seat": seat, "option": swing["option"]}
        assert swing["change"] == pytest.approx(data["curve"][number + 1][seat] - data["curve"][number][seat], abs=1e-4)
        assert swing["bot"] in [row["option"] for row in swing["options"]]
    assert [swing["choice"] for swing in data["swings"]] == sorted(swing["choice"] for swing in data["swings"])
    assert json.loads(json.dumps(data)) == data
    assert analyse(match.save(), level=QUICK, samples=4, swings=3) == data


def test_a_game_is_looked_at_from_its_last_phase() -> None:
    """Copies for looking ahead start at the last mark: without new ones every look would repeat the game from its beginning."""
    match = list(play_randomly(find_game("wonderland"), 2, 4))[-1]
    again, choices = retrace(match)
    for seat, option in choices:
        again.play(seat, option)
    assert again.marks[-1].answers > len(choices) // 2


def test_an_unfinished_game_can_be_analysed_too() -> None:
    match = Match.new("liars_dice", seats=2, seed=1)
    match.play(0, "bid 2 2")
    data = analyse(match.save(), level=QUICK, samples=2)
    assert data["outcome"] is None
    assert len(data["curve"]) == 2


def test_a_damaged_record_is_refused() -> None:
    with pytest.raises(Refusal, match="bad_record"):
        analyse("{}")


def test_the_calibration_finds_how_much_a_point_counts() -> None:
    sure = [Sample(1.0, [10, 0], [0])] * 9 + [Sample(1.0, [10, 0], [1])]
    _, end = fit(sure)
    assert end == pytest.approx(0.2197, rel=0.1)  # a lead of 10 wins nine of ten: log(9) / 10
    curve = Curve(0.1, 0.3, 100, 20, 1, 1)
    assert (curve.at(0), curve.at(50), curve.at(1000)) == pytest.approx((0.1, 0.2, 0.3))
    assert sharpness("no such game", 2, 0) > 0
    assert calibrate(find_game("wonderland"), 2, 2).length > 50
