"""Short words for tests: a position, choices, what lies on the table."""

import shutil
from pathlib import Path

from wonderwood.engine.match import Match
from wonderwood.games.wonderful_kingdom.checks import audit
from wonderwood.games.wonderful_kingdom.data import DATA
from wonderwood.games.wonderful_kingdom.notation import names, position
from wonderwood.games.wonderful_kingdom.table import KingdomTable


def at(text: str, seed: str = "test") -> Match:
    match = position(text, seed)
    problems = audit(table(match))
    assert not problems, problems
    return match


def table(match: Match) -> KingdomTable:
    assert isinstance(match.table, KingdomTable)
    return match.table


def go(match: Match, *choices: str) -> Match:
    """Play choices; `1: build farm` names the seat, else the first seat that may choose it."""
    for choice in choices:
        seat, colon, text = choice.partition(": ")
        if colon:
            match.play(int(seat), text)
        else:
            able = [ask.seat for ask in match.pending if choice in [option.text for option in ask.options]]
            assert able, f"{choice!r} is not offered: {match.pending}"
            match.play(able[0], choice)
        problems = audit(table(match))
        assert not problems, problems
    return match


def options(match: Match, seat: int = 0, verb: str = "") -> list[str]:
    """What a seat is offered, all or of one verb."""
    for ask in match.pending:
        if ask.seat == seat:
            return [option.text for option in ask.options if verb in ("", option.verb)]
    return []


def prompt(match: Match, seat: int = 0) -> str:
    return next((ask.prompt for ask in match.pending if ask.seat == seat), "")


def row(match: Match, area: str, seat: int = 0) -> list[str]:
    """The cards of an area as words."""
    t = table(match)
    return names(t.box, [card for card in getattr(t, area)[seat] if card >= 0])


def reserve(match: Match, seat: int = 0) -> tuple[int, int]:
    """Krystallium and Soldiers."""
    return table(match).krystallium[seat], table(match).soldiers[seat]


def free(match: Match, card: str, seat: int = 0) -> list[int]:
    """The free spaces of a card under construction, by resource."""
    t = table(match)
    site = row(match, "sites", seat).index(card)
    return t.spaces[seat][site * 10 : site * 10 + 6]


def other_data(folder: Path, file: str, old: str, new: str) -> str:
    """A copy of the data in which one passage of a file is another one."""
    copy = folder / "data"
    shutil.copytree(DATA, copy)
    text = (copy / file).read_text(encoding="utf-8")
    assert old in text
    (copy / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(copy)


def events(match: Match, name: str) -> list[dict[str, object]]:
    found = []
    for line in match.log:
        facts = line["facts"]
        if line["event"] == name and isinstance(facts, dict):
            found.append(facts)
    return found
