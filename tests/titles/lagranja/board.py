"""A small builder of positions for rule tests, and a game that is played in sentences.

game = at("II", mine=farm(helpers="broker", trade_good=1))
game.say("use broker")
assert game.me.vp == 3
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from domain.kernel.luck import Luck, Rigged
from domain.kernel.shapes import Command, Fact, Refused, StackItem
from domain.titles.lagranja.cards.content import HOUSE
from domain.titles.lagranja.options import PRESETS, Options
from domain.titles.lagranja.parts import AT, SPACES, STORED, WHY_AT
from domain.titles.lagranja.questions import EndOfTurn
from domain.titles.lagranja.table import SPACE_AT, Farm, Table
from domain.titles.lagranja.title import lagranja

CARD_OF = {card.helper.id: card.id for card in HOUSE.cards.values()}


def card(number: int) -> str:
    return f"card_{number:02d}"


def cards(numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple(map(card, numbers))


def farm(helpers: str = "", **given: Any) -> dict[str, Any]:
    """Helpers by name; goods by kind; hand, fields, grown, barrows, extensions by card number; the rest as in Farm."""
    store = tuple(given.pop(kind, 0) for kind in STORED)
    places = {name: cards(given.pop(name, ())) for name in ("hand", "fields", "grown", "barrows", "extensions")}
    loads = given.pop("loads", (0,) * len(places["barrows"]))
    named = tuple(CARD_OF[name] for name in helpers.split())
    return {"helpers": named, "store": store, "loads": loads, "silver": 1, "vp": 1, **places, **given}


def market(**owners: int) -> tuple[int, ...]:
    """Owners by the names of the spaces: market(C3=0, D3=1)."""
    return tuple(owners.get(space, -1) for space in SPACES)


def book(edition: str) -> dict[str, str]:
    """The options of this edition."""
    return {"edition": edition, **PRESETS[edition]}


FREQUENCY = {"none": "always", "round": "once_per_round", "game": "once_per_game"}


def own(*abilities: Mapping[str, Any], limit: str = "round", phases: Iterable[str] = ("any",)) -> dict[str, str]:
    """Options of a table where card 1, the Chef of the house deck, is another helper with these abilities."""
    helper = {
        "id": "inventor",
        "names": {"en": "Inventor", "ru": "Изобретатель", "fr": "Inventeur", "cs": "Vynálezce"},
        "phases": list(phases),
        "frequency": FREQUENCY[limit],
        "text": "Made for a test.",
        "spec": {"special": False, "abilities": [{"limit": limit, **ability} for ability in abilities]},
        "source": "printed",
    }
    card = {"number": 1, "helper": helper}
    return {"overlay": json.dumps({"format": "lagranja-overlay/1", "cards": [card]})}


def when(trigger: str, *effect: Mapping[str, Any], **more: Any) -> dict[str, Any]:
    """An ability of that trigger that works by itself, unless something else is said."""
    return {"on": trigger, "optional": False, "effect": list(effect), **more}


def activate(*effect: Mapping[str, Any], **more: Any) -> dict[str, Any]:
    return when("activate", *effect, **{"optional": True, **more})


def at(
    phase: str,
    *questions: StackItem,
    mine: Mapping[str, Any] | None = None,
    other: Mapping[str, Any] | None = None,
    seats: int = 2,
    luck: Luck | None = None,
    options: Mapping[str, str] | None = None,
    **table: Any,
) -> Game:
    """A table in this phase of round 2; seat 0 is at turn with the last of the questions on top."""
    farms = tuple(Farm(**(given or farm())) for given in (mine, other, None, None)[:seats])
    lying = {c for f in farms for c in (*f.hand, *f.fields, *f.barrows, *f.extensions, *f.helpers)}
    table = {"round": 2, "order": tuple(range(seats)), "stack": tuple(range(seats)), **table}
    table.setdefault("deck", tuple(c for c in HOUSE.cards if c not in lying))
    asks = questions or (EndOfTurn(0),)
    state = Table(seats=seats, phase=phase, farms=farms, pending=asks, options=Options(**(options or {})), **table)
    return Game(state, luck or Rigged())


class Game:
    def __init__(self, state: Table, luck: Luck) -> None:
        self.state = state
        self.luck = luck
        self.facts: list[Fact] = []

    @property
    def me(self) -> Farm:
        return self.state.farms[0]

    @property
    def other(self) -> Farm:
        return self.state.farms[1]

    def goods(self, kind: str, seat: int = 0) -> int:
        return self.state.farms[seat].store[AT[kind]]

    def earned(self, why: str) -> int:
        """Victory points that seat 0 has gained for this reason."""
        return self.me.earned[WHY_AT[why]]

    def total(self) -> int:
        """The final result of seat 0."""
        assert self.state.result is not None
        return self.state.result.scores[0].total

    def top(self) -> Any:
        """The question on top."""
        return self.state.pending[-1]

    def owner(self, space: str) -> int:
        return self.state.market[SPACE_AT[space]]

    def say(self, *lines: str, seat: int = 0) -> None:
        for line in lines:
            made = lagranja.rules.decide(self.state, seat, self._command(line, seat), self.luck)
            self.facts += made
            self.state = lagranja.rules.fold(self.state, made)

    def refused(self, line: str, seat: int = 0) -> str:
        """The code of the refusal."""
        try:
            lagranja.rules.decide(self.state, seat, self._command(line, seat), self.luck)
        except Refused as refused:
            return refused.code
        raise AssertionError(f"accepted: {line}")

    def offers(self, seat: int = 0) -> list[str]:
        listed = lagranja.rules.legal(self.state, seat)
        return [lagranja.sentence(offer) for offer in listed if isinstance(offer, Command)]

    def _command(self, line: str, seat: int) -> Command:
        readings = lagranja.language.readings(line)
        accepted = [command for command in readings if lagranja.rules.accepts(self.state, seat, command)]
        if not readings or len(accepted) > 1:
            raise AssertionError(f"{line!r} is read as {accepted or 'nothing'}")
        return (accepted or list(readings))[0]
