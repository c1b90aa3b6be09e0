"""Chapter MM, games played together: what a won game of a campaign hands on to the next one."""

from wonderwood.engine.shared import longer, replaced
from wonderwood.engine.table import Ask, Flow, GameOver
from wonderwood.games.root.book import ASK_KEEPSAKE, BROUGHT, KEEP_CARD, KEPT, PASS
from wonderwood.games.root.box import PERSISTENT
from wonderwood.games.root.cards import kinds_in, pull
from wonderwood.games.root.table import NOBODY, WON_TOGETHER, RootTable
from wonderwood.games.root.turn import KEEPSAKES, go_on


def bring_cards(t: RootTable) -> None:
    """MM15, Q13: cards kept from earlier games are in play from the start, and not in the deck."""
    for seat in range(t.seats):
        for kind in t.kept[seat]:
            t.crafted = longer(t.crafted, seat, pull(t, t.deck, kind))
            t.log(BROUGHT, seat, kind)


def won_game(t: RootTable, flow: Flow) -> Flow:
    """MM15: after a won game of a campaign everybody chooses what to keep."""
    try:
        yield from flow
    except GameOver:
        if t.team != WON_TOGETHER:
            raise
        t.over = 0
        t.holding = 0
        go_on(t, KEEPSAKES)


def choose_keepsake(t: RootTable) -> Flow:
    """MM15, Q13: one more persistent card of the play area, if he likes; player by player."""
    if t.step == t.seats:
        t.over = 1
        return
    seat = t.step
    cards = keepable(t, seat)
    choice = yield Ask(seat, ASK_KEEPSAKE, [*[KEEP_CARD.of(kind) for kind in cards], PASS.of()])
    if choice != PASS.of():
        t.keepsake = replaced(t.keepsake, seat, KEEP_CARD.first(choice))
        t.log(KEPT, seat, t.keepsake[seat])
    t.step += 1


def keepable(t: RootTable, seat: int) -> list[int]:
    """Q13: persistent cards in play that were not kept before."""
    return [kind for kind in kinds_in(t, t.crafted[seat]) if t.box.card_type[kind] == PERSISTENT and kind not in t.kept[seat]]


def kept_on(t: RootTable, seat: int) -> list[int]:
    """Q13: cards for the next game: those kept before and still in play, and the new one."""
    in_play = kinds_in(t, t.crafted[seat])
    kept = [kind for kind in t.kept[seat] if kind in in_play]
    return kept if t.keepsake[seat] == NOBODY else [*kept, t.keepsake[seat]]


def next_game(t: RootTable) -> dict[str, object] | None:
    """MM15, Q13: what the next game of the campaign starts with; nothing after a defeat, or when it would begin at the goal."""
    start = t.machine_start + t.box.campaign_vp
    if not t.campaign or not t.over or t.team != WON_TOGETHER or start >= t.box.victory:
        return None
    kept = [[t.box.card_ids[kind] for kind in kept_on(t, seat)] for seat in range(t.seats)]
    return {"machine_start": start, "kept": kept}
