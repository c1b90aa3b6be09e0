"""No holes: every numbered rule has a test that cites it, and no test cites a rule that does not exist."""

from pathlib import Path

import pytest

from wonderwood.engine.game import find_game
from wonderwood.games import GAMES
from wonderwood.ledger import cited_rules, code_places, read_ledger

TESTS = Path(__file__).parents[1]
CITED = cited_rules(TESTS)


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_has_a_test(name: str) -> None:
    rules = [rule["id"] for rule in read_ledger(find_game(name))]
    assert rules
    assert [rule for rule in rules if f"{name}/{rule}" not in CITED] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_cited_in_the_code(name: str) -> None:
    game = find_game(name)
    rules = [rule["id"] for rule in read_ledger(game)]
    places = code_places(game, rules)
    assert [rule for rule in rules if rule not in places] == []


def test_no_test_cites_an_unknown_rule() -> None:
    known = {f"{name}/{rule['id']}" for name in GAMES for rule in read_ledger(find_game(name))}
    assert sorted(set(CITED) - known) == []
