"""Rules of thumb: an opinion on every question, and a sensible one."""

import pytest

from games.root.tools import at
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.match import Match
from wonderwood.games.root import GAME


def best(match: Match) -> str:
    ask = match.ask
    assert ask is not None
    weights = GAME.advise(match.table, ask)
    return match.box.option(GAME.book, ask.options[weights.index(max(weights))]).text


def test_every_option_of_every_question_has_a_weight() -> None:
    for seed in range(4):
        match = Match.new(GAME, seats=4, options={"characters": "all"}, seed=seed)
        fate = QuickFate(seed)
        while not match.over:
            ask = match.ask
            assert ask is not None
            assert len(GAME.advise(match.table, ask)) == len(ask.options)
            match.play(ask.seat, ask.options[fate.below(len(ask.options))])
        outcome = match.outcome
        assert outcome is not None
        winner = outcome.winners[0]
        assert all(GAME.judge(match.table, winner) > GAME.judge(match.table, other) for other in outcome.ranking[-1])


@pytest.mark.parametrize(
    ("line", "choice"),
    [
        ("daylight | *marquise c9:2+sawmill*2+wood*3 c1:2 | eyrie c3:6+roost", "build sawmill c1"),
        ("daylight | *vagabond thief at=c12 | eyrie c3:6+roost", "explore"),
        ("daylight | *vagabond ranger at=c9 items=crossbow | marquise c9:workshop c1:1", "strike 1"),
        ("birdsong | *alliance c12:sympathy supporters=fox_anvil,fox_ambush | marquise c12:2+sawmill", "revolt c12"),
        (
            "birdsong | *eyrie c3:6+roost hand=bird_armorers,fox_anvil | marquise c1:keep",
            "decree bird_armorers build",
        ),
    ],
)
def test_the_obvious_is_preferred(line: str, choice: str) -> None:
    assert best(at(line)) == choice


def test_the_greedy_marquise_beats_a_random_eyrie() -> None:
    won = 0
    for seed in range(10):
        match = Match.new(GAME, seats=2, options={"factions": ["marquise", "eyrie"]}, seed=seed, lean=True)
        fate = QuickFate(seed)
        while match.ask is not None:
            ask = match.ask
            option = ask.options[fate.below(len(ask.options))]
            if ask.seat == 0:
                weights = GAME.advise(match.table, ask)
                option = ask.options[weights.index(max(weights))]
            match.play(ask.seat, option)
        outcome = match.outcome
        assert outcome is not None
        won += outcome.winners == [0]
    assert won >= 9
