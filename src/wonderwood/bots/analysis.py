"""What each of the options in a position is worth; how a finished game went. All answers are JSON data."""

from typing import Any

from wonderwood.bots.eyes import Eyes
from wonderwood.bots.ismcts import LEVELS, Level, has_advice, has_judge, search, verdict
from wonderwood.bots.outlook import value_position
from wonderwood.bots.search import judged_points, lead
from wonderwood.engine.fate import Fate, SealedFate
from wonderwood.engine.match import Match

OPINION = LEVELS["strong"]
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
    text: str, level: Level = OPINION, samples: int | None = None, swings: int = SWINGS, components: str | None = None
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
