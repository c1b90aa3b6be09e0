"""The end of a battle (chapter 11): conquest, abilities, forging, bets, cleanup; each step for all before the next."""

from wonderwood.engine.shared import renewed, replaced
from wonderwood.engine.table import Ask, Flow
from wonderwood.games.wonderlands_war.abilities import forge_chip, open_tracks, run, run_all
from wonderwood.games.wonderlands_war.book import (
    ASK_BUILD,
    ASK_FORGE,
    ASK_SPOILS,
    BET_RIGHT,
    BET_VOID,
    BET_WRONG,
    BUILD,
    CASTLE,
    FORGE,
    GLORY,
    NOBODY,
    PASS,
    SECOND,
    TIED,
    WON,
)
from wonderwood.games.wonderlands_war.box import WEAK
from wonderwood.games.wonderlands_war.clauses import (
    CLEANUP,
    END_ABILITIES,
    END_CONQUEST,
    END_FORGE,
    FORGE_ACTION,
    ON_EXHAUST,
)
from wonderwood.games.wonderlands_war.fighting import kinds
from wonderwood.games.wonderlands_war.lookup import (
    active_sources,
    chip_source,
    in_order,
    is_immune,
    own_clauses,
    participants,
    regions,
)
from wonderwood.games.wonderlands_war.rewards import gain_any_ally, gain_shards, score
from wonderwood.games.wonderlands_war.table import (
    ABILITIES_STEP,
    BUST,
    DISCARD,
    EARLIER_REWARDS,
    OUT,
    PAYOUT,
    QUESTS,
    WarTable,
)
from wonderwood.games.wonderlands_war.table import CLEANUP as CLEANUP_PHASE
from wonderwood.games.wonderlands_war.table import FORGE as FORGE_PHASE
from wonderwood.games.wonderlands_war.units import build, can_build
from wonderwood.games.wonderlands_war.war import next_battle


def is_rewarded(t: WarTable, seat: int) -> bool:
    """R11.6, R18.12, D4: who took part, has not bust and has Strength of at least 1; an uncontested win needs none."""
    if t.status[seat] == OUT or t.status[seat] == BUST:
        return False
    return t.strength[seat] > 0 or t.contested == 0 or t.house & EARLIER_REWARDS != 0


# -- E1 conquest ------------------------------------------------------------------------------------------------------------


