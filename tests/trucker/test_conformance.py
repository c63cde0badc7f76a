"""The contract of a game, for every way to play Trucker."""

from __future__ import annotations

import pytest

from starhaul.kernel.testing import CHECKS, Case, check_no_leak
from starhaul.trucker import GAME
from starhaul.trucker.missions import MISSION_CARDS
from trucker.players import eager

CLASSES = ("I", "II", "III", "IV")
OPTIONS: dict[str, dict[str, object]] = {
    "learning": {"level": "learning"},
    "learning, honest mistakes": {"level": "learning", "mistakes": "honest"},
    "level I against the timer": {"level": 1, "timer": "rulebook"},
    "level II": {"level": 2},
    "level I, marked mistakes": {"level": 1, "mistakes": "marked"},
    "level II, honest mistakes": {"level": 2, "mistakes": "honest", "timer": "relaxed"},
    "level III": {"level": 3, "timer": "rulebook"},
    "series": {"mode": "series", "levels": [2, 2, 1]},
    "trek": {"mode": "trek", "timer": "rulebook"},
    "class IIB": {"sets": ["abe"], "classes": ["IIB"]},
    "class IIIB, hidden marks": {"sets": ["abe"], "classes": ["IIIB"], "marks": "hidden", "mistakes": "honest"},
    "class IV without intruders": {"sets": ["abe"], "classes": ["IV"], "timer": "rulebook", "intruders": False},
    "series II, IIIB, IV": {"sets": ["abe"], "classes": ["II", "IIIB", "IV"]},
    "level III with the expansion": {"sets": ["abe"], "level": 3, "mistakes": "marked"},
    "a mission in which one can die": {"sets": ["missions"], "missions": ["MS04", "MS04"], "classes": ["I", "II"]},
    "missions and the expansion": {"sets": ["abe", "missions"], "missions": "drawn", "classes": ["IIB", "IV"]},
    "series with missions": {"sets": ["missions"], "missions": "drawn", "mode": "series", "levels": [1, 3]},
}


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("name", OPTIONS)
def test_trucker_is_a_game(name: str, seats: int) -> None:
    case = Case(GAME, seats, OPTIONS[name], pick=eager, positions=4, has_secrets=False)
    for check in CHECKS:
        check(case, seed=seats)


@pytest.mark.parametrize(("number", "mission"), [*enumerate(MISSION_CARDS)])
def test_every_mission_is_a_game(number: int, mission: str) -> None:
    """With two to four seats, on levels I to IV by turns."""
    options = {"sets": ["abe", "missions"], "missions": [mission], "classes": [CLASSES[number % len(CLASSES)]]}
    case = Case(GAME, 2 + number % 3, options, pick=eager, positions=3, has_secrets=False)
    for check in CHECKS:
        check(case, seed=number)


@pytest.mark.parametrize("name", ["level II", "series", "series II, IIIB, IV", "series with missions"])
def test_secrets_are_kept_where_there_are_any(name: str) -> None:
    check_no_leak(Case(GAME, seats=3, options=OPTIONS[name], pick=eager, positions=25), seed=0)
