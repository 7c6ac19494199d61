"""The entry point of `python -m game` and of the bundled program."""

import multiprocessing
import sys


def main() -> int:
    # First of all: a bundled program that starts a helper process comes back here and must not open itself again.
    multiprocessing.freeze_support()
    from game.cli import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
