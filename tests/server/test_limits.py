"""What a stranger may cost us: sizes, rates, tables, memory. Lessons 15, 16, 18, 19."""

import asyncio
import json

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.conftest import Serve
from server.test_live import seated
from wonderwood.server.limits import Bucket, Budget, Tally
from wonderwood.server.settings import Limits
from wonderwood.server.viewers import Outbox

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(180)]


def test_a_bucket_runs_dry_and_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [bucket.take(), bucket.take()] == [True, False]


def test_budgets_forget_the_longest_unused() -> None:
    budget = Budget(rate=1, burst=1, size=100)
    for number in range(1000):
        budget.take(f"address {number}")
    assert len(budget) == 100


def test_a_tally_counts_what_is_held() -> None:
    tally = Tally(2)
    assert [tally.enter("a"), tally.enter("a"), tally.enter("a"), tally.enter("b")] == [True, True, False, True]
    tally.exit("a")
    assert tally.enter("a")
    assert tally.total == 3


def test_an_outbox_never_grows_and_never_loses_an_answer() -> None:
    box = Outbox(Limits(outbox_frames=5, outbox_bytes=1000))
    box.answer(b"done")
    for number in range(10_000):
        box.put(b"frame %d" % number)
    assert box.behind
    assert box.size < 1000
    assert box.take() == b"done"
    assert box.take() is None


async def test_long_messages_are_cut_off(serve: Serve) -> None:
    running = await serve()
    async with running.browser() as alice:
        table = (await alice.table("liars_dice", ["me", "me"]))["table"]["id"]
        async with alice.live(table) as live:
            await live.send("x" * 9000)
            with pytest.raises(ConnectionClosed) as closed:
                await live.until(lambda: False)
            assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
        async with alice.live(table) as live:  # and nothing else happened
            assert (await live.play())["t"] == "done"
        answer = await alice.http.post("/api/tables", content=b'{"game": "' + b"x" * 20_000 + b'"}')
        assert answer.status_code in (400, 413)


