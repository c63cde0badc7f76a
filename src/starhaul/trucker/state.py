"""A game of Trucker in progress: plain data, and the one loop that works through what is due."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from starhaul.kernel import (
    Agenda,
    Awaited,
    Course,
    Event,
    LaneStep,
    Memory,
    Move,
    Question,
    Result,
    Seat,
    Step,
    as_seat,
)

from .assignment import NO_ASSIGNMENT, NO_FEATS, Assignment, Feats
from .boards import FLIGHT_BOARDS, GOODS
from .deals import is_better, noted
from .events import Cause, CreditsChanged, RocketMoved
from .merchant import MERCHANT
from .options import Options
from .player import EMPTY_HAND, IN_HANGAR, NEWCOMER, NOTHING, Hand, Player, Rocket
from .printed_boards import FlightBoard
from .route import space_after
from .rows import replaced
from .ship import Ship
from .support import NO_SUPPORT, NO_TEAM, Support, Team
from .table import NO_TIMER, Heap, Leg, Stage, Timer, whole_heap
from .terms import PLAIN_TERMS, Terms
from .titles import TitleId

if TYPE_CHECKING:
    from .box import Box
    from .deck import Deck
    from .view import TruckerView

FULL_BANK: Final = [good.bank for good in GOODS]
"""Blocks of goods, by colour."""
SEATS: Final = [tuple(Seat(number) for number in range(count)) for count in range(5)]
"""By their number."""


class TruckerStep(Step["TruckerState"]):
    """Something still to be resolved that concerns the table."""

    __slots__ = ()


class TruckerLaneStep(LaneStep["TruckerState"]):
    """Something still to be resolved that concerns one ship alone: several owners decide at the same time (HIT-21)."""

    __slots__ = ()


class TruckerAwaited(Awaited["TruckerState"]):
    """Dice or a draw that everybody waits for."""

    __slots__ = ()


class TruckerQuestion(Question["TruckerState"]):
    """Something that is asked of a seat; an answer in progress lies in the next question."""

    __slots__ = ()


class TruckerState(Course["TruckerState"]):
    """The whole table. All lists but those of the ships are replaced and never changed: clones share them."""

    __slots__ = (
        "bank",
        "box",
        "card",
        "deck",
        "feats",
        "hands",
        "heap",
        "leg",
        "mission",
        "options",
        "outcome",
        "players",
        "revealed",
        "rockets",
        "ships",
        "support",
        "teams",
        "terms",
        "timer",
        "titles",
    )

    unasked_rule: ClassVar[str] = "FLT-01"

    agenda: Agenda[TruckerState]
    lanes: dict[Seat, list[LaneStep[TruckerState]]]
    questions: dict[Seat, Question[TruckerState]]
    awaited: Awaited[TruckerState] | None
    known_moves: dict[Seat, list[Move]]
    memory: Memory
    options: Options
    box: Box
    """What is shuffled: it follows from the options."""
    outcome: Result | None
    leg: Leg
    ships: list[Ship]
    """By seat, as all that follows up to the terms."""
    hands: Sequence[Hand]
    rockets: Sequence[Rocket]
    players: Sequence[Player]
    terms: Sequence[Terms]
    titles: tuple[TitleId, ...]
    """Of this Trek."""
    heap: Heap
    timer: Timer
    bank: Sequence[int]
    """Blocks of goods, by colour."""
    deck: Deck
    card: int
    """The one being resolved."""
    revealed: tuple[int, ...]
    mission: Assignment
    """What lies beside the mission of this flight."""
    feats: Sequence[Feats]
    """What its rewards look back on, by seat."""
    teams: Sequence[Team]
    """The members of the Support Team, by seat."""
    support: Support
    """What of it concerns all."""

    def __init__(
        self,
        agenda: Agenda[TruckerState],
        lanes: dict[Seat, list[LaneStep[TruckerState]]],
        questions: dict[Seat, Question[TruckerState]],
        awaited: Awaited[TruckerState] | None,
        known_moves: dict[Seat, list[Move]],
        memory: Memory,
        options: Options,
        box: Box,
        outcome: Result | None,
        leg: Leg,
        ships: list[Ship],
        hands: Sequence[Hand],
        rockets: Sequence[Rocket],
        players: Sequence[Player],
        terms: Sequence[Terms],
        titles: tuple[TitleId, ...],
        heap: Heap,
        timer: Timer,
        bank: Sequence[int],
        deck: Deck,
        card: int,
        revealed: tuple[int, ...],
        mission: Assignment,
        feats: Sequence[Feats],
        teams: Sequence[Team],
        support: Support,
    ) -> None:
        # These too are set here and not by the base: searches make clones by the thousand.
        self.agenda, self.lanes, self.questions, self.awaited = agenda, lanes, questions, awaited
        self.known_moves, self.memory = known_moves, memory
        self.events: list[Event] = []
        self._chance = None
        self.options, self.box, self.outcome, self.leg = options, box, outcome, leg
        self.ships, self.hands, self.rockets = ships, hands, rockets
        self.players, self.terms, self.titles = players, terms, titles
        self.heap, self.timer, self.bank = heap, timer, bank
        self.deck, self.card, self.revealed = deck, card, revealed
        self.mission, self.feats, self.teams, self.support = mission, feats, teams, support

    # The contract

    def clone(self) -> TruckerState:
        return TruckerState(
            Agenda(self.agenda.steps[:]),
            {seat: lane[:] for seat, lane in self.lanes.items()} if self.lanes else {},
            self.questions.copy(),
            self.awaited,
            self.known_moves,
            self.memory,
            self.options,
            self.box,
            self.outcome,
            self.leg,
            [Ship(ship.board, ship) for ship in self.ships],
            self.hands,
            self.rockets,
            self.players,
            self.terms,
            self.titles,
            self.heap,
            self.timer,
            self.bank,
            self.deck,
            self.card,
            self.revealed,
            self.mission,
            self.feats,
            self.teams,
            self.support,
        )

    def dump(self) -> bytes:
        from .dumps import dump_state  # noqa: PLC0415 a dump knows all that a state can hold

        return dump_state(self)

    def view(self, seat: int | None) -> TruckerView:
        from .scene import view_of  # noqa: PLC0415 a view can make a state again

        return view_of(self, as_seat(seat))

    def show(self, seats: Sequence[Seat | None]) -> list[TruckerView]:
        from .scene import show  # noqa: PLC0415 as above

        return show(self, seats)

    # Words of the rulebook

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def flight(self) -> int:
        """Counted from 0."""
        return self.leg.number

    @property
    def level(self) -> str:
        """The flight board: L, I, II, III or IV."""
        return self.leg.level

    @property
    def stage(self) -> Stage:
        return self.leg.stage

    @property
    def is_counting(self) -> bool:
        """Whether what is lost now is lost in the flight of a mission: by a card, and not at the spot check."""
        return self.leg.mission != "" and self.card != NOTHING

    def enter(self, stage: Stage) -> None:
        """The flight goes on with this."""
        self.leg = self.leg.entering(stage)

    @property
    def board(self) -> FlightBoard:
        return FLIGHT_BOARDS[self.leg.level]

    def all_seats(self) -> tuple[Seat, ...]:
        return SEATS[len(self.players)]

    def taking_part(self) -> list[Seat]:
        """All but those who sit the rest of the game out (MIS-GAM-15)."""
        return [seat for seat in self.all_seats() if not self.feats[seat].is_out]

    def order(self) -> list[Seat]:
        """The flying players from the leader backwards (TRM-07), without those who sit out this card (MIS-GAM-29)."""
        rockets = self.rockets
        flying = [seat for seat in SEATS[len(rockets)] if rockets[seat].faces_card]
        if len(flying) > 1:
            flying.sort(key=lambda seat: -rockets[seat].position)
        return flying

    def is_anybody_flying(self) -> bool:
        """Whether there is anybody whom a card concerns."""
        for rocket in self.rockets:  # noqa: SIM110 a generator takes longer than to look
            if rocket.faces_card:
                return True
        return False

    def positions(self) -> list[int]:
        """Of the rockets, by seat."""
        return [rocket.position for rocket in self.rockets]

    def set_hand(self, seat: Seat, hand: Hand) -> None:
        self.hands = replaced(self.hands, seat, hand)

    def set_rocket(self, seat: Seat, rocket: Rocket) -> None:
        self.rockets = replaced(self.rockets, seat, rocket)

    def set_feats(self, seat: Seat, feats: Feats) -> None:
        self.feats = replaced(self.feats, seat, feats)

    def set_team(self, seat: Seat, team: Team) -> None:
        self.teams = replaced(self.teams, seat, team)

    def set_reserve(self, seat: Seat, tiles: tuple[int, ...]) -> None:
        self.players = replaced(self.players, seat, self.players[seat].with_reserve(tiles))

    def discard(self, seat: Seat, tiles: tuple[int, ...]) -> None:
        """Components that this player has lost (TRM-10)."""
        player = self.players[seat]
        self.players = replaced(self.players, seat, player.with_discarded(player.discarded + tiles))

    def put_face_up(self, *tiles: int) -> None:
        """These components lie in the heap for all to see."""
        self.heap = self.heap.with_face_up(tiles)

    def move_rocket(self, seat: Seat, days: int) -> None:
        """Gain days, or lose them (FLT-02, FLT-03); a rocket that is not on the board does not move."""
        rocket = self.rockets[seat]
        if days == 0 or not (rocket.is_flying or self.is_at_start(seat)):
            return
        loop = self.board.spaces
        position = space_after(rocket.position, days, loop, self.taken_spaces(seat))
        self.set_rocket(seat, rocket.at(position))
        self.tell(RocketMoved(seat, days, position))

    def taken_spaces(self, seat: Seat) -> set[int]:
        """The printed spaces of all rockets but this one, the merchant's too (MIS-HSE-12)."""
        loop = self.board.spaces
        others = [
            other
            for at, other in enumerate(self.rockets)
            if at != seat and (other.is_flying or self.is_at_start(Seat(at)))
        ]
        taken = {other.position % loop for other in others}
        merchant = self.mission.merchant
        if merchant.is_flying and seat != MERCHANT:
            taken.add(merchant.position % loop)
        return taken

    def is_at_start(self, seat: Seat) -> bool:
        """Whether a rocket is on the board though its ship has not taken off."""
        return self.leg.stage is Stage.LAUNCH and not self.feats[seat].is_out

    def pay(self, seat: Seat, amount: int, cause: Cause) -> None:
        """Credits from the bank, or to it if negative."""
        if amount:
            self.book(seat, amount, cause)
            self.tell(CreditsChanged(seat, amount, cause))
            if self.terms[seat].better_by:
                self._improve(seat, amount, cause)

    def _improve(self, seat: Seat, amount: int, cause: Cause) -> None:
        """Pay less, or get more, where that holds for such a payment; in flight once a card (ABE-SUP-SWI-02)."""
        team, stage = self.teams[seat], self.leg.stage
        if is_better(team, stage, self.card, amount, cause):
            if stage is Stage.FLIGHT:
                self.set_team(seat, noted(team, self.card, amount))
            how, better = Cause.DISCOUNT if amount < 0 else Cause.RAISE, self.terms[seat].better_by
            self.book(seat, better, how)
            self.tell(CreditsChanged(seat, better, how))

    def book(self, seat: Seat, amount: int, cause: Cause) -> None:
        """A line of this seat's bill, without a word to the others."""
        player = self.players[seat]
        purse = player.purse.after(cause.name.lower(), amount)
        self.players = replaced(self.players, seat, player.with_purse(purse))


def new_table(options: Options, seats: int, box: Box) -> TruckerState:
    """Before the first flight is prepared."""
    from .box import components_removed  # noqa: PLC0415 a box is made of all that there is

    return TruckerState(
        agenda=Agenda([]),
        lanes={},
        questions={},
        awaited=None,
        known_moves={},
        memory={},
        options=options,
        box=box,
        outcome=None,
        leg=Leg(-1, *options.plan()[0], Stage.ASSEMBLY),
        ships=[],
        hands=[EMPTY_HAND] * seats,
        rockets=[IN_HANGAR] * seats,
        players=[NEWCOMER] * seats,
        terms=[PLAIN_TERMS] * seats,
        titles=(),
        heap=whole_heap(box.heap, components_removed(options, seats)),
        timer=NO_TIMER,
        bank=FULL_BANK,
        deck=box.deck,
        card=NOTHING,
        revealed=(),
        mission=NO_ASSIGNMENT if options.missions == "none" else Assignment(options.fixed_missions()),
        feats=[NO_FEATS] * seats,
        teams=[NO_TEAM] * seats,
        support=NO_SUPPORT,
    )
