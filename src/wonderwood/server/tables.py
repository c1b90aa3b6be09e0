"""One actor per open table. Whatever happens at a table happens under its lock, and is on disk before anybody hears of it."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from wonderwood.engine.errors import Refusal
from wonderwood.server.accounts import clean_text
from wonderwood.server.bodies import Hint
from wonderwood.server.brains import Brains
from wonderwood.server.chairs import check_own, make_entry, vote
from wonderwood.server.frames import EMPTY, Picture, Seats, encode, raw_log, read_log
from wonderwood.server.keys import Keys
from wonderwood.server.messages import (
    PROTOCOL,
    Chat,
    ChatFrame,
    ChatLine,
    Done,
    MovedFrame,
    Play,
    Refused,
    StateFrame,
    TableFrame,
    Takeback,
    Undo,
    Vote,
    Words,
)
from wonderwood.server.position import Position, Talk, rebuild
from wonderwood.server.presence import Presence
from wonderwood.server.settings import Settings
from wonderwood.server.store import Conflict, Entry, Person, Store, TableRow
from wonderwood.server.summary import Reader, lobby_of, moment, summary, words_address
from wonderwood.server.thinker import Thinker
from wonderwood.server.viewers import Outbox, Viewer

Wish = Play | Undo | Takeback | Vote | Chat
RETRIES = 8  # when another process wrote the same number first

log = logging.getLogger("wonderwood")


class LiveTable:
    """An open table: its position, its viewers, and the bots that think for it."""

    def __init__(self, position: Position, names: dict[str, str], store: Store, brains: Brains, settings: Settings) -> None:
        self.position = position
        self.names = names
        self.store = store
        self.brains = brains
        self.settings = settings
        self.lock = asyncio.Lock()
        self.viewers: dict[str, Viewer] = {}
        self.elsewhere = Presence()
        self.keys = Keys()
        self.used = time.monotonic()
        self.pins = 0  # requests that work with it at this moment
        self.tell_others: Callable[[str, set[str]], None] | None = None  # other processes: who is here
        self.spoiled = False  # memory and disk may differ: read again before anything else
        self._pictures: dict[Seats, Picture] = {}  # of the position as it is now
        self._shared: dict[str, object] = {}  # what all of them show alike
        self.thoughts: dict[int, tuple[int, asyncio.Task[Hint]]] = {}  # by seat: the last hint, and the question it is about
        self.thinker = Thinker(self)
        self._acts: set[asyncio.Task[Done | Refused]] = set()

    @property
    def id(self) -> str:
        return self.position.row.id

    @property
    def row(self) -> TableRow:
        return self.position.row

    @property
    def is_idle(self) -> bool:
        busy = self.thinker.is_busy or self._acts or self.pins or self.lock.locked()
        if busy or any(viewer.sockets for viewer in self.viewers.values()):
            return False
        return time.monotonic() - self.used > self.settings.limits.idle_seconds

    @asynccontextmanager
    async def at_rest(self) -> AsyncIterator[Position]:
        """The position as it is on disk; nobody changes it meanwhile."""
        async with self.lock:
            await self._read_again()
            yield self.position

    # -- looking --------------------------------------------------------------------------------------------------

    def online(self) -> set[str]:
        return self.here() | self.elsewhere.people()

    def here(self) -> set[str]:
        return {person for person, viewer in self.viewers.items() if viewer.sockets}

    def reader(self, person: Person | None) -> Reader:
        return Reader(person, self.names, self.online())

    def picture(self, seats: Seats) -> Picture:
        """What a set of seats sees now; worked out once for all who share it."""
        found = self._pictures.get(seats)
        if found is None:
            position = self.position
            undos = [] if position.match is None else [seat for seat in seats if position.can_undo(seat)]
            found = self._pictures[seats] = Picture(position.match, seats, undos, self._shared)
        return found

    def _forget_pictures(self) -> None:
        self._pictures.clear()
        self._shared.clear()

    async def attach(self, person: Person, outbox: Outbox, since: int, stream: str) -> Viewer:
        """A socket opens: it gets what it missed, or everything."""
        seen = await self.store.seen(self.id, person.id)
        async with self.at_rest():
            self.used = time.monotonic()
            viewer = self.viewers.get(person.id)
            if viewer is None:
                viewer = Viewer(person, self.position.seats_of(person.id), seen, self.settings.limits)
                self.viewers[person.id] = viewer
                self._settle(viewer)
            viewer.person = person
            self.names[person.id] = person.name
            missed = viewer.missed(since, stream)
            if not viewer.sockets and viewer.seats:
                viewer.sockets.add(outbox)
                for other in self.viewers.values():
                    if other is not viewer:
                        self._send_table(other)
                self.tell_presence()
            viewer.sockets.add(outbox)
            for frame in [self.state_frame(viewer)] if missed is None else missed:
                outbox.put(frame)
            if missed is not None:
                self._send_table(viewer)  # who is here may have changed meanwhile
        self.wake_bots()
        return viewer

    async def detach(self, viewer: Viewer, outbox: Outbox) -> None:
        """A socket closed; what its person has seen is kept."""
        self.used = time.monotonic()
        viewer.sockets.discard(outbox)
        if viewer.sockets:
            return
        viewer.gone = time.monotonic()
        if viewer.seats and self.viewers.get(viewer.person.id) is viewer:
            self.tell_table()
            self.tell_presence()
        if viewer.looking != viewer.seen:
            viewer.seen = viewer.looking
            await self.store.set_member(self.id, viewer.person.id, viewer.seen)

    def forget_gone(self) -> None:
        """Viewers who left some time ago need no frames any more; nor do processes that fell silent count."""
        limit = time.monotonic() - self.settings.limits.idle_seconds
        for id, viewer in list(self.viewers.items()):
            if not viewer.sockets and viewer.gone < limit:
                del self.viewers[id]
        self.elsewhere.forget_silent(limit)

    def state_frame(self, viewer: Viewer) -> bytes:
        position, picture = self.position, self.picture(viewer.seats)
        language = viewer.person.language
        match = position.match
        frame = StateFrame(
            n=viewer.n,
            stream=viewer.stream,
            protocol=PROTOCOL,
            view=picture.view,
            views=picture.views,
            log=EMPTY if match is None else raw_log(read_log(match, viewer.seats)),
            seen=viewer.seen,
            undo=picture.main in picture.undos,
            undos=picture.undos,
            words=Words(language=language, href=words_address(language, position.game)),
            table=summary(position.row, lobby_of(position), self.reader(viewer.person), position),
            chat=[self._chat_line(talk) for talk in position.chat],
        )
        return encode(frame)

    def _chat_line(self, talk: Talk) -> ChatLine:
        name = self.names.get(talk.person, "")
        return ChatLine(what=talk.what, name=name, seat=talk.seat, text=talk.text, at=moment(talk.at))

    # -- wishes -----------------------------------------------------------------------------------------------------

    async def wish(self, viewer: Viewer, wish: Wish) -> Done | Refused:
        """Carry a request of a viewer out, once: the same key gets the same answer. It goes on if the socket closes."""
        return await self._see_through(self._wish(viewer, wish))

    async def _see_through(self, work: Awaitable[Done | Refused]) -> Done | Refused:
        task = asyncio.ensure_future(work)
        self._acts.add(task)
        task.add_done_callback(self._acts.discard)
        return await asyncio.shield(task)

    async def _wish(self, viewer: Viewer, wish: Wish) -> Done | Refused:
        async with self.lock:
            self.used = time.monotonic()
            known = viewer.answers.get(wish.key)
            if known is not None:
                return known
            answer: Done | Refused
            try:
                await self.once(viewer.person.id, wish.key, lambda: self._grant(viewer, wish))
                answer = Done(key=wish.key, n=viewer.n)
            except Exception as problem:
                refusal = problem if isinstance(problem, Refusal) else self._unsure(problem)
                message = self.reader(viewer.person).speaker(self.position.game).refusal(refusal)
                answer = Refused(key=wish.key, code=refusal.code, facts=refusal.facts, message=message)
                if refusal.code in ("try_again", "too_fast"):
                    return answer  # nothing is decided: the same key may come again
            viewer.remember(wish.key, answer)
        self.wake_bots()
        return answer

    async def act(self, person: Person, deed: Callable[[], list[Entry]]) -> None:
        """Carry out something that came by REST: join, leave, vote."""

        async def once() -> Done | Refused:
            async with self.lock:
                self.used = time.monotonic()
                self.names[person.id] = person.name
                await self.once(person.id, None, deed)
            self.wake_bots()
            return Done(key="", n=0)

        await self._see_through(once())

    async def once(self, person: str, key: str | None, deed: Callable[[], list[Entry]]) -> None:
        """Do it, write it, show it. Where another process was faster, read what it wrote and try again."""
        for _ in range(RETRIES):
            await self._read_again()
            if key is not None and (person, key) in self.keys:
                return
            journal = self._journal()
            new = deed()
            if not new:
                return
            played = new[0].kind == "play"
            try:
                await self._commit(new, played)
            except Conflict:
                if key is not None and await self.store.has_key(self.id, person, key):
                    await self._read_again()
                    return
                continue
            self._show(new, journal)
            return
        raise Refusal("try_again")

    async def _commit(self, new: list[Entry], played: bool) -> None:
        """Put entries on disk and apply them; a choice is already carried out on the match, to know its chances."""
        position = self.position
        try:
            for entry in new[1 if played else 0 :]:
                position.apply(entry)
            if played:
                position.played()
            lobby = lobby_of(self.position)
            await self.store.append(self.id, new, lobby)
        except (Conflict, Refusal):
            self.spoiled = True
            raise
        except Exception as problem:
            raise self._unsure(problem) from None
        position.number = new[-1].number
        position.row.lobby = lobby
        self.keys.note(new)

    def _unsure(self, problem: Exception) -> Refusal:
        """Something failed on the way to the disk or back: nobody knows what is there before it is read again."""
        self.spoiled = True
        log.error("table %s could not be written or read", self.id, exc_info=problem)
        return Refusal("try_again")

    async def _read_again(self) -> None:
        """After a conflict or a failed write, memory is built anew from what is on disk, and everybody gets that."""
        if not self.spoiled:
            return
        try:
            row = await self.store.table(self.id)
            assert row is not None
            entries = await self.store.entries(self.id)
            position = await rebuild(row, entries)
            self.names |= await self.store.names(position.people)
        except Refusal:
            raise
        except Exception as problem:
            raise self._unsure(problem) from None
        position.sequel = self.position.sequel
        self.position = position
        self.keys.note(entries)
        self.spoiled = False
        self._forget_pictures()
        for viewer in self.viewers.values():
            self._send_state(viewer)
        self.wake_bots()

    async def catch_up(self, number: int) -> None:
        """Another process wrote up to `number`: read it and show it."""
        if number <= self.position.number:
            return
        async with self.lock:
            await self._read_again()
            for entry in await self.store.entries(self.id, self.position.number):
                journal = self._journal()
                try:
                    self.position.apply(entry)
                except Refusal:
                    self.spoiled = True
                    await self._read_again()
                    return
                self.keys.note([entry])
                if entry.person is not None and entry.person not in self.names:
                    self.names |= await self.store.names([entry.person])
                self.position.row.lobby = lobby_of(self.position)
                self._show([entry], journal)
        self.wake_bots(patience=3.0)

    def _journal(self) -> int:
        return 0 if self.position.match is None else len(self.position.match.table.journal)

    # -- what is wished -----------------------------------------------------------------------------------------------

    def _grant(self, viewer: Viewer, wish: Wish) -> list[Entry]:
        person = viewer.person.id
        if isinstance(wish, Chat):
            text = clean_text(wish.text)
            if not text:
                raise Refusal("bad_message")
            if not viewer.talk.take():
                raise Refusal("too_fast")
            seats = self.position.seats_of(person)
            seat = seats[0] if seats else None
            return [make_entry(self.position, "chat", seat=seat, person=person, key=wish.key, text=text)]
        if isinstance(wish, Vote):
            return vote(self.position, self.online(), person, wish.about, wish.agree, wish.key)
        check_own(self.position, person, wish.seat)
        if isinstance(wish, Play):
            return [self.play(wish.seat, wish.option, wish.given, person, wish.key)]
        if isinstance(wish, Undo):
            if not self.position.can_undo(wish.seat):
                raise Refusal("cannot_undo", seat=wish.seat)
            return [make_entry(self.position, "undo", seat=wish.seat, person=person, key=wish.key)]
        return vote(self.position, self.online(), person, f"takeback:{wish.seat}", True, wish.key)

    def play(self, seat: int, option: str, given: int, person: str | None, key: str | None) -> Entry:
        """Carry a choice out on the match and return the entry to write; nobody sees it before it is written."""
        match = self.position.running()
        drawn = len(match.chances)
        try:
            match.play(seat, option, given)
        except Refusal:
            raise
        except Exception:
            log.exception("table %s: the rules failed at %r of seat %s", self.id, option, seat)
            raise Refusal("rules_failed") from None
        text = match.box.option(match.game.book, match.answers[-1].option).text
        self._forget_pictures()
        return make_entry(self.position, "play", seat=seat, person=person, key=key, option=text, chances=match.chances[drawn:])

    # -- showing --------------------------------------------------------------------------------------------------------

    def _show(self, new: list[Entry], journal: int) -> None:
        """Everything in `new` is on disk: send it to all who look."""
        self._forget_pictures()
        last = next((entry for entry in reversed(new) if entry.kind in ("start", "play", "undo", "takeback")), None)
        turned = any(entry.kind not in ("play", "undo", "chat") for entry in new) or self.position.status == "over"
        for viewer in self.viewers.values():
            if viewer.seats != self.position.seats_of(viewer.person.id):
                self._send_state(viewer)
                continue
            if turned:
                self._send_table(viewer)
            if last is not None:
                self._send_moved(viewer, last, journal if last.kind == "play" and self.position.status != "over" else -1)
            for entry in new:
                if entry.kind in ("chat", "hint"):
                    self._send_chat(viewer, entry)

    def _send_state(self, viewer: Viewer) -> None:
        """Everything anew, as a frame of the sequence: the viewer sits elsewhere, or history was read again."""
        viewer.seats = self.position.seats_of(viewer.person.id)
        viewer.n += 1
        self._settle(viewer)
        viewer.emit(self.state_frame(viewer))

    def _settle(self, viewer: Viewer) -> None:
        """Note what the viewer has by now."""
        match = self.position.match
        viewer.picture = self.picture(viewer.seats)
        viewer.lines = 0 if match is None else len(read_log(match, viewer.seats))
        viewer.lines_at.append((viewer.n, viewer.lines))

    def _send_moved(self, viewer: Viewer, entry: Entry, journal: int) -> None:
        """What changed for these eyes; nothing at all if nothing did, so that silence does not count secret answers."""
        match = self.position.match
        assert match is not None
        picture = self.picture(viewer.seats)
        lines = read_log(match, viewer.seats, max(journal, 0))
        if journal >= 0 and not lines and picture.same_as(viewer.picture):
            return
        viewer.n += 1
        keep = viewer.lines if journal >= 0 else 0
        frame = MovedFrame(
            n=viewer.n,
            what=entry.kind,  # type: ignore[arg-type]
            by=entry.seat,
            view=picture.view,
            views=picture.views,
            keep=keep,
            log=raw_log(lines),
            undo=picture.main in picture.undos,
            undos=picture.undos,
        )
        viewer.picture = picture
        viewer.lines = keep + len(lines)
        viewer.lines_at.append((viewer.n, viewer.lines))
        viewer.emit(encode(frame))

    def _send_chat(self, viewer: Viewer, entry: Entry) -> None:
        viewer.n += 1
        name, what = self.names.get(entry.person or "", ""), "hint" if entry.kind == "hint" else "said"
        frame = ChatFrame(n=viewer.n, what=what, name=name, seat=entry.seat, text=entry.facts.text, at=moment(entry.at))  # type: ignore[arg-type]
        viewer.emit(encode(frame))

    def _send_table(self, viewer: Viewer) -> None:
        viewer.n += 1
        table = summary(self.row, self.row.lobby, self.reader(viewer.person), self.position)
        viewer.emit(encode(TableFrame(n=viewer.n, table=table)))

    def tell_table(self) -> None:
        for viewer in self.viewers.values():
            self._send_table(viewer)

    def renamed(self, person: Person) -> None:
        """Somebody here has a new name or language."""
        self.names[person.id] = person.name
        if person.id in self.viewers:
            self.viewers[person.id].person = person
        self.tell_table()

    def hear_sequel(self, table: str) -> None:
        """Through another process somebody went on to the next game."""
        self.position.sequel = table
        self.tell_table()

    def hear_presence(self, process: str, people: set[str]) -> None:
        """Another process says who is here through it; who is new to us hears who is here through us."""
        new, changed = self.elsewhere.hear(process, people)
        if new:
            self.tell_presence()
        if changed:
            self.tell_table()

    def tell_presence(self) -> None:
        if self.tell_others is not None:
            self.tell_others(self.id, self.here())

    def wake_bots(self, patience: float = 0.0) -> None:
        """Let the bots whose turn it is think. `patience`: another process is probably at it."""
        self.thinker.wake(patience)

    async def close(self) -> None:
        self.thinker.close()
