"""The components as flat integer tables for the rules, and a word for every id."""

from pathlib import Path
from typing import Final, final

from wonderwood.engine.vocabulary import Box
from wonderwood.games.components import fingerprint
from wonderwood.games.root import data, vocabulary
from wonderwood.games.root.records import Components, Map

CLEARINGS: Final = 12
CARDS: Final = 58
ITEMS: Final = 8
PIECES: Final = 17
FACTIONS: Final = 7

FOX: Final = 0
RABBIT: Final = 1
MOUSE: Final = 2
BIRD: Final = 3  # as the suit of a card; `any` as the suit of a cost
SUITS: Final = ["fox", "rabbit", "mouse", "bird"]

MARQUISE: Final = 0
EYRIE: Final = 1
ALLIANCE: Final = 2
VAGABOND: Final = 3
LIZARD_CULT: Final = 4
RIVERFOLK: Final = 5
MECHANICAL_MARQUISE: Final = 6
FACTION_IDS: Final = ["marquise", "eyrie", "alliance", "vagabond", "lizard_cult", "riverfolk", "mechanical_marquise"]

SAWMILL: Final = 0
WORKSHOP: Final = 1
RECRUITER: Final = 2
WOOD: Final = 3
KEEP_TOKEN: Final = 4
ROOST_PIECE: Final = 5
BASE_FOX: Final = 6  # the bases follow each other in the order of the suits
SYMPATHY: Final = 9
PAWN: Final = 10
GARDEN_FOX: Final = 11  # the gardens, then the trade posts, in the order of the suits
POST_FOX: Final = 14
PIECE_IDS: Final = [
    "sawmill", "workshop", "recruiter", "wood", "keep", "roost", "base_fox", "base_rabbit", "base_mouse", "sympathy", "pawn",
    "garden_fox", "garden_rabbit", "garden_mouse", "trade_post_fox", "trade_post_rabbit", "trade_post_mouse",
]  # fmt: skip

IS_TOKEN: Final = 0
IS_BUILDING: Final = 1
IS_PAWN: Final = 2

BOOT: Final = 0
BAG: Final = 1
CROSSBOW: Final = 2
HAMMER: Final = 3
SWORD: Final = 4
TEA: Final = 5
COIN: Final = 6
TORCH: Final = 7
ITEM_IDS: Final = ["boot", "bag", "crossbow", "hammer", "sword", "tea", "coin", "torch"]

KIND_IDS: Final = ["ambush", "item", "persistent", "immediate", "dominance", "spy"]
AMBUSH_CARD: Final = 0
ITEM_CARD: Final = 1
PERSISTENT: Final = 2
IMMEDIATE: Final = 3
DOMINANCE: Final = 4
SPY: Final = 5

# What cards do (effect.op of cards.toml).
OP_IDS: Final = [
    "ambush", "gain_item", "cancel_rolled_hits", "extra_hits", "immune_to_ambush", "score_ruled_clearings",
    "steal_random_card", "draw_with_other", "initiate_battle", "move", "look_at_hand", "sacrifice_warrior_draw",
    "remove_all_enemy_pieces", "dominance", "spy",
]  # fmt: skip
OP_AMBUSH: Final = 0
OP_ITEM: Final = 1
OP_CANCEL_ROLLED: Final = 2
OP_EXTRA_HITS: Final = 3
OP_IMMUNE: Final = 4
OP_SCORE_RULED: Final = 5
OP_STEAL: Final = 6
OP_DRAW_WITH: Final = 7
OP_BATTLE: Final = 8
OP_MOVE: Final = 9
OP_LOOK: Final = 10
OP_SACRIFICE: Final = 11
OP_REMOVE_ALL: Final = 12
OP_DOMINANCE: Final = 13
OP_SPY: Final = 14

ATTACKER: Final = 0
DEFENDER: Final = 1

COLUMN_IDS: Final = ["recruit", "move", "battle", "build"]
LEADER_OPS: Final = ["full_item_vp", "recruit", "extra_hits", "battle_vp"]
FULL_ITEM_VP: Final = 0
RECRUIT_MORE: Final = 1
LEADER_HITS: Final = 2
BATTLE_VP: Final = 3

CHARACTER_OPS: Final = ["steal", "day_labor", "hideout", "instigate", "protect", "scorched_earth"]
OP_STEAL_CARD: Final = 0
OP_DAY_LABOR: Final = 1
OP_HIDEOUT: Final = 2
OP_INSTIGATE: Final = 3
OP_PROTECT: Final = 4
OP_SCORCH: Final = 5

