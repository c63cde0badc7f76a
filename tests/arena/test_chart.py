"""The picture of scores: well-formed, to scale, and with nothing left out."""
# ruff: noqa: S314 # the pictures are our own

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from starhaul.arena.chart import MOST_BARS, Axis, Row, draw_histograms

SVG = "{http://www.w3.org/2000/svg}"


def bars(picture: str) -> list[tuple[float, float]]:
    root = ElementTree.fromstring(picture)
    found = [bar for bar in root.iter(f"{SVG}rect") if bar.get("class") == "bar"]
    return [(float(bar.attrib["x"]), float(bar.attrib["height"])) for bar in found]


def test_bars_are_as_high_as_their_counts() -> None:
    picture = draw_histograms("Title", "score", [Row("a", "mean 2", [1, 2, 2, 2, 4])])
    heights = [height for _, height in bars(picture)]
    assert heights == [30.0, 90.0, 30.0]
    places = [x for x, _ in bars(picture)]
    assert places[2] - places[1] == pytest.approx(2 * (places[1] - places[0]), abs=0.2)


def test_names_are_text_not_markup() -> None:
    picture = draw_histograms("<&>", "score", [Row("<b>", "&", [1])])
    assert [text.text for text in ElementTree.fromstring(picture).iter(f"{SVG}text")][:3] == ["<&>", "<b>", "&"]


@pytest.mark.parametrize("values", [[0], [-7, 3], [5, 5, 5], list(range(1000)), [-100, 250]])
def test_the_axis_holds_every_value_in_few_round_bins(values: list[int]) -> None:
    axis = Axis.over(values)
    assert sum(axis.count(values)) == len(values)
    assert axis.bins <= MOST_BARS + 1
    assert str(axis.step)[0] in "125"
    assert set(str(axis.step)[1:]) <= {"0"}


def test_a_player_without_scores_has_an_empty_row() -> None:
    assert len(bars(draw_histograms("t", "s", [Row("a", "", []), Row("b", "", [3])]))) == 1
