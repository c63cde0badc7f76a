from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

import pytest

from citing import ROOT
from cli.running import SPACES, Starhaul, Terminal
from starhaul import __version__
from starhaul.cli import main
from starhaul.cli.commands import COMMANDS
from starhaul.cli.console import allows_colour

SCRIPT = [str(Path(sys.executable).with_name("starhaul"))]
MODULE = [sys.executable, "-m", "starhaul"]
HEAVY = {
    "starlette",
    "uvicorn",
    "sqlalchemy",
    "aiosqlite",
    "websockets",
    "numpy",
    "msgspec",
    "asyncio",
    "fluent",
    "babel",
}


@pytest.mark.parametrize("command", [SCRIPT, MODULE])
@pytest.mark.parametrize("arguments", [["--version"], ["--lang", "fr", "--version"], ["rules", "--version"]])
def test_both_entry_points_tell_the_version(command: list[str], arguments: list[str]) -> None:
    ran = subprocess.run([*command, *arguments], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, f"starhaul {__version__}\n", "")


@pytest.mark.parametrize(
    ("program", "allowed"),
    [
        ("import starhaul", set()),
        ("from starhaul.cli import main; main(['--version'])", set()),
        ("from starhaul.cli import main; main(['--help'])", {"fluent", "babel"}),
        ("from starhaul.cli import main; main(['serve', '--help'])", {"fluent", "babel"}),
    ],
)
def test_nothing_heavy_is_loaded_before_it_is_needed(program: str, allowed: set[str]) -> None:
    listing = f"{program}\nimport sys\nprint(*sys.modules, file=sys.stderr)"
    ran = subprocess.run([sys.executable, "-c", listing], capture_output=True, text=True, check=True)
    loaded = {module.partition(".")[0] for module in ran.stderr.split()}
    assert "starhaul" in loaded
    assert loaded & HEAVY <= allowed


WRONG = tomllib.loads(Path(__file__).with_name("wrong_usage.toml").read_text("utf-8"))["wrong"]


@pytest.mark.parametrize("case", WRONG, ids=lambda case: " ".join(case["arguments"]))
def test_wrong_usage_is_explained(starhaul: Starhaul, case: dict[str, Any]) -> None:
    name = case["arguments"][0]
    command = f"starhaul {name}" if name in COMMANDS and "--lang" not in case["arguments"] else "starhaul"
    hints = {
        "en": f"“{command} --help” tells what is possible.",
        "fr": f"«~{command} --help~» dit tout ce qui est possible.",
    }
    for language, hint in hints.items():
        text = f"{case[language]}\n{hint}\n".translate(SPACES)
        assert starhaul(*case["arguments"], STARHAUL_LANG=language) == (2, "", text)


def test_options_for_all_commands_stand_anywhere(starhaul: Starhaul) -> None:
    assert starhaul("--lang", "fr", "rulse").err.startswith("La commande")
    assert starhaul("rulse", "--lang=fr").err.startswith("La commande")
    assert starhaul("rulse", "--quiet").err == "There is no command “rulse”. Did you mean “rules”?\n"


def command_that_raises(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    module = ModuleType("starhaul.cli.explode")

    def run(*_: object) -> NoReturn:
        raise error

    vars(module).update(describe=lambda _: None, run=run)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setitem(COMMANDS, "explode", "cli-serve-summary")


def test_an_interruption_ends_with_130(starhaul: Starhaul, monkeypatch: pytest.MonkeyPatch) -> None:
    command_that_raises(monkeypatch, KeyboardInterrupt())
    assert starhaul("explode") == (130, "", "Interrupted.\n")
    assert starhaul("explode", "--lang", "fr") == (130, "", "Interrompu.\n")
    assert starhaul("explode", "--quiet") == (130, "", "")


def test_a_mistake_of_ours_is_admitted_without_a_traceback(starhaul: Starhaul, monkeypatch: pytest.MonkeyPatch) -> None:
    command_that_raises(monkeypatch, ZeroDivisionError("no seats"))
    code, out, err = starhaul("explode")
    assert (code, out) == (1, "")
    assert "our mistake (ZeroDivisionError: no seats)" in err
    assert "STARHAUL_DEBUG=1 starhaul explode" in err
    assert "Traceback" not in err


def test_the_traceback_is_there_for_who_asks(starhaul: Starhaul, monkeypatch: pytest.MonkeyPatch) -> None:
    command_that_raises(monkeypatch, ZeroDivisionError("no seats"))
    code, _, err = starhaul("explode", STARHAUL_DEBUG="1")
    assert code == 1
    assert err.startswith("Traceback")


def test_a_reader_who_leaves_is_no_error() -> None:
    with subprocess.Popen(
        [*MODULE, "rules", "--json"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(1)
        process.stdout.close()  # there is more than a pipe holds
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_a_terminal_without_accents_is_no_error() -> None:
    environ = os.environ | {"PYTHONIOENCODING": "ascii", "STARHAUL_LANG": "fr"}
    ran = subprocess.run([*MODULE, "--help"], env=environ, capture_output=True, text=True, check=True)
    assert ran.stdout.startswith("Utilisation?: starhaul")


ESCAPE = "\x1b["


def shown(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> tuple[str, str]:
    out, err = Terminal(), Terminal()
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", err)
    main(arguments)
    return out.getvalue(), err.getvalue()


def test_a_terminal_gets_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert ESCAPE in shown(monkeypatch, "rules", "--root", str(ROOT))[0]
    assert ESCAPE in shown(monkeypatch, "rulse")[1]


@pytest.mark.parametrize(("name", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_the_environment_turns_colours_off(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    for arguments in (["rules", "--root", str(ROOT)], ["rulse"]):
        assert ESCAPE not in "".join(shown(monkeypatch, *arguments))


def test_an_option_turns_colours_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert ESCAPE not in "".join(shown(monkeypatch, "rules", "--root", str(ROOT), "--no-color"))
    assert ESCAPE not in "".join(shown(monkeypatch, "--no-color", "rulse"))


def test_an_empty_no_color_says_nothing() -> None:
    assert allows_colour({"NO_COLOR": ""})


def test_a_pipe_gets_no_colours(starhaul: Starhaul) -> None:
    ran = starhaul("rules", "--root", str(ROOT), TERM="xterm")
    assert ESCAPE not in ran.out + ran.err
