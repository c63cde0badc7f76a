"""Where an independent engine reads the rules otherwise: switches for replaying its games, and for nothing else.

docs/rules/race-oracle.md names each with the rule that it suspends.
"""

from __future__ import annotations

from typing import Final

EAGER_RESHUFFLE: Final = 1 << 0
"""RFG-RPL-01, -02: the discard pile becomes the deck as soon as the last card leaves the deck."""
GOODS_BEFORE_PAYMENT: Final = 1 << 1
"""RFG-RPL-03: windfall goods are dealt before anybody pays."""
MERCENARIES_ONCE: Final = 1 << 2
"""RFG-RPL-06: cards for strength are spent for one world of a phase only."""
FORCED_GAMBLE: Final = 1 << 3
"""RFG-RPL-08: gambling is compulsory."""
REMEMBERED_TOTALS: Final = 1 << 4
"""RFG-RPL-12: Greatest Infrastructure compares totals remembered from the last Develop phase."""
ROUND_LIMIT: Final = 1 << 5
"""RFG-RPL-13: the game stops after 30 rounds."""
SEAT_BY_SEAT: Final = 1 << 6
"""RFG-RPL-14: every phase is carried out seat by seat."""

ORACLE: Final = (1 << 7) - 1
"""All of them."""
