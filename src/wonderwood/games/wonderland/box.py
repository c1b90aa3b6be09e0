"""The components of Wonderland as flat tables of integers, made once from the data files, shared by all tables."""

from pathlib import Path
from typing import Final, final

from wonderwood.engine.vocabulary import Box, Domain
from wonderwood.games.components import expect, fingerprint
from wonderwood.games.wonderland import data, records, vocabulary
from wonderwood.games.wonderland.book import CARD, CHARACTER, ENCOUNTER, FIGURE, FOLLY, GROUND, MODE, STEPS, TOKEN

GARDENER: Final = 1  # the obstacles of a square are a mask of these
SOLDIER: Final = 2
QUEEN: Final = 4

PLAIN: Final = 0  # what a square is: plain, a hole, or 2 and more: a character
HOLE: Final = 1
PEOPLE: Final = 2

MINOR: Final = 1  # what a card pays as: a mask of these
MAJOR: Final = 2

MOVE_ALICE: Final = 0  # what a suit's power does
EXCHANGE: Final = 1
SWAP_ARTIFACT: Final = 2
STEAL_CARD: Final = 3

DRAW_ACTION: Final = 0  # what a character token's power does
CANCEL_POWER_PR: Final = 1
IGNORE_OBSTACLES: Final = 2
CANCEL_WAKE_PR: Final = 3

SAME_VALUE: Final = 0  # kinds of combination
CONSECUTIVE: Final = 1

NEED_CHARACTERS: Final = 0  # what an encounter asks for
NEED_SOLDIERS: Final = 1
NEED_GARDENERS: Final = 2

# A toll is three counts of cards in one integer: minor, major, and any card at all.
TOLL_MINOR: Final = 1
TOLL_MAJOR: Final = 32
TOLL_ANY: Final = 1024

BOARD: Final = 8
FAR: Final = BOARD - 1  # the longest straight line


