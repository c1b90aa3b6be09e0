"""Hints, analysis and playing on from a moment, in the browser: with the mouse, by keyboard, on a phone."""

import random
import re

import pytest
from playwright.sync_api import Page, Route, expect

from web.conftest import Visitors
from web.table import open_home, play_whole_game, quick_game, table_id, wait_for_turn
from web.test_pages import assert_accessible
from wonderwood import Match

HINT = "What a bot would do"
BRING_RECORD = """(text) => fetch('/api/records', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: text,
}).then((answer) => answer.json())"""
THOUGHT = 60_000  # milliseconds: a bot thinks in a process that may have to start first


def finished_game(page: Page) -> str:
    """A game of Liar's Dice against a bot, played to its end."""
    quick_game(page, "liars_dice")
    play_whole_game([page], random.Random(4))
    return table_id(page)


def moment(page: Page) -> int:
    """The moment the analysis shows."""
    return int(page.get_by_role("slider").get_attribute("aria-valuenow") or -1)


@pytest.mark.timeout(180)
def test_a_hint_by_keyboard(visitors: Visitors) -> None:
    page = visitors()
    quick_game(page, "liars_dice")
    wait_for_turn(page)
    page.keyboard.press("h")
    panel = page.get_by_role("region", name=HINT)
    options = panel.get_by_role("list").get_by_role("button")
    expect(options.first).to_be_focused(timeout=THOUGHT)
    expect(options.first).to_contain_text("bot")
    expect(options.first).to_contain_text(re.compile(r"\d+ (try|tries) \d+%"))  # why the bot may keep to less
    expect(panel).to_contain_text("The chance to win after each choice")
    expect(page.locator(".chip.aimed")).to_have_count(1)  # what is looked at is lit up where it can be chosen
    assert_accessible(page)
    page.keyboard.press("ArrowDown")
    expect(options.nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator(".prompt .row .chip").first).to_be_focused()
    page.keyboard.press("h")  # the same question: the same hint at once, and not counted again
    expect(options.first).to_be_focused()
    before = page.locator(".prompt h2").inner_text()
    page.keyboard.press("Enter")
    expect(panel).to_have_count(0)
    expect(page.locator(".prompt h2")).not_to_have_text(before)
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text(re.compile(r"Guest \d+ asked for a hint"))
    expect(page.get_by_role("log", name="Chat").get_by_text("asked for a hint")).to_have_count(1)


@pytest.mark.timeout(120)
def test_a_thinking_bot_is_seen_on_a_phone_and_can_be_sent_away(visitors: Visitors) -> None:
    page = visitors(width=390, height=844)
    quick_game(page, "liars_dice")
    wait_for_turn(page)
    waiting: list[Route] = []
    page.route("**/hint", lambda route: waiting.append(route))  # a method of a list cannot be marked as a handler
    page.get_by_role("button", name="Hint").click()
    panel = page.get_by_role("region", name=HINT)
    expect(panel.get_by_text("Thinking…")).to_be_visible()
    assert_accessible(page)
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)
    with page.expect_response("**/hint"):
        waiting[0].continue_()
    expect(page.get_by_role("button", name="Hint")).to_be_enabled()
    expect(panel).to_have_count(0)  # nobody wants it any more
    page.unroute("**/hint")
    page.get_by_role("button", name="Hint").click()
    expect(panel.get_by_role("list").get_by_role("button").first).to_be_focused(timeout=THOUGHT)


@pytest.mark.timeout(120)
def test_a_table_without_hints_says_so_and_offers_none(visitors: Visitors) -> None:
    page = visitors()
    page.goto("/new/liars_dice")
    hints = page.get_by_label("Hints from a bot")
    expect(hints).not_to_be_checked()  # a seat is open: off unless wanted
    page.get_by_label("Player 2").select_option("bot:novice")
    expect(hints).to_be_checked()
    hints.uncheck()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile("/table/"))
    wait_for_turn(page)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_role("alert")).to_have_text("This table is played without hints.")
    expect(page.get_by_role("region", name=HINT)).to_have_count(0)
    table = table_id(page)
    page.goto("/lobby")
    expect(page.locator(f"ul.tables a[href='/table/{table}']")).to_contain_text("Without hints")


