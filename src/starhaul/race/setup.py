"""Before the first round: goals, start worlds, hands (RFG-SET)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, final

from starhaul.kernel import Agenda, Decision, Seat

from .actions import Stage
from .asks import Ask, open_
from .cards import Catalogue
from .designs import goal_tiles
from .draft.packs import empty_draft
from .draft.steps import CHOOSE_START_WORLDS, DEAL_DRAFTED_WORLDS, FORM_DECKS, NEXT_SET, REVEAL_START_WORLDS
from .draws import EVERYBODY, DueCards, to_seen
from .events import Discarded, Drew, GoalsDealt, StartWorldDealt
from .goods import ToWorlds
from .moves import DISCARD, CardMove
from .options import Options
from .piles import Pile
from .player import Player, newcomer
from .questions import Pick, PicksFrom
from .robot.dealing import DealBothWorlds, DealRobotDeck
from .robot.mat import unpack
from .rounds import BEGIN_ROUND
from .state import RaceState
from .steps import RaceLaneStep, RaceStep

DEALT: Final = 6
GIVEN_BACK: Final = 2
FIRST_GOALS: Final = 4
MOST_GOALS: Final = 2


def lay_table(options: Options, seats: int, cards: Catalogue, quirks: int = 0) -> RaceState:
    """A table at which nothing has happened yet."""
    return RaceState(
        options=options,
        cards=cards,
        quirks=quirks,
        players=[newcomer(Seat(seat)) for seat in range(seats)],
        order=[Seat(seat) for seat in range(seats)],
        piles=[Pile(cards.deck(options.expansion), [], 0)],
        pool=12 * seats,
        round=0,
        stage=Stage.SETUP,
        goals=[],
        claimed=0,
        serial=False,
        ended=(),
        robot=None if options.robot == "none" else unpack(options.robot),
        draft=empty_draft(seats) if options.draft else None,
        agenda=Agenda([]),
        lanes={},
        questions={},
        awaited=None,
        known_moves={},
        memory={},
    )


def begin(state: RaceState) -> None:
    """Lay the steps of setup out, and go as far as the first draw."""
    if state.options.has_goals:
        state.agenda.last(DealGoals(), DealGoals())
    if state.draft is not None:
        state.agenda.last(DEAL_DRAFTED_WORLDS, NEXT_SET, FORM_DECKS, DealHands(), CHOOSE_START_WORLDS)
        state.agenda.last(GiveTwoBack(), REVEAL_START_WORLDS, GiveThirdBack(), DealStartGoods(), BEGIN_ROUND)
    elif state.robot is not None:
        state.agenda.last(DealBothWorlds(), DealRobotDeck(), DealHands(), DealStartGoods(), KeepHands(), BEGIN_ROUND)
    else:
        state.agenda.last(DealWorlds(), DealHands(), DealStartGoods(), KeepHands(), BEGIN_ROUND)
    state.run_due()


@final
class ToGoals(DueCards):
    """Tiles are turned over: first the "first" goals, then the "most" goals (TGS-GOAL-01)."""

    __slots__ = ()

    def bag(self, state: RaceState, player: Player) -> Sequence[int]:
        del player
        kind = "most" if state.goals else "first"
        return [number for number, tile in enumerate(goal_tiles()) if tile.kind == kind]

    def labels(self, state: RaceState) -> Sequence[str]:
        del state
        return [tile.id for tile in goal_tiles()]

    def seen_by(self, player: Player) -> tuple[Seat, ...] | None:
        del player
        return EVERYBODY

    def remove(self, state: RaceState, player: Player, drawn: tuple[int, ...]) -> None:
        """The other tiles leave the game, so nothing has to be put down."""

    def take(self, state: RaceState, player: Player, drawn: tuple[int, ...]) -> None:
        del player
        state.goals = sorted([*state.goals, *drawn])
        state.tell(GoalsDealt(tuple([goal_tiles()[number].id for number in sorted(drawn)])))


@final
class DealGoals(RaceStep):
    __slots__ = ()

    def run(self, state: RaceState) -> None:
        state.draw(ToGoals(Seat(0), MOST_GOALS if state.goals else FIRST_GOALS, "goals"))


@final
class ToStart(DueCards):
    """Each seat gets a start world, in the order of the seats (RFG-SET-05)."""

    __slots__ = ()

    def bag(self, state: RaceState, player: Player) -> Sequence[int]:
        """With learning hands only those worlds that come with one (RFG-SET-10)."""
        design = state.cards.design
        learning = state.options.learning
        return [
            card
            for card in state.piles[player.pile].deck
            if design[card].start is not None and (not learning or design[card].hand is not None)
        ]

    def seen_by(self, player: Player) -> tuple[Seat, ...] | None:
        del player
        return EVERYBODY

    def take(self, state: RaceState, player: Player, drawn: tuple[int, ...]) -> None:
        del player
        for owner, world in zip(state.players, drawn, strict=True):
            owner.place(world)
            owner.wake(state.cards)
            state.tell(StartWorldDealt(owner.seat, world))
        state.order_seats()


@final
class DealWorlds(RaceStep):
    __slots__ = ()

    def run(self, state: RaceState) -> None:
        state.draw(ToStart(Seat(0), len(state.players), "start"))


@final
class DealHand(RaceLaneStep):
    """Six cards (RFG-SET-07)."""

    __slots__ = ()

    def run(self, state: RaceState, seat: Seat) -> None:
        state.draw(to_seen(seat, DEALT, "start"))


@final
class DealHands(RaceStep):
    __slots__ = ()

    def run(self, state: RaceState) -> None:
        for player in state.players:
            if state.options.learning:
                self._deal_learning_hand(state, player)
            else:
                state.first_for(player.seat, DealHand())

    def _deal_learning_hand(self, state: RaceState, player: Player) -> None:
        """The four cards that belong to the start world; one copy of each (RFG-SET-10)."""
        design = state.cards.design
        number = design[player.tableau[0]].hand
        pile = state.piles[player.pile]
        copies = {state.cards.design_number[card]: card for card in reversed(pile.deck) if design[card].hand == number}
        player.hand = sorted(copies.values())
        pile.deck = [card for card in pile.deck if card not in player.hand]
        state.tell(Drew(player.seat, len(player.hand), tuple(player.hand), "start"))


@final
class DealStartGood(RaceLaneStep):
    """A windfall start world begins with a good (RFG-SET-08)."""

    __slots__ = ()

    def run(self, state: RaceState, seat: Seat) -> None:
        state.draw(ToWorlds(seat, (state.players[seat].tableau[0],), "start"))


@final
class DealStartGoods(RaceStep):
    __slots__ = ()

    def run(self, state: RaceState) -> None:
        for player in state.players:
            if state.cards.is_windfall[player.tableau[0]]:
                state.first_for(player.seat, DealStartGood())


@final
class GiveBack(Pick):
    """Some of the dealt cards go back: the first of the discard pile (RFG-SET-07, RFG-SET-15)."""

    __slots__ = ()

    decision: ClassVar[Decision] = open_(Ask.START_HAND)
    picks_from: ClassVar[PicksFrom] = "seen"
    rule: ClassVar[str] = "RFG-SET-07"
    table: ClassVar[list[CardMove]] = DISCARD

    def finish(self, state: RaceState, player: Player, picked: tuple[int, ...]) -> None:
        player.hand = [card for card in player.seen if card not in picked]
        player.seen = []
        state.discard(player, picked)
        state.tell(Discarded(player.seat, len(picked), picked, "start"))


@final
class KeepHand(RaceLaneStep):
    __slots__ = ()

    def run(self, state: RaceState, seat: Seat) -> None:
        player = state.players[seat]
        GiveBack(player.seen, state.cards.start_discard(player.tableau[0]), ()).begin(state, player)


@final
class KeepHands(RaceStep):
    __slots__ = ()

    def run(self, state: RaceState) -> None:
        if not state.options.learning:
            for player in state.players:
                state.first_for(player.seat, KeepHand())


@final
class GiveTwoBack(RaceStep):
    """After a draft everybody discards two cards before start worlds are revealed (TGS-DRAFT-07)."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        for player in state.players:
            state.first_for(player.seat, KeepFour())


@final
class KeepFour(RaceLaneStep):
    __slots__ = ()

    def run(self, state: RaceState, seat: Seat) -> None:
        player = state.players[seat]
        GiveBack(player.seen, GIVEN_BACK, ()).begin(state, player)


@final
class GiveThirdBack(RaceStep):
    """Who kept Ancient Race discards a third card, once everybody may know it (TGS-DRAFT-09, -17)."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        for player in state.players:
            if state.cards.start_discard(player.tableau[0]) > GIVEN_BACK:
                player.seen, player.hand = player.hand, []
                state.first_for(player.seat, KeepThree())


@final
class KeepThree(RaceLaneStep):
    __slots__ = ()

    def run(self, state: RaceState, seat: Seat) -> None:
        player = state.players[seat]
        GiveBack(player.seen, state.cards.start_discard(player.tableau[0]) - GIVEN_BACK, ()).begin(state, player)
