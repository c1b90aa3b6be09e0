"""What the web draws of the Cult, the Company, the machine and games played together; and rules of thumb for them."""

from typing import Any

import pytest

from games.root.tools import at, go, offered, prompt, table
from wonderwood.engine.match import Match
from wonderwood.games.root import GAME
from wonderwood.games.root.worth import clearing_worth


def facts(match: Match, seat: int | None = None) -> Any:
    return match.view(seat)["facts"]


def test_the_board_of_the_cult() -> None:
    cult = "*lizard_cult c12:garden_fox c8:garden_fox outcast=mouse acolytes=3 hand=fox_anvil"
    board = facts(at(f"daylight souls=fox_ambush,bird_ambush | {cult} | marquise c1:1"))["players"][0]
    assert (board["outcast"], board["hated"], board["acolytes"]) == ("mouse", False, 3)
    assert board["soul_suits"] == {"fox": 1, "rabbit": 0, "mouse": 0, "bird": 1}
    assert (board["gardens"]["fox"]["placed"], board["gardens"]["fox"]["score_now"], board["draws"]) == (2, 2, 2)
    assert board["conspiracies"] == {"crusade": 2, "convert": 2, "sanctify": 3}
    assert board["coming"] == {"outcast": "fox", "hated": False}


@pytest.mark.parametrize(
    ("souls", "outcast", "coming"),
    [
        ("mouse_sword", "mouse", {"outcast": "mouse", "hated": True}),
        ("bird_ambush", "mouse", {"outcast": "mouse", "hated": True}),
        ("rabbit_root_tea,rabbit_ambush,fox_anvil", "mouse", {"outcast": "rabbit", "hated": False}),
    ],
)
def test_what_the_lost_souls_will_bring(souls: str, outcast: str, coming: dict[str, object]) -> None:
    """L1, L2, told before it happens, and then it happens."""
    line = f"daylight souls={souls} | *lizard_cult c12:garden_fox outcast={outcast} acolytes=1 | marquise c1:1"
    match = at(line)
    assert facts(match)["players"][0]["coming"] == coming
    happens = facts(at(line.replace("daylight", "birdsong")))["players"][0]
    assert {"outcast": happens["outcast"], "hated": happens["hated"]} == coming


def test_the_board_of_the_company() -> None:
    company = "*riverfolk c12:1+trade_post_fox lost=trade_post_mouse prices=1,2,3 funds=0:1,1:3 payments=1:2 hand=fox_anvil"
    shown = facts(at(f"daylight boats=1 | {company} | marquise c12:1"), 1)
    board = shown["players"][0]
    assert (board["for_sale"], board["prices"]["mercenaries"]) == (["fox_anvil"], 3)
    assert (board["funds"], board["payments"], board["dividends"]) == ({"0": 1, "1": 3}, {"1": 2}, 2)
    assert board["purchases"] == {"1": 2}
    assert (board["posts"]["mouse"]["gone"], shown["services"]["riverboats"]) == (1, 1)
    assert (board["threatened"], board["disruption"]) == (["c12"], 2)


def test_a_customer_reads_the_price_and_what_is_left() -> None:
    company = "riverfolk c12:1 prices=1,2,3 hand=fox_anvil"
    match = at(f"birdsong | *marquise c1:1 | {company}")
    assert prompt(match) == "services"
    supply = facts(match, 0)["players"][0]["supply"]
    told = facts(match, 0)["effects"]
    assert set(offered(match)) - {"pass"} == set(told)
    paid = {"how": "warriors", "price": 2, "left": supply - 2, "service": "riverboats"}
    assert told["buy riverboats"] == ["effect-buy", paid]
    assert told["buy_card fox_anvil"][1]["price"] == 1
    assert facts(match, 1)["effects"] == {}
    assert facts(match)["effects"] == {}


