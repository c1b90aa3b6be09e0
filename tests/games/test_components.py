"""Reading data files, whatever the game."""

import subprocess
import sys

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
