"""No viewer's bytes depend on what it may not see: deal that anew, and every byte stays the same.

Lessons 1, 2, 6: frames, answers of REST, the log, refusals and replays; a spectator is a viewer of its own.
"""

import json
from typing import Any

import pytest

import sealed
import tiny
from server.client import Browser
from server.conftest import Running, Serve, make_settings
from wonderwood.conformance import play_randomly
from wonderwood.engine.errors import Refusal
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.game import Game, find_game, register
from wonderwood.engine.match import Match
from wonderwood.engine.record import replay, table_data
from wonderwood.engine.sight import redeal
from wonderwood.server.brains import Brains
from wonderwood.server.frames import encode
from wonderwood.server.house import new_row
from wonderwood.server.messages import Play, Takeback, Undo, Vote
from wonderwood.server.position import Position
from wonderwood.server.replays import record_of
from wonderwood.server.store import Chair, Entry, Facts, Person, Store
from wonderwood.server.summary import lobby_of, summary
from wonderwood.server.tables import LiveTable
from wonderwood.server.viewers import Viewer
from wonderwood.words import Speaker

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(240)]

CASES = [("liars_dice", 3, 3), ("sealed", 3, 2), ("wonderland", 2, 31), ("wonderland", 4, 83)]

register(tiny.GAME)
register(sealed.GAME)


def a_table(game: Game, match: Match, tmp_path: Any, people: list[Person]) -> LiveTable:
    """A table in memory around a match; every seat has an owner, and one person watches."""
    settings = make_settings(tmp_path)
    chairs = [Chair(person=person.id) for person in people[: match.seats]]
    row = new_row(game.name, people[0], chairs, match.options, match.box.fingerprint, "seed")
    row.id = "table"
    position = Position(row)
    position.match = match
    names = {person.id: person.name for person in people}
    return LiveTable(position, names, Store(f"sqlite+aiosqlite:///{tmp_path}/none.sqlite"), Brains(1, 1.0, []), settings)


def everything_sent(table: LiveTable, person: Person) -> list[bytes]:
    """All kinds of bytes that can reach one person at this position."""
    table._forget_pictures()
    seats = table.position.seats_of(person.id)
    viewer = Viewer(person, seats, 0, table.settings.limits)
    viewer.stream = "stream"
    sent = [table.state_frame(viewer)]
    table.viewers = {person.id: viewer}
    journal = max(0, table._journal() - 3)
    for kind in ("play", "undo", "takeback", "start"):
        table._send_moved(viewer, Entry(number=9, kind=kind, facts=Facts(), seat=0), journal if kind == "play" else -1)
    table.tell_table()
    sent += viewer._kept
    sent.append(encode(summary(table.row, lobby_of(table.position), table.reader(person))))
    for wish in probes(table):
        try:
            table._grant(viewer, wish)
        except Refusal as refusal:
            sent.append(encode([refusal.code, refusal.facts, Speaker("en").refusal(refusal)]))
    return sent


def probes(table: LiveTable) -> list[Any]:
    """Requests that are refused, whoever asks: a refusal must not be an oracle."""
    match = table.position.match
    assert match is not None
    wishes: list[Any] = []
    for seat in range(match.seats):
        wishes += [Play(key="k", seat=seat, option=option, given=match.given(seat)) for option in ("", "x y", "bid 99 99")]
        wishes += [Play(key="k", seat=seat, option=option, given=999) for option in ("pick 3", "pay 1", "bid 2 2")]
        wishes += [Vote(key="k", about=f"bot:{seat}", agree=True)]
        if not match.can_undo(seat):
            wishes += [Undo(key="k", seat=seat)]
    return [*wishes, Takeback(key="k", seat=7), Vote(key="k", about="takeback:9", agree=True)]


