"""The search: its budget, its sameness under a seed, and that it sees no more than its seat."""

from functools import partial
from typing import Any

import pytest

import tiny
from wonderwood.bots import BOTS, OFFERED, Eyes, find_bot
from wonderwood.bots.calibration import curve
from wonderwood.bots.ismcts import LEVELS, Level, choose_thinking, plan_for, search
from wonderwood.bots.search import Plan, Search, lead, prior_weights, win_chances
from wonderwood.bots.tree import Node
from wonderwood.conformance import playable_seats
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.game import Game, find_game, shelf
from wonderwood.engine.match import Match
from wonderwood.engine.table import Ask
from wonderwood.simulation import play_bots

SHORT = Level(16, 0.0)
CASES = [(name, seats) for name in shelf() for seats in playable_seats(find_game(name))]


def played(name: str, seats: int, choices: int, seed: int = 3) -> Match:
    match = Match.new(name, seats=seats, seed=seed)
    fate = QuickFate(seed)
    for _ in range(choices):
        if match.ask is None:
            return Match.new(name, seats=seats, seed=seed)
        match.play(match.ask.seat, match.ask.options[fate.below(len(match.ask.options))])
    return match


def asked(match: Match) -> int:
    assert match.ask is not None
    return match.ask.seat


@pytest.mark.parametrize(("name", "seats"), CASES)
@pytest.mark.parametrize("choices", [0, 7, 40])
def test_the_same_seed_gives_the_same_answer(name: str, seats: int, choices: int) -> None:
    match = played(name, seats, choices)
    before = match.save()
    answers = set()
    for _ in range(2):
        found = search(Eyes(match, asked(match), 11), SHORT)
        assert found.iterations <= SHORT.iterations
        answers.add((found.best(), tuple((edge.option, edge.visits) for edge in found.root.edges.values())))
    assert len(answers) == 1
    assert match.save() == before, "thinking changes nothing at the table"


def test_eyes_hold_no_match_and_imagine_what_they_cannot_see() -> None:
    match = played("wonderland", 3, 40)
    seat = asked(match)
    eyes = Eyes(match, seat, 5)
    assert not any(isinstance(value, Match) for value in vars(eyes).values())
    imagined = [eyes.imagine().view(None) for _ in range(6)]
    hands = [[eyes.imagine().table.hands[other] for other in range(3)] for _ in range(12)]  # type: ignore[attr-defined]
    assert len({str(hand[seat]) for hand in hands}) == 1
    for other in range(3):
        if other != seat:
            assert len({str(sorted(hand[other])) for hand in hands}) > 1
    assert all(view == imagined[0] for view in imagined)


@pytest.mark.parametrize("bot", sorted(BOTS))
def test_every_bot_finishes_a_game(bot: str) -> None:
    match = Match.new("liars_dice", seats=3, options={"dice": 2}, seed=5)
    player = partial(choose_thinking, level=SHORT) if bot in LEVELS else find_bot(bot)
    fate = QuickFate(1)
    while match.ask is not None:
        seat = match.ask.seat
        option = player(Eyes(match, seat, fate.split()))
        match.play(seat, option)
    assert match.outcome is not None


def test_bots_of_all_levels_sit_at_one_table() -> None:
    assert [name for name in OFFERED if name not in BOTS] == []
    match = Match.new("liars_dice", seats=2, options={"dice": 2}, seed=1)
    assert play_bots(match, ("fair", "novice"), QuickFate(2)) > 0


def test_search_beats_chance_where_no_judge_helps() -> None:
    won = 0
    for seed in range(12):
        match = Match.new(tiny.GAME, seats=2, options={"dice": 2}, seed=seed)
        me = seed % 2
        fate = QuickFate(seed)
        while match.ask is not None:
            seat = match.ask.seat
            eyes = Eyes(match, seat, fate.split())
            match.play(seat, choose_thinking(eyes, Level(120, 0.0)) if seat == me else find_bot("random")(eyes))
        assert match.outcome is not None
        won += me in match.outcome.winners
    assert won >= 9


def test_seconds_end_a_search() -> None:
    match = played("wonderland", 2, 10)
    found = search(Eyes(match, asked(match), 1), Level(10_000_000, 0.2))
    assert 0 < found.iterations < 10_000_000


