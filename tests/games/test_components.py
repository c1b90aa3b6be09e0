"""Reading data files, whatever the game."""

import subprocess
import sys
from pathlib import Path

import pytest

from wonderwood.engine.errors import Refusal
from wonderwood.games.components import fingerprint

RACE = """
import threading
from wonderwood.games.wonderlands_war import data

start = threading.Barrier(6)

def load():
    start.wait()
    data.load()

threads = [threading.Thread(target=load) for _ in range(6)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def test_threads_may_open_a_box_at_the_same_time() -> None:
    """In a process of its own: without the lock the interpreter itself breaks down."""
    done = subprocess.run([sys.executable, "-c", RACE], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr


def test_the_fingerprint_is_of_what_the_files_say(tmp_path: Path) -> None:
    """Saved games outlive a comment, another order of keys, another kind of line end; not another number."""
    file = tmp_path / "cards.toml"
    marks = []
    for text in ("cost = 3\nname = 'a'\n", "# cheap\r\nname = 'a'\r\ncost = 3 # gold\r\n", "cost = 4\nname = 'a'\n"):
        file.write_text(text, encoding="utf-8", newline="")
        marks.append(fingerprint(tmp_path))
    assert marks[0] == marks[1] != marks[2]


@pytest.mark.parametrize("broken", [b"cost = ", b"name = '\xff'"])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, broken: bytes) -> None:
    (tmp_path / "cards.toml").write_bytes(broken)
    with pytest.raises(Refusal) as refused:
        fingerprint(tmp_path)
    assert (refused.value.code, refused.value.facts["file"]) == ("bad_components", "cards.toml")
