"""Chapters 11 to 14 with the rulings on them: the end of a battle, quests, forging, the final score."""

import pytest

from games.wonderlands_war.scene import BOX, Scene
from wonderwood.games.wonderlands_war.quests import is_feat_met, is_objective_met
from wonderwood.games.wonderlands_war.scoring import outcome, parts_of
from wonderwood.games.wonderlands_war.table import EARLIER_REWARDS, WarTable


def ended(*strengths: int, situation: str = "I A marker=m_6_6_8", seats: list[str] | None = None, house: int = 0) -> Scene:
    """A battle for Witzend in which everybody has halted with these Strengths (0 counts, -1 has bust)."""
    names = ["alice", "mad_hatter", "queen_of_hearts", "cheshire_cat", "jabberwocky"]
    extra = seats or [""] * len(strengths)
    players = "; ".join(f"{name}: 2@witzend bag=leader_1,leader_1 {more}" for name, more in zip(names, extra))
    scene = Scene(f"witzend {situation}; {players}", house=house)
    while scene.prompt("alice") != "draw":
        scene.give_in()
    for seat, strength in enumerate(strengths):
        scene.t.strength[seat] = max(0, strength)
        if strength < 0:
            scene.t.status[seat] = 3
            scene.t.exhausted[seat] += scene.t.active[seat]
            scene.t.active[seat] = []
    scene.match._flow = None
    scene.match._run(-1)
    for seat in list(scene.match.waiting):
        scene.match.play(seat, "halt")
    return scene


@pytest.mark.rule("wonderlands_war/R11.1", "wonderlands_war/R11.2", "wonderlands_war/R18.11")
def test_first_and_second() -> None:
    scene = ended(9, 5, 4)
    assert scene.t.place == [1, 2, 3]
    assert scene.t.vp == [6, 3, 0]
    assert [scene.castle(name, "witzend") for name in ("alice", "mad", "queen")] == [2, 0, 0]
    later = ended(9, 5, 4, situation="III A marker=m_6_6_8")
    assert later.t.vp == [8, 4, 0], "the marker of the round"


@pytest.mark.rule("wonderlands_war/R11.3", "wonderlands_war/R11.5", "wonderlands_war/R11.10")
def test_tie_for_first() -> None:
    scene = ended(9, 4, 9, seats=["", "", "castle@witzend"])
    assert scene.asked("alice") == ("spoils", ["glory", "castle"])
    scene.play("alice castle")
    assert (scene.castle("alice", "witzend"), scene.vp("alice")) == (2, [0])
    assert scene.vp("queen") == [6], "with a Castle there already she takes the VP"
    assert scene.vp("mad") == [0], "no second place"


@pytest.mark.rule("wonderlands_war/R11.4")
def test_tie_for_second_is_shared_and_rounded_up() -> None:
    assert ended(9, 5, 5).t.vp == [6, 2, 2]
    assert ended(9, 5, 5, 5, situation="III A marker=m_2_6_12").t.vp == [12, 2, 2, 2]


@pytest.mark.rule("wonderlands_war/R11.5")
def test_a_winner_with_a_castle_gets_the_vp_only() -> None:
    scene = ended(9, 5, 4, seats=["castle@witzend", "", ""])
    assert scene.vp("alice") == [6]
    assert sum(1 for state in scene.t.castles[0] if state) == 1


@pytest.mark.rule("wonderlands_war/R11.6", "wonderlands_war/R18.12", "wonderlands_war/D4")
def test_strength_0_earns_nothing() -> None:
    scene = ended(0, -1, -1, seats=["quests=long_way_round", "", ""])
    assert scene.log("nobody") == [{"region": "witzend"}]
    assert scene.log("feat_done") == []
    earlier = ended(0, -1, -1, house=EARLIER_REWARDS)
    assert (earlier.t.vp, earlier.castle("alice", "witzend")) == ([6, 0, 0], 2)


@pytest.mark.rule("wonderlands_war/R18.12", "wonderlands_war/R17.21")
def test_at_strength_0_chips_still_return_or_are_exhausted() -> None:
    line = """witzend I B; alice: 1@witzend bag=rose_weak,leader_1; mad_hatter: 1@witzend bag=hare_teacup,leader_1;
        queen_of_hearts: 1@witzend bag=leader_1,leader_1"""
    scene = Scene(line)
    scene.t.strength[0] = 0
    scene.play("alice halt", "mad halt", "queen halt").finish()
    assert scene.chips("alice", "bag") == ["leader_1", "rose_weak"]


