"""The closed words of the components as the rules read them: small records of integers, made once from the data files."""

from typing import Final, final

OPS: Final = [
    "place_units",
    "gain_chip",
    "gain_any_ally",
    "roll_shard_die",
    "gain_shards",
    "discard_shards",
    "transfer_shard",
    "restore_shield",
    "gain_wonderland",
    "unlock_ability",
    "build_castle",
    "leader_strength",
    "discard_madness",
    "draw_quest",
    "gain_vp",
    "gain_supporters",
    "castle_value",
    "forge_action",
    "forge_from_bag",
    "place_poison",
    "summon_figure",
    "move_direction",
    "take_without_moving",
    "split_placement",
    "chip_mul",
    "chip_add",
    "chip_set",
    "next_chip_mul",
    "own_ally_chips_add",
    "opponent_next_chip_set",
    "gain_strength",
    "lose_strength",
    "return_exhausted",
    "return_active_to_bag",
    "swap_level",
    "immune",
    "extra_draw",
    "draft_draw",
    "jump_to_forge_icon",
    "extra_feat",
    "discard_active",
    "lose_units",
    "give_poison",
    "madness_to_bag",
    "move_supporters_here",
    "move_leader_here",
    "castle_anywhere",
    "must_be_lost_first",
    "split_card",
    "corrupted_card",
]

PLACE_UNITS: Final = 0
GAIN_CHIP: Final = 1
GAIN_ANY_ALLY: Final = 2
ROLL: Final = 3
GAIN_SHARDS: Final = 4
DISCARD_SHARDS: Final = 5
TRANSFER_SHARD: Final = 6
RESTORE_SHIELD: Final = 7
GAIN_WONDERLAND: Final = 8
UNLOCK_ABILITY: Final = 9
BUILD_CASTLE: Final = 10
LEADER_STRENGTH: Final = 11
DISCARD_MADNESS: Final = 12
DRAW_QUEST: Final = 13
GAIN_VP: Final = 14
GAIN_SUPPORTERS: Final = 15
CASTLE_VALUE: Final = 16
FORGE_ACTION: Final = 17
FORGE_FROM_BAG: Final = 18
PLACE_POISON: Final = 19
SUMMON_FIGURE: Final = 20
MOVE_DIRECTION: Final = 21
TAKE_WITHOUT_MOVING: Final = 22
SPLIT_PLACEMENT: Final = 23
CHIP_MUL: Final = 24
CHIP_ADD: Final = 25
CHIP_SET: Final = 26
NEXT_CHIP_MUL: Final = 27
OWN_ALLY_CHIPS_ADD: Final = 28
OPPONENT_NEXT_CHIP_SET: Final = 29
GAIN_STRENGTH: Final = 30
LOSE_STRENGTH: Final = 31
RETURN_EXHAUSTED: Final = 32
RETURN_ACTIVE_TO_BAG: Final = 33
SWAP_LEVEL: Final = 34
IMMUNE: Final = 35
EXTRA_DRAW: Final = 36
DRAFT_DRAW: Final = 37
JUMP_TO_FORGE_ICON: Final = 38
EXTRA_FEAT: Final = 39
DISCARD_ACTIVE: Final = 40
LOSE_UNITS: Final = 41
GIVE_POISON: Final = 42
MADNESS_TO_BAG: Final = 43
MOVE_SUPPORTERS_HERE: Final = 44
MOVE_LEADER_HERE: Final = 45
CASTLE_ANYWHERE: Final = 46
MUST_BE_LOST_FIRST: Final = 47
SPLIT_CARD: Final = 48  # not in the files: a tea card's two halves
CORRUPTED_CARD: Final = 49  # not in the files: a tea card's tempting part

TRIGGERS: Final = [
    "tea_start",
    "tea_turn_start",
    "tea_turn",
    "tea_move",
    "tea_pass_head",
    "shard_roll",
    "tea_card_taken",
    "tea_turn_end",
    "tea_end",
    "war_start",
    "battle_start",
    "draw",
    "on_unit_lost",
    "on_opponent_unit_lost",
    "on_refresh",
    "on_opponent_bust",
    "on_play",
    "after_place",
    "after_strength",
    "static",
    "end_conquest",
    "end_quests",
    "on_feat",
    "end_abilities",
    "end_forge",
    "on_forged",
    "cleanup",
    "on_exhaust",
]

