"""Proposals for a new table: every one can be set up, and every number of players finds one where a game has any."""

import pytest

from wonderwood.engine.game import find_game, shelf
from wonderwood.engine.match import Match

GAMES = [name for name in shelf() if find_game(name).presets()]


def test_games_with_many_options_propose_something() -> None:
    assert {"root", "wonderful_kingdom"} <= set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_every_proposal_can_be_played(name: str) -> None:
    game = find_game(name)
    for preset in game.presets():
        match = Match.new(game, preset.seats, options=preset.options, seed=1)
        assert match.waiting, preset.name
        assert {key: match.options[key] for key in preset.options} == preset.options


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_players_finds_a_proposal(name: str) -> None:
    game = find_game(name)
    counts = {preset.seats for preset in game.presets()}
    assert counts == set(range(game.min_seats, game.max_seats + 1))


@pytest.mark.parametrize("name", GAMES)
def test_no_two_proposals_for_one_number_of_players_have_the_same_name(name: str) -> None:
    pairs = [(preset.name, preset.seats) for preset in find_game(name).presets()]
    assert len(pairs) == len(set(pairs))