@pytest.mark.rule("wonderlands_war/R11.7", "wonderlands_war/R12.2", "wonderlands_war/R12.3")
def test_feats_are_offered_to_all_at_once_in_secret() -> None:
    scene = ended(9, 5, 4, seats=["quests=wits_end", "quests=wits_end,battered_brothers", "quests=drink_me"])
    assert scene.waiting == ["alice", "mad_hatter", "queen_of_hearts"], "silence would tell"
    assert scene.options("alice") == ["pass"]
    assert scene.options("mad") == ["feat wits_end", "feat battered_brothers", "pass"]
    scene.play("alice pass", "mad feat battered_brothers")
    assert scene.match.view(0)["table"]["feat_pick"][1] is None  # type: ignore[index]
    assert scene.t.feats[1] == []
    scene.play("queen pass")
    assert [BOX.quest_names[quest] for quest in scene.t.feats[1]] == ["battered_brothers"]
    assert [BOX.quest_names[quest] for quest in scene.t.quests[1]] == ["wits_end"], "one Feat per battle"


@pytest.mark.rule("wonderlands_war/R12.2", "wonderlands_war/R12.3")
@pytest.mark.parametrize(
    ("quest", "active", "strength", "met"),
    [
        ("wits_end", "leader_1", 11, True),
        ("wits_end", "leader_1", 10, False),
        ("castle_by_any_name", "artifact,flamingo_weak", 9, True),  # printed 1, whatever it counted
        ("castle_by_any_name", "flamingo_weak,artifact", 9, False),
        ("infernal_choices", "artifact,leader_2", 9, True),
        ("riddle_without_answer", "artifact,leader_2,rose_weak", 9, True),
        ("riddle_without_answer", "artifact,leader_2", 9, False),
        ("battered_brothers", "artifact", 5, False),
        ("long_way_round", "artifact", 5, False),
    ],
)
def test_feats_of_witzend(quest: str, active: str, strength: int, met: bool) -> None:
    scene = ended(9, 5, 4)
    t = scene.t
    t.here, t.place, t.status = 0, [1, 2, 3], [2, 2, 2]
    t.active[0] = [BOX.chip_names.index(chip) for chip in active.split(",")]
    t.strength[0] = strength
    assert is_feat_met(t, 0, BOX.quests[BOX.quest_names.index(quest)]) is met


@pytest.mark.rule("wonderlands_war/R12.2", "wonderlands_war/D21")
def test_feats_of_other_regions() -> None:
    def met(quest: str, region: str, active: str, strengths: list[int], places: list[int], status: list[int]) -> bool:
        scene = Scene(f"{region} I A; alice: 2@{region}; mad_hatter: 1@{region}; queen_of_hearts: 1@{region}")
        t = scene.t
        t.active[0] = [BOX.chip_names.index(chip) for chip in active.split(",")]
        t.strength, t.place, t.status = strengths, places, status
        return is_feat_met(t, 0, BOX.quests[BOX.quest_names.index(quest)])

    flowers, keep, pool, wood = "living_flowers", "red_keep", "pool_of_tears", "tulgey_wood"
    for strength, expected in ((3, True), (4, True), (9, True), (10, True), (5, False)):
        assert met("paint_the_roses", flowers, "leader_1", [strength, 2, 1], [1, 2, 3], [2, 2, 2]) is expected
    assert met("calloh_callay", wood, "leader_1", [9, 2, 1], [1, 2, 3], [2, 2, 2])
    assert met("beauties_and_beasts", flowers, "rose_weak", [9, 2, 1], [1, 2, 3], [2, 2, 2])
    assert met("language_of_flowers", flowers, "rose_weak,artifact,forge_weak,rabbit_watch", [9, 2, 1], [1, 2, 3], [2, 2, 2])
    assert not met("language_of_flowers", flowers, "rose_weak,rose_strong,leader_1,artifact", [9, 2, 1], [1, 2, 3], [2, 2, 2])
    assert met("nothing_but_weeds", flowers, "artifact", [7, 6, 1], [1, 2, 3], [2, 2, 2])
    assert not met("nothing_but_weeds", flowers, "artifact", [8, 6, 1], [1, 2, 3], [2, 2, 2])
    assert met("storm_the_keep", keep, "artifact", [9, 6, 1], [1, 2, 3], [2, 2, 2])
    assert not met("storm_the_keep", keep, "artifact", [9, 7, 1], [1, 2, 3], [2, 2, 2])
    assert met("off_the_path", wood, "artifact", [5, 7, 1], [2, 1, 3], [2, 2, 2])
    assert met("mome_raths", wood, "creature_weak,creature_strong", [6, 7, 1], [2, 1, 3], [2, 2, 2])
    assert met("caucus_race", pool, "artifact", [6, 7, 1], [2, 1, 3], [2, 2, 2])
    assert not met("caucus_race", pool, "artifact", [6, 7, 0], [2, 1, 0], [2, 2, 3])
    assert met("jam_tomorrow", keep, "artifact", [6, 7, 1], [2, 1, 3], [2, 2, 2])


