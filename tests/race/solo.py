"""Positions of the solo game for tests, and how to play a round from them.

    solo = Solo("new-sparta", credit=1, deck="gem-world outlaw-world")   # the last card of a deck is on top
    solo.round("settle produce", "trade+x2", comes="space-port")         # actions, roll, the robot's draws
    assert solo.tableau == ["new-sparta", "outlaw-world"]

The player does as little as may be. What happened is in `solo.events`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from rules.race.table import due_cards
from starhaul.kernel import Event, Seat
from starhaul.race import GAME, Ask, Options, RaceGame, RaceState, RaceView, Stage, catalogue
from starhaul.race.events import PhaseBegan
from starhaul.race.moves import PASS
from starhaul.race.options import Level
from starhaul.race.robot.events import DiceRolled, RobotActed, RobotDrew, RobotFlipped
from starhaul.race.robot.mat import Robot
from starhaul.race.robot.scoring import SoloResult
from starhaul.race.robot.view import RobotView

CARDS = catalogue()
SEAT = Seat(0)

E = TypeVar("E", bound=Event)


def number(name: str) -> int:
    """The first copy of a card, or the copy that is named."""
    return CARDS.named.get(name, CARDS.named.get(f"{name}#1", -1))


def plain(card: int) -> str:
    return CARDS.design[card].id


class Solo:
    """A solo game at the beginning of a round."""

    def __init__(
        self,
        start: str = "earths-lost-colony",
        *,
        level: Level = "normal",
        mine: str = "old-earth",
        credit: int | None = None,
        economy: int | None = None,
        deck: str | None = None,
        tableau: str = "",
        game: RaceGame = GAME,
        own_cards: tuple[str, ...] = (),
    ) -> None:
        self.state: RaceState = game.new_game(Options(robot=level, own_cards=own_cards), 1)
        self.events: list[Event] = []
        self._coming: list[str] = []
        self._resolve(f"{mine} {start}")
        self._until(Ask.ACTION)
        if credit is not None:
            self.robot.credit = credit
        if economy is not None:
            self.robot.economy = economy
        if deck is not None:
            self.put_back(self.robot.deck)
            self.robot.deck = self.take(deck)
        self.robot.tableau += self.take(tableau)

    @property
    def robot(self) -> Robot:
        robot = self.state.robot
        assert robot is not None
        return robot

    @property
    def view(self) -> RaceView:
        return self.state.view(SEAT)

    @property
    def seen(self) -> RobotView:
        """The robot, as the player sees it."""
        robot = self.view.robot
        assert robot is not None
        return robot

    @property
    def tracks(self) -> tuple[int, int]:
        return self.seen.credit, self.seen.economy

    @property
    def tableau(self) -> list[str]:
        return [plain(card) for card in self.seen.tableau]

    @property
    def deck(self) -> list[str]:
        """What nobody may look at."""
        return [plain(card) for card in self.robot.deck]

    @property
    def discards(self) -> list[str]:
        return [plain(card) for card in self.state.piles[0].discard]

    @property
    def result(self) -> SoloResult:
        result = self.state.outcome
        assert isinstance(result, SoloResult)
        return result

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    # --- cards ----------------------------------------------------------------------------------------------------

    def put_back(self, cards: Sequence[int]) -> None:
        pile = self.state.piles[0]
        pile.deck = sorted([*pile.deck, *cards])

    def take(self, names: str) -> list[int]:
        """These cards, wherever they are: out of deck, discard pile or hand."""
        cards = [number(name) for name in names.split()]
        player, pile = self.state.players[0], self.state.piles[0]
        assert {*cards} <= {*pile.deck, *pile.discard, *player.hand}
        pile.deck = [card for card in pile.deck if card not in cards]
        pile.discard = [card for card in pile.discard if card not in cards]
        player.hand = [card for card in player.hand if card not in cards]
        return cards

    def common_deck(self, names: str, discards: str = "") -> None:
        """The common deck and its pile hold these cards only."""
        pile = self.state.piles[0]
        pile.deck, pile.discard = sorted(self.take(names)), self.take(discards)

    # --- playing --------------------------------------------------------------------------------------------------

    def round(self, actions: str, roll: str, comes: str = "") -> None:
        """A whole round; the named cards come first when the robot draws."""
        self.begin(actions, roll, comes)
        self._until(Ask.ACTION)

    def begin(self, actions: str, roll: str, comes: str = "") -> None:
        """Choose, and roll."""
        self.events.clear()
        self._coming = comes.split()
        for action in actions.split():
            legal = self.state.legal_moves(SEAT)
            self.events += self.state.apply(SEAT, next(move for move in legal if str(move) == f"choose {action}"))
        self._resolve(roll)

    def _resolve(self, text: str) -> None:
        chance = self.state.chance
        assert chance is not None
        self.events += self.state.resolve(chance.read(text))

    def _until(self, ask: Ask) -> None:
        while not self.state.is_over:
            if self.state.chance is not None:
                self.draw()
                continue
            if self.state.decisions[SEAT].ask is ask:
                return
            legal = self.state.legal_moves(SEAT)
            self.events += self.state.apply(SEAT, PASS if PASS in legal else legal[0])

    def draw(self) -> None:
        """Named cards for the robot, the first ones otherwise, but none that is named."""
        chance = self.state.chance
        assert chance is not None
        bag, count = [*chance.bag], chance.count  # type: ignore[attr-defined]
        drawn = []
        if due_cards(self.state).by == "robot":
            drawn = [number(name) for name in self._coming[:count]]
            del self._coming[:count]
        reserved = {number(name) for name in self._coming} | {*drawn}
        drawn += [card for card in bag if card not in reserved][: count - len(drawn)]
        self.events += self.state.resolve(tuple(drawn))


def spaces(actions: str, roll: str, start: str = "earths-lost-colony") -> list[str | None]:
    """Where the dice come to lie."""
    solo = Solo(start)
    solo.begin(actions, roll)
    (rolled,) = solo.told(DiceRolled)
    return [None if action is None else action.name.lower() for action in rolled.spaces]


ALL_STARTS = [
    "old-earth",
    "epsilon-eridani",
    "alpha-centauri",
    "new-sparta",
    "earths-lost-colony",
    "separatist-colony",
    "ancient-race",
    "damaged-alien-factory",
    "doomed-world",
]


def acted(solo: Solo) -> list[str]:
    return [event.step for event in solo.told(RobotActed)]


def phases(solo: Solo) -> list[Stage]:
    return [event.stage for event in solo.told(PhaseBegan) if event.stage is not Stage.END]


def drew(solo: Solo) -> list[int]:
    return [event.count for event in solo.told(RobotDrew)]


def flipped(solo: Solo) -> list[str]:
    return [plain(event.card) for event in solo.told(RobotFlipped)]


def other_world(start: str) -> str:
    return "old-earth" if start != "old-earth" else "new-sparta"
