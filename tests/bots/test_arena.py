"""The arena: who sits where, what the figures say, and what the command prints."""

import json
import os
import subprocess
import sys
import warnings
from pathlib import Path

import matplotlib.image
import pytest

import tiny
from wonderwood import simulation
from wonderwood.arena import chart, expect_cluster, factions, lineups, play_all, play_on_ray, schedule, sum_up, tables
from wonderwood.chart_files import write_chart
from wonderwood.charts import HUES, Curve, histogram, line_chart, ticks
from wonderwood.engine.errors import Refusal
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.game import Variant, find_game
from wonderwood.engine.match import Match
from wonderwood.ratings import duels, games_worth, rate_bots, student, wilson
from wonderwood.simulation import Job, Result, play_job
from wonderwood.words import LANGUAGES


def run(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "wonderwood", *args],
        capture_output=True,
        text=True,
        env={**os.environ, "COLUMNS": "160"},
        timeout=240,
    )


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (2, 3), (2, 4), (3, 2), (3, 3), (4, 2), (1, 4)])
def test_every_bot_sits_equally_often_everywhere(bots: int, seats: int) -> None:
    names = [f"bot{number}" for number in range(bots)]
    block = lineups(names, seats)
    assert len(set(block)) == len(block)
    for seat in range(seats):
        counts = {name: sum(1 for lineup in block if lineup[seat] == name) for name in names}
        assert len(set(counts.values())) == 1


def test_too_many_lineups_are_refused() -> None:
    with pytest.raises(Refusal, match="bad_setup"):
        lineups([f"bot{number}" for number in range(12)], 4)


def test_a_block_plays_one_deal_with_every_lineup() -> None:
    jobs = schedule(tiny.GAME, ["greedy", "random"], 2, 10, {}, 7)
    assert len(jobs) == 10
    for first, second in zip(jobs[::2], jobs[1::2]):
        assert first.seed == second.seed
        assert first.bots == second.bots[::-1]
    assert len({job.seed for job in jobs}) == 5


def test_fixed_seats_stay() -> None:
    jobs = schedule(tiny.GAME, ["greedy", "random", "random"], 3, 5, {}, 0, fixed=True)
    assert {job.bots for job in jobs} == {("greedy", "random", "random")}
    with pytest.raises(Refusal, match="bad_setup"):
        schedule(tiny.GAME, ["greedy"], 3, 5, {}, 0, fixed=True)


class Sided(type(tiny.GAME)):  # type: ignore[misc]
    """Liar's Dice with factions that nobody may share."""

    def __init__(self) -> None:
        super().__init__()
        self.variants = [*self.variants, Variant("side", ["random", "red", "green", "blue"], per_seat=True)]

    def check(self, seats: int, options: dict[str, object]) -> None:
        sides = options["side"]
        assert isinstance(sides, list)
        named = [side for side in sides if side != "random"]
        if len(set(named)) != len(named):
            raise Refusal("bad_setup", option="side", value="twice", allowed="once")


def test_factions_are_spread_and_can_be_given() -> None:
    fate = QuickFate(3)
    seen = [factions(Sided(), 2, {}, fate)["side"] for _ in range(60)]
    assert {str(sides) for sides in seen} == {
        str([one, two]) for one in ("red", "green", "blue") for two in ("red", "green", "blue") if one != two
    }
    given = factions(Sided(), 2, {"side": ["red", "random"]}, fate)
    assert given["side"] == ["red", "random"]


def made(bots: tuple[str, ...], ranking: list[list[int]], sides: list[str] | None = None) -> Result:
    options: dict[str, object] = {} if sides is None else {"side": sides}
    return Result(0, bots, 10, [len(bots) - index for index in range(len(bots))], ranking, ranking[0], options)


def test_sums_by_seat_and_faction() -> None:
    results = [
        made(("a", "b"), [[0], [1]], ["red", "blue"]),
        made(("b", "a"), [[1], [0]], ["red", "blue"]),
        made(("a", "b"), [[0, 1]], ["blue", "red"]),
    ]
    data = sum_up(Sided(), ["a", "b"], 2, results)
    best = data["bots"][0]
    assert best["bot"] == "a"
    assert best["wins"]["won"] == 2.5
    assert best["seats"]["0"]["won"] == 1.5
    assert best["factions"]["red"]["of"] == 1
    assert data["faction_wins"]["blue"]["won"] == 1.5
    assert data["seat_wins"]["0"]["of"] == 3
    assert json.loads(json.dumps(data)) == data
    assert [title for title, _, _ in tables(tiny.GAME, sum_up(tiny.GAME, ["a", "b"], 2, results), "fr")][-1] == "Face à face"


def test_wilson_interval() -> None:
    rate = wilson(60, 100)
    assert (round(rate.low, 3), round(rate.high, 3)) == (0.502, 0.691)
    assert wilson(0, 10).low == 0
    assert wilson(10, 10).high == pytest.approx(1)
    assert wilson(0, 0).of == 0


def test_the_luck_of_a_deal_cancels_out() -> None:
    """Twenty deals played from both seats: in sixteen the seat decides, in four the better one wins both."""
    by_seat = {deal: [1.0, 0.0] for deal in range(16)}
    by_skill = {deal: [1.0, 1.0] for deal in range(16, 20)}
    worth = games_worth(by_seat | by_skill)
    assert worth > 95  # the plain interval of 24 of 40 reaches down to 45 %, though no deal spoke for the other side
    assert wilson(24, 40, worth).low > 0.5 > wilson(24, 40).low