TEA_START: Final = 0
TEA_TURN_START: Final = 1
TEA_TURN: Final = 2
TEA_MOVE: Final = 3
TEA_PASS_HEAD: Final = 4
SHARD_ROLL: Final = 5
TEA_CARD_TAKEN: Final = 6
TEA_TURN_END: Final = 7
TEA_END: Final = 8
WAR_START: Final = 9
BATTLE_START: Final = 10
DRAW: Final = 11
ON_UNIT_LOST: Final = 12
ON_OPPONENT_UNIT_LOST: Final = 13
ON_REFRESH: Final = 14
ON_OPPONENT_BUST: Final = 15
ON_PLAY: Final = 16
AFTER_PLACE: Final = 17
AFTER_STRENGTH: Final = 18
STATIC: Final = 19
END_CONQUEST: Final = 20
END_QUESTS: Final = 21
ON_FEAT: Final = 22
END_ABILITIES: Final = 23
END_FORGE: Final = 24
ON_FORGED: Final = 25
CLEANUP: Final = 26
ON_EXHAUST: Final = 27

CONDITIONS: Final = [
    "in_battle",
    "active_count",
    "this_level",
    "castle_here",
    "shards_vs",
    "most_active",
    "nth_active",
    "draw_number",
    "won",
    "place",
    "place_not",
    "figure_not_lost_this_draw",
    "printed_beats_opponent",
    "both_figures_here",
    "no_opponent",
    "passed_leader",
    "tea_card_has",
    "no_poison_on_table",
    "power_used_this_turn",
    "die_result",
    "behind",
    "lost_kind",
    "lost_to",
    "not_sole_most_units",
    "rival_shards_at_least_mine",
]

IN_BATTLE: Final = 0
ACTIVE_COUNT: Final = 1
THIS_LEVEL: Final = 2
CASTLE_HERE: Final = 3
SHARDS_VS: Final = 4
MOST_ACTIVE: Final = 5
NTH_ACTIVE: Final = 6
DRAW_NUMBER: Final = 7
WON: Final = 8
PLACE: Final = 9
PLACE_NOT: Final = 10
FIGURE_NOT_LOST: Final = 11
PRINTED_BEATS: Final = 12
BOTH_FIGURES_HERE: Final = 13
NO_OPPONENT: Final = 14
PASSED_LEADER: Final = 15
TEA_CARD_HAS: Final = 16
NO_POISON: Final = 17
POWER_USED: Final = 18
DIE_RESULT: Final = 19
BEHIND: Final = 20
LOST_KIND: Final = 21
LOST_TO: Final = 22
NOT_SOLE_MOST_UNITS: Final = 23
RIVAL_SHARDS: Final = 24

VALUES: Final = [
    "number",
    "this_strength",
    "previous_active_printed",
    "sum_active_printed",
    "count_active",
    "distinct_active_colours",
    "madness_on_track",
    "count_opponents",
]

NUMBER: Final = 0
THIS_STRENGTH: Final = 1
PREVIOUS_ACTIVE_PRINTED: Final = 2
SUM_ACTIVE_PRINTED: Final = 3
COUNT_ACTIVE: Final = 4
DISTINCT_ACTIVE_COLOURS: Final = 5
MADNESS_ON_TRACK: Final = 6
COUNT_OPPONENTS: Final = 7

FIGHTING_ONLY: Final = 1  # bits of `where`
STRONGER_THAN_ME: Final = 2
NOT_WEAKER_THAN_ME: Final = 4
DREW_MADNESS: Final = 8
MOST_UNITS_HERE: Final = 16
ANY_PLAYER: Final = 32
WHERES: Final = ["fighting", "stronger_than_me", "not_weaker_than_me", "drew_madness", "most_units_here", "any_player"]

COMPARES: Final = [">", ">=", "<", "<=", "="]

ONCE_PER_DRAW: Final = 1
ONCE_PER_BATTLE: Final = 2
ONCE_PER_PHASE: Final = 3
ONCE_PER_FEAT: Final = 4
LIMITS: Final = ["", "once_per_draw", "once_per_battle", "once_per_phase", "once_per_feat"]

BY_MADNESS: Final = 0  # why a unit was lost
BY_POISON: Final = 1
BY_EFFECT: Final = 2
CAUSES: Final = ["madness", "poison", "effect"]

SUPPORTER: Final = 0  # kinds of units
FIGURE: Final = 1
LEADER: Final = 2
KINDS: Final = ["supporter", "figure", "leader"]

FROM_ONE_NEIGHBOUR: Final = 0
FROM_NEIGHBOURS: Final = 1
FROM_ANYWHERE: Final = 2
REACHES: Final = ["adjacent_one", "adjacent", "any"]

FEATS: Final = [
    "strength_in",
    "last_chip_printed_in",
    "last_chip_is",
    "active_count_in",
    "active_contains_min",
    "distinct_active_colours_min",
    "final_place_in",
    "units_left_in",
    "on_forge_icon",
    "win_margin_min",
    "win_with_strength_max",
    "all_fighters_unbust",
]

STRENGTH_IN: Final = 0
LAST_CHIP_PRINTED_IN: Final = 1
LAST_CHIP_IS: Final = 2
ACTIVE_COUNT_IN: Final = 3
ACTIVE_CONTAINS_MIN: Final = 4
DISTINCT_COLOURS_MIN: Final = 5
FINAL_PLACE_IN: Final = 6
UNITS_LEFT_IN: Final = 7
ON_FORGE_ICON: Final = 8
WIN_MARGIN_MIN: Final = 9
WIN_WITH_STRENGTH_MAX: Final = 10
ALL_FIGHTERS_UNBUST: Final = 11

