"""Reads a game's data files (TOML) into frozen typed records; a mistake is refused naming file and entry."""

import hashlib
import json
import re
import threading
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from wonderwood.engine.errors import Refusal


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of a data file: unknown keys and wrong types are refused."""


T = TypeVar("T", bound=Record)

# msgspec works out a type when it first meets it, and two threads that do so at once crash the interpreter.
_ONE_AT_A_TIME = threading.Lock()

_PLACE = re.compile(r"^(?P<what>.*) - at `\$(?P<path>.*)`$", re.DOTALL)


def refuse(file: str, entry: str, problem: str) -> Refusal:
    return Refusal("bad_components", file=file, entry=entry, problem=problem)


def parse(folder: Path, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads((folder / file).read_text(encoding="utf-8"))
    except OSError:
        raise refuse(file, "-", f"cannot be read in {folder.name}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise refuse(file, "-", f"not valid TOML: {error}") from None


def read(folder: Path, file: str, shape: type[T]) -> T:
    """The whole of one data file as a record of type `shape`."""
    raw = parse(folder, file)
    try:
        with _ONE_AT_A_TIME:
            return msgspec.convert(raw, shape)
    except msgspec.ValidationError as error:
        found = _PLACE.match(str(error))
        what, where = (found["what"], found["path"]) if found else (str(error), "")
        raise refuse(file, _name(raw, where), what) from None


def _name(raw: Any, path: str) -> str:
    """`.card[3].cost` read as `card 'teapot' .cost`, so that the writer of the file finds the line."""
    found = re.match(r"^\.(\w+)\[(\d+)\](.*)$", path)
    if not found:
        return path.lstrip(".") or "-"
    table, index, rest = found.groups()
    row = raw[table][int(index)]
    name = row.get("id", f"#{int(index) + 1}") if isinstance(row, dict) else f"#{int(index) + 1}"
    return f"{table} {name!r}" + (f" {rest.lstrip('.')}" if rest else "")


def expect_count(file: str, what: str, rows: Sequence[object], count: int) -> None:
    if len(rows) != count:
        raise refuse(file, what, f"needs exactly {count} entries, has {len(rows)}")


def expect(file: str, entry: str, holds: bool, problem: str) -> None:
    if not holds:
        raise refuse(file, entry, problem)


def expect_unique(file: str, what: str, ids: Sequence[str]) -> None:
    for index, name in enumerate(ids):
        if name in ids[:index]:
            raise refuse(file, f"{what} {name!r}", "appears twice")


def fingerprint(folder: Path) -> str:
    """A hash of what all data files say: a record knows which components it was played with; a comment changes nothing."""
    digest = hashlib.sha256()
    for path in sorted(folder.glob("*.toml")):
        digest.update(f"{path.name}\0{json.dumps(parse(folder, path.name), sort_keys=True, default=str)}\0".encode())
    return digest.hexdigest()[:16]
