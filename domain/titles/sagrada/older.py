"""Facts in the shape of the oldest games, read as those of now."""

from __future__ import annotations

from typing import Any


def turns_that_asked_apart(facts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The turn began, and then its question was asked; now one fact does both."""
    read: list[dict[str, Any]] = []
    for fact in facts:
        before = read[-1]["type"] if read else ""
        if (before, fact["type"]) == ("sagrada.turn_began", "flow.asked"):
            read[-1] = {**read[-1], "half": fact["question"]["half"]}
        elif fact["type"] == "sagrada.turn_began":
            read.append({"half": 1, **fact})  # of a turn in which nobody could act the half was not written down
        else:
            read.append(fact)
    return read
