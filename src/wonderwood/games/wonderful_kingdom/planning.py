"""4: the Planning phase. Each selected card is put under construction or recycled; both players plan side by side."""

from wonderwood.engine.table import Ask, Flow, together
from wonderwood.games.wonderful_kingdom.book import ASK_PLAN, BUILD, CALAMITY_FELL, DONE, RECYCLE, RECYCLED
from wonderwood.games.wonderful_kingdom.box import CALAMITY, DEVELOPMENT, TREASURE
from wonderwood.games.wonderful_kingdom.choice import next_of_kind, next_phase
from wonderwood.games.wonderful_kingdom.construction import (
    act,
    errand,
    join_duchy,
    may_lose_card,
    open_site,
    scrap_matters,
    scrap_options,
    window_options,
)
from wonderwood.games.wonderful_kingdom.questions import in_force
from wonderwood.games.wonderful_kingdom.table import KingdomTable


def in_order(t: KingdomTable) -> list[int]:
    """The seats, first player of the round first."""
    return [(t.first + offset) % t.seats for offset in range(t.seats)]


def start(t: KingdomTable) -> Flow:
    """16.2 (c): what players may do to each other right after the reveal, first player first."""
    for seat in in_order(t):
        for rules in in_force(t):
            yield from rules.starts(t, seat)
    next_phase(t)


def afflict(t: KingdomTable) -> Flow:
    """16.2 (c), 10.6, 10.4, 16.3b: what Threats do to who holds them, each player's choices side by side."""
    flows: list[Flow] = [afflict_seat(t, seat) for seat in in_order(t)]
    yield from together(t, flows)
    for seat in range(t.seats):
        for rules in in_force(t):
            rules.begins_plan(t, seat)
    next_phase(t)


def afflict_seat(t: KingdomTable, seat: int) -> Flow:
    for rules in in_force(t):
        yield from rules.afflicts(t, seat)


def plan(t: KingdomTable) -> Flow:
    """4.7, 16.2 (d), 16.3a: both plan at their own pace until no undecided card is left."""
    flows: list[Flow] = [plan_seat(t, seat) for seat in in_order(t)]
    yield from together(t, flows)
    next_phase(t)


def plan_seat(t: KingdomTable, seat: int) -> Flow:
    """4.8: choices in any order; everything lies on the table, so the phase can be begun again at any point."""
    if t.ready[seat]:
        return
    while t.ready[seat] == 0:
        ask = errand(t, seat)
        if ask is not None:
            choice = yield ask
            act(t, seat, choice)
            continue
        ask = ask_plan(t, seat)
        if ask is None:
            t.ready[seat] = 1
            continue
        choice = yield ask
        if BUILD.has(choice):
            card = next_of_kind(t, t.selection[seat], BUILD.first(choice))
            t.selection[seat].remove(card)
            open_site(t, seat, card)
        elif RECYCLE.has(choice):
            recycle(t, seat, RECYCLE.first(choice), 1)
        elif DONE.has(choice):
            t.ready[seat] = 1
        else:
            act(t, seat, choice)


def ask_plan(t: KingdomTable, seat: int) -> Ask | None:
    """4.2, 4.4, 4.5: Development cards are built or recycled, Treasures recycled, other cards wait for the end of Planning."""
    options: list[int] = []
    undecided = decisions(t, seat, options)
    window_options(t, seat, options)
    held = False
    for rules in in_force(t):
        rules.plan_options(t, seat, options)
        held = held or rules.holds_plan(t, seat)
    if undecided == 0 and not held:
        if not options and not scrap_matters(t, seat):
            return None
        options.append(DONE.of())
    if len(options) > 1:
        scrap_options(t, seat, options)
    return Ask(seat, ASK_PLAN, options, undecided)


def decisions(t: KingdomTable, seat: int, options: list[int]) -> int:
    """The choices for the cards not decided yet, and how many those are."""
    undecided = 0
    before = -1
    free = may_lose_card(t, seat)
    for card in t.selection[seat]:
        kind = t.box.kind[card]
        family = t.box.family[kind]
        if family not in (DEVELOPMENT, TREASURE):
            continue
        undecided += 1
        if kind == before:
            continue
        before = kind
        if family == DEVELOPMENT:
            options.append(BUILD.of(kind))
            if free:
                options.append(RECYCLE.of(kind))
        else:
            options.append(RECYCLE.of(kind))
    return undecided


def recycle(t: KingdomTable, seat: int, kind: int, times: int) -> None:
    """4.2, 4.3: the card is discarded, its cubes are placed one by one."""
    card = next_of_kind(t, t.selection[seat], kind)
    t.selection[seat].remove(card)
    t.discard.append(card)
    t.log(RECYCLED, seat, kind)
    for resource in range(4):
        t.loose[seat][resource] += t.box.recycling[kind * 4 + resource] * times


def settle(t: KingdomTable) -> Flow:
    """16.2 (e): Calamities go to the Duchy, Threats to Construction, then the end-of-Planning effects."""
    for seat in in_order(t):
        rest: list[int] = []
        for card in t.selection[seat]:
            if t.box.family[t.box.kind[card]] == CALAMITY:
                join_duchy(t, seat, card)
                t.log(CALAMITY_FELL, seat)
            else:
                rest.append(card)
        t.selection[seat] = rest
    flows: list[Flow] = [settle_seat(t, seat) for seat in in_order(t)]
    yield from together(t, flows)
    next_phase(t)


def settle_seat(t: KingdomTable, seat: int) -> Flow:
    for rules in in_force(t):
        yield from rules.settles(t, seat)
