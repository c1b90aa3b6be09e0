"""Rules of thumb for every question: a weight for every option, in hundredths of a point where that makes sense."""

from wonderwood.engine.table import Ask
from wonderwood.games.root.alliance import spread_cost
from wonderwood.games.root.book import (
    AMBUSH,
    BATTLE,
    BUILD,
    CRAFT,
    DECREE,
    DECREE_BATTLE,
    DECREE_BUILD,
    DECREE_MOVE,
    DECREE_RECRUIT,
    DISCARD,
    DOMINATE,
    DONE,
    ENLIST,
    FIRST,
    FOIL,
    HIRE,
    HIT,
    HOSPITAL,
    LEAD,
    LOSE,
    MARCH,
    MOBILIZE,
    MOVE,
    ORDER,
    ORGANIZE,
    OUTCAST,
    OUTRAGE,
    OVERWORK,
    PASS,
    PAY_WOOD,
    PEEK,
    PLACE,
    RECRUIT,
    RECRUIT_AT,
    RETRIEVE,
    REVOLT,
    ROB,
    SHARE,
    SPREAD,
    STEAL,
    SUPPORTER,
    TAKE_ALONG,
    TAX,
    TRAIN,
    USE,
    WOOD_AT,
)
from wonderwood.games.root.box import (
    ALLIANCE,
    BASE_FOX,
    BIRD,
    CLEARINGS,
    EYRIE,
    MARQUISE,
    OP_CANCEL_ROLLED,
    RECRUITER,
    ROOST_PIECE,
    SAWMILL,
    SYMPATHY,
    TORCH,
    VAGABOND,
)
from wonderwood.games.root.dominance import has_dominance
from wonderwood.games.root.judge_expansion import fund_cost, is_trading, weigh_expansion
from wonderwood.games.root.judge_vagabond import weigh_vagabond
from wonderwood.games.root.marquise import build_options
from wonderwood.games.root.roster import Battle
from wonderwood.games.root.satchel import ready
from wonderwood.games.root.table import RootTable
from wonderwood.games.root.woodland import can_place, moves, ruled
from wonderwood.games.root.worth import amount_worth, battle_worth, card_worth, craft_worth, move_worth, piece_worth, standing


def judge(t: RootTable, seat: int) -> int:
    """The standing of a seat against the best of the others; together, that of the last player against the machine."""
    if t.cooperative:
        last = 100_000
        for other in range(t.seats):
            last = min(last, standing(t, other))
        return standing(t, seat) + last - standing(t, t.machine)
    best = -100_000
    for other in range(t.sides):
        if other != seat and t.partner[seat] != other:
            best = max(best, standing(t, other))
    return 2 * standing(t, seat) - best


def advise(t: RootTable, ask: Ask) -> list[int]:
    weights: list[int] = []
    trading = is_trading(t, ask)
    for option in ask.options:
        weight = weigh(t, ask, option)
        weights.append(weight - fund_cost(t, option) if trading else weight)
    return weights


