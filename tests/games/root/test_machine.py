"""Chapter MM: the Mechanical Marquise, its orders, the spies, and playing against it together."""

from typing import Any

import pytest

from games.root.tools import at, cards, go, hand, made, offered, pieces, prompt, table, told, warriors
from wonderwood.engine.errors import Refusal
from wonderwood.engine.match import Match
from wonderwood.games.root import GAME
from wonderwood.words import Speaker

EYRIE = "eyrie c3:roost+1 leader=despot"
ORDERS = "orders=fox_anvil,mouse_sword,rabbit_ambush,bird_sappers,fox_root_tea"


def new(seats: int, **options: object) -> Match:
    return Match.new(GAME, seats=seats, options={"machine": "competitive", **options}, seed=5)


@pytest.mark.rule("root/MM1", "root/MM17", "root/Q15", "root/MM18", "root/S5")
def test_it_takes_the_place_of_the_marquise_at_a_random_seat() -> None:
    match = new(3, factions=["eyrie", "alliance", "vagabond"])
    t = table(match)
    assert (t.sides, t.machine, t.faction[3], len(t.orders)) == (4, 3, 6, 5)
    keep = t.pieces[4 * 12 : 5 * 12].index(1)
    assert t.sealed[keep] == 3
    assert sum(t.warriors[36:48]) == 11
    assert sum(t.placed[:3]) == 0
    assert made(match, 3) == ["boot", "bag", "sword", "tea"]
    drawn = [card for pile in [t.deck, t.orders, *t.hands, *t.supporters] for card in pile]
    kinds = [t.box.card_ids[t.box.kind[card]] for card in drawn]
    assert "fox_spy" in kinds
    assert not [kind for kind in kinds if kind.endswith("dominance")]
    seats = {table(Match.new(GAME, 2, {"machine": "competitive"}, seed=seed)).order.index(2) for seed in range(20)}
    assert seats == {0, 1, 2}
    while prompt(match) != "leader":
        go(match, offered(match)[0])
    go(match, "lead despot")
    assert t.pieces[5 * 12 + t.box.opposite[0][keep]] == 1  # the Eyrie start opposite its keep


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Mechanical Marquise"), ("fr", "Marquise Mécanique"), ("ru", "Механическая Маркиза")]
)
def test_the_side_nobody_sits_at_has_a_name(language: str, name: str) -> None:
    assert Speaker(language, GAME, ["Ann", "Bob"]).name("seat", "2") == name
    assert Speaker(language, GAME, ["Ann", "Bob"]).name("seat", "1") == "Bob"


@pytest.mark.rule("root/SC4", "root/MM13", "root/MM17")
def test_who_may_play_with_it() -> None:
    for seats, options in (
        (5, {"machine": "cooperative"}),
        (6, {"machine": "competitive"}),
        (1, {"machine": "none"}),
        (1, {"machine": "competitive"}),
        (2, {"machine": "competitive", "factions": ["marquise", "eyrie"]}),
        (2, {"machine": "competitive", "campaign": True}),
        (2, {"machine": "cooperative", "machine_start": 3}),
        (2, {"machine": "cooperative", "campaign": True, "kept": [["bird_royal_claim"], ["bird_royal_claim"]]}),
    ):
        with pytest.raises(Refusal):
            GAME.settle(seats, options)
    assert table(Match.new(GAME, 1)).cooperative == 1
    assert table(Match.new(GAME, 6)).machine == -1


@pytest.mark.rule("root/SC1", "root/SC3", "root/SC4", "root/Q16")
def test_the_usual_mixes_of_larger_tables_and_against_it() -> None:
    box: Any = GAME.open_box(None)
    assert [len(box.usual[seats]) for seats in range(2, 7)] == [2, 3, 4, 5, 6]
    assert [len(box.usual_against[seats]) for seats in range(1, 6)] == [1, 2, 3, 4, 5]
    assert all(0 not in mix for mix in box.usual_against)
    factions = table(Match.new(GAME, 5, {"machine": "competitive"})).faction
    assert sorted(factions) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("root/MM2")
