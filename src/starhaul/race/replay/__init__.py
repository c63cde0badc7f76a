"""Games of an independent engine, played through our rules with its draws and decisions.

After every phase our state is compared with the digest of the other engine, at the end the scores. Where that engine
reads the rules otherwise its way is followed: see `quirks`, and docs/rules/race-oracle.md.
"""

from .report import Report, malformed, replay_game

__all__ = ["Report", "malformed", "replay_game"]
