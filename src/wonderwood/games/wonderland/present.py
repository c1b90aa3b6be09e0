"""What the web draws of Wonderland that is derived, not stored: reach and tolls, Alice's ways and her wake, points so far."""

from wonderwood.games.wonderland.alice import ways_for
from wonderwood.games.wonderland.book import AFTER_HOLE_PHASE, ALICE_WAY_PHASE, GO, GUIDE_PHASE, SQUARE_EFFECT_PHASE
from wonderwood.games.wonderland.box import HOLE, IGNORE_OBSTACLES, NEED_CHARACTERS, NEED_SOLDIERS, PLAIN, TOLL_ANY, TOLL_MAJOR
from wonderwood.games.wonderland.characters import color_with
from wonderwood.games.wonderland.encounters import free_people
from wonderwood.games.wonderland.movement import survey, ways_of
from wonderwood.games.wonderland.scoring import final_pr, lines
from wonderwood.games.wonderland.squares import step_ways
from wonderwood.games.wonderland.table import WonderlandTable

LONGEST_WALK = 3  # the Hearts of the highest band, or a major card when she is late


def present(t: WonderlandTable, seat: int | None) -> dict[str, object]:
    """Nothing here depends on a hand, a goal, an artifact or a wake counter that `seat` may not see."""
    seats = range(t.seats)
    return {
        "people": [people_of(t, other) for other in seats],
        "left": characters_left(t),
        "reach": [reach(t, other) for other in seats],
        "glide": glides(t),
        "alice": {
            "arrows": arrows(t),
            "ways": {
                t.box.word("direction", direction): [t.box.word("square", square) for square in way]
                for direction, way in enumerate(walks(t))
            },
            "cards": {} if seat is None else {t.box.word("card", card): leads(t, card) for card in t.hands[seat]},
            "wakes": wakes(t),
        },
        "points": [points(t, other, bool(t.over) or other == seat) for other in seats],
        "goals": {name: have for other in seats if t.over or other == seat for name, have in progress(t, other).items()},
        "force": in_force(t),
        "effects": effects(t) if seat == t.turn else {},
        "warnings": {"draw": ["warning-draw", {}]} if seat == t.turn and t.round == t.box.last_round else {},
    }


def people_of(t: WonderlandTable, seat: int) -> list[dict[str, object]]:
    """7.1, 7.6: a player's character tokens: who, whether the power is used, and the card it lies on."""
    return [
        {
            "character": t.box.word("figure", figure),
            "used": bool(t.flipped[figure]),
            "on": None if t.laid_on[figure] < 0 else t.box.word("encounter", t.laid_on[figure]),
        }
        for figure in t.figures[seat]
    ]


def characters_left(t: WonderlandTable) -> dict[str, int]:
    """6.2: how many tokens of each character are in the reserve."""
    left = dict.fromkeys(t.box.words["character"], 0)
    for figure in t.figures_left:
        left[t.box.word("figure", figure)] += 1
    return left


