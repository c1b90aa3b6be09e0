"""Every game as an OpenSpiel game with explicit chance: importing this registers `wonderwood_<game>`.

    game = pyspiel.load_game("wonderwood_wonderland", {"players": 3})

Parameters: `players`, and `options` such as `hand_limit:8;movement_side:B`, one value for each seat joined by `+`.
"""

import json
from typing import Any

import numpy as np
import pyspiel

from wonderwood.conformance import LONGEST
from wonderwood.engine.errors import Refusal
from wonderwood.engine.fate import ChancePending, ExplicitFate
from wonderwood.engine.game import Game, find_game, shelf
from wonderwood.engine.match import Match
from wonderwood.engine.vocabulary import Box
from wonderwood.research.actions import action_count, action_text, legal_actions, rewards
from wonderwood.research.observations import Memory, layout, observation_text

MOST_OUTCOMES = 1024  # of one chance event: no deck of ours is larger


class Line:
    """A line of play with explicit chance: a match at a question, or an answer that waits for chance outcomes."""

    def __init__(self, game: Game, box: Box, options: dict[str, object], seats: int) -> None:
        self.game = game
        self.box = box
        self.options = options
        self.seats = seats
        self.match: Match | None = None  # None until the first question
        self.answer: tuple[int, int] | None = None  # given, but waiting for chance
        self.outcomes: list[int] = []  # of the answer, or of the set-up, so far
        self.faces = 0  # how many outcomes the next chance event has; 0 when a seat is to choose
        self.memory = Memory([])
        self._advance()

    def _advance(self) -> None:
        """Carry out what waits, until it asks for an outcome we do not have or is done."""
        self.faces = 0
        try:
            if self.match is None:
                fate = ExplicitFate()
                fate.script = self.outcomes[:]
                self.match = Match.begin(self.game, self.box, self.options, self.seats, fate, False)
            elif self.answer is not None:
                known = self.match.table.fate
                known.script = self.outcomes[:]
                known.at = 0
                self.match.play(*self.answer)
        except ChancePending as pending:
            self.faces = pending.outcomes
            return
        if self.answer is not None:
            self.memory.add_choice(self.answer[0])
        self.answer = None
        self.outcomes = []

    def choose(self, seat: int, action: int) -> None:
        self.answer = (seat, action)
        try:
            self._advance()
        except Refusal:
            self.answer = None
            raise

    def draw(self, outcome: int) -> None:
        if not 0 <= outcome < self.faces:
            raise Refusal("not_an_option", option=str(outcome))
        self.outcomes.append(outcome)
        self._advance()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Line":
        copy = Line.__new__(Line)
        copy.game, copy.box, copy.options, copy.seats = self.game, self.box, self.options, self.seats
        copy.answer, copy.outcomes, copy.faces = self.answer, self.outcomes[:], self.faces
        copy.match = None if self.match is None else explicit_clone(self.match)
        copy.memory = self.memory.copy()
        return copy

    def __getstate__(self) -> dict[str, Any]:
        """What OpenSpiel keeps of a state: how it came about."""
        return {
            "game": self.game.name,
            "options": self.options,
            "seats": self.seats,
            "choices": [] if self.match is None else [(answer.seat, answer.option) for answer in self.match.answers],
            "chances": None if self.match is None else self.match.chances,
            "answer": self.answer,
            "outcomes": self.outcomes,
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.game = find_game(kept["game"])
        self.box = self.game.open_box(None)
        self.options, self.seats = kept["options"], kept["seats"]
        self.match = self.answer = None
        self.memory = Memory([""] * len(kept["choices"]))
        if kept["chances"] is not None:
            fate = ExplicitFate()
            fate.script = kept["chances"]
            self.match = Match.begin(self.game, self.box, self.options, self.seats, fate, False)
            for seat, option in kept["choices"]:
                self.match.play(seat, option)
        self.answer, self.outcomes = kept["answer"], kept["outcomes"]
        if self.match is None or self.answer is not None:
            self._advance()
        else:
            self.faces = 0


def read_options(game: Game, text: str) -> dict[str, object]:
    """Options in the only signs OpenSpiel leaves alone: `map:winter;factions:eyrie+marquise`."""
    options: dict[str, object] = {}
    for pair in text.split(";") if text else []:
        name, _, words = pair.partition(":")
        variant = next((variant for variant in game.variants if variant.name == name), None)
        if variant is None:
            options[name] = words  # refused with the names that exist
            continue
        values = [next((value for value in variant.values if str(value) == word), word) for word in words.split("+")]
        options[name] = values if variant.per_seat else values[0]
    return options


def explicit_clone(match: Match) -> Match:
    """A clone whose chance comes from outside, like that of the original."""
    copy = match.clone()
    heard = copy.table.fate
    fate = ExplicitFate()
    fate.heard, fate.count, fate.keep = heard.heard, heard.count, True
    copy.table.fate = fate
    return copy


class WonderwoodGame(pyspiel.Game):  # type: ignore[misc]
    """One game of the shelf; subclasses name it and its type."""

    name = ""
    kind: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.game = find_game(self.name)
        self.seats = int(given.get("players", max(2, self.game.min_seats)))
        self.settled = self.game.settle(self.seats, read_options(self.game, str(given.get("options", ""))))
        self.box = self.game.open_box(None)
        info = pyspiel.GameInfo(
            num_distinct_actions=action_count(self.game),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        return load_game, (self.kind.short_name, self.get_parameters())

    def new_initial_state(self) -> "WonderwoodState":
        return WonderwoodState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def load_game(name: str, parameters: dict[str, Any]) -> Any:
    """A game as it was pickled; finding this function registers all of them."""
    return pyspiel.load_game(name, parameters)


class WonderwoodState(pyspiel.State):  # type: ignore[misc]
    """Seats that may choose at the same time choose one after the other, without seeing each other's choice."""

    def __init__(self, game: WonderwoodGame) -> None:
        super().__init__(game)
        self.line = Line(game.game, game.box, game.settled, game.seats)

    @property
    def match(self) -> Match | None:
        return self.line.match

    def current_player(self) -> int:
        if self.line.faces:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.match is not None
        return int(pyspiel.PlayerId.TERMINAL) if self.match.over else self.match.waiting[0]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.match is not None
        return legal_actions(self.match, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        faces = self.line.faces
        return [(outcome, 1 / faces) for outcome in range(faces)]

    def _apply_action(self, action: int) -> None:
        if self.line.faces:
            self.line.draw(action)
        else:
            self.line.choose(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.match is None:
            return f"chance {action}"
        return action_text(self.match, action)

    def is_terminal(self) -> bool:
        return not self.line.faces and self.match is not None and self.match.over

    def returns(self) -> list[float]:
        outcome = self.match.outcome if self.match is not None and not self.line.faces else None
        return [0.0] * self.line.seats if outcome is None else rewards(outcome, self.line.seats)

    def __str__(self) -> str:
        """The whole truth, for who runs the game: what has happened, chance included."""
        line = self.line
        done = [] if line.match is None else [(answer.seat, answer.option) for answer in line.match.answers]
        heard = [] if line.match is None else line.match.chances
        return json.dumps({"choices": done, "chances": heard, "answer": line.answer, "outcomes": line.outcomes})


class Observer:
    """The vector and the texts of what a player sees; with perfect recall the text holds all it has seen."""

    def __init__(self, game: WonderwoodGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("only what one player sees can be observed, all of it")
        self.recalls = kind.perfect_recall
        self.layout = layout(game.game, game.seats, game.settled)
        self.tensor = np.zeros(self.layout.size, np.float32)
        self.dict = {part.name: self.tensor[part.start : part.start + part.size] for part in self.layout.parts}

    def set_from(self, state: WonderwoodState, player: int) -> None:
        if state.match is None:
            self.tensor.fill(-1.0)
        else:
            self.tensor[:] = self.layout.observe(state.match, player)

    def string_from(self, state: WonderwoodState, player: int) -> str:
        if state.match is None:
            return "set-up"
        if self.recalls:
            return state.line.memory.information_state(state.match, player)
        return observation_text(state.match, player)


def register_game(name: str) -> str:
    """Make a game of the shelf known to OpenSpiel; its name there."""
    game = find_game(name)
    short = f"wonderwood_{name}"
    kind = pyspiel.GameType(
        short_name=short,
        long_name=f"Wonderwood: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, game.min_seats), "options": ""},
    )
    pyspiel.register_game(kind, type(f"{name.title().replace('_', '')}Game", (WonderwoodGame,), {"name": name, "kind": kind}))
    return short


REGISTERED = [register_game(_name) for _name in shelf()]
