"""Chapter 15: the final count."""

from wonderwood.engine.game import Outcome, rank
from wonderwood.games.wonderland.table import WonderlandTable


def final_pr(t: WonderlandTable, seat: int) -> int:
    """9.4, 15.6: the counter, and the PR of Encounter cards not validated."""
    total = t.wake[seat]
    for encounter in t.goals[seat]:
        total += t.box.encounter_pr[encounter]
    return total


def penalties(t: WonderlandTable, prs: list[int]) -> list[int]:
    """15.7, 15.8, 15.9: by place in PR; tied players share the place, the next places are skipped, and 0 PR cost nothing."""
    return [0 if pr == 0 else t.box.penalty_pf[sum(1 for other in prs if other > pr)] for pr in prs]


def artifact_pf(t: WonderlandTable, tokens: list[int]) -> int:
    """15.3: what is printed on them."""
    total = 0
    for token in tokens:
        total += t.box.kind_pf[t.box.token_kind[token]]
    return total


def series_pf(t: WonderlandTable, tokens: list[int]) -> int:
    """15.3: the bonus for several of a kind."""
    counts = [0] * t.box.kinds
    for token in tokens:
        counts[t.box.token_kind[token]] += 1
    total = 0
    for count in counts:
        total += t.box.series_pf[count]
    return total


def lines(t: WonderlandTable, seat: int, penalty: int) -> dict[str, int]:
    """15.2, 15.3, 15.4, 15.5, 15.7: the lines of the score sheet of one player."""
    return {
        "movement": t.box.level_pf[t.box.level[t.modes[seat]]],
        "artifacts": artifact_pf(t, t.artifacts[seat]),
        "series": series_pf(t, t.artifacts[seat]),
        "encounters": sum(t.box.encounter_pf[encounter] for encounter in t.validated[seat]),
        "soldiers": t.soldiers[seat] * t.box.soldier_pf + t.gardeners[seat] * t.box.gardener_pf,
        "penalty": penalty,
    }


def final_count(t: WonderlandTable) -> Outcome:
    """1.1, 15: most PF wins; ties go to the tie-breaks of 15.10, then the victory is shared."""
    prs = [final_pr(t, seat) for seat in range(t.seats)]
    sheets = [lines(t, seat, penalty) for seat, penalty in enumerate(penalties(t, prs))]
    scores = [sum(sheet.values()) for sheet in sheets]
    keys: list[list[int]] = []
    for seat in range(t.seats):
        answers = {
            "fewest_pr": -prs[seat],
            "most_encounters": len(t.validated[seat]),
            "most_artifacts": len(t.artifacts[seat]),
        }
        keys.append([scores[seat], *(answers[name] for name in t.box.ties)])
    return rank(keys, ["score", *t.box.ties], scores, sheets)
