"""Real shells at a real terminal: type a line, press the tabulator, and see what the shell then runs."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import shlex
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterable
from pathlib import Path

PROMPTS = "prompts"
SECONDS = 60.0
"""Until a shell must have answered, on a machine that does other things too."""

STAND_IN = """\
#!/bin/sh
# Answers completion as the real program does; whatever else it is told to do, it only writes down.
[ "$1" = --complete ] && exec {python} -m starhaul "$@"
printf '%s\\n' "$@" > {told}.part && mv {told}.part {told}
"""


class Shell:
    """An interactive shell in a folder of its own, with the completion script of ours that it was given."""

    def __init__(self, name: str, script: str, folder: Path) -> None:
        self.folder = folder
        self.told = folder / "told"
        self._prepare(script)
        command, environ = START[name](folder)
        environ |= {"PATH": f"{folder / 'bin'}:{os.environ['PATH']}", "HOME": str(folder), "TERM": "xterm", "LANG": "C"}
        self._command, self._environ = command, environ | {"PYTHONPATH": os.environ.get("PYTHONPATH", "")}

    def _prepare(self, script: str) -> None:
        program = self.folder / "bin" / "starhaul"
        program.parent.mkdir()
        told, python = shlex.quote(str(self.told)), shlex.quote(sys.executable)
        program.write_text(STAND_IN.format(python=python, told=told), encoding="utf-8")
        program.chmod(0o755)
        (self.folder / "script").write_text(script, encoding="utf-8")

    def finish(self, lines: Iterable[str]) -> list[list[str]]:
        """What `starhaul` is told after each line, the tabulator and Enter."""
        terminal, theirs = pty.openpty()
        process = subprocess.Popen(
            self._command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=self.folder, env=self._environ,
            start_new_session=True, preexec_fn=_take_terminal,  # noqa: PLW1509 # no other way to own a terminal
        )  # fmt: skip
        os.close(theirs)
        try:
            return [self._type(terminal, line, number) for number, line in enumerate(lines)]
        finally:
            process.kill()
            process.wait()
            os.close(terminal)

    def _type(self, terminal: int, line: str, number: int) -> list[str]:
        _await(terminal, lambda: len(self._prompts()) > number)
        os.write(terminal, f"{line}\t\r".encode())
        _await(terminal, self.told.exists)
        told = self.told.read_text("utf-8").splitlines()
        self.told.unlink()
        return told

    def _prompts(self) -> list[str]:
        """A line for every time that the shell was ready for a command."""
        file = self.folder / PROMPTS
        return file.read_text("utf-8").splitlines() if file.exists() else []


def _await(terminal: int, holds: Callable[[], bool]) -> None:
    """Read what the shell shows, so that it does not wait for us, until something holds."""
    seen, deadline = "", time.monotonic() + SECONDS
    while not holds():
        assert time.monotonic() < deadline, seen
        if select.select([terminal], [], [], 0.05)[0]:
            seen += os.read(terminal, 65536).decode(errors="replace")


def _take_terminal() -> None:
    """Shells with job control insist on a terminal that is theirs."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def _bash(folder: Path) -> tuple[list[str], dict[str, str]]:
    rc = folder / "bashrc"
    rc.write_text(f"PROMPT_COMMAND='echo >> {folder / PROMPTS}'\n. {folder}/script\n", encoding="utf-8")
    return ["bash", "--noprofile", "--rcfile", str(rc), "-i"], {}


def _zsh(folder: Path) -> tuple[list[str], dict[str, str]]:
    ready = f"precmd() {{ echo >> {folder / PROMPTS} }}"
    system = f"autoload -Uz compinit && compinit -u -d {folder}/dump"
    (folder / ".zshrc").write_text(f"{ready}\n{system}\n. {folder}/script\n", encoding="utf-8")
    return ["zsh", "-i"], {"ZDOTDIR": str(folder)}


def _fish(folder: Path) -> tuple[list[str], dict[str, str]]:
    config = folder / "config" / "fish"
    (config / "completions").mkdir(parents=True)
    (config / "completions" / "starhaul.fish").symlink_to(folder / "script")
    (config / "config.fish").write_text(
        f"function ready --on-event fish_prompt; echo >> {folder / PROMPTS}; end\n", encoding="utf-8"
    )
    return ["fish", "-i"], {"XDG_CONFIG_HOME": str(config.parent), "XDG_DATA_HOME": str(folder / "data")}


START = {"bash": _bash, "zsh": _zsh, "fish": _fish}
