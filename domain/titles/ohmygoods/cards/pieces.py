"""The pieces as values: cards, assistants, events, chapters and the effects they have."""

from __future__ import annotations

from msgspec import Struct


class Price(Struct, frozen=True, omit_defaults=True):
    """What an offer asks for: goods of some worth, or some goods of a kind."""

    coins: int = 0
    good: str = ""
    count: int = 0


class Effect(Struct, frozen=True, omit_defaults=True):
    """One line of a card in the closed vocabulary; which fields a word has is said in `vocabulary.py`."""

    effect: str
    when: str = "now"
    number: int = 0
    count: int = 0
    coins: int = 0
    per: int = 1
    cards: int = 0
    delta: int = 0
    points: int = 0
    each: int = 0
    max: int = 0
    limit: int = 0
    n: int = 0
    unit: int = 1
    max_points: int = 0
    whose: str = ""  # self, each, or nothing: those for whom the line is carried out
    half: str = ""
    resource: str = ""
    scope: str = ""
    good: str = ""
    mode: str = ""
    who: str = ""
    count_of: str = ""
    sides: tuple[str, ...] = ()
    pay: Price | None = None
    gain: tuple[Effect, ...] = ()
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


class Card(Struct, frozen=True):
    """A building, a charburner or a character. `number` is 0 for cards of the base game."""

    id: str
    kind: str
    colour: str = ""
    resource: str = ""
    sun: bool = False
    cost: int = 0
    points: int = 0
    inputs: tuple[tuple[str, int], ...] = ()
    good: str = ""
    hand_icons: tuple[str, ...] = ()  # the chain takes these resources from the hand
    goods_icons: tuple[str, ...] = ()  # and these goods from one's own buildings
    office: str = ""
    works_alone: bool = False
    strength: int = 0
    attaches: bool = False
    needs_strength: int = 0
    number: int = 0
    phase: str = ""
    effects: tuple[Effect, ...] = ()

    @property
    def staffed(self) -> bool:
        """A person can work here."""
        return bool(self.inputs)

    @property
    def chained(self) -> bool:
        return bool(self.hand_icons or self.goods_icons)


class Assistant(Struct, frozen=True):
    id: str
    card: int
    colours: tuple[str, ...]
    cost: int
    points: int
    name: str


class Event(Struct, frozen=True):
    number: int
    name: str
    text: str
    effects: tuple[Effect, ...]


class Chapter(Struct, frozen=True):
    """One half of a set-up card: a chapter for several or for one."""

    key: str
    solo: bool
    name: str
    story: str
    outcome: str
    missed: str  # what is told instead if one plays alone and misses the target
    goal: str
    deck_add: tuple[int, ...]
    stacks: tuple[int, ...]
    first: tuple[int, ...]
    pool: tuple[int, ...]
    drawn: int
    last: tuple[int, ...]
    end_name: str
    end_text: str
    end: tuple[Effect, ...]
    neutral: tuple[tuple[str, int], ...]
    following: tuple[tuple[str, str], ...]
    target: int | None
    stars: tuple[int, ...] = ()  # points for one star, two and three

    @property
    def rounds(self) -> int:
        return len(self.first) + self.drawn + len(self.last)
