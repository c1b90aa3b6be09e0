"""Chapters S, SC, GU and G: set-up, mixes, the guided game, the match of two games, the deck, the turn."""

import pytest

from games.root.tools import asked, at, cards, go, hand, offered, pieces, prompt, table, told, warriors
from wonderwood.engine.errors import Refusal
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.match import Match
from wonderwood.engine.playouts import play_out
from wonderwood.games.root import GAME
from wonderwood.games.root.box import FACTION_IDS

BASE = ["marquise", "eyrie", "alliance", "vagabond"]


def new(factions: list[str], seed: int = 1, **options: object) -> Match:
    return Match.new(GAME, seats=len(factions), options={"factions": factions, **options}, seed=seed)


@pytest.mark.rule("root/S0", "root/SC2", "root/Q16")
def test_the_usual_mixes() -> None:
    for seats in (2, 3, 4):
        match = Match.new(GAME, seats=seats, seed=seats)
        assert sorted(table(match).faction) == list(range(seats))


@pytest.mark.rule("root/SC1", "root/SC2")
def test_any_mix_is_allowed_and_played_as_asked() -> None:
    for factions in (["eyrie", "vagabond"], ["alliance", "vagabond", "marquise"], ["alliance", "eyrie"]):
        assert [FACTION_IDS[faction] for faction in table(new(factions)).faction] == factions
    with pytest.raises(Refusal, match="bad_setup"):
        new(["eyrie", "eyrie"])
    with pytest.raises(Refusal, match="bad_setup"):
        new(["eyrie", "vagabond", "vagabond"])


@pytest.mark.rule("root/S1")
def test_set_up_in_the_order_of_the_letters_with_hands_known() -> None:
    match = new(["vagabond", "alliance", "eyrie", "marquise"])
    assert (prompt(match), asked(match)) == ("keep", 3)
    t = table(match)
    assert [len(cards) for cards in t.hands] == [3, 3, 3, 3]
    assert t.scores == [0, 0, 0, 0]
    assert sum(t.item_supply) == 12
    assert [where + 1 for where in range(12) if t.ruin[where]] == [6, 10, 11, 12]
    go(match, "keep c1", "place sawmill c1", "place workshop c5", "place recruiter c9")
    assert (prompt(match), asked(match)) == ("leader", 2)
    go(match, "lead builder")
    assert (prompt(match), asked(match)) == ("character", 0)
    assert len(table(match).supporters[1]) == 3


@pytest.mark.rule("root/S3")
def test_winter_deals_twelve_suit_markers() -> None:
    suits = [tuple(table(new(["marquise", "eyrie"], seed, map="winter")).suits) for seed in range(4)]
    assert all(sorted(row) == [0] * 4 + [1] * 4 + [2] * 4 for row in suits)
    assert len(set(suits)) > 1
    match = new(["marquise", "eyrie"], map="winter")
    assert [where + 1 for where in range(12) if table(match).ruin[where]] == [8, 9, 11, 12]


@pytest.mark.rule("root/S4", "root/Q17")
def test_the_marquise_starts_from_a_corner() -> None:
    match = new(["marquise", "eyrie"])
    assert offered(match) == ["keep c1", "keep c2", "keep c3", "keep c4"]
    go(match, "keep c1")
    assert [warriors(match, 0, clearing) for clearing in range(1, 13)] == [1, 1, 0] + [1] * 9
    assert offered(match) == ["place sawmill c1", "place sawmill c5", "place sawmill c9", "place sawmill c10"]
    go(match, "place sawmill c1")
    assert offered(match) == ["place workshop c5", "place workshop c9", "place workshop c10"]  # c1 has one slot only
    go(match, "place workshop c10")
    assert "place recruiter c10" not in offered(match)  # its second slot is the ruin's
    assert pieces(match, "keep", 1) == 1


