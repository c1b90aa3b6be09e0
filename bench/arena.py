"""Writes docs/arena.md: how the bots fare against each other in every game. `make arena`, or see `bench/arena.py --help`.

Every contest is a number of games fixed before it starts, with balanced seats and factions and the same deals for both sides.
The figures of each game are kept in docs/arena/<game>.json, so that one contest can be played again without the others.
"""

import json
from pathlib import Path
from statistics import mean, median
from typing import Any, NamedTuple

import click
from rich.console import Console

from wonderwood.arena import faction_name, percent, play_all, plot, schedule, sum_up
from wonderwood.bots.calibration import FILE, calibrate, curve, curves
from wonderwood.bots.ismcts import LEVELS, iterations_of, plan_for
from wonderwood.conformance import playable_seats
from wonderwood.engine.game import Game, find_game
from wonderwood.engine.match import Match
from wonderwood.engine.playouts import compiled
from wonderwood.games import GAMES
from wonderwood.ratings import wilson
from wonderwood.reports import with_progress
from wonderwood.simulation import Job
from wonderwood.words import Speaker

FOLDER = Path("docs/arena")
PICTURES = Path("docs/pictures")
SEED = 1

Mind = tuple[int, int]  # for how many iterations a bot thinks (0 if it does not search), and whether deep
Key = tuple[str, str, int, Mind, Mind, int]  # better, worse, seats, their minds, games skipped


class Contest(NamedTuple):
    """Who plays whom: the better one first, once at a table of `seats`, the rest of it the worse one."""

    better: str
    worse: str
    seats: int
    games: int
    skipped: int = 0  # games of the same schedule that were played as a contest before


def ladder(game: Game) -> list[Contest]:
    """Each level against the one below with two at the table; greedy against random at every size, enough for each faction."""
    found = [
        Contest("greedy", "novice", 2, 400),
        Contest("fair", "greedy", 2, 60),
        Contest("strong", "greedy", 2, 60),
        Contest("expert", "strong", 2, 60),
    ]
    each = 6000 if game.name == "root" else 400
    found += [Contest("greedy", "random", seats, each) for seats in playable_seats(game) if seats > 1]
    if game.min_seats == 1 and not all_alike_alone(game):
        found += [Contest(better, worse, 1, 40) for better, worse in (("strong", "greedy"), ("expert", "strong"))]
    return found


def all_alike_alone(game: Game) -> bool:
    """Alone no level searches, all play as advised: there is nothing to compare."""
    ask = Match.new(game, 1, seed=SEED).ask
    return ask is not None and game.worked_out(ask, 1)


def play(contest: Contest, game: Game, processes: int, console: Console) -> dict[str, Any]:
    """The figures of one contest."""
    better, worse, seats, games, skipped = contest
    console.print(f"{game.name}, {seats} seats: {better} against {worse}, {games} games")
    if seats == 1:
        return play_alone(contest, game, processes, console)
    bots = [better, *[worse] * (seats - 1)]
    jobs = schedule(game, bots, seats, skipped + games, {}, SEED)[skipped:]
    results = list(with_progress(console, play_all(jobs, processes), games))
    data = sum_up(game, [better, worse], seats, results) | {"skipped": skipped}
    if better == "strong":
        PICTURES.mkdir(parents=True, exist_ok=True)
        (PICTURES / f"arena_{game.name}.svg").write_text(plot(game, data, "en"), encoding="utf-8")
    return data


def play_alone(contest: Contest, game: Game, processes: int, console: Console) -> dict[str, Any]:
    """A game for one: both bots play the same deals, and the points are compared deal by deal."""
    options = game.settle(1, {})
    jobs = [
        Job(game.name, 1, (bot,), options, SEED * 1_000_003 + deal)
        for deal in range(contest.games)
        for bot in (contest.better, contest.worse)
    ]
    scores = [result.scores[0] for result in with_progress(console, play_all(jobs, processes), len(jobs))]
    pairs = list(zip(scores[::2], scores[1::2]))
    ahead = sum(1.0 if one > two else 0.5 if one == two else 0.0 for one, two in pairs)
    return {
        "game": game.name,
        "seats": 1,
        "games": contest.games,
        "bots": [
            {"bot": bot, "median": median(points), "score": round(mean(points), 2)}
            for bot, points in zip((contest.better, contest.worse), zip(*pairs))
        ],
        "duels": [{"bot": contest.better, "rival": contest.worse, **wilson(ahead, len(pairs)).data()}],
    }


def names_of(data: dict[str, Any]) -> tuple[str, str]:
    return data["bots"][0]["bot"], data["bots"][1]["bot"]


def minds_of(data: dict[str, Any]) -> tuple[Mind, Mind]:
    """How the better and the worse one thought in a contest."""
    better, worse = ((int(data["levels"].get(name, [0])[0]), int(name in data.get("deep", []))) for name in names_of(data))
    return better, worse


