"""Chapter 13: the Conquest module, for two and alone."""

import pytest

from games.wonderful_kingdom.tools import at, events, go, options, prompt, reserve, row, table
from wonderwood.engine.errors import Refusal
from wonderwood.engine.match import Match
from wonderwood.games.wonderful_kingdom import GAME
from wonderwood.games.wonderful_kingdom.production import production
from wonderwood.games.wonderful_kingdom.scoring import score_parts


def new(board: str) -> Match:
    return Match.new(GAME, 1 if board.startswith("C") else 2, {"module": "conquest", "map": board}, "conquest")


def pawns(match: Match, side: int = 0) -> dict[str, int]:
    t = table(match)
    return {t.box.territories[place]: count for place, count in enumerate(t.pawns[side]) if count}


def holder(match: Match, territory: str) -> list[int]:
    t = table(match)
    return t.slots[t.box.territories.index(territory)]


@pytest.mark.rule("wonderful_kingdom/13.1")
@pytest.mark.parametrize("board", ["A1", "A2", "B1", "B2", "C1", "C2"])
def test_boards(board: str) -> None:
    t = table(new(board))
    assert t.box.boards[t.board] == board
    castles = t.box.castles[t.board]
    for territory in t.box.on_board[t.board]:
        assert bool(t.box.slot_type[t.board][territory]) == (territory not in castles)
    with pytest.raises(Refusal, match="bad_setup"):
        Match.new(GAME, 2 if board.startswith("C") else 1, {"module": "conquest", "map": board})


@pytest.mark.rule("wonderful_kingdom/13.2", "wonderful_kingdom/13.6")
@pytest.mark.example("p. 14")
def test_the_start_of_red() -> None:
    match = new("A1")
    t = table(match)
    assert pawns(match) == {"red_hills": 2, "south_vale": 2}
    assert (holder(match, "red_hills"), holder(match, "south_vale")) == ([0, 0], [0, 0])
    assert t.traps == [2, 2]
    assert [production(t, 0, step) for step in range(4)] == [2, 1, 1, 0]
    assert t.reserve == [8, 8]
    assert t.face == 4


@pytest.mark.rule("wonderful_kingdom/13.3")
def test_control() -> None:
    match = at("conquest phase=conquest | S=3 pawns=heartland:1 | pawns=castle_blue:1,white_cliffs:1")
    assert "move castle_blue" not in options(match)  # the enemy castle cannot be entered
    empty = at("conquest phase=count step=materials | pawns= site=port | ")
    assert table(empty).totals[0] == 2  # the own castle is always controlled


@pytest.mark.rule("wonderful_kingdom/13.4", "wonderful_kingdom/13.5")
def test_pawns_spread_over_slots_and_may_be_rearranged() -> None:
    crowd = at("conquest phase=conquest | S=1 pawns=heartland:5 | ")
    assert holder(crowd, "heartland") == [0, 0]
    match = at("conquest phase=conquest | S=1 pawns=heartland:1 | ")
    assert holder(match, "heartland") == [0, -1]
    go(match, "arrange heartland 1 2")
    assert holder(match, "heartland") == [-1, 0]
    assert options(match, 0, "arrange") == []  # not back in the same turn


@pytest.mark.rule("wonderful_kingdom/13.6")
def test_slots_produce() -> None:
    match = at("conquest phase=count step=exploration | pawns=west_sea:1,east_sea:1 site=sunken_city built=port | ")
    assert table(match).totals[0] == 1 + 1 + 1


@pytest.mark.rule("wonderful_kingdom/13.7", "wonderful_kingdom/16.20f")
@pytest.mark.parametrize(("soldiers", "rounds", "first"), [((3, 3), 1, 0), ((3, 3), 2, 1), ((2, 3), 1, 1), ((4, 3), 2, 0)])
def test_who_acts_first(soldiers: tuple[int, int], rounds: int, first: int) -> None:
    match = at(f"conquest phase=conquest round={rounds} | S={soldiers[0]} | S={soldiers[1]}")
    assert match.waiting == [first]  # T29
    go(match, f"{first}: recruit 1")
    assert match.waiting == [1 - first]  # now the other has as many or more, and it is their turn anyway


@pytest.mark.rule("wonderful_kingdom/13.8")
def test_the_phase_ends_when_both_pass_in_succession() -> None:
    match = at("conquest phase=conquest | S=2 | S=2")
    go(match, "0: pass", "1: recruit 1")
    assert match.waiting == [0]  # a pass does not prevent later actions
    go(match, "0: pass", "1: pass")
    assert table(match).round == 2


