"""Chapters 1 and 2: the whole game, its setup and its options."""

import pytest

from games.wonderful_kingdom.tools import at, events, options, reserve, row, table
from wonderwood.engine.errors import Refusal
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.match import Match
from wonderwood.engine.playouts import play_out
from wonderwood.games.wonderful_kingdom import GAME, MODULES
from wonderwood.games.wonderful_kingdom.table import PHASE_NAMES, KingdomTable


def new(seats: int = 2, **options: object) -> Match:
    return Match.new(GAME, seats, {"module": "tutorial", **options}, "setup")


def agenda(match: Match) -> list[str]:
    return [PHASE_NAMES[phase] for phase in table(match).agenda]


@pytest.mark.rule("wonderful_kingdom/1.1", "wonderful_kingdom/8.1")
@pytest.mark.parametrize("seats", [1, 2])
def test_four_rounds_and_the_highest_score_wins(seats: int) -> None:
    match = Match.new(GAME, seats, {"module": "tutorial"}, 5, lean=True)
    play_out(match, QuickFate(5))
    assert table(match).round == 4
    outcome = match.outcome
    assert outcome is not None
    if seats == 2:
        assert outcome.winners == [outcome.scores.index(max(outcome.scores))]
    with pytest.raises(Refusal):
        Match.new(GAME, 3)


@pytest.mark.rule("wonderful_kingdom/1.2")
def test_one_module_a_game_and_scenarios_may_combine_several() -> None:
    assert new().options["module"] == "tutorial"
    assert Match.new(GAME, 2).options["module"] == "threat"  # the base game alone must be asked for
    sets = {module: set(table(new(module=module)).modules) for module in MODULES}
    assert all(not one & other for name, one in sets.items() for rival, other in sets.items() if name != rival)
    assert {2, 3} <= set(table(new(1, scenario="SC04")).modules)  # Advisors and Quest


@pytest.mark.rule("wonderful_kingdom/1.3")
def test_the_phases_of_a_round() -> None:
    base = ["deal", "turn", "reveal", "plan", "settle"] + ["count", "place"] * 4
    assert agenda(new())[2:15] == base
    assert agenda(new(module="threat"))[-3] == "combat"
    assert agenda(new(module="conquest"))[-5:-2] == ["harvest", "conquest", "prison"]


@pytest.mark.rule("wonderful_kingdom/1.4")
def test_the_areas_of_a_player() -> None:
    match = at("advisors phase=plan | sel=farm site=port built=quarry council=herald | ")
    assert [row(match, area) for area in ("selection", "sites", "duchy", "council")] == [
        ["farm"],
        ["port"],
        ["quarry"],
        ["herald"],
    ]


@pytest.mark.rule("wonderful_kingdom/1.5", "wonderful_kingdom/1.6")
def test_supplies_never_run_out() -> None:
    match = at("tutorial phase=count step=materials | built=quarry*3,miners*2,elder_forest,hamlet*3 K=40 S=99 | ")
    assert events(match, "produced")[0]["amount"] == str(2 + 6 + 4 + 2 + 3)
    big = at("quest quest=lost_heir phase=plan | K=40 S=99 alchemy=30m9p sel=farm | ")
    assert reserve(big) == (40, 99)


@pytest.mark.rule("wonderful_kingdom/2.1", "wonderful_kingdom/2.2", "wonderful_kingdom/2.3", "wonderful_kingdom/2.5")
def test_what_lies_on_the_table_at_the_start() -> None:
    t = table(new())
    assert (t.round, t.traps, len(t.calamities)) == (1, [2, 2], 6)  # two of the eight are in the hands
    assert len(t.deck) == 70 + 10 - 16
    assert [len(area) for area in t.offers] == [1, 1]


@pytest.mark.rule("wonderful_kingdom/2.4")
def test_both_use_the_same_face_of_different_duchies() -> None:
    t = table(new(face="A"))
    assert (t.face, t.duchies) == (0, [0, 1])
    assert table(new(duchy=["senada", "any"])).duchies == [2, 0]
    assert table(new(module="conquest")).duchies == [0, 2]
    for wrong in ({"duchy": ["valados", "valados"]}, {"module": "conquest", "duchy": ["valados", "any"]}, {"face": "E"}):
        with pytest.raises(Refusal, match="bad_setup"):
            new(2, **wrong)


