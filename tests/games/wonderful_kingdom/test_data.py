"""The components of It's a Wonderful Kingdom: what the booklet prints, what is refused, and that everything has its words."""

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_pattern

from games.wonderful_kingdom.tools import other_data
from wonderwood.engine.errors import Refusal
from wonderwood.games.wonderful_kingdom.data import DATA, load
from wonderwood.games.wonderful_kingdom.records import Board, Components, Entry
from wonderwood.games.wonderful_kingdom.vocabulary import BASIC

PACKAGE = DATA.parent
LANGUAGES = ("en", "fr", "ru")
HOUSE = {"en": "(house rule)", "fr": "(règle maison)", "ru": "(домашнее правило)"}
HOUSE_PART = {"en": "house rule", "fr": "règle maison", "ru": "домашнее правило"}


@pytest.fixture(scope="module")
def box() -> Components:
    return load()


# --- Counts printed in the booklet


def test_the_130_cards_of_the_base_game(box: Components) -> None:
    developments = sum(card.copies for card in box.developments if card.set == "base")
    treasures = sum(card.copies for card in box.treasures)
    calamities = sum(card.copies for card in box.calamities)
    threats = sum(card.copies for pack in box.packs if pack.set == "base" for card in pack.card)
    advisors = sum(card.copies for card in box.advisors if card.set == "base")
    duchies = sum(face.set == "base" for duchy in box.duchies for face in duchy.face) // 2
    assert (duchies, developments, treasures, calamities, threats, advisors) == (2, 70, 10, 8, 26, 14)
    assert duchies + developments + treasures + calamities + threats + advisors == 130


def test_the_pieces_of_all_boxes(box: Components) -> None:
    assert {piece.id: piece.count for piece in box.pieces} == {
        **dict.fromkeys(BASIC, 20),
        "krystallium": 10,
        "soldier": 30,
        "trap": 4,
        "spy": 2,
        "stolen": 4,
        "step": 8,
        "illusion": 3,
        "army": 24,
    }


def test_the_additional_boxes(box: Components) -> None:
    faces = Counter((face.id, face.set) for duchy in box.duchies for face in duchy.face)
    assert faces["A", "deluxe"] == faces["B", "deluxe"] == 1
    assert faces["C", "deluxe"] == faces["D", "deluxe"] == 3
    assert faces["E", "conquest"] == 2
    assert sum(card.copies for card in box.developments if card.set == "deluxe") == 5
    assert sum(card.copies for card in box.advisors if card.set == "deluxe") == 4
    assert [quest.set for quest in box.quests] == ["base"] * 3 + ["deluxe"] * 2
    assert [board.id for board in box.boards] == ["A1", "A2", "B1", "B2", "C1", "C2"]
    assert (box.conquest.armies, box.conquest.start_armies, box.conquest.trap_tokens) == (12, 4, 2)


def test_the_threat_packs(box: Components) -> None:
    packs = {pack.id: {card.id: card.copies for card in pack.card} for pack in box.packs}
    assert packs["giant_rats"] == {"giant_rat": 4, "vermin": 10}
    assert packs["frost_giants"] == {"frost_giant": 4}
    assert packs["shadows"] == {"shadow": 4}
    assert packs["thieves"] == {"thief": 4}
    assert list(packs["sisters_of_misfortune"].values()) == [1, 1, 1, 1]
    assert list(packs["siphons"].values()) == [1, 1, 1, 1]
    assert packs["black_dragons"] == {"black_dragon_female": 1, "black_dragon_male": 1, "black_dragon_egg": 2}
    assert packs["illusionists"] == {"illusionist": 4}
    assert {pack.id: pack.difficulty for pack in box.packs} == {
        "giant_rats": 3,
        "frost_giants": 2,
        "shadows": 3,
        "thieves": 3,
        "sisters_of_misfortune": 4,
        "siphons": 4,
        "black_dragons": 5,
        "illusionists": 4,
    }
    assert {pack.id for pack in box.packs if not pack.solo} == {"black_dragons", "illusionists"}
    sisters = [card for card in box.threats if card.id.startswith("sister_")]
    assert len({card.combat_cost.soldier for card in sisters}) == len({card.vp_if_undefeated for card in sisters}) == 4


