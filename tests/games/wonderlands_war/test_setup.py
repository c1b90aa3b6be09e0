"""Chapters 1 to 3 and the setup part of 15: terms, the table and the players at the start."""

import pytest

from games.wonderlands_war.scene import BOX, Scene
from wonderwood.engine.errors import Refusal
from wonderwood.engine.match import Match
from wonderwood.games.wonderlands_war import GAME
from wonderwood.games.wonderlands_war.box import ALLY, FACTION, ITEM, MADNESS, POISON
from wonderwood.games.wonderlands_war.lookup import candidates, in_order, neighbours, units_in
from wonderwood.games.wonderlands_war.table import WarTable


def fresh(seats: int, seed: int = 1, **options: object) -> WarTable:
    table = Match.new(GAME, seats=seats, seed=seed, options=options).table
    assert isinstance(table, WarTable)
    return table


def at_tea(seats: int, seed: int = 1, **options: object) -> Match:
    """A real game at the first turn of tea."""
    match = Match.new(GAME, seats=seats, seed=seed, options=options)
    while match.pending[0].prompt == "keep":
        match.play(match.pending[0].seat, match.pending[0].options[0])
    return match


@pytest.mark.rule("wonderlands_war/R1.1", "wonderlands_war/R7.2")
def test_castles_are_no_units() -> None:
    scene = Scene("""witzend I A; alice: castle@witzend; mad_hatter: 2@witzend walrus@witzend leader@witzend;
        queen_of_hearts: 1@witzend""")
    assert [units_in(scene.t, seat, 0) for seat in range(3)] == [0, 4, 1]
    assert scene.status("alice") == "out"
    assert scene.prompt("alice") == "bet"


@pytest.mark.rule("wonderlands_war/R1.2", "wonderlands_war/D26")
def test_kinds_of_chips() -> None:
    allies = {BOX.chip_ally[chip] for chip in range(29) if BOX.chip_kind[chip] == ALLY}
    assert len(allies) == 6
    assert BOX.chip_kind.count(ITEM) == 12
    assert [BOX.chip_names[chip] for chip in range(29) if BOX.chip_kind[chip] == FACTION] == [
        "leader_1",
        "leader_2",
        "artifact",
    ]
    assert BOX.chip_kind[BOX.madness] == BOX.chip_kind[BOX.double_madness] == MADNESS
    assert BOX.chip_kind[BOX.poison] == POISON


@pytest.mark.rule("wonderlands_war/R1.3", "wonderlands_war/R8.4")
def test_opponents_may_have_halted_but_not_bust() -> None:
    scene = Scene("""witzend I A; alice: 2@witzend bag=hare_teacup; mad_hatter: 2@witzend leader@witzend leader=4
        bag=leader_1,leader_1;
        queen_of_hearts: 2@witzend bag=leader_1; jabberwocky: 2@witzend bag=leader_1; cheshire_cat: 1@red_keep""")
    scene.play("cheshire pass")
    scene.t.status[2], scene.t.status[3] = 2, 3  # the Queen has halted, the Jabberwocky has bust
    assert candidates(scene.t, 0, 0) == [1, 2]
    assert candidates(scene.t, 0, 1) == [1], "fighting means not halted"
    assert candidates(scene.t, 0, 32) == [1, 2, 3, 4], "any player of the game"


@pytest.mark.rule("wonderlands_war/R1.4", "wonderlands_war/R5.16", "wonderlands_war/R18.15")
def test_gained_into_the_bag_discarded_to_the_supply() -> None:
    scene = Scene("tea I A chairs=t1_26; alice: chair=2; mad_hatter:; queen_of_hearts:")
    soldiers, madness = scene.t.stock[BOX.chip_names.index("card_soldier_weak")], scene.t.stock[BOX.madness]
    scene.play("alice take 1", "alice deploy 1 witzend", "alice half bottom")
    assert scene.t.stock[BOX.madness] == madness + 1
    assert scene.chips("alice", "bag").count("madness_single") == 1
    assert "madness_double" in scene.chips("alice", "bag")
    other = Scene("tea I A chairs=t1_26; alice: chair=2; mad_hatter:; queen_of_hearts:")
    other.play("alice take 1", "alice deploy 1 witzend", "alice half top")
    assert {"card_soldier_weak", "red_rook_weak"} <= set(other.chips("alice", "bag"))
    assert other.t.stock[BOX.chip_names.index("card_soldier_weak")] == soldiers - 1


