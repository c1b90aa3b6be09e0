"""What must not work: foreign pages, forged cookies, other people's seats, paths and queries with ideas of their own."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.client import Browser
from server.conftest import Serve
from server.test_live import seated
from wonderwood.server.accounts import hash_token, new_token, read_cookie, sign

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(180)]


async def test_cookies_are_signed_and_out_of_reach(serve: Serve) -> None:
    running = await serve()
    async with running.browser() as alice:
        answer = await alice.http.get("/api/me", headers={"Cookie": "wonderwood=nonsense"})
        alice.http.cookies.clear()
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        me = answer.json()["id"]
        forged = f"wonderwood={me}.{'0' * 64}"
        other = await alice.http.get("/api/me", headers={"Cookie": forged})
        assert other.json()["id"] != me
    assert read_cookie(b"key", sign(b"key", "person")) == ("person", 0)
    assert read_cookie(b"key", sign(b"other", "person")) is None
    for bad in ("", ".", "person", "person.", "пёс.1", "x" * 500):
        assert read_cookie(b"key", bad) is None


async def test_sockets_of_foreign_pages_are_refused(serve: Serve) -> None:
    """Lesson 19: the origin is checked at the upgrade."""
    running = await serve(origins=["https://play.example"])
    async with running.browser() as alice:
        table = (await alice.table("liars_dice", ["me", "me"]))["table"]["id"]
        for origin in ("https://evil.example", "null", f"{running.address}.evil.example", "http://127.0.0.1:1"):
            with pytest.raises(InvalidStatus) as refused:
                await alice.live(table, headers={"Origin": origin}).open()
            assert refused.value.response.status_code == 403
        for origin in (running.address, "https://play.example"):
            async with alice.live(table, headers={"Origin": origin}):
                pass
        answer = await alice.http.post("/api/tables", json={}, headers={"Origin": "https://evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")


async def test_nobody_acts_for_another_seat(serve: Serve) -> None:
    running = await serve()
    async with running.browser() as alice, running.browser() as bob, running.browser() as eve:
        table = await seated(alice, [bob], "liars_dice")
        async with bob.live(table) as two, eve.live(table) as watcher:
            for live in (two, watcher):
                for wish in ("play", "undo", "takeback"):
                    values: dict[str, Any] = {"option": "bid 1 1", "given": 0} if wish == "play" else {}
                    refused = await live.ask(wish, seat=0, **values)
                    assert refused["code"] == "not_your_seat", refused
            assert (await watcher.ask("vote", about="bot:0", agree=True))["code"] == "not_your_vote"
        for path in ("leave", "vote", "links"):
            body = {"vote": {"about": "bot:1", "agree": True}, "links": {"seat": 0}}.get(path)
            answer = await eve.http.post(f"/api/tables/{table}/{path}", json=body)
            assert answer.status_code == 403, answer.text
        assert (await eve.http.delete(f"/api/tables/{table}/links")).status_code == 403
        assert (await eve.http.post(f"/api/tables/{table}/join", json={})).status_code == 403


async def test_a_socket_needs_a_person_and_a_table(serve: Serve) -> None:
    running = await serve()
    async with running.browser() as alice:
        table = (await alice.table("liars_dice", ["me", "me"]))["table"]["id"]
        stranger = Browser(running.address)
        live = stranger.live(table)
        with pytest.raises(ConnectionClosed) as closed:
            await live.open()
        assert closed.value.rcvd.code == 4401
        assert live.answers[""]["code"] == "no_person"
        live = alice.live("0" * 20)
        with pytest.raises(ConnectionClosed) as closed:
            await live.open()
        assert closed.value.rcvd.code == 4404
        await stranger.http.aclose()


async def test_links_are_long_hashed_revocable_and_good_once(serve: Serve, tmp_path: Path) -> None:
    """Lesson 21."""
    assert len(new_token()) >= 32  # 192 bits
    running = await serve()
    async with running.browser() as alice, running.browser() as bob, running.browser() as phone:
        made = await alice.table("liars_dice", ["me", "open", "open"])
        table = made["table"]["id"]
        base = sqlite3.connect(tmp_path / "wonderwood.sqlite")
        assert made["invite"] not in "\n".join(base.iterdump())
        assert base.execute("SELECT count(*) FROM invites WHERE hash = ?", [hash_token(made["invite"])]).fetchone() == (1,)
        join = f"/api/tables/{table}/join"
        assert (await bob.http.post(join, json={})).json()["code"] == "needs_invite"
        assert (await bob.http.post(join, json={"invite": "x" * 32})).json()["code"] == "bad_invite"
        seat = await alice.post(f"/api/tables/{table}/links", {"seat": 2})
        assert (await bob.post(join, {"invite": seat["invite"]}))["mine"] == [2]
        assert (await phone.http.post(join, json={"invite": seat["invite"]})).json()["code"] == "bad_invite"
        device = await bob.post(f"/api/tables/{table}/links", {"seat": 2})
        assert (await phone.post(join, {"invite": device["invite"]}))["mine"] == [2]
        assert (await bob.get(f"/api/tables/{table}"))["mine"] == []
        assert (await alice.http.delete(f"/api/tables/{table}/links")).status_code == 204
        assert (await bob.http.post(join, json={"invite": made["invite"]})).json()["code"] == "bad_invite"


async def test_no_inline_script_and_no_guessing_of_types(serve: Serve, tmp_path: Path) -> None:
    running = await serve()
    async with running.browser() as alice:
        for path in ("/", "/api/me", "/api/nothing", "/schema/openapi.json"):
            headers = (await alice.http.get(path)).headers
            scripts = next(part for part in headers["content-security-policy"].split("; ") if part.startswith("script-src"))
            assert scripts == "script-src 'self'"
            assert headers["x-content-type-options"] == "nosniff"
            assert "server" not in headers


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/..%2f..%2fetc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/..%2f..%2fsecret.txt",
        "//etc/passwd",
        "/%00",
    ],
)
async def test_paths_do_not_leave_the_folder(path: str, serve: Serve, tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("secret")
    running = await serve()
    (tmp_path / "web" / "index.html").write_text("<!doctype html>the page")
    async with running.browser() as alice:
        answer = await alice.http.get(path)
        assert "root:" not in answer.text
        assert "secret" not in answer.text
        assert answer.status_code in (200, 400, 404)


async def test_pages_and_their_files(serve: Serve, tmp_path: Path) -> None:
    running = await serve()
    async with running.browser(headers={"Accept-Language": "fr"}) as alice:
        assert "make play" in (await alice.http.get("/")).text  # not built: a friendly page
        assets = tmp_path / "web" / "assets"
        assets.mkdir()
        (tmp_path / "web" / "index.html").write_text("<!doctype html>the page")
        (assets / "app-1a2b.js").write_text("console.log(1)\n" * 200)
        page = await alice.http.get("/table/abc")
        assert page.text.endswith("the page")
        assert page.headers["cache-control"] == "no-cache"
        script = await alice.http.get("/assets/app-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["content-type"].startswith("text/javascript")
        again = await alice.http.get("/assets/app-1a2b.js", headers={"If-None-Match": script.headers["etag"]})
        assert again.status_code == 304
        missing = await alice.http.get("/api/none")
        assert (missing.status_code, missing.json()["code"]) == (404, "no_such_page")


async def test_sql_stays_text(serve: Serve) -> None:
    evil = "x'); DROP TABLE people; --"
    running = await serve()
    async with running.browser() as alice:
        await alice.http.patch("/api/me", json={"name": evil})
        assert (await alice.get("/api/me"))["name"] == evil
        made = await alice.table("liars_dice", ["me", "me"], name=evil)
        for path in (f"/api/tables/{evil}", "/api/tables/1' OR '1'='1", f"/api/words/en/{evil}", "/api/rules/' OR 1=1"):
            answer = await alice.http.get(path)
            assert answer.status_code == 404, answer.text
        async with alice.live(made["table"]["id"]) as live:
            await live.ask("chat", text=evil)
            assert live.chat[-1]["text"] == evil
            assert (await live.ask("play", seat=0, option=evil, given=0))["code"] == "not_an_option"
        assert (await alice.http.post("/api/session", json={"login": "a' OR 1=1", "password": "x" * 10})).status_code == 400


BAD_FRAMES: list[Any] = [
    "",
    "nonsense",
    "[]",
    "null",
    '{"t": "play"}',
    '{"t": "fly", "key": "k"}',
    '{"t": "play", "key": "k", "seat": -1, "option": "x", "given": 0}',
    '{"t": "play", "key": "k", "seat": 0, "option": "x", "given": 0, "admin": true}',
    '{"t": "play", "key": "", "seat": 0, "option": "x", "given": 0}',
    '{"t": "play", "key": "' + "k" * 41 + '", "seat": 0, "option": "x", "given": 0}',
    '{"t": "chat", "key": "k", "text": ""}',
    json.dumps({"t": "chat", "key": "k", "text": "x" * 501}),
    '{"t": "seen", "n": -1}',
    "[" * 5000,
    '{"t": "ping", "t": "ping", "x": 1}',
    "\ud800".encode("utf-8", "surrogatepass"),
    b"\xff\xfe\x00",
    b'{"t": "ping"',
]


async def test_bad_messages_are_answered_and_change_nothing(serve: Serve) -> None:
    """Lesson 19: nothing a client sends gets past the handler as an exception."""
    running = await serve()
    async with running.browser() as alice:
        table = (await alice.table("liars_dice", ["me", "me"]))["table"]["id"]
        async with alice.live(table) as live:
            for bad in BAD_FRAMES:
                live.answers.clear()
                await live.socket.send(bad)
                await live.until(lambda: live.answers)
                key = "k" if '"key": "k"' in str(bad) else ""  # who sent it knows by its key that this was refused
                assert live.answers[key]["code"] == "bad_message", bad
            await live.send({"t": "ping"})
            assert (await live.next())["t"] == "pong"
            assert (await live.play())["t"] == "done"


async def test_bad_bodies_get_clear_answers(serve: Serve) -> None:
    running = await serve()
    me, two = {"kind": "me"}, [{"kind": "me"}, {"kind": "me"}]
    bad: list[tuple[Any, int, str]] = [
        ({"game": "chess", "seats": two}, 404, "unknown_game"),
        ({"game": "liars_dice", "seats": []}, 400, "bad_request"),
        ({"game": "liars_dice", "seats": [me]}, 400, "bad_setup"),
        ({"game": "liars_dice", "seats": [me] * 6}, 400, "bad_setup"),
        ({"game": "liars_dice", "seats": [me, {"kind": "bot", "bot": "god"}]}, 400, "unknown_bot"),
        ({"game": "liars_dice", "seats": [me, {"kind": "cat"}]}, 400, "bad_request"),
        ({"game": "liars_dice", "seats": two, "options": {"dice": 4}}, 400, "bad_setup"),
        ({"game": "liars_dice", "seats": two, "options": {"cards": 1}}, 400, "bad_setup"),
        ({"game": "liars_dice", "seats": two, "colour": "red"}, 400, "bad_request"),
        ([], 400, "bad_request"),
        ("x", 400, "bad_request"),
    ]
    async with running.browser() as alice:
        for body, status, code in bad:
            answer = await alice.http.post("/api/tables", json=body)
            assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
            assert answer.json()["message"]
            assert "Traceback" not in answer.text
        for content in (b"", b"{", b"\xff", b'{"game": 1e999}'):
            answer = await alice.http.post("/api/tables", content=content, headers={"content-type": "application/json"})
            assert answer.status_code == 400, answer.text
        answer = await alice.http.put("/api/tables")
        assert (answer.status_code, answer.json()["code"]) == (405, "no_such_method")


async def test_failures_tell_no_secrets(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    running = await serve()

    async def broken(*_: object) -> None:
        raise RuntimeError("the password is swordfish")

    async with running.browser() as alice:
        monkeypatch.setattr(running.house.store, "tables_of", broken)
        answer = await alice.http.get("/api/tables?scope=mine")
        assert answer.status_code == 500
        assert answer.json()["code"] == "failed"
        assert "swordfish" not in answer.text


async def test_accounts(serve: Serve, tmp_path: Path) -> None:
    running = await serve()
    async with running.browser() as alice, running.browser() as phone, running.browser() as eve:
        me = await alice.get("/api/me")
        table = (await alice.table("liars_dice", ["me", "me"]))["table"]["id"]
        login = {"login": "Alice.L", "password": "down the hole"}
        assert (await alice.post("/api/account", login))["login"] == "alice.l"
        assert (await alice.post("/api/account", login, status=(409,)))["code"] == "has_account"
        assert (await eve.post("/api/account", {**login, "login": "alice.l"}, status=(409,)))["code"] == "login_taken"
        wrong = await eve.post("/api/session", {**login, "password": "up the hill!"}, status=(403,))
        unknown = await eve.post("/api/session", {**login, "login": "nobody"}, status=(403,))
        assert wrong == unknown
        assert (await phone.post("/api/session", login))["id"] == me["id"]
        assert [row["id"] for row in await phone.get("/api/tables?scope=mine")] == [table]
        stored = sqlite3.connect(tmp_path / "wonderwood.sqlite").execute("SELECT password FROM people WHERE login = 'alice.l'")
        assert stored.fetchone()[0].startswith("$argon2id$")
        gone = await phone.http.delete("/api/session")
        assert gone.status_code == 200
        assert (await phone.get("/api/me"))["id"] != me["id"]
