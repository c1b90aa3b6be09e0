"""Nothing is lost: the server is killed, the line is cut, and the page goes on by itself."""

import random
import re
import time

import pytest
from playwright.sync_api import WebSocketRoute, expect

from web.conftest import House, Visitors
from web.table import CHIPS, click_chip, play_whole_game, quick_game, table_id, wait_for_turn


@pytest.fixture
def mortal(pages: None, tmp_path_factory: pytest.TempPathFactory) -> House:
    return House(tmp_path_factory.mktemp("mortal"))


@pytest.mark.timeout(120)
def test_the_page_resumes_when_the_server_is_killed(visitors: Visitors, mortal: House) -> None:
    mortal.start()
    try:
        visitors.address = mortal.address
        visitors.expected = ("WebSocket", "Failed to load resource", "ERR_CONNECTION")
        page = visitors()
        quick_game(page, "liars_dice")
        dice = random.Random(2)
        wait_for_turn(page)
        click_chip(page, dice)
        click_chip(page, dice)
        wait_for_turn(page)
        told = page.locator(".log li").all_inner_texts()
        page.evaluate("window.notReloaded = true")
        mortal.kill()
        expect(page.get_by_text("Trying to come back")).to_be_visible()
        chips = page.locator(CHIPS)
        chips.first.click()  # a choice made while the line is cut arrives once it is back
        mortal.start()
        expect(page.get_by_text("Trying to come back")).to_be_hidden(timeout=20_000)
        play_whole_game([page], dice)
        assert page.evaluate("window.notReloaded") is True
        assert page.locator(".log li").count() > len(told)
    finally:
        mortal.kill()


def test_a_cut_line_heals_within_a_moment(visitors: Visitors) -> None:
    page = visitors()
    sockets: list[WebSocketRoute] = []

    def pass_on(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    page.context.route_web_socket(re.compile("/live"), pass_on)
    quick_game(page, "liars_dice")
    wait_for_turn(page)
    first = len(sockets)
    sockets[-1].close(code=1011, reason="cut")
    began = time.monotonic()
    while len(sockets) == first:
        assert time.monotonic() - began < 5, "the page does not come back"
        page.wait_for_timeout(10)
    click_chip(page, random.Random(0))
    click_chip(page, random.Random(0))
    wait_for_turn(page)


def test_who_comes_back_is_told_what_happened(visitors: Visitors) -> None:
    host, guest = visitors(), visitors()
    host.goto("/new/liars_dice")
    host.get_by_role("button", name="Make the table and get the link").click()
    guest.goto(host.get_by_label("Send this link to your friends").input_value())
    wait_for_turn(host)
    address = guest.url
    guest.wait_for_timeout(1000)  # they look at it for a moment
    guest.goto("/credits")
    click_chip(host, random.Random(0))
    click_chip(host, random.Random(0))
    expect(host.locator(".prompt h2")).to_contain_text("Waiting for")
    guest.goto(address)
    since = guest.get_by_role("complementary", name="Since you last looked")
    expect(since).to_contain_text("bids")
    since.get_by_role("button").click()
    expect(since).to_be_hidden()
    assert table_id(guest) in address
