"""What the web draws of the second half of the rulebook: the Cult, the Company, the machine, games played together."""

from wonderwood.games.root.box import (
    CLEARINGS,
    GARDEN_FOX,
    ITEM_IDS,
    ITEMS,
    PIECE_IDS,
    POST_FOX,
    SERVICE_IDS,
    SUITS,
)
from wonderwood.games.root.campaign import next_game
from wonderwood.games.root.lizard_cult import becomes_hated, draws, garden_points, leading_suit, price
from wonderwood.games.root.riverfolk import post_at, posts, purchases
from wonderwood.games.root.roster import of
from wonderwood.games.root.table import LOST_TOGETHER, NOBODY, WON_TOGETHER, RootTable


def lizard_cult(t: RootTable) -> dict[str, object]:
    """L1, L4, L15, L17."""
    souls = [0, 0, 0, 0]
    for card in t.souls:
        souls[t.box.suit[card]] += 1
    leading = leading_suit(t)
    changes = leading not in (NOBODY, t.outcast)
    return {
        "outcast": None if t.outcast == NOBODY else SUITS[t.outcast],
        "hated": bool(t.hated),
        "coming": {
            "outcast": SUITS[leading] if changes else None if t.outcast == NOBODY else SUITS[t.outcast],
            "hated": not changes and (bool(t.hated) or becomes_hated(t, leading)),
        },
        "acolytes": t.acolytes,
        "souls": [t.box.word("card", card) for card in t.souls],
        "soul_suits": dict(zip(SUITS, souls)),
        "revealed": [t.box.word("card", card) for card in t.revealed],
        "conspiracies": {
            "crusade": price(t, t.box.crusade_cost),
            "convert": price(t, t.box.convert_cost),
            "sanctify": price(t, t.box.sanctify_cost),
        },
        "gardens": {SUITS[suit]: garden_track(t, suit) for suit in range(3)},
        "preached": [SUITS[suit] for suit in range(3) if t.preached[suit]],
        "draws": draws(t),
    }


def garden_track(t: RootTable, suit: int) -> dict[str, object]:
    piece = GARDEN_FOX + suit
    icons = t.box.piece_older_draw if t.older_icons else t.box.piece_draw
    return {
        "piece": PIECE_IDS[piece],
        "placed": t.placed[piece],
        "count": t.box.piece_count[piece],
        "vp": t.box.piece_vp[piece],
        "draw": icons[piece],
        "score_now": garden_points(t, suit),
    }


def riverfolk(t: RootTable, seat: int) -> dict[str, object]:
    """RF1, RF2, RF6 to RF9: the hand for sale, prices, whose warriors lie where, the trade posts."""
    return {
        "for_sale": [t.box.word("card", card) for card in t.hands[seat]],
        "prices": dict(zip(SERVICE_IDS, t.prices)),
        "payments": by_side(t.payments),
        "funds": by_side(t.funds),
        "commitments": by_side(t.commitments),
        "posts": {
            SUITS[suit]: {
                "piece": PIECE_IDS[POST_FOX + suit],
                "placed": t.placed[POST_FOX + suit],
                "gone": t.gone[POST_FOX + suit],
                "count": t.box.piece_count[POST_FOX + suit],
                "vp": t.box.piece_vp[POST_FOX + suit],
                "used": by_side(t.stalls[suit * t.sides : (suit + 1) * t.sides]),
            }
            for suit in range(3)
        },
        "dividends": sum(t.funds) // t.box.dividend_funds if posts(t) else 0,
        "purchases": {str(buyer): purchases(t, buyer) for buyer in range(t.seats) if buyer != seat},
        "means": {str(buyer): of(t, buyer).means(t, buyer) for buyer in range(t.seats) if buyer != seat},
        "threatened": [t.box.clearing_ids[where] for where in range(CLEARINGS) if threatened(t, seat, where)],
        "disruption": (sum(t.funds) + 1) // 2,
    }


def threatened(t: RootTable, seat: int, where: int) -> bool:
    """RF9: a trade post that somebody could attack where it stands."""
    return post_at(t, where) and any(other != seat and of(t, other).can_attack(t, other, where) for other in range(t.sides))


def by_side(held: list[int]) -> dict[str, int]:
    return {str(owner): count for owner, count in enumerate(held) if count}


def mechanical_marquise(t: RootTable, seat: int) -> dict[str, object]:
    """MM1 to MM3, MM11: the programme with the backs of hidden orders, the order carried out, what dawn would bring."""
    held = [
        t.box.clearing_ids[where]
        for where in range(CLEARINGS)
        if t.ruler[where] == seat and t.warriors[seat * CLEARINGS + where] >= t.box.ruled_warriors
    ]
    humans = t.seats if t.cooperative else 0
    return {
        "orders": [t.box.word("card", card) if up else None for card, up in zip(t.orders, t.orders_up)],
        "directive": None if t.directive == NOBODY else t.box.word("card", t.directive),
        "items_for_sale": {
            ITEM_IDS[i]: t.crafted_items[seat * ITEMS + i] for i in range(ITEMS) if t.crafted_items[seat * ITEMS + i]
        },
        "held": held,
        "head_start": t.machine_start,
        "dawn_vp": t.box.ruled_vp * len(held) + t.box.coop_vp * humans,
    }


def shared(t: RootTable) -> dict[str, object]:
    """Turn order, services bought for this turn, the machine's side, how a game played together stands (MM13, MM15)."""
    return {
        "order": t.order,
        "services": {
            "riverboats": None if t.boats == NOBODY else t.boats,
            "mercenaries": None if t.contract == NOBODY else t.contract,
        },
        "machine": None if t.machine == NOBODY else t.machine,
        "cooperative": None if not t.cooperative else together(t),
    }


def together(t: RootTable) -> dict[str, object]:
    words = {WON_TOGETHER: "won", LOST_TOGETHER: "lost"}
    return {
        "reached": [bool(t.reached[seat]) for seat in range(t.seats)],
        "team": words.get(t.team),
        "campaign": bool(t.campaign),
        "wins_before": t.machine_start // t.box.campaign_vp,
        "kept": [[t.box.card_ids[kind] for kind in t.kept[seat]] for seat in range(t.seats)],
        "next": next_game(t),
    }
