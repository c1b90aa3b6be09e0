"""One seat of a game as a Gymnasium environment: solo games alone, the others against bots in the other seats."""

import json
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from wonderwood.bots import Eyes, find_bot
from wonderwood.engine.errors import Refusal
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.game import Game, find_game
from wonderwood.engine.match import Match
from wonderwood.research.actions import action_count, action_mask, rewards
from wonderwood.research.observations import layout

Observation = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """Play `seat`; `bots` play the rest. An action that is not offered ends the episode with -1: mind the `action_mask`."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: dict[str, object] | None = None,
        seat: int = 0,
        bots: str = "random",
        render_mode: str | None = None,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.seats = self.game.min_seats if seats is None else seats
        self.seat = seat
        self.bot = find_bot(bots)
        self.settled = self.game.settle(self.seats, options or {})
        if not 0 <= seat < self.seats:
            raise Refusal("no_such_seat", seat=str(seat)[:20], allowed=f"0 to {self.seats - 1}")
        self.layout = layout(self.game, self.seats, self.settled)
        self.render_mode = render_mode
        count = action_count(self.game)
        limits = np.iinfo(np.int32)
        self.action_space = spaces.Discrete(count)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(limits.min, limits.max, (self.layout.size,), np.int32),
                "action_mask": spaces.Box(0, 1, (count,), np.int8),
            }
        )
        self.match: Match
        self._fate: QuickFate

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(1 << 62))
        self._fate = QuickFate(chosen)
        self.match = Match.new(self.game, self.seats, self.settled, seed=f"gymnasium/{chosen}")
        self._let_others_play()
        return self._observe(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        ask = None if self.match.ask is None else self.match.ask.of(self.seat)
        if ask is None or int(action) not in ask.options:
            return self._observe(), -1.0, True, False, {"illegal": True}
        self.match.play(self.seat, int(action))
        self._let_others_play()
        outcome = self.match.outcome
        if outcome is None:
            return self._observe(), 0.0, False, False, {}
        info = {"score": outcome.scores[self.seat], "scores": outcome.scores}
        return self._observe(), rewards(outcome, self.seats)[self.seat], True, False, info

    def _let_others_play(self) -> None:
        while self.match.ask is not None and self.match.ask.of(self.seat) is None:
            other = self.match.ask.seat
            self.match.play(other, self.bot(Eyes(self.match, other, self._fate.split())))

    def _observe(self) -> Observation:
        return {
            "observation": self.layout.observe(self.match, self.seat),
            "action_mask": action_mask(self.match, self.seat),
        }

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return json.dumps(self.match.view(self.seat), ensure_ascii=False)


def env(
    game: str | Game,
    seats: int | None = None,
    options: dict[str, object] | None = None,
    seat: int = 0,
    bots: str = "random",
    render_mode: str | None = None,
) -> SeatEnv:
    return SeatEnv(game, seats, options, seat, bots, render_mode)
