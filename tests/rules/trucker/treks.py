"""Treks and series for tests: whole flights in one line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.trucker.fleet import NO_EFFECT
from starhaul.kernel import Event, Result
from starhaul.trucker import TruckerState
from starhaul.trucker.decisions import Ask
from starhaul.trucker.rows import replaced
from starhaul.trucker.ship import Ship
from trucker.seats import discards_of, set_discards, set_positions
from trucker.tables import build, deal, finish, play


def trek(*titles: str, seats: int | None = None) -> TruckerState:
    """A Trek with these titles, everybody about to build for flight 1."""
    table = build(seats=seats or len(titles), mode="trek")
    assert table.chance is not None
    table.resolve(table.chance.read(" ".join(titles)))
    return table


def fly_home(
    table: TruckerState,
    *ships: Ship,
    positions: Sequence[int] | None = None,
    moves: Mapping[int, str] | None = None,
    discarded: Mapping[int, int] | None = None,
) -> list[Event]:
    """From building to the end of the flight with these ships. One card passes them by; who gives up says so in moves.

    After it the game is over, asks about titles, or is building for the next flight.
    """
    assert {question.ask for question in table.decisions.values()} == {Ask.BUILD}
    finish(table)
    for seat, ship in enumerate(ships):
        table.ships[seat] = ship
    if positions is not None:
        set_positions(table, [*positions])
    for seat, count in (discarded or {}).items():
        set_discards(table, replaced(discards_of(table), seat, tuple(range(count))))
    deal(table, [NO_EFFECT], last=True)
    return play(table, moves=moves)


def result(table: TruckerState) -> Result:
    assert table.outcome is not None
    return table.outcome
