"""Chapters 1 and 2: material, who sees what, how a game starts."""

import pytest

from games.wonderland.tools import at, go, table
from wonderwood.engine.errors import Refusal
from wonderwood.engine.match import Match
from wonderwood.games.wonderland import GAME
from wonderwood.games.wonderland.box import HOLE, PEOPLE
from wonderwood.games.wonderland.notation import read, write
from wonderwood.games.wonderland.table import WonderlandTable


def new(seats: int, seed: int = 1, **options: object) -> Match:
    return Match.new(GAME, seats=seats, options=options, seed=seed)


def start(seats: int, seed: int = 1, **options: object) -> WonderlandTable:
    return table(new(seats, seed, **options))


@pytest.mark.rule("wonderland/1.1")
def test_most_pf_win() -> None:
    match = at("A r10 alice=d8 first=yellow phase=alice_card | *green a1 A4 hand=S2 | yellow h1 A3")
    go(match, "play S2", "go S 1")
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.winners) == ([10, 5], [0])


@pytest.mark.rule("wonderland/1.2")
def test_the_whole_box_is_on_the_table() -> None:
    t = start(4)
    assert GAME.audit(t) == []
    assert len(t.deck) + sum(len(hand) for hand in t.hands) == 54
    assert len(t.encounter_deck) + sum(len(cards) for cards in t.offered) == 36
    assert (len(t.folly_deck), sum(len(pile) for pile in t.piles), len(t.figures_left)) == (17, 40, 32)
    assert (t.bag[0] + t.gardeners_left, t.bag[1], t.bag[2]) == (30, 15, 5)


@pytest.mark.rule("wonderland/1.3")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(Refusal) as refusal:
        new(seats)
    assert refusal.value.code == "bad_setup"
    assert refusal.value.facts["allowed"] == "2–4"


@pytest.mark.rule("wonderland/1.4")
def test_hands_goals_artifacts_and_counters_are_hidden() -> None:
    match = at("A | *green hand=C5,H3 goals=E01 has=teapot_red,hookah_green pr=3 | yellow pr=2")
    mine, other = match.view(0)["table"], match.view(1)["table"]
    assert isinstance(mine, dict)
    assert isinstance(other, dict)
    assert mine["hands"][0] == ["C5", "H3"]
    assert other["hands"][0] == ["?", "?"]
    assert (mine["goals"][0], other["goals"][0]) == (["E01"], ["?"])
    assert mine["artifacts"][0] == ["teapot_red", "hookah_green"]
    assert other["artifacts"][0] == ["?green", "?red"]  # the colour of a face-down artifact is visible
    assert (mine["wake"], other["wake"]) == ([3, None], [None, 2])
    assert set(other["deck"]) == {"?"}
    assert set(other["encounter_deck"]) == {"?"}


@pytest.mark.rule("wonderland/1.4")
def test_open_counters_are_an_option() -> None:
    match = at("A | *green pr=3 | yellow pr=2", hidden_wake_counters=False)
    seen = match.view(None)["table"]
    assert isinstance(seen, dict)
    assert seen["wake"] == [3, 2]


@pytest.mark.rule("wonderland/2.1")
def test_quadrants_lie_at_random_and_the_shades_alternate() -> None:
    boards = set()
    parities = set()
    for seed in range(12):
        match = new(2, seed)
        laid = [line["facts"] for line in match.log if line["event"] == "laid"]
        turns = [int(facts["turns"]) for facts in laid if isinstance(facts, dict)]
        assert sorted(str(facts["quadrant"]) for facts in laid if isinstance(facts, dict)) == ["Q1", "Q2", "Q3", "Q4"]
        assert len({turn % 2 for turn in turns}) == 1  # a quarter turn swaps grey and white: all or none
        parities.add(turns[0] % 2)
        squares = table(match).squares
        assert squares.count(HOLE) == 4
        assert sorted(kind for kind in squares if kind >= PEOPLE) == list(range(PEOPLE, PEOPLE + 16))
        boards.add(tuple(squares))
    assert len(boards) > 6
    assert parities == {0, 1}


@pytest.mark.rule("wonderland/2.1")
def test_a_quarter_turn_goes_clockwise() -> None:
    def found(turns: int) -> dict[str, str]:
        t = table(read(f"Q2/Q3/Q4/Q1:{turns} A | *green | yellow"))
        south_west = [row * 8 + column for row in range(4) for column in range(4)]
        return {t.box.word("ground", t.squares[square]): t.box.word("square", square) for square in south_west}

    people = ("tweedles", "humpty_dumpty", "jabberwocky", "white_rabbit", "rabbit_hole")
    assert [found(0)[name] for name in people] == ["b4", "d3", "a2", "c1", "c3"]
    assert [found(1)[name] for name in people] == ["d3", "c1", "b4", "a2", "c2"]
    assert [found(2)[name] for name in people] == ["c1", "a2", "d3", "b4", "b2"]