@pytest.mark.rule("wonderlands_war/R12.4", "wonderlands_war/R12.5")
@pytest.mark.parametrize(
    ("quest", "short", "enough"),
    [
        ("wits_end", "bag=" + ",".join(["flamingo_weak"] * 6), "bag=" + ",".join(["flamingo_weak"] * 7)),
        ("battered_brothers", "forged1=leader_1,leader_1,leader_1", "forged1=leader_1,leader_1,leader_1 "
        "forged2=leader_1,leader_1,leader_1"),
        ("riddle_without_answer", "abilities=alice_everywhere,alice_mended_hope,alice_friend_people",
         "abilities=alice_everywhere,alice_mended_hope,alice_friend_people,alice_love_learning"),
        ("long_way_round", "1@witzend 1@red_keep 1@tulgey_wood", "1@witzend 1@red_keep 1@tulgey_wood leader@living_flowers"),
        ("infernal_choices", "leader=4", "leader=5"),
        ("off_the_path", "forged3=leader_1,leader_1,leader_1,leader_1 forged1=leader_1,leader_1",
         "forged3=leader_1,leader_1,leader_1,leader_1 forged1=leader_1,leader_1,leader_1"),
        ("vanish_by_degrees", "shards=3", "shards=2"),
        ("tiger_lily_court", "cards=rabbit_watch,walrus", "cards=rabbit_watch,walrus,gryphon"),
        ("nothing_but_weeds", "bag=madness_double,madness_single,madness_single "
        "madness=madness_single,madness_single,madness_single",
         "bag=madness_double,madness_single,madness_single madness=madness_single,madness_single"),
        ("sentence_first", "castle@witzend castle@red_keep castle@tulgey_wood",
         "castle@witzend castle@red_keep castle@tulgey_wood castle@pool_of_tears"),
        ("jam_tomorrow", "taken=t1_12", "taken=t1_12,t1_29"),
        ("drink_me", "taken=t1_08,t1_15,t1_16", "taken=t1_08,t1_15,t1_17"),
        ("caucus_race", "4@witzend walrus@red_keep", "4@witzend walrus@red_keep leader@witzend"),
        ("mad_armoury", "bag=rabbit_watch,rabbit_watch,knave_crown", "bag=rabbit_watch,rabbit_watch,knave_crown,knave_crown"),
        ("dry_as_history", "bag=rose_weak,flamingo_weak,card_soldier_weak,red_rook_weak,creature_weak,forge_weak",
         "bag=rose_weak,flamingo_weak,card_soldier_weak,red_rook_weak,creature_weak,forge_weak,leader_1"),
        ("mome_raths", "forged1=rose_strong,rose_strong bag=rose_strong,flamingo_strong,rose_weak",
         "forged1=rose_strong,rose_strong bag=rose_strong,flamingo_strong,creature_strong active=red_rook_strong"),
    ],
)  # fmt: skip
def test_objectives(quest: str, short: str, enough: str) -> None:
    for line, met in ((short, False), (enough, True)):
        scene = Scene(f"war III A; alice: {line}; mad_hatter:; queen_of_hearts:")
        assert is_objective_met(scene.t, 0, BOX.quests[BOX.quest_names.index(quest)]) is met


