"""The environments keep to the official test suites of PettingZoo, Gymnasium and OpenSpiel, for every game."""

import copy
import pickle

import numpy as np
import pettingzoo.test
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env

from wonderwood.conformance import playable_seats
from wonderwood.engine.errors import Refusal
from wonderwood.engine.game import Outcome, find_game, shelf
from wonderwood.research import gymnasium, openspiel
from wonderwood.research import pettingzoo as zoo
from wonderwood.research.actions import action_count, action_mask, action_text, rewards
from wonderwood.research.observations import information_state

GAMES = [name for name in shelf() if not name.startswith("paper_")]
CASES = [(name, seats) for name in GAMES for seats in playable_seats(find_game(name))]


@pytest.mark.parametrize(("name", "seats"), CASES)
@pytest.mark.filterwarnings("ignore")
def test_pettingzoo(name: str, seats: int) -> None:
    pettingzoo.test.api_test(zoo.env(name, seats=seats), num_cycles=200)
    pettingzoo.test.seed_test(lambda: zoo.env(name, seats=seats), num_cycles=60)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.filterwarnings("ignore")
def test_gymnasium(name: str) -> None:
    check_env(gymnasium.env(name, bots="greedy"), skip_render_check=True)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_openspiel(name: str, seats: int) -> None:
    game = pyspiel.load_game(f"wonderwood_{name}", {"players": seats})
    assert game.num_players() == seats
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_an_episode_against_bots() -> None:
    env = gymnasium.env("wonderland", seats=3, seat=1, bots="greedy", render_mode="ansi")
    seen, _ = env.reset(seed=4)
    done, reward, info = False, 0.0, {}
    while not done:
        seen, reward, done, _, info = env.step(np.flatnonzero(seen["action_mask"])[0])
    assert reward in (1.0, -0.5) or -0.5 < reward < 1.0
    assert len(info["scores"]) == 3
    rendered = env.render()
    assert rendered is not None
    assert '"over": true' in rendered


def test_an_illegal_action_loses() -> None:
    env = gymnasium.env("liars_dice")
    seen, _ = env.reset(seed=1)
    illegal = np.flatnonzero(seen["action_mask"] == 0)[0]
    _, reward, done, _, info = env.step(illegal)
    assert (reward, done, info) == (-1.0, True, {"illegal": True})


def test_the_zoo_pays_at_the_end() -> None:
    env = zoo.env("liars_dice", seats=4, render_mode="ansi")
    env.reset(seed=3)
    paid = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        paid[agent] += reward
        env.step(None if ended or cut else int(np.flatnonzero(seen["action_mask"])[-1]))
    assert sorted(paid.values()) == pytest.approx([-1 / 3, -1 / 3, -1 / 3, 1])


def test_openspiel_chance_is_explicit_and_even() -> None:
    state = pyspiel.load_game("wonderwood_liars_dice", {"players": 2, "options": "dice:2"}).new_initial_state()
    rolls = 0
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert outcomes == [(face, 1 / 6) for face in range(6)]
        state.apply_action(rolls % 6)
        rolls += 1
    assert rolls == 4
    assert state.match.table.cups == [[1, 2], [3, 4]]
    assert state.action_to_string(0, state.legal_actions()[0]) == "bid 1 1"


def test_openspiel_states_are_copied_and_kept_at_any_point() -> None:
    game = pyspiel.load_game("wonderwood_wonderland", {"players": 2, "options": "hand_limit:8;movement_side:B"})
    assert game.settled["hand_limit"] == 8
    state = game.new_initial_state()
    generator = np.random.default_rng(2)
    for step in range(260):
        if state.is_terminal():
            break
        if step % 13 == 0:
            for other in (state.clone(), copy.deepcopy(state.line), pickle.loads(pickle.dumps(state))):
                line = getattr(other, "line", other)
                assert (line.answer, line.outcomes, line.faces) == (state.line.answer, state.line.outcomes, state.line.faces)
                if state.match is not None:
                    assert line.match is not state.match
                    assert line.match.view(0) == state.match.view(0)
        if state.is_chance_node():
            state.apply_action(int(generator.integers(len(state.chance_outcomes()))))
        else:
            state.apply_action(int(generator.choice(state.legal_actions())))


