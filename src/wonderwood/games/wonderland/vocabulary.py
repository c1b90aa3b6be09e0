"""The closed vocabulary of the data files: what squares, cards, characters, encounters and follies can do.

Every word is one record, chosen in the files by its `op`: `TakeCharacter` is `op = "take_character"`.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from wonderwood.games.components import Record

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-zA-Z][a-zA-Z0-9_]*$")]
Count: TypeAlias = Annotated[int, Meta(ge=0)]
Positive: TypeAlias = Annotated[int, Meta(ge=1)]
Grade: TypeAlias = Literal["minor", "major"]
Directions: TypeAlias = Literal["all_8", "orthogonal", "diagonal"]


# board.toml


class TakeCharacter(Record, frozen=True, tag_field="op", tag="take_character"):
    pass


class TakeArtifact(Record, frozen=True, tag_field="op", tag="take_artifact"):
    look_own_color: Positive
    look_other_color: Positive
    keep: Positive


class TravelHole(Record, frozen=True, tag_field="op", tag="travel_hole"):
    pr: Count
    exit_step: Count


SquareEffect: TypeAlias = TakeCharacter | TakeArtifact | TravelHole


# movement.toml


class Slide(Record, frozen=True, tag_field="op", tag="slide"):
    directions: Directions
    max: Positive | None = None


class Jump(Record, frozen=True, tag_field="op", tag="jump"):
    pattern: tuple[Positive, Positive]


Move: TypeAlias = Slide | Jump


# action_cards.toml


class MoveAlice(Record, frozen=True, tag_field="op", tag="move_alice"):
    min: Count
    max_by_band: tuple[Positive, ...]
    pr_per: Literal["square"]


class ExchangeWithDiscard(Record, frozen=True, tag_field="op", tag="exchange_with_discard"):
    min: Count
    max_by_band: tuple[Positive, ...]
    pr_per: Literal["card"]


class SwapArtifact(Record, frozen=True, tag_field="op", tag="swap_artifact"):
    min: Count
    max_by_band: tuple[Positive, ...]
    pr_per: Literal["swap"]


class StealCard(Record, frozen=True, tag_field="op", tag="steal_card"):
    min: Count
    max_by_band: tuple[Positive, ...]
    pr_per: Literal["card"]


SuitPower: TypeAlias = MoveAlice | ExchangeWithDiscard | SwapArtifact | StealCard


# characters.toml


class CancelWakePr(Record, frozen=True, tag_field="op", tag="cancel_wake_pr"):
    pass


class IgnorePassedObstacles(Record, frozen=True, tag_field="op", tag="ignore_passed_obstacles"):
    types: tuple[Id, ...]


class DrawAction(Record, frozen=True, tag_field="op", tag="draw_action"):
    amount: Positive


class CancelPowerPr(Record, frozen=True, tag_field="op", tag="cancel_power_pr"):
    pass


PowerEffect: TypeAlias = CancelWakePr | IgnorePassedObstacles | DrawAction | CancelPowerPr


# encounters.toml


class RequireCharacters(Record, frozen=True, tag_field="op", tag="require_characters"):
    characters: tuple[Id, ...]


class RequireSoldiers(Record, frozen=True, tag_field="op", tag="require_soldiers"):
    count: Positive


class RequireGardeners(Record, frozen=True, tag_field="op", tag="require_gardeners"):
    count: Positive


Requirement: TypeAlias = RequireCharacters | RequireSoldiers | RequireGardeners


# folly.toml


class ModifyDraw(Record, frozen=True, tag_field="op", tag="modify_draw"):
    amount: int


class ModifyRange(Record, frozen=True, tag_field="op", tag="modify_range"):
    amount: Positive


class CapRange(Record, frozen=True, tag_field="op", tag="cap_range"):
    value: Positive


class FreeObstacle(Record, frozen=True, tag_field="op", tag="free_obstacle"):
    type: Id


class AnyCardFor(Record, frozen=True, tag_field="op", tag="any_card_for"):
    type: Id


class ModifyAliceDistance(Record, frozen=True, tag_field="op", tag="modify_alice_distance"):
    amount: Positive


class SetWakePr(Record, frozen=True, tag_field="op", tag="set_wake_pr"):
    adjacent: Count
    same: Count


class PawnWrap(Record, frozen=True, tag_field="op", tag="pawn_wrap"):
    pass


class PassCards(Record, frozen=True, tag_field="op", tag="pass_cards"):
    count: Positive
    to: Literal["left"]


class ForbidSuitPowers(Record, frozen=True, tag_field="op", tag="forbid_suit_powers"):
    pass


class CapPowerPr(Record, frozen=True, tag_field="op", tag="cap_power_pr"):
    value: Count


class ReverseAlice(Record, frozen=True, tag_field="op", tag="reverse_alice"):
    pass


class ModifyArtifactLook(Record, frozen=True, tag_field="op", tag="modify_artifact_look"):
    amount: Positive


class SetHolePr(Record, frozen=True, tag_field="op", tag="set_hole_pr"):
    value: Count


class RemoveQueen(Record, frozen=True, tag_field="op", tag="remove_queen"):
    pass


class AdjustPr(Record, frozen=True, tag_field="op", tag="adjust_pr"):
    who: Literal["all"]
    amount: int


FollyEffect: TypeAlias = (
    ModifyDraw
    | ModifyRange
    | CapRange
    | FreeObstacle
    | AnyCardFor
    | ModifyAliceDistance
    | SetWakePr
    | PawnWrap
    | PassCards
    | ForbidSuitPowers
    | CapPowerPr
    | ReverseAlice
    | ModifyArtifactLook
    | SetHolePr
    | RemoveQueen
    | AdjustPr
)
IMMEDIATE = (PassCards, RemoveQueen, AdjustPr)
"""Effects that happen once; the others change the rules for a round."""


# alice.toml


class Discard(Record, frozen=True, tag_field="op", tag="discard"):
    grade: Grade = field(name="class")
    count: Positive


class GainGardener(Record, frozen=True, tag_field="op", tag="gain_gardener"):
    origin: Literal["reserve"] = field(name="from")
    count: Positive


class GainSoldier(Record, frozen=True, tag_field="op", tag="gain_soldier"):
    origin: Literal["square"] = field(name="from")
    count: Positive


Gain: TypeAlias = GainGardener | GainSoldier
