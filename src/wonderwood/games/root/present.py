"""What the web draws of Root that is derived, not stored: the map with who rules it, the faction boards with what their next
piece is worth, what the decree still demands, battles and their odds, the way to dominance. Nothing a seat may not know."""

from wonderwood.games.root.alliance import spread_cost, supporters_for
from wonderwood.games.root.battle import ambush_kinds, card_for
from wonderwood.games.root.book import CRAFT
from wonderwood.games.root.box import (
    ALLIANCE,
    ATTACKER,
    BAG,
    BASE_FOX,
    BATTLE_VP,
    BIRD,
    CLEARINGS,
    COIN,
    COLUMN_IDS,
    DEFENDER,
    EYRIE,
    FACTION_IDS,
    ITEM_IDS,
    ITEMS,
    LEADER_HITS,
    LIZARD_CULT,
    MARQUISE,
    MECHANICAL_MARQUISE,
    OP_EXTRA_HITS,
    OP_IMMUNE,
    PIECE_IDS,
    RECRUITER,
    RIVERFOLK,
    ROOST_PIECE,
    SAWMILL,
    SOURCE_IDS,
    STATE_IDS,
    SUITS,
    SYMPATHY,
    TEA,
    VAGABOND,
    WOOD,
    WORKSHOP,
)
from wonderwood.games.root.crafting import craft_options
from wonderwood.games.root.dominance import has_dominance
from wonderwood.games.root.eyrie import column_options
from wonderwood.games.root.present_effects import effects, notes
from wonderwood.games.root.present_expansion import lizard_cult, mechanical_marquise, riverfolk, shared
from wonderwood.games.root.roster import Battle, of
from wonderwood.games.root.satchel import boots_needed, burden, can_pursue_items, on_track, slot
from wonderwood.games.root.table import NOBODY, SCORCHED, SOURCES, STATES, RootTable
from wonderwood.games.root.turn import DAYLIGHT
from wonderwood.games.root.vagabond import next_clearings
from wonderwood.games.root.woodland import targets


def present(t: RootTable, seat: int | None) -> dict[str, object]:
    """The whole table as the web draws it; what is secret only for `seat` itself."""
    if NOBODY in t.faction:
        return {}
    return {
        "map": t.box.drawings[t.map],
        "clearings": [clearing(t, where) for where in range(CLEARINGS)],
        "forests": [{"id": t.box.forest_ids[t.camp[other]], "pawn": other} for other in range(t.sides) if t.camp[other] >= 0],
        "players": [player(t, other, seat) for other in range(t.sides)],
        "items": {ITEM_IDS[item]: t.item_supply[item] for item in range(ITEMS)},
        "available": [t.box.word("card", card) for card in t.available],
        "quests": [quest(t, number, seat) for number in t.quests],
        "turn": {"seat": t.turn, "round": t.round, "step": t.step, "victory": t.box.victory, "game": t.game},
        "battles": [] if seat is None else battles(t, seat),
        "effects": {} if seat is None else effects(t, seat),
        "notes": {} if seat is None else notes(t, seat),
    } | shared(t)


def clearing(t: RootTable, where: int) -> dict[str, object]:
    """M2 to M4, M10, M13: one clearing at a glance."""
    return {
        "id": t.box.clearing_ids[where],
        "suit": SUITS[t.suits[where]],
        "slots": t.box.slots[t.map][where],
        "open": t.open_slots[where],
        "ruin": bool(t.ruin[where]),
        "ruler": None if t.ruler[where] == NOBODY else t.ruler[where],
        "scorched": t.sealed[where] == SCORCHED,
        "closed_by": t.sealed[where] if t.sealed[where] >= 0 else None,
        "warriors": {
            str(seat): t.warriors[seat * CLEARINGS + where] for seat in range(t.sides) if t.warriors[seat * CLEARINGS + where]
        },
        "pieces": [
            {"piece": PIECE_IDS[piece], "seat": t.keeper[piece], "count": t.pieces[piece * CLEARINGS + where]}
            for piece in range(len(PIECE_IDS))
            if t.pieces[piece * CLEARINGS + where]
        ],
        "pawns": [seat for seat in range(t.sides) if t.pawn[seat] == where],
    }


