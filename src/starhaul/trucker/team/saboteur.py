"""The Saboteur: helps himself to what others put aside, and leaves a weak spot on their ships (ABE-SUP-SAB)."""

from __future__ import annotations

from typing import ClassVar, final

from starhaul.kernel import IllegalMove, Move, Seat
from starhaul.trucker.assembly import take_from, weld
from starhaul.trucker.components import COMPONENTS
from starhaul.trucker.moves import TakeFrom
from starhaul.trucker.player import NOTHING
from starhaul.trucker.route import in_order
from starhaul.trucker.special_components import SPECIAL_KIND_OF
from starhaul.trucker.state import TruckerState
from starhaul.trucker.terms import Moment

from .ability import BuildingAbility, UsableAbility
from .sabotage import SabotageShip, connections
from .using import AbilityOffer


@final
class LongFingers(BuildingAbility):
    """What others have reserved lies face up for its owner."""

    __slots__ = ()

    key: ClassVar[str] = "saboteur.a"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-SAB-01", "ABE-SUP-SAB-05")

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        others = [other for other in state.all_seats() if other != seat]
        every = [TakeFrom(other, tile) for other in others for tile in state.players[other].reserve]
        return [move for move in every if self.problem(state, seat, move) is None]

    def takes(self, move: Move) -> bool:
        return isinstance(move, TakeFrom)

    def problem(self, state: TruckerState, seat: Seat, move: Move) -> IllegalMove | None:
        assert isinstance(move, TakeFrom)
        hand = state.hands[seat]
        if hand.reading != NOTHING:
            return IllegalMove("reading-a-pile", "TIM-07", pile=hand.reading)
        if hand.tile != NOTHING and hand.cell == NOTHING:
            return IllegalMove("component-in-hand", "BLD-03")
        if move.owner == seat or move.owner >= state.seats or move.tile not in state.players[move.owner].reserve:
            return IllegalMove("not-reserved", "TIM-14", tile=COMPONENTS[move.tile].id)
        if state.terms[move.owner].is_reserve_safe or SPECIAL_KIND_OF[move.tile] is not None:
            return IllegalMove("reserve-is-safe", "ABE-SUP-SAB-05", tile=COMPONENTS[move.tile].id)
        return None

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, TakeFrom)
        weld(state, seat)
        take_from(state, seat, move.owner, move.tile)


@final
class Sabotage(UsableAbility):
    """Each of the others loses an astronaut, whose figure marks a connection (ABE-SUP-SAB-02)."""

    __slots__ = ()

    key: ClassVar[str] = "saboteur.b"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-SAB-02", "ABE-SUP-SAB-03", "ABE-SUP-SAB-04")
    moment: ClassVar[Moment] = Moment.BEFORE_FLIGHT

    def offer(self, state: TruckerState, seat: Seat) -> AbilityOffer | None:
        return AbilityOffer(self.key) if self._victims(state, seat) else None

    def is_wise(self, state: TruckerState, seat: Seat) -> bool:
        del state, seat
        return True

    def use(self, state: TruckerState, seat: Seat) -> None:
        state.all_first_for(seat, *[SabotageShip(victim) for victim in self._victims(state, seat)])

    def _victims(self, state: TruckerState, seat: Seat) -> list[Seat]:
        """The leader first (ABE-SUP-12)."""
        others = [other for other in state.taking_part() if other != seat]
        ships = state.ships
        return in_order(
            [other for other in others if ships[other].total_humans or connections(ships[other])], state.positions()
        )
