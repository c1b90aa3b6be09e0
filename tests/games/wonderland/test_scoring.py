"""Chapter 15: the final count."""

import pytest

from games.wonderland.tools import at, end, table
from wonderwood.engine.game import Outcome
from wonderwood.games.wonderland.scoring import artifact_pf, penalties, series_pf


def count(line: str) -> Outcome:
    outcome = end(at(f"A alice=h8 | {line}")).outcome
    assert outcome is not None
    return outcome


@pytest.mark.rule("wonderland/15.2")
def test_only_the_final_level_counts() -> None:
    outcome = count("*green A1 | yellow A2 | blue A3 | red A4")
    assert [sheet["movement"] for sheet in outcome.breakdown] == [0, 2, 5, 10]


@pytest.mark.rule("wonderland/15.3")
@pytest.mark.parametrize(
    ("tokens", "printed", "series"),
    [
        ("teapot_red", 2, 0),
        ("golden_key_red,golden_key_blue", 8, 5),
        ("biscuits_red,biscuits_blue,biscuits_yellow", 9, 12),
        ("teapot_red,teapot_blue,teapot_green,teapot_yellow", 8, 12),
        ("teapot_red,teapot_blue,biscuits_red,biscuits_blue,hookah_green", 14, 10),
    ],
)
def test_artifacts_and_series(tokens: str, printed: int, series: int) -> None:
    outcome = count(f"*green has={tokens} | yellow")
    assert (outcome.breakdown[0]["artifacts"], outcome.breakdown[0]["series"]) == (printed, series)
    t = table(at(f"A alice=h8 | *green has={tokens} | yellow"))
    assert artifact_pf(t, t.artifacts[0]) + series_pf(t, t.artifacts[0]) == printed + series


@pytest.mark.rule("wonderland/15.4", "wonderland/15.5")
def test_encounters_soldiers_and_gardeners() -> None:
    outcome = count("*green done=E01,E34 soldiers=4 gardeners=5+3 | yellow")
    assert (outcome.breakdown[0]["encounters"], outcome.breakdown[0]["soldiers"], outcome.scores[0]) == (12, 8, 20)


@pytest.mark.rule("wonderland/15.6")
def test_open_encounters_add_their_pr() -> None:
    outcome = count("*green pr=5 goals=E01,E29 | yellow pr=9 | blue pr=10 | red pr=11")
    assert [sheet["penalty"] for sheet in outcome.breakdown] == [-5, 0, -5, -10]  # 10, 9, 10 and 11 PR


@pytest.mark.rule("wonderland/15.7", "wonderland/15.8", "wonderland/15.9")
@pytest.mark.parametrize(
    ("prs", "expected"),
    [
        ([8, 6, 4, 2], [-10, -5, -2, 0]),
        ([9, 9, 4, 1], [-10, -10, -2, 0]),
        ([9, 4, 4, 1], [-10, -5, -5, 0]),
        ([6, 6, 6, 6], [-10, -10, -10, -10]),
        ([9, 4, 1, 1], [-10, -5, -2, -2]),
        ([5, 2, 1], [-10, -5, -2]),
        ([3, 1], [-10, -5]),
        ([3, 0], [-10, 0]),
        ([0, 0, 0], [0, 0, 0]),
    ],
)
def test_penalties_by_place(prs: list[int], expected: list[int]) -> None:
    t = table(at("A alice=h8 | *green | yellow | blue | red"))
    assert penalties(t, prs) == expected


@pytest.mark.rule("wonderland/15.10")
def test_ties_go_by_pr_then_encounters_then_artifacts() -> None:
    by_pr = count("*green A3 pr=9 | yellow A4 pr=12")  # 5 - 5 and 10 - 10
    assert (by_pr.scores, by_pr.ranking, by_pr.ties) == ([0, 0], [[0], [1]], ["fewest_pr"])
    by_cards = count("*green done=E27 | yellow A2")
    assert (by_cards.scores, by_cards.ranking) == ([2, 2], [[0], [1]])
    assert by_cards.ties == ["fewest_pr", "most_encounters"]
    by_artifacts = count("*green A2 | yellow has=teapot_red")
    assert (by_artifacts.scores, by_artifacts.winners) == ([2, 2], [1])
    assert by_artifacts.ties == ["fewest_pr", "most_encounters", "most_artifacts"]
    shared = count("*green A2 | yellow A2 | blue")
    assert (shared.ranking, shared.winners) == ([[0, 1], [2]], [0, 1])
