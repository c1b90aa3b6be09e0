"""Playing on from a moment of a finished game: the same position, chance of its own, and a proof of both."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from server.client import Browser, Live
from server.conftest import Serve, make_settings
from server.test_looking_back import a_record
from wonderwood.cli import main
from wonderwood.engine.errors import Refusal
from wonderwood.server.fair import verify_record

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(240)]

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}


async def play_slowly(live: Live) -> None:
    """All seats of one screen play to the end, two small bids and a doubt in every round."""
    while not live.over:
        await live.play(-1 if "doubt" in live.asked()[0][1]["options"] and live.view["table"]["count"] > 1 else 0)


async def finished(browser: Browser, game: str = "liars_dice", **values: Any) -> str:
    """A game played to its end, several rounds long."""
    table: str = (await browser.table(game, ["me", "me"], **values))["table"]["id"]
    async with browser.live(table) as live:
        await play_slowly(live)
    return table


async def branch(browser: Browser, table: str, at: int, *seats: Any, **values: Any) -> Any:
    return await browser.post(f"/api/tables/{table}/branch", {"at": at, "seats": list(seats) or [ME, ME], **values})


def stable(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what only says how often somebody has chosen."""
    ask = view["ask"]
    return {**view, "ask": None if ask is None else {**ask, "given": 0}}


async def test_a_branch_is_the_position_and_goes_its_own_way(serve: Serve, tmp_path: Path, database_url: str) -> None:
    settings = make_settings(tmp_path, database_url=database_url)
    first = await serve(settings=settings)
    async with first.browser() as alice:
        table = await finished(alice, options={"dice": 5})
        before = await alice.get(f"/api/tables/{table}/record")
        length = (await alice.get(f"/api/tables/{table}/replay"))["length"]
        at = length // 2
        made = (await branch(alice, table, at))["table"]
        assert made["origin"] == {"table": table, "moment": at, "kind": "branch"}
        assert (made["status"], made["options"]) == ("playing", (await alice.get(f"/api/tables/{table}"))["options"])
        assert made["commitment"] != (await alice.get(f"/api/tables/{table}"))["commitment"]
        there = await alice.get(f"/api/tables/{table}/replay?eyes=0&at={at}")
        async with alice.live(made["id"]) as live:
            assert stable(live.views["0"]) == stable(there["view"])
            assert live.undos == []  # what was chosen elsewhere cannot be taken back here
            assert (await live.ask("takeback", seat=live.asked()[0][0]))["code"] == "cannot_undo"
            await live.play(0)
            view = live.views
        await first.stop()
        second = await serve(settings=settings)
        alice.http.base_url = alice.address = second.address
        async with alice.live(made["id"]) as live:
            assert live.views == view  # a restart changes nothing
            await play_slowly(live)
        record = await alice.get(f"/api/tables/{made['id']}/record")
        assert record["choices"][:at] == before["choices"][:at]
        assert record["past"] == [{"seed": before["seed"], "choices": at}]
        assert record["seed"] != before["seed"]
        assert await alice.get(f"/api/tables/{table}/record") == before  # the original is untouched
        assert verify_record(json.dumps(record), commitment=made["commitment"]).over
        copy = await alice.post("/api/records", record)
        assert await alice.get(f"/api/tables/{copy['id']}/record") == record


async def test_a_branch_of_a_branch_is_proved_too(serve: Serve, tmp_path: Path) -> None:
    running = await serve()
    async with running.browser() as alice:
        table = await finished(alice, options={"dice": 5})
        one = (await branch(alice, table, 4))["table"]["id"]
        async with alice.live(one) as live:
            await play_slowly(live)
        seeds = [(await alice.get(f"/api/tables/{each}"))["seed"] for each in (table, one)]
        deep = (await branch(alice, one, 12))["table"]
        early = (await branch(alice, one, 2))["table"]
        for made in (deep, early):
            async with alice.live(made["id"]) as live:
                await play_slowly(live)
        record = await alice.get(f"/api/tables/{deep['id']}/record")
        assert record["past"] == [{"seed": seeds[0], "choices": 4}, {"seed": seeds[1], "choices": 12}]
        assert (await alice.get(f"/api/tables/{early['id']}/record"))["past"] == [{"seed": seeds[0], "choices": 2}]
        file = tmp_path / "deep.wonderwood.json"
        file.write_text(json.dumps(record))
        told = CliRunner().invoke(main, ["verify", str(file), "--commitment", deep["commitment"]])
        assert told.exit_code == 0, told.output
        assert told.output.count("Before choice") == 2
        for bad in ([], [{"seed": seeds[1], "choices": 4}, {"seed": seeds[1], "choices": 12}], record["past"][:1]):
            with pytest.raises(Refusal, match="not_fair"):
                verify_record(json.dumps({**record, "past": bad}))
        unknown = [{"seed": None, "choices": 4}, record["past"][1]]
        assert verify_record(json.dumps({**record, "past": unknown})).over  # taken as it is
        for bad in (7, [7], [{"seed": 7, "choices": 4}], [{"choices": 4}], [{"seed": "x", "choices": 4000}]):
            with pytest.raises(Refusal, match="bad_record"):
                verify_record(json.dumps({**record, "past": bad}))


