"""One moment of a game as those around the table see it. What everybody may see is made once, and what is as it was
in the view before is the same object, so that comparing and encoding it costs nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from starhaul.kernel import CLOCK, Seat

from .adventures import CARDS, DECKS, SUPERCARDS
from .advice import advice_for
from .alteration_view import alteration_view, pair_view, pairs_view
from .assignment import STARTING_CREDITS, Feats
from .attainable import Attainable, attainable
from .components import ARMORY, COMPONENTS, KIND_OF
from .deck import FORECAST_PILES, Pile
from .fittings import NO_FITTINGS
from .forms import printed_tile
from .goods import COLOURS
from .grid import FACING_NAMES, FACINGS, Square, cells_in
from .guessing import forget_secrets
from .missions.progress import progress_of
from .moments import has_moments
from .planned import Planned, planned
from .player import NOTHING, Hand
from .printed_components import Kind
from .reaches import reaches_of
from .ship import ALIEN_NAMES, Ship
from .special_components import SPECIAL_KIND_OF
from .state import TruckerState
from .strength import cannon_halves, engine_strength, full_cannon_halves, full_engine_strength
from .support import NO_TEAM
from .table import Stage
from .team.view import TeamView, support_view, team_view
from .timer import runs as timer_runs
from .timer import sand_seconds
from .view import (
    ComponentView,
    FeatsView,
    LooseView,
    MissionView,
    PileView,
    PlayerView,
    ShipView,
    TimerView,
    TruckerView,
)


def view_of(state: TruckerState, seat: Seat | None) -> TruckerView:
    """All that this seat may know; the clock knows what a spectator knows, and when it may move."""
    view = _Scene(state).seen_by(seat)
    object.__setattr__(view, "_known", forget_secrets(state, None if seat == CLOCK else seat))
    return view


def show(state: TruckerState, seats: Sequence[Seat | None]) -> list[TruckerView]:
    scene = _Scene(state)
    return [scene.seen_by(seat) for seat in seats]


class _Scene:
    """The table with all that lies open on it."""

    def __init__(self, state: TruckerState) -> None:
        recall, options, heap, deck = state.recall, state.options, state.heap, state.deck
        self.state = state
        self.leg = state.leg
        self.decisions = state.decisions
        self.asked = tuple(self.decisions.items())
        self.due = None if state.chance is None else type(state.chance).__name__
        self.mode = options.game_mode()
        self.plan = recall("plan", options, lambda: tuple([level for level, _ in options.plan()]))
        self.closed = _closed_squares(state)
        self.ships = [_ship_view_at(state, seat) for seat in state.all_seats()]
        self.open: list[PlayerView | None] = [None] * len(self.ships)
        self.face_down = heap.count
        self.special_face_down = heap.special_count
        self.face_up = _tile_ids(heap.face_up)
        self.timer = _timer_view(state)
        self.piles = _open_piles(state)
        self.cards_to_come = recall("cards to come", deck, deck.cards_to_come)
        self.on_top = tuple([DECKS[top] for top in deck.on_top]) if deck.on_top else ()
        self.card = None if state.card == NOTHING else CARDS[state.card]
        self.revealed = recall("revealed", state.revealed, lambda: _card_ids(state.revealed))
        self.mission = None if options.missions == "none" else _mission_view(state)
        self.support = support_view(state)
        self.bank = recall("bank", state.bank, lambda: tuple(zip(COLOURS, state.bank, strict=True)))
        self.own = state.box.added or None
        is_loaded = state.leg.stage is Stage.FLIGHT
        self.attainable = tuple([_attainable_by(state, seat) for seat in state.all_seats()]) if is_loaded else ()
        is_built = state.leg.stage is Stage.ASSEMBLY
        self.planned = tuple([_planned_by(state, seat) for seat in state.all_seats()]) if is_built else ()

    def seen_by(self, seat: Seat | None) -> TruckerView:
        state = self.state
        viewer = None if seat == CLOCK else seat
        return TruckerView(  # all by their places: so many names would take longer to sort out than what they name
            seat,
            None if seat is None else self.decisions.get(seat),
            () if seat is None else tuple(state.moves_of(seat)),
            None if seat is None else advice_for(state, seat),
            self.asked,
            self.due,
            self.mode,
            self.leg.level,
            self.leg.number + 1,
            self.plan,
            state.options.classes,
            self.closed,
            self.leg.stage,
            self._players(viewer),
            self.face_down,
            self.special_face_down,
            self.face_up,
            self.timer,
            self._forecast(viewer),
            self.cards_to_come,
            self.on_top,
            self.card,
            self.revealed,
            self.bank,
            state.titles,
            () if viewer is None else state.players[viewer].purse.bill,
            state.outcome,
            self.mission,
            self.own,
            self.support,
            reaches_of(state, viewer),
            self.attainable,
            self.planned,
        )

    def _players(self, viewer: Seat | None) -> tuple[PlayerView, ...]:
        seats = self.state.all_seats()
        return tuple([self._player(seat, is_own=True) if seat == viewer else self._open(seat) for seat in seats])

    def _open(self, seat: Seat) -> PlayerView:
        """A player as all others see them."""
        seen = self.open[seat]
        if seen is None:
            seen = self.open[seat] = self._player(seat, is_own=False)
        return seen

    def _player(self, seat: Seat, *, is_own: bool) -> PlayerView:
        state, ship = self.state, self.ships[seat]
        feats = None if state.options.missions == "none" else self._feats(seat, ship, is_own=is_own)
        team = self._team(seat, is_own=is_own) if state.teams[seat] is not NO_TEAM else None
        sources = (state.hands[seat], state.rockets[seat], state.players[seat], feats, ship, state.outcome, team)
        make = lambda: _player_view(state, seat, ship, feats, team, is_own)  # noqa: E731 it is too long for its place
        return state.recall(("player", seat, is_own), sources, make)

    def _team(self, seat: Seat, *, is_own: bool) -> TeamView | None:
        state, team = self.state, self.state.teams[seat]
        sources = (team, state.flight)
        return state.recall(("team", seat, is_own), sources, lambda: team_view(team, state.flight, is_own=is_own))

    def _feats(self, seat: Seat, ship: ShipView, *, is_own: bool) -> FeatsView:
        state, feats = self.state, self.state.feats[seat]
        if feats.bet and not is_own and state.stage is Stage.LAUNCH:
            feats = feats.betting("", 0)  # bets are shown together (MIS-HSE-08)
        sources = (feats, ship, state.leg.mission, state.mission.directives)
        return state.recall(("feats", seat, is_own), sources, lambda: _feats_view(state, seat, feats))

    def _forecast(self, viewer: Seat | None) -> tuple[PileView, ...]:
        return self.state.recall(("forecast", viewer), self.piles, lambda: _forecast(self.piles, viewer))


def _open_piles(state: TruckerState) -> tuple[Pile, ...]:
    """Those that somebody may read: the fourth lies open only for who may read that one (ABE-SUP-INS-01)."""
    piles = state.deck.piles
    if not piles or not has_moments(state) or not any(terms.may_read_hidden for terms in state.terms):
        return piles[:FORECAST_PILES]
    return (*piles[:FORECAST_PILES], state.deck.pile(FORECAST_PILES))


def _closed_squares(state: TruckerState) -> tuple[Square, ...]:
    board = state.ships[0].board
    return board.squares(board.closed) if board.closed and state.options.marks == "shown" else ()


def _player_view(
    state: TruckerState, seat: Seat, ship: ShipView, feats: FeatsView | None, team: TeamView | None, is_own: bool
) -> PlayerView:
    player, hand, rocket = state.players[seat], state.hands[seat], state.rockets[seat]
    return PlayerView(  # by their places, as above
        seat,
        ship,
        _loose_view(hand, state.ships[seat], is_own=is_own),
        _tile_ids(player.reserve),
        _tile_ids(player.discarded),
        None if hand.reading == NOTHING else hand.reading,
        rocket.space or None,
        rocket.is_flying,
        rocket.has_finished,
        rocket.position,
        rocket.declared,
        rocket.planet,
        player.purse.credits if is_own or state.outcome else None,
        player.title,
        player.is_gold,
        seat in state.leg.insured,
        rocket.sits_out,
        feats,
        team,
    )


def _feats_view(state: TruckerState, seat: Seat, feats: Feats) -> FeatsView:
    lost, crew, aliens = len(feats.lost), feats.crew_lost, feats.aliens_lost
    progress = progress_of(state, seat) if state.leg.mission else ()
    return FeatsView(feats.is_dead, lost, crew, aliens, feats.trials_passed, feats.bet, feats.stake, progress)


def _mission_view(state: TruckerState) -> MissionView:
    assigned = state.mission
    return MissionView(
        state.leg.mission,
        assigned.settled,
        assigned.offered,
        assigned.directives,
        assigned.merchant if assigned.merchant.is_flying else None,
        assigned.trials,
        _supercards(state),
        STARTING_CREDITS,
    )


def _supercards(state: TruckerState) -> tuple[int, ...]:
    """By pile; nothing where there are none."""
    counts = tuple([share[SUPERCARDS] for share in state.deck.shares])
    return counts if any(counts) else ()


@lru_cache(maxsize=1 << 12)
def _tile_ids(tiles: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([COMPONENTS[tile].id for tile in tiles])


def _card_ids(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([CARDS[card].id for card in cards])


def _loose_view(hand: Hand, ship: Ship, *, is_own: bool) -> LooseView | None:
    if hand.tile == NOTHING:
        return None
    return _loose(
        COMPONENTS[hand.tile].id if is_own or not hand.is_hidden else None,
        None if hand.cell == NOTHING else ship.board.square(hand.cell),
        hand.turn,
        hand.from_reserve,
        SPECIAL_KIND_OF[hand.tile] is not None,
    )


_loose = lru_cache(maxsize=1 << 12)(LooseView)
"""Shared objects: what is in a hand comes to another hand again."""


def _timer_view(state: TruckerState) -> TimerView | None:
    if not timer_runs(state):
        return None
    return _timer(state.timer.space, state.board.timer_spaces, state.timer.is_running, sand_seconds(state))


_timer = lru_cache(maxsize=1 << 6)(TimerView)


def _forecast(piles: tuple[Pile, ...], viewer: Seat | None) -> tuple[PileView, ...]:
    return tuple(
        [
            _pile(number, pile.readers, pile.cards if pile.is_read_by(viewer) else None)
            for number, pile in enumerate(piles)
        ]
    )


@lru_cache(maxsize=1 << 12)
def _pile(number: int, readers: int, cards: tuple[int, ...] | None) -> PileView:
    """A shared object: readers as a set."""
    seats = tuple([Seat(seat) for seat in range(readers.bit_length()) if readers >> seat & 1])
    return PileView(number + 1, seats, None if cards is None else _card_ids(cards))


def _ship_view_at(state: TruckerState, seat: Seat) -> ShipView:
    """The view made last time, if the ship is still the same."""
    ship = state.ships[seat]
    return state.recall(("ship", seat), _sources(ship), lambda: ship_view(ship))


def _attainable_by(state: TruckerState, seat: Seat) -> Attainable:
    ship = state.ships[seat]
    return state.recall(("attainable", seat), _sources(ship), lambda: attainable(ship))


def _planned_by(state: TruckerState, seat: Seat) -> Planned:
    hand = state.hands[seat]
    leaning = None if hand.cell == NOTHING else (hand.tile, hand.cell, hand.turn)
    sources = (leaning, state.terms[seat], *_sources(state.ships[seat]))
    return state.recall(("planned", seat), sources, lambda: planned(state, seat))


def _sources(ship: Ship) -> tuple[object, ...]:
    """All that is seen of a ship: one that changes gets new lists."""
    marks = ship.used, ship.active
    return (ship.ship_class, ship.placed, ship.aboard, ship.aliens, ship.idle, *marks, ship.rules, ship.fittings)


def ship_view(ship: Ship) -> ShipView:
    view = _plain_ship_view(ship)
    return view if ship.fittings is NO_FITTINGS else _with_pairs(view, ship)


def _with_pairs(view: ShipView, ship: Ship) -> ShipView:
    fittings = ship.fittings
    wireless = pair_view(ship, fittings.wireless) if fittings.wireless else None
    pipes, marks = pairs_view(ship, fittings.pipes), pairs_view(ship, fittings.marks)
    return replace(view, wireless=wireless, pipes=pipes, marks=marks)


def _plain_ship_view(ship: Ship) -> ShipView:
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
        crubots=ship.crubots,
        armed=ship.board.squares(ship.armed_cells()) if ship.kinds[ARMORY] else (),
        rules=ship.rules,
    )


def _component_at(ship: Ship, cell: int) -> ComponentView:
    alien = ship.alien_at(cell)
    goods = tuple(reversed(ship.goods_at(cell)))
    square = ship.board.square(cell)
    marks = ship.used >> cell & 1, ship.active >> cell & 1
    return _component_view(ship.placed[cell], square, ship.humans_at(cell), alien, ship.tokens_at(cell), goods, marks)


@lru_cache(maxsize=1 << 16)
def _component_view(
    placed: int, square: Square, humans: int, alien: int, tokens: int, goods: tuple[int, ...], marks: tuple[int, int]
) -> ComponentView:
    form = placed >> 2
    kind, alteration = Kind(KIND_OF[form]), alteration_view(placed)
    tile = COMPONENTS[printed_tile(form)].id
    colours = tuple(COLOURS[colour] for colour in goods)
    name = ALIEN_NAMES[alien]
    used, active = marks
    return ComponentView(
        tile, kind, square, placed & 3, humans, name, tokens, colours, bool(used), bool(active), alteration
    )
