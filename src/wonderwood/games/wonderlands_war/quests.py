"""Quests (chapter 12): Feats at the end of a battle, Objectives at the end of the game."""

from wonderwood.engine.shared import longer, replaced, shorter
from wonderwood.engine.table import Ask, Flow, together
from wonderwood.games.wonderlands_war.abilities import run
from wonderwood.games.wonderlands_war.book import (
    ABILITIES,
    ASK_EXTRA_FEAT,
    ASK_FEAT,
    FEAT,
    FEAT_DONE,
    PASS,
    TRACKS,
)
from wonderwood.games.wonderlands_war.box import ALLY, CORRUPTED, DIE
from wonderwood.games.wonderlands_war.clauses import (
    ABILITIES_MIN,
    ACTIVE_CONTAINS_MIN,
    ACTIVE_COUNT_IN,
    ALL_FIGHTERS_UNBUST,
    CASTLES_MIN,
    CHIPS_OWNED_MIN,
    COLOURS_OWNED_MIN,
    DISTINCT_COLOURS_MIN,
    END_QUESTS,
    EXTRA_FEAT,
    FINAL_PLACE_IN,
    FORGED_ALLIES_MIN,
    FORGED_CHIPS_MIN,
    LAST_CHIP_IS,
    LAST_CHIP_PRINTED_IN,
    LEADER_STRENGTH_MIN,
    MADNESS_MAX,
    ON_FEAT,
    ON_FORGE_ICON,
    REGIONS_MIN,
    SHARDS_MAX,
    STRENGTH_IN,
    TEA_CARDS_MIN,
    TRACKS_COMPLETE_MIN,
    UNITS_LEFT_IN,
    UNITS_MIN,
    WIN_MARGIN_MIN,
    WIN_WITH_STRENGTH_MAX,
    WONDERLAND_CARDS_MIN,
    Quest,
)
from wonderwood.games.wonderlands_war.conquest import is_rewarded, next_abilities
from wonderwood.games.wonderlands_war.lookup import (
    active_sources,
    castle_count,
    colours,
    count_chips,
    holds,
    owned_chips,
    participants,
    regions,
    units_in,
    units_on_board,
)
from wonderwood.games.wonderlands_war.table import BUST, FEATS, NONE, OUT, UNDECIDED, WarTable

# -- E2 -------------------------------------------------------------------------------------------------------------------


def offer_feats(t: WarTable) -> Flow:
    """R11.7, R12.2, R18.14: who may be rewarded and has hidden quests may complete a Feat; all at once, in secret."""
    asked: list[Flow] = []
    for seat in range(t.seats):
        if is_rewarded(t, seat) and t.quests[seat]:
            if t.feat_pick[seat] == UNDECIDED:
                t.extra_feats = replaced(t.extra_feats, seat, extra_feats(t, seat))
            asked.append(pick_feats(t, seat))
    yield from together(t, asked)
    t.phase = FEATS
    if max(t.feat_pick) < 0 and max(t.extra_pick) < 0:
        t.queue = participants(t)
        next_abilities(t)


def extra_feats(t: WarTable, seat: int) -> int:
    """R17.21: how many more Feats, free of conditions, the Active chips allow; read at the start of the step."""
    count = 0
    for source in active_sources(t, seat):
        for clause in t.box.clauses[END_QUESTS][source]:
            if holds(t, seat, clause, -1, 0, 0) and clause.do[0].op == EXTRA_FEAT:
                count += clause.do[0].n.times
    return count


def pick_feats(t: WarTable, seat: int) -> Flow:
    if t.feat_pick[seat] == UNDECIDED:
        met = [FEAT.of(quest) for quest in t.quests[seat] if is_feat_met(t, seat, t.box.quests[quest])]
        choice = yield Ask(seat, ASK_FEAT, [*met, PASS.of()], t.here)
        t.feat_pick = replaced(t.feat_pick, seat, NONE if choice == PASS.of() else FEAT.first(choice))
    if t.extra_feats[seat] and t.extra_pick[seat] == UNDECIDED:
        others = [FEAT.of(quest) for quest in t.quests[seat] if quest != t.feat_pick[seat]]
        choice = yield Ask(seat, ASK_EXTRA_FEAT, [*others, PASS.of()])
        t.extra_pick = replaced(t.extra_pick, seat, NONE if choice == PASS.of() else FEAT.first(choice))


def reveal_feats(t: WarTable) -> Flow:
    """R12.2, R18.14: the quests chosen are turned up; each Feat triggers what the chips Active just then say about Feats."""
    for seat in participants(t):
        sources = active_sources(t, seat)
        for quest in (t.feat_pick[seat], t.extra_pick[seat]):
            if quest >= 0:
                t.reveal()
                t.quests = shorter(t.quests, seat, quest)
                t.feats = longer(t.feats, seat, quest)
                t.log(FEAT_DONE, seat, quest)
        for quest in (t.feat_pick[seat], t.extra_pick[seat]):
            if quest >= 0:
                for source in sources:
                    for clause in t.box.clauses[ON_FEAT][source]:
                        yield from run(t, seat, clause, -1, False, 0, 0)
        t.feat_pick = replaced(t.feat_pick, seat, UNDECIDED)
        t.extra_pick = replaced(t.extra_pick, seat, UNDECIDED)
    t.queue = participants(t)
    next_abilities(t)


