"""The worked examples: the booklet's own, named after the heading they stand under, and those of our house rules."""

import pytest

from games.wonderland.tools import (
    GARDENER,
    QUEEN,
    SOLDIER,
    alice,
    artifacts,
    at,
    choices,
    discard,
    end,
    go,
    people,
    prompt,
    squares,
    standing,
    table,
    where,
)
from wonderwood.engine.match import Match

ON_THE_WAY = "A alice=h8 {} | green a8 | yellow h7 | *blue d2 A4 hand={} {} | red a1"
WAKE = "A {} alice=b3 g=b3 phase=alice_card | green a3 | yellow h8 | *blue h1 hand=CA,C3,D8 | red a4"


@pytest.mark.example("Améliorer son déplacement")
def test_two_eights_make_a_knight() -> None:
    match = at("B alice=h8 | green | yellow | blue | *red d4 B1 hand=C8,H8,S2")
    go(match, "raise B2", "lay C8", "lay H8")
    assert squares(match) == {"c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"} | {
        "b3",
        "b5",
        "c2",
        "c6",
        "e2",
        "e6",
        "f3",
        "f5",
    }
    outcome = end(match).outcome
    assert outcome is not None
    assert outcome.breakdown[3]["movement"] == 2


@pytest.mark.example("Plateau Déplacement à la fin de la partie")
def test_the_movement_board_at_the_end() -> None:
    outcome = end(at("B alice=h8 | *green B3R | yellow B2 | blue B3B | red B4")).outcome
    assert outcome is not None
    assert [sheet["movement"] for sheet in outcome.breakdown] == [5, 2, 5, 10]


@pytest.mark.example("Exemples d'Artefacts")
def test_teapot_and_biscuits() -> None:
    box = table(at("A | *green | yellow")).box
    colors = {word.rpartition("_")[2] for word in box.words["token"] if word.startswith("teapot")}
    biscuits = {word.rpartition("_")[2] for word in box.words["token"] if word.startswith("biscuits")}
    assert colors == {"green", "yellow", "blue", "red"}
    assert len(biscuits) == 3
    assert {"yellow", "red"} <= biscuits
    for token, pf in (("teapot_red", 2), ("biscuits_red", 3)):
        outcome = end(at(f"A alice=h8 | *green has={token} | yellow")).outcome
        assert outcome is not None
        assert outcome.breakdown[0]["artifacts"] == pf


@pytest.mark.example("Exemples de Cartes Rencontre")
def test_three_characters_and_three_soldiers() -> None:
    match = at("A alice=h8 | *green met=march_hare,jabberwocky,king_of_hearts soldiers=3 goals=E01,E29 | yellow pr=5")
    outcome = end(go(match, "validate E01", "validate E29")).outcome
    assert outcome is not None
    assert (outcome.breakdown[0]["encounters"], outcome.breakdown[0]["soldiers"]) == (7 + 4, 6)
    box = table(match).box
    assert (box.encounter_pr[box.words["encounter"].index("E01")], box.encounter_pr[28]) == (4, 1)
    partly = end(at("A alice=h8 | *green met=march_hare,jabberwocky goals=E01 | yellow pr=3")).outcome
    assert partly is not None
    assert [sheet["penalty"] for sheet in partly.breakdown] == [-10, -5]  # 4 PR against 3


@pytest.mark.example("Application des effets de la case de destination")
def test_gardeners_and_a_soldier_on_the_way() -> None:
    obstacles = "g=b2,a2 s=c3"
    match = at(ON_THE_WAY.format(obstacles, "C5,H3,CK", ""), 0)
    assert "b4" not in squares(match)  # the soldier on c3 stops the way to the Tweedles
    go(match, "move a2", "pay C5", "pay H3", "visit")
    t = table(match)
    assert (discard(match), t.gardeners[2], t.gardeners_left) == (["C5", "H3"], 1, 14)
    assert standing(match, "b2") == standing(match, "a2") == GARDENER
    assert people(match, 2) == ["jabberwocky"]
    assert sum(1 for figure in t.figures_left if t.box.word("figure", figure) == "jabberwocky") == 1
    assert len(artifacts(match, 2)) == 1  # no choice: green is not Blue's colour
    assert prompt(match) == "act"
    soldier = go(at(ON_THE_WAY.format(obstacles, "C5,H3,CK", "")), "move c3", "pay CK")
    assert (table(soldier).soldiers[2], prompt(soldier)) == (1, "act")  # and no hole in this turn
    assert "a2" not in squares(at(ON_THE_WAY.format(obstacles, "C5,CK", "")))


