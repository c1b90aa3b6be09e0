"""Chapter 9: validating encounters."""

import pytest

from games.wonderland.tools import at, choices, end, go, table


@pytest.mark.rule("wonderland/9.1")
@pytest.mark.parametrize(
    ("card", "enough", "short"),
    [
        ("E01", "met=march_hare,jabberwocky,king_of_hearts", "met=march_hare,jabberwocky"),
        ("E29", "soldiers=3", "soldiers=2"),
        ("E34", "gardeners=3", "gardeners=2"),
    ],
)
def test_everything_asked_for_must_be_owned(card: str, enough: str, short: str) -> None:
    match = at(f"A alice=h8 | *green d4 goals={card} {enough} | yellow h1")
    go(match, f"validate {card}")
    assert (table(match).goals[0], len(table(match).validated[0])) == ([], 1)
    seen = match.view(1)["table"]
    assert isinstance(seen, dict)
    assert seen["validated"][0] == [card]
    assert choices(at(f"A alice=h8 | *green d4 goals={card} {short} | yellow h1"), "validate") == []


@pytest.mark.rule("wonderland/9.1")
def test_any_number_in_one_turn() -> None:
    match = at("A alice=h8 | *green d4 goals=E27,E34,E33 soldiers=2 gardeners=5 | yellow h1")
    go(match, "validate E27", "validate E34", "validate E33")
    assert len(table(match).validated[0]) == 3


@pytest.mark.rule("wonderland/9.2")
def test_what_lies_on_a_card_serves_no_other() -> None:
    match = at("A alice=h8 | *green d4 goals=E34,E35 gardeners=5 | yellow h1")
    go(match, "validate E34")
    assert choices(match, "validate") == []
    people = "met=march_hare,jabberwocky,king_of_hearts,mad_hatter,dormouse"
    match = at(f"A alice=h8 | *green d4 goals=E01,E02 {people} | yellow h1")
    assert choices(match, "validate") == ["validate E01", "validate E02"]
    go(match, "validate E01")
    assert choices(match, "validate") == []  # both want the March Hare
    match = at(f"A alice=h8 | *green d4 goals=E01,E02 {people},march_hare | yellow h1")
    go(match, "validate E01", "validate E02")
    assert len(table(match).validated[0]) == 2


@pytest.mark.rule("wonderland/9.3")
def test_soldiers_on_a_card_still_count() -> None:
    match = go(at("A alice=h8 | *green d4 goals=E29 soldiers=3 | yellow h1"), "validate E29")
    outcome = end(match).outcome
    assert outcome is not None
    assert (outcome.breakdown[0]["encounters"], outcome.breakdown[0]["soldiers"]) == (4, 6)


@pytest.mark.rule("wonderland/9.4")
def test_a_card_not_validated_gives_its_pr() -> None:
    match = end(at("A alice=h8 | *green d4 goals=E01 met=march_hare,jabberwocky,king_of_hearts | yellow h1 pr=3"))
    outcome = match.outcome
    assert outcome is not None
    assert outcome.breakdown[0]["encounters"] == 0
    assert [sheet["penalty"] for sheet in outcome.breakdown] == [-10, -5]  # 4 PR against 3
