"""Pictures of the boards for the documentation, always of the same games: `make pictures`."""

import random
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from web.conftest import FLAGS, ROOT, House, Visitors, find_chromium
from wonderwood.engine.match import Match

PICTURES = ROOT / "docs" / "pictures"
MOST = 300_000  # bytes
NAMES = ["Lewis", "Alice", "Dinah", "Edith", "Lorina"]
DESKTOP, PHONE = (1200, 750), (390, 844)


class Scene(NamedTuple):
    """A moment of a game worth a picture: when this is asked, from this round on, after having been asked so often."""

    game: str
    seats: int
    options: dict[str, Any]
    prompt: str
    round: int
    after: int = 0


SCENES = [
    Scene("wonderland", 3, {}, "act", 6),
    Scene("root", 4, {}, "marquise", 5),
    Scene("wonderful_kingdom", 2, {"module": "quest"}, "plan", 3),
    Scene("wonderlands_war", 3, {}, "draw", 2, after=9),
]


# The game whose analysis is shown, and the turning point with what a bot would have done.
STUDY = Scene("wonderland", 3, {}, "", 0)
TURNING = 3


def play(scene: Scene) -> Match:
    """A game played by rule of thumb up to that moment, or to its end."""
    match = Match.new(scene.game, scene.seats, options=scene.options, seed="pictures")
    dice = random.Random(1)
    times = 0
    while True:
        ask = match.ask
        if ask is None:
            return match
        table: Any = match.view(ask.seat)["table"]
        if ask.prompt.name == scene.prompt and table["round"] >= scene.round:
            if times == scene.after:
                return match
            times += 1
        weights = match.game.advise(match.table, ask) or [1] * len(ask.options)
        best = [option for option, weight in zip(ask.options, weights, strict=True) if weight == max(weights)]
        match.play(ask.seat, dice.choice(best))


def send(page: Page, method: str, path: str, body: str) -> Any:
    return page.evaluate(
        """([method, path, body]) => fetch(path, { method, body, headers: { 'content-type': 'application/json' } })
            .then((answer) => answer.json())""",
        [method, path, body],
    )


def enter(page: Page, name: str) -> None:
    page.goto("/")
    page.wait_for_function("fetch('/api/me').then((answer) => answer.ok)")
    send(page, "PATCH", "/api/me", f'{{"name": "{name}"}}')


def open_record(page: Page, visitors: Visitors, record: str, seat: int) -> None:
    """The game as a table of ours at the moment it stands; the other chairs are given to friends."""
    enter(page, NAMES[0])
    made = send(page, "POST", "/api/records", record)
    table = made["id"]
    others = [chair["seat"] for chair in made["seats"] if chair["seat"] != seat]
    for other, name in zip(others, NAMES[1:], strict=False):
        link = send(page, "POST", f"/api/tables/{table}/links", f'{{"seat": {other}}}')["link"]
        friend = visitors()
        enter(friend, name)
        friend.goto(link)
        friend.wait_for_selector(".prompt h2")
    page.goto(f"/table/{table}")
    page.wait_for_selector(".prompt .chip")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")


def keep(page: Page, name: str) -> None:
    path = PICTURES / f"{name}.png"
    page.screenshot(path=path)
    with Image.open(path) as picture:
        picture.convert("RGB").quantize(256, kmeans=3, dither=Image.Dither.NONE).save(path, optimize=True)
    assert path.stat().st_size < MOST, f"{name} has {path.stat().st_size} bytes"


def take(visitors: Visitors, scene: Scene) -> None:
    match = play(scene)
    assert match.ask is not None, "the moment never came"
    for kind, (width, height), theme in (("desktop", DESKTOP, "light"), ("night", DESKTOP, "dark"), ("phone", PHONE, "light")):
        if kind == "night" and scene is not SCENES[0]:
            continue  # one picture of the dark theme is enough
        page = visitors(width=width, height=height, theme=theme)
        open_record(page, visitors, match.save(), match.ask.seat)
        keep(page, f"{scene.game}-{kind}")


def take_analysis(visitors: Visitors) -> None:
    page = visitors(width=DESKTOP[0], height=DESKTOP[1], theme="light")
    enter(page, NAMES[0])
    made = send(page, "POST", "/api/records", play(STUDY).save())
    page.goto(f"/table/{made['id']}/analysis")
    page.get_by_role("slider").wait_for()
    page.get_by_role("progressbar").wait_for(state="detached", timeout=180_000)
    page.locator("ol.turning button").nth(TURNING).click()
    page.locator("#opinion-title").wait_for()
    page.wait_for_load_state("networkidle")
    keep(page, "analysis")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        try:
            chromium = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            for scene in [scene for scene in SCENES if scene.game in (sys.argv[1:] or scene.game)]:
                visitors = Visitors(chromium, house.address)
                take(visitors, scene)
                visitors.close()
            if STUDY.game in (sys.argv[1:] or STUDY.game):
                visitors = Visitors(chromium, house.address)
                take_analysis(visitors)
                visitors.close()
            chromium.close()
        finally:
            house.kill()


if __name__ == "__main__":
    main()
