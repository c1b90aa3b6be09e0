"""Chapter 12: Alice's wake."""

from wonderwood.engine.table import Ask, Flow
from wonderwood.games.wonderland.book import (
    ACCEPT,
    ASK_FLEE,
    ASK_WAKE_PR,
    FLEE,
    FLIP,
    PROTECTED,
    PUSHED,
    WAKE_PR_CANCELLED,
    WOKEN_HERE,
    WOKEN_NEAR,
)
from wonderwood.games.wonderland.box import CANCEL_WAKE_PR
from wonderwood.games.wonderland.characters import color_with, flip
from wonderwood.games.wonderland.power_cost import settle_power
from wonderwood.games.wonderland.table import WonderlandTable
from wonderwood.games.wonderland.turn import finish_turn


def is_struck(t: WonderlandTable, seat: int) -> bool:
    """12.1, 12.2, 12.3, 12.7: on Alice's square or beside it, and not protected."""
    return not t.shields[seat] and (t.pawns[seat] == t.alice or t.box.near[t.alice * 64 + t.pawns[seat]] != 0)


def anyone_struck(t: WonderlandTable) -> bool:
    return any(seat != t.turn and is_struck(t, seat) for seat in range(t.seats))


def wake(t: WonderlandTable) -> Flow:
    """12.8, 16.11: the players struck take it one after the other in turn order after the active player."""
    while t.strikes < t.seats - 1:
        seat = (t.turn + t.strikes + 1) % t.seats
        if is_struck(t, seat):
            yield from strike(t, seat)
        t.strikes += 1
    if t.power >= 0:
        settle_power(t)
    else:
        finish_turn(t)


def strike(t: WonderlandTable, seat: int) -> Flow:
    """12.2, 12.3, 12.7: PR (16.14: without limit), a push from Alice's square, protection; also when there are no PR (16.4).

    6.10, 12.6: the pawn pays and gets nothing where it lands. Choices come first, so that it happens all at once.
    """
    here = t.pawns[seat] == t.alice
    pr = t.box.wake_here[t.folly] if here else t.box.wake_near[t.folly]
    color = color_with(t, seat, CANCEL_WAKE_PR)
    cancelled = False
    if pr and color >= 0:
        cancelled = (yield Ask(seat, ASK_WAKE_PR, [FLIP.base + color, ACCEPT.base], pr)) != ACCEPT.base
    square = t.pawns[seat]
    if here:
        flights = pushed_to(t)
        if flights:
            square = (yield Ask(seat, ASK_FLEE, [FLEE.base + flight for flight in flights])) - FLEE.base
    t.log(WOKEN_HERE if here else WOKEN_NEAR, seat, pr)
    if cancelled:
        flip(t, seat, color)
        t.log(WAKE_PR_CANCELLED, seat, pr)
    else:
        t.wake[seat] += pr
    if square != t.pawns[seat]:
        t.pawns[seat] = square
        t.log(PUSHED, seat, square)
    t.shields[seat] = 1
    t.log(PROTECTED, seat)


def pushed_to(t: WonderlandTable) -> list[int]:
    """12.3, 12.4, 12.5, 16.5, 16.13: one square on in Alice's direction; before the edge or the Queen a choice."""
    box = t.box
    ahead = box.beside[t.alice * 8 + t.heading]
    if ahead >= 0 and not box.closed[t.obstacles[ahead]]:
        return [ahead]
    flights: list[int] = []
    for direction in range(8):
        if box.step_x[direction] and box.step_y[direction]:
            continue
        square = box.beside[t.alice * 8 + direction]
        if square >= 0 and square != t.trail and not box.closed[t.obstacles[square]]:
            flights.append(square)
    return flights
