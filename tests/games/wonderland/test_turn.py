"""Chapters 3 and 10: rounds, turns, drawing."""

import pytest

from games.wonderland.tools import at, choices, discard, go, prompt, table, told
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.match import Match
from wonderwood.games.wonderland import GAME


@pytest.mark.rule("wonderland/3.1")
def test_each_player_takes_one_turn_clockwise_then_the_round_advances() -> None:
    match = Match.new(GAME, seats=3, seed=5)
    fate = QuickFate(5)
    while not match.over:
        ask = match.ask
        assert ask is not None
        match.play(ask.seat, ask.options[fate.below(len(ask.options))])
    first = table(match).first
    turns = [int(str(facts["who"])) for facts in told(match, "turn_begins")]
    assert turns == [(first + offset) % 3 for offset in range(3)] * 10
    assert [facts["round"] for facts in told(match, "round_begins")] == [str(number) for number in range(1, 11)]


@pytest.mark.rule("wonderland/3.2")
def test_the_marker_comes_back_at_the_start_of_the_turn() -> None:
    match = at("A alice=d8 phase=alice_card | *green a1 hand=S2 shield | yellow h1 shield")
    go(match, "play S2", "go S 1")
    assert table(match).shields == [1, 0]


@pytest.mark.rule("wonderland/3.3", "wonderland/14.1")
def test_a_folly_card_is_revealed_before_the_first_turn_from_round_three_on() -> None:
    match = at("A r1 alice=d8 first=yellow phase=alice_card | *green a1 hand=S2 | yellow h1")
    go(match, "play S2", "go S 1")
    assert (table(match).round, table(match).folly, len(table(match).folly_deck)) == (2, 17, 17)
    match = at("A r2 alice=d8 first=yellow phase=alice_card | *green a1 hand=S2 | yellow h1", 0, 4)
    go(match, "play S2", "go S 1")
    t = table(match)
    assert (t.round, t.box.word("folly", t.folly), len(t.folly_deck)) == (3, "F05", 16)
    assert [line["event"] for line in match.log][-3:] == ["round_begins", "folly_shown", "turn_begins"]


@pytest.mark.rule("wonderland/3.3")
def test_a_new_folly_card_covers_the_old_one() -> None:
    match = at("A r4 F05 alice=d8 first=yellow phase=alice_card | *green a1 hand=S2 | yellow h1", 0, 0)
    go(match, "play S2", "go S 1")
    t = table(match)
    assert (t.round, t.box.word("folly", t.folly)) == (5, "F01")


@pytest.mark.rule("wonderland/3.4")
def test_cards_tokens_and_encounters_before_and_after_the_move() -> None:
    match = at("A alice=h8 | *green d4 A1 hand=C8,D8,H2 met=jabberwocky goals=E34 gardeners=3 | yellow h1")
    before = {choice.split()[0] for choice in choices(match)}
    assert before == {"move", "raise", "use", "validate", "flip"}
    go(match, "raise A2", "lay C8", "lay D8", "move d6")
    after = {choice.split()[0] for choice in choices(match)}
    assert after == {"use", "validate", "flip", "done"}
    go(match, "validate E34", "flip green", "done")
    assert prompt(match) == "draw"


@pytest.mark.rule("wonderland/3.5", "wonderland/10.1")
def test_three_action_cards_are_drawn() -> None:
    match = go(at("A alice=h8 moved | *green d4 hand=C8 | yellow h1"), "done")
    assert len(table(match).hands[0]) == 4
    assert choices(match) == ["draw", "skip"]


@pytest.mark.rule("wonderland/3.6")
def test_then_alice_moves() -> None:
    match = go(at("A alice=h8 moved | *green d4 hand=C8 | yellow h1"), "done", "skip")
    assert prompt(match) == "play"
    assert "play C8" in choices(match)
    assert len(choices(match)) == 4


@pytest.mark.rule("wonderland/3.7", "wonderland/16.12")
def test_hands_above_ten_are_cut_at_the_end_of_the_turn() -> None:
    cards = "C2,C3,C4,C5,C6,C7,C8,C9,C10,CJ,CQ,CK"
    match = at(f"A alice=d8 phase=alice_card | *green a1 hand={cards} | yellow h1")
    go(match, "play C2", "go W 1")
    assert prompt(match) == "limit"
    go(match, "discard CK")
    assert len(table(match).hands[0]) == 10
    assert discard(match) == ["C2", "CK"]
    assert table(match).turn == 1


