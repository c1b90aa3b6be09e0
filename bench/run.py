"""`make bench`: every game, interpreted and compiled, and the libraries of others in one run; writes docs/speed.md.

Usage: run.py SECONDS PEERS_PYTHON COMPILED_FOLDER [GAME ...]. Only the ratios mean something on another machine. With games
named, the page stays as it is.
"""

import json
import os
import platform
import subprocess
import sys
from datetime import date
from pathlib import Path
from statistics import mean
from typing import Any

from rich.console import Console
from rich.table import Table

from wonderwood.charts import Curve, line_chart, multiples_chart
from wonderwood.engine.game import find_game
from wonderwood.words import Speaker

DOCS = Path(__file__).parents[1] / "docs"
PEERS = ["openspiel", "rlcard", "pettingzoo"]
RATES = ["choices", "games", "clones", "determinize", "view", "save", "load"]
GOALS = [  # game/seats, build, figure, and how many times Catanatron's it should be
    ("root/4", "compiled", "choices", 12),
    ("root/4", "compiled", "clones", 5),
    ("wonderland/4", "compiled", "choices", 8),
    ("wonderland/4", "interpreted", "choices", 1.5),
    ("wonderland/4", "compiled", "clones", 5),
    ("wonderful_kingdom/2", "compiled", "choices", 8),
    ("wonderful_kingdom/2", "interpreted", "choices", 1.5),
    ("wonderlands_war/4", "compiled", "choices", 6),
    ("wonderlands_war/4", "interpreted", "choices", 1),
]

Figures = dict[str, float]


def ask(python: str, *args: str, folder: str = "") -> Any:
    environment = dict(os.environ, PYTHONPATH=folder) if folder else dict(os.environ)
    done = subprocess.run([python, *args], stdout=subprocess.PIPE, text=True, env=environment, check=True)
    return json.loads(done.stdout.strip().splitlines()[-1])


def title_of(key: str) -> str:
    """`root/4` in words."""
    name, _, seats = key.partition("/")
    return f"{Speaker('en', find_game(name)).say('game-title')}, {seats} player{'s' if seats != '1' else ''}"


class Bench:
    """What one run has found: the stick, measured before, between and after our builds, the other libraries, and ours."""

    def __init__(self, seconds: str, peers: str, compiled: str, games: list[str], console: Console) -> None:
        self.peers: dict[str, Figures] = {}
        self.missing: list[str] = []
        sticks: list[Figures] = []
        self.ours: dict[str, Any] = {}
        for build, folder in (("interpreted", ""), ("compiled", compiled)):
            sticks += ask(peers, "bench/peers.py", "catanatron", seconds).values()
            console.print(f"[dim]ours, {build}[/dim]")
            wanted = ["-m", "wonderwood", "bench", "--json", "--seconds", seconds, *games]
            self.ours[build] = ask(sys.executable, *wanted, folder=folder)
        assert self.ours["compiled"]["compiled"], "make build first"
        sticks += ask(peers, "bench/peers.py", "catanatron", seconds).values()
        self.stick = {name: mean(stick[name] for stick in sticks) for name in sticks[0]}
        self.spread = [max(stick["choices"] for stick in sticks), min(stick["choices"] for stick in sticks)]
        for library in PEERS:
            console.print(f"[dim]{library}[/dim]")
            try:
                self.peers |= ask(peers, "bench/peers.py", library, seconds)
            except subprocess.CalledProcessError:
                self.missing.append(library)

    def times(self, figures: Figures, name: str) -> str:
        """A figure as a multiple of Catanatron's."""
        return f"{figures[name] / self.stick[name]:.1f}" if name in figures else ""

    def rows(self) -> list[list[str]]:
        """One row per game, number of players and build."""
        found: list[list[str]] = []
        for key in self.ours["interpreted"]["games"]:
            for build, data in self.ours.items():
                row = data["games"][key]
                rates = [f"{row[name]:,.0f}" for name in RATES]
                found.append(
                    [key, build, self.times(row, "choices"), self.times(row, "clones"), *rates, f"{row['kilobytes']:,.0f}"]
                )
        return found

    def others(self) -> list[list[str]]:
        found: list[list[str]] = []
        for name, row in {"Catanatron: Catan, 4 players": self.stick, **self.peers}.items():
            rates = [f"{row[rate]:,.0f}" if rate in row else "" for rate in RATES[:3]]
            found.append([name, self.times(row, "choices"), self.times(row, "clones"), *rates])
        return found

    def goals(self) -> list[list[str]]:
        found: list[list[str]] = []
        for key, build, figure, goal in GOALS:
            multiple = self.ours[build]["games"][key][figure] / self.stick[figure]
            verdict = "reached" if multiple >= goal else "not reached"
            found.append([title_of(key), build, figure, f"{goal} ×", f"{multiple:.1f} ×", verdict])
        most = max(row["kilobytes"] for row in self.ours["compiled"]["games"].values())
        verdict = "reached" if most < 200 else "not reached"
        return [*found, ["every game", "compiled", "memory of a match", "under 200 kB", f"at most {most:.0f} kB", verdict]]

    def chart(self) -> str:
        """Choices per second of everything, as multiples of Catanatron's."""
        bars: list[tuple[str, float, int]] = []
        for kind, build in enumerate(("compiled", "interpreted")):
            for key, row in self.ours[build]["games"].items():
                if key.endswith(("/4", "/2")):
                    bars.append((f"{title_of(key)}{'' if kind == 0 else ', *'}", row["choices"] / self.stick["choices"], kind))
        bars.sort(key=lambda bar: (bar[2], -bar[1]))
        others = [(name, row["choices"] / self.stick["choices"], 2) for name, row in self.peers.items()]
        bars += [*sorted(others, key=lambda bar: -bar[1]), ("Catanatron", 1.0, 2)]
        return multiples_chart("Choices per second, random play", bars, "times Catanatron's; * interpreted")

    def cost_chart(self) -> str:
        curves = [Curve(title_of(key).partition(",")[0], points) for key, points in self.ours["compiled"]["costs"].items()]
        return line_chart("What a choice costs, by its number", curves, "number of the choice", "microseconds", low=0.0)


