"""A position of Wonderland in one line, so that the test of a rule is: position, choices, expectation.

    Q2/Q3:1/Q4/Q1 A r4 F08 alice=b3 g=b3,c2 s=c3 q=e5 discard=H2,H3 | *blue a3 A4 hand=CA,C3 goals=E01 | red a4 pr=2 shield

First what all share: the quadrants in the north-west, north-east, south-east and south-west (`:n` after so many quarter
turns clockwise) and the side of the movement board. If they matter: the round, the Folly card in force, Alice, gardeners,
soldiers and the Queen on the board, `bag=` gardeners, soldiers and Queens still in the bag (else all that are nowhere else),
`discard=`, `shown=` Folly cards of earlier rounds, `phase=`, `first=` colour, `under=` artifacts under their piles, `moved`.

Then each player, clockwise from green, `*` before the one whose turn it is: pawn, movement mode, `pr=`, `hand=` (`rest`: all
cards not named elsewhere), `goals=` (Encounter cards not validated), `done=` (validated), `met=` (character tokens; `!` after
a used one, `+E01` after one that lies on that card), `has=` (artifacts), `soldiers=` and `gardeners=` (`3+2`: two of them
laid on cards), `shield`. What is not named is where the rules put it at the start.
"""

from wonderwood.engine.errors import Refusal
from wonderwood.engine.fate import SealedFate
from wonderwood.engine.match import Match
from wonderwood.games.wonderland.book import ACTIONS_PHASE, PHASES
from wonderwood.games.wonderland.box import GARDENER, QUEEN, SOLDIER, WonderlandBox
from wonderwood.games.wonderland.setup import place_quadrant
from wonderwood.games.wonderland.table import WonderlandTable


def read(text: str, chances: tuple[int, ...] = (), **options: object) -> Match:
    """A match standing at a position. `chances` are the next outcomes of chance; after them a fixed seed goes on."""
    from wonderwood.games.wonderland import GAME

    shared, *players = [part.split() for part in text.split("|")]
    side = _take_side(shared)
    settled = GAME.settle(len(players), {"movement_side": side, **options})
    box = GAME.open_box(None)
    assert isinstance(box, WonderlandBox)
    t = GAME.deal(box, len(players), settled)
    assert isinstance(t, WonderlandTable)
    t.phase = ACTIONS_PHASE
    _read_board(t, shared.pop(0))
    for word in shared:
        _read_shared(t, word)
    for seat, words in enumerate(players):
        _read_player(t, seat, words)
    for seat, words in enumerate(players):
        if any(word.startswith("hand=") and word.endswith("rest") for word in words):
            t.hands[seat] += t.deck
            t.deck = []
    _collect(t, [word for word in shared if word.startswith("bag=")])
    fate = SealedFate("notation")
    fate.script = list(chances)
    match = Match(GAME, box, settled, t, fate, False)
    match._run(-1)
    return match


def write(t: WonderlandTable) -> str:
    """The line of a table that stands at the beginning of an action, a draw or Alice's move."""
    word = t.box.word
    shared = ["/".join(_quadrants(t)), t.box.sides[t.side], f"r{t.round}"]
    if t.folly != t.box.no_folly:
        shared.append(word("folly", t.folly))
    shared.append(f"alice={word('square', t.alice)}")
    for name, piece in (("g", GARDENER), ("s", SOLDIER), ("q", QUEEN)):
        shared += _listed(name, [word("square", square) for square in range(64) if t.obstacles[square] & piece])
    shared.append("bag=" + ",".join(str(count) for count in t.bag))
    shared += _listed("discard", [word("card", card) for card in t.discard])
    shown = [folly for folly in range(t.box.no_folly) if folly not in t.folly_deck and folly != t.folly]
    shared += _listed("shown", [word("folly", folly) for folly in shown])
    shared += _listed("under", [word("token", token) for pile in t.under for token in pile])
    shared.append(f"first={word('color', t.first)}")
    if t.phase != ACTIONS_PHASE:
        shared.append(f"phase={PHASES[t.phase]}")
    if t.moved:
        shared.append("moved")
    return " | ".join([" ".join(shared), *(_player(t, seat) for seat in range(t.seats))])


