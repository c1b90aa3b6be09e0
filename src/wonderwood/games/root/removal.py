"""Removal outside and inside battle (G5, B20 to B24): first everything leaves, then what it triggers, in an order of choice."""

from wonderwood.engine.table import Ask, Flow
from wonderwood.games.root.book import ASK_LOSE, ASK_ORDER, ASK_WHOSE, FIRST, LOSE, ORDER
from wonderwood.games.root.box import CLEARINGS
from wonderwood.games.root.roster import Faction, Loss, Trigger, fighters, of, pieces_at
from wonderwood.games.root.table import RootTable
from wonderwood.games.root.woodland import are_enemies, check_victory, lose_piece, lose_warriors, next_side


class Warband(Faction):
    """A faction whose pieces on the map are warriors, buildings and tokens: how these leave it."""

    def suffer(self, t: RootTable, seat: int, hits: int, loss: Loss) -> Flow:
        """B19, B20: one piece for each hit, all warriors before any building or token, these as their owner likes."""
        own = t.warriors[seat * CLEARINGS + loss.where]
        fallen = min(hits, own)
        others = 0
        if loss.battle is not None and t.hirer == seat:
            others = fighters(t, seat, loss.battle) - own
        if others:
            fallen, others = share_hits(hits, own, others)
            lose_hired(t, others, loss)
        if fallen:
            lose_warriors(t, loss, fallen)
        yield from lose_pieces(t, seat, hits - fallen - others, loss)

    def wiped_out(self, t: RootTable, seat: int, damage: int, loss: Loss) -> Flow:
        lose_everything(t, seat, loss)
        return
        yield


def lose_everything(t: RootTable, seat: int, loss: Loss) -> None:
    """K8: all warriors, buildings and tokens of a player in a clearing."""
    fallen = t.warriors[seat * CLEARINGS + loss.where]
    if fallen:
        lose_warriors(t, loss, fallen)
    lose_all_pieces(t, seat, loss)


def lose_all_pieces(t: RootTable, seat: int, loss: Loss) -> None:
    """K8: every building and token of a player in a clearing."""
    for piece in pieces_at(t, seat, loss.where):
        while t.pieces[piece * CLEARINGS + loss.where]:
            lose_piece(t, loss, piece)


def share_hits(hits: int, own: int, others: int) -> tuple[int, int]:
    """RF16: the first, third, fifth hit on his own warriors, the others on those he has hired, as far as there are any."""
    fallen = min(own, (hits + 1) // 2)
    taken = min(others, hits - fallen)
    return min(own, hits - taken), taken


def lose_hired(t: RootTable, count: int, loss: Loss) -> None:
    """RF18, RF19, B26: hired warriors fall in the battle of who hired them."""
    battle = loss.battle
    if battle is None or count == 0:
        return
    battle.ally_loss = Loss(t.guild, loss.by, loss.where, battle)
    battle.ally_loss.fought_for = loss.owner
    lose_warriors(t, battle.ally_loss, count)


def lose_pieces(t: RootTable, seat: int, hits: int, loss: Loss) -> Flow:
    """B20: buildings and tokens, chosen by their owner (VB29: by who instigated the battle)."""
    for _ in range(hits):
        kinds = pieces_at(t, seat, loss.where)
        if not kinds:
            return
        piece = kinds[0]
        if len(kinds) > 1:
            chooser = seat if loss.battle is None or loss.battle.patron < 0 else loss.battle.patron
            choice = yield Ask(chooser, ASK_LOSE, [LOSE.of(kind) for kind in kinds], seat, loss.where)
            piece = LOSE.first(choice)
        lose_piece(t, loss, piece)


def settle(t: RootTable, losses: list[Loss]) -> Flow:
    """G5a: everything is off; points, then grudges, then triggers."""
    triggers: list[Trigger] = []
    for loss in losses:
        if loss.warriors or loss.pieces:
            of(t, loss.by).has_removed(t, loss.by, loss)
            if loss.scorer != loss.by:
                of(t, loss.scorer).has_removed(t, loss.scorer, loss)
    t.holding = 0
    check_victory(t)
    for loss in losses:
        if loss.warriors or loss.pieces:
            of(t, loss.owner).after_loss(t, loss, triggers)
    yield from resolve(t, triggers)


def resolve(t: RootTable, triggers: list[Trigger]) -> Flow:
    """G4, G5b: the player whose turn it is says whose triggers come first, each owner orders his own."""
    while triggers:
        owners: list[int] = []
        for trigger in triggers:
            if trigger.owner not in owners:
                owners.append(trigger.owner)
        owner = owners[0]
        if len(owners) > 1:
            choice = yield Ask(decider(t), ASK_WHOSE, [FIRST.of(seat) for seat in sorted(owners)])
            owner = FIRST.first(choice)
        kinds: list[int] = []
        for trigger in triggers:
            if trigger.owner == owner and trigger.kind not in kinds:
                kinds.append(trigger.kind)
        kind = kinds[0]
        if len(kinds) > 1:
            choice = yield Ask(owner, ASK_ORDER, [ORDER.of(one) for one in sorted(kinds)])
            kind = ORDER.first(choice)
        index = 0
        while triggers[index].owner != owner or triggers[index].kind != kind:
            index += 1
        yield from of(t, owner).resolve(t, triggers.pop(index))


def decider(t: RootTable) -> int:
    """G4, MM17: whose turn it is, or the neighbour who runs it."""
    seat = t.turn
    while not of(t, seat).decides():
        seat = next_side(t, seat)
    return seat


def clear_out(t: RootTable, by: int, where: int, damage: int, losses: list[Loss]) -> Flow:
    """K8, WA6, VB31: all enemy pieces leave a clearing; pawns stay and are damaged. What it triggers comes later."""
    for seat in range(t.sides):
        if are_enemies(t, by, seat) and of(t, seat).present(t, seat, where):
            loss = Loss(seat, by, where)
            losses.append(loss)
            yield from of(t, seat).wiped_out(t, seat, damage, loss)
