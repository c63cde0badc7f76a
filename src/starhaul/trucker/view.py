"""What one seat, or a spectator, may know of a game: its own type, with nothing in it that could tell more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from starhaul.kernel import CLOCK, Decision, Move, Result, ScoreLine, Seat, View

from .adventures import CARDS, AdventureCard
from .advice import Advice, advice_for
from .boards import BOARDS
from .components import COMPONENTS, TILES, Kind
from .deck import cards_to_come
from .drawing import draw
from .goods import COLOURS
from .grid import FACING_NAMES, FACINGS, Square, cells_in
from .guessing import forget_secrets, guess_state
from .moves import GRID
from .ship import ALIEN_NAMES, Ship
from .state import NOTHING, Stage, TruckerState
from .strength import cannon_halves, engine_strength, full_cannon_halves, full_engine_strength
from .timer import runs as timer_runs
from .timer import sand_seconds


@dataclass(frozen=True, slots=True)
class ComponentView:
    """A component on a ship, and what is aboard."""

    tile: str
    kind: Kind
    square: Square
    turn: int
    humans: int = 0
    alien: str = ""
    tokens: int = 0
    goods: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, repr=False)
class ShipView:
    """A ship as everybody can see it; `repr` draws it."""

    ship_class: str
    components: tuple[ComponentView, ...]
    crew: int
    humans: int
    tokens: int
    exposed: int
    engines: tuple[int, int]
    """Engine strength with no token spent, and with every double powered."""
    cannon_halves: tuple[int, int]
    """Cannon strength likewise, in half points."""
    shielded: tuple[str, ...]
    """The sides that a shield covers."""

    def __repr__(self) -> str:
        return draw(self.rebuilt())

    def rebuilt(self) -> Ship:
        """The ship itself, to ask it more."""
        ship = Ship(BOARDS[self.ship_class])
        for component in self.components:
            cell = GRID.cell(*component.square)
            ship.place(cell, TILES[component.tile], component.turn)
            ship.set_humans(cell, component.humans)
            ship.set_alien(cell, ALIEN_NAMES.index(component.alien))
            ship.set_tokens(cell, component.tokens)
            for colour in component.goods:
                ship.load_good(cell, COLOURS.index(colour))
        return ship


@dataclass(frozen=True, slots=True)
class LooseView:
    """The component that somebody handles: unknown to others as long as only its taker has seen it."""

    tile: str | None
    square: Square | None
    turn: int
    from_reserve: bool


@dataclass(frozen=True, slots=True)
class PlayerView:
    """Everything about one seat that this view may show."""

    seat: Seat
    ship: ShipView
    loose: LooseView | None
    reserve: tuple[str, ...]
    discarded: tuple[str, ...]
    reading: int | None
    """The forecast pile in this player's hands."""
    space: int | None
    """The starting space, once taken."""
    flying: bool
    finished: bool
    position: int
    declared: int
    """The strength or crew declared last, in half points."""
    landed: int
    """The planet that this player landed on, counted from 1."""
    credits: int | None
    """None where it is this player's secret."""
    title: str | None
    gold: bool


@dataclass(frozen=True, slots=True)
class PileView:
    """A forecast pile: its cards, if this seat has read it; during the flight those still to come."""

    number: int
    readers: tuple[Seat, ...]
    cards: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class TimerView:
    """The sand timer on its space (the first is 1)."""

    space: int
    spaces: int
    running: bool
    seconds: int


class _Known(View):
    """What the view needs to make a full state again."""

    __slots__ = ("_known",)

    _known: TruckerState

    def sample_state(self, rng: Random) -> TruckerState:
        return guess_state(self._known, rng)


