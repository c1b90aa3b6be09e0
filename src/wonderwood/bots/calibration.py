"""How surely a lead in judged points wins: measured on games between greedy bots, kept in `calibration.json`.

The chance to win is a soft maximum of the judged points of all seats, `exp(k * points)`; `k` goes from `start` to `end` over
the usual length of the game, because the same lead is worth more when less is left to play. Beside it stand three numbers set
by hand, from matches of the levels: how many choices a search should play on before it asks the judge (0 where the game says
itself where to stop); how many times as long a patient level thinks, where luck hides what a choice is worth; and whether a
deep level searches the choices after the one at hand too (1), or follows the advice from there (0).
"""

import json
from functools import cache
from math import exp, log
from pathlib import Path
from typing import NamedTuple

from wonderwood.bots.search import judged_points, win_chances
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.game import Game
from wonderwood.engine.match import Match

FILE = Path(__file__).parent / "calibration.json"


class Curve(NamedTuple):
    """Sharpness at the start and at the end of a game, its usual number of choices, how far and how long to look ahead."""

    start: float
    end: float
    length: int
    horizon: int
    patience: int
    depth: int

    def at(self, age: int) -> float:
        return self.start + (self.end - self.start) * min(1.0, age / max(1, self.length))


UNKNOWN = Curve(0.05, 0.15, 300, 0, 1, 0)


@cache
def curves() -> dict[str, Curve]:
    if not FILE.exists():
        return {}
    data: dict[str, list[float]] = json.loads(FILE.read_text(encoding="utf-8"))
    return {name: Curve(start, end, *(int(number) for number in others)) for name, (start, end, *others) in data.items()}


def curve(game: str, seats: int) -> Curve:
    return curves().get(f"{game}/{seats}", UNKNOWN)


def sharpness(game: str, seats: int, age: int) -> float:
    return curve(game, seats).at(age)


class Sample(NamedTuple):
    """One moment of a finished game: how far it had come (0 to 1), what the judge said, and who won."""

    progress: float
    points: list[int]
    winners: list[int]


def fit(samples: list[Sample]) -> tuple[float, float]:
    """The start and end that make the winners most likely, by a coarse search that is made finer."""
    best, least = (UNKNOWN.start, UNKNOWN.end), float("inf")
    widths = [max(sample.points) - min(sample.points) for sample in samples]
    usual = max(1.0, sum(widths) / max(1, len(widths)))
    grid = [0.02 / usual * 1.6**step for step in range(14)]
    for end in grid:
        for start in (end / 6, end / 3, end):  # a lead always counts for something, and not more at first than at last
            loss = surprise(samples, start, end)
            if loss < least:
                best, least = (start, end), loss
    for _ in range(6):
        for factor in (0.9, 1.1):
            start, end = best[0] * factor, best[1] * factor
            loss = surprise(samples, start, end)
            if loss < least:
                best, least = (start, end), loss
    return best


def surprise(samples: list[Sample], start: float, end: float) -> float:
    """Mean negative log likelihood of the winners."""
    total = 0.0
    for sample in samples:
        chances = win_chances(sample.points, start + (end - start) * sample.progress)
        share = sum(chances[seat] for seat in sample.winners) / max(1, len(sample.winners))
        total -= log(max(share, exp(-20.0)))
    return total / max(1, len(samples))


def watch(game: Game, seats: int, seed: int, every: int = 12) -> tuple[int, list[Sample]]:
    """Play one game by the game's own advice (a little at random) and look at the judge's opinion on the way; its length."""
    match = Match.new(game, seats, seed=seed, lean=True)
    fate = QuickFate(seed)
    seen: list[tuple[int, list[int]]] = []
    choices = 0
    while match.ask is not None:
        if choices % every == 0:
            seen.append((choices, judged_points(match)))
        ask = match.ask
        advice = game.advise(match.table, ask) if fate.below(10) else []
        options = ask.options
        if advice:
            best = max(advice)
            options = [option for option, weight in zip(options, advice) if weight == best]
        match.play(ask.seat, options[fate.below(len(options))])
        choices += 1
    outcome = match.outcome
    assert outcome is not None
    seen.append((choices, judged_points(match)))
    winners = outcome.winners or list(range(seats))
    return choices, [Sample(age / choices, points, winners) for age, points in seen]


def calibrate(game: Game, seats: int, games: int, seed: int = 0) -> Curve:
    samples: list[Sample] = []
    lengths: list[int] = []
    for number in range(games):
        length, found = watch(game, seats, seed * 1_000_003 + number)
        samples += found
        lengths.append(length)
    start, end = fit(samples)
    length = sorted(lengths)[len(lengths) // 2]
    return curve(game.name, seats)._replace(start=float(f"{start:.3g}"), end=float(f"{end:.3g}"), length=length)
