"""Special components while building: their own back, the reserve, where they may be added (MIS-CMP, MIS-GAM-20)."""

from __future__ import annotations

from collections import Counter
from random import Random

from citing import rule
from starhaul.kernel import CLOCK, Seat, to_plain
from starhaul.trucker import TruckerState
from starhaul.trucker.assembly import SpecialDraw
from starhaul.trucker.box import components_removed
from starhaul.trucker.components import TILES
from starhaul.trucker.events import ComponentsLost, Loss, SpecialDealt, TileDrawn
from starhaul.trucker.mission_steps.special import DrawToDeal, MixIn, SpecialDeal
from starhaul.trucker.special_components import SPECIAL_KIND_OF
from starhaul.trucker.stock import Stock
from starhaul.trucker.table import Heap
from trucker.invariants import check_invariants, check_tiles
from trucker.players import eager
from trucker.seats import reserves_of
from trucker.tables import asked, build, do, finish, moves_of, refusal, set_up, take, take_special, told

KEG, EXPERIMENTS, BEVERAGES, HEAVY, ISOTOPES, STATUES = "MS04", "MS06", "MS01", "MS02", "MS03", "MS05"


def plain_view(state: TruckerState, seat: int) -> str:
    return str(to_plain(state.view(seat)))


def tiles_of_kind(kind: str) -> tuple[int, ...]:
    """All special components of this kind that were printed."""
    return tuple(tile for tile, other in enumerate(SPECIAL_KIND_OF) if other == kind)


@rule("MIS-CMP-01", "MIS-CMP-02", "MIS-CMP-15")
def test_without_such_a_mission_there_are_none_and_nothing_speaks_of_them() -> None:
    for options in ({}, {"sets": ["missions"]}, {"sets": ["missions"], "missions": ["MS11"]}):
        table = build(2, **options)
        assert not [tile for tile in table.heap.face_down if SPECIAL_KIND_OF[tile] is not None]
        assert (table.heap.special, table.view(0).special_face_down) == ((), 0)
        assert "special_face_down" not in plain_view(table, 0)
        assert "take-special" not in moves_of(table, 0)
        assert refusal(table, 0, "take-special") == ("no-special-components", "MIS-CMP-12")


@rule("MIS-CMP-01", "MIS-CMP-02")
def test_only_the_types_that_the_mission_names_are_mixed_in() -> None:
    """Four explosive containers a player, of the sixteen; the ordinary heap is as large as ever."""
    table = set_up(KEG, seats=3)
    assert table.heap.count == build(3).heap.count
    assert table.view(0).special_face_down == 12
    do(table, 0, "take-special")
    assert isinstance(table.chance, SpecialDraw)
    drawn = {table.chance.sample(Random(seed))[0] for seed in range(400)}
    assert drawn == {*tiles_of_kind("explosive")}
    assert all(table.chance.allows((tile,)) for tile in drawn)
    assert not table.chance.allows((TILES["M17"],))


@rule("MIS-CMP-12", "MIS-CMP-02")
def test_a_kind_comes_up_as_often_as_it_was_mixed_in() -> None:
    """Experiments with two players: four of four types, two single and two double artifacts; each as likely."""
    table = set_up(EXPERIMENTS)
    do(table, 0, "take-special")
    assert table.chance is not None
    kinds = Counter(str(SPECIAL_KIND_OF[table.chance.sample(Random(seed))[0]]) for seed in range(4000))
    expected = {"explosive": 4, "fragile": 4, "heavy": 4, "radioactive": 4, "artifact": 2, "double_artifact": 2}
    for kind, count in expected.items():
        assert abs(kinds[kind] / 4000 - count / 20) < 0.03, kinds


@rule("MIS-CMP-12", "MIS-CMP-02")
def test_who_takes_a_face_down_component_says_which_and_others_see_the_back_alone() -> None:
    table = set_up(EXPERIMENTS)
    (drawn,) = told(take_special(table, 0, "M45"), TileDrawn)
    seen = drawn.seen_by(Seat(1))
    assert (drawn.tile, drawn.special, seen.tile, seen.special) == ("M45", True, None, True)
    own, other = table.view(0).players[0].loose, table.view(1).players[0].loose
    assert own is not None
    assert other is not None
    assert (own.tile, own.special, other.tile, other.special) == ("M45", True, None, True)
    (ordinary,) = told(take(table, 1, "B001"), TileDrawn)
    assert not ordinary.special
    loose = table.view(0).players[1].loose
    assert loose is not None
    assert (loose.tile, loose.special) == (None, False)
    assert table.view(1).special_face_down == 19


