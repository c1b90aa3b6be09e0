"""The components of Wonderland's War: the records of the data files, and everything about them checked.

Who may refer to what, how many of each there are and which numbers make sense is checked by `load`; a refusal names the
file and the entry.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec.structs import asdict

from wonderwood.games.components import (
    expect,
    expect_count,
    expect_unique,
    read,
)
from wonderwood.games.wonderlands_war.records import (
    Allies,
    Ally,
    Board,
    Components,
    Factions,
    Markers,
    Quests,
    Setup,
    Stock,
    TeaCards,
    Wonderland,
)
from wonderwood.games.wonderlands_war.vocabulary import (
    CastleValue,
    ChipAdd,
    Clause,
    DrawQuest,
    Effects,
    GainChip,
    GainStrength,
    GainSupporters,
    ReturnActiveToBag,
)
from wonderwood.games.wonderlands_war.vocabulary_conditions import (
    ActiveCount,
    CountActive,
    DieResult,
    Filter,
    MostActive,
    TeaCardHas,
)
from wonderwood.games.wonderlands_war.vocabulary_quests import (
    AbilitiesUnlockedMin,
    CastlesMin,
    FinalPlaceIn,
    LeaderStrengthMin,
    RegionsWithUnitsMin,
    StrengthIn,
)

DATA = Path(__file__).parent / "data"
SETUP, MARKERS, ALLIES, TEA = "setup.toml", "markers.toml", "allies.toml", "tea.toml"
WONDERLAND, QUESTS, FACTIONS = "wonderland.toml", "quests.toml", "factions.toml"


def load(folder: Path = DATA) -> Components:
    """Read and check all files; a mistake is refused naming file and entry."""
    setup = read(folder, SETUP, Setup)
    markers = read(folder, MARKERS, Markers)
    allies = read(folder, ALLIES, Allies)
    tea = read(folder, TEA, TeaCards)
    wonderland = read(folder, WONDERLAND, Wonderland)
    quests = read(folder, QUESTS, Quests)
    factions = read(folder, FACTIONS, Factions)
    box = Components(
        setup=setup,
        markers=markers.marker,
        allies=allies.ally,
        ally_cards=allies.card,
        tea_cards=tea.card,
        figures=wonderland.figure,
        items=wonderland.item,
        quests=quests.quest,
        factions=factions.faction,
        powers=factions.power,
        abilities=factions.ability,
        boards=factions.board,
    )
    _check_setup(box)
    _check_markers(box)
    _check_allies(box)
    _check_tea(box)
    _check_wonderland(box)
    _check_quests(box)
    _check_factions(box)
    _check_box(box)
    return box


# ---- the checks -------------------------------------------------------------------------------------------------------


def _check_setup(box: Components) -> None:
    setup, kit, counts = box.setup, box.setup.kit, box.setup.box
    regions = [region.id for region in setup.region]
    expect_count(SETUP, "region", regions, 5)
    expect_unique(SETUP, "region", regions)
    ring = setup.ring.clockwise
    expect(SETUP, "ring", sorted(ring) == sorted(regions), "clockwise must name every region once")
    expect(SETUP, "ring", setup.ring.first_battle in regions, f"no region {setup.ring.first_battle!r}")
    for region in setup.region:
        here = ring.index(region.id)
        around = {ring[here - 1], ring[(here + 1) % len(ring)]}
        expect(SETUP, f"region {region.id!r}", set(region.adjacent) == around, "adjacent must be its neighbours on the ring")

    expect_count(SETUP, "seating", setup.seating, 4)
    for players, row in enumerate(setup.seating, start=setup.game.players_min):
        entry = f"seating {row.id!r}"
        expect(SETUP, entry, row.players == players, f"must come in order of players: {players} expected")
        expect(SETUP, entry, row.side == ("two" if players == 2 else "many"), "the side 'two' is for 2 players only")
        expect(SETUP, entry, all(chair <= setup.table.chairs for chair in row.blocked), "blocks a chair that does not exist")
        expect(SETUP, entry, row.chairs + len(row.blocked) == setup.table.chairs, "chairs and blocked chairs do not add up")
        expect(SETUP, entry, len(row.shards) == len(row.shards_earlier) == players, "needs Shards for every player")
        expect(SETUP, entry, row.poison <= counts.poison_chips, "more Poison than in the box")
        expect(SETUP, entry, row.regions <= len(regions), "more regions than there are")
    last = setup.seating[-1]
    expect(SETUP, "seating", last.players == setup.game.players_max, "the last row is for the most players")
    expect(
        SETUP,
        "table",
        setup.table.chairs + last.players * last.tea_cards <= counts.tea_cards // setup.game.rounds,
        "a tea deck could run out with the most players",
    )
    expect(SETUP, "table", max(setup.table.chair_four, setup.table.chair_five) <= setup.table.chairs, "marks no chair")

    basic = {chip.id: chip for chip in setup.chip}
    expect_unique(SETUP, "chip", [chip.id for chip in setup.chip])
    for chip in setup.chip:
        entry = f"chip {chip.id!r}"
        expect(SETUP, entry, (chip.strength > 0) == (chip.kind == "faction"), "only Faction chips have Strength here")
        expect(SETUP, entry, (chip.losses > 0) != (chip.kind == "faction"), "Madness and Poison cost units, others do not")
    for name in (*setup.bag.chips, *setup.bag.extra_two):
        known = name in basic or name in ally_chips(box)
        expect(SETUP, f"bag {name!r}", known, "no such chip")
    expect(SETUP, "bag", sum(setup.bag.chips.values()) == 10, "the starting bag holds 10 chips")
    expect(SETUP, "bag", sum(setup.bag.extra_two.values()) == 1, "with 2 players exactly 1 chip is added")
    expect(SETUP, "kit", kit.artifacts == kit.artifacts_on_tracks + kit.artifacts_in_bag, "artifacts do not add up")
    expect(SETUP, "kit", kit.supporters_on_track < kit.supporters, "no Supporter left to place")
    expect(SETUP, "kit", kit.quests_kept <= kit.quests_drawn, "keeps more quests than it draws")
    expect(SETUP, "kit", kit.leader_strength <= kit.leader_strength_max, "the Leader starts above the maximum")
    expect_count(SETUP, "die faces", setup.die.faces, 6)
    icons = setup.track.forge_icons
    expect(SETUP, "track", list(icons) == sorted(set(icons)), "forge_icons must rise")
    expect(SETUP, "track", bool(icons) and icons[-1] <= setup.track.end, "a Forge icon lies beyond the end")
    expect_count(SETUP, "resistance strength", setup.resistance.strength, setup.game.rounds)
    expect(SETUP, "castle", setup.castle.vp <= setup.castle.vp_max <= setup.castle.vp_max_two, "Castle values must rise")
    expect(SETUP, "market", setup.market.face_up <= counts.wonderland_cards, "more face-up cards than cards")


def _check_box(box: Components) -> None:
    """The component list of the rulebook against what the files hold."""
    setup, kit, counts = box.setup, box.setup.kit, box.setup.box
    totals = {
        "leader_chips": sum(c.count for c in setup.chip if c.sub == "leader") * counts.faction_boards,
        "artifact_chips": sum(c.count for c in setup.chip if c.sub == "artifact") * counts.faction_boards,
        "madness_single": sum(c.count for c in setup.chip if c.sub == "single"),
        "madness_double": sum(c.count for c in setup.chip if c.sub == "double"),
        "poison_chips": sum(c.count for c in setup.chip if c.kind == "poison"),
        "supporters": kit.supporters * counts.faction_boards,
        "castles": kit.castles * counts.faction_boards,
        "wager_cards": setup.seating[-1].wager_cards * counts.faction_boards,
        "region_markers": len(box.markers),
        "faction_boards": len(box.factions),
        "leaders": len(box.factions),
        "shields": len(box.factions),
        "figures": sum(figure.figures for figure in box.figures),
        "item_chips": sum(item.chips for item in box.items),
        "wonderland_cards": len(box.figures) + len(box.items),
        "ally_cards": len(box.ally_cards),
        "quest_cards": len(box.quests),
        "tea_cards": len(box.tea_cards),
    }
    for name, total in asdict(counts).items():
        if name in totals:
            expect(SETUP, f"box {name}", total == totals[name], f"says {total}, the files hold {totals[name]}")


def _check_markers(box: Components) -> None:
    expect_count(MARKERS, "marker", box.markers, 6)
    expect_unique(MARKERS, "marker", [marker.id for marker in box.markers])
    for marker in box.markers:
        expect(MARKERS, f"marker {marker.id!r}", list(marker.vp) == sorted(marker.vp), "VP must not fall from round to round")


def _check_allies(box: Components) -> None:
    names = [ally.id for ally in box.allies]
    expect_unique(ALLIES, "ally", names)
    expect_count(ALLIES, "ally", names, 6)
    expect(ALLIES, "ally", "forge" in names, "there is no Forge")
    for ally in box.allies:
        entry = f"ally {ally.id!r}"
        held = ally.weak.count + (ally.strong.count if ally.strong else 0)
        total = box.setup.box.forge_chips if ally.id == "forge" else box.setup.box.ally_chips // 5
        expect(ALLIES, entry, held == total, f"needs exactly {total} chips, has {held}")
        expect(ALLIES, entry, (ally.strong is None) == (ally.id == "forge"), "only the Forge has a single level")
        if ally.strong is not None:
            expect(ALLIES, entry, ally.weak.strength < ally.strong.strength, "strong must beat weak")
    expect_unique(ALLIES, "card", [card.id for card in box.ally_cards])
    seen = Counter((card.pack, card.ally) for card in box.ally_cards)
    for card in box.ally_cards:
        entry = f"card {card.id!r}"
        expect(ALLIES, entry, card.ally in names, f"no ally {card.ally!r}")
        expect(ALLIES, entry, seen[card.pack, card.ally] == 1, f"pack {card.pack} has two cards for {card.ally}")
        expect(ALLIES, entry, (card.pack is None) == (card.ally == "forge"), "only the Forge card has no pack")
        _check_clauses(box, ALLIES, entry, card.clause)
    for pack in ("A", "B", "C", "D"):
        expect_count(ALLIES, f"pack {pack}", [card for card in box.ally_cards if card.pack == pack], 5)
    expect_count(ALLIES, "card", box.ally_cards, 21)


def _check_tea(box: Components) -> None:
    expect_unique(TEA, "card", [card.id for card in box.tea_cards])
    for number in (1, 2, 3):
        expect_count(TEA, f"round {number}", [card for card in box.tea_cards if card.round == number], 30)
    demand: Counter[str] = Counter()
    for card in box.tea_cards:
        entry = f"card {card.id!r}"
        expect(TEA, entry, card.split is None or not card.corrupted, "split and corrupted at the same time")
        expect(TEA, entry, card.split is None or not card.rewards, "a split card keeps its rewards in its halves")
        expect(TEA, entry, card.units <= box.setup.kit.supporters, "more units than a player has")
        expect(TEA, entry, bool(card.units or card.rewards or card.split), "gives nothing")
        halves = (card.split.top, card.split.bottom) if card.split else ()
        expect(TEA, entry, all(halves), "one half is empty")
        for part in (card.rewards, card.corrupted, *halves):
            _check_effects(box, TEA, entry, part)
            for effect in part:
                if isinstance(effect, GainChip):
                    demand[f"{effect.ally}_{effect.level}"] += effect.n
    stock = ally_chips(box)
    for name, needed in demand.items():
        expect(TEA, f"chip {name!r}", needed <= stock[name].count, f"the cards grant {needed}, the box has {stock[name].count}")


def _check_wonderland(box: Components) -> None:
    expect_unique(WONDERLAND, "figure or item", [card.id for card in (*box.figures, *box.items)])
    expect_count(WONDERLAND, "figure and item", (*box.figures, *box.items), 24)
    expect_count(WONDERLAND, "item", box.items, 12)
    figures = {figure.id for figure in box.figures}
    for figure in box.figures:
        expect(WONDERLAND, f"figure {figure.id!r}", figure.figures <= 2, "brings at most two figures")
        _check_clauses(box, WONDERLAND, f"figure {figure.id!r}", figure.clause)
    expect_unique(WONDERLAND, "item of", [item.owner for item in box.items])
    for item in box.items:
        expect(WONDERLAND, f"item {item.id!r}", item.owner in figures, f"no figure {item.owner!r}")
        expect(WONDERLAND, f"item {item.id!r}", item.chips == 2, "an item has 2 chips")
        _check_clauses(box, WONDERLAND, f"item {item.id!r}", item.clause)
    removed = [f.id for f in box.figures if f.not_with_two] + [i.id for i in box.items if i.not_with_two]
    expect_count(WONDERLAND, "not_with_two", removed, 2)


def _check_quests(box: Components) -> None:
    expect_unique(QUESTS, "quest", [quest.id for quest in box.quests])
    regions = [region.id for region in box.setup.region]
    for quest in box.quests:
        entry = f"quest {quest.id!r}"
        expect(QUESTS, entry, quest.region in regions, f"no region {quest.region!r}")
        for part in (quest.feat, quest.objective):
            chips = getattr(part, "filter", None)
            if isinstance(chips, Filter):
                _check_filter(box, QUESTS, entry, chips)
        match quest.feat:
            case StrengthIn(values=values):
                expect(QUESTS, entry, max(values) <= box.setup.track.end, "asks for Strength beyond the track")
            case FinalPlaceIn(values=values):
                expect(QUESTS, entry, max(values) <= box.setup.game.players_max, "asks for a place nobody can take")
        match quest.objective:
            case LeaderStrengthMin(n=n):
                expect(QUESTS, entry, n <= box.setup.kit.leader_strength_max, "asks for too much leader strength")
            case AbilitiesUnlockedMin(n=n):
                expect(QUESTS, entry, n <= box.setup.kit.abilities, "asks for more abilities than there are")
            case CastlesMin(n=n, n_two=n_two):
                expect(QUESTS, entry, n_two <= n <= box.setup.kit.castles, "asks for more Castles than there are")
            case RegionsWithUnitsMin(n=n, n_two=n_two):
                expect(QUESTS, entry, n_two <= n <= len(regions), "asks for more regions than there are")
    for region in regions:
        expect_count(QUESTS, f"region {region!r}", [quest for quest in box.quests if quest.region == region], 6)


def _check_factions(box: Components) -> None:
    kit = box.setup.kit
    names = [faction.id for faction in box.factions]
    powers = {power.id: power for power in box.powers}
    abilities = {ability.id: ability for ability in box.abilities}
    expect_count(FACTIONS, "faction", names, 5)
    expect_unique(FACTIONS, "faction", names)
    expect_unique(FACTIONS, "artifact", [faction.artifact for faction in box.factions])
    expect_unique(FACTIONS, "power", [power.id for power in box.powers])
    expect_unique(FACTIONS, "ability", [ability.id for ability in box.abilities])
    expect_unique(FACTIONS, "board", [board.id for board in box.boards])
    for what, owned in (("power", box.powers), ("ability", box.abilities)):
        for row in owned:
            expect(FACTIONS, f"{what} {row.id!r}", row.faction in names, f"no faction {row.faction!r}")
            _check_clauses(box, FACTIONS, f"{what} {row.id!r}", row.clause)
    for name in names:
        sides = [board.side for board in box.boards if board.faction == name]
        expect(FACTIONS, f"faction {name!r}", sorted(sides) == ["many", "two"], "needs one board for each side")
    expect_count(FACTIONS, "board", box.boards, 10)
    for board in box.boards:
        entry = f"board {board.id!r}"
        for power in filter(None, (board.power, board.power_earlier)):
            expect(FACTIONS, entry, power in powers, f"no power {power!r}")
            expect(FACTIONS, entry, powers[power].faction == board.faction, f"{power} belongs to another faction")
        expect_count(FACTIONS, f"{entry} abilities", board.abilities, kit.abilities)
        expect_unique(FACTIONS, f"{entry} ability", board.abilities)
        for name in board.abilities:
            expect(FACTIONS, entry, name in abilities, f"no ability {name!r}")
            expect(FACTIONS, entry, abilities[name].faction == board.faction, f"{name} belongs to another faction")
        upgrades = [name for name in board.abilities if abilities[name].kind == "artifact"]
        expect(FACTIONS, entry, len(upgrades) == 2, "two abilities upgrade the artifact, two are passive")
        _check_board(box, entry, board)


def _check_board(box: Components, entry: str, board: Board) -> None:
    kit, castle = box.setup.kit, box.setup.castle
    expect_count(FACTIONS, f"{entry} track", board.track, 4)
    waiting = sum(track.artifacts for track in board.track)
    expect(FACTIONS, entry, waiting == kit.artifacts_on_tracks, f"{waiting} artifacts wait, {kit.artifacts_on_tracks} should")
    supporters, value = 0, castle.vp
    for number, track in enumerate(board.track, start=1):
        expect(FACTIONS, f"{entry} track {number}", all(track.spaces) and bool(track.spaces), "has a space without a reward")
        for space in track.spaces:
            _check_effects(box, FACTIONS, f"{entry} track {number}", space)
            supporters += sum(effect.n for effect in space if isinstance(effect, GainSupporters))
            value += sum(effect.n for effect in space if isinstance(effect, CastleValue))
    expect(
        FACTIONS, entry, supporters == kit.supporters_on_track, f"frees {supporters} Supporters of {kit.supporters_on_track}"
    )
    top = castle.vp_max if board.side == "many" else castle.vp_max_two
    expect(FACTIONS, entry, value == top, f"Castles reach {value} VP, {top} is the value of this side")
    for reward in board.between:
        above, below = reward.tracks
        expect(FACTIONS, f"{entry} between", below == above + 1 <= len(board.track), "lies between two neighbouring tracks")
        shortest = min(len(board.track[above - 1].spaces), len(board.track[below - 1].spaces))
        expect(FACTIONS, f"{entry} between", reward.column <= shortest, f"has no column {reward.column}")
        _check_effects(box, FACTIONS, f"{entry} between", reward.reward)


def _check_clauses(box: Components, file: str, entry: str, clauses: Sequence[Clause]) -> None:
    expect(file, entry, bool(clauses), "does nothing")
    for clause in clauses:
        expect(file, entry, bool(clause.do) != bool(clause.either), "needs either `do` or `either`")
        expect(file, entry, len(clause.either) != 1 and all(clause.either), "`either` needs two or more choices")
        if clause.filter is not None:
            _check_filter(box, file, entry, clause.filter)
        for condition in clause.needs:
            match condition:
                case ActiveCount(filter=chips) | MostActive(filter=chips):
                    _check_filter(box, file, entry, chips)
                case TeaCardHas(icon=icon):
                    expect(file, entry, any(ally.id == icon for ally in box.allies), f"no ally {icon!r}")
                case DieResult(values=values):
                    expect(file, entry, set(values) <= set(box.setup.die.faces), "names a face the die has not")
        for effects in (clause.do, *clause.either):
            _check_effects(box, file, entry, effects)


def _check_effects(box: Components, file: str, entry: str, effects: Effects) -> None:
    stock = ally_chips(box)
    for index, effect in enumerate(effects):
        expect(file, entry, index > 0 or not effect.if_previous_done, "there is nothing before the first effect")
        match effect:
            case GainChip(ally=ally, level=level):
                expect(file, entry, f"{ally}_{level}" in stock, f"no {level} {ally!r} chip")
            case ReturnActiveToBag(filter=chips):
                _check_filter(box, file, entry, chips)
            case ChipAdd(n=CountActive(filter=chips)) | GainStrength(n=CountActive(filter=chips)):
                _check_filter(box, file, entry, chips)
            case DrawQuest(draw=draw, discard=discard):
                expect(file, entry, discard <= draw, "discards more quests than it draws")


def _check_filter(box: Components, file: str, entry: str, chips: Filter) -> None:
    allies = {ally.id for ally in box.allies}
    expect(file, entry, chips != Filter(), "a filter without a word fits everything")
    for ally in (*chips.ally_in, *filter(None, (chips.ally,))):
        expect(file, entry, ally in allies, f"no ally {ally!r}")
    if chips.item is not None:
        expect(file, entry, any(item.id == chips.item for item in box.items), f"no item {chips.item!r}")
    if chips.sub is not None:
        kinds = {"leader": "faction", "artifact": "faction", "single": "madness", "double": "madness"}
        expect(file, entry, chips.kind == kinds[chips.sub], f"{chips.sub} is no kind of {chips.kind}")


# ---- small questions about the box ------------------------------------------------------------------------------------


def ally_chips(box: Components) -> dict[str, Stock]:
    """The stock of every Ally chip by its id, which is ally_level: `rose_strong`, `forge_weak`."""
    return {name: stock for ally in box.allies for name, stock in _levels(ally)}


def _levels(ally: Ally) -> Iterator[tuple[str, Stock]]:
    yield f"{ally.id}_weak", ally.weak
    if ally.strong is not None:
        yield f"{ally.id}_strong", ally.strong
