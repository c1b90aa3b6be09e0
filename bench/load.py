"""Many live tables at once, over real sockets on this machine: how long from a click until every viewer sees it.

`make load` runs it and writes docs/load.md with a graph. Only ever against a server it started itself on 127.0.0.1.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import platform
import random
import secrets
import socket
import sqlite3
import statistics
import sys
import tempfile
import time
from datetime import date
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parents[1]
LIMITS = ["messages", "connects", "requests", "heavy"]


class Server:
    """The server under load, in a process of its own."""

    def __init__(self, folder: str, game: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as door:
            self.port = int(door.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        limits = [f"--limit={name}_{kind}=1000000" for name in LIMITS for kind in ("rate", "burst")]
        more = ["--limit=sockets_per_address=100000", "--limit=tables_per_guest=100000", "--limit=idle_seconds=5"]
        command = [sys.executable, "-m", "wonderwood", "serve", f"--port={self.port}", f"--data={folder}", *limits, *more]
        self.command = command
        self.game = game

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(*self.command, stdout=asyncio.subprocess.PIPE)
        assert self.process.stdout is not None
        await self.process.stdout.readline()
        self.usage = psutil.Process(self.process.pid)

    def memory(self) -> int:
        """Bytes of the process itself that nobody else uses."""
        return int(self.usage.memory_full_info().uss)

    async def stop(self) -> None:
        self.process.terminate()
        await self.process.wait()


class Question(msgspec.Struct):
    options: list[str]
    given: int


class View(msgspec.Struct):
    over: bool
    ask: Question | None = None


class Frame(msgspec.Struct):
    """What a player here needs of a frame; the rest is not even read, so that the clients leave the machine to the server."""

    t: str
    n: int = -1
    stream: str = ""
    key: str = ""
    view: View | None = None


read_frame = msgspec.json.Decoder(Frame).decode


class Seat:
    """One person at one table: a socket, and when the last move was seen."""

    def __init__(self, table: "Table", number: int, cookie: str) -> None:
        self.table = table
        self.number = number
        self.cookie = cookie
        self.socket: ClientConnection | None = None
        self.n, self.stream = -1, ""
        self.ask: Question | None = None
        self.moves = 0
        self.reader: asyncio.Task[None] | None = None
        self.first = asyncio.Event()

    async def open(self) -> None:
        where = f"ws://127.0.0.1:{self.table.server.port}/api/tables/{self.table.id}/live"
        if self.n >= 0:
            where += f"?since={self.n}&stream={self.stream}"
        self.first.clear()
        self.socket = await connect(
            where, additional_headers={"Cookie": self.cookie}, max_size=None, compression=None, proxy=None, ping_interval=None
        )
        self.reader = asyncio.create_task(self._read(self.socket))

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            await asyncio.gather(self.reader, return_exceptions=True)

    async def _read(self, socket: ClientConnection) -> None:
        async for text in socket:
            at = time.perf_counter()
            frame = read_frame(text)
            kind = frame.t
            self.first.set()
            if frame.n >= 0 and kind != "done":
                self.n = frame.n
            if kind == "state":
                self.stream = frame.stream
            if kind in ("state", "moved"):
                self.ask = frame.view.ask if frame.view else None
                self.table.over = frame.view is not None and frame.view.over
            if kind == "moved":
                self.moves += 1
                self.table.saw(at)
            elif kind == "done":
                self.table.acknowledged(frame.key, at)
            elif kind == "refused":
                self.table.refused += 1


class Table:
    """One table: each second somebody who is asked chooses."""

    def __init__(self, server: Server, id: str, dice: random.Random) -> None:
        self.server = server
        self.id = id
        self.dice = dice
        self.seats: list[Seat] = []
        self.over = False
        self.refused = 0
        self.done = 0
        self.clicks: dict[str, float] = {}
        self.sent = 0.0
        self.acks: list[float] = []
        self.waits: list[float] = []  # from the click to the last viewer
        self.quiet = 0
        self._seen: list[float] = []
        self._all = asyncio.Event()

    def saw(self, at: float) -> None:
        self._seen.append(at)
        if len(self._seen) == len(self.seats):
            self._all.set()

    def acknowledged(self, key: str, at: float) -> None:
        self.acks.append(at - self.clicks.pop(key))
        self.done += 1

    async def choose(self) -> None:
        seat = next((seat for seat in self.seats if seat.ask), None)
        if seat is None or seat.ask is None or seat.socket is None:
            return
        self._seen, key = [], secrets.token_hex(8)
        self._all.clear()
        choice = {"seat": seat.number, "option": self.dice.choice(seat.ask.options), "given": seat.ask.given}
        self.sent = self.clicks[key] = time.perf_counter()
        await seat.socket.send(json.dumps({"t": "play", "key": key, **choice}))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._all.wait(), 2)
        # A choice that shows some viewer nothing (a secret) sends it nothing; it counts for those who see it.
        self.quiet += len(self.seats) - len(self._seen)
        self.waits.append(max(self._seen, default=time.perf_counter()) - self.sent)

    async def play(self, seconds: float, pace: float) -> None:
        """One choice each `pace` seconds, from a random moment on."""
        until = time.perf_counter() + seconds
        await asyncio.sleep(self.dice.uniform(0, pace))
        while time.perf_counter() < until and not self.over:
            began = time.perf_counter()
            await self.choose()
            await asyncio.sleep(max(0.0, pace - (time.perf_counter() - began)))


async def make_tables(server: Server, count: int, seats: int, dice: random.Random) -> list[Table]:
    tables = []
    async with httpx.AsyncClient(base_url=server.address, timeout=60, trust_env=False) as http:

        async def guest() -> str:
            answer = await http.get("/api/me", headers={"Cookie": ""})
            http.cookies.clear()
            return answer.headers["set-cookie"].split(";")[0]

        people = [await guest() for _ in range(seats * min(count, 200))]
        for number in range(count):
            cookies = [people[(number * seats + seat) % len(people)] for seat in range(seats)]
            body = {"game": server.game, "seats": [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)}
            made = (await http.post("/api/tables", json=body, headers={"Cookie": cookies[0]})).json()
            table = Table(server, made["table"]["id"], random.Random(dice.random()))
            for cookie in cookies[1:]:
                answer = await http.post(
                    f"/api/tables/{table.id}/join", json={"invite": made["invite"]}, headers={"Cookie": cookie}
                )
                answer.raise_for_status()
            table.seats = [Seat(table, seat, cookie) for seat, cookie in enumerate(cookies)]
            tables.append(table)
    return tables


async def reconnects(tables: list[Table], count: int) -> list[float]:
    """Cut sockets and open them again: how long until the first frame is there."""
    times = []
    for table in tables[:count]:
        seat = table.seats[0]
        await seat.close()
        began = time.perf_counter()
        await seat.open()
        await asyncio.wait_for(seat.first.wait(), 10)
        times.append(time.perf_counter() - began)
    return times


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


async def measure(given: argparse.Namespace) -> dict[str, Any]:
    dice = random.Random(given.seed)
    gc.disable()  # a pause of ours must not count as one of the server's
    with tempfile.TemporaryDirectory(prefix="wonderwood-load-") as folder:
        server = Server(folder, given.game)
        await server.start()
        try:
            warm = await make_tables(server, 3, given.seats, dice)
            for table in warm:
                for seat in table.seats:
                    await seat.open()
            await asyncio.gather(*(table.play(3, 0.1) for table in warm))
            for table in warm:
                for seat in table.seats:
                    await seat.close()
            await asyncio.sleep(12)
            empty = server.memory()
            tables = await make_tables(server, given.tables, given.seats, dice)
            for table in tables:
                for seat in table.seats:
                    await seat.open()
            await asyncio.sleep(1)
            opened = server.memory()
            cpu, began = server.usage.cpu_times(), time.perf_counter()
            await asyncio.gather(*(table.play(given.seconds, given.pace) for table in tables))
            spent, now = server.usage.cpu_times(), time.perf_counter()
            live = server.memory()
            again = await reconnects(tables, 100)
            for table in tables:
                for seat in table.seats:
                    await seat.close()
            await asyncio.sleep(16)
            async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
                left = (await http.get("/health")).json()["tables"]
            idle = server.memory()
            base = sqlite3.connect(Path(folder) / "wonderwood.sqlite")
            marks = ",".join("?" * len(tables))
            query = f"SELECT count(*) FROM entries WHERE kind = 'play' AND table_id IN ({marks})"
            written = base.execute(query, [table.id for table in tables]).fetchone()[0]
        finally:
            await server.stop()
    waits = [wait for table in tables for wait in table.waits]
    acks = [ack for table in tables for ack in table.acks]
    done = sum(table.done for table in tables)
    return {
        "tables": given.tables,
        "seats": given.seats,
        "game": given.game,
        "seconds": given.seconds,
        "choices": len(waits),
        "rate": len(waits) / (now - began),
        "acknowledged": done,
        "written": written,
        "quiet": sum(table.quiet for table in tables),
        "refused": sum(table.refused for table in tables),
        "lost": max(0, done - written),
        "p50": percentile(waits, 0.5) * 1000,
        "p95": percentile(waits, 0.95) * 1000,
        "p99": percentile(waits, 0.99) * 1000,
        "max": max(waits) * 1000,
        "ack_p95": percentile(acks, 0.95) * 1000,
        "cpu": (spent.user + spent.system - cpu.user - cpu.system) / (now - began),
        "empty_mb": empty / 1e6,
        "opened_kb": (opened - empty) / given.tables / 1e3,
        "live_kb": (live - empty) / given.tables / 1e3,
        "idle_kb": max(0, idle - empty) / given.tables / 1e3,
        "left": left,
        "reconnect_p50": percentile(again, 0.5) * 1000,
        "reconnect_max": max(again) * 1000,
        "others": os.getloadavg()[0],
        "waits": waits,
    }


def graph(waits: list[float], limit: float = 0.1) -> str:
    """How many choices took how long, as a small SVG: bars of 5 ms, the promised line, the 95th percentile."""
    width, height, step, bars = 720, 260, 0.005, 40
    counts = [0] * (bars + 1)
    for wait in waits:
        counts[min(bars, int(wait / step))] += 1
    highest = max(counts) or 1
    unit = (width - 60) / (bars + 1)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12">',
        f'<rect width="{width}" height="{height}" fill="#fdfaf3"/>',
    ]
    for index, count in enumerate(counts):
        tall = count / highest * (height - 70)
        x, y = f"{40 + index * unit:.1f}", f"{height - 40 - tall:.1f}"
        parts.append(f'<rect x="{x}" y="{y}" width="{unit - 1:.1f}" height="{tall:.1f}" fill="#4d7c6f"/>')
    for at in range(0, bars + 1, 4):
        label = f"{int(at * step * 1000)}" + ("+" if at == bars else "")
        parts.append(f'<text x="{40 + at * unit:.1f}" y="{height - 24}" text-anchor="middle" fill="#333">{label}</text>')
    marks = [(limit, "#b3402e", "100 ms"), (percentile(waits, 0.95), "#24476b", "p95")]
    for second, colour, name in marks:
        x = 40 + min(bars, second / step) * unit
        parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="20" y2="{height - 40}" stroke="{colour}" stroke-dasharray="4 3"/>')
        parts.append(f'<text x="{x + 4:.1f}" y="30" fill="{colour}">{name}</text>')
    words = "ms from the click to the last viewer"
    parts.append(f'<text x="{width / 2}" y="{height - 6}" text-anchor="middle" fill="#333">{words}</text>')
    return "\n".join([*parts, "</svg>", ""])


def page(found: dict[str, Any]) -> str:
    verdict = "reached" if found["p95"] < 100 else "not reached on this run"
    return f"""# Load: what one server carries

