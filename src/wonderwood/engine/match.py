"""A match drives the rules of one game: it asks the seats, draws chance, and can be paused, copied, undone at any question."""

from typing import Final, final

from wonderwood.engine.errors import Refusal
from wonderwood.engine.fate import Fate, QuickFate, SealedFate
from wonderwood.engine.game import Game, Outcome, find_game
from wonderwood.engine.sight import ask_view, entry_view, redeal, table_view
from wonderwood.engine.table import Ask, Flow, GameOver, Table
from wonderwood.engine.vocabulary import Box, Option, Prompt

PHASE: Final = Ask(-1, Prompt("phase", "", False, {}), [])  # not a question: a phase begins


@final
class Pending:
    """A seat that must choose, what it is asked, and among which options."""

    def __init__(self, seat: int, prompt: str, rule: str, facts: dict[str, object], options: list[Option]) -> None:
        self.seat = seat
        self.prompt = prompt
        self.rule = rule
        self.facts = facts
        self.options = options

    def __repr__(self) -> str:
        return f"Pending(seat={self.seat}, prompt={self.prompt!r}, options={[option.text for option in self.options]})"


@final
class Answer:
    """One recorded choice, with what undo must know of it."""

    __slots__ = ("chances", "group", "option", "reveals", "seat")

    def __init__(self, seat: int, option: int, group: int, chances: int, reveals: int) -> None:
        self.seat = seat
        self.option = option
        self.group = group  # the `together` it was given in, 0 outside of one
        self.chances = chances  # outcomes drawn before it
        self.reveals = reveals  # hidden things shown before it


@final
class Mark:
    """The table at the start of a phase and how long the record was then: where clones, undo and recovery start from."""

    def __init__(self, table: Table, answers: int, chances: int, lines: int, reveals: int) -> None:
        self.table = table
        self.answers = answers
        self.chances = chances
        self.lines = lines
        self.reveals = reveals


def phases(game: Game, table: Table, marked: bool) -> Flow:
    """One phase after another until the game is over; where somebody keeps marks, it says when one begins."""
    while not table.over:
        if marked:
            yield PHASE
        table.gatherings = 0
        yield from game.begin(table)


