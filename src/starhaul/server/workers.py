"""Work in processes of their own, with a time limit: whatever takes long there never delays anybody's move."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress

from starhaul.server.worker_log import log_words

LENGTH = 4
LAST_WORDS = 1.0
"""Seconds for what a worker said before it ended; a program that it started may hold its standard error open."""
START_SECONDS = 20.0
"""A worker imports a game with all its content when it is first asked."""


class WorkerLost(Exception):
    """The process is gone, or could not be started: that says nothing about the work yet."""


class Worker:
    """A process that answers one question after the other: started when first needed, replaced when it is lost."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._process: asyncio.subprocess.Process | None = None
        self._words: asyncio.Task[None] | None = None

    async def ask(self, question: bytes, seconds: float) -> bytes:
        """The answer. Raises TimeoutError, and ends the process, where it takes longer; or WorkerLost."""
        try:
            process, patience = await self._running()
            return await asyncio.wait_for(_exchange(process, question), seconds + patience)
        except (TimeoutError, asyncio.CancelledError):
            await self.stop()
            raise
        except (OSError, asyncio.IncompleteReadError) as error:
            await self.stop()
            raise WorkerLost(type(error).__name__) from error

    async def _running(self) -> tuple[asyncio.subprocess.Process, float]:
        """The process, started where there is none any more, and the patience that a new one needs."""
        if self._process is not None and self._process.returncode is not None:
            await self.stop()
        if self._process is not None:
            return self._process, 0.0
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", self._module),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        assert self._process.stderr is not None
        self._words = asyncio.create_task(log_words(self._process.stderr), name="words of a worker")
        return self._process, START_SECONDS

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        assert self._words is not None
        await asyncio.wait([self._words], timeout=LAST_WORDS)
        self._words.cancel()
        process._transport.close()  # type: ignore[attr-defined] # asyncio leaves its pipes open otherwise


async def _exchange(process: asyncio.subprocess.Process, question: bytes) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(len(question).to_bytes(LENGTH, "big") + question)
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
    return await process.stdout.readexactly(length)


def work(answer: Callable[[bytes], bytes]) -> None:
    """The other end: answers what comes on standard input, until nobody asks any more.

    Standard output carries answers only: whatever is printed meanwhile goes to standard error.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us itself
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    questions = sys.stdin.buffer
    while length := questions.read(LENGTH):
        data = answer(questions.read(int.from_bytes(length, "big")))
        answers.write(len(data).to_bytes(LENGTH, "big") + data)
        answers.flush()
