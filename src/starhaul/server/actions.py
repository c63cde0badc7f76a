"""What people at a table can ask for: each request, and who may ask it when."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from starhaul.kernel import Seat
from starhaul.server import archive
from starhaul.server.client_messages import (
    AddBot,
    AllowSpectators,
    AllowTakeBack,
    ChangeOptions,
    Close,
    Empty,
    GiveWord,
    GrantTime,
    HandOver,
    Leave,
    Lift,
    Ready,
    Rematch,
    Request,
    Resume,
    Say,
    Seen,
    Share,
    ShowEmote,
    Sit,
    StandIn,
    Start,
    Submit,
    TakeBack,
    Undo,
)
from starhaul.server.endings import Unrated
from starhaul.server.inbox import Guest
from starhaul.server.messages import Code, Phase, Refusal
from starhaul.server.names import clean_name
from starhaul.server.offers import check_options
from starhaul.server.opponents import check_bot
from starhaul.server.presence import patience_at

if TYPE_CHECKING:
    from starhaul.server.match import Match
    from starhaul.server.table import Table


def carry_out(table: Table, guest: Guest, request: Request) -> None:
    """Do it, or raise Refusal or IllegalMove and leave everything as it was."""
    if table.row.phase is Phase.PARKED and not isinstance(request, Resume | Close | Say):
        raise Refusal(Code.PARKED, report=table.row.report)
    if table.row.deal and table.row.phase is Phase.GATHERING and isinstance(request, _CHANGES):
        raise Refusal(Code.NOT_NOW, detail="it would be another deal")
    _ACTIONS[type(request)](table, guest, request)


def _submit(table: Table, guest: Guest, request: Submit) -> None:
    match = table.match
    for own in table.audience.seats_of(guest):
        if match is not None and match.is_known(own, request.id):
            return  # it may have been the last of the game, or of a turn after which the curtain has closed
    seat = _seat(table, guest)
    _require(table, Phase.PLAYING)
    assert match is not None
    match.play(seat, request.moves, table.time.now(), request.id)
    table.moves_made.add(len(request.moves))


def _undo(table: Table, guest: Guest, _request: Undo) -> None:
    seat, match = _playing(table, guest)
    match.undo(seat)


def _take_back(table: Table, guest: Guest, _request: TakeBack) -> None:
    seat, match = _playing(table, guest)
    match.take_back(seat)
    table.bots.forget()


def _sit(table: Table, guest: Guest, request: Sit) -> None:
    if table.row.phase is Phase.PLAYING:
        if request.seat not in table.seating.seats_of(guest.person.id):
            raise Refusal(Code.SEAT_TAKEN, seat=request.seat)
        table.take_back(Seat(request.seat))
        return
    _require(table, Phase.GATHERING)
    table.seating.sit(guest.person, request.seat)
    table.write(archive.insert_member(guest.person.id, table.row.id))
    table.seats_changed()


def _share(table: Table, guest: Guest, request: Share) -> None:
    _require(table, Phase.GATHERING)
    _seat(table, guest)
    table.seating.share(guest.person, request.seat, clean_name(request.name))
    table.seats_changed()


def _lift(table: Table, guest: Guest, request: Lift) -> None:
    _require(table, Phase.PLAYING)
    table.curtains.lift(guest, request.seat)


def _hand_over(table: Table, guest: Guest, _request: HandOver) -> None:
    table.curtains.close(guest)


def _leave(table: Table, guest: Guest, _request: Leave) -> None:
    seats = table.audience.seats_of(guest)
    if not seats:
        raise Refusal(Code.NOT_SEATED)
    if table.row.phase is Phase.PLAYING:
        for seat in seats:
            table.seating.places[seat].has_left = True
            table.hand_over(seat)
        table.row_changed()
    else:
        table.seating.stand(guest.person)
        table.seats_changed()


def _ready(table: Table, guest: Guest, request: Ready) -> None:
    _require(table, Phase.GATHERING)
    _seat(table, guest)
    table.seating.set_ready(guest.person.id, request.is_ready)
    table.row_changed()


def _give_word(table: Table, guest: Guest, request: GiveWord) -> None:
    _require(table, Phase.GATHERING)
    table.seating.places[_seat(table, guest)].word = request.word.strip()
    table.row_changed()


def _add_bot(table: Table, guest: Guest, request: AddBot) -> None:
    _require_host(table, guest)
    _require(table, Phase.GATHERING)
    check_bot(table.row.game, request.bot)
    table.seating.add_bot(request.seat, request.bot)
    table.row_changed()


def _empty(table: Table, guest: Guest, request: Empty) -> None:
    place = table.seating.place(request.seat)
    is_own = place.is_shared and place.person == guest.person.id
    if not is_own:
        _require_host(table, guest)
    if place.person == table.row.host and not place.is_shared:
        raise Refusal(Code.NOT_NOW)
    is_sent_away = place.person is not None and not place.is_shared
    for seat in table.seating.seats_of(place.person) if is_sent_away and place.person else (request.seat,):
        _vacate(table, seat)
    table.seats_changed()


def _vacate(table: Table, seat: int) -> None:
    """Who sat there and came on a device of their own does not come back."""
    place = table.seating.place(seat)
    is_shared = place.is_shared
    if table.row.phase is Phase.PLAYING:
        sent_away = table.seating.replace_by_bot(seat, place.bot or table.stand_in)
        assert table.row.match is not None
        table.write(archive.mark_unrated(table.row.match, Unrated.STAND_IN))
    else:
        sent_away = table.seating.empty(seat)
    if sent_away is not None and not is_shared:
        table.ban(sent_away)


def _start(table: Table, guest: Guest, _request: Start) -> None:
    _require_host(table, guest)
    _require(table, Phase.GATHERING)
    table.seating.check_complete()
    table.begin_match()


def _rematch(table: Table, guest: Guest, _request: Rematch) -> None:
    _seat(table, guest)
    _require(table, Phase.OVER)
    table.row.phase = Phase.GATHERING
    table.seating.gather_again()
    table.seating.forget_words()
    table.row_changed()


def _say(table: Table, guest: Guest, request: Say) -> None:
    if table.seating.seat_of(guest.person.id) is None and table.seating.is_mistakable(guest.person):
        raise Refusal(Code.NAME_TAKEN)
    seat = table.seating.seat_of(guest.person.id)
    table.write(table.talk.say(guest.person, seat, request.text))


def _show_emote(table: Table, guest: Guest, request: ShowEmote) -> None:
    seat = _seat(table, guest)
    if table.row.phase not in {Phase.PLAYING, Phase.OVER}:
        raise Refusal(Code.NOT_NOW, phase=table.row.phase.value)
    table.talk.show(guest.person, seat, request.emote)


def _stand_in(table: Table, guest: Guest, request: StandIn) -> None:
    table.hand_over(_seat_of_absent(table, guest, request.seat))


def _grant_time(table: Table, guest: Guest, request: GrantTime) -> None:
    table.wait_longer(_seat_of_absent(table, guest, request.seat))


def _seat_of_absent(table: Table, guest: Guest, number: int) -> Seat:
    """Somebody who plays here may decide how long all wait for whoever is away."""
    _playing(table, guest)
    table.seating.place(number)
    if not table.presence.can_be_replaced(Seat(number)):
        raise Refusal(Code.NOT_NOW, seat=number)
    return Seat(number)


def _seen(table: Table, guest: Guest, request: Seen) -> None:
    seat = _seat(table, guest)
    place, told = table.seating.places[seat], table.audience.story.count(seat)
    place.seen = min(request.told, told)
    table.row_changed()


def _change_options(table: Table, guest: Guest, request: ChangeOptions) -> None:
    _require_host(table, guest)
    _require(table, Phase.GATHERING)
    pace = request.is_by_correspondence
    is_slow = table.row.is_by_correspondence if pace is None else pace
    check_options(table.row.game, request.options, request.seats, has_clock=not is_slow)
    if request.seats != len(table.seating.places):
        table.seating.resize(request.seats)
        table.match = None  # the finished game that everybody still looks at had other seats
        table.audience.begin_anew()
        table.seats_changed()
    table.row.options, table.row.is_by_correspondence = request.options, is_slow
    table.presence.change_patience(patience_at(table.row, table.hall.settings))
    table.seating.gather_again()
    table.row_changed()


def _allow_spectators(table: Table, guest: Guest, request: AllowSpectators) -> None:
    _require_host(table, guest)
    table.row.has_spectators = request.are_allowed
    table.row_changed()
    table.dismiss_spectators()


def _allow_take_back(table: Table, guest: Guest, request: AllowTakeBack) -> None:
    _require_host(table, guest)
    _require(table, Phase.GATHERING)
    table.row.has_take_back = request.is_allowed
    table.row_changed()


def _resume(table: Table, guest: Guest, _request: Resume) -> None:
    _require_host(table, guest)
    _require(table, Phase.PARKED)
    table.reopen()


def _close(table: Table, guest: Guest, _request: Close) -> None:
    _require_host(table, guest)
    table.row.phase = Phase.CLOSED
    table.row_changed()


def _require(table: Table, phase: Phase) -> None:
    if table.row.phase is not phase:
        raise Refusal(Code.NOT_NOW, phase=table.row.phase.value)


def _require_host(table: Table, guest: Guest) -> None:
    if guest.person.id != table.row.host:
        raise Refusal(Code.NOT_HOST)


def _seat(table: Table, guest: Guest) -> Seat:
    seat = table.audience.guests[guest]
    if seat is None:
        raise Refusal(Code.NOT_SEATED)
    return seat


def _playing(table: Table, guest: Guest) -> tuple[Seat, Match]:
    seat = _seat(table, guest)
    _require(table, Phase.PLAYING)
    assert table.match is not None
    return seat, table.match


_CHANGES = (ChangeOptions, GiveWord, AddBot, Empty, Sit, Share)
"""After these a deal would not be the same."""
_ACTIONS: dict[type[Request], Callable[[Table, Guest, Any], None]] = {
    Submit: _submit,
    Undo: _undo,
    TakeBack: _take_back,
    Sit: _sit,
    Share: _share,
    Lift: _lift,
    HandOver: _hand_over,
    Leave: _leave,
    Ready: _ready,
    GiveWord: _give_word,
    AddBot: _add_bot,
    Empty: _empty,
    Start: _start,
    Rematch: _rematch,
    Say: _say,
    ShowEmote: _show_emote,
    StandIn: _stand_in,
    GrantTime: _grant_time,
    Seen: _seen,
    ChangeOptions: _change_options,
    AllowSpectators: _allow_spectators,
    AllowTakeBack: _allow_take_back,
    Resume: _resume,
    Close: _close,
}
