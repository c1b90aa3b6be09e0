"""Rules of thumb: the value of a position, and a weight for every option. For the greedy bot and as priors of a search.

They use what the seat can see: the table they are handed has all the rest dealt anew.
"""

from typing import Final

from wonderwood.engine.table import Ask
from wonderwood.games.wonderful_kingdom import map_sense
from wonderwood.games.wonderful_kingdom.book import (
    AID,
    ALCHEMY,
    BUILD,
    CONVERT,
    DISCARD,
    DONE,
    DOUBLE,
    ENLIST,
    EXCHANGE,
    FIGHT,
    FREEZE,
    FREEZE_SELECTED,
    KEEP,
    KRYSTAL,
    LAY,
    MELT,
    MUSTER,
    OFFER,
    PEEK,
    POWER,
    RECYCLE,
    REMOVE,
    SEARCH,
    SELECT,
    SHIFT,
    SPY,
    SWAP,
    TAKE_STEP,
    THAW,
)
from wonderwood.games.wonderful_kingdom.box import ADVISOR, DEVELOPMENT, KRYSTALLIUM, SOLDIER, TREASURE
from wonderwood.games.wonderful_kingdom.conquest import territory_points
from wonderwood.games.wonderful_kingdom.construction import missing, site_of
from wonderwood.games.wonderful_kingdom.drafts import GLANCE, best_order, promise, quick_value
from wonderwood.games.wonderful_kingdom.foresight import Outlook, add_cards, visible
from wonderwood.games.wonderful_kingdom.offer_sense import UNSEEN, Shop, contested, profit, sum_recycling
from wonderwood.games.wonderful_kingdom.planner import ALL_SEEING, CENT, Frame, Trial, card_worth
from wonderwood.games.wonderful_kingdom.powers import DRAW_KEEP, GAIN, GAIN_AT_STEP, REMOVE_CALAMITY
from wonderwood.games.wonderful_kingdom.quest import board_steps
from wonderwood.games.wonderful_kingdom.solo import LONER, SEARCH_PRICE, SELECTIONS
from wonderwood.games.wonderful_kingdom.table import LAST, PLAN, ROUNDS, SOLO_TURN, SPACES, TURN, KingdomTable

PLANNED: Final = ["plan", "lay", "window", "last", "combat", "aid"]  # questions answered by a plan for the rest of the round
SPY_LATER: Final = [100, 80, 40, 0]  # by selection: what seeing a card must help to do it now
SEARCH_LATER: Final = 150  # what the Search of the round may bring at a later selection
BASE: Final = 1_000_000  # weights are above zero


def judge(t: KingdomTable, seat: int) -> int:
    """What the best plan for the cards of a seat promises it, in hundredths of a point."""
    value = promise(Frame(t, seat)) + threat_points(t, seat) * CENT
    if t.board >= 0:
        value += territory_points(t, seat) * CENT
    return value


def threat_points(t: KingdomTable, seat: int) -> int:
    """10.10: what the Threats of a seat cost if nobody defeats them; those just selected have not moved in yet."""
    points = 0
    for card in t.threats[seat] + t.giants[seat] + t.selection[seat]:
        if card >= 0:
            points += t.box.penalty[t.box.kind[card]]
    return points


def calm(t: KingdomTable) -> bool:
    """The cards are taken: from here on the rest of the round can be planned. What still lies on offer cannot be judged."""
    return t.phase != TURN and t.phase != SOLO_TURN


def worked_out(ask: Ask, seats: int) -> bool:
    """Planning is planned; and alone there is nobody to outwit: the advice looks ahead by itself (`foresight.py`)."""
    return seats == 1 or ask.prompt.name in PLANNED


def advise(t: KingdomTable, ask: Ask) -> list[int]:
    """A weight for every option of a question."""
    seat = ask.seat
    name = ask.prompt.name
    if name in PLANNED:
        return work(t, seat, ask.options)
    if name == "offer":
        return offers(t, seat, ask.options)
    if name in ("select", "search", "found"):
        return selections(t, seat, ask.options)
    if name in ("conquest", "bring", "capture", "jail"):
        return map_sense.weights(t, seat, ask.options)
    return [single(t, seat, option) for option in ask.options]


# -- Planning, placing, windows, Combat -------------------------------------------------------------------------------


def work(t: KingdomTable, seat: int, options: list[int]) -> list[int]:
    """Follow the plan for the rest of the round."""
    frame = Frame(t, seat)
    order = best_order(frame)
    trial = Trial(frame, order)
    return [work_weight(t, seat, frame, order, trial, option) for option in options]


