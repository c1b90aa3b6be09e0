"""Whole games: random ones under every option, and one played by hand and told like a story."""

import shutil
from pathlib import Path

import pytest

from games.wonderland.tools import alice, at, go, hand, people, prompt, table, where
from wonderwood.conformance import random_options
from wonderwood.engine.errors import Refusal
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.match import Match
from wonderwood.engine.playouts import play_out
from wonderwood.games.wonderland import GAME
from wonderwood.games.wonderland.box import WonderlandBox
from wonderwood.games.wonderland.data import DATA, load


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_under_all_options_lose_nothing(seats: int) -> None:
    for seed in range(12):
        fate = QuickFate(seed)
        match = Match.new(GAME, seats=seats, seed=seed, options=random_options(GAME, seats, fate), lean=True)
        choices = 0
        while not match.over:
            assert GAME.audit(match.table) == []
            choices += play_out(match, fate, 5)
        assert GAME.audit(match.table) == []
        assert choices > 20 * seats
        assert table(match).round == 10


def test_the_options_are_those_of_the_data_file() -> None:
    declared = [(option.id, list(option.values), option.default) for option in load().setup.options]
    assert [(variant.name, variant.values, variant.default) for variant in GAME.variants] == declared


@pytest.mark.parametrize("bad", [{"movement_side": "C"}, {"hand_limit": 9}, {"hearts_power_wakes": 1}, {"speed": 3}])
def test_other_options_are_refused(bad: dict[str, object]) -> None:
    with pytest.raises(Refusal) as refusal:
        Match.new(GAME, seats=2, options=bad)
    assert refusal.value.code == "bad_setup"
    assert refusal.value.facts["allowed"]


def test_two_turns_told_as_a_story() -> None:
    """Green raises its pawn, walks through the hole to the King of Hearts and wakes Yellow, who had dozed beside Alice."""
    match = at(
        "A r1 alice=g4 first=green | *green b2 A1 hand=C8,D8,H3,SQ,S2,C4 | yellow g2 A1 hand=C2,CK,D2 met=duchess",
        *(0, 0, 0, 0, 0, 0),
    )
    go(match, "raise A2", "lay C8", "lay D8")
    go(match, "move c3", "dive g7", "step f8", "visit")
    assert people(match, 0) == ["king_of_hearts"]
    assert table(match).wake[0] == 1
    go(match, "done", "skip")
    assert prompt(match) == "play"
    assert len(hand(match, 0)) == 7
    go(match, "play S2", "go S 1")  # to g3, next to Yellow
    assert alice(match) == "g3"
    go(match, "flip red")  # the Duchess looks the other way
    assert table(match).wake == [1, 0]
    assert table(match).turn == 1
    go(match, "move f1", "done")
    assert where(match, 1) == "f1"
    assert table(match).round == 1


def test_a_finished_game_reads_back_from_its_record() -> None:
    match = Match.new(GAME, seats=3, seed="record")
    fate = QuickFate(11)
    while not match.over:
        ask = match.ask
        assert ask is not None
        if ask.also and fate.below(2):
            ask = ask.also[fate.below(len(ask.also))]
        match.play(ask.seat, ask.options[fate.below(len(ask.options))])
    again = Match.load(match.save())
    assert again.outcome is not None
    assert match.outcome is not None
    assert again.outcome.data() == match.outcome.data()


def altered(folder: Path, file: str, old: str, new: str) -> str:
    """A copy of the component files with one change."""
    shutil.copytree(DATA, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(folder)


def test_other_components_change_the_game(tmp_path: Path) -> None:
    folder = altered(tmp_path / "short", "setup.toml", "count = 10\nfirst_folly = 3", "count = 2\nfirst_folly = 2")
    match = Match.new(GAME, seats=2, seed=1, components=folder, lean=True)
    play_out(match, QuickFate(1))
    assert table(match).round == 2
    assert len(table(match).folly_deck) == 16
    record = Match.new(GAME, seats=2, components=folder).save()
    with pytest.raises(Refusal) as refusal:
        Match.load(record)
    assert refusal.value.code == "other_components"


def test_prices_come_from_the_components(tmp_path: Path) -> None:
    folder = altered(
        tmp_path / "dear",
        "alice.toml",
        'arrive_cost = { op = "discard", class = "minor", count = 1 }',
        'arrive_cost = { op = "discard", class = "minor", count = 2 }',
    )
    box = GAME.open_box(folder)
    assert isinstance(box, WonderlandBox)
    assert box.arrival[box.no_folly * 8 + 1] == 2
    assert box.passing[box.no_folly * 8 + 1] == 1


def test_more_pieces_than_there_is_room_for_are_refused(tmp_path: Path) -> None:
    folder = altered(tmp_path / "far", "alice.toml", "joker = [1, 2]", "joker = [1, 9]")
    with pytest.raises(Refusal) as refusal:
        GAME.open_box(folder)
    assert refusal.value.code == "bad_components"
    assert refusal.value.facts["file"] == "alice.toml"
