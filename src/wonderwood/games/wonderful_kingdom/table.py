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

    def __init__(self, box: KingdomBox, seats: int, old: "KingdomTable | None" = None) -> None:
        """A blank table, or a copy of an old one, made in one go: copies are what undo, search and saving are made of.

        Most lists change seldom: copies share them, and a change makes a new list (decision 11).
        """
        super().__init__(seats)
        self.box = box
        # what is played
        self.modules: list[int] = old.modules if old else []  # rule sets in force (questions.py), the base rules not counted
        self.agenda: list[int] = old.agenda if old else []  # all phases of the game in order
        self.at: int = old.at if old else 0
        self.face: int = old.face if old else 1  # of the duchy cards
        self.duchies: list[int] = old.duchies if old else [0] * seats
        self.deluxe: int = old.deluxe if old else 0
        self.free_search: int = old.free_search if old else 0  # 9.10
        self.packs: list[int] = old.packs if old else [-1] * seats
        self.quests: list[int] = old.quests if old else []
        self.board: int = old.board if old else -1
        self.scenario: int = old.scenario if old else -1
        self.medals: list[int] = old.medals if old else []
        # the game's clock
        self.round: int = old.round if old else 0
        self.first: int = old.first if old else 0  # first player of the round
        self.turn: int = old.turn if old else 0  # turns of the Choice phase so far
        self.placed: int = old.placed if old else 0  # cards placed by this offer
        self.step: int = old.step if old else -1  # the production step
        self.moment: int = old.moment if old else 0  # counts parts of the game, to tell who finished a quest first (16.18)
        self.ready: list[int] = old.ready[:] if old else [0] * seats
        # cards
        self.known: list[int] = old.known[:] if old else [0] * box.cards
        self.deck: list[int] = old.deck[:] if old else []
        self.open_deck: int = old.open_deck if old else 0  # solo: the deck lies face up
        self.top: int = old.top if old else -1  # its visible card
        self.danger: list[int] = old.danger[:] if old else []
        self.discard: list[int] = old.discard[:] if old else []
        self.boxed: list[int] = old.boxed if old else []  # left the game at setup
        self.calamities: list[int] = old.calamities if old else []
        self.hands: list[list[int]] = [row[:] for row in old.hands] if old else [[] for _ in range(seats)]
        # cards just looked at
        self.drawn: list[list[int]] = [row[:] for row in old.drawn] if old else [[] for _ in range(seats)]
        self.offers: list[list[int]] = [row[:] for row in old.offers] if old else [[], []]
        self.selection: list[list[int]] = [row[:] for row in old.selection] if old else [[] for _ in range(seats)]
        self.sites: list[list[int]] = [row[:] for row in old.sites] if old else [[] for _ in range(seats)]  # Construction area
        # SPACES integers for each site
        self.spaces: list[list[int]] = [row[:] for row in old.spaces] if old else [[] for _ in range(seats)]
        self.duchy: list[list[int]] = old.duchy if old else [[] for _ in range(seats)]
        # derived from the duchies when a card is built
        self.types: list[list[int]] = old.types if old else [[0] * 4 for _ in range(seats)]
        self.flat: list[list[int]] = old.flat if old else [[0] * 4 for _ in range(seats)]
        self.per: list[list[int]] = old.per if old else [[0] * 16 for _ in range(seats)]
        # resources
        self.krystallium: list[int] = old.krystallium[:] if old else [0] * seats
        self.soldiers: list[int] = old.soldiers[:] if old else [0] * seats
        self.training: list[int] = old.training if old else [0] * seats
        self.alchemy: list[list[int]] = [row[:] for row in old.alchemy] if old else [[0] * 4 for _ in range(seats)]
        # cubes received and not yet placed
        self.loose: list[list[int]] = [row[:] for row in old.loose] if old else [[0] * 4 for _ in range(seats)]
        self.totals: list[int] = old.totals if old else [0] * seats  # of the production step
        self.traps: list[int] = old.traps if old else [0] * seats
        self.traps_used: list[int] = old.traps_used if old else [0] * seats
        self.spies: list[int] = old.spies if old else [0] * seats
        self.spy_tokens: list[int] = old.spy_tokens if old else [0] * seats
        # solo
        self.chosen: int = old.chosen if old else -1  # the area chosen for a Search
        self.searched: int = old.searched if old else 0  # Searches of the round
        self.thrown: int = old.thrown if old else 0  # cards discarded for the running Search
        # Threats
        self.stacks: list[list[int]] = old.stacks if old else [[] for _ in range(seats)]  # cards still in the packs
        # the special card each seat added to its hand this round
        self.brought: list[int] = old.brought if old else [-1] * seats
        self.threats: list[list[int]] = old.threats if old else [[] for _ in range(seats)]
        # beside `sites`: the Giant under a card, or -1
        self.giants: list[list[int]] = [row[:] for row in old.giants] if old else [[] for _ in range(seats)]
        self.trophies: list[list[int]] = old.trophies if old else [[] for _ in range(seats)]
        self.supply: list[int] = old.supply if old else []  # Vermin
        # card * 4 + line; duchy card: cards * 4 + line
        self.stolen: list[list[int]] = old.stolen if old else [[] for _ in range(seats)]
        self.freeing: list[int] = old.freeing if old else [0] * seats  # Stolen tokens that may be removed now
        self.debt: list[int] = old.debt if old else [0] * seats
        self.illusions: list[int] = old.illusions if old else [0] * seats
        # beside `offers`: whose Illusion token lies on a card, or -1
        self.marks: list[list[int]] = [row[:] for row in old.marks] if old else [[], []]
        self.marked: int = old.marked if old else 0
        self.swapping: int = old.swapping if old else 0
        self.aside: int = old.aside if old else 0  # resources set aside (Siphons solo, SC05)
        # Advisors
        self.council: list[list[int]] = old.council if old else [[] for _ in range(seats)]
        self.used: list[list[int]] = old.used if old else [[] for _ in range(seats)]
        self.peeks: list[int] = old.peeks if old else [0] * seats
        # cubes of choice left, and the card they go to
        self.wild: list[list[int]] = old.wild if old else [[0, -1] for _ in range(seats)]
        self.shifting: list[list[int]] = old.shifting if old else [[0, -1, -1] for _ in range(seats)]  # moves left, from, to
        self.fresh: list[int] = old.fresh[:] if old else [0] * seats  # no cube of the step placed yet
        self.bonus_to: int = old.bonus_to if old else -1  # Supremacy forced for this seat
        self.honours: list[int] = old.honours if old else [0] * seats  # VP of end powers
        # Quest
        self.steps: list[list[int]] = old.steps if old else [[] for _ in range(seats)]
        self.finished: list[int] = old.finished if old else [0] * seats  # moment of the final step
        self.melting: list[int] = old.melting if old else [0] * seats
        # Conquest
        self.pawns: list[list[int]] = old.pawns if old else []
        self.slots: list[list[int]] = old.slots if old else []  # by territory: seat on each slot, or -1
        self.reserve: list[int] = old.reserve if old else []
        self.jailed: list[int] = old.jailed if old else []
        self.actor: int = old.actor if old else 0
        self.passes: int = old.passes if old else 0
        self.target: int = old.target if old else -1
        self.marching: int = old.marching if old else 0
        self.far: int = old.far if old else 0
        self.vacated: list[int] = old.vacated if old else []  # territory * 8 + slot left by a pawn this turn
        self.lost: int = old.lost if old else 0

    def fields(self) -> list[Field]:
        return FIELDS

    def blank(self) -> Table:
        return KingdomTable(self.box, self.seats)

    def copy(self) -> Table:
        new = KingdomTable(self.box, self.seats, self)
        new.phase = self.phase
        new.over = self.over
        return new


