"""Under which addresses others can come to this server, as far as it can know."""

from __future__ import annotations

import ipaddress

from starhaul.server.http_messages import Reach
from starhaul.server.listening import address_in_lan
from starhaul.server.settings import Settings


def reach_of(settings: Settings) -> Reach:
    """The public addresses that its operator has named, and the one in the network where it listens. Asked anew each
    time: laptops move.
    """
    known = list(settings.origins)
    if settings.listens_at is None:
        return Reach([address + settings.prefix for address in known], is_local_only=False)
    is_local = _is_loopback(settings.listens_at)
    if not is_local and (nearby := _nearby(settings.listens_at)):
        known.append(nearby)
    return Reach([address + settings.prefix for address in known], is_local_only=is_local and not known)


def _is_loopback(url: str) -> bool:
    host = _host(url)
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _nearby(url: str) -> str | None:
    """The same for others in the room: a server that listens everywhere does so at the machine's own address."""
    try:
        is_everywhere = ipaddress.ip_address(_host(url)).is_unspecified
    except ValueError:
        is_everywhere = False
    return address_in_lan(url) if is_everywhere else url


def _host(url: str) -> str:
    return url.removeprefix("http://").rpartition(":")[0].strip("[]")
