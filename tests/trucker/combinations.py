"""Ways to play that tests and `benchmarks/flights.py` draw from."""

from __future__ import annotations

from random import Random

from starhaul.trucker.missions import MISSION_CARDS
from starhaul.trucker.options import EXPANSION, EXPANSION_CLASSES
from starhaul.trucker.sets import MISSIONS

BASE_CLASSES = ("I", "II", "III")
ALL_CLASSES = (*BASE_CLASSES, *EXPANSION_CLASSES)
LENGTHS = (1, 1, 1, 2, 3)
"""Of a game, in flights."""


def options_for(mission: str, ship_class: str, *, with_expansion: bool) -> dict[str, object]:
    """One flight of this mission; classes of the expansion bring it along."""
    sets = [MISSIONS, EXPANSION] if with_expansion or ship_class in EXPANSION_CLASSES else [MISSIONS]
    return {"sets": sets, "missions": [mission], "classes": [ship_class]}


def random_options(rng: Random) -> dict[str, object]:
    """One to three flights: any missions, named or drawn, on any classes, with the sets that these need or more."""
    count = rng.choice(LENGTHS)
    sets = rng.choice([[MISSIONS], [MISSIONS, EXPANSION]])
    classes = ALL_CLASSES if EXPANSION in sets else BASE_CLASSES
    return {
        "sets": sets,
        "classes": rng.choices(classes, k=count),
        "missions": rng.choice(["drawn", rng.choices([*MISSION_CARDS], k=count)]),
        "choosing": rng.choice(["each_flight", "at_start"]),
        "mistakes": rng.choice(["forbidden", "marked", "honest"]),
        "timer": rng.choice(["none", "none", "relaxed", "rulebook"]),
        "intruders": rng.random() < 0.8,
        "marks": rng.choice(["shown", "hidden"]),
    }
