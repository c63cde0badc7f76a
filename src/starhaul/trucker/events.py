"""What happens in a game of Trucker. Squares are (column, row); components, cards and titles go by their ids."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from starhaul.kernel import Event, Seat

from .faults import Fault
from .grid import Square


class Loss(Enum):
    """The ways to lose a component."""

    DESTROYED = auto()
    FALLEN_OFF = auto()
    REMOVED = auto()
    RESERVED = auto()


class Cause(Enum):
    """Why figures, tokens, blocks, days or credits come or go."""

    CARD = auto()
    PENALTY = auto()
    LOST_COMPONENT = auto()
    NO_LIFE_SUPPORT = auto()
    EXPOSED = auto()
    EPIDEMIC = auto()
    STRENGTH = auto()
    DEFENCE = auto()
    LATE_FAULT = auto()
    UNUSED_RESERVE = auto()
    FINISH = auto()
    BEST_LOOKING = auto()
    GOODS = auto()
    LOSSES = auto()
    TITLE = auto()
    DEBT_FORGIVEN = auto()


class Leaving(Enum):
    """Why somebody gives up."""

    OWN_WISH = auto()
    NO_HUMANS = auto()
    NO_ENGINES = auto()
    LAPPED = auto()


class Meeting(Enum):
    """How a threat ends for one ship."""

    MISS = auto()
    HARMLESS = auto()
    SHIELDED = auto()
    SHOT_DOWN = auto()
    HIT = auto()


class Fight(Enum):
    """How somebody fares against an enemy."""

    WON = auto()
    TIED = auto()
    LOST = auto()


# Building


@dataclass(frozen=True, slots=True)
class FlightPrepared(Event):
    """A flight begins: everybody builds. It is the n-th of the game."""

    number: int
    level: str

    def opens(self) -> str:
        return "assembly"


@dataclass(frozen=True, slots=True)
class TileDrawn(Event):
    """A face-down component was turned over; only its taker sees which (BLD-04)."""

    seat: Seat
    tile: str | None

    def seen_by(self, seat: int | None) -> TileDrawn:
        return self if seat == self.seat else TileDrawn(self.seat, None)


@dataclass(frozen=True, slots=True)
class TileTaken(Event):
    """Somebody picked up a component that all can see, from the heap or the own reserve."""

    seat: Seat
    tile: str
    reserved: bool = False


@dataclass(frozen=True, slots=True)
class TileShown(Event):
    """A component that only its taker knew is seen by all from now on."""

    seat: Seat
    tile: str

    reveals = True


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """A component was put on a ship, or moved there; it is not welded yet."""

    seat: Seat
    tile: str
    square: Square
    turn: int


@dataclass(frozen=True, slots=True)
class TileLifted(Event):
    """A component that was not welded yet is in its owner's hand again."""

    seat: Seat
    tile: str


@dataclass(frozen=True, slots=True)
class TileWelded(Event):
    """The component added last can no longer be moved."""

    seat: Seat
    square: Square


@dataclass(frozen=True, slots=True)
class TileReturned(Event):
    """A component lies in the heap, face up."""

    seat: Seat
    tile: str


@dataclass(frozen=True, slots=True)
class TileReserved(Event):
    """A component was put aside."""

    seat: Seat
    tile: str


@dataclass(frozen=True, slots=True)
class PileTaken(Event):
    """Somebody picked up a forecast pile."""

    seat: Seat
    pile: int


@dataclass(frozen=True, slots=True)
class PileRead(Event):
    """What the reader found in it; others may have read it before."""

    seat: Seat
    pile: int
    cards: tuple[str, ...]

    reveals = True

    def seen_by(self, seat: int | None) -> PileRead | None:
        return self if seat == self.seat else None


@dataclass(frozen=True, slots=True)
class PilePutBack(Event):
    """The pile may be picked up by others again."""

    seat: Seat
    pile: int


@dataclass(frozen=True, slots=True)
class SandRanOut(Event):
    """The timer stands still on this space (the first is 1)."""

    space: int


@dataclass(frozen=True, slots=True)
class TimerFlipped(Event):
    """Somebody turned the timer onto this space."""

    seat: Seat
    space: int


@dataclass(frozen=True, slots=True)
class BuildingFinished(Event):
    """Somebody stopped building and starts from this space."""

    seat: Seat
    space: int


