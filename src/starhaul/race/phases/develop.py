"""Develop: place a development (RFG-DEV)."""

from __future__ import annotations

from typing import ClassVar, Final

from starhaul.kernel import Decision, IllegalMove, Move
from starhaul.race.agenda import LaneStep, Pick, PicksFrom, Question, TableStep
from starhaul.race.asks import Ask, open_, sealed
from starhaul.race.events import Answered, Placed, PlacementsRevealed
from starhaul.race.goals import check_goals, remember_totals
from starhaul.race.moves import PASS, PAY, PLACE, Place
from starhaul.race.payment import develop_discount, development_affordability, development_price
from starhaul.race.player import NOTHING, Player
from starhaul.race.powers import DRAW_AFTER_DEVELOPING, DRAW_BEFORE_DEVELOPING
from starhaul.race.receivers import TO_HAND
from starhaul.race.state import RaceState


def lay_out(state: RaceState) -> None:
    for player in state.players:
        player.placing = NOTHING
        if player.sums[DRAW_BEFORE_DEVELOPING]:
            player.lane.append(DRAW_BEFORE)
    state.agenda.first(CHOOSE_ALL, REVEAL, CLOSE)


class DrawBefore(LaneStep):
    """Cards as the phase begins; they may pay already (RFG-DEV-01)."""

    __slots__ = ()

    def run(self, state: RaceState, player: Player) -> None:
        state.draw(player, player.sums[DRAW_BEFORE_DEVELOPING], TO_HAND, "develop")


class ChooseDevelopment(Question):
    """One development or none, face down (RFG-DEV-02, -03, -06)."""

    __slots__ = ()
    decision: ClassVar[Decision] = sealed(Ask.DEVELOP)
    rule = "RFG-DEV-02"

    def moves(self, state: RaceState, player: Player) -> list[Move]:
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

    def answer(self, state: RaceState, player: Player, move: Move) -> None:
        if isinstance(move, Place):
            player.placing = move.card
        player.question = None
        state.tell(Answered(player.seat))

    def refusal(self, state: RaceState, player: Player, move: Move) -> IllegalMove:
        if not isinstance(move, Place) or move.card not in player.hand:
            return super().refusal(state, player, move)
        card = move.card
        if not state.cards.is_development[card]:
            return IllegalMove("no-development", "RFG-DEV-02", card=card)
        found = development_affordability(state, player, card)
        if found.owned:
            return IllegalMove("owned-already", "RFG-DEV-07", card=card)
        return IllegalMove("cards-missing", "RFG-DEV-06", card=card, cost=found.price, missing=found.missing_cards)


class ChooseDevelopments(TableStep):
    """Everybody with a card is asked, also who can only pass: not being asked would tell the others something."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        for player in state.players:
            if player.hand:
                player.question = CHOOSE_DEVELOPMENT


class RevealDevelopments(TableStep):
    __slots__ = ()

    def run(self, state: RaceState) -> None:
        placing = [player.placing for player in state.players]
        state.tell(PlacementsRevealed(tuple([None if card == NOTHING else card for card in placing])))
        for player in state.players:
            if player.placing != NOTHING:
                player.reveal()
                player.lane += (DRAW_AFTER, PAY_STEP)


class PayDevelopment(Pick):
    """As many cards as the development costs (RFG-DEV-04)."""

    __slots__ = ()
    decision: ClassVar[Decision] = open_(Ask.PAY)
    picks_from: ClassVar[PicksFrom] = "hand"
    rule = "RFG-DEV-04"
    table = PAY

    def finish(self, state: RaceState, player: Player, picked: list[int]) -> None:
        card = player.placing
        state.discard_from_hand(player, picked)
        player.place(card)
        player.placing = NOTHING
        state.tell(Placed(player.seat, len(picked), tuple(picked), card, "paid", 0))


class PayForDevelopment(LaneStep):
    __slots__ = ()

    def run(self, state: RaceState, player: Player) -> None:
        PAY_CARDS.ask(state, player, player.hand, development_price(state, player, player.placing))


class DrawAfter(LaneStep):
    """Cards for a development placed, from powers that worked before it (RFG-DEV-09)."""

    __slots__ = ()

    def run(self, state: RaceState, player: Player) -> None:
        state.draw(player, player.sums[DRAW_AFTER_DEVELOPING], TO_HAND, "develop")


class CloseDevelop(TableStep):
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
PAY_CARDS: Final = PayDevelopment()
PAY_STEP: Final = PayForDevelopment()
DRAW_AFTER: Final = DrawAfter()
CLOSE: Final = CloseDevelop()
