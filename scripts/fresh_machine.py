"""Install the wheel on a machine that has nothing but a system and its Python, and play there.

    sudo PYTHONPATH=tests .venv/bin/python scripts/fresh_machine.py bookworm noble trixie

For each suite a small system is made with debootstrap (or used again, if its folder is there): no Node, no compiler, no
checkout. Somebody without rights installs the wheel with pip, starts the server and plays both games against a bot to
their end; then `doctor`, `backup`, `simulate` and `rules` are asked. Root makes the systems; noble needs Ubuntu's keys,
and the address of an Ubuntu archive (`--ubuntu`).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from citing import ROOT
from server.clients import play_against_a_bot

PACKAGES = "python3,python3-venv,ca-certificates"
CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"
USER, HOME = "4242:4242", "/home/ada"
ENVIRON = {
    "HOME": HOME,
    "PATH": f"{HOME}/venv/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    "LANG": "C.UTF-8",
    "PIP_CERT": CERTIFICATES,
}


@dataclass(frozen=True, slots=True)
class Suite:
    """A release, and what debootstrap must be told besides."""

    name: str
    options: tuple[str, ...] = ()
    script: tuple[str, ...] = ()


UBUNTU_OPTIONS = ("--components=main,universe", "--keyring=/usr/share/keyrings/ubuntu-archive-keyring.gpg")
SUITES = {
    "bookworm": Suite("bookworm"),  # Python 3.11
    "noble": Suite("noble", UBUNTU_OPTIONS, ("gutsy",)),  # Python 3.12
    "trixie": Suite("trixie"),  # Python 3.13
}


@dataclass(frozen=True, slots=True)
class Machine:
    """A system in a folder. It shares the network with us, and nothing else."""

    root: Path

    def run(self, *command: str) -> str:
        """What a command prints; it must succeed."""
        return subprocess.run(self._inside(*command), check=True, capture_output=True, text=True, env=ENVIRON).stdout

    @contextmanager
    def serving(self) -> Iterator[str]:
        command = self._inside("starhaul", "serve", "--port", "0", "--json")
        environ = ENVIRON | {"STARHAUL_BOT_PAUSE": "0"}
        log = self.root / HOME.lstrip("/") / "log"
        with (
            log.open("w") as log_file,
            subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log_file, env=environ) as process,
        ):
            assert process.stdout is not None
            try:
                yield str(json.loads(process.stdout.readline())["address"])
            finally:
                (server,) = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
                os.kill(int(server), signal.SIGTERM)  # `unshare` itself would not hear it
                process.wait(timeout=60)
        assert " error " not in log.read_text("utf-8"), log.read_text("utf-8")

    def _inside(self, *command: str) -> list[str]:
        """With process table and shared memory of its own, as any machine has."""
        enter = 'mount -t tmpfs none "$0/dev/shm" && exec chroot --userspec="$1" "$0" "${@:2}"'
        alone = ["unshare", "--mount", "--pid", "--fork", "--kill-child", f"--mount-proc={self.root}/proc"]
        return [*alone, "bash", "-c", enter, str(self.root), USER, *command]


def make_machine(suite: Suite, root: Path, ubuntu: str) -> Machine:
    """From the net, once; the home of its user is new each time."""
    if not root.exists():
        options = ["--variant=minbase", f"--include={PACKAGES}", *suite.options]
        source = [ubuntu, *suite.script] if suite.script else []
        subprocess.run(["debootstrap", *options, suite.name, root, *source], check=True)
    home = root / HOME.lstrip("/")
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    os.chown(home, *map(int, USER.split(":")))
    shutil.copy("/etc/resolv.conf", root / "etc" / "resolv.conf")
    shutil.copy(os.environ.get("PIP_CERT", CERTIFICATES), root / CERTIFICATES.lstrip("/"))
    return Machine(root)


def build_wheel(folder: Path) -> Path:
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*command, "--wheel-dir", folder, ROOT], check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def try_out(machine: Machine, wheel: Path) -> None:
    """All that a newcomer does; prints what came out."""
    shutil.copy(wheel, machine.root / HOME.lstrip("/"))
    print(f"{machine.root.name}: {machine.run('python3', '--version').strip()}")
    assert not [tool for tool in ("node", "npm", "gcc", "git") if shutil.which(tool, path=machine.root / "usr" / "bin")]
    machine.run("python3", "-m", "venv", f"{HOME}/venv")
    machine.run("pip", "install", "--quiet", f"{HOME}/{wheel.name}")
    with machine.serving() as url:
        for game in ("trucker", "race"):
            scores = asyncio.run(play_against_a_bot(url, game))
            print(f"  {game}: played to the end, scores {scores}")
        copied = json.loads(machine.run("starhaul", "backup", "--json", f"{HOME}/copy.db"))
        print(f"  backup while it runs: {copied['games']} games")
    print(f"  doctor: {machine.run('starhaul', 'doctor', '--json').strip()}")
    bots = ("--bots", "rookie,random", "--games", "2", "--json")
    print(f"  simulate: {json.loads(machine.run('starhaul', 'simulate', 'race', *bots))['games']} games")
    print(f"  rules: {len(json.loads(machine.run('starhaul', 'rules', '--json'))['rules'])}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("suites", nargs="+", choices=SUITES)
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / "fresh-machines")
    parser.add_argument("--ubuntu", default="", help="the address of an Ubuntu archive")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as dist:
        wheel = build_wheel(Path(dist))
        for name in asked.suites:
            try_out(make_machine(SUITES[name], asked.folder / name, asked.ubuntu), wheel)


if __name__ == "__main__":
    main()
