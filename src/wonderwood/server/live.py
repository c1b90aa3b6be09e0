"""The socket of one browser at one table: a reader and a writer side by side, so that neither can outlive the other."""

import asyncio
import contextlib
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from wonderwood.engine.errors import Refusal
from wonderwood.server.accounts import COOKIE, chosen_language, whose
from wonderwood.server.frames import encode
from wonderwood.server.house import House
from wonderwood.server.limits import Bucket
from wonderwood.server.messages import ClientFrame, Key, Ping, Pong, Refused, Seen
from wonderwood.server.tables import LiveTable
from wonderwood.server.viewers import Outbox, Viewer
from wonderwood.words import Speaker

NO_COOKIE: Final = 4401
NO_TABLE: Final = 4404
TOO_SLOW: Final = 4408
TOO_MANY: Final = 4429
TOO_LONG: Final = 1009
TRY_LATER: Final = 1013
PARTING: Final = 2.0  # seconds to say goodbye in
PAUSE: Final = 1.0  # seconds until the disk is asked again
STRIKES: Final = 30  # bad or hasty messages before a socket is closed

Socket = WebSocket[Any, Any, Any]


class Addressed(msgspec.Struct):
    """All one wants to know of a message that is not carried out: the key by which its sender knows the answer."""

    key: Key


_decoder: "msgspec.json.Decoder[ClientFrame]" = msgspec.json.Decoder(ClientFrame)
_addressed: "msgspec.json.Decoder[Addressed]" = msgspec.json.Decoder(Addressed)
_PONG: Final = encode(Pong())


class Closed(Exception):
    """The conversation is over, for this reason."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


async def serve_live(socket: Socket, house: House, table_id: str) -> None:
    """Everything between the opening and the closing of one socket."""
    await socket.accept()
    address = socket.client.host if socket.client else ""
    if not house.sockets.enter(address):
        await close(socket, TOO_MANY)
        return
    try:
        person = await whose(house.store, socket.cookies.get(COOKIE))
        if person is None:
            await refuse(socket, Refusal("no_person"), chosen_language(socket.headers.get("accept-language")), NO_COOKIE)
            return
        outbox = Outbox(house.settings.limits)
        try:
            table = await house.table(table_id)
            with house.busy(table):
                since, stream = resume_point(socket)
                viewer = await table.attach(person, outbox, since, stream)
        except Refusal as refusal:
            await refuse(socket, refusal, person.language, TRY_LATER if refusal.code == "try_again" else NO_TABLE)
            return
        try:
            await converse(socket, table, viewer, outbox)
        finally:
            await table.detach(viewer, outbox)
    finally:
        house.sockets.exit(address)


def resume_point(socket: Socket) -> tuple[int, str]:
    """Where the client wants to go on; nonsense means from the beginning."""
    since = socket.query_params.get("since", "")
    known = isinstance(since, str) and since.isascii() and since.isdigit() and len(since) < 10
    return int(since) if known else -1, str(socket.query_params.get("stream", ""))


async def converse(socket: Socket, table: LiveTable, viewer: Viewer, outbox: Outbox) -> None:
    """Read and write until one of the two ends; then end the other."""
    tasks = [
        asyncio.create_task(read(socket, table, viewer, outbox)),
        asyncio.create_task(write(socket, table, viewer, outbox)),
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        problem = task.exception()
        if isinstance(problem, Closed):
            await close(socket, problem.code)
        elif problem is not None and not isinstance(problem, WebSocketDisconnect | OSError):
            raise problem


async def read(socket: Socket, table: LiveTable, viewer: Viewer, outbox: Outbox) -> None:
    """One message after the other: the next is read when the last is answered."""
    limits = table.settings.limits
    bucket = Bucket(limits.messages_rate, limits.messages_burst)
    strikes = 0
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        raw: Any = message.get("text") or message.get("bytes") or ""
        if len(raw) > limits.message_bytes:
            raise Closed(TOO_LONG)
        if not bucket.take():
            refusal = Refusal("too_fast")
        else:
            try:
                frame = _decoder.decode(raw)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
                refusal = Refusal("bad_message", problem=str(problem)[:200])
            else:
                await answer(table, viewer, outbox, frame)
                continue
        strikes += 1
        if strikes > STRIKES:
            raise Closed(TOO_MANY)
        outbox.answer(refused(refusal, viewer.person.language, key_of(raw)))


async def answer(table: LiveTable, viewer: Viewer, outbox: Outbox, frame: ClientFrame) -> None:
    if isinstance(frame, Ping):
        outbox.answer(_PONG)
    elif isinstance(frame, Seen):
        viewer.looked(frame.n)
    else:
        outbox.answer(encode(await table.wish(viewer, frame)))


async def write(socket: Socket, table: LiveTable, viewer: Viewer, outbox: Outbox) -> None:
    """Send what waits. A reader that fell behind gets the state as it is now; one that takes nothing is cut off."""
    limit = table.settings.limits.slow_seconds
    while True:
        await outbox.wait()
        if outbox.is_taken_back:
            raise Closed(NO_COOKIE)
        frame = outbox.take()
        if frame is None:
            if not outbox.behind:
                continue
            try:
                async with table.at_rest():
                    outbox.behind = False
                    frame = table.state_frame(viewer)
            except Refusal:  # the disk does not answer
                await asyncio.sleep(PAUSE)
                continue
        try:
            async with asyncio.timeout(limit):  # not wait_for: it can swallow the cancellation that ends this task
                await send(socket, frame)
        except TimeoutError:
            raise Closed(TOO_SLOW) from None


async def send(socket: Socket, frame: bytes) -> None:
    await socket.send({"type": "websocket.send", "bytes": None, "text": frame.decode()})


def key_of(raw: str | bytes) -> str:
    """The key of a message, whatever else is wrong with it; empty if it has none."""
    try:
        return _addressed.decode(raw).key
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""


def refused(refusal: Refusal, language: str, key: str = "") -> bytes:
    return encode(Refused(key=key, code=refusal.code, facts=refusal.facts, message=Speaker(language).refusal(refusal)))


async def refuse(socket: Socket, refusal: Refusal, language: str, code: int) -> None:
    with contextlib.suppress(Exception):
        await send(socket, refused(refusal, language))
    await close(socket, code)


async def close(socket: Socket, code: int) -> None:
    """Close, and read on for a moment: what the client still sends must not keep its goodbye from arriving."""
    with contextlib.suppress(Exception):
        await socket.close(code=code)
        async with asyncio.timeout(PARTING):
            while (await socket.receive())["type"] != "websocket.disconnect":
                pass
