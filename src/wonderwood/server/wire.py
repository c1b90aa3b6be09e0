"""Several processes on one PostgreSQL hear of each other's tables: LISTEN and NOTIFY, with a careful second look."""

import asyncio
import contextlib
import json
import logging
import secrets
from typing import TYPE_CHECKING, Any

import asyncpg  # type: ignore[import-untyped]

from wonderwood.server.store import Person
from wonderwood.server.store.writer import CHANNEL

if TYPE_CHECKING:
    from wonderwood.server.house import House

log = logging.getLogger("wonderwood")


class Wire:
    """The connection that listens. When it breaks it is made again, and every open table looks what it has missed."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.process = secrets.token_hex(6)
        self._connection: Any = None
        self._task: asyncio.Task[None] | None = None
        self._jobs: set[asyncio.Task[Any]] = set()
        self._ready = asyncio.Event()
        self._turn = asyncio.Lock()  # a connection says one thing at a time

    async def open(self) -> None:
        self._task = asyncio.create_task(self._keep(), name="wire")
        await asyncio.wait_for(self._ready.wait(), 30)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _keep(self) -> None:
        address = self.house.settings.database_url.replace("postgresql+asyncpg://", "postgresql://", 1)
        while True:
            lost = asyncio.Event()
            try:
                connection = await asyncpg.connect(address)
                try:
                    connection.add_termination_listener(lambda _: lost.set())  # noqa: B023
                    await connection.add_listener(CHANNEL, self._heard)
                    self._connection = connection
                    self._ready.set()
                    for table in list(self.house.tables.values()):
                        self._spawn(table.catch_up(1 << 30))
                    await lost.wait()
                finally:
                    self._connection = None
                    await connection.close(timeout=2)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
                log.warning("the wire between processes broke; connecting again")
            await asyncio.sleep(0.2)

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._jobs.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: "asyncio.Task[Any]") -> None:
        self._jobs.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("keeping a table in step failed", exc_info=task.exception())

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        kind, _, rest = payload.partition(" ")
        if kind == "t":
            id, _, number = rest.partition(" ")
            table = self.house.tables.get(id)
            if table is not None:
                self._spawn(table.catch_up(int(number)))
        elif kind == "p":
            said = json.loads(rest)
            table = self.house.tables.get(said["table"])
            if table is not None and said["process"] != self.process:
                table.hear_presence(said["process"], set(said["people"]))
        elif kind == "s":
            said = json.loads(rest)
            table = self.house.tables.get(said["table"])
            if table is not None and said["process"] != self.process:
                table.hear_sequel(said["sequel"])
        elif kind == "n":
            said = json.loads(rest)
            if said["process"] != self.process:
                self._spawn(self._rename(said["person"]))

        elif kind == "o":
            self.house.hear_signed_out(json.loads(rest)["person"])

    async def _rename(self, id: str) -> None:
        person = await self.house.store.person(id)
        for table in list(self.house.tables.values()):
            if person is not None and id in table.names:
                table.renamed(person)

    def presence(self, table: str, people: set[str]) -> None:
        """Tell the others who looks at a table through this process."""
        self._say("p", table=table, people=sorted(people)[:60], process=self.process)

    def sequel(self, table: str, sequel: str) -> None:
        """Tell the others that the next game of a chain is there."""
        self._say("s", table=table, sequel=sequel, process=self.process)

    async def renamed(self, person: Person) -> None:
        self._say("n", person=person.id, process=self.process)

    def signed_out(self, person: str) -> None:
        """Tell the others that the cookies of a person are taken back."""
        self._say("o", person=person)

    def _say(self, kind: str, **facts: Any) -> None:
        self._spawn(self._send(f"{kind} {json.dumps(facts)}"))

    async def _send(self, text: str) -> None:
        async with self._turn:
            if self._connection is not None:
                with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text)
