"""Everything on screen: what a seat may know is shown, and moves are sent back. No rule is decided here."""
