"""How fast the engine is here: choices, games, copies, imagined tables, saves, views per second. A timing is never a test.

All times are the processor's for this process, so that what else runs on the machine matters less.
"""

import json
import sys
import tracemalloc
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Final

from rich.console import Console
from rich.table import Table as Grid

from wonderwood.conformance import playable_seats
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.game import Game, find_game
from wonderwood.engine.match import Match
from wonderwood.engine.playouts import compiled, play_out
from wonderwood.games import GAMES
from wonderwood.words import Speaker

Figures = dict[str, float]
Steps = list[tuple[int, float]]  # number of a choice, and what choices cost about there, in microseconds
STRIDE = 10  # choices timed in one go


def rate(work: Callable[[], int], seconds: float) -> float:
    """How often per second: `work` does some and says how much; repeated for the given time."""
    done = 0
    start = process_time()
    while True:
        done += work()
        spent = process_time() - start
        if spent >= seconds:
            return done / spent


def pauses(game: Game, seats: int, wanted: int) -> list[Match]:
    """Matches stopped at random points of random games."""
    fate = QuickFate(1)
    found: list[Match] = []
    while len(found) < wanted:
        match = Match.new(game, seats, seed=len(found))
        stop = fate.below(200)
        for _ in range(stop):
            ask = match.ask
            if ask is None:
                break
            match.play(ask.seat, ask.options[fate.below(len(ask.options))])
        if not match.over:
            found.append(match)
    return found


def measure(game: Game, seats: int, seconds: float) -> Figures:
    fate = QuickFate(7)
    games = [0]

    def some_games() -> int:
        games[0] += 1
        return play_out(Match.new(game, seats, seed=games[0], lean=True), fate)

    some_games()
    start = process_time()
    figures: Figures = {"choices": rate(some_games, seconds)}
    figures["games"] = games[0] / (process_time() - start)
    stopped = pauses(game, seats, 24)

    def each(act: Callable[[Match], object]) -> Callable[[], int]:
        def some() -> int:
            for match in stopped:
                act(match)
            return len(stopped)

        return some

    share = seconds / 2
    figures["clones"] = rate(each(lambda match: match.scout(1)), share)
    figures["determinize"] = rate(each(lambda match: match.determinize(0, 1)), share)
    figures["view"] = rate(each(lambda match: match.view(0)), share)
    figures["save"] = rate(each(lambda match: match.save()), share)
    texts = [match.save() for match in stopped]
    figures["load"] = rate(lambda: len([Match.load(text) for text in texts]), share)
    figures["kilobytes"] = memory(stopped)
    return figures


def memory(stopped: list[Match]) -> float:
    """Kilobytes one more match takes, record and log included."""
    texts = [match.save() for match in stopped]
    kept = [Match.load(text) for text in texts]
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [Match.load(text) for text in texts]
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken / len(kept) / 1000


def costs(game: Game, seats: int, seconds: float) -> Steps:
    """What a choice costs by its number, in watched games with log and record; the median over games, while several go on."""
    fate = QuickFate(3)
    spent: list[list[float]] = []
    end = process_time() + seconds
    seed = 0
    while process_time() < end or seed < 5:
        match = Match.new(game, seats, seed=seed)
        seed += 1
        step = 0
        while True:
            start = process_time()
            for _ in range(STRIDE):
                ask = match.ask
                if ask is None:
                    break
                match.play(ask.seat, ask.options[fate.below(len(ask.options))])
            if match.over:
                break
            if step == len(spent):
                spent.append([])
            spent[step].append((process_time() - start) / STRIDE * 1e6)
            step += 1
    return [(step * STRIDE, median(found)) for step, found in enumerate(spent) if len(found) * 4 >= seed]


def bench_all(seconds: float, games: list[str], progress: Callable[[str], None]) -> dict[str, object]:
    rows: dict[str, Figures] = {}
    steps: dict[str, Steps] = {}
    for name in games:
        game = find_game(name)
        for seats in playable_seats(game):
            progress(f"{name}, {seats} seats")
            rows[f"{name}/{seats}"] = measure(game, seats, seconds)
        usual = min(4, game.max_seats)
        steps[f"{name}/{usual}"] = costs(game, usual, 2 * seconds)
    return {"compiled": compiled(), "python": sys.version.split()[0], "games": rows, "costs": steps}


# Two tables, what plays and what keeps: one would not fit into a terminal.
COLUMNS: Final = [["choices", "games", "clones", "determinize"], ["view", "save", "load", "kilobytes"]]


def bench_report(console: Console, seconds: float, as_json: bool, games: list[str], language: str) -> None:
    say = Speaker(language).say
    quiet = Console(stderr=True, style="dim", markup=False)
    data = bench_all(seconds, games or GAMES, lambda text: quiet.print(text))
    if as_json:
        print(json.dumps(data))
        return
    rows = data["games"]
    assert isinstance(rows, dict)
    title = say("bench-title", kind="compiled" if data["compiled"] else "interpreted")
    for names in COLUMNS:
        grid = Grid(title=title, title_justify="left")
        grid.add_column("", no_wrap=True)
        for name in names:
            grid.add_column(say(f"bench-{name}"), justify="right", no_wrap=True)
        for row, figures in rows.items():
            grid.add_row(row, *[f"{figures[name]:,.0f}" for name in names])
        console.print(grid)
