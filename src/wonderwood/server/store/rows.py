"""The rows as the rest of the server handles them: plain typed records."""

from typing import Any, Final, Literal, get_args

from msgspec import Struct

from wonderwood.engine.errors import Refusal

EntryKind = Literal["join", "leave", "start", "play", "undo", "takeback", "bot", "vote", "chat", "hint"]
Status = Literal["waiting", "playing", "over"]
KINDS: Final = frozenset(get_args(EntryKind))


class Conflict(Exception):
    """The next number of a table's entries was written by somebody else, or the same request came twice."""


def damaged(table: str, problem: str) -> Refusal:
    """What is on disk of a table cannot be what was written there."""
    return Refusal("damaged_table", table=table, problem=problem)


class Origin(Struct, kw_only=True):
    """Where a table comes from: played on from a moment of another one, or the game that follows it in a chain."""

    table: str
    moment: int | None
    kind: Literal["branch", "sequel"]


class RecordedPlay(Struct):
    """One choice with the outcomes it had."""

    seat: int
    option: str
    chances: list[int]


class Stretch(Struct):
    """Up to so many choices a game's outcomes came from this seed (None: it is not known)."""

    seed: str | None
    choices: int


class Past(Struct, kw_only=True, omit_defaults=True):
    """What a table begins with when it is played on from a moment of another game: its outcomes and choices so far."""

    stretches: list[Stretch]
    setup: list[int] = []  # outcomes drawn before the first choice
    plays: list[RecordedPlay] = []


class Person(Struct, kw_only=True):
    """A guest, or an account once there is a login."""

    id: str
    name: str
    language: str
    login: str | None = None
    password: str | None = None
    session: int = 0  # the number of their cookies
    created: int = 0


class Chair(Struct, kw_only=True, omit_defaults=True):
    """Who sits on one chair: a person, a bot, or a bot in place of a person who left."""

    person: str | None = None
    bot: str | None = None
    left: bool = False
    hints: int = 0  # how many were asked for here

    @property
    def is_open(self) -> bool:
        return self.person is None and self.bot is None


class Facts(Struct, kw_only=True, omit_defaults=True):
    """What an entry says besides who and when."""

    option: str = ""
    chances: list[int] = []  # outcomes drawn while this choice was carried out
    text: str = ""
    bot: str = ""
    about: str = ""
    agree: bool = False
    given: int = 0  # the question a hint was asked about


class Entry(Struct, kw_only=True):
    """One thing that happened at a table. Entries are numbered without gaps and never changed or deleted."""

    number: int
    kind: EntryKind
    facts: Facts
    seat: int | None = None
    person: str | None = None
    key: str | None = None
    at: int = 0


class Lobby(Struct, kw_only=True):
    """What the lobby shows of a table, kept beside its entries."""

    status: Status
    seats: list[Chair]
    turn: list[int]
    outcome: dict[str, Any] | None
    bot_due: bool
    updated: int


class TableRow(Struct, kw_only=True):
    """A table without its entries."""

    id: str
    game: str
    name: str
    public: bool
    imported: bool
    host: str
    options: dict[str, Any]
    components: str
    version: str
    seed: str
    chairs: list[Chair]
    lobby: Lobby
    created: int
    origin: Origin | None = None
    past: Past | None = None
    hints: bool = False  # who plays may ask what a bot would do


class Study(Struct, kw_only=True):
    """The analysis of a finished game: how far it has come, what is known so far, and when somebody last worked on it."""

    table_id: str
    finished: bool
    data: str
    updated: int


class Invite(Struct, kw_only=True):
    """A link to a table: to any open chair, or once to a certain one."""

    hash: str
    table_id: str
    seat: int | None
    holder: str | None
