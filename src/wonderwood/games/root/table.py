"""The state of a game of Root: plain integers, with who may see what beside every field."""

from typing import Final, final

from wonderwood.engine.table import COUNTED, HIDDEN, OPEN, OWN, Field, Table
from wonderwood.games.root.book import CARD, CHARACTER, CLEARING, FACTION, FOREST, LEADER, QUEST, SUIT, TOKEN
from wonderwood.games.root.box import CARDS, CLEARINGS, FACTIONS, ITEMS, PIECES, RootBox

NOBODY: Final = -1
SCORCHED: Final = -2  # in `sealed`: closed to everybody

WON_TOGETHER: Final = 1  # in `team`
LOST_TOGETHER: Final = 2

READY: Final = 0  # states of the Vagabond's items: undamaged face up, undamaged exhausted, and the same damaged
SPENT: Final = 1
DAMAGED: Final = 2
DAMAGED_SPENT: Final = 3
STATES: Final = 4

# What a point was scored for; the parts of a final score.
BY_BUILDING: Final = 0
BY_ROOSTS: Final = 1
BY_SYMPATHY: Final = 2
BY_CRAFTING: Final = 3
BY_REMOVAL: Final = 4
BY_CARDS: Final = 5
BY_LEADER: Final = 6
BY_INFAMY: Final = 7
BY_AID: Final = 8
BY_QUESTS: Final = 9
BY_EXPLORING: Final = 10
BY_PROTECTION: Final = 11
BY_TURMOIL: Final = 12
BY_RITES: Final = 13
BY_TRADE: Final = 14
BY_DIVIDENDS: Final = 15
BY_ORDER: Final = 16
SOURCES: Final = 17


