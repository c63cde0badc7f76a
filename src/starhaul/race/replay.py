"""Games of an independent engine, played through our rules with its draws and decisions.

After every phase our state is compared with the digest of the other engine, at the end the scores. Where that engine
reads the rules otherwise its way is followed: see `quirks`.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from starhaul.kernel import BadOutcome, Event, IllegalMove, Move, Seat

from . import quirks
from .actions import Action, Stage
from .asks import Ask
from .cards import POWER_BITS, catalogue, goal_tiles
from .events import (
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
from .goals import goal_points
from .moves import (
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
from .options import Options
from .phases import settle
from .player import Player
from .powers import Consume, ConsumeAll, ConsumePower, DiscardCards, DrawWhenConsuming, Gamble, Sell
from .scoring import bill, tiebreak
from .setup import begin
from .state import RaceState

Json = Mapping[str, Any]

_ACTIONS = {
    "explore5": Action.EXPLORE_5,
    "explore1": Action.EXPLORE_1,
    "develop": Action.DEVELOP,
    "develop2": Action.DEVELOP_2,
    "settle": Action.SETTLE,
    "settle2": Action.SETTLE_2,
    "trade": Action.TRADE,
    "x2": Action.X2,
    "produce": Action.PRODUCE,
}
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
_POWER_KINDS: dict[str, tuple[type[ConsumePower], ...]] = {
    "goods": (Consume, ConsumeAll),
    "hand": (DiscardCards,),
    "draw": (DrawWhenConsuming,),
    "gamble": (Gamble,),
    "trade": (Sell,),
}


class Differs(Exception):
    """Our game and theirs part here."""

    def __init__(self, what: str, ours: object, theirs: object, seat: int | None = None) -> None:
        super().__init__(what, ours, theirs, seat)
        self.what = what
        self.ours = ours
        self.theirs = theirs
        self.seat = seat


@dataclass(frozen=True, slots=True)
class Report:
    """Whether a game replays, and where it does not."""

    game: str
    ok: bool
    at: str | None = None
    seat: int | None = None
    differs: str | None = None
    ours: object = None
    theirs: object = None


def replay_game(game: Json) -> Report:
    """Play one game; never raises for what the game holds."""
    name = str(game.get("id")) if isinstance(game, Mapping) else "?"
    player = None
    try:
        player = _Replay(game)
        player.play()
    except Differs as part:
        at = player.at if player else "setup"
        return Report(name, False, at, part.seat, part.what, part.ours, part.theirs)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        at = player.at if player else "setup"
        return Report(name, False, at, None, "format", None, f"{type(error).__name__}: {error}")
    return Report(name, True)


# --- names ----------------------------------------------------------------------------------------------------


def slug(name: str) -> str:
    """A printed name as our id."""
    return re.sub(r"[^a-z0-9#]+", "-", name.lower().replace("'", "")).strip("-")


@cache
def _cards_by_name(expansion: int) -> dict[str, int]:
    named = dict(catalogue().named)
    if expansion:
        named["gambling-world"] = named["gambling-world-tgs"]
    return named


@cache
def _card_names(expansion: int) -> dict[int, str]:
    return {card: name for name, card in _cards_by_name(expansion).items() if name != "gambling-world-tgs"}


@cache
def _goals_by_name() -> dict[str, int]:
    return {tile.id: number for number, tile in enumerate(goal_tiles())}


# --- the game -------------------------------------------------------------------------------------------------


class _ToldState(RaceState):
    """A state that lets the replay hear of each event at once."""

    __slots__ = ("ear",)

    def __init__(self, options: Options, seats: int, ear: _Replay) -> None:
        super().__init__(options, seats, catalogue(), quirks.ORACLE)
        self.ear = ear

    def tell(self, event: Event) -> None:
        self.ear.hear(event)


class _Coming:
    """A card that came from the deck: to whom, onto which world if it became a good, and what gave it."""

    __slots__ = ("by", "card", "seat", "world")

    def __init__(self, seat: int, card: int, world: int | None = None, by: str = "") -> None:
        self.seat = seat
        self.card = card
        self.world = world
        self.by = by


_DRAWS = frozenset({"draw", "windfall", "produce", "flip"})
_DECISIONS = frozenset(
    {
        "action", "explore", "place", "pay", "settle_power", "trade", "consume", "consume_stop", "guess",
        "produce_power", "produce_discard", "discard",
    }
)  # fmt: skip


class _Replay:
    def __init__(self, game: Json) -> None:
        self.game = game
        self.at = "setup"
        expansion: int = game["expansion"]
        self.named = _cards_by_name(expansion)
        self.names = _card_names(expansion)
        self.cards = catalogue()
        self.phase = 0
        self.round = 0
        self.in_phase = False
        self.digests: deque[tuple[str, Json]] = deque()
        self.coming: deque[_Coming] = deque()
        self.decided: list[deque[tuple[int, Json]]] = [deque() for _ in game["setup"]]
        self._read_setup()
        self._read_events()
        seats = len(game["setup"])
        options = Options("tgs" if expansion else "base", game["goals"] is not None, bool(game["advanced"]))
        self.state = _ToldState(options, seats, self)

    def card(self, name: str) -> int:
        return self.named[slug(name)]

    def hand_of(self, names: list[str]) -> list[int]:
        return sorted([self.card(name) for name in names])

    # --- reading ----------------------------------------------------------------------------------------------

    def _read_setup(self) -> None:
        for seat, dealt in enumerate(self.game["setup"]):
            self.coming.extend(_Coming(seat, self.card(name)) for name in dealt["hand"])
        for seat, dealt in enumerate(self.game["setup"]):
            if dealt.get("good"):
                self.coming.append(_Coming(seat, self.card(dealt["good"]), self.card(dealt["world"])))

    def _read_events(self) -> None:
        """Digests, cards and decisions, each in the order in which they come; decisions with their phase."""
        phase = 0
        label = "setup"
        number = 0
        for event in self.game["events"]:
            kind = event["t"]
            if kind == "round":
                number = event["n"]
                phase += 1
            elif kind == "phase":
                phase += 1
                label = f"round {number} {event['ph']}"
            elif kind == "state":
                self.digests.append((label, event))
            if kind in _DRAWS:
                self._read_draw(event)
            if kind in _DECISIONS:
                self.decided[event["p"]].append((phase, event))

    def _read_draw(self, event: Json) -> None:
        seat: int = event["p"]
        match event["t"]:
            case "draw":
                self.coming.extend(_Coming(seat, self.card(name), by=event["by"]) for name in event["c"])
            case "flip":
                self.coming.append(_Coming(seat, self.card(event["card"])))
            case _:
                self.coming.append(_Coming(seat, self.card(event["good"]), self.card(event["world"])))

    # --- playing ----------------------------------------------------------------------------------------------

    def play(self) -> None:
        begin(self.state)
        while not self.state.is_over:
            if self.state.chance is not None:
                self._come()
            else:
                self._decide()
        self._compare_result()
        if self.coming or any(self.decided) or self.digests:
            raise Differs("length", "over", "goes on")

    def _come(self) -> None:
        chance = self.state.chance
        assert chance is not None
        try:
            self.state.resolve(self._outcome())
        except BadOutcome as error:
            raise Differs("draw", str(error), None, self.state.due_seat) from None

    def _outcome(self) -> tuple[int, ...]:
        state = self.state
        if state.due_by == "goals":
            numbers = [_goals_by_name()[slug(name)] for name in self.game["goals"]]
            kind = "most" if state.goals else "first"
            return tuple([number for number in numbers if goal_tiles()[number].kind == kind])
        if state.due_by == "start" and state.due_seat == 0 and not state.players[0].tableau:
            return tuple([self.card(dealt["world"]) for dealt in self.game["setup"]])
        return tuple([self._next_card() for _ in range(state.chance.count)])  # type: ignore[union-attr]

    def _next_card(self) -> int:
        state = self.state
        if not self.coming:
            raise Differs("draw", "a card is due", None, state.due_seat)
        coming = self.coming.popleft()
        if coming.seat != state.due_seat:
            raise Differs("draw", f"seat {state.due_seat}", f"seat {coming.seat}", state.due_seat)
        return coming.card

    def _decide(self) -> None:
        for seat in self.state.decisions:
            move = self._answer(seat)
            try:
                self.state.apply(seat, move)
            except IllegalMove as problem:
                raise Differs("decision", str(problem), str(move), seat) from None
            return
        raise Differs("decision", "nobody is asked", None)

    # --- decisions --------------------------------------------------------------------------------------------

    def next_decision(self, seat: int) -> Json | None:
        """The seat's next decision of this phase, without those that decide nothing (RFG-RPL-07, -09)."""
        queue = self.decided[seat]
        while queue and queue[0][0] == self.phase:
            event: Json = queue[0][1]
            if not _is_idle(event):
                return event
            queue.popleft()
        return None

    def expect(self, seat: int, *kinds: str) -> Json:
        event = self.next_decision(seat)
        if event is None or event["t"] not in kinds:
            raise Differs("decision", kinds[0], None if event is None else event["t"], seat)
        return event

    def pop(self, seat: int, *kinds: str) -> Json:
        event = self.expect(seat, *kinds)
        self.decided[seat].popleft()
        return event

    def _answer(self, seat: Seat) -> Move:
        player = self.state.players[seat]
        ask = self.state.decisions[seat].ask
        assert isinstance(ask, Ask)
        match ask:
            case Ask.START_HAND:
                return self._pick(player, self.game["setup"][seat]["discard"], DISCARD)
            case Ask.ACTION:
                return self._action(player)
            case Ask.KEEP:
                return self._pick(player, self.expect(seat, "explore")["keep"], KEEP)
            case Ask.HAND_LIMIT:
                return self._pick(player, self.expect(seat, "discard")["c"], DISCARD)
            case Ask.DEVELOP | Ask.SETTLE:
                return self._place(self.expect(seat, "place"))
            case Ask.SECOND_WORLD:
                return self._second_world(seat)
            case Ask.PAYMENT | Ask.STRENGTH | Ask.PAY:
                return self._pay(player, ask, self.expect(seat, "pay"))
            case Ask.SELL:
                return SELL[self.card(self.expect(seat, "trade")["world"])]
            case Ask.POWER:
                return self._power(seat)
            case Ask.GOODS:
                return self._pick(player, self.expect(seat, "consume")["goods"], CONSUME)
            case Ask.CHIPS:
                return self._pick(player, self.expect(seat, "consume")["hand"], DISCARD, PASS)
            case Ask.GAMBLE:
                return NAME[self._guess(seat)]
            case Ask.WINDFALL:
                return PRODUCE[self._next_world(seat)]
            case Ask.PRODUCE:
                return self._order(player)
            case Ask.FACTORY:
                return DISCARD[self.card(self.expect(seat, "produce_discard")["card"])]

    def _pick(self, player: Player, names: list[str], table: list[CardMove], stop: Move | None = None) -> Move:
        """The lowest card of these that is not picked yet."""
        left = [card for card in self.hand_of(names) if card not in player.picked]
        if left:
            return table[left[0]]
        if stop is None:
            raise Differs("decision", "one card more", names, player.seat)
        return stop

    def _action(self, player: Player) -> Move:
        event = self.expect(player.seat, "action")
        chosen = sorted([_ACTIONS[name].value for name in event["a"]])
        number = chosen[player.actions.bit_count()]
        if number == chosen[-1]:
            self.pop(player.seat, "action")
        return CHOOSE[number]

    def _place(self, event: Json) -> Move:
        name = event["card"]
        return PASS if name is None else PLACE[self.card(name)]

    def _second_world(self, seat: int) -> Move:
        event = self.next_decision(seat)
        if event is None or event["t"] != "settle_power":
            return PASS
        self.pop(seat, "settle_power")
        event = self.next_decision(seat)
        if event is None or event["t"] != "place":
            return PASS
        return self._place(self.pop(seat, "place"))

    def _pay(self, player: Player, ask: Ask, event: Json) -> Move:
        used = [card for card in self.hand_of(event.get("use", [])) if card in player.tableau]
        if ask is Ask.PAY:
            return self._pick(player, event["hand"], PAY)
        if ask is Ask.STRENGTH:
            for card in used:
                if self.cards.sacrifice_military[card]:
                    return SACRIFICE[card]
            return self._pick(player, event["hand"], DISCARD, CONQUER)
        if event["mode"] == "conquer":
            return CONQUER
        for card in used:
            if self.cards.sacrifice_free_world[card] is not None:
                return SACRIFICE[card]
        return BUY

    def _power(self, seat: int) -> Move:
        event = self.next_decision(seat)
        if event is None:
            return PASS
        if event["t"] == "consume_stop":
            self.pop(seat, "consume_stop")
            return PASS
        card = self.card(event["by"])
        kinds = _POWER_KINDS["trade" if event["t"] == "trade" else event["kind"]]
        for at, power in enumerate(self.cards.consume[card]):
            if isinstance(power, kinds):
                return USE[card << POWER_BITS | at]
        raise Differs("decision", "no such power", event["by"], seat)

    def _guess(self, seat: int) -> int:
        for phase, event in self.decided[seat]:
            if phase == self.phase and event["t"] == "guess":
                number: int = event["n"]
                return number
        raise Differs("decision", "gamble", None, seat)

    def _next_world(self, seat: int) -> int:
        coming = self.coming[0] if self.coming else None
        if coming is None or coming.seat != seat or coming.world is None:
            raise Differs("decision", "produce", None, seat)
        return coming.world

    def _order(self, player: Player) -> Move:
        """What counts first, or the card for a good (RFG-RPL-10, -11)."""
        event = self.next_decision(player.seat)
        if event is not None and event["t"] == "produce_power":
            self.pop(player.seat, "produce_power")
            card = self.card(event["card"])
            code = next((code for code in player.queue if code >> POWER_BITS == card), None)
            if code is None:
                raise Differs("decision", "no such power", event["card"], player.seat)
            if not self._is_factory(card):
                return USE[code]
            event = self.next_decision(player.seat)
        if event is None or event["t"] != "produce_discard":
            return PASS
        if not player.hand:
            return self._draw_first(player)
        card = self.card(event["world"])
        return next((USE[code] for code in player.queue if code >> POWER_BITS == card), PASS)

    def _draw_first(self, player: Player) -> Move:
        """Without a card to discard, a power that counts must have drawn one."""
        card = self.named.get(slug(self.coming[0].by)) if self.coming else None
        code = next((code for code in player.queue if code >> POWER_BITS == card), None)
        return PASS if code is None else USE[code]

    def _is_factory(self, card: int) -> bool:
        return any(power.kind == "discard_to_produce" for power in self.cards.produce[card])

    # --- what our rules tell ----------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        """Strike off the decision that was carried out, by answer or by itself."""
        match event:
            case RoundBegan() | PhaseBegan() | GameEnded():
                self._boundary(event)
            case PlacementsRevealed(cards=cards):
                for seat, card in enumerate(cards):
                    self._same(seat, "place", card, self.pop(seat, "place")["card"])
            case Placed(seat=seat, card=card):
                self._placed(seat, card)
            case Kept(seat=seat, cards=cards):
                self._same_cards(seat, "keep", cards, self.pop(seat, "explore")["keep"])
            case Discarded(seat=seat, cards=cards, why="hand-limit"):
                self._same_cards(seat, "discard", cards, self.pop(seat, "discard")["c"])
            case Discarded(seat=seat, why="produce"):
                self.pop(seat, "produce_discard")
            case Sold(seat=seat, world=world, price=price):
                theirs = self.pop(seat, "trade")
                self._same(seat, "trade", world, theirs["world"])
                if theirs["value"] != price:
                    raise Differs("price", price, theirs["value"], seat)
            case Consumed(seat=seat, by=by):
                self._consumed(seat, by, event)
            case DiscardedForChips(seat=seat, by=by, cards=cards):
                theirs = self.pop(seat, "consume")
                self._same(seat, "consume", by, theirs["by"])
                self._same_cards(seat, "consume", cards, theirs["hand"])
            case Gambled(seat=seat):
                self.pop(seat, "consume")
                self.pop(seat, "guess")
            case _:
                pass

    def _same(self, seat: int, what: str, ours: int | None, theirs: str | None) -> None:
        if ours != (None if theirs is None else self.card(theirs)):
            raise Differs(what, None if ours is None else self.names[ours], theirs, seat)

    def _same_cards(self, seat: int, what: str, ours: tuple[int, ...] | None, theirs: list[str]) -> None:
        if list(ours or ()) != self.hand_of(theirs):
            raise Differs(what, [self.names[card] for card in ours or ()], theirs, seat)

    def _consumed(self, seat: int, by: int, event: Consumed) -> None:
        theirs = self.pop(seat, "consume")
        self._same(seat, "consume", by, theirs["by"])
        self._same_cards(seat, "goods", event.worlds, theirs.get("goods", []))
        if event.vp != theirs.get("vp", 0):
            raise Differs("vp", event.vp, theirs["vp"], seat)

    def _placed(self, seat: int, card: int) -> None:
        theirs = self.pop(seat, "pay")
        self._same(seat, "pay", card, theirs["card"])
        player = self.state.players[seat]
        for used in self.hand_of(theirs.get("use", [])):
            self._sacrifice_idly(player, used)
        if self._is_noted("mercenaries_spent", seat):
            player.spent = settle.ALL_SPENT

    def _sacrifice_idly(self, player: Player, card: int) -> None:
        """A card given up although it was not needed leaves the tableau all the same (RFG-RPL-04, -05)."""
        strength = self.cards.sacrifice_military[card]
        if card in player.tableau and (strength or self.cards.sacrifice_free_world[card] is not None):
            settle.sacrifice(self.state, player, card, strength)

    def _is_noted(self, kind: str, seat: int) -> bool:
        return any(
            note["kind"] == kind and note.get("p") == seat and f"round {note['round']} {note['ph']}" == self.at
            for note in self.game.get("quirks", [])
        )

    # --- comparing --------------------------------------------------------------------------------------------

    def _boundary(self, event: RoundBegan | PhaseBegan | GameEnded) -> None:
        """A phase has ended, or the setup."""
        if self.in_phase or not self.round:
            self._compare_digest()
        self.phase += 1
        self.in_phase = isinstance(event, PhaseBegan)
        if isinstance(event, RoundBegan):
            self.round = event.round
            self.at = f"round {self.round}"
        elif isinstance(event, PhaseBegan):
            self.at = f"round {self.round} {_STAGES[event.stage]}"

    def _compare_digest(self) -> None:
        if not self.digests:
            raise Differs("length", self.at, None)
        label, theirs = self.digests.popleft()
        if label != self.at:
            raise Differs("phase", self.at, label)
        pile = self.state.piles[0]
        ours = {"deck": len(pile.deck), "discard": len(pile.discard), "pool": self.state.pool}
        for what, number in ours.items():
            if number != theirs[what]:
                raise Differs(what, number, theirs[what])
        for player, digest in zip(self.state.players, theirs["pl"], strict=True):
            self._compare_seat(player, digest)

    def _compare_seat(self, player: Player, theirs: Json) -> None:
        for what, ours in (("hand", player.hand), ("tab", sorted(player.tableau)), ("goods", player.goods)):
            if ours != self.hand_of(theirs[what]):
                raise Differs(what, [self.names[card] for card in ours], theirs[what], player.seat)
        if player.chips != theirs["vp"]:
            raise Differs("vp", player.chips, theirs["vp"], player.seat)
        if player.total_military != theirs["mil"]:
            raise Differs("mil", player.total_military, theirs["mil"], player.seat)
        if "goals" in theirs:
            ours = [number for number in range(len(goal_tiles())) if player.goals >> number & 1]
            if ours != sorted([_goals_by_name()[slug(name)] for name in theirs["goals"]]):
                raise Differs("goals", [goal_tiles()[number].id for number in ours], theirs["goals"], player.seat)

    def _compare_result(self) -> None:
        self.at = "result"
        state = self.state
        theirs = self.game["result"]
        if state.round != theirs["rounds"]:
            raise Differs("rounds", state.round, theirs["rounds"])
        if sorted(state.ended) != sorted(theirs["end"]):
            raise Differs("end", sorted(state.ended), theirs["end"])
        outcome = state.outcome
        assert outcome is not None
        for player, seat in zip(state.players, theirs["players"], strict=True):
            ours = self._final(player) | {"win": outcome.ranks[player.seat] == 1}
            for what, value in ours.items():
                if value != seat.get(what, value):
                    raise Differs(what, value, seat[what], player.seat)

    def _final(self, player: Player) -> dict[str, object]:
        """A seat's score, in their words."""
        lines = {line.reason: line.amount for line in bill(self.state, player)}
        goals = sum(goal_points(self.state, player).values())
        chips, cards = lines["chips"], lines["cards"]
        total = sum(lines.values())
        return {
            "cards": cards,
            "chips": chips,
            "six": total - chips - cards - goals,
            "goals": goals,
            "total": total,
            "tiebreak": tiebreak(player),
        }


def _is_idle(event: Json) -> bool:
    """A decision that decides nothing."""
    match event["t"]:
        case "settle_power":
            return event["card"] is None
        case "place":
            return event["card"] is None and "by" in event
        case "produce_discard":
            return event["card"] is None
        case "consume":
            return event["kind"] == "hand" and not event["hand"]
        case _:
            return False