@rule("MIS-CMP-12")
def test_a_guess_gives_a_hidden_hand_some_special_component_of_a_kind_that_is_left() -> None:
    table = set_up(EXPERIMENTS)
    take_special(table, 0, "M45")
    guesses = [table.view(1).sample_state(Random(seed)) for seed in range(60)]
    assert {guess.heap.special_count for guess in guesses} == {19}
    assert len({SPECIAL_KIND_OF[guess.hands[0].tile] for guess in guesses}) == 6
    for guess in guesses:
        check_tiles(guess)
        assert plain_view(guess, 1) == plain_view(table, 1)
    assert {table.view(0).sample_state(Random(seed)).hands[0].tile for seed in range(5)} == {TILES["M45"]}


@rule("MIS-CMP-03")
def test_they_are_never_put_in_reserve_and_go_back_face_up() -> None:
    table = set_up(KEG)
    take_special(table, 0, "M01")
    assert "reserve" not in moves_of(table, 0)
    assert refusal(table, 0, "reserve") == ("special-not-reserved", "MIS-CMP-03")
    do(table, 0, "return")
    assert table.view(1).face_up == ("M01",)
    do(table, 1, "take M01")
    assert refusal(table, 1, "reserve") == ("special-not-reserved", "MIS-CMP-03")
    do(table, 1, "return")
    take(table, 1, "B001")
    do(table, 1, "reserve")
    assert reserves_of(table)[1] == (TILES["B001"],)


@rule("MIS-CMP-12")
def test_all_of_them_can_be_taken_and_no_more() -> None:
    table = set_up(KEG)
    rng = Random(3)
    for left in range(7, -1, -1):
        do(table, 0, "take-special")
        assert table.chance is not None
        table.resolve(table.chance.sample(rng))
        do(table, 0, "return")
        assert table.heap.special_count == left
    assert len({*table.heap.face_up}) == 8
    assert refusal(table, 0, "take-special") == ("no-special-components", "MIS-CMP-12")
    assert "take-special" not in moves_of(table, 0)


@rule("MIS-CMP-12")
def test_a_kind_of_which_none_is_left_does_not_come_up_any_more() -> None:
    """Of the heavy ones all that were mixed in are gone, and some of the kind are in the box."""
    heavy, fragile = tiles_of_kind("heavy"), tiles_of_kind("fragile")
    draw = SpecialDraw((Stock("heavy", heavy, 0), Stock("fragile", fragile, 2)), Seat(0))
    assert {draw.sample(Random(seed))[0] for seed in range(300)} == {*fragile}
    assert (draw.allows((heavy[0],)), draw.allows((fragile[0],))) == (False, True)


@rule("MIS-CMP-02")
def test_more_of_the_same_kind_is_mixed_with_what_is_there() -> None:
    heavy = tiles_of_kind("heavy")
    twice = Heap((), ()).mixed_with("heavy", heavy, 4).mixed_with("heavy", heavy, 3)
    assert twice.special == (Stock("heavy", heavy, 7),)


@rule("MIS-CMP-04")
def test_after_the_flight_they_are_taken_out() -> None:
    """Explosive containers on the first flight, heavy ones on the second; special components lay everywhere."""
    table = build(2, sets=["missions"], missions=[KEG, HEAVY], mode="series", levels=[1, 1])
    rng = Random(4)
    while not (table.flight == 1 and table.decisions):
        if table.chance is not None:
            table.resolve(table.chance.sample(rng))
        else:
            seat = min(table.decisions)
            table.apply(seat, eager(table, seat, table.legal_moves(seat), rng))
        check_invariants(table)
    assert [(stock.kind, stock.count, len(stock.tiles)) for stock in table.heap.special] == [("heavy", 8, 16)]
    assert not [tile for tile in (*table.heap.face_up, *table.heap.face_down) if SPECIAL_KIND_OF[tile] is not None]


@rule("MIS-CMP-15")
def test_the_removal_of_components_does_not_count_them() -> None:
    """With the expansion as many ordinary ones are out as without a mission, and no special one."""
    table = set_up(KEG, sets=["abe", "missions"])
    assert table.heap.removed == components_removed(table.options, 2) == 75
    assert table.heap.count == build(2, sets=["abe"]).heap.count
    assert table.heap.special_count == 8


# Dealt containers


