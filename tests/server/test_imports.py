"""Records from outside: what they say is believed only as far as it goes, and they cannot be made to weigh on others."""

import json
from typing import Any

import pytest

from server.conftest import Serve
from server.test_branches import play_slowly
from server.test_looking_back import a_record
from wonderwood.engine.errors import Refusal
from wonderwood.engine.match import Match
from wonderwood.server.fair import verify_record

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(180)]


def paused(choices: int, seed: str | None = "foreseen", dice: int = 3) -> dict[str, Any]:
    """A game that is not over, with chance in it, and the seed its owner knows."""
    match = Match.new("liars_dice", 2, seed="foreseen", options={"dice": dice})
    for number in range(choices):
        match.play(match.waiting[0], match.pending[0].options[-1 if number % 2 else 0])
    assert not match.over
    return {**json.loads(match.save()), "seed": seed}


@pytest.mark.parametrize("seed", ["foreseen", None])
@pytest.mark.parametrize("choices", [0, 1, 2, 4])
async def test_nobody_foresees_the_chance_of_a_game_that_goes_on(choices: int, seed: str | None, serve: Serve) -> None:
    """Who brings a paused game knows its seed: from there on chance has a new one, committed to when it is brought."""
    running = await serve()
    async with running.browser() as alice:
        record = paused(choices, seed, dice=5)
        table = await alice.post("/api/records", record)
        async with alice.live(table["id"]) as live:
            assert live.undos == []  # what was chosen elsewhere is not chosen anew with other chance
            if choices:
                asked = await live.ask("takeback", seat=int(record["choices"][-1].split()[0]))
                assert asked["code"] == "cannot_undo"
            await play_slowly(live)
        played = await alice.get(f"/api/tables/{table['id']}/record")
        assert played["past"] == [{"seed": seed, "choices": choices}]
        assert played["seed"] != "foreseen"
        assert played["choices"][:choices] == record["choices"]
        assert played["chances"][: len(record["chances"])] == record["chances"]
        assert verify_record(json.dumps(played), commitment=table["commitment"]).over
        known = Match.load(json.dumps(paused(choices, dice=5)))
        for text in played["choices"][choices:]:
            known.play(*(int(part) if part.isdigit() else part for part in text.split(" ", 1)))
            if len(known.chances) > len(record["chances"]):
                break  # the first new roll: its owner expected another one
        assert known.chances != played["chances"][: len(known.chances)]


async def test_a_finished_record_keeps_what_it_proves(serve: Serve) -> None:
    running = await serve()
    async with running.browser() as alice:
        for past in (None, [{"seed": "tea", "choices": 1}]):
            record = {**a_record(), "seed": None, **({} if past is None else {"past": past})}
            table = (await alice.post("/api/records", record))["id"]
            back = await alice.get(f"/api/tables/{table}/record")
            length = len(record["choices"])
            assert back["past"] == [*(past or []), {"seed": None, "choices": length}]
            assert verify_record(json.dumps(back)).over


async def test_a_seed_is_a_short_text(serve: Serve) -> None:
    """It is shown wherever the table is: a long one would be sent again and again."""
    running = await serve()
    async with running.browser() as alice:
        for bad in ({"seed": "x" * 201}, {"past": [{"seed": "x" * 201, "choices": 0}]}):
            answer = await alice.http.post("/api/records", json={**a_record(), **bad})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_record"), answer.text[:300]
    for torn in ("\ud800", "tea\udfff"):
        for bad in ({"seed": torn}, {"past": [{"seed": torn, "choices": 0}]}):
            with pytest.raises(Refusal, match="bad_record"):
                verify_record(json.dumps({**a_record(), **bad}))


async def test_an_account_has_room_for_as_many_imports_as_for_tables(serve: Serve) -> None:
    running = await serve(limits={"tables_per_guest": 1, "tables_per_account": 3})
    async with running.browser() as alice:
        await alice.post("/api/records", paused(1))
        answer = await alice.http.post("/api/records", json=paused(1))
        assert (answer.status_code, answer.json()["facts"]) == (409, {"allowed": 1})
        await alice.post("/api/account", {"login": "alice", "password": "down the hole"})
        for _ in range(2):
            await alice.post("/api/records", paused(1))
        answer = await alice.http.post("/api/records", json=paused(1))
        assert (answer.status_code, answer.json()["facts"]) == (409, {"allowed": 3})