def mind(bot: str, game: Game, seats: int) -> Mind:
    """How a bot thinks today."""
    if bot not in LEVELS:
        return 0, 0
    plan = plan_for(LEVELS[bot], game, seats, 0)
    return plan.iterations, int(plan.deep)


def told(minds: tuple[Mind, Mind]) -> str:
    """How both thought, for who reads the table."""
    return "with " + " against ".join(f"{one:,}{' deep' if deep else ''}" for one, deep in minds if one) + " iterations"


def key_of(data: dict[str, Any]) -> Key:
    """What tells one contest from another."""
    return (*names_of(data), data["seats"], *minds_of(data), data.get("skipped", 0))


def keep(game: Game, data: dict[str, Any]) -> None:
    """Put the figures of a contest into the game's file, in place of what it had of the same one."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / f"{game.name}.json"
    known = json.loads(file.read_text(encoding="utf-8"))["contests"] if file.exists() else []
    seats = data["seats"]
    levels = {
        name: [mind(name, game, seats)[0], level.seconds, level.reach, level.doubt]
        for name, level in LEVELS.items()
        if name in names_of(data)
    }
    deep = [name for name in names_of(data) if mind(name, game, seats)[1]]
    data = {**data, "compiled": compiled(), "levels": levels, "deep": deep}
    contests = [*[one for one in known if key_of(one) != key_of(data)], data]
    file.write_text(json.dumps({"game": game.name, "contests": contests}, indent=1) + "\n", encoding="utf-8")


def together(parts: list[dict[str, Any]]) -> dict[str, Any]:
    """The wins of a contest and of those that went on after it."""
    first = parts[0]["bots"][0]
    better = [part["bots"][0] for part in parts]
    games = sum(part["games"] for part in parts)
    worth = sum(bot.get("worth", bot["wins"]["of"]) for bot in better)
    wins = wilson(sum(bot["wins"]["won"] for bot in better), games, worth).data()
    return {**parts[0], "games": wins["of"], "bots": [{**first, "wins": wins}, parts[0]["bots"][1]]}


def row(speaker: Speaker, contest: dict[str, Any], note: str) -> str:
    seats = contest["seats"]
    better, worse = (speaker.say(f"level-{bot}") for bot in names_of(contest))
    rate, even = contest["bots"][0].get("wins"), 1 / seats
    if seats == 1:
        rate, even = contest["duels"][0], 1 / 2
        medians = [bot["median"] for bot in contest["bots"]]
        better, worse = f"{better}, median {medians[0]:g}", f"{worse}, median {medians[1]:g}"
    shown = "yes" if rate["low"] > even else "no"
    games = f"{contest['games']} {note}".strip()
    return f"| {seats} | {better} | {worse} | {games} | {percent(rate)} | {shown} |"


def section(data: dict[str, Any]) -> list[str]:
    """A game's table, its factions and its plot."""
    game = find_game(data["game"])
    speaker = Speaker("en", game)
    lines = [f"## {speaker.say('game-title')}", ""]
    lines += ["| players | better | worse | games | better one wins (95 %) | shown |", "|---|---|---|---|---|---|"]
    order = [contest[:3] for contest in sorted(ladder(game), key=lambda one: one.seats)]
    contests = {key_of(one): one for one in data["contests"]}
    for key in order:
        better, worse, seats = key
        today = mind(better, game, seats), mind(worse, game, seats)
        for minds in sorted({each[3:5] for each in contests if each[:3] == key}, key=lambda one: (one == today, one)):
            parts = [contests[each] for each in sorted(contests) if each[:5] == (*key, *minds)]
            note = "" if minds == today else told(minds)
            for number, part in enumerate(parts):
                lines.append(row(speaker, part, f"more {note}" if number else note))
            if len(parts) > 1:
                lines.append(row(speaker, together(parts), f"together {note}"))
    lines += factions_table(game, speaker, contests)
    if (PICTURES / f"arena_{data['game']}.svg").exists():
        lines += ["", f"![Strong against greedy](pictures/arena_{data['game']}.svg)"]
    return [*lines, ""]


def factions_table(game: Game, speaker: Speaker, contests: dict[Key, dict[str, Any]]) -> list[str]:
    """One greedy player among random ones, by the faction it plays."""
    sizes = [seats for better, worse, seats, *_ in contests if (better, worse) == ("greedy", "random")]
    sizes.sort()
    rows = {seats: contests["greedy", "random", seats, (0, 0), (0, 0), 0]["bots"][0]["factions"] for seats in sizes}
    sides = list(dict.fromkeys(side for row in rows.values() for side in row))
    if not sides:
        return []
    lines = ["", "One greedy player among random ones wins, by its faction:", ""]
    lines += ["| faction | " + " | ".join(f"{seats} players" for seats in sizes) + " |", "|---" * (len(sizes) + 1) + "|"]
    for side in sides:
        cells = [f"{percent(rows[seats][side])} of {rows[seats][side]['of']}" if side in rows[seats] else "" for seats in sizes]
        lines.append(f"| {faction_name(speaker, game, side)} | " + " | ".join(cells) + " |")
    return lines