def player(t: RootTable, seat: int, viewer: int | None) -> dict[str, object]:
    """A faction board."""
    faction = t.faction[seat]
    board: dict[str, object] = {
        "faction": FACTION_IDS[faction],
        "second": faction == VAGABOND and t.seat_of[VAGABOND] != seat,
        "score": t.scores[seat],
        "parts": {
            SOURCE_IDS[source]: t.tally[seat * SOURCES + source]
            for source in range(SOURCES)
            if t.tally[seat * SOURCES + source]
        },
        "banked": t.banked[seat],
        "hand": len(t.hands[seat]),
        "supply": t.supply[seat],
        "rules": [t.box.clearing_ids[where] for where in range(CLEARINGS) if t.ruler[where] == seat],
        "crafted": [t.box.word("card", card) for card in t.crafted[seat]],
        "made": {
            ITEM_IDS[item]: t.crafted_items[seat * ITEMS + item]
            for item in range(ITEMS)
            if t.crafted_items[seat * ITEMS + item]
        },
        "dominance": dominance(t, seat),
        "partner": None if t.partner[seat] == NOBODY else t.partner[seat],
        "crafting": crafting(t, seat, viewer),
    }
    if faction == MARQUISE:
        board |= marquise(t)
    elif faction == EYRIE:
        board |= eyrie(t, seat)
    elif faction == ALLIANCE:
        board |= alliance(t, seat, viewer)
    elif faction == VAGABOND:
        board |= vagabond(t, seat)
    elif faction == LIZARD_CULT:
        board |= lizard_cult(t)
    elif faction == RIVERFOLK:
        board |= riverfolk(t, seat)
    elif faction == MECHANICAL_MARQUISE:
        board |= mechanical_marquise(t, seat)
    return board


def track(t: RootTable, piece: int, older: bool = False) -> dict[str, object]:
    """A building or token track: how many are out, and what the next one costs, scores and draws."""
    placed = t.placed[piece]
    cost, draw = t.box.piece_cost[piece], t.box.piece_draw[piece]
    points = t.box.piece_older_vp[piece] if older else t.box.piece_vp[piece]
    more = placed < t.box.piece_count[piece] - t.gone[piece]
    return {
        "placed": placed,
        "count": t.box.piece_count[piece],
        "cost": cost,
        "vp": points,
        "draw": draw,
        "next_cost": cost[placed] if more and placed < len(cost) else None,
        "next_vp": points[placed] if more and placed < len(points) else None,
    }


def marquise(t: RootTable) -> dict[str, object]:
    """MA1, MA2, MA6, MA9."""
    return {
        "tracks": {PIECE_IDS[piece]: track(t, piece) for piece in (SAWMILL, WORKSHOP, RECRUITER)},
        "wood_left": t.box.piece_count[WOOD] - t.placed[WOOD],
        "actions": t.actions,
        "recruited": bool(t.recruited),
        "draws": t.box.marquise_draw + sum(t.box.piece_draw[RECRUITER][: t.placed[RECRUITER]]),
    }


def eyrie(t: RootTable, seat: int) -> dict[str, object]:
    """E2, E4, E8, E11: the decree with what is owed and what would bring turmoil as things stand."""
    roosts = t.placed[ROOST_PIECE]
    return {
        "leader": None if t.leader == NOBODY else t.box.leader_ids[t.leader],
        "deposed": [t.box.leader_ids[leader] for leader in range(len(t.deposed)) if t.deposed[leader]],
        "tracks": {"roost": track(t, ROOST_PIECE)},
        "evening_vp": t.box.piece_vp[ROOST_PIECE][roosts - 1] if roosts else 0,
        "draws": t.box.eyrie_draw + sum(t.box.piece_draw[ROOST_PIECE][:roosts]),
        "decree": [
            {
                "column": COLUMN_IDS[column],
                "cards": [t.box.word("card", card) for card in t.decree[column]],
                "viziers": t.viziers[column],
                "blocked": blocked(t, seat, column),
            }
            for column in range(len(COLUMN_IDS))
        ],
        "now": COLUMN_IDS[t.column] if t.phase == DAYLIGHT and t.turn == seat and 0 <= t.column < 4 else None,
        "owed": {SUITS[suit]: t.owed[suit] for suit in range(4) if t.owed[suit]},
        "turmoil_costs": sum(t.viziers) + sum(1 for row in t.decree for card in row if t.box.suit[card] == BIRD),
    }


