"""The components: data/*.toml read into frozen records, every number and reference checked.

The comment at the top of each data file explains its fields. Ids of cards are unique over all card files; physical
cards are numbered once and for all (`Components.cards`): developments, treasures, calamities, threats, advisors, each in
the order of its file, copy by copy. What is not in play in a game simply keeps its number unused.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from wonderwood.games.components import Record, expect, expect_count, expect_unique, read

DATA = Path(__file__).parent / "data"

BASIC = ("materials", "population", "gold", "exploration")
RESOURCES = (*BASIC, "krystallium", "soldier")
TYPES = ("structure", "company", "monument", "discovery")
COLOURS = ("red", "blue")

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-zA-Z][a-zA-Z0-9_]*$")]
Source: TypeAlias = Literal["rulebook", "public", "house"]
Set: TypeAlias = Literal["base", "deluxe", "conquest"]
Basic: TypeAlias = Literal["materials", "population", "gold", "exploration"]
Type: TypeAlias = Literal["structure", "company", "monument", "discovery"]
Colour: TypeAlias = Literal["red", "blue"]
Module: TypeAlias = Literal["threat", "advisors", "quest", "conquest"]
Natural: TypeAlias = Annotated[int, Meta(ge=0)]
Positive: TypeAlias = Annotated[int, Meta(ge=1)]
Point: TypeAlias = tuple[float, float]


# --- Shared shapes


class Entry(Record, frozen=True, kw_only=True):
    """Anything with an id; `sources` names the fields that do not come from `source`."""

    id: Id
    source: Source
    sources: dict[str, Source] = field(default_factory=dict)
    note: str = ""


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

When: TypeAlias = Literal["in_selection", "in_construction", "in_selection_or_construction"]
Repeat: TypeAlias = Literal["every_round"]


class SpawnVermin(Record, frozen=True, tag_field="op", tag="spawn_vermin"):
    phase: Literal["planning"]
    when: When
    count: Literal["rats_in_construction_after_arrival"]


class FreezeConstruction(Record, frozen=True, tag_field="op", tag="freeze_construction"):
    phase: Literal["planning"]
    when: When
    max_per_card: Positive


class DiscardSelection(Record, frozen=True, tag_field="op", tag="discard_selection"):
    phase: Literal["planning"]
    when: When
    repeat: Repeat
    count: Positive
    opponent_alchemy: Natural
    opponent_alchemy_if_treasure: Natural
    solo_no_opponent_gain: bool


class StealIcon(Record, frozen=True, tag_field="op", tag="steal_icon"):
    phase: Literal["planning"]
    when: When
    count: Positive
    on_defeat: Literal["remove_one_stolen_token"]


class RemoveCube(Record, frozen=True, tag_field="op", tag="remove_cube"):
    phase: Literal["planning_end"]
    when: When
    repeat: Repeat
    count: Positive
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
    count: Positive
    then_from: tuple[Literal["reserve", "construction_cards", "next_gained_in_production"], ...]
    applies_to: tuple[Id, ...]
    on_defeat: Amounts


class GiveIllusionToken(Record, frozen=True, tag_field="op", tag="give_illusion_token"):
    phase: Literal["production"]
    when: When
    repeat: Repeat
    count: Positive
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


class Peek(Record, frozen=True, tag_field="op", tag="peek"):
    count: Positive
    where: tuple[Literal["offers"], ...]


class DrawKeep(Record, frozen=True, tag_field="op", tag="draw_keep"):
    draw: Positive
    keep: Positive
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
    count: Positive


class Score(Record, frozen=True, tag_field="op", tag="score"):
    amount: Positive


class ScoreBestType(Record, frozen=True, tag_field="op", tag="score_best_type"):
    amount: Positive


class DiscardOpponentSelection(Record, frozen=True, tag_field="op", tag="discard_opponent_selection"):
    count: Positive


class ForceSupremacy(Record, frozen=True, tag_field="op", tag="force_supremacy"):
    pass


class GiveCalamity(Record, frozen=True, tag_field="op", tag="give_calamity"):
    count: Positive
    source: Literal["selection"] = field(name="from")


class RemoveCalamity(Record, frozen=True, tag_field="op", tag="remove_calamity"):
    count: Positive


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


class GainVp(Record, frozen=True, tag_field="op", tag="vp"):
    amount: Positive


class GainSpyToken(Record, frozen=True, tag_field="op", tag="spy_token"):
    count: Positive


StepGain: TypeAlias = Gain | GainVp | GainSpyToken


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


class NoRecycle(Record, frozen=True, tag_field="op", tag="no_recycle"):
    cards: tuple[Id, ...]
    scope: Literal["setup_cards"]


class SpawnVerminPerUnbuilt(Record, frozen=True, tag_field="op", tag="spawn_vermin_per_unbuilt"):
    card: Id
    count: Positive
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


def load(folder: Path = DATA) -> Components:
    """Every data file of the folder, or a refusal naming file and entry."""
    pieces = read(folder, "pieces.toml", PiecesFile).piece
    developments = read(folder, "developments.toml", DevelopmentsFile).card
    treasures = read(folder, "treasures.toml", TreasuresFile).card
    calamities = read(folder, "calamities.toml", CalamitiesFile).card
    duchies = read(folder, "duchies.toml", DuchiesFile).duchy
    packs = read(folder, "threats.toml", ThreatsFile).pack
    advisors = read(folder, "advisors.toml", AdvisorsFile)
    quests = read(folder, "quests.toml", QuestsFile).quest
    conquest = read(folder, "conquest.toml", ConquestFile)
    scenarios = read(folder, "scenarios.toml", ScenariosFile).scenario
    threats = tuple(card for pack in packs for card in pack.card)
    kinds: tuple[tuple[CardKind, Sequence[AnyCard]], ...] = (
        ("development", developments),
        ("treasure", treasures),
        ("calamity", calamities),
        ("threat", threats),
        ("advisor", advisors.card),
    )
    components = Components(
        pieces=pieces,
        developments=developments,
        treasures=treasures,
        calamities=calamities,
        duchies=duchies,
        packs=packs,
        threats=threats,
        advisors=advisors.card,
        advisors_module=advisors.module,
        quests=quests,
        boards=conquest.board,
        conquest=conquest.setup,
        conquest_solo=conquest.solo,
        scenarios=scenarios,
        cards=tuple(
            Card(kind=kind, id=row.id, copy=copy, entry=entry)
            for kind, rows in kinds
            for entry, row in enumerate(rows)
            for copy in range(1, row.copies + 1)
        ),
    )
    _check_pieces(components)
    _check_developments(components)
    _check_specials(components)
    _check_duchies(components)
    _check_threats(components)
    _check_advisors(components)
    _check_quests(components)
    _check_conquest(components)
    _check_scenarios(components)
    return components


# --- Checks


def _check_entries(file: str, what: str, rows: Sequence[Entry]) -> None:
    expect_unique(file, what, [row.id for row in rows])
    for row in rows:
        for name in row.sources:
            known = name in row.__struct_fields__
            expect(file, f"{what} {row.id!r}", known, f"sources names {name!r}, which is no field")


def _check_copies(file: str, what: str, rows: Sequence[AnyCard], count: int) -> None:
    expect_count(file, what, [row.id for row in rows for _ in range(row.copies)], count)


def _check_production(file: str, entry: str, production: Sequence[Production]) -> None:
    kinds = [(icon.resource, icon.per) for icon in production]
    expect(file, entry, len(kinds) == len(set(kinds)), "production lists the same kind of icon twice")


def _check_medals(file: str, entry: str, medals: Medals) -> None:
    rising = medals.bronze < medals.silver < medals.gold
    expect(file, entry, rising, "medals must rise from bronze to gold")


def _check_pieces(c: Components) -> None:
    file = "pieces.toml"
    _check_entries(file, "piece", c.pieces)
    basic = tuple(piece.id for piece in c.pieces if piece.kind == "basic")
    expect(file, "piece", basic == BASIC, f"the basic resources must be {', '.join(BASIC)}, in this order")
    names = {piece.id for piece in c.pieces}
    for name in (*RESOURCES, "trap", "spy", "stolen", "step", "illusion", "army"):
        expect(file, f"piece {name!r}", name in names, "is missing")


def _check_developments(c: Components) -> None:
    file = "developments.toml"
    _check_entries(file, "card", c.developments)
    for card in c.developments:
        entry = f"card {card.id!r}"
        expect(file, entry, card.cost.total > 0, "has no cost")
        expect(file, entry, card.recycling.basic > 0, "has no recycling bonus")
        expect(file, entry, card.recycling.basic == card.recycling.total, "recycling gives basic resources only")
        expect(file, entry, card.bonus.basic == 0, "the construction bonus is Krystallium or Soldiers only")
        expect(file, entry, card.vp is None or card.vp.amount != 0, "vp of 0 is no vp: leave the field out")
        _check_production(file, entry, card.production)
    _check_copies(file, "cards of the base set", [card for card in c.developments if card.set == "base"], 70)
    _check_copies(file, "cards of the deluxe set", [card for card in c.developments if card.set == "deluxe"], 5)


def _check_specials(c: Components) -> None:
    """Treasures, Calamities, and that no two cards of any file share an id."""
    file = "treasures.toml"
    _check_entries(file, "card", c.treasures)
    for treasure in c.treasures:
        two = treasure.recycling.basic == treasure.recycling.total == 2
        expect(file, f"card {treasure.id!r}", two, "a Treasure gives exactly 2 basic resources")
    _check_copies(file, "cards", c.treasures, 10)
    file = "calamities.toml"
    _check_entries(file, "card", c.calamities)
    for calamity in c.calamities:
        bad = calamity.vp.amount < 0 and calamity.vp.per is None
        expect(file, f"card {calamity.id!r}", bad, "a Calamity costs points")
    expect_count(file, "kinds of Calamity", c.calamities, 1)
    _check_copies(file, "cards", c.calamities, 8)
    owners: dict[str, str] = {}
    for card in c.cards:
        if card.copy == 1:
            before = owners.setdefault(card.id, card.kind)
            expect(FILE_OF[card.kind], f"card {card.id!r}", before == card.kind, f"this id is also a {before}'s")


def _check_duchies(c: Components) -> None:
    file = "duchies.toml"
    _check_entries(file, "duchy", c.duchies)
    for duchy in c.duchies:
        _check_entries(file, f"duchy {duchy.id!r} face", duchy.face)
        for face in duchy.face:
            entry = f"duchy {duchy.id!r} face {face.id!r}"
            expect(file, entry, face.id in "ABCDE", "faces are A, B, C, D and E")
            expect(file, entry, face.start.basic == 0, "only Krystallium and Soldiers can be kept from the start")
            _check_production(file, entry, face.production)
    for letters, box, count in (("AB", "base", 2), ("AB", "deluxe", 1), ("CD", "deluxe", 3), ("E", "conquest", 2)):
        for letter in letters:
            found = [face for duchy in c.duchies for face in duchy.face if face.id == letter and face.set == box]
            expect_count(file, f"faces {letter} of the {box} set", found, count)
    expect_count(file, "faces", [face for duchy in c.duchies for face in duchy.face], 14)


def _check_threats(c: Components) -> None:
    file = "threats.toml"
    _check_entries(file, "pack", c.packs)
    _check_entries(file, "card", c.threats)
    tokens = {piece.id: piece.count for piece in c.pieces}
    for pack in c.packs:
        entry = f"pack {pack.id!r}"
        ids = [card.id for card in pack.card]
        listed = (*pack.hand_cards, *pack.supply_cards)
        for name in listed:
            expect(file, entry, name in ids, f"names the card {name!r}, which is not in the pack")
        expect(file, entry, sorted(listed) == sorted(ids), "every card is once in hand_cards or supply_cards")
        _check_copies(file, f"{entry} hand cards", [card for card in pack.card if card.id in pack.hand_cards], 4)
        expect(file, entry, pack.solo == (pack.medals is not None), "medals are for solo packs, and these need them")
        if pack.medals is not None:
            _check_medals(file, entry, pack.medals)
        enough = pack.tokens.stolen <= tokens["stolen"] and pack.tokens.illusion <= tokens["illusion"]
        expect(file, entry, enough, "has more tokens than the box")
        effect = pack.effect
        if isinstance(effect, SpawnVermin):
            expect(file, entry, len(pack.supply_cards) == 1, "spawn_vermin needs one kind of supply card")
        elif isinstance(effect, StealIcon):
            expect(file, entry, pack.tokens.stolen > 0, "steal_icon needs Stolen tokens")
        elif isinstance(effect, GiveIllusionToken):
            expect(file, entry, effect.max_in_play == pack.tokens.illusion, "max_in_play differs from the tokens")
        elif isinstance(effect, DrainSoldier):
            for name in effect.applies_to:
                expect(file, entry, name in ids, f"applies_to names {name!r}, which is not in the pack")
            expect(file, entry, effect.on_defeat.basic == 0, "on_defeat gives Krystallium or Soldiers only")
        bonus = pack.set_bonus
        if isinstance(bonus, SecuredEggsBonus):
            eggs = sum(card.copies for card in pack.card if card.secure)
            expect(file, entry, len(bonus.table) == eggs + 1, f"the table needs {eggs + 1} values")
        elif isinstance(bonus, AllDefeatedBonus):
            expect(file, entry, bonus.count == 4, "the bonus is for all 4 cards of the pack")
        for card in pack.card:
            place = f"card {card.id!r}"
            soldiers = card.combat_cost.soldier == card.combat_cost.total > 0
            expect(file, place, soldiers, "the combat cost is 1 or more Soldiers")
            siphon = isinstance(effect, Siphon)
            expect(file, place, siphon == (card.resource is not None), "a resource belongs to Siphons, and they need one")
            expect(file, place, siphon == bool(card.production_when_defeated), "only a defeated Siphon produces")
            eggs_counted = isinstance(bonus, SecuredEggsBonus)
            expect(file, place, eggs_counted or not card.secure, "only cards counted by vp_by_secured_eggs are secured")
    expect_count(file, "packs of the base set", [pack for pack in c.packs if pack.set == "base"], 4)
    expect_count(file, "packs of the deluxe set", [pack for pack in c.packs if pack.set == "deluxe"], 4)
    for box, count in (("base", 26), ("deluxe", 16)):
        _check_copies(file, f"cards of the {box} set", [card for p in c.packs if p.set == box for card in p.card], count)


def _check_advisors(c: Components) -> None:
    file = "advisors.toml"
    _check_entries(file, "card", c.advisors)
    for card in c.advisors:
        entry = f"card {card.id!r}"
        power = card.power
        expect(file, entry, card.cost.soldier == card.cost.total > 0, "a power costs 1 or more Soldiers")
        expect(file, entry, card.selection_bonus.basic == 0, "the selection bonus is Krystallium or Soldiers only")
        expect(file, entry, card.phase == PHASE_OF[type(power)], f"this power works in phase {PHASE_OF[type(power)]!r}")
        if isinstance(power, Gain):
            kept = power.resources.basic == 0 < power.resources.total
            expect(file, entry, kept, "gain gives Krystallium or Soldiers only")
        elif isinstance(power, GainAtStep):
            cubes = power.resources.basic == power.resources.total > 0
            expect(file, entry, cubes, "gain_at_step gives basic resources only")
        elif isinstance(power, DrawKeep):
            expect(file, entry, power.keep <= power.draw, "keeps more cards than it draws")
    for box, count, solo in (("base", 14, 11), ("deluxe", 4, 3)):
        cards = [card for card in c.advisors if card.set == box]
        _check_copies(file, f"cards of the {box} set", cards, count)
        alone = [card for card in cards if not card.two_player_only]
        _check_copies(file, f"cards of the {box} set for one player", alone, solo)
    expect(file, "module", c.advisors_module.in_deck == 10, "10 Advisors replace the 10 Treasures")
    _check_medals(file, "module", c.advisors_module.medals)


def _check_quests(c: Components) -> None:
    file = "quests.toml"
    _check_entries(file, "quest", c.quests)
    _check_entries(file, "step", [step for quest in c.quests for step in quest.step])
    for quest in c.quests:
        entry = f"quest {quest.id!r}"
        _check_medals(file, entry, quest.medals)
        for face, steps in (("two_player", quest.two_player), ("solo", quest.solo)):
            expect_count(file, f"{entry} steps of face {face}", steps, 4)
            expect_count(file, f"{entry} final steps of face {face}", [step for step in steps if step.final], 1)
        for step in quest.step:
            place = f"step {step.id!r}"
            expect(file, place, step.cost.total > 0, "has no cost")
            race = step.final and step.face == "two_player"
            both = bool(step.gain_first) and bool(step.gain_second)
            either = bool(step.gain_first) or bool(step.gain_second)
            right = (both and not step.gain) if race else (bool(step.gain) and not either)
            expect(file, place, right, "needs `gain`; a final two-player step `gain_first` and `gain_second` instead")
            for gain in (*step.gain, *step.gain_first, *step.gain_second):
                if isinstance(gain, Gain):
                    kept = gain.resources.basic == 0 < gain.resources.total
                    expect(file, place, kept, "gain gives Krystallium or Soldiers only")
    expect_count(file, "quests of the base set", [quest for quest in c.quests if quest.set == "base"], 3)
    expect_count(file, "quests of the deluxe set", [quest for quest in c.quests if quest.set == "deluxe"], 2)


def _check_conquest(c: Components) -> None:
    file = "conquest.toml"
    _check_entries(file, "board", c.boards)
    expect_count(file, "boards for two players", [board for board in c.boards if board.players == 2], 4)
    expect_count(file, "boards for one player", [board for board in c.boards if board.players == 1], 2)
    _check_medals(file, "solo", c.conquest_solo.medals)
    faces = [duchy for duchy in c.duchies if duchy.on(c.conquest.duchy_face) is not None]
    expect(file, "setup", len(faces) == 2, f"face {c.conquest.duchy_face!r} is not on two duchies")
    pawns = next(piece.count for piece in c.pieces if piece.id == "army")
    expect(file, "setup", c.conquest.armies * 2 == pawns, f"needs half of the {pawns} pawns for each player")
    for board in c.boards:
        _check_board(c, board)


def _check_board(c: Components, board: Board) -> None:
    file = "conquest.toml"
    name = f"board {board.id!r}"
    by_id = {territory.id: territory for territory in board.territory}
    _check_entries(file, f"{name} territory", board.territory)
    expect_unique(file, f"{name} slot", [slot.id for territory in board.territory for slot in territory.slots])
    for territory in board.territory:
        entry = f"{name} territory {territory.id!r}"
        castle = territory.kind == "castle"
        expect(file, entry, castle == (territory.owner is not None), "castles have an owner, nothing else has")
        expect(file, entry, castle or not territory.production, "only castles produce: use a slot")
        expect(file, entry, castle != bool(territory.slots), "castles have no slots, every other territory has")
        prison = any(slot.type == "prison" for slot in territory.slots)
        expect(file, entry, prison == (territory.kind == "prison"), "the Prison slot belongs to the Prison, and it needs one")
        for other in territory.adjacent:
            expect(file, entry, other in by_id, f"is next to {other!r}, which is not on the board")
            expect(file, entry, other != territory.id, "is next to itself")
            expect(file, entry, territory.id in by_id[other].adjacent, f"is next to {other!r}, but not the other way")
        expect_unique(file, f"{entry} adjacent", territory.adjacent)
        for slot in territory.slots:
            produces = slot.type == "produce"
            expect(file, entry, produces == (slot.resource is not None), f"slot {slot.id!r}: a resource is for produce")
        expect(file, entry, len(territory.polygon) >= 3, "the outline needs 3 or more corners")
        for x, y in (territory.xy, *territory.polygon, *(slot.xy for slot in territory.slots)):
            expect(file, entry, 0 <= x <= board.width and 0 <= y <= board.height, f"({x}, {y}) is off the board")
    for colour in COLOURS:
        castles = [territory for territory in board.territory if territory.owner == colour]
        expect_count(file, f"{name} castles of {colour}", castles, 1)
        starts = [slot for territory in board.territory for slot in territory.slots if slot.start == colour]
        plays = board.players == 2 or colour == c.conquest_solo.colour
        expect_count(file, f"{name} start slots of {colour}", starts, c.conquest.start_armies if plays else 0)
    expect(file, name, sum(t.kind == "prison" for t in board.territory) <= 1, "has more than one Prison")
    seen = {board.territory[0].id}
    edge = [board.territory[0]]
    while edge:
        for other in edge.pop().adjacent:
            if other not in seen:
                seen.add(other)
                edge.append(by_id[other])
    for territory in board.territory:
        expect(file, f"{name} territory {territory.id!r}", territory.id in seen, "cannot be reached")


def _check_scenarios(c: Components) -> None:
    file = "scenarios.toml"
    _check_entries(file, "scenario", c.scenarios)
    expect_count(file, "scenarios", c.scenarios, 6)
    for scenario in c.scenarios:
        _check_scenario(c, scenario)


def _check_scenario(c: Components, scenario: Scenario) -> None:
    file = "scenarios.toml"
    entry = f"scenario {scenario.id!r}"
    setup = scenario.setup
    developments = {card.id: card for card in c.developments if card.set == "base"}
    threats = {card.id: card for pack in c.packs if pack.set == "base" for card in pack.card}
    packs = {pack.id: pack for pack in c.packs}
    quests = {quest.id for quest in c.quests if quest.set == "base"}
    advisors = {card.id for card in c.advisors if card.set == "base" and not card.two_player_only}

    def cards(named: Mapping[str, int], rows: Mapping[str, Development] | Mapping[str, Threat], what: str) -> None:
        for name, count in named.items():
            expect(file, entry, name in rows, f"names the {what} {name!r}, which is not in the base set")
            expect(file, entry, count <= rows[name].copies, f"takes {count} {name!r}, there are {rows[name].copies}")

    def boards(named: Sequence[str]) -> None:
        for name in named:
            expect(file, entry, name in quests, f"names the quest {name!r}, which is not in the base set")

    _check_medals(file, entry, scenario.medals)
    expect_unique(file, f"{entry} module", scenario.modules)
    cards(setup.construction, developments, "development")
    cards(setup.duchy, developments, "development")
    cards(setup.construction_threats, threats, "threat")
    boards(setup.quests)
    expect(file, entry, ("quest" in scenario.modules) == bool(setup.quests), "the Quest module needs setup.quests")

    danger = scenario.danger_deck
    expect(file, entry, (danger.calamities > 0) != (danger.threat_pack is not None), "Calamities or a Threat pack, not both")
    expect(file, entry, danger.calamities in (0, 4), "4 Calamities go into the Danger deck")
    if danger.threat_pack is not None:
        known = danger.threat_pack in packs and packs[danger.threat_pack].solo
        expect(file, entry, known, f"the Threat pack {danger.threat_pack!r} does not exist or is not for one player")
    expect(file, entry, ("threat" in scenario.modules) == (danger.threat_pack is not None), "Threats need their module")

    council = "advisors" in scenario.modules
    expect(file, entry, scenario.treasures_in_deck != council, "Advisors replace the Treasures")
    for name in setup.council:
        expect(file, entry, name in advisors, f"names the Advisor {name!r}, who does not exist or needs two players")
    everyone = len(advisors) if council else 0
    all_used = len(setup.council) + setup.advisors_in_deck == everyone
    expect(file, entry, all_used, f"Council and deck must hold {everyone} Advisors together")

    if setup.stolen_tokens is not None:
        icons = 0
        for name in setup.stolen_tokens.on:
            expect(file, entry, name in setup.duchy, f"covers {name!r}, which does not start in the Duchy")
            icons += setup.duchy[name] * sum(icon.icons for icon in developments[name].production)
        fits = setup.stolen_tokens.count == icons
        expect(file, entry, fits, f"{setup.stolen_tokens.count} tokens for {icons} production icons")
    for rule in scenario.special:
        if isinstance(rule, NoRecycle):
            for name in rule.cards:
                expect(file, entry, name in setup.construction, f"no_recycle names {name!r}, which does not start there")
        elif isinstance(rule, SpawnVerminPerUnbuilt):
            expect(file, entry, rule.card in setup.construction, f"{rule.card!r} does not start in Construction")
    for defeat in scenario.defeat:
        if isinstance(defeat, NotAllBuilt):
            cards(defeat.cards, developments, "development")
        elif isinstance(defeat, FinalStepMissing):
            boards(defeat.quests)
        elif isinstance(defeat, ThreatsNotDefeated):
            cards({defeat.card: defeat.count}, threats, "threat")
