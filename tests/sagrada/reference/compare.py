"""The title and the second reading, held against each other at one position and through whole games."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import fields, replace
from typing import Any, get_args

import msgspec

from domain.kernel.luck import SeededLuck
from domain.kernel.rules import Form
from domain.kernel.shapes import Command
from domain.sagrada import commands as said
from domain.sagrada.cards import PRIVATE, PUBLIC, TOOLS, WINDOW_CARDS
from domain.sagrada.flow import sagrada
from domain.sagrada.offers import uses
from domain.sagrada.table import Table, YourTurn
from tests.sagrada.reference.course import Chance, after
from tests.sagrada.reference.legal import legal
from tests.sagrada.reference.placing import CELLS, name_of
from tests.sagrada.reference.position import COLOURS, Position, read
from tests.sagrada.reference.scoring import result

ANY_DIE = [f"{colour}{value}" for colour in COLOURS for value in range(1, 7)]
ANY_CELL = [name_of(cell) for cell in CELLS]


class Differs(AssertionError):
    pass


def offered(state: Table, seat: int) -> set[Command]:
    """All that the title offers, each use of a tool among it."""
    if seat not in sagrada.asked(state) and seat not in dict(state.sealed):
        assert not list(sagrada.legal(state, seat))
        return set()
    offers = list(sagrada.rules.offers(state, seat))
    listed = {offer for offer in offers if not isinstance(offer, Form)}
    question = state.asks[-1]
    if isinstance(question, YourTurn):
        for tool in state.tools:
            listed.update(uses(state, question, tool))
    for offer in offers:
        if isinstance(offer, Form):
            assert listed.issuperset(offer.examples), f"an example that is no use: {set(offer.examples) - listed}"
    return listed


class Comparison:
    """One game: each position looked at from every seat."""

    def __init__(self, options: dict[str, Any], seats: int, seed: int, tried: int, strays: int) -> None:
        self.options, self.seats, self.seed = options, seats, seed
        self.tried, self.strays = tried, strays
        self.random = random.Random(seed)
        self.luck = SeededLuck(b"reference %d" % seed)
        self.passing = self.random.choice([0.02, 0.1, 0.3])
        self.counts: Counter[str] = Counter()
        self.command: Command | None = None

    def game(self) -> Counter[str]:
        state, _ = sagrada.setup(self.options, self.seats, self.luck)
        prepared(state)
        while state.result is None:
            state = self.position(state)
        self.same(state, "result", result(read(state)), state.result)
        self.counts["games"] += 1
        return self.counts

    def position(self, state: Table) -> Table:
        self.counts["positions"] += 1
        here = read(state)
        lists = [self.lists_agree(state, here, seat) for seat in range(self.seats)]
        for seat in range(self.seats):
            self.strays_agree(state, seat, lists[seat])
            for command in self.some(lists[seat], self.tried):
                self.outcome_agrees(state, here, seat, command, SeededLuck(b"tried %d" % self.seed))
        seat = self.random.choice(sagrada.asked(state))
        return self.outcome_agrees(state, here, seat, self.chosen(lists[seat]), self.luck)

    def lists_agree(self, state: Table, here: Position, seat: int) -> set[Command]:
        listed = list(legal(here, seat))
        ours, theirs = set(listed), offered(state, seat)
        assert len(ours) == len(listed)
        if ours != theirs:
            raise self.differs(state, f"seat {seat}: only in the reference {_few(ours - theirs)}, only in the title {_few(theirs - ours)}")
        for command in ours:
            if not sagrada.rules.accepts(state, seat, command):
                raise self.differs(state, f"seat {seat}: refused by the title: {command}")
        self.counts["legal commands"] += len(ours)
        return ours

    def strays_agree(self, state: Table, seat: int, ours: set[Command]) -> None:
        near = sorted(ours, key=str)
        for n in range(self.strays):
            stray = self.beside(self.random.choice(near), state) if near and n % 3 else self.any_command(state)
            if sagrada.rules.accepts(state, seat, stray) != (stray in ours):
                judged = "accepts, the reference does not list" if stray not in ours else "refuses"
                raise self.differs(state, f"seat {seat}: the title {judged} {stray}")
            self.counts["strays"] += 1
            self.counts["strays that are legal"] += stray in ours

    def outcome_agrees(self, state: Table, here: Position, seat: int, command: Command, luck: SeededLuck) -> Table:
        self.command = command
        facts, then = sagrada.play(state, seat, command, luck)
        self.same(state, f"after {command}", after(here, seat, command, Chance(facts)), read(then))
        for name in ("tools", "public", "private", "box", "options", "seats"):
            assert getattr(then, name) == getattr(state, name), name
        self.counts["outcomes"] += 1
        self.counts[f"outcomes of {_kind(command)}"] += 1
        return then

    # choosing

    def some(self, commands: set[Command], count: int) -> list[Command]:
        return [self.chosen(commands, evenly=True) for _ in range(count)] if commands else []

    def chosen(self, commands: set[Command], evenly: bool = False) -> Command:
        """Any kind first and then one of it, or else moves of two dice would be all there is."""
        kinds: dict[str, list[Command]] = {}
        for command in sorted(commands, key=str):
            kinds.setdefault(_kind(command), []).append(command)
        if not evenly and len(kinds) > 1 and self.random.random() >= self.passing:
            kinds.pop("pass", None)
        return self.random.choice(self.random.choice(list(kinds.values())))

    def any_command(self, state: Table) -> Command:
        shape = self.random.choice(get_args(said.Commands))
        return shape(**{field.name: self.value(shape, field.name, state) for field in msgspec.structs.fields(shape)})

    def beside(self, command: Command, state: Table) -> Command:
        """The same command with one thing said otherwise."""
        names = [field.name for field in msgspec.structs.fields(type(command))]
        if not names:
            return self.any_command(state)
        name = self.random.choice(names)
        return msgspec.structs.replace(command, **{name: self.value(type(command), name, state)})

    def value(self, shape: type[Command], name: str, state: Table) -> Any:
        choose = self.random.choice
        if name in ("die", "other", "pay"):
            lying = [*state.pool, *(die for space in state.track for die in space)]
            some = [choose(ANY_DIE), *([choose(lying)] * 3 if lying else [])]
            return choose([*some, None, None, None] if name == "pay" else some)
        if name == "tool":
            fitting = sorted(said.say.specs[shape].kinds["tool"].names)
            return choose([tool for tool in state.tools if tool in fitting] or fitting)
        if name == "window":
            return choose([side for sides in WINDOW_CARDS.values() for side in sides])
        if name == "way":
            return choose(["up", "down"])
        if name == "round":
            return self.random.randint(1, 10)
        if name == "value":
            return choose([None, *range(1, 7)] if shape is said.Leave else range(1, 7))
        return choose([*ANY_CELL, None] if shape in (said.UseOn, said.Pinch, said.Swap) else ANY_CELL)

    # saying what differs

    def same(self, state: Table, what: str, ours: Any, theirs: Any) -> None:
        if ours != theirs:
            names = [f.name for f in fields(ours)] if isinstance(ours, Position) else ours.__struct_fields__
            parts = [f"{n}: {getattr(ours, n)} / {getattr(theirs, n)}" for n in names if getattr(ours, n) != getattr(theirs, n)]
            raise self.differs(state, f"{what}: reference / title: " + "; ".join(parts))

    def differs(self, state: Table, what: str) -> Differs:
        where = f"seed {self.seed}, {self.seats} seats, {self.options}, position {self.counts['positions']}"
        return Differs(f"{what}\n{where}\n{read(state)}")


def prepared(state: Table) -> None:
    """What is dealt before anybody is asked."""
    alone = state.seats == 1
    assert len(set(state.tools)) == len(state.tools) == (state.options.tools if alone else 3)
    assert len(set(state.public)) == len(state.public) == (2 if alone else 3)
    private = [card for each in state.private for card in each]
    assert len(set(private)) == len(private) == (2 if alone else state.seats)
    cards = [card for each in state.offered for card in each]
    assert len(set(cards)) == len(cards) == 2 * state.seats
    assert set(state.tools) <= TOOLS.keys() and set(state.public) <= PUBLIC.keys() and set(private) <= PRIVATE.keys()
    assert set(cards) <= WINDOW_CARDS.keys() and state.tokens == (0,) * len(state.tools)
    assert 0 <= state.start < state.seats and (state.options.start_player == "random" or state.start == 0)


def _kind(command: Command) -> str:
    name = type(command).__struct_config__.tag.partition(".")[2]
    return f"{name} {command.tool}" if hasattr(command, "tool") else str(name)


def _few(commands: set[Command]) -> str:
    listed = sorted(map(str, commands))
    return f"{len(listed)}: {', '.join(listed[:6])}"