@pytest.mark.timeout(240)
def test_the_analysis_of_a_finished_game(visitors: Visitors) -> None:
    page = visitors()
    finished_game(page)
    page.get_by_role("link", name="Analysis").click()
    slider = page.get_by_role("slider", name="Chances to win")
    expect(slider).to_be_visible(timeout=THOUGHT)
    turning = page.locator("ol.turning button")
    expect(turning.first).to_be_visible(timeout=THOUGHT)
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=THOUGHT)
    assert page.locator("figure polyline").count() == 2
    dashes = page.locator("figure polyline").evaluate_all("lines => lines.map((line) => line.getAttribute('stroke-dasharray'))")
    assert len(set(dashes)) == 2  # colour is not alone
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"Moment 0 of \d+\. Guest \d+ \d+%, Bot \(Fair\) \d+%"))
    turning.first.click()
    expect(turning.first).to_have_attribute("aria-current", "true")
    weighed = page.get_by_role("list", name="What a bot would have done")
    expect(weighed.get_by_text("played", exact=True)).to_be_visible()
    first = moment(page)
    assert_accessible(page)
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "1")
    page.keyboard.press("Home")
    if first > 0:
        page.keyboard.press("PageDown")
        expect(slider).to_have_attribute("aria-valuenow", str(first))
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()  # there is nothing left to play
    box = slider.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert moment(page) > 0
    numbers = slider.locator("circle.number")
    numbers.first.click(force=True)
    expect(slider).to_have_attribute("aria-valuenow", str(first))
    legend = page.locator("figcaption")
    here = legend.inner_text()
    page.mouse.move(box["x"] + box["width"] - 31, box["y"] + box["height"] / 2)  # the end: somebody has won for sure
    expect(legend).to_contain_text("100%")
    expect(slider).to_have_attribute("aria-valuenow", str(first))  # looking is not going there
    page.mouse.move(0, 0)
    expect(legend).to_have_text(re.compile(re.escape(here.split()[-1])))
    again = visitors(width=390, height=844, language="fr", theme="dark")
    again.goto(page.url)
    expect(again.locator("ol.turning button").first).to_be_visible()  # kept: nobody waits twice
    assert again.evaluate("document.documentElement.scrollWidth") <= 390
    assert_accessible(again)
    again.set_viewport_size({"width": 390, "height": 300})
    again.locator("ol.turning button").last.click()
    expect(again.locator("#opinion-title")).to_be_in_viewport()  # what is told of it stands above the list


@pytest.mark.timeout(120)
def test_the_analysis_of_a_running_game_says_why_there_is_none(visitors: Visitors) -> None:
    visitors.expected = ("409",)
    page = visitors()
    quick_game(page, "liars_dice")
    table = table_id(page)
    page.goto(f"/table/{table}/analysis")
    expect(page.locator(".stage .board")).to_be_visible()  # the board came, and the reason stayed
    expect(page.get_by_role("alert")).to_have_text("A game can be analysed once it is over.")
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    page.get_by_role("link", name="To the table").click()
    expect(page.locator(".prompt h2")).to_be_visible()


@pytest.mark.timeout(180)
def test_the_analysis_waits_for_the_server(visitors: Visitors) -> None:
    visitors.expected = ("ERR_FAILED",)
    page = visitors()
    table = finished_game(page)
    page.route("**/analysis", lambda route: route.abort() if "/api/" in route.request.url else route.continue_())
    page.goto(f"/table/{table}/analysis")
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    page.unroute("**/analysis")
    expect(page.locator("ol.turning button").first).to_be_visible(timeout=THOUGHT)
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.timeout(180)
def test_what_has_not_come_yet_is_not_told(visitors: Visitors) -> None:
    page = visitors()
    table = finished_game(page)
    held: list[Route] = []
    for path in ("", "/replay?*"):
        page.route(f"**/api/tables/{table}{path}", lambda route: held.append(route))
        for view in ("analysis", "replay"):
            page.goto(f"/table/{table}/{view}")
            heading = page.get_by_role("heading", level=1)
            expect(heading).to_have_text(view.title() if path == "" else f"Liar’s Dice – {view.title()}")
            expect(page.get_by_text(re.compile(r"Moment \d+ of"))).to_have_count(0)
        page.unroute(f"**/api/tables/{table}{path}")
    page.reload()
    expect(page.get_by_text(re.compile(r"Moment \d+ of \d+"))).to_be_visible()


