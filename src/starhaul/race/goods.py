"""Goods: cards that lie face down on worlds; nobody ever sees them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starhaul.kernel import Seat

from .actions import Stage
from .agenda import LaneStep, Receiver
from .events import GoodsAppeared
from .player import Player
from .receivers import TO_HAND
from .state import RaceState


class ToWorlds(Receiver):
    """Drawn cards become the goods of the worlds that wait for them."""

    __slots__ = ()

    def seen_by(self, player: Player) -> tuple[Seat, ...] | None:
        del player
        return ()

    def take(self, state: RaceState, player: Player, drawn: tuple[int, ...]) -> None:
        worlds = player.goods_due[: len(drawn)]
        player.goods_due = player.goods_due[len(drawn) :]
        for world, card in zip(worlds, drawn, strict=True):
            player.add_good(world, card)
        state.tell(GoodsAppeared(player.seat, tuple(worlds), state.due_by))
        if state.stage is Stage.PRODUCE:
            count_produced(state, player, worlds)

    def dry(self, state: RaceState, player: Player) -> None:
        del state
        player.goods_due = []


def count_produced(state: RaceState, player: Player, worlds: Sequence[int]) -> None:
    """Goods of this phase count for later powers, and may bring cards at once (RFG-PRD-05, -06)."""
    produced = [*player.produced]
    for world in worlds:
        produced[state.cards.good[world]] += 1
        player.pending += state.cards.draw_here[world]
    player.produced = produced
    if player.pending and not player.goods_due:
        player.lane.append(DRAW_PENDING)


class DrawPending(LaneStep):
    """Cards for goods just produced."""

    __slots__ = ()

    def run(self, state: RaceState, player: Player) -> None:
        count = player.pending
        player.pending = 0
        state.draw(player, count, TO_HAND, "produce")


TO_WORLDS: Final = ToWorlds()
DRAW_PENDING: Final = DrawPending()
