"""Looking at a table from outside: what must be true of it, and what a seat may imagine of the secrets of others."""

from wonderwood.engine.fate import Fate
from wonderwood.engine.shared import replaced
from wonderwood.games.wonderlands_war.book import CHAIRS, CHIPS, FIGURES, REGIONS, TRACKS
from wonderwood.games.wonderlands_war.box import FACTION, POISON
from wonderwood.games.wonderlands_war.lookup import chip_total
from wonderwood.games.wonderlands_war.quests import is_feat_met
from wonderwood.games.wonderlands_war.table import (
    DRAW,
    DRAWS,
    FIGHTING,
    HALTED,
    HALTS,
    NONE,
    OUT,
    SETUP,
    UNDECIDED,
    WarTable,
)


def audit(t: WarTable) -> list[str]:
    """Chips, cards, quests, units and Castles conserved; markers and tracks within their limits."""
    if t.phase == SETUP:
        return []
    return [*chips(t), *cards(t), *players(t), *battle(t)]


def chips(t: WarTable) -> list[str]:
    problems: list[str] = []
    for chip in range(CHIPS):
        expected = t.box.chip_count[chip]
        if t.box.chip_kind[chip] == FACTION:
            expected *= t.seats
            found = chip_total(t, chip) + (waiting_artifacts(t) if chip == t.box.artifact else 0)
        elif t.box.chip_kind[chip] == POISON:
            expected = sum(t.poison) + sum(t.poison_on) + chip_total(t, chip)
            found = expected if expected == 0 else t.box.poison_chips[t.seats]
        else:
            if t.box.chip_card[chip] in t.out_cards:
                expected = 0
            found = chip_total(t, chip)
        if found != expected:
            problems.append(f"{found} chips {t.box.chip_names[chip]}, not {expected}")
        if t.stock[chip] < 0:
            problems.append(f"stock of {t.box.chip_names[chip]} below 0")
    return problems


def waiting_artifacts(t: WarTable) -> int:
    count = 0
    for seat in range(t.seats):
        tracks = t.box.boards[t.board[seat]].tracks
        for track in range(TRACKS):
            if len(t.forged[seat * TRACKS + track]) < len(tracks[track]):
                count += 1
            elif len(t.forged[seat * TRACKS + track]) > len(tracks[track]):
                return -1
    return count


def cards(t: WarTable) -> list[str]:
    problems: list[str] = []
    wonderland = t.deck + t.row + t.out_cards
    quests = t.quest_deck + t.quest_pile + t.out_quests
    tea = t.tea_deck + t.tea_left + [t.tea_on[chair] for chair in range(1, CHAIRS + 1) if t.tea_on[chair] >= 0]
    for seat in range(t.seats):
        wonderland = wonderland + t.cards[seat] + t.summoned[seat]
        quests = quests + t.offer[seat] + t.quests[seat] + t.feats[seat]
        tea = tea + t.taken[seat]
    if sorted(wonderland) != list(range(len(t.box.card_names))):
        problems.append(f"Wonderland cards: {sorted(wonderland)}")
    if sorted(quests) != list(range(len(t.box.quest_names))):
        problems.append(f"quests: {sorted(quests)}")
    if len(set(tea)) != len(tea):
        problems.append(f"tea cards: {sorted(tea)}")
    return problems


def players(t: WarTable) -> list[str]:
    problems: list[str] = []
    for seat in range(t.seats):
        supporters = sum(t.troops[seat]) + t.reserve[seat] + t.camp[seat]
        if supporters != t.box.supporters or min([*t.troops[seat], t.reserve[seat], t.camp[seat]]) < 0:
            problems.append(f"seat {seat} has {supporters} Supporters: {t.troops[seat]}, {t.reserve[seat]}, {t.camp[seat]}")
        if sum(1 for state in t.castles[seat] if state) > t.box.castles:
            problems.append(f"seat {seat} has too many Castles")
        if t.shards[seat] < 0:
            problems.append(f"seat {seat} has {t.shards[seat]} Shards")
        if not t.box.leader_start <= t.leader[seat] <= t.box.leader_most:
            problems.append(f"seat {seat} has leader strength {t.leader[seat]}")
        if len(t.madness[seat]) >= t.box.madness_spaces + int(t.phase == DRAW):
            problems.append(f"seat {seat} has a full Madness track")
        if t.removed >= 0 and (t.troops[seat][t.removed] or t.castles[seat][t.removed] or t.leader_at[seat] == t.removed):
            problems.append(f"seat {seat} stands in the Region out of play")
    for figure in range(FIGURES):
        card = t.box.figure_card[figure]
        owner = t.figure_owner[figure]
        if owner < 0 and t.figure_at[figure] >= 0:
            problems.append(f"figure {t.box.figure_names[figure]} belongs to nobody")
        if owner >= 0 and card not in t.cards[owner] + t.summoned[owner]:
            problems.append(f"figure {t.box.figure_names[figure]} has lost its card")
        if not -1 <= t.figure_at[figure] < REGIONS:
            problems.append(f"figure {t.box.figure_names[figure]} is at {t.figure_at[figure]}")
    return problems


def battle(t: WarTable) -> list[str]:
    problems: list[str] = []
    for seat in range(t.seats):
        if not 0 <= t.strength[seat] <= t.box.track_end:
            problems.append(f"seat {seat} has Strength {t.strength[seat]}")
        if t.here < 0 and t.active[seat]:
            problems.append(f"seat {seat} has Active chips outside a battle")
        if t.active[seat] and t.status[seat] not in (FIGHTING, HALTED):
            problems.append(f"seat {seat} has Active chips without fighting")
    return problems


def imagine(t: WarTable, seat: int | None, fate: Fate) -> None:
    """Secret answers of other seats that are already given but not yet shown: any of those they could have given."""
    fighting = [other for other in range(t.seats) if t.status[other] != OUT]
    for other in range(t.seats):
        if other == seat:
            continue
        if t.choice[other] != UNDECIDED:
            t.choice[other] = DRAWS if fate.below(2) else HALTS
        if t.guard[other] != UNDECIDED:
            t.guard = replaced(t.guard, other, fate.below(2))
        if t.bet[other] != UNDECIDED and not t.bets_open:
            pick = fate.below(len(fighting) + 1)
            t.bet = replaced(t.bet, other, NONE if pick == len(fighting) else fighting[pick])
        if t.feat_pick[other] != UNDECIDED:
            met = [quest for quest in t.quests[other] if is_feat_met(t, other, t.box.quests[quest])]
            t.feat_pick = replaced(t.feat_pick, other, met[fate.below(len(met))] if met else NONE)
        if t.extra_pick[other] != UNDECIDED:
            t.extra_pick = replaced(t.extra_pick, other, NONE)
