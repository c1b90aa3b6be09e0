"""Chapter 10: the Threat module and its packs."""

import pytest

from games.wonderful_kingdom.tools import at, events, free, go, options, prompt, reserve, row, table
from wonderwood.engine.errors import Refusal
from wonderwood.engine.match import Match
from wonderwood.games.wonderful_kingdom import GAME
from wonderwood.games.wonderful_kingdom.notation import names
from wonderwood.games.wonderful_kingdom.scoring import score_parts


def new(seats: int = 2, *packs: str) -> Match:
    return Match.new(GAME, seats, {"module": "threat", "pack": list(packs) or ["any"] * seats}, "threat")


@pytest.mark.rule("wonderful_kingdom/10.1", "wonderful_kingdom/10.2")
def test_two_different_packs_instead_of_calamities() -> None:
    match = new(2, "thieves", "shadows")
    assert [row(match, "hands", seat).count("calamity") for seat in (0, 1)] == [0, 0]
    assert row(match, "hands", 0).count("thief") == 1
    assert row(match, "hands", 1).count("shadow") == 1
    assert [len(hand) for hand in table(match).hands] == [8, 8]
    drawn = table(new())
    assert drawn.packs[0] != drawn.packs[1]
    with pytest.raises(Refusal, match="bad_setup"):
        new(2, "thieves", "thieves")


@pytest.mark.rule("wonderful_kingdom/10.3", "wonderful_kingdom/16.9")
def test_the_owner_chooses_in_secret_which_card_to_add() -> None:
    match = new(2, "siphons", "black_dragons")
    assert match.waiting == [0, 1]
    assert options(match, 0) == [f"muster siphon_{name}" for name in ("materials", "population", "gold", "exploration")]
    assert options(match, 1) == ["muster black_dragon_female", "muster black_dragon_male", "muster black_dragon_egg"]
    go(match, "0: muster siphon_gold")
    view = match.view(1)["table"]
    assert isinstance(view, dict)
    assert (view["stacks"][0], view["hands"][0]) == (["?"] * 3, ["?"] * 8)
    go(match, "1: muster black_dragon_egg")
    assert "siphon_gold" in row(match, "hands", 0)
    assert prompt(match, 0) == "offer"


@pytest.mark.rule("wonderful_kingdom/10.4", "wonderful_kingdom/10.5", "wonderful_kingdom/10.7")
def test_a_threat_strikes_who_selected_it_and_stays() -> None:
    match = at("threat packs=sisters_of_misfortune,thieves phase=plan | sel=farm,sister_storm | ")
    assert options(match) == ["build farm", "recycle farm"]
    go(match, "build farm")
    assert row(match, "threats") == ["sister_storm"]
    again = at("threat packs=sisters_of_misfortune,thieves phase=settle round=2 | threats=sister_storm site=port:2m | ")
    assert free(again, "port") == [3, 0, 0, 0, 0, 0]


@pytest.mark.rule("wonderful_kingdom/10.6")
def test_effects_apply_as_far_as_possible() -> None:
    match = at("threat packs=shadows,thieves phase=afflict | sel=shadow*2,farm,thief | ")
    go(match, "cover_duchy 1")
    assert names(table(match).box, table(match).discard) == ["farm"]  # one card for two Shadows
    assert sorted(row(match, "threats")) == ["shadow", "shadow", "thief"]


@pytest.mark.rule("wonderful_kingdom/10.8", "wonderful_kingdom/10.9")
def test_combat_pays_soldiers_for_any_number_of_threats() -> None:
    match = at("threat packs=thieves,illusionists phase=combat | threats=thief,illusionist*2 S=4 site=port | ")
    assert options(match, 0, "fight") == ["fight thief", "fight illusionist"]
    go(match, "fight illusionist", "fight illusionist")
    assert row(match, "trophies") == ["illusionist"] * 2
    assert reserve(match) == (0, 0)
    assert row(match, "threats") == ["thief"]
    earlier = at("threat packs=thieves,illusionists phase=plan | threats=illusionist S=4 sel=farm | ")
    assert options(earlier, 0, "fight") == []


