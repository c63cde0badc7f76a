"""The page can say why something is refused."""

import re

import pytest

from citing import ROOT
from starhaul.trucker import faults

CODES = re.compile(r'IllegalMove\("([\w-]+)"|"([\w-]+)"(?=(?: if [^"]+ else "[\w-]+")?, "(?:RFG|TGS)-)')
"""As they are refused, or named with the rule that speaks."""


def named(words: str) -> set[str]:
    return {code for found in CODES.findall(words) for code in found if code} - {"cards"}


@pytest.mark.parametrize(("game", "more"), [("trucker", faults.PLACING_RULES), ("race", ["cards-missing"])])
def test_the_page_has_words_for_everything_that_the_rules_refuse(game: str, more: list[str]) -> None:
    folders = [ROOT / "src" / "starhaul" / part for part in ("kernel", game)]
    source = "\n".join(file.read_text("utf-8") for folder in folders for file in folder.rglob("*.py"))
    words = (ROOT / "web" / "src" / game / "refusals.ts").read_text("utf-8")
    assert set(re.findall(r"^  '?([\w-]+)'?: '", words, re.MULTILINE)) == named(source) | set(more)
