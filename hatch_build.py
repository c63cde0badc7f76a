"""What a package needs that is made, not written.

Builds the web page into the package before a wheel or an sdist is made, so that an installed Starhaul needs no Node.
Nothing is built when the page is newer than its sources, for an editable install (`make` takes care of the page
there), or inside of an unpacked sdist, which brings the built page along.

Puts into a wheel what the tests cite, so that `starhaul rules` needs no checkout.

The project's addresses belong to whoever publishes it: STARHAUL_REPOSITORY names the repository (an https:// address).
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

NO_NODE = """\
Starhaul's web page has to be built first, and there is no npm on this machine.
Install Node 20 or newer, or install Starhaul from a wheel or an sdist, which bring the page along."""


class AddressesHook(MetadataHookInterface):
    """Likewise; an sdist keeps the addresses that it was made with."""

    def update(self, metadata: dict[str, Any]) -> None:
        repository = os.environ.get("STARHAUL_REPOSITORY", "").rstrip("/")
        if repository:
            pages = {"Documentation": "tree/main/docs", "Changelog": "blob/main/CHANGELOG.md", "Issues": "issues"}
            metadata["urls"] = {"Repository": repository} | {name: f"{repository}/{at}" for name, at in pages.items()}


class StarhaulBuildHook(BuildHookInterface[Any]):
    """Hatchling finds it by the name of this file."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable":
            return
        if not (root / "PKG-INFO").exists() and is_stale(root):
            build_page(root / "web")
            self.metadata.core._license_files = None  # looked for before the build wrote the other one
        if self.target_name == "wheel":
            self._made = tempfile.TemporaryDirectory()
            citations = write_citations(root, Path(self._made.name))
            build_data["force_include"][str(citations)] = f"starhaul/rules/{citations.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002 (likewise)
        if version != "editable" and self.target_name == "wheel":
            self._made.cleanup()


def is_stale(root: Path) -> bool:
    """Whether the page is missing or older than anything it is made from."""
    page = root / "src" / "starhaul" / "server" / "static" / "index.html"
    return not page.exists() or max(file.stat().st_mtime for file in sources(root)) > page.stat().st_mtime


def sources(root: Path) -> Iterator[Path]:
    """What the page is made from."""
    for folder in (root / "locales", root / "web" / "src", root / "web" / "public"):
        yield from (file for file in folder.rglob("*") if file.is_file())
    yield from (file for file in (root / "web").glob("*.*") if file.is_file())
    yield root / "LICENSE"


def build_page(web: Path) -> None:
    """Install what the build needs, exactly as locked, and build."""
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit(NO_NODE)
    installed = web / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < (web / "package-lock.json").stat().st_mtime:
        _run([npm, "ci", "--prefer-offline"], web)
    _run([npm, "run", "build"], web)


def write_citations(root: Path, folder: Path) -> Path:
    """Which test proves which rule, as `starhaul.digest` reads it."""
    sys.path.insert(0, str(root / "src"))
    from starhaul.digest import CITATIONS, citations_to_ship  # noqa: PLC0415 (our own source, found just now)

    file = folder / CITATIONS
    file.write_text(citations_to_ship(root), encoding="utf-8")
    return file


def _run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True)  # noqa: S603 (npm, fixed words)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