def test_eleven_advisors_solo_and_fourteen_with_the_deluxe_set(box: Components) -> None:
    solo = Counter(card.set for card in box.advisors if not card.two_player_only)
    assert (solo["base"], solo["deluxe"]) == (11, 3)
    assert box.advisors_module.in_deck == 10
    assert len(box.advisors) - 4 - box.advisors_module.in_deck == 4  # 11.10: unused with two players, 2 drawn by each
    assert solo.total() - 1 - box.advisors_module.in_deck == 3  # 11.10: unused solo, 1 kept


def test_printed_values_of_single_cards(box: Components) -> None:
    cards = {card.id: card for card in box.developments}
    assert cards["farm"].copies == 4
    assert sum(icon.icons for name in ("hamlet", "guild") for icon in cards[name].production) == 4
    assert cards["barracks"].cost.vector == (3, 0, 0, 0, 0, 0)
    assert [(icon.resource, icon.amount) for icon in cards["barracks"].production] == [("population", 1)]
    per_type = cards["expeditionary_corps"].production[0]
    assert (per_type.amount, per_type.per) == (1, cards["expeditionary_corps"].type)
    assert box.calamities[0].vp.amount == -4
    assert {card.recycling.total for card in box.treasures} == {2}
    assert {duchy.on("C").start.krystallium for duchy in box.duchies if duchy.on("C")} == {5}  # type: ignore[union-attr]
    threats = {card.id: card for card in box.threats}
    assert {card.vp_if_undefeated for name, card in threats.items() if name.startswith("siphon_")} == {-4}
    egg = threats["black_dragon_egg"]
    assert (egg.combat_cost.soldier, egg.vp_if_undefeated, egg.secure) == (2, 0, True)


def test_medal_tables(box: Components) -> None:
    usual = {(70, 95, 115)}
    assert {(m.bronze, m.silver, m.gold) for pack in box.packs if (m := pack.medals)} == usual
    assert {(quest.medals.bronze, quest.medals.silver, quest.medals.gold) for quest in box.quests} == usual
    advisors, conquest = box.advisors_module.medals, box.conquest_solo.medals
    assert (advisors.bronze, advisors.silver, advisors.gold) == (70, 95, 115)
    assert (conquest.bronze, conquest.silver, conquest.gold) == (60, 80, 100)
    assert {s.id: (s.medals.bronze, s.medals.silver, s.medals.gold) for s in box.scenarios} == {
        "SC01": (70, 90, 110),
        "SC02": (60, 80, 100),
        "SC03": (65, 85, 110),
        "SC04": (80, 95, 125),
        "SC05": (80, 95, 120),
        "SC06": (60, 85, 100),
    }


def test_scenario_setups(box: Components) -> None:
    setups = {scenario.id: scenario.setup for scenario in box.scenarios}
    assert setups["SC01"].construction == {"farm": 4}
    assert (setups["SC02"].soldiers, setups["SC02"].advisors_in_deck, setups["SC02"].spy_tokens) == (6, 9, 0)
    assert list(setups["SC03"].construction) == ["great_lighthouse", "navigators", "port", "giants_cache"]
    assert (setups["SC04"].soldiers, setups["SC04"].advisors_in_deck) == (2, 10)
    assert setups["SC05"].construction_threats == {"thief": 4}
    assert setups["SC06"].quests == ("usurper", "plague_lord")


def test_physical_cards_are_numbered_in_file_order(box: Components) -> None:
    kinds = Counter(card.kind for card in box.cards)
    assert kinds == {"development": 75, "treasure": 10, "calamity": 8, "threat": 42, "advisor": 18}
    assert list(kinds) == ["development", "treasure", "calamity", "threat", "advisor"]
    assert [(card.id, card.copy) for card in box.cards[:5]] == [*(("farm", n) for n in (1, 2, 3, 4)), ("hamlet", 1)]
    lists = {
        "development": box.developments,
        "treasure": box.treasures,
        "calamity": box.calamities,
        "threat": box.threats,
        "advisor": box.advisors,
    }
    for card in box.cards:
        assert lists[card.kind][card.entry].id == card.id


# --- Conquest boards


