"""Their decisions as our moves."""

from __future__ import annotations

from starhaul.kernel import Move, Seat
from starhaul.race.actions import Action
from starhaul.race.asks import Ask
from starhaul.race.cards import POWER_BITS, Catalogue, catalogue
from starhaul.race.choosing import ChooseActions
from starhaul.race.moves import (
    BUY,
    CHOOSE,
    CONQUER,
    CONSUME,
    DISCARD,
    KEEP,
    NAME,
    PASS,
    PAY,
    PLACE,
    PRODUCE,
    SACRIFICE,
    SELL,
    USE,
    CardMove,
)
from starhaul.race.phases.produce import OrderProduce
from starhaul.race.player import Player
from starhaul.race.powers import Consume, ConsumeAll, ConsumePower, DiscardCards, DrawWhenConsuming, Gamble, Sell
from starhaul.race.questions import Picking
from starhaul.race.state import RaceState

from .transcript import Differs, Json, Transcript

_ACTIONS = {action.name.lower().replace("_", ""): action.value for action in Action}
_POWER_KINDS: dict[str, tuple[type[ConsumePower], ...]] = {
    "goods": (Consume, ConsumeAll),
    "hand": (DiscardCards,),
    "draw": (DrawWhenConsuming,),
    "gamble": (Gamble,),
    "trade": (Sell,),
}
_PICKS: dict[object, tuple[str, str, list[CardMove], Move | None]] = {
    Ask.KEEP: ("explore", "keep", KEEP, None),
    Ask.HAND_LIMIT: ("discard", "c", DISCARD, None),
    Ask.GOODS: ("consume", "goods", CONSUME, None),
    Ask.CHIPS: ("consume", "hand", DISCARD, PASS),
    Ask.PAY: ("pay", "hand", PAY, None),
}
"""Questions for some cards: the decision that answers it, its field, our moves, and the move that ends the picking."""


