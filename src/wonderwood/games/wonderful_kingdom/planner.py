"""A round tried out on paper: what comes of completing cards in a given order. For bots and analysis."""

from typing import Final, final

from wonderwood.games.wonderful_kingdom.box import BROADEST, CALAMITY, DEVELOPMENT, KRYSTALLIUM, SOLDIER, TREASURE
from wonderwood.games.wonderful_kingdom.production import production
from wonderwood.games.wonderful_kingdom.quest import board_steps
from wonderwood.games.wonderful_kingdom.questions import ADVISORS, CONQUEST, QUESTS, THREATS
from wonderwood.games.wonderful_kingdom.solo import SUPREME_FROM
from wonderwood.games.wonderful_kingdom.table import ROUNDS, SPACES, KingdomTable

ALL_SEEING: Final = -1
CENT: Final = 100  # values are in hundredths of a point
# What things are worth when 0, 1, 2 or 3 rounds are still to come; by resource or type: four numbers for each of these
PRODUCE: Final = [0, 0, 0, 0, 100, 145, 155, 155, 160, 280, 305, 280, 250, 400, 420, 390]  # a unit of production
TO_COME: Final = [0, 0, 0, 0, 70, 75, 140, 95, 160, 160, 260, 160, 250, 220, 350, 220]  # cards of a type still to be built
CRYSTAL: Final = [0, 210, 215, 220]
TROOPER: Final = [0, 20, 55, 80]  # a Soldier where only a few cards ask for one
FIGHTER: Final = [0, 60, 70, 80]  # and where there is more to do with them
HUNTER: Final = [400, 400, 400, 400]  # and where a scenario is lost unless Threats are defeated
KEPT: Final = [0, 90, 90, 90]  # a card kept for later, as one choice more
LATER_CUBE: Final = 130  # what a cube will cost that a card still needs
PARTIAL: Final = [0, 65, 75, 60]  # per cent of what an unfinished card promises that will come true
WARLIKE: Final = [THREATS, ADVISORS, QUESTS, CONQUEST]  # modules that ask for Soldiers
FINAL_STEP: Final = 3000
DECISIVE: Final = 2000  # a card without which a scenario is lost


