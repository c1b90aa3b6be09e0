"""10.R to 10.I: what each Threat pack does, one rule set for each effect."""

from typing import Final

from wonderwood.engine.shared import changed, longer, replaced, shorter
from wonderwood.engine.table import Ask, Flow
from wonderwood.games.wonderful_kingdom.book import (
    ASK_COVER,
    ASK_DESERT,
    ASK_SHADOW,
    ASK_SISTER,
    ASK_UNCOVER,
    CALAMITY_FELL,
    COVER,
    COVER_DUCHY,
    COVERED,
    COVERED_DUCHY,
    DESERT,
    DISCARD,
    DONE,
    FREED_ICON,
    FREEZE,
    FREEZE_SELECTED,
    FROZE,
    LOST_CUBE,
    LOST_SOLDIER,
    OWES,
    REMOVE,
    SIPHONED,
    THAW,
    UNCOVER,
    UNCOVER_DUCHY,
)
from wonderwood.games.wonderful_kingdom.box import BROADEST, DEVELOPMENT, PACK_OPS, SOLDIER, THREAT, TREASURE
from wonderwood.games.wonderful_kingdom.choice import next_of_kind, take_calamity, throw_away
from wonderwood.games.wonderful_kingdom.construction import (
    build_if_complete,
    join_duchy,
    missing,
    open_site,
    recycling_to_alchemy,
    site_of,
    take_bonus,
)
from wonderwood.games.wonderful_kingdom.questions import PACKS, Rules, in_force, install
from wonderwood.games.wonderful_kingdom.table import SPACES, KingdomTable
from wonderwood.games.wonderful_kingdom.threat import defeat, held, is_of, move_in, selected

RATS: Final = PACK_OPS.index("spawn_vermin")
GIANTS: Final = PACK_OPS.index("freeze_construction")
SHADOWS: Final = PACK_OPS.index("discard_selection")
THIEVES: Final = PACK_OPS.index("steal_icon")
SISTERS: Final = PACK_OPS.index("remove_cube")
SIPHONS: Final = PACK_OPS.index("siphon")
DRAGONS: Final = PACK_OPS.index("drain_soldier")


class Rats(Rules):
    """10.R Giant Rats. 10.R1: the Vermin are a supply that everybody sees."""

    def afflicts(self, t: KingdomTable, seat: int) -> Flow:
        """10.R2, 10.R3: one Rat after the other moves in and brings 1 Vermin per Rat there."""
        for rat in selected(t, seat, RATS):
            t.selection[seat].remove(rat)
            move_in(t, seat, rat)
            kind = t.box.kind[rat]
            rats = sum(1 for card in t.threats[seat] if t.box.kind[card] == kind)
            for _ in range(rats):
                take_vermin(t, seat)
        return
        yield


def take_vermin(t: KingdomTable, seat: int) -> None:
    """10.R5, 16.22c: a Vermin of the supply, if one is left."""
    if t.supply:
        vermin = t.supply[-1]
        t.supply = t.supply[:-1]
        move_in(t, seat, vermin)
        for rules in in_force(t):
            rules.strains(t)