@pytest.mark.rule("wonderland/16.12")
def test_the_hand_limit_is_an_option() -> None:
    cards = "C2,C3,C4,C5,C6,C7,C8,C9,C10,CJ,CQ,CK"
    line = f"A alice=d8 phase=alice_card | *green a1 hand={cards} | yellow h1"
    free = go(at(line, hand_limit=0), "play C2", "go W 1")
    assert (len(table(free).hands[0]), table(free).turn) == (11, 1)
    eight = go(at(line, hand_limit=8), "play C2", "go W 1", "discard C3", "discard C4")
    assert prompt(eight) == "limit"
    go(eight, "discard C5")
    assert (len(table(eight).hands[0]), table(eight).turn) == (8, 1)


@pytest.mark.rule("wonderland/10.2")
def test_encounters_are_drawn_if_wanted_and_one_to_three_kept() -> None:
    match = go(at("A alice=h8 moved | *green d4 | yellow h1"), "done", "draw")
    seen = choices(match)
    assert len(seen) == 4
    assert seen[-1] == "keep"
    go(match, seen[0], "keep")
    assert len(table(match).goals[0]) == 2
    assert len(table(match).encounter_deck) == 34
    assert prompt(match) == "play"
    refused = go(at("A alice=h8 moved | *green d4 | yellow h1"), "done", "skip")
    assert table(refused).goals[0] == []


@pytest.mark.rule("wonderland/10.3")
def test_few_or_no_encounters_left() -> None:
    two_left = ",".join(f"E{number:02}" for number in range(1, 35))
    match = go(at(f"A alice=h8 moved | *green d4 | yellow h1 done={two_left}"), "done", "draw")
    assert sorted(choices(match)) == ["keep", "return E35", "return E36"]
    one_left = go(at(f"A alice=h8 moved | *green d4 | yellow h1 done={two_left},E35"), "done", "draw")
    assert table(one_left).goals[0] == [35]
    none_left = go(at(f"A alice=h8 moved | *green d4 | yellow h1 done={two_left},E35,E36"), "done")
    assert prompt(none_left) == "play"


@pytest.mark.rule("wonderland/8.14")
def test_the_discard_pile_becomes_the_draw_pile() -> None:
    match = go(at("A alice=h8 moved discard=C2,C3,C4,C5 | *green d4 hand=C8 | yellow h1 hand=rest"), "done")
    assert (len(table(match).deck), discard(match)) == (1, [])
    assert len(table(match).hands[0]) == 4
    dry = go(at("A alice=h8 moved discard=C2 | *green d4 hand=C8 | yellow h1 hand=rest"), "done")
    assert len(table(dry).hands[0]) == 2
    assert told(dry, "drew") == [{"who": "0", "count": "1"}]


@pytest.mark.rule("wonderland/16.3")
def test_without_a_card_alice_stays() -> None:
    match = go(at("A alice=d5 moved | *green d4 | yellow d6 hand=rest", hand_limit=0), "done", "skip")
    assert (table(match).turn, sum(table(match).bag), table(match).wake) == (1, 35, [0, 0])
    assert told(match, "alice_stayed") == [{"who": "0"}]


@pytest.mark.rule("wonderland/16.15")
def test_encounters_drawn_now_are_validated_next_turn_at_the_earliest() -> None:
    line = "A alice=a1 r{} moved first=green | green h8 | *yellow d4 hand=S2 gardeners=4 soldiers=4 | blue h1"
    match = go(at(line.format(1)), "done", "draw", "keep")
    assert prompt(match) == "play"  # phase 1 is over
    late = go(at(line.format(10)), "done", "skip")
    assert prompt(late) == "play"
    assert table(late).goals[1] == []


@pytest.mark.rule("wonderland/15.1")
def test_the_game_ends_after_round_ten() -> None:
    match = at("A r10 alice=d8 first=yellow phase=alice_card | *green a1 hand=S2 | yellow h1")
    assert not match.over
    go(match, "play S2", "go S 1")
    assert match.over
    assert told(match, "game_ends") == [{}]