@dataclass(frozen=True, slots=True)
class BuildingStopped(Event):
    """The last sand ran out on these seats."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class RocketTakenBack(Event):
    """A ship with faults builds on; those behind move up (LRN-05)."""

    seat: Seat


# Launch


@dataclass(frozen=True, slots=True)
class FaultsFound(Event):
    """The spot check found these."""

    seat: Seat
    faults: tuple[Fault, ...]


@dataclass(frozen=True, slots=True)
class LostComponent:
    """A component, and where it was; nowhere, if it lay in the reserve."""

    tile: str
    square: Square | None


@dataclass(frozen=True, slots=True)
class ComponentsLost(Event):
    """Components left a ship in one of the ways to lose them."""

    seat: Seat
    how: Loss
    components: tuple[LostComponent, ...]


@dataclass(frozen=True, slots=True)
class CrewHoused(Event):
    """Who lives in a cabin at launch: humans, purple or brown."""

    seat: Seat
    square: Square
    dweller: str
    count: int


@dataclass(frozen=True, slots=True)
class Launched(Event):
    """The ships are under way, the leader first."""

    order: tuple[Seat, ...]

    def opens(self) -> str:
        return "flight"


# Flight


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    """The leader turned over the next card."""

    card: str

    reveals = True


@dataclass(frozen=True, slots=True)
class CardSkipped(Event):
    """The card does nothing to somebody who flies alone (GUP-09)."""

    card: str


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """The dice for a meteor or a shot: what comes, from which side, in which column or row."""

    roller: Seat
    dice: tuple[int, ...]
    threat: str
    side: str
    lane: int


@dataclass(frozen=True, slots=True)
class SabotageRolled(Event):
    """The dice for a column and for a row, and whether a component is there."""

    seat: Seat
    dice: tuple[int, ...]
    square: Square
    found: bool


@dataclass(frozen=True, slots=True)
class ThreatMet(Event):
    """How the threat ended for one ship, and at which component."""

    seat: Seat
    how: Meeting
    square: Square | None


@dataclass(frozen=True, slots=True)
class CrewLost(Event):
    """Figures left a cabin: humans, purple or brown."""

    seat: Seat
    square: Square
    dweller: str
    count: int
    cause: Cause


@dataclass(frozen=True, slots=True)
class TokensSpent(Event):
    """Tokens left a battery component."""

    seat: Seat
    square: Square
    count: int
    cause: Cause


@dataclass(frozen=True, slots=True)
class GoodsLoaded(Event):
    """A block was put into a hold."""

    seat: Seat
    colour: str
    square: Square


@dataclass(frozen=True, slots=True)
class GoodsUnloaded(Event):
    """A block was taken out of a hold by its owner while loading."""

    seat: Seat
    colour: str
    square: Square


@dataclass(frozen=True, slots=True)
class GoodsLost(Event):
    """Blocks left a hold for the bank."""

    seat: Seat
    colour: str
    square: Square
    count: int
    cause: Cause


@dataclass(frozen=True, slots=True)
class StrengthDeclared(Event):
    """Somebody's engine or cannon strength, in half points, and the doubles that tokens were spent on."""

    seat: Seat
    criterion: str
    halves: int
    powered: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class LandedOn(Event):
    """Somebody's rocket stands on this planet of the card."""

    seat: Seat
    planet: int


@dataclass(frozen=True, slots=True)
class OfferTaken(Event):
    """Somebody uses the abandoned ship or station, or takes the reward for a defeated enemy."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """Somebody leaves what is offered."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Fought(Event):
    """How an enemy's attack on somebody ended."""

    seat: Seat
    result: Fight


@dataclass(frozen=True, slots=True)
class Lowest(Event):
    """This line of a combat zone hits the player who is lowest; or sabotage, the one with the smallest crew."""

    seat: Seat
    criterion: str


@dataclass(frozen=True, slots=True)
class RocketMoved(Event):
    """Days gained (lost, if negative), and the distance from the first starting space afterwards."""

    seat: Seat
    days: int
    position: int


@dataclass(frozen=True, slots=True)
class CreditsChanged(Event):
    """Money from the bank, or to it."""

    seat: Seat
    amount: int
    cause: Cause


@dataclass(frozen=True, slots=True)
class DebtForgiven(Event):
    """Nobody begins a flight below zero (TRK-02, SER-02). What somebody has is that seat's own secret."""

    seat: Seat
    amount: int

    def seen_by(self, seat: int | None) -> DebtForgiven | None:
        return self if seat == self.seat else None


@dataclass(frozen=True, slots=True)
class GaveUp(Event):
    """Somebody left the flight."""

    seat: Seat
    why: Leaving


@dataclass(frozen=True, slots=True)
class FlightEnded(Event):
    """Who finished, the farthest ahead first."""

    finishers: tuple[Seat, ...]

    def opens(self) -> str:
        return "payday"


# Trek


@dataclass(frozen=True, slots=True)
class TitlesDrawn(Event):
    """The titles of this Trek."""

    titles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TitleScored(Event):
    """What the finishing ships are worth for a title, by seat; None for a seat that did not finish or is not judged."""

    title: str
    scores: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class TitleWon(Event):
    """Somebody gets a title."""

    seat: Seat
    title: str


@dataclass(frozen=True, slots=True)
class TitleDefended(Event):
    """Somebody was the best in the own title again. After flight 2 it is golden; who defends gold is a legend."""

    seat: Seat
    title: str
    gold: bool


@dataclass(frozen=True, slots=True)
class CreditsShown(Event):
    """The game is over: everybody's credits."""

    credits: tuple[int, ...]

    reveals = True
