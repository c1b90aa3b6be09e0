"""The balance lab: figures by seat, faction and card, one set of components or two side by side."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from wonderwood.balance import Played, play_logged, side_names, sum_up
from wonderwood.balance_page import Report, Side, page, write_report
from wonderwood.cards import LEAST, TOLD, Card, Figures, card_title, changed, deeds, ends, weigh
from wonderwood.engine.game import find_game
from wonderwood.games import GAMES
from wonderwood.games.wonderland.data import DATA
from wonderwood.games.wonderlands_war.data import DATA as WAR_DATA
from wonderwood.simulation import Job, Result
from wonderwood.words import LANGUAGES, Speaker

GOOD = Card("validated", "encounter", "E01")
BAD = Card("power_used", "card", "H2")
TWINS = ("X2", "_two", "_earlier")  # the second joker; abilities as printed for two players or earlier: never in one game


def run(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "wonderwood", "balance", *args],
        capture_output=True,
        text=True,
        env={**os.environ, "COLUMNS": "160"},
        timeout=240,
    )


def played(number: int) -> Played:
    """Seat 0 wins every other game; whoever validates E01 wins, whoever uses the two of hearts loses."""
    winner = number % 2
    result = Result(number, ("greedy", "greedy"), 100 + number, [10, 20], [[winner], [1 - winner]], [winner], {})
    return Played(result, [(winner, GOOD), (1 - winner, BAD)])


def reported(sides: list[Side], language: str = "en", game: str = "wonderland") -> Report:
    return write_report(find_game(game), ["greedy"], 2, 80, sides, language)


def figures(worth: float, reach: float = 0.1) -> Figures:
    return Figures(0.0, LEAST, 0.5 + worth, 0.5, worth, worth - reach, worth + reach)


# -- figures ----------------------------------------------------------------------------------------------------------------


def test_figures_find_the_most_and_the_least_valuable_card() -> None:
    side = sum_up(find_game("wonderland"), "one", None, [played(number) for number in range(80)])
    assert side.data["seats"]["0"]["rate"] == 0.5
    best, worst = side.data["cards"]
    assert (best["word"], best["of"], best["rate"], best["expected"], best["worth"]) == ("E01", 80, 1.0, 0.5, 0.5)
    assert (worst["word"], worst["worth"]) == ("H2", -0.5)
    assert best["low"] > 0 > worst["high"], "eighty games are enough to be sure"
    assert side.data["choices"] == {"least": 100, "median": 139.5, "most": 179, "mean": 139.5, "deviation": 23.09}
    assert json.loads(json.dumps(side.data)) == side.data


def test_a_card_is_measured_against_the_faction_that_plays_it() -> None:
    """The Vagabond wins three of four games and the Eyrie the rest: a card is worth nothing for being the Vagabond's."""
    own, shared = Card("explored", "item", "boot"), Card("crafted", "card", "bird_royal_claim")
    games = []
    for number in range(80):
        seat = number // 4 % 2  # of the Vagabond, who loses every fourth game from either seat
        winner = 1 - seat if number % 4 == 0 else seat
        factions = ["vagabond", "eyrie"] if seat == 0 else ["eyrie", "vagabond"]
        result = Result(number, ("greedy",) * 2, 100, [0, 0], [[winner], [1 - winner]], [winner], {"factions": factions})
        games.append(Played(result, [(seat, own), (winner, shared)]))
    side = sum_up(find_game("root"), "one", None, games)
    assert side.data["factions"]["vagabond"]["rate"] == 0.75
    assert side.cards[own].rate == 0.75
    assert side.cards[own].worth == pytest.approx(0)
    assert side.cards[shared].expected == pytest.approx(0.75 * 0.75 + 0.25 * 0.25)


def test_the_stronger_bot_does_not_make_its_cards_look_strong() -> None:
    games = [
        Played(Result(number, ("strong", "random"), 9, [1, 0], [[0], [1]], [0], {}), [(0, GOOD), (1, BAD)])
        for number in range(40)
    ] + [
        Played(Result(number, ("random", "strong"), 9, [0, 1], [[1], [0]], [1], {}), [(1, GOOD), (0, BAD)])
        for number in range(40)
    ]
    side = sum_up(find_game("wonderland"), "one", None, games)
    assert (side.cards[GOOD].rate, side.cards[GOOD].worth) == (1.0, pytest.approx(0))


