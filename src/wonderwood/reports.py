"""What the command line prints about many games: simulations, fuzzing, and the health of the installation."""

import importlib.metadata
import json
import os
import platform
import shutil
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import mean, median
from time import monotonic
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from wonderwood.conformance import check_game, playable_seats
from wonderwood.engine.errors import Refusal
from wonderwood.engine.game import Game, find_game
from wonderwood.engine.playouts import compiled
from wonderwood.simulation import Job, Result, run
from wonderwood.words import Speaker

SECONDS_BETWEEN_LINES = 10


def bots_for(names: str, seats: int) -> tuple[str, ...]:
    from wonderwood.bots import find_bot

    listed = [name.strip() for name in names.split(",")]
    for name in listed:
        find_bot(name)
    if len(listed) == 1:
        return (listed[0],) * seats
    if len(listed) != seats:
        raise Refusal("bad_setup", option="bots", value=names[:80], allowed=f"1 × bot, {seats} × bot")
    return tuple(listed)


def expect_at_least(name: str, value: int, least: int) -> None:
    if value < least:
        raise Refusal("bad_number", option=name, value=value, allowed=f"≥ {least}")


def simulate_report(
    console: Console,
    game: Game,
    seats: int,
    games: int,
    bots: str,
    options: dict[str, object],
    seed: int,
    components: str | None,
    processes: int,
    as_json: bool,
    language: str,
) -> None:
    expect_at_least("games", games, 1)
    expect_at_least("seed", seed, 0)
    expect_at_least("processes", processes, 0)
    settled = game.settle(seats, options)
    game.open_box(components)
    players = bots_for(bots, seats)
    jobs = [Job(game.name, seats, players, settled, seed * 1_000_003 + number, components) for number in range(games)]
    results = list(with_progress(console, run(jobs, processes=processes), games, quiet=as_json))
    if as_json:
        console.print_json(json.dumps(summary(game, players, results)))
        return
    _simulation_table(console, game, players, results, language)


def with_progress(console: Console, items: Iterator[Any], total: int, quiet: bool = False) -> Iterator[Any]:
    """A bar that fills in a terminal; elsewhere (a file, a log) a line on the error stream now and then."""
    drawn = console.is_terminal and not quiet
    said = monotonic()
    with Progress(console=console, transient=True, disable=not drawn) as progress:
        task = progress.add_task("", total=total)
        for count, item in enumerate(items, 1):
            progress.advance(task)
            if not drawn and not quiet and monotonic() - said > SECONDS_BETWEEN_LINES:
                said = monotonic()
                print(f"{count}/{total}", file=sys.stderr)
            yield item


def summary(game: Game, bots: tuple[str, ...], results: list[Result]) -> dict[str, object]:
    lengths = [result.choices for result in results]
    return {
        "game": game.name,
        "games": len(results),
        "choices": {"least": min(lengths), "median": median(lengths), "most": max(lengths), "total": sum(lengths)},
        "seats": [
            {
                "bot": bots[seat],
                "wins": sum(1 / len(result.winners) for result in results if seat in result.winners),
                "score": {
                    "least": min(result.scores[seat] for result in results),
                    "mean": round(mean(result.scores[seat] for result in results), 3),
                    "most": max(result.scores[seat] for result in results),
                },
            }
            for seat in range(len(bots))
        ],
    }


def _simulation_table(console: Console, game: Game, bots: tuple[str, ...], results: list[Result], language: str) -> None:
    speaker = Speaker(language, game)
    data: Any = summary(game, bots, results)
    choices = data["choices"]
    console.print(
        speaker.say(
            "cli-simulated",
            title=speaker.say("game-title"),
            games=len(results),
            least=choices["least"],
            median=choices["median"],
            most=choices["most"],
        )
    )
    grid = Grid()
    for key in ("cli-seat", "cli-bot-name", "cli-wins", "cli-score-mean", "cli-score-range"):
        grid.add_column(speaker.say(key), justify="right")
    for seat, row in enumerate(data["seats"]):
        score = row["score"]
        wins = f"{row['wins']:.1f} ({100 * row['wins'] / len(results):.1f} %)"
        grid.add_row(str(seat + 1), row["bot"], wins, f"{score['mean']:.1f}", f"{score['least']} … {score['most']}")
    console.print(grid)


def _fuzz_one(job: tuple[str, int, int]) -> tuple[int, str]:
    """Check one game: its length, and what went wrong."""
    name, seats, seed = job
    try:
        return check_game(find_game(name), seats, seed, every=61), ""
    except Exception as problem:  # a fuzzer reports whatever it finds
        return 0, f"seats={seats} seed={seed}: {type(problem).__name__}: {problem}"


def fuzz_report(console: Console, game: Game, games: int, seed: int, processes: int, language: str) -> int:
    """Check random games on all cores; 1 if a promise was broken."""
    expect_at_least("games", games, 1)
    expect_at_least("seed", seed, 0)
    expect_at_least("processes", processes, 0)
    counts = list(playable_seats(game))
    jobs = [(game.name, counts[number % len(counts)], seed * 1_000_003 + number) for number in range(games)]
    choices = 0
    with ProcessPoolExecutor(processes or os.cpu_count() or 1) as pool:
        for length, problem in with_progress(console, pool.map(_fuzz_one, jobs, chunksize=4), games):
            choices += length
            if problem:
                pool.shutdown(cancel_futures=True)
                console.print(problem, soft_wrap=True)
                return _leave_record(console, game, problem)
    console.print(Speaker(language).say("cli-fuzzed", game=game.name, games=games, choices=choices))
    return 0


def _leave_record(console: Console, game: Game, problem: str) -> int:
    """Write the record that replays to the failing point beside the user."""
    _, found, record = problem.partition("\nrecord: ")
    if found:
        file = Path(f"fuzz-{game.name}.wonderwood.json")
        try:
            file.write_text(record + "\n", encoding="utf-8")
        except OSError:
            raise Refusal("cannot_write", file=str(file)) from None
        console.print(f"wonderwood replay {file}")
    return 1


PARTS = (
    ("mypy", "build"),
    ("pytest", "test"),
    ("litestar", "serve"),
    ("openskill", "arena"),
    ("ray", "ray"),
    ("pettingzoo", "research"),
)
PROGRAMS = ("node", "cc")


def doctor_report(console: Console, games: list[str], language: str) -> None:
    """One line per part: there, or missing and how to get it."""
    say = Speaker(language).say
    system = f"{platform.system()} {platform.machine()}"
    console.print(say("doctor-machine", python=platform.python_version(), system=system, cores=os.cpu_count() or 1))
    kind = "compiled" if compiled() else "interpreted"
    console.print(say("doctor-engine", version=installed("wonderwood") or "?", kind=kind))
    for name in games:
        try:
            find_game(name).open_box(None)
            console.print(say("doctor-game", game=name))
        except Exception as problem:  # whatever is wrong with a game, the doctor says so
            console.print(f"  {name}: {problem}", style="red")
    for package, extra in PARTS:
        version = installed(package)
        if version:
            console.print(f"  {package} {version}")
        else:
            console.print(say("doctor-missing", name=package, why=say(f"doctor-{extra}"), how=extra), style="yellow")
    for program in PROGRAMS:
        if shutil.which(program):
            console.print(say("doctor-program", name=program))
        else:
            console.print(say("doctor-missing", name=program, why=say(f"doctor-{program}"), how="none"), style="yellow")


def installed(package: str) -> str:
    """The version of a package, empty if it is not there."""
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return ""