def test_solo_boards_start_as_in_the_examples(box: Components) -> None:
    boards = {board.id: board for board in box.boards}
    for name, blue in (("C1", 6), ("C2", 7)):
        held = [t for t in boards[name].territory if any(slot.start for slot in t.slots)]
        free = [t for t in boards[name].territory if t not in held and t.kind != "castle"]
        assert sum(len(t.slots) for t in held) == 4
        assert len(free) == blue
    ours = [t for t in boards["C1"].territory if any(slot.start for slot in t.slots)]
    theirs = [t for t in boards["C1"].territory if t not in ours and t.owner != "red"]
    assert sum(t.vp.red for t in ours) - sum(t.vp.blue for t in theirs) == -7


def test_neighbours_share_a_border_in_the_drawing(box: Components) -> None:
    for board in box.boards:
        for one in board.territory:
            drawn = {two.id for two in board.territory if two is not one and _border(one.polygon, two.polygon) > 2}
            assert drawn == set(one.adjacent), f"{board.id} {one.id}"


Polygon = tuple[tuple[float, float], ...]


def _border(one: Polygon, two: Polygon) -> float:
    return sum(_overlap(*a, *b) for a in zip(one, one[1:] + one[:1]) for b in zip(two, two[1:] + two[:1]))


def _overlap(a: tuple[float, float], b: tuple[float, float], p: tuple[float, float], q: tuple[float, float]) -> float:
    """How much of the edge ab lies on the edge pq; corners are rounded to a tenth."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = (dx * dx + dy * dy) ** 0.5
    away = [abs(dx * (y - a[1]) - dy * (x - a[0])) / length for x, y in (p, q)]
    along = sorted((dx * (x - a[0]) + dy * (y - a[1])) / length for x, y in (p, q))
    return max(0.0, min(length, along[1]) - max(0.0, along[0])) if max(away) < 0.15 else 0.0


# --- Mistakes are refused, naming file and entry


@pytest.fixture
def spoil(tmp_path: Path) -> Callable[[str, str, str], Refusal]:
    """Replaces one passage of a copy of the data and returns the refusal."""

    def edit(file: str, old: str, new: str) -> Refusal:
        folder = other_data(tmp_path, file, old, new)
        with pytest.raises(Refusal) as refused:
            load(Path(folder))
        assert refused.value.code == "bad_components"
        return refused.value

    return edit


@pytest.mark.parametrize(
    ("file", "old", "new", "entry", "problem"),
    [
        ("developments.toml", 'id = "farm"', 'id = "farm"\ncolour = 1', "card 'farm'", "unknown field"),
        ("developments.toml", 'type = "structure"', 'type = "castle"', "card 'farm' type", "Invalid enum"),
        ("developments.toml", "cost = { materials = 2 }", "cost = { stone = 2 }", "card 'farm' cost", "unknown field"),
        ("developments.toml", "cost = { materials = 2 }", "cost = { materials = -2 }", "card 'farm' cost", ">= 0"),
        ("developments.toml", "cost = { materials = 2 }", "cost = {}", "card 'farm'", "no cost"),
        ("developments.toml", "copies = 4", "copies = 5", "cards of the base set", "exactly 70 entries, has 71"),
        ("developments.toml", 'id = "hamlet"', 'id = "farm"', "card 'farm'", "appears twice"),
        ("developments.toml", 'id = "hamlet"', 'id = "a hamlet"', "card 'a hamlet'", "regex"),
        ("developments.toml", 'id = "hamlet"', 'id = "thief"', "card 'thief'", "also a development's"),
        ("developments.toml", "bonus = { soldier = 1 }", "bonus = { gold = 1 }", "card 'barracks'", "Krystallium or"),
        ("developments.toml", "sources = { id =", "sources = { name =", "card 'farm'", "no field"),
        ("treasures.toml", "recycling = { materials = 2 }", "recycling = { gold = 3 }", "'treasure_mat_mat'", "exactly 2"),
        ("treasures.toml", "copies = 1", "copies = 2", "cards", "exactly 10 entries"),
        ("calamities.toml", "amount = -4", "amount = 4", "card 'calamity'", "costs points"),
        ("calamities.toml", "copies = 8", "copies = 7", "cards", "exactly 8 entries"),
        ("duchies.toml", 'id = "E"', 'id = "D"', "duchy 'teressia' face 'D'", "appears twice"),
        ("duchies.toml", "krystallium = 5", "gold = 5", "duchy 'teressia' face 'C'", "kept from the start"),
        ("duchies.toml", 'set = "conquest"', 'set = "base"', "faces E of the conquest set", "exactly 2 entries"),
        ("threats.toml", 'op = "siphon"', 'op = "syphon"', "pack 'siphons'", "Invalid value"),
        ("threats.toml", 'hand_cards = ["shadow"]', 'hand_cards = ["ghost"]', "pack 'shadows'", "'ghost'"),
        ("threats.toml", "copies = 10", "copies = 9", "cards of the base set", "exactly 26 entries"),
        ("threats.toml", "max_in_play = 3", "max_in_play = 4", "pack 'illusionists'", "max_in_play"),
        ("threats.toml", "combat_cost = { soldier = 3 }", "combat_cost = { gold = 3 }", "card 'shadow'", "Soldiers"),
        ("threats.toml", "vp_if_undefeated = -3", "vp_if_undefeated = 3", "pack 'giant_rats'", "<= 0"),
        ("advisors.toml", 'phase = "choice"', 'phase = "planning"', "card 'enlightened_prophet'", "phase 'choice'"),
        ("advisors.toml", "two_player_only = true", "two_player_only = false", "for one player", "exactly 11 entries"),
        ("advisors.toml", "keep = 1", "keep = 2", "card 'grey_eminence'", "Invalid enum value 2"),
        ("advisors.toml", 'op = "double_recycle", count = 1', 'op = "double_recycle", count = 2', "'chamberlain'", "value 2"),
        ("advisors.toml", "counts_for_supremacy = false", "counts_for_supremacy = true", "'master_cartographer'", "16.4c"),
        ("advisors.toml", "same_card = true", "same_card = false", "card 'royal_architect'", "one card"),
        ("threats.toml", "opponent_alchemy = 1", "opponent_alchemy = 2", "pack 'shadows'", "Invalid enum value 2"),
        ("threats.toml", "count = 1\non_defeat", "count = 2\non_defeat", "pack 'thieves'", "Invalid enum value 2"),
        ("threats.toml", "counts_for_supremacy = true", "counts_for_supremacy = false", "pack 'siphons'", "10.Y2"),
        ("quests.toml", "final = true\n", "", "quest 'northern_lands' final steps", "exactly 1 entries, has 0"),
        ("quests.toml", "gain_first =", "gain =", "step 'nl2_final'", "gain_first"),
        ("quests.toml", "resources = { soldier = 1 }", "resources = { gold = 1 }", "step 'nl2_fleet'", "Krystallium or"),
        ("conquest.toml", '"north_moor", "white_cliffs"]', '"nowhere"]', "'castle_blue'", "'nowhere'"),
        ("conquest.toml", '"north_moor", "white_cliffs"]', '"white_cliffs"]', "'north_moor'", "not the other way"),
        ("conquest.toml", 'start = "blue"', 'start = "red"', "board 'A1' start slots of red", "exactly 4 entries, has 5"),
        ("conquest.toml", 'resource = "population", ', "", "territory 'white_cliffs'", "white_cliffs_2"),
        ("conquest.toml", "xy = [50, 9]", "xy = [50, 900]", "territory 'castle_blue'", "off the board"),
        ("conquest.toml", "armies = 12", "armies = 13", "setup", "24 pawns"),
        ("conquest.toml", "players = 2", "players = 1", "boards for two players", "exactly 4 entries"),
        ("scenarios.toml", "{ farm = 4 }", "{ windmill = 1 }", "scenario 'SC01'", "'windmill'"),
        ("scenarios.toml", "construction = { farm = 4 }", "construction = { farm = 5 }", "scenario 'SC01'", "there are 4"),
        ("scenarios.toml", '"giant_rats"', '"black_dragons"', "scenario 'SC01'", "not for one player"),
        ("scenarios.toml", "calamities = 4", 'calamities = 4, threat_pack = "shadows"', "scenario 'SC02'", "not both"),
        ("scenarios.toml", '"enlightened_prophet"', '"poisoner"', "scenario 'SC02'", "'poisoner'"),
        ("scenarios.toml", "advisors_in_deck = 9", "advisors_in_deck = 10", "scenario 'SC02'", "11 Advisors"),
        ("scenarios.toml", 'quests = ["northern_lands"]', 'quests = ["southern_lands"]', "scenario 'SC03'", "southern"),
        ("scenarios.toml", 'quests = ["usurper", "plague_lord"] }', 'quests = ["usurper"] }', "scenario 'SC06'", "every board"),
        ("scenarios.toml", '"guild"], count = 4', '"guild"], count = 3', "scenario 'SC05'", "4 production icons"),
        ("scenarios.toml", "silver = 90", "silver = 60", "scenario 'SC01'", "rise"),
        ("pieces.toml", 'id = "gold"', 'id = "silver"', "piece", "basic resources"),
        ("pieces.toml", "count = 20", "count =", "-", "not valid TOML"),
    ],
)
def test_mistakes_are_refused(
    spoil: Callable[[str, str, str], Refusal], file: str, old: str, new: str, entry: str, problem: str
) -> None:
    refusal = spoil(file, old, new)
    assert refusal.facts["file"] == ("threats.toml" if "'thief'" in entry else file)  # the later file is the one to blame
    assert entry in str(refusal.facts["entry"])
    assert problem in str(refusal.facts["problem"])


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match=r"pieces\.toml"):
        load(tmp_path)


# --- Words


def messages(language: str, file: str) -> dict[str, ast.Message]:
    """The messages of a file by id; junk or a double id fails."""
    body = parse((PACKAGE / "locale" / language / file).read_text(encoding="utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert [name for name, n in Counter(entry.id.name for entry in found).items() if n > 1] == []
    return {entry.id.name: entry for entry in found}


def words(message: ast.Message) -> tuple[str, str]:
    """The value and the attribute `text` of a message, '' where there is none."""
    texts = [attribute.value for attribute in message.attributes if attribute.id.name == "text"]
    return serialize_pattern(message.value) if message.value else "", serialize_pattern(texts[0]) if texts else ""


def names_needed(box: Components) -> Iterator[tuple[str, bool]]:
    """Every message of names.ftl the data ask for, and whether it tells what the thing does."""
    for piece in box.pieces:
        yield f"{'token' if piece.kind in ('token', 'pawn') else 'resource'}-{piece.id}", piece.kind == "token"
    plain = {card.id for card in box.developments}
    for card in box.cards:
        yield f"card-{card.id}", card.id not in plain
        yield f"kind-{card.kind}", False
    for duchy in box.duchies:
        yield f"duchy-{duchy.id}", False
        yield f"colour-{duchy.colour}", False
        for face in duchy.face:
            yield f"face-{face.id}", True
            yield f"set-{face.set}", False
    for pack in box.packs:
        yield f"pack-{pack.id}", True
    for development in box.developments:
        yield f"type-{development.type}", False
    for advisor in box.advisors:
        yield f"phase-{advisor.phase}", False
    for quest in box.quests:
        yield f"quest-{quest.id}", False
        for step in quest.step:
            yield f"step-{step.id}", False
    for board in box.boards:
        yield f"board-{board.id}", False
        for territory in board.territory:
            yield f"territory-{territory.id}", False
            for slot in territory.slots:
                yield f"slot-{slot.type}", True
    for scenario in box.scenarios:
        yield f"scenario-{scenario.id}", True
        for module in scenario.modules:
            yield f"module-{module}", True


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_its_name(box: Components, language: str) -> None:
    names = messages(language, "names.ftl")
    for name, explained in names_needed(box):
        value, text = words(names[name])
        assert value, name
        assert text or not explained, name


def ledger() -> list[dict[str, str]]:
    rules: list[dict[str, str]] = tomllib.loads((PACKAGE / "rulebook.toml").read_text(encoding="utf-8"))["rule"]
    return rules


def test_the_ledger() -> None:
    rules = ledger()
    assert len(rules) == 287
    assert len({rule["id"] for rule in rules}) == 287
    for rule in rules:
        assert set(rule) - {"option"} == {"id", "chapter", "where", "source"}
        assert re.fullmatch(r"\d+\.[A-Z]?\d+[a-z]?", rule["id"])
        assert rule["id"].startswith(rule["chapter"])
        assert rule["source"] in {"rulebook", "public", "house", "mixed"}
        assert (rule["where"] == "-") == (rule["source"] == "house")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_title_and_text(language: str) -> None:
    found = messages(language, "rules.ftl")
    wanted = []
    for rule in ledger():
        name = "rule-" + rule["id"].replace(".", "_")
        chapter = "chapter-" + rule["chapter"].replace(".", "_")
        if chapter not in wanted:
            wanted.append(chapter)
        wanted.append(name)
        title, text = words(found[name])
        assert title, name
        assert text, name
        if rule["source"] == "house":
            assert text.endswith(HOUSE[language]), name
        assert (HOUSE_PART[language] in text) == (rule["source"] in ("house", "mixed")), name
    assert list(found) == wanted


@pytest.mark.parametrize("file", ["names.ftl", "rules.ftl"])
def test_languages_say_the_same_things(file: str) -> None:
    shapes = []
    for language in LANGUAGES:
        found = messages(language, file)
        shapes.append([(name, [a.id.name for a in message.attributes]) for name, message in found.items()])
    assert shapes[0] == shapes[1] == shapes[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_agree_on_the_numbers(language: str) -> None:
    """A number lost in translation is a rule lost: references to rules and digits are the same, in some order."""
    english, other = messages("en", "rules.ftl"), messages(language, "rules.ftl")
    number = re.compile(r"\d+(?:\.[A-Z]?\d+[a-z]?)?")
    for name, message in english.items():
        here, there = (Counter(number.findall(words(m)[1])) for m in (message, other[name]))
        assert here == there, f"{language} {name}: {here - there} {there - here}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_in_two_files(language: str) -> None:
    keys = Counter(key for path in (PACKAGE / "locale" / language).glob("*.ftl") for key in messages(language, path.name))
    assert [key for key, times in keys.items() if times > 1] == []


OTHER_WORDS = {
    "en": ["menace"],
    "fr": ["siphon", "paquet", "emplacement libre pour"],
    "ru": ["квест", "кубик", "символ", "способност", "соперника", "лицом вниз", "рубашк", "бой", "поход:"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_with_the_words_of_the_rules(language: str) -> None:
    for path in (PACKAGE / "locale" / language).glob("*.ftl"):
        text = re.sub(r"(?m)^[\w-]+ =|\{ [\w.-]+ \}", "", path.read_text(encoding="utf-8")).lower()
        assert [word for word in OTHER_WORDS[language] if re.search(rf"\b{word}", text)] == [], path.name


@pytest.mark.parametrize("file", ["names.ftl", "rules.ftl"])
def test_typography(file: str) -> None:
    french = (PACKAGE / "locale" / "fr" / file).read_text(encoding="utf-8")
    lines = [line for line in french.splitlines() if not line.startswith("#")]
    for line in lines:
        assert not re.search(r"[ \w][;!?»]| :|(?<=\w):|« |'", line.replace("\u00a0", "~").replace("\u202f", "~")), line
    for language in LANGUAGES:
        text = (PACKAGE / "locale" / language / file).read_text(encoding="utf-8")
        for line in text.splitlines():
            if not line.startswith("#"):
                assert "'" not in line, line
                assert '"' not in line, line


# --- Provenance


def entries(box: Components) -> Iterator[Entry]:
    yield from (*box.pieces, *box.developments, *box.treasures, *box.calamities, *box.duchies, *box.packs, *box.threats)
    yield from (*box.advisors, *box.quests, *box.boards, *box.scenarios)
    for duchy in box.duchies:
        yield from duchy.face
    for quest in box.quests:
        yield from quest.step
    for board in box.boards:
        yield from board.territory


def test_every_entry_says_where_it_comes_from(box: Components) -> None:
    for entry in entries(box):
        assert entry.source in ("rulebook", "public", "house")
        if entry.source == "public" or "public" in entry.sources.values():
            assert entry.note, f"{entry.id}: name the public source in a note"


def test_territory_ids_mean_the_same_place_on_every_board(box: Components) -> None:
    """Territories share one domain of names, so only castles and the Prison may appear on several boards."""
    boards: dict[str, list[Board]] = {}
    for board in box.boards:
        for territory in board.territory:
            boards.setdefault(territory.id, []).append(board)
    assert {name for name, where in boards.items() if len(where) > 1} == {"castle_blue", "castle_red", "prison"}
