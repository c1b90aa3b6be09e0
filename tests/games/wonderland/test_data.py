"""The components of Wonderland: as many as the booklet says, sound, and named in every language."""

import re
import shutil
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from wonderwood.engine.errors import Refusal
from wonderwood.games.wonderland.data import DATA, load
from wonderwood.games.wonderland.records import SQUARES, Entry
from wonderwood.games.wonderland.vocabulary import Jump, RequireCharacters, RequireGardeners, RequireSoldiers, Slide

BOX = load()
LOCALE = DATA.parent / "locale"
LANGUAGES = ["en", "fr", "ru"]
LEDGER = tomllib.loads((DATA.parent / "rulebook.toml").read_text(encoding="utf-8"))["rule"]


# What the booklet prints


@pytest.mark.parametrize(
    ("component", "count"),
    [
        ("board_quadrant", 4),
        ("movement_board", 1),
        ("round_board", 1),
        ("round_pawn", 1),
        ("encounter_card", 36),
        ("action_card", 54),
        ("folly_card", 17),
        ("artifact_token", 40),
        ("character_token", 32),
        ("alice_pawn", 1),
        ("player_pawn", 4),
        ("movement_pawn", 4),
        ("protection_marker", 4),
        ("wake_counter", 4),
        ("bag", 1),
        ("gardener", 30),
        ("soldier", 15),
        ("queen_of_hearts", 5),
    ],
)
def test_material_as_listed_in_the_booklet(component: str, count: int) -> None:
    assert BOX.setup.count(component) == count
    assert len(BOX.setup.components) == 18


def test_numbers_of_the_setup() -> None:
    assert (BOX.setup.rounds.count, BOX.setup.rounds.first_folly) == (10, 3)
    assert (BOX.setup.hand.start, BOX.setup.hand.draw) == (6, 3)
    draw = BOX.setup.encounters
    assert (draw.draw, draw.keep_min, draw.keep_max) == (3, 1, 3)
    assert [color.id for color in BOX.setup.colors] == ["green", "yellow", "blue", "red"]
    pieces = {obstacle.id: (obstacle.in_bag, obstacle.in_reserve) for obstacle in BOX.alice.obstacles}
    assert pieces == {"gardener": (15, 15), "soldier": (15, 0), "queen_of_hearts": (5, 0)}
    assert sum(bag for bag, _ in pieces.values()) == 35


def test_action_cards() -> None:
    cards = BOX.action_cards.cards
    ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    assert [card.id for card in cards] == [suit + rank for suit in "CDHS" for rank in ranks] + ["X1", "X2"]
    assert Counter(card.rank for card in cards) == {"minor": 36, "major": 12, "ace": 4, "joker": 2}
    assert [card.id for card in cards if len(card.counts_as) == 2] == ["CA", "DA", "HA", "SA", "X1", "X2"]
    letters = {suit.id: suit.letter for suit in BOX.action_cards.suits}
    assert all(card.id[0] == letters[card.suit] for card in cards if card.suit)


def test_bands_are_printed_for_hearts() -> None:
    hearts = next(suit for suit in BOX.action_cards.suits if suit.id == "hearts")
    bands = {band.values: most for band, most in zip(BOX.action_cards.bands, hearts.power.max_by_band)}
    assert bands == {(2, 3, 4): 1, (5, 6, 7): 2, (8, 9, 10): 3}
    assert {suit.power.max_by_band for suit in BOX.action_cards.suits} == {(1, 2, 3)}


def test_movement_board() -> None:
    assert [level.pf for level in BOX.movement.levels] == [0, 2, 5, 10]
    assert [level.upgrade for level in BOX.movement.levels] == [
        (),
        ("pair",),
        ("three_of_a_kind",),
        ("four_of_a_kind", "run_of_four"),
    ]
    modes = {mode.id: mode for mode in BOX.movement.modes}
    assert [modes[name].move for name in ("A1", "A2", "A3", "A4")] == [
        Slide(directions="all_8", max=1),
        Slide(directions="all_8", max=2),
        Slide(directions="all_8", max=3),
        Slide(directions="all_8"),
    ]
    assert modes["B2"].move == Jump(pattern=(1, 2))
    assert modes["B2"].next == ("B3R", "B3B")
    assert modes["B3R"].next == modes["B3B"].next == ("B4",)
    assert "B2" in modes["B4"].includes


