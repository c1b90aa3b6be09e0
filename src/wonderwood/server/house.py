"""The house: all open tables of this process, made, found, put away, and kept in step with other processes."""

import asyncio
import contextlib
import ctypes
import gc
import logging
import secrets
from collections.abc import Iterator
from contextlib import contextmanager

from wonderwood import __version__
from wonderwood.bots import find_bot
from wonderwood.engine.errors import Refusal
from wonderwood.engine.game import find_game
from wonderwood.server import catalogue
from wonderwood.server.accounts import clean_name, hash_token, new_token
from wonderwood.server.bodies import NewBranch, NewTable, SeatChoice
from wonderwood.server.brains import Brains
from wonderwood.server.chairs import SUBSTITUTE, make_entry, now
from wonderwood.server.limits import Tally
from wonderwood.server.position import Position, rebuild
from wonderwood.server.replays import SoundRecord, plays_of
from wonderwood.server.settings import Settings
from wonderwood.server.store import Chair, Conflict, Entry, Facts, Lobby, Origin, Past, Person, Store, Stretch, TableRow
from wonderwood.server.studies import Studies
from wonderwood.server.summary import lobby_of
from wonderwood.server.tables import LiveTable
from wonderwood.server.wire import Wire

log = logging.getLogger("wonderwood")


