"""The board of It's a Wonderful Kingdom in a real browser: two plan at once, one plays for a medal, one types, one taps."""

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Visitors
from web.table import (
    can_choose,
    click_chip,
    final_scores,
    invite,
    is_over,
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

GAME = "wonderful_kingdom"
MEDALS = ["bronze", "silver", "gold"]
ENOUGH = 10  # choices of one while the other plans too
PLANNING = re.compile("Build or recycle|before Production")
ON_BOARD = ".kingdom button[data-pick='can'], .kingdom .slot[data-pick='can']"


def on_the_board(page: Page, dice: random.Random) -> None:
    """Press what glows: an area, a landing spot, build or recycle, a free space; else take a chip."""
    spots = page.locator(ON_BOARD)
    count = spots.count()
    if count > 0 and dice.random() < 0.4:
        spots.nth(dice.randrange(count)).dispatch_event("click")
        page.wait_for_timeout(15)
    else:
        click_chip(page, dice)


@pytest.mark.timeout(240)
def test_two_browsers_plan_at_the_same_time(visitors: Visitors) -> None:
    """A whole game with a module; while both plan, neither waits for the other nor loses a question by what the other does."""
    pages = [visitors(), visitors()]
    invite(pages[0], pages[1:], GAME, module="quest")
    side_by_side = 0

    def choose(page: Page, dice: random.Random) -> None:
        nonlocal side_by_side
        other = pages[1 - pages.index(page)]
        if side_by_side >= ENOUGH or not can_choose(other):  # its own last choice may still be on its way
            return on_the_board(page, dice)
        before = other.locator(".prompt").inner_text()
        planning = PLANNING.search(before) and PLANNING.search(page.locator(".prompt h2").inner_text())
        on_the_board(page, dice)
        if planning:
            side_by_side += 1
            assert other.locator(".prompt").inner_text() == before, "what one plans changes nothing for the other"
        return None

    play_whole_game(pages, random.Random(3), choose)
    assert side_by_side == ENOUGH
    assert final_scores(pages[0]) == final_scores(pages[1])


def nearly_won() -> tuple[str, list[str], str]:
    """A scenario played well, up to where chance has no more say: the record so far, the rest of the choices, the medal."""
    match = Match.new(GAME, 1, options={"scenario": "SC01"}, seed="4")
    dice = random.Random(4)
    records: list[str] = []
    while not match.over:
        assert match.ask is not None
        records.append(match.save())
        weights = match.game.advise(match.table, match.ask)
        best = [option for option, weight in zip(match.ask.options, weights, strict=True) if weight == max(weights)]
        match.play(match.ask.seat, dice.choice(best))
    whole = json.loads(match.save())
    cut = next(index for index, record in enumerate(records) if json.loads(record)["chances"] == whole["chances"])
    choices = [choice.partition(" ")[2] for choice in whole["choices"][cut:]]
    facts: Any = match.view(0)["facts"]
    return records[cut], choices, facts["medals"]["now"]


def take(page: Page, option: str) -> None:
    """This option, by as many chips as it takes."""
    wait_for_turn(page)
    before = page.locator(".log li").count()
    while page.locator(".log li").count() == before and not is_over(page):
        wait_for_turn(page)
        for part in [option, *option.split()]:
            chip = page.locator(f".prompt [data-chip='{part}']")
            if chip.count() > 0:
                chip.click()
                break
        else:
            page.locator(".prompt .chip.do").click()
        if part == option:
            break


@pytest.mark.timeout(240)
def test_a_scenario_ends_with_its_medal(visitors: Visitors) -> None:
    """The last round of a solo scenario, choice by choice through the page."""
    page = visitors()
    record, choices, medal = nearly_won()
    assert medal in MEDALS
    assert len(choices) > 20
    open_record(page, record)
    for choice in choices:
        take(page, choice)
    expect(page.locator("dialog[open] #final-title")).to_have_text(f"{medal.capitalize()} medal")
    expect(page.locator("dialog[open] .mark.won")).to_have_count(MEDALS.index(medal) + 1)


@pytest.mark.timeout(240)
def test_a_scenario_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors()
    with_bots(page, GAME, 0, scenario="SC01")
    expect(page.locator(".goals")).to_contain_text("Rats everywhere")
    play_whole_game([page], random.Random(5), press_chip)
    expect(page.locator("dialog[open] #final-title")).to_have_text(re.compile("medal"))


def test_a_card_from_the_hand_lands_in_an_area(visitors: Visitors) -> None:
    page = visitors()
    with_bots(page, GAME, 1, module="conquest")
    wait_for_turn(page)
    if page.locator(".zone header button").count() > 0:
        page.locator(".zone header button").first.click()
    card = page.locator("section[aria-label=Hand] .card[data-pick='can']").first
    card.click()
    page.locator(".zone .landing").first.click()
    expect(page.locator(".zone .landing")).to_have_count(0)


def test_the_kingdom_fits_a_phone(visitors: Visitors) -> None:
    page = visitors(width=390, height=844)
    quick_game(page, GAME)
    wait_for_turn(page)
    expect(page.locator(".kingdom .zone")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_film_with_all_hands_open_shows_both(visitors: Visitors) -> None:
    """Nobody's eyes: the hand of the first seat lies large below the areas, that of the other in its panel."""
    page = visitors()
    address = open_record(page, whole_game(GAME, 2, random.Random(6), module="conquest"))
    page.goto(f"{address}/replay?at=1&eyes=all")
    expect(page.locator(".main section[aria-label=Hand] .card").first).to_be_visible()
    expect(page.locator(".other [aria-label=Hand] .card").first).to_be_visible()
    assert_accessible(page)
    page.goto(f"{address}/replay?at=1&eyes=spectator")
    expect(page.locator(".other summary")).to_contain_text("in hand")
    expect(page.locator("[aria-label=Hand] .card")).to_have_count(0)


def test_a_card_tells_what_is_printed_on_it(visitors: Visitors) -> None:
    page = visitors()
    with_bots(page, GAME, 0, scenario="SC01")
    wait_for_turn(page)
    page.locator(".zone .card").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Recycling bonus:")
