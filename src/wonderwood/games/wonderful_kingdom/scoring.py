"""8: the end of the game: points, medals, tie-breaks."""

from typing import Final

from wonderwood.engine.game import Outcome, rank
from wonderwood.engine.table import Flow
from wonderwood.games.wonderful_kingdom.book import FINAL, LOST
from wonderwood.games.wonderful_kingdom.box import CALAMITY
from wonderwood.games.wonderful_kingdom.questions import in_force
from wonderwood.games.wonderful_kingdom.table import KingdomTable

MEDALS: Final = ["none", "bronze", "silver", "gold"]
DISGRACE: Final = 10_000


def score_parts(t: KingdomTable, seat: int) -> dict[str, int]:
    """8.2, 8.3, 8.6: flat points, points per type (duchy card included), Calamities, and what modules add."""
    box = t.box
    types = t.types[seat]
    flat = 0
    sets = 0
    calamities = 0
    face = box.kinds + t.duchies[seat] * 5 + t.face
    if box.vp_per[face] < 0:
        flat += box.vp[face]
    else:
        sets += box.vp[face] * types[box.vp_per[face]]
    for card in t.duchy[seat]:
        kind = box.kind[card]
        if box.family[kind] == CALAMITY:
            calamities += box.vp[kind]
        elif box.vp_per[kind] < 0:
            flat += box.vp[kind]
        else:
            sets += box.vp[kind] * types[box.vp_per[kind]]
    parts = {"cards": flat, "sets": sets, "calamities": calamities}
    for rules in in_force(t):
        rules.points(t, seat, parts)
    return parts


def score_of(t: KingdomTable, seat: int) -> int:
    return sum(score_parts(t, seat).values())


def is_defeated(t: KingdomTable, seat: int) -> bool:
    """12.7, 14.3: a player who has lost whatever the score."""
    return t.lost == 1 or any(rules.defeated(t, seat) for rules in in_force(t))


def medal(t: KingdomTable, seat: int) -> int:
    """9.16, 14.3: thresholds are reached at equality; no medal in defeat."""
    if not t.medals or is_defeated(t, seat):
        return 0
    points = score_of(t, seat)
    return sum(1 for threshold in t.medals if points >= threshold)


def score(t: KingdomTable) -> Flow:
    """8.1: after round 4 the game is over."""
    for seat in range(t.seats):
        if is_defeated(t, seat):
            t.log(LOST, seat)
        t.log(FINAL, seat, score_of(t, seat))
    t.over = 1
    return
    yield


def outcome(t: KingdomTable) -> Outcome:
    """8.4, 8.5: highest score, then most cards in the Duchy, then most Soldiers in reserve; with medals, one is a victory."""
    parts = [score_parts(t, seat) for seat in range(t.seats)]
    scores = [sum(row.values()) for row in parts]
    beaten = [is_defeated(t, seat) for seat in range(t.seats)]
    keys: list[list[int]] = []
    for seat in range(t.seats):
        points = scores[seat] - DISGRACE if beaten[seat] else scores[seat]
        keys.append([points, len(t.duchy[seat]), t.soldiers[seat]])
    result = rank(keys, ["score", "cards", "soldiers"], scores, parts)
    if t.medals:
        result.winners = [seat for seat in range(t.seats) if medal(t, seat)]
    elif all(beaten):
        result.winners = []
    return result
