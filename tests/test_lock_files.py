"""Lock files work behind any mirror: they name versions and hashes, never a host of ours."""

import json
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_npm_lock_file_names_no_registry() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    packages = {name: facts for name, facts in lock["packages"].items() if name}
    assert len(packages) > 50
    assert [name for name, facts in packages.items() if "resolved" in facts or "integrity" not in facts] == []


def test_npm_versions_are_exact() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    versions = package["dependencies"] | package["devDependencies"] | package["overrides"]
    assert [name for name, version in versions.items() if not version[0].isdigit()] == []


def test_python_versions_are_exact() -> None:
    lines = (ROOT / "requirements" / "dev.txt").read_text("utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#") and "==" not in line] == []
