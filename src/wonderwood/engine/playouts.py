"""The inner loop of simulation: play on at random, without log, record or copies."""

from wonderwood.engine.fate import Fate
from wonderwood.engine.match import Match


def compiled() -> bool:
    """Does the engine run compiled (`make build`) or interpreted?"""
    return not __file__.endswith(".py")


def play_out(match: Match, picks: Fate, limit: int = 1_000_000) -> int:
    """Answer every question of a lean match at random until the game is over; the number of choices made."""
    choices = 0
    ask = match.ask
    while ask is not None and choices < limit:
        seats = len(ask.also) + 1
        if seats > 1:
            index = picks.below(seats)
            if index:
                ask = ask.also[index - 1]
        options = ask.options
        match._answer(ask, options[picks.below(len(options))])
        choices += 1
        ask = match.ask
    return choices


def playouts(match: Match, count: int, picks: Fate) -> list[list[int]]:
    """Scores of `count` random continuations of a match, one row each."""
    rows: list[list[int]] = []
    for _ in range(count):
        scout = match.scout(picks.below(1 << 30))
        play_out(scout, picks)
        rows.append(scout.game.outcome(scout.table).scores)
    return rows
