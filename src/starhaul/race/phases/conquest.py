"""Conquering a world: sacrifices and cards for strength until the phase ends (RFG-STL-41 to -45, TGS-POW-05)."""

from __future__ import annotations

from typing import ClassVar, Final

from starhaul.kernel import Decision, Move
from starhaul.race.agenda import PicksFrom, Question
from starhaul.race.asks import Ask, open_
from starhaul.race.moves import CONQUER, DISCARD, SACRIFICE, Discard, Sacrifice
from starhaul.race.payment import Means, strength_against
from starhaul.race.player import Player
from starhaul.race.state import RaceState

from .placing import place, sacrifice


def raise_strength(state: RaceState, player: Player) -> None:
    """Ask for sacrifices and cards where there is anything to give; more than needed is allowed (RFG-STL-43)."""
    player.pool = player.hand
    player.start = 0
    player.picked = []
    go_on_raising(state, player)


def go_on_raising(state: RaceState, player: Player) -> None:
    """Conquer if nothing is left to give, as far as anybody can see; otherwise ask."""
    means = Means(state, player)
    has_cards = len(player.pool) > len(player.picked) and bool(means.per_card)
    if has_cards or any(card > player.sacrificed for card in means.sacrifices if not player.picked):
        player.question = RAISE_STRENGTH
    else:
        conquer(state, player)


def conquer(state: RaceState, player: Player) -> None:
    """The cards spent for strength leave the hand together."""
    spent = player.picked
    player.clear_picks()
    state.discard_from_hand(player, spent)
    place(state, player, "conquered", spent)


def strength_moves(state: RaceState, player: Player) -> list[Move]:
    """Sacrifices in increasing order, then cards in increasing order, then the conquest; no way that would fail."""
    cards = state.cards
    means = Means(state, player)
    missing = cards.cost[player.placing] - strength_against(state, player, player.placing)
    moves: list[Move] = []
    sacrifices = [card for card in means.sacrifices if card > player.sacrificed and not player.picked]
    for at, card in enumerate(sacrifices):
        gain = sum([cards.sacrifice_military[later] for later in sacrifices[at:]])
        if gain + sum(means.per_card[: len(player.pool)]) >= missing:
            moves.append(SACRIFICE[card])
    if means.per_card:
        pool = player.pool
        moves += [
            DISCARD[pool[at]]
            for at in range(player.start, len(pool))
            if sum(means.per_card[: len(pool) - at]) >= missing
        ]
    if missing <= 0:
        moves.append(CONQUER)
    return moves


class RaiseStrength(Question):
    """What is given for strength until the phase ends (RFG-STL-41, -45, TGS-POW-05)."""

    __slots__ = ()
    decision: ClassVar[Decision] = open_(Ask.STRENGTH)
    picks_from: ClassVar[PicksFrom] = "hand"
    rule = "RFG-STL-45"

    def moves(self, state: RaceState, player: Player) -> list[Move]:
        return strength_moves(state, player)

    def answer(self, state: RaceState, player: Player, move: Move) -> None:
        player.question = None
        if isinstance(move, Sacrifice):
            player.sacrificed = move.card
            sacrifice(state, player, move.card, state.cards.sacrifice_military[move.card])
        elif isinstance(move, Discard):
            spend(state, player, move.card)
        else:
            conquer(state, player)
            return
        go_on_raising(state, player)


def spend(state: RaceState, player: Player, card: int) -> None:
    """A card of the hand for strength."""
    player.strength += Means(state, player).per_card[0]
    player.start = player.pool.index(card) + 1
    player.picked.append(card)
    player.spent += 1


RAISE_STRENGTH: Final = RaiseStrength()
