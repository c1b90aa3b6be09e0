"""Dozens of random games per game and number of players, every promise checked on the way. `make fuzz` runs thousands."""

import pytest

from wonderwood.conformance import Broken, check_copies, check_game, check_shared, play_randomly, playable_seats, shared_lists
from wonderwood.engine.game import find_game, shelf
from wonderwood.engine.match import Match
from wonderwood.engine.sight import entry_view, heard
from wonderwood.engine.vocabulary import NOTHING

CASES = [(name, seats) for name in shelf() for seats in playable_seats(find_game(name))]
SEEDS = 24


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_every_promise_holds(name: str, seats: int) -> None:
    game = find_game(name)
    for seed in range(SEEDS):
        check_game(game, seats, seed, every=41 if seed == 0 else 157)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_searches_hear_of_the_log_what_a_seat_may_read(name: str, seats: int) -> None:
    *_, match = play_randomly(find_game(name), seats, 4)
    for seat in range(seats):
        expected: list[object] = []
        for entry in match.table.journal:
            line = entry_view(match.box, entry, seat, False)
            if line is not None:
                facts: dict[str, object] = line["facts"]  # type: ignore[assignment]
                expected.append(entry.event.number)
                expected += [NOTHING if facts[name] is None else value for name, value in zip(entry.event.names, entry.values)]
        assert list(heard(match.table.journal, 0, seat)) == expected
        later = list(heard(match.table.journal, len(match.table.journal) // 2, seat))
        assert later == expected[-len(later) :]


def test_a_shared_list_that_is_changed_in_place_is_found() -> None:
    match = Match.new("root", seats=4, seed=1)
    before = shared_lists(match.table)
    check_shared(match, before)
    match.table.scores[2] += 1  # type: ignore[attr-defined]
    with pytest.raises(Broken, match="scores is shared by copies"):
        check_shared(match, before)


def test_a_list_that_copies_share_without_saying_so_is_found() -> None:
    match = Match.new("root", seats=4, seed=1)
    check_copies(match)
    field = next(field for field in match.table.fields() if field.name == "scores")
    field.shared = False
    try:
        with pytest.raises(Broken, match="a clone shares scores"):
            check_copies(match)
    finally:
        field.shared = True