INDIFFERENT: Final = 0
ALLIED: Final = 3
HOSTILE: Final = 4

HAND_CARD: Final = 0
RIVERBOATS: Final = 1
MERCENARIES: Final = 2
SERVICE_IDS: Final = ["hand_card", "riverboats", "mercenaries"]

TRIGGER_IDS: Final = ["hospitals", "outrage", "base_lost", "garden_lost", "trade_lost"]
STATE_IDS: Final = ["ready", "spent", "damaged", "damaged_spent"]
SOURCE_IDS: Final = [
    "buildings", "roosts", "sympathy", "crafting", "removal", "cards", "leader", "infamy", "aid", "quests", "exploring",
    "protection", "turmoil", "rites", "trade", "dividends", "order",
]  # fmt: skip


@final
class RootBox(Box):
    def __init__(self, folder: str | None) -> None:
        path = data.DATA if folder is None else Path(folder)
        super().__init__(fingerprint(path))
        found = data.load(path)
        self._cards(found)
        self._map(found)
        self._factions(found)
        self._expansion(found)
        self._words(found)

    def _cards(self, found: Components) -> None:
        """A kind of card is its first copy; further copies have the ids after all kinds."""
        kinds = found.kinds
        self.kinds = len(kinds)
        self.kind = list(range(len(kinds)))
        for index, card in enumerate(kinds):
            self.kind += [index] * (card.count - 1)
        self.base_deck = [copy for copy in range(CARDS) if kinds[self.kind[copy]].kind != "spy"]
        self.card_ids = [card.id for card in kinds]
        self.suit = [SUITS.index(kinds[kind].suit) for kind in self.kind]  # by copy
        self.card_type = [KIND_IDS.index(card.kind) for card in kinds]  # from here on by kind
        self.craftable = [int(card.craftable) for card in kinds]
        self.cost = [[card.cost.fox, card.cost.rabbit, card.cost.mouse, card.cost.any] for card in kinds]
        self.op = [OP_IDS.index(str(card.effect.__struct_config__.tag)) for card in kinds]
        self.optional = [0] * len(kinds)
        self.card_item = [0] * len(kinds)
        self.card_vp = [0] * len(kinds)
        self.card_hits = [0] * len(kinds)
        self.card_role = [NO_ROLE] * len(kinds)
        self.used_up = [0] * len(kinds)
        self.card_number = [0] * len(kinds)  # cards drawn, warriors, moves, clearings: the one further number of an effect
        self.card_other = [0] * len(kinds)
        self.corners_rule = [0] * len(kinds)
        for index, card in enumerate(kinds):
            effect = card.effect
            if isinstance(effect, vocabulary.Ambush):
                self.card_hits[index] = effect.hits
            elif isinstance(effect, vocabulary.GainItem):
                self.card_item[index], self.card_vp[index] = ITEM_IDS.index(effect.item), effect.vp
            elif isinstance(effect, vocabulary.CancelRolledHits):
                self.used_up[index] = int(effect.discard)
            elif isinstance(effect, vocabulary.ExtraHits):
                self.card_role[index] = ATTACKER if effect.role == "attacker" else DEFENDER
                self.card_hits[index], self.used_up[index] = effect.hits, int(effect.discard)
                self.card_other[index] = effect.foe_scores
            elif isinstance(effect, vocabulary.ImmuneToAmbush):
                self.card_role[index] = ATTACKER if effect.role == "attacker" else DEFENDER
            elif isinstance(effect, vocabulary.ScoreRuledClearings):
                self.card_vp[index], self.used_up[index] = effect.vp, int(effect.discard)
            elif isinstance(effect, vocabulary.StealRandomCard):
                self.card_other[index] = effect.victim_scores
            elif isinstance(effect, vocabulary.DrawWithOther):
                self.card_number[index], self.card_other[index] = effect.own, effect.other
                self.optional[index] = int(effect.optional)
            elif isinstance(effect, vocabulary.Move):
                self.card_number[index] = effect.moves
            elif isinstance(effect, vocabulary.SacrificeWarriorDraw):
                self.card_number[index], self.card_other[index] = effect.warriors, effect.draw
            elif isinstance(effect, vocabulary.RemoveAllEnemyPieces):
                self.card_vp[index], self.card_number[index] = effect.vp, SUITS.index(effect.suit)
                self.card_hits[index] = effect.pawn_damage
            elif isinstance(effect, vocabulary.Dominance):
                self.card_number[index], self.card_other[index] = effect.clearings, effect.min_vp
                self.corners_rule[index] = int(effect.rule == "opposite_corners")
        changes = {change.id: change for change in found.cards.deck_change}
        self.two_player_deck = [
            copy for copy in self.base_deck if kinds[self.kind[copy]].kind not in changes["two_players"].remove_kinds
        ]
        machine = changes["mechanical_marquise"]
        self.machine_deck = [
            copy
            for copy in range(CARDS)
            if (copy in self.base_deck and kinds[self.kind[copy]].kind not in machine.remove_kinds)
            or kinds[self.kind[copy]].kind in machine.add_kinds
        ]
        self.solo_deck = [copy for copy in self.machine_deck if kinds[self.kind[copy]].id not in changes["solo"].remove_cards]

    def _map(self, found: Components) -> None:
        self.map_ids = [board.id for board in found.maps]
        self.forest_ids = [forest.id for board in found.maps for forest in board.forest]
        self.paths = [_links(board, False) for board in found.maps]
        self.rivers = [_links(board, True) for board in found.maps]
        self.waterways = [
            [sorted({*one, *other}) for one, other in zip(self.paths[index], self.rivers[index])]
            for index in range(len(found.maps))
        ]
        self.slots = [[clearing.slots for clearing in board.clearing] for board in found.maps]
        self.ruins = [[clearing.ruins for clearing in board.clearing] for board in found.maps]
        self.printed_suits = [
            [NO_SUIT if clearing.suit is None else SUITS.index(clearing.suit) for clearing in board.clearing]
            for board in found.maps
        ]
        self.markers = [board.markers for board in found.maps]
        self.opposite: list[list[int]] = []
        self.map_forests: list[list[int]] = []  # forests of a map
        self.forest_edge: list[list[int]] = []  # clearings round a forest
        self.forest_next: list[list[int]] = []  # forests next to a forest
        self.clearing_forests: list[list[list[int]]] = []  # by map and clearing: forests touching it
        for board in found.maps:
            ids = [clearing.id for clearing in board.clearing]
            self.opposite.append([-1 if row.opposite is None else ids.index(row.opposite) for row in board.clearing])
            first = len(self.forest_edge)
            self.map_forests.append(list(range(first, first + len(board.forest))))
            touching: list[list[int]] = [[] for _ in ids]
            for index, forest in enumerate(board.forest):
                self.forest_edge.append(sorted(ids.index(name) for name in forest.clearings))
                self.forest_next.append([])
                for clearing in self.forest_edge[-1]:
                    touching[clearing].append(first + index)
            for crossing in board.crossing:
                one, other = (self.forest_ids.index(name) for name in crossing.forests)
                if other not in self.forest_next[one]:
                    self.forest_next[one].append(other)
                    self.forest_next[other].append(one)
            self.clearing_forests.append(touching)
        self.clearing_ids = [clearing.id for clearing in found.maps[0].clearing]
        self.drawings = [_drawing(board) for board in found.maps]

    def _factions(self, found: Components) -> None:
        facts = found.factions
        factions = [next(row for row in facts.faction if row.id == name) for name in FACTION_IDS]
        self.faction_warriors = [row.warriors for row in factions]
        self.faction_letter = [ord(row.letter) - ord("A") for row in factions]
        pieces = [next(row for row in facts.piece if row.id == name) for name in PIECE_IDS]
        kinds = ["token", "building", "pawn"]
        self.piece_kind = [kinds.index(row.kind) for row in pieces]
        self.piece_faction = [FACTION_IDS.index(row.faction) for row in pieces]
        self.piece_count = [row.count for row in pieces]
        self.piece_cost = [list(row.cost) for row in pieces]
        self.piece_vp = [list(row.vp) for row in pieces]
        self.piece_older_vp = [list(row.older_vp or row.vp) for row in pieces]
        self.piece_draw = [list(row.draw) for row in pieces]
        self.piece_older_draw = [list(row.older_draw or row.draw) for row in pieces]
        self.craft_piece = [
            PIECE_IDS.index(row.crafts.piece) if row.crafts is not None and row.crafts.piece in PIECE_IDS else -1
            for row in factions
        ]
        self.faction_pieces = [
            [piece for piece in range(PIECES) if self.piece_faction[piece] == faction and self.piece_kind[piece] != IS_PAWN]
            for faction in range(FACTIONS)
        ]
        self.item_supply = [next(row.supply for row in found.items.item if row.id == name) for name in ITEM_IDS]
        self.tracked = [int(next(row.track for row in found.items.item if row.id == name)) for name in ITEM_IDS]
        self.ruin_items = [
            item for item, name in enumerate(ITEM_IDS) for row in found.items.item if row.id == name and row.ruins
        ]

        table = found.scenarios.table
        self.hand, self.hand_limit, self.victory = table.hand, table.hand_limit, table.victory
        self.building_vp = table.building_vp
        self.faces = list(table.faces)
        self.mixes = found.scenarios.mix
        self.usual = [self._usual(seats, False) for seats in range(7)]
        self.usual_against = [self._usual(seats, True) for seats in range(7)]

        marquise, eyrie, alliance, vagabond = facts.marquise, facts.eyrie, facts.alliance, facts.vagabond
        self.march_moves = next(row.moves for row in facts.action if row.id == "marquise_march")
        self.marquise_actions, self.marquise_draw = marquise.actions, marquise.draw
        self.marquise_warriors = marquise.setup_warriors
        self.eyrie_add, self.eyrie_birds, self.eyrie_draw = eyrie.add_most, eyrie.add_birds, eyrie.draw
        self.eyrie_warriors, self.roost_warriors, self.eyrie_item_vp = (
            eyrie.setup_warriors,
            eyrie.new_roost_warriors,
            eyrie.item_vp,
        )
        self.leader_ids = [row.id for row in facts.leader]
        self.leader_viziers = [[COLUMN_IDS.index(column) for column in row.viziers] for row in facts.leader]
        self.leader_op = [LEADER_OPS.index(str(row.effect.__struct_config__.tag)) for row in facts.leader]
        self.leader_number = [0] * len(facts.leader)
        for index, row in enumerate(facts.leader):
            leading = row.effect
            if isinstance(leading, vocabulary.Recruit):
                self.leader_number[index] = leading.warriors
            elif isinstance(leading, vocabulary.ExtraHits):
                self.leader_number[index] = leading.hits
            elif isinstance(leading, vocabulary.BattleVp):
                self.leader_number[index] = leading.vp
        self.alliance_supporters, self.supporter_limit = alliance.setup_supporters, alliance.supporters_without_base
        self.martial_law, self.martial_cost = alliance.martial_law_warriors, alliance.martial_law_supporters
        self.revolt_officers, self.alliance_draw = alliance.revolt_officers, alliance.draw
        self.revolt_cost = next(row.supporters for row in facts.action if row.id == "alliance_revolt")
        self.refresh, self.refresh_tea = vagabond.refresh, vagabond.refresh_per_tea
        self.vagabond_draw, self.draw_coin = vagabond.draw, vagabond.draw_per_coin
        self.item_limit, self.limit_bag, self.track_limit = (
            vagabond.item_limit,
            vagabond.item_limit_per_bag,
            vagabond.track_limit,
        )
        self.pawn_damage, self.quests_shown = vagabond.pieces_removed_damage, vagabond.quests_shown
        self.quest_draw, self.quest_vp = vagabond.quest_draw, vagabond.quest_vp
        self.allied_vp, self.infamy_vp, self.hostile_boots = (
            vagabond.allied_aid_vp,
            vagabond.infamy_vp,
            vagabond.hostile_boots,
        )
        self.explore_vp = next(row.vp for row in facts.action if row.id == "vagabond_explore")
        self.relation_aids = [row.aids for row in facts.relationship]
        self.relation_vp = [row.vp for row in facts.relationship]
        self.character_ids = [row.id for row in facts.character]
        self.character_expansion = [int(row.expansion) for row in facts.character]
        self.character_items = [[ITEM_IDS.index(name) for name in row.items] for row in facts.character]
        self.character_op = [CHARACTER_OPS.index(str(row.effect.__struct_config__.tag)) for row in facts.character]
        self.character_number = [0] * len(facts.character)
        for index, person in enumerate(facts.character):
            special = person.effect
            if isinstance(special, vocabulary.Hideout):
                self.character_number[index] = special.repair
            elif isinstance(special, vocabulary.Protect):
                self.character_number[index] = special.vp
        self.quest_ids = [row.id for row in facts.quest]
        self.quest_suit = [SUITS.index(row.suit) for row in facts.quest]
        self.quest_items = [[ITEM_IDS.index(name) for name in row.items] for row in facts.quest]
        self.relationship_ids = [row.id for row in facts.relationship]
        guides = {guide.id: guide for guide in found.scenarios.guide}
        self.guide_order = [FACTION_IDS.index(guide.id) for guide in found.scenarios.guide]
        cats = guides["marquise"]
        self.guide_corner = self.clearing_ids.index(str(cats.corner))
        self.guide_buildings = [[PIECE_IDS.index(name), self.clearing_ids.index(at)] for name, at in cats.buildings.items()]
        self.guide_hand = [self.card_ids.index(name) for name in cats.hand]
        self.guide_leader = self.leader_ids.index(str(guides["eyrie"].leader))
        self.guide_character = self.character_ids.index(str(guides["vagabond"].character))

    def _usual(self, seats: int, against: bool) -> list[int]:
        """S0, SC3, SC4, Q16: the first recommended mix; against the machine of its lists, or one with the Marquise out."""
        if against and seats > 2:
            return [faction for faction in self._usual(seats + 1, False) if faction != MARQUISE]
        lists = ["solo", "coop"] if against else ["base", "expansion"]
        fitting = [mix for mix in self.mixes if mix.list in lists and len(mix.factions) == seats]
        first = sorted(fitting, key=lambda mix: not mix.beginner)[:1]
        return [FACTION_IDS.index(name) for mix in first for name in mix.factions]

    def _expansion(self, found: Components) -> None:
        facts = found.factions
        actions = {row.id: row for row in facts.action}
        cult, river, machine = facts.lizard_cult, facts.riverfolk, facts.mechanical_marquise
        self.cult_warriors, self.cult_adjacent = cult.setup_warriors, cult.setup_adjacent
        self.hated_discount, self.cult_draw = cult.hated_discount, cult.draw
        self.crusade_cost = actions["lizard_cult_crusade"].acolytes
        self.convert_cost = actions["lizard_cult_convert"].acolytes
        self.sanctify_cost = actions["lizard_cult_sanctify"].acolytes
        self.river_warriors, self.river_payments = river.setup_warriors, river.setup_payments
        self.protectionism, self.dividend_funds = river.protectionism, river.dividend_funds
        self.purchases, self.export_warriors, self.post_warriors = river.purchases, river.export_warriors, river.post_warriors
        self.post_cost = actions["riverfolk_trade_post"].spend
        services = [next(row for row in facts.service if row.id == name) for name in SERVICE_IDS]
        self.service_prices = [list(row.prices) for row in services]
        self.service_once = [row.per_turn for row in services]
        self.orders, self.ruled_vp, self.ruled_warriors = machine.orders, machine.ruled_vp, machine.ruled_warriors
        self.machine_stay, self.keep_recruits = machine.stay, machine.keep_warriors
        self.given_card_vp, self.coop_vp, self.campaign_vp = machine.given_card_vp, machine.coop_vp, machine.campaign_vp
        self.for_sale = [int(next(row.for_sale for row in found.items.item if row.id == name)) for name in ITEM_IDS]
        self.faction_pieces[MECHANICAL_MARQUISE] = [KEEP_TOKEN]

    def _words(self, found: Components) -> None:
        self.words = {
            "clearing": self.clearing_ids,
            "forest": self.forest_ids,
            "card": [found.kinds[kind].id for kind in self.kind],
            "suit": list(SUITS),
            "item": ITEM_IDS + [ITEM_IDS[item] for item in self.ruin_items],
            "state": list(STATE_IDS),
            "piece": list(PIECE_IDS),
            "faction": list(FACTION_IDS),
            "leader": self.leader_ids,
            "character": self.character_ids,
            "quest": self.quest_ids,
            "column": list(COLUMN_IDS),
            "relationship": self.relationship_ids,
            "trigger": list(TRIGGER_IDS),
            "source": list(SOURCE_IDS),
            "service": list(SERVICE_IDS),
        }


NO_SUIT: Final = -1
NO_ROLE: Final = -1


def _links(board: Map, river: bool) -> list[list[int]]:
    ids = [clearing.id for clearing in board.clearing]
    found: list[list[int]] = [[] for _ in ids]
    for link in board.river if river else board.path:
        one, other = ids.index(link.ends[0]), ids.index(link.ends[1])
        found[one].append(other)
        found[other].append(one)
    return [sorted(row) for row in found]


def _drawing(board: Map) -> dict[str, object]:
    """Where things lie in a drawing of the map; means nothing to the rules."""
    return {
        "id": board.id,
        "width": board.width,
        "height": board.height,
        "clearings": {row.id: [row.x, row.y] for row in board.clearing},
        "forests": {row.id: [row.x, row.y] for row in board.forest},
        "paths": [list(link.ends) for link in board.path],
        "river": [list(link.ends) for link in board.river],
        "river_ends": [list(end) for end in board.river_ends],
    }