@pytest.mark.rule("wonderful_kingdom/2.6")
def test_the_module_changes_the_setup() -> None:
    assert table(new(module="advisors")).soldiers == [2, 2]
    assert table(new(module="conquest")).reserve == [8, 8]
    assert [len(stack) for stack in table(new(module="threat", pack=["thieves", "shadows"])).stacks] == [3, 3]


@pytest.mark.rule("wonderful_kingdom/2.7")
def test_deluxe_cards_join_the_deck() -> None:
    assert len(table(new(deluxe=True)).deck) == len(table(new()).deck) + 5


@pytest.mark.rule("wonderful_kingdom/2.8")
def test_the_faces() -> None:
    def start(match: Match) -> tuple[list[list[int]], list[int]]:
        return table(match).flat, table(match).krystallium

    assert start(new(face="A")) == ([[2, 1, 2, 0], [2, 2, 1, 0]], [0, 0])
    assert start(new(face="B")) == ([[2, 1, 1, 1]] * 2, [0, 0])
    assert start(new(face="C")) == ([[0, 0, 0, 0]] * 2, [5, 5])
    assert start(new(face="D")) == ([[1, 0, 2, 0], [1, 2, 0, 0]], [0, 0])
    assert "krystal materials farm 1" in options(at("tutorial face=C phase=turn round=1 | hand=quarry,port site=farm | "))


@pytest.mark.rule("wonderful_kingdom/2.9")
def test_the_first_player_alternates() -> None:
    match = Match.new(GAME, 2, {"module": "tutorial"}, 1, lean=True)
    seen: dict[int, int] = {}
    fate = QuickFate(1)
    while match.ask is not None:
        t = match.table
        assert isinstance(t, KingdomTable)
        seen[t.round] = t.first
        ask = match.ask
        match._answer(ask, ask.options[fate.below(len(ask.options))])
    assert seen == {1: 0, 2: 1, 3: 0, 4: 1}


@pytest.mark.rule("wonderful_kingdom/1.2", "wonderful_kingdom/2.4", "wonderful_kingdom/10.1", "wonderful_kingdom/16.22a")
@pytest.mark.parametrize(
    ("seats", "wrong", "option", "value", "allowed"),
    [
        (2, {"scenario": "SC01"}, "scenario", "SC01", "none"),
        (1, {"scenario": "SC01", "deluxe": True}, "deluxe", "True", "False"),
        (1, {"scenario": "SC01", "face": "C"}, "face", "C", "A, B"),
        (1, {"scenario": "SC01", "duchy": ["senada"]}, "duchy", "senada", "teressia, valados"),
        (2, {"duchy": ["senada", "senada"]}, "duchy", "senada", "teressia, valados"),
        (2, {"module": "conquest", "duchy": ["any", "valados"]}, "duchy", "valados", "teressia, senada"),
        (2, {"pack": ["thieves", "thieves"]}, "pack", "thieves", "giant_rats"),
        (1, {"pack": ["illusionists"]}, "pack", "illusionists", "giant_rats"),
        (2, {"search": "always"}, "search", "always", "once"),
        (2, {"map": "C1"}, "map", "C1", "A1, A2, B1, B2"),
    ],
)
def test_a_refusal_names_what_was_wrong_and_what_is_allowed(
    seats: int, wrong: dict[str, object], option: str, value: str, allowed: str
) -> None:
    with pytest.raises(Refusal, match="bad_setup") as refused:
        new(seats, **wrong)
    facts = refused.value.facts
    assert (facts["option"], facts["value"]) == (option, value)
    assert isinstance(facts["allowed"], list)
    assert ", ".join(facts["allowed"]).startswith(allowed)
    assert value not in facts["allowed"]
    assert "problem" not in facts  # no language of its own


@pytest.mark.rule("wonderful_kingdom/16.22a", "wonderful_kingdom/14.1")
def test_scenarios_are_for_one_player_and_the_base_set() -> None:
    for seats, wrong in ((2, {}), (1, {"deluxe": True}), (1, {"face": "C"})):
        with pytest.raises(Refusal, match="bad_setup"):
            new(seats, scenario="SC01", **wrong)
    t = table(new(1, scenario="SC02"))
    assert {t.box.ids[t.box.kind[card]] for card in t.deck} & {"high_priestess", "poisoner", "great_clock"} == set()