def table(head: list[str], rows: list[list[str]], words: int) -> str:
    """A table in Markdown, all columns but the first ones to the right."""
    lines = [head, ["---" if column < words else "--:" for column in range(len(head))], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def page(bench: Bench) -> str:
    missing = f" Not installable here: {', '.join(bench.missing)}." if bench.missing else ""
    head = ["game/players", "build", "choices ×", "clones ×", *[f"{name}/s" for name in RATES], "kB/match"]
    library = ["library and game", "choices ×", "clones ×", "choices/s", "games/s", "clones/s"]
    high, low = bench.spread
    return f"""# Speed

Written by `make bench` on {date.today()}: Python {platform.python_version()}, {os.cpu_count()} cores, one process, random
play, processor time. All of it is measured in one run on one machine. The stick is Catanatron from PyPI, measured three times
({low:,.0f} to {high:,.0f} choices a second); only the multiples of it mean something elsewhere. `wonderwood bench` gives our
figures alone.

![Choices per second as multiples of Catanatron's](speed.svg)

## Goals

{table(["game", "build", "figure", "goal", "measured", ""], bench.goals(), 3)}

The fastest engine with Root that we know is TAG, in Java. It is not on a package index and not part of this run; warmed up and
beside Catanatron, on another day, it made 11 to 14 times as many choices in Root with four players, 10 to 15 times as many
games and 1.0 to 1.5 times as many copies.

## All games

A *clone* is a match that plays on by itself from any question; *determinize* also deals anew what a seat cannot see. *View* is
all that a player sees, as JSON data; *load* replays the whole record and checks it against the table. *kB/match*: what one more
match takes, record and log included.

{table(head, bench.rows(), 2)}

## Other libraries

From PyPI, in an environment of their own (`requirements/peers.lock`), with random players through the library's own Python
interface. RLCard and PettingZoo offer no copies.{missing}

{table(library, bench.others(), 1)}

## A long game costs no more than a short one

What one choice costs in a watched game with log and record, by its number: the median over games, as long as a quarter of them
still goes on.

![Microseconds per choice by its number](speed_cost.svg)
"""


def show(console: Console, title: str, head: list[str], rows: list[list[str]], words: int) -> None:
    grid = Table(title=title)
    for number, column in enumerate(head):
        grid.add_column(column, justify="left" if number < words else "right")
    for row in rows:
        grid.add_row(*row)
    console.print(grid)


def main(seconds: str, peers: str, compiled: str, games: list[str]) -> None:
    console = Console()
    bench = Bench(seconds, peers, compiled, games, console)
    head = ["game/players", "build", "choices ×", "clones ×", *RATES, "kB"]
    show(console, "per second; × Catanatron", head, bench.rows(), 2)
    show(console, "others", ["library and game", "choices ×", "clones ×", *RATES[:3]], bench.others(), 1)
    if not games:
        (DOCS / "speed.md").write_text(page(bench), encoding="utf-8")
        (DOCS / "speed.svg").write_text(bench.chart(), encoding="utf-8")
        (DOCS / "speed_cost.svg").write_text(bench.cost_chart(), encoding="utf-8")
        show(console, "goals", ["game", "build", "figure", "goal", "measured", ""], bench.goals(), 3)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3], sys.argv[4:])
