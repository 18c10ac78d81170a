"""python -m tests.campaign: play a campaign of Longsdale by letters alone, and show the last letter of each chapter."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from tests.campaign.playing import Campaign


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.campaign", description=__doc__)
    parser.add_argument("--people", default="Anna Bert", help="who plays, with spaces between")
    parser.add_argument("--bots", type=int, default=2)
    parser.add_argument("--sides", nargs=2, default=["crown", "lamps"], help="what they pledge for, chapters 3 and 4")
    parser.add_argument("--again", action="store_true", help="alone: try what was missed once more")
    parser.add_argument("--adventurous", type=float, default=0.1, help="how often another option than the first")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="posthorn-campaign-") as folder:
        campaign = Campaign(
            Path(folder), given.people, given.bots, tuple(given.sides), given.again, given.seed, given.adventurous
        )
        campaign.play()
    for end in campaign.ends:
        print(end.text.partition("\nSINCE YOUR LAST TURN")[0])
    sides = ", then ".join(campaign.path)
    print(f"{campaign.answers} answers, {len(campaign.ends)} chapters, {sides}: {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
