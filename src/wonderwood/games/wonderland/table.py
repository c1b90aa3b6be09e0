"""The table of Wonderland: everything that lies on it, and who may see what (1.4)."""

from typing import Final, final

from wonderwood.engine.table import COUNTED, HIDDEN, OPEN, OWN, Field, Table
from wonderwood.games.wonderland.book import (
    CARD,
    DIRECTION,
    ENCOUNTER,
    FIGURE,
    FOLLY,
    GROUND,
    MODE,
    SQUARE,
    TOKEN,
)
from wonderwood.games.wonderland.box import WonderlandBox


@final
class WonderlandTable(Table):
    box: WonderlandBox
    # The options of this table.
    side: int
    hand_limit: int  # 0: none
    hearts_wake: int
    open_wake: int
    # Where the game stands.
    round: int
    first: int
    turn: int
    moved: int
    folly: int
    # The board.
    squares: list[int]  # what each square is
    obstacles: list[int]  # masks of GARDENER, SOLDIER, QUEEN by square
    alice: int
    pawns: list[int]
    shields: list[int]  # 1: the protection marker lies beside the pawn
    # Beside the board.
    deck: list[int]
    discard: list[int]
    encounter_deck: list[int]
    folly_deck: list[int]
    piles: list[list[int]]  # artifacts by colour, in no order
    under: list[list[int]]  # artifacts put back under each pile, in this order
    bag: list[int]  # how many of each obstacle
    gardeners_left: int
    queens_gone: int
    figures_left: list[int]  # character tokens in the reserve
    # What the players have.
    modes: list[int]
    wake: list[int]  # PR on the counters
    hands: list[list[int]]
    goals: list[list[int]]  # encounter cards not validated
    validated: list[list[int]]
    figures: list[list[int]]  # character tokens
    flipped: list[int]  # by figure: 1 when its power is used
    laid_on: list[int]  # by figure: the encounter card it lies on
    artifacts: list[list[int]]
    soldiers: list[int]  # all won, and those of them laid on encounter cards
    soldiers_laid: list[int]
    gardeners: list[int]
    gardeners_laid: list[int]
    # In the middle of something.
    offered: list[list[int]]  # encounter cards to choose from
    passing: list[list[int]]  # cards on their way to the neighbour
    eyed: list[list[int]]  # artifacts being looked at
    faced: int  # a soldier was faced in this move
    dived: int  # a hole was used in this turn
    power: int  # the card whose power is being used
    aside: list[int]  # cards on their way to the discard pile
    quota: int  # how much of the power is left
    used: int  # how much of it was used: its PR
    peer: int  # the opponent dealt with
    met: int  # opponents already dealt with, a mask
    led: int  # the card that moves Alice
    heading: int  # where Alice was going
    trail: int  # the square she left last
    strikes: int  # players after the active one whom her wake has passed
    # Who knows which hidden piece is where, by piece: masks of seats.
    card_known: list[int]
    token_known: list[int]

    def __init__(self, box: WonderlandBox, seats: int, source: "WonderlandTable | None" = None) -> None:
        """A bare table, or the copy of another one: made in one go, as copying is what search does most."""
        super().__init__(seats)
        self.box = box
        if source is None:
            self._clear()
        else:
            self._take(source)

    def _clear(self) -> None:
        self.side = 0
        self.hand_limit = 0
        self.hearts_wake = 0
        self.open_wake = 0
        self.round = 0
        self.first = 0
        self.turn = 0
        self.moved = 0
        self.folly = self.box.no_folly
        self.alice = 0
        self.gardeners_left = 0
        self.queens_gone = 0
        self.faced = 0
        self.dived = 0
        self.power = -1
        self.quota = 0
        self.used = 0
        self.peer = -1
        self.met = 0
        self.led = -1
        self.heading = 0
        self.trail = 0
        self.strikes = 0
        self.squares = []
        self.obstacles = []
        self.pawns = []
        self.shields = []
        self.deck = []
        self.discard = []
        self.encounter_deck = []
        self.folly_deck = []
        self.bag = []
        self.figures_left = []
        self.modes = []
        self.wake = []
        self.flipped = []
        self.laid_on = []
        self.soldiers = []
        self.soldiers_laid = []
        self.gardeners = []
        self.gardeners_laid = []
        self.aside = []
        self.card_known = []
        self.token_known = []
        self.piles = []
        self.under = []
        self.hands = []
        self.goals = []
        self.validated = []
        self.figures = []
        self.artifacts = []
        self.offered = []
        self.passing = []
        self.eyed = []

    def _take(self, source: "WonderlandTable") -> None:
        self.phase = source.phase
        self.over = source.over
        self.side = source.side
        self.hand_limit = source.hand_limit
        self.hearts_wake = source.hearts_wake
        self.open_wake = source.open_wake
        self.round = source.round
        self.first = source.first
        self.turn = source.turn
        self.moved = source.moved
        self.folly = source.folly
        self.alice = source.alice
        self.gardeners_left = source.gardeners_left
        self.queens_gone = source.queens_gone
        self.faced = source.faced
        self.dived = source.dived
        self.power = source.power
        self.quota = source.quota
        self.used = source.used
        self.peer = source.peer
        self.met = source.met
        self.led = source.led
        self.heading = source.heading
        self.trail = source.trail
        self.strikes = source.strikes
        self.squares = source.squares[:]
        self.obstacles = source.obstacles[:]
        self.pawns = source.pawns[:]
        self.shields = source.shields[:]
        self.deck = source.deck[:]
        self.discard = source.discard[:]
        self.encounter_deck = source.encounter_deck[:]
        self.folly_deck = source.folly_deck[:]
        self.bag = source.bag[:]
        self.figures_left = source.figures_left[:]
        self.modes = source.modes[:]
        self.wake = source.wake[:]
        self.flipped = source.flipped[:]
        self.laid_on = source.laid_on[:]
        self.soldiers = source.soldiers[:]
        self.soldiers_laid = source.soldiers_laid[:]
        self.gardeners = source.gardeners[:]
        self.gardeners_laid = source.gardeners_laid[:]
        self.aside = source.aside[:]
        self.card_known = source.card_known[:]
        self.token_known = source.token_known[:]
        self.piles = [row[:] for row in source.piles]
        self.under = [row[:] for row in source.under]
        self.hands = [row[:] for row in source.hands]
        self.goals = [row[:] for row in source.goals]
        self.validated = [row[:] for row in source.validated]
        self.figures = [row[:] for row in source.figures]
        self.artifacts = [row[:] for row in source.artifacts]
        self.offered = [row[:] for row in source.offered]
        self.passing = [row[:] for row in source.passing]
        self.eyed = [row[:] for row in source.eyed]

    def fields(self) -> list[Field]:
        return FIELDS

    def blank(self) -> Table:
        return WonderlandTable(self.box, self.seats)

    def copy(self) -> Table:
        return WonderlandTable(self.box, self.seats, self)


