"""Provably fair chance: every outcome of a finished game follows from the seed that was committed to before it began.

A game that was played on from a moment of another one follows the other's seed up to that moment, then its own.
"""

import json

import msgspec

from wonderwood.engine.errors import Refusal
from wonderwood.engine.fate import SealedFate
from wonderwood.engine.match import Match
from wonderwood.engine.record import damaged, load, past_of
from wonderwood.server.store.rows import Past, Stretch


def save_with_past(match: Match, past: Past | None) -> str:
    """The record of a table, with the seeds of the games it was played on from."""
    text = match.save()
    if past is None or not past.stretches:
        return text
    return json.dumps(
        {**json.loads(text), "past": msgspec.to_builtins(past.stretches)}, ensure_ascii=False, separators=(",", ":")
    )


def stretches_of(text: str) -> list[Stretch]:
    """Of a sound record: which seeds its chance came from before its own."""
    return [Stretch(seed, choices) for seed, choices in past_of(json.loads(text))]


def verify_record(text: str, components: str | None = None, commitment: str | None = None) -> Match:
    """Play a record with nothing but its seeds and choices: it must give the recorded outcomes. Refused if it does not.

    Outcomes of a stretch whose seed is not known are taken as they are.
    """
    match = load(text, components)
    fate = match.table.fate
    seed = fate.seed if isinstance(fate, SealedFate) else ""
    for one in [seed, *(stretch.seed for stretch in stretches_of(text) if stretch.seed is not None)]:
        check_seed(one)
    if not seed:
        raise Refusal("no_seed")
    own = SealedFate(seed)
    if commitment is not None and own.commitment() != commitment.strip().lower():
        raise Refusal("other_seed", expected=commitment[:80], found=own.commitment())
    stretches = [*stretches_of(text), Stretch(seed, len(match.answers))]
    fresh = SealedFate("")
    begin = 0
    again: Match | None = None
    for stretch in stretches:
        _enter(fresh, match, stretch)
        if again is None:
            again = Match.begin(match.game, match.box, match.options, match.seats, fresh, False)
        _play(again, match, begin, stretch.choices)
        begin = stretch.choices
    return match


def check_seed(seed: str) -> None:
    """Half a character, which JSON can carry, is no text and has no hash."""
    try:
        seed.encode()
    except UnicodeEncodeError:
        raise damaged("the seed is not a text") from None


def _enter(fate: SealedFate, match: Match, stretch: Stretch) -> None:
    """From here on outcomes come from this stretch's seed; from the record itself where it is not known."""
    until = match.answers[stretch.choices].chances if stretch.choices < len(match.answers) else len(match.chances)
    fate.seed = stretch.seed or ""
    fate.script = [] if stretch.seed else match.chances[fate.count : until]
    fate.at = 0


def _play(again: Match, match: Match, begin: int, end: int) -> None:
    """Make the recorded choices again and compare the outcomes."""
    for index in range(begin, end):
        answer = match.answers[index]
        _compare(again, match, index)
        try:
            again.play(answer.seat, answer.option)
        except Refusal:
            raise Refusal("not_fair", choice=index) from None
    _compare(again, match, end)


def _compare(again: Match, match: Match, choice: int) -> None:
    drawn = match.answers[choice].chances if choice < len(match.answers) else len(match.chances)
    if again.chances != match.chances[:drawn]:
        raise Refusal("not_fair", choice=choice)


def commitment_of(match: Match) -> str:
    fate = match.table.fate
    return fate.commitment() if isinstance(fate, SealedFate) else ""
