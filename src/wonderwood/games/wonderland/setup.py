"""Chapter 2: how a game starts."""

from wonderwood.engine.table import Flow, together
from wonderwood.games.wonderland.book import (
    ALICE_STARTS,
    DEALT_PHASE,
    FIRST,
    LAID,
)
from wonderwood.games.wonderland.box import WonderlandBox
from wonderwood.games.wonderland.encounters import choose_encounters, offer_encounters
from wonderwood.games.wonderland.table import WonderlandTable
from wonderwood.games.wonderland.turn import begin_round, deal_cards


def fresh_table(box: WonderlandBox, seats: int, side: int, single: bool) -> WonderlandTable:
    """2.2, 2.3, 2.4, 2.5, 2.8, 2.9: everything in its place, before the first chance."""
    t = WonderlandTable(box, seats)
    t.side = side
    t.round = 1
    t.squares = [0] * 64
    t.obstacles = [0] * 64
    t.pawns = [box.starts[corner] for corner in box.seating[seats]]
    t.shields = [0] * seats
    t.deck = list(range(len(box.suit)))
    t.encounter_deck = list(range(len(box.need)))
    t.folly_deck = list(range(box.no_folly))
    t.piles = [[token for token, own in enumerate(box.token_color) if own == color] for color in range(4)]
    t.under = [[] for _ in range(4)]
    t.bag = box.bag[:]
    t.gardeners_left = box.reserve_gardeners
    t.figures_left = [figure for figure in range(len(box.figure_color)) if not single or figure % box.copies == 0]
    t.modes = [box.start_mode[side]] * seats
    t.wake = [0] * seats
    t.hands = [[] for _ in range(seats)]
    t.goals = [[] for _ in range(seats)]
    t.validated = [[] for _ in range(seats)]
    t.figures = [[] for _ in range(seats)]
    t.flipped = [0] * len(box.figure_color)
    t.laid_on = [-1] * len(box.figure_color)
    t.artifacts = [[] for _ in range(seats)]
    t.soldiers = [0] * seats
    t.soldiers_laid = [0] * seats
    t.gardeners = [0] * seats
    t.gardeners_laid = [0] * seats
    t.offered = [[] for _ in range(seats)]
    t.passing = [[] for _ in range(seats)]
    t.eyed = [[] for _ in range(seats)]
    t.card_known = [0] * len(box.suit)
    t.token_known = [0] * len(box.token_color)
    return t


def set_up(t: WonderlandTable) -> Flow:
    """2.1, 2.6, 2.7, 2.10, 2.11: all that chance decides before the first choice."""
    lay_board(t)
    t.first = t.fate.below(t.seats)
    t.turn = t.first
    t.log(FIRST, t.first)
    t.alice = t.box.centers[t.box.seating[t.seats][t.first]]
    t.log(ALICE_STARTS, t.alice)
    for seat in range(t.seats):
        offer_encounters(t, seat)
    for seat in range(t.seats):
        deal_cards(t, seat, t.box.start_hand)
    t.phase = DEALT_PHASE
    yield from ()


def lay_board(t: WonderlandTable) -> None:
    """2.1: the quadrants at random, turned so that grey and white alternate."""
    quadrants = list(range(len(t.box.quadrants)))
    t.fate.shuffle(quadrants)
    allowed = t.box.turns[t.fate.below(len(t.box.turns))]
    for corner, quadrant in enumerate(quadrants):
        turns = allowed[t.fate.below(len(allowed))]
        place_quadrant(t, corner, quadrant, turns)
        t.log(LAID, corner, quadrant, turns)


def place_quadrant(t: WonderlandTable, corner: int, quadrant: int, turns: int) -> None:
    """Lay one quadrant into a corner, after so many quarter turns clockwise."""
    for row in range(4):
        for column in range(4):
            from_row, from_column = row, column
            for _ in range(turns):
                from_row, from_column = 3 - from_column, from_row
            t.squares[t.box.bases[corner] + (3 - row) * 8 + column] = t.box.quadrants[quadrant][from_row * 4 + from_column]


def keep_dealt(t: WonderlandTable) -> Flow:
    """2.6: everybody keeps 1 to 3 of the Encounter cards dealt; then the first round begins."""
    yield from together(t, [choose_encounters(t, seat) for seat in range(t.seats)])
    begin_round(t)
