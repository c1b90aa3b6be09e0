"""Chapter 8: Action cards."""

import pytest

from games.wonderland.tools import alice, artifacts, at, choices, discard, go, hand, prompt, squares, standing, table
from wonderwood.engine.table import EVERYONE

LOOK = (
    "A alice=h8 | *green d4 hand={} {} | yellow h1 has=teapot_red,teapot_blue,hookah_yellow | blue a1 has=biscuits_red | red a8"
)


@pytest.mark.rule("wonderland/8.1")
def test_what_each_card_pays_as() -> None:
    for card, gardener, soldier in (("C2", 1, 0), ("C10", 1, 0), ("CJ", 0, 1), ("CQ", 0, 1), ("CK", 0, 1), ("CA", 1, 1)):
        match = at(f"A alice=h8 g=d5 s=e4 | *green d4 A1 hand={card} | yellow h1")
        assert ("d5" in squares(match), "e4" in squares(match)) == (bool(gardener), bool(soldier))


@pytest.mark.rule("wonderland/8.2")
def test_only_minor_cards_have_a_power() -> None:
    match = at("A alice=h8 discard=D2 | *green d4 hand=HA,H2,H10,HJ,HQ,HK,X1 | yellow h1")
    assert choices(match, "use") == ["use H2", "use H10"]


@pytest.mark.rule("wonderland/8.3")
def test_a_joker_stands_in_pays_and_leads() -> None:
    match = at("A alice=h8 | *green d4 hand=C8,X1,X2 | yellow h1")
    go(match, "raise A2", "lay X1")
    assert choices(match) == ["lay C8"]  # one Joker in a combination, and not two of them
    go(match, "lay C8")
    assert hand(match, 0) == {"X2"}
    lead = go(at("A alice=d4 phase=alice_card | *green a1 hand=X1 | yellow h1"), "play X1")
    assert len(choices(lead)) == 16
    assert {"go W 1", "go SW 2", "go N 2", "go E 1", "go SE 2"} <= set(choices(lead))


@pytest.mark.rule("wonderland/8.4")
@pytest.mark.parametrize(
    ("mode", "cards", "next_mode"),
    [
        ("A1", "C8,D8", "A2"),
        ("A2", "C8,D8,H8", "A3"),
        ("A3", "C8,D8,H8,S8", "A4"),
        ("A3", "C5,D6,H7,S8", "A4"),
    ],
)
def test_combinations_raise_the_level(mode: str, cards: str, next_mode: str) -> None:
    match = at(f"A alice=h8 | *green d4 {mode} hand={cards},CK | yellow h1")
    go(match, f"raise {next_mode}", *(f"lay {card}" for card in cards.split(",")))
    t = table(match)
    assert t.box.word("mode", t.modes[0]) == next_mode
    assert (discard(match), hand(match, 0)) == (cards.split(","), {"CK"})
    short = at(f"A alice=h8 | *green d4 {mode} hand={cards.partition(',')[2]},CK | yellow h1")
    assert choices(short, "raise") == []


@pytest.mark.rule("wonderland/8.4")
def test_the_player_chooses_which_cards_to_lay() -> None:
    match = go(at("A alice=h8 | *green d4 A1 hand=C8,D8,H8,C2 | yellow h1"), "raise A2")
    assert choices(match) == ["lay C8", "lay D8", "lay H8"]
    go(match, "lay D8")
    assert choices(match) == ["lay C8", "lay H8"]


@pytest.mark.rule("wonderland/8.5")
def test_levels_one_by_one_and_usable_at_once() -> None:
    match = at("A alice=h8 | *green d4 A1 hand=C5,D5,C9,D9,H9 | yellow h1")
    assert choices(match, "raise") == ["raise A2"]
    go(match, "raise A2", "lay C5", "lay D5", "raise A3", "lay C9", "lay D9", "lay H9")
    assert "d7" in squares(match)


@pytest.mark.rule("wonderland/8.6")
@pytest.mark.parametrize(
    ("cards", "run"),
    [
        ("CA,D2,H3,S4", True),
        ("CJ,DQ,HK,SA", True),
        ("C5,D6,X1,S8", True),
        ("X1,D10,HJ,SQ", True),
        ("CQ,DK,HA,S2", False),
        ("C5,X1,X2,S8", False),
        ("C5,D5,H6,S7", False),
        ("C5,D6,H7,S9", False),
    ],
)
def test_runs(cards: str, run: bool) -> None:
    match = at(f"A alice=h8 | *green d4 A3 hand={cards} | yellow h1")
    assert choices(match, "raise") == (["raise A4"] if run else [])
    if run:
        go(match, "raise A4", *(f"lay {card}" for card in reversed(cards.split(","))))
        assert hand(match, 0) == set()


