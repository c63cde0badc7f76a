"""How and why things happen."""

from __future__ import annotations

from enum import Enum, auto


class Loss(Enum):
    """The ways to lose a component. Only the first and those that follow from it are destruction, which sets off
    explosive and fragile containers (MIS-CMP-06)."""

    DESTROYED = auto()
    FALLEN_OFF = auto()
    REMOVED = auto()
    RESERVED = auto()
    EXPLODED = auto()
    """By radiation: it falls off (MIS-CMP-08)."""
    BLOWN_UP = auto()
    """By an explosive container (MIS-EXP-01)."""
    BROKEN = auto()
    """A fragile container (MIS-FRG-01)."""
    GIVEN_UP = auto()
    """By its owner (MIS-CMP-09)."""
    SABOTAGED = auto()
    """With the other end of a marked connection (ABE-SUP-SAB-02)."""


class Cause(Enum):
    """Why figures, tokens, blocks, days or credits come or go."""

    CARD = auto()
    PENALTY = auto()
    LOST_COMPONENT = auto()
    NO_LIFE_SUPPORT = auto()
    EXPOSED = auto()
    EPIDEMIC = auto()
    RADIATION = auto()
    INTRUDER = auto()
    STRENGTH = auto()
    DEFENCE = auto()
    THRUST = auto()
    CRUBOTS = auto()
    LATE_FAULT = auto()
    UNUSED_RESERVE = auto()
    FINISH = auto()
    BEST_LOOKING = auto()
    GOODS = auto()
    LOSSES = auto()
    TITLE = auto()
    DEBT_FORGIVEN = auto()
    INSURANCE = auto()
    STARTING_CREDITS = auto()
    DEATH = auto()
    NEW_TRUCKER = auto()
    BET = auto()
    DIRECTIVES = auto()
    MISSION_DELIVERED = auto()
    MISSION_WEIGHT = auto()
    MISSION_TYPES = auto()
    MISSION_EXTRA = auto()
    MISSION_LOST = auto()
    MISSION_LOST_COMPONENTS = auto()
    MISSION_CREW = auto()
    MISSION_CREW_LOST = auto()
    MISSION_ALIENS = auto()
    MISSION_ALIENS_LOST = auto()
    MISSION_BOTH_ALIENS = auto()
    MISSION_TRIALS = auto()
    MISSION_ALL_TRIALS = auto()
    MISSION_CRATES = auto()
    MISSION_CLOSEST = auto()
    MISSION_MIRROR_PAIRS = auto()
    MISSION_PAIRS = auto()
    MISSION_MOST = auto()
    MISSION_FINISHED = auto()
    MISSION_INTACT = auto()
    SECURITY = auto()
    SABOTEUR = auto()
    DISCOUNT = auto()
    RAISE = auto()
    TRADE = auto()
    PREDICTION = auto()
    ADVERTISING = auto()
    ARCHITECT = auto()
    PLANNING = auto()


class Leaving(Enum):
    """Why somebody gives up."""

    OWN_WISH = auto()
    NO_HUMANS = auto()
    NO_ENGINES = auto()
    LAPPED = auto()


class Criterion(Enum):
    """What players are compared by (STR, CRD-COMBAT)."""

    CREW = auto()
    ENGINES = auto()
    CANNONS = auto()


class Defence(Enum):
    """What is powered against a threat (HIT-10, HIT-13)."""

    SHIELD = auto()
    DOUBLE_CANNON = auto()


class Meeting(Enum):
    """How a threat ends for one ship."""

    MISS = auto()
    HARMLESS = auto()
    SHIELDED = auto()
    SHOT_DOWN = auto()
    HIT = auto()


class Intrusion(Enum):
    """How an intruder's way through one ship ends."""

    MISSES = auto()
    TURNED_AWAY = auto()
    DEFEATED = auto()
    LEAVES = auto()


class Contraband(Enum):
    """What the Robopolice blows a component up for (MIS-ROBO-07)."""

    CREW = auto()
    GOODS = auto()
    BATTERY = auto()


class Fight(Enum):
    """How somebody fares against an enemy."""

    WON = auto()
    TIED = auto()
    LOST = auto()