def test_what_conspiracies_rituals_and_posts_cost_and_bring() -> None:
    cult = "*lizard_cult c12:2+garden_fox outcast=fox acolytes=3 hand=fox_anvil"
    night = at(f"birdsong souls=fox_ambush | {cult} | marquise c12:1")
    assert facts(night, 0)["effects"]["convert c12 1"] == ["effect-conspire", {"cost": 1, "left": 2}]
    day = at(f"daylight | {cult} | marquise c1:1")
    assert facts(day, 0)["effects"] == {"preach fox_anvil": ["effect-preach", {"points": 0}]}
    trade = at("daylight | *riverfolk c5:1 funds=1:2 prices=1,1,1 | marquise c12:2")
    assert facts(trade, 0)["effects"]["trade_post c12"][1]["funds"] == 2


def test_the_programme_shows_backs_only() -> None:
    orders = "orders=fox_anvil,mouse_sword up=2"
    line = f"daylight | *alliance c9:1 | eyrie c3:1+roost | mechanical_marquise c1:3 c5:2 made=tea {orders}"
    shown = facts(at(line, machine="cooperative"), 0)
    board = shown["players"][2]
    assert (board["orders"], board["held"], board["dawn_vp"]) == ([None, "mouse_sword"], ["c1"], 4)
    assert board["items_for_sale"] == {"tea": 1}
    assert (shown["machine"], shown["cooperative"]["team"], shown["cooperative"]["next"]) == (2, None, None)


def test_a_won_campaign_game_tells_what_comes_next() -> None:
    eyrie = "*eyrie 29 c3:roost c11:roost crafted=bird_armorers"
    match = at(f"evening.1 | {eyrie} | mechanical_marquise 20 c1:1", campaign=True)
    go(match, "keep_card bird_armorers")
    together = facts(match)["cooperative"]
    assert (together["team"], together["next"]) == ("won", {"machine_start": 3, "kept": [["bird_armorers"]]})


@pytest.mark.parametrize(
    ("line", "best"),
    [
        ("daylight | *lizard_cult c12:1+garden_fox outcast=fox hand=fox_anvil | marquise c1:1 c8:1", "garden fox_anvil c12"),
        ("daylight | *riverfolk c5:1 funds=1:2 prices=1,1,1 | marquise c12:2", "trade_post c12"),
        (
            "birdsong souls=fox_anvil | *lizard_cult outcast=mouse acolytes=3 | marquise c12:sawmill",
            "sanctify c12 sawmill",
        ),
    ],
)
def test_a_greedy_player_takes_the_points(line: str, best: str) -> None:
    match = at(line.replace(" |", " ruins= |", 1))
    ask = match.ask
    assert ask is not None
    weights = GAME.advise(table(match), ask)
    assert offered(match)[weights.index(max(weights))] == best


def test_the_judge_of_a_game_together_looks_at_the_last_player_and_the_machine() -> None:
    line = "daylight | *alliance {0} c9:1 | eyrie {1} c3:1+roost | mechanical_marquise {2} c1:1"

    def value(*points: int) -> int:
        match = at(line.format(*points), machine="cooperative")
        assert prompt(match) == "alliance"
        return GAME.judge(match.table, 0)

    assert value(10, 10, 5) > value(10, 5, 5) > value(10, 5, 15)


def test_together_it_pays_to_stand_where_the_machine_is_strong() -> None:
    """MM2: it is paid for clearings with three warriors; each one contested keeps the race open for all."""
    line = "daylight | *alliance c9:1 | eyrie c3:1+roost | mechanical_marquise c1:3 c5:2"

    def gain(machine: str, clearing: str) -> int:
        t = table(at(line, machine=machine))
        where = t.box.clearing_ids.index(clearing)
        return clearing_worth(t, 1, where, 3) - clearing_worth(t, 1, where, 0)

    assert gain("cooperative", "c1") - gain("competitive", "c1") > gain("cooperative", "c5") - gain("competitive", "c5") > 0
