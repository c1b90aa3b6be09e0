"""The table of Wonderland's War: everything that changes in play, and who may see it.

Chips are known by their type; a bag, like every pile, has no order. What lies in a bag is open: everybody saw it go in (R1.8).
"""

from typing import Final, final

from wonderwood.engine.table import COUNTED, HIDDEN, OPEN, OWN, Field, Table
from wonderwood.games.wonderlands_war.book import (
    ABILITIES,
    CARD,
    CHAIRS,
    CHIP,
    CHIPS,
    FACTION,
    FIGURES,
    MARKER,
    QUEST,
    REGION,
    REGIONS,
    SOURCE,
    TEA,
    TRACKS,
)
from wonderwood.games.wonderlands_war.box import WarBox

# What the options of a game change, as bits of `house`. The other differences of the printings change nothing in play here:
# one of them only explains (D2, D9, D12, D13, D14, D15, D16, D17, D18, D19, D27, D29, D30, D31, D32), counts as the other
# does (D5, D7), or concerns examples and pieces (D10, D20, D21, D22, D24, D25, D26).
EARLIER_SHARDS: Final = 1  # D23
EARLIER_FIRST_PLAYER: Final = 2  # D3
EARLIER_LEADER_ICON: Final = 4  # D8
EARLIER_POISON: Final = 8  # D1
EARLIER_REFRESH: Final = 16  # D11
EARLIER_REWARDS: Final = 32  # D4
EARLIER_SOLDIERS: Final = 64  # D6
EARLIER_RESISTANCE: Final = 128  # D28
CHASE: Final = 256  # R15.7

OUT: Final = 0  # status in a battle: no unit there
FIGHTING: Final = 1
HALTED: Final = 2
BUST: Final = 3

NOWHERE: Final = -1  # of a Leader or figure: not in a Region
HEAD: Final = 0  # the chair at the Head of the Table
GONE: Final = -1  # of a Leader: left the tea table

TILTED: Final = 1
UPRIGHT: Final = 2

UNDECIDED: Final = -2
NONE: Final = -1  # decided for nothing
DRAWS: Final = 0  # of `choice`
HALTS: Final = 1

PHASES: Final = [
    "setup",
    "keep",
    "tea_start",
    "tea_turn",
    "tea_card",
    "tea_rest",
    "tea_end",
    "discard",
    "war_start",
    "battle",
    "bets",
    "choose",
    "draw",
    "conquest",
    "quests",
    "feats",
    "abilities",
    "forge",
    "payout",
    "cleanup",
    "war_end",
]

SETUP: Final = 0
KEEP: Final = 1
TEA_START: Final = 2
TEA_TURN: Final = 3
TEA_CARD: Final = 4
TEA_REST: Final = 5
TEA_END: Final = 6
DISCARD: Final = 7
WAR_START: Final = 8
BATTLE: Final = 9
BETS: Final = 10
CHOOSE: Final = 11
DRAW: Final = 12
CONQUEST: Final = 13
QUESTS: Final = 14
FEATS: Final = 15
ABILITIES_STEP: Final = 16
FORGE: Final = 17
PAYOUT: Final = 18
CLEANUP: Final = 19
WAR_END: Final = 20


