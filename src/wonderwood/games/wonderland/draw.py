"""A table of Wonderland as text, for the terminal; drawn from a seat's view alone."""

from collections.abc import Callable
from typing import Any

PAWNS = "GYBR"  # by seat: the colours are dealt in this order
MARKS = ((1, "g"), (2, "s"), (4, "Q"))
WIDTH = 9


def draw(view: dict[str, Any], speak: Callable[[str], str]) -> str:
    """The board, what lies beside it, and every player's own area as far as the viewer may see it."""
    table, facts = view["table"], view["facts"]
    return "\n".join(
        [
            heading(table, speak),
            *board(table, speak),
            speak("draw-key"),
            "",
            *(line for seat in range(view["seats"]) for line in player(table, facts, seat, speak)),
        ]
    )


def heading(table: dict[str, Any], speak: Callable[[str], str]) -> str:
    bag = " ".join(f"{count}{mark}" for count, (_, mark) in zip(table["bag"], MARKS))
    return (
        f"{speak('draw-round')} {table['round']}   {speak('draw-folly')}: {speak('folly-' + table['folly'])}   "
        f"{speak('draw-bag')}: {bag}   {speak('draw-discard')}: {len(table['discard'])}"
    )


def board(table: dict[str, Any], speak: Callable[[str], str]) -> list[str]:
    """Two lines to a square: who meets you there, and what stands on it."""
    rule = "  +" + ("-" * WIDTH + "+") * 8
    lines = [rule]
    for row in range(7, -1, -1):
        grounds = [ground_name(table["squares"][row * 8 + column], speak) for column in range(8)]
        pieces = [standing(table, row * 8 + column) for column in range(8)]
        lines.append("  |" + "|".join(name[:WIDTH].ljust(WIDTH) for name in grounds) + "|")
        lines.append(f"{row + 1} |" + "|".join(text[:WIDTH].ljust(WIDTH) for text in pieces) + "|")
        lines.append(rule)
    lines.append("   " + " ".join(column.center(WIDTH) for column in "abcdefgh"))
    return lines


def ground_name(ground: str, speak: Callable[[str], str]) -> str:
    if ground == "plain":
        return ""
    return "o" if ground == "rabbit_hole" else speak(f"character-{ground}")


def standing(table: dict[str, Any], square: int) -> str:
    name = "abcdefgh"[square % 8] + str(square // 8 + 1)
    pawns = [PAWNS[seat] + ("+" if table["shields"][seat] else "") for seat, at in enumerate(table["pawns"]) if at == name]
    marks = "".join(mark for bit, mark in MARKS if table["obstacles"][square] & bit)
    return " ".join([*(["A"] if table["alice"] == name else []), *pawns, *([marks] if marks else [])])


def player(table: dict[str, Any], facts: dict[str, Any], seat: int, speak: Callable[[str], str]) -> list[str]:
    """One player's area: what everybody sees in the first line, then cards and tokens by name where they are known."""
    turn = ">" if table["turn"] == seat else " "
    protected = f" ({speak('draw-protected')})" if table["shields"][seat] else ""
    wake = table["wake"][seat]
    color = ["green", "yellow", "blue", "red"][seat]
    counts = [
        (speak("draw-pr"), "?" if wake is None else wake),
        (speak("draw-soldiers"), table["soldiers"][seat]),
        (speak("draw-gardeners"), table["gardeners"][seat]),
        (speak("draw-cards"), len(table["hands"][seat])),
    ]
    who = f"{turn} {PAWNS[seat]} {speak('color-' + color)} {table['pawns'][seat]}{protected}"
    lines = ["   ".join([who, speak("mode-" + table["modes"][seat]), *(f"{name}: {count}" for name, count in counts)])]
    people = [
        speak("character-" + one["character"]) + (f" ({speak('draw-used')})" if one["used"] else "")
        for one in facts["people"][seat]
    ]
    for label, names in (
        ("draw-hand", named(table["hands"][seat], "card", speak)),
        ("draw-goals", named(table["goals"][seat], "encounter", speak)),
        ("draw-done", named(table["validated"][seat], "encounter", speak)),
        ("draw-met", people),
        ("draw-artifacts", named(table["artifacts"][seat], "token", speak)),
    ):
        if names:
            lines.append(f"    {speak(label)}: {', '.join(names)}")
    return lines


def named(words: list[str], domain: str, speak: Callable[[str], str]) -> list[str]:
    """Names of pieces: of a hidden one its back, if that tells something, and else only how many there are."""
    backs = [speak("color-" + word[1:]) + "?" for word in words if word[0] == "?" and len(word) > 1]
    known = [speak(f"{domain}-{word}") for word in words if word[0] != "?"]
    unknown = words.count("?")
    return [*known, *backs, *([f"+{unknown}"] if known and unknown else [])]
