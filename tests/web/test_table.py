"""People at one table agree with each other: taking a choice back, a bot for who leaves."""

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Visitors
from web.table import CHIPS, wait_for_turn


@pytest.fixture
def couple(visitors: Visitors) -> tuple[Page, Page]:
    host, guest = visitors(), visitors()
    host.goto("/new/liars_dice")
    host.get_by_role("button", name="Make the table and get the link").click()
    guest.goto(host.get_by_label("Send this link to your friends").input_value())
    wait_for_turn(host)
    return host, guest


def choose_whole(page: Page) -> None:
    """A whole choice: to bid, how many, which face."""
    wait_for_turn(page)
    lines = page.locator(".log li").count()
    whole = None
    while whole is None:
        chip = page.locator(CHIPS).first
        whole = chip.get_attribute("data-option")
        chip.click()
    expect(page.locator(".log li").nth(lines)).to_be_visible()


def test_a_choice_is_taken_back_when_the_others_agree(couple: tuple[Page, Page]) -> None:
    host, guest = couple
    before = host.locator(".log li").count()
    choose_whole(host)
    choose_whole(guest)
    host.get_by_role("button", name="Ask to take back").click()
    expect(host.get_by_text("1 voice is missing")).to_be_visible()
    guest.get_by_role("button", name="Agree").click()
    for page in couple:
        expect(page.locator(".log li")).to_have_count(before)
    wait_for_turn(host)


def test_a_request_to_take_back_can_be_declined(couple: tuple[Page, Page]) -> None:
    host, guest = couple
    choose_whole(host)
    choose_whole(guest)
    lines = host.locator(".log li").count()
    host.get_by_role("button", name="Ask to take back").click()
    guest.get_by_role("button", name="Decline").click()
    expect(host.get_by_text("1 voice is missing")).to_be_hidden()
    expect(host.locator(".log li")).to_have_count(lines)


def test_a_bot_plays_for_who_leaves_and_gives_the_seat_back(couple: tuple[Page, Page]) -> None:
    host, guest = couple
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="Leave the table").click()
    expect(host.get_by_text("has left the table")).to_be_visible()
    host.get_by_role("button", name="Propose a bot").click()
    expect(host.locator(".players").get_by_role("img", name="Bot")).to_be_visible()
    choose_whole(host)
    wait_for_turn(host)
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="Take my seat back").click()
    expect(host.locator(".players").get_by_role("img", name="Bot")).to_be_hidden()
    choose_whole(host)
    wait_for_turn(guest)


def test_an_open_table_is_found_in_the_lobby(visitors: Visitors) -> None:
    host, guest = visitors(), visitors(width=390, height=844)
    host.goto("/new/liars_dice")
    host.get_by_label("Name").fill("Tea at four")
    host.get_by_label("Show it in the lobby").check()
    host.get_by_role("button", name="Make the table and get the link").click()
    expect(host.get_by_label("Send this link to your friends")).to_be_visible()
    guest.goto("/lobby")
    guest.get_by_role("link", name="Tea at four").click()
    guest.get_by_role("button", name="Sit here").click()
    wait_for_turn(host)
    guest.goto("/lobby")
    expect(guest.get_by_role("region", name="My tables")).to_contain_text("Tea at four")
