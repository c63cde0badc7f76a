"""Setup of the solo game: start worlds for the player and the robot, and the robot's deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from starhaul.kernel import Seat
from starhaul.race.draws import EVERYBODY, DueCards
from starhaul.race.events import StartWorldDealt
from starhaul.race.steps import RaceStep

from .events import RobotBegan
from .mat import VP_POOL
from .turns import ToRobot, robot_of

if TYPE_CHECKING:
    from starhaul.race.player import Player
    from starhaul.race.state import RaceState


@final
class ToBoth(DueCards):
    """A start world for the player, then one for the robot, which gets no good (TGS-SOLO-12, -18)."""

    __slots__ = ()

    def bag(self, state: RaceState, player: Player) -> Sequence[int]:
        design = state.cards.design
        return [card for card in state.piles[player.pile].deck if design[card].start is not None]

    def seen_by(self, player: Player) -> tuple[Seat, ...] | None:
        del player
        return EVERYBODY

    def take(self, state: RaceState, player: Player, drawn: tuple[int, ...]) -> None:
        mine, its = drawn
        player.place(mine)
        player.wake(state.cards)
        state.tell(StartWorldDealt(player.seat, mine))
        robot = robot_of(state)
        robot.begin(its, state.cards.design[its].id)
        state.tell(RobotBegan(its, robot.credit, robot.economy, robot.face))


@final
class DealBothWorlds(RaceStep):
    __slots__ = ()

    def run(self, state: RaceState) -> None:
        state.pool = VP_POOL
        state.draw(ToBoth(Seat(0), 2, "start"))


@final
class DealRobotDeck(RaceStep):
    """Before the player's own cards (TGS-SOLO-15, -19)."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        state.draw(ToRobot(Seat(0), robot_of(state).facts.deck, "start"))
