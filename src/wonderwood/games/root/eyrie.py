"""Chapter E: the Eyrie Dynasties. A decree that grows, four columns to resolve, turmoil when one cannot be."""

from typing import Final

from wonderwood.engine.shared import longer, replaced
from wonderwood.engine.table import Ask, Flow
from wonderwood.games.root.battle import battle
from wonderwood.games.root.book import (
    ASK_COLUMN,
    ASK_DECREE,
    ASK_DECREE_DONE,
    ASK_DECREE_STUCK,
    ASK_EYRIE_CRAFT,
    ASK_LEADER,
    ASK_ROOST,
    ASK_START,
    CRAFT,
    DECREE,
    DECREE_BATTLE,
    DECREE_BUILD,
    DECREE_MOVE,
    DECREE_RECRUIT,
    DECREED,
    DEPOSED,
    DONE,
    LEAD,
    LEADS,
    MOVE,
    ROOST,
    START,
    TURMOIL,
)
from wonderwood.games.root.box import (
    BATTLE_VP,
    BIRD,
    CLEARINGS,
    FULL_ITEM_VP,
    LEADER_HITS,
    RECRUIT_MORE,
    ROOST_PIECE,
)
from wonderwood.games.root.cards import draw, kinds_in, lay_off, pull
from wonderwood.games.root.crafting import birdsong_options, craft, craft_options, use_card
from wonderwood.games.root.removal import Warband
from wonderwood.games.root.roster import Battle, Loss, hired
from wonderwood.games.root.table import BY_LEADER, BY_ROOSTS, BY_TURMOIL, NOBODY, SCORCHED, RootTable
from wonderwood.games.root.turn import EVENING, birdsong_cards, draw_up, free_options, go_on, may_be_free, use_free
from wonderwood.games.root.woodland import can_place, lose_points, move, moves, muster, put, roads, score, targets

RECRUIT_COLUMN: Final = 0
MOVE_COLUMN: Final = 1
BATTLE_COLUMN: Final = 2
BUILD_COLUMN: Final = 3
COLUMNS: Final = 4


class Eyrie(Warband):
    def set_up(self, t: RootTable, seat: int) -> Flow:
        """S5, GU5: a leader, whom a guide may suggest; a roost and six warriors opposite the keep, or in a free corner."""
        leaders = list(range(len(t.box.leader_op)))
        if t.guided:
            leaders = [t.box.guide_leader, *[leader for leader in leaders if leader != t.box.guide_leader]]
        choice = yield Ask(seat, ASK_LEADER, [LEAD.of(leader) for leader in leaders])
        appoint(t, seat, LEAD.first(choice))
        choice = yield Ask(seat, ASK_START, [START.of(where) for where in free_corners(t)])
        settle_corner(t, seat, START.first(choice))

    def birdsong(self, t: RootTable, seat: int) -> Flow:
        """E1 to E3: emergency orders, one or two cards for the decree, a new roost."""
        if t.step == 1:
            t.step = 2
            t.added = t.added_birds = 0
            if not t.hands[seat]:
                draw(t, seat, 1)
                return
        if t.step == 2:
            yield from add_to_decree(t, seat)
            return
        if t.step == 3:
            t.step = 4
            yield from new_roost(t, seat)
        yield from birdsong_cards(t, seat)

    def daylight(self, t: RootTable, seat: int) -> Flow:
        """E4: craft, then the decree from left to right, one card at a time."""
        if t.step == 1:
            if t.hands[seat] or t.crafted[seat]:
                options = craft_options(t, seat) + free_options(t, seat)
                options.append(DONE.of())
                choice = yield Ask(seat, ASK_EYRIE_CRAFT, options)
                if CRAFT.has(choice):
                    yield from craft(t, seat, CRAFT.first(choice))
                    return
                if (yield from use_free(t, seat, choice)):
                    return
            t.step = 2
            t.column = -1
            t.owed = [0, 0, 0, 0]
        yield from resolve_decree(t, seat)

    def evening(self, t: RootTable, seat: int) -> Flow:
        """E10, E11: score the roosts, draw, discard."""
        roosts = t.placed[ROOST_PIECE]
        if roosts:
            score(t, seat, t.box.piece_vp[ROOST_PIECE][roosts - 1], BY_ROOSTS)
        draw_up(t, seat, t.box.eyrie_draw + sum(t.box.piece_draw[ROOST_PIECE][:roosts]))
        return
        yield

    def rules_ties(self) -> bool:
        return True

    def move_options(self, t: RootTable, seat: int) -> list[int]:
        return moves(t, seat)

    def move_by_card(self, t: RootTable, seat: int, choice: int) -> Flow:
        yield from move(t, seat, MOVE.first(choice), MOVE.second(choice))

    def attack(self, t: RootTable, seat: int, defender: int, where: int) -> Flow:
        yield from battle(t, Battle(seat, defender, where))

    def extra_hits(self, t: RootTable, seat: int, b: Battle) -> int:
        """B14: the Commander as attacker."""
        return t.box.leader_number[t.leader] if t.box.leader_op[t.leader] == LEADER_HITS and b.attacker == seat else 0

    def has_removed(self, t: RootTable, seat: int, loss: Loss) -> None:
        """B22: the Despot, once in a battle that removed a building or token."""
        b = loss.battle
        if b is not None and loss.scorer == seat and loss.pieces and not b.paid and t.box.leader_op[t.leader] == BATTLE_VP:
            b.paid = True
            score(t, seat, t.box.leader_number[t.leader], BY_LEADER)

    def item_points(self, t: RootTable, seat: int, printed: int) -> int:
        """K5: disdain for trade, unless the Builder leads."""
        return printed if t.box.leader_op[t.leader] == FULL_ITEM_VP else min(printed, t.box.eyrie_item_vp)