Written by `make load` on {date.today()}: Python {platform.python_version()}, {os.cpu_count()} cores shared by server,
clients and whatever else ran (load average {found["others"]:.1f}), SQLite with `synchronous=FULL`, real sockets on 127.0.0.1.

{found["tables"]} live tables of {found["game"]} with {found["seats"]} seats each, about one choice a second at every table
for {found["seconds"]:.0f} seconds: {found["choices"]} choices, {found["rate"]:.0f} a second,
each written to disk before it was acknowledged or shown.

| figure | measured | goal |
|---|---|---|
| from the click until every viewer has it, median | {found["p50"]:.0f} ms | |
| the same, 95 of 100 | {found["p95"]:.0f} ms | under 100 ms: {verdict} |
| the same, 99 of 100 / slowest | {found["p99"]:.0f} / {found["max"]:.0f} ms | |
| until acknowledged, 95 of 100 | {found["ack_p95"]:.0f} ms | |
| acknowledged / found on disk / lost | {found["acknowledged"]} / {found["written"]} / {found["lost"]} | nothing lost |
| processor time of the server | {found["cpu"] * 100:.0f} % of one core | |
| memory per live table | {found["live_kb"]:.0f} kB | under 1 MB |
| idle tables still in memory | {found["left"]} of {found["tables"]} | none |
| memory not given back, per idle table | {found["idle_kb"]:.0f} kB | near nothing |
| memory of the empty server | {found["empty_mb"]:.0f} MB | |
| reconnect after a cut, median / slowest | {found["reconnect_p50"]:.0f} / {found["reconnect_max"]:.0f} ms | under 500 ms |

Tables that nobody looks at leave memory altogether. What the process still holds then is no table: the allocator keeps freed
memory in its pools for the next ones, and does not hand all of it back to the system.

![How long choices took](load.svg)
"""


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pace", type=float, default=1.0)
    parser.add_argument("--game", default="wonderland")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write docs/load.md and docs/load.svg")
    given = parser.parse_args()
    found = asyncio.run(measure(given))
    waits = found["waits"]
    for name, value in found.items():
        if name != "waits":
            print(f"{name:>14}  {value:.1f}" if isinstance(value, float) else f"{name:>14}  {value}")
    print(f"{'mean':>14}  {statistics.mean(waits) * 1000:.1f}")
    if given.write:
        (ROOT / "docs" / "load.md").write_text(page(found), encoding="utf-8")
        (ROOT / "docs" / "load.svg").write_text(graph(waits), encoding="utf-8")
    return int(found["lost"] > 0)


if __name__ == "__main__":
    sys.exit(main())
