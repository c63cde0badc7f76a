"""Positions for tests, and how to play on from them.

In flight: ships (drawn by the shipyard), what is aboard, where the rockets are, which cards come.

    red = manned(ship("II", (7, 6), '''
        gun^
        start
    '''))
    table = fly(red, other, cards=["I-02"], positions=[10, 8])     # seat 0 is red; others go by their places too
    events = play(table, rolls=[7, (3, 4)], moves={0: "accept, dismiss 7,7, done", 1: "pass"})
    assert positions_of(table) == [9, 8]

`fly` makes a state at the moment before the first of these cards; after the last one further cards would come, unless
`last=True` ends the flight there. Ships are taken as they are; `checked=True` looks for faults before the first card
(CHK-04). `manned` fills cabins and batteries as at launch, `aboard` says what is where:
`aboard(ship, {(7, 7): "2h", (6, 7): "3t", (8, 7): "P", (5, 8): "ryb"})`.

`play` reveals the cards in their order, lets everybody fly on (unless the next move of that seat is give-up), uses each
roll when dice are due (7 means any two dice with that sum; sabotage takes four dice) and each seat's moves when that
seat is asked. It stops where nothing given fits any more, complains about rolls and moves that were not used (and about
moves that are illegal), and returns all events. `asked(table)` tells who is asked what at this point.

Building: `table = build(level=1, seats=2)` is a new game; `take(table, 0, "B021")` takes a face-down component which
turns out to be that one; `place(table, 0, "B021", (7, 6), 1)` takes it and puts it there; `finish(table)` finishes for
everybody in seat order. `moves_of(table, 0)` are a seat's legal moves as text; `refusal(table, 0, "flip")` the code and
rule with which a move is refused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, TypeVar

from starhaul.kernel import Dice, Event, Outcome, Seat
from starhaul.trucker import GAME, TruckerState, new_game, parse_move
from starhaul.trucker.adventures import CARD_NUMBERS
from starhaul.trucker.assembly import SpecialDraw, TileDraw
from starhaul.trucker.building import Building
from starhaul.trucker.card_draws import Reveal
from starhaul.trucker.components import TILES
from starhaul.trucker.decisions import Ask
from starhaul.trucker.deck import Deck, Pile
from starhaul.trucker.flight import NextCard
from starhaul.trucker.goods import COLOURS
from starhaul.trucker.grid import Square, cells_in
from starhaul.trucker.launch import PrepareLaunch
from starhaul.trucker.mission_steps.special import SpecialDeal
from starhaul.trucker.repairs import LateCheck
from starhaul.trucker.ship import BROWN, PURPLE, Ship
from starhaul.trucker.table import Heap, Stage
from starhaul.trucker.titles import TitleId
from trucker.seats import give_gold, set_credits, set_flying, set_positions, set_spaces, spaces_of

FILLER = "I-08"
"""The card that lies under those of the test, so that the flight is not over after them."""
LEVELS: dict[str, object] = {"L": "learning", "I": 1, "II": 2, "III": 3}
Roll = int | tuple[int, ...]
E = TypeVar("E", bound=Event)


# What is aboard


def manned(ship: Ship) -> Ship:
    """Two humans in every cabin, batteries full."""
    for cell in cells_in(ship.cabins):
        ship.set_humans(cell, 2)
    ship.fill_batteries()
    return ship


def aboard(ship: Ship, contents: Mapping[Square, str]) -> Ship:
    """Exactly these things aboard these components: `2h` humans, `P` or `B` an alien, `3t` tokens, `ryb` blocks."""
    for square, text in contents.items():
        cell = ship.board.cell(square)
        ship.set_humans(cell, int(text[:-1]) if text.endswith("h") else 0)
        ship.set_tokens(cell, int(text[:-1]) if text.endswith("t") else 0)
        ship.set_alien(cell, {"P": PURPLE, "B": BROWN}.get(text, 0))
        for colour in ship.goods_at(cell):
            ship.unload_good(cell, colour)
        for colour, name in enumerate(COLOURS):
            for _ in range(0 if text[-1:] in ("h", "t") else text.count(name[0])):
                ship.load_good(cell, colour)
    return ship


# In flight


def fly(
    *ships: Ship,
    cards: Sequence[str] = (),
    positions: Sequence[int] | None = None,
    level: str = "II",
    money: Sequence[int] | None = None,
    gold: Mapping[int, TitleId] | None = None,
    last: bool = False,
    checked: bool = False,
    mission: str = "",
    **options: Any,
) -> TruckerState:
    """A flight about to go on with these cards. Without positions the ships start from spaces 1, 2, 3, 4."""
    seats = len(ships)
    mistakes = {"mistakes": "honest"} if checked else {}
    state = new_game(seats=max(seats, 2), **{"level": LEVELS[level], **mistakes, **options})
    for seat, ship in enumerate(ships):
        state.ships[seat] = ship
    state.heap = Heap(_heap_without(state), ())
    set_positions(state, positions if positions is not None else state.board.start[: state.seats])
    set_credits(state, money or [0] * state.seats)
    state.bank = _bank_without(state)
    for seat, title in (gold or {}).items():
        give_gold(state, seat, title)
    if mission:
        state.leg = state.leg.flying(mission)
    _take_off(state, seats)
    state.first(*([LateCheck()] if checked else []), NextCard())
    deal(state, cards, last=last)
    return state


def _take_off(state: TruckerState, flying: int) -> None:
    state.enter(Stage.FLIGHT)
    set_spaces(state, list(range(1, state.seats + 1)))
    set_flying(state, [seat < flying for seat in range(state.seats)])
    state.questions = {}
    built = [state.agenda.next(), state.agenda.next()]
    assert [type(step) for step in built] == [Building, PrepareLaunch]


def deal(state: TruckerState, cards: Sequence[str], *, last: bool = False) -> None:
    """These cards come next, and then the filler, unless the flight ends with them."""
    numbers = [CARD_NUMBERS[id] for id in (*cards, *([] if last else [FILLER]))]
    piles = (Pile(tuple(numbers), 0), Pile((), 0), Pile((), 0))
    deck = state.deck
    state.deck = Deck(deck.unseen, deck.left, deck.shares, (0,) * len(deck.unseen), piles, deck.buried)
    state.revealed = (CARD_NUMBERS["III-06"],)  # not the first card of the flight any more (TIM-13)
    if not state.lanes and state.chance is None:
        state.run_due()


def _heap_without(state: TruckerState) -> tuple[int, ...]:
    used = {ship.tile_at(cell) for ship in state.ships for cell in cells_in(ship.occupied)}
    return tuple(tile for tile in state.heap.face_down if tile not in used)


def _bank_without(state: TruckerState) -> list[int]:
    loaded = [sum(ship.total_goods()[colour] for ship in state.ships) for colour in range(len(COLOURS))]
    return [count - out for count, out in zip(state.bank, loaded, strict=True)]


# Playing


def play(state: TruckerState, rolls: Sequence[Roll] = (), moves: Mapping[int, str] | None = None) -> list[Event]:
    """Go on with these rolls and moves; see above."""
    script = _Script(list(rolls), {Seat(seat): _words(text) for seat, text in (moves or {}).items()})
    events: list[Event] = []
    while (happened := script.step(state)) is not None:
        events += happened
    script.check_used(state)
    return events


def _words(text: str) -> list[str]:
    return [move.strip() for move in text.replace(", ", ";").split(";") if move.strip()]


class _Script:
    def __init__(self, rolls: list[Roll], moves: dict[Seat, list[str]]) -> None:
        self.rolls = rolls
        self.moves = moves

    def step(self, state: TruckerState) -> list[Event] | None:
        """One outcome or one move, or None where nothing fits."""
        if state.chance is not None:
            outcome = self._outcome(state)
            return None if outcome is None else state.resolve(outcome)
        for seat in state.decisions:
            move = self._next_move(state, seat)
            if move is not None:
                return state.apply(seat, parse_move(move))
        return None

    def _outcome(self, state: TruckerState) -> Outcome | None:
        chance = state.chance
        if isinstance(chance, Reveal):
            cards = state.deck.read_cards()
            return None if not cards or cards == (CARD_NUMBERS[FILLER],) else cards[:1]
        if isinstance(chance, Dice) and self.rolls:
            return _dice(self.rolls.pop(0), chance.count)
        return None

    def _next_move(self, state: TruckerState, seat: Seat) -> str | None:
        own = self.moves.get(seat, [])
        if state.decisions[seat].ask is Ask.FLY_ON and own[:1] not in (["give-up"], ["fly-on"]):
            return "fly-on" if self._flies_on(state) else None
        return own.pop(0) if own else None

    def _flies_on(self, state: TruckerState) -> bool:
        return state.deck.read_cards() != (CARD_NUMBERS[FILLER],) or any(
            "give-up" in own for own in self.moves.values()
        )

    def check_used(self, state: TruckerState) -> None:
        left = {seat: own for seat, own in self.moves.items() if own}
        assert not self.rolls, f"rolls {self.rolls} were not used; asked now: {asked(state)}"
        assert not left, f"moves {left} were not used; asked now: {asked(state)}"


def _dice(roll: Roll, count: int) -> Outcome:
    if isinstance(roll, tuple):
        assert len(roll) == count, f"{count} dice are due, not {roll}"
        return roll
    assert count == 2, f"{count} dice are due: say them all"
    return (max(1, roll - 6), roll - max(1, roll - 6))


def asked(state: TruckerState) -> dict[int, str]:
    """Who is asked what."""
    return {seat: question.ask.name for seat, question in state.decisions.items()}


def moves_of(state: TruckerState, seat: int) -> list[str]:
    """A seat's legal moves as text."""
    return [str(move) for move in state.legal_moves(Seat(seat))]


