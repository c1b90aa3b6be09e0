"""The three rules of Liar's Dice, in the order of play."""

from tiny.table import ASK_BID, BID, BIDDING, DOUBT, HAS_BID, ROLL, ROLLED, SHOWN, DiceTable
from wonderwood.engine.table import Ask, Flow


def roll(t: DiceTable) -> Flow:
    """1: everybody rolls in secret."""
    for seat in range(t.seats):
        t.cups[seat] = sorted(t.fate.below(6) + 1 for _ in range(t.dice[seat]))
        for face in t.cups[seat]:
            t.log(ROLLED, seat, face)
    t.count = t.face = 0
    t.phase = BIDDING
    return
    yield


def bid(t: DiceTable) -> Flow:
    """2: bid higher than the last bid, or doubt it."""
    total = sum(t.dice)
    options = [
        BID.of(count, face) for count in range(1, total + 1) for face in range(1, 7) if (count, face) > (t.count, t.face)
    ]
    if t.count:
        options.append(DOUBT.of())
    choice = yield Ask(t.turn, ASK_BID, options, t.count, t.face)
    if choice == DOUBT.of():
        settle(t)
        return
    t.count, t.face = BID.first(choice), BID.second(choice)
    t.log(HAS_BID, t.turn, t.count, t.face)
    t.turn = next_seat(t, t.turn)


def settle(t: DiceTable) -> None:
    """3: the cups are lifted; who is wrong loses a die, and the last one with dice wins."""
    t.reveal()
    found = sum(cup.count(t.face) for cup in t.cups)
    bidder = next(seat for seat in range(t.seats) if seat != t.turn and next_seat(t, seat) == t.turn and t.dice[seat])
    loser = t.turn if found >= t.count else bidder
    t.log(SHOWN, loser, found, t.face)
    t.dice[loser] -= 1
    t.turn = loser
    if not t.dice[loser]:
        t.places[loser] = sum(1 for dice in t.dice if not dice)
        t.turn = next_seat(t, loser)
    if sum(1 for dice in t.dice if dice) == 1:
        t.places[t.turn] = t.seats
        t.over = 1
    t.phase = ROLL


def next_seat(t: DiceTable, seat: int) -> int:
    seat = (seat + 1) % t.seats
    while not t.dice[seat]:
        seat = (seat + 1) % t.seats
    return seat
