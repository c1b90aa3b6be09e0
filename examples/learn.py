"""Learn to play better than chance in a few minutes: REINFORCE with nothing but NumPy.

    python examples/learn.py [game] [episodes] [picture.svg]

The policy is a table: one preference for every choice (`validate E7`, `move d4`) and one for every kind of choice (`validate`,
`move`). Of the offered choices it takes each with a chance that grows with its preference. After a game, every choice that was
made becomes a little dearer if the game went better than usual, and a little cheaper if not.
"""

import sys
from pathlib import Path

import numpy as np

from wonderwood.charts import Curve, line_chart
from wonderwood.research.gymnasium import env


def learn(game: str = "wonderland", episodes: int = 1500, seed: int = 0, speed: float = 0.03) -> list[float]:
    """The lead over the opponent (a random bot) at the end of every episode."""
    table = env(game, seats=2, bots="random")
    book = table.game.book
    kind = np.array([index for index, verb in enumerate(book.verbs) for _ in range(verb.size)])
    choice_worth, kind_worth = np.zeros(book.size), np.zeros(len(book.verbs))
    random = np.random.default_rng(seed)
    usual, spread = 0.0, 10.0
    leads: list[float] = []
    for episode in range(episodes):
        seen, info = table.reset(seed=seed * 1_000_003 + episode)
        choice_slope, kind_slope = np.zeros_like(choice_worth), np.zeros_like(kind_worth)
        done = False
        while not done:
            legal = np.flatnonzero(seen["action_mask"])
            wish = choice_worth[legal] + kind_worth[kind[legal]]
            chance = np.exp(wish - wish.max())
            chance /= chance.sum()
            picked = random.choice(len(legal), p=chance)
            np.add.at(choice_slope, legal, -chance)
            np.add.at(kind_slope, kind[legal], -chance)
            choice_slope[legal[picked]] += 1
            kind_slope[kind[legal[picked]]] += 1
            seen, _, done, _, info = table.step(legal[picked])
        lead = float(info["scores"][0] - info["scores"][1])
        better = np.clip((lead - usual) / spread, -2, 2)
        choice_worth += speed * better * choice_slope
        kind_worth += speed * better * kind_slope
        usual += 0.05 * (lead - usual)
        spread += 0.05 * (abs(lead - usual) - spread)
        leads.append(lead)
    return leads


def smooth(values: list[float], over: int) -> list[tuple[float, float]]:
    """Means of the last `over` values."""
    return [(end, sum(values[end - over : end]) / over) for end in range(over, len(values) + 1, max(1, over // 5))]


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else "wonderland"
    episodes = int(sys.argv[2]) if len(sys.argv) > 2 else 1500
    leads = learn(game, episodes)
    tenth = max(1, episodes // 10)
    first, last = leads[:tenth], leads[-tenth:]
    for name, part in (("first", first), ("last", last)):
        won = sum(lead > 0 for lead in part) / len(part)
        print(f"{name} {len(part)} games: lead {sum(part) / len(part):+.1f}, won {100 * won:.0f} %")
    if len(sys.argv) > 3:
        curve = Curve("mean lead over the last games", smooth(leads, tenth))
        Path(sys.argv[3]).write_text(line_chart(f"REINFORCE in {game}", [curve], "games", "lead in points"), encoding="utf-8")


if __name__ == "__main__":
    main()
