"""The components: data/*.toml read into frozen records, every number and reference checked."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from wonderwood.games.components import expect, expect_count, expect_unique, read
from wonderwood.games.wonderful_kingdom.records import (
    COLOURS,
    FILE_OF,
    AdvisorsFile,
    AnyCard,
    Board,
    CalamitiesFile,
    Card,
    CardKind,
    Components,
    ConquestFile,
    Development,
    DevelopmentsFile,
    DuchiesFile,
    Entry,
    Medals,
    PiecesFile,
    Production,
    QuestsFile,
    Scenario,
    ScenariosFile,
    Threat,
    ThreatsFile,
    TreasuresFile,
)
from wonderwood.games.wonderful_kingdom.vocabulary import (
    BASIC,
    PHASE_OF,
    RESOURCES,
    AllDefeatedBonus,
    DiscardSelection,
    DrainSoldier,
    FinalStepMissing,
    Gain,
    GainAtStep,
    GiveIllusionToken,
    NoRecycle,
    NotAllBuilt,
    PlaceAny,
    SecuredEggsBonus,
    Siphon,
    SpawnVermin,
    SpawnVerminPerUnbuilt,
    StealIcon,
    ThreatsNotDefeated,
)

DATA = Path(__file__).parent / "data"


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
        elif isinstance(effect, Siphon):
            expect(file, entry, effect.counts_for_supremacy, "what a Siphon produces counts for Supremacy (10.Y2)")
        elif isinstance(effect, DiscardSelection):
            expect(file, entry, effect.solo_no_opponent_gain, "solo nobody gains from a Shadow (10.S5)")
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
            expect(file, entry, not power.counts_for_supremacy, "extra cubes never count for Supremacy (16.4c)")
        elif isinstance(power, PlaceAny):
            expect(file, entry, power.same_card, "all cubes of place_any go on one card")
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
            finals = sorted(defeat.quests) == sorted(setup.quests)
            expect(file, entry, finals, "final_step_missing names every board in play: without a final step the game is lost")
        elif isinstance(defeat, ThreatsNotDefeated):
            cards({defeat.card: defeat.count}, threats, "threat")
