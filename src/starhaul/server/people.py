"""Who is who: guests have a name, owners of a name have a password, and a signed cookie remembers both."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import unicodedata
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from starhaul.server.clock import Clock
from starhaul.server.ids import new_id
from starhaul.server.limits import Limit, Rate
from starhaul.server.messages import Code, NewPassword, Refusal, SignIn
from starhaul.server.pens import Write
from starhaul.server.schema import people
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
        row = {"id": new_id(), "name": name, "name_key": name_key(name), "password": None, "created": self._clock.now()}
        await self._storage.write_now(Write(insert(people), [row]))
        return _person(row), self._cookie(row)

    async def set_password(self, person: Person, wish: NewPassword, address: str) -> tuple[Person, str]:
        """Make the name theirs. Sessions elsewhere end with a changed password."""
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
        row = await self._by_id(id)
        if row is None or not hmac.compare_digest(self._cookie(row, int(issued)).encode(), (cookie or "").encode()):
            return None
        return _person(row)

    async def _verify(self, row: Any, password: str, address: str) -> None:
        """Argon2 takes its time on purpose: in a thread. Wrong guesses slow their address, not the name: whoever
        guesses must not lock the owner out.
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
        query = select(people).where(people.c.name_key == name_key(name), people.c.password.isnot(None))
        return await self._storage.read_one(query)

    async def _by_id(self, id: str) -> Any:
        return await self._storage.read_one(select(people).where(people.c.id == id))


def clean_name(name: str) -> str:
    """The name as it is shown: one line, no tricks with invisible characters."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if not shown or any(unicodedata.category(sign)[0] == "C" for sign in shown):
        raise Refusal(Code.MALFORMED, detail="name: must have visible characters only")
    return shown


def name_key(name: str) -> str:
    """Names that people would take for the same have the same key."""
    return unicodedata.normalize("NFKC", name).casefold()


def _person(row: Any) -> Person:
    return Person(row["id"], row["name"], row["password"] is None)
