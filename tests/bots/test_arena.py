"""The arena: who sits where, what the figures say, and what the command prints."""

import json
import os
import struct
import subprocess
import sys
import unicodedata
import zlib
from pathlib import Path

import pytest

import tiny
from wonderwood import simulation
from wonderwood.arena import expect_cluster, factions, lineups, play_all, play_on_ray, schedule, sum_up, tables
from wonderwood.bots import BOTS
from wonderwood.charts import Bar, Curve, bar_chart, histogram, line_chart
from wonderwood.engine.errors import Refusal
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.game import Variant, find_game, shelf
from wonderwood.engine.match import Match
from wonderwood.raster import DRAWN, TWINS, lettering, to_png
from wonderwood.ratings import duels, games_worth, rate_bots, student, wilson
from wonderwood.simulation import Job, Result, play_job
from wonderwood.words import LANGUAGES, Speaker


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
    assert pixels(picture.read_bytes())[0] == 1280
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


def pixels(png: bytes) -> tuple[int, int, list[bytes]]:
    """Width, height and the rows of a picture."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    chunks: dict[bytes, bytes] = {}
    at = 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        name, data = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        assert struct.unpack(">I", png[at + 8 + length : at + 12 + length]) == (zlib.crc32(name + data),)
        chunks[name] = data
        at += 12 + length
    width, height = struct.unpack(">II", chunks[b"IHDR"][:8])
    raw = zlib.decompress(chunks[b"IDAT"])
    step = width * 3 + 1
    assert len(raw) == step * height
    return width, height, [raw[row * step + 1 : (row + 1) * step] for row in range(height)]


def test_a_chart_is_also_a_picture() -> None:
    width, height, rows = pixels(to_png(bar_chart("Root", [Bar("Fort", 0.5, 0.4, 0.6)], even=0.5)))
    assert (width, height) == (1280, 212)
    inside, outside = 2 * 260, 2 * 600  # the bar reaches from 190 to 380, at half its height runs its interval from 342 to 418
    bar = rows[2 * 59]
    assert bar[inside * 3 : inside * 3 + 3] == bytes((0x3B, 0x76, 0xAF))
    assert bar[outside * 3 : outside * 3 + 3] == b"\xff\xff\xff"
    assert bar[2 * 410 * 3] < 0xFF
    title = b"".join(rows[2 * 12 : 2 * 25])
    assert min(title) < 0x90


def test_every_letter_of_a_chart_can_be_drawn() -> None:
    for language in LANGUAGES:
        for name in shelf():
            speaker = Speaker(language, find_game(name))
            title = speaker.say("game-title")
            words = [speaker.say("arena-title", title=title, games=1000, seats=seats) for seats in (1, 2, 5)]
            words += [speaker.say(f"level-{bot}") for bot in BOTS]
            for sign in unicodedata.normalize("NFD", "".join(words)):
                assert sign.isspace() or unicodedata.combining(sign) or TWINS.get(sign, sign) in DRAWN, sign
    assert lettering("", 13) == ([], 0)
    assert len(lettering("ï", 13)[0]) == len(lettering("l", 13)[0]) + 2
    assert lettering("é", 13)[1] == lettering("e", 13)[1]


def test_charts_are_well_formed() -> None:
    from xml.etree import ElementTree

    for text in (
        line_chart("A < B", [Curve("one", [(0, 1), (1, 2)])], "x", "y"),
        line_chart("empty", [], "x", "y"),
        histogram("h", [("a", [1, 2, 2, 9]), ("b", [])], "x"),
    ):
        ElementTree.fromstring(text)
