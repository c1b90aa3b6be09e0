"""The closed vocabulary of the component files: chip filters, values, conditions, effects, feats and objectives.

Every word is one record, chosen in the files by its `op`: `PlaceUnits` is `op = "place_units"`. A card can say nothing that
is not here, and whoever plays the rules handles exactly these records.
"""

import re
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from wonderwood.games.components import Record

Id = Annotated[str, Meta(pattern=r"^[a-zA-Z][a-zA-Z0-9_]*$")]
Amount = Annotated[int, Meta(ge=0, le=99)]
Count = Annotated[int, Meta(ge=1, le=99)]
Level = Literal["weak", "strong"]
Kind = Literal["ally", "faction", "item", "madness", "poison"]
Sub = Literal["leader", "artifact", "single", "double"]
Compare = Literal[">", ">=", "<", "<=", "="]
Where = Literal["fighting", "stronger_than_me", "not_weaker_than_me", "drew_madness", "most_units_here", "any_player"]
Cause = Literal["madness", "poison", "effect"]
Feature = Literal["corrupted", "die", "split"]
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


def _word(name: str) -> str:
    """`PlaceUnits` is written `place_units` in the files."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


# ---- filters, values, conditions ----------------------------------------------------------------------


class Filter(Record, frozen=True, kw_only=True):
    """Chips of this kind; all the keys that are given must fit."""

    kind: Kind | None = None
    sub: Sub | None = None
    ally: Id | None = None
    ally_in: tuple[Id, ...] = ()
    level: Level | None = None
    item: Id | None = None


class Who(Record, frozen=True, kw_only=True):
    """Which players: one of the owner's choice or all of them, among those that satisfy every word of `where`."""

    pick: Literal["one", "all"]
    where: tuple[Where, ...] = ()


class ValueOp(Record, frozen=True, kw_only=True, tag_field="op", tag=_word):
    """A number read off the table when the effect resolves: what it counts, times `times`, at most `max`."""

    times: int = 1
    max: Count | None = None


class ThisStrength(ValueOp, frozen=True, kw_only=True):
    """The current Strength of the chip being played."""


class PreviousActivePrinted(ValueOp, frozen=True, kw_only=True):
    """The printed Strength of the Active chip to the left, 0 if there is none."""


class SumActivePrinted(ValueOp, frozen=True, kw_only=True):
    """The printed Strength of all the owner's Active chips."""


class CountActive(ValueOp, frozen=True, kw_only=True):
    """How many of the owner's Active chips fit; `others`: without this chip."""

    filter: Filter
    others: bool = False


class DistinctActiveColours(ValueOp, frozen=True, kw_only=True):
    """How many border colours the owner's Active chips show."""


class MadnessOnTrack(ValueOp, frozen=True, kw_only=True):
    """How many chips lie on the owner's Madness track."""


class CountOpponents(ValueOp, frozen=True, kw_only=True):
    """How many opponents in this battle satisfy `where`."""

    where: tuple[Where, ...] = ()


Value: TypeAlias = (
    int
    | ThisStrength
    | PreviousActivePrinted
    | SumActivePrinted
    | CountActive
    | DistinctActiveColours
    | MadnessOnTrack
    | CountOpponents
)


class ConditionOp(Record, frozen=True, kw_only=True, tag_field="op", tag=_word):
    """Something that must hold for a clause to work."""


class InBattle(ConditionOp, frozen=True, kw_only=True):
    """A battle is running."""


class ActiveCount(ConditionOp, frozen=True, kw_only=True):
    """The number of own Active chips that fit compares with `n`."""

    filter: Filter
    cmp: Compare
    n: Amount
    others: bool = False


class ThisLevel(ConditionOp, frozen=True, kw_only=True):
    """The chip is of this level."""

    level: Level


class CastleHere(ConditionOp, frozen=True, kw_only=True):
    """The owner has (or has not) a Castle in this Region, tilted ones included."""

    has: bool


class ShardsVs(ConditionOp, frozen=True, kw_only=True):
    """The owner's Shards compare with a value."""

    cmp: Compare
    value: Value


class MostActive(ConditionOp, frozen=True, kw_only=True):
    """At least 1 Active chip that fits, and strictly more than every opponent."""

    filter: Filter


class NthActive(ConditionOp, frozen=True, kw_only=True):
    """The chip just placed is the n-th Active chip."""

    n: Count


