"""Chapter M, and points (G2, G11): the map, who rules, placing, moving and taking off pieces."""

from wonderwood.engine.shared import changed, replaced
from wonderwood.engine.table import Ask, Flow, GameOver
from wonderwood.games.root.book import (
    ASK_HOW_MANY,
    LOST_POINTS,
    MOVE,
    MOVED,
    MUSTERED,
    PIECE_LOST,
    PLACED,
    REACHED,
    SCORED,
    TAKE_ALONG,
    TEAM_LOST,
    TEAM_WON,
    WARRIORS_LOST,
    WON,
)
from wonderwood.games.root.box import CLEARINGS, IS_BUILDING
from wonderwood.games.root.roster import Loss, of
from wonderwood.games.root.table import BY_REMOVAL, LOST_TOGETHER, NOBODY, SCORCHED, SOURCES, WON_TOGETHER, RootTable

# -- points --------------------------------------------------------------------------------------------------------------


def score(t: RootTable, seat: int, points: int, source: int) -> None:
    """G2, D1, D5: points, and victory at once; nothing for who has no score marker any more."""
    if points <= 0 or t.dominance[seat] >= 0:
        return
    t.scores = changed(t.scores, seat, points)
    t.tally = changed(t.tally, seat * SOURCES + source, points)
    t.log(SCORED, seat, points, source, t.scores[seat])
    if t.holding == 0 and t.scores[seat] >= t.box.victory:
        check_victory(t)


def lose_points(t: RootTable, seat: int, points: int, source: int) -> None:
    """G11, D1: never below 0."""
    lost = min(points, t.scores[seat])
    if lost <= 0 or t.dominance[seat] >= 0:
        return
    t.scores = changed(t.scores, seat, -lost)
    t.tally = changed(t.tally, seat * SOURCES + source, -lost)
    t.log(LOST_POINTS, seat, lost, source, t.scores[seat])


def check_victory(t: RootTable) -> None:
    """G2: after points that were scored, one by one or together."""
    if t.cooperative:
        check_together(t)
        return
    for seat in range(t.sides):
        if t.scores[seat] >= t.box.victory and t.dominance[seat] < 0:
            raise victory(t)


def victory(t: RootTable) -> GameOver:
    """G2, Q1: of several at 30 the one whose turn it is wins, else the next in turn order."""
    seat = t.turn
    while t.scores[seat] < t.box.victory or t.dominance[seat] >= 0:
        seat = next_side(t, seat)
    return win(t, seat)


def check_together(t: RootTable) -> None:
    """MM13, Q12: all players must have reached the goal before the machine; if both happen at once, whose turn it is wins."""
    for seat in range(t.seats):
        if t.scores[seat] >= t.box.victory and not t.reached[seat]:
            t.reached = replaced(t.reached, seat, 1)
            t.log(REACHED, seat)
    won = sum(t.reached) == t.seats
    lost = t.scores[t.machine] >= t.box.victory
    if won and (not lost or t.turn != t.machine):
        t.team = WON_TOGETHER
        t.log(TEAM_WON)
        raise t.finish()
    if lost:
        t.team = LOST_TOGETHER
        t.log(TEAM_LOST, t.machine)
        raise t.finish()


def next_side(t: RootTable, side: int) -> int:
    """G1, Q15: who sits to the left."""
    return t.order[(t.order.index(side) + 1) % t.sides]


def win(t: RootTable, seat: int) -> GameOver:
    t.winner = seat
    t.log(WON, seat)
    return t.finish()


# -- who is where ----------------------------------------------------------------------------------------------------------


def reckon(t: RootTable, where: int) -> None:
    """M3 to M5: who rules a clearing, after anything has changed there."""
    if t.hallowed[where]:
        t.ruler[where] = t.pilgrim
        return
    best = 0
    ruler = NOBODY
    place = where
    for seat in range(t.sides):
        might = t.might[place]
        if might > best:
            best = might
            ruler = seat
        elif might == best and best > 0 and ruler != t.lord:
            ruler = seat if seat == t.lord else NOBODY
        place += CLEARINGS
    t.ruler[where] = ruler


