"""What the board draws besides the fields: derived, in words, and only what the seat that looks may know."""

from wonderwood.engine.table import EVERYONE, SPECTATOR
from wonderwood.games.wonderful_kingdom.box import BROADEST, CALAMITY, FACES, PHASES, SLOTS
from wonderwood.games.wonderful_kingdom.choice import TURNS, actor, offers_now
from wonderwood.games.wonderful_kingdom.conquest import DOUBLE_MOVE, colour, controls, held_slots, may_move_to
from wonderwood.games.wonderful_kingdom.packs import line_of
from wonderwood.games.wonderful_kingdom.powers import worth
from wonderwood.games.wonderful_kingdom.production import production
from wonderwood.games.wonderful_kingdom.quest import board_steps, payable
from wonderwood.games.wonderful_kingdom.questions import (
    ADVISORS,
    CONQUEST,
    QUESTS,
    SCENARIOS,
    SOLO,
    THREATS,
)
from wonderwood.games.wonderful_kingdom.records import COLOURS
from wonderwood.games.wonderful_kingdom.scoring import MEDALS, is_defeated, medal, score_parts
from wonderwood.games.wonderful_kingdom.solo import SUPREME_FROM
from wonderwood.games.wonderful_kingdom.table import ROUNDS, SOLO_TURN, SPACES, TURN, KingdomTable
from wonderwood.games.wonderful_kingdom.vocabulary import BASIC, RESOURCES, TYPES

MODULE_WORDS = {SOLO: "solo", THREATS: "threat", ADVISORS: "advisors", QUESTS: "quest", CONQUEST: "conquest"}


def present(t: KingdomTable, seat: int | None) -> dict[str, object]:
    """Everything for one viewer (None: a spectator)."""
    viewer = SPECTATOR if seat is None else 1 << seat
    facts: dict[str, object] = {
        "modules": [MODULE_WORDS[number] for number in t.modules if number in MODULE_WORDS],
        "rounds": ROUNDS,
        "actor": actor(t) if t.phase == TURN and t.turn < TURNS else 0 if t.phase == SOLO_TURN else None,
        "offering": t.phase == TURN and offers_now(t),
        "face": FACES[t.face],
        "step": BASIC[t.step] if 0 <= t.step < len(BASIC) else None,
        "offers": [offer(t, zone, viewer) for zone in range(2)],
        "players": [player(t, one, viewer) for one in range(t.seats)],
        "supremacy": supremacy_race(t),
        "medals": medals(t),
        "promises": {} if seat is None else promises(t, seat),
    }
    if SOLO in t.modules:
        facts["danger"] = {"cards": len(t.danger), "special": hidden_specials(t, viewer)}
    if QUESTS in t.modules:
        facts["quests"] = [quest(t, step) for step in board_steps(t)]
    if CONQUEST in t.modules and t.pawns:
        places = [territory(t, place, seat) for place in t.box.on_board[t.board]]
        facts["map"] = {"board": t.box.boards[t.board], "territories": places}
    if SCENARIOS in t.modules:
        facts["scenario"] = scenario(t)
    return facts


def word(t: KingdomTable, card: int) -> str:
    return t.box.ids[t.box.kind[card]]


def seen(t: KingdomTable, card: int, viewer: int) -> dict[str, object]:
    """A card in an area, by its position: what the viewer knows of it."""
    known = bool(t.known[card] & viewer)
    return {"card": word(t, card) if known else None, "down": t.known[card] != EVERYONE}


def offer(t: KingdomTable, zone: int, viewer: int) -> list[dict[str, object]]:
    """An Offer area in its order, with Illusion tokens."""
    marks = t.marks[zone]
    return [
        {**seen(t, card, viewer), "token": None if marks[place] < 0 else marks[place]}
        for place, card in enumerate(t.offers[zone])
    ]


def player(t: KingdomTable, seat: int, viewer: int) -> dict[str, object]:
    parts = score_parts(t, seat)
    return {
        "duchy": t.box.duchies[t.duchies[seat]],
        "score": sum(parts.values()),
        "parts": parts,
        "production": amounts([production(t, seat, step) for step in range(4)]),
        "types": dict(zip(TYPES, t.types[seat])),
        "built": sorted(word(t, card) for card in t.duchy[seat]),
        "sites": [site(t, seat, place) for place in range(len(t.sites[seat]))],
        "selection": [seen(t, card, viewer) for card in t.selection[seat]],
        "hand": len(t.hands[seat]),
        "alchemy": amounts(t.alchemy[seat]),
        "loose": amounts(t.loose[seat]),
        "threats": [threat(t, card) for card in t.threats[seat]],
        "stolen": [stolen(t, seat, code) for code in t.stolen[seat]],
        "council": [advisor(t, seat, card) for card in t.council[seat]],
    }