def test_dawn_scores_clearings_held_in_strength() -> None:
    line = f"birdsong | {EYRIE} | alliance c9:5 | *mechanical_marquise c1:3 c5:4 c9:3 c2:2"
    assert table(at(line)).scores[2] == 4
    together = at(line, machine="cooperative")
    assert table(together).scores[2] == 4 + 2
    assert told(together, "dawn")[0] == {"who": "2", "clearings": "2", "players": "2"}


@pytest.mark.rule("root/MM3", "root/MM8")
def test_it_turns_the_leftmost_order_and_fills_its_programme() -> None:
    match = at(f"daylight | {EYRIE} | alliance c9:1 | *mechanical_marquise c1:1 {ORDERS}")
    t = table(match)
    assert told(match, "order_turned")[0]["card"] == "fox_anvil"
    assert cards(match, t.discard) == ["fox_anvil"]
    assert [t.box.card_ids[t.box.kind[card]] for card in t.orders[:2]] == ["mouse_sword", "rabbit_ambush"]
    assert (len(t.orders), t.turn) == (5, 0)


@pytest.mark.rule("root/MM3", "root/MM6")
def test_an_order_without_a_cost_is_followed_by_the_next() -> None:
    line = "*mechanical_marquise c1:1 c5:4 orders=rabbit_ambush,fox_anvil,mouse_sword"
    match = at(f"daylight | {EYRIE} | alliance c9:1 | {line}")
    assert [row["card"] for row in told(match, "order_turned")] == ["rabbit_ambush", "fox_anvil"]
    assert warriors(match, 2, 5) == 3  # the ambush moved one on
    last = at(f"daylight | {EYRIE} | alliance c9:1 | *mechanical_marquise c1:1 orders=rabbit_ambush")
    assert len(table(last).orders) == 5  # no order left: Evening


@pytest.mark.rule("root/MM4", "root/MM7")
def test_it_battles_by_the_cards_suit_whom_the_priorities_name() -> None:
    machine = "*mechanical_marquise c12:3 c8:3 c9:3 orders=fox_anvil"
    match = at(
        f"daylight | eyrie c12:1 c3:roost | alliance c12:1+sympathy c9:1 | vagabond ranger at=c8 | {machine}", 0, 0, 0, 0
    )
    foes = [(row["where"], row["defender"]) for row in told(match, "picked_foe")]
    assert foes == [("c8", "2"), ("c12", "1")]  # rising numbers; most pieces; c9 is no fox clearing
    tie = at(f"daylight | eyrie 3 c12:1 c3:roost | alliance 5 c12:1 | {machine}", 0, 0)
    assert told(tie, "picked_foe")[0]["defender"] == "1"  # most points
    tie = at(f"daylight | alliance 5 c12:1 | eyrie 5 c12:1 c3:roost | {machine}", 0, 0)
    assert told(tie, "picked_foe")[0]["defender"] == "1"  # the earlier letter


@pytest.mark.rule("root/MM4")
def test_a_bird_order_acts_everywhere() -> None:
    machine = "*mechanical_marquise c12:3 c9:3 orders=bird_sappers"
    match = at(f"daylight | eyrie c12:1 c3:roost | alliance c9:1 | {machine}", 0, 0, 0, 0)
    assert [row["where"] for row in told(match, "picked_foe")] == ["c9", "c12"]


@pytest.mark.rule("root/MM5")
def test_it_moves_all_but_three_to_most_pieces_or_the_lowest_number() -> None:
    machine = "*mechanical_marquise c1:6 c8:3 orders=fox_anvil"
    match = at(f"daylight | eyrie c10:2 c3:roost | alliance c9:1 | {machine}")
    assert (warriors(match, 2, 10), told(match, "picked_way")[0]["pieces"]) == (3, "2")
    empty = at(f"daylight | {EYRIE} | alliance c11:1 | {machine}")
    assert warriors(empty, 2, 5) == 3
    chain = at(f"daylight | {EYRIE} | alliance c12:1 | *mechanical_marquise c4:6 c8:3 orders=bird_sappers")
    assert next((row["start"], row["to"]) for row in told(chain, "picked_way")) == ("c4", "c12")


