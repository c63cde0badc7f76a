"""A worker process: reads questions from standard input, lets a bot think, writes answers to standard output."""

from __future__ import annotations

from time import monotonic

import msgspec

from starhaul.bots import Seating, make_bot
from starhaul.games import GAMES, load_game
from starhaul.kernel import Seat
from starhaul.server.thinking import Answer, Question
from starhaul.server.workers import work


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


def main() -> None:
    def think(data: bytes) -> bytes:
        return msgspec.msgpack.encode(answer(msgspec.msgpack.decode(data, type=Question)))

    work(think)


if __name__ == "__main__":
    main()
