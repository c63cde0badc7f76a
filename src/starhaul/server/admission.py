"""Who may come in."""

from __future__ import annotations

from starhaul.server.archive import TableRow
from starhaul.server.client_messages import Hello
from starhaul.server.messages import PROTOCOL, Code, Phase, Refusal
from starhaul.server.seating import Person


def check_entry(row: TableRow, person: Person, hello: Hello, *, is_seated: bool) -> None:
    """Raise Refusal where somebody, who may have a seat there, is not to see this table."""
    if hello.protocol != PROTOCOL:
        raise Refusal(Code.WRONG_PROTOCOL, protocol=PROTOCOL)
    if row.phase is Phase.CLOSED:
        raise Refusal(Code.CLOSED)
    if person.id in row.banned:
        raise Refusal(Code.BANNED)
    if is_seated:
        return
    if not row.is_open and hello.code != row.code:
        raise Refusal(Code.NOT_INVITED)
    if not row.has_spectators and row.phase is not Phase.GATHERING:
        raise Refusal(Code.NO_SPECTATORS)
