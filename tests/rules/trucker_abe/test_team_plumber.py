"""The Plumber (ABE-SUP-PLU)."""

from __future__ import annotations

from random import Random

import pytest

from citing import rule
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.components import TILES
from starhaul.trucker.connectors import UNIVERSAL
from starhaul.trucker.events import AbilityUsed, ComponentAltered, PipeLaid, TileWelded, TokenUsed
from starhaul.trucker.faults import faults
from starhaul.trucker.grid import FACINGS, FRONT
from starhaul.trucker.hits import NO_DEFENCE, SMALL_METEOR, defence
from trucker.shipyard import at, ship
from trucker.tables import asked, build, do, finish, moves_of, refusal, take, told
from trucker.teams import hire, offers_to

SMOOTH_BELOW = "B151 start"
"""The component on 6,7 is smooth to the rear."""
RING = "B151 start\nB149v B147"
"""And so is the one below it to the front; both belong to the ship in another way."""


def building(drawing: str = SMOOTH_BELOW, *, new: bool = True, **options: object) -> TruckerState:
    """Both seats have this ship, whose first component is on 6,7; seat 0 has the Plumber."""
    table = hire(build(2, level=2, **options), 0, "plumber", new=new)
    for seat in (0, 1):
        table.ships[seat] = ship("II", (6, 7), f"\n{drawing}\n")
    return table


def moves(table: TruckerState, verb: str) -> list[str]:
    return [move for move in moves_of(table, 0) if move.split()[0] == verb]


# A, a component that a pipe alone attaches


@rule("ABE-SUP-PLU-01", "ABE-SUP-PLU-02", "ABE-SUP-PLU-04", "ABE-SUP-19")
def test_a_component_can_be_attached_by_a_pipe_alone_if_it_gets_it_at_once() -> None:
    table = building()
    take(table, 0, "B149")
    assert refusal(table, 0, "place 6,8 2") == ("not-joined", "BLD-06"), "it cannot be left without"
    assert "place-piped 6,8 2 6,7" in moves_of(table, 0)
    events = do(table, 0, "place-piped 6,8 2 6,7")
    assert told(events, TileWelded) == [TileWelded(Seat(0), (6, 8))]
    assert told(events, PipeLaid) == [PipeLaid(Seat(0), ((6, 7), (6, 8)))]
    assert told(events, TokenUsed) == [TokenUsed(Seat(0), "pipe")]
    built = table.ships[0]
    assert len(built.pieces()) == 1
    assert faults(built) == []


@rule("ABE-SUP-PLU-02")
def test_pipes_do_not_move() -> None:
    table = building()
    take(table, 0, "B149")
    do(table, 0, "place-piped 6,8 2 6,7")
    assert refusal(table, 0, "lift") is not None
    assert refusal(table, 0, "pipe 6,7 6,8") == ("no-pipe-there", "ABE-SUP-PLU-01")


@rule("ABE-SUP-PLU-01")
def test_a_connector_on_either_side_leaves_no_room_for_a_pipe() -> None:
    table = building()
    take(table, 0, "B149")
    assert moves(table, "place-piped") == ["place-piped 6,8 2 6,7"]
    for turn in (0, 1, 3):
        assert refusal(table, 0, f"place-piped 6,8 {turn} 6,7") == ("no-pipe-there", "ABE-SUP-PLU-01")
    assert refusal(table, 0, "place-piped 5,7 1 6,7") == ("no-pipe-there", "ABE-SUP-PLU-01")


@rule("ABE-SUP-PLU-02")
def test_what_is_joined_needs_no_pipe_and_other_rules_hold() -> None:
    table = building("B151 start\n. B147")
    take(table, 0, "B149")
    assert refusal(table, 0, "place 6,8 2") is None, "joined to the right: it needs no pipe"
    assert refusal(table, 0, "place-piped 6,8 2 6,7") == ("no-pipe-there", "ABE-SUP-PLU-01")
    other = building()
    take(other, 0, "B020")  # an engine: its front is a connector, its exhaust needs room
    assert moves(other, "place-piped") == []
    assert refusal(other, 0, "place-piped 6,8 2 6,7") == ("no-pipe-there", "ABE-SUP-PLU-01")


@rule("ABE-SUP-PLU-01")
def test_nobody_else_has_pipes() -> None:
    table = building()
    take(table, 1, "B149")
    assert refusal(table, 1, "place-piped 6,8 2 6,7") is not None
    assert refusal(table, 0, "place-piped 6,8 2 6,7") == ("no-component-in-hand", "BLD-03")
    assert not [move for move in moves_of(table, 1) if move.startswith("place-piped")]


# A, between neighbours


