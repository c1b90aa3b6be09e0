"""How one server is set up: where it listens, where it keeps things, and its limits."""

import math
import os
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from wonderwood.engine.errors import Refusal

POSTGRES: Final = "postgresql+asyncpg://user:password@host/name"
SQLITE: Final = "sqlite+aiosqlite:///folder/name.sqlite"


class Limits(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a stranger may cost us. Rates are per second; `burst` is how much may come at once."""

    message_bytes: int = 8 * 1024
    body_bytes: int = 16 * 1024
    messages_rate: float = 10.0  # per socket
    messages_burst: float = 40.0
    chats_rate: float = 1.0  # per person at a table: what is said is kept, and sent to everybody
    chats_burst: float = 20.0
    connects_rate: float = 5.0  # per address; a budget of its own, so that a reconnect storm is not a ban
    connects_burst: float = 100.0
    requests_rate: float = 20.0  # per address
    requests_burst: float = 200.0
    heavy_rate: float = 2.0  # per address: new guests, new tables, imports
    heavy_burst: float = 200.0
    thoughts_rate: float = 0.5  # per address: hints and opinions of bots; an analysis takes five
    thoughts_burst: float = 30.0
    passwords_rate: float = 0.2  # per address
    passwords_burst: float = 20.0
    sockets_per_address: int = 200
    tables_per_guest: int = 20
    tables_per_account: int = 100
    outbox_frames: int = 64  # frames waiting for a slow reader before it gets one `state` frame instead
    outbox_bytes: int = 256 * 1024
    slow_seconds: float = 30.0  # one frame may take this long before the reader is cut off
    resume_bytes: int = 48 * 1024  # frames kept per viewer to resume from
    idle_seconds: float = 60.0  # a table nobody looks at leaves memory after this


class Settings(msgspec.Struct, kw_only=True):
    """One server."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: str = "data"
    database_url: str = ""  # empty: SQLite in the data folder
    workers: int = 1
    web: str = ""  # the built pages; empty: in the package or beside the source
    games: list[str] = []  # modules with a GAME of their own, beside the shelf
    origins: list[str] = []  # further origins whose pages may open sockets
    secure: bool = False  # cookies only over https
    bot_pause: float = 0.6  # seconds before a bot's choice, so that people can follow
    bot_seconds: float = 20.0  # thinking longer than this: a simple choice instead
    bot_processes: int = os.cpu_count() or 1  # they stand back when the tables themselves have something to do
    warm: bool = False  # start a worker before somebody waits for it
    limits: Limits = msgspec.field(default_factory=Limits)

    @property
    def is_postgres(self) -> bool:
        return self.database_url.startswith("postgresql")

    def url(self) -> str:
        """The address of the database; the data folder is made if it is missing."""
        if self.database_url:
            return self.database_url
        try:
            Path(self.data).mkdir(parents=True, exist_ok=True)
        except OSError:
            raise Refusal("no_folder", folder=self.data) from None
        return f"sqlite+aiosqlite:///{Path(self.data).resolve() / 'wonderwood.sqlite'}"

    def pages(self) -> Path:
        """Where the built pages are: as told, in the installed package, or beside the source."""
        if self.web:
            return Path(self.web)
        installed = Path(__file__).parents[1] / "web"
        return installed if installed.is_dir() else Path(__file__).parents[3] / "web" / "dist"


def check_settings(settings: Settings) -> None:
    """Refuse what cannot work, before anything starts."""
    if settings.database_url:
        check_database(settings.database_url)
    if settings.workers < 1:
        raise Refusal("bad_number", option="workers", value=settings.workers, allowed="1 or more")
    if settings.workers > 1 and not settings.is_postgres:
        raise Refusal("needs_postgres", workers=settings.workers)
    if not 0 <= settings.port <= 65535:
        raise Refusal("bad_number", option="port", value=settings.port, allowed="0 to 65535")
    if not 0 <= settings.bot_pause < math.inf:
        raise Refusal("bad_number", option="bot-pause", value=str(settings.bot_pause), allowed="0 or more")
    if settings.web and not Path(settings.web).is_dir():
        raise Refusal("no_pages", folder=settings.web[:200])
    for origin in settings.origins:
        check_origin(origin)


def check_database(url: str) -> None:
    """An address of PostgreSQL, or of a file: a database in memory would be another one for every connection."""
    try:
        found = make_url(url)
        name = found.database or ""
    except (ArgumentError, ValueError):
        raise Refusal("bad_database", allowed=POSTGRES) from None
    if found.drivername == "sqlite+aiosqlite":
        if not name or name.startswith((":memory:", "file:")):
            raise Refusal("bad_database", allowed=SQLITE)
    elif found.drivername != "postgresql+asyncpg" or not (found.host or found.query) or not name:
        raise Refusal("bad_database", allowed=POSTGRES)


def check_origin(origin: str) -> None:
    """Exactly what browsers send; anything else would match nothing."""
    try:
        parts = urlsplit(origin)
        plain = f"{parts.scheme}://{parts.netloc}".lower()
    except ValueError:
        raise Refusal("bad_origin", origin=origin[:200], allowed="https://play.example.org") from None
    if parts.scheme not in ("http", "https") or not parts.netloc or "@" in parts.netloc:
        raise Refusal("bad_origin", origin=origin[:200], allowed="https://play.example.org")
    if origin != plain:
        raise Refusal("bad_origin", origin=origin[:200], allowed=plain[:200])


def with_limits(limits: Limits, pairs: tuple[str, ...]) -> Limits:
    """`name=number` pairs from the command line laid over the limits."""
    names = list(Limits.__struct_fields__)
    for pair in pairs:
        name, _, value = pair.partition("=")
        if name not in names:
            raise Refusal("bad_setup", option=name[:80], value=value[:80], allowed=names)
        try:
            number = type(getattr(limits, name))(float(value))
        except (ValueError, OverflowError):
            number = 0
        if not 0 < number < math.inf:
            raise Refusal("bad_number", option=name, value=value[:80], allowed="> 0")
        setattr(limits, name, number)
    return limits
