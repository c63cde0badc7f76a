"""The files for hosts: they name choices that exist, and what they run works."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import subprocess
import sys
import time
import tomllib
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from citing import ROOT
from running import running_server
from starhaul.cli.commands import WORDS, all_parsers
from starhaul.server.configuration import Configuration, resolve
from starhaul.server.settings import Settings
from starhaul.server.storage import prepare
from starhaul.words import Words

HOSTING = ROOT / "hosting"
GUIDE = ROOT / "docs" / "hosting.md"
NAMES = {field.name for field in fields(Configuration)}
ELSEWHERE = {"STARHAUL_HOME", "STARHAUL_DEBUG", "STARHAUL_LANG"}
"""Variables that are not choices of the server."""
UNITS = sorted(HOSTING.glob("starhaul*.service")) + sorted(HOSTING.glob("*.timer"))
TEXTS = [*sorted(file for file in HOSTING.iterdir() if file.is_file()), GUIDE, ROOT / "SECURITY.md"]
yaml: Any = import_module("yaml")  # comes with schemathesis, and brings no types


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: file.name)
def test_variables_are_those_of_the_configuration(file: Path) -> None:
    named = set(re.findall(r"STARHAUL_[A-Z_]+", file.read_text("utf-8"))) - ELSEWHERE
    assert named <= {f"STARHAUL_{name.upper()}" for name in NAMES}


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: file.name)
def test_commands_and_options_exist(file: Path) -> None:
    known = {
        parser.prog.split()[1]: {flag for option in parser.options for flag in option.flags}
        for parser in all_parsers(Words.for_language("en", *WORDS))
        if not parser.tasks and len(parser.prog.split()) == 2
    }
    calls = re.findall(r"(?:/bin/|`|^|\$ )starhaul ([a-z]+)([^`\n|&;#]*)", file.read_text("utf-8"), re.MULTILINE)
    for command, rest in calls:
        assert command in known
        assert set(re.findall(r"(?<!\S)--[a-z-]+", rest)) <= known[command]


def test_the_example_of_a_configuration_says_nothing_unknown() -> None:
    file = HOSTING / "starhaul.toml"
    chosen = resolve({}, {}, file).configuration
    assert chosen.log_format == "json"
    hints = re.findall(r"^# (\w+) = ", file.read_text("utf-8"), re.MULTILINE)
    assert {*hints, *tomllib.loads(file.read_text("utf-8"))} <= NAMES


def test_the_guide_tells_of_every_file() -> None:
    guide = GUIDE.read_text("utf-8")
    assert [file.name for file in HOSTING.iterdir() if f"hosting/{file.name}" not in guide] == []


def test_examples_agree_on_where_things_are() -> None:
    """The proxies ask the port that the configuration opens; all units know one home and one program."""
    port = tomllib.loads((HOSTING / "starhaul.toml").read_text("utf-8"))["port"]
    for name in ("nginx.conf", "nginx-prefix.conf", "Caddyfile", "Caddyfile-prefix"):
        assert f"127.0.0.1:{port}" in (HOSTING / name).read_text("utf-8")
    services = [unit.read_text("utf-8") for unit in UNITS if unit.suffix == ".service"]
    assert {re.findall(r"STARHAUL_HOME=(\S+)", text)[0] for text in services} == {"/var/lib/starhaul"}
    assert {program for text in services for program in re.findall(r"/\S+/bin/starhaul\b", text)} == {
        "/opt/starhaul/bin/starhaul"
    }


def test_systemd_understands_the_units(tmp_path: Path) -> None:
    program = Path(sys.executable).with_name("starhaul")
    for unit in UNITS:
        text = unit.read_text("utf-8").replace("/opt/starhaul/bin/starhaul", str(program))
        (tmp_path / unit.name).write_text(text, encoding="utf-8")
    command = ["systemd-analyze", "verify", "--man=no", *(str(tmp_path / unit.name) for unit in UNITS)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    ours = [line for line in ran.stderr.splitlines() if "starhaul" in line]
    assert (ran.returncode, ours) == (0, []), ran.stderr


def test_the_unit_lets_the_server_do_little() -> None:
    """systemd counts what a service could do: from 10 (anything) to 0."""
    unit = HOSTING / "starhaul.service"
    command = ["systemd-analyze", "security", "--offline=yes", "--threshold=20", "--no-pager", str(unit)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout


def test_the_nightly_copy_is_made_and_old_ones_go(tmp_path: Path) -> None:
    backups = tmp_path / "backups"
    backups.mkdir()
    old = backups / "2020-01-01.db"
    old.touch()
    long_ago = time.time() - 40 * 86400
    os.utime(old, (long_ago, long_ago))
    asyncio.run(prepare(tmp_path / "starhaul.db"))
    text = (HOSTING / "starhaul-backup.service").read_text("utf-8")
    text = text.replace("/opt/starhaul/bin/starhaul", str(Path(sys.executable).with_name("starhaul")))
    for line in re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE):
        plain = line.replace("$$", "$").replace("%%", "%").replace("${STARHAUL_HOME}", str(tmp_path))
        subprocess.run(shlex.split(plain), check=True, env={**os.environ, "STARHAUL_HOME": str(tmp_path)})
    (copy,) = backups.iterdir()
    assert re.fullmatch(r"\d{4}-\d\d-\d\d\.db", copy.name)
    assert copy != old


def instructions(name: str) -> list[str]:
    text = (HOSTING / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    return [line.partition(" ")[2].strip() for line in text.splitlines() if line.startswith(f"{name} ")]


def test_the_container_is_not_root_and_has_one_volume() -> None:
    (user,) = instructions("USER")
    assert user.isdecimal()
    assert int(user) > 0
    assert f"--uid {user} " in " ".join(instructions("RUN"))
    assert instructions("VOLUME") == ["/data"]
    assert "STARHAUL_HOME=/data" in instructions("ENV")[0]
    assert all("@" in image or ":" in image for image in instructions("FROM"))


def test_the_health_check_tells_well_from_ill(tmp_path: Path) -> None:
    (check,) = instructions("HEALTHCHECK")
    command = yaml.safe_load(check.partition("CMD ")[2])
    command[0] = sys.executable
    with running_server(Settings(tmp_path / "starhaul.db")) as url:
        environ = {**os.environ, "STARHAUL_PORT": url.rpartition(":")[2]}
        assert subprocess.run(command, env=environ, check=False).returncode == 0
    assert subprocess.run(command, env=environ, check=False, stderr=subprocess.DEVNULL).returncode == 1


def test_the_composition_uses_the_container_as_it_is() -> None:
    composition = yaml.safe_load((HOSTING / "compose.yaml").read_text("utf-8"))
    service = composition["services"]["starhaul"]
    assert (HOSTING / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
    assert service["volumes"] == ["games:/data"]
    assert "games" in composition["volumes"]
    gateway = composition["networks"]["front"]["ipam"]["config"][0]["gateway"]
    assert service["environment"]["STARHAUL_PROXIES"] == gateway
    assert all(port.startswith("127.0.0.1:") for port in service["ports"])


def test_the_workflow_tries_the_pythons_that_we_promise() -> None:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    promised = {line.rpartition(" ")[2] for line in project["classifiers"] if re.search(r":: 3\.\d+$", line)}
    matrix = workflow["jobs"]["install"]["strategy"]["matrix"]
    assert set(matrix["python"]) == promised
    assert {system.partition("-")[0] for system in matrix["system"]} == {"ubuntu", "macos", "windows"}
    runs = " ".join(step.get("run", "") for job in workflow["jobs"].values() for step in job["steps"])
    assert all((ROOT / script).is_file() for script in re.findall(r"scripts/\S+", runs))


@pytest.mark.parametrize("name", ["fault.yml", "idea.yml"])
def test_forms_ask_for_what_we_need(name: str) -> None:
    form = yaml.safe_load((ROOT / ".github" / "ISSUE_TEMPLATE" / name).read_text("utf-8"))
    asked = {item["id"]: item for item in form["body"] if "id" in item}
    assert asked["version"]["validations"]["required"]
    assert name != "fault.yml" or asked["record"]["validations"]["required"]
    assert {"name", "description", "body"} <= set(form)
    assert {item["type"] for item in form["body"]} <= {"markdown", "input", "textarea", "dropdown", "checkboxes"}
