"""Chapters 9 and 10: Encounter cards, drawn, kept and validated."""

from wonderwood.engine.table import Ask, Flow
from wonderwood.games.wonderland.book import ASK_KEEP, KEEP, KEPT, KEPT_CARD, RETURN, VALIDATE, VALIDATED
from wonderwood.games.wonderland.box import NEED_CHARACTERS, NEED_SOLDIERS
from wonderwood.games.wonderland.table import WonderlandTable


def offer_encounters(t: WonderlandTable, seat: int) -> None:
    """2.6, 10.2, 10.3: three Encounter cards to choose from, or what is left of them."""
    t.reveal()
    for _ in range(min(t.box.draw_encounters, len(t.encounter_deck))):
        t.offered[seat].append(t.fate.take(t.encounter_deck))


def choose_encounters(t: WonderlandTable, seat: int) -> Flow:
    """2.6, 10.2: keep 1 to 3; the others go back into the deck, which has no order."""
    offered = t.offered[seat]
    while len(offered) > t.box.keep_least:
        options = [RETURN.of(encounter) for encounter in offered]
        if len(offered) <= t.box.keep_most:
            options.append(KEEP.base)
        choice = yield Ask(seat, ASK_KEEP, options)
        if choice == KEEP.base:
            break
        encounter = RETURN.first(choice)
        offered.remove(encounter)
        t.encounter_deck.append(encounter)
    if offered:
        t.log(KEPT, seat, len(offered))
    for encounter in offered:
        t.log(KEPT_CARD, seat, encounter)
    t.goals[seat].extend(offered)
    t.offered[seat] = []


def add_validations(t: WonderlandTable, seat: int, options: list[int]) -> None:
    """9.1: the cards whose demands are all met by what the player has and has not laid on another card (9.2)."""
    goals = t.goals[seat]
    if not goals:
        return
    people = free_people(t, seat)
    soldiers = t.soldiers[seat] - t.soldiers_laid[seat]
    gardeners = t.gardeners[seat] - t.gardeners_laid[seat]
    box = t.box
    for encounter in goals:
        kind = box.need_kind[encounter]
        need = box.need[encounter]
        if kind == NEED_CHARACTERS:
            met = need & people == need
        else:
            met = need <= (soldiers if kind == NEED_SOLDIERS else gardeners)
        if met:
            options.append(VALIDATE.base + encounter)


def free_people(t: WonderlandTable, seat: int) -> int:
    """9.2: mask of the characters of whom the player has a token that lies on no card."""
    people = 0
    for figure in t.figures[seat]:
        if t.laid_on[figure] < 0:
            people |= 1 << t.box.figure_character[figure]
    return people


def validate(t: WonderlandTable, seat: int, encounter: int) -> None:
    """9.1, 9.2, 9.3: the card face up, with what it asks for on it; powers of its tokens stay usable (7.6)."""
    t.goals[seat].remove(encounter)
    t.validated[seat].append(encounter)
    kind = t.box.need_kind[encounter]
    need = t.box.need[encounter]
    if kind == NEED_CHARACTERS:
        for figure in t.figures[seat]:
            person = 1 << t.box.figure_character[figure]
            if need & person and t.laid_on[figure] < 0:
                t.laid_on[figure] = encounter
                need -= person
    elif kind == NEED_SOLDIERS:
        t.soldiers_laid[seat] += need
    else:
        t.gardeners_laid[seat] += need
    t.log(VALIDATED, seat, encounter)
