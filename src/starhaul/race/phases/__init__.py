"""The five phases of a round, each in one module."""
