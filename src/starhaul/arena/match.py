"""One match: the same players at the same game, many times over, each in every seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import TypeVar

from starhaul import __version__
from starhaul.arena.clock import HandClock
from starhaul.arena.milestones import Milestones
from starhaul.bots import Bot, Forfeit, Guard, Reason, Seating, make_bot
from starhaul.bots.bot import BUDGET
from starhaul.games import load_game
from starhaul.kernel import CLOCK, Driver, Event, Game, Recorder, Result, Seat, Stalled, State

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays what. Player 0 is the first bot named, wherever it sits."""

    game: str
    bots: tuple[str, ...]
    """One for each seat."""
    seed: str
    options: Mapping[str, object] = field(default_factory=dict)
    budget: float = BUDGET
    is_recorded: bool = False

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def seatings(self) -> int:
        """In how many ways these bots can sit in this order: one where they are all the same."""
        bots = self.bots
        return next(turn for turn in range(1, len(bots) + 1) if bots[turn:] + bots[:turn] == bots)

    def deal(self, number: int) -> int:
        """Games come in rounds in which everybody sits everywhere once; the luck of such a round is the same."""
        return number // self.seatings

    def player_in(self, seat: int, number: int) -> int:
        """Who sits here in the game of this number."""
        return (seat + number) % self.seats

    def luck(self, number: int) -> str:
        """The seed of dice and draws."""
        return f"{self.seed}/{self.deal(number)}"

    def check(self) -> None:
        """Raises what is wrong with the game, its options or the names before anything is played."""
        game = load_game(self.game)
        game.new_game(game.read_options(self.options), self.seats)
        for name in self.bots:
            _make(self, game, name, Seat(0), "check").close()


@dataclass(frozen=True, slots=True)
class Lost:
    """A game that a bot lost without playing it to its end."""

    player: int
    seat: int
    bot: str
    reason: str
    detail: str


@dataclass(frozen=True, slots=True)
class Played:
    """One game as the statistics see it; tuples are by player."""

    number: int
    shares: tuple[float, ...]
    """What each player won: 1, or its part of a shared win."""
    scores: tuple[int, ...] | None
    """None where the game was not played to its end."""
    moves: int
    milestones: Milestones
    lost: Lost | None = None
    record: str | None = None


def play(match: Match, number: int) -> Played:
    """Play the game of this number: always the same one."""
    return _Play(match, number).run()


class _Play:
    def __init__(self, match: Match, number: int) -> None:
        self.match = match
        self.number = number
        self.game = load_game(match.game)
        self.players = [match.player_in(seat, number) for seat in range(match.seats)]
        self.state: State = self.game.new_game(self.game.read_options(match.options), match.seats)
        self.guards: list[Guard] = []
        self.recorder = self._recorder() if match.is_recorded else None
        self.milestones = Milestones()

    def run(self) -> Played:
        try:
            self._seat_everybody()
            return self._played(self._drive().play())
        except Forfeit as forfeit:
            return self._forfeited(forfeit)
        finally:
            for guard in self.guards:
                guard.dismiss()

    def _seat_everybody(self) -> None:
        for seat, player in enumerate(self.players):
            name = self.match.bots[player]
            seed = f"{self.match.seed}/{self.number}/{player}"
            try:
                bot = _make(self.match, self.game, name, Seat(seat), seed)
            except Exception as error:
                raise Forfeit(Seat(seat), name, Reason.RAISED, f"{type(error).__name__}: {error}") from error
            self.guards.append(Guard(bot, name))

    def _drive(self) -> Driver:
        luck = Random(self.match.luck(self.number))
        return _WatchfulDriver(self.state, self.guards, luck, self.milestones, self.recorder)

    def _recorder(self) -> Recorder:
        names = tuple(self.match.bots[player] for player in self.players)
        seed = self.match.luck(self.number)
        return Recorder(self.game, self.match.options, self.match.seats, __version__, players=names, seed=seed)

    def _played(self, result: Result) -> Played:
        self.milestones.close(self.state)
        shares = [result.share(seat) for seat in range(self.match.seats)]
        return Played(
            self.number,
            self._by_player(shares),
            self._by_player(list(result.scores)),
            sum(guard.moves for guard in self.guards),
            self.milestones,
            record=self._record(),
        )

    def _forfeited(self, forfeit: Forfeit) -> Played:
        others = self.match.seats - 1
        shares = [0.0 if seat == forfeit.seat else 1 / others for seat in range(self.match.seats)]
        reason = forfeit.reason.value
        lost = Lost(self.players[forfeit.seat], forfeit.seat, forfeit.bot, reason, forfeit.detail)
        if self.recorder:
            self.recorder.comment(f"seat {lost.seat} ({lost.bot}) loses: {lost.reason} {lost.detail}".rstrip())
        moves = sum(guard.moves for guard in self.guards)
        return Played(self.number, self._by_player(shares), None, moves, Milestones(), lost, self._record())

    def _by_player(self, by_seat: list[T]) -> tuple[T, ...]:
        found = dict(zip(self.players, by_seat, strict=True))
        return tuple(found[player] for player in range(self.match.seats))

    def _record(self) -> str | None:
        return self.recorder.record.write() if self.recorder else None


class _WatchfulDriver(Driver):
    """Notes what statistics want to know, and says who is to blame when nobody moves."""

    def __init__(
        self, state: State, guards: list[Guard], luck: Random, milestones: Milestones, recorder: Recorder | None
    ) -> None:
        super().__init__(state, guards, luck, recorder=recorder)
        self.clock = HandClock()
        self.guards = guards
        self.milestones = milestones

    def step(self) -> None:
        if CLOCK in self.state.decisions and self.clock.is_due(self.state):
            self._move(CLOCK, self.state.legal_moves(CLOCK)[0])
            return
        try:
            super().step()
        except Stalled as error:
            seat = next(seat for seat in self.state.decisions if seat != CLOCK)
            raise Forfeit(seat, self.guards[seat].name, Reason.ENDLESS) from error

    def _tell(self, events: list[Event]) -> None:
        self.milestones.note(events, len(self.guards))
        super()._tell(events)


def _make(match: Match, game: Game, name: str, seat: Seat, seed: str) -> Bot:
    return make_bot(name, Seating(game, match.seats, seat, seed, match.options, match.budget))
