"""A chain of games in a real browser: everybody goes on to the same next table, and finds the way back."""

import random

import pytest
from playwright.sync_api import expect

from web.conftest import Visitors
from web.table import invite, play_whole_game, table_id


@pytest.mark.timeout(180)
def test_both_go_on_to_the_same_next_game(visitors: Visitors) -> None:
    alice, bob = visitors(), visitors()
    invite(alice, [bob], "liars_dice", dice=3, series=True)
    play_whole_game([alice, bob], random.Random(1))
    first = table_id(alice)
    alice.get_by_role("button", name="Play the next game").click()
    alice.wait_for_url(lambda url: first not in url)
    expect(bob.get_by_role("link", name="Go to the next game")).to_be_visible()
    bob.get_by_role("link", name="Go to the next game").click()
    bob.wait_for_url(lambda url: first not in url)
    assert table_id(bob) == table_id(alice)
    play_whole_game([alice, bob], random.Random(2))
    expect(alice.get_by_role("button", name="Play the next game")).to_have_count(0)  # two dice: it ends here
    alice.get_by_role("link", name="The game before").click()
    alice.wait_for_url(lambda url: first in url)
    alice.get_by_role("button", name="See the result").click()  # also when it was over long ago
    alice.get_by_role("link", name="Go to the next game").click()
    alice.wait_for_url(lambda url: table_id(bob) in url)
