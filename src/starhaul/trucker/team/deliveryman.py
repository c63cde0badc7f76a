"""The Deliveryman: spare parts that make any component another one (ABE-SUP-DEL)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import IllegalMove, Move, Seat
from starhaul.trucker.allowances import Allowance, Trial
from starhaul.trucker.altering import alter, alteration_at, form_with
from starhaul.trucker.assembly import weld
from starhaul.trucker.components import STRUCTURAL
from starhaul.trucker.faults import BLOCKED, faults, objections
from starhaul.trucker.forms import printed_tile
from starhaul.trucker.player import NOTHING
from starhaul.trucker.ship_board import NO_CELL
from starhaul.trucker.state import TruckerState
from starhaul.trucker.terms import Moment, Terms

from .ability import BuildingAbility, UsableAbility
from .spare_parts import ask_for_part, conversions
from .using import AbilityOffer

MENDABLE: Final = (*dict.fromkeys(BLOCKED.values()), "engine_not_rearward")
"""What is wrong with a component that can be another one: that it has no room, or points the wrong way."""


@final
class SparePart(UsableAbility):
    """After building one component becomes a spare part; so errors can be mended, and may be made on purpose."""

    __slots__ = ()

    key: ClassVar[str] = "deliveryman.a"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-DEL-01", "ABE-SUP-DEL-02", "ABE-SUP-DEL-04", "ABE-SUP-19")
    moment: ClassVar[Moment] = Moment.BEFORE_CHECK

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        super().contribute(state, seat, terms)
        terms.hull = terms.hull.with_mistakes()
        terms.allowances = (*terms.allowances, ForMending())

    def offer(self, state: TruckerState, seat: Seat) -> AbilityOffer | None:
        return AbilityOffer(self.key) if conversions(state, seat) else None

    def is_wise(self, state: TruckerState, seat: Seat) -> bool:
        """Where something is to be mended, or a module can be of more use."""
        ship = state.ships[seat]
        return bool(ship.cells_of(STRUCTURAL) or faults(ship))

    def use(self, state: TruckerState, seat: Seat) -> None:
        ask_for_part(state, seat, is_last=True)


@final
class ForMending(Allowance):
    """Components without room, and engines that point the wrong way, can be added: tokens may mend that, and what they
    do not mend is found at the spot check."""

    __slots__ = ()

    def allow(self, state: TruckerState, seat: Seat, trial: Trial) -> None:
        del state, seat
        codes = {code for code, _ in trial.objections if code in MENDABLE}
        if codes and _is_all(trial):
            for code in codes:
                trial.forgive(code)


def _is_all(trial: Trial) -> bool:
    """Whether nothing else would be wrong if all had room, such as a connector against the side with the barrel."""
    ship = trial.ship.clone()
    for _, other in trial.objections:
        if other != NO_CELL:
            alter(ship, other, alteration_at(ship, other).with_exemption())
    form = form_with(printed_tile(trial.form), trial.turn, trial.alteration.with_exemption())
    before = {code for code, _ in trial.objections}
    return {code for code, _ in objections(ship, form, trial.cell, trial.turn)} <= before


@final
class MoreSpareParts(BuildingAbility):
    """Up to two more while building; they can be taken off and used elsewhere until its owner has finished."""

    __slots__ = ()

    key: ClassVar[str] = "deliveryman.b"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-DEL-03",)

    def problem(self, state: TruckerState, seat: Seat, move: Move) -> IllegalMove | None:
        del move
        hand = state.hands[seat]
        if hand.reading != NOTHING:
            return IllegalMove("reading-a-pile", "TIM-07", pile=hand.reading)
        if hand.tile != NOTHING and hand.cell == NOTHING:
            return IllegalMove("component-in-hand", "BLD-03")
        if not state.ships[seat].occupied and hand.tile == NOTHING:
            return IllegalMove("nothing-to-convert", "ABE-SUP-DEL-03")
        return None

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        """What was placed last is welded, so that it can be converted as well."""
        del move
        weld(state, seat)
        ask_for_part(state, seat, is_last=False)