def work_weight(t: KingdomTable, seat: int, frame: Frame, order: list[int], trial: Trial, option: int) -> int:
    if LAY.has(option):
        return lay_weight(t, seat, frame, order, LAY.first(option), site_of(t, seat, LAY.second(option), LAY.third(option)))
    if ALCHEMY.has(option):
        for candidate in order:
            if frame.kinds[candidate] < 0 and step_needs(t, seat, frame, candidate, ALCHEMY.first(option)):
                return BASE + 1000 - order.index(candidate)
        return BASE + 500
    if BUILD.has(option):
        kind = BUILD.first(option)
        for rank, candidate in enumerate(order):
            if candidate >= frame.sites and frame.kinds[candidate] == kind:
                return BASE + 1000 - rank
        return BASE + 100
    if RECYCLE.has(option):
        return BASE + 700 - least_wanted(frame, order, RECYCLE.first(option))
    if DONE.has(option):
        return BASE + 400
    if KRYSTAL.has(option):
        site = site_of(t, seat, KRYSTAL.second(option), KRYSTAL.third(option))
        return BASE + finish_weight(t, seat, frame, trial, site)
    if ENLIST.has(option):
        site = site_of(t, seat, ENLIST.first(option), ENLIST.second(option))
        return BASE + finish_weight(t, seat, frame, trial, site)
    if TAKE_STEP.has(option):
        return BASE + step_weight(t, seat, frame, order, TAKE_STEP.first(option))
    if FIGHT.has(option):
        kind = FIGHT.first(option)
        return BASE + 850 + (20 * abs(t.box.penalty[kind]) + 30) // t.box.fight_cost[kind]
    if THAW.has(option):
        return BASE + 990
    return BASE + power_weight(t, seat, frame, order, option)


def least_wanted(frame: Frame, order: list[int], kind: int) -> int:
    """Cards of the plan are not recycled."""
    planned = [frame.kinds[candidate] for candidate in order if candidate >= frame.sites]
    return 600 if kind in planned else 0


def lay_weight(t: KingdomTable, seat: int, frame: Frame, order: list[int], resource: int, site: int) -> int:
    """The first card of the plan that needs the cube; else any card rather than Alchemy."""
    for rank, candidate in enumerate(order):
        if candidate == site:
            return BASE + 1000 - rank
    return BASE + (550 if frame.rounds else 450) - missing(t, seat, site)


def step_needs(t: KingdomTable, seat: int, frame: Frame, candidate: int, resource: int) -> bool:
    """A quest step of the plan still lacks a cube of that kind in Alchemy."""
    step = frame.steps[candidate]
    return t.box.step_cost[step * 6 + resource] > t.alchemy[seat][resource]


def finish_weight(t: KingdomTable, seat: int, frame: Frame, trial: Trial, site: int) -> int:
    """One card after the other as planned; in Planning only when all cards are decided, since recycling may bring the cube."""
    if not worth_finishing(t, seat, frame, trial, site):
        return 10
    return (600 if t.phase == PLAN else 900) - trial.order.index(site)


def worth_finishing(t: KingdomTable, seat: int, frame: Frame, trial: Trial, site: int) -> bool:
    """A card of the plan that Krystallium and Soldiers complete now, when it is time for that."""
    if site not in trial.order or trial.done[site] == 0:
        return False
    base = site * SPACES
    spaces = t.spaces[seat]
    basic = spaces[base] + spaces[base + 1] + spaces[base + 2] + spaces[base + 3]
    if spaces[base + SOLDIER] > t.soldiers[seat] or basic + spaces[base + KRYSTALLIUM] > t.krystallium[seat]:
        return False
    if basic == 0 or t.step == 3:
        return True
    return basic == 1 and frame.rounds > 0 and t.box.line_count[t.box.kind[t.sites[seat][site]]] > 0


