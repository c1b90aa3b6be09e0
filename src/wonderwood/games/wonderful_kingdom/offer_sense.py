"""What to offer to the other player: two cards at once, by what they would add to the plans of both."""

from typing import Final, final

from wonderwood.engine.table import EVERYONE
from wonderwood.games.wonderful_kingdom.box import ADVISOR, CALAMITY, DEVELOPMENT, TREASURE
from wonderwood.games.wonderful_kingdom.choice import CARDS_PER_OFFER
from wonderwood.games.wonderful_kingdom.foresight import ADVISOR_GAIN, CALAMITY_COST, threat_cost
from wonderwood.games.wonderful_kingdom.planner import CENT, Frame, Trial, card_worth, grown
from wonderwood.games.wonderful_kingdom.table import KingdomTable

UNSEEN: Final = 150  # a card face down: what such cards bring on average when both sides reckon with that (docs/decisions/0007)
CUBE_GAIN: Final = 90  # a cube received when a card is recycled
WORST: Final = -1_000_000


def sum_recycling(t: KingdomTable, kind: int) -> int:
    return sum(t.box.recycling[kind * 4 : kind * 4 + 4])


def profit(t: KingdomTable, frame: Frame, card: int) -> int:
    """A quick guess of what a card brings to who takes it."""
    box = t.box
    kind = box.kind[card]
    family = box.family[kind]
    if family == CALAMITY:
        return CALAMITY_COST
    if family == ADVISOR:
        return ADVISOR_GAIN
    recycled = sum_recycling(t, kind) * CUBE_GAIN
    if family == TREASURE:
        return recycled
    if family != DEVELOPMENT:
        return threat_cost(t)
    cost = sum(box.cost[kind * 6 : kind * 6 + 6])
    return max(recycled, card_worth(frame, kind, frame.rounds) - cost * CENT)


@final
class Appraisal:
    """What single cards would add to the plan of a seat."""

    def __init__(self, t: KingdomTable, seat: int) -> None:
        self.t = t
        self.frame = Frame(t, seat)
        self.order = grown(self.frame, True)
        self.base = Trial(self.frame, self.order).value()
        self.known: dict[int, int] = {}

    def of(self, card: int) -> int:
        kind = self.t.box.kind[card]
        found = self.known.get(kind)
        if found is None:
            found = self.try_out(card, kind)
            self.known[kind] = found
        return found

    def try_out(self, card: int, kind: int) -> int:
        """A Development before or after all others of the plan, or recycled; the others at a guess."""
        frame = self.frame
        if self.t.box.family[kind] != DEVELOPMENT:
            return profit(self.t, frame, card)
        candidate = len(frame.kinds)
        frame.add_card(kind)
        last = Trial(frame, [*self.order, candidate]).value()
        first = Trial(frame, [candidate, *self.order]).value()
        frame.drop_candidates(candidate)
        return max(max(last, first) - self.base, sum_recycling(self.t, kind) * CUBE_GAIN)


@final
class Shop:
    """Both Offer areas as the one who offers sees them: the other player will take what looks better to it."""

    def __init__(self, t: KingdomTable, seat: int) -> None:
        mine = Appraisal(t, seat)
        theirs = Appraisal(t, 1 - seat)
        hand = t.hands[seat]
        self.kinds: list[int] = [t.box.kind[card] for card in hand]
        self.to_me: list[int] = [mine.of(card) for card in hand]
        self.to_them: list[int] = [theirs.of(card) for card in hand]
        self.traps = t.traps[seat]
        self.more = t.placed + 1 < CARDS_PER_OFFER and len(hand) > 1  # another card will follow
        self.mine: list[int] = [0, 0]  # what the areas are worth to the one who offers
        self.real: list[int] = [0, 0]  # and to the other one
        self.seen: list[int] = [0, 0]  # and what they look like to it
        for zone in range(2):
            for card in t.offers[zone]:
                known = t.known[card] & (1 << seat)
                self.mine[zone] += mine.of(card) if known else UNSEEN
                self.real[zone] += theirs.of(card) if known else UNSEEN
                self.seen[zone] += theirs.of(card) if t.known[card] == EVERYONE else UNSEEN

    def weigh(self, kind: int, zone: int, down: int) -> int:
        """How good it is to put a card there, with the best one to go with it if another follows."""
        card = self.kinds.index(kind)
        if not self.more:
            return self.balance(card, zone, down)
        self.put(card, zone, down, 1)
        best = WORST
        for other in range(len(self.kinds)):
            if other != card:
                for face in range(2 if self.traps > down else 1):
                    best = max(best, self.balance(other, 0, face), self.balance(other, 1, face))
        self.put(card, zone, down, -1)
        return best

    def put(self, card: int, zone: int, down: int, copies: int) -> None:
        self.mine[zone] += copies * self.to_me[card]
        self.real[zone] += copies * self.to_them[card]
        self.seen[zone] += copies * (UNSEEN if down else self.to_them[card])

    def balance(self, card: int, zone: int, down: int) -> int:
        """What the area that is left brings less what the other player takes, once the card lies there."""
        shown = UNSEEN if down else self.to_them[card]
        ahead = self.seen[0] - self.seen[1] + (shown if zone == 0 else -shown)
        taken = 0 if ahead > 0 else 1
        balance = self.mine[1 - taken] - self.real[taken]
        return balance - self.to_them[card] if taken == zone else balance + self.to_me[card]
