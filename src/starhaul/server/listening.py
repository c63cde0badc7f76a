"""The listening socket, bound before anything else starts, so that a taken port is one clear error."""

import errno
import socket

PORTS = range(65536)


class CannotListen(Exception):
    """The address cannot be listened on: taken, not ours, or not allowed."""

    def __init__(self, host: str, port: int, code: str, reason: str, **parameters: str) -> None:
        super().__init__(f"cannot listen on {host}, port {port}: {reason}")
        self.host = host
        self.port = port
        self.code = code
        self.reason = reason
        """In English, for programmers."""
        self.parameters = parameters


def listen(host: str, port: int) -> socket.socket:
    """A listening socket on the first address that `host` names. Port 0 takes a free one."""
    if port not in PORTS:
        reason = f"ports go from {PORTS[0]} to {PORTS[-1]}"
        raise CannotListen(host, port, "no-such-port", reason, lowest=str(PORTS[0]), highest=str(PORTS[-1]))
    try:
        family, _, _, _, address = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0]
        return socket.create_server((address[0], port), family=family, backlog=2048)
    except OSError as error:
        raise CannotListen(host, port, _code(error), error.strerror or str(error)) from error


def _code(error: OSError) -> str:
    if isinstance(error, socket.gaierror):
        return "unknown-host"
    codes = {errno.EADDRINUSE: "port-taken", errno.EACCES: "not-allowed", errno.EADDRNOTAVAIL: "not-our-address"}
    return codes.get(error.errno or 0, "system")


def address_to_open(host: str, listener: socket.socket) -> str:
    """The URL a person can open; a wildcard address is shown as the loopback one, which always works here."""
    port = listener.getsockname()[1]
    name = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(host, host)  # noqa: S104 (only displayed)
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def address_of(listener: socket.socket) -> str:
    """The URL of what it listens at, a wildcard as such."""
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def address_in_lan(address: str) -> str | None:
    """The same URL for the others in the room; None where this machine has no address but its own.

    Connecting a datagram socket sends nothing: it only asks the system which of its addresses would be used.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for documentation: nobody is there
        except OSError:
            return None
        own = str(probe.getsockname()[0])
    return None if own.startswith("127.") else f"http://{own}:{address.rpartition(':')[2]}"
