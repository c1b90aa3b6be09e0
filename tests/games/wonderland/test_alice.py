"""Chapters 11, 12 and 13: Alice moves, her wake strikes, obstacles follow."""

import shutil
from pathlib import Path

import pytest

from games.wonderland.tools import (
    GARDENER,
    QUEEN,
    SOLDIER,
    alice,
    at,
    choices,
    discard,
    go,
    prompt,
    standing,
    table,
    told,
    where,
)
from wonderwood.engine.match import Match
from wonderwood.games.wonderland.alice import ways_for
from wonderwood.games.wonderland.data import DATA


@pytest.mark.rule("wonderland/11.1")
def test_one_card_is_played_and_discarded() -> None:
    match = at("A alice=d4 phase=alice_card | *green a8 hand=C3,SK | yellow h8")
    assert choices(match) == ["play C3", "play SK"]
    go(match, "play C3", "go W 1")
    assert discard(match) == ["C3"]


@pytest.mark.rule("wonderland/11.2")
@pytest.mark.parametrize(("suit", "ways"), [("C", "W SW"), ("D", "N NW"), ("H", "E NE"), ("S", "S SE")])
def test_each_suit_has_two_arrows(suit: str, ways: str) -> None:
    match = go(at(f"A alice=d4 phase=alice_card | *green a8 hand={suit}3 | yellow h8"), f"play {suit}3")
    assert choices(match) == [f"go {way} 1" for way in ways.split()]


@pytest.mark.rule("wonderland/11.3")
@pytest.mark.parametrize(
    ("card", "steps"), [("C3", [1]), ("C10", [1]), ("CJ", [2]), ("CK", [2]), ("CA", [1, 2]), ("X1", [1, 2])]
)
def test_how_far_she_goes(card: str, steps: list[int]) -> None:
    match = go(at(f"A alice=d4 phase=alice_card | *green a8 hand={card} | yellow h8"), f"play {card}")
    assert sorted({int(choice.split()[2]) for choice in choices(match)}) == steps


