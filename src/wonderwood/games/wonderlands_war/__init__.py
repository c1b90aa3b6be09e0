"""Wonderland's War: tea, madness and five battlefields, for 2 to 5 players. The lid of the box."""

from typing import Final

from wonderwood.engine.errors import Refusal
from wonderwood.engine.fate import Fate
from wonderwood.engine.game import Game, Outcome, Variant
from wonderwood.engine.table import Ask, Flow, Table
from wonderwood.engine.vocabulary import Box
from wonderwood.games.wonderlands_war.audit import audit, imagine
from wonderwood.games.wonderlands_war.battle import choose, draw
from wonderwood.games.wonderlands_war.book import BOOK
from wonderwood.games.wonderlands_war.box import WarBox, open_box
from wonderwood.games.wonderlands_war.conquest import clean_up, conquer, forge, pay_out, use_abilities
from wonderwood.games.wonderlands_war.judge import advise, calm, judge, moment
from wonderwood.games.wonderlands_war.present import present
from wonderwood.games.wonderlands_war.quests import offer_feats, reveal_feats
from wonderwood.games.wonderlands_war.scoring import outcome
from wonderwood.games.wonderlands_war.setup import discard_quests, keep_quests, set_up
from wonderwood.games.wonderlands_war.table import (
    ABILITIES_STEP,
    BATTLE,
    BETS,
    CHASE,
    CHOOSE,
    CLEANUP,
    CONQUEST,
    DISCARD,
    DRAW,
    EARLIER_FIRST_PLAYER,
    EARLIER_LEADER_ICON,
    EARLIER_POISON,
    EARLIER_REFRESH,
    EARLIER_RESISTANCE,
    EARLIER_REWARDS,
    EARLIER_SHARDS,
    EARLIER_SOLDIERS,
    FEATS,
    FORGE,
    KEEP,
    PAYOUT,
    PHASES,
    QUESTS,
    SETUP,
    TEA_CARD,
    TEA_END,
    TEA_REST,
    TEA_START,
    TEA_TURN,
    WAR_END,
    WAR_START,
    WarTable,
)
from wonderwood.games.wonderlands_war.tea import end_tea, end_turn, resolve_card, start_tea, take_turn
from wonderwood.games.wonderlands_war.war import end_war, muster, place_bets, start_war

PACKS: Final = ["A", "B", "C", "D"]
ALLIES: Final = ["card_soldier", "flamingo", "rose", "red_rook", "creature"]
FACTIONS: Final = ["alice", "mad_hatter", "queen_of_hearts", "jabberwocky", "cheshire_cat"]
EARLIER: Final = {
    "earlier_shards": EARLIER_SHARDS,
    "earlier_first_player": EARLIER_FIRST_PLAYER,
    "earlier_leader_icon": EARLIER_LEADER_ICON,
    "earlier_poison": EARLIER_POISON,
    "earlier_refresh": EARLIER_REFRESH,
    "earlier_rewards": EARLIER_REWARDS,
    "earlier_soldiers": EARLIER_SOLDIERS,
    "earlier_resistance": EARLIER_RESISTANCE,
}


