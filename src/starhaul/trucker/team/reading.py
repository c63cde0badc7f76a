"""Reading piles when others may not: before building begins, and after finishing (ABE-SUP-INS)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import CLOCK, IllegalMove, Move, Seat
from starhaul.trucker.assembly import put_pile_back, read_pile
from starhaul.trucker.building import BUILD
from starhaul.trucker.building_rule import BuildingRule
from starhaul.trucker.decisions import Ask
from starhaul.trucker.moves import DONE, PUT_PILE_BACK, TIME_OUT, Done, PutPileBack, ReadPile
from starhaul.trucker.pile_reading import may_read, reading_moves
from starhaul.trucker.player import NOTHING
from starhaul.trucker.state import TruckerLaneStep, TruckerQuestion, TruckerState
from starhaul.trucker.support import Note
from starhaul.trucker.timer import is_timed

LOOK_SECONDS: Final = 20
"""How long a look before building lasts, where there is a timer (ABE-SUP-INS-03)."""


# After finishing


@final
class ReadEnough(Note):
    """Who has finished wants to read no more."""

    __slots__ = ()


@final
class LateReading(BuildingRule):
    """Who has finished may still read, as long as others build. There is always the pile that nobody else may read."""

    __slots__ = ()

    def lingers(self, state: TruckerState, seat: Seat) -> bool:
        return bool(state.deck.piles) and may_read(state, seat) and state.teams[seat].note(ReadEnough) is None

    def late_moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        hand = state.hands[seat]
        if hand.reading != NOTHING:
            return [PUT_PILE_BACK]
        if not self.lingers(state, seat) or (hand.tile != NOTHING and hand.cell == NOTHING):
            return []
        return [*reading_moves(state, seat), DONE]

    def takes_late(self, move: Move) -> bool:
        return isinstance(move, (ReadPile, PutPileBack, Done))

    def late_problem(self, state: TruckerState, seat: Seat, move: Move) -> IllegalMove | None:
        if not isinstance(move, Done):
            return BUILD.problem(state, seat, move)
        if not self.lingers(state, seat):
            return IllegalMove("finished-building", "ABE-SUP-INS-01")
        hand = state.hands[seat]
        if hand.reading != NOTHING:
            return IllegalMove("reading-a-pile", "TIM-07", pile=hand.reading)
        is_loose = hand.tile != NOTHING and hand.cell == NOTHING
        return IllegalMove("component-in-hand", "BLD-03") if is_loose else None

    def late_answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if isinstance(move, Done):
            state.set_team(seat, state.teams[seat].with_note(ReadEnough()))
            state.questions.clear()
        else:
            BUILD.answer(state, seat, move)


# Before building


@final
class LookAhead(TruckerLaneStep):
    """This seat reads what it likes; nobody builds meanwhile. With a timer the clock ends it (ABE-SUP-INS-03)."""

    __slots__ = ()

    def run(self, state: TruckerState, seat: Seat) -> None:
        state.ask(seat, ReadAhead(must=not is_timed(state)))
        if is_timed(state):
            state.ask(CLOCK, LookTime(seat))


@final
class ReadAhead(TruckerQuestion):
    """Which pile next? One that is picked up takes the place of the one before."""

    __slots__ = ()

    rule: ClassVar[str] = "ABE-SUP-INS-02"
    lasts: ClassVar[bool] = True

    def __init__(self, must: bool) -> None:
        super().__init__(Ask.READ_AHEAD, must)

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        back: list[Move] = [PUT_PILE_BACK] if state.hands[seat].reading != NOTHING else []
        return [*back, *reading_moves(state, seat), DONE]

    def default(self, state: TruckerState, seat: Seat) -> Move:
        """All of them, one after the other."""
        for move in reading_moves(state, seat):
            if isinstance(move, ReadPile) and not state.deck.pile(move.pile - 1).is_read_by(seat):
                return move
        return DONE

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if state.hands[seat].reading != NOTHING:
            put_pile_back(state, seat)
        if isinstance(move, ReadPile):
            read_pile(state, seat, move.pile)
        elif isinstance(move, Done):
            state.questions.pop(CLOCK, None)
            del state.questions[seat]


@final
class LookTime(TruckerQuestion):
    """Asked of the clock: are the seconds over?"""

    __slots__ = ("reader",)

    rule: ClassVar[str] = "ABE-SUP-INS-03"

    def __init__(self, reader: Seat) -> None:
        super().__init__(Ask.TIME, must=False)
        self.reader: Final = reader

    def seconds(self, move: Move) -> float | None:
        del move
        return LOOK_SECONDS

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [TIME_OUT]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        del seat, move
        if state.hands[self.reader].reading != NOTHING:
            put_pile_back(state, self.reader)
        del state.questions[self.reader]