@pytest.mark.timeout(180)
def test_the_analysis_changes_its_language(visitors: Visitors) -> None:
    page = visitors()
    finished_game(page)
    page.get_by_role("link", name="Analysis").click()
    turning = page.locator("ol.turning button")
    expect(turning.first).to_be_visible(timeout=THOUGHT)
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=THOUGHT)
    before = turning.all_inner_texts()
    page.get_by_role("combobox", name="Language").select_option("ru")
    expect(page.locator("figcaption")).to_contain_text("Бот")
    for place, text in enumerate(before):
        expect(turning.nth(place).locator(".what")).to_contain_text(re.compile("[а-яё]{3}"))
        expect(turning.nth(place)).not_to_have_text(text)


@pytest.mark.timeout(240)
@pytest.mark.parametrize(("seats", "told"), [(1, "Nobody plays against you"), (2, "You win or lose together")])
def test_where_nobody_is_beaten_no_chances_to_win_are_told(visitors: Visitors, seats: int, told: str) -> None:
    page = visitors()
    open_home(page)
    match = Match.new("root", seats=seats, options={"machine": "cooperative"}, seed="tea")
    dice = random.Random(4)
    while not match.over:
        match.play(match.pending[0].seat, dice.choice(match.pending[0].options))
    table = page.evaluate(BRING_RECORD, match.save())["id"]
    page.goto(f"/table/{table}/analysis")
    slider = page.get_by_role("slider", name="How well it went")
    expect(slider).to_be_visible(timeout=THOUGHT)
    expect(page.get_by_text(told)).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=THOUGHT)
    page.locator("ol.turning button").first.click()
    weighed = page.get_by_role("list", name="What a bot would have done")
    expect(weighed).to_contain_text(re.compile(r"\d+ (try|tries)"))
    expect(weighed).not_to_contain_text("%")
    expect(page.get_by_text("The chance to win")).to_have_count(0)
    assert_accessible(page)


@pytest.mark.timeout(180)
def test_a_bots_opinion_of_a_moment_on_wish(visitors: Visitors) -> None:
    page = visitors()
    table = finished_game(page)
    page.goto(f"/table/{table}/analysis")
    expect(page.locator("ol.turning button").first).to_be_visible(timeout=THOUGHT)
    ask = page.get_by_role("button", name="What would a bot do here?")
    length = int(page.get_by_role("slider").get_attribute("aria-valuemax") or 0)
    for at in range(length):  # the first moment that is no turning point
        page.goto(f"/table/{table}/analysis?at={at}")
        expect(page.locator("section[aria-labelledby=opinion-title]")).to_be_visible()
        expect(page.locator("ol.turning button").first).to_be_visible()
        if ask.count():
            ask.click()
            break
    else:
        return  # every choice of so short a game may be a turning point: then all opinions are there
    expect(page.get_by_role("list", name="What a bot would have done").get_by_role("button").first).to_be_visible(
        timeout=THOUGHT
    )


@pytest.mark.timeout(240)
def test_play_on_from_a_moment(visitors: Visitors) -> None:
    page = visitors()
    table = finished_game(page)
    page.goto(f"/table/{table}/replay?at=1")
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from moment 1")
    expect(dialog).to_be_visible()
    assert_accessible(page)
    for seat in dialog.get_by_role("combobox").all():
        seat.select_option("me")
    dialog.get_by_role("button", name="Play on").click()
    page.wait_for_url(lambda address: table not in address)
    wait_for_turn(page)
    assert table_id(page) != table
    origin = page.get_by_role("link", name="Played on from moment 1 of another game")
    expect(origin).to_have_attribute("href", f"/table/{table}/replay?at=1")
    assert_accessible(page)


@pytest.mark.timeout(180)
def test_play_on_with_a_friend(visitors: Visitors) -> None:
    page, friend = visitors(), visitors(width=390, height=844)
    table = finished_game(page)
    page.goto(f"/table/{table}/analysis?at=1")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    hints = dialog.get_by_label("Hints from a bot")
    expect(hints).to_be_checked()
    dialog.get_by_role("combobox").nth(1).select_option("open")
    expect(hints).not_to_be_checked()  # somebody is invited: off unless wanted
    hints.check()
    dialog.get_by_role("button", name="Make the table and get the link").click()
    link = page.get_by_label("Send this link")
    expect(link).to_be_visible()
    expect(page.locator(".room")).to_contain_text("With hints")
    expect(page.locator(".room").get_by_role("link", name="Played on from moment 1 of another game")).to_be_visible()
    friend.goto(link.input_value())
    for each in (page, friend):
        expect(each.locator(".prompt h2")).to_be_visible()
        expect(each.get_by_role("heading", name="Waiting for players")).to_have_count(0)
