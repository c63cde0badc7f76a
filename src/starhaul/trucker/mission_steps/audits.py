"""Directives: drawn before building, and ships tested against them (MIS-HSE-10)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, final

from starhaul.kernel import Chance, Outcome, Seat
from starhaul.trucker.directives import DIRECTIVE_IDS, kept_by
from starhaul.trucker.events import Cause, DirectivesDrawn, ShipAudited
from starhaul.trucker.outcomes import DrawById
from starhaul.trucker.state import TruckerAwaited, TruckerState, TruckerStep


@final
class DrawDirectives(TruckerStep):
    """So many different ones, for all to see."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def run(self, state: TruckerState) -> None:
        state.await_chance(DirectivesDue(self.count))


@final
class DirectiveDraw(DrawById):
    """Some of the eight, in the order in which they come."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count: Final = count

    def __repr__(self) -> str:
        return f"DirectiveDraw({self.count})"

    def ids(self) -> Sequence[str]:
        return DIRECTIVE_IDS

    def sample(self, rng: Random) -> Outcome:
        return tuple(rng.sample(range(len(DIRECTIVE_IDS)), self.count))

    def allows(self, outcome: Outcome) -> bool:
        are_known = all(0 <= number < len(DIRECTIVE_IDS) for number in outcome)
        return are_known and len(outcome) == self.count == len(set(outcome))


@final
class DirectivesDue(TruckerAwaited):
    """The directives of this flight are about to be drawn."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def chance(self, state: TruckerState) -> Chance:
        del state
        return DirectiveDraw(self.count)

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        drawn = tuple([DIRECTIVE_IDS[number] for number in outcome])
        state.mission = state.mission.with_directives(drawn)
        state.tell(DirectivesDrawn(drawn))


@final
class AuditShips(TruckerStep):
    """Each ship as it stands before crew and batteries come aboard."""

    __slots__ = ("pay_broken", "pay_met")

    def __init__(self, pay_met: int, pay_broken: int) -> None:
        self.pay_met: Final = pay_met
        self.pay_broken: Final = pay_broken

    def run(self, state: TruckerState) -> None:
        audit(state, state.taking_part(), self.pay_met, self.pay_broken)


def audit(state: TruckerState, seats: Sequence[Seat], pay_met: int, pay_broken: int) -> None:
    """Credits for each directive that a ship keeps to, and for each that it breaks."""
    for seat in seats:
        met = met_by(state, seat)
        broken = tuple([id for id in state.mission.directives if id not in met])
        state.tell(ShipAudited(seat, met, broken))
        state.pay(seat, pay_met * len(met) + pay_broken * len(broken), Cause.DIRECTIVES)


def met_by(state: TruckerState, seat: Seat) -> tuple[str, ...]:
    """The directives of this flight that this ship keeps to as it stands."""
    return kept_by(state.ships[seat], state.mission.directives)
