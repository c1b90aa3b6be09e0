"""Chapters 4 and 5: pawn movement and obstacles."""

import pytest

from games.wonderland.tools import GARDENER, at, choices, discard, go, prompt, squares, standing, table, where


@pytest.mark.rule("wonderland/4.1")
def test_one_move_of_at_least_one_square_in_a_straight_line() -> None:
    match = at("A alice=a8 | *green d4 A3 | yellow h8")
    reached = squares(match)
    assert "d4" not in reached
    assert "e6" not in reached  # no turning
    go(match, "move d7")
    assert where(match, 0) == "d7"
    assert choices(match, "move") == []
    assert choices(match) == ["done"]


@pytest.mark.rule("wonderland/4.2")
@pytest.mark.parametrize(("mode", "count", "far"), [("A1", 8, "d5"), ("A2", 16, "d6"), ("A3", 24, "d7"), ("A4", 27, "d8")])
def test_side_a_goes_further_by_level(mode: str, count: int, far: str) -> None:
    match = at(f"A alice=a8 | *green d4 {mode} | yellow h8")
    assert len(squares(match)) == count
    assert far in squares(match)


@pytest.mark.rule("wonderland/4.3", "wonderland/4.4")
def test_side_b_moves_like_chess_pieces() -> None:
    def reach(mode: str) -> set[str]:
        return squares(at(f"B alice=a8 | *green d4 {mode} | yellow h8"))

    king = {"c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"}
    knight = {"b3", "b5", "c2", "c6", "e2", "e6", "f3", "f5"}
    rook = {f"{column}4" for column in "abcefgh"} | {f"d{row}" for row in "1235678"}
    bishop = {"a1", "b2", "c3", "e5", "f6", "g7", "h8", "a7", "b6", "c5", "e3", "f2", "g1"}
    assert reach("B1") == king
    assert reach("B2") == king | knight
    assert reach("B3R") == king | knight | rook
    assert reach("B3B") == king | knight | bishop
    assert reach("B4") == king | knight | rook | bishop


@pytest.mark.rule("wonderland/4.5")
def test_rook_and_bishop_exclude_each_other() -> None:
    match = at("B alice=a8 | *green d4 B2 hand=C5,D5,H5,C9,D9,H9,S9 | yellow h8")
    assert choices(match, "raise") == ["raise B3R", "raise B3B"]
    go(match, "raise B3R", "lay C5", "lay D5", "lay H5")
    assert choices(match, "raise") == ["raise B4"]


@pytest.mark.rule("wonderland/4.6")
def test_pawns_stop_at_the_edge() -> None:
    assert squares(at("A alice=d5 | *green a1 A2 | yellow h8")) == {"a2", "a3", "b2", "c3", "b1", "c1"}


@pytest.mark.rule("wonderland/4.7")
def test_pawns_share_squares_and_pass_over_alice() -> None:
    match = at("A alice=d5 | *green d4 A3 | yellow d6")
    assert {"d5", "d6", "d7"} <= squares(match)
    go(match, "move d6")
    assert where(match, 0) == where(match, 1) == "d6"
    match = go(at("A alice=d5 | *green d4 A3 pr=0 | yellow d6"), "move d5")
    assert table(match).wake == [0, 0]


@pytest.mark.rule("wonderland/4.8")
def test_a_pawn_that_cannot_move_stays() -> None:
    match = at("A alice=h8 g=a7,b7,b8 | *green a8 A1 hand=CK | yellow h1")
    assert choices(match) == ["done"]
    go(match, "done")
    assert where(match, 0) == "a8"
    assert prompt(match) == "draw"  # no effect of the square either


@pytest.mark.rule("wonderland/4.8")
def test_a_legal_move_must_be_made_even_if_it_costs_cards() -> None:
    match = at("A alice=h8 g=a7,b7,b8 | *green a8 A1 hand=C5 | yellow h1")
    assert squares(match) == {"a7", "b7", "b8"}
    assert "done" not in choices(match)


@pytest.mark.rule("wonderland/4.9", "wonderland/13.6")
def test_leaving_a_square_is_free() -> None:
    match = at("A alice=h8 g=d4 s=d4 q=d4 | *green d4 A1 | yellow h1")
    go(match, "move d5")
    assert where(match, 0) == "d5"
    assert discard(match) == []


@pytest.mark.rule("wonderland/4.10")
def test_a_knight_jumps_over_everything() -> None:
    around = "c3,c4,c5,d3,d5,e3,e4,e5"
    match = at(f"B alice=h8 s={around} | *green d4 B2 | yellow h1")
    assert squares(match) == {"b3", "b5", "c2", "c6", "e2", "e6", "f3", "f5"}
    go(match, "move e6")
    assert discard(match) == []


@pytest.mark.rule("wonderland/5.1")
def test_each_gardener_passed_costs_a_minor_card_and_stays() -> None:
    match = at("A alice=h8 g=d5,d6 | *green d4 A3 hand=C5,H3,SK | yellow h1")
    go(match, "move d7", "pay C5", "pay H3")
    assert where(match, 0) == "d7"
    assert discard(match) == ["C5", "H3"]
    assert table(match).gardeners == [0, 0]
    assert standing(match, "d5") == standing(match, "d6") == GARDENER


