"""Somebody at a table in the browser, for the tests: whatever the game, they take what the prompt bar offers."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from wonderwood.engine.match import Match

CHIPS = ".prompt .row :is(.chip, .button):not(:disabled)"  # options, and the way on when a shared screen was passed
STATE = f"""() => document.querySelector('dialog[open] #final-title') !== null ? 'over'
    : document.querySelector({CHIPS!r}) !== null ? 'asked' : ''"""
MAKE_TABLE = """(wanted) => fetch('/api/tables', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wanted),
}).then((answer) => answer.json())"""

IMPORT_RECORD = """(record) => fetch('/api/records', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: record,
}).then((answer) => answer.json())"""


def open_home(page: Page) -> None:
    page.goto("/")
    expect(page.locator("li.game h2").first).not_to_be_empty()


def quick_game(page: Page, game: str) -> None:
    """From the home page to a table against a bot: one click."""
    open_home(page)
    page.locator(f"[data-game={game}]").get_by_role("button").click()
    page.wait_for_url(re.compile(r"/table/"))
    expect(page.locator(".prompt h2")).to_be_visible()


def with_bots(page: Page, game: str, bots: int, bot: str = "greedy", **options: object) -> None:
    """A table with bots that do not think long: the tests are about the page."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * bots]
    open_home(page)
    made = page.evaluate(MAKE_TABLE, {"game": game, "seats": seats, "options": options})
    page.goto(f"/table/{made['table']['id']}")
    expect(page.locator(".prompt h2")).to_be_visible()


def invite(host: Page, guests: list[Page], game: str, **options: object) -> None:
    """The host makes a table with an open seat for each guest, who follow the link one after the other."""
    open_home(host)
    seats = [{"kind": "me"}, *[{"kind": "open"}] * len(guests)]
    made = host.evaluate(MAKE_TABLE, {"game": game, "seats": seats, "options": options})
    host.goto(f"/table/{made['table']['id']}")
    for guest in guests:
        guest.goto(made["link"])
        expect(guest.locator(".players li")).to_have_count(len(seats))
    for page in [host, *guests]:
        expect(page.locator(".prompt h2")).not_to_have_text("Waiting for players")


def whole_game(game: str, seats: int, dice: random.Random, **options: object) -> str:
    """The record of a finished game in which everybody took what came to hand."""
    match = Match.new(game, seats, options=options, seed="film")
    while match.ask is not None:
        match.play(match.ask.seat, dice.choice(match.ask.options))
    return match.save()


def open_record(page: Page, record: str) -> str:
    """A recorded game as a table of ours; its address."""
    open_home(page)
    made = page.evaluate(IMPORT_RECORD, record)
    page.goto(f"/table/{made['id']}")
    return f"/table/{made['id']}"


def table_id(page: Page) -> str:
    found = re.search(r"/table/([^/?#]+)", page.url)
    assert found is not None
    return found[1]


def is_over(page: Page) -> bool:
    return page.locator("dialog[open] #final-title").count() > 0


def can_choose(page: Page) -> bool:
    return bool(page.evaluate(STATE) == "asked")


def wait_for_turn(page: Page) -> bool:
    """Wait until something can be chosen; False once the game is over."""
    page.wait_for_function(STATE, timeout=30_000)
    return not is_over(page)


def click_chip(page: Page, dice: random.Random) -> None:
    """Any chip; often the last one, which in most questions ends something, so that games do not grow long."""
    chips = page.locator(CHIPS)
    count = chips.count()
    chips.nth(count - 1 if dice.random() < 0.6 else dice.randrange(count)).click()


def press_chip(page: Page, dice: random.Random) -> None:
    """The same by keyboard alone: a digit takes a chip, Enter confirms."""
    if page.locator(".prompt .chip.do").count() > 0:
        page.keyboard.press("Enter")
        return
    count = min(9, page.locator(CHIPS).count())
    if count > 0:
        page.keyboard.press(str(count if dice.random() < 0.7 else dice.randrange(count) + 1))


def play_whole_game(pages: list[Page], dice: random.Random, choose: Callable[[Page, random.Random], None] = click_chip) -> int:
    """All who can choose do so in turn until everybody sees the final screen; how many choices it took."""
    for count in range(3000):
        states = [page.evaluate(STATE) for page in pages]
        ready = [page for page, state in zip(pages, states, strict=True) if state == "asked"]
        if ready:
            choose(ready[count % len(ready)], dice)
        elif all(state == "over" for state in states):
            return count
        else:
            pages[states.index("")].wait_for_timeout(20)
    raise AssertionError("the game does not end")


def final_scores(page: Page) -> list[tuple[str, int]]:
    """The ranking of the final screen: names and totals."""
    rows = page.locator("dialog[open] tbody tr")
    names = rows.locator("th").all_inner_texts()
    totals = rows.locator("td:last-child").all_inner_texts()
    return [(name.split(" ", 1)[1], int(total)) for name, total in zip(names, totals, strict=True)]
