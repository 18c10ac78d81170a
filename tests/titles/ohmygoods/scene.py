"""Tables for rule tests: cards put where a test wants them, commands said as sentences, luck rigged by card name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec.structs import replace

from domain.kernel.shapes import Fact, Refused, StackItem
from domain.titles.ohmygoods.cards.content import content
from domain.titles.ohmygoods.chapters.payment import coins_of, stock_of
from domain.titles.ohmygoods.evolve import with_player
from domain.titles.ohmygoods.parts import WORKER
from domain.titles.ohmygoods.questions import Buying, NewRound, TurnEnds, Turns
from domain.titles.ohmygoods.table import Built, Table, building_of
from domain.titles.ohmygoods.title import ohmygoods as title


class Wanted:
    """Luck that draws the cards a test names, in this order; then the first ones of the pile."""

    def __init__(self, *cards: str) -> None:
        self.draws = 0
        self.cards = list(cards)
        self.pile: list[str] = []

    def among(self, pile: Sequence[str]) -> Wanted:
        self.pile = list(pile)
        return self

    def below(self, n: int, purpose: str) -> int:
        self.draws += 1
        if len(self.pile) != n:
            return 0
        at = self.pile.index(self.cards.pop(0)) if self.cards else 0
        self._take(at, purpose)
        return at

    def _take(self, at: int, purpose: str) -> None:
        if purpose == "market":
            self.pile.pop(at)
        else:
            self.pile[at], self.pile[-1] = self.pile[-1], self.pile[at]
            self.pile.pop()

    def below_each(self, limits: Sequence[int], purpose: str) -> tuple[int, ...]:
        return tuple(self.below(limit, purpose) for limit in limits)


class Scene:
    def __init__(self, seats: int = 2, options: Mapping[str, Any] | None = None) -> None:
        self.state: Table = title.first_state(options, seats)
        self.facts: list[Fact] = []
        for seat, charburner in enumerate(content().charburners[:seats]):
            self.build(seat, charburner)

    # laying the table

    def _take(self, *cards: str) -> tuple[str, ...]:
        left = {*self.state.deck, *self.state.box}
        assert set(cards) <= left, f"not free: {set(cards) - left}"
        deck = tuple(card for card in self.state.deck if card not in cards)
        box = tuple(card for card in self.state.box if card not in cards)
        stacks = tuple((n, tuple(c for c in stack if c not in cards)) for n, stack in self.state.stacks)
        self.state = replace(self.state, deck=deck, box=box, stacks=stacks)
        return cards

    def build(self, seat: int, card: str, goods: int = 0, person: str = "", tower: str = "") -> Scene:
        self._take(card)
        laid = self._take(*self.state.deck[-goods:]) if goods else ()
        player = self.state.players[seat]
        buildings = tuple(b for b in player.buildings if b.card != card)
        self.state = with_player(self.state, seat, buildings=(*buildings, Built(card, laid, person, tower)))
        if person and person != WORKER:
            self.hire(seat, person)
        return self

    def burn(self, seat: int, charburner: str, goods: int = 0, person: str = "") -> Scene:
        """This charburner in the place of the one dealt; whoever has it takes that one."""
        mine = self.state.players[seat].buildings[0].card
        for other, player in enumerate(self.state.players):
            if player.buildings[0].card == charburner != mine:
                changed = replace(player.buildings[0], card=mine)
                self.state = with_player(self.state, other, buildings=(changed, *player.buildings[1:]))
        held = {built.card for player in self.state.players for built in player.buildings}
        box = tuple({*self.state.box, mine, charburner} - (held - {mine, charburner}))
        rest = self.state.players[seat].buildings[1:]
        self.state = with_player(replace(self.state, box=box), seat, buildings=())
        self.build(seat, charburner, goods, person)
        return self.player(seat, buildings=(*self.state.players[seat].buildings, *rest))

    def staff(self, seat: int, card: str, person: str) -> Scene:
        """Somebody in a building that stands already; a tower stays where it is."""
        if person != WORKER:
            self.hire(seat, person)
        buildings = self.state.players[seat].buildings
        return self.player(seat, buildings=tuple(replace(b, person=person) if b.card == card else b for b in buildings))

    def hire(self, seat: int, assistant: str) -> None:
        card = content().assistants[assistant].card
        state = replace(self.state, aside=tuple(n for n in self.state.aside if n != card))
        self.state = with_player(state, seat, assistants=(*state.players[seat].assistants, assistant))

    def show(self, *assistants: str) -> Scene:
        cards = {content().assistants[side].card for side in assistants}
        aside = tuple(n for n in self.state.aside if n not in cards)
        self.state = replace(self.state, display=assistants, aside=aside)
        return self

    def hand(self, seat: int, *cards: str) -> Scene:
        return self.player(seat, hand=self._take(*cards), seen=tuple(sorted(cards)))

    def market(self, **resources: int) -> Scene:
        """So many cards of each resource in the sunrise row; cards that no test names come first."""
        for resource, many in resources.items():
            free = [c for c in reversed(self.state.deck) if content().cards[c].resource == resource]
            taken = self._take(*free[:many])
            self.state = replace(self.state, sunrise=(*self.state.sunrise, *taken))
        return self

    def player(self, seat: int, **changes: Any) -> Scene:
        self.state = with_player(self.state, seat, **changes)
        return self

    def change(self, **changes: Any) -> Scene:
        self.state = replace(self.state, **changes)
        return self

    def plan(self, seat: int, card: str) -> Scene:
        return self.player(seat, planned=self._take(card)[0])

    def empty_piles(self, keep: int = 0) -> Scene:
        """All but some cards of the draw pile are put away."""
        state = self.state
        self.state = replace(state, box=(*state.box, *state.deck[keep:]), deck=state.deck[:keep], discard=())
        return self

    # playing

    def start(self, *items: StackItem, wanted: Sequence[str] = ()) -> Scene:
        """Puts questions and steps on the stack, the first on top, and lets the steps run."""
        self.state = replace(self.state, pending=tuple(reversed(items)))
        luck = Wanted(*wanted).among(self.state.deck)
        self.state, facts = title.rules.setup(self.state, lambda turn: None, luck)
        self.facts = list(facts)
        return self

    def turn(self, seat: int = 0, manner: str = "efficient", wanted: Sequence[str] = ()) -> Scene:
        """The seat's turn of phase IV. Another seat holds a card: the next round stops at its first question."""
        other = self.state.seats - 1 - seat
        if other != seat and not self.state.players[other].hand:
            self.hand(other, self.state.deck[-1])
        return self.player(seat, manner=manner).start(Turns((seat,)), wanted=wanted)

    def round(self, wanted: Sequence[str] = ()) -> Scene:
        return self.start(NewRound(), wanted=wanted)

    def say(self, seat: int, line: str, wanted: Sequence[str] = (), pile: Sequence[str] | None = None) -> Scene:
        luck = Wanted(*wanted).among(self.state.deck if pile is None else pile)
        command = title.parse(line, self.state, seat)
        facts, self.state = title.play(self.state, seat, command, luck)
        self.facts = list(facts)
        return self

    # looking

    def at(self, seat: int, card: str) -> Built:
        built = building_of(self.state, seat, card)
        assert built is not None, card
        return built

    def goods(self, seat: int, card: str) -> int:
        return len(self.at(seat, card).goods)

    def stock(self, seat: int) -> dict[str, int]:
        return {good: many for good, (many, _) in stock_of(self.state, seat).items()}

    def coins(self, seat: int) -> int:
        return coins_of(self.state, seat)

    def cards(self, seat: int) -> tuple[str, ...]:
        return self.state.players[seat].hand

    def said(self, kind: type[Fact]) -> list[Any]:
        return [fact for fact in self.facts if isinstance(fact, kind)]

    def asked(self) -> str:
        return type(self.state.pending[-1]).__name__ if self.state.pending else "nobody"

    def waits_for(self) -> tuple[int, ...]:
        return title.asked(self.state)

    def offers(self, seat: int) -> list[str]:
        return [title.sentence(command) for command in title.commands(self.state, seat)]


def buying(scene: Scene, seat: int = 0, **fields: bool) -> Scene:
    return scene.start(Buying(seat, **fields), TurnEnds(seat))


@contextmanager
def refused(code: str) -> Iterator[None]:
    with pytest.raises(Refused) as caught:
        yield
    assert caught.value.code == code, caught.value
    assert caught.value.text
