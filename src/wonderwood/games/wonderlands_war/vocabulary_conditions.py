"""The first words of the component files: which chips and players are meant, what is counted, conditions."""

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


def as_op(name: str) -> str:
    """`PlaceUnits` is written `place_units` in the files."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


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


class ValueOp(Record, frozen=True, kw_only=True, tag_field="op", tag=as_op):
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


class ConditionOp(Record, frozen=True, kw_only=True, tag_field="op", tag=as_op):
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
