"""Helpers of the Wonderland tests: stand at a position, make choices, look."""

from wonderwood.engine.match import Match
from wonderwood.games.wonderland.notation import read
from wonderwood.games.wonderland.table import WonderlandTable

# Q1 in the south-west, as in the examples. Holes: b6, g7, f2, c3. People: b8 cheshire_cat, c7 caterpillar, a6 duchess,
# c5 march_hare; f8 king_of_hearts, h7 white_knight, f6 gryphon, g5 dormouse; f3 mad_hatter, h3 knave_of_hearts,
# e2 mock_turtle, g1 dodo; b4 tweedles, d3 humpty_dumpty, a2 jabberwocky, c1 white_rabbit.
BOARD = "Q2/Q3/Q4/Q1"

GARDENER, SOLDIER, QUEEN = 1, 2, 4


def at(text: str, *chances: int, **options: object) -> Match:
    """A match at a position on the common board; `chances` are the next outcomes of chance."""
    return read(f"{BOARD} {text}", chances, **options)


def go(match: Match, *choices: str) -> Match:
    """Make choices, one after the other, each for the seat that is offered it."""
    for choice in choices:
        for asked in match.pending:
            if choice in [option.text for option in asked.options]:
                match.play(asked.seat, choice)
                break
        else:
            raise AssertionError(f"{choice!r} is not offered: {match.pending}")
    return match


def choices(match: Match, verb: str = "") -> list[str]:
    """What is offered now, or only the choices of one kind."""
    return [option.text for asked in match.pending for option in asked.options if verb in ("", option.verb)]


def squares(match: Match, verb: str = "move") -> set[str]:
    """Where a kind of choice leads."""
    return {choice.split()[1] for choice in choices(match, verb)}


def prompt(match: Match) -> str:
    return match.pending[0].prompt


def table(match: Match) -> WonderlandTable:
    assert isinstance(match.table, WonderlandTable)
    return match.table


def hand(match: Match, seat: int) -> set[str]:
    return {match.box.word("card", card) for card in table(match).hands[seat]}


def discard(match: Match) -> list[str]:
    return [match.box.word("card", card) for card in table(match).discard]


def where(match: Match, seat: int) -> str:
    return match.box.word("square", table(match).pawns[seat])


def alice(match: Match) -> str:
    return match.box.word("square", table(match).alice)


def standing(match: Match, square: str) -> int:
    """The obstacles on a square."""
    return table(match).obstacles[match.box.words["square"].index(square)]


def people(match: Match, seat: int) -> list[str]:
    return [match.box.word("figure", figure) for figure in table(match).figures[seat]]


def artifacts(match: Match, seat: int) -> list[str]:
    return [match.box.word("token", token) for token in table(match).artifacts[seat]]


def told(match: Match, event: str) -> list[dict[str, object]]:
    """The facts of all log lines of one kind."""
    found = []
    for line in match.log:
        if line["event"] == event:
            facts = line["facts"]
            assert isinstance(facts, dict)
            found.append(facts)
    return found


def end(match: Match) -> Match:
    """Finish the game by hand, to look at the final count."""
    match.table.over = 1
    match.ask = None
    return match
