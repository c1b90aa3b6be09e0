"""The named questions that base rules put to whatever is in play: solo mode, modules, Threat packs, scenarios.

A base rule never names a module. It asks all rule sets in force (`t.modules`) one of these questions; a rule set answers
those that concern it. 1.2: where they contradict a base rule, their answer wins.
"""

from typing import Final

from wonderwood.engine.table import Ask, Flow
from wonderwood.games.wonderful_kingdom.table import KingdomTable

SOLO: Final = 0
THREATS: Final = 1
ADVISORS: Final = 2
QUESTS: Final = 3
CONQUEST: Final = 4
CONQUEST_SOLO: Final = 5
SCENARIOS: Final = 6
PACKS: Final = 7  # and the following: one for each effect of a Threat pack


class Rules:
    """Answers of a rule set that has no opinion."""

    # -- the list of phases --------------------------------------------------------------------------------------------

    def opening(self, t: KingdomTable, phases: list[int]) -> None:
        """Change the phases before round 1."""

    def a_round(self, t: KingdomTable, phases: list[int]) -> None:
        """Change the phases of a round."""

    def closing(self, t: KingdomTable, phases: list[int]) -> None:
        """Change the phases after round 4."""

    # -- setup and Choice ----------------------------------------------------------------------------------------------

    def prepare(self, t: KingdomTable) -> None:
        """2.6: change the setup, before the deck is made."""

    def finish_setup(self, t: KingdomTable) -> None:
        """What is done once the deck is made."""

    def uses_treasures(self, t: KingdomTable) -> bool:
        return True

    def uses_calamities(self, t: KingdomTable) -> bool:
        return True

    def new_round(self, t: KingdomTable) -> None:
        """Tokens and powers that come back at the start of a round."""

    def trap_tokens(self, t: KingdomTable, seat: int, tokens: int) -> int:
        return tokens

    def claims(self, t: KingdomTable, seat: int, card: int) -> bool:
        """A face-up card that a seat received goes somewhere else than to its Selection area."""
        return False

    def turn_options(self, t: KingdomTable, seat: int, options: list[int]) -> None:
        """More choices on the own turn of the Choice phase, before offering or selecting."""

    def offer_options(self, t: KingdomTable, seat: int, options: list[int]) -> None:
        """More choices while offering."""

    def took(self, t: KingdomTable, seat: int) -> None:
        """After a selection."""

    # -- Planning ------------------------------------------------------------------------------------------------------

    def starts(self, t: KingdomTable, seat: int) -> Flow:
        """16.2 (c), first part: what a seat may do to the other right after the reveal."""
        return
        yield

    def afflicts(self, t: KingdomTable, seat: int) -> Flow:
        """16.2 (c), second part: what Threats do to a seat."""
        return
        yield

    def begins_plan(self, t: KingdomTable, seat: int) -> None:
        """Between (c) and (d) of 16.2."""

    def plan_options(self, t: KingdomTable, seat: int, options: list[int]) -> None:
        """More choices in the free part of Planning."""

    def holds_plan(self, t: KingdomTable, seat: int) -> bool:
        """Planning cannot end yet."""
        return False

    def spares(self, t: KingdomTable, seat: int) -> bool:
        """A free card may vanish: be recycled or built."""
        return True

    def freezes(self, t: KingdomTable, seat: int, site: int) -> bool:
        """A complete site is not built."""
        return False

    def may_scrap(self, t: KingdomTable, seat: int, site: int) -> bool:
        return True

    def settles(self, t: KingdomTable, seat: int) -> Flow:
        """16.2 (e): after Calamities have gone to the Duchy."""
        return
        yield

    # -- at any time ---------------------------------------------------------------------------------------------------

    def window(self, t: KingdomTable, seat: int, options: list[int]) -> None:
        """More choices at any time (16.1a)."""

    def stirs(self, t: KingdomTable, seat: int) -> bool:
        """Recycling a card under construction now could make a difference that it could not make later."""
        return False

    def errand(self, t: KingdomTable, seat: int) -> Ask | None:
        """Something begun that must be ended first."""
        return None

    def act(self, t: KingdomTable, seat: int, choice: int) -> bool:
        """Carry out a choice that belongs to this rule set."""
        return False

    def gives_cube(self, t: KingdomTable, seat: int) -> bool:
        """The cube that is laid is not one of those in hand."""
        return False

    def soldiers_gained(self, t: KingdomTable, seat: int, soldiers: int) -> int:
        return soldiers

    def keeps_alchemy(self, t: KingdomTable) -> bool:
        """Five cubes in Alchemy are not exchanged by themselves."""
        return False

    # -- Production ----------------------------------------------------------------------------------------------------

    def produces(self, t: KingdomTable, seat: int, step: int) -> int:
        """More (or less) production of a step."""
        return 0

    def counted(self, t: KingdomTable, step: int) -> None:
        """After the totals are known."""

    def contests(self, t: KingdomTable, step: int) -> Flow:
        """Between the totals and the Supremacy bonus."""
        return
        yield

    def supreme(self, t: KingdomTable, winner: int) -> int:
        """Who takes the bonus (-1: nobody)."""
        return winner

    def place_options(self, t: KingdomTable, seat: int, options: list[int]) -> None:
        """More choices while placing the cubes of a step."""

    def production_over(self, t: KingdomTable, seat: int) -> None:
        """After the last step, before Combat."""

    # -- Combat and the end --------------------------------------------------------------------------------------------

    def fights(self, t: KingdomTable, seat: int, options: list[int]) -> None:
        """Threats that can be defeated now."""

    def beaten(self, t: KingdomTable, seat: int, card: int) -> bool:
        """What happens to a Threat defeated; True if it does not become a trophy."""
        return False

    def after_combat(self, t: KingdomTable, seat: int) -> None:
        """At the end of each Combat phase."""

    def strains(self, t: KingdomTable) -> None:
        """A card was taken from a supply that may run out, or a resource set aside."""

    def spoils(self, t: KingdomTable, cubes: int) -> None:
        """Cubes that would go to an opponent who is not there."""

    def points(self, t: KingdomTable, seat: int, parts: dict[str, int]) -> None:
        """More points, by name."""

    def defeated(self, t: KingdomTable, seat: int) -> bool:
        """A seat has lost whatever its score."""
        return False


_RULES: Final[list[Rules]] = [Rules() for _ in range(PACKS + 8)]


def install(number: int, rules: Rules) -> None:
    """Each file of a module puts its rule set here."""
    _RULES[number] = rules


def in_force(t: KingdomTable) -> list[Rules]:
    """The rule sets of this game."""
    return [_RULES[number] for number in t.modules]
