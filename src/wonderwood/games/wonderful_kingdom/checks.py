"""What must always be true of a table: no card lost or doubled, no piece below zero, caches right."""

from wonderwood.games.wonderful_kingdom.advisors import candidates
from wonderwood.games.wonderful_kingdom.box import ADVISOR, BROADEST, CALAMITY, DEVELOPMENT, THREAT, TREASURE
from wonderwood.games.wonderful_kingdom.questions import ADVISORS, QUESTS, THREATS
from wonderwood.games.wonderful_kingdom.table import PLACE_CUBES, PLAN, SPACES, KingdomTable


def audit(t: KingdomTable) -> list[str]:
    """All that is wrong, in words for developers; nothing before the setup is done."""
    if t.at == 0:
        return []
    return card_problems(t) + site_problems(t) + piece_problems(t) + pawn_problems(t)


def all_cards(t: KingdomTable) -> list[int]:
    """Every card of the table, wherever it lies."""
    cards = t.deck + t.danger + t.discard + t.boxed + t.calamities + t.supply
    for rows in (
        t.hands,
        t.drawn,
        t.offers,
        t.selection,
        t.sites,
        t.duchy,
        t.stacks,
        t.threats,
        t.trophies,
        t.council,
        t.giants,
    ):
        for row in rows:
            cards += [card for card in row if card >= 0]
    if t.top >= 0:
        cards.append(t.top)
    return cards


def expected_cards(t: KingdomTable) -> list[int]:
    """1.4, 2.2: the cards that take part."""
    box = t.box
    cards: list[int] = []
    advisors = candidates(box, t.seats, t.deluxe) if ADVISORS in t.modules else []
    setup_threats = box.scenario_threats[t.scenario] if t.scenario >= 0 else []
    for card in range(box.cards):
        kind = box.kind[card]
        family = box.family[kind]
        if (
            (family == DEVELOPMENT and (t.deluxe or not box.deluxe[kind]))
            or (family == TREASURE and ADVISORS not in t.modules)
            or family == CALAMITY
            or (family == THREAT and ((THREATS in t.modules and box.pack[kind] in t.packs) or card in setup_threats))
            or (family == ADVISOR and card in advisors)
        ):
            cards.append(card)
    return cards


def card_problems(t: KingdomTable) -> list[str]:
    found = sorted(all_cards(t))
    wanted = expected_cards(t)
    if found == wanted:
        return []
    missing = [t.box.ids[t.box.kind[card]] for card in wanted if card not in found]
    extra = [t.box.ids[t.box.kind[card]] for card in found if card not in wanted or found.count(card) > 1]
    return [f"cards missing: {missing}; doubled or foreign: {extra}"]


def site_problems(t: KingdomTable) -> list[str]:
    problems: list[str] = []
    for seat in range(t.seats):
        sites = t.sites[seat]
        if len(t.spaces[seat]) != len(sites) * SPACES or len(t.giants[seat]) != len(sites):
            problems.append(f"seat {seat}: sites, spaces and giants do not match")
            continue
        for site, card in enumerate(sites):
            cost = t.box.cost[t.box.kind[card] * 6 : t.box.kind[card] * 6 + 6]
            spaces = t.spaces[seat][site * SPACES : site * SPACES + SPACES]
            for resource in range(6):
                if not 0 <= spaces[resource] <= cost[resource]:
                    problems.append(f"seat {seat}: {spaces[resource]} free of {cost[resource]} spaces")
            for resource in range(4):
                if not 0 <= spaces[6 + resource] <= cost[resource] - spaces[resource]:
                    problems.append(f"seat {seat}: {spaces[6 + resource]} cubes on filled spaces")
            if max(spaces[:6]) == 0 and t.giants[seat][site] < 0:
                problems.append(f"seat {seat}: a complete card is not built")
    return problems


def piece_problems(t: KingdomTable) -> list[str]:
    problems: list[str] = []
    for seat in range(t.seats):
        counters = [t.krystallium[seat], t.soldiers[seat], t.debt[seat], t.illusions[seat], t.traps[seat], t.spies[seat]]
        if min(counters + t.alchemy[seat] + t.loose[seat]) < 0:
            problems.append(f"seat {seat}: something is below zero")
        if QUESTS not in t.modules and sum(t.alchemy[seat]) >= 5:
            problems.append(f"seat {seat}: too many cubes in Alchemy")
        if t.phase not in (PLAN, PLACE_CUBES) and max(t.loose[seat]):
            problems.append(f"seat {seat}: loose cubes outside of Planning and Production")
        if t.training[seat] not in (0, 1) or t.spies[seat] > t.spy_tokens[seat]:
            problems.append(f"seat {seat}: Training or Spy tokens")
        if duchy_sums(t, seat) != (t.types[seat], t.flat[seat], t.per[seat]):
            problems.append(f"seat {seat}: production caches are wrong")
    for zone in range(2):
        if len(t.marks[zone]) != len(t.offers[zone]):
            problems.append("tokens do not lie beside the offered cards")
    return problems


def duchy_sums(t: KingdomTable, seat: int) -> tuple[list[int], list[int], list[int]]:
    """Types and production of a Duchy, counted from its cards."""
    box = t.box
    types, flat, per = [0] * 4, [0] * 4, [0] * 16
    places = [box.kind[card] for card in t.duchy[seat]]
    for place in places:
        if box.type[place] >= 0:
            types[box.type[place]] += 1
    for place in [*places, box.kinds + t.duchies[seat] * 5 + t.face]:
        for line in range(place * BROADEST, place * BROADEST + box.line_count[place]):
            if box.line_per[line] < 0:
                flat[box.line_resource[line]] += box.line_amount[line]
            else:
                per[box.line_resource[line] * 4 + box.line_per[line]] += box.line_amount[line]
    return types, flat, per


def pawn_problems(t: KingdomTable) -> list[str]:
    """13.2: twelve pawns each; a slot is held only by a pawn standing there."""
    problems: list[str] = []
    if t.board < 0:
        return problems
    for side in range(t.seats):
        marching = t.marching if side == t.actor else 0
        total = sum(t.pawns[side]) + t.reserve[side] + t.jailed[side] + marching
        if total != t.box.armies:
            problems.append(f"side {side} has {total} pawns")
    for territory in t.box.on_board[t.board]:
        for side in range(2):
            if t.slots[territory].count(side) > t.pawns[side][territory]:
                problems.append(f"slots of {t.box.territories[territory]} are held by nobody")
        if t.pawns[0][territory] and t.pawns[1][territory]:
            problems.append(f"{t.box.territories[territory]} has two masters")
    return problems
