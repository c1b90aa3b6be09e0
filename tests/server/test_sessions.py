"""Cookies that can be taken back: everywhere at once, also where a socket is open, and for good."""

import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from server.client import Browser
from server.conftest import Serve, make_settings
from wonderwood.server.accounts import read_cookie, sign

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(180)]

LOGIN = {"login": "alice", "password": "down the hole"}


async def copy_of(browser: Browser) -> Browser:
    """Somebody who holds the same cookie."""
    thief = Browser(browser.address)
    thief.http.cookies.update(browser.http.cookies)
    return thief


async def test_a_cookie_names_its_session() -> None:
    assert read_cookie(b"key", sign(b"key", "person", 0)) == ("person", 0)
    assert read_cookie(b"key", sign(b"key", "person", 7)) == ("person", 7)
    assert sign(b"key", "person", 0).count(".") == 1  # as cookies were before sessions had numbers
    good = sign(b"key", "person", 7)
    forged = [good.replace(".7.", other) for other in (".8.", ".", ".x.", ".07.")]
    for bad in [*forged, "person.7.", "person.-1.x", "..", "a.1.2.3"]:
        assert read_cookie(b"key", bad) is None


async def test_logging_out_everywhere(serve: Serve, tmp_path: Path, database_url: str) -> None:
    settings = make_settings(tmp_path, database_url=database_url)
    running = await serve(settings=settings)
    async with running.browser() as alice, running.browser() as bob:
        await alice.post("/api/account", LOGIN)
        me = await alice.get("/api/me")
        thief = await copy_of(alice)
        assert (await thief.get("/api/me"))["id"] == me["id"]
        table = (await alice.table("liars_dice", ["me", "me"], public=True))["table"]["id"]
        open_socket, watcher = thief.live(table), bob.live(table)
        await open_socket.open()
        await watcher.open()
        gone = await alice.http.delete("/api/session?everywhere=true")
        assert gone.status_code == 200
        assert gone.json()["id"] != me["id"]
        with pytest.raises(ConnectionClosed) as closed:
            await open_socket.until(lambda: False)
        assert closed.value.rcvd.code == 4401
        thief.http.cookies.clear()
        thief.http.cookies.set("wonderwood", sign(running.house.store.secret, me["id"], 0))
        assert (await thief.get("/api/me"))["id"] != me["id"]
        await watcher.until(lambda: not watcher.summary["seats"][0]["online"])
        await watcher.cut()
        back = await alice.post("/api/session", LOGIN)
        assert back["id"] == me["id"]
        assert (await alice.get("/api/me"))["id"] == me["id"]
        async with alice.live(table) as live:
            assert (await live.play())["t"] == "done"
        await running.stop()
        again = await serve(settings=settings)
        alice.http.base_url = alice.address = again.address
        assert (await alice.get("/api/me"))["id"] == me["id"]  # a restart takes nothing back
        await thief.http.aclose()


async def test_logging_out_here_leaves_other_devices(serve: Serve) -> None:
    running = await serve()
    async with running.browser() as alice, running.browser() as phone:
        await alice.post("/api/account", LOGIN)
        me = await phone.post("/api/session", LOGIN)
        assert (await alice.http.delete("/api/session")).json()["id"] != me["id"]
        assert (await phone.get("/api/me"))["id"] == me["id"]


async def test_a_new_password_ends_the_other_sessions(serve: Serve) -> None:
    running = await serve()
    async with running.browser() as alice, running.browser() as thief, running.browser() as bob:
        change = {"password": LOGIN["password"], "new": "through the glass"}
        assert (await alice.http.patch("/api/account", json=change)).json()["code"] == "no_account"
        await alice.post("/api/account", LOGIN)
        me = await thief.post("/api/session", LOGIN)
        wrong = await thief.http.patch("/api/account", json={**change, "password": "up the hill!"})
        assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong_login")
        assert (await alice.http.patch("/api/account", json={**change, "new": "short"})).status_code == 400
        answer = await alice.http.patch("/api/account", json=change)
        assert (answer.status_code, answer.json()["id"]) == (200, me["id"])
        assert (await alice.get("/api/me"))["id"] == me["id"]  # who changed it stays
        assert (await thief.get("/api/me"))["id"] != me["id"]
        assert (await bob.http.post("/api/session", json=LOGIN)).status_code == 403
        assert (await bob.post("/api/session", {**LOGIN, "password": change["new"]}))["id"] == me["id"]


async def test_cookies_from_before_sessions_had_numbers_are_good(serve: Serve, tmp_path: Path) -> None:
    """A database of the version before is brought up to date, and nobody is thrown out."""
    settings = make_settings(tmp_path)
    first = await serve(settings=settings)
    async with first.browser() as alice:
        me = await alice.get("/api/me")
        await first.stop()
        with sqlite3.connect(tmp_path / "wonderwood.sqlite") as base:
            base.execute("ALTER TABLE people DROP COLUMN session")
            base.execute("UPDATE alembic_version SET version_num = '0003'")
        base.close()
        second = await serve(settings=settings)
        alice.http.base_url = alice.address = second.address
        assert await alice.get("/api/me") == me
