"""5: the Production phase, in four steps; and the last window before the score."""

from typing import Final

from wonderwood.engine.shared import replaced
from wonderwood.engine.table import Ask, Flow, together
from wonderwood.games.wonderful_kingdom.book import ASK_LAST, ASK_WINDOW, DONE, NO_SUPREME, PRODUCED, SUPREME
from wonderwood.games.wonderful_kingdom.choice import next_phase
from wonderwood.games.wonderful_kingdom.construction import (
    act,
    errand,
    gain_soldiers,
    scrap_matters,
    scrap_options,
    window_options,
)
from wonderwood.games.wonderful_kingdom.planning import in_order
from wonderwood.games.wonderful_kingdom.questions import in_force
from wonderwood.games.wonderful_kingdom.table import LAST, KingdomTable

NOBODY: Final = -1


def production(t: KingdomTable, seat: int, step: int) -> int:
    """5.2, 5.3: icons of the duchy card and of built cards; an icon per type counts the cards of that type now."""
    amount = t.flat[seat][step]
    per = t.per[seat]
    types = t.types[seat]
    base = step * 4
    amount += per[base] * types[0] + per[base + 1] * types[1] + per[base + 2] * types[2] + per[base + 3] * types[3]
    for rules in in_force(t):
        amount += rules.produces(t, seat, step)
    return amount


def count(t: KingdomTable) -> Flow:
    """5.1, 5.4, 16.4a, 16.4c: count at the start of the step, then Supremacy, then everybody takes the cubes."""
    t.step += 1
    t.moment += 1
    step = t.step
    for seat in range(t.seats):
        t.totals = replaced(t.totals, seat, production(t, seat, step))
        t.log(PRODUCED, seat, step, t.totals[seat])
    for rules in in_force(t):
        rules.counted(t, step)
    t.bonus_to = NOBODY
    for rules in in_force(t):
        yield from rules.contests(t, step)
    supremacy(t)
    for seat in range(t.seats):
        t.loose[seat][step] = t.totals[seat]
        t.ready[seat] = 0
        t.fresh[seat] = 1
    next_phase(t)


def supreme_seat(t: KingdomTable) -> int:
    """5.5: only a strictly higher total takes the bonus."""
    winner = NOBODY
    for seat in range(t.seats):
        if all(t.totals[seat] > t.totals[other] for other in range(t.seats) if other != seat):
            winner = seat
    for rules in in_force(t):
        winner = rules.supreme(t, winner)
    return winner


def supremacy(t: KingdomTable) -> None:
    winner = supreme_seat(t)
    if winner == NOBODY:
        t.log(NO_SUPREME, t.step)
    else:
        t.log(SUPREME, winner, t.step, t.training[winner])
        supremacy_bonus(t, winner)


def supremacy_bonus(t: KingdomTable, seat: int) -> None:
    """5.6: take the Soldier of the Training area, or put one there."""
    if t.training[seat]:
        t.training = replaced(t.training, seat, 0)
        gain_soldiers(t, seat, 1)
    else:
        t.training = replaced(t.training, seat, 1)


def place_cubes(t: KingdomTable) -> Flow:
    """5.7, 5.10, 16.4b: both place their cubes side by side; after the last step the agenda goes on."""
    flows: list[Flow] = [place_seat(t, seat) for seat in in_order(t)]
    yield from together(t, flows)
    next_phase(t)


def place_seat(t: KingdomTable, seat: int) -> Flow:
    """5.7, 16.1a: all cubes at once; then, if something can be done with it, the window of the step."""
    while t.ready[seat] == 0:
        ask = errand(t, seat)
        if ask is not None:
            choice = yield ask
            act(t, seat, choice)
            continue
        ask = ask_window(t, seat)
        if ask is None:
            t.ready[seat] = 1
            continue
        choice = yield ask
        if DONE.has(choice):
            t.ready[seat] = 1
        else:
            act(t, seat, choice)
    t.fresh[seat] = 0


def ask_window(t: KingdomTable, seat: int) -> Ask | None:
    """A seat is asked only if it could do something that would be too late at its next question."""
    options: list[int] = []
    window_options(t, seat, options)
    if t.fresh[seat]:
        for rules in in_force(t):
            rules.place_options(t, seat, options)
    if not options and not scrap_matters(t, seat):
        return None
    options.append(DONE.of())
    scrap_options(t, seat, options)
    return Ask(seat, ASK_LAST if t.phase == LAST else ASK_WINDOW, options)


def last(t: KingdomTable) -> Flow:
    """7.5, 16.1c: the last window before the final scoring."""
    t.moment += 1
    for seat in range(t.seats):
        t.ready[seat] = 0
        t.fresh[seat] = 0
    flows: list[Flow] = [place_seat(t, seat) for seat in in_order(t)]
    yield from together(t, flows)
    next_phase(t)