@pytest.mark.rule("wonderful_kingdom/10.10")
def test_undefeated_threats_cost_points() -> None:
    line = "threat packs=giant_rats,frost_giants phase=score round=4 | threats=giant_rat,vermin*2 site=port:4m! | "
    assert score_parts(table(at(line)), 0)["threats"] == -3 - 2 - 3


@pytest.mark.rule("wonderful_kingdom/10.11")
def test_solo_one_pack_joins_the_danger_deck() -> None:
    match = new(1, "thieves")
    assert names(table(match).box, table(match).danger).count("thief") == 4
    assert len(table(match).danger) == 12
    for pack in ("black_dragons", "illusionists"):
        with pytest.raises(Refusal, match="bad_setup"):
            new(1, pack)
    assert all(table(Match.new(GAME, 1, {}, f"{n}")).packs[0] < 6 for n in range(12))


@pytest.mark.rule("wonderful_kingdom/10.12")
def test_combat_is_side_by_side() -> None:
    match = at("threat packs=thieves,shadows phase=combat | threats=thief S=2 | threats=shadow S=3")
    assert match.waiting == [0, 1]


# -- Giant Rats


@pytest.mark.rule("wonderful_kingdom/10.R1", "wonderful_kingdom/10.R2")
@pytest.mark.example("p. 9")
def test_benoit_and_the_rats() -> None:
    match = at("threat packs=giant_rats,thieves phase=afflict supply=10 | threats=giant_rat,vermin sel=giant_rat,farm | ")
    assert sorted(row(match, "threats")) == ["giant_rat"] * 2 + ["vermin"] * 3
    assert len(table(match).supply) == 9 - 2


@pytest.mark.rule("wonderful_kingdom/10.R3")
def test_two_rats_of_one_round_come_one_after_another() -> None:
    match = at("threat packs=giant_rats,thieves phase=afflict | threats=giant_rat sel=giant_rat*2,farm | ")
    assert row(match, "threats").count("vermin") == 2 + 3


@pytest.mark.rule("wonderful_kingdom/10.R4")
def test_rats_already_there_bring_no_more() -> None:
    match = at("threat packs=giant_rats,thieves phase=afflict | threats=giant_rat,vermin sel=farm S=3 | ")
    assert row(match, "threats") == ["giant_rat", "vermin"]
    fight = at("threat packs=giant_rats,thieves phase=combat | threats=giant_rat,vermin S=3 | ")
    go(fight, "fight vermin", "fight giant_rat")
    assert sorted(row(fight, "trophies")) == ["giant_rat", "vermin"]


@pytest.mark.rule("wonderful_kingdom/10.R5")
def test_a_small_supply() -> None:
    match = at("threat packs=giant_rats,thieves phase=afflict supply=1 | threats=giant_rat*2 sel=giant_rat,farm | ")
    assert row(match, "threats").count("vermin") == 1


# -- Frost Giants


@pytest.mark.rule("wonderful_kingdom/10.G1", "wonderful_kingdom/10.G2", "wonderful_kingdom/16.10a")
def test_a_giant_goes_under_a_card_of_any_age() -> None:
    match = at("threat packs=frost_giants,thieves phase=plan | site=port sel=farm,frost_giant*2 | ")
    assert options(match, 0, "freeze") == ["freeze port 1"]
    go(match, "build farm", "freeze farm 1")
    assert options(match, 0, "freeze") == []  # never two under one card: the other one has only the port left
    assert sorted(row(match, "giants")) == ["frost_giant"] * 2


@pytest.mark.rule("wonderful_kingdom/10.G3", "wonderful_kingdom/16.10b")
def test_a_selected_card_must_be_put_under_construction_for_it() -> None:
    match = at("threat packs=frost_giants,thieves phase=plan | sel=frost_giant,treasure_mat_mat,farm | ")  # T17
    assert sorted(options(match)) == ["build farm", "freeze_selected farm", "recycle treasure_mat_mat"]
    go(match, "freeze_selected farm")
    assert row(match, "sites") == ["farm"]


