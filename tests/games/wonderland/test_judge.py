"""The rules of thumb: sensible choices, and good enough to beat chance."""

import pytest

from games.wonderland.tools import at, choices, end, table
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.match import Match
from wonderwood.games.wonderland import GAME


def advised(match: Match) -> str:
    """The choice with the most weight."""
    assert match.ask is not None
    weights = GAME.advise(match.table, match.ask)
    assert len(weights) == len(match.ask.options)
    return choices(match)[weights.index(max(weights))]


@pytest.mark.parametrize("seats", [2, 4])
def test_advice_beats_chance(seats: int) -> None:
    won = 0
    for seed in range(8):
        match = Match.new(GAME, seats=seats, seed=seed, lean=True, options={"movement_side": "AB"[seed % 2]})
        fate = QuickFate(seed)
        while match.ask is not None:
            ask = match.ask
            weights = GAME.advise(match.table, ask) if ask.seat == seed % seats else []
            option = ask.options[weights.index(max(weights))] if weights else ask.options[fate.below(len(ask.options))]
            match._answer(ask, option)
        assert match.outcome is not None
        won += seed % seats in match.outcome.winners
    assert won >= 7


@pytest.mark.parametrize(
    ("line", "choice"),
    [
        ("A alice=h8 | *green d4 goals=E34 gardeners=3 | yellow h1", "validate E34"),
        ("A alice=h8 | *green d4 hand=C8,D8 | yellow h1", "raise A2"),
        ("A alice=h8 | *green b2 A1 goals=E01 met=march_hare,king_of_hearts | yellow h1", "move a2"),
        ("A alice=h8 moved | *green d4 hand=H2,HK | yellow h1", "done"),
        ("A alice=c4 phase=alice_card | *green h8 hand=H3,S2 | yellow d4", "play H3"),
    ],
)
def test_sensible_choices(line: str, choice: str) -> None:
    assert advised(at(line)) == choice


def test_the_judge_likes_points_and_fears_wake_points() -> None:
    plain = table(at("A r5 alice=d4 | *green a8 | yellow h1"))
    for better in ("A3", "soldiers=2", "has=teapot_red,teapot_blue", "done=E01"):
        assert GAME.judge(table(at(f"A r5 alice=d4 | *green a8 {better} | yellow h1")), 0) > GAME.judge(plain, 0)
    assert GAME.judge(table(at("A r9 alice=d4 | *green a8 pr=9 | yellow h1 pr=2")), 0) < GAME.judge(plain, 0)
    final = end(at("A r10 alice=d4 | *green a8 A4 pr=2 goals=E29 | yellow h1"))
    assert final.outcome is not None
    assert GAME.judge(final.table, 0) == final.outcome.scores[0] == 0
