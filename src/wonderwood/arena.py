"""The arena: bots against bots, each equally often in every seat and with every faction, on all cores or on a Ray cluster."""

import json
import os
import socket
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib.util import find_spec
from itertools import combinations_with_replacement, permutations
from statistics import mean
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from wonderwood.bots import find_bot
from wonderwood.chart_files import expect_chart, write_chart
from wonderwood.charts import Bar, bar_chart
from wonderwood.engine.errors import Refusal
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.game import Game, Variant
from wonderwood.ratings import Rate, Tally, duels, games_worth, rate_bots, share, wilson
from wonderwood.reports import expect_at_least, with_progress
from wonderwood.simulation import Job, Result, play_job
from wonderwood.words import Speaker, option_value_key

WILD = ("random", "usual", "any")  # values of an option that name no faction
MOST_LINEUPS = 720
SECONDS_TO_ANSWER = 5.0


def lineups(bots: list[str], seats: int) -> list[tuple[str, ...]]:
    """Every way to seat the bots, each of them about equally often at the table; all bots, when there are enough seats."""
    fewest = seats // len(bots)
    chosen: dict[tuple[str, ...], None] = {}
    for group in combinations_with_replacement(range(len(bots)), seats):
        counts = [group.count(index) for index in range(len(bots))]
        if min(counts) >= fewest and max(counts) <= fewest + (1 if seats % len(bots) else 0):
            for order in permutations(group):
                chosen[tuple(bots[index] for index in order)] = None
                if len(chosen) > MOST_LINEUPS:
                    raise Refusal("bad_setup", option="bots", value=str(len(bots)), allowed=f"< {len(bots)}")
    return list(chosen)


def faction_option(game: Game) -> Variant | None:
    """The option that gives each seat its faction, if the game has one."""
    return next((variant for variant in game.variants if variant.per_seat), None)


def factions(game: Game, seats: int, options: dict[str, object], fate: QuickFate) -> dict[str, object]:
    """The options with a random faction for every seat, unless they name factions already or the game has none."""
    variant = faction_option(game)
    if variant is None or variant.name in options:
        return game.settle(seats, options)
    values = [value for value in variant.values if value not in WILD and value != variant.default]
    for _ in range(100):
        pile = values * seats if len(values) < seats else values[:]
        for last in range(len(pile) - 1, 0, -1):
            index = fate.below(last + 1)
            pile[last], pile[index] = pile[index], pile[last]
        try:
            return game.settle(seats, {**options, variant.name: pile[:seats]})
        except Refusal:
            continue
    return game.settle(seats, options)


def schedule(
    game: Game,
    bots: list[str],
    seats: int,
    games: int,
    options: dict[str, object],
    seed: int,
    components: str | None = None,
    fixed: bool = False,
) -> list[Job]:
    """The games to play. Balanced: blocks of one deal and its factions, in which every line-up comes once. Fixed: as listed."""
    if fixed and len(bots) != seats:
        raise Refusal("bad_setup", option="bots", value=",".join(bots)[:80], allowed=f"{seats} × bot")
    block = [tuple(bots)] if fixed else lineups(bots, seats)
    jobs: list[Job] = []
    fate = QuickFate(seed)
    while len(jobs) < games:
        deal = seed * 1_000_003 + len(jobs) // len(block)
        settled = factions(game, seats, options, fate)
        order = block[:]
        for last in range(len(order) - 1, 0, -1):
            index = fate.below(last + 1)
            order[last], order[index] = order[index], order[last]
        jobs += [Job(game.name, seats, lineup, settled, deal, components) for lineup in order]
    return jobs[:games]


