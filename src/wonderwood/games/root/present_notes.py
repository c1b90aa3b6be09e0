"""What tells pieces of one name apart, for reports that set them side by side: their suit."""

from collections.abc import Callable

from wonderwood.games.root.box import SUITS, RootBox


def note(box: RootBox, domain: str, word: str, say: Callable[[str], str]) -> str:
    suits = {"card": box.suit, "quest": box.quest_suit}.get(domain)
    return "" if suits is None else say(f"suit-{SUITS[suits[box.words[domain].index(word)]]}")
