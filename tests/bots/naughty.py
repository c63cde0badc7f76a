"""Bots that do everything wrong, each in its own way; tests name them as files, like anybody would."""
# ruff: noqa: ARG002 # they hardly look at what they are shown

from __future__ import annotations

import os
import time
from contextlib import suppress

from kernel.toy import Play
from starhaul.bots import Bot, Seating
from starhaul.kernel import Event, Move, View


class Raises(Bot):
    def choose(self, view: View) -> Move | None:
        raise ValueError("no idea")


class RaisesAtOnce(Bot):
    def __init__(self, seating: Seating, parameter: str = "") -> None:
        super().__init__(seating, parameter)
        if seating.seed != "check":
            raise ValueError("not even a start")


class RaisesWhenItHears(Bot):
    def choose(self, view: View) -> Move | None:
        return view.moves[0]

    def notice(self, event: Event) -> None:
        raise ValueError("too loud")


class Illegal(Bot):
    def choose(self, view: View) -> Move | None:
        return Play(99)


class NoMove(Bot):
    def choose(self, view: View) -> Move | None:
        return "play 2"  # type: ignore[return-value]


class Silent(Bot):
    def choose(self, view: View) -> Move | None:
        return None


class Sleeps(Bot):
    def choose(self, view: View) -> Move | None:
        time.sleep(60)
        return view.moves[0]


class SleepsThroughEverything(Bot):
    def choose(self, view: View) -> Move | None:
        while True:
            with suppress(Exception):
                time.sleep(60)


class Prints(Bot):
    def choose(self, view: View) -> Move | None:
        print("thinking aloud")  # noqa: T201
        return view.moves[0]


class Dies(Bot):
    def choose(self, view: View) -> Move | None:
        os._exit(3)


class ClosesBadly(Bot):
    def choose(self, view: View) -> Move | None:
        return view.moves[0]

    def close(self) -> None:
        if self.seating.seed != "check":
            raise ValueError("I am not done")
