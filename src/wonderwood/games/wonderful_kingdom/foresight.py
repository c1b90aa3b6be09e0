"""The rest of a solo Choice phase, played through on paper: which area now, and what that leaves for later."""

from typing import Final, final

from wonderwood.games.wonderful_kingdom.box import ADVISOR, CALAMITY, DEVELOPMENT, THREAT, TREASURE
from wonderwood.games.wonderful_kingdom.drafts import quick_value
from wonderwood.games.wonderful_kingdom.planner import Frame
from wonderwood.games.wonderful_kingdom.solo import SEARCH_CARDS, SELECTIONS
from wonderwood.games.wonderful_kingdom.table import KingdomTable

SAMPLES: Final = [3, 3, 3, 2]  # possible decks looked at, by selection
HORIZON: Final = 1  # selections looked ahead after the one to make
TRIES: Final = [60, 60, 60, 150]  # for the plan of an outcome, by selection: the last one is certain
CALAMITY_COST: Final = -400
THREAT_COST: Final = -300
FATAL_COST: Final = -2500  # a Threat whose plunder may lose the scenario on the spot
ADVISOR_GAIN: Final = 180
LURKING: Final = [0, 300, 300, 280, 280]  # by round: a card of the Danger deck that does no harm
NEVER: Final = -1_000_000_000


@final
class Outlook:
    """What a seat alone may expect of the selections still to come. Face-down cards stay unseen to it."""

    def __init__(self, t: KingdomTable, seat: int) -> None:
        self.t = t
        self.frame = Frame(t, seat)
        self.harm = 0  # what a face-down card costs if it is a Calamity or Threat
        self.risk = 0  # how likely that is, in hundredths
        self.good = LURKING[t.round]
        self.weigh_danger(seat)
        self.blind = (self.risk * self.harm + (100 - self.risk) * self.good) // 100
        self.seen: list[list[int]] = [visible(t, seat, 0), visible(t, seat, 1)]
        self.unseen: list[int] = [len(t.offers[0]) - len(self.seen[0]), len(t.offers[1]) - len(self.seen[1])]
        self.stream: list[int] = []  # the cards of the deck in the order they come

    def weigh_danger(self, seat: int) -> None:
        """Face-down cards by the Calamities and Threats that may still be among them."""
        t = self.t
        hidden = t.danger[:]
        for card in t.offers[0] + t.offers[1] + t.selection[seat]:
            if not t.known[card] & (1 << seat):
                hidden.append(card)
        harmful = 0
        for card in hidden:
            family = t.box.family[t.box.kind[card]]
            if family in (CALAMITY, THREAT):
                harmful += 1
                self.harm = CALAMITY_COST if family == CALAMITY else threat_cost(t)
        if hidden:
            self.risk = 100 * harmful // len(hidden)

    def looking(self, zone: int, mine: int, other: int) -> int:
        """What it helps to see one of the face-down cards of an area before choosing, given what both areas promise."""
        if self.unseen[zone] == 0:
            return 0
        bad = mine - self.blind + self.harm
        fine = mine - self.blind + self.good
        return (self.risk * max(bad, other) + (100 - self.risk) * max(fine, other)) // 100 - max(mine, other)

    def shuffle(self, sample: int) -> None:
        """Another deck: its visible card first, then as many unseen ones as may be needed."""
        t = self.t
        self.stream = [t.top] if t.top >= 0 else []
        size = len(t.deck)
        for place in range(min(2 * SELECTIONS + SEARCH_CARDS, size)):
            self.stream.append(t.deck[(sample * 7 + place) % size])

    def taking(self, zone: int) -> int:
        """The round as it may end if this area is taken now."""
        return self.over_samples(zone, False)

    def searching(self, zone: int, kept: list[int]) -> int:
        """The same with a Search that leaves only these cards in the area."""
        before = self.seen[zone]
        self.seen[zone] = kept
        value = self.over_samples(zone, True)
        self.seen[zone] = before
        return value

    def over_samples(self, zone: int, search: bool) -> int:
        turn = self.t.turn
        last = min(turn + HORIZON, SELECTIONS - 1)
        samples = SAMPLES[turn] if search or turn < SELECTIONS - 1 else 1  # nothing new comes after the last selection
        total = 0
        for sample in range(samples):
            self.shuffle(sample)
            if not search:
                total += self.after(self.seen, self.unseen, zone, [], 0, last - turn, 0)
                continue
            best = NEVER
            found: list[int] = []
            for card in self.stream[:SEARCH_CARDS]:
                value = self.worth([*self.seen[zone], card])
                if value > best:
                    best = value
                    found = [card]
            if turn == last:
                total += best + self.unseen[zone] * self.blind
            else:
                total += self.after(self.seen, self.unseen, zone, found, 0, last - turn, SEARCH_CARDS)
        return total // samples

    def after(
        self, areas: list[list[int]], hidden: list[int], zone: int, taken: list[int], blinds: int, more: int, used: int
    ) -> int:
        """The best outcome once this area is taken, with so many selections after it."""
        cards = taken + areas[zone]
        blinds += hidden[zone]
        if more == 0:
            return self.worth(cards) + blinds * self.blind
        rest: list[list[int]] = [areas[1 - zone], self.stream[used : used + 2]]
        below: list[int] = [hidden[1 - zone] + 1, 0]
        left = self.after(rest, below, 0, cards, blinds, more - 1, used + 2)
        right = self.after(rest, below, 1, cards, blinds, more - 1, used + 2)
        return left if left > right else right

    def worth(self, cards: list[int]) -> int:
        """What the round promises with more cards in the Selection area; the frame is left as it was."""
        frame = self.frame
        before = len(frame.kinds)
        vp = frame.vp
        bag = frame.bag[:]
        extra = add_cards(self.t, frame, cards)
        value = quick_value(frame, TRIES[self.t.turn]) + extra
        frame.vp = vp
        frame.bag = bag
        frame.drop_candidates(before)
        return value


def add_cards(t: KingdomTable, frame: Frame, cards: list[int]) -> int:
    """Cards added to the Selection area; what those are worth that the plan knows nothing of."""
    extra = 0
    for card in cards:
        kind = t.box.kind[card]
        family = t.box.family[kind]
        if family in (DEVELOPMENT, TREASURE, CALAMITY):
            frame.add_card(kind)
        else:
            extra += ADVISOR_GAIN if family == ADVISOR else threat_cost(t)
    return extra


def threat_cost(t: KingdomTable) -> int:
    return FATAL_COST if t.scenario >= 0 and t.box.scenario_aside_loss[t.scenario] > 0 else THREAT_COST


def visible(t: KingdomTable, seat: int, zone: int) -> list[int]:
    return [card for card in t.offers[zone] if t.known[card] & (1 << seat)]
