"""Chapters 7 to 10 with the rulings on them: a battle draw by draw."""

import pytest

from games.wonderlands_war.scene import BOX, Scene
from wonderwood.games.wonderlands_war.table import EARLIER_REFRESH, WarTable

DULL = "bag=leader_1,leader_1,leader_1,leader_1,leader_1,leader_1"


def duel(alice: str, hatter: str, queen: str = f"3@witzend {DULL}", situation: str = "I A", house: int = 0) -> Scene:
    """Three players fight for Witzend."""
    line = f"witzend {situation}; alice: {alice}; mad_hatter: {hatter}; queen_of_hearts: {queen}"
    return Scene(line, house=house)


@pytest.mark.rule("wonderlands_war/R7.1", "wonderlands_war/R11.11")
def test_battles_go_clockwise_from_the_first_battle_figure() -> None:
    players = "; ".join(
        f"{name}: 1@witzend 1@red_keep 1@tulgey_wood 1@living_flowers 1@pool_of_tears" for name in ("alice", "mad_hatter")
    )
    scene = Scene(f"living_flowers I A; {players}; queen_of_hearts: 1@witzend")
    while scene.t.here >= 0:
        scene.give_in()
    order = ["living_flowers", "pool_of_tears", "witzend", "red_keep", "tulgey_wood"]
    assert [line["region"] for line in scene.log("battle")] == order


@pytest.mark.rule("wonderlands_war/R7.2")
def test_no_units_no_battle() -> None:
    scene = Scene("witzend I A; alice: castle@witzend 1@red_keep; mad_hatter: 1@red_keep; queen_of_hearts: 1@red_keep")
    assert scene.log("empty") == [{"region": "witzend"}]
    assert scene.log("battle") == [{"region": "red_keep"}]


@pytest.mark.rule("wonderlands_war/R7.3", "wonderlands_war/R18.13")
def test_uncontested_vp_or_castle_without_a_fight() -> None:
    line = """witzend I A marker=m_6_6_8; alice: 1@witzend gryphon@supply quests=long_way_round; mad_hatter: 1@red_keep;
        queen_of_hearts: 1@red_keep"""
    scene = Scene(line)
    assert scene.waiting == ["alice"], "no bets, no draws"
    assert scene.asked("alice") == ("spoils", ["glory", "castle"])
    castle = scene.match.clone()
    scene.play("alice glory")
    assert (scene.vp("alice"), scene.castle("alice", "witzend")) == ([6], 0)
    assert all(line["who"] != "0" for line in scene.log("drew"))
    assert scene.log("feat_done") == []
    castle.play(0, "castle")
    assert isinstance(castle.table, WarTable)
    assert (castle.table.vp[0], castle.table.castles[0][0]) == (0, 2)


@pytest.mark.rule("wonderlands_war/R7.4", "wonderlands_war/R10.2")
def test_starting_strength_and_what_stays_of_it() -> None:
    scene = duel(
        "leader@witzend leader=4 walrus@witzend 3@witzend castle@witzend bag=madness_double,leader_1", f"1@witzend {DULL}"
    )
    assert scene.strength("alice") == [4 + 2 + 2]
    scene.play("alice suffer", "alice lose walrus")
    assert scene.prompt("alice") == "draw", "the second one can only be a Supporter, so nobody is asked"
    assert scene.units("alice", "witzend") == ["supporter", "supporter", "leader"]
    assert scene.strength("alice") == [8], "starting Strength is kept"
    assert scene.t.figure_owner[BOX.figure_names.index("walrus")] == 0, "it waits in the supply"


@pytest.mark.rule("wonderlands_war/R7.6", "wonderlands_war/R9.1")
def test_the_first_draw_is_for_everybody_halting_is_final() -> None:
    scene = duel(f"1@witzend {DULL}", f"1@witzend {DULL}")
    assert scene.t.draws == 1
    assert scene.waiting == ["alice", "mad_hatter", "queen_of_hearts"]
    scene.play("alice halt", "mad draw", "queen draw")
    assert scene.waiting == ["mad_hatter", "queen_of_hearts"]
    assert scene.strength("alice", "mad", "queen") == [1, 2, 2]


