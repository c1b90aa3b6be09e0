"""Chapter WA: the Woodland Alliance. Supporters, sympathy, outrage, revolt and bases, officers."""

from typing import Final

from wonderwood.engine.shared import longer, shorter, unshared
from wonderwood.engine.table import Ask, Flow
from wonderwood.games.root.battle import battle, battles
from wonderwood.games.root.book import (
    ASK_ALLIANCE,
    ASK_OPERATION,
    ASK_OUTRAGE,
    ASK_RISING,
    ASK_SUPPORTER,
    BASE_LOST,
    BATTLE,
    CRAFT,
    DISCARDED,
    DONE,
    MOBILIZE,
    MOVE,
    ORGANIZE,
    OUTRAGE,
    OUTRAGED,
    RECRUIT_AT,
    REVOLT,
    REVOLTED,
    SHOWED,
    SPENT,
    SPREAD,
    SUPPORTED,
    SUPPORTER,
    TRAIN,
    TRAINED,
)
from wonderwood.games.root.box import BASE_FOX, BIRD, CLEARINGS, SYMPATHY
from wonderwood.games.root.cards import forget, kinds_in, lay_off, matching_kinds, pull, spend, top_card
from wonderwood.games.root.crafting import birdsong_options, craft, craft_options, show_hand, use_card
from wonderwood.games.root.removal import Warband, clear_out, settle
from wonderwood.games.root.roster import Battle, Loss, Trigger, pieces_at
from wonderwood.games.root.table import BY_SYMPATHY, RootTable
from wonderwood.games.root.turn import DAYLIGHT, EVENING, draw_up, free_options, go_on, use_free
from wonderwood.games.root.woodland import are_enemies, can_place, move, moves, muster, put, roads, score, withdraw

OUTRAGE_TRIGGER: Final = 1
BASE_TRIGGER: Final = 2


