"""Players without hands. A bot is a function from what a seat sees to one of its options."""

from collections.abc import Callable
from functools import partial

from wonderwood.bots.eyes import Eyes
from wonderwood.bots.ismcts import LEVELS, choose_like_a_novice, choose_thinking
from wonderwood.bots.simple import choose_greedily, choose_randomly
from wonderwood.engine.errors import Refusal

Bot = Callable[[Eyes], int]

BOTS: dict[str, Bot] = {
    "random": choose_randomly,
    "greedy": choose_greedily,
    "novice": choose_like_a_novice,
    **{name: partial(choose_thinking, level=level) for name, level in LEVELS.items()},
}

OFFERED = ["novice", "fair", "strong", "expert"]  # the levels people choose from, weakest first


def find_bot(name: str) -> Bot:
    if name not in BOTS:
        raise Refusal("unknown_bot", bot=str(name)[:40], allowed=sorted(BOTS))
    return BOTS[name]


__all__ = ["BOTS", "OFFERED", "Bot", "Eyes", "find_bot"]
