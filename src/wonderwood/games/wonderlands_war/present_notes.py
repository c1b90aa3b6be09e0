"""What a tea card gives, in short words, for reports: its name is only a number."""

from collections.abc import Callable
from typing import Any

from wonderwood.games.wonderlands_war.box import WarBox
from wonderwood.games.wonderlands_war.present import effect_facts


def note(box: WarBox, domain: str, word: str, say: Callable[[str], str]) -> str:
    if domain != "tea":
        return ""
    return ", ".join(in_words(effect_facts(box, effect), say) for effect in box.teas[box.tea_names.index(word)].icons)


def in_words(effect: dict[str, Any], say: Callable[[str], str]) -> str:
    """An icon as the board's tips tell it: how many, what, and the parts of split and corrupted cards."""
    if effect["icon"] == "split_card":
        return " / ".join(" + ".join(in_words(part, say) for part in effect[half]) for half in ("top", "bottom"))
    name = say(f"chip-{effect['chip']}") if "chip" in effect else say(f"icon-{effect['icon']}")
    level = f" ({say('term-' + effect['level'])})" if "level" in effect else ""
    parts = ", ".join(in_words(part, say) for part in effect.get("top", []))
    return (f"{effect['n']} × " if effect["n"] > 1 else "") + name + level + (f" → {parts}" if parts else "")
