"""Chapter 15: the game for two, with the rulings on it."""

import pytest

from games.wonderlands_war.scene import BOX, Scene
from wonderwood.engine.match import Match
from wonderwood.games.wonderlands_war import GAME
from wonderwood.games.wonderlands_war.quests import is_objective_met
from wonderwood.games.wonderlands_war.scoring import parts_of
from wonderwood.games.wonderlands_war.table import CHASE, EARLIER_RESISTANCE, WarTable

DULL = "bag=leader_1,leader_1,leader_1,leader_1,leader_1,leader_1,leader_1,leader_1"


def duel(alice: str, hatter: str, round: str = "I", house: int = 0, more: str = "") -> Scene:
    return Scene(f"witzend {round} A marker=m_6_6_8 {more}; alice: {alice}; mad_hatter: {hatter}", house=house)


@pytest.mark.rule("wonderlands_war/R15.4")
def test_five_teas_each() -> None:
    match = Match.new(GAME, seats=2, seed=3)
    while match.table.sips != [5, 5]:  # type: ignore[attr-defined]
        match.play(match.pending[0].seat, match.pending[0].options[0])
        assert max(match.table.sips) <= 5  # type: ignore[attr-defined]
    while match.pending[0].prompt != "lead":
        match.play(match.pending[0].seat, match.pending[0].options[0])
    assert len(match.pending[0].options) == 4, "one Region is out of play"


@pytest.mark.rule("wonderlands_war/R15.5", "wonderlands_war/R18.29")
def test_first_and_second_need_the_resistance() -> None:
    scene = duel(f"leader@witzend leader=5 {DULL}", f"leader@witzend leader=3 quests=wits_end {DULL}", "II")
    scene.play("alice halt", "mad halt")
    assert scene.strength("alice", "mad") == [6, 4]
    assert scene.t.place == [1, 0]
    assert scene.vp("alice", "mad") == [6, 0], "below the Resistance no second place"
    assert scene.castle("alice", "witzend") == 1, "a tilted Castle"
    both = duel(f"leader@witzend leader=5 {DULL}", f"leader@witzend leader=4 {DULL}", "II").play("alice halt", "mad halt")
    assert both.vp("alice", "mad") == [6, 3]


@pytest.mark.rule("wonderlands_war/R15.5")
def test_below_the_resistance_feats_and_forging_still_work() -> None:
    scene = duel("1@witzend quests=infernal_choices bag=leader_2,leader_1", f"leader@witzend leader=6 {DULL}", "III")
    scene.play("alice halt", "mad halt")
    assert (scene.t.place, scene.vp("alice")) == ([0, 1], [0])
    assert scene.options("alice") == ["feat infernal_choices", "pass"]
    scene.play("alice feat infernal_choices")
    assert scene.prompt("alice") == "forge", "2 is an icon"


@pytest.mark.rule("wonderlands_war/R15.6", "wonderlands_war/R18.28")
def test_a_single_participant_fights_too() -> None:
    scene = duel("leader@witzend leader=4 bag=leader_1,leader_1", "")
    assert scene.t.draws == 1, "one draw is made although 4 already meets the Resistance"
    assert scene.vp("alice") == [6]
    assert scene.castle("alice", "witzend") == 1
    weak = duel(f"1@witzend {DULL}", "")
    assert weak.strength("alice") == [1]
    assert weak.prompt("alice") == "draw", "no uncontested Regions"


@pytest.mark.rule("wonderlands_war/R15.7", "wonderlands_war/D28")
def test_the_last_fighter_and_the_resistance() -> None:
    scene = duel(f"1@witzend {DULL}", "")
    scene.play("alice draw", "alice draw")
    assert scene.log("stopped") == [{"who": "0", "strength": "3"}], "reached: over at once"
    passed = duel(f"1@witzend {DULL}", "", house=EARLIER_RESISTANCE).play("alice draw", "alice draw")
    assert passed.prompt("alice") == "draw", "earlier printing: only when passed"
    passed.play("alice draw")
    assert passed.log("stopped") == [{"who": "0", "strength": "4"}]
    behind = (f"1@witzend {DULL}", f"leader@witzend leader=4 {DULL}")
    chase = duel(*behind, house=CHASE).play("alice draw", "mad halt", "alice draw")
    assert (chase.strength("alice", "mad"), chase.prompt("alice")) == ([3, 5], "draw"), "option: behind an opponent who halted"
    text = duel(*behind).play("alice draw", "mad halt", "alice draw")
    assert text.prompt("alice") != "draw"
    assert text.log("stopped") == [{"who": "0", "strength": "3"}]
    leading = duel(f"1@witzend {DULL}", f"1@witzend {DULL}").play("alice draw", "mad halt")
    assert leading.prompt("alice") == "draw", "ahead, but below the Resistance"


