"""Chapter 5: the Production phase and Supremacy."""

import pytest

from games.wonderful_kingdom.tools import at, events, free, go, options, prompt, reserve, row, table
from wonderwood.engine.match import Match
from wonderwood.games.wonderful_kingdom.production import production


def made(match: Match, seat: int = 0) -> list[str]:
    """What a seat has produced, step by step."""
    return [str(facts["amount"]) for facts in events(match, "produced") if facts["who"] == str(seat)]


@pytest.mark.rule("wonderful_kingdom/5.2")
@pytest.mark.example("p. 5")
def test_benjamin_produces_five_materials() -> None:
    match = at("tutorial phase=count step=materials | built=quarry,hamlet site=artificers | ")
    assert table(match).totals[0] == 5


@pytest.mark.rule("wonderful_kingdom/5.3")
@pytest.mark.example("p. 5")
def test_the_expeditionary_corps_counts_itself() -> None:
    alone = at("tutorial face=A phase=count step=exploration | built=expeditionary_corps site=port,sunken_city | ")
    assert table(alone).totals[0] == 1
    more = at("tutorial face=A phase=count step=exploration | built=expeditionary_corps,navigators,miners site=sunken_city | ")
    assert table(more).totals[0] == 3 + 2
    none = at("tutorial face=A phase=count step=exploration | built=elven_ruins site=sunken_city | ")
    assert table(none).totals[0] == 1
    bazaar = at("tutorial face=C phase=count step=gold | built=grand_bazaar,arena,farm site=arena | ")
    assert table(bazaar).totals[0] == 2


@pytest.mark.rule("wonderful_kingdom/5.4", "wonderful_kingdom/5.7", "wonderful_kingdom/6.1")
@pytest.mark.example("p. 6")
def test_simon_finishes_his_barracks_during_production() -> None:
    match = at("tutorial face=D phase=count step=materials | built=quarry site=barracks | ")
    assert table(match).loose[0] == [3, 0, 0, 0]
    go(match, "lay materials barracks 1", "lay materials barracks 1", "lay materials barracks 1")
    assert row(match, "duchy") == ["quarry", "barracks"]
    assert events(match, "gained")[0] == {"who": "0", "resource": "soldier", "amount": "1"}
    assert made(match)[:2] == ["3", "1"]


@pytest.mark.rule("wonderful_kingdom/5.1", "wonderful_kingdom/5.4", "wonderful_kingdom/16.4a")
def test_four_steps_and_a_card_built_in_a_step_waits_for_the_next() -> None:
    match = at("tutorial face=D duchies=valados,teressia phase=count step=population | site=recruiter:1p | ")
    go(match, "lay population recruiter 1", "lay population recruiter 1")
    assert row(match, "duchy") == ["recruiter"]  # T10: it produced nothing in this step
    assert [facts["resource"] for facts in events(match, "produced")][::2] == ["population", "gold", "exploration"]
    assert made(match) == ["2", "0", "0"]
    assert production(table(match), 0, 1) == 3


@pytest.mark.rule("wonderful_kingdom/5.5")
def test_only_a_strictly_higher_total_is_supreme() -> None:
    match = at("tutorial phase=count step=gold | built=market,merchants site=arena | built=guild,port site=arena")
    assert table(match).totals == [4, 4]  # T5
    assert events(match, "no_supreme") == [{"resource": "gold"}]
    assert table(match).training == [0, 0]
    zero = at("tutorial face=C phase=count step=gold | K=0 site=farm | K=0")
    assert "gold" in [facts["resource"] for facts in events(zero, "no_supreme")]
    higher = at("tutorial phase=count step=gold | built=market site=arena | site=arena")
    assert table(higher).training == [1, 0]


@pytest.mark.rule("wonderful_kingdom/5.6")
def test_the_training_area_gives_every_second_time() -> None:
    match = at("tutorial phase=count step=materials | built=quarry,farm,market,watchtower | ")
    steps = [(str(facts["resource"]), str(facts["soldier"])) for facts in events(match, "supreme")][:4]
    assert steps == [("materials", "0"), ("population", "1"), ("gold", "0"), ("exploration", "1")]
    assert (table(match).training[0], reserve(match)[1]) == (0, 2)  # T4; nothing came from the cards


@pytest.mark.rule("wonderful_kingdom/5.8", "wonderful_kingdom/5.9")
def test_cubes_only_on_free_spaces_and_they_stay() -> None:
    match = at("tutorial phase=place step=materials | site=farm:1m,port loose=2m | ")
    assert options(match, 0, "lay") == ["lay materials farm 1", "lay materials port 1"]
    go(match, "lay materials farm 1")
    assert options(match, 0, "lay") == ["lay materials port 1"]
    assert all(not text.startswith("shift") for text in options(match))
    go(match, "lay materials port 1")
    assert free(match, "port") == [3, 0, 0, 0, 0, 0]
    assert table(match).loose[0][0] == 0


@pytest.mark.rule("wonderful_kingdom/5.10")
@pytest.mark.parametrize(("module", "phase"), [("tutorial", "offer"), ("threat packs=thieves,shadows", "combat")])
def test_after_exploration_the_round_ends(module: str, phase: str) -> None:
    extra = "threats=thief S=5" if "threat" in module else ""
    match = at(f"{module} phase=place step=exploration | loose=1e {extra} | ")
    assert prompt(match, match.waiting[0]) == phase


@pytest.mark.rule("wonderful_kingdom/16.4b")
def test_a_soldier_of_supremacy_can_be_used_at_once() -> None:
    match = at("tutorial phase=count step=gold | built=market training=1 site=triumphal_arch:3g1s | site=arena")
    assert "enlist triumphal_arch 1" in options(match)
    go(match, "0: enlist triumphal_arch 1")
    assert "triumphal_arch" in row(match, "duchy")
