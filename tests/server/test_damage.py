"""A database that is damaged: what is wrong is named, what is sound goes on, and nothing is made up for what is lost."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.client import Browser
from server.conftest import Running, Serve, make_settings

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(180)]

DAMAGES = {
    "a choice is lost": "DELETE FROM entries WHERE number = 2 AND table_id = :id",
    "the start is lost": "DELETE FROM entries WHERE kind = 'start' AND table_id = :id",
    "a choice is torn": "UPDATE entries SET data = '{\"option\": ' WHERE number = 3 AND table_id = :id",
    "a choice is of no kind": "UPDATE entries SET kind = 'fly' WHERE number = 3 AND table_id = :id",
    "a choice of nobody": "UPDATE entries SET seat = NULL WHERE number = 3 AND table_id = :id",
    "a seat that is not there": "UPDATE entries SET seat = 9, kind = 'leave' WHERE number = 3 AND table_id = :id",
    "chairs are torn": "UPDATE tables SET chairs = '[{' WHERE id = :id",
    "seats are torn": "UPDATE tables SET seats = 'x' WHERE id = :id",
    "options are torn": "UPDATE tables SET options = '[]' WHERE id = :id",
    "the game is gone": "UPDATE tables SET game = 'chess' WHERE id = :id",
}


def harm(folder: Path, table: str, statement: str) -> None:
    with sqlite3.connect(folder / "wonderwood.sqlite") as base:
        assert base.execute(statement, {"id": table}).rowcount > 0
    base.close()


async def played(browser: Browser, choices: int = 4) -> str:
    table: str = (await browser.table("liars_dice", ["me", "me"], public=True))["table"]["id"]
    async with browser.live(table) as live:
        for _ in range(choices):
            await live.play(0)
    return table


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_table_is_refused_and_harms_no_other(damage: str, serve: Serve, tmp_path: Path) -> None:
    running = await serve()
    async with running.browser() as alice:
        bad, good = await played(alice), await played(alice)
        running.house.tables.clear()
        harm(tmp_path, bad, DAMAGES[damage])
        for path in ("", "/replay", "/record"):
            answer = await alice.http.get(f"/api/tables/{bad}{path}")
            found = answer.json()
            expected = (404, "unknown_game") if damage == "the game is gone" else (409, "damaged_table")
            assert (answer.status_code, found["code"]) == expected, found
            assert found["message"]
            if expected[0] == 409:
                assert found["facts"]["table"] == bad
                assert found["facts"]["problem"]
        live = alice.live(bad)
        with pytest.raises(ConnectionClosed) as closed:
            await live.open()
        assert closed.value.rcvd.code == 4404
        for scope in ("live", "mine"):
            assert good in [row["id"] for row in await alice.get(f"/api/tables?scope={scope}")]
        async with alice.live(good) as live:
            assert (await live.play())["t"] == "done"


async def test_bots_wake_beside_a_damaged_table(serve: Serve, tmp_path: Path) -> None:
    """After a restart one table that cannot be read does not keep the bots of the others asleep."""
    settings = make_settings(tmp_path, bot_pause=30.0)
    first = await serve(settings=settings)
    async with first.browser() as alice:
        tables = [(await alice.table("liars_dice", ["random", "me"]))["table"]["id"] for _ in range(6)]
        await first.stop()
        bad = sorted(tables)[:3]
        for table, damage in zip(bad, ("chairs are torn", "options are torn", "the game is gone")):
            harm(tmp_path, table, DAMAGES[damage])
        settings.bot_pause = 0.0
        second = await serve(settings=settings)
        async with asyncio.timeout(20):
            while not all(moved_on(second, table) for table in tables if table not in bad):
                await asyncio.sleep(0.05)


def moved_on(running: Running, table: str) -> bool:
    found = running.house.tables.get(table)
    return found is not None and found.position.waiting == [1]


async def test_an_analysis_that_cannot_be_read_is_refused(serve: Serve, tmp_path: Path) -> None:
    running = await serve()
    async with running.browser() as alice:
        table = (await alice.table("liars_dice", ["me", "me"]))["table"]["id"]
        async with alice.live(table) as live:
            while not live.over:
                await live.play(-1)
        found: Any = {}
        async with asyncio.timeout(60):
            while found.get("status") != "done":
                found = (await alice.http.get(f"/api/tables/{table}/analysis")).json()
                await asyncio.sleep(0.1)
        harm(tmp_path, table, "UPDATE studies SET data = '{' WHERE table_id = :id")
        answer = await alice.http.get(f"/api/tables/{table}/analysis")
        assert (answer.status_code, answer.json()["code"]) == (409, "no_analysis")
