"""Sitting down, leaving, voting: each says which entries it would add to a table, or refuses."""

import time
from typing import Any, Final

from wonderwood.engine.errors import Refusal
from wonderwood.server.position import Position
from wonderwood.server.store import Entry, Facts, Person
from wonderwood.server.store.rows import EntryKind

SUBSTITUTE: Final = "fair"  # the bot that plays for who left, and where no level is asked for


def now() -> int:
    """Milliseconds since 1970: how times are stored."""
    return int(time.time() * 1000)


def make_entry(position: Position, kind: EntryKind, after: int = 0, **values: Any) -> Entry:
    """The next entry of a table (or the one `after` it)."""
    facts = {name: values.pop(name) for name in list(values) if name in Facts.__struct_fields__}
    return Entry(number=position.number + 1 + after, kind=kind, facts=Facts(**facts), at=now(), **values)


def check_own(position: Position, person: str, seat: int) -> None:
    """Only who owns a chair acts for it, and not while a bot plays there."""
    if seat not in position.seats_of(person):
        raise Refusal("not_your_seat", seat=seat)
    if position.chairs[seat].bot is not None:
        raise Refusal("bot_plays", seat=seat)


def vote(position: Position, online: set[str], person: str, about: str, agree: bool, key: str | None) -> list[Entry]:
    """A voice in a vote; the last one that is needed carries it out."""
    kind, _, number = about.partition(":")
    seat = int(number) if number.isascii() and number.isdigit() and len(number) < 3 else -1
    if kind not in ("takeback", "bot") or about != f"{kind}:{seat}" or not 0 <= seat < len(position.chairs):
        raise Refusal("no_such_vote", about=about)
    match = position.running()
    if match.over:
        raise Refusal("game_over")
    voters = position.voters(about)
    if person not in voters:
        raise Refusal("not_your_vote", about=about)
    if kind == "takeback":
        if about not in position.votes:
            check_own(position, person, seat)  # only the seat itself asks
        position.last_answer(seat)
    else:
        chair = position.chairs[seat]
        if chair.person is None or chair.bot is not None or (not chair.left and chair.person in online):
            raise Refusal("still_there", seat=seat)
    entries = [make_entry(position, "vote", seat=seat, person=person, key=key, about=about, agree=agree)]
    if agree and set(voters) <= {*position.votes.get(about, set()), person}:
        if kind == "takeback":
            entries.append(make_entry(position, "takeback", 1, seat=seat))
        else:
            entries.append(make_entry(position, "bot", 1, seat=seat, bot=SUBSTITUTE))
    return entries


def join(position: Position, person: Person, seat: int | None, allowed: bool) -> list[Entry]:
    """Take an open chair, or come back to one's own; the last to sit down starts the game."""
    own = position.seats_of(person.id)
    if own and (seat is None or seat in own):
        back = [one for one in own if seat in (None, one) and (position.chairs[one].left or position.chairs[one].bot)]
        return [make_entry(position, "join", index, seat=one, person=person.id) for index, one in enumerate(back)]
    if not allowed:
        raise Refusal("needs_invite")
    if seat is not None and seat >= len(position.chairs):
        raise Refusal("no_such_seat", seat=seat, allowed=f"0 to {len(position.chairs) - 1}")
    vacant = [one for one, chair in enumerate(position.chairs) if chair.is_open]
    if not vacant or (seat is not None and seat not in vacant):
        raise Refusal("seat_taken", seat="none" if seat is None else seat)
    entries = [make_entry(position, "join", seat=vacant[0] if seat is None else seat, person=person.id)]
    if len(vacant) == 1 and position.match is None:
        entries.append(make_entry(position, "start", 1))
    return entries


def hand_over(position: Position, person: Person, seat: int, holder: str) -> list[Entry]:
    """A chair goes to who holds the link its owner made."""
    if not 0 <= seat < len(position.chairs) or position.chairs[seat].person != holder:
        raise Refusal("bad_invite")
    return [] if holder == person.id else [make_entry(position, "join", seat=seat, person=person.id)]


def leave(position: Position, person: Person) -> list[Entry]:
    """Get up from all own chairs."""
    own = [seat for seat in position.seats_of(person.id) if not position.chairs[seat].left]
    if not own:
        raise Refusal("not_your_seat", seat="none")
    return [make_entry(position, "leave", index, seat=seat, person=person.id) for index, seat in enumerate(own)]
