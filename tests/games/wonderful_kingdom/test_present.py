"""What the board is told: in words, and nothing the seat may not know."""

from typing import Any

import pytest

from games.wonderful_kingdom.tools import at, table
from wonderwood.engine.match import Match
from wonderwood.engine.table import EVERYONE
from wonderwood.games.wonderful_kingdom import GAME
from wonderwood.games.wonderful_kingdom.present import present


def facts(line: str, seat: int | None = 0) -> dict[str, Any]:
    return present(table(at(line)), seat)


@pytest.mark.rule("wonderful_kingdom/3.11")
def test_offers_by_position_and_only_what_is_known() -> None:
    line = "tutorial phase=turn turn=3 left=farm,-port right=arena | sel=-guild | hand=quarry,scouts"
    assert facts(line)["offers"] == [
        [{"card": "farm", "down": False, "token": None}, {"card": None, "down": True, "token": None}],
        [{"card": "arena", "down": False, "token": None}],
    ]
    assert facts(line)["players"][0]["selection"] == [{"card": None, "down": True}]
    assert facts(line)["players"][1]["hand"] == 2


def test_a_site_shows_every_space() -> None:
    site = facts("tutorial phase=plan | site=guild:1m1M sel=farm | ")["players"][0]["sites"][0]
    assert [slot["has"] for slot in site["slots"]] == ["materials", "krystallium", None, None]
    assert (site["card"], site["number"], site["missing"], site["frozen"], site["points"]) == ("guild", 1, 2, False, 0)
    set_card = facts("tutorial phase=plan | built=cathedral,arena site=royal_keep sel=farm | ")["players"][0]["sites"][0]
    assert set_card["points"] == 4 * 3 + 3  # its own set of three, and the Cathedral counts one more


def test_production_and_the_supremacy_race() -> None:
    seen = facts("tutorial phase=plan | built=quarry sel=farm | built=navigators sel=port")
    assert seen["players"][0]["production"] == {"materials": 4, "population": 1, "gold": 1, "exploration": 1}
    assert [step["leader"] for step in seen["supremacy"]] == [0, None, None, 1]
    alone = facts("tutorial phase=plan | built=quarry,hamlet sel=farm")
    assert [step["leader"] for step in alone["supremacy"]] == [0, None, None, None]


def test_what_a_card_would_add() -> None:
    seen = facts("tutorial phase=plan | built=cathedral,arena site=royal_keep sel=farm | sel=quarry")
    assert seen["promises"]["farm"] == {"production": {"population": 1}, "points": 0}
    assert seen["promises"]["royal_keep"]["points"] == 4 * 3 + 3
    assert "quarry" not in seen["promises"]
    assert facts("tutorial phase=plan | sel=farm | ", None)["promises"] == {}


def test_threats_advisors_and_steps() -> None:
    seen = facts("threat packs=thieves,shadows phase=plan | threats=thief stolen=duchy.1 sel=farm | ")["players"][0]
    assert seen["threats"] == [{"card": "thief", "cost": 2, "points": -3}]
    assert seen["stolen"] == [{"card": None, "line": 2, "resource": "population"}]
    council = facts("advisors phase=plan | council=chronicler built=farm*2 sel=port | ")["players"][0]["council"]
    assert council == [{"card": "chronicler", "phase": "end", "cost": 3, "used": False, "points": 2}]
    steps = facts("quest quest=usurper phase=plan | alchemy=3p sel=farm | ")["quests"]
    assert [step["step"] for step in steps if step["payable"] == [0]] == ["us2_levies"]
    assert [step["vp"] for step in steps if step["final"]] == [[9, 5]]


def test_the_map_shows_who_may_march_where() -> None:
    line = "conquest phase=conquest | S=2 pawns=red_hills:2 | pawns=heartland:1"
    places = {place["territory"]: place for place in facts(line)["map"]["territories"]}
    assert (places["heartland"]["owner"], places["heartland"]["reachable"]) == (1, True)
    assert (places["west_sea"]["owner"], places["west_sea"]["reachable"]) == (None, False)
    assert places["red_hills"]["slots"][0] == {"type": "trap", "resource": None, "side": 0}


def test_solo_medals_dangers_and_scenario() -> None:
    match = Match.new(GAME, 1, {"module": "tutorial"}, "danger")
    assert present(table(match), 0)["danger"] == {"cards": 12, "special": 4}
    t = table(match)
    calamity = next(card for card in t.danger if t.box.ids[t.box.kind[card]] == "calamity")
    t.danger.remove(calamity)
    t.discard.append(calamity)
    assert present(t, 0)["danger"] == {"cards": 11, "special": 4}  # discarded unseen
    t.known[calamity] = EVERYONE
    seen = present(t, 0)
    assert seen["danger"] == {"cards": 11, "special": 3}
    medals = seen["medals"]
    assert isinstance(medals, dict)
    assert medals["now"] == "none"
    scenario = facts("scenario=SC05 phase=plan | trophies= sel=farm")["scenario"]
    assert (scenario["beat"], scenario["aside"]) == ({"thief": 4}, [0, 5])
