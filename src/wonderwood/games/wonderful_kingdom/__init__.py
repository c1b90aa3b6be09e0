"""It's a Wonderful Kingdom: one or two duchies race for the throne, 4 rounds of offering and choosing cards."""

from typing import Final

from wonderwood.engine.errors import Refusal
from wonderwood.engine.fate import Fate
from wonderwood.engine.game import Game, Outcome, Preset, Variant
from wonderwood.engine.shared import replaced
from wonderwood.engine.table import Ask, Flow, Table
from wonderwood.engine.vocabulary import Box
from wonderwood.games.wonderful_kingdom import illusionists, packs, quest, scenarios
from wonderwood.games.wonderful_kingdom.advisors import honours, keep_advisor
from wonderwood.games.wonderful_kingdom.book import BOOK
from wonderwood.games.wonderful_kingdom.box import FACES, KingdomBox
from wonderwood.games.wonderful_kingdom.checks import audit
from wonderwood.games.wonderful_kingdom.choice import deal, reveal, turn
from wonderwood.games.wonderful_kingdom.conquest import conquest, harvest, prison
from wonderwood.games.wonderful_kingdom.conquest_solo import aftermath
from wonderwood.games.wonderful_kingdom.judge import advise, calm, judge, worked_out
from wonderwood.games.wonderful_kingdom.planning import afflict, plan, settle, start
from wonderwood.games.wonderful_kingdom.present import present
from wonderwood.games.wonderful_kingdom.production import count, last, place_cubes
from wonderwood.games.wonderful_kingdom.questions import (
    ADVISORS,
    CONQUEST,
    CONQUEST_SOLO,
    QUESTS,
    SCENARIOS,
    SOLO,
    THREATS,
)
from wonderwood.games.wonderful_kingdom.scoring import outcome, score
from wonderwood.games.wonderful_kingdom.setup import deck_ready, set_up
from wonderwood.games.wonderful_kingdom.sight import imagine
from wonderwood.games.wonderful_kingdom.solo import solo_deal, solo_turn
from wonderwood.games.wonderful_kingdom.suspicion import suspect
from wonderwood.games.wonderful_kingdom.table import (
    ADVISOR_PHASE,
    AFFLICT,
    AFTERMATH,
    COMBAT,
    CONQUEST_PHASE,
    COUNT,
    DEAL,
    DECK,
    HARVEST,
    HONOURS,
    ILLUSIONS,
    LAST,
    MUSTER_PHASE,
    PHASE_NAMES,
    PLACE_CUBES,
    PLAN,
    PRISON,
    REVEAL,
    SETTLE,
    SETUP,
    SOLO_DEAL,
    SOLO_TURN,
    START,
    TURN,
    KingdomTable,
)
from wonderwood.games.wonderful_kingdom.threat import combat, muster

ANY: Final = "any"
NONE: Final = "none"
MODULE_NUMBERS: Final = {"threat": THREATS, "advisors": ADVISORS, "quest": QUESTS, "conquest": CONQUEST}
MODULES: Final = ["threat", "advisors", "quest", "conquest", "tutorial"]
PACK_NAMES: Final = [
    "giant_rats",
    "frost_giants",
    "shadows",
    "thieves",
    "sisters_of_misfortune",
    "siphons",
    "black_dragons",
    "illusionists",
]
NOT_SOLO: Final = ["black_dragons", "illusionists"]
QUEST_NAMES: Final = ["northern_lands", "usurper", "plague_lord", "dragon_pact", "lost_heir"]
BOARD_NAMES: Final = ["A1", "A2", "B1", "B2", "C1", "C2"]
DUCHY_NAMES: Final = ["teressia", "valados", "senada"]
BASE_DUCHIES: Final = ["teressia", "valados"]
CONQUEST_DUCHIES: Final = ["teressia", "senada"]  # those with a face E
BASE_FACES: Final = ["A", "B"]
SCENARIO_NAMES: Final = ["SC01", "SC02", "SC03", "SC04", "SC05", "SC06"]


