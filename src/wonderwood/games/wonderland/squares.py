"""Chapter 6: what the square of arrival offers."""

from wonderwood.engine.table import Ask, Flow
from wonderwood.games.wonderland.book import (
    ACTIONS_PHASE,
    AFTER_HOLE_PHASE,
    ARTIFACT_PUT_UNDER,
    ARTIFACT_TAKEN,
    ASK_HOLE,
    ASK_STEP,
    ASK_TAKE,
    ASK_VISIT,
    CHARACTER_MET,
    CHOOSE_ARTIFACT_PHASE,
    DIVE,
    SQUARE_EFFECT_PHASE,
    STAY,
    STEP,
    STEPPED,
    TAKE,
    VISIT,
    WENT_DOWN,
)
from wonderwood.games.wonderland.box import HOLE, PEOPLE
from wonderwood.games.wonderland.movement import arrive, can_pay, choose_payment, pay, purse, survey, toll_to
from wonderwood.games.wonderland.table import WonderlandTable


def offer_square(t: WonderlandTable, seat: int) -> None:
    """6.1, 6.5: go on to the effect of the square the pawn stands on, if there is something to be had."""
    ground = t.squares[t.pawns[seat]]
    t.phase = ACTIONS_PHASE
    if ground >= PEOPLE:
        color = t.box.character_color[ground - PEOPLE]
        if figure_left(t, ground - PEOPLE) >= 0 or t.piles[color] or t.under[color]:
            t.phase = SQUARE_EFFECT_PHASE
    elif ground == HOLE and not t.dived and not t.faced:
        t.phase = SQUARE_EFFECT_PHASE


def square_effect(t: WonderlandTable) -> Flow:
    """6.1, 16.1: the effect of the square, all of it or nothing, if the player wants."""
    seat = t.turn
    ground = t.squares[t.pawns[seat]]
    if ground == HOLE:
        yield from use_hole(t, seat)
        return
    choice = yield Ask(seat, ASK_VISIT, [VISIT.base, STAY.base], ground - PEOPLE)
    t.phase = ACTIONS_PHASE
    if choice == VISIT.base:
        meet(t, seat, ground - PEOPLE)


def figure_left(t: WonderlandTable, character: int) -> int:
    """A token of the character in the reserve, or -1."""
    for figure in t.figures_left:
        if t.box.figure_character[figure] == character:
            return figure
    return -1


def meet(t: WonderlandTable, seat: int, character: int) -> None:
    """6.2, 6.3, 6.5, 6.6: take the character's token, if one is left, and an artifact of its colour."""
    figure = figure_left(t, character)
    if figure >= 0 and t.box.gives_character:
        t.figures_left.remove(figure)
        t.figures[seat].append(figure)
        t.log(CHARACTER_MET, seat, character)
    color = t.box.character_color[character]
    for _ in range(t.box.look(color == seat, t.folly)):
        if t.piles[color]:
            t.eyed[seat].append(t.fate.take(t.piles[color]))
        elif t.under[color]:
            t.eyed[seat].append(t.under[color].pop(0))
    if t.eyed[seat]:
        t.reveal()
    if len(t.eyed[seat]) > 1:
        t.phase = CHOOSE_ARTIFACT_PHASE
    elif t.eyed[seat]:
        keep_artifact(t, seat, t.eyed[seat][0])


def choose_artifact(t: WonderlandTable) -> Flow:
    """6.3: keep one of the artifacts looked at; the others go under the pile."""
    seat = t.turn
    eyed = t.eyed[seat]
    choice = yield Ask(seat, ASK_TAKE, [TAKE.base + token for token in eyed], t.box.token_color[eyed[0]])
    t.phase = ACTIONS_PHASE
    keep_artifact(t, seat, choice - TAKE.base)


def keep_artifact(t: WonderlandTable, seat: int, kept: int) -> None:
    """6.3, 6.4: one face down to the player, the others under the pile in the order seen.

    1.4: which is which only the player knows, even if others have known what lay there.
    """
    color = t.box.token_color[kept]
    if len(t.eyed[seat]) > 1:
        for token in t.eyed[seat]:
            t.token_known[token] &= 1 << seat
    t.artifacts[seat].append(kept)
    t.log(ARTIFACT_TAKEN, seat, color, kept)
    for token in t.eyed[seat]:
        if token != kept:
            t.under[color].append(token)
            t.token_known[token] |= 1 << seat
            t.log(ARTIFACT_PUT_UNDER, seat, color, token)
    t.eyed[seat] = []


def open_exits(t: WonderlandTable, seat: int) -> list[int]:
    """6.8: the other holes, without the Queen, that the player can pay for."""
    exits = [square for square in range(64) if t.squares[square] == HOLE and square != t.pawns[seat]]
    total = purse(t, t.hands[seat])
    return [entry % 64 for entry in survey(t, [[square] for square in exits], 0) if can_pay(total, entry // 64)]


def use_hole(t: WonderlandTable, seat: int) -> Flow:
    """6.7, 6.8: go down for 1 PR and come out of another hole, paid like an arrival."""
    pr = t.box.folly_hole_pr[t.folly]
    options = [DIVE.base + square for square in open_exits(t, seat)]
    options.append(STAY.base)
    choice = yield Ask(seat, ASK_HOLE, options, pr)
    if choice == STAY.base:
        t.phase = ACTIONS_PHASE
        return
    square = choice - DIVE.base
    cards = yield from choose_payment(t, seat, square, toll_to(t, [[square]], 0, square))
    pay(t, seat, cards)
    t.dived = 1
    t.wake[seat] += pr
    t.log(WENT_DOWN, seat, t.pawns[seat], square, pr)
    arrive(t, seat, square)
    t.phase = ACTIONS_PHASE if t.faced else AFTER_HOLE_PHASE


def step_ways(t: WonderlandTable, seat: int) -> list[list[int]]:
    """6.9, 16.5, 16.8: one square in any direction; it wraps when pawns do, and no card makes it longer."""
    return t.box.hole_ways[t.box.pawns_wrap[t.folly]][t.pawns[seat]]


def step_after_hole(t: WonderlandTable) -> Flow:
    """6.9: one step out of the hole, paid and with the effect of its square; a second hole cannot be used."""
    seat = t.turn
    ways = step_ways(t, seat)
    total = purse(t, t.hands[seat])
    options = [STEP.base + entry % 64 for entry in survey(t, ways, 0) if can_pay(total, entry // 64)]
    options.append(STAY.base)
    choice = yield Ask(seat, ASK_STEP, options)
    if choice == STAY.base:
        t.phase = ACTIONS_PHASE
        return
    square = choice - STEP.base
    cards = yield from choose_payment(t, seat, square, toll_to(t, ways, 0, square))
    pay(t, seat, cards)
    t.log(STEPPED, seat, t.pawns[seat], square)
    arrive(t, seat, square)
    offer_square(t, seat)