class Answers:
    """Answers our questions from a transcript."""

    def __init__(self, transcript: Transcript, state: RaceState) -> None:
        self.transcript = transcript
        self.state = state
        self.cards: Catalogue = catalogue()

    def answer(self, seat: Seat) -> Move:
        player = self.state.players[seat]
        ask = self.state.decisions[seat].ask
        if ask in _PICKS:
            kind, field, table, stop = _PICKS[ask]
            return self._pick(player, self.transcript.expect(seat, kind)[field], table, stop)
        if ask in (Ask.DEVELOP, Ask.SETTLE):
            return self._place(self.transcript.expect(seat, "place"))
        return self._answer_rarely_asked(player, ask)

    def _answer_rarely_asked(self, player: Player, ask: object) -> Move:
        seat = player.seat
        match ask:
            case Ask.START_HAND:
                return self._pick(player, self.transcript.game["setup"][seat]["discard"], DISCARD, None)
            case Ask.ACTION:
                return self._action(player)
            case Ask.SECOND_WORLD:
                return self._second_world(seat)
            case Ask.PAYMENT | Ask.STRENGTH:
                return self._pay(player, ask, self.transcript.expect(seat, "pay"))
            case Ask.SELL:
                return SELL[self.transcript.card(self.transcript.expect(seat, "trade")["world"])]
            case Ask.POWER | Ask.GAMBLE:
                return self._power(seat) if ask is Ask.POWER else self._guess(seat)
            case _:
                return self._produce(player, ask)

    def _pick(self, player: Player, names: list[str], table: list[CardMove], stop: Move | None) -> Move:
        """The lowest card of these that is not picked yet."""
        question = self.state.asked(player.seat)
        assert isinstance(question, Picking)
        left = [card for card in self.transcript.cards(names) if card not in question.picked]
        if left:
            return table[left[0]]
        if stop is None:
            raise Differs("decision", "one card more", names, player.seat)
        return stop

    def _action(self, player: Player) -> Move:
        question = self.state.asked(player.seat)
        assert isinstance(question, ChooseActions)
        event = self.transcript.expect(player.seat, "action")
        chosen = sorted([_ACTIONS[name] for name in event["a"]])
        number = chosen[question.chosen.bit_count()]
        if number == chosen[-1]:
            self.transcript.pop(player.seat, "action")
        return CHOOSE[number]

    def _place(self, event: Json) -> Move:
        name = event["card"]
        return PASS if name is None else PLACE[self.transcript.card(name)]

    def _second_world(self, seat: int) -> Move:
        """No word of it means no second world (RFG-RPL-07)."""
        event = self.transcript.next_decision(seat)
        if event is None or event["t"] != "settle_power":
            return PASS
        self.transcript.pop(seat, "settle_power")
        event = self.transcript.next_decision(seat)
        if event is None or event["t"] != "place":
            return PASS
        return self._place(self.transcript.pop(seat, "place"))

    def _pay(self, player: Player, ask: object, event: Json) -> Move:
        used = [card for card in self.transcript.cards(event.get("use", [])) if card in player.tableau]
        if ask is Ask.STRENGTH:
            for card in used:
                if self.cards.sacrifice_military[card]:
                    return SACRIFICE[card]
            return self._pick(player, event["hand"], DISCARD, CONQUER)
        if event["mode"] == "conquer":
            return CONQUER
        ways = self.state.legal_moves(player.seat)
        return next((SACRIFICE[card] for card in used if SACRIFICE[card] in ways), BUY)

    def _power(self, seat: int) -> Move:
        event = self.transcript.next_decision(seat)
        if event is None:
            return PASS
        if event["t"] == "consume_stop":
            self.transcript.pop(seat, "consume_stop")
            return PASS
        card = self.transcript.card(event["by"])
        kinds = _POWER_KINDS["trade" if event["t"] == "trade" else event["kind"]]
        for at, power in enumerate(self.cards.consume[card]):
            if isinstance(power, kinds):
                return USE[card << POWER_BITS | at]
        raise Differs("decision", "no such power", event["by"], seat)

    def _guess(self, seat: int) -> Move:
        event = self.transcript.later(seat, "guess")
        if event is None:
            raise Differs("decision", "guess", None, seat)
        return NAME[event["n"]]

    def _produce(self, player: Player, ask: object) -> Move:
        transcript = self.transcript
        if ask is Ask.WINDFALL:
            return PRODUCE[self._next_world(player.seat)]
        if ask is Ask.PRODUCE:
            return self._order(player)
        assert ask is Ask.FACTORY, ask
        return DISCARD[transcript.card(transcript.expect(player.seat, "produce_discard")["card"])]

    def _next_world(self, seat: int) -> int:
        """The world whose good comes next."""
        coming = self.transcript.coming[0] if self.transcript.coming else None
        if coming is None or coming.seat != seat or coming.world is None:
            raise Differs("decision", "produce", None, seat)
        return coming.world

    def _order(self, player: Player) -> Move:
        """What counts first, or the card for a good; no word of it means no good (RFG-RPL-10, -11)."""
        event = self.transcript.next_decision(player.seat)
        if event is not None and event["t"] == "produce_power" and player.hand:
            self.transcript.pop(player.seat, "produce_power")
            card = self.transcript.card(event["card"])
            if not self._is_factory(card):
                return self._use(player, card)
            event = self.transcript.next_decision(player.seat)
        if event is None:
            return PASS
        by_itself = self._used_by_itself(player)
        if by_itself is not None:
            return USE[by_itself]
        if event["t"] != "produce_discard":
            return PASS
        return self._use(player, self.transcript.card(event["world"]))

    def _used_by_itself(self, player: Player) -> int | None:
        """A counting power used without a word: the one whose cards come next, or one that drew nothing."""
        seat = player.seat
        draws = self.transcript.draws_of_phase(seat)
        named = self.transcript.later(seat, "produce_power") is not None
        coming = self.transcript.coming[0] if self.transcript.coming else None
        for code in reversed(self._codes(player)):
            card = code >> POWER_BITS
            if self._is_factory(card):
                continue
            if coming is not None and coming.seat == seat and coming.by == card:
                return code
            if card not in draws and not named:
                return code
        return None

    def _use(self, player: Player, card: int) -> Move:
        return next((USE[code] for code in self._codes(player) if code >> POWER_BITS == card), PASS)

    def _codes(self, player: Player) -> tuple[int, ...]:
        """The powers of Produce that are still to be used."""
        question = self.state.asked(player.seat)
        assert isinstance(question, OrderProduce)
        return question.codes

    def _is_factory(self, card: int) -> bool:
        return any(power.kind == "discard_to_produce" for power in self.cards.produce[card])
