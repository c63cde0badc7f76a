"""What `make quick` leaves out is there to be left out."""

from __future__ import annotations

import pytest

from citing import ROOT
from golden.variants import VARIANTS
from quick import GOLDEN_SAMPLE, SLOW, is_slow


@pytest.mark.parametrize("beginning", SLOW)
def test_everything_slow_exists(beginning: str) -> None:
    file, _, test = beginning.partition("::")
    found = list((ROOT / "tests").glob(f"{file}*"))
    assert found
    assert not test or test.partition("[")[0] in found[0].read_text(encoding="utf-8")


def test_the_golden_sample_is_one_of_both_games() -> None:
    names = [f"{variant.game}-{variant.name}" for variant in VARIANTS]
    assert set(GOLDEN_SAMPLE) <= {*names}
    quick = [name for name in names if not is_slow(f"golden/test_golden.py::test_golden_games[{name}]")]
    assert sorted(quick) == sorted(GOLDEN_SAMPLE)
    assert not is_slow("golden/test_golden.py::test_there_are_about_two_hundred")