@pytest.mark.rule("wonderland/11.2", "wonderland/11.3")
def test_a_way_is_offered_once_whatever_the_base_says(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    shutil.copytree(DATA, folder)
    text = (folder / "alice.toml").read_text(encoding="utf-8")
    text = text.replace('orthogonal = "N"', 'orthogonal = "W"').replace("joker = [1, 2]", "joker = [2, 2]")
    (folder / "alice.toml").write_text(text, encoding="utf-8")
    t = table(Match.new("wonderland", components=str(folder)))
    ways = ways_for(t, t.box.words["card"].index("X1"))
    assert len(ways) == len(set(ways)) == 7


@pytest.mark.rule("wonderland/11.4")
@pytest.mark.parametrize(
    ("start", "card", "way", "square"),
    [("a4", "C3", "W 1", "h4"), ("a1", "C3", "SW 1", "h8"), ("a8", "D3", "NW 1", "h1"), ("b3", "CK", "SW 2", "h1")],
)
def test_she_goes_on_from_the_opposite_edge(start: str, card: str, way: str, square: str) -> None:
    match = at(f"A alice={start} phase=alice_card | *green d5 hand={card} | yellow e5")
    go(match, f"play {card}", f"go {way}")
    assert alice(match) == square


@pytest.mark.rule("wonderland/11.5")
def test_only_her_last_square_matters() -> None:
    match = at("A alice=a4 q=b4 phase=alice_card | *green h8 hand=HK | yellow a3 | blue", 0, 0)
    go(match, "play HK", "go E 2")
    assert alice(match) == "c4"  # past the Queen
    assert table(match).wake == [0, 0, 0]


@pytest.mark.rule("wonderland/11.6", "wonderland/13.1")
def test_each_square_left_gets_a_piece_then_the_wake_strikes() -> None:
    match = at("A alice=a4 phase=alice_card | *green h8 hand=HK | yellow c5", 0, 14)
    go(match, "play HK", "go E 2")
    assert (standing(match, "a4"), standing(match, "b4"), standing(match, "c4")) == (GARDENER, SOLDIER, 0)
    assert table(match).bag == [14, 14, 5]
    events = [line["event"] for line in match.log]
    step = ["alice_walked", "obstacle_placed"]
    assert events[-8:-3] == [*step, *step, "woken_near"]


@pytest.mark.rule("wonderland/12.1")
def test_who_moves_alice_is_never_struck() -> None:
    match = at("A alice=d4 phase=alice_card | *green d5 hand=D3 | yellow a1", 0)
    go(match, "play D3", "go N 1")
    assert table(match).wake == [0, 0]
    assert (where(match, 0), alice(match)) == ("d5", "d5")


@pytest.mark.rule("wonderland/12.2")
def test_beside_alice_costs_one_pr_and_edges_do_not_wrap() -> None:
    match = at("A alice=g4 phase=alice_card | *green d8 hand=H3 | yellow g5 | blue a4 | red f4", 0)
    go(match, "play H3", "go E 1")
    assert alice(match) == "h4"
    assert table(match).wake == [0, 1, 0, 0]


@pytest.mark.rule("wonderland/12.3")
def test_on_alices_square_costs_three_pr_and_a_push() -> None:
    match = at("A alice=c4 phase=alice_card | *green d8 hand=H3 | yellow d4", 0)
    go(match, "play H3", "go E 1")
    assert (table(match).wake[1], where(match, 1)) == (3, "e4")


@pytest.mark.rule("wonderland/12.4")
def test_at_the_edge_the_player_chooses_a_side_neighbour() -> None:
    match = at("A alice=b4 phase=alice_card | *green d8 hand=C3 | yellow a4", 0)
    go(match, "play C3", "go W 1")
    assert match.waiting == [1]
    assert choices(match) == ["flee a5", "flee a3"]  # not b4, which Alice has just left
    go(match, "flee a3")
    assert (where(match, 1), table(match).wake[1]) == ("a3", 3)


@pytest.mark.rule("wonderland/12.4")
def test_the_queen_bars_the_push_too() -> None:
    match = at("A alice=c4 q=e4 phase=alice_card | *green h8 hand=H3 | yellow d4", 0)
    go(match, "play H3", "go E 1")
    assert choices(match) == ["flee d5", "flee d3"]


@pytest.mark.rule("wonderland/12.4")
def test_with_no_square_to_flee_to_the_pawn_stays() -> None:
    match = at("A alice=h7 q=g8 phase=alice_card | *green a1 hand=D3 | yellow a8 | blue h8", 0)
    go(match, "play D3", "go N 1")
    assert (where(match, 2), table(match).wake[2], table(match).shields[2]) == ("h8", 3, 1)
    assert told(match, "pushed") == []


@pytest.mark.rule("wonderland/12.5", "wonderland/16.13")
def test_a_pawn_on_the_edge_is_pushed_along_it() -> None:
    match = at("A alice=a4 phase=alice_card | *green d8 hand=D3 | yellow a5", 0)
    go(match, "play D3", "go N 1")
    assert where(match, 1) == "a6"


@pytest.mark.rule("wonderland/12.7")
def test_protection_lasts_until_the_own_next_turn() -> None:
    match = at("A alice=c4 phase=alice_card | *green h8 hand=H3 | yellow e5 | blue h1 hand=H2 shield", 0)
    go(match, "play H3", "go E 1")
    assert (table(match).wake[1], table(match).shields) == (1, [0, 0, 1])  # struck, then its own turn began
    match = at("A alice=c4 phase=alice_card | *green h8 hand=H3 | yellow h1 | blue e5 shield", 0)
    go(match, "play H3", "go E 1")
    assert (table(match).wake[2], table(match).shields[2]) == (0, 1)
    match = at("A alice=c4 phase=alice_card | *green h8 hand=H3 | yellow h1 | blue d4 shield", 0)
    go(match, "play H3", "go E 1")
    assert (table(match).wake[2], where(match, 2), alice(match)) == (0, "d4", "d4")


@pytest.mark.rule("wonderland/12.8")
def test_several_players_are_struck_in_turn_order() -> None:
    match = at("A alice=b4 phase=alice_card | green a4 | yellow a5 | *blue d8 hand=C3 | red a4 met=duchess", 0)
    go(match, "play C3", "go W 1")
    assert (match.waiting, prompt(match)) == ([3], "wake_pr")  # red comes after blue
    go(match, "accept", "flee a3")
    assert (match.waiting, prompt(match)) == ([0], "flee")
    go(match, "flee a3")
    assert table(match).wake == [3, 1, 0, 3]
    assert [facts["who"] for facts in told(match, "protected")] == ["3", "0", "1"]


@pytest.mark.rule("wonderland/13.2")
def test_an_identical_piece_goes_back_without_a_new_draw() -> None:
    match = at("A alice=d4 g=d4 phase=alice_card | *green h8 hand=C3 | yellow h1", 0)
    go(match, "play C3", "go W 1")
    assert (standing(match, "d4"), table(match).bag) == (GARDENER, [14, 15, 5])
    assert told(match, "obstacle_back") == [{"obstacle": "gardener", "square": "d4"}]
    match = at("A alice=d4 s=d4 phase=alice_card | *green h8 hand=C3 | yellow h1", 15)
    go(match, "play C3", "go W 1")
    assert (standing(match, "d4"), table(match).bag) == (SOLDIER, [15, 14, 5])


@pytest.mark.rule("wonderland/13.3")
def test_a_new_queen_replaces_the_old_one() -> None:
    match = at("A alice=c6 q=e5 phase=alice_card | *green h8 hand=C3 | yellow h1", 30)
    go(match, "play C3", "go W 1")
    assert (standing(match, "c6"), standing(match, "e5")) == (QUEEN, 0)
    assert (table(match).bag, table(match).queens_gone) == ([15, 15, 3], 1)


@pytest.mark.rule("wonderland/13.4")
def test_all_three_may_stand_together() -> None:
    match = at("A alice=d4 g=d4 s=d4 phase=alice_card | *green h8 hand=C3 | yellow h1", 28)
    go(match, "play C3", "go W 1")
    assert standing(match, "d4") == GARDENER | SOLDIER | QUEEN


@pytest.mark.rule("wonderland/13.5")
def test_an_empty_bag_places_nothing() -> None:
    match = at("A alice=d4 bag=0,0,0 phase=alice_card | *green h8 hand=C3 | yellow h1")
    go(match, "play C3", "go W 1")
    assert standing(match, "d4") == 0
    assert told(match, "bag_empty") == [{"square": "d4"}]


@pytest.mark.rule("wonderland/13.6")
def test_a_piece_under_a_pawn_does_nothing_to_it() -> None:
    match = at("A alice=d4 phase=alice_card | *green d4 hand=C3,CK | yellow h1", 15)
    go(match, "play C3", "go W 1")
    assert (standing(match, "d4"), where(match, 0), table(match).soldiers[0]) == (SOLDIER, "d4", 0)


@pytest.mark.rule("wonderland/16.4")
def test_a_wake_of_no_pr_still_pushes_and_protects() -> None:
    match = at("A r3 F08 alice=c4 phase=alice_card | *green h8 hand=H3 | yellow h1 | blue d4 met=duchess", 0)
    go(match, "play H3", "go E 1")
    assert (table(match).wake[2], where(match, 2), table(match).shields[2]) == (0, "e4", 1)
    assert sum(table(match).flipped) == 0  # nothing to cancel: nothing was asked


@pytest.mark.rule("wonderland/16.11")
def test_two_pawns_on_her_square_go_one_after_the_other() -> None:
    match = at("A alice=c4 phase=alice_card | *green h8 hand=H3 | yellow h1 | blue d4 | red d4", 0)
    go(match, "play H3", "go E 1")
    assert (where(match, 2), where(match, 3)) == ("e4", "e4")
    assert table(match).wake == [0, 0, 3, 3]  # pushed beside her, and not struck twice


@pytest.mark.rule("wonderland/16.14")
def test_a_wake_counter_has_no_upper_limit() -> None:
    match = at("A alice=c4 phase=alice_card | *green h8 hand=H3 | yellow d4 pr=99", 0)
    go(match, "play H3", "go E 1")
    assert table(match).wake[1] == 102
