from __future__ import annotations

import json
from pathlib import Path

from cli.running import Starhaul
from starhaul import __version__


def test_everything_is_looked_at(starhaul: Starhaul, tmp_path: Path) -> None:
    ran = starhaul("doctor", "--json", STARHAUL_HOME=str(tmp_path / "not" / "yet"))
    found = json.loads(ran.out)
    findings = {finding["name"]: finding for finding in found["findings"]}
    assert list(findings) == ["versions", "extra-envs", "page", "folder", "port"]
    assert __version__ in findings["versions"]["text"]
    assert findings["folder"]["is_well"]
    assert found["is_well"] == all(finding["is_well"] for finding in findings.values())
    assert ran.code == (0 if found["is_well"] else 1)


def test_a_folder_that_cannot_be_is_ill(starhaul: Starhaul, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "starhaul"
    code, out, err = starhaul("doctor", STARHAUL_HOME=str(folder))
    assert (code, err) == (1, "Not fit to fly: see the lines marked “!!”.\n")
    assert f"!!  games cannot be kept in {folder}: writing is not allowed there\n" in out