@pytest.mark.rule("root/MM6", "root/MM7", "root/G6")
def test_it_recruits_by_the_cost() -> None:
    line = "daylight | {0} | alliance c11:1 | *mechanical_marquise c9:1 c7:1 c1:1 {1}"
    mice = at(line.format(EYRIE, "orders=fox_stand_and_deliver"))
    assert (warriors(mice, 2, 9), warriors(mice, 2, 7), warriors(mice, 2, 1)) == (4, 4, 1)
    each = at(line.format(EYRIE, "orders=fox_tax_collector"))
    assert (warriors(each, 2, 9), warriors(each, 2, 7), warriors(each, 2, 1)) == (2, 2, 2)
    keep = at(line.format(EYRIE, "c4:keep orders=bird_royal_claim"))
    assert warriors(keep, 2, 4) == 4
    short = at(line.format(EYRIE, "c2:19 orders=fox_stand_and_deliver"))
    assert (warriors(short, 2, 2), warriors(short, 2, 7)) == (22, 1)  # the lowest number first


@pytest.mark.rule("root/MM13")
def test_together_it_recruits_whoever_rules() -> None:
    line = f"daylight | {EYRIE} | alliance c11:1 | *mechanical_marquise c9:1 orders=fox_root_tea"
    match = at(line, machine="cooperative")
    assert (warriors(match, 2, 2), warriors(match, 2, 11), warriors(match, 2, 9)) == (1, 1, 2)


@pytest.mark.rule("root/MM9", "root/WA3")
def test_it_has_no_hand() -> None:
    thief = at("daylight | *vagabond thief at=c1 hand=fox_anvil | eyrie c3:1+roost | mechanical_marquise c1:1 made=sword")
    deck = len(table(thief).deck)
    go(thief, "steal 2")
    assert (len(hand(thief, 0)), len(table(thief).deck)) == (2, deck - 1)
    robber = "crafted=fox_stand_and_deliver"
    robbed = at(f"birdsong | *alliance c9:1 {robber} | eyrie c3:1+roost | mechanical_marquise c1:1")
    go(robbed, "rob 2")
    assert (len(hand(robbed, 0)), table(robbed).scores[2]) == (1, 1)
    outraged = at("daylight | *alliance c9:1 | eyrie c3:1+roost | mechanical_marquise c1:1")
    assert offered(outraged, "peek") == []
    moved = at("daylight | alliance c5:sympathy | eyrie c3:1+roost | *mechanical_marquise c1:4 orders=fox_anvil")
    assert len(table(moved).supporters[0]) == 1  # the top card of the deck


@pytest.mark.rule("root/MM9", "root/MM12", "root/VB10")
def test_aid_to_it_is_discarded_scores_and_may_take_an_item_for_sale() -> None:
    line = "daylight | *vagabond thief at=c1 hand=fox_anvil | eyrie c3:1+roost | mechanical_marquise c1:1 made=sword,tea"
    match = go(at(line), "aid 2 fox_anvil", "exhaust boot", "take sword")
    t = table(match)
    assert (t.scores[2], cards(match, t.discard), made(match, 2)) == (1, ["fox_anvil"], ["tea"])
    assert t.scores[0] == 1  # the relationship grows all the same


@pytest.mark.rule("root/MM10", "root/B5")
def test_no_ambush_against_it() -> None:
    machine = "*mechanical_marquise c12:3 orders=fox_anvil"
    match = at(f"daylight | eyrie c12:2 c3:roost hand=fox_ambush,fox_root_tea | alliance c9:1 | {machine}", 1, 1)
    assert told(match, "ambushed") == []
    assert told(match, "rolled") != []
    assert prompt(match) != "ambush"


