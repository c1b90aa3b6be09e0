"""Chapter 14: the 17 Folly cards."""

import pytest

from games.wonderland.tools import alice, at, choices, discard, go, hand, squares, standing, table, told, where
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.match import Match
from wonderwood.engine.playouts import play_out
from wonderwood.games.wonderland import GAME


def revealed(card: int, players: str, board: str = "") -> Match:
    """The first player's round 3 begins with this card (chance: no obstacle of note, then the card)."""
    match = at(f"A r2 alice=d8 first=yellow phase=alice_card {board} | *green a1 hand=S2 {players}", 0, card - 1)
    return go(match, "play S2", "go S 1")


@pytest.mark.rule("wonderland/14.1")
def test_eight_cards_in_a_game() -> None:
    match = Match.new(GAME, seats=2, seed=3, lean=True)
    play_out(match, QuickFate(3))
    assert len(table(match).folly_deck) == 17 - 8


@pytest.mark.rule("wonderland/14.2")
@pytest.mark.parametrize(("card", "drawn"), [("F01", 4), ("F02", 2), ("F05", 3)])
def test_unbirthday_and_empty_cups_change_the_draw(card: str, drawn: int) -> None:
    match = go(at(f"A r3 {card} alice=h8 moved | *green d4 | yellow h1"), "done")
    assert len(table(match).hands[0]) == drawn


@pytest.mark.rule("wonderland/16.8")
def test_eat_me_lengthens_steps_but_not_the_step_after_a_hole() -> None:
    assert "d6" in squares(at("A r3 F03 alice=h8 | *green d4 A1 | yellow h1"))
    assert "d7" not in squares(at("A r3 F03 alice=h8 | *green d4 A1 | yellow h1"))
    match = go(at("A r3 F03 alice=a1 | *green b2 A1 | yellow h1"), "move c3", "dive g7")
    assert squares(match, "step") == {"f6", "g6", "h6", "f7", "h7", "f8", "g8", "h8"}


@pytest.mark.rule("wonderland/16.8")
def test_drink_me_makes_everybody_a_king() -> None:
    king = {"c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"}
    for side, mode in (("A", "A4"), ("B", "B2"), ("B", "B3R"), ("B", "B4")):
        assert squares(at(f"{side} r3 F04 alice=h8 | *green d4 {mode} | yellow h1")) == king


@pytest.mark.rule("wonderland/16.7")
def test_painted_roses_cost_no_card() -> None:
    match = go(at("A r3 F05 alice=h8 g=d5,d6 | *green d4 A2 | yellow h1"), "move d6")
    assert (where(match, 0), table(match).gardeners[0], discard(match)) == ("d6", 1, [])
    both = at("A r3 F05 alice=h8 g=d5 s=d5 | *green d4 A2 hand=CK | yellow h1")
    go(both, "move d5", "pay CK")
    assert (table(both).gardeners[0], table(both).soldiers[0]) == (1, 1)
    hole = go(at("A r3 F05 alice=a1 g=g7,g8 | *green b2 A1 | yellow h1"), "move c3", "dive g7", "step g8")
    assert table(hole).gardeners[0] == 2


@pytest.mark.rule("wonderland/16.7")
def test_a_pack_of_cards_lets_any_card_face_a_soldier() -> None:
    match = go(at("A r3 F06 alice=h8 s=d5 | *green d4 A1 hand=C2,CK | yellow h1"), "move d5")
    assert choices(match) == ["pay C2", "pay CK"]
    both = at("A r3 F06 alice=h8 g=d5 s=d5 | *green d4 A1 hand=C2,C3 | yellow h1")
    go(both, "move d5", "pay C2", "pay C3")
    assert (table(both).gardeners[0], table(both).soldiers[0]) == (1, 1)
    assert "d5" not in squares(at("A r3 F06 alice=h8 g=d5 s=d5 | *green d4 A1 hand=CQ,CK | yellow h1"))
    hole = go(at("A r3 F06 alice=a1 s=g7 | *green b2 A1 hand=C2 | yellow h1"), "move c3", "dive g7", "pay C2")
    assert table(hole).soldiers[0] == 1


