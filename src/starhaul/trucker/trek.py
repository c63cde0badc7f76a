"""The Transgalactic Trek: titles drawn, won, shared out and defended (TRK-04 to TRK-14)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final, final

from starhaul.kernel import Chance, Move, Outcome, Seat

from .decisions import Ask
from .events import Cause, TitleDefended, TitleScored, TitlesDrawn, TitleWon
from .moves import GiveTitle, KeepTitle
from .outcomes import DrawById
from .printed_titles import REWARDS, TITLES
from .rows import replaced
from .state import TruckerAwaited, TruckerQuestion, TruckerState, TruckerStep
from .titles import SILVER_SCORES, TitleId

Holdings = tuple[tuple[TitleId, ...], ...]
"""Titles, by seat."""


@final
class TitleDraw(DrawById):
    """Titles drawn at random."""

    __slots__ = ("bag", "count")

    def __init__(self, bag: tuple[int, ...], count: int) -> None:
        super().__init__()
        self.bag: Final = bag
        self.count: Final = count

    def __repr__(self) -> str:
        return f"Draw({self.count} of {len(self.bag)})"

    def ids(self) -> Sequence[str]:
        return TITLES

    def sample(self, rng: Random) -> Outcome:
        return tuple(rng.sample(self.bag, self.count))

    def allows(self, outcome: Outcome) -> bool:
        return len(outcome) == self.count == len(set(outcome)) and set(outcome) <= set(self.bag)


@final
class ShowTitles(TruckerStep):
    """Once, before the first flight (TRK-04)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        if state.flight == 0:
            state.await_chance(DrawTitles())


@final
class DrawTitles(TruckerAwaited):
    """As many titles as players, for all to see (TRK-04)."""

    __slots__ = ()

    def chance(self, state: TruckerState) -> Chance:
        return TitleDraw(tuple(range(len(TITLES))), state.seats)

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        state.titles = tuple(TITLES[number] for number in outcome)
        state.tell(TitlesDrawn(state.titles))


