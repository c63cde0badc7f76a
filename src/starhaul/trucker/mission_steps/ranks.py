"""Flying in a convoy: all move up behind the leader (MIS-HSE-07)."""

from __future__ import annotations

from itertools import pairwise
from typing import final

from starhaul.trucker.events import RanksClosed, RocketMoved
from starhaul.trucker.route import space_after
from starhaul.trucker.state import TruckerState, TruckerStep


@final
class CloseUp(TruckerStep):
    """In flight order each rocket goes to the first free space behind the one before it. Nobody gains days by that."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        order, before = state.order(), state.positions()
        for ahead, seat in pairwise(order):
            rocket = state.rockets[seat]
            taken = state.taken_spaces(seat)
            position = space_after(state.rockets[ahead].position, -1, state.board.spaces, taken)
            if position != rocket.position:
                state.set_rocket(seat, rocket.at(position))
                state.tell(RocketMoved(seat, 0, position))
        if state.positions() != before:
            state.tell(RanksClosed())
