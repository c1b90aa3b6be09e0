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
    def __init__(self, seats: int, box: WarBox, old: "WarTable | None" = None) -> None:
        """A blank table, or a copy of an old one, made in one go: search copies tables all the time.

        Most lists change seldom: copies share them, and a change makes a new list (decision 11).
        """
        super().__init__(seats)
        self.box = box
        cards = len(box.card_names)
        # the game
        self.house: int = old.house if old else 0  # options, as bits
        self.packs: list[int] = old.packs if old else []  # by ally: the pack asked for, -1 for any; empty once `allies` is set
        self.allies: list[int] = old.allies if old else []  # by ally: its card
        self.faction: list[int] = old.faction if old else [-1] * seats
        self.board: list[int] = old.board if old else [-1] * seats
        self.power: list[int] = old.power if old else [-1] * seats
        self.round: int = old.round if old else 0  # 0, 1, 2
        self.first: int = old.first if old else 0  # first player of the round
        self.turn: int = old.turn if old else 0
        self.removed: int = old.removed if old else -1  # the Region out of play with 2 players
        self.out_quests: list[int] = old.out_quests if old else []  # quests out of play with 2 players
        self.markers: list[int] = old.markers if old else [-1] * REGIONS
        self.first_battle: int = old.first_battle if old else 0
        # supplies
        self.stock: list[int] = old.stock[:] if old else [0] * CHIPS
        self.deck: list[int] = old.deck[:] if old else list(range(cards))  # Wonderland cards
        self.row: list[int] = old.row[:] if old else []
        self.out_cards: list[int] = old.out_cards if old else []
        self.quest_deck: list[int] = old.quest_deck[:] if old else list(range(len(box.quest_names)))
        self.quest_pile: list[int] = old.quest_pile if old else []
        self.quest_known: list[int] = old.quest_known[:] if old else [0] * len(box.quest_names)
        self.tea_deck: list[int] = old.tea_deck[:] if old else []
        self.tea_left: list[int] = old.tea_left if old else []  # tea cards nobody took in earlier rounds
        # players: R3.2, R3.3, R3.4, R3.6
        self.vp: list[int] = old.vp if old else [0] * seats
        self.shards: list[int] = old.shards if old else [0] * seats
        self.shield: list[int] = old.shield if old else [1] * seats
        self.leader: list[int] = old.leader if old else [box.leader_start] * seats
        self.castle_vp: list[int] = old.castle_vp if old else [box.castle_vp] * seats
        self.reserve: list[int] = old.reserve if old else [box.supporters - box.supporters_on_track] * seats
        self.camp: list[int] = old.camp if old else [box.supporters_on_track] * seats  # Supporters on forge track 3
        self.troops: list[list[int]] = [row[:] for row in old.troops] if old else [[0] * REGIONS for _ in range(seats)]
        self.leader_at: list[int] = old.leader_at if old else [NOWHERE] * seats
        self.castles: list[list[int]] = old.castles if old else [[0] * REGIONS for _ in range(seats)]
        # 1 works, 2 from the next battle on
        self.unlocked: list[list[int]] = old.unlocked if old else [[0] * ABILITIES for _ in range(seats)]
        self.forged: list[list[int]] = old.forged if old else [[] for _ in range(seats * TRACKS)]
        self.bag: list[list[int]] = [row[:] for row in old.bag] if old else [[] for _ in range(seats)]
        self.active: list[list[int]] = [row[:] for row in old.active] if old else [[] for _ in range(seats)]
        self.exhausted: list[list[int]] = old.exhausted if old else [[] for _ in range(seats)]
        self.madness: list[list[int]] = old.madness if old else [[] for _ in range(seats)]
        self.scrapped: list[list[int]] = old.scrapped if old else [[] for _ in range(seats)]  # chips out of the game
        self.poison: list[int] = old.poison[:] if old else [0] * seats
        self.cards: list[list[int]] = old.cards if old else [[] for _ in range(seats)]
        self.summoned: list[list[int]] = old.summoned if old else [[] for _ in range(seats)]
        self.figure_at: list[int] = old.figure_at if old else [NOWHERE] * FIGURES
        self.figure_owner: list[int] = old.figure_owner if old else [-1] * FIGURES
        self.offer: list[list[int]] = old.offer if old else [[] for _ in range(seats)]
        self.quests: list[list[int]] = old.quests if old else [[] for _ in range(seats)]
        self.feats: list[list[int]] = old.feats if old else [[] for _ in range(seats)]  # quests whose Feat is done
        self.owed: list[int] = old.owed if old else [0] * seats  # quests to discard
        # tea
        self.tea_on: list[int] = old.tea_on if old else [-1] * (CHAIRS + 1)
        self.poison_on: list[int] = old.poison_on if old else [0] * (CHAIRS + 1)
        self.chair: list[int] = old.chair if old else [HEAD] * seats
        self.taken: list[list[int]] = old.taken if old else [[] for _ in range(seats)]
        self.sips: list[int] = old.sips if old else [0] * seats  # cards taken in this Tea phase
        self.spent_phase: list[list[int]] = old.spent_phase if old else [[] for _ in range(seats)]
        self.card: int = old.card if old else -1  # the tea card being resolved
        self.icons: list[int] = old.icons[:] if old else []  # its effects still to come
        self.overtook: int = old.overtook if old else 0  # the move went past another Leader
        self.power_used: int = old.power_used if old else 0
        # war
        self.here: int = old.here if old else -1  # the Region of the battle
        self.fought: int = old.fought if old else 0  # battles of this phase so far
        self.contested: int = old.contested if old else 0
        self.status: list[int] = old.status[:] if old else [OUT] * seats
        self.strength: list[int] = old.strength[:] if old else [0] * seats
        self.draws: int = old.draws if old else 0
        self.choice: list[int] = old.choice[:] if old else [UNDECIDED] * seats
        self.guard: list[int] = old.guard if old else [UNDECIDED] * seats
        self.bet: list[int] = old.bet if old else [UNDECIDED] * seats
        self.bets_open: int = old.bets_open if old else 0
        self.hand: list[list[int]] = [row[:] for row in old.hand] if old else [[] for _ in range(seats)]
        self.played: list[int] = old.played[:] if old else [-1] * seats
        self.loose: list[int] = old.loose[:] if old else [0] * seats  # the chip played is not yet on the Active track
        self.base: list[int] = old.base[:] if old else [0] * seats  # Strength of the chip before the owner's changes
        self.value: list[int] = old.value[:] if old else [0] * seats
        self.read: list[int] = old.read[:] if old else [0] * seats  # Strength of the chip as its abilities read it
        self.changes: list[list[int]] = old.changes if old else [[] for _ in range(seats)]
        self.doubled: list[int] = old.doubled if old else [1] * seats  # multiplies the next chip
        self.crown: list[int] = old.crown if old else [-1] * seats  # Strength the next chip is set to
        self.extra: list[int] = old.extra if old else [0] * seats  # extra chips of the next draw
        self.struck: list[int] = old.struck if old else [0] * seats  # hit by Madness in this draw
        self.dead: list[int] = old.dead if old else [0] * seats  # lost units in this draw
        self.fallen: list[int] = old.fallen if old else [0] * FIGURES  # figures lost in this draw
        self.busts: list[int] = old.busts[:] if old else []  # seats that have bust in this step
        # abilities that wait for the end of the draw
        self.waiting: list[list[int]] = old.waiting if old else [[] for _ in range(seats)]
        self.spent_draw: list[list[int]] = old.spent_draw if old else [[] for _ in range(seats)]
        self.spent_battle: list[list[int]] = old.spent_battle if old else [[] for _ in range(seats)]
        self.place: list[int] = old.place if old else [0] * seats  # final place, 0 for none
        self.roaming: list[int] = old.roaming if old else [0] * seats  # the Castle of this win may stand anywhere
        self.queue: list[int] = old.queue[:] if old else []  # seats still to act in this step
        self.feat_pick: list[int] = old.feat_pick if old else [UNDECIDED] * seats
        self.extra_pick: list[int] = old.extra_pick if old else [UNDECIDED] * seats
        self.extra_feats: list[int] = old.extra_feats if old else [0] * seats
        self.icon_actions: int = old.icon_actions if old else 0  # forge actions of the seat that forges
        self.chip_actions: int = old.chip_actions if old else 0
        self.after: int = old.after if old else 0  # the phase after quests were discarded

    def fields(self) -> list[Field]:
        return FIELDS

    def blank(self) -> Table:
        return WarTable(self.seats, self.box)

    def copy(self) -> Table:
        new = WarTable(self.seats, self.box, self)
        new.phase = self.phase
        new.over = self.over
        return new