class Giants(Rules):
    """10.G Frost Giants. A Giant still in the Selection area during Planning must be placed (16.10)."""

    def free_cards(self, t: KingdomTable, seat: int) -> int:
        """16.10b, 16.10e: cards under construction without Giant, and selected Development cards not decided yet."""
        free = sum(1 for giant in t.giants[seat] if giant < 0)
        for card in t.selection[seat]:
            if t.box.family[t.box.kind[card]] == DEVELOPMENT:
                free += 1
        return free

    def begins_plan(self, t: KingdomTable, seat: int) -> None:
        """10.G7, 16.10d: Giants that waited come back; with too few cards each takes one, the rest wait."""
        waiting = [card for card in t.threats[seat] if is_of(t, card, GIANTS)]
        for card in waiting:
            t.threats = shorter(t.threats, seat, card)
            t.selection[seat].append(card)
        giants = selected(t, seat, GIANTS)
        if self.free_cards(t, seat) >= len(giants):
            return
        for card in [card for card in t.selection[seat] if t.box.family[t.box.kind[card]] == DEVELOPMENT]:
            t.selection[seat].remove(card)
            open_site(t, seat, card)
        for site in range(len(t.sites[seat])):
            if t.giants[seat][site] < 0:
                self.put_under(t, seat, site)
        for card in selected(t, seat, GIANTS):
            t.selection[seat].remove(card)
            move_in(t, seat, card)

    def put_under(self, t: KingdomTable, seat: int, site: int) -> None:
        """10.G1, 10.G2: one Giant under one card."""
        giant = selected(t, seat, GIANTS)[0]
        t.selection[seat].remove(giant)
        t.giants[seat][site] = giant
        t.log(FROZE, seat, t.box.kind[t.sites[seat][site]])

    def plan_options(self, t: KingdomTable, seat: int, options: list[int]) -> None:
        """16.10a: you choose when and where; 10.G3: a selected card may be put under construction for it."""
        if not selected(t, seat, GIANTS):
            return
        box = t.box
        for site, card in enumerate(t.sites[seat]):
            if t.giants[seat][site] < 0:
                kind = box.kind[card]
                options.append(FREEZE.of(kind, card - box.first[kind]))
        before = -1
        for card in t.selection[seat]:
            kind = box.kind[card]
            if box.family[kind] == DEVELOPMENT and kind != before:
                options.append(FREEZE_SELECTED.of(kind))
                before = kind

    def holds_plan(self, t: KingdomTable, seat: int) -> bool:
        return len(selected(t, seat, GIANTS)) > 0

    def spares(self, t: KingdomTable, seat: int) -> bool:
        """16.10c: never fewer free cards than Giants to place."""
        giants = len(selected(t, seat, GIANTS))
        return giants == 0 or self.free_cards(t, seat) > giants

    def freezes(self, t: KingdomTable, seat: int, site: int) -> bool:
        """10.G4, 16.10f: a frozen card is not built, even if it is complete."""
        return t.giants[seat][site] >= 0

    def may_scrap(self, t: KingdomTable, seat: int, site: int) -> bool:
        """10.G4: nor recycled."""
        return t.giants[seat][site] < 0

    def fights(self, t: KingdomTable, seat: int, options: list[int]) -> None:
        """10.G5, 10.G6, 16.10g: only when the card is complete and the cost can be paid; it is built at once."""
        for site, giant in enumerate(t.giants[seat]):
            if giant >= 0 and missing(t, seat, site) == 0 and t.box.fight_cost[t.box.kind[giant]] <= t.soldiers[seat]:
                card = t.sites[seat][site]
                kind = t.box.kind[card]
                options.append(THAW.of(kind, card - t.box.first[kind]))

    def act(self, t: KingdomTable, seat: int, choice: int) -> bool:
        if FREEZE.has(choice):
            self.put_under(t, seat, site_of(t, seat, FREEZE.first(choice), FREEZE.second(choice)))
        elif FREEZE_SELECTED.has(choice):
            card = next_of_kind(t, t.selection[seat], FREEZE_SELECTED.first(choice))
            t.selection[seat].remove(card)
            open_site(t, seat, card)
            self.put_under(t, seat, len(t.sites[seat]) - 1)
        elif THAW.has(choice):
            site = site_of(t, seat, THAW.first(choice), THAW.second(choice))
            giant = t.giants[seat][site]
            t.giants[seat][site] = -1
            defeat(t, seat, giant)
            build_if_complete(t, seat, site)
        else:
            return False
        return True


