"""The components of Wonderland's War: as many as the booklets say, sound, and named in every language."""

import re
import shutil
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from wonderwood.engine.errors import Refusal
from wonderwood.games.wonderlands_war import GAME, vocabulary
from wonderwood.games.wonderlands_war.data import DATA, ally_chips, load
from wonderwood.games.wonderlands_war.records import Entry
from wonderwood.games.wonderlands_war.vocabulary import Clause, DiscardMadness, DrawQuest, EffectOp, GainVp
from wonderwood.games.wonderlands_war.vocabulary_conditions import Filter
from wonderwood.games.wonderlands_war.vocabulary_quests import (
    ActiveCountIn,
    ChipsOwnedMin,
    ForgedDistinctAlliesMin,
    LastChipPrintedIn,
    StrengthIn,
)
from wonderwood.words import Speaker

BOX = load()
SETUP = BOX.setup
LOCALE = DATA.parent / "locale"
LANGUAGES = ["en", "fr", "ru"]
LEDGER = tomllib.loads((DATA.parent / "rulebook.toml").read_text(encoding="utf-8"))["rule"]


# What the booklets print


def test_the_box_as_listed_in_the_booklet() -> None:
    """Page 2 and 3."""
    box = SETUP.box
    assert (box.region_markers, box.chair_markers, box.faction_boards) == (6, 2, 5)
    assert (box.supporters, box.castles, box.discs, box.leaders, box.figures) == (70, 25, 30, 5, 13)
    assert (box.leader_chips, box.artifact_chips, box.shields) == (20, 30, 5)
    assert (box.wonderland_cards, box.ally_cards, box.wager_cards, box.quest_cards) == (24, 21, 20, 30)
    assert (box.item_chips, box.tea_cards, box.forge_chips, box.ally_chips) == (24, 90, 25, 95)
    assert (box.madness_single, box.madness_double, box.poison_chips) == (29, 5, 7)
    assert box.shards_black + 5 * box.shards_white == 80


def test_the_files_hold_what_the_box_lists() -> None:
    assert len(BOX.markers) == 6
    assert Counter(card.round for card in BOX.tea_cards) == {1: 30, 2: 30, 3: 30}
    assert (len(BOX.figures), sum(figure.figures for figure in BOX.figures)) == (12, 13)
    assert (len(BOX.items), sum(item.chips for item in BOX.items)) == (12, 24)
    assert Counter(quest.region for quest in BOX.quests) == {region.id: 6 for region in SETUP.region}
    assert Counter(card.pack for card in BOX.ally_cards) == {"A": 5, "B": 5, "C": 5, "D": 5, None: 1}
    assert len(BOX.factions) == 5
    assert len(BOX.boards) == 10
    held = Counter[str]()
    for name, stock in ally_chips(BOX).items():
        held[name.rsplit("_", 1)[0]] += stock.count
    assert held == {"card_soldier": 19, "flamingo": 19, "rose": 19, "red_rook": 19, "creature": 19, "forge": 25}


@pytest.mark.rule("wonderlands_war/R3.1")
@pytest.mark.rule("wonderlands_war/R3.2")
@pytest.mark.rule("wonderlands_war/R3.3")
@pytest.mark.rule("wonderlands_war/R3.4")
@pytest.mark.rule("wonderlands_war/R3.5")
def test_what_a_player_starts_with() -> None:
    kit = SETUP.kit
    assert (kit.supporters, kit.supporters_on_track, kit.castles) == (14, 4, 5)
    assert (kit.leader_strength, kit.leader_strength_max, kit.abilities) == (1, 6, 4)
    assert (kit.artifacts, kit.artifacts_on_tracks, kit.artifacts_in_bag) == (6, 4, 2)
    leaders = [chip.strength for chip in SETUP.chip if chip.sub == "leader" for _ in range(chip.count)]
    assert leaders == [1, 1, 1, 2]
    assert [chip.strength for chip in SETUP.chip if chip.sub == "artifact"] == [3]
    assert SETUP.bag.chips == {
        "leader_1": 3,
        "leader_2": 1,
        "artifact": 2,
        "forge_weak": 1,
        "madness_double": 1,
        "madness_single": 2,
    }
    assert SETUP.bag.extra_two == {"forge_weak": 1}