async def test_hasty_messages_are_refused_then_cut_off(serve: Serve) -> None:
    running = await serve(limits={"messages_rate": 0.001, "messages_burst": 5})
    async with running.browser() as alice:
        table = (await alice.table("liars_dice", ["me", "me"]))["table"]["id"]
        live = alice.live(table)
        await live.open()
        for _ in range(60):
            await live.send({"t": "ping"})
        with pytest.raises(ConnectionClosed) as closed:
            await live.until(lambda: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        codes = [json.loads(text).get("code") for text in live.raw]
        assert "too_fast" in codes


async def test_a_hasty_choice_is_refused_by_its_key_and_may_come_again(serve: Serve) -> None:
    running = await serve(limits={"messages_rate": 20, "messages_burst": 3})
    async with running.browser() as alice:
        table = (await alice.table("liars_dice", ["me", "me"]))["table"]["id"]
        async with alice.live(table) as live:
            for _ in range(3):
                await live.send({"t": "ping"})
            wish = {"t": "play", "key": "hasty", "seat": 0, "option": "bid 1 3", "given": 0}
            await live.send(wish)
            await live.until(lambda: live.answers)
            assert live.answers.pop("hasty")["code"] == "too_fast"
            await asyncio.sleep(0.3)
            await live.send(wish)
            await live.until(lambda: live.answers)
            assert live.answers["hasty"]["t"] == "done"


async def test_a_reconnect_storm_is_not_a_ban(serve: Serve) -> None:
    """Connecting has a budget of its own: requests and messages stay possible when it is spent, and it fills again."""
    running = await serve(limits={"connects_rate": 1, "connects_burst": 3})
    async with running.browser() as alice:
        table = (await alice.table("liars_dice", ["me", "me"]))["table"]["id"]
        refused = 0
        for _ in range(10):
            live = alice.live(table)
            try:
                await live.open()
                await live.cut()
            except InvalidStatus:
                refused += 1
        assert 0 < refused < 10
        assert await alice.get("/api/me")
        await asyncio.sleep(2)
        async with alice.live(table) as live:
            assert (await live.play())["t"] == "done"


async def test_requests_have_a_budget(serve: Serve) -> None:
    running = await serve(limits={"requests_rate": 1, "requests_burst": 10})
    async with running.browser() as alice:
        answers = [await alice.http.get("/api/games") for _ in range(15)]
        assert answers[-1].status_code == 429
        assert answers[-1].json()["code"] == "too_fast"
        assert answers[-1].headers["retry-after"]


async def test_passwords_cannot_be_guessed_by_trying(serve: Serve) -> None:
    running = await serve(limits={"passwords_rate": 0.001, "passwords_burst": 3})
    async with running.browser() as eve:
        tries = [await eve.http.post("/api/session", json={"login": "alice", "password": "x" * 8}) for _ in range(5)]
        assert [answer.status_code for answer in tries] == [403, 403, 403, 429, 429]


async def test_a_guest_has_so_many_tables(serve: Serve) -> None:
    running = await serve(limits={"tables_per_guest": 3})
    async with running.browser() as alice:
        for _ in range(3):
            await alice.table("liars_dice", ["me", "open"])
        answer = await alice.post("/api/tables", {"game": "liars_dice", "seats": [{"kind": "me"}] * 2}, status=(409,))
        assert answer["code"] == "too_many_tables"


async def test_so_many_sockets_per_address(serve: Serve) -> None:
    running = await serve(limits={"sockets_per_address": 2})
    async with running.browser() as alice:
        table = (await alice.table("liars_dice", ["me", "me"]))["table"]["id"]
        async with alice.live(table), alice.live(table):
            third = alice.live(table)
            with pytest.raises(ConnectionClosed) as closed:
                await third.open()
            assert closed.value.rcvd.code == 4429
        await asyncio.sleep(0.1)
        async with alice.live(table):
            pass


async def test_idle_tables_leave_memory(serve: Serve) -> None:
    running = await serve(limits={"idle_seconds": 0.2})
    async with running.browser() as alice:
        tables = [(await alice.table("liars_dice", ["me", "me"]))["table"]["id"] for _ in range(5)]
        async with alice.live(tables[0]) as live:
            await live.play()
            async with asyncio.timeout(10):
                while len(running.house.tables) > 1:
                    await asyncio.sleep(0.05)
            assert list(running.house.tables) == [tables[0]]
        async with asyncio.timeout(10):
            while running.house.tables:
                await asyncio.sleep(0.05)
        async with alice.live(tables[0]) as live:
            assert len([line for line in live.log if line["event"] == "bid"]) == 1


async def test_a_slow_reader_gets_the_state_and_costs_no_memory(serve: Serve) -> None:
    """Lesson 15: a browser that stops reading does not grow anything; when it reads again it has the right state."""
    running = await serve(limits={"outbox_frames": 8, "outbox_bytes": 20_000})
    async with running.browser() as alice, running.browser() as bob:
        table = await seated(alice, [bob], "liars_dice")
        async with alice.live(table) as one, bob.live(table) as two:
            await two.quiet()
            two.socket.transport.pause_reading()
            for number in range(300):
                await one.ask("chat", text=f"{number} " + "x" * 480)
            viewer = running.house.tables[table].viewers[(await bob.get("/api/me"))["id"]]
            outbox = next(iter(viewer.sockets))
            assert len(outbox.frames) <= 8
            assert outbox.size <= 20_000
            await one.play(3)
            two.socket.transport.resume_reading()
            await two.until(lambda: two.view["table"]["count"] == 1)
            assert two.chat[-1]["text"].startswith("299 ")


async def test_a_dead_client_is_noticed(serve: Serve) -> None:
    """Lesson 16: nobody waits on an empty queue for a socket that is gone."""
    running = await serve()
    async with running.browser() as alice, running.browser() as bob:
        table = await seated(alice, [bob], "liars_dice")
        async with alice.live(table) as one:
            two = bob.live(table)
            await two.open()
            await one.until(lambda: one.summary["seats"][1]["online"])
            two.socket.transport.abort()
            await one.until(lambda: not one.summary["seats"][1]["online"], seconds=5)
            assert running.house.sockets.total == 1
