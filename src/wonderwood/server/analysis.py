"""How a finished game went: worked out piece by piece in a worker.

The curve is sampled so that a long or slow game takes no longer than a short one. Where it moves most and stays moved, the
choice behind it is sought by halving and looked at more closely, and a bot says what it would have done there.

Against each other the curve is made of chances to win. Alone and together nobody wins against anybody: there it tells how
well the judge thinks everybody stands, from the worst moment of the game to its best.
"""

import time
from bisect import bisect_right
from collections.abc import AsyncIterator
from statistics import median
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from wonderwood.bots.analysis import LEAST, SWINGS, value_options
from wonderwood.bots.outlook import Company, span_of, value_position, value_standing
from wonderwood.server.bodies import Analysis, Chances, Opinion, Swing
from wonderwood.server.brains import Brains
from wonderwood.server.replays import Record, film_of

CURVE_SECONDS: Final = 20.0  # for the samples of the curve; the turning points take about as long again at most
PIECE_SECONDS: Final = 0.7  # one piece of work: after each there is more to show
FEWEST: Final = 25  # samples of the curve, however slow the game is
AROUND: Final = 3  # moments looked at on both sides of a turning point: a value that comes and goes again is noise
CANDIDATES: Final = SWINGS + 4
PATIENCE: Final = 60.0  # seconds for one piece: a slow machine is no failure


# -- in a worker -----------------------------------------------------------------------------------------------------


def value_moments(
    table: str, record: Record, moments: list[int], company: Company = "against"
) -> tuple[list[list[float]], float]:
    """The chances at some moments of a game, or how well everybody stands; and the seconds one of them took."""
    film = film_of(table, record)
    began = time.perf_counter()
    if company == "against":
        values = [value_position(film.at(moment), seed=1) for moment in moments]
    else:
        before = len(record["choices"]) - 1  # what is left of a judge's opinion after the end is only whether it was won
        values = [value_standing(film.at(min(moment, before)), seed=1) for moment in moments]
    return values, (time.perf_counter() - began) / max(1, len(moments))


def judge_moment(table: str, record: Record, moment: int) -> Opinion:
    """What was played at a moment, and what a bot with that seat's eyes thinks of the options."""
    number, _, played = record["choices"][moment].partition(" ")
    found: dict[str, Any] = value_options(film_of(table, record).at(moment), int(number), seed=moment)
    return msgspec.convert({"at": moment, "seat": int(number), "played": played, "options": found["options"]}, Opinion)


# -- at the server ---------------------------------------------------------------------------------------------------


def spread(length: int, count: int) -> list[int]:
    """So many of the moments 0 to `length` at equal distances, in an order that shows the whole early: ends, middle..."""
    last = max(1, min(count, length + 1) - 1)
    order: list[int] = []
    step = 1 << last.bit_length()
    while step:
        order += [index for index in range(0, last + 1, step) if index not in order]
        if last not in order:
            order.append(last)
        step //= 2
    return list(dict.fromkeys(round(index * length / last) for index in order))


def middle(values: list[list[float]]) -> list[float]:
    """The median of the chances of every seat, summing up to 1 as they did."""
    medians = medians_of(values)
    total = sum(medians)
    return [round(chance / total, 4) for chance in medians] if total else values[0]


def medians_of(values: list[list[float]]) -> list[float]:
    return [median(of_one_seat) for of_one_seat in zip(*values)]


def biggest_change(one: list[float], two: list[float]) -> float:
    return max(abs(after - before) for before, after in zip(one, two))


