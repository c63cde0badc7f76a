"""Building: taking, placing, welding, returning (BLD). What may stand where is tested with the ships."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import bare, squares_of
from starhaul.trucker.components import TILES
from starhaul.trucker.events import TileDrawn, TileWelded
from starhaul.trucker.grid import Square
from trucker.tables import asked, build, do, finish, fly, moves_of, place, play, read, refusal, take, told

HOLD, GUN, PIPES = "B112", "B061", "B152"
"""A hold with one universal side, a cannon with one to the rear, a module with connectors all round."""


def placing(moves: list[str]) -> set[tuple[Square, int]]:
    """The squares and turns of these moves."""
    words = [move.split() for move in moves if move.startswith("place")]
    return {((int(at.split(",")[0]), int(at.split(",")[1])), int(turn)) for _, at, turn in words}


@rule("BLD-01", "BLD-02")
def test_at_the_beginning() -> None:
    """152 components face down, four starting cabins in the middle, and nobody's rocket is on a starting space yet."""
    view = build(seats=4, level=2).view(None)
    assert (view.face_down, view.face_up) == (152, ())
    for player in view.players:
        assert [component.square for component in player.ship.components] == [(7, 7)]
        assert player.space is None
    tiles = {component.tile for player in view.players for component in player.ship.components}
    assert len(tiles) == 4


@rule("BLD-02")
def test_the_second_rocket_marks_the_planet() -> None:
    """It stands on the planet while the first is still where it was on the flight board."""
    table = fly(bare(), bare(), cards=["I-13"], positions=[6, 3])
    play(table, moves={0: "land 2"})
    player = table.view(None).players[0]
    assert (player.landed, player.position) == (2, 6)


@rule("BLD-03")
def test_everybody_builds_at_the_same_time_with_one_component_in_hand() -> None:
    table = build(seats=3, level=2)
    assert asked(table) == {0: "BUILD", 1: "BUILD", 2: "BUILD"}
    take(table, 2, HOLD)
    assert refusal(table, 2, "take") == ("component-in-hand", "BLD-03")
    assert asked(table) == {0: "BUILD", 1: "BUILD", 2: "BUILD"}
    take(table, 0, GUN)
    assert (table.hands[0].tile, table.hands[2].tile) == (TILES[GUN], TILES[HOLD])


@rule("BLD-03")
def test_a_component_belongs_to_whoever_takes_it_first() -> None:
    table = build(level=2)
    take(table, 0, HOLD)
    do(table, 0, "return")
    assert f"take {HOLD}" in moves_of(table, 0)
    assert f"take {HOLD}" in moves_of(table, 1)
    do(table, 1, f"take {HOLD}")
    assert refusal(table, 0, f"take {HOLD}") == ("not-face-up", "BLD-03")


@rule("BLD-04")
def test_only_its_taker_knows_a_component_taken_face_down() -> None:
    """Placed, returned or reserved, it is known to all."""
    table = build(level=2)
    drawn = told(take(table, 0, HOLD), TileDrawn)[0]
    taker, other = table.all_seats()
    assert drawn.seen_by(taker) == drawn
    assert drawn.seen_by(other) == TileDrawn(taker, None) == drawn.seen_by(None)
    assert _loose(table.view(taker).players[0].loose) == HOLD
    assert _loose(table.view(other).players[0].loose) is None
    for put_down in ("place 8,7 0", "return", "reserve"):
        after = table.clone()
        do(after, 0, put_down)
        player = after.view(other).players[0]
        known = {_loose(player.loose), *after.view(other).face_up, *player.reserve}
        assert HOLD in known, put_down


def _loose(loose: object) -> str | None:
    tile = getattr(loose, "tile", None)
    return tile if isinstance(tile, str) else None


@rule("BLD-05")
def test_a_component_is_attached_returned_or_reserved() -> None:
    table = build(level=2)
    take(table, 0, HOLD)
    kinds = {move.split()[0] for move in moves_of(table, 0)}
    assert kinds == {"place", "return", "reserve"}
    back = table.clone()
    do(back, 0, "return")
    assert back.view(None).face_up == (HOLD,)
    aside = table.clone()
    do(aside, 0, "reserve")
    assert aside.view(None).players[0].reserve == (HOLD,)


