"""Who looks at a table: one viewer per person, with a sequence of frames of its own and the sockets that carry them."""

import asyncio
import secrets
from collections import OrderedDict, deque
from typing import Final

from wonderwood.server.frames import Picture, Seats
from wonderwood.server.limits import Bucket
from wonderwood.server.messages import Done, Refused
from wonderwood.server.settings import Limits
from wonderwood.server.store import Person

ANSWERS: Final = 64  # answers remembered per viewer, for requests that come twice


class Outbox:
    """Frames on their way to one socket. It never grows beyond its limits: a reader who falls behind gets a fresh state."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.frames: deque[tuple[bytes, bool]] = deque()  # with whether it is an answer: those are never dropped
        self.size = 0
        self.behind = False  # frames were dropped: only a `state` frame helps
        self.is_taken_back = False  # the cookie it was opened with is no longer good
        self._filled = asyncio.Event()

    def take_back(self) -> None:
        self.is_taken_back = True
        self._filled.set()

    def put(self, frame: bytes) -> None:
        """Add a frame of the viewer's sequence; when there is no room, all of them make way for one `state` frame."""
        if self.behind:
            return
        full = len(self.frames) >= self.limits.outbox_frames or self.size + len(frame) > self.limits.outbox_bytes
        if full and self.frames:
            self.frames = deque(one for one in self.frames if one[1])
            self.size = sum(len(one[0]) for one in self.frames)
            self.behind = True
            self._filled.set()
        else:
            self._add(frame, False)

    def answer(self, frame: bytes) -> None:
        """Add an answer to a request. One request is read at a time, so answers need no limit of their own."""
        self._add(frame, True)

    def _add(self, frame: bytes, is_answer: bool) -> None:
        self.frames.append((frame, is_answer))
        self.size += len(frame)
        self._filled.set()

    async def wait(self) -> None:
        await self._filled.wait()

    def take(self) -> bytes | None:
        """The next frame; None when there is none (and the box goes back to waiting)."""
        if self.frames:
            frame, _ = self.frames.popleft()
            self.size -= len(frame)
            return frame
        if not self.behind:
            self._filled.clear()
        return None


class Viewer:
    """One person looking at one table, through the seats they own (none: a spectator)."""

    def __init__(self, person: Person, seats: Seats, seen: int, limits: Limits) -> None:
        self.person = person
        self.seats = seats
        self.seen = seen  # lines of the log looked at, as it is on disk
        self.looking = seen  # the same, as it is known now
        self.stream = secrets.token_hex(8)
        self.n = 0
        self.picture: Picture | None = None
        self.lines = 0  # of the log, sent so far
        self.lines_at: deque[tuple[int, int]] = deque(maxlen=ANSWERS)
        self.sockets: set[Outbox] = set()
        self.gone = 0.0  # when the last socket closed
        self.answers: OrderedDict[str, Done | Refused] = OrderedDict()
        self._kept: deque[bytes] = deque()
        self._size = 0
        self._room = limits.resume_bytes
        self.talk = Bucket(limits.chats_rate, limits.chats_burst)

    def emit(self, frame: bytes) -> None:
        """Send the frame that carries `n` to all sockets, and keep it for those that come back."""
        self._kept.append(frame)
        self._size += len(frame)
        while self._size > self._room:
            self._size -= len(self._kept.popleft())
        for socket in self.sockets:
            socket.put(frame)

    def missed(self, since: int, stream: str) -> list[bytes] | None:
        """The frames after `since`, or None if they are not all here."""
        count = self.n - since
        if stream != self.stream or not 0 <= count <= len(self._kept):
            return None
        return list(self._kept)[len(self._kept) - count :]

    def remember(self, key: str, answer: Done | Refused) -> None:
        self.answers[key] = answer
        while len(self.answers) > ANSWERS:
            self.answers.popitem(last=False)

    def sign_out(self) -> None:
        """Close all sockets: who wants to come back needs another cookie."""
        for socket in self.sockets:
            socket.take_back()

    def looked(self, n: int) -> None:
        """The person has seen everything up to frame `n`."""
        for number, lines in reversed(self.lines_at):
            if number <= n:
                self.looking = lines
                return
