"""Chapter 17 and the abilities of all packs, figures, items and factions; the remaining differences of chapter 16."""

import pytest

from games.wonderlands_war.scene import BOX, Scene
from wonderwood.games.wonderlands_war.lookup import colours
from wonderwood.games.wonderlands_war.table import EARLIER_SOLDIERS, WarTable

DULL = "bag=leader_1,leader_1,leader_1,leader_1,leader_1,leader_1"


def fight(
    first: str,
    second: str = f"alice: 1@witzend {DULL}",
    third: str = f"mad_hatter: 1@witzend {DULL}",
    pack: str = "A",
    house: int = 0,
) -> Scene:
    return Scene(f"witzend I {pack}; {first}; {second}; {third}", house=house)


def all_draw(scene: Scene, times: int = 1) -> Scene:
    """Everybody still fighting draws."""
    for _ in range(times):
        for seat in list(scene.match.waiting):
            scene.match.play(seat, "draw")
    return scene


def all_halt(scene: Scene) -> Scene:
    for seat in list(scene.match.waiting):
        scene.match.play(seat, "halt")
    return scene


# -- figures and items ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wonderlands_war/R17.1", "wonderlands_war/D32")
def test_white_rabbit_and_knave_look_at_printed_strength() -> None:
    rabbit = fight("queen_of_hearts: white_rabbit@witzend bag=flamingo_weak,artifact,leader_1")
    all_draw(rabbit)
    assert rabbit.strength("queen") == [1 + 1 + 6 + (1 + 3)], "the doubled artifact counts 3 for the Rabbit"
    knave = fight(
        "queen_of_hearts: knave@witzend bag=leader_1,leader_1,leader_1",
        third="mad_hatter: 2@witzend bag=madness_single,leader_1",
    )
    knave.play("mad suffer")
    assert knave.strength("queen") == [1 + 1 + 1], "Madness counts 0"
    all_draw(knave)
    assert knave.strength("queen") == [4], "1 against 1 beats nobody"


@pytest.mark.rule("wonderlands_war/R17.2")
def test_the_caterpillar_picks_for_everybody() -> None:
    scene = fight(
        "queen_of_hearts: caterpillar@witzend bag=leader_1,artifact,leader_1",
        "alice: 2@witzend bag=madness_double,artifact,leader_1",
    )
    assert scene.waiting == ["queen_of_hearts"]
    assert scene.match.pending[0].prompt == "play"
    while scene.prompt("queen") == "play":
        whose = scene.match.pending[0].facts["whose"]
        scene.play("queen play artifact" if whose == "0" else "queen play madness_double")
    assert scene.prompt("alice") == "guard", "the Shield is hers to decide"
    assert "artifact" in scene.chips("alice", "bag")
    assert scene.play("alice guard").strength("queen", "alice") == [1 + 3, 0]


@pytest.mark.rule("wonderlands_war/R17.4")
def test_the_walrus() -> None:
    alone = Scene(
        """witzend I A marker=m_6_6_8; alice: walrus@witzend castle@witzend; mad_hatter: 1@red_keep;
        queen_of_hearts: 1@red_keep"""
    )
    assert alone.vp("alice") == [3], "on top"
    assert alone.options("alice") == ["glory", "castle"], "a Castle in another Region"
    alone.play("alice castle", "alice build pool_of_tears")
    assert (alone.vp("alice"), alone.castle("alice", "pool_of_tears")) == ([3], 2)
    tied = fight("queen_of_hearts: walrus@witzend bag=leader_1", "alice: leader@witzend leader=2 bag=leader_1")
    all_halt(tied)
    assert tied.log("tied")[0]["strength"] == "3"
    assert tied.vp("queen") == [0], "no effect in a tie"


