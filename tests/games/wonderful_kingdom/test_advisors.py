"""Chapter 11: the Advisors module, every power."""

import pytest

from games.wonderful_kingdom.tools import at, events, free, go, options, prompt, reserve, row, table
from wonderwood.engine.match import Match
from wonderwood.games.wonderful_kingdom import GAME
from wonderwood.games.wonderful_kingdom.box import ADVISOR
from wonderwood.games.wonderful_kingdom.notation import names


def new(seats: int = 2, **more: object) -> Match:
    return Match.new(GAME, seats, {"module": "advisors", **more}, "advisors")


def advisors(match: Match, area: list[int]) -> int:
    box = table(match).box
    return sum(1 for card in area if box.family[box.kind[card]] == ADVISOR)


@pytest.mark.rule("wonderful_kingdom/11.1", "wonderful_kingdom/11.10")
@pytest.mark.parametrize(("deluxe", "boxed"), [(False, 2), (True, 2 + 4)])
def test_each_keeps_one_of_two(deluxe: bool, boxed: int) -> None:
    match = new(deluxe=deluxe)
    assert (prompt(match, 0), prompt(match, 1)) == ("advisor", "advisor")
    kept = [options(match, seat)[0].split()[1] for seat in (0, 1)]
    match.play(0, options(match, 0)[0])
    assert table(match).council == [[], []]  # shown when both have chosen
    view = match.view(1)["table"]
    assert isinstance(view, dict)
    assert view["drawn"][0] == ["?", "?"]
    match.play(1, options(match, 1)[0])
    t = table(match)
    assert [row(match, "council", seat) for seat in (0, 1)] == [[kept[0]], [kept[1]]]
    assert advisors(match, t.deck + t.offers[0] + t.offers[1] + t.hands[0] + t.hands[1]) == 10
    assert len(t.boxed) == boxed  # T25
    assert t.soldiers == [2, 2]
    assert all(not name.startswith("treasure_") for name in names(t.box, t.deck))


@pytest.mark.rule("wonderful_kingdom/11.9", "wonderful_kingdom/11.10", "wonderful_kingdom/11.11")
@pytest.mark.parametrize(("deluxe", "boxed"), [(False, 0), (True, 3)])
def test_solo_the_other_one_goes_back(deluxe: bool, boxed: int) -> None:
    match = new(1, deluxe=deluxe)
    match.play(0, options(match)[0])
    t = table(match)
    assert (len(t.council[0]), t.soldiers, t.medals) == (1, [2], [70, 95, 115])
    assert advisors(match, t.deck + t.danger + t.offers[0] + t.offers[1] + [t.top]) == 10
    assert len(t.boxed) == boxed
    everyone = names(t.box, t.deck + t.danger + t.offers[0] + t.offers[1] + [t.top] + t.council[0] + t.boxed)
    assert not {"poisoner", "envoy", "blackmailer", "smuggler"} & set(everyone)


