"""Chapters 14 and 15: the six scenarios."""

import pytest

from games.wonderful_kingdom.tools import at, go, options, row, table
from wonderwood.engine.match import Match
from wonderwood.games.wonderful_kingdom import GAME
from wonderwood.games.wonderful_kingdom.notation import names
from wonderwood.games.wonderful_kingdom.production import production
from wonderwood.games.wonderful_kingdom.scoring import is_defeated, medal


def new(scenario: str, **more: object) -> Match:
    return Match.new(GAME, 1, {"scenario": scenario, **more}, "scenario")


def in_decks(match: Match) -> list[str]:
    t = table(match)
    return names(t.box, t.deck + t.danger + t.offers[0] + t.offers[1] + [t.top])


@pytest.mark.rule("wonderful_kingdom/14.1")
def test_solo_rules_with_the_right_decks() -> None:
    assert [name for name in in_decks(new("SC02")) if name.startswith("treasure_")] == []
    assert in_decks(new("SC01")).count("calamity") == 0
    assert in_decks(new("SC06")).count("calamity") == 4


@pytest.mark.rule("wonderful_kingdom/14.2")
def test_setup_cards_are_not_in_the_deck_and_may_be_recycled() -> None:
    match = new("SC04")
    assert row(match, "sites") == ["recruiter", "great_army", "barracks", "alchemical_forge"]
    assert in_decks(match).count("barracks") == 2
    assert "scrap recruiter 1" in options(match)


@pytest.mark.rule("wonderful_kingdom/14.3")
def test_a_medal_needs_no_defeat() -> None:
    match = at("scenario=SC02 phase=score round=4 | ")
    t = table(match)
    t.medals = [-50, 200, 300]
    assert (is_defeated(t, 0), medal(t, 0)) == (True, 0)


@pytest.mark.rule("wonderful_kingdom/14.4")
def test_face_b_by_default_and_face_a_costs_points() -> None:
    assert table(new("SC01")).face == 1
    match = at("scenario=SC01 face=A phase=score round=4 | ")
    assert match.outcome is not None
    assert match.outcome.breakdown[0]["face"] == -15


@pytest.mark.rule("wonderful_kingdom/15.1")
def test_sc01_farms_and_vermin() -> None:
    match = at("scenario=SC01 phase=combat | threats=vermin S=1")
    assert row(match, "sites") == ["farm"] * 4
    assert options(match, 0, "scrap") == []
    go(match, "fight vermin")
    assert row(match, "trophies") == []  # it went back to the supply
    assert row(match, "threats") == ["vermin"] * 4  # one for each Farm
    assert len(table(match).supply) == 6
    assert table(match).medals == [70, 90, 110]


@pytest.mark.rule("wonderful_kingdom/15.1", "wonderful_kingdom/16.22c")
def test_sc01_is_lost_when_the_vermin_run_out() -> None:
    match = at("scenario=SC01 phase=combat supply=3 | threats=vermin S=0")  # T34: three are left, then two Farms' worth
    assert match.over
    assert table(match).supply == []
    assert match.outcome is not None
    assert match.outcome.winners == []
    rats = at("scenario=SC01 phase=afflict supply=1 | sel=giant_rat,port")
    assert rats.over


@pytest.mark.rule("wonderful_kingdom/15.1", "wonderful_kingdom/16.22e", "wonderful_kingdom/16.22f")
def test_sc01_farms_must_be_built() -> None:
    match = at("scenario=SC01 phase=last round=4 | K=8 built=throne_room")
    go(match, *(f"krystal materials farm {number}" for number in (1, 1, 2, 2, 3, 3, 4)))
    assert is_defeated(table(match), 0)
    go(match, "krystal materials farm 4")
    assert not is_defeated(table(match), 0)


