"""16.19: Spy tokens of two players look secretly at one face-down card."""

from wonderwood.engine.table import EVERYONE
from wonderwood.games.wonderful_kingdom.book import PEEK, SPIED
from wonderwood.games.wonderful_kingdom.table import KingdomTable


def face_down(t: KingdomTable, seat: int, zones: int, options: list[int]) -> None:
    """16.19a: face-down cards of the Offer areas and of the Selection areas that the seat does not know yet."""
    for zone in range(zones):
        cards = t.offers[zone] if zone < 2 else t.selection[zone - 2]
        for place, card in enumerate(cards):
            if t.known[card] != EVERYONE and not t.known[card] & (1 << seat):
                options.append(PEEK.of(zone, place))


def peek(t: KingdomTable, seat: int, choice: int) -> None:
    """16.19b: only the user sees it; the card stays face down."""
    zone = PEEK.first(choice)
    cards = t.offers[zone] if zone < 2 else t.selection[zone - 2]
    card = cards[PEEK.second(choice)]
    t.reveal()
    t.known[card] |= 1 << seat
    t.log(SPIED, seat, zone, t.box.kind[card])
