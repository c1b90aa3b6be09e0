"""Chapters 3.4 and 8: the free part of a turn: one mandatory move, and cards, tokens and encounters in any order."""

from wonderwood.engine.table import Ask, Flow
from wonderwood.games.wonderland.book import (
    ASK_ACT,
    ASK_LAY,
    DONE,
    DREW,
    FLIP,
    GLIDE,
    LAID_CARD,
    LAY,
    MOVE,
    MOVED,
    RAISE,
    RAISED,
    STOOD_STILL,
    USE,
    VALIDATE,
)
from wonderwood.games.wonderland.box import CONSECUTIVE, DRAW_ACTION, IGNORE_OBSTACLES
from wonderwood.games.wonderland.characters import color_with, flip
from wonderwood.games.wonderland.encounters import add_validations, validate
from wonderwood.games.wonderland.movement import add_glides, add_moves, arrive, choose_payment, pay, toll_to, ways_of
from wonderwood.games.wonderland.powers import add_powers, use_power
from wonderwood.games.wonderland.squares import offer_square
from wonderwood.games.wonderland.table import WonderlandTable
from wonderwood.games.wonderland.turn import deal_cards, draw_phase


def act(t: WonderlandTable) -> Flow:
    """3.4, 4.8: one action; the phase can be ended once the pawn has moved, or if it cannot."""
    seat = t.turn
    options: list[int] = []
    if not t.moved:
        add_moves(t, seat, options)
    stuck = not options
    add_upgrades(t, seat, options)
    add_powers(t, seat, options)
    add_validations(t, seat, options)
    add_token_powers(t, seat, options)
    if stuck:
        options.append(DONE.base)
    choice = yield Ask(seat, ASK_ACT, options)
    if MOVE.has(choice):
        yield from move(t, seat, choice - MOVE.base, 0)
    elif GLIDE.has(choice):
        color = color_with(t, seat, IGNORE_OBSTACLES)
        yield from move(t, seat, choice - GLIDE.base, t.box.color_amount[color])
    elif USE.has(choice):
        use_power(t, seat, choice - USE.base)
    elif RAISE.has(choice):
        yield from upgrade(t, seat, choice - RAISE.base)
    elif VALIDATE.has(choice):
        validate(t, seat, choice - VALIDATE.base)
    elif FLIP.has(choice):
        color = choice - FLIP.base
        flip(t, seat, color)
        t.log(DREW, seat, deal_cards(t, seat, t.box.color_amount[color]))
    else:
        if not t.moved:
            t.log(STOOD_STILL, seat)
        draw_phase(t)


def add_token_powers(t: WonderlandTable, seat: int, options: list[int]) -> None:
    """7.3, 7.4, 7.7: the powers that can be used now: cards to draw, obstacles to pass over."""
    if not t.figures[seat]:
        return
    color = color_with(t, seat, DRAW_ACTION)
    if color >= 0:
        options.append(FLIP.base + color)
    if not t.moved:
        color = color_with(t, seat, IGNORE_OBSTACLES)
        if color >= 0:
            add_glides(t, seat, t.box.color_amount[color], options)


def move(t: WonderlandTable, seat: int, square: int, ignored: int) -> Flow:
    """4.1, 5.9: pay for the whole way, then move; `ignored` obstacles are passed with a token's power (7.3)."""
    cards = yield from choose_payment(t, seat, square, toll_to(t, ways_of(t, seat), ignored, square))
    if ignored:
        flip(t, seat, color_with(t, seat, IGNORE_OBSTACLES))
    pay(t, seat, cards)
    t.moved = 1
    t.log(MOVED, seat, t.pawns[seat], square)
    arrive(t, seat, square)
    offer_square(t, seat)


def add_upgrades(t: WonderlandTable, seat: int, options: list[int]) -> None:
    """8.4, 8.5: the next level, if the hand holds a combination for it."""
    following = t.box.next_modes[t.modes[seat]]
    if not following:
        return
    hand = t.hands[seat]
    if len(hand) > 1 and can_complete(t, t.box.level[following[0]], [], hand):
        for mode in following:
            options.append(RAISE.base + mode)


def upgrade(t: WonderlandTable, seat: int, mode: int) -> Flow:
    """8.4, 8.5, 4.5: lay a combination, card by card, and climb one level."""
    level = t.box.level[mode]
    laid: list[int] = []
    rest = t.hands[seat][:]
    while not is_complete(t, level, laid):
        options = [LAY.base + card for card in rest if fits(t, level, laid, card, rest)]
        card = (yield Ask(seat, ASK_LAY, options, mode)) - LAY.base
        rest.remove(card)
        laid.append(card)
    for card in laid:
        t.hands[seat].remove(card)
        t.discard.append(card)
        t.log(LAID_CARD, seat, card)
    t.modes[seat] = mode
    t.log(RAISED, seat, mode)


def is_complete(t: WonderlandTable, level: int, laid: list[int]) -> bool:
    """True if the cards laid are a combination for the level; all combinations of a level have the same size."""
    return any(len(laid) == t.box.combination_size[combination] for combination in t.box.upgrades[level]) and can_complete(
        t, level, laid, []
    )


def fits(t: WonderlandTable, level: int, laid: list[int], card: int, rest: list[int]) -> bool:
    others = rest[:]
    others.remove(card)
    return can_complete(t, level, [*laid, card], others)


def can_complete(t: WonderlandTable, level: int, laid: list[int], rest: list[int]) -> bool:
    """8.3, 8.4: whether the cards laid can be made a combination for a level with cards of the rest."""
    box = t.box
    held = [0] * 15  # by value; 0 counts Jokers, 14 repeats the ace above the king
    for card in rest:
        held[box.value[card]] += 1
    held[14] = held[1]
    base = [0] * 15
    for card in laid:
        base[box.value[card]] += 1
    base[14] = base[1]
    jokers = min(box.jokers_allowed - base[0], held[0])
    if jokers < 0:
        return False
    for combination in box.upgrades[level]:
        size = box.combination_size[combination]
        missing = size - len(laid)
        if missing < 0:
            continue
        if box.combination_kind[combination] == CONSECUTIVE:
            if completes_run(held, base, size, len(laid) - base[0], jokers):
                return True
        else:
            for value in range(1, 14):
                if base[value] + base[0] == len(laid) and held[value] + jokers >= missing:
                    return True
    return False


def completes_run(held: list[int], base: list[int], size: int, real: int, jokers: int) -> bool:
    """8.6: consecutive values, the ace below 2 or above the king; `real` cards laid are not Jokers."""
    for low in range(1, 16 - size):
        used = gaps = 0
        for value in range(low, low + size):
            if base[value]:
                used += 1
                if base[value] > 1:
                    gaps = size
            elif not held[value]:
                gaps += 1
        if used == real and gaps - base[0] <= jokers:
            return True
    return False
