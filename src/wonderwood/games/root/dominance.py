"""Chapter D: dominance cards and the Vagabond's coalition."""

from wonderwood.engine.shared import replaced
from wonderwood.engine.table import EVERYONE, Ask, Flow
from wonderwood.games.root.book import (
    ACTIVATED,
    ASK_COALITION,
    COALITION,
    DOMINATE,
    JOIN,
    RELATION,
    RETRIEVE,
    RETRIEVED,
    WON_DOMINANCE,
)
from wonderwood.games.root.box import BIRD, CLEARINGS, DOMINANCE, HOSTILE, INDIFFERENT
from wonderwood.games.root.cards import kinds_in, matching_kinds, pull, spend
from wonderwood.games.root.roster import of
from wonderwood.games.root.table import NOBODY, RootTable
from wonderwood.games.root.woodland import win


def dominance_options(t: RootTable, seat: int) -> list[int]:
    """D1, C5: in Daylight, activate a dominance card of the hand, or fetch one that is available."""
    options: list[int] = []
    box = t.box
    if t.dominance[seat] < 0:
        for card in t.hands[seat]:
            kind = box.kind[card]
            if box.card_type[kind] == DOMINANCE and t.scores[seat] >= box.card_other[kind] and may_dominate(t, seat):
                options.append(DOMINATE.of(kind))
    for card in t.available:
        suit = box.suit[card]
        for kind in matching_kinds(t, t.hands[seat], suit) if suit != BIRD else birds_in(t, seat):
            options.append(RETRIEVE.of(box.kind[card], kind))
    return options


def may_dominate(t: RootTable, seat: int) -> bool:
    """D7: who cannot rule needs somebody to join."""
    return of(t, seat).can_rule() or bool(partners(t, seat))


def might_dominate(t: RootTable, seat: int) -> bool:
    """D1, G9: could he activate a dominance card, whatever he holds? By open facts alone."""
    if t.dominance[seat] >= 0 or t.machine != NOBODY or t.seats == 2:
        return False
    box = t.box
    return any(box.card_type[kind] == DOMINANCE and t.scores[seat] >= box.card_other[kind] for kind in range(box.kinds))


def birds_in(t: RootTable, seat: int) -> list[int]:
    """C1: cards that are really birds."""
    return [kind for kind in kinds_in(t, t.hands[seat]) if t.box.suit[kind] == BIRD]


def use_dominance(t: RootTable, seat: int, choice: int) -> Flow:
    """Carry out one of these."""
    if DOMINATE.has(choice):
        yield from activate_dominance(t, seat, DOMINATE.first(choice))
        return
    spend(t, seat, RETRIEVE.second(choice))
    t.available = t.available[:]
    card = pull(t, t.available, RETRIEVE.first(choice))
    t.card_known[card] = EVERYONE
    t.hands[seat].append(card)
    t.log(RETRIEVED, seat, RETRIEVE.first(choice))


def activate_dominance(t: RootTable, seat: int, kind: int) -> Flow:
    """D1, D4, D7: the score marker leaves the track for good; who cannot rule joins the last in points instead."""
    partner = NOBODY
    if not of(t, seat).can_rule():
        options = [JOIN.of(other) for other in partners(t, seat)]
        choice = yield Ask(seat, ASK_COALITION, options)
        partner = JOIN.first(choice)
    t.dominance = replaced(t.dominance, seat, pull(t, t.hands[seat], kind))
    t.log(ACTIVATED, seat, kind)
    if partner != NOBODY:
        t.partner = replaced(t.partner, seat, partner)
        t.log(COALITION, seat, partner)
        if t.relation[seat * t.sides + partner] == HOSTILE:  # D8
            t.relation = replaced(t.relation, seat * t.sides + partner, INDIFFERENT)
            t.log(RELATION, seat, partner, INDIFFERENT)


def partners(t: RootTable, seat: int) -> list[int]:
    """D7, D10, Q2: who has fewest points of those with a score marker and without a coalition."""
    if t.sides < t.coalition_from:
        return []
    found: list[int] = []
    for other in range(t.sides):
        if other == seat or t.dominance[other] >= 0 or other in t.partner:
            continue
        if found and t.scores[other] > t.scores[found[0]]:
            continue
        if found and t.scores[other] < t.scores[found[0]]:
            found = []
        found.append(other)
    return found


def check_dominance(t: RootTable, seat: int) -> None:
    """D2, D3, D6: before anything else of Birdsong."""
    if t.dominance[seat] < 0 or t.partner[seat] >= 0:
        return
    kind = t.box.kind[t.dominance[seat]]
    if has_dominance(t, seat, kind):
        t.log(WON_DOMINANCE, seat, kind)
        raise win(t, seat)


def has_dominance(t: RootTable, seat: int, kind: int) -> bool:
    """D2: enough clearings of the suit, or two opposite corners."""
    box = t.box
    if box.corners_rule[kind]:
        opposite = box.opposite[t.map]
        return any(
            opposite[where] > where and t.ruler[where] == seat and t.ruler[opposite[where]] == seat
            for where in range(CLEARINGS)
        )
    suit = box.suit[kind]
    held = sum(1 for where in range(CLEARINGS) if t.ruler[where] == seat and t.suits[where] == suit)
    return held >= box.card_number[kind]
