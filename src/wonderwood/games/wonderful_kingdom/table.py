"""The table: everything that changes in a game, and who may see it."""

from typing import Final, final

from wonderwood.engine.table import COUNTED, HIDDEN, OPEN, OWN, Field, Table
from wonderwood.games.wonderful_kingdom.book import BOARD, CARD, COPY, DUCHY, PACK, QUEST, SCENARIO, STEP, TERRITORY
from wonderwood.games.wonderful_kingdom.box import KingdomBox

ROUNDS: Final = 4
SPACES: Final = 10  # integers kept for each site: 6 free spaces by resource, 4 basic cubes on it
MOST_SITES: Final = 40  # four rounds give a player fewer cards
MOST_OFFERED: Final = 24

# Phases, in the order of Game.phases
PHASE_NAMES: Final = [
    "setup",
    "advisor",
    "deal",
    "muster",
    "turn",
    "solo_deal",
    "solo_turn",
    "reveal",
    "start",
    "afflict",
    "plan",
    "settle",
    "illusions",
    "count",
    "place",
    "harvest",
    "combat",
    "aftermath",
    "conquest",
    "prison",
    "last",
    "honours",
    "score",
    "deck",
]
SETUP: Final = 0
ADVISOR_PHASE: Final = 1
DEAL: Final = 2
MUSTER_PHASE: Final = 3
TURN: Final = 4
SOLO_DEAL: Final = 5
SOLO_TURN: Final = 6
REVEAL: Final = 7
START: Final = 8
AFFLICT: Final = 9
PLAN: Final = 10
SETTLE: Final = 11
ILLUSIONS: Final = 12
COUNT: Final = 13
PLACE_CUBES: Final = 14
HARVEST: Final = 15
COMBAT: Final = 16
AFTERMATH: Final = 17
CONQUEST_PHASE: Final = 18
PRISON: Final = 19
LAST: Final = 20
HONOURS: Final = 21
SCORE: Final = 22
DECK: Final = 23