def is_feat_met(t: WarTable, seat: int, quest: Quest) -> bool:
    """R12.2, R12.3: the own result of this battle, the Active track before forging; printed Strength of chips."""
    if quest.region != t.here:
        return False
    op = quest.feat
    active = t.active[seat]
    strength = t.strength[seat]
    if op == STRENGTH_IN:
        return quest.feat_values >> strength & 1 == 1
    if op == LAST_CHIP_PRINTED_IN:
        return len(active) > 0 and quest.feat_values >> t.box.chip_strength[active[-1]] & 1 == 1
    if op == LAST_CHIP_IS:
        return len(active) > 0 and quest.feat_chips >> active[-1] & 1 == 1
    if op == ACTIVE_COUNT_IN:
        return quest.feat_values >> len(active) & 1 == 1
    if op == ACTIVE_CONTAINS_MIN:
        return count_chips(active, quest.feat_chips) >= quest.feat_n
    if op == DISTINCT_COLOURS_MIN:
        return colours(t, active) >= quest.feat_n
    if op == FINAL_PLACE_IN:
        return t.place[seat] > 0 and quest.feat_values >> t.place[seat] & 1 == 1
    if op == UNITS_LEFT_IN:
        return quest.feat_values >> units_in(t, seat, t.here) & 1 == 1
    if op == ON_FORGE_ICON:
        return strength in t.box.icons
    return is_result_met(t, seat, quest)


def is_result_met(t: WarTable, seat: int, quest: Quest) -> bool:
    op = quest.feat
    alone = t.place[seat] == 1 and t.place.count(1) == 1
    if op == WIN_WITH_STRENGTH_MAX:
        return alone and t.strength[seat] <= quest.feat_n
    if op == WIN_MARGIN_MIN:
        next_best = t.box.resistance[t.round] if t.seats == 2 else 0
        for other in range(t.seats):
            if other != seat and t.status[other] != OUT:
                next_best = max(next_best, t.strength[other])
        return alone and t.strength[seat] - next_best >= quest.feat_n
    assert op == ALL_FIGHTERS_UNBUST
    took_part = [other for other in range(t.seats) if t.status[other] != OUT]
    return len(took_part) > 1 and all(t.status[other] != BUST for other in took_part)


# -- Objectives -----------------------------------------------------------------------------------------------------------


def is_objective_met(t: WarTable, seat: int, quest: Quest) -> bool:
    """R12.4, R12.5, R12.6: checked at the end of the game; the same components may serve several Objectives."""
    op = quest.objective
    n = quest.objective_two if t.seats == 2 else quest.objective_n
    if op == SHARDS_MAX:
        return t.shards[seat] <= n
    if op == MADNESS_MAX:
        madness = [t.box.madness, t.box.double_madness]
        return sum(1 for chip in t.bag[seat] + t.madness[seat] if chip in madness) <= n
    return objective_count(t, seat, quest) >= n


def objective_count(t: WarTable, seat: int, quest: Quest) -> int:
    """How far a player has come towards an Objective that asks for at least so many."""
    op = quest.objective
    if op == CHIPS_OWNED_MIN:
        return count_chips(owned_chips(t, seat), quest.objective_chips)
    if op == COLOURS_OWNED_MIN:
        return colours(t, owned_chips(t, seat))
    if op == FORGED_ALLIES_MIN:
        return forged_allies(t, seat)
    if op == FORGED_CHIPS_MIN:
        return sum(len(t.forged[seat * TRACKS + track]) for track in range(TRACKS))
    if op == TRACKS_COMPLETE_MIN:
        tracks = t.box.boards[t.board[seat]].tracks
        return sum(1 for track in range(TRACKS) if len(t.forged[seat * TRACKS + track]) == len(tracks[track]))
    if op == CASTLES_MIN:
        return castle_count(t, seat)
    if op == LEADER_STRENGTH_MIN:
        return t.leader[seat]
    if op == WONDERLAND_CARDS_MIN:
        return len(t.cards[seat])
    if op == ABILITIES_MIN:
        return sum(1 for index in range(ABILITIES) if t.unlocked[seat][index])
    if op == REGIONS_MIN:
        return sum(1 for region in regions(t) if units_in(t, seat, region))
    if op == UNITS_MIN:
        return units_on_board(t, seat)
    assert op == TEA_CARDS_MIN
    return tea_cards_with(t, seat, quest.feature)


def forged_allies(t: WarTable, seat: int) -> int:
    """Different Ally types on the forge tracks; Forge is one."""
    allies: list[int] = []
    for track in range(seat * TRACKS, seat * TRACKS + TRACKS):
        for chip in t.forged[track]:
            if t.box.chip_kind[chip] == ALLY and t.box.chip_ally[chip] not in allies:
                allies.append(t.box.chip_ally[chip])
    return len(allies)


def tea_cards_with(t: WarTable, seat: int, feature: int) -> int:
    """R4.15: tea cards taken in the whole game, whatever was chosen on them."""
    count = 0
    for card in t.taken[seat]:
        tea = t.box.teas[card]
        count += tea.corrupted if feature == CORRUPTED else (tea.die if feature == DIE else tea.split)
    return count