@pytest.mark.rule("wonderful_kingdom/11.2")
def test_calamities_as_usual() -> None:
    match = new()
    go(match, "0: " + options(match, 0)[0], "1: " + options(match, 1)[0])
    assert [row(match, "hands", seat).count("calamity") for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("wonderful_kingdom/11.3", "wonderful_kingdom/11.4")
def test_a_face_up_advisor_goes_straight_to_the_council() -> None:
    match = go(at("advisors phase=turn turn=3 left=farm,herald right=port | S=2 hand=arena,guild | "), "0: select left")
    assert (row(match, "council"), row(match, "selection")) == (["herald"], ["farm"])
    assert reserve(match) == (0, 3)


@pytest.mark.rule("wonderful_kingdom/11.5", "wonderful_kingdom/11.7")
def test_a_face_down_advisor_joins_in_planning() -> None:
    match = at("advisors phase=turn turn=15 left=farm,-court_alchemist right=port | S=1 | ")
    go(match, "0: select left")  # T26: its Soldier pays its power in the same phase
    assert row(match, "council") == ["court_alchemist"]
    assert reserve(match) == (0, 2)
    assert "power court_alchemist" in options(match)


@pytest.mark.rule("wonderful_kingdom/11.6")
def test_advisors_are_neither_recycled_nor_built() -> None:
    match = at("advisors phase=reveal | sel=farm,-herald | ")
    assert options(match) == ["build farm", "recycle farm"]
    score = at("advisors phase=score round=4 | council=herald,chronicler | ")
    assert score.outcome is not None
    assert score.outcome.scores == [0, 0]


@pytest.mark.rule("wonderful_kingdom/11.7", "wonderful_kingdom/11.8")
def test_a_power_once_a_round_for_soldiers_in_its_phase() -> None:
    match = at("advisors phase=plan | council=court_alchemist,herald,master_mason S=5 sel=farm | ")
    assert options(match, 0, "power") == ["power court_alchemist"]
    go(match, "power court_alchemist")
    assert reserve(match) == (1, 3)
    assert options(match, 0, "power") == []
    assert options(at("advisors phase=plan | council=court_alchemist S=1 sel=farm | "), 0, "power") == []


@pytest.mark.rule("wonderful_kingdom/16.17a", "wonderful_kingdom/16.19b")
def test_the_prophet_looks_at_two_traps() -> None:
    match = at("advisors phase=turn turn=3 left=-farm,-port right=-arena,guild | council=enlightened_prophet S=1 | ")
    go(match, "0: power enlightened_prophet")
    assert options(match) == ["peek left 1", "peek left 2", "peek right 1", "done"]
    go(match, "peek left 2")
    view, other = match.view(0)["table"], match.view(1)["table"]
    assert isinstance(view, dict)
    assert isinstance(other, dict)
    assert (view["offers"][0], other["offers"][0]) == (["port", "?"], ["?", "?"])
    go(match, "done")
    assert prompt(match) == "select"


@pytest.mark.rule("wonderful_kingdom/16.17j")
def test_a_power_that_would_do_nothing_cannot_be_paid() -> None:
    nothing_hidden = at("advisors phase=turn turn=3 left=farm right=port | council=enlightened_prophet S=2 | ")
    assert options(nothing_hidden, 0, "power") == []
    no_trap_used = at("advisors deluxe phase=turn turn=3 left=farm right=port | council=smuggler S=2 | ")
    assert options(no_trap_used, 0, "power") == []
    nothing_to_fill = at("advisors phase=plan | council=royal_architect S=2 sel=farm site=triumphal_arch:3g | ")
    assert options(nothing_to_fill, 0, "aid") == []


@pytest.mark.rule("wonderful_kingdom/11.7")
def test_the_smuggler_takes_a_trap_back() -> None:
    match = at("advisors deluxe phase=turn turn=3 left=farm right=port | council=smuggler S=1 traps=0 used_traps=2 | ")
    go(match, "0: power smuggler")
    assert (table(match).traps[0], table(match).traps_used[0]) == (1, 1)


@pytest.mark.rule("wonderful_kingdom/16.17b", "wonderful_kingdom/16.17c")
def test_the_poisoner() -> None:
    match = at("advisors phase=start | council=poisoner S=3 | sel=farm,calamity,port")
    assert options(match) == ["done", "discard farm", "discard calamity", "discard port"]
    go(match, "discard port")
    assert row(match, "selection", 1) == ["farm", "calamity"]
    assert reserve(match) == (0, 0)
    assert options(at("advisors phase=plan | council=poisoner S=3 sel=farm | sel=port"), 0, "discard") == []


@pytest.mark.rule("wonderful_kingdom/16.17b")
def test_the_blackmailer() -> None:
    match = go(at("advisors phase=start | council=blackmailer S=2 sel=calamity,farm | sel=port"), "power blackmailer")
    assert (row(match, "selection"), row(match, "duchy", 1)) == (["farm"], ["calamity"])


@pytest.mark.rule("wonderful_kingdom/16.17d", "wonderful_kingdom/16.17e")
def test_the_grey_eminence_keeps_one_of_three() -> None:
    match = at("advisors phase=plan | council=grey_eminence S=2 sel=farm | sel=port")
    before = len(table(match).deck)
    go(match, "0: power grey_eminence")
    assert len(table(match).drawn[0]) == 3
    assert len(table(match).deck) == before - 3
    view = match.view(1)["table"]
    assert isinstance(view, dict)
    assert view["drawn"][0] == ["?"] * 3
    kept = options(match, 0)[0].split()[1]
    match.play(0, f"keep {kept}")
    assert kept in row(match, "selection") + row(match, "council")
    assert len(table(match).discard) == 2


@pytest.mark.rule("wonderful_kingdom/16.17d")
def test_an_advisor_kept_by_the_eminence_brings_a_soldier() -> None:
    match = at("advisors phase=plan | council=grey_eminence S=2 sel=farm | ")
    t = table(match)
    t.deck = [card for card in t.deck if t.box.ids[t.box.kind[card]] in ("herald", "chronicler", "chamberlain")]
    match.play(0, "power grey_eminence")
    match.play(0, "keep herald")
    assert (row(match, "council"), reserve(match)) == (["grey_eminence", "herald"], (0, 1))


@pytest.mark.rule("wonderful_kingdom/16.17f")
def test_the_chamberlain_doubles_a_bonus() -> None:
    match = go(at("advisors phase=plan | council=chamberlain S=1 sel=quarry site=port | "), "double quarry")
    assert table(match).loose[0] == [2, 0, 0, 0]
    assert table(match).discard


@pytest.mark.rule("wonderful_kingdom/16.17g")
def test_the_architect_places_what_fits() -> None:
    match = at("advisors phase=plan | council=royal_architect S=2 sel=farm site=guild:2m,port | ")
    go(match, "aid guild 1")
    assert options(match) == ["lay materials guild 1", "lay population guild 1", "done"]
    go(match, "lay materials guild 1", "lay population guild 1")
    assert row(match, "duchy") == ["guild"]
    one = at("advisors phase=plan | council=royal_architect S=2 sel=farm site=port:3m | ")
    go(one, "aid port 1", "lay materials port 1")
    assert (prompt(one), row(one, "duchy")) == ("plan", ["port"])


@pytest.mark.rule("wonderful_kingdom/11.7", "wonderful_kingdom/16.7")
def test_the_builder_moves_cubes_between_two_cards() -> None:
    match = at("advisors deluxe phase=plan | council=master_builder S=1 sel=farm site=guild:2m1M,port,hamlet | ")
    go(match, "lift guild 1", "shift materials port 1")
    assert options(match) == ["shift materials port 1", "done"]  # only to that card from now on
    go(match, "shift materials port 1")
    assert free(match, "guild") == [2, 1, 0, 0, 0, 0]  # the Krystallium stays
    assert free(match, "port") == [2, 0, 0, 0, 0, 0]


@pytest.mark.rule("wonderful_kingdom/16.17i")
def test_the_priestess_removes_a_calamity() -> None:
    match = at("advisors deluxe phase=plan | council=high_priestess S=4 sel=farm,calamity built=calamity | ")
    go(match, "power high_priestess")
    assert (row(match, "selection"), row(match, "duchy")) == (["farm"], ["calamity"])
    given = at("advisors deluxe phase=plan | council=high_priestess S=2 sel=farm built=calamity | ")
    before = given.clone()
    go(given, "power high_priestess")
    assert row(given, "duchy") == []
    assert row(before, "duchy") == ["calamity"]  # copies share the Duchy: only this table has another one now
    given.undo(0)
    assert row(given, "duchy") == ["calamity"]


@pytest.mark.rule("wonderful_kingdom/16.4a", "wonderful_kingdom/16.4c")
def test_extra_cubes_do_not_count_for_supremacy() -> None:
    match = at("advisors phase=count step=materials | council=master_mason S=1 site=port | ")
    assert table(match).totals == [2, 2]
    go(match, "power master_mason")
    assert table(match).loose[0] == [4, 0, 0, 0]
    assert table(match).training == [0, 0]
    go(match, "lay materials port 1")
    assert options(at("advisors phase=place step=materials | council=master_mason S=1 site=port loose=2m | "), 0, "power") == []


@pytest.mark.rule("wonderful_kingdom/16.17h", "wonderful_kingdom/16.4c")
def test_the_quartermaster_changes_cubes_of_a_step() -> None:
    match = at("advisors deluxe phase=count step=materials | council=quartermaster S=1 built=quarry site=sunken_city | ")
    assert table(match).totals == [4, 2]
    assert options(match, 0, "convert")[:3] == ["convert population 1", "convert population 2", "convert population 3"]
    go(match, "convert exploration 3")
    assert table(match).loose[0] == [1, 0, 0, 3]
    go(match, *["lay exploration sunken_city 1"] * 3)
    assert free(match, "sunken_city") == [0, 0, 0, 2, 0, 0]


@pytest.mark.rule("wonderful_kingdom/16.4a")
@pytest.mark.parametrize(("choice", "training"), [("power envoy", [1, 0]), ("done", [0, 1])])
def test_the_envoy_takes_the_bonus(choice: str, training: list[int]) -> None:
    match = at("advisors phase=count step=gold | council=envoy S=1 site=arena | built=market site=arena")
    assert prompt(match) == "envoy"
    go(match, choice)
    assert table(match).training == training


@pytest.mark.rule("wonderful_kingdom/16.17j")
def test_the_envoy_stays_at_home_when_the_bonus_is_won_anyway() -> None:
    match = at("advisors phase=count step=gold | council=envoy S=1 built=market site=arena | site=arena")
    assert prompt(match) == "lay"
    assert (table(match).training, reserve(match)) == ([1, 0], (0, 1))


@pytest.mark.rule("wonderful_kingdom/16.17k", "wonderful_kingdom/16.1c")
def test_powers_of_the_end_come_last_first_player_of_round_four_first() -> None:
    built = "built=farm*2,quarry,arena"
    match = at(f"advisors phase=last round=4 | council=herald,chronicler S=5 {built} | council=court_alchemist S=9")
    assert prompt(match) == "honour"
    go(match, "power chronicler", "power herald")
    assert match.over
    assert match.outcome is not None
    assert match.outcome.breakdown[0]["advisors"] == 3 + 4
    both = at("advisors phase=honours round=4 | council=herald S=2 | council=chronicler S=3 built=farm")
    assert match.table.over
    assert both.waiting == [1]
    assert events(both, "used") == []