def test_characters() -> None:
    assert len(BOX.characters.characters) == 16
    assert BOX.characters.tokens.copies == 2
    assert Counter(character.color for character in BOX.characters.characters) == dict.fromkeys(
        ("green", "yellow", "blue", "red"), 4
    )


def test_artifacts() -> None:
    assert len(BOX.artifacts.artifacts) == 16
    assert Counter(token.color for token in BOX.artifacts.tokens) == dict.fromkeys(("green", "yellow", "blue", "red"), 10)
    artifacts = {artifact.id: artifact for artifact in BOX.artifacts.artifacts}
    assert (len(artifacts["teapot"].colors), artifacts["teapot"].pf) == (4, 2)
    assert (len(artifacts["biscuits"].colors), artifacts["biscuits"].pf) == (3, 3)
    assert {"yellow", "red"} < set(artifacts["biscuits"].colors)
    assert BOX.artifacts.tokens[0].id == "teapot_green"
    assert BOX.artifacts.tokens[39].id == "white_gloves_yellow"


def test_encounter_cards() -> None:
    cards = {card.id: card for card in BOX.encounters.encounters}
    first = cards["E01"]
    assert first.requires == RequireCharacters(characters=("march_hare", "jabberwocky", "king_of_hearts"))
    assert (first.pf, first.pr) == (7, 4)
    soldiers = cards["E29"]
    assert soldiers.requires == RequireSoldiers(count=3)
    assert (soldiers.pf, soldiers.pr) == (4, 1)
    assert cards["E34"].requires == RequireGardeners(count=3)
    kinds = Counter(type(card.requires) for card in cards.values())
    assert kinds == {RequireCharacters: 26, RequireSoldiers: 5, RequireGardeners: 5}


def test_every_character_is_asked_for_by_four_cards() -> None:
    asked = [card.requires.characters for card in BOX.encounters.encounters if isinstance(card.requires, RequireCharacters)]
    assert Counter(name for names in asked for name in names) == {entry.id: 4 for entry in BOX.characters.characters}


def test_scoring() -> None:
    assert BOX.scoring.series.pf[1:3] == (5, 12)
    assert BOX.scoring.penalty.pf == (-10, -5, -2, 0)
    assert (BOX.alice.wake.adjacent_pr, BOX.alice.wake.same_square_pr) == (1, 3)
    assert [obstacle.pf for obstacle in BOX.alice.obstacles] == [0, 2, 0]


def test_alice_starts_on_the_central_square_nearest_to_each_corner() -> None:
    assert [(corner.start, corner.center) for corner in BOX.board.corners] == [
        ("a8", "d5"),
        ("h8", "e5"),
        ("h1", "e4"),
        ("a1", "d4"),
    ]


def test_arrows_of_the_worked_example() -> None:
    arrows = {arrow.id: (arrow.orthogonal, arrow.diagonal) for arrow in BOX.alice.arrows}
    assert arrows["clubs"] == ("W", "SW")
    assert arrows["diamonds"][1] == "NW"


# What we promise of our own board


def test_squares_are_numbered_from_a1() -> None:
    assert (SQUARES[0], SQUARES[1], SQUARES[8], SQUARES[63]) == ("a1", "b1", "a2", "h8")


def test_every_quadrant_has_one_character_of_each_color_and_one_hole() -> None:
    colors = {character.id: character.color for character in BOX.characters.characters}
    for quadrant in BOX.board.quadrants:
        cells = [cell for row in quadrant.cells for cell in row]
        assert sorted(colors[cell] for cell in cells if cell in colors) == ["blue", "green", "red", "yellow"]
        assert cells.count("o") == 1
        assert [quadrant.cells[row][column] for row in (0, 3) for column in (0, 3)] == [".", ".", ".", "."]


def test_first_quadrant_lies_as_in_the_examples() -> None:
    cells = BOX.board.quadrants[0].cells
    named = {f"{'abcd'[column]}{4 - row}": cells[row][column] for row in range(4) for column in range(4)}
    expected = {"b4": "tweedles", "d3": "humpty_dumpty", "c3": "o", "a2": "jabberwocky", "c1": "white_rabbit"}
    assert {square: cell for square, cell in named.items() if cell != "."} == expected


# Mistakes in the files


