"""`wonderwood analyse`: how a recorded game went, told, drawn and as data."""

import json
import re
import warnings
from pathlib import Path
from xml.etree import ElementTree

import matplotlib.image
import pytest

from bots.test_outlook import advised_game
from engine.test_cli import run
from wonderwood.bots.analysis import analyse, count_steps, steps
from wonderwood.bots.ismcts import Level
from wonderwood.chart_files import write_curves
from wonderwood.charts import Curve, line_chart
from wonderwood.engine.match import Match
from wonderwood.study import HEIGHTS
from wonderwood.words import LANGUAGES, Speaker

QUICK = Level(4, 0.0)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short game: one player alone."""
    return kept(advised_game("root", 1, "study"), tmp_path_factory.mktemp("study"))


def kept(match: Match, folder: Path) -> Path:
    file = folder / "game.json"
    file.write_text(match.save(), encoding="utf-8")
    return file


def test_a_game_against_each_other_is_told(tmp_path: Path) -> None:
    match = advised_game("wonderland", 2, "study")
    done = run("analyse", str(kept(match, tmp_path)), "--level", "fair")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0] == "Wonderland: Chances to win over the course of the game"
    assert match.outcome is not None
    for seat, line in enumerate(lines[1:3]):
        assert re.fullmatch(f"Player {seat + 1} [0-9]+ % +[{HEIGHTS}]{{60}} (0|100) % *", line)
        assert ("100 %" in line) == (seat in match.outcome.winners)
    assert "Turning points" in done.stdout
    assert re.search("│ 1 │ +[0-9]+ │ Player [12]: ", done.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_and_drawn_in_every_language(record: Path, tmp_path: Path, language: str) -> None:
    plot = tmp_path / "curve.svg"
    done = run("analyse", str(record), "--plot", str(plot), "--language", language)
    assert done.returncode == 0, done.stderr
    say = Speaker(language).say
    for word in ("analysis-curve-alone", "analysis-turning", "study-choice", "study-change"):
        assert say(word) in done.stdout
    drawn = ElementTree.fromstring(plot.read_text(encoding="utf-8"))
    assert len(drawn.findall("{*}polyline")) == 1
    assert say("study-moment") in [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]


def test_a_game_is_told_as_data(record: Path) -> None:
    done = run("analyse", str(record), "--level", "fair", "--json")
    data = json.loads(done.stdout)
    match = Match.load(record.read_text(encoding="utf-8"))
    assert match.outcome is not None
    assert data["outcome"] == match.outcome.data()
    assert (data["company"], len(data["curve"])) == ("alone", len(match.answers) + 1)
    assert done.stderr == ""


def test_a_game_of_which_nothing_is_played_yet_has_one_moment(tmp_path: Path) -> None:
    plot = tmp_path / "curve.svg"
    done = run("analyse", str(kept(Match.new("wonderland", 2, seed="new"), tmp_path)), "--plot", str(plot))
    assert done.returncode == 0, done.stderr
    assert "No single choice turned this game." in done.stdout
    assert plot.read_text(encoding="utf-8").startswith("<svg")


def test_progress_is_told_beforehand() -> None:
    match = advised_game("liars_dice", 2, "steps")
    done = list(steps(match, QUICK, swings=3))
    assert [one is None for one in done] == [True] * count_steps(match, swings=3) + [False]


@pytest.mark.parametrize(("seats", "options", "company"), [(1, {}, "alone"), (2, {"machine": "cooperative"}, "together")])
def test_where_nobody_is_beaten_it_tells_how_well_everybody_stood(seats: int, options: dict[str, object], company: str) -> None:
    match = Match.new("root", seats, options=options, seed="study")
    while match.ask is not None and len(match.answers) < 40:
        advice = match.game.advise(match.table, match.ask) or [0]
        match.play(match.ask.seat, match.ask.options[advice.index(max(advice))])
    data = analyse(match.save(), QUICK, samples=2, swings=1)
    points = [point for row in data["curve"] for point in row]
    assert (data["company"], min(points), max(points)) == (company, 0.0, 1.0)


def test_bad_input_is_refused(record: Path, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.json"
    damaged.write_text("{}", encoding="utf-8")
    for args, code in (
        (["no/such/file"], "no_file"),
        ([str(damaged)], "bad_record"),
        ([str(record), "--level", "greedy"], "unknown_bot"),
        ([str(record), "--plot", "curve.gif"], "unknown_ending"),
        ([str(record), "--components", str(tmp_path)], "bad_components"),
    ):
        done = run("analyse", *args)
        assert (done.returncode, done.stderr.split(":")[0]) == (2, code)
        assert done.stdout == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_curves_are_also_a_picture(tmp_path: Path, language: str) -> None:
    speaker = Speaker(language)
    curves = [Curve(speaker.name("seat", str(seat)), [(0, 0.5), (9, float(seat))]) for seat in range(6)]
    file = tmp_path / "curves.png"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        write_curves(str(file), speaker.say("analysis-curve-against"), curves, speaker.say("study-moment"), [3.0])
    assert matplotlib.image.imread(file).shape[1] == 1280


def test_lines_are_told_apart_without_colour() -> None:
    drawn = ElementTree.fromstring(line_chart("", [Curve(str(seat), [(0, seat)]) for seat in range(6)], "", "", marks=[0.0]))
    dashes = [line.get("stroke-dasharray") for line in drawn.findall("{*}polyline")]
    assert len(set(dashes)) == 6
    assert dashes == [path.get("stroke-dasharray") for path in drawn.findall("{*}path")], "in the legend too"
