"""Browser tests have a second try, which is told; nothing else has one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from citing import ROOT

BROWSER = """
from pathlib import Path
import pytest

pytest_plugins = ["second_try"]
NOTES = Path(__file__).parent / "notes"

@pytest.fixture(scope="session")
def browser():
    with NOTES.open("a") as notes: notes.write("open ")
    yield "browser"
    with NOTES.open("a") as notes: notes.write("close ")

@pytest.fixture
def note():
    def write(word):
        with NOTES.open("a") as notes: notes.write(word + " ")
        return NOTES.read_text().split().count(word)
    return write
"""


class House:
    """A folder with tests of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "conftest.py").write_text(BROWSER, encoding="utf-8")
        (folder / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")

    def run(self, tests: str, *options: str) -> tuple[int, list[str]]:
        """The exit code, and what the summary says of second tries."""
        (self.folder / "test_house.py").write_text(tests, encoding="utf-8")
        plugins = ["-p", "xdist", "-p", "pytest_timeout", "-p", "no:cacheprovider"]
        command = [sys.executable, "-m", "pytest", "-q", *plugins, *options]
        done = subprocess.run(
            command,
            cwd=self.folder,
            env={"PYTHONPATH": str(ROOT / "tests"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode in (0, 1), done.stdout + done.stderr
        return done.returncode, [line for line in done.stdout.splitlines() if line.startswith("second try: ")]

    @property
    def notes(self) -> str:
        return (self.folder / "notes").read_text(encoding="utf-8").strip()


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


ONCE = """
def test_sight(browser, note):
    assert note("look") == 2, "missed it"

def test_next(browser, note):
    note("next")
"""


@pytest.mark.parametrize("options", [(), ("-n", "1"), ("-n", "2", "--dist", "worksteal")], ids=["alone", "one", "two"])
def test_a_browser_test_that_fails_once_passes_and_is_told(house: House, options: tuple[str, ...]) -> None:
    code, told = house.run(ONCE, *options)
    assert code == 0
    assert told == ["second try: test_house.py::test_sight - passed, at first AssertionError: missed it"]


def test_the_second_try_has_a_new_browser(house: House) -> None:
    house.run(ONCE)
    assert house.notes == "open look close open look next close"


def test_a_browser_test_that_fails_twice_has_failed(house: House) -> None:
    code, told = house.run("def test_sight(browser, note):\n    assert note('look') == 3")
    assert code == 1
    assert told == ["second try: test_house.py::test_sight - failed again, at first AssertionError: assert 1 == 3"]
    assert house.notes.split().count("look") == 2


def test_a_rule_that_fails_once_has_failed(house: House) -> None:
    code, told = house.run("def test_rule(note):\n    assert note('rule') == 2")
    assert (code, told, house.notes) == (1, [], "rule")


def test_a_browser_is_closed_before_other_tests_run(house: House) -> None:
    tests = """
def test_sight(browser, note): note("look")
def test_rule(note): note("rule")
def test_second_sight(browser, note): note("look")
"""
    assert house.run(tests) == (0, [])
    assert house.notes == "open look close rule open look close"


@pytest.mark.parametrize("when", ["setup", "teardown"])
def test_trouble_before_and_after_a_test_counts_as_well(house: House, when: str) -> None:
    tests = f"""
import pytest

@pytest.fixture
def page(browser, note):
    assert "{when}" != "setup" or note("arrive") == 2, "no page"
    yield
    assert "{when}" != "teardown" or note("leave") == 2, "no page"

def test_sight(page): pass
"""
    code, told = house.run(tests)
    assert code == 0
    assert told == [f"second try: test_house.py::test_sight - passed, at first {when}: AssertionError: no page"]


def test_a_second_try_ends_in_time(house: House) -> None:
    tests = "import time\ndef test_sight(browser, note):\n    note('look')\n    time.sleep(60)"
    code, told = house.run(tests, "--timeout", "1")
    assert code == 1
    assert len(told) == 1
    assert house.notes.split().count("look") == 2
