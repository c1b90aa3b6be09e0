"""Chapters 4 to 6: the Tea phase, the icons of tea cards, the powers of the leaders."""

import pytest

from games.wonderlands_war.scene import BOX, Scene
from games.wonderlands_war.test_setup import at_tea
from wonderwood.games.wonderlands_war.table import (
    EARLIER_FIRST_PLAYER,
    EARLIER_LEADER_ICON,
    EARLIER_POISON,
    TEA_REST,
    WarTable,
)
from wonderwood.games.wonderlands_war.tea import first_player

CHAIRS = "t1_01,t1_02,t1_03,t1_04,t1_05,t1_06,t1_07,t1_08"


def taking(card: str, more: str = "", situation: str = "", round: str = "I") -> Scene:
    """Alice takes a card from chair 8, the first one on her way."""
    scene = Scene(f"tea {round} A chairs=,,,,,,,{card} {situation}; alice: {more}; mad_hatter:; queen_of_hearts:")
    return scene.play("alice take 8")


# -- turns ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wonderlands_war/R4.1", "wonderlands_war/R14.1")
def test_a_new_round_clears_the_table_and_deals_its_own_deck() -> None:
    scene = Scene(
        """end I A row=walrus,gryphon,unicorn chairs=t1_01,t1_02; alice: vp=3 leader@witzend 2@red_keep
            exhausted=rose_weak madness=madness_double bag=leader_1 shield=0; mad_hatter: vp=9; cheshire_cat: vp=9""",
        dice=[2],
    )
    t = scene.t
    assert t.round == 1
    assert all(BOX.teas[t.tea_on[chair]].round == 2 for chair in range(1, 9))
    assert {BOX.tea_names.index("t1_01"), BOX.tea_names.index("t1_02")} <= set(t.tea_left)
    assert t.chair == [0, 0, 0]
    assert scene.units("alice", "witzend") == []
    assert scene.units("alice", "red_keep") == ["supporter", "supporter"]
    assert scene.chips("alice", "bag") == ["leader_1", "madness_double", "rose_weak"]
    assert len(t.row) == 3
    assert len(t.deck) == 21
    assert t.shield == [0, 1, 1], "Shields stay as they are (R10.9)"
    assert t.first_battle == 2, "the first-battle figure moved on by the die"


@pytest.mark.rule("wonderlands_war/R4.2", "wonderlands_war/D3", "wonderlands_war/R18.26")
def test_first_player_of_later_rounds() -> None:
    def first(line: str, house: int = 0) -> int:
        return first_player(Scene(f"war II A; {line}", house=house).t)

    assert first("alice: vp=4; mad_hatter: vp=3 2@witzend; queen_of_hearts: vp=5") == 1
    assert first("alice: vp=3 3@witzend; mad_hatter: vp=3 2@witzend; queen_of_hearts: vp=3 2@witzend shards=1") == 2
    tied = "alice: vp=3 shards=1; mad_hatter: vp=3 shards=2; queen_of_hearts: vp=4"
    assert first(tied) == 1
    assert first(tied, EARLIER_FIRST_PLAYER) == 0, "by lot; chance answers 0 here"


@pytest.mark.rule("wonderlands_war/R4.3", "wonderlands_war/R4.15", "wonderlands_war/R6.4", "wonderlands_war/D30")
def test_take_a_card_on_the_way_and_keep_it() -> None:
    scene = Scene(f"tea I A chairs={CHAIRS}; mad_hatter: chair=3 sips=1; alice: chair=3; queen_of_hearts:")
    assert scene.options("mad")[:6] == ["take 4", "take 5", "take 6", "take 7", "take 8", "pass_head"]
    scene.play("mad take 6", "mad deploy 1 witzend")
    assert (scene.t.chair[0], scene.t.sips[0], scene.t.tea_on[6]) == (6, 2, -1)
    assert [BOX.tea_names[card] for card in scene.t.taken[0]] == ["t1_06"]
    assert scene.options("alice") == ["take 2", "take 1", "pass_head"], "Alice goes the other way round"


