"""Who really asks: an address that a reverse proxy tells is believed only of proxies that the configuration names."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

log: logging.Logger = logging.getLogger("starhaul.door")

SECURE = {"http": False, "ws": False, "https": True, "wss": True}
HOUSEHOLD = 64
"""Bits of an IPv6 address that belong to a household; who has one has all the rest."""


def as_network(text: str) -> Network:
    """An address, or a network such as 10.0.0.0/8. Raises ValueError for anything else."""
    return ip_network(text, strict=False)


def address_of(text: str) -> Address | None:
    """What a peer or a proxy calls an address, with or without its port."""
    host = text.strip()
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        found = ip_address(host)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


@lru_cache(maxsize=4096)
def household(host: str) -> str:
    """What limits count as one: an address, or all that one line has of IPv6."""
    address = address_of(host)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, HOUSEHOLD), strict=False))
    return str(address or host)


class Proxies:
    """The reverse proxies that may say on whose behalf they ask."""

    def __init__(self, named: Iterable[str]) -> None:
        self._networks = tuple(map(as_network, named))

    def __contains__(self, host: str) -> bool:
        address = address_of(host)
        return address is not None and any(address in network for network in self._networks)

    def client(self, peer: str, chain: str) -> str:
        """The last address of the chain that is no proxy of ours: what stands before it, anybody may have written."""
        client = peer
        for told in reversed(chain.split(",")):
            address = address_of(told)
            if address is None:
                break
            client = str(address)
            if client not in self:
                break
        return client


class BehindProxies:
    """Puts the true address and scheme in the place of the proxy's, and keeps count of whom proxies ask for.

    Connections to a proxy are shared by many, so there it is requests and sockets that are counted by address.
    """

    def __init__(self, app: ASGIApp, proxies: Proxies, most: int | None) -> None:
        self.app = app
        self.proxies = proxies
        self.most = most
        self._inside: Counter[str] = Counter()
        self._has_warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        peer, headers = scope["client"][0] if scope.get("client") else "", Headers(scope=scope)
        if peer not in self.proxies:
            if "x-forwarded-for" in headers:
                self._warn(peer)
            await self.app(scope, receive, send)
            return
        client = self.proxies.client(peer, ",".join(headers.getlist("x-forwarded-for")))
        scope = {**scope, "client": (client, 0), "scheme": _scheme(scope, headers.get("x-forwarded-proto", ""))}
        await self._count(household(client), scope, receive, send)

    async def _count(self, who: str, scope: Scope, receive: Receive, send: Send) -> None:
        if self.most is not None and self._inside[who] >= self.most:
            await _turn_away(scope, receive, send)
            return
        self._inside[who] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self._inside[who] -= 1
            if not self._inside[who]:
                del self._inside[who]

    def _warn(self, peer: str) -> None:
        """Once: either a proxy that nobody named, so that all its visitors share one limit, or somebody who lies."""
        if not self._has_warned:
            self._has_warned = True
            log.warning("%s sends X-Forwarded-For but is not among `proxies`: what it says is not believed", peer)


def _scheme(scope: Scope, told: str) -> str:
    """As the nearest proxy tells it."""
    word = told.rpartition(",")[2].strip().lower()
    if word not in SECURE:
        return str(scope["scheme"])
    plain = "ws" if scope["type"] == "websocket" else "http"
    return f"{plain}s" if SECURE[word] else plain


async def _turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4429})
    else:
        answer = PlainTextResponse("too many at once\n", 429, {"Retry-After": "10"})
        await answer(scope, receive, send)
