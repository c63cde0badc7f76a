"""A game of Race in progress."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from starhaul.kernel import (
    Agenda,
    Awaited,
    Course,
    Decision,
    Event,
    LaneStep,
    Memory,
    Move,
    Question,
    Result,
    Seat,
    as_seat,
)

from . import saving, scoring, view
from .actions import Stage
from .cards import Catalogue
from .draft.packs import Draft
from .draws import DueCards
from .events import Reshuffled
from .options import Options
from .piles import Pile
from .player import Player
from .questions import RaceQuestion
from .robot.mat import Robot


class RaceState(Course["RaceState"]):
    """Everything on the table, hidden or not."""

    __slots__ = (
        "cards",
        "claimed",
        "draft",
        "ended",
        "goals",
        "options",
        "order",
        "piles",
        "players",
        "pool",
        "quirks",
        "robot",
        "round",
        "serial",
        "stage",
    )

    unasked_rule: ClassVar[str] = "RFG-ACT-01"
    are_answers_apart: ClassVar[bool] = True

    options: Options
    cards: Catalogue
    quirks: int
    players: list[Player]
    order: Sequence[Seat]
    """The seats in the order in which they draw: from the lowest start world on (RFG-SET-14)."""
    piles: list[Pile]
    pool: int
    """VP left in the pool; below zero where chips came from the reserve (RFG-CON-15)."""
    round: int
    stage: Stage
    goals: Sequence[int]
    """The goal tiles in play, by number."""
    claimed: int
    """The "first" tiles that are gone, as a set."""
    serial: bool
    """Whether seats go through their lanes one after the other."""
    ended: tuple[str, ...]
    """Why the game is over."""
    robot: Robot | None
    """The opponent of a lone player."""
    draft: Draft | None
    """Where seats have decks of their own: how they came by them. The first pile is then the box."""

    def __init__(
        self,
        options: Options,
        cards: Catalogue,
        quirks: int,
        players: list[Player],
        order: Sequence[Seat],
        piles: list[Pile],
        pool: int,
        round: int,  # noqa: A002 as it is called everywhere
        stage: Stage,
        goals: Sequence[int],
        claimed: int,
        serial: bool,
        ended: tuple[str, ...],
        robot: Robot | None,
        draft: Draft | None,
        agenda: Agenda[RaceState],
        lanes: dict[Seat, list[LaneStep[RaceState]]],
        questions: dict[Seat, Question[RaceState]],
        awaited: Awaited[RaceState] | None,
        known_moves: dict[Seat, list[Move]],
        memory: Memory,
    ) -> None:
        # These too are set here and not by the base: searches make clones by the thousand.
        self.agenda: Agenda[RaceState] = agenda
        self.lanes: dict[Seat, list[LaneStep[RaceState]]] = lanes
        self.questions: dict[Seat, Question[RaceState]] = questions
        self.awaited: Awaited[RaceState] | None = awaited
        self.known_moves: dict[Seat, list[Move]] = known_moves
        self.memory: Memory = memory
        self.events: list[Event] = []
        self._chance = None
        self.options, self.cards, self.quirks = options, cards, quirks
        self.players, self.order = players, order
        self.piles, self.pool = piles, pool
        self.round, self.stage = round, stage
        self.goals, self.claimed = goals, claimed
        self.serial, self.ended = serial, ended
        self.robot, self.draft = robot, draft

    # --- the contract ---------------------------------------------------------------------------------------------

    @property
    def decisions(self) -> Mapping[Seat, Decision]:
        """In the order of the seats, and of each question no more than everybody may know."""
        if self.awaited is not None:
            return {}
        questions = self.questions
        decisions: dict[Seat, Decision] = {}
        for player in self.players:
            seat = player.seat
            if seat in questions:
                decisions[seat] = questions[seat].decision  # type: ignore[attr-defined]
        return decisions

    @property
    def is_sealed(self) -> bool:
        """Whether an answer is still missing that is revealed together with the others'."""
        return any(question.sealed for question in self.questions.values())

    @property
    def is_over(self) -> bool:
        return self.stage is Stage.OVER

    @property
    def outcome(self) -> Result | None:
        return scoring.result(self) if self.stage is Stage.OVER else None

    def clone(self) -> RaceState:
        """Loops and no comprehensions, each of which would be a call."""
        robot = self.robot
        draft = self.draft
        known = self.known_moves
        players: list[Player] = []
        for player in self.players:
            players.append(player.clone())  # noqa: PERF401
        piles: list[Pile] = []
        for pile in self.piles:
            piles.append(Pile(pile.deck, pile.discard[:], pile.shown))  # noqa: PERF401
        lanes: dict[Seat, list[LaneStep[RaceState]]] = {}
        for seat, lane in self.lanes.items():
            lanes[seat] = lane[:]
        return RaceState(
            self.options,
            self.cards,
            self.quirks,
            players,
            self.order,
            piles,
            self.pool,
            self.round,
            self.stage,
            self.goals,
            self.claimed,
            self.serial,
            self.ended,
            None if robot is None else robot.clone(),
            None if draft is None else draft.clone(),
            Agenda(self.agenda.steps[:]),
            lanes,
            self.questions.copy(),
            self.awaited,
            known.copy() if known else {},
            self.memory,
        )

    def dump(self) -> bytes:
        return saving.dump(self)

    def show(self, seats: Sequence[Seat | None]) -> list[view.RaceView]:
        return view.show(self, seats)

    def view(self, seat: int | None) -> view.RaceView:
        return view.view_of(self, as_seat(seat))

    # --- the course of things -------------------------------------------------------------------------------------

    def lane_order(self) -> Sequence[Seat]:
        return self.order

    @property
    def is_serial(self) -> bool:
        return self.serial

    def asked(self, seat: Seat) -> RaceQuestion | None:
        """What this seat is asked."""
        return cast("RaceQuestion | None", self.questions.get(seat))

    def order_seats(self) -> None:
        """Cards are drawn from the lowest start world on (RFG-SET-14)."""
        numbers = [self.cards.design[player.tableau[0]].start or 0 for player in self.players]
        lowest = numbers.index(min(numbers))
        self.order = [Seat(seat) for seat in (*range(lowest, len(numbers)), *range(lowest))]

    def give_chips(self, player: Player, vp: int) -> None:
        """From the pool, and from the reserve when that is empty (RFG-CON-15)."""
        player.chips += vp
        self.pool -= vp

    # --- cards ----------------------------------------------------------------------------------------------------

    def draw(self, due: DueCards) -> None:
        """Have cards drawn; the rules go on when they have come.

        An empty deck is renewed (RFG-SET-12); without any card nothing is drawn (RFG-SET-13).
        """
        if due.count > 0:
            player = self.players[due.seat]
            if due.bag(self, player) or self.reshuffle(self.piles[player.pile]):
                self.awaited = due

    def reshuffle(self, pile: Pile) -> bool:
        """The discard pile becomes the deck; whether there was one."""
        if not pile.discard:
            return False
        pile.deck = sorted(pile.discard)
        pile.discard = []
        pile.shown = 0
        at = self.piles.index(pile)
        for player in self.players:
            if player.pile == at:
                player.known = 0
        self.tell(Reshuffled(len(pile.deck), at - 1 if at else None))
        return True

    def discard_from_hand(self, player: Player, cards: Sequence[int]) -> None:
        """Cards leave the hand for the pile, face down: nobody can tell any more which are still there."""
        if cards:
            player.give(*cards)
            player.shown = 0
            self.discard(player, cards)

    def discard(self, player: Player, cards: Sequence[int]) -> None:
        """Cards that only their owner saw go to the pile, face down."""
        self.piles[player.pile].discard += cards
        bit = self.cards.bit
        known = player.known
        for card in cards:
            known |= bit[card]
        player.known = known

    def discard_unseen(self, player: Player, card: int) -> None:
        """A good goes to the pile; nobody has ever seen it."""
        self.piles[player.pile].discard.append(card)

    def discard_openly(self, player: Player, card: int) -> None:
        """A card that everybody saw goes to the pile."""
        pile = self.piles[player.pile]
        pile.discard.append(card)
        pile.shown |= self.cards.bit[card]