@final
class WarTable(Table):
    def __init__(self, seats: int, box: WarBox) -> None:
        super().__init__(seats)
        self.box = box
        cards = len(box.card_names)
        # the game
        self.house = 0  # options, as bits
        self.packs: list[int] = []  # by ally: the pack asked for, -1 for any; empty once `allies` is set
        self.allies: list[int] = []  # by ally: its card
        self.faction = [-1] * seats
        self.board = [-1] * seats
        self.power = [-1] * seats
        self.round = 0  # 0, 1, 2
        self.first = 0  # first player of the round
        self.turn = 0
        self.removed = -1  # the Region out of play with 2 players
        self.out_quests: list[int] = []  # quests out of play with 2 players
        self.markers = [-1] * REGIONS
        self.first_battle = 0
        # supplies
        self.stock = [0] * CHIPS
        self.deck = list(range(cards))  # Wonderland cards
        self.row: list[int] = []
        self.out_cards: list[int] = []
        self.quest_deck = list(range(len(box.quest_names)))
        self.quest_pile: list[int] = []
        self.quest_known = [0] * len(box.quest_names)
        self.tea_deck: list[int] = []
        self.tea_left: list[int] = []  # tea cards nobody took in earlier rounds
        # players: R3.2, R3.3, R3.4, R3.6
        self.vp = [0] * seats
        self.shards = [0] * seats
        self.shield = [1] * seats
        self.leader = [box.leader_start] * seats
        self.castle_vp = [box.castle_vp] * seats
        self.reserve = [box.supporters - box.supporters_on_track] * seats
        self.camp = [box.supporters_on_track] * seats  # Supporters on forge track 3
        self.troops = [[0] * REGIONS for _ in range(seats)]
        self.leader_at = [NOWHERE] * seats
        self.castles = [[0] * REGIONS for _ in range(seats)]
        self.unlocked = [[0] * ABILITIES for _ in range(seats)]  # 1 works, 2 from the next battle on
        self.forged: list[list[int]] = [[] for _ in range(seats * TRACKS)]
        self.bag: list[list[int]] = [[] for _ in range(seats)]
        self.active: list[list[int]] = [[] for _ in range(seats)]
        self.exhausted: list[list[int]] = [[] for _ in range(seats)]
        self.madness: list[list[int]] = [[] for _ in range(seats)]
        self.scrapped: list[list[int]] = [[] for _ in range(seats)]  # chips out of the game
        self.poison = [0] * seats
        self.cards: list[list[int]] = [[] for _ in range(seats)]
        self.summoned: list[list[int]] = [[] for _ in range(seats)]
        self.figure_at = [NOWHERE] * FIGURES
        self.figure_owner = [-1] * FIGURES
        self.offer: list[list[int]] = [[] for _ in range(seats)]
        self.quests: list[list[int]] = [[] for _ in range(seats)]
        self.feats: list[list[int]] = [[] for _ in range(seats)]  # quests whose Feat is done
        self.owed = [0] * seats  # quests to discard
        # tea
        self.tea_on = [-1] * (CHAIRS + 1)
        self.poison_on = [0] * (CHAIRS + 1)
        self.chair = [HEAD] * seats
        self.taken: list[list[int]] = [[] for _ in range(seats)]
        self.sips = [0] * seats  # cards taken in this Tea phase
        self.spent_phase: list[list[int]] = [[] for _ in range(seats)]
        self.card = -1  # the tea card being resolved
        self.icons: list[int] = []  # its effects still to come
        self.overtook = 0  # the move went past another Leader
        self.power_used = 0
        # war
        self.here = -1  # the Region of the battle
        self.fought = 0  # battles of this phase so far
        self.contested = 0
        self.status = [OUT] * seats
        self.strength = [0] * seats
        self.draws = 0
        self.choice = [UNDECIDED] * seats
        self.guard = [UNDECIDED] * seats
        self.bet = [UNDECIDED] * seats
        self.bets_open = 0
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.played = [-1] * seats
        self.loose = [0] * seats  # the chip played is not yet on the Active track
        self.base = [0] * seats  # Strength of the chip before the owner's changes
        self.value = [0] * seats
        self.read = [0] * seats  # Strength of the chip as its abilities read it
        self.changes: list[list[int]] = [[] for _ in range(seats)]
        self.doubled = [1] * seats  # multiplies the next chip
        self.crown = [-1] * seats  # Strength the next chip is set to
        self.extra = [0] * seats  # extra chips of the next draw
        self.struck = [0] * seats  # hit by Madness in this draw
        self.dead = [0] * seats  # lost units in this draw
        self.fallen = [0] * FIGURES  # figures lost in this draw
        self.busts: list[int] = []  # seats that have bust in this step
        self.waiting: list[list[int]] = [[] for _ in range(seats)]  # abilities that wait for the end of the draw
        self.spent_draw: list[list[int]] = [[] for _ in range(seats)]
        self.spent_battle: list[list[int]] = [[] for _ in range(seats)]
        self.place = [0] * seats  # final place, 0 for none
        self.roaming = [0] * seats  # the Castle of this win may stand anywhere
        self.queue: list[int] = []  # seats still to act in this step
        self.feat_pick = [UNDECIDED] * seats
        self.extra_pick = [UNDECIDED] * seats
        self.extra_feats = [0] * seats
        self.icon_actions = 0  # forge actions of the seat that forges
        self.chip_actions = 0
        self.after = 0  # the phase after quests were discarded

    def copy(self) -> Table:
        """By hand, because search copies tables all the time; the conformance suite proves that nothing is forgotten."""
        new = WarTable(self.seats, self.box)
        new.phase = self.phase
        new.over = self.over
        new.house = self.house
        new.round = self.round
        new.first = self.first
        new.turn = self.turn
        new.removed = self.removed
        new.first_battle = self.first_battle
        new.card = self.card
        new.overtook = self.overtook
        new.power_used = self.power_used
        new.here = self.here
        new.fought = self.fought
        new.contested = self.contested
        new.draws = self.draws
        new.bets_open = self.bets_open
        new.icon_actions = self.icon_actions
        new.chip_actions = self.chip_actions
        new.after = self.after
        new.packs = self.packs[:]
        new.allies = self.allies[:]
        new.faction = self.faction[:]
        new.board = self.board[:]
        new.power = self.power[:]
        new.out_quests = self.out_quests[:]
        new.markers = self.markers[:]
        new.stock = self.stock[:]
        new.deck = self.deck[:]
        new.row = self.row[:]
        new.out_cards = self.out_cards[:]
        new.quest_deck = self.quest_deck[:]
        new.quest_pile = self.quest_pile[:]
        new.quest_known = self.quest_known[:]
        new.tea_deck = self.tea_deck[:]
        new.tea_left = self.tea_left[:]
        new.vp = self.vp[:]
        new.shards = self.shards[:]
        new.shield = self.shield[:]
        new.leader = self.leader[:]
        new.castle_vp = self.castle_vp[:]
        new.reserve = self.reserve[:]
        new.camp = self.camp[:]
        new.leader_at = self.leader_at[:]
        new.poison = self.poison[:]
        new.figure_at = self.figure_at[:]
        new.figure_owner = self.figure_owner[:]
        new.owed = self.owed[:]
        new.tea_on = self.tea_on[:]
        new.poison_on = self.poison_on[:]
        new.chair = self.chair[:]
        new.sips = self.sips[:]
        new.icons = self.icons[:]
        new.status = self.status[:]
        new.strength = self.strength[:]
        new.choice = self.choice[:]
        new.guard = self.guard[:]
        new.bet = self.bet[:]
        new.played = self.played[:]
        new.loose = self.loose[:]
        new.base = self.base[:]
        new.value = self.value[:]
        new.read = self.read[:]
        new.doubled = self.doubled[:]
        new.crown = self.crown[:]
        new.extra = self.extra[:]
        new.struck = self.struck[:]
        new.dead = self.dead[:]
        new.fallen = self.fallen[:]
        new.busts = self.busts[:]
        new.place = self.place[:]
        new.roaming = self.roaming[:]
        new.queue = self.queue[:]
        new.feat_pick = self.feat_pick[:]
        new.extra_pick = self.extra_pick[:]
        new.extra_feats = self.extra_feats[:]
        new.troops = [row[:] for row in self.troops]
        new.castles = [row[:] for row in self.castles]
        new.unlocked = [row[:] for row in self.unlocked]
        new.forged = [row[:] for row in self.forged]
        new.bag = [row[:] for row in self.bag]
        new.active = [row[:] for row in self.active]
        new.exhausted = [row[:] for row in self.exhausted]
        new.madness = [row[:] for row in self.madness]
        new.scrapped = [row[:] for row in self.scrapped]
        new.cards = [row[:] for row in self.cards]
        new.summoned = [row[:] for row in self.summoned]
        new.offer = [row[:] for row in self.offer]
        new.quests = [row[:] for row in self.quests]
        new.feats = [row[:] for row in self.feats]
        new.taken = [row[:] for row in self.taken]
        new.spent_phase = [row[:] for row in self.spent_phase]
        new.hand = [row[:] for row in self.hand]
        new.changes = [row[:] for row in self.changes]
        new.waiting = [row[:] for row in self.waiting]
        new.spent_draw = [row[:] for row in self.spent_draw]
        new.spent_battle = [row[:] for row in self.spent_battle]
        return new

    def fields(self) -> list[Field]:
        return FIELDS

    def blank(self) -> Table:
        return WarTable(self.seats, self.box)