@rule("ABE-SUP-PLU-01", "ABE-SUP-PLU-04")
def test_neighbours_are_joined_across_an_edge_without_connectors() -> None:
    table = building(RING)
    assert moves(table, "pipe") == ["pipe 6,7 6,8"]
    built = table.ships[0]
    assert not built.joined_to(1 << at(built, 6, 7)) >> at(built, 6, 8) & 1
    do(table, 0, "pipe 6,7 6,8")
    assert built.joined_to(1 << at(built, 6, 7)) >> at(built, 6, 8) & 1
    built.remove(at(built, 7, 8))
    assert len(built.pieces()) == 1, "it holds"


@rule("ABE-SUP-PLU-01")
def test_what_was_placed_last_can_be_one_end() -> None:
    table = building("B151 start\n. B147")
    take(table, 0, "B149")
    do(table, 0, "place 6,8 2")
    assert moves(table, "pipe") == ["pipe 6,7 6,8"]
    events = do(table, 0, "pipe 6,7 6,8")
    assert told(events, TileWelded) == [TileWelded(Seat(0), (6, 8))]


@rule("ABE-SUP-PLU-01")
def test_a_component_in_hand_stays_there() -> None:
    table = building(RING)
    take(table, 0, "B148")
    before = moves(table, "place")
    do(table, 0, "pipe 6,7 6,8")
    assert table.hands[0].tile == TILES["B148"]
    assert table.hands[0].is_hidden
    assert moves(table, "place") == before


@rule("ABE-SUP-PLU-01", "ABE-SUP-16")
def test_two_pipes_and_no_more() -> None:
    table = building(RING)
    other = building()
    take(other, 0, "B149")
    for left in (2, 1, 0):
        assert len(moves(table, "pipe")) == len(moves(other, "place-piped")) == min(left, 1)
        for used in (table, other):
            used.set_team(Seat(0), used.teams[0].using("pipe"))
            used.known_moves = {}
    assert refusal(table, 0, "pipe 6,7 6,8") == ("no-pipe-left", "ABE-SUP-PLU-01")
    assert refusal(other, 0, "place-piped 6,8 2 6,7") == ("no-pipe-left", "ABE-SUP-PLU-01")


@rule("ABE-SUP-PLU-01")
def test_whoever_reads_a_pile_has_no_hand_free() -> None:
    table = building(RING)
    do(table, 0, "read 1")
    assert table.chance is not None
    table.resolve(table.chance.sample(Random(0)))
    assert refusal(table, 0, "pipe 6,7 6,8") == ("reading-a-pile", "TIM-07")
    assert moves_of(table, 0) == ["put-back"]


# A, after building


@rule("ABE-SUP-PLU-01", "ABE-SUP-PLU-02", "ABE-SUP-17")
def test_pipes_that_are_left_can_be_laid_when_ships_are_whole() -> None:
    table = building(RING)
    finish(table)
    assert [offer.ability for offer in offers_to(table, 0)] == ["plumber.a"]
    do(table, 0, "use plumber.a")
    assert asked(table)[0] == "LAY_PIPE"
    assert moves_of(table, 0) == ["pipe 6,7 6,8", "done"]
    events = do(table, 0, "pipe 6,7 6,8")
    assert told(events, PipeLaid) == [PipeLaid(Seat(0), ((6, 7), (6, 8)))]
    assert asked(table).get(0) != "LAY_PIPE", "no edge is left"


@rule("ABE-SUP-PLU-01")
def test_whoever_has_used_both_has_none_afterwards() -> None:
    table = building(RING)
    for _ in range(2):
        table.set_team(Seat(0), table.teams[0].using("pipe"))
    finish(table)
    assert asked(table).get(0) != "USE_ABILITY"
    other = building(SMOOTH_BELOW)
    finish(other)
    assert asked(other).get(0) != "USE_ABILITY", "nor who has no edge for one"


@rule("ABE-SUP-PLU-02")
def test_a_pipe_corrects_no_error() -> None:
    table = building(mistakes="honest")
    take(table, 0, "B149")
    do(table, 0, "place 6,8 2")
    assert refusal(table, 0, "pipe 6,7 6,8") == ("no-pipe-there", "ABE-SUP-PLU-01")
    finish(table)
    assert asked(table) == {0: "KEEP_PIECE"}
    do(table, 0, "keep 6,7")
    assert table.ships[0].components_count == 2, "it fell off before anybody could lay a pipe"
    assert asked(table).get(0) != "USE_ABILITY"


@rule("ABE-SUP-PLU-02")
def test_where_mistakes_are_possible_a_pipe_attaches_too() -> None:
    table = building(mistakes="honest")
    take(table, 0, "B149")
    do(table, 0, "place-piped 6,8 2 6,7")
    finish(table)
    assert table.ships[0].components_count == 3


def test_somebody_who_was_not_taught_lays_pipes_that_hold_something() -> None:
    table = building(RING)
    finish(table)
    while asked(table).get(0) in ("USE_ABILITY", "LAY_PIPE"):
        table.apply(0, table.questions[Seat(0)].default(table, Seat(0)))
    assert len(table.ships[0].fittings.pipes) == 1


# B