def amounts(row: list[int]) -> dict[str, int]:
    return dict(zip(BASIC, row))


def site(t: KingdomTable, seat: int, place: int) -> dict[str, object]:
    """A card under construction: every space of its cost, filled or free."""
    card = t.sites[seat][place]
    kind = t.box.kind[card]
    spaces = t.spaces[seat][place * SPACES : place * SPACES + SPACES]
    slots: list[dict[str, object]] = []
    for resource in range(6):
        cost = t.box.cost[kind * 6 + resource]
        free = spaces[resource]
        cubes = spaces[6 + resource] if resource < 4 else cost - free
        filled = [RESOURCES[resource]] * cubes + ["krystallium"] * (cost - free - cubes)
        slots += [{"wants": RESOURCES[resource], "has": has} for has in [*filled, *[None] * free]]
    return {
        "card": word(t, card),
        "number": card - t.box.first[kind] + 1,
        "slots": slots,
        "missing": sum(spaces[:6]),
        "frozen": t.giants[seat][place] >= 0,
        "points": worth_of(t, seat, kind),
    }


def worth_of(t: KingdomTable, seat: int, kind: int) -> int:
    """Points the card would add if it were built now, sets included."""
    box = t.box
    kind_type = box.type[kind]
    types = t.types[seat]
    added = box.vp[kind] if box.vp_per[kind] < 0 else box.vp[kind] * (types[box.vp_per[kind]] + (box.vp_per[kind] == kind_type))
    places = [box.kind[card] for card in t.duchy[seat]] + [box.kinds + t.duchies[seat] * 5 + t.face]
    return added + sum(box.vp[place] for place in places if box.vp_per[place] >= 0 and box.vp_per[place] == kind_type)


def promises(t: KingdomTable, seat: int) -> dict[str, dict[str, object]]:
    """What each Development card the seat sees would add if it stood in its duchy now: production and points."""
    viewer = 1 << seat
    cards = [*t.hands[seat], *t.sites[seat]]
    for row in (t.drawn[seat], t.selection[seat], *t.offers):
        cards += [card for card in row if t.known[card] & viewer]
    kinds = sorted({t.box.kind[card] for card in cards if t.box.type[t.box.kind[card]] >= 0})
    return {t.box.ids[kind]: {"production": added(t, seat, kind), "points": worth_of(t, seat, kind)} for kind in kinds}


def added(t: KingdomTable, seat: int, kind: int) -> dict[str, int]:
    """Production the card would add: its own icons, and icons in the duchy that count its type."""
    box = t.box
    kind_type = box.type[kind]
    row = [t.per[seat][step * 4 + kind_type] for step in range(4)]
    for line in range(kind * BROADEST, kind * BROADEST + box.line_count[kind]):
        per = box.line_per[line]
        times = 1 if per < 0 else t.types[seat][per] + (per == kind_type)
        row[box.line_resource[line]] += box.line_amount[line] * times
    return {name: amount for name, amount in amounts(row).items() if amount}


def threat(t: KingdomTable, card: int) -> dict[str, object]:
    kind = t.box.kind[card]
    return {"card": t.box.ids[kind], "cost": t.box.fight_cost[kind], "points": t.box.penalty[kind]}


def stolen(t: KingdomTable, seat: int, code: int) -> dict[str, object]:
    card = code // BROADEST
    resource = BASIC[t.box.line_resource[line_of(t, seat, code)]]
    return {"card": None if card == t.box.cards else word(t, card), "line": code % BROADEST + 1, "resource": resource}


def advisor(t: KingdomTable, seat: int, card: int) -> dict[str, object]:
    kind = t.box.kind[card]
    phase = PHASES[t.box.power_phase[kind]]
    points = worth(t, seat, kind) if phase == "end" else 0
    cost = t.box.power_cost[kind]
    return {"card": t.box.ids[kind], "phase": phase, "cost": cost, "used": kind in t.used[seat], "points": points}


