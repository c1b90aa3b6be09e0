"""What a search remembers: choices, and what followed them."""

from typing import final


@final
class Edge:
    """One choice of the tree's own seat."""

    def __init__(self, option: int, weight: float) -> None:
        self.option = option
        self.weight = weight  # by the game's advice, before any visit
        self.visits = 0
        self.value = 0.0  # sum of win chances of the seat that chooses
        self.margin = 0.0  # sum of judged leads in points
        self.pairs = 0  # at the root: how often it was tried beside the advised choice
        self.gain = 0.0  # the sum of what it won more
        self.square = 0.0  # and of the squares of that
        self.node: Node | None = None


@final
class Node:
    """What one seat has seen happen since the root: its own choices, and of those of others what the log tells it."""

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.others: dict[tuple[int, ...], Node] = {}  # by what the seat read in the log
        self.visits = 0
        self.value = 0.0

    def after(self, heard: tuple[int, ...]) -> "Node":
        """Where somebody else's choice leads."""
        node = self.others.get(heard)
        if node is None:
            node = Node()
            self.others[heard] = node
        return node
