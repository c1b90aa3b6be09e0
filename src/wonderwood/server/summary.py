"""A table in short, as one reader sees it: for the lobby and the head of a table's page."""

import hashlib
from datetime import UTC, datetime
from functools import cache

import msgspec

from wonderwood.engine.fate import SealedFate
from wonderwood.engine.game import Game
from wonderwood.server.chairs import now
from wonderwood.server.frames import encode
from wonderwood.server.messages import OriginInfo, Proposal, Result, Seat, SequelInfo, TableSummary
from wonderwood.server.position import Position
from wonderwood.server.store import Chair, Lobby, Person, TableRow
from wonderwood.words import Speaker, catalogue_files


class Reader:
    """Who reads: their seats, their language, and what is known of the people at the table."""

    def __init__(self, person: Person | None, names: dict[str, str], online: set[str]) -> None:
        self.person = person
        self.id = None if person is None else person.id
        self.language = "en" if person is None else person.language
        self.names = names
        self.online = online

    def speaker(self, game: Game | None = None) -> Speaker:
        return Speaker(self.language, game)


@cache
def bot_name(language: str, bot: str) -> str:
    speaker = Speaker(language)
    level = speaker.say(f"level-{bot}") if speaker.has(f"level-{bot}") else bot
    return speaker.say("bot-name", level=level)


@cache
def words_version(language: str, game: Game | None) -> str:
    digest = hashlib.sha256()
    for path in catalogue_files(language, game):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def words_address(language: str, game: Game) -> str:
    return f"/api/words/{language}/{game.name}?v={words_version(language, game)}"


def lobby_of(position: Position) -> Lobby:
    """What the lobby shows of a table as it stands."""
    outcome = position.match.outcome if position.match is not None else None
    fresh = Lobby(
        status=position.status,
        seats=[msgspec.structs.replace(chair) for chair in position.chairs],
        turn=position.waiting,
        outcome=None if outcome is None else outcome.data(),
        bot_due=bool(position.bots_due()),
        updated=position.row.lobby.updated,
    )
    if encode(fresh) != encode(position.row.lobby):
        # Only what everybody sees moves the time: a secret answer must not show in the lobby.
        fresh.updated = now()
    return fresh


def summary(row: TableRow, lobby: Lobby, reader: Reader, position: Position | None = None) -> TableSummary:
    """The seed is part of it only once the game is over; until then there is its commitment."""
    over = lobby.status == "over"
    return TableSummary(
        id=row.id,
        game=row.game,
        name=row.name,
        public=row.public,
        options=row.options,
        seats=[_seat(number, chair, reader) for number, chair in enumerate(lobby.seats)],
        status=lobby.status,
        turn=lobby.turn,
        mine=[number for number, chair in enumerate(lobby.seats) if reader.id is not None and chair.person == reader.id],
        host=reader.id == row.host,
        hints=row.hints,
        imported=row.imported,
        proposals=[] if position is None else _proposals(position),
        commitment=SealedFate(row.seed).commitment(),
        seed=row.seed if over else None,
        outcome=None if lobby.outcome is None else msgspec.convert(lobby.outcome, Result),
        origin=None if row.origin is None else msgspec.convert(row.origin, OriginInfo, from_attributes=True),
        sequel=_sequel(position),
        created=moment(row.created),
        updated=moment(lobby.updated),
    )


def _seat(number: int, chair: Chair, reader: Reader) -> Seat:
    name = ""
    if chair.person is not None:
        name = reader.names.get(chair.person, "")
    elif chair.bot is not None:
        name = bot_name(reader.language, chair.bot)
    return Seat(
        seat=number,
        kind="person" if chair.person is not None else "bot" if chair.bot is not None else "open",
        name=name,
        bot=chair.bot,
        online=chair.person in reader.online,
        left=chair.left,
        hints=chair.hints,
    )


def _sequel(position: Position | None) -> SequelInfo | None:
    """Told at the table itself; the lobby does not play every game through to know."""
    if position is None or not position.has_sequel:
        return None
    return SequelInfo(table=position.sequel)


def _proposals(position: Position) -> list[Proposal]:
    proposals = []
    for about, agreed in sorted(position.votes.items()):
        needed = set(position.voters(about)) - agreed
        seats = [(seat, chair.person) for seat, chair in enumerate(position.chairs)]
        proposals.append(
            Proposal(
                about=about,
                agreed=[seat for seat, person in seats if person in agreed],
                needed=[seat for seat, person in seats if person in needed],
            )
        )
    return proposals


def moment(at: int) -> str:
    """Stored milliseconds as a time for people and programs."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")
