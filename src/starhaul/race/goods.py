"""Goods: cards that lie face down on worlds; nobody ever sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from starhaul.kernel import Seat

from .actions import Stage
from .draws import DueCards, draw_to_hand
from .events import GoodsAppeared
from .player import Player
from .steps import RaceLaneStep

if TYPE_CHECKING:
    from .state import RaceState


@final
class ToWorlds(DueCards):
    """Drawn cards become the goods of the worlds that wait for them."""

    __slots__ = ("bringing", "worlds")

    def __init__(self, seat: Seat, worlds: tuple[int, ...], by: str, bringing: tuple[int, ...] = ()) -> None:
        self.seat: Seat = seat  # set here and not by the base: these are made all the time
        self.count: int = len(worlds)
        self.by: str = by
        self.worlds: Final = worlds
        self.bringing: Final = bringing
        """Worlds whose goods of the same draw bring cards and have come already."""

    def seen_by(self, player: Player) -> tuple[Seat, ...] | None:
        del player
        return ()

    def rest(self, state: RaceState, drawn: int) -> DueCards:
        return ToWorlds(self.seat, self.worlds[drawn:], self.by, self._bringing(state, drawn))

    def take(self, state: RaceState, player: Player, drawn: tuple[int, ...]) -> None:
        worlds = self.worlds[: len(drawn)]
        for world, card in zip(worlds, drawn, strict=True):
            player.add_good(world, card)
        state.tell(GoodsAppeared(player.seat, worlds, self.by))
        if state.stage is Stage.PRODUCE:
            count_produced(state, player, worlds)
            bringing = self._bringing(state, len(drawn))
            if bringing and len(drawn) == self.count:
                state.first_for(player.seat, DrawForGoods(bringing))

    def _bringing(self, state: RaceState, drawn: int) -> tuple[int, ...]:
        """The worlds whose goods have come in Produce and bring cards, these among them (RFG-PRD-05)."""
        here = state.cards.draw_here
        return (*self.bringing, *[world for world in self.worlds[:drawn] if here[world]])


def count_produced(state: RaceState, player: Player, worlds: tuple[int, ...]) -> None:
    """Goods of this phase count for later powers (RFG-PRD-06)."""
    produced = [*player.produced]
    for world in worlds:
        produced[state.cards.good[world]] += 1
    player.produced = produced


@final
class DrawForGoods(RaceLaneStep):
    """Cards for goods just produced."""

    __slots__ = ("worlds",)

    def __init__(self, worlds: tuple[int, ...]) -> None:
        self.worlds: Final = worlds

    def run(self, state: RaceState, seat: Seat) -> None:
        here = state.cards.draw_here
        count = sum([here[world] for world in self.worlds])
        draw_to_hand(state, state.players[seat], count, "produce", self.worlds)
