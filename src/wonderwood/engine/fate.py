"""Chance. Rules ask it for a number; it answers from a script (replay), from a sealed seed, or fast for simulation."""

import hashlib
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from wonderwood.engine.errors import Refusal


class ChancePending(Exception):
    """Raised instead of drawing when the outcome must come from outside (explicit chance nodes)."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


@mypyc_attr(allow_interpreted_subclasses=True)
class Fate:
    """`below(n)` is the only source of chance a rule may use: an outcome from 0 to n-1, all equally likely."""

    def __init__(self) -> None:
        self.count = 0  # outcomes so far in this game: the position in the stream, so undo never re-rolls
        self.script: list[int] = []  # outcomes to repeat before anything new is drawn
        self.at = 0
        self.heard: list[int] = []
        self.keep = False

    @final
    def below(self, n: int) -> int:
        if n <= 1:
            return 0
        if self.at < len(self.script):
            value = self.script[self.at]
            self.at += 1
            if value < 0 or value >= n:
                raise Refusal("bad_record", problem=f"chance outcome {value} where 0 to {n - 1} is possible")
        else:
            value = self.fresh(n)
        self.count += 1
        if self.keep:
            self.heard.append(value)
        return value

    def fresh(self, n: int) -> int:
        raise ChancePending(n)

    @final
    def take(self, pile: list[int]) -> int:
        """Draw one at random out of a pile that has no order."""
        last = len(pile) - 1
        index = self.below(last + 1)
        drawn = pile[index]
        pile[index] = pile[last]
        pile.pop()
        return drawn

    @final
    def shuffle(self, pile: list[int]) -> None:
        """Give a pile an order: only where the rules let someone know it."""
        for last in range(len(pile) - 1, 0, -1):
            index = self.below(last + 1)
            pile[last], pile[index] = pile[index], pile[last]


class ExplicitFate(Fate):
    """Every outcome comes from outside."""


_MODULUS_A: Final = 2147483563
_MODULUS_B: Final = 2147483399


class QuickFate(Fate):
    """For simulation: L'Ecuyer's combined generator; small integers only, so the same on every build and machine."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        mixed = (seed ^ (seed >> 31)) & 0x3FFFFFFFFFFFFFFF
        self.a: i64 = (mixed * 48271 + 11) % (_MODULUS_A - 1) + 1
        self.b: i64 = (mixed // 65537 * 40014 + seed % 2097143 + 7) % (_MODULUS_B - 1) + 1
        for _ in range(4):
            self._step()

    @final
    def _step(self) -> i64:
        self.a = self.a * 40014 % _MODULUS_A
        self.b = self.b * 40692 % _MODULUS_B
        return (self.a - self.b) % (_MODULUS_A - 1)

    def fresh(self, n: int) -> int:
        return self._step() % n

    def split(self) -> int:
        """A seed for another generator."""
        return self._step() * 1073741789 + self._step()


class SealedFate(Fate):
    """For people: outcome number i is a hash of the secret seed and i; committed before the game, shown after it."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.seed = seed

    def commitment(self) -> str:
        return hashlib.sha256(b"wonderwood/" + self.seed.encode()).hexdigest()

    def fresh(self, n: int) -> int:
        tries = 0
        limit = (1 << 60) // n * n
        while True:
            key = f"{self.seed}/{self.count}/{tries}".encode()
            value = int.from_bytes(hashlib.sha256(key).digest()[:8], "big") >> 4
            if value < limit:
                return value % n
            tries += 1
