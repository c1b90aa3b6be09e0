"""The components of Wonderland: the records of `data/*.toml`, checked against each other when loaded."""

from collections.abc import Sequence
from pathlib import Path

from wonderwood.games.components import expect, expect_count, expect_unique, read
from wonderwood.games.wonderland.records import (
    OPTIONS,
    SQUARES,
    ActionCards,
    Alice,
    Artifacts,
    Board,
    Characters,
    Components,
    Encounters,
    Entry,
    Follies,
    Movement,
    Scoring,
    Setup,
)
from wonderwood.games.wonderland.vocabulary import (
    IMMEDIATE,
    AnyCardFor,
    FreeObstacle,
    GainSoldier,
    IgnorePassedObstacles,
    ModifyDraw,
    RequireCharacters,
    RequireGardeners,
    RequireSoldiers,
)

DATA = Path(__file__).parent / "data"


def load(folder: Path = DATA) -> Components:
    """Reads the data files of `folder` and checks them one by one and against each other."""
    box = Components(
        board=read(folder, "board.toml", Board),
        movement=read(folder, "movement.toml", Movement),
        action_cards=read(folder, "action_cards.toml", ActionCards),
        characters=read(folder, "characters.toml", Characters),
        artifacts=read(folder, "artifacts.toml", Artifacts),
        encounters=read(folder, "encounters.toml", Encounters),
        folly=read(folder, "folly.toml", Follies),
        alice=read(folder, "alice.toml", Alice),
        setup=read(folder, "setup.toml", Setup),
        scoring=read(folder, "scoring.toml", Scoring),
    )
    _check_setup(box)
    _check_characters(box)
    _check_board(box)
    _check_action_cards(box)
    _check_movement(box)
    _check_artifacts(box)
    _check_alice(box)
    _check_encounters(box)
    _check_folly(box)
    _check_scoring(box)
    return box


def _ids(entries: Sequence[Entry]) -> list[str]:
    return [entry.id for entry in entries]


def _known(file: str, entry: str, what: str, names: Sequence[str], known: Sequence[str]) -> None:
    for name in names:
        expect(file, entry, name in known, f"{what} {name!r} does not exist")


def _exactly(file: str, what: str, entries: Sequence[Entry], ids: Sequence[str]) -> None:
    """These ids, each once; in this order, as the order is the index everywhere."""
    expect_unique(file, what, _ids(entries))
    _known(file, what, what, _ids(entries), ids)
    expect_count(file, what, entries, len(ids))
    expect(file, what, _ids(entries) == list(ids), f"must stand in the order {', '.join(ids)}")


def _check_setup(box: Components) -> None:
    file, setup = "setup.toml", box.setup
    expect_unique(file, "component", _ids(setup.components))
    _exactly(file, "option", setup.options, OPTIONS)
    _exactly(file, "color", setup.colors, ("green", "yellow", "blue", "red"))
    _exactly(file, "phase", setup.phases, ("folly", "actions", "draw", "alice"))
    for number, phase in enumerate(setup.phases):
        expect(file, f"phase {phase.id!r}", phase.number == number, f"must have number {number}")
    low, high = setup.players.min, setup.players.max
    expect(file, "players", 2 <= low <= high <= len(setup.colors), f"{low} to {high} players cannot be seated")
    for piece in ("player_pawn", "movement_pawn", "protection_marker", "wake_counter"):
        expect(file, f"component {piece!r}", setup.count(piece) >= high, f"must be enough for {high} players")
    expect_unique(file, "seating", _ids(setup.seatings))
    corners = _ids(box.board.corners)
    for seating in setup.seatings:
        entry = f"seating {seating.id!r}"
        _known(file, entry, "corner", seating.corners, corners)
        expect_unique(file, f"{entry} corner", seating.corners)
        expect_count(file, f"{entry} corners", seating.corners, seating.players)
    expect(
        file,
        "seating",
        [seating.players for seating in setup.seatings] == list(range(low, high + 1)),
        f"needs one entry for each number of players from {low} to {high}, in order",
    )
    rounds = setup.rounds
    revealed = rounds.count - rounds.first_folly + 1
    expect(file, "rounds", revealed >= 0, "the first Folly card comes after the last round")
    expect(file, "rounds", revealed <= setup.count("folly_card"), "needs more Folly cards than there are")
    expect(file, "hand start", setup.hand.start * high <= setup.count("action_card"), "deals more cards than there are")
    draw = setup.encounters
    expect(file, "encounters", draw.keep_min <= draw.keep_max <= draw.draw, "keep_min <= keep_max <= draw must hold")
    expect(file, "encounters draw", draw.draw * high <= setup.count("encounter_card"), "deals too many cards")
    for option in setup.options:
        entry = f"option {option.id!r}"
        values = [(type(value), value) for value in option.values]
        expect(file, entry, len(set(values)) == len(values), "has the same value twice")
        default = (type(option.default), option.default)
        expect(file, entry, default in values, f"default {option.default!r} is not among its values")