@final
class RootTable(Table):
    """`seats` are people and bots; `sides` are all who play: the Mechanical Marquise is the side after the last seat."""

    def __init__(self, seats: int, box: RootBox, sides: int, old: "RootTable | None" = None) -> None:
        """A blank table, or a copy of an old one: clones are many, and cost as much as the table has numbers.

        Most lists change seldom: copies share them, and a change makes a new list. The conformance suite proves that what is
        shared never changes and that nothing else is shared.
        """
        super().__init__(seats)
        self.box = box
        self.sides = sides
        # The table's options.
        self.map: int = old.map if old else 0
        # the faction asked for: -1 of the usual mix, -2 any
        self.wanted: list[int] = old.wanted if old else [NOBODY] * seats
        self.older_sympathy: int = old.older_sympathy if old else 0  # V1
        self.repaired_keeps: int = old.repaired_keeps if old else 0  # V4
        self.roost_by_pieces: int = old.roost_by_pieces if old else 0  # V5
        self.coalition_from: int = old.coalition_from if old else 4  # V6
        self.bank_optional: int = old.bank_optional if old else 0  # V8
        self.outcast_waits: int = old.outcast_waits if old else 0  # V7
        self.older_icons: int = old.older_icons if old else 0  # V2
        self.map_sacrifice: int = old.map_sacrifice if old else 0  # V3
        self.spy_points: int = old.spy_points if old else 0  # Q11
        self.base_characters: int = old.base_characters if old else 0
        self.guided: int = old.guided if old else 0
        self.two_games: int = old.two_games if old else 0
        self.game: int = old.game if old else 1  # the first or second game of a match
        self.banked: list[int] = old.banked if old else [0] * sides  # points of the first game
        self.first_factions: list[int] = old.first_factions if old else [NOBODY] * sides  # who played what in the first game
        # The woodland.
        self.suits: list[int] = old.suits if old else [0] * CLEARINGS
        self.warriors: list[int] = old.warriors[:] if old else [0] * (sides * CLEARINGS)
        # buildings and tokens by kind and clearing
        self.pieces: list[int] = old.pieces[:] if old else [0] * (PIECES * CLEARINGS)
        self.placed: list[int] = old.placed[:] if old else [0] * PIECES  # how many of a kind are on the map
        self.gone: list[int] = old.gone if old else [0] * PIECES  # out of the game for good
        self.keeper: list[int] = old.keeper if old else [NOBODY] * PIECES  # whose pieces of a kind are
        # warriors and buildings: what counts for rule
        self.might: list[int] = old.might[:] if old else [0] * (sides * CLEARINGS)
        self.cardboard: list[int] = old.cardboard[:] if old else [0] * (sides * CLEARINGS)  # buildings and tokens
        self.open_slots: list[int] = old.open_slots if old else [0] * CLEARINGS
        self.ruler: list[int] = old.ruler[:] if old else [NOBODY] * CLEARINGS
        self.sealed: list[int] = old.sealed if old else [NOBODY] * CLEARINGS  # who alone may place pieces there
        self.lord: int = old.lord if old else NOBODY  # who rules ties
        self.hallowed: list[int] = old.hallowed if old else [0] * CLEARINGS  # buildings that rule by themselves
        self.pilgrim: int = old.pilgrim if old else NOBODY  # whose they are
        self.ruin: list[int] = old.ruin if old else [0] * CLEARINGS  # 1 where a ruin stands
        # items under the ruins
        self.buried: list[list[int]] = old.buried if old else [[] for _ in range(CLEARINGS)]
        self.burial_known: list[int] = old.burial_known[:] if old else [0] * (ITEMS + 4)
        self.item_supply: list[int] = old.item_supply if old else [0] * ITEMS
        # Cards.
        self.deck: list[int] = old.deck[:] if old else []
        self.discard: list[int] = old.discard[:] if old else []
        self.available: list[int] = old.available if old else []
        self.hands: list[list[int]] = [row[:] for row in old.hands] if old else [[] for _ in range(sides)]
        # persistent cards in play
        self.crafted: list[list[int]] = old.crafted if old else [[] for _ in range(sides)]
        self.card_known: list[int] = old.card_known[:] if old else [0] * CARDS
        self.souls: list[int] = old.souls[:] if old else []  # spent and discarded cards, while somebody gathers them
        self.gatherer: int = old.gatherer if old else NOBODY
        self.open_hand: int = old.open_hand if old else NOBODY  # whose hand lies open
        # The players.
        self.faction: list[int] = old.faction if old else [NOBODY] * sides
        self.seat_of: list[int] = old.seat_of if old else [NOBODY] * FACTIONS  # the (first) seat of a faction
        self.supply: list[int] = old.supply[:] if old else [0] * sides  # warriors
        self.scores: list[int] = old.scores if old else [0] * sides
        self.tally: list[int] = old.tally if old else [0] * (sides * SOURCES)
        self.crafted_items: list[int] = old.crafted_items if old else [0] * (sides * ITEMS)
        self.dominance: list[int] = old.dominance if old else [NOBODY] * sides  # the activated dominance card
        self.partner: list[int] = old.partner if old else [NOBODY] * sides  # whose victory a Vagabond shares
        self.winner: int = old.winner if old else NOBODY
        self.holding: int = old.holding if old else 0  # while simultaneous points are counted nobody wins yet
        # The turn.
        self.order: list[int] = old.order if old else list(range(sides))  # round the table
        self.first: int = old.first if old else 0
        self.turn: int = old.turn if old else 0
        self.round: int = old.round if old else 0
        self.step: int = old.step if old else 0
        self.actions: int = old.actions if old else 0
        self.recruited: int = old.recruited if old else 0
        self.tapped: list[int] = old.tapped if old else [0, 0, 0]  # crafting pieces used this turn, by suit
        self.used: list[int] = old.used if old else []  # cards used this turn that may be used once
        # The Eyrie.
        self.leader: int = old.leader if old else NOBODY
        self.deposed: list[int] = old.deposed if old else [0, 0, 0, 0]
        self.decree: list[list[int]] = old.decree if old else [[], [], [], []]
        self.viziers: list[int] = old.viziers if old else [0, 0, 0, 0]
        self.column: int = old.column if old else 0
        self.owed: list[int] = old.owed[:] if old else [0, 0, 0, 0]  # cards of the current column still to resolve, by suit
        self.added: int = old.added if old else 0
        self.added_birds: int = old.added_birds if old else 0
        # The Alliance.
        self.supporters: list[list[int]] = old.supporters if old else [[] for _ in range(sides)]
        self.officers: int = old.officers if old else 0
        # The Vagabonds.
        self.character: list[int] = old.character if old else [NOBODY] * sides
        self.pawn: list[int] = old.pawn if old else [NOBODY] * sides  # the clearing of the pawn
        self.camp: list[int] = old.camp if old else [NOBODY] * sides  # or its forest
        self.items: list[int] = old.items[:] if old else [0] * (sides * ITEMS * STATES)
        self.unearthed: list[int] = old.unearthed if old else [0] * (sides * ITEMS)  # items taken from ruins
        self.relation: list[int] = old.relation if old else [0] * (sides * sides)
        self.aids: list[int] = old.aids if old else [0] * (sides * sides)  # towards the next step, this turn
        self.quest_deck: list[int] = old.quest_deck if old else []
        self.quests: list[int] = old.quests if old else []
        self.quests_done: list[list[int]] = old.quests_done if old else [[] for _ in range(sides)]
        self.dropped: list[int] = old.dropped if old else [0] * ITEMS  # items out of the game
        # The Lizard Cult.
        self.outcast: int = old.outcast if old else NOBODY
        self.hated: int = old.hated if old else 0
        self.acolytes: int = old.acolytes if old else 0
        self.revealed: list[int] = old.revealed if old else []  # cards of its hand shown for rituals today
        self.preached: list[int] = old.preached if old else [0, 0, 0]  # suits scored today
        # The Riverfolk Company: warriors on its board by whose they are.
        self.prices: list[int] = old.prices if old else [0, 0, 0]
        self.payments: list[int] = old.payments if old else [0] * sides
        self.funds: list[int] = old.funds if old else [0] * sides
        self.commitments: list[int] = old.commitments if old else [0] * sides
        self.stalls: list[int] = old.stalls if old else [0] * (3 * sides)  # funds on emptied trade-post spaces, by suit
        self.swimmer: int = old.swimmer if old else NOBODY
        self.guild: int = old.guild if old else NOBODY  # whose warriors are for hire
        self.contract: int = old.contract if old else NOBODY  # who has bought them for this turn
        self.hirer: int = old.hirer if old else NOBODY  # for whom they fight and rule now
        self.boats: int = old.boats if old else NOBODY  # who has bought riverboats for this turn
        # The Mechanical Marquise, and games against it.
        self.machine: int = old.machine if old else NOBODY  # its side
        self.cooperative: int = old.cooperative if old else 0
        self.campaign: int = old.campaign if old else 0
        self.machine_start: int = old.machine_start if old else 0
        self.orders: list[int] = old.orders if old else []  # the programme, from left to right
        self.orders_up: list[int] = old.orders_up if old else []  # 1 where an order lies face up
        self.directive: int = old.directive if old else NOBODY  # the order that is being carried out
        self.reached: list[int] = old.reached if old else [0] * sides  # who has reached the goal in a game played together
        self.team: int = old.team if old else 0  # 1 won together, 2 lost together
        # cards kept from games of the campaign
        self.kept: list[list[int]] = old.kept if old else [[] for _ in range(sides)]
        self.keepsake: list[int] = old.keepsake if old else [NOBODY] * sides  # the card kept from this game

    def fields(self) -> list[Field]:
        return FIELDS

    def blank(self) -> Table:
        return RootTable(self.seats, self.box, self.sides)

    def copy(self) -> Table:
        new = RootTable(self.seats, self.box, self.sides, self)
        new.phase = self.phase
        new.over = self.over
        return new


