"""The contract of a game: everything that the rules, the bots, the server and the tests agree on.

Nothing here knows any game. docs/architecture.md tells how the pieces fit.
"""

from .agenda import Agenda, Awaited, LaneStep, Step
from .chance import BadOutcome, Chance, Dice, Draw, Outcome
from .codec import Codec
from .content import Content, ContentError, Examined, Offer, Table, content_files, load_content
from .course import Course
from .decision import Decision
from .driver import Driver, Player, Stalled
from .event import Event
from .game import BadOption, Game, NoSuchMove
from .memory import Memory
from .move import IllegalMove, Move
from .plain import Plain, to_bytes, to_plain
from .question import Question
from .record import Record, RecordError, check_point, read_record, read_records, replay, replay_steps
from .recorder import Recorder
from .result import AccountLine, Result, ScoreLine
from .schema import Check, Range, Ref, SchemaError
from .seat import CLOCK, Seat, as_seat
from .state import State
from .value import Value, contents
from .view import View

__all__ = [
    "CLOCK",
    "AccountLine",
    "Agenda",
    "Awaited",
    "BadOption",
    "BadOutcome",
    "Chance",
    "Check",
    "Codec",
    "Content",
    "ContentError",
    "Course",
    "Decision",
    "Dice",
    "Draw",
    "Driver",
    "Event",
    "Examined",
    "Game",
    "IllegalMove",
    "LaneStep",
    "Memory",
    "Move",
    "NoSuchMove",
    "Offer",
    "Outcome",
    "Plain",
    "Player",
    "Question",
    "Range",
    "Record",
    "RecordError",
    "Recorder",
    "Ref",
    "Result",
    "SchemaError",
    "ScoreLine",
    "Seat",
    "Stalled",
    "State",
    "Step",
    "Table",
    "Value",
    "View",
    "as_seat",
    "check_point",
    "content_files",
    "contents",
    "load_content",
    "read_record",
    "read_records",
    "replay",
    "replay_steps",
    "to_bytes",
    "to_plain",
]