@pytest.mark.rule("wonderland/2.2", "wonderland/2.4")
def test_sides_levels_and_counters_at_the_start() -> None:
    for side, mode in (("A", "A1"), ("B", "B1")):
        t = start(3, movement_side=side)
        assert [t.box.word("mode", one) for one in t.modes] == [mode] * 3
        assert (t.round, t.wake, t.shields) == (1, [0, 0, 0], [0, 0, 0])


@pytest.mark.rule("wonderland/2.3")
@pytest.mark.parametrize(("seats", "corners"), [(2, "a8 h1"), (3, "a8 h8 h1"), (4, "a8 h8 h1 a1")])
def test_pawns_start_in_the_corners(seats: int, corners: str) -> None:
    t = start(seats)
    assert [t.box.word("square", pawn) for pawn in t.pawns] == corners.split()


@pytest.mark.rule("wonderland/2.5")
def test_one_pile_of_ten_artifacts_per_colour() -> None:
    t = start(2)
    for color, pile in enumerate(t.piles):
        assert len(pile) == 10
        assert {t.box.token_color[token] for token in pile} == {color}


@pytest.mark.rule("wonderland/2.6")
def test_everybody_keeps_one_to_three_encounters() -> None:
    match = new(3)
    assert match.waiting == [0, 1, 2]  # side by side
    t = table(match)
    assert [len(cards) for cards in t.offered] == [3, 3, 3]
    first = [option.text for option in match.pending[0].options]
    assert len(first) == 4
    assert first[-1] == "keep"
    match.play(0, first[0])
    match.play(0, first[1])  # one card is left: it must be kept
    assert match.waiting == [1, 2]
    assert [len(cards) for cards in t.goals] == [1, 0, 0]
    match.play(2, "keep")
    match.play(1, "keep")
    assert [len(cards) for cards in t.goals] == [1, 3, 3]
    assert len(t.encounter_deck) == 36 - 7
    assert match.pending[0].prompt == "act"


@pytest.mark.rule("wonderland/2.7")
def test_six_cards_each() -> None:
    t = start(4)
    assert [len(hand) for hand in t.hands] == [6, 6, 6, 6]
    assert (len(t.deck), t.discard) == (30, [])


@pytest.mark.rule("wonderland/2.8", "wonderland/2.9")
def test_bag_reserve_and_folly_deck() -> None:
    t = start(2)
    assert (t.bag, t.gardeners_left) == ([15, 15, 5], 15)
    assert [t.figures_left.count(figure) for figure in range(32)] == [1] * 32
    assert sorted(t.folly_deck) == list(range(17))


@pytest.mark.rule("wonderland/2.9")
def test_single_characters_are_an_option_for_two() -> None:
    assert len(start(2, two_player_single_copy_characters=True).figures_left) == 16
    assert len(start(3, two_player_single_copy_characters=True).figures_left) == 32


@pytest.mark.rule("wonderland/2.10")
def test_the_first_player_is_random_and_stays() -> None:
    assert {start(4, seed).first for seed in range(20)} == {0, 1, 2, 3}
    match = at("A r1 alice=d4 first=yellow phase=alice_card | *green a1 hand=S2 | yellow h1")
    go(match, "play S2", "go S 1")
    assert (table(match).round, table(match).turn, table(match).first) == (2, 1, 1)


@pytest.mark.rule("wonderland/2.11")
@pytest.mark.example("Placement d'Alice")
def test_alice_starts_near_the_first_player() -> None:
    found = {}
    for seed in range(24):
        t = start(4, seed)
        found[t.box.word("square", t.pawns[t.first])] = t.box.word("square", t.alice)
    assert found == {"a8": "d5", "h8": "e5", "h1": "e4", "a1": "d4"}


def test_a_line_of_notation_reads_back() -> None:
    line = (
        "Q2/Q3:2/Q4/Q1 B r5 F08 alice=b3 g=b3 s=c3 q=e5 bag=14,11,3 discard=H2 shown=F01 under=hookah_green "
        "first=yellow moved | "
        "green a3 B3R pr=2 hand=CA,C3 goals=E02 done=E01 met=jabberwocky!+E01,dodo has=teapot_red soldiers=3+2 gardeners=1 | "
        "*yellow a4 B1 shield"
    )
    match = read(line)
    assert write(table(match)) == line
    assert GAME.audit(match.table) == []


@pytest.mark.parametrize(
    "line", ["Q1/Q2 A | *green | yellow", "Q1/Q2/Q3/Q4 A | *green hand=ZZ | yellow", "Q1/Q2/Q3/Q4 | *green"]
)
def test_a_wrong_line_of_notation_is_refused(line: str) -> None:
    with pytest.raises(Refusal):
        read(line)
