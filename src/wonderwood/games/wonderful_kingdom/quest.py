"""12: the Quest module (12.11: Calamities as usual): steps paid from Alchemy and reserve, at any time."""

from wonderwood.engine.shared import changed, longer, replaced
from wonderwood.engine.table import Ask
from wonderwood.games.wonderful_kingdom.book import ASK_MELT, EXCHANGE, MELT, PEEK, STEPPED, TAKE_STEP, TRANSMUTED
from wonderwood.games.wonderful_kingdom.box import KRYSTALLIUM, SOLDIER
from wonderwood.games.wonderful_kingdom.construction import ALCHEMY_SIZE, may_scrap, take_bonus
from wonderwood.games.wonderful_kingdom.questions import QUESTS, Rules, install
from wonderwood.games.wonderful_kingdom.spying import face_down, peek
from wonderwood.games.wonderful_kingdom.table import LAST, KingdomTable


def board_steps(t: KingdomTable) -> list[int]:
    """12.1, 12.10, 16.22b: the steps of all boards in play, two-player or solo face."""
    steps: list[int] = []
    for quest in t.quests:
        steps += t.box.quest_steps[quest * 2 + (1 if t.seats == 1 else 0)]
    return steps


def payable(t: KingdomTable, seat: int, step: int, alchemy: list[int]) -> bool:
    """12.3, 12.5, 16.18d: the full cost at once; Krystallium stands for missing cubes."""
    return krystallium_due(t, step, alchemy) <= t.krystallium[seat] and t.box.step_cost[step * 6 + SOLDIER] <= t.soldiers[seat]


def krystallium_due(t: KingdomTable, step: int, alchemy: list[int]) -> int:
    """What a step costs of Krystallium, the cubes given that can be."""
    cost = t.box.step_cost
    base = step * 6
    krystallium = cost[base + KRYSTALLIUM]
    for resource in range(4):
        krystallium += max(0, cost[base + resource] - alchemy[resource])
    return krystallium


def within_reach(t: KingdomTable, seat: int, step: int, alchemy: list[int]) -> bool:
    """12.4: payable, if need be with Krystallium made of the cubes left over."""
    cost = t.box.step_cost
    base = step * 6
    left = 0
    for resource in range(4):
        left += max(0, alchemy[resource] - cost[base + resource])
    made = t.krystallium[seat] + left // ALCHEMY_SIZE
    return krystallium_due(t, step, alchemy) <= made and cost[base + SOLDIER] <= t.soldiers[seat]


class Quests(Rules):
    def prepare(self, t: KingdomTable) -> None:
        if t.medals:
            t.medals = t.box.quest_medals[t.quests[0]][:]

    def keeps_alchemy(self, t: KingdomTable) -> bool:
        """12.4: the cubes may stay."""
        return True

    def new_round(self, t: KingdomTable) -> None:
        """12.9: with two players all Spy tokens are available again."""
        if t.seats > 1:
            for seat in range(t.seats):
                t.spies = replaced(t.spies, seat, t.spy_tokens[seat])

    def turn_options(self, t: KingdomTable, seat: int, options: list[int]) -> None:
        """12.9, 16.19a."""
        if t.seats > 1 and t.spies[seat]:
            face_down(t, seat, 4, options)

    def window(self, t: KingdomTable, seat: int, options: list[int]) -> None:
        """12.2: steps in any order, each once; 12.4: five cubes for 1 Krystallium."""
        for step in board_steps(t):
            if step not in t.steps[seat] and payable(t, seat, step, t.alchemy[seat]):
                options.append(TAKE_STEP.of(step))
        if sum(t.alchemy[seat]) >= ALCHEMY_SIZE:
            options.append(EXCHANGE.of())

    def stirs(self, t: KingdomTable, seat: int) -> bool:
        """Recycling a site would make a step payable; several sites: a final step, and before the score any step."""
        wanted = [step for step in board_steps(t) if step not in t.steps[seat]]
        everything = t.alchemy[seat][:]
        for site, card in enumerate(t.sites[seat]):
            if not may_scrap(t, seat, site, True):
                continue
            base = t.box.kind[card] * 4
            alchemy = t.alchemy[seat][:]
            for resource in range(4):
                alchemy[resource] += t.box.recycling[base + resource]
                everything[resource] += t.box.recycling[base + resource]
            if any(payable(t, seat, step, alchemy) for step in wanted):
                return True
        return any((t.box.step_final[step] or t.phase == LAST) and within_reach(t, seat, step, everything) for step in wanted)

    def errand(self, t: KingdomTable, seat: int) -> Ask | None:
        """16.6c: the player chooses which five cubes are exchanged."""
        if t.melting[seat] == 0:
            return None
        options = [MELT.of(resource) for resource in range(4) if t.alchemy[seat][resource]]
        return Ask(seat, ASK_MELT, options, t.melting[seat])

    def act(self, t: KingdomTable, seat: int, choice: int) -> bool:
        if TAKE_STEP.has(choice):
            take_step(t, seat, TAKE_STEP.first(choice))
        elif EXCHANGE.has(choice):
            t.melting = replaced(t.melting, seat, ALCHEMY_SIZE)
        elif MELT.has(choice):
            t.alchemy[seat][MELT.first(choice)] -= 1
            t.melting = changed(t.melting, seat, -1)
            if t.melting[seat] == 0:
                t.krystallium[seat] += 1
                t.log(TRANSMUTED, seat)
        elif PEEK.has(choice) and t.seats > 1:
            t.spies = changed(t.spies, seat, -1)
            peek(t, seat, choice)
        else:
            return False
        return True

    def points(self, t: KingdomTable, seat: int, parts: dict[str, int]) -> None:
        """12.8, 16.18c: points of the steps; the final one is worth more to who was first."""
        points = 0
        for step in t.steps[seat]:
            second = t.box.step_final[step] and t.seats > 1 and 0 < t.finished[1 - seat] < t.finished[seat]
            points += t.box.step_vp_second[step] if second else t.box.step_vp[step]
        parts["quest"] = points

    def defeated(self, t: KingdomTable, seat: int) -> bool:
        """12.7, 12.10: without the final step a player has lost."""
        return any(t.box.step_final[step] and step not in t.steps[seat] for step in board_steps(t))


def take_step(t: KingdomTable, seat: int, step: int) -> None:
    """12.3: pay, then gain at once; the final step remembers its moment (12.6, 16.18a, 16.18b)."""
    box = t.box
    base = step * 6
    for resource in range(4):
        cubes = min(box.step_cost[base + resource], t.alchemy[seat][resource])
        t.alchemy[seat][resource] -= cubes
        t.krystallium[seat] -= box.step_cost[base + resource] - cubes
    t.krystallium[seat] -= box.step_cost[base + KRYSTALLIUM]
    t.soldiers[seat] -= box.step_cost[base + SOLDIER]
    t.steps = longer(t.steps, seat, step)
    t.log(STEPPED, seat, step)
    if box.step_final[step]:
        t.finished = replaced(t.finished, seat, t.moment * 2 + (1 if seat == t.first else 2))
    take_bonus(t, seat, box.step_gain[step * 3], box.step_gain[step * 3 + 1])
    spies = box.step_gain[step * 3 + 2]
    if t.seats > 1:
        t.spy_tokens = changed(t.spy_tokens, seat, spies)
        t.spies = changed(t.spies, seat, spies)
    else:
        t.spies = replaced(t.spies, seat, min(t.spies[seat] + spies, t.spy_tokens[seat]))


install(QUESTS, Quests())