@pytest.mark.rule("wonderlands_war/R17.5", "wonderlands_war/D18")
def test_border_colours() -> None:
    t = fight("queen_of_hearts: 1@witzend").t
    chips = ["leader_1", "artifact", "rose_weak", "rose_strong", "forge_weak", "rabbit_watch", "knave_crown", "madness_single"]
    assert colours(t, [BOX.chip_names.index(chip) for chip in chips]) == 4
    mane = fight("queen_of_hearts: 1@witzend bag=rose_weak,forge_weak,unicorn_mane,leader_1")
    all_draw(mane, 2)
    assert mane.strength("queen") == [1 + 1 + 1 + 3], "Rose, Forge and the Mane itself"
    unicorn = fight("queen_of_hearts: unicorn@witzend bag=rose_weak,forge_weak,leader_1,leader_1")
    all_draw(unicorn, 2)
    assert unicorn.strength("queen") == [1 + 3 + 3]


@pytest.mark.rule("wonderlands_war/R17.6")
def test_the_march_hare_never_below_zero() -> None:
    scene = fight("queen_of_hearts: march_hare@witzend bag=leader_1", third=f"mad_hatter: leader@witzend leader=3 {DULL}")
    assert scene.strength("alice", "mad", "queen") == [0 + 1, 1 + 1, 1 + 1]


@pytest.mark.rule("wonderlands_war/R17.7")
def test_the_duchess_amulet() -> None:
    line = "alice: 1@witzend madness=madness_single,madness_double bag=leader_1"
    scene = fight("queen_of_hearts: 1@witzend bag=duchess_amulet", line)
    scene.play("queen target 1")
    assert scene.asked("queen") == ("madness", ["return madness_single", "return madness_double"])
    scene.play("queen return madness_double")
    assert scene.chips("alice", "madness") == ["madness_single"]
    assert scene.chips("alice", "bag") == ["madness_double"]
    empty = fight("queen_of_hearts: 1@witzend bag=duchess_amulet", line).play("queen target 2")
    assert empty.log("madness_back") == []


@pytest.mark.rule("wonderlands_war/R17.8", "wonderlands_war/R18.3")
def test_the_crown_comes_before_all_other_changes() -> None:
    scene = fight(
        "queen_of_hearts: 1@witzend bag=flamingo_weak,red_rook_strong,leader_1",
        "alice: 1@witzend bag=knave_crown,leader_1",
        pack="B",
    )
    scene.play("alice target 0")
    all_draw(scene)
    assert scene.strength("queen") == [1 + (1 + 1)], "5 is set to 1, then the Flamingo adds 1"


@pytest.mark.rule("wonderlands_war/R17.9")
def test_the_hookah() -> None:
    mad = "mad_hatter: 2@witzend bag=madness_single,leader_1"
    scene = fight("queen_of_hearts: 1@witzend shards=2 bag=caterpillar_hookah", third=mad).play("mad suffer")
    assert (scene.strength("queen"), scene.shards("queen")) == ([2 + 2], 2)
    blocked = fight("queen_of_hearts: 1@witzend shards=2 bag=caterpillar_hookah", third=mad).play("mad guard")
    assert (blocked.strength("queen"), blocked.shards("queen")) == ([2], 1)


@pytest.mark.rule("wonderlands_war/R7.8", "wonderlands_war/R11.8")
def test_other_items_and_figures() -> None:
    watch = fight("queen_of_hearts: 1@witzend bag=artifact,rabbit_watch,leader_1")
    assert all_draw(watch).strength("queen") == [3 + 1 + 3]
    rattle = fight("queen_of_hearts: 1@witzend bag=tweedle_rattle,tweedle_rattle,leader_1")
    assert all_draw(rattle).strength("queen") == [2 + 2 + 3]
    tweedles = fight(f"queen_of_hearts: tweedles_1@witzend tweedles_2@witzend {DULL}")
    assert tweedles.strength("queen") == [1 + 1 + 2 + 1]
    apart = fight(f"queen_of_hearts: tweedles_1@witzend tweedles_2@red_keep {DULL}")
    assert apart.strength("queen") == [1 + 1]
    humpty = fight("queen_of_hearts: humpty@witzend 2@witzend shield=0 bag=madness_single,leader_1")
    assert humpty.units("queen", "witzend") == ["supporter", "supporter"], "always the first to be lost"
    soup = fight("queen_of_hearts: 1@witzend exhausted=rose_weak bag=turtle_soup")
    assert soup.asked("queen") == ("return", ["return rose_weak", "pass"])
    feather = fight("queen_of_hearts: 1@witzend 2@living_flowers bag=gryphon_feather")
    assert feather.asked("queen") == ("bring", ["bring 1 living_flowers", "pass"])
    oyster = all_halt(fight("queen_of_hearts: 1@witzend bag=walrus_oyster"))
    assert oyster.asked("queen") == ("use", ["use walrus_oyster", "pass"])
    oyster.play("queen use walrus_oyster")
    assert oyster.vp("queen") == [6 + 2]
    treacle = fight("queen_of_hearts: 1@witzend bag=dormouse_treacle", f"alice: leader@witzend leader=6 {DULL}")
    all_halt(treacle).play("queen use dormouse_treacle")
    assert treacle.prompt("queen") == "gain"
    dormouse = fight(f"queen_of_hearts: dormouse@witzend {DULL}", f"alice: leader@witzend leader=6 {DULL}")
    all_halt(dormouse).play("queen use dormouse")
    assert dormouse.vp("queen") == [3 + 2]


