"""Chapter 9: the solo mode."""

from pathlib import Path

import pytest

from games.wonderful_kingdom.tools import at, events, go, options, other_data, prompt, reserve, row, table
from wonderwood.engine.errors import Refusal
from wonderwood.engine.match import Match
from wonderwood.games.wonderful_kingdom import GAME
from wonderwood.games.wonderful_kingdom.notation import names
from wonderwood.games.wonderful_kingdom.scoring import MEDALS, medal, score_of


def alone(**more: object) -> Match:
    return Match.new(GAME, 1, {"module": "tutorial", **more}, "solo")


@pytest.mark.rule("wonderful_kingdom/9.1", "wonderful_kingdom/9.2")
def test_the_two_decks() -> None:
    t = table(alone())
    assert len(t.danger) == 12
    assert names(t.box, t.danger).count("calamity") == 4
    assert len(t.deck) + 1 + 4 == 72  # the visible top card, and four cards on offer
    assert t.top >= 0
    view = alone().view(0)["table"]
    assert isinstance(view, dict)
    assert view["top"] == t.box.ids[t.box.kind[t.top]]
    assert set(view["deck"]) == {"?"}
    deluxe = table(alone(deluxe=True))
    assert len(deluxe.deck) + 1 + 4 == 77


@pytest.mark.rule("wonderful_kingdom/9.3")
def test_two_spies_one_of_them_spent_and_no_traps() -> None:
    t = table(alone())
    assert (t.traps, t.spies, t.spy_tokens) == ([0], [1], [2])


@pytest.mark.rule("wonderful_kingdom/9.4")
def test_only_the_choice_phase_changes() -> None:
    match = at("tutorial phase=plan | sel=farm,treasure_mat_mat")
    go(match, "build farm", "lay materials farm 1", "lay materials farm 1")
    assert row(match, "duchy") == ["farm"]
    assert [facts["resource"] for facts in events(match, "produced")] == ["materials", "population", "gold", "exploration"]


@pytest.mark.rule("wonderful_kingdom/9.5", "wonderful_kingdom/9.6", "wonderful_kingdom/9.17")
def test_a_round_of_four_selections() -> None:
    match = alone()
    assert [len(area) for area in table(match).offers] == [2, 2]
    go(match, "select left")
    assert [len(area) for area in table(match).offers] == [2, 3]
    assert len(row(match, "selection")) == 2
    assert table(match).known[table(match).offers[1][2]] == 0
    go(match, "select left", "select right")
    assert [len(area) for area in table(match).offers] == [3, 2]
    assert len(table(match).danger) == 9
    go(match, "select left")
    assert len(table(match).danger) == 9
    assert len(table(match).deck) + 1 == 62  # T12
    assert prompt(match) == "plan"


@pytest.mark.rule("wonderful_kingdom/9.17")
def test_the_danger_deck_is_used_up_exactly() -> None:
    match = Match.new(GAME, 1, {"module": "tutorial"}, "danger")
    while not match.over:
        match.play(0, next((text for text in options(match) if text.startswith("select")), options(match)[0]))
    assert table(match).danger == []


@pytest.mark.rule("wonderful_kingdom/9.7", "wonderful_kingdom/9.8", "wonderful_kingdom/16.19c")
def test_a_spy_reveals_an_offered_or_selected_card() -> None:
    match = at("tutorial phase=solo_turn turn=1 left=farm,-calamity right=port | sel=-quarry,arena spies=2 tokens=2")
    assert options(match, 0, "spy") == ["spy left 2", "spy selection_1 1"]
    go(match, "spy left 2")
    assert events(match, "uncovered") == [{"who": "0", "zone": "left", "card": "calamity"}]
    go(match, "spy selection_1 1")
    assert options(match, 0, "spy") == []
    assert table(match).spies == [0]
    with pytest.raises(Refusal, match="cannot_undo"):
        match.undo(0)


@pytest.mark.rule("wonderful_kingdom/9.9", "wonderful_kingdom/9.11", "wonderful_kingdom/16.23a")
def test_a_search_costs_two_cards_and_finds_one() -> None:
    match = at("tutorial phase=solo_turn left=farm,port,-calamity right=quarry top=throne_room | ")
    assert options(match, 0, "search") == ["search left"]  # the other area has one card only
    go(match, "search left")
    assert prompt(match) in ("search", "found")
    go(match, "discard farm")
    if prompt(match) == "search":
        go(match, "discard port")
    kept = options(match, 0, "keep")
    assert "keep throne_room" in kept
    go(match, "keep throne_room")
    assert row(match, "selection") == ["calamity", "throne_room"]
    assert len(table(match).discard) == 2 + 2
    assert options(match, 0, "search") == []  # once a round