@pytest.mark.rule("wonderlands_war/R4.5", "wonderlands_war/R4.6", "wonderlands_war/R4.8", "wonderlands_war/R18.20")
def test_passing_the_head() -> None:
    scene = Scene("tea I A chairs=t1_01,,,,t1_05 ; mad_hatter: chair=4; alice: chair=7; queen_of_hearts: chair=6", dice=[3])
    scene.play("mad pass_head")
    assert scene.shards("mad") == 3
    assert scene.asked("mad") == ("seat", ["take 1", "take 2", "take 3", "take 4", "take 5", "take 8"])
    assert scene.t.tea_on[4] >= 0, "the chair just left was refilled"
    scene.play("mad take 4")
    assert scene.t.chair[0] == 4
    start = Scene(f"tea I A chairs={CHAIRS}; mad_hatter:; alice:; queen_of_hearts:")
    assert start.options("mad")[:9] == [f"take {chair}" for chair in range(1, 9)] + ["pass_head"], "the Head was not passed yet"


@pytest.mark.rule("wonderlands_war/R4.7")
def test_with_no_free_chair_ahead_the_head_must_be_passed() -> None:
    scene = Scene("tea I A chairs=t1_01; mad_hatter: chair=5; queen_of_hearts: chair=6; cheshire_cat: chair=7")
    assert [option for option in scene.options("mad") if not option.startswith("use")] == ["pass_head"]


@pytest.mark.rule("wonderlands_war/R4.9")
def test_refills_go_clockwise_until_the_deck_is_empty() -> None:
    scene = Scene("tea I A chairs=,,t1_03; mad_hatter: chair=8; queen_of_hearts: chair=6; cheshire_cat: chair=7")
    scene.t.tea_deck = [BOX.tea_names.index("t1_10"), BOX.tea_names.index("t1_11")]
    scene.match.marks.clear()
    scene.play("mad pass_head")
    assert [chair for chair in range(1, 11) if scene.t.tea_on[chair] >= 0] == [1, 2, 3]
    assert scene.t.tea_deck == []


@pytest.mark.rule("wonderlands_war/R4.10", "wonderlands_war/R4.11", "wonderlands_war/R4.12")
def test_leading_into_a_region_ends_your_tea() -> None:
    scene = Scene(f"tea I A chairs={CHAIRS}; mad_hatter: sips=4 chair=2; alice: sips=4; queen_of_hearts: sips=3 chair=1")
    assert scene.asked("mad") == ("lead", ["lead " + region for region in BOX.words["region"]])
    scene.play("mad lead witzend")
    assert scene.units("mad", "witzend") == ["leader"]
    assert scene.t.chair[0] == -1
    scene.play("alice lead witzend", "queen take 3").until("lead")
    assert scene.waiting == ["queen_of_hearts"], "the others have no more turns"
    scene.play("queen lead red_keep")
    assert scene.log("war") == [{"round": "1"}]


@pytest.mark.rule("wonderlands_war/R4.13", "wonderlands_war/R4.14")
@pytest.mark.parametrize(
    ("madness", "shards", "gains", "left"),
    [
        (29, [5, 2, 1, 0], [2, 1, 1, 1], [2, 2, 1, 0]),  # everybody one, the richest one more and half gone, rounded up
        (3, [5, 2, 1, 0], [1, 0, 0, 0], [2, 2, 1, 0]),  # too few for everybody, enough for the richest
        (5, [4, 4, 1, 0], [1, 1, 1, 1], [4, 4, 1, 0]),  # one left for two richest: neither
        (1, [4, 4, 1, 0], [0, 0, 0, 0], [4, 4, 1, 0]),
        (29, [4, 4, 1, 0], [2, 2, 1, 1], [2, 2, 1, 0]),
        (29, [0, 0, 0, 0], [1, 1, 1, 1], [0, 0, 0, 0]),
    ],
)
def test_end_of_tea(madness: int, shards: list[int], gains: list[int], left: list[int]) -> None:
    names = ["alice", "mad_hatter", "queen_of_hearts", "cheshire_cat"]
    players = "; ".join(f"{name}: shards={count} 1@witzend" for name, count in zip(names, shards))
    scene = Scene(f"tea_end I A stock.madness_single={madness}; {players}")
    for seat in range(4):
        chips = scene.t.bag[seat] + scene.t.hand[seat] + scene.t.madness[seat] + [scene.t.played[seat]] * scene.t.loose[seat]
        assert chips.count(BOX.madness) == 2 + gains[seat]
    assert scene.t.shards == left


