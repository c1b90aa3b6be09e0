"""Chapters 11 and 13: Alice moves, and obstacles follow her."""

from wonderwood.engine.table import Ask, Flow
from wonderwood.games.wonderland.book import (
    ALICE_LED,
    ALICE_STAYED,
    ALICE_WALKED,
    ALICE_WAY_PHASE,
    ASK_GO,
    ASK_PLAY,
    BAG_EMPTY,
    GO,
    OBSTACLE_BACK,
    OBSTACLE_PLACED,
    PLAY,
    QUEEN_REPLACED,
    WAKE_PHASE,
)
from wonderwood.games.wonderland.box import QUEEN
from wonderwood.games.wonderland.table import WonderlandTable
from wonderwood.games.wonderland.turn import finish_turn
from wonderwood.games.wonderland.wake import anyone_struck


def choose_lead(t: WonderlandTable) -> Flow:
    """3.6, 11.1, 16.3: play a card to move Alice; without a card she stays."""
    seat = t.turn
    hand = t.hands[seat]
    if not hand:
        t.log(ALICE_STAYED, seat)
        finish_turn(t)
        return
    choice = yield Ask(seat, ASK_PLAY, [PLAY.base + card for card in hand])
    t.led = choice - PLAY.base
    hand.remove(t.led)
    t.discard.append(t.led)
    t.log(ALICE_LED, seat, t.led)
    t.phase = ALICE_WAY_PHASE


def ways_for(t: WonderlandTable, card: int) -> list[int]:
    """11.2, 11.3, 8.3, 16.9: directions and distances a card offers, each as one choice."""
    box = t.box
    suit = box.suit[card]
    suits = range(len(box.orthogonal)) if suit < 0 else range(suit, suit + 1)
    options: list[int] = []
    for one in suits:
        for arrow in (box.orthogonal[one], box.diagonal[one]):
            direction = box.opposite[arrow] if box.arrows_reversed[t.folly] else arrow
            for distance in box.distances[card]:
                option = GO.of(direction, distance + box.alice_more[t.folly])
                if option not in options:
                    options.append(option)
    return options


def lead_alice(t: WonderlandTable) -> Flow:
    """11.2, 11.3: choose a direction and a distance, move, and the wake strikes where she ends."""
    choice = yield Ask(t.turn, ASK_GO, ways_for(t, t.led), t.led)
    t.led = -1
    walk(t, GO.first(choice), GO.second(choice))
    if anyone_struck(t):
        t.phase = WAKE_PHASE
    else:
        finish_turn(t)


def walk(t: WonderlandTable, direction: int, steps: int) -> None:
    """11.4, 11.5, 11.6: step by step, over the edge too; after each step an obstacle falls on the square left."""
    t.heading = direction
    t.strikes = 0
    for _ in range(steps):
        t.trail = t.alice
        t.alice = t.box.beyond[t.alice * 8 + direction]
        t.log(ALICE_WALKED, direction, t.trail, t.alice)
        for _ in range(t.box.draws_per_square):
            pursue(t, t.trail)


def pursue(t: WonderlandTable, square: int) -> None:
    """13.1, 13.2, 13.3, 13.4, 13.5: a piece from the bag for the square Alice has left; pawns there are not touched (13.6)."""
    bag = t.bag
    number = bag[0] + bag[1] + bag[2]
    if not number:
        t.log(BAG_EMPTY, square)
        return
    drawn = t.fate.below(number)
    obstacle = 0
    while drawn >= bag[obstacle]:
        drawn -= bag[obstacle]
        obstacle += 1
    piece = 1 << obstacle
    if piece == QUEEN:
        replace_queen(t)
    elif t.obstacles[square] & piece:
        t.log(OBSTACLE_BACK, obstacle, square)
        return
    bag[obstacle] -= 1
    t.obstacles[square] |= piece
    t.log(OBSTACLE_PLACED, obstacle, square)


def replace_queen(t: WonderlandTable) -> None:
    """13.3: the Queen who stood on the board is out of the game."""
    for square in range(64):
        if t.obstacles[square] & QUEEN:
            t.obstacles[square] -= QUEEN
            t.queens_gone += 1
            t.log(QUEEN_REPLACED, square)
