"""Chapters 4 and 5: how pawns move, and what the obstacles on the way cost."""

from collections.abc import Generator

from wonderwood.engine.table import Ask
from wonderwood.engine.vocabulary import Prompt
from wonderwood.games.wonderland.book import (
    ASK_PAY_ANY,
    ASK_PAY_MAJOR,
    ASK_PAY_MINOR,
    GARDENER_MET,
    GLIDE,
    MOVE,
    PAID,
    PAY,
    SOLDIER_BEATEN,
)
from wonderwood.games.wonderland.box import MAJOR, MINOR, TOLL_ANY, TOLL_MAJOR
from wonderwood.games.wonderland.table import WonderlandTable


def ways_of(t: WonderlandTable, seat: int) -> list[list[int]]:
    """4.2, 4.3, 4.4, 4.6, 4.10, 16.5, 16.8: the ways open to a pawn by its level and the Folly card, obstacles aside."""
    return t.box.ways[t.folly * t.box.mode_count + t.modes[seat]][t.pawns[seat]]


def survey(t: WonderlandTable, ways: list[list[int]], ignored: int) -> list[int]:
    """5.1, 5.2, 5.4, 5.5, 5.6, 5.7: where these ways lead, each square packed with its toll (toll * 64 + square).

    `ignored` is the mask of obstacles that neither cost nor stop when passed (7.3). A closed square ends every way.
    """
    found: list[int] = []
    obstacles = t.obstacles
    box = t.box
    base = t.folly * 8
    for way in ways:
        passed = 0
        for square in way:
            mask = obstacles[square]
            if mask == 0:
                found.append(passed + square)
                continue
            if box.closed[mask]:
                break
            found.append(passed + box.arrival[base + mask] * 64 + square)
            mask &= ~ignored
            if box.stops[mask]:
                break
            passed += box.passing[base + mask] * 64
    if box.pawns_wrap[t.folly]:
        return cheapest(found)
    return found


def cheapest(found: list[int]) -> list[int]:
    """16.5: round the board a square can be reached in several ways; the one that costs least is taken."""
    kept: list[int] = []
    for entry in sorted(found, key=cards_asked):
        square = entry % 64
        if not any(other % 64 == square for other in kept):
            kept.append(entry)
    return kept


def cards_asked(entry: int) -> int:
    toll = entry // 64
    return toll % 32 + toll // TOLL_MAJOR % 32 + toll // TOLL_ANY


def purse(t: WonderlandTable, hand: list[int]) -> int:
    """5.8: what a hand can pay: cards that pay as minor only, major only, both; packed in one integer."""
    total = 0
    for card in hand:
        pays = t.box.pays[card]
        total += 1 if pays == MINOR else 64 if pays == MAJOR else 4096
    return total


def can_pay(total: int, toll: int) -> bool:
    """5.8, 5.9: one card pays one cost only; cards that pay as either fill what is missing."""
    minor, major, other = toll % 32, toll // TOLL_MAJOR % 32, toll // TOLL_ANY
    minors, majors, both = total % 64, total // 64 % 64, total // 4096
    if minor + major + other > minors + majors + both:
        return False
    missing = (minor - minors if minor > minors else 0) + (major - majors if major > majors else 0)
    return missing <= both


def add_moves(t: WonderlandTable, seat: int, options: list[int]) -> None:
    """4.1, 5.2, 5.5: the squares the pawn can reach and pay for, and with a token those it only reaches so (7.3)."""
    total = -1
    found = survey(t, ways_of(t, seat), 0)
    for entry in found:
        if entry < 64:
            options.append(MOVE.base + entry)
        else:
            if total < 0:
                total = purse(t, t.hands[seat])
            if can_pay(total, entry // 64):
                options.append(MOVE.base + entry % 64)


def add_glides(t: WonderlandTable, seat: int, ignored: int, options: list[int]) -> None:
    """7.3: moves over obstacles, where that is cheaper than going without or the only way."""
    ways = ways_of(t, seat)
    plain = survey(t, ways, 0)
    total = purse(t, t.hands[seat])
    for entry in survey(t, ways, ignored):
        if entry not in plain and can_pay(total, entry // 64):
            options.append(GLIDE.base + entry % 64)


def toll_to(t: WonderlandTable, ways: list[list[int]], ignored: int, square: int) -> int:
    """5.9: what a move costs in all."""
    for entry in survey(t, ways, ignored):
        if entry % 64 == square:
            return entry // 64
    raise AssertionError(square)


def choose_payment(t: WonderlandTable, seat: int, square: int, toll: int) -> Generator[Ask, int, list[int]]:
    """5.8, 5.9: the player picks the cards, card by card; nothing is paid before all are picked."""
    cards: list[int] = []
    rest = t.hands[seat][:]
    while toll:
        if toll // TOLL_MAJOR % 32:
            prompt, unit, grade, left = ASK_PAY_MAJOR, TOLL_MAJOR, MAJOR, toll // TOLL_MAJOR % 32
        elif toll % 32:
            prompt, unit, grade, left = ASK_PAY_MINOR, 1, MINOR, toll % 32
        else:
            prompt, unit, grade, left = ASK_PAY_ANY, TOLL_ANY, MAJOR | MINOR, toll // TOLL_ANY
        card = yield from choose_card(t, seat, prompt, rest, grade, toll - unit, square, left)
        rest.remove(card)
        cards.append(card)
        toll -= unit
    return cards


def choose_card(
    t: WonderlandTable, seat: int, prompt: Prompt, hand: list[int], grade: int, after: int, square: int, left: int
) -> Generator[Ask, int, int]:
    """One card that pays as `grade` and leaves enough in hand for the rest of the toll."""
    options: list[int] = []
    for card in hand:
        if t.box.pays[card] & grade:
            others = hand[:]
            others.remove(card)
            if can_pay(purse(t, others), after):
                options.append(PAY.base + card)
    choice = yield Ask(seat, prompt, options, square, left)
    return choice - PAY.base


def pay(t: WonderlandTable, seat: int, cards: list[int]) -> None:
    """5.9: all cards of a payment leave the hand together."""
    for card in cards:
        t.hands[seat].remove(card)
        t.discard.append(card)
        t.log(PAID, seat, card)


def arrive(t: WonderlandTable, seat: int, square: int) -> None:
    """5.2, 5.3, 5.5, 5.6: gardeners are gained from the reserve, soldiers taken from the square.

    4.7, 4.9: who else stands there does not matter, and leaving was free.
    """
    t.pawns[seat] = square
    mask = t.obstacles[square]
    if not mask:
        return
    gained = min(t.box.gardeners_met[mask], t.gardeners_left)
    if t.box.gardeners_met[mask]:
        t.gardeners_left -= gained
        t.gardeners[seat] += gained
        t.log(GARDENER_MET, seat, gained)
    if t.box.soldiers_met[mask]:
        t.soldiers[seat] += t.box.soldiers_met[mask]
        t.faced = 1
        t.log(SOLDIER_BEATEN, seat, square)
    t.obstacles[square] = t.box.remains[mask]