@pytest.mark.rule("root/S5")
def test_the_eyrie_starts_opposite_the_keep_or_in_any_corner() -> None:
    match = new(["marquise", "eyrie"])
    go(match, "keep c2", "place sawmill c2", "place workshop c5", "place recruiter c5", "lead despot")
    assert (warriors(match, 1, 4), pieces(match, "roost", 4)) == (6, 1)
    assert table(match).viziers == [0, 1, 0, 1]
    match = go(new(["alliance", "eyrie"]), "lead builder")
    assert offered(match) == ["start c1", "start c2", "start c3", "start c4"]


@pytest.mark.rule("root/S6", "root/S7")
def test_the_alliance_has_supporters_and_the_vagabond_a_forest_quests_and_ruins() -> None:
    match = new(["alliance", "vagabond"])
    go(match, "play_as tinker", "camp f_4_9_12")
    t = table(match)
    assert len(t.supporters[0]) == 3
    assert t.box.forest_ids[t.camp[1]] == "f_4_9_12"
    assert len(t.quests) == 3
    assert sorted(token for row in t.buried for token in row) == sorted(t.box.ruin_items)
    assert t.relation == [0] * 4
    view = match.view(1)["table"]
    assert isinstance(view, dict)
    assert view["buried"][5] == ["?"]


@pytest.mark.rule("root/S7")
def test_characters_of_the_expansion_can_be_left_out() -> None:
    assert len(offered(new(["alliance", "vagabond"]))) == 6
    assert offered(new(["alliance", "vagabond"], characters="base")) == ["play_as thief", "play_as tinker", "play_as ranger"]


@pytest.mark.rule("root/S10")
def test_seating_and_first_player_are_random() -> None:
    starts = {table(new(BASE, seed)).first for seed in range(12)}
    assert starts == {0, 1, 2, 3}
    seatings = {tuple(table(Match.new(GAME, seats=3, seed=seed)).faction) for seed in range(12)}
    assert len(seatings) > 3


@pytest.mark.rule("root/S11")
def test_two_vagabonds_share_quests_and_each_ruin_hides_two_items() -> None:
    match = new(["eyrie", "vagabond", "vagabond"], second_vagabond=True)
    t = table(match)
    assert [len(row) for row in t.buried if row] == [2, 2, 2, 2]
    assert len(t.quests) == 3
    go(match, "lead builder", "start c1")
    first = asked(match)
    assert first == min((1, 2), key=lambda seat: (seat - t.first) % 3)
    go(match, "play_as thief", "camp f_4_9_12")
    assert "play_as thief" not in offered(match)


@pytest.mark.rule("root/S12")
def test_marquise_and_eyrie_never_share_a_corner() -> None:
    for corner, other in ((1, 3), (2, 4), (3, 1), (4, 2)):
        match = go(new(["eyrie", "marquise"], seed=corner), f"keep c{corner}")
        while prompt(match) == "place":
            go(match, offered(match)[0])
        go(match, "lead builder")
        assert pieces(match, "roost", other) == 1


@pytest.mark.rule("root/S2", "root/SC5", "root/Q14")
def test_a_match_of_two_games_swaps_factions_and_adds_points() -> None:
    match = new(["marquise", "eyrie"], two_game_match=True)
    fate = QuickFate(3)
    while table(match).game == 1:
        ask = match.ask
        assert ask is not None
        match.play(ask.seat, ask.options[fate.below(len(ask.options))])
    t = table(match)
    assert max(t.banked) >= 30
    assert t.faction == [1, 0]
    assert t.scores == [0, 0]
    assert not match.over
    while not match.over:
        ask = match.ask
        assert ask is not None
        match.play(ask.seat, ask.options[fate.below(len(ask.options))])
    outcome = match.outcome
    assert outcome is not None
    totals = [table(match).banked[seat] + table(match).scores[seat] for seat in range(2)]
    assert outcome.scores == totals
    assert outcome.winners == [seat for seat in range(2) if totals[seat] == max(totals)]
    table(match).banked = [10, 10 + table(match).scores[0] - table(match).scores[1]]
    assert GAME.outcome(match.table).winners == [0, 1]  # equal sums are a shared victory


