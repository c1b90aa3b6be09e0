"""Root: six factions and a machine fight for the woodland, each by its own rules, to 30 points or to dominance.

The first file to read. `table.py` is the state, `book.py` what can be said, `roster.py` the questions general rules ask of a
faction. General rules: `turn.py` (G), `setup.py` (S), `cards.py` (C), `woodland.py` (M), `battle.py` and `removal.py` (B),
`crafting.py` (K), `dominance.py` (D). Factions: `marquise.py` (MA), `eyrie.py` (E), `alliance.py` (WA), `vagabond.py` with
`satchel.py` and `characters.py` (VB), `lizard_cult.py` (L), `riverfolk.py` (RF); `machine.py` with `spies.py` and `campaign.py`
(MM). People and bots hold the seats; the Mechanical Marquise is a side without a seat, after the last one.
"""

from typing import Final

from wonderwood.engine.errors import Refusal
from wonderwood.engine.game import Game, Outcome, Preset, Variant
from wonderwood.engine.table import Ask, Flow, Table
from wonderwood.engine.vocabulary import Box
from wonderwood.games.root.alliance import Alliance
from wonderwood.games.root.audit import audit
from wonderwood.games.root.book import BOOK
from wonderwood.games.root.box import FACTION_IDS, PERSISTENT, RootBox
from wonderwood.games.root.campaign import choose_keepsake, next_game, won_game
from wonderwood.games.root.eyrie import Eyrie
from wonderwood.games.root.judge import advise, judge
from wonderwood.games.root.lizard_cult import LizardCult
from wonderwood.games.root.machine import MechanicalMarquise
from wonderwood.games.root.marquise import Marquise
from wonderwood.games.root.present import present
from wonderwood.games.root.presets import presets
from wonderwood.games.root.riverfolk import Riverfolk
from wonderwood.games.root.roster import ROSTER, of
from wonderwood.games.root.scoring import outcome
from wonderwood.games.root.setup import PLAYABLE, RANDOM, USUAL, first_game, set_up
from wonderwood.games.root.table import RootTable
from wonderwood.games.root.turn import (
    BIRDSONG,
    DAYLIGHT,
    EVENING,
    KEEPSAKES,
    PHASES,
    SETUP,
    birdsong,
    daylight,
    evening,
    finish,
)
from wonderwood.games.root.vagabond import Vagabond

ROSTER[:] = [Marquise(), Eyrie(), Alliance(), Vagabond(), LizardCult(), Riverfolk(), MechanicalMarquise()]

PLAYERS: Final = {"none": (2, 6), "competitive": (2, 5), "cooperative": (1, 4)}  # MM13, MM17: least and most, by mode


