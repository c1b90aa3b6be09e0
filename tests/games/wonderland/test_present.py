"""The facts the web draws: right for a position, and blind to what a seat may not see."""

import json
import random
from typing import Any

import pytest

from wonderwood.engine.match import Match
from wonderwood.games.wonderland.notation import read


def facts(match: Match, seat: int | None) -> dict[str, Any]:
    seen: dict[str, Any] = json.loads(json.dumps(match.view(seat)["facts"]))
    return seen


@pytest.mark.rule("wonderland/5.9")
def test_reach_tells_what_each_square_costs() -> None:
    seen = facts(read("Q1/Q2/Q3/Q4 A r1 alice=d5 g=a7 s=a6 q=c8 | *green a8 A3 hand=C2,CJ | yellow h8"), 0)
    reach = seen["reach"][0]
    assert reach["a7"] == "m"
    assert reach["a6"] == "mM"  # over the gardener, and the soldier on arrival
    assert "a5" not in reach
    assert "c8" not in reach
    assert reach["b8"] == ""


@pytest.mark.rule("wonderland/11.2")
def test_each_card_tells_where_it_would_send_alice() -> None:
    match = read("Q1/Q2/Q3/Q4 A r3 F14 alice=a1 | *green a8 hand=C2,CK,DA,X1 | yellow h8 hand=S2")
    alice = facts(match, 0)["alice"]
    assert alice["arrows"] == {"C": ["E", "NE"], "D": ["S", "SE"], "H": ["W", "SW"], "S": ["N", "NW"]}
    assert alice["cards"]["C2"] == ["E 1", "NE 1"]
    assert alice["cards"]["CK"] == ["E 2", "NE 2"]
    assert alice["cards"]["DA"] == ["S 1", "S 2", "SE 1", "SE 2"]
    assert len(alice["cards"]["X1"]) == 16
    assert alice["ways"]["SW"] == ["h8", "g7", "f6"]
    assert alice["wakes"]["h8"] == [{"seat": 1, "pr": 3, "here": True}]
    assert alice["wakes"]["g7"] == [{"seat": 1, "pr": 1, "here": False}]
    assert list(facts(match, 1)["alice"]["cards"]) == ["S2"]
    assert facts(match, None)["alice"]["cards"] == {}


@pytest.mark.rule("wonderland/7.3")
def test_a_blue_token_shows_where_it_makes_a_difference() -> None:
    line = "Q1/Q2/Q3/Q4 A r1 alice=d5 g=a7 s=a6 | *green a8 A4 hand=C2{} | yellow h8"
    assert facts(read(line.format("")), 0)["glide"] == {}
    glide = facts(read(line.format(" met=dodo")), 0)["glide"]
    assert glide["a6"] == "M"
    assert glide["a5"] == ""
    assert "b8" not in glide


@pytest.mark.rule("wonderland/11.5")
def test_choices_tell_their_effect_to_the_active_player() -> None:
    match = read("Q1/Q2/Q3/Q4 A r10 alice=d5 g=a7 | *green a8 A1 hand=C2,C3 goals=E13 | yellow h8")
    effects = facts(match, 0)["effects"]
    assert effects["move a7"] == ["effect-move", {"minor": 1, "major": 0, "any": 0, "ground": "plain"}]
    assert effects["raise A2"] == ["effect-raise", {"pf": 2}]
    assert effects["validate E13"] == ["effect-validate", {"pf": 4}]
    assert facts(match, 0)["warnings"] == {"draw": ["warning-draw", {}]}
    assert facts(match, 1)["effects"] == {}
    led = read("Q1/Q2/Q3/Q4 A r1 alice=g6 phase=alice_card | *green a8 hand=DK | yellow h8")
    led.play(0, "play DK")
    assert facts(led, 0)["effects"]["go N 2"] == ["effect-go", {"steps": 2, "struck": 1, "pr": 1}]


@pytest.mark.rule("wonderland/9.2")
def test_goals_count_only_what_lies_on_no_card() -> None:
    match = read(
        "Q1/Q2/Q3/Q4 A r4 alice=d5 | *green a8 hand=C2 goals=E01,E29,E33 done=E13"
        " met=march_hare+E13,mad_hatter+E13,jabberwocky! soldiers=4+2 gardeners=1 | yellow h8 hand=S2"
    )
    seen = facts(match, 0)
    assert seen["goals"]["E01"] == {"people": ["jabberwocky"], "have": 1, "of": 3}
    assert seen["goals"]["E29"] == {"people": [], "have": 2, "of": 3}
    assert seen["goals"]["E33"] == {"people": [], "have": 1, "of": 2}
    assert {"character": "jabberwocky", "used": True, "on": None} in seen["people"][0]
    assert {"character": "march_hare", "used": False, "on": "E13"} in seen["people"][0]
    assert seen["left"]["march_hare"] == 1
    assert facts(match, 1)["goals"] == {}


@pytest.mark.rule("wonderland/1.4")
def test_points_hide_artifacts_and_wake_points_of_others() -> None:
    match = read(
        "Q1/Q2/Q3/Q4 A r4 alice=d5 | *green a8 A3 pr=4 hand=C2 has=teapot_green,teapot_red soldiers=1 | yellow h8 hand=S2"
    )
    own, other = facts(match, 0)["points"][0], facts(match, 1)["points"][0]
    assert own == {"movement": 5, "encounters": 0, "soldiers": 2, "artifacts": 4, "series": 5, "pr": 4}
    assert other == {"movement": 5, "encounters": 0, "soldiers": 2, "artifacts": None, "series": None, "pr": None}


@pytest.mark.rule("wonderland/1.4")
def test_facts_do_not_change_when_the_unseen_is_dealt_anew() -> None:
    match = Match.new("wonderland", 3, seed="present")
    dice = random.Random(7)
    for step in range(150):
        asked = match.pending[0]
        match.play(asked.seat, dice.choice(asked.options))
        for seat in (0, 1, 2):
            if step % 10 == seat:
                assert facts(match.determinize(seat, step), seat) == facts(match, seat)
