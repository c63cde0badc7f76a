"""The one writer of the database: whole or not at all, in order, and one bad write harms nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import create_engine, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import NullPool

from starhaul.server.database_file import DatabaseFile
from starhaul.server.journal import Journal
from starhaul.server.metrics import Metrics
from starhaul.server.opening import plain_engine
from starhaul.server.pens import FilePen, Write
from starhaul.server.schema import meta

INSERT = insert(meta)


def note(key: str, value: str = "x") -> Write:
    return Write(INSERT, [{"key": key, "value": value}])


class Book:
    """A database and a journal on it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._reader = create_engine(f"sqlite:///{path}", poolclass=NullPool)
        meta.create(self._reader)

    def use(self, story: Callable[[Journal], Awaitable[None]]) -> list[str]:
        """What stands in it when the journal has stopped, in the order of writing."""

        async def run() -> None:
            journal = Journal(FilePen(plain_engine(self._path), DatabaseFile(self._path)), Metrics())
            await journal.start()
            await story(journal)
            await journal.stop()

        asyncio.run(run())
        return self.keys()

    def keys(self) -> list[str]:
        with self._reader.connect() as connection:
            return [row.key for row in connection.execute(select(meta))]


@pytest.fixture
def book(tmp_path: Path) -> Book:
    return Book(tmp_path / "book.db")


def test_whoever_was_told_finds_it_on_disk(book: Book) -> None:
    async def story(journal: Journal) -> None:
        await journal.write(note("a"), note("b"))
        assert book.keys() == ["a", "b"]

    assert book.use(story) == ["a", "b"]


def test_what_many_write_at_once_is_all_there(book: Book) -> None:
    async def story(journal: Journal) -> None:
        await asyncio.gather(*(journal.write(note(f"{number:03}")) for number in range(300)))

    assert book.use(story) == [f"{number:03}" for number in range(300)]


def test_a_bad_write_takes_its_own_request_with_it_and_no_other(book: Book) -> None:
    async def story(journal: Journal) -> None:
        told = await asyncio.gather(
            journal.write(note("a")),
            journal.write(note("b"), note("a")),
            journal.write(note("c")),
            return_exceptions=True,
        )
        assert [type(answer) for answer in told] == [type(None), IntegrityError, type(None)]
        await journal.write(note("d"))

    assert book.use(story) == ["a", "c", "d"]


def test_what_waits_is_written_before_the_end(book: Book) -> None:
    waiting: list[asyncio.Future[None]] = []

    async def story(journal: Journal) -> None:
        waiting.extend(asyncio.ensure_future(journal.write(note(key))) for key in "ab")
        await asyncio.sleep(0)

    assert book.use(story) == ["a", "b"]


def test_statements_without_rows_are_carried_out_too(book: Book) -> None:
    async def story(journal: Journal) -> None:
        await journal.write(note("a"), Write(insert(meta).values(key="b", value="y")))

    assert book.use(story) == ["a", "b"]
