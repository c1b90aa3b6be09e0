"""10: the Threat module: packs instead of Calamities, and the Combat phase. What each pack does is in packs.py."""

from typing import Final

from wonderwood.engine.shared import longer, renewed, replaced, shorter
from wonderwood.engine.table import EVERYONE, Ask, Flow, together
from wonderwood.games.wonderful_kingdom.book import (
    ASK_COMBAT,
    ASK_MUSTER,
    CHOSE_PACK,
    DEFEATED,
    DONE,
    FIGHT,
    MUSTER,
    THREATENED,
)
from wonderwood.games.wonderful_kingdom.box import THREAT
from wonderwood.games.wonderful_kingdom.choice import next_of_kind, next_phase
from wonderwood.games.wonderful_kingdom.construction import act, errand, scrap_matters, scrap_options, window_options
from wonderwood.games.wonderful_kingdom.planning import in_order
from wonderwood.games.wonderful_kingdom.questions import PACKS, THREATS, Rules, in_force, install
from wonderwood.games.wonderful_kingdom.table import AFFLICT, COMBAT, DEAL, MUSTER_PHASE, PLACE_CUBES, PLAN, KingdomTable

TABLE_PACKS: Final = 2


class Threats(Rules):
    def a_round(self, t: KingdomTable, phases: list[int]) -> None:
        """1.3, 10.2, 10.8: each adds a card of the own pack; Combat follows Production."""
        if DEAL in phases:
            phases.insert(phases.index(DEAL) + 1, MUSTER_PHASE)
        last = len(phases) - 1
        while phases[last] != PLACE_CUBES:
            last -= 1
        phases.insert(last + 1, COMBAT)
        phases.insert(phases.index(PLAN), AFFLICT)

    def uses_calamities(self, t: KingdomTable) -> bool:
        """10.1: the Calamities are removed."""
        return False

    def prepare(self, t: KingdomTable) -> None:
        """10.1, 10.11, 9.16: two different packs, one for each player; solo one pack, with its medals, in the Danger deck."""
        for seat in range(t.seats):
            if t.packs[seat] < 0:
                t.packs = replaced(t.packs, seat, random_pack(t))
        for seat in range(t.seats):
            pack = t.packs[seat]
            t.modules = [PACKS + t.box.pack_op[pack], *t.modules]
            t.log(CHOSE_PACK, seat, pack)
            for kind in t.box.pack_kinds[pack]:
                cards = t.box.copies(kind)
                if t.seats == 1:
                    t.danger += cards
                else:
                    t.stacks = renewed(t.stacks, seat, t.stacks[seat] + cards)
            supply = t.box.pack_supply[pack]
            if supply >= 0:
                t.supply = t.supply + t.box.copies(supply)
        if t.medals:
            t.medals = t.box.pack_medals[t.packs[0]][:]

    def settles(self, t: KingdomTable, seat: int) -> Flow:
        """10.5, 10.7, 10.S3, 16.14a: selected Threats end up in the Construction area and stay."""
        rest: list[int] = []
        for card in t.selection[seat]:
            if t.box.family[t.box.kind[card]] == THREAT:
                move_in(t, seat, card)
            else:
                rest.append(card)
        t.selection[seat] = rest
        return
        yield

    def fights(self, t: KingdomTable, seat: int, options: list[int]) -> None:
        """10.8, 10.R4, 10.M5, 10.Y5, 10.D5, 16.15b: whatever the Soldiers of the reserve can pay in full."""
        for card in t.threats[seat]:
            kind = t.box.kind[card]
            if t.box.fight_cost[kind] <= t.soldiers[seat]:
                option = FIGHT.of(kind)
                if option not in options:
                    options.append(option)

    def act(self, t: KingdomTable, seat: int, choice: int) -> bool:
        if not FIGHT.has(choice):
            return False
        card = next_of_kind(t, t.threats[seat], FIGHT.first(choice))
        t.threats = shorter(t.threats, seat, card)
        defeat(t, seat, card)
        return True

    def points(self, t: KingdomTable, seat: int, parts: dict[str, int]) -> None:
        """10.10, 10.Y4: the penalties of the Threats that are left."""
        loss = 0
        for card in t.threats[seat] + t.giants[seat]:
            if card >= 0:
                loss += t.box.penalty[t.box.kind[card]]
        parts["threats"] = loss


