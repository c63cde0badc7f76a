"""A round: the choice of actions, the chosen phases in order, the end (RFG-ACT, RFG-END)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from starhaul.kernel import Decision, Seat

from .actions import (
    CONSUME,
    DEVELOP,
    DEVELOP_2,
    EXPLORE,
    PRODUCE,
    SETTLE,
    SETTLE_2,
    Stage,
    actions_in,
)
from .asks import Ask, open_
from .choosing import CHOOSE_ACTIONS
from .events import ActionsRevealed, Discarded, GameEnded, PhaseBegan, RoundBegan
from .goals import check_goals
from .moves import DISCARD, CardMove
from .phases import consume, develop, explore, produce, settle
from .player import Player
from .questions import Pick, PicksFrom
from .quirks import ROUND_LIMIT, SEAT_BY_SEAT
from .robot.turns import ROBOT_TURN, ROLL_DICE
from .scoring import result
from .steps import RaceLaneStep, RaceStep

if TYPE_CHECKING:
    from .state import RaceState

HAND_LIMIT: Final = 10
TABLEAU_END: Final = 12
LAST_ROUND: Final = 30


@final
class BeginRound(RaceStep):
    __slots__ = ()

    def run(self, state: RaceState) -> None:
        state.round += 1
        state.stage = Stage.CHOICE
        state.serial = bool(state.quirks & SEAT_BY_SEAT)
        for player in state.players:
            player.actions = 0
            player.surplus = False
            state.ask(player.seat, CHOOSE_ACTIONS)
        state.tell(RoundBegan(state.round))
        state.agenda.last(REVEAL_ACTIONS)


@final
class RevealActions(RaceStep):
    """All chosen phases happen, in order; the expert game may have two Develop or Settle phases (RFG-ACT-03, -22)."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        state.tell(ActionsRevealed(tuple([actions_in(player.actions) for player in state.players])))
        if state.robot is not None:
            state.agenda.last(ROLL_DICE, LAY_OUT_SOLO)
            return
        chosen = 0
        for player in state.players:
            chosen |= player.actions
        for actions, step in _PHASES:
            if chosen & actions:
                state.agenda.last(step)
        state.agenda.last(END_ROUND)


@final
class LayOutSolo(RaceStep):
    """All phases with a marker or a die, in each the player first, then the robot (TGS-SOLO-20, -23)."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        assert state.robot is not None
        chosen = state.players[0].actions | state.robot.actions
        for actions, step in _PHASES:
            if chosen & actions:
                state.agenda.last(step, ROBOT_TURN)
        state.agenda.last(END_ROUND)


class BeginPhase(RaceStep):
    """A phase begins: what was counted in the last one is forgotten."""

    __slots__ = ()

    stage: ClassVar[Stage]

    def run(self, state: RaceState) -> None:
        state.stage = self.stage
        state.tell(PhaseBegan(self.stage))
        self.lay_out(state)

    def lay_out(self, state: RaceState) -> None:
        """Put the steps of the phase before what is due."""


@final
class Explore(BeginPhase):
    __slots__ = ()

    stage: ClassVar[Stage] = Stage.EXPLORE

    def lay_out(self, state: RaceState) -> None:
        explore.lay_out(state)


class Develop(BeginPhase):
    __slots__ = ()

    stage: ClassVar[Stage] = Stage.DEVELOP

    def lay_out(self, state: RaceState) -> None:
        develop.lay_out(state)


@final
class SecondDevelop(Develop):
    __slots__ = ()

    stage: ClassVar[Stage] = Stage.DEVELOP_2


class Settle(BeginPhase):
    __slots__ = ()

    stage: ClassVar[Stage] = Stage.SETTLE

    def lay_out(self, state: RaceState) -> None:
        settle.lay_out(state)


@final
class SecondSettle(Settle):
    __slots__ = ()

    stage: ClassVar[Stage] = Stage.SETTLE_2


@final
class Consume(BeginPhase):
    __slots__ = ()

    stage: ClassVar[Stage] = Stage.CONSUME

    def lay_out(self, state: RaceState) -> None:
        consume.lay_out(state)


@final
class Produce(BeginPhase):
    __slots__ = ()

    stage: ClassVar[Stage] = Stage.PRODUCE

    def lay_out(self, state: RaceState) -> None:
        produce.lay_out(state)


_PHASES: Final[list[tuple[int, RaceStep]]] = [
    (EXPLORE, Explore()),
    (DEVELOP, Develop()),
    (DEVELOP_2, SecondDevelop()),
    (SETTLE, Settle()),
    (SETTLE_2, SecondSettle()),
    (CONSUME, Consume()),
    (PRODUCE, Produce()),
]


@final
class DiscardToLimit(Pick):
    """Down to ten cards, face down (RFG-END-01)."""

    __slots__ = ()

    decision: ClassVar[Decision] = open_(Ask.HAND_LIMIT)
    picks_from: ClassVar[PicksFrom] = "hand"
    rule: ClassVar[str] = "RFG-END-01"
    table: ClassVar[list[CardMove]] = DISCARD

    def finish(self, state: RaceState, player: Player, picked: tuple[int, ...]) -> None:
        player.surplus = True
        state.discard_from_hand(player, picked)
        state.tell(Discarded(player.seat, len(picked), picked, "hand-limit"))


@final
class HandLimit(RaceLaneStep):
    __slots__ = ()

    def run(self, state: RaceState, seat: Seat) -> None:
        player = state.players[seat]
        DiscardToLimit(player.hand, len(player.hand) - HAND_LIMIT, ()).begin(state, player)


HAND_LIMIT_STEP: Final = HandLimit()


@final
class EndRound(RaceStep):
    __slots__ = ()

    def run(self, state: RaceState) -> None:
        state.stage = Stage.END
        state.tell(PhaseBegan(Stage.END))
        for player in state.players:
            if len(player.hand) > HAND_LIMIT:
                state.first_for(player.seat, HAND_LIMIT_STEP)
        state.agenda.first(CLOSE_ROUND)


@final
class CloseRound(RaceStep):
    """Goals of the round's end, then the end of the game or the next round (RFG-END-03 to -06)."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        check_goals(state, "end")
        reasons = end_reasons(state)
        if not reasons:
            state.agenda.last(BEGIN_ROUND)
            return
        state.stage = Stage.OVER
        state.ended = reasons
        state.tell(GameEnded(reasons, result(state).scores))


def end_reasons(state: RaceState) -> tuple[str, ...]:
    """Why no further round is played."""
    reasons = []
    robot = state.robot
    is_robot_done = robot is not None and robot.size >= TABLEAU_END  # TGS-SOLO-90
    if is_robot_done or max([len(player.tableau) for player in state.players]) >= TABLEAU_END:
        reasons.append("tableau")
    if state.pool <= 0:
        reasons.append("vp_pool")
    if state.quirks & ROUND_LIMIT and state.round >= LAST_ROUND:
        reasons.append("round_limit")
    return tuple(reasons)


BEGIN_ROUND: Final = BeginRound()
REVEAL_ACTIONS: Final = RevealActions()
LAY_OUT_SOLO: Final = LayOutSolo()
END_ROUND: Final = EndRound()
CLOSE_ROUND: Final = CloseRound()
