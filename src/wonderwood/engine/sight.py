"""Who sees what: a seat's view of the table and of the log, and re-dealing what it cannot see. No game filters by hand."""

from typing import Any, final

from wonderwood.engine.fate import Fate
from wonderwood.engine.table import HIDDEN, OPEN, OWN, SPECTATOR, Ask, Field, Table, copy_value
from wonderwood.engine.vocabulary import NOTHING, Box, Entry

UNSEEN = "?"


def bit(seat: int | None) -> int:
    return SPECTATOR if seat is None else 1 << seat


def is_open(t: Table, field: Field) -> bool:
    return field.sight == OPEN or (field.opens != "" and int(getattr(t, field.opens)) != 0)


def knowledge(t: Table, field: Field) -> list[int]:
    return [] if field.known == "" else list(getattr(t, field.known))


def table_view(
    t: Table, box: Box, seat: int | None, everything: bool, shared: dict[str, object] | None = None
) -> dict[str, object]:
    """The fields as a seat (None: a spectator) may see them, ids written as words.

    `shared`: open fields already written for another pair of eyes at the same position; new ones are added to it.
    """
    seen: dict[str, object] = {}
    for field in t.fields():
        value = getattr(t, field.name)
        if everything or is_open(t, field):
            if shared is None:
                seen[field.name] = _words(box, field, value)
                continue
            if field.name not in shared:
                shared[field.name] = _words(box, field, value)
            seen[field.name] = shared[field.name]
        elif field.sight == HIDDEN:
            continue
        elif field.sight == OWN:
            known = knowledge(t, field)
            seen[field.name] = [
                _words(box, field, item) if owner == seat else _shape(box, field, item, known, bit(seat))
                for owner, item in enumerate(value)
            ]
        else:
            seen[field.name] = _shape(box, field, value, knowledge(t, field), bit(seat))
    return seen


def _words(box: Box, field: Field, value: Any) -> object:
    if isinstance(value, list):
        return [_words(box, field, item) for item in value]
    if field.domain is None:
        return value
    return None if value < 0 else box.word(field.domain.name, value)


def _shape(box: Box, field: Field, value: Any, known: list[int], viewer: int) -> object:
    """A hidden value: how many pieces, their backs, and those whose place the viewer knows; in no telling order."""
    if not isinstance(value, list):
        return None
    if value and isinstance(value[0], list):
        return [_shape(box, field, item, known, viewer) for item in value]
    backs = box.backs.get(field.domain.name) if field.domain is not None else None
    shown = [item for item in value if known and item >= 0 and known[item] & viewer]
    veiled = [item for item in value if item not in shown]
    faces: list[str] = [UNSEEN if backs is None or item < 0 else UNSEEN + backs[item] for item in veiled]
    return [_words(box, field, item) for item in sorted(shown)] + sorted(faces)


def ask_view(box: Box, ask: Ask) -> dict[str, object]:
    """The question as the asked seat reads it (without its options)."""
    values = [ask.a, ask.b]
    facts = {
        name: None if value == NOTHING else box.word(domain.name, value)
        for name, domain, value in zip(ask.prompt.names, ask.prompt.domains, values)
    }
    return {"prompt": ask.prompt.name, "rule": ask.prompt.rule, "facts": facts}


def entry_view(box: Box, entry: Entry, seat: int | None, everything: bool) -> dict[str, object] | None:
    """A log line as a seat may read it; None if it is not for its eyes at all. A fact it may not read is None."""
    event = entry.event
    if not everything and not _reads(entry, event.readers, seat):
        return None
    facts: dict[str, object] = {}
    for name, domain, value in zip(event.names, event.domains, entry.values):
        hidden = not everything and not _reads(entry, domain.readers, seat)
        facts[name] = None if hidden or value == NOTHING else box.word(domain.name, value)
    return {"event": event.name, "rule": event.rule, "facts": facts}


def heard(journal: list[Entry], since: int, seat: int) -> tuple[int, ...]:
    """All that a seat may read of the log from a line on, as numbers: the same for what it cannot tell apart."""
    told: list[int] = []
    for index in range(since, len(journal)):
        entry = journal[index]
        if _reads(entry, entry.event.readers, seat):
            told.append(entry.event.number)
            for domain, value in zip(entry.event.domains, entry.values):
                told.append(value if _reads(entry, domain.readers, seat) else NOTHING)
    return tuple(told)


def _reads(entry: Entry, readers: tuple[str, ...], seat: int | None) -> bool:
    """Whether a seat is among those named by facts of the line; where none are named everybody may read."""
    if not readers:
        return True
    names = entry.event.names
    return any(entry.values[names.index(who)] == seat for who in readers)


@final
class _Pool:
    """Hidden pieces that are interchangeable for a viewer, where each of them lies, and which seats know what lies there."""

    def __init__(self, known: list[int]) -> None:
        self.known = known
        self.rows: list[list[int]] = []
        self.indexes: list[int] = []
        self.pieces: list[int] = []
        self.masks: list[int] = []

    def add(self, row: list[int], index: int, mask: int) -> None:
        self.rows.append(row)
        self.indexes.append(index)
        self.pieces.append(row[index])
        self.masks.append(mask)

    def deal(self, fate: Fate) -> None:
        self.pieces.sort()  # where they truly lie must not show in what is imagined, not even by the order of the draw
        fate.shuffle(self.pieces)
        for number in range(len(self.pieces)):
            self.rows[number][self.indexes[number]] = self.pieces[number]
            if self.known:
                self.known[self.pieces[number]] = self.masks[number]


def redeal(t: Table, box: Box, seat: int | None, fate: Fate) -> None:
    """Deal anew, in place, every piece whose place the seat does not know, keeping counts and visible backs.

    Who knows what lies at a place goes on knowing it: another seat remembers what it put there, whatever that is now.
    """
    pools: dict[str, _Pool] = {}
    viewer = bit(seat)
    for field in t.fields():
        if field.pool == "" or is_open(t, field):
            continue
        if field.shared:
            setattr(t, field.name, copy_value(getattr(t, field.name)))
        known: list[int] = [] if field.known == "" else getattr(t, field.known)
        backs = None if field.domain is None else box.backs.get(field.domain.name)
        rows: list[list[int]] = []
        _leaves(getattr(t, field.name), seat if field.sight == OWN and seat is not None else -1, rows)
        pool = pools.get(field.pool)
        if pool is None:
            pool = pools[field.pool] = _Pool(known)
        if not pool.known:
            pool.known = known
        for row in rows:
            for index in range(len(row)):
                piece = row[index]
                mask = known[piece] if known and piece >= 0 else 0
                if piece < 0 or mask & viewer:
                    continue
                if backs is None:
                    pool.add(row, index, mask)
                    continue
                key = field.pool + "/" + backs[piece]
                kind = pools.get(key)
                if kind is None:
                    kind = pools[key] = _Pool(known)
                if not kind.known:
                    kind.known = known
                kind.add(row, index, mask)
    for pool in pools.values():
        pool.deal(fate)


def _leaves(value: list[Any], skipped: int, found: list[list[int]]) -> None:
    """All lists of pieces below a value, but for the entry of the seat that sees its own."""
    if value and isinstance(value[0], list):
        for index, item in enumerate(value):
            if index != skipped:
                _leaves(item, -1, found)
    else:
        found.append(value)