@pytest.mark.example("Valider une Rencontre")
def test_two_cards_validated_in_one_turn() -> None:
    match = at(
        "A alice=h8 | green | yellow | *blue d4 met=march_hare!,jabberwocky,king_of_hearts gardeners=3 soldiers=1 "
        "has=flamingo_yellow,flamingo_green,hedgehog_red goals=E01,E34 | red"
    )
    go(match, "validate E01", "validate E34")
    assert choices(match, "flip") == ["flip green"]  # the Jabberwocky's power stays; the King's waits for a wake
    assert (table(match).soldiers_laid[2], table(match).gardeners_laid[2]) == (0, 3)
    outcome = end(match).outcome
    assert outcome is not None
    assert outcome.breakdown[2] == {
        "movement": 0,
        "artifacts": 9,
        "series": 5,
        "encounters": 7 + 5,
        "soldiers": 2,
        "penalty": 0,
    }
    assert outcome.scores[2] == 28


@pytest.mark.example("Déplacement d'Alice")
@pytest.mark.parametrize(("card", "ends"), [("C3", {"a3", "a2"}), ("D8", {"a4", "b4"}), ("CA", {"a3", "a2", "h3", "h1"})])
def test_where_alice_can_go(card: str, ends: set[str]) -> None:
    match = go(at(WAKE.format("")), f"play {card}")
    found = set()
    for choice in choices(match):
        found.add(alice(go(match.clone(), choice)))
    assert found == ends


def woken(folly: str, *chances: int) -> Match:
    return go(at(WAKE.format(folly), *chances), "play C3", "go W 1")


@pytest.mark.example("Effets du déplacement d'Alice")
def test_wake_push_and_pursuit() -> None:
    match = woken("", 14)  # the 15th piece of the bag is a soldier: one gardener lies on the board
    assert choices(match) == ["flee a4", "flee a2"]
    go(match, "flee a2")
    t = table(match)
    assert (t.wake, t.shields) == ([3, 0, 0, 1], [1, 0, 0, 0])  # Red's turn has begun: its marker is back
    assert (where(match, 0), people(match, 0), artifacts(match, 0)) == ("a2", [], [])
    assert standing(match, "b3") == GARDENER | SOLDIER
    back = go(woken("", 0), "flee a4")
    assert standing(back, "b3") == GARDENER
    assert table(back).bag == [14, 15, 5]
    enter = "A alice=h8 g=b3 s=b3 | *green b2 A1 hand={} | yellow h1"
    assert "b3" not in squares(at(enter.format("C5")))
    assert "b3" in squares(at(enter.format("C5,CK")))


def test_ties_in_pr_and_open_cards() -> None:
    """Examples 10 and 11; the other ties are in test_scoring."""
    outcome = end(at("A alice=h8 | *green pr=5 goals=E01,E29 | yellow pr=10")).outcome
    assert outcome is not None
    assert [sheet["penalty"] for sheet in outcome.breakdown] == [-10, -10]  # 5 + 4 + 1 = 10


def test_bands_of_the_suits() -> None:
    """Example 13."""
    two = go(at("A alice=d4 | *green a8 hand=H8 | yellow h1", 0, 0), "use H8", "guide E 2")
    assert (table(two).wake[0], sum(table(two).bag)) == (2, 33)
    spades = at("A alice=h8 | *green d4 hand=S10 | yellow hand=C2 | blue hand=D5 | red hand=X1")
    go(spades, "use S10", "spy 1", "steal C2", "spy 2", "leave", "spy 3", "leave")
    assert table(spades).wake[0] == 1
    line = (
        "A alice=h8 | *green d4 hand=D9 has=hookah_green | yellow has=teapot_red | blue has=teapot_blue | red has=teapot_green"
    )
    looks = go(at(line), "use D9", "peek 1 red", "leave", "peek 2 blue", "leave", "peek 3 green", "leave")
    assert (table(looks).wake[0], prompt(looks)) == (0, "act")