@pytest.mark.rule("root/GU1", "root/GU2", "root/GU3", "root/GU4", "root/GU5", "root/GU7", "root/V17")
def test_the_guided_first_game() -> None:
    match = Match.new(GAME, seats=4, options={"guided": True}, seed=9)
    t = table(match)
    assert [FACTION_IDS[faction] for faction in t.faction] == BASE
    assert (t.first, t.map) == (0, 0)
    assert hand(match, 0) == ["bird_brutal_tactics", "mouse_travel_gear", "rabbit_better_burrow_bank"]
    assert [len(cards) for cards in t.hands] == [3, 3, 3, 3]
    assert [pieces(match, "keep", 1), pieces(match, "sawmill", 1), pieces(match, "workshop", 5)] == [1, 1, 1]
    assert pieces(match, "recruiter", 9) == 1
    assert sum(t.warriors[:12]) == 11
    assert warriors(match, 0, 3) == 0
    # The other guides suggest a leader and a character, first of all that are offered, and bind nobody.
    assert offered(match) == ["lead despot", "lead builder", "lead charismatic", "lead commander"]
    go(match, "lead commander")
    assert (warriors(match, 1, 3), pieces(match, "roost", 3), t.leader) == (6, 1, 2)
    assert (offered(match)[0], len(offered(match))) == ("play_as thief", 6)
    go(match, "play_as thief", "camp f_4_9_12")
    assert asked(match) == 0
    assert "craft mouse_travel_gear" in offered(match)  # the workshop stands in a rabbit clearing


@pytest.mark.rule("root/GU6")
def test_the_guided_game_forces_nothing() -> None:
    match = Match.new(GAME, seats=4, options={"guided": True}, seed=9)
    go(match, "lead despot", "play_as ranger", "camp f_4_9_12", "done")
    assert table(match).turn == 1
    with pytest.raises(Refusal, match="bad_setup"):
        Match.new(GAME, seats=3, options={"guided": True})
    with pytest.raises(Refusal, match="bad_setup"):
        Match.new(GAME, seats=4, options={"guided": True, "map": "winter"})


@pytest.mark.rule("root/G1")
def test_birdsong_daylight_evening_then_the_player_to_the_left() -> None:
    match = at("birdsong | *marquise c1:1 hand=fox_anvil | alliance c5:sympathy | eyrie c3:6+roost")
    assert prompt(match) == "marquise"
    go(match, "done")
    assert (asked(match), prompt(match)) == (1, "rising")
    go(match, "done", "done")
    assert (asked(match), prompt(match)) == (2, "decree")


@pytest.mark.rule("root/G6")
def test_limited_pieces_are_placed_as_far_as_they_go() -> None:
    match = at("birdsong | *alliance c1:sympathy c9:10 supporters=fox_anvil,fox_ambush | marquise c5:1")
    go(match, "revolt c1", "supporter fox_ambush", "supporter fox_anvil")
    assert (pieces(match, "base_fox", 1), warriors(match, 0, 1), table(match).officers) == (1, 0, 0)


@pytest.mark.rule("root/G9")
def test_hands_are_counted_by_all_and_seen_by_their_owner() -> None:
    match = at("daylight discard=fox_anvil | *marquise c1:1 hand=mouse_sword | alliance supporters=bird_ambush c5:1")
    mine, theirs = match.view(0)["table"], match.view(1)["table"]
    assert isinstance(mine, dict)
    assert isinstance(theirs, dict)
    assert (mine["hands"], theirs["hands"]) == ([["mouse_sword"], []], [["?"], []])
    assert (mine["supporters"], theirs["supporters"]) == ([[], ["?"]], [[], ["bird_ambush"]])
    assert mine["discard"] == theirs["discard"] == ["fox_anvil"]
    assert mine["deck"] == ["?"] * 47


@pytest.mark.rule("root/G10")
def test_an_empty_deck_is_renewed_at_once_from_the_discard_pile() -> None:
    # The Alliance without bases draws one: the last card of the deck.
    match = at("evening.1 deck=fox_anvil | *alliance c5:1 | marquise c1:1 hand=mouse_sword")
    assert cards(match, table(match).hands[0]) == ["fox_anvil"]
    assert table(match).discard == []
    assert len(table(match).deck) == 48
    assert told(match, "shuffled") == [{"count": "48"}]