@rule("MIS-GAM-20")
def test_everybody_gets_two_random_bottles_which_fill_the_reserve() -> None:
    table = build(3, sets=["missions"], missions=[BEVERAGES])
    assert isinstance(table.chance, SpecialDeal)
    assert {tile for seed in range(60) for tile in table.chance.sample(Random(seed))} == {*tiles_of_kind("fragile")}
    assert table.chance.read("M17 M18 M19 M20 M21 M22") == tuple(TILES[f"M{number}"] for number in range(17, 23))
    assert not table.chance.allows((TILES["M17"],) * 6)
    events = table.resolve(tuple(TILES[f"M{number}"] for number in range(17, 23)))
    assert [(dealt.seat, dealt.tiles) for dealt in told(events, SpecialDealt)] == [
        (0, ("M17", "M18")),
        (1, ("M19", "M20")),
        (2, ("M21", "M22")),
    ]


@rule("MIS-GAM-20", "MIS-CMP-02")
def test_what_was_dealt_is_not_mixed_in_nor_dealt_again() -> None:
    """A mission that deals one bottle and one heavy container each, and mixes bottles in."""
    table = build(2)
    table.box = set_up(BEVERAGES).box
    DrawToDeal("fragile", 1).came(table, (TILES["M17"], TILES["M18"]))
    deal = DrawToDeal("fragile", 1).chance(table)
    assert (deal.allows((TILES["M17"], TILES["M19"])), deal.allows((TILES["M20"], TILES["M19"]))) == (False, True)
    DrawToDeal("heavy", 1).came(table, (TILES["M29"], TILES["M30"]))
    assert reserves_of(table) == [(TILES["M17"], TILES["M29"]), (TILES["M18"], TILES["M30"])]
    MixIn("fragile", 4).run(table)
    (stock,) = table.heap.special
    assert {*tiles_of_kind("fragile")} - {*stock.tiles} == {TILES["M17"], TILES["M18"]}


@rule("MIS-GAM-20")
def test_both_places_are_blocked_until_a_bottle_leaves_them() -> None:
    table = set_up(BEVERAGES, "M17", "M18", "M27", "M24")
    take(table, 0, "B001")
    assert refusal(table, 0, "reserve") == ("reserve-full", "TIM-14")
    do(table, 0, "return, fetch M18")
    at = next(move for move in moves_of(table, 0) if move.startswith("place"))
    do(table, 0, at)
    take(table, 0, "B002")
    do(table, 0, "reserve")
    assert reserves_of(table)[0] == (TILES["M17"], TILES["B002"])


@rule("MIS-GAM-30")
def test_a_bottle_that_was_taken_up_and_not_welded_goes_back_to_its_place() -> None:
    table = set_up(BEVERAGES, "M17", "M18", "M27", "M24")
    do(table, 0, "fetch M17")
    assert refusal(table, 0, "return") == ("came-from-the-reserve", "TIM-15")
    do(table, 0, "reserve")
    assert {*reserves_of(table)[0]} == {TILES["M17"], TILES["M18"]}
    do(table, 0, "fetch M18")
    do(table, 0, next(move for move in moves_of(table, 0) if move.startswith("place")))
    do(table, 0, "lift, reserve")
    assert {*reserves_of(table)[0]} == {TILES["M17"], TILES["M18"]}
    assert table.heap.face_up == ()


@rule("MIS-GAM-30")
def test_the_last_sand_puts_it_back_as_well() -> None:
    table = set_up(BEVERAGES, "M17", "M18", "M27", "M24", timer="rulebook", level=1)
    do(table, 0, "fetch M17")
    while "BUILD" in asked(table).values():
        clock = table.legal_moves(CLOCK)
        table.apply(CLOCK if clock else Seat(1), (clock or table.legal_moves(Seat(1)))[-1])
    assert table.heap.face_up == ()
    assert {TILES["M17"], TILES["M18"]} <= {*table.players[0].reserve, *table.players[0].discarded}


@rule("MIS-GAM-20")
def test_a_bottle_that_was_not_added_counts_as_lost() -> None:
    table = set_up(BEVERAGES, "M17", "M18", "M27", "M24")
    lost = [event for event in told(finish(table), ComponentsLost) if event.seat == 0]
    assert [(event.how, [part.tile for part in event.components]) for event in lost] == [
        (Loss.RESERVED, ["M17", "M18"])
    ]
    assert table.players[0].discarded == (TILES["M17"], TILES["M18"])
