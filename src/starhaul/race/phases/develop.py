"""Develop: place a development (RFG-DEV)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from starhaul.kernel import Decision, IllegalMove, Move, Seat
from starhaul.race.affordability import Affordability, development_affordability
from starhaul.race.asks import Ask, open_, sealed
from starhaul.race.draws import draw_by_sum
from starhaul.race.events import Placed, PlacementsRevealed, answered
from starhaul.race.goals import check_goals, remember_totals
from starhaul.race.moves import PASS, PAY, PLACE, CardMove, Place
from starhaul.race.payment import develop_discount, development_price
from starhaul.race.player import NOTHING, Player
from starhaul.race.questions import Pick, PicksFrom, RaceQuestion
from starhaul.race.steps import RaceLaneStep, RaceStep
from starhaul.race.sums import DRAW_AFTER_DEVELOPING, DRAW_BEFORE_DEVELOPING

if TYPE_CHECKING:
    from starhaul.race.state import RaceState


def lay_out(state: RaceState) -> None:
    for player in state.players:
        player.placing = NOTHING
        if player.sums[DRAW_BEFORE_DEVELOPING]:
            state.first_for(player.seat, DRAW_BEFORE)
    state.agenda.first(CHOOSE_ALL, REVEAL, CLOSE)


@final
class DrawBefore(RaceLaneStep):
    """Cards as the phase begins; they may pay already (RFG-DEV-01)."""

    __slots__ = ()

    def run(self, state: RaceState, seat: Seat) -> None:
        player = state.players[seat]
        draw_by_sum(state, player, DRAW_BEFORE_DEVELOPING, "develop")


@final
class ChooseDevelopment(RaceQuestion):
    """One development or none, face down (RFG-DEV-02, -03, -06)."""

    __slots__ = ()

    decision: ClassVar[Decision] = sealed(Ask.DEVELOP)
    rule: ClassVar[str] = "RFG-DEV-02"

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        player = state.players[seat]
        cards = state.cards
        number = cards.design_number
        mine = {number[card] for card in player.tableau}
        highest = len(player.hand) - 1 + develop_discount(state, player)
        moves: list[Move] = [
            PLACE[card]
            for card in player.hand
            if cards.is_development[card] and cards.cost[card] <= highest and number[card] not in mine
        ]
        moves.append(PASS)
        return moves

    def answer(self, state: RaceState, seat: Seat, move: Move) -> None:
        if isinstance(move, Place):
            state.players[seat].placing = move.card
        state.tell(answered(seat))

    def refusal(self, state: RaceState, player: Player, move: Move) -> IllegalMove:
        if not isinstance(move, Place) or move.card not in player.hand:
            return super().refusal(state, player, move)
        card = move.card
        if not state.cards.is_development[card]:
            return IllegalMove(*self.refuses(None), card=card)
        found = development_affordability(state, player, card)
        return IllegalMove(*self.refuses(found), card=card, cost=found.price, missing=found.missing_cards)

    def refuses(self, found: Affordability | None) -> tuple[str, str]:
        if found is None:
            return "no-development", "RFG-DEV-02"
        return ("owned-already", "RFG-DEV-07") if found.owned else ("cards-missing", "RFG-DEV-06")


@final
class ChooseDevelopments(RaceStep):
    """Everybody with a card is asked, also who can only pass: not being asked would tell the others something."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        for player in state.players:
            if player.hand:
                state.ask(player.seat, CHOOSE_DEVELOPMENT)


@final
class RevealDevelopments(RaceStep):
    __slots__ = ()

    def run(self, state: RaceState) -> None:
        placing = [player.placing for player in state.players]
        state.tell(PlacementsRevealed(tuple([None if card == NOTHING else card for card in placing])))
        for player in state.players:
            if player.placing != NOTHING:
                player.reveal()
                state.all_first_for(player.seat, PAY_STEP, DRAW_AFTER)


@final
class PayDevelopment(Pick):
    """As many cards as the development costs (RFG-DEV-04)."""

    __slots__ = ()

    decision: ClassVar[Decision] = open_(Ask.PAY)
    picks_from: ClassVar[PicksFrom] = "hand"
    rule: ClassVar[str] = "RFG-DEV-04"
    table: ClassVar[list[CardMove]] = PAY

    def finish(self, state: RaceState, player: Player, picked: tuple[int, ...]) -> None:
        card = player.placing
        state.discard_from_hand(player, picked)
        player.place(card)
        player.placing = NOTHING
        state.tell(Placed(player.seat, len(picked), picked, card, "paid", 0))


@final
class PayForDevelopment(RaceLaneStep):
    __slots__ = ()

    def run(self, state: RaceState, seat: Seat) -> None:
        player = state.players[seat]
        PayDevelopment(player.hand, development_price(state, player, player.placing), ()).begin(state, player)


@final
class DrawAfter(RaceLaneStep):
    """Cards for a development placed, from powers that worked before it (RFG-DEV-09)."""

    __slots__ = ()

    def run(self, state: RaceState, seat: Seat) -> None:
        player = state.players[seat]
        draw_by_sum(state, player, DRAW_AFTER_DEVELOPING, "develop")


@final
class CloseDevelop(RaceStep):
    __slots__ = ()

    def run(self, state: RaceState) -> None:
        for player in state.players:
            player.wake(state.cards)
        remember_totals(state)
        check_goals(state, "develop")


DRAW_BEFORE: Final = DrawBefore()
CHOOSE_ALL: Final = ChooseDevelopments()
CHOOSE_DEVELOPMENT: Final = ChooseDevelopment()
REVEAL: Final = RevealDevelopments()
PAY_STEP: Final = PayForDevelopment()
DRAW_AFTER: Final = DrawAfter()
CLOSE: Final = CloseDevelop()
