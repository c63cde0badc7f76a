"""The contract of a game."""
