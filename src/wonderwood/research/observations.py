"""What a seat sees, as one vector of integers of a fixed length, and as a text that holds exactly what the seat knows.

The layout of the vector follows from the fields of the game's table and who may see them:

* a number takes one entry; a list of fixed length takes an entry for each of its places, and so does a list whose order
  everybody sees, for as many places as it can have;
* a collection of pieces (a hand, a pile, a bag) takes one entry for each id of its domain: how many of it the seat sees there;
  then how many it cannot see, for each kind of back;
* -1 stands for what the seat cannot see (and for "none" where the game says so), -2 for a place that is not there;
* fields nobody sees are left out.

Before the fields come the seat, the phase, whether the game is over, who must choose, and the question put to the seat.
`layout(game, seats, options).describe()` lists every part with its place.
"""

import hashlib
import json
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from wonderwood.engine.fate import ExplicitFate, QuickFate
from wonderwood.engine.game import Game, find_game
from wonderwood.engine.match import Match
from wonderwood.engine.sight import bit, is_open, knowledge
from wonderwood.engine.table import HIDDEN, OWN, Field, Table
from wonderwood.engine.vocabulary import NOTHING, Box

Vector = NDArray[np.int32]

UNSEEN = -1
ABSENT = -2
WIDEST_BAG = 1024  # ids of a domain up to which pieces are counted by id
SAMPLES = 3  # random games that show which lists of a table keep their length


class Part(NamedTuple):
    """One stretch of the vector: a leaf of a field (`hands[1]`), how it is written, where it starts, how long it is."""

    name: str
    kind: str  # number, row, bag
    start: int
    size: int


class _Shape(NamedTuple):
    """How a field is written: its leaves by path, all of one kind."""

    field: Field
    kind: str
    paths: list[tuple[int, ...]]
    size: int
    backs: list[str]


class Layout:
    """The vector of one game with a number of seats and options."""

    def __init__(self, game: Game, box: Box, seats: int, options: dict[str, object]) -> None:
        self.game = game
        self.box = box
        self.seats = seats
        self.prompts = list(game.book.prompts)
        self._shapes = _shapes(game, box, seats, options)
        head = [("seat", 1), ("phase", 1), ("over", 1), ("waiting", seats), ("prompt", 1), ("facts", 2)]
        self.parts: list[Part] = []
        start = 0
        for name, size in head:
            self.parts.append(Part(name, "number" if size == 1 else "row", start, size))
            start += size
        self._head = start
        for shape in self._shapes:
            for path in shape.paths:
                name = shape.field.name + "".join(f"[{index}]" for index in path)
                self.parts.append(Part(name, shape.kind, start, shape.size))
                start += shape.size
        self.size = start
        self.collections = [shape.field.name for shape in self._shapes if shape.kind == "bag"]

    def describe(self) -> list[dict[str, object]]:
        return [part._asdict() for part in self.parts]

    def observe(self, match: Match, seat: int) -> Vector:
        """What the seat sees now."""
        vector = np.full(self.size, ABSENT, dtype=np.int32)
        ask = None if match.ask is None else match.ask.of(seat)
        waiting = [int(other in match.waiting) for other in range(self.seats)]
        facts = [UNSEEN, UNSEEN, UNSEEN]
        if ask is not None:
            facts = [self.prompts.index(ask.prompt.name), *[UNSEEN if fact == NOTHING else fact for fact in (ask.a, ask.b)]]
        vector[: self._head] = [seat, match.table.phase, int(match.over), *waiting, *facts]
        start = self._head
        for shape in self._shapes:
            start = self._write(vector, start, match.table, shape, seat, match.over)
        return vector

    def _write(self, vector: Vector, start: int, table: Table, shape: _Shape, seat: int, everything: bool) -> int:
        field = shape.field
        value = getattr(table, field.name)
        clear = everything or is_open(table, field)
        known = [] if clear else knowledge(table, field)
        for path in shape.paths:
            leaf = _leaf(value, path)
            sees = clear or (field.sight == OWN and bool(path) and path[0] == seat)
            if leaf is not None:
                if shape.kind == "number":
                    vector[start] = leaf if sees else UNSEEN
                elif shape.kind == "bag":
                    self._count(vector[start : start + shape.size], leaf, shape, sees, known, bit(seat))
                else:
                    row = leaf if sees else _veil(leaf, known, bit(seat), field.most > 0)
                    row = row[: shape.size]
                    vector[start : start + len(row)] = row
            start += shape.size
        return start

    def _count(self, part: Vector, pieces: list[int], shape: _Shape, sees: bool, known: list[int], viewer: int) -> None:
        part[:] = 0
        assert shape.field.domain is not None
        size = shape.field.domain.size
        backs = self.box.backs.get(shape.field.domain.name)
        for piece in pieces:
            if piece < 0:
                continue
            if sees or (known and known[piece] & viewer):
                part[piece] += 1
            else:
                part[size + (shape.backs.index(backs[piece]) if backs is not None else 0)] += 1


def _veil(row: list[int], known: list[int], viewer: int, ordered: bool) -> list[int]:
    """A row the seat cannot see: the pieces it knows of, each in its place or in no telling order, and the hidden ones."""
    veiled = [piece if known and piece >= 0 and known[piece] & viewer else UNSEEN for piece in row]
    return veiled if ordered else sorted(veiled, key=lambda piece: (piece == UNSEEN, piece))


