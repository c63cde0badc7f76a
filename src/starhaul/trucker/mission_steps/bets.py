"""Credits on one's own flight: bets are sealed, shown together and settled in the end (MIS-HSE-08, MIS-HSE-09)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, Literal, final

from starhaul.kernel import Move, Seat
from starhaul.trucker.decisions import Ask
from starhaul.trucker.events import BetJudged, BetsShown, Cause
from starhaul.trucker.moves import PASS, Bet
from starhaul.trucker.state import TruckerQuestion, TruckerState, TruckerStep

BetKey = Literal["finish_first", "most_goods_blocks", "fewest_components_lost", "not_a_scratch"]
Options = tuple[tuple[BetKey, int], ...]
"""What can be bet on, and the multiple of the stake that it brings if it is won."""


@final
class PlaceBets(TruckerStep):
    """Everybody at the same time; who has no credits cannot bet."""

    __slots__ = ("most", "options")

    def __init__(self, options: Options, most: int) -> None:
        self.options: Final = options
        self.most: Final = most
        """The highest stake."""

    def run(self, state: TruckerState) -> None:
        for seat in state.taking_part():
            if state.players[seat].purse.credits > 0:
                state.ask(seat, ChooseBet(self.options, self.most))
        state.first(ShowBets())


@final
class ChooseBet(TruckerQuestion):
    """On what, and how much? Nobody sees it before all have chosen."""

    __slots__ = ("most", "options")

    rule: ClassVar[str] = "MIS-HSE-08"

    def __init__(self, options: Options, most: int) -> None:
        super().__init__(Ask.BET, sealed=True)
        self.options: Final = options
        self.most: Final = most

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        """A stake of 0 is no bet. Credits are their owner's secret: the question does not show what they allow."""
        stakes = range(1, min(self.most, state.players[seat].purse.credits) + 1)
        return [PASS, *[Bet(option, stake) for option, _ in self.options for stake in stakes]]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if isinstance(move, Bet):
            state.set_feats(seat, state.feats[seat].betting(move.option, move.stake))


@final
class ShowBets(TruckerStep):
    """All together."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        bets = [(feats.bet, feats.stake) for feats in state.feats]
        state.tell(BetsShown(tuple([bet for bet, _ in bets]), tuple([stake for _, stake in bets])))


@final
class SettleBets(TruckerStep):
    """What a won bet brings, as a multiple of the stake; a lost one costs the stake (MIS-HSE-09)."""

    __slots__ = ("options",)

    def __init__(self, options: Options) -> None:
        self.options: Final = options

    def run(self, state: TruckerState) -> None:
        for key, multiple in self.options:
            winners = WINNERS[key](state, state.order())  # those who finished, compared with one another alone
            for seat in state.taking_part():
                feats = state.feats[seat]
                if feats.bet == key and not feats.is_dead:
                    state.tell(BetJudged(seat, key, seat in winners))
                    state.pay(seat, feats.stake * multiple if seat in winners else -feats.stake, Cause.BET)


def _first(state: TruckerState, seats: list[Seat]) -> list[Seat]:
    del state
    return seats[:1]


def _with_most_blocks(state: TruckerState, seats: list[Seat]) -> list[Seat]:
    """At least one."""
    blocks = {seat: sum(state.ships[seat].total_goods()) for seat in seats}
    return [seat for seat in seats if blocks[seat] == max(blocks.values()) > 0]


def _with_fewest_losses(state: TruckerState, seats: list[Seat]) -> list[Seat]:
    losses = {seat: len(state.feats[seat].lost) for seat in seats}
    return [seat for seat in seats if losses[seat] == min(losses.values())]


def _without_losses(state: TruckerState, seats: list[Seat]) -> list[Seat]:
    return [seat for seat in seats if not state.feats[seat].lost]


WINNERS: Final[dict[BetKey, Callable[[TruckerState, list[Seat]], list[Seat]]]] = {
    "finish_first": _first,
    "most_goods_blocks": _with_most_blocks,
    "fewest_components_lost": _with_fewest_losses,
    "not_a_scratch": _without_losses,
}
"""Who of those who finished would win such a bet; all tied ones would."""
