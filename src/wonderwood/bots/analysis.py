"""What a position is worth, and each of the options in it; how a finished game went. All answers are JSON data."""

from collections.abc import Iterator
from statistics import fmean
from typing import Any

from wonderwood.bots.calibration import sharpness
from wonderwood.bots.eyes import Eyes
from wonderwood.bots.ismcts import LEVELS, LONGEST_TURN, Level, has_advice, has_judge, has_parts, plan_for, search, verdict
from wonderwood.bots.search import Search, judged_points, lead, win_chances
from wonderwood.engine.fate import Fate, QuickFate, SealedFate
from wonderwood.engine.match import Match

OPINION = LEVELS["strong"]
SAMPLES = 8  # continuations looked at for the value of one position
SWINGS = 6  # turning points told of a game


def value_options(match: Match, seat: int, level: Level = OPINION, seed: int = 0, age: int | None = None) -> dict[str, Any]:
    """Every option a seat has, best first: how often the search tried it, the chance to win after it, the expected lead."""
    eyes = Eyes(match, seat, seed, age)
    found = search(eyes, level)
    best = verdict(found)
    rows: list[dict[str, Any]] = []
    for option in eyes.options:
        edge = found.root.edges.get(option)
        visits = 0 if edge is None else edge.visits
        rows.append(
            {
                "option": match.box.option(match.game.book, option).text,
                "visits": visits,
                "chance": None if edge is None or not visits else round(edge.value / visits, 4),
                "margin": None if edge is None or not visits else round(edge.margin / visits, 2),
            }
        )
    text = match.box.option(match.game.book, best).text
    rows.sort(key=lambda row: (row["option"] != text, -row["visits"], -(row["chance"] or 0.0)))
    return {
        "seat": seat,
        "best": text,
        "chance": rows[0]["chance"],
        "iterations": found.iterations,
        "options": rows,
    }


def value_position(match: Match, samples: int = SAMPLES, seed: int = 0, age: int | None = None) -> list[float]:
    """The chance of every seat to win, all cards open: the judge's opinion, averaged over short continuations.

    They sum up to less than 1 where somebody without a seat may win.
    """
    outcome = match.outcome
    if outcome is not None:
        part = 1 / max(1, len(outcome.winners))
        return [part if seat in outcome.winners else 0.0 for seat in range(match.seats)]
    sharp = sharpness(match.game.name, match.seats, len(match.answers) if age is None else age)
    total = [0.0] * match.seats
    for scout in continuations(match, samples, seed):
        end = scout.outcome
        if end is not None:
            part = 1 / max(1, len(end.winners))
            chances = [part if seat in end.winners else 0.0 for seat in range(match.seats)]
        else:
            chances = win_chances(judged_points(scout), sharp)[: match.seats]
        total = [sum_ + chance for sum_, chance in zip(total, chances)]
    return [round(sum_ / samples, 4) for sum_ in total]


def value_standing(match: Match, samples: int = SAMPLES, seed: int = 0) -> list[float]:
    """What the judge thinks of every seat, averaged over short continuations that do not reach the end of the game."""
    found = [judged_points(scout) for scout in continuations(match, samples, seed) if scout.outcome is None]
    return [fmean(points) for points in zip(*(found or [judged_points(match)]))][: match.seats]


def continuations(match: Match, samples: int, seed: int) -> Iterator[Match]:
    """The match played on as advised, several times, to where the judge sees well.

    A whole game is looked at: to the end of the turn must do, not of a part, whose luck would hide what a choice was worth.
    """
    game = match.game
    fate = QuickFate(seed)
    plan = plan_for(Level(0, 0.0), game, match.seats, 0)
    plan.horizon, plan.rollout = 0, LONGEST_TURN
    plan.phased = plan.phased and not has_parts(game)
    assert match.ask is not None
    ahead = Search(game, match.ask.seat, match.ask, lambda seed: match, fate, plan)
    for _ in range(samples):
        scout = match.scout(fate.below(1 << 30))
        ahead.play_on(scout)
        yield scout


def value_lead(match: Match) -> list[int]:
    """How many judged points every seat is ahead of the best other contender."""
    points = judged_points(match)
    return [lead(points, seat) for seat in range(match.seats)]


def retrace(match: Match) -> tuple[Match, list[tuple[int, int]]]:
    """The beginning of a recorded match, with the same outcomes ahead, and the choices that lead on from there."""
    old = match.table.fate
    fate: Fate = SealedFate(old.seed if isinstance(old, SealedFate) else "")
    fate.script = old.heard[:]
    again = Match.begin(match.game, match.box, match.options, match.seats, fate, False)
    return again, [(answer.seat, answer.option) for answer in match.answers]


def analyse(
    text: str, level: Level = OPINION, samples: int = SAMPLES, swings: int = SWINGS, components: str | None = None
) -> dict[str, Any]:
    """A recorded game: every seat's chance to win before each choice and at the end, and where it changed most.

    `curve[n]` holds the chances before choice number n; the last entry is the end. A swing names the choice that moved its own
    seat's chance most, what the bot would have done there, and how good it thinks the choices were.
    """
    match = Match.load(text, components)
    again, choices = retrace(match)
    curve: list[list[float]] = [value_position(again, samples)]
    leads = [value_lead(again)]
    for number, (seat, option) in enumerate(choices):
        again.play(seat, option)
        curve.append(value_position(again, samples, seed=number + 1))
        leads.append(value_lead(again))
    changes = [curve[number + 1][seat] - curve[number][seat] for number, (seat, _) in enumerate(choices)]
    order = sorted(range(len(choices)), key=lambda number: (-abs(changes[number]), number))
    turning = sorted(order[:swings])
    return {
        "game": match.game.name,
        "seats": match.seats,
        "judged": has_judge(match.game),
        "advised": has_advice(match.game),
        "choices": [{"seat": s, "option": match.box.option(match.game.book, option).text} for s, option in choices],
        "curve": curve,
        "leads": leads,
        "swings": tell_swings(match, choices, curve, turning, level),
        "outcome": None if match.outcome is None else match.outcome.data(),
    }


def tell_swings(
    match: Match, choices: list[tuple[int, int]], curve: list[list[float]], turning: list[int], level: Level
) -> list[dict[str, Any]]:
    """The turning points in the order of play, each with the bot's opinion at that moment."""
    told: list[dict[str, Any]] = []
    again, _ = retrace(match)
    for number, (seat, option) in enumerate(choices):
        if number in turning:
            opinion = value_options(again, seat, level, seed=number)
            told.append(
                {
                    "choice": number,
                    "seat": seat,
                    "option": match.box.option(match.game.book, option).text,
                    "before": curve[number][seat],
                    "after": curve[number + 1][seat],
                    "change": round(curve[number + 1][seat] - curve[number][seat], 4),
                    "bot": opinion["best"],
                    "options": opinion["options"][:5],
                }
            )
        again.play(seat, option)
    return told