class Alliance(Warband):
    def set_up(self, t: RootTable, seat: int) -> Flow:
        """S6: three supporters."""
        for _ in range(t.box.alliance_supporters):
            add_supporter(t, seat, top_card(t))
        return
        yield

    def birdsong(self, t: RootTable, seat: int) -> Flow:
        """WA15: revolts, then spreading sympathy, any number of each. One at a time."""
        options = revolt_options(t, seat) if t.step == 1 else []
        options += spread_options(t, seat)
        options += birdsong_options(t, seat)
        options.append(DONE.of())
        choice = yield Ask(seat, ASK_RISING, options)
        if choice == DONE.of():
            go_on(t, DAYLIGHT)
        elif REVOLT.has(choice):
            yield from revolt(t, seat, REVOLT.first(choice))
        elif SPREAD.has(choice):
            t.step = 2
            where = SPREAD.first(choice)
            yield from pay_supporters(t, seat, where, spread_cost(t, seat, where))
            sympathize(t, seat, where)
        else:
            use_card(t, seat, choice)

    def daylight(self, t: RootTable, seat: int) -> Flow:
        """WA10: craft, mobilize, train, in any order and number."""
        options = craft_options(t, seat)
        kinds = kinds_in(t, t.hands[seat])
        options += [MOBILIZE.of(kind) for kind in kinds]
        if t.supply[seat]:
            for kind in kinds:
                suit = t.box.suit[kind]
                if t.placed[BASE_FOX + suit] if suit != BIRD else has_base(t):
                    options.append(TRAIN.of(kind))
        options += free_options(t, seat)
        options.append(DONE.of())
        choice = yield Ask(seat, ASK_ALLIANCE, options)
        if choice == DONE.of():
            go_on(t, EVENING)
            t.actions = t.officers
        elif CRAFT.has(choice):
            yield from craft(t, seat, CRAFT.first(choice))
        elif MOBILIZE.has(choice):
            card = pull(t, t.hands[seat], MOBILIZE.first(choice))
            forget(t, seat, card, 1 << seat, -1)
            add_supporter(t, seat, card)
        elif TRAIN.has(choice):
            spend(t, seat, TRAIN.first(choice))
            promote(t, seat, 1)
        else:
            yield from use_free(t, seat, choice)

    def evening(self, t: RootTable, seat: int) -> Flow:
        """WA11, WA12: one operation for each officer, then draw."""
        if t.actions:
            options = operations(t, seat)
            options.append(DONE.of())
            choice = yield Ask(seat, ASK_OPERATION, options, t.actions)
            if choice != DONE.of():
                t.actions -= 1
                yield from operate(t, seat, choice)
                return
        t.actions = 0
        bases = 0
        for suit in range(3):
            bases += sum(t.box.piece_draw[BASE_FOX + suit][: t.placed[BASE_FOX + suit]])
        draw_up(t, seat, t.box.alliance_draw + bases)

    def defends_with_higher(self) -> bool:
        return True

    def move_options(self, t: RootTable, seat: int) -> list[int]:
        return moves(t, seat)

    def move_by_card(self, t: RootTable, seat: int, choice: int) -> Flow:
        yield from move(t, seat, MOVE.first(choice), MOVE.second(choice))

    def attack(self, t: RootTable, seat: int, defender: int, where: int) -> Flow:
        yield from battle(t, Battle(seat, defender, where))

    def elsewhere(self, t: RootTable, seat: int) -> int:
        return t.officers

    def minds_entering(self, t: RootTable, seat: int, where: int) -> bool:
        return t.pieces[SYMPATHY * CLEARINGS + where] > 0

    def entered(self, t: RootTable, seat: int, mover: int, where: int) -> Flow:
        """WA3, WA4: warriors moved into a sympathetic clearing cause outrage."""
        yield from outrage(t, seat, mover, where)

    def after_loss(self, t: RootTable, loss: Loss, triggers: list[Trigger]) -> None:
        """WA3, WA4, WA7: each token is an outrage, each base a loss of its own."""
        for piece in loss.pieces:
            if piece == SYMPATHY:
                triggers.append(Trigger(loss.owner, OUTRAGE_TRIGGER, loss.by, loss.where, 1))
            else:
                triggers.append(Trigger(loss.owner, BASE_TRIGGER, loss.by, loss.where, piece - BASE_FOX))

    def resolve(self, t: RootTable, trigger: Trigger) -> Flow:
        if trigger.kind == OUTRAGE_TRIGGER:
            yield from outrage(t, trigger.owner, trigger.by, trigger.where)
        else:
            yield from lose_base(t, trigger.owner, trigger.amount)


# -- supporters ------------------------------------------------------------------------------------------------------------


def has_base(t: RootTable) -> bool:
    return t.placed[BASE_FOX] + t.placed[BASE_FOX + 1] + t.placed[BASE_FOX + 2] > 0


def add_supporter(t: RootTable, seat: int, card: int) -> None:
    """WA2: without a base a sixth supporter is discarded instead."""
    if card < 0:
        return
    if len(t.supporters[seat]) >= t.box.supporter_limit and not has_base(t):
        t.log(DISCARDED, seat, t.box.kind[card])
        lay_off(t, card)
        return
    t.supporters = longer(t.supporters, seat, card)
    t.log(SUPPORTED, seat, t.box.kind[card])


def pay_supporters(t: RootTable, seat: int, where: int, cost: int) -> Flow:
    """WA1, C1: supporters are spent for their suit only; birds fit every clearing."""
    for left in range(cost, 0, -1):
        kinds = matching_kinds(t, t.supporters[seat], t.suits[where])
        choice = yield Ask(seat, ASK_SUPPORTER, [SUPPORTER.of(kind) for kind in kinds], left, where)
        t.log(SPENT, seat, SUPPORTER.first(choice))
        lay_off(t, dismiss(t, seat, SUPPORTER.first(choice)))


