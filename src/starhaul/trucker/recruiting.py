"""How players come by the members of their teams (ABE-SUP-01 to ABE-SUP-10, ABE-SUP-13, ABE-SUP-16)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Chance, Move, Outcome, Seat

from .composing import compose_terms
from .decisions import Ask
from .events import MemberJoined, MembersDealt, MembersLaidOut, MembersLeft
from .moves import KeepMember
from .outcomes import BagDraw
from .state import TruckerAwaited, TruckerQuestion, TruckerState, TruckerStep
from .support import MOST_MEMBERS, unknown_cards

DEALT: Final = (3, 2, 1)
"""How many cards each player gets to choose one from: first, after the next flight, and after that (ABE-SUP-04,
ABE-SUP-08)."""
SHORT_GAME: Final = 2
"""So many flights or fewer: the first cards are dealt before the first flight (ABE-SUP-10)."""


@final
class Recruit(TruckerStep):
    """Before a flight everybody gets a member, if it is time for that."""

    __slots__ = ("finishers",)

    def __init__(self, finishers: tuple[Seat, ...]) -> None:
        self.finishers: Final = finishers
        """Of the flight before, the first place first."""

    def run(self, state: TruckerState) -> None:
        seats = [seat for seat in state.taking_part() if len(state.teams[seat].members) < MOST_MEMBERS]
        if state.options.team == "competitive":
            state.first(*_laying_out(state, seats, self.finishers), Introduce())
        else:
            state.first(*_dealing(state, seats), Introduce())


def _dealing(state: TruckerState, seats: list[Seat]) -> list[TruckerStep]:
    """What counts is how many flights were flown (ABE-SUP-07)."""
    turn = state.flight - (0 if state.options.flights() <= SHORT_GAME else 1)
    if not 0 <= turn < len(DEALT):
        return []
    count = DEALT[turn]
    return [*[DealMembers(seat, count) for seat in seats], ChooseMembers(tuple(seats)), ShowMembers(tuple(seats))]


def _laying_out(state: TruckerState, seats: list[Seat], finishers: tuple[Seat, ...]) -> list[TruckerStep]:
    if state.flight == 0 or not seats:
        return []
    choosing = [seat for seat in finishers if seat in seats]
    others = [seat for seat in seats if seat not in finishers]
    return [
        *(LayOutMembers(len(seats) + 1), *[OfferMembers(seat) for seat in choosing]),
        *(*[DealOpenMember(seat) for seat in others], DiscardOffered()),
    ]


@final
class Introduce(TruckerStep):
    """All members are known: from here on the terms of all seats are those that they bring."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        compose_terms(state)


def join(state: TruckerState, seat: Seat, member: str) -> None:
    state.set_team(seat, state.teams[seat].joined_by(member, state.flight))
    state.tell(MemberJoined(seat, member))


# What comes up


@final
class MemberDraw(BagDraw):
    """Member cards drawn at random."""

    __slots__ = ()


def _drawn(state: TruckerState, outcome: Outcome) -> tuple[str, ...]:
    return tuple([state.box.members[number] for number in outcome])


def _bag(state: TruckerState) -> tuple[str, ...]:
    return tuple(unknown_cards(state.box.members, state.teams, state.support))


# Dealt to each


@final
class DealMembers(TruckerStep):
    """So many cards, for this seat alone to see."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def run(self, state: TruckerState) -> None:
        state.await_chance(DrawMembers(self.seat, self.count))


@final
class DrawMembers(TruckerAwaited):
    """Cards that nobody has: what was discarded before is among them (ABE-SUP-05)."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def chance(self, state: TruckerState) -> Chance:
        return MemberDraw(state.box.members, _bag(state), self.count, self.seat)

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        cards = _drawn(state, outcome)
        state.set_team(self.seat, state.teams[self.seat].dealing(cards))
        state.tell(MembersDealt(self.seat, cards))


@final
class ChooseMembers(TruckerStep):
    """All at the same time; a single card is kept without a question."""

    __slots__ = ("seats",)

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats: Final = seats

    def run(self, state: TruckerState) -> None:
        for seat in self.seats:
            team = state.teams[seat]
            if len(team.dealt) == 1:
                state.set_team(seat, team.choosing(team.dealt[0]))
            else:
                state.ask(seat, CHOOSE_MEMBER)


@final
class ChooseMember(TruckerQuestion):
    """Which of the cards that this seat was dealt? Nobody sees it before all have chosen; the others are discarded face
    down (ABE-SUP-04)."""

    __slots__ = ()

    rule: ClassVar[str] = "ABE-SUP-04"

    def __init__(self) -> None:
        super().__init__(Ask.KEEP_MEMBER, sealed=True)

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        return [KeepMember(member) for member in state.teams[seat].dealt]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, KeepMember)
        state.set_team(seat, state.teams[seat].choosing(move.member))


CHOOSE_MEMBER: Final = ChooseMember()


@final
class ShowMembers(TruckerStep):
    """All together."""

    __slots__ = ("seats",)

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats: Final = seats

    def run(self, state: TruckerState) -> None:
        for seat in self.seats:
            join(state, seat, state.teams[seat].choice)


# Laid out for all


@final
class LayOutMembers(TruckerStep):
    """Cards for all to see, one more than there are players (ABE-SUP-13)."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def run(self, state: TruckerState) -> None:
        state.await_chance(DrawOffered(self.count))


@final
class DrawOffered(TruckerAwaited):
    """They come from the cards that nobody has and that have not left the game."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def chance(self, state: TruckerState) -> Chance:
        return MemberDraw(state.box.members, _bag(state), self.count, None)

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        state.support = state.support.offering(_drawn(state, outcome))
        state.tell(MembersLaidOut(state.support.offered))


@final
class OfferMembers(TruckerStep):
    """Somebody who has finished chooses."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: TruckerState) -> None:
        state.ask(self.seat, TakeMember(state.support.offered))


@final
class TakeMember(TruckerQuestion):
    """Which of the cards that lie open?"""

    __slots__ = ("offered",)

    rule: ClassVar[str] = "ABE-SUP-13"

    def __init__(self, offered: tuple[str, ...]) -> None:
        super().__init__(Ask.TAKE_MEMBER)
        self.offered: Final = offered

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [KeepMember(member) for member in self.offered]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, KeepMember)
        state.support = state.support.without(move.member)
        join(state, seat, move.member)


@final
class DealOpenMember(TruckerStep):
    """Somebody who has not finished gets what comes."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: TruckerState) -> None:
        state.await_chance(DrawOpenMember(self.seat))


@final
class DrawOpenMember(TruckerAwaited):
    """One of the cards that still lie open, each as likely."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def chance(self, state: TruckerState) -> Chance:
        return MemberDraw(state.box.members, state.support.offered, 1, None)

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        (member,) = _drawn(state, outcome)
        state.support = state.support.without(member)
        join(state, self.seat, member)


@final
class DiscardOffered(TruckerStep):
    """The last card leaves the game."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        state.tell(MembersLeft(state.support.offered))
        state.support = state.support.cleared()
