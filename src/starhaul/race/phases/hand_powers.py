"""Consume powers that need no goods: cards of the hand for chips, and gambling (RFG-CON-11 to -17)."""

from __future__ import annotations

from typing import ClassVar, Final

from starhaul.kernel import Decision, Move, Seat
from starhaul.race.agenda import EVERYBODY, PicksFrom, Question, Receiver
from starhaul.race.asks import Ask, open_
from starhaul.race.cards import POWER_BITS
from starhaul.race.events import DiscardedForChips, Gambled
from starhaul.race.moves import DISCARD, NAME, PASS, Discard, Name
from starhaul.race.player import Player
from starhaul.race.powers import DiscardCards
from starhaul.race.state import RaceState


def begin_chips(state: RaceState, player: Player) -> None:
    power = state.cards.consume_power(player.using)
    assert isinstance(power, DiscardCards)
    player.pool = player.hand
    player.start = 0
    player.left = min(power.times, len(player.hand))
    player.picked = []
    if len(player.pool) == 1:
        player.picked = [*player.pool]
        finish_chips(state, player)
    else:
        player.question = PICK_FOR_CHIPS


def finish_chips(state: RaceState, player: Player) -> None:
    """VP for cards are never doubled (RFG-CON-11)."""
    power = state.cards.consume_power(player.using)
    assert isinstance(power, DiscardCards)
    picked = player.picked
    player.clear_picks()
    state.discard_from_hand(player, picked)
    vp = power.vp * len(picked)
    state.give_chips(player, vp)
    state.tell(DiscardedForChips(player.seat, len(picked), tuple(picked), player.using >> POWER_BITS, vp))


class PickForChips(Question):
    """One card or more, up to the limit of the power (RFG-CON-11, -17)."""

    __slots__ = ()
    decision: ClassVar[Decision] = open_(Ask.CHIPS)
    picks_from: ClassVar[PicksFrom] = "hand"
    rule = "RFG-CON-11"

    def moves(self, state: RaceState, player: Player) -> list[Move]:
        del state
        moves: list[Move] = [DISCARD[card] for card in player.pool[player.start :]]
        if player.picked:
            moves.append(PASS)
        return moves

    def answer(self, state: RaceState, player: Player, move: Move) -> None:
        if isinstance(move, Discard):
            player.picked.append(move.card)
            player.start = player.pool.index(move.card) + 1
            player.left -= 1
            if player.left:
                return
        player.question = None
        finish_chips(state, player)


class NameNumber(Question):
    """A number from 1 to 7 (RFG-CON-13)."""

    __slots__ = ()
    decision: ClassVar[Decision] = open_(Ask.GAMBLE)
    rule = "RFG-CON-13"

    def moves(self, state: RaceState, player: Player) -> list[Move]:
        del state, player
        return [*NAME[1:]]

    def answer(self, state: RaceState, player: Player, move: Move) -> None:
        assert isinstance(move, Name)
        player.question = None
        player.left = move.number
        state.draw(player, 1, FLIPPED, "gamble")


class Flipped(Receiver):
    """A card of the deck is shown to everybody, and kept if its cost was named."""

    __slots__ = ()

    def seen_by(self, player: Player) -> tuple[Seat, ...] | None:
        del player
        return EVERYBODY

    def take(self, state: RaceState, player: Player, drawn: tuple[int, ...]) -> None:
        (card,) = drawn
        number = player.left
        player.left = 0
        kept = state.cards.cost[card] == number
        if kept:
            player.take(drawn)
            player.shown |= state.cards.bit[card]
        else:
            state.discard_openly(player, card)
        state.tell(Gambled(player.seat, player.using >> POWER_BITS, number, card, kept))


PICK_FOR_CHIPS: Final = PickForChips()
NAME_NUMBER: Final = NameNumber()
FLIPPED: Final = Flipped()
