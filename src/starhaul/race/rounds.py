"""A round: the choice of actions, the chosen phases in order, the end (RFG-ACT, RFG-END)."""

from __future__ import annotations

from typing import ClassVar, Final

from starhaul.kernel import Decision, Move

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
from .agenda import LaneStep, Pick, PicksFrom, Question, TableStep
from .asks import Ask, open_, sealed
from .choosing import action_moves, actions_each
from .events import ActionsRevealed, Answered, Discarded, GameEnded, PhaseBegan, RoundBegan
from .goals import check_goals
from .moves import CHOOSE, DISCARD
from .phases import consume, develop, explore, produce, settle
from .player import Player
from .quirks import ROUND_LIMIT, SEAT_BY_SEAT
from .robot.turns import ROBOT_TURN, ROLL_DICE
from .scoring import result
from .state import RaceState

HAND_LIMIT: Final = 10
TABLEAU_END: Final = 12
LAST_ROUND: Final = 30

_BITS: Final[dict[Move, int]] = {move: 1 << move.action.value for move in CHOOSE}


class ChooseActions(Question):
    """One action card, or two in the expert game; the choice stays sealed (RFG-ACT-01, -02, -20)."""

    __slots__ = ()
    decision: ClassVar[Decision] = sealed(Ask.ACTION)
    rule = "RFG-ACT-02"

    def is_halfway(self, player: Player) -> bool:
        return bool(player.actions)

    def moves(self, state: RaceState, player: Player) -> list[Move]:
        return action_moves(actions_each(state), player.actions)

    def answer(self, state: RaceState, player: Player, move: Move) -> None:
        player.actions |= _BITS[move]
        if player.actions.bit_count() == actions_each(state):
            player.question = None
            state.tell(Answered(player.seat))


CHOOSE_ACTIONS: Final = ChooseActions()


class BeginRound(TableStep):
    __slots__ = ()

    def run(self, state: RaceState) -> None:
        state.round += 1
        state.stage = Stage.CHOICE
        state.serial = bool(state.quirks & SEAT_BY_SEAT)
        for player in state.players:
            player.actions = 0
            player.surplus = False
            player.question = CHOOSE_ACTIONS
            player.legal = None
        state.tell(RoundBegan(state.round))
        state.agenda.last(REVEAL_ACTIONS)


class RevealActions(TableStep):
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


class LayOutSolo(TableStep):
    """All phases with a marker or a die, in each the player first, then the robot (TGS-SOLO-20, -23)."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        assert state.robot is not None
        chosen = state.players[0].actions | state.robot.actions
        for actions, step in _PHASES:
            if chosen & actions:
                state.agenda.last(step, ROBOT_TURN)
        state.agenda.last(END_ROUND)


class BeginPhase(TableStep):
    """A phase begins: what was counted in the last one is forgotten."""

    __slots__ = ()
    stage: Stage

    def run(self, state: RaceState) -> None:
        state.stage = self.stage
        state.tell(PhaseBegan(self.stage))
        self.lay_out(state)

    def lay_out(self, state: RaceState) -> None:
        """Put the steps of the phase before what is due."""


class Explore(BeginPhase):
    __slots__ = ()
    stage = Stage.EXPLORE

    def lay_out(self, state: RaceState) -> None:
        explore.lay_out(state)


class Develop(BeginPhase):
    __slots__ = ()
    stage = Stage.DEVELOP

    def lay_out(self, state: RaceState) -> None:
        develop.lay_out(state)


class SecondDevelop(Develop):
    __slots__ = ()
    stage = Stage.DEVELOP_2


class Settle(BeginPhase):
    __slots__ = ()
    stage = Stage.SETTLE

    def lay_out(self, state: RaceState) -> None:
        settle.lay_out(state)


class SecondSettle(Settle):
    __slots__ = ()
    stage = Stage.SETTLE_2


class Consume(BeginPhase):
    __slots__ = ()
    stage = Stage.CONSUME

    def lay_out(self, state: RaceState) -> None:
        consume.lay_out(state)


class Produce(BeginPhase):
    __slots__ = ()
    stage = Stage.PRODUCE

    def lay_out(self, state: RaceState) -> None:
        produce.lay_out(state)


_PHASES: Final[list[tuple[int, TableStep]]] = [
    (EXPLORE, Explore()),
    (DEVELOP, Develop()),
    (DEVELOP_2, SecondDevelop()),
    (SETTLE, Settle()),
    (SETTLE_2, SecondSettle()),
    (CONSUME, Consume()),
    (PRODUCE, Produce()),
]


class DiscardToLimit(Pick):
    """Down to ten cards, face down (RFG-END-01)."""

    __slots__ = ()
    decision: ClassVar[Decision] = open_(Ask.HAND_LIMIT)
    picks_from: ClassVar[PicksFrom] = "hand"
    rule = "RFG-END-01"
    table = DISCARD

    def finish(self, state: RaceState, player: Player, picked: list[int]) -> None:
        player.surplus = True
        state.discard_from_hand(player, picked)
        state.tell(Discarded(player.seat, len(picked), tuple(picked), "hand-limit"))


DISCARD_TO_LIMIT: Final = DiscardToLimit()


class HandLimit(LaneStep):
    __slots__ = ()

    def run(self, state: RaceState, player: Player) -> None:
        DISCARD_TO_LIMIT.ask(state, player, player.hand, len(player.hand) - HAND_LIMIT)


HAND_LIMIT_STEP: Final = HandLimit()


class EndRound(TableStep):
    __slots__ = ()

    def run(self, state: RaceState) -> None:
        state.stage = Stage.END
        state.tell(PhaseBegan(Stage.END))
        for player in state.players:
            if len(player.hand) > HAND_LIMIT:
                player.lane.append(HAND_LIMIT_STEP)
        state.agenda.first(CLOSE_ROUND)


class CloseRound(TableStep):
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
    if is_robot_done or any(len(player.tableau) >= TABLEAU_END for player in state.players):
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
