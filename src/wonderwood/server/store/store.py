"""Reading and writing. Every change of a table goes through `append`: committed to disk before it returns."""

import logging
import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Row, create_engine, delete, event, func, insert, inspect, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from wonderwood.engine.errors import Refusal
from wonderwood.server.store.models import entries, invites, members, metadata, people, settings, studies, tables
from wonderwood.server.store.rows import (
    KINDS,
    Chair,
    Conflict,
    Entry,
    Facts,
    Invite,
    Lobby,
    Origin,
    Past,
    Person,
    Status,
    Study,
    TableRow,
    damaged,
)
from wonderwood.server.store.writer import Job, SqliteWriter, Writer

HEAD = "0004"  # the newest of the migrations
MIGRATIONS = Path(__file__).parent / "migrations"
_LOCK = 7305808869231650  # of migrations, among the advisory locks of a PostgreSQL database


LISTED = [column for column in tables.c if column.name != "past"]  # which may be long, and no list shows it

log = logging.getLogger("wonderwood")


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


class Store:
    """One database. Safe to use from many tasks, and from many processes when it is PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_postgres = url.startswith("postgresql")
        self.engine: AsyncEngine = _engine(url)
        self.writer = Writer(self.engine) if self.is_postgres else SqliteWriter(self.engine, _direct(url))
        self.secret = b""

    async def open(self) -> None:
        """Bring the tables of the database up to date, and find the key that signs cookies."""
        async with self.engine.begin() as connection:
            if self.is_postgres:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
            await connection.run_sync(_migrate)
        async with self.engine.begin() as connection:
            if self.is_postgres:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
            found = await connection.scalar(select(settings.c.value).where(settings.c.name == "secret"))
            if found is None:
                found = secrets.token_hex(32)
                await connection.execute(insert(settings).values(name="secret", value=found))
        self.secret = _key(found)
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        await self.engine.dispose()

    # -- people -------------------------------------------------------------------------------------------------------

    async def add_person(self, person: Person) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(people).values(**msgspec.to_builtins(person)))

    async def person(self, id: str) -> Person | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(people).where(people.c.id == id))).first()
        return None if row is None else _person(row)

    async def person_named(self, login: str) -> Person | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(people).where(people.c.login == login.lower()))).first()
        return None if row is None else _person(row)

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        wanted = sorted(set(ids))
        if not wanted:
            return {}
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(people.c.id, people.c.name).where(people.c.id.in_(wanted)))
            return {row.id: row.name for row in rows}

    async def change_person(self, id: str, **values: str) -> Person:
        """A new name or language, nothing else; the person as they are then."""
        async with self.engine.begin() as connection:
            if values:
                await connection.execute(update(people).where(people.c.id == id).values(**values))
            return _person((await connection.execute(select(people).where(people.c.id == id))).one())

    async def end_sessions(self, id: str, **values: str) -> Person:
        """No cookie of a person is good any more; with that goes a new password, if there is one."""
        async with self.engine.begin() as connection:
            following = {"session": people.c.session + 1, **values}
            await connection.execute(update(people).where(people.c.id == id).values(**following))
            return _person((await connection.execute(select(people).where(people.c.id == id))).one())

    async def give_login(self, id: str, login: str, password: str) -> bool:
        """A login for who has none; False if they have one. A login that is taken is a conflict."""
        free = update(people).where(people.c.id == id, people.c.login.is_(None))
        try:
            async with self.engine.begin() as connection:
                return (await connection.execute(free.values(login=login, password=password))).rowcount == 1
        except IntegrityError:
            raise Conflict from None

    # -- tables -------------------------------------------------------------------------------------------------------

    async def add_table(self, row: TableRow, first: list[Entry], invite: str | None, persons: list[str]) -> None:
        """A new table with its first entries, in one transaction. Conflict: somebody made the same sequel first."""
        lobby, origin = row.lobby, row.origin
        values = {
            "id": row.id,
            "game": row.game,
            "name": row.name,
            "public": row.public,
            "imported": row.imported,
            "host": row.host,
            "options": _text(row.options),
            "components": row.components,
            "version": row.version,
            "seed": row.seed,
            "chairs": _text(row.chairs),
            "origin_table": None if origin is None else origin.table,
            "origin_moment": None if origin is None else origin.moment,
            "origin_kind": None if origin is None else origin.kind,
            "past": None if row.past is None else _text(row.past),
            "hints": row.hints,
            "created": row.created,
            **lobby_values(lobby),
        }
        async with self.engine.begin() as connection:
            try:
                await connection.execute(insert(tables).values(**values))
            except IntegrityError:
                raise Conflict from None
            if first:
                await connection.execute(insert(entries), [entry_values(row.id, entry) for entry in first])
            for person in sorted(set(persons)):
                await connection.execute(insert(members).values(table_id=row.id, person=person, seen=0))
            if invite is not None:
                hashed = {"hash": invite, "table_id": row.id, "seat": None, "holder": None, "created": row.created}
                await connection.execute(insert(invites).values(**hashed))

    async def append(self, table_id: str, new: list[Entry], lobby: Lobby) -> None:
        """Add entries to a table and what the lobby shows of it. Returns when it is safe; raises Conflict if it is not ours."""
        await self.writer.write(Job(table_id, [entry_values(table_id, entry) for entry in new], lobby_values(lobby)))

    async def table(self, id: str) -> TableRow | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == id))).first()
        return None if row is None else _table(row, row.past)

    async def sequel(self, id: str) -> str | None:
        """The table that follows another one in a chain of games."""
        query = select(tables.c.id).where(tables.c.origin_table == id, tables.c.origin_kind == "sequel")
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else str(row.id)

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        query = select(entries).where(entries.c.table_id == table_id, entries.c.number > after).order_by(entries.c.number)
        async with self.engine.connect() as connection:
            return [_entry(row) for row in await connection.execute(query)]

    async def has_key(self, table_id: str, person: str, key: str) -> bool:
        query = select(entries.c.number).where(entries.c.table_id == table_id, entries.c.person == person, entries.c.key == key)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def tables_open(self, status: Status, limit: int = 100) -> list[TableRow]:
        """Public tables, the latest first."""
        query = select(*LISTED).where(tables.c.status == status, tables.c.public.is_(True))
        return await self._tables(query.order_by(tables.c.updated.desc(), tables.c.id).limit(limit))

    async def tables_of(self, person: str, limit: int = 200) -> list[TableRow]:
        """Tables a person sits or sat at."""
        query = select(*LISTED).join(members, members.c.table_id == tables.c.id).where(members.c.person == person)
        return await self._tables(query.order_by(tables.c.updated.desc(), tables.c.id).limit(limit))

    async def tables_with_bot_due(self) -> list[str]:
        """Tables where a bot must choose: woken after a restart."""
        query = select(tables.c.id).where(tables.c.status == "playing", tables.c.bot_due.is_(True)).limit(1000)
        async with self.engine.connect() as connection:
            return [row.id for row in await connection.execute(query)]

    async def count_hosted(self, person: str) -> int:
        query = select(func.count()).select_from(tables).where(tables.c.host == person, tables.c.status != "over")
        async with self.engine.connect() as connection:
            return int(await connection.scalar(query) or 0)

    async def _tables(self, query: Any) -> list[TableRow]:
        """The tables of a list; one that is damaged is left out, so that the others are still found."""
        found: list[TableRow] = []
        async with self.engine.connect() as connection:
            for row in await connection.execute(query):
                try:
                    found.append(_table(row, None))
                except Refusal as refusal:
                    log.warning("a table is left out: %s", refusal)
        return found

    # -- analyses -----------------------------------------------------------------------------------------------------

    async def study(self, table_id: str) -> Study | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(studies).where(studies.c.table_id == table_id))).first()
        return None if row is None else Study(table_id=row.table_id, finished=row.finished, data=row.data, updated=row.updated)

    async def claim_study(self, fresh: Study, idle: int) -> bool:
        """Take an analysis on; False if it is finished or somebody has been at it in the last `idle` milliseconds."""
        where = (
            (studies.c.table_id == fresh.table_id) & studies.c.finished.is_(False) & (studies.c.updated <= fresh.updated - idle)
        )
        values = msgspec.to_builtins(fresh)
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(studies).values(**values))
                return True
        except IntegrityError:
            async with self.engine.begin() as connection:
                return (await connection.execute(update(studies).where(where).values(**values))).rowcount == 1

    async def keep_study(self, study: Study) -> None:
        """Write down how far an analysis has come; one that is finished stays as it is."""
        where = (studies.c.table_id == study.table_id) & studies.c.finished.is_(False)
        async with self.engine.begin() as connection:
            await connection.execute(update(studies).where(where).values(**msgspec.to_builtins(study)))

    # -- members and links --------------------------------------------------------------------------------------------

    async def seen(self, table_id: str, person: str) -> int:
        query = select(members.c.seen).where(members.c.table_id == table_id, members.c.person == person)
        async with self.engine.connect() as connection:
            return int(await connection.scalar(query) or 0)

    async def set_member(self, table_id: str, person: str, seen: int | None = None) -> None:
        """Remember that a person belongs to a table, and how much of its log they have looked at."""
        where = (members.c.table_id == table_id) & (members.c.person == person)
        try:
            async with self.engine.begin() as connection:
                known = (await connection.execute(select(members.c.seen).where(where))).first()
                if known is None:
                    await connection.execute(insert(members).values(table_id=table_id, person=person, seen=seen or 0))
                elif seen is not None and seen != known.seen:
                    await connection.execute(update(members).where(where).values(seen=seen))
        except IntegrityError:
            pass  # the same person at the same moment from elsewhere: the row is there

    async def add_invite(self, invite: Invite, now: int) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(invites).values(**msgspec.to_builtins(invite), created=now))

    async def invite(self, hash: str) -> Invite | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(invites).where(invites.c.hash == hash))).first()
        return None if row is None else Invite(hash=row.hash, table_id=row.table_id, seat=row.seat, holder=row.holder)

    async def use_invite(self, hash: str) -> bool:
        """Claim a link that is good once; False if somebody was faster."""
        async with self.engine.begin() as connection:
            return (await connection.execute(delete(invites).where(invites.c.hash == hash))).rowcount == 1

    async def revoke_invites(self, table_id: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(invites).where(invites.c.table_id == table_id))

    async def beat(self, name: str, value: str) -> None:
        """A real write, for the health probe."""
        async with self.engine.begin() as connection:
            changed = await connection.execute(update(settings).where(settings.c.name == name).values(value=value))
            if not changed.rowcount:
                await connection.execute(insert(settings).values(name=name, value=value))


def _engine(url: str) -> AsyncEngine:
    if url.startswith("postgresql"):
        return create_async_engine(url, pool_size=5, max_overflow=10, pool_pre_ping=True)
    engine = create_async_engine(url, pool_size=5, max_overflow=10)
    event.listen(engine.sync_engine, "connect", _configure)
    return engine


def _direct(url: str) -> Engine:
    """SQLite without the detour, for the writer's own thread."""
    engine = create_engine(url.replace("sqlite+aiosqlite://", "sqlite://", 1), poolclass=StaticPool)
    event.listen(engine, "connect", _configure)
    return engine


