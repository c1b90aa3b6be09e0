"""The balance lab: many games between bots, and what they say about seats, factions, scores, length and single cards.

Two folders of components can be put side by side, so that a designer sees what a change does.
"""

import json
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from html import escape
from pathlib import Path
from statistics import mean, median, pstdev
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table as Grid

from wonderwood.arena import faction_name, faction_option, percent, schedule
from wonderwood.bots import find_bot
from wonderwood.charts import Bar, bar_chart, histogram
from wonderwood.engine.errors import Refusal
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.game import Game, find_game
from wonderwood.engine.match import Match, make_fate
from wonderwood.engine.vocabulary import Box
from wonderwood.ratings import Rate, Tally, share
from wonderwood.reports import expect_at_least, with_progress
from wonderwood.simulation import Job, Result, play_bots
from wonderwood.words import Speaker

LEAST = 30  # a card must have been met so often to be told of
TOLD = 8  # cards at either end


class Card(NamedTuple):
    """Something that happened with a piece: the event, the fact that names the piece, the piece."""

    event: str
    fact: str
    word: str


class Played(NamedTuple):
    """One game: how it went, and what happened with which piece to whom."""

    result: Result
    cards: list[tuple[int, Card]]


@cache
def _box(game: str, components: str | None) -> Box:
    return find_game(game).open_box(components)


def play_logged(job: Job) -> Played:
    """Play one game with its log, and keep from the log who had to do with which piece."""
    game = find_game(job.game)
    options = game.settle(job.seats, job.options or {})
    match = Match.begin(game, _box(job.game, job.components), options, job.seats, make_fate(job.seed, False), False)
    pieces = {field.domain.name for field in match.table.fields() if field.pool and field.domain is not None}
    choices = play_bots(match, job.bots, QuickFate(job.seed))
    outcome = match.outcome
    assert outcome is not None
    result = Result(job.seed, job.bots, choices, outcome.scores, outcome.ranking, outcome.winners, match.options)
    met: dict[tuple[int, Card], None] = {}
    for entry in match.table.journal:
        event = entry.event
        facts = list(zip(event.names, event.domains, entry.values))
        who = next((value for _, domain, value in facts if domain.name == "seat"), None)
        for name, domain, value in facts:
            if who is not None and domain.name in pieces and value >= 0:
                met[who, Card(event.name, name, match.box.word(domain.name, value))] = None
    return Played(result, list(met))


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


def sum_up(game: Game, seats: int, games: list[Played]) -> dict[str, Any]:
    """The figures of one set of components, as JSON data."""
    variant = faction_option(game)
    by_seat, by_faction, by_card = Tally(), Tally(), Tally()
    for one in games:
        result = one.result
        sides = [] if variant is None else result.options[variant.name]
        assert isinstance(sides, list)
        for seat in range(seats):
            by_seat.add(seat, share(result, seat))
            if sides:
                by_faction.add(str(sides[seat]), share(result, seat))
        for seat, card in one.cards:
            by_card.add(card, share(result, seat))
    results = [one.result for one in games]
    cards = {card: rate for card, rate in by_card.rates().items() if rate.of >= LEAST}
    best = sorted(cards, key=lambda card: (-cards[card].low, card))[:TOLD]
    worst = sorted(cards, key=lambda card: (cards[card].high, card))[:TOLD]
    return {
        "games": len(games),
        "seats": {str(seat): rate.data() for seat, rate in sorted(by_seat.rates().items())},
        "factions": {side: rate.data() for side, rate in sorted(by_faction.rates().items())},
        "scores": distribution([score for result in results for score in result.scores]),
        "winning": distribution([max(result.scores) for result in results]),
        "choices": distribution([result.choices for result in results]),
        "best_cards": [_card(card, cards[card]) for card in best],
        "worst_cards": [_card(card, cards[card]) for card in worst],
    }


def _card(card: Card, rate: Rate) -> dict[str, Any]:
    return {**card._asdict(), **rate.data()}


class Side(NamedTuple):
    """One set of components: its name, its figures, its games."""

    name: str
    data: dict[str, Any]
    games: list[Played]


def card_text(speaker: Speaker, card: dict[str, Any]) -> str:
    """The log line of what happened, with nobody's name in it."""
    assert speaker.game is not None
    event = speaker.game.book.events[card["event"]]
    facts = {name: "0" if domain.name == "seat" else None for name, domain in zip(event.names, event.domains)}
    return speaker.event({"event": card["event"], "facts": {**facts, card["fact"]: card["word"]}})


