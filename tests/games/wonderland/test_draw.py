"""The text board: all that a seat may see, and nothing else."""

import pytest

from games.wonderland.tools import at
from wonderwood.games.wonderland import GAME
from wonderwood.games.wonderland.draw import draw
from wonderwood.words import LANGUAGES, Speaker

LINE = (
    "A r3 F08 alice=b3 g=b3 s=b3 q=e5 | *green a3 A2 hand=CA,C3 goals=E01 has=teapot_red pr=2 shield | "
    "yellow h8 hand=D5 has=hookah_green pr=7"
)


def test_the_board_shows_what_stands_where() -> None:
    text = draw(at(LINE).view(0), Speaker("en", GAME).say)
    rows = [line for line in text.splitlines() if line[:1].isdigit()]
    assert [row[0] for row in rows] == list("87654321")
    row = rows[5].split("|")
    assert (row[1].strip(), row[2].strip()) == ("G+", "A gs")
    assert rows[3].split("|")[5].strip() == "Q"
    assert rows[0].split("|")[8].strip() == "Y"
    assert "Jabberwoc" in text


def test_a_seat_reads_its_own_cards_only() -> None:
    match = at(LINE)
    mine, other = draw(match.view(0), Speaker("en", GAME).say), draw(match.view(1), Speaker("en", GAME).say)
    assert "Ace of Clubs, 3 of Clubs" in mine
    assert "Three Impossible Things" in mine
    assert "Ace of Clubs" not in other
    assert "Three Impossible Things" not in other
    assert "Green?" in mine
    assert "Hookah" not in mine
    assert "Wake points: 2" in mine
    assert "Wake points: 2" not in other


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there(language: str) -> None:
    text = draw(at(LINE).view(None), Speaker(language, GAME).say)
    assert "draw-" not in text
    assert "color-" not in text
    assert "mode-" not in text