@final
class Match:
    """One game being played. A pause is the table at the start of the phase plus the answers since."""

    def __init__(self, game: Game, box: Box, options: dict[str, object], table: Table, fate: Fate, lean: bool) -> None:
        self.game = game
        self.box = box
        self.options = options
        self.table = table
        self.lean = lean  # for simulation: no log, no record, no marks; cannot be cloned
        self.answers: list[Answer] = []
        self.marks: list[Mark] = []
        self.ask: Ask | None = None
        self._flow: Flow | None = None
        self._counts = [0] * table.seats
        self._at_mark = False  # the table stands at the last mark already: do not copy it again
        self._wire(fate)

    @classmethod
    def new(
        cls,
        game: str | Game,
        seats: int = 2,
        options: dict[str, object] | None = None,
        seed: int | str = 0,
        components: str | None = None,
        lean: bool = False,
    ) -> "Match":
        """Set a game up and play to the first question. The same seed gives the same game."""
        chosen = find_game(game) if isinstance(game, str) else game
        settled = chosen.settle(seats, options or {})
        return cls.begin(chosen, chosen.open_box(components), settled, seats, make_fate(seed, lean), lean)

    @classmethod
    def begin(cls, game: Game, box: Box, options: dict[str, object], seats: int, fate: Fate, lean: bool) -> "Match":
        match = cls(game, box, options, game.deal(box, seats, options), fate, lean)
        match._run(-1)
        return match

    # -- looking --------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.table.seats

    @property
    def over(self) -> bool:
        return self.ask is None

    @property
    def waiting(self) -> list[int]:
        """The seats that must choose now."""
        return [] if self.ask is None else sorted([self.ask.seat] + [ask.seat for ask in self.ask.also])

    @property
    def pending(self) -> list[Pending]:
        if self.ask is None:
            return []
        return [self._pending(ask) for ask in [self.ask, *self.ask.also]]

    def _pending(self, ask: Ask) -> Pending:
        seen = ask_view(self.box, ask)
        facts = seen["facts"]
        assert isinstance(facts, dict)
        options = [self.box.option(self.game.book, option) for option in ask.options]
        return Pending(ask.seat, ask.prompt.name, ask.prompt.rule, facts, options)

    def view(self, seat: object = None, shared: dict[str, object] | None = None) -> dict[str, object]:
        """Everything a seat may see (None: a spectator), as plain JSON data. After the end all is open.

        Who asks for several views of one position passes the same `shared` dict: what is open is written once.
        """
        viewer = self._viewer(seat)
        ask = None if self.ask is None or viewer is None else self.ask.of(viewer)
        asked: dict[str, object] | None = None
        if ask is not None:
            asked = ask_view(self.box, ask)
            asked["options"] = [self.box.option(self.game.book, option).text for option in ask.options]
            asked["given"] = self.given(ask.seat)
        return {
            "game": self.game.name,
            "seat": viewer,
            "seats": self.seats,
            "phase": self.game.phases[self.table.phase],
            "over": self.over,
            "waiting": self.waiting,
            "ask": asked,
            "table": table_view(self.table, self.box, viewer, self.over, shared),
            "facts": self.game.present(self.table, viewer),
            "outcome": self.game.outcome(self.table).data() if self.over else None,
        }

    @property
    def log(self) -> list[dict[str, object]]:
        """The whole log, secrets included: for who runs the table."""
        return [line for line in (entry_view(self.box, entry, None, True) for entry in self.table.journal) if line]

    def log_for(self, seat: object, since: int = 0) -> list[dict[str, object]]:
        """The log as a seat may read it, from line `since` of its own reading on."""
        viewer = self._viewer(seat)
        lines = (entry_view(self.box, entry, viewer, self.over) for entry in self.table.journal)
        return [line for line in lines if line is not None][since:]

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.table) if self.over else None

    def given(self, seat: int) -> int:
        """How many choices and undos a seat has made: the number its next choice must carry to be fresh."""
        return self._counts[seat]

    @property
    def chances(self) -> list[int]:
        return self.table.fate.heard

    # -- playing --------------------------------------------------------------------------------------------------

    # Seats and choices come from outside: these accept any object, so that compiled as well garbage gets a coded refusal.

    def play(self, seat: object, choice: object, given: object = None) -> None:
        """Carry out one offered option (an Option, its text or its integer); anything else is refused and changes nothing."""
        ask = self._asked(seat)
        if given is not None and given != self.given(ask.seat):
            raise Refusal("stale", given=given, expected=self.given(ask.seat))
        self._answer(ask, self._chosen(ask, choice))

    def _asked(self, seat: object) -> Ask:
        number = self._number(seat)
        if self.ask is None:
            raise Refusal("game_over")
        ask = self.ask.of(number)
        if ask is None:
            raise Refusal("not_your_turn", seat=number, waiting=self.waiting)
        return ask

    def _chosen(self, ask: Ask, choice: object) -> int:
        if isinstance(choice, Option):
            option = choice.id
        elif isinstance(choice, str):
            option = self.box.parse(self.game.book, choice)
        elif type(choice) is int:
            option = choice
        else:
            raise Refusal("not_an_option", option=str(choice)[:80])
        if option not in ask.options:
            raise Refusal("not_an_option", option=str(choice)[:80])
        return option

    def _answer(self, ask: Ask, option: int) -> None:
        table = self.table
        if self.lean:
            table.answering = ask.seat
            self._run(option)
            return
        group = 0 if ask.group == 0 else self.marks[-1].answers * 1000 + ask.group
        self.answers.append(Answer(ask.seat, option, group, len(table.fate.heard), table.reveals))
        table.answering = ask.seat
        self._counts[ask.seat] += 1
        marks = self.marks[:]
        try:
            self._run(option)
        except BaseException:
            failed = self.answers.pop()
            self._counts[ask.seat] -= 1
            self.marks = marks
            self._restore(marks[-1], self.answers, table.fate.heard[: failed.chances])
            raise

    def _run(self, option: int) -> None:
        """Resume the rules with an answer (-1: begin) and go on until a seat must choose or the game is over."""
        table = self.table
        self.ask = None
        try:
            if self._flow is None:
                self._flow = phases(self.game, table, not self.lean)
                ask = next(self._flow)
            else:
                ask = self._flow.send(option)
            while True:
                if ask is PHASE:
                    if self._at_mark:
                        self._at_mark = False
                    else:
                        self._mark()
                elif ask.forced(table.polite):
                    option = ask.options[0]
                    table.answering = ask.seat
                elif ask.options:
                    self.ask = ask
                    return
                else:
                    raise RuntimeError(f"no option for seat {ask.seat} at {ask.prompt.name}")
                ask = self._flow.send(option)
        except (StopIteration, GameOver):
            self._flow = None

    # -- pausing, copying, taking back ------------------------------------------------------------------------------

    def _wire(self, fate: Fate) -> None:
        fate.keep = not self.lean
        self.table.fate = fate
        self.table.lean = self.lean
        self.table.polite = not self.lean

    def _mark(self) -> None:
        """Remember the table at the start of a phase; older ones only while undo could still reach them."""
        table = self.table
        mark = Mark(table.copy(), len(self.answers), len(table.fate.heard), len(table.journal), table.reveals)
        if self.marks:
            last = self.marks[-1]
            seats = {answer.seat for answer in self.answers[last.answers :]}
            if mark.chances != last.chances or mark.reveals != last.reveals or len(seats) > 1:
                self.marks.clear()
        self.marks.append(mark)

    def _restore(self, mark: Mark, answers: list[Answer], heard: list[int]) -> None:
        """Go back to a mark and carry the given answers out again, with the outcomes they had."""
        fate = self.table.fate
        journal = self.table.journal[: mark.lines]
        self.marks = [kept for kept in self.marks if kept.answers < mark.answers]
        self.answers = answers[: mark.answers]
        self.table = mark.table.copy()
        self.table.journal = journal
        self.table.reveals = mark.reveals
        self._wire(fate)
        fate.script = heard[mark.chances :]
        fate.at = 0
        fate.count = mark.chances
        fate.heard = heard[: mark.chances]
        self._flow = None
        self._run(-1)
        for answer in answers[mark.answers :]:
            ask = None if self.ask is None else self.ask.of(answer.seat)
            if ask is None or answer.option not in ask.options:
                raise Refusal("bad_record", problem="a recorded choice is not possible", choice=len(self.answers))
            self._answer(ask, answer.option)
            self._counts[answer.seat] -= 1

    def clone(self, seed: int | None = None) -> "Match":
        """An equal match that shares nothing with this one. With a seed, its future chance is its own."""
        copy = self._bare(False, seed)
        copy.answers = self.answers[: self.marks[-1].answers]
        copy.table.journal = self.table.journal[: self.marks[-1].lines]
        copy._catch_up(self)
        return copy

    def scout(self, seed: int) -> "Match":
        """A lean copy for looking ahead: no log, no record, own chance; it cannot be copied itself."""
        copy = self._bare(True, seed)
        copy._catch_up(self)
        return copy

    def _bare(self, lean: bool, seed: int | None) -> "Match":
        if self.lean:
            raise Refusal("not_copyable", problem="a lean match keeps no mark to copy from")
        mark = self.marks[-1]
        old = self.table.fate
        fate: Fate
        if seed is None and isinstance(old, SealedFate):
            fate = SealedFate(old.seed)
        else:
            fate = QuickFate(seed or 0)
        fate.count = mark.chances
        fate.heard = [] if lean else old.heard[: mark.chances]
        fate.script = old.heard[mark.chances :]
        copy = Match(self.game, self.box, self.options, mark.table.copy(), fate, lean)
        copy.table.reveals = mark.reveals
        return copy

    def _catch_up(self, other: "Match") -> None:
        """Repeat what the other match has done since its last mark."""
        self._counts = other._counts[:]
        if not self.lean:
            # Marks are never changed, so copies share them.
            self.marks = [other.marks[-1]]
        if other.ask is None:
            fate = self.table.fate
            fate.heard = other.table.fate.heard[:]
            fate.count = other.table.fate.count
            self.table = other.table.copy()
            self.table.journal = other.table.journal[:]
            self.answers = other.answers[:]
            self._wire(fate)
            return
        self.table.polite = True
        self._at_mark = not self.lean
        self._run(-1)
        for answer in other.answers[other.marks[-1].answers :]:
            assert self.ask is not None
            ask = self.ask.of(answer.seat)
            assert ask is not None
            self._answer(ask, answer.option)
        self._counts = other._counts[:]
        self.table.polite = not self.lean

    def determinize(self, seat: int, rng: int | Fate) -> "Match":
        """A lean copy in which all that the seat cannot see is dealt anew; it plays forward, for search."""
        self._number(seat)
        fate = rng if isinstance(rng, Fate) else QuickFate(rng)
        copy = self.scout(fate.below(1 << 30))
        redeal(copy.table, copy.box, seat, fate)
        self.game.imagine(copy.table, seat, fate)
        ask = copy.ask
        if ask is not None and any(one.seat != seat and one.prompt.secret for one in [ask, *ask.also]):
            # What the others may answer depended on what was dealt anew: ask again from the table as it is.
            copy._flow = None
            copy._run(-1)
        return copy

    def undo(self, seat: object) -> None:
        """Take the seat's last choice back, if since then nothing was drawn or shown and nobody else acted on it."""
        number = self._number(seat)
        index = self._undoable(number)
        if index < 0:
            raise Refusal("cannot_undo", seat=number)
        mark = [mark for mark in self.marks if mark.answers <= index][-1]
        kept = self.answers[:index] + self.answers[index + 1 :]
        self._restore(mark, kept, self.table.fate.heard[:])
        self._counts[number] += 1

    def can_undo(self, seat: object) -> bool:
        return self._undoable(self._number(seat)) >= 0

    def _undoable(self, seat: int) -> int:
        """Where in the record the seat's last choice stands, or -1 if it cannot be taken back."""
        if self.ask is None or not self.marks:
            return -1
        index = len(self.answers) - 1
        while index >= self.marks[0].answers and self.answers[index].seat != seat:
            index -= 1
        return index if index >= self.marks[0].answers and self._is_private(index) else -1

    def _is_private(self, index: int) -> bool:
        """True if the choice drew nothing, showed nothing, and only side-by-side choices of others came after it."""
        answer = self.answers[index]
        after = self.answers[index + 1 :]
        chances = after[0].chances if after else len(self.table.fate.heard)
        reveals = after[0].reveals if after else self.table.reveals
        if chances != answer.chances or reveals != answer.reveals:
            return False
        return all(other.group == answer.group and other.group != 0 for other in after)

    # -- keeping --------------------------------------------------------------------------------------------------

    def save(self) -> str:
        """The record as versioned JSON: game, options, components' hash, all choices and outcomes, and the table."""
        from wonderwood.engine.record import save

        return save(self)

    @classmethod
    def load(cls, text: str | bytes, components: str | None = None) -> "Match":
        """Replay a record and check it against the table it ends with; a damaged or foreign one is refused."""
        from wonderwood.engine.record import load

        return load(text, components)

    def _viewer(self, seat: object) -> int | None:
        return None if seat is None else self._number(seat)

    def _number(self, seat: object) -> int:
        if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.table.seats:
            return seat
        raise Refusal("no_such_seat", seat=str(seat)[:20], allowed=f"0 to {self.table.seats - 1}")


def make_fate(seed: int | str, lean: bool) -> Fate:
    text = str(seed)
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Refusal("bad_setup", option="seed", value=text[:80], allowed="UTF-8") from None
    if lean:
        return QuickFate(seed if isinstance(seed, int) else hash_text(text))
    return SealedFate(text)


def hash_text(text: str) -> int:
    value = 7
    for code in text.encode():
        value = (value * 257 + code) % 1152921504606846883
    return value
