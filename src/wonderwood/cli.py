"""The command line: `wonderwood serve | play | simulate | arena | balance | replay | analyse | ...`: see `--help`."""

import json
import sys
from pathlib import Path

import click

from wonderwood.cli_words import Commands, console, speaks
from wonderwood.engine.errors import Refusal
from wonderwood.engine.game import find_game, shelf
from wonderwood.words import Speaker


def given_options(pairs: tuple[str, ...]) -> dict[str, object]:
    """`name=value` pairs; a value is read as JSON where it is JSON, else as text."""
    options: dict[str, object] = {}
    for pair in pairs:
        name, mark, value = pair.partition("=")
        if not mark:
            raise Refusal("bad_setup", option=pair[:80], value="", allowed="name=value")
        try:
            options[name] = json.loads(value)
        except (ValueError, RecursionError):
            options[name] = value
    return options


def read_file(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise Refusal("no_file", file=path) from None


def project_folder() -> Path:
    """Where this command is run, if that is a checkout of the project."""
    here = Path.cwd()
    if not (here / "src" / "wonderwood").is_dir():
        raise Refusal("not_here", folder=here.name)
    return here


@click.group(cls=Commands)
@click.option("--language", expose_value=False)
@click.version_option(package_name="wonderwood")
def main() -> None:
    """Wonderwood: an open table for modern board games."""


@main.command()
@click.argument("game", default="wonderland")
@click.option("--seats", type=int, default=2)
@click.option("--bots", default="greedy")
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE")
@click.option("--seed", default=None)
@click.option("--components", default=None, metavar="DIR")
@speaks
def play(
    game: str, seats: int, bots: str, pairs: tuple[str, ...], seed: str | None, components: str | None, language: str
) -> None:
    """Play a game in the terminal, against bots."""
    from wonderwood.terminal import play_in_terminal

    play_in_terminal(console, find_game(game), seats, bots, given_options(pairs), seed, components, language)


@main.command()
@click.argument("game")
@click.option("--seats", type=int, default=2)
@click.option("--games", type=int, default=100)
@click.option("--bots", default="random")
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE")
@click.option("--seed", type=int, default=0)
@click.option("--components", default=None, metavar="DIR")
@click.option("--processes", type=int, default=0)
@click.option("--json", "as_json", is_flag=True)
@speaks
def simulate(
    game: str,
    seats: int,
    games: int,
    bots: str,
    pairs: tuple[str, ...],
    seed: int,
    components: str | None,
    processes: int,
    as_json: bool,
    language: str,
) -> None:
    """Play many games between bots and sum them up."""
    from wonderwood.reports import simulate_report

    simulate_report(
        console, find_game(game), seats, games, bots, given_options(pairs), seed, components, processes, as_json, language
    )


@main.command()
@click.argument("game")
@click.option("--bots", default="greedy,random")
@click.option("--seats", type=int, default=2)
@click.option("--games", type=int, default=100)
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE")
@click.option("--fixed", is_flag=True)
@click.option("--seed", type=int, default=0)
@click.option("--components", default=None, metavar="DIR")
@click.option("--processes", type=int, default=0)
@click.option("--ray", default=None, metavar="ADDRESS")
@click.option("--plot", "plot_file", default=None, metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
@speaks
def arena(
    game: str,
    bots: str,
    seats: int,
    games: int,
    pairs: tuple[str, ...],
    fixed: bool,
    seed: int,
    components: str | None,
    processes: int,
    ray: str | None,
    plot_file: str | None,
    as_json: bool,
    language: str,
) -> None:
    """Let bots compete: ratings and win rates by seat and faction, with intervals."""
    from wonderwood.arena import arena_report

    names = [name.strip() for name in bots.split(",")]
    arena_report(
        console,
        find_game(game),
        names,
        seats,
        games,
        given_options(pairs),
        seed,
        components,
        processes,
        ray,
        fixed,
        plot_file,
        as_json,
        language,
    )


@main.command()
@click.argument("game")
@click.option("--components", "folders", multiple=True, metavar="DIR")
@click.option("--bots", default="greedy")
@click.option("--seats", type=int, default=2)
@click.option("--games", type=int, default=1000)
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE")
@click.option("--seed", type=int, default=0)
@click.option("--processes", type=int, default=0)
@click.option("--page", default=None, metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
@speaks
def balance(
    game: str,
    folders: tuple[str, ...],
    bots: str,
    seats: int,
    games: int,
    pairs: tuple[str, ...],
    seed: int,
    processes: int,
    page: str | None,
    as_json: bool,
    language: str,
) -> None:
    """Find out how fair a game is: factions, seats, scores, cards; compare two folders of components."""
    from wonderwood.balance import balance_report

    names = [name.strip() for name in bots.split(",")]
    options = given_options(pairs)
    balance_report(
        console, find_game(game), list(folders), names, seats, games, options, seed, processes, page, as_json, language
    )


@main.command()
@click.argument("file")
@click.option("--check", is_flag=True)
@click.option("--components", default=None, metavar="DIR")
@speaks
def replay(file: str, check: bool, components: str | None, language: str) -> None:
    """Replay a recorded game and tell it in words."""
    from wonderwood.terminal import tell_record

    tell_record(console, read_file(file), check, components, language)


@main.command()
@click.argument("file")
@click.option("--level", default="strong")
@click.option("--components", default=None, metavar="DIR")
@click.option("--plot", "plot_file", default=None, metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
@speaks
def analyse(file: str, level: str, components: str | None, plot_file: str | None, as_json: bool, language: str) -> None:
    """How a recorded game went: chances over its course, its turning points, what a bot would have done."""
    from wonderwood.study import study_report

    study_report(console, read_file(file), components, level, plot_file, as_json, language)


@main.command()
@click.argument("games", nargs=-1)
@click.option("--json", "as_json", is_flag=True)
@click.option("--seconds", type=float, default=2.0)
@speaks
def bench(games: tuple[str, ...], as_json: bool, seconds: float, language: str) -> None:
    """Measure choices, games and copies per second of every game."""
    from wonderwood.benchmark import bench_report

    for name in games:
        find_game(name)
    if not 0 < seconds < float("inf"):
        raise Refusal("bad_number", option="seconds", value=str(seconds), allowed="> 0")
    bench_report(console, seconds, as_json, list(games), language)


@main.command()
@click.argument("game")
@click.option("--games", type=int, default=1000)
@click.option("--seed", type=int, default=0)
@click.option("--processes", type=int, default=0)
@speaks
def fuzz(game: str, games: int, seed: int, processes: int, language: str) -> None:
    """Check every promise on thousands of random games; a failure leaves a record that replays to it."""
    from wonderwood.reports import fuzz_report

    sys.exit(fuzz_report(console, find_game(game), games, seed, processes, language))


@main.command()
@click.option("--check", is_flag=True)
@speaks
def rules(check: bool, language: str) -> None:
    """Write docs/rules/<game>.md: every rule with its code and tests."""
    from wonderwood.ledger import write_pages

    sys.exit(write_pages(console, project_folder(), check))


@main.command()
@click.option("--host", default="127.0.0.1")
@click.option("--port", type=int, default=8000)
@click.option("--data", default="data", metavar="DIR")
@click.option("--database-url", default="", envvar="WONDERWOOD_DATABASE_URL")
@click.option("--workers", type=int, default=1)
@click.option("--web", default="", metavar="DIR")
@click.option("--origin", "origins", multiple=True, metavar="URL")
@click.option("--secure", is_flag=True)
@click.option("--game", "games", multiple=True, metavar="MODULE")
@click.option("--bot-pause", type=float, default=0.6)
@click.option("--limit", "limits", multiple=True, metavar="NAME=NUMBER")
@speaks
def serve(
    host: str,
    port: int,
    data: str,
    database_url: str,
    workers: int,
    web: str,
    origins: tuple[str, ...],
    secure: bool,
    games: tuple[str, ...],
    bot_pause: float,
    limits: tuple[str, ...],
    language: str,
) -> None:
    """Open the house: the lobby and all tables, in the browser."""
    from wonderwood.server import run
    from wonderwood.server.settings import Limits, Settings, with_limits

    settings = Settings(
        host=host,
        port=port,
        data=data,
        database_url=database_url,
        workers=workers,
        web=web,
        games=list(games),
        origins=list(origins),
        secure=secure,
        bot_pause=bot_pause,
        warm=True,
        limits=with_limits(Limits(), limits),
    )
    run.serve(console, settings, language)


@main.command()
@click.argument("file")
@click.option("--commitment", default=None)
@click.option("--components", default=None, metavar="DIR")
@speaks
def verify(file: str, commitment: str | None, components: str | None, language: str) -> None:
    """Prove that the chance of a finished game follows from the seed committed to at its start."""
    from wonderwood.engine.fate import SealedFate
    from wonderwood.server.fair import commitment_of, stretches_of, verify_record

    text = read_file(file)
    match = verify_record(text, components, commitment)
    speaker = Speaker(language)
    console.print(speaker.say("verify-good", choices=len(match.answers), chances=len(match.chances)), soft_wrap=True)
    for stretch in stretches_of(text):
        seal = "none" if stretch.seed is None else SealedFate(stretch.seed).commitment()
        console.print(speaker.say("verify-past", choices=stretch.choices, commitment=seal), soft_wrap=True)
    console.print(speaker.say("verify-commitment", commitment=commitment_of(match)), soft_wrap=True)


@main.command()
@click.option("--check", is_flag=True)
@speaks
def types(check: bool, language: str) -> None:
    """Write web/src/protocol.ts: the browser's types from the server's messages."""
    from wonderwood.server.typescript import write_types

    sys.exit(0 if write_types(project_folder(), check) else 1)


@main.command()
@speaks
def doctor(language: str) -> None:
    """What is installed, compiled or not, what is missing and how to get it."""
    from wonderwood.reports import doctor_report

    doctor_report(console, shelf(), language)