def test_two_levels_in_one_turn() -> None:
    """Example 14."""
    match = at("A alice=h8 | *green d4 A1 hand=C5,D5,C9,D9,H9 | yellow h1")
    go(match, "raise A2", "lay C5", "lay D5", "raise A3", "lay C9", "lay D9", "lay H9")
    assert table(match).box.level[table(match).modes[0]] == 3
    nines = go(at("A alice=h8 | *green d4 A1 hand=C9,D9,H9 | yellow h1"), "raise A2", "lay C9", "lay D9")
    assert choices(nines, "raise") == []
    assert choices(at("A alice=h8 | *green d4 A2 hand=C5,D6,H7,S8 | yellow h1"), "raise") == []


def test_blue_power() -> None:
    """Example 16."""
    obstacles = "g=b2,a2 s=c3"
    over = go(at(ON_THE_WAY.format(obstacles, "C5", "met=dodo")), "glide b4")
    assert (where(over, 2), discard(over)) == ("b4", [])
    one = go(at(ON_THE_WAY.format(obstacles, "C5", "met=dodo")), "glide a2", "pay C5")
    assert (where(one, 2), discard(one)) == ("a2", ["C5"])
    queen = at(ON_THE_WAY.format("q=c3", "C5", "met=dodo"))
    assert "b4" not in squares(queen) | squares(queen, "glide")


def test_a_second_queen() -> None:
    """Example 17."""
    match = at("A alice=c6 q=e5 phase=alice_card | *green h8 hand=C3 | yellow h1", 33)
    go(match, "play C3", "go W 1")
    assert (standing(match, "c6"), standing(match, "e5"), table(match).bag[2]) == (QUEEN, 0, 3)


def test_rabbit_hole_to_the_king_of_hearts() -> None:
    """Example 18."""
    match = go(at("A alice=a8 | *green c2 A1 | yellow h1", 0), "move c3", "dive g7", "step f8", "visit")
    assert (table(match).wake[0], people(match, 0), where(match, 0)) == (1, ["king_of_hearts"], "f8")
    assert artifacts(match, 0)[0].endswith("red")
    soldier = go(at("A alice=a8 s=g7 | *green c2 A1 hand=CK | yellow h1"), "move c3", "dive g7", "pay CK")
    assert (where(soldier, 0), table(soldier).soldiers[0], prompt(soldier)) == ("g7", 1, "act")
    queen = go(at("A alice=a8 q=g7 | *green c2 A1 hand=CK | yellow h1"), "move c3")
    assert choices(queen, "dive") == ["dive f2", "dive b6"]


@pytest.mark.parametrize(
    ("start", "card", "way", "pawn", "flights"),
    [
        ("h6", "DK", "N 2", "h8", set()),
        ("e7", "D3", "NW 1", "d8", {"c8", "e8", "d7"}),
        ("a4", "D3", "N 1", "a5", set()),
    ],
)
def test_edge_push(start: str, card: str, way: str, pawn: str, flights: set[str]) -> None:
    """Example 19."""
    match = at(f"A alice={start} phase=alice_card | green {pawn} | *yellow h1 hand={card} | blue c1", 0, 0)
    go(match, f"play {card}", f"go {way}")
    assert squares(match, "flee") == flights
    if not flights:
        assert where(match, 0) == {"h8": "g8", "a5": "a6"}[pawn]


def test_wrap_and_distance() -> None:
    """Example 20."""
    for way, square in (("N 1", "a1"), ("NW 1", "h1")):
        match = at("A alice=a8 phase=alice_card | *green d4 hand=D3 | yellow e5 | blue a1", 0)
        go(match, "play D3", f"go {way}")
        assert alice(match) == square
        assert table(match).wake[2] == (3 if square == "a1" else 0)


def test_deep_sleep() -> None:
    """Example 22."""
    match = go(woken("r3 F08", 0), "flee a2")
    assert (table(match).wake, where(match, 0), table(match).shields[0]) == ([0, 0, 0, 0], "a2", 1)


def test_looking_glass() -> None:
    """Example 23."""
    match = at("A r3 F10 alice=d5 | *green a1 A2 | yellow h4")
    assert {"h1", "g1", "h8", "g7"} <= squares(match)
    pushed = woken("r3 F10", 0)
    assert choices(pushed) == ["flee a4", "flee a2"]  # still not to h3


def test_eat_me() -> None:
    """Example 24."""
    match = at("B r3 F03 alice=h8 g=e5 | *green d4 B3R hand=C5 | yellow h1")
    assert {"f6", "h4", "e6"} <= squares(match)
    go(match, "move f6", "pay C5")
    assert discard(match) == ["C5"]  # e5 was passed over