class WonderlandsWar(Game):
    """Take tea, gather an army, fight for five Regions without losing your mind."""

    def __init__(self) -> None:
        self.name = "wonderlands_war"
        self.min_seats, self.max_seats = 2, 5
        self.variants = [
            Variant("faction", ["random", *FACTIONS], per_seat=True),
            Variant("ally_pack", [*PACKS, "random", "mix"]),
            *(Variant(f"{ally}_pack", ["same", *PACKS]) for ally in ALLIES),
            *(Variant(name, [False, True]) for name in EARLIER),
            Variant("resistance_chase", [False, True]),
        ]
        self.book = BOOK
        self.phases = PHASES

    def open_box(self, components: str | None) -> Box:
        return open_box(components)

    def check(self, seats: int, options: dict[str, object]) -> None:
        """R3.1: everybody plays another faction."""
        chosen = [name for name in _names(options["faction"]) if name != "random"]
        if len(set(chosen)) != len(chosen):
            free = [str(name) for name in self.variants[0].values if name not in chosen]
            raise Refusal("bad_setup", option="faction", value=", ".join(chosen), allowed=free)

    def deal(self, box: Box, seats: int, options: dict[str, object]) -> Table:
        assert isinstance(box, WarBox)
        t = WarTable(seats, box)
        for seat, name in enumerate(_names(options["faction"])):
            t.faction[seat] = -1 if name == "random" else box.faction_names.index(name)
        for name, bit in EARLIER.items():
            if options[name]:
                t.house |= bit
        if options["resistance_chase"]:
            t.house |= CHASE
        t.packs = [_pack(options, ally) for ally in box.ally_names]
        return t

    def begin(self, table: Table) -> Flow:
        assert isinstance(table, WarTable)
        return _tea_phase(table) if table.phase < WAR_START else _war_phase(table)

    def outcome(self, table: Table) -> Outcome:
        assert isinstance(table, WarTable)
        return outcome(table)

    def present(self, table: Table, seat: int | None) -> dict[str, object]:
        assert isinstance(table, WarTable)
        return present(table, seat)

    def judge(self, table: Table, seat: int) -> int:
        assert isinstance(table, WarTable)
        return judge(table, seat)

    def advise(self, table: Table, ask: Ask) -> list[int]:
        assert isinstance(table, WarTable)
        return advise(table, ask)

    def moment(self, table: Table) -> int:
        assert isinstance(table, WarTable)
        return moment(table)

    def calm(self, table: Table, since: int) -> bool:
        assert isinstance(table, WarTable)
        return calm(table, since)

    def imagine(self, table: Table, seat: int | None, fate: Fate) -> None:
        assert isinstance(table, WarTable)
        imagine(table, seat, fate)

    def audit(self, table: Table) -> list[str]:
        assert isinstance(table, WarTable)
        return audit(table)


def _names(value: object) -> list[str]:
    assert isinstance(value, list)
    return [str(name) for name in value]


def _pack(options: dict[str, object], ally: str) -> int:
    """R2.2: which pack an ally's card comes from: 0 to 3, -1 drawn for this ally, -2 drawn once for all."""
    own = options.get(f"{ally}_pack", "same")
    pack = options["ally_pack"] if own == "same" else own
    if pack == "mix":
        return -1
    return -2 if pack == "random" else PACKS.index(str(pack))


def _tea_phase(t: WarTable) -> Flow:
    phase = t.phase
    if phase == SETUP:
        return set_up(t)
    if phase == KEEP:
        return keep_quests(t)
    if phase == TEA_START:
        return start_tea(t)
    if phase == TEA_TURN:
        return take_turn(t)
    if phase == TEA_CARD:
        return resolve_card(t)
    if phase == TEA_REST:
        return end_turn(t)
    if phase == TEA_END:
        return end_tea(t)
    assert phase == DISCARD
    return discard_quests(t)


def _war_phase(t: WarTable) -> Flow:
    phase = t.phase
    if phase == WAR_START:
        return start_war(t)
    if phase == BATTLE:
        return muster(t)
    if phase == BETS:
        return place_bets(t)
    if phase == CHOOSE:
        return choose(t)
    if phase == DRAW:
        return draw(t)
    if phase == CONQUEST:
        return conquer(t)
    if phase == QUESTS:
        return offer_feats(t)
    if phase == FEATS:
        return reveal_feats(t)
    if phase == ABILITIES_STEP:
        return use_abilities(t)
    if phase == FORGE:
        return forge(t)
    if phase == PAYOUT:
        return pay_out(t)
    if phase == CLEANUP:
        return clean_up(t)
    assert phase == WAR_END
    return end_war(t)


GAME: Final = WonderlandsWar()

__all__ = ["GAME"]
