"""A chain of games (a campaign): the next table is made once, with the same people, and found again days later."""

import asyncio
from pathlib import Path

import pytest

from games.root.tools import at, go
from server.conftest import Serve, make_settings
from server.test_live import play_to_the_end, seated

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(180)]

SERIES = {"dice": 3, "series": True}


async def test_the_next_game_has_the_same_people_and_both_tables_know_each_other(serve: Serve, database_url: str) -> None:
    running = await serve(database_url=database_url)
    async with running.browser() as alice, running.browser() as bob:
        first = await seated(alice, [bob], "liars_dice", options=SERIES, name="Evening")
        async with alice.live(first) as one, bob.live(first) as two:
            await play_to_the_end([one, two])
            await two.quiet()
            assert two.summary["sequel"] == {"table": None}
            second = await alice.post(f"/api/tables/{first}/sequel")
            await two.until(lambda: two.summary["sequel"] == {"table": second["id"]})
        assert second["origin"] == {"table": first, "moment": None, "kind": "sequel"}
        assert (second["options"], second["name"], second["status"]) == ({"dice": 2, "series": True}, "Evening", "playing")
        before = (await bob.get(f"/api/tables/{first}"))["seats"]
        assert [(seat["kind"], seat["name"]) for seat in second["seats"]] == [(seat["kind"], seat["name"]) for seat in before]
        assert (await bob.get(f"/api/tables/{second['id']}"))["mine"] == [1]
        assert second["id"] in [row["id"] for row in await bob.get("/api/tables?scope=mine")]


async def test_asked_by_many_at_once_one_game_follows(serve: Serve, database_url: str) -> None:
    """Two browsers, double clicks, two processes on one database: the same table for all."""
    running = await serve(database_url=database_url)
    async with running.browser() as alice, running.browser() as bob:
        first = await seated(alice, [bob], "liars_dice", options=SERIES)
        async with alice.live(first) as one, bob.live(first) as two:
            await play_to_the_end([one, two])
        found = await asyncio.gather(*(who.post(f"/api/tables/{first}/sequel") for who in (alice, bob, alice, bob)))
        assert len({table["id"] for table in found}) == 1
        running.house.tables.clear()  # as a process that never heard of it
        assert (await bob.post(f"/api/tables/{first}/sequel"))["id"] == found[0]["id"]
        assert len(await alice.get("/api/tables?scope=mine")) == 2


async def test_days_later_on_a_server_started_anew(serve: Serve, tmp_path: Path, database_url: str) -> None:
    settings = make_settings(tmp_path, database_url=database_url)
    running = await serve(settings=settings)
    async with running.browser() as alice:
        first = (await alice.table("liars_dice", ["me", "me"], options=SERIES))["table"]["id"]
        async with alice.live(first) as one:
            await play_to_the_end([one])
        await running.stop()
        again = await serve(settings=settings)
    async with again.browser() as later:
        later.http.cookies = alice.http.cookies
        assert (await later.get(f"/api/tables/{first}"))["sequel"] == {"table": None}
        second = await later.post(f"/api/tables/{first}/sequel")
        async with later.live(second["id"]) as one:
            await play_to_the_end([one])
            assert one.summary["sequel"] is None  # two dice: the series ends here
        await again.stop()
        third = await serve(settings=settings)
    async with third.browser() as latest:
        latest.http.cookies = alice.http.cookies
        assert (await latest.get(f"/api/tables/{first}"))["sequel"] == {"table": second["id"]}
        assert (await latest.get(f"/api/tables/{second['id']}"))["origin"]["table"] == first


async def test_who_left_keeps_the_chair_and_the_bot_in_it(serve: Serve) -> None:
    running = await serve()
    async with running.browser() as alice, running.browser() as bob:
        first = await seated(alice, [bob], "liars_dice", options=SERIES)
        await bob.post(f"/api/tables/{first}/leave")
        await alice.post(f"/api/tables/{first}/vote", {"about": "bot:1", "agree": True})
        async with alice.live(first) as one:
            while not one.over:
                await one.until(lambda: one.over or one.asked())
                if not one.over:
                    await one.play(one.n)
        second = await alice.post(f"/api/tables/{first}/sequel")
        assert (second["seats"][1]["kind"], second["seats"][1]["bot"], second["seats"][1]["left"]) == ("person", "fair", True)
        back = await bob.post(f"/api/tables/{second['id']}/join", {})
        assert (back["mine"], back["seats"][1]["bot"], back["seats"][1]["left"]) == ([1], None, False)


async def test_refused_with_nothing_made(serve: Serve) -> None:
    running = await serve(limits={"tables_per_guest": 1})
    async with running.browser() as alice, running.browser() as eve:
        single = (await alice.table("liars_dice", ["me", "me"]))["table"]["id"]

        async def refused(who: object, table: str) -> tuple[int, str]:
            answer = await who.http.post(f"/api/tables/{table}/sequel")  # type: ignore[attr-defined]
            return answer.status_code, answer.json()["code"]

        assert await refused(alice, single) == (409, "not_over")
        async with alice.live(single) as one:
            await play_to_the_end([one])
            assert one.summary["sequel"] is None
        assert await refused(alice, single) == (409, "no_sequel")
        assert await refused(alice, "nowhere") == (404, "no_such_table")
        series = (await alice.table("liars_dice", ["me", "me"], options=SERIES))["table"]["id"]
        async with alice.live(series) as one:
            await play_to_the_end([one])
        assert await refused(eve, series) == (403, "not_your_seat")
        waiting = (await alice.table("liars_dice", ["me", "open"], options=SERIES))["table"]["id"]
        assert await refused(alice, waiting) == (409, "not_started")
        assert await refused(alice, series) == (409, "too_many_tables")
        assert len(await alice.get("/api/tables?scope=mine")) == 3


async def test_the_campaign_of_root_hands_on_points_and_cards(serve: Serve) -> None:
    """MM15, Q13: a won game, the card its player kept, and the next game with both."""
    running = await serve()
    async with running.browser() as alice:
        options = {"machine": "cooperative", "campaign": True, "factions": ["eyrie"]}
        first = (await alice.table("root", ["me"], options=options))["table"]["id"]
        eyrie = "*eyrie 29 c3:roost c11:roost crafted=bird_armorers"
        won = at(f"evening.1 | {eyrie} | mechanical_marquise 20 c1:1", campaign=True)
        go(won, "keep_card bird_armorers")
        (await running.house.table(first)).position.match = won
        assert (await alice.get(f"/api/tables/{first}"))["sequel"] == {"table": None}
        second = await alice.post(f"/api/tables/{first}/sequel")
        assert (second["options"]["machine_start"], second["options"]["kept"]) == (3, [["bird_armorers"]])
        async with alice.live(second["id"]) as live:
            facts = live.view["facts"]
            assert facts["players"][1]["head_start"] == 3
            assert facts["players"][1]["score"] >= 3
            assert facts["players"][0]["crafted"] == ["bird_armorers"]
            assert facts["cooperative"]["wins_before"] == 1
