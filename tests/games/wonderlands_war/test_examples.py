"""The worked examples of the booklets, with exactly their printed numbers."""

import pytest

from games.wonderlands_war.scene import BOX, Scene
from wonderwood.games.wonderlands_war.quests import is_feat_met, is_objective_met
from wonderwood.games.wonderlands_war.scoring import parts_of, quest_vp

WITZEND = """witzend I A marker=m_6_6_8;
    queen_of_hearts: leader@witzend leader=2 bag=red_rook_weak;
    mad_hatter: 2@witzend leader@tulgey_wood quests=castle_by_any_name,infernal_choices bag=forge_weak,leader_1;
    jabberwocky: castle@witzend walrus@witzend 2@witzend leader@pool_of_tears bag=madness_single,artifact,flamingo_weak;
    alice: leader@red_keep"""


def fight_for_witzend(bet: str) -> Scene:
    scene = Scene(WITZEND)
    scene.play(f"alice bet {bet}")
    assert scene.t.draws == 1
    scene.play("jabberwocky suffer", "jabberwocky lose supporter")
    return scene


@pytest.mark.example("p. 16")
@pytest.mark.rule("wonderlands_war/R7.4", "wonderlands_war/R9.1", "wonderlands_war/R9.2", "wonderlands_war/R11.2")
def test_battle_example_1_the_fight() -> None:
    scene = Scene(WITZEND)
    assert scene.strength("queen", "mad", "jab") == [2, 0, 4]
    scene.play("alice bet 2", "jabberwocky suffer", "jabberwocky lose supporter")
    assert scene.strength("queen", "mad", "jab") == [5, 1, 4]
    scene.play("queen halt", "mad draw", "jab draw")
    assert scene.strength("queen", "mad", "jab") == [5, 2, 7]
    assert scene.waiting == ["mad_hatter", "jabberwocky"]
    scene.play("mad halt", "jab draw")
    assert scene.strength("queen", "mad", "jab") == [5, 2, 8]
    assert scene.log("stopped") == [{"who": "2", "strength": "8"}]
    assert scene.chips("jab", "madness") == ["madness_single"]


@pytest.mark.example("p. 17")
@pytest.mark.rule("wonderlands_war/R13.1", "wonderlands_war/R12.2", "wonderlands_war/R17.4", "wonderlands_war/D22")
def test_battle_example_1_the_rewards() -> None:
    scene = fight_for_witzend("2").play("queen halt", "mad draw", "jab draw", "mad halt", "jab draw")
    assert scene.options("jab") == [
        "build red_keep",
        "build tulgey_wood",
        "build living_flowers",
        "build pool_of_tears",
        "pass",
    ]
    scene.play("jab build red_keep")
    assert (scene.castle("jab", "red_keep"), scene.castle("jab", "witzend")) == (2, 2)
    assert scene.vp("jab", "queen", "mad") == [9, 3, 0]
    assert scene.asked("mad") == ("feat", ["feat castle_by_any_name", "feat infernal_choices", "pass"])
    scene.play("mad feat castle_by_any_name")
    assert scene.t.feats[scene.seat("mad")] == [BOX.quest_names.index("castle_by_any_name")]
    assert scene.t.quests[scene.seat("mad")] == [BOX.quest_names.index("infernal_choices")]
    assert scene.t.icon_actions + scene.t.chip_actions == 2
    scene.play("mad forge leader_1 track_2")
    assert scene.t.leader[scene.seat("mad")] == 2
    reserve = scene.t.reserve[scene.seat("mad")]
    scene.play("mad forge forge_weak track_3")
    assert scene.t.reserve[scene.seat("mad")] == reserve + 1
    assert len(scene.t.quests[scene.seat("mad")]) == 2
    assert (scene.prompt("queen"), scene.t.icon_actions, scene.t.chip_actions) == ("forge", 1, 0)
    scene.play("queen pass")
    assert scene.prompt("alice") == "gain"
    scene.play("alice gain rose_weak")
    assert "rose_weak" in scene.chips("alice", "bag")
    assert scene.chips("queen", "exhausted") == ["red_rook_weak"]
    assert scene.chips("jab", "exhausted") == ["artifact", "flamingo_weak"]
    assert scene.chips("mad", "active") == scene.chips("mad", "exhausted") == []
    assert scene.strength("queen", "mad", "jab") == [0, 0, 0]


@pytest.mark.example("p. 16")
@pytest.mark.rule("wonderlands_war/R11.10")
def test_battle_example_1_a_wrong_bet() -> None:
    scene = fight_for_witzend("0").play("queen halt", "mad halt", "jab draw", "jab build red_keep", "mad pass")
    scene.finish()
    assert scene.shards("alice") == 1


