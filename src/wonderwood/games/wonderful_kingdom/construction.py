"""6 and 7: sites, cubes, Krystallium, Soldiers, Alchemy, and what may be done at any time."""

from typing import Final

from wonderwood.engine.shared import changed, longer, renewed
from wonderwood.engine.table import Ask
from wonderwood.games.wonderful_kingdom.book import (
    ALCHEMY,
    ASK_LAY,
    BUILT,
    ENLIST,
    ENLISTED,
    GAINED,
    KRYSTAL,
    LAID,
    LAY,
    REPLACED,
    SCRAP,
    SCRAPPED,
    SITE,
    TO_ALCHEMY,
    TRANSMUTED,
)
from wonderwood.games.wonderful_kingdom.box import BROADEST, KRYSTALLIUM, SOLDIER
from wonderwood.games.wonderful_kingdom.questions import in_force
from wonderwood.games.wonderful_kingdom.table import SPACES, KingdomTable

ALCHEMY_SIZE: Final = 5


# -- sites and building -----------------------------------------------------------------------------------------------


def open_site(t: KingdomTable, seat: int, card: int) -> None:
    """4.2: a card is put under construction."""
    kind = t.box.kind[card]
    t.sites[seat].append(card)
    t.spaces[seat] += t.box.cost[kind * 6 : kind * 6 + 6]
    t.spaces[seat] += [0, 0, 0, 0]
    t.giants[seat].append(-1)
    t.log(SITE, seat, kind)


def close_site(t: KingdomTable, seat: int, site: int) -> int:
    """Take a card out of the Construction area; everything on it returns to the supply."""
    card = t.sites[seat].pop(site)
    del t.spaces[seat][site * SPACES : site * SPACES + SPACES]
    t.giants[seat].pop(site)
    return card


def missing(t: KingdomTable, seat: int, site: int) -> int:
    """Free spaces of a site."""
    spaces = t.spaces[seat]
    base = site * SPACES
    return spaces[base] + spaces[base + 1] + spaces[base + 2] + spaces[base + 3] + spaces[base + 4] + spaces[base + 5]


def frozen(t: KingdomTable, seat: int, site: int) -> bool:
    return any(rules.freezes(t, seat, site) for rules in in_force(t))


def may_fill(t: KingdomTable, seat: int, site: int) -> bool:
    """Whether one more space of a site may be filled: the last one not if the card must stay (16.10c)."""
    if missing(t, seat, site) > 1 or frozen(t, seat, site):
        return True
    return may_lose_card(t, seat)


def may_lose_card(t: KingdomTable, seat: int) -> bool:
    return all(rules.spares(t, seat) for rules in in_force(t))


def build_if_complete(t: KingdomTable, seat: int, site: int) -> None:
    """6.1, 4.6, 6.3, 16.5b: as soon as all spaces are filled the card is built, copies too; what lay on it is used up."""
    if missing(t, seat, site) == 0 and not frozen(t, seat, site):
        card = close_site(t, seat, site)
        kind = t.box.kind[card]
        t.log(BUILT, seat, kind)
        join_duchy(t, seat, card)
        take_bonus(t, seat, t.box.bonus[kind * 2], t.box.bonus[kind * 2 + 1])


def join_duchy(t: KingdomTable, seat: int, card: int) -> None:
    """A card in the Duchy produces and counts for its type (5.2, 5.3)."""
    box = t.box
    kind = box.kind[card]
    t.duchy = longer(t.duchy, seat, card)
    if box.type[kind] >= 0:
        t.types = renewed(t.types, seat, changed(t.types[seat], box.type[kind], 1))
    add_lines(t, seat, kind)


def add_lines(t: KingdomTable, seat: int, place: int) -> None:
    """Production icons of a card, or of a duchy face, begin to count."""
    box = t.box
    for line in range(place * BROADEST, place * BROADEST + box.line_count[place]):
        resource = box.line_resource[line]
        if box.line_per[line] < 0:
            t.flat = renewed(t.flat, seat, changed(t.flat[seat], resource, box.line_amount[line]))
        else:
            pair = resource * 4 + box.line_per[line]
            t.per = renewed(t.per, seat, changed(t.per[seat], pair, box.line_amount[line]))


def take_bonus(t: KingdomTable, seat: int, krystallium: int, soldiers: int) -> None:
    """6.2: Krystallium and Soldiers go to the reserve, never through the Training area."""
    if krystallium:
        t.krystallium[seat] += krystallium
        t.log(GAINED, seat, KRYSTALLIUM, krystallium)
    if soldiers:
        gain_soldiers(t, seat, soldiers)