@pytest.mark.rule("wonderful_kingdom/10.G4", "wonderful_kingdom/16.10f")
def test_a_frozen_card_takes_cubes_but_is_neither_built_nor_recycled() -> None:
    match = at("threat packs=frost_giants,sisters_of_misfortune phase=plan | site=farm:1m! sel=quarry,sister_storm | ")
    assert options(match, 0, "scrap") == []
    go(match, "recycle quarry", "lay materials farm 1")
    assert row(match, "duchy") == []
    assert events(match, "lost_cube") == [{"who": "0", "resource": "materials", "card": "farm"}]  # the Sister took one


@pytest.mark.rule("wonderful_kingdom/10.G5", "wonderful_kingdom/10.G6", "wonderful_kingdom/16.10g")
def test_a_giant_is_beaten_when_its_card_is_complete() -> None:
    match = at("threat packs=frost_giants,thieves phase=combat | site=farm:2m!,high_wall:5m! S=2 | ")  # T16
    assert options(match, 0, "thaw") == ["thaw farm 1", "thaw high_wall 1"]
    go(match, "thaw high_wall 1")
    assert row(match, "duchy") == ["high_wall"]
    assert row(match, "trophies") == ["frost_giant"]
    assert options(match, 0, "thaw") == ["thaw farm 1"]  # its 2 Soldiers pay the next one at once
    short = at("threat packs=frost_giants,thieves phase=combat | site=farm:1m! S=2 | ")
    assert options(short, 0, "thaw") == []


@pytest.mark.rule("wonderful_kingdom/10.G7", "wonderful_kingdom/16.10d", "wonderful_kingdom/16.10e")
def test_giants_without_a_card_wait() -> None:
    match = at("threat packs=frost_giants,thieves phase=afflict | sel=farm,frost_giant*3,thief threats=thief site=port | ")
    go(match, "cover_duchy 1")
    assert sorted(row(match, "giants")) == ["frost_giant"] * 2
    assert row(match, "threats").count("frost_giant") == 1  # Threats are no cards for it
    fight = at("threat packs=frost_giants,thieves phase=combat | threats=frost_giant S=2 | ")
    assert options(fight, 0, "fight") == ["fight frost_giant"]
    later = at("threat packs=frost_giants,thieves phase=afflict round=2 | threats=frost_giant sel=farm,port | ")
    assert options(later, 0, "freeze_selected") == ["freeze_selected farm", "freeze_selected port"]
    line = "threat packs=frost_giants,thieves phase=score round=4 | threats=frost_giant | "
    assert score_parts(table(at(line)), 0)["threats"] == -3


@pytest.mark.rule("wonderful_kingdom/16.10c")
def test_no_action_may_leave_a_giant_without_card() -> None:
    match = at("threat packs=frost_giants,thieves phase=plan | site=farm:1m sel=frost_giant,market K=1 | ")  # T42
    go(match, "recycle market")
    assert table(match).alchemy[0] == [0, 0, 1, 0]
    assert row(match, "giants") == ["frost_giant"]  # the only choice left, so it was made
    assert row(match, "duchy") == []
    tight = at("threat packs=frost_giants,thieves phase=plan | site=farm:1m,port sel=frost_giant,market K=1 | ")
    assert "krystal materials farm 1" in options(tight)
    go(tight, "scrap port 1", "recycle market")
    assert row(tight, "giants") == ["frost_giant"]


# -- Shadows


@pytest.mark.rule(
    "wonderful_kingdom/10.S1",
    "wonderful_kingdom/10.S2",
    "wonderful_kingdom/16.16a",
    "wonderful_kingdom/16.3b",
)
def test_shadows_discard_selected_cards_for_the_opponent() -> None:
    held = "threats=shadow sel=shadow,treasure_mat_mat,market,port"
    match = at(f"threat packs=shadows,thieves phase=afflict | {held} | alchemy=2e")
    assert sorted(options(match)) == ["discard market", "discard port", "discard treasure_mat_mat"]
    go(match, "discard treasure_mat_mat", "discard market")  # T18
    assert reserve(match, 1)[0] == 1  # 2 + 3 cubes made a Krystallium before the free part
    assert table(match).alchemy[1] == [0, 0, 0, 0]
    assert sorted(row(match, "selection")) == ["port", "shadow"]