FIELDS: Final = [
    Field("house", OPEN),
    Field("packs", OPEN),
    Field("allies", OPEN, SOURCE),
    Field("faction", OPEN, FACTION),
    Field("board", OPEN),
    Field("power", OPEN, SOURCE),
    Field("round", OPEN),
    Field("first", OPEN),
    Field("turn", OPEN),
    Field("removed", OPEN, REGION),
    Field("out_quests", OPEN, QUEST),
    Field("markers", OPEN, MARKER),
    Field("first_battle", OPEN, REGION),
    Field("stock", OPEN),
    Field("deck", COUNTED, CARD, pool="card"),
    Field("row", OPEN, CARD),
    Field("out_cards", OPEN, CARD),
    Field("quest_deck", COUNTED, QUEST, pool="quest", known="quest_known"),
    Field("quest_pile", COUNTED, QUEST, pool="quest", known="quest_known"),
    Field("quest_known", HIDDEN),
    Field("tea_deck", COUNTED, TEA, pool="tea"),
    Field("tea_left", OPEN, TEA),
    Field("vp", OPEN),
    Field("shards", OPEN),
    Field("shield", OPEN),
    Field("leader", OPEN),
    Field("castle_vp", OPEN),
    Field("reserve", OPEN),
    Field("camp", OPEN),
    Field("troops", OPEN),
    Field("leader_at", OPEN, REGION),
    Field("castles", OPEN),
    Field("unlocked", OPEN),
    Field("forged", OPEN, CHIP),
    Field("bag", OPEN, CHIP),
    Field("active", OPEN, CHIP),
    Field("exhausted", OPEN, CHIP),
    Field("madness", OPEN, CHIP),
    Field("scrapped", OPEN, CHIP),
    Field("poison", OPEN),
    Field("cards", OPEN, CARD),
    Field("summoned", OPEN, CARD),
    Field("figure_at", OPEN, REGION),
    Field("figure_owner", OPEN),
    Field("offer", OWN, QUEST, pool="quest", known="quest_known"),
    Field("quests", OWN, QUEST, pool="quest", known="quest_known"),
    Field("feats", OPEN, QUEST),
    Field("owed", OPEN),
    Field("tea_on", OPEN, TEA),
    Field("poison_on", OPEN),
    Field("chair", OPEN),
    Field("taken", OPEN, TEA),
    Field("sips", OPEN),
    Field("spent_phase", OPEN, SOURCE),
    Field("card", OPEN, TEA),
    Field("icons", OPEN, most=8),
    Field("overtook", OPEN),
    Field("power_used", OPEN),
    Field("here", OPEN, REGION),
    Field("fought", OPEN),
    Field("contested", OPEN),
    Field("status", OPEN),
    Field("strength", OPEN),
    Field("draws", OPEN),
    Field("choice", OWN),
    Field("guard", OWN),
    Field("bet", OWN, opens="bets_open"),
    Field("bets_open", OPEN),
    Field("hand", OPEN, CHIP),
    Field("played", OPEN, CHIP),
    Field("loose", OPEN),
    Field("base", OPEN),
    Field("value", OPEN),
    Field("read", OPEN),
    Field("changes", OPEN, most=16),
    Field("doubled", OPEN),
    Field("crown", OPEN),
    Field("extra", OPEN),
    Field("struck", OPEN),
    Field("dead", OPEN),
    Field("fallen", OPEN),
    Field("busts", OPEN, most=5),
    Field("waiting", OPEN, SOURCE),
    Field("spent_draw", OPEN, SOURCE),
    Field("spent_battle", OPEN, SOURCE),
    Field("place", OPEN),
    Field("roaming", OPEN),
    Field("queue", OPEN, most=5),
    Field("feat_pick", OWN, QUEST),
    Field("extra_pick", OWN, QUEST),
    Field("extra_feats", OPEN),
    Field("icon_actions", OPEN),
    Field("chip_actions", OPEN),
    Field("after", OPEN),
]
