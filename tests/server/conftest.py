"""Servers for tests: real ones on a real port, on SQLite and on a real PostgreSQL."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn

from server.client import Browser
from server.postgres import Postgres
from wonderwood.server.app import create_app
from wonderwood.server.guard import Guard
from wonderwood.server.house import House
from wonderwood.server.run import uvicorn_options
from wonderwood.server.settings import Limits, Settings

GENEROUS = {name: 100_000 for name in Limits.__struct_fields__ if name.endswith(("_rate", "_burst", "per_address"))}


class Running:
    """A server in this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app: Guard = create_app(settings)
        self.house: House = self.app.app.state.house
        self.door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        self.server = uvicorn.Server(uvicorn.Config(self.app, **uvicorn_options(settings)))
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> "Running":
        self.task = asyncio.create_task(self.server.serve(sockets=[self.door]))
        while not self.server.started:
            assert not self.task.done(), "the server did not start"
            await asyncio.sleep(0.01)
        return self

    async def stop(self) -> None:
        self.server.should_exit = True
        if self.task is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.wait_for(self.task, 20)

    def browser(self, **kwargs: Any) -> Browser:
        return Browser(self.address, **kwargs)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a test keeps its tables: a fresh database each time."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.fresh()


Serve = Callable[..., Awaitable[Running]]


def make_settings(tmp_path: Path, **values: Any) -> Settings:
    limits = Limits(**{**GENEROUS, "tables_per_guest": 10_000, **values.pop("limits", {})})
    web = tmp_path / "web"
    web.mkdir(exist_ok=True)
    fixed = {"data": str(tmp_path), "games": ["tiny", "sealed"], "bot_pause": 0.0, "web": str(web), "limits": limits}
    return Settings(**{**fixed, **values})


@pytest.fixture
async def serve(tmp_path: Path) -> AsyncIterator[Serve]:
    """Start servers; they stop with the test."""
    running: list[Running] = []

    async def start(**values: Any) -> Running:
        settings = values.pop("settings", None) or make_settings(tmp_path, **values)
        one = await Running(msgspec.structs.replace(settings)).start()
        running.append(one)
        return one

    yield start
    for one in running:
        await one.stop()
