"""Forms: altered components as tiles of their own, in this program and between programs."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from citing import ROOT
from starhaul.trucker import components
from starhaul.trucker.alteration import AS_PRINTED, NO_ALTERATION, Alteration
from starhaul.trucker.altering import Unfit, alter, alteration_at, form_with
from starhaul.trucker.components import (
    AIMS_OF,
    CABIN,
    CANNON,
    CAPACITY_OF,
    CARGO_HOLD,
    COMPONENTS,
    CONNECTOR_COUNT_OF,
    ENGINE,
    FIRST_FORM,
    KIND_OF,
    SIDES_OF,
    TILES,
    WEIGHT_OF,
    ZONES_OF,
)
from starhaul.trucker.connectors import BARREL, PLATED, SINGLE, SMOOTH, UNIVERSAL
from starhaul.trucker.dumps import dump_ship
from starhaul.trucker.forms import alteration_of, covered_sides, form_of, printed_tile
from starhaul.trucker.grid import FRONT, LEFT, REAR, RIGHT
from starhaul.trucker.notation import parse_ship, ship_text
from starhaul.trucker.own.numbering import number_component
from starhaul.trucker.printed_components import Component, Kind
from starhaul.trucker.saving import codec
from starhaul.trucker.ship import PURPLE
from trucker.altered_ships import any_alteration
from trucker.shipyard import at, ship


def test_a_form_is_one_number_with_a_way_back() -> None:
    token = NO_ALTERATION.with_side(FRONT, UNIVERSAL)
    form = form_of(7, token)
    assert form >= FIRST_FORM
    assert form_of(7, Alteration((UNIVERSAL, AS_PRINTED, AS_PRINTED, AS_PRINTED))) == form
    assert (printed_tile(form), alteration_of(form)) == (7, token)
    assert form_of(8, token) != form
    assert form_of(7, NO_ALTERATION) == 7
    assert (printed_tile(7), alteration_of(7)) == (7, NO_ALTERATION)


@pytest.mark.parametrize("turn", range(4))
def test_sides_turn_with_the_tile(turn: int) -> None:
    form = form_with(7, turn, NO_ALTERATION.with_side(LEFT, PLATED).with_side(FRONT, SMOOTH))
    before = SIDES_OF[7 * 4 + turn]
    assert SIDES_OF[form * 4 + turn] == [SMOOTH, before[RIGHT], before[REAR], PLATED]


def test_a_spare_part_keeps_nothing_but_connectors() -> None:
    tile = next(tile for tile, printed in enumerate(COMPONENTS) if printed.kind is Kind.ARTIFACT)
    form = form_of(tile, NO_ALTERATION.with_part(CARGO_HOLD))
    assert (KIND_OF[form], CAPACITY_OF[form], WEIGHT_OF[form], ZONES_OF[4 * form], AIMS_OF[4 * form]) == (
        CARGO_HOLD, 2, 0, [], [],
    )  # fmt: skip
    assert SIDES_OF[4 * form] == list(COMPONENTS[tile].sides), "plating is gone, connectors are not"
    assert CONNECTOR_COUNT_OF[form] == CONNECTOR_COUNT_OF[tile]


@pytest.mark.parametrize(("turn", "aim"), [(turn, aim) for turn in range(4) for aim in range(4)])
def test_a_spare_cannon_points_where_its_owner_likes(turn: int, aim: int) -> None:
    form = form_with(TILES["S1"], turn, NO_ALTERATION.with_part(CANNON, aim))
    placed = 4 * form + turn
    assert AIMS_OF[placed] == [aim]
    assert SIDES_OF[placed][aim] == BARREL
    assert covered_sides(placed) == [UNIVERSAL if facing == aim else SMOOTH for facing in range(4)]
    assert CONNECTOR_COUNT_OF[form] == 4, "the one behind the barrel is still there"


def test_alterations_can_be_combined_in_any_order() -> None:
    first = NO_ALTERATION.with_side(LEFT, UNIVERSAL).with_part(CANNON, FRONT).with_rotation().with_exemption()
    last = NO_ALTERATION.with_part(CANNON, FRONT).with_exemption().with_rotation().with_side(LEFT, UNIVERSAL)
    assert first == last
    form = form_of(TILES["S1"], first)
    assert (AIMS_OF[4 * form], BARREL in SIDES_OF[4 * form]) == ([0, 1, 2, 3], False)
    assert NO_ALTERATION.with_side(LEFT, PLATED).with_part(CABIN).sides[LEFT] == SMOOTH
    assert NO_ALTERATION.with_part(CABIN).with_side(LEFT, PLATED).sides[LEFT] == PLATED


def test_own_components_get_the_same_numbers_whether_there_are_forms_or_not() -> None:
    form = form_of(3, NO_ALTERATION.with_side(FRONT, UNIVERSAL))
    tile = len(COMPONENTS)
    number_component(Component("late-pipe", "own", Kind.STRUCTURAL, (3, 0, 1, 0), "house"))
    assert TILES["late-pipe"] == tile < FIRST_FORM
    assert SIDES_OF[4 * tile + 1] == [SMOOTH, UNIVERSAL, SMOOTH, SINGLE]
    assert SIDES_OF[4 * form][FRONT] == UNIVERSAL, "as before"
    own = form_of(tile, NO_ALTERATION.with_side(RIGHT, PLATED))
    assert SIDES_OF[4 * own] == [UNIVERSAL, PLATED, SINGLE, SMOOTH]


def test_own_components_end_before_the_forms(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(components, "FIRST_FORM", len(COMPONENTS))
    with pytest.raises(AssertionError, match="no numbers left"):
        components.add_row(Component("one-too-many", "own", Kind.STRUCTURAL, (3, 0, 1, 0), "house"))
    assert "one-too-many" not in TILES


def test_threads_agree() -> None:
    wanted = [(tile, any_alteration(Random(seed))) for seed in range(60) for tile in (5, 60)]
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: [form_of(*key) for key in wanted], range(16)))
    assert all(numbers == found[0] for numbers in found)
    for (tile, alteration), form in zip(wanted, found[0], strict=True):
        assert (printed_tile(form), alteration_of(form)) == (tile, alteration)


ELSEWHERE = """
import sys
from trucker.test_forms import any_alteration, form_of, Random
from starhaul.trucker.dumps import dump_ship
from starhaul.trucker.notation import parse_ship, ship_text
from starhaul.trucker.saving import codec
from starhaul.trucker.dumps import load_ship
for seed in range(300, 200, -1):
    form_of(5, any_alteration(Random(seed)))
