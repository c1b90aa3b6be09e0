"""Live play: every choice reaches every browser, cuts and double clicks do no harm, on both databases."""

import asyncio

import pytest

from server.client import JSON, Browser, Live
from server.conftest import Serve

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(180)]


async def play_to_the_end(players: list[Live], most: int = 400) -> int:
    """Everybody answers what they are asked, until the game is over. The number of choices."""
    choices = 0
    while not any(player.over for player in players):
        player = next(one for one in players if one.asked())
        answer = await player.play(pick=choices * 7)
        assert answer["t"] == "done", answer
        choices += 1
        assert choices < most
        waiting = set(player.view["waiting"]) if player.view else set()
        for other in players:
            await other.until(lambda: other.over or set(other.view["waiting"]) == waiting)  # noqa: B023
    return choices


async def seated(host: Browser, guests: list[Browser], game: str, **values: object) -> str:
    """A table with one seat for each browser."""
    made = await host.table(game, ["me"] + ["open"] * len(guests), **values)
    for guest in guests:
        await guest.post(f"/api/tables/{made['table']['id']}/join", {"invite": made["invite"]})
    return str(made["table"]["id"])


async def test_two_people_and_a_spectator_play_a_game(serve: Serve, database_url: str) -> None:
    running = await serve(database_url=database_url)
    async with running.browser() as alice, running.browser() as bob, running.browser() as eve:
        table = await seated(alice, [bob], "liars_dice")
        async with alice.live(table) as one, bob.live(table) as two, eve.live(table) as watcher:
            await play_to_the_end([one, two])
            for live in (one, two, watcher):
                await live.quiet()
                assert live.over
                assert live.summary["status"] == "over"
                assert live.summary["seed"]
            assert one.view["table"] == two.view["table"] == watcher.view["table"]
            assert one.log == two.log == watcher.log
        mine = await alice.get("/api/tables?scope=mine")
        assert [row["id"] for row in mine] == [table]
        assert mine[0]["outcome"]["scores"]


async def test_a_table_before_its_start(serve: Serve) -> None:
    running = await serve()
    async with running.browser() as alice, running.browser() as bob:
        made = await alice.table("liars_dice", ["me", "open"], public=True, name="  Tea   party ")
        table = made["table"]["id"]
        assert made["table"]["name"] == "Tea party"
        async with alice.live(table) as one:
            assert one.view is None
            assert (await one.ask("play", seat=0, option="doubt", given=0))["code"] == "not_started"
            assert [row["id"] for row in await bob.get("/api/tables?scope=open")] == [table]
            await bob.post(f"/api/tables/{table}/join", {})
            await one.until(lambda: one.view is not None)
            assert one.summary["status"] == "playing"
            assert [row["id"] for row in await bob.get("/api/tables?scope=live")] == [table]
            assert await bob.get("/api/tables?scope=open") == []


async def test_a_double_click_counts_once(serve: Serve, database_url: str) -> None:
    """Lesson 9: the same key gets the same answer, a late choice is stale."""
    running = await serve(database_url=database_url)
    async with running.browser() as alice, running.browser() as bob:
        table = await seated(alice, [bob], "liars_dice")
        async with alice.live(table) as one, bob.live(table) as two:
            click = {"t": "play", "key": "click", "seat": 0, "option": "bid 1 2", "given": one.view["ask"]["given"]}
            for _ in range(3):
                await one.send(click)
            await one.quiet()
            answers = [frame for frame in map(one.take, one.raw[:]) if frame.get("key") == "click"]
            assert len(answers) == 3
            assert all(answer == answers[0] and answer["t"] == "done" for answer in answers)
            late = await one.ask("play", seat=0, option="bid 2 2", given=click["given"])
            assert late["code"] == "not_your_turn"
            await two.until(lambda: two.asked())
            await two.ask("play", seat=1, option="bid 2 2", given=two.view["ask"]["given"])
            await one.until(lambda: one.asked())
            stale = await one.ask("play", seat=0, option="bid 3 2", given=click["given"])
            assert stale["code"] == "stale"
            assert [line["event"] for line in one.log].count("bid") == 2


async def test_a_client_resumes_after_a_cut(serve: Serve, database_url: str) -> None:
    running = await serve(database_url=database_url)
    async with running.browser() as alice, running.browser() as bob:
        table = await seated(alice, [bob], "liars_dice")
        async with alice.live(table) as one, bob.live(table) as two:
            await two.quiet()
            before = len(two.frames)
            await two.cut()
            await one.play()
            await one.ask("chat", text="are you there?")
            await two.open()
            await two.until(lambda: two.chat)
            assert two.view["table"]["count"] == 1
            missed = [frame["t"] for frame in two.frames[before:]]
            assert "state" not in missed  # only what was missed
            assert "moved" in missed
            two.stream = "another"
            await two.cut()
            await two.open()
            assert (await two.next())["t"] == "state"