# -- icons ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wonderlands_war/R5.1", "wonderlands_war/D14")
def test_icons_in_any_order_good_and_bad() -> None:
    scene = taking("t3_17", "shards=0", "row=walrus,rabbit_watch,gryphon", "III")
    assert scene.t.leader[0] == 2, "order cannot matter: done at once"
    assert scene.options("alice")[5:] == ["resolve roll_shard_die", "resolve gain_wonderland"]
    scene.play("alice resolve gain_wonderland", "alice recruit rabbit_watch")
    assert scene.options("alice")[5:] == ["resolve roll_shard_die"]
    scene.play("alice deploy 2 witzend")
    assert scene.shards("alice") == 1, "the die is no choice"


@pytest.mark.rule("wonderlands_war/R5.2")
def test_units_of_one_icon_go_to_one_region_figures_may_replace_supporters() -> None:
    scene = taking("t1_24")
    assert scene.options("alice") == [f"deploy 4 {region}" for region in BOX.words["region"]]
    scene.play("alice deploy 4 red_keep")
    assert scene.units("alice", "red_keep") == ["supporter"] * 4
    scene = taking("t1_24", "walrus@supply")
    assert {"place supporter witzend", "place walrus red_keep"} <= set(scene.options("alice"))
    scene.play("alice place walrus red_keep")
    assert scene.units("alice", "red_keep") == ["supporter"] * 3 + ["walrus"]


@pytest.mark.rule("wonderlands_war/R5.3")
def test_without_supporters_units_may_move() -> None:
    scene = taking("t1_24", "2@witzend gryphon@tulgey_wood reserve=1")
    scene.play("alice place supporter red_keep")
    assert scene.options("alice") == ["shift supporter witzend red_keep", "shift gryphon tulgey_wood red_keep", "pass"]
    scene.play("alice shift gryphon tulgey_wood red_keep", "alice shift supporter witzend red_keep", "alice pass")
    assert scene.units("alice", "red_keep") == ["supporter", "supporter", "gryphon"]
    assert scene.units("alice", "witzend") == ["supporter"]


@pytest.mark.rule("wonderlands_war/R5.4")
def test_two_unit_icons_two_regions() -> None:
    scene = taking("t1_25").play("alice deploy 2 witzend", "alice deploy 2 red_keep")
    assert scene.units("alice", "witzend") == scene.units("alice", "red_keep") == ["supporter"] * 2


@pytest.mark.rule("wonderlands_war/R5.5", "wonderlands_war/R5.9", "wonderlands_war/R10.8")
def test_ally_chip_and_shield_icons() -> None:
    scene = taking("t1_11", "shield=0")
    assert scene.t.shield[0] == 1
    assert scene.chips("alice", "bag").count("forge_weak") == 2
    assert len(BOX.level_of[BOX.ally_names.index("forge")]) == 2
    assert BOX.level_of[BOX.ally_names.index("forge")][1] == -1, "Forge chips are always weak"
    assert taking("t1_11").t.shield[0] == 1


@pytest.mark.rule("wonderlands_war/R5.6", "wonderlands_war/D9")
def test_any_ally_forge_included_but_only_weak() -> None:
    scene = taking("t3_11", round="III").play("alice resolve gain_any_ally")
    assert scene.options("alice") == [f"gain {ally}_strong" for ally in BOX.ally_names[:5]]
    weak = taking("t2_22", "leader=1", round="II").play("alice resolve gain_any_ally")
    assert "gain forge_weak" in weak.options("alice")
    weak.play("alice gain forge_weak")
    assert weak.chips("alice", "bag").count("forge_weak") == 2


@pytest.mark.rule("wonderlands_war/R5.7")
def test_a_chip_out_of_stock_is_replaced_if_you_like() -> None:
    scene = taking("t1_04", situation="stock.red_rook_weak=0 stock.rose_weak=0").play("alice resolve gain_chip")
    assert scene.asked("alice") == (
        "instead",
        [f"gain {ally}_weak" for ally in ("card_soldier", "flamingo", "creature", "forge")] + ["pass"],
    )
    before = scene.chips("alice", "bag")
    scene.play("alice pass")
    assert scene.chips("alice", "bag") == before
    none = " ".join(f"stock.{ally}_strong=0" for ally in BOX.ally_names[:5])
    scene = taking("t3_30", situation=none, round="III").play(
        "alice resolve corrupted_card", "alice pass", "alice resolve gain_chip"
    )
    assert "creature_strong" not in scene.chips("alice", "bag"), "none of that level left: nothing"


