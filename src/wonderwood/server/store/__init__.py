"""What outlives the process: people, tables and their entries, in SQLite or PostgreSQL."""

from wonderwood.server.store.rows import (
    Chair,
    Conflict,
    Entry,
    Facts,
    Invite,
    Lobby,
    Origin,
    Past,
    Person,
    RecordedPlay,
    Stretch,
    Study,
    TableRow,
    damaged,
)
from wonderwood.server.store.store import Store

__all__ = [
    "Chair",
    "Conflict",
    "Entry",
    "Facts",
    "Invite",
    "Lobby",
    "Origin",
    "Past",
    "Person",
    "RecordedPlay",
    "Store",
    "Stretch",
    "Study",
    "TableRow",
    "damaged",
]