def dismiss(t: RootTable, seat: int, kind: int) -> int:
    """Take one copy of a card out of the supporters."""
    t.supporters = unshared(t.supporters, seat)
    return pull(t, t.supporters[seat], kind)


def supporters_for(t: RootTable, seat: int) -> list[int]:
    """How many supporters fit clearings of each suit."""
    found = [0, 0, 0, 0]
    for card in t.supporters[seat]:
        found[t.box.suit[card]] += 1
    return [found[suit] + found[BIRD] for suit in range(3)]


def outrage(t: RootTable, seat: int, payer: int, where: int) -> Flow:
    """WA3, WA5, C2: a matching card of the payer's choice, or his hand is shown and the top card of the deck comes."""
    if payer == seat:
        return
    kinds = matching_kinds(t, t.hands[payer], t.suits[where])
    if kinds:
        choice = yield Ask(payer, ASK_OUTRAGE, [OUTRAGE.of(kind) for kind in kinds], where)
        card = pull(t, t.hands[payer], OUTRAGE.first(choice))
        t.log(OUTRAGED, seat, payer, where, t.box.kind[card])
        forget(t, payer, card, 1 << payer | 1 << seat, t.suits[where])
        add_supporter(t, seat, card)
        return
    if t.hands[payer]:
        t.log(SHOWED, payer, seat)
        show_hand(t, payer, seat)
    t.log(OUTRAGED, seat, payer, where)
    add_supporter(t, seat, top_card(t))


def lose_base(t: RootTable, seat: int, suit: int) -> Flow:
    """WA7: supporters of the suit and birds, half the officers rounded up; without any base down to five supporters."""
    doomed = [card for card in t.supporters[seat] if t.box.suit[card] in (suit, BIRD)]
    for card in doomed:
        t.supporters = shorter(t.supporters, seat, card)
    officers = (t.officers + 1) // 2
    t.officers -= officers
    t.supply[seat] += officers
    t.log(BASE_LOST, seat, len(doomed), officers)
    for card in doomed:
        t.log(DISCARDED, seat, t.box.kind[card])
        lay_off(t, card)
    if has_base(t):
        return
    while len(t.supporters[seat]) > t.box.supporter_limit:
        options = [SUPPORTER.of(kind) for kind in kinds_in(t, t.supporters[seat])]
        choice = yield Ask(seat, ASK_SUPPORTER, options, len(t.supporters[seat]) - t.box.supporter_limit)
        t.log(DISCARDED, seat, SUPPORTER.first(choice))
        lay_off(t, dismiss(t, seat, SUPPORTER.first(choice)))


# -- birdsong --------------------------------------------------------------------------------------------------------------


def revolt_options(t: RootTable, seat: int) -> list[int]:
    """WA6, WA14, V16: a sympathetic clearing whose base is still on the board."""
    options: list[int] = []
    have = supporters_for(t, seat)
    for where in range(CLEARINGS):
        suit = t.suits[where]
        if (
            t.pieces[SYMPATHY * CLEARINGS + where]
            and have[suit] >= t.box.revolt_cost
            and not t.placed[BASE_FOX + suit]
            and can_place(t, seat, where)
            and room_after_revolt(t, seat, where)
        ):
            options.append(REVOLT.of(where))
    return options


def room_after_revolt(t: RootTable, seat: int, where: int) -> bool:
    """WA14: enemy buildings leave first, a ruin keeps its slot."""
    if t.open_slots[where]:
        return True
    return any(
        t.box.piece_kind[piece] == 1
        for other in range(t.sides)
        if are_enemies(t, seat, other)
        for piece in pieces_at(t, other, where)
    )