FIELDS: Final = [
    Field("modules", OPEN, shared=True),
    Field("agenda", OPEN, shared=True),
    Field("at", OPEN),
    Field("face", OPEN),
    Field("duchies", OPEN, DUCHY, shared=True),
    Field("deluxe", OPEN),
    Field("free_search", OPEN),
    Field("packs", OPEN, PACK, shared=True),
    Field("quests", OPEN, QUEST, shared=True),
    Field("board", OPEN, BOARD),
    Field("scenario", OPEN, SCENARIO),
    Field("medals", OPEN, shared=True),
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
    Field("boxed", COUNTED, COPY, pool="cards", known="known", shared=True),
    Field("calamities", OPEN, COPY, shared=True),
    Field("hands", OWN, COPY, pool="cards"),
    Field("drawn", OWN, COPY, pool="cards", known="known"),
    Field("offers", COUNTED, COPY, pool="cards", known="known", most=MOST_OFFERED),
    Field("selection", COUNTED, COPY, pool="cards", known="known"),
    Field("sites", OPEN, COPY, most=MOST_SITES),
    Field("spaces", OPEN, most=MOST_SITES * SPACES),
    Field("duchy", OPEN, COPY, shared=True),
    Field("types", OPEN, shared=True),
    Field("flat", OPEN, shared=True),
    Field("per", OPEN, shared=True),
    Field("krystallium", OPEN),
    Field("soldiers", OPEN),
    Field("training", OPEN, shared=True),
    Field("alchemy", OPEN),
    Field("loose", OPEN),
    Field("totals", OPEN, shared=True),
    Field("traps", OPEN, shared=True),
    Field("traps_used", OPEN, shared=True),
    Field("spies", OPEN, shared=True),
    Field("spy_tokens", OPEN, shared=True),
    Field("chosen", OPEN),
    Field("searched", OPEN),
    Field("thrown", OPEN),
    Field("stacks", OWN, COPY, pool="cards", known="known", shared=True),
    Field("brought", HIDDEN, shared=True),
    Field("threats", OPEN, COPY, shared=True),
    Field("giants", OPEN, COPY, most=MOST_SITES),
    Field("trophies", OPEN, COPY, shared=True),
    Field("supply", OPEN, COPY, shared=True),
    Field("stolen", OPEN, most=16, shared=True),
    Field("freeing", OPEN, shared=True),
    Field("debt", OPEN, shared=True),
    Field("illusions", OPEN, shared=True),
    Field("marks", OPEN, most=MOST_OFFERED),
    Field("marked", OPEN),
    Field("swapping", OPEN),
    Field("aside", OPEN),
    Field("council", OPEN, COPY, shared=True),
    Field("used", OPEN, CARD, shared=True),
    Field("peeks", OPEN, shared=True),
    Field("wild", OPEN, shared=True),
    Field("shifting", OPEN, shared=True),
    Field("fresh", OPEN),
    Field("bonus_to", OPEN),
    Field("honours", OPEN, shared=True),
    Field("steps", OPEN, STEP, shared=True),
    Field("finished", OPEN, shared=True),
    Field("melting", OPEN, shared=True),
    Field("pawns", OPEN, shared=True),
    Field("slots", OPEN, shared=True),
    Field("reserve", OPEN, shared=True),
    Field("jailed", OPEN, shared=True),
    Field("actor", OPEN),
    Field("passes", OPEN),
    Field("target", OPEN, TERRITORY),
    Field("marching", OPEN),
    Field("far", OPEN),
    Field("vacated", OPEN, most=16, shared=True),
    Field("lost", OPEN),
]