def test_an_impossible_bid_is_doubted() -> None:
    match = Match.new("liars_dice", seats=2, options={"dice": 2}, seed=4)
    match.play(0, "bid 4 5")
    found = search(Eyes(match, 1, 1), Level(400, 0.0))
    assert match.box.option(match.game.book, found.best()).text == "doubt"


def test_side_by_side_questions_are_decoupled() -> None:
    """An answer given at the same time as mine moves no tree but its own seat's."""
    match = Match.new("wonderland", seats=3, seed=2)
    ask = match.ask
    assert ask is not None
    assert ask.also
    eyes = Eyes(match, 0, 5)
    found = Search(match.game, 0, eyes.ask, eyes.imagine, eyes.fate, Plan(600, 0.0, rollout=0, judged=True, guided=False))
    found.run()
    for seat, root in enumerate(found.roots):
        assert root.edges, f"seat {seat} has choices of its own at the root"
        assert not root.others


def test_win_chances_and_leads() -> None:
    assert win_chances([10, 10], 0.3) == [0.5, 0.5]
    ahead = win_chances([20, 10, 10], 0.1)
    assert sum(ahead) == pytest.approx(1)
    assert ahead[0] > ahead[1] == ahead[2]
    assert win_chances([100000, -100000], 1.0)[0] == pytest.approx(1)
    assert 0.5 < win_chances([3], 0.1)[0] < 0.6
    assert lead([5, 9, 7], 1) == 2
    assert lead([5, 9, 7], 0) == -4
    assert lead([5], 0) == 5


def test_priors_follow_the_advice() -> None:
    class Advised(type(tiny.GAME)):  # type: ignore[misc]
        def advise(self, table: object, ask: object) -> list[int]:
            return [0, 10, 5]

    match = Match.new("liars_dice", seats=2, seed=1)
    assert match.ask is not None
    weights = prior_weights(Advised(), match.table, match.ask)
    assert weights[1] == 1.0 > weights[2] > weights[0] > 0
    assert set(prior_weights(match.game, match.table, match.ask)) == {1.0}


def test_a_plan_knows_what_the_game_offers() -> None:
    plan = plan_for(LEVELS["strong"], tiny.GAME, 2, 0)
    assert (plan.guided, plan.judged) == (False, False)


def test_a_plan_looks_as_far_as_was_measured() -> None:
    plan = plan_for(LEVELS["strong"], find_game("root"), 2, 0)
    assert plan.horizon == curve("root", 2).horizon > 0
    assert plan.rollout > plan.horizon
    further = plan_for(LEVELS["expert"], find_game("root"), 2, 0)
    assert further.horizon == plan.horizon * LEVELS["expert"].reach > plan.horizon
    assert further.rollout > further.horizon
    assert further.doubt == LEVELS["expert"].doubt < plan.doubt


@pytest.mark.parametrize("game", [find_game(name) for name in shelf()], ids=lambda game: game.name)
def test_only_a_patient_level_thinks_longer_and_only_where_that_pays(game: Game) -> None:
    patience = curve(game.name, 2).patience
    assert patience == {"wonderlands_war": 3, "wonderful_kingdom": 4}.get(game.name, 1)
    assert plan_for(LEVELS["expert"], game, 2, 0).iterations == LEVELS["expert"].iterations * patience
    assert not any(level.patient for name, level in LEVELS.items() if name != "expert")


@pytest.mark.parametrize("game", [find_game(name) for name in shelf()], ids=lambda game: game.name)
def test_only_a_deep_level_searches_what_follows_and_only_where_that_pays(game: Game) -> None:
    deep = [name for name, level in LEVELS.items() if plan_for(level, game, 2, 0).deep]
    assert deep == (["expert"] if game.name == "wonderful_kingdom" else [])


def deep_search(match: Match, iterations: int) -> Search:
    eyes = Eyes(match, asked(match), 5)
    plan = Plan(iterations, 0.0, rollout=400, phased=True, deep=True)
    found = Search(match.game, eyes.seat, eyes.ask, eyes.imagine, eyes.fate, plan)
    found.run()
    return found


