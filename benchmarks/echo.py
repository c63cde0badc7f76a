"""A server with the addresses of ours and nothing behind them: every move goes to everybody at the table.

    python benchmarks/echo.py BYTES      # how large an update is; prints its address

The ceiling for `load.py --echo`: what sockets and framework cost without a game, a view, a disk.
"""

from __future__ import annotations

import secrets
import sys
from collections import defaultdict
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from starhaul.server import Settings
from starhaul.server.listening import address_to_open, listen
from starhaul.server.serving import ForegroundServer

WIDTH = 40
"""Bytes of one move in an update."""

groups: dict[str, list[WebSocket]] = defaultdict(list)
numbers: dict[str, int] = defaultdict(int)
view = {"moves": [{"notation": "x" * (WIDTH - 20)}] * max(1, int(sys.argv[1]) // WIDTH)}


async def session(_request: Request) -> Response:
    answer = JSONResponse({})
    answer.set_cookie("starhaul_session", "x")
    return answer


async def table(_request: Request) -> Response:
    return JSONResponse({"id": secrets.token_hex(6)})


async def attend(socket: WebSocket) -> None:
    await socket.accept()
    await socket.receive_text()
    id = socket.path_params["id"]
    groups[id].append(socket)
    try:
        while True:
            await answer(socket, id, msgspec.json.decode(await socket.receive_text())["id"])
    except WebSocketDisconnect:
        groups[id].remove(socket)


async def answer(socket: WebSocket, id: str, request: str) -> None:
    numbers[id] += 1
    text = msgspec.json.encode({"is": "update", "number": numbers[id], "view": view}).decode()
    for other in groups[id]:
        await other.send_text(text)
    accepted = {"is": "accepted", "id": request, "number": numbers[id]}
    await socket.send_text(msgspec.json.encode(accepted).decode())


def main() -> None:
    routes = [
        Route("/api/session", session, methods=["POST"]),
        Route("/api/tables", table, methods=["POST"]),
        WebSocketRoute("/api/tables/{id}/socket", attend),
    ]
    with listen("127.0.0.1", 0) as listener:
        url = address_to_open("127.0.0.1", listener)
        ForegroundServer(Settings(Path()), lambda: print(url, flush=True), Starlette(routes=routes)).run([listener])


if __name__ == "__main__":
    main()
