"""Luck that can be proven: all dice and draws of a game follow from a seed, which is promised before the first move.

Who knows the seed knows the future, so it is chosen first, shown as a hash only, and revealed at the end. Players
may add a word each, after the promise was made: then nobody alone has chosen the luck. docs/record.md has the formulas.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from .chance import Chance, Outcome
from .game import Game
from .record import Came, End, Header, Record, RecordError, replay_steps, seed_hash

Deal = Callable[[Chance, int], Outcome]


def luck_of(seed: str, words: Sequence[str] = ()) -> str:
    """What the outcomes come from: the seed, and the words of the players in the order of their seats."""
    return hashlib.sha256("\n".join((seed, *words)).encode()).hexdigest() if any(words) else seed


def deal_fairly(chance: Chance, luck: str, number: int) -> Outcome:
    """The same luck and number give the same outcome: a restart changes nothing, and the revealed seed proves it."""
    return chance.sample(Random(f"{luck}:{number}"))


@dataclass(frozen=True, slots=True)
class Proof:
    """All outcomes of a record follow from its seed."""

    outcomes: int
    is_promised: bool
    """Whether the header carries the hash of the seed; otherwise it may have been chosen afterwards."""


def prove(record: Record, game: Game) -> Proof:
    """Play the record and compute every outcome again; raises RecordError at the first line that does not hold."""
    header, seed = record.header, _revealed_seed(record)
    deals = _deals(seed, header)
    outcomes = 0
    steps = replay_steps(record, game)
    for line, entry in enumerate(record.entries, record.first_line + 1):
        state = next(steps)
        if isinstance(entry, Came) and state.chance is not None:
            drawn = [(deal, state.chance.write(deal(state.chance, outcomes))) for deal in deals]
            deals = [deal for deal, text in drawn if text == entry.chance]
            if not deals:
                expected = drawn[0][1]
                reason = f"{entry.chance!r} does not follow from the seed, which gives {expected!r}"
                raise RecordError(record.name, line, "other-luck", reason, found=entry.chance, expected=expected)
            outcomes += 1
    for _ in steps:  # the last line
        pass
    return Proof(outcomes, header.seed_hash is not None)


def _revealed_seed(record: Record) -> str:
    """The seed at the end of a record, as it was promised."""
    last = record.entries[-1] if record.entries else None
    line = record.first_line + len(record.entries)
    if not isinstance(last, End) or last.seed is None:
        raise RecordError(record.name, line, "no-seed", "does not reveal its seed")
    if record.header.seed_hash is not None and seed_hash(last.seed) != record.header.seed_hash:
        raise RecordError(record.name, line, "other-seed", "the seed is not the one that the header promised")
    return last.seed


def _deals(seed: str, header: Header) -> list[Deal]:
    """How outcomes may have come from the seed: on a server each by its number, in `simulate` all from one stream."""
    luck = luck_of(seed, header.words or ())
    stream = Random(seed)

    def by_number(chance: Chance, number: int) -> Outcome:
        return deal_fairly(chance, luck, number)

    def in_a_row(chance: Chance, _number: int) -> Outcome:
        return chance.sample(stream)

    return [by_number] if header.words else [by_number, in_a_row]
