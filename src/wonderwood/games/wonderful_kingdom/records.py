"""What the data files hold: a frozen record per kind of entry. What cards do stands in `vocabulary.py`.

The comment at the top of each data file explains its fields. Ids of cards are unique over all card files; physical
cards are numbered once and for all (`Components.cards`): developments, treasures, calamities, threats, advisors, each in
the order of its file, copy by copy. What is not in play in a game simply keeps its number unused.
"""

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from wonderwood.games.components import Record
from wonderwood.games.wonderful_kingdom.vocabulary import (
    NOTHING,
    AllDefeatedBonus,
    Amounts,
    Basic,
    Defeat,
    Id,
    Natural,
    Phase,
    Positive,
    Power,
    SecuredEggsBonus,
    SetAside,
    SpecialRule,
    StepGain,
    ThreatEffect,
)

COLOURS = ("red", "blue")
Source: TypeAlias = Literal["rulebook", "public", "house"]
Set: TypeAlias = Literal["base", "deluxe", "conquest"]
Type: TypeAlias = Literal["structure", "company", "monument", "discovery"]
Colour: TypeAlias = Literal["red", "blue"]
Module: TypeAlias = Literal["threat", "advisors", "quest", "conquest"]
Point: TypeAlias = tuple[float, float]


# --- Shared shapes


class Entry(Record, frozen=True, kw_only=True):
    """Anything with an id; `sources` names the fields that do not come from `source`."""

    id: Id
    source: Source
    sources: dict[str, Source] = field(default_factory=dict)
    note: str = ""


class Production(Record, frozen=True):
    """`amount` icons of a resource, or one icon giving `amount` for each card of a type."""

    resource: Basic
    amount: Positive
    per: Type | None = None

    @property
    def icons(self) -> int:
        return self.amount if self.per is None else 1


class Points(Record, frozen=True):
    amount: int
    per: Type | None = None


class Medals(Record, frozen=True):
    bronze: Positive
    silver: Positive
    gold: Positive


# --- pieces.toml


class Piece(Entry, frozen=True, kw_only=True):
    kind: Literal["basic", "precious", "soldier", "token", "pawn"]
    set: Set
    count: Positive


class PiecesFile(Record, frozen=True):
    piece: tuple[Piece, ...]


# --- developments.toml, treasures.toml, calamities.toml


class Development(Entry, frozen=True, kw_only=True):
    type: Type
    set: Literal["base", "deluxe"]
    copies: Positive
    cost: Amounts
    recycling: Amounts
    production: tuple[Production, ...] = ()
    bonus: Amounts = NOTHING
    vp: Points | None = None


class Treasure(Entry, frozen=True, kw_only=True):
    copies: Positive
    recycling: Amounts


class Calamity(Entry, frozen=True, kw_only=True):
    copies: Positive
    vp: Points


class DevelopmentsFile(Record, frozen=True):
    card: tuple[Development, ...]


class TreasuresFile(Record, frozen=True):
    card: tuple[Treasure, ...]


class CalamitiesFile(Record, frozen=True):
    card: tuple[Calamity, ...]


# --- duchies.toml


class Face(Entry, frozen=True, kw_only=True):
    set: Set
    production: tuple[Production, ...] = ()
    vp: Points | None = None
    start: Amounts = NOTHING
    modules: tuple[Module, ...] = ()
    solo_vp: Annotated[int, Meta(le=0)] = 0


class Duchy(Entry, frozen=True, kw_only=True):
    colour: Colour
    face: tuple[Face, ...]

    def on(self, letter: str) -> Face | None:
        """The face with that letter, if this duchy has it."""
        return next((face for face in self.face if face.id == letter), None)


class DuchiesFile(Record, frozen=True):
    duchy: tuple[Duchy, ...]


# --- threats.toml


class PackTokens(Record, frozen=True):
    stolen: Natural = 0
    illusion: Natural = 0


class PackSetup(Record, frozen=True):
    owner_illusion_tokens: Natural = 0


class Threat(Entry, frozen=True, kw_only=True):
    copies: Positive
    combat_cost: Amounts
    vp_if_undefeated: Annotated[int, Meta(le=0)]
    resource: Basic | None = None
    production_when_defeated: tuple[Production, ...] = ()
    secure: bool = False


class Pack(Entry, frozen=True, kw_only=True):
    set: Literal["base", "deluxe"]
    difficulty: Annotated[int, Meta(ge=1, le=5)]
    solo: bool
    medals: Medals | None = None
    hand_cards: tuple[Id, ...]
    supply_cards: tuple[Id, ...] = ()
    tokens: PackTokens = PackTokens()
    setup: PackSetup = PackSetup()
    effect: ThreatEffect
    set_bonus: AllDefeatedBonus | SecuredEggsBonus | None = None
    solo_rule: SetAside | None = None
    card: tuple[Threat, ...]


class ThreatsFile(Record, frozen=True):
    pack: tuple[Pack, ...]


# --- advisors.toml


class Advisor(Entry, frozen=True, kw_only=True):
    set: Literal["base", "deluxe"]
    copies: Positive
    phase: Phase
    cost: Amounts
    power: Power
    selection_bonus: Amounts = NOTHING
    two_player_only: bool


