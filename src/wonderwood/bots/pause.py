"""A match at a question, as another process needs it to think: small, and quick to sit down at."""

from typing import NamedTuple

from wonderwood.engine.fate import QuickFate
from wonderwood.engine.game import find_game
from wonderwood.engine.match import Match
from wonderwood.engine.record import table_data
from wonderwood.engine.table import copy_value


class Pause(NamedTuple):
    """The table at the start of the phase, and what came since. Its seed and its past stay where they are."""

    game: str
    seats: int
    options: dict[str, object]
    components: str | None
    table: dict[str, object]
    answers: list[tuple[int, int]]
    chances: list[int]
    age: int  # choices made at this table so far


def pack(match: Match, components: str | None = None) -> Pause:
    """`components`: the folder of the match's components, if they are not the standard ones."""
    mark = match.marks[-1]
    return Pause(
        match.game.name,
        match.seats,
        match.options,
        components,
        table_data(mark.table),
        [(answer.seat, answer.option) for answer in match.answers[mark.answers :]],
        match.chances[mark.chances :],
        len(match.answers),
    )


def unpack(pause: Pause) -> Match:
    """The match again, without its past."""
    game = find_game(pause.game)
    box = game.open_box(pause.components)
    table = game.deal(box, pause.seats, pause.options)
    for name, value in pause.table.items():
        setattr(table, name, copy_value(value))
    fate = QuickFate(0)
    fate.script = pause.chances
    match = Match(game, box, pause.options, table, fate, False)
    match._run(-1)
    for seat, option in pause.answers:
        match.play(seat, option)
    return match
