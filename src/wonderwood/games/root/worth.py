"""What things are worth, by rule of thumb: cards, clearings, moves and battles. In hundredths of a point."""

from wonderwood.games.root.battle import card_for
from wonderwood.games.root.box import (
    ALLIANCE,
    AMBUSH_CARD,
    BASE_FOX,
    BIRD,
    CLEARINGS,
    EYRIE,
    GARDEN_FOX,
    HOSTILE,
    ITEM_CARD,
    KEEP_TOKEN,
    LIZARD_CULT,
    MARQUISE,
    OP_EXTRA_HITS,
    PERSISTENT,
    POST_FOX,
    ROOST_PIECE,
    SAWMILL,
    SYMPATHY,
    VAGABOND,
    WOOD,
)
from wonderwood.games.root.roster import Battle, of
from wonderwood.games.root.table import NOBODY, WON_TOGETHER, RootTable
from wonderwood.games.root.woodland import are_enemies, can_place


def card_worth(t: RootTable, seat: int, kind: int) -> int:
    """How much a hand card is worth keeping."""
    box = t.box
    worth = 30 + (25 if box.suit[kind] == BIRD else 0)
    if box.card_type[kind] == AMBUSH_CARD:
        return worth + 30
    if box.card_type[kind] == ITEM_CARD:
        if t.item_supply[box.card_item[kind]]:
            worth += 15 * of(t, seat).item_points(t, seat, box.card_vp[kind])
    elif box.card_type[kind] == PERSISTENT:
        worth += 10
    return worth


def craft_worth(t: RootTable, seat: int, kind: int) -> int:
    """What crafting a card brings: its points, or a guess of its use."""
    box = t.box
    if box.card_type[kind] == ITEM_CARD:
        bonus = 150 if t.faction[seat] == VAGABOND else 0
        return 100 * of(t, seat).item_points(t, seat, box.card_vp[kind]) + bonus
    if box.card_type[kind] == PERSISTENT:
        return 60
    suit = box.card_number[kind]
    gain = 0
    for where in range(CLEARINGS):
        if t.suits[where] == suit:
            for other in range(t.sides):
                if are_enemies(t, seat, other):
                    gain += 100 * t.cardboard[other * CLEARINGS + where] + 25 * t.warriors[other * CLEARINGS + where]
    return gain


def piece_worth(t: RootTable, piece: int) -> int:
    """What it means to its owner to keep a building or token."""
    if piece == WOOD:
        return 30
    if piece == KEEP_TOKEN:
        return 120
    if BASE_FOX <= piece < BASE_FOX + 3:
        return 250
    return 150 if piece == ROOST_PIECE or piece >= GARDEN_FOX else 100


def rule_worth(t: RootTable, seat: int, where: int) -> int:
    """What ruling a clearing is worth to a faction."""
    faction = t.faction[seat]
    if faction == EYRIE:
        if t.open_slots[where] and not t.pieces[ROOST_PIECE * CLEARINGS + where] and can_place(t, seat, where):
            return 130
        return 25
    if faction == MARQUISE:
        return 30 + (60 if t.open_slots[where] and can_place(t, seat, where) else 0)
    if faction == LIZARD_CULT:
        return 15 + (70 if t.open_slots[where] and can_place(t, seat, where) else 0)
    return 20


def rules_with(t: RootTable, seat: int, where: int, warriors: int) -> bool:
    """Would the player rule with so many warriors there?"""
    place = seat * CLEARINGS + where
    might = t.might[place] - t.warriors[place] + warriors
    if might <= 0:
        return False
    for other in range(t.sides):
        if other != seat:
            theirs = t.might[other * CLEARINGS + where]
            if theirs > might or (theirs == might and t.lord != seat):
                return False
    return True


def clearing_worth(t: RootTable, seat: int, where: int, warriors: int) -> int:
    """What a clearing is worth to a player with so many warriors in it: rule, guarded pieces, prey."""
    place = seat * CLEARINGS + where
    worth = rule_worth(t, seat, where) if rules_with(t, seat, where, warriors) else 0
    worth += min(warriors, 3) * (18 if t.cardboard[place] else 6) + warriors
    if t.faction[seat] == ALLIANCE and warriors and not t.pieces[SYMPATHY * CLEARINGS + where]:
        worth += 60
    if warriors:
        prey = 0
        for other in range(t.sides):
            if other != seat and t.cardboard[other * CLEARINGS + where]:
                guards = t.warriors[other * CLEARINGS + where]
                if guards <= warriors:
                    prey = max(prey, 25 * min(t.cardboard[other * CLEARINGS + where], 3) - 5 * guards)
        worth += prey
    return worth + siege_worth(t, seat, where, warriors) if t.cooperative else worth


def siege_worth(t: RootTable, seat: int, where: int, warriors: int) -> int:
    """MM2, MM13: together, every clearing the machine does not hold in strength keeps the others' race open."""
    theirs = t.warriors[t.machine * CLEARINGS + where]
    if theirs == 0 or warriors == 0:
        return 0
    if theirs < t.box.ruled_warriors:
        return 10
    worth = 25 * min(warriors, theirs)
    return worth + 60 * t.box.ruled_vp if rules_with(t, seat, where, warriors) else worth


