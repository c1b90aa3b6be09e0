"""What a position is worth: sure at the end, steady before it, whoever is asked."""

import random

import pytest

from wonderwood.bots.analysis import retrace
from wonderwood.bots.outlook import LOOKS, STRETCH, looks, value_position, value_standing
from wonderwood.bots.search import judged_points
from wonderwood.engine.game import find_game
from wonderwood.engine.match import Match


def advised_game(name: str, seats: int, seed: str) -> Match:
    """A game played to its end by the rules of thumb."""
    match = Match.new(name, seats, seed=seed)
    dice = random.Random(1)
    while match.ask is not None:
        ask = match.ask
        advice = match.game.advise(match.table, ask) or [0] * len(ask.options)
        best = [option for option, weight in zip(ask.options, advice, strict=True) if weight == max(advice)]
        match.play(ask.seat, dice.choice(best))
    return match


def test_a_question_in_the_turn_of_another_is_no_turning_point() -> None:
    """Whoever may answer an attack is looked at as far ahead as whoever attacks; once a victory lay just behind that."""
    asked = 0
    for seed in ("tour", "woods", "river"):
        again, choices = retrace(advised_game("root", 4, seed))
        before = value_position(again, samples=8, seed=1)
        for number, (seat, option) in enumerate(choices):
            again.play(seat, option)
            if number < len(choices) - 60 or again.ask is None:
                continue
            chances = value_position(again, samples=8, seed=1)
            if again.ask.seat != again.table.turn and seat == again.table.turn:  # type: ignore[attr-defined]
                asked += 1
                assert max(abs(one - two) for one, two in zip(before, chances, strict=True)) < 0.2, (seed, number)
            before = chances
    assert asked > 5


@pytest.mark.parametrize(("name", "seats"), [("wonderful_kingdom", 2), ("wonderland", 3), ("root", 3), ("wonderlands_war", 2)])
def test_the_end_is_seen_coming(name: str, seats: int) -> None:
    match = advised_game(name, seats, "end")
    assert match.outcome is not None
    winners = match.outcome.winners
    again, choices = retrace(match)
    for seat, option in choices[:-1]:
        again.play(seat, option)
    assert sum(value_position(again, seed=1)[seat] for seat in winners) > 0.95
    assert value_position(match) == [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def test_an_end_counts_for_all_looks_that_are_left() -> None:
    again, choices = retrace(advised_game("root", 2, "looks"))
    for number, (seat, option) in enumerate(choices):
        if number % 20 == 0:
            weights: list[int] = []
            for scout, ahead, weight in looks(again, 3, number):
                assert ahead < STRETCH
                assert weight == 1 or scout.ask is None
                weights.append(weight)
            assert sum(weights) == 3 * LOOKS
        again.play(seat, option)


def test_without_a_judge_a_game_is_played_to_its_end() -> None:
    match = Match.new("liars_dice", 3, seed=2)
    assert [(scout.ask, weight) for scout, _, weight in looks(match, 5, 1)] == [(None, LOOKS)] * 5


def test_a_standing_counts_no_end() -> None:
    """Alone, what is left of a judge's opinion after the end is only whether it was won."""
    match = Match.new("root", 1, seed=4)
    first = value_standing(match, samples=4)
    assert len(first) == 1
    assert first != [float(judged_points(match)[0])], "it looks ahead"
    while match.ask is not None:
        advice = find_game("root").advise(match.table, match.ask)
        last = judged_points(match)
        before = value_standing(match, samples=4)
        match.play(match.ask.seat, match.ask.options[advice.index(max(advice)) if advice else 0])
    assert before == [float(last[0])], "the end is not looked at, however near"
