"""What the board shows that is derived, not stored: running scores, odds, previews, what forging would give.

Everything is written in words (ids). Nothing here looks at another seat's hidden quests or secret answers; bags are open
(R1.8). What never changes (icons of cards and spaces) is described once and kept.
"""

from wonderwood.games.wonderlands_war.book import CHAIRS, FIGURES, TRACKS
from wonderwood.games.wonderlands_war.box import LEVELS, MADNESS, POISON, WarBox
from wonderwood.games.wonderlands_war.clauses import (
    GAIN_ANY_ALLY,
    GAIN_CHIP,
    MADNESS_MAX,
    OPS,
    SHARDS_MAX,
    Effect,
    Space,
)
from wonderwood.games.wonderlands_war.conquest import is_rewarded
from wonderwood.games.wonderlands_war.lookup import castle_count, figures_in, in_order, units_in, units_on_board
from wonderwood.games.wonderlands_war.quests import is_feat_met, is_objective_met, objective_count
from wonderwood.games.wonderlands_war.scoring import quest_vp
from wonderwood.games.wonderlands_war.table import (
    BUST,
    CHOOSE,
    FIGHTING,
    GONE,
    HALTED,
    HEAD,
    OUT,
    SETUP,
    TILTED,
    UPRIGHT,
    WarTable,
)
from wonderwood.games.wonderlands_war.tea import direction, way

RISKY = 25  # percent
STATUS = ["out", "fighting", "halted", "bust"]
CASTLES = {0: None, TILTED: "tilted", UPRIGHT: "upright"}

_EFFECTS: dict[tuple[str, int], dict[str, object]] = {}
_CARDS: dict[tuple[str, int], dict[str, object]] = {}


def present(t: WarTable, seat: int | None) -> dict[str, object]:
    """The facts of the board for who looks; None is a spectator."""
    if t.phase == SETUP:
        return {}
    return {
        "round": t.round + 1,
        "order": in_order(t, list(range(t.seats))),
        "resistance": t.box.resistance[t.round] if t.seats == 2 else None,
        "players": [player(t, other, seat) for other in range(t.seats)],
        "regions": [region_facts(t, region) for region in battle_order(t)],
        "tea": tea_facts(t),
        "row": [card_facts(t, card) for card in t.row],
        "allies": {t.box.ally_names[ally]: t.box.source_names[card] for ally, card in enumerate(t.allies)},
        "battle": battle_facts(t, seat) if t.here >= 0 else None,
        "quests": [] if seat is None else [quest_facts(t, seat, quest) for quest in t.quests[seat]],
        **draw_facts(t, seat),
    }


def battle_order(t: WarTable) -> list[int]:
    """R7.1: the Regions in play, in the order of their battles."""
    ring = [(t.first_battle + step) % 5 for step in range(5)]
    return [region for region in ring if region != t.removed]


# -- players --------------------------------------------------------------------------------------------------------------


def player(t: WarTable, seat: int, viewer: int | None) -> dict[str, object]:
    box = t.box
    board = box.boards[t.board[seat]]
    return {
        "faction": box.faction_names[t.faction[seat]],
        "artifact": box.artifact_names[t.faction[seat]],
        "score": score_facts(t, seat, viewer),
        "units": units_on_board(t, seat),
        "supply": t.reserve[seat],
        "figures_in_supply": [box.figure_names[f] for f in range(FIGURES) if t.figure_owner[f] == seat and t.figure_at[f] < 0],
        "leader_strength": t.leader[seat],
        "shield": "intact" if t.shield[seat] else "broken",
        "castle_value": t.castle_vp[seat],
        "power": box.source_names[t.power[seat]],
        "abilities": [
            {"id": box.source_names[source], "state": ("covered", "works", "next_battle")[t.unlocked[seat][index]]}
            for index, source in enumerate(board.abilities)
        ],
        "tracks": [track_facts(t, seat, track) for track in range(TRACKS)],
        "between": [between_facts(t, seat, space) for space in board.between],
        "bag": bag_facts(t, seat),
        "tea_left": max(0, box.tea_cards[t.seats] - t.sips[seat]),
        "quests_hidden": len(t.quests[seat]) + len(t.offer[seat]),
        "feats_done": [box.quest_names[quest] for quest in t.feats[seat]],
    }


