"""What a game tells the engine about itself: the box, the seats, the options, the phases, the end."""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import mypyc_attr

from wonderwood.engine.errors import Refusal
from wonderwood.engine.fate import Fate
from wonderwood.engine.table import Ask, Field, Flow, Table
from wonderwood.engine.vocabulary import Box, Domain, Vocabulary

SEAT: Final = Domain("seat", 8)
AMOUNT: Final = Domain("amount", 1000)


@final
class Variant:
    """An option of a new game: its allowed values, the first being the default. `per_seat`: one value for each seat.

    `many`: a value is a list of allowed ones, none of them by default. `carried`: handed on from the game before in a chain of
    games, not offered to people.
    """

    def __init__(
        self,
        name: str,
        values: list[object],
        *,
        default: object = None,
        per_seat: bool = False,
        many: bool = False,
        carried: bool = False,
    ) -> None:
        self.name = name
        self.values = values
        self.per_seat = per_seat
        self.many = many
        self.carried = carried
        nothing: list[object] = []
        self.default: object = nothing if many else values[0] if default is None else default

    def check(self, value: object, seats: int) -> object:
        if not self.per_seat:
            return self._one(value)
        if not isinstance(value, list) or len(value) != seats:
            raise Refusal("bad_setup", option=self.name, value=str(value)[:80], allowed=f"{seats} × ({self._listed()})")
        return [self._one(item) for item in value]

    def _one(self, value: object) -> object:
        if self.many:
            if not isinstance(value, list):
                raise Refusal("bad_setup", option=self.name, value=str(value)[:80], allowed=f"[{self._listed()}]")
            return [self._single(item) for item in value]
        return self._single(value)

    def _listed(self) -> str:
        return ", ".join([str(value) for value in self.values])

    def _single(self, value: object) -> object:
        for allowed in self.values:
            if type(allowed) is type(value) and allowed == value:
                return allowed
        raise Refusal("bad_setup", option=self.name, value=str(value)[:80], allowed=self.values)


@final
class Preset:
    """A way to play worth proposing: for how many seats, with which options. Its words are `preset-<name>` and `.hint`."""

    def __init__(self, name: str, seats: int, options: dict[str, object]) -> None:
        self.name = name
        self.seats = seats
        self.options = options


@final
class Outcome:
    """How a game ended: seats grouped by rank, their scores and what these are made of, the tie-breaks that decided."""

    def __init__(
        self,
        ranking: list[list[int]],
        scores: list[int],
        breakdown: list[dict[str, int]],
        ties: list[str],
        winners: list[int] | None = None,
    ) -> None:
        self.ranking = ranking
        self.scores = scores
        self.breakdown = breakdown
        self.ties = ties
        self.winners = ranking[0] if winners is None else winners  # nobody, when all have lost together

    def data(self) -> dict[str, object]:
        return {
            "ranking": self.ranking,
            "scores": self.scores,
            "breakdown": self.breakdown,
            "ties": self.ties,
            "winners": self.winners,
        }


