"""What every game must keep to, at every pause of every game: run by the test suite and, on thousands of games, by `make fuzz`.

A game joins by being registered. `check_game` plays one game at random and checks everything on the way; a failure carries
the record that replays to the failing point.
"""

import json
from collections.abc import Iterator
from typing import Any

from wonderwood.engine.errors import Refusal
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.game import Game, engine_fields
from wonderwood.engine.match import Match
from wonderwood.engine.record import table_data
from wonderwood.engine.sight import ask_view, redeal
from wonderwood.engine.table import Table, copy_value

WIRING = {"seats", "fate", "lean", "polite", "journal", "answering", "gatherings", "reveals", "box"}
LONGEST = 20_000  # choices: no game of ours comes near


class Broken(AssertionError):
    """A promise a game broke, with the record up to that point."""

    def __init__(self, promise: str, match: Match) -> None:
        super().__init__(f"{match.game.name}: {promise}\nrecord: {match.save()}")
        self.promise = promise
        self.record = match.save()


def random_options(game: Game, seats: int, fate: QuickFate) -> dict[str, object]:
    """A random choice of options that go together; the defaults if luck does not find one."""
    for _ in range(200):
        options: dict[str, object] = {}
        for variant in game.variants:
            if variant.carried:
                continue
            if variant.per_seat:
                options[variant.name] = [variant.values[fate.below(len(variant.values))] for _ in range(seats)]
            else:
                options[variant.name] = variant.values[fate.below(len(variant.values))]
        try:
            return game.settle(seats, options)
        except Refusal:
            continue
    return game.settle(seats, {})


def playable_seats(game: Game) -> Iterator[int]:
    yield from range(game.min_seats, game.max_seats + 1)


def play_randomly(game: Game, seats: int, seed: int, options: dict[str, object] | None = None) -> Iterator[Match]:
    """A random game, handed out at every pause, the end included."""
    fate = QuickFate(seed)
    chosen = random_options(game, seats, fate) if options is None else options
    match = Match.new(game, seats=seats, options=chosen, seed=f"conformance-{seed}")
    while True:
        yield match
        if match.over:
            return
        asks = match.pending
        asked = asks[fate.below(len(asks))]
        match.play(asked.seat, asked.options[fate.below(len(asked.options))].text)


