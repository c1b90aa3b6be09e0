"""The rules of thumb: a plan is carried through, one card after the other."""

import pytest

from games.wonderful_kingdom.tools import at, options, row, table
from wonderwood.engine.match import Match
from wonderwood.games.wonderful_kingdom import GAME
from wonderwood.games.wonderful_kingdom.drafts import best_order, grown, variation, variations
from wonderwood.games.wonderful_kingdom.planner import Frame, Trial
from wonderwood.simulation import Job, play_job


def advised(match: Match) -> str:
    """What the rules of thumb choose for the first seat."""
    assert match.ask is not None
    ask = match.ask.of(0)
    assert ask is not None
    weights = GAME.advise(match.table, ask)
    return options(match, 0)[weights.index(max(weights))]


def follow(match: Match, verb: str) -> Match:
    while match.ask is not None and advised(match).startswith(verb):
        match.play(0, advised(match))
    return match


@pytest.mark.parametrize("sites", ["throne_room:4g,arena:1m1g", "arena:1m1g,throne_room:4g"])
def test_krystallium_completes_the_best_card_and_is_not_spread(sites: str) -> None:
    match = follow(at(f"tutorial phase=last round=4 step=exploration | K=3 site={sites}"), "krystal")
    assert row(match, "duchy") == ["throne_room"]
    assert table(match).krystallium == [1]


def test_krystallium_waits_for_the_cubes_of_recycling() -> None:
    match = at("tutorial phase=plan round=2 | K=1 sel=royal_guard site=mercenaries:1p")
    assert advised(match) == "recycle royal_guard"  # its Population completes the Mercenaries


def test_a_round_is_judged_when_its_cards_are_taken() -> None:
    """What lies on offer counts for nobody, so a search goes on to Planning; from there on all is planned."""
    match = Match.new(GAME, seats=2, seed=4)
    offering = 0
    while match.ask is not None and not GAME.calm(match.table, 0):
        ask = match.ask
        assert not GAME.worked_out(ask, 2)
        offering += 1
        match.play(ask.seat, ask.options[0])
    assert offering >= 24
    assert table(match).offers == [[], []]
    assert match.ask is not None
    assert GAME.worked_out(match.ask, 2)


def test_alone_the_levels_play_as_the_advice_does() -> None:
    """It looks ahead by itself: a search on top of it was found to lose points."""
    match = Match.new(GAME, seats=1, seed=4)
    assert match.ask is not None
    assert GAME.worked_out(match.ask, 1)
    jobs = [Job("wonderful_kingdom", 1, (bot,), GAME.settle(1, {}), 4) for bot in ("greedy", "expert")]
    greedy, expert = (play_job(job) for job in jobs)
    assert greedy._replace(bots=expert.bots) == expert


def test_cards_that_can_be_built_are_judged_better() -> None:
    poor, rich = (at(f"tutorial phase=plan round=2 | sel={cards}") for cards in ("royal_guard", "royal_guard,farm"))
    assert GAME.judge(rich.table, 0) > GAME.judge(poor.table, 0)


@pytest.mark.parametrize("held", ["sel=farm,thief", "sel=farm threats=thief"])
def test_a_threat_costs_the_same_before_and_after_it_moves_in(held: str) -> None:
    """A search looks at the table when the cards are taken: then a Threat still lies in the Selection area."""
    free, burdened = (at(f"threat packs=thieves,illusionists phase=plan round=2 | {row} | ") for row in ("sel=farm", held))
    assert GAME.judge(free.table, 0) - GAME.judge(burdened.table, 0) == 300


def test_after_the_last_step_a_plan_counts_no_more_production() -> None:
    match = at("tutorial phase=last round=4 step=exploration | K=1 site=founder_statue:1m")
    frame = Frame(table(match), 0)
    trial = Trial(frame, [0])
    assert trial.done == [0]  # two Gold are missing, and no cube comes any more


def test_a_plan_is_as_good_as_any_order_that_differs_by_one_card() -> None:
    match = at("tutorial phase=plan round=3 | K=1 sel=guild,port,merchants,arena,shipwreck built=quarry,farm,market")
    frame = Frame(table(match), 0)
    order = best_order(frame)
    best = Trial(frame, order).value()
    others = [candidate for candidate in range(len(frame.kinds)) if candidate not in order]
    tried = [variation(order, others, number) for number in range(variations(order, others))]
    assert len({tuple(one) for one in tried}) > len(order) + len(others)
    assert all(Trial(frame, one).value() <= best for one in tried)


@pytest.mark.parametrize("seed", range(6))
def test_no_card_left_out_of_a_draft_would_help_at_its_end(seed: int) -> None:
    match = Match.new(GAME, 2, {"module": "tutorial"}, seed)
    checked = 0
    while match.ask is not None and checked < 20:
        if match.ask.prompt.name in ("select", "plan"):
            frame = Frame(table(match), match.ask.seat)
            order = grown(frame, True)
            best = Trial(frame, order).value()
            left = [candidate for candidate in range(len(frame.kinds)) if candidate not in order]
            assert all(Trial(frame, [*order, candidate]).value() <= best for candidate in left)
            checked += bool(left and order)
        asked = match.pending[0]
        match.play(asked.seat, asked.options[0])
    assert checked == 20


# the other modules: test_games.py
DUELS: list[dict[str, object]] = [
    {"module": "tutorial"},
    {"module": "threat", "pack": ["giant_rats", "frost_giants"]},
    {"module": "threat", "pack": ["shadows", "thieves"]},
    {"module": "threat", "pack": ["sisters_of_misfortune", "siphons"]},
    {"module": "threat", "pack": ["black_dragons", "illusionists"]},
]


@pytest.mark.parametrize("number", range(len(DUELS)))
def test_rules_of_thumb_beat_chance_with_every_pack(number: int) -> None:
    mine = number % 2
    bots = ("greedy", "random") if mine == 0 else ("random", "greedy")
    result = play_job(Job("wonderful_kingdom", 2, bots, DUELS[number], 100 + number))
    assert result.winners == [mine]
    assert result.scores[mine] > result.scores[1 - mine] + 20
