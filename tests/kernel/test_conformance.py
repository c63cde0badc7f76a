"""The conformance kit passes a sound game and catches each broken one."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Self

import pytest

from kernel.toy import GAME, VARIANTS, Chose, Drew, Play, TimeUp, Toy, ToyGame, ToyView, codec
from starhaul.kernel import Event, IllegalMove, Move, Outcome, Result, Seat
from starhaul.kernel.testing import (
    Case,
    NonConforming,
    check_clones,
    check_determinism,
    check_dumps,
    check_game,
    check_moves,
    check_no_leak,
    check_order,
    check_random_games,
    check_records,
    check_views,
)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("clock", [False, True])
def test_a_sound_game_passes(seats: int, clock: bool) -> None:
    check_game(Case(GAME, seats, {"clock": clock}), range(2))


class LeakingView(Toy):
    """Shows a spectator how good the cards of everybody are."""

    __slots__ = ()

    def view(self, seat: int | None) -> ToyView:
        seen = super().view(seat)
        return Gossip(**{name: getattr(seen, name) for name in seen.__slots__}, sums=tuple(map(sum, self.hands)))


@dataclass(frozen=True, slots=True)
class Gossip(ToyView):
    sums: tuple[int, ...]


class TellingTheDraw(Toy):
    """Tells everybody which card was drawn."""

    __slots__ = ()

    def resolve(self, outcome: Outcome) -> list[Event]:
        return [LoudDrew(e.seat, e.card) if isinstance(e, Drew) else e for e in super().resolve(outcome)]


class LoudDrew(Drew):
    __slots__ = ()

    def seen_by(self, seat: int | None) -> Event:
        del seat
        return self


class TellingTheChoice(Toy):
    """Tells everybody which card was chosen, before all have chosen."""

    __slots__ = ()

    def apply(self, seat: int, move: Move) -> list[Event]:
        events = super().apply(seat, move)
        return [LoudChose(e.seat, str(move)) if isinstance(e, Chose) else e for e in events]


class LoudChose(Chose):
    __slots__ = ("move",)

    def __init__(self, seat: Seat, move: str) -> None:
        super().__init__(seat)
        self.move = move


class TellingRefusal(Toy):
    """Says in a refusal whether somebody else holds the card."""

    __slots__ = ()

    def problem_with(self, seat: int, move: Move) -> IllegalMove | None:
        problem = super().problem_with(seat, move)
        if problem and problem.code == "not-in-hand" and isinstance(move, Play):
            return IllegalMove("not-in-hand", "TOY-02", held=any(move.card in hand for hand in self.hands))
        return problem


class KnowingGuess(Toy):
    """Its view guesses the truth, every time: it must have kept it."""

    __slots__ = ()

    def view(self, seat: int | None) -> ToyView:
        seen = super().view(seat)
        return Peeking(**{name: getattr(seen, name) for name in seen.__slots__}, truth=self.dump().decode())


@dataclass(frozen=True, slots=True)
class Peeking(ToyView):
    truth: str

    def sample_state(self, rng: random.Random) -> Toy:
        del rng
        state = codec(VARIANTS[self.variant]).load(self.truth.encode())
        assert isinstance(state, Toy)
        return state


class ShowsMore(Toy):
    """Shows everybody on screens what only the first may know."""

    __slots__ = ()

    def show(self, seats: Sequence[Seat | None]) -> list[ToyView]:
        return [self.view(Seat(0)) for _ in seats]


class LivingView(Toy):
    """Its view is a window, not a picture."""

    __slots__ = ()

    def view(self, seat: int | None) -> ToyView:
        seen = super().view(seat)
        return Window(**{name: getattr(seen, name) for name in seen.__slots__}, live=self.points)


@dataclass(frozen=True, slots=True)
class Window(ToyView):
    live: list[int]


class TraceOfRefusal(Toy):
    """Counts a move before it looks whether the move is legal."""

    __slots__ = ()

    def apply(self, seat: int, move: Move) -> list[Event]:
        self.points[0] += 1
        return super().apply(seat, move)


class SharedFieldInClone(Toy):
    """Its clone shares a list with it."""

    __slots__ = ()

    def clone(self) -> Self:
        copy = super().clone()
        copy.discard = self.discard
        return copy


class ForgottenFieldInClone(Toy):
    """Its clone has forgotten the points."""

    __slots__ = ()

    def clone(self) -> Self:
        copy = super().clone()
        copy.points = [0] * len(self.points)
        return copy


class UnstableOrder(Toy):
    """Lists the moves one way and then the other."""

    __slots__ = ()

    calls = count()

    def legal_moves(self, seat: int) -> list[Move]:
        moves = super().legal_moves(seat)
        return moves[::-1] if next(self.calls) % 2 else moves


class UnrecordedChance(Toy):
    """Rolls a die of its own."""

    __slots__ = ()

    def apply(self, seat: int, move: Move) -> list[Event]:
        events = super().apply(seat, move)
        self.points[0] += random.randint(1, 1_000_000)
        return events


class RefusesWhatItLists(Toy):
    __slots__ = ()

    def problem_with(self, seat: int, move: Move) -> IllegalMove | None:
        return super().problem_with(seat, move) or IllegalMove("closed", "TOY-03")


class AcceptsWhatItDoesNotList(Toy):
    __slots__ = ()

    def legal_moves(self, seat: int) -> list[Move]:
        return super().legal_moves(seat)[:1]


class TakesAnyOutcome(Toy):
    __slots__ = ()

    def resolve(self, outcome: Outcome) -> list[Event]:
        return super().resolve(outcome) if self.chance and self.chance.allows(outcome) else []


class NeverEnds(Toy):
    __slots__ = ()

    def apply(self, seat: int, move: Move) -> list[Event]:
        if problem := self.problem_with(seat, move):
            raise problem
        return []


class EndsWithoutResult(Toy):
    __slots__ = ()

    @property
    def outcome(self) -> Result | None:
        return None

    @outcome.setter
    def outcome(self, result: Result | None) -> None:
        pass


BROKEN = [
    (LeakingView, check_no_leak),
    (TellingTheDraw, check_no_leak),
    (TellingTheChoice, check_no_leak),
    (TellingRefusal, check_no_leak),
    (KnowingGuess, check_no_leak),
    (ShowsMore, check_views),
    (LivingView, check_views),
    (TraceOfRefusal, check_moves),
    (RefusesWhatItLists, check_moves),
    (AcceptsWhatItDoesNotList, check_moves),
    (TakesAnyOutcome, check_moves),
    (SharedFieldInClone, check_clones),
    (ForgottenFieldInClone, check_clones),
    (UnstableOrder, check_order),
    (UnrecordedChance, check_determinism),
    (UnrecordedChance, check_records),
    (NeverEnds, check_random_games),
    (EndsWithoutResult, check_random_games),
]


@pytest.mark.parametrize(("variant", "check"), BROKEN)
def test_a_broken_game_is_caught(variant: type[Toy], check: Callable[[Case, int], None]) -> None:
    class Broken(ToyGame):
        state_type = variant

    case = Case(Broken(), 2, {}, longest=500)
    with pytest.raises(NonConforming):
        run(check, case, seeds=5)


def run(check: Callable[[Case, int], None], case: Case, seeds: int) -> None:
    for seed in range(seeds):
        check(case, seed)


def test_a_notation_that_does_not_read_back_is_caught() -> None:
    class Mumbling(ToyGame):
        def parse_move(self, text: str) -> Move:
            return Play(2) if text != "time-up" else TimeUp()

    with pytest.raises(NonConforming, match="reads as"):
        check_moves(Case(Mumbling(), 2), 0)


def test_a_dump_that_loses_something_is_caught() -> None:
    class Forgetful(ToyGame):
        def load(self, data: bytes) -> Toy:
            toy = super().load(data)
            toy.discard.clear()
            return toy

    with pytest.raises(NonConforming, match="dumps"):
        check_dumps(Case(Forgetful(), 2), 0)


class AsksSomethingElse(Toy):
    """Its view lists fewer moves than there are."""

    __slots__ = ()

    def view(self, seat: int | None) -> ToyView:
        seen = super().view(seat)
        return replace(seen, moves=seen.moves[1:])


def test_a_view_that_tells_of_another_question_is_caught() -> None:
    class Broken(ToyGame):
        state_type = AsksSomethingElse

    with pytest.raises(NonConforming, match="another question"):
        check_moves(Case(Broken(), 2), 0)