@rule("BLD-05", "LRN-03")
def test_nothing_is_reserved_in_the_learning_flight() -> None:
    table = build(level="learning")
    take(table, 0, HOLD)
    assert {move.split()[0] for move in moves_of(table, 0)} == {"place", "return"}
    assert refusal(table, 0, "reserve") == ("no-reserve", "LRN-03")


@rule("BLD-06")
def test_a_component_is_offered_every_square_and_turn_where_it_joins_the_ship() -> None:
    """A hold with one connector fits on each of the four squares around the starting cabin, turned towards it."""
    table = build(level=2)
    take(table, 0, HOLD)
    assert placing(moves_of(table, 0)) == {((8, 7), 0), ((7, 8), 1), ((6, 7), 2), ((7, 6), 3)}
    assert refusal(table, 0, "place 9,7 0") == ("not-joined", "BLD-06")


@rule("BLD-10")
def test_until_it_is_welded_a_component_may_be_moved_and_turned() -> None:
    table = build(level=2)
    place(table, 0, HOLD, (8, 7))
    do(table, 0, "place 7,8 1; place 6,7 2")
    assert squares_of(table, 0) == [(7, 7)], "not part of the ship yet"
    do(table, 0, "take")
    assert squares_of(table, 0) == [(6, 7), (7, 7)]


@rule("BLD-10")
@pytest.mark.parametrize("putting_away", ["return", "reserve"])
def test_until_it_is_welded_a_component_may_be_put_away_instead(putting_away: str) -> None:
    table = build(level=2)
    place(table, 0, HOLD, (8, 7))
    do(table, 0, putting_away)
    finish(table)
    assert squares_of(table, 0) == [(7, 7)]


@rule("BLD-10")
@pytest.mark.parametrize("going_on", ["take", f"take {GUN}", f"fetch {PIPES}", "read 1", "finish 1"])
def test_going_on_welds(going_on: str) -> None:
    """The next component, face down, face up or reserved; a forecast pile; the end of building."""
    table = build(level=2)
    take(table, 0, GUN)
    do(table, 0, "return")
    take(table, 0, PIPES)
    do(table, 0, "reserve")
    place(table, 0, HOLD, (8, 7))
    events = do(table, 0, going_on)
    assert [welded.square for welded in told(events, TileWelded)] == [(8, 7)]
    assert squares_of(table, 0) == [(7, 7), (8, 7)]


@rule("BLD-10", "TIM-15")
def test_what_came_from_the_reserve_can_only_go_back_there() -> None:
    table = build(level=2)
    take(table, 0, HOLD)
    do(table, 0, f"reserve; fetch {HOLD}; place 8,7 0")
    assert refusal(table, 0, "return") == ("came-from-the-reserve", "TIM-15")
    assert "return" not in moves_of(table, 0)
    do(table, 0, "reserve")
    assert table.view(None).players[0].reserve == (HOLD,)
    assert squares_of(table, 0) == [(7, 7)]


@rule("BLD-11")
def test_what_is_welded_never_moves_again() -> None:
    table = build(level=2)
    place(table, 0, HOLD, (8, 7))
    read(table, 0, 1, ["II-01", "II-02", "I-01"])
    do(table, 0, "put-back")
    for move in ("place 7,8 1", "return", "reserve"):
        assert refusal(table, 0, move) == ("no-component-in-hand", "BLD-03")


@rule("BLD-22")
def test_by_default_a_wrong_placement_is_refused() -> None:
    table = build(level=2)
    take(table, 0, HOLD)
    assert refusal(table, 0, "place 8,7 1") == ("connector_to_smooth", "BLD-08")
    assert refusal(table, 0, "place 9,9 0") == ("not-joined", "BLD-06")


@rule("BLD-22")
def test_with_honest_mistakes_any_empty_square_of_the_area_will_do() -> None:
    """Twenty-six squares of board II are free, in four turns each; the ship is then repaired at the spot check."""
    table = build(level=2, mistakes="honest")
    take(table, 0, HOLD)
    assert len(placing(moves_of(table, 0))) == 26 * 4
    assert refusal(table, 0, "place 7,7 0") == ("no-empty-square", "BLD-22")
    assert refusal(table, 0, "place 3,6 0") == ("no-empty-square", "BLD-22"), "outside the area of board II"
    do(table, 0, "place 9,9 0")
    finish(table)
    assert asked(table) == {0: "KEEP_PIECE"}