@pytest.mark.rule("wonderlands_war/R5.8", "wonderlands_war/R5.13", "wonderlands_war/R18.27")
def test_shard_icons() -> None:
    scene = Scene("tea I A chairs=,,,,,,,t1_15; alice: shards=0; mad_hatter:; queen_of_hearts:", dice=[2])
    scene.play("alice take 8", "alice resolve roll_shard_die")
    assert scene.shards("alice") == 2
    assert taking("t3_22", "shards=4", round="III").shards("alice") == 3
    assert taking("t3_14", "shards=2", round="III").shards("alice") == 0, "as many as you have"
    assert taking("t3_14", "shards=0", round="III").shards("alice") == 0


@pytest.mark.rule("wonderlands_war/R5.10", "wonderlands_war/R18.24")
def test_wonderland_cards() -> None:
    scene = taking("t1_14", situation="row=tweedles,rabbit_watch,gryphon").play("alice resolve gain_wonderland")
    assert scene.options("alice") == ["recruit tweedles", "recruit rabbit_watch", "recruit gryphon"]
    item = scene.match.clone()
    scene.play("alice recruit tweedles", "alice place tweedles_1 witzend", "alice place tweedles_2 red_keep")
    assert scene.units("alice", "witzend") == ["tweedles_1"]
    assert scene.units("alice", "red_keep") == ["tweedles_2"]
    assert len(scene.t.row) == 3, "refilled at once"
    item.play(0, "recruit rabbit_watch")
    assert isinstance(item.table, WarTable)
    assert item.table.bag[0].count(BOX.chip_names.index("rabbit_watch")) == 2
    empty = taking("t1_14", situation="row=gryphon deck=").play("alice resolve gain_wonderland", "alice place gryphon witzend")
    assert empty.t.row == [], "an empty deck does not refill the row"


@pytest.mark.rule("wonderlands_war/R5.12")
def test_unlock_any_covered_ability_at_once() -> None:
    scene = taking("t1_16", "abilities=alice_everywhere").play("alice resolve unlock_ability")
    assert scene.options("alice") == ["unlock alice_mended_hope", "unlock alice_friend_people", "unlock alice_love_learning"]
    scene.play("alice unlock alice_love_learning")
    assert scene.t.unlocked[0] == [1, 0, 0, 1]


@pytest.mark.rule("wonderlands_war/R5.14")
def test_castle_where_you_have_none() -> None:
    scene = taking("t1_21", "castle@witzend castle@red_keep").play("alice resolve build_castle")
    assert scene.options("alice") == ["build tulgey_wood", "build living_flowers", "build pool_of_tears"]
    scene.play("alice build tulgey_wood")
    assert scene.castle("alice", "tulgey_wood") == 2


@pytest.mark.rule("wonderlands_war/R5.15", "wonderlands_war/D8")
def test_leader_icon_at_the_maximum() -> None:
    assert taking("t1_18", "leader=5").t.leader[0] == 6
    scene = taking("t1_18", "leader=6 shards=2").play("alice resolve leader_strength")
    assert scene.asked("alice") == ("shed", ["shed", "pass"])
    scene.play("alice shed")
    assert (scene.t.leader[0], scene.shards("alice")) == (6, 1)
    earlier = Scene(
        "tea I A chairs=,,,,,,,t1_18; alice: leader=6 shards=2; mad_hatter:; queen_of_hearts:", house=EARLIER_LEADER_ICON
    )
    earlier.play("alice take 8", "alice resolve leader_strength")
    assert (earlier.shards("alice"), earlier.log("shards_gone")) == (1, [{"who": "0", "count": "1"}])


@pytest.mark.rule("wonderlands_war/R5.16")
def test_only_single_madness_leaves_the_bag() -> None:
    scene = taking("t2_17", "bag=madness_double,leader_1", "row=walrus,gryphon,unicorn", "II").play(
        "alice resolve discard_madness"
    )
    assert scene.chips("alice", "bag") == ["leader_1", "madness_double"]


