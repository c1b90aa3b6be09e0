"""A person at a table of Wonderland in the browser, who plays on the board and with the hand: by mouse, thumb or keyboard."""

import random

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, expect

from web.table import CHIPS, is_over, wait_for_turn

THINGS = ".wonderland [role='button'][data-pick]"
SQUARES = ".wonderland .square[role='button'][data-pick]"
ENDINGS = ("done", "skip", "keep", "stay", "stop", "leave", "accept")


class Player:
    """Plays at random, but to an end: moves when it can, then ends the actions, and draws no further encounters."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.picks = {"square": 0, "thing": 0, "chip": 0}

    def whole_game(self) -> None:
        for _ in range(600):
            if not wait_for_turn(self.page):
                return
            self.choose()
        raise AssertionError("the game does not end")

    def play_until(self, round: int) -> None:
        """Until it is our move in this round or a later one."""
        for _ in range(600):
            assert wait_for_turn(self.page), "the game was over before"
            if int(self.page.locator(".rounds .now").inner_text()) >= round and self.page.locator(SQUARES).count() > 2:
                return
            self.choose()

    def choose(self) -> None:
        """One pick: a square if a piece can go somewhere, else a chip that ends something, else a card or a token."""
        page = self.page
        chips = page.locator(CHIPS)
        squares = page.locator(SQUARES)
        if page.locator(".prompt .chip.do").count():
            return self.take(page.locator(".prompt .chip.do"), "chip")
        if squares.count():
            return self.take(squares.nth(self.dice.randrange(squares.count())), "square")
        for verb in ENDINGS:
            if page.locator(f".prompt [data-option='{verb}']").count():
                return self.take(page.locator(f".prompt [data-option='{verb}']"), "chip")
        things = page.locator(THINGS)
        if things.count() and not chips.filter(has_text="End the actions").count():
            return self.take(things.nth(self.dice.randrange(things.count())), "thing")
        return self.take(chips.last, "chip")

    def take(self, target: Locator, kind: str) -> None:
        """Pick it, and wait for the question to change; if it is gone meanwhile, look again."""
        before = self.page.locator(".prompt").inner_text()
        self.picks[kind] += 1
        try:
            self.pick(target)
        except PlaywrightError:
            if target.count() and self.page.locator(".prompt").inner_text() == before:
                raise
        self.page.wait_for_function(
            "(text) => document.querySelector('dialog[open]') || document.querySelector('.prompt').innerText !== text",
            arg=before,
        )

    def pick(self, target: Locator) -> None:
        target.click(timeout=5_000)


class Thumb(Player):
    """The same on a phone."""

    def pick(self, target: Locator) -> None:
        target.tap(timeout=5_000)
        assert self.page.evaluate("document.documentElement.scrollWidth") <= 390


class Typist(Player):
    """The same by keyboard alone: Tab and Shift+Tab to what glows, then Enter."""

    def pick(self, target: Locator) -> None:
        for _ in range(150):
            way = target.evaluate(
                """(element) => {
                    const here = document.activeElement ?? document.body
                    if (here === element) return ''
                    const preceding = here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
                    return here !== document.body && preceding ? 'Shift+Tab' : 'Tab'
                }""",
                timeout=5_000,
            )
            if way == "":
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press(way)
        raise AssertionError(f"Tab does not lead to {target}")

    def take(self, target: Locator, kind: str) -> None:
        """Chips have digits, from wherever the focus is."""
        digit = target.locator("kbd") if kind == "chip" else None
        if digit is None or digit.count() == 0:
            super().take(target, kind)
            return
        before = self.page.locator(".prompt").inner_text()
        self.picks[kind] += 1
        self.page.keyboard.press(digit.inner_text())
        expect(self.page.locator(".prompt")).not_to_have_text(before, use_inner_text=True)


def play_together(players: list[Player]) -> None:
    """Everybody who is asked chooses, one after the other, until all see the final screen."""
    for _ in range(1500):
        playing = [player for player in players if not is_over(player.page)]
        if not playing:
            return
        for player in playing:
            if player.page.locator(CHIPS).count() > 0:
                player.choose()
            else:
                player.page.wait_for_timeout(10)
    raise AssertionError("the game does not end")
