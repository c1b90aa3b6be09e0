"""Chapter 3: offers, selections and traps of two players."""

import pytest

from games.wonderful_kingdom.tools import at, events, go, options, prompt, row, table
from wonderwood.engine.errors import Refusal
from wonderwood.engine.match import Match
from wonderwood.games.wonderful_kingdom import GAME
from wonderwood.games.wonderful_kingdom.choice import draw
from wonderwood.games.wonderful_kingdom.notation import names

HANDS = "tutorial phase=turn left=cathedral right=arena | hand=farm,quarry,port,calamity | hand=guild,miners,scouts,calamity"


def start() -> Match:
    return Match.new(GAME, 2, {"module": "tutorial"}, "choice")


@pytest.mark.rule("wonderful_kingdom/3.1", "wonderful_kingdom/3.2", "wonderful_kingdom/16.9")
def test_hands_of_seven_and_a_calamity() -> None:
    match = start()
    t = table(match)
    assert [len(hand) for hand in t.hands] == [8, 8]
    assert [row(match, "hands", seat).count("calamity") for seat in (0, 1)] == [1, 1]
    assert [len(area) for area in t.offers] == [1, 1]
    seen = match.view(0)["table"]
    assert isinstance(seen, dict)
    assert sorted(seen["hands"][0]) == sorted(row(match, "hands", 0))
    assert seen["hands"][1] == ["?"] * 8
    assert len(t.deck) == 80 - 16  # T2: 16 cards a round


@pytest.mark.rule("wonderful_kingdom/3.3", "wonderful_kingdom/3.7")
def test_sixteen_turns_in_the_printed_order() -> None:
    match = start()
    turns: list[str] = []
    while prompt(match, match.waiting[0]) in ("offer", "select"):
        seat = match.waiting[0]
        asked = prompt(match, seat)
        kind = "O" if asked == "offer" else "S"
        if kind == "S" or table(match).placed == 0:
            turns.append("FS"[seat] + kind)
        match.play(seat, options(match, seat)[0])
        if table(match).turn == 16 or not match.pending or prompt(match, match.waiting[0]) == "plan":
            break
    assert " ".join(turns) == "FO SS SO FS FO SS SO FS FO SS SO FS FO SS SO FS"


@pytest.mark.rule("wonderful_kingdom/3.4")
def test_an_offer_is_exactly_two_cards_anywhere() -> None:
    match = at(HANDS)
    assert "offer farm left up" in options(match)
    assert "offer farm right up" in options(match)
    go(match, "offer farm left up")
    assert match.waiting == [0]
    go(match, "offer quarry left up")
    assert match.waiting == [1]
    assert names(table(match).box, table(match).offers[0]) == ["cathedral", "farm", "quarry"]


@pytest.mark.rule("wonderful_kingdom/3.5", "wonderful_kingdom/3.6")
def test_a_selection_takes_a_whole_area_even_an_empty_one() -> None:
    match = go(at(HANDS), "offer farm left up", "offer quarry left up", "select left")
    assert row(match, "selection", 1) == ["cathedral", "farm", "quarry"]
    assert table(match).offers[0] == []
    go(match, "offer guild right up", "offer miners right up")
    go(match, "0: select left")
    assert row(match, "selection") == []
    assert names(table(match).box, table(match).offers[1]) == ["arena", "guild", "miners"]


@pytest.mark.rule("wonderful_kingdom/3.8", "wonderful_kingdom/3.9", "wonderful_kingdom/16.8a")
def test_the_rest_is_discarded_and_numbers_may_differ() -> None:
    match = at("tutorial phase=turn turn=15 left=cathedral,farm right=arena | sel=port | sel=quarry,guild,scouts")
    go(match, "0: select right")
    assert names(table(match).box, table(match).discard) == ["cathedral", "farm"]
    assert events(match, "left_over") == [{"cards": "2"}]
    assert [len(area) for area in table(match).selection] == [2, 3]


@pytest.mark.rule("wonderful_kingdom/3.10")
def test_a_trap_token_for_each_card_face_down() -> None:
    match = at(HANDS.replace("| hand=guild", "| traps=1 hand=guild").replace("| hand=farm", "| traps=2 hand=farm"))
    go(match, "offer farm left down")
    assert table(match).traps == [1, 1]
    go(match, "offer quarry left down", "select right")
    assert table(match).traps == [0, 1]
    go(match, "offer guild left down")  # T3: one token left, so the second card lies face up
    assert [text for text in options(match, 1, "offer") if text.endswith("down")] == []


@pytest.mark.rule("wonderful_kingdom/3.11")
def test_face_down_cards_stay_hidden_until_planning() -> None:
    match = at(HANDS.replace("| hand=farm", "| traps=2 hand=farm"))
    go(match, "offer farm left down", "offer quarry right up")
    view = match.view(1)["table"]
    assert isinstance(view, dict)
    assert view["offers"][0] == ["cathedral", "?"]
    assert [line["facts"]["card"] for line in match.log_for(1) if line["event"] == "trapped"] == [None]
    go(match, "1: select left")
    view = match.view(1)["table"]
    assert isinstance(view, dict)
    assert view["selection"][1] == ["cathedral", "?"]
    with pytest.raises(Refusal, match="not_an_option"):
        match.play(1, "peek selection_2 2")


@pytest.mark.rule("wonderful_kingdom/3.12")
def test_trap_tokens_come_back_every_round() -> None:
    match = at("tutorial phase=deal round=0 | traps=0 used_traps=2 | traps=1 used_traps=1")
    assert table(match).traps == [2, 2]
    assert table(match).traps_used == [0, 0]


@pytest.mark.rule("wonderful_kingdom/3.13", "wonderful_kingdom/16.8b")
def test_an_empty_deck_is_made_of_the_discards_without_calamities() -> None:
    match = at("tutorial phase=turn left=farm right=port | hand=quarry,guild | ")
    t = table(match)
    t.discard += [*t.deck, t.calamities.pop()]
    t.deck = []
    count = len(t.discard)
    assert draw(t) >= 0
    assert len(t.deck) == count - 2
    assert names(t.box, t.discard) == ["calamity"]


@pytest.mark.rule("wonderful_kingdom/16.8c")
def test_a_trap_left_over_is_discarded_unseen() -> None:
    match = go(at("tutorial phase=turn turn=15 left=-cathedral right=arena | | "), "0: select right")
    for seat in (0, 1):
        view = match.view(seat)["table"]
        assert isinstance(view, dict)
        assert view["discard"] == ["?"]
