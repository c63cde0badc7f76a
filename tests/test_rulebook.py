from __future__ import annotations

import re

import pytest

from citing import ROOT, rulebook
from starhaul.rulebook import MalformedRules, Rulebook, UnknownRule, read_chapter

CHAPTER = """\
# A chapter

Items of DIF and OUT-02 are notes for
the reader: they need no test.

| id | term | meaning |
|---|---|---|
| TRM-01 | adjacent | shares an *edge* |

- **HIT-07** Large meteor:
  only a cannon helps.
- **EX-05 (HIT-07)** *Given*: two rows
  - the **first** `row_*`

  this belongs to nothing
- RFG-SET-01 [HIT-07] Two to four players.
- **DIF-01** The books differ.
- **OUT-01** A rule all the same.
- **OUT-02** Not covered.
- HIT-07 is not an item when it is indented or refers to something
- no id here
"""


def test_every_form_of_a_rule_is_read() -> None:
    rules = read_chapter("sample", CHAPTER.replace("- HIT-07 is", "- see HIT-07, it is"))
    assert {rule.id: rule.text for rule in rules} == {
        "TRM-01": "adjacent: shares an edge",
        "HIT-07": "Large meteor: only a cannon helps.",
        "EX-05": "Given: two rows - the first row_*",
        "RFG-SET-01": "[HIT-07] Two to four players.",
        "DIF-01": "The books differ.",
        "OUT-01": "A rule all the same.",
        "OUT-02": "Not covered.",
    }


def test_notes_need_no_test() -> None:
    rules = read_chapter("sample", CHAPTER.replace("- HIT-07 is", "- see HIT-07, it is"))
    assert [rule.id for rule in rules if not rule.needs_test] == ["DIF-01", "OUT-02"]


def test_an_id_used_twice_in_a_chapter_is_refused() -> None:
    with pytest.raises(MalformedRules, match=r"sample\.md: id used twice: HIT-07"):
        read_chapter("sample", CHAPTER)


def test_a_note_about_nothing_is_refused() -> None:
    with pytest.raises(MalformedRules, match="items of OTU need no test"):
        read_chapter("sample", "Items of OTU need no test.\n- **OUT-01** Something.\n")


def two_chapters() -> Rulebook:
    one = read_chapter("one", "- **HIT-01** A hit.\n- **EX-01** An example.\n")
    two = read_chapter("two", "- **EX-01** Another example.\n")
    return Rulebook([*one, *two])


def test_a_short_id_names_a_rule_that_one_chapter_has() -> None:
    book = two_chapters()
    assert book.find("HIT-01") == book.find("one:HIT-01")
    assert book.reference(book.find("one:HIT-01")) == "HIT-01"


def test_an_id_of_two_chapters_needs_the_chapter() -> None:
    book = two_chapters()
    assert book.find("two:EX-01").text == "Another example."
    assert book.reference(book.find("two:EX-01")) == "two:EX-01"
    with pytest.raises(UnknownRule, match="write one:EX-01 or two:EX-01"):
        book.find("EX-01")


@pytest.mark.parametrize("reference", ["HIT-02", "two:HIT-01", "three:EX-01", ""])
def test_an_unknown_rule_is_refused(reference: str) -> None:
    with pytest.raises(UnknownRule, match="no chapter has it"):
        two_chapters().find(reference)


def test_our_chapters_are_all_there() -> None:
    assert rulebook().chapters == ("race", "trucker-abe", "trucker-base", "trucker-missions")


@pytest.mark.parametrize(
    ("reference", "needs_test"),
    [("HIT-07", True), ("TRM-01", True), ("TRK-G-05", True), ("CRD-PLANETS-02", True), ("trucker-base:EX-31", True),
     ("race:EX-01", True), ("EX-B31", True), ("TGS-SOLO-92", True), ("RFG-RPL-16", True), ("ABE-CMP-EX1", True),
     ("MIS-HSE-EX7", True), ("DIF-01", False), ("OUT-01", False), ("ABE-TBE-RR-09", False), ("MIS-OPT-15", False)],
)  # fmt: skip
def test_our_rules_of_every_shape_are_read(reference: str, needs_test: bool) -> None:
    assert rulebook().find(reference).needs_test is needs_test


def test_no_item_of_our_chapters_is_overlooked() -> None:
    """Looks for ids at the start of any kind of line, more loosely than the reader does."""
    loose = re.compile(
        r"^[\s>|*+-]*(?:\d+\.\s)?[|*\s]*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-[A-Z]*\d+)\b(?=[ *|])", re.MULTILINE
    )
    for chapter in rulebook().chapters:
        text = (ROOT / "docs" / "rules" / f"{chapter}.md").read_text("utf-8")
        known = {rule.id for rule in rulebook().rules if rule.chapter == chapter}
        assert set(loose.findall(text)) <= known


def test_rules_refer_only_to_rules_that_exist() -> None:
    groups = {rule.id.rpartition("-")[0] for rule in rulebook().rules}
    ids = {rule.id for rule in rulebook().rules}
    mentioned = re.compile(r"\b([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*)-([A-Z]*\d+)\b")
    dangling = {
        f"{rule.full_id} mentions {group}-{number}"
        for rule in rulebook().rules
        for group, number in mentioned.findall(rule.text)
        if group in groups and f"{group}-{number}" not in ids
    }
    assert dangling == set()