FIELDS: Final = [
    Field("house", OPEN),
    Field("packs", OPEN, shared=True),
    Field("allies", OPEN, SOURCE, shared=True),
    Field("faction", OPEN, FACTION, shared=True),
    Field("board", OPEN, shared=True),
    Field("power", OPEN, SOURCE, shared=True),
    Field("round", OPEN),
    Field("first", OPEN),
    Field("turn", OPEN),
    Field("removed", OPEN, REGION),
    Field("out_quests", OPEN, QUEST, shared=True),
    Field("markers", OPEN, MARKER, shared=True),
    Field("first_battle", OPEN, REGION),
    Field("stock", OPEN),
    Field("deck", COUNTED, CARD, pool="card"),
    Field("row", OPEN, CARD),
    Field("out_cards", OPEN, CARD, shared=True),
    Field("quest_deck", COUNTED, QUEST, pool="quest", known="quest_known"),
    Field("quest_pile", COUNTED, QUEST, pool="quest", known="quest_known", shared=True),
    Field("quest_known", HIDDEN),
    Field("tea_deck", COUNTED, TEA, pool="tea"),
    Field("tea_left", OPEN, TEA, shared=True),
    Field("vp", OPEN, shared=True),
    Field("shards", OPEN, shared=True),
    Field("shield", OPEN, shared=True),
    Field("leader", OPEN, shared=True),
    Field("castle_vp", OPEN, shared=True),
    Field("reserve", OPEN, shared=True),
    Field("camp", OPEN, shared=True),
    Field("troops", OPEN),
    Field("leader_at", OPEN, REGION, shared=True),
    Field("castles", OPEN, shared=True),
    Field("unlocked", OPEN, shared=True),
    Field("forged", OPEN, CHIP, shared=True),
    Field("bag", OPEN, CHIP),
    Field("active", OPEN, CHIP),
    Field("exhausted", OPEN, CHIP, shared=True),
    Field("madness", OPEN, CHIP, shared=True),
    Field("scrapped", OPEN, CHIP, shared=True),
    Field("poison", OPEN),
    Field("cards", OPEN, CARD, shared=True),
    Field("summoned", OPEN, CARD, shared=True),
    Field("figure_at", OPEN, REGION, shared=True),
    Field("figure_owner", OPEN, shared=True),
    Field("offer", OWN, QUEST, pool="quest", known="quest_known", shared=True),
    Field("quests", OWN, QUEST, pool="quest", known="quest_known", shared=True),
    Field("feats", OPEN, QUEST, shared=True),
    Field("owed", OPEN, shared=True),
    Field("tea_on", OPEN, TEA, shared=True),
    Field("poison_on", OPEN, shared=True),
    Field("chair", OPEN, shared=True),
    Field("taken", OPEN, TEA, shared=True),
    Field("sips", OPEN, shared=True),
    Field("spent_phase", OPEN, SOURCE, shared=True),
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
    Field("guard", OWN, shared=True),
    Field("bet", OWN, opens="bets_open", shared=True),
    Field("bets_open", OPEN),
    Field("hand", OPEN, CHIP),
    Field("played", OPEN, CHIP),
    Field("loose", OPEN),
    Field("base", OPEN),
    Field("value", OPEN),
    Field("read", OPEN),
    Field("changes", OPEN, most=16, shared=True),
    Field("doubled", OPEN, shared=True),
    Field("crown", OPEN, shared=True),
    Field("extra", OPEN, shared=True),
    Field("struck", OPEN, shared=True),
    Field("dead", OPEN, shared=True),
    Field("fallen", OPEN, shared=True),
    Field("busts", OPEN, most=5),
    Field("waiting", OPEN, SOURCE, shared=True),
    Field("spent_draw", OPEN, SOURCE, shared=True),
    Field("spent_battle", OPEN, SOURCE, shared=True),
    Field("place", OPEN, shared=True),
    Field("roaming", OPEN, shared=True),
    Field("queue", OPEN, most=5),
    Field("feat_pick", OWN, QUEST, shared=True),
    Field("extra_pick", OWN, QUEST, shared=True),
    Field("extra_feats", OPEN, shared=True),
    Field("icon_actions", OPEN),
    Field("chip_actions", OPEN),
    Field("after", OPEN),
]