@pytest.mark.rule("wonderful_kingdom/10.S3", "wonderful_kingdom/10.S4")
def test_then_the_shadow_moves_in_and_specials_are_not_discarded() -> None:
    match = go(at("threat packs=shadows,thieves phase=afflict | sel=shadow,thief,farm,port | "), "cover_duchy 1")
    assert options(match) == ["discard farm", "discard port"]
    go(match, "discard farm")
    assert table(match).alchemy[1] == [0, 1, 0, 0]
    go(match, "build port")
    assert sorted(row(match, "threats")) == ["shadow", "thief"]


@pytest.mark.rule("wonderful_kingdom/10.S5")
def test_solo_shadows_give_nothing() -> None:
    match = go(at("threat packs=shadows phase=afflict | sel=shadow,farm,port"), "discard farm")
    assert (table(match).alchemy[0], table(match).aside) == ([0, 0, 0, 0], 0)


# -- Thieves


@pytest.mark.rule("wonderful_kingdom/10.T1", "wonderful_kingdom/16.11a")
def test_a_thief_covers_an_icon() -> None:
    match = at("threat packs=thieves,siphons phase=afflict | built=quarry,siphon_gold sel=thief,farm | ")
    assert options(match) == [*(f"cover_duchy {line}" for line in range(1, 5)), "cover quarry 1"]
    go(match, "cover quarry 1")
    assert row(match, "threats") == ["thief"]


@pytest.mark.rule("wonderful_kingdom/10.T2", "wonderful_kingdom/10.T4")
@pytest.mark.parametrize(
    ("built", "stolen", "step", "total"),
    [
        ("navigators", "navigators.0", "exploration", 1 + 1),  # T19
        ("navigators", "navigators.0,navigators.0", "exploration", 1),
        ("recruiter,miners", "recruiter.0", "population", 1),
        ("hamlet", "duchy.0,hamlet.0", "materials", 1),
    ],
)
def test_a_covered_icon_produces_nothing(built: str, stolen: str, step: str, total: int) -> None:
    sites = "site=sunken_city,farm,great_army"
    match = at(f"threat packs=thieves,shadows phase=count step={step} | built={built} stolen={stolen} {sites} | ")
    assert table(match).totals[0] == total


@pytest.mark.rule("wonderful_kingdom/10.T3", "wonderful_kingdom/16.11c")
def test_a_defeated_thief_gives_an_icon_back() -> None:
    match = at("threat packs=thieves,shadows phase=combat | built=quarry threats=thief*2 stolen=quarry.0,duchy.1 S=4 | ")
    go(match, "fight thief")
    assert options(match) == ["uncover quarry 1", "uncover_duchy 2", "done"]
    go(match, "uncover quarry 1", "fight thief", "done")
    assert len(table(match).stolen[0]) == 1


@pytest.mark.rule("wonderful_kingdom/16.11b")
def test_a_thief_without_icon_waits_for_the_end_of_planning() -> None:
    match = at("threat face=C packs=thieves,shadows phase=afflict | sel=thief,quarry site=farm:1m K=0 | ")  # T40
    go(match, "recycle quarry", "lay materials farm 1")
    assert table(match).stolen[0] == [table(match).duchy[0][0] * 4]
    assert row(match, "threats") == ["thief"]
    never = at("threat face=C packs=thieves,shadows phase=afflict | sel=thief,quarry K=0 | ")
    go(never, "recycle quarry")
    assert (table(never).stolen[0], row(never, "threats")) == ([], ["thief"])


# -- Sisters of Misfortune


