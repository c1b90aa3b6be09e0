"""The balance lab: figures by seat, faction and card, one set of components or two side by side."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from wonderwood.balance import Card, Played, Side, charts, play_logged, sum_up, tables
from wonderwood.engine.game import find_game
from wonderwood.games.wonderland.data import DATA
from wonderwood.simulation import Job, Result


def run(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "wonderwood", "balance", *args],
        capture_output=True,
        text=True,
        env={**os.environ, "COLUMNS": "160"},
        timeout=240,
    )


def played(number: int) -> Played:
    """Seat 0 wins every other game; whoever validates E1 wins, whoever draws H2 loses."""
    winner = number % 2
    result = Result(number, ("greedy", "greedy"), 100 + number, [10, 20], [[winner], [1 - winner]], [winner], {})
    return Played(
        result,
        [(winner, Card("validated", "encounter", "E1")), (1 - winner, Card("drew_card", "card", "H2"))],
    )


def test_figures_find_the_cards_that_go_with_winning() -> None:
    game = find_game("wonderland")
    games = [played(number) for number in range(80)]
    data = sum_up(game, 2, games)
    assert data["seats"]["0"]["rate"] == 0.5
    assert data["best_cards"][0]["word"] == "E1"
    assert data["worst_cards"][0]["word"] == "H2"
    assert data["choices"] == {"least": 100, "median": 139.5, "most": 179, "mean": 139.5, "deviation": 23.09}
    assert json.loads(json.dumps(data)) == data
    sides = [Side("one", data, games), Side("two", data, games)]
    titles = [title for title, _, _ in tables(game, sides, "ru")]
    assert "Сопутствует победе · two" in titles
    assert len(charts(game, sides, "fr")) == 3


def test_a_rare_card_is_not_told_of() -> None:
    game = find_game("wonderland")
    games = [played(number) for number in range(8)]
    data = sum_up(game, 2, games)
    assert data["best_cards"] == []
    assert all(rows for _, _, rows in tables(game, [Side("one", data, games)], "en")), "no table without a row"


def test_a_game_remembers_who_had_to_do_with_which_piece() -> None:
    one = play_logged(Job("wonderland", 2, ("greedy", "random"), {}, 3))
    assert {card.fact for _, card in one.cards} >= {"card", "encounter", "token"}
    assert {seat for seat, _ in one.cards} == {0, 1}
    assert one == play_logged(Job("wonderland", 2, ("greedy", "random"), {}, 3))


def test_the_command_compares_two_folders_and_draws(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    shutil.copytree(DATA, folder)
    page = tmp_path / "report.html"
    done = run("wonderland", "--games", "4", "--bots", "random", "--components", str(folder), "--page", str(page))
    assert done.returncode == 0, done.stderr
    assert "Standard" in done.stdout
    assert "house" in done.stdout
    text = page.read_text(encoding="utf-8")
    assert text.count("<svg") == 3
    data = json.loads(run("wonderland", "--games", "4", "--bots", "random", "--components", str(folder), "--json").stdout)
    assert data["sides"]["Standard"] == data["sides"]["house"]


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (["--games", "0"], "bad_number"),
        (["--bots", "clever"], "unknown_bot"),
        (["--components", "no/such/folder"], "bad_components"),
        (["--components", "a", "--components", "b", "--components", "c"], "bad_setup"),
    ],
)
def test_bad_input_is_refused(args: list[str], code: str) -> None:
    done = run("wonderland", *args)
    assert (done.returncode, done.stderr.split(":")[0]) == (2, code)
