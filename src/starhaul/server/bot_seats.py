"""The seats of a table that bots play, for good or until somebody comes back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from random import Random
from time import perf_counter

from starhaul.kernel import CLOCK, IllegalMove, Seat
from starhaul.server.inbox import Thought
from starhaul.server.match import Match
from starhaul.server.messages import Refusal
from starhaul.server.thinking import Thinkers, ThinkingFailed, ThinkingStopped
from starhaul.server.turns import Asker

log: logging.Logger = logging.getLogger("starhaul.bots")

SLOWEST = 20.0
"""How much longer than usual a bot may pretend to think: nobody waits for one for ever."""


class BotSeats:
    """Lets bots think about a match, one thought a seat at a time, and takes what they came to."""

    def __init__(self, thinkers: Thinkers, asker: Asker, pause: float, tell: Callable[[Thought], None]) -> None:
        self._thinkers = thinkers
        self._asker = asker
        self._pause = pause
        self._tell = tell
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._passed: dict[Seat, int] = {}
        """Who let the moment pass, and after which entry."""

    def ask(self, match: Match, asked: Iterable[Seat], bot_of: Callable[[Seat], str | None]) -> None:
        """Let every bot think that is asked and has not thought about this position yet."""
        for seat in asked:
            bot = bot_of(seat) if seat != CLOCK else None
            if bot and seat not in self._thinking and self._passed.get(seat) != match.number:
                self._thinking[seat] = asyncio.create_task(self._think(match, seat, bot))

    def all_pass(self, match: Match, bot_of: Callable[[Seat], str | None]) -> bool:
        """Whether everybody who is asked is a bot that lets the moment pass."""
        asked = [seat for seat in match.state.decisions if seat != CLOCK]
        return all(bot_of(seat) and self._passed.get(seat) == match.number for seat in asked)

    def forget(self) -> None:
        """Another game, or none."""
        for task in self._thinking.values():
            task.cancel()
        self._thinking.clear()
        self._passed.clear()

    async def _think(self, match: Match, seat: Seat, bot: str) -> None:
        number, moves, has_failed, taken_back = match.number, list[str](), False, match.taken_back
        try:
            if self._pause:
                await asyncio.sleep(self._pause)
            number = match.number
            if seat in match.state.decisions:  # its owner may have come back and answered, or time is up
                moves = await self._decide(match, seat, bot)
        except ThinkingStopped:
            return
        except ThinkingFailed as error:
            log.warning("bot failed: %s", error, extra={"match": match.info.id})
            has_failed = True
        except Exception as error:  # the table must hear of it, or it would wait for ever
            log.error("bot failed", exc_info=error, extra={"match": match.info.id})
            has_failed = True
        self._tell(Thought(seat, number, moves, has_failed, taken_back))

    async def _decide(self, match: Match, seat: Seat, bot: str) -> list[str]:
        started = perf_counter()
        answer = await self._thinkers.think(match, seat, bot, self._asker)
        await asyncio.sleep(self._pause * (min(answer.effort, SLOWEST) - 1) - (perf_counter() - started))
        return answer.moves

    def take(
        self,
        match: Match,
        thought: Thought,
        at: int,
        bot_of: Callable[[Seat], str | None],
        *,
        stand_in: str | None = None,
    ) -> int:
        """Carry out what a bot decided, and say how many moves it was. A seat that somebody took back is left alone;
        what is done for somebody who is away is marked.
        """
        if thought.taken_back != match.taken_back:
            return 0
        self._thinking.pop(thought.seat, None)
        decision = match.state.decisions.get(thought.seat)
        if decision is None or bot_of(thought.seat) is None:
            return 0
        has_nothing = not thought.moves and not thought.has_failed and not decision.must
        if has_nothing or self._is_hasty(match, thought, [seat for seat in match.seats if bot_of(seat) is None]):
            self._passed[thought.seat] = thought.number
            return 0
        if thought.moves and self._makes(match, thought, at, stand_in):
            return len(thought.moves)
        if match.number != thought.number:  # the position has moved on: it is asked again
            return 0
        return _decide_at_random(match, thought.seat, at, stand_in)

    @staticmethod
    def _is_hasty(match: Match, thought: Thought, people: Sequence[Seat]) -> bool:
        """Then it thinks again once somebody has moved."""
        if not thought.moves or not people:
            return False
        return match.game.is_hasty(match.state, thought.seat, match.game.parse_move(thought.moves[0]), people)

    @staticmethod
    def _makes(match: Match, thought: Thought, at: int, stand_in: str | None) -> bool:
        try:
            match.play(thought.seat, thought.moves, at, stand_in=stand_in)
        except (IllegalMove, Refusal):
            return False
        return True


def _decide_at_random(match: Match, seat: Seat, at: int, stand_in: str | None) -> int:
    """Any decision, but a whole one; how many moves it was."""
    made = 0
    while not made or match.state.is_halfway(seat):
        moves = match.state.legal_moves(seat)
        move = Random(f"{match.info.seed}:{match.number}:{seat}").choice(moves)
        match.play(seat, [str(move)], at, stand_in=stand_in)
        made += 1
    return made