def gain_soldiers(t: KingdomTable, seat: int, soldiers: int) -> None:
    """Soldiers entering the reserve, from wherever."""
    t.log(GAINED, seat, SOLDIER, soldiers)
    for rules in in_force(t):
        soldiers = rules.soldiers_gained(t, seat, soldiers)
    t.soldiers[seat] += soldiers


# -- cubes ------------------------------------------------------------------------------------------------------------


def lay_cube(t: KingdomTable, seat: int, site: int, resource: int) -> None:
    """5.7, 5.8: a cube on a free space of its resource stays there until the card is built."""
    base = site * SPACES
    t.spaces[seat][base + resource] -= 1
    t.spaces[seat][base + 6 + resource] += 1
    t.log(LAID, seat, resource, t.box.kind[t.sites[seat][site]])
    build_if_complete(t, seat, site)


def to_alchemy(t: KingdomTable, seat: int, resource: int) -> None:
    """7.1, 7.2, 16.6a, 16.6b: basic cubes only, one after the other, for good; the fifth makes 1 Krystallium."""
    alchemy = t.alchemy[seat]
    alchemy[resource] += 1
    t.log(TO_ALCHEMY, seat, resource)
    if sum(alchemy) >= ALCHEMY_SIZE and not any(rules.keeps_alchemy(t) for rules in in_force(t)):
        t.alchemy[seat] = [0, 0, 0, 0]
        t.krystallium[seat] += 1
        t.log(TRANSMUTED, seat)


def recycling_to_alchemy(t: KingdomTable, seat: int, kind: int) -> None:
    """The recycling bonus of a card, all of it to the Alchemy area."""
    for resource in range(4):
        for _ in range(t.box.recycling[kind * 4 + resource]):
            to_alchemy(t, seat, resource)


def scrap(t: KingdomTable, seat: int, site: int) -> None:
    """7.4: discard a card under construction for its recycling bonus in Alchemy; what lay on it is lost."""
    card = close_site(t, seat, site)
    kind = t.box.kind[card]
    t.log(SCRAPPED, seat, kind)
    t.discard.append(card)
    recycling_to_alchemy(t, seat, kind)


def site_of(t: KingdomTable, seat: int, kind: int, number: int) -> int:
    return t.sites[seat].index(t.box.first[kind] + number)


# -- what a seat may do -----------------------------------------------------------------------------------------------


def lay_options(t: KingdomTable, seat: int, resource: int, options: list[int]) -> None:
    """5.9: only free spaces of that resource; or the Alchemy area."""
    box = t.box
    sites = t.sites[seat]
    spaces = t.spaces[seat]
    for site in range(len(sites)):
        if spaces[site * SPACES + resource] > 0 and may_fill(t, seat, site):
            card = sites[site]
            kind = box.kind[card]
            options.append(LAY.of(resource, kind, card - box.first[kind]))
    options.append(ALCHEMY.of(resource))


def window_options(t: KingdomTable, seat: int, options: list[int]) -> None:
    """16.1a: Krystallium and Soldiers on cards, and what modules allow at any time."""
    krystallium = t.krystallium[seat] > 0
    soldiers = t.soldiers[seat] > 0
    if krystallium or soldiers:
        box = t.box
        sites = t.sites[seat]
        spaces = t.spaces[seat]
        for site in range(len(sites)):
            base = site * SPACES
            wants_soldier = soldiers and spaces[base + SOLDIER] > 0
            if (not krystallium and not wants_soldier) or not may_fill(t, seat, site):
                continue
            card = sites[site]
            kind = box.kind[card]
            number = card - box.first[kind]
            if krystallium:
                for resource in range(5):
                    if spaces[base + resource] > 0:
                        options.append(KRYSTAL.of(resource, kind, number))
            if wants_soldier:
                options.append(ENLIST.of(kind, number))
    for rules in in_force(t):
        rules.window(t, seat, options)


def scrap_options(t: KingdomTable, seat: int, options: list[int]) -> None:
    """7.4, 7.5: any card under construction that may be recycled."""
    box = t.box
    sites = t.sites[seat]
    if not sites:
        return
    free = may_lose_card(t, seat)
    for site in range(len(sites)):
        if may_scrap(t, seat, site, free):
            card = sites[site]
            kind = box.kind[card]
            options.append(SCRAP.of(kind, card - box.first[kind]))


def may_scrap(t: KingdomTable, seat: int, site: int, free: bool) -> bool:
    if not free:
        return False
    return all(rules.may_scrap(t, seat, site) for rules in in_force(t))


