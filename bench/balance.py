"""Writes docs/balance.md: how fair each game is, from thousands of games between greedy bots. `make balance`.

One game with other components, bots or options: `wonderwood balance GAME --help`.
"""

from pathlib import Path

import click
from rich.console import Console

from wonderwood.arena import schedule
from wonderwood.balance import play_all, sum_up
from wonderwood.balance_page import Grid, write_report
from wonderwood.cards import LEAST
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
shows here as the faction's: read it together with [the arena](arena.md).

*Worth* of a card: by how many percentage points those who did this with it won more often than players of the same seat
and faction do; told of what was met {LEAST} times or more, the surest first. It goes with winning and need not be its cause:
who is ahead completes more. Where an interval holds 0, chance alone could have put the card there; of a hundred cards worth
nothing, about five stand outside it all the same.

Try your own: `wonderwood balance root --components DIR --page balance.html` puts a changed set beside the standard one, card
by card; `--bots strong` plays better and takes longer.
"""


def section(name: str, games: int, processes: int, console: Console) -> list[str]:
    """A game's charts, kept as pictures, and its tables."""
    game, seats = find_game(name), SIZES[name]
    speaker = Speaker("en", game)
    console.print(f"{name}, {seats} seats: {games} games")
    jobs = schedule(game, ["greedy"] * seats, seats, games, {}, SEED)
    played = list(with_progress(console, play_all(jobs, processes), games))
    side = sum_up(game, speaker.say("balance-standard"), None, played)
    report = write_report(game, ["greedy"], seats, games, [side], "en")
    PICTURES.mkdir(parents=True, exist_ok=True)
    for old in PICTURES.glob(f"balance_{name}_*.svg"):
        old.unlink()
    lines = [f"## {speaker.say('game-title')}, {seats} players, {games:,} games", ""]
    for number, drawing in enumerate([*report.charts, *report.card_charts], 1):
        picture = PICTURES / f"balance_{name}_{number}.svg"
        picture.write_text(drawing, encoding="utf-8")
        about = drawing.partition("<title>")[2].partition("</title>")[0]
        lines.append(f"![{about}]({picture.relative_to(PAGE.parent)})")
    return [*lines, *[line for grid in [*report.tables, *report.card_tables] for line in table(grid)], ""]


def table(grid: Grid) -> list[str]:
    title, head, rows = grid
    return [
        *["", f"**{title}**", "", f"| {' | '.join(head)} |", "|---" * len(head) + "|"],
        *[f"| {' | '.join(row)} |" for row in rows],
    ]


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