@pytest.mark.rule("wonderful_kingdom/15.2")
def test_sc02_the_prophecy() -> None:
    match = new("SC02")
    t = table(match)
    assert row(match, "council") == ["enlightened_prophet", "grey_eminence"]
    assert (t.soldiers, t.spies, t.spy_tokens, t.medals) == ([6], [0], [0], [60, 80, 100])
    assert row(match, "sites") == ["infernal_gate", "secret_brotherhood", "royal_keep"]
    assert len(in_decks(match)) == 76 + 4  # T36: 67 + 9 cards, and the Calamities
    assert (len(t.danger), len(t.deck) + 1 + 4) == (12, 68)
    won = at("scenario=SC02 phase=last round=4 | K=20")
    fill = [text for text in options(won) if text.startswith(("krystal", "enlist"))]
    while fill:
        go(won, fill[0])
        fill = [text for text in options(won) if text.startswith(("krystal", "enlist"))]
    assert not is_defeated(table(won), 0)


@pytest.mark.rule("wonderful_kingdom/15.3", "wonderful_kingdom/16.22d")
def test_sc03_the_northern_cold() -> None:
    match = new("SC03")
    assert row(match, "sites") == ["great_lighthouse", "navigators", "port", "giants_cache"]
    assert in_decks(match).count("frost_giant") == 4
    assert table(match).medals == [65, 85, 110]
    assert is_defeated(table(at("scenario=SC03 phase=score round=4 | steps=nl1_final")), 0)
    fight = at("scenario=SC03 phase=combat | S=2 alchemy=4e")
    assert "step nl1_final" in options(fight)  # Quest steps in the Combat phase


@pytest.mark.rule("wonderful_kingdom/15.4")
def test_sc04_the_ultimate_battle() -> None:
    match = new("SC04")
    t = table(match)
    assert (row(match, "council"), t.soldiers, t.medals) == (["master_cartographer"], [2], [80, 95, 125])
    assert len([name for name in in_decks(match) if t.box.power[t.box.kind_named(name)] >= 0]) == 10
    assert is_defeated(table(at("scenario=SC04 phase=score round=4 | steps=us1_final")), 0)


@pytest.mark.rule("wonderful_kingdom/15.5", "wonderful_kingdom/16.16b")
def test_sc05_the_thieves_guild() -> None:
    match = new("SC05")
    t = table(match)
    assert (row(match, "threats"), row(match, "duchy")) == (["thief"] * 4, ["hamlet", "guild"])
    assert [production(t, 0, step) for step in range(4)] == [2, 1, 1, 1]  # T35: all four icons are covered
    assert len(t.stolen[0]) == 4
    shadows = go(at("scenario=SC05 phase=afflict | sel=shadow*2,treasure_mat_mat,port"), "discard port")
    assert table(shadows).aside == 3  # T44
    lost = at("scenario=SC05 phase=afflict aside=4 | sel=shadow,port")
    assert lost.over
    assert table(lost).lost == 1


@pytest.mark.rule("wonderful_kingdom/15.5")
def test_sc05_all_thieves_must_be_defeated() -> None:
    match = at("scenario=SC05 phase=combat round=4 | S=8")
    for _ in range(4):
        go(match, "fight thief")
        go(match, options(match, 0)[0])  # take a Stolen token away
    assert not is_defeated(table(match), 0)
    assert is_defeated(table(at("scenario=SC05 phase=score round=4 | ")), 0)


@pytest.mark.rule("wonderful_kingdom/15.6", "wonderful_kingdom/16.22b")
def test_sc06_two_quests_at_once() -> None:
    match = at("scenario=SC06 phase=plan | K=9 S=20 alchemy=9m9p9g9e sel=farm")
    assert len(options(match, 0, "step")) == 8
    assert row(match, "sites") == ["barracks", "royal_guard", "high_wall", "artificers"]
    assert table(match).medals == [60, 85, 100]
    built = "built=barracks"
    one = at(f"scenario=SC06 phase=score round=4 | {built} steps=us1_final")
    assert is_defeated(table(one), 0)


@pytest.mark.parametrize("scenario", ["SC01", "SC02", "SC03", "SC04", "SC05", "SC06"])
@pytest.mark.rule("wonderful_kingdom/9.16")
def test_medals_of_every_scenario_come_from_its_data(scenario: str) -> None:
    t = table(new(scenario))
    assert t.medals == t.box.scenario_medals[t.scenario]
    assert t.deluxe == 0
