"""Ships as other tools write them, and what is told about them."""

from __future__ import annotations

import pytest

from starhaul.trucker.goods import BLUE, RED
from starhaul.trucker.grid import FRONT, LEFT, REAR
from starhaul.trucker.hits import LARGE_METEOR, LIGHT_FIRE, SMALL_METEOR
from starhaul.trucker.inspection import inspect, inspect_hit
from starhaul.trucker.notation import parse_ship, ship_text
from starhaul.trucker.ship_file import read_ship
from starhaul.trucker.ship_file_fields import NotAShip
from trucker.shipyard import at, ship

Entry = dict[str, object]


def entry(tile: object = "S1", at: object = (7, 7), turn: object = 0, **contents: object) -> Entry:
    return {"tile": tile, "at": list(at) if isinstance(at, tuple) else at, "turn": turn, **contents}


def data(*components: object, ship_class: object = "II") -> Entry:
    return {"class": ship_class, "components": list(components)}


def test_a_file_is_read_as_written() -> None:
    read = read_ship(data(entry(), entry("B021", (7, 6), 1)))
    assert ship_text(read) == "II B021>@7,6 S1@7,7:2h"


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (entry("S1"), "S1@7,7:2h"),
        (entry("B001"), "B001@7,7:2h"),
        (entry("B001", alien="purple"), "B001@7,7:P"),
        (entry("B001", alien="brown", humans=1), "B001@7,7:1hB"),
        (entry("B001", humans=0), "B001@7,7"),
        (entry("B001", humans=None, alien=None), "B001@7,7:2h"),
        (entry("B095"), "B095@7,7:3t"),
        (entry("B095", batteries=1), "B095@7,7:1t"),
        (entry("B095", batteries=70), "B095@7,7:70t"),
        (entry("B118"), "B118@7,7"),
        (entry("B118", goods=["red", "blue", "red"]), "B118@7,7:rrb"),
        (entry("B021", humans=3, batteries=2), "B021@7,7:3h2t"),
        (entry("B021", colour="green"), "B021@7,7"),
    ],
)
def test_contents_are_as_written_and_else_as_before_launch(written: Entry, expected: str) -> None:
    """Sensible or not, and whatever else a tool may note."""
    assert ship_text(read_ship(data(written))) == f"II {expected}"


def test_the_largest_crowds_add_up() -> None:
    """Sums over a whole ship stay apart from each other, however much is aboard each component."""
    crowd: Entry = {"humans": 9999, "batteries": 9999, "goods": ["blue"] * 9999}
    squares = [(column, row) for row in (7, 8) for column in range(4, 11)]
    read = read_ship(data(*(entry("S1", square, **crowd) for square in squares)))
    assert (read.total_humans, read.total_tokens, read.total_goods()) == (139_986, 139_986, [139_986, 0, 0, 0])


@pytest.mark.parametrize(
    ("broken", "code", "number"),
    [
        ([], "not_an_object", None),
        ({"components": []}, "missing_field", None),
        ({"class": "II"}, "missing_field", None),
        ({"class": "II", "components": {}}, "not_a_list", None),
        (data(ship_class="IX"), "unknown_class", None),
        (data(ship_class=2), "unknown_class", None),
        (data("S1"), "not_an_object", 1),
        (data(entry(), entry("B999", (7, 6))), "unknown_tile", 2),
        (data(entry(), entry(["B001"], (7, 6))), "unknown_tile", 2),
        (data(entry(), entry("B001", (7, 7))), "square_taken", 2),
        (data(entry(), entry("B001", (20, 7))), "no_such_square", 2),
        (data(entry(), entry("B001", (3, 4))), "no_such_square", 2),
        (data(entry(at=[7])), "not_a_square", 1),
        (data(entry(at=[7, 7.0])), "not_a_square", 1),
        (data(entry(at=[7, True])), "not_a_square", 1),
        (data(entry(at="7,7")), "not_a_list", 1),
        (data(entry(turn=4)), "not_a_count", 1),
        (data(entry(turn=True)), "not_a_count", 1),
        (data({"tile": "S1", "at": [7, 7]}), "missing_field", 1),
        (data({"at": [7, 7], "turn": 0}), "missing_field", 1),
        (data(entry(humans=-1)), "not_a_count", 1),
        (data(entry(batteries=1.5)), "not_a_count", 1),
        (data(entry(humans=10_000)), "not_a_count", 1),
        (data(entry(goods=["red"] * 10_000)), "not_a_count", 1),
        (data(entry(alien="cyan")), "unknown_alien", 1),
        (data(entry(goods="red")), "not_a_list", 1),
        (data(entry(goods=["pink"])), "unknown_good", 1),
        (data(entry(goods=[["red"]])), "unknown_good", 1),
    ],
)
def test_what_is_no_ship_is_refused_by_its_entry(broken: object, code: str, number: int | None) -> None:
    with pytest.raises(NotAShip) as caught:
        read_ship(broken)
    assert (caught.value.code, caught.value.entry) == (code, number)