@pytest.mark.rule("wonderlands_war/R3.9")
@pytest.mark.rule("wonderlands_war/R3.11")
def test_what_depends_on_the_number_of_players() -> None:
    assert {row.players: row.shards for row in SETUP.seating} == {
        2: (2, 1),
        3: (4, 3, 1),
        4: (4, 3, 2, 1),
        5: (5, 3, 2, 1, 0),
    }
    assert [row.poison for row in SETUP.seating] == [row.players + 2 for row in SETUP.seating]
    assert [row.tea_cards for row in SETUP.seating] == [5, 4, 4, 4]
    assert [len(row.blocked) for row in SETUP.seating] == [2, 2, 1, 0]
    assert [row.wager_cards for row in SETUP.seating] == [0, 4, 4, 4]


def test_numbers_of_the_war() -> None:
    assert (SETUP.track.end, SETUP.kit.madness_spaces) == (25, 4)
    assert {2, 5} <= set(SETUP.track.forge_icons)
    assert 8 not in SETUP.track.forge_icons
    assert (SETUP.castle.strength, SETUP.castle.vp, SETUP.castle.vp_max, SETUP.castle.vp_max_two) == (2, 3, 6, 7)
    assert SETUP.resistance.strength == (3, 5, 7)
    assert (SETUP.scoring.feat, SETUP.scoring.objective, SETUP.scoring.both, SETUP.scoring.shard) == (3, 3, 3, -1)
    assert {(6, 6, 8), (2, 6, 12)} <= {marker.vp for marker in BOX.markers}


@pytest.mark.rule("wonderlands_war/R1.6")
def test_the_regions_form_a_ring() -> None:
    near = {region.id: set(region.adjacent) for region in SETUP.region}
    assert "witzend" in near["pool_of_tears"]
    assert all(len(around) == 2 and all(name in near[other] for other in around) for name, around in near.items())


def test_cards_named_in_the_examples() -> None:
    stock = ally_chips(BOX)
    figures = {figure.id: figure for figure in BOX.figures}
    assert 2 + stock["red_rook_weak"].strength == 5
    assert 4 + 3 + stock["flamingo_weak"].strength == 8
    assert 3 + 2 + stock["forge_weak"].strength + stock["rose_strong"].strength == 8
    assert (figures["walrus"].strength, figures["gryphon"].strength) == (2, 2)
    quests = {quest.id: quest for quest in BOX.quests}
    clams, castle, roses = (quests[n] for n in ("call_the_clams", "castle_by_any_name", "paint_the_roses"))
    assert (clams.region, clams.feat, clams.objective) == (
        "tulgey_wood",
        ActiveCountIn(values=(2, 6)),
        ForgedDistinctAlliesMin(n=3),
    )
    assert (castle.region, castle.feat) == ("witzend", LastChipPrintedIn(values=(1,)))
    assert castle.objective == ChipsOwnedMin(filter=Filter(ally_in=("rose", "red_rook")), n=7)
    assert (roses.region, roses.feat) == ("living_flowers", StrengthIn(values=(3, 4, 9, 10)))


@pytest.mark.rule("wonderlands_war/R13.6")
def test_forge_tracks() -> None:
    for board in BOX.boards:
        assert board.track[2].spaces[-1] == (GainVp(n=4),)
        assert [track.artifacts for track in board.track] == [1, 1, 1, 1]
    boards = {board.id: board for board in BOX.boards}
    hatter, queen = boards["mad_hatter_many"], boards["queen_of_hearts_many"]
    assert any(b.tracks == (2, 3) and b.column == 1 and b.reward == (DrawQuest(draw=1, discard=0),) for b in hatter.between)
    last = len(queen.track[1].spaces)
    assert any(2 in b.tracks and b.column == last and b.reward == (DiscardMadness(n=1),) for b in queen.between)