@final
class JudgeTitles(TruckerStep):
    """Ships are judged as they come back, before goods are sold (TRK-15)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        if state.flight == 0:
            award_titles(state)
        else:
            for seat in state.all_seats():
                defend_title(state, seat)


def scores_for(state: TruckerState, title: TitleId) -> list[int | None]:
    """By seat; only those who finished count."""
    score = SILVER_SCORES[title]
    return [score(state.ships[seat]) if state.rockets[seat].has_finished else None for seat in state.all_seats()]


# Flight 1


def award_titles(state: TruckerState) -> None:
    """Each title goes to the best; credits to all who share the best score (TRK-06 to TRK-08)."""
    finishers = state.order()
    if not finishers:
        state.await_chance(DealTitles())
        return
    won: list[tuple[TitleId, ...]] = [()] * state.seats
    for title in state.titles:
        won[_award(state, title, finishers)] += (title,)
    state.first(ShareTitles(tuple(won), tuple(finishers)))


def _award(state: TruckerState, title: TitleId, finishers: list[Seat]) -> Seat:
    """Who gets the tile: the best, of equals the one farthest ahead; if nobody scores, the leader."""
    scores = scores_for(state, title)
    state.tell(TitleScored(title, tuple(scores)))
    best = max(score for score in scores if score is not None)
    winners = [seat for seat in finishers if scores[seat] == best]
    if best:
        for seat in winners:
            state.pay(seat, REWARDS.best, Cause.TITLE)
    return winners[0]


@final
class DealTitles(TruckerAwaited):
    """Nobody finished: one title each, at random (TRK-08)."""

    __slots__ = ()

    def chance(self, state: TruckerState) -> Chance:
        return TitleDraw(tuple(sorted(TITLES.index(title) for title in state.titles)), state.seats)

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        for seat, number in zip(state.all_seats(), outcome, strict=True):
            hold(state, seat, TITLES[number])


@final
class ShareTitles(TruckerStep):
    """Whoever has several keeps one and gives the others away; the one farther ahead decides first (TRK-09)."""

    __slots__ = ("order", "won")

    def __init__(self, won: Holdings, order: tuple[Seat, ...]) -> None:
        self.won: Final = won
        """By seat."""
        self.order: Final = order

    def run(self, state: TruckerState) -> None:
        giver = next((seat for seat in self.order if len(self.won[seat]) > 1), None)
        if giver is None:
            for seat in state.all_seats():
                hold(state, seat, self.won[seat][0])
        else:
            state.ask(giver, ChooseTitle(self.won, self.order))


def hold(state: TruckerState, seat: Seat, title: TitleId) -> None:
    state.players = replaced(state.players, seat, state.players[seat].with_title(title, is_gold=False))
    state.tell(TitleWon(seat, title))


@final
class ChooseTitle(TruckerQuestion):
    """Which title to keep?"""

    __slots__ = ("order", "won")

    rule: ClassVar[str] = "TRK-09"

    def __init__(self, won: Holdings, order: tuple[Seat, ...]) -> None:
        super().__init__(Ask.KEEP_TITLE)
        self.won: Final = won
        self.order: Final = order

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state
        return [KeepTitle(title) for title in self.won[seat]]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, KeepTitle)
        kept = tuple(title for title in self.won[seat] if title == move.title)
        gifts = tuple(title for title in self.won[seat] if title != move.title)
        state.first(HandOut(seat, gifts, _with(self.won, seat, kept), self.order))


def _with(won: Holdings, seat: Seat, titles: tuple[TitleId, ...]) -> Holdings:
    return tuple(titles if other == seat else held for other, held in enumerate(won))


@final
class HandOut(TruckerStep):
    """Titles go to those without one, as the giver likes."""

    __slots__ = ("gifts", "giver", "order", "won")

    def __init__(self, giver: Seat, gifts: tuple[TitleId, ...], won: Holdings, order: tuple[Seat, ...]) -> None:
        self.giver: Final = giver
        self.gifts: Final = gifts
        self.won: Final = won
        self.order: Final = order

    def run(self, state: TruckerState) -> None:
        if not self.gifts:
            state.first(ShareTitles(self.won, self.order))
            return
        receivers = tuple(seat for seat in state.all_seats() if not self.won[seat])
        if len(receivers) == 1:
            state.first(self.given_to(receivers[0]))
        else:
            state.ask(self.giver, ChooseReceiver(self.gifts[0], receivers, self))

    def given_to(self, seat: Seat) -> HandOut:
        """The same with the first gift handed over."""
        return HandOut(self.giver, self.gifts[1:], _with(self.won, seat, self.gifts[:1]), self.order)


@final
class ChooseReceiver(TruckerQuestion):
    """Who gets this title?"""

    __slots__ = ("hand_out", "receivers", "title")

    rule: ClassVar[str] = "TRK-09"

    def __init__(self, title: str, receivers: tuple[Seat, ...], hand_out: HandOut) -> None:
        super().__init__(Ask.GIVE_TITLE)
        self.title: Final = title
        self.receivers: Final = receivers
        self.hand_out: Final = hand_out

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [GiveTitle(receiver) for receiver in self.receivers]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        del seat
        assert isinstance(move, GiveTitle)
        state.first(self.hand_out.given_to(move.to))


# Flights 2 and 3


def defend_title(state: TruckerState, seat: Seat) -> None:
    """Nobody who finished scores more in it than its holder, who finished too (TRK-10, TRK-11, TRK-13)."""
    player = state.players[seat]
    title = player.title
    assert title is not None, "after flight 1 everybody has a title"
    scores = scores_for(state, title)
    state.tell(TitleScored(title, tuple(scores)))
    own = scores[seat]
    if own is None or any(score is not None and score > own for score in scores):
        return
    state.tell(TitleDefended(seat, title, player.is_gold))
    state.pay(seat, _reward(state, seat), Cause.TITLE)
    is_gold = player.is_gold or state.flight == 1
    state.players = replaced(state.players, seat, state.players[seat].with_title(title, is_gold))


def _reward(state: TruckerState, seat: Seat) -> int:
    if state.flight == 1:
        return REWARDS.defended
    return REWARDS.defended_gold if state.players[seat].is_gold else REWARDS.defended_silver
