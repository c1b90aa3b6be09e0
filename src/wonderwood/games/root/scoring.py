"""The outcome: who has won, the points and what they were scored for."""

from wonderwood.engine.game import Outcome
from wonderwood.games.root.box import SOURCE_IDS
from wonderwood.games.root.table import SOURCES, WON_TOGETHER, RootTable


def outcome(t: RootTable) -> Outcome:
    """G2, D2, D7: the winner and who shares his victory, then the others by points. SC5, Q14: a match by both scores.
    MM13, Q12: who plays together wins or loses together. MM17: when the machine wins, nobody has won."""
    scores = [t.scores[seat] + t.banked[seat] for seat in range(t.seats)]
    if t.cooperative:
        everybody = list(range(t.seats))
        parts = [breakdown(t, seat) for seat in everybody]
        return Outcome([everybody], scores, parts, [], everybody if t.team == WON_TOGETHER else [])
    if t.two_games:
        winners = [seat for seat in range(t.seats) if scores[seat] == max(scores)]
    else:
        winners = [seat for seat in range(t.seats) if t.winner >= 0 and t.winner in (seat, t.partner[seat])]
    others = sorted({scores[seat] for seat in range(t.seats) if seat not in winners}, reverse=True)
    ranking = [winners] if winners else []
    ranking += [[seat for seat in range(t.seats) if seat not in winners and scores[seat] == points] for points in others]
    return Outcome(ranking, scores, [breakdown(t, seat) for seat in range(t.seats)], [], winners)


def breakdown(t: RootTable, seat: int) -> dict[str, int]:
    parts = {SOURCE_IDS[source]: t.tally[seat * SOURCES + source] for source in range(SOURCES)}
    parts["first_game"] = t.banked[seat]
    return {name: points for name, points in parts.items() if points}