@pytest.mark.rule("wonderlands_war/R5.17", "wonderlands_war/R12.7", "wonderlands_war/R18.23")
def test_quest_icons() -> None:
    scene = taking("t1_22", "quests=wits_end,drink_me")
    assert len(scene.t.quests[0]) == 3, "there is no limit"
    scene = taking("t1_23", "quests=wits_end feats=drink_me shards=1", "quest_deck=caucus_race,sea_of_tears")
    scene.play("alice deploy 1 witzend")
    assert scene.asked("alice") == (
        "discard_quest",
        ["discard_quest " + q for q in ("wits_end", "caucus_race", "sea_of_tears", "drink_me")],
    )
    hidden = scene.match.view(1)["table"]
    assert hidden["quests"][0] == ["?"] * 3  # type: ignore[index]
    scene.play("alice discard_quest caucus_race")
    assert [BOX.quest_names[quest] for quest in scene.t.quest_pile] == ["caucus_race"]
    assert scene.match.view(1)["table"]["quest_pile"] == ["?"]  # type: ignore[index]
    assert scene.match.view(0)["table"]["quest_pile"] == ["caucus_race"]  # type: ignore[index]
    public = taking("t1_23", "feats=drink_me", "quest_deck=caucus_race,sea_of_tears").play("alice deploy 1 witzend")
    public.play("alice discard_quest drink_me")
    assert public.match.view(1)["table"]["quest_pile"] == ["drink_me"], "it lay face up"  # type: ignore[index]
    again = taking("t1_22", situation="quest_deck=")
    assert again.t.quests[0] == [], "no quest left"
    pile = Scene("tea I A chairs=,,,,,,,t1_22 quest_deck=; alice:; mad_hatter:; queen_of_hearts:")
    pile.t.quest_pile = [BOX.quest_names.index("drink_me")]
    pile.match.play(0, "take 8")
    assert pile.t.quests[0] == [BOX.quest_names.index("drink_me")], "the pile becomes the deck"
    copy = pile.match.clone().table
    assert isinstance(copy, WarTable)
    assert copy.quests[0] == [BOX.quest_names.index("drink_me")], "also in a copy made afterwards"


@pytest.mark.rule("wonderlands_war/R5.18")
def test_split_cards() -> None:
    scene = taking("t3_28", round="III").play("alice resolve split_card")
    assert scene.options("alice") == ["half top", "half bottom"]
    scene.play("alice half bottom", "alice deploy 2 witzend")
    scene.play("alice gain rose_strong", "alice gain rose_weak")
    assert scene.castle("alice", "witzend") == 0
    assert {"rose_weak", "rose_strong"} <= set(scene.chips("alice", "bag"))


@pytest.mark.rule("wonderlands_war/R5.19")
def test_corrupted_cards() -> None:
    scene = Scene("tea I A chairs=,,,,,,,t1_29; alice: shards=0; mad_hatter:; queen_of_hearts:", dice=[3])
    scene.play("alice take 8", "alice resolve corrupted_card")
    skipped = scene.match.clone()
    scene.play("alice tempt")
    assert (scene.shards("alice"), scene.chips("alice", "bag").count("creature_strong")) == (3, 1)
    skipped.play(0, "pass")
    assert isinstance(skipped.table, WarTable)
    assert (skipped.table.shards[0], skipped.table.bag[0].count(BOX.chip_names.index("creature_strong"))) == (0, 0)
    assert skipped.table.bag[0].count(BOX.chip_names.index("rose_weak")) == 1


@pytest.mark.rule("wonderlands_war/R5.11", "wonderlands_war/R17.10", "wonderlands_war/D15")
def test_a_summoned_figure_fights_and_goes_back_to_its_deck() -> None:
    scene = Scene("""war III A row=walrus,gryphon,unicorn deck=rabbit_watch,knave_crown,knave;
        alice: abilities=alice_friend_people 1@witzend; mad_hatter: 1@witzend; queen_of_hearts: 1@witzend""")
    assert scene.log("summoned") == [{"who": "0", "card": "knave"}]
    scene.play("alice place knave witzend")
    assert scene.t.cards[0] == [], "no owned Wonderland card"
    scene.until("draw")
    assert "knave" in scene.units("alice", "witzend")
    while not scene.match.over:
        scene.give_in()
    assert sorted(BOX.card_names[card] for card in scene.t.deck) == ["knave", "knave_crown", "rabbit_watch"]
    assert scene.t.figure_owner[BOX.figure_names.index("knave")] == -1


