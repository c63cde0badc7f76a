"""Conquering a world: sacrifices and cards for strength until the phase ends (RFG-STL-41 to -45, TGS-POW-05)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, final

from starhaul.kernel import Decision, Move, Seat
from starhaul.race.asks import Ask, open_
from starhaul.race.moves import CONQUER, DISCARD, SACRIFICE, Discard, Sacrifice
from starhaul.race.payment import Means, strength_against
from starhaul.race.player import NOTHING, Player
from starhaul.race.questions import Picking, PicksFrom

from .placing import place, sacrifice

if TYPE_CHECKING:
    from starhaul.race.state import RaceState


@final
class RaiseStrength(Picking):
    """What is given for strength until the phase ends (RFG-STL-41, -45, TGS-POW-05).

    Sacrifices in increasing order, then cards in increasing order, then the conquest; no way that would fail.
    """

    __slots__ = ("sacrificed",)

    decision: ClassVar[Decision] = open_(Ask.STRENGTH)
    picks_from: ClassVar[PicksFrom] = "hand"
    rule: ClassVar[str] = "RFG-STL-45"

    def __init__(self, rest: Sequence[int], picked: tuple[int, ...], sacrificed: int) -> None:
        super().__init__(rest, 0, picked)
        self.sacrificed: Final = sacrificed
        """The card given up last."""

    def with_picks(self, rest: Sequence[int], left: int, picked: tuple[int, ...]) -> RaiseStrength:
        del left
        return RaiseStrength(rest, picked, self.sacrificed)

    def sacrifices(self, means: Means) -> list[int]:
        """The cards that can still be given up."""
        return [] if self.picked else [card for card in means.sacrifices if card > self.sacrificed]

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        player = state.players[seat]
        cards = state.cards
        means = Means(state, player)
        missing = cards.cost[player.placing] - strength_against(state, player, player.placing)
        moves: list[Move] = []
        sacrifices = self.sacrifices(means)
        for at, card in enumerate(sacrifices):
            gain = sum([cards.sacrifice_military[later] for later in sacrifices[at:]])
            if gain + sum(means.per_card[: len(player.hand)]) >= missing:
                moves.append(SACRIFICE[card])
        if means.per_card:
            left = len(self.rest)
            moves += [DISCARD[card] for at, card in enumerate(self.rest) if sum(means.per_card[: left - at]) >= missing]
        if missing <= 0:
            moves.append(CONQUER)
        return moves

    def answer(self, state: RaceState, seat: Seat, move: Move) -> None:
        player = state.players[seat]
        if isinstance(move, Sacrifice):
            sacrifice(state, player, move.card, state.cards.sacrifice_military[move.card])
            go_on_raising(state, player, RaiseStrength(self.rest, self.picked, move.card))
        elif isinstance(move, Discard):
            player.strength += Means(state, player).per_card[0]
            player.spent += 1
            rest = self.rest[self.rest.index(move.card) + 1 :]
            go_on_raising(state, player, RaiseStrength(rest, (*self.picked, move.card), self.sacrificed))
        else:
            conquer(state, player, self.picked)


def raise_strength(state: RaceState, player: Player) -> None:
    """Ask for sacrifices and cards where there is anything to give; more than needed is allowed (RFG-STL-43)."""
    go_on_raising(state, player, RaiseStrength(player.hand, (), NOTHING))


def go_on_raising(state: RaceState, player: Player, question: RaiseStrength) -> None:
    """Conquer if nothing is left to give, as far as anybody can see; otherwise ask."""
    means = Means(state, player)
    has_cards = len(player.hand) > len(question.picked) and bool(means.per_card)
    if has_cards or question.sacrifices(means):
        state.ask(player.seat, question)
    else:
        conquer(state, player, question.picked)


def conquer(state: RaceState, player: Player, spent: tuple[int, ...]) -> None:
    """The cards spent for strength leave the hand together."""
    state.discard_from_hand(player, spent)
    place(state, player, "conquered", spent)
