"""What finished games mean for those who played them: results and ratings, written one game after the other.

Ratings depend on the order of games, so one task does it for all tables. It reads finished games that nobody has
counted: those that have just ended, those that ended when the server stopped, and those of versions that knew no
ratings.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from starhaul.server.disk_trouble import DiskTrouble
from starhaul.server.endings import Ending, Unrated, endings_by_score
from starhaul.server.messages import Code, Refusal
from starhaul.server.opponents import bots_for
from starhaul.server.pens import Write
from starhaul.server.ratings import Skill, load_model, rate
from starhaul.server.replay_jobs import KeptEndings, ReplayWorkers
from starhaul.server.schema import entries, matches, members, people, ratings, results
from starhaul.server.storage import Storage
from starhaul.server.unreadable import CannotRead, check

log: logging.Logger = logging.getLogger("starhaul.ledger")

AT_ONCE = 50
"""Games that are read together."""
GATHER = 1.0
"""Seconds after which games are looked for again: those that have ended meanwhile are counted together."""
TRY_AGAIN = 1.0
"""Seconds until the disk or the worker is asked again."""
MOST_TRIES = 5
"""How often a worker is asked to play a game again before its scores must do."""

_INSERT_RESULT = insert(results)
_NEW_RATING = sqlite.insert(ratings)
_KEEP_RATING = _NEW_RATING.on_conflict_do_update(
    index_elements=[ratings.c.game, ratings.c.player, ratings.c.is_bot],
    set_={column.name: _NEW_RATING.excluded[column.name] for column in ratings.c if not column.primary_key},
)
_COUNT = update(matches).where(matches.c.id == bindparam("which")).values(is_counted=True)
_STAND_INS = select(entries.c.number).where(
    entries.c.match == matches.c.id, entries.c.stand_in.is_not(None), ~entries.c.is_undone
)
_UNCOUNTED = (
    select(matches, _STAND_INS.exists().label("has_stand_ins"))
    .where(~matches.c.is_counted, matches.c.ended.is_not(None))
    .order_by(matches.c.ended, matches.c.id)
    .limit(AT_ONCE)
)
_KNOWN = select(ratings).where(
    ratings.c.game == bindparam("of_game"), ratings.c.player.in_(bindparam("names", expanding=True))
)


class Sitter(msgspec.Struct, frozen=True):
    """Who played a seat: a person, a bot, or somebody of whom only the name is left."""

    name: str
    person: str | None = None
    bot: str | None = None

    @property
    def is_known(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def player(self) -> tuple[str, bool]:
        """As ratings are kept: an id or a name, and whether it is a bot's."""
        return self.person or self.bot or "", self.person is None