class Work:
    """One analysis being made: what is known so far."""

    def __init__(self, table: str, record: Record, brains: Brains, company: Company = "against") -> None:
        self.table = table
        self.record = record
        self.brains = brains
        self.company: Company = company
        self.length = len(record["choices"])
        self.values: dict[int, list[float]] = {}  # chances, or points on the judge's own scale
        self.swings: list[Swing] = []
        self.done = 0
        self.total = FEWEST + CANDIDATES + SWINGS

    async def steps(self) -> AsyncIterator[None]:
        """The whole work, piece by piece."""
        seconds = await self._value(list(dict.fromkeys([self.length // 2, self.length, 0])))
        order = [one for one in spread(self.length, max(FEWEST, int(CURVE_SECONDS / seconds))) if one not in self.values]
        self.done = len(self.values)
        self.total = self.done + len(order) + CANDIDATES + SWINGS
        yield
        while order:
            piece = order[: max(1, int(PIECE_SECONDS / seconds))]
            order = order[len(piece) :]
            seconds = await self._value(piece)
            self.done += len(piece)
            yield
        found: set[int] = set()
        for one, two in self._intervals():
            moment = await self._halve(one, two)
            near = range(max(0, moment - AROUND + 1), min(self.length, moment + AROUND) + 1)
            await self._value([one for one in near if one not in self.values])
            found.add(moment)
            self.done += 1
            yield
        for moment in self._biggest(found):
            opinion = await self.brains.run(judge_moment, self.table, self.record, moment, seconds=PATIENCE)
            if len(opinion.options) > 1:  # else it was luck: nothing could be chosen
                before, after = self._sides(moment)
                self.swings.append(Swing(before=before, after=after, opinion=opinion))
                self.swings.sort(key=lambda swing: swing.opinion.at)
                self.done += 1
                yield
            if len(self.swings) == SWINGS:
                return

    async def _value(self, moments: list[int]) -> float:
        """Value some moments; how many seconds each of them took."""
        asked = self.table, self.record, moments, self.company
        values, seconds = await self.brains.run(value_moments, *asked, seconds=PATIENCE)
        self.values.update(zip(moments, values))
        return max(seconds, 0.0001)

    def _sides(self, moment: int) -> tuple[list[float], list[float]]:
        """The chances shortly before and shortly after a choice, by the samples nearest to it."""
        known = sorted(self.values)
        split = bisect_right(known, moment)
        before, after = known[max(0, split - AROUND) : split], known[split : split + AROUND]
        return self._middle(before), self._middle(after)

    def _middle(self, moments: list[int]) -> list[float]:
        values = [self.values[one] for one in moments]
        return middle(values) if self.company == "against" else medians_of(values)

    def _scale(self) -> tuple[float, float]:
        """What is told as 0, and how much more as 1."""
        if self.company == "against":
            return 0.0, 1.0
        return span_of(list(self.values.values()))

    def _turn(self, moment: int) -> float:
        return biggest_change(*self._sides(moment))

    def _intervals(self) -> list[tuple[int, int]]:
        """Where the curve moves most and stays moved: neighbouring samples, the biggest change first, not all in one place."""
        known = sorted(self.values)
        chosen: list[int] = []
        for place in sorted(range(len(known) - 1), key=lambda place: self._rank(known[place], known[place + 1])):
            if len(chosen) < CANDIDATES and all(abs(place - other) >= AROUND for other in chosen):
                chosen.append(place)
        return [(known[place], known[place + 1]) for place in chosen]

    def _rank(self, one: int, two: int) -> tuple[float, float, int]:
        """First what changed for good; among those that see the same change near by, the one where it happened."""
        return -self._turn(one), -biggest_change(self.values[one], self.values[two]), one

    async def _halve(self, one: int, two: int) -> int:
        """The choice within a stretch of the curve that changed most."""
        while two - one > 1:
            half = (one + two) // 2
            if half not in self.values:
                await self._value([half])
            early = biggest_change(self.values[one], self.values[half])
            late = biggest_change(self.values[half], self.values[two])
            one, two = (one, half) if early >= late else (half, two)
        return one

    def _biggest(self, moments: set[int]) -> list[int]:
        """The turning points among some moments, the biggest first."""
        least = LEAST * self._scale()[1]
        turning = [moment for moment in moments if self._turn(moment) >= least]
        return sorted(turning, key=lambda moment: (-self._turn(moment), moment))

    def _curve(self) -> list[Chances]:
        """The samples, many of them smoothed by their neighbours; turning points as they are told, the end as it is."""
        known = sorted(self.values)
        reach = min(2, len(known) // 40)
        curve = {at: self._middle(known[max(0, place - reach) : place + reach + 1]) for place, at in enumerate(known)}
        curve.update((swing.opinion.at + 1, swing.after) for swing in self.swings)
        curve.update((swing.opinion.at, swing.before) for swing in self.swings)
        if known:
            curve[known[-1]] = self.values[known[-1]]
        return [Chances(at=at, chances=chances) for at, chances in sorted(curve.items())]

    def told(self, status: Literal["waiting", "working", "done"]) -> Analysis:
        low, span = self._scale()

        def scaled(values: list[float]) -> list[float]:
            return [round((value - low) / span, 4) for value in values]

        return Analysis(
            status=status,
            ahead=0,
            done=self.done,
            total=self.done if status == "done" else max(self.total, self.done),
            length=self.length,
            curve=[replace(point, chances=scaled(point.chances)) for point in self._curve()],
            swings=[replace(swing, before=scaled(swing.before), after=scaled(swing.after)) for swing in self.swings],
            company=self.company,
        )
