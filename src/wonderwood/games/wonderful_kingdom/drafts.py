"""Which cards to complete and in which order: drafts of a plan, and how they are improved. For bots and analysis."""

from typing import Final, final

from wonderwood.games.wonderful_kingdom.box import KRYSTALLIUM, SOLDIER, KingdomBox
from wonderwood.games.wonderful_kingdom.planner import Frame, Trial, card_worth, step_worth

FEW: Final = 5  # candidates up to which all orders are tried
DICE: Final = [112648, 7919]
UNTRIED: Final = 1 << 40  # promises more than any card can hold
EFFORT: Final = 800  # tries when a plan is carried out: the same for its cubes, else they would follow another one
GLANCE: Final = 100  # tries to improve a draft, to see what a position promises
REMEMBERED: Final = 32768  # drafts: an answer of Expert comes to some ten thousand


def best_order(frame: Frame) -> list[int]:
    """The cards to complete, most urgent first: the best of some drafts improved step by step."""
    if len(frame.kinds) <= FEW:
        search = Exhaustive(frame)
        search.go_on([])
        return search.order
    draft = MEMORY.find(frame)
    order = polished(frame, draft.order, draft.value, EFFORT)
    best = Trial(frame, order).value()
    drafts = [grown(frame, False), by_return(frame)]
    for dice in DICE:
        drafts.append(shuffled(frame, dice))
    for start in drafts:
        other = polished(frame, start, Trial(frame, start).value(), EFFORT)
        value = Trial(frame, other).value()
        if value > best:
            best = value
            order = other
    return order


@final
class Exhaustive:
    """All orders of a few candidates: small steps from a draft do not always lead to the best one."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.order: list[int] = []
        self.best = Trial(frame, []).value()

    def go_on(self, order: list[int]) -> None:
        for candidate in range(len(self.frame.kinds)):
            if candidate in order:
                continue
            longer = [*order, candidate]
            value = Trial(self.frame, longer).value()
            if value > self.best:
                self.best = value
                self.order = longer
            self.go_on(longer)


def grown(frame: Frame, thrifty: bool) -> list[int]:
    """A draft: add the card that helps most, again and again; thrifty: most for what it takes.

    A card mostly helps less the more others there are: one is tried again only while its last try promised most.
    """
    order: list[int] = []
    best = Trial(frame, order).value()
    left = list(range(len(frame.kinds)))
    share: list[int] = [UNTRIED] * len(left)  # what each helped when it was last tried
    reached: list[int] = [0] * len(left)
    tried: list[int] = [-1] * len(left)  # with so many others
    while left:
        top = left[0]
        for candidate in left:
            if share[candidate] > share[top]:
                top = candidate
        if tried[top] < len(order):
            reached[top] = Trial(frame, [*order, top]).value()
            share[top] = (reached[top] - best) * 100 // (price(frame, top) + 1 if thrifty else 1)
            tried[top] = len(order)
        elif share[top] <= 0:
            return order
        else:
            order.append(top)
            best = reached[top]
            left.remove(top)
            for candidate in left:
                share[candidate] = max(1, share[candidate])  # beside the new one it may help after all
    return order


def price(frame: Frame, candidate: int) -> int:
    """All that is still to be laid on a candidate."""
    base = candidate * 6
    return frame.lack[candidate] + frame.needs[base + KRYSTALLIUM] + frame.needs[base + SOLDIER]


@final
class Draft:
    """An order with what it is worth, and what single cards of other kinds would add to that, as far as that was asked."""

    def __init__(self, order: list[int], value: int) -> None:
        self.order = order
        self.value = value
        self.polished: int | None = None  # what it is worth after some tries to improve it, once that was asked
        self.added: dict[int, int] = {}


@final
class Memory:
    """The last drafts. Rollouts of a search come to the same prospects again and again."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.box: KingdomBox | None = None
        self.drafts: dict[tuple[int, ...], Draft] = {}

    def find(self, frame: Frame) -> Draft:
        if frame.box is not self.box or len(self.drafts) >= self.size:
            self.box = frame.box
            self.drafts = {}
        key = frame.signature()
        found = self.drafts.get(key)
        if found is None:
            order = grown(frame, True)
            found = Draft(order, Trial(frame, order).value())
            self.drafts[key] = found
        return found


MEMORY: Final = Memory(REMEMBERED)


def promise(frame: Frame) -> int:
    """What a seat's situation promises: the value of a draft that some tries have improved."""
    draft = MEMORY.find(frame)
    known = draft.polished
    if known is None:
        known = Trial(frame, polished(frame, draft.order, draft.value, GLANCE)).value()
        draft.polished = known
    return known


def quick_value(frame: Frame, tries: int) -> int:
    """What a plan at a glance promises, to compare what different cards would allow."""
    draft = MEMORY.find(frame)
    return Trial(frame, polished(frame, draft.order, draft.value, tries)).value() if tries else draft.value


def by_return(frame: Frame) -> list[int]:
    """A draft: everything, what pays most for its missing cubes first."""
    pairs: list[tuple[int, int]] = []
    for candidate in range(len(frame.kinds)):
        kind = frame.kinds[candidate]
        worth = card_worth(frame, kind, frame.rounds) if kind >= 0 else step_worth(frame, frame.steps[candidate])
        pairs.append((-worth // (price(frame, candidate) + 1), candidate))
    pairs.sort()
    return [candidate for _, candidate in pairs]


def polished(frame: Frame, order: list[int], best: int, tries: int) -> list[int]:
    """Take a card out, put one in or move one while that helps."""
    others = left_out(frame, order)
    number = 0
    idle = 0
    while tries > 0 and idle < variations(order, others):
        tries -= 1
        if number >= variations(order, others):
            number = 0
        trial_order = variation(order, others, number)
        value = Trial(frame, trial_order).value()
        idle += 1
        number += 1
        if value > best:
            best = value
            order = trial_order
            others = left_out(frame, order)
            idle = 0
    return order


def left_out(frame: Frame, order: list[int]) -> list[int]:
    return [candidate for candidate in range(len(frame.kinds)) if candidate not in order]


def variations(order: list[int], others: list[int]) -> int:
    """How many orders differ by one card: one taken out, one put in, one moved, one exchanged."""
    length = len(order)
    return length + (length + 1) * len(others) + length * (length - 1) + length * len(others)


def variation(order: list[int], others: list[int], number: int) -> list[int]:
    length = len(order)
    if number < length:
        return order[:number] + order[number + 1 :]
    number -= length
    if number < (length + 1) * len(others):
        place = number // len(others)
        return [*order[:place], others[number % len(others)], *order[place:]]
    number -= (length + 1) * len(others)
    if number < length * (length - 1):
        position = number // (length - 1)
        place = number % (length - 1)
        rest = order[:position] + order[position + 1 :]
        return [*rest[:place], order[position], *rest[place:]]
    number -= length * (length - 1)
    changed = order[:]
    changed[number % length] = others[number // length]
    return changed


def shuffled(frame: Frame, dice: int) -> list[int]:
    """A draft without a thought: some of the cards in some order, always the same."""
    left = list(range(len(frame.kinds)))
    order: list[int] = []
    while left and (len(order) < 4 or len(order) < len(frame.kinds) * 2 // 3):
        dice = (dice * 1103515245 + 12345) % 2147483648
        order.append(left.pop((dice >> 8) % len(left)))
    return order
