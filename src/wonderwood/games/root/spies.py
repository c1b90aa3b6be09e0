"""Chapter MM, the spies: played for nothing, they reveal an order of the programme and may change its order."""

from typing import Final

from wonderwood.engine.shared import exchanged, longer, replaced
from wonderwood.engine.table import EVERYONE, Ask, Flow
from wonderwood.games.root.book import (
    ASK_SWAP,
    ORDER_SEEN,
    PASS,
    PLAY_SPY,
    SPY_LOST,
    SPY_ON,
    SPY_PLAYED,
    SWAP,
    SWAPPED,
)
from wonderwood.games.root.box import SPY
from wonderwood.games.root.cards import pull, use_up
from wonderwood.games.root.table import RootTable

SPY_POINTS: Final = 10


def spy_options(t: RootTable, seat: int) -> list[int]:
    """MM11, Q10, Q11: play a spy of the hand; with one in play, once a turn, reveal an order that lies face down."""
    options: list[int] = []
    box = t.box
    if not t.spy_points or t.scores[seat] >= SPY_POINTS:
        options += [PLAY_SPY.of(box.kind[card]) for card in t.hands[seat] if box.card_type[box.kind[card]] == SPY]
    for card in t.crafted[seat]:
        kind = box.kind[card]
        if box.card_type[kind] == SPY and kind not in t.used:
            options += [SPY_ON.of(kind, place + 1) for place in range(len(t.orders)) if not t.orders_up[place]]
    return options


def use_spy(t: RootTable, seat: int, choice: int) -> Flow:
    """Carry out one of these."""
    if PLAY_SPY.has(choice):
        t.crafted = longer(t.crafted, seat, pull(t, t.hands[seat], PLAY_SPY.first(choice)))
        t.log(SPY_PLAYED, seat, PLAY_SPY.first(choice))
    else:
        yield from spy_on(t, seat, SPY_ON.first(choice), SPY_ON.second(choice) - 1)


def spy_on(t: RootTable, seat: int, spy: int, place: int) -> Flow:
    """MM11, Q10: the order stays face up. Of the spy's own suit it costs the spy, else two orders may be swapped."""
    t.used = [*t.used, spy]
    card = t.orders[place]
    t.orders_up = replaced(t.orders_up, place, 1)
    t.card_known[card] = EVERYONE
    t.reveal()
    t.log(ORDER_SEEN, seat, spy, place + 1, t.box.kind[card])
    if t.box.suit[card] == t.box.suit[spy]:
        t.log(SPY_LOST, seat, spy)
        use_up(t, seat, spy)
        return
    places = range(len(t.orders))
    options = [SWAP.of(one + 1, other + 1) for one in places for other in places if one < other]
    if not options:
        return
    choice = yield Ask(seat, ASK_SWAP, [*options, PASS.of()])
    if choice != PASS.of():
        swap(t, SWAP.first(choice) - 1, SWAP.second(choice) - 1)
        t.log(SWAPPED, seat, SWAP.first(choice), SWAP.second(choice))


def swap(t: RootTable, one: int, other: int) -> None:
    """Q10: each order keeps its side."""
    t.orders = exchanged(t.orders, one, other)
    t.orders_up = exchanged(t.orders_up, one, other)