# -- leader powers --------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "wonderlands_war/R6.1", "wonderlands_war/R17.16", "wonderlands_war/R18.22", "wonderlands_war/D1", "wonderlands_war/D2"
)
def test_poison_on_tea_cards() -> None:
    scene = Scene("tea_start I A; jabberwocky: abilities=jabber_slithy; mad_hatter:; alice:")
    assert scene.prompt("jab") == "poison"
    scene.play("jab poison 1", "jab poison 3")
    assert "poison 1" not in scene.options("jab"), "at most one on a card"
    scene.play("jab pass")
    assert (sum(scene.t.poison_on), scene.t.poison[0]) == (2, 3)
    scene.play("jab take 1")
    assert (scene.t.poison[0], scene.chips("jab", "bag").count("poison")) == (4, 0), "it comes back to him"
    line = (
        "tea I A chairs=t1_24,t1_25,t1_04; jabberwocky: chair=1 abilities=jabber_slithy poison={}; "
        "mad_hatter: chair=1; alice: chair=7"
    )
    scene = Scene(line.format(5)).play("jab take 2", "jab deploy 2 witzend", "jab deploy 2 witzend")
    assert scene.prompt("jab") == "poison", "none on the table: one, and one more by Slithy Toves"
    scene.play("jab poison 3")
    assert scene.options("jab") == ["poison 1", "pass"]
    scene.play("jab poison 1", "mad take 3")
    assert scene.chips("mad", "bag").count("poison") == 1
    none = Scene(line.format(0)).play("jab take 2", "jab deploy 2 witzend", "jab deploy 2 witzend")
    assert none.waiting == ["mad_hatter"], "an empty supply places nothing"


@pytest.mark.rule("wonderlands_war/R6.1", "wonderlands_war/D1")
def test_poison_left_on_cards_returns_and_the_earlier_power_works_at_the_start_of_turns() -> None:
    scene = Scene("tea_end I A chairs=t1_01; jabberwocky: poison=3 1@witzend; mad_hatter: 1@witzend; alice: 1@witzend")
    assert scene.t.poison[0] == 3
    left = Scene(
        f"tea I A chairs={CHAIRS}; mad_hatter: sips=4; jabberwocky: chair=-1 poison=2 leader@witzend; alice: "
        f"chair=-1 leader@witzend"
    )
    left.t.poison_on[5] = 1
    left.play("mad lead red_keep")
    assert (left.t.poison[1], sum(left.t.poison_on)) == (3, 0)
    earlier = Scene(f"tea I A chairs={CHAIRS}; jabberwocky:; mad_hatter:; alice:", house=EARLIER_POISON)
    assert earlier.prompt("jab") == "poison"
    earlier.play("jab poison 2")
    assert earlier.prompt("jab") == "tea"


@pytest.mark.rule("wonderlands_war/R6.2", "wonderlands_war/R17.12", "wonderlands_war/R18.21", "wonderlands_war/R18.22")
def test_its_my_party() -> None:
    scene = Scene("tea I A chairs=t1_01,t1_04; mad_hatter: chair=5; jabberwocky: chair=6; alice: chair=7")
    scene.t.poison_on[2] = 1
    scene.play("mad use its_my_party")
    assert scene.asked("mad") == ("party", [f"take {chair}" for chair in (1, 2, 3, 4, 8)])
    scene.play("mad take 2", "mad deploy 2 witzend")
    assert (scene.t.chair[0], scene.t.sips[0], scene.shards("mad")) == (5, 1, 0), "no move, no roll, one of his cards"
    assert scene.chips("mad", "bag").count("poison") == 1
    scene.t.turn, scene.t.phase = 2, TEA_REST
    scene.match._flow = None
    scene.match._run(-1)
    assert "use its_my_party" not in scene.options("mad"), "once per Tea phase"


