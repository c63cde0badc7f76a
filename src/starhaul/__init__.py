"""Starhaul: Galaxy Trucker and Race for the Galaxy, played completely and correctly."""

__version__ = "0.1.0"
__all__ = ["__version__"]
