"""Playing a transcript through our rules."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from starhaul.kernel import BadOutcome, Event, IllegalMove
from starhaul.race import quirks
from starhaul.race.actions import Stage
from starhaul.race.cards import catalogue
from starhaul.race.designs import goal_tiles
from starhaul.race.draws import DueCards
from starhaul.race.events import (
    Consumed,
    Discarded,
    DiscardedForChips,
    Gambled,
    GameEnded,
    Kept,
    PhaseBegan,
    Placed,
    PlacementsRevealed,
    RoundBegan,
    Sold,
)
from starhaul.race.options import Options
from starhaul.race.phases.placing import ALL_SPENT, sacrifice
from starhaul.race.player import Player
from starhaul.race.setup import begin, lay_table
from starhaul.race.state import RaceState

from .answers import Answers
from .comparison import compare_digest, compare_result
from .transcript import Differs, Json, Transcript, goals_by_name, slug

_STAGES = {
    Stage.EXPLORE: "explore",
    Stage.DEVELOP: "develop",
    Stage.DEVELOP_2: "develop2",
    Stage.SETTLE: "settle",
    Stage.SETTLE_2: "settle2",
    Stage.CONSUME: "consume",
    Stage.PRODUCE: "produce",
    Stage.END: "end",
}


class ToldState(RaceState):
    """A state that lets the session hear of each event at once."""

    __slots__ = ("ear",)

    def __init__(self, table: RaceState, ear: Session) -> None:
        super().__init__(
            table.options,
            table.cards,
            table.quirks,
            table.players,
            table.order,
            table.piles,
            table.pool,
            table.round,
            table.stage,
            table.goals,
            table.claimed,
            table.serial,
            table.ended,
            table.robot,
            table.draft,
            table.agenda,
            table.lanes,
            table.questions,
            table.awaited,
            table.known_moves,
            table.memory,
        )
        self.ear: Session = ear

    def tell(self, event: Event) -> None:
        self.ear.hear(event)


@mypyc_attr(allow_interpreted_subclasses=True)
class Session:
    """One game: what is due is taken from the transcript, what happens is struck off there."""

    def __init__(self, game: Json) -> None:
        self.round: int = 0
        self.is_in_phase: bool = False
        self.transcript: Transcript = Transcript(game)
        expansion = "tgs" if game["expansion"] else "base"
        options = Options(expansion, game["goals"] is not None, bool(game["advanced"]))  # type: ignore[arg-type]
        self.state: ToldState = ToldState(
            lay_table(options, len(self.transcript.seats), catalogue(), quirks.ORACLE), self
        )
        self.answers: Answers = Answers(self.transcript, self.state)

    def play(self) -> None:
        """To the end, or raise Differs."""
        self.transcript.read()
        begin(self.state)
        while not self.state.is_over:
            due = self.state.awaited
            if isinstance(due, DueCards):
                self._come(due)
            else:
                self._decide()
        self.transcript.at = "result"
        compare_result(self.state, self.transcript.game["result"])
        if not self.transcript.is_used_up:
            raise Differs("length", "over", "goes on")

    def _come(self, due: DueCards) -> None:
        try:
            self.state.resolve(self._outcome(due))
        except BadOutcome as error:
            raise Differs("draw", str(error), None, due.seat) from None

    def _outcome(self, due: DueCards) -> tuple[int, ...]:
        state = self.state
        game = self.transcript.game
        if due.by == "goals":
            kind = "most" if state.goals else "first"
            numbers = [goals_by_name()[slug(name)] for name in game["goals"]]
            return tuple([number for number in numbers if goal_tiles()[number].kind == kind])
        if not state.players[0].tableau:
            return tuple([self.transcript.card(dealt["world"]) for dealt in game["setup"]])
        deck = state.piles[0].deck
        return tuple([self.transcript.next_card(due.seat) for _ in range(min(due.count, len(deck)))])

    def _decide(self) -> None:
        seat = next(iter(self.state.decisions))
        move = self.answers.answer(seat)
        try:
            self.state.apply(seat, move)
        except IllegalMove as problem:
            raise Differs("decision", str(problem), str(move), seat) from None

    # --- what our rules tell ------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        """Strike off the decision that was carried out, by answer or by itself."""
        match event:
            case RoundBegan() | PhaseBegan() | GameEnded():
                self._end_phase(event)
            case PlacementsRevealed(cards=cards):
                for seat, card in enumerate(cards):
                    self._same_card(seat, "place", card, self.transcript.pop(seat, "place")["card"])
            case Placed(seat=seat, card=card, cards=paid):
                self._placed(seat, card, paid)
            case Kept(seat=seat, cards=cards):
                self._same_cards(seat, "keep", cards, self.transcript.pop(seat, "explore")["keep"])
            case Discarded(seat=seat, cards=cards, why="hand-limit"):
                self._same_cards(seat, "discard", cards, self.transcript.pop(seat, "discard")["c"])
            case Discarded(seat=seat, why="produce"):
                self.transcript.pop(seat, "produce_discard")
            case _:
                self._hear_consuming(event)

    def _hear_consuming(self, event: Event) -> None:
        match event:
            case Sold(seat=seat, world=world, price=price):
                theirs = self.transcript.pop(seat, "trade")
                self._same_card(seat, "trade", world, theirs["world"])
                self._same(seat, "price", price, theirs["value"])
            case Consumed(seat=seat, by=by, worlds=worlds, vp=vp):
                theirs = self.transcript.pop(seat, "consume")
                self._same_card(seat, "consume", by, theirs["by"])
                self._same_cards(seat, "goods", worlds, theirs.get("goods", []))
                self._same(seat, "vp", vp, theirs.get("vp", 0))
            case DiscardedForChips(seat=seat, by=by, cards=cards):
                theirs = self.transcript.pop(seat, "consume")
                self._same_card(seat, "consume", by, theirs["by"])
                self._same_cards(seat, "consume", cards, theirs["hand"])
            case Gambled(seat=seat):
                self.transcript.pop(seat, "consume")
                self.transcript.pop(seat, "guess")
            case _:
                pass

    def _same(self, seat: int, what: str, ours: int, theirs: object) -> None:
        if ours != theirs:
            raise Differs(what, ours, theirs, seat)

    def _same_card(self, seat: int, what: str, ours: int | None, theirs: str | None) -> None:
        if ours != (None if theirs is None else self.transcript.card(theirs)):
            raise Differs(what, None if ours is None else self.state.cards.label[ours], theirs, seat)

    def _same_cards(self, seat: int, what: str, ours: tuple[int, ...] | None, theirs: list[str]) -> None:
        if list(ours or ()) != self.transcript.cards(theirs):
            raise Differs(what, [self.state.cards.label[card] for card in ours or ()], theirs, seat)

    def _placed(self, seat: int, card: int, paid: tuple[int, ...] | None) -> None:
        theirs = self.transcript.pop(seat, "pay")
        self._same_card(seat, "pay", card, theirs["card"])
        self._same_cards(seat, "pay", paid, theirs["hand"])
        player = self.state.players[seat]
        for used in self.transcript.cards(theirs.get("use", [])):
            self._sacrifice_idly(player, used)
        if self.transcript.is_noted("mercenaries_spent", seat, self.transcript.at):
            player.spent = ALL_SPENT

    def _sacrifice_idly(self, player: Player, card: int) -> None:
        """A card given up although it was not needed leaves the tableau all the same (RFG-RPL-04, -05)."""
        cards = self.state.cards
        strength = cards.sacrifice_military[card]
        if card in player.tableau and (strength or cards.sacrifice_free_world[card] is not None):
            sacrifice(self.state, player, card, strength)

    def _end_phase(self, event: RoundBegan | PhaseBegan | GameEnded) -> None:
        """A phase has ended, or the setup: compare, and see what comes now."""
        if self.is_in_phase or not self.round:
            self._compare()
        self.transcript.phase += 1
        self.is_in_phase = isinstance(event, PhaseBegan)
        if isinstance(event, RoundBegan):
            self.round = event.round
            self.transcript.at = f"round {self.round}"
        elif isinstance(event, PhaseBegan):
            self.transcript.at = f"round {self.round} {_STAGES[event.stage]}"

    def _compare(self) -> None:
        if not self.transcript.digests:
            raise Differs("length", self.transcript.at, None)
        label, theirs = self.transcript.digests.popleft()
        if label != self.transcript.at:
            raise Differs("phase", self.transcript.at, label)
        compare_digest(self.state, self.transcript, theirs)
