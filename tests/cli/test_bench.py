"""`starhaul bench`: the table for people and the JSON for programs."""

from __future__ import annotations

import json

import pytest

from starhaul.arena.bench import Variant
from starhaul.cli import bench, main

RATES = {"games_per_s", "moves_per_s", "clones_per_s", "views_per_s", "dumps_per_s"}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """One small variant, so that the test does not wait for figures that it does not read."""
    monkeypatch.setattr(bench, "VARIANTS", (Variant("trucker", "learning", 2, {"level": "learning"}),))


def test_the_json_has_every_field_of_the_format(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["compiled"] is False
    assert found["python"].startswith("3.")
    (result,) = found["results"]
    assert set(result) == {"game", "variant", "seats"} | RATES


def test_the_table_has_a_row_for_each_variant(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "1", "--lang", "fr"]) == 0
    heading, row = capsys.readouterr().out.splitlines()
    assert heading.split() == ["parties", "coups", "copies", "vues", "sauvegardes"]
    assert row.startswith("trucker learning (2)")


ALL = bench.VARIANTS


def test_every_variant_can_be_played() -> None:
    assert {variant.name for variant in ALL} >= {"level-2", "class-IIB", "class-IV"}
    for variant in ALL:
        assert not variant.starter()().is_over


def test_an_unknown_game_is_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--game", "chess"]) == 2
    assert "chess" in capsys.readouterr().err
