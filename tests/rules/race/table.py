"""Positions of Race for tests, and how to play on from them.

    table = Table(
        seat("new-sparta", "drop-ships", hand="rebel-base", spare=3, goods="", chips=2),
        idle("old-earth"),
    )
    table.comes("gem-world spice-world")       # the next cards for seat 0; after them any card
    table.choose("settle", "produce")          # what each seat chooses; seats not named choose like the first
    table.play("place rebel-base")             # seat 0, unless you say seat=1
    assert table.tableau() == ["new-sparta", "drop-ships", "rebel-base"]

Cards go by their ids. `drop-ships` is a copy that is nowhere else yet; in moves and answers the copy does not matter.
`spare` puts that many developments, the dearest first, into a hand that only has to pay. The position is that of a new
round; a seat that is `idle` passes where possible and else takes the first answer.

A move that picks cards may pick several, in any order (`pay gem-world spice-world`), or so many whichever they are
(`pay 2`: spare ones first). Cards come from the deck as soon as they are due. `play` and `choose` return what happened;
all of it is in `table.events`. `rest` answers everything for everybody until the next choice of actions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain
from typing import TypeVar

from starhaul.kernel import Draw, Event, Move, Outcome, Result, Seat
from starhaul.race import (
    Action,
    Ask,
    Expansion,
    Options,
    RaceState,
    RaceView,
    Stage,
    catalogue,
    goal_tiles,
    new_game,
    parse_move,
)
from starhaul.race.draws import DueCards
from starhaul.race.moves import PASS
from starhaul.race.player import Player
from starhaul.race.questions import Picking
from starhaul.race.quirks import SEAT_BY_SEAT
from starhaul.race.view import SeatView

E = TypeVar("E", bound=Event)

CARDS = catalogue()
ACTIONS = [action.name.lower().replace("_", "") for action in Action]
PICKS = ("pay", "keep", "discard", "consume")


@dataclass(frozen=True)
class Place:
    """What lies before one seat."""

    tableau: tuple[str, ...]
    hand: str
    spare: int
    goods: str
    chips: int
    holds: str
    is_idle: bool = False


def seat(*tableau: str, hand: str = "", spare: int = 0, goods: str = "", chips: int = 0, holds: str = "") -> Place:
    """A seat with these cards; `goods` are the worlds that carry one, `holds` are goal tiles."""
    return Place(tableau, hand, spare, goods, chips, holds)


def idle(*tableau: str, hand: str = "", spare: int = 0, goods: str = "", chips: int = 0, holds: str = "") -> Place:
    """A seat that does as little as it may."""
    return replace(seat(*tableau, hand=hand, spare=spare, goods=goods, chips=chips, holds=holds), is_idle=True)


def plain(label: str) -> str:
    """Without the numbers of copies."""
    return " ".join(word.partition("#")[0] for word in label.split(" "))


def told(events: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def due(state: RaceState) -> Draw:
    """The draw that is due."""
    assert isinstance(state.chance, Draw)
    return state.chance


def due_cards(state: RaceState) -> DueCards:
    """For whom and why cards are drawn now."""
    assert isinstance(state.awaited, DueCards)
    return state.awaited


class Table:
    """A game at the beginning of a round."""

    def __init__(
        self,
        *seats: Place,
        expansion: Expansion = "tgs",
        expert: bool = False,
        goals: str = "",
        pool: int | None = None,
        quirks: int = 0,
    ) -> None:
        options = Options(expansion, goals=bool(goals), expert=expert)
        self.state = _first_round(options, len(seats), quirks)
        self.events: list[Event] = []
        self._idle = [place.is_idle for place in seats]
        self._coming: list[list[str]] = [[] for _ in seats]
        self.drawn: list[tuple[tuple[Seat, ...] | None, list[str]]] = []
        """Who saw what come from the deck; None is everybody."""
        self._fill(seats, goals, pool)

    def _fill(self, seats: tuple[Place, ...], goals: str, pool: int | None) -> None:
        state = self.state
        bag = _Bag(CARDS.deck(state.options.expansion))
        numbers = {tile.id: number for number, tile in enumerate(goal_tiles())}
        tableaus = [[bag.take(name) for name in place.tableau or [bag.start_world()]] for place in seats]
        hands = [[bag.take(name) for name in place.hand.split()] for place in seats]
        for player, place, tableau, hand in zip(state.players, seats, tableaus, hands, strict=True):
            _clear(player)
            for card in tableau:
                player.place(card)
            player.wake(CARDS)
            player.hand = sorted([*hand, *[bag.spare() for _ in range(place.spare)]])
            for name in place.goods.split():
                player.add_good(next(card for card in tableau if plain(CARDS.label[card]) == name), bag.spare())
            player.chips = place.chips
            player.goals = sum(1 << numbers[tile] for tile in place.holds.split())
        state.order_seats()
        state.goals = sorted(numbers[tile] for tile in goals.split())
        state.claimed = sum(
            1 << number
            for number in state.goals
            if goal_tiles()[number].kind == "first" and any(player.goals >> number & 1 for player in state.players)
        )
        state.pool = state.pool - sum(place.chips for place in seats) if pool is None else pool
        state.piles[0].deck = bag.left
        state.piles[0].discard = []

    # --- chance ---------------------------------------------------------------------------------------------------

    def comes(self, names: str, seat: int = 0) -> None:
        """The next cards that come from the deck for this seat, one after the other; `?` is any card."""
        self._coming[seat] += names.split()

    def _draw(self) -> Outcome:
        chance = due(self.state)
        bag = _Bag(chance.bag)
        for name in chain.from_iterable(self._coming):
            bag.reserve(name)
        coming = self._coming[due_cards(self.state).seat]
        wanted = [coming.pop(0) if coming else "?" for _ in range(chance.count)]
        cards = [bag.any() if name == "?" else bag.take(name) for name in wanted]
        self.drawn.append((chance.seen_by, names(cards)))
        return tuple(cards)

    def only_deck(self, names: str, discard: str = "") -> None:
        """Deck and discard pile hold these cards, and the rest is out of the game."""
        pile = self.state.piles[0]
        bag = _Bag(pile.deck)
        pile.deck = sorted([bag.take(name) for name in names.split()])
        pile.discard = [bag.take(name) for name in discard.split()]

    # --- moves ----------------------------------------------------------------------------------------------------

    def choose(self, *actions: str) -> list[Event]:
        """What each seat chooses; two words in the expert game."""
        before = len(self.events)
        chosen = [*actions, *[actions[0]] * (len(self.state.players) - len(actions))]
        for number, words in enumerate(chosen):
            for word in sorted(words.split(), key=ACTIONS.index):
                self._apply(Seat(number), self._find(Seat(number), f"choose {word}"))
        self._go_on()
        return self.events[before:]

    def play(self, *moves: str, seat: int = 0) -> list[Event]:
        """These moves of one seat, each when it is asked."""
        before = len(self.events)
        for text in moves:
            for move in self._spelt_out(Seat(seat), text):
                self._apply(Seat(seat), move)
            self._go_on()
        return self.events[before:]

    def each(self, *moves: str) -> list[Event]:
        """One move of every seat."""
        before = len(self.events)
        for number, text in enumerate(moves):
            self.play(text, seat=number)
        return self.events[before:]

    def rest(self, until: Ask = Ask.ACTION) -> list[Event]:
        """Everybody does as little as may be until this is asked, a round begins, or the game is over."""
        before = len(self.events)
        self._go_on()
        while self.asked() and not {until, Ask.ACTION} & {*self.asked().values()}:
            number = next(iter(self.state.decisions))
            self._apply(number, self._least(number))
            self._go_on()
        return self.events[before:]

    def _spelt_out(self, number: Seat, text: str) -> Iterator[Move]:
        word, _, names = text.partition(" ")
        if word not in PICKS:
            yield self._find(number, text)
        elif names.isdigit():
            question = self.state.asked(number)
            assert isinstance(question, Picking)
            pool = [*question.picked, *question.rest]
            assert len(pool) > int(names), f"nothing to choose among {self.moves(number)} of seat {number}"
            for card in sorted(sorted(pool, key=lambda card: (card not in _SPARE, card))[: int(names)]):
                yield self._find(number, f"{word} {CARDS.label[card]}")
        else:
            order = {name: at for at, name in enumerate(map(plain, CARDS.label))}
            for name in sorted(names.split(), key=order.__getitem__):
                yield self._find(number, f"{word} {name}")

    def _find(self, number: Seat, text: str) -> Move:
        legal = self.state.legal_moves(number)
        found = next((move for move in legal if text in (str(move), plain(str(move)))), None)
        assert found is not None, f"{text!r} is not among {[*map(str, legal)]} of seat {number}"
        return found

    def _apply(self, number: Seat, move: Move) -> None:
        self.events += self.state.apply(number, move)
        while self.state.chance is not None:
            self.events += self.state.resolve(self._draw())

    def _go_on(self) -> None:
        while True:
            waiting = [
                number
                for number, decision in self.state.decisions.items()
                if self._idle[number] and decision.ask is not Ask.ACTION
            ]
            if not waiting:
                return
            self._apply(waiting[0], self._least(waiting[0]))

    def _least(self, number: Seat) -> Move:
        legal = self.state.legal_moves(number)
        return PASS if PASS in legal else legal[0]

    # --- looking --------------------------------------------------------------------------------------------------

    def asked(self) -> dict[int, Ask]:
        """Who is asked what."""
        return {number: Ask(decision.ask) for number, decision in self.state.decisions.items()}

    def moves(self, seat: int = 0) -> list[str]:
        return [plain(str(move)) for move in self.state.legal_moves(Seat(seat))]

    def places(self, seat: int = 0) -> list[str]:
        """The cards that may be placed, spare ones left out; by name."""
        moves = [str(move) for move in self.state.legal_moves(Seat(seat))]
        names = [text.partition(" ")[2] for text in moves if text.startswith("place")]
        return sorted(plain(name) for name in names if CARDS.named[name] not in _SPARE)

    def refusal(self, text: str, seat: int = 0) -> tuple[str, str | None]:
        """The code and the rule with which a move is refused."""
        copies = [label for label in CARDS.label if plain(label) == text.partition(" ")[2]]
        hand = {CARDS.label[card] for card in self.state.players[seat].hand}
        name = next((label for label in copies if label in hand), copies[0] if copies else text.partition(" ")[2])
        problem = self.state.problem_with(Seat(seat), parse_move(f"{text.partition(' ')[0]} {name}"))
        assert problem is not None, f"{text!r} is allowed"
        return problem.code, problem.rule

    def left(self, seat: int = 0) -> int:
        """How many cards are still to be picked."""
        question = self.view(seat).question
        assert question is not None
        return question.left

    def view(self, seat: int | None = 0) -> RaceView:
        return self.state.view(None if seat is None else Seat(seat))

    def seen(self, seat: int = 0) -> SeatView:
        """A seat as its own player sees it."""
        return self.view(seat).seats[seat]

    def hand(self, seat: int = 0) -> list[str]:
        hand = self.seen(seat).hand
        assert hand is not None
        return names(hand)

    def size(self, seat: int = 0) -> int:
        """How many cards the hand has."""
        return self.seen(seat).hand_size

    def tableau(self, seat: int = 0) -> list[str]:
        return names(self.seen(seat).tableau)

    def goods(self, seat: int = 0) -> list[str]:
        return names(self.seen(seat).goods)

    def chips(self, seat: int = 0) -> int:
        return self.seen(seat).chips

    def military(self, seat: int = 0) -> int:
        return self.seen(seat).military

    @property
    def discard(self) -> list[str]:
        """What nobody may look at: the discard pile."""
        return names(self.state.piles[0].discard)

    @property
    def result(self) -> Result:
        outcome = self.state.outcome
        assert outcome is not None, "the game is not over"
        return outcome

    def end(self) -> Result:
        """Play a round in which nobody does anything; it must be the last."""
        self.choose(*["develop settle" if self.state.options.expert else "develop"] * len(self.state.players))
        self.rest()
        return self.result

    def points(self, reason: str, seat: int = 0) -> int | None:
        """One line of the final bill."""
        return {line.reason: line.amount for line in self.result.breakdown[seat]}.get(reason)


def names(cards: Iterable[int]) -> list[str]:
    return [plain(CARDS.label[card]) for card in cards]


def _first_round(options: Options, seats: int, quirks: int) -> RaceState:
    """A game after its setup, whatever was dealt."""
    state = new_game(seats=seats, expansion=options.expansion, goals=options.goals, expert=options.expert)
    state.quirks = quirks
    while state.stage is not Stage.CHOICE:
        if state.chance is not None:
            state.resolve(tuple(due(state).bag[: due(state).count]))
        else:
            number = next(iter(state.decisions))
            state.apply(number, state.legal_moves(number)[0])
    state.serial = bool(quirks & SEAT_BY_SEAT)
    return state


def _clear(player: Player) -> None:
    player.hand, player.tableau, player.goods, player.under = [], [], [], []
    player.fresh = player.known = player.shown = player.goals = 0
    player.sums = [0] * len(player.sums)


_SPARE = frozenset(card for card in range(len(CARDS)) if CARDS.is_development[card] and CARDS.copy[card] > 1)
_SPARES = sorted(_SPARE, key=lambda card: (-CARDS.cost[card], card))


class _Bag:
    """Cards that are nowhere yet."""

    def __init__(self, cards: Iterable[int]) -> None:
        self.left = [*cards]
        self._reserved: list[int] = []

    def take(self, name: str) -> int:
        """The lowest copy of this card."""
        card = next((card for card in self.left if name in (CARDS.label[card], plain(CARDS.label[card]))), None)
        assert card is not None, f"there is no {name} left"
        self.left.remove(card)
        return card

    def reserve(self, name: str) -> None:
        """`any` leaves the lowest copy of this card alone."""
        self._reserved += [card for card in self.left if plain(CARDS.label[card]) == plain(name)][:1]

    def start_world(self) -> str:
        """One without powers that would disturb: Sparta, else any."""
        numbered = sorted([card for card in self.left if CARDS.design[card].start is not None], key=_quiet)
        return CARDS.label[numbered[0]]

    def spare(self) -> int:
        card = next(card for card in _SPARES if card in self.left)
        self.left.remove(card)
        return card

    def any(self) -> int:
        kept = [card for card in self.left if card not in self._reserved]
        card = next((card for card in _SPARES if card in kept), kept[-1] if kept else self.left[-1])
        self.left.remove(card)
        return card


def _quiet(card: int) -> tuple[bool, int]:
    return CARDS.label[card] != "new-sparta", -card
