"""Analyses of finished games: made once, piece by piece, one after the other, and kept."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.client import Browser
from server.conftest import Running, Serve, make_settings
from server.test_branches import finished
from wonderwood.bots.analysis import LEAST
from wonderwood.bots.outlook import Company, company_of
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.match import Match
from wonderwood.server import analysis as work
from wonderwood.server.analysis import Work, middle, spread, value_moments
from wonderwood.server.brains import Brains
from wonderwood.server.replays import record_of

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(240)]


async def analysed(browser: Browser, table: str) -> Any:
    """Ask until it is done."""
    for _ in range(600):
        answer = await browser.http.get(f"/api/tables/{table}/analysis")
        told = answer.json()
        assert answer.status_code == (200 if told["status"] == "done" else 202), answer.text
        assert told["done"] <= told["total"]
        if told["status"] == "done":
            return told
        await asyncio.sleep(0.1)
    raise AssertionError("it does not end")


def works_done(running: Running, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Everything the worker of the analyses is asked for, as it is asked."""
    asked: list[object] = []
    run = running.house.studies.brains.run

    async def watched(job: Any, *args: Any, **kwargs: Any) -> Any:
        asked.append(args[0])
        return await run(job, *args, **kwargs)

    monkeypatch.setattr(running.house.studies.brains, "run", watched)
    return asked