def blocked(t: RootTable, seat: int, column: int) -> list[str]:
    """E7, E12: suits of a column that could not be carried out if it were resolved now."""
    wanted = [0, 0, 0, t.viziers[column]]
    for card in t.decree[column]:
        wanted[t.box.suit[card]] += 1
    copy = t.copy()
    assert isinstance(copy, RootTable)
    copy.column = column
    found: list[str] = []
    for suit in range(4):
        if wanted[suit]:
            copy.owed = [int(one == suit) for one in range(4)]
            if not column_options(copy, seat):
                found.append(SUITS[suit])
    return found


def alliance(t: RootTable, seat: int, viewer: int | None) -> dict[str, object]:
    """WA2, WA8, WA11, WA12; the suits of supporters for their owner only."""
    bases = [SUITS[suit] for suit in range(3) if t.placed[BASE_FOX + suit]]
    board: dict[str, object] = {
        "tracks": {"sympathy": track(t, SYMPATHY, bool(t.older_sympathy))},
        "supporters": len(t.supporters[seat]),
        "supporter_limit": None if bases else t.box.supporter_limit,
        "officers": t.officers,
        "operations": t.actions,
        "bases": bases,
        "draws": t.box.alliance_draw + len(bases),
    }
    if t.placed[SYMPATHY] < t.box.piece_count[SYMPATHY]:
        board["spread_costs"] = {t.box.clearing_ids[where]: spread_cost(t, seat, where) for where in range(CLEARINGS)}
    if viewer == seat:
        board["supporter_suits"] = dict(zip(SUITS, supporters_for(t, seat)))
    return board


def vagabond(t: RootTable, seat: int) -> dict[str, object]:
    """VB1, VB5, VB6, VB16, VB25: items by state, relationships, boots, burden."""
    if t.character[seat] == NOBODY:
        return {"character": None}
    states = {
        ITEM_IDS[item]: {STATE_IDS[state]: t.items[slot(seat, item, state)] for state in range(STATES)} for item in range(ITEMS)
    }
    bags = on_track(t, seat, BAG)
    return {
        "character": t.box.character_ids[t.character[seat]],
        "items": {item: row for item, row in states.items() if any(row.values())},
        "on_track": {ITEM_IDS[item]: on_track(t, seat, item) for item in (TEA, COIN, BAG)},
        "relations": {
            str(other): {
                "relationship": t.box.relationship_ids[t.relation[seat * t.sides + other]],
                "aids": t.aids[seat * t.sides + other],
                "needed": aids_needed(t, seat, other),
            }
            for other in range(t.sides)
            if t.faction[other] != VAGABOND
        },
        "boots": {
            t.box.clearing_ids[where]: boots_needed(t, seat, where)
            for where in (next_clearings(t, seat) if t.pawn[seat] >= 0 or t.camp[seat] >= 0 else [])
        },
        "burden": burden(t, seat),
        "limit": t.box.item_limit + t.box.limit_bag * bags,
        "refreshes": t.box.refresh + t.box.refresh_tea * on_track(t, seat, TEA),
        "draws": t.box.vagabond_draw + t.box.draw_coin * on_track(t, seat, COIN),
        "done": [t.box.quest_ids[number] for number in t.quests_done[seat]],
    }


def aids_needed(t: RootTable, seat: int, other: int) -> int | None:
    """VB16: aids in one turn to the next step; none from the ends of the track."""
    space = t.relation[seat * t.sides + other]
    return t.box.relation_aids[space + 1] if space < t.box.relationship_ids.index("allied") else None