@pytest.mark.rule("wonderful_kingdom/13.9", "wonderful_kingdom/16.20b")
def test_recruit() -> None:
    match = go(at("conquest phase=conquest | S=3 | "), "recruit 2")
    assert pawns(match)["castle_red"] == 2
    assert (reserve(match)[1], table(match).reserve[0]) == (1, 6)
    full = at("conquest phase=conquest | S=3 pawns=heartland:8,red_hills:4 | ")
    assert options(full, 0, "recruit") == []
    assert "recruit 0" not in options(match)


@pytest.mark.rule(
    "wonderful_kingdom/13.10",
    "wonderful_kingdom/13.11",
    "wonderful_kingdom/13.12",
    "wonderful_kingdom/13.13",
    "wonderful_kingdom/13.14",
)
@pytest.mark.example("p. 15")
def test_red_attacks_the_centre() -> None:
    match = at("conquest phase=conquest | S=4 pawns=red_hills:3,south_vale:3 | pawns=heartland:3 S=0")
    assert table(match).traps[0] == 2
    go(match, "move heartland", "bring red_hills", "leave red_hills 1", "bring south_vale", "leave south_vale 2")
    assert reserve(match) == (0, 0)
    assert pawns(match) == {"castle_red": 3, "heartland": 1, "red_hills": 1, "south_vale": 1}
    assert pawns(match, 1) == {"castle_blue": 3}
    assert holder(match, "heartland") == [0, -1]  # on Card destruction
    assert table(match).traps[0] == 1
    assert [production(table(match), 0, step) for step in range(4)] == [2, 1, 0, 0]


@pytest.mark.rule("wonderful_kingdom/13.11")
def test_strictly_more_pawns_are_needed() -> None:
    match = at("conquest phase=conquest | S=9 pawns=red_hills:3 | pawns=heartland:3")  # T30
    assert "move heartland" not in options(match)
    assert "move east_sea" in options(match)  # one pawn into an empty territory, no losses
    go(match, "move east_sea", "march")  # the spare pawn had been taken first
    assert pawns(match) == {"east_sea": 1, "red_hills": 2}


@pytest.mark.rule("wonderful_kingdom/13.14", "wonderful_kingdom/13.15")
def test_trap_and_spy_slots() -> None:
    match = at("conquest phase=conquest | S=2 pawns=red_hills:3 | ")
    assert table(match).traps[0] == 1
    go(match, "move east_sea", "leave red_hills 1")
    assert table(match).spy_tokens[0] == 1  # Exploration and Spy
    assert table(match).traps[0] == 0
    spy = at("conquest phase=turn turn=3 left=-farm right=port | pawns=east_sea:2 | sel=-guild")
    assert options(spy, 0, "peek") == ["peek left 1", "peek selection_2 1"]
    go(spy, "peek left 1")
    assert options(spy, 0, "peek") == []
    next_round = at("conquest phase=deal round=0 | pawns=east_sea:2,red_hills:2 spies=0 | ")
    assert (table(next_round).spies[0], table(next_round).traps[0]) == (1, 1)


@pytest.mark.rule("wonderful_kingdom/13.16", "wonderful_kingdom/16.20j")
def test_card_destruction() -> None:
    match = at("conquest phase=start | pawns=heartland:1 sel=quarry | sel=farm,calamity")
    assert options(match) == ["done", "discard farm", "discard calamity"]
    go(match, "discard farm")
    assert row(match, "selection", 1) == ["calamity"]
    assert table(match).alchemy == [[0] * 4, [0] * 4]
    assert prompt(match) == "plan"


@pytest.mark.rule("wonderful_kingdom/13.17", "wonderful_kingdom/16.20d")
@pytest.mark.parametrize(
    ("blue", "legal"), [("heartland:1", True), ("south_vale:1", True), ("south_vale:1,red_hills:1", False)]
)
def test_double_move(blue: str, legal: bool) -> None:
    match = at(f"conquest phase=conquest | S=9 pawns=castle_red:5,west_sea:2 | pawns={blue}")
    go(match, "move heartland")  # T31
    assert ("bring castle_red" in options(match)) == legal
    assert "leave west_sea 2" in options(match)  # the pawn that gives the Double move may go too
    plain = go(at("conquest phase=conquest | S=9 pawns=castle_red:5,red_hills:1 | "), "move heartland")
    assert "bring castle_red" not in options(plain)


