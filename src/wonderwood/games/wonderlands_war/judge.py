"""Rules of thumb: what a position is worth to a seat, and a weight for every option of a question, in hundredths of a VP.

Everything here reads only what the asked seat may know: open fields and its own quests.
"""

from math import exp
from typing import Final, final

from wonderwood.engine.table import Ask
from wonderwood.games.wonderlands_war.book import (
    ASK_BET,
    ASK_BRING,
    ASK_BUILD,
    ASK_CHOOSE,
    ASK_COUNT,
    ASK_DISCARD_QUEST,
    ASK_DRAW,
    ASK_FIGURE,
    ASK_FORGE,
    ASK_FORGE_BAG,
    ASK_GAIN,
    ASK_GIVE,
    ASK_GUARD,
    ASK_INSTEAD,
    ASK_JUMP,
    ASK_KEEP,
    ASK_LEAD,
    ASK_LOSE,
    ASK_PARTY,
    ASK_PLACE,
    ASK_PLAY,
    ASK_RECRUIT,
    ASK_RESOLVE,
    ASK_SCRAP,
    ASK_SEAT,
    ASK_SPOILS,
    ASK_TARGET,
    ASK_TEA,
    ASK_TEMPT,
    BET,
    BRING,
    BUILD,
    CHOOSE,
    COUNT,
    DEPLOY,
    DISCARD_QUEST,
    DRAW,
    FORGE,
    GAIN,
    GIVE,
    GLORY,
    GUARD,
    JUMP,
    KEEP,
    LEAD,
    LOSE,
    PASS,
    PASS_HEAD,
    PLACE,
    PLAY,
    RECRUIT,
    REGIONS,
    RESOLVE,
    RETURN,
    SCRAP,
    SHIFT,
    TAKE,
    TARGET,
    TEMPT,
    TRACKS,
    USE,
)
from wonderwood.games.wonderlands_war.box import MADNESS, UNIT_FIGURE, UNIT_SUPPORTER
from wonderwood.games.wonderlands_war.clauses import (
    CHIP_MUL,
    CHIPS_OWNED_MIN,
    CORRUPTED_CARD,
    ON_FORGED,
    ROLL,
    SPLIT_CARD,
)
from wonderwood.games.wonderlands_war.lookup import castle_count, chip_source, units_in, units_on_board
from wonderwood.games.wonderlands_war.quests import is_feat_met
from wonderwood.games.wonderlands_war.scoring import quest_vp
from wonderwood.games.wonderlands_war.table import BUST, FIGHTING, HALTED, OUT, WarTable
from wonderwood.games.wonderlands_war.worth import (
    FORGING,
    UNIT,
    card_value,
    castle_worth,
    chip_value,
    place_value,
    promise,
    region_value,
    rivals_in,
    sum_of,
)

PARTS: Final = 8  # of a round at the most


def judge(t: WarTable, seat: int) -> int:
    """R14.2: the score if the game ended now, and what pieces promise for the rounds to come."""
    ahead = float(t.box.rounds - 1 - t.round)
    value = float(t.vp[seat] - t.shards[seat])
    value += castle_count(t, seat) * (t.castle_vp[seat] + ahead)
    value += sum(1 for state in t.castles[seat] if state == 1) * 2.0
    for quest in t.feats[seat]:
        value += quest_vp(t, seat, quest, True)
    for quest in t.quests[seat]:
        value += 3.0 * promise(t, seat, quest)
    value += units_on_board(t, seat) * UNIT + t.leader[seat] * (0.5 + ahead)
    value += sum(1 for ability in t.unlocked[seat] if ability) * (0.3 + ahead)
    for chip in t.bag[seat] + t.active[seat] + t.exhausted[seat]:
        value += chip_value(t, chip) * (0.3 + 0.35 * ahead)
    for track in range(TRACKS):
        value += 0.4 * len(t.forged[seat * TRACKS + track])
    return int(value * 100)


def moment(t: WarTable) -> int:
    """A round has its tea and its battles."""
    return t.round * PARTS + (0 if t.here < 0 else 1 + t.fought)


