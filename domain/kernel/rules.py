"""The Decider: handlers sign in, and one accepted command becomes a tuple of facts.

One handler per (question, command), one function per step, one evolver per fact. A handler signed in for a
base class of questions (a marker such as `FreeActions`) serves all its kinds; that is what a free action is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Any, Generic, TypeVar

import msgspec

from domain.kernel.families import Offer
from domain.kernel.flow import FLOW, not_asked, question_for, waiting
from domain.kernel.luck import Luck, Unknown, Veiled
from domain.kernel.shapes import (
    MAIN,
    AnyQuestion,
    Asked,
    Command,
    Fact,
    Finished,
    Forked,
    Joined,
    Looked,
    Planned,
    Refused,
    Result,
    Sealed,
    SealedQuestion,
    Settled,
    StackItem,
    State,
    Step,
    StepBegan,
    Unsealed,
)
from domain.kernel.telling import Sentence

S = TypeVar("S", bound=State)
replace = msgspec.structs.replace


Handler = Callable[["Turn[Any]", Any, Any], None]
Offers = Callable[[Any, Any, int], Iterable[Offer]]
F = TypeVar("F", bound=Callable[..., Any])


class Turn(msgspec.Struct, Generic[S], gc=False):
    """The pen inside `decide`: it writes facts down and shows the state after each."""

    evolvers: dict[type, Callable[[Any, Any], Any]]
    state: S
    seat: int
    luck: Luck
    lane: int = MAIN
    facts: list[Fact] = []

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def next_seat(self) -> int:
        return (self.seat + 1) % self.state.seats

    def emit(self, fact: Fact) -> None:
        self.facts.append(fact)
        self.state = self.evolvers[type(fact)](self.state, fact)

    def refuse_if(self, reason: Refused | None) -> None:
        if reason is not None:
            raise reason

    def ask(self, question: StackItem) -> None:
        self.emit(Asked(question, self.lane))

    def is_asked(self, seat: int, able: bool, possible: Callable[[], bool]) -> bool:
        """`able`: it has more to say than pass; `possible`: it has for all that all can know, which is never less."""
        if self.state.options.cannot_act == "asked":
            return possible()
        if seat != self.seat and Looked(seat) not in self.facts and (able or possible()):
            self.emit(Looked(seat))
        return able

    def settle(self) -> None:
        self.emit(Settled(self.lane))

    def plan(self, *steps: StackItem) -> None:
        """Put steps (or questions) on the stack; the first is done first."""
        if steps:
            self.emit(Planned(steps, self.lane))

    def fork(self, lanes: Iterable[Iterable[StackItem]]) -> None:
        """Let the seats act side by side, one list of steps and questions a seat."""
        self.emit(Forked(tuple(tuple(lane) for lane in lanes)))

    def finish(self, result: Result) -> None:
        self.emit(Finished(result))


class SignedIn(msgspec.Struct, frozen=True):
    """For what kinds of facts, questions and steps there is a function."""

    answers: frozenset[tuple[type, type]]  # (question, command)
    offers: frozenset[type]
    reveals: frozenset[type]
    steps: frozenset[type]
    evolvers: frozenset[type]


class Rules(Generic[S]):
    def __init__(self) -> None:
        self._answers: dict[tuple[type, type], Handler] = {}
        self._offers: dict[type, list[Offers]] = {}
        self._reveals: dict[type, Callable[[Turn[S], Any, Any], None]] = {}
        self._steps: dict[type, Callable[[Turn[S], Any], None]] = {}
        self.evolvers: dict[type, Callable[[Any, Any], Any]] = dict(FLOW)
        self.tellers: dict[type, Callable[[Any, int | None], Sentence | None]] = {}
        self.told_apart: set[type] = set()
        self._handlers: dict[tuple[type, type], tuple[Handler, bool]] = {}  # as they are looked for
        self._offers_for: dict[type, Offers] = {}

    # signing in

    def answer(self, question: type, command: type) -> Callable[[F], F]:
        """For a sealed question the handler only judges; the kernel seals the answer."""
        return _sign_in(self._answers, (question, command))

    def offer(self, question: type) -> Callable[[F], F]:
        def sign(function: F) -> F:
            self._offers.setdefault(question, []).append(function)
            return function

        return sign

    def reveal(self, question: type) -> Callable[[F], F]:
        """What happens once all answers to a sealed question are in: f(turn, question, answers by seat)."""
        return _sign_in(self._reveals, question)

    def step(self, step: type) -> Callable[[F], F]:
        return _sign_in(self._steps, step)

    def evolves(self, fact: type) -> Callable[[F], F]:
        """What a fact changes: f(state, fact) -> state. Total; no rule, clock, luck or exception of its own."""
        return _sign_in(self.evolvers, fact)

    def tells(self, fact: type, apart: bool = False) -> Callable[[F], F]:
        """What is told of a fact: f(fact), the same to everybody; `apart`: f(fact, seat), None for a spectator."""

        def sign(function: F) -> F:
            _sign_in(self.tellers, fact)(function if apart else lambda told, seat: function(told))
            self.told_apart.update((fact,) if apart else ())
            return function

        return sign

    def signed_in(self) -> SignedIn:
        answers, offers, reveals = frozenset(self._answers), frozenset(self._offers), frozenset(self._reveals)
        return SignedIn(answers, offers, reveals, frozenset(self._steps), frozenset(self.evolvers))

    # the Decider

    def evolve(self, state: S, fact: Fact) -> S:
        return self.evolvers[type(fact)](state, fact)  # type: ignore[no-any-return]

    def fold(self, state: S, facts: Iterable[Fact]) -> S:
        for fact in facts:
            state = self.evolvers[type(fact)](state, fact)
        return state

    def setup(self, state: S, deal: Callable[[Turn[S]], None], luck: Luck) -> tuple[S, tuple[Fact, ...]]:
        turn = Turn(self.evolvers, state, -1, luck)
        deal(turn)
        self._run_steps(turn)
        return turn.state, tuple(turn.facts)

    def decide(self, state: S, seat: int, command: Command, luck: Luck) -> tuple[Fact, ...]:
        return self.play(state, seat, command, luck)[0]

    def play(self, state: S, seat: int, said: Command, luck: Luck, ends: bool = True) -> tuple[tuple[Fact, ...], S]:
        """The facts that `decide` gives, and the state they lead to; not `ends`: up to a draw that is not known."""
        question, lane = waiting(state, seat)
        if question is None:
            raise not_asked(state)
        try:
            handler, sealed = self._handlers[type(question), type(said)]
        except KeyError:
            handler, sealed = self._handler(type(question), type(said))
        turn = Turn(self.evolvers, state, seat, luck, lane)
        try:
            handler(turn, question, said)
            if sealed:
                self._seal(turn, question, said)
            self._run_steps(turn)
        except Unknown:
            if ends:
                raise
        return tuple(turn.facts), turn.state

    def legal(self, state: S, seat: int) -> Iterator[Offer]:
        """What a seat that is asked may say now. A seat whose answer lies sealed is not asked any more."""
        question, _ = waiting(state, seat)
        if question is None or (state.sealed and isinstance(question, SealedQuestion) and seat in dict(state.sealed)):
            return iter(())
        try:
            offers = self._offers_for[type(question)]
        except KeyError:
            offers = self._offers_of(type(question))
        return iter(offers(state, question, seat))

    def offers(self, state: S, seat: int) -> Iterator[Offer]:
        """As `legal`, and also what a seat may say instead of its sealed answer."""
        question, _ = question_for(state, seat)
        return iter(self._offers_of(type(question))(state, question, seat))

    def refusal(self, state: S, seat: int, command: Command) -> Refused | None:
        """Why a command is not accepted here, or None; as far as can be said before luck."""
        try:
            self.play(state, seat, command, Veiled(), ends=False)
        except Refused as refused:
            return refused
        return None

    def accepts(self, state: S, seat: int, command: Command) -> bool:
        return self.refusal(state, seat, command) is None

    # how it runs

    def _offers_of(self, kind: type) -> Offers:
        """What is offered for this kind of question, then what for all it is a kind of, as one function."""
        found = [f for base in kind.__mro__ for f in self._offers.get(base, ())]

        def each(state: Any, question: Any, seat: int) -> Iterator[Offer]:
            return chain.from_iterable([offers(state, question, seat) for offers in found])

        return self._offers_for.setdefault(kind, found[0] if len(found) == 1 else each)

    def _handler(self, question: type, command: type) -> tuple[Handler, bool]:
        """The handler signed in for this kind of question, or else for the nearest of what it is a kind of.

        And whether the answer is to be sealed.
        """
        bases = (self._answers.get((base, command)) for base in question.__mro__)
        found = next((handler for handler in bases if handler), None)
        if found is None:
            raise Refused("not_now", "That is not an answer to what you are asked now.")
        return self._handlers.setdefault((question, command), (found, issubclass(question, SealedQuestion)))

    def _seal(self, turn: Turn[S], question: AnyQuestion, command: Command) -> None:
        turn.emit(Sealed(turn.seat, command))
        if len(turn.state.sealed) < len(question.seats):
            return
        answers = turn.state.sealed
        turn.emit(Unsealed(answers))
        turn.settle()
        self._reveals[type(question)](turn, question, dict(answers))

    def _run_steps(self, turn: Turn[S]) -> None:
        """Carry out steps until a question is on top everywhere, or the game is over."""
        while (state := turn.state).result is None:
            if state.lanes:
                lane = _lane_with_step(state.lanes)
                if lane is not None:
                    self._run_step(turn, state.lanes[lane][-1], lane)
                elif any(state.lanes):
                    return
                else:
                    turn.emit(Joined())
            elif state.pending and isinstance(state.pending[-1], Step):
                self._run_step(turn, state.pending[-1], MAIN)
            else:
                return

    def _run_step(self, turn: Turn[S], step: StackItem, lane: int) -> None:
        turn.lane = lane
        turn.emit(StepBegan(lane))
        self._steps[type(step)](turn, step)


def _lane_with_step(lanes: tuple[tuple[StackItem, ...], ...]) -> int | None:
    return next((lane for lane, items in enumerate(lanes) if items and isinstance(items[-1], Step)), None)


def _sign_in(register: dict[Any, Any], key: Any) -> Callable[[F], F]:
    def sign(function: F) -> F:
        if key in register:
            raise ValueError(f"{key} is signed in twice: {register[key].__name__} and {function.__name__}")
        register[key] = function
        return function

    return sign
