"""What each of the options in a position is worth; how a finished game went. All answers are JSON data."""

from collections.abc import Iterator
from typing import Any

from wonderwood.bots.eyes import Eyes
from wonderwood.bots.ismcts import LEVELS, Level, has_advice, has_judge, search, verdict
from wonderwood.bots.outlook import company_of, span_of, value_position, value_standing
from wonderwood.bots.search import judged_points, lead
from wonderwood.engine.fate import Fate, SealedFate
from wonderwood.engine.match import Match

OPINION = LEVELS["strong"]
SWINGS = 6  # turning points told of a game
LEAST = 0.04  # a smaller change of a chance is no turning point


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

    Alone and together nobody wins against anybody: there it is how well the judge thinks everybody stands, from the worst
    moment of the game (0) to its best (1). `curve[n]` tells of the moment before choice number n, the last entry of the end. A
    swing names the choice that moved its own seat's chance most, what the bot would have done there, and how good it thinks the
    choices were.
    """
    *_, data = steps(Match.load(text, components), level, samples, swings)
    assert data is not None
    return data


def steps(
    match: Match, level: Level = OPINION, samples: int | None = None, swings: int = SWINGS
) -> Iterator[dict[str, Any] | None]:
    """The same piece by piece: nothing after each of `count_steps` pieces of work, then the analysis."""
    company = company_of(match)
    worth = value_position if company == "against" else value_standing
    again, choices = retrace(match)
    values = [worth(again, samples)]
    leads = [value_lead(again)]
    yield None
    for number, (seat, option) in enumerate(choices):
        again.play(seat, option)
        ended = again.over and company != "against"  # what is left of a standing then is only whether it was won
        values.append(values[-1] if ended else worth(again, samples, number + 1))
        leads.append(value_lead(again))
        yield None
    curve = values if company == "against" else from_worst_to_best(values)
    changes = [curve[number + 1][seat] - curve[number][seat] for number, (seat, _) in enumerate(choices)]
    order = sorted(range(len(choices)), key=lambda number: (-abs(changes[number]), number))
    told: list[dict[str, Any]] = []
    for swing in tell_swings(match, choices, curve, order[:swings], level):
        told.append(swing)
        yield None
    yield {
        "game": match.game.name,
        "seats": match.seats,
        "judged": has_judge(match.game),
        "advised": has_advice(match.game),
        "company": company,
        "choices": [{"seat": s, "option": match.box.option(match.game.book, option).text} for s, option in choices],
        "curve": curve,
        "leads": leads,
        "swings": told,
        "outcome": None if match.outcome is None else match.outcome.data(),
    }


def from_worst_to_best(values: list[list[float]]) -> list[list[float]]:
    """Points as parts of the way between the fewest and the most of them."""
    low, span = span_of(values)
    return [[round((point - low) / span, 4) for point in row] for row in values]


def count_steps(match: Match, swings: int = SWINGS) -> int:
    choices = len(match.answers)
    return choices + 1 + min(swings, choices)


def tell_swings(
    match: Match, choices: list[tuple[int, int]], curve: list[list[float]], turning: list[int], level: Level
) -> Iterator[dict[str, Any]]:
    """The turning points in the order of play, each with the bot's opinion at that moment."""
    again, _ = retrace(match)
    for number, (seat, option) in enumerate(choices):
        if number in turning:
            opinion = value_options(again, seat, level, seed=number)
            yield {
                "choice": number,
                "seat": seat,
                "option": match.box.option(match.game.book, option).text,
                "before": curve[number][seat],
                "after": curve[number + 1][seat],
                "change": round(curve[number + 1][seat] - curve[number][seat], 4),
                "bot": opinion["best"],
                "options": opinion["options"][:5],
            }
        again.play(seat, option)
