"""The rules, compiled with mypyc: a copy of the package in build/compiled whose hot modules are machine code.

    scripts/compile.py [--to FOLDER]

`PYTHONPATH=build/compiled` uses it; the source stays as it is and what is imported from it stays interpreted.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src" / "starhaul"
PARTS: Final = ("kernel", "trucker", "race")
INTERPRETED: Final = {
    "kernel/testing": "it takes games apart while they run",
    "kernel/content.py": "reads tables by their annotations",
    "kernel/schema.py": "reads classes by their annotations",
    "kernel/record.py": "dataclasses that a schema reads",
    "kernel/result.py": "dataclasses that are shown",
    "kernel/view.py": "the base of dataclasses that are shown",
}
"""Folders and modules that stay as they are, and why."""

BUILD: Final = """
from mypyc.build import mypycify
from setuptools import setup
import sys
files = sys.argv.pop().split(",")
setup(name="starhaul-compiled", packages=[], ext_modules=mypycify(files, opt_level="2", debug_level="0"))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--to", type=Path, default=ROOT / "build" / "compiled", help="where the copy goes")
    folder: Path = parser.parse_args().to.resolve()
    copy_package(folder)
    files = modules(folder)
    compile_modules(folder, files)
    print(f"{len(files)} modules are compiled in {os.path.relpath(folder)}")


def copy_package(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PACKAGE, folder / "starhaul", ignore=shutil.ignore_patterns("__pycache__", "static"))
    for beside in ("locales", "docs/rules"):  # a checkout has them beside the package, see words.py and digest.py
        (folder / "starhaul" / Path(beside).name).symlink_to(ROOT / beside)


def modules(folder: Path) -> list[str]:
    """The files to compile, relative to the folder."""
    found = [file for part in PARTS for file in sorted((folder / "starhaul" / part).rglob("*.py"))]
    names = {file: file.relative_to(folder / "starhaul").as_posix() for file in found}
    unknown = [name for name in INTERPRETED if not (folder / "starhaul" / name).exists()]
    if unknown:
        sys.exit(f"no such modules to leave interpreted: {', '.join(unknown)}")
    return [f"starhaul/{name}" for name in names.values() if not _stays(name)]


def _stays(name: str) -> bool:
    return any(name == other or name.startswith(f"{other}/") for other in INTERPRETED)


def compile_modules(folder: Path, files: list[str]) -> None:
    command = [sys.executable, "-c", BUILD, "build_ext", "--inplace", ",".join(files)]
    environment = {**os.environ, "MYPYPATH": str(folder), "PYTHONPATH": ""}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stdout[-4000:] + done.stderr[-4000:])
    shutil.rmtree(folder / "build")


if __name__ == "__main__":
    main()