@pytest.mark.rule("root/Q8")
def test_it_buys_nothing_and_shares_nothing() -> None:
    line = "birdsong | riverfolk c5:1 prices=1,1,1 hand=fox_ambush | eyrie c3:1+roost | *mechanical_marquise c1:1 " + ORDERS
    assert told(at(line), "bought") + told(at(line), "card_bought") == []
    bank = "birdsong | *alliance c9:1 crafted=rabbit_better_burrow_bank | eyrie c3:1+roost | mechanical_marquise c1:1"
    assert offered(at(bank), "share") == []
    assert told(at(bank), "shared") == [{"who": "0", "other": "1"}]
    post = "daylight | *riverfolk c5:1 funds=0:3 prices=1,1,1 | eyrie c3:1+roost | mechanical_marquise c1:2"
    assert "trade_post c1" not in offered(at(post))


@pytest.mark.rule("root/MM11", "root/Q10", "root/Q11")
def test_spies_reveal_swap_and_are_found_out() -> None:
    players = f"eyrie c3:1+roost | mechanical_marquise c1:1 {ORDERS}"
    match = at(f"daylight | *alliance c9:1 hand=fox_spy | {players}")
    go(match, "play_spy fox_spy")
    assert offered(match, "spy_on") == [f"spy_on fox_spy {place}" for place in range(1, 6)]
    go(match, "spy_on fox_spy 2")
    assert prompt(match) == "swap"
    go(match, "swap 1 2")
    t = table(match)
    assert [t.box.card_ids[t.box.kind[card]] for card in t.orders[:2]] == ["mouse_sword", "fox_anvil"]
    assert t.orders_up == [1, 0, 0, 0, 0]
    seen = match.view(1)["table"]
    assert isinstance(seen, dict)
    assert "mouse_sword" in seen["orders"]
    assert offered(match, "spy_on") == []  # once a turn
    caught = at(f"daylight | *alliance c9:1 crafted=fox_spy | {players}")
    go(caught, "spy_on fox_spy 1")
    assert (prompt(caught), cards(caught, table(caught).available)) == ("alliance", ["fox_spy"])
    up = at(f"daylight | *alliance c9:1 crafted=mouse_spy | {players} up=1,2,3,4")
    assert offered(up, "spy_on") == ["spy_on mouse_spy 5"]  # only what lies face down
    bird = at(f"daylight | *alliance c9:1 crafted=mouse_spy | {players}")
    assert prompt(go(bird, "spy_on mouse_spy 4")) == "swap"  # birds are no jokers here


@pytest.mark.rule("root/Q11")
def test_the_threshold_for_spies_is_an_option() -> None:
    line = "daylight | *alliance 9 c9:1 hand=fox_spy | eyrie c3:1+roost | mechanical_marquise c1:1"
    assert offered(at(line), "play_spy") == ["play_spy fox_spy"]
    assert offered(at(line, spy_threshold=True), "play_spy") == []


@pytest.mark.rule("root/Q9", "root/C5", "root/C6")
def test_a_discarded_spy_is_available_and_can_be_fetched() -> None:
    line = "daylight available=fox_spy | *alliance c9:1 hand=fox_anvil | eyrie c3:1+roost | mechanical_marquise c1:1"
    match = go(at(line), "retrieve fox_spy fox_anvil")
    assert hand(match, 0) == ["fox_spy"]
    order = "daylight | eyrie c3:1+roost | alliance c9:1 | *mechanical_marquise c1:1 orders=fox_spy,fox_anvil"
    assert cards(at(order), table(at(order)).available) == ["fox_spy"]
    souls = "daylight | eyrie c3:1+roost | lizard_cult c9:1 outcast=fox | *mechanical_marquise c1:1 orders=fox_spy,fox_anvil"
    assert cards(at(souls), table(at(souls)).souls) == ["fox_anvil", "fox_spy"]


@pytest.mark.rule("root/MM16", "root/MM18", "root/M10")
def test_its_keep_closes_its_clearing_and_can_be_lost() -> None:
    line = "daylight | *vagabond ranger at=c1 | eyrie c3:1+roost | mechanical_marquise c1:keep+1"
    match = go(at(line), "strike 2")
    assert (warriors(match, 2, 1), pieces(match, "keep", 1)) == (0, 1)
    lost = at(line.replace("keep+1", "keep"))
    go(lost, "strike 2")
    assert (pieces(lost, "keep", 1), table(lost).sealed[0], table(lost).gone[4]) == (0, -1, 1)
    four = at("daylight | eyrie c3:1+roost | alliance c9:1 | *mechanical_marquise c1:1 orders=bird_royal_claim")
    assert sum(table(four).warriors[24:36]) == 1


