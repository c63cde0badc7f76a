"""What the page is told about games, as TypeScript: written by scripts/protocol-types, held by a test."""

from __future__ import annotations

from enum import Enum
from typing import Any, Final, Literal, get_args, get_type_hints

from starhaul.kernel import Decision, Event, Move, Result
from starhaul.kernel.plain import kebab
from starhaul.race.actions import Action
from starhaul.race.asks import Ask as RaceAsk
from starhaul.race.designs import CardDesign, Expansion, GoalTile
from starhaul.race.powers import Flag, Good, Phase, Power
from starhaul.race.robot.facts import Difficulty, Face, Find, MatStep, Named, RobotStart
from starhaul.race.terms import Term
from starhaul.race.view import RaceView
from starhaul.trucker.adventures import AdventureCard
from starhaul.trucker.decisions import Ask
from starhaul.trucker.goods import COLOURS
from starhaul.trucker.grid import FACING_NAMES, Square
from starhaul.trucker.hazards import AnyPenalty, Hit
from starhaul.trucker.hits import THREAT_NAMES
from starhaul.trucker.incoming import Prospect
from starhaul.trucker.intruding import HANDS, INTRUDER_NAMES
from starhaul.trucker.levels import ByLevel
from starhaul.trucker.losing import Lose
from starhaul.trucker.missions.mission import Build, Flight, Mission, Reward, Setup
from starhaul.trucker.moves import DWELLERS
from starhaul.trucker.options import Options
from starhaul.trucker.printed_boards import FlightBoard
from starhaul.trucker.printed_components import Kind
from starhaul.trucker.ship import ALIEN_NAMES
from starhaul.trucker.special_components import SPECIAL_KINDS, SpecialKind
from starhaul.trucker.state import TruckerQuestion
from starhaul.trucker.support import Note
from starhaul.trucker.view import TruckerView

from .plain_types import Family, Meanings, Source, asked_by, leaves, written

EVERY_GAME: Final = Source(
    path="lib/game.ts",
    about="What every game says of itself, from src/starhaul/kernel.",
    aliases={"Seat": "number"},
    kinds=[Result],
)


TRUCKER_ALIASES: Final = {
    "Square": "readonly [number, number]",
    "MoveInfo": "Readonly<{ notation: string; move: TruckerMove }>",
    "EventKind": "TruckerEvent['is']",
    "EventOf<K extends EventKind>": "Extract<TruckerEvent, { is: K }>",
    "CardOf<K extends Card['is']>": "Extract<Card, { is: K }>",
    "DecisionOf<K extends Ask>": "Extract<Decision, { ask: K }>",
    "ByLevel": "readonly [number, number, number, number]",
}


EFFECTS: Final = {
    "SetupEffect": Family(get_args(Setup), Setup),
    "BuildEffect": Family([Build], Build),
    "FlightEffect": Family(get_args(Flight), Flight),
    "RewardEffect": Family(get_args(Reward), Reward),
}
"""Of missions."""


def _trucker() -> Source:
    questions = [kind for kind in leaves(TruckerQuestion, "starhaul.trucker") if asked_by(kind) is not None]
    return Source(
        path="trucker/types.ts",
        about="What the page is told about Trucker, from src/starhaul/trucker.",
        words={
            "Colour": ("COLOURS", COLOURS),
            "Side": ("SIDES", FACING_NAMES),
            "Threat": ("", [*THREAT_NAMES, *INTRUDER_NAMES]),
            "Dweller": ("", DWELLERS),
            "Hand": ("", list(HANDS)),
            "Alien": ("", ALIEN_NAMES),
            "Mode": ("", get_args(get_type_hints(Options)["mode"])),
            "SpecialKind": ("", SPECIAL_KINDS),
        },
        aliases=TRUCKER_ALIASES,
        families={
            "Card": Family(leaves(AdventureCard, "starhaul.trucker"), AdventureCard),
            "Penalty": Family(get_args(AnyPenalty), AnyPenalty, is_tagged=False),
            "Prospect": Family(leaves(Prospect, "starhaul.trucker"), Prospect),
            "Losing": Family(leaves(Lose, "starhaul.trucker"), Lose),
            "Decision": Family(questions, Decision, is_tagged=False),
            "Note": Family(leaves(Note, "starhaul.trucker"), Note),
            "TruckerEvent": Family(leaves(Event, "starhaul.trucker")),
            "TruckerMove": Family(leaves(Move, "starhaul.trucker")),
            **EFFECTS,
        },
        kinds=[TruckerView, FlightBoard, Kind, Ask, Hit, Mission],
        meanings=_trucker_meanings(),
        special={("ChooseHold", "losing"): "Extract<Losing, { is: 'lose-blocks' }>"},
        stands_for={
            Literal["red", "yellow", "green", "blue"]: "Colour",
            SpecialKind: "SpecialKind",
            ByLevel: "ByLevel",
        },
        left_out=frozenset(
            {"source", "sealed", "effect", "others", "hand_out", "won", "TruckerView.moves", "ChooseTitle.order"}
        ),
    )