def conquer(t: WarTable) -> Flow:
    """R11.1, R11.2, R11.3, R11.4, R7.3: first and second place are rewarded."""
    set_places(t)
    vp = t.box.markers[t.markers[t.here]][t.round]
    winners = in_order(t, [seat for seat in range(t.seats) if t.place[seat] == 1])
    if not winners:
        t.log(NOBODY, t.here)
    elif len(winners) > 1:
        for seat in winners:
            t.log(TIED, seat, t.here, t.strength[seat])
            yield from choose_spoils(t, seat, vp)
    else:
        yield from reward_winner(t, winners[0], vp)
    seconds = in_order(t, [seat for seat in range(t.seats) if t.place[seat] == 2])
    if seconds:
        share = ((vp + 1) // 2 + len(seconds) - 1) // len(seconds)
        for seat in seconds:
            t.log(SECOND, seat, t.strength[seat])
            score(t, seat, share)
    t.phase = QUESTS
    t.queue = participants(t)
    if not t.contested:
        next_abilities(t)


def set_places(t: WarTable) -> None:
    """R18.11, R15.5, R18.29: 1 plus the rewarded players with more Strength; with 2 players only from the Resistance on."""
    least = t.box.resistance[t.round] if t.seats == 2 else 0
    ranked = [seat for seat in range(t.seats) if is_rewarded(t, seat) and t.strength[seat] >= least]
    for seat in ranked:
        better = 0
        for other in ranked:
            if t.strength[other] > t.strength[seat]:
                better += 1
        t.place = replaced(t.place, seat, 1 + better)


def reward_winner(t: WarTable, seat: int, vp: int) -> Flow:
    """R11.1, R11.5, R15.9, R17.4: VP and a Castle; uncontested one or the other."""
    t.log(WON, seat, t.here, t.strength[seat])
    yield from run_all(t, seat, own_clauses(t, seat, END_CONQUEST), 0, 0)
    if t.contested == 0:
        yield from choose_spoils(t, seat, vp)
        return
    score(t, seat, vp)
    yield from build_for_win(t, seat)


def choose_spoils(t: WarTable, seat: int, vp: int) -> Flow:
    """R11.3, R7.3: the VP or the Castle; whoever cannot build takes the VP."""
    options = [GLORY.of()]
    if castle_sites(t, seat):
        options.append(CASTLE.of())
    choice = yield Ask(seat, ASK_SPOILS, options, vp, t.here)
    if choice == GLORY.of():
        score(t, seat, vp)
    else:
        yield from build_for_win(t, seat)


def castle_sites(t: WarTable, seat: int) -> list[int]:
    """Where the Castle of this win may stand: here, or with a roaming one in any Region (R17.4, R18.30)."""
    return [region for region in (regions(t) if t.roaming[seat] else [t.here]) if can_build(t, seat, region)]


def build_for_win(t: WarTable, seat: int) -> Flow:
    """R11.1, R17.4: the Castle of a win; one that can only stand elsewhere may be declined."""
    options = [BUILD.of(region) for region in castle_sites(t, seat)]
    if options:
        if not can_build(t, seat, t.here):
            options.append(PASS.of())
        choice = yield Ask(seat, ASK_BUILD, options)
        if choice != PASS.of():
            build(t, seat, BUILD.first(choice))


# -- E3 abilities -------------------------------------------------------------------------------------------------------------


def use_abilities(t: WarTable) -> Flow:
    """R11.8, R18.13: end-of-battle abilities: those of ally chips are carried out, those of others may be declined."""
    seat = t.queue.pop(0)
    for chip in t.active[seat][:]:
        source = chip_source(t, chip)
        if source >= 0:
            for clause in t.box.clauses[END_ABILITIES][source]:
                yield from run(t, seat, clause, chip, t.box.chip_ally[chip] < 0, 0, 0)
    for clause in own_clauses(t, seat, END_ABILITIES):
        yield from run(t, seat, clause, -1, True, 0, 0)
    next_abilities(t)
    pause_for_quests(t, seat)


def next_abilities(t: WarTable) -> None:
    """The next player with an ability to use; after the last one forging begins."""
    t.phase = ABILITIES_STEP
    while t.queue and not has_abilities(t, t.queue[0]):
        t.queue.pop(0)
    if not t.queue:
        t.phase = FORGE_PHASE if t.contested else CLEANUP_PHASE
        t.queue = participants(t)
        start_forging(t)


def has_abilities(t: WarTable, seat: int) -> bool:
    if not is_rewarded(t, seat):
        return False
    if own_clauses(t, seat, END_ABILITIES):
        return True
    return any(len(t.box.clauses[END_ABILITIES][source]) > 0 for source in active_sources(t, seat))


def pause_for_quests(t: WarTable, seat: int) -> None:
    """R5.17: quests owed are discarded before anything else goes on."""
    if t.owed[seat]:
        t.after = t.phase
        t.phase = DISCARD


# -- E4 forging ---------------------------------------------------------------------------------------------------------------


def start_forging(t: WarTable) -> None:
    """R13.1, R13.4: the number of actions is fixed before the first: one for a Forge icon, one per Active Forge chip."""
    while t.contested and t.queue:
        seat = t.queue[0]
        t.icon_actions = int(is_rewarded(t, seat) and t.strength[seat] in t.box.icons)
        t.chip_actions = forge_chips(t, seat) if is_rewarded(t, seat) else 0
        if t.icon_actions + t.chip_actions and t.active[seat]:
            return
        t.queue.pop(0)
    if t.contested:
        t.phase = PAYOUT if max(t.bet) >= 0 else CLEANUP_PHASE


def forge_chips(t: WarTable, seat: int) -> int:
    count = 0
    for chip in t.active[seat]:
        source = chip_source(t, chip)
        if source >= 0:
            for clause in t.box.clauses[END_FORGE][source]:
                for effect in clause.do:
                    if effect.op == FORGE_ACTION:
                        count += effect.n.times
    return count


def forge(t: WarTable) -> Flow:
    """R11.9, R13.2, R13.4, R13.5, R18.16: one forge action, or no more; only an icon's action takes an immune chip."""
    seat = t.queue[0]
    options: list[int] = []
    if t.icon_actions + t.chip_actions:
        tracks = open_tracks(t, seat)
        for chip in kinds(t.active[seat], -1):
            if t.icon_actions or not is_immune(t, chip):
                options += [FORGE.of(chip, track) for track in tracks]
    if options:
        options.append(PASS.of())
        choice = yield Ask(seat, ASK_FORGE, options, t.icon_actions, t.chip_actions)
        if choice != PASS.of():
            chip = FORGE.first(choice)
            if is_immune(t, chip) or t.chip_actions == 0:
                t.icon_actions -= 1
            else:
                t.chip_actions -= 1
            t.active[seat].remove(chip)
            yield from forge_chip(t, seat, chip, FORGE.second(choice))
            pause_for_quests(t, seat)
            return
    t.queue.pop(0)
    start_forging(t)


# -- E5 bets ------------------------------------------------------------------------------------------------------------------


def pay_out(t: WarTable) -> Flow:
    """R11.10: bets are turned up: right, a weak Ally chip; wrong, a Shard; void if tied or nobody won."""
    t.bets_open = 1
    winners = [seat for seat in range(t.seats) if t.place[seat] == 1]
    for seat in in_order(t, [seat for seat in range(t.seats) if t.bet[seat] >= 0]):
        backed = t.bet[seat]
        if len(winners) != 1:
            t.log(BET_VOID, seat, backed)
        elif backed == winners[0]:
            t.log(BET_RIGHT, seat, backed)
            yield from gain_any_ally(t, seat, WEAK)
        else:
            t.log(BET_WRONG, seat, backed)
            gain_shards(t, seat, 1)
    t.phase = CLEANUP_PHASE


# -- E6 cleanup ---------------------------------------------------------------------------------------------------------------


def clean_up(t: WarTable) -> Flow:
    """R11.11, R10.9, R18.12: abilities of the cleanup, Active chips are exhausted (Madness stays), on to the next Region."""
    for seat in participants(t):
        if t.status[seat] != BUST:
            for source in active_sources(t, seat):
                for clause in t.box.clauses[CLEANUP][source]:
                    yield from run(t, seat, clause, -1, False, 0, 0)
            for clause in own_clauses(t, seat, CLEANUP):
                yield from run(t, seat, clause, -1, False, 0, 0)
            yield from exhaust(t, seat)
    for seat in range(t.seats):
        t.strength[seat] = 0
        for index in range(len(t.unlocked[seat])):
            if t.unlocked[seat][index] == 2:
                t.unlocked = renewed(t.unlocked, seat, replaced(t.unlocked[seat], index, 1))
    next_battle(t)


def exhaust(t: WarTable, seat: int) -> Flow:
    """R11.11, R18.17: Active chips become Exhausted; some have an ability just then."""
    chips = t.active[seat]
    t.active[seat] = []
    t.exhausted = renewed(t.exhausted, seat, t.exhausted[seat] + chips)
    for chip in chips:
        source = chip_source(t, chip)
        if source >= 0:
            for clause in t.box.clauses[ON_EXHAUST][source]:
                yield from run(t, seat, clause, chip, False, 0, 0)
