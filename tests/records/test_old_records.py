"""Records of every released version go on replaying, with the luck that their seeds prove."""

from __future__ import annotations

from pathlib import Path

import pytest

from records.keep import keep
from starhaul.games import load_game
from starhaul.kernel.luck import prove
from starhaul.kernel.record import Check, checks_not_compared, read_record

SHELF = Path(__file__).parent
RECORDS = sorted(SHELF.glob("*/*.haul"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_record_of_an_older_version_replays(file: Path) -> None:
    record = read_record(file.read_text(encoding="utf-8"), file.name)
    assert record.header.version == file.parent.name
    proof = prove(record, load_game(record.header.game))
    assert proof.outcomes
    assert proof.is_promised
    assert record.is_finished


def test_check_lines_of_0_1_0_hash_its_dumps_and_are_not_compared() -> None:
    for file in SHELF.glob("0.1.0/*.haul"):
        record = read_record(file.read_text(encoding="utf-8"), file.name)
        checks = sum(isinstance(entry, Check) for entry in record.entries)
        assert checks_not_compared(record) == checks > 0


def test_both_games_are_on_the_shelf_of_every_version() -> None:
    versions = [folder for folder in SHELF.iterdir() if folder.name[0].isdigit()]
    assert versions
    for folder in versions:
        assert {file.stem.partition("-")[0] for file in folder.iterdir()} == {"trucker", "race"}


@pytest.mark.parametrize("name", ["race-robot", "trucker-level-1"])
def test_records_of_this_version_have_check_lines_that_later_ones_can_compare(name: str, tmp_path: Path) -> None:
    keep(name, tmp_path / "new.haul")
    record = read_record((tmp_path / "new.haul").read_text(encoding="utf-8"))
    assert any(isinstance(entry, Check) for entry in record.entries)
    assert checks_not_compared(record) == 0
    prove(record, load_game(record.header.game))
