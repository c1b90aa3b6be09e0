"""The kernel holds a Root battle, a Wonderland's War draw and Wonderful Kingdom planning: nested, simultaneous, secret."""

import pytest

from paper import kingdom_planning, root_battle, war_draw
from wonderwood.conformance import check_game, play_randomly, playable_seats
from wonderwood.engine.errors import Refusal
from wonderwood.engine.game import Game, register
from wonderwood.engine.match import Match

PAPERS = [root_battle.GAME, war_draw.GAME, kingdom_planning.GAME]
for _game in PAPERS:
    register(_game)


@pytest.mark.parametrize("game", PAPERS, ids=lambda game: game.name)
def test_every_promise_holds_at_every_pause(game: Game) -> None:
    for seats in playable_seats(game):
        for seed in range(25):
            check_game(game, seats, seed)


def find(game: Game, prompt: str, seats: int = 2) -> Match:
    """A random game stopped where a question of that kind is open."""
    for seed in range(200):
        for match in play_randomly(game, seats, seed):
            if any(pending.prompt == prompt for pending in match.pending):
                return match
    raise AssertionError(f"{prompt} is never asked")


def test_an_ambush_is_offered_whether_the_defender_holds_one_or_not() -> None:
    offered = set()
    for seed in range(60):
        for match in play_randomly(root_battle.GAME, 2, seed):
            for pending in match.pending:
                if pending.prompt == "ambush":
                    offered.add(len(pending.options))
    assert {1, 2} <= offered


def test_outrage_is_paid_inside_a_move_inside_a_march() -> None:
    match = find(root_battle.GAME, "outrage")
    before = match.view(0)["table"]
    match.play(0, match.pending[0].options[0])
    line = match.log_for(None)[-1]
    assert line["event"] == "paid"
    assert line["facts"] == {"who": "0", "to": "1", "card": None}
    assert match.log_for(1)[-1]["facts"] != line["facts"], "who receives the card may read it"
    assert isinstance(before, dict)


def test_a_bet_stays_secret_until_the_battle_is_over() -> None:
    match = find(war_draw.GAME, "bet", 3)
    watcher = match.pending[0].seat
    match.play(watcher, match.pending[0].options[1])
    for viewer in [None, *[seat for seat in range(3) if seat != watcher]]:
        assert match.view(viewer)["table"]["bets"][watcher] is None  # type: ignore[index]
    assert match.view(watcher)["table"]["bets"][watcher] is not None  # type: ignore[index]


def test_draws_are_chosen_at_once_and_secretly() -> None:
    match = find(war_draw.GAME, "draw", 3)
    one, two = match.waiting
    other = match.view(two)
    match.play(one, "stop")
    assert match.waiting == [two]
    seen = match.view(two)
    assert {**seen, "waiting": None} == {**other, "waiting": None}, "only that a seat has answered may show"
    match.play(two, "draw")
    assert match.table.status[one] == war_draw.STOPPED  # type: ignore[attr-defined]


def test_each_seat_plans_and_undoes_at_its_own_pace() -> None:
    match = Match.new(kingdom_planning.GAME, seats=2, seed=3)
    assert match.waiting == [0, 1]
    first = match.pending[0].options[0].text
    before = match.view(0)
    match.play(0, first)
    match.play(1, match.pending[1].options[0])
    match.play(1, match.pending[1].options[-1])
    assert match.can_undo(0)
    match.undo(0)
    after = match.view(0)
    assert after["table"]["selection"][0] == before["table"]["selection"][0]  # type: ignore[index]
    assert after["table"]["selection"][1] != before["table"]["selection"][1]  # type: ignore[index]
    assert match.given(1) == 2


def test_nobody_undoes_past_a_roll() -> None:
    match = find(root_battle.GAME, "hospital")
    with pytest.raises(Refusal) as refused:
        match.undo(1 - match.waiting[0])
    assert refused.value.code == "cannot_undo"
