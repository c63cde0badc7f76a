"""Who is who: guests have a name, owners of a name have a password, and a signed cookie remembers both."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Callable
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from starhaul.server.clock import Clock
from starhaul.server.http_messages import NewPassword, SignIn
from starhaul.server.ids import new_id
from starhaul.server.inbox import Guest
from starhaul.server.limits import Limit, Rate
from starhaul.server.messages import Code, Refusal, encode
from starhaul.server.names import clean_name, look_key, name_key
from starhaul.server.pens import Write
from starhaul.server.schema import ended_sessions, people
from starhaul.server.seating import Person
from starhaul.server.storage import Storage

COOKIE = "starhaul_session"
SESSION_SECONDS = 365 * 24 * 3600
HASHES_AT_ONCE = 2
"""Each takes a processor and much memory for a moment, and games need both."""


class People:
    """Accounts of one server."""

    def __init__(self, storage: Storage, clock: Clock) -> None:
        self._storage = storage
        self._clock = clock
        self._hasher = PasswordHasher()
        self._guesses = Limit(Rate(10, 0.1))
        self._hashing = asyncio.Semaphore(HASHES_AT_ONCE)
        self._sockets: dict[str, set[Guest]] = {}
        """Those that are open, by person."""

    async def sign_in(self, wish: SignIn, address: str) -> tuple[Person, str]:
        """A new guest, or the owner of the name; with the cookie that says so."""
        name = clean_name(wish.name)
        owner = await self._owner(name)
        if owner is None:
            return await self._new_guest(name, wish.password)
        if wish.password is None:
            raise Refusal(Code.PASSWORD_NEEDED)
        await self._verify(owner, wish.password, address)
        return _person(owner), self._cookie(owner)

    async def _new_guest(self, name: str, password: str | None) -> tuple[Person, str]:
        if password is not None:  # nobody owns this name: better said than silently made a guest
            raise Refusal(Code.WRONG_PASSWORD)
        keys = {"name_key": name_key(name), "look_key": look_key(name)}
        row = {"id": new_id(), "name": name, **keys, "password": None, "created": self._clock.now()}
        await self._storage.write_now(Write(insert(people), [row]))
        return _person(row), self._cookie(row)

    async def set_password(self, person: Person, wish: NewPassword, address: str) -> tuple[Person, str]:
        """Make the name theirs. Sessions elsewhere end with a changed password, and so do their sockets."""
        row = await self._by_id(person.id)
        assert row is not None
        if row["password"] is not None:
            if wish.current is None:
                raise Refusal(Code.PASSWORD_NEEDED)
            await self._verify(row, wish.current, address)
        async with self._hashing:
            hashed = await asyncio.to_thread(self._hasher.hash, wish.password)
        try:
            await self._storage.write_now(Write(update(people).where(people.c.id == person.id).values(password=hashed)))
        except IntegrityError:
            raise Refusal(Code.NAME_TAKEN) from None
        self._end_sockets(person, lambda session: session != person.session)
        changed = {**row, "password": hashed}
        return _person(changed), self._cookie(changed)

    async def who(self, cookie: str | None) -> Person | None:
        """Whose cookie this is; None if it is nobody's: forged, too old, or from before a change of password."""
        id, _, rest = (cookie or "").partition(".")
        issued, _, _ = rest.partition(".")
        if not (issued.isascii() and issued.isdecimal() and len(issued) < 20) or len(id) > 40:
            return None
        if self._clock.steady() - int(issued) > SESSION_SECONDS * 1000:
            return None
        session = f"{id}.{issued}"
        row = await self._by_id(id, session)
        if row is None or not hmac.compare_digest(self._cookie(row, int(issued)).encode(), (cookie or "").encode()):
            return None
        return None if row["is_ended"] else _person(row, session)

    async def sign_out(self, person: Person) -> None:
        """End this session, wherever its cookie was copied to. What is older than any cookie can be is forgotten."""
        now = self._clock.steady()
        already = select(ended_sessions).where(ended_sessions.c.session == person.session)
        if await self._storage.read_one(already) is None:
            ended = Write(insert(ended_sessions), [{"session": person.session, "ended": now}])
            forgotten = delete(ended_sessions).where(ended_sessions.c.ended < now - SESSION_SECONDS * 1000)
            await self._storage.write_now(ended, Write(forgotten))
        self._end_sockets(person, lambda session: session == person.session)

    def opened(self, socket: Guest) -> None:
        self._sockets.setdefault(socket.person.id, set()).add(socket)

    def closed(self, socket: Guest) -> None:
        sockets = self._sockets[socket.person.id]
        sockets.discard(socket)
        if not sockets:
            del self._sockets[socket.person.id]

    def _end_sockets(self, person: Person, is_meant: Callable[[str], bool]) -> None:
        """Say why, then close."""
        for socket in list(self._sockets.get(person.id, ())):
            if is_meant(socket.person.session):
                socket.tell(encode(Refusal(Code.SESSION_ENDED).answer()))
                socket.close(4401, Code.SESSION_ENDED.value)

    async def _verify(self, row: Any, password: str, address: str) -> None:
        """Argon2 takes its time on purpose: in a thread. Wrong guesses slow their address, not the name: guessing
        must not lock the owner out.
        """
        if not self._guesses.take(address):
            raise Refusal(Code.TOO_FAST)
        try:
            async with self._hashing:
                await asyncio.to_thread(self._hasher.verify, row["password"], password)
        except VerificationError:
            raise Refusal(Code.WRONG_PASSWORD) from None
        self._guesses.give_back(address)

    def _cookie(self, row: Any, issued: int | None = None) -> str:
        said = f"{row['id']}.{self._clock.steady() if issued is None else issued}"
        signed = f"{said}.{row['password'] or ''}".encode()
        return f"{said}.{hmac.new(self._storage.secret, signed, hashlib.sha256).hexdigest()}"

    async def _owner(self, name: str) -> Any:
        """The person who owns this name, or one that looks like it; the name itself comes first."""
        is_same = people.c.name_key == name_key(name)
        is_alike = or_(is_same, people.c.look_key == look_key(name))
        query = select(people).where(is_alike, people.c.password.isnot(None)).order_by(is_same.desc())
        return await self._storage.read_one(query)

    async def _by_id(self, id: str, session: str = "") -> Any:
        is_ended = select(ended_sessions).where(ended_sessions.c.session == session).exists()
        return await self._storage.read_one(select(people, is_ended.label("is_ended")).where(people.c.id == id))


def _person(row: Any, session: str = "") -> Person:
    return Person(row["id"], row["name"], row["password"] is None, session)