def _check_characters(box: Components) -> None:
    file, people = "characters.toml", box.characters
    _exactly(file, "power", people.powers, _ids(box.setup.colors))
    expect_unique(file, "character", _ids(people.characters))
    copies = people.tokens.copies
    expect_count(file, "character", people.characters, box.setup.count("character_token") // copies)
    total = len(people.characters) * copies
    expect(file, "tokens", total == box.setup.count("character_token"), f"{total} tokens do not match setup.toml")
    for power in people.powers:
        if isinstance(power.effect, IgnorePassedObstacles):
            _known(file, f"power {power.id!r}", "obstacle", power.effect.types, _ids(box.alice.obstacles))


def _check_board(box: Components) -> None:
    file, board = "board.toml", box.board
    _exactly(file, "corner", board.corners, ("NW", "NE", "SE", "SW"))
    _exactly(file, "direction", board.directions, ("N", "NE", "E", "SE", "S", "SW", "W", "NW"))
    _exactly(file, "kind", board.kinds, ("plain", "encounter", "rabbit_hole"))
    steps = [f"{direction.step}" for direction in board.directions]
    expect_unique(file, "direction step", steps)
    expect(file, "direction", "(0, 0)" not in steps, "a direction must lead somewhere")
    for what in ("base", "start", "center"):
        squares = [getattr(corner, what) for corner in board.corners]
        expect_unique(file, f"corner {what}", squares)
        _known(file, f"corner {what}", "square", squares, SQUARES)
    bases = sorted(corner.base for corner in board.corners)
    expect(file, "corner", bases == ["a1", "a5", "e1", "e5"], "the quadrants must cover the board")

    expect_unique(file, "quadrant", _ids(board.quadrants))
    expect_count(file, "quadrant", board.quadrants, box.setup.count("board_quadrant"))
    expect_count(file, "quadrant", board.quadrants, len(board.corners))
    people = _ids(box.characters.characters)
    met: list[str] = []
    holes = 0
    for quadrant in board.quadrants:
        entry = f"quadrant {quadrant.id!r}"
        for row in quadrant.cells:
            expect(file, entry, len(row) == 4, f"row {' '.join(row)!r} must have 4 squares")
            here = [cell for cell in row if cell not in (".", "o")]
            _known(file, entry, "character", here, people)
            met += here
            holes += row.count("o")
    expect_unique(file, "quadrant character", met)
    for person in people:
        expect(file, "quadrant", person in met, f"character {person!r} has no square")
    expect(file, "quadrant", holes != 1, "a single rabbit hole leads nowhere")

    expect(file, "assembly turns", len(board.assembly.turns) > 0, "no way to lay the quadrants")
    for turns in board.assembly.turns:
        shades = {(quadrant.northwest == "white") == (turn % 2 == 0) for quadrant in board.quadrants for turn in turns}
        expect(file, "assembly turns", len(shades) == 1, f"{list(turns)} breaks the alternation of grey and white")


def _check_action_cards(box: Components) -> None:
    file, action = "action_cards.toml", box.action_cards
    _exactly(file, "suit", action.suits, ("clubs", "diamonds", "hearts", "spades"))
    expect_unique(file, "suit letter", [suit.letter for suit in action.suits])
    expect_unique(file, "card", _ids(action.cards))
    expect_count(file, "card", action.cards, box.setup.count("action_card"))
    for card in action.cards:
        entry = f"card {card.id!r}"
        if card.rank == "joker":
            expect(file, entry, card.suit is None and card.value is None, "a Joker has neither suit nor value")
        else:
            expect(file, entry, card.suit is not None and card.value is not None, "needs a suit and a value")
            _known(file, entry, "suit", [card.suit or ""], _ids(action.suits))
            rank = "ace" if card.value == 1 else "minor" if (card.value or 0) <= 10 else "major"
            expect(file, entry, card.rank == rank, f"value {card.value} must have class {rank!r}")
        expect(file, entry, len(set(card.counts_as)) == len(card.counts_as) > 0, "counts as nothing or twice the same")
    places = [(_ids(action.suits).index(card.suit) if card.suit else 4, card.value or 0) for card in action.cards]
    expect(file, "card", places == sorted(places), "must stand by suit, then from ace to king, then the Jokers")
    expect_unique(file, "card", [f"{card.suit} {card.value}" for card in action.cards if card.suit])

    expect_unique(file, "band", _ids(action.bands))
    banded = sorted(value for band in action.bands for value in band.values)
    expect(file, "band", banded == list(range(2, 11)), "each value from 2 to 10 must be in exactly one band")
    for suit in action.suits:
        entry = f"suit {suit.id!r}"
        expect_count(file, f"{entry} power.max_by_band", suit.power.max_by_band, len(action.bands))
        expect(file, entry, suit.power.min <= min(suit.power.max_by_band), "power.min is above a maximum")
    expect_unique(file, "combination", _ids(action.combinations))
    for combination in action.combinations:
        expect(
            file,
            f"combination {combination.id!r}",
            action.joker.max_per_combination < combination.cards,
            "could be made of Jokers alone",
        )


def _check_movement(box: Components) -> None:
    file, movement = "movement.toml", box.movement
    expect_unique(file, "level", _ids(movement.levels))
    expect_unique(file, "side", _ids(movement.sides))
    expect_unique(file, "mode", _ids(movement.modes))
    for number, level in enumerate(movement.levels, 1):
        entry = f"level {level.id!r}"
        expect(file, entry, level.level == number, f"must be level {number}")
        expect(file, entry, bool(level.upgrade) == (number > 1), "only the first level is reached without cards")
        _known(file, entry, "combination", level.upgrade, _ids(box.action_cards.combinations))
    modes = {mode.id: mode for mode in movement.modes}
    for mode in movement.modes:
        entry = f"mode {mode.id!r}"
        _known(file, entry, "side", [mode.side], _ids(movement.sides))
        expect(file, entry, mode.level <= len(movement.levels), f"level {mode.level} does not exist")
        _known(file, entry, "mode", (*mode.includes, *mode.next), list(modes))
        for name in (*mode.includes, *mode.next):
            expect(file, entry, modes[name].side == mode.side, f"mode {name!r} is on the other side")
        for name in mode.includes:
            expect(file, entry, modes[name].level < mode.level, f"mode {name!r} is not on a lower level")
        for name in mode.next:
            expect(file, entry, modes[name].level == mode.level + 1, f"mode {name!r} is not on the next level")
        expect(file, entry, bool(mode.next) == (mode.level < len(movement.levels)), "must lead on, unless at the top")
    for side in movement.sides:
        _known(file, f"side {side.id!r}", "mode", [side.start], [name for name in modes if modes[name].side == side.id])
        expect(file, f"side {side.id!r}", modes[side.start].level == 1, "must start on level 1")
    for option in box.setup.options:
        if option.id == "movement_side":
            sides = [str(value) for value in option.values]
            _known("setup.toml", "option 'movement_side'", "side", sides, _ids(movement.sides))


def _check_artifacts(box: Components) -> None:
    file, artifacts = "artifacts.toml", box.artifacts
    colors = _ids(box.setup.colors)
    expect_unique(file, "artifact", _ids(artifacts.artifacts))
    expect_unique(file, "token", _ids(artifacts.tokens))
    expect_count(file, "token", artifacts.tokens, box.setup.count("artifact_token"))
    worth: dict[int, int] = {}
    for artifact in artifacts.artifacts:
        entry = f"artifact {artifact.id!r}"
        expect_unique(file, f"{entry} color", artifact.colors)
        copies = len(artifact.colors)
        expect(file, entry, copies >= 2, "must exist in several colours")
        pf = worth.setdefault(copies, artifact.pf)
        expect(file, entry, artifact.pf == pf, f"artifacts with {copies} copies are worth {pf} PF")
    tokens = [
        (f"{artifact.id}_{color}", artifact.id, color)
        for artifact in artifacts.artifacts
        for color in colors
        if color in artifact.colors
    ]
    expect_count(file, "token", artifacts.tokens, len(tokens))
    for token, expected in zip(artifacts.tokens, tokens):
        found = (token.id, token.artifact, token.color)
        expect(file, f"token {token.id!r}", found == expected, f"{expected[0]!r} must stand here")


def _check_alice(box: Components) -> None:
    file, alice = "alice.toml", box.alice
    _exactly(file, "arrow", alice.arrows, _ids(box.action_cards.suits))
    steps = {direction.id: direction.step for direction in box.board.directions}
    for arrow in alice.arrows:
        entry = f"arrow {arrow.id!r}"
        _known(file, entry, "direction", (arrow.orthogonal, arrow.diagonal), list(steps))
        expect(file, entry, 0 in steps[arrow.orthogonal], f"{arrow.orthogonal} is not orthogonal")
        expect(file, entry, 0 not in steps[arrow.diagonal], f"{arrow.diagonal} is not diagonal")
    for name in ("minor", "major", "ace", "joker"):
        expect(file, f"distance {name}", len(getattr(alice.distance, name)) > 0, "moves Alice nowhere")
    _exactly(file, "obstacle", alice.obstacles, ("gardener", "soldier", "queen_of_hearts"))
    for obstacle in alice.obstacles:
        entry = f"obstacle {obstacle.id!r}"
        total = obstacle.in_bag + obstacle.in_reserve
        expect(file, entry, total == box.setup.count(obstacle.id), f"{total} pieces do not match setup.toml")
        expect(file, entry, not (obstacle.stops and obstacle.pass_cost), "cannot stop a move and be passed at a cost")
        expect(file, entry, not (obstacle.closed and obstacle.arrive_cost), "cannot be closed and entered at a cost")
        won = isinstance(obstacle.arrive_gain, GainSoldier)
        expect(file, entry, obstacle.stays != won, "stays unless it is taken from its square")


def _check_encounters(box: Components) -> None:
    file, encounters = "encounters.toml", box.encounters.encounters
    expect_unique(file, "encounter", _ids(encounters))
    expect_count(file, "encounter", encounters, box.setup.count("encounter_card"))
    people = _ids(box.characters.characters)
    for encounter in encounters:
        entry = f"encounter {encounter.id!r}"
        match encounter.requires:
            case RequireCharacters(characters=characters):
                expect(file, entry, len(characters) > 0, "asks for nothing")
                expect_unique(file, f"{entry} character", characters)
                _known(file, entry, "character", characters, people)
            case RequireSoldiers(count=count):
                expect(file, entry, count <= box.setup.count("soldier"), "asks for more soldiers than there are")
            case RequireGardeners(count=count):
                expect(file, entry, count <= box.setup.count("gardener"), "asks for more gardeners than there are")


def _check_folly(box: Components) -> None:
    file, follies = "folly.toml", box.folly.follies
    expect_unique(file, "folly", _ids(follies))
    expect_count(file, "folly", follies, box.setup.count("folly_card"))
    for folly in follies:
        entry = f"folly {folly.id!r}"
        expect(file, entry, len(folly.effects) > 0, "has no effect")
        for effect in folly.effects:
            timing = "immediate" if isinstance(effect, IMMEDIATE) else "round"
            expect(file, entry, folly.timing == timing, f"its effect is of the timing {timing!r}")
            match effect:
                case FreeObstacle(type=name) | AnyCardFor(type=name):
                    costly = [obstacle.id for obstacle in box.alice.obstacles if obstacle.arrive_cost]
                    _known(file, entry, "obstacle with a cost", [name], costly)
                case ModifyDraw(amount=amount):
                    expect(file, entry, box.setup.hand.draw + amount >= 0, "draws fewer than 0 cards")


def _check_scoring(box: Components) -> None:
    file, scoring = "scoring.toml", box.scoring
    _exactly(file, "line", scoring.lines, ("movement", "artifacts", "series", "encounters", "soldiers", "penalty"))
    expect_unique(file, "tiebreak", _ids(scoring.tiebreaks))
    most = max(len(artifact.colors) for artifact in box.artifacts.artifacts)
    expect_count(file, "series pf", scoring.series.pf, most)
    expect_count(file, "penalty pf", scoring.penalty.pf, box.setup.players.max)
    for what, values in (("series pf", scoring.series.pf), ("penalty pf", scoring.penalty.pf)):
        expect(file, what, list(values) == sorted(values), "must not fall from one place to the next")
