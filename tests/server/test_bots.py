"""Bots at the table: they think elsewhere, and whatever happens to them the game goes on."""

import asyncio
import os
import time
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from server.conftest import Serve
from wonderwood.bots import BOTS, Eyes, find_bot
from wonderwood.bots.pause import pack
from wonderwood.engine.match import Match
from wonderwood.server import brains
from wonderwood.server.brains import Brains, think

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(240)]


def die(*_: object) -> str:
    os._exit(9)


def sleep(*_: object) -> str:
    time.sleep(60)
    return ""


async def test_a_game_of_bots_and_a_person(serve: Serve) -> None:
    running = await serve()
    async with running.browser() as alice:
        table = (await alice.table("liars_dice", ["greedy", "me", "random"]))["table"]["id"]
        async with alice.live(table) as live:
            for _ in range(200):
                await live.until(lambda: live.asked() or live.over)
                if live.over:
                    break
                assert (await live.play(-1))["t"] == "done"
                await live.until(lambda: live.over or not live.asked() or live.view["waiting"] == [1])
            assert live.over


@pytest.mark.parametrize("accident", [die, sleep])
async def test_a_bot_that_dies_or_dawdles_is_replaced_by_a_simple_choice(
    accident: Any, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = await serve(bot_seconds=1.5)
    monkeypatch.setattr(brains, "think", accident)
    async with running.browser() as alice:
        began = time.monotonic()
        table = (await alice.table("liars_dice", ["greedy", "me"]))["table"]["id"]
        async with alice.live(table) as live:
            await live.until(lambda: live.asked(), seconds=40)
            monkeypatch.setattr(brains, "think", think)
            await live.play(0)
            await live.until(lambda: live.asked() or live.over)
        assert time.monotonic() - began < 60


async def test_a_thought_does_not_hold_the_table_up(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    running = await serve(bot_seconds=30)
    monkeypatch.setattr(brains, "think", sleep)
    async with running.browser() as alice:
        slow = (await alice.table("liars_dice", ["greedy", "me"]))["table"]["id"]
        quick = (await alice.table("liars_dice", ["me", "me"]))["table"]["id"]
        async with alice.live(slow) as one, alice.live(quick) as two:
            assert (await one.ask("chat", text="take your time"))["t"] == "done"
            assert (await two.play())["t"] == "done"


def test_another_process_thinks_the_same() -> None:
    """What a worker makes of a packed match is what a bot at the table itself would do."""
    match = Match.new("liars_dice", 3, seed="memory")
    for number in range(8):
        if match.over:
            break
        seat = match.waiting[0]
        here = match.box.option(match.game.book, find_bot("fair")(Eyes(match, seat, number))).text
        assert think(pack(match), seat, "fair", number) == here
        match.play(seat, here)


def test_a_bot_gets_eyes_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lesson 7: what a bot is handed is one seat's eyes; the worker does not even have the seed."""
    seen: list[object] = []

    def curious(eyes: Eyes) -> int:
        seen.append(eyes)
        return eyes.options[0]

    monkeypatch.setitem(BOTS, "curious", curious)
    match = Match.new("liars_dice", 2, seed="secret")
    pause = pack(match)
    assert "secret" not in str(pause)
    think(pause, 0, "curious", 1)
    assert type(seen[0]) is Eyes
    assert not any(isinstance(value, Match) for value in vars(seen[0]).values())


async def test_accidents_harm_nobody_else() -> None:
    """A worker that dies, dawdles or fails is replaced or goes on; thoughts beside it and after it come to their end."""
    pool = Brains(2, 30.0, ["tiny"])
    match = Match.new("liars_dice", 2, seed="shared")
    offered = [option.text for option in match.pending[0].options]
    try:
        dying = asyncio.create_task(pool.run(die))
        assert await pool.choose(pack(match), 0, "random", 1) in offered
        with pytest.raises(BrokenProcessPool):
            await dying
        with pytest.raises(TimeoutError):
            await pool.run(sleep, seconds=0.2)
        with pytest.raises(ValueError, match="invalid literal"):
            await pool.run(int, "x")
        given_up = asyncio.create_task(pool.run(sleep))
        await asyncio.sleep(0.1)
        given_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await given_up
        assert await asyncio.gather(*(pool.run(abs, -number) for number in range(5))) == list(range(5))
        assert await pool.choose(pack(match), 0, "no such bot", 1) in offered  # the simple bot answers for it
    finally:
        pool.close()