@pytest.mark.rule("wonderland/8.7")
def test_a_power_costs_its_card_and_pr_and_there_is_no_limit() -> None:
    match = at("A alice=d4 | *green a1 hand=H2,H3,H4 | yellow h1", 0, 0, 0)
    go(match, "use H2", "guide N 1", "use H3", "guide S 1", "use H4", "guide N 1")
    assert (table(match).wake[0], discard(match)) == (3, ["H2", "H3", "H4"])


@pytest.mark.rule("wonderland/8.8")
@pytest.mark.parametrize(("value", "most"), [(2, 1), (4, 1), (5, 2), (7, 2), (8, 3), (10, 3)])
def test_strength_by_value(value: int, most: int) -> None:
    match = go(at(f"A alice=d4 | *green a1 hand=H{value} | yellow h1"), f"use H{value}")
    assert {int(choice.split()[2]) for choice in choices(match)} == set(range(1, most + 1))
    spades = at(f"A alice=d4 | *green a1 hand=S{value} | yellow hand=C2 | blue hand=C3 | red hand=C4")
    go(spades, f"use S{value}")
    for victim in range(1, most + 1):
        go(spades, f"spy {victim}", "leave")
    assert prompt(spades) == "act"
    assert prompt(match) == "guide"
    clubs = go(at(f"A alice=d4 discard=D2,D3,D4,D5 | *green a1 hand=C{value},HJ,HQ,HK,HA | yellow h1"), f"use C{value}")
    assert clubs.pending[0].facts["left"] == str(most)


@pytest.mark.rule("wonderland/8.9")
def test_hearts_move_alice_with_pursuit_over_the_edge_and_wake_nobody() -> None:
    match = at("A alice=a4 | *green h8 hand=H8 | yellow g4", 0, 15, 0)
    go(match, "use H8")
    assert len(choices(match)) == 24  # eight directions, one to three squares
    go(match, "guide W 3")
    assert alice(match) == "f4"
    assert (standing(match, "a4"), standing(match, "h4"), standing(match, "g4")) == (1, 2, 1)
    assert table(match).wake == [3, 0]
    assert table(match).shields == [0, 0]


@pytest.mark.rule("wonderland/8.9")
def test_hearts_may_wake_by_option() -> None:
    line = "A alice=a4 | *green h8 hand=H8 | yellow g4"
    match = go(at(line, 0, 0, hearts_power_wakes=True), "use H8", "guide W 2")
    assert (table(match).wake, table(match).shields) == ([2, 3], [0, 1])
    assert (table(match).box.word("square", table(match).pawns[1]), match.waiting) == ("f4", [0])
    assert table(match).power == -1


@pytest.mark.rule("wonderland/8.10")
def test_clubs_exchange_cards_with_the_discard_pile() -> None:
    match = at("A alice=h8 discard=D2,D3,D4 | *green d4 hand=C6,HK,HQ,HJ | yellow h1")
    go(match, "use C6", "discard HK")
    assert choices(match) == ["discard HQ", "discard HJ", "stop"]
    go(match, "discard HJ")
    assert choices(match) == ["recover D2", "recover D3", "recover D4"]  # neither the Club nor what was just discarded
    go(match, "recover D4", "recover D2")
    assert hand(match, 0) == {"HQ", "D4", "D2"}
    assert (discard(match), table(match).wake[0]) == (["D3", "C6", "HK", "HJ"], 2)
    seen = match.view(1)["table"]
    assert isinstance(seen, dict)
    assert seen["hands"][0] == ["D2", "D4", "?"]  # everybody saw what was taken


@pytest.mark.rule("wonderland/8.10")
def test_clubs_may_stop_after_one() -> None:
    match = at("A alice=h8 discard=D2,D3,D4 | *green d4 hand=C6,HK,HQ | yellow h1")
    go(match, "use C6", "discard HK", "stop", "recover D3")
    assert (table(match).wake[0], prompt(match)) == (1, "act")


@pytest.mark.rule("wonderland/16.2")
def test_clubs_need_a_pile_and_another_card() -> None:
    assert choices(at("A alice=h8 | *green d4 hand=C9,HK | yellow h1"), "use") == []
    assert choices(at("A alice=h8 discard=D2 | *green d4 hand=C9 | yellow h1"), "use") == []
    match = go(at("A alice=h8 discard=D2 | *green d4 hand=C9,HK,HQ,HJ,HA | yellow h1"), "use C9", "discard HK")
    assert hand(match, 0) == {"HQ", "HJ", "HA", "D2"}  # one for one: the only card of the pile
    assert (table(match).wake[0], prompt(match)) == (1, "act")


@pytest.mark.rule("wonderland/8.11")
def test_diamonds_look_at_artifacts_and_swap_if_wanted() -> None:
    match = at(LOOK.format("D9", "has=flamingo_green"), 0)
    go(match, "use D9")
    assert choices(match) == ["peek 1 yellow", "peek 1 blue", "peek 1 red", "peek 2 red", "stop"]
    go(match, "peek 1 red")
    assert match.pending[0].facts == {"token": "teapot_red", "owner": "1"}
    go(match, "swap flamingo_green")
    assert artifacts(match, 0) == ["teapot_red"]
    assert "flamingo_green" in artifacts(match, 1)
    assert choices(match) == ["peek 2 red", "stop"]  # another opponent each time
    go(match, "peek 2 red", "leave")
    assert (artifacts(match, 2), table(match).wake[0], prompt(match)) == (["biscuits_red"], 1, "act")


