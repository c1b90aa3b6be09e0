"""What quests ask: feats, of a battle in their region, and objectives, at the end of the game."""

from typing import TypeAlias

from wonderwood.games.components import Record
from wonderwood.games.wonderlands_war.vocabulary_conditions import (
    Amount,
    Count,
    Feature,
    Filter,
    as_op,
)


class FeatOp(Record, frozen=True, kw_only=True, tag_field="op", tag=as_op):
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


class ObjectiveOp(Record, frozen=True, kw_only=True, tag_field="op", tag=as_op):
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