def are_enemies(t: RootTable, one: int, other: int) -> bool:
    """G12, D9: every other player who is not in coalition with you."""
    return one != other and t.partner[one] != other and t.partner[other] != one


def present_players(t: RootTable, where: int) -> list[int]:
    """B1: all players with pieces in a clearing."""
    return [seat for seat in range(t.sides) if of(t, seat).present(t, seat, where)]


def targets(t: RootTable, seat: int, where: int) -> list[int]:
    """B1, V12: enemies that can be attacked there."""
    found: list[int] = []
    for other in range(t.sides):
        if other != seat and of(t, other).present(t, other, where) and are_enemies(t, seat, other):
            if other == t.guild and t.hirer == seat and not t.warriors[seat * CLEARINGS + where]:
                continue  # RF16: hired warriors do not attack their own
            found.append(other)
    return found


def can_place(t: RootTable, seat: int, where: int) -> bool:
    """G3, M10, M13: may a player place pieces there?"""
    return t.sealed[where] == NOBODY or t.sealed[where] == seat


def can_enter(t: RootTable, where: int) -> bool:
    """M13: may pieces be moved there?"""
    return t.sealed[where] != SCORCHED


def roads(t: RootTable, seat: int) -> list[list[int]]:
    """M1, M11, M12: by clearing, the clearings a player's pieces find adjacent; with riverboats along rivers too."""
    return t.box.waterways[t.map] if t.boats == seat else t.box.paths[t.map]


def ruled(t: RootTable, seat: int) -> int:
    """How many clearings a player rules."""
    return t.ruler.count(seat)


def flag(t: RootTable, seat: int) -> int:
    """RF16: for whose rule the warriors of a player count."""
    return t.hirer if seat == t.guild and t.hirer != NOBODY else seat


def hire(t: RootTable, seat: int) -> None:
    """RF15, RF16: from Daylight on the warriors he has bought rule and fight for him."""
    move_might(t, t.guild, seat)
    t.hirer = seat


def dismiss(t: RootTable) -> None:
    """RF15, D6: the turn is over, and so are all services."""
    if t.hirer != NOBODY:
        move_might(t, t.hirer, t.guild)
    t.hirer = t.contract = t.boats = NOBODY


def move_might(t: RootTable, one: int, other: int) -> None:
    for where in range(CLEARINGS):
        count = t.warriors[t.guild * CLEARINGS + where]
        if count:
            t.might[one * CLEARINGS + where] -= count
            t.might[other * CLEARINGS + where] += count
            reckon(t, where)


# -- placing and taking off ----------------------------------------------------------------------------------------------


def muster(t: RootTable, seat: int, where: int, count: int) -> int:
    """G6: warriors from the supply to a clearing, as many as there are."""
    placed = min(count, t.supply[seat])
    if placed <= 0:
        return 0
    place = seat * CLEARINGS + where
    t.supply[seat] -= placed
    t.warriors[place] += placed
    t.might[flag(t, seat) * CLEARINGS + where] += placed
    reckon(t, where)
    t.log(MUSTERED, seat, placed, where)
    return placed


def withdraw(t: RootTable, seat: int, where: int, count: int) -> None:
    """Warriors from a clearing back to the supply."""
    place = seat * CLEARINGS + where
    t.supply[seat] += count
    t.warriors[place] -= count
    t.might[flag(t, seat) * CLEARINGS + where] -= count
    reckon(t, where)


def put(t: RootTable, piece: int, where: int) -> None:
    """M2: a building or token from its owner's board to a clearing."""
    place = t.keeper[piece] * CLEARINGS + where
    t.pieces[piece * CLEARINGS + where] += 1
    t.placed[piece] += 1
    t.cardboard[place] += 1
    if t.box.piece_kind[piece] == IS_BUILDING:
        t.open_slots = changed(t.open_slots, where, -1)
        t.might[place] += 1
        if t.keeper[piece] == t.pilgrim:
            t.hallowed = changed(t.hallowed, where, 1)
        reckon(t, where)
    t.log(PLACED, t.keeper[piece], piece, where)


