"""What lies between a page and its server, as a test wants it."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocketRoute

SOCKETS = re.compile(r"/tables/.*/socket$")


class SlowLine:
    """What the server says can be held back, and what is asked of it be refused on the way."""

    def __init__(self, page: Page) -> None:
        self._held: list[str | bytes] | None = None
        self._refusal: str | None = None
        self._page: WebSocketRoute | None = None
        self._server: WebSocketRoute | None = None
        page.route_web_socket(SOCKETS, self._connect)

    def hold(self) -> None:
        self._held = []

    def let_go(self) -> None:
        held, self._held = self._held or [], None
        for message in held:
            self._say(message)

    @property
    def has_answer(self) -> bool:
        """Whether something that was asked has its answer among what is held back."""
        return any(json.loads(message)["is"] in ("accepted", "refused") for message in self._held or [])

    def refuse(self, code: str) -> None:
        """The next request, with this code."""
        self._refusal = code

    def _connect(self, page: WebSocketRoute) -> None:
        self._page, self._server = page, page.connect_to_server()
        self._page.on_message(self._ask)
        self._server.on_message(self._say)

    def _ask(self, message: str | bytes) -> None:
        assert self._server
        request = json.loads(message)
        if self._refusal and request["is"] == "submit":
            code, self._refusal = self._refusal, None
            self._say(json.dumps({"is": "refused", "code": code, "id": request["id"]}))
        else:
            self._server.send(message)

    def _say(self, message: str | bytes) -> None:
        assert self._page
        if self._held is None:
            self._page.send(message)
        else:
            self._held.append(message)
