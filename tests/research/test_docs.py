"""What docs/research.md shows is what happens."""

import doctest
import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_page_is_true() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / "research.md"), module_relative=False)
    assert tried > 10
    assert failed == 0


def test_the_training_loop_runs() -> None:
    spec = importlib.util.spec_from_file_location("learn", ROOT / "examples" / "learn.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    leads = module.learn("liars_dice", episodes=30)
    assert len(leads) == 30
    assert module.learn("liars_dice", episodes=30) == leads
    assert module.smooth([0.0, 2.0, 4.0], 2) == [(2, 1.0), (3, 3.0)]
