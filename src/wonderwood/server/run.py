"""Starts the server: one process, or several on one PostgreSQL."""

import asyncio
import errno
import logging
import os
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import msgspec
import uvicorn
from rich.console import Console
from sqlalchemy.engine import make_url

from wonderwood.engine.errors import Refusal
from wonderwood.engine.playouts import compiled
from wonderwood.server.app import create_app
from wonderwood.server.brains import load_games
from wonderwood.server.settings import Settings, check_settings
from wonderwood.server.store import Store
from wonderwood.words import Speaker

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

_ENVIRONMENT = "WONDERWOOD_SETTINGS"  # how worker processes get their settings


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    return {
        "ws": "websockets-sansio",
        "ws_max_size": settings.limits.message_bytes,
        "ws_per_message_deflate": False,  # a compressor per socket costs more memory than a table
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "access_log": False,
        "server_header": False,
        "log_level": "warning",
        "timeout_graceful_shutdown": 3,
    }


def worker_app() -> Any:
    """The application of a worker process."""
    return create_app(msgspec.json.decode(os.environ[_ENVIRONMENT], type=Settings))


def listen(settings: Settings) -> socket.socket:
    """The open door; refused if the address is taken or not one of this machine."""
    address = f"{settings.host}:{settings.port}"
    if not settings.host:
        raise Refusal("bad_address", address=address, problem="127.0.0.1, 0.0.0.0, ::1")
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((settings.host, settings.port))
        door.listen(2048)  # whoever comes while we start is served a moment later
    except (OSError, UnicodeError) as problem:
        door.close()
        if isinstance(problem, OSError) and problem.errno == errno.EADDRINUSE:
            raise Refusal("no_address", address=address) from None
        raise Refusal("bad_address", address=address, problem=getattr(problem, "strerror", None) or str(problem)) from None
    door.set_inheritable(True)
    return door


@contextmanager
def alone(settings: Settings) -> Iterator[None]:
    """On SQLite one server at a time: two would not hear of each other's choices. The lock goes with the process."""
    if settings.is_postgres or fcntl is None:
        yield
        return
    file = make_url(settings.url()).database or ""
    try:
        lock = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as problem:
        raise Refusal("no_database", problem=f"{file}: {problem.strerror}") from None
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Refusal("database_in_use", file=file) from None
        yield
    finally:
        os.close(lock)


async def prepare(settings: Settings) -> None:
    """Bring the database up to date, once, before anybody is served."""
    if not settings.is_postgres:
        look_at_file(make_url(settings.url()).database or "")
    try:
        store = Store(settings.url())
        try:
            await store.open()
        finally:
            await store.close()
    except Refusal:
        raise
    except Exception as problem:
        where = make_url(settings.url())
        told = f"{where.host or where.database or where.drivername}: {type(problem).__name__}: {problem}"
        raise Refusal("no_database", problem=told.splitlines()[0][:300]) from problem


def look_at_file(file: str) -> None:
    """A plain look before anything is begun: is it a database, and whole?"""
    try:
        with closing(sqlite3.connect(file, timeout=10)) as base:
            found = base.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.Error as problem:
        found = str(problem)
    if found != "ok":
        raise Refusal("no_database", problem=f"{file}: {found}"[:300])


def serve(console: Console, settings: Settings, language: str) -> None:
    """Serve until stopped."""
    check_settings(settings)
    load_games(settings.games)
    with alone(settings):
        _serve(console, settings, language)


def _serve(console: Console, settings: Settings, language: str) -> None:
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    asyncio.run(prepare(settings))
    door = listen(settings)
    port = door.getsockname()[1]
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    speaker = Speaker(language)
    console.print(speaker.say("server-address", address=f"http://{host}:{port}/"), soft_wrap=True)
    console.print(speaker.say("server-compiled" if compiled() else "server-interpreted"), style="dim", soft_wrap=True)
    options = uvicorn_options(settings)
    if settings.workers == 1:
        uvicorn.Server(uvicorn.Config(create_app(settings), **options)).run(sockets=[door])
        return
    os.environ[_ENVIRONMENT] = msgspec.json.encode(settings).decode()
    config = uvicorn.Config("wonderwood.server.run:worker_app", factory=True, workers=settings.workers, **options)
    uvicorn.supervisors.Multiprocess(config, sockets=[door]).run()
