"""What the data files of Wonderland's War hold: a frozen record per kind of entry. What cards do stands in `vocabulary.py`."""

from typing import Annotated, Literal

from msgspec import Meta, field

from wonderwood.games.components import (
    Record,
)
from wonderwood.games.wonderlands_war.vocabulary import Clause, Effects
from wonderwood.games.wonderlands_war.vocabulary_conditions import Amount, Count, Id, Sub
from wonderwood.games.wonderlands_war.vocabulary_quests import Feat, Objective

Source = Literal["rulebook", "public", "house"]
Pack = Literal["A", "B", "C", "D"]
Side = Literal["many", "two"]


# ---- the files --------------------------------------------------------------------------------------------------------


class Part(Record, frozen=True, kw_only=True):
    """Anything that says where it comes from; `sources` for single fields that come from elsewhere."""

    source: Source
    sources: dict[str, Source] = field(default_factory=dict)
    note: str = ""


class Entry(Part, frozen=True, kw_only=True):
    """A row with a name of its own."""

    id: Id


class Region(Entry, frozen=True, kw_only=True):
    adjacent: tuple[Id, Id]


class Seating(Entry, frozen=True, kw_only=True):
    """What changes with the number of players."""

    players: Annotated[int, Meta(ge=2, le=5)]
    side: Side
    chairs: Count
    blocked: tuple[Count, ...]
    tea_cards: Count
    regions: Count
    wager_cards: Amount
    poison: Count
    shards: tuple[Amount, ...]
    shards_earlier: tuple[Amount, ...]


class BasicChip(Entry, frozen=True, kw_only=True):
    """The chips that are neither Ally nor Item chips; `count` is per faction, or of the whole box for `shared` chips."""

    kind: Literal["faction", "madness", "poison"]
    sub: Sub | None = None
    strength: Amount = 0
    losses: Amount = 0
    count: Count
    shared: bool = False


class Box(Part, frozen=True, kw_only=True):
    """The component list of the rulebook."""

    region_markers: Count
    chair_markers: Count
    faction_boards: Count
    supporters: Count
    castles: Count
    discs: Count
    leaders: Count
    figures: Count
    leader_chips: Count
    artifact_chips: Count
    wonderland_cards: Count
    ally_cards: Count
    wager_cards: Count
    quest_cards: Count
    shields: Count
    item_chips: Count
    tea_cards: Annotated[int, Meta(ge=1)]
    forge_chips: Count
    madness_single: Count
    madness_double: Count
    poison_chips: Count
    shards_black: Count
    shards_white: Count
    ally_chips: Count


class Game(Part, frozen=True, kw_only=True):
    rounds: Count
    players_min: Count
    players_max: Count


class Kit(Part, frozen=True, kw_only=True):
    """What every player starts with."""

    supporters: Count
    supporters_on_track: Count
    castles: Count
    leader_strength: Count
    leader_strength_max: Count
    artifacts: Count
    artifacts_on_tracks: Count
    artifacts_in_bag: Count
    abilities: Count
    quests_drawn: Count
    quests_kept: Count
    madness_spaces: Count


class Bag(Part, frozen=True, kw_only=True):
    """The starting bag, by chip id (Ally chips: ally_level); `extra_two` is added with 2 players."""

    chips: dict[Id, Count]
    extra_two: dict[Id, Count]


class Table(Part, frozen=True, kw_only=True):
    """The tea table: chairs numbered clockwise from the first one after the Head."""

    chairs: Count
    chair_four: Count
    chair_five: Count


class Die(Part, frozen=True, kw_only=True):
    faces: tuple[Count, ...]


class Ring(Part, frozen=True, kw_only=True):
    """The Regions clockwise, and where the first-battle figure starts with 3 to 5 players."""

    clockwise: tuple[Id, ...]
    first_battle: Id


class Track(Part, frozen=True, kw_only=True):
    """The battle track."""

    end: Count
    forge_icons: tuple[Count, ...]


class Castle(Part, frozen=True, kw_only=True):
    strength: Count
    vp: Count
    vp_max: Count
    vp_max_two: Count


class Resistance(Part, frozen=True, kw_only=True):
    """The Local Resistance of 2-player games, by round."""

    strength: tuple[Count, ...]


class Market(Part, frozen=True, kw_only=True):
    """The face-up Wonderland cards."""

    face_up: Count


class Scoring(Part, frozen=True, kw_only=True):
    feat: Count
    objective: Count
    both: Count
    shard: Annotated[int, Meta(le=0)]