def score_facts(t: WarTable, seat: int, viewer: int | None) -> dict[str, object]:
    """R14.2: the score so far as the viewer can know it: hidden quests count for their owner only."""
    quests = sum(quest_vp(t, seat, quest, True) for quest in t.feats[seat])
    if viewer == seat:
        quests += sum(quest_vp(t, seat, quest, False) for quest in t.quests[seat])
    castles = castle_count(t, seat) * t.castle_vp[seat]
    shards = t.box.shard_vp * t.shards[seat]
    return {
        "track": t.vp[seat],
        "castles": castles,
        "quests": quests,
        "shards": shards,
        "total": t.vp[seat] + castles + quests + shards,
    }


def track_facts(t: WarTable, seat: int, track: int) -> dict[str, object]:
    """A forge track: what each space gives, what covers it, whether its artifact still waits."""
    spaces = t.box.boards[t.board[seat]].tracks[track]
    forged = t.forged[seat * TRACKS + track]
    return {
        "spaces": [
            {
                "rewards": [effect_facts(t.box, effect) for effect in space.rewards],
                "chip": t.box.chip_names[forged[index]] if index < len(forged) else None,
            }
            for index, space in enumerate(spaces)
        ],
        "next": len(forged) + 1 if len(forged) < len(spaces) else None,
        "artifact_waits": len(forged) < len(spaces),
    }


def between_facts(t: WarTable, seat: int, space: Space) -> dict[str, object]:
    """R13.3: a reward between two tracks, and whether it was taken."""
    covered = [len(t.forged[seat * TRACKS + track]) > space.column for track in (space.track, space.other)]
    return {
        "tracks": [space.track + 1, space.other + 1],
        "column": space.column + 1,
        "rewards": [effect_facts(t.box, effect) for effect in space.rewards],
        "taken": all(covered),
    }


def bag_facts(t: WarTable, seat: int) -> dict[str, object]:
    """R1.8: what everybody can work out: how many chips of each kind, and the odds of the next draw."""
    box = t.box
    bag = t.bag[seat]
    counts = {box.chip_names[chip]: bag.count(chip) for chip in range(len(box.chip_names)) if chip in bag}
    size = len(bag)
    mad = sum(1 for chip in bag if box.chip_kind[chip] == MADNESS)
    poison = sum(1 for chip in bag if box.chip_kind[chip] == POISON)
    return {
        "size": size,
        "chips": counts,
        "madness": percent(mad, size),
        "double": percent(bag.count(box.double_madness), size),
        "poison": percent(poison, size),
        "mean_strength": round(sum(box.chip_strength[chip] for chip in bag) / size, 2) if size else 0,
    }


def percent(part: int, whole: int) -> int:
    return round(100 * part / whole) if whole else 0


# -- regions and tea ------------------------------------------------------------------------------------------------------


def region_facts(t: WarTable, region: int) -> dict[str, object]:
    box = t.box
    values = box.markers[t.markers[region]]
    order = battle_order(t).index(region)
    return {
        "id": box.words["region"][region],
        "vp": values[t.round],
        "second": (values[t.round] + 1) // 2,
        "rounds": values,
        "fought": t.here >= 0 and order < t.fought,
        "here": t.here == region,
        "players": [
            {
                "seat": seat,
                "supporters": t.troops[seat][region],
                "figures": [box.figure_names[figure] for figure in figures_in(t, seat, region)],
                "leader": t.leader_at[seat] == region,
                "castle": CASTLES[t.castles[seat][region]],
                "units": units_in(t, seat, region),
                "starting_strength": strength_in(t, seat, region),
            }
            for seat in range(t.seats)
            if units_in(t, seat, region) or t.castles[seat][region]
        ],
    }


