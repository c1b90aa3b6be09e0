"""Wonderwood: an open table for modern board games with their complete rules."""

from wonderwood import games
from wonderwood.engine.errors import Refusal
from wonderwood.engine.game import find_game, shelf
from wonderwood.engine.match import Match

__version__ = "0.1.0"
__all__ = ["Match", "Refusal", "find_game", "games", "shelf"]
