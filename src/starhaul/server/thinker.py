"""A worker process: reads questions from standard input, lets a bot think, writes answers to standard output."""

from __future__ import annotations

import os
import signal
import sys
from time import monotonic
from typing import BinaryIO

import msgspec

from starhaul.bots import Seating, make_bot
from starhaul.games import GAMES, load_game
from starhaul.kernel import Seat
from starhaul.server.thinking import LENGTH, Answer, Question


def answer(question: Question) -> Answer:
    """Let the bot choose; whatever goes wrong in it is said, and the worker goes on."""
    GAMES.setdefault(question.game, question.module)
    game = load_game(question.game)
    seat = Seat(question.seat)
    view = game.load(question.state).view(seat)
    try:
        seating = Seating(game, question.seats, seat, question.seed, question.options, question.seconds, monotonic)
        bot = make_bot(question.bot, seating)
        move = bot.choose(view)
        effort = 1.0 if move is None else bot.effort(view, move)
    except Exception as error:  # noqa: BLE001 # anybody's code: anything can go wrong in it
        return Answer(error=f"{question.bot}: {type(error).__name__}: {error}")
    return Answer(None if move is None else str(move), effort)


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Until nobody asks any more."""
    while length := questions.read(LENGTH):
        question = msgspec.msgpack.decode(questions.read(int.from_bytes(length, "big")), type=Question)
        data = msgspec.msgpack.encode(answer(question))
        answers.write(len(data).to_bytes(LENGTH, "big") + data)
        answers.flush()


def main() -> None:
    """Standard output carries answers only: whatever a bot prints goes to standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us itself
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
