"""The shapes every title is made of: frozen structs with names chosen by hand.

A stored struct carries its name as its tag (`sagrada.die_placed`). Names are never changed or used
again; a changed shape gets a new name with its version (`sagrada.die_placed@2`) and an upcast in its codec.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Generic, Literal, NamedTuple, TypeVar, dataclass_transform

from msgspec import Meta, Struct, StructMeta

from domain.kernel.telling import Sentence, SentencePart

if TYPE_CHECKING:

    @dataclass_transform(frozen_default=True)
    class Frozen(StructMeta):
        """So mypy knows what msgspec does: who inherits from a frozen struct is frozen."""

else:
    Frozen = StructMeta


class Refused(Exception):
    """A command that the rules do not accept, with a stable code and a sentence for the one who sent it."""

    def __init__(self, code: str, template: str, **parts: SentencePart) -> None:
        super().__init__(code)
        self.code = code
        self._template, self._parts = template, parts

    @property
    def sentence(self) -> Sentence:
        return Sentence.of(self._template, **self._parts)

    @property
    def text(self) -> str:
        return self.sentence.text()

    def __str__(self) -> str:
        return f"{self.code}: {self.text}"


class Command(Struct, metaclass=Frozen, frozen=True, gc=False, omit_defaults=True):
    """What a seat says."""


class Fact(Struct, metaclass=Frozen, frozen=True, gc=False, omit_defaults=True):
    """What came of it. `reveals`: it shows somebody what they did not know, so it cannot be undone."""

    reveals: ClassVar[bool] = False

    def closes(self, seat: int) -> bool:
        """Can this seat not take back what it did to bring this about?"""
        return self.reveals

    def informs(self, seat: int) -> bool:
        """Does this seat learn something by it? What it shows of itself it has known; what it draws is luck."""
        return self.closes(seat) and getattr(self, "seat", None) != seat


class StackItem(Struct, metaclass=Frozen, frozen=True, gc=False):
    """Something on the stack: a question that waits, or a step to carry out once it is on top."""


class Step(StackItem, metaclass=Frozen, frozen=True, gc=False):
    """What is to be done next, once everything above it is settled."""


class Question(StackItem, metaclass=Frozen, frozen=True, gc=False):
    """What the game waits for. A plain question is put to one seat."""

    seat: int

    @property
    def seats(self) -> tuple[int, ...]:
        return (self.seat,)

    def is_another_turn(self, before: StackItem) -> bool:
        """Whether the turn of that question is over: what was said to end it does not end this one."""
        return False


class SealedQuestion(StackItem, metaclass=Frozen, frozen=True, gc=False):
    """A question to several seats at once; their answers are opened together."""

    seats: tuple[int, ...]


AnyQuestion = Question | SealedQuestion


class Options(Struct, metaclass=Frozen, frozen=True, forbid_unknown_fields=True):
    """What is chosen when a game is opened: each with a default, and described by `choice`."""


def choice(description: str, low: int | None = None, high: int | None = None) -> Meta:
    """What stands beside the type of an option: `Annotated[Literal["short", "long"], choice("how long it takes")]`."""
    return Meta(description=description, ge=low, le=high)


class Asking(Struct, frozen=True, kw_only=True):
    """The options of a title in which hidden things can leave a seat nothing to say but pass: is it asked then?"""

    cannot_act: Annotated[
        Literal["skipped", "asked"],
        Meta(
            description="who cannot act is skipped: fewer letters, but who is asked shows something of a hand;"
            " or is asked all the same, unless what all can see leaves no choice, and passes"
        ),
    ] = "skipped"

    @property
    def sentence(self) -> Sentence:
        """What people are told of it before they play."""
        return Sentence.of(_ASKING[self.cannot_act])


_ASKING = {
    "skipped": "At this table who cannot act is skipped: that means fewer letters, and it shows something of a hand.",
    "asked": "At this table who cannot act is asked all the same, and passes: who is asked shows nothing of a hand.",
}


class Score(Struct, frozen=True, gc=False):
    seat: int
    total: int
    rows: tuple[tuple[str, int], ...] = ()  # what the total is made of, in the order it is counted


class Result(Struct, frozen=True, gc=False):
    """`ranking`: groups of seats from first to last; a group of several seats is a shared place.

    In a solo game `won` says whether that was enough against the `target`.
    """

    scores: tuple[Score, ...]
    ranking: tuple[tuple[int, ...], ...]
    decided_by: str = ""
    won: bool | None = None
    target: int | None = None

    @property
    def tie_break(self) -> str:
        """What put the first before the second, who has as many points; "" where there was nothing to break."""
        totals = {score.seat: score.total for score in self.scores}
        firsts = [totals[group[0]] for group in self.ranking[:2]]
        return self.decided_by if len(firsts) == 2 and firsts[0] == firsts[1] else ""

    @classmethod
    def of(cls, points: Mapping[int, int], source: str, decided_by: str = "points") -> Result:
        """By points of one `source`: seats with as many share a place."""
        order = sorted(points, key=lambda seat: (-points[seat], seat))
        places = tuple(tuple(seats) for _, seats in groupby(order, key=points.__getitem__))
        return cls(tuple(Score(seat, n, ((source, n),)) for seat, n in points.items()), places, decided_by)


class Way(Struct, frozen=True):
    """One way on from a game that is over: the word that chooses it, and the options of the game it opens."""

    word: str
    text: Sentence
    options: Struct


class Sequel(Struct, frozen=True):
    """What a title adds to a result. `sentence`: to everybody; `ways`: what may follow, with what it carries over."""

    told: tuple[Sentence, ...] = ()
    ways: tuple[Way, ...] = ()


class State(Struct, metaclass=Frozen, frozen=True, gc=False, kw_only=True):
    """What the kernel keeps in every title's state.

    `pending` is the stack of questions and steps. While seats act side by side, `lanes` holds one further stack
    a seat, and what lies below in `pending` waits until all lanes are empty. `sealed` are answers not yet opened.
    The codec knows which options, questions, steps and answers there are: a title narrows the types of these fields to
    its own, or leaves them as they are, and the kernel goes by what signs in. `Title.undealt` fills `seats` and
    `options` in where `initial` does not.
    """

    seats: int = 0
    options: Any = None  # the title's own
    pending: tuple[StackItem, ...] = ()
    lanes: tuple[tuple[StackItem, ...], ...] = ()
    sealed: tuple[tuple[int, Command], ...] = ()
    result: Result | None = None


I = TypeVar("I")  # noqa: E741 - a title's union of questions and steps
C = TypeVar("C")  # a title's union of commands

MAIN = -1  # the lane number of the stack that everybody shares


class Asked(Fact, Generic[I], frozen=True, gc=False, tag="flow.asked"):
    question: I
    lane: int = MAIN


class Settled(Fact, frozen=True, gc=False, tag="flow.settled"):
    lane: int = MAIN


class Planned(Fact, Generic[I], frozen=True, gc=False, tag="flow.planned"):
    steps: tuple[I, ...]  # the first is done first
    lane: int = MAIN


class StepBegan(Fact, frozen=True, gc=False, tag="flow.step_began"):
    lane: int = MAIN


class Forked(Fact, Generic[I], frozen=True, gc=False, tag="flow.forked"):
    """From here on the seats act side by side; each lane's first item is done first."""

    lanes: tuple[tuple[I, ...], ...]


class Joined(Fact, frozen=True, gc=False, tag="flow.joined"):
    pass


class Sealed(Fact, Generic[C], frozen=True, gc=False, tag="flow.sealed"):
    seat: int
    answer: C


class Unsealed(Fact, Generic[C], frozen=True, gc=False, tag="flow.unsealed"):
    reveals: ClassVar[bool] = True
    answers: tuple[tuple[int, C], ...]


class Looked(Fact, frozen=True, gc=False, tag="flow.looked"):
    """What a seat hides decided whether it is asked; everybody sees the outcome."""

    reveals: ClassVar[bool] = True
    seat: int


class Finished(Fact, frozen=True, gc=False, tag="flow.finished"):
    reveals: ClassVar[bool] = True
    result: Result


class Outlook(NamedTuple):
    """What a seat can do beyond going on. `goes_on`: the answer that does none of it, if there is one to what is asked.
    `possible`: in words that compare, without what it can do as well when it is asked next. `lasts`: whether it may be
    asked the same soon again.
    """

    goes_on: Command | None
    possible: frozenset[str] = frozenset()
    lasts: bool = False
