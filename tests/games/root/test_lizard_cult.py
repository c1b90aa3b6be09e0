"""Chapter L: Lost Souls and the Outcast, conspiracies, rituals, gardens, vengeance."""

import pytest

from games.root.tools import asked, at, cards, go, hand, offered, pieces, prompt, ruler, table, told, warriors
from wonderwood.engine.match import Match
from wonderwood.games.root import GAME


def placed(factions: list[str], seed: int = 1) -> Match:
    """A new game, played to the Cult's choice of a corner."""
    match = Match.new(GAME, seats=len(factions), options={"factions": factions}, seed=seed)
    while prompt(match) != "outcast":
        if prompt(match) == "start" and table(match).faction[asked(match)] == 4:
            return match
        go(match, offered(match)[0])
    return match


@pytest.mark.rule("root/S8", "root/S12")
def test_the_cult_starts_opposite_or_in_a_corner_that_is_left() -> None:
    match = placed(["marquise", "lizard_cult", "alliance"])
    keep = table(match).pieces[4 * 12 : 5 * 12].index(1)
    opposite = table(match).box.opposite[0][keep]
    corner = next(where for where in range(12) if table(match).hallowed[where])
    assert corner == opposite
    assert warriors(match, 1, corner + 1) == 4
    for where in table(match).box.paths[0][corner]:
        assert warriors(match, 1, where + 1) == 1
    assert offered(match) == ["outcast fox", "outcast rabbit", "outcast mouse"]
    assert len(offered(placed(["alliance", "lizard_cult"]), "start")) == 4
    both = placed(["marquise", "eyrie", "lizard_cult"])
    assert len(offered(both, "start")) == 2


@pytest.mark.rule("root/L1", "root/L3", "root/C6", "root/L18")
def test_the_most_common_soul_is_outcast_and_the_souls_are_discarded() -> None:
    souls = "souls=fox_anvil,fox_ambush,mouse_sword,bird_ambush,bird_sappers,bird_armorers,fox_dominance"
    match = at(f"birdsong {souls} | *lizard_cult c1:2 outcast=mouse | marquise c9:1 | eyrie c3:1+roost")
    t = table(match)
    assert (t.box.words["suit"][t.outcast], t.hated, t.souls) == ("fox", 0, [])
    assert cards(match, t.available) == ["fox_dominance"]
    assert len(t.discard) == 6


@pytest.mark.rule("root/L1", "root/L2", "root/V7")
def test_the_same_suit_again_or_a_tie_makes_it_hated() -> None:
    cult = "*lizard_cult c1:2 outcast=fox"
    assert table(at(f"birdsong souls=fox_anvil | {cult} | marquise c9:1")).hated == 1
    assert table(at(f"birdsong | {cult} | marquise c9:1")).hated == 1
    tie = at(f"birdsong souls=fox_anvil,mouse_sword | {cult} | marquise c9:1", outcast_tie=True)
    assert table(tie).hated == 0
    again = at(f"birdsong souls=fox_anvil | {cult} hated | marquise c9:1")
    assert (table(again).hated, table(again).outcast) == (1, 0)
    other = at(f"birdsong souls=mouse_sword | {cult} hated | marquise c9:1")
    assert (table(other).hated, table(other).outcast) == (0, 2)


@pytest.mark.rule("root/L4", "root/L5", "root/L8", "root/L7", "root/L12")
@pytest.mark.example("p. 27")
def test_booklet_four_acolytes_convert_and_crusade() -> None:
    """Rabbits are Outcast: a warrior of the Marquise in a rabbit clearing is converted, then goes on a crusade."""
    souls = "souls=rabbit_ambush"
    match = at(f"birdsong {souls} | *lizard_cult outcast=fox acolytes=4 | marquise c5:1 c1:1 c9:1", 3, 0)
    supply = table(match).supply[0]
    go(match, "convert c5 1")
    assert (warriors(match, 0, 5), warriors(match, 1, 5), table(match).acolytes) == (1, 0, 2)
    assert table(match).supply[0] == supply + 2 - 1
    go(match, "crusade_move c5 c1")
    assert prompt(match) == "crusade"
    go(match, "battle c1 1")
    assert (table(match).acolytes, warriors(match, 0, 1), warriors(match, 1, 1)) == (0, 1, 0)


@pytest.mark.rule("root/L4")
def test_conspiracies_against_the_hated_cost_one_less() -> None:
    match = at("birdsong | *lizard_cult c1:1 outcast=fox acolytes=2 | marquise c12:1+sawmill c6:1")
    assert (table(match).hated, offered(match, "sanctify")) == (1, ["sanctify c12 sawmill"])
    go(match, "sanctify c12 sawmill")
    assert (table(match).acolytes, table(match).scores[0], pieces(match, "garden_fox", 12)) == (0, 1, 1)


