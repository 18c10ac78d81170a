"""Random legal play of whole games, timed, with a watcher at each position."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from domain.kernel.families import Family
from domain.kernel.luck import SeededLuck
from domain.kernel.shapes import Command, Fact, State
from domain.kernel.title import Title

LONGEST = 20_000  # decisions; a game that goes on longer is taken for endless


@dataclass
class Position:
    """What a watcher is shown: the state, and everything that led to it."""

    title: Title[Any]
    state: State
    facts: list[Fact]
    number: int
    random: random.Random
    said: list[Command] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)  # who said it
    drawn: list[int] = field(default_factory=list)  # draws of the luck before it


@dataclass
class Played:
    state: State
    facts: list[Fact]
    decisions: int
    seconds: float  # legal + choose + decide + evolve, nothing else


def seats_near(title: Title[Any], wanted: int) -> int:
    """So many seats, or as near to it as the title has them."""
    return min(max(wanted, title.seats[0]), title.seats[-1])


def play(
    title: Title[Any],
    options: Mapping[str, Any],
    seats: int,
    seed: int,
    watch: Callable[[Position], None] = lambda position: None,
    chooser: str = "random",
) -> Played:
    luck = SeededLuck(b"contract %d" % seed)
    dice = random.Random(seed)
    bots = SeededLuck(b"bots %d" % seed)
    state, facts = title.setup(options, seats, luck)
    position = Position(title, state, list(facts), 0, dice)
    watch(position)
    seconds = 0.0
    while title.result(position.state) is None:
        if position.number >= LONGEST:
            raise AssertionError(f"no end after {LONGEST} decisions")
        began = time.perf_counter()
        seat = dice.choice(title.asked(position.state))
        if chooser == "random":
            offer = dice.choice(list(title.legal(position.state, seat)))
            command = offer.fill(luck) if isinstance(offer, Family) else offer
        else:
            command = title.bot(position.state, seat, bots)
        position.drawn.append(luck.draws)
        made = title.decide(position.state, seat, command, luck)
        state = position.state
        for fact in made:
            state = title.evolve(state, fact)
        seconds += time.perf_counter() - began
        position.state = state
        position.facts.extend(made)
        position.said.append(command)
        position.seats.append(seat)
        position.number += 1
        watch(position)
    return Played(position.state, position.facts, position.number, seconds)
