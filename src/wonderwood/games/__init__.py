"""The games on the shelf: one line each. A package is imported when its game is first asked for."""

from functools import partial
from importlib import import_module

from wonderwood.engine.game import Game, shelve

GAMES = [
    "root",
    "wonderful_kingdom",
    "wonderland",
    "wonderlands_war",
]


def _load(name: str) -> Game:
    game = import_module(f"wonderwood.games.{name}").GAME
    assert isinstance(game, Game)
    return game


for _name in GAMES:
    shelve(_name, partial(_load, _name))
