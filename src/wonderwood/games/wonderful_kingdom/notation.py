"""A position in one line of text, for tests and bug reports.

    threat packs=giant_rats,shadows phase=plan round=2 | built=quarry,farm site=barracks:2m sel=market S=3 | sel=-port K=1

The first part is the game, then one part for each seat. A card with a minus lies face down; `site=port:2m1M!` has two
Materials cubes and one Krystallium in place of a third on it and a Frost Giant under it. What is not named is as after the
setup, hands, offers and Selection areas being empty; every card taken leaves the place where it was.
"""

import re
from collections.abc import Callable

from wonderwood.engine.match import Match, make_fate
from wonderwood.engine.table import EVERYONE
from wonderwood.games.wonderful_kingdom.box import BROADEST, CALAMITY, THREAT, KingdomBox
from wonderwood.games.wonderful_kingdom.conquest import fill_slots, take_tokens
from wonderwood.games.wonderful_kingdom.construction import join_duchy, open_site
from wonderwood.games.wonderful_kingdom.solo import DANGER_CARDS
from wonderwood.games.wonderful_kingdom.table import COUNT, DEAL, PHASE_NAMES, PLACE_CUBES, SOLO_DEAL, SPACES, KingdomTable
from wonderwood.games.wonderful_kingdom.vocabulary import BASIC

LETTERS = "mpge"
GAME_OPTIONS = {"face", "packs", "duchies", "quest", "map", "scenario", "search"}
NUMBERS = {"K": "krystallium", "S": "soldiers", "training": "training", "traps": "traps", "spies": "spies", "debt": "debt"}
NUMBERS |= {"illusions": "illusions", "tokens": "spy_tokens", "used_traps": "traps_used", "finished": "finished"}
NUMBERS |= {"fresh": "fresh", "honours": "honours"}


def position(text: str, seed: str = "position") -> Match:
    """A match at that position, run to its next question."""
    parts = [part.split() for part in text.split("|")]
    match = prepared(parts[0], len(parts) - 1, seed)
    t = match.table
    assert isinstance(t, KingdomTable)
    tidy(t)
    read_game(t, parts[0])
    for seat, words in enumerate(parts[1:]):
        for word in words:
            read_seat(t, seat, word)
    read_offers(t, parts[0])
    fresh = Match(match.game, match.box, match.options, t, make_fate(seed, False), False)
    fresh._run(-1)
    return fresh


def prepared(words: list[str], seats: int, seed: str) -> Match:
    """The game after its setup."""
    from wonderwood.games.wonderful_kingdom import GAME, MODULES

    options: dict[str, object] = {"module": "tutorial"}
    for word in words:
        key, _, value = word.partition("=")
        if word in MODULES:
            options["module"] = key
        elif key == "deluxe":
            options["deluxe"] = True
        elif key in ("packs", "duchies"):
            options[{"packs": "pack", "duchies": "duchy"}[key]] = value.split(",")
        elif key in GAME_OPTIONS:
            options[key] = value
    match = Match.new(GAME, seats, options, seed)
    while not match.table.phase or match.pending[0].prompt == "advisor":
        match.play(match.waiting[0], match.pending[0].options[0])
    return match


def tidy(t: KingdomTable) -> None:
    """Everything drawn and dealt goes back."""
    t.deck += [card for rows in (t.hands, t.drawn, t.offers, t.selection) for row in rows for card in row]
    t.deck += [card for row in t.council for card in row if t.scenario < 0]
    t.calamities += [card for card in t.deck if t.box.family[t.box.kind[card]] == CALAMITY]
    for seat in range(t.seats):
        packs = [card for card in t.deck if t.box.family[t.box.kind[card]] == THREAT]
        t.stacks[seat] += [card for card in packs if t.box.pack[t.box.kind[card]] == t.packs[seat] and t.seats > 1]
    t.deck = [card for card in t.deck if t.box.family[t.box.kind[card]] not in (CALAMITY, THREAT)]
    for card in t.deck:
        t.known[card] = 0
    t.hands = [[] for _ in range(t.seats)]
    t.drawn = [[] for _ in range(t.seats)]
    t.selection = [[] for _ in range(t.seats)]
    t.brought = [-1] * t.seats
    t.offers, t.marks = [[], []], [[], []]
    if t.scenario < 0:
        t.council = [[] for _ in range(t.seats)]