def test_openspiel_refuses_what_is_not_offered_and_stays_as_it_was() -> None:
    game = pyspiel.load_game("wonderwood_liars_dice", {"players": 2})
    state = game.new_initial_state()
    with pytest.raises(Refusal, match="not_an_option"):
        state.apply_action(6)
    while state.is_chance_node():
        state.apply_action(0)
    before = str(state)
    illegal = next(action for action in range(game.num_distinct_actions()) if action not in state.legal_actions())
    with pytest.raises(Refusal, match="not_an_option"):
        state.apply_action(illegal)
    for same in (state, state.clone(), pickle.loads(pickle.dumps(state))):
        assert str(same) == before
        same.apply_action(same.legal_actions()[0])


def test_openspiel_games_are_kept_with_their_options() -> None:
    game = pyspiel.load_game("wonderwood_wonderland", {"players": 3, "options": "hand_limit:8"})
    again = pickle.loads(pickle.dumps(game))
    assert (again.num_players(), again.settled) == (3, game.settled)
    assert again.new_initial_state().legal_actions() == game.new_initial_state().legal_actions()


def test_openspiel_knows_the_same_however_a_state_came_about() -> None:
    state = pyspiel.load_game("wonderwood_wonderland").new_initial_state()
    generator = np.random.default_rng(4)
    for step in range(150):
        if state.is_chance_node():
            state.apply_action(int(generator.integers(len(state.chance_outcomes()))))
            continue
        if step % 4:
            state.information_state_string()
        state.apply_action(int(generator.choice(state.legal_actions())))
    while state.is_chance_node():
        state.apply_action(0)
    for player in range(2):
        known = information_state(state.match, player)
        for same in (state, state.clone(), pickle.loads(pickle.dumps(state))):
            assert same.information_state_string(player) == known


def test_openspiel_observes_one_player() -> None:
    game = pyspiel.load_game("wonderwood_liars_dice")
    kind = pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    with pytest.raises(ValueError, match="one player"):
        game.make_py_observer(kind)


def test_a_seat_that_is_not_there_is_refused() -> None:
    for seat in (-1, 2):
        with pytest.raises(Refusal, match="no_such_seat"):
            gymnasium.env("wonderland", seats=2, seat=seat)
    with pytest.raises(Refusal, match="bad_setup"):
        gymnasium.env("wonderland", seats=0)
    with pytest.raises(Refusal, match="bad_setup"):
        zoo.env("wonderland", seats=0)


def test_openspiel_refuses_unknown_options() -> None:
    game = find_game("wonderland")
    assert openspiel.read_options(game, "hearts_power_wakes:True;hand_limit:12") == {
        "hearts_power_wakes": True,
        "hand_limit": 12,
    }
    with pytest.raises(Refusal, match="bad_setup"):
        game.settle(2, openspiel.read_options(game, "speed:9"))
    with pytest.raises(Refusal, match="bad_setup"):
        game.settle(2, openspiel.read_options(game, "hand_limit:9"))


def test_rewards() -> None:
    def ended(winners: list[int]) -> Outcome:
        return Outcome([[0, 1, 2]], [0, 0, 0], [{}, {}, {}], [], winners)

    assert rewards(ended([1]), 3) == [-0.5, 1, -0.5]
    assert rewards(ended([0, 1]), 3) == pytest.approx([0.25, 0.25, -0.5])
    assert rewards(ended([]), 3) == [-1, -1, -1]
    assert rewards(Outcome([[0]], [5], [{}], []), 1) == [1]


def test_actions_are_the_integers_of_the_choices() -> None:
    env = zoo.raw_env("wonderland", seats=2)
    env.reset(seed=1)
    mask = action_mask(env.match, 0)
    assert len(mask) == action_count(env.game)
    for action in np.flatnonzero(mask):
        assert env.match.box.parse(env.game.book, action_text(env.match, int(action))) == action