def _leaf(value: Any, path: tuple[int, ...]) -> Any:
    for index in path:
        if index >= len(value):
            return None
        value = value[index]
    return value


def _shapes(game: Game, box: Box, seats: int, options: dict[str, object]) -> list[_Shape]:
    """The leaves of every visible field, from how the table looks in a few random games."""
    lengths: dict[str, dict[tuple[int, ...], set[int]]] = {}
    fields: list[Field] = []
    for seed in range(SAMPLES):
        match = Match.begin(game, box, options, seats, QuickFate(seed), True)
        fate = QuickFate(seed)
        steps = 0
        while True:
            if steps % 7 == 0 or match.ask is None:
                fields = match.table.fields()
                for field in fields:
                    _measure(getattr(match.table, field.name), (), lengths.setdefault(field.name, {}))
            if match.ask is None:
                break
            match.play(match.ask.seat, match.ask.options[fate.below(len(match.ask.options))])
            steps += 1
    return [_shape(box, field, lengths[field.name]) for field in fields if field.sight != HIDDEN or field.opens]


def _measure(value: Any, path: tuple[int, ...], found: dict[tuple[int, ...], set[int]]) -> None:
    """Note the length of every innermost list; a plain number has length -1."""
    if not isinstance(value, list):
        found.setdefault(path, set()).add(-1)
    elif value and isinstance(value[0], list):
        for index, item in enumerate(value):
            _measure(item, (*path, index), found)
    else:
        found.setdefault(path, set()).add(len(value))


def _shape(box: Box, field: Field, lengths: dict[tuple[int, ...], set[int]]) -> _Shape:
    deepest = max(len(path) for path in lengths)
    paths = sorted(path for path in lengths if len(path) == deepest)  # a list of lists may have been empty before
    seen = [lengths[path] for path in paths]
    if seen[0] == {-1}:
        return _Shape(field, "number", paths, 1, [])
    longest = max(max(values) for values in seen)
    if field.most:
        return _Shape(field, "row", paths, field.most, [])
    changing = any(len(values) > 1 for values in seen) or not longest  # what stayed empty here may fill up in another game
    if field.sight == OWN and deepest == 0:  # one number for each seat, each seat its own
        return _Shape(field, "number", [(index,) for index in range(longest)], 1, [])
    if (field.pool or changing) and field.domain is not None and field.domain.size <= WIDEST_BAG:
        backs = sorted(set(box.backs.get(field.domain.name, [""])))
        return _Shape(field, "bag", paths, field.domain.size + len(backs), backs)
    return _Shape(field, "row", paths, max(1, longest + longest // 2 + 4 if changing else longest), [])


def layout(game: str | Game, seats: int, options: dict[str, object] | None = None) -> Layout:
    """The layout of a game's vectors; the same for the same game, seats and options."""
    found = find_game(game) if isinstance(game, str) else game
    return _layout(found, seats, json.dumps(found.settle(seats, options or {}), sort_keys=True))


@cache
def _layout(game: Game, seats: int, options: str) -> Layout:
    return Layout(game, game.open_box(None), seats, json.loads(options))


class Memory:
    """What seats saw when they made their choices, as fingerprints. Only who asks for it pays for it: what was not looked at
    in time is worked out by playing the game again, once."""

    def __init__(self, past: list[str], now: dict[int, str] | None = None) -> None:
        self.past = past  # one for each answer of the match, empty where it is not known yet
        self.now = now or {}  # by seat, at this question

    def copy(self) -> "Memory":
        return Memory(self.past[:], dict(self.now))

    def add_choice(self, seat: int) -> None:
        """The seat has chosen: what it saw before that is the past."""
        self.past.append(self.now.get(seat, ""))
        self.now = {}

    def information_state(self, match: Match, seat: int) -> str:
        """All a seat knows, now and from before: its view, the log it has read, its own choices and what it saw at each."""
        seen = observation_text(match, seat)
        self.now[seat] = fingerprint(seen)
        mine = [index for index, answer in enumerate(match.answers) if answer.seat == seat]
        if not all(self.past[index] for index in mine):
            self._look_back(match, seat)
        own = [[match.answers[index].option, self.past[index]] for index in mine]
        return f'{{"view":{seen},"log":{_plain(match.log_for(seat))},"own":{_plain(own)}}}'

    def _look_back(self, match: Match, seat: int) -> None:
        fate = ExplicitFate()
        fate.script = match.chances[:]
        past = Match.begin(match.game, match.box, match.options, match.seats, fate, False)
        for index, answer in enumerate(match.answers):
            if answer.seat == seat and not self.past[index]:
                self.past[index] = fingerprint(observation_text(past, seat))
            past.play(answer.seat, answer.option)


def information_state(match: Match, seat: int) -> str:
    """All a seat knows, now and from before, from nothing but the match; who asks often keeps a `Memory`."""
    return Memory([""] * len(match.answers)).information_state(match, seat)


def observation_text(match: Match, seat: int) -> str:
    """What a seat sees now, without what it remembers; collections of pieces in no telling order."""
    view = match.view(seat)
    ask, table = view["ask"], view["table"]
    if isinstance(ask, dict):
        del ask["given"]
    assert isinstance(table, dict)
    for name in layout(match.game, match.seats, match.options).collections:
        if name in table:
            table[name] = _sorted(table[name])
    return _plain(view)


def _sorted(value: Any) -> Any:
    if value and isinstance(value[0], list):
        return [_sorted(item) for item in value]
    return sorted(value, key=str)


def fingerprint(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _plain(data: object) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)