@dataclass(frozen=True, slots=True)
class TruckerView(_Known):
    """The table from one seat."""

    seat: Seat | None
    decision: Decision | None
    moves: tuple[Move, ...]
    advice: Advice | None
    """What the answers to the own question would do."""
    asked: tuple[tuple[Seat, Decision], ...]
    """Everybody who is asked something, and what."""
    due: str | None
    """The dice or the draw that everybody waits for."""
    mode: str
    level: str
    flight: int
    """Counted from 1."""
    plan: tuple[str, ...]
    stage: Stage
    players: tuple[PlayerView, ...]
    face_down: int
    """How many components lie face down."""
    face_up: tuple[str, ...]
    timer: TimerView | None
    forecast: tuple[PileView, ...]
    cards_to_come: int
    card: AdventureCard | None
    """The card being resolved."""
    revealed: tuple[str, ...]
    bank: tuple[tuple[str, int], ...]
    """Blocks of each colour that the bank has."""
    titles: tuple[str, ...]
    bill: tuple[ScoreLine, ...]
    """What this seat earned and paid so far."""
    outcome: Result | None

    @property
    def ship(self) -> ShipView:
        """The own ship."""
        assert self.seat is not None, "a spectator has no ship"
        return self.players[self.seat].ship


def view_of(state: TruckerState, seat: Seat | None) -> TruckerView:
    """All that this seat may know; the clock knows what a spectator knows, and when it may move."""
    view = _Scene(state).seen_by(seat)
    object.__setattr__(view, "_known", forget_secrets(state, None if seat == CLOCK else seat))
    return view


def show(state: TruckerState, seats: Sequence[Seat | None]) -> list[TruckerView]:
    scene = _Scene(state)
    return [scene.seen_by(seat) for seat in seats]


class _Scene:
    """One moment. What everybody may see is made once, for all who look."""

    def __init__(self, state: TruckerState) -> None:
        self.state = state
        self.asked = tuple(state.decisions.items())
        self.due = None if state.chance is None else type(state.chance).__name__
        self.plan = state.options.plan()
        self.face_up = _tile_ids(state.face_up)
        self.timer = _timer_view(state)
        self.cards_to_come = cards_to_come(state)
        self.card = None if state.card == NOTHING else CARDS[state.card]
        self.revealed = tuple([CARDS[card].id for card in state.revealed])
        self.bank = tuple(zip(COLOURS, state.bank, strict=True))
        self.open: list[PlayerView | None] = [None] * state.seats

    def seen_by(self, seat: Seat | None) -> TruckerView:
        state = self.state
        viewer = None if seat == CLOCK else seat
        return TruckerView(
            seat=seat,
            decision=None if seat is None else state.decisions.get(seat),
            moves=() if seat is None else tuple(state.legal_moves(seat)),
            advice=None if seat is None else advice_for(state, seat),
            asked=self.asked,
            due=self.due,
            mode=state.options.mode,
            level=state.level,
            flight=state.flight + 1,
            plan=self.plan,
            stage=state.stage,
            players=self._players(viewer),
            face_down=len(state.face_down),
            face_up=self.face_up,
            timer=self.timer,
            forecast=self._forecast(viewer),
            cards_to_come=self.cards_to_come,
            card=self.card,
            revealed=self.revealed,
            bank=self.bank,
            titles=state.titles,
            bill=() if viewer is None else state.ledger[viewer],
            outcome=state.outcome,
        )

    def _players(self, viewer: Seat | None) -> tuple[PlayerView, ...]:
        seats = self.state.all_seats()
        return tuple([player_view(self.state, seat, seat) if seat == viewer else self._open(seat) for seat in seats])

    def _open(self, seat: Seat) -> PlayerView:
        """A player as all others see them."""
        seen = self.open[seat]
        if seen is None:
            seen = self.open[seat] = player_view(self.state, seat, None)
        return seen

    def _forecast(self, viewer: Seat | None) -> tuple[PileView, ...]:
        return tuple([_pile_view(self.state, number, viewer) for number in range(len(self.state.piles))])