@pytest.mark.rule("wonderlands_war/R15.8", "wonderlands_war/R18.29")
def test_no_bets_and_the_resistance_is_no_opponent() -> None:
    scene = Scene("witzend I A; cheshire_cat: 1@witzend bag=leader_1,artifact abilities=cat_vanishing; mad_hatter:")
    assert scene.waiting == ["cheshire_cat"]
    scene.play("cheshire draw")
    assert scene.log("lost") == []
    tied = duel(f"leader@witzend leader=4 {DULL}", f"leader@witzend leader=4 {DULL}").play("alice halt", "mad halt")
    assert tied.asked("alice") == ("spoils", ["glory", "castle"])
    tied.play("alice castle")
    assert tied.castle("alice", "witzend") == 1


@pytest.mark.rule("wonderlands_war/R15.9", "wonderlands_war/R18.30")
def test_castles_lean_before_they_stand() -> None:
    second = duel("leader@witzend leader=4 tilted@witzend bag=leader_1", "")
    assert second.log("starts") == [{"who": "0", "strength": "6"}], "a tilted Castle gives 2"
    assert second.castle("alice", "witzend") == 2
    third = duel("leader@witzend leader=4 castle@witzend bag=leader_1", "")
    assert (third.vp("alice"), third.castle("alice", "witzend")) == ([6], 2)
    tea = Scene("tea I A chairs=,,,,,,,t1_21; alice: castle@witzend tilted@red_keep; mad_hatter:")
    tea.play("alice take 8", "alice resolve build_castle")
    assert tea.options("alice") == ["build red_keep", "build tulgey_wood", "build pool_of_tears"]
    tea.play("alice build red_keep")
    assert tea.castle("alice", "red_keep") == 2
    walrus = duel("leader@witzend leader=4 walrus@witzend tilted@red_keep castle@witzend bag=leader_1", "")
    assert walrus.options("alice") == ["build red_keep", "build tulgey_wood", "build pool_of_tears", "pass"]
    score = Scene("war III A; alice: castle@witzend tilted@red_keep castle_vp=7; mad_hatter:").t
    assert parts_of(score, 0)["castles"] == 7, "only upright ones score"


@pytest.mark.rule("wonderlands_war/R15.9", "wonderlands_war/R13.6")
def test_castle_values_go_up_to_seven() -> None:
    t = Scene("war III A; alice:; mad_hatter:").t
    assert isinstance(t, WarTable)
    assert len(BOX.boards[t.board[0]].tracks[3]) == 4
    assert t.castle_vp[0] + 4 == 7


@pytest.mark.rule("wonderlands_war/R12.4")
def test_objectives_are_lowered_for_two() -> None:
    t = Scene("war III A; alice: castle@witzend castle@red_keep 1@witzend 1@red_keep 1@tulgey_wood; mad_hatter:").t
    assert is_objective_met(t, 0, BOX.quests[BOX.quest_names.index("sentence_first")])
    assert is_objective_met(t, 0, BOX.quests[BOX.quest_names.index("long_way_round")])


@pytest.mark.rule("wonderlands_war/R17.18")
def test_a_tilted_castle_is_a_castle_for_soldiers_of_pack_d() -> None:
    for castle, prompt in (("", "use"), ("tilted@witzend", "draw")):
        scene = Scene(f"witzend III D; alice: 1@witzend {castle} bag=card_soldier_weak,leader_1; mad_hatter: 1@witzend {DULL}")
        assert scene.prompt("alice") == prompt