@pytest.mark.rule("wonderlands_war/R18.11")
def test_after_a_tie_for_first_the_next_is_third() -> None:
    scene = fight(
        f"queen_of_hearts: dormouse@witzend {DULL}",
        f"alice: leader@witzend leader=6 {DULL}",
        f"mad_hatter: leader@witzend leader=6 {DULL}",
    )
    all_halt(scene).play("alice glory", "mad glory")
    assert scene.t.place == [3, 1, 1]
    assert scene.vp("queen") == [0]
    assert scene.log("used") == []


# -- factions ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wonderlands_war/R17.11")
def test_everywhere_at_once() -> None:
    for place in ("leader@red_keep", ""):
        scene = fight(
            f"alice: 1@witzend leader=5 {place} abilities=alice_everywhere bag=artifact", f"queen_of_hearts: 1@witzend {DULL}"
        )
        scene.play("alice use alice_everywhere")
        assert scene.units("alice", "witzend") == ["supporter", "leader"]
        assert scene.strength("alice") == [3 + 2], "no leader strength for arriving late"
    here = fight("alice: leader@witzend abilities=alice_everywhere bag=artifact", f"queen_of_hearts: 1@witzend {DULL}")
    assert here.strength("alice") == [1 + 3]
    mended = fight("alice: 1@witzend shield=0 abilities=alice_mended_hope bag=artifact", f"queen_of_hearts: 1@witzend {DULL}")
    assert mended.t.shield[0] == 1


@pytest.mark.rule("wonderlands_war/R17.20", "wonderlands_war/D12")
def test_what_a_flamingo_of_pack_a_doubles() -> None:
    hot = fight("mad_hatter: 1@witzend abilities=hatter_piping_hot madness=madness_single,madness_single "
        "bag=flamingo_weak,artifact,leader_1",
                third=f"queen_of_hearts: 1@witzend {DULL}")  # fmt: skip
    assert all_draw(hot).strength("mad") == [1 + 3 * 2 + 2]
    line = "jabberwocky: 1@witzend abilities=jabber_manxome bag=flamingo_weak,artifact,leader_1"
    behind = all_draw(fight(line, f"alice: leader@witzend leader=4 {DULL}"))
    assert behind.asked("jab") == ("count", ["count 10", "count 8"])
    assert behind.play("jab count 10").strength("jab") == [1 + 10]
    ahead = all_draw(fight(line))
    assert ahead.strength("jab") == [1 + 6]
    red = fight("queen_of_hearts: 1@witzend abilities=queen_paint_red bag=rose_weak,flamingo_weak,artifact,leader_1")
    all_draw(red, 2)
    assert red.options("queen") == ["count 8", "count 7"]
    twice = fight("queen_of_hearts: 1@witzend bag=flamingo_weak,leader_1,leader_1,leader_1")
    assert all_draw(twice, 2).strength("queen") == [1 + 2 + 1], "it works once"