@pytest.mark.rule("root/L7", "root/G7")
def test_a_crusade_is_a_battle_or_a_move_and_then_a_battle() -> None:
    line = "birdsong souls=fox_anvil | *lizard_cult c12:2 c1:1 outcast=mouse acolytes=2 | marquise c12:1 c9:1 c1:1"
    match = at(line, 0, 0)
    assert "crusade c12 1" in offered(match)
    assert not [option for option in offered(match, "crusade_move") if option.startswith("crusade_move c9")]
    go(match, "crusade_move c12 c9", "take_along 2", "pass")
    assert (warriors(match, 0, 9), prompt(match)) == (2, "ritual")


@pytest.mark.rule("root/L9", "root/L11", "root/B21", "root/G6")
def test_sanctify_needs_a_garden_and_a_place_for_it() -> None:
    cult = "*lizard_cult c1:1 outcast=fox acolytes=9"
    match = at(f"birdsong souls=fox_anvil | {cult} | marquise c12:workshop+keep c8:sawmill*2")
    assert offered(match, "sanctify") == ["sanctify c8 sawmill"]  # the keep closes its clearing
    assert offered(match, "convert") == []
    used = "c6:garden_fox c8:garden_fox*2 c1:garden_fox c12:garden_fox"
    match = at(f"birdsong souls=fox_anvil ruins= | {cult} {used} | marquise c6:sawmill")
    assert offered(match, "sanctify") == []


@pytest.mark.rule("root/L10", "root/L5")
def test_spent_acolytes_are_back_before_the_replacement() -> None:
    cult = "*lizard_cult c2:23 outcast=mouse acolytes=2"
    match = at(f"birdsong souls=fox_anvil | {cult} | marquise c12:1")
    assert table(match).supply[0] == 0
    go(match, "convert c12 1")
    assert (warriors(match, 0, 12), table(match).supply[0]) == (1, 1)


@pytest.mark.rule("root/L11", "root/VB32")
def test_a_pawn_is_never_converted() -> None:
    match = at("birdsong souls=fox_anvil | *lizard_cult c1:1 outcast=fox acolytes=4 | vagabond thief at=c12")
    assert offered(match, "convert") == []


@pytest.mark.rule("root/L12", "root/MA4", "root/WA7")
def test_conversion_and_sanctuary_trigger_what_any_removal_does() -> None:
    match = at(
        "birdsong souls=fox_anvil | *lizard_cult c2:1 outcast=fox acolytes=5 | marquise c1:keep c12:1 hand=fox_ambush |"
        " alliance c8:base_fox officers=2 supporters=fox_root_tea"
    )
    go(match, "convert c12 1")
    assert (prompt(match), asked(match)) == ("hospital", 1)
    go(match, "hospital fox_ambush")
    assert (warriors(match, 1, 1), warriors(match, 0, 12)) == (1, 1)
    go(match, "sanctify c8 base_fox")
    assert (table(match).officers, table(match).supporters[2]) == (1, [])


@pytest.mark.rule("root/L13", "root/L17", "root/L19")
def test_revealed_cards_are_out_of_use_until_evening() -> None:
    cult = "*lizard_cult c1:1 outcast=mouse hand=fox_anvil,fox_ambush"
    match = at(f"daylight | {cult} | marquise c9:1")
    go(match, "initiate fox_anvil c1")
    assert (warriors(match, 0, 1), hand(match, 0), cards(match, table(match).revealed)) == (2, ["fox_ambush"], ["fox_anvil"])
    assert "initiate fox_anvil c1" not in offered(match)
    seen = match.view(1)["table"]
    assert isinstance(seen, dict)
    assert seen["revealed"] == ["fox_anvil"]
    go(match, "done")
    assert "fox_anvil" in hand(match, 0)
    assert "fox_ambush" in hand(match, 0)
    assert len(hand(match, 0)) == 3


@pytest.mark.rule("root/L14")
def test_birds_are_no_wild_cards_for_rituals() -> None:
    match = at("daylight | *lizard_cult c1:1+garden_fox outcast=fox hand=bird_ambush | marquise c9:1")
    assert offered(match) == ["sacrifice bird_ambush", "done"]
    match = at("daylight | *lizard_cult c1:1 outcast=fox hand=fox_ambush | marquise c9:1")
    assert offered(match, "sacrifice") == []


@pytest.mark.rule("root/L15", "root/V15")
def test_build_recruit_and_score() -> None:
    cult = "*lizard_cult c12:1+garden_fox c8:garden_fox outcast=mouse hand=fox_anvil,fox_ambush,fox_root_tea,mouse_sword"
    match = at(f"daylight | {cult} | marquise c6:3 c1:1")
    assert offered(match, "garden") == [f"garden {card} c8" for card in ("fox_ambush", "fox_root_tea", "fox_anvil")]
    assert "initiate mouse_sword c2" in offered(match)  # no rule, no presence
    go(match, "garden fox_anvil c8", "preach fox_ambush")
    assert table(match).scores[0] == 2  # the third garden of a suit shows 2
    assert cards(match, table(match).souls) == ["fox_ambush"]
    assert offered(match, "preach") == ["preach mouse_sword"]
    go(match, "preach mouse_sword")
    assert table(match).scores[0] == 2  # no garden, no points