@final
class Frame:
    """A seat's situation, ready to be tried out again and again; for a viewer without the cards that one cannot see."""

    def __init__(self, t: KingdomTable, seat: int, viewer: int = ALL_SEEING) -> None:
        box = t.box
        self.box = box
        self.seat = seat
        self.solo = t.seats == 1
        self.rounds = ROUNDS - t.round
        self.in_step = t.step >= 0
        self.step = t.step + 1  # the first step whose cubes are still to come
        self.produced: list[int] = [production(t, seat, step) for step in range(4)]
        self.per = t.per[seat][:]
        self.types = t.types[seat][:]
        self.krystallium = t.krystallium[seat]
        self.soldiers = t.soldiers[seat]
        self.trooper = FIGHTER if any(module in t.modules for module in WARLIKE) else TROOPER
        self.training = t.training[seat]
        self.rival: list[int] = [0, 0, 0, 0]
        if not self.solo:
            self.rival = [production(t, 1 - seat, step) for step in range(4)]
        self.quest = QUESTS in t.modules
        self.must: list[int] = []  # kinds a scenario wants built
        if t.scenario >= 0:
            if box.scenario_must_beat[t.scenario]:
                self.trooper = HUNTER
            self.must = [*box.scenario_must_build[t.scenario][::2], box.scenario_spawner[t.scenario]]
        self.alchemy = t.alchemy[seat][:]
        self.bag = t.loose[seat][:]
        # candidates: sites first, then cards that may be built, then quest steps
        self.kinds: list[int] = []
        self.needs: list[int] = []
        self.lack: list[int] = []  # basic cubes a candidate needs, counted together
        self.steps: list[int] = []  # the step of a candidate, -1 for a card
        self.later: list[int] = []  # what a candidate will be worth in the next round
        self.sites = len(t.sites[seat])
        for site, card in enumerate(t.sites[seat]):
            self.kinds.append(box.kind[card])
            self.needs += t.spaces[seat][site * SPACES : site * SPACES + 6]
            self.lack.append(sum(t.spaces[seat][site * SPACES : site * SPACES + 4]))
            self.steps.append(-1)
        self.frozen: list[int] = [1 if giant >= 0 else 0 for giant in t.giants[seat]]
        self.vp = 0
        self.vp_per: list[int] = [0, 0, 0, 0]
        for place in [box.kind[card] for card in t.duchy[seat]] + [box.kinds + t.duchies[seat] * 5 + t.face]:
            self.count_points(place)
        for kind in self.kinds:
            self.later.append(card_worth(self, kind, max(0, self.rounds - 1)))
        if not self.in_step:
            for card in t.selection[seat]:
                if viewer == ALL_SEEING or t.known[card] & (1 << viewer):
                    self.add_card(box.kind[card])
        if self.quest:
            for step in board_steps(t):
                if step not in t.steps[seat]:
                    self.kinds.append(-1)
                    self.needs += box.step_cost[step * 6 : step * 6 + 6]
                    self.lack.append(sum(box.step_cost[step * 6 : step * 6 + 4]))
                    self.steps.append(step)
                    self.frozen.append(0)
                    self.later.append(step_worth(self, step))

    def signature(self) -> tuple[int, ...]:
        """All that decides what comes of an order: the same for the same prospects, at whatever table."""
        traits: list[int] = [self.solo, self.in_step, self.quest, self.step, self.rounds]
        traits += [
            self.sites,
            len(self.kinds),
            len(self.must),
            self.krystallium,
            self.soldiers,
            self.training,
            self.vp,
            self.trooper[0],
            self.trooper[1],
        ]
        traits += self.kinds + self.steps + self.frozen + self.must + self.needs[: self.sites * 6]
        traits += self.produced + self.rival + self.bag + self.alchemy + self.types + self.vp_per + self.per
        return tuple(traits)

    def count_points(self, place: int) -> None:
        if self.box.vp_per[place] < 0:
            self.vp += self.box.vp[place]
        else:
            self.vp_per[self.box.vp_per[place]] += self.box.vp[place]

    def add_card(self, kind: int) -> None:
        """A card of the Selection area, or one that might come there."""
        family = self.box.family[kind]
        if family == DEVELOPMENT:
            # before the quest steps, so that indices stay simple the card is appended: the order does not matter
            self.kinds.append(kind)
            self.needs += self.box.cost[kind * 6 : kind * 6 + 6]
            self.lack.append(sum(self.box.cost[kind * 6 : kind * 6 + 4]))
            self.steps.append(-1)
            self.frozen.append(0)
            self.later.append(card_worth(self, kind, max(0, self.rounds - 1)))
        elif family == TREASURE:
            for resource in range(4):
                self.bag[resource] += self.box.recycling[kind * 4 + resource]
        elif family == CALAMITY:
            self.vp += self.box.vp[kind]

    def drop_candidates(self, first: int) -> None:
        """Forget the candidates from one on that were only tried."""
        del self.kinds[first:]
        del self.needs[first * 6 :]
        del self.lack[first:]
        del self.steps[first:]
        del self.frozen[first:]
        del self.later[first:]


def card_worth(frame: Frame, kind: int, rounds: int) -> int:
    """What a card would be worth if it stood in the Duchy now, in hundredths."""
    box = frame.box
    worth = DECISIVE if kind in frame.must else 0
    kind_type = box.type[kind]
    if box.vp_per[kind] < 0:
        worth += box.vp[kind] * CENT
    else:
        own = 1 if box.vp_per[kind] == kind_type else 0
        worth += box.vp[kind] * (frame.types[box.vp_per[kind]] + own) * CENT
        worth += box.vp[kind] * TO_COME[rounds * 4 + box.vp_per[kind]]
    if kind_type >= 0:
        worth += frame.vp_per[kind_type] * CENT
    for line in range(kind * BROADEST, kind * BROADEST + box.line_count[kind]):
        amount = box.line_amount[line]
        if box.line_per[line] >= 0:
            amount *= frame.types[box.line_per[line]] + 1
        worth += amount * PRODUCE[rounds * 4 + box.line_resource[line]]
    worth += box.bonus[kind * 2] * CRYSTAL[rounds] + box.bonus[kind * 2 + 1] * frame.trooper[rounds]
    return worth