def strength_in(t: WarTable, seat: int, region: int) -> int:
    """R7.4: with what Strength a player would start there now."""
    strength = t.leader[seat] if t.leader_at[seat] == region else 0
    strength += sum(t.box.figure_strength[figure] for figure in figures_in(t, seat, region))
    return strength + (t.box.castle_strength if t.castles[seat][region] else 0)


def tea_facts(t: WarTable) -> dict[str, object]:
    """The table with its chairs; for whose turn it is, what can be reached before the Head and what after it."""
    chairs = [chair for chair in range(1, CHAIRS + 1) if chair not in t.box.blocked[t.seats]]
    sitting = t.here < 0 and t.chair[t.turn] != GONE
    before = [chair for chair in way(t, t.turn, t.chair[t.turn]) if t.tea_on[chair] >= 0] if sitting else []
    after = [chair for chair in way(t, t.turn, HEAD) if t.tea_on[chair] >= 0] if sitting else []
    return {
        "turn": t.turn if sitting else None,
        "clockwise": direction(t, t.turn) > 0,
        "chairs": [
            {
                "chair": chair,
                "card": tea_card_facts(t, t.tea_on[chair]) if t.tea_on[chair] >= 0 else None,
                "leaders": [seat for seat in range(t.seats) if t.chair[seat] == chair],
                "poison": bool(t.poison_on[chair]),
            }
            for chair in chairs
        ],
        "head": [seat for seat in range(t.seats) if t.chair[seat] == HEAD],
        "deck": len(t.tea_deck),
        "before_head": before,
        "after_head": after,
        "resolving": None if t.card < 0 else tea_card_facts(t, t.card),
        "still": [effect_facts(t.box, t.box.effects[icon]) for icon in t.icons],
    }


def tea_card_facts(t: WarTable, card: int) -> dict[str, object]:
    key = (t.box.fingerprint, card)
    if key in _CARDS:
        return _CARDS[key]
    tea = t.box.teas[card]
    _CARDS[key] = {
        "id": t.box.tea_names[card],
        "units": tea.units,
        "die": bool(tea.die),
        "split": bool(tea.split),
        "corrupted": bool(tea.corrupted),
        "icons": [effect_facts(t.box, effect) for effect in tea.icons],
    }
    return _CARDS[key]


def effect_facts(box: WarBox, effect: Effect) -> dict[str, object]:
    """An icon in words: what it is, how many, which ally and level, and the parts of split and corrupted cards."""
    key = (box.fingerprint, effect.id)
    if key not in _EFFECTS:
        _EFFECTS[key] = describe(box, effect)
    return _EFFECTS[key]


def describe(box: WarBox, effect: Effect) -> dict[str, object]:
    facts: dict[str, object] = {"icon": OPS[effect.op], "n": effect.n.times}
    if effect.op == GAIN_CHIP:
        facts["chip"] = box.chip_names[box.level_of[effect.ally][effect.level]]
    if effect.op == GAIN_ANY_ALLY:
        facts["level"] = LEVELS[effect.level]
    if effect.more > 0:
        facts["discard"] = effect.more
    if effect.first:
        facts["top"] = [effect_facts(box, part) for part in effect.first]
    if effect.second:
        facts["bottom"] = [effect_facts(box, part) for part in effect.second]
    return facts


def card_facts(t: WarTable, card: int) -> dict[str, object]:
    box = t.box
    if card < box.figure_cards:
        figures = box.card_figures[card]
        return {
            "id": box.card_names[card],
            "kind": "figure",
            "strength": box.figure_strength[figures[0]],
            "figures": [box.figure_names[figure] for figure in figures],
        }
    chip = box.card_chip[card]
    return {"id": box.card_names[card], "kind": "item", "strength": box.chip_strength[chip], "chips": box.card_chips[card]}


# -- battle and quests ----------------------------------------------------------------------------------------------------