@pytest.mark.rule("wonderland/5.2")
def test_arriving_on_a_gardener_costs_a_minor_card_and_gains_one() -> None:
    match = at("A alice=h8 g=d5 | *green d4 A1 hand=C5,SK | yellow h1")
    go(match, "move d5", "pay C5")
    assert (table(match).gardeners, table(match).gardeners_left) == ([1, 0], 14)
    assert standing(match, "d5") == GARDENER
    assert "d5" not in squares(at("A alice=h8 g=d5 | *green d4 A1 hand=SK | yellow h1"))


@pytest.mark.rule("wonderland/5.3")
def test_an_empty_reserve_gives_nothing_but_costs_all_the_same() -> None:
    match = at("A alice=h8 g=d5 | *green d4 A1 hand=C5,SK gardeners=10 | yellow h1 gardeners=5")
    go(match, "move d5", "pay C5")
    assert (table(match).gardeners, table(match).gardeners_left) == ([10, 5], 0)
    assert discard(match) == ["C5"]


@pytest.mark.rule("wonderland/5.4")
def test_a_soldier_cannot_be_passed_over() -> None:
    match = at("A alice=h8 s=d6 | *green d4 A4 hand=SK | yellow h1")
    assert {"d5", "d6"} <= squares(match)
    assert not {"d7", "d8"} & squares(match)


@pytest.mark.rule("wonderland/5.5")
def test_a_soldier_costs_a_major_card_and_is_taken() -> None:
    match = at("A alice=h8 s=d6 | *green d4 A4 hand=SK,C5 | yellow h1")
    go(match, "move d6", "pay SK")
    assert (table(match).soldiers, standing(match, "d6")) == ([1, 0], 0)
    assert choices(match, "move") == []
    assert "d6" not in squares(at("A alice=h8 s=d6 | *green d4 A4 hand=C5 | yellow h1"))


@pytest.mark.rule("wonderland/5.6")
def test_both_obstacles_cost_both_and_give_both() -> None:
    match = at("A alice=h8 g=d5 s=d5 | *green d4 A1 hand=SK,C5 | yellow h1")
    go(match, "move d5", "pay SK", "pay C5")
    assert (table(match).soldiers[0], table(match).gardeners[0]) == (1, 1)
    assert standing(match, "d5") == GARDENER
    for short in ("SK", "C5"):
        assert "d5" not in squares(at(f"A alice=h8 g=d5 s=d5 | *green d4 A1 hand={short} | yellow h1"))


@pytest.mark.rule("wonderland/5.7")
def test_the_queen_bars_the_way() -> None:
    reached = squares(at("A alice=h8 q=d6 | *green d4 A4 hand=SK,CA,X1 | yellow h1"))
    assert "d5" in reached
    assert not {"d6", "d7", "d8"} & reached


@pytest.mark.rule("wonderland/5.8")
@pytest.mark.parametrize("card", ["CA", "X1"])
def test_ace_and_joker_pay_as_minor_or_major_but_only_once(card: str) -> None:
    assert {"d5", "e4"} <= squares(at(f"A alice=h8 g=d5 s=e4 | *green d4 A1 hand={card} | yellow h1"))
    both = at(f"A alice=h8 g=d5 s=d5 | *green d4 A1 hand={card} | yellow h1")
    assert "d5" not in squares(both)
    pair = at(f"A alice=h8 g=d5 s=d5 | *green d4 A1 hand={card},C5 | yellow h1")
    go(pair, "move d5")
    assert choices(pair) == [f"pay {card}"]  # the 5 must be kept for the gardener
    go(pair, f"pay {card}", "pay C5")
    assert table(pair).soldiers[0] == table(pair).gardeners[0] == 1


@pytest.mark.rule("wonderland/5.9")
def test_costs_add_up_and_are_paid_together_before_the_move() -> None:
    match = at("A alice=h8 g=d5,d6 s=d6 | *green d4 A2 hand=C5,H3,S2,SK | yellow h1")
    go(match, "move d6", "pay SK")
    assert choices(match) == ["pay C5", "pay H3", "pay S2"]  # the player chooses which
    go(match, "pay H3")
    assert (where(match, 0), discard(match)) == ("d4", [])
    go(match, "pay S2")
    assert (where(match, 0), discard(match)) == ("d6", ["SK", "H3", "S2"])
    assert standing(match, "d6") == GARDENER


@pytest.mark.rule("wonderland/5.9")
def test_a_payment_can_be_taken_back_card_by_card() -> None:
    match = at("A alice=h8 g=d5,d6 | *green d4 A2 hand=C5,H3 | yellow h1")
    before = match.save()
    go(match, "move d6", "pay C5")
    match.undo(0)
    match.undo(0)
    assert match.save() == before
    assert choices(match, "pay") == []
