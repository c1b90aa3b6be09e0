"""What to offer to the other player: two cards at once, by what they would add to the plans of both."""

from typing import Final, final

from wonderwood.engine.table import EVERYONE
from wonderwood.games.wonderful_kingdom.box import ADVISOR, CALAMITY, DEVELOPMENT, TREASURE
from wonderwood.games.wonderful_kingdom.choice import CARDS_PER_OFFER, TURNS, leaves_game
from wonderwood.games.wonderful_kingdom.drafts import MEMORY
from wonderwood.games.wonderful_kingdom.foresight import ADVISOR_GAIN, CALAMITY_COST, threat_cost
from wonderwood.games.wonderful_kingdom.planner import CENT, Frame, Trial, card_worth
from wonderwood.games.wonderful_kingdom.table import KingdomTable

UNSEEN: Final = 150  # a card face down: what such cards bring on average when both sides reckon with that (docs/decisions/0007)
LAST_TOKEN: Final = 200  # the last Trap token, while a card one wants to be rid of is still in hand
CUBE_GAIN: Final = 90  # a cube received when a card is recycled
WORST: Final = -1_000_000


def contested(t: KingdomTable) -> bool:
    """What is left of the areas at the next selection will be offered again: the last one is discarded."""
    return t.turn < TURNS - 2


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
    """What single cards would add to the plan of a seat, as far as a viewer knows it."""

    def __init__(self, t: KingdomTable, seat: int, viewer: int) -> None:
        self.t = t
        self.frame = Frame(t, seat, viewer)
        self.draft = MEMORY.find(self.frame)

    def of(self, card: int) -> int:
        kind = self.t.box.kind[card]
        found = self.draft.added.get(kind)
        if found is None:
            found = self.try_out(card, kind)
            self.draft.added[kind] = found
        return found

    def try_out(self, card: int, kind: int) -> int:
        """A Development before or after all others of the plan, or recycled; the others at a guess."""
        frame = self.frame
        if self.t.box.family[kind] != DEVELOPMENT:
            return profit(self.t, frame, card)
        candidate = len(frame.kinds)
        frame.add_card(kind)
        last = Trial(frame, [*self.draft.order, candidate]).value()
        first = Trial(frame, [candidate, *self.draft.order]).value()
        frame.drop_candidates(candidate)
        return max(max(last, first) - self.draft.value, sum_recycling(self.t, kind) * CUBE_GAIN)


@final
class Shop:
    """Both Offer areas as the one who offers sees them: the other player will take what looks better to it."""

    def __init__(self, t: KingdomTable, seat: int) -> None:
        mine = Appraisal(t, seat, seat)
        theirs = Appraisal(t, 1 - seat, seat)
        hand = t.hands[seat]
        self.kinds: list[int] = [t.box.kind[card] for card in hand]
        self.to_me: list[int] = [mine.of(card) for card in hand]
        self.to_them: list[int] = [theirs.of(card) for card in hand]
        self.contested = contested(t)
        self.blind = UNSEEN * 2 if self.contested else UNSEEN  # how a card face down looks
        self.looks: list[int] = [self.look(mine.of(card), theirs.of(card)) for card in hand]
        self.tokens = t.traps[seat]
        self.unwanted = -1  # a Calamity or Threat
        for place, card in enumerate(hand):
            if leaves_game(t, card):
                self.unwanted = place
        self.held = 1 if self.unwanted >= 0 else 0  # not offered yet
        self.more = t.placed + 1 < CARDS_PER_OFFER and len(hand) > 1  # another card will follow
        self.mine: list[int] = [0, 0]  # what the areas are worth to the one who offers
        self.real: list[int] = [0, 0]  # and to the other one
        self.seen: list[int] = [0, 0]  # and how much it seems to want them
        for zone in range(2):
            for card in t.offers[zone]:
                known = t.known[card] & (1 << seat)
                self.mine[zone] += mine.of(card) if known else UNSEEN
                self.real[zone] += theirs.of(card) if known else UNSEEN
                self.seen[zone] += self.look(mine.of(card), theirs.of(card)) if t.known[card] == EVERYONE else self.blind

    def look(self, mine: int, theirs: int) -> int:
        """How much the other player wants a card: for itself and, while there is more to come, to take it away."""
        return theirs + mine if self.contested else theirs

    def weigh(self, kind: int, zone: int, down: int) -> int:
        """How good it is to put a card there, with the best one to go with it if another follows."""
        card = self.kinds.index(kind)
        if not self.more:
            return self.balance(card, zone, down)
        fee = self.fee(card, down)
        self.put(card, zone, down, 1)
        best = WORST
        for other in range(len(self.kinds)):
            if other != card:
                for face in range(2 if self.tokens else 1):
                    best = max(best, self.balance(other, 0, face), self.balance(other, 1, face))
        self.put(card, zone, down, -1)
        return best - fee

    def put(self, card: int, zone: int, down: int, copies: int) -> None:
        self.mine[zone] += copies * self.to_me[card]
        self.real[zone] += copies * self.to_them[card]
        self.seen[zone] += copies * (self.blind if down else self.looks[card])
        self.tokens -= copies * down
        if card == self.unwanted:
            self.held -= copies

    def fee(self, card: int, down: int) -> int:
        """The last Trap token is kept for what one wants to be rid of."""
        return LAST_TOKEN if down and self.tokens == 1 and self.held and card != self.unwanted else 0

    def balance(self, card: int, zone: int, down: int) -> int:
        """What the area that is left brings less what the other player takes, once the card lies there."""
        shown = self.blind if down else self.looks[card]
        ahead = self.seen[0] - self.seen[1] + (shown if zone == 0 else -shown)
        taken = 0 if ahead > 0 else 1
        balance = self.mine[1 - taken] - self.real[taken] - self.fee(card, down)
        return balance - self.to_them[card] if taken == zone else balance + self.to_me[card]