@pytest.mark.rule("wonderlands_war/R15.3")
def test_cards_removed_with_two_players() -> None:
    assert [figure.id for figure in BOX.figures if figure.not_with_two] == ["march_hare"]
    assert [item.id for item in BOX.items if item.not_with_two] == ["duchess_amulet"]


def test_every_word_of_the_vocabulary_has_a_sentence() -> None:
    """Whoever writes a card finds out in data what an `op` does."""
    for record in vars(vocabulary).values():
        if isinstance(record, type) and issubclass(record, EffectOp):
            assert record.__doc__
            assert record.__struct_config__.tag is not None


# What is refused


def broken(tmp_path: Path, file: str, change: Callable[[str], str]) -> dict[str, object]:
    """The refusal of a data folder in which one file was changed."""
    folder = tmp_path / "data"
    shutil.copytree(DATA, folder)
    before = (folder / file).read_text(encoding="utf-8")
    after = change(before)
    assert after != before
    (folder / file).write_text(after, encoding="utf-8")
    with pytest.raises(Refusal) as refusal:
        load(folder)
    assert refusal.value.code == "bad_components"
    assert refusal.value.facts["file"] == file
    return refusal.value.facts


def swap(old: str, new: str) -> Callable[[str], str]:
    return lambda text: text.replace(old, new, 1)


def without(entry: str, table: str) -> Callable[[str], str]:
    """The file without the entry of that id."""
    return lambda text: "".join(
        part for part in re.split(rf"(?=^\[\[{table}\]\])", text, flags=re.MULTILINE) if f'id = "{entry}"' not in part
    )


