"""What is said at the table: two choices never read the same."""

import pytest

from games.root.tools import at
from wonderwood.engine.match import Match
from wonderwood.games.root import GAME
from wonderwood.games.root.box import DOMINANCE, SPY, RootBox
from wonderwood.words import LANGUAGES, Speaker

SAME_NAMES = "bird_ambush,fox_ambush,mouse_root_tea,rabbit_root_tea,fox_dominance,mouse_dominance"


def said(match: Match, language: str) -> list[str]:
    """The words of all choices that are offered."""
    players = [f"player {seat}" for seat in range(match.table.seats)]
    speaker = Speaker(language, GAME, players)
    return [speaker.option(option) for asked in match.pending for option in asked.options]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "line",
    [
        f"evening | *eyrie c3:1+roost hand={SAME_NAMES} | marquise c1:1 | alliance c5:1",
        f"daylight available=bird_dominance | *marquise 12 c1:1+sawmill hand={SAME_NAMES} | eyrie | alliance c5:1",
        f"daylight | *alliance c1:base_fox hand={SAME_NAMES} | marquise c5:1 | eyrie c3:roost",
        f"daylight | *vagabond thief at=c1 hand={SAME_NAMES} | marquise c1:1 | eyrie c1:1 | alliance c5:1",
        f"birdsong | *eyrie c3:1+roost hand={SAME_NAMES} | marquise c1:1 | alliance c5:1",
        f"daylight | *lizard_cult c1:1 outcast=fox hand={SAME_NAMES} | marquise c9:1 | eyrie c3:roost",
        f"birdsong | *eyrie c3:1+roost hand=fox_anvil | riverfolk c5:1 prices=1,1,1 hand={SAME_NAMES} | alliance c5:1",
        "daylight | *alliance c9:1 hand=fox_spy,bird_spy crafted=mouse_spy,rabbit_spy | eyrie c3:roost |"
        " mechanical_marquise c1:1 orders=fox_anvil,mouse_sword",
    ],
)
def test_cards_of_one_name_are_told_apart_by_their_suit(line: str, language: str) -> None:
    words = said(at(line), language)
    assert len(words) > 2
    assert sorted(words) == sorted(set(words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_lie_open_are_named_with_their_suit(language: str) -> None:
    """The log has no room for a suit beside the name: who activates a dominance card or plays a spy must be told which one."""
    box = GAME.open_box(None)
    assert isinstance(box, RootBox)
    kinds = [kind for kind in range(box.kinds) if box.card_type[kind] in (DOMINANCE, SPY)]
    names = {Speaker(language, GAME).name("card", box.card_ids[kind]) for kind in kinds}
    assert len(names) == len(kinds) == 8


@pytest.mark.rule("root/V4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_damaged_items_of_both_sides_are_told_apart(language: str) -> None:
    line = "daylight | *vagabond ranger at=c5 items=hammer,sword:damaged,sword:damaged_spent | eyrie c3:1+roost"
    words = said(at(line, repaired_side=True), language)
    assert sorted(words) == sorted(set(words))
    assert len(words) == 3
