"""A game of Trucker in progress: plain data, and the one loop that works through what is due."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import TYPE_CHECKING, ClassVar, Final

from starhaul.kernel import (
    Agenda,
    Awaited,
    Chance,
    Course,
    LaneStep,
    Memory,
    Move,
    Outcome,
    Question,
    Result,
    ScoreLine,
    Seat,
    Step,
    as_seat,
)

from .boards import FLIGHT_BOARDS, GOODS
from .events import Cause, CreditsChanged, RocketMoved
from .options import Options
from .printed_boards import FlightBoard
from .route import in_order, space_after
from .rows import replaced
from .saving import saved
from .ship import Ship
from .titles import TitleId

if TYPE_CHECKING:
    from .box import Box
    from .deck import Deck
    from .scene import SeenShip
    from .view import TruckerView

NOTHING: Final = -1
"""No tile, no cell, no pile, no card."""
SEATS: Final = [tuple(Seat(number) for number in range(count)) for count in range(5)]
"""By their number."""


@saved
class Stage(Enum):
    """Where in a flight the game is."""

    ASSEMBLY = auto()
    LAUNCH = auto()
    FLIGHT = auto()
    PAYDAY = auto()


class TruckerStep(Step["TruckerState"]):
    """Something still to be resolved that concerns the table."""

    __slots__ = ()


class TruckerLaneStep(LaneStep["TruckerState"]):
    """Something still to be resolved that concerns one ship alone: several owners decide at the same time (HIT-21)."""

    __slots__ = ()


class TruckerAwaited(Awaited["TruckerState"]):
    """Dice or a draw that everybody waits for."""

    __slots__ = ()


class TruckerQuestion(Question["TruckerState"]):
    """Something that is asked of a seat; an answer in progress lies in the next question."""

    __slots__ = ()


class Awaiting(TruckerStep):
    """A step that asks for chance, and takes what comes."""

    __slots__ = ()

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        """Go on with this outcome."""
        raise NotImplementedError


class Coming(TruckerAwaited):
    """What such a step asked for."""

    __slots__ = ("step",)

    def __init__(self, step: Awaiting) -> None:
        self.step: Final = step

    def chance(self, state: TruckerState) -> Chance:
        self.step.run(state)
        chance = state.chance
        assert chance is not None
        return chance

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        self.step.came(state, outcome)


class ForOneShip(TruckerLaneStep):
    """A step in the lane of a seat that it names itself."""

    __slots__ = ("step",)

    def __init__(self, step: TruckerStep) -> None:
        self.step: Final = step

    def run(self, state: TruckerState, seat: Seat) -> None:
        del seat
        self.step.run(state)


class TruckerState(Course["TruckerState"]):
    """The whole table. Lists are by seat unless they say otherwise.

    Tuples, and all lists but the ships, are replaced and never changed: clones share them.
    """

    __slots__ = (
        "bank",
        "box",
        "card",
        "credits",
        "deck",
        "declared",
        "discarded",
        "face_down",
        "face_up",
        "finished",
        "fitting",
        "flight",
        "flying",
        "from_reserve",
        "gold",
        "hand",
        "hand_cell",
        "hand_hidden",
        "hand_turn",
        "landed",
        "ledger",
        "level",
        "options",
        "outcome",
        "position",
        "powerless",
        "reading",
        "rebuilt",
        "reserve",
        "revealed",
        "sand_running",
        "seats",
        "ship_views",
        "ships",
        "space",
        "stage",
        "timer_space",
        "title",
        "titles",
    )

    unasked_rule: ClassVar[str] = "FLT-01"

    options: Options
    seats: int
    box: Box
    """What is shuffled: it follows from the options."""
    outcome: Result | None

    # The game
    flight: int
    """Counted from 0."""
    level: str
    """The flight board: L, I, II or III."""
    stage: Stage
    credits: Sequence[int]
    ledger: Sequence[tuple[ScoreLine, ...]]
    """How the credits came about."""
    ships: list[Ship]
    ship_views: Sequence[SeenShip | None]
    """Views made before, to be used again while the ship is the same."""
    discarded: Sequence[tuple[int, ...]]
    """Lost components (TRM-10)."""
    bank: Sequence[int]
    """Blocks of goods, by colour."""

    # Building
    face_down: tuple[int, ...]
    """The tiles of the heap that nobody has seen; none of them has a place of its own."""
    face_up: tuple[int, ...]
    hand: Sequence[int]
    """The loose tile (BLD-03); it is not part of the ship before it is welded."""
    hand_hidden: Sequence[bool]
    """Whether only its taker knows it (BLD-04)."""
    hand_cell: Sequence[int]
    """Where it stands, if it was placed."""
    hand_turn: Sequence[int]
    from_reserve: Sequence[bool]
    fitting: Sequence[list[Move] | None]
    """Where the loose tile may go, once somebody asked."""
    reserve: Sequence[tuple[int, ...]]
    reading: Sequence[int]
    """The forecast pile in hand, counted from 1."""
    space: Sequence[int]
    """The starting space, counted from 1; 0 while building."""
    rebuilt: bool
    """Whether the learning flight had its extra time for repairs (LRN-05)."""
    timer_space: int
    """Where the timer stands, counted from 1; 0 where there is none."""
    sand_running: bool

    # Cards
    deck: Deck
    card: int
    """The card being resolved."""
    revealed: tuple[int, ...]

    # Flight
    flying: Sequence[bool]
    finished: Sequence[bool]
    position: Sequence[int]
    """Absolute distances (FLT-05)."""
    powerless: Sequence[bool]
    """Who declared no engine strength in open space (GUP-03)."""
    declared: Sequence[int]
    """Strength or crew compared last, in half points."""
    landed: Sequence[int]
    """The planet of the card, counted from 1."""

    # Trek
    titles: tuple[TitleId, ...]
    """Those in play."""
    title: Sequence[TitleId | None]
    gold: Sequence[bool]

    def __init__(self, options: Options, seats: int, box: Box) -> None:
        """A table before its first flight is prepared."""
        super().__init__(Agenda([]), {}, {}, None, {}, Memory())
        self.options = options
        self.seats = seats
        self.box = box
        self.outcome = None
        self.flight = -1
        self.level = options.plan()[0]
        self.stage = Stage.ASSEMBLY
        self.credits = [0] * seats
        self.ledger = [()] * seats
        self.title = [None] * seats
        self.titles = ()
        self.gold = [False] * seats
        self.deck = box.deck
        self.clear_table()

    def clear_table(self) -> None:
        """Everything that no flight leaves to the next (TRK-16)."""
        seats = self.seats
        self.ships = []
        self.ship_views = [None] * seats
        self.discarded = [()] * seats
        self.bank = [good.bank for good in GOODS]
        self.face_down = self.face_up = ()
        self.hand = [NOTHING] * seats
        self.hand_hidden = [False] * seats
        self.hand_cell = [NOTHING] * seats
        self.hand_turn = [0] * seats
        self.from_reserve = [False] * seats
        self.fitting = [None] * seats
        self.reserve = [()] * seats
        self.reading = [NOTHING] * seats
        self.space = [0] * seats
        self.rebuilt = False
        self.timer_space = 0
        self.sand_running = False
        self.card = NOTHING
        self.revealed = ()
        self.flying = [False] * seats
        self.finished = [False] * seats
        self.position = [0] * seats
        self.powerless = [False] * seats
        self.declared = [0] * seats
        self.landed = [0] * seats

    # The contract

    def clone(self) -> TruckerState:
        copy = TruckerState.__new__(TruckerState)
        Course.__init__(
            copy,
            self.agenda.clone(),
            {seat: lane[:] for seat, lane in self.lanes.items()} if self.lanes else {},
            self.questions.copy(),
            self.awaited,
            self.known_moves,
            self.memory,
        )
        copy.options = self.options
        copy.seats = self.seats
        copy.box = self.box
        copy.outcome = self.outcome
        copy.flight = self.flight
        copy.level = self.level
        copy.stage = self.stage
        copy.credits = self.credits
        copy.ledger = self.ledger
        copy.ships = [ship.clone() for ship in self.ships]
        copy.ship_views = self.ship_views
        copy.discarded = self.discarded
        copy.bank = self.bank
        self._copy_building(copy)
        copy.deck = self.deck
        copy.card = self.card
        copy.revealed = self.revealed
        copy.flying = self.flying
        copy.finished = self.finished
        copy.position = self.position
        copy.powerless = self.powerless
        copy.declared = self.declared
        copy.landed = self.landed
        copy.titles = self.titles
        copy.title = self.title
        copy.gold = self.gold
        return copy

    def _copy_building(self, copy: TruckerState) -> None:
        copy.face_down = self.face_down
        copy.face_up = self.face_up
        copy.hand = self.hand
        copy.hand_hidden = self.hand_hidden
        copy.hand_cell = self.hand_cell
        copy.hand_turn = self.hand_turn
        copy.from_reserve = self.from_reserve
        copy.fitting = self.fitting
        copy.reserve = self.reserve
        copy.reading = self.reading
        copy.space = self.space
        copy.rebuilt = self.rebuilt
        copy.timer_space = self.timer_space
        copy.sand_running = self.sand_running

    def dump(self) -> bytes:
        from .dumps import dump_state  # noqa: PLC0415 a dump knows all that a state can hold

        return dump_state(self)

    def view(self, seat: int | None) -> TruckerView:
        from .scene import view_of  # noqa: PLC0415 a view can make a state again

        return view_of(self, as_seat(seat))

    def show(self, seats: Sequence[Seat | None]) -> list[TruckerView]:
        from .scene import show  # noqa: PLC0415 as above

        return show(self, seats)

    def first_for(self, seat: Seat, *steps: LaneStep[TruckerState] | TruckerStep) -> None:
        lane = [ForOneShip(step) if isinstance(step, TruckerStep) else step for step in steps]
        super().first_for(seat, *lane)

    def await_chance(self, awaited: Awaited[TruckerState] | Chance, step: Awaiting | None = None) -> None:
        if isinstance(awaited, Chance):
            assert step is not None
            super().await_chance(Coming(step))
            self._chance = awaited
        else:
            super().await_chance(awaited)

    # Words of the rulebook

    @property
    def board(self) -> FlightBoard:
        return FLIGHT_BOARDS[self.level]

    def has_gold(self, seat: Seat, title: TitleId) -> bool:
        """Whether this seat flies under the handicap of this title (TRK-12)."""
        return self.gold[seat] and self.title[seat] == title

    def all_seats(self) -> tuple[Seat, ...]:
        return SEATS[self.seats]

    def order(self) -> list[Seat]:
        """The flying players from the leader backwards (TRM-07)."""
        return in_order([seat for seat in SEATS[self.seats] if self.flying[seat]], self.position)

    def put_face_up(self, *tiles: int) -> None:
        """These components lie in the heap for all to see, in an order that tells nothing."""
        self.face_up = tuple(sorted((*self.face_up, *tiles)))

    def move_rocket(self, seat: Seat, days: int) -> None:
        """Gain days, or lose them (FLT-02, FLT-03)."""
        if days == 0:
            return
        loop = self.board.spaces
        taken = {self.position[other] % loop for other in self.order() if other != seat}
        self.position = replaced(self.position, seat, space_after(self.position[seat], days, loop, taken))
        self.tell(RocketMoved(seat, days, self.position[seat]))

    def pay(self, seat: Seat, amount: int, cause: Cause) -> None:
        """Credits from the bank, or to it if negative."""
        if amount:
            self.credits = replaced(self.credits, seat, self.credits[seat] + amount)
            line = ScoreLine(cause.name.lower(), amount)
            self.ledger = replaced(self.ledger, seat, (*self.ledger[seat], line))
            self.tell(CreditsChanged(seat, amount, cause))
