"""What a seat cannot know: taken out of a copy of the state, and guessed again.

Cards in places that a seat cannot look into (other hands, goods, deck, what others discarded) are interchangeable for
it. Hiding deals those cards into these places again, lowest first; guessing deals them at random. Choices that are
sealed, and cards that somebody is just picking, are made again as well. What a seat knew of the discard
pile it forgets when the pile becomes the deck.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Final

from .actions import Stage
from .choosing import ChooseActions, action_moves, actions_each, chosen_actions
from .moves import PASS, Choose, Place
from .player import NOTHING
from .questions import Pick, Picking

if TYPE_CHECKING:
    from starhaul.kernel import Seat

    from .piles import Pile
    from .player import Player
    from .state import RaceState


def hide(state: RaceState, seat: Seat | None) -> RaceState:
    """A copy that depends on nothing that the seat does not know."""
    table = state.clone()
    _deal_anew(table, seat, None)
    return table


def guess(table: RaceState, seat: Seat | None, rng: Random) -> RaceState:
    """A copy that could be the truth, as far as the seat knows."""
    copy = table.clone()
    _deal_anew(copy, seat, rng)
    return copy


def _deal_anew(table: RaceState, seat: Seat | None, rng: Random | None) -> None:
    others = [player for player in table.players if player.seat != seat]
    for piles in _groups(table, seat):
        _HiddenCards(table, seat, piles).deal(rng)
    known = table.known_moves
    table.known_moves = {asked: moves for asked, moves in known.items() if asked == seat}
    for player in others:
        _pick_anew(table, player, rng)
    if table.is_sealed:
        for player in others:
            _choose_anew(table, player, rng)


def _groups(table: RaceState, seat: Seat | None) -> list[list[int]]:
    """Cards never wander between a seat's own pile and those of others."""
    everything = [*range(len(table.piles))]
    if seat is None or len(everything) == 1:
        return [everything]
    own = table.players[seat].pile
    return [[own], [pile for pile in everything if pile != own]]


class _HiddenCards:
    """The cards of some piles that a seat cannot see, with the places where they lie."""

    def __init__(self, table: RaceState, seat: Seat | None, piles: list[int]) -> None:
        self.players = [player for player in table.players if player.pile in piles]
        self.others = [player for player in self.players if player.seat != seat]
        self.piles = [table.piles[number] for number in piles]
        self.table = table
        self.known = table.players[seat].known if seat is not None else 0
        self.own = table.piles[table.players[seat].pile] if seat is not None else None
        self.cards: list[int] = []
        self.seat = seat
        self.draft = table.draft if 0 in piles else None

    def deal(self, rng: Random | None) -> None:
        cards = self.cards = self._gather()
        if rng is None:
            cards.sort(reverse=True)
        else:
            rng.shuffle(cards)
        if self.draft is not None:
            packs = [(player.seat, len(player.seen)) for player in self.others if not player.pile]
            box = len(self.piles[0].deck)
            self.cards = self.draft.deal_anew(cards, self.seat, packs=packs, box=box, table=self.table.cards, rng=rng)
        for player in self.others:
            self._deal_hand(player)
        for player in self.players:
            player.under = self._deal_out(len(player.under))
        robot = self.table.robot
        if robot is not None:
            robot.deck = self._deal_out(len(robot.deck))
        for pile in reversed(self.piles):  # in a draft the first is the box, which comes last
            self._deal_pile(pile)

    def _gather(self) -> list[int]:
        cards: list[int] = []
        for player in self.others:
            cards += player.hand
            cards += player.seen
        for player in self.players:
            cards += player.under
        if self.table.robot is not None:
            cards += self.table.robot.deck
        if self.draft is not None:
            cards += self.draft.hidden_from(self.seat)
        seen = self.known
        for pile in self.piles:
            cards += pile.discard
            cards += pile.deck
            seen |= pile.shown
        for player in self.others:
            seen |= player.shown
        if not seen:
            return cards
        visible = set(cards_in(seen))
        return [card for card in cards if card not in visible]

    def _deal_out(self, count: int) -> list[int]:
        """The next cards to be dealt."""
        if not count:
            return []
        dealt = self.cards[-count:]
        del self.cards[-count:]
        return dealt

    def _take(self, count: int) -> list[int]:
        """The next cards to be dealt, sorted."""
        return sorted(self._deal_out(count))

    def _deal_hand(self, player: Player) -> None:
        if player.shown:
            shown = cards_in(player.shown)
            player.hand = sorted([*shown, *self._take(len(player.hand) - len(shown))])
        else:
            player.hand = self._take(len(player.hand))
        player.seen = self._take(len(player.seen))

    def _deal_pile(self, pile: Pile) -> None:
        """A seat that knew so many cards of the pile knows as many now; the order of a pile means nothing."""
        bit = self.table.cards.bit
        size = len(pile.discard)
        discard = [*cards_in(pile.shown | (self.known if pile is self.own else 0))]
        for player in self.others:
            if player.known and self.table.piles[player.pile] is pile:
                cards = self._take(player.known.bit_count())
                player.known = 0
                for card in cards:
                    player.known |= bit[card]
                discard = discard + cards
        pile.discard = discard + self._take(size - len(discard))
        pile.deck = self._take(len(pile.deck))


_BYTES: Final = 20
"""Enough for a set of all cards, printed and added."""
_IN_BYTE: Final = [
    [[8 * at + bit for bit in range(8) if byte >> bit & 1] for byte in range(256)] for at in range(_BYTES)
]


@lru_cache(4096)
def cards_in(chosen: int) -> tuple[int, ...]:
    """The cards of a set, in order of their numbers."""
    cards: list[int] = []
    for at, byte in enumerate(chosen.to_bytes(_BYTES, "little")):
        cards += _IN_BYTE[at][byte]
    return tuple(cards)


def _pick_anew(table: RaceState, player: Player, rng: Random | None) -> None:
    """Cards that are being picked from a hidden place are some of the cards that were dealt there now."""
    question = table.asked(player.seat)
    if not isinstance(question, Picking) or not question.picks_from:
        return
    pool = player.hand if question.picks_from == "hand" else player.seen
    count = len(question.picked)
    chosen = [*pool]
    if rng is not None and isinstance(question, Pick):
        chosen = sorted(rng.sample(pool, count + question.left))
    start = pool.index(chosen[count - 1]) + 1 if count else 0
    table.questions[player.seat] = question.with_picks(pool[start:], question.left, tuple(chosen[:count]))


def _choose_anew(table: RaceState, player: Player, rng: Random | None) -> None:
    """A sealed choice could be any that the seat could have made."""
    if table.stage is Stage.CHOICE:
        _choose_actions_anew(table, player, rng)
    elif player.seat not in table.questions and player.hand:
        player.placing = NOTHING
        question = next(iter(table.questions.values()))  # seats that have not answered yet are asked the same
        move = PASS if rng is None else rng.choice(question.moves(table, player.seat))
        if isinstance(move, Place):
            player.placing = move.card


def _choose_actions_anew(table: RaceState, player: Player, rng: Random | None) -> None:
    chosen = 0
    for _ in range(chosen_actions(table, player).bit_count()):
        moves = action_moves(actions_each(table), chosen)
        move = moves[0] if rng is None else rng.choice(moves)
        assert isinstance(move, Choose)
        chosen |= move.bit
    if player.seat in table.questions:
        table.questions[player.seat] = ChooseActions(chosen)
    else:
        player.actions = chosen
