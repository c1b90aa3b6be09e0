"""Who looks at a table through other processes, as each of them last said."""

import time


class Presence:
    """People online elsewhere, by process."""

    def __init__(self) -> None:
        self._said: dict[str, tuple[float, set[str]]] = {}

    def people(self) -> set[str]:
        return set().union(*(people for _, people in self._said.values()))

    def hear(self, process: str, people: set[str]) -> tuple[bool, bool]:
        """What a process says: whether it is new to us, and whether that changes who is there."""
        known = self._said.get(process)
        self._said[process] = (time.monotonic(), people)
        return known is None, known is None or known[1] != people

    def forget_silent(self, since: float) -> None:
        """A process says so again and again; one that fell silent is gone."""
        for process, (said, _) in list(self._said.items()):
            if said < since:
                del self._said[process]
