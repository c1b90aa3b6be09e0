"""Chapter VB: the Vagabond. Refresh and slip, actions with items, aid and quests, rest in the forest."""

from wonderwood.engine.shared import changed, longer, replaced, shorter
from wonderwood.engine.table import Ask, Flow
from wonderwood.games.root.battle import battle
from wonderwood.games.root.book import (
    AID,
    AIDED,
    ASK_CAMP,
    ASK_CHARACTER,
    ASK_ESCORT,
    ASK_EXHAUST,
    ASK_FIGHT_WITH,
    ASK_FOUND,
    ASK_HIT,
    ASK_REWARD,
    ASK_SLIP,
    ASK_TAKE,
    ASK_VAGABOND,
    CAMP,
    CAMPED,
    CHARACTER_IS,
    CRAFT,
    DONE,
    ESCORT,
    EXHAUST,
    EXPLORE,
    EXPLORED,
    FIGHT,
    FIGHT_WITH,
    HID,
    HIDE,
    HIT,
    PASS,
    PLAY_AS,
    PURSUE,
    QUEST_CARDS,
    QUEST_POINTS,
    QUEST_SHOWN,
    QUESTED,
    REPAIR,
    RUIN_CLEARED,
    SLIP,
    STRIKE,
    STRUCK,
    TAKE,
    TOOK,
    TRAVEL,
    TRAVELLED,
)
from wonderwood.games.root.box import (
    BOOT,
    CLEARINGS,
    COIN,
    CROSSBOW,
    HAMMER,
    ITEMS,
    OP_PROTECT,
    SWORD,
    TORCH,
)
from wonderwood.games.root.cards import draw, hand_over, matching_kinds
from wonderwood.games.root.characters import special_options, use_special
from wonderwood.games.root.crafting import birdsong_options, craft, craft_options, use_card
from wonderwood.games.root.removal import settle
from wonderwood.games.root.roster import Battle, Faction, Loss, of, pieces_at
from wonderwood.games.root.satchel import (
    allies,
    befriend,
    boots_needed,
    can_pursue_items,
    damaged_items,
    drop_items,
    exhaust,
    gain,
    grow_hostile,
    grudge,
    infamy,
    on_track,
    ready,
    refresh,
    repair,
    spend_boots,
    swords,
    take_damage,
)
from wonderwood.games.root.table import BY_EXPLORING, BY_QUESTS, NOBODY, RootTable
from wonderwood.games.root.turn import (
    EVENING,
    birdsong_cards,
    draw_up,
    free_options,
    go_on,
    use_free,
)
from wonderwood.games.root.woodland import (
    arrive,
    can_enter,
    lose_piece,
    lose_warriors,
    roads,
    score,
    shift,
    targets,
)


