"""What people install: the wheel, in an environment that knows nothing of this checkout."""

import json
import subprocess
import sys
import sysconfig
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from running import running_server
from starhaul.server.settings import Settings

ROOT = Path(__file__).parents[1]
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as `pip wheel .` builds it, but with the tools that are here already."""
    folder = tmp_path_factory.mktemp("dist")
    options = ("--no-index", "--no-deps", "--no-build-isolation", "--wheel-dir", folder)
    subprocess.run([*PIP, "wheel", *options, ROOT], check=True, capture_output=True)
    (wheel,) = folder.glob("starhaul-*-py3-none-any.whl")
    return wheel


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty environment with the wheel in it; its dependencies are lent, as plain folders, by this one.

    A path in a .pth file is not searched for further .pth files, so this checkout's editable install stays out.
    """
    folder = tmp_path_factory.mktemp("venv")
    venv.create(folder)
    python = folder / "bin" / "python"
    install = [*PIP, "--python", str(python), "install", "--no-index", "--no-deps", str(wheel)]
    subprocess.run(install, check=True, capture_output=True)
    (site_packages,) = folder.glob("lib/python*/site-packages")
    (site_packages / "lent.pth").write_text(sysconfig.get_paths()["purelib"], encoding="utf-8")
    return python


@contextmanager
def _serving(python: Path, data: Path) -> Iterator[str]:
    options = ["--port", "0", "--database", str(data / "starhaul.db"), "--json"]
    command = [str(python), "-P", "-m", "starhaul", "serve", *options]
    with subprocess.Popen(command, cwd=data, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdout is not None
        try:
            yield str(json.loads(process.stdout.readline())["address"])
        finally:
            process.terminate()
            process.wait(timeout=10)


def _page_bytes(url: str) -> dict[str, bytes]:
    """The page and everything it loads."""
    with httpx.Client(base_url=url, timeout=60) as client:
        page = client.get("/").raise_for_status()
        paths = [part.partition('"')[0] for part in page.text.split('="/')[1:]]
        assets = {path: client.get(f"/{path}").raise_for_status().content for path in paths}
        return {"": page.content, **assets}


def test_the_wheel_serves_the_same_page(python: Path, tmp_path: Path) -> None:
    with _serving(python, tmp_path) as url:
        installed = _page_bytes(url)
        missing = httpx.get(f"{url}/nowhere", headers={"Accept-Language": "fr"})
    with running_server(Settings(tmp_path / "other.db")) as url:
        assert installed == _page_bytes(url)
    kinds = {path.rpartition(".")[2] for path in installed}
    assert {"", "css", "js", "svg", "webmanifest"} <= kinds
    assert missing.text.startswith("Il n")  # the words came along


def test_the_wheel_runs_from_itself(python: Path, tmp_path: Path) -> None:
    command = [str(python), "-P", "-c", "import starhaul; print(starhaul.__file__)"]
    where = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    assert Path(where.strip()).is_relative_to(python.parents[1])


def test_the_wheel_holds_what_players_need_and_no_more(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {"starhaul/py.typed", "starhaul/locales/en/web.ftl", "starhaul/locales/fr/web.ftl"} <= set(names)
    assert "starhaul/server/static/index.html" in names
    assert any(name.endswith("/licenses/LICENSE") for name in names)
    tops = {name.partition("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"starhaul"}
