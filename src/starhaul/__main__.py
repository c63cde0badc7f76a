"""`python -m starhaul` is the `starhaul` command."""

import sys

from starhaul.cli import main

if __name__ == "__main__":
    sys.exit(main())
