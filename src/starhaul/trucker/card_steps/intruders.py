"""Intruders in flight: they enter every ship at once, and leave or are defeated there (ABE-INT)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, final

from starhaul.kernel import Seat
from starhaul.trucker.boards import GOODS
from starhaul.trucker.cargo import GainGoods
from starhaul.trucker.damage import Destroy, lose_finds
from starhaul.trucker.destruction import destroyed_with
from starhaul.trucker.events import Cause, ChargePlanted, IntruderGone, IntruderStepped, Intrusion
from starhaul.trucker.grid import Square, cells_in
from starhaul.trucker.hiding import empty_of_finds, goods_found_at
from starhaul.trucker.incoming import Incoming, Prospect
from starhaul.trucker.intruding import HANDS, Way, cells_of, charged, emptied, planting_steps, way_through
from starhaul.trucker.lanes import ForSeat
from starhaul.trucker.rousing import Rouse
from starhaul.trucker.ship import Ship
from starhaul.trucker.state import TruckerLaneStep, TruckerState, TruckerStep


@final
class Intruders(Incoming):
    """One intruder, or two of a kind that go opposite ways (ABE-INT-DBL-01)."""

    __slots__ = ("credits", "eats", "goods", "hands", "name", "segments", "steps")

    needs_crew: ClassVar[bool] = True

    def __init__(
        self,
        side: int,
        name: str,
        hands: tuple[str, ...],
        steps: int,
        segments: tuple[int, ...],
        eats: bool,
        credits: int,  # noqa: A002 the word of the game
        goods: tuple[int, ...],
    ) -> None:
        super().__init__(side)
        self.name: Final = name
        self.hands: Final = hands
        self.steps: Final = steps
        self.segments: Final = segments
        """The steps before each charge; none of one that plants no charges."""
        self.eats: Final = eats
        """Whether it takes crew, blocks and tokens (ABE-INT-PRE-01)."""
        self.credits: Final = credits
        self.goods: Final = goods
        """What each that is defeated earns; goods by their colours."""

    def names(self) -> tuple[str, ...]:
        return (self.name,)

    def ways(self, ship: Ship, lane: int) -> list[Way]:
        """By hand. Neither is in the other's way: what one eats defends nothing (ABE-INT-DBL-02)."""
        defended = ship.defended_cells()
        return [way_through(ship, self.side, lane, HANDS[hand], self.steps, defended) for hand in self.hands]

    def prospects(self, ship: Ship, lane: int) -> tuple[Prospect, ...]:
        ways = self.ways(ship, lane)
        taken = 0
        for way in ways if self.eats else ():
            taken |= emptied(ship, way)
        charges = cells_of([cell for way in ways for cell in charged(way, self.segments)])
        return (raid_by(ship, ways, taken, charges, self.reward()),)

    def reward(self) -> int:
        """What defeating one is worth at most."""
        return self.credits + sum([GOODS[colour].price for colour in self.goods])

    def strike(self, number: int, lane: int) -> TruckerLaneStep:
        del number
        return Intrude(self, lane)

    def once_named(self, lane: int) -> TruckerLaneStep | None:
        """Crubots can be activated until it moves (ABE-CRU-09)."""
        return Rouse(self, lane, can_shift=False)


@final
class Raid(Prospect):
    """What intruders would do to a ship, and what it would earn."""

    __slots__ = ("chain", "charged", "components", "crew", "emptied", "endings", "goods", "reward", "tokens")

    optional: ClassVar[tuple[str, ...]] = ("emptied", "charged", "chain")

    def __init__(
        self,
        endings: tuple[Intrusion, ...],
        crew: int,
        goods: int,
        tokens: int,
        components: int,
        reward: int,
        emptied: tuple[Square, ...] = (),
        charged: tuple[Square, ...] = (),
        chain: tuple[Square, ...] = (),
    ) -> None:
        self.endings: Final = endings
        """Of each, in the order of hands."""
        self.crew: Final = crew
        self.goods: Final = goods
        """How many blocks."""
        self.tokens: Final = tokens
        self.components: Final = components
        """What explodes, and what falls off then if the largest piece is kept."""
        self.reward: Final = reward
        """In credits, if all of it can be loaded."""
        self.emptied: Final = emptied
        """Where crew, blocks or tokens go: another cabin is another loss, even where the numbers are equal."""
        self.charged: Final = charged
        """What explodes, likewise."""
        self.chain: Final = chain
        """What is blown up or breaks along with it (MIS-CMP-14)."""

    def harm(self) -> int:
        """What is lost, less what is earned; never 0 where something is."""
        losses = 2 * (self.crew + self.goods + self.components) + self.tokens
        return losses - self.reward or int(losses > 0)