class House:
    """Everything a running server shares: the store, the bots' brains and the open tables."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.url())
        self.brains = Brains(settings.bot_processes, settings.bot_seconds, settings.games)
        self.desk = Brains(1, settings.bot_seconds, settings.games)  # replays and imports do not wait for bots
        self.studies = Studies(self.store, settings.games)
        self.tables: dict[str, LiveTable] = {}
        self.sockets = Tally(settings.limits.sockets_per_address)
        self.wire = Wire(self) if settings.is_postgres else None
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.store.open()
        if self.wire is not None:
            await self.wire.open()
        spare_the_collector()
        chores = [self._sweep(), self._wake(), self._unpack()]
        if self.settings.warm:
            chores.append(self.brains.warm())
        self._tasks = [asyncio.create_task(chore) for chore in chores]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for table in list(self.tables.values()):
            await table.close()
        if self.wire is not None:
            await self.wire.close()
        self.brains.close()
        self.desk.close()
        await self.studies.close()
        await self.store.close()

    async def table(self, id: str) -> LiveTable:
        """An open table; read from disk when nobody has it open."""
        found = self.tables.get(id)
        if found is not None:
            return found
        loading = self._loading.get(id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> LiveTable:
        row = await self.store.table(id) if id.isascii() and id.isalnum() else None
        if row is None:
            raise Refusal("no_such_table", table=id[:40])
        entries = await self.store.entries(id)
        position = await rebuild(row, entries)
        if position.has_sequel:
            position.sequel = await self.store.sequel(id)
        names = await self.store.names(position.people)
        table = LiveTable(position, names, self.store, self.brains, self.settings)
        table.keys.note(entries)
        if self.wire is not None:
            table.tell_others = self.wire.presence
        self.tables[id] = table
        if self.wire is not None:
            await table.catch_up(1 << 30)  # what was written between reading and listening
        table.wake_bots()
        return table

    async def _sweep(self) -> None:
        """Tables nobody looks at leave memory."""
        while True:
            await asyncio.sleep(min(10.0, self.settings.limits.idle_seconds))
            held = len(self.tables)
            for id in list(self.tables):
                self._look_after(id)
            if len(self.tables) < held:
                give_memory_back(thoroughly=not self.sockets.total)

    def _look_after(self, id: str) -> None:
        table = self.tables[id]
        table.forget_gone()
        table.tell_presence()
        if table.is_idle:
            del self.tables[id]

    async def _unpack(self) -> None:
        """Read the games from disk before the first visitor asks for them, beside what else there is to do."""
        await asyncio.to_thread(catalogue.games)

    async def _wake(self) -> None:
        """After a restart: bots whose turn it was go on."""
        for id in await self.store.tables_with_bot_due():
            try:
                await self.table(id)
            except Refusal as refusal:
                log.warning("table %s cannot be opened: %s", id, refusal)
            except Exception:
                log.exception("table %s cannot be opened", id)

    # -- making -----------------------------------------------------------------------------------------------------

    async def make_table(self, person: Person, wanted: NewTable) -> tuple[LiveTable, str]:
        """A new table and the secret of its invite link."""
        await self.check_room(person)
        game = find_game(wanted.game)
        options = game.settle(len(wanted.seats), dict(wanted.options))
        chairs = chosen_chairs(person, wanted.seats)
        row = new_row(game.name, person, chairs, options, game.open_box(None).fingerprint, secrets.token_hex(32))
        return await self._open_table(row, wanted)

    async def branch(self, person: Person, table: LiveTable, wanted: NewBranch) -> tuple[LiveTable, str]:
        """A new table that starts where another one's finished game stood at a moment; chance goes its own way from there."""
        await self.check_room(person)
        async with table.at_rest() as before:
            match = before.running()
        if not match.over:
            raise Refusal("not_over")
        if wanted.at >= len(match.answers):
            raise Refusal("bad_moment", moment=wanted.at, allowed=f"0 to {len(match.answers) - 1}")
        if len(wanted.seats) != match.seats:
            raise Refusal("bad_setup", option="seats", value=len(wanted.seats), allowed=match.seats)
        chairs = chosen_chairs(person, wanted.seats)
        row = new_row(before.game.name, person, chairs, match.options, match.box.fingerprint, secrets.token_hex(32))
        row.origin = Origin(table=table.id, moment=wanted.at, kind="branch")
        setup, plays = plays_of(match, wanted.at)
        row.past = Past(stretches=stretches(table.row, wanted.at), setup=setup, plays=plays)
        return await self._open_table(row, wanted)

    async def _open_table(self, row: TableRow, wanted: NewTable | NewBranch) -> tuple[LiveTable, str]:
        """Put a table on disk with an invite; it starts if nobody is waited for."""
        row.public, row.name = wanted.public, clean_name(wanted.name)
        position = Position(row)
        row.hints = position.is_full if wanted.hints is None else wanted.hints
        entries: list[Entry] = []
        if position.is_full:
            entries.append(make_entry(position, "start"))
            position.apply(entries[0])
        token = new_token()
        await self._add(position, entries, hash_token(token))
        return await self.table(row.id), token

    async def import_table(self, person: Person, sound: SoundRecord) -> LiveTable:
        """A table from a record: finished, or paused with every chair the importer's.

        A paused game goes on with a seed of its own, as a branch does: who brings it may know the one it had.
        """
        chairs = [Chair(person=person.id) for _ in range(sound.seats)]
        proves = sound.over and sound.seed is not None
        seed = sound.seed if proves and sound.seed is not None else secrets.token_hex(32)
        row = new_row(sound.game, person, chairs, sound.options, sound.components, seed)
        row.imported = True
        row.hints = True
        past = sound.past if proves else [*sound.past, Stretch(sound.seed, len(sound.plays))]
        if past:
            row.past = Past(stretches=past, setup=sound.setup, plays=[] if sound.over else sound.plays)
        position = Position(row)
        entries = [make_entry(position, "start")]
        for number, play in enumerate(sound.plays if sound.over else [], start=2):
            facts = Facts(option=play.option, chances=play.chances)
            entries.append(Entry(number=number, kind="play", facts=facts, seat=play.seat, person=person.id, at=now()))
        await self._add(await rebuild(row, entries), entries, None)
        return await self.table(row.id)

    async def sequel(self, person: Person, table: LiveTable) -> LiveTable:
        """The next game of a chain: the same people on the same chairs. It is made once, however many ask for it."""
        async with table.at_rest() as before:
            if not before.seats_of(person.id):
                raise Refusal("not_your_seat", seat="none")
            if not before.running().over:
                raise Refusal("not_over")
        options = before.next_options()
        if options is None:
            raise Refusal("no_sequel")
        if before.sequel is None:
            before.sequel = await self.store.sequel(table.id) or await self._make_sequel(person, table, options)
            table.tell_table()
            if self.wire is not None:
                self.wire.sequel(table.id, before.sequel)
        return await self.table(before.sequel)

    async def _make_sequel(self, person: Person, table: LiveTable, options: dict[str, object]) -> str:
        await self.check_room(person)
        before = table.position
        game = before.game
        settled = game.settle(len(before.chairs), options)
        row = new_row(game.name, person, before.chairs, settled, game.open_box(None).fingerprint, secrets.token_hex(32))
        row.public, row.name, row.hints = table.row.public, table.row.name, table.row.hints
        row.origin = Origin(table=table.id, moment=None, kind="sequel")
        position = Position(row)
        entries = [make_entry(position, "start")]
        position.apply(entries[0])
        try:
            await self._add(position, entries, None)
        except Conflict:  # somebody was faster
            found = await self.store.sequel(table.id)
            assert found is not None
            return found
        return row.id

    async def check_room(self, person: Person) -> None:
        """Refuse who has as many running tables as they may."""
        limits = self.settings.limits
        most = limits.tables_per_guest if person.login is None else limits.tables_per_account
        if await self.store.count_hosted(person.id) >= most:
            raise Refusal("too_many_tables", allowed=most)

    async def _add(self, position: Position, entries: list[Entry], invite: str | None) -> None:
        """Put a new table on disk with what the lobby shows of it."""
        position.row.lobby = lobby_of(position)
        people = [chair.person for chair in position.chairs if chair.person is not None]
        await self.store.add_table(position.row, entries, invite, [*people, position.row.host])

    @contextmanager
    def busy(self, table: LiveTable) -> Iterator[None]:
        """While somebody works with a table it does not leave memory."""
        table.pins += 1
        try:
            yield
        finally:
            table.pins -= 1

    async def signed_out(self, person: Person) -> None:
        """The cookies of a person are taken back: what they opened with them closes, also at other processes."""
        self.hear_signed_out(person.id)
        if self.wire is not None:
            self.wire.signed_out(person.id)

    def hear_signed_out(self, person: str) -> None:
        for table in self.tables.values():
            if person in table.viewers:
                table.viewers[person].sign_out()

    async def renamed(self, person: Person) -> None:
        for table in self.tables.values():
            if person.id in table.names:
                table.renamed(person)
        if self.wire is not None:
            with contextlib.suppress(Exception):
                await self.wire.renamed(person)


