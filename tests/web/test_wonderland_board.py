"""Wonderland's board in a real browser: whole games on the board itself, previews, words, keyboard and phone."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page, expect

from web.conftest import ROOT, Visitors
from web.table import final_scores, is_over, table_id, wait_for_turn, with_bots
from web.wonderland import SQUARES, Player, Thumb, Typist, play_together

BOARD = ROOT / "web" / "src" / "games" / "wonderland"
LOCALE = ROOT / "src" / "wonderwood" / "games" / "wonderland" / "locale"


def against_a_quick_bot(page: Page) -> None:
    with_bots(page, "wonderland", 1, "random")


@pytest.mark.timeout(240)
def test_two_browsers_play_a_whole_game_one_of_them_a_phone(visitors: Visitors) -> None:
    host, guest = visitors(), visitors(width=390, height=844)
    host.goto("/new/wonderland")
    host.get_by_role("button", name="Make the table and get the link").click()
    guest.goto(host.get_by_label("Send this link to your friends").input_value())
    wait_for_turn(guest)
    assert "#" not in guest.url, "the secret of the link leaves the address bar"
    size = guest.locator("[data-square='d4']").bounding_box()
    assert size is not None
    assert size["width"] >= 40, "a square is as wide as a thumb"
    mouse, thumb = Player(host, 5), Thumb(guest, 7)
    play_together([mouse, thumb])
    for player in (mouse, thumb):
        assert player.picks["square"] >= 10, "pawns and Alice are moved on the board"
        assert player.picks["thing"] >= 10, "cards are played from the hand"
    result = host.evaluate("fetch(location.pathname.replace('/table', '/api/tables')).then((answer) => answer.json())")
    scores = final_scores(host)
    assert scores == final_scores(guest), "both see the same end"
    assert sorted(points for _, points in scores) == sorted(result["outcome"]["scores"])
    host.locator("dialog[open] summary").click()
    expect(host.locator("dialog[open] code").first).to_have_text(result["commitment"])
    expect(host.locator("dialog[open] code").nth(1)).to_have_text(result["seed"])


@pytest.mark.timeout(240)
def test_a_whole_game_by_keyboard(visitors: Visitors) -> None:
    page = visitors()
    against_a_quick_bot(page)
    player = Typist(page, 6)
    player.whole_game()
    assert is_over(page)
    assert player.picks["square"] >= 10


def first_move(visitors: Visitors) -> Page:
    """A table at our first move, with a question that offers squares."""
    page = visitors()
    against_a_quick_bot(page)
    Player(page, 8).play_until(1)
    return page


def test_a_square_shows_where_the_pawn_would_stand_and_says_what_it_costs(visitors: Visitors) -> None:
    page = first_move(visitors)
    square = page.locator(SQUARES).first
    expect(square).to_have_attribute("aria-label", re.compile(r"^[a-h][1-8], .*(free|discard)"))
    assert page.locator(".preview .ghost").count() == 0
    square.hover()
    expect(page.locator(".preview .ghost")).to_be_visible()
    expect(page.locator(".prompt .effect")).to_contain_text("Costs")
    page.mouse.move(1, 1)
    expect(page.locator(".preview .ghost")).to_have_count(0)


def test_a_chip_of_the_prompt_lights_up_its_target(visitors: Visitors) -> None:
    page = first_move(visitors)
    move = page.locator(".prompt .chip[data-option^='move ']")
    if move.count() == 0:
        page.locator(".prompt .chip", has_text=re.compile("Move")).first.click()
    move.first.hover()
    expect(page.locator(".square[data-pick='aimed']")).to_have_count(1)
    expect(page.locator(".preview .ghost")).to_be_visible()


def test_arrow_keys_walk_over_the_board(visitors: Visitors) -> None:
    page = first_move(visitors)
    page.locator(SQUARES).first.focus()
    start = page.evaluate("document.activeElement.dataset.square")
    key, back = ("ArrowRight", "ArrowLeft") if start[0] < "h" else ("ArrowLeft", "ArrowRight")
    page.keyboard.press(key)
    there = page.evaluate("document.activeElement.dataset.square")
    assert there == chr(ord(start[0]) + (1 if key == "ArrowRight" else -1)) + start[1]
    page.keyboard.press(back)
    assert page.evaluate("document.activeElement.dataset.square") == start


def test_a_click_elsewhere_says_why_not(visitors: Visitors) -> None:
    page = first_move(visitors)
    page.locator(".square:not([data-pick])").first.click()
    expect(page.get_by_role("alert")).to_contain_text("not among your choices")


def test_a_card_shows_where_it_leads_alice(visitors: Visitors) -> None:
    page = visitors()
    against_a_quick_bot(page)
    player = Player(page, 9)
    for _ in range(200):
        assert wait_for_turn(page)
        if "Which card moves Alice" in page.locator(".prompt h2").inner_text():
            break
        player.choose()
    card = page.locator(".hand [data-pick='can']").first
    card.hover()
    expect(page.locator(".ways line")).not_to_have_count(0)
    card.click()
    expect(page.locator(".prompt h2")).to_contain_text("where does Alice go")
    landing = page.locator(SQUARES).first
    landing.hover()
    expect(page.locator(".preview .alice")).to_be_visible()
    expect(page.locator(".preview .wake")).to_be_visible()
    expect(page.locator(".prompt .effect")).to_contain_text(re.compile("wakes|Wakes"))
    before = page.locator(".pieces .alice").bounding_box()
    landing.click()
    page.wait_for_function(
        """([x, y]) => {
            const box = document.querySelector('.pieces .alice').getBoundingClientRect()
            return box.x !== x || box.y !== y
        }""",
        arg=[before["x"], before["y"]] if before else [0, 0],
    )


def test_a_spectator_sees_no_hand_and_no_wake_counter(visitors: Visitors) -> None:
    page, watcher = visitors(), visitors()
    against_a_quick_bot(page)
    wait_for_turn(page)
    watcher.goto(f"/table/{table_id(page)}")
    expect(watcher.locator(".wonderland .square")).to_have_count(64)
    assert watcher.locator(".wonderland .hand").count() == 0
    assert watcher.locator(".wonderland .wake").count() == 0
    assert page.locator(".wonderland .hand li").count() == 6


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_the_board_speaks_the_language_of_its_reader(visitors: Visitors, language: str) -> None:
    page = visitors(language=language)
    against_a_quick_bot(page)
    wait_for_turn(page)
    words = keys(language)
    expect(page.locator(".hand h3")).to_contain_text(words["board-hand"])
    text = page.locator(".wonderland").inner_text()
    assert not re.search(r"\b(board|effect|card|encounter|folly|mode)-\w", text)


def keys(language: str) -> dict[str, str]:
    """The messages of the board, by key; their text where it is plain."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse((LOCALE / language / "board.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry
        if isinstance(entry, ast.Message) and entry.value is not None:
            found[entry.id.name] = "".join(part.value for part in entry.value.elements if isinstance(part, ast.TextElement))
    return found


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_every_word_of_the_board_exists(language: str) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in [*BOARD.glob("*.svelte"), *BOARD.glob("*.ts")])
    present = (LOCALE.parent / "present.py").read_text(encoding="utf-8")
    asked = set(re.findall(r"'(board-[a-z-]+)'", source)) | set(re.findall(r'"((?:effect|warning)-[a-z]+)"', present))
    asked |= {"effect-go", "effect-guide"}
    told = (LOCALE / language / "board.ftl").read_text(encoding="utf-8")
    asked |= {key for key in keys(language) if f"{{ {key} }}" in told}  # a part of other messages
    assert asked == set(keys(language))


@pytest.mark.timeout(120)
def test_replay_draws_the_board_for_any_eyes(visitors: Visitors) -> None:
    page = visitors()
    against_a_quick_bot(page)
    Player(page, 11).play_until(2)
    page.goto(f"/table/{table_id(page)}/replay")
    expect(page.locator(".wonderland .square")).to_have_count(64)
