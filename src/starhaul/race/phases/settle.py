"""Settle: place a world, by paying for it or by conquering it (RFG-STL, TGS-POW-05 to -16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from starhaul.kernel import Decision, IllegalMove, Move, Seat
from starhaul.race.actions import SETTLE, SETTLE_2, Stage
from starhaul.race.affordability import Affordability, world_affordability
from starhaul.race.asks import Ask, open_, sealed
from starhaul.race.draws import draw_by_sum
from starhaul.race.events import PlacementsRevealed, answered
from starhaul.race.goals import check_goals
from starhaul.race.goods import ToWorlds
from starhaul.race.moves import BUY, CONQUER, PASS, PAY, PLACE, CardMove, Place, Sacrifice
from starhaul.race.payment import Means, can_place_world, ways_to_place, world_price
from starhaul.race.player import NOTHING, Player
from starhaul.race.questions import Pick, PicksFrom, RaceQuestion
from starhaul.race.quirks import GOODS_BEFORE_PAYMENT, SEAT_BY_SEAT
from starhaul.race.steps import RaceLaneStep, RaceStep
from starhaul.race.sums import DRAW_AFTER_SETTLING

from .conquest import raise_strength
from .placing import place, sacrifice

if TYPE_CHECKING:
    from starhaul.race.state import RaceState


def lay_out(state: RaceState) -> None:
    for player in state.players:
        player.placing = NOTHING
        player.strength = 0
        player.spent = 0
    state.agenda.first(CHOOSE_WORLDS, REVEAL_WORLDS, SECOND_WORLDS, CLOSE_SETTLE)


def placeable_worlds(state: RaceState, player: Player) -> list[int]:
    """The worlds in hand that could be placed with the other cards and the powers of this phase (RFG-STL-48)."""
    is_development = state.cards.is_development
    worlds = [card for card in player.hand if not is_development[card]]
    if not worlds:
        return worlds
    means = Means(state, player)
    others = len(player.hand) - 1
    return [world for world in worlds if can_place_world(state, player, world, means, others)]


class WhichWorld(RaceQuestion):
    """A world of the hand or none."""

    __slots__ = ()

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        moves: list[Move] = [PLACE[world] for world in placeable_worlds(state, state.players[seat])]
        moves.append(PASS)
        return moves

    def refusal(self, state: RaceState, player: Player, move: Move) -> IllegalMove:
        if not isinstance(move, Place) or move.card not in player.hand:
            return super().refusal(state, player, move)
        if state.cards.is_development[move.card]:
            return IllegalMove(*self.refuses(None), card=move.card)
        found = world_affordability(state, player, move.card, Means(state, player))
        return IllegalMove(
            *self.refuses(found),
            card=move.card,
            cards=found.missing_cards if found.price is not None else None,
            strength=found.missing_strength if found.strength is not None else None,
        )

    def refuses(self, found: Affordability | None) -> tuple[str, str]:
        if found is None:
            return "no-world", "RFG-STL-01"
        return "too-weak" if found.price is None else "cards-missing", "RFG-STL-48"


@final
class ChooseWorld(WhichWorld):
    """One world or none, face down (RFG-STL-01)."""

    __slots__ = ()

    decision: ClassVar[Decision] = sealed(Ask.SETTLE)
    rule: ClassVar[str] = "RFG-STL-01"

    def answer(self, state: RaceState, seat: Seat, move: Move) -> None:
        if isinstance(move, Place):
            state.players[seat].placing = move.card
        state.tell(answered(seat))


@final
class ChooseSecondWorld(WhichWorld):
    """A second world, openly, after seeing what the others placed (TGS-POW-10, -15)."""

    __slots__ = ()

    decision: ClassVar[Decision] = open_(Ask.SECOND_WORLD)
    rule: ClassVar[str] = "TGS-POW-16"

    def answer(self, state: RaceState, seat: Seat, move: Move) -> None:
        if isinstance(move, Place):
            player = state.players[seat]
            player.placing = move.card
            player.reveal()
            begin_placing(state, seat)


@final
class ChooseWorlds(RaceStep):
    """Everybody with a card is asked, also who can only pass: not being asked would tell the others something."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        for player in state.players:
            if player.hand:
                state.ask(player.seat, CHOOSE_WORLD)


