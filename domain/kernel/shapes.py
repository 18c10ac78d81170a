"""The shapes every title is made of: frozen structs with names chosen by hand.

A stored struct carries its name as its tag (`sagrada.die_placed`). Names are never changed or used
again; a changed shape gets a new name with its version (`sagrada.die_placed@2`) and an upcast in its codec.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Generic, Literal, TypeVar

from msgspec import Meta, Struct

from domain.kernel.telling import Part, Sentence


class Refused(Exception):
    """A command that the rules do not accept, with a stable code and a sentence for the one who sent it."""

    def __init__(self, code: str, template: str, **parts: Part) -> None:
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


class Command(Struct, frozen=True, gc=False, omit_defaults=True):
    """What a seat says."""


class Fact(Struct, frozen=True, gc=False, omit_defaults=True):
    """What came of it. `reveals`: it shows somebody what he did not know, so it cannot be undone."""

    reveals: ClassVar[bool] = False

    def closes(self, seat: int) -> bool:
        """Can this seat not take back what it did to bring this about?"""
        return self.reveals

    def informs(self, seat: int) -> bool:
        """Does this seat learn something by it? What it shows of itself it has known; what it draws is luck."""
        return self.closes(seat) and getattr(self, "seat", None) != seat


class StackItem(Struct, frozen=True, gc=False):
    """Something on the stack: a question that waits, or a step to carry out once it is on top."""


class Step(StackItem, frozen=True, gc=False):
    """What is to be done next, once everything above it is settled."""


class Question(StackItem, frozen=True, gc=False):
    """What the game waits for. A plain question is put to one seat."""

    seat: int

    @property
    def seats(self) -> tuple[int, ...]:
        return (self.seat,)


class SealedQuestion(StackItem, frozen=True, gc=False):
    """A question to several seats at once; their answers are opened together."""

    seats: tuple[int, ...]


AnyQuestion = Question | SealedQuestion


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
    def told(self) -> Sentence:
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

    In a solo game `won` says whether the target was beaten, `target` what it was.
    """

    scores: tuple[Score, ...]
    ranking: tuple[tuple[int, ...], ...]
    decided_by: str = ""
    won: bool | None = None
    target: int | None = None


class Way(Struct, frozen=True):
    """One way on from a game that is over: the word that chooses it, and the options of the game it opens."""

    word: str
    text: Sentence
    options: Struct


class Sequel(Struct, frozen=True):
    """What a title adds to a result. `told`: to everybody; `ways`: what may follow, with what it carries over."""

    told: tuple[Sentence, ...] = ()
    ways: tuple[Way, ...] = ()


class State(Struct, frozen=True, gc=False, kw_only=True):
    """What the kernel keeps in every title's state.

    `pending` is the stack of questions and steps. While seats act side by side, `lanes` holds one further stack
    a seat, and what lies below in `pending` waits until all lanes are empty. `sealed` are answers not yet opened.
    A title narrows the types of `options`, `pending`, `lanes` and `sealed` to its own, so that the codec knows them.
    """

    seats: int
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