@pytest.mark.rule("wonderful_kingdom/13.18")
def test_krystallium_slots() -> None:
    match = at("conquest map=A2 phase=harvest | pawns=old_capital:1 | ")
    assert reserve(match) == (1, 0)


@pytest.mark.rule("wonderful_kingdom/13.19", "wonderful_kingdom/16.20g", "wonderful_kingdom/16.20h")
def test_prisoners_are_freed_by_their_owner() -> None:
    match = at("conquest map=B1 phase=conquest | S=0 pawns=prison:1 | S=2 pawns=north_pass:3 jailed=2")  # T39
    assert "move prison" in options(match, 1)
    go(match, "1: move prison")  # the spare pawn first, by itself
    assert table(match).marching == 1
    assert options(match, 1, "march") == []  # lying pawns neither defend nor help
    go(match, "1: leave north_pass 1")
    assert pawns(match, 1) == {"castle_blue": 1 + 2, "north_pass": 1, "prison": 1}
    assert table(match).jailed == [0, 0]


@pytest.mark.rule("wonderful_kingdom/13.19", "wonderful_kingdom/16.20i")
def test_the_controller_lays_one_pawn_in_the_prison() -> None:
    match = at("conquest map=B1 phase=prison round=4 | pawns=prison:1 | pawns=castle_blue:1,north_pass:1")
    assert options(match) == ["done", "capture castle_blue", "leave north_pass 1"]
    go(match, "leave north_pass 1")
    assert table(match).jailed == [0, 1]
    assert match.over
    assert score_parts(table(match), 1)["territories"] == 0


@pytest.mark.rule("wonderful_kingdom/13.4", "wonderful_kingdom/13.5", "wonderful_kingdom/13.19", "wonderful_kingdom/16.20a")
def test_a_pawn_without_slot_takes_the_place_of_a_prisoner_in_the_next_conquest_phase() -> None:
    match = at("conquest map=B1 phase=prison | pawns=prison:1 | pawns=north_pass:3")
    go(match, "leave north_pass 1")
    assert holder(match, "north_pass") == [-1, 1]  # the bonus is lost for the round to come
    while table(match).passes < 0:
        match.play(match.waiting[0], options(match, match.waiting[0])[0])
    assert holder(match, "north_pass") == [1, 1]


@pytest.mark.rule("wonderful_kingdom/13.20")
def test_territories_score_by_colour() -> None:
    match = at("conquest phase=score round=4 | pawns=heartland:1,red_hills:1,castle_red:2 | pawns=east_sea:1,south_vale:1")
    assert [score_parts(table(match), seat)["territories"] for seat in (0, 1)] == [5 + 1, 3 + 4]


@pytest.mark.rule("wonderful_kingdom/13.21")
def test_calamities_as_usual() -> None:
    assert row(new("A1"), "hands").count("calamity") == 1


@pytest.mark.rule("wonderful_kingdom/16.20a")
def test_arriving_pawns_take_slots_in_order() -> None:
    match = at("conquest phase=conquest | S=2 pawns=red_hills:1 | ")
    go(match, "move heartland")  # the only pawn goes
    assert holder(match, "heartland") == [0, -1]


@pytest.mark.rule("wonderful_kingdom/16.20c")
def test_the_own_castle_is_a_legal_destination() -> None:
    match = at("conquest phase=conquest | S=1 pawns=red_hills:1 | ")
    assert "move castle_red" in options(match)
    go(match, "move castle_red")
    assert pawns(match) == {"castle_red": 1}


@pytest.mark.rule("wonderful_kingdom/16.20e")
def test_slot_tokens_are_not_limited() -> None:
    match = at("conquest map=A2 phase=deal round=0 | pawns=gulf:2,lagoon:2,salt_flats:2,vineyards:2 | ")
    assert table(match).traps[0] == 4


# -- alone


@pytest.mark.rule("wonderful_kingdom/13.S1", "wonderful_kingdom/13.S9")
def test_alone_you_are_red() -> None:
    t = table(new("C1"))
    assert (t.medals, t.face, t.seats) == ([60, 80, 100], 4, 1)
    assert t.spy_tokens == [1]  # not those of 9.3, but the Spy slot of the start
    senada = Match.new(GAME, 1, {"module": "conquest", "map": "C1", "duchy": ["senada"]}, 1)
    assert pawns(senada) == pawns(new("C1"))


