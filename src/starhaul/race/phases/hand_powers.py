"""Consume powers that need no goods: cards of the hand for chips, and gambling (RFG-CON-11 to -17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, final

from starhaul.kernel import Decision, Move, Seat
from starhaul.race.asks import Ask, open_
from starhaul.race.cards import POWER_BITS
from starhaul.race.draws import EVERYBODY, DueCards
from starhaul.race.events import DiscardedForChips, Gambled
from starhaul.race.moves import DISCARD, NAME, PASS, Discard, Name
from starhaul.race.player import Player
from starhaul.race.powers import DiscardCards
from starhaul.race.questions import Picking, PicksFrom, RaceQuestion

if TYPE_CHECKING:
    from starhaul.race.state import RaceState


def begin_chips(state: RaceState, player: Player, code: int, power: DiscardCards) -> None:
    hand = player.hand
    if len(hand) == 1:
        finish_chips(state, player, code, tuple(hand))
    else:
        state.ask(player.seat, PickForChips(code, hand, min(power.times, len(hand)), ()))


def finish_chips(state: RaceState, player: Player, code: int, picked: tuple[int, ...]) -> None:
    """VP for cards are never doubled (RFG-CON-11)."""
    power = state.cards.consume_power(code)
    assert isinstance(power, DiscardCards)
    state.discard_from_hand(player, picked)
    vp = power.vp * len(picked)
    state.give_chips(player, vp)
    state.tell(DiscardedForChips(player.seat, len(picked), picked, code >> POWER_BITS, vp))


@final
class PickForChips(Picking):
    """One card or more, up to the limit of the power (RFG-CON-11, -17)."""

    __slots__ = ("code",)

    decision: ClassVar[Decision] = open_(Ask.CHIPS)
    picks_from: ClassVar[PicksFrom] = "hand"
    rule: ClassVar[str] = "RFG-CON-11"

    def __init__(self, code: int, rest: Sequence[int], left: int, picked: tuple[int, ...]) -> None:
        super().__init__(rest, left, picked)
        self.code: Final = code

    def with_picks(self, rest: Sequence[int], left: int, picked: tuple[int, ...]) -> PickForChips:
        return PickForChips(self.code, rest, left, picked)

    def card_at_stake(self, player: Player) -> int:
        del player
        return self.code >> POWER_BITS

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        del state, seat
        moves: list[Move] = [DISCARD[card] for card in self.rest]
        if self.picked:
            moves.append(PASS)
        return moves

    def answer(self, state: RaceState, seat: Seat, move: Move) -> None:
        picked = self.picked
        if isinstance(move, Discard):
            picked = (*picked, move.card)
            if self.left > 1:
                rest = self.rest[self.rest.index(move.card) + 1 :]
                state.ask(seat, PickForChips(self.code, rest, self.left - 1, picked))
                return
        finish_chips(state, state.players[seat], self.code, picked)


@final
class NameNumber(RaceQuestion):
    """A number from 1 to 7 (RFG-CON-13)."""

    __slots__ = ("code",)

    decision: ClassVar[Decision] = open_(Ask.GAMBLE)
    rule: ClassVar[str] = "RFG-CON-13"

    def __init__(self, code: int) -> None:
        super().__init__()
        self.code: Final = code

    def card_at_stake(self, player: Player) -> int:
        del player
        return self.code >> POWER_BITS

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        del state, seat
        return [*NAME[1:]]

    def answer(self, state: RaceState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Name)
        state.draw(Flipped(seat, self.code, move.number))


@final
class Flipped(DueCards):
    """A card of the deck is shown to everybody, and kept if its cost was named."""

    __slots__ = ("code", "number")

    def __init__(self, seat: Seat, code: int, number: int) -> None:
        super().__init__(seat, 1, "gamble")
        self.code: Final = code
        self.number: Final = number

    def seen_by(self, player: Player) -> tuple[Seat, ...] | None:
        del player
        return EVERYBODY

    def take(self, state: RaceState, player: Player, drawn: tuple[int, ...]) -> None:
        (card,) = drawn
        kept = state.cards.cost[card] == self.number
        if kept:
            player.take(drawn)
            player.shown |= state.cards.bit[card]
        else:
            state.discard_openly(player, card)
        state.tell(Gambled(player.seat, self.code >> POWER_BITS, self.number, card, kept))
