"""What an effect of a mission can do: each is one small class, a line of a mission card as printed.

A mission names effects, and no rule names a mission. What is different for a seat lies in its terms (terms.py): an
effect contributes to them when a flight is prepared, and rules ask the terms.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from starhaul.kernel import Seat
from starhaul.trucker.state import TruckerState, TruckerStep
from starhaul.trucker.terms import Moment, Terms


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One line of a mission card."""

    __slots__ = ()

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        """Change the terms of this seat for the flight. Called once a flight, and again for a state that was loaded:
        it looks at nothing that changes during a flight."""

    def steps_at(self, state: TruckerState, moment: Moment) -> Sequence[TruckerStep]:
        """What the table goes through at this moment, before any seat does."""
        del state, moment
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class SetupEffect(Effect):
    """What is laid out before building."""

    __slots__ = ()

    def steps(self, state: TruckerState) -> Sequence[TruckerStep]:
        """What happens once the piles are dealt. It only says so: the state stays as it is until the steps run."""
        del state
        return ()

    def put_aside(self) -> tuple[str, ...]:
        """Types of cards that are put aside while the piles are dealt."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class BuildEffect(Effect):
    """What is different while building."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class FlightEffect(Effect):
    """What is different in flight."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class RewardEffect(Effect):
    """What is paid in the end."""

    __slots__ = ()

    def settle(self, state: TruckerState) -> None:
        """Pay what is due, after the usual rewards and before losses are paid; goods are still aboard."""
