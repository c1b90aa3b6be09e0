"""The balance lab's report: tables and charts in words, and both as one HTML page."""

from html import escape
from typing import Any, NamedTuple

from wonderwood.arena import faction_name, level_name, percent
from wonderwood.cards import Card, Figures, card_title, changed, ends
from wonderwood.charts import Bar, Group, bar_chart, grouped_chart, histogram
from wonderwood.engine.game import Game
from wonderwood.engine.vocabulary import Box
from wonderwood.words import Speaker

Grid = tuple[str, list[str], list[list[str]]]  # title, head, rows

STYLE = """
body { font: 16px/1.5 sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
table { border-collapse: collapse }
td, th { padding: .2rem .8rem; border-bottom: 1px solid #9994; text-align: right; white-space: nowrap }
td:first-child { text-align: left; white-space: normal }
svg { display: block; max-width: 48rem }
"""


class Side(NamedTuple):
    """One set of components: its name, its box, its figures as JSON data, its cards, all scores, all lengths."""

    name: str
    box: Box
    data: dict[str, Any]
    cards: dict[Card, Figures]
    scores: list[int]
    lengths: list[int]


class Report(NamedTuple):
    """All that is told and drawn of one or two sets of components."""

    title: str
    about: str
    tables: list[Grid]
    charts: list[str]
    cards: str
    about_cards: str
    card_tables: list[Grid]
    card_charts: list[str]
    all_cards: Grid


def write_report(game: Game, bots: list[str], seats: int, games: int, sides: list[Side], language: str) -> Report:
    speaker = Speaker(language, game)
    say = speaker.say
    players = ", ".join(level_name(speaker, bot) for bot in dict.fromkeys(bots))
    lists = card_lists(speaker, sides)
    return Report(
        say("arena-title", title=say("game-title"), games=games, seats=seats),
        say("balance-about", bots=players),
        tables(speaker, sides),
        charts(speaker, sides),
        say("balance-cards"),
        say("balance-about-cards"),
        [card_table(speaker, title, cards, sides) for title, cards in lists],
        [card_chart(speaker, title, cards, sides) for title, cards in lists],
        card_table(speaker, say("balance-all-cards"), all_cards(sides), sides),
    )


def tables(speaker: Speaker, sides: list[Side]) -> list[Grid]:
    """Scores, lengths, wins by seat and faction; one column for each set of components."""
    say = speaker.say
    names = [side.name for side in sides]

    def figures(part: str) -> list[str]:
        return [
            f"{side.data[part]['mean']:.1f} ± {side.data[part]['deviation']:.1f} "
            f"({side.data[part]['least']} … {side.data[part]['most']})"
            for side in sides
        ]

    parts = ("scores", "winning", "choices")
    found = [(say("balance-figures"), ["", *names], [[say(f"balance-{part}"), *figures(part)] for part in parts])]
    for part, key in (("seats", "arena-seats"), ("factions", "arena-factions")):
        rows = [
            [
                holder(speaker, part, name),
                *[percent(side.data[part][name]) if name in side.data[part] else "" for side in sides],
            ]
            for name in holders(sides, part)
        ]
        if rows:
            found.append((say(key), ["", *names], rows))
    return found


def charts(speaker: Speaker, sides: list[Side]) -> list[str]:
    """Win rates by seat and faction, and how scores and lengths spread, as SVG."""
    say = speaker.say
    even = 1 / len(sides[0].data["seats"])
    drawn: list[str] = []
    for part, key in (("seats", "arena-seats"), ("factions", "arena-factions")):
        groups = [
            Group(
                holder(speaker, part, name),
                [_rate_bar(side.data[part].get(name), holder(speaker, part, name)) for side in sides],
            )
            for name in holders(sides, part)
        ]
        if not groups:
            continue
        if len(sides) == 1:
            drawn.append(bar_chart(say(key), [bar for group in groups for bar in group.bars if bar is not None], even))
        else:
            drawn.append(grouped_chart(say(key), [side.name for side in sides], groups, even))
    drawn.append(histogram(say("balance-scores"), [(side.name, side.scores) for side in sides], say("balance-scores")))
    drawn.append(histogram(say("balance-choices"), [(side.name, side.lengths) for side in sides], say("balance-choices")))
    return drawn


