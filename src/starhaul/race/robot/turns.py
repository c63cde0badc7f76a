"""What the robot does: the roll, and its action or reaction after the player's part of each phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from starhaul.kernel import Seat
from starhaul.race.actions import CONSUME, DEVELOP, DEVELOP_2, EXPLORE, PRODUCE, SETTLE, SETTLE_2, TRADE, Action, Stage
from starhaul.race.cards import Catalogue
from starhaul.race.draws import EVERYBODY, DueCards
from starhaul.race.steps import RaceStep

from .events import (
    DiceRolled,
    RobotActed,
    RobotDrew,
    RobotFaceTurned,
    RobotFlipped,
    RobotFoundNothing,
    RobotGotChips,
    RobotIdle,
    RobotPlaced,
    RobotPlacedMarker,
    RobotStartLeft,
    RobotTracks,
)
from .facts import MatStep
from .mat import LOST, Robot, mat_step, place_dice, rolls

if TYPE_CHECKING:
    from starhaul.race.player import Player
    from starhaul.race.state import RaceState

SIX: Final = 6

_SPACES: Final = {
    Stage.EXPLORE: EXPLORE,
    Stage.DEVELOP: DEVELOP,
    Stage.DEVELOP_2: DEVELOP_2,
    Stage.SETTLE: SETTLE,
    Stage.SETTLE_2: SETTLE_2,
    Stage.CONSUME: CONSUME,
    Stage.PRODUCE: PRODUCE,
}
_PHASES: Final = {
    Stage.EXPLORE: "explore",
    Stage.DEVELOP: "develop",
    Stage.DEVELOP_2: "develop",
    Stage.SETTLE: "settle",
    Stage.SETTLE_2: "settle",
    Stage.CONSUME: "consume",
    Stage.PRODUCE: "produce",
}


def robot_of(state: RaceState) -> Robot:
    robot = state.robot
    assert robot is not None
    return robot


# --- dice -----------------------------------------------------------------------------------------------------


@final
class ToMat(DueCards):
    """The dice, rolled together: one of all the pairs of faces there are."""

    __slots__ = ()

    def bag(self, state: RaceState, player: Player) -> Sequence[int]:
        del state, player
        return range(len(rolls()))

    def labels(self, state: RaceState) -> Sequence[str]:
        del state
        return ["+".join(roll) for roll in rolls()]

    def seen_by(self, player: Player) -> tuple[Seat, ...] | None:
        del player
        return EVERYBODY

    def remove(self, state: RaceState, player: Player, drawn: tuple[int, ...]) -> None:
        """Every roll can come again."""

    def take(self, state: RaceState, player: Player, drawn: tuple[int, ...]) -> None:
        robot = robot_of(state)
        rolled = rolls()[drawn[0]]
        robot.rolled = rolled
        robot.dice = a, b = place_dice(rolled, robot.face, player.actions)
        state.tell(DiceRolled(rolled, (action_at(a), action_at(b)), robot.face))


def action_at(space: int) -> Action | None:
    return None if space == LOST else Action(space.bit_length() - 1)


@final
class RollDice(RaceStep):
    """After the player has chosen (TGS-SOLO-20, -21)."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        state.draw(ToMat(Seat(0), 1, "dice"))


# --- a phase --------------------------------------------------------------------------------------------------


def due_step(state: RaceState) -> str:
    """Its action if a die lies on the phase, its reaction if only the player chose it (TGS-SOLO-40, -41, -46, -73)."""
    dice = robot_of(state).actions & _SPACES[state.stage]
    if not dice:
        return f"{_PHASES[state.stage]}_reaction"
    if state.stage is Stage.CONSUME and dice != CONSUME:
        return "trade_action" if dice == TRADE else "x2_action"
    return f"{_PHASES[state.stage]}_action"


