"""Positions in one line: what is written reads back as the same table."""

import pytest

from wonderwood.engine.fate import QuickFate
from wonderwood.engine.match import Match
from wonderwood.engine.record import table_data
from wonderwood.games.root import GAME
from wonderwood.games.root.notation import read, write

# What a line does not tell: the history of points, what players know, and things of the running turn that begin anew with it.
UNTOLD = [
    "tally",
    "card_known",
    "burial_known",
    "wanted",
    "first",
    "deck",
    "quest_deck",
    "hands",
    "supporters",
    "decree",
    "discard",
    "available",
    "crafted",
    "dominance",
    "dropped",
    "gone",
    "column",
    "owed",
    "added",
    "added_birds",
    "tapped",
    "recruited",
    "used",
    "aids",
    "buried",
    "seat_of",
]


@pytest.mark.parametrize("map_name", ["autumn", "winter"])
def test_a_written_position_reads_back(map_name: str) -> None:
    match = Match.new(GAME, seats=4, options={"map": map_name}, seed=11)
    fate = QuickFate(11)
    compared = 0
    while not match.over and compared < 12:
        ask = match.ask
        assert ask is not None
        match.play(ask.seat, ask.options[fate.below(len(ask.options))])
        if match.over or match.marks[-1].answers != len(match.answers) or match.table.phase != 1:
            continue
        start = match.marks[-1].table
        again = read(write(start)).marks[0].table  # type: ignore[arg-type]
        told, found = table_data(start), table_data(again)
        assert {name: found[name] for name in told if name not in UNTOLD} == {
            name: told[name] for name in told if name not in UNTOLD
        }
        assert GAME.audit(again) == []
        compared += 1
    assert compared == 12