class Ledger:
    """Counts finished games."""

    def __init__(self, storage: Storage, replays: ReplayWorkers, game_ended: asyncio.Event) -> None:
        self._storage = storage
        self._replays = replays
        self._game_ended = game_ended
        self._tries: Counter[str] = Counter()
        self._skills: dict[tuple[str, str, bool], Skill] = {}
        """By game and player: those that the games counted in one go have in common are read once."""
        self._closing = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._game_ended.set()
        self._task = asyncio.create_task(self._run(), name="ledger")
        asyncio.get_running_loop().run_in_executor(None, load_model)  # the first game that ends is not to wait for it

    async def close(self) -> None:
        """What is not counted by now is counted at the next start."""
        self._closing.set()
        self._game_ended.set()
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        while not self._closing.is_set():
            await self._game_ended.wait()
            self._game_ended.clear()
            pause = GATHER
            try:
                await self._count_all()
            except (DiskTrouble, Refusal):
                self._game_ended.set()
                pause = TRY_AGAIN
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), pause)

    async def _count_all(self) -> None:
        are_more = True
        while are_more:
            self._skills.clear()
            rows = await self._storage.read(_UNCOUNTED)
            are_more = len(rows) == AT_ONCE
            for row in rows:
                if self._closing.is_set():
                    return
                await self._write(row["id"], await self._writes_for(row))

    async def _write(self, match: str, writes: list[Write]) -> None:
        """What the database does not take, such as somebody whom it does not know, is left out too."""
        try:
            await self._storage.write_now(*writes)
        except IntegrityError as error:
            log.error("a finished game cannot be counted", exc_info=error, extra={"match": match})
            self._skills.clear()
            await self._storage.write_now(writes[-1])

    async def _writes_for(self, row: dict[str, Any]) -> list[Write]:
        """A game that cannot be read is left out, and harms no other."""
        writes: list[Write] = []
        try:
            check(row)
            writes = await self._count(row)
        except (CannotRead, msgspec.ValidationError, TypeError, ValueError) as error:
            log.error("a finished game cannot be counted", exc_info=error, extra={"match": row["id"]})
        return [*writes, Write(_COUNT, [{"which": row["id"]}])]

    async def _count(self, row: dict[str, Any]) -> list[Write]:
        endings = await self._endings(row)
        sitters = await self._sitters(row)
        unrated = _unrated(row, sitters)
        known: dict[tuple[str, bool], Skill] = {}
        after: dict[tuple[str, bool], Skill] = {}
        if unrated is None:
            players = [sitter.player for sitter in sitters]
            known = await self._known(row["game"], players)
            after = rate(known, players, [ending.rank for ending in endings])
            self._skills |= {(row["game"], *player): skill for player, skill in after.items()}
        found = [
            _result(row, seat, sitter, ending, unrated)
            | _change(known.get(sitter.player, Skill()), after.get(sitter.player))
            for seat, (sitter, ending) in enumerate(zip(sitters, endings, strict=True))
        ]
        return [Write(_INSERT_RESULT, found), *_rating_writes(row["game"], after)]

    async def _endings(self, row: dict[str, Any]) -> list[Ending]:
        """As its table wrote them; games of earlier versions are played again."""
        if row["endings"] is not None:
            return msgspec.convert(row["endings"], list[Ending])
        try:
            told = await self._replays.do(KeptEndings(self._replays.database, row["id"]), "")
        except Refusal as refusal:
            self._tries[row["id"]] += 1
            if refusal.code != Code.BAD_RECORD.value and self._tries[row["id"]] < MOST_TRIES:
                raise
            return endings_by_score(row["scores"])
        return msgspec.json.decode(told, type=list[Ending])

    async def _sitters(self, row: dict[str, Any]) -> list[Sitter]:
        """Games of earlier versions know names only: that of one who sat at the table, or of a bot."""
        names = row["players"]
        if row["sitters"] is not None:
            pairs = zip(names, row["sitters"], strict=True)
            return [Sitter(name, person or None, name if person is None else None) for name, person in pairs]
        sat = select(people.c.id, people.c.name).join(members, members.c.person == people.c.id)
        at_table = await self._storage.read(sat.where(members.c.table == row["table"]))
        return [_sitter_named(name, at_table, row["game"]) for name in names]

    async def _known(self, game: str, players: Sequence[tuple[str, bool]]) -> dict[tuple[str, bool], Skill]:
        unread = [name for name, is_bot in players if (game, name, is_bot) not in self._skills]
        if unread:
            rows = await self._storage.read(_KNOWN, of_game=game, names=unread)
            read = {(game, row["player"], row["is_bot"]): skill_from(row) for row in rows}
            self._skills = read | self._skills
        return {player: self._skills[game, *player] for player in players if (game, *player) in self._skills}


def skill_from(row: dict[str, Any]) -> Skill:
    return Skill(row["mu"], row["sigma"], row["games"])


def _unrated(row: dict[str, Any], sitters: Sequence[Sitter]) -> Unrated | None:
    """Why this game leaves ratings alone."""
    if row["unrated"] is not None:
        return Unrated(row["unrated"])
    if row["has_stand_ins"]:
        return Unrated.STAND_IN
    if not all(sitter.is_known for sitter in sitters):
        return Unrated.STRANGER
    return Unrated.ALONE if len({sitter.player for sitter in sitters}) < 2 else None


def _sitter_named(name: str, at_table: list[dict[str, Any]], game: str) -> Sitter:
    of_name = [row["id"] for row in at_table if row["name"] == name]
    if of_name:
        return Sitter(name, of_name[0] if len(of_name) == 1 else None)
    return Sitter(name, bot=name if name.partition(":")[0] in bots_for(game) else None)


def _result(row: dict[str, Any], seat: int, sitter: Sitter, ending: Ending, unrated: Unrated | None) -> dict[str, Any]:
    return {
        "match": row["id"],
        "seat": seat,
        "person": sitter.person,
        "bot": sitter.bot,
        "name": sitter.name,
        "game": row["game"],
        "score": row["scores"][seat],
        "rank": ending.rank,
        "share": ending.share,
        "traits": ending.traits,
        "ended": row["ended"],
        "unrated": unrated and unrated.value,
    }


def _change(before: Skill, after: Skill | None) -> dict[str, float | None]:
    if after is None:
        return {"mu_before": None, "mu": None, "sigma": None}
    return {"mu_before": before.mu, "mu": after.mu, "sigma": after.sigma}


def _rating_writes(game: str, after: dict[tuple[str, bool], Skill]) -> list[Write]:
    if not after:
        return []
    rows = [
        {"game": game, "player": player, "is_bot": is_bot, "mu": skill.mu, "sigma": skill.sigma, "games": skill.games}
        for (player, is_bot), skill in after.items()
    ]
    return [Write(_KEEP_RATING, rows)]
