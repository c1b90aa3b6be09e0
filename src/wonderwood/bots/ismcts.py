"""Players that think: information-set Monte Carlo tree search at the strength of a level."""

from typing import NamedTuple

from wonderwood.bots.calibration import curve
from wonderwood.bots.eyes import Eyes
from wonderwood.bots.search import Plan, Search, prior_weights
from wonderwood.bots.simple import after, choose_greedily
from wonderwood.engine.game import Game


class Level(NamedTuple):
    """What a level may spend on one answer, and how it spends it.

    Iterations decide; the seconds only keep a slow machine from waiting. More of them leave less noise, but not less of the
    error that comes from looking too short and believing too little: so a level that thinks more looks further and doubts less.
    """

    iterations: int
    seconds: float
    reach: int = 1  # rollouts go so many times as far as the game's horizon, where it does not say itself where to judge
    doubt: float = 1.5  # deviations by which another choice must be better than the advised one
    patient: bool = False  # more iterations where the game asks for patience
    deep: bool = False  # searches the choices that follow as well, where that is worth its iterations


LONGEST_TURN = 40  # choices: from the horizon to the next turn it is usually less
LONGEST_PART = 400  # choices: no part of a game that says itself where to judge is longer

LEVELS: dict[str, Level] = {
    "fair": Level(20, 1.0),
    "strong": Level(60, 1.6),
    "expert": Level(320, 8.0, reach=2, doubt=0.5, patient=True, deep=True),
}


def has_judge(game: Game) -> bool:
    return type(game).judge is not Game.judge


def has_advice(game: Game) -> bool:
    return type(game).advise is not Game.advise


def is_phased(game: Game) -> bool:
    return type(game).calm is not Game.calm


def has_parts(game: Game) -> bool:
    return type(game).moment is not Game.moment


def thinks_ahead(game: Game) -> bool:
    return type(game).worked_out is not Game.worked_out


def iterations_of(level: Level, game: str, seats: int) -> int:
    return level.iterations * (curve(game, seats).patience if level.patient else 1)


def plan_for(level: Level, game: Game, seats: int, age: int) -> Plan:
    measured = curve(game.name, seats)
    phased = is_phased(game)
    horizon = 0 if phased else measured.horizon * level.reach
    return Plan(
        iterations_of(level, game.name, seats),
        level.seconds,
        horizon=horizon,
        rollout=LONGEST_PART if phased else horizon + LONGEST_TURN,
        guided=has_advice(game),
        judged=has_judge(game),
        phased=phased,
        sharpness=measured.at(age),
        doubt=level.doubt,
        deep=level.deep and measured.depth > 0,
    )


def search(eyes: Eyes, level: Level) -> Search:
    """Think about the question before a pair of eyes; the result holds what was found about every option."""
    found = Search(eyes.game, eyes.seat, eyes.ask, eyes.imagine, eyes.fate, plan_for(level, eyes.game, eyes.seats, eyes.age))
    found.run()
    return found


def verdict(found: Search) -> int:
    """What a level would answer, told after a search of any question: what the advice has worked out stands."""
    worked_out = found.game.worked_out(found.ask, len(found.roots))
    return found.advised_edge().option if worked_out else found.best()


def choose_thinking(eyes: Eyes, level: Level) -> int:
    if len(eyes.options) == 1 or eyes.game.worked_out(eyes.ask, eyes.seats):
        return choose_greedily(eyes)
    return search(eyes, level).best()


def choose_like_a_novice(eyes: Eyes) -> int:
    """By rule of thumb, but easily led astray: better options only more often than worse ones."""
    if len(eyes.options) == 1:
        return eyes.options[0]
    if has_advice(eyes.game):
        weights = prior_weights(eyes.game, eyes.imagine().table, eyes.ask)
    else:
        judged = [after(eyes, option) for option in eyes.options]
        weights = [1.0 if value == max(judged) else 0.2 for value in judged]
    total = sum(weights)
    mark = eyes.fate.below(1 << 30) / (1 << 30) * total
    for option, weight in zip(eyes.options, weights):
        mark -= weight
        if mark < 0:
            return option
    return eyes.options[-1]
