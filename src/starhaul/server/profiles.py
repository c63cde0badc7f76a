"""Profiles over HTTP: somebody's finished games, what they add up to, and ratings. For nobody else, unless shared."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, func, select, update
from starlette.responses import Response

from starhaul.games import GAMES
from starhaul.server.endings import Unrated
from starhaul.server.endpoints import JSON, NO_STORE, Call
from starhaul.server.ids import new_id
from starhaul.server.ledger import skill_from
from starhaul.server.messages import Code, Refusal
from starhaul.server.pens import Write
from starhaul.server.profile_messages import (
    EXPORT_VERSION,
    GameProfile,
    GameResult,
    Profile,
    ProfileExport,
    RatedBot,
    RatingInfo,
    ResultsPage,
    SeatResult,
    Tally,
    TallyGroup,
)
from starhaul.server.ratings import Skill, rating_of
from starhaul.server.schema import people, ratings, results
from starhaul.server.storage import Storage
from starhaul.server.unreadable import readable

MOST_RESULTS = 100
LONGEST_HISTORY = 100


async def my_profile(call: Call) -> Profile:
    me, storage = call.me, call.services.hall.storage
    row = await storage.read_one(select(people.c.profile_key).where(people.c.id == me.id))
    return Profile(me.name, me.is_guest, await _games_of(storage, me.id), row["profile_key"] if row else None)


async def shared_profile(call: Call) -> Profile:
    storage = call.services.hall.storage
    row = await storage.read_one(select(people).where(people.c.profile_key == call.values["key"]))
    if row is None:
        raise Refusal(Code.NOT_FOUND)
    return Profile(row["name"], row["password"] is None, await _games_of(storage, row["id"]))


async def share(call: Call) -> Profile:
    """An address that was shared before leads nowhere any more."""
    key = new_id() if call.body.is_shared else None
    changed = update(people).where(people.c.id == call.me.id).values(profile_key=key)
    await call.services.hall.storage.write_now(Write(changed))
    return await my_profile(call)


async def my_results(call: Call) -> ResultsPage:
    storage, game = call.services.hall.storage, call.values["game"]
    mine = _results_of(call.me.id, game)
    count = await storage.read_one(select(func.count().label("all")).select_from(mine.subquery()))
    page = mine.limit(call.values["count"] or MOST_RESULTS).offset(call.values["first"] or 0)
    return ResultsPage(await _told(storage, call.me.id, page), count["all"] if count else 0)


async def export(call: Call) -> Response:
    storage, me = call.services.hall.storage, call.me
    told = ProfileExport(
        EXPORT_VERSION,
        call.services.hall.clock.now(),
        me.name,
        await _games_of(storage, me.id),
        await _told(storage, me.id, _results_of(me.id)),
    )
    headers = {**NO_STORE, "Content-Disposition": "attachment; filename=starhaul-profile.json"}
    return Response(msgspec.json.encode(told), 200, headers, JSON)


def _results_of(person: str, game: str | None = None) -> Select[Any]:
    mine = select(results).where(results.c.person == person)
    if game is not None:
        mine = mine.where(results.c.game == game)
    return mine.order_by(results.c.ended.desc(), results.c.match)


async def _told(storage: Storage, person: str, mine: Select[Any]) -> list[GameResult]:
    """These results of somebody, each with those of all seats."""
    wanted = mine.with_only_columns(results.c.match).scalar_subquery()
    rows = await storage.read(select(results).where(results.c.match.in_(wanted)).order_by(results.c.seat))
    seats: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for row in rows:
        seats[row["match"]].append(row)
    order = [{**row, "id": row["match"]} for row in await storage.read(mine)]
    return readable(order, lambda row: _game_result(row, seats[row["match"]], person))[0]


def _game_result(mine: dict[str, Any], seats: Sequence[dict[str, Any]], person: str) -> GameResult:
    is_rated = mine["mu"] is not None
    return GameResult(
        mine["match"],
        mine["game"],
        mine["ended"],
        [_seat_result(row, is_me=row["person"] == person) for row in seats],
        mine["share"],
        msgspec.convert(mine["traits"], dict[str, str]),
        Unrated(mine["unrated"]) if mine["unrated"] is not None else None,
        rating_of(mine["mu"]) if is_rated else None,
        rating_of(mine["mu"]) - rating_of(mine["mu_before"]) if is_rated else None,
    )


def _seat_result(row: dict[str, Any], *, is_me: bool) -> SeatResult:
    return SeatResult(row["name"], row["bot"] is not None, is_me, row["score"], row["rank"])


async def _games_of(storage: Storage, person: str) -> list[GameProfile]:
    """What somebody has played, game by game."""
    by_game: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for row in reversed(await storage.read(_results_of(person))):
        by_game[row["game"]].append(row)
    skills = {row["game"]: skill_from(row) for row in await storage.read(_ratings(is_bot=False, player=person))}
    bots = await storage.read(_ratings(is_bot=True))
    return [_game_profile(game, by_game[game], skills.get(game), bots) for game in GAMES if game in by_game]


def _ratings(*, is_bot: bool, player: str | None = None) -> Select[Any]:
    found = select(ratings).where(ratings.c.is_bot == is_bot).order_by(ratings.c.mu.desc())
    return found if player is None else found.where(ratings.c.player == player)


def _game_profile(
    game: str, rows: Sequence[dict[str, Any]], skill: Skill | None, bots: Sequence[dict[str, Any]]
) -> GameProfile:
    rated = [RatedBot(bot["player"], _rating(skill_from(bot))) for bot in bots if bot["game"] == game]
    history = [rating_of(row["mu"]) for row in rows if row["mu"] is not None][-LONGEST_HISTORY:]
    return GameProfile(game, _tally("", rows), _groups(rows), _rating(skill) if skill else None, history, rated)


def _rating(skill: Skill) -> RatingInfo:
    return RatingInfo(skill.rating, skill.give_or_take, skill.games, skill.is_first_guess)


def _groups(rows: Iterable[dict[str, Any]]) -> list[TallyGroup]:
    groups: dict[str, dict[str, list[dict[str, Any]]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        for trait, value in row["traits"].items() if isinstance(row["traits"], dict) else ():
            groups[trait][value].append(row)
    return [TallyGroup(trait, _tallies(values)) for trait, values in sorted(groups.items())]


def _tallies(values: dict[str, list[dict[str, Any]]]) -> list[Tally]:
    tallies = [_tally(value, rows) for value, rows in values.items()]
    return sorted(tallies, key=lambda tally: (-tally.games, tally.value))


def _tally(value: str, rows: Sequence[dict[str, Any]]) -> Tally:
    scores = [row["score"] for row in rows]
    return Tally(value, len(rows), sum(row["share"] for row in rows), max(scores), sum(scores) / len(rows))
