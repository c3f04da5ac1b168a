"""Pieces on a table and how they move, knowing nothing of any game."""