def check_game(game: Game, seats: int, seed: int, options: dict[str, object] | None = None, every: int = 1) -> int:
    """Play one random game, every promise checked at every pause; the costly ones at each `every`-th, by seed. Its length."""
    length = 0
    match = None
    shared: list[tuple[str, Any, Any]] = []
    for match in play_randomly(game, seats, seed, options):
        check_pause(match)
        check_shared(match, shared)
        shared = shared_lists(match.table)
        if (length + seed) % every == 0:
            check_copies(match, reload=length // every % 4 == 0)
            check_sight(match, seed + length)
            check_imagined(match, seed + length)
            check_undo(match)
        length += 1
        if length > LONGEST:
            raise Broken("the game does not end", match)
    assert match is not None
    check_fields(match.table)
    check_end(match)
    return length


def check_pause(match: Match) -> None:
    """There is a choice, every choice is a stable integer with a text that reads back, and the table is sound."""
    ask = match.ask
    if ask is not None:
        seats = match.waiting
        if len(set(seats)) != len(seats):
            raise Broken(f"a seat is asked twice at once: {seats}", match)
        for one in [ask, *ask.also]:
            if not one.options:
                raise Broken(f"no option at {one.prompt.name}", match)
            if len(set(one.options)) != len(one.options):
                raise Broken(f"an option is offered twice at {one.prompt.name}", match)
            for option in one.options:
                if not 0 <= option < match.game.book.size:
                    raise Broken(f"option {option} at {one.prompt.name} is outside the integers", match)
                text = match.box.option(match.game.book, option).text
                if match.box.parse(match.game.book, text) != option:
                    raise Broken(f"{text!r} reads back as another option", match)
    for problem in match.game.audit(match.table):
        raise Broken(problem, match)


def check_copies(match: Match, reload: bool = True) -> None:
    """Clone, save and load change nothing and share nothing; a loaded record replays the whole game, so only at `reload`."""
    before = portrait(match)
    clone = match.clone()
    if portrait(clone) != before:
        raise Broken(f"a clone differs: {difference(before, portrait(clone))}", match)
    if views(clone) != views(match):
        raise Broken(f"a clone looks different: {difference(views(match), views(clone))}", match)
    shared = {field.name for field in match.table.fields() if field.shared}
    for name, value in vars_of(match.table):
        if name not in shared and shares(value, getattr(clone.table, name)):
            raise Broken(f"a clone shares {name}", match)
    loaded = Match.load(match.save()) if reload else clone.clone()
    if portrait(loaded) != before:
        raise Broken(f"a loaded record differs: {difference(before, portrait(loaded))}", match)
    if not match.over:
        fate = QuickFate(len(match.answers))
        ask = clone.ask
        assert ask is not None
        option = ask.options[fate.below(len(ask.options))]
        for copy in (clone, loaded):
            copy.play(ask.seat, option)
        if portrait(clone) != portrait(loaded):
            raise Broken("a clone and a loaded record go different ways after the same choice", match)
        scout = match.scout(1)
        if table_data(scout.table) != table_data(match.table) or scout.waiting != match.waiting:
            raise Broken("a scout differs", match)
    if portrait(match) != before:
        raise Broken("copying changed the match", match)


def shared_lists(table: Table) -> list[tuple[str, Any, Any]]:
    """Every list that copies share: its name, the list and what it holds now."""
    found = [(field.name, getattr(table, field.name)) for field in table.fields() if field.shared]
    return [(name, value, copy_value(value)) for name, value in found]


def check_shared(match: Match, before: list[tuple[str, Any, Any]]) -> None:
    """Since the pause before, no list that copies share was changed in place."""
    for name, value, held in before:
        if value != held:
            raise Broken(f"{name} is shared by copies and was changed in place", match)


def check_sight(match: Match, seed: int) -> None:
    """Nothing a viewer sees depends on what it may not see: deal that anew, and its view, question and log stay the same."""
    if match.over:
        return
    viewers: list[int | None] = [None, *range(match.seats)]
    for viewer in viewers:
        other = match.clone()
        redeal(other.table, other.box, viewer, QuickFate(seed))
        if table_data(other.table) == table_data(match.table):
            continue
        seen, told = match.view(viewer), other.view(viewer)
        if json.dumps(seen) != json.dumps(told):
            raise Broken(f"the view of {viewer} leaks: {difference(seen, told)}", match)
        check_question(match, viewer, seed)


def check_imagined(match: Match, seed: int) -> None:
    """What a search imagines in place of what a seat cannot see reaches neither the match nor what it goes back to."""
    if match.over:
        return
    tables = [match.table, *(mark.table for mark in match.marks)]
    before = [table_data(table) for table in tables]
    for seat in range(match.seats):
        match.determinize(seat, seed)
    for table, data in zip(tables, before):
        if table_data(table) != data:
            raise Broken(f"imagining changed the match: {difference(data, table_data(table))}", match)


def check_question(match: Match, viewer: int | None, seed: int) -> None:
    """The same for the question, when the phase has just begun and can be begun again with other hidden cards."""
    mark = match.marks[-1]
    ask = match.ask
    if viewer is None or ask is None or mark.answers != len(match.answers) or mark.chances != len(match.chances):
        return
    table = mark.table.copy()
    redeal(table, match.box, viewer, QuickFate(seed))
    again = Match(match.game, match.box, match.options, table, QuickFate(seed), False)
    again._run(-1)
    if (again.ask is None) or again.waiting != match.waiting:
        raise Broken(f"who is asked depends on what {viewer} cannot see", match)
    mine, other = ask.of(viewer), again.ask.of(viewer)
    if mine is not None and other is not None and (mine.options != other.options or mine.prompt is not other.prompt):
        raise Broken(f"the question to {viewer} at {mine.prompt.name} depends on what it cannot see", match)


def check_undo(match: Match) -> None:
    """Playing and taking back leaves everything as it was."""
    if match.over:
        return
    before = portrait(match)
    trial = match.clone()
    ask = trial.ask
    assert ask is not None
    trial.play(ask.seat, ask.options[-1])
    if trial.can_undo(ask.seat):
        trial.undo(ask.seat)
        if portrait(trial) != before:
            raise Broken(f"undo differs: {difference(before, portrait(trial))}", match)


def check_fields(table: Table) -> None:
    """Every attribute of the table is declared once, with who may see it, and holds integers and lists only."""
    declared = [field.name for field in table.fields()]
    if len(set(declared)) != len(declared):
        raise AssertionError("a field is declared twice")
    found = {name for name, _ in vars_of(table)}
    if {field.known for field in table.fields()} & {field.name for field in table.fields() if field.shared}:
        raise AssertionError("a list that says what is known must not be shared: it is dealt anew in place")
    if set(declared) - found:
        raise AssertionError(f"declared but not there: {sorted(set(declared) - found)}")
    extra = found - set(declared) - WIRING - set(engine_fields())
    if extra:
        raise AssertionError(f"not declared: {sorted(extra)}")
    for name in declared:
        if not plain(getattr(table, name)):
            raise AssertionError(f"{name} holds more than integers and lists")


def check_end(match: Match) -> None:
    """The outcome ranks every seat once, and a finished match accepts nothing more."""
    outcome = match.outcome
    assert outcome is not None
    ranked = sorted(seat for group in outcome.ranking for seat in group)
    if ranked != list(range(match.seats)):
        raise Broken(f"the ranking names {ranked}", match)
    for score, parts in zip(outcome.scores, outcome.breakdown):
        if sum(parts.values()) != score:
            raise Broken(f"a score of {score} is not the sum of {parts}", match)
    try:
        match.play(0, 0)
    except Refusal as refusal:
        if refusal.code != "game_over":
            raise Broken(f"after the end a choice is refused as {refusal.code}", match) from None
    else:
        raise Broken("a choice is accepted after the end", match)


def portrait(match: Match) -> dict[str, object]:
    """Everything about a match that matters. What anybody sees follows from the table and the questions: see `views`."""
    ask = match.ask
    return {
        "table": table_data(match.table),
        "asks": []
        if ask is None
        else [(one.seat, one.prompt.name, one.options, ask_view(match.box, one)) for one in [ask, *ask.also]],
        "log": match.log,
        "chances": list(match.chances),
        "choices": [(answer.seat, answer.option) for answer in match.answers],
    }


def views(match: Match) -> list[dict[str, object]]:
    """What a spectator and every seat sees."""
    shared: dict[str, object] = {}
    return [match.view(seat, shared) for seat in [None, *range(match.seats)]]


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two JSON values part."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one:
            if one[key] != other.get(key):
                return difference(one[key], other.get(key), f"{path}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, (left, right) in enumerate(zip(one, other)):
            if left != right:
                return difference(left, right, f"{path}[{index}]")
    return f"{path}: {one!r} / {other!r}"[:400]


def vars_of(table: Table) -> list[tuple[str, Any]]:
    """Attributes of a table, compiled or not."""
    names = list(vars(table)) if hasattr(table, "__dict__") else []
    for kind in type(table).__mro__:
        slots = ("getset_descriptor", "member_descriptor")
        names += [name for name, item in vars(kind).items() if type(item).__name__ in slots]
    return [(name, getattr(table, name)) for name in dict.fromkeys(names) if not name.startswith("__")]


def shares(one: Any, other: Any) -> bool:
    if not isinstance(one, list):
        return False
    return (one is other and one is not None) or any(shares(left, right) for left, right in zip(one, other))


def plain(value: Any) -> bool:
    return type(value) is int or (isinstance(value, list) and all(plain(item) for item in value))
