"""What a position is worth to every seat: where it leads when everybody plays on as advised, seen at several moments ahead.

One look would tell more about its moment than about the position: whose turn it is then, and whether a victory lies just before
or just behind it. So every continuation is looked at at equal distances over a stretch longer than a round, and its end counts
for all looks that are left; docs/decisions/0012 tells how much nearer to the truth that comes.
"""

from collections.abc import Iterator
from statistics import fmean
from typing import Literal

from wonderwood.bots.calibration import sharpness
from wonderwood.bots.ismcts import Level, has_judge, has_parts, plan_for, thinks_ahead
from wonderwood.bots.search import WIDEST_ROLLOUT, Search, judged_points, win_chances
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.game import Outcome
from wonderwood.engine.match import Match

# Whom one plays against: each other, nobody, or the game itself. Only against each other there are chances to win; alone the
# chances of options are measured from the position as it is (0.5), and together they say nothing.
Company = Literal["against", "alone", "together"]

SAMPLES = 16  # continuations of one position
THOUGHT_OUT = 4  # of a game whose advice is worked out: that takes long and leaves little to luck
STRETCH = 80  # choices looked ahead
LOOKS = 8


def company_of(match: Match) -> Company:
    """Whom one plays against."""
    if match.seats == 1:
        return "alone"
    return "together" if match.game.allied(match.table) else "against"


def value_position(match: Match, samples: int | None = None, seed: int = 0, age: int | None = None) -> list[float]:
    """The chance of every seat to win, all cards open: the judge's opinion, averaged over what may come.

    They sum up to less than 1 where somebody without a seat may win.
    """
    if match.outcome is not None:
        return shares(match.outcome, match.seats)
    begun = len(match.answers) if age is None else age
    total = [0.0] * match.seats
    looked = 0
    for scout, ahead, weight in looks(match, samples, seed):
        if scout.outcome is not None:
            chances = shares(scout.outcome, match.seats)
        else:
            chances = win_chances(judged_points(scout), sharpness(match.game.name, match.seats, begun + ahead))
        total = [sum_ + weight * chance for sum_, chance in zip(total, chances)]
        looked += weight
    return [round(sum_ / looked, 4) for sum_ in total]


def value_standing(match: Match, samples: int | None = None, seed: int = 0) -> list[float]:
    """What the judge thinks of every seat, averaged over what may come before the game ends."""
    found = [judged_points(scout) for scout, _, _ in looks(match, samples, seed) if scout.outcome is None]
    return [fmean(points) for points in zip(*(found or [judged_points(match)]))][: match.seats]


def shares(outcome: Outcome, seats: int) -> list[float]:
    """What every seat has of the victory."""
    return [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats)]


def span_of(standings: list[list[float]]) -> tuple[float, float]:
    """How well one stood at worst, and how much better at best: what is told as 0, and how much more as 1."""
    points = [point for standing in standings for point in standing]
    low = min(points, default=0.0)
    return low, (max(points, default=1.0) - low) or 1.0


def looks(match: Match, samples: int | None, seed: int) -> Iterator[tuple[Match, int, int]]:
    """The match played on as advised, several times: moments of it, how many choices ahead, and for how many looks they stand.

    Where a game says itself when its judge sees best, it is looked at then, to the end of that part. Not where parts have luck
    of their own, as battles do: that would hide what a choice was worth.
    """
    game = match.game
    assert match.ask is not None
    fate = QuickFate(seed)
    plan = plan_for(Level(0, 0.0), game, match.seats, 0)
    plan.phased = plan.phased and not has_parts(game)
    advisor = Search(game, match.ask.seat, match.ask, lambda seed: match, fate, plan)
    count = samples or (THOUGHT_OUT if thinks_ahead(game) else SAMPLES)
    judged = has_judge(game)
    apart = STRETCH / LOOKS
    for sample in range(count):
        scout = match.scout(fate.below(1 << 30))
        due = apart * (sample + 0.5) / count  # not all at the same moments: a turn may be as long as they are apart
        ahead = looked = 0
        while scout.ask is not None and looked < LOOKS and ahead < WIDEST_ROLLOUT:
            calm = not plan.phased or game.calm(scout.table, advisor.since)
            if looked and not calm:
                break
            if judged and calm and ahead >= due:
                yield scout, ahead, 1
                looked += 1
                due = max(due + apart, ahead + 1)
            scout.play(scout.ask.seat, advisor.advised(scout.table, scout.ask))
            ahead += 1
        if scout.ask is None or not looked:
            yield scout, ahead, LOOKS - looked