@pytest.mark.rule("wonderful_kingdom/9.9", "wonderful_kingdom/10.11")
def test_calamities_threats_and_hidden_cards_do_not_pay_for_a_search() -> None:
    match = at("tutorial phase=solo_turn left=farm,calamity,-port right=quarry,treasure_mat_mat | ")
    assert options(match, 0, "search") == ["search right"]  # a Treasure does
    threat = at("threat packs=thieves phase=solo_turn left=farm,thief right=quarry,arena | ")
    assert options(threat, 0, "search") == ["search right"]


@pytest.mark.rule("wonderful_kingdom/9.10")
def test_the_publishers_option_allows_a_search_at_every_selection() -> None:
    once = at("tutorial phase=solo_turn searched=1 left=farm,port right=quarry,arena | ")
    assert options(once, 0, "search") == []
    always = at("tutorial search=always phase=solo_turn searched=1 left=farm,port right=quarry,arena | ")
    assert options(always, 0, "search") == ["search left", "search right"]


@pytest.mark.rule("wonderful_kingdom/9.12")
def test_hidden_cards_stay_hidden_until_planning() -> None:
    match = go(at("tutorial phase=solo_turn turn=1 left=farm,-calamity right=port | spies=0"), "select left")
    view = match.view(0)["table"]
    assert isinstance(view, dict)
    assert view["selection"][0] == ["farm", "?"]


@pytest.mark.rule("wonderful_kingdom/9.13")
@pytest.mark.parametrize(("spies", "after"), [(0, 1), (1, 2), (2, 2)])
def test_one_spent_spy_comes_back(spies: int, after: int) -> None:
    match = go(at(f"tutorial phase=solo_turn turn=3 left=farm right=port | spies={spies} tokens=2"), "select left")
    assert table(match).spies == [after]  # T13


@pytest.mark.rule("wonderful_kingdom/9.14")
@pytest.mark.parametrize(("built", "training"), [("quarry", 0), ("quarry,hamlet", 1)])
def test_supremacy_from_five(built: str, training: int) -> None:
    match = at(f"tutorial phase=count step=materials | built={built} site=port")
    assert table(match).totals == [4 + training]
    assert table(match).training == [training]  # T14


@pytest.mark.rule("wonderful_kingdom/9.15")
def test_face_a_costs_fifteen_points() -> None:
    scores = {}
    for face in "ABCD":
        match = at(f"tutorial face={face} phase=score round=4 | built=farm,founder_statue")
        assert match.outcome is not None
        scores[face] = match.outcome.breakdown[0].get("face", 0)
    assert scores == {"A": -15, "B": 0, "C": 0, "D": 0}


@pytest.mark.rule("wonderful_kingdom/9.16")
@pytest.mark.parametrize(
    ("points", "won"), [(69, "none"), (70, "bronze"), (94, "bronze"), (95, "silver"), (114, "silver"), (115, "gold")]
)
def test_medals_are_reached_at_equality(points: int, won: str) -> None:
    match = at("tutorial phase=score round=4 | built=throne_room")
    t = table(match)
    t.medals = [medal_points - points + score_of(t, 0) for medal_points in t.medals]
    assert MEDALS[medal(t, 0)] == won
    assert match.outcome is not None
    assert match.outcome.winners == ([] if won == "none" else [0])


@pytest.mark.rule("wonderful_kingdom/9.15", "wonderful_kingdom/9.16")
def test_face_a_and_the_medal() -> None:
    match = at("tutorial face=A phase=score round=4 | built=throne_room,infernal_gate")
    t = table(match)
    assert score_of(t, 0) == 15 + 16 + 2 - 15  # T15: the loss counts before the medal
    t.medals = [10, score_of(t, 0), 100]
    assert MEDALS[medal(t, 0)] == "silver"


@pytest.mark.rule("wonderful_kingdom/9.16")
def test_each_threat_pack_has_its_medals(tmp_path: Path) -> None:
    folder = other_data(tmp_path, "threats.toml", "bronze = 70, silver = 95", "bronze = 60, silver = 90")
    for pack, medals in (("giant_rats", [60, 90, 115]), ("thieves", [70, 95, 115])):
        match = Match.new(GAME, 1, {"module": "threat", "pack": [pack]}, 1, components=folder)
        assert table(match).medals == medals


@pytest.mark.rule("wonderful_kingdom/16.23b")
def test_a_search_needs_a_deck() -> None:
    match = at("tutorial search=always phase=solo_turn left=farm,port right=quarry,arena | ")
    t = table(match)
    t.discard += t.deck[1:]
    t.deck = t.deck[:1]
    go(match, "search left", "discard farm")
    assert len(options(match, 0, "keep")) == 2  # the top card and the last one of the deck
    go(match, options(match)[0])
    assert options(match, 0, "search") != []  # the discards were shuffled for the new offer
    assert reserve(match) == (0, 0)
