"""Every game as a PettingZoo AEC environment: `env("wonderland", seats=3)`."""

import json
import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from wonderwood.engine.game import Game, find_game
from wonderwood.engine.match import Match
from wonderwood.research.actions import action_count, action_mask, rewards
from wonderwood.research.observations import layout

Observation = dict[str, Any]


def env(
    game: str | Game, seats: int | None = None, options: dict[str, object] | None = None, render_mode: str | None = None
) -> AECEnv[str, Observation, int]:
    """The environment with PettingZoo's usual wrappers: an illegal action loses, misuse is refused."""
    raw = raw_env(game, seats, options, render_mode)
    checked: AECEnv[str, Observation, int] = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    checked = wrappers.AssertOutOfBoundsWrapper(checked)
    return wrappers.OrderEnforcingWrapper(checked)


class raw_env(AECEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801 (the name PettingZoo gives it)
    """Agents are `seat_0`, `seat_1`, ...; seats that may choose at the same time are asked one after the other, unseen."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: dict[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = find_game(game) if isinstance(game, str) else game
        self.seats = max(2, self.game.min_seats) if seats is None else seats
        self.settled = self.game.settle(self.seats, options or {})
        self.layout = layout(self.game, self.seats, self.settled)
        name = f"wonderwood_{self.game.name}"
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        count = action_count(self.game)
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        limits = np.iinfo(np.int32)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(limits.min, limits.max, (self.layout.size,), np.int32),
                    "action_mask": spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.match: Match

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed gives the same chance."""
        chosen = secrets.randbelow(1 << 62) if seed is None else seed
        self.match = Match.new(self.game, self.seats, self.settled, seed=f"pettingzoo/{chosen}")
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def _next(self) -> str:
        return self.possible_agents[self.match.waiting[0]]

    def observe(self, agent: str) -> Observation:
        seat = self._seat[agent]
        return {"observation": self.layout.observe(self.match, seat), "action_mask": action_mask(self.match, seat)}

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.play(self._seat[agent], int(action))
        outcome = self.match.outcome
        if outcome is not None:
            self.rewards = dict(zip(self.possible_agents, rewards(outcome, self.seats)))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._next()
        self._accumulate_rewards()

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return json.dumps(self.match.view(None), ensure_ascii=False)

    def close(self) -> None:
        """Nothing to close."""
