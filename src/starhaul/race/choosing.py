"""Which action cards may be chosen, and which of them together (RFG-ACT-02, -20, -27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from starhaul.kernel import Decision, Move, Seat

from .actions import Action
from .asks import Ask, sealed
from .events import answered
from .moves import CHOOSE, Choose
from .questions import RaceQuestion

if TYPE_CHECKING:
    from .player import Player
    from .state import RaceState

_SINGLE: Final = [CHOOSE[action.value] for action in Action if action not in (Action.DEVELOP_2, Action.SETTLE_2)]


def _expert_moves() -> list[list[Choose]]:
    """For the first choice (at 9), and for the second by the first: cards in increasing order (RFG-ACT-20, -27)."""
    second: list[list[Choose]] = []
    for first in Action:
        later = [action for action in Action if action.value > first.value]
        allowed = [
            action
            for action in later
            if action not in (Action.DEVELOP_2, Action.SETTLE_2) or action.value == first.value + 1
        ]
        second.append([CHOOSE[action.value] for action in allowed])
    lone = (Action.DEVELOP_2, Action.SETTLE_2, Action.PRODUCE)
    return [*second, [CHOOSE[action.value] for action in Action if action not in lone]]


_EXPERT: Final = _expert_moves()
_SINGLE_MOVES: Final[list[Move]] = [*_SINGLE]
_EXPERT_MOVES: Final[list[list[Move]]] = [[*moves] for moves in _EXPERT]

_SINGLE_SETS: Final = tuple([(str(move),) for move in _SINGLE])
_EXPERT_SETS: Final = tuple(
    [(str(first), str(second)) for first in _EXPERT[-1] for second in _EXPERT[first.action.value]]
)
_SECOND_SETS: Final = [tuple([(str(second),) for second in moves]) for moves in _EXPERT]


def actions_each(state: RaceState) -> int:
    """Two in the expert game, and against the robot (TGS-SOLO-01)."""
    return 2 if (state.options.expert and len(state.players) == 2) or state.robot is not None else 1


def action_moves(each: int, chosen: int) -> list[Move]:
    """What can be chosen by who has so many actions, and has chosen these."""
    if each == 1:
        return _SINGLE_MOVES
    return _EXPERT_MOVES[chosen.bit_length() - 1]  # no action yet: the last list


def action_sets(each: int, chosen: int) -> tuple[tuple[str, ...], ...]:
    """The same, each as the moves that choose it: a page need not know what goes together."""
    if each == 1:
        return _SINGLE_SETS
    return _SECOND_SETS[chosen.bit_length() - 1] if chosen else _EXPERT_SETS


@final
class ChooseActions(RaceQuestion):
    """One action card, or two in the expert game; the choice stays sealed (RFG-ACT-01, -02, -20)."""

    __slots__ = ("chosen",)

    decision: ClassVar[Decision] = sealed(Ask.ACTION)
    rule: ClassVar[str] = "RFG-ACT-02"

    def __init__(self, chosen: int) -> None:
        super().__init__()
        self.chosen: Final = chosen
        """The action chosen already, as a set."""

    @property
    def is_halfway(self) -> bool:
        return bool(self.chosen)

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        del seat
        return action_moves(actions_each(state), self.chosen)

    def answer(self, state: RaceState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choose)
        chosen = self.chosen | move.bit
        if chosen.bit_count() < actions_each(state):
            state.ask(seat, _CHOOSE_SECOND[chosen.bit_length() - 1])
        else:
            state.players[seat].actions = chosen
            state.tell(answered(seat))


CHOOSE_ACTIONS: Final = ChooseActions(0)
_CHOOSE_SECOND: Final = [ChooseActions(1 << action.value) for action in Action]
"""By the first action."""


def chosen_actions(state: RaceState, player: Player) -> int:
    """What a seat has chosen for this round so far, as a set."""
    question = state.questions.get(player.seat)
    return question.chosen if isinstance(question, ChooseActions) else player.actions
