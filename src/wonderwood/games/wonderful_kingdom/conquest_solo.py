"""13.S: Conquest alone, against the blue armies that never move."""

from typing import Final

from wonderwood.engine.shared import changed, replaced
from wonderwood.engine.table import Ask, Flow
from wonderwood.games.wonderful_kingdom.book import ASK_JAIL, SPREAD
from wonderwood.games.wonderful_kingdom.choice import next_phase
from wonderwood.games.wonderful_kingdom.conquest import (
    capture,
    capture_options,
    castle,
    fill_slots,
    set_pawns,
    territory_points,
)
from wonderwood.games.wonderful_kingdom.questions import CONQUEST_SOLO, Rules, install
from wonderwood.games.wonderful_kingdom.table import AFTERMATH, PRISON, START, KingdomTable

RED: Final = 0
BLUE: Final = 1


class ConquestSolo(Rules):
    def a_round(self, t: KingdomTable, phases: list[int]) -> None:
        """13.S3, 13.S4: blue does not destroy cards and does not capture, but it comes back."""
        phases.remove(START)
        phases[phases.index(PRISON)] = AFTERMATH

    def prepare(self, t: KingdomTable) -> None:
        """13.S1, 13.S2, 13.S9: own medals; no Spy tokens but those of slots; blue armies everywhere else."""
        t.medals = t.box.conquest_medals[:]
        t.spy_tokens = changed(t.spy_tokens, RED, t.box.conquest_spies)
        t.reserve = replaced(t.reserve, BLUE, 0)
        for territory in t.box.on_board[t.board]:
            if territory == castle(t, BLUE):
                set_pawns(t, BLUE, territory, t.box.enemy_castle_armies)
            elif territory != castle(t, RED) and not t.pawns[RED][territory]:
                settle_blue(t, territory)

    def points(self, t: KingdomTable, seat: int, parts: dict[str, int]) -> None:
        """13.S8: your territories for you, those of blue against you."""
        parts["territories"] = territory_points(t, RED)
        parts["enemy"] = -territory_points(t, BLUE)


def settle_blue(t: KingdomTable, territory: int) -> None:
    """16.21d: one army."""
    set_pawns(t, BLUE, territory, t.box.enemy_armies)
    fill_slots(t, BLUE, territory)


def aftermath(t: KingdomTable) -> Flow:
    """13.S7, 13.S4, 16.21f: first the Prison takes one of your armies while blue holds it, then blue fills empty land."""
    place = t.box.prison[t.board]
    if place >= 0 and t.pawns[BLUE][place]:
        options: list[int] = []
        for territory in t.box.on_board[t.board]:
            capture_options(t, RED, territory, options)
        if options:
            choice = yield Ask(RED, ASK_JAIL, options)
            capture(t, RED, choice)
    for territory in t.box.on_board[t.board]:
        if territory != castle(t, RED) and not t.pawns[RED][territory] and not t.pawns[BLUE][territory]:
            settle_blue(t, territory)
            t.log(SPREAD, territory)
    next_phase(t)


install(CONQUEST_SOLO, ConquestSolo())