@pytest.mark.rule("wonderlands_war/R7.7", "wonderlands_war/R10.1")
def test_madness_adds_nothing_and_lies_on_its_track() -> None:
    scene = duel("2@witzend bag=madness_single,leader_1", f"1@witzend {DULL}")
    scene.play("alice suffer")
    assert scene.strength("alice") == [0]
    assert scene.chips("alice", "active") == []
    assert scene.chips("alice", "madness") == ["madness_single"]
    assert scene.units("alice", "witzend") == ["supporter"]
    assert scene.prompt("alice") == "draw"


@pytest.mark.rule("wonderlands_war/R7.8", "wonderlands_war/R7.9", "wonderlands_war/R7.10", "wonderlands_war/R7.14")
def test_play_place_add() -> None:
    scene = duel("1@witzend bag=humpty_gloves,artifact,leader_2 shield=0", f"1@witzend {DULL}")
    assert scene.t.shield[0] == 1, "when played: the Shield is mended"
    scene.play("alice draw", "mad draw", "queen draw")
    assert scene.chips("alice", "active") == ["humpty_gloves", "artifact"], "left to right"
    assert scene.strength("alice") == [1 + 3]


@pytest.mark.rule(
    "wonderlands_war/R7.11", "wonderlands_war/D31", "wonderlands_war/R9.3", "wonderlands_war/R9.4", "wonderlands_war/R18.5"
)
def test_25_ends_the_battle_at_once() -> None:
    scene = duel(
        "leader@witzend leader=6 humpty@witzend castle@witzend bag=leader_1,red_rook_strong,red_rook_strong,red_rook_strong",
        f"1@witzend {DULL}",
    )
    assert scene.strength("alice") == [13]
    scene.play("alice draw", "mad draw", "queen draw", "alice draw", "mad draw", "queen draw")
    assert scene.strength("alice") == [23]
    scene.play("alice draw", "mad draw", "queen draw")
    assert {"who": "0", "chip": "red_rook_strong", "count": "5", "strength": "25"} in scene.log("counts"), "not beyond 25"
    assert sorted(str(line["who"]) for line in scene.log("stopped")) == ["0", "1", "2"], "all others must halt"
    assert scene.log("won")[0] == {"who": "0", "region": "witzend", "strength": "25"}


@pytest.mark.rule("wonderlands_war/R9.4", "wonderlands_war/R11.3")
def test_two_at_25_are_tied_whatever_the_totals() -> None:
    strong = "leader@witzend leader=6 humpty@witzend castle@witzend 1@witzend"
    scene = duel(f"{strong} bag=leader_1", f"1@witzend {DULL}", f"leader@witzend leader=6 1@witzend castle@witzend {DULL}")
    scene.t.strength[0], scene.t.strength[2] = 23, 24
    scene.t.bag[0] = [BOX.chip_names.index("artifact")]
    scene.play("alice draw", "mad halt", "queen draw")
    assert [line["who"] for line in scene.log("tied")] == ["0", "2"]
    assert [line["strength"] for line in scene.log("tied")] == ["25", "25"]


@pytest.mark.rule("wonderlands_war/R18.5")
def test_pushed_below_25_before_the_check_is_not_there() -> None:
    scene = duel(f"leader@witzend leader=6 1@witzend {DULL}", "1@witzend bag=leader_1,hare_teacup,leader_1")
    scene.t.strength[0] = 25
    scene.t.bag[0] = [BOX.madness]
    scene.play("alice draw", "mad draw", "queen draw", "alice guard")
    assert scene.strength("alice") == [24]
    assert scene.prompt("alice") == "draw"


