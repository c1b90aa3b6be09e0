"""Several seats at one screen: it is passed from hand to hand, and nobody sees what another hides."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Visitors
from web.table import CHIPS, is_over, play_whole_game, wait_for_turn
from web.wonderland import Player

HAND = ".wonderland .hand li"
ON = re.compile("^I am ")


def share(page: Page, game: str) -> None:
    """A table where both seats are at this screen."""
    page.goto(f"/new/{game}")
    page.get_by_label("Player 2").select_option("me")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".prompt h2")).to_contain_text("Pass the device to")


def shown_cards(page: Page) -> set[str]:
    return set(page.locator(".wonderland .hand [data-piece]").evaluate_all("(all) => all.map((one) => one.dataset.piece)"))


@pytest.mark.timeout(120)
def test_the_hand_of_one_player_is_gone_before_the_next_one_comes(visitors: Visitors) -> None:
    page = visitors()
    share(page, "wonderland")
    hands: dict[str, set[str]] = {}
    texts: dict[str, set[str]] = {}
    for _ in range(2):
        covered = page.locator("body").inner_html()
        expect(page.locator(HAND)).to_have_count(0)
        for cards in hands.values():
            assert not [card for card in cards if f'"{card}"' in covered], "a card of the hand is still on the page"
        who = page.get_by_role("button", name=ON).inner_text()
        assert who not in hands
        page.get_by_role("button", name=ON).click()
        expect(page.locator(HAND)).to_have_count(6)
        hands[who] = shown_cards(page)
        assert len(hands[who]) == 6
        texts[who] = set(page.locator(".log li").all_inner_texts())
        player = Player(page, 3)
        for _ in range(60):
            if page.get_by_role("button", name=ON).count():
                break
            player.choose()
    first, second = hands.values()
    assert first.isdisjoint(second)
    drawn = [{line for line in lines if "draw" in line} for lines in texts.values()]
    assert all(drawn), "everybody reads what they drew"
    assert drawn[0].isdisjoint(drawn[1]), "and nobody what another drew"


def test_who_reloads_the_page_sees_nobody_s_secrets(visitors: Visitors) -> None:
    page = visitors()
    share(page, "wonderland")
    page.get_by_role("button", name=ON).click()
    expect(page.locator(HAND)).to_have_count(6)
    page.reload()
    expect(page.get_by_role("button", name=ON)).to_be_visible()
    expect(page.locator(HAND)).to_have_count(0)
    page.locator(".wonderland .square").first.click()
    expect(page.get_by_role("alert")).to_contain_text("Pass the device to")


def test_the_cover_can_be_switched_off_and_on(visitors: Visitors) -> None:
    page = visitors()
    share(page, "wonderland")
    page.get_by_role("button", name="We may all see everything").click()
    expect(page.locator(HAND)).to_have_count(6)
    page.reload()
    expect(page.locator(HAND)).to_have_count(6)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Several players at this screen").check()
    page.keyboard.press("Escape")
    expect(page.locator(HAND)).to_have_count(0)
    expect(page.get_by_role("button", name=ON)).to_be_visible()


@pytest.mark.timeout(120)
def test_a_whole_game_at_one_screen_by_keyboard(visitors: Visitors) -> None:
    """The way on has the focus when the screen is passed, so that Enter opens the eyes of the next player."""
    page = visitors()
    share(page, "liars_dice")
    dice = random.Random(5)
    passed = 0

    def press(page: Page, dice: random.Random) -> None:
        nonlocal passed
        if page.get_by_role("button", name=ON).count():
            expect(page.get_by_role("button", name=ON)).to_be_focused()
            expect(page.locator(".piece:not(.hidden)")).to_have_count(0)
            passed += 1
            page.keyboard.press("Enter")
            wait_for_turn(page)
            return
        count = page.locator(CHIPS).count()
        page.keyboard.press(str(min(count, dice.choice([1, 1, 2]))))  # low bids, so that the other is asked too

    play_whole_game([page], dice, press)
    assert is_over(page)
    assert passed > 2
