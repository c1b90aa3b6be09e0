"""Words for people: everything the engine says by key and id, spoken in a language (Fluent catalogues)."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from wonderwood.engine.errors import Refusal
from wonderwood.engine.game import Game
from wonderwood.engine.vocabulary import Domain, Option, Verb

LANGUAGES = ["en", "fr", "ru"]
COMMON = Path(__file__).parent / "locale"
ABSENT = "none"  # what a message sees in place of a fact that is not there or not for these eyes


def game_locale(game: Game) -> Path:
    """Where a game keeps its words: beside its package."""
    module = import_module(type(game).__module__)
    assert module.__file__ is not None
    return Path(module.__file__).parent / "locale"


def catalogue_files(language: str, game: Game | None) -> list[Path]:
    if language not in LANGUAGES:
        raise Refusal("unknown_language", language=str(language)[:20], allowed=LANGUAGES)
    folders = [COMMON / language] + ([] if game is None else [game_locale(game) / language])
    return [path for folder in folders for path in sorted(folder.glob("*.ftl"))]


@cache
def _bundle(language: str, game: Game | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in catalogue_files(language, game):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


class Speaker:
    """Speaks of one game in one language; `players` are the names of the seats."""

    def __init__(self, language: str, game: Game | None = None, players: list[str] | None = None) -> None:
        catalogue_files(language, game)
        self.language = language
        self.game = game
        self.players = players or []
        self.bundle = _bundle(language, game)

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, key: str, **facts: Any) -> str:
        """The message of a key (`key.attribute` for an attribute), or the key itself if there is none."""
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return key
        message = self.bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return key
        text, _errors = self.bundle.format_pattern(pattern, facts)
        return str(text)

    def name(self, domain: str, word: str) -> str:
        """The name of an id: a card, a square, a player; a number stays one."""
        if domain == "seat":
            seat = int(word)
            if seat < len(self.players):
                return self.players[seat]
            # Past the last player sits nobody: a side the game plays by itself has a name of its own.
            return self.say("seat-nobody") if self.players and self.has("seat-nobody") else self.say("seat", number=seat + 1)
        key = f"{domain}-{word}"
        return self.say(key) if self.bundle.has_message(key) else word

    def _fact(self, domain: Domain, word: object) -> object:
        if word is None:
            return ABSENT
        if domain.name != "seat" and str(word).lstrip("-").isdigit() and not self.has(f"{domain.name}-{word}"):
            return int(str(word))
        return self.name(domain.name, str(word))

    def option(self, option: Option) -> str:
        verb = self._verb(option.verb)
        names = ["first", "second", "third"]
        facts = {name: self._fact(domain, word) for name, domain, word in zip(names, verb.domains, option.args)}
        ids = {f"{name}-id": word for name, word in zip(names, option.args)}
        return self.say(f"verb-{option.verb}", **facts, **{key.replace("-", "_"): value for key, value in ids.items()})

    def _verb(self, name: str) -> Verb:
        assert self.game is not None
        return next(verb for verb in self.game.book.verbs if verb.name == name)

    def ask(self, prompt: str, facts: dict[str, Any]) -> str:
        assert self.game is not None
        declared = self.game.book.prompts[prompt]
        spoken = {name: self._fact(domain, facts.get(name)) for name, domain in zip(declared.names, declared.domains)}
        return self.say(f"ask-{prompt}", **spoken)

    def event(self, line: dict[str, Any]) -> str:
        """A line of the log, as `Match.log_for` gives it."""
        assert self.game is not None
        declared = self.game.book.events[line["event"]]
        spoken = {name: self._fact(domain, line["facts"].get(name)) for name, domain in zip(declared.names, declared.domains)}
        return self.say(f"log-{line['event']}", **spoken)

    def refusal(self, refusal: Refusal) -> str:
        facts = {name: _listed(value) for name, value in refusal.facts.items()}
        # A refusal explains itself with the facts it has; the others are absent, not missing.
        for name in ("allowed", "option", "value", "seats", "seat", "problem", "file", "entry", "found", "expected", "game"):
            facts.setdefault(name, ABSENT)
        return self.say(f"error-{refusal.code}", **facts)


def _listed(value: object) -> object:
    if isinstance(value, list):
        return ", ".join(str(item) for item in value)
    return value if isinstance(value, int) and not isinstance(value, bool) else str(value)


def required_keys(game: Game) -> list[str]:
    """Every key a game's words must have besides names and rules: a test looks for them in all languages."""
    keys = ["game-title", "game-blurb"]
    keys += [f"verb-{verb.name}" for verb in game.book.verbs]
    keys += [f"ask-{prompt}" for prompt in game.book.prompts]
    keys += [f"log-{event}" for event in game.book.events]
    keys += [f"phase-{phase}" for phase in game.phases]
    for variant in game.variants:
        keys += [f"option-{variant.name}", f"option-{variant.name}.help"]
        if not variant.carried:
            keys += [option_value_key(variant.name, value) for value in variant.values if not isinstance(value, bool | int)]
    for preset in game.presets():
        keys += [f"preset-{preset.name}", f"preset-{preset.name}.hint"]
    return keys


def option_value_key(option: str, value: object) -> str:
    """`option-map-winter`; null is `none`. Numbers and yes/no need no words of their own."""
    return f"option-{option}-{'none' if value is None else value}"
