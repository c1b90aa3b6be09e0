"""What must hold at every moment: nothing is lost, nothing is there twice (for tests and fuzzing)."""

from wonderwood.games.wonderland.box import GARDENER, QUEEN, SOLDIER
from wonderwood.games.wonderland.table import WonderlandTable


def problems(t: WonderlandTable) -> list[str]:
    """1.2: every component of the box is somewhere, once; and the limits of the rules hold."""
    found: list[str] = []
    box = t.box
    whole(found, "action cards", len(box.suit), [t.deck, t.discard, t.aside, *t.hands, *t.passing])
    whole(found, "encounter cards", len(box.need), [t.encounter_deck, *t.goals, *t.validated, *t.offered])
    whole(found, "artifacts", len(box.token_color), [*t.piles, *t.under, *t.artifacts, *t.eyed])
    for color in range(4):
        if any(box.token_color[token] != color for token in [*t.piles[color], *t.under[color]]):
            found.append(f"pile {color} holds another colour")
    figures = sorted(t.figures_left + [figure for row in t.figures for figure in row])
    if len(set(figures)) != len(figures):
        found.append(f"character tokens {figures}")
    gardeners = sum(1 for mask in t.obstacles if mask & GARDENER)
    soldiers = sum(1 for mask in t.obstacles if mask & SOLDIER)
    queens = sum(1 for mask in t.obstacles if mask & QUEEN)
    if t.bag[0] + gardeners != box.bag[0] or t.gardeners_left + sum(t.gardeners) != box.reserve_gardeners:
        found.append("gardeners do not add up")
    if t.bag[1] + soldiers + sum(t.soldiers) != box.bag[1]:
        found.append("soldiers do not add up")
    if queens > 1 or t.bag[2] + queens + t.queens_gone != box.bag[2]:
        found.append("Queens of Hearts do not add up")
    for seat in range(t.seats):
        if not 0 <= t.soldiers_laid[seat] <= t.soldiers[seat] or not 0 <= t.gardeners_laid[seat] <= t.gardeners[seat]:
            found.append(f"seat {seat} has laid pieces it does not have")
        if t.wake[seat] < 0:
            found.append(f"seat {seat} has less than 0 PR")
        for figure in t.figures[seat]:
            if t.laid_on[figure] >= 0 and t.laid_on[figure] not in t.validated[seat]:
                found.append(f"a token of seat {seat} lies on a card that is not validated")
    return found


def whole(found: list[str], what: str, count: int, places: list[list[int]]) -> None:
    pieces = sorted(piece for place in places for piece in place)
    if pieces != list(range(count)):
        found.append(f"{what} do not add up: {pieces}")
