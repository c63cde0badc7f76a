"""The line to a browser: uvicorn's WebSockets with a short cut for texts.

Through ASGI every text passes queues and tasks, which costs more than many a move. Here what comes in goes straight to
the listener, and what goes out is written at once. Shaking hands, pinging and closing stay uvicorn's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, apply_mask  # type: ignore[attr-defined] # the fast one if there is one
from websockets.http11 import Request

TEXT = 0x81
"""The first byte of a frame that is a whole text (RFC 6455, section 5.2)."""
SHORT = tuple([bytes((TEXT, size)) for size in range(126)])
LONG, VERY_LONG = bytes((TEXT, 126)), bytes((TEXT, 127))
"""How frames begin, by the size of their text."""
MASKED = 0x80
"""In the second byte; browsers mask all they send, with the four bytes that follow the length."""
MOST_PIECES = 1000
"""Of one message."""
STALL_SECONDS = 30.0
"""How long a peer may read so little that nothing more can be written. A phone in a tunnel comes back anyway."""


class Stall:
    """Cuts a connection off whose peer does not read: closing it in good order would wait for the peer too."""

    __slots__ = ("_timer", "_transport")

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(STALL_SECONDS, self._transport.abort)

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Wire(WebSocketsSansIOProtocol):
    """One connection: the application finds it as `state.wire`. Without a listener everything goes the way of ASGI."""

    is_full: bool = False
    """Whether the client reads so slowly that no more should be written."""
    on_lost: Callable[[], None] | None = None
    """Hears of the end of the connection."""
    _hear: Callable[[str], None] | None = None
    _drained: Callable[[], None] | None = None
    _is_between_frames: bool = False
    """Whether what comes next is known to be the beginning of a frame."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._stall = Stall(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.on_lost is not None:
            self.on_lost()
        self._stall.end()
        self.is_full = False
        super().connection_lost(exc)

    def listen(self, hear: Callable[[str], None], drained: Callable[[], None]) -> None:
        """From now on hand texts over at once, and say when a line that was full has room again."""
        self._hear, self._drained = hear, drained

    def write(self, texts: Iterable[bytes]) -> None:
        """Send these, in one piece. After the end nobody hears them."""
        if not self.close_sent and not self.disconnected:
            self.transport.write(framed(*texts))

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self._is_between_frames = True

    def data_received(self, data: bytes) -> None:
        """A short text in one piece, as nearly all moves are, is known by its first bytes and needs no parser."""
        if self._is_between_frames:
            hear = self._hear
            if hear is not None and is_short_text(data) and self._is_idle:
                try:
                    text = apply_mask(data[6:], data[2:6]).decode()
                except UnicodeDecodeError:
                    pass  # the parser says so
                else:
                    hear(text)
                    return
            self._is_between_frames = are_whole(data)
        super().data_received(data)

    @property
    def _is_idle(self) -> bool:
        """Whether nothing waits, or is not complete, that would come before the next text."""
        return not self.frames and not self.close_sent and self.queue.empty()

    async def run_asgi(self) -> None:
        self.scope["state"]["wire"] = self
        await super().run_asgi()

    def handle_cont(self, event: Frame) -> None:
        """Pieces may be empty, so that no limit of size would ever stop them."""
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        else:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG)
            self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """A message is complete. Those that wait in the queue come first; what is no text is left to uvicorn."""
        if self.close_sent or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:  # uvicorn would log it as a fault of ours
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        if self._hear is None or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        self.frames: list[bytes] = []
        self._hear(text)

    def pause_writing(self) -> None:
        self._stall.begin()
        self.is_full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self._stall.end()
        self.is_full = False
        super().resume_writing()
        if self._drained is not None:
            self._drained()


def is_short_text(data: bytes) -> bool:
    """Whether it is exactly one frame with a whole text of a client, of at most 125 bytes."""
    size = len(data) - 6
    return 0 <= size < 126 and data[0] == TEXT and data[1] == MASKED | size


def are_whole(data: bytes) -> bool:
    """Whether these are frames of a client that end where the data do."""
    at = 0
    while at + 1 < len(data):
        size = data[at + 1] & 127
        more = 2 if size == 126 else 8 if size == 127 else 0
        at += 6 + more + (int.from_bytes(data[at + 2 : at + 2 + more]) if more else size)
    return at == len(data)


def framed(*texts: bytes) -> bytes:
    """As they travel: each after its kind and its length. Servers mask nothing."""
    pieces: list[bytes] = []
    for text in texts:
        size = len(text)
        if size < 126:
            pieces += SHORT[size], text
        elif size < 1 << 16:
            pieces += LONG, size.to_bytes(2), text
        else:
            pieces += VERY_LONG, size.to_bytes(8), text
    return b"".join(pieces)
