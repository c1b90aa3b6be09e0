"""Choices as stable integers, and outcomes as rewards: the same for all environments."""

import numpy as np
from numpy.typing import NDArray

from wonderwood.engine.game import Game, Outcome
from wonderwood.engine.match import Match

Mask = NDArray[np.int8]


def action_count(game: Game) -> int:
    """How many integers choices can have. They stay the same: verbs are only ever appended."""
    return game.book.size


def legal_actions(match: Match, seat: int) -> list[int]:
    """The choices a seat has now, ascending; none when it is not asked."""
    ask = None if match.ask is None else match.ask.of(seat)
    return [] if ask is None else sorted(ask.options)


def action_mask(match: Match, seat: int) -> Mask:
    mask = np.zeros(action_count(match.game), dtype=np.int8)
    mask[legal_actions(match, seat)] = 1
    return mask


def action_text(match: Match, action: int) -> str:
    """The canonical text of a choice: `move d4`."""
    return match.box.option(match.game.book, action).text


def rewards(outcome: Outcome, seats: int) -> list[float]:
    """1 for the winner, shared if several win, and the same total lost by the others; alone 1 or -1; -1 for all if all lose."""
    if not outcome.winners:
        return [-1.0] * seats
    if seats == 1:
        return [1.0]
    share = 1 / len(outcome.winners)
    return [((seats * share if seat in outcome.winners else 0.0) - 1) / (seats - 1) for seat in range(seats)]