OBJECTIVES: Final = [
    "chips_owned_min",
    "chips_owned_distinct_colours_min",
    "forged_distinct_allies_min",
    "forged_chips_min",
    "forge_tracks_complete_min",
    "castles_min",
    "leader_strength_min",
    "wonderland_cards_min",
    "abilities_unlocked_min",
    "regions_with_units_min",
    "units_on_board_min",
    "shards_max",
    "madness_max",
    "tea_cards_min",
]

CHIPS_OWNED_MIN: Final = 0
COLOURS_OWNED_MIN: Final = 1
FORGED_ALLIES_MIN: Final = 2
FORGED_CHIPS_MIN: Final = 3
TRACKS_COMPLETE_MIN: Final = 4
CASTLES_MIN: Final = 5
LEADER_STRENGTH_MIN: Final = 6
WONDERLAND_CARDS_MIN: Final = 7
ABILITIES_MIN: Final = 8
REGIONS_MIN: Final = 9
UNITS_MIN: Final = 10
SHARDS_MAX: Final = 11
MADNESS_MAX: Final = 12
TEA_CARDS_MIN: Final = 13


@final
class Value:
    """A number, or something to count when the effect resolves: `times` as much, at most `most` (0: no limit)."""

    def __init__(self, op: int, times: int, most: int, chips: int, others: int, where: int) -> None:
        self.op = op
        self.times = times  # the number itself, if it is one
        self.most = most
        self.chips = chips  # mask of chip types
        self.others = others
        self.where = where


@final
class Effect:
    """One thing a component does. `id` is its place in the box, so that the table can keep it for later."""

    def __init__(self, id: int, op: int, n: Value) -> None:
        self.id = id
        self.op = op
        self.n = n
        self.more = 0  # draw_quest: how many to discard; move_supporters_here: from where
        self.level = 0
        self.ally = -1
        self.free = 0  # units may go to different Regions
        self.chips = 0  # mask of chip types
        self.kind = 0  # lose_units: 1 means Supporters only
        self.targets = 0  # 0: the owner, 1: one player of choice, 2: all
        self.where = 0
        self.optional = 0
        self.chained = 0  # only if the effect before was carried out
        self.first: list[Effect] = []  # split card: the top half; corrupted card: its reward
        self.second: list[Effect] = []  # split card: the bottom half


@final
class Need:
    """A condition of a clause."""

    def __init__(self, op: int) -> None:
        self.op = op
        self.chips = 0
        self.compare = 0
        self.n = 0
        self.others = 0
        self.values = 0  # mask of numbers
        self.value: Value | None = None
        self.where = 0


@final
class Clause:
    """One sentence of an ability."""

    def __init__(self, source: int, trigger: int) -> None:
        self.source = source
        self.trigger = trigger
        self.chips = -1  # mask of chip types it works for
        self.needs: list[Need] = []
        self.optional = 0
        self.limit = 0
        self.early = 0  # before anybody adds Strength
        self.do: list[Effect] = []
        self.either: list[list[Effect]] = []
        self.changes = 0  # changes the Strength of the chip being played
        self.reads = 0  # reads the Strength of the chip being played
        self.outward = 0  # touches other players
        self.waits = 0  # resolves at the end of the draw


@final
class Space:
    """A space of a forge track, or a reward between two tracks."""

    def __init__(self, track: int, column: int, rewards: list[Effect], other: int) -> None:
        self.track = track
        self.column = column
        self.rewards = rewards
        self.other = other  # between tracks: the second track


@final
class Board:
    """One side of a faction board."""

    def __init__(self, faction: int, two: int, power: int, power_earlier: int, abilities: list[int]) -> None:
        self.faction = faction
        self.two = two
        self.power = power
        self.power_earlier = power_earlier
        self.abilities = abilities
        self.tracks: list[list[Space]] = []
        self.between: list[Space] = []


@final
class Quest:
    """A quest: its Region, its Feat and its Objective."""

    def __init__(self, region: int) -> None:
        self.region = region
        self.feat = 0
        self.feat_values = 0  # mask of numbers
        self.feat_chips = 0
        self.feat_n = 0
        self.objective = 0
        self.objective_chips = 0
        self.objective_n = 0
        self.objective_two = 0  # the number with 2 players
        self.feature = 0  # of tea cards


@final
class Tea:
    """A tea card: what it gives, as effects to resolve in any order."""

    def __init__(self, round: int, units: int, die: int) -> None:
        self.round = round
        self.units = units
        self.die = die
        self.split = 0
        self.corrupted = 0
        self.icons: list[Effect] = []
        self.allies = 0  # mask of the allies it shows