def calm(t: WarTable, since: int) -> bool:
    """A choice at tea shows its worth in the war of the round, one in a battle when that is over."""
    if since % PARTS == 0:
        return t.round != since // PARTS
    return moment(t) != since


# -- a battle -----------------------------------------------------------------------------------------------------------------


def chance_to_win(t: WarTable, seat: int, strength: float, drawing: bool) -> float:
    """Against everybody who has not bust; who still fights will grow."""
    chance = 1.0
    for other in range(t.seats):
        if other == seat or t.status[other] in (OUT, BUST):
            continue
        margin = strength - t.strength[other] - 0.5
        if t.status[other] == FIGHTING:
            margin -= 1.6 if drawing else 2.4
            chance *= 1.0 / (1.0 + exp(-margin / 1.6))
        else:
            chance *= 1.0 if margin > 0 else (0.25 if drawing else 0.0)
    if t.seats == 2 and strength < t.box.resistance[t.round]:
        chance *= 0.5 if drawing else 0.0
    return chance


@final
class Battle:
    """A battle in the eyes of one who fights in it: what all ways to go on have in common is worked out once."""

    def __init__(self, t: WarTable, seat: int) -> None:
        self.t = t
        self.seat = seat
        self.vp = float(t.box.markers[t.markers[t.here]][t.round])
        self.worth = region_value(t, seat, t.here)
        self.rivals = 0
        for other in range(t.seats):
            if other != seat and t.status[other] in (FIGHTING, HALTED):
                self.rivals += 1
        self.forging = 0  # forge chips on the Active track
        for chip in t.active[seat]:
            if chip == t.box.forge_chip:
                self.forging += 1
        self.local: list[int] = [quest for quest in t.quests[seat] if t.box.quests[quest].region == t.here]

    def result(self, strength: int, drawing: bool) -> float:
        """What ending at this Strength promises: conquest, second place, forging, a Feat."""
        return self.result_with(strength, drawing, -1)

    def result_with(self, strength: int, drawing: bool, chip: int) -> float:
        """The same with one more chip on the Active track."""
        if strength <= 0:
            return 0.0
        t = self.t
        strength = min(strength, t.box.track_end)
        win = chance_to_win(t, self.seat, float(strength), drawing)
        value = win * self.worth
        if self.rivals and (t.seats > 2 or strength >= t.box.resistance[t.round]):
            value += (1.0 - win) * self.vp / 2 * (0.9 if self.rivals == 1 else 0.5)
        actions = self.forging + (1 if strength in t.box.icons else 0) + (1 if chip == t.box.forge_chip else 0)
        value += FORGING * min(actions, len(t.active[self.seat]) + (1 if chip >= 0 else 0))
        return value + self.feat(strength, chip) if self.local else value

    def feat(self, strength: int, chip: int) -> float:
        """R12: a quest of this Region whose Feat would be met."""
        t, seat = self.t, self.seat
        best = 0.0
        kept = t.strength[seat]
        t.strength[seat] = strength
        if chip >= 0:
            t.active[seat].append(chip)
        for quest in self.local:
            if is_feat_met(t, seat, t.box.quests[quest]):
                best = max(best, 3.0 + 2.0 * promise(t, seat, quest))
        if chip >= 0:
            t.active[seat].pop()
        t.strength[seat] = kept
        return best

    def draw(self) -> float:
        """One more draw: the mean over the bag."""
        t, seat = self.t, self.seat
        box = t.box
        bag = t.bag[seat] if t.bag[seat] else t.madness[seat] + t.exhausted[seat]
        if not bag:
            return 0.0
        units = units_in(t, seat, t.here)
        same = self.result(t.strength[seat], True)
        total = 0.0
        seen: list[int] = []
        for chip in bag:
            if chip in seen:
                continue
            seen.append(chip)
            weight = bag.count(chip) / len(bag)
            if box.chip_kind[chip] < MADNESS:
                strength = t.strength[seat] + box.chip_strength[chip] * t.doubled[seat]
                total += weight * self.result_with(strength, True, chip)
            elif t.shield[seat]:
                total += weight * (same - 1.0)
            elif box.chip_losses[chip] >= units:
                total += weight * (-UNIT * units)
            else:
                total += weight * (same - UNIT * box.chip_losses[chip])
        return total


