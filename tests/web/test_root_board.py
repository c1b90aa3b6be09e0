"""Root's board in a real browser: whole games for two, for four with bots, by keyboard alone; what the woodland tells."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Visitors
from web.table import CHIPS, click_chip, is_over, open_home, play_whole_game, quick_game, table_id, wait_for_turn

CLEARINGS = ".clearing[data-pick='can']"


def new_table(page: Page, seats: list[dict[str, str]], options: dict[str, object]) -> None:
    open_home(page)
    made = page.evaluate(
        """([seats, options]) => fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ game: 'root', seats, options, public: false }) }).then((answer) => answer.json())""",
        [seats, options],
    )
    page.goto(f"/table/{made['table']['id']}")
    expect(page.locator(".prompt h2")).to_be_visible()


def on_the_board(page: Page, dice: random.Random) -> None:
    """Pick a clearing where one is on offer, else take a chip."""
    spots = page.locator(CLEARINGS)
    if spots.count() > 0 and dice.random() < 0.5:
        spots.nth(dice.randrange(spots.count())).click()
        page.wait_for_timeout(15)
    else:
        click_chip(page, dice)


def by_keyboard(page: Page, dice: random.Random) -> None:
    chips = page.locator(CHIPS)
    count = chips.count()
    chips.nth(count - 1 if dice.random() < 0.7 else dice.randrange(count)).focus()
    page.keyboard.press("Enter")


@pytest.mark.timeout(300)
def test_a_whole_game_for_two_on_the_board(visitors: Visitors) -> None:
    page = visitors()
    new_table(page, [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], {})
    play_whole_game([page], random.Random(3), on_the_board)
    assert is_over(page)


@pytest.mark.timeout(300)
def test_a_whole_game_for_four_with_three_bots(visitors: Visitors) -> None:
    """The sum of the points is in sight beside what they are made of; with all hands open the film shows them."""
    page = visitors()
    new_table(page, [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 3], {})
    play_whole_game([page], random.Random(4))
    dialog = page.locator("dialog[open]")
    total = dialog.locator("tbody tr").first.locator("td").last.bounding_box()
    edge = dialog.bounding_box()
    assert total is not None
    assert edge is not None
    assert total["x"] + total["width"] <= edge["x"] + edge["width"]
    expect(dialog.get_by_role("button", name="Back to the board")).to_be_in_viewport(ratio=1)
    dialog.get_by_role("link", name="Replay").click()
    page.wait_for_url(re.compile("/replay"))
    page.get_by_role("button", name="To the start").click()
    for _ in range(20):
        page.get_by_role("button", name="One on").click()
    expect(page.locator("details[open] [aria-label=Hand] .card").first).to_be_visible()


@pytest.mark.timeout(300)
def test_a_whole_game_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors()
    new_table(page, [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], {})
    play_whole_game([page], random.Random(5), by_keyboard)
    assert is_over(page)


def test_a_clearing_says_its_suit_and_who_rules_it(visitors: Visitors) -> None:
    page = visitors()
    quick_game(page, "root")
    assert table_id(page)
    wait_for_turn(page)
    expect(page.locator(".clearing")).to_have_count(12)
    expect(page.locator(".clearing").first).to_have_attribute(
        "aria-label", re.compile(r"Clearing 1 \((Fox|Rabbit|Mouse)\), ruled by")
    )


def test_the_woodland_fits_a_phone(visitors: Visitors) -> None:
    page = visitors(width=390, height=844)
    quick_game(page, "root")
    wait_for_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("button", name="Zoom in").click()
    box = page.locator(".clearing").first.bounding_box()
    assert box is not None
    assert box["width"] >= 40


def test_a_full_table_fits_a_desktop(visitors: Visitors) -> None:
    """Six players in the bar, the woodland, the whole hand below it: nothing of this has to be scrolled for."""
    page = visitors()
    new_table(page, [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 5], {})
    wait_for_turn(page)
    assert page.evaluate("(([bar]) => bar.scrollWidth <= bar.clientWidth)(document.querySelectorAll('.players'))")
    last = page.locator(".cards .card").last.bounding_box()
    bar = page.locator(".prompt").bounding_box()
    woodland = page.locator(".clearing").last.bounding_box()
    assert last is not None
    assert bar is not None
    assert woodland is not None
    assert woodland["y"] + woodland["height"] <= last["y"]
    assert last["y"] + last["height"] <= bar["y"]


def test_a_card_that_can_be_picked_glows(visitors: Visitors) -> None:
    page = visitors()
    new_table(page, [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], {"factions": ["eyrie", "marquise"]})
    dice = random.Random(8)
    while page.locator(".cards .card[data-pick='can']").count() == 0:
        wait_for_turn(page)
        click_chip(page, dice)
        page.wait_for_timeout(50)
    gold = page.evaluate("""() => {
        const probe = document.body.appendChild(document.createElement('i'))
        probe.style.color = 'var(--gold)'
        const color = getComputedStyle(probe).color
        probe.remove()
        return color
    }""")
    glow = page.locator(".cards .card[data-pick='can']").first.evaluate("(card) => getComputedStyle(card).boxShadow")
    assert gold in glow


def test_who_rules_a_clearing_is_marked_in_their_colour(visitors: Visitors) -> None:
    page = visitors(theme="dark")
    quick_game(page, "root")
    dice = random.Random(6)
    while page.locator(".crown").count() == 0:
        wait_for_turn(page)
        click_chip(page, dice)
        page.wait_for_timeout(50)
    painted = page.locator(".crown").evaluate_all("(marks) => marks.map((mark) => getComputedStyle(mark).fill)")
    assert "rgb(0, 0, 0)" not in painted