def _rate_bar(rate: dict[str, float] | None, name: str) -> Bar | None:
    return None if rate is None else Bar(name, rate["rate"], rate["low"], rate["high"])


def holders(sides: list[Side], part: str) -> list[str]:
    """Every seat or faction that won or lost in any of the sets."""
    return list(dict.fromkeys(name for side in sides for name in side.data[part]))


def holder(speaker: Speaker, part: str, name: str) -> str:
    assert speaker.game is not None
    return speaker.say("seat", number=int(name) + 1) if part == "seats" else faction_name(speaker, speaker.game, name)


def card_lists(speaker: Speaker, sides: list[Side]) -> list[tuple[str, list[Card]]]:
    """The cards worth telling of: those at either end in any of the sets, and those whose worth differs between the sets."""
    best = [card for side in sides for card in ends(side.cards)[0]]
    worst = [card for side in sides for card in ends(side.cards)[1]]
    differing = changed(sides[0].cards, sides[1].cards) if len(sides) > 1 else []
    lists = [("best", best), ("worst", worst), ("changed", differing)]
    return [(speaker.say(f"balance-{key}-cards"), list(dict.fromkeys(cards))) for key, cards in lists if cards]


def all_cards(sides: list[Side]) -> list[Card]:
    """Every card met often enough, the most valuable in its best set first."""
    worth = {card: max(side.cards[card].worth for side in sides if card in side.cards) for side in sides for card in side.cards}
    return sorted(worth, key=lambda card: (-worth[card], card))


def card_table(speaker: Speaker, title: str, cards: list[Card], sides: list[Side]) -> Grid:
    """What cards are worth and how often they were met, set beside set; of a single set also how often they won."""
    say = speaker.say
    alone = len(sides) == 1
    head = [""]
    for side in sides:
        head += [say("balance-worth") if alone else side.name, say("balance-times"), *([say("cli-wins")] if alone else [])]
    rows: list[list[str]] = []
    for card in cards:
        row = [card_title(speaker, [side.box for side in sides], card)]
        for side in sides:
            figures = side.cards.get(card)
            if figures is None:
                row += ["", ""]
            else:
                row += [worth_text(figures), str(figures.of), *([f"{100 * figures.rate:.1f} %"] if alone else [])]
        rows.append(row)
    return title, head, rows


def worth_text(figures: Figures) -> str:
    worth = round(100 * figures.worth, 1) + 0.0  # not -0.0
    return f"{worth:+.1f} ({100 * figures.low:+.0f} … {100 * figures.high:+.0f})"


def card_chart(speaker: Speaker, title: str, cards: list[Card], sides: list[Side]) -> str:
    boxes = [side.box for side in sides]
    groups = []
    for card in cards:
        met = [side.cards.get(card) for side in sides]
        bars = [None if figures is None else Bar("", figures.worth, figures.low, figures.high) for figures in met]
        groups.append(Group(card_title(speaker, boxes, card), bars))
    heading = f"{title} ({speaker.say('balance-worth-unit')})"
    return grouped_chart(heading, [side.name for side in sides], groups, signed=True)


def page(report: Report, language: str) -> str:
    """The whole report as one HTML file that needs nothing else."""
    parts = [
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(report.title)}</title><style>{STYLE}</style>",
        f"<h1>{escape(report.title)}</h1>",
        f"<p>{escape(report.about)}</p>",
        *report.charts,
        *[f"<h2>{escape(grid[0])}</h2>{_html(grid)}" for grid in report.tables],
    ]
    if report.card_tables:
        parts += [
            f"<h2>{escape(report.cards)}</h2>",
            f"<p>{escape(report.about_cards)}</p>",
            *report.card_charts,
            *[f"<h3>{escape(grid[0])}</h3>{_html(grid)}" for grid in report.card_tables],
            f"<details><summary>{escape(report.all_cards[0])}</summary>{_html(report.all_cards)}</details>",
        ]
    return "\n".join([*parts, "</html>", ""])


def _html(grid: Grid) -> str:
    _, head, rows = grid
    cells = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{cells}</tr>{body}</table>"
