"""The search core: Monte Carlo trees over imagined tables, one tree for each seat, so that nobody answers what it has not seen.

Every iteration imagines a table that agrees with what the searching seat knows, walks down the trees, adds one edge, plays on
for a while and lets the game's judge say who stands how. An edge is a choice; chance and redealt cards make the same edge lead
to different tables, and its value is the average over them. Questions asked of several seats at once are decoupled: an answer
given side by side moves only its own seat's tree.

Where the game gives advice, iterations come in deals: the advised choice and a few rivals are tried on the same imagined table
with the same luck, and all seats go on as advised. Rivals are widened to by the advice, tried again by what they gained and how
seldom they were tried, and given up when they are surely worse; one is taken when it is surely better. So the search can only
add to the advice what it has evidence for. A deep search walks down the trees there too: it finds what others do about a
choice, not what the advice would have them do, and pays for that with more noise (docs/decisions/0010: where it is worth it).

How far a rollout goes is measured for every game (`calibration.json`), or the game says where a choice has shown its effect
(`calm`): what comes after that is only noise. docs/arena.md tells how strong that is. Compiled, deterministic under a seed
and a number of iterations.
"""

from collections.abc import Callable
from math import exp, sqrt
from time import perf_counter
from typing import Final, final

from wonderwood.bots.tree import Edge, Node
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.game import Game
from wonderwood.engine.match import Match
from wonderwood.engine.sight import heard
from wonderwood.engine.table import Ask, Table

WIDEST_ROLLOUT: Final = 4000  # choices: where a game without a judge is played to its end, and no game is longer
TURN: Final = 3  # so many choices of others in a row are a turn, not a mere reaction


