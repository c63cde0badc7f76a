"""The arrows of docs/architecture.md: who may import whom, inside and outside of the project."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "starhaul"

RULES = {"kernel", "trucker", "race"}
"""The pure part: no clock, no files beyond content, no network, no text for people, nothing to install."""

MAY_IMPORT = {
    "kernel": set[str](),
    "trucker": {"kernel"},
    "race": {"kernel"},
    "folders": set[str](),
    "log_lines": set[str](),
    "words": set[str](),
    "rulebook": set[str](),
    "citations": {"rulebook"},
    "digest": {"rulebook", "citations"},
    "games": {"kernel", "trucker", "race", "folders"},
    "bots": {"kernel", "trucker", "race", "games"},
    "arena": {"kernel", "trucker", "race", "games", "bots"},
    "envs": {"kernel", "trucker", "race", "games", "bots"},
    "server": {"kernel", "trucker", "race", "games", "bots", "digest", "folders", "log_lines", "words"},
}
"""For each part the others that it may import; `cli`, the package itself and `__main__` may import all of them."""

OUTSIDE = {
    "kernel": {"mypy_extensions"},  # says which classes interpreted ones may derive from when the kernel is compiled
    "trucker": {"mypy_extensions"},
    "race": {"mypy_extensions"},
    "words": {"fluent"},
    "server": {
        *("alembic", "argon2", "confusable_homoglyphs", "msgspec", "openskill", "prometheus_client"),
        *("sqlalchemy", "starlette", "uvicorn", "websockets"),
    },
    "envs": {"gymnasium", "numpy", "pettingzoo"},
}
"""What a part may use that has to be installed; parts not named here use the standard library alone."""

NOT_IN_RULES = {"asyncio", "datetime", "logging", "multiprocessing", "os", "socket", "subprocess", "threading", "time"}


def part_of(file: Path) -> str:
    """`kernel` for kernel/state.py, `words` for words.py."""
    return file.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imported(file: Path, source: str | None = None) -> set[str]:
    """The modules that a file imports, by their full names."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source or file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= full_names(file, node)
    return found


def full_names(file: Path, node: ast.ImportFrom) -> set[str]:
    if not node.level:
        base = node.module or ""
    else:
        folders = ("starhaul", *file.relative_to(PACKAGE).parts[:-1])
        base = ".".join((*folders[: len(folders) - node.level + 1], *(node.module or "").split("."))).rstrip(".")
    return {f"{base}.{alias.name}" for alias in node.names} if base == "starhaul" else {base}


FILES = sorted(PACKAGE.rglob("*.py"))
FREE = {"cli", "__init__", "__main__"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_arrows_point_the_right_way(file: Path) -> None:
    part = part_of(file)
    inside = {name.split(".")[1] for name in imported(file) if name.startswith("starhaul.")}
    others = inside - {part, "__version__"}
    assert part in FREE or others <= MAY_IMPORT[part], f"{part} must not import {others}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_each_part_installs_only_what_it_names(file: Path) -> None:
    part = part_of(file)
    roots = {name.split(".")[0] for name in imported(file)}
    assert roots - sys.stdlib_module_names - {"starhaul"} <= OUTSIDE.get(part, set())
    if part in RULES:
        assert not roots & NOT_IN_RULES


FORMS = {
    "import numpy.linalg": "numpy.linalg",
    "from starhaul import race": "starhaul.race",
    "from starhaul.bots import x": "starhaul.bots",
    "from ... import cli": "starhaul.cli",
    "from ..a import b": "starhaul.kernel.a",
    "def f():\n    import time": "time",
}


@pytest.mark.parametrize("source", FORMS)
def test_no_form_of_import_is_overlooked(source: str) -> None:
    assert imported(PACKAGE / "kernel" / "testing" / "made_up.py", source) == {FORMS[source]}
