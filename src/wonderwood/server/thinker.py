"""The bots of one open table: whose turn it is thinks in a worker process, and whatever goes wrong, play goes on."""

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Final

from wonderwood.bots.pause import pack
from wonderwood.engine.errors import Refusal
from wonderwood.server.brains import FALLBACK
from wonderwood.server.store import Entry

if TYPE_CHECKING:
    from wonderwood.server.tables import LiveTable

SHORTEST: Final = 1.0  # seconds to wait when a choice could not be written down
LONGEST: Final = 60.0  # and when that happens again and again

log = logging.getLogger("wonderwood")


class Thinker:
    """Makes the bots of a table choose, one after the other, while it is their turn."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self._task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        return self._task is not None and not self._task.done()

    @property
    def _is_due(self) -> bool:
        """Whether a bot must choose; one whose choice was not written must choose again, though memory says it has."""
        return self.table.spoiled or bool(self.table.position.bots_due())

    def wake(self, patience: float = 0.0) -> None:
        """Let the bots whose turn it is think, unless they do. `patience`: another process is probably at it."""
        if self._is_due and not self.is_busy:
            self._task = asyncio.create_task(self._run(patience), name=f"bots of {self.table.id}")

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _run(self, patience: float) -> None:
        await asyncio.sleep(patience)
        wait, stumbled = SHORTEST, False
        while self._is_due:
            await asyncio.sleep(self.table.settings.bot_pause)
            try:
                await self._choose(stumbled)
            except Refusal as refusal:
                if refusal.code not in ("try_again", "rules_failed"):
                    log.warning("the bots of table %s stop: %s", self.table.id, refusal)
                    return
                stumbled = refusal.code == "rules_failed"
            except Exception:
                log.exception("a bot of table %s could not choose", self.table.id)
            else:
                wait, stumbled = SHORTEST, False
                continue
            await asyncio.sleep(wait)
            wait = min(LONGEST, 2 * wait)

    async def _choose(self, at_random: bool) -> None:
        """One choice of one bot; any option where the rules failed at the last one."""
        table = self.table
        async with table.at_rest() as position:
            match, due = position.match, position.bots_due()
            if match is None or not due:
                return
            seat = due[0]
            bot = position.chairs[seat].bot or FALLBACK
            pause, given = pack(match), match.given(seat)
        option = None if at_random else await table.brains.choose(pause, seat, bot, secrets.randbits(60))
        async with table.lock:
            await table.once("", None, lambda: self._entries(seat, option, given))
        table.used = time.monotonic()

    def _entries(self, seat: int, option: str | None, given: int) -> list[Entry]:
        """The bot's choice if it is still asked for; any option if it had none."""
        match = self.table.position.match
        if match is None or match.given(seat) != given or seat not in self.table.position.bots_due():
            return []
        pending = next(one for one in match.pending if one.seat == seat)
        texts = [one.text for one in pending.options]
        return [self.table.play(seat, option if option in texts else secrets.choice(texts), given, None, None)]
