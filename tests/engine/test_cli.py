"""The command line: what it prints, and how it refuses."""

import importlib.metadata
import io
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console

from wonderwood import reports
from wonderwood.cli import main
from wonderwood.conformance import play_randomly
from wonderwood.engine.errors import Refusal
from wonderwood.engine.game import find_game

GAME = "wonderland"


def run(*args: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "wonderwood", *args],
        input=typed,
        capture_output=True,
        text=True,
        env={**os.environ, "COLUMNS": "120", **environment},
        timeout=120,
    )


def test_simulate_is_the_same_for_any_hash_seed_and_number_of_processes() -> None:
    outputs = {
        run(
            "simulate",
            GAME,
            "--seats",
            "3",
            "--games",
            "9",
            "--seed",
            "5",
            "--processes",
            processes,
            "--json",
            PYTHONHASHSEED=hashed,
        ).stdout
        for hashed in ("0", "17")
        for processes in ("1", "2")
    }
    assert len(outputs) == 1
    data = json.loads(outputs.pop())
    assert data["games"] == 9
    assert sum(seat["wins"] for seat in data["seats"]) == pytest.approx(9)


def test_another_seed_gives_other_games() -> None:
    one, two = (run("simulate", GAME, "--games", "4", "--seed", seed, "--json").stdout for seed in ("1", "2"))
    assert one != two


def test_simulate_sums_up_in_words() -> None:
    done = run("simulate", GAME, "--games", "3", "--bots", "greedy,random", "--language", "ru")
    assert done.returncode == 0, done.stderr
    assert "Победы" in done.stdout


REFUSED = [
    (["simulate", "chess"], "unknown_game", "wonderland"),
    (["simulate", "[/red]"], "unknown_game", "[/red]"),
    (["simulate", GAME, "--seats", "7"], "bad_setup", "2–4"),
    (["simulate", GAME, "--games", "0"], "bad_number", "≥ 1"),
    (["simulate", GAME, "--seed", "-1"], "bad_number", "≥ 0"),
    (["simulate", GAME, "--bots", "clever"], "unknown_bot", "greedy"),
    (["simulate", GAME, "--bots", "random,random,random"], "bad_setup", "1 × bot, 2 × bot"),
    (["simulate", GAME, "--option", "movement_side=C"], "bad_setup", "A, B"),
    (["simulate", GAME, "--option", "speed=9"], "bad_setup", "movement_side"),
    (["simulate", GAME, "--option", "speed"], "bad_setup", "name=value"),
    (["simulate", "root", "--option", "factions=eyrie"], "bad_setup", "2 × (usual, random, marquise, "),
    (["simulate", GAME, "--option", "speed=" + "[" * 9000], "bad_setup", "movement_side"),
    (["simulate", GAME, "--games", "many"], "bad_value", "--games needs a whole number"),
    (["simulate", GAME, "--games"], "missing_value", "--games needs a value"),
    (["simulate", GAME, "--fast"], "unknown_flag", "--fast"),
    (["simulate"], "missing_value", "GAME needs a value"),
    (["simulate", GAME, "another"], "bad_usage", "wonderwood simulate --help"),
    (["simulate", GAME, "--json=1"], "bad_usage", "wonderwood simulate --help"),
    (["stimulate"], "unknown_command", "simulate"),
    (["--fast"], "unknown_flag", "--fast"),
    (["simulate", GAME, "--components", "no/such/folder"], "bad_components", ""),
    (["simulate", GAME, "--components", "[bold]"], "bad_components", "[bold]"),
    (["simulate", GAME, "--language", "de"], "unknown_language", "en, fr, ru"),
    (["replay", "no-such-file.json"], "no_file", "no-such-file.json"),
    (["fuzz", "chess"], "unknown_game", "wonderland"),
    (["fuzz", GAME, "--processes", "-1"], "bad_number", "≥ 0"),
    (["bench", GAME, "--seconds", "-1"], "bad_number", "> 0"),
    (["bench", GAME, "--seconds", "nan"], "bad_number", "> 0"),
    (["bench", GAME, "--seconds", "inf"], "bad_number", "> 0"),
    (["play", GAME, "--seed", "\udcff"], "bad_setup", "UTF-8"),
    (["play", GAME, "--seats", "9"], "bad_setup", "2–4"),
]


@pytest.mark.parametrize(("args", "code", "allowed"), REFUSED, ids=[ascii(" ".join(args))[:60] for args, _, _ in REFUSED])
def test_bad_input_is_refused_in_one_line(args: list[str], code: str, allowed: str) -> None:
    done = run(*args)
    assert done.returncode == 2
    assert done.stderr.startswith(f"{code}: ")
    assert allowed in done.stderr
    assert "Traceback" not in done.stderr + done.stdout


def test_what_cannot_be_understood_is_told_in_the_language_asked_for() -> None:
    for language, word in (("en", "whole number"), ("fr", "nombre entier"), ("ru", "целое число")):
        done = run("simulate", GAME, "--games", "many", "--language", language)
        assert done.returncode == 2
        assert done.stderr.startswith("bad_value: ")
        assert "--games" in done.stderr
        assert word in done.stderr
    assert run("simulate", "--language=de", "--fast").stderr.startswith("unknown_flag: There is no option --fast.")
    assert "Il n’y a pas" in run("stimulate", WONDERWOOD_LANGUAGE="fr").stderr


