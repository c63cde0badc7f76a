"""A bot may be wrong in any way: whatever it does, only its own game is lost."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from enum import Enum
from time import perf_counter
from types import FrameType

from starhaul.kernel import Event, Move, Player, Seat, View

from .bot import Bot


class Reason(Enum):
    """How a bot can lose a game without playing it to its end."""

    RAISED = "raised"
    ILLEGAL = "illegal"
    SLOW = "slow"
    RUBBISH = "rubbish"
    ENDLESS = "endless"


class Forfeit(Exception):
    """A seat has lost its game: the game is stopped, and the others share the win."""

    def __init__(self, seat: Seat, bot: str, reason: Reason, detail: str = "") -> None:
        super().__init__(seat, bot, reason, detail)
        self.seat = seat
        self.bot = bot
        self.reason = reason
        self.detail = detail


class Rubbish(Exception):
    """An answer that is no answer at all."""


class OutOfTime(BaseException):
    """The budget is spent. No Exception, so that a bot that catches everything does not catch this."""


MOST_MOVES = 20_000
"""Where nothing forces a game to end, a seat that has moved so often is not trying to."""


class Guard(Player):
    """A bot under watch: every trouble with it becomes a Forfeit."""

    __slots__ = ("_listens", "bot", "moves", "name", "seat")

    def __init__(self, bot: Bot, name: str) -> None:
        self.bot: Bot = bot
        self.name: str = name
        self.seat: Seat = bot.seating.seat
        self.moves: int = 0
        """How many it has made."""
        self._listens = type(bot).notice is not Player.notice  # most do not, and events are many

    def choose(self, view: View) -> Move | None:
        with self._watch():
            move = self.bot.choose(view)
        if move is None and view.decision is not None and not view.decision.must:
            return None
        if not isinstance(move, Move) or move not in view.moves:
            raise self._forfeit(Reason.ILLEGAL, str(move))
        self.moves += 1
        if self.moves > MOST_MOVES:
            raise self._forfeit(Reason.ENDLESS, "")
        return move

    def notice(self, event: Event) -> None:
        if self._listens:
            with self._watch():
                self.bot.notice(event)

    def dismiss(self) -> None:
        """Let the bot go; how it takes leave changes nothing any more."""
        with suppress(Forfeit), self._watch():
            self.bot.close()

    @contextmanager
    def _watch(self) -> Iterator[None]:
        budget = self.bot.seating.budget
        begin = perf_counter()
        try:
            with _alarm(budget):
                yield
        except OutOfTime:
            raise self._forfeit(Reason.SLOW, f"{budget:g} s") from None
        except Rubbish as error:
            raise self._forfeit(Reason.RUBBISH, str(error)) from error
        except Exception as error:
            raise self._forfeit(Reason.RAISED, f"{type(error).__name__}: {error}") from error
        if perf_counter() - begin > budget:  # where no alarm can ring, a bot that comes back late has lost all the same
            raise self._forfeit(Reason.SLOW, f"{budget:g} s")

    def _forfeit(self, reason: Reason, detail: str) -> Forfeit:
        return Forfeit(self.seat, self.name, reason, detail)


AGAIN = 0.05
"""Seconds until the alarm rings again, should a bot sleep through the first."""


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Raise OutOfTime in the middle of whatever runs then. Only the main thread of a POSIX system can be rung up."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(_number: int, _frame: FrameType | None) -> None:
    raise OutOfTime
