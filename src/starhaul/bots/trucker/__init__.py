"""Bots for Trucker."""
