"""The special actions of the Vagabond's characters (VB26 to VB31), each for a torch."""

from wonderwood.engine.shared import changed, replaced
from wonderwood.engine.table import EVERYONE, Ask, Flow
from wonderwood.games.root.battle import battle
from wonderwood.games.root.book import (
    ASK_REPAIR,
    DONE,
    HIDEOUT,
    HIDEOUT_USED,
    INSTIGATE,
    INSTIGATED,
    LABOR,
    LABORED,
    REPAIR,
    ROBBED,
    SCORCH,
    SCORCHED,
    STEAL,
)
from wonderwood.games.root.box import (
    OP_DAY_LABOR,
    OP_HIDEOUT,
    OP_INSTIGATE,
    OP_SCORCH,
    OP_STEAL_CARD,
    TORCH,
)
from wonderwood.games.root.cards import matching_kinds, pull, steal
from wonderwood.games.root.removal import clear_out, settle
from wonderwood.games.root.roster import Battle, Choice, Loss, of
from wonderwood.games.root.satchel import damaged_items, exhaust, repair, slot
from wonderwood.games.root.table import READY, RootTable
from wonderwood.games.root.table import SCORCHED as CLOSED
from wonderwood.games.root.turn import EVENING, go_on
from wonderwood.games.root.woodland import are_enemies, present_players


def special_options(t: RootTable, seat: int) -> list[int]:
    """What his character lets him do for a torch, where he stands."""
    op = t.box.character_op[t.character[seat]]
    where = t.pawn[seat]
    if op == OP_HIDEOUT:
        return [HIDEOUT.of()]
    if where < 0:
        return []
    if op == OP_STEAL_CARD:
        return [STEAL.of(other) for other in present_players(t, where) if other != seat and of(t, other).has_cards(t, other)]
    if op == OP_DAY_LABOR:
        return [LABOR.of(kind) for kind in matching_kinds(t, t.discard, t.suits[where])]
    if op == OP_INSTIGATE:
        there = present_players(t, where)
        return [
            INSTIGATE.of(one, other)
            for one in there
            for other in there
            if are_enemies(t, one, other) and of(t, one).can_attack(t, one, where)
        ]
    if op == OP_SCORCH:
        return [SCORCH.of()]
    return []


def use_special(t: RootTable, seat: int, choice: int) -> Choice:
    """Carry a special action out; 0 if the choice is another one."""
    if STEAL.has(choice):
        exhaust(t, seat, TORCH)
        victim = STEAL.first(choice)
        card = steal(t, victim, seat)
        if card >= 0:
            t.log(ROBBED, seat, victim, t.box.kind[card])
    elif LABOR.has(choice):
        exhaust(t, seat, TORCH)
        card = pull(t, t.discard, LABOR.first(choice))
        t.card_known[card] = EVERYONE
        t.hands[seat].append(card)
        t.log(LABORED, seat, LABOR.first(choice))
    elif choice == HIDEOUT.of():
        exhaust(t, seat, TORCH)
        yield from hide_out(t, seat)
    elif INSTIGATE.has(choice):
        exhaust(t, seat, TORCH)
        yield from instigate(t, seat, INSTIGATE.first(choice), INSTIGATE.second(choice))
    elif choice == SCORCH.of():
        yield from scorch(t, seat)
    else:
        return 0
    return 1


def hide_out(t: RootTable, seat: int) -> Flow:
    """VB28: up to three damaged items are repaired, then Evening begins."""
    t.log(HIDEOUT_USED, seat)
    for left in range(t.box.character_number[t.character[seat]], 0, -1):
        options = [REPAIR.of(item, state) for item, state in damaged_items(t, seat)]
        if not options:
            break
        choice = yield Ask(seat, ASK_REPAIR, [*options, DONE.of()], left)
        if choice == DONE.of():
            break
        repair(t, seat, REPAIR.first(choice), REPAIR.second(choice))
    go_on(t, EVENING)


def instigate(t: RootTable, seat: int, attacker: int, defender: int) -> Flow:
    """VB29: a battle between two players there; he chooses all losses and scores for both sides."""
    t.log(INSTIGATED, seat, attacker, defender)
    b = Battle(attacker, defender, t.pawn[seat])
    b.patron = seat
    yield from battle(t, b)


def scorch(t: RootTable, seat: int) -> Flow:
    """VB31, M13: the torch stays, all enemy pieces leave, nothing enters any more."""
    where = t.pawn[seat]
    t.items[slot(seat, TORCH, READY)] -= 1
    t.dropped = changed(t.dropped, TORCH, 1)
    t.sealed = replaced(t.sealed, where, CLOSED)
    t.log(SCORCHED, seat, where)
    losses: list[Loss] = []
    yield from clear_out(t, seat, where, t.box.pawn_damage, losses)
    yield from settle(t, losses)