@pytest.mark.rule("wonderful_kingdom/10.M1", "wonderful_kingdom/10.M4", "wonderful_kingdom/10.M7")
def test_a_sister_removes_a_basic_cube_at_the_end_of_planning() -> None:
    line = "threat packs=sisters_of_misfortune,thieves phase=settle | sel=sister_storm threats=sister_famine alchemy=3g"
    match = at(f"{line} site=guild:1m1p1M,throne_room:1k,royal_keep:1s | ")
    assert options(match) == ["remove materials guild 1", "remove population guild 1"]
    go(match, "remove population guild 1")
    assert free(match, "guild") == [2, 1, 0, 0, 0, 0]
    assert table(match).alchemy[0] == [0, 0, 3, 0]


@pytest.mark.rule("wonderful_kingdom/10.M2", "wonderful_kingdom/10.M3")
@pytest.mark.example("FAQ p. 17")
def test_completing_cards_before_the_sister_is_allowed() -> None:
    match = at("threat packs=sisters_of_misfortune,thieves phase=plan | site=farm:1m sel=sister_storm,quarry | ")
    go(match, "recycle quarry", "lay materials farm 1")
    assert row(match, "duchy") == ["farm"]
    assert events(match, "lost_cube") == []


@pytest.mark.rule("wonderful_kingdom/10.M5")
def test_sisters_differ() -> None:
    box = table(new()).box
    costs = {name: (box.fight_cost[kind], box.penalty[kind]) for kind, name in enumerate(box.ids) if name.startswith("sister_")}
    assert len(set(costs.values())) == 4
    match = at("threat packs=sisters_of_misfortune,thieves phase=combat | threats=sister_storm,sister_famine S=1 | ")
    assert options(match, 0, "fight") == ["fight sister_storm"]


@pytest.mark.rule("wonderful_kingdom/10.M6")
def test_all_four_sisters_score_twenty() -> None:
    three = "sister_storm,sister_drought,sister_disease"
    line = "threat packs=sisters_of_misfortune,thieves phase=score round=4 | trophies={} | trophies={}"
    assert score_parts(table(at(line.format(three + ",sister_famine", "thief"))), 0)["sisters"] == 20
    split = table(at(line.format(three, "sister_famine")))  # T23
    assert all("sisters" not in score_parts(split, seat) for seat in (0, 1))


# -- Siphons


@pytest.mark.rule("wonderful_kingdom/10.Y1", "wonderful_kingdom/10.Y2", "wonderful_kingdom/16.14b")
def test_a_siphon_produces_for_the_opponent() -> None:
    line = "threat packs=siphons,thieves phase=count step=gold"
    match = at(f"{line} | built=guild threats=siphon_gold site=arena | built=guild site=arena")
    assert table(match).totals == [3, 4]  # T20
    assert table(match).training == [0, 1]


@pytest.mark.rule("wonderful_kingdom/10.Y3", "wonderful_kingdom/10.Y5")
def test_a_defeated_siphon_works_for_its_victor() -> None:
    match = at("threat packs=siphons,thieves phase=combat round=1 | built=guild threats=siphon_gold S=2 | built=guild")
    go(match, "fight siphon_gold")
    assert row(match, "duchy") == ["guild", "siphon_gold"]
    assert row(match, "trophies") == []
    line = "threat packs=siphons,thieves phase=count step=gold"
    after = at(f"{line} | built=guild,siphon_gold site=arena | built=guild site=arena")
    assert table(after).totals == [4, 3]
    assert options(at("threat packs=siphons,thieves phase=plan | threats=siphon_gold S=5 sel=farm | "), 0, "fight") == []


@pytest.mark.rule("wonderful_kingdom/10.Y4")
def test_an_undefeated_siphon_costs_four() -> None:
    match = at("threat packs=siphons,thieves phase=score round=4 | threats=siphon_gold,siphon_materials | ")
    assert score_parts(table(match), 0)["threats"] == -8