@pytest.mark.rule("wonderlands_war/R11.8")
def test_abilities_at_the_end_of_a_battle() -> None:
    line = """witzend I A; alice: 2@witzend mock_turtle@witzend shards=2 bag=rose_weak,leader_1;
        mad_hatter: 1@witzend bag=leader_1; queen_of_hearts: 1@witzend bag=leader_1"""
    scene = Scene(line).play("alice halt", "mad halt", "queen halt")
    assert scene.vp("alice") == [6 + 1], "the Rose is carried out"
    assert scene.asked("alice") == ("use", ["use mock_turtle", "pass"]), "a figure's ability may be declined"
    declined = scene.match.clone()
    scene.play("alice use mock_turtle")
    declined.play(0, "pass")
    assert isinstance(declined.table, WarTable)
    assert (scene.shards("alice"), declined.table.shards[0]) == (1, 2)


@pytest.mark.rule("wonderlands_war/R11.9", "wonderlands_war/R13.1", "wonderlands_war/R13.4", "wonderlands_war/R13.5")
def test_forge_actions() -> None:
    line = "witzend I A; alice: 1@witzend bag={}; mad_hatter: 1@witzend bag=leader_1; queen_of_hearts: 1@witzend bag=leader_1"
    scene = Scene(line.format("forge_weak,forge_weak,leader_1"))
    scene.play("alice draw", "mad halt", "queen halt")
    assert scene.strength("alice") == [2], "on an icon, with two Forge chips"
    assert (scene.t.icon_actions, scene.t.chip_actions) == (1, 2)
    scene.play("alice forge forge_weak track_4", "alice forge forge_weak track_4")
    assert (scene.t.castle_vp[0], scene.chips("alice", "forged4")) == (5, ["forge_weak", "forge_weak"])
    assert scene.prompt("alice") != "forge", "no Active chip left: the third action is lost"
    assert "forge_weak" not in scene.chips("alice", "bag"), "forged chips are not drawn again"
    declined = Scene(line.format("forge_weak,leader_2")).play("alice draw", "mad halt", "queen halt", "alice pass")
    assert declined.chips("alice", "forged4") == []


@pytest.mark.rule("wonderlands_war/R11.10", "wonderlands_war/R7.5")
def test_bets_are_void_in_a_tie() -> None:
    line = """witzend I A; alice: 1@witzend bag=leader_1; mad_hatter: 1@witzend bag=leader_1; queen_of_hearts: 1@red_keep"""
    scene = Scene(line).play("queen bet 0", "alice halt", "mad halt", "alice glory", "mad glory")
    assert scene.log("bet_void") == [{"who": "2", "whom": "0"}]
    assert scene.shards("queen") == 0


@pytest.mark.rule("wonderlands_war/R13.6")
def test_what_the_tracks_give() -> None:
    line = (
        "witzend I A; mad_hatter: 1@witzend leader=1 bag=forge_weak,leader_1 {}; alice: 1@witzend "
        "bag=leader_1; queen_of_hearts: 1@witzend bag=leader_1"
    )

    def forged(track: str, before: str = "") -> Scene:
        scene = Scene(line.format(before)).play("mad draw", "alice halt", "queen halt")
        return scene.play(f"mad forge leader_1 {track}")

    assert forged("track_2").t.leader[0] == 2
    assert (forged("track_3").t.reserve[0], forged("track_3").t.camp[0]) == (10, 3)
    star = forged("track_3", "forged3=leader_1,leader_1,leader_1")
    assert star.vp("mad")[0] - forged("track_4").vp("mad")[0] == 4
    assert forged("track_4").t.castle_vp[0] == 4
    full = forged("track_4", "forged4=leader_1,leader_1 castle_vp=5")
    assert full.t.castle_vp[0] == 6
    assert full.log("artifact") == [{"who": "0", "track": "track_4"}]


@pytest.mark.rule("wonderlands_war/R13.7", "wonderlands_war/D17")
def test_forged_chips_are_no_longer_active() -> None:
    line = """witzend I B; alice: 1@witzend bag=rose_weak,forge_weak; mad_hatter: 1@witzend bag=leader_1;
        queen_of_hearts: 1@witzend bag=leader_1"""
    scene = Scene(line).play("alice draw", "mad halt", "queen halt", "alice forge rose_weak track_1")
    scene.finish()
    assert "rose_weak" not in scene.chips("alice", "bag"), "not returned at cleanup"
    assert scene.chips("alice", "forged1") == ["rose_weak"]


