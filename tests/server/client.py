"""A browser without a screen: REST by httpx, the socket by websockets, and the client's side of the protocol."""

import asyncio
import json
import secrets
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

JSON = dict[str, Any]


class Browser:
    """One person: a cookie jar, and as many sockets as they open."""

    def __init__(self, address: str, headers: dict[str, str] | None = None) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, headers=headers, timeout=120, trust_env=False)

    async def __aenter__(self) -> "Browser":
        await self.get("/api/me")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, **kwargs: Any) -> Any:
        answer = await self.http.get(path, **kwargs)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None, status: tuple[int, ...] = (200, 201)) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code in status, f"{answer.status_code} {answer.text}"
        return answer.json()

    async def table(self, game: str, seats: list[str], **values: Any) -> JSON:
        """A new table; seats as `me`, `open`, or the name of a bot."""
        chosen = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        made: JSON = await self.post("/api/tables", {"game": game, "seats": chosen, **values})
        return made

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def live(self, table: str, **kwargs: Any) -> "Live":
        return Live(self, table, **kwargs)


class Live:
    """One socket with a client's good manners: it resumes after a cut, drops what it has, and asks again after a gap."""

    def __init__(self, browser: Browser, table: str, headers: dict[str, str] | None = None) -> None:
        self.browser = browser
        self.table = table
        self.headers = headers or {}
        self.socket: ClientConnection | None = None
        self.n = -1
        self.stream = ""
        self.view: JSON | None = None
        self.views: dict[str, JSON] = {}
        self.log: list[JSON] = []
        self.summary: JSON = {}
        self.chat: list[JSON] = []
        self.undos: list[int] = []
        self.answers: dict[str, JSON] = {}
        self.frames: list[JSON] = []
        self.raw: list[str] = []

    async def __aenter__(self) -> "Live":
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.cut()

    async def open(self, resume: bool = True) -> None:
        where = self.browser.address.replace("http://", "ws://") + f"/api/tables/{self.table}/live"
        if resume and self.n >= 0:
            where += f"?since={self.n}&stream={self.stream}"
        headers = {"Cookie": self.browser.cookie, **self.headers}
        self.socket = await connect(where, additional_headers=headers, max_size=None, compression=None, proxy=None)
        if self.n < 0:
            await self.until(lambda: self.n >= 0)

    async def cut(self) -> None:
        """Lose the connection, as a phone in a tunnel does."""
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    def take(self, text: str) -> JSON:
        """What the page does with a frame."""
        frame: JSON = json.loads(text)
        self.raw.append(text)
        kind = frame["t"]
        if kind in ("done", "refused"):
            self.answers[frame["key"]] = frame
            return frame
        if kind == "pong":
            return frame
        if kind == "state":
            self.n, self.stream = frame["n"], frame["stream"]
            self.view, self.views, self.log = frame["view"], frame["views"], frame["log"]
            self.summary, self.chat, self.undos = frame["table"], frame["chat"], frame["undos"]
        elif frame["n"] <= self.n:
            return frame
        else:
            assert frame["n"] == self.n + 1, f"a gap: {self.n} then {frame['n']}"
            self.n = frame["n"]
            if kind == "moved":
                self.view, self.views, self.undos = frame["view"], frame["views"], frame["undos"]
                self.log = self.log[: frame["keep"]] + frame["log"]
            elif kind == "table":
                self.summary = frame["table"]
            elif kind == "chat":
                self.chat.append(frame)
        self.frames.append(frame)
        return frame

    async def next(self, seconds: float = 10) -> JSON:
        assert self.socket is not None
        return self.take(str(await asyncio.wait_for(self.socket.recv(), seconds)))

    async def until(self, true: Any, seconds: float = 20) -> None:
        """Read frames until something holds."""
        async with asyncio.timeout(seconds):
            while not true():
                await self.next(seconds)

    async def quiet(self, seconds: float = 0.3) -> list[JSON]:
        """Whatever comes until nothing comes for a while."""
        frames = []
        try:
            while True:
                frames.append(await self.next(seconds))
        except TimeoutError:
            return frames

    async def send(self, message: JSON | str) -> None:
        assert self.socket is not None
        await self.socket.send(message if isinstance(message, str) else json.dumps(message))

    async def ask(self, t: str, **values: Any) -> JSON:
        """Send a request and wait for its answer."""
        key = values.setdefault("key", secrets.token_hex(8))
        self.answers.pop(key, None)
        await self.send({"t": t, **values})
        await self.until(lambda: key in self.answers)
        return self.answers[key]

    def asked(self) -> list[tuple[int, JSON]]:
        """The own seats that must choose, with their questions."""
        views = list(self.views.values()) or ([self.view] if self.view else [])
        return [(view["seat"], view["ask"]) for view in views if view["ask"]]

    async def play(self, pick: int = 0) -> JSON:
        """Answer a question with one of its options."""
        seat, ask = self.asked()[0]
        option = ask["options"][pick % len(ask["options"])]
        return await self.ask("play", seat=seat, option=option, given=ask["given"])

    @property
    def over(self) -> bool:
        return self.view is not None and bool(self.view["over"])


Cut = (WebSocketException, OSError, TimeoutError)