class Setup(Record, frozen=True, kw_only=True):
    game: Game
    box: Box
    kit: Kit
    bag: Bag
    table: Table
    die: Die
    ring: Ring
    track: Track
    castle: Castle
    resistance: Resistance
    market: Market
    scoring: Scoring
    region: tuple[Region, ...]
    seating: tuple[Seating, ...]
    chip: tuple[BasicChip, ...]


class Marker(Entry, frozen=True, kw_only=True):
    """A region score marker: the winner's VP in rounds I, II and III."""

    vp: tuple[Count, Count, Count]


class Markers(Record, frozen=True, kw_only=True):
    marker: tuple[Marker, ...]


class Stock(Record, frozen=True, kw_only=True):
    """One level of an ally's chips."""

    strength: Count
    count: Count


class Ally(Entry, frozen=True, kw_only=True):
    weak: Stock
    strong: Stock | None = None


class AllyCard(Entry, frozen=True, kw_only=True):
    """What an ally does in a pack; the Forge card has no pack, it is in every game."""

    ally: Id
    pack: Pack | None = None
    clause: tuple[Clause, ...]


class Allies(Record, frozen=True, kw_only=True):
    ally: tuple[Ally, ...]
    card: tuple[AllyCard, ...]


class Split(Record, frozen=True, kw_only=True):
    """Take either half."""

    top: Effects
    bottom: Effects


class TeaCard(Entry, frozen=True, kw_only=True):
    round: Annotated[int, Meta(ge=1, le=3)]
    units: Amount
    die: bool = False
    rewards: Effects = ()
    split: Split | None = None
    corrupted: Effects = ()


class TeaCards(Record, frozen=True, kw_only=True):
    card: tuple[TeaCard, ...]


class Figure(Entry, frozen=True, kw_only=True):
    strength: Count
    figures: Count = 1
    not_with_two: bool = False
    clause: tuple[Clause, ...]


class Item(Entry, frozen=True, kw_only=True):
    owner: Id
    strength: Count
    chips: Count
    not_with_two: bool = False
    clause: tuple[Clause, ...]


class Wonderland(Record, frozen=True, kw_only=True):
    figure: tuple[Figure, ...]
    item: tuple[Item, ...]


class Quest(Entry, frozen=True, kw_only=True):
    region: Id
    feat: Feat
    objective: Objective


class Quests(Record, frozen=True, kw_only=True):
    quest: tuple[Quest, ...]


class Faction(Entry, frozen=True, kw_only=True):
    artifact: Id


class Power(Entry, frozen=True, kw_only=True):
    """A leader power; works in the Tea phase only."""

    faction: Id
    clause: tuple[Clause, ...]


class Ability(Entry, frozen=True, kw_only=True):
    """A faction ability under a disc."""

    faction: Id
    kind: Literal["artifact", "passive"]
    clause: tuple[Clause, ...]


class ForgeTrack(Part, frozen=True, kw_only=True):
    """Spaces from left to right, each with its rewards; `artifacts` wait at the end."""

    spaces: tuple[Effects, ...]
    artifacts: Count


class Between(Part, frozen=True, kw_only=True):
    """A reward taken when the spaces of this column are covered on both tracks (numbered from 1)."""

    tracks: tuple[Count, Count]
    column: Count
    reward: Effects


class Board(Entry, frozen=True, kw_only=True):
    """One side of a faction board."""

    faction: Id
    side: Side
    power: Id
    power_earlier: Id | None = None
    abilities: tuple[Id, ...]
    track: tuple[ForgeTrack, ...]
    between: tuple[Between, ...]


class Factions(Record, frozen=True, kw_only=True):
    faction: tuple[Faction, ...]
    power: tuple[Power, ...]
    ability: tuple[Ability, ...]
    board: tuple[Board, ...]


class Components(Record, frozen=True, kw_only=True):
    """Everything in the box."""

    setup: Setup
    markers: tuple[Marker, ...]
    allies: tuple[Ally, ...]
    ally_cards: tuple[AllyCard, ...]
    tea_cards: tuple[TeaCard, ...]
    figures: tuple[Figure, ...]
    items: tuple[Item, ...]
    quests: tuple[Quest, ...]
    factions: tuple[Faction, ...]
    powers: tuple[Power, ...]
    abilities: tuple[Ability, ...]
    boards: tuple[Board, ...]