class DrawNumber(ConditionOp, frozen=True, kw_only=True):
    """This is draw n of the battle."""

    n: Count


class Won(ConditionOp, frozen=True, kw_only=True):
    """Winner alone; an uncontested win counts, a tie for first does not."""


class Place(ConditionOp, frozen=True, kw_only=True):
    """The owner's final place is among these."""

    values: tuple[Count, ...]


class PlaceNot(ConditionOp, frozen=True, kw_only=True):
    """The owner's final place is not among these (having no place counts)."""

    values: tuple[Count, ...]


class FigureNotLostThisDraw(ConditionOp, frozen=True, kw_only=True):
    """This figure was not lost in this draw; checked at the end of the draw."""


class PrintedBeatsOpponent(ConditionOp, frozen=True, kw_only=True):
    """The printed Strength of the own chip is higher than that of the chip a fighting opponent plays in this draw."""

    pick: Literal["one"]


class BothFiguresHere(ConditionOp, frozen=True, kw_only=True):
    """Both figures of the card stand in this Region."""


class NoOpponent(ConditionOp, frozen=True, kw_only=True):
    """No opponent satisfies `where`."""

    where: tuple[Where, ...]


class PassedLeader(ConditionOp, frozen=True, kw_only=True):
    """The tea move went past a chair with another Leader."""


class TeaCardHas(ConditionOp, frozen=True, kw_only=True):
    """The taken tea card shows this ally anywhere."""

    icon: Id


class NoPoisonOnTable(ConditionOp, frozen=True, kw_only=True):
    """No tea card holds Poison."""


class PowerUsedThisTurn(ConditionOp, frozen=True, kw_only=True):
    """The leader power placed Poison this turn."""


class DieResult(ConditionOp, frozen=True, kw_only=True):
    """The shard die shows one of these."""

    values: tuple[Count, ...]


class Behind(ConditionOp, frozen=True, kw_only=True):
    """Some opponent has strictly more Strength."""


class LostKind(ConditionOp, frozen=True, kw_only=True):
    """The unit lost is of this kind."""

    kind: Literal["supporter", "figure", "leader"]


class LostTo(ConditionOp, frozen=True, kw_only=True):
    """The unit was lost to this cause."""

    cause: Cause


class NotSoleMostUnits(ConditionOp, frozen=True, kw_only=True):
    """The owner is not alone with the most units in this Region."""


class RivalShardsAtLeastMine(ConditionOp, frozen=True, kw_only=True):
    """Another player has at least as many Shards."""


Condition: TypeAlias = (
    InBattle
    | ActiveCount
    | ThisLevel
    | CastleHere
    | ShardsVs
    | MostActive
    | NthActive
    | DrawNumber
    | Won
    | Place
    | PlaceNot
    | FigureNotLostThisDraw
    | PrintedBeatsOpponent
    | BothFiguresHere
    | NoOpponent
    | PassedLeader
    | TeaCardHas
    | NoPoisonOnTable
    | PowerUsedThisTurn
    | DieResult
    | Behind
    | LostKind
    | LostTo
    | NotSoleMostUnits
    | RivalShardsAtLeastMine
)


# ---- effects ------------------------------------------------------------------------------------------


class EffectOp(Record, frozen=True, kw_only=True, tag_field="op", tag=_word):
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


# ---- feats and objectives -----------------------------------------------------------------------------


class FeatOp(Record, frozen=True, kw_only=True, tag_field="op", tag=_word):
    """What a quest asks of the own result of a battle in its Region."""


class StrengthIn(FeatOp, frozen=True, kw_only=True):
    """The final Strength is one of these."""

    values: tuple[Count, ...]


class LastChipPrintedIn(FeatOp, frozen=True, kw_only=True):
    """The printed Strength of the rightmost Active chip is one of these."""

    values: tuple[Count, ...]


class LastChipIs(FeatOp, frozen=True, kw_only=True):
    """The rightmost Active chip fits."""

    filter: Filter


class ActiveCountIn(FeatOp, frozen=True, kw_only=True):
    """The number of Active chips is one of these."""

    values: tuple[Count, ...]


class ActiveContainsMin(FeatOp, frozen=True, kw_only=True):
    """At least n Active chips fit."""

    filter: Filter
    n: Count


