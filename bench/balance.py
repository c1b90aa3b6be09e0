"""Writes docs/balance.md: how fair each game is, from thousands of games between greedy bots. `make balance`.

One game with other components, bots or options: `wonderwood balance GAME --help`.
"""

from pathlib import Path

import click
from rich.console import Console

from wonderwood.arena import schedule
from wonderwood.balance import LEAST, Side, charts, play_all, sum_up, tables
from wonderwood.engine.game import find_game
from wonderwood.games import GAMES
from wonderwood.reports import with_progress
from wonderwood.words import Speaker

PAGE = Path("docs/balance.md")
PICTURES = Path("docs/pictures")
SIZES = {"root": 4, "wonderful_kingdom": 2, "wonderland": 3, "wonderlands_war": 4}
SEED = 1

HEAD = f"""# Balance

How fair the games are among equals: greedy bots of one kind in all seats, seats and factions balanced, with the
standard components. Written by `make balance`; 95 % intervals (Wilson) in brackets. A bot's weakness with a faction
shows here as the faction's: read it together with [the arena](arena.md). *Goes with winning*: the share of games won
by those to whom it happened, told of what was met {LEAST} times or more.
Try your own: `wonderwood balance root --components DIR --page balance.html` puts a changed set beside the standard one.
"""


def section(name: str, games: int, processes: int, console: Console) -> list[str]:
    """A game's charts, kept as pictures, and its tables."""
    game, seats = find_game(name), SIZES[name]
    speaker = Speaker("en", game)
    console.print(f"{name}, {seats} seats: {games} games")
    jobs = schedule(game, ["greedy"] * seats, seats, games, {}, SEED)
    played = list(with_progress(console, play_all(jobs, processes), games))
    sides = [Side(speaker.say("balance-standard"), sum_up(game, seats, played), played)]
    lines = [f"## {speaker.say('game-title')}, {seats} players, {games:,} games", ""]
    PICTURES.mkdir(parents=True, exist_ok=True)
    for number, drawing in enumerate(charts(game, sides, "en"), 1):
        picture = PICTURES / f"balance_{name}_{number}.svg"
        picture.write_text(drawing, encoding="utf-8")
        about = drawing.partition("<title>")[2].partition("</title>")[0]
        lines.append(f"![{about}]({picture.relative_to(PAGE.parent)})")
    for title, head, rows in tables(game, sides, "en"):
        lines += ["", f"**{title}**", "", f"| {' | '.join(head)} |", "|---" * len(head) + "|"]
        lines += [f"| {' | '.join(row)} |" for row in rows]
    return [*lines, ""]


@click.command()
@click.option("--games", type=click.IntRange(min=1), default=2000)
@click.option("--processes", type=click.IntRange(min=0), default=0, help="all cores unless given")
def main(games: int, processes: int) -> None:
    console = Console()
    parts = [HEAD, *[line for name in GAMES for line in section(name, games, processes, console)]]
    PAGE.write_text("\n".join(parts), encoding="utf-8")
    console.print(PAGE)


if __name__ == "__main__":
    main()
