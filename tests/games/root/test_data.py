"""The components of Root: as many as the booklet says, sound, and named in every language."""

import re
import shutil
import tomllib
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from wonderwood.engine.errors import Refusal
from wonderwood.games.root.data import DATA, load
from wonderwood.games.root.records import CARD_SUITS, SUITS, Card, Entry, Map, Piece
from wonderwood.games.root.vocabulary import Dominance, ExtraHits, GainItem

BOX = load()
LOCALE = DATA.parent / "locale"
LANGUAGES = ["en", "fr", "ru"]
LEDGER = tomllib.loads((DATA.parent / "rulebook.toml").read_text(encoding="utf-8"))["rule"]
AUTUMN, WINTER = BOX.maps


def card(name: str) -> Card:
    return next(row for row in BOX.kinds if row.id == name)


def piece(name: str) -> Piece:
    return next(row for row in BOX.factions.piece if row.id == name)


# What the booklet prints


def test_the_deck() -> None:
    deck = [BOX.kinds[kind] for kind in BOX.deck]
    assert len(deck) == 58
    assert [row.kind for row in deck[54:]] == ["spy"] * 4
    assert Counter(row.suit for row in deck[:54]) == {"bird": 14, "fox": 14, "rabbit": 13, "mouse": 13}
    assert Counter(row.kind for row in deck) == {
        "ambush": 5, "item": 20, "persistent": 22, "immediate": 3, "dominance": 4, "spy": 4,
    }  # fmt: skip
    for kind in ("dominance", "spy"):
        assert [row.suit for row in deck if row.kind == kind] == list(CARD_SUITS)
    assert deck[0] is deck[1] is card("bird_ambush")
    assert deck[53] is card("mouse_dominance")


def test_cards_the_booklet_shows() -> None:
    knapsack = card("fox_gently_used_knapsack")  # p. 7: one mouse, a bag, 1 point
    assert (knapsack.cost.mouse, knapsack.cost.total) == (1, 1)
    assert knapsack.effect == GainItem(item="bag", vp=1)
    assert card("bird_brutal_tactics").suit == "bird"  # p. 3
    assert card("rabbit_better_burrow_bank").suit == "rabbit"
    assert card("mouse_travel_gear").suit == "mouse"
    assert card("bird_royal_claim").cost.any == 4  # p. 31: four of any suit
    collector = card("fox_tax_collector").cost  # p. 31: one of each suit
    assert (collector.fox, collector.rabbit, collector.mouse) == (1, 1, 1)


def test_cards_that_change_battles() -> None:
    assert card("bird_sappers").effect == ExtraHits(role="defender", hits=1, discard=True)
    assert card("bird_brutal_tactics").effect == ExtraHits(role="attacker", hits=1, foe_scores=1)
    for suit in SUITS:
        assert card(f"{suit}_dominance").effect == Dominance(min_vp=10, rule="suit", clearings=3)


def test_changes_to_the_deck() -> None:
    changes = {change.id: change for change in BOX.cards.deck_change}
    assert changes["two_players"].remove_kinds == changes["mechanical_marquise"].remove_kinds == ("dominance",)
    assert changes["mechanical_marquise"].add_kinds == ("spy",)
    assert {card(name).kind for name in changes["solo"].remove_cards} == {"immediate"}
    assert len(changes["solo"].remove_cards) == 3


def test_items() -> None:
    items = {item.id: item for item in BOX.items.item}
    assert sum(item.supply for item in items.values()) == 12
    assert sum(item.ruins for item in items.values()) == 4
    assert sum(item.base for item in items.values()) == 23
    assert sum(item.expansion for item in items.values()) == 11
    assert [item.id for item in items.values() if item.for_sale] == ["boot", "bag", "sword", "tea"]
    assert [item.id for item in items.values() if item.track] == ["bag", "tea", "coin"]
    assert (items["coin"].supply, items["crossbow"].supply) == (2, 1)


def test_item_tokens_suffice_for_every_character() -> None:
    base = {item.id: item.base - item.supply - item.ruins for item in BOX.items.item}
    more = {item.id: item.expansion - item.ruins for item in BOX.items.item}
    for character in BOX.factions.character:
        for name, count in Counter(character.items).items():
            assert count <= (more if character.expansion else base)[name], (character.id, name)


