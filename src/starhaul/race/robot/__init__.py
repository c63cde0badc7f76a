"""The robot of the solo game: its mat, its dice, what it does in each phase, and what it scores (TGS-SOLO)."""
