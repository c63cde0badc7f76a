"""What a component is marked with until the card is resolved: a panel that was used, a station that is active."""

from __future__ import annotations

from rules.trucker.fleet import NO_EFFECT, bare, launched
from starhaul.trucker import GAME
from starhaul.trucker.ship import Ship
from starhaul.trucker.state import TruckerState
from trucker.shipyard import at
from trucker.tables import fly, play


def marked() -> Ship:
    built = launched("II", (6, 7), """
        pipes:*3** start pipes:***3
    """)  # fmt: skip
    built.used = 1 << at(built, 6, 7)
    built.active = 1 << at(built, 8, 7)
    return built


def marks(built: Ship) -> tuple[int, int]:
    return built.used, built.active


def test_marks_are_copied_saved_and_compared() -> None:
    table = fly(marked(), bare(), cards=[NO_EFFECT])
    loaded = GAME.load(table.dump())
    assert isinstance(loaded, TruckerState)
    for built in (table.clone().ships[0], loaded.ships[0]):
        assert marks(built) == marks(marked())
        assert built == marked()
        built.used = 0
        assert built != marked()
        built.used, built.active = marked().used, 0
        assert built != marked()


def test_a_lost_component_loses_its_mark() -> None:
    built = marked()
    built.remove(at(built, 6, 7))
    assert marks(built) == (0, marked().active)
    built.remove(at(built, 8, 7))
    assert marks(built) == (0, 0)


def test_marks_last_until_the_card_is_resolved() -> None:
    table = fly(marked(), bare(), cards=[NO_EFFECT])
    play(table)
    assert marks(table.ships[0]) == (0, 0)