async def test_a_record_without_a_seed_can_be_played_on_from(serve: Serve) -> None:
    running = await serve()
    async with running.browser() as alice:
        table = (await alice.post("/api/records", {**a_record(), "seed": None}))["id"]
        shown = await alice.get(f"/api/tables/{table}/replay?eyes=all&at=0")
        assert shown["view"]["table"]["cups"]  # its outcomes are the recorded ones
        made = (await branch(alice, table, 1))["table"]["id"]
        async with alice.live(made) as live:
            await play_slowly(live)
        record = await alice.get(f"/api/tables/{made}/record")
        assert record["past"] == [{"seed": None, "choices": 1}]
        assert record["chances"][:6] == a_record()["chances"][:6]
        verify_record(json.dumps(record))


async def test_friends_and_bots_may_take_the_seats(serve: Serve) -> None:
    running = await serve()
    async with running.browser() as alice, running.browser() as bob, running.browser() as eve:
        table = await finished(alice)
        made = await branch(eve, table, 1, OPEN, BOT, name=" My   line ")  # anybody who may look may play on
        assert (made["table"]["status"], made["table"]["name"], made["table"]["hints"]) == ("waiting", "My line", False)
        assert (await bob.http.post(f"/api/tables/{made['table']['id']}/join", json={})).status_code == 403
        joined = await bob.post(f"/api/tables/{made['table']['id']}/join", {"invite": made["invite"]})
        assert joined["status"] == "playing"
        async with bob.live(made["table"]["id"]) as live:
            await live.until(lambda: live.asked() or live.over)
            there = await eve.get(f"/api/tables/{table}/replay?eyes=0&at=1")
            assert live.log[: len(there["log"])] == there["log"]
            while not live.over:
                await live.until(lambda: live.asked() or live.over)
                if live.asked():
                    await live.play(-1)


async def test_what_cannot_be_played_on_is_refused(serve: Serve) -> None:
    running = await serve(limits={"tables_per_guest": 3})
    async with running.browser() as alice:
        table = await finished(alice)
        length = (await alice.get(f"/api/tables/{table}/replay"))["length"]
        going = (await alice.table("liars_dice", ["me", "me"]))["table"]["id"]
        waiting = (await alice.table("liars_dice", ["me", "open"]))["table"]["id"]

        async def code(where: str, at: object, seats: list[Any]) -> tuple[int, str]:
            answer = await alice.http.post(f"/api/tables/{where}/branch", json={"at": at, "seats": seats})
            return answer.status_code, answer.json().get("code", "")

        assert await code(going, 0, [ME, ME]) == (409, "not_over")
        assert await code(waiting, 0, [ME, ME]) == (409, "not_started")
        assert await code("nowhere", 0, [ME, ME]) == (404, "no_such_table")
        assert await code(table, length, [ME, ME]) == (409, "bad_moment")
        assert await code(table, 10_000, [ME, ME]) == (409, "bad_moment")
        for moment in (-1, "x", None, 1.5):
            assert await code(table, moment, [ME, ME]) == (400, "bad_request")
        assert await code(table, 0, [ME]) == (400, "bad_setup")
        assert await code(table, 0, [ME, ME, ME]) == (400, "bad_setup")
        assert await code(table, 0, [ME, {"kind": "bot", "bot": "nobody"}]) == (400, "unknown_bot")
        assert len(await alice.get("/api/tables?scope=mine")) == 3  # nothing was made
        await branch(alice, table, 0)
        assert await code(table, 0, [ME, ME]) == (409, "too_many_tables")
