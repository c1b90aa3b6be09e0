"""Several processes on one PostgreSQL serve the same table: one history, every choice answered rightly."""

import asyncio
from pathlib import Path

import pytest

from server.chaos import Victim
from server.client import Browser, Live
from server.conftest import Running, Serve
from server.postgres import Postgres
from wonderwood.server.position import rebuild

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(300)]


async def at(address: str, browser: Browser, table: str) -> Live:
    """The same person, through another process."""
    twin = Browser(address)
    twin.http.cookies = browser.http.cookies
    live = twin.live(table)
    await live.open()
    return live


async def start_two(serve: Serve, postgres: Postgres) -> tuple[Running, Running]:
    url = await asyncio.to_thread(postgres.fresh)
    return await serve(database_url=url), await serve(database_url=url)


async def test_one_table_through_two_servers(serve: Serve, postgres: Postgres) -> None:
    here, there = await start_two(serve, postgres)
    async with here.browser() as alice, there.browser() as bob:
        made = await alice.table("liars_dice", ["me", "open"])
        table = made["table"]["id"]
        await bob.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
        async with alice.live(table) as one, bob.live(table) as two:
            await one.until(lambda: one.view is not None)
            await one.until(lambda: one.summary["seats"][1]["online"])  # presence crosses too
            for number in range(8):
                player = one if one.asked() else two
                await player.play(number)
                await asyncio.gather(one.quiet(), two.quiet())
                if one.over:
                    break
            await one.quiet()
            await two.quiet()
            assert one.view["table"]["turn"] == two.view["table"]["turn"]
            await one.ask("chat", text="hello over there")
            await two.until(lambda: two.chat)


async def test_choices_arriving_together_do_not_fork(serve: Serve, postgres: Postgres) -> None:
    """The same question answered through two processes at once: one is done, the other refused; side by side: both done."""
    here, there = await start_two(serve, postgres)
    async with here.browser() as alice, here.browser() as bob:
        for round in range(6):
            made = await alice.table("liars_dice", ["me", "me"])
            table = made["table"]["id"]
            async with alice.live(table) as one:
                two = await at(there.address, alice, table)
                ask = one.views["0"]["ask"]
                clicks = [{"seat": 0, "option": ask["options"][index], "given": ask["given"]} for index in (1, 2)]
                answers = await asyncio.gather(one.ask("play", **clicks[0]), two.ask("play", **clicks[1]))
                assert sorted(answer["t"] for answer in answers) == ["done", "refused"], answers
                assert {answer.get("code") for answer in answers} & {"stale", "not_your_turn"}
                await one.quiet(0.5)
                await two.quiet(0.5)
                assert one.views == two.views
                assert one.log == two.log
                await two.cut()
            assert round < 6
        made = await alice.table("sealed", ["me", "open"])
        table = made["table"]["id"]
        await bob.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
        one, two = await at(here.address, alice, table), await at(there.address, bob, table)
        while not one.over:
            answers = await asyncio.gather(one.play(), two.play())
            assert [answer["t"] for answer in answers] == ["done", "done"], answers
            async with asyncio.timeout(10):
                await asyncio.gather(
                    one.until(lambda: one.asked() or one.over),
                    two.until(lambda: two.asked() or two.over),
                )
        await two.until(lambda: two.over)
        row, entries = await here.house.store.table(table), await here.house.store.entries(table)
        assert row is not None
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert (await rebuild(row, entries)).match.view(0)["table"] == one.view["table"]
        await one.cut()
        await two.cut()


async def test_the_same_seat_is_taken_once(serve: Serve, postgres: Postgres) -> None:
    here, there = await start_two(serve, postgres)
    async with here.browser() as alice, here.browser() as bob, there.browser() as carol:
        made = await alice.table("liars_dice", ["me", "open"], public=True)
        join = f"/api/tables/{made['table']['id']}/join"
        answers = await asyncio.gather(bob.http.post(join, json={"seat": 1}), carol.http.post(join, json={"seat": 1}))
        assert sorted(answer.status_code for answer in answers) == [200, 409]


async def test_several_workers(postgres: Postgres, tmp_path: Path) -> None:
    """`wonderwood serve --workers 2` is the same program."""
    url = await asyncio.to_thread(postgres.fresh)
    victim = Victim(tmp_path, f"--database-url={url}", "--workers=2")
    await victim.start()
    try:
        async with Browser(victim.address) as alice:
            made = await alice.table("liars_dice", ["me", "me"])
            lives = [alice.live(made["table"]["id"]) for _ in range(6)]
            for live in lives:
                await live.open()
            for index in range(6):
                player = lives[index]
                await player.until(lambda: player.asked())  # noqa: B023
                assert (await player.play(0))["t"] == "done"
                for live in lives:
                    await live.until(lambda: len(live.log) == len(player.log))  # noqa: B023
            assert all(live.views == lives[0].views for live in lives)
            for live in lives:
                await live.cut()
    finally:
        victim.process.terminate()
        await asyncio.wait_for(victim.process.wait(), 20)