def take(t: KingdomTable, name: str, known: int = EVERYONE) -> int:
    """A copy of a card that has not been placed yet, wherever it is."""
    for card in t.box.copies(t.box.kind_named(name)):
        for pile in (t.deck, t.calamities, t.danger, t.supply, t.boxed, t.discard, *t.stacks):
            if card in pile:
                pile.remove(card)
                t.known[card] = known
                return card
        if card == t.top:
            t.top = t.deck.pop()
            t.known[t.top] = EVERYONE
            return card
    raise ValueError(f"no {name} is left")


def cards(text: str) -> list[tuple[str, int]]:
    """`farm,-market,quarry*2`: names and who knows them."""
    found: list[tuple[str, int]] = []
    for item in filter(None, text.split(",")):
        name, _, times = item.lstrip("-").partition("*")
        found += [(name, 0 if item.startswith("-") else EVERYONE)] * int(times or 1)
    return found


def read_game(t: KingdomTable, words: list[str]) -> None:
    given = dict(word.partition("=")[::2] for word in words)
    t.round = int(given.get("round", 1))
    t.first = int(given.get("first", (t.round - 1) % t.seats))
    t.step = BASIC.index(given["step"]) if "step" in given else -1
    for name in ("turn", "placed", "aside", "searched", "moment", "actor"):
        if name in given:
            setattr(t, name, int(given[name]))
    if "supply" in given:
        t.discard += t.supply[int(given["supply"]) :]
        del t.supply[int(given["supply"]) :]
    if "danger" in given:
        t.deck += [card for card in t.danger if t.box.family[t.box.kind[card]] not in (CALAMITY, THREAT)][:DANGER_CARDS]
        t.danger = [card for card in t.danger if card not in t.deck]
        t.calamities += [card for card in t.danger if t.box.family[t.box.kind[card]] == CALAMITY]
        t.danger = [card for card in t.danger if card not in t.calamities]
        t.danger += [take(t, name, 0) for name, _ in cards(given["danger"])]
    if "top" in given:
        t.deck.append(t.top)
        t.top = -1
        t.top = take(t, given["top"])
    if "phase" in given:
        go_to(t, PHASE_NAMES.index(given["phase"]))


def go_to(t: KingdomTable, phase: int) -> None:
    """The place of a phase in the agenda: of this round, and for Production of this step."""
    start = DEAL if DEAL in t.agenda else SOLO_DEAL
    if phase in (COUNT, PLACE_CUBES):
        wanted = (t.round - 1) * 4 + max(t.step, 0)
        places = [at for at, one in enumerate(t.agenda) if one == phase]
        t.at = places[wanted]
        t.step -= 1 if phase == COUNT else 0
    else:
        opening = [at for at, one in enumerate(t.agenda) if one == start][t.round - 1]
        t.at = next(at for at, one in enumerate(t.agenda) if one == phase and at >= opening)
    t.phase = phase


def read_offers(t: KingdomTable, words: list[str]) -> None:
    for word in words:
        key, _, value = word.partition("=")
        if key in ("left", "right"):
            zone = ("left", "right").index(key)
            for item in filter(None, value.split(",")):
                name, _, owner = item.partition("@")  # @1: with an Illusion token of seat 1
                t.offers[zone] += [take(t, one, known) for one, known in cards(name)]
                t.marks[zone].append(int(owner) if owner else -1)


def read_seat(t: KingdomTable, seat: int, word: str) -> None:
    key, _, value = word.partition("=")
    if key in NUMBERS:
        getattr(t, NUMBERS[key])[seat] = int(value)
    elif key == "ready":
        t.ready[seat] = 1
    else:
        SEAT_WORDS[key](t, seat, value)


def read_hand(t: KingdomTable, seat: int, value: str) -> None:
    t.hands[seat] = sorted(take(t, name, 0) for name, _ in cards(value))


def read_selection(t: KingdomTable, seat: int, value: str) -> None:
    t.selection[seat] = [take(t, name, known) for name, known in cards(value)]


def read_built(t: KingdomTable, seat: int, value: str) -> None:
    for name, _ in cards(value):
        join_duchy(t, seat, take(t, name))