@final
class WonderlandBox(Box):
    def __init__(self, parts: records.Components, mark: str) -> None:
        super().__init__(mark)
        _check_sizes(parts)
        self._name_everything(parts)
        self._read_board(parts.board)
        self._read_cards(parts.action_cards)
        self._read_people(parts.characters)
        self._read_artifacts(parts)
        self._read_encounters(parts)
        self._read_alice(parts)
        self._read_follies(parts)
        self._read_modes(parts)
        self._read_tolls(parts)
        self._read_setup(parts)
        self._read_scoring(parts)

    def _name_everything(self, parts: records.Components) -> None:
        people = [entry.id for entry in parts.characters.characters]
        self.words = {
            "square": list(records.SQUARES),
            "direction": [entry.id for entry in parts.board.directions],
            "corner": [entry.id for entry in parts.board.corners],
            "quadrant": [entry.id for entry in parts.board.quadrants],
            "ground": ["plain", "rabbit_hole", *people],
            "color": [entry.id for entry in parts.setup.colors],
            "mode": [entry.id for entry in parts.movement.modes],
            "card": [entry.id for entry in parts.action_cards.cards],
            "encounter": [entry.id for entry in parts.encounters.encounters],
            "character": people,
            "figure": [person for person in people for _ in range(parts.characters.tokens.copies)],
            "token": [entry.id for entry in parts.artifacts.tokens],
            "obstacle": [entry.id for entry in parts.alice.obstacles],
            "folly": [*(entry.id for entry in parts.folly.follies), "none"],
        }
        self.backs = {"token": [entry.color for entry in parts.artifacts.tokens]}

    def _read_board(self, board: records.Board) -> None:
        """2.1, 2.3, 2.11: quadrants, corners; where a straight line leads from each square, with and without wrap."""
        people = self.words["character"]
        self.bases = [square_named(corner.base) for corner in board.corners]
        self.starts = [square_named(corner.start) for corner in board.corners]
        self.centers = [square_named(corner.center) for corner in board.corners]
        self.turns = [list(turns) for turns in board.assembly.turns]
        self.quadrants: list[list[int]] = []  # 16 cells each, unturned, north row first
        for quadrant in board.quadrants:
            cells = [cell for row in quadrant.cells for cell in row]
            self.quadrants.append(
                [PLAIN if cell == "." else HOLE if cell == "o" else PEOPLE + people.index(cell) for cell in cells]
            )
        self.step_x = [int(direction.step[0]) for direction in board.directions]
        self.step_y = [int(direction.step[1]) for direction in board.directions]
        self.opposite = [
            next(k for k in range(8) if self.step_x[k] == -self.step_x[d] and self.step_y[k] == -self.step_y[d])
            for d in range(8)
        ]
        # One step from a square in a direction (index square * 8 + direction): over the edge, and -1 at the edge.
        self.beyond: list[int] = []
        self.beside: list[int] = []
        for square in range(64):
            for direction in range(8):
                x, y = square % BOARD + self.step_x[direction], square // BOARD + self.step_y[direction]
                self.beyond.append(x % BOARD + y % BOARD * BOARD)
                self.beside.append(x + y * BOARD if 0 <= x < BOARD and 0 <= y < BOARD else -1)
        self.near: list[int] = [0] * 4096  # 1 if two squares touch (index one * 64 + other), edges do not wrap
        for square in range(64):
            for direction in range(8):
                other = self.beside[square * 8 + direction]
                if other >= 0:
                    self.near[square * 64 + other] = 1
        self.look_own, self.look_other, self.hole_pr, self.exit_step = 0, 0, 0, 0
        self.gives_character = False
        for kind in board.kinds:
            for effect in kind.effects:
                if isinstance(effect, vocabulary.TakeArtifact):
                    self.look_own, self.look_other = effect.look_own_color, effect.look_other_color
                elif isinstance(effect, vocabulary.TravelHole):
                    self.hole_pr, self.exit_step = effect.pr, effect.exit_step
                else:
                    self.gives_character = True

    def _read_cards(self, cards: records.ActionCards) -> None:
        """8.1, 8.2, 8.8: suit (-1 Joker), value (0 Joker), what it pays as, its power and how strong it is."""
        suits = [suit.id for suit in cards.suits]
        self.suit = [-1 if card.suit is None else suits.index(card.suit) for card in cards.cards]
        self.value = [card.value or 0 for card in cards.cards]
        self.pays = [
            (MINOR if "minor" in card.counts_as else 0) + (MAJOR if "major" in card.counts_as else 0) for card in cards.cards
        ]
        self.suit_power = [power_kind(suit.power) for suit in cards.suits]
        self.suit_least = [suit.power.min for suit in cards.suits]
        self.strength: list[int] = []  # 0: the card has no power
        for card in cards.cards:
            strength = 0
            if card.rank == "minor" and card.suit is not None:
                for band, most in zip(cards.bands, cards.suits[suits.index(card.suit)].power.max_by_band):
                    if card.value in band.values:
                        strength = most
            self.strength.append(strength)
        self.combination_kind = [SAME_VALUE if entry.kind == "same_value" else CONSECUTIVE for entry in cards.combinations]
        self.combination_size = [entry.cards for entry in cards.combinations]
        self.jokers_allowed = cards.joker.max_per_combination

    def _read_people(self, people: records.Characters) -> None:
        """7: the power of each colour, and the colour of each character and of its tokens (figures)."""
        colors = self.words["color"]
        self.copies = people.tokens.copies
        self.character_color = [colors.index(person.color) for person in people.characters]
        self.figure_character = [index for index in range(len(people.characters)) for _ in range(self.copies)]
        self.figure_color = [self.character_color[index] for index in self.figure_character]
        self.color_power: list[int] = []
        self.color_amount: list[int] = []  # cards drawn, or mask of obstacles ignored
        for power in people.powers:
            effect = power.effect
            amount = 0
            if isinstance(effect, vocabulary.DrawAction):
                kind, amount = DRAW_ACTION, effect.amount
            elif isinstance(effect, vocabulary.IgnorePassedObstacles):
                kind = IGNORE_OBSTACLES
                amount = sum(1 << self.words["obstacle"].index(name) for name in effect.types)
            else:
                kind = CANCEL_POWER_PR if isinstance(effect, vocabulary.CancelPowerPr) else CANCEL_WAKE_PR
            self.color_power.append(kind)
            self.color_amount.append(amount)

    def _read_artifacts(self, parts: records.Components) -> None:
        kinds = [entry.id for entry in parts.artifacts.artifacts]
        self.token_kind = [kinds.index(token.artifact) for token in parts.artifacts.tokens]
        self.token_color = [self.words["color"].index(token.color) for token in parts.artifacts.tokens]
        self.kinds = len(kinds)
        self.kind_pf = [entry.pf for entry in parts.artifacts.artifacts]

    def _read_encounters(self, parts: records.Components) -> None:
        """9: what a card asks for: a mask of characters, or a number of pieces."""
        people = self.words["character"]
        self.need_kind: list[int] = []
        self.need: list[int] = []
        for entry in parts.encounters.encounters:
            wish = entry.requires
            if isinstance(wish, vocabulary.RequireCharacters):
                self.need_kind.append(NEED_CHARACTERS)
                self.need.append(sum(1 << people.index(name) for name in wish.characters))
            else:
                self.need_kind.append(NEED_SOLDIERS if isinstance(wish, vocabulary.RequireSoldiers) else NEED_GARDENERS)
                self.need.append(wish.count)
        self.encounter_pf = [entry.pf for entry in parts.encounters.encounters]
        self.encounter_pr = [entry.pr for entry in parts.encounters.encounters]

    def _read_alice(self, parts: records.Components) -> None:
        """11, 13: the arrows of her base by suit, how far each card takes her, what follows her out of the bag."""
        directions = self.words["direction"]
        self.orthogonal = [directions.index(arrow.orthogonal) for arrow in parts.alice.arrows]
        self.diagonal = [directions.index(arrow.diagonal) for arrow in parts.alice.arrows]
        distance = parts.alice.distance
        by_rank = {"minor": distance.minor, "major": distance.major, "ace": distance.ace, "joker": distance.joker}
        self.distances = [list(by_rank[card.rank]) for card in parts.action_cards.cards]
        self.draws_per_square = parts.alice.pursuit.draw_per_square
        self.bag = [obstacle.in_bag for obstacle in parts.alice.obstacles]
        self.reserve_gardeners = parts.alice.obstacles[0].in_reserve
        self.soldier_pf = parts.alice.obstacles[1].pf
        self.gardener_pf = parts.alice.obstacles[0].pf

    def _read_follies(self, parts: records.Components) -> None:
        """14: what each Folly card changes; the last entry of every table is "no card"."""
        size = len(parts.folly.follies) + 1
        obstacles = self.words["obstacle"]
        self.no_folly = size - 1
        self.draw_more = [0] * size
        self.range_more = [0] * size
        self.range_cap = [0] * size  # 0: no cap
        self.free_obstacles = [0] * size  # mask
        self.any_card_obstacles = [0] * size  # mask
        self.alice_more = [0] * size
        self.wake_near = [parts.alice.wake.adjacent_pr] * size
        self.wake_here = [parts.alice.wake.same_square_pr] * size
        self.pawns_wrap = [0] * size
        self.pass_cards = [0] * size
        self.no_powers = [0] * size
        self.power_pr_cap = [1000] * size
        self.arrows_reversed = [0] * size
        self.look_more = [0] * size
        self.folly_hole_pr = [self.hole_pr] * size
        self.removes_queen = [0] * size
        self.pr_change = [0] * size
        for index, folly in enumerate(parts.folly.follies):
            for effect in folly.effects:
                match effect:
                    case vocabulary.ModifyDraw():
                        self.draw_more[index] = effect.amount
                    case vocabulary.ModifyRange():
                        self.range_more[index] = effect.amount
                    case vocabulary.CapRange():
                        self.range_cap[index] = effect.value
                    case vocabulary.FreeObstacle():
                        self.free_obstacles[index] |= 1 << obstacles.index(effect.type)
                    case vocabulary.AnyCardFor():
                        self.any_card_obstacles[index] |= 1 << obstacles.index(effect.type)
                    case vocabulary.ModifyAliceDistance():
                        self.alice_more[index] = effect.amount
                    case vocabulary.SetWakePr():
                        self.wake_near[index], self.wake_here[index] = effect.adjacent, effect.same
                    case vocabulary.PawnWrap():
                        self.pawns_wrap[index] = 1
                    case vocabulary.PassCards():
                        self.pass_cards[index] = effect.count
                    case vocabulary.ForbidSuitPowers():
                        self.no_powers[index] = 1
                    case vocabulary.CapPowerPr():
                        self.power_pr_cap[index] = effect.value
                    case vocabulary.ReverseAlice():
                        self.arrows_reversed[index] = 1
                    case vocabulary.ModifyArtifactLook():
                        self.look_more[index] = effect.amount
                    case vocabulary.SetHolePr():
                        self.folly_hole_pr[index] = effect.value
                    case vocabulary.RemoveQueen():
                        self.removes_queen[index] = 1
                    case vocabulary.AdjustPr():
                        self.pr_change[index] = effect.amount

    def _read_modes(self, parts: records.Components) -> None:
        """4: the ways a pawn may go. A way is the squares passed in order, the last one being the furthest; a jump has one."""
        modes = parts.movement.modes
        names = self.words["mode"]
        self.level = [mode.level for mode in modes]
        self.level_pf = [0, *(level.pf for level in parts.movement.levels)]
        self.next_modes = [[names.index(name) for name in mode.next] for mode in modes]
        combinations = [entry.id for entry in parts.action_cards.combinations]
        self.upgrades = [[], *([combinations.index(name) for name in level.upgrade] for level in parts.movement.levels)]
        self.start_mode = [names.index(side.start) for side in parts.movement.sides]
        self.sides = [side.id for side in parts.movement.sides]
        self.mode_count = len(modes)
        self._lines: dict[int, list[int]] = {}
        self.ways: list[list[list[list[int]]]] = []  # by folly * mode_count + mode, then by square
        profiles: dict[str, list[list[list[int]]]] = {}
        for folly in range(self.no_folly + 1):
            for mode in modes:
                moves: list[vocabulary.Move] = [mode.move, *(modes[names.index(name)].move for name in mode.includes)]
                straight, slant, jumps = self._reach(moves, folly)
                key = f"{straight} {slant} {jumps} {self.pawns_wrap[folly]}"
                if key not in profiles:
                    profiles[key] = self._ways(straight, slant, jumps, self.pawns_wrap[folly])
                self.ways.append(profiles[key])
        # The step after a hole: no card changes its length, only whether it wraps.
        self.hole_ways = [self._ways(self.exit_step, self.exit_step, [], wrap) for wrap in (0, 1)]

    def _reach(self, moves: list[vocabulary.Move], folly: int) -> tuple[int, int, list[int]]:
        """How far straight, how far diagonally, and the jumps (packed long * 8 + short) of some moves under a Folly card."""
        straight = slant = 0
        jumps: list[int] = []
        cap = self.range_cap[folly]
        for move in moves:
            if isinstance(move, vocabulary.Jump):
                if not cap:
                    jumps.append(max(move.pattern) * BOARD + min(move.pattern))
                continue
            reach = FAR if move.max is None else min(FAR, move.max + self.range_more[folly])
            if cap:
                reach = min(reach, cap)
            if move.directions != "diagonal":
                straight = max(straight, reach)
            if move.directions != "orthogonal":
                slant = max(slant, reach)
        return straight, slant, jumps

    def _ways(self, straight: int, slant: int, jumps: list[int], wrap: int) -> list[list[list[int]]]:
        found: list[list[list[int]]] = []
        for square in range(64):
            ways: list[list[int]] = []
            for direction in range(8):
                reach = straight if self.step_x[direction] == 0 or self.step_y[direction] == 0 else slant
                line = self._line(square, direction, reach, wrap)
                if line:
                    ways.append(line)
            for jump in jumps:
                ways += [[arrival] for arrival in _landings(square, jump // BOARD, jump % BOARD, wrap)]
            found.append(ways)
        return found

    def _line(self, square: int, direction: int, reach: int, wrap: int) -> list[int]:
        key = ((square * 8 + direction) * 8 + reach) * 2 + wrap
        if key not in self._lines:
            line: list[int] = []
            here = square
            while len(line) < reach:
                here = self.beyond[here * 8 + direction] if wrap else self.beside[here * 8 + direction]
                if here < 0:
                    break
                line.append(here)
            self._lines[key] = line
        return self._lines[key]

    def _read_tolls(self, parts: records.Components) -> None:
        """5, 16.7: what the obstacles of a square (a mask) cost passed and on arrival, by Folly card; who stops or bars."""
        self.stops = [0] * 8
        self.closed = [0] * 8
        self.remains = [0] * 8  # what still stands there after an arrival
        self.gardeners_met = [0] * 8
        self.soldiers_met = [0] * 8
        self.passing: list[int] = []  # by folly * 8 + mask
        self.arrival: list[int] = []
        for mask in range(8):
            for index, obstacle in enumerate(parts.alice.obstacles):
                if mask >> index & 1:
                    self.stops[mask] |= int(obstacle.stops)
                    self.closed[mask] |= int(obstacle.closed)
                    self.remains[mask] |= (1 << index) if obstacle.stays else 0
                    gain = obstacle.arrive_gain
                    if isinstance(gain, vocabulary.GainGardener):
                        self.gardeners_met[mask] += gain.count
                    elif isinstance(gain, vocabulary.GainSoldier):
                        self.soldiers_met[mask] += 1
        for folly in range(self.no_folly + 1):
            for mask in range(8):
                passed = arrived = 0
                for index, obstacle in enumerate(parts.alice.obstacles):
                    if mask >> index & 1 and not self.free_obstacles[folly] >> index & 1:
                        passed += toll(obstacle.pass_cost, False)
                        arrived += toll(obstacle.arrive_cost, bool(self.any_card_obstacles[folly] >> index & 1))
                self.passing.append(passed)
                self.arrival.append(arrived)

    def _read_setup(self, parts: records.Components) -> None:
        setup = parts.setup
        corners = self.words["corner"]
        self.seating = [[], [], *([corners.index(name) for name in entry.corners] for entry in setup.seatings)]
        self.last_round = setup.rounds.count
        self.first_folly = setup.rounds.first_folly
        self.start_hand = setup.hand.start
        self.draw_cards = setup.hand.draw
        self.draw_encounters = setup.encounters.draw
        self.keep_least = setup.encounters.keep_min
        self.keep_most = setup.encounters.keep_max

    def _read_scoring(self, parts: records.Components) -> None:
        self.series_pf = [0, *parts.scoring.series.pf]
        self.penalty_pf = list(parts.scoring.penalty.pf)
        self.ties = [entry.id for entry in parts.scoring.tiebreaks]

    def look(self, own: bool, folly: int) -> int:
        """6.3: how many artifacts of a pile are looked at."""
        return (self.look_own if own else self.look_other) + self.look_more[folly]


def toll(cost: vocabulary.Discard | None, any_card: bool) -> int:
    if cost is None:
        return 0
    return cost.count * (TOLL_ANY if any_card else TOLL_MINOR if cost.grade == "minor" else TOLL_MAJOR)


def power_kind(power: vocabulary.SuitPower) -> int:
    if isinstance(power, vocabulary.MoveAlice):
        return MOVE_ALICE
    if isinstance(power, vocabulary.ExchangeWithDiscard):
        return EXCHANGE
    return SWAP_ARTIFACT if isinstance(power, vocabulary.SwapArtifact) else STEAL_CARD


def square_named(name: str) -> int:
    return records.SQUARES.index(name)


def _landings(square: int, long: int, short: int, wrap: int) -> list[int]:
    found: list[int] = []
    for across, along in ((long, short), (short, long)):
        for side in (-1, 1):
            for way in (-1, 1):
                x, y = square % BOARD + side * across, square // BOARD + way * along
                if wrap:
                    x, y = x % BOARD, y % BOARD
                landing = x + y * BOARD
                if 0 <= x < BOARD and 0 <= y < BOARD and landing != square and landing not in found:
                    found.append(landing)
    return found


def _check_sizes(parts: records.Components) -> None:
    """Stable integers leave room for so many ids of each kind: more cannot be put into the box."""
    rooms: list[tuple[str, str, int, Domain]] = [
        ("movement.toml", "mode", len(parts.movement.modes), MODE),
        ("action_cards.toml", "card", len(parts.action_cards.cards), CARD),
        ("encounters.toml", "encounter", len(parts.encounters.encounters), ENCOUNTER),
        ("characters.toml", "character", len(parts.characters.characters), CHARACTER),
        ("characters.toml", "tokens", len(parts.characters.characters) * parts.characters.tokens.copies, FIGURE),
        ("board.toml", "quadrant", len(parts.characters.characters) + PEOPLE, GROUND),
        ("artifacts.toml", "token", len(parts.artifacts.tokens), TOKEN),
        ("folly.toml", "folly", len(parts.folly.follies) + 1, FOLLY),
    ]
    for file, what, count, domain in rooms:
        expect(file, what, count <= domain.size, f"{count} are too many: there is room for {domain.size}")
    longest = max(max(suit.power.max_by_band) for suit in parts.action_cards.suits)
    expect("action_cards.toml", "suit", longest < STEPS.size, f"a power of {longest} is too strong: at most {STEPS.size - 1}")
    distance = parts.alice.distance
    further = [
        effect.amount
        for folly in parts.folly.follies
        for effect in folly.effects
        if isinstance(effect, vocabulary.ModifyAliceDistance)
    ]
    longest = max(*distance.minor, *distance.major, *distance.ace, *distance.joker) + max([0, *further])
    expect("alice.toml", "distance", longest < STEPS.size, f"{longest} squares are too many: at most {STEPS.size - 1}")


def open_box(folder: Path) -> WonderlandBox:
    return WonderlandBox(data.load(folder), fingerprint(folder))