class AdvisorsModule(Record, frozen=True):
    in_deck: Positive
    soldiers: Natural
    medals: Medals
    source: Source
    note: str = ""


class AdvisorsFile(Record, frozen=True):
    module: AdvisorsModule
    card: tuple[Advisor, ...]


# --- quests.toml


class Step(Entry, frozen=True, kw_only=True):
    face: Literal["two_player", "solo"]
    final: bool = False
    cost: Amounts
    gain: tuple[StepGain, ...] = ()
    gain_first: tuple[StepGain, ...] = ()
    gain_second: tuple[StepGain, ...] = ()


class Quest(Entry, frozen=True, kw_only=True):
    set: Literal["base", "deluxe"]
    medals: Medals
    step: tuple[Step, ...]

    @property
    def two_player(self) -> tuple[Step, ...]:
        return tuple(step for step in self.step if step.face == "two_player")

    @property
    def solo(self) -> tuple[Step, ...]:
        return tuple(step for step in self.step if step.face == "solo")


class QuestsFile(Record, frozen=True):
    quest: tuple[Quest, ...]


# --- conquest.toml


class TerritoryPoints(Record, frozen=True):
    red: Natural
    blue: Natural


class Slot(Record, frozen=True):
    id: Id
    type: Literal["produce", "trap", "spy", "destroy_card", "double_move", "krystallium", "prison"]
    xy: Point
    resource: Basic | None = None
    start: Colour | None = None


class Territory(Entry, frozen=True, kw_only=True):
    kind: Literal["land", "sea", "castle", "prison"]
    owner: Colour | None = None
    production: tuple[Production, ...] = ()
    vp: TerritoryPoints
    adjacent: tuple[Id, ...]
    slots: tuple[Slot, ...] = ()
    xy: Point
    polygon: tuple[Point, ...]


class Board(Entry, frozen=True, kw_only=True):
    players: Literal[1, 2]
    width: Positive
    height: Positive
    territory: tuple[Territory, ...]


class ConquestSetup(Record, frozen=True):
    duchy_face: Id
    armies: Positive
    start_armies: Positive
    trap_tokens: Natural
    source: Source
    note: str = ""


class ConquestSolo(Record, frozen=True):
    colour: Colour
    enemy_armies: Positive
    enemy_castle_armies: Positive
    spy_tokens: Natural
    medals: Medals
    source: Source
    note: str = ""


class ConquestFile(Record, frozen=True):
    setup: ConquestSetup
    solo: ConquestSolo
    board: tuple[Board, ...]


# --- scenarios.toml


class DangerDeck(Record, frozen=True):
    """Calamities or the hand cards of a Threat pack, never both."""

    calamities: Natural = 0
    threat_pack: Id | None = None


class StolenTokens(Record, frozen=True):
    on: tuple[Id, ...]
    count: Positive


class ScenarioSetup(Record, frozen=True):
    quests: tuple[Id, ...] = ()
    council: tuple[Id, ...] = ()
    advisors_in_deck: Natural = 0
    soldiers: Natural | None = None
    spy_tokens: Natural | None = None
    construction: dict[str, Positive] = field(default_factory=dict)
    duchy: dict[str, Positive] = field(default_factory=dict)
    construction_threats: dict[str, Positive] = field(default_factory=dict)
    stolen_tokens: StolenTokens | None = None


class Scenario(Entry, frozen=True, kw_only=True):
    modules: tuple[Module, ...]
    danger_deck: DangerDeck
    treasures_in_deck: bool
    medals: Medals
    special: tuple[SpecialRule, ...] = ()
    defeat: tuple[Defeat, ...]
    setup: ScenarioSetup


class ScenariosFile(Record, frozen=True):
    scenario: tuple[Scenario, ...]


# --- All together

AnyCard: TypeAlias = Development | Treasure | Calamity | Threat | Advisor
CardKind: TypeAlias = Literal["development", "treasure", "calamity", "threat", "advisor"]

FILE_OF: Mapping[CardKind, str] = {
    "development": "developments.toml",
    "treasure": "treasures.toml",
    "calamity": "calamities.toml",
    "threat": "threats.toml",
    "advisor": "advisors.toml",
}


class Card(Record, frozen=True):
    """One physical card: its place in `Components.cards` is its number in every game."""

    kind: CardKind
    id: Id
    copy: Positive
    entry: Natural  # place of the record in its list (for Threats: in `Components.threats`)


class Components(Record, frozen=True):
    pieces: tuple[Piece, ...]
    developments: tuple[Development, ...]
    treasures: tuple[Treasure, ...]
    calamities: tuple[Calamity, ...]
    duchies: tuple[Duchy, ...]
    packs: tuple[Pack, ...]
    threats: tuple[Threat, ...]
    advisors: tuple[Advisor, ...]
    advisors_module: AdvisorsModule
    quests: tuple[Quest, ...]
    boards: tuple[Board, ...]
    conquest: ConquestSetup
    conquest_solo: ConquestSolo
    scenarios: tuple[Scenario, ...]
    cards: tuple[Card, ...]
