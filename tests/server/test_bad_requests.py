"""Requests no browser would make: each gets a clear, coded answer, and none ends as an accident of the server."""

import asyncio
import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.conftest import Running, Serve
from server.test_live import seated

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(180)]


async def raw(running: Running, head: str, body: bytes = b"") -> tuple[int, Any, str]:
    """Send a request as it is written; its status, the body if it is JSON, and the headers."""
    host = running.address.removeprefix("http://")
    reader, writer = await asyncio.open_connection(*host.split(":"))
    first, *more = head.split("\n")
    lines = [f"{first} HTTP/1.1", f"Host: {host}", f"Content-Length: {len(body)}", "Connection: close", *more]
    writer.write("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
    async with asyncio.timeout(10):
        answer = await reader.read()
    writer.close()
    top, _, rest = answer.partition(b"\r\n\r\n")
    try:
        found = json.loads(rest)
    except ValueError:
        found = None
    return int(top.split()[1]), found, top.decode("latin-1")


UPGRADE = "Upgrade: websocket\nConnection: Upgrade\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\nSec-WebSocket-Version: 13"


@pytest.mark.parametrize("origin", ["http://[::1", "http://]", "//", "http://[1:2", "\xff", "null"])
async def test_an_origin_that_is_none_is_foreign(origin: str, serve: Serve) -> None:
    """Lesson 19: what cannot be read as an origin is not ours, and no accident either."""
    running = await serve()
    status, found, _ = await raw(running, f"POST /api/tables\nOrigin: {origin}\nContent-Type: application/json", b"{}")
    assert (status, found["code"]) == (403, "foreign_origin")
    status, _, _ = await raw(running, f"GET /api/tables/x/live\nOrigin: {origin}\n{UPGRADE}")
    assert status == 403


async def test_asking_for_the_methods_of_nothing(serve: Serve) -> None:
    running = await serve()
    for path, status, code in (("/api/none", 404, "no_such_page"), ("/api/tables/x/live", 405, "no_such_method")):
        found = await raw(running, f"OPTIONS {path}")
        assert (found[0], found[1]["code"]) == (status, code)
        assert "content-security-policy" in found[2]
    assert (await raw(running, "OPTIONS /api/me"))[0] == 204


@pytest.mark.parametrize("path", ["/api/tables", "/api/records"])
async def test_json_too_deep_to_read(path: str, serve: Serve) -> None:
    running = await serve()
    for body in (b"[" * 8000, b'{"a":' * 2000, b'{"options": ' + b"[" * 4000 + b"]" * 4000 + b"}"):
        status, found, _ = await raw(running, f"POST {path}\nContent-Type: application/json", body)
        assert (status, found["code"]) == (400, "bad_request"), found
        assert "Traceback" not in found["message"]


async def test_a_line_break_is_no_part_of_a_word(serve: Serve) -> None:
    """`$` in a pattern lets one line break pass: neither eyes nor a login may end with one."""
    running = await serve()
    async with running.browser() as alice:
        table = (await alice.table("liars_dice", ["me", "me"]))["table"]["id"]
        for eyes in ("all%0A", "0%0A", "spectator%0A", "%0A"):
            answer = await alice.http.get(f"/api/tables/{table}/replay?eyes={eyes}")
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
        answer = await alice.http.post("/api/account", json={"login": "alice\n", "password": "x" * 10})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
        assert (await alice.get("/api/me"))["login"] is None


async def test_zeros_in_a_text_are_refused_alike_on_both_databases(serve: Serve, database_url: str) -> None:
    """PostgreSQL keeps no NUL in a text: an id or a key with one is refused before it gets there."""
    running = await serve(database_url=database_url)
    async with running.browser() as alice:
        for path in ("%00", "a%00b", "%F0%9F%8D%B5", "x" * 3000):
            for end in ("", "/replay", "/record"):
                answer = await alice.http.get(f"/api/tables/{path}{end}")
                assert (answer.status_code, answer.json()["code"]) == (404, "no_such_table")
        live = alice.live("%00")
        with pytest.raises(ConnectionClosed) as closed:
            await live.open()
        assert closed.value.rcvd.code == 4404
        made = await alice.table("liars_dice", ["me", "me"], name="a\0b")
        assert made["table"]["name"] == "a b"
        async with alice.live(made["table"]["id"]) as live:
            await live.send({"t": "chat", "key": "k\0", "text": "x"})
            await live.until(lambda: live.answers)
            assert {answer["code"] for answer in live.answers.values()} == {"bad_message"}


async def test_texts_cannot_turn_the_page_around(serve: Serve) -> None:
    """Marks that reverse or hide what stands around them are taken out of names and chat; markup is only text."""
    running = await serve()
    async with running.browser() as alice, running.browser() as bob:
        made = await alice.table("liars_dice", ["me", "open"], public=True, name="\u202eevil\u2066\x07 <b>tea</b>\u200b")
        assert made["table"]["name"] == "evil <b>tea</b>"
        await bob.post(f"/api/tables/{made['table']['id']}/join", {})
        async with alice.live(made["table"]["id"]) as one, bob.live(made["table"]["id"]) as two:
            said = "\u202eright\u2069 to left\x00\x1b[31m,\r\n<script>1</script> 👩\u200d🚀 ع"
            await one.ask("chat", text=said)
            await two.until(lambda: two.chat)
            assert two.chat[0]["text"] == "right to left [31m, <script>1</script> 👩\u200d🚀 ع"
            assert (await one.ask("chat", text="\u202e\u2066 \x00"))["code"] == "bad_message"


async def test_votes_have_one_name(serve: Serve) -> None:
    """`bot:01` is not another vote about seat 1, whose voices would outlive it."""
    running = await serve()
    async with running.browser() as alice, running.browser() as bob:
        table = await seated(alice, [bob], "liars_dice")
        await bob.post(f"/api/tables/{table}/leave")
        async with alice.live(table) as one:
            for about in ("bot:01", "takeback:00", "bot:1 ", "bot:", "bot:²", "bot:9", "tea:1"):
                assert (await one.ask("vote", about=about, agree=True))["code"] == "no_such_vote"
            assert one.summary["proposals"] == []
            assert (await one.ask("vote", about="bot:1", agree=True))["t"] == "done"


async def test_a_seat_that_is_not_there(serve: Serve) -> None:
    running = await serve()
    async with running.browser() as alice, running.browser() as bob:
        made = await alice.table("liars_dice", ["me", "open"], public=True)
        answer = await bob.http.post(f"/api/tables/{made['table']['id']}/join", json={"seat": 7})
        assert (answer.status_code, answer.json()["code"]) == (400, "no_such_seat")
        assert answer.json()["facts"] == {"seat": 7, "allowed": "0 to 1"}