def test_a_deep_search_walks_down_the_trees_of_all_seats() -> None:
    found = deep_search(at_an_offer(), 60)
    assert found.pairs == 0, "nothing is compared side by side"
    assert found.iterations == sum(edge.visits for edge in found.root.edges.values()) <= 60
    most = max(found.root.edges.values(), key=lambda edge: edge.visits)
    assert found.best() == most.option
    assert most.node is not None
    assert most.node.edges, "what the seat itself does next"
    rival = found.roots[1 - found.seat]
    assert rival.others, "what the other one has seen"
    tried = [edge.visits for node in below(rival) for edge in node.edges.values() if edge.visits]
    assert len(tried) > 1, "and what it does about that"


def test_a_deep_search_stops_only_when_more_would_not_change_the_answer() -> None:
    spared = 0
    for iterations in (60, 120, 200):
        found = deep_search(at_an_offer(), iterations)
        answer = found.best()
        spared += iterations - found.iterations
        while found.iterations < iterations:
            found.iterate(found.fate.split(), None)
        assert found.best() == answer
    assert spared > 0


def at_an_offer() -> Match:
    """It's a Wonderful Kingdom, where the first card of a round may be laid face up or down."""
    match = Match.new("wonderful_kingdom", seats=2, seed=2)
    while match.ask is not None and match.ask.prompt.name != "offer":
        match.play(match.ask.seat, match.ask.options[0])
    return match


def below(node: Node) -> list[Node]:
    return [one for child in node.others.values() for one in (child, *below(child))]


def test_the_other_seat_does_not_see_which_card_lies_face_down() -> None:
    match = at_an_offer()
    found = deep_search(match, 400)
    words = {option: match.box.option(match.game.book, option).text.split() for option in found.root.edges}
    again = [words[edge.option] for edge in found.root.edges.values() if edge.visits > 1]
    down = [(zone, side) for _, _, zone, side in again if side == "down"]
    up = [(card, zone) for _, card, zone, side in again if side == "up"]
    assert len(down) > len(set(down)), "several cards were tried face down in one place"
    assert len(found.roots[1 - found.seat].others) == len(set(down)) + len(up)


class Counted(type(tiny.GAME)):  # type: ignore[misc]
    """Liar's Dice where everybody bids as low as possible, and which counts how often it is asked."""

    asked = 0

    def judge(self, table: object, seat: int) -> int:
        return seat

    def advise(self, table: object, ask: Ask) -> list[int]:
        type(self).asked += 1
        return list(range(len(ask.options), 0, -1))


@pytest.mark.parametrize(("horizon", "rollout", "choices"), [(0, 40, 4), (5, 40, 8), (9, 40, 12), (5, 6, 6)])
def test_rollouts_end_where_a_turn_begins_beyond_the_horizon(horizon: int, rollout: int, choices: int) -> None:
    """Four bid in turn: seat 0 is asked again after the three others, and all its turns are four choices apart."""
    game = Counted()
    match = Match.new(game, seats=4, options={"dice": 5}, seed=1)
    eyes = Eyes(match, 0, 5)
    found = Search(game, 0, eyes.ask, eyes.imagine, eyes.fate, Plan(8, 0.0, horizon=horizon, rollout=rollout))
    Counted.asked = 0
    found.play_on(match.scout(3))
    assert Counted.asked == choices


class Phased(Counted):
    """The same, with a judge that sees best after the second choice of a rollout."""

    def calm(self, table: object, since: int) -> bool:
        return type(self).asked == 2

    def worked_out(self, ask: Ask, seats: int) -> bool:
        return ask.seat == 1


def test_rollouts_end_where_the_game_says_that_its_judge_sees_best() -> None:
    game = Phased()
    plan = plan_for(LEVELS["strong"], game, 4, 0)
    assert plan.phased
    assert not plan_for(LEVELS["strong"], Counted(), 4, 0).phased
    match = Match.new(game, seats=4, options={"dice": 5}, seed=1)
    eyes = Eyes(match, 0, 5)
    found = Search(game, 0, eyes.ask, eyes.imagine, eyes.fate, plan)
    Phased.asked = 0
    found.play_on(match.scout(3))
    assert Phased.asked == 2


class Parted(Counted):
    """The same in parts: whoever loses a die ends one, and a choice has shown its effect when its part is over."""

    def moment(self, table: Any) -> int:
        return sum(table.dice)

    def calm(self, table: Any, since: int) -> bool:
        return self.moment(table) != since