def forge_value(t: WarTable, seat: int, chip: int, track: int) -> float:
    """R13.2: the next space, half of what a full track brings, less the chip that is gone."""
    board = t.box.boards[t.board[seat]]
    column = len(t.forged[seat * TRACKS + track])
    value = sum_of(t, seat, board.tracks[track][column].rewards)
    for space in board.between:
        other = space.other if space.track == track else space.track
        if space.column == column and track in (space.track, space.other):
            done = len(t.forged[seat * TRACKS + other]) > column
            value += sum_of(t, seat, space.rewards) * (1.0 if done else 0.3)
    left = len(board.tracks[track]) - column
    ahead = t.box.rounds - 1 - t.round
    value += (1.0 + ahead) * 0.8 / left + 1.2 * (3.0 if left == 1 and ahead == 0 else 1.0) / (left + 2)
    source = chip_source(t, chip)
    if source >= 0 and t.box.clauses[ON_FORGED][source]:
        value += 0.8
    return value - chip_value(t, chip) * (0.15 + 0.45 * ahead)


# -- advice -------------------------------------------------------------------------------------------------------------------


def advise(t: WarTable, ask: Ask) -> list[int]:
    """A weight for every option of a question; higher is better."""
    if ask.prompt in (ASK_PLACE, ASK_RESOLVE, ASK_FIGURE):
        places = [0.0 if region == t.removed else place_value(t, ask.seat, region) for region in range(REGIONS)]
        return [int(placing_value(places, option) * 100) + 100_000 for option in ask.options]
    return [int(weigh(t, ask, option) * 100) + 100_000 for option in ask.options]


def weigh(t: WarTable, ask: Ask, option: int) -> float:
    seat = ask.seat
    prompt = ask.prompt
    if prompt is ASK_DRAW:
        battle = Battle(t, seat)
        return battle.draw() if option == DRAW.of() else battle.result(t.strength[seat], False)
    if prompt in (ASK_TEA, ASK_SEAT, ASK_PARTY):
        return tea_value(t, seat, option)
    if prompt is ASK_LEAD:
        region = LEAD.first(option)
        mine = min(units_in(t, seat, region), 4)
        return region_value(t, seat, region) * (0.6 + 0.3 * mine) / (1.0 + 0.15 * rivals_in(t, seat, region))
    if prompt in (ASK_FORGE, ASK_FORGE_BAG):
        return 0.0 if option == PASS.of() else forge_value(t, seat, FORGE.first(option), FORGE.second(option))
    if prompt in (ASK_KEEP, ASK_DISCARD_QUEST):
        keeping = KEEP.has(option)
        quest = KEEP.first(option) if keeping else DISCARD_QUEST.first(option)
        worth = promise(t, seat, quest) + 0.1 * units_in(t, seat, t.box.quests[quest].region)
        return worth if keeping else -worth
    if prompt in (ASK_GAIN, ASK_INSTEAD):
        return -0.1 if option == PASS.of() else gain_value(t, seat, GAIN.first(option))
    return weigh_rest(t, ask, option)


