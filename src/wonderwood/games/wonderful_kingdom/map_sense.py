"""Rules of thumb for the map of the Conquest module."""

from typing import Final

from wonderwood.games.wonderful_kingdom.book import ARRANGE, BRING, CAPTURE, LEAVE, MARCH, MOVE, PASS, RECRUIT
from wonderwood.games.wonderful_kingdom.conquest import (
    DESTROY,
    DOUBLE_MOVE,
    KRYSTALLIUM_SLOT,
    PRODUCE,
    SPY_SLOT,
    castle,
    colour,
    enemies,
    spare,
)
from wonderwood.games.wonderful_kingdom.table import ROUNDS, KingdomTable

BASE: Final = 1_000_000
CENT: Final = 100


def slot_worth(t: KingdomTable, type: int) -> int:
    """A slot held for the rounds to come."""
    rounds = ROUNDS - t.round
    if type == PRODUCE:
        return 115 * rounds
    if type == KRYSTALLIUM_SLOT:
        return 190 * rounds
    if type == DESTROY:
        return 80 * rounds
    if type in (DOUBLE_MOVE, SPY_SLOT):
        return 30 * rounds
    return 40 * rounds


def territory_worth(t: KingdomTable, side: int, territory: int, pawns: int) -> int:
    """What a territory gives to a side that stands there with so many pawns."""
    types = t.box.slot_type[t.board][territory]
    worth = 0
    for spot in range(min(pawns, len(types))):
        worth += slot_worth(t, types[spot])
    if territory not in (castle(t, 0), castle(t, 1)):
        worth += t.box.territory_vp[t.board][territory * 2 + colour(t, side)] * CENT
    return worth


def weights(t: KingdomTable, seat: int, options: list[int]) -> list[int]:
    return [BASE + weight(t, seat, option) for option in options]


def weight(t: KingdomTable, seat: int, option: int) -> int:
    if MOVE.has(option):
        return move_worth(t, seat, MOVE.first(option))
    if MARCH.has(option):
        return 50
    if BRING.has(option):
        return bring_worth(t, seat, 100)
    if LEAVE.has(option):
        territory = LEAVE.first(option)
        lost = slot_worth(t, t.box.slot_type[t.board][territory][LEAVE.second(option)])
        if t.target < 0:
            return 500 + lost if t.seats > 1 else 500 - lost
        if t.pawns[seat][territory] == 1:
            lost += t.box.territory_vp[t.board][territory * 2 + colour(t, seat)] * CENT
        return bring_worth(t, seat, 100) - lost
    if CAPTURE.has(option):
        return 550
    if RECRUIT.has(option):
        return recruit_worth(t, seat, RECRUIT.first(option))
    if PASS.has(option):
        return 20
    if ARRANGE.has(option):
        types = t.box.slot_type[t.board][ARRANGE.first(option)]
        gain = slot_worth(t, types[ARRANGE.third(option)]) - slot_worth(t, types[ARRANGE.second(option)])
        return 900 + gain if gain > 0 else 0
    return 10


def move_worth(t: KingdomTable, seat: int, territory: int) -> int:
    """New land for as few Soldiers as possible; what the enemy loses counts too."""
    if t.pawns[seat][territory] or territory == castle(t, seat):
        return 0
    guards = enemies(t, seat, territory)
    gain = territory_worth(t, seat, territory, 1)
    if guards:
        gain += territory_worth(t, 1 - seat, territory, guards)
    return 30 + gain // (guards + 1) // 2


def bring_worth(t: KingdomTable, seat: int, good: int) -> int:
    """One pawn more than the enemies, not a crowd."""
    return good + 1000 if t.marching <= enemies(t, seat, t.target) else good - 90


def recruit_worth(t: KingdomTable, seat: int, pawns: int) -> int:
    """Only when nobody is left to march, and not with the last Soldiers."""
    idle = spare(t, seat, castle(t, seat))
    wanted = (t.soldiers[seat] + 1) // 2
    return 60 if idle == 0 and pawns == wanted else 5
