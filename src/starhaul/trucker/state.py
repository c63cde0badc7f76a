"""A game of Trucker in progress: plain data, and the one loop that works through what is due."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from starhaul.kernel import (
    Agenda,
    BadOutcome,
    Chance,
    Event,
    IllegalMove,
    Memory,
    Move,
    Outcome,
    Result,
    ScoreLine,
    Seat,
    State,
    Step,
    as_seat,
)

from .boards import FLIGHT_BOARDS, GOODS
from .decisions import Question
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
    """Something still to be resolved."""

    __slots__ = ()


class Awaiting(TruckerStep):
    """A step that asks for chance, and takes what comes."""

    __slots__ = ()

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        """Go on with this outcome."""
        raise NotImplementedError


class TruckerState(State):
    """The whole table. Lists are by seat unless they say otherwise.

    Tuples, and all lists but the ships, are replaced and never changed: clones share them.
    """

    __slots__ = (
        "agenda",
        "awaiting",
        "bank",
        "box",
        "card",
        "chance",
        "credits",
        "decisions",
        "deck",
        "declared",
        "defeated",
        "discarded",
        "events",
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
        "known_moves",
        "landed",
        "lanes",
        "ledger",
        "level",
        "memory",
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
        "waiting",
    )

    options: Options
    seats: int
    box: Box
    """What is shuffled: it follows from the options."""
    chance: Chance | None
    decisions: dict[Seat, Question]
    outcome: Result | None
    known_moves: dict[Seat, tuple[Move, ...]]
    """Legal moves that views of this moment show; in random play nobody looks, and keeping them would not pay."""
    memory: Memory
    """Parts of views made before, shared with all clones."""

    # What is due
    agenda: Agenda[TruckerState]
    lanes: dict[Seat, Agenda[TruckerState]]
    """What is due for one seat alone; only seats with something due are here."""
    awaiting: Awaiting | None
    """The step that takes what comes up for the chance."""
    waiting: dict[Seat, Question]
    """What is asked again once the chance has come up."""
    events: list[Event]
    """What has happened since the last move or outcome."""

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
    defeated: tuple[Seat, ...]
    """Whom the pirates will shoot at."""
    landed: Sequence[int]
    """The planet of the card, counted from 1."""

    # Trek
    titles: tuple[TitleId, ...]
    """Those in play."""
    title: Sequence[TitleId | None]
    gold: Sequence[bool]

    def __init__(self, options: Options, seats: int, box: Box) -> None:
        """A table before its first flight is prepared."""
        self.options = options
        self.seats = seats
        self.box = box
        self.chance = None
        self.decisions = {}
        self.outcome = None
        self.known_moves = {}
        self.memory = Memory()
        self.agenda = Agenda([])
        self.lanes = {}
        self.awaiting = None
        self.waiting = {}
        self.events = []
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
        self.defeated = ()
        self.landed = [0] * seats

    # The contract

    def legal_moves(self, seat: int) -> list[Move]:
        seat = Seat(seat)
        known = self.known_moves.get(seat)
        if known is not None:
            return list(known)
        question = self.decisions.get(seat)
        return question.moves(self, seat) if question is not None else []

    def moves_to_show(self, seat: Seat) -> tuple[Move, ...]:
        """The legal moves, kept: they stay what they are until something happens."""
        known = self.known_moves.get(seat)
        if known is None:
            known = self.known_moves[seat] = tuple(self.legal_moves(seat))
        return known

    def is_halfway(self, seat: int) -> bool:
        question = self.decisions.get(Seat(seat))
        return question is not None and question.is_halfway

    def problem_with(self, seat: int, move: Move) -> IllegalMove | None:
        seat = Seat(seat)
        question = self.decisions.get(seat)
        if question is None:
            return IllegalMove("not-asked", "FLT-01", seat=seat)
        return question.problem(self, seat, move)

    def apply(self, seat: int, move: Move) -> list[Event]:
        seat = Seat(seat)
        problem = self.problem_with(seat, move)
        if problem is not None:
            raise problem
        question = self.decisions[seat]
        self.known_moves = {}
        if not question.lasts:
            del self.decisions[seat]
        question.answer(self, seat, move)
        return self._settle()

    def resolve(self, outcome: Outcome) -> list[Event]:
        if self.chance is None or self.awaiting is None:
            raise BadOutcome("nothing random is due here")
        self.chance.check(outcome)
        self.known_moves = {}
        step, self.awaiting, self.chance = self.awaiting, None, None
        self.decisions, self.waiting = self.waiting, {}
        step.came(self, outcome)
        return self._settle()

    def clone(self) -> TruckerState:
        copy = TruckerState.__new__(TruckerState)
        copy.options = self.options
        copy.seats = self.seats
        copy.box = self.box
        copy.chance = self.chance
        copy.decisions = self.decisions.copy()
        copy.outcome = self.outcome
        copy.known_moves = self.known_moves
        copy.memory = self.memory
        copy.agenda = self.agenda.clone()
        copy.lanes = {seat: lane.clone() for seat, lane in self.lanes.items()} if self.lanes else {}
        copy.awaiting = self.awaiting
        copy.waiting = self.waiting.copy()
        copy.events = []
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
        copy.defeated = self.defeated
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

    # What is due

    def _settle(self) -> list[Event]:
        self.run_due()
        events, self.events = self.events, []
        return events

    def run_due(self) -> None:
        """Work through the lanes and then the agenda until a seat or chance must answer.

        What concerns one ship alone lies in that seat's lane: lanes run side by side, so that several owners decide at
        the same time (HIT-21); the common agenda goes on when all lanes are empty.
        """
        while self.chance is None:
            if self.lanes:
                self._run_lanes()
                if self.lanes:
                    return
            if self.decisions or not self.agenda:
                return
            self.agenda.next().run(self)

    def _run_lanes(self) -> None:
        for seat in sorted(self.lanes) if len(self.lanes) > 1 else list(self.lanes):
            lane = self.lanes[seat]
            while lane and seat not in self.decisions:
                lane.next().run(self)
            if not lane and seat not in self.decisions:
                del self.lanes[seat]

    def first(self, *steps: TruckerStep) -> None:
        """Put these before everything that is due already."""
        self.agenda.first(*steps)

    def first_for(self, seat: Seat, *steps: TruckerStep) -> None:
        """Put these before everything that is due for this seat alone."""
        if seat not in self.lanes:
            self.lanes[seat] = Agenda([])
        self.lanes[seat].first(*steps)

    def ask(self, seat: Seat, question: Question) -> None:
        self.decisions[seat] = question

    def await_chance(self, chance: Chance, step: Awaiting) -> None:
        """Nobody is asked until it has come up."""
        self.chance = chance
        self.awaiting = step
        self.decisions, self.waiting = {}, self.decisions

    def await_again(self) -> None:
        """Ask anew for the chance that is due, in a state that was put together from its parts."""
        if self.awaiting is not None:
            waiting, self.decisions = self.waiting, {}
            self.awaiting.run(self)
            self.waiting = waiting

    def tell(self, event: Event) -> None:
        self.events.append(event)

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