def weigh(t: RootTable, ask: Ask, option: int) -> int:
    """The weight of one option; what is not worth a thought weighs nothing."""
    seat = ask.seat
    if option == PASS.of() or option == DONE.of():
        return weigh_stopping(t, ask)
    if MOVE.has(option):
        return 10 + move_worth(t, seat, MOVE.first(option), MOVE.second(option))
    if TAKE_ALONG.has(option):
        return 1000 + amount_worth(t, seat, ask.a, ask.b, TAKE_ALONG.first(option))
    if BATTLE.has(option):
        return 20 + battle_worth(t, Battle(seat, BATTLE.second(option), BATTLE.first(option)))
    if CRAFT.has(option):
        return 60 + craft_worth(t, seat, CRAFT.first(option))
    if AMBUSH.has(option) or FOIL.has(option) or ENLIST.has(option):
        return 100
    if HOSPITAL.has(option):
        return 45 * ask.b - card_worth(t, seat, HOSPITAL.first(option))
    if USE.has(option):
        return weigh_use(t, ask, USE.first(option))
    if LOSE.has(option):
        mine = ask.a == seat
        return 1000 + (-piece_worth(t, LOSE.first(option)) if mine else piece_worth(t, LOSE.first(option)))
    if HIT.has(option):
        return piece_worth(t, HIT.first(option))
    if ORDER.has(option):
        return ORDER.first(option)  # a lost base before outrage: then the new supporter stays
    if FIRST.has(option):
        return 10 if FIRST.first(option) == seat else 5
    if DISCARD.has(option):
        return 1000 - card_worth(t, seat, DISCARD.first(option))
    if OUTRAGE.has(option):
        return 1000 - card_worth(t, seat, OUTRAGE.first(option))
    if SUPPORTER.has(option):
        return 10 if t.box.suit[SUPPORTER.first(option)] != BIRD else 5
    if SHARE.has(option) or ROB.has(option) or PEEK.has(option) or STEAL.has(option):
        return weigh_other(t, seat, option)
    if TAX.has(option):
        place = seat * CLEARINGS + TAX.first(option)
        return 45 if t.warriors[place] > 2 and len(t.hands[seat]) < 5 else -10
    if DOMINATE.has(option):
        return weigh_dominance(t, seat, DOMINATE.first(option))
    if RETRIEVE.has(option):
        return -20
    return weigh_expansion(t, ask, option) if option >= OUTCAST.base else weigh_faction(t, ask, option)


def weigh_stopping(t: RootTable, ask: Ask) -> int:
    """When nothing better is to be done."""
    name = ask.prompt.name
    if name == "decree":
        return 60
    if name in ("hospital", "ambush", "foil"):
        return 5
    if name in ("march", "cobbler"):
        return 14
    return 12


def weigh_use(t: RootTable, ask: Ask, kind: int) -> int:
    """Cards in play: armour when it pays, extra hits always, points at once when they are many."""
    if ask.prompt.name == "effect":
        if t.box.op[kind] == OP_CANCEL_ROLLED:
            return 30 * max(ask.a, ask.b) - 25
        return 40
    return 100 * ruled(t, ask.seat) - 250


def weigh_other(t: RootTable, seat: int, option: int) -> int:
    """Cards: from the rich, for the poor."""
    if SHARE.has(option):
        return 100 - t.scores[SHARE.first(option)]
    if ROB.has(option):
        victim = ROB.first(option)
        return 40 + 3 * len(t.hands[victim]) - 2 * t.scores[victim] if t.scores[victim] < t.box.victory - 1 else -500
    if PEEK.has(option):
        return 15
    return 70 if ready(t, seat, TORCH) and not t.ruin[t.pawn[seat]] else 30


def weigh_dominance(t: RootTable, seat: int, kind: int) -> int:
    """Worth it only when the clearings are held already and points are far."""
    if t.faction[seat] == VAGABOND:
        return -200
    if has_dominance(t, seat, kind) and t.scores[seat] < 24:
        return 150
    return -300


def weigh_faction(t: RootTable, ask: Ask, option: int) -> int:
    faction = t.faction[ask.seat]
    if faction == MARQUISE:
        return weigh_marquise(t, ask, option)
    if faction == ALLIANCE:
        return weigh_alliance(t, ask, option)
    if faction == VAGABOND:
        return weigh_vagabond(t, ask, option)
    if faction != EYRIE:
        return weigh_expansion(t, ask, option)
    return weigh_eyrie(t, ask, option)


# -- the Marquise ----------------------------------------------------------------------------------------------------------


