from __future__ import annotations

import pytest

from kernel.toy import GAME
from starhaul.bots import Seating
from starhaul.kernel import Seat


@pytest.fixture
def seating() -> Seating:
    """A seat at a toy table for two."""
    return Seating(GAME, 2, Seat(0), "seed", budget=5.0)
