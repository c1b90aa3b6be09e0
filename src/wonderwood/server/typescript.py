"""Writes the browser's types from the server's messages, so that the two cannot drift apart (`make types`)."""

from pathlib import Path
from typing import Any

from msgspec import inspect

from wonderwood.server.bodies import BODIES
from wonderwood.server.messages import PROTOCOL, ClientFrame, LogLine, ServerFrame, View

HEAD = "// Written by `make types` from messages.py and bodies.py of src/wonderwood/server. Do not edit by hand.\n\n"


def typescript() -> str:
    """All messages as TypeScript interfaces, in order of name."""
    known: dict[str, inspect.StructType] = {}
    for info in inspect.multi_type_info([ServerFrame, ClientFrame, View, LogLine, *BODIES]):
        _gather(info, known)
    parts = [f"export const PROTOCOL = {PROTOCOL}\n"]
    parts += [_interface(known[name]) for name in sorted(known)]
    parts.append(_union("ServerFrame", ServerFrame))
    parts.append(_union("ClientFrame", ClientFrame))
    return HEAD + "\n".join(parts)


def _union(name: str, union: Any) -> str:
    return f"export type {name} = {' | '.join(part.__name__ for part in union.__args__)}\n"


def _gather(info: Any, known: dict[str, inspect.StructType]) -> None:
    if isinstance(info, inspect.StructType):
        if info.cls.__name__ not in known:
            known[info.cls.__name__] = info
            for field in info.fields:
                _gather(field.type, known)
    elif isinstance(info, inspect.UnionType):
        for part in info.types:
            _gather(part, known)
    elif isinstance(info, inspect.ListType):
        _gather(info.item_type, known)
    elif isinstance(info, inspect.DictType):
        _gather(info.value_type, known)
    elif isinstance(info, inspect.Metadata):
        _gather(info.type, known)


def _interface(info: inspect.StructType) -> str:
    doc = (info.cls.__doc__ or "").strip()
    lines = [f"/** {' '.join(doc.split())} */"] if doc and not doc.startswith(info.cls.__name__ + "(") else []
    lines.append(f"export interface {info.cls.__name__} {{")
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: '{info.tag}'")
    for field in info.fields:
        mark = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type)}")
    return "\n".join([*lines, "}", ""])


_PLAIN: dict[type, str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def _type(info: Any) -> str:
    if isinstance(info, inspect.Metadata):
        extra = info.extra or {}
        return str(extra["ts"]) if "ts" in extra else _type(info.type)
    if isinstance(info, inspect.StructType):
        return info.cls.__name__
    if isinstance(info, inspect.LiteralType):
        return " | ".join(f"'{value}'" for value in info.values)
    if isinstance(info, inspect.UnionType):
        return " | ".join(_type(part) for part in info.types)
    if isinstance(info, inspect.ListType):
        item = _type(info.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(info, inspect.DictType):
        return f"Record<string, {_type(info.value_type)}>"
    return _PLAIN[type(info)]


def write_types(root: Path, check: bool) -> bool:
    """Write web/src/protocol.ts under `root`; with `check`, only say whether it is current."""
    target = root / "web" / "src" / "protocol.ts"
    text = typescript()
    if check:
        return target.exists() and target.read_text(encoding="utf-8") == text
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
    return True
