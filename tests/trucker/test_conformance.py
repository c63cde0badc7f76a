"""The contract of a game, for every way to play Trucker."""

from __future__ import annotations

import pytest

from starhaul.kernel.testing import CHECKS, Case, check_no_leak
from starhaul.trucker import GAME
from starhaul.trucker.missions import MISSION_CARDS
from trucker.combinations import options_for
from trucker.players import eager, hoarder

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
    "a flight with a team": {"level": 2, "team": "standard", "timer": "rulebook"},
    "three flights with teams": {"mode": "series", "levels": [2, 2, 3], "team": "standard"},
    "four flights with teams": {"mode": "series", "levels": [1, 2, 2, 3], "team": "standard"},
    "three flights, competitive": {"sets": ["abe"], "classes": ["II", "IIB", "IV"], "team": "competitive"},
    "four flights, competitive": {"mode": "series", "levels": [2, 1, 2, 3], "team": "competitive"},
    "teams and missions": {"sets": ["missions"], "missions": "drawn", "classes": ["II", "III"], "team": "standard"},
    "series with missions": {"sets": ["missions"], "missions": "drawn", "mode": "series", "levels": [1, 3]},
}


def check_contract(case: Case, seed: int) -> None:
    for check in CHECKS:
        check(case, seed)


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("name", OPTIONS)
def test_trucker_is_a_game(name: str, seats: int) -> None:
    check_contract(Case(GAME, seats, OPTIONS[name], pick=eager, positions=4, has_secrets=False), seats)


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("ship_class", ["I", "II", "III", "IV"])
@pytest.mark.parametrize("mission", MISSION_CARDS)
def test_every_mission_is_a_game_at_every_level(mission: str, ship_class: str, seats: int) -> None:
    """Level IV is one of the expansion; the others are flown without it."""
    options = options_for(mission, ship_class, with_expansion=False)
    check_contract(Case(GAME, seats, options, pick=hoarder, positions=2, has_secrets=False), seats)


@pytest.mark.parametrize(("number", "mission"), [*enumerate(MISSION_CARDS)])
@pytest.mark.parametrize("ship_class", ["II", "IIB", "IIIB"])
def test_every_mission_is_a_game_on_other_ships(mission: str, ship_class: str, number: int) -> None:
    """With the expansion, and two, three and four seats by turns."""
    options = options_for(mission, ship_class, with_expansion=True)
    check_contract(Case(GAME, 2 + number % 3, options, pick=eager, positions=2, has_secrets=False), number)


SECRETS = (
    "level II",
    "series",
    "series II, IIIB, IV",
    "series with missions",
    "three flights with teams",
    "three flights, competitive",
)


@pytest.mark.parametrize("name", SECRETS)
def test_secrets_are_kept_where_there_are_any(name: str) -> None:
    check_no_leak(Case(GAME, seats=3, options=OPTIONS[name], pick=eager, positions=25), seed=0)