@pytest.mark.parametrize("board", BOX.maps, ids=lambda board: board.id)
def test_maps(board: Map) -> None:
    assert [clearing.number for clearing in board.clearing] == list(range(1, 13))
    assert all(1 <= clearing.slots <= 3 for clearing in board.clearing)
    assert sum(clearing.ruins for clearing in board.clearing) == 4
    corners = {clearing.id: clearing.opposite for clearing in board.clearing if clearing.opposite}
    assert corners == {"c1": "c3", "c2": "c4", "c3": "c1", "c4": "c2"}
    assert 3 * board.markers == 12


def test_ruins_and_river_of_the_two_maps() -> None:
    assert [clearing.number for clearing in AUTUMN.clearing if clearing.ruins] == [6, 10, 11, 12]
    assert [clearing.number for clearing in WINTER.clearing if clearing.ruins] == [8, 9, 11, 12]
    assert [link.ends[0] for link in AUTUMN.river] + [AUTUMN.river[-1].ends[1]] == ["c5", "c10", "c11", "c7", "c4"]
    assert [link.ends[0] for link in WINTER.river] + [WINTER.river[-1].ends[1]] == ["c10", "c11", "c12", "c7"]
    assert (AUTUMN.river_divides_forests, WINTER.river_divides_forests) == (False, True)
    assert Counter(clearing.suit for clearing in AUTUMN.clearing) == {"fox": 4, "rabbit": 4, "mouse": 4}
    assert {clearing.suit for clearing in WINTER.clearing} == {None}


@pytest.mark.parametrize("board", BOX.maps, ids=lambda board: board.id)
def test_forests_are_the_faces_of_the_map(board: Map) -> None:
    """Euler: with what divides forests as edges, faces = edges - clearings + 1, the outside left out."""
    edges = len(board.path) + (len(board.river) if board.river_divides_forests else 0)
    assert len(board.forest) == edges - len(board.clearing) + 1