def tables(game: Game, sides: list[Side], language: str) -> list[tuple[str, list[str], list[list[str]]]]:
    """The report in words: title, head, rows; one column for each set of components."""
    speaker = Speaker(language, game, ["…"] * game.max_seats)
    say = speaker.say
    names = [side.name for side in sides]

    def figures(part: str) -> list[str]:
        return [
            f"{side.data[part]['mean']:.1f} ± {side.data[part]['deviation']:.1f} "
            f"({side.data[part]['least']} … {side.data[part]['most']})"
            for side in sides
        ]

    found = [
        (
            say("balance-figures"),
            ["", *names],
            [[say(f"balance-{part}"), *figures(part)] for part in ("scores", "winning", "choices")],
        )
    ]
    for part, key in (("seats", "arena-seats"), ("factions", "arena-factions")):
        keys = list(dict.fromkeys(name for side in sides for name in side.data[part]))
        rows = []
        for name in keys:
            title = str(int(name) + 1) if part == "seats" else faction_name(speaker, game, name)
            rows.append([title, *[percent(side.data[part][name]) if name in side.data[part] else "" for side in sides]])
        if rows:
            found.append((say(key), ["", *names], rows))
    for side in sides:
        for part in ("best_cards", "worst_cards"):
            rows = [[card_text(speaker, card), percent(card), str(card["of"])] for card in side.data[part]]
            title = say(f"balance-{part.replace('_', '-')}") + (f" · {side.name}" if len(sides) > 1 else "")
            if rows:  # after few games no card was met often enough
                found.append((title, ["", say("cli-wins"), say("balance-times")], rows))
    return found


def charts(game: Game, sides: list[Side], language: str) -> list[str]:
    """Win rates by seat and faction, and how scores and lengths spread, as SVG."""
    speaker = Speaker(language, game)
    say = speaker.say
    drawn: list[str] = []
    for part, key in (("seats", "arena-seats"), ("factions", "arena-factions")):
        bars = [
            Bar(_bar_name(speaker, game, part, name, side, len(sides)), rate["rate"], rate["low"], rate["high"])
            for name in dict.fromkeys(name for side in sides for name in side.data[part])
            for side in sides
            for rate in [side.data[part].get(name)]
            if rate is not None
        ]
        if bars:
            drawn.append(bar_chart(say(key), bars, even=1 / len(sides[0].data["seats"])))
    scores = [(side.name, [score for one in side.games for score in one.result.scores]) for side in sides]
    lengths = [(side.name, [one.result.choices for one in side.games]) for side in sides]
    drawn.append(histogram(say("balance-scores"), scores, say("balance-scores")))
    drawn.append(histogram(say("balance-choices"), lengths, say("balance-choices")))
    return drawn


def _bar_name(speaker: Speaker, game: Game, part: str, name: str, side: Side, count: int) -> str:
    title = speaker.say("seat", number=int(name) + 1) if part == "seats" else faction_name(speaker, game, name)
    return f"{title} · {side.name}" if count > 1 else title


def page(title: str, pictures: list[str], grids: list[tuple[str, list[str], list[list[str]]]], language: str) -> str:
    """The whole report as one HTML file that needs nothing else."""
    parts = [
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{escape(title)}</title>',
        "<style>body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse}"
        "td,th{padding:.2rem .8rem;border-bottom:1px solid #9994;text-align:right}td:first-child{text-align:left}</style>",
        f"<h1>{escape(title)}</h1>",
        *pictures,
    ]
    for name, head, rows in grids:
        cells = "".join(f"<th>{escape(cell)}</th>" for cell in head)
        body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
        parts.append(f"<h2>{escape(name)}</h2><table><tr>{cells}</tr>{body}</table>")
    return "\n".join([*parts, "</html>", ""])


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
    if len(folders) > 2:
        raise Refusal("bad_setup", option="components", value=str(len(folders)), allowed="at most two folders")
    game.settle(seats, options)
    for bot in bots:
        find_bot(bot)
    speaker = Speaker(language, game)
    standard: list[str | None] = [] if len(folders) == 2 else [None]
    for given in folders:
        game.open_box(given)
    sides: list[Side] = []
    for folder in [*standard, *folders]:
        jobs = schedule(game, bots, seats, games, options, seed, folder)
        played = list(with_progress(console, play_all(jobs, processes), games, quiet=as_json))
        name = speaker.say("balance-standard") if folder is None else Path(folder).name
        sides.append(Side(name, sum_up(game, seats, played), played))
    title = speaker.say("arena-title", title=speaker.say("game-title"), games=games, seats=seats)
    grids = tables(game, sides, language)
    if file is not None:
        Path(file).write_text(page(title, charts(game, sides, language), grids, language), encoding="utf-8")
    if as_json:
        console.print_json(json.dumps({"game": game.name, "seats": seats, "sides": {side.name: side.data for side in sides}}))
        return
    console.print(title)
    for name, head, rows in grids:
        grid = Grid(title=name)
        for number, column in enumerate(head):
            grid.add_column(column, justify="left" if number == 0 else "right")
        for row in rows:
            grid.add_row(*row)
        console.print(grid)
