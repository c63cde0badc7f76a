"""What a token does to the ship of a seat is told, and shown."""

from __future__ import annotations

from random import Random

import pytest

from rules.trucker.fleet import bare
from starhaul.kernel import Event, Seat, to_plain
from starhaul.trucker import GAME, TruckerState
from starhaul.trucker.alteration import AS_PRINTED, NO_ALTERATION
from starhaul.trucker.altering import alteration_at
from starhaul.trucker.components import CANNON
from starhaul.trucker.connectors import PLATED, UNIVERSAL
from starhaul.trucker.grid import LEFT, RIGHT
from starhaul.trucker.refitting import join_wireless, lay_pipe, mark_connection, refit, refit_side
from trucker.shipyard import at, ship
from trucker.tables import fly, manned


def table() -> TruckerState:
    made = fly(ship("II", (6, 7), "\n hold:*3** start engine:***3 \n"), bare(), cards=["I-08"])
    made.events = []
    return made


def said(table: TruckerState) -> list[object]:
    events: list[Event] = table.events
    return [to_plain(event) for event in events]


def test_an_alteration_is_told_as_everybody_can_see_it() -> None:
    game = table()
    hold = at(game.ships[0], 6, 7)
    refit_side(game, Seat(0), hold, LEFT, UNIVERSAL)
    refit(game, Seat(0), hold, alteration_at(game.ships[0], hold).with_part(CANNON, LEFT).with_side(RIGHT, PLATED))
    refit_side(game, Seat(0), hold, LEFT, AS_PRINTED)
    refit(game, Seat(0), hold, NO_ALTERATION)
    where, tokens = {"is": "component-altered", "seat": 0, "square": [6, 7]}, {"is": "alteration-view"}
    cannon = {"part": "cannon", "points": "left"}
    assert said(game) == [
        {**where, "kind": "cargo_hold", "alteration": {**tokens, "universal": ["left"]}},
        {**where, "kind": "cannon", "alteration": {**tokens, "universal": ["left"], "plated": ["right"], **cannon}},
        {**where, "kind": "cannon", "alteration": {**tokens, "plated": ["right"], **cannon}},
        {**where, "kind": "cargo_hold", "alteration": None},
    ]


def test_pairs_are_told_and_shown_until_one_of_them_is_lost() -> None:
    game = table()
    hold, start, engine = (at(game.ships[0], column, 7) for column in (6, 7, 8))
    join_wireless(game, Seat(0), engine, hold)
    lay_pipe(game, Seat(0), start, hold)
    mark_connection(game, Seat(0), start, engine)
    assert said(game) == [
        {"is": "wireless-linked", "seat": 0, "ends": [[6, 7], [8, 7]]},
        {"is": "pipe-laid", "seat": 0, "ends": [[6, 7], [7, 7]]},
        {"is": "connection-marked", "seat": 0, "ends": [[7, 7], [8, 7]]},
    ]
    shown = game.view(Seat(1)).players[0].ship
    assert (shown.wireless, shown.pipes, shown.marks) == (((6, 7), (8, 7)), (((6, 7), (7, 7)),), (((7, 7), (8, 7)),))
    loaded = GAME.load(game.dump())
    assert isinstance(loaded, TruckerState)
    assert loaded.ships[0] == game.ships[0]
    assert loaded.dump() == game.dump()
    game.ships[0].remove(engine)
    shown = game.view(Seat(1)).players[0].ship
    assert (shown.wireless, shown.pipes, shown.marks) == (None, (((6, 7), (7, 7)),), ())
    game.ships[0].remove(hold)
    plain = to_plain(game.view(Seat(1)).players[0].ship)
    assert isinstance(plain, dict)
    assert not {"wireless", "pipes", "marks"} & {*plain}


def test_tokens_are_for_empty_components() -> None:
    game = table()
    manned(game.ships[0])
    with pytest.raises(AssertionError, match="empty"):
        refit(game, Seat(0), at(game.ships[0], 7, 7), NO_ALTERATION.with_part(CANNON))


def test_a_guess_at_the_rest_of_a_game_has_the_same_ships() -> None:
    game = table()
    refit_side(game, Seat(0), at(game.ships[0], 6, 7), LEFT, UNIVERSAL)
    lay_pipe(game, Seat(0), at(game.ships[0], 6, 7), at(game.ships[0], 7, 7))
    view = game.view(Seat(1))
    assert view.sample_state(Random(1)).ships[0] == game.ships[0]
    assert view.players[0].ship.rebuilt() == game.ships[0]