@pytest.mark.rule("wonderlands_war/R17.13")
def test_vanishing_army() -> None:
    line = "cheshire_cat: {} abilities=cat_vanishing bag=artifact"
    scene = fight(line.format("2@witzend"), f"alice: 1@witzend leader@witzend {DULL}", f"mad_hatter: 1@witzend {DULL}")
    assert scene.units("alice", "witzend") == ["leader"], "tied for the most units"
    assert scene.units("mad", "witzend") == ["supporter"]
    alone = fight(line.format("3@witzend"), f"alice: 2@witzend {DULL}")
    assert alone.units("alice", "witzend") == ["supporter"] * 2, "the Cat alone has the most"
    leaders = fight(line.format("1@witzend"), f"alice: gryphon@witzend leader@witzend {DULL}")
    assert leaders.units("alice", "witzend") == ["gryphon", "leader"], "only Supporters"


@pytest.mark.rule("wonderlands_war/R17.14")
def test_warmonger_checks_after_each_supporter() -> None:
    scene = fight(
        "cheshire_cat: 3@witzend shield=0 abilities=cat_warmonger bag=madness_double,leader_1",
        f"alice: leader@witzend leader=1 {DULL}",
    )
    assert scene.strength("cheshire", "alice") == [2, 2], "behind 1 for the first Supporter, ahead for the second"
    smile = fight("cheshire_cat: 1@witzend abilities=cat_wicked_smile bag=artifact")
    assert smile.strength("cheshire") == [3 + 2]
    mad = Scene(
        "tea_end I A; cheshire_cat: 1@witzend shards=3 abilities=cat_all_mad; alice: 1@witzend shards=3; mad_hatter: 1@witzend"
    )
    assert (mad.shards("cheshire"), mad.shards("alice")) == (2, 1), "one Shard less, so only Alice is richest"


@pytest.mark.rule("wonderlands_war/R17.16", "wonderlands_war/D19")
def test_claws_that_catch() -> None:
    hit = "{}: 2@witzend shield=0 bag=madness_single,leader_1"
    line = "jabberwocky: 1@witzend abilities=jabber_claws_catch poison={} bag=artifact"
    scene = fight(line.format(5), hit.format("alice"), hit.format("mad_hatter")).play("jab use jabber_claws_catch")
    assert scene.asked("jab") == ("target", ["target 1", "target 2"])
    scene.play("jab target 1")
    assert scene.asked("jab") == ("target", ["target 2", "pass"]), "each chip may be kept"
    kept = scene.match.clone()
    scene.play("jab target 2")
    assert (scene.chips("alice", "bag").count("poison"), scene.chips("mad", "bag").count("poison")) == (1, 1)
    kept.play(0, "pass")
    assert isinstance(kept.table, WarTable)
    assert (kept.table.bag[2].count(BOX.poison), kept.table.poison[0]) == (0, 4)
    one = fight(line.format(5), hit.format("alice")).play("jab use jabber_claws_catch")
    assert one.chips("alice", "bag").count("poison") == 1, "a single opponent is not asked for"
    short = fight(line.format(1), hit.format("alice"), hit.format("mad_hatter")).play("jab use jabber_claws_catch")
    assert short.asked("jab") == ("target", ["target 1", "target 2"])
    short.play("jab target 2")
    assert (short.chips("mad", "bag").count("poison"), short.t.poison[0]) == (1, 0)
    none = fight(line.format(0), hit.format("alice"), hit.format("mad_hatter"))
    assert none.prompt("jab") == "draw", "an empty supply: nothing is asked"


@pytest.mark.rule("wonderlands_war/R8.1")
def test_the_hatter_at_a_refresh() -> None:
    scene = fight("mad_hatter: 2@witzend shield=0 madness=madness_single,madness_single,madness_single abilities=hatter_mad_as "
                  "bag=madness_single,leader_1", third=f"queen_of_hearts: 1@witzend {DULL}")  # fmt: skip
    assert scene.strength("mad") == [2]
    places = fight("mad_hatter: 1@witzend exhausted=rose_weak,rose_strong abilities=hatter_change_places bag=artifact",
                   third=f"queen_of_hearts: 1@witzend {DULL}")  # fmt: skip
    places.play("mad return rose_strong", "mad pass")
    assert places.chips("mad", "bag") == ["rose_strong"]


