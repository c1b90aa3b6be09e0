"""Chapter 6: the squares."""

import pytest

from games.wonderland.tools import GARDENER, artifacts, at, choices, discard, go, people, prompt, squares, table, told, where


@pytest.mark.rule("wonderland/6.1", "wonderland/16.1")
def test_the_effect_of_the_square_is_optional_all_or_nothing() -> None:
    match = go(at("A alice=h8 | *green b2 A1 | yellow h1"), "move a2")
    assert choices(match) == ["visit", "stay"]
    go(match, "stay")
    assert people(match, 0) == artifacts(match, 0) == []
    assert prompt(match) == "act"


@pytest.mark.rule("wonderland/16.1")
def test_paying_obstacles_is_never_optional() -> None:
    match = go(at("A alice=h8 g=a2 | *green b2 A1 hand=C5,C6 | yellow h1"), "move a2")
    assert choices(match) == ["pay C5", "pay C6"]


@pytest.mark.rule("wonderland/6.2", "wonderland/6.3")
def test_another_colour_gives_a_token_and_the_top_artifact() -> None:
    match = go(at("A alice=h8 | green | *yellow b2 A1 | blue"), "move a2", "visit")
    assert people(match, 1) == ["jabberwocky"]
    assert len(artifacts(match, 1)) == 1
    assert artifacts(match, 1)[0].endswith("green")
    assert prompt(match) == "act"


@pytest.mark.rule("wonderland/6.3")
def test_the_own_colour_lets_you_choose_one_of_two() -> None:
    match = go(at("A alice=h8 | *green b2 A1 | yellow h1", 0, 0), "move a2", "visit")
    seen = [choice.split()[1] for choice in choices(match)]
    assert len(seen) == 2
    assert all(token.endswith("green") for token in seen)
    go(match, f"take {seen[1]}")
    assert artifacts(match, 0) == [seen[1]]
    t = table(match)
    assert [t.box.word("token", token) for token in t.under[0]] == [seen[0]]
    assert len(t.piles[0]) == 8


@pytest.mark.rule("wonderland/6.3")
def test_what_lies_under_a_pile_is_drawn_last() -> None:
    greens = "teapot,flamingo,hedgehog,top_hat,mushroom,jam_tarts,vorpal_sword,looking_glass"
    taken = ",".join(f"{kind}_green" for kind in greens.split(","))
    match = at(f"A alice=h8 under=hookah_green | green has={taken} | *yellow b2 A1 | blue")
    go(match, "move a2", "visit")
    assert artifacts(match, 1) == ["white_gloves_green"]
    match = at(f"A alice=h8 under=hookah_green,white_gloves_green | green has={taken} | *yellow b2 A1 | blue")
    go(match, "move a2", "visit")
    assert artifacts(match, 1) == ["hookah_green"]


@pytest.mark.rule("wonderland/6.3")
def test_the_artifact_comes_even_when_the_tokens_are_gone() -> None:
    match = at("A alice=h8 | green met=jabberwocky,jabberwocky | *yellow b2 A1 | blue")
    go(match, "move a2", "visit")
    assert people(match, 1) == []
    assert len(artifacts(match, 1)) == 1


@pytest.mark.rule("wonderland/6.4")
def test_artifacts_lie_face_down() -> None:
    match = go(at("A alice=h8 | green | *yellow b2 A1 | blue"), "move a2", "visit")
    mine, other = match.view(1)["table"], match.view(0)["table"]
    assert isinstance(mine, dict)
    assert isinstance(other, dict)
    assert mine["artifacts"][1] == artifacts(match, 1)
    assert other["artifacts"][1] == ["?green"]
    assert [line["facts"] for line in match.log_for(0) if line["event"] == "artifact_taken"] == [
        {"who": "1", "color": "green", "token": None}
    ]


@pytest.mark.rule("wonderland/6.5")
def test_an_empty_pile_gives_no_artifact_and_one_token_left_is_taken() -> None:
    reds = "teapot,biscuits,flamingo,hedgehog,pocket_watch,top_hat,golden_key,royal_crown,painted_rose,jam_tarts"
    taken = ",".join(f"{kind}_red" for kind in reds.split(","))
    match = at(f"A alice=h8 | green met=white_rabbit has={taken} | *yellow c2 A1 | blue")
    go(match, "move c1", "visit")
    assert people(match, 1) == ["white_rabbit"]
    assert artifacts(match, 1) == []
    match = at(f"A alice=h8 | green met=white_rabbit,white_rabbit has={taken} | *yellow c2 A1 | blue")
    go(match, "move c1")
    assert prompt(match) == "act"  # nothing to be had: nothing is asked


@pytest.mark.rule("wonderland/6.6")
def test_both_copies_of_a_character_may_be_held() -> None:
    match = go(at("A alice=h8 | green | *yellow b2 A1 met=jabberwocky | blue"), "move a2", "visit")
    assert people(match, 1) == ["jabberwocky", "jabberwocky"]