class DistinctActiveColoursMin(FeatOp, frozen=True, kw_only=True):
    """The Active chips show at least n border colours."""

    n: Count


class FinalPlaceIn(FeatOp, frozen=True, kw_only=True):
    """The final place is one of these (R18.11)."""

    values: tuple[Count, ...]


class UnitsLeftIn(FeatOp, frozen=True, kw_only=True):
    """The number of own units left in the Region is one of these."""

    values: tuple[Count, ...]


class OnForgeIcon(FeatOp, frozen=True, kw_only=True):
    """The Strength marker stands on a Forge icon."""


class WinMarginMin(FeatOp, frozen=True, kw_only=True):
    """Winner alone, at least n ahead of the next Strength (2 players: of the Resistance too)."""

    n: Count


class WinWithStrengthMax(FeatOp, frozen=True, kw_only=True):
    """Winner alone of a contested battle with at most n Strength."""

    n: Count


class AllFightersUnbust(FeatOp, frozen=True, kw_only=True):
    """Two or more took part and nobody has bust."""


Feat: TypeAlias = (
    StrengthIn
    | LastChipPrintedIn
    | LastChipIs
    | ActiveCountIn
    | ActiveContainsMin
    | DistinctActiveColoursMin
    | FinalPlaceIn
    | UnitsLeftIn
    | OnForgeIcon
    | WinMarginMin
    | WinWithStrengthMax
    | AllFightersUnbust
)


class ObjectiveOp(Record, frozen=True, kw_only=True, tag_field="op", tag=_word):
    """What a quest asks at the end of the game."""


class ChipsOwnedMin(ObjectiveOp, frozen=True, kw_only=True):
    """At least n chips that fit, in bag, Active, Exhausted or forged."""

    filter: Filter
    n: Count


class ChipsOwnedDistinctColoursMin(ObjectiveOp, frozen=True, kw_only=True):
    """Chips of at least n border colours."""

    n: Count


class ForgedDistinctAlliesMin(ObjectiveOp, frozen=True, kw_only=True):
    """At least n Ally types on the forge tracks, Forge being one."""

    n: Count


class ForgedChipsMin(ObjectiveOp, frozen=True, kw_only=True):
    """At least n chips on the forge tracks."""

    n: Count


class ForgeTracksCompleteMin(ObjectiveOp, frozen=True, kw_only=True):
    """At least n full forge tracks."""

    n: Count


class CastlesMin(ObjectiveOp, frozen=True, kw_only=True):
    """At least n Castles; `n_two` upright ones with 2 players."""

    n: Count
    n_two: Count


class LeaderStrengthMin(ObjectiveOp, frozen=True, kw_only=True):
    """Leader strength of at least n."""

    n: Count


class WonderlandCardsMin(ObjectiveOp, frozen=True, kw_only=True):
    """At least n Wonderland cards."""

    n: Count


class AbilitiesUnlockedMin(ObjectiveOp, frozen=True, kw_only=True):
    """At least n faction abilities unlocked."""

    n: Count


class RegionsWithUnitsMin(ObjectiveOp, frozen=True, kw_only=True):
    """Units in at least n Regions; `n_two` with 2 players."""

    n: Count
    n_two: Count


class UnitsOnBoardMin(ObjectiveOp, frozen=True, kw_only=True):
    """At least n units on the board, a Leader in a Region included."""

    n: Count


class ShardsMax(ObjectiveOp, frozen=True, kw_only=True):
    """At most n Shards."""

    n: Amount


class MadnessMax(ObjectiveOp, frozen=True, kw_only=True):
    """At most n Madness chips in bag and on the track; the double one counts 1."""

    n: Amount


class TeaCardsMin(ObjectiveOp, frozen=True, kw_only=True):
    """At least n taken tea cards with this feature; `die` is the corner die only."""

    feature: Feature
    n: Count


Objective: TypeAlias = (
    ChipsOwnedMin
    | ChipsOwnedDistinctColoursMin
    | ForgedDistinctAlliesMin
    | ForgedChipsMin
    | ForgeTracksCompleteMin
    | CastlesMin
    | LeaderStrengthMin
    | WonderlandCardsMin
    | AbilitiesUnlockedMin
    | RegionsWithUnitsMin
    | UnitsOnBoardMin
    | ShardsMax
    | MadnessMax
    | TeaCardsMin
)