FIELDS: Final = [
    Field("side", OPEN),
    Field("hand_limit", OPEN),
    Field("hearts_wake", OPEN),
    Field("open_wake", OPEN),
    Field("round", OPEN),
    Field("first", OPEN),
    Field("turn", OPEN),
    Field("moved", OPEN),
    Field("folly", OPEN, FOLLY),
    Field("squares", OPEN, GROUND),
    Field("obstacles", OPEN),
    Field("alice", OPEN, SQUARE),
    Field("pawns", OPEN, SQUARE),
    Field("shields", OPEN),
    Field("deck", COUNTED, CARD, pool="card", known="card_known"),
    Field("discard", OPEN, CARD),
    Field("encounter_deck", COUNTED, ENCOUNTER, pool="encounter"),
    Field("folly_deck", COUNTED, FOLLY, pool="folly"),
    Field("piles", COUNTED, TOKEN, pool="token", known="token_known"),
    Field("under", COUNTED, TOKEN, pool="token", known="token_known"),
    Field("bag", OPEN),
    Field("gardeners_left", OPEN),
    Field("queens_gone", OPEN),
    Field("figures_left", OPEN, FIGURE),
    Field("modes", OPEN, MODE),
    Field("wake", OWN, opens="open_wake"),
    Field("hands", OWN, CARD, pool="card", known="card_known"),
    Field("goals", OWN, ENCOUNTER, pool="encounter"),
    Field("validated", OPEN, ENCOUNTER),
    Field("figures", OPEN, FIGURE),
    Field("flipped", OPEN),
    Field("laid_on", OPEN, ENCOUNTER),
    Field("artifacts", OWN, TOKEN, pool="token", known="token_known"),
    Field("soldiers", OPEN),
    Field("soldiers_laid", OPEN),
    Field("gardeners", OPEN),
    Field("gardeners_laid", OPEN),
    Field("offered", OWN, ENCOUNTER, pool="encounter"),
    Field("passing", OWN, CARD, pool="card", known="card_known"),
    Field("eyed", OWN, TOKEN, pool="token", known="token_known"),
    Field("faced", OPEN),
    Field("dived", OPEN),
    Field("power", OPEN, CARD),
    Field("aside", OPEN, CARD),
    Field("quota", OPEN),
    Field("used", OPEN),
    Field("peer", OPEN),
    Field("met", OPEN),
    Field("led", OPEN, CARD),
    Field("heading", OPEN, DIRECTION),
    Field("trail", OPEN, SQUARE),
    Field("strikes", OPEN),
    Field("card_known", HIDDEN),
    Field("token_known", HIDDEN),
]