@final
class KingdomTable(Table):
    """1.4: all areas and supplies. Cards are physical cards; a card is face up when everybody knows it (`known`).

    1.5, 1.6: resources, Krystallium and Soldiers are counted without limit. 6.7, 7.3: sites, Alchemy and reserve stay from
    round to round.
    """

    def __init__(self, box: KingdomBox, seats: int) -> None:
        super().__init__(seats)
        self.box = box
        # what is played
        self.modules: list[int] = []  # rule sets in force (questions.py), the base rules not counted
        self.agenda: list[int] = []  # all phases of the game in order
        self.at = 0
        self.face = 1  # of the duchy cards
        self.duchies: list[int] = [0] * seats
        self.deluxe = 0
        self.free_search = 0  # 9.10
        self.packs: list[int] = [-1] * seats
        self.quests: list[int] = []
        self.board = -1
        self.scenario = -1
        self.medals: list[int] = []
        # the game's clock
        self.round = 0
        self.first = 0  # first player of the round
        self.turn = 0  # turns of the Choice phase so far
        self.placed = 0  # cards placed by this offer
        self.step = -1  # the production step
        self.moment = 0  # counts parts of the game, to tell who finished a quest first (16.18)
        self.ready: list[int] = [0] * seats
        # cards
        self.known: list[int] = [0] * box.cards
        self.deck: list[int] = []
        self.open_deck = 0  # solo: the deck lies face up
        self.top = -1  # its visible card
        self.danger: list[int] = []
        self.discard: list[int] = []
        self.boxed: list[int] = []  # left the game at setup
        self.calamities: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.drawn: list[list[int]] = [[] for _ in range(seats)]  # cards just looked at
        self.offers: list[list[int]] = [[], []]
        self.selection: list[list[int]] = [[] for _ in range(seats)]
        self.sites: list[list[int]] = [[] for _ in range(seats)]  # Construction area
        self.spaces: list[list[int]] = [[] for _ in range(seats)]  # SPACES integers for each site
        self.duchy: list[list[int]] = [[] for _ in range(seats)]
        # derived from the duchies when a card is built
        self.types: list[list[int]] = [[0] * 4 for _ in range(seats)]
        self.flat: list[list[int]] = [[0] * 4 for _ in range(seats)]
        self.per: list[list[int]] = [[0] * 16 for _ in range(seats)]
        # resources
        self.krystallium: list[int] = [0] * seats
        self.soldiers: list[int] = [0] * seats
        self.training: list[int] = [0] * seats
        self.alchemy: list[list[int]] = [[0] * 4 for _ in range(seats)]
        self.loose: list[list[int]] = [[0] * 4 for _ in range(seats)]  # cubes received and not yet placed
        self.totals: list[int] = [0] * seats  # of the production step
        self.traps: list[int] = [0] * seats
        self.traps_used: list[int] = [0] * seats
        self.spies: list[int] = [0] * seats
        self.spy_tokens: list[int] = [0] * seats
        # solo
        self.chosen = -1  # the area chosen for a Search
        self.searched = 0  # Searches of the round
        self.thrown = 0  # cards discarded for the running Search
        # Threats
        self.stacks: list[list[int]] = [[] for _ in range(seats)]  # cards still in the packs
        self.brought: list[int] = [-1] * seats  # the special card each seat added to its hand this round
        self.threats: list[list[int]] = [[] for _ in range(seats)]
        self.giants: list[list[int]] = [[] for _ in range(seats)]  # beside `sites`: the Giant under a card, or -1
        self.trophies: list[list[int]] = [[] for _ in range(seats)]
        self.supply: list[int] = []  # Vermin
        self.stolen: list[list[int]] = [[] for _ in range(seats)]  # card * 4 + line; duchy card: cards * 4 + line
        self.freeing: list[int] = [0] * seats  # Stolen tokens that may be removed now
        self.debt: list[int] = [0] * seats
        self.illusions: list[int] = [0] * seats
        self.marks: list[list[int]] = [[], []]  # beside `offers`: whose Illusion token lies on a card, or -1
        self.marked = 0
        self.swapping = 0
        self.aside = 0  # resources set aside (Siphons solo, SC05)
        # Advisors
        self.council: list[list[int]] = [[] for _ in range(seats)]
        self.used: list[list[int]] = [[] for _ in range(seats)]
        self.peeks: list[int] = [0] * seats
        self.wild: list[list[int]] = [[0, -1] for _ in range(seats)]  # cubes of choice left, and the card they go to
        self.shifting: list[list[int]] = [[0, -1, -1] for _ in range(seats)]  # moves left, from, to
        self.fresh: list[int] = [0] * seats  # no cube of the step placed yet
        self.bonus_to = -1  # Supremacy forced for this seat
        self.honours: list[int] = [0] * seats  # VP of end powers
        # Quest
        self.steps: list[list[int]] = [[] for _ in range(seats)]
        self.finished: list[int] = [0] * seats  # moment of the final step
        self.melting: list[int] = [0] * seats
        # Conquest
        self.pawns: list[list[int]] = []
        self.slots: list[list[int]] = []  # by territory: seat on each slot, or -1
        self.reserve: list[int] = []
        self.jailed: list[int] = []
        self.actor = 0
        self.passes = 0
        self.target = -1
        self.marching = 0
        self.far = 0
        self.vacated: list[int] = []  # territory * 8 + slot left by a pawn this turn
        self.lost = 0

    def fields(self) -> list[Field]:
        return FIELDS

    def blank(self) -> Table:
        return KingdomTable(self.box, self.seats)

    def copy(self) -> Table:
        """Field by field: copies are what undo, search and saving are made of."""
        new = KingdomTable(self.box, self.seats)
        new.phase = self.phase
        new.over = self.over
        new.modules = self.modules[:]
        new.agenda = self.agenda[:]
        new.at = self.at
        new.face = self.face
        new.duchies = self.duchies[:]
        new.deluxe = self.deluxe
        new.free_search = self.free_search
        new.packs = self.packs[:]
        new.quests = self.quests[:]
        new.board = self.board
        new.scenario = self.scenario
        new.medals = self.medals[:]
        new.round = self.round
        new.first = self.first
        new.turn = self.turn
        new.placed = self.placed
        new.step = self.step
        new.moment = self.moment
        new.ready = self.ready[:]
        new.known = self.known[:]
        new.deck = self.deck[:]
        new.open_deck = self.open_deck
        new.top = self.top
        new.danger = self.danger[:]
        new.discard = self.discard[:]
        new.boxed = self.boxed[:]
        new.calamities = self.calamities[:]
        new.hands = [row[:] for row in self.hands]
        new.drawn = [row[:] for row in self.drawn]
        new.offers = [row[:] for row in self.offers]
        new.selection = [row[:] for row in self.selection]
        new.sites = [row[:] for row in self.sites]
        new.spaces = [row[:] for row in self.spaces]
        new.duchy = [row[:] for row in self.duchy]
        new.types = [row[:] for row in self.types]
        new.flat = [row[:] for row in self.flat]
        new.per = [row[:] for row in self.per]
        new.krystallium = self.krystallium[:]
        new.soldiers = self.soldiers[:]
        new.training = self.training[:]
        new.alchemy = [row[:] for row in self.alchemy]
        new.loose = [row[:] for row in self.loose]
        new.totals = self.totals[:]
        new.traps = self.traps[:]
        new.traps_used = self.traps_used[:]
        new.spies = self.spies[:]
        new.spy_tokens = self.spy_tokens[:]
        new.chosen = self.chosen
        new.searched = self.searched
        new.thrown = self.thrown
        new.stacks = [row[:] for row in self.stacks]
        new.brought = self.brought[:]
        new.threats = [row[:] for row in self.threats]
        new.giants = [row[:] for row in self.giants]
        new.trophies = [row[:] for row in self.trophies]
        new.supply = self.supply[:]
        new.stolen = [row[:] for row in self.stolen]
        new.freeing = self.freeing[:]
        new.debt = self.debt[:]
        new.illusions = self.illusions[:]
        new.marks = [row[:] for row in self.marks]
        new.marked = self.marked
        new.swapping = self.swapping
        new.aside = self.aside
        new.council = [row[:] for row in self.council]
        new.used = [row[:] for row in self.used]
        new.peeks = self.peeks[:]
        new.wild = [row[:] for row in self.wild]
        new.shifting = [row[:] for row in self.shifting]
        new.fresh = self.fresh[:]
        new.bonus_to = self.bonus_to
        new.honours = self.honours[:]
        new.steps = [row[:] for row in self.steps]
        new.finished = self.finished[:]
        new.melting = self.melting[:]
        new.pawns = [row[:] for row in self.pawns]
        new.slots = [row[:] for row in self.slots]
        new.reserve = self.reserve[:]
        new.jailed = self.jailed[:]
        new.actor = self.actor
        new.passes = self.passes
        new.target = self.target
        new.marching = self.marching
        new.far = self.far
        new.vacated = self.vacated[:]
        new.lost = self.lost
        return new


