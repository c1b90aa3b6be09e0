"""Imports point one way: engine <- games <- bots, research, server."""

import ast
from pathlib import Path

import wonderwood

SOURCE = Path(__file__).parents[2] / "src" / "wonderwood"
MAY_NOT_IMPORT = {
    "engine": ("games", "bots", "research", "server", "words", "cli", "conformance", "simulation"),
    "games": ("bots", "research", "server", "cli", "simulation"),
    "bots": ("research", "server", "cli"),
    "research": ("server", "cli"),
    "server": ("research", "cli"),
}


def imported(path: Path) -> list[str]:
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: relative imports hide where they point"
            module = node.module or ""
            names += [module, *[f"{module}.{alias.name}" for alias in node.names]]
    return names


def test_imports_point_one_way() -> None:
    wrong = [
        f"{path.relative_to(SOURCE)} imports {name}"
        for part, forbidden in MAY_NOT_IMPORT.items()
        for path in (SOURCE / part).rglob("*.py")
        for name in imported(path)
        if name.split(".")[0] == "wonderwood" and len(name.split(".")) > 1 and name.split(".")[1] in forbidden
    ]
    assert wrong == []


def test_games_do_not_know_each_other() -> None:
    games = [path for path in (SOURCE / "games").iterdir() if path.is_dir() and not path.name.startswith("__")]
    wrong = [
        f"{path.relative_to(SOURCE)} imports {name}"
        for game in games
        for path in game.rglob("*.py")
        for name in imported(path)
        if name.startswith("wonderwood.games.") and name.split(".")[2] not in (game.name, "components")
    ]
    assert wrong == []


def test_the_engine_names_no_game() -> None:
    games = [path.name for path in (SOURCE / "games").iterdir() if path.is_dir() and not path.name.startswith("__")]
    for path in (SOURCE / "engine").glob("*.py"):
        text = path.read_text(encoding="utf-8").lower()
        assert not any(f'"{name}"' in text or f"{name}." in text for name in games if name != "root"), path.name


def test_the_package_says_its_version() -> None:
    assert wonderwood.__version__
