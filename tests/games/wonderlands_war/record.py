"""Writes the recorded games: `python tests/games/wonderlands_war/record.py`. Every seat follows the rules of thumb.

Run it again only when components or rules have changed on purpose; the recorded choices say what was played.
"""

import json
from pathlib import Path

from wonderwood.engine.fate import QuickFate
from wonderwood.engine.match import Match
from wonderwood.games.wonderlands_war import GAME

RECORDS = Path(__file__).parent / "records"
GAMES: dict[int, dict[str, object]] = {
    2: {"faction": ["alice", "cheshire_cat"], "ally_pack": "A"},
    3: {"faction": ["queen_of_hearts", "jabberwocky", "mad_hatter"], "ally_pack": "B"},
    4: {"faction": ["cheshire_cat", "alice", "queen_of_hearts", "jabberwocky"], "ally_pack": "C"},
    5: {"faction": ["mad_hatter", "jabberwocky", "cheshire_cat", "alice", "queen_of_hearts"], "ally_pack": "D"},
}


def record(seats: int) -> Match:
    match = Match.new(GAME, seats=seats, seed=f"record-{seats}", options=GAMES[seats])
    picks = QuickFate(seats)
    while match.ask is not None:
        ask = match.ask
        weights = GAME.advise(match.table, ask)
        best = [option for option, weight in zip(ask.options, weights) if weight == max(weights)]
        match.play(ask.seat, best[picks.below(len(best))])
    return match


def main() -> None:
    for seats in GAMES:
        match = record(seats)
        text = json.dumps(json.loads(match.save()), ensure_ascii=False, indent=0)
        (RECORDS / f"{seats}_players.json").write_text(text + "\n", encoding="utf-8")
        assert match.outcome is not None
        print(seats, match.outcome.scores, len(match.answers))


if __name__ == "__main__":
    main()