@pytest.mark.parametrize(
    ("file", "change", "entry", "problem"),
    [
        # unknown keys and words
        ("tea.toml", swap("units = 2", "units = 2\ncolour = 1"), "card 't1_01'", "unknown field `colour`"),
        ("tea.toml", swap('op = "restore_shield"', 'op = "restore_sword"'), "card 't1_01'", "restore_sword"),
        ("quests.toml", swap('op = "last_chip_printed_in"', 'op = "luck"'), "quest 'castle_by_any_name'", "luck"),
        ("wonderland.toml", swap('trigger = "draw"', 'trigger = "lunch"'), "figure 'caterpillar'", "lunch"),
        ("factions.toml", swap("n = 2, if_previous_done", "n = 2, m = 1, if_previous_done"), "ability", "`m`"),
        ("setup.toml", swap("rounds = 3", "rounds = 3\nlaps = 1"), "game", "laps"),
        # wrong counts
        ("tea.toml", without("t2_30", "card"), "round 2", "needs exactly 30"),
        ("quests.toml", without("dry_as_history", "quest"), "region 'pool_of_tears'", "needs exactly 6"),
        ("allies.toml", without("C_rose", "card"), "pack C", "needs exactly 5"),
        ("allies.toml", swap("count = 12", "count = 13"), "ally 'card_soldier'", "exactly 19"),
        ("wonderland.toml", without("turtle_soup", "item"), "item", "needs exactly"),
        ("markers.toml", without("m_4_8_8", "marker"), "marker", "needs exactly 6"),
        ("factions.toml", without("alice_two", "board"), "faction 'alice'", "each side"),
        ("setup.toml", swap("quest_cards = 30", "quest_cards = 31"), "box quest_cards", "31"),
        ("setup.toml", swap("leader_1 = 3", "leader_1 = 4"), "bag", "10 chips"),
        # names used twice
        ("tea.toml", swap('id = "t1_02"', 'id = "t1_01"'), "card 't1_01'", "twice"),
        ("quests.toml", swap('id = "wits_end"', 'id = "infernal_choices"'), "quest 'infernal_choices'", "twice"),
        ("quests.toml", swap('id = "wits_end"', 'id = "wit\'s end"'), "quest", "matching regex"),
        # references that lead nowhere
        ("quests.toml", swap('region = "witzend"', 'region = "utopia"'), "quest 'castle_by_any_name'", "utopia"),
        ("tea.toml", swap('ally = "rose"', 'ally = "tulip"'), "card 't1_03'", "tulip"),
        ("tea.toml", swap('ally = "forge", level = "weak"', 'ally = "forge", level = "strong"'), "card 't1_11'", "forge"),
        ("wonderland.toml", swap('owner = "humpty"', 'owner = "dumpty"'), "item 'humpty_gloves'", "dumpty"),
        ("factions.toml", swap('power = "contrariwise"', 'power = "royal_decree"'), "board 'alice_many'", "another faction"),
        ("factions.toml", swap('["alice_everywhere"', '["alice_nowhere"'), "board 'alice_many'", "alice_nowhere"),
        ("allies.toml", swap('filter = { ally = "flamingo" }', 'filter = { ally = "swan" }'), "card 'B_flamingo'", "swan"),
        ("setup.toml", swap('"pool_of_tears", "red_keep"]', '"tulgey_wood", "red_keep"]'), "region 'witzend'", "ring"),
        ("setup.toml", swap("forge_weak = 1, madness", "anvil = 1, madness"), "bag 'anvil'", "no such chip"),
        # impossible values
        ("tea.toml", swap("units = 2", "units = 15"), "card 't1_01'", "more units"),
        ("tea.toml", swap("units = 2", "units = -1"), "card 't1_01'", ">= 0"),
        ("tea.toml", swap("round = 1", "round = 4"), "card 't1_01'", "<= 3"),
        ("setup.toml", swap("forge_icons = [2, 5", "forge_icons = [5, 2"), "track", "rise"),
        ("setup.toml", swap("16, 19, 23]", "16, 19, 26]"), "track", "beyond the end"),
        ("setup.toml", swap("faces = [1, 1", "faces = [1"), "die faces", "needs exactly 6"),
        ("quests.toml", swap("values = [5, 6, 11, 12]", "values = [5, 26]"), "quest 'wits_end'", "beyond the track"),
        ("markers.toml", swap("vp = [6, 6, 8]", "vp = [8, 6, 6]"), "marker 'm_6_6_8'", "fall"),
        ("factions.toml", swap("column = 1", "column = 9"), "board 'alice_many'", "no column 9"),
        ("factions.toml", swap('"castle_value", n = 1', '"castle_value", n = 2'), "board 'alice_many'", "7 VP"),
        ("allies.toml", swap("strong = { strength = 5", "strong = { strength = 3"), "ally 'red_rook'", "beat weak"),
        ("wonderland.toml", swap("figures = 2", "figures = 3"), "figure 'tweedles'", "at most two"),
        ("tea.toml", swap("[[card]]", "[[card"), "-", "not valid TOML"),
    ],
)
def test_refused(tmp_path: Path, file: str, change: Callable[[str], str], entry: str, problem: str) -> None:
    facts = broken(tmp_path, file, change)
    assert entry in str(facts["entry"])
    assert problem in str(facts["problem"])


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    shutil.copytree(DATA, tmp_path / "data")
    (tmp_path / "data" / "quests.toml").unlink()
    with pytest.raises(Refusal, match=r"quests\.toml"):
        load(tmp_path / "data")


# The words


def messages(language: str, file: str) -> dict[str, ast.Message]:
    """The messages of a catalogue by id; junk and ids used twice fail."""
    text = (LOCALE / language / file).read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert [name for name, times in Counter(m.id.name for m in found).items() if times > 1] == []
    return {message.id.name: message for message in found}


def attributes(message: ast.Message) -> list[str]:
    return [attribute.id.name for attribute in message.attributes]


