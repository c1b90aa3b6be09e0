"""What a game can say: verbs (choices), prompts (questions) and events (log lines), declared once with their arguments."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from wonderwood.engine.errors import Refusal

NOTHING: Final = -1_000_000  # an argument that is absent


@final
class Domain:
    """A named set of small ids (squares, cards, amounts); the box holds a word for each id."""

    def __init__(self, name: str, size: int, readers: tuple[str, ...] = ()) -> None:
        self.name = name
        self.size = size
        self.readers = readers  # facts of the same event naming the seats that may read this one; none: everybody

    def seen_by(self, *readers: str) -> "Domain":
        return Domain(self.name, self.size, readers)


@final
class Verb:
    """A kind of choice. `of(args)` packs one choice into its stable integer; `first`, `second`, `third` unpack it."""

    def __init__(self, name: str, base: int, domains: list[Domain]) -> None:
        if len(domains) > 3:
            raise ValueError(f"verb {name}: at most three arguments; ask in smaller steps")
        self.name = name
        self.domains = domains
        sizes = [domain.size for domain in domains] + [1, 1, 1]
        self.size = sizes[0] * sizes[1] * sizes[2]
        # Machine integers: choices are packed and unpacked more often than anything else is done.
        self.base: i64 = base
        self.end: i64 = base + self.size
        self.stride1: i64 = sizes[1] * sizes[2]
        self.stride2: i64 = sizes[2]
        self.size2: i64 = sizes[1]
        self.size3: i64 = sizes[2]

    def of(self, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> int:
        return self.base + a * self.stride1 + b * self.stride2 + c

    def has(self, option: i64) -> bool:
        return self.base <= option < self.end

    def first(self, option: i64) -> int:
        return (option - self.base) // self.stride1

    def second(self, option: i64) -> int:
        return (option - self.base) // self.stride2 % self.size2

    def third(self, option: i64) -> int:
        return (option - self.base) % self.size3

    def args(self, option: int) -> list[int]:
        return [self.first(option), self.second(option), self.third(option)][: len(self.domains)]


@final
class Prompt:
    """A kind of question. `secret`: its options depend on what others cannot see, so it is asked even when only one is left."""

    def __init__(self, name: str, rule: str, secret: bool, facts: dict[str, Domain]) -> None:
        self.name = name
        self.rule = rule
        self.secret = secret
        self.names = list(facts)
        self.domains = list(facts.values())


@final
class Event:
    """A kind of log line: the rule that caused it and its facts; `readers` (names of facts) if it is not for everybody."""

    def __init__(self, number: int, name: str, rule: str, readers: tuple[str, ...], facts: dict[str, Domain]) -> None:
        self.number = number  # in the order in which they are declared
        self.name = name
        self.rule = rule
        self.readers = readers
        self.names = list(facts)
        self.domains = list(facts.values())


@final
class Entry:
    """One line of the log."""

    __slots__ = ("event", "values")

    def __init__(self, event: Event, values: tuple[int, ...]) -> None:
        self.event = event
        self.values = values


@final
class Vocabulary:
    """All verbs, prompts and events of one game. The order of the verbs fixes the integers: append, never reorder."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.prompts: dict[str, Prompt] = {}
        self.events: dict[str, Event] = {}
        self.size = 0

    def verb(self, name: str, *domains: Domain) -> Verb:
        if any(verb.name == name for verb in self.verbs):
            raise ValueError(f"verb {name} declared twice")
        verb = Verb(name, self.size, list(domains))
        self.verbs.append(verb)
        self.size = verb.end
        return verb

    def prompt(self, name: str, rule: str, *, secret: bool = False, **facts: Domain) -> Prompt:
        if name in self.prompts:
            raise ValueError(f"prompt {name} declared twice")
        self.prompts[name] = Prompt(name, rule, secret, facts)
        return self.prompts[name]

    def event(self, name: str, rule: str, *, only: tuple[str, ...] = (), **facts: Domain) -> Event:
        if name in self.events:
            raise ValueError(f"event {name} declared twice")
        if len(facts) > 6:
            raise ValueError(f"event {name}: at most six facts")
        self.events[name] = Event(len(self.events), name, rule, only, facts)
        return self.events[name]

    def verb_of(self, option: int) -> Verb:
        low, high = 0, len(self.verbs) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self.verbs[middle].base <= option:
                low = middle
            else:
                high = middle - 1
        return self.verbs[low]


@final
class Option:
    """One choice as people and programs outside the engine see it: `move d4`, its parts, and its integer."""

    def __init__(self, id: int, verb: str, args: tuple[str, ...]) -> None:
        self.id = id
        self.verb = verb
        self.args = args

    @property
    def text(self) -> str:
        return " ".join((self.verb, *self.args))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Option({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and other.id == self.id and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.id)


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """What lies in the box of one game: its components, and a word for every id. Shared, never changed by play."""

    def __init__(self, fingerprint: str) -> None:
        self.fingerprint = fingerprint
        self.words: dict[str, list[str]] = {}  # by domain; a domain without words is written as its number
        self.backs: dict[str, list[str]] = {}  # by domain: what everybody sees of a hidden piece, e.g. its colour

    def word(self, domain: str, value: int) -> str:
        words = self.words.get(domain)
        return str(value) if words is None else words[value]

    def option(self, book: Vocabulary, option: int) -> Option:
        verb = book.verb_of(option)
        args = [self.word(domain.name, value) for domain, value in zip(verb.domains, verb.args(option))]
        return Option(option, verb.name, tuple(args))

    def parse(self, book: Vocabulary, text: str) -> int:
        """The integer of a canonical text."""
        parts = text.split()
        verb = next((verb for verb in book.verbs if parts and verb.name == parts[0]), None)
        if verb is None or len(parts) != len(verb.domains) + 1:
            raise Refusal("not_an_option", option=text[:80])
        values = [self._value(domain, part, text) for domain, part in zip(verb.domains, parts[1:])] + [0, 0, 0]
        return verb.of(values[0], values[1], values[2])

    def _value(self, domain: Domain, part: str, text: str) -> int:
        words = self.words.get(domain.name)
        if words is None:
            value = int(part) if part.isascii() and part.isdigit() and len(part) < 10 else -1
        else:
            value = words.index(part) if part in words else -1
        if value < 0 or value >= domain.size:
            raise Refusal("not_an_option", option=text[:80])
        return value
