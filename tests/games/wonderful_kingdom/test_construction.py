"""Chapters 6 and 7: building, Krystallium, Alchemy, recycling under construction, windows."""

import pytest

from games.wonderful_kingdom.tools import at, events, free, go, options, prompt, reserve, row, table
from wonderwood.engine.errors import Refusal


@pytest.mark.rule("wonderful_kingdom/6.1", "wonderful_kingdom/6.2", "wonderful_kingdom/16.5b")
def test_a_complete_card_is_built_and_gives_its_bonus_once() -> None:
    match = at("tutorial phase=place step=materials | site=high_wall:4m loose=1m training=1 | ")
    go(match, "lay materials high_wall 1")
    assert row(match, "duchy") == ["high_wall"]
    assert table(match).sites[0] == []
    assert reserve(match) == (0, 2)  # and the Training area is untouched
    assert table(match).training[0] == 1
    crystal = go(at("tutorial phase=place step=gold | site=royal_treasury:3g loose=1g | "), "lay gold royal_treasury 1")
    assert reserve(crystal) == (2, 0)


@pytest.mark.rule("wonderful_kingdom/6.3")
def test_several_copies_may_be_built() -> None:
    match = at("tutorial phase=place step=materials | site=farm:1m,farm:1m loose=2m built=farm | ")
    go(match, "lay materials farm 1", "lay materials farm 2")
    assert row(match, "duchy") == ["farm"] * 3
    assert table(match).flat[0][1] == 1 + 3


@pytest.mark.rule("wonderful_kingdom/6.4", "wonderful_kingdom/6.6")
def test_soldiers_fill_soldier_spaces_at_any_time_or_wait() -> None:
    match = at("tutorial phase=plan | site=triumphal_arch:3g S=1 sel=farm | ")
    assert "enlist triumphal_arch 1" in options(match)
    go(match, "recycle farm", "done")
    assert reserve(match) == (0, 1)
    window = at("tutorial phase=place step=materials | site=triumphal_arch S=2 loose=1m | ")
    go(window, "enlist triumphal_arch 1", "enlist triumphal_arch 1")
    assert free(window, "triumphal_arch") == [0, 0, 3, 0, 0, 0]
    assert options(at("tutorial phase=plan | site=port S=2 sel=farm | "), 0, "enlist") == []


@pytest.mark.rule("wonderful_kingdom/6.5")
def test_krystallium_replaces_cubes_but_no_soldier() -> None:
    match = at("tutorial phase=plan | site=sword_of_kings:2e K=3 S=1 sel=farm | ")  # T8
    go(match, "krystal exploration sword_of_kings 1", "enlist sword_of_kings 1")
    assert options(match, 0, "krystal") == []
    assert free(match, "sword_of_kings") == [0, 0, 0, 0, 0, 1]
    assert row(match, "duchy") == []
    throne = at("tutorial phase=plan | site=throne_room K=2 sel=farm | ")
    assert options(throne, 0, "krystal") == ["krystal gold throne_room 1", "krystal krystallium throne_room 1"]


@pytest.mark.rule("wonderful_kingdom/16.7")
def test_krystallium_in_place_of_a_cube_stays_and_is_no_cube() -> None:
    match = go(at("tutorial phase=plan | site=port:2m K=1 sel=quarry | "), "krystal materials port 1", "recycle quarry")
    assert table(match).spaces[0][:10] == [1, 0, 0, 0, 0, 0, 2, 0, 0, 0]
    go(match, "lay materials port 1")
    assert row(match, "duchy") == ["port"]


@pytest.mark.rule("wonderful_kingdom/6.7")
def test_sites_and_alchemy_stay_from_round_to_round() -> None:
    match = at("tutorial phase=place step=exploration round=1 | site=port:2m loose=1e alchemy=2m | ")
    assert table(match).round == 2
    assert free(match, "port") == [2, 0, 0, 0, 0, 0]
    assert table(match).alchemy[0] == [2, 0, 0, 1]


@pytest.mark.rule("wonderful_kingdom/7.1", "wonderful_kingdom/16.6b")
def test_the_fifth_cube_in_alchemy_makes_a_krystallium() -> None:
    match = at("tutorial face=C phase=place step=gold | alchemy=2m1p1g loose=2g K=0 | ")  # T6: two more cubes
    assert events(match, "transmuted") == [{"who": "0"}]
    assert reserve(match) == (1, 0)
    assert table(match).alchemy[0] == [0, 0, 1, 0]


@pytest.mark.rule("wonderful_kingdom/7.2", "wonderful_kingdom/16.6a")
def test_nothing_leaves_alchemy_and_krystallium_does_not_enter() -> None:
    match = at("tutorial phase=plan | alchemy=3m K=1 site=farm sel=port | ")
    assert [text.split()[0] for text in options(match)] == ["build", "recycle", "krystal", "scrap"]


@pytest.mark.rule("wonderful_kingdom/7.3")
def test_krystallium_is_kept() -> None:
    match = at("tutorial phase=place step=exploration round=2 | K=7 | ")
    assert (table(match).round, reserve(match)) == (3, (7, 0))


