"""Whole games, choice by choice: the points at the start of every turn are those written down."""

from pathlib import Path

import pytest

from games.root.tools import go, table
from wonderwood.engine.match import Match
from wonderwood.games.root import GAME
from wonderwood.games.root.box import FACTION_IDS

SCRIPTS = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))


def begin(lines: list[str]) -> Match:
    given = dict(line.split(" ", 1) for line in lines if line.split(" ")[0] in ("factions", "map", "seed", "machine"))
    factions = given["factions"].split()
    options = {"factions": factions, "map": given["map"], "machine": given.get("machine", "none")}
    return Match.new(GAME, seats=len(factions), options=options, seed=given["seed"])


@pytest.mark.rule("root/G1", "root/G2", "root/S1", "root/SC2", "root/SC3", "root/SC4")
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)
def test_a_whole_game_plays_as_written(script: Path) -> None:
    lines = [line for line in script.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    match = begin(lines)
    for line in lines:
        t = table(match)
        if line.startswith("=="):
            heading, _, points = line.partition(" | ")
            if points:
                assert [int(word) for word in points.split()] == t.scores, line
            if heading.startswith("== end"):
                assert match.over
                together = {1: "won together", 2: "lost together"}
                assert heading == f"== end, {together.get(t.team, FACTION_IDS[t.faction[t.winner]] + ' wins')}"
        elif ": " in line:
            faction, choice = line.split(": ")
            assert FACTION_IDS[t.faction[match.pending[0].seat]] == faction, line
            go(match, choice)
    assert match.over
    assert Match.load(match.save()).log == match.log


def test_there_is_a_game_for_every_number_of_players() -> None:
    assert [path.stem for path in SCRIPTS] == ["four_players", "six_players", "three_players", "together", "two_players"]
