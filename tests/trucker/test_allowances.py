"""Adding components where the building rules forbid it, if the terms of a seat allow it."""

from __future__ import annotations

from typing import final

from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.allowances import Allowance, Trial, can_add, fitting_cells
from starhaul.trucker.altering import alteration_at
from starhaul.trucker.boards import board
from starhaul.trucker.components import TILES
from starhaul.trucker.connectors import UNIVERSAL
from starhaul.trucker.events import ComponentAltered, TileWelded, TokenFreed, TokenUsed
from starhaul.trucker.grid import REAR
from starhaul.trucker.refitting import free_token
from starhaul.trucker.ship import Ship
from starhaul.trucker.terms import Terms
from trucker.tables import build, do, moves_of, refusal, take

CORNER = (4, 5)


@final
class Anywhere(Allowance):
    """Nothing needs to be joined."""

    __slots__ = ()

    def squares(self, ship: Ship) -> int:
        return ship.board.area

    def allow(self, state: TruckerState, seat: Seat, trial: Trial) -> None:
        del state, seat
        trial.forgive("not-joined")


@final
class Outside(Allowance):
    """Nothing needs to be inside, for a token a component."""

    __slots__ = ()

    def squares(self, ship: Ship) -> int:
        return 1 << ship.board.cell(CORNER)

    def allow(self, state: TruckerState, seat: Seat, trial: Trial) -> None:
        if not state.teams[seat].uses("permit"):
            trial.forgive("outside_area")
            trial.spend("permit")


@final
class Rebuilt(Allowance):
    """The new component and the starting cabin get what they need to be joined."""

    __slots__ = ()

    def allow(self, state: TruckerState, seat: Seat, trial: Trial) -> None:
        del state, seat
        start = trial.ship.board.start
        trial.alter_standing(start, alteration_at(trial.ship, start).all_universal())
        if trial.objections:
            trial.alter(trial.alteration.with_side(REAR, UNIVERSAL))
            trial.spend("side")


def table_with(*allowances: Allowance, **options: object) -> TruckerState:
    table = build(2, level=2, **options)
    terms = Terms()
    terms.allowances = allowances
    table.terms = [terms, table.terms[1]]
    return table


def test_what_is_forgiven_is_legal_and_nothing_else() -> None:
    table = table_with(Anywhere())
    for seat in (0, 1):
        take(table, seat, ("B149", "B148")[seat])
    assert "place 5,6 0" in moves_of(table, 0)
    assert "place 5,6 0" not in moves_of(table, 1)
    assert refusal(table, 0, "place 5,6 0") is None
    assert refusal(table, 1, "place 5,6 0") == ("not-joined", "BLD-06")
    assert refusal(table, 0, "place 7,6 0") == ("connector_to_smooth", "BLD-08")
    assert refusal(table, 0, "place 7,7 0") == ("square-taken", "BLD-06")
    assert refusal(table, 0, "place 4,5 0") == ("outside_area", "BLD-12")
    do(table, 0, "place 5,6 0, finish 1")
    assert table.ships[0].components_count == 2


def test_legal_moves_are_those_that_are_not_refused() -> None:
    table = table_with(Anywhere(), Outside())
    take(table, 0, "B149")
    offered = [move for move in moves_of(table, 0) if move.startswith("place")]
    squares = [(column, row) for column in range(4, 11) for row in range(5, 10)]
    every = [f"place {column},{row} {turn}" for column, row in squares for turn in range(4)]
    assert sorted(offered) == sorted([move for move in every if refusal(table, 0, move) is None])
    assert any(move.startswith("place 4,5") for move in offered), "two allowances together"


def test_what_it_costs_is_paid_when_it_is_welded() -> None:
    table = table_with(Anywhere(), Outside())
    take(table, 0, "B149")
    do(table, 0, "place 4,5 0")
    assert table.teams[0].uses("permit") == 0
    do(table, 0, "lift, place 4,5 1")
    events = do(table, 0, "finish 1")
    assert [type(event) for event in events[:2]] == [TileWelded, TokenUsed]
    assert table.teams[0].uses("permit") == 1
    table.tell(TokenUsed(Seat(0), "permit"))
    free_token(table, Seat(0), "permit")
    assert table.teams[0].uses("permit") == 0
    assert table.events[-1] == TokenFreed(Seat(0), "permit")


def test_who_has_nothing_left_to_spend_is_refused() -> None:
    table = table_with(Anywhere(), Outside())
    table.set_team(Seat(0), table.teams[0].using("permit"))
    take(table, 0, "B149")
    assert refusal(table, 0, "place 4,5 0") == ("outside_area", "BLD-12")


def test_components_take_the_forms_that_let_them_be_joined() -> None:
    table = table_with(Rebuilt())
    ship, tile = table.ships[0], TILES["B149"]
    above = ship.board.cell((7, 6))
    assert fitting_cells(table, Seat(0), tile, 0) >> above & 1
    assert not fitting_cells(table, Seat(1), tile, 0) >> above & 1
    assert table.ships[0].fittings.altered == 0, "trials leave the ship alone"
    take(table, 0, "B149")
    events = do(table, 0, "place 7,6 0, finish 1")
    altered = [event.square for event in events if isinstance(event, ComponentAltered)]
    assert altered == [(7, 7), (7, 6)]
    assert ship.side_at(above, REAR) == UNIVERSAL
    assert len(ship.pieces()) == 1
    assert table.teams[0].used == ("side",)


def test_whether_a_component_fits_anywhere() -> None:
    ship = Ship(board("II"))
    ship.place(ship.board.start, TILES["B149"], 0)  # an engine fits nowhere beside it
    table = table_with(Anywhere())
    table.ships[:] = [ship, ship.clone()]
    assert can_add(table, Seat(0), TILES["B020"])
    assert not can_add(table, Seat(1), TILES["B020"])


def test_where_mistakes_are_possible_nothing_is_spent_and_more_squares_are_open() -> None:
    table = table_with(Outside(), mistakes="honest")
    take(table, 0, "B149")
    assert "place 4,5 0" in moves_of(table, 0)
    do(table, 0, "place 4,5 0, finish 1")
    assert table.teams[0].used == ()