def quest(t: RootTable, number: int, seat: int | None) -> dict[str, object]:
    """VB12: a quest, what it would score, and whether the looking Vagabond has its items ready."""
    suit = t.box.quest_suit[number]
    shown: dict[str, object] = {
        "id": t.box.quest_ids[number],
        "suit": SUITS[suit],
        "items": [ITEM_IDS[item] for item in t.box.quest_items[number]],
    }
    if seat is not None and t.faction[seat] == VAGABOND:
        done = sum(1 for other in t.quests_done[seat] if t.box.quest_suit[other] == suit)
        shown |= {"vp": t.box.quest_vp * (done + 1), "ready": can_pursue_items(t, seat, number)}
    return shown


def dominance(t: RootTable, seat: int) -> dict[str, object] | None:
    """D2: the activated card and how far its holder is."""
    if t.dominance[seat] == NOBODY:
        return None
    kind = t.box.kind[t.dominance[seat]]
    suit = t.box.suit[kind]
    held = [
        t.box.clearing_ids[where]
        for where in range(CLEARINGS)
        if t.ruler[where] == seat and (t.suits[where] == suit or (suit == BIRD and t.box.opposite[t.map][where] >= 0))
    ]
    return {
        "card": t.box.card_ids[kind],
        "needed": t.box.card_number[kind],
        "held": held,
        "wins_next": t.partner[seat] == NOBODY and has_dominance(t, seat, kind),
    }


def crafting(t: RootTable, seat: int, viewer: int | None) -> dict[str, object]:
    """K1: unused crafting pieces by suit; for the owner also which hand cards they suffice for."""
    found: dict[str, object] = {"pieces": dict(zip(SUITS, of(t, seat).crafters(t, seat)))}
    if viewer == seat:
        found["possible"] = [t.box.card_ids[CRAFT.first(option)] for option in craft_options(t, seat)]
    return found


def battles(t: RootTable, seat: int) -> list[dict[str, object]]:
    """B9 to B14: for every battle the viewer could fight, the hits to expect from dice and open cards."""
    found: list[dict[str, object]] = []
    for where in range(CLEARINGS):
        if of(t, seat).can_attack(t, seat, where):
            for other in targets(t, seat, where):
                found.append(odds(t, Battle(seat, other, where)))
    return found


def odds(t: RootTable, b: Battle) -> dict[str, object]:
    """The mean hits of both sides and how likely the attacker is to deal at least so many."""
    attacker, defender = of(t, b.attacker), of(t, b.defender)
    most_a, most_d = attacker.most_hits(t, b.attacker, b), defender.most_hits(t, b.defender, b)
    extra = attacker.extra_hits(t, b.attacker, b) + int(defender.defenseless(t, b.defender, b))
    attack: list[int] = []
    defence: list[int] = []
    for one in t.box.faces:
        for other in t.box.faces:
            high, low = max(one, other), min(one, other)
            if defender.defends_with_higher():
                high, low = low, high
            attack.append(min(high, most_a) + extra)
            defence.append(min(low, most_d))
    rolls = len(attack)
    return {
        "where": t.box.clearing_ids[b.where],
        "defender": b.defender,
        "attack": round(sum(attack) / rolls, 2),
        "defence": round(sum(defence) / rolls, 2),
        "at_least": [round(sum(1 for hits in attack if hits >= least) / rolls, 3) for least in range(1, 5)],
        "defenseless": defender.defenseless(t, b.defender, b),
        "may_be_ambushed": may_be_ambushed(t, b),
        "sappers": card_for(t, b.defender, OP_EXTRA_HITS, DEFENDER) >= 0,
        "leader": leader_of(t, b.attacker),
    }


def may_be_ambushed(t: RootTable, b: Battle) -> bool:
    """B3, B5, RF1: as far as everybody can see."""
    if not of(t, b.attacker).can_be_ambushed() or card_for(t, b.attacker, OP_IMMUNE, ATTACKER) >= 0:
        return False
    return bool(ambush_kinds(t, b.defender, b.where) if b.defender == t.open_hand else t.hands[b.defender])


def leader_of(t: RootTable, seat: int) -> str | None:
    """The attacker's leader, if it matters in a battle."""
    if t.faction[seat] != EYRIE or t.box.leader_op[t.leader] not in (LEADER_HITS, BATTLE_VP):
        return None
    return t.box.leader_ids[t.leader]
