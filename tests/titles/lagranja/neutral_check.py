"""python -m tests.titles.lagranja.neutral_check --boards 20000: our neutral player beside the reference program."""

from __future__ import annotations

import argparse
import importlib.util
import random
import sys
from pathlib import Path
from types import ModuleType

from domain.titles.lagranja.chapters.solo import Manner, best_space
from domain.titles.lagranja.parts import OPEN

WHERE = Path("shared/facts/lagranja/house/solo_market.py")


def reference() -> ModuleType | None:
    """The program lies beside the repository; None where it does not."""
    file = next((parent / WHERE for parent in Path(__file__).parents if (parent / WHERE).exists()), None)
    if file is None:
        return None
    spec = importlib.util.spec_from_file_location("solo_market", file)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def its_name(space: str) -> str:
    return f"m_{'ABCDEF'.index(space[0])}_{int(space[1]) - 1}"


def differences(program: ModuleType, boards: int, seed: int = 1) -> list[str]:
    """Each board with each value, each way to measure and with and without a Watchman at the player's farm."""
    dice, found = random.Random(seed), []
    for _ in range(boards):
        marks = dice.sample(sorted(OPEN), dice.randrange(len(OPEN) + 1))
        cut = dice.randrange(len(marks) + 1)
        mine, yours = set(marks[:cut]), set(marks[cut:])
        for value in range(2, 7):
            for measured in ("neutral", "player", "all"):
                for defence in (1, 2):
                    ours = best_space(value, mine, yours, Manner(measured), lambda gap, need=defence: gap >= need)
                    theirs = program.choose(value, {*map(its_name, mine)}, {*map(its_name, yours)}, measured, defence)
                    if its_name(ours) != theirs:
                        found.append(f"{value} {measured} {defence} {sorted(mine)} {sorted(yours)}: {ours}, {theirs}")
    return found


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.titles.lagranja.neutral_check")
    parser.add_argument("--boards", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    program = reference()
    if program is None:
        print(f"{WHERE} is not beside this repository")
        return 2
    found = differences(program, given.boards, given.seed)
    print("\n".join(found[:10]))
    print(f"{given.boards} boards, 30 placings each, {len(found)} differences")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
