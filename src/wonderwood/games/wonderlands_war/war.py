"""The War phase (chapters 7 and 14): the order of battles, who takes part, starting Strength, bets, the end of the war."""

from wonderwood.engine.shared import emptied, filled, renewed, replaced
from wonderwood.engine.table import Ask, Flow, together
from wonderwood.games.wonderlands_war.abilities import refill_bag, run, run_all
from wonderwood.games.wonderlands_war.book import (
    ALONE,
    ASK_BET,
    BATTLE,
    BET,
    EMPTY,
    PASS,
    REGIONS,
    STARTS,
    WAR,
    WAR_OVER,
)
from wonderwood.games.wonderlands_war.clauses import BATTLE_START, WAR_START
from wonderwood.games.wonderlands_war.lookup import figures_in, in_order, own_clauses, participants, regions, units_in
from wonderwood.games.wonderlands_war.rewards import fill_row
from wonderwood.games.wonderlands_war.setup import move_first_battle
from wonderwood.games.wonderlands_war.table import BATTLE as BATTLE_PHASE
from wonderwood.games.wonderlands_war.table import (
    BETS,
    CONQUEST,
    DRAW,
    FIGHTING,
    HALTED,
    NONE,
    NOWHERE,
    OUT,
    TEA_START,
    UNDECIDED,
    WAR_END,
    WarTable,
)


def start_war(t: WarTable) -> Flow:
    """R7.1: abilities of the start of the war; the first battle is where the first-battle figure stands."""
    t.log(WAR, t.round + 1)
    for seat in in_order(t, list(range(t.seats))):
        yield from run_all(t, seat, own_clauses(t, seat, WAR_START), 0, 0)
    t.fought = 0
    t.here = t.first_battle
    t.phase = BATTLE_PHASE


def next_battle(t: WarTable) -> None:
    """R7.1, R11.11: on to the next Region clockwise, until every Region has had its battle."""
    t.fought += 1
    if t.fought == len(regions(t)):
        t.phase = WAR_END
        return
    t.here = (t.here + 1) % REGIONS
    if t.here == t.removed:
        t.here = (t.here + 1) % REGIONS
    t.phase = BATTLE_PHASE


def muster(t: WarTable) -> Flow:
    """R7.2, R7.3, R15.6, R15.8, R18.10: participants are fixed; nobody there: no battle; one alone: uncontested.

    With 2 players one alone fights too, and nobody bets.
    """
    clear_battle(t)
    present = [seat for seat in range(t.seats) if units_in(t, seat, t.here) > 0]
    if not present:
        t.log(EMPTY, t.here)
        next_battle(t)
        return
    t.log(BATTLE, t.here)
    if len(present) == 1 and t.seats > 2:
        t.status[present[0]] = HALTED
        t.contested = 0
        t.log(ALONE, present[0], t.here)
        t.phase = CONQUEST
        return
    t.contested = 1
    for seat in present:
        t.status[seat] = FIGHTING
        t.strength[seat] = min(t.box.track_end, starting_strength(t, seat))
        t.log(STARTS, seat, t.strength[seat])
    yield from open_battle(t)
    t.phase = BETS if t.seats > 2 and len(present) < t.seats else DRAW


def clear_battle(t: WarTable) -> None:
    """R7.15: nothing of one battle carries over to the next."""
    for seat in range(t.seats):
        t.status[seat] = OUT
        t.strength[seat] = 0
        t.choice[seat] = UNDECIDED
        t.played[seat] = -1
    t.guard = filled(t.guard, UNDECIDED)
    t.bet = filled(t.bet, UNDECIDED)
    t.changes = emptied(t.changes)
    t.doubled = filled(t.doubled, 1)
    t.crown = filled(t.crown, -1)
    t.extra = filled(t.extra, 0)
    t.struck = filled(t.struck, 0)
    t.dead = filled(t.dead, 0)
    t.spent_draw = emptied(t.spent_draw)
    t.spent_battle = emptied(t.spent_battle)
    t.place = filled(t.place, 0)
    t.roaming = filled(t.roaming, 0)
    t.feat_pick = filled(t.feat_pick, UNDECIDED)
    t.extra_pick = filled(t.extra_pick, UNDECIDED)
    t.extra_feats = filled(t.extra_feats, 0)
    t.fallen = filled(t.fallen, 0)
    t.draws = 0
    t.bets_open = 0


def starting_strength(t: WarTable, seat: int) -> int:
    """R7.4: the Leader's strength if present, figures, and 2 for a Castle, tilted or not; Supporters give nothing."""
    strength = t.leader[seat] if t.leader_at[seat] == t.here else 0
    for figure in figures_in(t, seat, t.here):
        strength += t.box.figure_strength[figure]
    if t.castles[seat][t.here]:
        strength += t.box.castle_strength
    return strength


def open_battle(t: WarTable) -> Flow:
    """R8.1: abilities of the start of a battle: everybody's own first, then those on others."""
    for outward in (0, 1):
        for seat in participants(t):
            for clause in own_clauses(t, seat, BATTLE_START):
                if clause.outward == outward:
                    yield from run(t, seat, clause, -1, False, 0, 0)


def place_bets(t: WarTable) -> Flow:
    """R7.5: everybody without a unit there may bet on a participant, all at once and in secret."""
    watchers = [seat for seat in range(t.seats) if t.status[seat] == OUT and t.bet[seat] == UNDECIDED]
    yield from together(t, [place_bet(t, seat) for seat in watchers])
    t.phase = DRAW


def place_bet(t: WarTable, seat: int) -> Flow:
    """R3.8: a card of every other faction; only those in the battle can win."""
    options = [BET.of(other) for other in range(t.seats) if t.status[other] != OUT]
    options.append(PASS.of())
    choice = yield Ask(seat, ASK_BET, options, t.here)
    t.bet = replaced(t.bet, seat, NONE if choice == PASS.of() else BET.first(choice))


def end_war(t: WarTable) -> Flow:
    """R14.1: chips back into the bags, summoned figures leave, Leaders to the Head, new Wonderland cards, next round."""
    t.log(WAR_OVER, t.round + 1)
    clear_battle(t)
    t.here = -1
    for seat in range(t.seats):
        send_summoned_home(t, seat)
        for index in range(len(t.unlocked[seat])):
            if t.unlocked[seat][index] == 2:
                t.unlocked = renewed(t.unlocked, seat, replaced(t.unlocked[seat], index, 1))
    if t.round + 1 == t.box.rounds:
        t.over = 1
        return
    move_first_battle(t)
    for seat in range(t.seats):
        refill_bag(t, seat)
        t.leader_at = replaced(t.leader_at, seat, NOWHERE)
    t.deck += t.row
    t.row = []
    fill_row(t)
    t.round += 1
    t.phase = TEA_START
    return
    yield


def send_summoned_home(t: WarTable, seat: int) -> None:
    """R5.11, R17.10: a summoned figure goes back to its deck, also if it was lost."""
    for card in t.summoned[seat]:
        for figure in t.box.card_figures[card]:
            t.figure_at = replaced(t.figure_at, figure, NOWHERE)
            t.figure_owner = replaced(t.figure_owner, figure, -1)
        t.deck.append(card)
    t.summoned = renewed(t.summoned, seat, [])
