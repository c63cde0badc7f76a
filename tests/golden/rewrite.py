"""`make golden`: see every golden game again and write down what is seen; play those anew that are named.

make golden                         the games stay, their hashes are made anew
make golden ARGS="trek level-2"     these variants are played anew first
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from golden.shelf import furnish, keep_sights, records, records_file
from golden.sights import watch
from golden.variants import VARIANTS, Variant
from starhaul.arena.match import Match, play
from starhaul.games import load_game
from starhaul.kernel.record import Check, read_record


def main(names: list[str]) -> None:
    unknown = set(names) - {variant.name for variant in VARIANTS}
    if unknown:
        raise SystemExit(f"no such variants: {', '.join(sorted(unknown))}")
    with tempfile.TemporaryDirectory() as home:
        furnish(Path(home))
        os.environ["STARHAUL_HOME"] = home
        for variant in VARIANTS:
            if variant.name in names or not records_file(variant).exists():
                _play(variant)
            keep_sights(variant, [watch(record, load_game(variant.game)) for record in records(variant)])
            sys.stdout.write(f"{variant.game} {variant.name}\n")


def _play(variant: Variant) -> None:
    """Without check points: they hash how a state is kept, which may change."""
    texts = []
    for lineup in variant.lineups:
        seed = f"golden/{variant.name}/{len(lineup)}"
        played = play(Match(variant.game, lineup, seed, variant.options, is_recorded=True), 0)
        assert played.record is not None
        assert played.lost is None, played.lost
        record = read_record(played.record)
        record.entries = [entry for entry in record.entries if not isinstance(entry, Check)]
        texts.append(record.write())
    file = records_file(variant)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("".join(texts), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
