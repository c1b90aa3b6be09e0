"""Hints: what a bot with the asker's eyes thinks of the options. Asking is written down and told to the whole table."""

import asyncio
import contextlib
import hashlib
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import msgspec

from wonderwood.bots.analysis import OPINION, value_options
from wonderwood.bots.outlook import Company, company_of
from wonderwood.bots.pause import Pause, pack, unpack
from wonderwood.engine.errors import Refusal
from wonderwood.server.bodies import Hint, OptionValue
from wonderwood.server.chairs import check_own, make_entry
from wonderwood.server.position import Position
from wonderwood.server.store import Entry, Person
from wonderwood.server.tables import LiveTable

LEVEL: Final = OPINION._replace(seconds=1.2)  # an answer within two seconds, the way to the worker included


def weigh(pause: Pause, seat: int, seed: int) -> list[dict[str, Any]]:
    """In a worker: the options of a seat, the best first. The search sees nothing but what the seat's eyes see."""
    return list(value_options(unpack(pause), seat, LEVEL, seed, pause.age)["options"])


def ask(position: Position, person: Person, seat: int, given: int) -> list[Entry]:
    """The note that somebody asks about the question before them; none if they did already."""
    if not position.row.hints:
        raise Refusal("no_hints")
    match = position.running()
    if match.over:
        raise Refusal("game_over")
    check_own(position, person.id, seat)
    if seat not in match.waiting:
        raise Refusal("not_your_turn", seat=seat, waiting=match.waiting)
    if given != match.given(seat):
        raise Refusal("stale", given=given, expected=match.given(seat))
    if position.hinted.get(seat) == given:
        return []
    return [make_entry(position, "hint", seat=seat, person=person.id, given=given)]


async def give_hint(table: LiveTable, person: Person, seat: int, given: int) -> Hint:
    """The hint about a question, thought once however often it is asked for."""
    await table.act(person, lambda: ask(table.position, person, seat, given))
    known = table.thoughts.get(seat)
    if known is None or known[0] != given or (known[1].done() and known[1].exception() is not None):
        async with table.at_rest() as position:
            match = position.running()
            if match.over or match.given(seat) != given or seat not in match.waiting:
                raise Refusal("stale", given=given, expected=match.given(seat))
            pause, company = pack(match), company_of(match)
        known = table.thoughts[seat] = given, asyncio.create_task(_think(table, pause, company, seat, given))
    with contextlib.suppress(TimeoutError, BrokenProcessPool):
        return await asyncio.shield(known[1])
    raise Refusal("not_now")


async def _think(table: LiveTable, pause: Pause, company: Company, seat: int, given: int) -> Hint:
    rows = await table.brains.run(weigh, pause, seat, seed_of(table.id, seat, given))
    return Hint(seat=seat, given=given, company=company, options=msgspec.convert(rows, list[OptionValue]))


def seed_of(table: str, seat: int, given: int) -> int:
    """The same question gets the same hint; nothing hidden goes into it."""
    return int.from_bytes(hashlib.sha256(f"hint/{table}/{seat}/{given}".encode()).digest()[:7], "big")