@pytest.mark.rule("root/MM17", "root/G2")
def test_it_wins_alone() -> None:
    match = at(f"birdsong | {EYRIE} | alliance 29 c9:1 | *mechanical_marquise 28 c1:3")
    assert match.over
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ranking) == ([], [[1], [0]])


@pytest.mark.rule("root/MM13", "root/Q12")
def test_together_all_must_reach_the_goal_first() -> None:
    players = "vagabond 30 ranger at=c9 | mechanical_marquise 20 c1:1"
    match = at(f"birdsong | *alliance 28 c9:sympathy supporters=fox_anvil | {players}", machine="cooperative")
    assert not match.over
    go(match, "spread c1", "supporter fox_anvil")
    assert not match.over  # 29, and the Vagabond plays on with 30
    won = at("evening.1 | *eyrie 29 c3:roost c11:roost | mechanical_marquise 20 c1:1", machine="cooperative")
    outcome = won.outcome
    assert outcome is not None
    assert (outcome.winners, table(won).team) == ([0], 1)
    lost = at(f"birdsong | {EYRIE} | alliance 35 c9:1 | *mechanical_marquise 29 c1:3", machine="cooperative")
    outcome = lost.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ranking, table(lost).team) == ([], [[0, 1]], 2)


@pytest.mark.rule("root/Q12")
def test_players_together_are_still_enemies() -> None:
    match = at("daylight.2 | *alliance c9:1 officers=1 | eyrie c9:1 c3:roost | mechanical_marquise c1:1", machine="cooperative")
    go(match, "done")
    assert "battle c9 1" in offered(match)


@pytest.mark.rule("root/MM14", "root/S2")
def test_alone_the_favors_are_removed() -> None:
    solo, pair = table(Match.new(GAME, 1)), table(Match.new(GAME, 2, {"machine": "cooperative"}))
    assert len(solo.box.solo_deck) == len(pair.box.machine_deck) - 3 == 54 - 4 + 4 - 3


@pytest.mark.rule("root/MM15", "root/Q13")
@pytest.mark.example("p. 31")
def test_booklet_the_third_game_of_a_campaign() -> None:
    """Two games won: two cards kept, one of each game, and the machine starts with 6 points."""
    cards_kept = [["bird_brutal_tactics", "rabbit_command_warren"]]
    options = {"campaign": True, "machine_start": 6, "kept": cards_kept, "factions": ["eyrie"]}
    match = Match.new(GAME, 1, options, seed=1)
    assert cards(match, table(match).crafted[0]) == cards_kept[0]
    while prompt(match) in ("leader", "start"):
        go(match, offered(match)[0])
    assert table(match).scores[1] >= 6
    assert told(match, "head_start") == [{"who": "1", "points": "6"}]


@pytest.mark.rule("root/MM15", "root/Q13")
def test_a_won_game_hands_on_one_more_card_each() -> None:
    eyrie = "*eyrie 29 c3:roost c11:roost crafted=bird_brutal_tactics,rabbit_cobbler,bird_armorers"
    match = at(
        f"evening.1 | {eyrie} | mechanical_marquise 20 c1:1",
        campaign=True,
        machine_start=3,
        kept=[["bird_brutal_tactics"]],
    )
    assert prompt(match) == "keepsake"
    assert offered(match) == ["keep_card bird_armorers", "keep_card rabbit_cobbler", "pass"]
    go(match, "keep_card rabbit_cobbler")
    assert match.over
    more = GAME.sequel(match.table, match.options)
    assert more is not None
    assert (more["machine_start"], more["kept"]) == (6, [["bird_brutal_tactics", "rabbit_cobbler"]])
    assert not Match.new(GAME, 1, more, seed=2).over
    lost = at(f"birdsong | {EYRIE} | *mechanical_marquise 29 c1:3", campaign=True)
    assert GAME.sequel(lost.table, lost.options) is None