@pytest.mark.rule("wonderful_kingdom/10.Y6", "wonderful_kingdom/16.14c")
def test_solo_every_fourth_siphoned_resource_brings_a_calamity() -> None:
    match = at("threat packs=siphons phase=count step=gold aside=3 | threats=siphon_gold built=guild,market site=arena")
    assert table(match).totals == [4]  # what is set aside does not count for Supremacy
    assert (table(match).aside, row(match, "duchy").count("calamity")) == (0, 1)  # T21
    assert len(table(match).calamities) == 7
    assert events(match, "calamity") == [{"who": "0"}]


@pytest.mark.rule("wonderful_kingdom/16.14a")
def test_a_siphon_works_in_the_round_it_was_selected() -> None:
    match = at("threat packs=siphons,thieves phase=plan | sel=siphon_materials,farm | ")
    go(match, "build farm")
    assert events(match, "produced")[1] == {"who": "1", "resource": "materials", "amount": "3"}


# -- Black Dragons


@pytest.mark.rule("wonderful_kingdom/10.D1", "wonderful_kingdom/10.D2", "wonderful_kingdom/16.13a")
def test_dragons_take_soldiers_of_the_reserve_then_of_cards() -> None:
    dragons = "sel=black_dragon_female,farm threats=black_dragon_male"
    match = at(f"threat packs=black_dragons,thieves phase=afflict | {dragons} S=1 site=triumphal_arch:1s,sword_of_kings:2s | ")
    assert reserve(match) == (0, 0)
    assert options(match) == ["desert triumphal_arch 1", "desert sword_of_kings 1"]
    go(match, "desert sword_of_kings 1")
    assert free(match, "sword_of_kings") == [0, 0, 0, 3, 0, 1]


@pytest.mark.rule("wonderful_kingdom/10.D3", "wonderful_kingdom/16.13b")
@pytest.mark.example("FAQ p. 18")
def test_the_next_soldier_of_production_pays_the_dragon() -> None:
    match = at("threat packs=black_dragons,thieves phase=afflict | threats=black_dragon_male training=1 built=quarry | ")
    assert events(match, "owes") == [{"who": "0"}]
    assert events(match, "gained")[0] == {"who": "0", "resource": "soldier", "amount": "1"}
    assert events(match, "lost_soldier")[0] == {"who": "0"}
    assert reserve(match)[1] == 0


@pytest.mark.rule("wonderful_kingdom/10.D3", "wonderful_kingdom/16.13b")
def test_debts() -> None:
    line = "threat packs=black_dragons,thieves phase=place step=population | debt=1 site=great_army:1m2p loose=1p | "
    match = go(at(line), "lay population great_army 1")  # T41
    assert reserve(match)[1] >= 2
    assert events(match, "gained")[0] == {"who": "0", "resource": "soldier", "amount": "3"}
    assert len(events(match, "lost_soldier")) == 1
    over = at("threat packs=black_dragons,frost_giants phase=combat | debt=1 site=high_wall:5m! S=2 | ")
    go(over, "thaw high_wall 1")
    assert reserve(over) == (0, 2)  # the debt ended with Production


@pytest.mark.rule("wonderful_kingdom/10.D4", "wonderful_kingdom/16.13c")
def test_a_defeated_dragon_gives_two_krystallium() -> None:
    match = at("threat packs=black_dragons,thieves phase=combat | threats=black_dragon_male S=4 | ")
    go(match, "fight black_dragon_male")
    assert reserve(match) == (2, 0)


@pytest.mark.rule(
    "wonderful_kingdom/10.D5",
    "wonderful_kingdom/10.D6",
    "wonderful_kingdom/16.15a",
    "wonderful_kingdom/16.15b",
)
@pytest.mark.parametrize(("secured", "left", "points"), [(0, 2, 0), (1, 1, 3), (2, 0, 10)])
def test_eggs(secured: int, left: int, points: int) -> None:
    match = at(f"threat packs=black_dragons,thieves phase=combat round=4 | threats=black_dragon_egg*2 S={2 * secured} | ")
    go(match, *["fight black_dragon_egg"] * secured)
    assert match.over
    parts = score_parts(table(match), 0)
    assert (parts["eggs"], parts["threats"]) == (points, 0)  # T22
    assert row(match, "duchy") == []
    assert row(match, "threats") == ["black_dragon_egg"] * left