class WonderfulKingdom(Game):
    """1.1, 1.2: one or two players, exactly one module; the base game alone only as a tutorial."""

    def __init__(self) -> None:
        self.name = "wonderful_kingdom"
        self.min_seats, self.max_seats = 1, 2
        self.variants = [
            Variant("module", list(MODULES)),
            Variant("face", ["B", "A", "C", "D"]),
            Variant("duchy", [ANY, *DUCHY_NAMES], per_seat=True),
            Variant("deluxe", [False, True]),
            Variant("pack", [ANY, *PACK_NAMES], per_seat=True),
            Variant("quest", [ANY, *QUEST_NAMES]),
            Variant("map", [ANY, *BOARD_NAMES]),
            Variant("scenario", [NONE, *SCENARIO_NAMES]),
            Variant("search", ["once", "always"]),
        ]
        self.book = BOOK
        self.phases = PHASE_NAMES

    def presets(self) -> list[Preset]:
        """1.2, 13.1: the base game to learn it, then its modules; alone, the scenarios."""
        learning = [Preset("tutorial", 2, {"module": "tutorial"})]
        modules = [Preset(name, 2, {"module": name}) for name in MODULES if name != "tutorial"]
        return learning + modules + [Preset(name, 1, {"scenario": name}) for name in SCENARIO_NAMES]

    def open_box(self, components: str | None) -> Box:
        if components is None:
            if not _BOXES:
                _BOXES.append(KingdomBox(None))
            return _BOXES[0]
        return KingdomBox(components)

    def check(self, seats: int, options: dict[str, object]) -> None:
        """1.2, 2.4, 10.1, 10.11, 13.1, 14.1: what does not go together."""
        alone = seats == 1
        module = str(options["module"])
        boards = ["C1", "C2"] if alone else ["A1", "A2", "B1", "B2"]
        names = [str(name) for name in _items(options["pack"]) if name != ANY]
        homes = [str(name) for name in _items(options["duchy"]) if name != ANY]
        if options["scenario"] != NONE:
            if not alone:
                refuse("scenario", options["scenario"], [NONE])
            if options["deluxe"]:
                refuse("deluxe", True, ["False"])
            if options["face"] not in BASE_FACES:
                refuse("face", options["face"], BASE_FACES)
            if homes and homes[0] not in BASE_DUCHIES:
                refuse("duchy", homes[0], BASE_DUCHIES)
        if len(names) != len(set(names)):
            refuse("pack", names[0], [name for name in PACK_NAMES if name != names[0]])
        if alone and names and names[0] in NOT_SOLO:
            refuse("pack", names[0], [name for name in PACK_NAMES if name not in NOT_SOLO])
        if options["map"] != ANY and options["map"] not in boards:
            refuse("map", options["map"], boards)
        if len(homes) != len(set(homes)):
            refuse("duchy", homes[0], [name for name in DUCHY_NAMES if name != homes[0]])
        if module == "conquest" and options["scenario"] == NONE and "valados" in homes:
            refuse("duchy", "valados", CONQUEST_DUCHIES)
        if options["search"] == "always" and not alone:
            refuse("search", "always", ["once"])

    def deal(self, box: Box, seats: int, options: dict[str, object]) -> Table:
        """What is played; chance comes with the setup phase."""
        assert isinstance(box, KingdomBox)
        t = KingdomTable(box, seats)
        scenario = str(options["scenario"])
        modules = [str(options["module"])]
        if scenario != NONE:
            t.scenario = box.scenarios.index(scenario)
            modules = box.scenario_modules[t.scenario]
            t.packs = replaced(t.packs, 0, box.scenario_pack[t.scenario])
            t.quests = box.scenario_quests[t.scenario][:]
        if seats == 1:
            t.modules = [*t.modules, SOLO]
        for module in modules:
            if module in MODULE_NUMBERS:
                t.modules = [*t.modules, MODULE_NUMBERS[module]]
        if "conquest" in modules and seats == 1:
            t.modules = [*t.modules, CONQUEST_SOLO]
        if scenario != NONE:
            t.modules = [*t.modules, SCENARIOS]
        t.face = FACES.index("E" if "conquest" in modules else str(options["face"]))
        t.deluxe = 1 if options["deluxe"] else 0
        t.free_search = 1 if options["search"] == "always" else 0
        choose_duchies(t, [str(name) for name in _items(options["duchy"])])
        if scenario == NONE:
            if "threat" in modules:
                t.packs = [-1 if name == ANY else box.packs.index(str(name)) for name in _items(options["pack"])]
            if "quest" in modules:
                t.quests = [0 if options["quest"] == ANY else box.quests.index(str(options["quest"]))]
            if "conquest" in modules:
                first = 0 if seats > 1 else 4
                t.board = first if options["map"] == ANY else box.boards.index(str(options["map"]))
        t.agenda = [SETUP, SETUP]
        t.phase = SETUP
        return t

    def begin(self, table: Table) -> Flow:
        assert isinstance(table, KingdomTable)
        return begin_phase(table)

    def outcome(self, table: Table) -> Outcome:
        assert isinstance(table, KingdomTable)
        return outcome(table)

    def present(self, table: Table, seat: int | None) -> dict[str, object]:
        assert isinstance(table, KingdomTable)
        return present(table, seat)

    def judge(self, table: Table, seat: int) -> int:
        assert isinstance(table, KingdomTable)
        return judge(table, seat)

    def calm(self, table: Table, since: int) -> bool:
        assert isinstance(table, KingdomTable)
        return calm(table)

    def worked_out(self, ask: Ask, seats: int) -> bool:
        return worked_out(ask, seats)

    def advise(self, table: Table, ask: Ask) -> list[int]:
        assert isinstance(table, KingdomTable)
        return advise(table, ask)

    def audit(self, table: Table) -> list[str]:
        assert isinstance(table, KingdomTable)
        return audit(table)

    def imagine(self, table: Table, seat: int | None, fate: Fate) -> None:
        assert isinstance(table, KingdomTable)
        imagine(table, seat, fate)

    def suspect(self, table: Table, seat: int, fate: Fate) -> None:
        assert isinstance(table, KingdomTable)
        suspect(table, seat, fate)