@pytest.mark.rule("wonderlands_war/R14.2", "wonderlands_war/R18.27")
def test_final_score() -> None:
    scene = Scene("""war III A; alice: vp=40 castle@witzend castle@red_keep castle@tulgey_wood castle_vp=5 shards=4 leader=5
        feats=infernal_choices quests=croquet_champion,sentence_first,vanish_by_degrees; mad_hatter: shards=3;
        queen_of_hearts:""")
    scene.t.quests[0] = []
    scene.t.feats[0] = [BOX.quest_names.index("infernal_choices"), BOX.quest_names.index("croquet_champion")]
    assert parts_of(scene.t, 0) == {"track": 40, "castles": 15, "quests": 12, "shards": -4}
    assert outcome(scene.t).scores == [63, -3, 0]


@pytest.mark.rule("wonderlands_war/R14.3", "wonderlands_war/R18.26")
def test_ties_of_the_whole_game() -> None:
    scene = Scene("war III A; alice: vp=67 shards=4; mad_hatter: vp=65 shards=2; queen_of_hearts:")
    assert outcome(scene.t).ranking == [[1], [0], [2]]
    assert outcome(scene.t).ties == ["shards"]
    units = Scene(
        "war III A; alice: vp=65 shards=2 2@witzend; mad_hatter: vp=65 shards=2 1@witzend leader@witzend; queen_of_hearts:"
    )
    assert outcome(units.t).ranking[0] == [0, 1], "a Leader in a Region is a unit"
    assert outcome(Scene("war III A; alice: vp=5 2@witzend; mad_hatter: vp=5 1@witzend; queen_of_hearts:").t).ties == [
        "shards",
        "units",
    ]


@pytest.mark.rule("wonderlands_war/R14.2", "wonderlands_war/D24")
def test_the_game_ends_after_the_third_war() -> None:
    scene = Scene("witzend III A fought=4; alice: vp=99 1@witzend; mad_hatter:; queen_of_hearts:")
    scene.play("alice glory")
    assert scene.match.over
    assert scene.match.outcome is not None
    assert scene.match.outcome.scores[0] > 99


@pytest.mark.rule("wonderlands_war/R18.14", "wonderlands_war/R17.21", "wonderlands_war/R17.22", "wonderlands_war/D29")
def test_extra_feat_and_its_price() -> None:
    line = """witzend I C; alice: 1@witzend quests=drink_me,infernal_choices bag=rose_weak,rose_weak,red_rook_weak,leader_1;
        mad_hatter: 1@witzend bag=leader_1; queen_of_hearts: 1@witzend bag=leader_1,leader_1,leader_1,leader_1"""
    scene = Scene(line).play("alice draw", "mad halt", "queen draw", "alice draw", "queen draw", "alice draw", "queen halt")
    assert scene.options("alice") == ["feat infernal_choices", "pass"]
    scene.play("alice pass")
    assert scene.asked("alice") == ("extra_feat", ["feat drink_me", "feat infernal_choices", "pass"]), "needs no normal Feat"
    scene.play("alice feat drink_me")
    assert scene.asked("alice") == ("scrap", ["scrap leader_1", "scrap rose_weak", "scrap red_rook_weak"])
    stock = scene.t.stock[BOX.chip_names.index("red_rook_weak")]
    other = scene.match.clone()
    scene.play("alice scrap red_rook_weak")
    assert scene.t.stock[BOX.chip_names.index("red_rook_weak")] == stock + 1
    other.play(0, "scrap leader_1")
    assert isinstance(other.table, WarTable)
    assert other.table.scrapped[0] == [BOX.chip_names.index("leader_1")], "Faction chips leave the game"
    both = Scene(line).play("alice draw", "mad halt", "queen draw", "alice draw", "queen draw", "alice draw", "queen halt")
    both.play("alice feat infernal_choices", "alice feat drink_me", "alice scrap red_rook_weak")
    assert both.asked("alice") == ("scrap", ["scrap leader_1", "scrap rose_weak"]), "one for each Feat, even without the Rook"
    plain = Scene(line.replace("red_rook_weak", "leader_2")).play("alice draw", "mad halt", "queen halt")
    plain.until("feat").play("alice pass", "alice feat drink_me")
    assert plain.log("scrapped") == [], "only with an Active Red Rook"


