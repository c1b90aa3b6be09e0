"""Requests that are on disk: one that comes again with the same key is answered, not carried out twice."""

from collections.abc import Sequence

from wonderwood.server.store import Entry

REMEMBERED = 500  # the latest of a table; whoever asks again does so soon


class Keys:
    """The latest requests of one table, by person and key."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], None] = {}

    def note(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            if entry.key is not None and entry.person is not None:
                self._known[entry.person, entry.key] = None
        while len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]

    def __contains__(self, request: tuple[str, str]) -> bool:
        return request in self._known
