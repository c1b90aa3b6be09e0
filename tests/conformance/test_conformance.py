"""Dozens of random games per game and number of players, every promise checked on the way. `make fuzz` runs thousands."""

import pytest

from wonderwood.conformance import check_game, playable_seats
from wonderwood.engine.game import find_game, shelf

CASES = [(name, seats) for name in shelf() for seats in playable_seats(find_game(name))]
SEEDS = 24


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_every_promise_holds(name: str, seats: int) -> None:
    game = find_game(name)
    for seed in range(SEEDS):
        check_game(game, seats, seed, every=41 if seed == 0 else 157)