def supremacy_race(t: KingdomTable) -> list[dict[str, object]]:
    """Who would be supreme in each step with the production of now."""
    race: list[dict[str, object]] = []
    for step in range(4):
        totals = [production(t, seat, step) for seat in range(t.seats)]
        best = max(totals)
        leaders = [seat for seat in range(t.seats) if totals[seat] == best]
        leader = leaders[0] if len(leaders) == 1 and (t.seats > 1 or best >= SUPREME_FROM) else None
        race.append({"resource": BASIC[step], "totals": totals, "leader": leader})
    return race


def medals(t: KingdomTable) -> dict[str, object] | None:
    if not t.medals:
        return None
    return {**dict(zip(MEDALS[1:], t.medals)), "now": MEDALS[medal(t, 0)], "defeated": is_defeated(t, 0)}


def hidden_specials(t: KingdomTable, viewer: int) -> int:
    """Calamities or Threats still unseen: those of the Danger deck that have not come to light."""
    box = t.box
    in_play = [card for card in range(box.cards) if box.family[box.kind[card]] == CALAMITY and card not in t.calamities]
    if THREATS in t.modules:
        kinds = box.pack_kinds[t.packs[0]] if t.packs[0] >= 0 else []
        in_play = [card for card in range(box.cards) if box.kind[card] in kinds]
    open_cards = [*t.duchy[0], *t.threats[0], *t.trophies[0], *t.giants[0]]
    for row in (t.discard, t.selection[0], *t.offers):
        open_cards += [card for card in row if t.known[card] & viewer]
    return sum(1 for card in in_play if card not in open_cards)


def quest(t: KingdomTable, step: int) -> dict[str, object]:
    cost = {
        name: t.box.step_cost[step * 6 + place] for place, name in enumerate(RESOURCES) if t.box.step_cost[step * 6 + place]
    }
    return {
        "step": t.box.steps[step],
        "quest": t.box.quests[t.box.step_quest[step]],
        "final": bool(t.box.step_final[step]),
        "cost": cost,
        "vp": [t.box.step_vp[step], t.box.step_vp_second[step]],
        "krystallium": t.box.step_gain[step * 3],
        "soldier": t.box.step_gain[step * 3 + 1],
        "spy": t.box.step_gain[step * 3 + 2],
        "done": [seat for seat in range(t.seats) if step in t.steps[seat]],
        "payable": [seat for seat in range(t.seats) if step not in t.steps[seat] and payable(t, seat, step, t.alchemy[seat])],
    }


def territory(t: KingdomTable, place: int, seat: int | None) -> dict[str, object]:
    """A territory of the map: who holds it and its slots, what it is worth, whether the viewer could march there now."""
    board = t.board
    owners = [side for side in range(2) if t.pawns[side][place] or controls(t, side, place)]
    resources = t.box.slot_resource[board][place]
    slots = [
        {"type": SLOTS[kind], "resource": None if resources[spot] < 0 else BASIC[resources[spot]], "side": t.slots[place][spot]}
        for spot, kind in enumerate(t.box.slot_type[board][place])
    ]
    reach = seat is not None and may_move_to(t, seat, place, held_slots(t, seat, DOUBLE_MOVE) > 0)
    return {
        "territory": t.box.territories[place],
        "owner": owners[0] if owners else None,
        "colour": COLOURS[colour(t, owners[0])] if owners else None,
        "pawns": [t.pawns[side][place] for side in range(2)],
        "slots": slots,
        "vp": dict(zip(COLOURS, t.box.territory_vp[board][place * 2 : place * 2 + 2])),
        "prison": list(t.jailed) if place == t.box.prison[board] else None,
        "reachable": reach,
    }


def scenario(t: KingdomTable) -> dict[str, object]:
    """What must still be done, and how near the end is."""
    box = t.box
    number = t.scenario
    built = [box.kind[card] for card in t.duchy[0]]
    build = box.scenario_must_build[number]
    beat = box.scenario_must_beat[number]
    finals = [step for step in board_steps(t) if box.step_final[step] and step not in t.steps[0]]
    return {
        "scenario": box.scenarios[number],
        "build": {box.ids[build[i]]: max(0, build[i + 1] - built.count(build[i])) for i in range(0, len(build), 2)},
        "beat": {box.ids[beat[0]]: beat[1] - sum(box.kind[card] == beat[0] for card in t.trophies[0])} if beat else {},
        "finish": [box.steps[step] for step in finals],
        "vermin": len(t.supply) if box.scenario_vermin_loss[number] else None,
        "aside": [t.aside, box.scenario_aside_loss[number]] if box.scenario_aside_loss[number] else None,
    }
