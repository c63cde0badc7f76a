"""The rules, compiled with mypyc: a copy of the package in build/compiled whose hot modules are machine code.

    scripts/compile.py [--to FOLDER] [--level 0]

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
    "kernel/schema.py": "it reads classes by their annotations",
    "kernel/view.py": "the base of what is shown, which is made of dataclasses",
}
"""Folders and modules that stay as they are, and why. So does every module with dataclasses in it: what is printed and
what is shown is read by annotations, which are lost in compiled classes."""

BUILD: Final = """
from mypyc.build import mypycify
from setuptools import setup
import sys
files = sys.argv.pop().split(",")
level = sys.argv.pop()
setup(name="starhaul-compiled", packages=[], ext_modules=mypycify(files, opt_level=level, debug_level="0"))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="2", help="how hard the C compiler tries: 0 is quickest, 2 the default")
    parser.add_argument("--to", type=Path, default=ROOT / "build" / "compiled", help="where the copy goes")
    args = parser.parse_args()
    folder: Path = args.to.resolve()
    copy_package(folder)
    files = modules(folder)
    compile_modules(folder, files, args.level)
    print(f"{len(files)} modules are compiled in {os.path.relpath(folder)}")


def copy_package(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PACKAGE, folder / "starhaul", ignore=shutil.ignore_patterns("__pycache__", "static"))
    for beside in ("locales", "docs/rules"):  # a checkout has them beside the package, see words.py and digest.py
        (folder / "starhaul" / Path(beside).name).symlink_to(ROOT / beside)


def modules(folder: Path) -> list[str]:
    """The files to compile, relative to the folder."""
    found = [file for part in PARTS for file in sorted((folder / "starhaul" / part).rglob("*.py"))]
    unknown = [name for name in INTERPRETED if not (folder / "starhaul" / name).exists()]
    if unknown:
        sys.exit(f"no such modules to leave interpreted: {', '.join(unknown)}")
    return [file.relative_to(folder).as_posix() for file in found if not stays(file, folder)]


def stays(file: Path, folder: Path) -> bool:
    """Whether this module stays interpreted."""
    name = file.relative_to(folder / "starhaul").as_posix()
    is_named = any(name == other or name.startswith(f"{other}/") for other in INTERPRETED)
    source = file.read_text(encoding="utf-8")
    return is_named or "\n@dataclass" in source or "\n@frozen_by_types" in source


def compile_modules(folder: Path, files: list[str], level: str) -> None:
    command = [sys.executable, "-c", BUILD, "build_ext", "--inplace", level, ",".join(files)]
    flags = "-Wno-error=maybe-uninitialized"  # which gcc suspects of code that mypyc made, without reason
    environment = {**os.environ, "MYPYPATH": str(folder), "PYTHONPATH": "", "CFLAGS": flags}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stdout[-4000:] + done.stderr[-4000:])
    shutil.rmtree(folder / "build")


if __name__ == "__main__":
    main()
