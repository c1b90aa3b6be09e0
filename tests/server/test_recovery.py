"""What is acknowledged stays: after kill -9, after a restart, after a write that failed."""

import asyncio
from pathlib import Path

import pytest

from server.chaos import chaos
from server.conftest import Serve, make_settings
from server.test_live import seated

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(600)]


async def test_kill_minus_nine(tmp_path: Path) -> None:
    """The short form of `make chaos`."""
    report = await chaos(6, 20261116, tmp_path)
    for promise in ("lost", "doubled", "strange", "changed", "differing"):
        assert report[promise] == [], report
    assert report["acknowledged"] > 10
    assert report["resumed"] > 10


async def test_a_restart_changes_nothing(serve: Serve, tmp_path: Path, database_url: str) -> None:
    """Lessons 10, 11, 14: half-given secret answers, undone choices and votes are still there afterwards."""
    settings = make_settings(tmp_path, database_url=database_url)
    first = await serve(settings=settings)
    async with first.browser() as alice, first.browser() as bob:
        dice, sealed = await seated(alice, [bob], "liars_dice"), await seated(alice, [bob], "sealed")
        async with alice.live(dice) as one, bob.live(dice) as two, alice.live(sealed) as three:
            await one.play(1)
            await one.ask("undo", seat=0)
            await one.play(2)
            await two.until(lambda: two.asked())
            await two.play(3)
            await one.ask("takeback", seat=0)
            await one.ask("chat", text="sorry, wrong button")
            await three.play()  # the first of two secret answers
            await two.quiet()
            before = [one.view, one.log, one.summary, one.chat[-1]["text"], two.view, two.log, three.view, three.log]
        await first.stop()
        second = await serve(settings=settings)
        for browser in (alice, bob):
            browser.address = second.address
        async with alice.live(dice) as one, bob.live(dice) as two, alice.live(sealed) as three:
            await one.quiet()
            after = [one.view, one.log, one.summary, one.chat[-1]["text"], two.view, two.log, three.view, three.log]
            for then, now in zip(before, after):
                if isinstance(then, dict) and "proposals" in then:
                    assert then["proposals"] == now["proposals"]
                    assert then["proposals"]
                else:
                    assert then == now
            await two.ask("vote", about="takeback:0", agree=True)
            await one.until(lambda: one.view["waiting"] == [0])
            await three.play()


async def test_the_same_key_after_a_restart(serve: Serve, tmp_path: Path) -> None:
    """The answer was lost with the server: the page sends its choice again, and it counts once."""
    settings = make_settings(tmp_path)
    first = await serve(settings=settings)
    async with first.browser() as alice:
        table = (await alice.table("liars_dice", ["me", "me"]))["table"]["id"]
        async with alice.live(table) as one:
            click = {"key": "once", "seat": 0, "option": "bid 1 3", "given": 0}
            await one.ask("play", **click)
            log = one.log[:]
        await first.stop()
        second = await serve(settings=settings)
        alice.address = second.address
        async with alice.live(table) as one:
            assert (await one.ask("play", **click))["t"] == "done"
            assert one.log == log


async def test_a_failed_write_is_not_shown(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """Write first, then tell: if the disk fails nobody sees the choice, and the same key may try again."""
    running = await serve()
    async with running.browser() as alice, running.browser() as bob:
        table = await seated(alice, [bob], "liars_dice")
        async with alice.live(table) as one, bob.live(table) as two:
            await two.quiet()
            real = running.house.store.writer._write

            async def broken(*_: object) -> None:
                raise OSError("no space left")

            monkeypatch.setattr(running.house.store.writer, "_write", broken)
            choice = {"key": "again", "seat": 0, "option": "bid 1 3", "given": 0}
            assert (await one.ask("play", **choice))["code"] == "try_again"
            assert await two.quiet() == []
            monkeypatch.setattr(running.house.store.writer, "_write", real)
            assert (await one.ask("play", **choice))["t"] == "done"
            await two.until(lambda: two.view["table"]["count"] == 1)


async def test_a_choice_goes_on_when_its_socket_closes(serve: Serve) -> None:
    """A browser that sends and dies has still chosen; the table is not harmed in the middle."""
    running = await serve()
    async with running.browser() as alice, running.browser() as bob:
        table = await seated(alice, [bob], "liars_dice")
        async with bob.live(table) as two:
            for _ in range(5):
                one = alice.live(table)
                await one.open()
                seat, ask = one.asked()[0]
                choice = {"seat": seat, "option": ask["options"][0], "given": ask["given"]}
                await one.send({"t": "play", "key": str(ask["given"]), **choice})
                one.socket.transport.abort()
                await two.until(lambda: two.asked())
                await two.play(0)


async def test_games_of_other_rules_are_kept_and_refused(serve: Serve) -> None:
    """Lesson 12: entries that the rules of today do not understand are refused, never dropped."""
    running = await serve()
    async with running.browser() as alice:
        table = (await alice.table("liars_dice", ["me", "me"]))["table"]["id"]
        async with alice.live(table) as one:
            await one.play(4)
        store = running.house.store
        async with store.engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE entries SET data = replace(data, 'bid', 'fly') WHERE kind = 'play'")
        running.house.tables.clear()
        answer = await alice.http.get(f"/api/tables/{table}")
        assert answer.status_code == 409
        assert answer.json()["code"] == "rules_changed"
        assert len(await store.entries(table)) == 2


async def test_bots_go_on_after_a_restart(serve: Serve, tmp_path: Path) -> None:
    settings = make_settings(tmp_path, bot_pause=30.0)
    first = await serve(settings=settings)
    async with first.browser() as alice:
        table = (await alice.table("liars_dice", ["random", "me"]))["table"]["id"]
        await first.stop()
        settings.bot_pause = 0.0
        second = await serve(settings=settings)
        alice.address = second.address
        async with asyncio.timeout(20):
            while (await second.house.table(table)).position.waiting != [1]:
                await asyncio.sleep(0.05)
