"""Luck that can be proven: what was changed afterwards is found, with its line."""

from __future__ import annotations

import json
from hashlib import sha256
from random import Random

import pytest

from kernel.toy import GAME
from starhaul.kernel import Dice, Draw, Driver, Move, Player, Record, RecordError, View, read_record
from starhaul.kernel.luck import deal_fairly, luck_of, prove
from starhaul.kernel.record import Came, End
from starhaul.kernel.recorder import Recorder

WORDS = ("abracadabra", "")


class First(Player):
    """Does whatever comes first."""

    def choose(self, view: View) -> Move:
        return view.moves[0]


def served_game(words: tuple[str, ...] | None = None) -> Record:
    """A game as a server plays it: each outcome by its number."""
    recorder = Recorder(GAME, {}, 2, "0", seed="kestrel", words=words)
    state, luck, number, rng = GAME.new_game(GAME.read_options({}), 2), luck_of("kestrel", words or ()), 0, Random(4)
    while state.outcome is None:
        if state.chance is not None:
            outcome = deal_fairly(state.chance, luck, number)
            text = state.chance.write(outcome)
            state.resolve(outcome)
            recorder.came(state, text)
            number += 1
        else:
            seat = next(iter(state.decisions))
            move = rng.choice(state.legal_moves(seat))
            state.apply(seat, move)
            recorder.moved(state, seat, move)
    recorder.end(state.outcome)
    return recorder.record


def problem(lines: list[str]) -> tuple[int, str]:
    with pytest.raises(RecordError) as caught:
        prove(read_record("\n".join(lines), "game.haul"), GAME)
    return caught.value.line, caught.value.code


def changed(line: str, **fields: object) -> str:
    return json.dumps(json.loads(line) | fields)


@pytest.mark.parametrize("words", [None, WORDS])
def test_all_luck_of_a_served_game_follows_from_its_seed(words: tuple[str, ...] | None) -> None:
    record = read_record(served_game(words).write())
    proof = prove(record, GAME)
    assert proof.outcomes == sum(isinstance(entry, Came) for entry in record.entries) > 3
    assert proof.is_promised


def test_all_luck_of_a_simulated_game_does_so_too() -> None:
    recorder = Recorder(GAME, {}, 2, "0", seed="7")
    Driver(GAME.new_game(GAME.read_options({}), 2), [First(), First()], Random("7"), recorder=recorder).play()
    assert prove(recorder.record, GAME).outcomes > 3


def test_a_record_without_words_is_as_before() -> None:
    assert '"words"' not in served_game().write()
    assert luck_of("kestrel") == luck_of("kestrel", ("", "")) == "kestrel"


def test_words_are_mixed_in_by_seat() -> None:
    assert luck_of("kestrel", WORDS) == sha256(b"kestrel\nabracadabra\n").hexdigest()
    assert luck_of("kestrel", ("", "abracadabra")) != luck_of("kestrel", WORDS)


def test_every_changed_outcome_is_found_with_its_line() -> None:
    lines = served_game(WORDS).write().splitlines()
    rolls = [at for at, line in enumerate(lines) if json.loads(line).get("chance", "").count(" ") == 1]
    for at in rolls[-3:]:
        faces = json.loads(lines[at])["chance"]
        other = "1 1" if faces != "1 1" else "1 2"
        assert problem([*lines[:at], changed(lines[at], chance=other), *lines[at + 1 :]]) == (at + 1, "other-luck")


def test_a_wrong_seed_is_found() -> None:
    lines = served_game(WORDS).write().splitlines()
    assert problem([*lines[:-1], changed(lines[-1], seed="sparrow")]) == (len(lines), "other-seed")


def test_a_seed_with_a_fitting_promise_does_not_fit_the_luck() -> None:
    lines = served_game().write().splitlines()
    promise = changed(lines[0], seed_hash=sha256(b"sparrow").hexdigest())
    assert problem([promise, *lines[1:-1], changed(lines[-1], seed="sparrow")])[1] == "other-luck"


def test_a_changed_word_is_found() -> None:
    lines = served_game(WORDS).write().splitlines()
    assert problem([changed(lines[0], words=["abracadabra", "too"]), *lines[1:]])[1] == "other-luck"


def test_an_unfinished_game_proves_nothing() -> None:
    lines = served_game().write().splitlines()
    assert problem(lines[:5]) == (5, "no-seed")


def test_a_game_of_another_machine_has_the_same_luck() -> None:
    """The generator is Python's: should it ever change, old records could no longer be proven."""
    assert deal_fairly(Dice(4), "kestrel", 0) == (3, 5, 1, 5)
    assert deal_fairly(Draw(range(100), 5), "kestrel", 7) == (49, 46, 3, 61, 21)


def test_every_other_lie_is_found_as_in_a_replay() -> None:
    record = served_game()
    end = record.entries[-1]
    assert isinstance(end, End)
    lines = record.write().splitlines()
    assert problem([*lines[:-1], changed(lines[-1], end=[9, 9])]) == (len(lines), "does-not-replay")