@pytest.mark.parametrize(("name", "seats", "every"), CASES)
async def test_bytes_do_not_change_when_the_hidden_is_dealt_anew(
    name: str, seats: int, every: int, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wonderwood.server.summary.now", lambda: 0)
    game = find_game(name)
    people = [Person(id=f"p{seat}", name=f"Player {seat}", language="en") for seat in range(seats + 1)]
    differences = 0
    for seed in range(3):
        for number, match in enumerate(play_randomly(game, seats, seed)):
            if match.over or number % every:
                continue
            table = a_table(game, match, tmp_path, people)
            for who, person in enumerate(people):
                viewer = who if who < seats else None
                other = match.clone()
                redeal(other.table, other.box, viewer, QuickFate(seed * 1000 + number))
                if table_data(other.table) == table_data(match.table):
                    continue
                differences += 1
                table.position.match = match.clone()
                before = everything_sent(table, person)
                table.position.match = other
                assert everything_sent(table, person) == before
    assert differences > 10


def twin(match: Match, viewer: int | None) -> Match:
    """The same game as far as the viewer can know, another one in truth."""
    record = record_of(match)
    if match.game.name == "liars_dice":  # other dice under the other cups
        dice = record["options"]["dice"]
        record["chances"] = [
            chance if index // dice == viewer else (chance + 2) % 6 for index, chance in enumerate(record["chances"])
        ]
    else:  # other secret answers of the others, so far as they are not revealed
        for index, choice in enumerate(record["choices"]):
            seat = int(choice.split()[0])
            if seat != viewer and "pay" in choice:
                record["choices"][index] = f"{seat} pay {(int(choice.split()[2]) + 1) % 3}"
    return replay(record)


async def everything_asked(browser: Browser, table: str, eyes: str) -> list[Any]:
    """What a person can get out of the server about a running game."""
    sent: list[Any] = []
    moments = [f"/replay?eyes={eyes}&at={at}" for at in range(6)]
    for path in ("", "/record", "/replay?eyes=all", *moments, f"/replay?eyes={eyes}"):
        answer = await browser.http.get(f"/api/tables/{table}{path}")
        sent.append((path, answer.status_code, answer.text))
    for scope in ("mine", "open", "live"):
        sent.append((await browser.http.get(f"/api/tables?scope={scope}")).text)
    async with browser.live(table) as live:
        sent.append({name: value for name, value in json.loads(live.raw[0]).items() if name != "stream"})
        for seat in range(3):
            sent.append(await live.ask("play", key=f"probe{seat}", seat=seat, option="bid 9 9", given=77))
    return sent


def swap(running: Running, table: str, match: Match) -> None:
    live = running.house.tables[table]
    live.position.match = match
    live.viewers.clear()
    live._forget_pictures()


@pytest.mark.parametrize("game", ["liars_dice", "sealed"])
async def test_nothing_that_can_be_asked_for_tells(game: str, serve: Serve) -> None:
    """Over the network, against a twin table: summaries, replays moment by moment, state frames, refusals."""
    running = await serve()
    async with running.browser() as alice, running.browser() as bob, running.browser() as eve:
        made = await alice.table(game, ["me", "open"], public=True)
        table = made["table"]["id"]
        await bob.post(f"/api/tables/{table}/join", {})
        async with alice.live(table) as one, bob.live(table) as two:
            if game == "liars_dice":
                await one.play(2)
                await two.until(lambda: two.asked())
                await two.play(2)
            else:
                for _ in range(2):
                    await two.play(1)
                await one.play(1)
        live = running.house.tables[table]
        true = live.position.match
        assert true is not None
        for browser, viewer, eyes in ((alice, 0, "0"), (eve, None, "spectator")):
            if game == "sealed" and viewer is None:
                continue  # a spectator's twin would differ in what seat 0 may still choose
            other = twin(true, viewer)
            assert table_data(other.table) != table_data(true.table)
            swap(running, table, true)
            before = await everything_asked(browser, table, eyes)
            swap(running, table, other)
            assert await everything_asked(browser, table, eyes) == before


async def test_the_secrets_of_a_table_never_travel(serve: Serve) -> None:
    """Seed, chance outcomes and hashes are in nothing a browser gets before the end; afterwards the seed is."""
    running = await serve()
    async with running.browser() as alice, running.browser() as eve:
        made = await alice.table("liars_dice", ["me", "me"])
        table = made["table"]["id"]
        seed = running.house.tables[table].row.seed
        got: list[str] = [json.dumps(made)]
        async with alice.live(table) as one, eve.live(table) as watcher:
            for _ in range(3):
                await one.play(0)
            got += [(await alice.http.get(f"/api/tables/{table}{path}")).text for path in ("", "/replay", "/record")]
            refused = await eve.http.get(f"/api/tables/{table}/replay?eyes=0")
            assert (refused.status_code, refused.json()["code"]) == (403, "not_your_eyes")
            while not one.over:
                got += one.raw + watcher.raw
                one.raw.clear()
                watcher.raw.clear()
                await one.play(-1)
            assert all(seed not in text for text in got)
            await one.quiet()
            assert one.summary["seed"] == seed
            assert (await alice.get(f"/api/tables/{table}/record"))["seed"] == seed
