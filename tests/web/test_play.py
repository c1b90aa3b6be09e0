"""People play in real browsers: whole games by keyboard alone and on a phone, with somebody watching, with a change of mind."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Visitors
from web.table import CHIPS, click_chip, is_over, open_home, play_whole_game, quick_game, table_id, wait_for_turn, with_bots

LIARS_DICE = "liars_dice"


def test_from_the_address_to_a_table_against_bots_is_one_click(visitors: Visitors) -> None:
    page = visitors()
    quick_game(page, "wonderland")
    expect(page.locator(".players li")).to_have_count(2)
    expect(page.locator(CHIPS).first).to_be_visible()
    expect(page).to_have_title(re.compile("Your turn"))
    expect(page.locator("#favicon")).to_have_attribute("href", "/favicon-turn.svg")


@pytest.mark.timeout(120)
def test_a_game_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors()
    open_home(page)
    press_until(page, "Tab", "Play now against bots", within="[data-game=liars_dice]")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/table/"))
    for turn in range(200):
        if not wait_for_turn(page):
            break
        before = page.locator(".prompt").inner_text()
        page.keyboard.press(str(min(1 + turn % 3, page.locator(CHIPS).count())))
        if turn == 0:
            expect(page.locator(".sentence")).to_contain_text("Bid 1")
            page.keyboard.press("Escape")
            expect(page.locator(".sentence")).to_contain_text("Bid …")
            continue
        if turn == 1:
            page.keyboard.press("?")
            expect(page.get_by_role("searchbox")).to_be_visible()
        page.wait_for_function(
            "(text) => document.querySelector('dialog[open]') || document.querySelector('.prompt').innerText !== text",
            arg=before,
        )
    assert is_over(page)
    assert page.evaluate("document.querySelector('dialog[open]').contains(document.activeElement)")


def test_the_keyboard_skips_to_the_choice_and_to_the_board(visitors: Visitors) -> None:
    page = visitors()
    with_bots(page, "wonderland", 1, "random")
    wait_for_turn(page)
    for presses, place in ((1, "#choice .row"), (2, "#board")):
        page.reload()
        wait_for_turn(page)
        for _ in range(presses):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        assert page.evaluate("(place) => document.querySelector(place).contains(document.activeElement)", place)
        assert page.evaluate("document.activeElement.matches('button, [data-pick]')"), "the first thing to do has the focus"
        assert "#" not in page.url
    page.reload()
    wait_for_turn(page)
    order: list[str] = []
    for _ in range(80):
        page.keyboard.press("Tab")
        place = page.evaluate(
            """() => document.activeElement.closest('.skip, .top button, .players, #board, .side, #choice')
                ?.className.split(' ')[0] ?? ''"""
        )
        if place not in order:
            order.append(place)
        if place == "prompt":
            break
    assert order == ["skip", "button", "players", "stage", "side", "prompt"]


def press_until(page: Page, key: str, name: str, within: str) -> None:
    target = page.locator(within).get_by_role("button", name=name)
    for _ in range(80):
        page.keyboard.press(key)
        if target.evaluate("(button) => button === document.activeElement"):
            return
    raise AssertionError(f"{name} cannot be reached by {key}")


@pytest.mark.timeout(120)
def test_a_game_on_a_phone(visitors: Visitors) -> None:
    page = visitors(width=390, height=844)
    quick_game(page, LIARS_DICE)

    def tap(page: Page, dice: random.Random) -> None:
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        box = page.locator(".prompt").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 845, "the prompt bar is within reach of the thumb"
        chips = page.locator(CHIPS)
        chip = chips.nth(dice.randrange(chips.count()))
        size = chip.bounding_box()
        if size is not None:
            assert size["height"] >= 44
        chip.tap()

    play_whole_game([page], random.Random(1), tap)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_every_change_reaches_a_spectator_and_shows_no_secrets(visitors: Visitors) -> None:
    player, watcher = visitors(), visitors()
    quick_game(player, LIARS_DICE)
    wait_for_turn(player)
    watcher.goto(f"/table/{table_id(player)}")
    expect(watcher.locator(".prompt h2")).to_contain_text("Waiting for")
    expect(watcher.locator(".piece.hidden")).to_have_count(6)
    assert watcher.locator(CHIPS).count() == 0
    lines = watcher.locator(".log li")
    before = lines.count()
    click_chip(player, random.Random(0))
    click_chip(player, random.Random(0))
    expect(lines.nth(before)).to_be_visible()


def test_undo_and_a_refused_click(visitors: Visitors) -> None:
    page = visitors()
    page.goto("/new/liars_dice")
    page.get_by_label("Player 2").select_option("me")
    page.get_by_role("button", name="Start the game").click()
    wait_for_turn(page)
    page.get_by_role("button", name=re.compile("^I am ")).click()
    lines = page.locator(".log li").count()
    page.keyboard.press("1")
    page.keyboard.press("1")
    expect(page.locator(".log li")).to_have_count(lines + 1)
    page.get_by_role("group", name="Whose eyes").get_by_role("button").first.click()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".log li")).to_have_count(lines)
    page.locator(".player").nth(1).click()
    expect(page.get_by_role("alert")).to_contain_text("not among your choices")


def test_the_first_table_of_a_title_opens_with_three_hints(visitors: Visitors) -> None:
    page = visitors(hints=True)
    quick_game(page, LIARS_DICE)
    hints = page.get_by_role("complementary", name="First steps")
    for button in ("Next", "Next", "Got it"):
        hints.get_by_role("button", name=button).click()
    expect(hints).to_be_hidden()
    page.reload()
    wait_for_turn(page)
    expect(hints).to_be_hidden()


def test_pieces_travel_unless_motion_is_off(visitors: Visitors) -> None:
    for speed, moves in (("slow", True), ("off", False)):
        page = visitors(speed=speed)
        with_bots(page, "wonderland", 1, "random")
        page.evaluate(
            """() => {
                window.travelled = false
                const animate = Element.prototype.animate
                Element.prototype.animate = function (...given) { window.travelled = true; return animate.apply(this, given) }
            }"""
        )
        for _ in range(4):
            wait_for_turn(page)
            page.locator(CHIPS).first.click()
            page.wait_for_timeout(100)
        wait_for_turn(page)
        assert page.evaluate("window.travelled") is moves, speed


def lit_by_chip(page: Page) -> bool:
    """True if hovering some option of the prompt lights up something on the board."""
    for chip in page.locator(CHIPS).all()[:9]:
        chip.hover()
        if page.locator("#board [data-pick='aimed']").count() > 0:
            return True
    return False


def lit_by_board(page: Page) -> bool:
    """True if hovering something on the board that may be chosen lights up its options in the prompt."""
    for thing in page.locator("#board [data-pick='can']").all()[:9]:
        thing.dispatch_event("pointerenter")
        lit = page.locator(".prompt .chip.aimed").count() > 0
        thing.dispatch_event("pointerleave")
        if lit:
            return True
    return False


@pytest.mark.timeout(120)
@pytest.mark.parametrize("game", ["root", "wonderful_kingdom", "wonderlands_war"])
def test_what_is_hovered_lights_up_both_ways(visitors: Visitors, game: str) -> None:
    page = visitors()
    with_bots(page, game, 1)
    dice = random.Random(11)
    by_chip = by_board = False
    for _ in range(60):
        assert wait_for_turn(page)
        by_chip = by_chip or lit_by_chip(page)
        by_board = by_board or lit_by_board(page)
        if by_chip and by_board:
            return
        click_chip(page, dice)
    raise AssertionError(f"from chip to board: {by_chip}; from board to chip: {by_board}")