def refusal(state: TruckerState, seat: int, move: str) -> tuple[str, str] | None:
    """The code and the rule with which this move is refused, or None."""
    problem = state.problem_with(Seat(seat), parse_move(move))
    return None if problem is None else (problem.code, problem.rule)


def told(events: Sequence[Event], kind: type[E]) -> list[E]:
    """The events of this kind."""
    return [event for event in events if isinstance(event, kind)]


# Building


def build(seats: int = 2, **options: Any) -> TruckerState:
    """A new game."""
    return GAME.new_game(GAME.read_options(options), seats)


def do(state: TruckerState, seat: int, moves: str) -> list[Event]:
    """This seat makes these moves, one after the other."""
    return [event for move in _words(moves) for event in state.apply(Seat(seat), parse_move(move))]


def take(state: TruckerState, seat: int, tile: str) -> list[Event]:
    """Take a face-down component that turns out to be this one."""
    events = do(state, seat, "take")
    assert isinstance(state.chance, TileDraw)
    return events + state.resolve((TILES[tile],))


def take_special(state: TruckerState, seat: int, tile: str) -> list[Event]:
    """Take a face-down special component that turns out to be this one."""
    events = do(state, seat, "take-special")
    assert isinstance(state.chance, SpecialDraw)
    return events + state.resolve((TILES[tile],))


