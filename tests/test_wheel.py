"""What people install: the wheel with what it asks for, in an environment that knows nothing of this one."""

import asyncio
import email
import json
import os
import re
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from citing import ROOT
from running import running_server
from server.clients import play_against_a_bot
from starhaul import digest
from starhaul.server.settings import Settings

MODULES = ROOT / "web" / "node_modules"
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "starhaul" / "wheels"
"""Where scripts/install-python keeps packages."""


@dataclass(frozen=True, slots=True)
class Installed:
    """An environment with Starhaul in it, and a home for somebody who has nothing yet."""

    bin: Path
    home: Path

    def run(self, *arguments: str) -> str:
        """What the command prints; it must succeed."""
        command = self._command(*arguments)
        ran = subprocess.run(command, cwd=self.home, env=self._environ, check=False, capture_output=True, text=True)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout

    @contextmanager
    def serving(self, database: Path) -> Iterator[str]:
        command = self._command("serve", "--port", "0", "--database", str(database), "--json")
        log = self.home / "log"
        with (
            log.open("w") as errors,
            subprocess.Popen(
                command, cwd=self.home, env=self._environ, stdout=subprocess.PIPE, stderr=errors
            ) as process,
        ):
            assert process.stdout is not None
            try:
                yield str(json.loads(process.stdout.readline())["address"])
            finally:
                process.terminate()
                process.wait(timeout=60)
        assert " error " not in log.read_text("utf-8"), log.read_text("utf-8")

    def _command(self, *arguments: str) -> list[str]:
        return [str(self.bin / "starhaul"), *arguments]

    @property
    def _environ(self) -> dict[str, str]:
        """Nothing of this environment."""
        return {"PATH": os.defpath, "HOME": str(self.home), "LANG": "en", "STARHAUL_BOT_PAUSE": "0"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as `pip wheel .` builds it, but with the tools that are here already."""
    folder = tmp_path_factory.mktemp("dist")
    options = ("--no-index", "--no-deps", "--no-build-isolation", "--wheel-dir", folder)
    subprocess.run([*PIP, "wheel", *options, ROOT], check=True, capture_output=True)
    (wheel,) = folder.glob("starhaul-*-py3-none-any.whl")
    return wheel


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """From the packages that `make setup` has kept, if they are enough; else from where pip finds its packages."""
    folder = tmp_path_factory.mktemp("venv")
    venv.create(folder)
    install = [*PIP, "--python", str(folder / "bin" / "python"), "install"]
    kept = subprocess.run([*install, "--no-index", "--find-links", CACHE, wheel], check=False, capture_output=True)
    if kept.returncode:
        subprocess.run([*install, wheel], check=True, capture_output=True)
    return Installed(folder / "bin", tmp_path_factory.mktemp("home"))


def _page_bytes(url: str) -> dict[str, bytes]:
    """The page and everything it loads."""
    with httpx.Client(base_url=url, timeout=60) as client:
        page = client.get("/").raise_for_status()
        paths = [part.partition('"')[0] for part in page.text.split('="/')[1:]]
        assets = {path: client.get(f"/{path}").raise_for_status().content for path in paths}
        return {"": page.content, **assets}


def test_the_wheel_serves_the_same_page(installed: Installed, tmp_path: Path) -> None:
    with installed.serving(tmp_path / "starhaul.db") as url:
        shown = _page_bytes(url)
        missing = httpx.get(f"{url}/nowhere", headers={"Accept-Language": "fr"})
    with running_server(Settings(tmp_path / "other.db")) as url:
        assert shown == _page_bytes(url)
    kinds = {path.rpartition(".")[2] for path in shown}
    assert {"", "css", "js", "svg", "webmanifest"} <= kinds
    assert missing.text.startswith("Il n")  # the words came along


def test_whole_games_are_played_and_kept(installed: Installed, tmp_path: Path) -> None:
    database, copy = tmp_path / "starhaul.db", tmp_path / "copy.db"
    with installed.serving(database) as url:
        scores = [asyncio.run(play_against_a_bot(url, game)) for game in ("trucker", "race")]
    assert [len(each) for each in scores] == [2, 2]
    kept = json.loads(installed.run("backup", "--json", "--database", str(database), str(copy)))
    assert (kept["games"], copy.is_file()) == (2, True)


def test_all_is_well(installed: Installed) -> None:
    findings = json.loads(installed.run("doctor", "--json"))
    assert findings["is_well"]
    assert "extra-envs" in {finding["name"] for finding in findings["findings"]}


def test_bots_play_each_other(installed: Installed) -> None:
    options = ("--bots", "rookie,random", "--games", "2", "--seed", "1", "--json")
    assert json.loads(installed.run("simulate", "race", *options))["games"] == 2


def test_the_rules_came_along(installed: Installed) -> None:
    ours = digest.read_checkout(ROOT)
    rules = json.loads(installed.run("rules", "--json"))["rules"]
    assert {(row["id"], tuple(row["tests"])) for row in rules} == {
        (ours.book.reference(rule), tuple(tests)) for rule, tests in ours.coverage.items()
    }
    uncovered = json.loads(installed.run("rules", "--uncovered", "--json"))["rules"]
    assert uncovered == []


def test_the_wheel_runs_from_itself(installed: Installed, tmp_path: Path) -> None:
    command = [str(installed.bin / "python"), "-P", "-c", "import starhaul; print(starhaul.__file__)"]
    where = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    assert Path(where.strip()).is_relative_to(installed.bin.parent)


def test_the_wheel_holds_what_players_need_and_no_more(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {"starhaul/py.typed", "starhaul/locales/en/web.ftl", "starhaul/locales/fr/web.ftl"} <= set(names)
    assert "starhaul/server/static/index.html" in names
    tops = {name.partition("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"starhaul"}


def test_the_wheel_names_the_licences_of_all_it_holds(wheel: Path) -> None:
    """Of packages in the page's bundle, as they are installed; what only builds or tests it is not in there."""
    with zipfile.ZipFile(wheel) as archive:
        licences = archive.read("starhaul/server/static/LICENSES.txt").decode()
        (metadata,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        facts = email.message_from_bytes(archive.read(metadata))
        for file in facts.get_all("License-File", []):
            ours = licences if file.endswith("LICENSES.txt") else (ROOT / file).read_text("utf-8")
            assert archive.read(f"{Path(metadata).parent}/licenses/{file}").decode() == ours
    assert [Path(file).name for file in facts.get_all("License-File", [])] == ["LICENSE", "LICENSES.txt"]
    named = re.findall(r"^(\S+) (\S+) \((.+)\)$", "\n".join(licences.split("-" * 80)), re.MULTILINE)
    found = {name: json.loads((MODULES / name / "package.json").read_text("utf-8")) for name, _, _ in named}
    assert [(name, found[name]["version"], found[name]["license"]) for name, _, _ in named] == named
    assert (
        {"@fluent/bundle", "clsx", "qr", "svelte"}
        <= found.keys()
        <= {
            *("@fluent/bundle", "clsx", "qr", "svelte"),
            *("rolldown", "vite"),  # their helpers that load parts later
        }
    )
    assert "Apache License" in licences
    assert set(facts["License-Expression"].split(" AND ")) == {"MIT"} | {licence for _, _, licence in named}


def test_whoever_publishes_names_the_repository() -> None:
    environ = os.environ | {"STARHAUL_REPOSITORY": "https://club.example/starhaul"}
    told, untold = (_urls(environment) for environment in (environ, os.environ))
    assert "Repository, https://club.example/starhaul" in told
    assert untold == []


def _urls(environ: Mapping[str, str]) -> list[str]:
    command = [sys.executable, "-m", "hatchling", "metadata", "urls"]
    ran = subprocess.run(command, cwd=ROOT, env=environ, check=True, capture_output=True, text=True)
    return [f"{name}, {url}" for name, url in json.loads(ran.stdout or "{}").items()]