@pytest.mark.rule("wonderlands_war/R7.12", "wonderlands_war/R8.1")
def test_draw_or_halt_is_chosen_at_once_and_in_secret() -> None:
    scene = duel(f"1@witzend {DULL}", f"1@witzend {DULL}")
    scene.play("mad halt")
    assert scene.match.view(0)["table"]["choice"] == [-2, None, None]  # type: ignore[index]
    assert scene.status("mad") == "fighting", "not shown until all have chosen"
    assert scene.waiting == ["alice", "queen_of_hearts"]
    scene.match.undo(1)
    assert scene.waiting == ["alice", "mad_hatter", "queen_of_hearts"]


@pytest.mark.rule("wonderlands_war/R7.15")
def test_nothing_carries_over_to_the_next_battle() -> None:
    line = """witzend I A; alice: 1@witzend 1@red_keep bag=flamingo_weak,leader_1;
        mad_hatter: 1@witzend 1@red_keep bag=leader_2,leader_1; queen_of_hearts: 1@witzend 1@red_keep bag=leader_1,leader_1"""
    scene = Scene(line)
    assert scene.t.doubled[0] == 2
    scene.play("alice halt", "mad halt", "queen halt").finish()
    assert scene.t.here == 1
    assert scene.strength("alice") == [1], "the Flamingo of Witzend doubles nothing in the Red Keep"


@pytest.mark.rule("wonderlands_war/R7.16")
def test_an_empty_bag_is_filled_or_halts() -> None:
    scene = duel("2@witzend bag=madness_single exhausted=leader_2", f"1@witzend {DULL}", f"1@witzend {DULL}")
    scene.play("alice suffer", "alice draw", "mad draw", "queen draw")
    assert scene.log("empty_bag") == [{"who": "0"}]
    assert scene.chips("alice", "bag") == ["leader_2"]
    assert scene.prompt("alice") == "guard", "the Madness was returned too, and drawn again"
    alone = duel("1@witzend bag=leader_2", f"1@witzend {DULL}", f"1@witzend {DULL}")
    alone.play("alice draw", "mad draw", "queen draw")
    assert alone.status("alice") == "halted", "nothing to return: she halts"


@pytest.mark.rule("wonderlands_war/R8.1", "wonderlands_war/R18.1")
def test_madness_first_then_own_effects_then_those_on_others() -> None:
    scene = duel(
        "1@witzend bag=caterpillar_hookah,leader_1", "1@witzend shield=0 bag=madness_single", "2@witzend bag=hare_teacup"
    )
    assert scene.status("mad") == "bust"
    events = [line["event"] for line in scene.match.log]
    assert events.index("busted") < events.index("stronger") < events.index("weaker") < events.index("counts")
    assert scene.strength("alice", "queen") == [2 + 2 - 1, 2], "Hookah counts the bust, the Teacup comes after it"


@pytest.mark.rule("wonderlands_war/R8.3", "wonderlands_war/R17.15")
def test_before_strength_looks_at_the_markers_before_this_draw() -> None:
    scene = Scene("""witzend I A; queen_of_hearts: leader@witzend leader=2 abilities=queen_temper bag=artifact;
        alice: leader@witzend leader=2 2@witzend bag=artifact; mad_hatter: leader@witzend leader=1 1@witzend
        bag=red_rook_strong""")
    assert scene.units("alice", "witzend") == ["supporter", "leader"], (
        "at least as strong as the Queen before the draw: loses one"
    )
    assert scene.units("mad", "witzend") == ["supporter", "leader"], "weaker then, though stronger now"
    assert scene.strength("mad", "queen") == [6, 5]


