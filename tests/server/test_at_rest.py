"""Nobody is shown, and nothing is made of, what is not on disk: while it is being written, and after a write that failed."""

import asyncio
from typing import Any

import pytest

from server.client import Browser, Live
from server.conftest import Running, Serve
from server.test_live import seated
from wonderwood.server.store import Conflict, Store

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(180)]

ME = {"kind": "me"}


async def before_the_end(running: Running, live: Live) -> dict[str, Any]:
    """Play until one choice ends the game; that choice."""
    while True:
        seat, ask = live.asked()[0]
        last = ask["options"][-1]
        future = running.house.tables[live.table].position.match.clone()
        future.play(seat, last)
        if future.over:
            return {"seat": seat, "option": last, "given": ask["given"]}
        await live.play(-1 if last == "doubt" else 0)


async def everything_of_the_end(browser: Browser, table: str) -> list[tuple[str, int, str]]:
    """What is only given out once a game is over."""
    found = []
    for method, path, body in (
        ("GET", "record", None),
        ("GET", "replay?eyes=all", None),
        ("GET", "analysis", None),
        ("GET", "opinion?at=0", None),
        ("POST", "branch", {"at": 0, "seats": [ME, ME]}),
        ("POST", "sequel", None),
    ):
        answer = await browser.http.request(method, f"/api/tables/{table}/{path}", json=body)
        found.append((path, answer.status_code, answer.json().get("code", "")))
    return found


REFUSED = [
    ("record", 409, "not_over"),
    ("replay?eyes=all", 403, "not_your_eyes"),
    ("analysis", 409, "not_over"),
    ("opinion?at=0", 409, "not_over"),
    ("branch", 409, "not_over"),
    ("sequel", 409, "not_over"),
]


