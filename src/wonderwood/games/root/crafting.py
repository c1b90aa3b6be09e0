"""Chapter K: crafting, and the cards in play that are used at a time of the turn."""

from wonderwood.engine.shared import changed, longer
from wonderwood.engine.table import Ask, Flow
from wonderwood.games.root.book import (
    ACTIVATE,
    ASK_BANK,
    ASK_COBBLER,
    ASK_ICON,
    ASK_WARREN,
    BATTLE,
    CRAFT,
    CRAFTED,
    ITEM_MADE,
    PASS,
    PEEK,
    PEEKED,
    ROB,
    ROBBED,
    SEEN,
    SHARE,
    SHARED,
    TAX,
    TAXED,
    USE,
    USED,
)
from wonderwood.games.root.box import (
    BIRD,
    CLEARINGS,
    ITEM_CARD,
    OP_BATTLE,
    OP_DRAW_WITH,
    OP_LOOK,
    OP_MOVE,
    OP_SACRIFICE,
    OP_SCORE_RULED,
    OP_STEAL,
    PERSISTENT,
)
from wonderwood.games.root.cards import draw, lay_off, pull, steal, use_up
from wonderwood.games.root.removal import clear_out, settle
from wonderwood.games.root.roster import Loss, of
from wonderwood.games.root.table import BY_CARDS, BY_CRAFTING, RootTable
from wonderwood.games.root.woodland import ruled, score, targets, withdraw


def craft_options(t: RootTable, seat: int) -> list[int]:
    """K1 to K3: cards in hand whose cost the unused crafting pieces cover, and that can have an effect."""
    options: list[int] = []
    if not t.hands[seat]:
        return options
    crafters = of(t, seat).crafters(t, seat)
    total = min(crafters[0] + crafters[1] + crafters[2], of(t, seat).craft_limit(t, seat))
    if total == 0:
        return options
    box = t.box
    for card in t.hands[seat]:
        kind = box.kind[card]
        if not box.craftable[kind]:
            continue
        cost = box.cost[kind]
        if (
            cost[0] > crafters[0]
            or cost[1] > crafters[1]
            or cost[2] > crafters[2]
            or cost[0] + cost[1] + cost[2] + cost[3] > total
        ):
            continue
        option = CRAFT.of(kind)
        if option not in options and not pointless(t, seat, kind):
            options.append(option)
    if len(options) > 1:
        options.sort()
    return options


def pointless(t: RootTable, seat: int, kind: int) -> bool:
    """K2, K3: the item is gone, or the same card is in play already."""
    if t.box.card_type[kind] == ITEM_CARD:
        return t.item_supply[t.box.card_item[kind]] == 0
    return t.box.card_type[kind] == PERSISTENT and in_play(t, seat, kind)


def in_play(t: RootTable, seat: int, kind: int) -> bool:
    return any(t.box.kind[card] == kind for card in t.crafted[seat])


def cover_cost(t: RootTable, seat: int, kind: int) -> Flow:
    """K1: use crafting pieces for every icon of the cost."""
    cost = t.box.cost[kind]
    faction = of(t, seat)
    for suit in range(3):
        for _ in range(cost[suit]):
            yield from faction.activate(t, seat, suit)
    for _ in range(cost[BIRD]):
        left = faction.crafters(t, seat)
        suits = [suit for suit in range(3) if left[suit] > 0]
        choice = yield Ask(seat, ASK_ICON, [ACTIVATE.of(suit) for suit in suits], kind)
        yield from faction.activate(t, seat, ACTIVATE.first(choice))


def craft(t: RootTable, seat: int, kind: int) -> Flow:
    """K1 to K4: use the pieces, then the card's effect."""
    box = t.box
    faction = of(t, seat)
    yield from cover_cost(t, seat, kind)
    card = pull(t, t.hands[seat], kind)
    t.log(CRAFTED, seat, kind)
    if box.card_type[kind] == PERSISTENT:
        t.crafted = longer(t.crafted, seat, card)
        return
    if box.card_type[kind] == ITEM_CARD:
        item = box.card_item[kind]
        t.item_supply = changed(t.item_supply, item, -1)
        faction.gains_item(t, seat, item)
        t.log(ITEM_MADE, seat, item)
        lay_off(t, card)
        score(t, seat, faction.item_points(t, seat, box.card_vp[kind]), BY_CRAFTING)
        return
    lay_off(t, card)
    yield from favor(t, seat, box.card_number[kind], box.card_hits[kind])


def favor(t: RootTable, seat: int, suit: int, damage: int) -> Flow:
    """K8: all enemy pieces leave every clearing of the suit, then all triggers."""
    losses: list[Loss] = []
    for where in range(CLEARINGS):
        if t.suits[where] == suit:
            yield from clear_out(t, seat, where, damage, losses)
    yield from settle(t, losses)


# -- cards in play ---------------------------------------------------------------------------------------------------------


def ready_card(t: RootTable, seat: int, op: int) -> int:
    """K7: a card in play with an effect, not used yet this turn; -1 if there is none."""
    for card in t.crafted[seat]:
        kind = t.box.kind[card]
        if t.box.op[kind] == op and kind not in t.used:
            return kind
    return -1


