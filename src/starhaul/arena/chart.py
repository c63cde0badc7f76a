"""The distribution of scores as a picture: one row of bars for each player, over one axis."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final
from xml.sax.saxutils import escape

WIDTH: Final = 720
LEFT: Final = 150
RIGHT: Final = 24
TOP: Final = 48
ROW: Final = 90
GAP: Final = 22
BOTTOM: Final = 44
MOST_BARS: Final = 40
STEPS: Final = (1, 2, 5)

STYLE: Final = """
  svg { background: #fff; color: #1d2733; font: 13px system-ui, sans-serif }
  text { fill: currentColor } .title { font-size: 16px; font-weight: 600 } .small { font-size: 11px }
  .bar { fill: #35679a } .mean { stroke: #b3471d; stroke-width: 2 } .axis { stroke: currentColor; stroke-width: 1 }
  @media (prefers-color-scheme: dark) { svg { background: #141a21; color: #e3e9ef } .bar { fill: #7fb0df }
    .mean { stroke: #ff9a6b } }
"""


@dataclass(frozen=True, slots=True)
class Row:
    """One player: a label, a note below it, and what there is to count."""

    label: str
    note: str
    values: Sequence[int]


@dataclass(frozen=True, slots=True)
class Axis:
    """Bins of a round width over all values."""

    low: int
    step: int
    bins: int

    @classmethod
    def over(cls, values: Sequence[int]) -> Axis:
        low, high = min(values), max(values)
        step = _round_step((high - low) // MOST_BARS + 1)
        low = low // step * step
        return cls(low, step, (high - low) // step + 1)

    def count(self, values: Sequence[int]) -> list[int]:
        counts = [0] * self.bins
        for value in values:
            counts[(value - self.low) // self.step] += 1
        return counts

    def x(self, value: float) -> float:
        return LEFT + (value - self.low) / (self.bins * self.step) * (WIDTH - LEFT - RIGHT)

    def ticks(self) -> list[int]:
        step = _round_step(max(self.step, self.bins * self.step // 8))
        first = -(-self.low // step) * step
        return list(range(first, self.low + self.bins * self.step + 1, step))


def draw_histograms(title: str, axis_label: str, rows: Sequence[Row]) -> str:
    """An SVG document; every row has its own scale upwards, all share the one sideways."""
    axis = Axis.over([value for row in rows for value in row.values] or [0])
    height = TOP + len(rows) * (ROW + GAP) + BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<text class="title" x="16" y="28">{escape(title)}</text>',
        *(_row(row, axis, TOP + at * (ROW + GAP)) for at, row in enumerate(rows)),
        _ticks(axis, axis_label, height - BOTTOM),
        "</svg>\n",
    ]
    return "\n".join(parts)


def _row(row: Row, axis: Axis, top: int) -> str:
    counts = axis.count(row.values)
    tallest = max(counts) or 1
    floor = top + ROW
    width = axis.x(axis.low + axis.step) - axis.x(axis.low)
    bars = [
        f'<rect class="bar" x="{axis.x(axis.low + at * axis.step) + 0.5:.1f}" y="{floor - ROW * count / tallest:.1f}"'
        f' width="{max(width - 1, 0.5):.1f}" height="{ROW * count / tallest:.1f}"/>'
        for at, count in enumerate(counts)
        if count
    ]
    labels = [
        f'<text x="16" y="{top + 40}">{escape(row.label)}</text>',
        f'<text class="small" x="16" y="{top + 58}">{escape(row.note)}</text>',
    ]
    line = f'<path class="axis" d="M{LEFT} {floor}H{WIDTH - RIGHT}"/>'
    return "\n".join([*bars, line, *_mean(row, axis, top), *labels])


def _mean(row: Row, axis: Axis, top: int) -> list[str]:
    if not row.values:
        return []
    x = axis.x(fmean(row.values) + 0.5)  # a whole score fills its bin
    return [f'<path class="mean" d="M{x:.1f} {top}V{top + ROW}"/>']


def _ticks(axis: Axis, label: str, top: int) -> str:
    marks = [
        f'<text class="small" text-anchor="middle" x="{axis.x(tick):.1f}" y="{top}">{tick}</text>'
        for tick in axis.ticks()
    ]
    middle = (LEFT + WIDTH - RIGHT) / 2
    return "\n".join([*marks, f'<text text-anchor="middle" x="{middle}" y="{top + 24}">{escape(label)}</text>'])


def _round_step(least: int) -> int:
    """The smallest of 1, 2, 5, 10, 20, 50 … that is at least this."""
    power = 1
    while True:
        for step in STEPS:
            if step * power >= least:
                return step * power
        power *= 10