def chosen_chairs(person: Person, seats: list[SeatChoice]) -> list[Chair]:
    """Who sits where at a new table, as its maker wishes."""
    chairs = []
    for choice in seats:
        if choice.bot is not None and choice.kind != "bot":
            raise Refusal("bad_setup", option="bot", value=choice.bot, allowed="kind: bot")
        bot = (choice.bot or SUBSTITUTE) if choice.kind == "bot" else None
        if bot is not None:
            find_bot(bot)
        chairs.append(Chair(person=person.id if choice.kind == "me" else None, bot=bot))
    return chairs


def stretches(row: TableRow, until: int) -> list[Stretch]:
    """Which seeds the outcomes of a table's first choices came from."""
    found: list[Stretch] = []
    for one in [] if row.past is None else row.past.stretches:
        if one.choices >= until:
            return [*found, Stretch(one.seed, until)]
        found.append(one)
    return [*found, Stretch(row.seed, until)]


def spare_the_collector() -> None:
    """Tables free themselves when they go; looking through all of them for cycles now and then would hold everybody up."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


def give_memory_back(thoroughly: bool) -> None:
    """Hand freed memory to the system at once (glibc keeps it otherwise); thoroughly only when nobody is waiting."""
    if thoroughly:
        gc.collect()
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


def new_row(game: str, host: Person, chairs: list[Chair], options: dict[str, object], components: str, seed: str) -> TableRow:
    at = now()
    lobby = Lobby(status="waiting", seats=chairs, turn=[], outcome=None, bot_due=False, updated=at)
    return TableRow(
        id=secrets.token_hex(10),
        game=game,
        name="",
        public=False,
        imported=False,
        host=host.id,
        options=options,
        components=components,
        version=__version__,
        seed=seed,
        chairs=[Chair(person=chair.person, bot=chair.bot, left=chair.left) for chair in chairs],
        lobby=lobby,
        created=at,
    )