def weigh_rest(t: WarTable, ask: Ask, option: int) -> float:
    seat = ask.seat
    prompt = ask.prompt
    if prompt is ASK_GUARD:
        return guard_value(t, seat) if option == GUARD.of() else 0.0
    if prompt is ASK_LOSE:
        unit = LOSE.first(option)
        return 3.0 if unit == UNIT_SUPPORTER else (-t.box.figure_strength[unit - UNIT_FIGURE] if unit >= UNIT_FIGURE else -9.0)
    if prompt is ASK_SPOILS:
        vp = float(t.box.markers[t.markers[t.here]][t.round])
        return vp if option == GLORY.of() else castle_worth(t, seat)
    if prompt is ASK_BUILD:
        if option == PASS.of():
            return 0.0
        region = BUILD.first(option)
        return 2.0 + units_in(t, seat, region) + 3.0 * t.castles[seat][region]
    if prompt is ASK_BET:
        return 0.0 if option == PASS.of() else bet_value(t, BET.first(option))
    if prompt is ASK_TEMPT:
        if option != TEMPT.of():
            return 0.0
        for icon in t.box.teas[t.card].icons:
            if icon.op == CORRUPTED_CARD:
                return sum_of(t, seat, icon.first) - 1.6
    if prompt is ASK_PLAY:
        chip = PLAY.first(option)
        kind = chip_value(t, chip) + t.box.chip_strength[chip]
        return kind if ask.a == seat else -kind
    if prompt is ASK_COUNT:
        return float(COUNT.first(option))
    if prompt is ASK_TARGET and TARGET.has(option):
        return float(t.strength[TARGET.first(option)] + t.vp[TARGET.first(option)] // 4)
    if prompt is ASK_GIVE:
        return 0.0 if option == PASS.of() else 1.0 + 0.05 * t.vp[GIVE.first(option)]
    if prompt is ASK_RECRUIT:
        card = RECRUIT.first(option)
        return 3.0 if card < t.box.figure_cards else 2.0 * chip_value(t, t.box.card_chip[card])
    if prompt is ASK_CHOOSE:
        return 1.0 if option == CHOOSE.of(CHIP_MUL) else 0.6
    if prompt is ASK_BRING and BRING.has(option):
        return 0.5 + BRING.first(option) if units_in(t, seat, t.here) < 3 else -0.1
    if prompt is ASK_JUMP and JUMP.has(option):
        return FORGING + 0.8 * (JUMP.first(option) - t.strength[seat])
    if prompt is ASK_SCRAP:
        return -chip_value(t, SCRAP.first(option))
    if RETURN.has(option):
        return chip_value(t, RETURN.first(option))
    return 0.0 if option == PASS.of() else 0.5


def tea_value(t: WarTable, seat: int, option: int) -> float:
    """R4.3: the card, less Poison, and a little for every chair that is skipped; passing the Head costs a roll."""
    if TAKE.has(option):
        chair = TAKE.first(option)
        poison = 1.5 * t.poison_on[chair] if t.poison[seat] == 0 else 0.0
        skipped = (chair - t.chair[seat]) % 11
        return card_value(t, seat, t.tea_on[chair]) - poison - 0.07 * min(skipped, 11 - skipped)
    total = 0.0
    for card in t.tea_deck:
        total += card_value(t, seat, card)
    mean = total / len(t.tea_deck) if t.tea_deck else 0.0
    if option == PASS_HEAD.of():
        return mean + 1.3 - 1.7
    return mean + 0.9 if USE.has(option) else 0.0


def placing_value(places: list[float], option: int) -> float:
    """By what one more unit in each Region is worth."""
    if DEPLOY.has(option):
        return 20.0 + places[DEPLOY.second(option)]
    if PLACE.has(option):
        bonus = 0.3 if PLACE.first(option) != UNIT_SUPPORTER else 0.0
        return places[PLACE.second(option)] * (1.0 + bonus)
    if SHIFT.has(option):
        return places[SHIFT.third(option)] - 1.3 * places[SHIFT.second(option)]
    if RESOLVE.has(option):
        return 60.0 if RESOLVE.first(option) in (ROLL, CORRUPTED_CARD, SPLIT_CARD) else 50.0
    return 0.0


def gain_value(t: WarTable, seat: int, chip: int) -> float:
    value = chip_value(t, chip)
    for quest in t.quests[seat]:
        rule = t.box.quests[quest]
        if rule.objective == CHIPS_OWNED_MIN and rule.objective_chips >> chip & 1:
            value += 0.5
    return value


def guard_value(t: WarTable, seat: int) -> float:
    """A Shield is for what would bust, or for double Madness."""
    losses = t.box.chip_losses[t.played[seat]]
    if losses >= units_in(t, seat, t.here):
        return 5.0 + Battle(t, seat).result(t.strength[seat], True)
    return UNIT * losses - 1.0


def bet_value(t: WarTable, backed: int) -> float:
    """R11.10: a chip if right, a Shard if wrong; so only on a clear favourite."""
    best = 0
    for other in range(t.seats):
        if other != backed and t.status[other] != OUT:
            best = max(best, 2 * t.strength[other] + units_in(t, other, t.here))
    return 0.25 * (2 * t.strength[backed] + units_in(t, backed, t.here) - best) - 0.6
