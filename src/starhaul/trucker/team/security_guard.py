"""The Security Guard: a tax on open connectors, and a fire drill (ABE-SUP-SEC)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import IllegalMove, Move, Seat
from starhaul.trucker.building_rule import BuildingRule
from starhaul.trucker.events import Cause, DrillCalled
from starhaul.trucker.moves import TakeFaceDown, TakeFaceUp, TakeReserved, TakeSpecial
from starhaul.trucker.state import TruckerState
from starhaul.trucker.support import seat_alarmed
from starhaul.trucker.terms import Moment, Terms
from starhaul.trucker.timer import runs

from .ability import BuildingAbility, UsableAbility
from .using import AbilityOffer

DRILL_COMPONENTS: Final = 2
"""So many are added by the owner before the others go on, where no clock runs."""


@final
class Tax(UsableAbility):
    """Everybody pays a credit per exposed connector, the owner too; debts may come of it (ABE-SUP-SEC-03)."""

    __slots__ = ()

    key: ClassVar[str] = "security_guard.a"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-SEC-01", "ABE-SUP-SEC-03")
    moment: ClassVar[Moment] = Moment.BEFORE_FLIGHT

    def offer(self, state: TruckerState, seat: Seat) -> AbilityOffer:
        return AbilityOffer(self.key, credits=-state.ships[seat].exposed_connectors())

    def is_wise(self, state: TruckerState, seat: Seat) -> bool:
        """Where all others would pay more."""
        exposed = {other: state.ships[other].exposed_connectors() for other in _paying(state)}
        return all(exposed[other] > exposed[seat] for other in exposed if other != seat)

    def use(self, state: TruckerState, seat: Seat) -> None:
        del seat
        for other in _paying(state):
            state.pay(other, -state.ships[other].exposed_connectors(), Cause.SECURITY)


def _paying(state: TruckerState) -> list[Seat]:
    return [seat for seat in state.all_seats() if not state.feats[seat].is_dead]


@final
class FireDrill(BuildingAbility):
    """All others stop building for a while (ABE-SUP-SEC-02)."""

    __slots__ = ()

    key: ClassVar[str] = "security_guard.b"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-SEC-02",)

    def contribute_to_other(self, state: TruckerState, owner: Seat, seat: Seat, terms: Terms) -> None:
        del state, seat
        terms.building = (*terms.building, Drilled(owner))

    def problem(self, state: TruckerState, seat: Seat, move: Move) -> IllegalMove | None:
        if runs(state) and state.timer.space == state.board.timer_spaces:
            return IllegalMove("timer-on-start", "ABE-SUP-SEC-02")
        return super().problem(state, seat, move)

    def use(self, state: TruckerState, seat: Seat) -> None:
        until = state.ships[seat].components_count + DRILL_COMPONENTS
        state.support = state.support.alarmed(seat, until)
        state.tell(DrillCalled(seat))
        state.questions.clear()


@final
class Drilled(BuildingRule):
    """Who runs round the table cannot build: with a clock, nothing at all until that says so; without one, no component
    can be taken until the other has added two or finished."""

    __slots__ = ("owner",)

    def __init__(self, owner: Seat) -> None:
        self.owner: Final = owner

    def stops(self, state: TruckerState, seat: Seat) -> bool:
        del seat
        return seat_alarmed(state.support) == self.owner and runs(state)

    def objection(self, state: TruckerState, seat: Seat, move: Move) -> IllegalMove | None:
        del seat
        if not isinstance(move, (TakeFaceDown, TakeFaceUp, TakeReserved, TakeSpecial)) or not self._lasts(state):
            return None
        return IllegalMove("running-round-the-table", "ABE-SUP-SEC-02")

    def _lasts(self, state: TruckerState) -> bool:
        if seat_alarmed(state.support) != self.owner or state.rockets[self.owner].space:
            return False
        return state.ships[self.owner].components_count < state.support.alarm_until