@pytest.mark.example("p. 18")
@pytest.mark.rule(
    "wonderlands_war/R10.1", "wonderlands_war/R10.3", "wonderlands_war/R10.4", "wonderlands_war/R10.5", "wonderlands_war/R10.11"
)
def test_battle_example_2_bust_and_refresh() -> None:
    scene = Scene("""red_keep I A marker=m_2_6_12;
        alice: leader@red_keep leader=3 forged2=leader_1,leader_1 bag=leader_2,forge_weak,rose_strong;
        queen_of_hearts: gryphon@red_keep 1@red_keep leader@witzend madness=madness_single,madness_single,madness_single
            exhausted=leader_1,leader_2 bag=forge_weak,madness_single,artifact;
        mad_hatter: leader@tulgey_wood""")
    queen = scene.seat("queen")
    scene.play("mad pass")
    assert scene.strength("alice", "queen") == [5, 3]
    scene.play("alice draw", "queen draw", "queen suffer", "queen lose gryphon")
    assert scene.strength("alice", "queen") == [6, 3]
    assert scene.chips("queen", "madness") == scene.chips("queen", "exhausted") == []
    assert scene.chips("queen", "active") == ["forge_weak"]
    assert scene.chips("queen", "bag") == ["artifact", "leader_1", "leader_2"] + ["madness_single"] * 4
    scene.t.bag[queen].sort(key=lambda chip: chip != BOX.madness)  # the next chip she draws is Madness
    scene.play("alice draw", "queen draw", "queen guard")
    assert scene.strength("alice", "queen") == [8, 3]
    assert (scene.t.shield[queen], scene.chips("queen", "bag").count("madness_single")) == (0, 4)
    scene.t.bag[queen].sort(key=lambda chip: chip != BOX.madness)
    scene.play("alice halt", "queen draw")
    assert (scene.status("queen"), scene.t.shield[queen]) == ("bust", 1)
    assert scene.strength("alice", "queen") == [8, 0]
    assert scene.chips("queen", "exhausted") == ["forge_weak"]
    assert scene.chips("queen", "madness") == ["madness_single"]
    assert scene.t.figure_at[BOX.figure_names.index("gryphon")] == -1
    assert scene.vp("alice", "queen") == [3, 0]  # 2 for the Region, 1 for the Rose
    assert scene.castle("alice", "red_keep")
    assert scene.prompt("queen") == ""
    scene.play("alice forge rose_strong track_2")
    assert scene.vp("alice") == [5]
    assert scene.t.leader[scene.seat("alice")] == 4
    assert scene.chips("alice", "bag") == ["artifact"]


@pytest.mark.example("p. 13")
@pytest.mark.rule("wonderlands_war/R7.13", "wonderlands_war/D5")
def test_draw_example() -> None:
    line = """witzend I A; alice: 1@witzend bag=leader_2,flamingo_weak,card_soldier_weak,rose_weak exhausted=leader_1;
        mad_hatter: 1@witzend bag=leader_1,leader_1,leader_1,leader_1; queen_of_hearts: 1@witzend
        bag=leader_1,leader_1,leader_1"""
    scene = Scene(line)
    assert scene.strength("alice") == [2]
    scene.play("alice draw", "mad draw", "queen draw")
    assert scene.strength("alice") == [3]
    scene.play("alice draw", "mad draw", "queen draw")
    assert scene.options("alice") == ["choose chip_mul", "choose return_exhausted"]
    other = scene.match.clone()
    scene.play("alice choose chip_mul")
    assert scene.strength("alice") == [7]
    other.play(scene.seat("alice"), "choose return_exhausted")
    assert other.table.strength[0] == 5  # type: ignore[attr-defined]
    assert BOX.chip_strength[BOX.chip_names.index("card_soldier_weak")] == 1


@pytest.mark.example("p. 20")
@pytest.mark.rule("wonderlands_war/R12.1", "wonderlands_war/R12.2", "wonderlands_war/D20")
def test_quest_example_1_feat() -> None:
    clams = BOX.quests[BOX.quest_names.index("call_the_clams")]
    for region, count, met in [("tulgey_wood", 2, 1), ("tulgey_wood", 6, 1), ("tulgey_wood", 3, 0), ("witzend", 2, 0)]:
        scene = Scene(f"{region} I A; queen_of_hearts: 1@{region}; alice: 1@{region}; mad_hatter: 1@{region}")
        scene.t.active[0] = [BOX.chip_names.index("leader_1")] * count
        assert is_feat_met(scene.t, 0, clams) == bool(met), (region, count)
    scene = Scene("""tulgey_wood I A; queen_of_hearts: 1@tulgey_wood quests=call_the_clams bag=leader_1,forge_weak;
        alice: 1@tulgey_wood bag=leader_1; mad_hatter: 1@tulgey_wood bag=leader_1""")
    scene.play("queen draw", "alice halt", "mad halt")
    assert scene.options("queen") == ["feat call_the_clams", "pass"]
    scene.play("queen feat call_the_clams")
    assert quest_vp(scene.t, scene.seat("queen"), BOX.quest_names.index("call_the_clams"), True) == 3


