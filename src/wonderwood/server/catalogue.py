"""What lies on the shelf, told to the browser: games, words, rules, components. Worked out once, sent packed."""

import gzip
import hashlib
import logging
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from wonderwood.bots import OFFERED
from wonderwood.engine.errors import Refusal
from wonderwood.engine.game import Game, find_game, shelf
from wonderwood.ledger import read_ledger
from wonderwood.server.bodies import DomainInfo, GameInfo, OptionInfo, PresetInfo, RuleInfo
from wonderwood.words import LANGUAGES, catalogue_files

log = logging.getLogger("wonderwood")

# How long and how heavy our four games are; a game may say so itself (`minutes`, `weight`).
FEEL: dict[str, tuple[list[int], float]] = {
    "wonderland": ([30, 60], 2.0),
    "wonderful_kingdom": ([45, 60], 2.5),
    "wonderlands_war": ([60, 125], 3.2),
    "root": ([60, 90], 3.8),
}


class Packed:
    """Bytes that do not change, with their compressed form and their fingerprint."""

    def __init__(self, raw: bytes, media_type: str) -> None:
        self.raw = raw
        self.media_type = media_type
        self.gzipped = gzip.compress(raw, 9, mtime=0) if len(raw) > 500 else b""
        self.etag = f'"{hashlib.sha256(raw).hexdigest()[:24]}"'


@cache
def playable(name: str) -> Game | None:
    """A game that can be set up; one that is not finished yet is not offered."""
    try:
        game = find_game(name)
        game.open_box(None)
    except Exception as problem:
        log.warning("game %s is not offered: %s", name, problem)
        return None
    return game


def offered(name: str) -> Game:
    game = playable(name) if name in shelf() else None
    if game is None:
        raise Refusal("unknown_game", game=name[:80], allowed=[one for one in shelf() if playable(one) is not None])
    return game


def any_game() -> Game:
    """Some game that can be played, for the health probe."""
    return next(game for game in map(playable, shelf()) if game is not None)


def games() -> list[GameInfo]:
    return [game_info(game) for game in map(playable, shelf()) if game is not None]


@cache
def game_info(game: Game) -> GameInfo:
    minutes, weight = FEEL.get(game.name, ([], None))
    book = game.book
    return GameInfo(
        name=game.name,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        minutes=list(getattr(game, "minutes", minutes)),
        weight=getattr(game, "weight", weight),
        options=[
            OptionInfo(name=one.name, values=list(one.values), default=one.default, per_seat=one.per_seat)  # type: ignore[arg-type]
            for one in game.variants
            if not one.carried
        ],
        presets=[PresetInfo(name=one.name, seats=one.seats, options=dict(one.options)) for one in game.presets()],
        bots=OFFERED,
        phases=game.phases,
        verbs={verb.name: [domain.name for domain in verb.domains] for verb in book.verbs},
        prompts={name: _domains(prompt.names, prompt.domains) for name, prompt in book.prompts.items()},
        events={name: _domains(event.names, event.domains) for name, event in book.events.items()},
    )


def _domains(names: list[str], domains: list[Any]) -> list[DomainInfo]:
    return [DomainInfo(name=name, domain=domain.name) for name, domain in zip(names, domains)]


@cache
def words(language: str, game: Game | None) -> Packed:
    if language not in LANGUAGES:
        raise Refusal("unknown_language", language=language[:20], allowed=LANGUAGES)
    text = "\n".join(path.read_text(encoding="utf-8") for path in catalogue_files(language, game))
    return Packed(text.encode(), "text/plain; charset=utf-8")


@cache
def rules(game: Game) -> list[RuleInfo]:
    try:
        return msgspec.convert(read_ledger(game), list[RuleInfo])
    except OSError:
        return []  # a game without a ledger has no rules page


@cache
def components(game: Game) -> Packed:
    module = f"{type(game).__module__}.data"
    try:
        found = find_spec(module)
    except ModuleNotFoundError:
        found = None
    data: object = {} if found is None else import_module(module).load()
    return Packed(msgspec.json.encode(data), "application/json")