@final
class RevealWorlds(RaceStep):
    """All worlds are shown, then each is paid for or conquered (RFG-STL-02)."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        placing = [player.placing for player in state.players]
        state.tell(PlacementsRevealed(tuple([None if card == NOTHING else card for card in placing])))
        goods_first = bool(state.quirks & GOODS_BEFORE_PAYMENT)
        for player in state.players:
            if player.placing != NOTHING:
                player.reveal()
                if goods_first:
                    state.first_for(player.seat, WINDFALL_GOOD)
        state.agenda.first(PLACE_WORLDS)


@final
class PlaceWorlds(RaceStep):
    __slots__ = ()

    def run(self, state: RaceState) -> None:
        for player in state.players:
            if player.placing != NOTHING:
                if state.quirks & SEAT_BY_SEAT:
                    state.first_for(player.seat, OFFER_SECOND)
                if state.quirks & GOODS_BEFORE_PAYMENT:
                    state.all_first_for(player.seat, PAY_FOR_WORLD, DRAW_AFTER_FIRST)
                else:
                    state.all_first_for(player.seat, PAY_FOR_WORLD, WINDFALL_GOOD, DRAW_AFTER_FIRST)


def begin_placing(state: RaceState, seat: Seat) -> None:
    """Lay the steps of a second world out."""
    if state.quirks & GOODS_BEFORE_PAYMENT:
        state.all_first_for(seat, WINDFALL_GOOD, PAY_FOR_WORLD, DRAW_AFTER_SECOND)
    else:
        state.all_first_for(seat, PAY_FOR_WORLD, WINDFALL_GOOD, DRAW_AFTER_SECOND)


@final
class WindfallGood(RaceLaneStep):
    """A windfall world gets a good as it is placed (RFG-STL-06)."""

    __slots__ = ()

    def run(self, state: RaceState, seat: Seat) -> None:
        player = state.players[seat]
        world = player.placing if player.placing != NOTHING else player.tableau[-1]
        if state.cards.is_windfall[world]:
            state.draw(ToWorlds(seat, (world,), "settle"))


@final
class PayForWorld(RaceLaneStep):
    """Ask how, where there is more than one way."""

    __slots__ = ()

    def run(self, state: RaceState, seat: Seat) -> None:
        player = state.players[seat]
        ways = ways_to_place(state, player, player.placing, Means(state, player))
        if len(ways) == 1:
            go_way(state, player, ways[0])
        else:
            state.ask(seat, CHOOSE_WAY)


def go_way(state: RaceState, player: Player, way: Move) -> None:
    if way is CONQUER:
        raise_strength(state, player)
    elif way is BUY:
        price = world_price(state, player, player.placing, Means(state, player))
        PayWorld(player.hand, price, ()).begin(state, player)
    else:
        assert isinstance(way, Sacrifice)
        sacrifice(state, player, way.card, 0)
        place(state, player, "free", ())


@final
class ChooseWay(RaceQuestion):
    """Conquer, buy, or give a card up (RFG-STL-20, -30, -35, -40)."""

    __slots__ = ()

    decision: ClassVar[Decision] = open_(Ask.PAYMENT)
    rule: ClassVar[str] = "RFG-STL-35"

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        player = state.players[seat]
        return [*ways_to_place(state, player, player.placing, Means(state, player))]

    def answer(self, state: RaceState, seat: Seat, move: Move) -> None:
        go_way(state, state.players[seat], move)


@final
class PayWorld(Pick):
    """As many cards as the world costs (RFG-STL-10)."""

    __slots__ = ()

    decision: ClassVar[Decision] = open_(Ask.PAY)
    picks_from: ClassVar[PicksFrom] = "hand"
    rule: ClassVar[str] = "RFG-STL-10"
    table: ClassVar[list[CardMove]] = PAY

    def finish(self, state: RaceState, player: Player, picked: tuple[int, ...]) -> None:
        state.discard_from_hand(player, picked)
        place(state, player, "paid", picked)


def settle_bonus(state: RaceState, player: Player) -> int:
    """The chooser's card, for the first world of the phase (RFG-STL-04, RFG-ACT-23)."""
    bonus = SETTLE_2 if state.stage is Stage.SETTLE_2 else SETTLE
    return 1 if player.actions & bonus else 0


@final
class DrawAfterFirst(RaceLaneStep):
    __slots__ = ()

    def run(self, state: RaceState, seat: Seat) -> None:
        player = state.players[seat]
        draw_by_sum(state, player, DRAW_AFTER_SETTLING, "settle", settle_bonus(state, player))


@final
class DrawAfterSecond(RaceLaneStep):
    """Without the bonus (TGS-POW-13)."""

    __slots__ = ()

    def run(self, state: RaceState, seat: Seat) -> None:
        player = state.players[seat]
        draw_by_sum(state, player, DRAW_AFTER_SETTLING, "settle")


@final
class OfferSecond(RaceLaneStep):
    """Where a first world was placed (TGS-POW-11); also who could place none is asked, so that nobody learns it."""

    __slots__ = ()

    def run(self, state: RaceState, seat: Seat) -> None:
        player = state.players[seat]
        second_world = state.cards.second_world
        if player.fresh and player.hand and any(second_world[card] for card in player.working):
            state.ask(seat, CHOOSE_SECOND_WORLD)


@final
class SecondWorlds(RaceStep):
    """In the order of the seats (TGS-POW-15)."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        if state.quirks & SEAT_BY_SEAT:
            return
        for player in state.players:
            if player.fresh:
                state.first_for(player.seat, OFFER_SECOND)
                state.serial = True


@final
class CloseSettle(RaceStep):
    __slots__ = ()

    def run(self, state: RaceState) -> None:
        state.serial = bool(state.quirks & SEAT_BY_SEAT)
        for player in state.players:
            player.wake(state.cards)
        check_goals(state, "settle")


CHOOSE_WORLD: Final = ChooseWorld()
CHOOSE_SECOND_WORLD: Final = ChooseSecondWorld()
CHOOSE_WORLDS: Final = ChooseWorlds()
REVEAL_WORLDS: Final = RevealWorlds()
PLACE_WORLDS: Final = PlaceWorlds()
WINDFALL_GOOD: Final = WindfallGood()
PAY_FOR_WORLD: Final = PayForWorld()
CHOOSE_WAY: Final = ChooseWay()
DRAW_AFTER_FIRST: Final = DrawAfterFirst()
DRAW_AFTER_SECOND: Final = DrawAfterSecond()
OFFER_SECOND: Final = OfferSecond()
SECOND_WORLDS: Final = SecondWorlds()
CLOSE_SETTLE: Final = CloseSettle()
