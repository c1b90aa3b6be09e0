"""The questions general rules ask of a faction, with the answer most factions give. The factions answer in their own files.

General rules know players by their seats and never name a faction: `of(t, seat)` finds who answers.
"""

from collections.abc import Generator
from typing import Final, final

from wonderwood.engine.shared import changed
from wonderwood.engine.table import Ask, Flow
from wonderwood.games.root.box import CLEARINGS, ITEMS, PIECES
from wonderwood.games.root.table import RootTable

Choice = Generator[Ask, int, int]


@final
class Battle:
    """One battle while it is fought."""

    def __init__(self, attacker: int, defender: int, where: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.where = where
        self.ally = -1  # whose warriors the attacker treats as his own
        self.helper = -1  # who was enlisted by the defender
        self.patron = -1  # who instigated it between two others
        self.ally_hits = 0
        self.own_hits = 0
        self.ally_loss: Loss | None = None  # the ally's warriors lost in the hits being dealt
        self.paid = False  # a leader's bonus for this battle


@final
class Loss:
    """What one player lost in one clearing in one go."""

    def __init__(self, owner: int, by: int, where: int, battle: Battle | None = None) -> None:
        self.owner = owner
        self.by = by
        self.where = where
        self.battle = battle
        self.scorer = by
        self.fought_for = owner  # whose battle these pieces fought: that of who hired them
        self.warriors = 0
        self.pieces: list[int] = []


@final
class Trigger:
    """Something that follows a removal, after everything has been taken off."""

    def __init__(self, owner: int, kind: int, by: int, where: int, amount: int) -> None:
        self.owner = owner
        self.kind = kind
        self.by = by
        self.where = where
        self.amount = amount


class Faction:
    """The questions, and how a faction with warriors and nothing special answers them."""

    # -- set-up and turn -------------------------------------------------------------------------------------------

    def set_up(self, t: RootTable, seat: int) -> Flow:
        """Its part of S4 to S9."""
        raise NotImplementedError

    def birdsong(self, t: RootTable, seat: int) -> Flow:
        """One step of its Birdsong; it goes on to Daylight itself."""
        raise NotImplementedError

    def daylight(self, t: RootTable, seat: int) -> Flow:
        raise NotImplementedError

    def evening(self, t: RootTable, seat: int) -> Flow:
        raise NotImplementedError

    def last_of_all(self, t: RootTable, seat: int) -> Flow:
        """What it does after the hand limit."""
        return
        yield

    def decides(self) -> bool:
        """MM17: is anybody asked for it?"""
        return True

    def gathers_discards(self) -> bool:
        """C6, L18: do spent and discarded cards come to it?"""
        return False

    def plays_open(self) -> bool:
        """RF1: does its hand lie open?"""
        return False

    def sells(self, t: RootTable, seat: int, buyer: int) -> Flow:
        """RF2: what it offers at the start of another player's Birdsong."""
        return
        yield

    def means(self, t: RootTable, seat: int) -> int:
        """RF3, RF4: how high a price it can pay."""
        return t.supply[seat]

    def pay(self, t: RootTable, seat: int, price: int, seller: int) -> Flow:
        """RF3, RF20: its warriors leave its supply."""
        t.supply[seat] -= price
        t.payments = changed(t.payments, seat, price)
        return
        yield

    def can_hire(self) -> bool:
        """RF4: may it buy warriors?"""
        return True

    # -- rule and place ----------------------------------------------------------------------------------------------

    def rules_ties(self) -> bool:
        """M4: does it rule when tied for most?"""
        return False

    def rules_by_buildings(self) -> bool:
        """M5: does a building of its own make it rule?"""
        return False

    def swims(self) -> bool:
        """M11: does it move along rivers, whoever rules?"""
        return False

    def for_hire(self) -> bool:
        """RF16: can its warriors be hired?"""
        return False

    def can_rule(self) -> bool:
        """D7, M6: can it rule clearings, so that dominance makes sense?"""
        return True

    def present(self, t: RootTable, seat: int, where: int) -> bool:
        """B1: does it have any piece there?"""
        place = seat * CLEARINGS + where
        return t.warriors[place] > 0 or t.cardboard[place] > 0

    def entered(self, t: RootTable, seat: int, mover: int, where: int) -> Flow:
        """Another player has moved warriors into a clearing."""
        return
        yield

    def minds_entering(self, t: RootTable, seat: int, where: int) -> bool:
        """Is there anything to ask when another player moves warriors there?"""
        return False

    def move_options(self, t: RootTable, seat: int) -> list[int]:
        """M7: the moves open to it by a card that gives a move."""
        raise NotImplementedError

    def move_by_card(self, t: RootTable, seat: int, choice: int) -> Flow:
        raise NotImplementedError

    # -- battle ------------------------------------------------------------------------------------------------------

    def can_attack(self, t: RootTable, seat: int, where: int) -> bool:
        """B1, RF17: a warrior (or a pawn) is there, its own or hired."""
        return t.warriors[seat * CLEARINGS + where] > 0 or hired(t, seat, where) > 0

    def can_be_ambushed(self) -> bool:
        """B5, MM10."""
        return True

    def stands(self, t: RootTable, seat: int, b: Battle) -> bool:
        """B7: can it go on attacking after an ambush?"""
        return fighters(t, seat, b) > 0

    def attack(self, t: RootTable, seat: int, defender: int, where: int) -> Flow:
        """K15: a battle it begins by a card."""
        raise NotImplementedError

    def most_hits(self, t: RootTable, seat: int, b: Battle) -> int:
        """B10, B26: rolled hits are capped by the warriors there."""
        return fighters(t, seat, b)

    def defenseless(self, t: RootTable, seat: int, b: Battle) -> bool:
        """B12: no warriors there."""
        return fighters(t, seat, b) == 0

    def defends_with_higher(self) -> bool:
        """B11: does it take the higher die when it defends?"""
        return False

    def extra_hits(self, t: RootTable, seat: int, b: Battle) -> int:
        """B14: extra hits that come by themselves."""
        return 0

    def protects(self, t: RootTable, seat: int, b: Battle) -> bool:
        """B8: can it be enlisted by the defender?"""
        return False

    def protection(self, t: RootTable, seat: int) -> int:
        """VB30: how much the enlisted one raises the cap."""
        return 0

    def suffer(self, t: RootTable, seat: int, hits: int, loss: Loss) -> Flow:
        """B20: warriors first, then buildings and tokens of its choice."""
        raise NotImplementedError

    def wiped_out(self, t: RootTable, seat: int, damage: int, loss: Loss) -> Flow:
        """K8: all its pieces leave a clearing."""
        raise NotImplementedError

    def warriors_fell(self, t: RootTable, loss: Loss, count: int) -> None:
        """B25: what becomes of its removed warriors; most go back to the supply."""

    def after_loss(self, t: RootTable, loss: Loss, triggers: list[Trigger]) -> None:
        """B24: what its own losses trigger."""

    def resolve(self, t: RootTable, trigger: Trigger) -> Flow:
        """Carry out one of its triggers."""
        return
        yield

    def has_removed(self, t: RootTable, seat: int, loss: Loss) -> None:
        """B22, VB19, VB20: it has removed the pieces of another player."""

    def battle_over(self, t: RootTable, seat: int, b: Battle) -> None:
        """VB24: after a battle it attacked in."""

    def elsewhere(self, t: RootTable, seat: int) -> int:
        """Its warriors that are neither in the supply nor on the map."""
        return 0

    # -- cards and items ---------------------------------------------------------------------------------------------

    def crafters(self, t: RootTable, seat: int) -> list[int]:
        """K1: crafting pieces not used yet this turn, by the suit of their clearing."""
        found = [0, 0, 0]
        piece = t.box.craft_piece[t.faction[seat]] * CLEARINGS
        for where in range(CLEARINGS):
            if t.pieces[piece + where]:
                found[t.suits[where]] += t.pieces[piece + where]
        for suit in range(3):
            found[suit] -= t.tapped[suit]
        return found

    def craft_limit(self, t: RootTable, seat: int) -> int:
        """RF8: how many icons it can cover at all."""
        return 100

    def activate(self, t: RootTable, seat: int, suit: int) -> Flow:
        """K1: one crafting piece is used."""
        t.tapped = changed(t.tapped, suit, 1)
        return
        yield

    def item_points(self, t: RootTable, seat: int, printed: int) -> int:
        """K5: what it scores for a crafted item."""
        return printed

    def gains_item(self, t: RootTable, seat: int, item: int) -> None:
        """K2: a crafted item goes to the crafted items."""
        t.crafted_items = changed(t.crafted_items, seat * ITEMS + item, 1)

    def has_hand(self) -> bool:
        """MM9: does it hold cards?"""
        return True

    def has_cards(self, t: RootTable, seat: int) -> bool:
        """K10, VB26: can a card be taken from it?"""
        return bool(t.hands[seat])

    def refuses_card(self, t: RootTable, seat: int, card: int) -> bool:
        """MM9: does something else become of a card given to it?"""
        return False


ROSTER: Final[list[Faction]] = []  # by faction id; filled when the game is opened


def of(t: RootTable, seat: int) -> Faction:
    return ROSTER[t.faction[seat]]


def hired(t: RootTable, seat: int, where: int) -> int:
    """RF16: warriors there that fight for a player who has hired them."""
    return t.warriors[t.guild * CLEARINGS + where] if t.hirer == seat else 0


def fighters(t: RootTable, seat: int, b: Battle) -> int:
    """B26, RF16: a side's own warriors in a battle and those it has hired, save against their own faction."""
    own = t.warriors[seat * CLEARINGS + b.where]
    if t.hirer != seat or t.guild in (b.attacker, b.defender):
        return own
    return own + hired(t, seat, b.where)


def pieces_at(t: RootTable, seat: int, where: int) -> list[int]:
    """The kinds of buildings and tokens a player has in a clearing."""
    found: list[int] = []
    if t.cardboard[seat * CLEARINGS + where] == 0:
        return found
    for piece in range(PIECES):
        if t.keeper[piece] == seat and t.pieces[piece * CLEARINGS + where]:
            found.append(piece)
    return found
