"""Bots for Race."""
