"""Group commit: choices of many tables that arrive together share one transaction, so one wait for the disk."""

import asyncio
import contextlib
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Engine, bindparam, insert, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from wonderwood.server.store.models import entries, tables
from wonderwood.server.store.rows import Conflict

CHANNEL = "wonderwood"
_BATCH = 200
_UPDATE = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in ("status", "seats", "turn", "outcome", "bot_due", "updated")})
)


class Job:
    """Entries of one table to be written, and the task that waits for it."""

    def __init__(self, table_id: str, rows: list[dict[str, Any]], lobby: dict[str, Any]) -> None:
        self.table_id = table_id
        self.rows = rows
        self.lobby = {"table": table_id, **{f"new_{name}": value for name, value in lobby.items()}}
        self.last: int = rows[-1]["number"]
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def finish(self, problem: BaseException | None) -> None:
        if self.done.done():
            return  # who waited has gone
        if problem is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(problem)


class Writer:
    """The one task that writes entries. A job that conflicts is told so alone; the others of its batch are not harmed."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def write(self, job: Job) -> None:
        """Returns when the job is on disk."""
        self._jobs.put_nowait(job)
        await job.done

    async def _run(self) -> None:
        while True:
            batch = [await self._jobs.get()]
            while len(batch) < _BATCH and not self._jobs.empty():
                batch.append(self._jobs.get_nowait())
            batch.sort(key=lambda job: job.table_id)  # the same order everywhere: no deadlock between processes
            try:
                await self._commit(batch)
            except asyncio.CancelledError:
                for job in batch:
                    job.finish(ConnectionError("the server stops"))
                raise

    async def _commit(self, batch: list[Job]) -> None:
        try:
            await self._write(batch)
        except Exception as problem:
            if len(batch) > 1:
                for job in batch:
                    await self._commit([job])
            else:
                batch[0].finish(Conflict() if isinstance(problem, IntegrityError) else problem)
        else:
            for job in batch:
                job.finish(None)

    async def _write(self, batch: list[Job]) -> None:
        """One transaction on PostgreSQL, which tells the other processes of it when it is safe."""
        async with self.engine.begin() as connection:
            await connection.execute(insert(entries), [row for job in batch for row in job.rows])
            await connection.execute(_UPDATE, [job.lobby for job in batch])
            payloads = [{"payload": f"t {job.table_id} {job.last}"} for job in batch]
            await connection.execute(text(f"SELECT pg_notify('{CHANNEL}', :payload)"), payloads)


class SqliteWriter(Writer):
    """The same on SQLite, with a connection and a thread of its own: a whole transaction costs one change of thread."""

    def __init__(self, engine: AsyncEngine, direct: Engine) -> None:
        super().__init__(engine)
        self.direct = direct
        self._thread = ThreadPoolExecutor(1, "writer")

    async def stop(self) -> None:
        await super().stop()
        self._thread.shutdown(wait=True)
        self.direct.dispose()

    async def _write(self, batch: list[Job]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._transaction, batch)

    def _transaction(self, batch: list[Job]) -> None:
        with self.direct.begin() as connection:
            connection.execute(insert(entries), [row for job in batch for row in job.rows])
            connection.execute(_UPDATE, [job.lobby for job in batch])
