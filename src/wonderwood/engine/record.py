"""The record of a game: its options and its list of choices, chance outcomes included. Saved as versioned JSON."""

import json

from wonderwood.engine.errors import Refusal
from wonderwood.engine.fate import Fate, SealedFate
from wonderwood.engine.game import engine_fields, find_game
from wonderwood.engine.match import Match
from wonderwood.engine.table import Table, copy_value

FORMAT = 1
_KEYS = ["wonderwood", "game", "seats", "options", "components", "seed", "choices", "chances", "table"]
_MORE = ["past"]  # not in every record


def save(match: Match) -> str:
    if match.lean:
        raise Refusal("not_copyable", problem="a lean match keeps no record")
    fate = match.table.fate
    data = {
        "wonderwood": FORMAT,
        "game": match.game.name,
        "seats": match.seats,
        "options": match.options,
        "components": match.box.fingerprint,
        "seed": fate.seed if isinstance(fate, SealedFate) else None,
        "choices": [f"{a.seat} {match.box.option(match.game.book, a.option).text}" for a in match.answers],
        "chances": fate.heard,
        "table": table_data(match.table),
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def table_data(t: Table) -> dict[str, object]:
    """All fields by name, copied."""
    names = engine_fields() + [field.name for field in t.fields()]
    return {name: copy_value(getattr(t, name)) for name in names}


def load(text: str | bytes, components: str | None = None) -> Match:
    data = _parse(text)
    match = replay(data, components)
    if json.loads(json.dumps(table_data(match.table))) != data["table"]:
        raise damaged("the table at the end differs from the choices")
    return match


def replay(data: dict[str, object], components: str | None = None, until: int | None = None) -> Match:
    """Play a parsed record again, up to choice number `until`."""
    game = find_game(str(data["game"]))
    seats, given = data["seats"], data["options"]
    choices, chances = data["choices"], data["chances"]
    if type(seats) is not int or not isinstance(given, dict) or not isinstance(choices, list) or not isinstance(chances, list):
        raise damaged("seats, options, choices or chances have the wrong form")
    options = game.settle(seats, given)
    box = game.open_box(components)
    if box.fingerprint != data["components"]:
        raise Refusal("other_components", expected=str(data["components"])[:40], found=box.fingerprint)
    fate = _fate(data["seed"], chances)
    match = Match.begin(game, box, options, seats, fate, False)
    wanted = choices if until is None else choices[:until]
    for number, choice in enumerate(wanted):
        seat, _, text = str(choice).partition(" ")
        try:
            match.play(int(seat) if seat.isascii() and seat.isdigit() and len(seat) < 4 else -1, text)
        except Refusal as refusal:
            raise Refusal("bad_record", problem=f"choice {number}: {refusal}", choice=number) from None
    if until is None and fate.heard != chances:
        raise damaged("chance outcomes are left over")
    if until is not None:
        fate.script = []
        fate.at = 0
    return match


def rewind(match: Match, length: int) -> Match:
    """The match as it was after `length` choices, the same outcomes ahead. Counts go on rising: a late choice is stale."""
    old = match.table.fate
    drawn = match.answers[length].chances if length < len(match.answers) else len(old.heard)
    fate = SealedFate(old.seed if isinstance(old, SealedFate) else "")
    fate.script = old.heard[:drawn]
    back = Match.begin(match.game, match.box, match.options, match.seats, fate, False)
    for answer in match.answers[:length]:
        back.play(answer.seat, answer.option)
    back._counts = [count + 1 for count in match._counts]
    return back


def _fate(seed: object, chances: list[object]) -> Fate:
    if any(type(value) is not int for value in chances):
        raise damaged("a chance outcome is not a number")
    if seed is not None and not isinstance(seed, str):
        raise damaged("the seed is not a text")
    fate = SealedFate(seed or "")
    fate.script = [value for value in chances if isinstance(value, int)]
    return fate


def _parse(text: str | bytes) -> dict[str, object]:
    try:
        data = json.loads(text)
        json.dumps(data, ensure_ascii=False).encode()  # by escapes a text can hold what is no Unicode
    except (ValueError, RecursionError):
        raise damaged("not valid JSON") from None
    if not isinstance(data, dict) or "wonderwood" not in data:
        raise damaged("not a Wonderwood record")
    if type(data["wonderwood"]) is not int or data["wonderwood"] != FORMAT:
        raise Refusal("other_version", found=str(data["wonderwood"])[:20], allowed=FORMAT)
    for name in _KEYS:
        if name not in data:
            raise damaged(f"{name} is missing")
    for name in data:
        if name not in _KEYS and name not in _MORE:
            raise damaged(f"{str(name)[:40]} does not belong there")
    past_of(data)
    return data


def past_of(data: dict[str, object]) -> list[tuple[str | None, int]]:
    """Of a game played on from a moment of another one: the seed its outcomes came from (None: unknown) up to a choice.

    After the last of these stretches chance comes from the record's own seed.
    """
    past: list[tuple[str | None, int]] = []
    stretches = data.get("past", [])
    choices = data["choices"]
    if not isinstance(stretches, list):
        raise damaged("past is not a list")
    for stretch in stretches:
        if not isinstance(stretch, dict) or set(stretch) != {"seed", "choices"}:
            raise damaged("a stretch of the past has the wrong form")
        seed, until = stretch["seed"], stretch["choices"]
        if type(until) is not int or (seed is not None and not isinstance(seed, str)):
            raise damaged("a stretch of the past has the wrong form")
        if until < (past[-1][1] if past else 0) or not isinstance(choices, list) or until > len(choices):
            raise damaged("the past does not fit the choices")
        past.append((seed, until))
    return past


def damaged(problem: str) -> Refusal:
    return Refusal("bad_record", problem=problem)
