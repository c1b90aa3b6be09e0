"""Whole games: at random with every invariant checked, as a seat may suppose them, with rules of thumb, and from records."""

import json
from pathlib import Path

import pytest

from games.wonderful_kingdom.tools import table
from wonderwood.conformance import random_options
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.match import Match
from wonderwood.engine.playouts import play_out
from wonderwood.games.wonderful_kingdom import GAME
from wonderwood.games.wonderful_kingdom.checks import audit
from wonderwood.games.wonderful_kingdom.choice import leaves_game
from wonderwood.games.wonderful_kingdom.scoring import MEDALS, is_defeated, medal

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))
SOLO_PACKS = ["giant_rats", "frost_giants", "shadows", "thieves", "sisters_of_misfortune", "siphons"]
PAIRS = [
    ("giant_rats", "frost_giants"),
    ("shadows", "thieves"),
    ("sisters_of_misfortune", "siphons"),
    ("black_dragons", "illusionists"),
]


def choose(match: Match, fate: QuickFate, thoughtful: int = -1) -> None:
    """One choice: at random, or by rule of thumb for one seat."""
    assert match.ask is not None
    asks = [match.ask, *match.ask.also]
    ask = asks[fate.below(len(asks))]
    weights = GAME.advise(match.table, ask) if ask.seat == thoughtful else [0] * len(ask.options)
    best = [option for option, weight in zip(ask.options, weights) if weight == max(weights)]
    match._answer(ask, best[fate.below(len(best))])


def finish(match: Match, fate: QuickFate, thoughtful: int = -1) -> Match:
    while match.ask is not None:
        choose(match, fate, thoughtful)
        problems = audit(table(match))
        assert not problems, problems
    return match


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("seed", range(8))
def test_random_games_keep_every_card_and_piece(seats: int, seed: int) -> None:
    fate = QuickFate(seed)
    match = Match.new(GAME, seats, random_options(GAME, seats, fate), seed, lean=True)
    finish(match, fate)


@pytest.mark.parametrize("pair", PAIRS)
def test_every_pack_for_two(pair: tuple[str, str]) -> None:
    for seed in range(3):
        match = Match.new(GAME, 2, {"module": "threat", "pack": list(pair)}, seed, lean=True)
        finish(match, QuickFate(seed))


@pytest.mark.parametrize("pack", SOLO_PACKS)
def test_every_pack_alone(pack: str) -> None:
    finish(Match.new(GAME, 1, {"module": "threat", "pack": [pack]}, 1, lean=True), QuickFate(1))


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("module", ["tutorial", "threat", "advisors", "quest", "conquest"])
def test_what_a_seat_supposes_is_possible(seats: int, module: str) -> None:
    match = Match.new(GAME, seats, {"module": module}, "suppose")
    fate = QuickFate(seats)
    number = 0
    while match.ask is not None:
        number += 1
        if number % 29 == 0:
            for seat in range(seats):
                other = match.determinize(seat, QuickFate(number))
                t = table(other)
                assert not audit(t)
                assert not any(leaves_game(t, card) for card in t.deck + t.boxed)
                if seats > 1:
                    assert all(leaves_game(t, card) for card in t.stacks[1 - seat])
                play_out(other, QuickFate(number))
                assert not audit(t)
        choose(match, fate)


@pytest.mark.parametrize("module", ["advisors", "quest", "conquest"])
def test_rules_of_thumb_beat_chance(module: str) -> None:
    match = Match.new(GAME, 2, {"module": module}, 3, lean=True)
    outcome = finish(match, QuickFate(3), thoughtful=0).outcome
    assert outcome is not None
    assert outcome.winners == [0]


def test_every_question_gets_weights() -> None:
    fate = QuickFate(9)
    number = 0
    for module in ("threat", "advisors", "quest", "conquest"):
        match = Match.new(GAME, 2, {"module": module, "deluxe": True}, 4, lean=True)
        while match.ask is not None:
            number += 1
            for ask in [match.ask, *match.ask.also] if number % 5 == 0 else []:
                weights = GAME.advise(match.table, ask)
                assert len(weights) == len(ask.options)
                assert min(weights) >= 0, ask.prompt.name
            choose(match, fate)


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_records_play_to_their_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = Match.load(text)
    assert match.over
    assert match.outcome is not None
    name = path.stem.split("_")
    if name[-1] in ("won", "lost"):
        assert (medal(table(match), 0) > 0) == (name[-1] == "won")
    assert json.loads(match.save()) == json.loads(text)


@pytest.mark.rule(
    "wonderful_kingdom/15.1",
    "wonderful_kingdom/15.2",
    "wonderful_kingdom/15.3",
    "wonderful_kingdom/15.4",
    "wonderful_kingdom/15.5",
    "wonderful_kingdom/15.6",
    "wonderful_kingdom/14.3",
)
@pytest.mark.parametrize("scenario", [f"SC0{number}" for number in range(1, 7)])
def test_every_scenario_has_been_won_and_lost(scenario: str) -> None:
    ends = {}
    for path in RECORDS:
        if path.stem.startswith(scenario):
            t = table(Match.load(path.read_text(encoding="utf-8")))
            ends[path.stem] = (is_defeated(t, 0), MEDALS[medal(t, 0)])
    assert ends[f"{scenario}_lost"] == (True, "none")
    assert ends[f"{scenario}_won"][0] is False
    assert ends[f"{scenario}_won"][1] != "none"
