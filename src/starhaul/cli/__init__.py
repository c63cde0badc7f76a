"""The `starhaul` command. The only part of Starhaul that prints."""

from starhaul.cli.program import main

__all__ = ["main"]