@pytest.mark.rule("wonderlands_war/R9.2", "wonderlands_war/R18.6", "wonderlands_war/D27")
def test_the_last_fighter() -> None:
    scene = duel(f"leader@witzend leader=3 1@witzend {DULL}", f"1@witzend {DULL}", f"1@witzend {DULL}")
    scene.play("alice halt", "mad draw", "queen halt")
    assert scene.waiting == ["mad_hatter"], "behind: may go on"
    scene.play("mad draw", "mad draw")
    assert scene.strength("alice", "mad") == [4, 4]
    assert scene.waiting == ["mad_hatter"], "a tie is not ahead"
    scene.play("mad draw")
    assert scene.log("stopped") == [{"who": "1", "strength": "5"}]
    zero = duel(
        "1@witzend shield=0 bag=madness_single",
        "1@witzend shield=0 bag=madness_single",
        "2@witzend bag=madness_single,leader_1",
    )
    zero.play("queen suffer")
    assert (zero.status("alice"), zero.status("mad"), zero.strength("queen")) == ("bust", "bust", [0])
    assert zero.asked("queen") == ("draw", ["draw", "halt"]), "everybody else bust, but 0 is not ahead of 0"
    zero.play("queen halt")
    assert zero.log("nobody") == [{"region": "witzend"}]


@pytest.mark.rule("wonderlands_war/R9.5")
def test_everybody_busts_nobody_wins() -> None:
    mad = "1@witzend shield=0 bag=madness_single"
    scene = duel(mad, mad, mad)
    assert scene.log("nobody") == [{"region": "witzend"}]
    assert scene.t.vp == [0, 0, 0]


@pytest.mark.rule("wonderlands_war/R10.2", "wonderlands_war/R10.4")
def test_the_leader_is_lost_last_and_double_madness_takes_two() -> None:
    scene = duel("2@witzend leader@witzend shield=0 bag=madness_double,leader_1", f"1@witzend {DULL}")
    assert scene.units("alice", "witzend") == ["leader"]
    assert scene.status("alice") == "fighting"
    bust = duel("1@witzend leader@witzend leader=3 shield=0 bag=madness_double", f"1@witzend {DULL}")
    assert (bust.status("alice"), bust.strength("alice"), bust.t.shield[0]) == ("bust", [0], 1)
    assert bust.t.leader_at[0] == -1


@pytest.mark.rule("wonderlands_war/R10.3", "wonderlands_war/R18.2")
def test_shields_are_raised_at_once_and_in_secret() -> None:
    scene = duel("1@witzend bag=madness_double,leader_1", "1@witzend bag=madness_single,leader_1")
    assert scene.waiting == ["alice", "mad_hatter"], "the Queen has nothing to decide"
    scene.play("alice guard")
    assert scene.t.shield == [1, 1, 1], "shown only when all have decided"
    scene.play("mad suffer")
    assert (scene.t.shield, scene.status("mad")) == ([0, 1, 1], "bust")
    assert scene.chips("alice", "bag") == ["leader_1", "madness_double"]
    assert scene.chips("alice", "madness") == []


@pytest.mark.rule("wonderlands_war/R10.4", "wonderlands_war/R10.6", "wonderlands_war/R10.7", "wonderlands_war/R10.8")
def test_bust_and_refresh_together() -> None:
    three = "madness=madness_single,madness_single,madness_single"
    scene = duel(f"1@witzend shield=0 {three} exhausted=rose_weak bag=leader_2,madness_single,leader_1", f"1@witzend {DULL}")
    scene.play("alice draw", "mad draw", "queen draw")
    assert scene.status("alice") == "bust"
    assert scene.chips("alice", "bag") == ["leader_1", "leader_2"] + ["madness_single"] * 4 + ["rose_weak"]
    assert scene.chips("alice", "madness") == scene.chips("alice", "exhausted") == scene.chips("alice", "active") == []
    assert scene.t.shield[0] == 1, "by the bust"
    refreshed = duel(f"2@witzend shield=0 {three} bag=madness_single,leader_1", f"1@witzend {DULL}")
    assert (refreshed.status("alice"), refreshed.t.shield[0]) == ("fighting", 0), "a refresh neither loses nor mends"


