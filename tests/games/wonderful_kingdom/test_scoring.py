"""Chapter 8: the end of the game."""

from pathlib import Path

import pytest

from games.wonderful_kingdom.tools import at, other_data, table
from wonderwood.engine.game import Outcome
from wonderwood.engine.match import Match
from wonderwood.games.wonderful_kingdom import GAME
from wonderwood.games.wonderful_kingdom.scoring import score_parts


def result(match: Match) -> Outcome:
    assert match.outcome is not None
    return match.outcome


@pytest.mark.rule("wonderful_kingdom/8.2", "wonderful_kingdom/8.3")
@pytest.mark.example("p. 7")
def test_simon_scores_39_points() -> None:
    built = "great_lighthouse,hanging_gardens,high_wall,cathedral,royal_keep,barracks,farm,guild,calamity*2"
    match = at(f"tutorial face=A phase=score round=4 | built={built} K=2 S=3 site=throne_room | ")
    assert result(match).scores[0] == 39
    assert result(match).breakdown[0] == {"cards": 11, "sets": 36, "calamities": -8}


@pytest.mark.rule("wonderful_kingdom/8.2")
def test_points_of_a_duchy_card_may_be_flat(tmp_path: Path) -> None:
    folder = other_data(tmp_path, "duchies.toml", 'vp = { amount = 2, per = "monument" }', "vp = { amount = 2 }")
    match = Match.new(GAME, 2, {"module": "tutorial", "face": "A"}, 1, components=folder)
    assert [score_parts(table(match), seat)["cards"] for seat in (0, 1)] == [2, 0]


@pytest.mark.rule("wonderful_kingdom/8.1")
def test_the_game_ends_after_round_four() -> None:
    assert not at("tutorial phase=place step=exploration round=3 | loose=1e | ").over
    assert at("tutorial phase=place step=exploration round=4 | loose=1e | ").over


@pytest.mark.rule("wonderful_kingdom/8.4", "wonderful_kingdom/8.5")
@pytest.mark.parametrize(
    ("one", "other", "winners", "ties"),
    [
        ("built=founder_statue", "built=market", [0], []),
        ("built=market,farm", "built=market", [0], ["cards"]),
        ("built=market S=1", "built=market S=2", [1], ["cards", "soldiers"]),
        ("built=market S=2 training=1", "built=market S=2", [0, 1], ["cards", "soldiers"]),
        ("built=founder_statue,calamity", "built=farm,quarry,barracks", [1], ["cards"]),
        ("built=founder_statue,calamity", "built=farm S=5", [0], ["cards"]),
        ("built=founder_statue,calamity", "built=farm,quarry S=5", [1], ["cards", "soldiers"]),
    ],
)
def test_ties(one: str, other: str, winners: list[int], ties: list[str]) -> None:
    outcome = result(at(f"tutorial phase=score round=4 | {one} | {other}"))
    assert (outcome.winners, outcome.ties) == (winners, ties)


@pytest.mark.rule("wonderful_kingdom/8.6")
def test_cards_without_type_count_for_no_type() -> None:
    match = at("threat packs=siphons,thieves phase=score round=4 | built=siphon_gold,calamity,secret_brotherhood | ")
    assert table(match).types[0] == [0, 1, 0, 0]
    assert result(match).breakdown[0]["sets"] == 3
