"""A real server, the built pages and a real Chromium for the tests of the web client."""

import fcntl
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

ROOT = Path(__file__).parents[2]
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
HINTED = """localStorage.setItem("wonderwood.hinted", "liars_dice wonderland wonderlands_war wonderful_kingdom root")"""
PATIENCE = 30_000  # milliseconds: a busy machine is no failure
LIMITS = ["requests_rate", "requests_burst", "heavy_rate", "heavy_burst", "thoughts_rate", "thoughts_burst"]
LIMITS += ["connects_rate", "connects_burst", "tables_per_guest"]


class House:
    """A server in a process of its own, that can be killed and started again on the same port and data."""

    def __init__(self, data: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as door:
            self.port = door.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.data = data
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        limits = [f"--limit={name}=100000" for name in LIMITS]
        where = ["--port", str(self.port), "--data", str(self.data), "--game", "tiny", "--bot-pause", "0.02"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "wonderwood", "serve", *where, *limits],
            env={**os.environ, "PYTHONPATH": str(ROOT / "tests")},
            stdout=(self.data / "server.log").open("ab"),
            stderr=subprocess.STDOUT,
        )
        until = time.monotonic() + 60
        while True:
            try:
                urllib.request.urlopen(f"{self.address}/api/games", timeout=5).close()
                return
            except OSError:
                said = (self.data / "server.log").read_text()
                assert self.process.poll() is None, f"the server stopped: {said}"
                assert time.monotonic() < until, f"the server does not answer: {said}"
                time.sleep(0.1)

    def kill(self) -> None:
        """As the power cut does it."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None


def find_chromium() -> str:
    """A Chromium of the system; installed where it is missing and we may."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found:
            return found
    if os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-q"], check=True, stdout=subprocess.DEVNULL)
        subprocess.run(["apt-get", "install", "-q", "-y", "chromium"], check=True, stdout=subprocess.DEVNULL)
        installed = shutil.which("chromium")
        if installed:
            return installed
    pytest.fail("These tests need Chromium: install it (apt-get install chromium) so that `chromium` is on the path.")


def alone(name: str, work: Callable[[], None]) -> None:
    """Several test processes, one at a time."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        work()


@pytest.fixture(scope="session")
def pages() -> None:
    """The pages as they are now: built once, only where their sources changed."""

    def build() -> None:
        subprocess.run(["make", "--silent", "web"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)

    alone("web", build)


@pytest.fixture(scope="session")
def house(pages: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.kill()


# One module at a time: a loop of Playwright that stays open would stand in the way of asynchronous tests.
@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    path = ""

    def find() -> None:
        nonlocal path
        path = find_chromium()

    alone("chromium", find)
    browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
    yield browser
    browser.close()


class Visitors:
    """People who open the site, each in a browser of their own; what their pages complain about is kept."""

    def __init__(self, chromium: Browser, address: str) -> None:
        self.chromium = chromium
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.expected: tuple[str, ...] = ()

    def __call__(
        self,
        *,
        language: str = "en",
        width: int = 1280,
        height: int = 800,
        theme: str = "light",
        speed: str = "off",
        hints: bool = False,
    ) -> Page:
        context = self.chromium.new_context(
            viewport={"width": width, "height": height},
            has_touch=width < 500,
            locale={"en": "en-GB", "fr": "fr-FR", "ru": "ru-RU"}[language],
            color_scheme="dark" if theme == "dark" else "light",
            base_url=self.address,
            accept_downloads=True,
        )
        context.set_default_timeout(PATIENCE)
        settings = f'{{"speed": "{speed}", "theme": "{theme}"}}'
        context.add_init_script(
            f"localStorage.getItem('wonderwood.settings') ?? localStorage.setItem('wonderwood.settings', '{settings}');"
            f"{'' if hints else HINTED}"
        )
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda line: self.complaints.append(line.text) if line.type == "error" else None)
        self.contexts.append(context)
        return page

    def close(self) -> None:
        for context in self.contexts:
            context.close()
        unexpected = [line for line in self.complaints if not any(word in line for word in self.expected)]
        assert unexpected == [], "the pages complained"


@pytest.fixture
def visitors(chromium: Browser, house: House) -> Iterator[Visitors]:
    """`visitors()` opens a page as somebody new; a page that logs an error fails the test."""
    visitors = Visitors(chromium, house.address)
    yield visitors
    visitors.close()
