"""10.I: the Illusionists, whose tokens change the Choice phase."""

from typing import Final

from wonderwood.engine.shared import changed
from wonderwood.engine.table import Ask, Flow
from wonderwood.games.wonderful_kingdom.book import ASK_SWAP, DONE, ILLUSION, MARK, MARKED, SWAP, SWAPPED
from wonderwood.games.wonderful_kingdom.box import PACK_OPS
from wonderwood.games.wonderful_kingdom.choice import next_phase, receive
from wonderwood.games.wonderful_kingdom.planning import in_order
from wonderwood.games.wonderful_kingdom.questions import PACKS, Rules, install
from wonderwood.games.wonderful_kingdom.table import COUNT, ILLUSIONS, KingdomTable
from wonderwood.games.wonderful_kingdom.threat import held

OP: Final = PACK_OPS.index("give_illusion_token")


class Illusionists(Rules):
    def a_round(self, t: KingdomTable, phases: list[int]) -> None:
        """10.I2: tokens are given at the start of Production."""
        phases.insert(phases.index(COUNT), ILLUSIONS)

    def finish_setup(self, t: KingdomTable) -> None:
        """10.I1: the owner of the pack starts with a token."""
        for seat in range(t.seats):
            pack = t.packs[seat]
            if t.box.pack_op[pack] == OP:
                t.illusions = changed(t.illusions, seat, t.box.pack_start[pack])

    def offer_options(self, t: KingdomTable, seat: int, options: list[int]) -> None:
        """10.I3, 16.12c: one token an offer, on a card without token in any area."""
        if t.illusions[seat] == 0 or t.marked:
            return
        for zone in range(2):
            for place, mark in enumerate(t.marks[zone]):
                if mark < 0:
                    options.append(MARK.of(zone, place))

    def took(self, t: KingdomTable, seat: int) -> None:
        """10.I4, 16.12d, 16.12e: a swap needs a card to give and a card with the own token."""
        t.marked = 0
        if t.selection[seat] and (seat in t.marks[0] or seat in t.marks[1]):
            t.swapping = 1

    def errand(self, t: KingdomTable, seat: int) -> Ask | None:
        """10.I6: after taking the area, so a card just taken may be given."""
        if t.swapping == 0:
            return None
        options: list[int] = [DONE.of()]
        for zone in range(2):
            for place, mark in enumerate(t.marks[zone]):
                if mark == seat:
                    for given in range(len(t.selection[seat])):
                        options.append(SWAP.of(given, zone, place))
        return Ask(seat, ASK_SWAP, options)

    def act(self, t: KingdomTable, seat: int, choice: int) -> bool:
        if MARK.has(choice):
            zone = MARK.first(choice)
            t.marks[zone][MARK.second(choice)] = seat
            t.illusions = changed(t.illusions, seat, -1)
            t.marked = 1
            t.log(MARKED, seat, zone, MARK.second(choice))
            return True
        if t.swapping == 0:
            return False
        t.swapping = 0
        if SWAP.has(choice):
            zone = SWAP.second(choice)
            place = SWAP.third(choice)
            given = t.selection[seat].pop(SWAP.first(choice))
            card = t.offers[zone][place]
            t.offers[zone][place] = given
            t.marks[zone][place] = -1
            receive(t, seat, card)
            t.log(SWAPPED, seat, zone)
        return True


def illusions(t: KingdomTable) -> Flow:
    """10.I2, 16.12a, 16.12b: one token per Illusionist of the other side, in turn while any are left."""
    most = 0
    for pack in t.packs:
        if t.box.pack_op[pack] == OP:
            most = t.box.pack_tokens[pack]
    due = [held(t, 1 - seat, OP) for seat in range(t.seats)]
    while sum(due) and sum(t.illusions) < most:
        for seat in in_order(t):
            if due[seat] and sum(t.illusions) < most:
                due[seat] -= 1
                t.illusions = changed(t.illusions, seat, 1)
                t.log(ILLUSION, seat)
    next_phase(t)
    return
    yield


install(PACKS + OP, Illusionists())
