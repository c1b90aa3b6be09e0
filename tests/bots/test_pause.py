"""A match packed for another process is the same match."""

import pytest

from wonderwood.bots import Eyes, find_bot
from wonderwood.bots.pause import pack, unpack
from wonderwood.conformance import play_randomly
from wonderwood.engine.game import find_game
from wonderwood.engine.match import Match
from wonderwood.engine.record import table_data

CASES = [("wonderland", 2, 1), ("wonderland", 4, 3), ("wonderful_kingdom", 2, 9), ("wonderlands_war", 3, 23), ("root", 4, 17)]


@pytest.mark.parametrize(("name", "seats", "every"), CASES)
def test_a_packed_match_is_the_same_match(name: str, seats: int, every: int) -> None:
    compared = 0
    for number, match in enumerate(play_randomly(find_game(name), seats, 2)):
        if match.over or number % every:
            continue
        other = unpack(pack(match))
        assert table_data(other.table) == table_data(match.table)
        assert other.waiting == match.waiting
        for seat in match.waiting:
            assert match.ask is not None
            assert other.ask is not None
            one, two = match.ask.of(seat), other.ask.of(seat)
            assert one is not None
            assert two is not None
            assert (one.options, one.prompt) == (two.options, two.prompt)
            compared += 1
    assert compared > 10


def test_a_bot_finds_the_same_in_a_packed_match() -> None:
    match = Match.new("wonderland", seats=2, seed=8)
    for seat in match.waiting:
        pause = pack(match)
        here = find_bot("novice")(Eyes(match, seat, 5))
        assert find_bot("novice")(Eyes(unpack(pause), seat, 5, pause.age)) == here