@pytest.mark.example("p. 20")
@pytest.mark.rule("wonderlands_war/R12.1", "wonderlands_war/R12.4")
def test_quest_example_2_objective() -> None:
    quest = BOX.quest_names.index("call_the_clams")
    forged = "forged1=rose_weak,flamingo_weak forged2=forge_weak,red_rook_weak forged3=creature_weak"
    scene = Scene(f"witzend III A; queen_of_hearts: 1@witzend {forged} feats=call_the_clams; alice: 1@witzend; mad_hatter:")
    assert quest_vp(scene.t, 0, quest, True) == 9
    assert parts_of(scene.t, 0)["quests"] == 9
    assert quest_vp(scene.t, 0, quest, False) == 3
    scene.t.forged[0], scene.t.forged[2] = [], []
    assert (quest_vp(scene.t, 0, quest, True), quest_vp(scene.t, 0, quest, False)) == (3, 0)


@pytest.mark.example("p. 20")
@pytest.mark.rule("wonderlands_war/R13.2", "wonderlands_war/R13.3")
def test_forge_example() -> None:
    scene = Scene("""tulgey_wood I A; queen_of_hearts: 1@tulgey_wood leader=3 forged1=leader_1,leader_1,leader_1
            forged2=leader_1,leader_1 bag=leader_2,forge_weak,madness_single;
        alice: 1@tulgey_wood bag=leader_1; mad_hatter: 1@tulgey_wood bag=leader_1""")
    scene.play("queen draw", "alice halt", "mad halt")
    assert scene.chips("queen", "bag") == ["madness_single"]
    scene.play("queen forge forge_weak track_2")
    assert scene.t.leader[scene.seat("queen")] == 4
    assert scene.log("saner") == [{"who": "0"}]
    assert scene.chips("queen", "bag") == ["artifact", "leader_2"]  # the war is over, the Exhausted chip is back
    assert scene.chips("queen", "forged2") == ["forge_weak", "leader_1", "leader_1"]


@pytest.mark.example("p. 22")
@pytest.mark.rule("wonderlands_war/R12.6", "wonderlands_war/R12.5")
def test_the_same_roses_serve_two_objectives() -> None:
    castle, beauties = (BOX.quests[BOX.quest_names.index(name)] for name in ("castle_by_any_name", "beauties_and_beasts"))
    chips = "bag=rose_weak,rose_strong,red_rook_weak active=rose_weak,creature_weak exhausted=rose_weak,red_rook_weak"
    scene = Scene(f"end III A; alice: {chips} forged1=rose_weak,creature_weak; mad_hatter:; queen_of_hearts:")
    assert is_objective_met(scene.t, 0, castle)
    assert is_objective_met(scene.t, 0, beauties)
    scene.t.bag[0].remove(BOX.chip_names.index("rose_weak"))
    assert not is_objective_met(scene.t, 0, castle)
    assert not is_objective_met(scene.t, 0, beauties)


@pytest.mark.example("p. 22")
@pytest.mark.rule("wonderlands_war/R13.7", "wonderlands_war/R18.12")
def test_an_ability_unlocked_by_forging_waits_for_the_next_battle() -> None:
    scene = Scene("""witzend I A; alice: 2@witzend 2@red_keep forged1=leader_1,leader_1
        bag=leader_1,forge_weak,rose_weak,flamingo_weak;
        mad_hatter: 1@witzend 2@red_keep bag=leader_1,leader_1; queen_of_hearts: 1@witzend 1@red_keep bag=leader_1,leader_1""")
    scene.play("alice draw", "mad halt", "queen halt", "alice forge leader_1 track_1", "alice unlock alice_love_learning")
    scene.finish()
    assert "forge_weak" in scene.chips("alice", "exhausted"), "not returned in the battle that unlocked it"
    assert scene.phase == "choose"
    scene.play("alice halt", "mad halt", "queen halt").until("return")
    assert scene.asked("alice") == ("return", ["return rose_weak", "pass"])
    scene.play("alice return rose_weak")
    assert "rose_weak" in scene.chips("alice", "bag")
