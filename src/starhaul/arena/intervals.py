"""How sure one can be of a figure: 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

Interval = tuple[float, float]

Z: Final = 1.959964
"""The normal distribution leaves 2.5 % beyond this on each side."""
SMALL_T: Final = {1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764, 5: 2.5706}
"""Student's distribution, where the series below is not yet good enough."""


def rate_interval(successes: float, trials: int) -> Interval:
    """Wilson's interval of a rate; it stays inside 0 and 1 and is honest near them too."""
    rate = successes / trials
    middle = rate + Z * Z / (2 * trials)
    spread = Z * sqrt(rate * (1 - rate) / trials + Z * Z / (4 * trials * trials))
    scale = 1 + Z * Z / trials
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def mean_interval(values: Sequence[float]) -> Interval | None:
    """Student's interval of a mean; one value alone says nothing about it."""
    if len(values) < 2:
        return None
    mean = fmean(values)
    spread = student_t(len(values) - 1) * stdev(values) / sqrt(len(values))
    return mean - spread, mean + spread


def student_t(freedom: int) -> float:
    """Where Student's distribution leaves 2.5 % beyond: Fisher's series around the normal distribution."""
    if freedom in SMALL_T:
        return SMALL_T[freedom]
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3