@final
class Plan:
    """How to search: the budget, how far to look, and how sharply points turn into win chances."""

    def __init__(
        self,
        iterations: int,
        seconds: float,
        *,
        horizon: int = 0,
        rollout: int = 40,
        guided: bool = True,
        judged: bool = True,
        phased: bool = False,
        sharpness: float = 0.1,
        exploration: float = 3.0,
        doubt: float = 1.5,
        widening: float = 2.0,
        deepest: int = 60,
        abreast: int = 3,
        hope: float = 2.0,
        deep: bool = False,
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds  # 0: no limit
        self.horizon = horizon  # so many choices are played on from a new edge, then to the searching seat's next turn
        self.rollout = rollout  # but never more than these
        self.guided = guided  # the game gives advice: priors, and rollouts that follow it
        self.judged = judged  # the game has a judge; without one rollouts go to the end of the game
        self.phased = phased  # the game says itself where to stop a rollout; otherwise at the searching seat's next turn
        self.sharpness = sharpness
        self.exploration = exploration
        self.doubt = doubt  # deviations by which another option must be better than the advised one
        self.widening = widening
        self.deepest = deepest
        self.abreast = abreast  # rivals tried on every deal
        self.hope = hope  # deviations by which a rival must be worse to be given up
        self.deep = deep  # with advice too, go down the trees instead of comparing only the choices at hand


def prior_weights(game: Game, table: Table, ask: Ask) -> list[float]:
    """The game's advice as weights by place: the best 1, the next a half, a third...; equal advice, equal place."""
    advice = game.advise(table, ask)
    if not advice:
        return [1.0] * len(ask.options)
    order = sorted(range(len(advice)), key=advice.__getitem__, reverse=True)
    weights = [1.0] * len(advice)
    place = 0
    for index in range(1, len(order)):
        if advice[order[index]] != advice[order[index - 1]]:
            place = index
        weights[order[index]] = 1.0 / (1 + place)
    return weights


def win_chances(points: list[int], sharpness: float) -> list[float]:
    """Judged points of all contenders as chances to win that sum up to 1; alone, as a chance to do well."""
    if len(points) == 1:
        return [1.0 / (1.0 + exp(-max(-60.0, min(60.0, points[0] * sharpness))))]
    best = max(points)
    shares = [exp(max(-60.0, (point - best) * sharpness)) for point in points]
    total = sum(shares)
    return [share / total for share in shares]


def judged_points(match: Match) -> list[int]:
    """What the judge thinks of every contender, the seats first."""
    return [match.game.judge(match.table, side) for side in range(match.game.contenders(match.table))]


def shared_points(points: list[int]) -> int:
    """How allies stand: nobody gains by what another loses."""
    return sum(points) // len(points)


def lead(points: list[int], seat: int) -> int:
    """How many points a seat is ahead of the best other contender."""
    others = [point for other, point in enumerate(points) if other != seat]
    return points[seat] - max(others) if others else points[seat]


@final
class Search:
    """A search for one question to one seat. `imagine(seed)` gives a lean table that agrees with what the seat knows."""

    def __init__(self, game: Game, seat: int, ask: Ask, imagine: Callable[[int], Match], fate: QuickFate, plan: Plan) -> None:
        self.game = game
        self.seat = seat
        self.ask = ask
        self.imagine = imagine
        self.fate = fate
        self.picks = fate  # chance of one iteration's own picks: the same for all of a deal
        self.plan = plan
        self.comparing = plan.guided and not plan.deep and len(ask.options) > 1
        self.root = Node()
        self.iterations = 0
        self.allied = False  # alone, or all win or lose as one
        self.base = 0  # then: the judge's opinion of the root, win chances are measured from it
        self.since = 0  # the part of the game in which the question is asked
        self.roots: list[Node] = []
        # Per seat: how many leaf values, their mean and spread, so that exploration has the scale of the game.
        self.count = 0
        self.mean: list[float] = []
        self.square: list[float] = []
        # Of the pairs: how many, and the squares of their differences.
        self.pairs = 0
        self.gains = 0.0

    def run(self) -> None:
        """Search until the budget is spent or no other choice can overtake the best."""
        plan = self.plan
        start = perf_counter()
        self.plant(self.imagine(self.fate.split()))
        rounds = 0
        while self.iterations < plan.iterations:
            if self.comparing:
                self.compare()
            else:
                self.iterate(self.fate.split(), None)
            rounds += 1
            late = plan.seconds > 0.0 and perf_counter() - start > plan.seconds
            if late or (rounds % 4 == 0 and (self.settled() if self.comparing else self.decided())):
                return

    def decided(self) -> bool:
        """True if what is left of the budget cannot bring another choice as many visits as the one that has most."""
        if len(self.root.edges) < 2:
            return False
        visits = sorted(edge.visits for edge in self.root.edges.values())
        return visits[-1] - visits[-2] > self.plan.iterations - self.iterations

    def settled(self) -> bool:
        """True if every rival that may still be tried was shown to be worse than the advised choice, or just as good."""
        if self.pairs < 12:
            return False
        tried = 0
        for edge in self.root.edges.values():
            if edge.pairs:
                tried += 1
                if edge.gain / edge.pairs + self.plan.hope * self.deviation(edge) / sqrt(edge.pairs) > 1.0e-6:
                    return False
        return tried >= min(len(self.root.edges) - 1, 8)

    def plant(self, match: Match) -> None:
        """The roots of the trees, and the edges of the question at hand."""
        seats = match.table.seats
        self.roots = [Node() for _ in range(seats)]
        self.roots[self.seat] = self.root
        self.mean = [0.0] * seats
        self.square = [0.0] * seats
        self.allied = self.game.allied(match.table)
        self.since = self.game.moment(match.table)
        if self.plan.judged and self.allied:
            self.base = shared_points(judged_points(match))
        self.grow(self.root, self.ask, match.table)

    def advised_edge(self) -> Edge:
        best = self.root.edges[self.ask.options[0]]
        for edge in self.root.edges.values():
            if edge.weight > best.weight:
                best = edge
        return best

    def compare(self) -> None:
        """One deal: the advised choice and its most promising rivals, with the same cards and the same luck."""
        advised = self.advised_edge()
        seed = self.fate.split()
        usual = self.iterate(seed, advised)
        for rival in self.rivals(advised):
            if self.iterations >= self.plan.iterations:
                return
            gain = self.iterate(seed, rival) - usual
            rival.pairs += 1
            rival.gain += gain
            rival.square += gain * gain
            self.pairs += 1
            self.gains += gain * gain

    def rivals(self, advised: Edge) -> list[Edge]:
        """By what they gained so far, their advice, and how seldom they were tried."""
        total = 0.0
        tried = 0
        for edge in self.root.edges.values():
            if edge is not advised:
                total += edge.weight
                if edge.pairs:
                    tried += 1
        root = sqrt(self.pairs + 1.0)
        push = self.plan.exploration * self.noise() * root
        flat = 0.25 / (len(self.root.edges) - 1)
        room = int(1.0 + self.plan.abreast + self.plan.widening * root) - tried
        ranked: list[tuple[float, int]] = []
        for edge in self.root.edges.values():
            if edge is not advised:
                score = push * (0.75 * edge.weight / total + flat) / (1.0 + edge.pairs)
                if edge.pairs:
                    score += edge.gain / edge.pairs
                ranked.append((-score, edge.option))
        ranked.sort()
        found: list[Edge] = []
        for _, option in ranked:
            edge = self.root.edges[option]
            if edge.pairs == 0:
                if room <= 0:
                    continue
                room -= 1
            found.append(edge)
            if len(found) >= self.plan.abreast:
                break
        return found

    def noise(self) -> float:
        """How far the gain of a single pair usually lies from nothing."""
        return 0.1 if self.pairs < 2 else sqrt(max(1.0e-14, self.gains / self.pairs))

    def deviation(self, edge: Edge) -> float:
        """How far a single pair of this rival lies from its mean: its own spread, steadied by that of all."""
        mean = edge.gain / edge.pairs
        own = edge.square / edge.pairs - mean * mean
        pooled = self.noise()
        return sqrt(max(1.0e-14, (own * edge.pairs + pooled * pooled * 8.0) / (edge.pairs + 8.0)))

    def best(self) -> int:
        """What to answer: the advised option unless a rival is surely better; of a whole tree the one visited most."""
        if not self.comparing:
            most = self.root.edges[self.ask.options[0]]
            for edge in self.root.edges.values():
                if edge.visits > most.visits:
                    most = edge
            return most.option
        best, highest = self.advised_edge(), 0.0
        for edge in self.root.edges.values():
            if edge.pairs > 1:
                gain = edge.gain / edge.pairs - self.plan.doubt * self.deviation(edge) / sqrt(edge.pairs)
                if gain > highest:
                    best, highest = edge, gain
        return best.option

    def iterate(self, seed: int, first: Edge | None) -> float:
        """Try one line of play, beginning with a given choice or the most promising; what it is worth to the searching seat."""
        match = self.imagine(seed)
        self.picks = QuickFate(seed)
        self.iterations += 1
        joint = match.ask
        ask = None if joint is None else joint.of(self.seat)
        table = match.table
        table.lean = first is not None  # below the root others see of a choice what the log tells them
        places = self.roots[:]
        nodes: list[Node] = []
        edges: list[Edge] = []
        movers: list[int] = []
        grown = False
        while ask is not None and not grown and len(edges) < self.plan.deepest:
            seat = ask.seat
            node = places[seat]
            if first is not None and edges:
                break  # all of a deal go on as advised: exploring further down would make the one tried more often look worse
            if first is not None and first.option in ask.options:
                edge = first
            else:
                edge = self.select(node, ask, table)
            nodes.append(node)
            edges.append(edge)
            movers.append(seat)
            grown = edge.visits == 0
            said = len(table.journal)
            match._answer(ask, edge.option)
            if not grown:
                below = edge.node
                if below is None:
                    below = Node()
                    edge.node = below
                places[seat] = below
                if ask.group == 0:
                    for other in range(table.seats):
                        if other != seat:
                            places[other] = places[other].after(heard(table.journal, said, other))
            ask = match.ask
        table.lean = True
        self.play_on(match)
        return self.learn(match, nodes, edges, movers)

    def select(self, node: Node, ask: Ask, table: Table) -> Edge:
        """The edge to follow: good so far, promising by advice, or new while the node may still widen."""
        options = ask.options
        edges = node.edges
        live: list[Edge] = []
        for option in options:
            known = edges.get(option)
            if known is None:
                self.grow(node, ask, table)
                live = [edges[each] for each in options]
                break
            live.append(known)
        if len(live) == 1:
            return live[0]
        total = 0.0
        tried = visits = 0
        fresh: Edge | None = None
        for edge in live:
            total += edge.weight
            if edge.visits:
                tried += 1
                visits += edge.visits
            elif fresh is None or edge.weight > fresh.weight:
                fresh = edge
        root = sqrt(visits + 1.0)
        wider = tried < 2.0 + self.plan.widening * root
        push = self.plan.exploration * self.spread(ask.seat) * root
        flat = 0.25 / len(live)
        best: Edge | None = None
        highest = -1.0e9
        for edge in live:
            if edge.visits:
                score = edge.value / edge.visits + push * (0.75 * edge.weight / total + flat) / (1.0 + edge.visits)
                if score > highest:
                    best, highest = edge, score
        if fresh is not None and wider:
            hope = node.value / node.visits if node.visits else 0.5
            if best is None or hope + push * (0.75 * fresh.weight / total + flat) > highest:
                best = fresh
        assert best is not None
        return best

    def grow(self, node: Node, ask: Ask, table: Table) -> None:
        """Edges for all options of a question that have none yet; ties among equal advice fall at random."""
        weights = prior_weights(self.game, table, ask)
        fate = self.fate
        for index, option in enumerate(ask.options):
            if option not in node.edges:
                node.edges[option] = Edge(option, weights[index] * (1.0 + fate.below(1000) * 0.00001))

    def spread(self, seat: int) -> float:
        if self.count < 2:
            return 0.1
        mean = self.mean[seat] / self.count
        return sqrt(max(1.0e-14, self.square[seat] / self.count - mean * mean))

    def play_on(self, match: Match) -> None:
        """Play on as advised to the first moment beyond the horizon that can be judged; without a judge, at random to the end.

        Positions are best compared at the same point of a turn: in the middle of one, what a seat may still do counts for it.
        So a rollout ends at a turn of the searching seat, or where the game says that its judge sees best.
        """
        fate = self.picks
        plan = self.plan
        longest = plan.rollout if plan.judged else WIDEST_ROLLOUT
        ask = match.ask
        away = 0  # choices of others since the searching seat's last one
        for count in range(longest):
            if ask is None or (plan.judged and count >= plan.horizon and self.may_judge(match.table, ask, away)):
                return
            away = 0 if ask.seat == self.seat else away + 1
            if plan.guided:
                option = self.advised(match.table, ask)
            else:
                option = ask.options[fate.below(len(ask.options))]
            match._answer(ask, option)
            ask = match.ask

    def may_judge(self, table: Table, ask: Ask, away: int) -> bool:
        return self.game.calm(table, self.since) if self.plan.phased else away >= TURN and ask.seat == self.seat

    def advised(self, table: Table, ask: Ask) -> int:
        """The option with the most advice, ties broken at random."""
        options = ask.options
        advice = self.game.advise(table, ask)
        if not advice:
            return options[self.picks.below(len(options))]
        best = max(advice)
        ties = 0
        found = options[0]
        for index, weight in enumerate(advice):
            if weight == best:
                ties += 1
                if ties == 1 or self.picks.below(ties) == 0:
                    found = options[index]
        return found

    def learn(self, match: Match, nodes: list[Node], edges: list[Edge], movers: list[int]) -> float:
        """Value the table reached for every seat, and credit the choices that led there."""
        points = judged_points(match) if self.plan.judged else [0] * match.table.seats
        if self.allied:
            chances = win_chances([shared_points(points) - self.base], self.plan.sharpness) * len(points)
        else:
            chances = win_chances(points, self.plan.sharpness)[: match.table.seats]
        if match.ask is None:
            won = self.won(match)
            share = 0.25 if self.plan.judged else 0.0
            chances = [share * chance + (1.0 - share) * sure for chance, sure in zip(chances, won)]
        self.count += 1
        for seat, chance in enumerate(chances):
            self.mean[seat] += chance
            self.square[seat] += chance * chance
        for index, edge in enumerate(edges):
            seat = movers[index]
            node = nodes[index]
            node.visits += 1
            node.value += chances[seat]
            edge.visits += 1
            edge.value += chances[seat]
            edge.margin += lead(points, seat)
        return chances[self.seat]

    def won(self, match: Match) -> list[float]:
        outcome = self.game.outcome(match.table)
        share = 1.0 if self.allied else 1.0 / max(1, len(outcome.winners))
        return [share if seat in outcome.winners else 0.0 for seat in range(match.table.seats)]
