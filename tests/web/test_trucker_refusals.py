"""The page can say why something is refused."""

import re

from citing import ROOT
from starhaul.trucker import faults

PAGE = ROOT / "web" / "src" / "trucker"


def test_the_page_has_words_for_everything_that_the_rules_refuse() -> None:
    folders = [ROOT / "src" / "starhaul" / part for part in ("kernel", "trucker")]
    source = "\n".join(file.read_text("utf-8") for folder in folders for file in folder.rglob("*.py"))
    codes = {*re.findall(r'IllegalMove\("([\w-]+)"', source), *faults.PLACING_RULES}
    words = (PAGE / "refusals.ts").read_text("utf-8")
    assert set(re.findall(r"^  '?([\w-]+)'?: '", words, re.MULTILINE)) == codes
