"""The robot's side of the table, and how dice are placed on its mat."""

from __future__ import annotations

from functools import cache
from typing import Final

from starhaul.race.actions import (
    DEVELOP,
    DEVELOP_2,
    EXPLORE,
    EXPLORE_1,
    EXPLORE_5,
    PRODUCE,
    SETTLE,
    SETTLE_2,
    TRADE,
    X2,
)
from starhaul.race.designs import printed

from .facts import DICE, DIFFICULTIES, STARTS, STEPS, Difficulty, Face, MatStep, Named, RobotStart, Track

CREDIT_MAX: Final = 4
ECONOMY_MAX: Final = 5
VP_POOL: Final = 24

SPACES: Final[dict[Named, tuple[int, ...]]] = {
    "explore": (EXPLORE_5, EXPLORE_1),
    "develop": (DEVELOP, DEVELOP_2),
    "settle": (SETTLE, SETTLE_2),
    "trade": (TRADE,),
    "x2": (X2,),
    "produce": (PRODUCE,),
}
"""The spaces of the mat that a face names, from left to right; a space is written as the action card above it."""
PAIRS: Final = (EXPLORE, DEVELOP | DEVELOP_2, SETTLE | SETTLE_2)
LOST: Final = 0
"""Where a die lies that finds its space taken."""


class Robot:
    """A pile of cards, a deck face down, two tracks, markers and chips (TGS-SOLO-02)."""

    __slots__ = (
        "chips",
        "credit",
        "deck",
        "dice",
        "economy",
        "face",
        "has_counters",
        "is_renewed",
        "level",
        "markers",
        "placed",
        "rolled",
        "start",
        "tableau",
    )

    level: str
    """Its difficulty."""
    start: str
    """The start world that its counters belong to."""
    face: Named
    """How the robot face is read now."""
    has_counters: bool
    """Whether the counters of the start world still lie on the mat."""
    credit: int
    economy: int
    deck: list[int]
    """Face down; the last is on top (TGS-SOLO-07)."""
    tableau: list[int]
    markers: int
    """Markers for six-cost developments that are not placed yet."""
    placed: int
    """Markers that are."""
    chips: int
    rolled: tuple[Face, ...]
    """The faces of this round."""
    dice: tuple[int, ...]
    """The spaces on which the dice lie."""
    is_renewed: bool
    """Whether a search of the common deck has used up its reshuffle (TGS-SOLO-66)."""

    def __init__(
        self,
        level: str,
        start: str,
        face: Named,
        has_counters: bool,
        credit: int,
        economy: int,
        deck: list[int],
        tableau: list[int],
        markers: int,
        placed: int,
        chips: int,
        rolled: tuple[Face, ...],
        dice: tuple[int, ...],
        is_renewed: bool,
    ) -> None:
        self.level = level
        self.start = start
        self.face = face
        self.has_counters = has_counters
        self.credit = credit
        self.economy = economy
        self.deck = deck
        self.tableau = tableau
        self.markers = markers
        self.placed = placed
        self.chips = chips
        self.rolled = rolled
        self.dice = dice
        self.is_renewed = is_renewed

    def clone(self) -> Robot:
        return Robot(
            self.level,
            self.start,
            self.face,
            self.has_counters,
            self.credit,
            self.economy,
            self.deck[:],
            self.tableau[:],
            self.markers,
            self.placed,
            self.chips,
            self.rolled,
            self.dice,
            self.is_renewed,
        )

    @property
    def difficulty(self) -> Difficulty:
        return printed()[DIFFICULTIES][self.level]

    @property
    def facts(self) -> RobotStart:
        return printed()[STARTS][self.start]

    @property
    def size(self) -> int:
        """Cards of its tableau, placed markers among them (TGS-SOLO-53)."""
        return len(self.tableau) + self.placed

    @property
    def actions(self) -> int:
        """The spaces with a die, as a set."""
        return sum(self.dice)

    def begin(self, world: int, id: str) -> None:
        """Set the mat up for a start world (TGS-SOLO-13 to -16)."""
        self.start = id
        self.tableau = [world]
        self.face = self.facts.face
        self.credit = self.facts.credit
        self.economy = self.facts.economy

    def step(self, id: str) -> MatStep:
        """What the mat says, or the counter that lies on it (TGS-SOLO-44)."""
        if self.has_counters:
            for counter in self.facts.counters:
                if counter.id == id:
                    return counter
        return mat_step(id)

    def raise_tracks(self, credit: int, economy: int) -> tuple[Track, ...]:
        """What goes beyond the end of a track is lost (TGS-SOLO-03). Which of them moved."""
        had_credit, had_economy = self.credit, self.economy
        self.credit = min(CREDIT_MAX, had_credit + credit)
        self.economy = min(ECONOMY_MAX, had_economy + economy)
        moved: list[Track] = ["credit"] if self.credit != had_credit else []
        return (*moved, "economy") if self.economy != had_economy else tuple(moved)


def unpack(level: str) -> Robot:
    """The robot before its start world is dealt."""
    return Robot(
        level=level,
        start="",
        face="trade",
        has_counters=True,
        credit=0,
        economy=0,
        deck=[],
        tableau=[],
        markers=printed()[DIFFICULTIES][level].markers,
        placed=0,
        chips=0,
        rolled=(),
        dice=(),
        is_renewed=False,
    )


def mat_step(id: str) -> MatStep:
    """What is printed on the mat."""
    return printed()[STEPS][id]


@cache
def rolls() -> list[tuple[Face, Face]]:
    """All that two dice can show, each as likely as any other."""
    dice = printed()[DICE]
    return [(a, b) for a in dice["a"].faces for b in dice["b"].faces]


def place_dice(rolled: tuple[Face, Face], robot_face: Named, markers: int) -> tuple[int, int]:
    """The space of each die: faces that name an action first, then stars (TGS-SOLO-30 to -37)."""
    if rolled == ("star", "star"):
        left = markers & -markers
        return left, markers ^ left
    spaces = [LOST, LOST]
    stars: list[int] = []
    for die, face in enumerate(rolled):
        if face == "star":
            stars.append(die)
        else:
            named = robot_face if face == "robot" else face
            spaces[die] = next((space for space in SPACES[named] if space not in spaces), LOST)
    for die in stars:
        spaces[die] = star_space(markers, sum(spaces))
    return spaces[0], spaces[1]


def star_space(markers: int, taken: int) -> int:
    """A lone star: under the right marker, or the left one of a pair; under the other if a die lies there."""
    left = markers & -markers
    right = markers ^ left
    first, second = (left, right) if markers in PAIRS else (right, left)
    return second if first == taken else first