def _listed(name: str, words: list[str]) -> list[str]:
    return [f"{name}={','.join(words)}"] if words else []


def _player(t: WonderlandTable, seat: int) -> str:
    word = t.box.word
    words = [("*" if t.turn == seat else "") + word("color", seat), word("square", t.pawns[seat]), word("mode", t.modes[seat])]
    if t.wake[seat]:
        words.append(f"pr={t.wake[seat]}")
    words += _listed("hand", [word("card", card) for card in t.hands[seat]])
    words += _listed("goals", [word("encounter", encounter) for encounter in t.goals[seat]])
    words += _listed("done", [word("encounter", encounter) for encounter in t.validated[seat]])
    words += _listed("met", [_figure(t, figure) for figure in t.figures[seat]])
    words += _listed("has", [word("token", token) for token in t.artifacts[seat]])
    for name, total, laid in (
        ("soldiers", t.soldiers[seat], t.soldiers_laid[seat]),
        ("gardeners", t.gardeners[seat], t.gardeners_laid[seat]),
    ):
        if total:
            words.append(f"{name}={total}" + (f"+{laid}" if laid else ""))
    if t.shields[seat]:
        words.append("shield")
    return " ".join(words)


def _figure(t: WonderlandTable, figure: int) -> str:
    laid = t.laid_on[figure]
    return (
        t.box.word("figure", figure)
        + ("!" if t.flipped[figure] else "")
        + (f"+{t.box.word('encounter', laid)}" if laid >= 0 else "")
    )


def _quadrants(t: WonderlandTable) -> list[str]:
    """Which quadrant lies in each corner, and how often it was turned."""
    found: list[str] = []
    for corner in range(4):
        base = t.box.bases[corner]
        here = [t.squares[base + row * 8 + column] for row in range(4) for column in range(4)]
        for quadrant in range(4):
            for turns in range(4):
                trial = WonderlandTable(t.box, t.seats)
                trial.squares = [0] * 64
                place_quadrant(trial, corner, quadrant, turns)
                if here == [trial.squares[base + row * 8 + column] for row in range(4) for column in range(4)]:
                    found.append(t.box.word("quadrant", quadrant) + (f":{turns}" if turns else ""))
    return found


def _take_side(shared: list[str]) -> str:
    side = next((word for word in shared if word in ("A", "B")), None)
    if side is None:
        raise _wrong("a position names the side of the movement board")
    shared.remove(side)
    return side


def _read_board(t: WonderlandTable, word: str) -> None:
    parts = word.split("/")
    if len(parts) != 4:
        raise _wrong(word)
    for corner, part in enumerate(parts):
        name, _, turns = part.partition(":")
        place_quadrant(t, corner, _id(t, "quadrant", name), int(turns or 0))


def _read_shared(t: WonderlandTable, word: str) -> None:
    name, _, value = word.partition("=")
    listed = value.split(",")
    if word in t.box.words["folly"]:
        t.folly = _id(t, "folly", word)
        t.folly_deck.remove(t.folly)
    elif word[0] == "r" and word[1:].isdigit():
        t.round = int(word[1:])
    elif word == "moved":
        t.moved = 1
    elif name == "alice":
        t.alice = _id(t, "square", value)
    elif name in ("g", "s", "q"):
        for square in listed:
            t.obstacles[_id(t, "square", square)] |= {"g": GARDENER, "s": SOLDIER, "q": QUEEN}[name]
    elif name == "discard":
        for card in listed:
            t.discard.append(_deal(t, card))
    elif name == "shown":
        for folly in listed:
            t.folly_deck.remove(_id(t, "folly", folly))
    elif name == "under":
        for token in (_id(t, "token", one) for one in listed):
            t.piles[t.box.token_color[token]].remove(token)
            t.under[t.box.token_color[token]].append(token)
    elif name == "first":
        t.first = _id(t, "color", value)
    elif name == "phase" and value in PHASES:
        t.phase = PHASES.index(value)
    elif name != "bag":
        raise _wrong(word)