@pytest.mark.rule("wonderlands_war/R6.3", "wonderlands_war/R17.17", "wonderlands_war/D30")
def test_the_queen_spreads_her_units_and_overtakes() -> None:
    scene = Scene("tea I A chairs=,,t1_24; queen_of_hearts: chair=1 abilities=queen_twice_fast; mad_hatter: chair=2; alice:")
    scene.play("queen take 3", "queen place supporter witzend", "queen place supporter red_keep")
    scene.play("queen place supporter witzend", "queen place supporter tulgey_wood")
    assert scene.asked("queen")[0] == "place", "one more for passing a Leader"
    scene.play("queen place supporter pool_of_tears")
    assert [len(scene.units("queen", region)) for region in BOX.words["region"]] == [2, 1, 1, 0, 1]
    none = Scene("tea I A chairs=,,t1_20; queen_of_hearts: chair=1 abilities=queen_twice_fast; mad_hatter: chair=2; alice:")
    none.play("queen take 3", "queen build witzend")
    assert none.prompt("queen") == "place", "even if the card shows no unit"
    head = Scene("tea I A chairs=,,t1_20; queen_of_hearts: abilities=queen_twice_fast; mad_hatter:; alice:")
    head.play("queen take 3", "queen build witzend")
    assert head.waiting == ["mad_hatter"], "Leaders at the Head are not passed"


@pytest.mark.rule("wonderlands_war/R6.4")
def test_alice_goes_counterclockwise_and_refills_like_everybody() -> None:
    scene = Scene("tea I A chairs=t1_01,t1_02; alice: chair=2; mad_hatter: chair=5; queen_of_hearts: chair=6", dice=[1])
    assert scene.options("alice") == ["take 1", "pass_head"]
    scene.play("alice pass_head")
    assert scene.options("alice") == [f"take {chair}" for chair in (8, 7, 4, 3, 2, 1)]


@pytest.mark.rule("wonderlands_war/R6.5", "wonderlands_war/D30")
def test_the_cat_gives_a_shard_away() -> None:
    def rolled(result: int, players: str = "cheshire_cat: chair=7; alice:; mad_hatter:") -> Scene:
        return Scene(f"tea I A chairs=,,,,,,,t1_01; {players}", dice=[result]).play("cheshire pass_head")

    assert rolled(1).prompt("cheshire") == "seat"
    scene = rolled(2)
    assert scene.asked("cheshire") == ("give", ["give 1", "give 2", "pass"])
    scene.play("cheshire give 2")
    assert scene.t.shards == [1, 0, 1]


@pytest.mark.rule("wonderlands_war/R6.6")
def test_some_powers_differ_with_two_players() -> None:
    scene = Scene("tea I A chairs=,,,,,,,t1_01; cheshire_cat: chair=7; alice:", dice=[2]).play("cheshire pass_head")
    assert scene.prompt("cheshire") == "seat", "the Cat gives only a 3 away"
    two = Scene("tea_start I A; jabberwocky:; alice:").play("jab poison 1")
    assert two.prompt("jab") == "tea", "one Poison instead of two"


@pytest.mark.rule("wonderlands_war/D2", "wonderlands_war/R18.21")
def test_borogoves_and_unbirthday() -> None:
    scene = Scene(
        "tea I A chairs=t1_05; jabberwocky: chair=-1 abilities=jabber_borogoves; alice: chair=-1; mad_hatter: chair=-1"
    )
    scene.t.chair = [0, -1, -1]
    scene.match._flow = None
    scene.match._run(-1)
    scene.play("jab take 1", "jab deploy 2 witzend")
    assert scene.prompt("jab") == "place", "the card shows a Creature"
    hatter = Scene("tea I A chairs=t1_05; mad_hatter: chair=8 abilities=hatter_unbirthday; alice:; queen_of_hearts:").play(
        "mad pass_head"
    )
    assert hatter.prompt("mad") == "place"


def test_a_real_tea_phase_takes_four_cards_each() -> None:
    match = at_tea(4, 7)
    while match.pending[0].prompt != "draw":
        match.play(match.pending[0].seat, match.pending[0].options[0])
    assert isinstance(match.table, WarTable)
    assert match.table.sips == [4, 4, 4, 4]
