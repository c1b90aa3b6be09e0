"""Chapter 7: the powers of character tokens, each usable once."""

from wonderwood.games.wonderland.book import TOKEN_FLIPPED
from wonderwood.games.wonderland.table import WonderlandTable


def color_with(t: WonderlandTable, seat: int, power: int) -> int:
    """7.1, 7.6: the colour of an unused token of the player that has this power, on a card or not; -1 if there is none."""
    box = t.box
    for figure in t.figures[seat]:
        if not t.flipped[figure] and box.color_power[box.figure_color[figure]] == power:
            return box.figure_color[figure]
    return -1


def flip(t: WonderlandTable, seat: int, color: int) -> None:
    """7.1: a used token is flipped. All tokens of a colour are alike here: the first unused one is taken."""
    for figure in t.figures[seat]:
        if not t.flipped[figure] and t.box.figure_color[figure] == color:
            t.flipped[figure] = 1
            t.log(TOKEN_FLIPPED, seat, t.box.figure_character[figure], color)
            return
