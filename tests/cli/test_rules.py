from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from citing import ROOT
from cli.running import Starhaul
from starhaul import __version__, digest

CHAPTER = """\
Items of DIF are notes: they need no test.

- **HIT-01** A threat has a size and a side it comes from. Two dice are added, and then a good many more words follow.
- **HIT-02** The first component is hit.
- **EX-01** An example.
- **DIF-01** A note.
"""
TESTS = """\
from citing import rule

@rule("HIT-01", "one:EX-01")
def test_a(): ...

@rule("HIT-01")
def test_b(): ...
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Two chapters and some tests: HIT-02 and the example of the second chapter are not covered."""
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "one.md").write_text(CHAPTER)
    (tmp_path / "docs" / "rules" / "two.md").write_text("- **EX-01** Another example.\n")
    (tmp_path / "docs" / "rules" / "README.md").write_text("- **NOT-01** A sample in a description.\n")
    (tmp_path / "tests" / "hits").mkdir(parents=True)
    (tmp_path / "tests" / "hits" / "test_hits.py").write_text(TESTS)
    return tmp_path


def test_rules_are_listed_with_their_tests(starhaul: Starhaul, checkout: Path) -> None:
    code, out, err = starhaul("rules", "--root", str(checkout))
    assert (code, err) == (0, "4 rules, 2 with a test, 1 note.\n")
    assert out.splitlines() == [
        "HIT-01     A threat has a size and a side it comes from. Two dice are added, and then a good many …",
        "             tests/hits/test_hits.py::test_a",
        "             tests/hits/test_hits.py::test_b",
        "HIT-02     The first component is hit.",
        "one:EX-01  An example.",
        "             tests/hits/test_hits.py::test_a",
        "DIF-01     A note.",
        "two:EX-01  Another example.",
    ]


def test_only_what_needs_a_test_and_has_none(starhaul: Starhaul, checkout: Path) -> None:
    code, out, err = starhaul("rules", "--uncovered", "--root", str(checkout))
    assert (code, err) == (0, "")
    assert out.splitlines() == ["HIT-02     The first component is hit.", "two:EX-01  Another example."]


def test_nothing_is_printed_when_all_is_covered(starhaul: Starhaul, checkout: Path) -> None:
    (checkout / "tests" / "test_rest.py").write_text("from citing import rule\n@rule('HIT-02')\ndef test_c(): ...\n")
    assert starhaul("rules", "--uncovered", "--chapter", "one", "--root", str(checkout)) == (0, "", "")


def test_one_chapter(starhaul: Starhaul, checkout: Path) -> None:
    code, out, err = starhaul("rules", "--chapter", "two", "--root", str(checkout), "--lang", "fr")
    assert (code, out) == (0, "two:EX-01  Another example.\n")
    assert err == "1 règle, dont 0 avec un test, et 0 remarque.\n"


def test_json_for_programs(starhaul: Starhaul, checkout: Path) -> None:
    code, out, _ = starhaul("rules", "--json", "--root", str(checkout))
    found = json.loads(out)
    assert code == 0
    assert found["version"] == 1
    assert [row["id"] for row in found["rules"]] == ["HIT-01", "HIT-02", "one:EX-01", "DIF-01", "two:EX-01"]
    assert found["rules"][2] == {
        "id": "one:EX-01",
        "chapter": "one",
        "text": "An example.",
        "needs_test": True,
        "tests": ["tests/hits/test_hits.py::test_a"],
    }


def test_json_of_nothing_is_an_empty_list(starhaul: Starhaul, checkout: Path) -> None:
    (checkout / "tests" / "test_rest.py").write_text("from citing import rule\n@rule('HIT-02')\ndef test_c(): ...\n")
    ran = starhaul("rules", "--uncovered", "--chapter", "one", "--json", "--root", str(checkout))
    chapter = {"chapter": "one", "rules": 3, "covered": 3, "notes": 1}
    assert json.loads(ran.out) == {"version": 1, "rules": [], "chapters": [chapter]}


def test_how_far_each_chapter_is(starhaul: Starhaul, checkout: Path) -> None:
    ran = starhaul("rules", "--table", "--root", str(checkout))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines()[-5:] == [
        "| chapter | rules | with a test | without | notes |",
        "|---|--:|--:|--:|--:|",
        "| one | 3 | 2 | 1 | 1 |",
        "| two | 1 | 0 | 1 | 0 |",
        "| all | 4 | 2 | 2 | 1 |",
    ]
    assert starhaul("rules", "--table", "--uncovered", "--root", str(checkout)) == ran


def test_the_checkout_is_found_from_inside(starhaul: Starhaul, checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(checkout / "tests" / "hits")
    assert starhaul("rules") == starhaul("rules", "--root", str(checkout))


def test_outside_of_a_checkout(starhaul: Starhaul, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = starhaul("rules")
    assert (code, out) == (0, starhaul("rules", "--root", str(ROOT)).out)
    assert err.startswith(f"These are the rules and tests of Starhaul {__version__}")


def test_a_folder_that_is_no_checkout(starhaul: Starhaul, tmp_path: Path) -> None:
    sentence = f"There is no Starhaul checkout at “{tmp_path}”: rules are listed from docs/rules and tests.\n"
    assert starhaul("rules", "--root", str(tmp_path)) == (1, "", sentence)


def test_what_the_build_ships_says_the_same(checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = tmp_path / "package" / "rules"
    shutil.copytree(checkout / "docs" / "rules", shipped)
    (shipped / digest.CITATIONS).write_text(digest.citations_to_ship(checkout), "utf-8")
    monkeypatch.setattr(digest, "SHIPPED", shipped)
    assert digest.read_own().coverage == digest.read_checkout(checkout).coverage


def test_an_unknown_chapter(starhaul: Starhaul, checkout: Path) -> None:
    code, _, err = starhaul("rules", "--chapter", "tow", "--root", str(checkout), "--quiet")
    assert (code, err) == (2, "There is no chapter “tow”: choose from one, two. Did you mean “two”?\n")


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("from citing import rule\n@rule('HIT-99')\ndef test_c(): ...\n", "test_c: rule 'HIT-99': no chapter has it"),
        ("from citing import rule\n@rule('EX-01')\ndef test_c(): ...\n", "write one:EX-01 or two:EX-01"),
        ("from citing import rule\n@rule(ID)\ndef test_c(): ...\n", "write the cited ids as plain strings"),
        ("def broken(:\n", "tests/test_bad.py, line 1"),
    ],
)
def test_a_bad_citation_is_one_sentence(starhaul: Starhaul, checkout: Path, source: str, reason: str) -> None:
    (checkout / "tests" / "test_bad.py").write_text(source)
    code, out, err = starhaul("rules", "--root", str(checkout))
    assert (code, out) == (1, "")
    assert reason in err
    assert err.count("\n") == 1


def test_our_own_rules(starhaul: Starhaul) -> None:
    ran = starhaul("rules", "--json", "--root", str(ROOT), "--chapter", "trucker-base")
    rows = {row["id"]: row for row in json.loads(ran.out)["rules"]}
    assert ran.code == 0
    assert rows["HIT-07"]["needs_test"]
    assert not rows["DIF-01"]["needs_test"]
    assert "trucker-base:EX-01" in rows
