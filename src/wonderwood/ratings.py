"""What many games say about who plays them: win rates with intervals, ratings, tallies by seat and faction."""

from math import sqrt
from typing import Any, NamedTuple

from wonderwood.simulation import Result

Z95 = 1.959964


class Rate(NamedTuple):
    """Won so many of so many, as a share with its 95 % interval (Wilson)."""

    won: float
    of: int
    rate: float
    low: float
    high: float

    def data(self) -> dict[str, float]:
        return {"won": round(self.won, 3), "of": self.of, **{k: round(getattr(self, k), 4) for k in ("rate", "low", "high")}}


def wilson(won: float, of: int, worth: float | None = None) -> Rate:
    """`worth`: how many independent games they are as good as, if not as many as were played."""
    if of == 0:
        return Rate(0, 0, 0.0, 0.0, 1.0)
    share = won / of
    sure = of if worth is None else worth
    square = Z95 * Z95 / sure
    middle = (share + square / 2) / (1 + square)
    reach = Z95 * sqrt(share * (1 - share) / sure + square / (4 * sure)) / (1 + square)
    return Rate(won, of, share, max(0.0, middle - reach), min(1.0, middle + reach))


def student(freedom: int) -> float:
    """How many deviations hold 95 % where the deviation itself was measured on few values (Cornish and Fisher's expansion)."""
    z, few = Z95, 1 / freedom
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + few * (first + few * (second + few * third))


def games_worth(deals: dict[int, list[float]]) -> float:
    """How many independent games are as sure as these, in which every deal was played from several seats.

    Who gets the better cards or faction in one of them gets the worse in the next: the luck of a deal cancels out, and only
    what differs from deal to deal is uncertain (the effective sample of Korn and Graubard). Where nothing differs, games count.
    """
    shares = [share for played in deals.values() for share in played]
    games = len(shares)
    if len(deals) < 2:
        return games
    rate = sum(shares) / games
    spread = sum((sum(played) - rate * len(played)) ** 2 for played in deals.values()) * len(deals) / (len(deals) - 1)
    if spread < 1.0e-9:
        return games
    return rate * (1 - rate) * games**2 / spread * (Z95 / student(len(deals) - 1)) ** 2


class Tally:
    """Wins counted by a key; a shared win counts as its share."""

    def __init__(self) -> None:
        self.won: dict[Any, float] = {}
        self.of: dict[Any, int] = {}

    def add(self, key: Any, share: float) -> None:
        self.won[key] = self.won.get(key, 0.0) + share
        self.of[key] = self.of.get(key, 0) + 1

    def rates(self) -> dict[Any, Rate]:
        return {key: wilson(self.won[key], self.of[key]) for key in self.of}


def share(result: Result, seat: int) -> float:
    """What part of the victory a seat has."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def place(result: Result, seat: int) -> int:
    return next(index for index, group in enumerate(result.ranking) if seat in group)


def duels(results: list[Result]) -> dict[tuple[str, str], Rate]:
    """For every pair of different bots at one table: how often the first ended above the second, equal places as halves."""
    tally = Tally()
    for result in results:
        places = [place(result, seat) for seat in range(len(result.bots))]
        for one, bot in enumerate(result.bots):
            for other, rival in enumerate(result.bots):
                if bot != rival:
                    ahead = 1.0 if places[one] < places[other] else 0.5 if places[one] == places[other] else 0.0
                    tally.add((bot, rival), ahead)
    return tally.rates()


def rate_bots(bots: list[str], results: list[Result]) -> dict[str, dict[str, float]]:
    """OpenSkill ratings (Plackett-Luce) after all games in order, with the interval of two deviations."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # a bot does not get better or worse
    known = {bot: model.rating(name=bot) for bot in dict.fromkeys(bots)}
    for result in results:
        if len(set(result.bots)) < 2:
            continue
        teams = [[model.rating(mu=known[bot].mu, sigma=known[bot].sigma)] for bot in result.bots]
        ranks = [float(place(result, seat)) for seat in range(len(result.bots))]
        rated = model.rate(teams, ranks=ranks)
        for bot in set(result.bots):
            mine = [rated[seat][0] for seat, name in enumerate(result.bots) if name == bot]
            known[bot] = model.rating(sum(one.mu for one in mine) / len(mine), sum(one.sigma for one in mine) / len(mine))
    return {
        bot: {
            "rating": round(rating.mu, 2),
            "low": round(rating.mu - 2 * rating.sigma, 2),
            "high": round(rating.mu + 2 * rating.sigma, 2),
        }
        for bot, rating in known.items()
    }
