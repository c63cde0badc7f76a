"""Which classes a saved game is made of: all that can lie in a state."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, Final

from starhaul.kernel import Agenda, Awaited, Codec, LaneStep, Question, Result, ScoreLine, Step

from .assignment import Assignment, Feats
from .card_steps.black_hole import Discard
from .card_steps.nanobot_dust import FallProspect
from .card_steps.robopolice import Unit
from .damage import Sacrifice
from .deck import Deck, Pile
from .evading import Shifting
from .events import Cause, Contraband, Criterion, Defence, Intrusion, Loss, Meeting
from .faults import Fault
from .hazards import CombinedPenalty, CrewPenalty, DaysPenalty, GoodsPenalty, Hit, ShotsPenalty
from .incoming import Incoming, Prospect
from .measures import Tally
from .merchant import Merchant
from .options import Options
from .pile_limits import Ensured, Limits
from .player import Hand, Player, Purse, Rocket
from .sources import Powering, Source
from .stock import Stock
from .support import Note, Support, Team
from .table import Heap, Leg, Stage, Timer
from .team.sabotage import WeakSpot
from .team.using import AbilityOffer
from .terms import Moment

FAMILIES: Final[tuple[type[Any], ...]] = (Awaited, Incoming, LaneStep, Note, Prospect, Question, Source, Step)
"""Whatever is due, on its way or asked, what pays and what would come of it is found by its base."""
VALUES: Final[tuple[type[Any], ...]] = (
    AbilityOffer,
    Agenda,
    Assignment,
    Cause,
    CombinedPenalty,
    Contraband,
    CrewPenalty,
    Criterion,
    DaysPenalty,
    Deck,
    Defence,
    FallProspect,
    Ensured,
    Discard,
    Fault,
    Feats,
    GoodsPenalty,
    Hand,
    Heap,
    Hit,
    Intrusion,
    Leg,
    Limits,
    Loss,
    Meeting,
    Merchant,
    Moment,
    Options,
    Pile,
    Player,
    Powering,
    Purse,
    Result,
    Rocket,
    Sacrifice,
    ScoreLine,
    Shifting,
    ShotsPenalty,
    Stage,
    Stock,
    Support,
    Tally,
    Team,
    Timer,
    Unit,
    WeakSpot,
)
"""What else a state holds. A test names what is missing here."""


@cache
def saved_classes() -> tuple[type[Any], ...]:
    assert __package__
    for module in walk_packages(import_module(__package__).__path__, f"{__package__}."):
        import_module(module.name)
    return (*VALUES, *[kind for base in FAMILIES for kind in leaves(base)])


def leaves(base: type[Any]) -> list[type[Any]]:
    """The classes of this game that derive from this one, and from which none derives."""
    if not base.__subclasses__():
        return [base] if base.__module__.startswith(f"{__package__}.") else []
    return [kind for derived in base.__subclasses__() for kind in leaves(derived)]


@cache
def codec() -> Codec:
    return Codec(*saved_classes())
