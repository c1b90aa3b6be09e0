"""Expert puts itself in the place of the player who answers: with what that one knows, and no more."""

from typing import Any

import pytest

import tiny
from wonderwood.bots import Eyes
from wonderwood.bots.ismcts import LEVELS, plan_for
from wonderwood.bots.search import Plan, Search
from wonderwood.bots.simple import choose_greedily
from wonderwood.engine.game import find_game, shelf
from wonderwood.engine.match import Match
from wonderwood.engine.table import Ask
from wonderwood.games.wonderful_kingdom.book import OFFER
from wonderwood.games.wonderful_kingdom.checks import audit
from wonderwood.games.wonderful_kingdom.table import KingdomTable


class Answered(type(tiny.GAME)):  # type: ignore[misc]
    """Liar's Dice with two where everybody is told to bid as low as possible, but seat 1 longs for one face."""

    longed_for = 4

    def decisive(self, ask: Ask) -> bool:
        return True

    def calm(self, table: Any, since: int) -> bool:
        return bool(table.turn == 0)

    def judge(self, table: Any, seat: int) -> int:
        return 100 if seat == 1 and table.face == self.longed_for else 0

    def advise(self, table: object, ask: Ask) -> list[int]:
        return list(range(len(ask.options), 0, -1))


@pytest.mark.parametrize(("longed_for", "replies", "chance"), [(4, 6, 0.0), (4, 0, 0.5), (3, 6, 0.0), (5, 6, 0.5)])
def test_the_other_seat_answers_as_advised_unless_the_next_best_is_better_for_it(
    longed_for: int, replies: int, chance: float
) -> None:
    """After a bid of twos threes are advised and fours are next: what lies further off is not thought of."""
    game = Answered()
    game.longed_for = longed_for
    match = Match.new(game, seats=2, options={"dice": 3}, seed=1)
    eyes = Eyes(match, 0, 5)
    plan = Plan(64, 0.0, phased=True, replies=replies, doubt=0.5)
    found = Search(game, 0, eyes.ask, eyes.imagine, eyes.fate, plan)
    found.plant(eyes.imagine())
    edge = next(edge for edge in found.root.edges.values() if match.box.option(game.book, edge.option).text == "bid 1 2")
    for deal in range(6):
        assert found.iterate(deal, edge) == pytest.approx(chance, abs=0.01)
    assert [reply.pairs for reply in found.replies.values()] == ([replies] if replies else [])


def test_only_expert_thinks_answers_through_and_only_where_the_game_says_so() -> None:
    thought_through = [name for name in shelf() if plan_for(LEVELS["expert"], find_game(name), 2, 0).replies]
    assert thought_through == ["wonderful_kingdom"]
    assert plan_for(LEVELS["strong"], find_game("wonderful_kingdom"), 2, 0).replies == 0


def offering(seed: int) -> tuple[Match, int]:
    """A game at the last card of an offer, with a Trap token left."""
    match = Match.new("wonderful_kingdom", 2, {"module": "threat"}, seed=seed)
    while match.ask is not None:
        seat = match.waiting[0]
        t = match.table
        assert isinstance(t, KingdomTable)
        if match.ask.prompt.name == "offer" and t.placed == 1 and t.traps[seat]:
            return match, seat
        match.play(seat, choose_greedily(Eyes(match, seat, seed=seed)))
    raise AssertionError("no token was left")


def hidden_lines(match: Match, seat: int, deal: int) -> list[Match]:
    """On one imagined table: each card of the hand put face down to the left, up to the other player's question."""
    assert match.ask is not None
    lines: list[Match] = []
    for option in match.ask.options:
        if OFFER.has(option) and OFFER.second(option) == 0 and OFFER.third(option) == 1:
            line = Eyes(match, seat, seed=1).imagine(deal)
            assert line.ask is not None
            line._answer(line.ask, option)
            lines.append(line)
    return lines


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whoever_answers_cannot_tell_what_was_hidden_from_it(seed: int) -> None:
    """Whatever the searching seat puts face down, the other one imagines the same tables."""
    match, seat = offering(seed)
    lines = hidden_lines(match, seat, deal=seed)
    assert len(lines) > 2
    for deal in range(5):
        tables = []
        for line in lines:
            t = line.reimagine(1 - seat, deal).table
            assert isinstance(t, KingdomTable)
            assert not audit(t)
            tables.append((t.offers, t.hands, t.selection, t.deck, [t.known[card] for card in t.offers[0] + t.offers[1]]))
        assert all(table == tables[0] for table in tables)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whoever_answers_keeps_what_it_knows(seed: int) -> None:
    match, seat = offering(seed)
    line = hidden_lines(match, seat, deal=seed)[0]
    assert line.ask is not None
    hands = []
    for deal in range(8):
        again = line.reimagine(1 - seat, deal)
        assert again.ask is not None
        assert (again.ask.seat, again.ask.prompt, again.ask.options) == (line.ask.seat, line.ask.prompt, line.ask.options)
        assert again.view(1 - seat)["table"] == line.view(1 - seat)["table"]
        assert isinstance(again.table, KingdomTable)
        hands.append(tuple(again.table.hands[seat]))
    assert len(set(hands)) > 1
