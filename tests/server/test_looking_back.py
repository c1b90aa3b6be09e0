"""Replay, records, provable chance, health: what remains of a game."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from server.conftest import Serve
from server.test_live import play_to_the_end, seated
from wonderwood.cli import main
from wonderwood.engine.errors import Refusal
from wonderwood.engine.fate import SealedFate
from wonderwood.engine.match import Match
from wonderwood.server.fair import verify_record

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(180)]


def a_record(seed: str = "tea") -> dict[str, Any]:
    """A finished game of Liar's Dice."""
    match = Match.new("liars_dice", 2, seed=seed)
    while not match.over:
        match.play(match.waiting[0], match.pending[0].options[-1])
    return dict(json.loads(match.save()))


async def test_a_replay_shows_every_moment(serve: Serve) -> None:
    running = await serve()
    async with running.browser() as alice, running.browser() as bob, running.browser() as eve:
        table = await seated(alice, [bob], "liars_dice")
        async with alice.live(table) as one, bob.live(table) as two:
            first = one.view
            await play_to_the_end([one, two])
            last, log = one.view, one.log
        look = f"/api/tables/{table}/replay"
        end = await eve.get(look)
        assert end["at"] == end["length"]
        assert end["view"] | {"seat": 0} == last
        assert end["log"] == log
        start = await eve.get(f"{look}?eyes=0&at=0")
        assert start["view"] | {"ask": None} == first | {"ask": None}
        fog = await eve.get(f"{look}?eyes=1&at=0")
        everything = await eve.get(f"{look}?eyes=all&at=0")
        assert "?" in fog["view"]["table"]["cups"][0]
        assert "?" not in json.dumps(everything["view"]["table"]["cups"])
        assert everything["marks"][-1]["scores"] == last["outcome"]["scores"]
        assert [mark["at"] for mark in end["marks"]] == sorted(mark["at"] for mark in end["marks"])
        assert (await eve.http.get(f"{look}?eyes=7")).json()["code"] == "no_such_seat"


async def test_moments_of_a_running_game_do_not_count_secrets(serve: Serve) -> None:
    running = await serve()
    async with running.browser() as alice, running.browser() as bob:
        table = await seated(alice, [bob], "sealed")
        look = f"/api/tables/{table}/replay"
        async with bob.live(table) as two:
            assert (await alice.get(f"{look}?eyes=0"))["length"] == 0
            await two.play()
            assert (await alice.get(f"{look}?eyes=0"))["length"] == 0  # bob's first secret answer
            assert (await bob.get(f"{look}?eyes=1"))["length"] == 1
            await two.play()
            assert (await alice.get(f"{look}?eyes=0"))["length"] == 1  # he is ready


async def test_records_travel(serve: Serve) -> None:
    """Export, prove, import: the same game again."""
    running = await serve()
    async with running.browser() as alice:
        made = await alice.table("liars_dice", ["me", "me"])
        table, commitment = made["table"]["id"], made["table"]["commitment"]
        async with alice.live(table) as live:
            assert (await alice.http.get(f"/api/tables/{table}/record")).json()["code"] == "not_over"
            await play_to_the_end([live])
        answer = await alice.http.get(f"/api/tables/{table}/record")
        assert answer.headers["content-disposition"].startswith("attachment")
        verify_record(answer.text, commitment=commitment)
        copy = await alice.post("/api/records", answer.json())
        assert (copy["status"], copy["imported"]) == ("over", True)
        again = await alice.get(f"/api/tables/{copy['id']}/record")
        assert again == answer.json()


async def test_a_paused_record_goes_on(serve: Serve) -> None:
    match = Match.new("liars_dice", 2, seed="pause")
    match.play(0, "bid 1 2")
    running = await serve()
    async with running.browser() as alice:
        table = await alice.post("/api/records", json.loads(match.save()))
        assert (table["status"], table["mine"], table["turn"]) == ("playing", [0, 1], [1])
        async with alice.live(table["id"]) as live:
            await play_to_the_end([live])


async def test_bad_records_are_refused(serve: Serve) -> None:
    good = a_record()
    bad: list[Any] = [
        {},
        {**good, "wonderwood": 2},
        {**good, "game": "chess"},
        {**good, "choices": good["choices"][:-1]},
        {**good, "choices": ["0 fly"] * 3},
        {**good, "chances": [99] * len(good["chances"])},
        {**good, "components": "other"},
        {**good, "seats": 99},
        {**good, "choices": ["0 doubt"] * 6000},
        {**good, "extra": 1},
        {**good, "options": {"dice": 77}},
        {**good, "choices": 5, "chances": None},
    ]
    running = await serve()
    async with running.browser() as alice:
        for record in bad:
            answer = await alice.http.post("/api/records", json=record)
            assert 400 <= answer.status_code < 500, answer.text
            assert answer.json()["code"] in ("bad_record", "other_version", "unknown_game", "other_components", "bad_setup")
        huge = await alice.http.post("/api/records", json={**good, "seed": "x" * 1_100_000})
        assert huge.status_code == 413


def test_chance_is_proved_or_not(tmp_path: Path) -> None:
    record = a_record()
    commitment = SealedFate("tea").commitment()
    assert verify_record(json.dumps(record), commitment=commitment).over
    with pytest.raises(Refusal, match="other_seed"):
        verify_record(json.dumps(record), commitment=SealedFate("coffee").commitment())
    with pytest.raises(Refusal, match="not_fair"):
        verify_record(json.dumps({**record, "seed": "coffee"}))
    with pytest.raises(Refusal, match="no_seed"):
        verify_record(json.dumps({**record, "seed": None}))
    file = tmp_path / "game.wonderwood.json"
    file.write_text(json.dumps(record))
    told = CliRunner().invoke(main, ["verify", str(file), "--commitment", commitment])
    assert told.exit_code == 0, told.output
    assert commitment in told.output.replace("\n", "")
    file.write_text(json.dumps({**record, "seed": "coffee"}))
    told = CliRunner().invoke(main, ["verify", str(file), "--language", "fr"])
    assert told.exit_code == 2


async def test_health_takes_the_real_path(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lesson 17: a probe that plays and writes; it fails when either does."""
    running = await serve()
    async with running.browser() as alice:
        assert (await alice.get("/health"))["status"] == "well"

        async def broken(*_: object) -> None:
            raise OSError("disk full")

        monkeypatch.setattr(running.house.store, "beat", broken)
        assert (await alice.http.get("/health")).status_code == 500


async def test_the_shelf(serve: Serve) -> None:
    running = await serve()
    async with running.browser() as alice:
        games = {game["name"]: game for game in await alice.get("/api/games")}
        assert games["liars_dice"]["options"][0] == {"name": "dice", "values": [3, 2, 5], "default": 3, "per_seat": False}
        assert games["liars_dice"]["verbs"]["bid"] == ["amount", "face"]
        words = await alice.http.get("/api/words/fr/liars_dice")
        assert "verb-bid" in words.text
        assert "error-stale" in words.text
        assert words.headers["etag"]
        same = await alice.http.get("/api/words/fr/liars_dice", headers={"If-None-Match": words.headers["etag"]})
        assert same.status_code == 304
        assert "verb-bid" not in (await alice.http.get("/api/words/ru")).text
        assert (await alice.http.get("/api/words/xx")).status_code == 404
        if "wonderland" in games:
            assert games["wonderland"]["minutes"]
            assert (await alice.get("/api/rules/wonderland"))[0]["id"]
            assert (await alice.http.get("/api/components/wonderland")).json()["board"]
