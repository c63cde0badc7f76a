"""Explore: look at cards and keep some (RFG-EXP)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from starhaul.kernel import Decision, Seat
from starhaul.race.actions import EXPLORE_1, EXPLORE_5
from starhaul.race.asks import Ask, open_
from starhaul.race.draws import givers, to_seen
from starhaul.race.events import Kept
from starhaul.race.moves import KEEP as KEEP_MOVES
from starhaul.race.moves import CardMove
from starhaul.race.player import Player
from starhaul.race.questions import Pick, PicksFrom
from starhaul.race.steps import RaceLaneStep, RaceStep
from starhaul.race.sums import KEEP, SEE

if TYPE_CHECKING:
    from starhaul.race.state import RaceState


def lay_out(state: RaceState) -> None:
    """Everybody draws before anybody discards (RFG-EXP-04)."""
    for player in state.players:
        state.first_for(player.seat, LOOK)
    state.agenda.first(KEEP_ALL)


def explore_bonus(player: Player) -> int:
    """The cards that the chooser sees more."""
    actions = player.actions
    return (5 if actions & EXPLORE_5 else 0) + (1 if actions & EXPLORE_1 else 0)


def cards_seen(player: Player) -> int:
    """Two, and what bonus and powers add (RFG-EXP-01 to -03)."""
    return 2 + explore_bonus(player) + player.sums[SEE]


def cards_kept(player: Player) -> int:
    return 1 + (1 if player.actions & EXPLORE_1 else 0) + player.sums[KEEP]


@final
class Look(RaceLaneStep):
    __slots__ = ()

    def run(self, state: RaceState, seat: Seat) -> None:
        player = state.players[seat]
        powers = givers(state, player, SEE)
        state.draw(to_seen(seat, cards_seen(player), "explore", powers, explore_bonus(player) > 0))


@final
class KeepExplored(Pick):
    """Exactly the allowed number is kept, of the cards seen now (RFG-EXP-04 to -06)."""

    __slots__ = ()

    decision: ClassVar[Decision] = open_(Ask.KEEP)
    picks_from: ClassVar[PicksFrom] = "seen"
    rule: ClassVar[str] = "RFG-EXP-06"
    table: ClassVar[list[CardMove]] = KEEP_MOVES

    def finish(self, state: RaceState, player: Player, picked: tuple[int, ...]) -> None:
        seen = player.seen
        player.take(picked)
        state.discard(player, [card for card in seen if card not in picked])
        state.tell(Kept(player.seat, len(picked), picked, len(seen)))
        player.seen = []


@final
class KeepSome(RaceLaneStep):
    __slots__ = ()

    def run(self, state: RaceState, seat: Seat) -> None:
        player = state.players[seat]
        KeepExplored(player.seen, cards_kept(player), ()).begin(state, player)


@final
class KeepAll(RaceStep):
    """All seats choose at the same time."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        for player in state.players:
            if player.seen:
                state.first_for(player.seat, KEEP_SOME)


LOOK: Final = Look()
KEEP_SOME: Final = KeepSome()
KEEP_ALL: Final = KeepAll()
