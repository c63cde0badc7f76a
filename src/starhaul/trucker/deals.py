"""Who pays a credit less and gets one more: what that holds for, and once for each card (ABE-SUP-SWI-02)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from .events import Cause
from .support import Note, Team
from .table import Stage

REWARDS: Final = (Cause.FINISH, Cause.BEST_LOOKING)
"""What is paid after the flight brings one more for these alone (ABE-SUP-SWI-03)."""
NEVER: Final = -2
"""No card, and not the time between two cards either."""


@final
class Deals(Note):
    """The last cards on which something was paid less, and something won more."""

    __slots__ = ("discounted", "raised")

    unshown: ClassVar[tuple[str, ...]] = ("discounted", "raised")

    def __init__(self, discounted: int, raised: int) -> None:
        self.discounted: Final = discounted
        self.raised: Final = raised


NO_DEALS: Final = Deals(NEVER, NEVER)


def is_better(team: Team, stage: Stage, card: int, amount: int, cause: Cause) -> bool:
    """Whether this payment, or this reward if it is positive, is better (ABE-SUP-SWI-02, ABE-SUP-SWI-03)."""
    if stage is Stage.PAYDAY:
        return amount < 0 if cause is Cause.LOSSES else amount > 0 and cause in REWARDS
    deals = team.note(Deals) or NO_DEALS
    return stage is Stage.FLIGHT and card != (deals.discounted if amount < 0 else deals.raised)


def noted(team: Team, card: int, amount: int) -> Team:
    """It has worked on this card."""
    deals = team.note(Deals) or NO_DEALS
    return team.with_note(Deals(card, deals.raised) if amount < 0 else Deals(deals.discounted, card))
