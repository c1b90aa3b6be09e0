"""Hints: only for one's own seat, only where the table allows them, told to everybody, and from one's own eyes."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.client import Browser, Live
from server.conftest import Serve, make_settings
from server.test_live import play_to_the_end, seated
from wonderwood.bots.analysis import value_options
from wonderwood.bots.ismcts import Level
from wonderwood.bots.pause import Pause, pack, unpack
from wonderwood.conformance import play_randomly
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.game import find_game
from wonderwood.engine.match import Match
from wonderwood.engine.record import table_data
from wonderwood.engine.sight import redeal
from wonderwood.server import hints
from wonderwood.server.hints import seed_of, weigh

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(240)]


async def refused(browser: Browser, table: str, **body: Any) -> tuple[int, str]:
    answer = await browser.http.post(f"/api/tables/{table}/hint", json={"seat": 0, "given": 0, **body})
    return answer.status_code, answer.json().get("code", "")


async def hint(live: Live) -> Any:
    seat, ask = live.asked()[0]
    return await live.browser.post(f"/api/tables/{live.table}/hint", {"seat": seat, "given": ask["given"]})


async def test_a_hint_names_every_option_and_is_told_to_all(serve: Serve) -> None:
    running = await serve()
    async with running.browser() as alice, running.browser() as eve:
        made = (await alice.table("liars_dice", ["me", "random"]))["table"]
        assert made["hints"]
        async with alice.live(made["id"]) as live, eve.live(made["id"]) as watcher:
            found = await hint(live)
            ask = live.asked()[0][1]
            assert (found["seat"], found["given"]) == (0, ask["given"])
            assert found["company"] == "against"
            assert sorted(row["option"] for row in found["options"]) == sorted(ask["options"])
            assert all(row["chance"] is None or 0 <= row["chance"] <= 1 for row in found["options"])
            assert found["options"][0]["visits"] > 0
            assert await asyncio.gather(hint(live), hint(live)) == [found, found]
            await watcher.until(lambda: watcher.chat)
            await watcher.quiet()
            assert [(line["what"], line["seat"]) for line in watcher.chat] == [("hint", 0)]  # asked three times, told once
            assert [seat["hints"] for seat in watcher.summary["seats"]] == [1, 0]
            best = found["options"][0]["option"]
            assert (await live.ask("play", seat=0, option=best, given=ask["given"]))["t"] == "done"
            await live.until(lambda: live.asked() or live.over)
            if not live.over:
                await hint(live)
                await watcher.until(lambda: watcher.summary["seats"][0]["hints"] == 2)


async def test_hints_are_counted_over_a_restart(tmp_path: Path, serve: Serve, database_url: str) -> None:
    settings = make_settings(tmp_path, database_url=database_url)
    first = await serve(settings=settings)
    async with first.browser() as alice:
        table = (await alice.table("liars_dice", ["me", "me"]))["table"]["id"]
        async with alice.live(table) as live:
            before = await hint(live)
        await first.stop()
        second = await serve(settings=settings)
        alice.http.base_url = alice.address = second.address
        async with alice.live(table) as live:
            assert [seat["hints"] for seat in live.summary["seats"]] == [1, 0]
            assert live.chat[0]["what"] == "hint"
            assert await hint(live) == before  # the same question: the same hint, and not counted again
            assert [seat["hints"] for seat in (await alice.get(f"/api/tables/{table}"))["seats"]] == [1, 0]


async def test_who_may_not_ask_is_refused(serve: Serve) -> None:
    running = await serve()
    async with running.browser() as alice, running.browser() as bob, running.browser() as eve:
        waiting = (await alice.table("liars_dice", ["me", "open"], hints=True))["table"]["id"]
        assert await refused(alice, waiting) == (409, "not_started")
        strict = await seated(alice, [bob], "liars_dice")
        assert not (await eve.get(f"/api/tables/{strict}"))["hints"]  # with people: off unless wanted
        assert await refused(alice, strict) == (403, "no_hints")
        alone = (await alice.table("liars_dice", ["me", "greedy"], hints=False))["table"]["id"]
        assert await refused(alice, alone) == (403, "no_hints")
        table = (await alice.table("liars_dice", ["me", "me"]))["table"]["id"]
        assert await refused(eve, table) == (403, "not_your_seat")
        assert await refused(alice, table, seat=1) == (400, "not_your_turn")
        assert await refused(alice, table, given=5) == (400, "stale")
        assert await refused(alice, table, given=-1) == (400, "bad_request")
        assert await refused(alice, table, seat=7) == (403, "not_your_seat")
        async with alice.live(table) as live:
            assert live.chat == []  # a refusal is told to nobody
            await play_to_the_end([live])
        assert await refused(alice, table) == (409, "game_over")


async def test_a_table_can_allow_hints_among_people(serve: Serve) -> None:
    running = await serve()
    async with running.browser() as alice, running.browser() as bob:
        made = await alice.table("liars_dice", ["me", "open"], hints=True, public=True)
        assert (await bob.get("/api/tables"))[0]["hints"]  # the lobby says so before one sits down
        await bob.post(f"/api/tables/{made['table']['id']}/join", {})
        async with alice.live(made["table"]["id"]) as live:
            assert (await hint(live))["options"]


async def test_a_hint_tells_where_its_chances_are_none_to_win(serve: Serve) -> None:
    running = await serve()
    async with running.browser() as alice:
        for seats, options, company in ((1, {}, "alone"), (2, {"machine": "cooperative"}, "together")):
            table = (await alice.table("root", ["me"] * seats, options=options))["table"]["id"]
            async with alice.live(table) as live:
                assert (await hint(live))["company"] == company


async def test_hints_have_a_budget(serve: Serve) -> None:
    running = await serve(limits={"thoughts_rate": 0.0001, "thoughts_burst": 2})
    async with running.browser() as alice:
        table = (await alice.table("liars_dice", ["me", "greedy"], hints=False))["table"]["id"]
        assert [(await refused(alice, table))[0] for _ in range(3)] == [403, 403, 429]


async def test_a_failing_worker_leaves_the_table_in_peace(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    running = await serve()
    async with running.browser() as alice:
        table = (await alice.table("liars_dice", ["me", "me"]))["table"]["id"]
        async with alice.live(table) as live:
            monkeypatch.setattr(hints, "weigh", _die)
            assert await refused(alice, table) == (503, "not_now")
            monkeypatch.setattr(hints, "weigh", weigh)
            assert (await hint(live))["options"]
            assert (await live.play())["t"] == "done"


def _die(*_: object) -> None:
    import os

    os._exit(7)


CASES = [("liars_dice", 3, 2), ("wonderland", 2, 23), ("wonderful_kingdom", 2, 37), ("wonderlands_war", 3, 41), ("root", 3, 31)]


def twin_of(pause: Pause, seat: int, seed: int) -> Pause:
    """The same table as far as the seat can know at the start of the phase, another one in truth."""
    other = unpack(pause).marks[-1].table.copy()
    redeal(other, find_game(pause.game).open_box(None), seat, QuickFate(seed))
    return pause._replace(table=table_data(other))


@pytest.mark.parametrize(("name", "seats", "every"), CASES)
def test_a_hint_does_not_change_when_the_hidden_is_dealt_anew(name: str, seats: int, every: int) -> None:
    """To the last byte: what the search imagines may not depend on the truth."""
    compared = 0
    for number, match in enumerate(play_randomly(find_game(name), seats, 4)):
        if match.over or number % every:
            continue
        pause = pack(match)
        for seat in match.waiting:
            twin = twin_of(pause, seat, number)
            if twin.table == pause.table or not alike(twin, match, seat):
                continue
            compared += 1
            seed = seed_of("table", seat, number)
            assert thought(unpack(pause), seat, seed, pause.age) == thought(unpack(twin), seat, seed, pause.age)
    assert compared > 3


def alike(twin: Pause, match: Match, seat: int) -> bool:
    """Whether the seat would have seen the same: what it drew since the phase began may be something else in the twin."""
    try:
        return unpack(twin).view(seat) == unpack(pack(match)).view(seat)
    except Exception:  # the choices since are not possible there
        return False


def thought(match: Match, seat: int, seed: int, age: int) -> dict[str, Any]:
    return value_options(match, seat, Level(24, 0.0), seed, age)
