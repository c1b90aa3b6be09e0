"""What the web draws: derived facts, and nothing a seat may not know."""

from typing import Any

import pytest

from games.root.tools import at, go
from wonderwood.engine.match import Match


def facts(match: Match, seat: int | None = None) -> Any:
    return match.view(seat)["facts"]


def test_a_clearing_shows_who_rules_it_and_what_stands_there() -> None:
    match = at("daylight | *marquise c1:2+keep+sawmill c5:1 | eyrie c5:1 c3:6+roost | vagabond thief at=c5")
    clearings = {clearing["id"]: clearing for clearing in facts(match)["clearings"]}
    assert clearings["c5"]["ruler"] == 1
    assert clearings["c5"]["warriors"] == {"0": 1, "1": 1}
    assert clearings["c5"]["pawns"] == [2]
    assert (clearings["c1"]["closed_by"], clearings["c1"]["open"], clearings["c6"]["ruin"]) == (0, 0, True)


def test_tracks_tell_what_the_next_piece_costs_and_scores() -> None:
    match = at("daylight | *marquise c9:1+workshop*2 c1:1 | alliance c5:sympathy c10:sympathy")
    cats, rebels = facts(match)["players"]
    assert (cats["tracks"]["workshop"]["next_cost"], cats["tracks"]["workshop"]["next_vp"]) == (2, 2)
    assert (rebels["tracks"]["sympathy"]["next_cost"], rebels["tracks"]["sympathy"]["next_vp"]) == (1, 1)


def test_the_decree_warns_of_turmoil() -> None:
    decree = "decree=recruit:mouse_sword,build:rabbit_ambush"
    match = at(f"birdsong | *eyrie c3:6+roost leader=despot hand=fox_anvil,bird_ambush {decree} | marquise c1:1")
    columns = {column["column"]: column["blocked"] for column in facts(match)["players"][0]["decree"]}
    assert columns == {"recruit": ["mouse"], "move": [], "battle": [], "build": ["rabbit", "bird"]}
    assert facts(match)["players"][0]["turmoil_costs"] == 2


def test_what_is_owed_in_the_current_column() -> None:
    match = at("daylight | *eyrie c3:6+roost leader=despot decree=move:rabbit_ambush | marquise c1:1")
    board = facts(match)["players"][0]
    assert (board["now"], board["owed"]) == ("move", {"rabbit": 1, "bird": 1})


def test_odds_of_a_battle_against_the_defenseless() -> None:
    match = at("daylight | *marquise c9:3 | vagabond thief at=c9 items=boot")
    battle = facts(match, 0)["battles"][0]
    # The higher of two dice is 2.125 on average; one hit more against the defenseless, who deals nothing.
    assert (battle["attack"], battle["defence"], battle["defenseless"]) == (3.12, 0.0, True)
    assert battle["at_least"][0] == 1.0
    assert facts(match)["battles"] == []


@pytest.mark.rule("root/B3", "root/B5", "root/RF1")
def test_an_ambush_is_feared_only_where_one_is_possible() -> None:
    def risk(line: str) -> bool:
        found = facts(at(f"daylight | *marquise c9:2 {line}"), 0)["battles"][0]["may_be_ambushed"]
        assert isinstance(found, bool)
        return found

    assert risk("| eyrie c9:1 c3:roost hand=fox_anvil")
    assert not risk("| eyrie c9:1 c3:roost")
    assert not risk("crafted=mouse_scouting_party | eyrie c9:1 c3:roost hand=mouse_ambush")
    company = "| riverfolk c9:1 prices=1,1,1 hand="
    assert not risk(f"{company}fox_ambush,mouse_sword")  # its hand lies open
    assert risk(f"{company}bird_ambush")


def test_secrets_are_shown_to_their_owner_only() -> None:
    match = at("daylight | *marquise c12:2+workshop hand=fox_anvil | alliance c5:1 supporters=fox_ambush,bird_ambush")
    assert facts(match, 0)["players"][0]["crafting"]["possible"] == ["fox_anvil"]
    assert "possible" not in facts(match, 1)["players"][0]["crafting"]
    assert facts(match, 1)["players"][1]["supporter_suits"] == {"fox": 2, "rabbit": 1, "mouse": 1}
    assert "supporter_suits" not in facts(match, 0)["players"][1]


def test_a_vagabond_sees_boots_relations_and_quests() -> None:
    vagabond = "*vagabond thief at=c1 relations=1:hostile items=boot,torch,hammer"
    match = at(f"daylight quests=fox_repair_a_shed | {vagabond} | eyrie c5:1 c3:1+roost")
    board = facts(match, 0)["players"][0]
    assert board["boots"] == {"c5": 2, "c9": 1, "c10": 1}
    assert board["relations"]["1"] == {"relationship": "hostile", "aids": 0, "needed": None}
    assert facts(match, 0)["quests"][0] == {
        "id": "fox_repair_a_shed",
        "suit": "fox",
        "items": ["torch", "hammer"],
        "vp": 1,
        "ready": True,
    }


def test_dominance_shows_its_progress() -> None:
    others = "eyrie c3:6+roost | alliance c5:1"
    match = at(f"daylight | *marquise 12 c1:1 c6:1 hand=fox_dominance | {others}")
    go(match, "dominate fox_dominance")
    assert facts(match)["players"][0]["dominance"] == {
        "card": "fox_dominance",
        "needed": 3,
        "held": ["c1", "c6"],
        "wins_next": False,
    }