def free_corners(t: RootTable) -> list[int]:
    """S5: opposite the clearing that is closed to others; without one, every corner where pieces can be placed."""
    opposite = t.box.opposite[t.map]
    corners = [where for where in range(CLEARINGS) if opposite[where] >= 0]
    facing = [where for where in corners if t.sealed[opposite[where]] >= 0]
    return facing or [where for where in corners if t.open_slots[where] and t.sealed[where] == NOBODY]


def settle_corner(t: RootTable, seat: int, where: int) -> None:
    put(t, ROOST_PIECE, where)
    muster(t, seat, where, t.box.eyrie_warriors)


def appoint(t: RootTable, seat: int, leader: int) -> None:
    """E8: a new leader brings the viziers into his columns."""
    t.leader = leader
    t.viziers = [t.box.leader_viziers[leader].count(column) for column in range(COLUMNS)]
    t.log(LEADS, seat, leader)


def add_to_decree(t: RootTable, seat: int) -> Flow:
    """E2, E15: one card must leave the hand for the decree, a second may; at most one of them a bird."""
    options: list[int] = []
    for kind in kinds_in(t, t.hands[seat]):
        if t.box.suit[kind] != BIRD or t.added_birds < t.box.eyrie_birds:
            options += [DECREE.of(kind, column) for column in range(COLUMNS)]
    options += birdsong_options(t, seat)
    if t.added or not t.hands[seat]:
        options.append(DONE.of())
    choice = yield Ask(seat, ASK_DECREE, options, t.added)
    if choice == DONE.of():
        t.step = 3
    elif DECREE.has(choice):
        kind = DECREE.first(choice)
        t.decree = longer(t.decree, DECREE.second(choice), pull(t, t.hands[seat], kind))
        t.log(DECREED, seat, kind, DECREE.second(choice))
        t.added += 1
        if t.box.suit[kind] == BIRD:
            t.added_birds += 1
        if t.added == t.box.eyrie_add or not t.hands[seat]:
            t.step = 3
    else:
        use_card(t, seat, choice)


def new_roost(t: RootTable, seat: int) -> Flow:
    """E3, V5: without a roost, one and three warriors where the fewest warriors are and these can be placed."""
    if t.placed[ROOST_PIECE]:
        return
    fewest = 1000
    sites: list[int] = []
    for where in range(CLEARINGS):
        if t.open_slots[where] == 0 or not can_place(t, seat, where):
            continue
        count = 0
        for other in range(t.sides):
            count += t.warriors[other * CLEARINGS + where]
            if t.roost_by_pieces:
                count += t.cardboard[other * CLEARINGS + where] + (t.pawn[other] == where)
        if count < fewest:
            fewest = count
            sites = []
        if count == fewest:
            sites.append(where)
    if not sites:
        return
    choice = yield Ask(seat, ASK_ROOST, [ROOST.of(where) for where in sites])
    put(t, ROOST_PIECE, ROOST.first(choice))
    muster(t, seat, ROOST.first(choice), t.box.roost_warriors)


# -- the decree ------------------------------------------------------------------------------------------------------------


