"""The Advertiser: bets on how everybody comes home, and space for slogans on plating (ABE-SUP-ADV)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat
from starhaul.trucker.decisions import Ask
from starhaul.trucker.events import Cause, FinishPredicted
from starhaul.trucker.forms import is_plated
from starhaul.trucker.grid import FACINGS, cells_in
from starhaul.trucker.hull import Hull
from starhaul.trucker.moves import Predict
from starhaul.trucker.route import in_order
from starhaul.trucker.rows import replaced
from starhaul.trucker.state import TruckerLaneStep, TruckerQuestion, TruckerState
from starhaul.trucker.support import Note
from starhaul.trucker.terms import Moment, Terms

from .ability import Ability, UsableAbility

GIVES_UP: Final = 0
"""In place of a place."""
UNTOLD: Final = -1
FOR_A_PLACE: Final = 2
"""Credits for a place that was predicted."""
FOR_GIVING_UP: Final = 1


@final
class Prediction(Note):
    """How everybody will come home, by seat: a place from 1 on, GIVES_UP, or UNTOLD."""

    __slots__ = ("places",)

    def __init__(self, places: tuple[int, ...]) -> None:
        self.places: Final = places


@final
class Forecast(UsableAbility):
    """Predict for every player a place, or giving up; paid after the flight for what was right."""

    __slots__ = ()

    key: ClassVar[str] = "advertiser.a"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-ADV-01", "ABE-SUP-ADV-02")
    moment: ClassVar[Moment] = Moment.BEFORE_FLIGHT

    def is_wise(self, state: TruckerState, seat: Seat) -> bool:
        """It costs nothing."""
        del state, seat
        return True

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        super().contribute(state, seat, terms)
        terms.add_step(Moment.AFTER_FLIGHT, PayPrediction())

    def use(self, state: TruckerState, seat: Seat) -> None:
        _predict(state, seat, Prediction((UNTOLD,) * state.seats))

    def moments(self) -> tuple[Moment, ...]:
        return (*super().moments(), Moment.AFTER_FLIGHT)


def _predict(state: TruckerState, seat: Seat, prediction: Prediction) -> None:
    """Note it, and go on with who is not told yet."""
    state.set_team(seat, state.teams[seat].with_note(prediction))
    state.first_for(seat, PredictNext())


@final
class PredictNext(TruckerLaneStep):
    """One player after the other, in the order of the seats."""

    __slots__ = ()

    def run(self, state: TruckerState, seat: Seat) -> None:
        prediction = state.teams[seat].note(Prediction)
        assert prediction is not None, "made when the ability was used"
        for about in state.taking_part():
            if prediction.places[about] == UNTOLD:
                state.ask(seat, PredictFinish(about, _free_places(state, prediction), FOR_A_PLACE, FOR_GIVING_UP))
                return


def _free_places(state: TruckerState, prediction: Prediction) -> tuple[int, ...]:
    """Those that nobody was told to come in at (ABE-SUP-ADV-02)."""
    return tuple([place for place in range(1, len(state.taking_part()) + 1) if place not in prediction.places])


@final
class PredictFinish(TruckerQuestion):
    """How will this player come home?"""

    __slots__ = ("about", "for_a_place", "for_giving_up", "places")

    rule: ClassVar[str] = "ABE-SUP-ADV-01"

    def __init__(self, about: Seat, places: tuple[int, ...], for_a_place: int, for_giving_up: int) -> None:
        super().__init__(Ask.PREDICT)
        self.about: Final = about
        self.places: Final = places
        """Those that are left."""
        self.for_a_place: Final = for_a_place
        """Credits, if it comes true."""
        self.for_giving_up: Final = for_giving_up

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [*[Predict(self.about, place) for place in self.places], Predict(self.about, GIVES_UP)]

    def default(self, state: TruckerState, seat: Seat) -> Move:
        """As the rockets stand now; nobody has taken off."""
        del seat
        place = in_order(state.taking_part(), state.positions()).index(self.about) + 1
        return Predict(self.about, place if place in self.places else GIVES_UP)

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Predict)
        prediction = state.teams[seat].note(Prediction)
        assert prediction is not None, "made when the ability was used"
        state.tell(FinishPredicted(seat, self.about, move.place))
        _predict(state, seat, Prediction(tuple(replaced(prediction.places, self.about, move.place))))


@final
class PayPrediction(TruckerLaneStep):
    """Two credits for each place that came true, one for each giving up."""

    __slots__ = ()

    def run(self, state: TruckerState, seat: Seat) -> None:
        prediction = state.teams[seat].note(Prediction)
        if prediction is None:
            return
        order = state.order()
        came = [order.index(about) + 1 if about in order else GIVES_UP for about in state.all_seats()]
        right = [told for told, true in zip(prediction.places, came, strict=True) if told == true]
        giving_up = right.count(GIVES_UP)
        state.pay(seat, FOR_A_PLACE * (len(right) - giving_up) + FOR_GIVING_UP * giving_up, Cause.PREDICTION)


@final
class Slogans(Ability):
    """A credit for every plated edge on the outside of a ship that finishes."""

    __slots__ = ()

    key: ClassVar[str] = "advertiser.b"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-ADV-03", "ABE-SUP-ADV-04")

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        del state, seat
        terms.add_step(Moment.AFTER_FLIGHT, PaySlogans())

    def moments(self) -> tuple[Moment, ...]:
        return (Moment.AFTER_FLIGHT,)


@final
class PaySlogans(TruckerLaneStep):
    """For the ship as it came home."""

    __slots__ = ()

    def run(self, state: TruckerState, seat: Seat) -> None:
        if state.rockets[seat].has_finished:
            state.pay(seat, plated_edges(state.ships[seat]), Cause.ADVERTISING)


def plated_edges(hull: Hull) -> int:
    """The plated edges that can be seen from outside: none beside a component, none around a hole."""
    grid = hull.board.grid
    outside = _outside(hull)
    count = 0
    for cell in cells_in(hull.occupied):
        for facing in FACINGS:
            near = grid.near[facing * grid.size + cell]
            if is_plated(hull.placed[cell], facing) and (near < 0 or outside >> near & 1):
                count += 1
    return count


def _outside(hull: Hull) -> int:
    """The empty squares from which a way over empty squares leads off the board (ABE-SUP-ADV-04)."""
    grid = hull.board.grid
    empty = grid.squares_all & ~hull.occupied
    edge = [cell for cell in cells_in(empty) if any(grid.near[facing * grid.size + cell] < 0 for facing in FACINGS)]
    return grid.reach(sum([1 << cell for cell in edge]), [empty] * len(FACINGS)) & empty
