"""How a game goes on: steps and lanes are worked through until a seat or chance must answer."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .agenda import Agenda, Awaited, LaneStep, Step
from .chance import BadOutcome, Chance, Outcome
from .decision import Decision
from .event import Event
from .memory import Memory
from .move import IllegalMove, Move
from .question import Question
from .seat import Seat
from .state import State

S = TypeVar("S")
Part = TypeVar("Part")


@mypyc_attr(allow_interpreted_subclasses=True)
class Course(State, Generic[S]):
    """The part of a state that all games share: what is asked, what is due, what has just happened.

    S is the game's own state, which derives from this class.
    """

    __slots__ = ("_chance", "agenda", "awaited", "events", "known_moves", "lanes", "memory", "questions")

    unasked_rule: ClassVar[str]
    """The rule that a seat breaks which answers though nothing was asked."""
    are_answers_apart: ClassVar[bool] = False
    """Whether what one seat does, or chance, changes no answer of the others, so that their legal moves stay known."""

    def __init__(
        self,
        agenda: Agenda[S],
        lanes: dict[Seat, list[LaneStep[S]]],
        questions: dict[Seat, Question[S]],
        awaited: Awaited[S] | None,
        known_moves: dict[Seat, list[Move]],
        memory: Memory,
    ) -> None:
        self.agenda: Agenda[S] = agenda
        self.lanes: dict[Seat, list[LaneStep[S]]] = lanes
        """What is due for one seat alone, the next step last; only seats with something due are here."""
        self.questions: dict[Seat, Question[S]] = questions
        """What seats are asked; while chance is due they wait."""
        self.awaited: Awaited[S] | None = awaited
        self.known_moves: dict[Seat, list[Move]] = known_moves
        """Legal moves that somebody asked for."""
        self.memory: Memory = memory
        """Parts of views made before."""
        self.events: list[Event] = []
        """What has happened since the last move or outcome."""
        self._chance: Chance | None = None

    # --- the contract ---

    @property
    def chance(self) -> Chance | None:
        awaited = self.awaited
        if awaited is None:
            return None
        if self._chance is None:
            state: S = self  # type: ignore[assignment]
            self._chance = awaited.chance(state)
        return self._chance

    @property
    def decisions(self) -> Mapping[Seat, Decision]:
        return self.questions if self.awaited is None else {}

    def legal_moves(self, seat: int) -> list[Move]:
        asked: Seat = seat  # type: ignore[assignment] # a seat is a number: naming it so would be a call
        return self.moves_of(asked)[:]

    def moves_of(self, seat: Seat) -> list[Move]:
        """The legal moves as a list that is kept: callers must not change it."""
        if self.awaited is not None:
            return []
        known = self.known_moves.get(seat)
        if known is None:
            question = self.questions.get(seat)
            if question is None:
                return []
            state: S = self  # type: ignore[assignment]
            known = self.known_moves[seat] = question.moves(state, seat)
        return known

    def is_halfway(self, seat: int) -> bool:
        question = self.questions.get(Seat(seat))
        return question is not None and question.is_halfway

    def problem_with(self, seat: int, move: Move) -> IllegalMove | None:
        asked = Seat(seat)
        question = self.questions.get(asked)
        if question is None or self.awaited is not None:
            return IllegalMove("not-asked", self.unasked_rule, seat=seat)
        known = self.known_moves.get(asked)
        if known is not None and move in known:
            return None
        state: S = self  # type: ignore[assignment]
        return question.problem(state, asked, move)

    def apply(self, seat: int, move: Move) -> list[Event]:
        asked: Seat = seat  # type: ignore[assignment] # as above
        known = self.known_moves.get(asked, ()) if self.awaited is None else ()
        for offered in known:
            if offered is move:
                break
        else:  # most moves are the objects that were offered: contents are compared only for others
            problem = self.problem_with(seat, move)
            if problem is not None:
                raise problem
        question = self.questions[asked]
        if self.are_answers_apart:
            self.known_moves.pop(asked, None)
        else:
            self.known_moves = {}
        lasts = question.lasts
        if not lasts:
            del self.questions[asked]
        state: S = self  # type: ignore[assignment]
        question.answer(state, asked, move)
        # Who is asked again has not answered yet. While somebody is asked and no lane is left nothing can go on.
        if (self.lanes or not self.questions) and (lasts or asked not in self.questions):
            self._go_on(state, asked)
        events, self.events = self.events, []
        return events

    def resolve(self, outcome: Outcome) -> list[Event]:
        awaited, chance = self.awaited, self._chance or self.chance
        if awaited is None or chance is None:
            raise BadOutcome("nothing random is due here")
        chance.check(outcome)
        if not self.are_answers_apart:
            self.known_moves = {}
        self.awaited = self._chance = None
        state: S = self  # type: ignore[assignment]
        awaited.came(state, outcome)
        self.run_due()
        events, self.events = self.events, []
        return events

    def recall(self, place: Hashable, sources: object, make: Callable[[], Part]) -> Part:
        """The part of views made last, if it came from the same sources: all that `make` looks at."""
        known = self.memory.get(place)
        if known is None or (known[0] is not sources and known[0] != sources):
            known = (sources, make())
            self.memory = {**self.memory, place: known}
        part: Part = known[1]
        return part

    # --- what is due ---

    def lane_order(self) -> Sequence[Seat]:
        """In which order several lanes are worked through."""
        return sorted(self.lanes)

    @property
    def is_serial(self) -> bool:
        """Whether seats go through their lanes one after the other."""
        return False

    def run_due(self) -> None:
        """Work through the lanes and then the agenda until a seat or chance must answer.

        What concerns one seat alone lies in its lane: several owners decide at the same time. The common agenda goes
        on when all lanes are empty and nobody is asked anything.
        """
        state: S = self  # type: ignore[assignment]
        lanes, questions, steps = self.lanes, self.questions, self.agenda.steps
        while self.awaited is None:
            if lanes:
                self._run_lanes(state)
                if lanes:
                    return
            if questions or not steps:
                return
            steps.pop().run(state)

    def _run_lanes(self, state: S) -> None:
        lanes, questions = self.lanes, self.questions
        if len(lanes) == 1:
            order: Sequence[Seat] = [*lanes]
            is_serial = False
        else:
            order = self.lane_order()
            is_serial = self.is_serial
        for seat in order:
            lane = lanes.get(seat)
            if lane is None:
                continue
            while lane and seat not in questions:
                lane.pop().run(state, seat)
                if self.awaited is not None:
                    return
            if seat not in questions:
                del lanes[seat]
            elif is_serial:
                return

    def _go_on(self, state: S, seat: Seat) -> None:
        """After an answer of this seat: where answers are apart, all other lanes wait for their owners still."""
        lanes, questions = self.lanes, self.questions
        if self.are_answers_apart and seat in lanes and not self.is_serial:
            lane = lanes[seat]
            while self.awaited is None and seat not in questions:
                if not lane:
                    del lanes[seat]
                    break
                lane.pop().run(state, seat)
            if lanes:
                return
        self.run_due()

    def first(self, *steps: Step[S]) -> None:
        """Put these before everything that is due already."""
        self.agenda.steps += steps[::-1]

    def first_for(self, seat: Seat, step: LaneStep[S]) -> None:
        """Put this before everything that is due for this seat alone."""
        lane = self.lanes.get(seat)
        if lane is None:
            self.lanes[seat] = [step]
        else:
            lane.append(step)

    def all_first_for(self, seat: Seat, *steps: LaneStep[S]) -> None:
        """Put these, in the order in which they stand here, before everything that is due for this seat alone."""
        for step in steps[::-1]:
            self.first_for(seat, step)

    def ask(self, seat: Seat, question: Question[S]) -> None:
        self.questions[seat] = question

    def await_chance(self, awaited: Awaited[S]) -> None:
        """Nobody is asked until it has come up."""
        assert self.awaited is None, "something is awaited already"
        self.awaited = awaited

    def tell(self, event: Event) -> None:
        self.events.append(event)
