"""`starhaul doctor`: whether everything that playing needs is in place on this machine."""

from __future__ import annotations

import argparse
import os
import platform
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from pathlib import Path

from starhaul import __version__
from starhaul.cli.console import Console
from starhaul.cli.parser import CommandParser
from starhaul.cli.serve import HOST, PORT
from starhaul.folders import data_folder
from starhaul.words import Words

EXTRAS = {"envs": ("gymnasium", "numpy", "pettingzoo")}


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    name: str
    is_well: bool
    text: str


def describe(parser: CommandParser) -> None:
    say = parser.words.say
    parser.describe(say("cli-doctor-summary"), say("cli-doctor-examples"))
    parser.switch("--json", say("cli-help-json"))


def run(args: argparse.Namespace, console: Console) -> int:
    findings = list(examine(console.words))
    is_well = all(finding.is_well for finding in findings)
    if args.json:
        rows = [asdict(finding) for finding in findings]
        console.result_json({"is_well": is_well, "findings": rows})
    else:
        console.result("\n".join(_line(finding, console) for finding in findings))
    console.message("cli-doctor-well" if is_well else "cli-doctor-ill")
    return 0 if is_well else 1


def _line(finding: Finding, console: Console) -> str:
    mark = console.words.say("cli-doctor-mark-well" if finding.is_well else "cli-doctor-mark-ill")
    return f"{console.strong(mark)}  {finding.text}"


def examine(words: Words) -> Iterator[Finding]:
    """Everything worth a look. What is optional is well either way."""
    versions = words.say("cli-doctor-versions", starhaul=__version__, python=platform.python_version())
    yield Finding("versions", is_well=True, text=versions)
    for extra, modules in EXTRAS.items():
        is_there = all(find_spec(module) for module in modules)
        message = "cli-doctor-extra" if is_there else "cli-doctor-no-extra"
        yield Finding(f"extra-{extra}", is_well=True, text=words.say(message, extra=extra))
    yield _page(words)
    yield _folder(data_folder(), words)
    yield _port(words)


def _page(words: Words) -> Finding:
    from starhaul.server.settings import BUILT_PAGE  # noqa: PLC0415 # brings the whole server with it

    is_built = (BUILT_PAGE / "index.html").is_file()
    return Finding("page", is_built, words.say("cli-doctor-page" if is_built else "cli-doctor-no-page"))


def _folder(folder: Path, words: Words) -> Finding:
    """A folder that does not exist yet is made by the first game: then its nearest parent must let us."""
    existing = next(parent for parent in (folder, *folder.parents) if parent.exists())
    may_write = existing.is_dir() and os.access(existing, os.W_OK)
    message = "cli-doctor-folder" if may_write else "cli-doctor-no-folder"
    return Finding("folder", may_write, words.say(message, folder=str(folder)))


def _port(words: Words) -> Finding:
    from starhaul.server.listening import CannotListen, listen  # noqa: PLC0415 # as above

    try:
        listen(HOST, PORT).close()
    except CannotListen:
        return Finding("port", is_well=True, text=words.say("cli-doctor-no-port", port=str(PORT)))
    return Finding("port", is_well=True, text=words.say("cli-doctor-port", port=str(PORT)))