def prose(message: ast.Message) -> Iterator[str]:
    """Every piece of plain text in a message."""
    for pattern in (message.value, *(attribute.value for attribute in message.attributes)):
        if pattern is not None:
            yield from _prose(pattern)


def _prose(pattern: ast.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _prose(variant.value)


def named() -> dict[str, tuple[Entry, ...]]:
    """The entries of every domain of names."""
    return {
        "region": SETUP.region,
        "seating": SETUP.seating,
        "chip": SETUP.chip,
        "marker": BOX.markers,
        "ally": BOX.allies,
        "ally_card": BOX.ally_cards,
        "tea": BOX.tea_cards,
        "figure": BOX.figures,
        "item": BOX.items,
        "quest": BOX.quests,
        "faction": BOX.factions,
        "power": BOX.powers,
        "ability": BOX.abilities,
        "board": BOX.boards,
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    names = messages(language, "names.ftl")
    wanted = {f"{domain}-{entry.id}" for domain, entries in named().items() for entry in entries}
    wanted |= {f"chip-{chip}" for chip in ally_chips(BOX)}
    wanted |= {f"artifact-{faction.artifact}" for faction in BOX.factions}
    wanted |= {f"pack-{pack}" for pack in "ABCD"} | {f"forge_track-{number}" for number in (1, 2, 3, 4)}
    wanted |= {f"option-{rule['option']}" for rule in LEDGER if "option" in rule} | {"title"}
    assert wanted - set(names) == set()
    extra = {name for name in set(names) - wanted if not name.startswith(("term-", "effect-"))}
    assert extra == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_does_something_says_what(language: str) -> None:
    names = messages(language, "names.ftl")
    for domain in ("ally_card", "figure", "item", "power", "ability"):
        for entry in named()[domain]:
            assert attributes(names[f"{domain}-{entry.id}"]) == ["text"]
    for quest in BOX.quests:
        assert attributes(names[f"quest-{quest.id}"]) == ["feat", "objective"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title_and_a_text(language: str) -> None:
    rules = messages(language, "rules.ftl")
    wanted = [f"rule-{rule['id'].replace('.', '_')}" for rule in LEDGER]
    assert [name for name in rules if name.startswith("rule-")] == wanted
    assert all(rules[name].value is not None and attributes(rules[name]) == ["text"] for name in wanted)
    chapters = {f"chapter-{rule['chapter']}" for rule in LEDGER}
    assert {name for name in rules if not name.startswith("rule-")} == chapters


HOUSE = {"en": "(house rule)", "fr": "(règle maison)", "ru": "(домашнее правило)"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_house_rules_say_so(language: str) -> None:
    rules = messages(language, "rules.ftl")
    for rule in LEDGER:
        text = "".join(prose(rules[f"rule-{rule['id'].replace('.', '_')}"]))
        assert (HOUSE[language] in text) == (rule["source"] in ("house", "mixed")), rule["id"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", ["names.ftl", "rules.ftl"])
def test_all_languages_have_the_same_messages(language: str, file: str) -> None:
    ours, english = messages(language, file), messages("en", file)
    assert list(ours) == list(english)
    for name, message in ours.items():
        assert attributes(message) == attributes(english[name]), name


@pytest.mark.parametrize("file", ["names.ftl", "rules.ftl"])
def test_typography(file: str) -> None:
    for message in messages("fr", file).values():
        for text in prose(message):
            assert not re.search(r"[^\u00a0][;!?»]|[^\u00a0\d]:|«[^\u00a0]|'", text), text
    for message in messages("ru", file).values():
        for text in prose(message):
            assert not re.search(r"[\"“”']", text), text


def test_numbers_agree_with_their_words() -> None:
    def told(language: str, key: str, **facts: object) -> str:
        return Speaker(language, GAME).say(key, **facts).replace("\u00a0", " ")

    assert told("en", "log-richest", who="Ann", count=1).endswith("1 Shard fewer")
    assert told("fr", "log-richest", who="Ann", count=1).endswith("1 Éclat en moins")
    assert told("fr", "log-richest", who="Ann", count=2).endswith("2 Éclats en moins")
    assert "cartes prises : 1 sur 4" in told("fr", "ask-tea", taken=1, most=4)


def test_rounds_and_battles_have_one_name_in_french() -> None:
    files = ("board.ftl", "rules.ftl", "table.ftl")
    texts = [text.lower() for file in files for m in messages("fr", file).values() for text in prose(m)]
    assert not [text for text in texts if "manche" in text or "bataille" in text], "the booklet says round and combat"


def rewards() -> Iterator[EffectOp]:
    """Every effect shown as an icon on a tea card or a forge space."""
    for card in BOX.tea_cards:
        halves = (card.split.top, card.split.bottom) if card.split else ()
        for part in (card.rewards, card.corrupted, *halves):
            yield from part
    for board in BOX.boards:
        for track in board.track:
            for space in track.spaces:
                yield from space
        for between in board.between:
            yield from between.reward


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reward_can_be_read_aloud(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALE / language / "names.ftl").read_text(encoding="utf-8")))

    def read(name: str, facts: dict[str, object]) -> str:
        pattern = bundle.get_message(name).value
        assert pattern is not None
        words, errors = bundle.format_pattern(pattern, facts)
        assert not errors
        return str(words)

    for effect in rewards():
        facts = {name: getattr(effect, name) for name in effect.__struct_fields__}
        if "ally" in facts:
            facts["chip"] = read(f"chip-{facts['ally']}_{facts['level']}", {})
        facts = {name: value for name, value in facts.items() if isinstance(value, str | int)}
        words = read(f"effect-{effect.__struct_config__.tag}", facts)
        assert words
        assert "{" not in words


# The ledger


def test_the_ledger_lists_every_rule_once_and_in_order() -> None:
    ids = [rule["id"] for rule in LEDGER]
    assert len(ids) == len(set(ids)) == 226
    lengths = Counter(rule["chapter"] for rule in LEDGER)
    assert [lengths[chapter] for chapter in range(1, 19)] == [9, 8, 11, 15, 19, 6, 16, 4, 5, 11, 11, 7, 7, 3, 10, 32, 22, 30]
    letter = {16: "D"}
    for chapter, length in lengths.items():
        mine = [rule["id"] for rule in LEDGER if rule["chapter"] == chapter]
        start = letter.get(chapter, f"R{chapter}.")
        assert mine == [f"{start}{number}" for number in range(1, length + 1)]
    assert [rule["chapter"] for rule in LEDGER] == sorted(rule["chapter"] for rule in LEDGER)


def test_the_ledger_says_where_rules_come_from() -> None:
    for rule in LEDGER:
        assert set(rule) - {"option"} == {"id", "chapter", "where", "source"}
        assert rule["source"] in ("rulebook", "public", "house", "mixed")
        assert rule["where"]
    options = {rule["option"] for rule in LEDGER if "option" in rule}
    assert {name for name in options if not name.startswith("earlier_")} == {"ally_pack", "resistance_chase"}
    changed = {rule["id"] for rule in LEDGER if rule["chapter"] == 16 and "option" in rule}
    assert changed == {"D1", "D3", "D4", "D6", "D8", "D11", "D23", "D28"}


def test_clauses_are_used_where_they_belong() -> None:
    """Artifact abilities speak of artifacts, powers of the Tea phase only."""
    for ability in BOX.abilities:
        if ability.kind == "artifact":
            assert all(clause.filter == Filter(kind="faction", sub="artifact") for clause in ability.clause)
    tea: list[Clause] = [clause for power in BOX.powers for clause in power.clause]
    assert all(clause.trigger.startswith("tea_") or clause.trigger == "shard_roll" for clause in tea)