def birdsong_options(t: RootTable, seat: int) -> list[int]:
    """K9, K10: what cards in play offer at any time of Birdsong."""
    options: list[int] = []
    if not t.crafted[seat]:
        return options
    claim = ready_card(t, seat, OP_SCORE_RULED)
    if claim >= 0 and ruled(t, seat) > 0:
        options.append(USE.of(claim))
    if ready_card(t, seat, OP_STEAL) >= 0:
        options += [ROB.of(other) for other in range(t.sides) if other != seat and of(t, other).has_cards(t, other)]
    return options


def daylight_options(t: RootTable, seat: int) -> list[int]:
    """K12, K13: what cards in play offer at any time of Daylight."""
    options: list[int] = []
    if not t.crafted[seat]:
        return options
    if ready_card(t, seat, OP_LOOK) >= 0:
        options += [PEEK.of(other) for other in range(t.sides) if other != seat and t.hands[other]]
    tax = ready_card(t, seat, OP_SACRIFICE)
    if tax >= 0:
        base = seat * CLEARINGS
        options += [TAX.of(where) for where in range(CLEARINGS) if t.warriors[base + where] >= t.box.card_number[tax]]
    return options


def use_card(t: RootTable, seat: int, choice: int) -> bool:
    """Carry out what a card in play offers; False if the choice is another one."""
    if USE.has(choice):
        claim_rule(t, seat, USE.first(choice))
    elif ROB.has(choice):
        rob(t, seat, ROB.first(choice))
    elif PEEK.has(choice):
        peek(t, seat, PEEK.first(choice))
    elif TAX.has(choice):
        tax_clearing(t, seat, TAX.first(choice))
    else:
        return False
    return True


def claim_rule(t: RootTable, seat: int, kind: int) -> None:
    """K9: points for every clearing ruled; the card is used up."""
    t.log(USED, seat, kind)
    if t.box.used_up[kind]:
        use_up(t, seat, kind)
    else:
        t.used = [*t.used, kind]
    score(t, seat, t.box.card_vp[kind] * ruled(t, seat), BY_CARDS)


def rob(t: RootTable, seat: int, victim: int) -> None:
    """K10: a random card of another player, who scores for it."""
    kind = ready_card(t, seat, OP_STEAL)
    t.used = [*t.used, kind]
    card = steal(t, victim, seat)
    if card >= 0:
        t.log(ROBBED, seat, victim, t.box.kind[card])
    score(t, victim, t.box.card_other[kind], BY_CARDS)


def peek(t: RootTable, seat: int, other: int) -> None:
    """K12: look at a hand."""
    t.used = [*t.used, ready_card(t, seat, OP_LOOK)]
    t.log(PEEKED, seat, other)
    show_hand(t, other, seat)


def show_hand(t: RootTable, owner: int, to: int) -> None:
    """A whole hand is seen by one player."""
    for card in t.hands[owner]:
        t.card_known[card] |= 1 << to
        t.log(SEEN, to, owner, t.box.kind[card])
    t.reveal()


def tax_clearing(t: RootTable, seat: int, where: int) -> None:
    """K13: an own warrior leaves the map for a card. It is no removal by anybody, so nothing follows it (MA4)."""
    kind = ready_card(t, seat, OP_SACRIFICE)
    t.used = [*t.used, kind]
    withdraw(t, seat, where, t.box.card_number[kind])
    t.log(TAXED, seat, where)
    draw(t, seat, t.box.card_other[kind])


# -- cards for the start of a part of the turn --------------------------------------------------------------------------------


def start_of_birdsong(t: RootTable, seat: int) -> Flow:
    """K11, G8, Q8: draw together with another player who holds cards, or alone if there is none."""
    kind = ready_card(t, seat, OP_DRAW_WITH)
    if kind < 0:
        return
    t.used = [*t.used, kind]
    options = [SHARE.of(other) for other in range(t.sides) if other != seat and of(t, other).has_hand()]
    if not options:
        draw(t, seat, t.box.card_number[kind])
        return
    if t.bank_optional or t.box.optional[kind]:
        options.append(PASS.of())
    choice = yield Ask(seat, ASK_BANK, options)
    if choice == PASS.of():
        return
    other = SHARE.first(choice)
    t.log(SHARED, seat, other)
    draw(t, seat, t.box.card_number[kind])
    draw(t, other, t.box.card_other[kind])


def start_of_daylight(t: RootTable, seat: int) -> Flow:
    """K15, G8: a battle before everything else."""
    kind = ready_card(t, seat, OP_BATTLE)
    if kind < 0:
        return
    t.used = [*t.used, kind]
    options = [
        BATTLE.of(where, other)
        for where in range(CLEARINGS)
        if of(t, seat).can_attack(t, seat, where)
        for other in targets(t, seat, where)
    ]
    if not options:
        return
    choice = yield Ask(seat, ASK_WARREN, [*options, PASS.of()])
    if choice != PASS.of():
        t.log(USED, seat, kind)
        yield from of(t, seat).attack(t, seat, BATTLE.second(choice), BATTLE.first(choice))


def start_of_evening(t: RootTable, seat: int) -> Flow:
    """K14, G8: a move before everything else."""
    kind = ready_card(t, seat, OP_MOVE)
    if kind < 0:
        return
    t.used = [*t.used, kind]
    for _ in range(t.box.card_number[kind]):
        options = of(t, seat).move_options(t, seat)
        if not options:
            return
        choice = yield Ask(seat, ASK_COBBLER, [*options, PASS.of()])
        if choice == PASS.of():
            return
        t.log(USED, seat, kind)
        yield from of(t, seat).move_by_card(t, seat, choice)