class Shadows(Rules):
    """10.S Shadows."""

    def afflicts(self, t: KingdomTable, seat: int) -> Flow:
        """10.S1, 16.16a: count the Shadows first, then discard that many selected cards or all there are."""
        left = held(t, seat, SHADOWS)
        while left:
            options: list[int] = []
            for card in t.selection[seat]:
                kind = t.box.kind[card]
                if t.box.family[kind] in (DEVELOPMENT, TREASURE) and DISCARD.of(kind) not in options:
                    options.append(DISCARD.of(kind))
            if not options:
                return
            choice = yield Ask(seat, ASK_SHADOW, options, left)
            kind = DISCARD.first(choice)
            card = next_of_kind(t, t.selection[seat], kind)
            t.selection[seat].remove(card)
            throw_away(t, seat, card)
            self.gift(t, seat, kind)
            left -= 1

    def gift(self, t: KingdomTable, seat: int, kind: int) -> None:
        """10.S2, 10.S4, 10.S5: the recycling bonus goes to the opponent's Alchemy area; solo to nobody."""
        if t.seats > 1:
            recycling_to_alchemy(t, 1 - seat, kind)
        else:
            for rules in in_force(t):
                rules.spoils(t, sum(t.box.recycling[kind * 4 : kind * 4 + 4]))


class Thieves(Rules):
    """10.T Thieves. A Thief that has not stolen yet waits in the Selection area."""

    def afflicts(self, t: KingdomTable, seat: int) -> Flow:
        """10.T1: each selected Thief covers an icon of the Duchy and moves in."""
        yield from steal(t, seat, THIEVES)

    def settles(self, t: KingdomTable, seat: int) -> Flow:
        """16.11b: without a free icon it is done at the end of Planning, if there is one then."""
        yield from steal(t, seat, THIEVES)

    def produces(self, t: KingdomTable, seat: int, step: int) -> int:
        """10.T2, 10.T4: a covered icon of a flat line takes 1, of a line per type the whole line."""
        loss = 0
        for code in t.stolen[seat]:
            line = line_of(t, seat, code)
            if t.box.line_resource[line] == step:
                per = t.box.line_per[line]
                loss += 1 if per < 0 else t.box.line_amount[line] * t.types[seat][per]
        return -loss

    def beaten(self, t: KingdomTable, seat: int, card: int) -> bool:
        """10.T3: one Stolen token may be removed."""
        if is_of(t, card, THIEVES) and t.freeing[seat] < len(t.stolen[seat]):
            t.freeing = changed(t.freeing, seat, 1)
        return False

    def errand(self, t: KingdomTable, seat: int) -> Ask | None:
        """16.11c: free and optional, from any icon."""
        if t.freeing[seat] == 0:
            return None
        options: list[int] = []
        for code in t.stolen[seat]:
            card, line = code // BROADEST, code % BROADEST
            option = UNCOVER_DUCHY.of(line) if card == t.box.cards else UNCOVER.of(t.box.kind[card], line)
            if option not in options:
                options.append(option)
        options.append(DONE.of())
        return Ask(seat, ASK_UNCOVER, options)

    def act(self, t: KingdomTable, seat: int, choice: int) -> bool:
        if t.freeing[seat] == 0:
            return False
        t.freeing = changed(t.freeing, seat, -1)
        if UNCOVER.has(choice):
            for code in t.stolen[seat]:
                card, line = code // BROADEST, code % BROADEST
                if card < t.box.cards and UNCOVER.of(t.box.kind[card], line) == choice:
                    t.stolen = shorter(t.stolen, seat, code)
                    break
        elif UNCOVER_DUCHY.has(choice):
            t.stolen = shorter(t.stolen, seat, t.box.cards * BROADEST + UNCOVER_DUCHY.first(choice))
        else:
            return True
        t.log(FREED_ICON, seat)
        return True


def line_of(t: KingdomTable, seat: int, code: int) -> int:
    """Where the box keeps the line of icons that a Stolen token covers."""
    card = code // BROADEST
    place = t.box.kinds + t.duchies[seat] * 5 + t.face if card == t.box.cards else t.box.kind[card]
    return place * BROADEST + code % BROADEST


