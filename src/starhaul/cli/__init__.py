"""The `starhaul` command."""