def amount_worth(t: RootTable, seat: int, start: int, end: int, count: int) -> int:
    """What moving so many warriors changes."""
    base = seat * CLEARINGS
    here, there = t.warriors[base + start], t.warriors[base + end]
    worth = clearing_worth(t, seat, start, here - count) - clearing_worth(t, seat, start, here)
    worth += clearing_worth(t, seat, end, there + count) - clearing_worth(t, seat, end, there)
    for other in range(t.sides):
        if other != seat and of(t, other).minds_entering(t, other, end):
            worth -= 40
    return worth


def move_worth(t: RootTable, seat: int, start: int, end: int) -> int:
    """What the best number of warriors gains."""
    most = t.warriors[seat * CLEARINGS + start]
    best = amount_worth(t, seat, start, end, most)
    for count in range(1, min(most, 5)):
        best = max(best, amount_worth(t, seat, start, end, count))
    return best


def battle_worth(t: RootTable, b: Battle) -> int:
    """The mean gain of a battle over all rolls: points and pieces of the enemy against one's own losses."""
    attacker, defender = of(t, b.attacker), of(t, b.defender)
    most_attack, most_defence = attacker.most_hits(t, b.attacker, b), defender.most_hits(t, b.defender, b)
    extra = attacker.extra_hits(t, b.attacker, b) + int(defender.defenseless(t, b.defender, b))
    extra_defence = 1 if card_for(t, b.defender, OP_EXTRA_HITS, 1) >= 0 else 0
    total = 0
    faces = t.box.faces
    for one in faces:
        for other in faces:
            high, low = max(one, other), min(one, other)
            if defender.defends_with_higher():
                high, low = low, high
            total += loss_worth(t, b.defender, b.attacker, b.where, min(high, most_attack) + extra)
            total -= loss_worth(t, b.attacker, b.defender, b.where, min(low, most_defence) + extra_defence)
    worth = total // (len(faces) * len(faces))
    if t.hands[b.defender]:
        worth -= 12
    if t.cooperative and b.defender != t.machine and b.attacker != t.machine:
        worth -= 200  # Q12: who wins together does not fight each other
    return worth


def loss_worth(t: RootTable, seat: int, by: int, where: int, hits: int) -> int:
    """How much it hurts a player, and helps the other, to take so many hits."""
    if t.faction[seat] == VAGABOND:
        return 35 * hits
    place = seat * CLEARINGS + where
    fallen = min(hits, t.warriors[place])
    pieces = min(hits - fallen, t.cardboard[place])
    worth = 22 * fallen + 150 * pieces
    if seat == t.machine and t.ruler[where] == seat and t.warriors[place] >= t.box.ruled_warriors:
        # To be paid again and again: it no longer holds the clearing in strength, or not for long.
        broken = t.warriors[place] - fallen < t.box.ruled_warriors
        worth += 120 * t.box.ruled_vp if broken else 25 * fallen
    if t.faction[by] == VAGABOND:
        if t.relation[by * t.sides + seat] == HOSTILE:
            worth += 100 * (fallen + pieces) * int(t.turn == by)
        elif fallen:
            worth += 100 * (fallen - 1) * int(t.turn == by) - 30
    return worth


def standing(t: RootTable, seat: int) -> int:
    """A position in hundredths of a point: the score, and what pieces, cards and rule promise."""
    if t.team:
        return 10_000 if (t.team == WON_TOGETHER) == (seat < t.seats) else -10_000
    if t.winner != NOBODY:
        return 10_000 if t.winner in (seat, t.partner[seat]) else -10_000
    worth = 100 * t.scores[seat] + 12 * len(t.hands[seat]) + 20 * len(t.crafted[seat])
    for where in range(CLEARINGS):
        if t.ruler[where] == seat:
            worth += 20
        worth += 8 * t.warriors[seat * CLEARINGS + where] + 25 * t.cardboard[seat * CLEARINGS + where]
    faction = t.faction[seat]
    if faction == MARQUISE:
        worth += 40 * t.placed[SAWMILL]
    elif faction == EYRIE:
        worth += 120 * t.placed[ROOST_PIECE]
    elif faction == ALLIANCE:
        worth += 30 * len(t.supporters[seat]) + 60 * t.officers
    elif faction == VAGABOND:
        worth += 45 * sum(t.items[seat * 32 : seat * 32 + 32])
    worth += standing_of_expansion(t, seat)
    if t.dominance[seat] >= 0:
        worth += 300
    return worth


def standing_of_expansion(t: RootTable, seat: int) -> int:
    """What acolytes, gardens, funds and trade posts promise, in hundredths of a point."""
    if seat == t.gatherer:
        gardens = t.placed[GARDEN_FOX] + t.placed[GARDEN_FOX + 1] + t.placed[GARDEN_FOX + 2]
        return 20 * t.acolytes + 90 * gardens
    if seat == t.guild:
        held = sum(t.funds) + sum(t.payments) + sum(t.commitments)
        return 30 * held + 60 * (t.placed[POST_FOX] + t.placed[POST_FOX + 1] + t.placed[POST_FOX + 2])
    return 0