async def test_delayed_and_doubled_frames_change_nothing(serve: Serve) -> None:
    """A client that hears frames twice or again later drops them: the sequence says so."""
    running = await serve()
    async with running.browser() as alice, running.browser() as bob:
        table = await seated(alice, [bob], "liars_dice")
        async with alice.live(table) as one, bob.live(table) as two:
            await one.play()
            await two.until(lambda: two.asked())
            await two.play(3)
            await one.until(lambda: one.asked())
            view, log = one.view, one.log[:]
            for text in [text for text in one.raw[1:] for _ in (0, 1)]:
                if '"t":"state"' not in text:
                    one.take(text)
            assert one.view == view
            assert one.log == log


async def test_both_choices_at_once_are_accepted(serve: Serve, database_url: str) -> None:
    """Lesson 8: side by side means side by side."""
    running = await serve(database_url=database_url)
    async with running.browser() as alice, running.browser() as bob:
        table = await seated(alice, [bob], "sealed")
        async with alice.live(table) as one, bob.live(table) as two:
            for _ in range(3):
                answers = await asyncio.gather(one.play(), two.play())
                assert [answer["t"] for answer in answers] == ["done", "done"]
                answers = await asyncio.gather(one.play(), two.play())
                assert [answer["t"] for answer in answers] == ["done", "done"]
                await asyncio.gather(one.until(lambda: one.asked() or one.over), two.until(lambda: two.asked() or two.over))
            assert one.over


async def test_a_secret_answer_is_silent(serve: Serve) -> None:
    """Lessons 4 and 5: an answer that changes nothing for a viewer sends it nothing, and leaves no gap."""
    running = await serve()
    async with running.browser() as alice, running.browser() as bob, running.browser() as eve:
        table = await seated(alice, [bob], "sealed")
        async with alice.live(table) as one, bob.live(table) as two, eve.live(table) as watcher:
            await two.quiet()
            await watcher.quiet()
            await one.play()  # the first of two secret answers: the seat still waits
            assert await two.quiet() == []
            assert await watcher.quiet() == []
            await one.play()  # now it is ready, and that is all the others hear
            await two.until(lambda: two.view["waiting"] == [1])
            assert two.frames[-1]["log"] == []
            assert two.view["table"]["picks"] == [["?"], []]


async def test_hot_seat(serve: Serve) -> None:
    running = await serve()
    async with running.browser() as alice:
        made = await alice.table("liars_dice", ["me", "me", "me"])
        async with alice.live(made["table"]["id"]) as live:
            assert set(live.views) == {"0", "1", "2", "spectator"}
            assert all("?" not in cup for seat in "012" for cup in [live.views[seat]["table"]["cups"][int(seat)]])
            assert all(set(cup) == {"?"} for cup in live.views["spectator"]["table"]["cups"])
            await play_to_the_end([live])


async def test_lines_of_a_hot_seat_say_who_may_read_what(serve: Serve) -> None:
    """So that a screen shared by several seats can show each the log that is for its eyes."""
    running = await serve()
    async with running.browser() as alice, running.browser() as bob, running.browser() as eve:
        made = await alice.table("wonderland", ["me", "me", "open"])
        table = made["table"]["id"]
        await bob.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
        async with alice.live(table) as screen, bob.live(table) as other, eve.live(table) as watcher:
            await screen.until(lambda: any("eyes" in line for line in screen.log))
            secret = next(line for line in screen.log if "eyes" in line)
            assert set(secret["eyes"]) == {"0", "1", "spectator"}
            assert secret["eyes"]["0"] != secret["eyes"]["1"]
            assert seen_by(screen.log, "spectator") == watcher.log
            assert all("eyes" not in line for line in [*other.log, *watcher.log])


def seen_by(log: list[JSON], eyes: str) -> list[JSON]:
    """What the page shows of the log of several seats while one of them looks."""
    lines = []
    for line in log:
        facts = line.get("eyes", {}).get(eyes, line["facts"])
        if facts is not None:
            lines.append({"event": line["event"], "rule": line["rule"], "facts": facts})
    return lines