def weigh_marquise(t: RootTable, ask: Ask, option: int) -> int:
    seat = ask.seat
    if BUILD.has(option):
        return build_weight(t, seat, BUILD.first(option), BUILD.second(option))
    if option == RECRUIT.of():
        return 25 + 30 * min(t.placed[RECRUITER], t.supply[seat])
    if option == MARCH.of():
        best = 0
        for choice in moves(t, seat):
            best = max(best, move_worth(t, seat, MOVE.first(choice), MOVE.second(choice)))
        return best
    if OVERWORK.has(option):
        card = OVERWORK.second(option)
        return 95 - card_worth(t, seat, card) + (20 if not build_options(t, seat) else 0)
    if HIRE.has(option):
        best = 0
        for choice in build_options(t, seat):
            best = max(best, build_weight(t, seat, BUILD.first(choice), BUILD.second(choice)))
        return best // 2 - card_worth(t, seat, HIRE.first(option)) // 2
    if PLACE.has(option):
        return 10 * t.box.slots[t.map][PLACE.second(option)]
    if WOOD_AT.has(option) or PAY_WOOD.has(option) or RECRUIT_AT.has(option):
        return 10
    return 0


def build_weight(t: RootTable, seat: int, piece: int, where: int) -> int:
    """Points first, sawmills while there are few, and where her warriors stand."""
    space = t.placed[piece]
    weight = 120 + 100 * t.box.piece_vp[piece][space] - 12 * t.box.piece_cost[piece][space]
    if piece == SAWMILL and space < 3:
        weight += 60
    if piece == RECRUITER and space < 2:
        weight += 30
    return weight + 4 * min(t.warriors[seat * CLEARINGS + where], 4)


# -- the Eyrie -------------------------------------------------------------------------------------------------------------


def weigh_eyrie(t: RootTable, ask: Ask, option: int) -> int:
    seat = ask.seat
    if DECREE.has(option):
        return decree_weight(t, seat, DECREE.first(option), DECREE.second(option))
    if DECREE_RECRUIT.has(option):
        where = DECREE_RECRUIT.second(option)
        base = 500 - 10 * t.warriors[seat * CLEARINGS + where] + (20 if DECREE_RECRUIT.first(option) != BIRD else 0)
        return base + 30 * frontier(t, seat, where)
    if DECREE_MOVE.has(option):
        worth = move_worth(t, seat, DECREE_MOVE.second(option), DECREE_MOVE.third(option))
        return 500 + worth + (15 if DECREE_MOVE.first(option) != BIRD else 0)
    if DECREE_BATTLE.has(option):
        worth = battle_worth(t, Battle(seat, DECREE_BATTLE.third(option), DECREE_BATTLE.second(option)))
        return 500 + worth + (10 if DECREE_BATTLE.first(option) != BIRD else 0)
    if DECREE_BUILD.has(option):
        where = DECREE_BUILD.second(option)
        guards = t.warriors[seat * CLEARINGS + where]
        return 500 + 10 * min(guards, 5) + (15 if DECREE_BUILD.first(option) != BIRD else 0)
    if LEAD.has(option):
        return leader_weight(t, seat, LEAD.first(option))
    return 0


def frontier(t: RootTable, seat: int, where: int) -> int:
    """Is there a site for a roost next door that is not ruled yet?"""
    for end in t.box.paths[t.map][where]:
        if roost_site(t, seat, end) and t.ruler[end] != seat:
            return 1
    return 0


def roost_site(t: RootTable, seat: int, where: int) -> bool:
    return t.open_slots[where] > 0 and not t.pieces[ROOST_PIECE * CLEARINGS + where] and can_place(t, seat, where)