def test_a_square_of_a_larger_class_is_a_fault_and_no_error() -> None:
    found = inspect(read_ship(data(entry(), entry("B001", (3, 6)), ship_class="I")))["faults"]
    assert {"code": "outside_area", "at": [3, 6], "with": None} in list(found or [])  # type: ignore[arg-type]


def test_everything_about_a_ship() -> None:
    """Around the start two cannons, an engine and a cabin at its life support; a shield and a hold hang on nothing."""
    built = ship("II", (5, 6), """
        .      .          gun^:0*3*   .          .
        .      2gun<:*3** start       cabin:*3*2 purple:***3
        holdx3 .          engine:1000 shield^    .
    """)  # fmt: skip
    built.set_humans(at(built, 7, 7), 2)
    built.set_alien(at(built, 8, 7), 1)
    report = inspect(built)
    assert report["cannon"] == {"base": 3, "full": 4}
    assert report["engine"] == {"base": 1, "full": 1}
    assert (report["crew"], report["humans"], report["batteries"]) == (3, 2, 0)
    assert report["containers"] == {"plain": 3, "special": 0}
    assert report["shielded"] == ["front", "right"]
    assert report["alien_cabins"] == [{"at": [8, 7], "colours": ["purple"]}]
    assert report["epidemic"] == [[7, 7], [8, 7]]
    assert report["pieces"] == [6, 1, 1]


def test_half_points_are_shown_as_such() -> None:
    assert inspect(parse_ship("II B048>@7,7"))["cannon"] == {"base": 0.5, "full": 0.5}


def test_both_colours_of_a_cabin_are_named_in_order() -> None:
    built = ship("II", (7, 7), """
        brown:*3** cabin:*3*2 purple:***3
    """)  # fmt: skip
    assert inspect(built)["alien_cabins"] == [{"at": [8, 7], "colours": ["brown", "purple"]}]


def test_an_empty_board() -> None:
    report = inspect(read_ship(data()))
    assert report["faults"] == report["pieces"] == report["shielded"] == report["epidemic"] == []
    assert (report["exposed"], report["crew"]) == (0, 0)
    assert inspect_hit(read_ship(data()), LARGE_METEOR, FRONT, 7)["target"] is None


def test_a_hit_and_what_is_left() -> None:
    built = ship("II", (5, 7), """
        cabin:*3** pipes:*3*3 start shield^:***3
    """)  # fmt: skip
    assert inspect_hit(built, LIGHT_FIRE, FRONT, 6) == {
        "target": [6, 7],
        "harmless": False,
        "defences": ["shield"],
        "if_hit": {"destroyed": [[6, 7]], "pieces": [[[7, 7], [8, 7]], [[5, 7]]]},
    }
    assert inspect_hit(built, LIGHT_FIRE, REAR, 12) == {
        "target": None,
        "harmless": True,
        "defences": [],
        "if_hit": None,
    }


def test_a_harmless_hit_is_told_with_what_it_would_have_done() -> None:
    built = ship("II", (7, 7), """
        gun<:*3** start
    """)  # fmt: skip
    assert inspect_hit(built, LARGE_METEOR, LEFT, 7) == {
        "target": [7, 7],
        "harmless": True,
        "defences": [],
        "if_hit": {"destroyed": [[7, 7]], "pieces": [[[8, 7]]]},
    }
    assert inspect_hit(built, SMALL_METEOR, LEFT, 7)["harmless"] is True


def test_the_last_component_leaves_no_pieces() -> None:
    hit = inspect_hit(parse_ship("II S1@7,7"), SMALL_METEOR, FRONT, 7)
    assert (hit["target"], hit["if_hit"]) == ([7, 7], {"destroyed": [[7, 7]], "pieces": []})


def test_a_double_cannon_is_a_defence_to_pay_for() -> None:
    hit = inspect_hit(ship("II", (7, 7), """
        2gun^
    """), LARGE_METEOR, FRONT, 7)  # fmt: skip
    assert (hit["harmless"], hit["defences"]) == (False, ["double_cannon"])


def test_goods_have_their_place_in_the_file() -> None:
    read = read_ship(data(entry("B130", goods=["red", "blue"])))
    assert read.goods_at(at(read, 7, 7)) == [BLUE, RED]
