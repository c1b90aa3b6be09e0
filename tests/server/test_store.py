"""The store keeps what it was told, once, in order, on both databases."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from wonderwood.server.chairs import now
from wonderwood.server.house import new_row
from wonderwood.server.store import (
    Chair,
    Conflict,
    Entry,
    Facts,
    Invite,
    Lobby,
    Past,
    Person,
    RecordedPlay,
    Store,
    Stretch,
)
from wonderwood.server.store.models import metadata
from wonderwood.server.store.store import HEAD, MIGRATIONS

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(180)]

ALICE = Person(id="a" * 32, name="Alice", language="en")


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    one = Store(database_url)
    await one.open()
    await one.add_person(ALICE)
    yield one
    await one.close()


async def new_table(store: Store) -> str:
    row = new_row("liars_dice", ALICE, [Chair(person=ALICE.id), Chair(bot="fair")], {"dice": 3}, "liars-dice", "seed")
    await store.add_table(row, [], None, [ALICE.id])
    return row.id


def lobby(status: str = "playing") -> Lobby:
    return Lobby(status=status, seats=[Chair()], turn=[0], outcome=None, bot_due=False, updated=now())  # type: ignore[arg-type]


def play(number: int, key: str | None = None) -> Entry:
    facts = Facts(option="bid 1 1", chances=[3, 1])
    return Entry(number=number, kind="play", facts=facts, seat=0, person=ALICE.id, key=key, at=now())


async def test_entries_come_back_as_they_were(store: Store) -> None:
    table = await new_table(store)
    written = [play(1, "one"), play(2, "two")]
    await store.append(table, written, lobby())
    assert await store.entries(table) == written
    assert await store.entries(table, after=1) == written[1:]
    assert await store.has_key(table, ALICE.id, "two")
    assert not await store.has_key(table, ALICE.id, "three")
    row = await store.table(table)
    assert row is not None
    assert (row.lobby.status, row.lobby.turn, row.options, row.seed) == ("playing", [0], {"dice": 3}, "seed")


async def test_lists_leave_the_past_where_it_is(store: Store) -> None:
    """What a table was played on from may be long, and no list shows it."""
    row = new_row("liars_dice", ALICE, [Chair(person=ALICE.id)], {}, "liars-dice", "seed")
    row.public, row.past = True, Past(stretches=[Stretch("tea", 1)], plays=[RecordedPlay(0, "bid 1 1", [1])])
    await store.add_table(row, [], None, [ALICE.id])
    alone = await store.table(row.id)
    assert alone is not None
    assert alone.past == row.past
    assert [one.past for one in await store.tables_of(ALICE.id)] == [None]
    assert [one.past for one in await store.tables_open("waiting")] == [None]


async def test_a_number_is_written_once(store: Store, database_url: str) -> None:
    """The promise everything rests on: of many who write the next number at once, one succeeds."""
    table = await new_table(store)
    other = Store(database_url)
    await other.open()
    writers = [store, other] * 5
    results = await asyncio.gather(
        *(writer.append(table, [play(1, f"key {index}")], lobby()) for index, writer in enumerate(writers)),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["Conflict"] * 9 + ["NoneType"]
    assert len(await other.entries(table)) == 1
    await other.close()


async def test_a_key_counts_once(store: Store) -> None:
    table = await new_table(store)
    await store.append(table, [play(1, "same")], lobby())
    with pytest.raises(Conflict):
        await store.append(table, [play(2, "same")], lobby())
    await store.append(table, [play(2, None)], lobby())
    await store.append(table, [play(3, None)], lobby())


async def test_a_conflict_harms_only_itself(store: Store) -> None:
    """Choices of many tables share a transaction; one that fails does not take the others with it."""
    tables = [await new_table(store) for _ in range(8)]
    await store.append(tables[3], [play(1)], lobby())
    results = await asyncio.gather(*(store.append(table, [play(1)], lobby()) for table in tables), return_exceptions=True)
    assert [isinstance(result, Conflict) for result in results] == [table == tables[3] for table in tables]
    assert [len(await store.entries(table)) for table in tables] == [1] * 8


async def test_opening_twice_changes_nothing(store: Store, database_url: str) -> None:
    again = Store(database_url)
    await again.open()
    assert again.secret == store.secret
    assert (await again.person(ALICE.id)) == ALICE
    await again.close()


async def test_the_newest_migration_is_known() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


async def test_migrations_and_models_agree(store: Store) -> None:
    """A database made by the migrations is what the models say."""
    async with store.engine.connect() as connection:
        found = await connection.run_sync(lambda sync: compare_metadata(MigrationContext.configure(sync), metadata))
    assert found == []


async def test_members_links_and_lists(store: Store) -> None:
    table = await new_table(store)
    assert await store.seen(table, ALICE.id) == 0
    await store.set_member(table, ALICE.id, 12)
    await store.set_member(table, ALICE.id)
    assert await store.seen(table, ALICE.id) == 12
    await store.add_invite(Invite(hash="h" * 64, table_id=table, seat=1, holder=None), now())
    found = await store.invite("h" * 64)
    assert found is not None
    assert (found.table_id, found.seat) == (table, 1)
    assert await store.use_invite("h" * 64)
    assert not await store.use_invite("h" * 64)
    assert [row.id for row in await store.tables_of(ALICE.id)] == [table]
    assert await store.tables_open("waiting") == []
    assert await store.count_hosted(ALICE.id) == 1
    await store.append(table, [play(1)], lobby("over"))
    assert await store.count_hosted(ALICE.id) == 0
