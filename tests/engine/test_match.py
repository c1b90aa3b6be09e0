"""A match: what is accepted, what is refused, what can be taken back, what a record holds."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tiny
from wonderwood.conformance import play_randomly, portrait
from wonderwood.engine.errors import Refusal
from wonderwood.engine.fate import ChancePending, ExplicitFate, QuickFate, SealedFate
from wonderwood.engine.match import Match
from wonderwood.engine.playouts import play_out, playouts


def refusal_of(act: Any) -> Refusal:
    with pytest.raises(Refusal) as refused:
        act()
    return refused.value


def new(seed: int | str = 5, seats: int = 3) -> Match:
    return Match.new("liars_dice", seats=seats, seed=seed)


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    assert new(1).view(0) == new(1).view(0)
    assert any(new(1).view(0)["table"] != new(seed).view(0)["table"] for seed in range(2, 6))


def test_a_choice_is_an_option_its_text_or_its_integer() -> None:
    by_option, by_text, by_number = new(), new(), new()
    option = by_option.pending[0].options[7]
    by_option.play(0, option)
    by_text.play(0, option.text)
    by_number.play(0, option.id)
    assert by_option.view(1) == by_text.view(1) == by_number.view(1)
    assert repr(option) == "Option('bid 2 2')"


def test_refusals_are_coded_and_change_nothing() -> None:
    match = new()
    match.play(0, "bid 1 3")
    before = portrait(match)
    cases: list[tuple[str, Any]] = [
        ("not_your_turn", lambda: match.play(0, "bid 2 3")),
        ("not_an_option", lambda: match.play(1, "bid 1 2")),
        ("not_an_option", lambda: match.play(1, "bid")),
        ("not_an_option", lambda: match.play(1, "fly 3")),
        ("not_an_option", lambda: match.play(1, "bid 1 99999999999999999999")),
        ("not_an_option", lambda: match.play(1, "")),
        ("not_an_option", lambda: match.play(1, -1)),
        ("not_an_option", lambda: match.play(1, True)),
        ("not_an_option", lambda: match.play(1, None)),  # type: ignore[arg-type]
        ("no_such_seat", lambda: match.play(3, "doubt")),
        ("no_such_seat", lambda: match.play("1", "doubt")),  # type: ignore[arg-type]
        ("no_such_seat", lambda: match.view(-1)),
        ("no_such_seat", lambda: match.undo(9)),
        ("stale", lambda: match.play(1, "doubt", given=4)),
    ]
    for code, act in cases:
        assert refusal_of(act).code == code
        assert portrait(match) == before


def test_a_new_game_is_refused_with_what_is_allowed() -> None:
    assert refusal_of(lambda: Match.new("chess")).facts["allowed"]
    assert refusal_of(lambda: Match.new("liars_dice", seats=9)).facts["allowed"] == "2–5"
    assert refusal_of(lambda: Match.new("liars_dice", seats=True)).code == "bad_setup"
    assert refusal_of(lambda: Match.new("liars_dice", options={"dice": 4})).facts["allowed"] == [3, 2, 5]
    assert refusal_of(lambda: Match.new("liars_dice", options={"dice": 3.0})).code == "bad_setup"
    assert refusal_of(lambda: Match.new("liars_dice", options={"cards": 4})).facts["allowed"] == ["dice", "series"]


def test_a_finished_game_accepts_nothing() -> None:
    match = list(play_randomly(tiny.GAME, 2, 1))[-1]
    assert match.over
    assert match.pending == []
    assert refusal_of(lambda: match.play(0, "doubt")).code == "game_over"
    assert refusal_of(lambda: match.undo(0)).code == "cannot_undo"
    assert match.outcome is not None
    assert match.view(None)["table"]["cups"] == match.view(0)["table"]["cups"]  # type: ignore[index]


def test_undo_goes_back_to_ones_own_last_choice_unless_someone_acted_or_something_was_shown() -> None:
    match = new()
    match.play(0, "bid 1 3")
    before = portrait(match)
    match.play(1, "bid 2 3")
    match.undo(1)
    assert portrait(match) == before
    match.play(1, "bid 2 3")
    assert not match.can_undo(0), "seat 1 has acted since"
    match.play(2, "doubt")
    assert not match.can_undo(2), "the cups were lifted and dice rolled"


def test_a_delayed_copy_of_a_choice_is_stale_also_after_it_was_undone() -> None:
    match = new()
    given_before = match.given(0)
    match.play(0, "bid 1 3", given=given_before)
    match.undo(0)
    assert refusal_of(lambda: match.play(0, "bid 1 3", given=given_before)).code == "stale"


def test_secrets_are_for_their_owner_only() -> None:
    match = new()
    own = [line["facts"] for line in match.log_for(1) if line["facts"]["who"] == "1"]  # type: ignore[index]
    others = [line["facts"] for line in match.log_for(None)]
    assert all(facts["face"] is not None for facts in own)  # type: ignore[index]
    assert all(facts["face"] is None for facts in others)  # type: ignore[index]
    text = json.dumps([match.view(None), match.log_for(None)])
    assert "seed" not in text
    assert match.view(1)["table"]["cups"][0] == ["?", "?", "?"]  # type: ignore[index]


def test_a_rule_that_fails_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new()
    match.play(0, "bid 1 3")
    before = portrait(match)
    monkeypatch.setattr("tiny.rules.next_seat", lambda t, seat: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        match.play(1, "bid 2 3")
    monkeypatch.undo()
    assert portrait(match) == before
    match.play(1, "bid 2 3")


def test_a_clone_with_a_seed_of_its_own_has_another_future() -> None:
    futures = set()
    for seed in range(6):
        clone = new().clone(seed=seed)
        clone.play(0, "bid 1 3")
        clone.play(1, "doubt")
        futures.add(json.dumps(clone.view(0)["table"]))
    assert len(futures) > 1


def test_a_finished_match_can_be_copied_again_and_again() -> None:
    match = new()
    fate = QuickFate(4)
    while not match.over:
        pending = match.pending[0]
        match.play(pending.seat, pending.options[fate.below(len(pending.options))])
    assert portrait(match.clone().clone()) == portrait(match)


def test_determinize_keeps_what_the_seat_knows_and_deals_the_rest_anew() -> None:
    match = new()
    cups = match.view(1)["table"]["cups"][1]  # type: ignore[index]
    seen = {json.dumps(match.determinize(1, seed).table.cups) for seed in range(20)}  # type: ignore[attr-defined]
    assert len(seen) > 1
    for seed in range(20):
        assert match.determinize(1, seed).view(1)["table"]["cups"][1] == cups  # type: ignore[index]


def test_playouts_end_and_leave_the_match_alone() -> None:
    match = new()
    before = portrait(match)
    rows = playouts(match, 20, QuickFate(1))
    assert all(sorted(row) == [1, 2, 3] for row in rows)
    assert portrait(match) == before


def test_a_lean_match_keeps_no_record() -> None:
    match = Match.new("liars_dice", seats=3, seed=1, lean=True)
    assert play_out(match, QuickFate(3)) > 0
    assert match.over
    for act in (match.save, match.clone):
        assert refusal_of(act).code == "not_copyable"


def test_explicit_chance_stops_at_every_outcome() -> None:
    """What OpenSpiel needs: each chance node is told from outside, and nothing else happens in between."""
    outcomes: list[int] = []
    sizes: list[int] = []
    while True:
        fate = ExplicitFate()
        fate.script = outcomes[:]
        try:
            match = Match.begin(tiny.GAME, tiny.GAME.open_box(None), {"dice": 2}, 2, fate, False)
            break
        except ChancePending as pending:
            sizes.append(pending.outcomes)
            outcomes.append(len(outcomes))
    assert sizes == [6, 6, 6, 6]
    assert match.table.cups == [[1, 2], [3, 4]]  # type: ignore[attr-defined]
    match.play(0, "bid 1 1")
    before = portrait(match)
    with pytest.raises(ChancePending):
        match.play(1, "doubt")
    assert portrait(match) == before
    match.table.fate.script += [5, 4, 3]
    match.play(1, "doubt")
    assert match.table.cups == [[5, 6], [4]]  # type: ignore[attr-defined]


def test_chance_does_not_roll_again_after_going_back() -> None:
    fate = SealedFate("a seed")
    first = [fate.below(1000) for _ in range(5)]
    again = SealedFate("a seed")
    again.count = 3
    assert [again.below(1000), again.below(1000)] == first[3:]
    assert fate.commitment() == SealedFate("a seed").commitment() != SealedFate("b seed").commitment()


def test_quick_chance_is_even() -> None:
    fate = QuickFate(12)
    counts = [0] * 6
    for _ in range(60_000):
        counts[fate.below(6)] += 1
    assert all(9_600 < count < 10_400 for count in counts)


def test_a_record_is_versioned_and_replays() -> None:
    match = list(play_randomly(tiny.GAME, 3, 4))[-1]
    data = json.loads(match.save())
    assert data["wonderwood"] == 1
    assert data["game"] == "liars_dice"
    assert data["choices"][0].startswith("0 bid ")
    assert portrait(Match.load(match.save())) == portrait(match)


def test_a_saved_game_goes_on_as_it_would_have() -> None:
    match = new()
    match.play(0, "bid 1 3")
    loaded = Match.load(match.save())
    for one in (match, loaded):
        one.play(1, "doubt")
    assert portrait(match) == portrait(loaded)


DAMAGES = [
    ("not JSON", lambda text: text[:-3]),
    ("not a record", lambda text: "[1, 2]"),
    ("another version", lambda text: text.replace('"wonderwood":1', '"wonderwood":2')),
    ("an unknown game", lambda text: text.replace("liars_dice", "solitaire")),
    ("other components", lambda text: text.replace('"components":"', '"components":"x')),
    ("a changed choice", lambda text: text.replace("bid 1 3", "bid 5 5")),
    ("an impossible choice", lambda text: text.replace("bid 1 3", "bid 999 9")),
    ("a changed outcome", lambda text: text.replace('"chances":[', '"chances":[7,')),
    ("an outcome too many", lambda text: text.replace('],"table"', ',1],"table"')),
    ("a changed table", lambda text: text.replace('"turn":1', '"turn":2')),
    ("a missing part", lambda text: text.replace('"seed"', '"sead"')),
    ("seats of the wrong kind", lambda text: text.replace('"seats":3', '"seats":"3"')),
    ("choices of the wrong kind", lambda text: text.replace('"0 bid 1 3"', "17")),
]


@pytest.mark.parametrize("damage", [damage for _, damage in DAMAGES], ids=[name for name, _ in DAMAGES])
def test_a_damaged_record_is_refused(damage: Any) -> None:
    match = new()
    match.play(0, "bid 1 3")
    text = damage(match.save())
    assert text != match.save()
    assert refusal_of(lambda: Match.load(text)).code in (
        "bad_record",
        "other_version",
        "unknown_game",
        "other_components",
        "bad_setup",
    )


@settings(max_examples=300, deadline=None)
@given(
    st.one_of(st.text(max_size=60), st.integers(), st.none(), st.booleans(), st.lists(st.integers(), max_size=3)), st.integers()
)
def test_garbage_choices_are_refused(choice: Any, seat: int) -> None:
    match = GARBAGE_MATCH
    before = match.save()
    try:
        match.play(seat, choice)
    except Refusal:
        assert match.save() == before
    else:
        match.undo(seat)


GARBAGE_MATCH = new()


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_garbage_records_are_refused_or_sound(data: st.DataObject) -> None:
    text = SAVED
    start = data.draw(st.integers(0, len(text) - 1))
    end = data.draw(st.integers(start, min(len(text), start + 12)))
    broken = text[:start] + data.draw(st.text(max_size=8)) + text[end:]
    try:
        loaded = Match.load(broken)
    except Refusal:
        return
    assert loaded.game.name == "liars_dice"


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=200))
def test_garbage_bytes_are_refused(raw: bytes) -> None:
    assert refusal_of(lambda: Match.load(raw)).code == "bad_record"


SAVED = list(play_randomly(tiny.GAME, 3, 4))[-1].save()


@pytest.mark.parametrize("lean", [False, True])
def test_a_seed_that_is_no_unicode_is_refused(lean: bool) -> None:
    refusal = refusal_of(lambda: Match.new("liars_dice", seed="\ud800", lean=lean))
    assert (refusal.code, refusal.facts["option"]) == ("bad_setup", "seed")


@pytest.mark.parametrize("place", ["seed", "past", "options"])
def test_a_record_whose_texts_are_no_unicode_is_refused(place: str) -> None:
    data = json.loads(Match.new("liars_dice", seed="seal").save())
    data[place] = {"seed": "\ud800", "past": [{"seed": "\ud800", "choices": 0}], "options": {"\ud800": 1}}[place]
    assert refusal_of(lambda: Match.load(json.dumps(data))).code == "bad_record"


def test_a_refusal_can_always_be_told() -> None:
    refusal = refusal_of(lambda: Match.new("liars_dice").play(0, "bid \ud800"))
    assert refusal.facts["option"] == "bid \\ud800"
    assert Refusal("bad_setup", allowed=["\udcff", 3]).facts["allowed"] == ["\\udcff", 3]