def test_a_rare_card_is_not_told_of() -> None:
    assert weigh([(GOOD, 1.0, 0.5)] * (LEAST - 1)) == {}
    assert list(weigh([(GOOD, 1.0, 0.5)] * LEAST)) == [GOOD]
    report = reported([sum_up(find_game("wonderland"), "one", None, [played(number) for number in range(8)])])
    assert (report.card_tables, report.card_charts) == ([], [])
    assert all(rows for _, _, rows in report.tables), "no table without a row"
    assert "<details>" not in page(report, "en")


def test_no_card_is_among_the_best_and_the_worst() -> None:
    cards = {Card("crafted", "card", str(number)): figures(number / 100) for number in range(5)}
    best, worst = ends(cards)
    assert [card.word for card in best] == ["4", "3", "2"]
    assert [card.word for card in worst] == ["0", "1"]
    many = {Card("crafted", "card", f"{number:02}"): figures(number / 100) for number in range(40)}
    best, worst = ends(many)
    assert (len(best), len(worst), best[0].word, worst[0].word) == (TOLD, TOLD, "39", "00")


def test_only_what_surely_differs_is_told_as_changed() -> None:
    one = {GOOD: figures(0.3), BAD: figures(0.0)}
    assert changed(one, one) == []
    assert changed(one, {GOOD: figures(0.1), BAD: figures(0.1)}) == [GOOD]
    assert changed(one, {BAD: figures(0.9)}) == [BAD], "a card that only one set has cannot be compared"


# -- words and pictures -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_every_deed_is_one_of_a_seat_with_a_piece(name: str) -> None:
    game = find_game(name)
    assert deeds(game), "every game tells of its cards"
    told = {f"deed-{event}-{fact}" for event, facts in deeds(game).items() for fact in facts}
    text = "".join(path.read_text(encoding="utf-8") for path in (Path(DATA).parents[1] / name / "locale" / "en").glob("*.ftl"))
    assert {line.split(" = ")[0] for line in text.splitlines() if line.startswith("deed-")} == told, (
        "each names a fact of an event"
    )
    for event in deeds(game):
        assert "seat" in [domain.name for domain in game.book.events[event].domains]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_title_of_its_own(name: str, language: str) -> None:
    game = find_game(name)
    speaker, box = Speaker(language, game), game.open_box(None)
    for event, facts in deeds(game).items():
        declared = game.book.events[event]
        for fact in facts:
            domain = declared.domains[declared.names.index(fact)].name
            words = [
                word
                for word in dict.fromkeys(box.words[domain])
                if not word.endswith(TWINS) and speaker.has(f"{domain}-{word}")
            ]
            titles = [card_title(speaker, [box], Card(event, fact, word)) for word in words]
            assert len(set(titles)) == len(words), [title for title in titles if titles.count(title) > 1]


def test_titles_say_what_a_name_alone_does_not() -> None:
    root, war = find_game("root"), find_game("wonderlands_war")
    ambush = Card("ambushed", "card", "fox_ambush")
    assert card_title(Speaker("en", root), [root.open_box(None)], ambush) == "Ambush! · Fox · sprung"
    assert card_title(Speaker("fr", root), [root.open_box(None)], ambush) == "Embuscade · Renard · tendue"
    dominance = Card("activated", "card", "fox_dominance")
    assert card_title(Speaker("en", root), [root.open_box(None)], dominance) == "Fox Dominance · activated"
    tea = Card("took", "tea", "t1_01")
    assert (
        card_title(Speaker("en", war), [war.open_box(None)], tea)
        == "Tea card I-1 · 2 × Place units, Card Soldier (weak), Mend the Shield · taken"
    )