class Root(Game):
    def __init__(self) -> None:
        self.name = "root"
        self.min_seats, self.max_seats = 1, 6
        box = self.open_box(None)
        assert isinstance(box, RootBox)
        persistent = [box.card_ids[kind] for kind in range(box.kinds) if box.card_type[kind] == PERSISTENT]
        self.variants = [
            Variant("factions", ["usual", "random", *FACTION_IDS[:PLAYABLE]], per_seat=True),
            Variant("map", ["autumn", "winter"]),
            Variant("machine", ["usual", "none", "competitive", "cooperative"]),
            Variant("campaign", [False, True]),
            Variant("machine_start", list(range(0, 30, 3)), carried=True),
            Variant("kept", list(persistent), per_seat=True, many=True, carried=True),
            Variant("second_vagabond", [False, True]),
            Variant("characters", ["all", "base"]),
            Variant("guided", [False, True]),
            Variant("two_game_match", [False, True]),
            Variant("sympathy_track", [False, True]),
            Variant("repaired_side", [False, True]),
            Variant("new_roost", [False, True]),
            Variant("coalition_players", [4, 3]),
            Variant("burrow_bank", [False, True]),
            Variant("outcast_tie", [False, True]),
            Variant("cult_draw", [False, True]),
            Variant("cult_sacrifice", [False, True]),
            Variant("spy_threshold", [False, True]),
        ]
        self.book = BOOK
        self.phases = list(PHASES)

    def open_box(self, components: str | None) -> Box:
        if components is not None:
            return RootBox(components)
        if not _BOXES:
            _BOXES.append(RootBox(None))
        return _BOXES[0]

    def check(self, seats: int, options: dict[str, object]) -> None:
        wanted = _factions(options)
        self._check_machine(seats, options, wanted)
        for faction in wanted:
            most = 2 if faction == "vagabond" and options["second_vagabond"] else 1
            if wanted.count(faction) > most:
                refuse("factions", faction, [other for other in FACTION_IDS[:PLAYABLE] if other not in wanted])
        if wanted == ["vagabond"] * seats and mode(seats, options) == "none":
            refuse("factions", "vagabond", [other for other in FACTION_IDS[:PLAYABLE] if other != "vagabond"])
        if options["guided"] and (seats != 4 or wanted or options["map"] != "autumn"):
            refuse("guided", True, ["False"])
        if options["two_game_match"] and seats != 2:
            refuse("two_game_match", True, ["False"])

    def _check_machine(self, seats: int, options: dict[str, object], wanted: list[str]) -> None:
        """MM13, MM17, SC4, Q13: how many may play, and what goes with the machine."""
        machine = mode(seats, options)
        modes = [word for word, (least, most) in PLAYERS.items() if least <= seats <= most]
        if machine not in modes:
            refuse("machine", machine, modes)
        if machine != "none":
            if "marquise" in wanted:
                refuse("factions", "marquise", [other for other in FACTION_IDS[:PLAYABLE] if other != "marquise"])
            for option in ("guided", "two_game_match"):
                if options[option]:
                    refuse(option, True, ["False"])
        if options["campaign"] and machine != "cooperative":
            refuse("campaign", True, ["False"])
        kept = _kept(options)
        if not options["campaign"]:
            if options["machine_start"]:
                refuse("machine_start", options["machine_start"], ["0"])
            if any(kept):
                refuse("kept", ", ".join([card for row in kept for card in row]), ["[]"])
        flat = [card for row in kept for card in row]
        box = self.open_box(None)
        assert isinstance(box, RootBox)
        for row in kept:
            for card in row:
                copies = box.kind.count(box.card_ids.index(card))
                if row.count(card) > 1 or flat.count(card) > copies:
                    refuse("kept", card, [f"1 × {card}" if row.count(card) > 1 else f"{copies} × {card}"])

    def deal(self, box: Box, seats: int, options: dict[str, object]) -> Table:
        assert isinstance(box, RootBox)
        machine = mode(seats, options)
        t = RootTable(seats, box, seats if machine == "none" else seats + 1)
        if machine != "none":
            t.machine = seats
            t.cooperative = int(machine == "cooperative")
            t.campaign = int(bool(options["campaign"]))
            t.machine_start = int(str(options["machine_start"]))
            for seat, row in enumerate(_kept(options)):
                t.kept[seat] = [box.card_ids.index(card) for card in row]
        asked = options["factions"]
        assert isinstance(asked, list)
        for seat in range(seats):
            word = str(asked[seat])
            t.wanted[seat] = USUAL if word == "usual" else RANDOM if word == "random" else FACTION_IDS.index(word)
        t.map = box.map_ids.index(str(options["map"]))
        t.base_characters = int(options["characters"] == "base")
        t.guided = int(bool(options["guided"]))
        t.two_games = int(bool(options["two_game_match"]))
        t.older_sympathy = int(bool(options["sympathy_track"]))
        t.repaired_keeps = int(bool(options["repaired_side"]))
        t.roost_by_pieces = int(bool(options["new_roost"]))
        t.coalition_from = int(str(options["coalition_players"]))
        t.bank_optional = int(bool(options["burrow_bank"]))
        t.outcast_waits = int(bool(options["outcast_tie"]))
        t.older_icons = int(bool(options["cult_draw"]))
        t.map_sacrifice = int(bool(options["cult_sacrifice"]))
        t.spy_points = int(bool(options["spy_threshold"]))
        return t

    def begin(self, table: Table) -> Flow:
        assert isinstance(table, RootTable)
        flow = _begin(table)
        if table.campaign:
            return won_game(table, flow)
        return first_game(table, flow) if table.two_games and table.game == 1 else flow

    def outcome(self, table: Table) -> Outcome:
        assert isinstance(table, RootTable)
        return outcome(table)

    def sequel(self, table: Table, options: dict[str, object]) -> dict[str, object] | None:
        assert isinstance(table, RootTable)
        more = next_game(table)
        return None if more is None else {**options, **more}

    def presets(self) -> list[Preset]:
        box = self.open_box(None)
        assert isinstance(box, RootBox)
        return presets(box)

    def present(self, table: Table, seat: int | None) -> dict[str, object]:
        assert isinstance(table, RootTable)
        return present(table, seat)

    def allied(self, table: Table) -> bool:
        """MM15: together against the machine."""
        assert isinstance(table, RootTable)
        return table.seats == 1 or table.cooperative == 1

    def contenders(self, table: Table) -> int:
        """MM17: against each other, the machine is one that may win."""
        assert isinstance(table, RootTable)
        return table.seats if table.cooperative else table.sides

    def judge(self, table: Table, seat: int) -> int:
        assert isinstance(table, RootTable)
        return judge(table, seat)

    def advise(self, table: Table, ask: Ask) -> list[int]:
        assert isinstance(table, RootTable)
        return advise(table, ask)

    def audit(self, table: Table) -> list[str]:
        assert isinstance(table, RootTable)
        return audit(table)


_BOXES: Final[list[RootBox]] = []


def _begin(t: RootTable) -> Flow:
    """The phase's own beginning once, then the faction's steps."""
    if t.phase == SETUP:
        return set_up(t)
    if t.phase == BIRDSONG:
        return birdsong(t) if t.step == 0 else of(t, t.turn).birdsong(t, t.turn)
    if t.phase == DAYLIGHT:
        return daylight(t) if t.step == 0 else of(t, t.turn).daylight(t, t.turn)
    if t.phase == EVENING:
        return evening(t) if t.step == 0 else of(t, t.turn).evening(t, t.turn)
    return choose_keepsake(t) if t.phase == KEEPSAKES else finish(t)


def refuse(option: str, value: object, allowed: list[str]) -> None:
    raise Refusal("bad_setup", option=option, value=str(value), allowed=allowed)


def _factions(options: dict[str, object]) -> list[str]:
    asked = options["factions"]
    assert isinstance(asked, list)
    return [str(word) for word in asked if word not in ("usual", "random")]


def mode(seats: int, options: dict[str, object]) -> str:
    """MM13, MM17: whether the machine plays, and how; alone one plays against it."""
    word = str(options["machine"])
    if word == "usual":
        return "cooperative" if seats == 1 else "none"
    return word


def _kept(options: dict[str, object]) -> list[list[str]]:
    kept = options["kept"]
    assert isinstance(kept, list)
    return [[str(card) for card in row] for row in kept]


GAME: Final = Root()
