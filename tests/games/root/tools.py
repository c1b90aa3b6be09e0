"""Helpers of the Root tests: stand at a position, make choices, look.

Autumn: c1 fox, c2 mouse, c3 rabbit, c4 rabbit (the corners), c5 rabbit, c6 fox, c7 mouse, c8 fox, c9 mouse, c10 rabbit,
c11 mouse, c12 fox; paths 1-5 1-9 1-10 2-5 2-6 2-10 3-6 3-7 3-11 4-8 4-9 4-12 6-11 7-8 7-12 9-12 10-12 11-12;
ruins in 6, 10, 11, 12.
"""

from wonderwood.engine.match import Match
from wonderwood.games.root import GAME
from wonderwood.games.root.box import CLEARINGS, ITEM_IDS, ITEMS, PIECE_IDS
from wonderwood.games.root.notation import read
from wonderwood.games.root.satchel import slot
from wonderwood.games.root.table import RootTable


def at(text: str, *chances: int, **options: object) -> Match:
    """A match at a position of the Autumn map (or of `winter ...`); `chances` are the next outcomes of chance."""
    text = text if text.startswith("winter") else f"autumn {text}"
    match = read(text, chances, **options)
    assert GAME.audit(match.table) == []
    return match


def table(match: Match) -> RootTable:
    assert isinstance(match.table, RootTable)
    return match.table


def go(match: Match, *choices: str) -> Match:
    """Make choices, one after the other, each for the seat that is offered it; the table stays sound."""
    for choice in choices:
        for asked in match.pending:
            if choice in [option.text for option in asked.options]:
                match.play(asked.seat, choice)
                break
        else:
            raise AssertionError(f"{choice!r} is not offered: {match.pending}")
        assert match.game.audit(match.table) == []
    return match


def offered(match: Match, verb: str = "") -> list[str]:
    """What is offered now, or only the choices of one kind."""
    return [option.text for asked in match.pending for option in asked.options if verb in ("", option.verb)]


def prompt(match: Match) -> str:
    return match.pending[0].prompt if match.pending else "over"


def asked(match: Match) -> int:
    return match.pending[0].seat


def told(match: Match, event: str) -> list[dict[str, object]]:
    """The facts of all log lines of a kind."""
    found = []
    for line in match.log:
        facts = line["facts"]
        if line["event"] == event and isinstance(facts, dict):
            found.append(facts)
    return found


def warriors(match: Match, seat: int, clearing: int) -> int:
    return table(match).warriors[seat * CLEARINGS + clearing - 1]


def pieces(match: Match, piece: str, clearing: int) -> int:
    return table(match).pieces[PIECE_IDS.index(piece) * CLEARINGS + clearing - 1]


def hand(match: Match, seat: int) -> list[str]:
    t = table(match)
    return sorted(t.box.card_ids[t.box.kind[card]] for card in t.hands[seat])


def cards(match: Match, pile: list[int]) -> list[str]:
    t = table(match)
    return sorted(t.box.card_ids[t.box.kind[card]] for card in pile)


def items(match: Match, seat: int) -> dict[str, list[int]]:
    """By item the number ready, exhausted, damaged and damaged exhausted; items not held are left out."""
    t = table(match)
    rows = {name: [t.items[slot(seat, item, state)] for state in range(4)] for item, name in enumerate(ITEM_IDS)}
    return {name: row for name, row in rows.items() if any(row)}


def made(match: Match, seat: int) -> list[str]:
    t = table(match)
    return [name for item, name in enumerate(ITEM_IDS) for _ in range(t.crafted_items[seat * ITEMS + item])]


def ruler(match: Match, clearing: int) -> int:
    return table(match).ruler[clearing - 1]