def free_icons(t: KingdomTable, seat: int, place: int, card: int) -> list[int]:
    """10.T4: lines of a card (or duchy face) with an icon that is not covered."""
    free: list[int] = []
    for line in range(t.box.line_count[place]):
        per = t.box.line_per[place * BROADEST + line]
        icons = t.box.line_amount[place * BROADEST + line] if per < 0 else 1
        if t.stolen[seat].count(card * BROADEST + line) < icons:
            free.append(line)
    return free


def steal(t: KingdomTable, seat: int, op: int) -> Flow:
    """10.T1, 16.11a: a free icon of the duchy card or of a built Development card."""
    for thief in selected(t, seat, op):
        box = t.box
        options: list[int] = []
        codes: list[int] = []
        for line in free_icons(t, seat, box.kinds + t.duchies[seat] * 5 + t.face, box.cards):
            options.append(COVER_DUCHY.of(line))
            codes.append(box.cards * BROADEST + line)
        for card in t.duchy[seat]:
            kind = box.kind[card]
            if box.family[kind] == THREAT:
                continue
            for line in free_icons(t, seat, kind, card):
                if COVER.of(kind, line) not in options:
                    options.append(COVER.of(kind, line))
                    codes.append(card * BROADEST + line)
        if not options:
            return
        choice = yield Ask(seat, ASK_COVER, options)
        t.stolen = longer(t.stolen, seat, codes[options.index(choice)])
        if COVER.has(choice):
            t.log(COVERED, seat, COVER.first(choice))
        else:
            t.log(COVERED_DUCHY, seat)
        t.selection[seat].remove(thief)
        move_in(t, seat, thief)


class Sisters(Rules):
    """10.M Sisters of Misfortune."""

    def settles(self, t: KingdomTable, seat: int) -> Flow:
        """10.M1, 10.M2, 10.M3, 10.M4, 10.M7: for each Sister one basic cube, if there is one, leaves the sites."""
        left = held(t, seat, SISTERS)
        while left:
            options: list[int] = []
            for site, card in enumerate(t.sites[seat]):
                kind = t.box.kind[card]
                for resource in range(4):
                    if t.spaces[seat][site * SPACES + 6 + resource]:
                        options.append(REMOVE.of(resource, kind, card - t.box.first[kind]))
            if not options:
                return
            choice = yield Ask(seat, ASK_SISTER, options, left)
            site = site_of(t, seat, REMOVE.second(choice), REMOVE.third(choice))
            resource = REMOVE.first(choice)
            t.spaces[seat][site * SPACES + resource] += 1
            t.spaces[seat][site * SPACES + 6 + resource] -= 1
            t.log(LOST_CUBE, seat, resource, REMOVE.second(choice))
            left -= 1

    def points(self, t: KingdomTable, seat: int, parts: dict[str, int]) -> None:
        """10.M6: all four defeated by one player."""
        for pack in range(len(t.box.packs)):
            if t.box.pack_op[pack] == SISTERS:
                beaten = sum(1 for card in t.trophies[seat] if t.box.pack[t.box.kind[card]] == pack)
                if beaten == len(t.box.pack_kinds[pack]) and t.box.pack_bonus[pack]:
                    parts["sisters"] = t.box.pack_bonus[pack][0]


