"""Chapter B: battle. Ambush, roll, effects, hits dealt together, and what they trigger."""

from collections.abc import Generator

from wonderwood.engine.table import Ask, Flow
from wonderwood.games.root.book import (
    AMBUSH,
    AMBUSHED,
    ASK_AMBUSH,
    ASK_EFFECT,
    ASK_ENLIST,
    ASK_FIRST,
    ASK_FOIL,
    BATTLE,
    BATTLED,
    ENLIST,
    ENLISTED,
    EXTRA_HITS,
    FIRST,
    FOIL,
    FOILED,
    HITS,
    PASS,
    ROLLED,
    USE,
    USED,
)
from wonderwood.games.root.box import (
    AMBUSH_CARD,
    ATTACKER,
    CLEARINGS,
    DEFENDER,
    OP_CANCEL_ROLLED,
    OP_EXTRA_HITS,
    OP_IMMUNE,
)
from wonderwood.games.root.cards import lay_off, matches, pull, use_up
from wonderwood.games.root.removal import settle
from wonderwood.games.root.roster import Battle, Choice, Loss, hired, of
from wonderwood.games.root.table import BY_CARDS, BY_PROTECTION, RootTable
from wonderwood.games.root.woodland import score, targets


def battles(t: RootTable, seat: int) -> list[int]:
    """B1, RF17: wherever the player has warriors, or hired ones, and an enemy has any piece."""
    options: list[int] = []
    for where in range(CLEARINGS):
        if t.warriors[seat * CLEARINGS + where] or hired(t, seat, where):
            for other in targets(t, seat, where):
                options.append(BATTLE.of(where, other))
    return options


def battle(t: RootTable, b: Battle) -> Flow:
    """B2, B7: ambush, roll, effects, hits. B27: rule is not looked at again before all hits are dealt."""
    t.log(BATTLED, b.attacker, b.defender, b.where)
    ambushed = yield from ambush(t, b)
    if ambushed:
        yield from deal(t, b, 0, ambushed)
        if not of(t, b.attacker).stands(t, b.attacker, b):
            of(t, b.attacker).battle_over(t, b.attacker, b)
            return
    yield from enlist(t, b)
    attack, defence = roll(t, b)
    attack, defence = yield from apply_effects(t, b, attack, defence)
    yield from deal(t, b, attack, defence)
    of(t, b.attacker).battle_over(t, b.attacker, b)


def ambush_kinds(t: RootTable, seat: int, where: int) -> list[int]:
    """B3: ambush cards in hand that match the clearing."""
    found: list[int] = []
    box = t.box
    for card in t.hands[seat]:
        kind = box.kind[card]
        if box.card_type[kind] == AMBUSH_CARD and kind not in found and matches(box.suit[card], t.suits[where]):
            found.append(kind)
    found.sort()
    return found


def ambush(t: RootTable, b: Battle) -> Choice:
    """B3 to B6: the defender may play an ambush, the attacker may foil it; the hits it deals."""
    if not of(t, b.attacker).can_be_ambushed():
        return 0
    if not t.hands[b.defender] or card_for(t, b.attacker, OP_IMMUNE, ATTACKER) >= 0:
        return 0
    options = [AMBUSH.of(kind) for kind in ambush_kinds(t, b.defender, b.where)]
    options.append(PASS.of())
    choice = yield Ask(b.defender, ASK_AMBUSH, options, b.attacker, b.where)
    if choice == PASS.of():
        return 0
    kind = AMBUSH.first(choice)
    t.log(AMBUSHED, b.defender, kind)
    lay_off(t, pull(t, t.hands[b.defender], kind))
    if t.hands[b.attacker]:
        options = [FOIL.of(other) for other in ambush_kinds(t, b.attacker, b.where)]
        options.append(PASS.of())
        choice = yield Ask(b.attacker, ASK_FOIL, options, b.defender, b.where)
        if choice != PASS.of():
            t.log(FOILED, b.attacker, FOIL.first(choice))
            lay_off(t, pull(t, t.hands[b.attacker], FOIL.first(choice)))
            return 0
    return t.box.card_hits[kind]


def enlist(t: RootTable, b: Battle) -> Flow:
    """B8, VB30: before the dice the defender may call for protection."""
    if not of(t, b.defender).decides():
        return
    for helper in range(t.sides):
        if helper == b.attacker or helper == b.defender or not of(t, helper).protects(t, helper, b):
            continue
        choice = yield Ask(b.defender, ASK_ENLIST, [ENLIST.of(helper), PASS.of()], b.attacker, b.where)
        if choice != PASS.of():
            b.helper = helper
            t.log(ENLISTED, b.defender, helper)
            score(t, helper, t.box.character_number[t.character[helper]], BY_PROTECTION)
            return