FIELDS: Final = [
    Field("modules", OPEN),
    Field("agenda", OPEN),
    Field("at", OPEN),
    Field("face", OPEN),
    Field("duchies", OPEN, DUCHY),
    Field("deluxe", OPEN),
    Field("free_search", OPEN),
    Field("packs", OPEN, PACK),
    Field("quests", OPEN, QUEST),
    Field("board", OPEN, BOARD),
    Field("scenario", OPEN, SCENARIO),
    Field("medals", OPEN),
    Field("round", OPEN),
    Field("first", OPEN),
    Field("turn", OPEN),
    Field("placed", OPEN),
    Field("step", OPEN),
    Field("moment", OPEN),
    Field("ready", OPEN),
    Field("known", HIDDEN),
    Field("deck", COUNTED, COPY, pool="cards", known="known"),
    Field("open_deck", OPEN),
    Field("top", OPEN, COPY),
    Field("danger", COUNTED, COPY, pool="cards", known="known"),
    Field("discard", COUNTED, COPY, pool="cards", known="known"),
    Field("boxed", COUNTED, COPY, pool="cards", known="known"),
    Field("calamities", OPEN, COPY),
    Field("hands", OWN, COPY, pool="cards"),
    Field("drawn", OWN, COPY, pool="cards", known="known"),
    Field("offers", COUNTED, COPY, pool="cards", known="known", most=MOST_OFFERED),
    Field("selection", COUNTED, COPY, pool="cards", known="known"),
    Field("sites", OPEN, COPY, most=MOST_SITES),
    Field("spaces", OPEN, most=MOST_SITES * SPACES),
    Field("duchy", OPEN, COPY),
    Field("types", OPEN),
    Field("flat", OPEN),
    Field("per", OPEN),
    Field("krystallium", OPEN),
    Field("soldiers", OPEN),
    Field("training", OPEN),
    Field("alchemy", OPEN),
    Field("loose", OPEN),
    Field("totals", OPEN),
    Field("traps", OPEN),
    Field("traps_used", OPEN),
    Field("spies", OPEN),
    Field("spy_tokens", OPEN),
    Field("chosen", OPEN),
    Field("searched", OPEN),
    Field("thrown", OPEN),
    Field("stacks", OWN, COPY, pool="cards", known="known"),
    Field("brought", HIDDEN),
    Field("threats", OPEN, COPY),
    Field("giants", OPEN, COPY, most=MOST_SITES),
    Field("trophies", OPEN, COPY),
    Field("supply", OPEN, COPY),
    Field("stolen", OPEN, most=16),
    Field("freeing", OPEN),
    Field("debt", OPEN),
    Field("illusions", OPEN),
    Field("marks", OPEN, most=MOST_OFFERED),
    Field("marked", OPEN),
    Field("swapping", OPEN),
    Field("aside", OPEN),
    Field("council", OPEN, COPY),
    Field("used", OPEN, CARD),
    Field("peeks", OPEN),
    Field("wild", OPEN),
    Field("shifting", OPEN),
    Field("fresh", OPEN),
    Field("bonus_to", OPEN),
    Field("honours", OPEN),
    Field("steps", OPEN, STEP),
    Field("finished", OPEN),
    Field("melting", OPEN),
    Field("pawns", OPEN),
    Field("slots", OPEN),
    Field("reserve", OPEN),
    Field("jailed", OPEN),
    Field("actor", OPEN),
    Field("passes", OPEN),
    Field("target", OPEN, TERRITORY),
    Field("marching", OPEN),
    Field("far", OPEN),
    Field("vacated", OPEN, most=16),
    Field("lost", OPEN),
]