def resolve_decree(t: RootTable, seat: int) -> Flow:
    """E4, E7: the next card of the current column; it must be carried out if it can be, otherwise turmoil."""
    while t.column < COLUMNS and not (t.owed[0] or t.owed[1] or t.owed[2] or t.owed[3]):
        t.column += 1
        if t.column < COLUMNS:
            t.owed[BIRD] = t.viziers[t.column]
            for card in t.decree[t.column]:
                t.owed[t.box.suit[card]] += 1
    options = column_options(t, seat) if t.column < COLUMNS else []
    if not options:
        yield from close_decree(t, seat)
        return
    options += free_options(t, seat)
    choice = yield Ask(seat, ASK_COLUMN, options, t.column)
    if DECREE_RECRUIT.has(choice):
        t.owed[DECREE_RECRUIT.first(choice)] -= 1
        muster(t, seat, DECREE_RECRUIT.second(choice), recruits(t))
    elif DECREE_MOVE.has(choice):
        t.owed[DECREE_MOVE.first(choice)] -= 1
        yield from move(t, seat, DECREE_MOVE.second(choice), DECREE_MOVE.third(choice))
    elif DECREE_BATTLE.has(choice):
        t.owed[DECREE_BATTLE.first(choice)] -= 1
        yield from battle(t, Battle(seat, DECREE_BATTLE.third(choice), DECREE_BATTLE.second(choice)))
    elif DECREE_BUILD.has(choice):
        t.owed[DECREE_BUILD.first(choice)] -= 1
        put(t, ROOST_PIECE, DECREE_BUILD.second(choice))
    else:
        yield from use_free(t, seat, choice)


def close_decree(t: RootTable, seat: int) -> Flow:
    """E4, E8: all is done, or nothing more can be. A last chance for what Daylight allows, then Evening or turmoil."""
    fulfilled = t.column == COLUMNS
    if may_be_free(t, seat):
        options = free_options(t, seat)
        options.append(DONE.of())
        if fulfilled:
            choice = yield Ask(seat, ASK_DECREE_DONE, options)
        else:
            choice = yield Ask(seat, ASK_DECREE_STUCK, options, t.column)
        if (yield from use_free(t, seat, choice)):
            return
    if fulfilled:
        go_on(t, EVENING)
    else:
        yield from turmoil(t, seat)


def recruits(t: RootTable) -> int:
    """E6: the Charismatic places more."""
    return t.box.leader_number[t.leader] if t.box.leader_op[t.leader] == RECRUIT_MORE else 1


def column_options(t: RootTable, seat: int) -> list[int]:
    """E5, E13, E14: for each suit still owed, the actions it allows; birds fit every clearing."""
    options: list[int] = []
    column = t.column
    if column == RECRUIT_COLUMN and t.supply[seat] < recruits(t):
        return options
    if column == BUILD_COLUMN and t.placed[ROOST_PIECE] >= t.box.piece_count[ROOST_PIECE]:
        return options
    base = seat * CLEARINGS
    for where in range(CLEARINGS):
        suit = t.suits[where]
        if not t.owed[suit] and not t.owed[BIRD]:
            continue
        if column == RECRUIT_COLUMN:
            if t.pieces[ROOST_PIECE * CLEARINGS + where] and can_place(t, seat, where):
                for owed in (suit, BIRD):
                    if t.owed[owed]:
                        options.append(DECREE_RECRUIT.of(owed, where))
        elif column == MOVE_COLUMN:
            if t.warriors[base + where]:
                for end in roads(t, seat)[where]:
                    if (t.ruler[where] == seat or t.ruler[end] == seat) and t.sealed[end] != SCORCHED:
                        for owed in (suit, BIRD):
                            if t.owed[owed]:
                                options.append(DECREE_MOVE.of(owed, where, end))
        elif column == BATTLE_COLUMN:
            if t.warriors[base + where] or hired(t, seat, where):
                for other in targets(t, seat, where):
                    for owed in (suit, BIRD):
                        if t.owed[owed]:
                            options.append(DECREE_BATTLE.of(owed, where, other))
        elif (
            t.ruler[where] == seat
            and t.open_slots[where]
            and not t.pieces[ROOST_PIECE * CLEARINGS + where]
            and can_place(t, seat, where)
        ):
            for owed in (suit, BIRD):
                if t.owed[owed]:
                    options.append(DECREE_BUILD.of(owed, where))
    return options


def turmoil(t: RootTable, seat: int) -> Flow:
    """E8, E9, E12: points for birds are lost, the decree is purged, the leader falls, Evening begins."""
    t.log(TURMOIL, seat, t.column)
    birds = sum(t.viziers)
    for column in t.decree:
        for card in column:
            if t.box.suit[card] == BIRD:
                birds += 1
    lose_points(t, seat, birds, BY_TURMOIL)
    purged = [card for column in t.decree for card in column]
    t.decree = [[], [], [], []]
    for card in purged:
        lay_off(t, card)
    t.log(DEPOSED, seat, t.leader)
    t.deposed = replaced(t.deposed, t.leader, 1)
    if sum(t.deposed) == len(t.deposed):
        t.deposed = [0, 0, 0, 0]
    choice = yield Ask(seat, ASK_LEADER, [LEAD.of(leader) for leader in range(len(t.deposed)) if not t.deposed[leader]])
    appoint(t, seat, LEAD.first(choice))
    t.owed = [0, 0, 0, 0]
    go_on(t, EVENING)