def step_weight(t: KingdomTable, seat: int, frame: Frame, order: list[int], step: int) -> int:
    """The final step at once; the others if they do not take what the final one needs."""
    box = t.box
    if box.step_final[step]:
        return 2000
    short = 0
    for other in board_steps(t):
        if box.step_final[other] and other not in t.steps[seat]:
            soldiers = t.soldiers[seat] - box.step_cost[step * 6 + SOLDIER] + box.step_gain[step * 3 + 1]
            if box.step_cost[step * 6 + SOLDIER] and soldiers < box.step_cost[other * 6 + SOLDIER]:
                short = 1
            for resource in range(4):
                both = box.step_cost[step * 6 + resource] > 0 and box.step_cost[other * 6 + resource] > 0
                left = t.alchemy[seat][resource] - box.step_cost[step * 6 + resource]
                if both and left < box.step_cost[other * 6 + resource] and t.round == ROUNDS:
                    short = 1
    return 300 if short else 1500


def power_weight(t: KingdomTable, seat: int, frame: Frame, order: list[int], option: int) -> int:
    """Advisors, Giants, exchanging cubes: what is worth doing before going on."""
    if POWER.has(option):
        return single_power(t, POWER.first(option))
    if AID.has(option):
        site = site_of(t, seat, AID.first(option), AID.second(option))
        return 980 if site in order and missing(t, seat, site) <= 3 else 60
    if DOUBLE.has(option):
        return 750 - least_wanted(frame, order, DOUBLE.first(option)) + sum_recycling(t, DOUBLE.first(option))
    if EXCHANGE.has(option):
        open_steps = [step for step in board_steps(t) if step not in t.steps[seat]]
        return 600 if not open_steps or t.phase == LAST or sum(t.alchemy[seat]) > 9 else 30
    if CONVERT.has(option):
        return convert_weight(t, seat, frame, order, CONVERT.first(option), CONVERT.second(option))
    if FREEZE.has(option):
        site = site_of(t, seat, FREEZE.first(option), FREEZE.second(option))
        return (
            950
            - (order.index(site) + 1 if site in order else 0) * 10
            - card_worth(frame, t.box.kind[t.sites[seat][site]], frame.rounds) // 20
        )
    if FREEZE_SELECTED.has(option):
        return 460 - card_worth(frame, FREEZE_SELECTED.first(option), frame.rounds) // 20
    return 5


def convert_weight(t: KingdomTable, seat: int, frame: Frame, order: list[int], resource: int, amount: int) -> int:
    """Only cubes that fit nowhere, into something a planned card lacks."""
    own = 0
    wanted = 0
    for candidate in order:
        if frame.kinds[candidate] >= 0:
            own += frame.needs[candidate * 6 + t.step]
            wanted += frame.needs[candidate * 6 + resource]
    idle = t.loose[seat][t.step] - own
    return 900 + amount if amount <= idle and amount <= wanted and t.step >= resource else 10


def single_power(t: KingdomTable, kind: int) -> int:
    op = t.box.power[kind]
    if op == GAIN_AT_STEP:
        return 1900
    if op == GAIN:
        return 600
    if op in (DRAW_KEEP, REMOVE_CALAMITY):
        return 1800
    return 650


# -- Choice -----------------------------------------------------------------------------------------------------------


def area_value(t: KingdomTable, seat: int, viewer: int, cards: list[int]) -> int:
    """What the round would promise a seat with these cards added to its Selection area; with two, a draft of the plan does."""
    frame = Frame(t, seat, viewer if t.seats > 1 else ALL_SEEING)
    extra = add_cards(t, frame, cards)
    return quick_value(frame, 0 if t.seats > 1 else GLANCE) + extra


def selections(t: KingdomTable, seat: int, options: list[int]) -> list[int]:
    """Compare the areas by the plans they allow: what one does not take, the other may; look before choosing."""
    if t.seats == 1:
        return solo_selections(t, options)
    rivals = [seat, 1 - seat] if contested(t) else [seat]
    weights: list[int] = []
    for option in options:
        if SELECT.has(option):
            zone = SELECT.first(option)
            seen = visible(t, seat, zone)
            blind = (len(t.offers[zone]) - len(seen)) * UNSEEN
            weight = sum([area_value(t, rival, seat, seen) + blind for rival in rivals])
        elif SPY.has(option):
            weight = BASE if SPY.first(option) < 2 and (t.spies[seat] > 1 or t.turn > 1) else -BASE
        elif PEEK.has(option):
            weight = BASE if PEEK.first(option) < 2 else -BASE
        else:
            weight = -BASE // 2 + window_choice(t, seat, option)
        weights.append(2 * BASE + weight)
    return weights


