"""Programs as bots: a JSON object a line, questions on their standard input, answers on their standard output."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures import TimeoutError as NotInTime
from contextlib import suppress
from typing import Final

from starhaul.kernel import Event, Move, NoSuchMove, Plain, View, to_plain

from .bot import BadParameter, Bot, Seating
from .guard import OutOfTime, Rubbish

PROTOCOL: Final = 1
SHOWN: Final = 80
"""So much of a senseless answer is shown in a report."""


class StdioBot(Bot):
    """A program of its own, started for one game and ended with it.

    It hears nothing but questions; each carries what happened since the last one. It may write what it likes to its
    standard error.
    """

    command: tuple[str, ...] = ()

    def __init__(self, seating: Seating, parameter: str = "") -> None:
        super().__init__(seating, parameter)
        self._heard: list[Plain] = []
        self._asked = 0
        self._wire = ThreadPoolExecutor(1, "stdio-bot")
        self._program: subprocess.Popen[str] | None = None

    def read_parameter(self, parameter: str) -> None:
        try:
            self.command = tuple(shlex.split(parameter))
        except ValueError as error:
            raise BadParameter(str(error)) from None
        if not self.command:
            raise BadParameter("needs the command that starts the program")

    def notice(self, event: Event) -> None:
        self._heard.append(to_plain(event))

    def choose(self, view: View) -> Move | None:
        try:
            line = self._wire.submit(self._exchange, self._question(view)).result(self.seating.budget)
        except NotInTime:
            self._kill()
            raise OutOfTime from None
        except OSError as error:
            raise Rubbish(f"the program cannot be reached: {error}") from error
        return self._answer(line)

    def close(self) -> None:
        self._kill()
        self._wire.shutdown()

    def _question(self, view: View) -> str:
        self._asked += 1
        events, self._heard = self._heard, []
        question: dict[str, Plain] = {
            "starhaul": PROTOCOL,
            "ask": self._asked,
            "game": self.seating.game.name,
            "seat": self.seating.seat,
            "seats": self.seating.seats,
            "seed": self.seating.seed,
            "budget": self.seating.budget,
            "must": view.decision is None or view.decision.must,
            "moves": [str(move) for move in view.moves],
            "events": events,
            "view": to_plain(view),
        }
        return json.dumps(question) + "\n"

    def _exchange(self, question: str) -> str:
        if self._program is None:
            self._program = subprocess.Popen(  # noqa: S603 # it is the user who names the program
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        self._program.stdin.write(question)
        self._program.stdin.flush()
        return self._program.stdout.readline()

    def _answer(self, line: str) -> Move | None:
        if not line:
            raise Rubbish("the program has ended")
        try:
            answer = json.loads(line)
            move = answer["move"]
        except (ValueError, TypeError, LookupError):
            raise Rubbish(line.strip()[:SHOWN]) from None
        try:
            return None if move is None else self.seating.game.parse_move(str(move))
        except NoSuchMove:
            raise Rubbish(line.strip()[:SHOWN]) from None

    def _kill(self) -> None:
        if self._program is None:
            return
        _kill_with_children(self._program)
        self._program.wait()
        for pipe in (self._program.stdin, self._program.stdout):
            assert pipe is not None
            with suppress(OSError):  # what was never sent cannot be sent any more
                pipe.close()
        self._program = None


def _kill_with_children(program: subprocess.Popen[str]) -> None:
    """A program may have started others, which would keep its pipes open."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError):
            os.killpg(program.pid, signal.SIGKILL)
    else:
        program.kill()
