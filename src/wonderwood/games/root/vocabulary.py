"""The closed vocabulary of the data files: what cards, leaders and characters can do.

Every word is one record, chosen in the files by its `op`: `GainItem` is `op = "gain_item"`.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from wonderwood.games.components import Record

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-zA-Z][a-zA-Z0-9_]*$")]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Some: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
Suit: TypeAlias = Literal["fox", "rabbit", "mouse"]
Role: TypeAlias = Literal["attacker", "defender"]
When: TypeAlias = Literal["birdsong_start", "birdsong", "daylight_start", "daylight", "evening_start", "evening"]


# --- cards.toml ---------------------------------------------------------------------------------------------------------------


class Ambush(Record, frozen=True, kw_only=True, tag_field="op", tag="ambush"):
    hits: Some


class GainItem(Record, frozen=True, kw_only=True, tag_field="op", tag="gain_item"):
    item: Id
    vp: Count


class CancelRolledHits(Record, frozen=True, kw_only=True, tag_field="op", tag="cancel_rolled_hits"):
    discard: bool = False


class ExtraHits(Record, frozen=True, kw_only=True, tag_field="op", tag="extra_hits"):
    role: Role
    hits: Some
    discard: bool = False
    foe_scores: Count = 0


class ImmuneToAmbush(Record, frozen=True, kw_only=True, tag_field="op", tag="immune_to_ambush"):
    role: Role


class ScoreRuledClearings(Record, frozen=True, kw_only=True, tag_field="op", tag="score_ruled_clearings"):
    when: When
    vp: Some
    discard: bool = False


class StealRandomCard(Record, frozen=True, kw_only=True, tag_field="op", tag="steal_random_card"):
    when: When
    victim_scores: Count = 0


class DrawWithOther(Record, frozen=True, kw_only=True, tag_field="op", tag="draw_with_other"):
    when: When
    own: Count
    other: Count
    optional: bool = False


class InitiateBattle(Record, frozen=True, kw_only=True, tag_field="op", tag="initiate_battle"):
    when: When


class Move(Record, frozen=True, kw_only=True, tag_field="op", tag="move"):
    when: When
    moves: Some


class LookAtHand(Record, frozen=True, kw_only=True, tag_field="op", tag="look_at_hand"):
    when: When


class SacrificeWarriorDraw(Record, frozen=True, kw_only=True, tag_field="op", tag="sacrifice_warrior_draw"):
    when: When
    warriors: Some
    draw: Some


class RemoveAllEnemyPieces(Record, frozen=True, kw_only=True, tag_field="op", tag="remove_all_enemy_pieces"):
    suit: Suit
    vp: Count
    pawn_damage: Count


class Dominance(Record, frozen=True, kw_only=True, tag_field="op", tag="dominance"):
    min_vp: Count
    rule: Literal["suit", "opposite_corners"]
    clearings: Some


class Spy(Record, frozen=True, kw_only=True, tag_field="op", tag="spy"):
    when: When
    min_vp: Count
    reveal: Some
    swap: Literal[2]


Effect: TypeAlias = (
    Ambush
    | GainItem
    | CancelRolledHits
    | ExtraHits
    | ImmuneToAmbush
    | ScoreRuledClearings
    | StealRandomCard
    | DrawWithOther
    | InitiateBattle
    | Move
    | LookAtHand
    | SacrificeWarriorDraw
    | RemoveAllEnemyPieces
    | Dominance
    | Spy
)


# --- factions.toml ------------------------------------------------------------------------------------------------------------


class FullItemVp(Record, frozen=True, kw_only=True, tag_field="op", tag="full_item_vp"):
    pass


class Recruit(Record, frozen=True, kw_only=True, tag_field="op", tag="recruit"):
    warriors: Some


class BattleVp(Record, frozen=True, kw_only=True, tag_field="op", tag="battle_vp"):
    vp: Some


LeaderEffect: TypeAlias = FullItemVp | Recruit | ExtraHits | BattleVp


class Steal(Record, frozen=True, kw_only=True, tag_field="op", tag="steal"):
    pass


class DayLabor(Record, frozen=True, kw_only=True, tag_field="op", tag="day_labor"):
    pass


class Hideout(Record, frozen=True, kw_only=True, tag_field="op", tag="hideout"):
    repair: Some


class Instigate(Record, frozen=True, kw_only=True, tag_field="op", tag="instigate"):
    pass


class Protect(Record, frozen=True, kw_only=True, tag_field="op", tag="protect"):
    vp: Count


class ScorchedEarth(Record, frozen=True, kw_only=True, tag_field="op", tag="scorched_earth"):
    pass


CharacterEffect: TypeAlias = Steal | DayLabor | Hideout | Instigate | Protect | ScorchedEarth
