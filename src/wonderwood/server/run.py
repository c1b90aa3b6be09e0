"""Starts the server: one process, or several on one PostgreSQL."""

import asyncio
import logging
import os
import socket
from typing import Any

import msgspec
import uvicorn
from rich.console import Console

from wonderwood.engine.errors import Refusal
from wonderwood.engine.playouts import compiled
from wonderwood.server.app import create_app
from wonderwood.server.settings import Settings, check_settings
from wonderwood.server.store import Store
from wonderwood.words import Speaker

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
    """The open door; refused if the address is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((settings.host, settings.port))
        door.listen(2048)  # whoever comes while we start is served a moment later
    except OSError:
        door.close()
        raise Refusal("no_address", address=f"{settings.host}:{settings.port}") from None
    door.set_inheritable(True)
    return door


async def prepare(settings: Settings) -> None:
    """Bring the database up to date, once, before anybody is served."""
    store = Store(settings.url())
    try:
        await store.open()
    except Refusal:
        raise
    except Exception as problem:
        raise Refusal("no_database", problem=type(problem).__name__) from problem
    finally:
        await store.close()


def serve(console: Console, settings: Settings, language: str) -> None:
    """Serve until stopped."""
    check_settings(settings)
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