@pytest.mark.rule("wonderlands_war/D11")
def test_earlier_printing_a_bust_refreshes_with_any_madness() -> None:
    line = "1@witzend shield=0 exhausted=rose_weak bag=leader_2,madness_single,leader_1"
    for house, exhausted in ((0, ["leader_2", "rose_weak"]), (EARLIER_REFRESH, [])):
        scene = duel(line, f"1@witzend {DULL}", house=house).play("alice draw", "mad draw", "queen draw")
        assert scene.chips("alice", "exhausted") == exhausted
        assert scene.chips("alice", "madness") == ([] if house else ["madness_single"])


@pytest.mark.rule("wonderlands_war/R10.9")
def test_madness_and_shields_stay_between_battles() -> None:
    line = """witzend I A; alice: 2@witzend 1@red_keep bag=madness_single,leader_1,leader_1,leader_1,madness_double;
        mad_hatter: 1@witzend 1@red_keep {0}; queen_of_hearts: 1@witzend 1@red_keep {0}"""
    scene = Scene(line.format(DULL)).play("alice suffer").finish()
    assert scene.t.here == 1
    assert scene.chips("alice", "madness") == ["madness_single"]


@pytest.mark.rule("wonderlands_war/R10.10", "wonderlands_war/D13")
def test_poison() -> None:
    line = (
        "witzend I A; alice: {} bag=poison,leader_1; jabberwocky: 1@witzend poison=4 {dull}; queen_of_hearts: 1@witzend {dull}"
    )
    scene = Scene(line.format("2@witzend gryphon@witzend", dull=DULL)).until("guard").play("alice suffer")
    assert scene.options("alice") == ["lose supporter", "lose gryphon"], "a unit, not only a Supporter"
    scene.play("alice lose gryphon")
    assert scene.t.poison[1] == 5
    assert scene.chips("alice", "madness") == []
    guarded = Scene(line.format("1@witzend", dull=DULL)).play("alice guard")
    assert (guarded.t.shield[0], guarded.t.poison[1], guarded.status("alice")) == (0, 4, "fighting")
    assert guarded.chips("alice", "bag") == ["leader_1", "poison"]


@pytest.mark.rule("wonderlands_war/R18.3")
def test_the_owner_chooses_the_order_of_changes_if_it_matters() -> None:
    scene = duel("1@witzend bag=red_rook_weak,flamingo_weak,red_rook_weak,leader_1", f"1@witzend {DULL}", situation="I B")
    scene.play("alice draw", "mad draw", "queen draw", "alice draw", "mad draw", "queen draw")
    assert scene.asked("alice") == ("count", ["count 2", "count 1"]), "set to 1 and +1, in either order"
    scene.play("alice count 1")
    assert scene.strength("alice") == [3 + 1 + 1]


@pytest.mark.rule("wonderlands_war/R18.4", "wonderlands_war/R18.19")
def test_a_bust_by_an_effect_loses_the_chip_being_played() -> None:
    line = """witzend I A; queen_of_hearts: 1@witzend abilities=queen_temper,queen_off_heads bag=leader_1,artifact;
        alice: leader@witzend leader=5 shield=0 bag=leader_1,rose_strong; mad_hatter: 1@witzend {0}"""
    scene = Scene(line.format(DULL)).play("queen draw", "alice draw", "mad draw", "queen target 1")
    assert scene.status("alice") == "bust"
    assert scene.chips("alice", "exhausted") == ["leader_1", "rose_strong"]
    assert scene.vp("queen") == [2]
    halted = Scene(line.format(DULL)).play("queen draw", "alice halt", "mad draw", "queen target 1")
    assert halted.status("alice") == "bust", "a halted player can bust this way"
    both = """witzend I A; queen_of_hearts: 1@witzend shield=0 abilities=queen_off_heads bag=madness_single;
        alice: 1@witzend shield=0 bag=madness_single; mad_hatter: 1@witzend {0}"""
    assert Scene(both.format(DULL)).vp("queen") == [0], "bust in the same line"