ship = load_ship(*codec().load(bytes.fromhex(sys.stdin.readline())))
print(max(ship.placed) // 4, ship_text(ship), codec().dump(dump_ship(ship)).hex(), sep="|")
"""


def test_another_program_that_numbers_forms_otherwise_reads_the_same_ship() -> None:
    text = "II S1(...wE^)@7,7 B021>(...uC^!)@7,6 B021@8,7 wireless:7,6-8,7 pipe:7,7-8,7 mark:7,6-7,7"
    here = parse_ship(text)
    dump = codec().dump(dump_ship(here)).hex()
    run = subprocess.run(
        [sys.executable, "-c", ELSEWHERE], input=dump + "\n", capture_output=True, text=True, check=True,
        cwd=ROOT / "tests",
    )  # fmt: skip
    form, written, again = run.stdout.strip().split("|")
    assert int(form) != max(here.placed) // 4, "forms have other numbers there"
    assert (written, again) == (ship_text(here), dump)


def test_what_has_no_room_is_given_back() -> None:
    built = ship("II", (6, 6), """
        batteryx2 cabin specialx2
        .         start .
    """)  # fmt: skip
    battery, cabin, hold = (at(built, column, 6) for column in (6, 7, 8))
    built.set_tokens(battery, 2)
    built.set_alien(cabin, PURPLE)
    for colour in (3, 1):
        built.load_good(hold, colour)
    assert alter(built, battery, NO_ALTERATION.with_part(CABIN)) == Unfit(tokens=2)
    assert alter(built, cabin, NO_ALTERATION.with_part(ENGINE, REAR)) == Unfit(alien=PURPLE)
    assert alter(built, hold, NO_ALTERATION.with_part(CARGO_HOLD)) == Unfit(goods=(3,))
    assert built.goods_at(hold) == [1]
    built.set_humans(battery, 2)
    assert alter(built, battery, alteration_at(built, battery).with_side(LEFT, UNIVERSAL)) == Unfit()
    assert alter(built, battery, NO_ALTERATION) == Unfit(humans=2)
    assert (built.crew, built.total_tokens) == (0, 0)
    assert built.tile_at(battery) == built.form_at(battery)
