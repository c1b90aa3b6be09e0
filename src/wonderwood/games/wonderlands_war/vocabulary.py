"""The closed vocabulary of the component files: what a card can do, and when.

Every word is one record, chosen in the files by its `op`: `PlaceUnits` is `op = "place_units"`. A card can say nothing that
is not here or in the two files beside (conditions; what quests ask), and whoever plays the rules handles exactly these records.
"""

from typing import Literal, TypeAlias

from wonderwood.games.components import Record
from wonderwood.games.wonderlands_war.vocabulary_conditions import (
    Amount,
    Condition,
    Count,
    Filter,
    Id,
    Level,
    Value,
    Who,
    as_op,
)

Trigger = Literal[
    "tea_start",  # T0  the chairs are filled, nobody has moved
    "tea_turn_start",  # T1  start of the own tea turn
    "tea_turn",  # T1  used instead of the normal tea turn
    "tea_move",  # T2  how the Leader moves
    "tea_pass_head",  # T2  each time the own Leader reaches the Head
    "shard_roll",  # T2/T3  after an own shard die roll in the Tea phase
    "tea_card_taken",  # T3  while resolving an own tea card
    "tea_turn_end",  # T4  the leader power before other abilities
    "tea_end",  # T5  end of the Tea phase, before Madness
    "war_start",  # W0
    "battle_start",  # B1  starting Strength is set, no bets yet
    "draw",  # B2/B8  changes a draw
    "on_unit_lost",  # B3  the owner loses a unit here, once per unit
    "on_opponent_unit_lost",  # B3  an opponent loses a unit here, once per unit
    "on_refresh",  # B3  a full Madness track has refreshed the owner's bag
    "on_opponent_bust",  # B3/B4  an opponent busts here and the owner has not
    "on_play",  # B4  this chip (or one that fits the filter) is played
    "after_place",  # B5  it lies on the Active track
    "after_strength",  # B6  its Strength has been added
    "static",  # always
    "end_conquest",  # E1  with the conquest award
    "end_quests",  # E2
    "on_feat",  # E2  right after completing a Feat
    "end_abilities",  # E3
    "end_forge",  # E4
    "on_forged",  # E4  this chip is forged (or in the Tea phase)
    "cleanup",  # E6  before Active chips are exhausted
    "on_exhaust",  # E6  as this chip is exhausted, not by a bust (R18.17)
]
Limit = Literal["once_per_draw", "once_per_battle", "once_per_phase", "once_per_feat"]


class EffectOp(Record, frozen=True, kw_only=True, tag_field="op", tag=as_op):
    """Something a component does. `optional`: may be declined on its own; `if_previous_done`: only after the one before."""

    optional: bool = False
    if_previous_done: bool = False


class PlaceUnits(EffectOp, frozen=True, kw_only=True):
    """Place n units, all in one Region or freely."""

    n: Count
    region: Literal["one", "any"]


class GainChip(EffectOp, frozen=True, kw_only=True):
    """Take Ally chips into the bag; out of stock: any Ally chip of that level."""

    ally: Id
    level: Level
    n: Count


class GainAnyAlly(EffectOp, frozen=True, kw_only=True):
    """Take Ally chips of choice of this level."""

    level: Level
    n: Count


class RollShardDie(EffectOp, frozen=True, kw_only=True):
    """Roll, gain that many Shards."""


class GainShards(EffectOp, frozen=True, kw_only=True):
    """Gain Shards from the supply."""

    n: Count
    who: Who | None = None


class DiscardShards(EffectOp, frozen=True, kw_only=True):
    """Discard up to n Shards."""

    n: Count


class TransferShard(EffectOp, frozen=True, kw_only=True):
    """Give n of the Shards just rolled to a player."""

    n: Count
    who: Who


class RestoreShield(EffectOp, frozen=True, kw_only=True):
    """Turn the Shield to its intact side."""


class GainWonderland(EffectOp, frozen=True, kw_only=True):
    """Take a face-up Wonderland card."""

    n: Count


class UnlockAbility(EffectOp, frozen=True, kw_only=True):
    """Uncover an own faction ability."""

    n: Count


class BuildCastle(EffectOp, frozen=True, kw_only=True):
    """Build where you have none (2 players: place tilted or raise)."""

    region: Literal["any", "here"]


class LeaderStrength(EffectOp, frozen=True, kw_only=True):
    """Move up the leader track."""

    n: Count


class DiscardMadness(EffectOp, frozen=True, kw_only=True):
    """Remove single Madness chips from the bag for good."""

    n: Count


class DrawQuest(EffectOp, frozen=True, kw_only=True):
    """Draw quests, then discard that many from the log."""

    draw: Count
    discard: Amount


class GainVp(EffectOp, frozen=True, kw_only=True):
    """Score."""

    n: Count


class GainSupporters(EffectOp, frozen=True, kw_only=True):
    """Supporters from forge track 3 to the supply."""

    n: Count


class CastleValue(EffectOp, frozen=True, kw_only=True):
    """Castles are worth n more VP each at the end."""

    n: Count


class ForgeAction(EffectOp, frozen=True, kw_only=True):
    """Forge actions at the end of the battle."""

    n: Count


class ForgeFromBag(EffectOp, frozen=True, kw_only=True):
    """Forge a chip chosen from the bag (never Madness or Poison); not in a battle."""

    n: Count


class PlacePoison(EffectOp, frozen=True, kw_only=True):
    """Put up to n Poison chips on tea cards lying on chairs, at most one per card."""

    n: Count


class SummonFigure(EffectOp, frozen=True, kw_only=True):
    """Reveal Wonderland cards until a figure; it fights for the owner this phase."""