async def test_a_game_is_analysed_once(
    serve: Serve, tmp_path: Path, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = make_settings(tmp_path, database_url=database_url)
    first = await serve(settings=settings)
    async with first.browser() as alice, first.browser() as eve:
        table = await finished(alice)
        record = await alice.get(f"/api/tables/{table}/record")
        told = await analysed(eve, table)
        length = len(record["choices"])
        assert told["length"] == length
        moments = [point["at"] for point in told["curve"]]
        assert moments == list(range(length + 1))
        assert all(sum(point["chances"]) == pytest.approx(1, abs=0.01) for point in told["curve"])
        winners = (await alice.get(f"/api/tables/{table}"))["outcome"]["winners"]
        assert told["curve"][-1]["chances"] == [float(seat in winners) for seat in range(2)]
        assert 0 < len(told["swings"]) <= 6
        assert [swing["opinion"]["at"] for swing in told["swings"]] == sorted(
            swing["opinion"]["at"] for swing in told["swings"]
        )
        for swing in told["swings"]:
            opinion = swing["opinion"]
            assert record["choices"][opinion["at"]] == f"{opinion['seat']} {opinion['played']}"
            assert len(opinion["options"]) > 1  # something could be chosen
            assert opinion["played"] in [row["option"] for row in opinion["options"]]
            assert sum(swing["before"]) == pytest.approx(1, abs=0.01)
            assert told["curve"][opinion["at"]]["chances"] == swing["before"]  # the same figures wherever one looks
            assert max(abs(after - before) for before, after in zip(swing["before"], swing["after"])) >= LEAST
        await first.stop()
        second = await serve(settings=settings)
        asked = works_done(second, monkeypatch)
        alice.http.base_url = second.address
        assert await alice.get(f"/api/tables/{table}/analysis") == told  # kept over a restart
        assert asked == []


async def test_a_running_game_is_not_analysed(serve: Serve) -> None:
    running = await serve()
    async with running.browser() as alice:
        table = (await alice.table("liars_dice", ["me", "me"]))["table"]["id"]
        waiting = (await alice.table("liars_dice", ["me", "open"]))["table"]["id"]
        for path in ("analysis", "opinion?at=0"):
            answer = await alice.http.get(f"/api/tables/{table}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
            answer = await alice.http.get(f"/api/tables/{waiting}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (409, "not_started")
        assert (await alice.http.get("/api/tables/nowhere/analysis")).status_code == 404


async def test_one_game_after_the_other(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    running = await serve()
    async with running.browser() as alice:
        one, two = await finished(alice), await finished(alice)
        asked = works_done(running, monkeypatch)
        before = (await alice.http.get(f"/api/tables/{one}/analysis")).json()
        behind = (await alice.http.get(f"/api/tables/{two}/analysis")).json()
        assert (before["status"], before["ahead"]) == ("working", 0)
        assert (behind["status"], behind["ahead"]) == ("waiting", 1)
        await analysed(alice, two)
        assert asked == sorted(asked, key=[one, two].index)


async def test_an_analysis_has_a_price(serve: Serve) -> None:
    """Only who starts the work pays; looking at it is free."""
    running = await serve(limits={"thoughts_rate": 0.0001, "thoughts_burst": 5})
    async with running.browser() as alice:
        one, two = await finished(alice), await finished(alice)
        await analysed(alice, one)
        answer = await alice.http.get(f"/api/tables/{two}/analysis")
        assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
        assert (await alice.get(f"/api/tables/{one}/analysis"))["status"] == "done"


async def test_an_analysis_that_fails_is_not_tried_for_ever(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    running = await serve()
    async with running.browser() as alice:
        table = await finished(alice)
        monkeypatch.setattr(work, "value_moments", _fail)
        assert (await alice.http.get(f"/api/tables/{table}/analysis")).status_code == 202
        while running.house.studies.works:
            await asyncio.sleep(0.05)
        answer = await alice.http.get(f"/api/tables/{table}/analysis")
        assert (answer.status_code, answer.json()["code"]) == (409, "no_analysis")
        monkeypatch.setattr(work, "value_moments", value_moments)
        other = await finished(alice)
        assert (await analysed(alice, other))["curve"]  # others are not harmed


def _fail(*_: object) -> None:
    raise ValueError("a judge stumbles")


async def test_a_bots_opinion_of_any_moment(serve: Serve) -> None:
    running = await serve()
    async with running.browser() as alice:
        table = await finished(alice)
        choices = (await alice.get(f"/api/tables/{table}/record"))["choices"]
        told = await alice.get(f"/api/tables/{table}/opinion?at=2")
        assert f"{told['seat']} {told['played']}" == choices[2]
        assert told["options"][0]["visits"] > 0
        assert await alice.get(f"/api/tables/{table}/opinion?at=2") == told
        for at, code in ((len(choices), (409, "bad_moment")), (-1, (400, "bad_request")), ("x", (400, "bad_request"))):
            answer = await alice.http.get(f"/api/tables/{table}/opinion?at={at}")
            assert (answer.status_code, answer.json()["code"]) == code


async def test_work_that_was_left_lying_is_taken_over(
    serve: Serve, tmp_path: Path, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that stops in the middle: the next one shows what there is, and begins anew when nobody is at it any more."""
    settings = make_settings(tmp_path, database_url=database_url)
    first = await serve(settings=settings)
    async with first.browser() as alice:
        table = await finished(alice)
        assert (await alice.http.get(f"/api/tables/{table}/analysis")).status_code == 202
        while await first.house.store.study(table) is None:
            await asyncio.sleep(0.02)
        await first.stop()
        second = await serve(settings=settings)
        alice.http.base_url = second.address
        shown = await alice.http.get(f"/api/tables/{table}/analysis")
        assert (shown.status_code, shown.json()["status"]) == (202, "working")
        assert second.house.studies.works == {}
        monkeypatch.setattr("wonderwood.server.studies.IDLE", 0)
        assert (await analysed(alice, table))["swings"]


def test_a_value_that_comes_and_goes_again_is_no_turning_point() -> None:
    assert middle([[0.5, 0.5], [1.0, 0.0], [0.5, 0.5]]) == [0.5, 0.5]
    assert middle([[0.2, 0.3, 0.5], [0.3, 0.3, 0.4]]) == [0.25, 0.3, 0.45]
    work = Work("table", {"choices": ["0 x"] * 90}, Brains(1, 1.0, []))
    for moment in range(91):
        spike = moment == 6
        work.values[moment] = [0.0, 1.0] if moment > 12 else [0.9, 0.1] if spike else [0.5, 0.5]
    assert work._intervals()[0] == (12, 13)
    assert work._biggest({5, 6, 12}) == [12]
    assert work.told("working").curve[6].chances == [0.5, 0.5]
    assert work.told("working").curve[-1].chances == [0.0, 1.0]


@pytest.mark.parametrize("company", ["alone", "together"])
def test_where_nobody_is_beaten_the_curve_goes_from_the_worst_moment_to_the_best(company: Company) -> None:
    work = Work("table", {"choices": ["0 x"] * 40}, Brains(1, 1.0, []), company)
    for moment in range(41):
        work.values[moment] = [4600.0, 4500.0] if moment < 10 else [9400.0, 9300.0] if moment < 30 else [500.0, 400.0]
    curve = work.told("working").curve
    assert [curve[moment].chances for moment in (0, 20, 40)] == [[0.4667, 0.4556], [1.0, 0.9889], [0.0111, 0.0]]
    assert set(work._biggest({5, 9, 29})) == {9, 29}


def played(name: str, seats: int, **options: object) -> Match:
    """A game to its end at random."""
    match = Match.new(name, seats=seats, options=options, seed="tea")
    fate = QuickFate(4)
    while not match.over:
        asked = match.pending[0]
        match.play(asked.seat, asked.options[fate.below(len(asked.options))])
    return match


CASES: list[tuple[str, int, dict[str, object], Company]] = [
    ("wonderful_kingdom", 1, {}, "alone"),
    ("root", 1, {}, "alone"),
    ("root", 2, {"machine": "cooperative"}, "together"),
    ("root", 2, {"machine": "competitive"}, "against"),
    ("wonderland", 2, {}, "against"),
]


@pytest.mark.parametrize(("name", "seats", "options", "company"), CASES)
def test_a_game_tells_whom_one_plays_against(name: str, seats: int, options: dict[str, object], company: Company) -> None:
    match = played(name, seats, **options)
    assert company_of(match) == company
    record = record_of(match)
    end = len(record["choices"])
    values, _ = value_moments("table", record, [end // 2, end - 1, end], company)
    if company == "against":
        left = 1 - sum(values[0])  # what the players leave to a machine that may win
        assert left > 0.01 if options else left == pytest.approx(0, abs=0.01)
    else:
        assert values[1] == values[2]  # how well one stood; whether it was won is told elsewhere
        assert len(set(values[0])) == seats  # partners share their fate, not their standing


@pytest.mark.parametrize(("length", "count"), [(0, 25), (1, 25), (2, 25), (10, 4), (100, 25), (333, 25), (24, 25), (1000, 999)])
def test_samples_are_spread_evenly(length: int, count: int) -> None:
    order = spread(length, count)
    assert len(order) == len(set(order)) == min(count, length + 1)
    assert {0, length} <= set(order[:2])
    gaps = [two - one for one, two in zip(sorted(order), sorted(order)[1:])]
    assert max(gaps, default=0) - min(gaps, default=0) <= 1