# -- allies -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wonderlands_war/R17.18", "wonderlands_war/D6")
def test_card_soldiers_of_pack_b() -> None:
    line = "queen_of_hearts: 1@witzend 2@red_keep 1@pool_of_tears bag=card_soldier_strong"
    scene = fight(line, pack="B")
    assert scene.asked("queen") == ("choose", ["choose chip_mul", "choose move_supporters_here", "pass"])
    scene.play("queen choose move_supporters_here")
    assert scene.options("queen") == ["bring 1 pool_of_tears", "bring 1 red_keep", "bring 2 red_keep", "pass"]
    scene.play("queen bring 1 pool_of_tears")
    assert scene.prompt("queen") == "draw", "from one adjacent Region"
    assert scene.strength("queen") == [2]
    earlier = fight(line, pack="B", house=EARLIER_SOLDIERS).play(
        "queen choose move_supporters_here", "queen bring 1 pool_of_tears"
    )
    assert earlier.options("queen") == ["bring 1 red_keep", "pass"]
    assert fight(line, pack="B").play("queen choose chip_mul").strength("queen") == [4]
    far = fight(line.replace("red_keep", "tulgey_wood").replace("1@pool_of_tears ", ""), pack="B")
    assert far.options("queen") == ["choose chip_mul", "pass"], "nobody next door: nothing to move"


@pytest.mark.rule("wonderlands_war/R17.18")
def test_card_soldiers_of_packs_c_and_d() -> None:
    line = "queen_of_hearts: 1@witzend bag=card_soldier_weak,card_soldier_weak,leader_1,artifact,leader_2,leader_1"
    scene = all_draw(fight(line, pack="C"))
    assert scene.options("queen") == ["play leader_1", "play card_soldier_weak"]
    scene.play("queen play card_soldier_weak")
    assert scene.t.extra[0] == 1
    tripled = fight("queen_of_hearts: 1@witzend bag=card_soldier_weak", pack="D").play("queen use D_card_soldier")
    assert tripled.strength("queen") == [3]
    declined = fight("queen_of_hearts: 1@witzend bag=card_soldier_weak", pack="D").play("queen pass")
    assert declined.strength("queen") == [1]


@pytest.mark.rule("wonderlands_war/R17.19", "wonderlands_war/D7", "wonderlands_war/D18")
def test_creatures() -> None:
    for chip, total in (("creature_weak", 2 + 4 + 6), ("creature_strong", 2 + 4 + 0)):
        third = fight(f"queen_of_hearts: 1@witzend bag=creature_weak,creature_weak,{chip},leader_1", pack="C")
        assert all_draw(third, 2).strength("queen") == [total]
    for shards, left in ((3, 2), (2, 2), (1, 2)):
        assert fight(f"queen_of_hearts: 1@witzend shards={shards} bag=creature_weak", pack="D").shards("queen") == left
    for other, prompt in (("leader_1", "place"), ("creature_weak", "")):
        scene = fight("queen_of_hearts: 1@witzend bag=creature_weak", f"alice: 1@witzend bag={other}", pack="B")
        all_halt(scene)
        while scene.prompt("queen") == "spoils" or scene.prompt("alice") == "spoils":
            scene.give_in()
        assert scene.log("placed") == []
        assert (scene.prompt("queen") == "place") is (prompt == "place")


@pytest.mark.rule("wonderlands_war/R17.20")
def test_flamingos_of_packs_b_c_and_d() -> None:
    early = all_draw(
        fight("queen_of_hearts: 1@witzend bag=rose_weak,flamingo_weak,flamingo_weak,rose_weak,artifact,leader_1", pack="B"), 4
    )
    assert early.strength("queen") == [1 + 1 + 2 + 2 + 3], "only Ally chips played afterwards, and it does not add up"
    jump = fight("queen_of_hearts: leader@witzend leader=2 bag=flamingo_weak", pack="C")
    assert jump.asked("queen") == ("jump", ["jump 2", "pass"]), "from 3 back to 2"
    assert jump.play("queen jump 2").strength("queen") == [2]
    middle = fight("queen_of_hearts: leader@witzend leader=6 bag=flamingo_weak", pack="C")
    assert middle.options("queen") == ["jump 5", "jump 9", "pass"]
    shard = fight("queen_of_hearts: 1@witzend bag=leader_1,flamingo_weak", f"alice: leader@witzend leader=4 {DULL}", pack="D")
    shard.play("queen draw", "alice halt", "mad draw")
    assert shard.shards("alice") == 1, "the only one stronger, though halted"


