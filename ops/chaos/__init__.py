"""posthorn chaos: trials of the service under deaths and attacks."""

from __future__ import annotations


def main(arguments: list[str]) -> int:
    from ops.chaos.trials import main as begin  # not above: the clients and the service under trial need none of it

    return begin(arguments)
