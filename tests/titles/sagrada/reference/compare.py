"""The title and the second reading, held against each other at each position of a game."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import fields
from typing import Any

from domain.kernel.families import Family
from domain.kernel.luck import SeededLuck
from domain.kernel.shapes import Command
from domain.titles.sagrada.cards import PRIVATE, PUBLIC, TOOLS, WINDOW_CARDS
from domain.titles.sagrada.chapters.offers import uses
from domain.titles.sagrada.questions import PlaceDrawn, PlaceRolled, YourTurn
from domain.titles.sagrada.table import Table
from domain.titles.sagrada.title import sagrada
from tests.titles.sagrada.reference.course import Chance, after
from tests.titles.sagrada.reference.legal import legal
from tests.titles.sagrada.reference.position import Position, read
from tests.titles.sagrada.reference.scoring import result
from tests.titles.sagrada.reference.strays import Strays, another_table


class Differs(AssertionError):
    pass


class Comparison:
    """One game; each position of it is looked at from every seat, and so is another table made of it."""

    def __init__(self, options: dict[str, Any], seats: int, seed: int, tried: int = 2, strays: int = 6) -> None:
        self.options, self.seats, self.seed = options, seats, seed
        self.tried, self.strays = tried, strays
        self.random = random.Random(f"{seed} {seats} {options}")
        self.luck = SeededLuck(b"reference", f"{seed} {seats} {options}".encode())
        self.other_luck = SeededLuck(b"tried", f"{seed} {seats} {options}".encode())
        self.passing = self.random.choice([0.02, 0.1, 0.3])
        self.taking = self.random.choice([1, 4, 20])  # how much rather than a tool
        self.counts: Counter[str] = Counter()
        self.looked_at: Table | None = None

    def game(self) -> Counter[str]:
        try:
            state, _ = sagrada.setup(self.options, self.seats, self.luck)
            prepared(state)
            while state.result is None:
                state = self.position(state)
        except Exception as error:
            raise Differs(f"{error!r}\n{self.where()}") from error
        self.counts["games"] += 1
        return self.counts

    def position(self, state: Table) -> Table:
        self.counts["positions"] += 1
        lists = self.look(state)
        if isinstance(state.pending[-1], YourTurn):
            self.counts["other tables"] += 1
            self.look(another_table(state, self.random))
        seat = self.random.choice(sagrada.asked(state))
        return self.outcome_agrees(state, seat, self.chosen(lists[seat]), self.luck)

    def look(self, state: Table) -> list[list[Command]]:
        self.looked_at = state
        here = read(state)
        lists = [self.lists_agree(state, here, seat) for seat in range(self.seats)]
        for seat, ours in enumerate(lists):
            self.strays_agree(state, seat, ours)
            for _ in range(self.tried if ours else 0):
                then = self.outcome_agrees(state, seat, self.chosen(ours, evenly=True), self.other_luck)
                if then.pending and isinstance(then.pending[-1], PlaceRolled | PlaceDrawn):
                    self.look(then)
        return lists

    def lists_agree(self, state: Table, here: Position, seat: int) -> list[Command]:
        ours, theirs = list(legal(here, seat)), offered(state, seat)
        assert len(set(ours)) == len(ours)
        differing = f"only in the reference {_few(set(ours) - theirs)}, only in the title {_few(theirs - set(ours))}"
        assert set(ours) == theirs, f"seat {seat}: {differing}"
        for command in ours:
            assert sagrada.rules.accepts(state, seat, command), f"seat {seat}: the title refuses {command}"
        self.counts["legal commands"] += len(ours)
        return ours

    def strays_agree(self, state: Table, seat: int, ours: list[Command]) -> None:
        listed, strays = set(ours), Strays(self.random)
        for n in range(self.strays):
            stray = strays.near(self.random.choice(ours), state) if ours and n % 3 else strays.any(state)
            accepted = sagrada.rules.accepts(state, seat, stray)
            assert accepted == (stray in listed), f"seat {seat}: the title accepts {stray}: {accepted}"
            self.counts["strays"] += 1
            self.counts["strays that are legal"] += accepted

    def outcome_agrees(self, state: Table, seat: int, command: Command, luck: SeededLuck) -> Table:
        facts, then = sagrada.play(state, seat, command, luck)
        ours = after(read(state), seat, command, Chance(facts))
        same(f"after {command} of seat {seat}", ours, read(then))
        for name in ("tools", "public", "private", "box", "options", "seats"):
            assert getattr(then, name) == getattr(state, name), name
        self.counts["outcomes"] += 1
        self.counts[f"outcomes of {_kind(command)}"] += 1
        if then.result is not None:
            same("result", result(ours), then.result)
            self.counts["results"] += 1
            self.counts[f"results by {then.result.decided_by}{'' if self.seats > 1 else ', alone'}"] += 1
        return then

    def chosen(self, commands: list[Command], evenly: bool = False) -> Command:
        """Some kind first and then one of it, or else moves of two dice would be all there is."""
        kinds: dict[str, list[Command]] = {}
        for command in commands:
            kinds.setdefault(_kind(command), []).append(command)
        if evenly:
            return self.random.choice(self.random.choice(list(kinds.values())))
        if len(kinds) > 1 and self.random.random() >= self.passing:
            kinds.pop("pass", None)
        weights = [self.taking if kind == "take" else 1 for kind in kinds]
        return self.random.choice(self.random.choices(list(kinds.values()), weights)[0])

    def where(self) -> str:
        position = f"position {self.counts['positions']} of seed {self.seed}, {self.seats} seats, {self.options}"
        return f"{position}\n{read(self.looked_at) if self.looked_at else 'nothing is dealt'}"


def offered(state: Table, seat: int) -> set[Command]:
    """All that the title offers, each use of a tool among it."""
    if seat not in sagrada.asked(state):
        assert not list(sagrada.legal(state, seat))
        if seat not in dict(state.sealed):
            return set()
    offers = list(sagrada.rules.offers(state, seat))
    forms = [offer for offer in offers if isinstance(offer, Family)]
    question = state.pending[-1]
    each = (
        [use for tool in state.tools for use in uses(state, question, tool)] if isinstance(question, YourTurn) else []
    )
    shown = {example for form in forms for example in (*form.examples, form.fill(SeededLuck(b"fill")))}
    assert shown <= set(each), f"an example that is no use: {_few(shown - set(each))}"
    assert set(map(_kind, shown)) == set(map(_kind, each)), "uses without a form"
    plain = [offer for offer in offers if not isinstance(offer, Family)]
    assert len({*each, *plain}) == len(each) + len(plain), "an offer is listed twice"
    return {*each, *plain}


def same(what: str, ours: Any, theirs: Any) -> None:
    if ours != theirs:
        names = [field.name for field in fields(ours)] if isinstance(ours, Position) else ours.__struct_fields__
        pairs = [(name, getattr(ours, name), getattr(theirs, name)) for name in names]
        differing = "; ".join(f"{name}: {one} / {other}" for name, one, other in pairs if one != other)
        raise AssertionError(f"{what}: reference / title: {differing}")


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
    name = str(type(command).__struct_config__.tag).partition(".")[2]
    return f"{name} {command.tool}" if hasattr(command, "tool") else name


def _few(commands: set[Command]) -> str:
    listed = sorted(map(str, commands))
    return f"{len(listed)}: {', '.join(listed[:6])}"