def change(old: str, new: str) -> Callable[[str], str]:
    def edit(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return edit


def drop(start: str, end: str = "\n\n") -> Callable[[str], str]:
    def edit(text: str) -> str:
        at = text.index(start)
        return text[:at] + text[text.index(end, at) + len(end) :]

    return edit


MISTAKES: list[tuple[str, Callable[[str], str], str, str]] = [
    # an unknown key, op or word
    ("encounters.toml", change("pf = 7", "pf = 7\nbonus = 1"), "encounter 'E01'", "bonus"),
    ("setup.toml", change("[rounds]", "[rounds]\nextra = 1"), "rounds", "extra"),
    ("folly.toml", change('op = "modify_draw"', 'op = "draw_more"'), "folly 'F01'", "draw_more"),
    ("folly.toml", change("value = 1", "value = 1, extra = 2"), "folly 'F04'", "extra"),
    ("characters.toml", change('color = "green"', 'color = "pink"'), "character 'jabberwocky'", "pink"),
    ("artifacts.toml", change('source = "rulebook" },', 'source = "hearsay" },'), "token 'teapot_green'", "hearsay"),
    ("encounters.toml", change('id = "E02"', 'id = "2nd card"'), "encounter '2nd card'", "regex"),
    # a wrong count
    ("encounters.toml", drop('[[encounter]]\nid = "E05"'), "encounter", "exactly 36 entries, has 35"),
    ("folly.toml", drop('[[folly]]\nid = "F02"'), "folly", "exactly 17 entries, has 16"),
    ("action_cards.toml", drop('    { id = "C7"', "\n"), "card", "exactly 54 entries, has 53"),
    ("artifacts.toml", drop('    { id = "hookah_green"', "\n"), "token", "exactly 40 entries, has 39"),
    ("characters.toml", change("copies = 2", "copies = 3"), "character", "exactly 10 entries, has 16"),
    ("board.toml", drop('[[quadrant]]\nid = "Q1"'), "quadrant", "exactly 4 entries, has 3"),
    ("alice.toml", change("in_bag = 15", "in_bag = 16"), "obstacle 'gardener'", "31 pieces"),
    ("scoring.toml", change("[-10, -5, -2, 0]", "[-10, -5, 0]"), "penalty pf", "exactly 4 entries, has 3"),
    # a reference to nothing
    ("encounters.toml", change('"mad_hatter"', '"hatter"'), "encounter 'E02'", "'hatter' does not exist"),
    ("board.toml", change("humpty_dumpty", "humpty"), "quadrant 'Q1'", "'humpty' does not exist"),
    ("movement.toml", change('next = ["B4"]', 'next = ["B5"]'), "mode 'B3R'", "'B5' does not exist"),
    ("movement.toml", change('["pair"]', '["couple"]'), "level 'L2'", "'couple' does not exist"),
    ("alice.toml", change('"SW"', '"WSW"'), "arrow 'clubs'", "'WSW' does not exist"),
    ("folly.toml", change('type = "soldier"', 'type = "knight"'), "folly 'F06'", "'knight' does not exist"),
    ("setup.toml", change('["NW", "SE"]', '["NW", "S"]'), "seating 'two'", "'S' does not exist"),
    ("characters.toml", change('"soldier"]', '"guard"]'), "power 'blue'", "'guard' does not exist"),
    # the same thing twice, or out of order
    ("encounters.toml", change('id = "E02"', 'id = "E01"'), "encounter 'E01'", "twice"),
    ("board.toml", change("white_rabbit", "tweedles"), "quadrant character 'tweedles'", "twice"),
    ("action_cards.toml", change('"clubs", value = 3', '"clubs", value = 2'), "card 'clubs 2'", "twice"),
    ("artifacts.toml", change('"teapot_green", artifact', '"teapot_grey", artifact'), "token 'teapot_grey'", "teapot_green"),
    ("setup.toml", change('[[color]]\nid = "yellow"\nsource = "rulebook"\n\n', ""), "color", "exactly 4 entries"),
    # an impossible value
    ("encounters.toml", change("pr = 4", "pr = -4"), "encounter 'E01'", ">= 0"),
    ("encounters.toml", change("count = 4", "count = 40"), "encounter 'E31'", "more soldiers than there are"),
    ("board.toml", change('start = "a8"', 'start = "i9"'), "corner 'NW'", "regex"),
    ("board.toml", change("[[0, 2], [1, 3]]", "[[0, 1], [2, 3]]"), "assembly turns", "alternation"),
    ("board.toml", change('northwest = "white"', 'northwest = "grey"'), "assembly turns", "alternation"),
    ("action_cards.toml", change('value = 11, class = "major"', 'value = 11, class = "minor"'), "card 'CJ'", "'major'"),
    ("action_cards.toml", change("values = [2, 3, 4]", "values = [2, 3]"), "band", "2 to 10"),
    ("movement.toml", change('next = ["A2"]', 'next = ["A3"]'), "mode 'A1'", "not on the next level"),
    ("artifacts.toml", change("pf = 3", "pf = 9"), "artifact 'flamingo'", "worth 9 PF"),
    ("alice.toml", change('orthogonal = "W"', 'orthogonal = "NW"'), "arrow 'clubs'", "not orthogonal"),
    ("alice.toml", change("stays = false", "stays = true"), "obstacle 'soldier'", "taken from its square"),
    ("alice.toml", change("stays = true", "stays = false"), "obstacle 'gardener'", "taken from its square"),
    ("setup.toml", change("default = 10", "default = 11"), "option 'hand_limit'", "11"),
    ("setup.toml", change("default = false", "default = 0"), "option 'hearts_power_wakes'", "0"),
    ("setup.toml", change("keep_min = 1", "keep_min = 4"), "encounters", "keep_min"),
    ("setup.toml", change("first_folly = 3", "first_folly = 30"), "rounds", "after the last round"),
    ("folly.toml", change("amount = -1", "amount = -4"), "folly 'F02'", "fewer than 0"),
    ("folly.toml", change('timing = "immediate"', 'timing = "round"'), "folly 'F11'", "immediate"),
    ("scoring.toml", change("[0, 5, 12, 12]", "[0, 5, 12, 4]"), "series pf", "fall"),
    ("scoring.toml", change("[series]", "[series"), "-", "TOML"),
]


@pytest.mark.parametrize(
    ("file", "edit", "entry", "problem"), MISTAKES, ids=[f"{number}-{row[0]}" for number, row in enumerate(MISTAKES)]
)
def test_mistakes_are_refused_by_file_and_entry(
    tmp_path: Path, file: str, edit: Callable[[str], str], entry: str, problem: str
) -> None:
    folder = tmp_path / "data"
    shutil.copytree(DATA, folder)
    text = (folder / file).read_text(encoding="utf-8")
    (folder / file).write_text(edit(text), encoding="utf-8")
    with pytest.raises(Refusal) as refused:
        load(folder)
    assert refused.value.code == "bad_components"
    assert refused.value.facts["file"] == file
    assert str(refused.value.facts["entry"]).startswith(entry)
    assert problem in str(refused.value.facts["problem"])


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    shutil.copytree(DATA, folder)
    (folder / "folly.toml").unlink()
    with pytest.raises(Refusal, match=r"folly\.toml"):
        load(folder)


def test_an_unchanged_copy_is_accepted(tmp_path: Path) -> None:
    shutil.copytree(DATA, tmp_path / "data")
    assert load(tmp_path / "data") == BOX


# Words


NAMED: list[tuple[str, tuple[Entry, ...], bool]] = [
    ("corner", BOX.board.corners, False),
    ("direction", BOX.board.directions, False),
    ("kind", BOX.board.kinds, False),
    ("quadrant", BOX.board.quadrants, False),
    ("level", BOX.movement.levels, False),
    ("side", BOX.movement.sides, True),
    ("mode", BOX.movement.modes, True),
    ("card", BOX.action_cards.cards, False),
    ("suit", BOX.action_cards.suits, True),
    ("band", BOX.action_cards.bands, True),
    ("combination", BOX.action_cards.combinations, False),
    ("power", BOX.characters.powers, True),
    ("character", BOX.characters.characters, False),
    ("artifact", BOX.artifacts.artifacts, False),
    ("token", BOX.artifacts.tokens, False),
    ("encounter", BOX.encounters.encounters, True),
    ("folly", BOX.folly.follies, True),
    ("suit", BOX.alice.arrows, False),
    ("obstacle", BOX.alice.obstacles, True),
    ("color", BOX.setup.colors, False),
    ("seating", BOX.setup.seatings, False),
    ("phase", BOX.setup.phases, False),
    ("option", BOX.setup.options, False),
    ("component", BOX.setup.components, False),
    ("score", BOX.scoring.lines, False),
    ("tie", BOX.scoring.tiebreaks, False),
]
"""Domain of the names, entries that need one, and whether they also need a text that says what they do."""


def messages(language: str, *files: str) -> dict[str, ast.Message]:
    """The messages of some of our files, by id; text that is not Fluent and doubles are refused."""
    found: dict[str, ast.Message] = {}
    for file in files:
        resource = FluentParser().parse((LOCALE / language / file).read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


def bundle(language: str) -> FluentBundle:
    result = FluentBundle([language], use_isolating=False)
    for file in ("names.ftl", "rules.ftl"):
        result.add_resource(FluentResource((LOCALE / language / file).read_text(encoding="utf-8")))
    return result


def attributes(message: ast.Message) -> list[str]:
    return [attribute.id.name for attribute in message.attributes]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    found = messages(language, "names.ftl")
    for domain, entries, has_text in NAMED:
        for entry in entries:
            key = f"{domain}-{entry.id}"
            assert key in found, f"{language}: no name for {key}"
            assert found[key].value is not None
            assert not has_text or "text" in attributes(found[key]), f"{language}: no text for {key}"
    for option in BOX.setup.options:
        assert "help" in attributes(found[f"option-{option.id}"])
        for value in option.values:
            assert not isinstance(value, str) or f"option-{option.id}-{value}" in found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title_and_a_text(language: str) -> None:
    found = messages(language, "rules.ftl")
    expected = [f"chapter-{chapter}" for chapter in sorted({rule["chapter"] for rule in LEDGER})]
    expected += ["rule-" + rule["id"].replace(".", "_") for rule in LEDGER]
    assert list(found) == expected
    for rule in LEDGER:
        message = found["rule-" + rule["id"].replace(".", "_")]
        assert message.value is not None
        assert attributes(message) == ["text"], rule["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_house_rules_say_so(language: str) -> None:
    mark = {"en": "house rule", "fr": "règle maison", "ru": "домашнее правило"}[language]
    words = bundle(language)
    for rule in LEDGER:
        pattern = words.get_message("rule-" + rule["id"].replace(".", "_")).attributes["text"]
        text, _ = words.format_pattern(pattern)
        assert (mark in str(text)) == (rule["source"] != "rulebook"), rule["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_can_be_spoken(language: str) -> None:
    words = bundle(language)
    for key in messages(language, "names.ftl", "rules.ftl"):
        message = words.get_message(key)
        for pattern in [message.value, *message.attributes.values()]:
            assert pattern is not None
            text, errors = words.format_pattern(pattern)
            assert not errors, f"{language}: {key}: {errors}"
            assert str(text).strip(), f"{language}: {key} is empty"
            assert "{" not in str(text)


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_languages_have_the_same_messages(language: str) -> None:
    english = messages("en", "names.ftl", "rules.ftl")
    other = messages(language, "names.ftl", "rules.ftl")
    assert {key: attributes(message) for key, message in other.items()} == {
        key: attributes(message) for key, message in english.items()
    }


def test_typography() -> None:
    for path in LOCALE.glob("*/*.ftl"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            place = f"{path.parent.name}/{path.name}:{number}"
            if line.startswith("#"):
                continue
            assert '"' not in re.sub(r'\{ "[^"]*" \}', "", line), place
            if path.parent.name == "fr":
                assert not re.search(r"[^\u00a0][;!?»]| :|«[^\u00a0]", line), place
            if path.parent.name == "ru":
                assert " —" not in line, place


# The ledger


def test_ledger_is_numbered_in_order() -> None:
    ids = [rule["id"] for rule in LEDGER]
    assert len(ids) == 126
    assert ids == sorted(ids, key=lambda name: [int(part) for part in name.split(".")])
    assert len(set(ids)) == len(ids)
    options = {option.id for option in BOX.setup.options}
    for rule in LEDGER:
        assert set(rule) <= {"id", "chapter", "where", "source", "option"}
        assert rule["chapter"] == int(rule["id"].split(".")[0])
        assert rule["source"] in ("rulebook", "public", "house", "mixed")
        assert rule["where"]
        assert rule.get("option") is None or rule["option"] in options
    assert {rule["option"] for rule in LEDGER if "option" in rule} == options
