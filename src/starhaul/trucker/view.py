"""What one seat, or a spectator, may know of a game: its own type, with nothing in it that could tell more."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import ClassVar

from starhaul.kernel import Decision, Move, Result, ScoreLine, Seat, View
from starhaul.kernel.view import frozen_by_types

from .adventures import AdventureCard
from .advice import Advice
from .alteration_view import AlterationView, Pair, add_pairs, place_altered
from .attainable import Attainable
from .boards import board
from .components import TILES
from .drawing import draw
from .goods import COLOURS
from .grid import Square
from .guessing import guess_state
from .hull_rules import PLAIN_RULES, HullRules
from .merchant import Merchant
from .missions.progress import Progress
from .own.content import Added
from .planned import Planned
from .printed_components import Kind
from .reaches import Reach
from .ship import ALIEN_NAMES, Ship
from .state import TruckerState
from .table import Stage
from .team.view import SupportView, TeamView


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
    used: bool = False
    """Of a solar panel: whether it has supplied its power on this card."""
    active: bool = False
    """Of a crubot station: whether its crubots are active on this card."""
    alteration: AlterationView | None = None
    """What tokens have made of it: `kind` is what it is now, `tile` what is printed."""

    optional: ClassVar[tuple[str, ...]] = ("used", "active", "alteration")


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
    crubots: int = 0
    """Those that are active on this card."""
    armed: tuple[Square, ...] = ()
    """Where crew is armed."""
    rules: HullRules = PLAIN_RULES
    """What the ship needs to be rebuilt; whoever looks sees what came of it."""
    wireless: Pair | None = None
    """Two components that count as joined (ABE-SUP-ASM-01)."""
    pipes: tuple[Pair, ...] = ()
    """Neighbours that a pipe joins (ABE-SUP-PLU-01)."""
    marks: tuple[Pair, ...] = ()
    """Connections whose two ends are destroyed together (ABE-SUP-SAB-02)."""

    optional: ClassVar[tuple[str, ...]] = ("crubots", "armed", "wireless", "pipes", "marks")
    unshown: ClassVar[tuple[str, ...]] = ("rules",)

    def __repr__(self) -> str:
        return draw(self.rebuilt())

    def rebuilt(self) -> Ship:
        """The ship itself, to ask it more."""
        ship = Ship(board(self.ship_class))
        for component in self.components:
            cell = ship.board.cell(component.square)
            place_altered(ship, cell, TILES[component.tile], component.turn, component.alteration)
            ship.set_humans(cell, component.humans)
            ship.set_alien(cell, ALIEN_NAMES.index(component.alien))
            ship.set_tokens(cell, component.tokens)
            for colour in component.goods:
                ship.load_good(cell, COLOURS.index(colour))
            ship.used |= component.used << cell
            ship.active |= component.active << cell
        add_pairs(ship, self.wireless, self.pipes, self.marks)
        ship.obey(self.rules)
        return ship


@dataclass(frozen=True, slots=True)
class LooseView:
    """The component that somebody handles: unknown to others as long as only its taker has seen it."""

    tile: str | None
    square: Square | None
    turn: int
    from_reserve: bool
    special: bool = False
    """Whether it has the back of a special component."""

    optional: ClassVar[tuple[str, ...]] = ("special",)


@dataclass(frozen=True, slots=True)
class FeatsView:
    """What a player has done in a mission so far."""

    dead: bool
    lost: int
    """Components lost in flight."""
    crew_lost: int
    aliens_lost: int
    trials_passed: int
    bet: str
    stake: int
    progress: Progress
    """What the rewards of the mission would count now."""

    optional: ClassVar[tuple[str, ...]] = (
        "dead",
        "lost",
        "crew_lost",
        "aliens_lost",
        "trials_passed",
        "bet",
        "stake",
        "progress",
    )


@frozen_by_types
class PlayerView:
    """Everything about one seat that this view may show."""

    optional: ClassVar[tuple[str, ...]] = ("insured", "sits_out", "feats", "team")

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
    insured: bool
    """Whether this player has bought insurance for the flight (ABE-INS-02)."""
    sits_out: bool
    """Whether this ship counts as not in flight until the card is over (MIS-GAM-22)."""
    feats: FeatsView | None
    """Where missions are flown."""
    team: TeamView | None
    """Where there are members of the Support Team."""


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


@dataclass(frozen=True, slots=True)
class MissionView:
    """The mission of this flight, and what lies beside it."""

    id: str
    """Empty while it is not settled."""
    settled: tuple[str, ...]
    """The missions of the next flights, as far as they are known."""
    offered: tuple[str, ...]
    """The missions to choose from."""
    directives: tuple[str, ...]
    merchant: Merchant | None
    """While it is on the board."""
    trials: int
    """Supercards of this flight that were a trial."""
    supercards: tuple[int, ...]
    """How many each pile was dealt, the hidden one last: their backs can be seen (MIS-SUP-01)."""
    goal: int
    """Everybody who ends with more credits than this wins (MIS-GAM-14)."""

    optional: ClassVar[tuple[str, ...]] = ("settled", "offered", "directives", "merchant", "trials", "supercards")


class _Known(View):
    """What the view needs to make a full state again."""

    __slots__ = ("_known",)

    _known: TruckerState

    def sample_state(self, rng: Random) -> TruckerState:
        return guess_state(self._known, rng)


@frozen_by_types
class TruckerView(_Known):
    """The table from one seat."""

    optional: ClassVar[tuple[str, ...]] = (
        "classes",
        "closed",
        "special_face_down",
        "on_top",
        "mission",
        "own",
        "support",
        "reaches",
        "attainable",
    )
    derived: ClassVar[tuple[str, ...]] = ("reaches", "attainable", "planned")

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
    """The levels of all flights."""
    classes: tuple[str, ...]
    """Their ship classes, where those were chosen (ABE-GEN-03)."""
    closed: tuple[Square, ...]
    """Squares where nothing may stand, where they are marked (ABE-IIIB-06)."""
    stage: Stage
    players: tuple[PlayerView, ...]
    face_down: int
    """How many ordinary components lie face down."""
    special_face_down: int
    """How many special ones do."""
    face_up: tuple[str, ...]
    timer: TimerView | None
    forecast: tuple[PileView, ...]
    cards_to_come: int
    on_top: tuple[str, ...]
    """The decks of those that were put on top of the others, the next one first (ABE-CRD-DAN-01)."""
    card: AdventureCard | None
    """The card being resolved."""
    revealed: tuple[str, ...]
    bank: tuple[tuple[str, int], ...]
    """Blocks of each colour that the bank has."""
    titles: tuple[str, ...]
    bill: tuple[ScoreLine, ...]
    """What this seat earned and paid so far."""
    outcome: Result | None
    mission: MissionView | None
    """Where missions are flown."""
    own: Added | None
    """What players have added to the game, where they have."""
    support: SupportView | None
    """Where there is a Support Team."""
    reaches: tuple[Reach, ...]
    """What components of the own ship do to others, and what the one in hand would do, where sets bring such."""
    attainable: tuple[Attainable, ...]
    """How strong each ship can be with the power that is left, in flight: engines, and cannons in half points."""
    planned: tuple[Planned, ...]
    """What each ship would take off with, while it is built."""

    @property
    def ship(self) -> ShipView:
        """The own ship."""
        assert self.seat is not None, "a spectator has no ship"
        return self.players[self.seat].ship