def test_a_choice_that_ends_a_part_is_judged_there_and_not_after_the_next() -> None:
    game = Parted()
    match = Match.new(game, seats=2, options={"dice": 3}, seed=1)
    match.play(0, "bid 1 2")
    eyes = Eyes(match, 1, 5)
    found = Search(game, 1, eyes.ask, eyes.imagine, eyes.fate, plan_for(LEVELS["strong"], game, 2, 0))
    found.plant(eyes.imagine())
    asked_on: dict[str, int] = {}
    for edge in found.root.edges.values():
        Parted.asked = 0
        found.iterate(7, edge)
        asked_on[match.box.option(match.game.book, edge.option).text] = Parted.asked
    assert asked_on.pop("doubt") == 0
    assert asked_on["bid 1 3"] == max(asked_on.values()) > 1, "the others go on to the end of theirs"


class Allied(Counted):
    """The same, won or lost together: the judge gives every seat as many points as it has dice."""

    def allied(self, table: object) -> bool:
        return True

    def judge(self, table: Any, seat: int) -> int:
        return 10 * int(table.dice[seat])


def test_allies_do_not_gain_by_what_the_other_loses() -> None:
    """Somebody always loses a die in Liar's Dice: that is good for the others, but for none of those who win together."""
    chances = {}
    for game in (Allied(), Counted()):
        match = Match.new(game, seats=2, options={"dice": 3}, seed=1)
        eyes = Eyes(match, 0, 5)
        found = Search(game, 0, eyes.ask, eyes.imagine, eyes.fate, Plan(40, 0.0, horizon=40, rollout=45, sharpness=0.05))
        found.run()
        chances[type(game)] = [total / found.count for total in found.mean]
    assert chances[Allied][0] == chances[Allied][1] < 0.5
    assert sum(chances[Counted]) == pytest.approx(1)


@pytest.mark.parametrize(
    ("seats", "machine", "allied"), [(1, "usual", True), (2, "cooperative", True), (2, "competitive", False)]
)
def test_root_is_won_together_against_the_machine(seats: int, machine: str, allied: bool) -> None:
    match = Match.new("root", seats=seats, options={"machine": machine}, seed=1)
    assert match.game.allied(match.table) is allied


def test_what_the_advice_has_worked_out_is_not_searched() -> None:
    match = Match.new(Phased(), seats=2, seed=1)
    for seat, questions in ((0, range(2, 10_000)), (1, range(1, 2))):
        Phased.asked = 0
        first = choose_thinking(Eyes(match, seat, 5), SHORT)
        assert Phased.asked in questions
        match.play(seat, first)


def test_a_deal_tries_the_advised_choice_and_rivals_side_by_side() -> None:
    match = Match.new("wonderland", seats=2, seed=2)
    while match.ask is not None and len(match.ask.options) < 6:
        match.play(match.ask.seat, match.ask.options[0])
    eyes = Eyes(match, asked(match), 5)
    found = Search(match.game, eyes.seat, eyes.ask, eyes.imagine, eyes.fate, Plan(8, 0.0, horizon=4, abreast=3))
    found.run()
    advised = found.advised_edge()
    assert (found.iterations, advised.visits, found.pairs) == (8, 2, 6)
    assert advised.pairs == 0
    assert sum(edge.pairs for edge in found.root.edges.values()) == 6
    assert found.roots[1 - eyes.seat].edges == {}, "below the first choice all go on as advised"


def test_the_advised_choice_stays_unless_another_is_surely_better() -> None:
    match = Match.new("wonderland", seats=2, seed=2)
    eyes = Eyes(match, asked(match), 5)
    found = Search(match.game, eyes.seat, eyes.ask, eyes.imagine, eyes.fate, Plan(2, 0.0))
    found.run()
    advised = found.advised_edge()
    rival = next(edge for edge in found.root.edges.values() if edge is not advised)
    for edge in found.root.edges.values():
        edge.pairs, edge.gain, edge.square = 0, 0.0, 0.0
    found.pairs, found.gains = 40, 40 * 0.04
    rival.pairs, rival.gain, rival.square = 20, 20 * 0.01, 20 * 0.04
    assert found.best() == advised.option, "a gain within the noise is none"
    rival.gain = 20 * 0.15
    assert found.best() == rival.option
