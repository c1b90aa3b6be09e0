"""Chapter 7: the powers of character tokens."""

import pytest

from games.wonderland.tools import at, choices, discard, go, prompt, squares, standing, table, told, where


@pytest.mark.rule("wonderland/7.1")
def test_a_power_is_used_once_and_the_token_flipped() -> None:
    match = go(at("A alice=h8 | *green d4 met=jabberwocky | yellow h1"), "flip green")
    assert sum(table(match).flipped) == 1
    assert choices(match, "flip") == []
    used = at("A alice=h8 | *green d4 met=jabberwocky! | yellow h1")
    assert choices(used, "flip") == []


@pytest.mark.rule("wonderland/7.2")
@pytest.mark.parametrize(("square", "pr"), [("d4", 1), ("d5", 3)])
def test_red_cancels_the_pr_of_one_wake(square: str, pr: int) -> None:
    line = f"A alice=d6 phase=alice_card | *green a1 hand=S2 | yellow {square} met=duchess"
    match = go(at(line, 0), "play S2", "go S 1")
    assert match.waiting == [1]
    assert choices(match) == ["flip red", "accept"]
    assert match.pending[0].facts == {"pr": str(pr)}
    accepted = go(match.clone(), "accept")
    assert (table(accepted).wake[1], sum(table(accepted).flipped)) == (pr, 0)
    go(match, "flip red")
    t = table(match)
    assert (t.wake[1], sum(t.flipped)) == (0, 1)
    assert bool(told(match, "pushed")) == (square == "d5")
    assert t.box.word("square", t.pawns[1]) == "d4"  # pushed there, or never moved


@pytest.mark.rule("wonderland/7.2")
def test_red_cancels_changed_values_too() -> None:
    line = "A r3 F09 alice=d6 phase=alice_card | *green a1 hand=S2 | yellow d5 met=duchess"
    match = go(at(line, 0), "play S2", "go S 1", "flip red")
    assert table(match).wake[1] == 0


@pytest.mark.rule("wonderland/7.3")
def test_blue_passes_over_gardeners_and_soldiers_but_not_the_queen() -> None:
    match = at("A alice=a1 g=d5 s=d6 q=d8 | *green d4 A4 met=tweedles | yellow h1")
    assert squares(match, "glide") == {"d7"}  # d5 and d6 cost the same with and without the token
    go(match, "glide d7")
    assert (where(match, 0), discard(match), sum(table(match).flipped)) == ("d7", [], 1)
    assert standing(match, "d5") != 0
    assert standing(match, "d6") != 0


@pytest.mark.rule("wonderland/7.3")
def test_blue_pays_the_arrival_square_as_usual() -> None:
    line = "A alice=a1 g=d5,d6 | *green d4 A2 hand={} met=tweedles | yellow h1"
    assert choices(at(line.format("CK")), "glide") == []
    match = go(at(line.format("C5")), "glide d6", "pay C5")
    assert (discard(match), table(match).gardeners[0]) == (["C5"], 1)


@pytest.mark.rule("wonderland/7.4")
def test_green_draws_two_cards_in_phase_one() -> None:
    match = go(at("A alice=h8 | *green d4 hand=C2 met=gryphon | yellow h1"), "flip green")
    assert len(table(match).hands[0]) == 3
    assert prompt(match) == "act"


@pytest.mark.rule("wonderland/7.5")
def test_yellow_cancels_the_pr_of_one_suit_power() -> None:
    match = at("A alice=d4 | *green a1 hand=H8 met=dormouse | yellow h1", 0, 0)
    go(match, "use H8", "guide N 2")
    assert choices(match) == ["flip yellow", "accept"]
    accepted = go(match.clone(), "accept")
    assert table(accepted).wake[0] == 2
    go(match, "flip yellow")
    assert (table(match).wake[0], sum(table(match).flipped)) == (0, 1)


@pytest.mark.rule("wonderland/7.5")
def test_a_power_without_pr_asks_for_no_token() -> None:
    match = at("A alice=d4 | *green a1 hand=S8 met=dormouse | yellow h1 hand=C2")
    go(match, "use S8", "spy 1", "leave")
    assert prompt(match) == "act"
    assert table(match).wake[0] == 0


@pytest.mark.rule("wonderland/7.6")
def test_a_token_on_a_card_keeps_its_power_and_a_used_one_still_validates() -> None:
    match = at("A alice=h8 | *green d4 met=march_hare!,jabberwocky,king_of_hearts goals=E01 | yellow h1")
    go(match, "validate E01")
    assert table(match).laid_on[table(match).figures[0][1]] == 0
    go(match, "flip green")
    assert len(table(match).hands[0]) == 2


@pytest.mark.rule("wonderland/7.7")
def test_several_tokens_in_one_turn_even_one_just_taken() -> None:
    match = at("A alice=h8 | green | *yellow b2 met=gryphon | blue")
    go(match, "move a2", "visit", "flip green", "flip green")
    assert len(table(match).hands[1]) == 4
