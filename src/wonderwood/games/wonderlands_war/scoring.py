"""The final score (chapter 14)."""

from wonderwood.engine.game import Outcome, rank
from wonderwood.games.wonderlands_war.lookup import castle_count, units_on_board
from wonderwood.games.wonderlands_war.quests import is_objective_met
from wonderwood.games.wonderlands_war.table import WarTable


def quest_vp(t: WarTable, seat: int, quest: int, feat: bool) -> int:
    """R12.1: 3 for the Feat, 3 for the Objective, 3 more for both."""
    points = t.box.feat_vp if feat else 0
    if is_objective_met(t, seat, t.box.quests[quest]):
        points += t.box.objective_vp + (t.box.both_vp if feat else 0)
    return points


def parts_of(t: WarTable, seat: int) -> dict[str, int]:
    """R14.2, R15.9, R18.27: what a score is made of; it may fall below 0."""
    quests = sum(quest_vp(t, seat, quest, True) for quest in t.feats[seat])
    quests += sum(quest_vp(t, seat, quest, False) for quest in t.quests[seat])
    return {
        "track": t.vp[seat],
        "castles": castle_count(t, seat) * t.castle_vp[seat],
        "quests": quests,
        "shards": t.box.shard_vp * t.shards[seat],
    }


def outcome(t: WarTable) -> Outcome:
    """R14.2, R14.3: highest score, then fewest Shards, then most units on the board."""
    breakdown = [parts_of(t, seat) for seat in range(t.seats)]
    scores = [sum(parts.values()) for parts in breakdown]
    keys = [[scores[seat], -t.shards[seat], units_on_board(t, seat)] for seat in range(t.seats)]
    return rank(keys, ["score", "shards", "units"], scores, breakdown)
