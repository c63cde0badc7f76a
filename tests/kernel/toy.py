"""A toy game for the kernel's own tests: hidden cards, dice, and a choice that all make at once.

Everybody holds two cards of a deck. Each round all choose one in secret, together; they are shown, two dice fall, and
the card nearest to their sum earns its owner a point, unless it is shared. Those who played draw again. After three
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
    Awaited,
    BadOption,
    Codec,
    Course,
    Decision,
    Dice,
    Draw,
    Event,
    Game,
    IllegalMove,
    Move,
    NoSuchMove,
    Outcome,
    Question,
    Range,
    Result,
    ScoreLine,
    Seat,
    Step,
    View,
    as_seat,
)

DECK = range(2, 20)


class Ask(Enum):
    CARD = 1
    CLOCK = 2


class Play(Move):
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def __str__(self) -> str:
        return f"play {self.card}"


class TimeUp(Move):
    __slots__ = ()

    def __str__(self) -> str:
        return "time-up"


class Drew(Event):
    __slots__ = ("card", "seat")

    def __init__(self, seat: Seat, card: int | None) -> None:
        self.seat = seat
        self.card = card

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, None)


class Chose(Event):
    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


class Shown(Event):
    __slots__ = ("cards",)

    reveals: ClassVar[bool] = True

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards


class Scored(Event):
    __slots__ = ("seat", "target")

    def __init__(self, seat: Seat | None, target: int) -> None:
        self.seat = seat
        self.target = target


class ChooseCard(Question["Toy"]):
    __slots__ = ()

    rule: ClassVar[str] = "TOY-02"

    def __init__(self) -> None:
        super().__init__(Ask.CARD, sealed=True)

    def moves(self, state: Toy, seat: Seat) -> list[Move]:
        return [Play(card) for card in sorted(state.hands[seat])]

    def problem(self, state: Toy, seat: Seat, move: Move) -> IllegalMove | None:
        if not isinstance(move, Play):
            return IllegalMove("not-asked", "TOY-01")
        return None if move.card in state.hands[seat] else IllegalMove("not-in-hand", self.rule, card=move.card)

    def answer(self, state: Toy, seat: Seat, move: Move) -> None:
        assert isinstance(move, Play)
        state.hands[seat].remove(move.card)
        state.sealed[seat] = move.card
        state.tell(Chose(seat))
        if list(state.questions) == [CLOCK]:
            state.questions = {}


class WatchTheClock(Question["Toy"]):
    __slots__ = ()

    rule: ClassVar[str] = "TOY-01"

    def __init__(self) -> None:
        super().__init__(Ask.CLOCK, must=False)

    def moves(self, state: Toy, seat: Seat) -> list[Move]:
        del state, seat
        return [TimeUp()]

    def answer(self, state: Toy, seat: Seat, move: Move) -> None:
        del seat, move
        state.questions = {}
        state.agenda = Agenda([EndGame()])


class DrawCard(Step["Toy"]):
    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: Toy) -> None:
        state.await_chance(Card(self.seat))


class Card(Awaited["Toy"]):
    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def chance(self, state: Toy) -> Draw:
        return Draw(state.bag(), seen_by=(self.seat,))

    def came(self, state: Toy, outcome: Outcome) -> None:
        state.hands[self.seat].append(outcome[0])
        state.tell(Drew(self.seat, outcome[0]))


class AskAll(Step["Toy"]):
    __slots__ = ()

    def run(self, state: Toy) -> None:
        for seat in range(len(state.hands)):
            state.ask(Seat(seat), ChooseCard())
        if state.clock:
            state.ask(CLOCK, WatchTheClock())


class ShowAll(Step["Toy"]):
    __slots__ = ()

    def run(self, state: Toy) -> None:
        cards = tuple(card for card in state.sealed if card is not None)
        state.tell(Shown(cards))
        state.discard += cards


class RollDice(Step["Toy"]):
    __slots__ = ()

    def run(self, state: Toy) -> None:
        state.await_chance(Target())


class Target(Awaited["Toy"]):
    __slots__ = ()

    def chance(self, state: Toy) -> Dice:
        del state
        return Dice(2)

    def came(self, state: Toy, outcome: Outcome) -> None:
        target = sum(outcome)
        distances = [abs((card or 0) - target) for card in state.sealed]
        nearest = [Seat(seat) for seat, distance in enumerate(distances) if distance == min(distances)]
        state.sealed = [None] * len(state.hands)
        winner = nearest[0] if len(nearest) == 1 else None
        if winner is not None:
            state.points[winner] += 1
        state.tell(Scored(winner, target))


class EndGame(Step["Toy"]):
    __slots__ = ()

    def run(self, state: Toy) -> None:
        best = sorted(state.points, reverse=True)
        state.outcome = Result(
            tuple(state.points),
            tuple(best.index(points) + 1 for points in state.points),
            tuple((ScoreLine("rounds", points),) for points in state.points),
        )


class Toy(Course["Toy"]):
    __slots__ = ("clock", "discard", "hands", "outcome", "points", "sealed")

    unasked_rule: ClassVar[str] = "TOY-01"
    outcome: Result | None

    def __init_subclass__(cls) -> None:
        VARIANTS[cls.__name__] = cls

    def __init__(
        self,
        agenda: Agenda[Toy],
        questions: dict[Seat, Question[Toy]],
        awaited: Awaited[Toy] | None,
        outcome: Result | None,
        clock: bool,
        hands: list[list[int]],
        sealed: list[int | None],
        discard: list[int],
        points: list[int],
    ) -> None:
        super().__init__(agenda, {}, questions, awaited, {}, {})
        self.outcome = outcome
        self.clock = clock
        self.hands = hands
        self.sealed = sealed
        self.discard = discard
        self.points = points

    @classmethod
    def begin(cls, seats: int, clock: bool, rounds: int) -> Self:
        """A table before the first card is drawn."""
        deal = [DrawCard(Seat(seat)) for seat in range(seats)]
        one_round = (AskAll(), ShowAll(), RollDice(), *deal)
        agenda: Agenda[Toy] = Agenda([*deal, *deal, *one_round * rounds, EndGame()][::-1])
        state = cls(agenda, {}, None, None, clock, [[] for _ in range(seats)], [None] * seats, [], [0] * seats)
        state.run_due()
        return state

    def bag(self) -> list[int]:
        known = {card for hand in self.hands for card in hand} | set(self.discard)
        known |= {card for card in self.sealed if card is not None}
        return [card for card in DECK if card not in known]

    def clone(self) -> Self:
        return type(self)(
            self.agenda.clone(),
            self.questions.copy(),
            self.awaited,
            self.outcome,
            self.clock,
            [hand[:] for hand in self.hands],
            self.sealed[:],
            self.discard[:],
            self.points[:],
        )

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
            awaited=self.awaited,
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
    awaited: Awaited[Toy] | None
    clock: bool
    steps_left: int
    asked: tuple[Seat, ...]
    outcome: Result | None
    variant: str

    def sample_state(self, rng: Random) -> Toy:
        seats = len(self.hand_sizes)
        state = VARIANTS[self.variant].begin(seats, self.clock, 3)
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
        state.questions = {seat: WatchTheClock() if seat == CLOCK else ChooseCard() for seat in self.asked}
        state.outcome = self.outcome
        state.awaited = self.awaited
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
    return Codec(kind, Agenda, *steps, Card, Target, ChooseCard, WatchTheClock, Result, ScoreLine)


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
        return self.state_type.begin(seats, options.clock, options.rounds)

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
