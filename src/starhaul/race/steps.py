"""What is still to be done: small shared values that lie in the state as data.

The table has one agenda. Inside a phase every seat also has a lane of its own steps, so that seats go through it at the
same time; the next step of the table is due when all lanes are empty and nobody is asked anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhaul.kernel import LaneStep, Step

if TYPE_CHECKING:
    from .state import RaceState  # noqa: F401 named by the bases below


class RaceStep(Step["RaceState"]):
    """A step of the whole table."""

    __slots__ = ()


class RaceLaneStep(LaneStep["RaceState"]):
    """A step of one seat inside a phase."""

    __slots__ = ()