def revolt(t: RootTable, seat: int, where: int) -> Flow:
    """WA6: pay, remove all enemies, place the base, warriors and an officer."""
    suit = t.suits[where]
    yield from pay_supporters(t, seat, where, t.box.revolt_cost)
    t.log(REVOLTED, seat, where)
    losses: list[Loss] = []
    yield from clear_out(t, seat, where, t.box.pawn_damage, losses)
    put(t, BASE_FOX + suit, where)
    sympathetic = 0
    for place in range(CLEARINGS):
        if t.suits[place] == suit and t.pieces[SYMPATHY * CLEARINGS + place]:
            sympathetic += 1
    muster(t, seat, where, sympathetic)
    promote(t, seat, t.box.revolt_officers)
    yield from settle(t, losses)


def promote(t: RootTable, seat: int, count: int) -> None:
    """WA6, WA10, G6: warriors of the supply become officers."""
    count = min(count, t.supply[seat])
    if count:
        t.supply[seat] -= count
        t.officers += count
        t.log(TRAINED, seat, t.officers)


def spread_cost(t: RootTable, seat: int, where: int) -> int:
    """WA8: what the track prints, and one more under martial law."""
    cost = t.box.piece_cost[SYMPATHY][t.placed[SYMPATHY]]
    for other in range(t.sides):
        if other != seat and t.warriors[other * CLEARINGS + where] >= t.box.martial_law:
            return cost + t.box.martial_cost
    return cost


def spread_options(t: RootTable, seat: int) -> list[int]:
    """WA8, WA9: next to a sympathetic clearing, or anywhere if there is none."""
    options: list[int] = []
    if t.placed[SYMPATHY] >= t.box.piece_count[SYMPATHY]:
        return options
    base = SYMPATHY * CLEARINGS
    have = supporters_for(t, seat)
    ways = roads(t, seat)
    for where in range(CLEARINGS):
        if t.pieces[base + where] or not have[t.suits[where]] or not can_place(t, seat, where):
            continue
        near = t.placed[SYMPATHY] == 0
        for end in ways[where]:
            if t.pieces[base + end]:
                near = True
        if near and have[t.suits[where]] >= spread_cost(t, seat, where):
            options.append(SPREAD.of(where))
    return options


def sympathize(t: RootTable, seat: int, where: int) -> None:
    """WA8, WA13, V1: place sympathy and score its space."""
    track = t.box.piece_older_vp[SYMPATHY] if t.older_sympathy else t.box.piece_vp[SYMPATHY]
    space = t.placed[SYMPATHY]
    put(t, SYMPATHY, where)
    score(t, seat, track[space], BY_SYMPATHY)


# -- evening ---------------------------------------------------------------------------------------------------------------


def operations(t: RootTable, seat: int) -> list[int]:
    """WA11: move, battle, recruit, organize."""
    options = moves(t, seat)
    options += battles(t, seat)
    if t.supply[seat]:
        for where in range(CLEARINGS):
            for suit in range(3):
                if t.pieces[(BASE_FOX + suit) * CLEARINGS + where] and can_place(t, seat, where):
                    options.append(RECRUIT_AT.of(where))
    if t.placed[SYMPATHY] < t.box.piece_count[SYMPATHY]:
        for where in range(CLEARINGS):
            if (
                t.warriors[seat * CLEARINGS + where]
                and not t.pieces[SYMPATHY * CLEARINGS + where]
                and can_place(t, seat, where)
            ):
                options.append(ORGANIZE.of(where))
    return options


def operate(t: RootTable, seat: int, choice: int) -> Flow:
    if MOVE.has(choice):
        yield from move(t, seat, MOVE.first(choice), MOVE.second(choice))
    elif BATTLE.has(choice):
        yield from battle(t, Battle(seat, BATTLE.second(choice), BATTLE.first(choice)))
    elif RECRUIT_AT.has(choice):
        muster(t, seat, RECRUIT_AT.first(choice), 1)
    else:
        withdraw(t, seat, ORGANIZE.first(choice), 1)
        sympathize(t, seat, ORGANIZE.first(choice))


__all__ = ["Alliance", "spread_cost", "supporters_for"]