def _trucker_meanings() -> Meanings:
    """What numbers and words are by the names of their fields."""
    at = {Square: "Square"}
    word = {name.lower(): {str: name} for name in ("Colour", "Dweller", "Alien", "Side", "Threat", "Mode", "Hand")}
    return (
        word
        | dict.fromkeys(
            ("square", "at", "with_", "target", "targets", "cabin", "powered", "pieces", "falling", "strengths"), at
        )
        | {
            "goods": {str: "Colour"},
            "bank": {str: "Colour"},
            "dwellers": {str: "Dweller"},
            "shielded": {str: "Side"},
        }
        | dict.fromkeys(("armed", "wireless", "pipes", "marks", "ends"), at)
        | {name: {str: "Side"} for name in ("universal", "plated", "welded", "points")}
        | {"way": {str: "Side"}, "threats": {str: "Threat"}, "then": {str: "Threat"}}
        | {"from_side": {Literal["front", "right", "rear", "left"]: "Side"}}
        | {"size": {Literal["large", "small", "heavy", "light"]: "Threat"}}
    )


def _printed_in_race() -> Source:
    return Source(
        path="race/design.ts",
        about="What is printed on cards, goals and the robot's mat, from src/starhaul/race.",
        words={
            "GoodKind": ("GOODS", [good.name.lower() for good in Good if good is not Good.ANY]),
            "Flag": ("FLAGS", [flag.name.lower() for flag in Flag]),
            "NamedFace": ("", get_args(Named)),
            "Face": ("", get_args(Face)),
            "Find": ("", get_args(Find)),
            "Yields": ("", ("production", "windfall")),
        },
        aliases={
            "GoodFilter": "'any' | GoodKind",
            "PowerKind": "Power['kind']",
        },
        families={
            "Power": Family(get_args(Power), Power, is_tagged=False),
            "Term": Family(get_args(Term), Term, is_tagged=False),
        },
        kinds=[CardDesign, GoalTile, MatStep, RobotStart, Difficulty, Action, Phase],
        special={(kind, "good"): "GoodFilter" for kind in ("SettleDiscount", "Price", "Consume", "Windfall")},
        stands_for={
            Good: "GoodKind",
            Literal["production", "windfall"]: "Yields",
            Named: "NamedFace",
            Face: "Face",
            Find: "Find",
        },
        left_out=frozenset({"source", "base", "tgs", "hand", "replaces", "check", "face_source"}),
    )


def _race() -> Source:
    events = leaves(Event, "starhaul.race")
    robot = [kind for kind in events if kind.__module__.startswith("starhaul.race.robot")]
    draft = [kind for kind in events if kind.__module__.startswith("starhaul.race.draft")]
    table = [kind for kind in events if kind not in robot and kind not in draft]
    card = {int: "Card"}
    cards: dict[Any, str] = {tuple[int, ...]: "readonly Card[]", tuple[int | None, ...]: "readonly (Card | null)[]"}
    return Source(
        path="race/types.ts",
        about="What the page is told about Race, from src/starhaul/race.",
        words={"RobotEventKind": ("ROBOT_EVENTS", [kebab(kind.__name__) for kind in robot])},
        aliases={
            "Card": "number",
            "MoveInfo": "Readonly<{ notation: string; move: RaceMove }>",
            "RaceEvent": "TableEvent | RobotEvent | DraftEvent",
            "EventKind": "RaceEvent['is']",
            "EventOf<K extends EventKind>": "Extract<RaceEvent, { is: K }>",
        },
        families={
            "TableEvent": Family(table),
            "RobotEvent": Family(robot),
            "DraftEvent": Family(draft),
            "RaceMove": Family(leaves(Move, "starhaul.race")),
        },
        kinds=[RaceView, RaceAsk],
        meanings=dict.fromkeys(("card", "world", "by", "placing", "kept"), card)
        | dict.fromkeys(("cards", "worlds", "hand", "shown", "seen", "tableau", "goods", "picked", "pool"), cards)
        | dict.fromkeys(("known_discards", "unseen"), cards)
        | {name: {tuple[int, int]: "readonly [Card, number]"} for name in ("variable", "sacrifices")}
        | {"seat": {int: "Seat"}, "holders": {int: "Seat"}}
        | {"expansion": {str: " | ".join(map(repr, get_args(Expansion)))}},
        special={
            ("GoalView", "kind"): "GoalTile['kind']",
            ("RobotView", "level"): "Difficulty['id']",
            ("Placed", "how"): "'paid' | 'conquered' | 'free'",
            ("RobotIdle", "why"): "'credit' | 'mat'",
        },
        stands_for={Enum: "Ask", Named: "NamedFace", Face: "Face", Find: "Find"},
        left_out=frozenset({"RaceView.moves"}),
    )


def game_types() -> dict[str, str]:
    """The text of each file, by its path below web/src."""
    return written([EVERY_GAME, _trucker()]) | written([EVERY_GAME, _printed_in_race(), _race()])
