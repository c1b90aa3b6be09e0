"""The balance lab: many games between bots, and what they say about seats, factions, scores, length and single cards.

Two folders of components can be put side by side, so that a designer sees what a change does.
"""

import json
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from statistics import mean, median, pstdev
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table as Grid

from wonderwood.arena import faction_option, schedule
from wonderwood.balance_page import Report, Side, page, write_report
from wonderwood.bots import find_bot
from wonderwood.cards import Card, cards_met, weigh
from wonderwood.engine.errors import Refusal
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.game import Game, find_game
from wonderwood.engine.match import Match, make_fate
from wonderwood.engine.vocabulary import Box
from wonderwood.ratings import Tally, share
from wonderwood.reports import expect_at_least, with_progress
from wonderwood.simulation import Job, Result, play_bots
from wonderwood.words import Speaker


class Played(NamedTuple):
    """One game: how it went, and who did what with which card."""

    result: Result
    cards: list[tuple[int, Card]]


@cache
def _box(game: str, components: str | None) -> Box:
    return find_game(game).open_box(components)


def play_logged(job: Job) -> Played:
    """Play one game with its log, and keep from the log who had to do with which card."""
    game = find_game(job.game)
    options = game.settle(job.seats, job.options or {})
    match = Match.begin(game, _box(job.game, job.components), options, job.seats, make_fate(job.seed, False), False)
    choices = play_bots(match, job.bots, QuickFate(job.seed))
    outcome = match.outcome
    assert outcome is not None
    result = Result(job.seed, job.bots, choices, outcome.scores, outcome.ranking, outcome.winners, match.options)
    return Played(result, cards_met(match))


def play_all(jobs: list[Job], processes: int) -> Iterator[Played]:
    cores = processes or os.cpu_count() or 1
    if cores == 1:
        yield from map(play_logged, jobs)
        return
    with ProcessPoolExecutor(cores) as pool:
        yield from pool.map(play_logged, jobs, chunksize=max(1, min(16, len(jobs) // (cores * 16))))


def distribution(values: list[int]) -> dict[str, float]:
    return {
        "least": min(values),
        "median": median(values),
        "most": max(values),
        "mean": round(mean(values), 2),
        "deviation": round(pstdev(values), 2),
    }


def traits(game: Game, result: Result, seat: int) -> list[tuple[str, object]]:
    """What a player brings along: the seat, the bot, the faction if there are any."""
    variant = faction_option(game)
    if variant is None:
        return [("seat", seat), ("bot", result.bots[seat])]
    factions = result.options[variant.name]
    assert isinstance(factions, list)
    return [("seat", seat), ("bot", result.bots[seat]), ("faction", factions[seat])]


def sum_up(game: Game, name: str, components: str | None, games: list[Played]) -> Side:
    """The figures of one set of components, as JSON data, and what is needed to tell and draw them."""
    results = [one.result for one in games]
    tally = Tally()
    for result in results:
        for seat in range(len(result.bots)):
            for trait in traits(game, result, seat):
                tally.add(trait, share(result, seat))
    rates = tally.rates()
    usual = mean(share(result, seat) for result in results for seat in range(len(result.bots)))

    def expected(result: Result, seat: int) -> float:
        # A strong faction makes all its cards look strong: a card is measured against what its player wins anyway.
        return usual + sum(rates[trait].rate - usual for trait in traits(game, result, seat))

    cards = weigh(
        [(card, share(one.result, seat), expected(one.result, seat)) for one in games for seat, card in one.cards],
    )
    scores = [score for result in results for score in result.scores]
    lengths = [result.choices for result in results]
    data: dict[str, Any] = {
        "games": len(games),
        "seats": {str(key): rate.data() for (kind, key), rate in sorted(rates.items(), key=str) if kind == "seat"},
        "factions": {str(key): rate.data() for (kind, key), rate in sorted(rates.items(), key=str) if kind == "faction"},
        "scores": distribution(scores),
        "winning": distribution([max(result.scores) for result in results]),
        "choices": distribution(lengths),
        "cards": [
            {**card._asdict(), **cards[card].data()} for card in sorted(cards, key=lambda card: (-cards[card].worth, card))
        ],
    }
    return Side(name, _box(game.name, components), data, cards, scores, lengths)


def side_names(standard: str, folders: list[str | None]) -> list[str]:
    """What each set of components is called: its folder, with the way to it if two folders have one name."""
    names = [standard if folder is None else Path(folder).resolve().name for folder in folders]
    if len(set(names)) == len(names):
        return names
    return [standard if folder is None else str(Path(folder).resolve()) for folder in folders]


def balance_report(
    console: Console,
    game: Game,
    folders: list[str],
    bots: list[str],
    seats: int,
    games: int,
    options: dict[str, object],
    seed: int,
    processes: int,
    file: str | None,
    as_json: bool,
    language: str,
) -> None:
    expect_at_least("games", games, 1)
    expect_at_least("seed", seed, 0)
    expect_at_least("processes", processes, 0)
    if len(folders) > 2 or len({str(Path(folder).resolve()) for folder in folders}) < len(folders):
        raise Refusal("bad_setup", option="components", value=", ".join(folders)[:80], allowed="DIR, DIR2 (DIR ≠ DIR2)")
    game.settle(seats, options)
    for bot in bots:
        find_bot(bot)
    for given in folders:
        game.open_box(given)
    if file is not None and not Path(file).parent.is_dir():
        raise Refusal("cannot_write", file=file)
    speaker = Speaker(language, game)
    compared: list[str | None] = [*([] if len(folders) == 2 else [None]), *folders]
    sides: list[Side] = []
    for name, folder in zip(side_names(speaker.say("balance-standard"), compared), compared):
        jobs = schedule(game, bots, seats, games, options, seed, folder)
        played = list(with_progress(console, play_all(jobs, processes), games, quiet=as_json))
        sides.append(sum_up(game, name, folder, played))
    report = write_report(game, bots, seats, games, sides, language)
    if file is not None:
        _write(file, page(report, language))
    if as_json:
        data = {"game": game.name, "seats": seats, "bots": bots, "sides": {side.name: side.data for side in sides}}
        console.print_json(json.dumps(data))
    else:
        _tell(console, report)


def _write(file: str, text: str) -> None:
    try:
        Path(file).write_text(text, encoding="utf-8")
    except OSError:
        raise Refusal("cannot_write", file=file) from None


def _tell(console: Console, report: Report) -> None:
    console.print(report.title)
    console.print(report.about)
    for name, head, rows in [*report.tables, *report.card_tables]:
        grid = Grid(title=name)
        for number, column in enumerate(head):
            grid.add_column(column, justify="left" if number == 0 else "right")
        for row in rows:
            grid.add_row(*row)
        console.print(grid)
    if report.card_tables:
        console.print(report.about_cards)
