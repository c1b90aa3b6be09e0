"""Every refusal and every word of the server exists in all languages; the browser's types are current."""

import re
from pathlib import Path

import pytest

from wonderwood.engine.errors import Refusal
from wonderwood.server.app import CODES, STATUS
from wonderwood.server.typescript import typescript
from wonderwood.words import LANGUAGES, Speaker

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "wonderwood" / "server"


def codes() -> set[str]:
    """Every code the server can refuse with."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    found = set(re.findall(r'Refusal\(\s*"(\w+)"', text))
    return found | set(STATUS) | set(CODES.values()) | {"failed"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_told(language: str) -> None:
    speaker = Speaker(language)
    for code in sorted(codes()):
        assert speaker.has(f"error-{code}"), code
        assert "error-" not in speaker.refusal(Refusal(code))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_server(language: str) -> None:
    words = (ROOT / "src" / "wonderwood" / "locale" / language / "server.ftl").read_text(encoding="utf-8")
    english = (ROOT / "src" / "wonderwood" / "locale" / "en" / "server.ftl").read_text(encoding="utf-8")
    names = re.compile(r"^([\w-]+) =", re.MULTILINE)
    assert names.findall(words) == names.findall(english)


def test_the_browsers_types_are_current() -> None:
    assert (ROOT / "web" / "src" / "protocol.ts").read_text(encoding="utf-8") == typescript(), "run make types"
