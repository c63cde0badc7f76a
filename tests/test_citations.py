from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from citing import ROOT, rule, rulebook
from starhaul.citations import BadCitation, Citation, citations_of, coverage_of, find_citations
from starhaul.digest import read_checkout, tally
from starhaul.rulebook import Rulebook, UnknownRule, read_chapter

SOURCE = """\
import pytest
from citing import rule

@rule("HIT-01", "one:EX-01")
def test_a_hit(): ...

@pytest.mark.slow
@rule("HIT-02")
class TestHits:
    @rule("HIT-03")
    async def test_inside(self): ...

if True:
    @rule("HIT-04")
    def test_guarded(): ...

def test_without():
    @rule("HIT-05")
    def test_that_pytest_never_runs(): ...
"""


def test_citations_are_found_by_reading() -> None:
    assert citations_of("t.py", SOURCE) == [
        Citation("HIT-01", "t.py::test_a_hit"),
        Citation("one:EX-01", "t.py::test_a_hit"),
        Citation("HIT-02", "t.py::TestHits"),
        Citation("HIT-03", "t.py::TestHits::test_inside"),
        Citation("HIT-04", "t.py::test_guarded"),
    ]


def test_another_decorator_of_the_same_name_is_left_alone() -> None:
    assert citations_of("t.py", "from hypothesis.stateful import rule\n@rule('x')\ndef step(): ...\n") == []


def test_the_decorator_may_have_another_name() -> None:
    source = "from citing import rule as proves\n@proves('HIT-01')\ndef test_it(): ...\n"
    assert citations_of("t.py", source) == [Citation("HIT-01", "t.py::test_it")]


def test_a_computed_id_is_refused() -> None:
    with pytest.raises(BadCitation, match=r"t\.py::test_it: write the cited ids as plain strings"):
        citations_of("t.py", "from citing import rule\n@rule(name)\ndef test_it(): ...\n")


def test_files_are_named_from_the_root(tmp_path: Path) -> None:
    file = tmp_path / "tests" / "trucker" / "test_hits.py"
    file.parent.mkdir(parents=True)
    file.write_text("from citing import rule\n@rule('HIT-01')\ndef test_it(): ...\n")
    assert find_citations(tmp_path) == [Citation("HIT-01", "tests/trucker/test_hits.py::test_it")]


def test_rules_are_listed_with_their_tests() -> None:
    book = Rulebook(read_chapter("one", "- **HIT-01** A hit.\n- **HIT-02** A miss.\n"))
    tests = coverage_of(book, [Citation("HIT-01", "a"), Citation("one:HIT-01", "b")])
    assert tests == {book.find("HIT-01"): ["a", "b"], book.find("HIT-02"): []}
    with pytest.raises(BadCitation, match="a: rule 'HIT-03': no chapter has it"):
        coverage_of(book, [Citation("HIT-03", "a")])


def test_our_tests_cite_only_rules_that_exist() -> None:
    coverage_of(rulebook(), find_citations(ROOT))


def test_every_rule_of_what_can_be_played_has_a_test() -> None:
    """As the README says."""
    chapters = {chapter.chapter: chapter for chapter in tally(read_checkout(ROOT).coverage)}
    assert [name for name in ("race", "trucker-base") if chapters[name].covered < chapters[name].rules] == []


def test_the_table_of_chapters_is_up_to_date() -> None:
    """If not: `starhaul rules --table > docs/rules/coverage.md`."""
    command = [sys.executable, "-m", "starhaul", "rules", "--table", "--lang", "en", "--root", str(ROOT)]
    table = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert (ROOT / "docs" / "rules" / "coverage.md").read_text("utf-8") == table


def test_a_test_remembers_what_it_cites() -> None:
    @rule("HIT-07")
    @rule("trucker-base:HIT-08", "race:EX-01")
    def test_it() -> None: ...

    @rule("HIT-09")
    class TestIt: ...

    assert vars(test_it)["rules_cited"] == ("HIT-07", "HIT-08", "race:EX-01")
    assert vars(TestIt)["rules_cited"] == ("HIT-09",)


@pytest.mark.parametrize(
    ("reference", "words"), [("HIT-99", "no chapter has it"), ("EX-01", "write race:EX-01 or trucker-base:EX-01")]
)
def test_a_wrong_id_fails_at_once(reference: str, words: str) -> None:
    with pytest.raises(UnknownRule, match=words):
        rule(reference)


def test_citing_nothing_or_on_no_test_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one"):
        rule()
    with pytest.raises(ValueError, match="helper is no test"):

        @rule("HIT-07")
        def helper() -> None: ...
