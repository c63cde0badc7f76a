"""Whether views are what they were, however they were made."""

from __future__ import annotations

from random import Random

from starhaul.kernel.plain import to_bytes
from starhaul.kernel.state import State

from .case import Case, NonConforming
from .copies import difference
from .walk import next_step, sampled

CHECK = "views"
FUTURE = 10
"""How many steps a view is kept while its game goes on."""


def check_views(case: Case, seed: int) -> None:
    """`show` gives what `view` gives, and no view changes afterwards."""
    for state, _ in sampled(case, seed):
        _check_position(case, state.clone(), Random(seed))


def _check_position(case: Case, state: State, rng: Random) -> None:
    seats = [*case.all_seats(), None]
    views = [state.view(seat) for seat in seats]
    shown = state.show(seats)
    before = [to_bytes(view) for view in views]
    for seat, seen, known in zip(seats, shown, before, strict=True):
        if to_bytes(seen) != known:
            raise NonConforming(CHECK, f"{seat} is shown something else: {difference(known, to_bytes(seen))}")
    for _ in range(FUTURE):
        if state.is_over:
            break
        next_step(case, state, rng).on(state)
        state.show(seats)
    for kept in (views, shown):
        for view, known in zip(kept, before, strict=True):
            if to_bytes(view) != known:
                raise NonConforming(CHECK, f"a view changed with its game: {difference(known, to_bytes(view))}")