@pytest.mark.rule("wonderful_kingdom/13.S2", "wonderful_kingdom/16.21d")
@pytest.mark.parametrize(("board", "red", "blue"), [("C1", 4, 6 + 2), ("C2", 4, 7 + 2)])
def test_blue_stands_everywhere_else(board: str, red: int, blue: int) -> None:
    match = new(board)  # T32
    assert (sum(pawns(match).values()), sum(pawns(match, 1).values())) == (red, blue)
    assert pawns(match, 1)["castle_blue"] == 2
    if board == "C1":
        assert pawns(match) == {"marches": 2, "bridgehead": 2}


@pytest.mark.rule("wonderful_kingdom/13.S3", "wonderful_kingdom/16.21a")
def test_you_act_until_you_pass() -> None:
    match = at("conquest map=C1 phase=conquest | S=2")
    go(match, "recruit 1")
    assert prompt(match) == "conquest"
    go(match, "pass")
    assert prompt(match) == "jail"  # the Prison is blue
    go(match, options(match)[0])
    assert table(match).round == 2
    assert "discard" not in {str(line["event"]) for line in match.log}


@pytest.mark.rule("wonderful_kingdom/13.S4", "wonderful_kingdom/13.S6")
def test_blue_comes_back_to_empty_territories() -> None:
    match = at("conquest map=C1 phase=aftermath | pawns=castle_red:1")
    assert pawns(match, 1)["marches"] == 1
    assert pawns(match, 1)["bridgehead"] == 1
    assert "castle_red" not in pawns(match, 1)
    before = sum(pawns(new("C1"), 1).values())
    fight = at("conquest map=C1 phase=conquest | S=9 pawns=marches:4,bridgehead:4")
    target = next(name for name in options(fight, 0, "move") if name.split()[1] in pawns(fight, 1))
    go(fight, target)
    while options(fight, 0, "march") == [] and prompt(fight) == "bring":
        go(fight, options(fight)[0])
    go(fight, "march")
    assert sum(pawns(fight, 1).values()) == before - 1  # beside the board, not to the castle
    assert pawns(fight, 1)["castle_blue"] == 2
    assert events(fight, "battle")


@pytest.mark.rule("wonderful_kingdom/13.S5", "wonderful_kingdom/16.21c", "wonderful_kingdom/16.21e")
def test_the_blue_castle_can_be_conquered() -> None:
    t = table(new("C1"))
    castle = t.box.castles[t.board][1]
    neighbour = t.box.territories[t.box.adjacent[t.board][castle][0]]
    match = at(f"conquest map=C1 phase=conquest | S=9 pawns={neighbour}:5")
    go(match, "move castle_blue")
    while options(match, 0, "march") == []:
        go(match, options(match, 0)[0])
    go(match, "march")
    assert pawns(match)["castle_blue"] == 1
    assert pawns(match)["castle_red"] == 2  # the losses
    points = score_parts(table(match), 0)["territories"]
    table(match).pawns[0][castle] = 0
    assert points - score_parts(table(match), 0)["territories"] == t.box.territory_vp[t.board][castle * 2]
    assert production(table(match), 0, 0) == 2  # the own castle; the blue one produces nothing


@pytest.mark.rule("wonderful_kingdom/13.S7", "wonderful_kingdom/16.21f")
def test_the_prison_of_blue_takes_an_army_each_round() -> None:
    board = next(name for name in ("C1", "C2") if table(new(name)).box.prison[table(new(name)).board] >= 0)
    match = at(f"conquest map={board} phase=aftermath | ")
    assert prompt(match) == "jail"
    total = sum(pawns(match).values())
    go(match, options(match)[0])
    assert (table(match).jailed[0], sum(pawns(match).values())) == (1, total - 1)
    prison = table(match).box.territories[table(match).box.prison[table(match).board]]
    free = at(f"conquest map={board} phase=aftermath | pawns={prison}:1")
    assert table(free).jailed[0] == 0


@pytest.mark.rule("wonderful_kingdom/13.S8")
def test_the_score_of_the_start_position() -> None:
    match = at("conquest map=C1 phase=score round=4 | ")
    parts = score_parts(table(match), 0)
    assert parts["territories"] + parts["enemy"] == -7  # T33


@pytest.mark.rule("wonderful_kingdom/16.21b")
def test_spy_slots_are_available_again_each_round() -> None:
    match = at("conquest map=C1 phase=solo_deal round=1 | spies=0")
    assert table(match).spies == table(match).spy_tokens == [1]