@pytest.mark.rule("wonderlands_war/R1.5")
def test_strength_is_the_marker_not_the_leader() -> None:
    scene = Scene("""witzend I A; mad_hatter: leader@witzend leader=3 bag=artifact abilities=hatter_piping_hot
        madness=madness_single,madness_single; alice: 1@witzend bag=leader_1; queen_of_hearts: 1@witzend bag=leader_1""")
    assert scene.strength("mad") == [3 + 3 + 2]
    assert scene.t.leader[0] == 3


@pytest.mark.rule("wonderlands_war/R1.6", "wonderlands_war/R15.10")
def test_regions_form_a_ring() -> None:
    names = BOX.words["region"]
    three = Scene("war I A; alice:; mad_hatter:; queen_of_hearts:").t
    assert sorted(names[region] for region in neighbours(three, names.index("witzend"))) == ["pool_of_tears", "red_keep"]
    two = Scene("war I A out=pool_of_tears; alice:; mad_hatter:").t
    assert sorted(names[region] for region in neighbours(two, names.index("witzend"))) == ["living_flowers", "red_keep"]


@pytest.mark.rule("wonderlands_war/R1.7", "wonderlands_war/R4.4", "wonderlands_war/R4.9", "wonderlands_war/D18")
def test_free_and_empty_chairs() -> None:
    scene = Scene("tea I A chairs=t1_01,,,t1_04 ; alice: chair=8; mad_hatter: chair=3; queen_of_hearts: chair=7", dice=[1])
    assert scene.options("alice") == ["take 4", "take 1", "pass_head"], "chair 3 has a Leader, chair 2 nothing"
    scene.play("alice pass_head")
    laid = [chair for chair in range(1, 11) if scene.t.tea_on[chair] >= 0]
    assert laid == [1, 2, 4, 5, 6, 8], "refilled: neither Leaders' chairs nor blocked ones"


@pytest.mark.rule("wonderlands_war/R1.8")
def test_bags_show_what_everybody_can_work_out() -> None:
    match = at_tea(3)
    views = [match.view(seat)["table"] for seat in (None, 0, 1, 2)]
    assert all(view["bag"] == views[0]["bag"] for view in views)  # type: ignore[index]
    assert len(views[0]["bag"][0]) == 10  # type: ignore[index]


@pytest.mark.rule("wonderlands_war/R1.9", "wonderlands_war/R8.2")
def test_order_between_players() -> None:
    t = Scene("""war I A first=2; alice: vp=5; mad_hatter: vp=3 shards=1; queen_of_hearts: vp=3 shards=2; jabberwocky: vp=5;
        cheshire_cat: vp=5""").t
    assert in_order(t, [0, 1, 2, 3, 4]) == [2, 1, 3, 4, 0]


@pytest.mark.rule("wonderlands_war/R2.1")
def test_score_markers() -> None:
    laid = {tuple(fresh(4, seed).markers) for seed in range(6)}
    assert len(laid) > 1
    for markers in laid:
        assert len(set(markers)) == 5
        assert set(markers) <= set(range(6))


@pytest.mark.rule("wonderlands_war/R2.2", "wonderlands_war/D25")
def test_ally_packs_and_mixes() -> None:
    def cards(**options: object) -> list[str]:
        return [BOX.source_names[card] for card in fresh(3, 3, **options).allies]

    assert cards() == ["A_card_soldier", "A_flamingo", "A_rose", "A_red_rook", "A_creature", "forge"]
    assert cards(ally_pack="C")[:2] == ["C_card_soldier", "C_flamingo"]
    mixed = cards(ally_pack="D", rose_pack="B")
    assert mixed == ["D_card_soldier", "D_flamingo", "B_rose", "D_red_rook", "D_creature", "forge"]
    drawn = {
        tuple(card[0] for card in [BOX.source_names[a] for a in fresh(3, seed, ally_pack="mix").allies]) for seed in range(9)
    }
    assert any(len(set(packs[:5])) > 1 for packs in drawn)
    for seed in range(5):
        assert len({BOX.source_names[a][0] for a in fresh(3, seed, ally_pack="random").allies[:5]}) == 1


