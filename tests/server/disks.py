"""Disks that fill up and databases that others hold, for real."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

SECONDS = 60.0
"""Until something must have happened: a machine that does other things too is slow, not wrong."""
HOLD = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=60)
connection.execute("BEGIN EXCLUSIVE")
print("held", flush=True)
sys.stdin.readline()
connection.execute("ROLLBACK")
"""


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[Path]:
    """A file system of this size. Mounting takes a superuser, as in a container; for others it is a failed test."""
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=700", "none", str(folder)], check=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill(disk: Path, *, but: int = 0) -> Path:
    """Let a large file take all that is left, but for some bytes."""
    ballast = disk / "ballast"
    with ballast.open("ab", buffering=0) as file:
        left = os.statvfs(disk).f_bavail * os.statvfs(disk).f_frsize - but
        while left > 0:
            try:
                left -= file.write(bytes(min(left, 65536)))
            except OSError as error:
                assert error.errno == errno.ENOSPC  # noqa: PT017 # anything else is no full disk
                break
    return ballast


@contextmanager
def held(database: Path) -> Iterator[None]:
    """Another process has a transaction on the database that keeps everybody else from writing."""
    command = [sys.executable, "-c", HOLD, str(database)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == "held\n"
            yield
        finally:
            process.stdin.close()
            process.wait(SECONDS)


def readiness(url: str) -> tuple[int, list[str], list[str]]:
    """The status, and the codes of reasons and warnings."""
    answer = httpx.get(f"{url}/readyz", timeout=SECONDS)
    found: dict[str, Any] = answer.json()
    reasons, warnings = ([remark["code"] for remark in found[name]] for name in ("reasons", "warnings"))
    return answer.status_code, reasons, warnings


def wait_until(holds: Callable[[], object]) -> None:
    """Ask again and again; for what no message announces."""
    ends = time.monotonic() + SECONDS
    while not holds():
        assert time.monotonic() < ends, "it never came true"
        time.sleep(0.05)