FIELDS: Final = [
    Field("map", OPEN),
    Field("wanted", OPEN, shared=True),
    Field("older_sympathy", OPEN),
    Field("repaired_keeps", OPEN),
    Field("roost_by_pieces", OPEN),
    Field("coalition_from", OPEN),
    Field("bank_optional", OPEN),
    Field("base_characters", OPEN),
    Field("guided", OPEN),
    Field("two_games", OPEN),
    Field("game", OPEN),
    Field("banked", OPEN, shared=True),
    Field("first_factions", OPEN, FACTION, shared=True),
    Field("suits", OPEN, SUIT, shared=True),
    Field("warriors", OPEN),
    Field("pieces", OPEN),
    Field("placed", OPEN),
    Field("gone", OPEN, shared=True),
    Field("keeper", OPEN, shared=True),
    Field("might", OPEN),
    Field("cardboard", OPEN),
    Field("open_slots", OPEN, shared=True),
    Field("ruler", OPEN),
    Field("sealed", OPEN, shared=True),
    Field("lord", OPEN),
    Field("ruin", OPEN, shared=True),
    Field("buried", COUNTED, TOKEN, pool="ruins", known="burial_known", shared=True),
    Field("burial_known", HIDDEN),
    Field("item_supply", OPEN, shared=True),
    Field("deck", COUNTED, CARD, pool="cards", known="card_known"),
    Field("discard", OPEN, CARD),
    Field("available", OPEN, CARD, shared=True),
    Field("hands", OWN, CARD, pool="cards", known="card_known"),
    Field("crafted", OPEN, CARD, shared=True),
    Field("card_known", HIDDEN),
    Field("faction", OPEN, FACTION, shared=True),
    Field("seat_of", OPEN, shared=True),
    Field("supply", OPEN),
    Field("scores", OPEN, shared=True),
    Field("tally", OPEN, shared=True),
    Field("crafted_items", OPEN, shared=True),
    Field("dominance", OPEN, CARD, shared=True),
    Field("partner", OPEN, shared=True),
    Field("winner", OPEN),
    Field("holding", OPEN),
    Field("first", OPEN),
    Field("turn", OPEN),
    Field("round", OPEN),
    Field("step", OPEN),
    Field("actions", OPEN),
    Field("recruited", OPEN),
    Field("tapped", OPEN, shared=True),
    Field("used", OPEN, CARD, shared=True),
    Field("leader", OPEN, LEADER),
    Field("deposed", OPEN, shared=True),
    Field("decree", OPEN, CARD, shared=True),
    Field("viziers", OPEN, shared=True),
    Field("column", OPEN),
    Field("owed", OPEN),
    Field("added", OPEN),
    Field("added_birds", OPEN),
    Field("supporters", OWN, CARD, pool="cards", known="card_known", shared=True),
    Field("officers", OPEN),
    Field("character", OPEN, CHARACTER, shared=True),
    Field("pawn", OPEN, CLEARING, shared=True),
    Field("camp", OPEN, FOREST, shared=True),
    Field("items", OPEN),
    Field("unearthed", OPEN, shared=True),
    Field("relation", OPEN, shared=True),
    Field("aids", OPEN, shared=True),
    Field("quest_deck", COUNTED, QUEST, pool="quests", shared=True),
    Field("quests", OPEN, QUEST, shared=True),
    Field("quests_done", OPEN, QUEST, shared=True),
    Field("dropped", OPEN, shared=True),
    Field("sides", OPEN),
    Field("outcast_waits", OPEN),
    Field("older_icons", OPEN),
    Field("map_sacrifice", OPEN),
    Field("spy_points", OPEN),
    Field("pilgrim", OPEN),
    Field("gatherer", OPEN),
    Field("open_hand", OPEN),
    Field("outcast", OPEN, SUIT),
    Field("hated", OPEN),
    Field("acolytes", OPEN),
    Field("swimmer", OPEN),
    Field("guild", OPEN),
    Field("contract", OPEN),
    Field("hirer", OPEN),
    Field("boats", OPEN),
    Field("machine", OPEN),
    Field("cooperative", OPEN),
    Field("campaign", OPEN),
    Field("machine_start", OPEN),
    Field("directive", OPEN, CARD),
    Field("team", OPEN),
    Field("hallowed", OPEN, shared=True),
    Field("souls", OPEN, CARD),
    Field("order", OPEN, shared=True),
    Field("revealed", OPEN, CARD, shared=True),
    Field("preached", OPEN, shared=True),
    Field("prices", OPEN, shared=True),
    Field("payments", OPEN, shared=True),
    Field("funds", OPEN, shared=True),
    Field("commitments", OPEN, shared=True),
    Field("stalls", OPEN, shared=True),
    Field("orders", COUNTED, CARD, pool="cards", known="card_known", most=8, shared=True),
    Field("orders_up", OPEN, most=8, shared=True),
    Field("reached", OPEN, shared=True),
    Field("keepsake", OPEN, CARD, shared=True),
    Field("kept", OPEN, CARD, shared=True),
]