async def test_undo_and_takeback(serve: Serve, database_url: str) -> None:
    """Lesson 13: undo while nobody learned or did anything; afterwards by consent; chance never comes out anew."""
    running = await serve(database_url=database_url)
    async with running.browser() as alice, running.browser() as bob:
        table = await seated(alice, [bob], "liars_dice")
        async with alice.live(table) as one, bob.live(table) as two:
            lines = len(two.log)
            await one.play(2)
            assert one.undos == [0]
            assert (await one.ask("undo", seat=0))["t"] == "done"
            await two.until(lambda: two.frames[-1].get("what") == "undo")
            assert len(one.log) == len(two.log) == lines
            await one.play(2)
            await two.until(lambda: two.asked())
            await two.ask("play", seat=1, option="doubt", given=two.view["ask"]["given"])
            await one.until(lambda: one.frames[-1]["t"] == "moved" and one.frames[-1]["by"] == 1)
            cups = two.view["table"]["cups"]
            assert (await two.ask("undo", seat=1))["code"] == "cannot_undo"
            assert (await one.ask("vote", about="takeback:1", agree=True))["code"] == "not_your_seat"
            assert (await two.ask("takeback", seat=1))["t"] == "done"
            await one.until(lambda: one.summary["proposals"])
            assert one.summary["proposals"] == [{"about": "takeback:1", "agreed": [1], "needed": [0]}]
            await one.ask("vote", about="takeback:1", agree=False)
            await two.until(lambda: not two.summary["proposals"])
            await two.ask("takeback", seat=1)
            await one.until(lambda: one.summary["proposals"])
            await one.ask("vote", about="takeback:1", agree=True)
            await two.until(lambda: two.frames[-1].get("what") == "takeback")
            assert two.view["waiting"] == [1]
            await two.ask("play", seat=1, option="doubt", given=two.view["ask"]["given"])
            assert two.view["table"]["cups"] == cups


async def test_a_bot_sits_in_for_who_left(serve: Serve, database_url: str) -> None:
    running = await serve(database_url=database_url)
    async with running.browser() as alice, running.browser() as bob, running.browser() as carol:
        table = await seated(alice, [bob, carol], "liars_dice")
        async with alice.live(table) as one, carol.live(table) as three:
            assert (await one.ask("vote", about="bot:2", agree=True))["code"] == "still_there"
            await bob.post(f"/api/tables/{table}/leave")
            await one.until(lambda: one.summary["seats"][1]["left"])
            await one.play()
            await one.ask("vote", about="bot:1", agree=True)
            assert one.summary["seats"][1]["bot"] is None
            await three.ask("vote", about="bot:1", agree=True)
            await three.until(lambda: three.asked())  # the bot has chosen
            assert three.summary["seats"][1]["bot"]
            back = await bob.post(f"/api/tables/{table}/join", {})
            assert back["seats"][1]["bot"] is None
            assert not back["seats"][1]["left"]
            assert back["mine"] == [1]


async def test_since_you_last_looked(serve: Serve) -> None:
    running = await serve()
    async with running.browser() as alice, running.browser() as bob:
        table = await seated(alice, [bob], "liars_dice")
        async with alice.live(table) as one:
            async with bob.live(table) as two:
                await two.quiet()
                await two.send({"t": "seen", "n": two.n})
                await two.ask("chat", text="back soon")
                seen = len(two.log)
            await one.play()
            person = (await bob.get("/api/me"))["id"]
            async with asyncio.timeout(20):
                while await running.house.store.seen(table, person) != seen:  # written when the socket has closed
                    await asyncio.sleep(0.02)
            running.house.tables.clear()
            async with bob.live(table) as two:
                state = next(frame for frame in two.frames if frame["t"] == "state")
                assert state["seen"] == seen
                assert len(two.log) == seen + 1


async def test_names_and_presence_reach_the_table(serve: Serve) -> None:
    running = await serve()
    async with running.browser() as alice, running.browser() as bob:
        table = await seated(alice, [bob], "liars_dice")
        async with alice.live(table) as one:
            assert [seat["online"] for seat in one.summary["seats"]] == [True, False]
            async with bob.live(table):
                await one.until(lambda: one.summary["seats"][1]["online"])
            await one.until(lambda: not one.summary["seats"][1]["online"])
            await bob.http.patch("/api/me", json={"name": "<b>Bob</b>\u0000\n"})
            await one.until(lambda: one.summary["seats"][1]["name"] == "<b>Bob</b>")


async def test_languages(serve: Serve) -> None:
    running = await serve()
    async with running.browser(headers={"Accept-Language": "ru-RU,ru;q=0.9"}) as alice:
        assert (await alice.get("/api/me"))["language"] == "ru"
        made = await alice.table("liars_dice", ["me", "novice"])
        async with alice.live(made["table"]["id"]) as live:
            refused = await live.ask("play", seat=0, option="fly 1 1", given=0)
            assert "вариант" in refused["message"] or "«fly 1 1»" in refused["message"]
            assert live.summary["seats"][1]["name"].startswith("Бот")
