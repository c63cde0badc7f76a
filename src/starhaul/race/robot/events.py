"""What the robot does, step by step."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Event
from starhaul.race.actions import Action

from .facts import Face, Find, Named, Track


@final
class RobotBegan(Event):
    """The robot's start world, where its tracks begin and how its face is read."""

    __slots__ = ("credit", "economy", "face", "world")

    reveals: ClassVar[bool] = True

    def __init__(self, world: int, credit: int, economy: int, face: Named) -> None:
        self.world: Final = world
        self.credit: Final = credit
        self.economy: Final = economy
        self.face: Final = face


@final
class DiceRolled(Event):
    """What the dice show, and the space of each on the mat; None: the die is lost."""

    __slots__ = ("face", "rolled", "spaces")

    def __init__(self, rolled: tuple[Face, Face], spaces: tuple[Action | None, Action | None], face: Named) -> None:
        self.rolled: Final = rolled
        self.spaces: Final = spaces
        self.face: Final = face
        """How the robot face is read in this roll."""


@final
class RobotActed(Event):
    """The robot begins what the mat says for this phase."""

    __slots__ = ("step",)

    def __init__(self, step: str) -> None:
        self.step: Final = step
        """The phase and `action` or `reaction`."""


@final
class RobotIdle(Event):
    """It does nothing."""

    __slots__ = ("why",)

    def __init__(self, why: str) -> None:
        self.why: Final = why
        """`credit`: it has too little; `mat`: nothing is printed."""


@final
class RobotPlacedMarker(Event):
    """A marker for a six-cost development was placed for credits."""

    __slots__ = ("left", "paid")

    def __init__(self, paid: int, left: int) -> None:
        self.paid: Final = paid
        self.left: Final = left


@final
class RobotGotChips(Event):
    """Chips by the economy of the moment."""

    __slots__ = ("economy", "vp")

    def __init__(self, vp: int, economy: int) -> None:
        self.vp: Final = vp
        self.economy: Final = economy


@final
class RobotTracks(Event):
    """Where the tracks stand now, and which of them moved: none where they were full."""

    __slots__ = ("credit", "economy", "moved")

    def __init__(self, credit: int, economy: int, moved: tuple[Track, ...]) -> None:
        self.credit: Final = credit
        self.economy: Final = economy
        self.moved: Final = moved


@final
class RobotDrew(Event):
    """Cards of the common deck, unseen, onto the robot's."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count


@final
class RobotFlipped(Event):
    """A card was turned over: what was looked for, or a miss that is discarded."""

    __slots__ = ("card", "find", "found", "worth")

    reveals: ClassVar[bool] = True

    def __init__(self, card: int, found: bool, find: Find | None, worth: int) -> None:
        self.card: Final = card
        self.found: Final = found
        self.find: Final = find
        """What is looked for, and the VP that it must have at least."""
        self.worth: Final = worth


@final
class RobotPlaced(Event):
    """The card found lies in the robot's tableau."""

    __slots__ = ("card", "paid")

    def __init__(self, card: int, paid: int) -> None:
        self.card: Final = card
        self.paid: Final = paid


@final
class RobotFoundNothing(Event):
    """The search ended with the deck."""

    __slots__ = ()


@final
class RobotStartLeft(Event):
    """The start world left with its counters."""

    __slots__ = ("world",)

    def __init__(self, world: int) -> None:
        self.world: Final = world


@final
class RobotFaceTurned(Event):
    """The robot face is read like this from now on."""

    __slots__ = ("face",)

    def __init__(self, face: Named) -> None:
        self.face: Final = face
