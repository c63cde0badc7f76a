"""Nobody has to scroll for long: no file and no function is longer than one can keep in mind."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from citing import ROOT

PYTHON_LINES, PAGE_LINES, FUNCTION_LINES = 400, 300, 40
PYTHON_FOLDERS = ("src", "tests", "scripts", "benchmarks")
MADE = ("Generated", "Made by scripts/")
"""Said in the first line of files that no person writes."""


def python_files(folder: str) -> list[Path]:
    found = sorted((ROOT / folder).rglob("*.py"))
    assert found, f"{folder} has no Python"
    return found


def lines_of(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines()


def too_long(files: list[Path], limit: int) -> dict[str, int]:
    lengths = {file.relative_to(ROOT).as_posix(): len(lines_of(file)) for file in files}
    return {name: length for name, length in lengths.items() if length > limit}


@pytest.mark.parametrize("folder", PYTHON_FOLDERS)
def test_no_python_file_is_too_long(folder: str) -> None:
    assert too_long(python_files(folder), PYTHON_LINES) == {}


@pytest.mark.parametrize("folder", PYTHON_FOLDERS)
def test_no_function_is_too_long(folder: str) -> None:
    found = [
        f"{file.relative_to(ROOT).as_posix()}: {function.name} has {length} lines"
        for file in python_files(folder)
        for function, length in functions(ast.parse(file.read_text(encoding="utf-8")))
        if length > FUNCTION_LINES
    ]
    assert found == []


def functions(tree: ast.Module) -> Iterator[tuple[ast.FunctionDef | ast.AsyncFunctionDef, int]]:
    """All functions with their lengths, decorators left out."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node, (node.end_lineno or node.lineno) - node.lineno + 1


def test_no_file_of_the_page_is_too_long() -> None:
    files = [file for kind in ("svelte", "ts") for file in sorted((ROOT / "web" / "src").rglob(f"*.{kind}"))]
    written = [file for file in files if not any(word in lines_of(file)[0] for word in MADE)]
    assert 0 < len(written) < len(files), "some files are written and some are made"
    assert too_long(written, PAGE_LINES) == {}
