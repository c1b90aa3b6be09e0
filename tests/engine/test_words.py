"""Every word a person reads exists in every language, and every catalogue parses."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from wonderwood.engine.errors import Refusal
from wonderwood.engine.game import find_game, shelf
from wonderwood.ledger import read_ledger, rule_key
from wonderwood.words import COMMON, LANGUAGES, Speaker, catalogue_files, game_locale, required_keys

GAMES = [name for name in shelf() if not name.startswith("paper_")]
SOURCE = Path(__file__).parents[2] / "src" / "wonderwood"


def messages(files: list[Path]) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for path in files:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content[:80]!r}"
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
    return found


def keys(files: list[Path]) -> set[str]:
    found = messages(files)
    return {*found, *[f"{name}.{attribute.id.name}" for name, entry in found.items() for attribute in entry.attributes]}


@pytest.mark.parametrize("name", GAMES)
def test_the_same_keys_in_every_language(name: str) -> None:
    by_language = {language: keys(catalogue_files(language, find_game(name))) for language in LANGUAGES}
    for language in LANGUAGES:
        assert by_language[language] == by_language["en"], f"{language} differs from en"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_game_says_has_words(name: str, language: str) -> None:
    found = keys(catalogue_files(language, find_game(name)))
    assert [key for key in required_keys(find_game(name)) if key not in found] == []


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_has_a_name(name: str, language: str) -> None:
    game = find_game(name)
    speaker = Speaker(language, game)
    box = game.open_box(None)
    used = {domain.name for verb in game.book.verbs for domain in verb.domains}
    used |= {domain.name for prompt in game.book.prompts.values() for domain in prompt.domains}
    used |= {domain.name for event in game.book.events.values() for domain in event.domains}
    nameless = [
        f"{domain}-{word}"
        for domain in sorted(used)
        for word in box.words.get(domain, [])
        if not speaker.has(f"{domain}-{word}") and not re.fullmatch(r"[a-h][1-8]|[0-9+-]+", word)
    ]
    assert nameless == []


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title_and_a_text(name: str, language: str) -> None:
    game = find_game(name)
    if not (game_locale(game).parent / "rulebook.toml").exists():
        assert name == "liars_dice", "only the tiny game has no ledger"
        return
    found = keys(catalogue_files(language, game))
    wanted = [rule_key(rule["id"]) for rule in read_ledger(game)]
    assert [key for key in wanted if key not in found or f"{key}.text" not in found] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    found = keys(sorted((COMMON / language).glob("*.ftl")))
    codes = set()
    for path in SOURCE.rglob("*.py"):
        codes |= set(re.findall(r'Refusal\(\s*"(\w+)"', path.read_text(encoding="utf-8")))
    assert codes
    assert [code for code in sorted(codes) if f"error-{code}" not in found] == []


def test_a_hidden_fact_is_told_as_unknown() -> None:
    speaker = Speaker("en", find_game("liars_dice"), ["Ann", "Bob"])
    assert speaker.event({"event": "rolled", "facts": {"who": "0", "face": "4"}}) == "Ann rolls a 4."
    assert speaker.event({"event": "rolled", "facts": {"who": "1", "face": None}}) == "Bob rolls a die."


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        Speaker("de")
    assert refused.value.facts["allowed"] == LANGUAGES
