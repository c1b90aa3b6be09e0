"""What tells pieces of one name apart, for reports that set them side by side: their suit."""

from collections.abc import Callable
from typing import Final

from wonderwood.games.root.box import KIND_IDS, SUITS, RootBox

NAMED_BY_SUIT: Final = (KIND_IDS.index("dominance"), KIND_IDS.index("spy"))


def note(box: RootBox, domain: str, word: str, say: Callable[[str], str]) -> str:
    suits = {"card": box.suit, "quest": box.quest_suit}.get(domain)
    if suits is None:
        return ""
    copy = box.words[domain].index(word)
    if domain == "card" and box.card_type[box.kind[copy]] in NAMED_BY_SUIT:
        return ""
    return say(f"suit-{SUITS[suits[copy]]}")
