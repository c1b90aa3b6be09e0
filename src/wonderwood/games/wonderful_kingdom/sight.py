"""What a seat may suppose about cards it cannot see: Calamities and Threats are only where they can be."""

from wonderwood.engine.fate import Fate
from wonderwood.engine.shared import replaced
from wonderwood.games.wonderful_kingdom.choice import leaves_game
from wonderwood.games.wonderful_kingdom.table import KingdomTable


def imagine(t: KingdomTable, seat: int | None, fate: Fate) -> None:
    """After all unseen cards were dealt anew, put the special ones where they may be.

    The special card of a round is in the hand of who brought it or among the face-down cards; the others of that player
    are still in the pack or were discarded unseen; solo they are in the Danger deck, face down, or discarded unseen.
    """
    if seat is None:
        return
    mask = 1 << seat
    packs = Places(t)
    now = Places(t)
    gone = Places(t)
    rest = Places(t)
    now.add_rows(t.offers, mask)
    now.add_rows(t.selection, mask)
    rest.add_rows([t.deck, t.boxed], mask)
    if t.seats == 1:
        now.add_rows([t.danger, t.discard], mask)
    else:
        other = 1 - seat
        packs.add_rows([t.stacks[other]], mask)
        now.add_rows([t.hands[other]], 0)
        gone.add_rows([t.discard], mask)
        rest.add_rows([t.drawn[other]], 0)
    special: list[int] = []
    plain: list[int] = []
    for places in (packs, now, gone, rest):
        for card in places.cards():
            if leaves_game(t, card):
                special.append(card)
            else:
                plain.append(card)
    fate.shuffle(special)
    packs.fill(special, plain, len(packs.rows), fate)
    if t.seats == 1:
        now.fill(special, plain, len(special), fate)
    else:
        brought = t.brought[1 - seat]
        hidden = brought >= 0 and not t.known[brought] & mask and len(now.rows) > 0
        if hidden:
            t.brought = replaced(t.brought, 1 - seat, special[-1])
        now.fill(special, plain, 1 if hidden else 0, fate)
    gone.fill(special, plain, len(special), fate)
    rest.fill(special, plain, 0, fate)


class Places:
    """Where unseen cards lie: rows of the table, positions in them, and which seats know what lies there."""

    def __init__(self, t: KingdomTable) -> None:
        self.known = t.known
        self.rows: list[list[int]] = []
        self.spots: list[int] = []
        self.masks: list[int] = []

    def add_rows(self, rows: list[list[int]], mask: int) -> None:
        for row in rows:
            for spot, card in enumerate(row):
                if not self.known[card] & mask:
                    self.rows.append(row)
                    self.spots.append(spot)
                    self.masks.append(self.known[card])

    def cards(self) -> list[int]:
        return [row[spot] for row, spot in zip(self.rows, self.spots)]

    def fill(self, special: list[int], plain: list[int], wanted: int, fate: Fate) -> None:
        """Lay `wanted` special cards (as far as they go) on random places, plain ones on the others."""
        order = list(range(len(self.rows)))
        fate.shuffle(order)
        for number, place in enumerate(order):
            pile = special if number < wanted and special else plain
            if not pile:
                pile = special
            self.lay(place, pile.pop())

    def lay(self, place: int, card: int) -> None:
        self.rows[place][self.spots[place]] = card
        self.known[card] = self.masks[place]