# -- Illusionists


@pytest.mark.rule("wonderful_kingdom/10.I1")
def test_the_owner_starts_with_a_token() -> None:
    assert table(new(2, "thieves", "illusionists")).illusions == [0, 1]


@pytest.mark.rule("wonderful_kingdom/10.I2", "wonderful_kingdom/16.12a", "wonderful_kingdom/16.12b")
@pytest.mark.parametrize(
    ("held", "tokens", "after"),
    [(("illusionist", ""), (0, 1), [0, 2]), (("", ""), (1, 2), [1, 2]), (("illusionist*2", "illusionist*2"), (0, 0), [2, 1])],
)
def test_illusion_tokens(held: tuple[str, str], tokens: tuple[int, int], after: list[int]) -> None:
    seats = [f"illusions={tokens[seat]} site=port" + (f" threats={held[seat]}" if held[seat] else "") for seat in (0, 1)]
    match = at(f"threat packs=illusionists,thieves phase=illusions | {seats[0]} | {seats[1]}")
    assert table(match).illusions == after  # T24: never more than three


@pytest.mark.rule("wonderful_kingdom/10.I3", "wonderful_kingdom/16.12c")
def test_a_token_on_an_offered_card() -> None:
    line = "threat packs=illusionists,thieves phase=turn left=cathedral right=arena | hand=farm,port,quarry,guild"
    match = at(f"{line} illusions=2 | ")
    assert options(match, 0, "mark") == ["mark left 1", "mark right 1"]
    go(match, "mark left 1")
    assert options(match, 0, "mark") == []  # one an offer
    late = at(f"{line} illusions=1 | ")
    go(late, "offer farm left up", "offer port left up")
    assert options(late) == ["mark left 1", "mark left 2", "mark left 3", "mark right 1", "done"]
    go(late, "mark left 3")
    assert table(late).marks == [[-1, -1, 0], [-1]]


@pytest.mark.rule(
    "wonderful_kingdom/10.I4",
    "wonderful_kingdom/10.I6",
    "wonderful_kingdom/16.12d",
    "wonderful_kingdom/16.12e",
)
def test_swapping_a_card_with_the_marked_one() -> None:
    line = "threat packs=illusionists,thieves phase=turn turn=3 left=farm right=cathedral@0,arena@1 | hand=port,quarry | "
    match = go(at(line), "0: select left")  # T38
    assert options(match) == ["done", "swap 1 right 1"]
    go(match, "swap 1 right 1")
    assert row(match, "selection") == ["cathedral"]
    assert names(table(match).box, table(match).offers[1]) == ["farm", "arena"]
    assert table(match).marks[1] == [-1, 1]
    empty = at("threat packs=illusionists,thieves phase=turn turn=3 left= right=cathedral@0 | hand=port,quarry | ")
    go(empty, "0: select left")
    assert prompt(empty) == "offer"


@pytest.mark.rule("wonderful_kingdom/10.I6")
def test_a_swapped_card_keeps_its_face_and_threats_may_be_swapped() -> None:
    line = "threat packs=illusionists,thieves phase=turn turn=3 left=thief right=-cathedral@0 | hand=port,quarry | "
    match = go(at(line), "0: select left", "swap 1 right 1")
    view = match.view(0)["table"]
    assert isinstance(view, dict)
    assert (view["selection"][0], view["offers"][1]) == (["?"], ["thief"])


@pytest.mark.rule("wonderful_kingdom/10.I5")
def test_a_marked_card_taken_as_usual_loses_its_token() -> None:
    line = "threat packs=illusionists,thieves phase=turn turn=3 left=farm@0 right=cathedral | illusions=0 hand=port,quarry | "
    match = go(at(line), "0: select left")
    assert (prompt(match), table(match).marks, table(match).illusions) == ("offer", [[], [-1]], [0, 0])
