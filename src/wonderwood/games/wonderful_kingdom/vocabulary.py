"""The closed vocabulary of the data files: what Threats, Advisors, Quest steps and scenarios can do.

Every word is one record, chosen in the files by its `op`: `SpawnVermin` is `op = "spawn_vermin"`.
"""

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from wonderwood.games.components import Record

BASIC = ("materials", "population", "gold", "exploration")
RESOURCES = (*BASIC, "krystallium", "soldier")
TYPES = ("structure", "company", "monument", "discovery")

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-zA-Z][a-zA-Z0-9_]*$")]
Basic: TypeAlias = Literal["materials", "population", "gold", "exploration"]
Natural: TypeAlias = Annotated[int, Meta(ge=0)]
Positive: TypeAlias = Annotated[int, Meta(ge=1)]
One: TypeAlias = Literal[1]  # what the rules do no other number of


class Amounts(Record, frozen=True):
    """So many of each resource."""

    materials: Natural = 0
    population: Natural = 0
    gold: Natural = 0
    exploration: Natural = 0
    krystallium: Natural = 0
    soldier: Natural = 0

    @property
    def vector(self) -> tuple[int, int, int, int, int, int]:
        """In the order of RESOURCES."""
        return (self.materials, self.population, self.gold, self.exploration, self.krystallium, self.soldier)

    @property
    def basic(self) -> int:
        return self.materials + self.population + self.gold + self.exploration

    @property
    def total(self) -> int:
        return sum(self.vector)


NOTHING = Amounts()


# --- What Threats do (threats.toml)

When: TypeAlias = Literal["in_selection", "in_construction", "in_selection_or_construction"]
Repeat: TypeAlias = Literal["every_round"]


class SpawnVermin(Record, frozen=True, tag_field="op", tag="spawn_vermin"):
    phase: Literal["planning"]
    when: When
    count: Literal["rats_in_construction_after_arrival"]


class FreezeConstruction(Record, frozen=True, tag_field="op", tag="freeze_construction"):
    phase: Literal["planning"]
    when: When
    max_per_card: One


class DiscardSelection(Record, frozen=True, tag_field="op", tag="discard_selection"):
    phase: Literal["planning"]
    when: When
    repeat: Repeat
    count: One
    opponent_alchemy: One
    opponent_alchemy_if_treasure: Literal[2]
    solo_no_opponent_gain: bool


class StealIcon(Record, frozen=True, tag_field="op", tag="steal_icon"):
    phase: Literal["planning"]
    when: When
    count: One
    on_defeat: Literal["remove_one_stolen_token"]


class RemoveCube(Record, frozen=True, tag_field="op", tag="remove_cube"):
    phase: Literal["planning_end"]
    when: When
    repeat: Repeat
    count: One
    only: Literal["basic_resources_on_construction"]


class Siphon(Record, frozen=True, tag_field="op", tag="siphon"):
    phase: Literal["production"]
    when: When
    repeat: Repeat
    amount: Positive
    counts_for_supremacy: bool
    on_defeat: Literal["add_to_duchy_and_produce_for_self"]


class DrainSoldier(Record, frozen=True, tag_field="op", tag="drain_soldier"):
    phase: Literal["planning"]
    when: When
    repeat: Repeat
    count: One
    then_from: tuple[Literal["reserve", "construction_cards", "next_gained_in_production"], ...]
    applies_to: tuple[Id, ...]
    on_defeat: Amounts


class GiveIllusionToken(Record, frozen=True, tag_field="op", tag="give_illusion_token"):
    phase: Literal["production"]
    when: When
    repeat: Repeat
    count: One
    max_in_play: Positive


ThreatEffect: TypeAlias = (
    SpawnVermin | FreezeConstruction | DiscardSelection | StealIcon | RemoveCube | Siphon | DrainSoldier | GiveIllusionToken
)


class AllDefeatedBonus(Record, frozen=True, tag_field="op", tag="vp_if_all_defeated_by_same_player"):
    count: Positive
    amount: Positive


class SecuredEggsBonus(Record, frozen=True, tag_field="op", tag="vp_by_secured_eggs"):
    table: tuple[Natural, ...]


class SetAside(Record, frozen=True, tag_field="op", tag="set_aside"):
    every: Positive
    then: Literal["add_calamity_to_duchy"]


# --- What Advisors do (advisors.toml)


class Peek(Record, frozen=True, tag_field="op", tag="peek"):
    count: Positive
    where: tuple[Literal["offers"], ...]


class DrawKeep(Record, frozen=True, tag_field="op", tag="draw_keep"):
    draw: Positive
    keep: One
    to: Literal["selection"]


