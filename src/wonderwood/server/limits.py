"""Budgets that run dry: how often an address or a socket may do something."""

import time
from collections import OrderedDict


class Bucket:
    """Holds up to `burst` drops and fills by `rate` a second; each action takes one."""

    __slots__ = ("burst", "level", "rate", "then")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.then = time.monotonic()

    def take(self, drops: float = 1.0) -> bool:
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.then) * self.rate)
        self.then = now
        if self.level < drops:
            return False
        self.level -= drops
        return True


class Budget:
    """One bucket per address. The longest unused are forgotten, so that strangers cannot fill the memory."""

    def __init__(self, rate: float, burst: float, size: int = 20_000) -> None:
        self.rate = rate
        self.burst = burst
        self.size = size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, drops: float = 1.0) -> bool:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self.rate, self.burst)
            if len(self._buckets) > self.size:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket.take(drops)

    def __len__(self) -> int:
        return len(self._buckets)


class Tally:
    """How many of something an address holds at this moment."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: dict[str, int] = {}

    def enter(self, who: str) -> bool:
        held = self._held.get(who, 0)
        if held >= self.most:
            return False
        self._held[who] = held + 1
        return True

    def exit(self, who: str) -> None:
        held = self._held.get(who, 0) - 1
        if held > 0:
            self._held[who] = held
        else:
            self._held.pop(who, None)

    @property
    def total(self) -> int:
        return sum(self._held.values())