async def test_the_seed_waits_for_the_disk(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """The choice that ends a game cannot be written: the game is not over, and its seed stays secret."""
    running = await serve()
    async with running.browser() as alice:
        table = (await alice.table("liars_dice", ["me", "me"]))["table"]["id"]
        async with alice.live(table) as live:
            last = await before_the_end(running, live)
            real, held = running.house.store.writer._write, asyncio.Event()

            async def full(*_: object) -> None:
                await held.wait()
                raise OSError("no space left")

            monkeypatch.setattr(running.house.store.writer, "_write", full)
            await live.send({"t": "play", "key": "last", **last})
            async with asyncio.timeout(10):
                while not running.house.tables[table].position.match.over:
                    await asyncio.sleep(0.01)
            asking = asyncio.create_task(everything_of_the_end(alice, table))
            await asyncio.sleep(0.3)
            assert not asking.done()  # it waits for the disk
            held.set()
            assert await asking == REFUSED
            await live.until(lambda: "last" in live.answers)
            assert live.answers["last"]["code"] == "try_again"
            assert await everything_of_the_end(alice, table) == REFUSED
            monkeypatch.setattr(running.house.store.writer, "_write", real)
            assert (await live.ask("play", key="last", **last))["t"] == "done"
            assert (await alice.http.get(f"/api/tables/{table}/record")).status_code == 200


async def test_who_fell_behind_is_not_shown_what_is_not_written(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    running = await serve()
    async with running.browser() as alice, running.browser() as bob:
        table = await seated(alice, [bob], "liars_dice")
        async with alice.live(table) as one, bob.live(table) as two:
            await two.quiet()
            await fail_to_write(running, one, monkeypatch)
            viewer = running.house.tables[table].viewers[(await bob.get("/api/me"))["id"]]
            outbox = next(iter(viewer.sockets))
            outbox.behind = True
            outbox._filled.set()
            await two.until(lambda: two.frames[-1]["t"] == "state")
            await two.quiet()
            assert two.view["table"]["count"] == 0


async def fail_to_write(running: Running, live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """One choice that does not reach the disk."""
    real = running.house.store.writer._write

    async def broken(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(running.house.store.writer, "_write", broken)
    assert (await live.play())["code"] == "try_again"
    monkeypatch.setattr(running.house.store.writer, "_write", real)


async def test_a_database_that_is_away_for_a_while(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither writing nor reading works: who plays is asked to try again, sockets stay open, bots go on afterwards."""
    running = await serve()
    async with running.browser() as alice:
        table = (await alice.table("liars_dice", ["me", "greedy"]))["table"]["id"]
        store = running.house.store
        async with alice.live(table) as live:
            real = store.writer._write

            async def away(*_: object) -> Any:
                raise OSError("connection refused")

            monkeypatch.setattr(store.writer, "_write", away)
            for name in ("table", "entries", "has_key"):
                monkeypatch.setattr(store, name, away)
            seat, ask = live.asked()[0]
            choice = {"key": "patience", "seat": seat, "option": ask["options"][0], "given": ask["given"]}
            for _ in range(3):
                assert (await live.ask("play", **choice))["code"] == "try_again"
            answer = await alice.http.get(f"/api/tables/{table}/replay")
            assert (answer.status_code, answer.json()["code"]) == (503, "try_again")
            monkeypatch.undo()
            assert store.writer._write == real
            assert (await live.ask("play", **choice))["t"] == "done"
            async with asyncio.timeout(20):  # the bot answers; then the database goes before its next turn
                while running.house.tables[table].position.waiting != [0]:
                    await asyncio.sleep(0.02)
            await live.until(lambda: live.asked())
            thinker_meets_a_broken_store(running, table, monkeypatch)
            await live.play()
            await live.until(lambda: live.asked() or live.over, seconds=30)


def thinker_meets_a_broken_store(running: Running, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next choice of the bot cannot be written, and then for two tries the table cannot be read."""
    store = running.house.store
    write, read, failures = store.writer._write, store.table, [0, 0]

    async def writing(batch: Any) -> None:
        if batch[0].rows[0]["person"] is None and failures[0] < 1:
            failures[0] += 1
            raise OSError("connection refused")
        await write(batch)

    async def reading(id: str) -> Any:
        if failures[0] and failures[1] < 2:
            failures[1] += 1
            raise OSError("connection refused")
        return await read(id)

    monkeypatch.setattr(store.writer, "_write", writing)
    monkeypatch.setattr(store, "table", reading)


async def test_a_link_is_not_spent_for_nothing(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who could not be seated because the disk failed may use the link again; it is still good only once."""
    running = await serve()
    async with running.browser() as alice, running.browser() as bob, running.browser() as eve, running.browser() as carol:
        made = await alice.table("liars_dice", ["me", "open", "open"])
        table = made["table"]["id"]
        join = f"/api/tables/{table}/join"
        for maker in (alice, bob):  # a link to an open chair, then one that hands it over
            link = (await maker.post(f"/api/tables/{table}/links", {"seat": 1}))["invite"]
            taker = bob if maker is alice else eve

            async def broken(*_: object) -> None:
                raise OSError("no space left")

            with monkeypatch.context() as patch:
                patch.setattr(running.house.store.writer, "_write", broken)
                answer = await taker.http.post(join, json={"invite": link})
                assert (answer.status_code, answer.json()["code"]) == (503, "try_again")
            assert (await taker.post(join, {"invite": link}))["mine"] == [1]
            assert (await carol.http.post(join, json={"invite": link})).json()["code"] == "bad_invite"


async def test_two_answers_at_once_make_one_account(serve: Serve) -> None:
    """Of two tabs that name the same guest at the same moment one is refused; no login is promised and then lost."""
    running = await serve()
    async with running.browser() as alice:
        wishes = [{"login": f"alice{number}", "password": "down the hole"} for number in range(4)]
        answers = await asyncio.gather(*(alice.http.post("/api/account", json=wish) for wish in wishes))
        good = [answer.json()["login"] for answer in answers if answer.status_code == 201]
        assert len(good) == 1
        assert {answer.json()["code"] for answer in answers if answer.status_code != 201} == {"has_account"}
        assert (await alice.get("/api/me"))["login"] == good[0]


async def test_a_name_and_a_language_at_once(serve: Serve) -> None:
    running = await serve()
    async with running.browser() as alice:
        for name, language in (("Alice", "fr"), ("Алиса", "ru"), ("Al", "en")) * 4:
            await asyncio.gather(
                alice.http.patch("/api/me", json={"name": name}), alice.http.patch("/api/me", json={"language": language})
            )
            me = await alice.get("/api/me")
            assert (me["name"], me["language"]) == (name, language)


async def test_a_login_is_given_once(serve: Serve) -> None:
    running = await serve()
    async with running.browser() as alice:
        me = (await alice.get("/api/me"))["id"]
        store: Store = running.house.store
        assert await store.give_login(me, "alice", "hash")
        assert not await store.give_login(me, "other", "hash")
        with pytest.raises(Conflict):
            async with running.browser() as bob:
                await store.give_login((await bob.get("/api/me"))["id"], "alice", "hash")
