"""What is said at the table of Wonderland: the words keep to the figures and to the terms of the rules."""

from pathlib import Path

import pytest

from wonderwood.games.wonderland import GAME
from wonderwood.words import LANGUAGES, Speaker, catalogue_files


@pytest.mark.rule("wonderland/5.9", "wonderland/16.7")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["effect-move", "board-toll"])
@pytest.mark.parametrize(("minor", "major", "other"), [(4, 0, 0), (0, 5, 0), (0, 0, 6), (4, 5, 0), (4, 0, 6), (0, 5, 6)])
def test_a_toll_names_all_its_cards(language: str, key: str, minor: int, major: int, other: int) -> None:
    said = Speaker(language, GAME).say(key, minor=minor, major=major, any=other, ground="plain")
    assert [int(word) for word in said.replace(".", "").split() if word.isdigit()] == [n for n in (minor, major, other) if n]
    assert said == said.strip()


@pytest.mark.rule("wonderland/16.7")
def test_the_words_of_a_toll() -> None:
    toll = {"minor": 2, "major": 0, "any": 1}
    assert Speaker("en", GAME).say("board-toll", **toll) == "discard 2 minor cards and 1 card of any kind"
    assert Speaker("fr", GAME).say("board-toll", **toll) == "défaussez 2 cartes mineures et 1 carte quelconque"
    assert Speaker("ru", GAME).say("board-toll", **toll) == "сбросьте 2 младшие карты и 1 любую карту"


@pytest.mark.rule("wonderland/14.2")
def test_one_wake_point_less() -> None:
    assert Speaker("en", GAME).say("log-pr_adjusted", who="Ann", amount=-1) == "Ann: -1 wake point."
    assert Speaker("en", GAME).say("log-pr_adjusted", who="Ann", amount=-2) == "Ann: -2 wake points."
    assert Speaker("fr", GAME).say("log-pr_adjusted", who="Ann", amount=-2) == "Ann\u00a0: -2 points de Réveil."


# Terms that the rules of a language call otherwise.
STRAY = {
    "en": ["contents of the bag", "reserve"],
    "fr": ["contenu du sac", "points de réveil", "point de réveil", "log-round_begins = Tour", "draw-round = Tour"],
    "ru": ["содержимое мешка", "Применить силу", "применяет силу", "Безумие:", "выполн", "Выполн", "Страны чудес"],
}


@pytest.mark.rule("wonderland/1.4", "wonderland/3.1", "wonderland/8.2", "wonderland/9.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_keep_to_the_terms_of_the_rules(language: str) -> None:
    for path in catalogue_files(language, GAME):
        if "wonderland" in path.parts:
            said = Path(path).read_text(encoding="utf-8")
            assert [term for term in STRAY[language] if term in said] == [], path.name
