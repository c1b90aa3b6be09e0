"""The README's example runs and prints what it says."""

import doctest
from pathlib import Path


def test_the_example_in_the_readme() -> None:
    readme = Path(__file__).parents[2] / "README.md"
    failed, tried = doctest.testfile(str(readme), module_relative=False)
    assert tried >= 4
    assert failed == 0