class MoveDirection(EffectOp, frozen=True, kw_only=True):
    """The direction of the Leader's tea moves."""

    dir: Literal["clockwise", "counterclockwise"]


class TakeWithoutMoving(EffectOp, frozen=True, kw_only=True):
    """Refill, then take any card without moving the Leader."""

    refill_empty_chairs: bool


class SplitPlacement(EffectOp, frozen=True, kw_only=True):
    """The units of the card just taken may go to different Regions."""


class ChipMul(EffectOp, frozen=True, kw_only=True):
    """Multiply the Strength of the chip being played."""

    by: Count


class ChipAdd(EffectOp, frozen=True, kw_only=True):
    """Add to it, never below 0."""

    n: Value


class ChipSet(EffectOp, frozen=True, kw_only=True):
    """Set it."""

    n: Amount


class NextChipMul(EffectOp, frozen=True, kw_only=True):
    """The owner's next chip placed on the Active track is multiplied."""

    by: Count


class OwnAllyChipsAdd(EffectOp, frozen=True, kw_only=True):
    """Own Ally chips played from now on get +n; does not stack."""

    n: Count


class OpponentNextChipSet(EffectOp, frozen=True, kw_only=True):
    """The Strength of that player's next chip, before everything else."""

    value: Amount
    who: Who


class GainStrength(EffectOp, frozen=True, kw_only=True):
    """Move a Strength marker forward (not the Strength of a chip)."""

    n: Value
    who: Who | None = None


class LoseStrength(EffectOp, frozen=True, kw_only=True):
    """Move a Strength marker back, never below 0."""

    n: Value
    who: Who | None = None


class ReturnExhausted(EffectOp, frozen=True, kw_only=True):
    """Up to n Exhausted chips of choice back to the bag."""

    n: Count


class ReturnActiveToBag(EffectOp, frozen=True, kw_only=True):
    """At cleanup these Active chips go to the bag; without `n` all of them."""

    filter: Filter
    n: Count | None = None


class SwapLevel(EffectOp, frozen=True, kw_only=True):
    """This chip to the common supply, the other level of the same ally to Exhausted."""


class Immune(EffectOp, frozen=True, kw_only=True):
    """While played or Active, own other chips cannot change, forge or move this chip."""


class ExtraDraw(EffectOp, frozen=True, kw_only=True):
    """Next draw: n extra chips, play 1, the rest back."""

    n: Value


class DraftDraw(EffectOp, frozen=True, kw_only=True):
    """All targets draw that many; the chooser picks the one played for each."""

    draw: Count
    chooser: Literal["self"]
    targets: Literal["all_fighting"]


class JumpToForgeIcon(EffectOp, frozen=True, kw_only=True):
    """The marker to the nearest Forge icon, forward or back."""


class ExtraFeat(EffectOp, frozen=True, kw_only=True):
    """Complete n more hidden quests' Feats free of conditions."""

    n: Count


class DiscardActive(EffectOp, frozen=True, kw_only=True):
    """n own Active chips of choice for good."""

    n: Count


class LoseUnits(EffectOp, frozen=True, kw_only=True):
    """The target loses units in this Region."""

    n: Count
    who: Who
    kind: Literal["any", "supporter"] = "any"


class GivePoison(EffectOp, frozen=True, kw_only=True):
    """Poison from the own supply into bags."""

    n: Count
    who: Who


class MadnessToBag(EffectOp, frozen=True, kw_only=True):
    """n chips from the target's Madness track to the target's bag."""

    n: Count
    who: Who


class MoveSupportersHere(EffectOp, frozen=True, kw_only=True):
    """Move up to `most` own Supporters to this Region."""

    most: Value
    reach: Literal["adjacent_one", "adjacent", "any"]


class MoveLeaderHere(EffectOp, frozen=True, kw_only=True):
    """The own Leader to this Region, from anywhere."""


class CastleAnywhere(EffectOp, frozen=True, kw_only=True):
    """The Castle of this win may be built in any Region."""


class MustBeLostFirst(EffectOp, frozen=True, kw_only=True):
    """This unit is lost before all others."""


Effect: TypeAlias = (
    PlaceUnits
    | GainChip
    | GainAnyAlly
    | RollShardDie
    | GainShards
    | DiscardShards
    | TransferShard
    | RestoreShield
    | GainWonderland
    | UnlockAbility
    | BuildCastle
    | LeaderStrength
    | DiscardMadness
    | DrawQuest
    | GainVp
    | GainSupporters
    | CastleValue
    | ForgeAction
    | ForgeFromBag
    | PlacePoison
    | SummonFigure
    | MoveDirection
    | TakeWithoutMoving
    | SplitPlacement
    | ChipMul
    | ChipAdd
    | ChipSet
    | NextChipMul
    | OwnAllyChipsAdd
    | OpponentNextChipSet
    | GainStrength
    | LoseStrength
    | ReturnExhausted
    | ReturnActiveToBag
    | SwapLevel
    | Immune
    | ExtraDraw
    | DraftDraw
    | JumpToForgeIcon
    | ExtraFeat
    | DiscardActive
    | LoseUnits
    | GivePoison
    | MadnessToBag
    | MoveSupportersHere
    | MoveLeaderHere
    | CastleAnywhere
    | MustBeLostFirst
)
Effects: TypeAlias = tuple[Effect, ...]


class Clause(Record, frozen=True, kw_only=True):
    """One sentence of an ability: when, for which chips, if what holds, and what it does (`do`, or one of `either`)."""

    trigger: Trigger
    filter: Filter | None = None
    needs: tuple[Condition, ...] = ()
    optional: bool = False
    limit: Limit | None = None
    order: Literal["before_strength"] | None = None
    do: Effects = ()
    either: tuple[Effects, ...] = ()
