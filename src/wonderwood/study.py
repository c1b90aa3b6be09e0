"""How one recorded game went, on the command line: everybody's chances over its course, and the choices that turned it."""

import json
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from wonderwood.bots.analysis import LEAST, count_steps, steps
from wonderwood.bots.ismcts import LEVELS
from wonderwood.chart_files import expect_chart, write_curves
from wonderwood.charts import Curve
from wonderwood.engine.errors import Refusal
from wonderwood.engine.match import Match
from wonderwood.engine.record import load
from wonderwood.reports import with_progress
from wonderwood.words import Speaker

WIDTH = 60  # of a curve in the terminal
HEIGHTS = "▁▂▃▄▅▆▇█"


def study_report(
    console: Console, text: str, components: str | None, level: str, plot: str | None, as_json: bool, language: str
) -> None:
    if level not in LEVELS:
        raise Refusal("unknown_bot", bot=level[:40], allowed=list(LEVELS))
    if plot is not None:
        expect_chart(plot)
    match = load(text, components)
    *_, data = with_progress(console, steps(match, LEVELS[level]), count_steps(match) + 1, quiet=as_json)
    speaker = Speaker(language, match.game)
    company = data["company"]
    title = f"{speaker.say('game-title')}: {speaker.say(f'analysis-curve-{company}')}"
    turning = [swing for swing in data["swings"] if abs(swing["change"]) >= LEAST]
    if plot is not None:
        marks = [float(swing["choice"]) for swing in turning]
        write_curves(plot, title, curves(data, speaker), speaker.say("study-moment"), marks)
    if as_json:
        console.print_json(json.dumps(data))
        return
    console.print(title, style="bold")
    if company != "against":
        console.print(speaker.say(f"analysis-help-{company}"))
    console.print(drawn(data, speaker))
    if turning:
        console.print(told(match, turning, speaker))
    else:
        console.print(speaker.say("analysis-even"))


def curves(data: dict[str, Any], speaker: Speaker) -> list[Curve]:
    """The chances of every seat by moment."""
    return [
        Curve(speaker.name("seat", str(seat)), [(float(at), chances[seat]) for at, chances in enumerate(data["curve"])])
        for seat in range(data["seats"])
    ]


def drawn(data: dict[str, Any], speaker: Speaker) -> Grid:
    """A line of blocks for every seat, the chance at the beginning before it and at the end behind it."""
    grid = Grid.grid(padding=(0, 1))
    last = len(data["curve"]) - 1
    moments = [round(last * place / (WIDTH - 1)) for place in range(WIDTH)]
    for seat in range(data["seats"]):
        chances = [data["curve"][moment][seat] for moment in moments]
        line = "".join(HEIGHTS[min(len(HEIGHTS) - 1, int(chance * len(HEIGHTS)))] for chance in chances)
        grid.add_row(speaker.name("seat", str(seat)), percent(chances[0]), line, percent(chances[-1]))
    return grid


def told(match: Match, turning: list[dict[str, Any]], speaker: Speaker) -> Grid:
    """The turning points: who chose what, what it did to the chance, what a bot would have done."""

    def words(text: str) -> str:
        return speaker.option(match.box.option(match.game.book, match.box.parse(match.game.book, text)))

    grid = Grid(title=speaker.say("analysis-turning"), title_justify="left")
    grid.add_column("", justify="right")
    grid.add_column(speaker.say("study-moment"), justify="right")
    grid.add_column(speaker.say("study-choice"))
    grid.add_column(speaker.say("study-change"), no_wrap=True)
    grid.add_column(speaker.say("analysis-bot"))
    for number, swing in enumerate(turning, 1):
        played = speaker.say("analysis-played", who=speaker.name("seat", str(swing["seat"])), what=words(swing["option"]))
        change = f"{percent(swing['before'])} → {percent(swing['after'])}"
        bot = "=" if swing["bot"] == swing["option"] else words(swing["bot"])
        grid.add_row(str(number), str(swing["choice"]), played, change, bot)
    return grid


def percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"