@pytest.mark.rule("wonderland/16.9")
def test_late_so_late_sends_alice_further() -> None:
    for card, steps in (("C3", {2}), ("CK", {3}), ("CA", {2, 3}), ("X1", {2, 3})):
        match = go(at(f"A r3 F07 alice=d4 phase=alice_card | *green h8 hand={card} | yellow h1"), f"play {card}")
        assert {int(choice.split()[2]) for choice in choices(match)} == steps
    hearts = go(at("A r3 F07 alice=d4 | *green h8 hand=H2 | yellow h1"), "use H2")
    assert {choice.split()[2] for choice in choices(hearts)} == {"1"}


@pytest.mark.rule("wonderland/14.2")
@pytest.mark.parametrize(("card", "near", "here"), [("F08", 0, 0), ("F09", 2, 4)])
def test_deep_and_light_sleep_change_the_wake(card: str, near: int, here: int) -> None:
    match = at(f"A r3 {card} alice=c4 phase=alice_card | *green h8 hand=H3 | yellow d4 | blue e5", 0)
    go(match, "play H3", "go E 1")
    assert table(match).wake == [0, here, near]
    assert where(match, 1) == "e4"


@pytest.mark.rule("wonderland/16.5")
def test_through_the_looking_glass_pawns_wrap() -> None:
    match = at("A r3 F10 alice=d5 | *green a1 A2 | yellow h4")
    assert {"h1", "g1", "h8", "g7", "a8", "a7"} <= squares(match)
    assert "a1" not in squares(at("A r3 F10 alice=d5 | *green a1 A4 | yellow h4"))
    knight = at("B r3 F10 alice=d5 | *green a1 B2 | yellow h4")
    assert {"h7", "g8", "h3", "g2", "b7", "c8"} <= squares(knight)
    toll = at("A r3 F10 alice=d5 g=h1 | *green a1 A2 hand=CK | yellow h4")
    assert not {"h1", "g1"} & squares(toll)  # obstacles count as usual
    step = go(at("A r3 F10 alice=d5 | *green f1 A1 | yellow h4"), "move f2", "dive g7", "step h8")
    assert where(step, 0) == "h8"


@pytest.mark.rule("wonderland/16.5")
def test_round_the_board_the_cheaper_way_is_taken() -> None:
    match = at("A r3 F10 alice=a8 g=b4,c4 | *green a4 A4 hand=C5 | yellow h4")
    go(match, "move d4")
    assert (where(match, 0), discard(match)) == ("d4", [])  # westward, round the back


@pytest.mark.rule("wonderland/16.5")
def test_pushes_and_neighbours_never_wrap() -> None:
    match = at("A r3 F10 alice=b3 phase=alice_card | *green d8 hand=C3 | yellow a3 | blue h3", 0)
    go(match, "play C3", "go W 1")
    assert choices(match) == ["flee a4", "flee a2"]
    go(match, "flee a4")
    assert table(match).wake == [0, 3, 0]


@pytest.mark.rule("wonderland/14.2")
def test_change_places_passes_a_card_to_the_left() -> None:
    match = at(
        "A r2 alice=d8 first=green phase=alice_card | green a1 hand=C2 | yellow hand=C3,C4 | blue hand=D5 | *red h1 hand=S2,S9",
        0,
        10,
    )
    go(match, "play S2", "go S 1")
    # green and blue have one card: they are asked all the same, silence would tell
    assert match.waiting == [0, 1, 2, 3]
    match.play(3, "give S9")
    match.play(1, "give C4")
    assert hand(match, 2) == {"D5"}  # nothing moves before all have chosen
    match.play(2, "give D5")
    match.play(0, "give C2")
    assert [hand(match, seat) for seat in range(4)] == [{"S9"}, {"C3", "C2"}, {"C4"}, {"D5"}]
    seen = match.view(1)["table"]
    assert isinstance(seen, dict)
    assert (seen["hands"][2], seen["hands"][3]) == (["C4"], ["?"])  # the giver knows the card
    assert match.pending[0].prompt == "act"


@pytest.mark.rule("wonderland/1.4", "wonderland/14.2")
def test_others_cannot_tell_which_card_was_passed() -> None:
    match = at("A r2 alice=d8 first=green phase=alice_card | green a1 hand=C2 | yellow hand=C3,C4 | *blue h1 hand=S2,S9", 0, 10)
    for card in ("C3", "C4"):
        table(match).card_known[match.box.words["card"].index(card)] = 1  # Green has seen Yellow's hand
    go(match, "play S2", "go S 1", "give C2", "give C3", "give S9")
    seen = match.view(0)["table"]
    assert isinstance(seen, dict)
    assert (sorted(seen["hands"][1]), seen["hands"][2]) == (["?", "C2"], ["?"])