@pytest.mark.rule("wonderful_kingdom/7.4")
def test_a_card_under_construction_can_be_recycled_to_alchemy() -> None:
    match = go(at("tutorial phase=plan | site=port:3m,royal_keep:1s sel=farm | "), "scrap port 1")  # T7
    assert table(match).alchemy[0] == [0, 0, 0, 1]
    assert row(match, "sites") == ["royal_keep"]
    go(match, "scrap royal_keep 1")
    assert reserve(match) == (0, 0)  # the Soldier on it is lost


@pytest.mark.rule("wonderful_kingdom/7.5", "wonderful_kingdom/16.1a")
@pytest.mark.parametrize(
    "line",
    [
        "tutorial phase=turn | hand=quarry,guild site=farm:1m K=1 | ",
        "tutorial phase=turn turn=3 left=port right=arena | site=farm:1m K=1 | ",
        "tutorial phase=plan | sel=port site=farm:1m K=1 | ",
        "tutorial phase=place step=gold | loose=1g site=farm:1m K=1 | ",
        "threat packs=thieves,shadows phase=combat | site=farm:1m K=1 | ",
        "conquest phase=conquest | site=farm:1m K=1 | ",
        "tutorial phase=last round=4 | site=farm:1m K=1 | ",
    ],
)
def test_windows(line: str) -> None:
    match = at(line)
    assert {"krystal materials farm 1", "scrap farm 1"} <= set(options(match))
    go(match, "krystal materials farm 1")
    assert row(match, "duchy") == ["farm"]


@pytest.mark.rule("wonderful_kingdom/16.1b")
def test_no_window_in_the_opponents_turn() -> None:
    match = at("tutorial phase=turn | hand=quarry,guild | site=farm:1m K=1 hand=port,arena")
    assert match.waiting == [0]
    with pytest.raises(Refusal, match="not_your_turn"):
        match.play(1, "krystal materials farm 1")
    go(match, "offer quarry left up")
    assert options(match, 0, "scrap") == []  # nor between the two cards of an offer


@pytest.mark.rule("wonderful_kingdom/16.1a", "wonderful_kingdom/16.1b")
def test_a_window_on_the_own_choice_turn_pays_a_power_at_once() -> None:
    match = at(
        "advisors phase=turn turn=3 left=-farm right=port | site=barracks:2m K=1 council=enlightened_prophet S=0 | "
    )  # T37
    assert options(match, 0, "power") == []
    go(match, "krystal materials barracks 1")
    assert options(match, 0, "power") == ["power enlightened_prophet"]


@pytest.mark.rule("wonderful_kingdom/16.1c")
def test_the_last_window_comes_before_the_score() -> None:
    match = at("tutorial phase=last round=4 | site=founder_statue:1m1g K=1 | ")
    assert prompt(match) == "last"
    go(match, "krystal gold founder_statue 1")
    assert match.over
    outcome = match.outcome
    assert outcome is not None
    assert outcome.scores == [4, 0]


@pytest.mark.rule("wonderful_kingdom/16.5a")
def test_soldiers_are_paid_from_the_reserve_only() -> None:
    match = at("threat packs=thieves,shadows phase=combat | threats=thief S=1 training=1 site=triumphal_arch:1s | ")
    assert options(match, 0, "fight") == []
    assert "fight thief" in options(at("threat packs=thieves,shadows phase=combat | threats=thief S=2 | "))


@pytest.mark.rule("wonderful_kingdom/7.5")
def test_nobody_is_asked_when_nothing_can_be_done() -> None:
    match = at("tutorial face=C phase=place step=materials | K=0 loose=2m site=sunken_city | K=0")
    assert prompt(match, match.waiting[0]) == "offer"  # Materials fit nowhere, recycling can wait
    eager = at("tutorial phase=place step=materials | alchemy=2g loose=2m site=sunken_city | ")
    assert prompt(eager) == "window"  # now it would make a Krystallium
    assert options(eager) == ["done", "scrap sunken_city 1"]


@pytest.mark.rule("wonderful_kingdom/7.4", "wonderful_kingdom/7.5")
@pytest.mark.parametrize(
    ("sites", "asked"),
    [
        ("farm:1m,quarry,port", True),  # 3 + 2 cubes: a Krystallium for the last space of the Farm
        ("farm,quarry,port", False),  # a second one would be missing
        ("farm:1m,quarry", False),
        ("triumphal_arch:3g1s,quarry,port", False),  # Krystallium is no Soldier
    ],
)
def test_several_cards_may_be_recycled_to_complete_another(sites: str, asked: bool) -> None:
    match = at(f"tutorial phase=last round=4 | site={sites} alchemy=3g | ")
    assert (prompt(match) == "last") == asked
    if asked:
        go(match, "scrap quarry 1", "scrap port 1", "krystal materials farm 1")
        assert row(match, "duchy") == ["farm"]
    step = at(f"tutorial face=C phase=place step=materials | K=0 site={sites} alchemy=3g | K=0")
    assert ("scrap quarry 1" in options(step) and prompt(step) == "window") == asked