@pytest.mark.rule("wonderlands_war/R18.16", "wonderlands_war/R17.22")
def test_forging_an_immune_chip() -> None:
    line = """witzend I A; alice: 1@witzend bag=red_rook_weak,{},leader_1; mad_hatter: 1@witzend bag=leader_1;
        queen_of_hearts: 1@witzend bag=leader_1"""
    scene = Scene(line.format("forge_weak")).play("alice draw", "mad halt", "queen halt")
    assert scene.strength("alice") == [4], "no icon: only the Forge chip's action"
    assert not [option for option in scene.options("alice") if "red_rook" in option]
    icon = Scene(line.format("leader_2")).play("alice draw", "mad halt", "queen halt")
    assert icon.strength("alice") == [5], "on an icon"
    assert [option for option in icon.options("alice") if "red_rook" in option]
    tea = Scene("tea II A chairs=,,,,,,,t2_14; alice: bag=red_rook_weak,madness_single; mad_hatter:; queen_of_hearts:")
    tea.play("alice take 8", "alice resolve forge_from_bag")
    options = tea.options("alice")
    assert "forge red_rook_weak track_1" in options
    assert not [option for option in options if "madness" in option]
    assert options[-1] == "pass"
    tea.play("alice forge red_rook_weak track_1")
    assert tea.chips("alice", "forged1") == ["red_rook_weak"]


@pytest.mark.rule("wonderlands_war/R18.16", "wonderlands_war/R17.21")
def test_a_rose_forged_at_tea_scores_nothing_and_abilities_work_at_once() -> None:
    tea = Scene("tea II A chairs=,,,,,,,t2_14; alice: bag=rose_weak forged1=leader_1,leader_1; mad_hatter:; queen_of_hearts:")
    tea.play("alice take 8", "alice resolve forge_from_bag", "alice forge rose_weak track_1", "alice unlock alice_mended_hope")
    assert tea.vp("alice") == [0]
    assert tea.t.unlocked[0] == [0, 1, 0, 0]


@pytest.mark.rule("wonderlands_war/R18.17")
def test_creatures_of_pack_a_change_places() -> None:
    line = """witzend I A {}; alice: 1@witzend {} bag=creature_weak,{}; mad_hatter: 1@witzend bag=leader_1,leader_1;
        queen_of_hearts: 1@witzend bag=leader_1,leader_1"""
    scene = Scene(line.format("", "1@red_keep", "leader_1,leader_1")).play("alice halt", "mad halt", "queen halt").finish()
    assert scene.log("swapped") == [{"who": "0", "chip": "creature_strong"}]
    none = (
        Scene(line.format("stock.creature_strong=0", "1@red_keep", "leader_1"))
        .play("alice halt", "mad halt", "queen halt")
        .finish()
    )
    assert none.log("swapped") == [], "none left: keep it"
    bust = Scene(line.format("", "shield=0", "madness_single,leader_1")).play("alice draw", "mad draw", "queen draw")
    assert bust.chips("alice", "exhausted") == ["creature_weak"], "not when a bust exhausts it"


@pytest.mark.rule("wonderlands_war/R18.18")
def test_an_exhausted_red_rook_may_be_returned() -> None:
    scene = Scene("""witzend I A; alice: 1@witzend exhausted=red_rook_weak bag=card_soldier_weak; mad_hatter:
        1@witzend bag=leader_1;
        queen_of_hearts: 1@witzend bag=leader_1""")
    scene.play("alice choose return_exhausted")
    assert scene.chips("alice", "bag") == ["red_rook_weak"]


@pytest.mark.rule("wonderlands_war/R18.25", "wonderlands_war/D16")
def test_figures_work_only_where_they_stand() -> None:
    line = """witzend I A; alice: 1@witzend march_hare@{} bag=leader_1; mad_hatter: leader@witzend leader=3 bag=leader_1;
        queen_of_hearts: 1@witzend bag=leader_1"""
    for where, strength in (("witzend", 3 - 2 + 1), ("red_keep", 3 + 1), ("supply", 3 + 1)):
        assert Scene(line.format(where)).strength("mad") == [strength]