def reach(t: WonderlandTable, seat: int) -> dict[str, str]:
    """4, 5.9, 6.8, 6.9: where a pawn could go and the cards it would cost: m minor, M major, a any card, one letter each.

    For who has moved in this turn it is what the square offers, a hole or the step after it; else nothing.
    """
    ways = ways_of(t, seat)
    if seat == t.turn and t.moved:
        if t.phase == AFTER_HOLE_PHASE:
            ways = step_ways(t, seat)
        elif t.phase == SQUARE_EFFECT_PHASE and t.squares[t.pawns[seat]] == HOLE:
            ways = [[square] for square in range(64) if t.squares[square] == HOLE and square != t.pawns[seat]]
        else:
            return {}
    return {t.box.word("square", entry % 64): letters(entry // 64) for entry in survey(t, ways, 0)}


def glides(t: WonderlandTable) -> dict[str, str]:
    """7.3: the same for the active player with a token that passes over obstacles, where it makes a difference."""
    color = -1 if t.moved else color_with(t, t.turn, IGNORE_OBSTACLES)
    if color < 0:
        return {}
    ways = ways_of(t, t.turn)
    plain = survey(t, ways, 0)
    found = [entry for entry in survey(t, ways, t.box.color_amount[color]) if entry not in plain]
    return {t.box.word("square", entry % 64): letters(entry // 64) for entry in found}


def letters(toll: int) -> str:
    return "m" * (toll % 32) + "M" * (toll // TOLL_MAJOR % 32) + "a" * (toll // TOLL_ANY)


def arrows(t: WonderlandTable) -> dict[str, list[str]]:
    """11.2: where each suit, by its letter, sends Alice, the Folly card counted in."""
    box = t.box
    turned = [box.opposite[way] if box.arrows_reversed[t.folly] else way for way in range(8)]
    found: dict[str, list[str]] = {}
    for suit in range(len(box.orthogonal)):
        letter = box.word("card", box.suit.index(suit))[0]
        found[letter] = [box.word("direction", turned[way]) for way in (box.orthogonal[suit], box.diagonal[suit])]
    return found


def walks(t: WonderlandTable) -> list[list[int]]:
    """11.4: the squares Alice comes to, step by step, by direction."""
    found: list[list[int]] = []
    for direction in range(8):
        way = [t.alice]
        while len(way) <= LONGEST_WALK:
            way.append(t.box.beyond[way[-1] * 8 + direction])
        found.append(way[1:])
    return found


def leads(t: WonderlandTable, card: int) -> list[str]:
    """11.2, 11.3: what the card would offer if it moved Alice: direction and distance."""
    return [f"{t.box.word('direction', GO.first(way))} {GO.second(way)}" for way in ways_for(t, card)]


def wakes(t: WonderlandTable) -> dict[str, list[dict[str, object]]]:
    """12.1 to 12.3, 12.7: whom Alice would strike, and for how many PR, if the active player led her to a square."""
    box = t.box
    struck: dict[str, list[dict[str, object]]] = {}
    for square in sorted({square for way in walks(t) for square in way}):
        for other in range(t.seats):
            here = t.pawns[other] == square
            if other != t.turn and not t.shields[other] and (here or box.near[square * 64 + t.pawns[other]]):
                pr = box.wake_here[t.folly] if here else box.wake_near[t.folly]
                struck.setdefault(box.word("square", square), []).append({"seat": other, "pr": pr, "here": here})
    return struck


def points(t: WonderlandTable, seat: int, own: bool) -> dict[str, int | None]:
    """15.2 to 15.6: what a player has so far; artifacts and wake points only for who may know them."""
    sheet = lines(t, seat, 0)
    return {
        "movement": sheet["movement"],
        "encounters": sheet["encounters"],
        "soldiers": sheet["soldiers"],
        "artifacts": sheet["artifacts"] if own else None,
        "series": sheet["series"] if own else None,
        "pr": final_pr(t, seat) if own else None,
    }


def progress(t: WonderlandTable, seat: int) -> dict[str, dict[str, object]]:
    """9.1, 9.2: what a player has, on no other card, of what each Encounter card asks for."""
    box = t.box
    people = free_people(t, seat)
    found: dict[str, dict[str, object]] = {}
    for goal in t.goals[seat]:
        need = box.need[goal]
        if box.need_kind[goal] == NEED_CHARACTERS:
            have = [name for index, name in enumerate(box.words["character"]) if (need & people) >> index & 1]
            found[box.word("encounter", goal)] = {"people": have, "have": len(have), "of": need.bit_count()}
        else:
            soldiers = box.need_kind[goal] == NEED_SOLDIERS
            pieces = t.soldiers[seat] - t.soldiers_laid[seat] if soldiers else t.gardeners[seat] - t.gardeners_laid[seat]
            found[box.word("encounter", goal)] = {"people": [], "have": min(need, pieces), "of": need}
    return found


def in_force(t: WonderlandTable) -> dict[str, int]:
    """14: the figures a Folly card can change, as they are now."""
    box = t.box
    return {
        "draw": box.draw_cards + box.draw_more[t.folly],
        "hole_pr": box.folly_hole_pr[t.folly],
        "near": box.wake_near[t.folly],
        "here": box.wake_here[t.folly],
        "rounds": box.last_round,
    }


def effects(t: WonderlandTable) -> dict[str, list[object]]:
    """What choices of the active player would do: the key of the words and their facts, by the text of the choice."""
    found: dict[str, list[object]] = {}
    leading = {ALICE_WAY_PHASE: "go", GUIDE_PHASE: "guide"}.get(t.phase)
    if leading is not None:
        return {f"{leading} {way}": what for way, what in walk_effects(t, leading).items()}
    for verb, tolls in (("move", reach(t, t.turn)), ("glide", glides(t))):
        for square, toll in tolls.items():
            ground = t.squares[t.box.words["square"].index(square)]
            kind = "plain" if ground == PLAIN else "hole" if ground == HOLE else "person"
            cost = {"minor": toll.count("m"), "major": toll.count("M"), "any": toll.count("a")}
            choice = verb if not t.moved else "step" if t.phase == AFTER_HOLE_PHASE else "dive"
            found[f"{choice} {square}"] = ["effect-move", {**cost, "ground": kind}]
    for mode in t.box.next_modes[t.modes[t.turn]]:
        found[f"raise {t.box.word('mode', mode)}"] = ["effect-raise", {"pf": t.box.level_pf[t.box.level[mode]]}]
    for goal in t.goals[t.turn]:
        found[f"validate {t.box.word('encounter', goal)}"] = ["effect-validate", {"pf": t.box.encounter_pf[goal]}]
    return found


def walk_effects(t: WonderlandTable, verb: str) -> dict[str, list[object]]:
    """11, 12, 8.9: by direction and distance: whom she would strike, or what the power costs."""
    struck = wakes(t)
    found: dict[str, list[object]] = {}
    for direction, way in enumerate(walks(t)):
        for steps, square in enumerate(way, 1):
            strikes = struck.get(t.box.word("square", square), [])
            facts: dict[str, object] = {"steps": steps, "pr": min(steps, t.box.power_pr_cap[t.folly])}
            if verb == "go":
                facts = {"steps": steps, "struck": len(strikes), "pr": sum(int(str(strike["pr"])) for strike in strikes)}
            found[f"{t.box.word('direction', direction)} {steps}"] = [f"effect-{verb}", facts]
    return found
