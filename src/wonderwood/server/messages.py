"""What a table looks like to the browser, and the frames of its socket, typed. `bodies.py` has the same for REST."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

PROTOCOL = 1

Key = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00]+$")]  # PostgreSQL keeps no NUL in a text
ChatKind = Literal["said", "hint"]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Moment = Annotated[int, Meta(ge=0, le=1_000_000)]
Language = Literal["en", "fr", "ru"]


# -- what a table looks like -----------------------------------------------------------------------------------------


class Question(Struct, kw_only=True):
    """What a seat is asked: `given` must come back with the answer, so that a late click cannot answer another question."""

    prompt: str
    rule: str
    facts: dict[str, str | None]
    options: list[str]
    given: int


class Result(Struct, kw_only=True):
    """How a game ended: seats grouped by rank, scores and their parts, the tie-breaks that decided."""

    ranking: list[list[int]]
    scores: list[int]
    breakdown: list[dict[str, int]]
    ties: list[str]
    winners: list[int]


class View(Struct, kw_only=True):
    """All that one pair of eyes may see (`Match.view`); `seat` is null for a spectator."""

    game: str
    seat: int | None
    seats: int
    phase: str
    over: bool
    waiting: list[int]
    ask: Question | None
    table: dict[str, Any]
    facts: dict[str, Any]
    outcome: Result | None


class LogLine(Struct, kw_only=True):
    """One thing that happened, as the reader may read it; a fact that is not for its eyes is null. Where several seats of one
    screen do not read the same, `eyes` has the facts for each of them and for a spectator; null: the line is not for them."""

    event: str
    rule: str
    facts: dict[str, str | None]
    eyes: dict[str, dict[str, str | None] | None] | UnsetType = UNSET


# Views and log lines are encoded once and shared by all who see the same: the server passes the bytes on.
RawView = Annotated[Raw, Meta(extra={"ts": "View"})]
RawViewOrNull = Annotated[Raw, Meta(extra={"ts": "View | null"})]
RawLog = Annotated[Raw, Meta(extra={"ts": "LogLine[]"})]


class Seat(Struct, kw_only=True):
    """A chair at a table. `bot` is set while a bot plays it, also for a person who left; `hints`: how many it asked for."""

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    bot: str | None
    online: bool
    left: bool
    hints: int


class Proposal(Struct, kw_only=True):
    """A vote that is open: `takeback:1`, `bot:2`; the seats that agreed and those still to be heard."""

    about: str
    agreed: list[int]
    needed: list[int]


class OriginInfo(Struct, kw_only=True):
    """Where a table comes from: a `branch` was played on from a moment of another one, a `sequel` follows it in a chain."""

    table: str
    moment: int | None
    kind: Literal["branch", "sequel"]


class SequelInfo(Struct, kw_only=True):
    """Another game follows this one; `table` is null until somebody goes on to it."""

    table: str | None


class TableSummary(Struct, kw_only=True):
    """A table as the lobby and its own page show it; `mine` are the seats of the reader, `hints`: they may be asked for."""

    id: str
    game: str
    name: str
    public: bool
    options: dict[str, Any]
    seats: list[Seat]
    status: Literal["waiting", "playing", "over"]
    turn: list[int]
    mine: list[int]
    host: bool
    hints: bool
    imported: bool
    proposals: list[Proposal]
    commitment: str
    seed: str | None
    outcome: Result | None
    origin: OriginInfo | None
    sequel: SequelInfo | None
    created: str
    updated: str


class ChatLine(Struct, kw_only=True):
    """Something said at the table, or the note that somebody asked for a hint; `seat` is null for a spectator."""

    what: ChatKind
    name: str = msgspec.field(name="from")
    seat: int | None
    text: str
    at: str


# -- server to client ------------------------------------------------------------------------------------------------


class Words(Struct, kw_only=True):
    """Where the reader's catalogue is; the address changes when the words do."""

    language: str
    href: str


class StateFrame(Struct, tag_field="t", tag="state", kw_only=True):
    """Everything at once. `stream` names the sequence `n` counts in: a client resumes with `since` and `stream`.

    `view` is null before the game starts. `seen` is how many lines of the log the reader had seen when last here.
    """

    n: int
    stream: str
    protocol: int
    view: RawViewOrNull
    views: dict[str, RawView]
    log: RawLog
    seen: int
    undo: bool
    undos: list[int]
    words: Words
    table: TableSummary
    chat: list[ChatLine]


class MovedFrame(Struct, tag_field="t", tag="moved", kw_only=True):
    """Something happened. Of the lines the reader has, `keep` stay; then come those of `log`."""

    n: int
    what: Literal["start", "play", "undo", "takeback"]
    by: int | None
    view: RawView
    views: dict[str, RawView]
    keep: int
    log: RawLog
    undo: bool
    undos: list[int]


class TableFrame(Struct, tag_field="t", tag="table", kw_only=True):
    """Somebody joined, left, voted, was renamed, came or went."""

    n: int
    table: TableSummary


class ChatFrame(Struct, tag_field="t", tag="chat", kw_only=True):
    n: int
    what: ChatKind
    name: str = msgspec.field(name="from")
    seat: int | None
    text: str
    at: str


class Done(Struct, tag_field="t", tag="done", kw_only=True):
    """The request with this key is carried out and safe on disk; the reader sees it in frame `n` or an earlier one."""

    key: str
    n: int


class Refused(Struct, tag_field="t", tag="refused", kw_only=True):
    """The request with this key changed nothing; why, in the reader's language."""

    key: str
    code: str
    facts: dict[str, Any]
    message: str


class Pong(Struct, tag_field="t", tag="pong", kw_only=True):
    pass


ServerFrame = StateFrame | MovedFrame | TableFrame | ChatFrame | Done | Refused | Pong


# -- client to server ------------------------------------------------------------------------------------------------


class Request(Struct, tag_field="t", kw_only=True, forbid_unknown_fields=True):
    """A wish of a client. Repeating one with the same key is harmless."""


class Play(Request, tag="play"):
    key: Key
    seat: SeatNumber
    option: Annotated[str, Meta(max_length=200)]
    given: Annotated[int, Meta(ge=0)]


class Undo(Request, tag="undo"):
    key: Key
    seat: SeatNumber


class Takeback(Request, tag="takeback"):
    """Ask the others to let a seat take its last choice back."""

    key: Key
    seat: SeatNumber


class Vote(Request, tag="vote"):
    key: Key
    about: Annotated[str, Meta(max_length=40)]
    agree: bool


class Chat(Request, tag="chat"):
    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Seen(Request, tag="seen"):
    n: Annotated[int, Meta(ge=0)]


class Ping(Request, tag="ping"):
    pass


ClientFrame = Play | Undo | Takeback | Vote | Chat | Seen | Ping
