"""A worker process: reads questions from standard input, lets a bot think, writes answers to standard output."""

from __future__ import annotations

from dataclasses import replace
from time import monotonic

import msgspec

from starhaul.bots import Bot, Seating, make_bot
from starhaul.games import GAMES, load_game
from starhaul.kernel import Seat, State
from starhaul.server.thinking import Answer, Question
from starhaul.server.workers import work


def answer(question: Question) -> Answer:
    """Let the bot choose; whatever goes wrong in it is said, and the worker goes on."""
    GAMES.setdefault(question.game, question.module)
    game = load_game(question.game)
    seat = Seat(question.seat)
    state = game.load(question.state)
    try:
        seating = Seating(game, question.seats, seat, question.seed, question.options, question.seconds, monotonic)
        return decide(make_bot(question.bot, seating), state, seat)
    except Exception as error:  # noqa: BLE001 # anybody's code: anything can go wrong in it
        return Answer(error=f"{question.bot}: {type(error).__name__}: {error}")


def decide(bot: Bot, state: State, seat: Seat) -> Answer:
    """One decision, whole: nobody comes back to a seat and finds half of it. The time is for all of its moves."""
    end = monotonic() + bot.seating.budget
    moves: list[str] = []
    effort = 1.0
    while not moves or (state.is_halfway(seat) and state.chance is None):
        view = state.view(seat)
        bot.seating = replace(bot.seating, budget=end - monotonic())
        move = bot.choose(view)
        if move is None:
            break
        effort = bot.effort(view, move) if not moves else effort
        moves.append(str(move))
        state.apply(seat, move)
    return Answer(moves, effort)


def main() -> None:
    def think(data: bytes) -> bytes:
        return msgspec.msgpack.encode(answer(msgspec.msgpack.decode(data, type=Question)))

    work(think)


if __name__ == "__main__":
    main()
