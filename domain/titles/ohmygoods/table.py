"""The state of a game, and the plain things one can read off it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import Struct

from domain.kernel.rules import Rules
from domain.kernel.shapes import State
from domain.titles.ohmygoods.cards.content import Content, content
from domain.titles.ohmygoods.cards.pieces import Card, Chapter, Effect
from domain.titles.ohmygoods.commands import Answer
from domain.titles.ohmygoods.options import Options
from domain.titles.ohmygoods.parts import LAST_BUILDING, WORKER
from domain.titles.ohmygoods.questions import Pending

replace = msgspec.structs.replace


class Built(Struct, frozen=True, gc=False):
    """A building of a tableau. Goods are cards face down that nobody may look at."""

    card: str
    goods: tuple[str, ...] = ()
    person: str = ""  # the worker, an assistant, or nobody
    tower: str = ""


class Player(Struct, frozen=True, gc=False):
    hand: tuple[str, ...] = ()
    buildings: tuple[Built, ...] = ()
    assistants: tuple[str, ...] = ()
    planned: str = ""
    manner: str = ""
    points: int = 0  # the counter; what buildings and assistants give is added at the end
    modifiers: tuple[Effect, ...] = ()  # of this round, for this seat alone
    seen: tuple[str, ...] = ()  # cards this seat has held
    pledged: str = ""  # the side of a pledge that gave something


class Table(State, frozen=True, kw_only=True, gc=False):
    options: Options
    pending: tuple[Pending, ...] = ()
    lanes: tuple[tuple[Pending, ...], ...] = ()
    sealed: tuple[tuple[int, Answer], ...] = ()
    players: tuple[Player, ...]
    deck: tuple[str, ...]
    discard: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()  # those of the discard pile that were laid there openly
    box: tuple[str, ...] = ()  # cards that are not in the game
    sunrise: tuple[str, ...] = ()
    sunset: tuple[str, ...] = ()
    seen: tuple[str, ...] = ()  # cards that have lain face up before everybody
    aside: tuple[int, ...]  # assistants, by card
    display: tuple[str, ...] = ()  # assistants for hire, by side
    stacks: tuple[tuple[int, tuple[str, ...]], ...] = ()
    numbers: tuple[int, ...] = ()  # of the cards in use
    removed: tuple[int, ...] = ()
    events: tuple[int, ...] = ()  # to come; 0 is one of the pool
    pool: tuple[int, ...] = ()
    event: int = 0
    past: tuple[int, ...] = ()  # events of earlier rounds
    modifiers: tuple[Effect, ...] = ()  # of this round, for everybody
    round: int = 0
    phase: str = ""
    active: int = 0
    mover: int = -1  # whose turn of phase IV it is
    last: bool = False  # the last round
    side: str = ""  # what the pledges chose


rules: Rules[Table] = Rules()


def cards_of(state: Table) -> Content:
    return content(state.options.house)


def card_of(state: Table, card: str) -> Card:
    return content(state.options.house).cards[card]


def chapter_of(state: Table) -> Chapter | None:
    if state.options.key == "base":
        return None
    return cards_of(state).chapters[state.options.key, state.seats == 1]


def is_alone(options: Options) -> bool:
    """A later chapter that goes on from none: somebody opened it by hand."""
    return options.key[0] in "2345" and not options.played


def in_order(state: Table) -> tuple[int, ...]:
    """The seats in turn order, from the active player."""
    return tuple((state.active + n) % state.seats for n in range(state.seats))


def building_of(state: Table, seat: int, card: str | None) -> Built | None:
    return next((built for built in state.players[seat].buildings if built.card == card), None)


def each_built(state: Table, seat: int) -> Iterator[tuple[Built, Card]]:
    cards = cards_of(state).cards
    for built in state.players[seat].buildings:
        yield built, cards[built.card]


def vacant(state: Table, seat: int) -> list[str]:
    """One's own production buildings that hold nobody and can hold somebody."""
    return [built.card for built, card in each_built(state, seat) if card.staffed and not built.person]


def assistants_at(state: Table, seat: int) -> dict[str, str]:
    """Where one's assistants stand."""
    return {b.person: b.card for b in state.players[seat].buildings if b.person and b.person != WORKER}


def strength_of(state: Table, seat: int) -> int:
    return sum(card.strength for _, card in each_built(state, seat))


def in_force(state: Table, seat: int, word: str) -> Iterator[Effect]:
    """The modifiers of this round with this word, for everybody and for this seat."""
    for effect in state.modifiers:
        if effect.effect == word:
            yield effect
    for effect in state.players[seat].modifiers:
        if effect.effect == word:
            yield effect


def rounds_left(state: Table) -> int:
    """How many rounds come after this one; in the base game at least so many."""
    if chapter_of(state) is not None:
        return len(state.events)
    if state.last:
        return 0
    return max(1, min(LAST_BUILDING - len(player.buildings) for player in state.players)) + 1