@pytest.mark.rule("wonderlands_war/R8.1")
def test_the_owner_orders_a_jump_and_other_gains() -> None:
    scene = fight(
        "queen_of_hearts: leader@witzend knave@witzend leader=1 bag=flamingo_weak",
        "alice: 2@witzend bag=madness_single",
        pack="C",
    )
    scene.play("alice suffer")
    assert scene.strength("queen") == [3]
    assert scene.asked("queen") == ("order", ["use C_flamingo", "use knave"])
    scene.play("queen use knave")
    assert scene.options("queen") == ["jump 5", "pass"]


@pytest.mark.rule("wonderlands_war/R17.21")
def test_roses() -> None:
    scene = all_halt(fight("queen_of_hearts: 1@witzend bag=rose_weak", pack="B"))
    while scene.t.here == 0:
        scene.give_in()
    assert "rose_weak" in scene.chips("queen", "bag"), "back into the bag instead of being exhausted"
    forged = fight("queen_of_hearts: 1@witzend bag=rose_strong,leader_1", pack="D")
    all_halt(forged).play("queen forge rose_strong track_4")
    assert forged.asked("queen")[0] == "place", "a forged Rose brings a Supporter"
    assert forged.options("queen")[0] == "place supporter witzend"


@pytest.mark.rule("wonderlands_war/R8.1", "wonderlands_war/R13.2")
def test_a_forged_rose_may_place_the_supporter_its_space_brings() -> None:
    scene = fight("queen_of_hearts: 1@witzend 1@red_keep reserve=0 bag=rose_strong,leader_1", pack="D")
    all_halt(scene).play("queen forge rose_strong track_3")
    assert scene.asked("queen") == ("order", ["resolve gain_supporters", "resolve place_units"])
    other = scene.match.clone()
    scene.play("queen resolve gain_supporters")
    assert scene.options("queen")[0] == "place supporter witzend"
    scene.play("queen place supporter pool_of_tears")
    assert scene.units("queen", "pool_of_tears") == ["supporter"]
    other.play(scene.seat("queen"), "resolve place_units")
    options = [option.text for option in other.pending[0].options]
    assert "shift supporter red_keep witzend" in options
    assert not [option for option in options if option.startswith("place")], "nothing in the supply yet: only a move"


@pytest.mark.rule("wonderlands_war/R17.22")
def test_red_rooks() -> None:
    used = all_draw(fight("queen_of_hearts: 1@witzend bag=flamingo_weak,red_rook_weak,leader_1"))
    assert used.strength("queen") == [1 + 3], "immune to the Flamingo"
    assert used.t.doubled[0] == 1, "which is used up"
    second = all_draw(fight("queen_of_hearts: 1@witzend bag=red_rook_weak,red_rook_weak,leader_1", pack="B"))
    assert second.strength("queen") == [3 + 1]
    won = all_draw(fight("queen_of_hearts: 1@witzend bag=red_rook_weak,red_rook_strong,leader_1", pack="D"))
    all_halt(won)
    assert won.shards("queen") == 1 + 2, "1 each, 1 more for the strong one"


@pytest.mark.rule("wonderlands_war/R8.1")
def test_an_ability_may_read_a_chip_before_or_after_its_changes() -> None:
    """A mix: the Flamingo of pack A doubles a Creature of pack D."""
    line = "queen_of_hearts: 1@witzend shards=3 bag=flamingo_weak,creature_weak,leader_1"
    for choice, shards in (("count 2", 2), ("count 4", 4)):
        scene = Scene(f"witzend I AAAADA; {line}; alice: 1@witzend {DULL}; mad_hatter: 1@witzend {DULL}")
        all_draw(scene)
        assert scene.asked("queen") == ("read", ["count 4", "count 2"])
        scene.play(f"queen {choice}")
        assert (scene.shards("queen"), scene.strength("queen")) == (shards, [1 + 4])
