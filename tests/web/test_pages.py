"""Every page: open to everybody, in three languages without a missing word, on a phone without scrolling sideways."""

import json
import random
import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from web.conftest import ROOT, Visitors
from web.table import CHIPS, click_chip, open_home, play_whole_game, quick_game, table_id, wait_for_turn, with_bots

PAGES = ["/", "/lobby", "/new/wonderland", "/learn/wonderland", "/settings", "/account", "/credits", "/nowhere"]


def go(page: Page, path: str) -> None:
    if path == "/":
        open_home(page)
        return
    page.goto(path)
    expect(page.locator("h1").first).to_be_visible()
    page.wait_for_load_state("networkidle")


def assert_accessible(page: Page) -> None:
    found = Axe().run(page)
    serious = [
        f"{page.url} {one['id']}: {one['help']} {[node['target'] for node in one['nodes']][:3]}"
        for one in found.response["violations"]
        if one["impact"] in ("serious", "critical")
    ]
    assert serious == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.timeout(120)
def test_axe_finds_nothing_serious_on_any_page(visitors: Visitors, theme: str) -> None:
    page = visitors(theme=theme)
    for path in PAGES:
        go(page, path)
        assert_accessible(page)
    for game in ("liars_dice", "wonderland"):
        with_bots(page, game, 1, "random")
        wait_for_turn(page)
        assert_accessible(page)
        page.keyboard.press("?")
        page.wait_for_load_state("networkidle")
        assert_accessible(page)
        page.get_by_role("button", name="Chat").click()
        page.get_by_role("button", name="Menu").click()
        assert_accessible(page)


@pytest.mark.timeout(120)
def test_axe_finds_nothing_serious_at_the_end_and_in_the_replay(visitors: Visitors) -> None:
    page = visitors()
    quick_game(page, "liars_dice")
    play_whole_game([page], random.Random(4))
    expect(page.locator("dialog figure svg")).to_be_visible()
    assert_accessible(page)
    page.goto(f"/table/{table_id(page)}/replay")
    expect(page.get_by_role("slider")).to_be_visible()
    assert_accessible(page)


def catalogue_keys() -> set[str]:
    """All keys of all catalogues that look like nothing a person would read."""
    files = [*ROOT.glob("src/wonderwood/locale/en/*.ftl"), *ROOT.glob("src/wonderwood/games/*/locale/en/*.ftl")]
    keys = {key for file in files for key in re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)}
    return {key for key in keys if "-" in key or "_" in key}


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.timeout(120)
def test_no_word_is_missing(visitors: Visitors, language: str) -> None:
    page = visitors(language=language)
    keys = catalogue_keys()

    def check() -> None:
        text = page.locator("body").inner_text()
        assert keys.isdisjoint(re.findall(r"[a-z][\w-]*", text)), page.url
        assert page.evaluate("document.documentElement.lang") == language

    for path in PAGES:
        go(page, path)
        check()
    with_bots(page, "wonderland", 1, "random")
    dice = random.Random(7)
    for _ in range(25):
        wait_for_turn(page)
        check()
        click_chip(page, dice)
    page.goto(f"/table/{table_id(page)}/replay")
    expect(page.get_by_role("slider")).to_be_visible()
    check()


def test_the_language_changes_at_once(visitors: Visitors) -> None:
    page = visitors()
    with_bots(page, "wonderland", 1, "random")
    wait_for_turn(page)
    english = page.locator(".prompt h2").inner_text()
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("ru")
    page.keyboard.press("Escape")
    expect(page.locator(".prompt h2")).not_to_have_text(english)
    expect(page.get_by_role("button", name="Правила")).to_be_visible()


def test_no_page_scrolls_sideways_on_a_phone(visitors: Visitors) -> None:
    page = visitors(width=390, height=844, language="ru")
    for path in PAGES:
        go(page, path)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, path
    with_bots(page, "wonderland", 1, "random")
    wait_for_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    small = page.evaluate(
        """[...document.querySelectorAll('.prompt *, .top *, .side *')].filter((element) => element.checkVisibility()
           && [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '')
           && parseFloat(getComputedStyle(element).fontSize) < 12).map((element) => element.outerHTML)"""
    )
    assert small == []


def test_the_choices_read_the_same_to_a_screen_reader(visitors: Visitors) -> None:
    page = visitors()
    quick_game(page, "liars_dice")
    wait_for_turn(page)
    expect(page.get_by_role("region", name="Your choice")).to_match_aria_snapshot(
        """
        - region "Your choice":
          - heading "Open the bidding." [level=2]
          - button "Rule 2"
          - paragraph: Bid … × …
          - toolbar "36 choices":
            - button "1"
            - button "2"
            - button "3"
            - button "4"
            - button "5"
            - button "6"
        """
    )


