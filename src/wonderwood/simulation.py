"""Many games, no people: the same seed gives the same games on any machine, with any number of processes."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from wonderwood.bots import Eyes, find_bot
from wonderwood.conformance import random_options
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.game import find_game
from wonderwood.engine.match import Match
from wonderwood.engine.playouts import play_out


class Job(NamedTuple):
    """One game to play: everything that decides how it goes."""

    game: str
    seats: int
    bots: tuple[str, ...]  # one per seat
    options: dict[str, object] | None  # None: random ones
    seed: int
    components: str | None = None


class Result(NamedTuple):
    """How one game went."""

    seed: int
    bots: tuple[str, ...]
    choices: int
    scores: list[int]
    ranking: list[list[int]]
    winners: list[int]
    options: dict[str, object]


def play_job(job: Job) -> Result:
    game = find_game(job.game)
    fate = QuickFate(job.seed)
    options = random_options(game, job.seats, QuickFate(job.seed)) if job.options is None else job.options
    if all(bot == "random" for bot in job.bots):
        match = Match.new(game, job.seats, options, job.seed, job.components, lean=True)
        choices = play_out(match, fate)
    else:
        match = Match.new(game, job.seats, options, job.seed, job.components)
        choices = play_bots(match, job.bots, fate)
    outcome = match.outcome
    assert outcome is not None
    return Result(job.seed, job.bots, choices, outcome.scores, outcome.ranking, outcome.winners, match.options)


def play_bots(match: Match, bots: tuple[str, ...], fate: QuickFate) -> int:
    """Let bots play a match to its end."""
    players = [find_bot(name) for name in bots]
    choices = 0
    while match.ask is not None:
        asked = match.ask
        seat = asked.seat if not asked.also else match.waiting[fate.below(len(match.waiting))]
        match.play(seat, players[seat](Eyes(match, seat, fate.split())))
        choices += 1
    return choices


def run(jobs: list[Job], work: Callable[[Job], Result] = play_job, processes: int = 0) -> Iterator[Result]:
    """Results in the order of the jobs, worked on by all cores."""
    cores = processes or os.cpu_count() or 1
    if cores == 1 or len(jobs) < 8:
        yield from map(work, jobs)
        return
    with ProcessPoolExecutor(cores) as pool:
        yield from pool.map(work, jobs, chunksize=max(1, min(64, len(jobs) // (cores * 4))))
