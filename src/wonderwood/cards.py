"""What single cards are worth: who had to do with which card, and how often they won beside what was to be expected.

A game names the deeds that count in its words: `deed-<event>-<fact>` says in short what was done with the piece in that fact.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import hypot
from typing import Any, NamedTuple

from wonderwood.engine.game import Game
from wonderwood.engine.match import Match
from wonderwood.engine.vocabulary import Box
from wonderwood.ratings import wilson
from wonderwood.words import Speaker

LEAST = 30  # a card must have been met so often to be told of
TOLD = 8  # cards at either end


class Card(NamedTuple):
    """Something that was done with a piece: the event, the fact that names the piece, the piece."""

    event: str
    fact: str
    word: str


class Figures(NamedTuple):
    """How often those won who did it, and how much more often that is than they do anyway (`worth`, 95 % interval)."""

    won: float
    of: int
    rate: float
    expected: float
    worth: float
    low: float
    high: float

    def data(self) -> dict[str, float]:
        return {name: value if name == "of" else round(value, 4) for name, value in self._asdict().items()}


@cache
def deeds(game: Game) -> dict[str, list[str]]:
    """By event: its facts that name a piece with which something was done."""
    speaker = Speaker("en", game)
    found = {
        event.name: [fact for fact in event.names if speaker.has(f"deed-{event.name}-{fact}")]
        for event in game.book.events.values()
    }
    return {name: facts for name, facts in found.items() if facts}


def cards_met(match: Match) -> list[tuple[int, Card]]:
    """Who did what with which piece in a match, each once however often it happened."""
    counted = deeds(match.game)
    met: dict[tuple[int, Card], None] = {}
    for entry in match.table.journal:
        event = entry.event
        if event.name not in counted:
            continue
        facts = {name: (domain.name, value) for name, domain, value in zip(event.names, event.domains, entry.values)}
        who = next(value for domain, value in facts.values() if domain == "seat")
        for fact in counted[event.name]:
            domain, value = facts[fact]
            if 0 <= who < match.table.seats and value >= 0:  # a side the game plays by itself has no seat
                met[who, Card(event.name, fact, match.box.word(domain, value))] = None
    return list(met)


def weigh(met: list[tuple[Card, float, float]]) -> dict[Card, Figures]:
    """What each card is worth, from who met it: the card, the share of the victory, the share to be expected of that player."""
    shares: dict[Card, list[tuple[float, float]]] = {}
    for card, won, expected in met:
        shares.setdefault(card, []).append((won, expected))
    found: dict[Card, Figures] = {}
    for card, pairs in shares.items():
        if len(pairs) >= LEAST:
            rate = wilson(sum(won for won, _ in pairs), len(pairs))
            usual = sum(expected for _, expected in pairs) / len(pairs)
            found[card] = Figures(rate.won, rate.of, rate.rate, usual, rate.rate - usual, rate.low - usual, rate.high - usual)
    return found


def ends(cards: dict[Card, Figures]) -> tuple[list[Card], list[Card]]:
    """The most and the least valuable cards, those first of which it is surest; none is both."""
    best = sorted(cards, key=lambda card: (-cards[card].low, card))[: min(TOLD, (len(cards) + 1) // 2)]
    rest = [card for card in cards if card not in best]
    return best, sorted(rest, key=lambda card: (cards[card].high, card))[:TOLD]


def changed(one: dict[Card, Figures], other: dict[Card, Figures]) -> list[Card]:
    """Cards that are surely worth more or less in one set than in the other, the surest first."""

    def clearness(card: Card) -> float:
        mine, theirs = one[card], other[card]
        more, less = (mine, theirs) if mine.worth > theirs.worth else (theirs, mine)
        return (more.worth - less.worth) / (hypot(more.worth - more.low, less.high - less.worth) or 1.0)

    clear = {card: clearness(card) for card in one if card in other}
    return sorted((card for card in clear if clear[card] > 1), key=lambda card: (-clear[card], card))[:TOLD]


def card_title(speaker: Speaker, boxes: list[Box], card: Card) -> str:
    """“Royal Claim · Bird · crafted”: the piece, what its name does not tell (in each box, where that differs), the deed."""
    game = speaker.game
    assert game is not None
    event = game.book.events[card.event]
    domain = event.domains[event.names.index(card.fact)].name
    notes = dict.fromkeys(_note(speaker, box, domain, card.word) for box in boxes)
    parts = [speaker.name(domain, card.word), " ⇒ ".join(filter(None, notes))]
    return " · ".join([*filter(None, parts), speaker.say(f"deed-{card.event}-{card.fact}")])


def _note(speaker: Speaker, box: Box, domain: str, word: str) -> str:
    """What a game says of a piece beside its name: it knows best which names say too little."""
    assert speaker.game is not None
    notes = _notes(speaker.game)
    return "" if notes is None or word not in box.words.get(domain, []) else str(notes.note(box, domain, word, speaker.say))


@cache
def _notes(game: Game) -> Any:
    module = f"{type(game).__module__}.present_notes"
    return import_module(module) if find_spec(module) is not None else None