def test_a_command_without_arguments_shows_its_help() -> None:
    assert "simulate" in run().stderr + run().stdout


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_every_page_of_help_has_words(language: str) -> None:
    pages = CliRunner()
    for command in ["", *main.commands]:
        page = pages.invoke(main, ["--language", language, *command.split(), "--help"], prog_name="wonderwood")
        assert page.exit_code == 0, page.output
        assert "usage-" not in page.output
        assert not re.search(r"^  --\S+( [A-Z=]+)?$", page.output, re.MULTILINE), f"{command}: an option without words"
        assert page.output.startswith({"en": "Usage: ", "fr": "Usage\u00a0: ", "ru": "Запуск: "}[language])


def test_the_language_can_stand_before_the_command() -> None:
    assert "Aucun jeu" in run("--language=fr", "simulate", "chess").stderr
    assert "Нет игры" in run("--language=fr", "simulate", "chess", "--language", "ru").stderr


@pytest.mark.parametrize("command", ["rules", "types"])
def test_what_writes_into_the_project_is_run_there(command: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "wonderwood", command], capture_output=True, text=True, cwd=tmp_path, timeout=60
    )
    assert done.returncode == 2
    assert done.stderr.startswith("not_here: ")
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_option_is_not_told_as_a_wrong_value() -> None:
    assert "There is no option “speed”" in run("simulate", GAME, "--option", "speed=9").stderr


@pytest.mark.parametrize("typed", ["²", "9" * 5000, "save a\0b", "save no/such/folder/file"])
def test_whatever_is_typed_in_a_game_is_taken_or_refused(typed: str) -> None:
    done = run("play", GAME, "--seed", "7", typed=f"{typed}\nq\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "cannot be written" in done.stdout or "is not one of the choices" in done.stdout


def test_play_takes_numbers_texts_undo_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "game.wonderwood.json"
    done = run("play", GAME, "--seed", "7", typed=f"1\nnonsense\nsave {file}\nq\n")
    assert done.returncode == 0, done.stderr
    assert "nonsense" in done.stdout
    checked = run("replay", str(file), "--check")
    assert checked.returncode == 0, checked.stderr
    assert "sound" in checked.stdout


def test_what_is_typed_is_never_markup() -> None:
    done = run("play", "root", "--seed", "7", typed="[/red]\n[bold]:fox:\nq\n")
    assert done.returncode == 0, done.stderr
    assert "[/red]" in done.stdout
    assert "[bold]:fox:" in done.stdout


def test_play_ends_with_the_input() -> None:
    assert run("play", GAME, typed="").returncode == 0


def test_replay_tells_the_game_and_refuses_a_damaged_record(tmp_path: Path) -> None:
    text = list(play_randomly(find_game(GAME), 2, 3))[-1].save()
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(text, encoding="utf-8")
    bad.write_text(text.replace('"choices":["', '"choices":["9'), encoding="utf-8")
    told = run("replay", str(good), "--language", "fr")
    assert told.returncode == 0, told.stderr
    assert "sain" in told.stdout
    refused = run("replay", str(bad))
    assert refused.returncode == 2
    assert refused.stderr.startswith("bad_record: ")


def test_fuzz_reports_what_it_checked() -> None:
    done = run("fuzz", GAME, "--games", "4")
    assert done.returncode == 0, done.stdout
    assert "4 games" in done.stdout
    assert "4 parties" in run("fuzz", GAME, "--games", "4", "--language", "fr").stdout


def test_a_record_that_cannot_be_left_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / f"fuzz-{GAME}.wonderwood.json").mkdir()
    with pytest.raises(Refusal, match="cannot_write"):
        reports._leave_record(Console(), find_game(GAME), "seats=2\nrecord: {}")


def test_long_work_tells_how_far_it_is_where_no_bar_can_be_drawn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(reports, "SECONDS_BETWEEN_LINES", -1)
    log = Console(file=io.StringIO(), force_terminal=False)
    assert list(reports.with_progress(log, iter("abc"), 3)) == ["a", "b", "c"]
    assert capsys.readouterr().err.split() == ["1/3", "2/3", "3/3"]
    assert list(reports.with_progress(log, iter("abc"), 3, quiet=True)) == ["a", "b", "c"]
    assert capsys.readouterr().err == ""


def test_doctor_knows_how_it_runs() -> None:
    done = run("doctor")
    assert done.returncode == 0
    assert "wonderland: ok" in done.stdout
    assert "compiled" in done.stdout or "interpreted" in done.stdout
    for package in ("litestar", "openskill", "ray", "pettingzoo"):
        assert f"  {package}" in done.stdout
    assert "wonderland : bon" in run("doctor", "--language", "fr").stdout.replace("\u00a0", " ")


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_doctor_says_what_is_missing_for_what(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    def missing(package: str) -> str:
        raise importlib.metadata.PackageNotFoundError(package)

    monkeypatch.setattr(importlib.metadata, "version", missing)
    monkeypatch.setattr(shutil, "which", lambda _: None)
    reports.doctor_report(Console(width=200, markup=False), [GAME, "chess"], language)
    told = capsys.readouterr().out
    for part in ("mypy", "litestar", "node", "cc", "pip install 'wonderwood[serve]'", "chess"):
        assert part in told
    assert "doctor-" not in told


def test_a_missing_extra_is_named_as_it_must_be_typed() -> None:
    code = "import sys; sys.modules['openskill'] = None; from wonderwood.cli import main; main(['arena', 'wonderland'])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert done.stderr.startswith("missing_extra: This needs the package openskill: pip install 'wonderwood[arena]'"), (
        done.stderr
    )


def test_a_missing_package_is_named_in_one_line() -> None:
    """As where only the engine was installed: the server's framework cannot be found."""
    code = "import sys; sys.modules['litestar'] = None; from wonderwood.cli import main; main(['serve'])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert done.stderr.startswith("missing_package: The package “litestar” is not installed."), done.stderr
    assert len(done.stderr.splitlines()) == 1
