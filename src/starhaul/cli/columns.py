"""Tables for people: columns as wide as what stands in them, and never glued together."""

from collections.abc import Sequence

GAP = "   "


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """The rows as lines: names to the left, figures to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [_line(row, widths) for row in rows]


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    (name, *figures), (first, *others) = row, widths
    return GAP.join([name.ljust(first), *(figure.rjust(width) for figure, width in zip(figures, others, strict=True))])
