"""Drafts of a plan are remembered: that must never change what they are, and nothing unseen goes into them."""

import pytest

from games.wonderful_kingdom.tools import at, table
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.match import Match
from wonderwood.games.wonderful_kingdom import GAME
from wonderwood.games.wonderful_kingdom.box import KingdomBox
from wonderwood.games.wonderful_kingdom.drafts import Memory, grown
from wonderwood.games.wonderful_kingdom.judge import advise
from wonderwood.games.wonderful_kingdom.offer_sense import Appraisal
from wonderwood.games.wonderful_kingdom.planner import Frame, Trial


@pytest.mark.parametrize(("seats", "options"), [(2, {"module": "threat"}), (2, {"module": "quest"}), (1, {})])
def test_a_remembered_draft_is_the_one_that_would_be_made_anew(seats: int, options: dict[str, object]) -> None:
    """Frames with the same signature promise the same, however different the tables are they come from."""
    memory = Memory(1000)
    found = again = 0
    for seed in range(4):
        match = Match.new(GAME, seats, options, seed=seed)
        fate = QuickFate(seed)
        while match.ask is not None and found < 100 * (seed + 1):
            for seat in range(seats):
                frame = Frame(table(match), seat)
                known = frame.signature() in memory.drafts
                draft = memory.find(frame)
                order = grown(frame, True)
                assert (draft.order, draft.value) == (order, Trial(frame, order).value())
                found += 1
                again += known
            match.play(match.ask.seat, match.ask.options[fate.below(len(match.ask.options))])
    assert found > again > 20


def test_what_a_card_adds_is_remembered_with_the_draft() -> None:
    match = at("tutorial phase=turn round=3 left=arena right=port | built=merchants,market hand=throne_room,farm | hand=guild")
    t = table(match)
    cards = [t.box.first[t.box.kind_named(name)] for name in ("throne_room", "farm", "arena")]
    first = [Appraisal(t, 0, 0).of(card) for card in cards]
    later = Appraisal(t, 0, 0)
    assert [later.of(card) for card in cards] == first == [later.try_out(card, t.box.kind[card]) for card in cards]


def test_another_box_of_cards_is_another_memory() -> None:
    t = table(at("tutorial phase=turn round=3 left=arena right=port | sel=guild hand=farm | hand=guild"))
    memory = Memory(1000)
    memory.find(Frame(t, 0))
    t.box = KingdomBox(None)
    frame = Frame(t, 0)
    assert memory.drafts.keys() == {frame.signature()}
    before = memory.drafts[frame.signature()]
    assert memory.find(frame) is not before


def test_memory_has_an_end() -> None:
    t = table(at("tutorial phase=turn round=3 left=arena right=port | sel=guild hand=farm | hand=guild"))
    memory = Memory(10)
    for vp in range(15):
        frame = Frame(t, 0)
        frame.vp = vp
        memory.find(frame)
    assert len(memory.drafts) == 5


def test_a_card_face_down_is_not_planned_with_by_who_cannot_see_it() -> None:
    t = table(at("tutorial phase=turn round=3 first=0 turn=3 left=arena right=port | sel=guild,farm hand=market | hand=guild"))
    guild, farm = t.selection[0]
    t.known[guild] = 1 << 1
    assert Frame(t, 0).kinds == [t.box.kind[guild], t.box.kind[farm]]
    assert Frame(t, 0, 1).kinds == [t.box.kind[guild], t.box.kind[farm]]
    assert Frame(t, 0, 0).kinds == [t.box.kind[farm]]


@pytest.mark.parametrize("turn", [0, 3])
def test_advice_does_not_depend_on_what_the_seat_cannot_see(turn: int) -> None:
    """Whatever lies face down among its own cards or in the areas, a seat offers and selects alike."""
    match = at(
        f"tutorial phase=turn round=3 first=0 turn={turn} left=arena right=port | sel=guild hand=market,merchants | hand=guild"
    )
    t = table(match)
    assert match.ask is not None
    assert match.ask.seat == 0
    advices = []
    for name in ("throne_room", "farm", "shipwreck"):
        card = t.box.first[t.box.kind_named(name)]
        t.selection[0][0] = t.offers[1][0] = card
        t.known[card] = 1 << 1
        advices.append(advise(t, match.ask))
    assert all(advice == advices[0] for advice in advices)