def begin_phase(t: KingdomTable) -> Flow:
    """The coroutine of a phase, the busiest first."""
    phase = t.phase
    if phase == TURN:
        return turn(t)
    if phase == COUNT:
        return count(t)
    if phase == PLACE_CUBES:
        return place_cubes(t)
    if phase == PLAN:
        return plan(t)
    if phase == SOLO_TURN:
        return solo_turn(t)
    if phase == CONQUEST_PHASE:
        return conquest(t)
    if phase == SETTLE:
        return settle(t)
    if phase == REVEAL:
        return reveal(t)
    if phase == DEAL:
        return deal(t)
    if phase == SOLO_DEAL:
        return solo_deal(t)
    if phase == START:
        return start(t)
    if phase == AFFLICT:
        return afflict(t)
    if phase == COMBAT:
        return combat(t)
    if phase == MUSTER_PHASE:
        return muster(t)
    if phase == ILLUSIONS:
        return illusionists.illusions(t)
    if phase == HARVEST:
        return harvest(t)
    if phase == PRISON:
        return prison(t)
    if phase == AFTERMATH:
        return aftermath(t)
    if phase == LAST:
        return last(t)
    if phase == HONOURS:
        return honours(t)
    if phase == SETUP:
        return set_up(t)
    if phase == ADVISOR_PHASE:
        return keep_advisor(t)
    if phase == DECK:
        return deck_ready(t)
    return score(t)


def choose_duchies(t: KingdomTable, wanted: list[str]) -> None:
    """2.4, 13.2: the duchies asked for; who does not mind takes the first free one that has the face."""
    taken = [t.box.duchies.index(name) for name in wanted if name != ANY]
    for seat, name in enumerate(wanted):
        if name != ANY:
            t.duchies = replaced(t.duchies, seat, t.box.duchies.index(name))
            continue
        free = [duchy for duchy in range(len(t.box.duchies)) if duchy not in taken and t.box.face_here[duchy * 5 + t.face]]
        t.duchies = replaced(t.duchies, seat, free[0])
        taken.append(free[0])


def _items(value: object) -> list[object]:
    return value if isinstance(value, list) else [value]


def refuse(option: str, value: object, allowed: list[str]) -> None:
    raise Refusal("bad_setup", option=option, value=str(value), allowed=allowed)


_BOXES: Final[list[KingdomBox]] = []

GAME: Final = WonderfulKingdom()

__all__ = ["GAME", "packs", "quest", "scenarios"]