def roll(t: RootTable, b: Battle) -> tuple[int, int]:
    """B9 to B11: the attacker takes the higher die, or the lower against guerrillas; both are capped by their warriors."""
    faces = t.box.faces
    one = faces[t.fate.below(len(faces))]
    other = faces[t.fate.below(len(faces))]
    high, low = max(one, other), min(one, other)
    if of(t, b.defender).defends_with_higher():
        attack, defence = low, high
    else:
        attack, defence = high, low
    t.log(ROLLED, b.attacker, b.defender, attack, defence)
    attack = min(attack, of(t, b.attacker).most_hits(t, b.attacker, b))
    cap = of(t, b.defender).most_hits(t, b.defender, b)
    if b.helper >= 0:
        cap += of(t, b.helper).protection(t, b.helper)
    return attack, min(defence, cap)


def card_for(t: RootTable, seat: int, op: int, role: int) -> int:
    """A card in play with some effect in battle, or -1."""
    for card in t.crafted[seat]:
        kind = t.box.kind[card]
        if t.box.op[kind] == op and (t.box.card_role[kind] == role or t.box.card_role[kind] < 0):
            return kind
    return -1


def usable(t: RootTable, seat: int, role: int, rolled: int, used: list[int]) -> list[int]:
    """B15, B16, B17: cards this side may still use; `rolled` hits are coming its way."""
    if not t.crafted[seat]:
        return []
    found: list[int] = []
    extra = card_for(t, seat, OP_EXTRA_HITS, role)
    if extra >= 0 and extra not in used:
        found.append(USE.of(extra))
    cancel = card_for(t, seat, OP_CANCEL_ROLLED, role)
    if cancel >= 0 and rolled > 0 and cancel not in used:
        found.append(USE.of(cancel))
    return found


def apply_effects(t: RootTable, b: Battle, attack: int, defence: int) -> Generator[Ask, int, tuple[int, int]]:
    """B12 to B18, Q18: extra hits and cards, knowing the roll; the attacker says who goes first. All hits of both sides."""
    extra_attack = of(t, b.attacker).extra_hits(t, b.attacker, b)
    if of(t, b.defender).defenseless(t, b.defender, b):
        extra_attack += 1
    extra_defence = 0
    used_attack: list[int] = []
    used_defence: list[int] = []
    side = ATTACKER
    if usable(t, b.attacker, ATTACKER, defence, used_attack) and usable(t, b.defender, DEFENDER, attack, used_defence):
        choice = yield Ask(b.attacker, ASK_FIRST, [FIRST.of(b.attacker), FIRST.of(b.defender)], attack, defence)
        side = ATTACKER if FIRST.first(choice) == b.attacker else DEFENDER
    passed = 0
    while passed < 2:
        if side == ATTACKER:
            seat, options = b.attacker, usable(t, b.attacker, ATTACKER, defence, used_attack)
        else:
            seat, options = b.defender, usable(t, b.defender, DEFENDER, attack, used_defence)
        used = used_attack if side == ATTACKER else used_defence
        choice = PASS.of()
        if options:
            choice = yield Ask(seat, ASK_EFFECT, [*options, PASS.of()], attack, defence)
        if choice == PASS.of():
            passed += 1
        else:
            passed = 0
            kind = USE.first(choice)
            used.append(kind)
            t.log(USED, seat, kind)
            if t.box.op[kind] == OP_CANCEL_ROLLED:
                attack, defence = (attack, 0) if side == ATTACKER else (0, defence)
            elif side == ATTACKER:
                extra_attack += t.box.card_hits[kind]
            else:
                extra_defence += t.box.card_hits[kind]
            if t.box.card_other[kind] and t.box.op[kind] == OP_EXTRA_HITS:
                score(t, b.defender if side == ATTACKER else b.attacker, t.box.card_other[kind], BY_CARDS)
            if t.box.used_up[kind]:
                use_up(t, seat, kind)
        side = DEFENDER if side == ATTACKER else ATTACKER
    if extra_attack:
        t.log(EXTRA_HITS, b.attacker, extra_attack)
    if extra_defence:
        t.log(EXTRA_HITS, b.defender, extra_defence)
    return attack + extra_attack, defence + extra_defence


def deal(t: RootTable, b: Battle, attack: int, defence: int) -> Flow:
    """B19: both sides lose pieces at the same time; points are counted together, then come the triggers."""
    on_defender = Loss(b.defender, b.attacker, b.where, b)
    on_attacker = Loss(b.attacker, b.defender, b.where, b)
    if b.patron >= 0:
        on_defender.scorer = on_attacker.scorer = b.patron
    t.holding = 1
    if attack:
        t.log(HITS, b.attacker, attack, b.defender)
        yield from of(t, b.defender).suffer(t, b.defender, attack, on_defender)
    if defence:
        t.log(HITS, b.defender, defence, b.attacker)
        yield from of(t, b.attacker).suffer(t, b.attacker, defence, on_attacker)
    losses = [on_defender, on_attacker]
    if b.ally_loss is not None:
        losses.append(b.ally_loss)
        b.ally_loss = None
    yield from settle(t, losses)