@pytest.mark.rule("root/G10")
def test_with_both_piles_empty_nothing_is_drawn() -> None:
    match = at("daylight | *alliance c5:1 | marquise c1:1")
    t = table(match)
    t.supporters[0] = t.deck
    t.deck = []
    go(match, "done")
    assert t.hands[0] == []


@pytest.mark.rule("root/G11")
def test_points_never_fall_below_zero() -> None:
    match = at("daylight | *eyrie 1 c3:roost leader=despot | marquise c1:1")
    assert prompt(match) == "leader"
    assert told(match, "lost_points")[0]["points"] == "1"
    assert table(match).scores[0] == 0


@pytest.mark.rule("root/G12")
def test_items_are_no_enemy_pieces() -> None:
    match = at("daylight | *vagabond ranger at=c5 | marquise c1:1 made=boot | eyrie c3:1+roost")
    assert offered(match, "strike") == []
    assert offered(match, "fight") == []


@pytest.mark.rule("root/G13")
def test_cards_change_hands_only_by_rules() -> None:
    match = at("daylight | *marquise c1:1 hand=mouse_sword | alliance c5:1")
    assert [option for option in offered(match) if "mouse_sword" in option] == []  # nothing offers to give or show it


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_with_a_winner(seats: int) -> None:
    for seed in range(8):
        options: dict[str, object] = {"factions": ["random"] * seats, "map": ["autumn", "winter"][seed % 2]}
        match = Match.new(GAME, seats=seats, options=options, seed=seed, lean=True)
        play_out(match, QuickFate(seed), 30_000)
        assert match.over
        assert table(match).winner >= 0
        assert GAME.audit(match.table) == []


@pytest.mark.rule("root/SC1", "root/SC4", "root/MM13", "root/MM17")
@pytest.mark.parametrize(
    ("seats", "wrong", "option", "value", "allowed"),
    [
        (2, {"factions": ["eyrie", "eyrie"]}, "factions", "eyrie", "marquise, alliance, vagabond, lizard_cult, riverfolk"),
        (2, {"factions": ["vagabond"] * 2, "second_vagabond": True}, "factions", "vagabond", "marquise, eyrie, alliance"),
        (3, {"guided": True}, "guided", "True", "False"),
        (3, {"two_game_match": True}, "two_game_match", "True", "False"),
        (6, {"machine": "competitive"}, "machine", "competitive", "none"),
        (5, {"machine": "cooperative"}, "machine", "cooperative", "none, competitive"),
        (1, {"machine": "none"}, "machine", "none", "cooperative"),
        (2, {"machine": "competitive", "factions": ["marquise", "usual"]}, "factions", "marquise", "eyrie, alliance"),
        (2, {"machine": "competitive", "two_game_match": True}, "two_game_match", "True", "False"),
        (2, {"campaign": True}, "campaign", "True", "False"),
        (2, {"machine_start": 9}, "machine_start", "9", "0"),
        (2, {"kept": [["bird_royal_claim"], []]}, "kept", "bird_royal_claim", "[]"),
        (
            1,
            {"campaign": True, "kept": [["bird_royal_claim", "bird_royal_claim"]]},
            "kept",
            "bird_royal_claim",
            "1 × bird_royal_claim",
        ),
        (
            2,
            {"machine": "cooperative", "campaign": True, "kept": [["bird_royal_claim"]] * 2},
            "kept",
            "bird_royal_claim",
            "1 × bird_royal_claim",
        ),
    ],
)
def test_a_refusal_names_what_was_wrong_and_what_is_allowed(
    seats: int, wrong: dict[str, object], option: str, value: str, allowed: str
) -> None:
    with pytest.raises(Refusal, match="bad_setup") as refused:
        Match.new(GAME, seats=seats, options=wrong, seed=1)
    facts = refused.value.facts
    assert (facts["option"], facts["value"]) == (option, value)
    assert isinstance(facts["allowed"], list)  # of values: no language of its own
    assert ", ".join(facts["allowed"]).startswith(allowed)
    assert value not in facts["allowed"]