@pytest.mark.rule("wonderland/8.11")
def test_looking_alone_costs_nothing_and_a_known_artifact_can_be_named() -> None:
    match = at(LOOK.format("D2,D3", "has=flamingo_green"), 0)
    go(match, "use D2", "peek 1 red", "leave")
    assert table(match).wake[0] == 0
    go(match, "use D3")
    assert choices(match) == ["find teapot_red", "peek 1 yellow", "peek 1 blue", "peek 2 red", "stop"]
    go(match, "find teapot_red", "swap flamingo_green")
    assert (artifacts(match, 0), table(match).wake[0]) == (["teapot_red"], 1)


@pytest.mark.rule("wonderland/8.12")
def test_spades_look_at_hands_and_take_a_card_if_wanted() -> None:
    match = at("A alice=h8 | *green d4 hand=S10 | yellow hand=C2,CK | blue hand=D5 | red hand=X1")
    go(match, "use S10", "spy 1")
    assert choices(match) == ["steal C2", "steal CK", "leave"]
    go(match, "steal CK")
    assert choices(match) == ["spy 2", "spy 3", "stop"]
    go(match, "spy 3", "leave", "stop")
    assert (hand(match, 0), hand(match, 1), table(match).wake[0]) == ({"CK"}, {"C2"}, 1)


@pytest.mark.rule("wonderland/8.13")
def test_who_has_nothing_cannot_be_chosen() -> None:
    assert choices(at("A alice=h8 | *green d4 hand=D9 has=hookah_green | yellow | blue"), "use") == []
    assert choices(at("A alice=h8 | *green d4 hand=S10 | yellow | blue"), "use") == []
    match = go(at(LOOK.format("D9", ""), 0), "use D9")
    assert not [choice for choice in choices(match) if choice.startswith("peek 3")]
    go(match, "peek 1 red")
    assert choices(match) == ["leave"]  # nothing of your own to swap


@pytest.mark.rule("wonderland/16.10")
def test_what_was_seen_is_known_to_those_who_saw_it() -> None:
    match = at(LOOK.format("D2", "has=flamingo_green"), 0)
    go(match, "use D2", "peek 1 red", "swap flamingo_green")

    def sees(viewer: int | None, owner: int) -> list[str]:
        seen = match.view(viewer)["table"]
        assert isinstance(seen, dict)
        return list(seen["artifacts"][owner])

    assert sees(0, 1) == ["flamingo_green", "?blue", "?yellow"]
    assert sees(1, 0) == ["teapot_red"]
    assert sees(2, 0) == ["?red"]
    assert sees(None, 1) == ["?blue", "?green", "?yellow"]


@pytest.mark.rule("wonderland/16.10")
def test_a_hand_is_shown_to_the_active_player_only_and_a_stolen_card_serves_at_once() -> None:
    match = at("A alice=h8 | *green d4 hand=S2 | yellow hand=H2,CK | blue", 0)
    go(match, "use S2", "spy 1")

    def sees(viewer: int) -> list[str]:
        seen = match.view(viewer)["table"]
        assert isinstance(seen, dict)
        return list(seen["hands"][1])

    assert (sorted(sees(0)), sees(2)) == (["CK", "H2"], ["?", "?"])
    assert [line["event"] for line in match.log_for(2)].count("spied_card") == 0
    assert [line["event"] for line in match.log_for(0)].count("spied_card") == 2
    go(match, "steal H2", "use H2", "guide N 1")
    assert table(match).wake[0] == 2


@pytest.mark.rule("wonderland/1.4", "wonderland/16.10")
def test_who_did_not_see_which_card_was_stolen_loses_track() -> None:
    match = at("A alice=h8 | green | yellow hand=CK,D9,H2 | *blue d4 hand=S4", 0)
    known, cards = table(match).card_known, match.box.words["card"]
    known[cards.index("CK")] = 1  # Green has seen it there, and everybody saw Yellow take the other one
    known[cards.index("D9")] = EVERYONE

    def sees(viewer: int | None, owner: int) -> list[str]:
        seen = match.view(viewer)["table"]
        assert isinstance(seen, dict)
        return sorted(seen["hands"][owner])

    assert (sees(0, 1), sees(None, 1)) == (["?", "CK", "D9"], ["?", "?", "D9"])
    go(match, "use S4", "spy 1", "steal CK")
    assert (sees(2, 1), sees(1, 2)) == (["D9", "H2"], ["CK"])
    assert (sees(0, 1), sees(0, 2), sees(None, 1)) == (["?", "?"], ["?"], ["?", "?"])
