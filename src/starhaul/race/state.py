"""A game of Race in progress."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starhaul.kernel import (
    Agenda,
    BadOutcome,
    Chance,
    Decision,
    Event,
    IllegalMove,
    Move,
    Outcome,
    Result,
    Seat,
    State,
    as_seat,
)

from . import saving, scoring, view
from .actions import Stage
from .agenda import Receiver
from .cards import Catalogue
from .draft.packs import Draft
from .events import Reshuffled
from .options import Options
from .piles import NamedDraw, Pile
from .player import Player
from .quirks import EAGER_RESHUFFLE
from .robot.mat import Robot
from .standings import Standings


class RaceState(State):
    """Everything on the table, hidden or not."""

    __slots__ = (
        "_chance",
        "agenda",
        "cards",
        "claimed",
        "draft",
        "due_by",
        "due_count",
        "due_seat",
        "ended",
        "events",
        "goals",
        "options",
        "order",
        "piles",
        "players",
        "pool",
        "quirks",
        "receiver",
        "robot",
        "round",
        "serial",
        "stage",
        "standings",
    )

    def __init__(self, options: Options, seats: int, cards: Catalogue, quirks: int = 0) -> None:
        self.options: Options = options
        self.cards: Catalogue = cards
        self.quirks: int = quirks
        self.players: list[Player] = [Player(seat) for seat in range(seats)]
        self.order: list[int] = [*range(seats)]
        """The seats in the order in which they draw: from the lowest start world on (RFG-SET-14)."""
        self.piles: list[Pile] = [Pile(cards.deck(options.expansion))]
        self.pool: int = 12 * seats
        """VP left in the pool; below zero where chips came from the reserve (RFG-CON-15)."""
        self.round: int = 0
        self.stage: Stage = Stage.SETUP
        self.agenda: Agenda[RaceState] = Agenda([])
        self.goals: Sequence[int] = []
        """The goal tiles in play, by number."""
        self.claimed: int = 0
        """The "first" tiles that are gone, as a set."""
        self.serial: bool = False
        """Whether seats go through their lanes one after the other."""
        self.receiver: Receiver | None = None
        """Where the cards that are due will go."""
        self.due_seat: Seat = Seat(0)
        self.due_count: int = 0
        self.due_by: str = ""
        self.ended: tuple[str, ...] = ()
        """Why the game is over."""
        self.robot: Robot | None = None if options.robot == "none" else Robot(options.robot)
        """The opponent of a lone player."""
        self.draft: Draft | None = Draft(seats) if options.draft else None
        """Where seats have decks of their own: how they came by them. The first pile is then the box."""
        self.standings: Standings | None = None
        """As they were last shown."""
        self.events: list[Event] = []
        self._chance: NamedDraw | None = None

    # --- the contract ---------------------------------------------------------------------------------------------

    @property
    def chance(self) -> Chance | None:
        receiver = self.receiver
        if receiver is None:
            return None
        if self._chance is None:
            player = self.players[self.due_seat]
            bag = receiver.bag(self, player)
            count = min(self.due_count, len(bag))
            self._chance = NamedDraw(bag, count, receiver.seen_by(player), receiver.labels(self))
        return self._chance

    @property
    def decisions(self) -> Mapping[Seat, Decision]:
        if self.receiver is not None:
            return {}
        return {player.seat: player.question.decision for player in self.players if player.question is not None}

    @property
    def is_sealed(self) -> bool:
        """Whether somebody still owes an answer that is revealed together with the others'."""
        return any(player.question is not None and player.question.decision.sealed for player in self.players)

    @property
    def is_over(self) -> bool:
        return self.stage is Stage.OVER

    @property
    def outcome(self) -> Result | None:
        return scoring.result(self) if self.stage is Stage.OVER else None

    def legal_moves(self, seat: int) -> list[Move]:
        if self.receiver is not None or not 0 <= seat < len(self.players):
            return []
        return self._answers(self.players[seat])[:]

    def _answers(self, player: Player) -> list[Move]:
        answers = player.legal
        if answers is None:
            question = player.question
            if question is None:
                return []
            answers = player.legal = question.moves(self, player)
        return answers

    def is_halfway(self, seat: int) -> bool:
        player = self.players[seat]
        return player.question is not None and player.question.is_halfway(player)

    def problem_with(self, seat: int, move: Move) -> IllegalMove | None:
        if self.receiver is not None or not 0 <= seat < len(self.players):
            return IllegalMove("not-asked", "RFG-ACT-01", seat=seat)
        player = self.players[seat]
        question = player.question
        if question is None:
            return IllegalMove("not-asked", "RFG-ACT-01", seat=seat)
        if move in self._answers(player):
            return None
        return question.refusal(self, player, move)

    def apply(self, seat: int, move: Move) -> list[Event]:
        player = self.players[seat] if 0 <= seat < len(self.players) else None
        question = player.question if player is not None else None
        if player is None or question is None or self.receiver is not None or move not in self._answers(player):
            problem = self.problem_with(seat, move)
            assert problem is not None
            raise problem
        events: list[Event] = []
        self.events = events
        player.legal = None
        question.answer(self, player, move)
        if player.question is None and self.receiver is None:
            self.advance()
        return events

    def resolve(self, outcome: Outcome) -> list[Event]:
        chance = self.chance
        if chance is None:
            raise BadOutcome("nothing random is due")
        chance.check(outcome)
        events: list[Event] = []
        self.events = events
        self._receive(outcome)
        if self.receiver is None:
            self.advance()
        return events

    def clone(self) -> RaceState:
        copy: RaceState = RaceState.__new__(RaceState)
        copy.options = self.options
        copy.cards = self.cards
        copy.quirks = self.quirks
        copy.players = [player.clone() for player in self.players]
        copy.order = self.order
        copy.piles = [pile.clone() for pile in self.piles]
        copy.pool = self.pool
        copy.round = self.round
        copy.stage = self.stage
        copy.agenda = self.agenda.clone()
        copy.goals = self.goals
        copy.claimed = self.claimed
        copy.serial = self.serial
        copy.receiver = self.receiver
        copy.due_seat = self.due_seat
        copy.due_count = self.due_count
        copy.due_by = self.due_by
        copy.ended = self.ended
        robot = self.robot
        copy.robot = None if robot is None else robot.clone()
        draft = self.draft
        copy.draft = None if draft is None else draft.clone()
        copy.standings = self.standings
        copy.events = []
        copy._chance = None
        return copy

    def dump(self) -> bytes:
        return saving.dump(self)

    def show(self, seats: Sequence[Seat | None]) -> list[view.RaceView]:
        return view.show(self, seats)

    def view(self, seat: int | None) -> view.RaceView:
        return view.view_of(self, as_seat(seat))

    # --- the course of things -------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Work through lanes and agenda until a seat or a draw must answer."""
        players = self.players
        while True:
            done = True
            for seat in self.order:
                player = players[seat]
                lane = player.lane
                while lane and player.question is None:
                    lane.pop().run(self, player)
                    if self.receiver is not None:
                        return
                if player.question is not None:
                    done = False
                    if self.serial:
                        return
            if not done or not self.agenda:
                return
            self.agenda.next().run(self)
            if self.receiver is not None:
                return

    def order_seats(self) -> None:
        """Cards are drawn from the lowest start world on (RFG-SET-14)."""
        numbers = [self.cards.design[player.tableau[0]].start or 0 for player in self.players]
        lowest = numbers.index(min(numbers))
        self.order = [*range(lowest, len(numbers)), *range(lowest)]

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def give_chips(self, player: Player, vp: int) -> None:
        """From the pool, and from the reserve when that is empty (RFG-CON-15)."""
        player.chips += vp
        self.pool -= vp

    # --- cards ----------------------------------------------------------------------------------------------------

    def draw(self, player: Player, count: int, receiver: Receiver, by: str) -> None:
        """Have cards drawn for a seat; the rules go on when they have come."""
        if count > 0:
            self.due_seat = player.seat
            self.due_count = count
            self.due_by = by
            self.receiver = receiver
            self._find_cards(player)

    def _find_cards(self, player: Player) -> None:
        """Renew an empty deck (RFG-SET-12); without any card nothing is drawn (RFG-SET-13)."""
        receiver = self.receiver
        assert receiver is not None
        if receiver.bag(self, player):
            return
        if self.reshuffle(self.piles[player.pile]):
            return
        self.receiver = None
        receiver.dry(self, player)

    def _receive(self, outcome: Outcome) -> None:
        receiver = self.receiver
        assert receiver is not None
        self._chance = None
        player = self.players[self.due_seat]
        receiver.remove(self, player, outcome)
        self.due_count -= len(outcome)
        if self.quirks & EAGER_RESHUFFLE and self.stage is not Stage.SETUP:
            pile = self.piles[player.pile]
            if not pile.deck:
                self.reshuffle(pile)
        more = self.due_count > 0
        if not more:
            self.receiver = None
        receiver.take(self, player, outcome)
        if more:
            self._find_cards(player)

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
        for card in cards:
            player.known |= bit[card]

    def discard_unseen(self, player: Player, card: int) -> None:
        """A good goes to the pile; nobody has ever seen it."""
        self.piles[player.pile].discard.append(card)

    def discard_openly(self, player: Player, card: int) -> None:
        """A card that everybody saw goes to the pile."""
        pile = self.piles[player.pile]
        pile.discard.append(card)
        pile.shown |= self.cards.bit[card]
