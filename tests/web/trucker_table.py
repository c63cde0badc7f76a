"""One table of Trucker over plain HTTP, for trying the screens by hand and for tests in a browser. No server of ours is
needed: a person has seat 0, random players the others, and every request is answered at once.

    python tests/web/trucker_table.py --level learning --seed 3 --page build/trucker-dev
"""

from __future__ import annotations

import argparse
import json
import threading
from collections.abc import Sequence
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import parse_qs, urlsplit

from starhaul.kernel import CLOCK, Event, IllegalMove, Move, Seat, to_plain
from starhaul.trucker import TruckerState, new_game, parse_move
from starhaul.trucker.moves import Finish, GiveUp, Place, Return, TakeFaceDown, TakeFaceUp

ME = Seat(0)
NAMES = ["Nova", "Odd Bolts", "Rusty Anna", "Captain Void"]
PATIENCE = 24
"""How many components a bot wants aboard."""


class Table:
    """The game, and every step of it that seat 0 has seen."""

    def __init__(self, seed: int, state: TruckerState, bot_speed: int = 1) -> None:
        self.rng = Random(seed)
        self.state = state
        self.names = NAMES[: state.seats]
        self.bot_speed = bot_speed
        self.lock = threading.Lock()
        self.steps: list[dict[str, Any]] = []
        self._settle()
        self._tell([])

    def submit(self, moves: Sequence[str]) -> str | None:
        """All of these, or none; why not, if so."""
        with self.lock:
            attempt = self.state.clone()
            events: list[Event] = []
            try:
                for text in moves:
                    events += attempt.apply(ME, parse_move(text))
                    events += self._chance(attempt)
            except IllegalMove as error:
                return error.code
            self.state = attempt
            self._tell(events)
            self._settle()
            return None

    def _chance(self, state: TruckerState) -> list[Event]:
        events: list[Event] = []
        while state.chance:
            events += state.resolve(state.chance.sample(self.rng))
        return events

    def _settle(self) -> None:
        """The others answer: all that they must in flight, a little while building."""
        self._chance(self.state)
        for _ in range(self.bot_speed if self._is_building() else 10_000):
            waiting = [seat for seat in self.state.decisions if seat not in (ME, CLOCK)]
            if not waiting or (ME in self.state.decisions and not self._is_building() and not self._others_first()):
                break
            for seat in waiting:
                if seat in self.state.decisions:
                    self._bot_move(seat)

    def _others_first(self) -> bool:
        return any(question.must for seat, question in self.state.decisions.items() if seat not in (ME, CLOCK))

    def _is_building(self) -> bool:
        return self.state.stage.name == "ASSEMBLY" and not self.state.space[ME]

    def _bot_move(self, seat: Seat) -> None:
        events = self.state.apply(seat, self._choose(seat, self.state.legal_moves(seat)))
        self._tell([*events, *self._chance(self.state)])

    def _choose(self, seat: Seat, moves: list[Move]) -> Move:
        """Build until the ship is large enough, then finish; in flight anything but giving up."""
        is_done = self.state.ships[seat].components_count >= PATIENCE or self.rng.random() < 0.02
        finishing = [move for move in moves if isinstance(move, Finish)]
        if finishing and is_done:
            return finishing[0]
        placing = [move for move in moves if isinstance(move, Place)]
        taking = [move for move in moves if isinstance(move, TakeFaceDown | TakeFaceUp)]
        if placing and not taking:
            return self.rng.choice(placing)
        if taking:
            return taking[0] if self.rng.random() < 0.7 else self.rng.choice(taking)
        kept = [move for move in moves if not isinstance(move, Finish | GiveUp | Return)]
        return self.rng.choice(kept or moves)

    def _tell(self, events: Sequence[Event]) -> None:
        view = to_plain(self.state.view(ME))
        assert isinstance(view, dict)
        view["moves"] = [{"notation": str(move), "move": to_plain(move)} for move in self.state.legal_moves(ME)]
        seen = [event.seen_by(ME) for event in events]
        told = [to_plain(event) for event in seen if event is not None]
        self.steps.append({"number": len(self.steps), "view": view, "events": told})

    def since(self, number: int) -> dict[str, Any]:
        with self.lock:
            return {"names": self.names, "steps": self.steps[number:]}


class Handler(SimpleHTTPRequestHandler):
    """Files of the page, and two addresses of the table."""

    def __init__(self, *args: Any, table: Table, **kwargs: Any) -> None:
        self.table = table
        super().__init__(*args, **kwargs)

    def do_GET(self) -> None:  # the library's own name
        address = urlsplit(self.path)
        if address.path == "/table":
            self._answer(self.table.since(int(parse_qs(address.query).get("since", ["0"])[0])))
        else:
            super().do_GET()

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self._answer({"refused": self.table.submit(body["moves"])})

    def _answer(self, answer: object) -> None:
        data = json.dumps(answer).encode()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 # likewise
        pass


def serve(table: Table, page: Path, port: int = 0) -> ThreadingHTTPServer:
    """A server that is ready to run."""
    return ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, directory=str(page), table=table))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--level", default="learning")
    parser.add_argument("--mode", default="flight")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--port", type=int, default=8123)
    parser.add_argument("--mistakes", default="forbidden")
    parser.add_argument("--timer", default="none")
    parser.add_argument("--page", type=Path, default=Path("build/trucker-dev"))
    given = parser.parse_args()
    level = given.level if given.level == "learning" else int(given.level)
    options = {"mode": given.mode, "level": level, "mistakes": given.mistakes, "timer": given.timer}
    serve(Table(given.seed, new_game(given.seats, **options)), given.page, given.port).serve_forever()


if __name__ == "__main__":
    main()