def battle_facts(t: WarTable, viewer: int | None) -> dict[str, object]:
    """The battle as a show: markers, bags, tracks, who would win now, and the risk of one more draw."""
    box = t.box
    return {
        "region": box.words["region"][t.here],
        "contested": bool(t.contested),
        "draw": t.draws,
        "track": {"end": box.track_end, "forge_icons": box.icons},
        "fighters": [fighter(t, seat) for seat in range(t.seats) if t.status[seat] != OUT],
        "leading": leading(t),
        "bettors": [seat for seat in range(t.seats) if t.status[seat] == OUT] if t.seats > 2 else [],
        "my_bet": None if viewer is None or t.bet[viewer] < 0 else t.bet[viewer],
        "bets": {str(seat): t.bet[seat] for seat in range(t.seats) if t.bet[seat] >= 0} if t.bets_open else None,
    }


def fighter(t: WarTable, seat: int) -> dict[str, object]:
    box = t.box
    return {
        "seat": seat,
        "status": STATUS[t.status[seat]],
        "strength": t.strength[seat],
        "on_forge_icon": t.strength[seat] in box.icons,
        "forge_chips": t.active[seat].count(box.forge_chip),
        "units": units_in(t, seat, t.here),
        "madness_left": box.madness_spaces - len(t.madness[seat]),
        "drawn": None if t.played[seat] < 0 else box.chip_names[t.played[seat]],
        "next_chip_times": t.doubled[seat],
        "next_chip_set": None if t.crown[seat] < 0 else t.crown[seat],
        "extra_chips": t.extra[seat],
        "bust_risk": bust_risk(t, seat) if t.status[seat] == FIGHTING else 0,
    }


def draw_facts(t: WarTable, seat: int | None) -> dict[str, object]:
    """What one more draw may bring, for who decides about it; a risk worth a second thought is a warning."""
    if seat is None or t.phase != CHOOSE or t.status[seat] != FIGHTING:
        return {}
    bag = bag_facts(t, seat)
    odds = {name: bag[name] for name in ("madness", "double")} | {"mean": bag["mean_strength"]}
    risk = bust_risk(t, seat)
    warned = {"draw": ["draw-warning", {"percent": risk}]} if risk >= RISKY else {}
    return {"effects": {"draw": ["draw-effect", odds]}, "warnings": warned}


def bust_risk(t: WarTable, seat: int) -> int:
    """The chance, in percent, that one more chip costs all units here; an intact Shield can stop it."""
    bag = t.bag[seat] or t.madness[seat] + t.exhausted[seat]
    if t.shield[seat]:
        return 0
    units = units_in(t, seat, t.here)
    deadly = sum(1 for chip in bag if t.box.chip_kind[chip] >= MADNESS and t.box.chip_losses[chip] >= units)
    return percent(deadly, len(bag))


def leading(t: WarTable) -> list[int]:
    """Who would win if the battle ended now."""
    least = t.box.resistance[t.round] if t.seats == 2 else 0
    able = [seat for seat in range(t.seats) if t.status[seat] in (FIGHTING, HALTED) and is_rewarded(t, seat)]
    able = [seat for seat in able if t.strength[seat] >= least and t.status[seat] != BUST]
    best = max((t.strength[seat] for seat in able), default=0)
    return [seat for seat in able if t.strength[seat] == best]


def quest_facts(t: WarTable, seat: int, quest: int) -> dict[str, object]:
    """One of the viewer's own hidden quests: whether its Feat would count now, and how far its Objective is."""
    rule = t.box.quests[quest]
    upper = rule.objective in (SHARDS_MAX, MADNESS_MAX)
    fighting = t.here == rule.region and t.status[seat] in (FIGHTING, HALTED) and is_rewarded(t, seat)
    return {
        "id": t.box.quest_names[quest],
        "region": t.box.words["region"][rule.region],
        "feat_now": bool(fighting and is_feat_met(t, seat, rule)),
        "objective_met": is_objective_met(t, seat, rule),
        "have": None if upper else objective_count(t, seat, rule),
        "need": rule.objective_two if t.seats == 2 else rule.objective_n,
    }