def test_a_card_that_two_sets_print_differently_is_told_as_both(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    shutil.copytree(WAR_DATA, folder)
    text = (folder / "tea.toml").read_text(encoding="utf-8")
    (folder / "tea.toml").write_text(text.replace("units = 2", "units = 3", 1), encoding="utf-8")
    war = find_game("wonderlands_war")
    boxes = [war.open_box(None), war.open_box(str(folder))]
    title = card_title(Speaker("en", war), boxes, Card("took", "tea", "t1_01"))
    assert title.count(" ⇒ ") == 1
    assert "2 × Place units" in title
    assert "3 × Place units" in title
    unknown = Card("took", "tea", "t9_01")
    assert card_title(Speaker("en", war), boxes, unknown) == "t9_01 · taken", "a new card may have no words yet"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_tells_and_draws_the_cards(language: str) -> None:
    side = sum_up(find_game("wonderland"), "one", None, [played(number) for number in range(80)])
    report = reported([side], language)
    say = Speaker(language, find_game("wonderland")).say
    assert [title for title, _, _ in report.card_tables] == [say("balance-best-cards"), say("balance-worst-cards")]
    _, head, rows = report.card_tables[0]
    assert head == ["", say("balance-worth"), say("balance-times"), say("cli-wins")]
    assert rows == [[f"{say('encounter-E01')} · {say('deed-validated-encounter')}", "+50.0 (+45 … +50)", "80", "100.0 %"]]
    text = page(report, language)
    assert text.count("<svg") == len(report.charts) + 2
    assert text.count("+50.0</text>") == text.count("-50.0</text>") == 1
    assert report.about_cards.split(":")[0].strip() == say("balance-worth"), "the page says what the figure means"
    assert "none" not in text.replace('fill="none"', "").lower()


def test_two_sets_stand_side_by_side() -> None:
    game = find_game("wonderland")
    one = sum_up(game, "one", None, [played(number) for number in range(80)])
    turned = [Played(game.result, [(1 - seat, card) for seat, card in game.cards]) for game in map(played, range(80))]
    report = reported([one, sum_up(game, "two", None, turned)])
    assert all(head[1:] == ["one", "two"] for _, head, _ in report.tables)
    titles = [title for title, _, _ in report.card_tables]
    assert titles == ["Most valuable cards", "Least valuable cards", "Cards whose worth changed"]
    _, head, rows = report.card_tables[2]
    assert head == ["", "one", "Times", "two", "Times"]
    assert [[cell.split()[0] for cell in row[1:]] for row in rows] == [
        ["-50.0", "80", "+50.0", "80"],
        ["+50.0", "80", "-50.0", "80"],
    ]
    for chart in [report.charts[0], *report.card_charts]:
        assert ">one</text>" in chart
        assert ">two</text>" in chart
        assert "#3b76af" in chart
        assert "#c8553d" in chart


def test_folders_of_one_name_are_told_apart(tmp_path: Path) -> None:
    assert side_names("Standard", [None, str(tmp_path / "house")]) == ["Standard", "house"]
    alike = [str(tmp_path / "old" / "house"), str(tmp_path / "new" / "house")]
    assert side_names("Standard", list(alike)) == alike
    assert len(set(side_names("Standard", [None, str(tmp_path / "Standard")]))) == 2


# -- games and the command --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_game_remembers_who_did_what_with_which_card(name: str) -> None:
    job = Job(name, 2, ("greedy", "random"), {}, 3)
    one = play_logged(job)
    assert {seat for seat, _ in one.cards} == {0, 1}
    assert {card.fact for _, card in one.cards} <= {fact for facts in deeds(find_game(name)).values() for fact in facts}
    assert len(set(one.cards)) == len(one.cards)
    assert one == play_logged(job)


def test_a_game_without_cards_is_reported_too_and_strong_bots_play() -> None:
    games = [play_logged(Job("liars_dice", 2, ("strong", "strong"), {}, seed)) for seed in range(2)]
    report = reported([sum_up(find_game("liars_dice"), "one", None, games)], game="liars_dice")
    assert report.card_tables == []
    assert "<h2>" in page(report, "en")


def test_the_command_compares_two_folders_and_draws(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    shutil.copytree(DATA, folder)
    file = tmp_path / "report.html"
    done = run("wonderland", "--games", "60", "--bots", "random", "--components", str(folder), "--page", str(file))
    assert done.returncode == 0, done.stderr
    assert "Standard" in done.stdout
    assert "house" in done.stdout
    assert "Most valuable cards" in done.stdout
    assert file.read_text(encoding="utf-8").count("<svg") == 5
    data = json.loads(run("wonderland", "--games", "60", "--bots", "random", "--components", str(folder), "--json").stdout)
    assert data["sides"]["Standard"] == data["sides"]["house"]
    assert data["bots"] == ["random"]
    assert data["sides"]["house"]["cards"]


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (["--games", "0"], "bad_number"),
        (["--bots", "clever"], "unknown_bot"),
        (["--components", "no/such/folder"], "bad_components"),
        (["--components", "a", "--components", "b", "--components", "c"], "bad_setup"),
        (["--components", "a", "--components", "./a"], "bad_setup"),
        (["--seats", "9"], "bad_setup"),
        (["--page", "no/such/folder/page.html"], "cannot_write"),
    ],
)
def test_bad_input_is_refused(args: list[str], code: str) -> None:
    done = run("wonderland", *args)
    assert (done.returncode, done.stderr.split(":")[0]) == (2, code)
    assert len(done.stderr.splitlines()) == 1