def expert_told() -> list[str]:
    """Where Expert thinks in another way than the table says."""
    lines: list[str] = []
    for game in map(find_game, GAMES):
        title = Speaker("en", game).say("game-title")
        measured = curve(game.name, 2)
        longer = f"Expert thinks for {iterations_of(LEVELS['expert'], game.name, 2):,} iterations"
        if measured.depth:
            lines.append(f"In {title} {longer}, searches the choices after the one at hand, too,")
            lines.append("and answers with what it came back to most (*deep*, docs/decisions/0010).")
        elif measured.patience > 1:
            lines.append(f"Luck hides most what a choice is worth in {title}, where {longer}.")
    return lines


def page() -> str:
    lines = [
        "# The arena",
        "",
        "How the bots fare against each other. Written by `make arena`; every contest is a number of games fixed before it",
        "starts, in which the better one sits equally often in every seat, with the same deals; among more than two, one",
        "better bot plays against worse ones. A shared victory counts as its share. The interval is Wilson's with as many",
        "games as the deals are worth: each is played from every seat, so that its luck cancels out. *Shown*: it lies above",
        "an even share. Contests played before that rule count every game as one. A player alone plays every deal once with",
        "each bot. A contest that is not listed has not been played yet. Where a contest showed nothing, another one with new",
        "deals may follow (*more*); all are told, and what they come to *together*. Every further look makes a *yes* in the",
        "last of these lines a little less sure than 95 %. A contest of levels that thought in another way than they do today",
        "says how.",
        "Try your own: `wonderwood arena wonderland --bots strong,greedy --plot arena.svg`.",
        "",
        "A level thinks for so many iterations; the seconds only keep a slow machine from waiting. Its rollouts go so many",
        "times as far as the game's horizon (`calibration.json`), and it leaves the advised choice only for one that is better",
        "by so many standard deviations. More iterations leave less noise, but not less of the error that comes from looking",
        "too short and believing too little: that is why Expert looks further and doubts less. What it is worth is below.",
        "Wonderland's War and It's a Wonderful Kingdom say themselves where a choice has shown its effect (a battle is over, a",
        "war, the cards of a round are taken): there all levels look so far and no further.",
        "",
        "| level | iterations | reach | doubt | at most |",
        "|---|---|---|---|---|",
        *[
            f"| {name} | {level.iterations:,} | {level.reach} × | {level.doubt} | {level.seconds} s |"
            for name, level in LEVELS.items()
        ],
        "",
        *expert_told(),
        "",
        "Novice follows the game's rules of thumb and is often led astray; greedy follows them to the letter. So do all",
        "others where a plan stands behind the rules of thumb: when a round of It's a Wonderful Kingdom is planned and",
        "carried out, and in all of that game alone.",
        "",
    ]
    for file in sorted(FOLDER.glob("*.json")):
        lines += section(json.loads(file.read_text(encoding="utf-8")))
    return "\n".join(lines)


def calibrate_all(names: list[str], size: int | None, games: int, console: Console) -> None:
    """How surely a lead wins, for every number of players: what the levels reckon with."""
    known = {name: list(curve) for name, curve in curves().items()}
    for name in names:
        game = find_game(name)
        for seats in playable_seats(game):
            if seats > 1 and size in (None, seats):
                known[f"{name}/{seats}"] = list(calibrate(game, seats, games))
                console.print(f"{name}/{seats}: {known[f'{name}/{seats}']}")
    rows = [f"  {json.dumps(name)}: {json.dumps(curve)}" for name, curve in sorted(known.items())]
    FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
    curves.cache_clear()


@click.command()
@click.argument("names", metavar="GAME...", nargs=-1)
@click.option("--pair", default=None, metavar="BETTER,WORSE", help="only this pair of bots")
@click.option("--seats", type=int, default=None, help="only tables of this size")
@click.option("--games", type=int, default=None, help="instead of the usual number")
@click.option("--skip", type=int, default=0, help="go on after so many games: a contest of its own, told beside the first")
@click.option("--processes", type=int, default=0, help="all cores unless given")
@click.option("--page", "only_page", is_flag=True, help="play nothing, write the page from what is known")
@click.option("--calibrate", "fit", is_flag=True, help="play nothing, measure anew how surely a lead wins")
def main(
    names: tuple[str, ...],
    pair: str | None,
    seats: int | None,
    games: int | None,
    skip: int,
    processes: int,
    only_page: bool,
    fit: bool,
) -> None:
    console = Console()
    chosen = list(names) or GAMES
    if fit:
        calibrate_all(chosen, seats, games or 200, console)
        return
    for name in [] if only_page else chosen:
        game = find_game(name)
        for contest in ladder(game):
            alone = contest.seats == 1  # there is no going on alone
            if pair in (None, f"{contest.better},{contest.worse}") and seats in (None, contest.seats) and not (skip and alone):
                wanted = contest._replace(games=games or contest.games, skipped=skip)
                keep(game, play(wanted, game, processes, console))
    Path("docs/arena.md").write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