def test_chat_and_names_are_escaped(visitors: Visitors) -> None:
    page, other = visitors(), visitors()
    quick_game(page, "liars_dice")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Name").fill("<img src=x onerror=alert(1)>")
    page.get_by_label("Name").press("Enter")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Chat").click()
    page.get_by_label("Say something").fill("<script>alert(1)</script> & <b>bold</b>")
    page.get_by_role("button", name="Send").click()
    other.goto(f"/table/{table_id(page)}")
    other.get_by_role("button", name="Chat").click()
    for each in (page, other):
        expect(each.get_by_role("log", name="Chat")).to_contain_text("<script>alert(1)</script> & <b>bold</b>")
        expect(each.locator(".player").first).to_contain_text("<img src=x")
        assert each.locator("main img").count() == 0


def test_a_finished_game_is_replayed_shared_saved_and_brought_back(visitors: Visitors, tmp_path: Path) -> None:
    page, friend = visitors(), visitors()
    quick_game(page, "liars_dice")
    play_whole_game([page], random.Random(9))
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    saved = tmp_path / "game.json"
    download.value.save_as(saved)
    assert json.loads(saved.read_text())["game"] == "liars_dice"
    page.get_by_role("link", name="Replay").click()
    moment = page.get_by_role("slider")
    expect(moment).not_to_have_attribute("max", "0")
    last = int(moment.get_attribute("max") or 0)
    assert last > 2
    page.get_by_role("button", name="To the start").click()
    expect(moment).to_have_value("0")
    page.get_by_role("button", name="One on").click()
    expect(moment).to_have_value("1")
    page.wait_for_url(re.compile(r"at=1&"))
    friend.goto(page.url)
    expect(friend.get_by_role("slider")).to_have_value("1")
    expect(friend.locator(".piece.hidden")).to_have_count(0)
    friend.get_by_label("Seen by").select_option("spectator")
    friend.get_by_label("Speed").select_option("4")
    friend.get_by_role("button", name="Play", exact=True).click()
    expect(friend.get_by_role("slider")).to_have_value(str(last))
    friend.goto("/lobby")
    friend.locator("input[type=file]").set_input_files(saved)
    friend.wait_for_url(re.compile("/replay"))
    expect(friend.get_by_role("slider")).to_have_value(str(last))


def test_a_file_that_is_no_record_says_what_to_choose(visitors: Visitors) -> None:
    visitors.expected = ("400 (Bad Request)",)
    page = visitors(language="fr")
    page.goto("/lobby")
    page.get_by_label("Choisir un fichier").set_input_files(
        {"name": "lettre.json", "mimeType": "application/json", "buffer": b"{Bonjour"}
    )
    expect(page.get_by_role("alert")).to_contain_text("lettre.json")
    expect(page.get_by_role("alert")).to_contain_text("Choisissez un fichier enregistré ici")


def test_rules_are_one_key_away_and_searchable(visitors: Visitors) -> None:
    page = visitors()
    with_bots(page, "wonderland", 1, "random")
    wait_for_turn(page)
    page.keyboard.press("?")
    current = page.locator("article.current")
    expect(current).to_be_in_viewport()
    rule = page.locator(".prompt .rule").inner_text().removeprefix("§").strip()
    expect(current).to_have_attribute("data-rule", rule)
    page.get_by_role("searchbox").fill("rabbit hole")
    expect(page.locator("article").first).to_contain_text(re.compile("rabbit hole", re.IGNORECASE))
    page.get_by_role("searchbox").fill("zzzz")
    expect(page.get_by_text("No rule speaks of")).to_be_visible()


def test_an_account_follows_to_another_device(visitors: Visitors) -> None:
    page, phone = visitors(), visitors(width=390, height=844)
    visitors.expected = ("403",)
    name = f"person{random.randrange(10**9)}"
    for each, button in ((page, "Make an account"), (phone, "Sign in")):
        each.goto("/account")
        each.get_by_label("Login").fill(name)
        each.get_by_label("Password").fill("correct horse")
        each.get_by_role("button", name=button).click()
        expect(each.get_by_text(f"signed in as {name}")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()
    page.get_by_label("Login").fill(name)
    page.get_by_label("Password").fill("wrong horse")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert phone.locator(CHIPS).count() == 0


def test_the_first_load_is_small(visitors: Visitors) -> None:
    page = visitors()
    with_bots(page, "wonderland", 1, "random")
    wait_for_turn(page)
    sent = page.evaluate(
        """performance.getEntriesByType('resource').filter((one) => one.name.endsWith('.js'))
           .reduce((sum, one) => sum + one.encodedBodySize, 0)"""
    )
    assert 0 < sent < 300_000


def test_the_readme_shows_every_game_in_small_pictures() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    games = ("wonderland", "root", "wonderful_kingdom", "wonderlands_war")
    for name in [*(f"{game}-{kind}" for game in games for kind in ("desktop", "phone")), "analysis"]:
        picture = f"docs/pictures/{name}.png"
        assert picture in readme
        assert (ROOT / picture).stat().st_size < 300_000, picture