def play_all(jobs: list[Job], processes: int = 0, ray: str | None = None) -> Iterator[Result]:
    """Results in the order of the jobs, from all cores of this machine or from a Ray cluster."""
    if ray is not None:
        yield from play_on_ray(jobs, ray)
        return
    cores = processes or os.cpu_count() or 1
    if cores == 1:
        yield from map(play_job, jobs)
        return
    with ProcessPoolExecutor(cores) as pool:
        yield from pool.map(play_job, jobs, chunksize=max(1, min(16, len(jobs) // (cores * 16))))


def play_on_ray(jobs: list[Job], address: str) -> Iterator[Result]:
    """The same jobs on a Ray cluster; `local` starts one on this machine. Every node needs this package."""
    try:
        import ray
    except ImportError:
        raise Refusal("missing_extra", package="ray", allowed="pip install 'wonderwood[ray]'") from None
    mine = not ray.is_initialized()
    if mine:
        expect_cluster(address)
        try:
            ray.init(address=None if address == "local" else address, log_to_driver=False, include_dashboard=False)
        except (OSError, RuntimeError, ValueError):
            raise Refusal("no_cluster", address=address) from None
    try:
        remote = ray.remote(play_job)
        waiting = [remote.remote(job) for job in jobs]
        for reference in waiting:
            yield ray.get(reference)
    finally:
        if mine:
            ray.shutdown()


def expect_cluster(address: str) -> None:
    """Refuse a place where nobody listens: Ray itself would knock for minutes, and tell every failure."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not host or not port.isdigit():
        return  # `local`, `auto`: not a place
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=SECONDS_TO_ANSWER).close()
    except (OSError, OverflowError):
        raise Refusal("no_cluster", address=address) from None


def sum_up(game: Game, bots: list[str], seats: int, results: list[Result]) -> dict[str, Any]:
    """All tables of an arena as JSON data."""
    variant = faction_option(game)
    by_seat, by_faction, seats_alone, factions_alone = Tally(), Tally(), Tally(), Tally()
    deals: dict[str, dict[int, list[float]]] = {}
    for result in results:
        sides = [] if variant is None else result.options[variant.name]
        assert isinstance(sides, list)
        for seat, bot in enumerate(result.bots):
            won = share(result, seat)
            deals.setdefault(bot, {}).setdefault(result.seed, []).append(won)
            by_seat.add((bot, seat), won)
            seats_alone.add(seat, won)
            if sides:
                by_faction.add((bot, sides[seat]), won)
                factions_alone.add(sides[seat], won)
    ratings = rate_bots(bots, results)
    names = list(dict.fromkeys(bots))
    return {
        "game": game.name,
        "seats": seats,
        "games": len(results),
        "choices": round(mean(result.choices for result in results), 1),
        "bots": [
            {
                "bot": bot,
                **ratings[bot],
                **wins_over_deals(deals[bot]),
                "score": round(mean(r.scores[seat] for r in results for seat, who in enumerate(r.bots) if who == bot), 2),
                "seats": {str(seat): rate.data() for (who, seat), rate in sorted(by_seat.rates().items()) if who == bot},
                "factions": {str(side): rate.data() for (who, side), rate in by_faction.rates().items() if who == bot},
            }
            for bot in names
            if bot in deals
        ],
        "seat_wins": {str(seat): rate.data() for seat, rate in sorted(seats_alone.rates().items())},
        "faction_wins": {str(side): rate.data() for side, rate in factions_alone.rates().items()},
        "duels": [{"bot": one, "rival": two, **rate.data()} for (one, two), rate in sorted(duels(results).items())],
    }


def wins_over_deals(deals: dict[int, list[float]]) -> dict[str, Any]:
    """A bot's win rate, its interval by how much the deals differ, and how many independent games that is worth."""
    shares = [won for played in deals.values() for won in played]
    worth = games_worth(deals)
    return {"wins": wilson(sum(shares), len(shares), worth).data(), "worth": round(worth, 1)}


def percent(rate: dict[str, float]) -> str:
    return f"{100 * rate['rate']:.1f} % ({100 * rate['low']:.0f}–{100 * rate['high']:.0f})"


def level_name(speaker: Speaker, bot: str) -> str:
    return speaker.say(f"level-{bot}") if speaker.has(f"level-{bot}") else bot


def faction_name(speaker: Speaker, game: Game, faction: str) -> str:
    variant = faction_option(game)
    return faction if variant is None else speaker.say(option_value_key(variant.name, faction))


def tables(game: Game, data: dict[str, Any], language: str) -> list[tuple[str, list[str], list[list[str]]]]:
    """The tables of an arena in words: title, head, rows."""
    speaker = Speaker(language, game)
    say = speaker.say
    rows = [
        [
            level_name(speaker, row["bot"]),
            f"{row['rating']:.1f} ({row['low']:.1f}–{row['high']:.1f})",
            percent(row["wins"]),
            f"{row['score']:.1f}",
        ]
        for row in sorted(data["bots"], key=lambda row: -row["rating"])
    ]
    found = [(say("arena-bots"), [say("cli-bot-name"), say("arena-rating"), say("cli-wins"), say("cli-score-mean")], rows)]
    head = [say("cli-bot-name"), *[str(int(seat) + 1) for seat in data["seat_wins"]]]
    body = [[level_name(speaker, row["bot"]), *[percent(rate) for rate in row["seats"].values()]] for row in data["bots"]]
    body.append([say("arena-all"), *[percent(rate) for rate in data["seat_wins"].values()]])
    found.append((say("arena-seats"), head, body))
    sides = list(data["faction_wins"])
    if sides:
        head = [say("arena-faction"), *[level_name(speaker, row["bot"]) for row in data["bots"]], say("arena-all")]
        body = [
            [
                faction_name(speaker, game, side),
                *[percent(row["factions"][side]) if side in row["factions"] else "" for row in data["bots"]],
                percent(data["faction_wins"][side]),
            ]
            for side in sides
        ]
        found.append((say("arena-factions"), head, body))
    pairs = [
        [say("arena-ahead", bot=level_name(speaker, row["bot"]), rival=level_name(speaker, row["rival"])), percent(row)]
        for row in data["duels"]
        if row["rate"] >= 0.5
    ]
    if pairs:
        found.append((say("arena-duels"), ["", say("arena-share")], pairs))
    return found


def chart(game: Game, data: dict[str, Any], language: str) -> tuple[str, list[Bar], float]:
    """What a plot shows: the title, the win rates of the bots with their intervals, the even share."""
    speaker = Speaker(language, game)
    title = speaker.say("arena-title", title=speaker.say("game-title"), games=data["games"], seats=data["seats"])
    bars = [
        Bar(level_name(speaker, row["bot"]), row["wins"]["rate"], row["wins"]["low"], row["wins"]["high"])
        for row in sorted(data["bots"], key=lambda row: -row["wins"]["rate"])
    ]
    return title, bars, 1 / data["seats"]


def plot(game: Game, data: dict[str, Any], language: str) -> str:
    """The chart as SVG."""
    return bar_chart(*chart(game, data, language))


def arena_report(
    console: Console,
    game: Game,
    bots: list[str],
    seats: int,
    games: int,
    options: dict[str, object],
    seed: int,
    components: str | None,
    processes: int,
    ray: str | None,
    fixed: bool,
    file: str | None,
    as_json: bool,
    language: str,
) -> None:
    expect_at_least("games", games, 1)
    expect_at_least("seed", seed, 0)
    expect_at_least("processes", processes, 0)
    if find_spec("openskill") is None:
        raise Refusal("missing_extra", package="openskill", allowed="pip install 'wonderwood[arena]'")
    if file is not None:
        expect_chart(file)
    game.settle(seats, options)
    game.open_box(components)
    for bot in bots:
        find_bot(bot)
    jobs = schedule(game, bots, seats, games, options, seed, components, fixed)
    results = list(with_progress(console, play_all(jobs, processes, ray), len(jobs), quiet=as_json))
    data = sum_up(game, bots, seats, results)
    if file is not None:
        write_chart(file, *chart(game, data, language))
    if as_json:
        console.print_json(json.dumps(data))
        return
    speaker = Speaker(language, game)
    console.print(speaker.say("arena-title", title=speaker.say("game-title"), games=games, seats=seats))
    for title, head, rows in tables(game, data, language):
        grid = Grid(title=title)
        for name in head:
            grid.add_column(name, justify="right")
        for row in rows:
            grid.add_row(*row)
        console.print(grid)


__all__ = ["Rate", "arena_report", "lineups", "play_all", "schedule", "sum_up", "tables"]
