"""The games without a screen: `python -m game play | perft | bench | arena | replay`."""
