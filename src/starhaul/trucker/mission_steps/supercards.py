"""What a mission does to the piles once they are dealt: supercards that it adds, cards that must be there (MIS-GAM-21,
MIS-HSE-02)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Chance, Draw, Move, Outcome, Seat
from starhaul.trucker.adventures import SUPERCARDS
from starhaul.trucker.assignment import NO, YES
from starhaul.trucker.dealing import ensure, slip_in
from starhaul.trucker.decisions import Ask
from starhaul.trucker.events import SupercardsDeclined
from starhaul.trucker.moves import ACCEPT, PASS, Accept
from starhaul.trucker.rows import replaced
from starhaul.trucker.state import TruckerAwaited, TruckerQuestion, TruckerState, TruckerStep


@final
class SlipIn(TruckerStep):
    """One supercard more in each of these piles."""

    __slots__ = ("piles", "types")

    def __init__(self, piles: tuple[int, ...], types: tuple[str, ...]) -> None:
        self.piles: Final = piles
        self.types: Final = types

    def run(self, state: TruckerState) -> None:
        slip_in(state, self.piles, self.types)


@final
class Spread(TruckerStep):
    """So many supercards in random ones of these piles, no second one in a pile before each has one."""

    __slots__ = ("count", "piles", "types")

    def __init__(self, count: int, piles: tuple[int, ...], types: tuple[str, ...]) -> None:
        self.count: Final = count
        self.piles: Final = piles
        self.types: Final = types

    def run(self, state: TruckerState) -> None:
        has = {pile: state.deck.shares[pile][SUPERCARDS] for pile in self.piles}
        fewest = tuple([pile for pile in self.piles if has[pile] == min(has.values())])
        if self.count < len(fewest):
            if self.count:
                state.await_chance(PickPiles(self.count, fewest, self.types))
            return
        state.first(SlipIn(fewest, self.types), Spread(self.count - len(fewest), self.piles, self.types))


@final
class PilesPicked(Draw):
    """Piles by their numbers: everybody sees the backs of what lies in them."""

    __slots__ = ()


@final
class PickPiles(TruckerAwaited):
    """Which of these piles get a supercard."""

    __slots__ = ("count", "piles", "types")

    def __init__(self, count: int, piles: tuple[int, ...], types: tuple[str, ...]) -> None:
        self.count: Final = count
        self.piles: Final = piles
        self.types: Final = types

    def chance(self, state: TruckerState) -> Chance:
        del state
        return PilesPicked([pile + 1 for pile in self.piles], self.count)

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        slip_in(state, [number - 1 for number in sorted(outcome)], self.types)


@final
class AskForMore(TruckerStep):
    """These steps only if everybody dares; all are asked at once, and answers stay sealed (MIS-GAM-21)."""

    __slots__ = ("count", "pile", "steps")

    def __init__(self, count: int, pile: str, steps: tuple[TruckerStep, ...]) -> None:
        self.count: Final = count
        self.pile: Final = pile
        self.steps: Final = steps

    def run(self, state: TruckerState) -> None:
        state.mission = state.mission.with_agreed(("",) * state.seats)
        state.first(CountAgreement(self.steps))
        for seat in state.taking_part():
            state.ask(seat, DareOrNot(self.count, self.pile))


@final
class DareOrNot(TruckerQuestion):
    """So many supercards more in the visible piles or in the hidden one?"""

    __slots__ = ("count", "pile")

    rule: ClassVar[str] = "MIS-GAM-21"

    def __init__(self, count: int, pile: str) -> None:
        super().__init__(Ask.DARE, sealed=True)
        self.count: Final = count
        self.pile: Final = pile

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [PASS, ACCEPT]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        answer = YES if isinstance(move, Accept) else NO
        state.mission = state.mission.with_agreed(tuple(replaced(state.mission.agreed, seat, answer)))


@final
class CountAgreement(TruckerStep):
    """Everybody has answered."""

    __slots__ = ("steps",)

    def __init__(self, steps: tuple[TruckerStep, ...]) -> None:
        self.steps: Final = steps

    def run(self, state: TruckerState) -> None:
        if NO in state.mission.agreed:
            state.tell(SupercardsDeclined())
        else:
            state.first(*self.steps)
        state.mission = state.mission.with_agreed(())


@final
class Ensure(TruckerStep):
    """At least so many cards of these types in these piles (MIS-HSE-02)."""

    __slots__ = ("least", "piles", "types")

    def __init__(self, piles: tuple[int, ...], types: tuple[str, ...], least: int) -> None:
        self.piles: Final = piles
        self.types: Final = types
        self.least: Final = least

    def run(self, state: TruckerState) -> None:
        ensure(state, self.piles, self.types, self.least)
