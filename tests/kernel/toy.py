"""A toy game for the kernel's own tests: hidden cards, dice, and a choice that all make at once.

Everybody holds two cards of a deck. Each round all choose one in secret, together; they are shown, two dice fall, and
the card nearest to their sum earns its owner a point, unless it is shared. Whoever played draws again. After three
rounds the most points win. On the side, a clock may end the game early: time is a seat too.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache
from random import Random
from typing import Annotated, ClassVar, Self

from starhaul.kernel import (
    CLOCK,
    Agenda,
    BadOption,
    BadOutcome,
    Chance,
    Codec,
    Decision,
    Dice,
    Draw,
    Event,
    Game,
    IllegalMove,
    Move,
    NoSuchMove,
    Outcome,
    Range,
    Result,
    ScoreLine,
    Seat,
    State,
    Step,
    View,
    as_seat,
)

DECK = range(2, 20)


class Ask(Enum):
    CARD = 1
    CLOCK = 2


CHOOSE = Decision(Ask.CARD, sealed=True)
WATCH_THE_CLOCK = Decision(Ask.CLOCK, must=False)


@dataclass(frozen=True, slots=True)
class Play(Move):
    card: int

    def __str__(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True, slots=True)
class TimeUp(Move):
    def __str__(self) -> str:
        return "time-up"


@dataclass(frozen=True, slots=True)
class Drew(Event):
    seat: Seat
    card: int | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, None)


@dataclass(frozen=True, slots=True)
class Chose(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Shown(Event):
    reveals: ClassVar[bool] = True
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Scored(Event):
    seat: Seat | None
    target: int


@dataclass(frozen=True, slots=True)
class DrawCard(Step["Toy"]):
    seat: Seat

    def run(self, state: Toy) -> None:
        state.drawer = self.seat
        state.chance = Draw(state.bag(), seen_by=(self.seat,))


@dataclass(frozen=True, slots=True)
class AskAll(Step["Toy"]):
    def run(self, state: Toy) -> None:
        state.decisions = {Seat(seat): CHOOSE for seat in range(len(state.hands))}
        if state.clock:
            state.decisions[CLOCK] = WATCH_THE_CLOCK


@dataclass(frozen=True, slots=True)
class ShowAll(Step["Toy"]):
    def run(self, state: Toy) -> None:
        cards = tuple(card for card in state.sealed if card is not None)
        state.events.append(Shown(cards))
        state.discard += cards


@dataclass(frozen=True, slots=True)
class RollDice(Step["Toy"]):
    def run(self, state: Toy) -> None:
        state.chance = Dice(2)


@dataclass(frozen=True, slots=True)
class EndGame(Step["Toy"]):
    def run(self, state: Toy) -> None:
        best = sorted(state.points, reverse=True)
        state.outcome = Result(
            tuple(state.points),
            tuple(best.index(points) + 1 for points in state.points),
            tuple((ScoreLine("rounds", points),) for points in state.points),
        )


class Toy(State):
    __slots__ = (
        "agenda",
        "chance",
        "clock",
        "decisions",
        "discard",
        "drawer",
        "events",
        "hands",
        "outcome",
        "points",
        "sealed",
    )

    chance: Chance | None
    decisions: dict[Seat, Decision]
    outcome: Result | None

    def __init_subclass__(cls) -> None:
        VARIANTS[cls.__name__] = cls

    def __init__(self, seats: int, clock: bool, rounds: int) -> None:
        self.chance = None
        self.decisions = {}
        self.outcome = None
        self.clock = clock
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.sealed: list[int | None] = [None] * seats
        self.discard: list[int] = []
        self.points = [0] * seats
        self.drawer = Seat(0)
        self.events: list[Event] = []
        everybody = [Seat(seat) for seat in range(seats)]
        deal = [DrawCard(seat) for seat in everybody]
        one_round = (AskAll(), ShowAll(), RollDice(), *deal)
        self.agenda: Agenda[Toy] = Agenda([*deal, *deal, *one_round * rounds, EndGame()][::-1])
        self._run()

    def bag(self) -> list[int]:
        known = {card for hand in self.hands for card in hand} | set(self.discard)
        known |= {card for card in self.sealed if card is not None}
        return [card for card in DECK if card not in known]

    def legal_moves(self, seat: int) -> list[Move]:
        if seat not in self.decisions:
            return []
        return [TimeUp()] if seat == CLOCK else [Play(card) for card in sorted(self.hands[seat])]

    def problem_with(self, seat: int, move: Move) -> IllegalMove | None:
        if seat not in self.decisions or isinstance(move, TimeUp) != (seat == CLOCK):
            return IllegalMove("not-asked", "TOY-01")
        if isinstance(move, Play) and move.card not in self.hands[seat]:
            return IllegalMove("not-in-hand", "TOY-02", card=move.card)
        return None

    def apply(self, seat: int, move: Move) -> list[Event]:
        if problem := self.problem_with(seat, move):
            raise problem
        if isinstance(move, Play):
            self._choose(Seat(seat), move.card)
        else:
            self.decisions = {}
            self.agenda = Agenda([EndGame()])
        return self._run_and_tell()

    def _choose(self, seat: Seat, card: int) -> None:
        self.hands[seat].remove(card)
        self.sealed[seat] = card
        self.events.append(Chose(seat))
        del self.decisions[seat]
        if list(self.decisions) in ([], [CLOCK]):
            self.decisions = {}

    def resolve(self, outcome: Outcome) -> list[Event]:
        if self.chance is None:
            raise BadOutcome("nothing is due")
        self.chance.check(outcome)
        is_draw = isinstance(self.chance, Draw)
        self.chance = None
        if is_draw:
            self.hands[self.drawer].append(outcome[0])
            self.events.append(Drew(self.drawer, outcome[0]))
        else:
            self._score(sum(outcome))
        return self._run_and_tell()

    def _score(self, target: int) -> None:
        distances = [abs((card or 0) - target) for card in self.sealed]
        nearest = [Seat(seat) for seat, distance in enumerate(distances) if distance == min(distances)]
        self.sealed = [None] * len(self.hands)
        winner = nearest[0] if len(nearest) == 1 else None
        if winner is not None:
            self.points[winner] += 1
        self.events.append(Scored(winner, target))

    def _run(self) -> None:
        while self.agenda and not self.decisions and self.chance is None:
            self.agenda.next().run(self)

    def _run_and_tell(self) -> list[Event]:
        self._run()
        events, self.events = self.events, []
        return events

    def clone(self) -> Self:
        copy = object.__new__(type(self))
        copy.chance = self.chance
        copy.decisions = self.decisions.copy()
        copy.outcome = self.outcome
        copy.clock = self.clock
        copy.hands = [hand[:] for hand in self.hands]
        copy.sealed = self.sealed[:]
        copy.discard = self.discard[:]
        copy.points = self.points[:]
        copy.drawer = self.drawer
        copy.events = self.events[:]
        copy.agenda = self.agenda.clone()
        return copy

    def dump(self) -> bytes:
        return codec(type(self)).dump(self)

    def view(self, seat: int | None) -> ToyView:
        seat = as_seat(seat)
        return ToyView(
            seat=seat,
            decision=None if seat is None else self.decisions.get(seat),
            moves=() if seat is None else tuple(self.legal_moves(seat)),
            hand=() if seat is None or seat == CLOCK else tuple(self.hands[seat]),
            chosen=None if seat is None or seat == CLOCK else self.sealed[seat],
            have_chosen=tuple(card is not None for card in self.sealed),
            hand_sizes=tuple(map(len, self.hands)),
            discard=tuple(self.discard),
            points=tuple(self.points),
            drawer=self.drawer,
            due=type(self.chance).__name__ if self.chance else None,
            clock=self.clock,
            steps_left=len(self.agenda),
            asked=tuple(self.decisions),
            outcome=self.outcome,
            variant=type(self).__name__,
        )


@dataclass(frozen=True, slots=True)
class ToyView(View):
    seat: Seat | None
    decision: Decision | None
    moves: tuple[Move, ...]
    hand: tuple[int, ...]
    chosen: int | None
    have_chosen: tuple[bool, ...]
    hand_sizes: tuple[int, ...]
    discard: tuple[int, ...]
    points: tuple[int, ...]
    drawer: Seat
    due: str | None
    clock: bool
    steps_left: int
    asked: tuple[Seat, ...]
    outcome: Result | None
    variant: str

    def sample_state(self, rng: Random) -> Toy:
        seats = len(self.hand_sizes)
        state = VARIANTS[self.variant](seats, self.clock, 3)
        while len(state.agenda) > self.steps_left:
            state.agenda.next()
        known = {*self.hand, *self.discard, self.chosen}
        hidden = [card for card in DECK if card not in known]
        rng.shuffle(hidden)
        for seat in range(seats):
            mine = seat == self.seat
            state.hands[seat] = list(self.hand) if mine else [hidden.pop() for _ in range(self.hand_sizes[seat])]
            if self.have_chosen[seat]:
                state.sealed[seat] = self.chosen if mine else self._guess_choice(seat, hidden)
        state.discard = list(self.discard)
        state.points = list(self.points)
        state.drawer = self.drawer
        state.decisions = {seat: WATCH_THE_CLOCK if seat == CLOCK else CHOOSE for seat in self.asked}
        state.outcome = self.outcome
        chances = {None: None, "Dice": Dice(2), "Draw": Draw(state.bag(), seen_by=(self.drawer,))}
        state.chance = chances[self.due]
        return state

    def _guess_choice(self, seat: int, hidden: list[int]) -> int:
        """Cards that were shown already lie in the discard, so a choice that is still sealed is a hidden card."""
        if not self.asked:
            return self.discard[len(self.discard) - len(self.hand_sizes) + seat]
        return hidden.pop()


VARIANTS: dict[str, type[Toy]] = {"Toy": Toy}
"""The game and its broken variants by name, so that a view can make states of the kind it came from."""


@cache
def codec(kind: type[Toy]) -> Codec:
    steps = (DrawCard, AskAll, ShowAll, RollDice, EndGame)
    return Codec(kind, Agenda, *steps, Draw, Dice, Decision, Ask, Result, ScoreLine)


@dataclass(frozen=True, slots=True)
class Options:
    clock: bool = False
    rounds: Annotated[int, Range(1, 3)] = 3


class ToyGame(Game):
    name = "toy"
    seat_counts = range(2, 4)
    option_type = Options
    state_type: type[Toy] = Toy

    def new_game(self, options: Options, seats: int) -> Toy:
        if seats not in self.seat_counts:
            raise BadOption(f"seats: 2 or 3, not {seats}")
        return self.state_type(seats, options.clock, options.rounds)

    def load(self, data: bytes) -> Toy:
        loaded = codec(self.state_type).load(data)
        assert isinstance(loaded, Toy)
        return loaded

    def parse_move(self, text: str) -> Move:
        match text.split():
            case ["time-up"]:
                return TimeUp()
            case ["play", card] if card.isdecimal():
                return Play(int(card))
            case _:
                raise NoSuchMove(text)

    def content_hash(self, options: Options) -> str:
        del options
        return "toy"


GAME = ToyGame()