@pytest.mark.rule("root/L16", "root/V3")
def test_a_sacrifice_makes_an_acolyte_of_the_supply_or_of_the_map() -> None:
    cult = "*lizard_cult c1:1 c5:2 outcast=fox hand=bird_ambush"
    match = go(at(f"daylight | {cult} | marquise c9:1"), "sacrifice bird_ambush")
    assert (table(match).acolytes, table(match).supply[0]) == (1, 21)
    match = go(at(f"daylight | {cult} | marquise c9:1", cult_sacrifice=True), "sacrifice bird_ambush", "offer c5")
    assert (table(match).acolytes, table(match).supply[0], warriors(match, 0, 5)) == (1, 22, 1)


@pytest.mark.rule("root/L17", "root/K6")
def test_crafting_in_the_evening_with_gardens_of_the_outcast_suit() -> None:
    cult = (
        "*lizard_cult c12:garden_fox c8:garden_fox c5:garden_rabbit outcast=fox hand=fox_anvil,mouse_crossbow,fox_travel_gear"
    )
    match = at(f"evening | {cult} | marquise c9:1")
    assert offered(match, "craft") == ["craft fox_anvil", "craft mouse_crossbow"]
    go(match, "craft fox_anvil", "craft mouse_crossbow")
    assert table(match).scores[0] == 2 + 1
    assert offered(match, "craft") == []
    assert cards(match, table(match).souls) == ["fox_anvil", "mouse_crossbow"]


@pytest.mark.rule("root/L17", "root/V2")
def test_the_second_garden_of_a_suit_draws_a_card() -> None:
    cult = "*lizard_cult c12:garden_fox c8:garden_fox c5:garden_rabbit c10:garden_rabbit outcast=mouse"
    assert len(hand(at(f"evening.1 | {cult} | marquise c9:1"), 0)) == 3
    assert len(hand(at(f"evening.1 | {cult} | marquise c9:1", cult_draw=True), 0)) == 2


@pytest.mark.rule("root/L18", "root/C6")
def test_all_cards_that_are_spent_come_to_the_lost_souls() -> None:
    match = at("daylight | *marquise c1:1+sawmill hand=fox_dominance | lizard_cult c5:1 outcast=fox | eyrie c3:1+roost")
    go(match, "overwork c1 fox_dominance")
    t = table(match)
    assert (cards(match, t.souls), t.available, t.discard) == (["fox_dominance"], [], [])


@pytest.mark.rule("root/M5")
def test_a_garden_rules_whatever_stands_there() -> None:
    match = at("daylight | *marquise c1:1 c12:4 | eyrie c12:2 c3:roost | lizard_cult c12:garden_fox outcast=fox")
    assert ruler(match, 12) == 2
    match = at("daylight | *marquise c12:4 | lizard_cult c12:garden_fox outcast=fox hand=fox_anvil", 0, 0)
    go(match, "battle c12 1", "pass")
    assert (ruler(match, 12), table(match).scores[0]) == (0, 1)


@pytest.mark.rule("root/L6", "root/B24")
def test_each_lost_garden_costs_a_random_card() -> None:
    match = at("daylight | *marquise c12:4 | lizard_cult c12:garden_fox outcast=fox hand=fox_anvil,bird_ambush", 0, 0, 1)
    go(match, "battle c12 1", "pass")
    assert hand(match, 1) == ["fox_anvil"]
    assert cards(match, table(match).souls) == ["bird_ambush"]


@pytest.mark.rule("root/B25", "root/L21")
def test_fallen_defenders_become_acolytes() -> None:
    match = at("daylight | *marquise c12:3 | lizard_cult c12:3 outcast=fox", 2, 1)
    go(match, "battle c12 1")
    assert (warriors(match, 1, 12), table(match).acolytes) == (1, 2)
    attack = "birdsong souls=fox_anvil | *lizard_cult c12:2 outcast=mouse acolytes=2 | marquise c12:3"
    match = go(at(attack, 2, 2), "crusade c12 1")
    assert (warriors(match, 0, 12), table(match).acolytes) == (0, 0)  # attackers go to the supply
    vagrant = "daylight | *vagabond vagrant at=c12 | marquise c12:3 | lizard_cult c12:2 outcast=fox"
    match = go(at(vagrant, 2, 0), "instigate 1 2")
    assert table(match).acolytes == 2


@pytest.mark.rule("root/L4")
def test_a_turn_of_the_cult_is_told_in_the_log() -> None:
    match = at("birdsong souls=mouse_sword | *lizard_cult c9:1 outcast=fox acolytes=2 | marquise c9:1")
    assert told(match, "outcast_is") == [{"who": "0", "suit": "mouse"}]
    go(match, "convert c9 1")
    assert told(match, "converted") == [{"who": "0", "victim": "1", "where": "c9"}]
