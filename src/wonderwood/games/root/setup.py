"""Chapter S, and GU: who plays what, cards, ruins and items, then the factions in the order of their letters."""

from typing import Final

from wonderwood.engine.shared import longer, replaced
from wonderwood.engine.table import Flow, GameOver
from wonderwood.games.root.book import BEGINS, GAME_BEGINS, PLAYS, SUIT_DEALT
from wonderwood.games.root.box import CLEARINGS, ITEMS, MARQUISE, MECHANICAL_MARQUISE, VAGABOND
from wonderwood.games.root.campaign import bring_cards
from wonderwood.games.root.cards import draw, pull, whole_deck
from wonderwood.games.root.roster import of
from wonderwood.games.root.table import FIELDS, NOBODY, RootTable
from wonderwood.games.root.turn import BIRDSONG, go_on
from wonderwood.games.root.vagabond import show_quest

USUAL: Final = -1
RANDOM: Final = -2
PLAYABLE: Final = 6  # the factions people play come first


def set_up(t: RootTable) -> Flow:
    """S1: the common things first, then each faction."""
    if t.step == 0:
        prepare(t)
        t.step = 1
        return
    order = setup_order(t)
    seat = order[t.step - 1]
    yield from of(t, seat).set_up(t, seat)
    t.step += 1
    if t.step > len(order):
        go_on(t, BIRDSONG)


def setup_order(t: RootTable) -> list[int]:
    """S1, S11: by letter; two Vagabonds in the order of the turn, whose beginning is random."""
    letters = t.box.faction_letter
    return sorted(
        range(t.sides), key=lambda seat: (letters[t.faction[seat]], (t.order.index(seat) - t.order.index(t.first)) % t.sides)
    )


def prepare(t: RootTable) -> None:
    """S1 to S3, S10, GU2, GU6, MM17, Q15: factions, seats, suits, ruins, items, the deck and three cards each."""
    t.log(GAME_BEGINS, t.game)
    choose_factions(t)
    if t.machine != NOBODY:
        others = [side for side in t.order if side != t.machine]
        place = t.fate.below(t.sides)
        t.order = [*others[:place], t.machine, *others[place:]]
    t.first = 0 if t.guided else t.fate.below(t.sides)
    t.turn = t.first
    for seat in range(t.sides):
        seat_faction(t, seat)
    lay_out_map(t)
    box = t.box
    t.deck = whole_deck(t)[:]
    bring_cards(t)
    for seat in range(t.sides):
        if t.guided and t.faction[seat] == box.guide_order[0]:
            for kind in box.guide_hand:
                t.hands[seat].append(pull(t, t.deck, kind))
    for seat in range(t.seats):
        draw(t, seat, box.hand - len(t.hands[seat]))
    t.log(BEGINS, t.first)


def choose_factions(t: RootTable) -> None:
    """S0, S2, S10, SC1, SC2, SC3, SC4, GU1: as asked for; the rest of the usual mix, or of all, at random."""
    if t.game == 2:
        t.faction = t.first_factions[::-1]
        return
    if t.guided:
        t.faction = t.box.guide_order[:]
        return
    t.faction = [max(wanted, NOBODY) for wanted in t.wanted]
    mix = t.box.usual[t.seats] if t.machine == NOBODY else t.box.usual_against[t.seats]
    usual = [faction for faction in mix if faction not in t.faction]
    for seat in range(t.seats):
        if t.wanted[seat] == USUAL and usual:
            t.faction[seat] = t.fate.take(usual)
    for seat in range(t.seats):
        if t.faction[seat] == NOBODY:
            left = [faction for faction in range(PLAYABLE) if faction not in t.faction and allowed(t, faction)]
            t.faction[seat] = left[t.fate.below(len(left))]
    if t.machine != NOBODY:
        t.faction.append(MECHANICAL_MARQUISE)


def allowed(t: RootTable, faction: int) -> bool:
    """SC4: the machine takes the Marquise's place and pieces."""
    return t.machine == NOBODY or faction != MARQUISE


def seat_faction(t: RootTable, seat: int) -> None:
    """Everything of a faction is in its supply and on its board."""
    faction = t.faction[seat]
    t.log(PLAYS, seat, faction)
    if t.seat_of[faction] == NOBODY:
        t.seat_of = replaced(t.seat_of, faction, seat)
    t.supply[seat] = t.box.faction_warriors[faction]
    for piece in t.box.faction_pieces[faction]:
        t.keeper = replaced(t.keeper, piece, seat)
    player = of(t, seat)
    if player.rules_ties():
        t.lord = seat
    if player.rules_by_buildings():
        t.pilgrim = seat
    if player.gathers_discards():
        t.gatherer = seat
    if player.plays_open():
        t.open_hand = seat
    if player.swims():
        t.swimmer = seat
    if player.for_hire():
        t.guild = seat


def lay_out_map(t: RootTable) -> None:
    """S1, S3, S7, S11: suits, slots, ruins with items where a Vagabond plays, the supply."""
    box = t.box
    markers = [suit for suit in range(3) for _ in range(box.markers[t.map])]
    t.suits = [NOBODY] * CLEARINGS
    for where in range(CLEARINGS):
        printed = box.printed_suits[t.map][where]
        t.suits[where] = printed if printed >= 0 else t.fate.take(markers)
        if printed < 0:
            t.log(SUIT_DEALT, where, t.suits[where])
    t.ruin = box.ruins[t.map][:]
    t.open_slots = [box.slots[t.map][where] - t.ruin[where] for where in range(CLEARINGS)]
    t.item_supply = box.item_supply[:]
    vagabonds = t.faction.count(VAGABOND)
    for set_number in range(vagabonds):
        tokens = [item if set_number == 0 else ITEMS + index for index, item in enumerate(box.ruin_items)]
        for where in range(CLEARINGS):
            if t.ruin[where]:
                t.buried = longer(t.buried, where, t.fate.take(tokens))
    if vagabonds:
        t.quest_deck = list(range(len(box.quest_suit)))
        for _ in range(box.quests_shown):
            show_quest(t)


# -- a match of two games --------------------------------------------------------------------------------------------------


def first_game(t: RootTable, flow: Flow) -> Flow:
    """S2: when the first of two games ends, its points are kept and the factions change hands."""
    try:
        yield from flow
    except GameOver:
        second_game(t)


def second_game(t: RootTable) -> None:
    kept = RootTable(t.seats, t.box, t.sides)
    for name in OPTIONS:
        setattr(kept, name, getattr(t, name))
    kept.banked = t.scores[:]
    kept.first_factions = t.faction[:]
    kept.game = 2
    for field in FIELDS:
        setattr(t, field.name, getattr(kept, field.name))
    t.over = 0
    t.phase = 0


OPTIONS: Final = [
    "map",
    "wanted",
    "older_sympathy",
    "repaired_keeps",
    "roost_by_pieces",
    "coalition_from",
    "bank_optional",
    "outcast_waits",
    "older_icons",
    "map_sacrifice",
    "base_characters",
    "two_games",
]
