"""Builds the engine, the games' rules and the search core with mypyc when WONDERWOOD_COMPILED is set (`make build`).

On Linux a library's functions may be replaced by another library's, so that the compiler neither inlines them nor calls them
directly. Nobody replaces ours: saying so makes a choice in Root a quarter to a third faster.
"""

import os
import re
import sys
from pathlib import Path

from setuptools import setup

INTERPRETED = {  # by the first word of their names: present.py, present_expansion.py
    "records",  # msgspec records need the interpreter's class machinery
    "vocabulary",  # the same: the effects that data files are made of
    "data",  # reads and checks them once, when a box is opened
    "present",  # runs once per view, builds JSON: nothing to gain
    "notation",  # text in, text out, for tests and the terminal
    "draw",  # the same
}


def compiled_modules() -> list[str]:
    """All of the engine, of each game on the shelf all but what is listed above, and the search core."""
    source = Path("src/wonderwood")
    engine = sorted((source / "engine").glob("*.py"))
    shelf = re.findall(r'^    "(\w+)",$', (source / "games" / "__init__.py").read_text(encoding="utf-8"), re.MULTILINE)
    games = sorted(
        path for name in shelf for path in (source / "games" / name).rglob("*.py") if path.stem.split("_")[0] not in INTERPRETED
    )
    return [str(path) for path in [*engine, *games, source / "bots" / "search.py", source / "bots" / "tree.py"]]


if os.environ.get("WONDERWOOD_COMPILED"):
    from mypyc.build import mypycify

    jobs = os.environ.get("WONDERWOOD_JOBS", "")
    extensions = mypycify(["--strict", *compiled_modules()], opt_level="3", debug_level="0", multi_file=bool(jobs))
    if sys.platform == "linux":  # elsewhere that is so anyway
        for extension in extensions:
            extension.extra_compile_args += ["-fno-semantic-interposition", "-fno-plt"]
            extension.extra_link_args += ["-Wl,-Bsymbolic"]
    setup(ext_modules=extensions)
else:
    setup()
