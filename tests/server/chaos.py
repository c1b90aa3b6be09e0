"""Kill the server with -9 at random moments while people play: no acknowledged choice is lost, none counts twice.

`make chaos` does it 200 times; the test suite a few times. Clients come back by themselves, as the page does.
"""

import asyncio
import os
import random
import secrets
import signal
import socket
import sqlite3
import sys
import tempfile
import time
from asyncio.subprocess import DEVNULL, PIPE
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parents[1]
sys.path.insert(0, str(TESTS))

from server.client import Browser, Cut, Live  # noqa: E402

TABLES = [
    ("wonderland", ["me", "open"]),
    ("wonderland", ["me", "open", "random"]),
    ("liars_dice", ["me", "open", "greedy"]),
    ("sealed", ["me", "open"]),
]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


class Victim:
    """The server process: started, killed, started again on the same port and data."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        names = ["messages_rate", "messages_burst", "connects_rate", "connects_burst", "requests_rate", "requests_burst"]
        limits = [f"--limit={name}=1000000" for name in [*names, "heavy_rate", "heavy_burst", "tables_per_guest"]]
        where = [f"--port={self.port}", f"--data={folder}"]
        games = ["--game=tiny", "--game=sealed", "--bot-pause=0.02"]
        self.command = [sys.executable, "-m", "wonderwood", "serve", *where, *games, *limits, *more]
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        environment = {**os.environ, "PYTHONPATH": str(TESTS)}
        self.process = await asyncio.create_subprocess_exec(*self.command, env=environment, stdout=PIPE, stderr=DEVNULL)
        assert self.process.stdout is not None
        line = await asyncio.wait_for(self.process.stdout.readline(), 60)
        assert line, "the server did not start"

    async def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()


class Player:
    """A person who plays one seat until told to stop, and remembers what was acknowledged."""

    def __init__(self, browser: Browser, table: str, dice: random.Random) -> None:
        self.live = Live(browser, table)
        self.dice = dice
        self.sent: dict[str, dict[str, Any]] = {}
        self.done: set[str] = set()
        self.resumed: list[float] = []
        self.stop = False

    async def run(self) -> None:
        waiting: dict[str, Any] | None = None
        lost = 0.0
        while not self.stop and not (self.live.over and waiting is None):
            try:
                if self.live.socket is None:
                    await self.live.open()
                    if lost:
                        self.resumed.append(time.monotonic() - lost)
                    if waiting is not None:
                        await self.live.send(waiting)  # the same key: it counts once, whatever happened to the first
                if waiting is None and self.live.asked():
                    waiting = self._choose()
                    await self.live.send(waiting)
                    if self.dice.random() < 0.2:
                        await self.live.send(waiting)  # a double click
                await self.live.next(0.5)
            except TimeoutError:
                continue
            except Cut:
                self.live.socket = None
                lost = lost or time.monotonic()
                await asyncio.sleep(self.dice.uniform(0.02, 0.2))
                continue
            lost = 0.0
            if waiting is not None and waiting["key"] in self.live.answers:
                if self.live.answers[waiting["key"]]["t"] == "done":
                    self.done.add(waiting["key"])
                waiting = None

    def _choose(self) -> dict[str, Any]:
        seat, ask = self.live.asked()[0]
        key = secrets.token_hex(8)
        option = self.dice.choice(ask["options"])
        self.sent[key] = {"t": "play", "key": key, "seat": seat, "option": option, "given": ask["given"]}
        return self.sent[key]


async def people(address: str, dice: random.Random) -> tuple[list[Player], list[Browser]]:
    """New tables, and somebody on every seat."""
    players, browsers = [], []
    for game, seats in TABLES:
        alice, bob = Browser(address), Browser(address)
        await alice.get("/api/me")
        await bob.get("/api/me")
        made = await alice.table(game, seats)
        await bob.post(f"/api/tables/{made['table']['id']}/join", {"invite": made["invite"]})
        browsers += [alice, bob]
        players += [Player(one, made["table"]["id"], random.Random(dice.random())) for one in (alice, bob)]
    return players, browsers


async def chaos(restarts: int, seed: int, folder: Path) -> dict[str, Any]:
    """Play while the server dies again and again; then compare what people were told with what is on disk."""
    dice = random.Random(seed)
    victim = Victim(folder)
    await victim.start()
    everyone: list[Player] = []
    differing: list[str] = []
    try:
        kills = 0
        while kills < restarts:
            players, browsers = await people(victim.address, dice)
            everyone += players
            tasks = [asyncio.create_task(player.run()) for player in players]
            while kills < restarts and not all(task.done() for task in tasks):
                await somebody_plays(players)
                await asyncio.sleep(dice.uniform(0.0, 0.25))
                await victim.kill()
                kills += 1
                await victim.start()
                if kills % 10 == 0:
                    told = sum(len(player.done) for player in everyone)
                    print(f"{kills} of {restarts} restarts, {told} choices acknowledged", file=sys.stderr, flush=True)
            await somebody_plays(players)
            for player in players:
                player.stop = True
            await asyncio.wait_for(asyncio.gather(*tasks), 60)
            differing += [player.live.table for player in players if not await is_current(player)]
            for browser in browsers:
                await browser.http.aclose()
    finally:
        await victim.kill()
    return compare(everyone, folder / "wonderwood.sqlite") | {"differing": differing, "restarts": kills}


async def somebody_plays(players: list[Player]) -> None:
    """Wait until people are at it again, so that the next kill hits choices on their way."""
    before = sum(len(player.done) for player in players)
    for _ in range(150):
        if sum(len(player.done) for player in players) > before + 2:
            return
        await asyncio.sleep(0.02)


async def is_current(player: Player) -> bool:
    """True if what the page shows, after all its resuming, is what a page opened now would show."""
    same = False
    for _ in range(40):  # a bot may choose between the two looks; a page that missed something stays behind for ever
        try:
            await player.live.quiet(0.5)
        except Cut:  # it had stopped playing when the server was killed
            await player.live.open()
            await player.live.quiet(0.5)
        fresh = Live(player.live.browser, player.live.table)
        await fresh.open()
        await fresh.cut()
        same = fresh.view == player.live.view and fresh.log == player.live.log
        if same:
            break
    await player.live.cut()
    return same


def compare(players: list[Player], database: Path) -> dict[str, Any]:
    """Every acknowledged choice is on disk once, as it was made; nothing is there that nobody chose."""
    rows = sqlite3.connect(database).execute("SELECT table_id, key, seat, data FROM entries WHERE key IS NOT NULL").fetchall()
    found: dict[str, list[Any]] = {}
    for _table, key, seat, data in rows:
        found.setdefault(key, []).append((seat, data))
    sent = {key: play for player in players for key, play in player.sent.items()}
    done = {key for player in players for key in player.done}
    lost = [key for key in done if key not in found]
    doubled = [key for key, entries in found.items() if len(entries) > 1]
    strange = [key for key in found if key not in sent]
    changed = [
        key
        for key, entries in found.items()
        if key in sent and (entries[0][0] != sent[key]["seat"] or f'"option":"{sent[key]["option"]}"' not in entries[0][1])
    ]
    resumed = sorted(second for player in players for second in player.resumed)
    return {
        "sent": len(sent),
        "acknowledged": len(done),
        "on disk": len(found),
        "lost": lost,
        "doubled": doubled,
        "strange": strange,
        "changed": changed,
        "resumed": len(resumed),
    }


def main() -> int:
    restarts = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else secrets.randbelow(1_000_000)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="wonderwood-chaos-") as folder:
        report = asyncio.run(chaos(restarts, seed, Path(folder)))
    print(f"seed {seed}, {time.monotonic() - began:.0f} s: {report}")
    return int(bool(report["lost"] or report["doubled"] or report["strange"] or report["changed"] or report["differing"]))


if __name__ == "__main__":
    sys.exit(main())
