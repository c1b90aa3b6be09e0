"""Which analyses are asked for, made and kept: one at a time per process, each game once."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import msgspec

from wonderwood.bots.outlook import company_of
from wonderwood.engine.errors import Refusal
from wonderwood.engine.match import Match
from wonderwood.server.analysis import PATIENCE, Work, judge_moment
from wonderwood.server.bodies import Analysis, Opinion
from wonderwood.server.brains import Brains
from wonderwood.server.chairs import now
from wonderwood.server.replays import record_of
from wonderwood.server.store import Store, Study
from wonderwood.server.tables import LiveTable

IDLE: Final = 90_000  # milliseconds without news after which another process may take the work over
QUEUE: Final = 40  # games waiting at most
KEPT: Final = 256  # opinions remembered

log = logging.getLogger("wonderwood")


class Studies:
    """The queue of games to be analysed, and the worker that does it."""

    def __init__(self, store: Store, games: list[str]) -> None:
        self.store = store
        self.brains = Brains(1, PATIENCE, games)
        self.works: OrderedDict[str, Work] = OrderedDict()  # the first is being worked on
        self.failed: set[str] = set()
        self._opinions: OrderedDict[tuple[str, int], Opinion] = OrderedDict()
        self._task: asyncio.Task[None] | None = None

    async def analysis(self, table: LiveTable, pay: Callable[[], None]) -> Analysis:
        """How a finished game went, as far as it is known. `pay` is called before new work is taken on, and may refuse."""
        match = await finished(table)
        work = self.works.get(table.id)
        if work is None:
            study = await self.store.study(table.id)
            if study is not None and study.finished:
                return _told(study)
            if table.id in self.failed:  # said at once: what was kept of it looks as if somebody were still at it
                raise Refusal("no_analysis")
            if study is not None and study.updated > now() - IDLE:
                return _told(study)
            work = self.works.get(table.id)  # somebody may have asked at the same moment
        if work is None:
            if len(self.works) >= QUEUE:
                raise Refusal("not_now")
            pay()
            work = self.works[table.id] = Work(table.id, record_of(match), self.brains, company_of(match))
            if self._task is None or self._task.done():
                self._task = asyncio.create_task(self._run(), name="analyses")
        ahead = list(self.works).index(table.id)
        told = work.told("working" if ahead == 0 else "waiting")
        told.ahead = ahead
        return told

    async def _run(self) -> None:
        """One game after the other; then the worker may rest."""
        while self.works:
            id, work = next(iter(self.works.items()))
            try:
                await self._study(work)
            except (TimeoutError, BrokenProcessPool):
                log.warning("the analysis of table %s was given up", id)
                self.failed.add(id)
            except Exception:
                log.exception("the analysis of table %s failed", id)
                self.failed.add(id)
            finally:
                self.works.pop(id, None)
        self.brains.rest()

    async def _study(self, work: Work) -> None:
        if not await self.store.claim_study(_kept(work, False), IDLE):
            return  # another process is at it, or was faster
        async for _ in work.steps():
            await self.store.keep_study(_kept(work, False))
        await self.store.keep_study(_kept(work, True))

    async def opinion(self, table: LiveTable, moment: int, pay: Callable[[], None]) -> Opinion:
        """What a bot thinks of one choice of a finished game."""
        match = await finished(table)
        if moment >= len(match.answers):
            raise Refusal("bad_moment", moment=moment, allowed=f"0 to {len(match.answers) - 1}")
        key = table.id, moment
        if key not in self._opinions:
            pay()
            try:
                self._opinions[key] = await self.brains.run(judge_moment, table.id, record_of(match), moment)
            except (TimeoutError, BrokenProcessPool):
                raise Refusal("not_now") from None
            while len(self._opinions) > KEPT:
                self._opinions.popitem(last=False)
        return self._opinions[key]

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self.brains.close()


async def finished(table: LiveTable) -> Match:
    async with table.at_rest() as position:
        match = position.running()
    if not match.over:
        raise Refusal("not_over")
    return match


def _told(study: Study) -> Analysis:
    try:
        return msgspec.json.decode(study.data, type=Analysis)
    except msgspec.MsgspecError:
        raise Refusal("no_analysis") from None


def _kept(work: Work, is_finished: bool) -> Study:
    data = msgspec.json.encode(work.told("done" if is_finished else "working")).decode()
    return Study(table_id=work.table, finished=is_finished, data=data, updated=now())