def test_deals_that_decide_nothing_are_worth_their_games() -> None:
    assert games_worth({deal: [1.0, 1.0] for deal in range(8)}) == 16  # nothing differs
    assert games_worth({1: [1.0, 0.0]}) == 2
    fate = QuickFate(5)
    independent = {deal: [float(fate.below(2)), float(fate.below(2))] for deal in range(4000)}
    assert games_worth(independent) == pytest.approx(8000, rel=0.05)
    together = {deal: [float(fate.below(2))] * 2 for deal in range(4000)}
    assert games_worth(together) == pytest.approx(4000, rel=0.05)  # the same game twice tells nothing new


def test_few_values_need_a_wider_interval() -> None:
    assert [round(student(freedom), 2) for freedom in (5, 10, 30, 1000)] == [2.57, 2.23, 2.04, 1.96]


def test_ratings_know_the_better_bot() -> None:
    results = [made(("a", "b", "b"), [[0], [1, 2]]), made(("b", "a", "b"), [[1], [0], [2]])] * 20
    ratings = rate_bots(["a", "b"], results)
    assert ratings["a"]["low"] > ratings["b"]["high"]
    assert duels(results)["a", "b"].rate == 1


def test_processes_and_ray_play_the_same_games() -> None:
    jobs = [Job("wonderland", 2, ("greedy", "random"), None, seed) for seed in range(4)]
    alone = [play_job(job) for job in jobs]
    assert list(play_all(jobs, 2)) == alone
    assert list(play_all(jobs, ray="local")) == alone


def test_bots_look_ahead_from_the_last_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not from the beginning of the game, which they would have to repeat for every look."""
    played: list[Match] = []

    def play_bots(match: Match, bots: tuple[str, ...], fate: QuickFate) -> int:
        played.append(match)
        return play(match, bots, fate)

    play = simulation.play_bots
    monkeypatch.setattr(simulation, "play_bots", play_bots)
    play_job(Job("wonderland", 2, ("greedy", "random"), {}, 3))
    assert played[0].marks[-1].answers > len(played[0].answers) // 2


def test_the_command_prints_tables_and_draws(tmp_path: Path) -> None:
    file = tmp_path / "arena.svg"
    picture = tmp_path / "arena.PNG"
    done = run("arena", "wonderland", "--bots", "greedy,random", "--games", "1", "--plot", str(picture))
    assert done.returncode == 0, done.stderr
    assert matplotlib.image.imread(picture).shape[1] == 1280
    done = run("arena", "wonderland", "--bots", "greedy,random", "--games", "6", "--plot", str(file), "--language", "ru")
    assert done.returncode == 0, done.stderr
    assert "Рейтинг" in done.stdout
    assert "6 партий" in done.stdout
    assert file.read_text(encoding="utf-8").startswith("<svg")


def test_the_command_prints_data_that_any_number_of_processes_gives() -> None:
    args = ["arena", "wonderland", "--bots", "greedy,random", "--games", "6", "--option", "hand_limit=8", "--json"]
    outputs = {run(*args, "--processes", processes).stdout for processes in ("1", "2")}
    assert len(outputs) == 1
    data = json.loads(outputs.pop())
    assert sum(row["wins"]["won"] for row in data["bots"]) == pytest.approx(6)


def test_bad_input_is_refused() -> None:
    for args, code in (
        (["--bots", "clever"], "unknown_bot"),
        (["--games", "0"], "bad_number"),
        (["--seats", "9"], "bad_setup"),
        (["--fixed", "--bots", "greedy"], "bad_setup"),
        (["--plot", "arena.gif"], "unknown_ending"),
        (["--plot", "no/such/folder/arena.png"], "cannot_write"),
        (["--ray", "127.0.0.1:1"], "no_cluster"),
    ):
        done = run("arena", "wonderland", *args)
        assert (done.returncode, done.stderr.split(":")[0]) == (2, code)


def test_a_cluster_that_is_not_there_is_refused_at_once() -> None:
    expect_cluster("local")
    for address in ("127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"):
        with pytest.raises(Refusal, match="no_cluster"):
            list(play_on_ray([], address))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chart_is_also_a_picture(tmp_path: Path, language: str) -> None:
    """As wide and high as its bars ask for, with the colour of the bar in it and, in no language, a letter that is missing."""
    rows = [{"bot": bot, "wins": wilson(won, 10).data()} for bot, won in (("expert", 6), ("novice", 4))]
    title, bars, even = chart(find_game("wonderful_kingdom"), {"games": 10, "seats": 2, "bots": rows}, language)
    file = tmp_path / "arena.png"
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # Matplotlib warns of a letter that it cannot draw
        write_chart(str(file), title, bars, even)
    picture = matplotlib.image.imread(file)
    assert picture.shape[:2] == (336, 1280)
    hue = [int(HUES[0][at : at + 2], 16) / 255 for at in (1, 3, 5)]
    assert (abs(picture[:, :, :3] - hue).max(axis=2) < 0.01).sum() > 1000


@pytest.mark.parametrize(
    ("low", "high", "found"),
    [
        (0, 1, [0, 0.25, 0.5, 0.75, 1]),
        (0, 293, [0, 50, 100, 150, 200, 250]),
        (-22, 36, [-20, -10, 0, 10, 20, 30]),
        (3, 7, [3, 4, 5, 6, 7]),
    ],
)
def test_axes_count_in_round_numbers(low: float, high: float, found: list[float]) -> None:
    assert ticks(low, high) == pytest.approx(found)


def test_charts_are_well_formed() -> None:
    from xml.etree import ElementTree

    for text in (
        line_chart("A < B", [Curve("one", [(0, 1), (1, 2)])], "x", "y"),
        line_chart("empty", [], "x", "y"),
        line_chart("one place", [Curve("one", [(3, 1e9)])], "x", "y"),
        histogram("h", [("a", [1, 2, 2, 9]), ("b", [])], "x"),
    ):
        ElementTree.fromstring(text)
