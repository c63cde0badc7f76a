"""One connection over HTTP: what it sends must arrive in time, and what it is sent must be read."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from starhaul.server.door import Door, Place
from starhaul.server.wire import Stall, Wire

SLOWEST = 4096
"""Bytes a second: who sends faster gets more time."""
LARGEST_HEAD, LARGEST_REQUEST = 64 * 1024, 8 * 1024 * 1024
"""Bytes; what endpoints take is less."""


class HttpConnection(HttpToolsProtocol):
    """Uvicorn's, with limits of time for requests that come and answers that go."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], door: Door, seconds: float
    ) -> None:
        super().__init__(config, server_state, app_state)
        self._door = door
        self._seconds = seconds
        self._place: Place | None = None
        self._stall: Stall
        self._begun: float | None = None
        """Since when we wait for the rest of a request; None while none is awaited."""
        self._arrived = 0
        self._is_head_awaited = True
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        super().connection_made(transport)
        self._stall = Stall(transport)
        self._place = self._door.admit(self.client[0] if self.client else "", self)
        if self._place is None:
            self._end(503)
        else:
            self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._place is not None:
            self._door.leave(self._place)
        self._stop_waiting()
        self._stall.end()
        super().connection_lost(exc)

    @property
    def is_waiting(self) -> bool:
        """Between two requests, or in the middle of one that is not whole."""
        answer = self._answer
        return self._begun is not None or answer is None or answer.response_complete

    @property
    def _answer(self) -> RequestResponseCycle | None:
        """To the request that came last; None before the first, which uvicorn's type denies."""
        return cast("RequestResponseCycle | None", self.cycle)

    def drop(self) -> None:
        """Somebody else needs the place."""
        self._end(503)

    def shutdown(self) -> None:
        """The rest of a request that is not whole is not waited for."""
        if self._begun is not None:
            self._end(503)
        else:
            super().shutdown()

    # Requests that come.

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._begun is None:
            self._await_request()
        self._arrived += len(data)
        super().data_received(data)
        if self._arrived > (LARGEST_HEAD if self._is_head_awaited else LARGEST_REQUEST):
            self._end(431 if self._is_head_awaited else 413)

    def on_headers_complete(self) -> None:
        self._is_head_awaited = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._begun = None
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """It is a socket from now on, which has its own limits, and keeps its place."""
        self._stop_waiting()
        self._stall.end()
        super().handle_websocket_upgrade()
        wire = self.transport.get_protocol()
        place = self._place
        if isinstance(wire, Wire) and place is not None:
            place.holder = None
            wire.on_lost = lambda: self._door.leave(place)
            if not wire.handshake_initiated:  # a head that its parser does not take: too long, or with a body
                self._end(400)

    def _await_request(self) -> None:
        self._begun = self.loop.time()
        self._arrived = 0
        self._is_head_awaited = True
        if self._timer is None:  # one that still runs looks again when it is due
            self._timer = self.loop.call_later(self._seconds, self._look)

    def _look(self) -> None:
        """Whether the request is whole, or may take longer. While we do not read, nobody can send."""
        self._timer = None
        if self._begun is None:
            return
        if self.flow.read_paused:
            self._begun = self.loop.time()
        left = self._begun + self._seconds + self._arrived / SLOWEST - self.loop.time()
        if left > 0:
            self._timer = self.loop.call_later(left, self._look)
        else:
            self._end(408)

    def _stop_waiting(self) -> None:
        self._begun = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # Answers that go.

    def pause_writing(self) -> None:
        self._stall.begin()
        super().pause_writing()

    def resume_writing(self) -> None:
        self._stall.end()
        super().resume_writing()

    def _end(self, status: int) -> None:
        """Say why, unless an answer has begun or nothing was asked, and close."""
        is_answering = self._answer is not None and self._answer.response_started
        is_idle = self._place is not None and self._arrived == 0
        if not self.transport.is_closing() and not is_answering and not is_idle:
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()