@final
class RobotTurn(RaceStep):
    """The robot's part of a phase, after the player's."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        id = due_step(state)
        robot = robot_of(state)
        state.tell(RobotActed(id))
        perform(state, robot, robot.step(id))
        turn_face(state, robot, id)


def perform(state: RaceState, robot: Robot, step: MatStep) -> None:
    """What the mat says, in its order."""
    if step.marker and robot.markers and robot.credit >= step.marker:
        place_marker(state, robot, step.marker)
    elif robot.credit < step.credit_needed:
        state.tell(RobotIdle("credit"))
    elif step.from_common:
        robot.is_renewed = False
        state.agenda.first(FLIP_COMMON)
    elif step.id == "produce_reaction":
        state.tell(RobotIdle("mat"))
    else:
        earn(state, robot, step)
        if step.find is not None:
            state.agenda.first(SEARCH)
        both = robot.actions & EXPLORE == EXPLORE and step.draw_both
        state.draw(ToRobot(Seat(0), step.draw_both if both else step.draw, "robot"))


def place_marker(state: RaceState, robot: Robot, paid: int) -> None:
    """A marker instead of all else in this phase (TGS-SOLO-50, -54)."""
    robot.markers -= 1
    robot.placed += 1
    robot.credit -= paid
    state.tell(RobotPlacedMarker(paid, robot.markers))
    state.tell(RobotTracks(robot.credit, robot.economy, ("credit",)))


def earn(state: RaceState, robot: Robot, step: MatStep) -> None:
    """Chips by the economy of this moment, then the tracks (TGS-SOLO-70 to -74, -80)."""
    if step.vp:
        vp = step.vp * robot.economy
        robot.chips += vp
        state.pool -= vp
        state.tell(RobotGotChips(vp, robot.economy))
    if step.credit or step.economy:
        moved = robot.raise_tracks(step.credit, step.economy)
        state.tell(RobotTracks(robot.credit, robot.economy, moved))


def turn_face(state: RaceState, robot: Robot, id: str) -> None:
    """Some start worlds read the robot face otherwise after a Trade or Produce action (TGS-SOLO-75 to -77, -81)."""
    after = {"trade_action": "trade", "consume_action": "trade", "produce_action": "produce"}.get(id)
    for turn in robot.facts.turns:
        if turn.after == after and turn.face == robot.face:
            robot.face = turn.to
            state.tell(RobotFaceTurned(robot.face))
            return


# --- cards ----------------------------------------------------------------------------------------------------


@final
class ToRobot(DueCards):
    """Unseen onto the robot's deck (TGS-SOLO-04, -07)."""

    __slots__ = ()

    def seen_by(self, player: Player) -> tuple[Seat, ...] | None:
        del player
        return ()

    def take(self, state: RaceState, player: Player, drawn: tuple[int, ...]) -> None:
        del player
        robot_of(state).deck += drawn
        state.tell(RobotDrew(len(drawn)))


def fits(cards: Catalogue, card: int, step: MatStep) -> bool:
    """Whether the card is what is looked for."""
    if cards.vp[card] < step.worth:
        return False
    if step.find == "development":
        return cards.is_development[card]
    return not cards.is_development[card] and cards.military[card] == (step.find == "military_world")


def is_six(cards: Catalogue, card: int) -> bool:
    return cards.is_development[card] and cards.cost[card] == SIX


@final
class Search(RaceStep):
    """Flip the robot's deck from the top until the card is found or the deck is empty (TGS-SOLO-05, -55)."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        robot = robot_of(state)
        step = robot.step(due_step(state))
        if step.from_common:
            step = mat_step(step.id)
        while robot.deck:
            card = robot.deck.pop()
            price = step.pay_six if is_six(state.cards, card) and step.pay_six else step.pay
            found = fits(state.cards, card, step) and robot.credit >= price
            state.tell(RobotFlipped(card, found, step.find, step.worth))
            if found:
                place(state, robot, card, price)
                return
            state.discard_openly(state.players[0], card)
        state.tell(RobotFoundNothing())


def place(state: RaceState, robot: Robot, card: int, paid: int) -> None:
    """The card joins the tableau; its powers never work (TGS-SOLO-09)."""
    robot.tableau.append(card)
    robot.credit -= paid
    state.tell(RobotPlaced(card, paid))
    if paid:
        state.tell(RobotTracks(robot.credit, robot.economy, ("credit",)))


@final
class FlipCommon(RaceStep):
    """The next card of the common deck; its pile is renewed once, then the mat's own step is done (TGS-SOLO-66)."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        robot = robot_of(state)
        pile = state.piles[0]
        if not pile.deck:
            if robot.is_renewed or not state.reshuffle(pile):
                perform(state, robot, mat_step(due_step(state)))
                return
            robot.is_renewed = True
        state.draw(ToSearch(Seat(0), 1, "robot"))


@final
class ToSearch(DueCards):
    """A card of the common deck, turned over for the robot (TGS-SOLO-65, -67)."""

    __slots__ = ()

    def seen_by(self, player: Player) -> tuple[Seat, ...] | None:
        del player
        return EVERYBODY

    def take(self, state: RaceState, player: Player, drawn: tuple[int, ...]) -> None:
        (card,) = drawn
        robot = robot_of(state)
        step = robot.step(due_step(state))
        found = fits(state.cards, card, step)
        state.tell(RobotFlipped(card, found, step.find, step.worth))
        if not found:
            state.discard_openly(player, card)
            state.agenda.first(FLIP_COMMON)
            return
        place(state, robot, card, 0)
        earn(state, robot, step)
        if step.leaves:
            leave(state, robot)


def leave(state: RaceState, robot: Robot) -> None:
    """The start world goes to the discard pile, its counters leave the game."""
    world = robot.tableau.pop(0)
    robot.has_counters = False
    state.discard_openly(state.players[0], world)
    state.tell(RobotStartLeft(world))


ROLL_DICE: Final = RollDice()
ROBOT_TURN: Final = RobotTurn()
SEARCH: Final = Search()
FLIP_COMMON: Final = FlipCommon()