@pytest.mark.rule("wonderland/6.7")
def test_a_hole_leads_to_any_other_hole_for_one_pr() -> None:
    match = go(at("A alice=h8 | *green b2 A1 | yellow h1"), "move c3")
    assert choices(match) == ["dive f2", "dive b6", "dive g7", "stay"]
    go(match, "dive g7")
    assert (where(match, 0), table(match).wake[0]) == ("g7", 1)
    stayed = go(at("A alice=h8 | *green b2 A1 | yellow h1"), "move c3", "stay")
    assert (where(stayed, 0), table(stayed).wake[0]) == ("c3", 0)


@pytest.mark.rule("wonderland/6.7")
def test_no_hole_after_a_soldier_on_it() -> None:
    match = go(at("A alice=h8 s=c3 | *green b2 A1 hand=CK,CQ | yellow h1"), "move c3", "pay CK")
    assert prompt(match) == "act"
    assert where(match, 0) == "c3"


@pytest.mark.rule("wonderland/6.7")
def test_passing_over_a_hole_does_nothing() -> None:
    match = go(at("A alice=h8 | *green b2 A2 | yellow h1"), "move d4")
    assert (table(match).wake[0], prompt(match)) == (0, "act")


@pytest.mark.rule("wonderland/6.8")
def test_the_exit_is_paid_like_an_arrival() -> None:
    position = "A alice=h8 g=g7 s=b6 q=f2 | *green b2 A1 hand={} | yellow h1"
    rich = go(at(position.format("C5,CK")), "move c3")
    assert choices(rich, "dive") == ["dive b6", "dive g7"]  # never where the Queen is
    go(rich, "dive g7", "pay C5")
    assert (table(rich).gardeners[0], discard(rich)) == (1, ["C5"])
    poor = go(at(position.format("C5")), "move c3")
    assert choices(poor, "dive") == ["dive g7"]
    broke = go(at(position.format("CK").replace("s=b6", "s=b6,g7").replace("g=g7", "g=b6,g7")), "move c3")
    assert choices(broke) == ["stay"]
    go(broke, "stay")
    assert table(broke).wake[0] == 0


@pytest.mark.rule("wonderland/6.9")
def test_one_step_after_the_hole_with_its_effect() -> None:
    match = go(at("A alice=a1 g=g8 s=h8 | *green b2 A1 hand=C5 | yellow h1"), "move c3", "dive g7")
    assert squares(match, "step") == {"f6", "g6", "h6", "f7", "h7", "f8", "g8"}  # the soldier on h8 cannot be paid
    go(match, "step g8", "pay C5")
    assert (where(match, 0), table(match).gardeners[0]) == ("g8", 1)
    assert prompt(match) == "act"
    match = go(at("A alice=a1 | *green b2 A1 | yellow h1"), "move c3", "dive g7", "step h7", "visit")
    assert people(match, 0) == ["white_knight"]


@pytest.mark.rule("wonderland/6.9")
def test_no_step_is_needed_and_no_second_hole_works() -> None:
    match = go(at("A alice=a1 | *green b2 A1 | yellow h1"), "move c3", "dive g7", "stay")
    assert (where(match, 0), prompt(match)) == ("g7", "act")
    match = at("A alice=a1 | *green b2 A1 | yellow h1")
    table(match).squares[62] = 1  # no two holes touch in the box: make g8 one
    go(match, "move c3", "dive g7", "step g8")
    assert prompt(match) == "act"
    assert len(told(match, "went_down")) == 1


@pytest.mark.rule("wonderland/6.9")
def test_a_soldier_on_the_exit_stops_the_pawn() -> None:
    match = go(at("A alice=a1 s=g7 | *green b2 A1 hand=CK | yellow h1"), "move c3", "dive g7", "pay CK")
    assert (where(match, 0), prompt(match), table(match).soldiers[0]) == ("g7", "act", 1)


@pytest.mark.rule("wonderland/6.10", "wonderland/12.6")
def test_a_pushed_pawn_gets_and_pays_nothing_where_it_lands() -> None:
    match = at("A alice=a4 g=a2 s=a2 phase=alice_card | *green h8 hand=S2 | yellow a3 hand=C5,CK", 0)
    go(match, "play S2", "go S 1")
    assert where(match, 1) == "a2"
    t = table(match)
    assert (people(match, 1), artifacts(match, 1), t.gardeners[1], t.soldiers[1], len(t.hands[1])) == ([], [], 0, 0, 2)
    assert t.obstacles[8] & GARDENER


@pytest.mark.rule("wonderland/6.3", "wonderland/6.4")
def test_which_of_two_known_artifacts_is_kept_shows_to_nobody() -> None:
    greens = "teapot,flamingo,hedgehog,top_hat,mushroom,jam_tarts,vorpal_sword,looking_glass"
    has = ",".join(f"{kind}_green" for kind in greens.split(","))
    match = at(f"A alice=h8 under=hookah_green,white_gloves_green | *green b2 A1 | yellow h1 has={has} | blue")
    for token in ("hookah_green", "white_gloves_green"):
        table(match).token_known[match.box.words["token"].index(token)] = 2  # Yellow has put them there
    go(match, "move a2", "visit")
    one, other = go(match.clone(), "take hookah_green"), go(match.clone(), "take white_gloves_green")
    assert one.view(1) == other.view(1)
    assert artifacts(one, 0) != artifacts(other, 0)