@pytest.mark.parametrize("board", BOX.maps, ids=lambda board: board.id)
def test_nothing_crosses_in_the_drawing(board: Map) -> None:
    at = {clearing.id: (clearing.x, clearing.y) for clearing in board.clearing}
    links = [(at[a], at[b]) for a, b in (link.ends for link in board.path + board.river)]

    def side(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    for index, (a, b) in enumerate(links):
        for c, d in links[:index]:
            if {a, b} & {c, d}:
                continue
            assert not (side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0), (a, b, c, d)


def test_tracks() -> None:
    assert (piece("sawmill").cost[3], piece("sawmill").vp[3]) == (3, 3)  # p. 11: the fourth sawmill
    assert piece("sawmill").cost == piece("workshop").cost == piece("recruiter").cost
    assert [index + 1 for index, draw in enumerate(piece("recruiter").draw) if draw] == [3, 5]
    assert [index + 1 for index, draw in enumerate(piece("roost").draw) if draw] == [3, 6]
    assert piece("roost").vp == (0, 1, 2, 3, 4, 4, 5)
    assert piece("sympathy").vp == (0, 1, 1, 1, 2, 2, 3, 4, 4, 4)
    for suit in SUITS:
        assert piece(f"trade_post_{suit}").vp == (2, 2, 2)  # p. 29
        assert piece(f"garden_{suit}").vp == (0, 2, 2, 3, 4)


def test_numbers_of_the_boards() -> None:
    facts, table = BOX.factions, BOX.scenarios.table
    assert {faction.id: faction.warriors for faction in facts.faction} == {
        "marquise": 25, "eyrie": 20, "alliance": 10, "vagabond": 0, "lizard_cult": 25, "riverfolk": 15,
        "mechanical_marquise": 25,
    }  # fmt: skip
    assert (table.hand, table.hand_limit, table.victory, table.dominance) == (3, 5, 30, 10)
    assert (table.dice, table.faces) == (2, (0, 1, 2, 3))
    assert facts.marquise.actions == 3
    assert (facts.eyrie.add_most, facts.eyrie.add_birds, facts.eyrie.new_roost_warriors) == (2, 1, 3)
    assert facts.alliance.supporters_without_base == 5
    assert (facts.vagabond.refresh, facts.vagabond.refresh_per_tea) == (3, 2)
    assert (facts.vagabond.item_limit, facts.vagabond.item_limit_per_bag) == (6, 2)
    assert (facts.riverfolk.protectionism, facts.riverfolk.dividend_funds) == (2, 2)
    machine = facts.mechanical_marquise
    assert (machine.orders, machine.ruled_vp, machine.ruled_warriors, machine.keep_warriors) == (5, 2, 3, 4)
    assert machine.campaign_vp == 3
    assert {action.verb: action.acolytes for action in facts.action if action.acolytes} == {
        "crusade": 2, "convert": 2, "sanctify": 3,
    }  # fmt: skip


def test_relationships_of_the_example() -> None:
    """p. 19: three aids from Indifferent are two steps and 3 points."""
    steps = [row for row in BOX.factions.relationship if row.track]
    assert [row.id for row in steps] == ["indifferent", "amiable", "friendly", "allied"]
    assert steps[1].aids + steps[2].aids == 3
    assert steps[1].vp + steps[2].vp == 3


def test_quests() -> None:
    assert Counter(quest.suit for quest in BOX.factions.quest) == {"fox": 5, "rabbit": 5, "mouse": 5}


def test_house_mixes_reach_what_the_law_recommends() -> None:
    reach = {faction.id: faction.reach for faction in BOX.factions.faction}
    least = BOX.scenarios.table.reach
    needed = {2: least.p2, 3: least.p3, 4: least.p4, 5: least.p5, 6: least.p6}
    for mix in BOX.scenarios.mix:
        seats = [*mix.factions, "mechanical_marquise"] if mix.list in ("solo", "coop") else list(mix.factions)
        if mix.source == "house":
            assert sum(reach[name] for name in seats) >= needed[len(seats)], mix.id


def test_guided_game_can_be_set_up() -> None:
    guides = {guide.id: guide for guide in BOX.scenarios.guide}
    assert list(guides) == ["marquise", "eyrie", "alliance", "vagabond"]
    clearings = {clearing.id: clearing for clearing in AUTUMN.clearing}
    keep = guides["marquise"].corner
    assert keep is not None
    assert guides["eyrie"].corner == clearings[keep].opposite
    adjacent = {end for path in AUTUMN.path if keep in path.ends for end in path.ends}
    for name, count in Counter(guides["marquise"].buildings.values()).items():
        assert name in adjacent
        assert count <= clearings[name].slots - clearings[name].ruins


# Broken files are refused


BREAKS = [
    ("cards.toml", 'id = "fox_anvil"\n', 'id = "fox_anvil"\ncolour = "red"\n', "fox_anvil", "unknown field `colour`"),
    ("cards.toml", 'id = "fox_anvil"\nsuit = "fox"', 'id = "fox_anvil"\nsuit = "badger"', "fox_anvil", "badger"),
    ("cards.toml", 'id = "fox_anvil"\nsuit = "fox"', 'id = "fox_anvil"\nsuit = "mouse"', "'fox'", "14 cards, has 13"),
    ("cards.toml", 'id = "fox_anvil"', 'id = "fox_root_tea"', "fox_root_tea", "twice"),
    ("cards.toml", 'item = "hammer", vp = 2', 'item = "spoon", vp = 2', "fox_anvil", "'spoon'"),
    ("cards.toml", 'item = "hammer", vp = 2', 'item = "hammer", vp = 3', "fox_anvil", "points"),
    ("cards.toml", 'item = "hammer", vp = 2', 'item = "hammer", vp = -2', "fox_anvil", ">= 0"),
    ("cards.toml", 'op = "look_at_hand"', 'op = "look_at_feet"', "mouse_codebreakers", "look_at_feet"),
    ("cards.toml", 'remove_cards = ["fox_favor_of_the_foxes"', 'remove_cards = ["fox_favor"', "solo", "'fox_favor'"),
    ("items.toml", "supply = 1\nruins = 1", "supply = 2\nruins = 1", "item", "12 tokens"),
    ("items.toml", '["bag", "boot", "crossbow"', '["bag", "bag", "crossbow"', "supply_rows", "'boot'"),
    ("map_autumn.toml", 'ends = ["c1", "c5"]', 'ends = ["c1", "c13"]', "p_1_5", "'c13'"),
    ("map_autumn.toml", 'ends = ["c1", "c5"]', 'ends = ["c1", "c9"]', "p_1_9", "second time"),
    ("map_autumn.toml", "number = 7\n", "number = 8\n", "'8'", "twice"),
    ("map_autumn.toml", "slots = 3", "slots = 4", "c11", "<= 3"),
    ("map_autumn.toml", 'opposite = "c3"', 'opposite = "c2"', "c1", "opposite"),
    ("map_autumn.toml", 'across = "p_1_10"', 'across = "p_1_9"', "x_1_10", "border"),
    ("map_autumn.toml", 'across = "p_1_10"', 'across = "r_5_10"', "x_1_10", "r_5_10"),
    ("map_autumn.toml", "x = 122", "x = 1220", "c1", "outside"),
    ("map_winter.toml", "number = 1\n", 'number = 1\nsuit = "fox"\n', "c1", "dealt"),
    ("map_winter.toml", 'clearings = ["c1", "c10", "c11"]', 'clearings = ["c1", "c10", "c12"]', "f_1_10_11", "border"),
    ("factions.toml", 'id = "wood"\nfaction = "marquise"', 'id = "wood"\nfaction = "cats"', "wood", "'cats'"),
    ("factions.toml", "count = 8", "count = 9", "wood", "exactly 8"),
    ("factions.toml", "vp = [0, 2, 2, 3, 4, 5]", "vp = [0, 2, 2, 3, 4]", "workshop", "6 entries"),
    ("factions.toml", 'items = ["tea", "coin"]', 'items = ["tea", "spoon"]', "fox_fundraising", "'spoon'"),
    ("factions.toml", 'items = ["tea", "coin"]', 'items = ["tea"]', "fox_fundraising", "length"),
    ("factions.toml", 'viziers = ["move", "build"]', 'viziers = ["move", "move"]', "despot", "one column"),
    ("factions.toml", "actions = 3 ", "actions = 0 ", "marquise", ">= 1"),
    ("scenarios.toml", 'factions = ["eyrie", "vagabond"]', 'factions = ["eyrie", "bandit"]', "base2", "'bandit'"),
    ("scenarios.toml", 'factions = ["eyrie"]', 'factions = ["eyrie", "alliance"]', "solo_eyrie", "1 to 1"),
    ("scenarios.toml", 'workshop = "c5"', 'roost = "c5"', "marquise", "'roost'"),
    ("scenarios.toml", "dominance = 10", "dominance = 40", "table", "victory"),
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(DATA, tmp_path / "data"))


@pytest.mark.parametrize(("file", "line", "broken", "entry", "problem"), BREAKS)
def test_a_broken_line_is_refused(folder: Path, file: str, line: str, broken: str, entry: str, problem: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert line in text
    path.write_text(text.replace(line, broken, 1), encoding="utf-8")
    with pytest.raises(Refusal) as refusal:
        load(folder)
    assert refusal.value.code == "bad_components"
    assert refusal.value.facts["file"] == file
    assert entry in str(refusal.value.facts["entry"])
    assert problem in str(refusal.value.facts["problem"])


def test_missing_and_unreadable_files_are_refused(folder: Path) -> None:
    (folder / "items.toml").write_text("[[item", encoding="utf-8")
    with pytest.raises(Refusal, match=r"items\.toml.*not valid TOML"):
        load(folder)
    (folder / "cards.toml").unlink()
    with pytest.raises(Refusal, match=r"cards\.toml"):
        load(folder)


@pytest.mark.parametrize("file", sorted(path.name for path in DATA.glob("*.toml")))
def test_a_lost_entry_is_refused(folder: Path, file: str) -> None:
    """Every file notices when the first entry of one of its lists is missing."""
    unchecked = {"ability", "action", "mix", "guide", "river"}  # lists of any length
    text = (DATA / file).read_text(encoding="utf-8")
    for table in sorted(set(re.findall(r"^\[\[(\w+)\]\]", text, re.MULTILINE)) - unchecked):
        shorter = re.sub(rf"^\[\[{table}\]\]\n(?:.+\n)+", "", text, count=1, flags=re.MULTILINE)
        (folder / file).write_text(shorter, encoding="utf-8")
        with pytest.raises(Refusal) as refusal:
            load(folder)
        assert str(refusal.value.facts["file"]).endswith(".toml"), table


# Words


def messages(language: str, file: str) -> dict[str, ast.Message]:
    text = (LOCALE / language / file).read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a key appears twice"
    return {entry.id.name: entry for entry in found}


def shape(message: ast.Message) -> list[str]:
    return ["value"] * (message.value is not None) + [attribute.id.name for attribute in message.attributes]


def named() -> list[str]:
    """The key of every component with a name. Paths, rivers, crossings and mixes have none: they are told by what they join."""
    facts = BOX.factions
    rows: dict[str, tuple[Entry, ...]] = {
        "card": BOX.kinds,
        "deck_change": BOX.cards.deck_change,
        "item": BOX.items.item,
        "map": BOX.maps,
        "clearing": AUTUMN.clearing + WINTER.clearing,
        "forest": AUTUMN.forest + WINTER.forest,
        "faction": facts.faction,
        "piece": facts.piece,
        "ability": facts.ability,
        "action": facts.action,
        "leader": facts.leader,
        "relationship": facts.relationship,
        "character": facts.character,
        "quest": facts.quest,
        "service": facts.service,
    }
    keys = [f"{domain}-{row.id}" for domain, entries in rows.items() for row in entries]
    keys += [f"suit-{suit}" for suit in CARD_SUITS]
    keys += [f"kind-{kind}" for kind in sorted({row.kind for row in BOX.kinds})]
    keys += [f"column-{column}" for column in facts.eyrie.columns]
    keys += [f"special-{character.special}" for character in facts.character]
    keys += [f"phase-{phase}" for phase in ("birdsong", "daylight", "evening")]
    keys += [f"option-{rule['option']}" for rule in LEDGER if "option" in rule]
    return list(dict.fromkeys(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_is_named(language: str) -> None:
    names = messages(language, "names.ftl")
    assert [key for key in named() if key not in names or names[key].value is None] == []
    texts = [key for key in names if key.split("-")[0] in ("card", "item", "ability", "action", "leader", "special", "service")]
    assert [key for key in texts if "text" not in shape(names[key])] == []
    for clearing in AUTUMN.clearing:
        assert {"autumn", "winter"} <= set(shape(names[f"clearing-{clearing.id}"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told(language: str) -> None:
    rules = messages(language, "rules.ftl")
    expected = {f"rule-{rule['id'].replace('.', '_')}" for rule in LEDGER}
    expected |= {f"chapter-{rule['chapter']}" for rule in LEDGER}
    assert set(rules) == expected
    for key, message in rules.items():
        assert shape(message) == (["value"] if key.startswith("chapter-") else ["value", "text"]), key


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("file", ["expansion.ftl", "names.ftl", "rules.ftl", "table.ftl"])
def test_languages_say_the_same_things(language: str, file: str) -> None:
    english, other = messages("en", file), messages(language, file)
    assert list(english) == list(other)
    assert {key: shape(message) for key, message in english.items()} == {key: shape(message) for key, message in other.items()}


@pytest.mark.parametrize("file", ["expansion.ftl", "names.ftl", "rules.ftl", "table.ftl"])
def test_typography(file: str) -> None:
    french = (LOCALE / "fr" / file).read_text(encoding="utf-8")
    assert re.findall(r"\w[;!?»]|\w:| [;:!?»]|« |'", french) == []
    russian = (LOCALE / "ru" / file).read_text(encoding="utf-8")
    assert re.findall(r"[\"“”']", russian) == []
    assert russian.count("«") == russian.count("»")


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_cite_rules_that_exist(language: str) -> None:
    known = {rule["id"] for rule in LEDGER}
    text = (LOCALE / language / "rules.ftl").read_text(encoding="utf-8")
    cited = set(re.findall(r"\b(?:MA|WA|VB|RF|MM|SC|GU|[GSCMBKDELQV])\d+[ab]?\b", text))
    assert cited <= known
    assert len(cited) > 50


@pytest.mark.parametrize(("language", "mark"), [("en", "house rule"), ("fr", "règle maison"), ("ru", "домашнее правило")])
def test_house_rules_say_so(language: str, mark: str) -> None:
    rules = messages(language, "rules.ftl")
    for rule in LEDGER:
        if rule["source"] == "house":
            text = rules[f"rule-{rule['id']}"].attributes[0].value
            assert mark in "".join(part.value for part in text.elements if isinstance(part, ast.TextElement)), rule["id"]


# The ledger


def test_the_ledger() -> None:
    ids = [rule["id"] for rule in LEDGER]
    assert len(ids) == len(set(ids)) == 280
    chapters = list(dict.fromkeys(rule["chapter"] for rule in LEDGER))
    assert " ".join(chapters) == "G S C M B K D MA E WA VB L RF MM SC GU Q V"
    for rule in LEDGER:
        assert set(rule) <= {"id", "chapter", "where", "source", "option"}
        assert re.fullmatch(rf"{rule['chapter']}\d+[ab]?", rule["id"])
        assert rule["where"]
        assert rule["source"] in ("rulebook", "public", "house", "mixed")
    for ability in BOX.factions.ability:
        assert ability.rule in ids, ability.id
