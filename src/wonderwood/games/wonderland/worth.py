"""What things are worth, by rule of thumb, in tenths of a point: the common ground of `judge` and `advise`."""

from typing import Final

from wonderwood.games.wonderland.box import HOLE, NEED_CHARACTERS, NEED_SOLDIERS, PEOPLE, TOLL_ANY, TOLL_MAJOR
from wonderwood.games.wonderland.encounters import free_people
from wonderwood.games.wonderland.squares import figure_left
from wonderwood.games.wonderland.table import WonderlandTable

PR: Final = 7  # one wake point
ARTIFACT: Final = 30  # one we have not seen
LEVELS: Final = [0, 0, 25, 60, 110]  # points and freedom of movement, by level


def turns_left(t: WonderlandTable, seat: int) -> int:
    """Turns the player will still begin, the present one not counted."""
    left = t.box.last_round - t.round
    if (seat - t.first) % t.seats > (t.turn - t.first) % t.seats:
        left += 1
    return left


def missing(t: WonderlandTable, seat: int, encounter: int, people: int) -> int:
    """How many characters or pieces an encounter still lacks."""
    need = t.box.need[encounter]
    kind = t.box.need_kind[encounter]
    if kind == NEED_CHARACTERS:
        lacking = need & ~people
        count = 0
        while lacking:
            lacking &= lacking - 1
            count += 1
        return count
    have = t.soldiers[seat] - t.soldiers_laid[seat] if kind == NEED_SOLDIERS else t.gardeners[seat] - t.gardeners_laid[seat]
    return max(0, need - have)


def chance(lacking: int, turns: int) -> int:
    """Percent that something lacking so much is complete after so many turns more."""
    if lacking == 0:
        return 100
    if lacking > turns:
        return 0
    return max(5, min(90, 95 - 22 * lacking + 6 * (turns - lacking)))


def goal_worth(t: WonderlandTable, seat: int, encounter: int, people: int, turns: int) -> int:
    """An encounter card in hand: its points if it comes to that, else its wake points."""
    likely = chance(missing(t, seat, encounter, people), turns)
    return (t.box.encounter_pf[encounter] * 10 * likely - t.box.encounter_pr[encounter] * PR * (100 - likely)) // 100


def token_worth(t: WonderlandTable, tokens: list[int], token: int) -> int:
    """An artifact beside others: what is printed on it, and what it adds to a series."""
    kind = t.box.token_kind[token]
    count = 0
    for other in tokens:
        if t.box.token_kind[other] == kind and other != token:
            count += 1
    series = t.box.series_pf
    gain = series[count + 1] - series[count] if count + 1 < len(series) else 0
    return (t.box.kind_pf[kind] + gain) * 10 + 3


def card_worth(t: WonderlandTable, seat: int, card: int) -> int:
    """A card in hand: what it can pay, and how near it is to a combination."""
    value = t.box.value[card]
    if value == 0:
        return 30
    worth = 12 if value == 1 else 9 if value > 10 else 5
    if t.box.next_modes[t.modes[seat]]:
        for other in t.hands[seat]:
            if other != card and t.box.value[other] == value:
                worth += 9
    return worth


def toll_worth(toll: int) -> int:
    """The cards a way costs."""
    return toll % 32 * 6 + toll // TOLL_MAJOR % 32 * 10 + toll // TOLL_ANY * 5


def danger(t: WonderlandTable, seat: int, square: int, alice: int) -> int:
    """What the wake is likely to cost a pawn that stands there until its next turn."""
    far = distance(square, alice)
    if far > 3:
        return 0
    likely = 3 if far == 3 else 7 if far == 2 else 9
    return likely * (t.seats - 1) * max(t.box.wake_near[t.folly], 0) // 2


def distance(one: int, other: int) -> int:
    across = one % 8 - other % 8
    along = one // 8 - other // 8
    if across < 0:
        across = -across
    if along < 0:
        along = -along
    return across if across > along else along


def person_worth(t: WonderlandTable, seat: int, character: int, people: int, turns: int) -> int:
    """Meeting a character: its token for the cards that ask for it, its power, and an artifact of its colour."""
    box = t.box
    color = box.character_color[character]
    worth = 0
    if figure_left(t, character) >= 0:
        worth += 6
        if not people >> character & 1:
            for goal in t.goals[seat]:
                if box.need_kind[goal] == NEED_CHARACTERS and box.need[goal] >> character & 1:
                    lacking = missing(t, seat, goal, people)
                    if lacking <= turns + 1:
                        worth += (box.encounter_pf[goal] * 10 + box.encounter_pr[goal] * PR) // lacking
    if t.piles[color] or t.under[color]:
        worth += ARTIFACT
        if color == seat:
            worth += 12
        for token in t.piles[color]:
            kind = box.token_kind[token]
            for own in t.artifacts[seat]:
                if box.token_kind[own] == kind:
                    worth += 50 // max(4, len(t.piles[color]))
    return worth


def square_worths(t: WonderlandTable, seat: int) -> list[int]:
    """What arriving on each square brings the player, obstacles counted, cards not."""
    box = t.box
    people = free_people(t, seat)
    turns = turns_left(t, seat)
    worths = [0] * 64
    soldier, gardener = piece_worths(t, seat, turns)
    for square in range(64):
        ground = t.squares[square]
        if ground >= PEOPLE:
            worths[square] = person_worth(t, seat, ground - PEOPLE, people, turns)
        mask = t.obstacles[square]
        if mask:
            worths[square] += box.soldiers_met[mask] * soldier
            if t.gardeners_left:
                worths[square] += box.gardeners_met[mask] * gardener
    return worths


def piece_worths(t: WonderlandTable, seat: int, turns: int) -> tuple[int, int]:
    """One more soldier, one more gardener: the points on it and the cards that ask for it."""
    soldier = t.box.soldier_pf * 10
    gardener = 1
    for goal in t.goals[seat]:
        kind = t.box.need_kind[goal]
        if kind == NEED_CHARACTERS:
            continue
        lacking = missing(t, seat, goal, 0)
        if 0 < lacking <= turns + 1:
            share = (t.box.encounter_pf[goal] * 10 + t.box.encounter_pr[goal] * PR) // lacking
            if kind == NEED_SOLDIERS:
                soldier += share // 2
            else:
                gardener += share
    return soldier, gardener


def hole_worth(t: WonderlandTable, seat: int, exit: int, worths: list[int]) -> int:
    """Coming out of a hole: the best square one step away."""
    best = 0
    for direction in range(8):
        square = t.box.beside[exit * 8 + direction]
        if square >= 0 and not t.box.closed[t.obstacles[square]] and t.squares[square] != HOLE:
            worth = worths[square] - toll_worth(t.box.arrival[t.folly * 8 + t.obstacles[square]])
            if worth > best:
                best = worth
    return best + worths[exit] - t.box.folly_hole_pr[t.folly] * PR


def outlook(t: WonderlandTable, seat: int, square: int, worths: list[int]) -> int:
    """How promising the neighbourhood of a square is for the next turn."""
    if turns_left(t, seat) == 0:
        return 0
    reach = t.box.level[t.modes[seat]]
    best = 0
    for other in range(64):
        worth = worths[other]
        if worth > best and other != square:
            moves = (distance(square, other) + reach - 1) // reach
            worth = worth // (moves + 1)
            if worth > best:
                best = worth
    return best