def random_pack(t: KingdomTable) -> int:
    """10.1: a pack that nobody has, one allowed solo if alone (10.11)."""
    free = [
        pack for pack in range(len(t.box.packs)) if pack not in t.packs and (t.seats == TABLE_PACKS or t.box.pack_solo[pack])
    ]
    return free[t.fate.below(len(free))]


def move_in(t: KingdomTable, seat: int, card: int) -> None:
    """A Threat lies in the Construction area from now on."""
    t.threats = longer(t.threats, seat, card)
    t.log(THREATENED, seat, t.box.kind[card])


def held(t: KingdomTable, seat: int, op: int) -> int:
    """Undefeated Threats of packs with that effect in the Selection and Construction areas of a seat."""
    number = 0
    for card in t.selection[seat] + t.threats[seat]:
        pack = t.box.pack[t.box.kind[card]]
        if pack >= 0 and t.box.pack_op[pack] == op:
            number += 1
    return number


def selected(t: KingdomTable, seat: int, op: int) -> list[int]:
    """The Threats of packs with that effect among the selected cards."""
    return [card for card in t.selection[seat] if is_of(t, card, op)]


def is_of(t: KingdomTable, card: int, op: int) -> bool:
    pack = t.box.pack[t.box.kind[card]]
    return pack >= 0 and t.box.pack_op[pack] == op


def muster(t: KingdomTable) -> Flow:
    """10.2, 16.9: each adds a card of the own pack to the hand, in secret."""
    flows: list[Flow] = [muster_seat(t, seat) for seat in in_order(t)]
    yield from together(t, flows)
    next_phase(t)


def muster_seat(t: KingdomTable, seat: int) -> Flow:
    """10.3: the owner chooses when the cards of the pack differ."""
    if t.brought[seat] >= 0:
        return
    stack = t.stacks[seat]
    card = stack[0]
    if len(stack) > 1 and len(t.box.pack_kinds[t.packs[seat]]) > 1:
        options: list[int] = []
        for one in stack:
            option = MUSTER.of(t.box.kind[one])
            if option not in options:
                options.append(option)
        choice = yield Ask(seat, ASK_MUSTER, options)
        card = next_of_kind(t, t.stacks[seat], MUSTER.first(choice))
    t.stacks = shorter(t.stacks, seat, card)
    t.brought = replaced(t.brought, seat, card)
    t.hands[seat].append(card)
    t.hands[seat].sort()


def combat(t: KingdomTable) -> Flow:
    """10.8, 10.9, 10.12: both fight side by side; any number of Threats, each paid in full at once."""
    for seat in range(t.seats):
        t.ready[seat] = 0
        for rules in in_force(t):
            rules.production_over(t, seat)
    flows: list[Flow] = [combat_seat(t, seat) for seat in in_order(t)]
    yield from together(t, flows)
    for rules in in_force(t):
        for seat in range(t.seats):
            rules.after_combat(t, seat)
    next_phase(t)


def combat_seat(t: KingdomTable, seat: int) -> Flow:
    while t.ready[seat] == 0:
        ask = errand(t, seat)
        if ask is not None:
            choice = yield ask
            act(t, seat, choice)
            continue
        options: list[int] = []
        for rules in in_force(t):
            rules.fights(t, seat, options)
        window_options(t, seat, options)
        if not options and not scrap_matters(t, seat):
            t.ready[seat] = 1
            continue
        options.append(DONE.of())
        scrap_options(t, seat, options)
        choice = yield Ask(seat, ASK_COMBAT, options, t.soldiers[seat])
        if DONE.has(choice):
            t.ready[seat] = 1
        else:
            act(t, seat, choice)


def defeat(t: KingdomTable, seat: int, card: int) -> None:
    """10.8, 16.5a, 16.13c: the cost is paid from the reserve; the card leaves the game unless its pack says otherwise."""
    kind = t.box.kind[card]
    cost = t.box.fight_cost[kind]
    t.soldiers[seat] -= cost
    t.known[card] = EVERYONE
    t.log(DEFEATED, seat, kind, cost)
    kept = False
    for rules in in_force(t):
        kept = rules.beaten(t, seat, card) or kept
    if not kept:
        t.trophies = longer(t.trophies, seat, card)


install(THREATS, Threats())
