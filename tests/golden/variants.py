"""The ways to play that golden games cover: every variant of both games, by bots that stumble and by bots that know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Variant:
    """One way to play, and the line-ups that play it: one game each."""

    name: str
    game: str
    lineups: tuple[tuple[str, ...], ...]
    """The bots of a game, one a seat."""
    options: Mapping[str, object] = field(default_factory=dict)


def _seats(count: int, *bots: str) -> tuple[str, ...]:
    """So many seats, the named bots taking turns."""
    return tuple(bots[seat % len(bots)] for seat in range(count))


def _lineups(*counts: int, ace: str = "") -> tuple[tuple[str, ...], ...]:
    """For each number of seats a game of chance and one of skill; the smallest one in two more ways."""
    mixed = [lineup for count in counts for lineup in (_seats(count, "random"), _seats(count, "regular", "rookie"))]
    return (*mixed, _seats(counts[0], ace or "regular"), _seats(counts[0], "rookie", "random"))


def _trucker() -> Iterator[Variant]:
    yield Variant("learning", "trucker", _lineups(2, 3, 4), {"level": "learning"})
    for level in (1, 2, 3):
        yield Variant(f"level-{level}", "trucker", _lineups(2, 3, 4, ace="ace:2"), {"level": level})
        for mistakes in ("marked", "honest"):
            options = {"level": level, "mistakes": mistakes}
            yield Variant(f"level-{level}-{mistakes}", "trucker", (*_lineups(2, 4), _seats(3, "random")), options)
        for timer in ("rulebook", "relaxed"):
            options = {"level": level, "timer": timer, "mistakes": "honest"}
            yield Variant(f"level-{level}-{timer}", "trucker", _lineups(2, 4), options)
    for levels in ([1, 2, 3], [2, 2], [3, 1]):
        name = "series-" + "-".join(map(str, levels))
        yield Variant(name, "trucker", _lineups(2, 4), {"mode": "series", "levels": levels})
    yield Variant("series-timed", "trucker", _lineups(3), {"mode": "series", "timer": "rulebook", "mistakes": "honest"})
    yield Variant("trek", "trucker", (*_lineups(2, 3, 4), _seats(4, "regular")), {"mode": "trek"})
    options = {"mode": "trek", "timer": "rulebook", "mistakes": "marked"}
    yield Variant("trek-timed", "trucker", _lineups(2, 4), options)


def _race() -> Iterator[Variant]:
    for expansion in ("base", "tgs"):
        seats = (3, 4) if expansion == "base" else (3, 4, 5)
        yield Variant(f"{expansion}-expert", "race", _lineups(2, ace="ace:2"), {"expansion": expansion})
        yield Variant(f"{expansion}-two", "race", _lineups(2), {"expansion": expansion, "expert": False})
        yield Variant(f"{expansion}-more", "race", _lineups(*seats, ace="ace:2"), {"expansion": expansion})
        yield Variant(f"{expansion}-learning", "race", _lineups(2, 4), {"expansion": expansion, "learning": True})
    yield Variant("no-goals", "race", _lineups(2, 3, 5), {"goals": False})
    yield Variant("no-goals-two", "race", _lineups(2), {"goals": False, "expert": False})
    for robot in ("easy", "normal", "hard"):
        yield Variant(f"robot-{robot}", "race", (("random",), ("rookie",), ("regular",)), {"robot": robot})
    yield Variant("draft", "race", _lineups(2, 3, ace="ace:2"), {"draft": True})
    yield Variant("draft-plain", "race", _lineups(2, 3), {"draft": True, "goals": False, "expert": False})
    yield Variant("own-cards", "race", _lineups(2, 4), {"own_cards": ["all"]})
    yield Variant("own-cards-robot", "race", (("random",), ("regular",)), {"own_cards": ["all"], "robot": "normal"})


VARIANTS = (*_trucker(), *_race())