@pytest.mark.rule("wonderland/1.4", "wonderland/14.2")
def test_nobody_sees_which_card_waits_to_be_passed() -> None:
    match = at("A r2 alice=d8 first=green phase=alice_card | green a1 hand=C2 | *yellow h1 hand=S2,C3,C4,S9", 0, 10)
    for card in ("C3", "C4", "S9"):
        table(match).card_known[match.box.words["card"].index(card)] = 1  # Green has seen Yellow's hand
    go(match, "play S2", "go S 1")
    one, other = match.clone(), match.clone()
    go(one, "give C3")
    go(other, "give C4")
    assert one.view(0) == other.view(0)
    seen = go(one, "give C2").view(0)["table"]
    assert isinstance(seen, dict)
    assert sorted(seen["hands"][1]) == ["C2", "C4", "S9"]  # who got the card still knows the rest


@pytest.mark.rule("wonderland/16.6")
def test_without_a_card_one_gives_none_and_still_receives() -> None:
    match = at("A r2 alice=d8 first=green phase=alice_card | green a1 hand=C2 | yellow hand=C3 | *blue h1 hand=S2", 0, 10)
    go(match, "play S2", "go S 1")
    assert match.waiting == [0, 1]
    go(match, "give C3", "give C2")
    assert [hand(match, seat) for seat in range(3)] == [set(), {"C2"}, {"C3"}]


@pytest.mark.rule("wonderland/14.2")
def test_silence_in_the_court_forbids_powers() -> None:
    assert choices(at("A r3 F12 alice=h8 discard=D2 | *green d4 hand=H2,C3,S4 | yellow h1 hand=C9"), "use") == []


@pytest.mark.rule("wonderland/14.2")
def test_sweet_madness_caps_the_pr_of_a_power() -> None:
    match = at("A r3 F13 alice=d4 | *green a8 hand=H10 | yellow h1", 0, 0, 0)
    go(match, "use H10", "guide E 3")
    assert table(match).wake[0] == 1


@pytest.mark.rule("wonderland/16.9")
def test_upside_down_reverses_the_arrows_but_not_hearts() -> None:
    match = go(at("A r3 F14 alice=d4 phase=alice_card | *green h8 hand=C3,X1 | yellow h1"), "play C3")
    assert choices(match) == ["go E 1", "go NE 1"]
    joker = go(at("A r3 F14 alice=d4 phase=alice_card | *green h8 hand=C3,X1 | yellow h1"), "play X1")
    assert len(set(choices(joker))) == 16
    hearts = go(at("A r3 F14 alice=d4 | *green h8 hand=H2 | yellow h1", 0), "use H2", "guide W 1")
    assert alice(hearts) == "c4"


@pytest.mark.rule("wonderland/14.2")
def test_curiouser_shows_one_more_artifact() -> None:
    other = go(at("A r3 F15 alice=h8 | green | *yellow b2 A1 | blue"), "move a2", "visit")
    assert len(choices(other, "take")) == 2
    own = go(at("A r3 F15 alice=h8 | *green b2 A1 | yellow h1"), "move a2", "visit")
    assert len(choices(own, "take")) == 3
    go(own, choices(own)[2])
    assert len(table(own).under[0]) == 2


@pytest.mark.rule("wonderland/14.2")
def test_caucus_race_makes_holes_free() -> None:
    match = go(at("A r3 F16 alice=a1 | *green b2 A1 | yellow h1"), "move c3", "dive g7", "stay")
    assert table(match).wake[0] == 0


@pytest.mark.rule("wonderland/14.2")
def test_royal_pardon_happens_at_once() -> None:
    match = revealed(17, "pr=2 | yellow h1", "q=e5")
    assert (standing(match, "e5"), table(match).queens_gone) == (0, 1)
    assert table(match).wake == [1, 0]  # never below 0
    assert told(match, "pr_adjusted") == [{"who": "0", "amount": "-1"}]
