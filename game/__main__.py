"""`python -m game`: play, measure and replay without a screen."""

import sys

from game.cli.main import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
