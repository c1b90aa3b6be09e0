"""What the REST interface takes and gives, typed."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from wonderwood.bots.outlook import Company
from wonderwood.server.messages import Language, LogLine, Moment, SeatNumber, TableSummary, View


class Body(Struct, kw_only=True, forbid_unknown_fields=True):
    """A request body: an unknown field is a mistake worth telling."""


class Problem(Struct, kw_only=True):
    """Every refusal: a stable code, the facts that explain it, and a sentence in the reader's language."""

    code: str
    facts: dict[str, Any]
    message: str


PersonName = Annotated[str, Meta(min_length=1, max_length=40)]
# In Python `$` alone lets a line break follow.
Login = Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9_.-]+$(?!\n)")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Me(Struct, kw_only=True):
    """Who I am. `login` is null for a guest."""

    id: str
    name: str
    language: Language
    login: str | None


class ChangeMe(Body):
    name: PersonName | None = None
    language: Language | None = None


class Credentials(Body):
    login: Login
    password: Password


class NewPassword(Body):
    """The password as it is, and as it shall be."""

    password: Password
    new: Password


class OptionInfo(Struct, kw_only=True):
    """An option of a new table; its words are `option-<name>` and `.help`."""

    name: str
    values: list[str | int | bool | None]
    default: Any
    per_seat: bool


class PresetInfo(Struct, kw_only=True):
    """A way to play worth proposing: seats and options other than the usual; its words are `preset-<name>` and `.hint`."""

    name: str
    seats: int
    options: dict[str, Any]


class DomainInfo(Struct, kw_only=True):
    """How the words of a verb, a prompt or an event name their arguments."""

    name: str
    domain: str


class GameInfo(Struct, kw_only=True):
    """A box on the shelf. `verbs`, `prompts` and `events` name the domain of every argument, for the words."""

    name: str
    min_seats: int
    max_seats: int
    minutes: list[int]
    weight: float | None
    options: list[OptionInfo]
    presets: list[PresetInfo]
    bots: list[str]
    phases: list[str]
    verbs: dict[str, list[str]]
    prompts: dict[str, list[DomainInfo]]
    events: dict[str, list[DomainInfo]]


class SeatChoice(Body):
    """`me` (several: hot seat), `open` for somebody to come, or a bot of a level."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] | None = None


SeatChoices = Annotated[list[SeatChoice], Meta(min_length=1, max_length=8)]
TableName = Annotated[str, Meta(max_length=60)]


class NewTable(Body):
    """`hints` null: allowed where nobody is invited."""

    game: Annotated[str, Meta(max_length=40)]
    seats: SeatChoices
    options: dict[str, str | int | bool | list[str | int | bool | None] | None] = {}
    public: bool = False
    name: TableName = ""
    hints: bool | None = None


class NewBranch(Body):
    """Play on from a moment of a finished game: `at` counts its choices, as in a replay."""

    at: Moment
    seats: SeatChoices
    public: bool = False
    name: TableName = ""
    hints: bool | None = None


class MadeTable(Struct, kw_only=True):
    """A new table and the secret that lets others sit down: it is shown once and kept only as a hash."""

    table: TableSummary
    invite: str
    link: str


class Join(Body):
    """Without `seat`: the first open one. A private table asks for the invite."""

    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=80)] | None = None


class Ballot(Body):
    about: Annotated[str, Meta(max_length=40)]
    agree: bool


class NewLink(Body):
    """Without `seat`: a new invite link. With one: a link to that chair, good once."""

    seat: SeatNumber | None = None


class Link(Struct, kw_only=True):
    invite: str
    link: str


class ReplayMark(Struct, kw_only=True):
    """Where a phase began; scores only once the game is over."""

    at: int
    phase: str
    scores: list[int] | None


class Replay(Struct, kw_only=True):
    """The table at one moment as one pair of eyes saw it; moments nothing changed at for these eyes are not counted."""

    at: int
    length: int
    eyes: str
    by: int | None
    view: View
    log: list[LogLine]
    marks: list[ReplayMark]


class AskHint(Body):
    """What a bot would do; `given` is that of the question, so that the hint is about what the asker sees."""

    seat: SeatNumber
    given: Annotated[int, Meta(ge=0, le=1_000_000)]


class OptionValue(Struct, kw_only=True):
    """What a bot thinks of an option: how often it tried it, the chance to win, the lead in points (null: not tried)."""

    option: str
    visits: int
    chance: float | None
    margin: float | None


class Hint(Struct, kw_only=True):
    """The options of a question, the best first, as a bot with the seat's eyes sees them."""

    seat: int
    given: int
    company: Company
    options: list[OptionValue]


class Opinion(Struct, kw_only=True):
    """What was played at a moment of a finished game, and what a bot with that seat's eyes thinks of the options."""

    at: int
    seat: int
    played: str
    options: list[OptionValue]


class Chances(Struct, kw_only=True):
    """Every seat's chance to win at a moment, all cards open; alone and together how well it stands, from 0 to 1."""

    at: int
    chances: list[float]


class Swing(Struct, kw_only=True):
    """A turning point: everybody's chances before and after a choice, and a bot's opinion of it."""

    before: list[float]
    after: list[float]
    opinion: Opinion


class Analysis(Struct, kw_only=True):
    """How a finished game went. While it is worked out (202) the curve grows; `ahead` analyses of other games come first."""

    status: Literal["waiting", "working", "done"]
    ahead: int
    done: int
    total: int
    length: int
    curve: list[Chances]
    swings: list[Swing]
    company: Company = "against"


class RuleInfo(Struct, kw_only=True):
    id: str
    chapter: str | int
    where: str
    source: str
    option: str | None = None


class Health(Struct, kw_only=True):
    status: Literal["well"]
    version: str
    tables: int
    sockets: int


BODIES: list[Any] = [  # what others describe: the OpenAPI schema, the browser's types
    Problem,
    Me,
    ChangeMe,
    Credentials,
    NewPassword,
    GameInfo,
    NewTable,
    MadeTable,
    Join,
    Ballot,
    NewLink,
    Link,
    Replay,
    NewBranch,
    AskHint,
    Hint,
    Opinion,
    Analysis,
    RuleInfo,
    Health,
]
