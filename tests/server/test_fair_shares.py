"""Budgets that cannot be stretched: by addresses nobody counts, by talk without end, by links without number."""

import asyncio
from typing import Any

import pytest

from server.conftest import Serve, make_settings
from wonderwood.server.guard import Guard, counted_as

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(180)]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::/64"),
        ("", ""),
        ("a name", "a name"),
        ("1.2.3.4.5:x", "1.2.3.4.5:x"),
    ],
)
def test_a_household_is_one_address(address: str, counted: str) -> None:
    """Whoever has IPv6 has more addresses than budgets could count."""
    assert counted_as(address) == counted


async def test_budgets_count_networks(tmp_path: Any) -> None:
    seen = []

    async def app(scope: Any, _receive: Any, send: Any) -> None:
        seen.append(scope["client"][0])
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    guard = Guard(app, make_settings(tmp_path, limits={"requests_rate": 0.001, "requests_burst": 5}))
    answers: list[int] = []

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            answers.append(message["status"])

    for number in range(8):
        scope = {"type": "http", "method": "GET", "path": "/", "headers": [], "client": (f"2001:db8::{number:x}", 1)}
        await guard(scope, None, send)
    assert answers == [200] * 5 + [429] * 3
    assert set(seen) == {"2001:db8::/64"}  # what the routes count by as well


async def test_talk_has_a_budget_of_its_own(serve: Serve) -> None:
    """Every line is kept for ever and sent to all: more sockets do not give more of them, and play is not held up."""
    running = await serve(limits={"chats_rate": 2, "chats_burst": 3})
    async with running.browser() as alice, running.browser() as eve:
        table = (await alice.table("liars_dice", ["me", "me"], public=True))["table"]["id"]
        async with eve.live(table) as one, eve.live(table) as two, alice.live(table) as live:
            answers = [await (one, two)[at % 2].ask("chat", key=f"k{at}", text="x") for at in range(6)]
            assert [answer["t"] for answer in answers] == ["done"] * 3 + ["refused"] * 3
            assert {answer["code"] for answer in answers[3:]} == {"too_fast"}
            assert (await live.ask("chat", text="hello"))["t"] == "done"
            await asyncio.sleep(1)
            assert (await two.ask("chat", key="k5", text="x"))["t"] == "done"  # the same wish may come again
            assert (await live.play())["t"] == "done"


async def test_links_have_a_budget(serve: Serve) -> None:
    running = await serve(limits={"heavy_rate": 0.001, "heavy_burst": 6})
    async with running.browser() as alice:
        table = (await alice.table("liars_dice", ["me", "open"]))["table"]["id"]
        answers = [(await alice.http.post(f"/api/tables/{table}/links", json={})).status_code for _ in range(6)]
        assert answers == [201] * 4 + [429] * 2


async def test_a_guest_who_comes_back_stays_themselves(serve: Serve) -> None:
    """Browsers keep a cookie for 400 days at most: every visit begins them anew."""
    running = await serve()
    async with running.browser() as alice:
        before = await alice.get("/api/me")
        answer = await alice.http.get("/api/me")
        assert answer.json() == before
        assert "Max-Age=34560000" in answer.headers["set-cookie"]
        assert answer.headers["cache-control"] == "no-store"
