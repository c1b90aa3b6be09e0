"""Measures another library with random players, in its own environment: `peers.py LIBRARY SECONDS` prints figures as JSON.

Catanatron is the stick all our figures are compared with; the others show where we stand among the tools researchers use.
Times are the processor's, as in wonderwood/benchmark.py.
"""

import importlib
import json
import logging
import random
import sys
import warnings
from collections.abc import Callable
from time import process_time
from typing import Any

Figures = dict[str, float]


def rate(work: Callable[[], int], seconds: float) -> tuple[float, float]:
    """How much per second, and how many calls per second: `work` does some and says how much."""
    work()
    done = calls = 0
    start = process_time()
    while process_time() - start < seconds:
        done += work()
        calls += 1
    spent = process_time() - start
    return done / spent, calls / spent


def measured(play: Callable[[], int], copy: Callable[[], int] | None, seconds: float) -> Figures:
    choices, games = rate(play, seconds)
    figures = {"choices": choices, "games": games}
    if copy is not None:
        figures["clones"] = rate(copy, seconds / 2)[0]
    return figures


def catanatron(seconds: float) -> dict[str, Figures]:
    from catanatron import Color, Game, RandomPlayer

    def new_game() -> Any:
        return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])

    def play() -> int:
        game = new_game()
        game.play()
        return len(game.state.actions)

    stopped = []
    for turns in range(24):
        game = new_game()
        for _ in range(turns * 20):
            if game.winning_color() is None:
                game.play_tick()
        stopped.append(game)

    def copy() -> int:
        for game in stopped:
            game.copy()
        return len(stopped)

    return {"Catanatron: Catan, 4 players": measured(play, copy, seconds)}


def openspiel(seconds: float) -> dict[str, Figures]:
    import pyspiel

    def step(state: Any) -> int:
        """One action; 1 if a player took it, 0 if chance did."""
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(random.choices([one for one, _ in outcomes], [share for _, share in outcomes])[0])
            return 0
        state.apply_action(random.choice(state.legal_actions()))
        return 1

    def of(name: str) -> Figures:
        game = pyspiel.load_game(name)

        def play() -> int:
            state = game.new_initial_state()
            choices = 0
            while not state.is_terminal():
                choices += step(state)
            return choices

        stopped = []
        for steps in range(24):
            state = game.new_initial_state()
            for _ in range(steps * 5):
                if not state.is_terminal():
                    step(state)
            stopped.append(state)

        def copy() -> int:
            for state in stopped:
                state.clone()
            return len(stopped)

        return measured(play, copy, seconds)

    return {f"OpenSpiel: {name} (C++)": of(name) for name in ("backgammon", "gin_rummy", "hearts")}


def rlcard(seconds: float) -> dict[str, Figures]:
    library = importlib.import_module("rlcard")

    def of(name: str) -> Figures:
        env = library.make(name)

        def play() -> int:
            state, _ = env.reset()
            choices = 0
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                choices += 1
            return choices

        return measured(play, None, seconds)

    return {f"RLCard: {name}": of(name) for name in ("uno", "gin-rummy", "doudizhu")}


def pettingzoo(seconds: float) -> dict[str, Figures]:
    def of(name: str) -> Figures:
        env = importlib.import_module(f"pettingzoo.classic.{name}").env()

        def play() -> int:
            env.reset(seed=random.randrange(1 << 30))
            choices = 0
            for agent in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                else:
                    env.step(env.action_space(agent).sample(seen["action_mask"]))
                    choices += 1
            return choices

        return measured(play, None, seconds)

    return {f"PettingZoo: {name}": of(name) for name in ("connect_four_v3", "texas_holdem_v4", "hanabi_v5")}


LIBRARIES = {"catanatron": catanatron, "openspiel": openspiel, "rlcard": rlcard, "pettingzoo": pettingzoo}


def main() -> None:
    warnings.simplefilter("ignore")
    logging.disable(logging.WARNING)
    random.seed(1)
    print(json.dumps(LIBRARIES[sys.argv[1]](float(sys.argv[2]))))


if __name__ == "__main__":
    main()