@rule("ABE-SUP-PLU-03")
def test_one_component_gets_universal_connectors_on_all_sides() -> None:
    table = building(new=False)
    events = do(table, 0, "universal 6,7")
    assert told(events, AbilityUsed) == [AbilityUsed(Seat(0), "plumber.b")]
    assert [event.square for event in told(events, ComponentAltered)] == [(6, 7)]
    built = table.ships[0]
    assert [built.side_at(at(built, 6, 7), facing) for facing in FACINGS] == [UNIVERSAL] * 4
    assert refusal(table, 0, "universal 7,7") == ("ability-used", "ABE-SUP-PLU-03")
    assert moves(table, "universal") == []


@rule("ABE-SUP-PLU-03")
def test_in_the_first_flight_it_does_not_work() -> None:
    assert refusal(building(), 0, "universal 6,7") is not None


@rule("ABE-SUP-PLU-03", "ABE-SUP-PLU-05")
def test_a_neighbours_smooth_side_forbids_it() -> None:
    table = building(RING, new=False)
    assert refusal(table, 0, "universal 6,7") == ("no-universal-there", "ABE-SUP-PLU-03")
    assert moves(table, "universal") == ["universal 7,8"], "the starting cabin has nothing to gain"
    honest = building(RING, new=False, mistakes="honest")
    assert refusal(honest, 0, "universal 6,7") is None


@rule("ABE-SUP-PLU-03")
def test_a_component_can_be_added_with_it() -> None:
    table = building("B149 start", new=False)  # double to the front, universal to the sides, smooth to the rear
    take(table, 0, "B146")  # single, universal, smooth, universal
    assert refusal(table, 0, "place 6,6 0") is not None
    assert refusal(table, 0, "place 6,6 2") == ("single_to_double", "BLD-08")
    assert "place-universal 6,6 0" in moves(table, "place-universal")
    assert refusal(table, 0, "place-universal 6,8 0") == ("no-universal-there", "ABE-SUP-PLU-03"), "a smooth side"
    do(table, 0, "place-universal 6,6 0")
    built = table.ships[0]
    assert [built.side_at(at(built, 6, 6), facing) for facing in FACINGS] == [UNIVERSAL] * 4
    assert len(built.pieces()) == 1
    assert refusal(table, 0, "lift") is not None, "it stays"


@rule("ABE-SUP-PLU-03", "ABE-SUP-WEL-01")
def test_a_universal_side_needs_no_token_of_the_welder() -> None:
    table = hire(building("B149 start", new=False), 0, "welder")
    take(table, 0, "B146")
    do(table, 0, "place-universal 6,6 2")
    assert table.teams[0].used == ("plumber.b",)


@rule("ABE-SUP-PLU-03", "ABE-SUP-PLU-05")
@pytest.mark.parametrize("tile", ["B048", "B020"])
def test_empty_squares_stay_empty_whatever_is_on_the_sides(tile: str) -> None:
    table = building("start", new=False)
    take(table, 0, tile)
    blocked = (6, 8) if tile == "B048" else (6, 6)
    legal = moves(table, "place-universal")
    assert legal
    assert not [move for move in legal if move.startswith(f"place-universal {blocked[0]},{blocked[1]} 0")]


@rule("ABE-SUP-PLU-05")
def test_a_connector_behind_a_barrel_is_open_to_small_meteors() -> None:
    table = building("start\n.", new=False)
    built = table.ships[0] = ship("II", (7, 6), """
        gun^:0*3*
        start
    """)  # fmt: skip
    before = built.exposed_connectors()
    gun = at(built, 7, 6)
    had = built.exposed_connectors_of(gun)
    do(table, 0, "universal 7,6")
    assert built.exposed_connectors() == before - had + 3
    assert built.exposed(FRONT) >> gun & 1
    assert defence(built, SMALL_METEOR, FRONT, 7) == NO_DEFENCE


@rule("ABE-SUP-PLU-01")
def test_a_connector_on_the_other_side_is_enough_to_keep_a_pipe_away() -> None:
    table = building("B151 start\nB147 B147", mistakes="honest")  # a connector below a smooth side: an error
    assert moves(table, "pipe") == []


@rule("ABE-SUP-PLU-03")
def test_what_is_in_hand_may_fit_elsewhere_then() -> None:
    table = building(new=False)
    take(table, 0, "B147")
    assert "place 6,8 0" not in moves_of(table, 0), "a smooth side above it"
    do(table, 0, "universal 6,7")
    assert "place 6,8 0" in moves_of(table, 0)


@rule("ABE-SUP-PLU-02", "MIS-RAD-01")
def test_a_pipe_joins_nothing_that_must_stay_apart() -> None:
    table = building()
    table.ships[0] = ship("II", (6, 6), """
        M52 M48
        B151 start
    """)  # fmt: skip
    assert faults(table.ships[0]) == []
    assert refusal(table, 0, "pipe 6,6 7,6") == ("no-pipe-there", "ABE-SUP-PLU-01")
    assert moves(table, "pipe") == []
