"""Chapter SC: tables worth setting up, as the new-table page proposes them."""

from wonderwood.engine.game import Preset
from wonderwood.games.root.box import RootBox


def presets(box: RootBox) -> list[Preset]:
    """SC1 to SC5, GU1, MM13, MM15, MM17: the guided game, the recommended mixes, games against the machine."""
    found = [Preset("guided", 4, {"guided": True})]
    mixes = sorted(box.mixes, key=lambda mix: not mix.beginner)
    for mix in mixes:
        factions: list[object] = list(mix.factions)
        options: dict[str, object] = {"factions": factions}
        if mix.list in ("solo", "coop"):
            options["machine"] = "cooperative"
        found.append(Preset(mix.id, len(factions), options))
    found.append(Preset("match", 2, {"factions": ["marquise", "eyrie"], "two_game_match": True}))
    found += [Preset("coop", seats, {"machine": "cooperative"}) for seats in (3, 4)]
    found += [Preset("campaign", seats, {"machine": "cooperative", "campaign": True}) for seats in (1, 2, 3, 4)]
    found += [Preset("rival", seats, {"machine": "competitive"}) for seats in (2, 3, 4, 5)]
    return found
