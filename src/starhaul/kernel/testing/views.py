"""Whether views are what they were, however they were made."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from starhaul.kernel.plain import to_bytes
from starhaul.kernel.seat import Seat
from starhaul.kernel.state import State
from starhaul.kernel.view import View

from .case import Case, NonConforming
from .copies import difference
from .walk import next_step, sampled

CHECK = "views"
FUTURE = 10
"""How many steps a view is kept while its game goes on."""


def check_views(case: Case, seed: int) -> None:
    """`show` gives what `view` gives, whatever was kept from earlier moments, and no view changes afterwards."""
    for state, _ in sampled(case, seed):
        _check_position(case, state.clone(), Random(seed))


def _check_position(case: Case, state: State, rng: Random) -> None:
    seats = [*case.all_seats(), None]
    shown = _shown(case, state, seats)
    views = [state.view(seat) for seat in seats]
    before = [to_bytes(view) for view in views]
    for _ in range(FUTURE):
        if state.is_over:
            break
        next_step(case, state, rng).on(state)
        _shown(case, state, seats)
    for view, known in zip([*views, *shown], [*before, *before], strict=True):
        if to_bytes(view) != known:
            raise NonConforming(CHECK, f"a view changed with its game: {difference(known, to_bytes(view))}")


def _shown(case: Case, state: State, seats: Sequence[Seat | None]) -> Sequence[View]:
    """What is shown, compared with the views of a game that remembers nothing."""
    fresh, shown = case.game.load(state.dump()), state.show(seats)
    for seat, view in zip(seats, shown, strict=True):
        known, told = to_bytes(fresh.view(seat)), to_bytes(view)
        if known != told:
            raise NonConforming(CHECK, f"seat {seat} is shown something else: {difference(known, told)}")
    return shown