def _read_player(t: WonderlandTable, seat: int, words: list[str]) -> None:
    if words[0].startswith("*"):
        t.turn = seat
    if words[0].lstrip("*") != t.box.word("color", seat):
        raise _wrong(f"{words[0]}: seat {seat} is {t.box.word('color', seat)}")
    for word in words[1:]:
        name, _, value = word.partition("=")
        listed = value.split(",")
        if word in t.box.words["square"]:
            t.pawns[seat] = _id(t, "square", word)
        elif word in t.box.words["mode"]:
            t.modes[seat] = _id(t, "mode", word)
        elif word == "shield":
            t.shields[seat] = 1
        elif name == "pr":
            t.wake[seat] = int(value)
        elif name == "hand":
            t.hands[seat] = [_deal(t, card) for card in listed if card != "rest"]
        elif name in ("goals", "done"):
            for encounter in (_id(t, "encounter", one) for one in listed):
                t.encounter_deck.remove(encounter)
                (t.goals if name == "goals" else t.validated)[seat].append(encounter)
        elif name == "met":
            for figure in listed:
                _read_figure(t, seat, figure)
        elif name == "has":
            for token in (_id(t, "token", one) for one in listed):
                t.piles[t.box.token_color[token]].remove(token)
                t.artifacts[seat].append(token)
        elif name in ("soldiers", "gardeners"):
            total, _, laid = value.partition("+")
            (t.soldiers if name == "soldiers" else t.gardeners)[seat] = int(total)
            (t.soldiers_laid if name == "soldiers" else t.gardeners_laid)[seat] = int(laid or 0)
        else:
            raise _wrong(word)


def _read_figure(t: WonderlandTable, seat: int, word: str) -> None:
    name, _, card = word.partition("+")
    character = _id(t, "character", name.rstrip("!"))
    figure = next((one for one in t.figures_left if t.box.figure_character[one] == character), None)
    if figure is None:
        raise _wrong(f"{word}: no token is left")
    t.figures_left.remove(figure)
    t.figures[seat].append(figure)
    t.flipped[figure] = int(name.endswith("!"))
    if card:
        t.laid_on[figure] = _id(t, "encounter", card)


def _collect(t: WonderlandTable, bag: list[str]) -> None:
    """Pieces that are nowhere else lie in the bag and in the reserve; Queens not named there are out of the game."""
    on_board = [sum(1 for mask in t.obstacles if mask & piece) for piece in (GARDENER, SOLDIER, QUEEN)]
    t.bag = [t.box.bag[0] - on_board[0], t.box.bag[1] - on_board[1] - sum(t.soldiers), t.box.bag[2] - on_board[2]]
    t.gardeners_left = t.box.reserve_gardeners - sum(t.gardeners)
    for word in bag:
        t.bag = [int(count) for count in word.removeprefix("bag=").split(",")]
    t.queens_gone = t.box.bag[2] - on_board[2] - t.bag[2]


def _deal(t: WonderlandTable, word: str) -> int:
    """Take an Action card out of the draw pile."""
    card = _id(t, "card", word)
    if card not in t.deck:
        raise _wrong(f"{word} lies in two places")
    t.deck.remove(card)
    return card


def _id(t: WonderlandTable, domain: str, word: str) -> int:
    if word not in t.box.words[domain]:
        raise _wrong(f"{word!r} is no {domain}")
    return t.box.words[domain].index(word)


def _wrong(problem: str) -> Refusal:
    return Refusal("bad_record", problem=problem)
