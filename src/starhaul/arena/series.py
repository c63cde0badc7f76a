"""Many games, in one process or in several: the same games in any case."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import sys
from collections.abc import Generator, Iterator
from multiprocessing.connection import Connection, wait
from types import FrameType

from starhaul.arena.match import Lost, Match, Played, play
from starhaul.arena.milestones import Milestones
from starhaul.games import GAMES

CRASHED = "crashed"
"""Why a game was lost whose whole process died with it."""


def play_series(match: Match, games: int, jobs: int = 1) -> Generator[Played, None, None]:
    """The games of these numbers as they are finished, which is in order only with one job.

    A caller that stops asking for more (Ctrl-C) keeps what came before.
    """
    if jobs == 1:
        yield from _play_here(match, games)
        return
    crew = _Crew(match, min(jobs, games))
    try:
        yield from crew.play(games)
    finally:
        crew.dismiss()


def _play_here(match: Match, games: int) -> Iterator[Played]:
    for number in range(games):
        with contextlib.redirect_stdout(sys.stderr):  # a bot that prints must not spoil our results
            played = play(match, number)
        yield played


class _Worker:
    """Another process that plays the games it is told to."""

    def __init__(self, match: Match) -> None:
        self.line, theirs = multiprocessing.Pipe()
        # Games that somebody registered while the program ran must be known there as well.
        self.process = multiprocessing.Process(target=_work, args=(theirs, match, dict(GAMES)), daemon=True)
        self.process.start()
        theirs.close()
        self.number = -1
        self.is_lost = False

    def begin(self, number: int) -> None:
        self.number = number
        self.line.send(number)

    def dismiss(self) -> None:
        self.line.close()
        self.process.terminate()
        self.process.join()


class _Crew:
    def __init__(self, match: Match, jobs: int) -> None:
        self.match = match
        self.workers = [_Worker(match) for _ in range(jobs)]

    def play(self, games: int) -> Iterator[Played]:
        numbers = iter(range(games))
        busy: dict[object, _Worker] = {}
        for worker, number in zip(self.workers, numbers, strict=False):
            worker.begin(number)
            busy[worker.line] = worker
        while busy:
            for line in wait([worker.line for worker in busy.values()]):
                worker = busy.pop(line)
                yield self._result(worker)
                if (following := next(numbers, None)) is not None:
                    worker = self._alive(worker)
                    worker.begin(following)
                    busy[worker.line] = worker

    def dismiss(self) -> None:
        for worker in self.workers:
            worker.dismiss()

    def _result(self, worker: _Worker) -> Played:
        try:
            played = worker.line.recv()
        except (EOFError, OSError):  # a bot took its whole process down: nobody can say which
            worker.is_lost = True
            return _crashed(self.match, worker.number)
        if isinstance(played, BaseException):
            raise played
        assert isinstance(played, Played)
        return played

    def _alive(self, worker: _Worker) -> _Worker:
        if not worker.is_lost:
            return worker
        worker.dismiss()
        self.workers.remove(worker)
        self.workers.append(_Worker(self.match))
        return self.workers[-1]


def _crashed(match: Match, number: int) -> Played:
    lost = Lost(-1, -1, ", ".join(match.bots), CRASHED, "")
    return Played(number, (0.0,) * match.seats, None, 0, Milestones(), lost)


def _work(line: Connection, match: Match, games: dict[str, str]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that has the results
    signal.signal(signal.SIGTERM, _leave)
    GAMES.update(games)
    sys.stdout = sys.stderr
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            number = line.recv()
            try:
                line.send(play(match, number))
            except Exception as error:  # noqa: BLE001 # our own mistake: told where somebody can see it
                line.send(error)


def _leave(_number: int, _frame: FrameType | None) -> None:
    """Leave through the open doors, so that programs that play as bots are ended too."""
    sys.exit(0)