def player_view(state: TruckerState, seat: Seat, viewer: Seat | None) -> PlayerView:
    return PlayerView(
        seat=seat,
        ship=_ship_view_at(state, seat),
        loose=_loose_view(state, seat, viewer),
        reserve=_tile_ids(state.reserve[seat]),
        discarded=_tile_ids(state.discarded[seat]),
        reading=None if state.reading[seat] == NOTHING else state.reading[seat],
        space=state.space[seat] or None,
        flying=state.flying[seat],
        finished=state.finished[seat],
        position=state.position[seat],
        declared=state.declared[seat],
        landed=state.landed[seat],
        credits=state.credits[seat] if seat == viewer or state.outcome else None,
        title=state.title[seat],
        gold=state.gold[seat],
    )


def _tile_ids(tiles: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([COMPONENTS[tile].id for tile in tiles])


def _loose_view(state: TruckerState, seat: Seat, viewer: Seat | None) -> LooseView | None:
    tile, cell = state.hand[seat], state.hand_cell[seat]
    if tile == NOTHING:
        return None
    hidden = state.hand_hidden[seat] and seat != viewer
    return _loose(
        None if hidden else COMPONENTS[tile].id,
        None if cell == NOTHING else GRID.square(cell),
        state.hand_turn[seat],
        state.from_reserve[seat],
    )


_loose = lru_cache(maxsize=1 << 12)(LooseView)
"""Shared objects: what is in a hand comes to another hand again."""


def _timer_view(state: TruckerState) -> TimerView | None:
    if not timer_runs(state):
        return None
    return TimerView(state.timer_space, state.board.timer_spaces, state.sand_running, sand_seconds(state))


def _pile_view(state: TruckerState, number: int, viewer: Seat | None) -> PileView:
    readers = state.readers[number]
    has_read = viewer is not None and readers >> viewer & 1
    return _pile(number, readers, state.piles[number] if has_read else None)


@lru_cache(maxsize=1 << 12)
def _pile(number: int, readers: int, cards: tuple[int, ...] | None) -> PileView:
    """A shared object: readers as a set."""
    seats = tuple([Seat(seat) for seat in range(readers.bit_length()) if readers >> seat & 1])
    return PileView(number + 1, seats, None if cards is None else tuple([CARDS[card].id for card in cards]))


SeenShip = tuple[list[int], list[int], list[int], ShipView]
"""A view of a ship, and the lists it was made from: a ship that changes gets new ones."""


def _ship_view_at(state: TruckerState, seat: Seat) -> ShipView:
    """The view made last time, if the ship is still the same."""
    ship, seen = state.ships[seat], state.ship_views[seat]
    if seen is not None and seen[0] is ship.placed and seen[1] is ship.aboard and seen[2] is ship.aliens:
        return seen[3]
    view = ship_view(ship)
    state.ship_views[seat] = (ship.placed, ship.aboard, ship.aliens, view)
    return view


def ship_view(ship: Ship) -> ShipView:
    return ShipView(
        ship_class=ship.ship_class,
        components=tuple([_component_at(ship, cell) for cell in cells_in(ship.occupied)]),
        crew=ship.crew,
        humans=ship.total_humans,
        tokens=ship.total_tokens,
        exposed=ship.exposed_connectors(),
        engines=(engine_strength(ship), full_engine_strength(ship)),
        cannon_halves=(cannon_halves(ship), full_cannon_halves(ship)),
        shielded=tuple([FACING_NAMES[side] for side in FACINGS if ship.shields(side)]),
    )


def _component_at(ship: Ship, cell: int) -> ComponentView:
    alien = ship.alien_at(cell)
    goods = tuple(reversed(ship.goods_at(cell)))
    return _component_view(ship.placed[cell], cell, ship.humans_at(cell), alien, ship.tokens_at(cell), goods)


@lru_cache(maxsize=1 << 16)
def _component_view(  # noqa: PLR0917 the key of a shared object
    placed: int, cell: int, humans: int, alien: int, tokens: int, goods: tuple[int, ...]
) -> ComponentView:
    component = COMPONENTS[placed >> 2]
    colours = tuple(COLOURS[colour] for colour in goods)
    name = ALIEN_NAMES[alien]
    return ComponentView(component.id, component.kind, GRID.square(cell), placed & 3, humans, name, tokens, colours)
