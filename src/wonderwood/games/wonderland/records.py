"""What the data files of Wonderland may hold: one frozen record per kind of entry, in the order of the files."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from wonderwood.games.components import Record, refuse
from wonderwood.games.wonderland.vocabulary import (
    Count,
    Discard,
    FollyEffect,
    Gain,
    Grade,
    Id,
    Move,
    Positive,
    PowerEffect,
    Requirement,
    SquareEffect,
    SuitPower,
)

SQUARES = tuple(f"{column}{row}" for row in range(1, 9) for column in "abcdefgh")
"""Names of the squares by index: a1 is 0, b1 is 1, h8 is 63."""

OPTIONS = (
    "movement_side",
    "hand_limit",
    "hearts_power_wakes",
    "two_player_single_copy_characters",
    "hidden_wake_counters",
)
Square: TypeAlias = Annotated[str, Meta(pattern=r"^[a-h][1-8]$")]
Source: TypeAlias = Literal["rulebook", "public", "house"]
Color: TypeAlias = Literal["green", "yellow", "blue", "red"]


class Fact(Record, frozen=True, kw_only=True):
    """Something of the game, and where we have it from; `sources` names fields that come from elsewhere."""

    source: Source
    sources: dict[str, Source] = field(default_factory=dict)
    note: str = ""


class Entry(Fact, frozen=True, kw_only=True):
    id: Id


# board.toml


class Assembly(Fact, frozen=True):
    columns: Literal[8]
    rows: Literal[8]
    turns: tuple[tuple[Literal[0, 1, 2, 3], ...], ...]


class Corner(Entry, frozen=True):
    base: Square
    start: Square
    center: Square


class Direction(Entry, frozen=True):
    step: tuple[Literal[-1, 0, 1], Literal[-1, 0, 1]]


class Kind(Entry, frozen=True):
    effects: tuple[SquareEffect, ...]


class Quadrant(Entry, frozen=True):
    northwest: Literal["white", "grey"]
    layout: tuple[str, str, str, str]

    @property
    def cells(self) -> tuple[tuple[str, ...], ...]:
        """Unturned, north row first: "." plain, "o" rabbit hole, otherwise the character met there."""
        return tuple(tuple(row.split()) for row in self.layout)


class Board(Record, frozen=True):
    assembly: Assembly
    corners: tuple[Corner, ...] = field(name="corner")
    directions: tuple[Direction, ...] = field(name="direction")
    kinds: tuple[Kind, ...] = field(name="kind")
    quadrants: tuple[Quadrant, ...] = field(name="quadrant")


# movement.toml


class Level(Entry, frozen=True):
    level: Positive
    pf: Count
    upgrade: tuple[Id, ...]


class Side(Entry, frozen=True):
    start: Id


class Mode(Entry, frozen=True):
    side: Id
    level: Positive
    move: Move
    includes: tuple[Id, ...]
    next: tuple[Id, ...]


class Movement(Record, frozen=True):
    levels: tuple[Level, ...] = field(name="level")
    sides: tuple[Side, ...] = field(name="side")
    modes: tuple[Mode, ...] = field(name="mode")


# action_cards.toml


class Card(Entry, frozen=True, kw_only=True):
    """A Joker has neither suit nor value; `value` is 1 (ace) to 13 (king)."""

    suit: Id | None = None
    value: Annotated[int, Meta(ge=1, le=13)] | None = None
    rank: Literal["minor", "major", "ace", "joker"] = field(name="class")
    counts_as: tuple[Grade, ...]


class Suit(Entry, frozen=True):
    letter: Annotated[str, Meta(pattern="^[A-Z]$")]
    symbol: str
    power: SuitPower


class Band(Entry, frozen=True):
    values: tuple[Annotated[int, Meta(ge=2, le=10)], ...]


class Combination(Entry, frozen=True):
    kind: Literal["same_value", "consecutive_values"]
    cards: Annotated[int, Meta(ge=2, le=4)]


class Joker(Fact, frozen=True):
    max_per_combination: Count


class ActionCards(Record, frozen=True):
    cards: tuple[Card, ...] = field(name="card")
    suits: tuple[Suit, ...] = field(name="suit")
    bands: tuple[Band, ...] = field(name="band")
    combinations: tuple[Combination, ...] = field(name="combination")
    joker: Joker


# characters.toml


class Copies(Fact, frozen=True):
    copies: Positive


class Power(Entry, frozen=True):
    """The power of all character tokens of the colour that is its id."""

    timing: Literal["when_wake_pr", "own_move", "own_phase_1", "own_suit_power"]
    effect: PowerEffect


class Character(Entry, frozen=True):
    color: Color


class Characters(Record, frozen=True):
    tokens: Copies
    powers: tuple[Power, ...] = field(name="power")
    characters: tuple[Character, ...] = field(name="character")


# artifacts.toml


class Artifact(Entry, frozen=True):
    colors: tuple[Color, ...]
    pf: Count


class ArtifactToken(Entry, frozen=True):
    artifact: Id
    color: Color


class Artifacts(Record, frozen=True):
    tokens: tuple[ArtifactToken, ...] = field(name="token")
    artifacts: tuple[Artifact, ...] = field(name="artifact")


# encounters.toml


class Encounter(Entry, frozen=True):
    requires: Requirement
    pf: Count
    pr: Count


class Encounters(Record, frozen=True):
    encounters: tuple[Encounter, ...] = field(name="encounter")


# folly.toml


class Folly(Entry, frozen=True):
    timing: Literal["immediate", "round"]
    effects: tuple[FollyEffect, ...]


class Follies(Record, frozen=True):
    follies: tuple[Folly, ...] = field(name="folly")


# alice.toml


class Arrow(Entry, frozen=True):
    """The two ways Alice can go with a card of the suit that is its id."""

    orthogonal: Id
    diagonal: Id


class Distance(Fact, frozen=True):
    minor: tuple[Positive, ...]
    major: tuple[Positive, ...]
    ace: tuple[Positive, ...]
    joker: tuple[Positive, ...]


class Wake(Fact, frozen=True):
    adjacent_pr: Count
    same_square_pr: Count
    push: Literal[1]


class Pursuit(Fact, frozen=True):
    draw_per_square: Count


class Obstacle(Entry, frozen=True, kw_only=True):
    color: str
    in_bag: Count
    in_reserve: Count
    stops: bool
    closed: bool
    stays: bool
    max_per_square: Positive
    max_on_board: Positive | None = None
    pass_cost: Discard | None = None
    arrive_cost: Discard | None = None
    arrive_gain: Gain | None = None
    pf: Count


class Alice(Record, frozen=True):
    arrows: tuple[Arrow, ...] = field(name="arrow")
    distance: Distance
    wake: Wake
    pursuit: Pursuit
    obstacles: tuple[Obstacle, ...] = field(name="obstacle")


# setup.toml


class Players(Fact, frozen=True):
    min: Positive
    max: Positive


class Rounds(Fact, frozen=True):
    count: Positive
    first_folly: Positive


class Hand(Fact, frozen=True):
    start: Count
    draw: Positive


class EncounterDraw(Fact, frozen=True):
    draw: Positive
    keep_min: Count
    keep_max: Positive


class PlayerColor(Entry, frozen=True):
    id: Color


class Seating(Entry, frozen=True):
    players: Positive
    corners: tuple[Id, ...]


class Phase(Entry, frozen=True):
    number: Count


class Option(Entry, frozen=True):
    values: tuple[bool | int | str, ...]
    default: bool | int | str


class Component(Entry, frozen=True):
    count: Positive


class Setup(Record, frozen=True):
    players: Players
    rounds: Rounds
    hand: Hand
    encounters: EncounterDraw
    colors: tuple[PlayerColor, ...] = field(name="color")
    seatings: tuple[Seating, ...] = field(name="seating")
    phases: tuple[Phase, ...] = field(name="phase")
    options: tuple[Option, ...] = field(name="option")
    components: tuple[Component, ...] = field(name="component")

    def count(self, component: str) -> int:
        """How many of this component the box holds."""
        for entry in self.components:
            if entry.id == component:
                return entry.count
        raise refuse("setup.toml", f"component {component!r}", "is missing")


# scoring.toml


class Series(Fact, frozen=True):
    pf: tuple[Count, ...]


class Penalty(Fact, frozen=True):
    pf: tuple[Annotated[int, Meta(le=0)], ...]


class Line(Entry, frozen=True):
    id: Literal["movement", "artifacts", "series", "encounters", "soldiers", "penalty"]


class Tiebreak(Entry, frozen=True):
    id: Literal["fewest_pr", "most_encounters", "most_artifacts"]


class Scoring(Record, frozen=True):
    series: Series
    penalty: Penalty
    lines: tuple[Line, ...] = field(name="line")
    tiebreaks: tuple[Tiebreak, ...] = field(name="tiebreak")


class Components(Record, frozen=True):
    """The whole box, one field per data file."""

    board: Board
    movement: Movement
    action_cards: ActionCards
    characters: Characters
    artifacts: Artifacts
    encounters: Encounters
    folly: Follies
    alice: Alice
    setup: Setup
    scoring: Scoring