def solo_selections(t: KingdomTable, options: list[int]) -> list[int]:
    """Alone the rest of the Choice phase can be thought through."""
    outlook = Outlook(t, LONER)
    choosing = SELECT.has(options[0])
    areas = [outlook.taking(0), outlook.taking(1)] if choosing else [0, 0]
    weights: list[int] = []
    for option in options:
        if SELECT.has(option):
            weight = areas[SELECT.first(option)]
        elif SEARCH.has(option):
            zone = SEARCH.first(option)
            weight = outlook.searching(zone, cheapest_gone(t, outlook.frame, outlook.seen[zone]))
            if t.turn < SELECTIONS - 1:
                weight -= SEARCH_LATER
        elif DISCARD.has(option):
            weight = -profit(t, outlook.frame, t.box.first[DISCARD.first(option)])
        elif KEEP.has(option):
            weight = area_value(t, LONER, LONER, [*outlook.seen[t.chosen], t.box.first[KEEP.first(option)]])
        elif SPY.has(option):
            zone = SPY.first(option)
            help = outlook.looking(zone, areas[zone], areas[1 - zone]) if zone < 2 and choosing else 0
            weight = BASE + help if help > SPY_LATER[t.turn] or (help > 0 and t.spies[LONER] > 1) else -BASE
        elif PEEK.has(option):
            weight = BASE if PEEK.first(option) < 2 else -BASE
        else:
            weight = -BASE // 2 + window_choice(t, LONER, option)
        weights.append(2 * BASE + weight)
    return weights


def cheapest_gone(t: KingdomTable, frame: Frame, area: list[int]) -> list[int]:
    """What a Search leaves of an area: the two least useful cards pay for it."""
    cards = area[:]
    cheap = [card for card in cards if t.box.family[t.box.kind[card]] in (DEVELOPMENT, TREASURE, ADVISOR)]
    for _ in range(SEARCH_PRICE):
        worst = cheap[0]
        for card in cheap:
            if profit(t, frame, card) < profit(t, frame, worst):
                worst = card
        cheap.remove(worst)
        cards.remove(worst)
    return cards


def window_choice(t: KingdomTable, seat: int, option: int) -> int:
    """What can be done at any time mostly waits; a quest step that can be paid does not."""
    if TAKE_STEP.has(option):
        frame = Frame(t, seat)
        return 2 * BASE if step_weight(t, seat, frame, [], TAKE_STEP.first(option)) > 1000 else 0
    return 0


def offers(t: KingdomTable, seat: int, options: list[int]) -> list[int]:
    """Cards by what the areas will be worth with them; what else can be done at that time mostly waits."""
    shop = Shop(t, seat)
    weights: list[int] = []
    for option in options:
        if OFFER.has(option):
            weights.append(2 * BASE + shop.weigh(OFFER.first(option), OFFER.second(option), OFFER.third(option)))
        else:
            weights.append(BASE + window_choice(t, seat, option) // 4)
    return weights


# -- single questions -------------------------------------------------------------------------------------------------


def single(t: KingdomTable, seat: int, option: int) -> int:
    """Questions answered option by option."""
    frame = Frame(t, seat)
    box = t.box
    if DONE.has(option):
        return BASE + 100
    if DISCARD.has(option):
        card = box.first[DISCARD.first(option)]
        if t.seats > 1 and not any(box.kind[one] == box.kind[card] for one in t.selection[seat]):
            return BASE + profit(t, Frame(t, 1 - seat), card)
        return BASE - profit(t, frame, card)
    if KEEP.has(option):
        kind = KEEP.first(option)
        if box.family[kind] == ADVISOR and t.round == 0:
            return BASE + (300 if box.power[kind] == GAIN_AT_STEP else 100 - box.power_cost[kind])
        return BASE + area_value(t, seat, seat, [box.first[kind]])
    if MUSTER.has(option):
        return BASE + abs(box.penalty[MUSTER.first(option)])
    if REMOVE.has(option):
        site = site_of(t, seat, REMOVE.second(option), REMOVE.third(option))
        return BASE + missing(t, seat, site) * 10 - card_worth(frame, REMOVE.second(option), frame.rounds) // CENT
    if SWAP.has(option):
        given = profit(t, frame, t.selection[seat][SWAP.first(option)])
        card = t.offers[SWAP.second(option)][SWAP.third(option)]
        gained = profit(t, frame, card) if t.known[card] & (1 << seat) else UNSEEN
        return BASE + 100 + gained - given
    if SHIFT.has(option):
        return BASE + 110
    if MELT.has(option):
        return BASE + t.alchemy[seat][MELT.first(option)]
    return BASE + 200
