"""Whole games: recorded ones for every number of players, random ones under audit, search copies, rules of thumb, the board."""

import json

import pytest

from games.wonderlands_war.record import GAMES, RECORDS
from games.wonderlands_war.scene import BOX, Scene
from wonderwood.conformance import random_options
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.match import Match
from wonderwood.engine.playouts import play_out
from wonderwood.games.wonderlands_war import GAME
from wonderwood.games.wonderlands_war.table import WarTable

SCORES = {2: [102, 61], 3: [66, 84, 90], 4: [59, 48, 57, 47], 5: [71, 59, 62, 50, 35]}


@pytest.mark.parametrize("seats", sorted(GAMES))
def test_recorded_games_replay_to_their_scores(seats: int) -> None:
    text = (RECORDS / f"{seats}_players.json").read_text(encoding="utf-8")
    match = Match.load(text)
    assert match.outcome is not None
    assert match.outcome.scores == SCORES[seats]
    assert GAME.audit(match.table) == []
    choices = json.loads(text)["choices"]
    verbs = {choice.split()[1] for choice in choices}
    assert {"keep", "take", "pass_head", "lead", "deploy", "draw", "halt", "forge", "feat", "guard"} <= verbs
    wars = [line for line in match.log if line["event"] == "war_over"]
    assert len(wars) == 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_is_lost_in_random_games(seats: int) -> None:
    for seed in range(6):
        options = random_options(GAME, seats, QuickFate(seed))
        match = Match.new(GAME, seats=seats, seed=seed, options=options, lean=True)
        picks = QuickFate(seed + 1)
        while match.ask is not None:
            play_out(match, picks, 3)
            assert GAME.audit(match.table) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_search_copies_play_on_from_any_pause(seats: int) -> None:
    match = Match.new(GAME, seats=seats, seed=f"search-{seats}")
    picks = QuickFate(9)
    count = 0
    while match.ask is not None:
        count += 1
        if count % 9 == 0:
            copy = match.determinize(picks.below(seats), picks.below(1 << 20))
            assert GAME.audit(copy.table) == []
            play_out(copy, picks)
            assert copy.over
        asks = [match.ask, *match.ask.also]
        ask = asks[picks.below(len(asks))]
        match.play(ask.seat, ask.options[picks.below(len(ask.options))])


def test_a_search_copy_does_not_know_the_quests_of_others() -> None:
    match = Match.new(GAME, seats=3, seed="quests")
    kept = [pending.options[0].args[0] for pending in match.pending]
    for seat in range(3):
        match.play(seat, f"keep {kept[seat]}")
    seen = set()
    for seed in range(12):
        table = match.determinize(0, seed).table
        assert isinstance(table, WarTable)
        assert [BOX.quest_names[quest] for quest in table.quests[0]] == [kept[0]]
        seen.add(table.quests[1][0])
    assert len(seen) > 3


@pytest.mark.parametrize(("seats", "games", "least"), [(2, 10, 9), (4, 10, 7)])
def test_rules_of_thumb_beat_chance(seats: int, games: int, least: int) -> None:
    won = 0
    for seed in range(games):
        match = Match.new(GAME, seats=seats, seed=seed, options={"ally_pack": "ABCD"[seed % 4]}, lean=True)
        mine, picks = seed % seats, QuickFate(seed + 7)
        while match.ask is not None:
            asks = [match.ask, *match.ask.also]
            ask = asks[picks.below(len(asks))]
            choice = ask.options[picks.below(len(ask.options))]
            if ask.seat == mine:
                weights = GAME.advise(match.table, ask)
                choice = ask.options[weights.index(max(weights))]
            match._answer(ask, choice)
        won += mine in GAME.outcome(match.table).winners
    assert won >= least


def test_a_better_position_is_judged_better() -> None:
    plain = Scene("war II A; alice: 2@witzend; mad_hatter:; queen_of_hearts:").t
    for more in ("vp=3", "castle@witzend", "3@red_keep", "leader=4", "feats=wits_end"):
        better = Scene(f"war II A; alice: 2@witzend {more}; mad_hatter:; queen_of_hearts:").t
        assert GAME.judge(better, 0) > GAME.judge(plain, 0), more
    assert GAME.judge(Scene("war II A; alice: 2@witzend shards=4; mad_hatter:; queen_of_hearts:").t, 0) < GAME.judge(plain, 0)


def test_a_search_looks_to_the_end_of_the_war_from_tea_and_to_the_end_of_a_battle_from_there() -> None:
    """Wherever a search starts, the first question at which it may judge belongs to the next round, or to the next battle."""
    match = Match.new(GAME, seats=2, seed=4, lean=True)
    table = match.table
    assert isinstance(table, WarTable)
    picks = QuickFate(4)
    asked: list[tuple[int, int, int, list[bool]]] = []
    starts: list[int] = []
    while match.ask is not None:
        since = GAME.moment(table)
        if since not in starts:
            starts.append(since)
        asked.append((since, table.round, table.here, [GAME.calm(table, start) for start in starts]))
        match._answer(match.ask, match.ask.options[picks.below(len(match.ask.options))])
    assert starts == sorted(starts)
    fields = {since: (round, here) for since, round, here, _ in asked}
    for now, round, here, calm in asked:
        for start, is_calm in zip(starts, calm):
            start_round, start_here = fields[start]
            assert is_calm == (round != start_round or (start_here >= 0 and here != start_here)), (start, now)


def test_what_the_board_is_told() -> None:
    line = """witzend II A marker=m_6_6_8; alice: 1@witzend shield=0 castle@witzend quests=wits_end vp=7 shards=2
        bag=leader_1,madness_single,madness_double,leader_2; mad_hatter: leader@witzend leader=3 bag=leader_1,leader_1;
        queen_of_hearts: 1@red_keep"""
    scene = Scene(line).play("queen bet 1")
    facts = GAME.present(scene.t, 0)
    players = facts["players"]
    assert isinstance(players, list)
    assert players[0]["score"] == {"track": 7, "castles": 3, "quests": 0, "shards": -2, "total": 8}
    assert players[0]["bag"]["madness"] == 67
    assert players[0]["bag"]["double"] == 33
    assert [space["rewards"][0]["icon"] for space in players[0]["tracks"][1]["spaces"]] == ["leader_strength"] * 3
    battle = facts["battle"]
    assert isinstance(battle, dict)
    assert battle["fighters"][0]["bust_risk"] == 67
    assert battle["leading"] == [1]
    assert battle["my_bet"] is None
    assert GAME.present(scene.t, 2)["battle"]["my_bet"] == 1  # type: ignore[index]
    assert facts["quests"] == [
        {"id": "wits_end", "region": "witzend", "feat_now": False, "objective_met": False, "have": 0, "need": 7}
    ]
    assert GAME.present(scene.t, 1)["quests"] == []
    assert json.dumps(GAME.present(scene.t, None))
    tea = Scene("tea I A chairs=t1_01,t1_26,,t1_12; mad_hatter: chair=1; alice: chair=3; queen_of_hearts:")
    table = GAME.present(tea.t, 0)["tea"]
    assert isinstance(table, dict)
    assert (table["before_head"], table["after_head"]) == ([2, 4], [1, 2, 4])
    assert table["chairs"][1]["card"]["icons"][1]["bottom"] == [{"icon": "discard_madness", "n": 1}]
