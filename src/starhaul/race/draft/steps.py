"""The course of a draft, up to the first round."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, final

from starhaul.kernel import Decision, Move, Seat
from starhaul.race.asks import Ask, sealed
from starhaul.race.draws import DueCards, to_seen
from starhaul.race.events import StartWorldDealt, answered
from starhaul.race.moves import KEEP, CardMove
from starhaul.race.piles import Pile
from starhaul.race.player import NOTHING, Player
from starhaul.race.questions import RaceQuestion
from starhaul.race.steps import RaceLaneStep, RaceStep

from .events import CardTaken, DecksFormed, PackReceived, StartWorldsDealt
from .packs import PACK, Draft, is_start

if TYPE_CHECKING:
    from starhaul.race.state import RaceState


def draft_of(state: RaceState) -> Draft:
    draft = state.draft
    assert draft is not None
    return draft


# --- start worlds ---------------------------------------------------------------------------------------------


@final
class ToDraftedWorlds(DueCards):
    """An even start world, then an odd one, face down (TGS-DRAFT-02)."""

    __slots__ = ()

    def bag(self, state: RaceState, player: Player) -> Sequence[int]:
        parity = len(draft_of(state).worlds[player.seat])
        return [card for card in state.piles[player.pile].deck if is_start(state.cards, card, parity)]

    def take(self, state: RaceState, player: Player, drawn: tuple[int, ...]) -> None:
        draft_of(state).worlds[player.seat] += drawn
        state.tell(StartWorldsDealt(player.seat, len(drawn), drawn))


@final
class DealDraftedWorld(RaceLaneStep):
    __slots__ = ()

    def run(self, state: RaceState, seat: Seat) -> None:
        state.draw(ToDraftedWorlds(seat, 1, "start"))


@final
class DealDraftedWorlds(RaceStep):
    __slots__ = ()

    def run(self, state: RaceState) -> None:
        for player in state.players:
            state.all_first_for(player.seat, DEAL_DRAFTED_WORLD, DEAL_DRAFTED_WORLD)


# --- packs ----------------------------------------------------------------------------------------------------


@final
class DealPack(RaceLaneStep):
    __slots__ = ()

    def run(self, state: RaceState, seat: Seat) -> None:
        state.draw(to_seen(seat, PACK, "draft"))


@final
class NextSet(RaceStep):
    """Five new cards for everybody, as long as there are so many (TGS-DRAFT-03, -05)."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        if len(state.piles[0].deck) < PACK * len(state.players):
            return
        draft = draft_of(state)
        draft.set += 1
        draft.passed = [[] for _ in state.players]
        for player in state.players:
            state.first_for(player.seat, DEAL_PACK)
        state.agenda.first(TAKE_CARDS, NEXT_SET)


@final
class TakeCards(RaceStep):
    """All take a card at the same time; the last of a pack goes by itself."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        draft = draft_of(state)
        for player in state.players:
            for card in player.seen:
                draft.met[player.seat] |= state.cards.bit[card]
            if len(player.seen) == 1:
                take(state, player, player.seen[0])
            else:
                state.ask(player.seat, CHOOSE_CARD)
        if state.players[0].seen:
            state.agenda.first(PASS_PACKS)


@final
class ChooseCard(RaceQuestion):
    """One card of the pack, in secret (TGS-DRAFT-14)."""

    __slots__ = ()

    decision: ClassVar[Decision] = sealed(Ask.DRAFT)
    rule: ClassVar[str] = "TGS-DRAFT-03"

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        return [KEEP[card] for card in state.players[seat].seen]

    def answer(self, state: RaceState, seat: Seat, move: Move) -> None:
        assert isinstance(move, CardMove)
        take(state, state.players[seat], move.card)


def take(state: RaceState, player: Player, card: int) -> None:
    player.seen = [other for other in player.seen if other != card]
    insort(draft_of(state).taken[player.seat], card)
    state.tell(CardTaken(player.seat, 1, (card,)))


@final
class PassPacks(RaceStep):
    """Each pack goes to the neighbour: the next seat is on the left (TGS-DRAFT-13)."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        draft = draft_of(state)
        packs = [player.seen for player in state.players]
        shift = -1 if draft.to_the_left else 1
        for player in state.players:
            draft.passed[player.seat].append(sum([state.cards.bit[card] for card in player.seen]))
        for player in state.players:
            player.seen = packs[(player.seat + shift) % len(packs)]
            state.tell(PackReceived(player.seat, len(player.seen), tuple(player.seen), draft.set))
        state.agenda.first(TAKE_CARDS)


# --- decks, hands and start worlds ----------------------------------------------------------------------------


@final
class FormDecks(RaceStep):
    """Each seat has its own deck and discard pile; what is left goes back into the box (TGS-DRAFT-05, -07, -10)."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        draft = draft_of(state)
        for player in state.players:
            player.pile = len(state.piles)
            state.piles.append(Pile(draft.taken[player.seat], [], 0))
            draft.taken[player.seat] = []
        state.tell(DecksFormed(len(state.piles[1].deck), len(state.piles[0].deck)))


@final
class ChooseStartWorld(RaceQuestion):
    """One of the two start worlds, revealed together with the others' (TGS-DRAFT-07)."""

    __slots__ = ()

    decision: ClassVar[Decision] = sealed(Ask.START_WORLD)
    rule: ClassVar[str] = "TGS-DRAFT-07"

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        return [KEEP[card] for card in draft_of(state).worlds[seat]]

    def answer(self, state: RaceState, seat: Seat, move: Move) -> None:
        assert isinstance(move, CardMove)
        draft_of(state).kept[seat] = move.card
        state.tell(answered(seat))


@final
class ChooseStartWorlds(RaceStep):
    __slots__ = ()

    def run(self, state: RaceState) -> None:
        for player in state.players:
            state.ask(player.seat, CHOOSE_START_WORLD)


@final
class RevealStartWorlds(RaceStep):
    """The start worlds are placed; those not kept begin the personal discard piles (TGS-DRAFT-07, -08)."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        draft = draft_of(state)
        for player in state.players:
            kept = draft.kept[player.seat]
            player.place(kept)
            player.wake(state.cards)
            state.discard(player, [card for card in draft.worlds[player.seat] if card != kept])
            draft.worlds[player.seat] = []
            draft.kept[player.seat] = NOTHING
            state.tell(StartWorldDealt(player.seat, kept))
        state.order_seats()


DEAL_DRAFTED_WORLD: Final = DealDraftedWorld()
DEAL_DRAFTED_WORLDS: Final = DealDraftedWorlds()
DEAL_PACK: Final = DealPack()
NEXT_SET: Final = NextSet()
TAKE_CARDS: Final = TakeCards()
CHOOSE_CARD: Final = ChooseCard()
PASS_PACKS: Final = PassPacks()
FORM_DECKS: Final = FormDecks()
CHOOSE_START_WORLD: Final = ChooseStartWorld()
CHOOSE_START_WORLDS: Final = ChooseStartWorlds()
REVEAL_START_WORLDS: Final = RevealStartWorlds()