def scrap_matters(t: KingdomTable, seat: int) -> bool:
    """Recycling now is worth a question of its own.

    It is if one site makes a Krystallium, if several make what another one lacks, or if a module waits for it.
    """
    sites = t.sites[seat]
    if not sites or not may_lose_card(t, seat):
        return False
    if any(rules.stirs(t, seat) for rules in in_force(t)):
        return True
    held = sum(t.alchemy[seat])
    bonuses = [scrap_bonus(t, seat, site) for site in range(len(sites))]
    cubes = held + sum(bonuses)
    if cubes < ALCHEMY_SIZE:
        return False
    for site in range(len(sites)):
        if bonuses[site] and held + bonuses[site] >= ALCHEMY_SIZE:
            return True
        if t.spaces[seat][site * SPACES + SOLDIER] == 0 and cubes - bonuses[site] >= ALCHEMY_SIZE * missing(t, seat, site) > 0:
            return True
    return False


def scrap_bonus(t: KingdomTable, seat: int, site: int) -> int:
    """How many cubes recycling a site would bring."""
    kind = t.box.kind[t.sites[seat][site]]
    return sum(t.box.recycling[kind * 4 : kind * 4 + 4]) if may_scrap(t, seat, site, True) else 0


def errand(t: KingdomTable, seat: int) -> Ask | None:
    """What a seat has begun and must end first: something of a module, or cubes in hand."""
    for rules in in_force(t):
        ask = rules.errand(t, seat)
        if ask is not None:
            return ask
    loose = t.loose[seat]
    if loose[0] or loose[1] or loose[2] or loose[3]:
        return ask_lay(t, seat)
    return None


def ask_lay(t: KingdomTable, seat: int) -> Ask:
    """5.7, 4.3: each cube at once on a card that needs it or in the Alchemy area; before it, anything possible at any time.

    A cube that fits on no card goes to Alchemy by itself: nothing done before could change that, and the window follows.
    """
    options: list[int] = []
    loose = t.loose[seat]
    shown = -1
    kinds = 0
    for resource in range(4):
        if loose[resource]:
            shown = resource if shown < 0 else shown
            kinds += 1
            lay_options(t, seat, resource, options)
    fits = len(options) > kinds
    if t.fresh[seat]:
        for rules in in_force(t):
            rules.place_options(t, seat, options)
    if len(options) == kinds:
        return Ask(seat, ASK_LAY, options[:1], shown, loose[shown])
    if fits:
        window_options(t, seat, options)
        scrap_options(t, seat, options)
    return Ask(seat, ASK_LAY, options, shown, loose[shown])


def act(t: KingdomTable, seat: int, choice: int) -> None:
    """Carry out a choice of Planning, of placing cubes, or of any window."""
    if LAY.has(choice):
        resource = LAY.first(choice)
        site = site_of(t, seat, LAY.second(choice), LAY.third(choice))
        if not any(rules.gives_cube(t, seat) for rules in in_force(t)):
            t.loose[seat][resource] -= 1
        t.fresh[seat] = 0
        lay_cube(t, seat, site, resource)
    elif ALCHEMY.has(choice):
        resource = ALCHEMY.first(choice)
        t.loose[seat][resource] -= 1
        t.fresh[seat] = 0
        to_alchemy(t, seat, resource)
    elif KRYSTAL.has(choice):
        fill_with_krystallium(t, seat, KRYSTAL.first(choice), site_of(t, seat, KRYSTAL.second(choice), KRYSTAL.third(choice)))
    elif ENLIST.has(choice):
        enlist(t, seat, site_of(t, seat, ENLIST.first(choice), ENLIST.second(choice)))
    elif SCRAP.has(choice):
        scrap(t, seat, site_of(t, seat, SCRAP.first(choice), SCRAP.second(choice)))
    else:
        for rules in in_force(t):
            if rules.act(t, seat, choice):
                return


def fill_with_krystallium(t: KingdomTable, seat: int, resource: int, site: int) -> None:
    """6.5, 16.7: Krystallium fills its own space or stands for a basic cube, for good."""
    t.krystallium[seat] -= 1
    t.spaces[seat][site * SPACES + resource] -= 1
    t.log(REPLACED, seat, resource, t.box.kind[t.sites[seat][site]])
    build_if_complete(t, seat, site)


def enlist(t: KingdomTable, seat: int, site: int) -> None:
    """6.4, 6.6: a Soldier of the reserve on a Soldier space."""
    t.soldiers[seat] -= 1
    t.spaces[seat][site * SPACES + SOLDIER] -= 1
    t.log(ENLISTED, seat, t.box.kind[t.sites[seat][site]])
    build_if_complete(t, seat, site)