@pytest.mark.rule("wonderlands_war/R2.3", "wonderlands_war/R2.4", "wonderlands_war/R2.7")
def test_common_supplies() -> None:
    t = fresh(4)
    assert (len(t.row), len(t.deck)) == (3, 21)
    assert t.stock[BOX.madness] == 29 - 8
    assert t.stock[BOX.chip_names.index("forge_weak")] == 25 - 4
    assert t.stock[BOX.chip_names.index("rose_weak")] == 12
    assert len(t.quest_deck) == 30 - 8
    assert not set(t.row) & set(t.deck)


@pytest.mark.rule("wonderlands_war/R2.5", "wonderlands_war/R2.6", "wonderlands_war/D10")
@pytest.mark.parametrize(("seats", "chairs"), [(2, 8), (3, 8), (4, 9), (5, 10)])
def test_chairs_and_tea_cards(seats: int, chairs: int) -> None:
    t = at_tea(
        seats,
        faction=["alice", "mad_hatter", "queen_of_hearts", "cheshire_cat", "random"][: min(seats, 4)]
        + ["random"] * (seats - 4),
    ).table
    assert isinstance(t, WarTable)
    laid = [chair for chair in range(1, 11) if t.tea_on[chair] >= 0]
    assert laid == list(range(1, chairs + 1))
    assert all(BOX.teas[t.tea_on[chair]].round == 1 for chair in laid)
    assert len(t.tea_deck) == 30 - chairs


@pytest.mark.rule("wonderlands_war/R2.8")
def test_first_battle_is_clockwise_of_the_red_keep() -> None:
    keep = BOX.words["region"].index("red_keep")
    found = {(fresh(3, seed).first_battle - keep) % 5 for seed in range(30)}
    assert found == {1, 2, 3}


@pytest.mark.rule(
    "wonderlands_war/R3.1", "wonderlands_war/R3.2", "wonderlands_war/R3.3", "wonderlands_war/R3.4", "wonderlands_war/R3.6"
)
def test_what_everybody_starts_with() -> None:
    t = fresh(3)
    assert len(set(t.faction)) == 3
    for seat in range(3):
        assert (t.reserve[seat], t.camp[seat], t.leader[seat], t.vp[seat], t.strength[seat], t.shield[seat]) == (
            10,
            4,
            1,
            0,
            0,
            1,
        )
        assert t.unlocked[seat] == [0, 0, 0, 0]
        assert t.bag[seat].count(BOX.artifact) == 2
        assert BOX.boards[t.board[seat]].two == 0
        assert len(BOX.boards[t.board[seat]].tracks) == 4
    assert BOX.chip_count[BOX.artifact] == 6
    assert [BOX.chip_strength[chip] for chip in BOX.bag if BOX.chip_sub[chip] == "leader"] == [1, 1, 1, 2]
    with pytest.raises(Refusal, match="bad_setup") as refused:
        fresh(2, faction=["alice", "alice"])
    assert refused.value.facts["allowed"] == ["random", "mad_hatter", "queen_of_hearts", "jabberwocky", "cheshire_cat"]


@pytest.mark.rule("wonderlands_war/R3.5", "wonderlands_war/R15.3")
def test_starting_bags() -> None:
    expected = (
        ["leader_1"] * 3
        + ["leader_2"]
        + ["artifact"] * 2
        + ["forge_weak", "madness_double", "madness_single", "madness_single"]
    )
    for seats, extra in [(3, []), (5, []), (2, ["forge_weak"])]:
        t = fresh(seats)
        for seat in range(seats):
            assert sorted(BOX.chip_names[chip] for chip in t.bag[seat]) == sorted(expected + extra)
    two = fresh(2)
    assert sorted(BOX.card_names[card] for card in two.out_cards) == ["duchess_amulet", "march_hare"]
    assert len(two.deck) + len(two.row) == 22
    assert all(BOX.boards[board].two == 1 for board in two.board)


