"""14 and 15: the six solo scenarios, told by their data: 15.1, 15.2, 15.3, 15.4, 15.5, 15.6.

16.22d: modules that a scenario combines keep their phases and windows; 14.4, 16.22a: see Game.check.
"""

from wonderwood.engine.shared import longer, renewed, replaced
from wonderwood.engine.table import EVERYONE
from wonderwood.games.wonderful_kingdom.advisors import candidates
from wonderwood.games.wonderful_kingdom.book import LOST
from wonderwood.games.wonderful_kingdom.box import BROADEST
from wonderwood.games.wonderful_kingdom.construction import join_duchy, open_site
from wonderwood.games.wonderful_kingdom.packs import take_vermin
from wonderwood.games.wonderful_kingdom.questions import ADVISORS, PACKS, SCENARIOS, Rules, install
from wonderwood.games.wonderful_kingdom.solo import LONER
from wonderwood.games.wonderful_kingdom.table import KingdomTable


class Scenarios(Rules):
    def prepare(self, t: KingdomTable) -> None:
        """14.2: what lies where at the start; the cards are not in the deck."""
        box = t.box
        number = t.scenario
        t.medals = box.scenario_medals[number][:]
        if box.scenario_soldiers[number] >= 0:
            t.soldiers[LONER] = box.scenario_soldiers[number]
        if box.scenario_spies[number] >= 0:
            t.spies = replaced(t.spies, LONER, box.scenario_spies[number])
            t.spy_tokens = replaced(t.spy_tokens, LONER, box.scenario_spies[number])
        for card in box.scenario_sites[number]:
            open_site(t, LONER, card)
        for card in box.scenario_built[number]:
            join_duchy(t, LONER, card)
            self.cover(t, card)
        for card in box.scenario_threats[number]:
            t.threats = longer(t.threats, LONER, card)
            rules = PACKS + box.pack_op[box.pack[box.kind[card]]]
            if rules not in t.modules:
                t.modules = [rules, *t.modules]
        for card in box.scenario_council[number]:
            t.council = longer(t.council, LONER, card)
            t.known[card] = EVERYONE
        if ADVISORS in t.modules:
            for card in candidates(box, t.seats, t.deluxe):
                if card not in t.council[LONER]:
                    t.deck.append(card)

    def cover(self, t: KingdomTable, card: int) -> None:
        """15.5: Stolen tokens on all icons of a card."""
        kind = t.box.kind[card]
        if kind not in t.box.scenario_stolen[t.scenario]:
            return
        for line in range(t.box.line_count[kind]):
            icons = t.box.line_amount[kind * BROADEST + line] if t.box.line_per[kind * BROADEST + line] < 0 else 1
            t.stolen = renewed(t.stolen, LONER, t.stolen[LONER] + [card * BROADEST + line] * icons)

    def may_scrap(self, t: KingdomTable, seat: int, site: int) -> bool:
        """15.1: cards of the setup that cannot be recycled."""
        card = t.sites[seat][site]
        return t.box.kind[card] not in t.box.scenario_fixed[t.scenario] or card not in t.box.scenario_sites[t.scenario]

    def after_combat(self, t: KingdomTable, seat: int) -> None:
        """15.1: a Vermin for each such card still unbuilt."""
        spawner = t.box.scenario_spawner[t.scenario]
        for card in t.sites[seat]:
            if t.box.kind[card] == spawner:
                take_vermin(t, seat)

    def beaten(self, t: KingdomTable, seat: int, card: int) -> bool:
        """15.1: defeated Vermin return to the supply."""
        if t.box.scenario_vermin_back[t.scenario] and t.box.kind[card] == t.box.pack_supply[t.packs[seat]]:
            t.supply = [*t.supply, card]
            return True
        return False

    def strains(self, t: KingdomTable) -> None:
        """15.1, 15.5, 16.22c: lost on the spot."""
        number = t.scenario
        most = t.box.scenario_aside_loss[number]
        if (t.box.scenario_vermin_loss[number] and not t.supply) or (most and t.aside >= most):
            t.lost = 1
            t.log(LOST, LONER)
            raise t.finish()

    def spoils(self, t: KingdomTable, cubes: int) -> None:
        """15.5, 16.16b: put beside the Danger deck, one by one."""
        if t.box.scenario_aside[t.scenario]:
            for _ in range(cubes):
                t.aside += 1
                self.strains(t)

    def defeated(self, t: KingdomTable, seat: int) -> bool:
        """14.3, 16.22e, 16.22f: what the scenario demands at the end."""
        box = t.box
        build = box.scenario_must_build[t.scenario]
        for index in range(0, len(build), 2):
            if sum(1 for card in t.duchy[seat] if box.kind[card] == build[index]) < build[index + 1]:
                return True
        beat = box.scenario_must_beat[t.scenario]
        return bool(beat) and sum(1 for card in t.trophies[seat] if box.kind[card] == beat[0]) < beat[1]


install(SCENARIOS, Scenarios())
