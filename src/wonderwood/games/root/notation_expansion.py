"""Positions of Root, the second half of the rulebook: the words of the Lizard Cult, the Riverfolk and the machine.

Shared: `souls=`, `boats=` and `mercenaries=` (the seat that has bought them). Lizard Cult: `outcast=`, `hated`, `acolytes=`,
`revealed=`. Riverfolk: `prices=1,2,3` (card, boats, mercenaries), `payments=`, `funds=`, `commitments=` as `0:2,1:3` (two
warriors of side 0...), `lost=trade_post_fox` for posts out of the game. Mechanical Marquise, always the last side:
`orders=` from left to right, `up=1,3` for those that lie face up; `made=` are its items for sale.
"""

from wonderwood.engine.table import EVERYONE
from wonderwood.games.root.box import LIZARD_CULT, MECHANICAL_MARQUISE, PIECE_IDS, RIVERFOLK, SUITS
from wonderwood.games.root.table import NOBODY, RootTable
from wonderwood.games.root.turn import DAYLIGHT
from wonderwood.games.root.woodland import hire


def read_fact(t: RootTable, seat: int, name: str, value: str) -> bool:
    """One word of a player; False if it is none of these."""
    words = [word for word in value.split(",") if word]
    if name == "outcast":
        t.outcast = SUITS.index(value)
    elif name == "hated":
        t.hated = 1
    elif name == "acolytes":
        t.acolytes = int(value)
        t.supply[seat] -= t.acolytes
    elif name == "prices":
        t.prices = [int(word) for word in words]
    elif name in ("payments", "funds", "commitments"):
        held = t.payments if name == "payments" else t.funds if name == "funds" else t.commitments
        for word in words:
            owner, _, count = word.partition(":")
            held[int(owner)] += int(count)
            t.supply[int(owner)] -= int(count)
    elif name == "lost":
        for word in words:
            t.gone[PIECE_IDS.index(word)] += 1
    elif name == "up":
        t.orders_up = [int(str(place + 1) in words) for place in range(len(t.orders))]
        for place, card in enumerate(t.orders):
            if t.orders_up[place]:
                t.card_known[card] = EVERYONE
    else:
        return False
    return True


def read_shared(t: RootTable, given: dict[str, str]) -> None:
    """After all players: services bought for this turn, and what is known of open cards."""
    if "boats" in given:
        t.boats = int(given["boats"])
    if "mercenaries" in given:
        t.contract = int(given["mercenaries"])
        if t.phase > DAYLIGHT or (t.phase == DAYLIGHT and t.step):
            hire(t, t.contract)
    if len(t.orders_up) != len(t.orders):
        t.orders_up = [0] * len(t.orders)
    if t.open_hand != NOBODY:
        for card in t.hands[t.open_hand]:
            t.card_known[card] = EVERYONE


def write_shared(t: RootTable) -> list[str]:
    words = [] if t.boats == NOBODY else [f"boats={t.boats}"]
    return words if t.contract == NOBODY else [*words, f"mercenaries={t.contract}"]


def write_player(t: RootTable, seat: int) -> list[str]:
    faction = t.faction[seat]
    words: list[str] = []
    if faction == LIZARD_CULT:
        words += [] if t.outcast == NOBODY else [f"outcast={SUITS[t.outcast]}"]
        words += ["hated"] if t.hated else []
        words += [f"acolytes={t.acolytes}"] if t.acolytes else []
    elif faction == RIVERFOLK:
        words.append("prices=" + ",".join(str(price) for price in t.prices))
        for name, held in (("payments", t.payments), ("funds", t.funds), ("commitments", t.commitments)):
            pairs = [f"{owner}:{held[owner]}" for owner in range(t.sides) if held[owner]]
            words += [f"{name}={','.join(pairs)}"] if pairs else []
        lost = [PIECE_IDS[piece] for piece in t.box.faction_pieces[faction] for _ in range(t.gone[piece])]
        words += [f"lost={','.join(lost)}"] if lost else []
    elif faction == MECHANICAL_MARQUISE and any(t.orders_up):
        words.append("up=" + ",".join(str(place + 1) for place, up in enumerate(t.orders_up) if up))
    return words