@pytest.mark.rule("wonderlands_war/R3.7")
def test_keep_one_of_two_quests_in_secret() -> None:
    match = Match.new(GAME, seats=3, seed=4)
    assert match.waiting == [0, 1, 2]
    offered = match.pending[1].options
    assert len(offered) == 2
    match.play(1, offered[0])
    assert match.waiting == [0, 2]
    match.play(0, match.pending[0].options[1])
    match.play(2, match.pending[0].options[1])
    t = match.table
    assert isinstance(t, WarTable)
    assert [BOX.quest_names[quest] for quest in t.quests[1]] == [offered[0].args[0]]
    assert BOX.quest_names.index(offered[1].args[0]) in t.quest_deck
    assert match.view(0)["table"]["quests"][1] == ["?"]  # type: ignore[index]
    assert match.view(1)["table"]["quests"][1] == [offered[0].args[0]]  # type: ignore[index]


@pytest.mark.rule("wonderlands_war/R3.8", "wonderlands_war/R7.5")
def test_bets_on_any_other_faction_in_the_battle_in_secret() -> None:
    scene = Scene(
        """witzend I A; alice: 1@witzend; mad_hatter: 1@witzend; queen_of_hearts: 1@red_keep; cheshire_cat: 1@red_keep"""
    )
    assert scene.waiting == ["queen_of_hearts", "cheshire_cat"]
    assert scene.options("queen") == ["bet 0", "bet 1", "pass"]
    scene.play("queen bet 1")
    assert scene.match.view(3)["table"]["bet"] == [None, None, None, -2]  # type: ignore[index]
    assert scene.match.view(2)["table"]["bet"][2] == 1  # type: ignore[index]


@pytest.mark.rule("wonderlands_war/R3.9")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_poison_for_the_jabberwocky(seats: int) -> None:
    t = fresh(seats, faction=["jabberwocky"] + ["random"] * (seats - 1))
    assert t.poison == [seats + 2] + [0] * (seats - 1)


@pytest.mark.rule("wonderlands_war/R3.10")
def test_leaders_start_at_the_head_and_anybody_may_begin() -> None:
    assert fresh(4).chair == [0, 0, 0, 0]
    assert {fresh(4, seed).first for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.rule("wonderlands_war/R3.11", "wonderlands_war/D23")
def test_starting_shards_by_turn_order() -> None:
    newer = {2: [2, 1], 3: [4, 3, 1], 4: [4, 3, 2, 1], 5: [5, 3, 2, 1, 0]}
    earlier = {2: [2, 1], 3: [3, 2, 1], 4: [3, 2, 2, 1], 5: [3, 2, 2, 1, 1]}
    for seats in (2, 3, 4, 5):
        for option, table in ((False, newer), (True, earlier)):
            t = fresh(seats, 5, earlier_shards=option)
            assert [t.shards[(t.first + place) % seats] for place in range(seats)] == table[seats]


@pytest.mark.rule("wonderlands_war/R15.1", "wonderlands_war/R15.2")
def test_two_players_leave_one_region_out() -> None:
    for seed in range(12):
        match = Match.new(GAME, seats=2, seed=seed)
        t = match.table
        assert isinstance(t, WarTable)
        assert t.markers[t.removed] == -1
        assert sum(1 for marker in t.markers if marker >= 0) == 4
        assert {BOX.quests[quest].region for quest in t.out_quests} == {t.removed}
        assert len(t.out_quests) == 6
        assert all(BOX.quests[quest].region != t.removed for quest in t.quest_deck + t.offer[0] + t.offer[1])
        roll = next(line["facts"]["roll"] for line in match.log if line["event"] == "first_battle")  # type: ignore[index]
        ring = [(t.removed + 1 + step) % 5 for step in range(4)]
        assert t.first_battle == ring[int(roll) % 4]
