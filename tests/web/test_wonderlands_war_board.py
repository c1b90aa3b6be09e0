"""The board of Wonderland's War in a real browser: three at war, five at the table by keyboard, a phone."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Visitors
from web.table import (
    click_chip,
    final_scores,
    invite,
    open_record,
    play_whole_game,
    press_chip,
    quick_game,
    wait_for_turn,
    whole_game,
    with_bots,
)
from web.test_pages import assert_accessible
from wonderwood.engine.match import Match

GAME = "wonderlands_war"
SPOTS = ":is(.chair, .land, .space, .card, .quest)[data-pick='can']"


def on_the_board(page: Page, dice: random.Random) -> None:
    """Pick a chair, a Region, a forge space, a card or a quest where one is on offer, else take a chip."""
    spots = page.locator(SPOTS)
    if spots.count() > 0 and dice.random() < 0.7:
        spots.nth(dice.randrange(spots.count())).click()
        page.wait_for_timeout(15)
    else:
        click_chip(page, dice)


@pytest.mark.timeout(300)
def test_a_war_in_three_browsers(visitors: Visitors) -> None:
    """A whole game: Regions chosen, bets laid and chips drawn at the same time; nobody waits who has something to decide."""
    pages = [visitors(), visitors(), visitors()]
    invite(pages[0], pages[1:], GAME)
    together: set[str] = set()

    def choose(page: Page, dice: random.Random) -> None:
        if len(together) < 2:  # seen often enough: the rest of the game is for its end
            asked = [each.locator(".prompt h2").inner_text() for each in pages]
            same = {question for question in asked if asked.count(question) > 1 and not question.startswith("Waiting")}
            together.update(re.sub(r"\d+", "", question) for question in same)
        on_the_board(page, dice)

    play_whole_game(pages, random.Random(3), choose)
    assert len(together) >= 2, f"only these were asked at the same time: {together}"
    assert final_scores(pages[0]) == final_scores(pages[1]) == final_scores(pages[2])


@pytest.mark.timeout(300)
def test_five_at_the_table_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors()
    with_bots(page, GAME, 4)
    play_whole_game([page], random.Random(4), press_chip)
    assert len(final_scores(page)) == 5


def test_the_tea_table_and_the_regions_fit_a_phone(visitors: Visitors) -> None:
    page = visitors(width=390, height=844)
    quick_game(page, GAME)
    wait_for_turn(page)
    assert page.locator(".land").count() >= 4
    expect(page.locator(".chair").first).to_have_attribute("aria-label", re.compile(r"^Chair 1"))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_end_fits_a_phone_and_the_film_opens_all_quests(visitors: Visitors) -> None:
    """Every part of the score is in sight without scrolling sideways; with all hands open the quests can be read."""
    page = visitors(width=390, height=844)
    address = open_record(page, whole_game(GAME, 3, random.Random(7)))
    page.get_by_role("button", name="See the result").click()
    sheet = page.locator("dialog[open] .table")
    expect(sheet).to_contain_text("Shards")
    assert sheet.evaluate("(table) => table.scrollWidth <= table.clientWidth")
    page.goto(f"{address}/replay?at=40&eyes=all")
    page.locator(".beside details summary").first.click()
    expect(page.locator(".beside [data-tip^='quest:']").first).to_be_visible()
    assert_accessible(page)


def offered(option: str) -> str:
    """A game up to where this option is one of several."""
    match = Match.new(GAME, 2, options={}, seed="tea")
    dice = random.Random(8)
    while match.ask is not None:
        asked: Any = match.view(match.ask.seat)["ask"]
        if option in asked["options"] and len(asked["options"]) > 1:
            return match.save()
        match.play(match.ask.seat, dice.choice(match.ask.options))
    raise AssertionError("never offered")


def test_the_die_is_rolled_on_the_tea_card(visitors: Visitors) -> None:
    """What is to be resolved lies on the card taken, the die and the units in its corner too."""
    page = visitors()
    open_record(page, offered("resolve roll_shard_die"))
    page.locator(".prompt .button.primary").click()  # both play on this screen
    assert_accessible(page)
    page.locator(".plank .die[data-pick]").click()
    expect(page.locator(".log li", has_text=re.compile("rolls [1-3]")).last).to_be_visible()
    expect(page.locator(".plank .die[data-pick]")).to_have_count(0)