def raid_by(ship: Ship, ways: Sequence[Way], taken: int, charges: int, reward: int = 0) -> Raid:
    """What intruders on these ways would do that empty and blow up these cells, each of them defeated for a reward."""
    endings, destroyed = tuple([way.ending for way in ways]), destroyed_with(ship, charges)
    return Raid(
        endings,
        sum([ship.crew_at(cell) for cell in cells_in(taken)]),
        sum([len(goods_found_at(ship, cell)) for cell in cells_in(taken)]),
        sum([ship.tokens_at(cell) for cell in cells_in(taken)]),
        components_lost(ship, destroyed),
        reward * endings.count(Intrusion.DEFEATED),
        ship.board.squares(taken),
        ship.board.squares(charges),
        ship.board.squares(destroyed & ~charges),
    )


def components_lost(ship: Ship, gone: int) -> int:
    """These, and what falls off then if the largest piece is kept."""
    if not gone:
        return 0
    rest = ship.clone()
    rest.lose(gone)
    kept = max([piece.bit_count() for piece in rest.pieces()], default=0)
    return ship.components_count - kept


@final
class Intrude(TruckerLaneStep):
    """They walk through one ship, one after the other; then all their charges explode (ABE-INT-DBL-03)."""

    __slots__ = ("intruders", "lane")

    def __init__(self, intruders: Intruders, lane: int) -> None:
        self.intruders: Final = intruders
        self.lane: Final = lane

    def run(self, state: TruckerState, seat: Seat) -> None:
        intruders = self.intruders
        charges = defeats = 0
        for hand, way in zip(intruders.hands, intruders.ways(state.ships[seat], self.lane), strict=True):
            walk(state, seat, hand, way, planting_steps(intruders.segments), eats=intruders.eats)
            state.tell(IntruderGone(seat, hand, way.ending))
            charges |= cells_of(charged(way, intruders.segments))
            defeats += way.ending is Intrusion.DEFEATED
        if defeats:
            note_defeats(state, seat, defeats)
        if charges:
            state.first_for(seat, Destroy(charges))  # ABE-INT-COM-02, ABE-INT-COM-06


def walk(state: TruckerState, seat: Seat, hand: str, way: Way, planting: Sequence[int], *, eats: bool) -> None:
    """Step by step, with what it takes on each, and the charges that it plants after these."""
    ship = state.ships[seat]
    for step, cell in enumerate(way.path, 1):
        square = ship.board.square(cell)
        state.tell(IntruderStepped(seat, hand, step, square))
        if step > len(way.unopposed):
            break
        if eats:
            lose_finds(state, seat, cell, Cause.INTRUDER)
            empty_of_finds(ship, cell)
        if step in planting:
            state.tell(ChargePlanted(seat, square))


@final
class CollectRewards(TruckerStep):
    """Rewards for those who defeated intruders aboard, after all explosions; they cost no days, and the bank serves
    those ahead first (ABE-INT-12, ABE-INT-14, ABE-INT-15, ABE-INT-COM-07)."""

    __slots__ = ("credits", "defeats", "goods")

    def __init__(
        self,
        credits: int,  # noqa: A002 the word of the game
        goods: tuple[int, ...],
        defeats: tuple[tuple[Seat, int], ...] = (),
    ) -> None:
        self.credits: Final = credits
        self.goods: Final = goods
        self.defeats: Final = defeats
        """Who defeated how many."""

    def run(self, state: TruckerState) -> None:
        defeats = dict(self.defeats)
        winners = [seat for seat in state.order() if seat in defeats]
        for seat in winners:
            state.pay(seat, defeats[seat] * self.credits, Cause.CARD)
        if self.goods:
            state.first(*[ForSeat(seat, GainGoods(self.goods * defeats[seat])) for seat in winners])


def note_defeats(state: TruckerState, seat: Seat, count: int) -> None:
    """The rewards wait on the agenda until everybody is through."""
    rewards = state.agenda.next()
    assert isinstance(rewards, CollectRewards)
    state.first(CollectRewards(rewards.credits, rewards.goods, (*rewards.defeats, (seat, count))))
