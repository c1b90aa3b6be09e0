"""Wonderland: pawns on a chessboard meet the people of Wonderland, gather madness, and let Alice sleep."""

from pathlib import Path
from typing import Final

from wonderwood.engine.game import Game, Outcome, Variant
from wonderwood.engine.table import Ask, Flow, Table
from wonderwood.engine.vocabulary import Box
from wonderwood.games.wonderland import book, data
from wonderwood.games.wonderland.actions import act
from wonderwood.games.wonderland.alice import choose_lead, lead_alice
from wonderwood.games.wonderland.audit import problems
from wonderwood.games.wonderland.box import WonderlandBox, open_box
from wonderwood.games.wonderland.judge import advise, judge
from wonderwood.games.wonderland.power_cost import decide_power_pr
from wonderwood.games.wonderland.powers import (
    exchange_cards,
    guide_alice,
    peek_artifact,
    recover_cards,
    spy_hand,
    steal_card,
    swap_artifact,
)
from wonderwood.games.wonderland.present import present
from wonderwood.games.wonderland.scoring import final_count
from wonderwood.games.wonderland.setup import fresh_table, keep_dealt, set_up
from wonderwood.games.wonderland.squares import choose_artifact, square_effect, step_after_hole
from wonderwood.games.wonderland.table import WonderlandTable
from wonderwood.games.wonderland.turn import decide_encounters, discard_to_limit, keep_drawn, pass_then_begin
from wonderwood.games.wonderland.wake import wake


class Wonderland(Game):
    def __init__(self) -> None:
        self.name = "wonderland"
        self.min_seats, self.max_seats = 2, 4
        self.variants = [
            Variant("movement_side", ["A", "B"]),
            Variant("hand_limit", [0, 8, 10, 12], default=10),
            Variant("hearts_power_wakes", [False, True]),
            Variant("two_player_single_copy_characters", [False, True]),
            Variant("hidden_wake_counters", [True, False]),
        ]
        self.book = book.BOOK
        self.phases = book.PHASES
        self.standard: WonderlandBox | None = None

    def open_box(self, components: str | None) -> Box:
        if components is not None:
            return open_box(Path(components))
        if self.standard is None:
            self.standard = open_box(data.DATA)
        return self.standard

    def deal(self, box: Box, seats: int, options: dict[str, object]) -> Table:
        """1.3, 2.2: 2 to 4 players and the options of the table; 16.12: a hand limit of 0 is none."""
        assert isinstance(box, WonderlandBox)
        single = seats == 2 and options["two_player_single_copy_characters"] is True
        limit = options["hand_limit"]
        assert isinstance(limit, int)
        t = fresh_table(box, seats, box.sides.index(str(options["movement_side"])), single)
        t.hand_limit = limit
        t.hearts_wake = int(options["hearts_power_wakes"] is True)
        t.open_wake = int(options["hidden_wake_counters"] is False)
        return t

    def begin(self, table: Table) -> Flow:
        assert isinstance(table, WonderlandTable)
        return start_phase(table, table.phase)

    def outcome(self, table: Table) -> Outcome:
        assert isinstance(table, WonderlandTable)
        return final_count(table)

    def present(self, table: Table, seat: int | None) -> dict[str, object]:
        assert isinstance(table, WonderlandTable)
        return present(table, seat)

    def judge(self, table: Table, seat: int) -> int:
        assert isinstance(table, WonderlandTable)
        return judge(table, seat)

    def advise(self, table: Table, ask: Ask) -> list[int]:
        assert isinstance(table, WonderlandTable)
        return advise(table, ask)

    def audit(self, table: Table) -> list[str]:
        assert isinstance(table, WonderlandTable)
        return problems(table)


def start_phase(t: WonderlandTable, phase: int) -> Flow:
    """The coroutine of each phase, the frequent ones first."""
    if phase == book.ACTIONS_PHASE:
        return act(t)
    if phase == book.ALICE_CARD_PHASE:
        return choose_lead(t)
    if phase == book.ALICE_WAY_PHASE:
        return lead_alice(t)
    if phase == book.DRAWING_PHASE:
        return decide_encounters(t)
    if phase == book.CHOOSE_ENCOUNTERS_PHASE:
        return keep_drawn(t)
    if phase == book.SQUARE_EFFECT_PHASE:
        return square_effect(t)
    if phase == book.CHOOSE_ARTIFACT_PHASE:
        return choose_artifact(t)
    if phase == book.AFTER_HOLE_PHASE:
        return step_after_hole(t)
    if phase == book.GUIDE_PHASE:
        return guide_alice(t)
    if phase == book.EXCHANGE_PHASE:
        return exchange_cards(t)
    if phase == book.RECOVER_PHASE:
        return recover_cards(t)
    if phase == book.PEEK_PHASE:
        return peek_artifact(t)
    if phase == book.SWAP_PHASE:
        return swap_artifact(t)
    if phase == book.SPY_PHASE:
        return spy_hand(t)
    if phase == book.STEAL_PHASE:
        return steal_card(t)
    if phase == book.POWER_COST_PHASE:
        return decide_power_pr(t)
    if phase == book.WAKE_PHASE:
        return wake(t)
    if phase == book.HAND_LIMIT_PHASE:
        return discard_to_limit(t)
    if phase == book.PASSING_PHASE:
        return pass_then_begin(t)
    if phase == book.DEALT_PHASE:
        return keep_dealt(t)
    return set_up(t)


GAME: Final = Wonderland()