def decree_weight(t: RootTable, seat: int, kind: int, column: int) -> int:
    """A card where it can be obeyed turn after turn; one or two to build, then recruit and move."""
    suit = t.box.suit[kind]
    held = len(t.decree[column]) + t.viziers[column]
    places = 0
    soon = 0
    for where in range(CLEARINGS):
        if suit not in (BIRD, t.suits[where]):
            continue
        mine = t.warriors[seat * CLEARINGS + where]
        if column == 0:
            places += t.pieces[ROOST_PIECE * CLEARINGS + where] and can_place(t, seat, where)
        elif column == 1:
            places += int(mine >= 2 and t.ruler[where] == seat)
            soon += int(mine > 0)
        elif column == 2:
            for other in range(t.sides):
                if other != seat and mine >= 2:
                    place = other * CLEARINGS + where
                    places += int(t.warriors[place] + t.cardboard[place] > 0)
        elif roost_site(t, seat, where):
            places += int(t.ruler[where] == seat)
            soon += 1
    if places == 0 and soon == 0:
        return -400 if suit != BIRD else -200
    bird = 30 if suit == BIRD else 0
    if column == 0:
        need = 3 * (held + 1)
        return (70 if t.supply[seat] >= need else -60) - 25 * held + 10 * min(places, 2) - bird
    if column == 1:
        return 60 - 25 * held + 12 * min(places, 3) - bird
    if column == 2:
        return 10 - 40 * held + 10 * min(places, 4) - bird
    left = t.box.piece_count[ROOST_PIECE] - t.placed[ROOST_PIECE]
    if left <= held or (places == 0 and soon < 2):
        return -150
    return (140 if held == 0 else 20 - 60 * held) + 8 * places + 2 * bird


def leader_weight(t: RootTable, seat: int, leader: int) -> int:
    """Whose viziers can be obeyed now."""
    weight = 0
    for column in t.box.leader_viziers[leader]:
        if column == 0:
            weight += 40 if t.supply[seat] > 4 else -40
        elif column == 1:
            weight += 30
        elif column == 2:
            weight += -10
        else:
            left = t.box.piece_count[ROOST_PIECE] - t.placed[ROOST_PIECE]
            sites = 0
            for where in range(CLEARINGS):
                sites += int(roost_site(t, seat, where) and t.ruler[where] == seat)
            weight += 45 if left > 2 and sites else -30
    return weight


# -- the Alliance ----------------------------------------------------------------------------------------------------------


def weigh_alliance(t: RootTable, ask: Ask, option: int) -> int:
    seat = ask.seat
    if REVOLT.has(option):
        where = REVOLT.first(option)
        gain = 150
        for other in range(t.sides):
            if other != seat:
                gain += 100 * t.cardboard[other * CLEARINGS + where] + 20 * t.warriors[other * CLEARINGS + where]
        return gain
    if SPREAD.has(option):
        where = SPREAD.first(option)
        return 60 + sympathy_points(t) + spread_weight(t, seat, where) - 25 * spread_cost(t, seat, where)
    if ORGANIZE.has(option):
        return 90 + sympathy_points(t) + spread_weight(t, seat, ORGANIZE.first(option))
    if MOBILIZE.has(option):
        if len(t.supporters[seat]) >= t.box.supporter_limit and not has_any_base(t):
            return -20
        return 40 - card_worth(t, seat, MOBILIZE.first(option)) // 10
    if TRAIN.has(option):
        return 90 - 15 * t.officers - card_worth(t, seat, TRAIN.first(option)) // 10
    if RECRUIT_AT.has(option):
        return 55 - 8 * t.warriors[seat * CLEARINGS + RECRUIT_AT.first(option)]
    return 0


def has_any_base(t: RootTable) -> bool:
    return t.placed[BASE_FOX] + t.placed[BASE_FOX + 1] + t.placed[BASE_FOX + 2] > 0


def sympathy_points(t: RootTable) -> int:
    track = t.box.piece_older_vp[SYMPATHY] if t.older_sympathy else t.box.piece_vp[SYMPATHY]
    return 100 * track[t.placed[SYMPATHY]] if t.placed[SYMPATHY] < len(track) else 0


def spread_weight(t: RootTable, seat: int, where: int) -> int:
    """Where few can remove it, and where a revolt would pay."""
    weight = 0
    for other in range(t.sides):
        if other != seat:
            weight -= 3 * t.warriors[other * CLEARINGS + where]
            weight += 8 * t.cardboard[other * CLEARINGS + where]
    if not t.placed[BASE_FOX + t.suits[where]]:
        weight += 10
    return weight
