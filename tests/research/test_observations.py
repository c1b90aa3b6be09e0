"""Vectors and texts hold what a seat sees, all of it, and nothing more."""

import json

import numpy as np
import pytest

import tiny
from wonderwood.conformance import play_randomly, playable_seats
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.game import find_game, shelf
from wonderwood.engine.match import Match
from wonderwood.engine.record import table_data
from wonderwood.engine.sight import redeal
from wonderwood.research.observations import information_state, layout, observation_text

CASES = [(name, seats) for name in shelf() for seats in playable_seats(find_game(name)) if not name.startswith("paper_")]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_nothing_hidden_shows(name: str, seats: int) -> None:
    """Deal anew what a seat cannot see: its vector and its texts stay the same."""
    game = find_game(name)
    shape = layout(game, seats)
    changed = 0
    for number, match in enumerate(play_randomly(game, seats, 5, game.settle(seats, {}))):
        if match.over or number % 9:
            continue
        for seat in range(seats):
            other = match.clone()
            redeal(other.table, other.box, seat, QuickFate(number))
            changed += table_data(other.table) != table_data(match.table)
            assert np.array_equal(shape.observe(match, seat), shape.observe(other, seat))
            assert information_state(match, seat) == information_state(other, seat)
            assert observation_text(match, seat) == observation_text(other, seat)
    assert changed or seats == 1


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_the_vector_has_one_length_and_names_for_all_of_it(name: str, seats: int) -> None:
    game = find_game(name)
    shape = layout(game, seats)
    assert shape is layout(name, seats)
    covered = np.zeros(shape.size, dtype=int)
    for part in shape.parts:
        covered[part.start : part.start + part.size] += 1
    assert (covered == 1).all()
    assert len({part.name for part in shape.parts}) == len(shape.parts)
    assert json.loads(json.dumps(shape.describe()))
    for match in play_randomly(game, seats, 6, game.settle(seats, {})):
        assert shape.observe(match, 0).shape == (shape.size,)


def part(name: str, match: Match, seat: int) -> list[int]:
    shape = layout(match.game, match.seats, match.options)
    found = next(part for part in shape.parts if part.name == name)
    return shape.observe(match, seat)[found.start : found.start + found.size].tolist()


def test_own_dice_are_seen_those_of_others_counted() -> None:
    match = Match.new(tiny.GAME, seats=2, seed=3)
    cup = match.table.cups[0]  # type: ignore[attr-defined]
    counts = [cup.count(face) for face in range(7)]
    assert part("cups[0]", match, 0) == [*counts, 0]
    assert part("cups[0]", match, 1) == [0] * 7 + [3]
    assert part("waiting", match, 1) == [1, 0]
    assert part("prompt", match, 0) == [0]
    assert part("prompt", match, 1) == [-1]


def test_after_the_end_all_is_open() -> None:
    match = list(play_randomly(find_game("wonderland"), 2, 1, find_game("wonderland").settle(2, {})))[-1]
    assert sum(part("hands[1]", match, 0)[:-1]) == len(match.table.hands[1])  # type: ignore[attr-defined]


def test_the_information_state_remembers() -> None:
    """Own secret choices and what was seen long ago are part of it."""
    match = Match.new(tiny.GAME, seats=2, seed=3)
    match.play(0, "bid 1 2")
    match.play(1, "doubt")
    known = json.loads(information_state(match, 0))
    assert [line["event"] for line in known["log"]].count("shown") == 1
    assert known["own"] == [tiny.GAME.book.verbs[0].of(1, 2)]
    assert json.loads(information_state(match, 1))["own"] != known["own"]
