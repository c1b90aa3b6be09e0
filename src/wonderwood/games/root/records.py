"""What the data files of Root may hold: one frozen record per kind of entry, in the order of the files."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from wonderwood.games.components import Record
from wonderwood.games.root.vocabulary import CharacterEffect, Count, Effect, Id, LeaderEffect, Some, Suit, When

MAPS = ("autumn", "winter")
Place: TypeAlias = Annotated[int, Meta(ge=0)]
Source: TypeAlias = Literal["rulebook", "public", "house"]
CardSuit: TypeAlias = Literal["bird", "fox", "rabbit", "mouse"]
Kind: TypeAlias = Literal["ambush", "item", "persistent", "immediate", "dominance", "spy"]
Phase: TypeAlias = Literal["birdsong", "daylight", "evening"]
SUITS: tuple[Suit, ...] = ("fox", "rabbit", "mouse")
CARD_SUITS: tuple[CardSuit, ...] = ("bird", "fox", "rabbit", "mouse")


class Sourced(Record, frozen=True, kw_only=True):
    source: Source
    sources: dict[str, Source] = field(default_factory=dict)
    note: str = ""


class Entry(Sourced, frozen=True, kw_only=True):
    id: Id


# --- cards.toml ---------------------------------------------------------------------------------------------------------------


class Cost(Record, frozen=True, kw_only=True):
    fox: Count = 0
    rabbit: Count = 0
    mouse: Count = 0
    any: Count = 0

    @property
    def total(self) -> int:
        return self.fox + self.rabbit + self.mouse + self.any


NO_COST = Cost()


class Card(Entry, frozen=True, kw_only=True):
    """One kind of card; `count` copies of it are in the deck."""

    suit: CardSuit
    kind: Kind
    count: Some = 1
    cost: Cost = NO_COST
    effect: Effect

    @property
    def craftable(self) -> bool:
        return self.kind in ("item", "persistent", "immediate")


class DeckChange(Entry, frozen=True, kw_only=True):
    remove_kinds: tuple[Kind, ...] = ()
    remove_cards: tuple[Id, ...] = ()
    add_kinds: tuple[Kind, ...] = ()


class CardsFile(Record, frozen=True, kw_only=True):
    card: tuple[Card, ...]
    spy: tuple[Card, ...]
    deck_change: tuple[DeckChange, ...]


# --- items.toml ---------------------------------------------------------------------------------------------------------------


class Item(Entry, frozen=True, kw_only=True):
    supply: Count = 0
    ruins: Count = 0
    base: Count = 0
    expansion: Count = 0
    craft_vp: Count = 0
    track: bool = False
    for_sale: bool = False
    exhausted_for: tuple[Id, ...] = ()


class ItemsFile(Record, frozen=True, kw_only=True):
    supply_rows: tuple[tuple[Id, ...], ...]
    item: tuple[Item, ...]


# --- map_<name>.toml ----------------------------------------------------------------------------------------------------------


class Clearing(Entry, frozen=True, kw_only=True):
    number: Some
    suit: Suit | None = None
    slots: Annotated[int, Meta(ge=1, le=3)]
    ruins: Count = 0
    opposite: Id | None = None
    x: Place
    y: Place


class Link(Entry, frozen=True, kw_only=True):
    """A path, or a stretch of river, between two clearings."""

    ends: tuple[Id, Id]


class Forest(Entry, frozen=True, kw_only=True):
    clearings: tuple[Id, ...]
    x: Place
    y: Place


class Crossing(Entry, frozen=True, kw_only=True):
    """Two forests are adjacent across one link."""

    forests: tuple[Id, Id]
    across: Id


class Map(Entry, frozen=True, kw_only=True):
    width: Annotated[int, Meta(ge=100)]
    height: Annotated[int, Meta(ge=100)]
    suits: Literal["printed", "dealt"]
    markers: Some
    river_divides_forests: bool
    river_ends: tuple[tuple[Place, Place], tuple[Place, Place]]
    clearing: tuple[Clearing, ...]
    path: tuple[Link, ...]
    river: tuple[Link, ...]
    forest: tuple[Forest, ...]
    crossing: tuple[Crossing, ...]


# --- factions.toml ------------------------------------------------------------------------------------------------------------


class Crafts(Record, frozen=True, kw_only=True):
    """With which pieces a faction crafts, and when; "garden" stands for all its gardens, "funds" and "hammer" for no piece."""

    piece: Id
    when: When


class Faction(Entry, frozen=True, kw_only=True):
    letter: Annotated[str, Meta(pattern="^[A-G]$")]
    second_letter: Annotated[str, Meta(pattern="^[A-G]$")] | None = None
    reach: Count
    second_reach: Count | None = None
    warriors: Count
    expansion: bool = False
    replaces: Id | None = None
    crafts: Crafts | None = None


class Piece(Entry, frozen=True, kw_only=True):
    faction: Id
    kind: Literal["building", "token", "pawn"]
    suit: Suit | None = None
    count: Some
    cost: tuple[Count, ...] = ()
    vp: tuple[Count, ...] = ()
    draw: tuple[Count, ...] = ()
    older_vp: tuple[Count, ...] = ()
    older_draw: tuple[Count, ...] = ()


class Ability(Entry, frozen=True, kw_only=True):
    faction: Id
    rule: Id


class Action(Entry, frozen=True, kw_only=True):
    faction: Id
    phase: Phase
    verb: Id
    exhaust: tuple[Id, ...] = ()
    supporters: Count = 0
    acolytes: Count = 0
    card: Literal["spend", "reveal", "keep", "give"] | None = None
    card_suit: Literal["matching", "exact", "bird", "any"] | None = None
    commit: Count = 0
    spend: Count = 0
    warriors: Count = 0
    per_turn: Count = 0
    moves: Count = 0
    vp: Count = 0


class MarquiseBoard(Sourced, frozen=True, kw_only=True):
    actions: Some
    setup_warriors: Some
    draw: Count


Column: TypeAlias = Literal["recruit", "move", "battle", "build"]


class EyrieBoard(Sourced, frozen=True, kw_only=True):
    columns: tuple[Column, ...]
    viziers: Count
    add_most: Some
    add_birds: Count
    setup_warriors: Some
    new_roost_warriors: Some
    item_vp: Count
    draw: Count


class Leader(Entry, frozen=True, kw_only=True):
    viziers: tuple[Column, Column]
    effect: LeaderEffect


class AllianceBoard(Sourced, frozen=True, kw_only=True):
    setup_supporters: Count
    supporters_without_base: Count
    martial_law_warriors: Some
    martial_law_supporters: Count
    revolt_officers: Count
    draw: Count


class VagabondBoard(Sourced, frozen=True, kw_only=True):
    refresh: Count
    refresh_per_tea: Count
    draw: Count
    draw_per_coin: Count
    item_limit: Some
    item_limit_per_bag: Count
    track_limit: Some
    pieces_removed_damage: Count
    quests_shown: Some
    quest_draw: Count
    quest_vp: Count
    allied_aid_vp: Count
    infamy_vp: Count
    hostile_boots: Count
    coalition_players: Some


class Relationship(Entry, frozen=True, kw_only=True):
    aids: Count = 0
    vp: Count = 0
    track: bool = True


class Character(Entry, frozen=True, kw_only=True):
    expansion: bool = False
    items: tuple[Id, ...]
    special: Id
    effect: CharacterEffect


class Quest(Entry, frozen=True, kw_only=True):
    suit: Suit
    items: tuple[Id, Id]


class CultBoard(Sourced, frozen=True, kw_only=True):
    setup_warriors: Some
    setup_adjacent: Count
    hated_discount: Count
    draw: Count


class RiverfolkBoard(Sourced, frozen=True, kw_only=True):
    setup_warriors: Some
    setup_payments: Count
    protectionism: Count
    dividend_funds: Some
    purchases: Count
    export_warriors: Count
    post_warriors: Count


class Service(Entry, frozen=True, kw_only=True):
    prices: tuple[Some, ...]
    per_turn: Count = 0
    vagabond: bool


class MachineBoard(Sourced, frozen=True, kw_only=True):
    orders: Some
    ruled_vp: Count
    ruled_warriors: Some
    stay: Count
    keep_warriors: Count
    given_card_vp: Count
    coop_vp: Count
    campaign_vp: Count


class FactionsFile(Record, frozen=True, kw_only=True):
    faction: tuple[Faction, ...]
    piece: tuple[Piece, ...]
    ability: tuple[Ability, ...]
    action: tuple[Action, ...]
    marquise: MarquiseBoard
    eyrie: EyrieBoard
    leader: tuple[Leader, ...]
    alliance: AllianceBoard
    vagabond: VagabondBoard
    relationship: tuple[Relationship, ...]
    character: tuple[Character, ...]
    quest: tuple[Quest, ...]
    lizard_cult: CultBoard
    riverfolk: RiverfolkBoard
    service: tuple[Service, ...]
    mechanical_marquise: MachineBoard


# --- scenarios.toml -----------------------------------------------------------------------------------------------------------


class Reach(Record, frozen=True, kw_only=True):
    p2: Count
    p3: Count
    p4: Count
    p5: Count
    p6: Count


class TableFacts(Sourced, frozen=True, kw_only=True):
    players_least: Some
    players_most: Some
    coop_humans_most: Some
    hand: Count
    hand_limit: Count
    victory: Some
    dominance: Count
    building_vp: Count
    dice: Literal[2]
    faces: tuple[Count, ...]
    reach: Reach


class Mix(Entry, frozen=True, kw_only=True):
    list: Literal["base", "expansion", "solo", "coop"]
    factions: tuple[Id, ...]
    beginner: bool = False


class Guide(Entry, frozen=True, kw_only=True):
    corner: Id | None = None
    buildings: dict[str, Id] = field(default_factory=dict)
    hand: tuple[Id, ...] = ()
    leader: Id | None = None
    character: Id | None = None


class Guided(Sourced, frozen=True, kw_only=True):
    map: Id
    turns: Some


class ScenariosFile(Record, frozen=True, kw_only=True):
    table: TableFacts
    mix: tuple[Mix, ...]
    guide: tuple[Guide, ...]
    guided: Guided


# --- all of it ----------------------------------------------------------------------------------------------------------------


class Components(Record, frozen=True, kw_only=True):
    """All components of the game. `kinds` are the cards by kind, deck first, then spies; `deck` the 58 physical cards, each
    the index of its kind: 0 to 53 the shared deck, 54 to 57 the spies."""

    cards: CardsFile
    items: ItemsFile
    maps: tuple[Map, ...]
    factions: FactionsFile
    scenarios: ScenariosFile
    kinds: tuple[Card, ...]
    deck: tuple[int, ...]