def rank(keys: list[list[int]], names: list[str], scores: list[int], breakdown: list[dict[str, int]]) -> Outcome:
    """Order seats by their keys, highest first; `names` of the keys after the first say which tie-breaks were needed."""
    order = sorted(range(len(keys)), key=lambda seat: keys[seat], reverse=True)
    ranking: list[list[int]] = []
    used: set[int] = set()
    for seat in order:
        above = ranking[-1][0] if ranking else -1
        if above >= 0 and keys[above] == keys[seat]:
            ranking[-1].append(seat)
        else:
            ranking.append([seat])
        if above >= 0 and keys[above][0] == keys[seat][0]:
            deciding = 1
            while deciding < len(names) and keys[above][deciding] == keys[seat][deciding]:
                deciding += 1
            used.update(range(1, min(deciding, len(names) - 1) + 1))
    return Outcome([sorted(group) for group in ranking], scores, breakdown, [names[index] for index in sorted(used)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The box of one game, as the engine sees it. One instance per game, without state."""

    name: str
    min_seats: int
    max_seats: int
    variants: list[Variant]
    book: Vocabulary
    phases: list[str]

    def open_box(self, components: str | None) -> Box:
        """Read the components, from another folder if one is given."""
        raise NotImplementedError

    def deal(self, box: Box, seats: int, options: dict[str, object]) -> Table:
        """The table before the first phase: no chance yet, that belongs to the phases."""
        raise NotImplementedError

    def begin(self, table: Table) -> Flow:
        """Start the coroutine of `table.phase` from the table alone."""
        raise NotImplementedError

    def outcome(self, table: Table) -> Outcome:
        raise NotImplementedError

    def sequel(self, table: Table, options: dict[str, object]) -> dict[str, object] | None:
        """The options of the game that follows a finished one in a chain (a campaign); None if nothing follows."""
        return None

    def presets(self) -> list[Preset]:
        """Ways to play worth proposing to who sets up a table, the best for newcomers first."""
        return []

    def present(self, table: Table, seat: int | None) -> dict[str, object]:
        """Facts derived for who looks: what the web draws beside the fields. Nothing the seat may not know."""
        return {}

    def contenders(self, table: Table) -> int:
        """How many may win: the seats, and after them whoever plays without one (`judge` is asked of these too)."""
        return table.seats

    def judge(self, table: Table, seat: int) -> int:
        """How good the position is for a seat, in points; any steady scale will do."""
        return 0

    def advise(self, table: Table, ask: Ask) -> list[int]:
        """A weight for every option of a question, by rule of thumb; empty if the game has no opinion."""
        return []

    def allied(self, table: Table) -> bool:
        """All seats win or lose as one."""
        return table.seats == 1

    def moment(self, table: Table) -> int:
        """The part of the game the table is in, by number."""
        return 0

    def calm(self, table: Table, since: int) -> bool:
        """What was chosen in the part `since` has shown its effect and the judge sees through it: a search looks no further."""
        return False

    def worked_out(self, ask: Ask, seats: int) -> bool:
        """A question that `advise` answers by thinking it through: there is little left for a search to find."""
        return False

    def audit(self, table: Table) -> list[str]:
        """What is wrong with a table (cards lost, pieces too many); for tests and fuzzing, empty when all is well."""
        return []

    def imagine(self, table: Table, seat: int | None, fate: Fate) -> None:
        """After the pools were dealt anew: guess, in place, hidden things that have no pool (dice, secret bets)."""

    def suspect(self, table: Table, seat: int, fate: Fate) -> None:
        """After all that a seat cannot see was dealt evenly: make likelier, in place, what others probably hide. For bots."""

    def check(self, seats: int, options: dict[str, object]) -> None:
        """Refuse combinations of options that do not go together."""

    def settle(self, seats: int, options: dict[str, object]) -> dict[str, object]:
        """All options with their defaults, or a refusal."""
        if type(seats) is not int or not self.min_seats <= seats <= self.max_seats:
            raise Refusal("bad_setup", seats=str(seats)[:20], allowed=f"{self.min_seats}–{self.max_seats}")
        names = [variant.name for variant in self.variants]
        for name in options:
            if name not in names:
                raise Refusal("bad_setup", option=str(name)[:80], known="no", allowed=names)
        settled: dict[str, object] = {}
        for variant in self.variants:
            default: object = [variant.default] * seats if variant.per_seat else variant.default
            settled[variant.name] = variant.check(options.get(variant.name, default), seats)
        self.check(seats, settled)
        return settled


def engine_fields() -> list[str]:
    """Fields every table has besides its own; always open."""
    return ["phase", "over"]


def field_named(fields: list[Field], name: str) -> Field:
    return next(field for field in fields if field.name == name)


_SHELF: Final[dict[str, Game]] = {}
_LOADERS: Final[dict[str, Callable[[], Game]]] = {}


def register(game: Game) -> None:
    """Put a game on the shelf."""
    _SHELF[game.name] = game


def shelve(name: str, loader: Callable[[], Game]) -> None:
    """Put a game on the shelf that is loaded when it is first asked for."""
    _LOADERS[name] = loader


def shelf() -> list[str]:
    """Names of all games that can be played."""
    return sorted({*_SHELF, *_LOADERS})


def find_game(name: str) -> Game:
    if name not in _SHELF and name in _LOADERS:
        register(_LOADERS[name]())
    game = _SHELF.get(name)
    if game is None:
        raise Refusal("unknown_game", game=str(name)[:80], allowed=shelf())
    return game
