"""Produce: goods appear on worlds, and bring cards (RFG-PRD, TGS-POW-25 to -31).

What needs no choice comes first: draws, own production and windfall powers of one kind, the card placed last first;
then the bonus, then windfall powers for any kind. What is left are powers that count the goods produced and
those that discard a card to produce; their owner orders them where it matters (RFG-PRD-09).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, assert_never, final

from starhaul.kernel import Decision, Move, Seat
from starhaul.race.actions import PRODUCE
from starhaul.race.asks import Ask, open_
from starhaul.race.cards import POWER_BITS, Catalogue
from starhaul.race.draws import draw_to_hand
from starhaul.race.events import Discarded
from starhaul.race.goods import ToWorlds
from starhaul.race.moves import DISCARD, PASS, USE, CardMove, Use
from starhaul.race.moves import PRODUCE as PRODUCE_MOVES
from starhaul.race.player import Player
from starhaul.race.powers import (
    DiscardToProduce,
    DrawIfMostProduced,
    DrawIfProducedHere,
    DrawPerKindProduced,
    DrawPerProduced,
    DrawPerWorld,
    DrawWhenProducing,
    Good,
    Produce,
    ProducePower,
    Windfall,
)
from starhaul.race.questions import Pick, PicksFrom, RaceQuestion
from starhaul.race.steps import RaceLaneStep, RaceStep

if TYPE_CHECKING:
    from starhaul.race.state import RaceState

BONUS: Final = -2
"""Among the powers: the bonus of the Produce action."""


def lay_out(state: RaceState) -> None:
    for player in state.players:
        player.produced = [0] * 5
        state.first_for(player.seat, USE_COUNTING)
        codes = production(state.cards, player)
        if codes:
            state.first_for(player.seat, ProduceGoods(codes, ()))
    state.agenda.first(MOST_PRODUCED)


def production(cards: Catalogue, player: Player) -> tuple[int, ...]:
    """What happens by itself or needs only a world to be named; the last comes first."""
    codes = [code for card in player.tableau for code in cards.produce_anywhere[card]]
    if player.actions & PRODUCE:
        codes.append(BONUS)
    codes += [code for card in player.tableau for code in cards.produce_first[card]]
    return tuple(codes)


@final
class ProduceGoods(RaceLaneStep):
    """Works through the powers; goods that follow one another are drawn together."""

    __slots__ = ("codes", "worlds")

    def __init__(self, codes: tuple[int, ...], worlds: tuple[int, ...]) -> None:
        self.codes: Final = codes
        """The powers, the next is the last."""
        self.worlds: Final = worlds
        """Worlds about to get a good."""

    def run(self, state: RaceState, seat: Seat) -> None:
        codes = [*self.codes]
        worlds = [*self.worlds]
        while codes and seat not in state.questions and state.awaited is None:
            self._next(state, seat, codes, worlds)
        if seat in state.questions:
            return
        if codes:
            state.first_for(seat, ProduceGoods(tuple(codes), ()))
        deal_goods(state, seat, worlds)

    def _next(self, state: RaceState, seat: Seat, codes: list[int], worlds: list[int]) -> None:
        """The next power. Where goods must come first it waits for them."""
        player = state.players[seat]
        code = codes.pop()
        card = code >> POWER_BITS
        power = None if code == BONUS else state.cards.produce_power(code)
        match power:
            case Produce():
                if card not in player.goods and card not in worlds:
                    produce_on(state, seat, card, worlds)
            case None | Windfall():
                empty = empty_windfalls(state, player, Good.ANY if power is None else power.good, worlds)
                if len(empty) == 1:
                    produce_on(state, seat, empty[0], worlds)
                elif empty and worlds:
                    codes.append(code)
                    deal_goods(state, seat, worlds)
                elif empty:
                    state.ask(seat, ChooseWindfall(empty, tuple(codes)))
            case _ if worlds:
                codes.append(code)
                deal_goods(state, seat, worlds)
            case _:
                draw_to_hand(state, player, cards_for(state, player, power), "produce", (card,))


def produce_on(state: RaceState, seat: Seat, world: int, worlds: list[int]) -> None:
    """A good is due here; it is drawn at once where it brings cards, so that those come before anything else."""
    worlds.append(world)
    if state.cards.draw_here[world]:
        deal_goods(state, seat, worlds)


def deal_goods(state: RaceState, seat: Seat, worlds: list[int]) -> None:
    """Goods for these worlds, which are no longer due then."""
    if worlds:
        state.draw(ToWorlds(seat, tuple(worlds), "produce"))
        worlds.clear()


def empty_windfalls(state: RaceState, player: Player, kind: int, worlds: Sequence[int]) -> list[int]:
    """The windfall worlds of that kind which neither carry a good nor are about to get one."""
    cards = state.cards
    return sorted(
        [
            world
            for world in player.tableau
            if cards.is_windfall[world]
            and (not kind or cards.good[world] == kind)
            and world not in player.goods
            and world not in worlds
        ]
    )


@final
class ChooseWindfall(RaceQuestion):
    """Which empty windfall world gets the good (RFG-PRD-03, -04, -11)."""

    __slots__ = ("codes", "worlds")

    decision: ClassVar[Decision] = open_(Ask.WINDFALL)
    rule: ClassVar[str] = "RFG-PRD-11"

    def __init__(self, worlds: list[int], codes: tuple[int, ...]) -> None:
        super().__init__()
        self.worlds: Final = worlds
        self.codes: Final = codes
        """The powers that follow, the next is the last."""

    def cards_to_pick(self) -> Sequence[int]:
        return self.worlds

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        del state, seat
        return [PRODUCE_MOVES[world] for world in self.worlds]

    def answer(self, state: RaceState, seat: Seat, move: Move) -> None:
        assert isinstance(move, CardMove)
        worlds: list[int] = []
        produce_on(state, seat, move.card, worlds)
        state.first_for(seat, ProduceGoods(self.codes, tuple(worlds)))


# --- counting what was produced -------------------------------------------------------------------------------


def cards_for(state: RaceState, player: Player, power: ProducePower) -> int:
    """The cards that a power draws now (RFG-PRD-06, -08, -12)."""
    match power:
        case DrawWhenProducing(n=n):
            return n
        case DrawPerWorld(n=n):
            return n * worlds_counted(state, player, power)
        case DrawPerProduced(n=n, good=good):
            return n * player.produced[good]
        case DrawPerKindProduced(n=n):
            return n * sum([count > 0 for count in player.produced])
        case DrawIfMostProduced(n=n, good=good):
            mine = player.produced[good]
            others = [other.produced[good] for other in state.players if other is not player]
            return n if mine > max(others, default=0) else 0
        case Produce() | DiscardToProduce() | Windfall() | DrawIfProducedHere():
            return 0
        case _:
            assert_never(power)


def worlds_counted(state: RaceState, player: Player, power: DrawPerWorld) -> int:
    cards = state.cards
    if power.military:
        return sum([cards.military[card] for card in player.tableau])
    assert power.good is not None
    kind = power.good
    return sum([cards.good[card] == kind for card in player.tableau])


@final
class UseCounting(RaceLaneStep):
    """Lays out the powers that count goods and those that discard to produce."""

    __slots__ = ()

    def run(self, state: RaceState, seat: Seat) -> None:
        count(state, state.players[seat], state.cards.count_produced)


def count(state: RaceState, player: Player, by_card: list[list[int]]) -> None:
    """Lay out those of these powers that lie in the tableau."""
    codes = [code for card in player.tableau for code in by_card[card]]
    if codes:
        state.first_for(player.seat, CountNext(tuple(codes)))


@final
class CountNext(RaceLaneStep):
    """The next of these powers; the owner is asked while a good could still be made for a card."""

    __slots__ = ("codes",)

    def __init__(self, codes: tuple[int, ...]) -> None:
        self.codes: Final = codes
        """The powers, the next is the last."""

    def run(self, state: RaceState, seat: Seat) -> None:
        player = state.players[seat]
        codes = self.codes
        factories = [code for code in codes if is_factory(state, code)]
        if factories and is_order_open(state, player, codes, factories):
            state.ask(seat, OrderProduce(codes))
            return
        if factories:
            codes = tuple([code for code in codes if code not in factories])
        if codes:
            if len(codes) > 1:
                state.first_for(seat, CountNext(codes[:-1]))
            power = state.cards.produce_power(codes[-1])
            draw_to_hand(state, player, cards_for(state, player, power), "produce", (codes[-1] >> POWER_BITS,))


def is_factory(state: RaceState, code: int) -> bool:
    """Whether a power discards cards to produce."""
    return isinstance(state.cards.produce_power(code), DiscardToProduce)


def can_discard_for(state: RaceState, player: Player, code: int) -> bool:
    """Whether the world is empty and the hand has the cards (TGS-POW-25)."""
    power = state.cards.produce_power(code)
    assert isinstance(power, DiscardToProduce)
    return code >> POWER_BITS not in player.goods and len(player.hand) >= power.cards


def is_order_open(state: RaceState, player: Player, codes: Sequence[int], factories: list[int]) -> bool:
    """Whether a good can be made for a card, now or with cards that other powers draw first (TGS-POW-26)."""
    if any(can_discard_for(state, player, code) for code in factories):
        return True
    if all(code >> POWER_BITS in player.goods for code in factories):
        return False
    return any(cards_for(state, player, state.cards.produce_power(code)) > 0 for code in codes)


@final
class OrderProduce(RaceQuestion):
    """Which power next: one that counts, one that discards to produce, or no more of the latter."""

    __slots__ = ("codes",)

    decision: ClassVar[Decision] = open_(Ask.PRODUCE)
    rule: ClassVar[str] = "RFG-PRD-09"

    def __init__(self, codes: tuple[int, ...]) -> None:
        super().__init__()
        self.codes: Final = codes

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        player = state.players[seat]
        moves: list[Move] = [
            USE[code]
            for code in sorted(self.codes)
            if not is_factory(state, code) or can_discard_for(state, player, code)
        ]
        moves.append(PASS)
        return moves

    def answer(self, state: RaceState, seat: Seat, move: Move) -> None:
        if not isinstance(move, Use):
            state.first_for(seat, CountNext(tuple([code for code in self.codes if not is_factory(state, code)])))
            return
        player = state.players[seat]
        code = move.card << POWER_BITS | move.at
        state.first_for(seat, CountNext(tuple([other for other in self.codes if other != code])))
        power = state.cards.produce_power(code)
        if isinstance(power, DiscardToProduce):
            PickToProduce(code, player.hand, power.cards, ()).begin(state, player)
        else:
            draw_to_hand(state, player, cards_for(state, player, power), "produce", (move.card,))


@final
class PickToProduce(Pick):
    """The card that a good costs (TGS-POW-25)."""

    __slots__ = ("code",)

    decision: ClassVar[Decision] = open_(Ask.FACTORY)
    picks_from: ClassVar[PicksFrom] = "hand"
    rule: ClassVar[str] = "TGS-POW-25"
    table: ClassVar[list[CardMove]] = DISCARD

    def __init__(self, code: int, rest: Sequence[int], left: int, picked: tuple[int, ...]) -> None:
        super().__init__(rest, left, picked)
        self.code: Final = code

    def with_picks(self, rest: Sequence[int], left: int, picked: tuple[int, ...]) -> PickToProduce:
        return PickToProduce(self.code, rest, left, picked)

    def card_at_stake(self, player: Player) -> int:
        del player
        return self.code >> POWER_BITS

    def finish(self, state: RaceState, player: Player, picked: tuple[int, ...]) -> None:
        state.discard_from_hand(player, picked)
        state.tell(Discarded(player.seat, len(picked), picked, "produce"))
        deal_goods(state, player.seat, [self.code >> POWER_BITS])


@final
class MostProduced(RaceStep):
    """When all have produced: cards for who produced strictly most of a kind (RFG-PRD-07)."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        for player in state.players:
            count(state, player, state.cards.count_most)


USE_COUNTING: Final = UseCounting()
MOST_PRODUCED: Final = MostProduced()