class GainAtStep(Record, frozen=True, tag_field="op", tag="gain_at_step"):
    step: Basic
    resources: Amounts
    counts_for_supremacy: bool


class Gain(Record, frozen=True, tag_field="op", tag="gain"):
    """Also a gain of a Quest step."""

    resources: Amounts


class PlaceAny(Record, frozen=True, tag_field="op", tag="place_any"):
    count: Positive
    same_card: bool


class DoubleRecycle(Record, frozen=True, tag_field="op", tag="double_recycle"):
    count: One


class Score(Record, frozen=True, tag_field="op", tag="score"):
    amount: Positive


class ScoreBestType(Record, frozen=True, tag_field="op", tag="score_best_type"):
    amount: Positive


class DiscardOpponentSelection(Record, frozen=True, tag_field="op", tag="discard_opponent_selection"):
    count: One


class ForceSupremacy(Record, frozen=True, tag_field="op", tag="force_supremacy"):
    pass


class GiveCalamity(Record, frozen=True, tag_field="op", tag="give_calamity"):
    count: One
    source: Literal["selection"] = field(name="from")


class RemoveCalamity(Record, frozen=True, tag_field="op", tag="remove_calamity"):
    count: One


class ConvertStep(Record, frozen=True, tag_field="op", tag="convert_step"):
    max: Positive


class MoveCubes(Record, frozen=True, tag_field="op", tag="move_cubes"):
    max: Positive


class RecoverTrap(Record, frozen=True, tag_field="op", tag="recover_trap"):
    count: Positive


Power: TypeAlias = (
    Peek
    | DrawKeep
    | GainAtStep
    | Gain
    | PlaceAny
    | DoubleRecycle
    | Score
    | ScoreBestType
    | DiscardOpponentSelection
    | ForceSupremacy
    | GiveCalamity
    | RemoveCalamity
    | ConvertStep
    | MoveCubes
    | RecoverTrap
)
Phase: TypeAlias = Literal["choice", "planning", "production", "end"]

PHASE_OF: Mapping[type[Record], Phase] = {
    Peek: "choice",
    RecoverTrap: "choice",
    DrawKeep: "planning",
    Gain: "planning",
    PlaceAny: "planning",
    DoubleRecycle: "planning",
    DiscardOpponentSelection: "planning",
    GiveCalamity: "planning",
    RemoveCalamity: "planning",
    MoveCubes: "planning",
    GainAtStep: "production",
    ForceSupremacy: "production",
    ConvertStep: "production",
    Score: "end",
    ScoreBestType: "end",
}


# --- What Quest steps give (quests.toml)


class GainVp(Record, frozen=True, tag_field="op", tag="vp"):
    amount: Positive


class GainSpyToken(Record, frozen=True, tag_field="op", tag="spy_token"):
    count: Positive


StepGain: TypeAlias = Gain | GainVp | GainSpyToken


# --- What scenarios change, and how they are lost (scenarios.toml)


class NoRecycle(Record, frozen=True, tag_field="op", tag="no_recycle"):
    cards: tuple[Id, ...]
    scope: Literal["setup_cards"]


class SpawnVerminPerUnbuilt(Record, frozen=True, tag_field="op", tag="spawn_vermin_per_unbuilt"):
    card: Id
    count: One
    when: Literal["after_combat"]


class DefeatedVerminReturn(Record, frozen=True, tag_field="op", tag="defeated_vermin_return_to_supply"):
    pass


class ShadowResourcesAside(Record, frozen=True, tag_field="op", tag="shadow_resources_aside"):
    pass


SpecialRule: TypeAlias = NoRecycle | SpawnVerminPerUnbuilt | DefeatedVerminReturn | ShadowResourcesAside


class VerminSupplyEmpty(Record, frozen=True, tag_field="op", tag="vermin_supply_empty"):
    when: Literal["immediate"]


class NotAllBuilt(Record, frozen=True, tag_field="op", tag="not_all_built"):
    when: Literal["end"]
    cards: dict[str, Positive]


class FinalStepMissing(Record, frozen=True, tag_field="op", tag="final_step_missing"):
    when: Literal["end"]
    quests: tuple[Id, ...]


class DangerResourcesAtLeast(Record, frozen=True, tag_field="op", tag="danger_resources_at_least"):
    when: Literal["immediate"]
    count: Positive


class ThreatsNotDefeated(Record, frozen=True, tag_field="op", tag="threats_not_defeated"):
    when: Literal["end"]
    card: Id
    count: Positive


Defeat: TypeAlias = VerminSupplyEmpty | NotAllBuilt | FinalStepMissing | DangerResourcesAtLeast | ThreatsNotDefeated
