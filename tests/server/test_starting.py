"""How a server is started: whatever cannot work is refused before a door opens, by its name, and never with a stack trace."""

import asyncio
import shutil
import socket
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from server.chaos import Victim
from wonderwood.cli import main
from wonderwood.engine.errors import Refusal
from wonderwood.server.settings import Limits, with_limits
from wonderwood.words import LANGUAGES

pytestmark = pytest.mark.timeout(180)


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Start a server that ends at once; what it says."""
    monkeypatch.setattr("uvicorn.Server.run", lambda *_, **__: None)

    def run(*options: str, data: Path | None = None) -> Result:
        return CliRunner().invoke(main, ["serve", "--port=0", f"--data={data or tmp_path / 'data'}", *options])

    return run


def test_a_good_start(start: Any) -> None:
    told = start("--origin=https://play.example.org", "--origin=http://[::1]:8000", "--limit=heavy_rate=0.5", "--bot-pause=0")
    assert told.exit_code == 0, told.output
    assert "http://127.0.0.1:" in told.output


MODULES = {"torn": "x = (\n", "failing": "1 / 0\n", "nameless": "", "no_game": "GAME = 7\n"}

REFUSED = [
    (["--host=a..b"], "bad_address", "a..b"),
    (["--host=nowhere.invalid"], "bad_address", "nowhere.invalid"),
    (["--host="], "bad_address", "127.0.0.1"),
    (["--host=192.0.2.1"], "bad_address", "192.0.2.1"),
    (["--port=70000"], "bad_number", "65535"),
    (["--workers=0"], "bad_number", "workers"),
    (["--workers=2"], "needs_postgres", "PostgreSQL"),
    (["--database-url=mysql://x"], "bad_database", "postgresql+asyncpg://"),
    (["--database-url=postgresql+asyncpg://u:sesame@localhost:abc/x"], "bad_database", "postgresql+asyncpg://"),
    (["--database-url=postgresql+asyncpg://u:sesame@localhost:1/x"], "no_database", "localhost"),
    (["--database-url=postgresql+asyncpg://"], "bad_database", "postgresql+asyncpg://"),
    (["--database-url=sqlite+aiosqlite://"], "bad_database", "sqlite+aiosqlite:///"),
    (["--database-url=sqlite+aiosqlite:///:memory:"], "bad_database", "sqlite+aiosqlite:///"),
    (["--database-url=sqlite+aiosqlite:////nowhere/at/all.sqlite"], "no_database", "/nowhere/at/all.sqlite"),
    (["--game="], "bad_game", "GAME"),
    (["--game=.relative"], "bad_game", ".relative"),
    (["--game=no_such_module"], "bad_game", "no_such_module"),
    *[([f"--game={name}"], "bad_game", name) for name in MODULES],
    (["--bot-pause=nan"], "bad_number", "bot-pause"),
    (["--bot-pause=-1"], "bad_number", "bot-pause"),
    (["--limit=messages_rate=nan"], "bad_number", "messages_rate"),
    (["--limit=idle_seconds=0"], "bad_number", "idle_seconds"),
    (["--limit=message_bytes=-5"], "bad_number", "message_bytes"),
    (["--limit=heavy_burst=inf"], "bad_number", "heavy_burst"),
    (["--limit=tea"], "bad_setup", "heavy_rate"),
    (["--web=/nowhere/at/all"], "no_pages", "/nowhere/at/all"),
    (["--origin=play.example.org"], "bad_origin", "play.example.org"),
    (["--origin=https://play.example.org/"], "bad_origin", "https://play.example.org"),
    (["--origin=https://Play.example.org"], "bad_origin", "https://play.example.org"),
    (["--origin=http://[::1"], "bad_origin", "http://[::1"),
]


@pytest.mark.parametrize(("options", "code", "named"), REFUSED, ids=[" ".join(one[0]) for one in REFUSED])
def test_what_cannot_work_is_refused(
    options: list[str], code: str, named: str, start: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, text in MODULES.items():
        (tmp_path / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    for language in LANGUAGES:
        told = start(*options, f"--language={language}")
        assert told.exit_code == 2, told.output
        assert told.output.startswith(f"{code}: "), told.output
        assert named in told.output
        assert "http://127.0.0.1:" not in told.output.replace("http://127.0.0.1:8000", "")  # no door was opened
        assert "Traceback" not in told.output
        assert "sesame" not in told.output


def test_an_address_that_is_taken(start: Any) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        told = start(f"--port={door.getsockname()[1]}")
    assert told.exit_code == 2
    assert told.output.startswith("no_address: ")


def change(statement: str) -> Any:
    def harm(file: Path) -> None:
        with sqlite3.connect(file) as base:
            base.execute(statement)
        base.close()

    return harm


DAMAGES: dict[str, tuple[Any, str, str]] = {
    "no database": (lambda file: file.write_text("once upon a time " * 40), "no_database", "wonderwood.sqlite"),
    "cut off": (lambda file: file.write_bytes(file.read_bytes()[:5000]), "no_database", "wonderwood.sqlite"),
    "a folder": (lambda file: (file.unlink(), file.mkdir()), "no_database", "wonderwood.sqlite"),
    "of a newer program": (change("UPDATE alembic_version SET version_num = '0999'"), "newer_database", "0999"),
    "a table is missing": (change("DROP TABLE entries"), "damaged_database", "entries"),
    "the key is torn": (change("UPDATE settings SET value = 'zz' WHERE name = 'secret'"), "damaged_database", "secret"),
    "the key is empty": (change("UPDATE settings SET value = '' WHERE name = 'secret'"), "damaged_database", "secret"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_data_folder(damage: str, start: Any, tmp_path: Path) -> None:
    """It is refused by its name, and left as it is."""
    harm, code, named = DAMAGES[damage]
    data = tmp_path / "data"
    assert start(data=data).exit_code == 0
    file = data / "wonderwood.sqlite"
    for left in data.glob("wonderwood.sqlite-*"):
        left.unlink()
    harm(file)
    before = file.read_bytes() if file.is_file() else b""
    told = start(data=data)
    assert told.exit_code == 2, told.output
    assert told.output.startswith(f"{code}: "), told.output
    assert named in told.output
    assert "Traceback" not in told.output
    assert (file.read_bytes() if file.is_file() else b"") == before


def test_a_data_folder_that_is_a_file(start: Any, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    told = start(data=tmp_path / "file")
    assert told.output.startswith("no_folder: ")
    shutil.rmtree(tmp_path / "data", ignore_errors=True)


@pytest.mark.anyio
async def test_one_server_at_a_time_on_sqlite(start: Any, tmp_path: Path) -> None:
    """Two would not hear of each other's choices. The lock goes with the process, however it ends."""
    data = tmp_path / "data"
    data.mkdir()
    victim = Victim(data)
    await victim.start()
    try:
        told = await asyncio.to_thread(start, data=data)
        assert told.exit_code == 2
        assert told.output.startswith("database_in_use: ")
    finally:
        await victim.kill()
    assert (await asyncio.to_thread(start, data=data)).exit_code == 0


def test_limits_are_numbers_above_nothing() -> None:
    assert with_limits(Limits(), ("heavy_rate=0.5", "message_bytes=2e3")).message_bytes == 2000
    for pair in ("heavy_rate=0", "heavy_rate=x", "heavy_rate=", "message_bytes=0.5", "heavy_rate"):
        with pytest.raises(Refusal, match="bad_number"):
            with_limits(Limits(), (pair,))