class Siphons(Rules):
    """10.Y Siphons."""

    def siphoned(self, t: KingdomTable, seat: int, step: int) -> int:
        """What the Siphons in a seat's Construction area draw off in a step."""
        amount = 0
        for card in t.threats[seat]:
            kind = t.box.kind[card]
            if t.box.siphon[kind] == step:
                amount += t.box.pack_count[t.box.pack[kind]]
        return amount

    def produces(self, t: KingdomTable, seat: int, step: int) -> int:
        """10.Y1, 10.Y2, 16.14b: a Siphon works for the opponent, also for Supremacy."""
        return self.siphoned(t, 1 - seat, step) if t.seats > 1 else 0

    def counted(self, t: KingdomTable, step: int) -> None:
        """10.Y6, 16.14c: solo they are set aside; every fourth brings a Calamity."""
        for seat in range(t.seats):
            amount = self.siphoned(t, seat, step)
            if amount:
                t.log(SIPHONED, seat, step)
            if t.seats == 1:
                t.aside += amount
                every = self.every(t)
                while t.aside >= every:
                    t.aside -= every
                    if t.calamities:
                        join_duchy(t, seat, take_calamity(t))
                        t.log(CALAMITY_FELL, seat)

    def every(self, t: KingdomTable) -> int:
        return t.box.pack_aside[t.packs[0]]

    def beaten(self, t: KingdomTable, seat: int, card: int) -> bool:
        """10.Y3: a defeated Siphon joins the Duchy and produces for it."""
        if not is_of(t, card, SIPHONS):
            return False
        join_duchy(t, seat, card)
        return True


class Dragons(Rules):
    """10.D Black Dragons."""

    def afflicts(self, t: KingdomTable, seat: int) -> Flow:
        """10.D1 to 10.D3, 16.13a: each Dragon takes a Soldier of the reserve, else of a card, else leaves a debt."""
        for dragon in t.selection[seat] + t.threats[seat]:
            if t.box.drains[t.box.kind[dragon]] == 0:
                continue
            if t.soldiers[seat]:
                t.soldiers[seat] -= 1
                t.log(LOST_SOLDIER, seat)
                continue
            options: list[int] = []
            for site, card in enumerate(t.sites[seat]):
                kind = t.box.kind[card]
                if t.spaces[seat][site * SPACES + SOLDIER] < t.box.cost[kind * 6 + SOLDIER]:
                    options.append(DESERT.of(kind, card - t.box.first[kind]))
            if not options:
                t.debt = changed(t.debt, seat, 1)
                t.log(OWES, seat)
                continue
            choice = yield Ask(seat, ASK_DESERT, options)
            site = site_of(t, seat, DESERT.first(choice), DESERT.second(choice))
            t.spaces[seat][site * SPACES + SOLDIER] += 1
            t.log(LOST_SOLDIER, seat)

    def soldiers_gained(self, t: KingdomTable, seat: int, soldiers: int) -> int:
        """10.D3, 16.13b: the next Soldiers entering the reserve pay the debt."""
        paid = min(soldiers, t.debt[seat])
        t.debt = changed(t.debt, seat, -paid)
        for _ in range(paid):
            t.log(LOST_SOLDIER, seat)
        return soldiers - paid

    def production_over(self, t: KingdomTable, seat: int) -> None:
        """16.13b: debts end with Production."""
        t.debt = replaced(t.debt, seat, 0)

    def beaten(self, t: KingdomTable, seat: int, card: int) -> bool:
        """10.D4: a defeated Dragon gives Krystallium."""
        if t.box.drains[t.box.kind[card]]:
            take_bonus(t, seat, t.box.drake_gain[0], t.box.drake_gain[1])
        return False

    def points(self, t: KingdomTable, seat: int, parts: dict[str, int]) -> None:
        """10.D6, 16.15a: secured Eggs."""
        eggs = sum(1 for card in t.trophies[seat] if t.box.secure[t.box.kind[card]])
        for pack in t.packs:
            if t.box.pack_op[pack] == DRAGONS:
                parts["eggs"] = t.box.pack_bonus[pack][eggs]


install(PACKS + RATS, Rats())
install(PACKS + GIANTS, Giants())
install(PACKS + SHADOWS, Shadows())
install(PACKS + THIEVES, Thieves())
install(PACKS + SISTERS, Sisters())
install(PACKS + SIPHONS, Siphons())
install(PACKS + DRAGONS, Dragons())