def set_up(mission: str, *dealt: str, seats: int = 2, **options: Any) -> TruckerState:
    """A new game whose mission is set up: where special components are dealt, these, two a seat."""
    own = {"sets": ["missions"], "missions": [mission], **options}
    state = build(seats, **own)
    while "BUILD" not in asked(state).values():
        if state.chance is None:
            seat = next(iter(state.questions))
            state.apply(seat, state.questions[seat].default(state, seat))
        else:
            is_deal = isinstance(state.chance, SpecialDeal) and dealt
            state.resolve(tuple(TILES[tile] for tile in dealt) if is_deal else state.chance.sample(Random(0)))
    return state


def place(state: TruckerState, seat: int, tile: str, square: Square, turn: int = 0) -> list[Event]:
    """Take this component, face down, and put it there."""
    return take(state, seat, tile) + do(state, seat, f"place {square[0]},{square[1]} {turn}")


def read(state: TruckerState, seat: int, pile: int, cards: Sequence[str]) -> list[Event]:
    """Read a pile for the first time and find these cards."""
    return do(state, seat, f"read {pile}") + state.resolve(tuple(CARD_NUMBERS[id] for id in cards))


def finish(state: TruckerState) -> list[Event]:
    """Everybody still building finishes, in seat order, on the best space left."""
    events: list[Event] = []
    for seat in state.all_seats():
        if not state.rockets[seat].space:
            free = min(space for space in range(1, state.seats + 1) if space not in spaces_of(state))
            events += do(state, seat, f"finish {free}")
    return events