def read_sites(t: KingdomTable, seat: int, value: str) -> None:
    for item in value.split(","):
        name, _, laid = item.partition(":")
        site = len(t.sites[seat])
        open_site(t, seat, take(t, name.rstrip("!")))
        for count, letter in re.findall(r"(\d+)([mpgeksMPGE])", laid):
            fill(t, seat, site, int(count), letter)
        if item.endswith("!"):
            t.giants[seat][site] = take(t, "frost_giant")


def fill(t: KingdomTable, seat: int, site: int, count: int, letter: str) -> None:
    """Small letters: cubes, k Krystallium, s Soldiers; capitals: Krystallium in place of that cube."""
    base = site * SPACES
    resource = {"k": 4, "s": 5}.get(letter, -1)
    if resource < 0:
        resource = LETTERS.index(letter.lower())
    t.spaces[seat][base + resource] -= count
    if letter in LETTERS:
        t.spaces[seat][base + 6 + resource] += count


def amounts(value: str) -> list[int]:
    found = [0, 0, 0, 0]
    for count, letter in re.findall(r"(\d+)([mpge])", value):
        found[LETTERS.index(letter)] += int(count)
    return found


def read_alchemy(t: KingdomTable, seat: int, value: str) -> None:
    t.alchemy[seat] = amounts(value)


def read_loose(t: KingdomTable, seat: int, value: str) -> None:
    t.loose[seat] = amounts(value)


def read_council(t: KingdomTable, seat: int, value: str) -> None:
    t.council[seat] += [take(t, name) for name, _ in cards(value)]


def read_threats(t: KingdomTable, seat: int, value: str) -> None:
    t.threats[seat] += [take(t, name) for name, _ in cards(value)]


def read_trophies(t: KingdomTable, seat: int, value: str) -> None:
    t.trophies[seat] += [take(t, name) for name, _ in cards(value)]


def read_stolen(t: KingdomTable, seat: int, value: str) -> None:
    """`quarry.0` or `duchy.1`: a Stolen token on that line of icons."""
    for item in value.split(","):
        name, _, line = item.partition(".")
        card = t.box.cards
        if name != "duchy":
            card = next(card for card in t.duchy[seat] if t.box.ids[t.box.kind[card]] == name)
        t.stolen[seat].append(card * BROADEST + int(line))


def read_steps(t: KingdomTable, seat: int, value: str) -> None:
    t.steps[seat] = [t.box.steps.index(name) for name in value.split(",")]


def read_pawns(t: KingdomTable, seat: int, value: str) -> None:
    """`heartland:3,castle_red:1`: all pawns on the board; the rest is the reserve. Slots are filled in order.

    Enemies of a solo game make way.
    """
    t.pawns[seat] = [0] * len(t.box.territories)
    for row in t.slots:
        row[:] = [-1 if owner == seat else owner for owner in row]
    for item in filter(None, value.split(",")):
        name, _, count = item.partition(":")
        territory = t.box.territories.index(name)
        t.pawns[seat][territory] = int(count)
        t.pawns[1 - seat][territory] = 0 if t.seats == 1 else t.pawns[1 - seat][territory]
        if t.seats == 1:
            t.slots[territory] = [-1] * len(t.slots[territory])
        fill_slots(t, seat, territory)
    t.reserve[seat] = t.box.armies - sum(t.pawns[seat]) - t.jailed[seat]
    take_tokens(t)


def read_jailed(t: KingdomTable, seat: int, value: str) -> None:
    t.jailed[seat] = int(value)
    t.reserve[seat] -= int(value)


SEAT_WORDS: dict[str, Callable[[KingdomTable, int, str], None]] = {
    "hand": read_hand,
    "sel": read_selection,
    "built": read_built,
    "site": read_sites,
    "alchemy": read_alchemy,
    "loose": read_loose,
    "council": read_council,
    "threats": read_threats,
    "trophies": read_trophies,
    "stolen": read_stolen,
    "steps": read_steps,
    "pawns": read_pawns,
    "jailed": read_jailed,
}


def names(box: KingdomBox, row: list[int]) -> list[str]:
    """Physical cards as words."""
    return [box.ids[box.kind[card]] for card in row]