def step_worth(frame: Frame, step: int) -> int:
    box = frame.box
    gain = step * 3
    worth = box.step_vp[step] * CENT
    worth += box.step_gain[gain] * CRYSTAL[frame.rounds] + box.step_gain[gain + 1] * frame.trooper[frame.rounds]
    return worth + (FINAL_STEP if box.step_final[step] else 0)


@final
class Trial:
    """One way to play the rest of the round, carried out on paper."""

    def __init__(self, frame: Frame, order: list[int]) -> None:
        self.frame = frame
        self.produced = frame.produced[:]
        self.per = frame.per[:]
        self.types = frame.types[:]
        self.vp_per = frame.vp_per[:]
        self.vp = frame.vp * CENT
        self.krystallium = frame.krystallium
        self.soldiers = frame.soldiers
        self.training = frame.training
        self.alchemy = frame.alchemy[:]
        self.needs = frame.needs[:]
        self.lack = frame.lack[:]
        self.done: list[int] = [0] * len(frame.kinds)
        self.order = order
        self.planned: list[int] = [0] * len(frame.kinds)
        for candidate in order:
            self.planned[candidate] = 1
        self.run()

    def run(self) -> None:
        frame = self.frame
        bag = frame.bag[:]
        if not frame.in_step:
            for candidate in range(frame.sites, len(frame.kinds)):
                kind = frame.kinds[candidate]
                if kind >= 0 and self.planned[candidate] == 0:
                    for resource in range(4):
                        bag[resource] += frame.box.recycling[kind * 4 + resource]
        if frame.quest:
            self.pay_from_alchemy()
        for resource in range(4):
            self.place(resource, bag[resource])
        self.complete(False)
        for step in range(frame.step, 4):
            amount = self.produced[step]
            if (frame.solo and amount >= SUPREME_FROM) or (not frame.solo and amount > frame.rival[step]):
                if self.training:
                    self.soldiers += 1
                    self.training = 0
                else:
                    self.training = 1
            self.place(step, amount)
            self.complete(step == 3)
        if frame.step == 4:
            self.complete(True)

    def pay_from_alchemy(self) -> None:
        """12.4: cubes that lie in Alchemy already count for the steps of a quest."""
        for candidate in self.order:
            if self.frame.kinds[candidate] < 0:
                for resource in range(4):
                    cubes = min(self.needs[candidate * 6 + resource], self.alchemy[resource])
                    self.needs[candidate * 6 + resource] -= cubes
                    self.lack[candidate] -= cubes
                    self.alchemy[resource] -= cubes

    def place(self, resource: int, cubes: int) -> None:
        """Cubes in the order of the plan, then on any other site, the rest to Alchemy."""
        if cubes == 0:
            return
        needs = self.needs
        for candidate in self.order:
            if needs[candidate * 6 + resource]:
                cubes = self.fill(candidate, resource, cubes)
                if cubes == 0:
                    return
        frame = self.frame
        for candidate in range(frame.sites if frame.rounds else 0):
            cubes = self.fill(candidate, resource, cubes)
            if cubes == 0:
                return
        if frame.quest:
            self.alchemy[resource] += cubes
            return
        total = self.alchemy[0] + cubes  # all kinds are kept in one heap
        self.krystallium += total // 5
        self.alchemy[0] = total % 5

    def fill(self, candidate: int, resource: int, cubes: int) -> int:
        """Cubes on a card as far as it needs them; what is left of them."""
        spot = candidate * 6 + resource
        need = self.needs[spot]
        if need == 0:
            return cubes
        used = need if need < cubes else cubes
        self.needs[spot] = need - used
        self.lack[candidate] -= used
        return cubes - used

    def complete(self, last: bool) -> None:
        """Build what is complete; use Krystallium where it completes a card, Soldiers where they are asked for."""
        needs = self.needs
        frame = self.frame
        for candidate in self.order:
            if self.done[candidate]:
                continue
            missing = self.lack[candidate]
            if missing > self.krystallium:
                continue
            base = candidate * 6
            crystals = missing + needs[base + KRYSTALLIUM]
            if needs[base + SOLDIER] > self.soldiers or crystals > self.krystallium:
                continue
            if missing and not last and not self.hurries(candidate, missing):
                continue
            self.krystallium -= crystals
            self.soldiers -= needs[base + SOLDIER]
            if missing:
                for resource in range(4):
                    needs[base + resource] = 0
                self.lack[candidate] = 0
            self.build(candidate)
        if last:
            for candidate in range(frame.sites):
                base = candidate * 6
                if not self.done[candidate] and self.lack[candidate] + needs[base + KRYSTALLIUM] + needs[base + SOLDIER] == 0:
                    self.build(candidate)

    def hurries(self, candidate: int, missing: int) -> bool:
        """Krystallium before the end of the round only for cards that then produce at once."""
        kind = self.frame.kinds[candidate]
        return kind >= 0 and missing <= 1 and self.frame.box.line_count[kind] > 0 and self.frame.rounds > 0

    def build(self, candidate: int) -> None:
        frame = self.frame
        box = frame.box
        self.done[candidate] = 1
        kind = frame.kinds[candidate]
        if kind < 0:
            step = frame.steps[candidate]
            self.vp += step_worth(frame, step)
            return
        if frame.frozen[candidate]:
            return
        if kind in frame.must:
            self.vp += DECISIVE
        if box.vp_per[kind] < 0:
            self.vp += box.vp[kind] * CENT
        else:
            self.vp_per[box.vp_per[kind]] += box.vp[kind]
        kind_type = box.type[kind]
        self.types[kind_type] += 1
        for step in range(4):
            self.produced[step] += self.per[step * 4 + kind_type]
        for line in range(kind * BROADEST, kind * BROADEST + box.line_count[kind]):
            step = box.line_resource[line]
            if box.line_per[line] < 0:
                self.produced[step] += box.line_amount[line]
            else:
                self.per[step * 4 + box.line_per[line]] += box.line_amount[line]
                self.produced[step] += box.line_amount[line] * self.types[box.line_per[line]]
        self.krystallium += box.bonus[kind * 2]
        self.soldiers += box.bonus[kind * 2 + 1]

    def value(self) -> int:
        """Points at the end of the round, and what the engine promises for the rounds to come."""
        frame = self.frame
        rounds = frame.rounds
        value = self.vp
        for kind_type in range(4):
            value += self.vp_per[kind_type] * self.types[kind_type] * CENT
            value += self.vp_per[kind_type] * TO_COME[rounds * 4 + kind_type]
        if rounds == 0:
            for candidate in self.order:
                if self.done[candidate] == 0:
                    value += self.hopeful(candidate)
            return value + self.krystallium + self.soldiers * (1 + frame.trooper[0])
        for step in range(4):
            value += self.produced[step] * PRODUCE[rounds * 4 + step]
        heap = self.alchemy[0] + self.alchemy[1] + self.alchemy[2] + self.alchemy[3]
        value += self.krystallium * CRYSTAL[rounds] + heap * CRYSTAL[rounds] // 5
        value += self.soldiers * frame.trooper[rounds] + self.training * frame.trooper[rounds] // 2
        for candidate in range(len(self.done)):
            if self.done[candidate] == 0 and (candidate < frame.sites or self.planned[candidate]):
                value += self.unfinished(candidate)
        return value

    def hopeful(self, candidate: int) -> int:
        """In the last round an unfinished card is worth nothing: a hint which way completes it, for the search."""
        base = candidate * 6
        worth = self.frame.later[candidate]
        return worth // (20 + 10 * (self.lack[candidate] + self.needs[base + KRYSTALLIUM] + self.needs[base + SOLDIER]))

    def unfinished(self, candidate: int) -> int:
        """A card or step that goes on in the next round: what it will bring less what it still takes."""
        frame = self.frame
        base = candidate * 6
        rounds = frame.rounds
        left = self.lack[candidate] * LATER_CUBE + self.needs[base + KRYSTALLIUM] * CRYSTAL[rounds]
        left += self.needs[base + SOLDIER] * frame.trooper[rounds]
        return max(0, frame.later[candidate] - left) * PARTIAL[rounds] // 100 + KEPT[rounds]
