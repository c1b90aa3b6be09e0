"""Vectors and texts hold what a seat sees, all of it, and nothing more."""

import json
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import tiny
from wonderwood.conformance import play_randomly, playable_seats
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.game import find_game, shelf
from wonderwood.engine.match import Match
from wonderwood.engine.record import table_data
from wonderwood.engine.sight import redeal
from wonderwood.research.observations import Memory, fingerprint, information_state, layout, observation_text

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
            memory = Memory(["seen"] * len(match.answers))  # the past is the same
            assert memory.information_state(match, seat) == memory.information_state(other, seat)
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


def leaves(value: Any, path: str) -> Iterator[tuple[str, list[int]]]:
    if value and isinstance(value[0], list):
        for index, item in enumerate(value):
            yield from leaves(item, f"{path}[{index}]")
    else:
        yield path, value


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_no_list_outgrows_its_place(name: str, seats: int) -> None:
    """With other options and other games than those the layout was measured on, every list fits where it is written."""
    game = find_game(name)
    for seed in range(20, 23):
        for number, match in enumerate(play_randomly(game, seats, seed)):
            if number % 5 and not match.over:
                continue
            shape = layout(game, seats, match.options)
            parts = {part.name: part for part in shape.parts}
            for field in match.table.fields():
                if f"{field.name}[0]" not in parts and field.name not in parts:
                    continue
                value = getattr(match.table, field.name)
                for path, leaf in leaves(value, field.name) if isinstance(value, list) else ():
                    if leaf and path in parts:  # one number for each seat has a part for each number
                        assert parts[path].kind == "bag" or len(leaf) <= parts[path].size, path
                    assert not leaf or path in parts or f"{path}[{len(leaf) - 1}]" in parts, path


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
    assert [option for option, _ in known["own"]] == [tiny.GAME.book.verbs[0].of(1, 2)]
    assert json.loads(information_state(match, 1))["own"] != known["own"]


def test_what_was_seen_at_a_choice_is_never_forgotten() -> None:
    """Whether it was looked at then or is worked out later: the same fingerprints of the same views."""
    match = Match.new("wonderland", seats=2, seed=5)
    memory = Memory([])
    seen: list[tuple[int, str]] = []
    for number in range(60):
        seat = match.waiting[0]
        seen.append((seat, fingerprint(observation_text(match, seat))))
        if number % 3:
            memory.information_state(match, seat)
        match.play(seat, match.pending[0].options[number % len(match.pending[0].options)])
        memory.add_choice(seat)
    for seat in range(2):
        known = json.loads(information_state(match, seat))
        assert [glimpse for _, glimpse in known["own"]] == [glimpse for one, glimpse in seen if one == seat]
        assert memory.information_state(match, seat) == information_state(match, seat)


def test_a_bag_has_no_order() -> None:
    """Which of several equal chips was drawn leaves the others in another order: nobody can tell."""
    match = Match.new("wonderlands_war", seats=2, seed=1)
    other = match.clone()
    bag = other.table.bag[0]  # type: ignore[attr-defined]
    bag.reverse()
    assert bag != match.table.bag[0]  # type: ignore[attr-defined]
    for seat in range(2):
        assert observation_text(match, seat) == observation_text(other, seat)


def test_lists_that_stand_beside_each_other_keep_their_order() -> None:
    """It's a Wonderful Kingdom: which spaces are free on which site."""
    game = find_game("wonderful_kingdom")
    for match in play_randomly(game, 2, 3, game.settle(2, {})):
        sites, spaces = match.table.sites[0], match.table.spaces[0]  # type: ignore[attr-defined]
        if len(sites) > 2:
            break
    assert part("sites[0]", match, 1)[: len(sites) + 1] == [*sites, -2]
    assert part("spaces[0]", match, 1)[: len(spaces) + 1] == [*spaces, -2]


def test_what_stayed_empty_has_room_all_the_same() -> None:
    """Root: a Vagabond that may come later brings quests, whoever sat there in the games the layout was measured on."""
    shape = layout("root", 2, {"factions": ["marquise", "eyrie"]})
    assert next(part.kind for part in shape.parts if part.name == "quests") == "bag"