class Vagabond(Faction):
    def set_up(self, t: RootTable, seat: int) -> Flow:
        """S7, S11, GU5: a character, which a guide may suggest, and its items; a forest."""
        free = [
            person
            for person in range(len(t.box.character_op))
            if person not in t.character and not (t.base_characters and t.box.character_expansion[person])
        ]
        if t.guided:
            free = [t.box.guide_character, *[person for person in free if person != t.box.guide_character]]
        choice = yield Ask(seat, ASK_CHARACTER, [PLAY_AS.of(person) for person in free])
        become(t, seat, PLAY_AS.first(choice))
        choice = yield Ask(seat, ASK_CAMP, [CAMP.of(forest) for forest in t.box.map_forests[t.map]])
        t.camp = replaced(t.camp, seat, CAMP.first(choice))
        t.log(CAMPED, seat, t.camp[seat])

    def birdsong(self, t: RootTable, seat: int) -> Flow:
        """VB1, VB2: refresh, then slip or stay."""
        if t.step == 1:
            t.step = 2
            t.aids = [0 if index // t.sides == seat else count for index, count in enumerate(t.aids)]
            yield from refresh(t, seat)
            return
        if t.step == 2:
            options = slip_options(t, seat) + birdsong_options(t, seat)
            options.append(PASS.of())
            choice = yield Ask(seat, ASK_SLIP, options)
            if use_card(t, seat, choice):
                return
            t.step = 3
            if SLIP.has(choice):
                yield from go(t, seat, SLIP.first(choice))
            elif HIDE.has(choice):
                t.camp = replaced(t.camp, seat, HIDE.first(choice))
                t.pawn = replaced(t.pawn, seat, NOBODY)
                t.log(HID, seat, t.camp[seat])
        yield from birdsong_cards(t, seat)

    def daylight(self, t: RootTable, seat: int) -> Flow:
        """VB6 to VB15: actions by exhausting items, in any order and number. One at a time."""
        options = travel_options(t, seat)
        where = t.pawn[seat]
        if where >= 0:
            options += clearing_options(t, seat, where)
        if ready(t, seat, HAMMER):
            options += [REPAIR.of(item, state) for item, state in damaged_items(t, seat)]
        if ready(t, seat, TORCH):
            options += special_options(t, seat)
        options += free_options(t, seat)
        options.append(DONE.of())
        choice = yield Ask(seat, ASK_VAGABOND, options)
        if choice == DONE.of():
            go_on(t, EVENING)
        elif TRAVEL.has(choice):
            end = TRAVEL.first(choice)
            spend_boots(t, seat, boots_needed(t, seat, end))
            yield from go(t, seat, end)
        elif REPAIR.has(choice):
            exhaust(t, seat, HAMMER)
            repair(t, seat, REPAIR.first(choice), REPAIR.second(choice))
        elif (yield from use_special(t, seat, choice)):
            return
        elif not (yield from use_free(t, seat, choice)):
            yield from act(t, seat, where, choice)

    def evening(self, t: RootTable, seat: int) -> Flow:
        """VB25, V14: rest in a forest, draw, discard, carry no more than the limit."""
        if t.pawn[seat] < 0:
            rest(t, seat)
        draw_up(t, seat, t.box.vagabond_draw + t.box.draw_coin * on_track(t, seat, COIN))
        return
        yield

    def last_of_all(self, t: RootTable, seat: int) -> Flow:
        yield from drop_items(t, seat)

    def can_rule(self) -> bool:
        return False

    def present(self, t: RootTable, seat: int, where: int) -> bool:
        """VB32: the pawn is a piece."""
        return t.pawn[seat] == where

    def move_options(self, t: RootTable, seat: int) -> list[int]:
        """K14: the card replaces the boot, not the one more for hostile warriors."""
        boots = ready(t, seat, BOOT)
        return [TRAVEL.of(end) for end in next_clearings(t, seat) if boots_needed(t, seat, end) - 1 <= boots]

    def move_by_card(self, t: RootTable, seat: int, choice: int) -> Flow:
        end = TRAVEL.first(choice)
        spend_boots(t, seat, boots_needed(t, seat, end) - 1)
        yield from go(t, seat, end)

    def can_attack(self, t: RootTable, seat: int, where: int) -> bool:
        """B7: the pawn always stays."""
        return t.pawn[seat] == where

    def attack(self, t: RootTable, seat: int, defender: int, where: int) -> Flow:
        yield from fight(t, seat, defender, where)

    def stands(self, t: RootTable, seat: int, b: Battle) -> bool:
        return True

    def most_hits(self, t: RootTable, seat: int, b: Battle) -> int:
        """B10, VB24: undamaged swords, and the warriors of the ally he attacks with."""
        if b.ally >= 0 and b.attacker == seat:
            return swords(t, seat) + t.warriors[b.ally * CLEARINGS + b.where]
        return swords(t, seat)

    def defenseless(self, t: RootTable, seat: int, b: Battle) -> bool:
        return swords(t, seat) == 0

    def protects(self, t: RootTable, seat: int, b: Battle) -> bool:
        """VB30: the Arbiter in the clearing."""
        return t.box.character_op[t.character[seat]] == OP_PROTECT and t.pawn[seat] == b.where

    def protection(self, t: RootTable, seat: int) -> int:
        return swords(t, seat)

    def suffer(self, t: RootTable, seat: int, hits: int, loss: Loss) -> Flow:
        yield from take_damage(t, seat, hits, loss)

    def wiped_out(self, t: RootTable, seat: int, damage: int, loss: Loss) -> Flow:
        yield from take_damage(t, seat, damage, loss)

    def has_removed(self, t: RootTable, seat: int, loss: Loss) -> None:
        """VB19, VB20, VB29, RF18: grudge and infamy; who only instigated the battle makes no enemies."""
        turned = loss.by == seat and loss.warriors > 0 and grow_hostile(t, seat, loss.fought_for)
        if loss.scorer == seat:
            infamy(t, seat, loss, turned)

    def battle_over(self, t: RootTable, seat: int, b: Battle) -> None:
        grudge(t, seat, b)

    def crafters(self, t: RootTable, seat: int) -> list[int]:
        """VB13: every ready hammer counts as the suit of his clearing."""
        found = [0, 0, 0]
        if t.pawn[seat] >= 0:
            found[t.suits[t.pawn[seat]]] = ready(t, seat, HAMMER)
        return found

    def activate(self, t: RootTable, seat: int, suit: int) -> Flow:
        exhaust(t, seat, HAMMER)
        return
        yield

    def means(self, t: RootTable, seat: int) -> int:
        """RF4, Q7: what he can exhaust."""
        return sum(ready(t, seat, item) for item in range(ITEMS))

    def pay(self, t: RootTable, seat: int, price: int, seller: int) -> Flow:
        """RF4, Q7: he exhausts items, the seller adds warriors of his own as far as he has them."""
        for _ in range(price):
            choice = yield Ask(seat, ASK_EXHAUST, [EXHAUST.of(item) for item in range(ITEMS) if ready(t, seat, item)])
            exhaust(t, seat, EXHAUST.first(choice))
        added = min(price, t.supply[seller])
        t.supply[seller] -= added
        t.payments = changed(t.payments, seller, added)

    def can_hire(self) -> bool:
        return False

    def gains_item(self, t: RootTable, seat: int, item: int) -> None:
        gain(t, seat, item)


def become(t: RootTable, seat: int, person: int) -> None:
    t.character = replaced(t.character, seat, person)
    for item in t.box.character_items[person]:
        gain(t, seat, item)
    t.log(CHARACTER_IS, seat, person)


# -- moving ----------------------------------------------------------------------------------------------------------------


def next_clearings(t: RootTable, seat: int) -> list[int]:
    """VB6, M9: along paths, or out of a forest to the clearings touching it; rule never matters."""
    where = t.pawn[seat]
    ways = roads(t, seat)[where] if where >= 0 else t.box.forest_edge[t.camp[seat]]
    return [end for end in ways if can_enter(t, end)]


def slip_options(t: RootTable, seat: int) -> list[int]:
    """VB2, M9: one step without boots, also into a forest."""
    options = [SLIP.of(end) for end in next_clearings(t, seat)]
    where = t.pawn[seat]
    forests = t.box.clearing_forests[t.map][where] if where >= 0 else t.box.forest_next[t.camp[seat]]
    return options + [HIDE.of(forest) for forest in forests]


def travel_options(t: RootTable, seat: int) -> list[int]:
    """VB6: enough ready boots."""
    boots = ready(t, seat, BOOT)
    if not boots:
        return []
    return [TRAVEL.of(end) for end in next_clearings(t, seat) if boots_needed(t, seat, end) <= boots]


def go(t: RootTable, seat: int, end: int) -> Flow:
    """VB3, VB23: the pawn, and between clearings warriors of one ally with it; their outrage is theirs."""
    start = t.pawn[seat]
    companion, count = NOBODY, 0
    if start >= 0:
        options = [
            ESCORT.of(ally, n) for ally in allies(t, seat, start) for n in range(1, t.warriors[ally * CLEARINGS + start] + 1)
        ]
        if options:
            choice = yield Ask(seat, ASK_ESCORT, [*options, PASS.of()], start, end)
            if choice != PASS.of():
                companion, count = ESCORT.first(choice), ESCORT.second(choice)
    t.pawn = replaced(t.pawn, seat, end)
    t.camp = replaced(t.camp, seat, NOBODY)
    t.log(TRAVELLED, seat, end)
    if companion >= 0:
        shift(t, companion, start, end, count)
        yield from arrive(t, companion, end)


# -- actions in a clearing -------------------------------------------------------------------------------------------------


def clearing_options(t: RootTable, seat: int, where: int) -> list[int]:
    """VB7 to VB13: what he can do in the clearing where he stands."""
    options: list[int] = []
    enemies = targets(t, seat, where)
    if ready(t, seat, SWORD):
        options += [FIGHT.of(other) for other in enemies]
    if ready(t, seat, CROSSBOW):
        for other in enemies:
            place = other * CLEARINGS + where
            if t.warriors[place] or t.cardboard[place]:
                options.append(STRIKE.of(other))
    if ready(t, seat, TORCH) and t.ruin[where]:
        options.append(EXPLORE.of())
    if t.hands[seat] and any(ready(t, seat, item) for item in range(ITEMS)):
        kinds = matching_kinds(t, t.hands[seat], t.suits[where])
        for other in range(t.sides):
            if other != seat and of(t, other).present(t, other, where):
                options += [AID.of(other, kind) for kind in kinds]
    options += [PURSUE.of(quest) for quest in t.quests if can_pursue(t, seat, quest, where)]
    return options + craft_options(t, seat)


def act(t: RootTable, seat: int, where: int, choice: int) -> Flow:
    if FIGHT.has(choice):
        exhaust(t, seat, SWORD)
        yield from fight(t, seat, FIGHT.first(choice), where)
    elif STRIKE.has(choice):
        exhaust(t, seat, CROSSBOW)
        yield from strike(t, seat, STRIKE.first(choice), where)
    elif choice == EXPLORE.of():
        exhaust(t, seat, TORCH)
        yield from explore(t, seat, where)
    elif AID.has(choice):
        yield from aid(t, seat, AID.first(choice), AID.second(choice))
    elif PURSUE.has(choice):
        yield from pursue(t, seat, PURSUE.first(choice))
    else:
        yield from craft(t, seat, CRAFT.first(choice))


def fight(t: RootTable, seat: int, defender: int, where: int) -> Flow:
    """VB7, VB24: a battle, with the warriors of one ally if he likes."""
    b = Battle(seat, defender, where)
    helpers = [FIGHT_WITH.of(ally) for ally in allies(t, seat, where) if ally != defender]
    if helpers:
        choice = yield Ask(seat, ASK_FIGHT_WITH, [*helpers, PASS.of()], defender)
        if choice != PASS.of():
            b.ally = FIGHT_WITH.first(choice)
    yield from battle(t, b)


def strike(t: RootTable, seat: int, victim: int, where: int) -> Flow:
    """VB8, V11: one warrior, or a building or token of who has no warrior there. Not a battle."""
    t.log(STRUCK, seat, victim, where)
    loss = Loss(victim, seat, where)
    if t.warriors[victim * CLEARINGS + where]:
        lose_warriors(t, loss, 1)
    else:
        yield from choose_piece(t, seat, loss)
    yield from settle(t, [loss])


def choose_piece(t: RootTable, seat: int, loss: Loss) -> Flow:
    """VB8: the striker says which building or token."""
    kinds = pieces_at(t, loss.owner, loss.where)
    choice = yield Ask(seat, ASK_HIT, [HIT.of(piece) for piece in kinds], loss.owner)
    lose_piece(t, loss, HIT.first(choice))


def explore(t: RootTable, seat: int, where: int) -> Flow:
    """VB9, VB33: an item out of the ruin, not of a sort he has taken from a ruin before; empty, the ruin leaves."""
    t.reveal()
    for token in t.buried[where]:
        t.burial_known[token] |= 1 << seat
    fresh = [token for token in t.buried[where] if not t.unearthed[seat * ITEMS + item_of(t, token)]]
    if not fresh:
        return
    token = fresh[0]
    if len(fresh) > 1:
        kinds: list[int] = []
        for one in fresh:
            if item_of(t, one) not in kinds:
                kinds.append(item_of(t, one))
        choice = yield Ask(seat, ASK_FOUND, [TAKE.of(item) for item in sorted(kinds)])
        token = next(one for one in fresh if item_of(t, one) == TAKE.first(choice))
    t.buried = shorter(t.buried, where, token)
    item = item_of(t, token)
    t.unearthed = changed(t.unearthed, seat * ITEMS + item, 1)
    gain(t, seat, item)
    t.log(EXPLORED, seat, where, item)
    if not t.buried[where]:
        t.ruin = replaced(t.ruin, where, 0)
        t.open_slots = changed(t.open_slots, where, 1)
        t.log(RUIN_CLEARED, where)
    score(t, seat, t.box.explore_vp, BY_EXPLORING)


def item_of(t: RootTable, token: int) -> int:
    """The sort of an item token: the second set of ruin items has ids after all sorts."""
    return token if token < ITEMS else t.box.ruin_items[token - ITEMS]


def aid(t: RootTable, seat: int, other: int, kind: int) -> Flow:
    """VB10, VB16, Q4, Q5: exhaust any item, give a matching card, take a crafted item if he likes, and befriend."""
    options = [EXHAUST.of(item) for item in range(ITEMS) if ready(t, seat, item)]
    choice = yield Ask(seat, ASK_EXHAUST, options)
    exhaust(t, seat, EXHAUST.first(choice))
    hand_over(t, kind, seat, other, t.suits[t.pawn[seat]])
    t.log(AIDED, seat, other, kind)
    stock = [TAKE.of(item) for item in range(ITEMS) if t.crafted_items[other * ITEMS + item]]
    if stock:
        choice = yield Ask(seat, ASK_TAKE, [*stock, PASS.of()], other)
        if choice != PASS.of():
            item = TAKE.first(choice)
            t.crafted_items = changed(t.crafted_items, other * ITEMS + item, -1)
            gain(t, seat, item)
            t.log(TOOK, seat, other, item)
    befriend(t, seat, other)


def can_pursue(t: RootTable, seat: int, quest: int, where: int) -> bool:
    """VB12: in a clearing of its suit, with both items ready."""
    return t.box.quest_suit[quest] == t.suits[where] and can_pursue_items(t, seat, quest)


def pursue(t: RootTable, seat: int, quest: int) -> Flow:
    """VB12: both items, then cards or points for all quests of the suit; a new quest is shown."""
    for item in t.box.quest_items[quest]:
        exhaust(t, seat, item)
    t.quests = [shown for shown in t.quests if shown != quest]
    t.quests_done = longer(t.quests_done, seat, quest)
    t.log(QUESTED, seat, quest)
    choice = yield Ask(seat, ASK_REWARD, [QUEST_CARDS.of(), QUEST_POINTS.of()], quest)
    if choice == QUEST_CARDS.of():
        draw(t, seat, t.box.quest_draw)
    show_quest(t)
    if choice == QUEST_POINTS.of():
        suit = t.box.quest_suit[quest]
        same = sum(1 for done in t.quests_done[seat] if t.box.quest_suit[done] == suit)
        score(t, seat, t.box.quest_vp * same, BY_QUESTS)


def show_quest(t: RootTable) -> None:
    if t.quest_deck:
        t.quest_deck = t.quest_deck[:]
        t.quests = [*t.quests, t.fate.take(t.quest_deck)]
        t.log(QUEST_SHOWN, t.quests[-1])


def rest(t: RootTable, seat: int) -> None:
    """VB25: in a forest everything is repaired, and turned face up."""
    for item, state in damaged_items(t, seat):
        while t.items[(seat * ITEMS + item) * 4 + state]:
            repair(t, seat, item, state)