@pytest.mark.rule("wonderlands_war/R18.7", "wonderlands_war/R17.18")
def test_extra_draws() -> None:
    line = "1@witzend bag=card_soldier_strong,madness_single,leader_1,artifact,leader_2"
    scene = duel(line, f"1@witzend {DULL}", situation="I C")
    assert scene.t.extra[0] == 2
    scene.play("alice draw", "mad draw", "queen draw")
    assert scene.asked("alice") == ("play", ["play leader_1", "play artifact", "play madness_single"])
    scene.play("alice play artifact")
    assert scene.strength("alice") == [2 + 3]
    assert scene.chips("alice", "bag") == ["leader_1", "leader_2", "madness_single"], "Madness put back had no effect"
    assert scene.t.extra[0] == 0, "used up"
    few = duel("1@witzend bag=card_soldier_strong,leader_1", f"1@witzend {DULL}", situation="I C")
    few.play("alice draw", "mad draw", "queen draw")
    assert few.strength("alice") == [3], "too few chips: what is there"


@pytest.mark.rule("wonderlands_war/R18.8", "wonderlands_war/R17.8")
def test_waiting_effects_on_the_next_chip() -> None:
    rose = duel("2@witzend shield=0 bag=flamingo_weak,madness_single,rose_weak,leader_1", f"1@witzend {DULL}")
    for _ in range(2):
        rose.play("alice draw", "mad draw", "queen draw")
    assert rose.strength("alice") == [1 + 2], "the Flamingo waited through the Madness"
    line = "2@witzend shield=0 bag=leader_1,{},red_rook_strong,leader_1"
    for second, total in (("red_rook_strong", 1 + 1 + 5), ("madness_single", 1 + 5)):
        scene = duel(line.format(second), "1@witzend bag=knave_crown,leader_1,leader_1,leader_1", f"1@witzend {DULL}")
        assert scene.asked("mad") == ("target", ["target 0", "target 2"])
        scene.play("mad target 0")
        assert scene.strength("alice") == [1], "not the chip of the same draw"
        for _ in range(2):
            scene.play("alice draw", "mad draw", "queen draw")
        assert scene.strength("alice") == [total]


@pytest.mark.rule("wonderlands_war/R18.9", "wonderlands_war/R17.3")
def test_the_duchess() -> None:
    mad = "2@witzend shield=0 bag=madness_double"
    scene = duel(f"1@witzend duchess@witzend {DULL}", mad)
    assert scene.vp("alice") == [2]
    lost = duel("1@witzend duchess@witzend shield=0 bag=madness_single,leader_1", mad)
    lost.play("alice lose duchess")
    assert lost.vp("alice") == [0]
    kept = duel("1@witzend duchess@witzend shield=0 bag=madness_single,leader_1", mad)
    kept.play("alice lose supporter")
    assert kept.vp("alice") == [2]
    halted = duel(f"1@witzend duchess@witzend {DULL}", "3@witzend shield=0 bag=leader_2,madness_double", f"1@witzend {DULL}")
    halted.play("alice halt", "mad draw", "queen draw")
    assert halted.vp("alice") == [2], "also while her owner has halted"


@pytest.mark.rule("wonderlands_war/R18.10")
def test_units_that_arrive_later() -> None:
    line = "1@witzend gryphon@witzend 2@red_keep 1@pool_of_tears 1@tulgey_wood bag=madness_double,leader_1 shield=0"
    scene = duel(line, f"1@witzend {DULL}")
    options = scene.options("alice")
    assert options == ["bring 1 pool_of_tears", "bring 1 red_keep", "bring 2 red_keep", "pass"]
    scene.play("alice bring 2 red_keep")
    assert scene.t.strength[0] == 2, "no starting Strength for them"
    scene.play("alice lose supporter", "alice lose supporter")
    assert scene.units("alice", "witzend") == ["supporter", "gryphon"], "but they can be lost"
