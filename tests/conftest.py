"""Shared by all tests: the tiny game is on the shelf."""

import tiny
from wonderwood.engine.game import register

register(tiny.GAME)
