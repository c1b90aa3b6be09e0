"""Where a table stands: the sum of its entries. The same entries give the same position, live and after a restart."""

import asyncio
import logging
from collections import deque
from typing import Final

from wonderwood.engine.errors import Refusal
from wonderwood.engine.fate import SealedFate
from wonderwood.engine.game import Game, find_game
from wonderwood.engine.match import Match
from wonderwood.engine.record import rewind
from wonderwood.server.messages import ChatKind
from wonderwood.server.store import Chair, Entry, Past, TableRow, damaged
from wonderwood.server.store.rows import Status

CHAT_LINES: Final = 100

log = logging.getLogger("wonderwood")


class Talk:
    """A line of chat: something said, or the note that somebody asked for a hint."""

    def __init__(self, what: ChatKind, person: str, seat: int | None, text: str, at: int) -> None:
        self.what = what
        self.person = person
        self.seat = seat
        self.text = text
        self.at = at


class Position:
    """Chairs, the match, open votes and the chat of one table."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.game: Game = find_game(row.game)
        self.chairs = [Chair(person=chair.person, bot=chair.bot, left=chair.left) for chair in row.chairs]
        self.number = 0  # of the last entry
        self.match: Match | None = None
        self.votes: dict[str, set[str]] = {}  # by what is voted about: the people who agree
        self.chat: deque[Talk] = deque(maxlen=CHAT_LINES)
        self.hinted: dict[int, int] = {}  # by seat: the last question it asked for a hint about
        self.sequel: str | None = None  # the table of the next game of a chain, once it is made

    @property
    def status(self) -> Status:
        if self.match is None:
            return "waiting"
        return "over" if self.match.over else "playing"

    @property
    def waiting(self) -> list[int]:
        return [] if self.match is None else self.match.waiting

    @property
    def is_full(self) -> bool:
        return not any(chair.is_open for chair in self.chairs)

    @property
    def has_sequel(self) -> bool:
        return self.next_options() is not None

    def next_options(self) -> dict[str, object] | None:
        """The options of the game that follows in a chain, once this one is over."""
        match = self.match
        return None if match is None or not match.over else self.game.sequel(match.table, match.options)

    @property
    def people(self) -> set[str]:
        """Whose names one needs to show it: who sits there, and who has spoken."""
        seated = {chair.person for chair in self.chairs if chair.person is not None}
        return seated | {talk.person for talk in self.chat}

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        if person is None:
            return ()
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person == person)

    def bots_due(self) -> list[int]:
        """Seats a bot must choose for now."""
        return [seat for seat in self.waiting if self.chairs[seat].bot is not None]

    def voters(self, about: str) -> list[str]:
        """The people who must agree: all who play now, without the one it is about when a bot shall play for them."""
        kind, _, number = about.partition(":")
        out = self.chairs[int(number)].person if kind == "bot" else None
        return sorted(
            {c.person for c in self.chairs if c.person is not None and c.bot is None and not c.left and c.person != out}
        )

    # -- what entries do ----------------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Carry out one entry that is on disk; refused if another one is missing before it."""
        if entry.number != self.number + 1:
            raise damaged(self.row.id, f"entry {self.number + 1}")
        if entry.kind == "play":
            self.replay(entry)
        else:
            self._act(entry)
        self.number = entry.number

    def replay(self, entry: Entry) -> None:
        """A recorded choice, with the outcomes it had. If the rules of today go another way, it is refused."""
        match = self.running()
        assert entry.seat is not None
        fate = match.table.fate
        fate.script = entry.facts.chances[:]
        fate.at = 0
        match.play(entry.seat, entry.facts.option)
        if fate.at != len(fate.script):
            raise Refusal("bad_record", problem="chance outcomes are left over", choice=entry.number)
        self.played()

    def played(self) -> None:
        """Play went on: nobody waits for consent to take back any more."""
        for about in [about for about in self.votes if about.startswith("takeback:")]:
            del self.votes[about]

    def _act(self, entry: Entry) -> None:
        seat, facts = entry.seat, entry.facts
        if entry.kind == "start":
            self.match = self.fresh_match()
        elif entry.kind == "chat":
            self.chat.append(Talk("said", entry.person or "", seat, facts.text, entry.at))
        elif entry.kind == "hint":
            assert seat is not None
            self.chairs[seat].hints += 1
            self.hinted[seat] = facts.given
            self.chat.append(Talk("hint", entry.person or "", seat, "", entry.at))
        elif entry.kind == "vote":
            self._vote(facts.about, entry.person or "", facts.agree)
        elif entry.kind == "undo":
            assert seat is not None
            self.running().undo(seat)
            self.played()
        elif entry.kind == "takeback":
            assert seat is not None
            self.match = rewind(self.running(), self.last_answer(seat))
            self.votes.clear()
        else:
            assert seat is not None
            self._seat(entry.kind, self.chairs[seat], entry)

    def _seat(self, kind: str, chair: Chair, entry: Entry) -> None:
        if kind == "join":
            if chair.person != entry.person:
                chair.hints = 0
            chair.person, chair.left, chair.bot = entry.person, False, None
        elif kind == "leave":
            if self.match is None:
                chair.person = None
            else:
                chair.left = True
        elif kind == "bot":
            chair.bot = entry.facts.bot
        self.votes = {about: agreed for about, agreed in self.votes.items() if about != f"bot:{entry.seat}"}

    def _vote(self, about: str, person: str, agree: bool) -> None:
        if agree:
            self.votes.setdefault(about, set()).add(person)
        else:
            self.votes.pop(about, None)

    def running(self) -> Match:
        if self.match is None:
            raise Refusal("not_started")
        return self.match

    @property
    def floor(self) -> int:
        """So many choices were made before this table was: nobody here can take them back."""
        return 0 if self.row.past is None else len(self.row.past.plays)

    def last_answer(self, seat: int) -> int:
        """How many choices were made before the seat's last one; refused if it has made none at this table."""
        answers = self.running().answers
        for index in range(len(answers) - 1, self.floor - 1, -1):
            if answers[index].seat == seat:
                return index
        raise Refusal("cannot_undo", seat=seat)

    def can_undo(self, seat: int) -> bool:
        match = self.running()
        return match.can_undo(seat) and any(answer.seat == seat for answer in match.answers[self.floor :])

    def fresh_match(self) -> Match:
        """The game set up, at its first question; a branch at the moment it was played on from."""
        box = self.game.open_box(None)
        if box.fingerprint != self.row.components:
            raise Refusal("other_components", expected=self.row.components, found=box.fingerprint)
        options = self.game.settle(len(self.chairs), self.row.options)
        fate = SealedFate(self.row.seed)
        past = self.row.past
        if past is not None:
            fate.script = outcomes(past)
        match = Match.begin(self.game, box, options, len(self.chairs), fate, False)
        if past is not None:
            for play in past.plays:
                match.play(play.seat, play.option)
            if fate.at != len(fate.script):
                raise Refusal("bad_record", problem="chance outcomes are left over", choice=len(past.plays))
        return match


def outcomes(past: Past) -> list[int]:
    return past.setup + [chance for play in past.plays for chance in play.chances]


async def rebuild(row: TableRow, entries: list[Entry]) -> Position:
    """A table's position from what is on disk. Entries the rules of today do not understand are refused, never dropped."""
    position = Position(row)
    for entry in entries:
        try:
            position.apply(entry)
        except Refusal as refusal:
            if refusal.code == "damaged_table":
                raise
            raise Refusal("rules_changed", problem=str(refusal), choice=entry.number) from None
        except Exception as problem:
            log.error("table %s cannot be opened", row.id, exc_info=problem)
            raise damaged(row.id, f"entry {entry.number}") from None
        if entry.number % 50 == 0:
            await asyncio.sleep(0)  # a long game is read without holding other tables up
    return position