def _configure(connection: Any, _record: Any) -> None:
    """Safe on disk before a commit returns, and readers that never wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    """Bring the tables up to date. Alembic is only loaded when there is something to do: starting stays quick."""
    found = inspect(connection)
    version = connection.scalar(text("SELECT version_num FROM alembic_version")) if found.has_table("alembic_version") else None
    if version == HEAD:
        lost = sorted(set(metadata.tables) - set(found.get_table_names()))
        if lost:
            raise Refusal("damaged_database", problem=", ".join(lost))
        return
    if version is not None and not list(MIGRATIONS.glob(f"versions/{version[:20]}_*.py")):
        raise Refusal("newer_database", found=version[:20], allowed=HEAD)
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _key(found: str) -> bytes:
    """The key that signs cookies. A short one would let anybody be anybody."""
    try:
        key = bytes.fromhex(found)
    except ValueError:
        key = b""
    if len(key) < 32:
        raise Refusal("damaged_database", problem="settings: secret")
    return key


def entry_values(table_id: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "person": entry.person,
        "key": entry.key,
        "data": _text(entry.facts),
        "at": entry.at,
    }


def lobby_values(lobby: Lobby) -> dict[str, Any]:
    return {
        "status": lobby.status,
        "seats": _text(lobby.seats),
        "turn": _text(lobby.turn),
        "outcome": None if lobby.outcome is None else _text(lobby.outcome),
        "bot_due": lobby.bot_due,
        "updated": lobby.updated,
    }


def _person(row: Row[Any]) -> Person:
    return Person(
        id=row.id,
        name=row.name,
        language=row.language,
        login=row.login,
        password=row.password,
        session=row.session,
        created=row.created,
    )


def _read(table: str, what: str, data: str, type: Any) -> Any:
    """One of the values kept as JSON."""
    try:
        return msgspec.json.decode(data, type=type)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise damaged(table, what) from None


def _entry(row: Row[Any]) -> Entry:
    if row.kind not in KINDS:
        raise damaged(row.table_id, f"entry {row.number}")
    return Entry(
        number=row.number,
        kind=row.kind,
        facts=_read(row.table_id, f"entry {row.number}", row.data, Facts),
        seat=row.seat,
        person=row.person,
        key=row.key,
        at=row.at,
    )


def _table(row: Row[Any], past: str | None) -> TableRow:
    lobby = Lobby(
        status=row.status,
        seats=_read(row.id, "seats", row.seats, list[Chair]),
        turn=_read(row.id, "turn", row.turn, list[int]),
        outcome=None if row.outcome is None else _read(row.id, "outcome", row.outcome, dict[str, Any]),
        bot_due=row.bot_due,
        updated=row.updated,
    )
    kind = row.origin_kind
    origin = None if kind is None else Origin(table=row.origin_table, moment=row.origin_moment, kind=kind)
    return TableRow(
        id=row.id,
        game=row.game,
        name=row.name,
        public=row.public,
        imported=row.imported,
        host=row.host,
        options=_read(row.id, "options", row.options, dict[str, Any]),
        components=row.components,
        version=row.version,
        seed=row.seed,
        chairs=_read(row.id, "chairs", row.chairs, list[Chair]),
        lobby=lobby,
        created=row.created,
        origin=origin,
        past=None if past is None else _read(row.id, "past", past, Past),
        hints=row.hints,
    )
