"""Tokens that change the ship of a seat: what `altering.py` does to a ship, told to everybody.

Facings are those of the ship. Whether it is allowed is for the caller to say.
"""

from __future__ import annotations

from starhaul.kernel import Seat

from .alteration import Alteration
from .alteration_view import alteration_view, pair_view
from .altering import NOTHING_UNFIT, add_mark, add_pipe, alter, alteration_at, link_wireless
from .events import ComponentAltered, ConnectionMarked, PipeLaid, TokenFreed, TokenUsed, WirelessLinked
from .printed_components import Kind
from .state import TruckerState


def use_token(state: TruckerState, seat: Seat, kind: str) -> None:
    """One token of this kind less to use in this flight (ABE-SUP-16)."""
    state.set_team(seat, state.teams[seat].using(kind))
    state.tell(TokenUsed(seat, kind))


def free_token(state: TruckerState, seat: Seat, kind: str) -> None:
    """One of those in use is free again."""
    state.set_team(seat, state.teams[seat].taking_back(kind))
    state.tell(TokenFreed(seat, kind))


def refit(state: TruckerState, seat: Seat, cell: int, alteration: Alteration) -> None:
    """Let a component be so from now on; nothing is aboard that it has no room for."""
    ship = state.ships[seat]
    unfit = alter(ship, cell, alteration)
    assert unfit == NOTHING_UNFIT, "tokens are for empty components"
    shown = alteration_view(ship.placed[cell])
    state.tell(ComponentAltered(seat, ship.board.square(cell), Kind(ship.kind_at(cell)), shown))


def refit_side(state: TruckerState, seat: Seat, cell: int, facing: int, side: int) -> None:
    """A token on one side: UNIVERSAL, PLATED, SMOOTH for a weld; AS_PRINTED takes it off."""
    refit(state, seat, cell, alteration_at(state.ships[seat], cell).with_side(facing, side))


def join_wireless(state: TruckerState, seat: Seat, cell: int, other: int) -> None:
    """These two count as joined from now on (ABE-SUP-ASM-01)."""
    link_wireless(state.ships[seat], cell, other)
    state.tell(WirelessLinked(seat, pair_view(state.ships[seat], 1 << cell | 1 << other)))


def lay_pipe(state: TruckerState, seat: Seat, cell: int, other: int) -> None:
    """A pipe joins these neighbours (ABE-SUP-PLU-01)."""
    add_pipe(state.ships[seat], cell, other)
    state.tell(PipeLaid(seat, pair_view(state.ships[seat], 1 << cell | 1 << other)))


def mark_connection(state: TruckerState, seat: Seat, cell: int, other: int) -> None:
    """One of these two components of this seat's ship is destroyed with the other (ABE-SUP-SAB-02)."""
    add_mark(state.ships[seat], cell, other)
    state.tell(ConnectionMarked(seat, pair_view(state.ships[seat], 1 << cell | 1 << other)))