def lift(t: RootTable, piece: int, where: int) -> None:
    """A building or token back from a clearing to its owner."""
    place = t.keeper[piece] * CLEARINGS + where
    t.pieces[piece * CLEARINGS + where] -= 1
    t.placed[piece] -= 1
    t.cardboard[place] -= 1
    if t.box.piece_kind[piece] == IS_BUILDING:
        t.open_slots = changed(t.open_slots, where, 1)
        t.might[place] -= 1
        if t.keeper[piece] == t.pilgrim:
            t.hallowed = changed(t.hallowed, where, -1)
        reckon(t, where)


def lose_warriors(t: RootTable, loss: Loss, count: int) -> None:
    """B20: warriors removed by somebody."""
    withdraw(t, loss.owner, loss.where, count)
    loss.warriors += count
    of(t, loss.owner).warriors_fell(t, loss, count)
    t.log(WARRIORS_LOST, loss.owner, count, loss.where, loss.by)


def lose_piece(t: RootTable, loss: Loss, piece: int) -> None:
    """B21: a building or token removed by an enemy is worth a point to him, in battle or not."""
    lift(t, piece, loss.where)
    loss.pieces.append(piece)
    t.log(PIECE_LOST, loss.owner, piece, loss.where, loss.by)
    if loss.scorer != loss.owner:
        score(t, loss.scorer, t.box.building_vp, BY_REMOVAL)


# -- moving --------------------------------------------------------------------------------------------------------------


def moves(t: RootTable, seat: int) -> list[int]:
    """M7: every move of warriors that starts or ends where the player rules, judged before moving."""
    options: list[int] = []
    ways = roads(t, seat)
    base = seat * CLEARINGS
    ruler = t.ruler
    for start in range(CLEARINGS):
        if t.warriors[base + start]:
            rules = ruler[start] == seat
            for end in ways[start]:
                if (rules or ruler[end] == seat) and t.sealed[end] != SCORCHED:
                    options.append(MOVE.of(start, end))
            if t.swimmer == seat:
                options += swims(t, start, options)
    return options


def can_move(t: RootTable, seat: int) -> bool:
    """M7: is there any such move?"""
    ways = roads(t, seat)
    base = seat * CLEARINGS
    ruler = t.ruler
    for start in range(CLEARINGS):
        if t.warriors[base + start]:
            rules = ruler[start] == seat
            for end in ways[start]:
                if (rules or ruler[end] == seat) and t.sealed[end] != SCORCHED:
                    return True
    return t.swimmer == seat and bool(moves(t, seat))


def swims(t: RootTable, start: int, options: list[int]) -> list[int]:
    """M11: moves along rivers need no rule."""
    found = [MOVE.of(start, end) for end in t.box.rivers[t.map][start] if t.sealed[end] != SCORCHED]
    return [option for option in found if option not in options]


def move(t: RootTable, seat: int, start: int, end: int) -> Flow:
    """M7, M8: how many go, then what their arrival causes."""
    most = t.warriors[seat * CLEARINGS + start]
    count = 1
    if most > 1:
        choice = yield Ask(seat, ASK_HOW_MANY, [TAKE_ALONG.of(n) for n in range(1, most + 1)], start, end)
        count = TAKE_ALONG.first(choice)
    shift(t, seat, start, end, count)
    yield from arrive(t, seat, end)


def shift(t: RootTable, seat: int, start: int, end: int, count: int) -> None:
    base = seat * CLEARINGS
    t.warriors[base + start] -= count
    t.warriors[base + end] += count
    base = flag(t, seat) * CLEARINGS
    t.might[base + start] -= count
    t.might[base + end] += count
    reckon(t, start)
    reckon(t, end)
    t.log(MOVED, seat, count, start, end)


def arrive(t: RootTable, mover: int, where: int) -> Flow:
    """WA3, Q19: others answer warriors moved into a clearing at once."""
    for seat in range(t.sides):
        if seat != mover and of(t, seat).minds_entering(t, seat, where):
            yield from of(t, seat).entered(t, seat, mover, where)
